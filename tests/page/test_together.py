"""People at a table: one link and its code, one screen for several, chat, lists, records."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.marks import mainly, thorough
from tests.page import qr
from tests.page.conftest import Opened
from tests.page.playing import OFFERED, copied
from tests.page.tables import FRIEND, HUMAN, Tables, bot
from tests.page.test_seats import link_of


def hosted(look: Opened, *seats: str, game: str = "pebbles", **more: Any) -> Page:
    """A new table from the lobby, with these other seats."""
    page = look(f"/?game={game}", **more)
    page.locator(".srow input").first.fill("Ines")
    for number, seat in enumerate(seats, start=1):
        if number > 1:
            page.get_by_role("button", name="Add a seat").click()
        page.locator(f"#seat{number}").select_option(seat)
    return page


def dark_modules(page: Page) -> list[list[bool]]:
    """The QR code on the page, without the quiet around it."""
    code = page.locator("svg.qr")
    size = int(str(code.get_attribute("viewBox")).split()[-1]) - 8
    path = str(code.locator("path").get_attribute("d"))
    dark = [[False] * size for _ in range(size)]
    for x, y in re.findall(r"M(\d+) (\d+)h1", path):
        dark[int(y) - 4][int(x) - 4] = True
    return dark


def test_the_host_gathers_friends_by_one_link(look: Opened, tables: Tables) -> None:
    page = hosted(look, "friend", "friend")
    page.locator(".sit .primary").click()
    expect(page.locator("li.missing")).to_have_count(2)
    link = link_of(page)
    assert qr.read(dark_modules(page)) == link  # a camera reads the same
    guest = look(link, width=390, height=844)
    expect(guest.get_by_text("Ines invites you")).to_be_visible()
    guest.locator('[data-choose="2"]').click()
    guest.get_by_label("Your name").fill("Boris")
    guest.get_by_role("button", name="Sit down").click()
    expect(guest.locator(".wait")).to_contain_text("2 of 3 sit")
    expect(page.locator('[data-seat="2"]')).to_contain_text("Boris")
    expect(page.locator(".talk")).to_contain_text("Boris takes a seat.")
    expect(page.locator("[data-start]")).to_be_disabled()
    page.locator('[data-up="2"]').click()  # the free seat comes below
    expect(page.locator('[data-seat="1"]')).to_contain_text("Boris")
    expect(guest.locator('[data-seat="1"]')).to_contain_text("you")
    page.locator('[data-remove="1"]').click()
    expect(guest.get_by_text("This link opens no seat")).to_be_visible()
    expect(page.locator("li.missing")).to_have_count(2)
    guest.goto(link)
    guest.get_by_role("button", name="Sit down").click()
    expect(page.locator("li.missing")).to_have_count(1)
    page.locator("[data-bot]").first.click()
    expect(page.locator("li.missing")).to_have_count(0)
    page.locator('[data-order="lot"]').click()
    expect(page.locator('[data-order="lot"]')).to_have_attribute("aria-pressed", "true")
    page.locator("[data-start]").click()
    for there in (page, guest):
        expect(there.locator("#options [data-action]").first).to_be_visible()
    expect(page.locator("[data-arrived]")).to_contain_text("Boris takes a seat.")
    for there in (page, guest):  # all that was said before was read before
        expect(there.locator("[data-unread]")).to_have_count(0)


def test_a_deal_with_motion_is_told_from_its_start(look: Opened) -> None:
    """Whoever wants to see pieces move has nothing to see from before the deal."""
    page = hosted(look, "friend", game="seasons", motion=True)
    page.locator(".sit .primary").click()
    guest = look(link_of(page), motion=True, width=390, height=844)
    guest.get_by_label("Your name").fill("Boris")
    guest.get_by_role("button", name="Sit down").click()
    page.locator("[data-start]").click()
    for there in (page, guest):
        expect(there.locator(".pack [data-lit]").first).to_be_visible()
        assert there.evaluate("Number(document.getElementById('board').dataset.version)") == 0


def test_several_people_share_a_screen(look: Opened, tables: Tables) -> None:
    """Secrets are covered and are not in the page; public decisions pass without a cover."""
    page = hosted(look, "here")
    page.get_by_label("Name of the person here").fill("Boris")
    page.locator(".sit .primary").click()
    cover = page.get_by_role("dialog")
    expect(cover.get_by_role("heading", name="Ines")).to_be_visible()
    expect(page.locator("[data-ready]")).to_be_focused()
    expect(page).to_have_title(re.compile("Ines"))
    assert page.locator("#options [data-action]").count() == 0
    page.keyboard.press("Enter")
    expect(page.locator("#options [data-action]").first).to_be_visible()
    page.locator("#options [data-action]").first.click()
    expect(cover.get_by_role("heading", name="Boris")).to_be_visible()
    assert page.locator("#options [data-action]").count() == 0
    page.keyboard.press("Escape")  # back to Ines
    expect(page.get_by_text("The screen shows what Ines knows.")).to_be_visible()
    page.locator("[data-pass]").click()
    expect(cover.get_by_role("heading", name="Boris")).to_be_visible()
    page.locator("[data-ready]").click()
    expect(page.get_by_text("The screen shows what Boris knows.")).to_be_visible()
    page.locator("[data-hide]").click()
    expect(cover.get_by_role("heading", name="Boris")).to_be_visible()


def test_public_decisions_pass_without_a_cover(look: Opened, tables: Tables) -> None:
    """In Seasons: which die to take. Nobody's cards are on the screen, and the dice are lit."""
    made = tables.make({**HUMAN, "name": "Ines"}, {**HUMAN, "name": "Boris"})
    tables.forward(made, lambda seen: seen["view"].get("round", 0) >= 1)
    page = look("/")
    entries = [
        {"table": made.table, "token": token, "game": "seasons", "at": 1, "seat": seat}
        for seat, token in made.tokens.items()
    ]
    entries[1]["here"] = True
    page.evaluate("mine => localStorage['arcanum.mine'] = JSON.stringify(mine)", entries)
    page.goto(made.link())
    names = set()
    for _ in range(2):
        expect(page.get_by_text("The screen shows what everybody may see.")).to_be_visible()
        expect(page.locator("[data-lit]").first).to_be_visible()
        assert page.get_by_role("dialog").count() == 0
        expect(page.get_by_text("cards, hidden from you").first).to_be_visible()
        who = page.locator(".screen .on").inner_text()
        names.add(who)
        page.locator("[data-lit]").first.click()
        if len(names) == 1:
            expect(page.locator(".screen .on")).not_to_have_text(who)
    assert names == {"Ines", "Boris"}


def test_a_shared_screen_with_somebody_elsewhere_and_a_bot(
    look: Opened, tables: Tables
) -> None:
    page = hosted(look, "friend", "friend", "random", width=390, height=844)
    page.locator(".sit .primary").click()
    link = link_of(page)
    page.locator('[data-here="1"]').click()
    page.get_by_label("Name of the person here").fill("Boris")
    page.locator("li form button").click()
    expect(page.locator('[data-seat="1"]')).to_contain_text("Boris")
    guest = look(link)
    guest.get_by_label("Your name").fill("Nina")
    guest.get_by_role("button", name="Sit down").click()
    page.locator("[data-start]").click()
    for name in ("Ines", "Boris"):
        expect(page.get_by_role("dialog").get_by_role("heading", name=name)).to_be_visible()
        page.locator("[data-ready]").click()
        page.locator("#options [data-action]").first.click()
    guest.locator("#options [data-action]").first.click()
    for there in (page, guest):  # all four have decided
        expect(there.locator("#log")).to_contain_text("Ines shows")


def test_chat_is_marked_muted_translated_and_leads_to_the_log(
    look: Opened, tables: Tables
) -> None:
    made = tables.make({**HUMAN, "name": "Ann"}, {**HUMAN, "name": "Bea"}, game="pebbles")
    ann = look(made.link(0))
    bea = look(made.link(1), lang="pl", width=390, height=844)
    expect(ann.locator("#options [data-action]").first).to_be_visible()
    ann.get_by_role("tab", name="Chat").click()
    ann.locator("[data-phrases]").click()
    ann.locator('[data-phrase="well-played"]').click()
    expect(bea.locator("[data-unread]")).to_have_text("1")
    bea.locator(".nav button", has_text="Czat").click()
    expect(bea.get_by_text("Świetna partia!")).to_be_visible()
    expect(bea.locator("[data-unread]")).to_have_count(0)
    for page in (ann, bea):  # back to the board
        page.reload()
    ann.locator("#options [data-action]").first.click()
    bea.locator("#options [data-action]").first.click()
    line = ann.locator("[data-cites]").last
    line.evaluate("button => button.click()")
    ann.get_by_label("Say something").fill("look here")
    ann.keyboard.press("Enter")
    expect(bea.locator("[data-unread]")).to_have_text("1")
    bea.locator(".nav button", has_text="Czat").click()
    bea.locator("[data-cite]").click()
    expect(bea.locator("#log .found")).to_be_visible()
    bea.locator(".nav button", has_text="Czat").click()
    bea.locator('[data-mute="0"]').first.click()
    expect(bea.get_by_text("look here")).to_have_count(0)
    bea.locator('[data-unmute="0"]').click()
    expect(bea.get_by_text("look here")).to_be_visible()


@pytest.mark.parametrize(
    ("lang", "status", "words"),
    [
        thorough("en", 400, "a line has at most 300 letters"),
        ("ru", 400, "Проверьте, что вы ввели"),
        ("pl", 503, "Serwer jest zajęty"),
    ],
)
def test_what_a_server_refuses_is_read_in_ones_own_language(
    look: Opened, tables: Tables, lang: str, status: int, words: str
) -> None:
    made = tables.make(HUMAN, HUMAN, game="pebbles")
    page = look(made.link(), lang=lang, strict=False)
    page.wait_for_function(OFFERED)
    refused = {"error": "a line has at most 300 letters"}
    page.route(
        "**/chat",
        lambda route: (
            route.fulfill(status=status, json=refused)
            if route.request.method == "POST"
            else route.continue_()
        ),
    )
    page.get_by_role("tab").nth(1).click()
    page.locator("form input[maxlength='500']").fill("?")
    page.keyboard.press("Enter")
    expect(page.get_by_role("alert")).to_have_text(re.compile(words))


def test_a_late_undo_is_no_trouble(look: Opened, tables: Tables) -> None:
    """Who asks twice at once hears nothing of versions: the table just shows what is new."""
    made = tables.make(HUMAN, HUMAN, game="pebbles")
    page = look(made.link(), lang="pl", strict=False)
    page.locator("#options [data-action]").first.click()
    undo = page.get_by_role("button", name="Cofnij")
    page.route(
        "**/undo",
        lambda route: route.fulfill(
            status=409, json={"error": "the table is at version 5, not 3", "key": "stale"}
        ),
    )
    with page.expect_response("**/undo"):
        undo.click()
    expect(page.locator(".slip")).to_have_count(0)
    page.unroute("**/undo")
    with page.expect_response("**/undo"):
        undo.click()
    expect(undo).to_have_count(0)


def test_onlookers_talk_among_themselves(look: Opened, tables: Tables) -> None:
    made = tables.make({**HUMAN, "name": "Ann"}, HUMAN, game="pebbles")
    one, two = look(f"/table/{made.table}"), look(f"/table/{made.table}")
    player = look(made.link())
    for there in (one, two, player):
        expect(there.get_by_role("tab", name="Chat")).to_be_visible()
    one.get_by_role("tab", name="Chat").click()
    one.get_by_label("Say something").fill("Who wins?")
    one.keyboard.press("Enter")
    expect(two.locator("[data-unread]")).to_have_text("1")
    two.get_by_role("tab", name="Chat").click()
    expect(two.get_by_text("Who wins?")).to_be_visible()
    expect(player.locator("[data-unread]")).to_have_count(0)
    tables.forward(made, lambda seen: bool(seen["over"]))
    player.get_by_role("tab", name="Chat").click()
    player.get_by_role("button", name="Onlookers").click()
    expect(player.get_by_text("Who wins?")).to_be_visible()


@pytest.mark.parametrize("lang", mainly("ru", "en", "pl"))
def test_open_tables_are_joined_with_one_click(look: Opened, tables: Tables, lang: str) -> None:
    name = f"Open {lang}"
    tables.make(
        {**HUMAN, "name": "Ines"}, FRIEND, game="pebbles", open=True, lang=lang, name=name
    )
    page = look("/?game=pebbles", lang=lang)
    page.locator("#myname").fill("Boris")
    way, doors = (
        page.locator(one).first.bounding_box() for one in ("[data-show-open]", "[data-game]")
    )
    assert way is not None
    assert doors is not None
    assert way["y"] < doors["y"]  # not below all that one can play alone
    page.locator("[data-show-open]").click()
    row = page.locator("[data-table]", has_text=name)
    row.locator("[data-join]").click()
    expect(page.locator(".wait")).to_contain_text("Ines")
    page.goto("/")
    card = page.locator(".tb", has_text=name)  # it is among one's own now
    expect(card).to_be_visible()


def points_in(view: Any) -> list[int]:
    """The points so far that a list of tables shows for Seasons."""
    return [mage["crystals"] for mage in view["mages"]]


def test_your_tables_tell_how_they_stand(look: Opened, tables: Tables) -> None:
    made = tables.make(
        {**HUMAN, "name": "Ines"}, {**HUMAN, "name": "Boris"}, name="Rainy Sunday"
    )
    tables.forward(made, lambda seen: seen["view"].get("round", 0) >= 2)
    path = f"/api/tables/{made.table}/chat"
    page = look(made.link(), width=390, height=844)
    expect(page.locator("#log")).to_be_attached()
    page.goto("/")
    tables.call("POST", path, {"token": made.tokens[1], "text": "hello"})
    page.reload()
    card = page.locator(".tb").first
    expect(card).to_contain_text("Rainy Sunday")
    expect(card).to_contain_text("Year I · round")
    expect(card.locator("[data-new]")).to_contain_text("1 new")
    points = points_in(tables.now(made)["view"])
    for seat, name in enumerate(("you", "Boris")):
        who = card.locator(".who > span").nth(seat)
        expect(who.locator(".nm")).to_have_text(name)
        expect(who.locator("b")).to_have_text(str(points[seat]))
    # Also where this browser only has the link.
    page.evaluate(
        """() => {
          const [{ table, token, game, at, seat }] = JSON.parse(localStorage['arcanum.mine']);
          localStorage['arcanum.mine'] = JSON.stringify([{ table, token, game, at, seat }]);
        }"""
    )
    page.reload()
    expect(card.locator(".who > span")).to_have_text([f"you{points[0]}", f"Boris{points[1]}"])
    top = page.locator("[data-tables]").bounding_box()
    form = page.locator(".set form").bounding_box()
    assert top is not None
    assert form is not None
    assert top["y"] < form["y"]


def test_all_of_many_tables_are_shown_and_asked(look: Opened, tables: Tables) -> None:
    many, first, part = 22, 4, 12
    made = [tables.make(HUMAN, HUMAN, game="pebbles") for _ in range(many)]
    entries = [
        {"table": one.table, "token": one.tokens[0], "game": "pebbles", "at": n, "seat": 0}
        for n, one in enumerate(made)
    ]
    page = look("/")
    page.evaluate("mine => localStorage['arcanum.mine'] = JSON.stringify(mine)", entries)
    asked = set()
    page.on("request", lambda one: asked.add(one.url.split("?")[0].rpartition("/")[2]))
    page.reload()
    cards = page.locator(".tb")
    for shown in (first, first + part, many):
        expect(cards).to_have_count(shown)
        if shown < many:
            page.locator("[data-more]").click()
    expect(page.locator("[data-more]")).to_have_count(0)
    expect(page.locator(".tb.mine")).to_have_count(many)  # each has been asked: it is your move
    assert asked >= {one.table for one in made}


def test_a_record_is_brought_and_a_moment_is_shared(
    look: Opened, tables: Tables, tmp_path: Any
) -> None:
    made = tables.make(HUMAN, bot(), game="pebbles")
    tables.forward(made, lambda seen: bool(seen["over"]))
    page = look(made.link())
    with page.expect_download() as download:
        page.get_by_role("link", name="Record").click()
    file = tmp_path / "game.jsonl"
    file.write_bytes(download.value.path().read_bytes())
    other = look("/")
    other.locator("[data-bring]").set_input_files(str(file))
    other.locator("[data-replay]").click()
    expect(other.get_by_text("decision 0 of")).to_be_visible()
    other.get_by_role("button", name="One step on").click()
    expect(other.get_by_text("decision 1 of")).to_be_visible()
    other.get_by_label("Whose knowledge").select_option("0")
    link = copied(other, other.locator('[data-copy="-2"]'))
    assert link.endswith("?at=1&seat=0")
    third = look(link)
    expect(third.get_by_text("decision 1 of")).to_be_visible()
    expect(third.get_by_label("Whose knowledge")).to_have_value("0")
    wrong = look("/")
    file.write_text("nonsense")
    wrong.locator("[data-bring]").set_input_files(str(file))
    expect(wrong.get_by_role("alert")).to_contain_text("cannot be used")
