"""The board of a game that brings none: tables and lists in the reader's words."""

from __future__ import annotations

import io
from typing import Any

import pytest
from rich.console import Console

from arcanum.games import game, ids
from arcanum.kernel.playout import play_out
from arcanum.terminal.board import ROOMY, Look
from arcanum.terminal.plain import PlainBoard
from arcanum.terminal.symbols import DRAWN, PLAIN
from arcanum.texts import LANGUAGES, texts
from tests.terminal.desk import Desk


def drawn(game_id: str, lang: str, view: dict[str, Any], plain: bool = False) -> str:
    """A view on paper."""
    words = texts(lang, game_id)
    signs = PLAIN if plain else DRAWN
    look = Look(words, game(game_id), words.seat_names(len(view.get("seats", "ABCD"))), signs)
    console = Console(file=io.StringIO(), width=100, color_system=None, _environ={})
    console.print(*PlainBoard(look).table(view, [], 100, ROOMY))
    assert isinstance(console.file, io.StringIO)
    return console.file.getvalue()


@pytest.mark.parametrize("game_id", ids())
@pytest.mark.parametrize("lang", LANGUAGES)
def test_any_view_of_any_game_can_be_drawn(game_id: str, lang: str) -> None:
    s = game(game_id).new(seed=3)
    views = [s.observe(0), s.observe(None)]
    play_out(s, 5)
    views.append(s.observe(0))
    for view in views:
        shown = drawn(game_id, lang, view)
        assert "_" not in shown
        assert "[" not in shown
        assert "None" not in shown


def test_a_whole_view_in_polish() -> None:
    desk = Desk("pebbles", lang="pl", seed=1)
    view = desk.session.state.observe(0)
    view["discard"] = ["charm_1", "charm_7"]
    lines = drawn("pebbles", "pl", view).splitlines()
    assert [line.rstrip() for line in lines] == [
        "Kamyki",
        "Runda             1",
        "Talia             10",
        "Stos odrzuconych  talizman 1 · talizman 7",
        "",
        "                   ► Gracz A    ► Gracz B",
        "Talizman           talizman 9   –",
        "Kamyki             6            6",
        "Punkty             0            0",
        "Pięść zaciśnięta   nie          nie",
        "W pięści           –            –",
    ]


def test_plain_signs_where_nothing_else_can_be_shown() -> None:
    view = Desk("pebbles", seed=3).session.state.observe(0)
    assert drawn("pebbles", "en", view, plain=True).isascii()


def test_help_names_only_what_works_at_this_table() -> None:
    desk = Desk("pebbles", typed=["?"])
    assert desk.session.run() == 0
    shown = desk.screen
    assert "take back your last step" in shown
    assert "dice" not in shown
    assert "a card in full" not in shown
    seasons = Desk("seasons", typed=["?"])
    assert seasons.session.run() == 0
    assert "all dice of this game" in seasons.screen
