"""Trickerion's board draws every position, in every language, and what it foretells is true."""

from __future__ import annotations

import io
import random
import re
from collections.abc import Iterator, Sequence
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console

from arcanum.games import game
from arcanum.games.trickerion.rules.base import facts
from arcanum.games.trickerion.rules.base.facts import (
    BONUS_COINS,
    BONUS_FAME,
    BONUS_SHARDS,
    CARD_SLOTS,
    CIRCLES,
    COMPONENTS,
    END_BONUS,
    LEVEL,
    NEEDED,
    NEEDS,
    PERFORMANCES,
    PREPARE_COST,
    SQUARES,
    THRESHOLD,
    TRICKS,
    YIELD_COINS,
    YIELD_FAME,
    YIELD_SHARDS,
)
from arcanum.games.trickerion.rules.base.table import PHASES
from arcanum.games.trickerion.rules.game import GAME
from arcanum.games.trickerion.terminal import views
from arcanum.games.trickerion.terminal.board import TrickerionBoard
from arcanum.games.trickerion.terminal.cards import KIND_OF, KINDS
from arcanum.kernel.state import State
from arcanum.lab.scenario import Scenario, scenarios
from arcanum.rulebook import Specification
from arcanum.terminal.board import DENSITIES, Density, Look
from arcanum.terminal.symbols import DRAWN, PLAIN
from arcanum.texts import LANGUAGES, texts
from tests.games.trickerion.rich import weight
from tests.terminal.desk import Desk
from tests.terminal.test_secrets import looked_at

TRICKERION = game("trickerion")
SOURCES = Path(views.__file__).parent
SCENARIOS = sorted((Path(__file__).parents[2] / "scenarios" / "trickerion").rglob("*.toml"))


def board(lang: str, plain: bool = False) -> TrickerionBoard:
    said = texts(lang, "trickerion")
    look = Look(said, TRICKERION, said.seat_names(4), PLAIN if plain else DRAWN)
    return TrickerionBoard(look)


def positions(seed: int, seats: int) -> Iterator[tuple[State, int]]:
    """A game with some purpose, decision by decision, and the action that comes next."""
    luck = random.Random(seed)
    s = TRICKERION.new(seats=seats, seed=seed)
    while not s.over:
        action = luck.choices(s.options, [weight(a) for a in s.options])[0]
        yield s, action
        s.apply(action)
    yield s, -1


def printed(*things: object, width: int = 80) -> str:
    console = Console(file=io.StringIO(), width=width, color_system=None)
    console.print(*things)
    assert isinstance(console.file, io.StringIO)
    return console.file.getvalue()


# -- every position can be drawn


@pytest.mark.parametrize(("seats", "lang"), [(2, "en"), (3, "ru"), (4, "pl")])
def test_every_question_of_a_game_is_drawn(seats: int, lang: str) -> None:
    drawn = board(lang, plain=seats == 3)
    asked = set()
    for at, (s, _) in enumerate(positions(seats, seats)):
        prompt = "" if s.over else s.asked().prompt
        if at % 50 and prompt in asked:
            continue
        asked.add(prompt)
        for viewer in (None, 0 if s.over else s.player):
            is_drawn(drawn, s, viewer, (80, 120)[at % 2], DENSITIES[:: 1 + at % 3])
        if s.over:
            assert str(max(s.scores())) in printed(drawn.ending(s.observe(0)))
            assert "[" not in printed(drawn.ending(s.observe(None)))
    assert len(asked) > 15


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_special_position_is_drawn(lang: str) -> None:
    """Scenarios set up what random games seldom reach."""
    drawn = board(lang)
    for at, path in enumerate(SCENARIOS[LANGUAGES.index(lang) :: 9]):
        s = Scenario(path).run()
        is_drawn(drawn, s, at % s.seats, 80, [DENSITIES[at % len(DENSITIES)]])


def is_drawn(
    drawn: TrickerionBoard,
    s: State,
    viewer: int | None,
    width: int,
    densities: Sequence[Density],
) -> None:
    """A position fits its columns, and every word is there."""
    view = s.observe(viewer)
    for density in densities:
        shown = printed(*drawn.table(view, [], width, density), width=width)
        assert "board-" not in shown
        assert "[en]" not in shown
        assert max(map(len, shown.splitlines())) <= width


def test_a_whole_game_is_played_at_the_keyboard() -> None:
    luck = random.Random(4)

    def typist(session: object, prompt: str) -> str:
        choices = desk.session.state.options if not desk.session.state.over else []
        return str(1 + luck.randrange(len(choices))) if choices else "n"

    options = {"dark_alley": "off", "first_game_kits": "on"}
    desk = Desk("trickerion", typed=typist, seats=2, options=options, width=80, height=40)
    assert desk.run() == 0
    assert desk.session.state.over
    assert "Final Fame" in desk.screen


def test_the_signs_of_a_plain_terminal_are_plain() -> None:
    for path in SCENARIOS[::40]:
        view = Scenario(path).run().observe(0)
        for density in (DENSITIES[0], DENSITIES[-1]):
            shown = printed(*board("en", plain=True).table(view, [], 100, density), width=100)
            strange = {c for c in shown if ord(c) > 127 and not "─" <= c <= "╿"}
            assert strange <= {"é"}  # of Séance


# -- what the board says is there in every language


def test_every_word_of_the_board_is_there() -> None:
    wanted = set()
    for path in SOURCES.glob("*.py"):
        wanted |= set(
            re.findall(r'self\.word\(\s*"([a-z_-]+[a-z])"[,)]', path.read_text("utf-8"))
        )
    assert len(wanted) > 20
    wanted |= {f"kind-{kind}" for kind in KINDS} | {f"phase-{phase}" for phase in PHASES}
    wanted |= {f"short-{role}" for role in facts.ROLES}
    for lang in LANGUAGES:
        said = texts(lang, "trickerion")
        assert [word for word in sorted(wanted) if not said.has(f"board-{word}")] == []
        assert all(said.has(f"term-group-{group}") for group in TrickerionBoard.groups)


# -- what is shown is what the seat may know


@pytest.mark.parametrize(("seats", "points"), [(2, (3, 25, 60)), (4, (8, 40))])
def test_a_redealt_table_looks_the_same(seats: int, points: tuple[int, ...]) -> None:
    for point in points:
        desk = Desk("trickerion", seats=seats, seed=point).advance(point, seed=point)
        state = desk.session.state
        assert not state.over
        seat = state.player
        real = looked_at(state.clone(), desk, seat, None if point % 2 else 40)
        for seed in range(2):
            other = state.determinize(seat, seed)
            assert looked_at(other, desk, seat, None if point % 2 else 40) == real


# -- texts of cards


def test_names_of_different_kinds_do_not_clash() -> None:
    assert len(KIND_OF) == sum(len(names) for names in KINDS.values())


@pytest.mark.parametrize("lang", LANGUAGES)
def test_everything_with_a_text_can_be_read(lang: str) -> None:
    said = texts(lang, "trickerion")
    for name in board(lang).cards():
        about = said.about(KIND_OF[name], name)
        assert len(about) > 10, name
        shown = printed(board(lang).card(name, 2))
        assert "board-" not in shown
        flat = " ".join(re.sub(r"[│╭╮╰╯─]", " ", shown).split())
        assert about in flat, name


def test_cards_are_found_by_name_and_by_number() -> None:
    typed = ["c empower", "c linking rings", "c riverside 9", "c gloomy", "c electra", "c 1"]
    desk = Desk("trickerion", typed=typed, seats=2, seed=1)
    desk.run()
    for text in ("gains 3 AP", "Yields 2 coins", "link circles", "Friday has", "Supercharge:"):
        assert text in desk.screen
    first = TRICKERION.words.nouns_of(desk.session.choices()[0].action)
    assert facts.MAGICIANS[first[0]] in KIND_OF
    assert "magician ─╯" in desk.screen


def test_every_refusal_names_a_rule_that_can_be_shown() -> None:
    rules = Specification(game("trickerion"))
    found = set()
    for path in Path(GAME.home, "rules").rglob("*.py"):
        found |= set(re.findall(r'"(T-[\d.]+)"', path.read_text("utf-8")))
    assert len(found) > 50
    assert [number for number in sorted(found) if rules.rule(number) is None] == []
    assert "Sunday: +1 Fame" in (rules.rule("T-8.4.1") or "")
    assert "T-4.1.2" in (rules.rule("T-4.1") or "")
    assert "T-4.2" not in (rules.rule("T-4.1") or "")


@cache
def figures(lang: str, kind: str, name: str) -> list[int]:
    """The numbers in a text."""
    return [int(n) for n in re.findall(r"\d+", texts(lang, "trickerion").about(kind, name))]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_figures_of_tricks_are_those_of_the_data(lang: str) -> None:
    for at, name in enumerate(TRICKS):
        told = [LEVEL[at], THRESHOLD[at], *[NEEDS[at][c] for c in NEEDED[at]]]
        told += [PREPARE_COST[at], SQUARES[at]]
        told += [n for n in (YIELD_FAME[at], YIELD_COINS[at], YIELD_SHARDS[at]) if n]
        bonus = END_BONUS[at]
        told += [bonus[key] for key in ("fame", "coins", "tricks", "level") if key in bonus]
        assert figures(lang, "trick", name) == told, name


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_components_of_tricks_are_those_of_the_data(lang: str) -> None:
    """Words are inflected: the first three letters of the name must do."""
    for at, name in enumerate(TRICKS):
        counted = re.findall(r"\d+ (\w+)", texts(lang, "trickerion").about("trick", name))
        told = [word[:3].lower() for word in counted][: len(NEEDED[at])]
        nouns = [texts(lang, "trickerion").noun("component", COMPONENTS[c]) for c in NEEDED[at]]
        assert told == [noun[:3].lower() for noun in nouns], name


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_figures_of_performances_are_those_of_the_data(lang: str) -> None:
    for at, name in enumerate(PERFORMANCES):
        told = [len(CARD_SLOTS[at]), len(CIRCLES[at])]
        told += [n for n in (BONUS_FAME[at], BONUS_COINS[at], BONUS_SHARDS[at]) if n]
        assert figures(lang, "performance", name) == told, name


# -- what it foretells comes true


def before_picks(path: Path, verb: str) -> Iterator[tuple[State, int]]:
    """The positions of a scenario in which a verb is picked, and the action."""
    for scenario in scenarios(path):
        with scenario.printed():
            s = scenario.table()
            for at, step in enumerate(scenario.steps, start=1):
                if "pick" not in step:
                    continue
                if str(step["pick"]).startswith(verb + " ") and step["pick"] in spelled(s):
                    yield s, TRICKERION.read(step["pick"])
                scenario.pick(s, at, step)


def spelled(s: State) -> list[str]:
    """The options in words."""
    return [] if s.over else [TRICKERION.spell(action) for action in s.options]


FORECAST = """
game = "trickerion"
title = "A has no disc in the Theater: every day is open"
rules = ["T-8.4.1"]
seats = 2
[given]
row = ["riverside_01"]
A = { tricks = ["levitation"], assigned = { magician = "theater" } }
[[given.markers]]
card = "riverside_01"
slot = "left_top"
turned = "down"
player = "A"
trick = "levitation"
"""


def test_a_show_is_foretold_from_least_to_most(tmp_path: Path) -> None:
    path = tmp_path / "forecast.toml"
    path.write_text(FORECAST)
    s = Scenario(path).table()
    view = s.observe(0)
    at = TRICKS.index("levitation")
    bonus = PERFORMANCES.index("riverside_01")
    middle = [YIELD_FAME[at] + BONUS_FAME[bonus], YIELD_COINS[at] + BONUS_COINS[bonus]]
    shards = YIELD_SHARDS[at] + BONUS_SHARDS[bonus]
    assert views.as_performer(view, view["row"][0]) == [
        [middle[0] - 1, middle[1] - 1, shards],
        [middle[0] + 1, middle[1] + 1, shards],
    ]
    assert views.as_guest(view, view["row"][0]) == []
    drawn = board("en")
    lines = [text.plain for text in drawn.payout(view, view["row"][0])]
    assert [line.split()[0] for line in lines] == ["lead", "to"]


def test_a_marker_makes_the_links_that_the_board_says() -> None:
    drawn = board("en")
    linked = 0
    for path in SCENARIOS:
        for s, _ in before_picks(path, "put"):
            view = s.observe(s.player)
            for action in s.options:
                verb, *nouns = TRICKERION.spell(action).split()
                if verb != "put" or ":" not in nouns[1]:
                    continue
                other = s.clone()
                other.telling = True
                other.apply(action)
                slot = nouns[1].split(":")[0]
                card = next(
                    c for c in other.observe(None)["row"] if c and c["card"] == nouns[0]
                )
                made = links_at(card, facts.POSITIONS.index(slot))
                foretold = drawn.preview(view, *nouns).plain
                assert foretold.startswith(f"●{made}") if made else foretold == "", path
                linked += made > 0
    assert linked >= 10


def links_at(card: dict[str, Any], slot: int) -> int:
    """The links of one marker of a card."""
    at = PERFORMANCES.index(card["card"])
    markers = {facts.POSITIONS.index(m["slot"]): m["corners"] for m in card["markers"]}
    return sum(
        markers[slot][d] == markers[facts.ACROSS[at][slot * 4 + d]][(d + 2) % 4]
        for d in range(4)
        if facts.ACROSS[at][slot * 4 + d] in markers
    )


def test_needs_are_told_with_the_manager_counted() -> None:
    side = {"components": {"wood": {"tokens": 1, "count": 2, "on_manager": True}}}
    assert views.needs(side, "stocks_escape") == [("wood", 2, 0), ("metal", 2, 2)]
