"""Seating, the rulebook, the wheel and the small things of the screen."""

from __future__ import annotations

import io

import pytest
from rich.console import Console
from rich.text import Text

from arcanum.games import game
from arcanum.games.seasons.rules.facts import NAMES
from arcanum.games.seasons.terminal.board import SeasonsBoard
from arcanum.games.seasons.terminal.signs import MARKS, STYLES
from arcanum.kernel.errors import BadSetting
from arcanum.rulebook import Specification
from arcanum.terminal import screen as screen_module
from arcanum.terminal.board import DENSITIES, Board, Look
from arcanum.terminal.screen import Screen
from arcanum.terminal.seating import seated
from arcanum.terminal.symbols import DRAWN, PLAIN
from arcanum.texts import LANGUAGES, texts
from tests.server.desk import until
from tests.terminal.desk import Desk

SEASONS = game("seasons")


@pytest.mark.parametrize(
    ("seats", "seat", "bots", "who"),
    [
        (2, None, [], [None, "greedy"]),
        (3, "B", [], ["greedy", None, "greedy"]),
        (3, 3, ["random"], ["random", "random", None]),
        (4, "a", ["random", "greedy"], [None, "random", "greedy", "random"]),
        (3, None, ["random"], [None, None, "random"]),
        (2, None, ["random", "greedy"], ["random", "greedy"]),
        (2, None, ["human"], [None, None]),
        (3, None, ["human", "random", "human"], [None, "random", None]),
    ],
)
def test_who_sits_where(
    seats: int, seat: str | int | None, bots: list[str], who: list[str | None]
) -> None:
    assert seated(seats, seat, bots, "greedy") == who


@pytest.mark.parametrize(
    ("seat", "bots"), [("C", []), (0, []), ("", []), ("A", ["x"] * 2), (None, ["x"] * 3)]
)
def test_seats_that_are_not_there(seat: str | int | None, bots: list[str]) -> None:
    with pytest.raises(BadSetting):
        seated(2, seat, bots, "greedy")


def test_more_bots_make_a_bigger_table() -> None:
    assert Desk(seat="A", bots=("random", "random")).session.state.seats == 3
    assert Desk(seat=None, bots=("random",) * 4).session.state.seats == 4
    assert Desk(seat=None, bots=()).session.state.seats == 2


def test_the_rulebook_knows_every_number() -> None:
    rules = Specification(game("seasons"))
    for number in ("S-0.1", "S-10.1", "S-19.7", "D-12", "OQ-24", "I-05", "S-18"):
        text = rules.rule(number)
        assert text is not None
        assert number in text.splitlines()[0]
    assert "Balance of Ishtar" in (rules.rule("S-9.6") or "")
    assert "Reroll window" in (rules.rule("S-6.2") or "")  # with the list below it
    assert "| start of the own turn" in (rules.rule("S-19.7") or "")
    assert "fewer than 3 bonuses used" in (rules.rule("d 10") or "")
    assert rules.rule("S-99.1") is None
    assert rules.rule("") is None
    assert Specification(game("pebbles")).rule("b2.1") is not None


def test_every_refusal_names_a_rule_that_can_be_shown() -> None:
    rules = Specification(game("seasons"))
    state = SEASONS.new(seed=3)
    found = set()
    for action in SEASONS.words.every():
        refused = state.why_not(SEASONS.spell(action))
        if refused is not None and refused[2]:
            found.add(refused[2])
    assert found
    for number in found:
        assert rules.rule(number) is not None


def board(lang: str, plain: bool = False) -> Board:
    names = texts(lang, "seasons").seat_names(4)
    return SeasonsBoard(Look(texts(lang, "seasons"), SEASONS, names, PLAIN if plain else DRAWN))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_card_can_be_shown(lang: str) -> None:
    console = Console(file=io.StringIO(), width=80, color_system=None)
    for name in NAMES:
        for seats in (2, 4):
            console.print(board(lang).card(name, seats))
    assert isinstance(console.file, io.StringIO)
    shown = console.file.getvalue()
    assert "[" not in shown.replace("[0]", "")
    assert all(len(line) <= 80 for line in shown.splitlines())


def test_onlookers_and_all_densities_at_the_end_of_a_game() -> None:
    desk = Desk(seats=3, seed=3).advance(10_000)
    console = Console(file=io.StringIO(), width=80, color_system=None)
    for viewer in (None, 0, 1, 2):
        view = desk.session.state.observe(viewer)
        for density in DENSITIES:
            for width in (80, 100, 120):
                console.width = width
                console.print(*board("ru").table(view, [], width, density))
                console.print(board("pl", plain=True).ending(view))


def test_colour_is_never_the_only_sign() -> None:
    for marks in MARKS:
        assert len(set(marks.energy.values())) == 4
        assert len(set(marks.season.values())) == 4
    assert set(MARKS[0].energy) < set(STYLES)


def test_a_slow_bot_is_mentioned(monkeypatch: pytest.MonkeyPatch) -> None:
    paper = io.StringIO()
    console = Console(file=paper, width=80, force_terminal=True, _environ={})
    screen = Screen(console, lambda prompt: "")
    monkeypatch.setattr(screen_module, "PATIENCE", 60.0)
    assert screen.while_thinking(Text("quick"), lambda: 7) == 7
    assert "quick" not in paper.getvalue()
    monkeypatch.setattr(screen_module, "PATIENCE", 0.0)

    def slow() -> int:
        until(lambda: "slow" in paper.getvalue())
        return 8

    assert screen.while_thinking(Text("slow"), slow) == 8
    with pytest.raises(ValueError, match="lost"):
        screen.while_thinking(Text("wrong"), lose)


def lose() -> int:
    raise ValueError("lost")
