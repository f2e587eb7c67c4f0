"""People play in the browser: by mouse, by keys, alone and together."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.page.conftest import Opened
from tests.page.playing import (
    click_dark,
    click_to_the_end,
    copied,
    keep_first,
    tab_to,
    type_to_the_end,
)
from tests.page.tables import HUMAN, Object, Tables, bot
from tests.server.desk import until


def in_main(seen: Object) -> bool:
    asked = seen["view"]["asked"]
    return bool(seen["options"]) and asked["prompt"] == "ask-main"


def late(seen: Object) -> bool:
    view = seen["view"]
    return bool(seen["options"]) and view["year"] == 3 and view["space"] >= 10


def test_two_clicks_lead_to_the_first_decision(look: Opened) -> None:
    page = look()
    page.get_by_role("button", name="Seasons").click()
    page.get_by_role("button", name="Sit down").click()
    # A first game, as the lobby proposes it: nine cards that go together, and no draft.
    expect(page.locator("[data-lit]")).to_have_count(9)
    expect(page.get_by_text("Three sets of three")).to_be_visible()
    page.goto("/")
    expect(page.get_by_text("Your move")).to_be_visible()


def test_a_game_against_bots_ends_with_score_chart_and_replay(
    look: Opened, tables: Tables
) -> None:
    made = tables.make(HUMAN, bot(), bot(), seed=3)
    page = look(made.link())
    keep_first(page)
    tables.forward(made, late)
    click_to_the_end(page)
    expect(page.locator("tbody tr")).to_have_count(5)
    expect(
        page.get_by_role("img", name=re.compile("Crystals over three years"))
    ).to_be_visible()
    expect(page.get_by_text("This deal was checked")).to_be_visible()  # without being asked
    page.locator("[data-replay]").click()
    expect(page.get_by_text("decision 0 of")).to_be_visible()
    page.keyboard.press("End")
    page.keyboard.press("ArrowLeft")
    expect(page.get_by_role("img", name=re.compile("Season wheel"))).to_be_visible()
    page.get_by_role("button", name="Score").click()
    page.get_by_role("button", name="Play again").click()
    expect(page.locator("[data-lit]").first).to_be_visible()


def test_a_draft_survives_a_reload_half_made(look: Opened, tables: Tables) -> None:
    made = tables.make(HUMAN, HUMAN, seed=8)
    one, two = look(made.link(0)), look(made.link(1))
    keep_first(one)
    expect(one.get_by_text("Your pick is sealed")).to_be_visible()
    one.reload()
    expect(one.get_by_text("Your pick is sealed")).to_be_visible()
    expect(one.get_by_text("Kept: 1 of 9")).to_be_visible()
    keep_first(two)
    expect(one.locator("[data-lit]")).to_have_count(8)
    pack = one.locator("[data-lit]").evaluate_all("all => all.map(e => e.dataset.card)")
    one.reload()
    expect(one.locator("[data-lit]")).to_have_count(8)
    assert pack == one.locator("[data-lit]").evaluate_all("all => all.map(e => e.dataset.card)")
    one.get_by_role("tab", name="Seen").click()
    expect(one.get_by_text("Pack 2")).to_be_visible()


@pytest.mark.thorough
def test_a_whole_game_by_keyboard_alone(look: Opened, tables: Tables) -> None:
    page = look()
    tab_to(page, '[data-game="seasons"]')
    page.keyboard.press("Enter")
    tab_to(page, "#seat1")
    page.keyboard.press("r")
    expect(page.locator("#seat1")).to_have_value("random")
    tab_to(page, '[data-option="level"] input')
    page.keyboard.press("ArrowLeft")
    page.keyboard.press("ArrowLeft")
    tab_to(page, "button.primary")
    page.keyboard.press("Enter")
    expect(page.locator("[data-lit]")).to_have_count(9)
    page.keyboard.press("3")
    page.keyboard.press("Enter")  # the seal has the focus
    expect(page.get_by_text("Kept: 1 of 9")).to_be_visible()
    tab_to(page, "[data-lit]")
    page.keyboard.press("Enter")
    page.keyboard.press("Enter")
    expect(page.get_by_text("Kept: 2 of 9")).to_be_visible()
    assert type_to_the_end(page) > 40
    tab_to(page, "button.primary")


def test_keys_show_the_large_card_and_all_options(look: Opened, tables: Tables) -> None:
    made = tables.make(HUMAN, bot(), seed=5)
    page = look(made.link())
    tab_to(page, "[data-lit]")
    page.keyboard.press("Space")
    expect(page.get_by_role("dialog")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    page.wait_for_function("() => document.activeElement.matches('[data-lit]')")
    page.keyboard.press("o")
    expect(page.locator("#options [data-action]")).to_have_count(9)


def test_a_refused_click_explains_itself(look: Opened, tables: Tables) -> None:
    made = tables.make(HUMAN, bot(), seed=6)
    seen = tables.forward(
        made,
        lambda seen: (
            in_main(seen)
            and seen["view"]["mages"][0]["hand"]["count"] > 0
            and not any(o["verb"] == "summon" for o in seen["options"])
        ),
        prefer=(),
    )
    before = seen["version"]
    page = look(made.link())
    posted: list[str] = []
    page.on("request", lambda asked: posted.append(asked.url.rpartition("/")[2]))
    click_dark(page.locator('.hand [data-pick][aria-disabled="true"]').first)
    slip = page.locator("[data-slip]")
    expect(slip).to_contain_text(re.compile("Not (yet|possible)"))
    link = slip.get_by_role("link", name=re.compile(r"Rule S-\d+\.\d+"))
    number = link.inner_text().split()[-1]
    link.click()
    here = page.locator(f'.here[data-rules~="{number}"], .here[id="{number}"]').first
    expect(here).to_be_in_viewport()
    assert tables.now(made)["version"] == before
    assert "why" in posted
    assert "actions" not in posted


def test_a_bead_leads_back_to_its_step(look: Opened, tables: Tables) -> None:
    made = tables.make(HUMAN, HUMAN, seed=6)
    tables.forward(made, sorts, prefer=("draft",))
    for _ in range(3):
        seen = tables.now(made)
        tables.act(made, 0, seen, seen["options"][0]["spelled"])
    page = look(made.link())
    expect(page.get_by_text("step 4 of 9")).to_be_visible()
    page.get_by_role("button", name="Back to step 1").click()
    expect(page.get_by_text("step 4 of 9")).to_have_count(0)
    page.wait_for_function("() => document.querySelectorAll('.shelf [data-card]').length === 9")
    # Steps go back one by one: the page shows all nine cards a little before the server.
    until(lambda: tables.now(made)["view"]["mages"][0]["kept"]["count"] == 9)


def sorts(seen: Object) -> bool:
    return bool(seen["options"]) and seen["view"]["asked"]["prompt"] == "ask-shelve"


def test_a_card_in_the_log_is_shown_large(look: Opened, tables: Tables) -> None:
    made = tables.make(HUMAN, bot(), seed=4)
    page = look(made.link())
    keep_first(page)
    expect(page.get_by_text("Kept: 1 of 9")).to_be_visible()
    tables.until(made, lambda seen: bool(seen["options"]))
    card = page.get_by_role("log").get_by_role("button").first
    card.hover()
    expect(page.locator(".big")).to_contain_text(card.inner_text())
    card.click()
    expect(page.get_by_role("dialog")).to_contain_text(card.inner_text())


@pytest.mark.parametrize("motion", [True, False])
def test_pieces_travel_unless_motion_is_unwanted(
    look: Opened, tables: Tables, motion: bool
) -> None:
    made = tables.make(HUMAN, bot(), seed=4)
    page = look(made.link(), motion=motion)
    page.wait_for_selector("[data-lit]")
    page.evaluate(
        "() => { window.flown = 0; const animate = Element.prototype.animate;"
        " Element.prototype.animate = function (...all) {"
        " window.flown++; return animate.apply(this, all); }; }"
    )
    keep_first(page)
    expect(page.get_by_text("Kept: 1 of 9")).to_be_visible()
    if motion:
        page.wait_for_function("window.flown > 0")
    else:
        page.wait_for_timeout(100)
        assert page.evaluate("window.flown") == 0


def test_undo_takes_a_step_back(look: Opened, tables: Tables) -> None:
    made = tables.make(HUMAN, bot(), seed=6)
    page = look(made.link())
    seen = tables.forward(
        made,
        lambda seen: in_main(seen) and any(o["verb"] == "transmute" for o in seen["options"]),
        prefer=("take",),
    )
    crystals = seen["view"]["mages"][0]["crystals"]
    mine = page.locator(".me .cry .num")
    expect(mine).to_have_text(str(crystals))
    page.locator('.me [data-lit][data-noun^="token:"]').first.click()
    expect(mine).not_to_have_text(str(crystals))
    undo = page.locator("[data-undo]")
    expect(undo.locator("small")).to_contain_text("You transmute")  # what it takes back
    page.keyboard.press("u")
    expect(mine).to_have_text(str(crystals))
    expect(page.get_by_text("You transmute")).to_have_count(0)


def test_a_click_while_offline_is_kept_and_sent_once(look: Opened, tables: Tables) -> None:
    made = tables.make(HUMAN, HUMAN, seed=2)
    page = look(made.link(), strict=False)
    expect(page.locator("[data-lit]")).to_have_count(9)
    page.context.set_offline(True)
    page.locator(".pack [data-lit]").first.click()
    page.locator('[data-action="seal"]').click()
    expect(page.get_by_text("Your click is kept")).to_be_visible()
    page.context.set_offline(False)
    expect(page.get_by_text("Your pick is sealed")).to_be_visible()
    expect(page.get_by_text("Offline")).to_have_count(0)
    assert tables.now(made)["view"]["mages"][0]["kept"]["count"] == 1


def test_any_game_can_be_played_on_the_plain_table(look: Opened, tables: Tables) -> None:
    made = tables.make(HUMAN, HUMAN, game="pebbles")
    pages = [look(made.link(0)), look(made.link(1))]
    expect(pages[0].get_by_text("How many pebbles do you close")).to_be_visible()
    assert click_to_the_end(*pages) > 3


def test_an_onlooker_sees_no_hand_and_decides_nothing(look: Opened, tables: Tables) -> None:
    made = tables.make(HUMAN, bot(), seed=6)
    tables.forward(made, in_main)
    page = look(f"/table/{made.table}")
    expect(page.get_by_text(re.compile("hidden from you"))).to_be_visible()
    expect(page.locator("[data-lit]")).to_have_count(0)
    expect(page.locator("[data-undo]")).to_have_count(0)


def test_a_wrong_link_and_a_missing_table_are_told(look: Opened, tables: Tables) -> None:
    made = tables.make(HUMAN, bot())
    wrong = look(f"/table/{made.table}#nonsense", strict=False)
    expect(wrong.get_by_text("This link opens no seat")).to_be_visible()
    missing = look("/table/nowhere", strict=False)
    expect(missing.get_by_text("There is no such table")).to_be_visible()


def test_players_chat_and_share_links(look: Opened, tables: Tables) -> None:
    page = look()
    page.locator("#seat1").select_option("friend")
    page.get_by_role("button", name="Sit down").click()
    link = copied(page, page.get_by_role("button", name="Copy link", exact=True))
    assert "#join=" in link
    friend = look(link)
    friend.get_by_role("button", name="Sit down").click()
    page.locator("[data-start]").click()
    expect(friend.locator("[data-lit]")).to_have_count(9)
    for there, text in ((page, "Good luck!"), (friend, "And to you.")):
        there.get_by_role("tab", name="Chat").click()
        there.get_by_label("Say something").fill(text)
        there.keyboard.press("Enter")
    for there in (page, friend):
        expect(there.get_by_text("And to you.")).to_be_visible()
    assert_no_secret_in_address(friend)


def assert_no_secret_in_address(page: Page) -> None:
    """The token stays behind the #, which is sent to nobody."""
    assert "token" not in page.url
    assert page.evaluate("document.referrer") == ""
