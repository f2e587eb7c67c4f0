"""The greedy bot for Trickerion: legal, repeatable, blind to secrets, better than chance."""

from __future__ import annotations

import pytest

import arcanum
from arcanum.bots import Seat, bot
from arcanum.games.trickerion.bots.greedy import GreedyTrickerion, Thought
from arcanum.games.trickerion.bots.guide import TrickerionGuide, heir_worth
from arcanum.games.trickerion.bots.plan import Plan
from arcanum.games.trickerion.bots.steps import spot_worth
from arcanum.games.trickerion.bots.value import purse_worth, value, worth
from arcanum.games.trickerion.bots.weights import WEIGHTS
from arcanum.games.trickerion.rules.base.facts import (
    CARD_LOCATION,
    COMPONENTS,
    CREW,
    HEIR,
    LOCATIONS,
    MAGICIAN,
    NEEDED,
    NEEDS,
    SQUARES,
    THEATER,
    TRICKS,
    WORKSHOP,
)
from arcanum.games.trickerion.rules.base.locations.theater import SETTING_UP, PutMarker
from arcanum.games.trickerion.rules.base.markers import (
    marker,
    place_of,
    slot_of_spot,
    turn_of_spot,
)
from arcanum.games.trickerion.rules.base.placement import Placement
from arcanum.games.trickerion.rules.base.rounds import Assign
from arcanum.games.trickerion.rules.base.scoring import score_of
from arcanum.games.trickerion.rules.base.table import Trickerion
from arcanum.games.trickerion.rules.base.words import PREPARE
from tests.bots.playing import hidden_changes_no_choice, play

TRICKERION = arcanum.game("trickerion")
TABLES = [
    (2, {}),
    (3, {"dark_alley": "off"}),
    (4, {}),
    (3, {"quick_game": "on", "quick_assistant_coins": "4"}),
    (2, {"first_game_kits": "on", "dark_alley": "off", "quick_game": "on"}),
    (2, {"prophecies": "off", "level3_scoring": "components_only"}),
    (3, {"anytime_window": "any_moment", "first_game_kits": "on"}),
]


def new_table(seats: int, options: dict[str, str], seed: int | str) -> Trickerion:
    s = TRICKERION.new(seats, options, seed, notes=False)
    assert isinstance(s, Trickerion)
    return s


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_it_plays_whole_games_by_the_rules(seats: int, options: dict[str, str]) -> None:
    s = new_table(seats, options, f"rules {seats}")
    play(s, [bot("greedy", "trickerion", p) for p in range(seats)])
    assert sum(s.scores()) / seats > 25


def test_the_same_seed_plays_the_same_game() -> None:
    lines = [
        play(new_table(2, {}, 5), [GreedyTrickerion(1), GreedyTrickerion(2)]) for _ in range(2)
    ]
    assert lines[0] == lines[1]


@pytest.mark.parametrize("options", [{}, {"dark_alley": "off"}])
def test_it_beats_chance(options: dict[str, str]) -> None:
    points = 0
    for game in range(8):
        s = new_table(2, options, f"chance {game}")
        me = game % 2
        rivals = [bot("random", "trickerion", game), bot("random", "trickerion", game)]
        rivals[me] = GreedyTrickerion(game)
        play(s, rivals)
        assert s.winners() == [me]
        points += s.scores()[me]
    assert points / 8 > 45


@pytest.mark.parametrize(("seats", "options"), [(2, {}), (3, {"quick_game": "on"})])
def test_what_is_hidden_changes_no_choice(seats: int, options: dict[str, str]) -> None:
    s = new_table(seats, options, f"secrets {seats}")
    hidden_changes_no_choice(s, "trickerion", "greedy", every=6)


# -- single judgements


def first_assignment() -> Trickerion:
    """The first assignment of a two-player game; the seat to move is A."""
    s = new_table(2, {}, 3)
    bots = [GreedyTrickerion(p) for p in range(2)]
    while not isinstance(s.asked(), Assign):
        s.apply(bots[s.player].choose(Seat(s, s.player)))
    assert s.player == 0
    return s


def later_rounds(s: Trickerion, seed: int) -> list[Trickerion]:
    """The next assignment of the same seat after some ways to play on, a few steps by lot."""
    player = GreedyTrickerion(0)
    me, this_round = s.player, s.round
    out = []
    for way in range(12):
        after = s.clone()
        lot = bot("random", "trickerion", seed * 100 + way)
        decision = 0
        while not after.over:
            asked = after.asked()
            if after.round > this_round and after.player == me and isinstance(asked, Assign):
                out.append(after)
                break
            decision += 1
            by_lot = way and after.player == me and decision % 3 == way % 3
            seat = Seat(after, after.player)
            after.apply((lot if by_lot else player).choose(seat))
    return out


@pytest.mark.parametrize(
    ("seats", "options"),
    [(2, {}), (3, {"dark_alley": "off"}), (1, {"mode": "heir", "academy": "on"})],
)
def test_a_plan_made_at_another_table_is_not_taken_for_this_one(
    seats: int, options: dict[str, str]
) -> None:
    """One bot at many imagined tables lays the same cards as a new one at each of them."""
    s = new_table(seats, options, f"plans {seats}")
    players = [GreedyTrickerion(p) for p in range(s.seats)]
    compared = 0
    while s.round < 4:
        if isinstance(s.asked(), Assign) and s.player == 0 and not s.troupes[0].assigned:
            shared = GreedyTrickerion(0)
            for after in later_rounds(s, s.round):
                fresh = GreedyTrickerion(0)
                found = Thought(after, after.player, shared).plan()
                assert found == Thought(after, after.player, fresh).plan()
                compared += 1
        s.apply(players[s.player].choose(Seat(s, s.player)))
    assert compared > 30


def own(s: Trickerion, name: str, slot: int, ready: int, components: bool) -> None:
    """Gives the first seat a trick, markers on it, and its components."""
    me = s.troupes[0]
    trick = TRICKS.index(name)
    me.tricks[slot] = trick
    me.symbols[slot] = slot
    me.ready[slot] = ready
    me.supply[slot] = 4 - ready
    if components:
        for c in NEEDED[trick]:
            me.tokens[c] = max(me.tokens[c], NEEDS[trick][c])
            me.on_manager[c] = 0


def test_what_wins_is_worth_something() -> None:
    s = first_assignment()
    before = worth(s, 0, WEIGHTS)
    lead = value(s, 0, WEIGHTS)
    s.troupes[0].fame += 5
    assert worth(s, 0, WEIGHTS) == pytest.approx(before + 5)
    s.troupes[1].fame += 9
    assert value(s, 0, WEIGHTS) == pytest.approx(lead - 4)
    s.troupes[0].shards += 1
    assert worth(s, 0, WEIGHTS) > before + 6
    assert purse_worth(-2, 3, WEIGHTS) == -4
    assert purse_worth(9, 0, WEIGHTS) < purse_worth(9, 3, WEIGHTS)


def test_a_good_trick_is_worth_most_once_it_can_be_performed() -> None:
    worths = []
    for name, ready, components in [
        ("vanishing_elephant", 0, False),
        ("vanishing_elephant", 0, True),
        ("barricaded_barrels", 2, True),
        ("vanishing_elephant", 2, True),
    ]:
        s = first_assignment()
        s.troupes[0].tokens = [0] * len(COMPONENTS)
        own(s, name, 1, ready, components)
        worths.append(worth(s, 0, WEIGHTS))
    nothing, bought, low, high = worths
    assert nothing < bought < high
    assert low < high


def test_ready_tricks_are_performed_at_the_end_of_the_game() -> None:
    s = first_assignment()
    s.round = s.last_round
    for slot, name in enumerate(("sawing_the_assistant_in_half", "prison_break")):
        own(s, name, slot, SQUARES[TRICKS.index(name)], True)
    plan = Plan(s, 0, {}, WEIGHTS).best()
    places = [CARD_LOCATION[card] for card in plan.values() if card >= 0]
    assert CARD_LOCATION[plan[MAGICIAN]] == THEATER
    assert places.count(THEATER) == 2
    assert WORKSHOP not in places  # all is prepared


def test_a_placement_in_the_workshop_prepares() -> None:
    s = first_assignment()
    own(s, "prison_break", 1, 0, True)
    own(s, "buried_alive", 2, 0, False)
    s.troupes[0].shards = 0  # one Action Point: no time to bring it to the Engineer first
    s.phase = 5
    s.frames.append(Placement(0, 4, 12, 1, 0, -1))
    s.settle()
    assert GreedyTrickerion(0).choose(Seat(s, 0)) == PREPARE.of(TRICKS.index("prison_break"))


def test_a_spot_with_a_link_is_better_than_one_without() -> None:
    s = first_assignment()
    card = next(c for c in s.row if c >= 0)
    trick = TRICKS.index("linking_rings")
    own(s, "linking_rings", 0, 1, True)
    asked = PutMarker(0, 0, trick, 0, SETTING_UP, -1, -1, -1)
    s.frames.append(asked)
    s.settle()
    free = max(
        spot_worth(s, card, a & 255, asked, WEIGHTS) for a in s.options if a >> 8 & 255 == card
    )
    assert free < 1
    # A marker of the same school across a circle, turned towards it: a link is possible.
    first = next(a & 255 for a in s.options if a >> 8 & 255 == card)
    slot, turned = slot_of_spot(first), turn_of_spot(first)
    s.markers[place_of(card, slot)] = marker(1, trick, turned, 0)
    s.ask_again()
    linked = max(
        spot_worth(s, card, a & 255, asked, WEIGHTS) for a in s.options if a >> 8 & 255 == card
    )
    assert linked > 1


def test_the_heir_is_a_rival() -> None:
    """Alone, chances hang on how far the Heir is, and how strong."""
    guide = TrickerionGuide(1)
    s = TRICKERION.new(seats=1, seed=3, options={"mode": "heir"}, notes=False)
    assert isinstance(s, Trickerion)
    before = guide.chances(s, 0)[0]
    assert 0 < before < 0.5
    stronger = TRICKERION.new(
        seats=1, seed=3, options={"mode": "heir", "difficulty": "high"}, notes=False
    )
    assert guide.chances(stronger, 0)[0] < before
    s.troupes[HEIR].fame += 20
    assert guide.chances(s, 0)[0] < before


def test_what_the_heir_will_make_shrinks_to_the_end() -> None:
    guide = TrickerionGuide(1)
    s = TRICKERION.new(seats=1, seed=3, options={"mode": "heir"}, notes=False)
    assert isinstance(s, Trickerion)
    left: list[float] = []
    while not s.over:
        left.append(heir_worth(s) - score_of(s, HEIR))
        s.apply(guide.policy(s.determinize(0, 1)))
    assert left == sorted(left, reverse=True)
    assert left[-1] < left[0] / 3
    assert guide.plan_until(s) - s.round > guide.plan_span


def test_the_open_cards_of_the_heir_make_a_place_contested() -> None:
    s = TRICKERION.new(seats=1, seed=3, options={"mode": "heir"}, notes=False)
    assert isinstance(s, Trickerion)
    bot = GreedyTrickerion(1)
    while not any(card >= 0 for card in s.troupes[HEIR].cards):
        s.apply(bot.choose(Seat(s, 0)))
    heir = s.troupes[HEIR]
    thought = Thought(s, 0, bot)
    laid = {CARD_LOCATION[card] for card in heir.cards if card >= 0}
    assert laid
    for place in range(len(LOCATIONS)):
        assert thought.is_contested(place) == (place in laid)
    heir.placed = [c for c in range(CREW) if heir.cards[c] >= 0]
    assert not any(thought.is_contested(place) for place in range(len(LOCATIONS)))


def test_at_the_end_the_heir_has_what_he_scores() -> None:
    s = TRICKERION.new(seats=1, seed=3, options={"mode": "heir"}, notes=False)
    assert isinstance(s, Trickerion)
    play(s, [bot("random", "trickerion", 3)])
    assert heir_worth(s) == score_of(s, HEIR)
