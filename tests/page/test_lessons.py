"""Lessons in a browser: the first game to its end, the coach's objection, going on later."""

from __future__ import annotations

import time
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.page.conftest import ROOT, Opened
from tests.page.playing import tab_to
from tests.page.tables import Made, Tables

AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
LIMIT = 100.0  # seconds for a lesson, on a machine that does other things too
# What ends a step comes first where the coach leaves the choice open.
PLAIN = ("take all", "go-on", "end-turn")
# Click what stands for an action: its button, or the thing that it speaks of.
CLICK = """([action, nouns, mark]) => {
  const choose = one => mark ? one.setAttribute('data-wanted', '') : one.click();
  const visible = all => [...all].find(e => e.offsetParent !== null);
  const button = visible(document.querySelectorAll(`[data-action="${action}"]`));
  if (button) { choose(button); return true; }
  for (const noun of nouns) {
    const thing = visible(document.querySelectorAll(`[data-noun="${noun}"][data-lit]`));
    if (thing) { choose(thing); return true; }
  }
  return false;
}"""


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
        if lesson["wait"] == "next":
            onward(page, how)
        elif not now["options"]:
            time.sleep(0.02)
            continue
        elif how == "keys":
            by_list(page, wanted(now))
        else:
            take(page, now, wanted(now), how)
        choices += 1
        version = now["version"]
        soon = time.monotonic() + 3
        while tables.now(made)["version"] == version and time.monotonic() < soon:
            time.sleep(0.02)
        page.wait_for_function("() => !document.querySelector('.busy')")
    raise AssertionError("the lesson does not end")


def onward(page: Page, how: str) -> None:
    button = page.locator("[data-turn=next]:enabled")
    if how == "keys":
        button.wait_for()
        page.keyboard.press("ArrowRight")
    elif how == "touch":
        button.tap()
    else:
        button.click()


def by_list(page: Page, option: dict[str, Any]) -> None:
    """Open the list of all options and take one of them."""
    button = f'#options [data-action="{option["action"]}"]'
    for _ in range(6):  # the list may still be that of the last decision
        if not page.locator(button).count():
            page.wait_for_timeout(400)
        if page.locator(button).count():
            break
        page.keyboard.press("o")
    tab_to(page, button)
    page.keyboard.press("Enter")


def serious(page: Page) -> list[str]:
    """What axe finds wrong with a page, if it matters."""
    page.evaluate(AXE.read_text(encoding="utf-8"))
    found = page.evaluate("axe.run({ resultTypes: ['violations'] })")
    return [
        f"{v['id']}: {v['nodes'][0]['html'][:160]} {v['nodes'][0]['failureSummary'][:300]}"
        for v in found["violations"]
        if v["impact"] in ("serious", "critical")
    ]


def wanted(now: dict[str, Any]) -> dict[str, Any]:
    """The option that a pupil would choose."""
    by_action = {option["action"]: option for option in now["options"]}
    good = [by_action[action] for action in now["lesson"]["good"]]
    plain = [by_action[action] for action in PLAIN if action in by_action]
    found: dict[str, Any] = (good or plain or now["options"])[0]
    return found


def take(page: Page, now: dict[str, Any], option: dict[str, Any], how: str = "mouse") -> None:
    nouns = [f"{noun['kind']}:{noun['value']}" for noun in option["nouns"]]
    touch = how == "touch"
    for _ in range(200):
        if page.evaluate(CLICK, [option["action"], nouns, touch]):
            if touch:
                page.locator("[data-wanted]").tap()
                page.evaluate(
                    "document.querySelector('[data-wanted]')?.removeAttribute('data-wanted')"
                )
            menu = page.locator(f'.menu [data-action="{option["action"]}"]')
            if menu.count():
                menu.first.tap() if touch else menu.first.click()
            return
        page.wait_for_timeout(25)
    raise AssertionError(f"nothing on the page offers {option['action']}")


# Each game with each language and each kind of input, and each language with each input.
FIRSTS = [
    "seasons/first", "trickerion/first", "trickerion/heir", "pax_illuminaten/first",
]  # fmt: skip
HOW = ["mouse", "touch", "keys"]
WALKS = [
    (
        lesson,
        lang,
        HOW[(g + k) % 3],
        390 if HOW[(g + k) % 3] == "touch" or (g + k) % 6 == 2 else 1440,
    )
    for g, lesson in enumerate(FIRSTS)
    for k, lang in enumerate(["en", "ru", "pl"])
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


def test_a_poor_choice_is_spoken_of_before_it_is_sent(look: Opened, tables: Tables) -> None:
    made = begin(tables, "/api/lessons/seasons/first")
    page = look(made.link(), 1440, 900)
    for _ in range(3):
        page.locator("[data-turn=next]:enabled").click()
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
    page.wait_for_function("() => document.querySelector('[data-turn=next], .ribbon.mine')")
    assert tables.now(made)["view"]["mages"][0]["die"] is not None
    page.locator("[data-turn=back]:enabled").click()
    expect(die).to_be_visible()


def test_leaving_and_going_on_from_the_lobby(look: Opened) -> None:
    page = look("/?game=seasons&learn", 1440, 900)
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
    page.locator('[data-noun="card:amulet_of_earth"]').click()
    page.locator("[data-turn=back]:enabled").click()
    expect(page.locator('[data-noun="card:amulet_of_earth"][data-lit]')).to_be_visible()


@pytest.mark.parametrize("theme", ["dark", "light"])
@pytest.mark.parametrize("width", [1440, 390])
def test_the_coach_can_be_used_by_everybody(
    look: Opened, tables: Tables, theme: str, width: int
) -> None:
    made = begin(tables, "/api/lessons/seasons/first")
    page = look(made.link(), width, 860, theme=theme)
    for _ in range(3):
        page.locator("[data-turn=next]:enabled").click()
    page.locator('[data-noun="die:winter_4"]').click()
    expect(page.locator("[data-weighed=keep]")).to_be_visible()
    assert serious(page) == []


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
