"""Thinking while somebody else decides, and what may be kept of it.

The tree grows below the other seat's decision. Once that seat has acted, the part below its
action is kept only if the thinking seat can see which action it was: exactly one option
explains its view, with nothing rolled and no card revealed. Otherwise it is dropped. The real
action is never used, so no knowledge of it can leak into the search.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from arcanum.bots.guide import Guide
from arcanum.bots.ismcts import Node, Search
from arcanum.bots.levels import Searcher
from arcanum.bots.seat import Seat
from arcanum.kernel.chance import advanced
from arcanum.kernel.codec import canonical
from arcanum.kernel.frames import Player
from arcanum.kernel.state import NONE, State

PONDERERS: Final = (
    "hard",
)  # levels limited by time; it would make the others stronger than they should be
OTHER_DEAL: Final = 1  # the seed of a second look at every option, with another deal


class PonderingSearch(Search):
    """A search that may go on while another seat is to move."""

    def __init__(self, guide: Guide, seed: int) -> None:
        super().__init__(guide, seed)
        self.table: State | None = None  # the imagined table that was thought about
        self.me: Player = NONE

    def ponder(
        self, table: State, me: Player, enough: Callable[[], bool], simulations: int
    ) -> int:
        """Thinks about a table where another seat decides openly; the number of simulations."""
        root = self.explained(canonical(table.observe(me)), me)
        self.root = Node() if root is None else root
        self.expected = b""
        self.table, self.me = table, me
        self.until = self.guide.until(table)
        done = 0
        while done < simulations and not enough():
            self.deals = advanced(self.deals)
            self.simulate(table.determinize(me, self.deals), me)
            done += 1
        return done

    def enter(self, seat: Seat) -> None:
        """Continues with earlier thoughts, if the view shows where in them we are."""
        if self.table is not None:
            seen = canonical(seat.view)
            root = self.explained(seen, seat.player)
            if root is not None:
                self.root, self.expected = root, seen
            self.table = None
        super().enter(seat)

    def explained(self, seen: bytes, me: Player) -> Node | None:
        """The part of the tree below the only option that leads to what is seen now."""
        table = self.table
        if table is None or me != self.me:
            return None
        if canonical(table.observe(me)) == seen:
            return self.root  # nothing has happened yet
        fitting = [
            action
            for action in table.options
            if leads_to(table, action, me, seen)
            and leads_to(table.determinize(me, OTHER_DEAL), action, me, seen)
        ]
        if len(fitting) != 1:
            return None
        if len(table.options) == 1:
            return self.root  # the tree has no branch where there is no choice
        return self.root.children.get(fitting[0])


def leads_to(table: State, action: int, me: Player, seen: bytes) -> bool:
    """Whether an option leads to that view, without any luck."""
    if action not in table.options:
        return False
    after = table.clone()
    after.apply(action)
    return after.chance == table.chance and canonical(after.observe(me)) == seen


class Ponderer(Searcher):
    """A search bot that can also think while others decide."""

    def __init__(self, name: str, guide: Guide, seed: int = 0) -> None:
        super().__init__(name, guide, seed)
        self.pondering = PonderingSearch(guide, seed)
        self.search = self.pondering
