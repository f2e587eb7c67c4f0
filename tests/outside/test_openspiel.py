"""The rules of the example, move by move beside OpenSpiel's own goofspiel."""

from __future__ import annotations

import random

import pyspiel  # type: ignore[import-not-found]
import pytest

from goofspiel.rules.game import GAME
from goofspiel.rules.table import Goofspiel
from goofspiel.rules.words import BID

GAMES = 1000
TABLES = [
    (seats, cards, order)
    for seats in (2, 3, 4)
    for cards in (5, 13)
    for order in ("random", "descending", "ascending")
]


class Theirs:
    """A game of OpenSpiel; the prizes are drawn by a generator of ours."""

    def __init__(self, seats: int, cards: int, order: str, chance: random.Random) -> None:
        said = f"players={seats},num_cards={cards},points_order={order}"
        self.chance = chance
        self.state = pyspiel.load_game(f"goofspiel({said})").new_initial_state()
        self.drawn: list[int] = []
        self.draw()

    def draw(self) -> None:
        """The next prize, if it is left to chance."""
        while self.state.is_chance_node():
            self.drawn.append(self.chance.choice(self.state.legal_actions()))
            self.state.apply_action(self.drawn[-1])

    def line(self, name: str) -> list[int]:
        """The numbers of a line of the printed state."""
        found = next(line for line in str(self.state).splitlines() if line.startswith(name))
        return [int(word) for word in found.removeprefix(name).split()]

    def prizes(self) -> list[int]:
        """All prizes that were turned up, the last one at stake."""
        return self.line("Point card sequence:")

    def points(self) -> list[int]:
        return self.line("Points:")


def turned_up(s: Goofspiel, prize: int) -> None:
    """Lets the prize at stake be this one, as chance had it over there."""
    if s.turned[-1] != prize:
        at = s.pile.index(prize)
        s.pile[at], s.turned[-1] = s.turned[-1], prize


def play(seats: int, cards: int, order: str, seed: int) -> int:
    """One random game in both; how many bids."""
    chance = random.Random(seed)
    theirs = Theirs(seats, cards, order, chance)
    s = GAME.new(seats=seats, options={"cards": str(cards), "prizes": order}, seed=seed)
    assert isinstance(s, Goofspiel)
    bids = 0
    while not theirs.state.is_terminal():
        assert not s.over
        turned_up(s, theirs.prizes()[-1] - 1)
        assert [card + 1 for card in s.turned] == theirs.prizes()
        chosen = []
        for p in range(seats):
            s.turn_to(p)
            legal = theirs.state.legal_actions(p)
            assert [BID.noun(action) for action in s.options] == legal
            chosen.append(chance.choice(legal))
            s.apply(BID.of(chosen[-1]))
            bids += 1
        theirs.state.apply_actions(chosen)
        theirs.draw()
        assert s.points == theirs.points()
    assert s.over
    assert [card + 1 for card in s.turned] == theirs.prizes()
    assert s.scores() == theirs.points()
    best = max(theirs.state.returns())
    assert s.winners() == [p for p, won in enumerate(theirs.state.returns()) if won == best]
    return bids


@pytest.mark.parametrize(("seats", "cards", "order"), TABLES)
def test_the_same_rules_as_those_of_openspiel(seats: int, cards: int, order: str) -> None:
    games = -(-GAMES // len(TABLES))
    bids = sum(play(seats, cards, order, seed) for seed in range(games))
    assert bids == games * seats * (cards - 1)  # the last card is bid by itself
