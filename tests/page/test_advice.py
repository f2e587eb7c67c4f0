"""Hints while playing, and the analysis of a finished game."""

from __future__ import annotations

import json
import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Route, WebSocketRoute, expect

from arcanum.texts import texts
from tests.marks import mainly, thorough
from tests.page.conftest import Opened
from tests.page.playing import shows
from tests.page.tables import HUMAN, Made, Object, Tables, bot
from tests.page.test_trickerion import at, forward

MISSING = re.compile(r"\[[a-z_]+-[\w-]+\]")
CARDS = ("downtown", "theater", "workshop")
CHANCE = re.compile(r"\d+\s?%")


def finished(tables: Tables) -> Made:
    """A short game, played to its end over the API."""
    made = tables.make(HUMAN, HUMAN, game="pebbles", seed=2)  # something costs much in it
    tables.forward(made, lambda seen: bool(seen["over"]))
    return made


def beside_a_bot(tables: Tables) -> Made:
    """A table where the bot has closed its fist already, so that nothing changes by itself."""
    made = tables.make(HUMAN, bot(), game="pebbles")
    tables.until(made, alone_to_decide)
    return made


def alone_to_decide(seen: Object) -> bool:
    """Only the first seat is waited for: nothing changes by itself."""
    return bool(seen["waiting"] == [0])


@pytest.mark.parametrize("lang", mainly("ru", "en", "pl"))
def test_a_hint_names_options_and_one_click_takes_it(
    look: Opened, tables: Tables, lang: str
) -> None:
    made = beside_a_bot(tables)
    page = look(made.link(), lang=lang)
    page.locator("[data-hint]").click()
    offered = page.locator("[data-hinted]")
    expect(offered.first).to_be_visible()
    assert 1 <= offered.count() <= 3
    seen = tables.now(made)
    spelled = {option["spelled"] for option in seen["options"]}
    for line in offered.all():
        assert line.get_attribute("data-hinted") in spelled
        assert CHANCE.search(line.inner_text())
    assert not MISSING.search(page.inner_text("body"))
    offered.first.click()
    expect(page.locator("[data-advice]")).to_have_count(0)
    tables.moved(made, seen)


def test_the_key_asks_and_escape_closes_and_takes_nothing_back(
    look: Opened, tables: Tables
) -> None:
    made = beside_a_bot(tables)
    page = look(made.link())
    expect(page.locator("[data-hint]")).to_be_visible()
    version = tables.now(made)["version"]
    page.keyboard.press("h")
    expect(page.locator("[data-hinted]").first).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator("[data-advice]")).to_have_count(0)
    assert tables.now(made)["version"] == version


@pytest.mark.parametrize(("width", "height"), [(390, 844), (844, 390), (390, 430)])
def test_advice_stands_beside_its_button_and_is_whole(
    look: Opened, tables: Tables, width: int, height: int
) -> None:
    page = look(beside_a_bot(tables).link(), width=width, height=height, touch=True)
    button = page.locator("[data-hint]")
    button.click()
    expect(page.locator("[data-hinted]").first).to_be_visible()
    box, near = page.locator("[data-advice]").bounding_box(), button.bounding_box()
    assert box
    assert near
    assert box["y"] + box["height"] <= near["y"] or box["y"] >= near["y"] + near["height"]
    room = max(near["y"], height - near["y"] - near["height"]) - 20
    wanted = page.locator("[data-advice]").evaluate("e => e.scrollHeight")
    assert box["height"] >= min(room, wanted)


def test_beside_people_there_is_no_hint_and_the_page_says_why(
    look: Opened, tables: Tables
) -> None:
    page = look(tables.make(HUMAN, HUMAN, game="pebbles").link())
    expect(page.locator("#options [data-action]").first).to_be_visible()
    expect(page.locator("[data-hint]")).to_have_count(0)
    page.get_by_role("tab", name="More").click()
    expect(page.get_by_text("No hints here: other people play")).to_be_visible()


@pytest.mark.parametrize("lang", mainly("pl", "en", "ru"))
def test_a_finished_game_is_analysed_and_leads_to_its_decisions(
    look: Opened, tables: Tables, lang: str
) -> None:
    made = finished(tables)
    page = look(made.link(), lang=lang)
    page.locator("[data-analyse]").click()
    done = page.locator('[data-analysis="done"]')
    expect(done).to_be_visible(timeout=60_000)
    expect(done.locator("svg[role=img] path[stroke-width]")).to_have_count(2)
    costly = done.locator("[data-costly]")
    assert costly.count() >= 1
    assert CHANCE.search(costly.first.inner_text())
    assert not MISSING.search(page.inner_text("body"))
    number = costly.first.get_attribute("data-costly")
    costly.first.click()
    expect(page.locator("input[type=range]")).to_have_value(str(number))
    page.goto(made.link())  # it is kept, and shown at once
    page.reload()
    expect(page.locator('[data-analysis="done"]')).to_be_visible()


class Slow:
    """An analysis that goes on when it is told to."""

    DECISIONS = 12

    def __init__(self) -> None:
        self.state = "none"
        self.done = 0

    def answer(self, route: Route) -> None:
        asked = route.request
        if asked.url.partition("?")[0].endswith("/stop"):
            self.state = "none"
        elif asked.method == "POST":
            self.state = "running"
        chances = [
            {"number": n + 1, "seat": n % 2, "chance": 0.3 + n / 40} for n in range(self.done)
        ]
        left = 3.0 * (self.DECISIONS - self.done)
        found = {"state": self.state, "done": self.done, "of": self.DECISIONS, "left": left}
        body = json.dumps({**found, "chances": chances, "costly": []})
        route.fulfill(body=body, content_type="application/json")


LINES = "[data-analysis] svg[role=img] path[stroke-width]"
POINTS = f"""() => [...document.querySelectorAll('{LINES}')]
  .reduce((n, line) => n + line.getAttribute('d').split('L').length, 0)"""


@pytest.mark.parametrize(
    ("lang", "about", "cancel", "stopped", "go_on"),
    [
        thorough("en", "About {n} s to go", "Cancel", "This is what it found so far", "Go on"),
        ("ru", "Осталось около {n} с.", "Отменить", "Вот что он успел найти", "Продолжить"),
    ],
)
def test_an_analysis_shows_what_it_has_and_can_be_cancelled(
    look: Opened, tables: Tables, lang: str, about: str, cancel: str, stopped: str, go_on: str
) -> None:
    made = finished(tables)
    slow = Slow()
    page = look("/healthz", lang=lang)
    page.route(re.compile(r"/api/tables/[^/]+/analysis(/stop)?(\?|$)"), slow.answer)
    page.goto(made.link())
    page.locator("[data-analyse]").click()
    runs = page.locator('[data-analysis="running"]')
    expect(runs.get_by_role("status")).to_contain_text(about.format(n=36))
    expect(runs.locator("svg[role=img]")).to_have_count(0)  # nothing is known yet
    drawn = 0
    for done in (2, 7):  # the estimate shrinks, the chart grows
        slow.done = done
        expect(runs.get_by_role("status")).to_contain_text(about.format(n=36 - 3 * done))
        expect(runs.locator("progress")).to_have_js_property("value", done)
        expect(runs.locator("svg[role=img]")).to_be_visible()
        points = page.evaluate(POINTS)
        assert points > drawn
        drawn = points
    runs.get_by_role("button", name=cancel).click()
    halted = page.locator('[data-analysis="none"]')
    expect(halted).to_contain_text(stopped)
    assert page.evaluate(POINTS) == drawn  # what was found stays
    halted.get_by_role("button", name=go_on).click()
    expect(runs).to_be_visible()
    slow.state, slow.done = "done", slow.DECISIONS
    done_now = page.locator('[data-analysis="done"]')
    expect(done_now).to_be_visible()
    expect(page.locator("[data-stop-analysis]")).to_have_count(0)
    assert not MISSING.search(page.inner_text("body"))


def test_an_onlooker_sees_an_analysis_but_begins_none(look: Opened, tables: Tables) -> None:
    made = finished(tables)
    page = look(f"/table/{made.table}")
    expect(page.locator(".win")).to_be_visible()
    expect(page.locator("[data-analyse]")).to_have_count(0)
    body = {"token": made.tokens[0]}
    tables.call("POST", f"/api/tables/{made.table}/analysis", body)
    page.reload()
    expect(page.locator('[data-analysis="done"]')).to_be_visible(timeout=60_000)


@pytest.mark.parametrize("lang", mainly("en", "ru", "pl"))
def test_a_bot_that_thinks_long_is_shown_and_the_log_says_when_another_had_to_decide(
    look: Opened, tables: Tables, lang: str
) -> None:
    """The server's own part of this is tested there; here it is put into what it sends."""
    made = beside_a_bot(tables)
    page = look("/rules/none", lang=lang, strict=False)
    decided: list[Callable[[], None]] = []

    def remarked(socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()

        def passed_on(message: str | bytes) -> None:
            told = json.loads(message)
            told["remarks"] = [{"after": 1, "seat": 1, "bot": "hard", "by": "greedy"}]
            now = json.dumps(told)
            decided.append(lambda: socket.send(now))
            socket.send(json.dumps({**told, "waiting": [1]}))

        server.on_message(passed_on)

    page.route_web_socket(re.compile("/live"), remarked)
    page.goto(made.link())
    line = page.locator("#log [data-remark]")
    expect(line).to_have_count(1)
    for name in ("hard", "greedy"):
        assert texts(lang).noun("bot", name) in line.inner_text()
    thinks = page.locator("[data-thinking]")
    expect(thinks).to_have_attribute("data-thinking", "2")  # it counts
    assert re.search(r"\d\s[sс]$", thinks.inner_text().strip())
    assert not MISSING.search(thinks.get_attribute("title") or "[page-missing]")
    decided[-1]()
    expect(thinks).to_have_count(0)


def test_a_hint_keeps_the_draft_of_an_assignment(look: Opened, tables: Tables) -> None:
    made = tables.make(HUMAN, bot("greedy"), game="trickerion", seed=5)
    forward(tables, made, at("ask-assign"), leave="ask-assign")
    seen = tables.until(made, alone_to_decide)  # the bot seals first
    team = [m["character"] for m in seen["view"]["troupes"][0]["team"]]
    page = look(made.link())
    shows(page, seen["version"])
    hints = [{"action": f"assign magician {card}", "chance": 0.5} for card in CARDS]
    page.route(
        re.compile("/hint"),
        lambda route: route.fulfill(json={"version": seen["version"], "hints": hints}),
    )
    for character in team[1:3]:  # there are two such cards
        page.locator('[data-noun="card:theater"]').first.click()
        page.locator(f'[data-noun="place:{character}"]').click()
    page.locator("[data-hint]").click()
    offered = page.locator("[data-hinted]")
    # What lies elsewhere in the draft is not asked for; taking one sends nothing.
    expect(offered).to_have_count(len(CARDS) - 1)
    page.locator('[data-hinted="assign magician downtown"]').click()
    expect(page.locator('[data-noun="place:magician"] .task')).to_contain_text("Downtown")
    expect(page.locator(f'[data-noun="place:{team[1]}"] .task')).to_contain_text("Theater")
    assert tables.now(made)["version"] == seen["version"]


def test_a_character_takes_a_seat_and_a_hint_says_why(look: Opened, tables: Tables) -> None:
    """From the lobby to the table, by keyboard and pointer."""
    page = look("/?game=seasons")
    page.locator("#seat1").select_option("easy")
    page.set_viewport_size({"width": 390, "height": 844})  # it is there on a phone too
    page.locator('[data-choose-character="1"]').click()
    chooser = page.locator("[data-characters]")
    expect(chooser.locator("[data-seat-character]")).to_be_in_viewport()
    page.set_viewport_size({"width": 1400, "height": 900})
    expect(chooser.locator("input[name=character]")).to_have_count(6)
    chooser.get_by_text("Melusine").first.click()
    expect(chooser.locator("aside")).to_contain_text("spiteful")
    chooser.locator("input[name=level][value=easy]").press("ArrowRight")
    chooser.locator("[data-seat-character]").click()
    expect(chooser).to_have_count(0)
    expect(page.locator('[data-choose-character="1"]')).to_contain_text("Melusine")
    expect(page.locator("#seat1")).to_have_value("normal")
    page.get_by_role("button", name="Sit down").click()
    page.wait_for_url("**/table/**")
    page.get_by_role("tab", name="More").click()
    expect(page.locator(".more")).to_contain_text("Melusine")
    made = page.url.split("/table/")[1].split("#")[0]
    shown = tables.call("GET", f"/api/tables/{made}")
    assert shown["players"][1]["bot"] == "normal:melusine"
    seen: list[object] = []

    def answered(route: Route) -> None:
        told = route.fetch().json()
        for each in told["hints"]:
            each["reasons"] = [
                {"part": "crystals", "more": True, "n": 4},
                {"part": "energy", "more": True, "n": 0},
                {"part": "room", "more": False, "n": 1},
            ]
        seen.append(told)
        route.fulfill(json=told)

    page.route(re.compile("/hint"), answered)
    tables.until(Made(made, {0: page.url.split("#")[1]}), alone_to_decide)
    page.locator("[data-hint]").click()
    expect(page.locator("[data-why]").first).to_have_text(
        "4 more crystals and energy that fits better, but 1 less on the summoning gauge."
    )
    assert seen


@pytest.mark.parametrize("lang", mainly("ru", "en", "pl"))
def test_a_costly_decision_is_a_puzzle_with_an_answer(
    look: Opened, tables: Tables, lang: str
) -> None:
    made = finished(tables)
    page = look(made.link(), lang=lang)
    page.locator("[data-analyse]").click()
    done = page.locator('[data-analysis="done"]')
    expect(done).to_be_visible(timeout=60_000)
    better = done.locator("[data-find-better]").first
    number = int(better.get_attribute("data-find-better") or 0)
    better.click()
    puzzle = page.locator("[data-puzzle]")
    expect(puzzle).to_have_attribute("data-puzzle", "open")
    assert not MISSING.search(page.inner_text("body"))
    name = page.url.split("/table/")[1].split("#")[0].split("?")[0]
    assert name != made.table
    assert tables.call("GET", f"/api/tables/{name}")["version"] >= number - 1
    page.reload()  # it is kept
    expect(puzzle).to_have_attribute("data-puzzle", "open")
    page.locator("#options [data-action]").first.click()
    expect(puzzle).to_have_attribute("data-puzzle", "told")
    assert CHANCE.search(puzzle.inner_text())
    puzzle.locator("a").click()
    expect(done).to_be_visible()
