"""The card browser on the page."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from arcanum.cards import Figures
from arcanum.games import game as find_game
from tests.marks import thorough
from tests.page.conftest import Opened
from tests.page.eyes import fits_every_eye, has_its_words, serious
from tests.page.tables import HUMAN, Tables, bot


def test_search_filters_and_keys(look: Opened) -> None:
    page = look("/", width=1440)
    page.get_by_role("link", name="Card browser").click()
    tiles = page.locator(".tile")
    expect(tiles).to_have_count(70)
    expect(page).to_have_url(re.compile("/cards/seasons"))
    page.keyboard.press("/")
    page.keyboard.type("helm ragf")
    expect(tiles.first).to_have_text("Ragfield's Helm")
    page.wait_for_function("() => document.querySelectorAll('.tile').length < 10")
    assert serious(page) == []
    page.keyboard.press("Escape")
    expect(tiles).to_have_count(70)
    page.get_by_role("checkbox", name="Familiar").check()
    expect(tiles).to_have_count(13)
    page.get_by_role("button", name="Show all").click()
    # The large card follows the arrows; Enter goes to it, Esc comes back.
    tiles.first.focus()
    for key in ("ArrowRight", "ArrowDown", "ArrowLeft"):
        page.keyboard.press(key)
    side = page.get_by_role("complementary", name="Large card")
    title = side.get_by_role("heading", level=2).first
    name = page.locator(".tile[aria-current=true] > b").inner_text()
    expect(title).to_have_text(name)
    page.keyboard.press("Enter")
    expect(title).to_be_focused()
    page.keyboard.press("Escape")
    expect(page.locator(".tile[aria-current=true]")).to_be_focused()
    page.goto("/cards/seasons#card:hand_of_fortune")
    page.reload()
    expect(title).to_have_text("Hand of Fortune")
    expect(side.get_by_text("747 games")).to_be_visible()
    side.get_by_role("button", name="Try it").click()
    expect(page).to_have_url(re.compile("/table/"))
    page.go_back()
    side.get_by_role("link", name="S-10.1").click()
    expect(page).to_have_url(re.compile(r"/rules/seasons#S-10\.1"))


@pytest.mark.parametrize(
    ("game", "noun", "card"),
    [("trickerion", "trick", "linking_rings"), ("pax_illuminaten", "luminary", "PIL001")],
)
def test_how_often_a_card_wins(look: Opened, game: str, noun: str, card: str) -> None:
    page = look(f"/cards/{game}#{noun}:{card}", width=1440)
    side = page.get_by_role("complementary", name="Large card")
    expect(side.get_by_role("heading", name="How often it wins")).to_be_visible()
    figures = Figures.of(find_game(game))
    assert figures is not None
    for wins in figures.wins(card):
        row = side.get_by_role("row", name=re.compile(rf"^{wins.players} player"))
        if wins.won is None:
            expect(row).to_contain_text("too few games")
            continue
        expect(row).to_contain_text(f"{wins.games:,} games")
        expect(row).to_contain_text(f"a fair share is {round(100 * wins.fair)}%")


def test_what_has_no_share_of_wins_says_why(look: Opened) -> None:
    page = look("/cards/trickerion#prophecy:bonus_shard", width=1440)
    side = page.get_by_role("complementary", name="Large card")
    expect(side.get_by_role("heading", name="How often it wins")).to_be_visible()
    expect(side).to_contain_text("It holds for everybody alike")


@pytest.mark.parametrize(
    ("lang", "large", "note", "theme"),
    [
        ("ru", "Крупная карта", "Королевская арка не считается никогда", "dark"),
        thorough("pl", "Duża karta", "Królewski Łuk nie liczy się nigdy", "light"),
    ],
)
def test_notes_lead_to_their_rules(
    look: Opened, lang: str, large: str, note: str, theme: str
) -> None:
    page = look(
        "/cards/pax_illuminaten#plot:P09", width=390, height=844, lang=lang, theme=theme
    )
    side = page.get_by_role("complementary", name=large)
    told = side.get_by_role("listitem").filter(has_text=note)
    expect(told).to_be_visible()
    fits_every_eye(page)
    assert serious(page) == []
    page.set_viewport_size({"width": 1440, "height": 900})
    expect(page.locator(".tile[aria-current=true]")).to_be_visible()
    # The columns scroll, the page does not.
    page.wait_for_function("() => document.scrollingElement.scrollHeight <= innerHeight")
    told.get_by_role("link", name="P-3.6").click()
    expect(page).to_have_url(re.compile(r"/rules/pax_illuminaten#P-3\.6"))


def test_on_a_phone(look: Opened) -> None:
    page = look(
        "/cards/trickerion", width=390, height=844, lang="ru", touch=True, theme="light"
    )
    page.get_by_role("button", name="Фильтры").click()
    fits_every_eye(page)
    page.get_by_role("checkbox", name=re.compile("тайны", re.IGNORECASE)).check()
    page.get_by_role("button", name="12 карт").click()
    expect(page.locator(".tile")).to_have_count(12)
    page.locator(".tile").first.click()
    large = page.get_by_role("complementary", name="Крупная карта")
    expect(large).to_be_visible()
    fits_every_eye(page)  # a secret of the Academy, large
    wide = page.evaluate("document.documentElement.scrollWidth")
    assert wide <= 390
    page.go_back()
    expect(large).to_be_hidden()
    expect(page.locator(".tile").first).to_be_visible()


@pytest.mark.parametrize(
    ("game", "lang", "theme"),
    [
        ("seasons", "pl", "light"),
        ("trickerion", "en", "light"),
        ("pax_illuminaten", "ru", "dark"),
    ],
)
def test_every_card_is_drawn_and_said(look: Opened, game: str, lang: str, theme: str) -> None:
    """Every one once, large: no key reaches a person, and nothing breaks."""
    page = look(f"/cards/{game}", width=1440, lang=lang, theme=theme)
    page.wait_for_selector(".tile")
    said = page.evaluate(
        """async () => {
          const out = [document.body.innerText];
          for (const tile of document.querySelectorAll('.tile')) {
            tile.click();
            await new Promise((done) => setTimeout(done));
            out.push(document.querySelector('.side').innerText);
          }
          return out.join('\\n');
        }"""
    )
    has_its_words(page, said)


def test_from_the_table(look: Opened, tables: Tables) -> None:
    page = look(tables.make(HUMAN, bot()).link(), width=1440)
    page.get_by_role("tab", name="More").click()
    link = page.get_by_role("link", name="Card browser")
    expect(link).to_have_attribute("href", "/cards/seasons")
    expect(link).to_have_attribute("target", "_blank")
