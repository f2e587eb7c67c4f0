"""The greedy bot for Pax: legal, repeatable, blind to secrets, better than chance."""

from __future__ import annotations

import pytest

import arcanum
from arcanum.bots import Seat, bot
from arcanum.games.pax_illuminaten.bots.greedy import GreedyPax
from arcanum.games.pax_illuminaten.bots.guide import PaxGuide
from arcanum.games.pax_illuminaten.bots.steps import card_worth
from arcanum.games.pax_illuminaten.bots.value import missing, value
from arcanum.games.pax_illuminaten.bots.weights import AO_SPAN, WEIGHTS
from arcanum.games.pax_illuminaten.rules.actions import lay_on_map
from arcanum.games.pax_illuminaten.rules.contest import LayContestCard, Verdict
from arcanum.games.pax_illuminaten.rules.facts import (
    DAGGER,
    DEGREE,
    FIRST,
    FMASK,
    GRAND_MASTER,
    HAMMERS,
    INNER,
    KINDS,
    LUMINARIES,
    ON_MAP,
    PLOT0,
    PLOTS,
    ROYAL_ARCH,
    STRENGTH,
)
from arcanum.games.pax_illuminaten.rules.plots import is_met
from arcanum.games.pax_illuminaten.rules.table import Pax, put_token
from arcanum.games.pax_illuminaten.rules.turn import ActionPhase
from arcanum.games.pax_illuminaten.rules.words import END, LAY, REALIZE
from arcanum.kernel.bits import bits_of
from tests.bots.playing import hidden_changes_no_choice, play

PAX = arcanum.game("pax_illuminaten")
OPPONENTS = ["saint_germain", "weishaupt", "joseph_ii", "franck"]
TABLES = [
    *[(seats, "none") for seats in (2, 3, 4)],
    *[(1, opponent) for opponent in OPPONENTS],
    (2, "weishaupt"),
    (3, "saint_germain"),
]


def new_table(seats: int, opponent: str, seed: int | str) -> Pax:
    s = PAX.new(seats, {"opponent": opponent}, seed, notes=False)
    assert isinstance(s, Pax)
    return s


@pytest.mark.parametrize(("seats", "opponent"), TABLES)
def test_it_plays_whole_games_by_the_rules(seats: int, opponent: str) -> None:
    s = new_table(seats, opponent, f"rules {seats} {opponent}")
    play(s, [bot("greedy", "pax_illuminaten", p) for p in range(seats)])
    if opponent == "none":
        assert max(s.scores()) > 5


def test_the_same_seed_plays_the_same_game() -> None:
    lines = [play(new_table(2, "none", 5), [GreedyPax(1), GreedyPax(2)]) for _ in range(2)]
    assert lines[0] == lines[1]


def test_it_beats_chance() -> None:
    won = ahead = 0
    for game in range(8):
        s = new_table(2, "none", f"chance {game}")
        me = game % 2
        rivals = [bot("random", "pax_illuminaten", game) for _ in range(2)]
        rivals[me] = GreedyPax(game)
        play(s, rivals)
        won += s.winners() == [me]
        ahead += s.scores()[me] - s.scores()[1 - me]
    assert won >= 7
    assert ahead / 8 > 8


@pytest.mark.parametrize(("seats", "opponent"), [(2, "none"), (3, "none"), (2, "joseph_ii")])
def test_what_is_hidden_changes_no_choice(seats: int, opponent: str) -> None:
    s = new_table(seats, opponent, f"secrets {seats}")
    hidden_changes_no_choice(s, "pax_illuminaten", "greedy", every=8)


# -- single judgements


def first_turn() -> Pax:
    """The first turn of a two-player game, at the action phase."""
    s = new_table(2, "none", 3)
    assert isinstance(s.asked(), ActionPhase)
    return s


def influence(s: Pax, player: int, place: int) -> None:
    """Turns a card up, if it is not yet, and puts a token of the player on it."""
    if not s.up >> place & 1:
        lay_on_map(s, player, s.map[place], place)
    put_token(s, player, place)
    s.sides[player].supply -= 1


def inner_circle(s: Pax, tokens: int) -> None:
    """The seat to move has the plot Inner Circle, and tokens on so many of its cards."""
    plot = PLOT0 + PLOTS.index("P04")
    for cards in (s.pile, s.public):
        if plot in cards:
            at = cards.index(plot)
            cards[at] = s.sides[s.player].plot
    for side in s.sides:
        if side.plot == plot:
            side.plot = s.sides[s.player].plot
    s.sides[s.player].plot = plot
    s.show(plot, s.player)
    for q in bits_of(INNER[s.m])[:tokens]:
        influence(s, s.player, q)
    s.ask_again()


def test_a_plot_comes_nearer_with_every_token() -> None:
    worths, lacks = [], []
    for tokens in range(5):
        s = first_turn()
        inner_circle(s, tokens)
        lacks.append(missing(s, s.player, PLOTS.index("P04"), WEIGHTS))
        worths.append(value(s, s.player, WEIGHTS))
    assert lacks == sorted(lacks, reverse=True)
    assert lacks[3] >= 1
    assert lacks[4] == 0
    assert worths == sorted(worths)
    assert worths[4] - worths[3] > worths[1] - worths[0]


def test_a_plot_that_is_met_is_realized() -> None:
    s = first_turn()
    inner_circle(s, 4)
    assert is_met(s, s.player, PLOTS.index("P04"))
    assert GreedyPax(0).choose(Seat(s, s.player)) == REALIZE.of(PLOTS.index("P04"))


@pytest.mark.parametrize(("outer", "wins"), [(4, False), (5, True)])
def test_two_plots_that_hold_together_are_a_win(outer: int, wins: bool) -> None:
    s = first_turn()
    inner_circle(s, 4)
    me = s.player
    # Eight controlled cards: of nine, one of the inner circle can be left out, of eight none.
    other = PLOTS.index("P06")
    s.public[0] = PLOT0 + other
    s.sides[me].on = 1 << PLOTS.index("P04") | 1 << other
    for q in [q for q in ON_MAP[s.m] if not s.mine[me] >> q & 1][:outer]:
        influence(s, me, q)
    s.ask_again()
    assert (value(s, me, WEIGHTS) > 0.9 * WEIGHTS.won) == wins
    s.apply(END.of())
    assert (s.winners() == [me]) == wins


def test_the_right_contest_card_is_laid() -> None:
    hammers = next(c for c in range(LUMINARIES) if STRENGTH[c] == HAMMERS)
    dagger = next(c for c in range(LUMINARIES) if STRENGTH[c] == DAGGER)
    strong = next(c for c in range(LUMINARIES) if STRENGTH[c] == max(STRENGTH))
    for own, theirs, wanted in [(2, 1, hammers), (1, 2, dagger), (1, 1, strong)]:
        s = first_turn()
        me = s.player
        place = bits_of(INNER[s.m])[0]
        for player, tokens in ((me, own), (1 - me, theirs)):
            for _ in range(tokens):
                s.infl[place * 4 + player] += 1
                s.mine[player] |= 1 << place
        s.up |= 1 << place
        s.sides[me].hand = [hammers, dagger, strong]
        for card in s.sides[me].hand:
            s.show(card, me)
        s.frames.append(Verdict(me, 1 - me, place, 1))
        s.frames.append(LayContestCard(me))
        s.settle()
        assert GreedyPax(0).choose(Seat(s, me)) == LAY.of(wanted)


def test_high_degrees_are_worth_more_in_hand() -> None:
    first = [card_worth(c) for c in range(LUMINARIES) if DEGREE[c] == FIRST]
    high = [card_worth(c) for c in range(LUMINARIES) if DEGREE[c] in (GRAND_MASTER, ROYAL_ARCH)]
    assert sum(high) / len(high) > sum(first) / len(first)
    assert all(0 < FMASK[c] < 1 << KINDS for c in range(LUMINARIES))


@pytest.mark.parametrize("opponent", OPPONENTS)
def test_plans_are_played_until_the_opponent_has_acted(opponent: str) -> None:
    guide = PaxGuide(1)
    for people in (1, 3):
        s = new_table(people, opponent, 3)
        assert guide.by_plans(s)
        turns = guide.plan_until(s) - guide.clock(s)
        assert turns >= s.n == people + 1
        assert turns in (AO_SPAN[s.who], s.n)
    s = new_table(2, "none", 3)
    assert not guide.by_plans(s)
    assert guide.plan_until(s) - guide.clock(s) == guide.plan_span
