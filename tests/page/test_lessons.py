"""Lessons in a browser: the first game to its end, the coach's objection, going on later."""

from __future__ import annotations

import re
import time
from contextlib import suppress
from itertools import product
from typing import Any

import pytest
from playwright.sync_api import FloatRect, Locator, Page, TimeoutError, expect

from tests.page.conftest import PATIENCE, Opened
from tests.page.eyes import fits_every_eye
from tests.page.playing import LOOKS, heard, shows
from tests.page.tables import Made, Tables

LIMIT = 500.0  # seconds for a lesson, on a machine that does other things too
# What ends a step comes first where the coach leaves the choice open.
PLAIN = ("take all", "go-on", "end-turn")
# Mark what stands for an action: its button, or the thing that it speaks of.
MARK = """([action, nouns]) => {
  document.querySelector('[data-wanted]')?.removeAttribute('data-wanted');
  const visible = all => [...all].find(e => e.offsetParent !== null);
  const mark = (one, what) => { one.setAttribute('data-wanted', ''); return what; };
  const button = visible(document.querySelectorAll(`[data-action="${action}"]`));
  if (button) return mark(button, 'action');
  for (const noun of nouns) {
    const thing = visible(document.querySelectorAll(`[data-noun="${noun}"][data-lit]`));
    if (thing) return mark(thing, noun);
  }
  return '';
}"""
STEP = 4.0  # seconds, until a choice is begun again
SOON = 10_000  # milliseconds, until a choice is begun again of which nothing has come


def begin(tables: Tables, path: str, lang: str = "en") -> Made:
    made = tables.call("POST", path, {"lang": lang})
    return Made(made["table"], {s["seat"]: s["token"] for s in made["seats"]})


def follow(page: Page, tables: Tables, made: Made, how: str = "mouse") -> int:
    """Do what the coach says until the lesson is over; how many things were chosen."""
    choices = 0
    end = time.monotonic() + LIMIT
    while time.monotonic() < end:
        now = tables.now(made)
        lesson = now["lesson"]
        if lesson["wait"] == "done":
            return choices
        if lesson["wait"] != "next" and not now["options"]:
            time.sleep(0.02)
            continue
        shows(page, now["version"])
        if lesson["wait"] == "next":
            onward(page, how)
        elif how == "keys":
            by_list(page, wanted(now))
        else:
            take(page, now, wanted(now), how)
        choices += 1
        gone_on(page, tables, made, now["version"], how)
    raise AssertionError("the lesson does not end")


# What has come of a choice: the table has gone on, or it is asked about first.
COME = """version => document.querySelector('[data-sure]') !== null
  || Number(document.getElementById('board')?.dataset.version) > version"""


def gone_on(page: Page, tables: Tables, made: Made, version: int, how: str) -> None:
    """Wait until something has come of it; what is asked about first is confirmed."""
    try:
        page.wait_for_function(COME, arg=version, polling=LOOKS, timeout=SOON)
    except TimeoutError:  # begin again: others may have decided meanwhile
        return
    if tables.now(made)["version"] == version:
        if how == "keys":
            enter(page, "[data-sure]")
        else:
            press(page.locator("[data-sure]"), how)
    heard(page)


def onward(page: Page, how: str) -> None:
    """Say Next, unless the rival has moved on to where that is not asked."""
    button = page.locator("[data-turn=next]:enabled")
    if how == "keys":
        enter(page, "[data-turn=next]:enabled")
    else:
        with suppress(TimeoutError):
            press(button, how, SOON)


def by_list(page: Page, option: dict[str, Any]) -> None:
    """Open the list of all options and take one of them."""
    button = f'#options [data-action="{option["action"]}"]'
    for _ in range(6):  # the list may still be that of the last decision
        if page.locator(button).first.is_visible():
            break
        page.keyboard.press("o")
        page.wait_for_timeout(25)
    enter(page, button)


FOCUS = """wanted => {
  if (document.activeElement?.matches(wanted)) return 'here';
  return document.querySelector(wanted) ? 'elsewhere' : 'gone';
}"""


def enter(page: Page, wanted: str) -> None:
    """Tab to a button and press it, unless the lesson has gone on meanwhile."""
    for _ in range(240):
        focus = page.evaluate(FOCUS, wanted)
        if focus == "gone":
            return
        if focus == "here":
            page.keyboard.press("Enter")
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"Tab does not reach {wanted}")


def wanted(now: dict[str, Any]) -> dict[str, Any]:
    """The option that a pupil would choose."""
    by_action = {option["action"]: option for option in now["options"]}
    good = [by_action[action] for action in now["lesson"]["good"]]
    plain = [by_action[action] for action in PLAIN if action in by_action]
    found: dict[str, Any] = (good or plain or now["options"])[0]
    return found


def take(page: Page, now: dict[str, Any], option: dict[str, Any], how: str = "mouse") -> None:
    """Choose what an option speaks of, thing by thing, until its own button can be chosen.

    What is begun on the board in a way of its own is taken from the list of all options.
    """
    nouns = [f"{noun['kind']}:{noun['value']}" for noun in option["nouns"]]
    if nouns[1:] == ["card:nothing"]:  # who has no card is sealed so
        press(page.locator('[data-action="seal"]'), how)
        return
    if option["verb"] == "assign":  # a card is laid under a character
        press(page.locator(f'.assign [data-noun="{nouns[1]}"]').first, how)
        press(page.locator(f'[data-noun="place:{option["nouns"][0]["value"]}"]'), how)
        return
    listed = False
    end = time.monotonic() + STEP
    while time.monotonic() < end:
        done = page.evaluate(MARK, [option["action"], nouns])
        if not done and not page.locator("#board").is_visible():
            press(page.locator(".nav button").first, how)  # the coach spoke of another screen
        elif not done and not listed:
            page.keyboard.press("o")
            listed = True
        if done:
            try:
                press(page.locator("[data-wanted]"), how, SOON)
            except TimeoutError:  # it was drawn again meanwhile, and is to be found again
                return
            menu = page.locator(f'.menu [data-action="{option["action"]}"]')
            if menu.count():
                press(menu.first, how)
            if listed:
                page.keyboard.press("o")  # it is closed again
            if done == "action" or len(nouns) < 2 or menu.count():
                return
            nouns.remove(done)
        else:
            page.wait_for_timeout(25)


def press(thing: Locator, how: str, patience: int = PATIENCE) -> None:
    """By mouse or finger, wherever it can be seen."""
    if how == "touch":
        thing.tap(timeout=patience)
    else:
        thing.click(timeout=patience)


# Each guided game in each language, by each means of input, on each width. These few have each
# language, means and width at least once; the others are thorough.
FEW = [
    ("seasons/first", "pl", "keys", 390),
    ("trickerion/first", "ru", "mouse", 1440),
    ("trickerion/heir", "en", "touch", 390),
]
FIRSTS = [*(lesson for lesson, *_ in FEW), "trickerion/finale", "pax_illuminaten/first"]
HOW = ["mouse", "touch", "keys"]
WALKS = [
    pytest.param(*walk, marks=[] if walk in FEW else [pytest.mark.thorough])
    for walk in product(FIRSTS, ["en", "ru", "pl"], HOW, [1440, 390])
]


@pytest.mark.parametrize(("lesson", "lang", "how", "width"), WALKS)
def test_the_first_game_is_played_to_its_end(
    look: Opened, tables: Tables, lesson: str, lang: str, how: str, width: int
) -> None:
    made = begin(tables, f"/api/lessons/{lesson}", lang)
    high, theme = (844, "light") if width < 700 else (900, "dark")
    page = look(made.link(), width, high, lang, touch=how == "touch", theme=theme)
    expect(page.locator(".coach")).to_be_visible()
    assert follow(page, tables, made, how) > 20
    expect(page.locator('.coach a[href*="learn"]')).to_be_visible()


def to_the_first_choice(page: Page, said: str = "step 4 of") -> None:
    """In the first games it comes with the fourth step."""
    for step in ("2", "3", "4"):
        page.locator("[data-turn=next]:enabled").click()
        expect(page.locator(".coach .chd")).to_contain_text(said.replace("4", step))


def test_a_poor_choice_is_spoken_of_before_it_is_sent(look: Opened, tables: Tables) -> None:
    made = begin(tables, "/api/lessons/seasons/first")
    page = look(made.link(), 1440, 900)
    to_the_first_choice(page)
    expect(page.locator("[data-spot=dice]")).to_be_visible()
    expect(page.locator("[data-spot=gauge] i")).to_have_text("2")
    die = page.locator('[data-noun="die:winter_4"]')
    die.click()
    expect(page.locator(".coach .text")).to_contain_text("You may, but…")
    expect(page.locator(".coach tbody tr")).to_have_count(3)
    assert tables.now(made)["view"]["mages"][0]["die"] is None  # nothing was sent
    page.keyboard.press("1")
    expect(page.locator("[data-weighed]")).to_have_count(0)
    die.click()
    page.locator("[data-weighed=keep]").click()
    expect(page.locator("[data-weighed]")).to_have_count(0)
    tables.until(made, lambda seen: seen["view"]["mages"][0]["die"] is not None)
    page.locator("[data-turn=back]:enabled").click()
    expect(die).to_be_visible()


def test_ending_the_turn_is_not_the_button_to_press_while_the_coach_speaks(
    look: Opened, tables: Tables
) -> None:
    made = begin(tables, "/api/lessons/seasons/transmuting")
    page = look(made.link())
    end = page.locator('.ribbon [data-action="end-turn"]')
    expect(end).to_be_visible()
    assert tables.now(made)["lesson"]["wait"] == "next"
    expect(end).not_to_have_class(re.compile("primary"))


def test_leaving_and_going_on_from_the_lobby(look: Opened) -> None:
    page = look("/?game=seasons&learn", 1440, 900)
    expect(page.locator("[data-lesson]").first).to_be_in_viewport(ratio=1)
    page.locator("[data-lesson=transmuting]").click()
    page.locator("[data-turn=next]:enabled").click()
    expect(page.locator(".coach .chd")).to_contain_text("step 2 of")
    page.locator("[data-leave]").click()
    entry = page.locator(".tb").first
    expect(entry).to_contain_text("Transmuting, step 2 of")
    expect(entry).to_contain_text("Go on")
    entry.click()
    expect(page.locator(".coach .chd")).to_contain_text("step 2 of")
    page.keyboard.press("ArrowLeft")
    expect(page.locator(".coach .chd")).to_contain_text("step 1 of")


def test_a_rule_is_tried(look: Opened, tables: Tables) -> None:
    made = begin(tables, "/api/try/seasons/S-10.1", "pl")
    page = look(made.link(), 390, 844, "pl", touch=True)
    expect(page.locator(".coach")).to_contain_text("Przywołaj kartę")
    fits_every_eye(page)
    page.locator('[data-noun="card:amulet_of_earth"]').click()
    page.locator("[data-turn=back]:enabled").click()
    expect(page.locator('[data-noun="card:amulet_of_earth"][data-lit]')).to_be_visible()


@pytest.mark.parametrize("width", [1440, 390])
def test_the_coach_can_be_used_by_everybody(look: Opened, tables: Tables, width: int) -> None:
    made = begin(tables, "/api/lessons/seasons/first")
    page = look(made.link(), width, 860)
    to_the_first_choice(page)
    page.locator('[data-noun="die:winter_4"]').click()
    expect(page.locator("[data-weighed=keep]")).to_be_visible()
    fits_every_eye(page)


def test_the_lobby_loads_nothing_of_lessons(look: Opened) -> None:
    page = look("/healthz")
    loaded: list[str] = []
    page.on("request", lambda asked: loaded.append(asked.url.rpartition("/")[2]))
    page.goto("/")
    page.wait_for_selector("form")
    page.wait_for_load_state("networkidle")
    names = ("Coach", "Lessons", "Spotlight", "learn")
    assert [name for name in loaded if name.startswith(names)] == []


def test_the_rulebook_opens_a_rule_to_try(look: Opened) -> None:
    page = look("/rules/seasons#S-9.3", 1440, 900)
    page.locator('[data-try="S-9.3"]').first.click()
    expect(page.locator(".coach")).to_contain_text("Transmute your tokens")
    page.locator("[data-leave]").click()
    expect(page.locator('[data-try="S-9.3"]').first).to_be_visible()


def box(thing: Locator) -> FloatRect:
    found = thing.bounding_box()
    assert found
    return found


@pytest.mark.parametrize(
    ("width", "height", "lang"), [(1280, 720, "ru"), (844, 390, "ru"), (390, 844, "pl")]
)
def test_a_long_lesson_fits_a_small_screen(
    look: Opened, tables: Tables, width: int, height: int, lang: str
) -> None:
    made = begin(tables, "/api/lessons/trickerion/first", lang)
    page = look(made.link(), width, height, lang, touch=width != 1280)
    to_the_first_choice(page, " 4 ")
    expect(page.locator("[data-spot]")).to_have_count(2)
    for bead in page.locator("[data-spot] i").all():  # whole, wherever its thing lies
        expect(bead).to_be_in_viewport(ratio=1)
    # The steps of the lesson are one line of beads, clear of the buttons.
    steps = box(page.locator(".coach .steps"))
    said = box(page.locator(".coach .said"))
    assert steps["height"] < 12
    assert steps["x"] + steps["width"] <= said["x"] + said["width"] + 1
    assert steps["width"] > 150
    board = box(page.locator("#board"))
    if height == 390:
        assert board["height"] > height / 2
    if width == 1280:
        tab = box(page.locator("[role=tab]").last)
        assert tab["x"] + tab["width"] <= width


def test_a_bead_leads_to_what_is_out_of_sight(look: Opened, tables: Tables) -> None:
    """To the tab behind which it lies on a phone, and up or down a low screen."""
    made = begin(tables, "/api/lessons/trickerion/links")
    page = look(made.link(), 390, 844, touch=True)
    for step in ("2", "3"):
        page.locator("[data-turn=next]:enabled").click()
        expect(page.locator(".coach .chd")).to_contain_text(f"step {step} of")
    assistant = page.locator('[data-spot="character:assistant"]')
    tab = page.locator(".tabs button", has_text="Workshop")
    assert meets(box(assistant), box(tab))
    tab.click()
    disc = page.locator('.mine [data-character="assistant"]')
    expect(disc).to_be_in_viewport()
    assert not meets(box(assistant), box(tab))
    made = begin(tables, "/api/lessons/seasons/gauge")
    page = look(made.link(), 844, 390, touch=True)
    page.locator('[data-beyond="play"]').click()
    expect(page.locator('[data-spot="play"]')).to_be_in_viewport()
    expect(page.locator('[data-beyond="play"]')).to_have_count(0)


def meets(one: FloatRect, other: FloatRect) -> bool:
    beside = one["x"] < other["x"] + other["width"] and other["x"] < one["x"] + one["width"]
    level = one["y"] < other["y"] + other["height"] and other["y"] < one["y"] + one["height"]
    return beside and level


@pytest.mark.parametrize(("width", "height"), [(1440, 900), (1280, 720), (390, 844)])
def test_an_objection_shows_what_it_speaks_of(
    look: Opened, tables: Tables, width: int, height: int
) -> None:
    """The gauge and the card; the question itself steps back for it."""
    made = begin(tables, "/api/lessons/seasons/first")
    page = look(made.link(), width, height, touch=width == 390)
    to_the_first_choice(page)
    page.locator('[data-noun="die:winter_4"]').click()
    expect(page.locator("[data-weighed=keep]")).to_be_visible()
    expect(page.locator("[data-spot]")).to_have_count(2)
    for spot in page.locator("[data-spot]").all():
        expect(spot).to_be_in_viewport(ratio=1)
    expect(page.locator(".ribbon")).to_have_count(0)
    page.locator("[data-weighed=back]").click()
    expect(page.locator(".ribbon")).to_be_visible()


def test_the_list_of_lessons_leaves_the_games_in_sight(look: Opened) -> None:
    page = look("/?game=seasons&learn", 1440, 900)
    expect(page.locator("[data-lesson]").last).to_be_visible()
    page.locator("[data-lesson]").last.scroll_into_view_if_needed()
    expect(page.locator("[data-game=trickerion]")).to_be_in_viewport()
