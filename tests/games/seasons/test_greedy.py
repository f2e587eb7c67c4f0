"""The greedy bot for Seasons: legal, repeatable, blind to secrets, far better than chance."""

from __future__ import annotations

from itertools import product

import pytest

import arcanum
from arcanum.bots import Seat, bot
from arcanum.games.seasons.bots.draft import BY_YEAR, VALUES, best_set
from arcanum.games.seasons.bots.greedy import GreedySeasons
from arcanum.games.seasons.bots.value import Valuer, estimates
from arcanum.games.seasons.bots.weights import WEIGHTS
from arcanum.games.seasons.rules.facts import FACE_BY_NAME, LEVELS, NAMES
from arcanum.games.seasons.rules.table import Seasons
from arcanum.games.seasons.rules.turn import MainPhase
from arcanum.games.seasons.rules.words import DRAFT, END_TURN, SUMMON
from tests.bots.playing import hidden_changes_no_choice, play

SEASONS = arcanum.game("seasons")


def new_table(seats: int, level: str, seed: int | str) -> Seasons:
    s = SEASONS.new(seats, {"level": level}, seed, notes=False)
    assert isinstance(s, Seasons)
    return s


@pytest.mark.parametrize(("seats", "level"), list(product((2, 3, 4), LEVELS)))
def test_it_plays_whole_games_by_the_rules(seats: int, level: str) -> None:
    s = new_table(seats, level, f"rules {seats} {level}")
    play(s, [bot("greedy", "seasons", p) for p in range(seats)])
    assert sum(s.scores()) / seats > 60


def test_the_same_seed_plays_the_same_game() -> None:
    lines = [
        play(new_table(2, "archmage", 5), [GreedySeasons(1), GreedySeasons(2)])
        for _ in range(2)
    ]
    assert lines[0] == lines[1]


@pytest.mark.parametrize("level", LEVELS)
def test_it_beats_chance(level: str) -> None:
    won = 0
    for game in range(20 if level == "archmage" else 6):
        s = new_table(2, level, f"chance {game}")
        me = game % 2
        rivals = [bot("random", "seasons", game), bot("random", "seasons", game)]
        rivals[me] = GreedySeasons(game)
        play(s, rivals)
        won += s.winners() == [me]
    assert won >= (18 if level == "archmage" else 5)


@pytest.mark.parametrize(
    ("seats", "level"), [(2, "archmage"), (3, "archmage"), (2, "apprentice")]
)
def test_what_is_hidden_changes_no_choice(seats: int, level: str) -> None:
    s = new_table(seats, level, f"secrets {seats} {level}")
    hidden_changes_no_choice(s, "seasons", "greedy", every=5)


# -- single judgements


def test_every_card_has_an_estimate_and_a_worth_for_each_year() -> None:
    assert set(BY_YEAR) == set(NAMES)
    for seats in (2, 3, 4):
        assert set(estimates(seats, WEIGHTS.cards)) == set(NAMES)


def test_engines_go_to_the_first_year_and_scoring_cards_to_the_last() -> None:
    engines = ["wondrous_chest", "hourglass_of_time", "die_of_malice"]
    middle = ["divine_chalice", "lewis_greyface", "vampiric_crown"]
    late = ["scepter_of_greatness", "temporal_boots", "potion_of_life"]
    faces = sorted(FACE_BY_NAME[name] for name in engines + middle + late)
    first = best_set(faces, 0, 3, VALUES[2])
    assert sorted(NAMES[face] for face in first) == sorted(engines)
    rest = [face for face in faces if face not in first]
    second = best_set(rest, 1, 3, VALUES[2])
    assert sorted(NAMES[face] for face in second) == sorted(middle)


def test_it_drafts_the_engine_before_the_trinket() -> None:
    s = new_table(2, "archmage", 1)
    chest, skull = FACE_BY_NAME["wondrous_chest"], FACE_BY_NAME["dragon_skull"]
    swap_into(s, s.mages[s.player].pack, [chest, skull])
    s.mages[s.player].pack[2:] = []
    s.ask_again()
    assert GreedySeasons(0).choose(Seat(s, s.player)) == DRAFT.of(chest)


def test_a_free_engine_is_summoned_at_once() -> None:
    s = main_phase_with("die_of_malice")
    assert GreedySeasons(0).choose(Seat(s, s.player)) == SUMMON.of(
        FACE_BY_NAME["die_of_malice"]
    )


def test_it_ends_its_turn_when_nothing_helps() -> None:
    s = main_phase_with("runic_cube_of_eolis")
    assert GreedySeasons(0).choose(Seat(s, s.player)) == END_TURN.of()


def test_crystals_and_prestige_are_good_and_bonuses_are_not() -> None:
    s = main_phase_with("runic_cube_of_eolis")
    me = s.mages[s.player]
    known = [True] * 100
    valuer = Valuer(2)
    before = valuer.value(s, s.player, known)
    me.crystals += 5
    assert valuer.value(s, s.player, known) == pytest.approx(before + 5)
    me.bonuses += 1
    assert valuer.value(s, s.player, known) < before + 1
    s.mages[1 - s.player].crystals += 10
    assert valuer.value(s, s.player, known) < before - 5


def swap_into(s: Seasons, zone: list[int], faces: list[int]) -> None:
    """Give the first cards of a zone these faces, wherever they lie now."""
    zones = [s.deck, *[m.pack for m in s.mages], *[m.hand for m in s.mages]]
    zones += [*[m.library_2 for m in s.mages], *[m.library_3 for m in s.mages]]
    for at, face in enumerate(faces):
        for other in zones:
            if face in other:
                where = other.index(face)
                other[where], zone[at] = zone[at], other[where]
                s.seen[zone[at]], s.seen[other[where]] = s.seen[other[where]], s.seen[zone[at]]
                break


def main_phase_with(name: str) -> Seasons:
    """Round 1, nothing in play, room for one card, and this single card in hand."""
    s = new_table(2, "archmage", 3)
    while not s.frames or not isinstance(s.frames[-1], MainPhase):
        s.apply(s.options[0])
    me = s.mages[s.player]
    swap_into(s, me.hand, [FACE_BY_NAME[name]])
    s.discard += me.hand[1:]
    me.hand[1:] = []
    me.reserve = [0, 0, 0, 0]
    me.gauge = 1
    s.may_transmute = False
    s.ask_again()
    return s
