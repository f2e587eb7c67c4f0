"""The board of Pax Illuminaten in a browser: played, looked at, asked why not."""

from __future__ import annotations

import gzip
import re
import time
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, expect

from arcanum.cards import catalogue
from tests.marks import mainly, thorough
from tests.page.conftest import PAGE, ROOT, Opened
from tests.page.eyes import fits_every_eye, has_its_words, stays_inside
from tests.page.playing import LIMIT, click_dark, heard, is_over, settled, shows, tab_to
from tests.page.tables import HUMAN, Made, Object, Tables, bot

GAME = "pax_illuminaten"
LOCALES = ROOT / "web" / "src" / "games" / GAME / "locale"
OWN = re.compile(r"(pax_illuminaten-)?(part|board)-")
KB = 1024
BUILD_UP = ("realize", "claim", "put", "influence", "place", "scout", "pay", "act-with")
FIGHT = ("oust", "target", "interrogate", *BUILD_UP)

# One click on something lit, chosen by a number: a menu first, then a card, token or button.
# Ending the actions is one choice among all, so that turns are neither empty nor endless.
CLICK = """n => {
  if (document.querySelector('.busy, .win')) return '';
  const menu = [...document.querySelectorAll('.menu [data-action]')];
  const board = [...document.querySelectorAll('#board [data-lit]')];
  const options = [...document.querySelectorAll('#options [data-action]')];
  const all = menu.length ? menu : [...board, ...options];
  const one = all[n % all.length];
  one?.click();
  return one ? one.dataset.action ?? one.dataset.noun ?? 'lit' : '';
}"""


def artificial(tables: Tables, who: str = "saint_germain", seed: int = 3) -> Made:
    """A person against an artificial opponent."""
    return tables.make(HUMAN, game=GAME, options={"opponent": who}, seed=seed)


def to_act(seen: Object) -> bool:
    return bool(seen["options"]) and seen["view"]["asked"]["prompt"] == "ask-action"


def in_the_middle(seen: Object) -> bool:
    return to_act(seen) and seen["view"]["round"] >= 5


def in_a_contest(seen: Object) -> bool:
    asked = seen["view"]["asked"]
    return bool(seen["options"]) and asked["prompt"] == "ask-contest-card"


@pytest.fixture(scope="module")
def midgame(tables: Tables) -> Made:
    """Three people in the middle of a game, the first to move."""
    made = tables.make(HUMAN, HUMAN, HUMAN, game=GAME, seed=5)
    tables.forward(made, in_the_middle, seed=2, prefer=BUILD_UP)
    return made


@pytest.fixture(scope="module")
def contest(tables: Tables) -> Made:
    """The first seat is to lay a card in a contest with the artificial opponent."""
    for seed in range(1, 20):  # not in every game is anybody ousted
        made = artificial(tables, seed=seed)
        until = lambda seen: seen["over"] or in_a_contest(seen)  # noqa: E731
        if not tables.forward(made, until, seed=2, prefer=FIGHT)["over"]:
            return made
    raise AssertionError("nobody is ousted")


@pytest.fixture(scope="module")
def finished(tables: Tables) -> Made:
    """A game that the artificial opponent has won."""
    made = artificial(tables, "joseph_ii", seed=1)
    tables.forward(made, lambda seen: bool(seen["over"]), seed=2, prefer=BUILD_UP)
    return made


def shown(page: Page) -> Page:
    page.wait_for_selector(".pax, .fin")
    settled(page)
    return page


def tile(page: Page, place: str) -> Locator:
    return page.locator(f'[data-noun="place:{place}"]')


# -- playing


def test_a_whole_game_against_an_artificial_opponent_by_clicks(
    look: Opened, tables: Tables
) -> None:
    made = artificial(tables, "weishaupt", seed=4)
    page = shown(look(made.link()))
    clicked: set[str] = set()
    number = 7
    end = time.monotonic() + LIMIT
    while not is_over(page) and time.monotonic() < end:
        what = page.evaluate(CLICK, number)
        if what:
            number = (number * 48271) % 2147483647
            clicked.add(what.split(":")[0].split(" ")[0])
        else:
            page.wait_for_timeout(10)
    assert is_over(page)
    # It was played on the board: places, cards in hand, favor or court, not buttons alone.
    assert {"place", "luminary", "verb"} <= clicked, clicked
    seen = tables.now(made)
    winner = "Weishaupt" if seen["view"]["winners"] == ["AO"] else "win"
    expect(page.locator(".win h1")).to_contain_text(winner)
    expect(page.get_by_text("Faction scoring")).to_be_visible()
    side = seen["view"]["sides"][1]
    expect(page.locator("tfoot tr").first).to_contain_text(str(side["points"]))


def test_the_opponents_turn_is_told_with_its_script(look: Opened, tables: Tables) -> None:
    made = artificial(tables, "franck", seed=2)
    tables.forward(made, lambda seen: to_act(seen) and seen["view"]["round"] >= 3)
    page = shown(look(made.link()))
    expect(page.get_by_role("log")).to_contain_text("item")
    current = page.locator('ol [aria-current="step"]')
    expect(current).to_have_count(1)
    expect(current).to_contain_text("last applied")
    # Our own script is said to be ours, and its plots show how far they are.
    expect(page.get_by_text("This script is of our own making.")).to_be_visible()
    plots = tables.now(made)["view"]["opponent"]["plots"]
    for plot in plots:
        expect(
            page.locator(".ao li").filter(has_text=f"{plot['have']} now").first
        ).to_be_visible()


def test_turns_by_keys_alone(look: Opened, tables: Tables) -> None:
    made = artificial(tables, seed=6)
    page = shown(look(made.link()))
    page.wait_for_selector("[data-lit]")
    started = tables.now(made)["version"]
    end = time.monotonic() + LIMIT
    while (seen := tables.now(made))["view"]["round"] < 4 and not seen["over"]:
        assert time.monotonic() < end
        if not seen["options"]:
            time.sleep(0.02)
            continue
        shows(page, seen["version"])
        if page.locator("#options kbd").count() and not to_act(seen):
            page.keyboard.press("1")
        elif to_act(seen) and seen["view"]["budget"] == 0:
            page.keyboard.press("e")
        else:
            tab_to(page, "#board [data-lit]:not([aria-pressed])")
            page.keyboard.press("Enter")
            if page.locator(".menu").count():
                page.keyboard.press("Enter")
        heard(page)
    assert tables.now(made)["view"]["round"] >= 4
    assert tables.now(made)["version"] >= started + 9


def test_an_action_lights_its_targets_and_escape_takes_it_back(
    look: Opened, tables: Tables
) -> None:
    made = artificial(tables)
    tables.forward(made, to_act)
    page = shown(look(made.link()))
    version = tables.now(made)["version"]
    options = tables.now(made)["options"]
    scouted = {o["nouns"][0]["value"] for o in options if o["verb"] == "scout"}
    page.locator('[data-noun="verb:scout"]').click()
    lit = page.locator('[data-noun^="place:"][data-lit]')
    expect(lit).to_have_count(len(scouted))
    found = lit.evaluate_all("all => all.map(e => e.dataset.noun.slice(6))")
    assert set(found) == scouted
    page.keyboard.press("Escape")
    expect(page.locator('[data-noun="verb:scout"]')).to_have_attribute("aria-pressed", "false")
    assert tables.now(made)["version"] == version, "nothing has left the browser"
    page.locator('[data-noun="verb:scout"]').click()
    tile(page, sorted(scouted)[0]).click()
    page.wait_for_function("() => !document.querySelector('[data-noun=\"verb:scout\"].on')")
    heard(page)
    assert tables.now(made)["version"] > version


# -- what is shown


def test_a_refused_click_explains_itself(look: Opened, midgame: Made, tables: Tables) -> None:
    seen = tables.now(midgame)
    lit = {n["value"] for o in seen["options"] for n in o["nouns"] if n["kind"] == "place"}
    page = shown(look(midgame.link()))
    dark = next((place for place in seen["view"]["map"] if place not in lit), None)
    if dark is None:  # every place can be touched: an action without a target then
        click_dark(page.locator('[data-noun^="verb:"]:not([data-lit])').first)
    else:
        click_dark(tile(page, dark))
    slip = page.locator("[data-slip]")
    expect(slip).to_be_visible()
    link = slip.get_by_role("link")
    expect(link).to_contain_text(re.compile(r"P-\d"))
    assert tables.now(midgame)["version"] == seen["version"]
    number = link.inner_text().split()[-1]
    link.click()
    here = page.locator(f'.here[data-rules~="{number}"], .here[id="{number}"]').first
    expect(here).to_be_in_viewport()


def test_plots_are_live_check_lists(look: Opened, midgame: Made, tables: Tables) -> None:
    view = tables.now(midgame)["view"]
    page = shown(look(midgame.link()))
    own = [view["sides"][0]["plot"], *view["public"]]
    lines = [check for plot in own for check in plot["checks"]["A"]]
    met = sum(check["have"] >= check["need"] for check in lines)
    cards = page.locator("article.plc")
    expect(cards).to_have_count(3)
    expect(cards.locator("li.y")).to_have_count(met)
    expect(cards.locator("li.n")).to_have_count(len(lines) - met)


def test_a_contest_is_a_duel(look: Opened, contest: Made, tables: Tables) -> None:
    view = tables.now(contest)["view"]
    duel = view["duel"]
    page = shown(look(contest.link()))
    panel = page.locator(".duel")
    mine, other = duel["strengths"]
    if duel["attacker"] != "A":
        mine, other = other, mine
    expect(panel.locator(".tot")).to_have_text([str(mine), str(other + duel["bonus"])])
    notes = page.locator('.lane [data-noun^="luminary:"] .note')
    expect(notes).to_have_text(
        [re.compile("=|^wins at once$")] * view["sides"][0]["hand"]["count"]
    )


def test_who_controls_a_card_is_said_and_drawn(
    look: Opened, midgame: Made, tables: Tables
) -> None:
    view = tables.now(midgame)["view"]
    page = shown(look(midgame.link()))
    held = {place for place, card in view["map"].items() if card.get("control")}
    assert held
    expect(page.locator(".tile .own")).to_have_count(len(held))
    for place in sorted(held)[:3]:
        label = re.compile("controlled by")
        expect(tile(page, place)).to_have_attribute("aria-label", label)


def test_languages_have_the_same_texts() -> None:
    keys = {}
    for lang in ("en", "ru", "pl"):
        text = (LOCALES / lang / "board.ftl").read_text(encoding="utf-8")
        found = re.findall(r"^([a-z][\w-]*) = ([^\n]*(?:\n[ }][^\n]*)*)", text, re.MULTILINE)
        keys[lang] = {key: set(re.findall(r"\$\w+", value)) for key, value in found}
    assert keys["en"] == keys["ru"] == keys["pl"]


# -- every width, eye and ear


@pytest.mark.parametrize("lang", mainly("ru", "en", "pl"))
def test_every_moment_is_whole(
    look: Opened, tables: Tables, midgame: Made, contest: Made, finished: Made, lang: str
) -> None:
    """In every language at every width, and for every eye."""
    four = tables.make(HUMAN, bot(), bot(), bot(), game=GAME, seed=3)
    page = look("/rules/none", lang=lang, touch=lang != "en")
    for made in (four, midgame, contest, finished):
        page.goto(made.link())
        shown(page)
        has_its_words(page)
        stays_inside(page, (360, 820), ".two [role=tab]")
        if lang == "ru":
            fits_every_eye(page)


def test_the_next_choice_is_in_sight_on_a_phone(look: Opened, contest: Made) -> None:
    page = shown(look(contest.link(), width=360, height=780, touch=True))
    card = page.locator('.lane [data-lit][data-noun^="luminary:"]').first
    expect(card).to_be_in_viewport(ratio=0.3)


def test_a_large_card_says_what_is_reconstructed(look: Opened, midgame: Made) -> None:
    page = shown(look(midgame.link()))
    card = page.locator('.lane [data-noun^="luminary:"]').first
    card.focus()
    page.keyboard.press(" ")
    large = page.get_by_role("dialog")
    expect(large).to_be_visible()
    expect(large).to_contain_text("reconstructed")
    page.keyboard.press("Escape")
    expect(large).to_have_count(0)


@pytest.mark.parametrize(
    ("lang", "heading"), [("pl", "Warto wiedzieć"), thorough("ru", "Полезно знать")]
)
def test_notes_lie_beside_the_large_card(
    look: Opened, midgame: Made, tables: Tables, lang: str, heading: str
) -> None:
    """All of them fit on the screen, each with its rules."""
    page = shown(look(midgame.link(), width=1440, height=900, lang=lang))
    card = next(card for card in tables.now(midgame)["view"]["court"] if card)
    notes = next(c for c in catalogue(GAME, lang).cards if c.id == card)
    page.locator(".ct [data-peek]").first.hover()
    large = page.locator(".big.lying")
    expect(large).to_contain_text(heading)
    lines = large.locator(".notes-printed li")
    expect(lines).to_have_count(len(notes.rulings))
    for line, text, rules in zip(lines.all(), notes.rulings, notes.cited, strict=True):
        expect(line).to_contain_text(text)
        expect(line.locator(".cited")).to_have_text(rules)
    page.wait_for_function(
        """() => {
          const box = document.querySelector('.big.lying').getBoundingClientRect();
          const lines = [...document.querySelectorAll('.big.lying li')];
          return lines.every((line) => line.getBoundingClientRect().bottom <= box.bottom)
            && box.bottom <= innerHeight && box.left >= 0 && box.right <= innerWidth;
        }"""
    )


def test_the_board_is_small(look: Opened, midgame: Made) -> None:
    page = look("/rules/none")
    names: set[str] = set()
    page.on("response", lambda answer: names.add(answer.url.rpartition("/")[2]))
    page.goto(midgame.link())
    shown(page)
    page.wait_for_load_state("networkidle")
    own = [Path(PAGE / "assets" / n) for n in names if OWN.match(n)]
    sizes = {file.name: len(gzip.compress(file.read_bytes(), 6)) for file in own}
    assert any("-part-" in name for name in sizes)
    assert sum(sizes.values()) <= 40 * KB, sizes
    print(sizes)
