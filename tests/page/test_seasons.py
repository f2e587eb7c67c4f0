"""What only Seasons has on its page."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import CDPSession, FloatRect, Locator, Page, expect

from tests.page.conftest import Opened
from tests.page.playing import heard, settled, shows
from tests.page.tables import HUMAN, Made, Object, Tables, bot
from tests.server.desk import until

SOUL = "activate damned_soul_of_onys"


def soul_while_the_die_is_open(seen: Object) -> bool:
    asked = seen["view"]["asked"]
    return (
        any(option["spelled"] == SOUL for option in seen["options"])
        and asked["prompt"] == "ask-die-actions"
    )


def soul_or_the_end(seen: Object) -> bool:
    return seen["over"] or soul_while_the_die_is_open(seen)


def test_the_damned_soul_is_passed_while_the_die_is_open(look: Opened, tables: Tables) -> None:
    """[OQ-26, card 50]"""
    for seed in range(1, 20):  # not in every game is it summoned
        made = tables.make(HUMAN, HUMAN, seed=seed)
        if not tables.forward(made, soul_or_the_end, seed=seed)["over"]:
            break
    page = look(made.link())
    expect(page.get_by_text("Take what your die offers.")).to_be_visible()
    page.locator("[data-lit]").filter(has_text="Damned Soul").first.click()
    heard(page)
    expect(page.locator("[data-lit]").filter(has_text="Damned Soul")).to_have_count(0)
    expect(page.get_by_text("Take what your die offers.")).to_be_visible()
    other = tables.now(made)["view"]["mages"][1]
    assert "damned_soul_of_onys" in [each["card"] for each in other["play"]]


# -- the prelude: nothing is sent before it is sealed


def sorts(seen: Object) -> bool:
    return bool(seen["options"]) and seen["view"]["asked"]["prompt"] == "ask-shelve"


def laid(page: Page) -> list[str]:
    """The nine cards as they lie, year by year."""
    found = page.locator(".shelf [data-drop]").evaluate_all(
        "all => all.map(e => e.querySelector('[data-card]')?.dataset.card ?? '')"
    )
    return [str(card) for card in found]


def years(tables: Tables, made: Made) -> list[list[str]]:
    """The sets as the server has them."""
    mage = tables.now(made)["view"]["mages"][0]
    found = [mage["hand"], mage["library"]["2"], mage["library"]["3"]]
    return [sorted(year["cards"]) for year in found]


def middle(thing: Locator) -> tuple[float, float]:
    box: FloatRect | None = thing.bounding_box()
    assert box
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def finger(wire: CDPSession, kind: str, *at: tuple[float, float]) -> None:
    points = [{"x": x, "y": y} for x, y in at]
    wire.send("Input.dispatchTouchEvent", {"type": f"touch{kind}", "touchPoints": points})


def test_a_pick_and_three_sets_wait_for_the_seal(look: Opened, tables: Tables) -> None:
    """[S-4.1, S-4.5]"""
    made = tables.make(HUMAN, HUMAN, seed=8)
    page = look(made.link(), 1440, 900)
    pack = page.locator(".pack [data-lit]")
    pack.nth(2).click()
    pack.nth(4).click()
    expect(page.locator(".pack [aria-pressed=true]")).to_have_count(1)
    assert tables.now(made)["version"] == 0
    chosen = pack.nth(4).get_attribute("data-card")
    page.keyboard.press("e")
    expect(page.get_by_text("Your pick is sealed")).to_be_visible()
    expect(page.locator(f'.shelf [data-card="{chosen}"]')).to_be_visible()
    page.locator("[data-unseal]").click()  # the other one has not chosen
    expect(pack).to_have_count(9)
    tables.until(made, lambda seen: seen["view"]["mages"][0]["kept"]["count"] == 0)

    shows(page, tables.forward(made, sorts, prefer=("draft",))["version"])
    page.wait_for_function("() => document.querySelectorAll('.laid [data-card]').length === 9")
    before = laid(page)
    version = tables.now(made)["version"]
    cards = page.locator(".shelf [data-card]")
    cards.nth(0).click()  # two clicks change places
    cards.nth(8).click()
    page.mouse.move(*middle(cards.nth(1)))  # so does dragging
    page.mouse.down()
    page.mouse.move(*middle(cards.nth(5)), steps=4)
    page.mouse.up()
    cards.nth(2).focus()  # and so do keys
    page.keyboard.press("Enter")
    for _ in range(2):
        page.keyboard.press("ArrowRight")
    page.keyboard.press("Enter")
    order = [8, 5, 4, 3, 2, 1, 6, 7, 0]
    wanted = [before[i] for i in order]
    until(lambda: laid(page) == wanted)
    page.keyboard.press("Delete")  # a card without a place is laid again
    expect(page.locator('[data-action="seal"]')).to_have_count(0)
    page.reload()
    expect(page.locator("[data-tray] [data-lit]")).to_have_count(1)
    page.keyboard.press("1")
    expect(page.locator('[data-action="seal"]')).to_be_visible()
    until(lambda: laid(page) == wanted)
    assert tables.now(made)["version"] == version

    page.keyboard.press("e")
    expect(page.get_by_text("Your sets are made")).to_be_visible()
    sets = [sorted(wanted[i : i + 3]) for i in (0, 3, 6)]
    until(lambda: years(tables, made) == sets)
    page.keyboard.press("u")  # one step back, and all nine may change once more
    expect(page.locator('[data-action="seal"]')).to_be_visible()
    cards.nth(0).click()
    cards.nth(6).click()
    page.locator('[data-action="seal"]').click()
    expect(page.get_by_text("Your sets are made")).to_be_visible()
    wanted[0], wanted[6] = wanted[6], wanted[0]
    sets = [sorted(wanted[i : i + 3]) for i in (0, 3, 6)]
    until(lambda: years(tables, made) == sets)


def test_three_sets_by_touch(look: Opened, tables: Tables) -> None:
    """A first game: nine cards of a kit, none of which has a place yet."""
    made = tables.make(HUMAN, bot("greedy"), seed=8, options={"level": "apprentice"})
    page = look(made.link(), 390, 844, touch=True)
    tray = page.locator("[data-tray] [data-lit]")
    expect(tray).to_have_count(9)
    for n in range(9):
        expect(tray).to_have_count(9 - n)
        tray.first.tap()
    until(lambda: "" not in laid(page))
    shows(page, tables.until(made, lambda seen: seen["waiting"] == [0])["version"])
    before = laid(page)
    cards = page.locator(".shelf [data-card]")
    cards.nth(0).tap()
    cards.nth(4).tap()
    wire = page.context.new_cdp_session(page)
    start, end = middle(cards.nth(2)), middle(cards.nth(3))
    finger(wire, "Start", start)  # a finger rests before it carries: else it scrolls
    page.evaluate("() => new Promise(done => setTimeout(done, 350))")  # by the page's clock
    finger(wire, "Move", (start[0], start[1] + 20))
    finger(wire, "Move", end)
    finger(wire, "End")
    wanted = [before[i] for i in (4, 1, 3, 2, 0, 5, 6, 7, 8)]
    until(lambda: laid(page) == wanted)

    version = tables.now(made)["version"]
    hint = {"action": f"shelve {wanted[8]} year_1", "chance": 0.5}
    page.route(
        re.compile("/hint"),
        lambda route: route.fulfill(json={"version": version, "hints": [hint]}),
    )
    page.locator("[data-hint]").tap()
    page.locator("[data-hinted]").tap()  # a hint joins what is laid
    wanted[2], wanted[8] = wanted[8], wanted[2]
    until(lambda: laid(page) == wanted)
    assert tables.now(made)["version"] == version
    page.locator('[data-action="seal"]').tap()
    expect(page.locator(".me")).to_be_visible()  # the bot is done: the tournament begins
    sets = [sorted(wanted[i : i + 3]) for i in (0, 3, 6)]
    until(lambda: years(tables, made) == sets)


# -- tokens on cards

# What lies on top at some points of an element, whether it is that or within it.
ON_TOP = """(element, points) => {
  const box = element.getBoundingClientRect();
  return points.map(([x, y]) => {
    const there = document.elementFromPoint(box.x + box.width * x, box.y + box.height * y);
    return there !== null && (element === there || element.contains(there));
  });
}"""
EVERYWHERE = [[x / 6, y / 6] for x in range(1, 6) for y in range(1, 6)]


@pytest.mark.parametrize(("width", "height"), [(1440, 900), (390, 844)])
def test_tokens_on_a_cauldron_leave_its_name_and_its_clicks(
    look: Opened, tables: Tables, width: int, height: int
) -> None:
    """Six tokens on it: the name is whole, and a click anywhere on the card is the card's."""
    made = tables.call("POST", "/api/try/seasons/S-8.2", {"lang": "en"})
    page = look(
        f"/table/{made['table']}#{made['seats'][0]['token']}", width, height, touch=width < 700
    )
    card = page.locator('.me [data-noun="card:glutton_cauldron"]')
    card.scroll_into_view_if_needed()
    held = page.locator(".me .held", has=page.locator('[data-noun="card:glutton_cauldron"]'))
    tokens = held.locator(".stoks > *")
    expect(tokens).to_have_count(6)
    settled(page)
    name = card.get_by_text("Glutton Cauldron").first.bounding_box()
    assert name
    for token in tokens.all():
        box = token.bounding_box()
        assert box
        assert not overlap(name, box), (name, box)
    assert all(card.evaluate(ON_TOP, EVERYWHERE))


def overlap(one: FloatRect, other: FloatRect) -> bool:
    return (
        one["x"] < other["x"] + other["width"]
        and other["x"] < one["x"] + one["width"]
        and one["y"] < other["y"] + other["height"]
        and other["y"] < one["y"] + one["height"]
    )
