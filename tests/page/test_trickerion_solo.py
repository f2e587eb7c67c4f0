"""Trickerion alone in the browser: the lobby, the Heir's board, his turns told, the end."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.marks import mainly
from tests.page.conftest import Opened
from tests.page.eyes import fits_every_eye, has_its_words, stays_inside
from tests.page.playing import shows
from tests.page.tables import HUMAN, Made, Object, Tables
from tests.page.test_trickerion import (
    LOCALES,
    at,
    chosen,
    forward,
    ready,
)

ALONE = {"mode": "heir", "difficulty": "medium"}
BAR = "[data-telling]"
SAID = "#prompt .say"


def make(tables: Tables, seed: int = 7) -> Made:
    return tables.make({**HUMAN, "name": "Ines"}, game="trickerion", seed=seed, options=ALONE)


def act_until_told(page: Page, tables: Tables, made: Made) -> list[Object]:
    """The person's decisions over the API, until a turn of the Heir is told; its notes."""
    for _ in range(60):
        seen = tables.now(made)
        since = len(notes_of(tables, made))
        tables.act(made, 0, seen, chosen(seen))
        shows(page, tables.now(made)["version"])
        new = notes_of(tables, made)[since:]
        if any(str(told["note"]).startswith("heir-chooses") for told in new):
            return new
        # Shorter tales, such as his poster, are skipped.
        if page.locator(BAR).count():
            page.keyboard.press("Escape")
            expect(page.locator(BAR)).to_have_count(0)
    raise AssertionError("the Heir has no turn")


def notes_of(tables: Tables, made: Made) -> list[Object]:
    path = f"/api/tables/{made.table}?token={made.tokens[0]}"
    found: list[Object] = tables.call("GET", path)["notes"]
    return found


# -- in the lobby


def test_a_solo_game_begins_with_three_clicks(look: Opened, tables: Tables) -> None:
    page = look("/?game=trickerion")
    page.locator('[data-option="mode"] select').select_option("heir")
    expect(page.locator(".srow")).to_have_count(1)
    expect(page.locator(".add")).to_have_count(0)
    page.locator('[data-option="difficulty"]').get_by_text("high").click()
    page.get_by_role("button", name="Sit down").click()
    expect(page.locator(".tk")).to_be_visible()
    rival = page.locator(".rival")
    expect(rival).to_contain_text("Dahlgaard's Heir")
    expect(rival).to_contain_text("our reconstruction")
    rival.get_by_role("button", name="Understood").click()
    expect(rival).not_to_contain_text("our reconstruction")
    table = page.url.split("/table/")[1].split("#")[0]
    settings = tables.call("GET", f"/api/tables/{table}")["settings"]
    assert (settings["mode"], settings["difficulty"]) == ("heir", "high")

    # Said once: at the next table it is quiet.
    page.reload()
    expect(page.locator(".rival")).to_contain_text("Dahlgaard's Heir")
    expect(page.locator(".rival")).not_to_contain_text("our reconstruction")

    # The lobby remembers the mode, and company comes back with the other one.
    page.goto("/?game=trickerion")
    expect(page.locator(".srow")).to_have_count(1)
    page.locator('[data-option="mode"] select').select_option("standard")
    expect(page.locator(".srow")).to_have_count(2)
    expect(page.locator('[data-option="difficulty"]')).to_have_count(0)
    page.get_by_role("button", name="Sit down").click()
    expect(page.locator(".tk")).to_be_visible()


def test_magicians_of_the_academy_are_offered_with_it_only(
    look: Opened, tables: Tables
) -> None:
    page = look("/?game=trickerion")
    page.locator('[data-option="mode"] select').select_option("heir")
    page.locator("form summary").click()
    magicians = page.locator('[data-option="heir_magician"] option')
    without = magicians.evaluate_all("all => all.map(e => e.value)")
    assert len(without) == 9
    academy = page.locator('[data-option="academy"]')
    academy.locator("label").last.click()
    expect(magicians).to_have_count(13)

    # One of them is chosen, and the Academy goes again: so does the choice.
    page.locator('[data-option="heir_magician"] select').select_option("anjali")
    academy.locator("label").first.click()
    expect(magicians).to_have_count(9)
    expect(page.locator('[data-option="heir_magician"] select')).to_have_value("random")
    page.get_by_role("button", name="Sit down").click()
    expect(page.locator(".tk")).to_be_visible()
    table = page.url.split("/table/")[1].split("#")[0]
    settings = tables.call("GET", f"/api/tables/{table}")["settings"]
    assert (settings["academy"], settings["heir_magician"]) == ("off", "random")


# -- the board


def test_the_board_shows_what_the_heir_has(look: Opened, tables: Tables) -> None:
    made = make(tables)
    seen = forward(tables, made, at("ask-turn", 2))
    page = look(made.link())
    heir, his = seen["view"]["heir"], seen["view"]["troupes"][1]
    board = page.locator(".heir")
    expect(board.locator(f'[data-mood="{heir["mood"]}"]')).to_be_visible()
    expect(board.locator(".plan li")).to_have_count(len(heir["plan"]["entries"]))
    expect(board.locator(".wants > span:not(.cap)")).to_have_count(max(1, len(heir["wanted"])))
    expect(page.locator(".rival .team li")).to_have_count(len(his["team"]))
    expect(board.locator(".die")).to_have_count(len(heir["setup_dice"]))
    for slot in heir["blocked_slots"]:
        expect(page.locator(f'[data-noun="slot:{slot}"]')).to_have_attribute(
            "aria-label", re.compile("blocked by a die")
        )
    neutral = page.get_by_label(re.compile("neutral marker"))
    expect(neutral.nth(1)).to_be_attached()
    board.get_by_role("link", name="H-7.1").click()
    expect(page.locator(".rules .said.here")).to_be_in_viewport()


def test_setup_dice_are_chosen_on_his_board(look: Opened, tables: Tables) -> None:
    made = make(tables)
    seen = forward(tables, made, at("ask-setup-dice"))
    page = look(made.link())
    page.locator('#options [data-group="roll-setup"]').click()  # all pairs, in one menu
    expect(page.locator(".menu [data-action]")).to_have_count(len(seen["options"]))
    page.keyboard.press("Escape")
    page.locator('.heir [data-die="yellow"]').click()
    page.locator('.menu [data-action="roll-setup yellow red"]').click()
    expect(page.locator('.heir [data-die="red"]')).to_have_attribute(
        "aria-label", re.compile("rests")
    )
    dice = tables.now(made)["view"]["heir"]["setup_dice"]
    assert [die for die in dice if dice[die]["marked"]] == ["yellow", "red"]


# -- his turns

# The steps that were shown, however shortly.
STEPS = """() => {
  window.steps = new Set();
  new MutationObserver(() => {
    if (document.querySelector('[data-telling]'))
      steps.add(document.querySelector('#prompt .cap')?.textContent);
  }).observe(document.body, { childList: true, subtree: true, characterData: true });
}"""


def test_his_turn_is_told_step_by_step(look: Opened, tables: Tables) -> None:
    made = make(tables)
    forward(tables, made, at("ask-turn"))
    page = look(made.link(), motion=True)
    page.locator(".heir select").select_option("key")
    told = act_until_told(page, tables, made)
    expect(page.locator('[data-do="pause"]')).to_contain_text("Go on")
    steps = int(re.findall(r"\d+", page.locator("#prompt .cap").inner_text())[-1])
    assert steps > 3

    # Each step has its rule; nothing can be decided before the table is the real one again.
    places = next(note for note in told if note["note"] == "heir-places")
    disc = page.locator(f'[data-noun="slot:{places["slot"]}"] .disc')
    seen = []
    while page.locator(BAR).count():
        said = page.locator(SAID).inner_text()
        seen.append(said)
        if said.startswith("The Heir"):
            assert re.search(r"H-\d+(\.\d+)?", said), said
        if said.startswith("The Heir means to place") and len(seen) == 1:
            expect(disc).to_have_count(0)
        if said.startswith("The Heir places") and len(seen) == 2:
            expect(disc).to_have_count(1)
        assert page.locator(".tk [data-lit]").count() == 0
        expect(page.get_by_role("log").locator("p").last).to_contain_text(said[:20])
        if len(seen) == 1:
            page.locator(f"{SAID} a").first.click()
            expect(page.locator(".rules .said.here")).to_be_in_viewport()
            page.locator("[data-back]").click()
        page.keyboard.press("ArrowRight")
    assert len(seen) == steps


def test_his_turn_goes_on_by_itself_and_can_be_skipped(look: Opened, tables: Tables) -> None:
    made = make(tables)
    forward(tables, made, at("ask-turn"))
    page = look(made.link(), motion=True)
    page.locator(".heir select").select_option("quick")
    page.evaluate(STEPS)
    act_until_told(page, tables, made)
    cap = page.locator("#prompt .cap")
    page.wait_for_function("() => steps.size > 1")
    page.keyboard.press("Escape")
    expect(page.locator(BAR)).to_have_count(0)

    # By hand: it waits. At once: nothing is told, the log has it all.
    page.locator(".heir select").select_option("key")
    act_until_told(page, tables, made)
    expect(cap).to_contain_text(re.compile("step 1 of", re.IGNORECASE))
    page.locator('[data-do="skip"]').click()
    page.locator(".heir select").select_option("off")
    version = tables.now(made)["version"]
    while tables.now(made)["view"]["round"] == 1:
        now = tables.now(made)
        tables.act(made, 0, now, chosen(now))
    assert tables.now(made)["version"] > version
    expect(page.get_by_role("log")).to_contain_text("Round 2 begins")
    expect(page.locator(BAR)).to_have_count(0)


def test_who_wants_no_motion_sees_the_end_at_once(look: Opened, tables: Tables) -> None:
    made = make(tables)
    forward(tables, made, at("ask-turn"))
    page = look(made.link())
    expect(page.locator(".heir")).to_be_visible()
    while not any(told["note"] == "heir-places" for told in notes_of(tables, made)):
        now = tables.now(made)
        tables.act(made, 0, now, chosen(now))
    expect(page.get_by_role("log")).to_contain_text("The Heir places")
    expect(page.locator(BAR)).to_have_count(0)


# -- the end


def watched_to_the_end(look: Opened, tables: Tables) -> tuple[Page, Object]:
    """A page that was open, and told by hand, when the last decision was made; the table."""
    made = make(tables)
    forward(tables, made, at("ask-turn", 7))
    page = look(made.link(), motion=True)
    page.locator(".heir select").select_option("key")
    seen = tables.now(made)
    while not seen["over"]:
        tables.act(made, 0, seen, chosen(seen))
        seen = tables.now(made)
    shows(page, seen["version"])
    expect(page.locator(BAR)).to_be_visible()
    return page, seen


@pytest.mark.thorough
def test_the_last_turns_are_told_before_the_end(look: Opened, tables: Tables) -> None:
    page, seen = watched_to_the_end(look, tables)
    summary = seen["view"]["heir"]["summary"]

    # The board stays, in the week that was the last one, until all is told.
    expect(page.locator(".tk")).to_be_visible()
    expect(page.locator(".alone")).to_have_count(0)
    lines = []
    for _ in range(400):
        if not page.locator(BAR).count():
            break
        lines.append(page.locator(SAID).inner_text())
        page.keyboard.press("ArrowRight")
    assert sum("H-19.1" in line for line in lines) == 5, lines[-8:]
    expect(page.locator(".alone")).to_be_visible()
    expect(page.locator("tfoot td b").last).to_have_text(str(summary["heir"]["total"]))
    expect(page.locator("#prompt")).to_have_count(0)

    # Once told it is over: a reload shows the end at once.
    page.reload()
    expect(page.locator(".alone")).to_be_visible()
    expect(page.locator(BAR)).to_have_count(0)


def test_the_end_can_be_skipped_to(look: Opened, tables: Tables) -> None:
    page, _ = watched_to_the_end(look, tables)
    page.locator('[data-do="skip"]').click()
    expect(page.locator(".alone")).to_be_visible()
    page.locator(".rp button").first.click()
    expect(page.locator(".tk")).to_be_visible()


def test_the_end_accounts_for_both_and_deals_the_same_again(
    look: Opened, tables: Tables, over: Made
) -> None:
    seen = tables.now(over)
    page = look(over.link())
    summary = seen["view"]["heir"]["summary"]
    expect(page.locator("tfoot td b")).to_have_count(2)
    totals = [int(n) for n in page.locator("tfoot td b").all_inner_texts()]
    assert totals == [summary["human"]["total"], summary["heir"]["total"]]
    title = "You win" if summary["won"] else "Dahlgaard's Heir wins"
    expect(page.get_by_role("heading", level=1).last).to_contain_text(title)
    alone = page.locator(".alone")
    expect(alone).to_contain_text("medium")
    expect(alone.locator("code")).to_have_text("7")
    for side in (0, 1):
        parts = [
            int(n.replace("−", "-"))
            for n in alone.locator(f".part td:nth-child({side + 2}) b").all_inner_texts()
        ]
        assert sum(parts) == totals[side]
    alone.locator('[data-do="same-deal"]').click()
    page.wait_for_url(lambda url: "/table/" in url and over.table not in url)
    expect(page.locator(".tk")).to_be_visible()
    again = page.url.split("/table/")[1].split("#")[0]
    same = tables.call("GET", f"/api/tables/{again}")
    first = tables.call("GET", f"/api/tables/{make(tables).table}")
    assert (same["view"], same["practice"]) == (first["view"], True)


# -- for every eye and ear


@pytest.fixture(scope="module")
def over(tables: Tables) -> Made:
    made = make(tables)
    forward(tables, made, lambda seen: bool(seen["over"]))
    return made


@pytest.fixture(scope="module")
def moments(tables: Tables, over: Made) -> list[Made]:
    """Solo tables at the dice, at the assignment, at a turn, and at the end."""
    wanted: list[Callable[[Object], bool]] = [
        at("ask-setup-dice"),
        at("ask-assign", 2),
        at("ask-turn", 2),
    ]
    found = []
    for until in wanted:
        made = make(tables)
        forward(tables, made, until)
        found.append(made)
    return [*found, over]


@pytest.mark.parametrize("lang", mainly("en", "ru", "pl"))
def test_every_moment_is_whole(look: Opened, moments: list[Made], lang: str) -> None:
    """In every language at every width, and for every eye."""
    page = look("/rules/none", lang=lang, touch=lang != "en")
    for made in moments:
        page.goto(made.link())
        page.wait_for_selector(".heir, .alone")
        ready(page)
        has_its_words(page)
        stays_inside(page, (360, 768, 1280), ".tk .tabs button:last-child")
        if lang == "en":
            fits_every_eye(page)


def test_languages_have_the_same_words() -> None:
    keys = {}
    for lang in ("en", "ru", "pl"):
        text = (LOCALES / lang / "solo.ftl").read_text(encoding="utf-8")
        found = re.findall(r"^([a-z][\w-]*) = ([^\n]*(?:\n[ }][^\n]*)*)", text, re.MULTILINE)
        keys[lang] = {key: set(re.findall(r"\$\w+", value)) for key, value in found}
    assert keys["en"] == keys["ru"] == keys["pl"]
