"""Chromium and Firefox at one table: whole games, and all that two people do beside them.

Firefox is as wide as a phone.
"""

from __future__ import annotations

import json
import time
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Page

from tests.page import test_trickerion as trickerion
from tests.page.conftest import running_server
from tests.page.firefox import Firefox, running_firefox
from tests.page.playing import CLICK, LIMIT, PLAY
from tests.page.tables import HUMAN, Object, Tables
from tests.server.test_notices import Post

TOTALS = "return [...document.querySelectorAll('tfoot td b')].map(e => Number(e.innerText))"
PATIENCE = 120.0  # seconds, on a machine that does other things too
# What makes a game short: its options, and a seed of few clicks.
SHORT: dict[str, Object] = {
    "pebbles": {},
    "seasons": {},
    "pax_illuminaten": {"seed": 6},
    "trickerion": {"seed": 5, "options": trickerion.SHORTEST},
}
CLICKS = {"trickerion": trickerion.CLICK}  # where it is not the usual one
# What browsers say where a size changes while it is measured is no fault.
WATCH = """addEventListener('error', e => e.message.startsWith('ResizeObserver')
        || (document.documentElement.dataset.wrong = e.message));
    addEventListener('unhandledrejection',
        e => document.documentElement.dataset.wrong = String(e.reason));"""


class Somebody:
    """A person at a browser, whichever it is."""

    def __init__(self, base: str) -> None:
        self.base = base

    def open(self, path: str) -> None:
        self.goto(self.base + path)
        self.run(WATCH)

    def goto(self, address: str) -> None:
        raise NotImplementedError

    def run(self, body: str, *values: Any) -> Any:
        raise NotImplementedError

    def press(self, wanted: str) -> None:
        raise NotImplementedError

    def write(self, wanted: str, text: str) -> None:
        raise NotImplementedError

    def sees(self, wanted: str, text: str = "") -> None:
        """Waits until something is on the page, with this text."""
        look = """const all = [...document.querySelectorAll(arguments[0])];
            return all.some(one => one.textContent.replace(/\\s+/g, ' ').includes(arguments[1]))
                ? '' : document.body.innerText.slice(0, 600);"""
        end = time.monotonic() + PATIENCE
        while shown := self.run(look, wanted, text):
            assert time.monotonic() < end, (wanted, text, shown)
            time.sleep(0.05)

    def until(self, body: str, *values: Any, patience: float = PATIENCE) -> None:
        """Waits until a function with this body returns something true."""
        end = time.monotonic() + patience
        while not self.run(body, *values):
            assert time.monotonic() < end, body
            time.sleep(0.05)

    def click(self, wanted: str) -> None:
        self.sees(wanted)
        self.press(wanted)

    def text(self, wanted: str) -> str:
        return str(self.run("return document.querySelector(arguments[0]).innerText", wanted))

    @property
    def over(self) -> bool:
        return bool(self.run("return document.querySelector('.win') !== null"))

    def step(self) -> bool:
        """Takes what is offered, if anything is."""
        return bool(self.run(f"return ({CLICK})()"))

    def act(self) -> None:
        """Takes what is offered, as soon as something is."""
        end = time.monotonic() + PATIENCE
        while not self.step():
            assert time.monotonic() < end
            time.sleep(0.02)

    def well(self) -> None:
        """Nothing went wrong on the page."""
        assert not self.run("return document.documentElement.dataset.wrong")


class InChromium(Somebody):
    def __init__(self, base: str, page: Page) -> None:
        super().__init__(base)
        self.page = page

    def goto(self, address: str) -> None:
        self.page.goto("about:blank")
        self.page.goto(address)

    def run(self, body: str, *values: Any) -> Any:
        script = f"values => (function () {{ {body} }}).apply(null, values)"
        return self.page.evaluate(script, list(values))

    def press(self, wanted: str) -> None:
        self.page.locator(wanted).first.click()

    def write(self, wanted: str, text: str) -> None:
        self.page.locator(wanted).first.fill(text)


class InFirefox(Somebody):
    def __init__(self, base: str, firefox: Firefox) -> None:
        super().__init__(base)
        self.firefox = firefox

    def goto(self, address: str) -> None:
        self.firefox.goto("about:blank")  # a new `#` alone would load nothing
        self.firefox.goto(address)

    def run(self, body: str, *values: Any) -> Any:
        return self.firefox.run(body, *values)

    def press(self, wanted: str) -> None:
        self.firefox.click(wanted)

    def write(self, wanted: str, text: str) -> None:
        self.firefox.type(wanted, text)


@pytest.fixture(scope="module")
def tables(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Tables]:
    """A server of our own: its notices may go to this machine."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("ARCANUM_PRIVATE_WEBHOOKS", "1")
        with running_server(tmp_path_factory.mktemp("club")) as found:
            yield found


@pytest.fixture(scope="module")
def firefox(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Firefox]:
    with running_firefox(tmp_path_factory.mktemp("firefox"), 390, 844) as found:
        yield found


@pytest.fixture
def two(
    tables: Tables, firefox: Firefox, browser: Browser
) -> Iterator[tuple[Somebody, Somebody]]:
    """Ann at Chromium, Boris at Firefox; nothing may go wrong on either page."""
    context = browser.new_context(
        viewport={"width": 1280, "height": 800}, locale="en", reduced_motion="reduce"
    )
    context.add_init_script("localStorage.setItem('arcanum.recap', 'false')")
    boris = InFirefox(tables.base, firefox)
    boris.goto(tables.base + "/sigil.svg")
    boris.run("localStorage.clear(); localStorage.setItem('arcanum.recap', 'false')")
    ann = InChromium(tables.base, context.new_page())
    yield ann, boris
    for each in (ann, boris):
        each.well()
    context.close()


def said(who: Somebody, text: str) -> None:
    """Says something, where the chat lies open."""
    line = 'input[maxlength="500"]'
    who.sees(line)
    who.write(line, text)
    who.run("document.querySelector(arguments[0]).form.requestSubmit()", line)


def more(boris: Somebody) -> None:
    """What is needed seldom, on a phone."""
    boris.click("nav.nav button:last-child")


def play_on(*people: Somebody, click: str = CLICK) -> int:
    """Everybody takes what is offered until the game is over for all; how many clicks."""
    for each in people:
        each.run(f"({PLAY.replace('CLICK', click)})()")
    for each in people:
        each.until("return document.querySelector('.win') !== null", patience=LIMIT)
    return sum(int(each.run("return window.clicks")) for each in people)


@pytest.mark.parametrize("game", SHORT)
def test_a_game_with_chat_to_the_end(
    two: tuple[Somebody, Somebody], tables: Tables, game: str
) -> None:
    ann, boris = two
    people = ({**HUMAN, "name": name} for name in ("Ann", "Boris"))
    made = tables.make(*people, game=game, **SHORT[game])
    ann.open(made.link(0))
    boris.open(made.link(1))
    for each in two:
        each.sees("#board *")
    assert boris.run("return innerWidth") <= 500
    ann.click('[role="tab"][aria-label^="Chat"]')
    said(ann, "good luck")
    boris.sees("[data-unread]", "1")
    boris.click("nav.nav button:has([data-unread])")
    boris.sees("[data-line]", "good luck")
    said(boris, "and to you")
    ann.sees("[data-line]", "and to you")
    boris.click("nav.nav button")  # the board again
    assert play_on(ann, boris, click=CLICKS.get(game, CLICK)) > 1
    for each in two:
        each.sees(".win h1")
    assert ann.text(".win h1").replace("You win", "Ann wins") in (
        boris.text(".win h1"),
        boris.text(".win h1").replace("You win", "Boris wins"),
    )
    scores = tables.now(made)["scores"]
    for each in two:
        each.sees(".end", str(max(scores)))
        if game == "seasons":
            assert each.run(TOTALS) == scores


def test_taking_back_a_bot_for_a_while_and_giving_up(
    two: tuple[Somebody, Somebody], tables: Tables
) -> None:
    ann, boris = two
    made = tables.make(*({**HUMAN, "name": name} for name in ("Ann", "Boris")), game="pebbles")
    ann.open(made.link(0))
    boris.open(made.link(1))
    for each in two:
        each.act()
    ann.sees("#log", "Boris closes a fist")
    ann.click("[data-undo]")
    boris.sees('[data-asked="undo"]', "Ann")
    boris.click('[data-asked="undo"] .btn.primary')
    end = time.monotonic() + PATIENCE
    while "closes a fist" in ann.text("#log"):
        assert time.monotonic() < end
        time.sleep(0.05)
    # A bot plays for Boris while he is away, and he comes back.
    more(boris)
    boris.click("[data-leave-ask]")
    boris.click("[data-leave]")
    ann.click("[data-let-bot]")
    ann.sees('[data-happening="bot-plays"]', "Boris")
    boris.open(made.link(1))
    boris.click("[data-back]")
    ann.sees('[data-happening="returns"]', "Boris is back")
    # He gives up, and both go on to another game.
    more(boris)
    boris.click("[data-leave-ask]")
    boris.click("[data-give-up]")
    boris.click('[role="alertdialog"] [data-concede]')
    ann.sees('[data-happening="concedes"]', "Boris concedes")


def test_a_shared_screen_a_phone_and_a_rematch(
    two: tuple[Somebody, Somebody], tables: Tables
) -> None:
    """Three people: two at Chromium, one at Firefox."""
    ann, boris = two
    made = tables.make(
        *({**HUMAN, "name": n} for n in ("Ann", "Cleo", "Boris")), game="pebbles"
    )
    ann.open("/")
    entries = [
        {
            "table": made.table,
            "token": made.tokens[seat],
            "game": "pebbles",
            "at": 1,
            "seat": seat,
        }
        for seat in (0, 1)
    ]
    ann.run(
        "localStorage['arcanum.mine'] = arguments[0]",
        json.dumps([entries[0], {**entries[1], "here": True}]),
    )
    ann.open(made.link(0))
    boris.open(made.link(2))
    end = time.monotonic() + PATIENCE
    covers = set()
    while not (ann.over and boris.over):
        assert time.monotonic() < end
        if ann.run("return document.querySelector('[data-ready]') !== null"):
            covers.add(ann.text("dialog[open] h1"))
            assert (
                ann.run("return document.querySelectorAll('#options [data-action]').length")
                == 0
            )
            ann.press("[data-ready]")
        ann.step()
        boris.step()
    assert covers == {"Ann", "Cleo"}
    boris.click("[data-ask-rematch]")
    ann.click("[data-rematch] [data-take-seat]")
    for each in two:  # all go on to another table
        each.until(
            "return /\\/table\\//.test(location.href) && !location.href.includes(arguments[0])",
            made.table,
        )
        each.sees(".board, [data-ready]")


def test_a_notice_of_a_turn_leaves_for_who_looks_away(
    two: tuple[Somebody, Somebody], tables: Tables
) -> None:
    ann, boris = two
    hook = Post()
    made = tables.make(*({**HUMAN, "name": name} for name in ("Ann", "Boris")), game="pebbles")
    boris.open(made.link(1))
    boris.sees("#options [data-action]")
    more(boris)
    boris.sees('input[type="url"]')
    boris.write('input[type="url"]', f"http://127.0.0.1:{hook.port}/boris")
    boris.run("document.querySelector('input[type=\"url\"]').form.requestSubmit()")
    boris.sees(".on", f"{hook.port}/boris")
    boris.goto(tables.base + "/sigil.svg")
    ann.open(made.link(0))
    ann.act()
    told = json.loads(hook.came.get(timeout=PATIENCE).body)
    assert (told["what"], told["table"], told["seat"]) == ("your-turn", made.table, 1)
    assert told["link"] == f"{tables.base}/table/{made.table}"
    hook.shutdown()
    hook.server_close()
