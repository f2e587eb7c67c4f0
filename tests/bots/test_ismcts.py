"""The search: honest, repeatable, in time, and better than chance."""

from __future__ import annotations

import time

import pytest

import arcanum
from arcanum.bots import Seat, bot, guide_for
from arcanum.bots.guide import GreedyGuide, Guide
from arcanum.bots.ismcts import LOOK_UP, Node, Search, hoped_for
from arcanum.bots.levels import LEVELS, Searcher
from arcanum.games.trickerion.rules.base.table import Trickerion
from arcanum.kernel.build import is_compiled
from arcanum.kernel.frames import Player
from arcanum.kernel.state import NONE, State
from arcanum.kernel.words import Action
from tests.titles import TITLES

plain_only = pytest.mark.skipif(is_compiled(), reason="stands on a compiled class")
PEBBLES = arcanum.game("pebbles")
PLENTY = 1000.0  # seconds: only the number of simulations counts


def middle_of(name: str, seed: int, decisions: int = 30) -> State:
    s = arcanum.game(name).new(seats=2, seed=seed, notes=False)
    for _ in range(decisions):
        s.apply(s.options[seed % len(s.options)])
    while len(s.options) == 1:
        s.apply(s.options[0])
    return s


@pytest.mark.parametrize("name", TITLES)
def test_a_search_finds_the_same_on_tables_that_the_seat_cannot_tell_apart(name: str) -> None:
    s = middle_of(name, 3)
    other = s.determinize(s.player, 99)
    found = [
        [
            (each.action, each.visits, each.chance)
            for each in Search(guide_for(name), 5).run(Seat(table, table.player), PLENTY, 4)
        ]
        for table in (s, other)
    ]
    assert found[0] == found[1]


def test_the_number_of_simulations_is_kept() -> None:
    s = PEBBLES.new(seats=2, seed=2)
    search = Search(Guide(1), 1)
    found = search.run(Seat(s, s.player), PLENTY, 50)
    assert sum(each.visits for each in found) == search.root.visits == 50
    assert [each.sure for each in found] == sorted((each.sure for each in found), reverse=True)


def test_no_time_is_enough_for_an_answer() -> None:
    s = PEBBLES.new(seats=2, seed=2)
    found = Search(Guide(1), 1).run(Seat(s, s.player), 0.0, 100)
    assert sum(each.visits for each in found) == 1


@pytest.mark.parametrize("name", TITLES)
def test_what_is_not_judged_in_time_does_not_count(name: str) -> None:
    s = middle_of(name, 3)
    search = Search(guide_for(name), 1)
    found = search.run(Seat(s, s.player), 0.0, 100)
    assert not any(each.visits for each in found)
    assert found[0].action == search.root.likely in s.options
    assert len(search.run(Seat(s, s.player), PLENTY, 2)) == len(s.options)
    assert search.root.visits == 2  # the clock is asked no more


def test_the_tree_below_our_choice_is_used_again() -> None:
    s = middle_of("seasons", 5)
    me = s.player
    search = Search(guide_for("seasons"), 1)
    for _ in range(40):  # until a choice of ours leads straight to another one
        seat = Seat(s, s.player)
        if s.player != me or len(s.options) == 1:
            s.apply(s.options[0])
            continue
        action = search.run(seat, PLENTY, 6)[0].action
        search.leave(seat, action)
        kept = search.root if search.expected else None
        s.apply(action)
        if kept is not None and s.player == me and len(s.options) > 1:
            before = kept.visits
            search.run(Seat(s, me), PLENTY, 2)
            assert search.root is kept
            assert kept.visits == before + 2
            return
    pytest.fail("no choice followed another")


class Watched(Search):
    """Remembers for whom a branch was selected."""

    def __init__(self) -> None:
        super().__init__(Guide(1), 1)
        self.selected: set[tuple[int, bool]] = set()

    def select(self, node: Node, world: State) -> Action:
        self.selected.add((world.player, world.asked().secret))
        return super().select(node, world)


@plain_only
def test_secret_choices_of_others_become_no_branches() -> None:
    s = PEBBLES.new(seats=3, seed=1)
    assert s.asked().secret
    search = Watched()
    search.run(Seat(s, 0), PLENTY, 60)
    assert (0, True) in search.selected
    assert not any(secret for player, secret in search.selected if player != 0)
    assert any(player != 0 for player, _ in search.selected)  # open choices are branches


class Dealt(Search):
    """Remembers on which deals an option was tried."""

    def __init__(self) -> None:
        super().__init__(Guide(1), 1)
        self.tried: dict[Action, list[int]] = {}

    def simulate(self, world: State, me: Player, first: Action = NONE) -> bool:
        self.tried.setdefault(first, []).append(world.chance)
        return super().simulate(world, me, first)


@plain_only
def test_options_are_tried_on_the_same_deals() -> None:
    s = PEBBLES.new(seats=2, seed=4)
    search = Dealt()
    search.run(Seat(s, s.player), PLENTY, 40)
    deals = list(search.tried.values())
    assert len(deals) == len(s.options) > 1
    for some in deals:
        assert some == max(deals, key=len)[: len(some)]
        assert len(set(some)) == len(some)


class Indifferent(GreedyGuide):
    """Likes the last option, and finds all the same in the end."""

    def policy(self, s: State) -> Action:
        return s.options[-1]

    def clock(self, s: State) -> int:
        return 0

    def lead(self, s: State, me: Player) -> float:
        return 0.0

    def spread(self, s: State, me: Player) -> float:
        return 1.0

    def until(self, s: State) -> int:
        return 0


def test_among_equals_the_policy_decides() -> None:
    s = PEBBLES.new(seats=2, seed=4)
    found = Search(Indifferent(1), 1).run(Seat(s, s.player), PLENTY, 30)
    assert found[0].action == s.options[-1] != s.options[0]


def test_thought_ends_when_more_of_it_is_worth_little() -> None:
    s = middle_of("seasons", 3)
    alike = Search(Indifferent(1), 1)
    alike.run(Seat(s, s.player), PLENTY, 400, least=0.001)
    assert alike.root.visits == LOOK_UP
    lucky = Search(Guide(1), 1)
    lucky.run(Seat(s, s.player), PLENTY, 40, least=0.001)
    assert lucky.root.visits > LOOK_UP  # played out at random: one try tells little


def test_a_favourite_that_there_was_no_time_for_is_no_trouble() -> None:
    """A tree is kept from one decision to the next; the policy's choice may be new in it."""
    s = PEBBLES.new(seats=2, seed=2)
    seat = Seat(s, s.player)
    search = Search(Guide(1), 1)
    search.run(seat, PLENTY, 12)
    search.root.children[search.root.likely] = Node()
    found = search.found(seat)
    untried = [each.action for each in found if not each.visits]
    assert search.root.likely in untried
    assert found[0].visits > 0


def test_what_may_be_hoped_for() -> None:
    assert hoped_for(0.0, 1.0) == pytest.approx(0.3989, abs=1e-4)  # half of a normal's spread
    assert hoped_for(1.0, 1.0) == pytest.approx(0.0833, abs=1e-4)
    assert hoped_for(1.0, 2.0) == pytest.approx(2 * hoped_for(0.5, 1.0))
    assert hoped_for(9.0, 1.0) < 1e-9


def test_few_simulations_are_spent_on_few_options() -> None:
    s = middle_of("pax_illuminaten", 3)
    assert len(s.options) > 2
    found = Search(guide_for("pax_illuminaten"), 1).run(Seat(s, s.player), PLENTY, 8)
    assert sum(1 for each in found if each.visits) == 2


def test_a_lost_game_is_not_thrown_away() -> None:
    guide = Indifferent(1)
    s = PEBBLES.new(seats=2, seed=4)
    near, far = Lost(-2.0), Lost(-30.0)
    assert guide.chances(s, 0)[0] == 0.5
    assert 0.0 < far.chances(s, 0)[0] < near.chances(s, 0)[0] < 0.1


class Lost(Indifferent):
    """Behind by so much, without hope."""

    def __init__(self, behind: float) -> None:
        super().__init__(1)
        self.behind = behind

    def lead(self, s: State, me: Player) -> float:
        return self.behind

    def spread(self, s: State, me: Player) -> float:
        return 0.1


def test_levels_grow() -> None:
    order = [LEVELS[name] for name in ("easy", "normal", "hard")]
    assert [level.seconds for level in order] == [0.3, 1.0, 3.0]
    assert sorted(order) == order


@pytest.mark.parametrize("name", TITLES)
def test_normal_often_does_what_comes_to_mind(name: str) -> None:
    normal = Searcher("normal", guide_for(name, 1), 1)
    greedy = bot("greedy", name, 1)
    table = arcanum.game(name).new(seats=2, seed=8, notes=False)
    lots: list[bool] = []
    while not table.over:
        seat = Seat(table, table.player)
        choice = greedy.choose(seat)
        if len(seat.options) > 1:
            lots.append(normal.is_careless(seat))
            twin = table.determinize(table.player, len(lots))
            assert normal.is_careless(Seat(twin, twin.player)) == lots[-1]
            if lots[-1]:
                assert normal.choose(seat) == normal.guide.policy(seat.imagine(1))
                assert normal.search.root.visits == 0
        table.apply(choice)
    assert 0.25 < sum(lots) / len(lots) < 0.55
    assert lots != sorted(lots)


def test_a_long_turn_leaves_less_time() -> None:
    s = middle_of("trickerion", 4)
    assert isinstance(s, Trickerion)
    hard = Searcher("hard", guide_for("trickerion", 1), 1)
    level = hard.level
    assert hard.allowed(s) == level.seconds
    hard.spent = level.turn - 1.0
    assert hard.allowed(s) == 1.0
    hard.spent = level.turn + 1.0
    assert hard.allowed(s) == 0
    s.round += 1
    assert hard.allowed(s) == level.seconds  # another turn


@pytest.mark.parametrize("name", ["seasons", "trickerion", "pax_illuminaten"])
def test_when_a_turn_has_used_up_its_time_no_more_is_tried(name: str) -> None:
    s = middle_of(name, 4)
    hard = Searcher("hard", guide_for(name, 1), 1)
    seat = Seat(s, s.player)
    usual = hard.guide.policy(seat.imagine(1))
    hard.allowed(s)
    hard.spent = hard.level.turn
    assert hard.choose(seat) == usual
    assert not any(each.visits for each in hard.found(seat))


def test_hard_always_thinks_and_so_does_who_knows_no_policy() -> None:
    s = middle_of("seasons", 4)
    hard = Searcher("hard", guide_for("seasons", 1), 1)
    assert not hard.is_careless(Seat(s, s.player))
    for seed in range(20):
        s = PEBBLES.new(seats=2, seed=seed)
        easy = Searcher("easy", guide_for("pebbles", 1), 1)
        assert not easy.is_careless(Seat(s, s.player))


def test_search_beats_random_at_pebbles() -> None:
    wins = 0.0
    for seed in range(20):
        s = PEBBLES.new(seats=2, seed=seed, options={"length": "long"})
        searcher, chance = bot("normal", "pebbles", seed), bot("random", "pebbles", seed)
        while not s.over:
            who = searcher if s.player == seed % 2 else chance
            s.apply(who.choose(Seat(s, s.player)))
        if seed % 2 in s.winners():
            wins += 1 / len(s.winners())
    assert wins >= 12


def test_a_level_answers_within_its_budget_when_left_alone() -> None:
    """Processor time, not the clock: other work on the machine must not fail this."""
    s = middle_of("seasons", 4)
    easy = Searcher("easy", guide_for("seasons", 1), 1)
    easy.level = easy.level._replace(care=100)
    start = time.process_time()
    assert easy.choose(Seat(s, s.player)) in s.options
    assert time.process_time() - start < 3 * LEVELS["easy"].seconds
