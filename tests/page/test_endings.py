"""Two people end a game, one leaves, one concedes, and both go on to a rematch."""

from __future__ import annotations

import time
from datetime import UTC, datetime, timedelta
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.page.conftest import Opened
from tests.page.tables import HUMAN, Made, Tables, bot

DAY = 86_400


def more(page: Page) -> None:
    """The tab with all that is needed seldom."""
    if page.viewport_size and page.viewport_size["width"] < 700:
        page.locator("nav.nav button").last.click()
    else:
        page.locator('[role="tab"]').last.click()


def test_an_agreed_end_and_one_rematch_for_all(look: Opened, tables: Tables) -> None:
    made = tables.make({**HUMAN, "name": "Ann"}, {**HUMAN, "name": "Bea"}, game="pebbles")
    ann, bea = look(made.link(0)), look(made.link(1), width=390, height=844, lang="pl")
    more(ann)
    ann.locator("[data-leave-ask]").click()
    dialog = ann.locator("[data-leaving]")
    expect(dialog).to_contain_text("Your seat stays yours")
    expect(dialog).to_contain_text("ends without a result")
    dialog.locator("[data-scores]").click()
    asked = bea.locator('[data-asked="scores"]')
    expect(asked).to_contain_text("Ann proponuje zakończenie partii z obecnym wynikiem")
    asked.locator("[data-agree]").click()
    for page, words in (
        (ann, "with the scores at that moment"),
        (bea, "z wynikiem z tamtej chwili"),
    ):
        expect(page.locator(".end .sub")).to_contain_text(words)
    ann.locator("[data-ask-rematch]").click()
    expect(ann.locator("li.missing")).to_have_count(1)
    expect(ann.locator("li.missing")).to_contain_text("is asked for a rematch")
    expect(ann.get_by_role("heading", name="Waiting for an answer: Bea.")).to_be_visible()
    bar = bea.locator("[data-rematch]")
    expect(bar).to_contain_text("Ann prosi o rewanż")
    expect(bar.locator("li.mine")).to_contain_text("Bea")
    bar.locator("[data-take-seat]").click()
    for page in (ann, bea):
        page.wait_for_url(lambda url: "/table/" in url and made.table not in url)
        expect(page.locator(".ribbon")).to_be_visible()
    assert ann.url.partition("#")[0] == bea.url.partition("#")[0]
    new = tables.call("GET", "/api/tables/" + ann.url.partition("#")[0].rpartition("/")[2])
    assert [player["name"] for player in new["players"]] == ["Bea", "Ann"]  # moved by one


def test_who_has_left_is_voted_on_and_comes_back(look: Opened, tables: Tables) -> None:
    people = ({**HUMAN, "name": name} for name in ("Ann", "Bea", "Cleo"))
    made = tables.make(*people, game="pebbles")
    body = {"token": made.tokens[2]}
    tables.call("POST", f"/api/tables/{made.table}/leave", body)
    ann, bea = look(made.link(0)), look(made.link(1), width=390, height=844)
    for page in (ann, bea):
        expect(page.locator(".gone .say")).to_contain_text("Cleo has left: let a bot play?")
    ann.locator("[data-let-bot]").click()
    expect(bea.locator(".gone")).to_contain_text("1 of 2 agree")
    bea.locator(".gone .card.chief .btn").click()
    expect(ann.locator('[data-happening="bot-plays"]')).to_contain_text("plays for Cleo")
    expect(ann.locator(".gone")).to_have_count(0)
    cleo = look(made.link(2))
    cleo.locator("[data-back]").click()
    expect(ann.locator('[data-happening="returns"]')).to_have_text("Cleo is back.")
    more(cleo)
    cleo.locator("[data-leave-ask]").click()
    cleo.locator("[data-give-up]").click()
    dialog = cleo.get_by_role("alertdialog")
    expect(dialog.get_by_role("button", name="Keep playing")).to_be_focused()
    expect(dialog).to_contain_text("plays it to the end, as the table chose")
    expect(dialog).to_contain_text("Place 3 of 3")
    dialog.locator("[data-concede]").click()
    expect(cleo.locator(".ribbon")).to_contain_text("You have conceded")
    expect(ann.locator('[data-happening="concedes"]')).to_contain_text("Cleo concedes")


def test_own_choices_and_clocks_of_the_game(look: Opened, tables: Tables) -> None:
    made = tables.make(HUMAN, bot(), game="pebbles", pace={"bank": 90_000, "add": 60})
    page = look(made.link(0))
    expect(page.locator(".clocks .runs")).to_contain_text("until")
    more(page)
    page.locator('[data-order="sole"]').check()
    expect(page.locator("[data-own]")).to_have_attribute("aria-busy", "false")  # it is kept
    page.reload()
    more(page)
    expect(page.locator('[data-order="sole"]')).to_be_checked()
    page.locator("[data-leave-ask]").click()
    page.locator("[data-pause]").click()
    expect(page.locator(".ribbon")).to_contain_text("Pause: all clocks stand still.")
    page.locator("[data-go-on]").click()
    expect(page.locator(".ribbon")).not_to_contain_text("Pause")
    lobby = look("/?game=seasons")
    lobby.get_by_role("button", name="Quick").click()
    expect(lobby.get_by_text("5 min for each player, 20 s more each turn")).to_be_visible()


@pytest.mark.parametrize("bank", [1500, 300_000])
def test_clocks_leave_room_for_the_tools(look: Opened, tables: Tables, bank: int) -> None:
    people = ({**HUMAN, "name": f"Somebody {n}"} for n in range(3))
    pace = {"bank": bank, "add": 60}
    made = tables.make(*people, game="pebbles", pace=pace, name="A long name for an evening")
    page = look(made.link(0), lang="pl", width=390, height=844)
    expect(page.locator(".clocks .runs").first).to_be_visible()
    for tool in page.locator("header.top .tool").all():
        box = tool.bounding_box()
        assert box is not None
        assert box["x"] + box["width"] <= 390
    assert page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0


def test_own_choices_are_repeated_at_all_tables(look: Opened, tables: Tables) -> None:
    pace = {"bank": 90_000, "add": 60}
    made = [tables.make(HUMAN, bot(), game="pebbles", pace=pace) for _ in range(3)]
    ours, also, gone = made

    def chosen(one: Made) -> Any:
        path = f"/api/tables/{one.table}/choices?token={one.tokens[0]}"
        return tables.call("GET", path)

    now = time.time()
    kept = {"begins": now + 90 * DAY, "ends": now + 91 * DAY}
    path = f"/api/tables/{also.table}/choices"
    tables.call("PUT", path, {"token": also.tokens[0], "days": [kept]})
    page = look("/")
    for one in (gone, also, ours):
        page.goto(one.link(0))
        expect(page.locator(".clocks .runs")).to_contain_text("until")
    page.evaluate(
        "table => localStorage['arcanum.mine'] = "
        "localStorage['arcanum.mine'].replace(table, 'nowhere')",
        gone.table,
    )
    page.reload()
    more(page)
    own = page.locator("[data-own]")
    day = (datetime.now(UTC) + timedelta(days=20)).date().isoformat()

    def add(first: str) -> None:
        for label in ("First day", "Last day"):
            own.get_by_label(label).fill(first)
        own.locator("[data-add-days]").click()
        expect(own.get_by_label("First day")).to_have_value("")
        expect(own).to_have_attribute("aria-busy", "false")

    add(day)
    assert [len(chosen(one)["days"]) for one in made] == [1, 1, 0]  # only here
    own.locator("[data-everywhere]").check()
    add((datetime.now(UTC) + timedelta(days=30)).date().isoformat())
    mine, theirs = chosen(ours)["days"], chosen(also)["days"]
    assert (len(mine), len(theirs)) == (2, 2)
    assert theirs[0] == mine[1]
    assert theirs[1][1] == pytest.approx(kept["ends"])  # what was there stays
    own.get_by_role("button", name="Stop").nth(1).click()
    expect(own.locator("p.line .grow")).to_have_count(1)
    expect(own).to_have_attribute("aria-busy", "false")
    assert [len(chosen(one)["days"]) for one in made] == [1, 1, 0]
    own.get_by_label("Quiet from").fill("23:00")
    own.get_by_label("Quiet from").blur()
    expect(own).to_have_attribute("aria-busy", "false")
    assert chosen(also)["quiet"] == chosen(ours)["quiet"]
    assert chosen(also)["quiet"]["begins"] == 23 * 60
    expect(own.locator(".trouble")).to_have_count(0)
