"""What people are told before it happens: what a vote takes back, what leaving and ending mean,
when time runs out where they are, what is not rated."""

from __future__ import annotations

import re
from datetime import UTC, datetime
from zoneinfo import ZoneInfo

import pytest
from playwright.sync_api import Browser, Page, expect

from arcanum.cli import main
from tests.marks import mainly
from tests.page.conftest import PATIENCE, Opened
from tests.page.playing import comes_true
from tests.page.tables import HUMAN, Tables, bot
from tests.page.test_endings import more
from tests.page.test_people import enter

NAMED = [{**HUMAN, "name": name} for name in ("Ann", "Bea", "Cleo")]


def leaving(page: Page) -> Page:
    more(page)
    page.locator("[data-leave-ask]").click()
    return page


def test_an_undo_says_which_steps_it_takes_back(look: Opened, tables: Tables) -> None:
    """To who is asked, in their own language: what came since, and nothing before it."""
    made = tables.make(*NAMED[:2], game="pebbles")
    for seat in (0, 1):
        seen = tables.now(made, seat)
        tables.act(made, seat, seen, seen["options"][0]["spelled"])
    asker = next(p for p in (0, 1) if tables.now(made, p)["undo"] == 0)
    other, version = 1 - asker, tables.now(made)["version"]
    body = {"token": made.tokens[asker], "version": version}
    assert tables.call("POST", f"/api/tables/{made.table}/undo", body)["asked"]
    path = f"/api/tables/{made.table}?token={made.tokens[other]}"
    seen = tables.call("GET", path)
    gone = [note for note in seen["notes"][seen["ask"]["keep"] :] if note.get("player")]
    name = NAMED[asker]["name"]
    assert "AB"[asker] in {note["player"] for note in gone}
    few = {1: "This would be taken back:"}
    english = few.get(len(gone), f"These {len(gone)} steps would be taken back:")
    page = look(made.link(other))
    steps = page.locator('[data-asked="undo"] .steps')
    expect(steps).to_contain_text(english)
    expect(steps).to_contain_text(f"{name} closes a fist")
    told = steps.inner_text().removeprefix(english).strip().rstrip(".")
    assert len(re.split(r"\. (?=[A-Z])", told)) == len(gone)
    phone = look(made.link(other), lang="pl", width=390, height=844)
    steps = phone.locator('[data-asked="undo"] .steps')
    expect(steps).to_contain_text(re.compile("Cofni.+ krok.*: .*" + name))
    page.locator('[data-asked="undo"] [data-agree]').click()
    expect(page.locator('[data-asked="undo"]')).to_have_count(0)
    assert tables.now(made)["version"] == version + 1


def test_conceding_says_five_things(look: Opened, tables: Tables) -> None:
    """The seat, the result, the rating, the others, and what comes afterwards."""
    made = tables.make(*NAMED, game="pebbles")
    for lang, rating, last in (
        ("en", "If everybody here has an account", "you take last place"),
        ("ru", "партия идёт на рейтинг", "засчитывается последнее место"),
        ("pl", "partia liczy się do rankingu", "zajmuje ostatnie miejsce"),
    ):
        page = leaving(look(made.link(0), lang=lang))
        dialog = page.locator("[data-leaving]")
        expect(dialog).to_contain_text(last)
        page.locator("[data-give-up]").click()
        expect(dialog.locator("dt")).to_have_count(5)
        expect(dialog.locator("dd").nth(2)).to_contain_text(rating)
    practice = tables.make(*NAMED, game="pebbles", seed=1)
    page = leaving(look(practice.link(0)))
    page.locator("[data-give-up]").click()
    expect(page.locator("[data-leaving] dd").nth(2)).to_have_text("This table is not rated.")


def test_who_is_alone_is_told_that_ending_is_conceding(look: Opened, tables: Tables) -> None:
    alone = tables.make(HUMAN, bot(), game="pebbles")
    page = leaving(look(alone.link(0)))
    row = page.locator("[data-leaving] li", has=page.locator("[data-scores]"))
    expect(row).to_contain_text("it counts like conceding")
    expect(row).not_to_contain_text("Not rated")
    among = tables.make(*NAMED, game="pebbles")
    page = leaving(look(among.link(0)))
    row = page.locator("[data-leaving] li", has=page.locator("[data-scores]"))
    expect(row).to_contain_text("for anyone who has left, let a bot play first")


def test_an_end_waits_for_who_has_left_and_a_bot_may_play_first(
    look: Opened, tables: Tables
) -> None:
    made = tables.make(*NAMED, game="pebbles")
    tables.call("POST", f"/api/tables/{made.table}/leave", {"token": made.tokens[2]})
    ann = look(made.link(0))
    ann.locator(".gone [aria-expanded]").click()
    card = ann.locator(".gone .card").last
    expect(card).to_contain_text("0 of 3 agree")  # who has left is asked too
    card.get_by_role("button", name="Propose an end").click()
    expect(card).to_contain_text("1 of 3 agree")
    ann.locator("[data-let-bot]").click()
    asked = tables.until(made, lambda seen: seen["ask"]["kind"] == "takeover", 1)["ask"]
    assert asked["wanted"] == [1]


def test_holidays_are_for_games_over_days(look: Opened, tables: Tables) -> None:
    for bank, shown in ((1200, 0), (90_000, 1)):
        made = tables.make(HUMAN, HUMAN, game="pebbles", pace={"bank": bank, "add": 10})
        page = look(made.link(0))
        more(page)
        own = page.locator("[data-own]")
        expect(own.get_by_role("heading", name="Quiet hours")).to_be_visible()
        expect(own.get_by_role("heading", name="Holidays")).to_have_count(shown)
        expect(own.locator("[data-calendar]")).to_have_count(1)


def test_what_hints_mean_is_said(look: Opened, tables: Tables) -> None:
    """Why there are none; and that a table is not rated where several may take them."""
    unrated = "Not rated: hints are allowed here."
    for hints, words in (
        (None, "No hints here: other people play at this table."),
        (False, "The host allows no hints at this table."),
        (True, unrated),
    ):
        settings = {} if hints is None else {"hints": hints}
        made = tables.make(HUMAN, {"kind": "human"}, game="pebbles", **settings)
        door = look(f"/table/{made.table}#invite={made.invites[1]}")
        expect(door.locator("form .game")).to_be_visible()
        expect(door.locator("[data-unrated]")).to_have_count(int(bool(hints)))
        tables.claim(made, 1)
        page = look(made.link(0))
        more(page)
        expect(page.locator("#tabpanel")).to_contain_text(words)
    page = look("/?game=pebbles")  # and where the table is made
    page.locator("details.rest summary").click()
    page.get_by_role("group", name="Hints").get_by_role("button", name="yes").click()
    expect(page.locator("[data-unrated]")).to_have_count(0)
    page.locator("#seat1").select_option("friend")
    expect(page.locator("[data-unrated]")).to_have_text(unrated)
    alone = tables.make(HUMAN, bot(), game="pebbles", hints=True)
    page = look(alone.link(0))
    more(page)
    expect(page.locator("[data-leave-ask]")).to_be_visible()
    expect(page.locator("[data-unrated]")).to_have_count(0)


@pytest.mark.parametrize("zone", mainly("Asia/Tokyo", "America/New_York"))
def test_a_deadline_is_told_in_the_time_of_who_reads(
    browser: Browser, tables: Tables, zone: str
) -> None:
    made = tables.make(HUMAN, HUMAN, game="pebbles", pace={"bank": 90_000, "add": 60})
    due = tables.now(made)["players"][0]["due"]
    at = datetime.fromtimestamp(due, UTC).astimezone(ZoneInfo(zone))
    context = browser.new_context(base_url=tables.base, locale="ru", timezone_id=zone)
    page = context.new_page()
    page.set_default_timeout(PATIENCE)
    page.goto(made.link(0))
    runs = page.locator(".clocks .runs").first
    expect(runs).to_contain_text(f"{at:%H:%M}")
    titled = page.locator(".clocks [title]").first
    expect(titled).to_have_attribute("title", re.compile(f"{at:%H:%M}"))
    context.close()


def test_a_shared_screen_does_not_blink_at_first(look: Opened, tables: Tables) -> None:
    made = tables.make(*NAMED[:2])
    tables.forward(made, lambda seen: seen["view"].get("round", 0) >= 1)
    page = look("/")
    entries = [
        {"table": made.table, "token": token, "game": "seasons", "at": 1, "seat": seat}
        for seat, token in made.tokens.items()
    ]
    page.evaluate(
        "mine => localStorage['arcanum.mine'] = JSON.stringify(mine)",
        [entries[0], {**entries[1], "here": True}],
    )
    page.goto(made.link())
    expect(page.get_by_text("The screen shows what everybody may see.")).to_be_visible()
    more(page)
    expect(page.locator("[data-blink]")).not_to_be_checked()
    expect(page.locator("[data-chime]")).not_to_be_checked()
    page.locator("[data-blink]").check()  # whoever wants it has it, here too
    page.reload()
    more(page)
    expect(page.locator("[data-blink]")).to_be_checked()


def test_a_profile_names_favourite_cards(look: Opened, tables: Tables) -> None:
    made = tables.make(HUMAN, bot(), game="seasons", options={"level": "apprentice"})
    page = look("/ladder")
    enter(page, "Fay")
    kept = page.evaluate(
        "token => fetch('/api/me/tables', {method: 'POST', body: JSON.stringify({token}),"
        " headers: {'content-type': 'application/json'}}).then(answer => answer.status)",
        made.tokens[0],
    )
    assert kept == 200
    tables.forward(made, lambda seen: bool(seen["over"]))
    comes_true(  # it is counted a moment later
        page,
        "() => fetch('/api/players/Fay').then(a => a.json()).then(p => p.titles.length > 0)",
    )
    page.goto("/player/Fay")
    favourites = page.locator("ul.favs li")
    expect(favourites.first).to_be_visible()
    expect(favourites.first.locator("a")).to_have_attribute(
        "href", re.compile(r"^/cards/seasons#\w+")
    )
    expect(favourites.first).to_contain_text("1 game")


def test_a_vote_about_who_comes_back_is_over(look: Opened, tables: Tables) -> None:
    made = tables.make(*NAMED, game="pebbles")
    path = f"/api/tables/{made.table}"
    tables.call("POST", f"{path}/leave", {"token": made.tokens[2]})
    bea = look(made.link(1), lang="ru")
    vote = {"token": made.tokens[0], "kind": "takeover", "seat": 2, "bot": "random"}
    tables.call("POST", f"{path}/asks", vote)
    expect(bea.locator(".gone .card.chief .btn")).to_be_visible()
    look(made.link(2))  # to look is to be back
    expect(bea.locator('[data-happening="returns"]')).to_have_text("Cleo снова за столом.")
    expect(bea.locator(".gone")).to_have_count(0)
    assert tables.now(made)["ask"] is None


def test_who_concedes_after_a_bot_took_a_seat_is_before_that_seat(
    look: Opened, tables: Tables
) -> None:
    made = tables.make(*NAMED, game="pebbles")
    path = f"/api/tables/{made.table}"
    tables.call("POST", f"{path}/leave", {"token": made.tokens[2]})
    vote = {"token": made.tokens[0], "kind": "takeover", "seat": 2, "bot": "random"}
    tables.call("POST", f"{path}/asks", vote)
    asked = tables.now(made, 1)["ask"]["id"]
    tables.call(
        "POST", f"{path}/answer", {"token": made.tokens[1], "ask": asked, "agree": True}
    )
    page = leaving(look(made.link(0)))
    page.locator("[data-give-up]").click()
    expect(page.locator("[data-leaving] dd").nth(1)).to_contain_text("Place 2 of 3")


def test_the_host_may_be_told_when_all_sit(look: Opened, tables: Tables) -> None:
    made = tables.make(HUMAN, {"kind": "human"}, game="pebbles", start="host")
    page = look(made.link(0), lang="pl", width=390, height=844)
    page.locator("[data-notices]").click()
    expect(page.get_by_label("Adres webhooka")).to_be_visible()
    expect(page.locator("[data-blink]")).to_be_visible()


def test_a_hidden_line_is_said_to_be_hidden(
    look: Opened, tables: Tables, capsys: pytest.CaptureFixture[str]
) -> None:
    made = tables.make(*NAMED[:2], game="pebbles")
    chat = f"/api/tables/{made.table}/chat"
    tables.call("POST", chat, {"token": made.tokens[0], "text": "something nasty"})
    assert tables.deals is not None
    store = tables.deals.parent / "page.sqlite3"
    assert main(["admin", "chat", "hide", made.table, "1", "--db", str(store)]) == 0
    assert "hidden" in capsys.readouterr().out
    page = look(made.link(1), lang="pl")
    page.locator('[role="tab"][aria-label^="Czat"]').click()
    line = page.locator('[data-line="1"]')
    expect(line).to_contain_text("ukryte przez właścicieli serwera")
    expect(line).not_to_contain_text("nasty")
