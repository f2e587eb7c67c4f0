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

from tests.marks import mainly
from tests.page import test_trickerion as trickerion
from tests.page.conftest import running_server
from tests.page.firefox import Firefox, running_firefox
from tests.page.playing import CLICK, LIMIT, PLAY, SHOWN
from tests.page.tables import HUMAN, Made, Object, Tables
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
# With three people and a cover at every turn these take minutes: they agree to end them, and
# whole games are played by the long tests.
LONG = ("pax_illuminaten", "seasons", "trickerion")
SHORT_OF_THREE: dict[str, Object] = {**SHORT, "pax_illuminaten": {"seed": 3}}
LONGER = 3 * LIMIT  # seconds for such a game
CLICKS = {"trickerion": trickerion.CLICK}  # where it is not the usual one
# The same at a shared screen: whoever is called uncovers it. What lies open below is noted.
SHARED = """() => {
  const click = CLICK;
  window.clicks = 0;
  window.covers = [];
  window.uncovered = [];
  const step = () => {
    const ready = document.querySelector('[data-ready]');
    let clicked = ready !== null;
    if (ready) {
      window.covers.push(document.querySelector('dialog[open] h1').innerText.trim());
      for (const one of document.querySelectorAll('#options [data-action]'))
        window.uncovered.push(one.dataset.action);
      ready.click();
    } else {
      clicked = click(window.clicks);
      if (clicked) window.clicks++;
    }
    if (!document.querySelector('.win')) setTimeout(step, clicked ? 2 : 15);
  };
  step();
}"""
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

    def narrow(self) -> None:
        """As wide as a phone from now on."""

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

    def narrow(self) -> None:
        self.page.set_viewport_size({"width": 390, "height": 844})

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


def play_on(*people: Somebody, play: str) -> int:
    """Everybody takes what is offered until the game is over for all; how many clicks."""
    for each in people:
        each.run(f"({play})()")
    for each in people:
        each.until("return document.querySelector('.win') !== null", patience=LIMIT)
    return sum(int(each.run("return window.clicks")) for each in people)


def playing(game: str, play: str = PLAY) -> str:
    """How this game is played on."""
    return play.replace("CLICK", CLICKS.get(game, CLICK))


def talk(ann: Somebody, boris: Somebody) -> None:
    """Each hears the other, and what is new is marked."""
    ann.click('[role="tab"][aria-label^="Chat"]')
    said(ann, "good luck")
    boris.sees("[data-unread]", "1")
    boris.click("nav.nav button:has([data-unread])")
    boris.sees("[data-line]", "good luck")
    said(boris, "and to you")
    ann.sees("[data-line]", "and to you")
    boris.click("nav.nav button")  # the board again
    ann.click('[role="tab"]')  # the log


def take_back(ann: Somebody, boris: Somebody, tables: Tables, made: Made) -> None:
    """Both go on until a step of Ann's lies behind one of Boris'; he lets her have it back."""
    end = time.monotonic() + PATIENCE
    while (seen := tables.now(made))["take_back"] is None or seen["undo"]:
        assert time.monotonic() < end
        ann.step()
        boris.step()
    # Nothing is on its way any more: both pages show the table as it is.
    for each in (ann, boris):
        each.until(f"return ({SHOWN})(arguments[0])", seen["version"])
    seen = tables.now(made)
    before, stay = heard(tables, made), seen["take_back"]
    assert stay < before
    ann.click("[data-undo]")
    boris.sees('[data-asked="undo"]', "Ann")
    boris.click('[data-asked="undo"] [data-agree]')
    while heard(tables, made) > stay:
        assert time.monotonic() < end
        time.sleep(0.05)
    assert heard(tables, made) == stay


def heard(tables: Tables, made: Made) -> int:
    """How many notes there are for Ann."""
    path = f"/api/tables/{made.table}?token={made.tokens[0]}"
    return len(tables.call("GET", path)["notes"])


def stand_in(ann: Somebody, boris: Somebody, tables: Tables, made: Made) -> None:
    """A bot plays for Boris while he is away, and he comes back."""
    more(boris)
    boris.click("[data-leave-ask]")
    boris.click("[data-leave]")
    ann.click("[data-let-bot]")
    ann.sees('[data-happening="bot-plays"]', "Boris")
    before = tables.now(made)
    assert before["players"][1]["bot"] == "random"
    end = time.monotonic() + PATIENCE
    while tables.now(made)["version"] < before["version"] + 2:
        assert time.monotonic() < end
        ann.step()
    boris.open(made.link(1))
    boris.click("[data-back]")
    ann.sees('[data-happening="returns"]', "Boris is back")
    assert not tables.now(made)["players"][1]["bot"]


def the_end(two: tuple[Somebody, Somebody], tables: Tables, made: Made, game: str) -> None:
    """Both are told the same."""
    ann, boris = two
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


def agree(tables: Tables, made: Made) -> None:
    """All three end the game with the present scores."""
    path = f"/api/tables/{made.table}"
    tables.call("POST", f"{path}/asks", {"token": made.tokens[2], "kind": "scores"})
    for seat in (0, 1):
        asked = tables.now(made, seat)["ask"]["id"]
        sent = {"token": made.tokens[seat], "ask": asked, "agree": True}
        tables.call("POST", f"{path}/answer", sent)


def go_on(ann: Somebody, boris: Somebody, tables: Tables, made: Made) -> None:
    """Boris asks for another game, and all sit at one new table; what it is like."""
    boris.click("[data-ask-rematch]")
    ann.click("[data-rematch] [data-take-seat]")
    for each in (ann, boris):
        each.until(
            "return /\\/table\\//.test(location.href) && !location.href.includes(arguments[0])",
            made.table,
        )
        each.sees(".board, [data-ready]")
    paths = {each.run("return location.pathname") for each in (ann, boris)}
    assert len(paths) == 1
    old, new = (
        tables.call("GET", f"/api{path.replace('table', 'tables')}")
        for path in (f"/table/{made.table}", *paths)
    )
    for same in ("game", "settings", "pace", "terms", "hints_off"):
        assert new[same] == old[same], same
    names = [player["name"] for player in old["players"]]
    assert [player["name"] for player in new["players"]] == [names[-1], *names[:-1]]


@pytest.mark.parametrize("game", mainly("seasons", "pebbles", "pax_illuminaten", "trickerion"))
def test_an_evening_of_two(two: tuple[Somebody, Somebody], tables: Tables, game: str) -> None:
    """A whole game, with all that happens beside it, and the beginning of the next one."""
    ann, boris = two
    people = ({**HUMAN, "name": name} for name in ("Ann", "Boris"))
    made = tables.make(
        *people, game=game, terms={"bot": "random"}, pace={"bank": 90_000}, **SHORT[game]
    )
    ann.open(made.link(0))
    boris.open(made.link(1))
    for each in two:
        each.sees("#board *")
    assert boris.run("return innerWidth") <= 500
    talk(ann, boris)
    take_back(ann, boris, tables, made)
    stand_in(ann, boris, tables, made)
    assert play_on(ann, boris, play=playing(game)) > 1
    the_end(two, tables, made, game)
    go_on(ann, boris, tables, made)
    # He gives up, and it is said to both.
    more(boris)
    boris.click("[data-leave-ask]")
    boris.click("[data-give-up]")
    boris.click('[role="alertdialog"] [data-concede]')
    ann.sees('[data-happening="concedes"]', "Boris concedes")
    boris.sees(".ribbon .cap", "You have conceded")
    boris.until("return document.querySelector('.ribbon .cap').offsetHeight > 0")


@pytest.mark.parametrize("game", mainly("pebbles", "seasons", "pax_illuminaten", "trickerion"))
def test_a_shared_screen_a_phone_and_a_rematch(
    two: tuple[Somebody, Somebody], tables: Tables, game: str
) -> None:
    """Two at Chromium, one at Firefox: a whole game, or its beginning and an agreed end."""
    ann, boris = two
    made = three_at_two_screens(ann, boris, tables, game)
    if game in LONG:
        boris.until("return window.clicks > 9")
        ann.until("return window.clicks > 19 && new Set(window.covers).size === 2")
    else:
        for each in two:
            each.until("return document.querySelector('.win') !== null", patience=LIMIT)
    was_covered(ann, boris)
    if game in LONG:
        ann.open(made.link(0))  # nobody plays on
        boris.open(made.link(2))
        agree(tables, made)
    boris.sees(".win")
    ann.sees(".win")
    go_on(ann, boris, tables, made)


def three_at_two_screens(ann: Somebody, boris: Somebody, tables: Tables, game: str) -> Made:
    """Ann and Cleo at Chromium, Boris at Firefox; all take what is offered."""
    people = ({**HUMAN, "name": name} for name in ("Ann", "Cleo", "Boris"))
    made = tables.make(*people, game=game, **SHORT_OF_THREE[game])
    ann.open("/")
    entries = [
        {"table": made.table, "token": made.tokens[seat], "game": game, "at": 1, "seat": seat}
        for seat in (0, 1)
    ]
    ann.run(
        "localStorage['arcanum.mine'] = arguments[0]",
        json.dumps([entries[0], {**entries[1], "here": True}]),
    )
    ann.open(made.link(0))
    boris.open(made.link(2))
    ann.run(f"({playing(game, SHARED)})()")
    boris.run(f"({playing(game)})()")
    return made


def was_covered(ann: Somebody, boris: Somebody) -> None:
    """Everybody has decided, and the shared screen was covered for both who share it."""
    assert boris.run("return window.clicks") > 1
    assert ann.run("return window.clicks") > 1
    assert set(ann.run("return window.covers")) == {"Ann", "Cleo"}
    assert ann.run("return window.uncovered") == []  # nothing lay open under a cover


@pytest.mark.thorough
@pytest.mark.parametrize("game", LONG)
def test_a_whole_game_of_three_at_two_phones(
    two: tuple[Somebody, Somebody], tables: Tables, game: str
) -> None:
    """Two share a phone; whoever looks from elsewhere sees that the table goes on."""
    ann, boris = two
    ann.narrow()
    made = three_at_two_screens(ann, boris, tables, game)
    end, seen = time.monotonic() + LONGER, tables.now(made)
    while not seen["over"]:
        seen = tables.moved(made, seen)  # it never stands for long
        assert time.monotonic() < end, seen["version"]
    for each in two:
        each.sees(".win h1")
        assert each.run("return innerWidth") <= 500
    was_covered(ann, boris)
    scores = seen["scores"]
    for each in two:
        each.sees(".end", str(max(scores)))
    go_on(ann, boris, tables, made)


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
