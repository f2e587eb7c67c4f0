"""A person at the page: takes what is offered, with the mouse or with the keys."""

from __future__ import annotations

import time

from playwright.sync_api import Page

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
  const one = document.querySelector('.busy') ? null : {CHOSEN};
  one?.click();
  return one !== null;
}}"""
OVER = "() => document.querySelector('.win') !== null"
LIMIT = 400.0  # seconds for a whole game, on a machine that does other things too


def is_over(page: Page) -> bool:
    return bool(page.evaluate(OVER))


def click_to_the_end(*pages: Page) -> int:
    """Every page takes what it is offered until the game is over on all; how many clicks."""
    clicks = 0
    end = time.monotonic() + LIMIT
    while time.monotonic() < end:
        if all(is_over(page) for page in pages):
            return clicks
        idle = True
        for page in pages:
            if page.evaluate(CLICK):
                clicks += 1
                idle = False
        if idle:
            time.sleep(0.01)
    raise AssertionError("the game does not end")


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
