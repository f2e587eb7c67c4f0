"""Friends at a table: invites, who has taken a seat, and a deal that everybody can check."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from arcanum.server.deals import mixed
from tests.marks import thorough
from tests.page.conftest import Opened
from tests.page.playing import click_to_the_end, copied
from tests.page.tables import FRIEND, HUMAN, Tables

PART, OTHER = "0123456789abcdef0123456789abcdef", "fedcba9876543210fedcba9876543210"
RANDOM_BOT = {"kind": "bot", "bot": "random"}
Asked = list[tuple[str, dict[str, str]]]


def listened(page: Page, asked: Asked, said: list[str]) -> None:
    """All that a page asks for, and the first things that its sockets say."""
    page.on("request", lambda one: asked.append((one.url, one.headers)))

    def opened(socket: Any) -> None:
        asked.append((socket.url, {}))
        socket.on("framesent", lambda frame: said.append(str(frame)))

    page.on("websocket", opened)


def pebbles_with_a_friend(look: Opened, lang: str = "en", **more: Any) -> Page:
    """A new table of pebbles from the lobby, with one seat for a friend."""
    page = look("/?game=pebbles", lang=lang, **more)
    page.locator("#seat1").select_option("friend")
    page.locator(".srow input").fill("Ann")
    page.locator(".sit .primary").click()
    expect(page.locator("li.missing")).to_have_count(1)
    return page


def link_of(page: Page) -> str:
    """The link of the table, as it is copied."""
    return copied(page, page.locator('[data-copy="-3"]'))


def test_a_friend_takes_a_seat_and_the_deal_is_checked(look: Opened, tables: Tables) -> None:
    page = pebbles_with_a_friend(look)
    expect(page.locator(".wait")).to_contain_text("1 of 2 sit")
    link = link_of(page)
    assert "#join=" in link
    asked: Asked = []
    said: list[str] = []
    listened(page, asked, said)
    page.reload()  # so that every request is seen
    friend = look("/")
    listened(friend, asked, said)
    friend.goto(link)
    expect(friend.get_by_text("Ann invites you")).to_be_visible()
    friend.get_by_label("Your name").fill("Bea")
    friend.get_by_role("button", name="Sit down").click()
    page.locator("[data-start]").click()
    for there in (page, friend):
        expect(there.locator("#options [data-action]").first).to_be_visible()
    assert "join" not in friend.url
    click_to_the_end(page, friend)
    for there in (page, friend):
        expect(there.locator('[data-fair="yes"]')).to_contain_text("This deal was checked")
        expect(there.get_by_text("Made by the server and 2 seats")).to_be_visible()
    tokens = [there.url.split("#")[1] for there in (page, friend)]
    assert tokens[0] != tokens[1]
    secrets = [*tokens, link.split("#join=")[1]]
    for address, headers in asked:  # nothing secret is in any address, or told to the next
        assert not any(secret in address for secret in secrets), address
        assert "token=" not in address
        assert not any(secret in headers.get("referer", "") for secret in secrets)
    sent = {headers.get("authorization", "") for _, headers in asked}
    assert {f"Bearer {token}" for token in tokens} <= sent
    assert all(any(token in line for line in said) for token in tokens)
    late = look(link)  # the link is spent
    expect(late.get_by_role("alert")).to_contain_text("All seats are taken")
    expect(late.get_by_role("button", name="Sit down")).to_be_disabled()


def test_a_tampered_deal_is_found_out_by_the_page(look: Opened, tables: Tables) -> None:
    """The seal that was shown at the start is what counts, not what the server says later."""
    page = pebbles_with_a_friend(look)
    friend = look(link_of(page))
    friend.get_by_role("button", name="Sit down").click()
    page.locator("[data-start]").click()
    expect(friend.locator("#options [data-action]").first).to_be_visible()
    table = page.url
    page.goto("/healthz")  # an open table would write over it
    page.evaluate(
        """() => {
          const mine = JSON.parse(localStorage['arcanum.mine']);
          mine[0].seal = '0'.repeat(64);
          localStorage['arcanum.mine'] = JSON.stringify(mine);
        }"""
    )
    page.goto(table)
    click_to_the_end(page, friend)
    expect(page.locator('[data-fair="no"]')).to_be_visible()
    expect(friend.locator('[data-fair="yes"]')).to_be_visible()


def test_the_page_checks_seats_by_lot(look: Opened, tables: Tables) -> None:
    made = tables.make(HUMAN, FRIEND, RANDOM_BOT, game="pebbles", order="lot", entropy=PART)
    tables.claim(made, 1, entropy=OTHER)
    tables.call("POST", f"/api/tables/{made.table}/start", {"token": made.tokens[0]})
    end = tables.forward(made, lambda seen: bool(seen["over"]))
    expect(look(made.link()).locator('[data-fair="yes"]')).to_be_visible()
    deal = end["deal"]
    one, other = (seat for seat, part in deal["parts"].items() if part)
    parts = {**deal["parts"], one: deal["parts"][other], other: deal["parts"][one]}
    page = look("/")
    page.add_init_script(  # the seed fits these parts, but the lot gives another order
        f"""const real = JSON.parse;
        JSON.parse = (text, ...more) => {{
          const found = real(text, ...more);
          if (found?.deal?.lot) {{
            found.deal.parts = {json.dumps(parts)};
            found.seed = {json.dumps(mixed(deal["part"], parts))};
          }}
          return found;
        }};"""
    )
    page.goto(made.link())
    expect(page.locator('[data-fair="no"]')).to_be_visible()


def test_the_host_makes_a_new_link_or_gives_the_seat_to_a_bot(
    look: Opened, tables: Tables
) -> None:
    page = pebbles_with_a_friend(look, width=390, height=844)
    old = link_of(page)
    page.locator("[data-renew]").click()
    shown = page.locator("[data-link]")
    expect(shown).not_to_have_text(re.sub("https?://", "", old))
    assert link_of(page) != old
    friend = look(old)
    friend.get_by_role("button", name="Sit down").click()
    expect(friend.get_by_role("alert")).to_be_visible()
    page.locator('[data-bot="1"]').click()
    page.locator("[data-start]").click()
    expect(page.locator("#options [data-action]").first).to_be_visible()


@pytest.mark.parametrize(
    ("lang", "told", "waits"),
    [
        ("pl", "Trening", "Czekamy na graczy"),
        thorough("en", "Practice", "Waiting for friends"),
        thorough("ru", "Тренировка", "Ждём друзей"),
    ],
)
def test_practice_and_waiting_are_told_in_every_language(
    look: Opened, tables: Tables, lang: str, told: str, waits: str
) -> None:
    made = tables.make(HUMAN, FRIEND, game="pebbles", seed=7)
    page = look(made.link(), lang=lang)
    expect(page.locator(".chip").first).to_have_text(told)
    fair = tables.make(HUMAN, FRIEND, game="pebbles")
    page.goto(fair.link())
    expect(page.locator(".wait")).to_contain_text(waits)
    expect(page.locator(".chip", has_text=told)).to_have_count(0)
    tables.claim(fair, 1)
    expect(page.locator("#board [data-lit], #options [data-action]").first).to_be_visible()


def test_a_closed_table_gives_its_record_to_its_players(look: Opened, tables: Tables) -> None:
    made = tables.make(HUMAN, HUMAN, game="pebbles", onlookers=False)
    tables.forward(made, lambda seen: bool(seen["over"]))
    page = look(made.link())
    with page.expect_download() as download:
        page.get_by_role("link", name="Record").click()
    assert '"deal"' in download.value.path().read_text(encoding="utf-8").splitlines()[0]
    expect(page.locator('[data-fair="yes"]')).to_be_visible()
    page.locator("[data-replay]").click()
    expect(page.get_by_text("decision 0 of")).to_be_visible()
