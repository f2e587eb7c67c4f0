"""A person at the page: takes what is offered, with the mouse or with the keys."""

from __future__ import annotations

import random
import time

from playwright.sync_api import Locator, Page, expect

from tests.server.desk import until

# Everything that can be chosen, what ends a step first, so that games are short.
CHOSEN = """(() => {
  const find = one => document.querySelector(one);
  const ends = ['end-turn', 'go-on', 'take all'];
  return find('[data-sure]') ?? find(ends.map(end => `#options [data-action="${end}"]`).join())
    ?? find('.menu [data-action]') ?? find('#options [data-action]') ?? find('[data-lit]')
    ?? find('#options [data-group]');
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
READ = "() => navigator.clipboard.readText()"
SHOWN = "least => Number(document.getElementById('board')?.dataset.version ?? -1) >= least"
# The next thing to touch, which is remembered; or that there is none any more.
TOUCHABLE = f"""() => document.querySelector('.win') !== null
  || (!document.querySelector('.busy') && (window.touched = {CHOSEN}))"""
# What was touched has led to something: a decision, or something else to touch.
TOUCHED = f"""before => document.querySelector('.win')
  || Number(document.getElementById('board')?.dataset.version ?? -1) > before
  || {CHOSEN} !== window.touched"""
# Follow a link within the page.
OPEN = """path => {
  history.pushState(null, '', path);
  dispatchEvent(new PopStateEvent('popstate'));
}"""
OVER = "() => document.querySelector('.win') !== null"
LOOKS = 20  # milliseconds, from look to look
LIMIT = 400.0  # seconds for a whole game, on a machine that does other things too


def shows(page: Page, version: int) -> None:
    """Wait until the page shows the table as it is since that version."""
    page.wait_for_function(SHOWN, arg=version, polling=LOOKS)


def heard(page: Page) -> None:
    """Wait until the page shows what its click has done."""
    expect(page.locator(".busy")).to_have_count(0)


def comes_true(page: Page, promised: str, arg: object = None) -> None:
    """Wait until a promise comes out true; `wait_for_function` takes any promise for a yes."""
    until(lambda: bool(page.evaluate(promised, arg)))


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
    comes_true(page, READ)
    return str(page.evaluate(READ))


def is_over(page: Page) -> bool:
    return bool(page.evaluate(OVER))


def tap(page: Page, times: int) -> int:
    """Touch what is offered until so many decisions are made, or the game is over; how many."""
    board = page.locator("#board")
    first = now = int(board.get_attribute("data-version") or 0)
    while now < first + times:
        one = page.wait_for_function(TOUCHABLE).as_element()
        if one is None:  # others have ended the game
            break
        one.tap()
        page.wait_for_function(TOUCHED, arg=now)
        now = int(board.get_attribute("data-version") or 0)
    return now - first


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


# What there is to decide: something that is asked about first, a seal, how many options are
# listed, and whether one of them ends a step.
STATE = """() => {
  const listed = [...document.querySelectorAll('#options [data-action]')];
  return {
    sure: document.querySelector('[data-sure]') !== null,
    seal: document.querySelector('#options [data-action=seal]:not([disabled])') !== null,
    listed: listed.length,
    ends: listed.some(e => e.querySelector('kbd')?.textContent.trim() === 'E'),
  };
}"""
# Where the focus is lost or cannot be seen: what has it.
UNSEEN = """() => {
  const on = document.activeElement;
  if (on === document.body) return 'nothing has the focus';
  const box = on.getBoundingClientRect();
  const seen = on.matches(':focus-visible') && box.width > 0 && box.bottom > 0
    && box.top < innerHeight;
  return seen ? '' : on.outerHTML.slice(0, 160);
}"""


def choose(page: Page, dice: random.Random) -> None:
    """One decision: often what ends a step, else any of the listed options."""
    state = page.evaluate(STATE)
    if state["sure"]:
        tab_to(page, "[data-sure]")
        page.keyboard.press("Enter")
    elif state["seal"]:  # a card for the first character, the others stay idle
        page.keyboard.press("1")
        page.keyboard.press("Enter")
        tab_to(page, '[data-action="seal"]')
        page.keyboard.press("Enter")
    elif state["ends"] and dice.random() < 0.6:
        page.keyboard.press("e")
    elif not state["listed"]:
        page.keyboard.press("o")  # the list of all options stays open
    else:
        others = state["listed"] - state["ends"]
        page.keyboard.press(str(dice.randint(1, max(1, min(9, others)))))


def keys_to_the_end(page: Page) -> int:
    """A whole game with keys alone and with luck; the focus is always to be seen. How many."""
    dice = random.Random(3)
    end = time.monotonic() + LIMIT
    keys = 0
    while not is_over(page):
        assert time.monotonic() < end, f"the game does not end: {keys} keys"
        if not page.evaluate(OFFERED):
            page.wait_for_timeout(15)
            continue
        if keys > 1:  # it goes to the next decision
            page.wait_for_function(f"() => document.querySelector('.win') || !({UNSEEN})()")
        choose(page, dice)
        keys += 1
    return keys


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
