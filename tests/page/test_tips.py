"""What helps beside the board: symbols explained, where the turn is, how one is called."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from arcanum.texts import LANGUAGES, bundle_of, texts
from tests.marks import mainly
from tests.page.conftest import ROOT, Opened
from tests.page.playing import settled
from tests.page.tables import HUMAN, Object, Tables, bot

SYMBOLS = {"seasons": "exchange", "trickerion": "shard", "pax_illuminaten": "majordomo"}

GAMES = ROOT / "web" / "src" / "games"
# Signs on buttons or beside words that say the same, and the marks of the seats beside names.
DECORATION = {
    *("arrow", "check", "chevdown", "clock", "eye", "human", "plus", "seal", "undo"),
    *("block", "orb", "peak", "star"),
}
# Positions that show most symbols of a board between them.
SHOWN = {
    "seasons": ("try/seasons/S-8.2", "try/seasons/S-2.2", "lessons/seasons/dice"),
    "trickerion": (
        *("try/trickerion/T-3.2.10", "try/trickerion/T-4.5.1", "try/trickerion/H-6.2"),
        *("try/trickerion/A-4.3", "lessons/trickerion/next-step", "lessons/trickerion/links"),
    ),
    "pax_illuminaten": (
        *("try/pax_illuminaten/P-1.1", "try/pax_illuminaten/P-15.8"),
        *("lessons/pax_illuminaten/contest", "lessons/pax_illuminaten/conspiring"),
    ),
}
DRAWN = "all => [...new Set(all.map(one => one.dataset.tip))]"


def to_decide(seen: Object) -> bool:
    """Past the set-up, with nothing going on."""
    return bool(seen["options"]) and seen["view"]["round"] >= 1


@pytest.mark.parametrize("game", sorted(SYMBOLS))
def test_a_symbol_says_what_it_is(look: Opened, tables: Tables, game: str) -> None:
    made = tables.make(HUMAN, bot(), game=game, seed=4)
    tables.forward(made, to_decide)
    page = look(made.link(), 1440, 900)
    expect(page.locator('[data-plate="A"] .nm').first).to_have_text("You")  # who gave no name
    symbol = page.locator(f'#board [data-tip="{SYMBOLS[game]}"]').locator("visible=true").first
    symbol.hover()
    tip = page.get_by_role("tooltip")
    expect(tip).to_be_visible()
    page.keyboard.press("Escape")
    expect(tip).to_have_count(0)
    page.get_by_role("tab", name="More").click()
    page.get_by_label("Explain symbols").uncheck()
    symbol.hover()
    page.wait_for_timeout(500)
    expect(tip).to_have_count(0)
    # So is the row that shows where the turn is.
    strip = page.locator("[data-strip]")
    expect(strip).to_be_visible()
    strip.click()
    expect(page.locator(".why")).to_be_visible()
    page.get_by_label("Show the parts of a turn").uncheck()
    expect(strip).to_have_count(0)


def unexplained(game: str, drawn: set[str]) -> set[str]:
    """The symbols of which a language does not say what they mean."""
    part = (GAMES / game / "part.ts").read_text(encoding="utf-8")
    kinds = re.findall(r"'(\w+)'", part.partition("tips: [")[2].partition("]")[0])
    lacking = set()
    for lang in LANGUAGES:
        written = bundle_of(lang, [GAMES / game / "locale" / lang])
        nouns = texts(lang, game)
        for symbol in drawn - DECORATION:
            kind = next((each for each in kinds if nouns.has(f"{each}-{symbol}")), None)
            keys = [f"{game}-tip-{symbol}", *([f"{game}-tip-of-{kind}"] if kind else [])]
            if not any(written.has_message(key) for key in keys):
                lacking.add(f"{symbol} in {lang}")
    return lacking


@pytest.mark.parametrize("game", mainly(*sorted(SHOWN, reverse=True)))
def test_every_symbol_of_a_board_is_explained(look: Opened, tables: Tables, game: str) -> None:
    """Those that the sources name, but for the end, and those that positions show."""
    parts = [f for f in (GAMES / game).rglob("*.svelte") if f.stem != "Finish"]
    named = {
        symbol
        for part in parts
        for found in re.findall(
            r'<Icon\s+id="(\w+)"[^>]*?(?:\stip="(\w+)")?\s*/>|data-tip="(\w+)"',
            part.read_text(encoding="utf-8"),
        )
        for symbol in [found[1] or found[0] or found[2]]
    }
    assert len(named) > 8
    assert unexplained(game, named) == set()
    page = look("/healthz")
    drawn: set[str] = set()
    for call in SHOWN[game]:
        made = tables.call("POST", f"/api/{call}", {"lang": "en"})
        page.goto(f"/table/{made['table']}#{made['seats'][0]['token']}")
        page.wait_for_selector("#board [data-tip]", state="attached")
        settled(page)
        drawn |= set(page.locator("#board [data-tip]").evaluate_all(DRAWN))
    assert len(drawn) > 15
    assert unexplained(game, drawn) == set()


def test_a_long_press_explains_and_does_nothing(look: Opened, tables: Tables) -> None:
    made = tables.make(HUMAN, bot(), seed=4)
    tables.forward(made, to_decide)
    page = look(made.link(), 390, 844, touch=True)
    before = tables.now(made)["version"]
    at = page.locator(".opps [data-tip=crystal], .mh [data-tip=crystal]").first
    expect(at).to_be_visible()
    settled(page)
    box = at.bounding_box()
    assert box is not None
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    finger = page.context.new_cdp_session(page)
    points = [{"x": x, "y": y}]
    finger.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": points})
    expect(page.get_by_role("tooltip")).to_contain_text("Crystals")
    finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    assert tables.now(made)["version"] == before


@pytest.mark.parametrize("game", ["seasons", "pax_illuminaten"])
def test_prices_and_running_scores_can_be_turned_off(
    look: Opened, tables: Tables, game: str
) -> None:
    made = tables.make(HUMAN, bot(), game=game, seed=4)
    tables.forward(made, priced)
    page = look(made.link(), 1440, 900)
    for seat, points in enumerate(tables.now(made)["standing"]):
        shown = page.locator(f'[data-standing="{seat}"]')
        expect(shown).to_be_visible()
        expect(shown).to_contain_text(str(points).replace("-", "−"))
    page.keyboard.press("o")  # all options, with their prices
    costs = page.locator("[data-costs]")
    expect(costs.first).to_be_visible()
    page.get_by_role("tab", name="More").click()
    page.get_by_label("Show what options take and bring").uncheck()
    expect(costs).to_have_count(0)
    page.get_by_label("Show running scores").uncheck()
    expect(page.locator("[data-standing]")).to_have_count(0)
    page.reload()  # it is remembered
    expect(page.locator("#options [data-action]").first).to_be_visible()
    page.keyboard.press("o")
    expect(page.locator("#options [data-action]").nth(3)).to_be_visible()
    expect(costs).to_have_count(0)
    expect(page.locator("[data-standing]")).to_have_count(0)


def priced(seen: Object) -> bool:
    """A decision with prices: actions in the middle of a turn."""
    prompt = (seen["view"]["asked"] or {}).get("prompt")
    return bool(seen["options"]) and prompt in ("ask-main", "ask-action")


def test_totals_of_the_phone_can_be_turned_off(look: Opened, tables: Tables) -> None:
    made = tables.make(HUMAN, bot(), game="trickerion", seed=4)
    tables.forward(made, to_decide)
    page = look(made.link(), 390, 844, touch=True)
    expect(page.locator("[data-total]").first).to_be_in_viewport()
    page.get_by_role("button", name="More", exact=True).tap()
    page.get_by_label("Show running scores").uncheck()
    expect(page.locator("[data-total]")).to_have_count(0)
