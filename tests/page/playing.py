"""A person at the page: takes what is offered, with the mouse or with the keys."""

from __future__ import annotations

import time

from playwright.sync_api import Locator, Page, expect

# Everything that can be chosen, what ends a step first, so that games are short.
CHOSEN = """(() => {
  const find = one => document.querySelector(one);
  const ends = ['end-turn', 'go-on', 'take all'];
  return find('[data-sure]') ?? find(ends.map(end => `#options [data-action="${end}"]`).join())
    ?? find('.menu [data-action]') ?? find('#options [data-action]') ?? find('[data-lit]');
})()"""
ENDS = ", ".join(f'#options [data-action="{end}"]' for end in ("end-turn", "go-on", "seal"))
OFFERED = f"() => {CHOSEN} !== null && !document.querySelector('.busy')"
CLICK = f"""() => {{
  const one = document.querySelector('.busy, .win') ? null : {CHOSEN};
  one?.click();
  return one !== null;
}}"""
# The same again and again, in the page itself.
PLAY = """() => {
  const click = CLICK;
  window.clicks = 0;
  const step = () => {
    const clicked = click(window.clicks);
    if (clicked) window.clicks++;
    if (!document.querySelector('.win')) setTimeout(step, clicked ? 2 : 15);
  };
  step();
}"""
SHOWN = "least => Number(document.getElementById('board')?.dataset.version ?? -1) >= least"
OVER = "() => document.querySelector('.win') !== null"
LIMIT = 400.0  # seconds for a whole game, on a machine that does other things too


def shows(page: Page, version: int) -> None:
    """Wait until the page shows the table as it is since that version."""
    page.wait_for_function(SHOWN, arg=version)


def heard(page: Page) -> None:
    """Wait until the page shows what its click has done."""
    expect(page.locator(".busy")).to_have_count(0)


def settled(page: Page) -> None:
    """Wait until nothing more comes that could move things: letters, and sizes found late."""
    page.evaluate(
        """async () => {
          await document.fonts.ready;
          for (let n = 0; n < 2; n++) await new Promise(done => requestAnimationFrame(done));
        }"""
    )


def click_dark(thing: Locator) -> None:
    """Click something that is not lit; Playwright would wait until it is."""
    thing.hover()  # it is there, and does not move any more
    thing.click(force=True)


def copied(page: Page, button: Locator) -> str:
    """What a button copies."""
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    page.evaluate("navigator.clipboard.writeText('')")
    button.click()
    found = page.wait_for_function("() => navigator.clipboard.readText()")
    return str(found.json_value())


def is_over(page: Page) -> bool:
    return bool(page.evaluate(OVER))


def click_to_the_end(*pages: Page, click: str = CLICK) -> int:
    """Every page takes what it is offered until the game is over on all; how many clicks."""
    for page in pages:
        page.evaluate(PLAY.replace("CLICK", click))
    for page in pages:
        page.wait_for_selector(".win", timeout=LIMIT * 1000)
    return sum(int(page.evaluate("window.clicks")) for page in pages)


def type_to_the_end(page: Page, most: int = 10_000) -> int:
    """The same with keys alone, to the end or so many decisions; how many."""
    keys = 0
    end = time.monotonic() + LIMIT
    while time.monotonic() < end:
        if keys == most or is_over(page):
            return keys
        if not page.evaluate(OFFERED):
            time.sleep(0.01)
            continue
        keys += 1
        if page.locator("[data-sure]").count():  # it is asked about first
            tab_to(page, "[data-sure]")
            page.keyboard.press("Enter")
        elif page.locator(ENDS).count():
            page.keyboard.press("e")
        elif page.locator("#options [data-action]").count():
            page.keyboard.press("1")
        else:
            tab_to(page, "[data-lit]")
            page.keyboard.press("Enter")
            if page.locator(".menu").count():
                page.keyboard.press("Enter")
        page.wait_for_timeout(15)
    raise AssertionError("the game does not end")


def tab_to(page: Page, wanted: str) -> None:
    """Tab until something of that kind has the focus."""
    page.locator(wanted).first.wait_for()
    for _ in range(80):
        if page.evaluate("s => document.activeElement?.matches(s) ?? false", wanted):
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"Tab does not reach {wanted}")


# A browser without a screen is always visible: looking away is told to the page by hand.
AWAY = """away => {
  Object.defineProperty(document, 'hidden', { get: () => away, configurable: true });
  document.dispatchEvent(new Event('visibilitychange'));
}"""


def look_away(page: Page) -> None:
    """Another tab comes to the front."""
    page.evaluate(AWAY, True)


def look_back(page: Page) -> None:
    """This tab comes to the front again."""
    page.evaluate(AWAY, False)


def keep_first(page: Page) -> None:
    """Choose the first card of a pack, and seal that."""
    page.locator(".pack [data-lit]").first.click()
    page.locator('[data-action="seal"]').click()
    heard(page)
