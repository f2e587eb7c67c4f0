"""The installed game on the page: from the lobby to the end, on two boards."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.marks import thorough
from tests.outside.house import House
from tests.page import conftest as of_the_page
from tests.page.conftest import PAGE, Opened
from tests.page.playing import click_to_the_end
from tests.page.tables import HUMAN, Tables, bot

look = of_the_page.look
BRINGS = ["plain", "own"]


@pytest.fixture(scope="module", params=BRINGS)
def board(request: pytest.FixtureRequest) -> str:
    """Which board the installed game has: its own, or that of any game."""
    return str(request.param)


@pytest.fixture(scope="module")
def tables(
    board: str, site: Path, broken: Path, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Tables]:
    """A server with the game, and with broken ones beside it."""
    if not (PAGE / "index.html").is_file():
        pytest.fail("the page is not built: run `make page`")
    place = tmp_path_factory.mktemp("installed") / "site"
    shutil.copytree(site, place)
    if board == "plain":
        shutil.rmtree(place / "goofspiel" / "page")
    with House(broken, place).serving(tmp_path_factory.mktemp("store")) as server:
        yield Tables(f"http://127.0.0.1:{server.port}")


def test_from_the_lobby_to_the_end(look: Opened, board: str) -> None:
    page = look("/?game=goofspiel")
    for game in ("seasons", "trickerion", "pax_illuminaten", "goofspiel"):
        expect(page.locator(f'[data-game="{game}"]')).to_be_visible()
    assert page.locator('[data-game="raises"], [data-game="lame"]').count() == 0
    page.get_by_role("button", name="Sit down").click()
    expect(page.locator("#options [data-action], [data-lit]").first).to_be_visible()
    assert click_to_the_end(page) >= 12  # bids; a click on the card itself may be one of two


@pytest.mark.parametrize(
    ("lang", "prize"), [("ru", "Приз"), thorough("en", "Prize"), thorough("pl", "Nagroda")]
)
def test_a_board_in_every_language(
    look: Opened, tables: Tables, board: str, lang: str, prize: str
) -> None:
    made = tables.make(HUMAN, bot("greedy"), game="goofspiel", options={"cards": "5"})
    page = look(made.link(), lang=lang)
    expect(page.get_by_text(prize, exact=True)).to_be_visible()
    expect(page.locator(".goof-table")).to_have_count(int(board == "own"))
    assert click_to_the_end(page) == 4
    assert "goofspiel-" not in page.inner_text("body")
