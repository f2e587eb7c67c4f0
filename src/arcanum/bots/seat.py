"""What a bot may see: its seat's view, its options, and worlds that look the same to it."""

from __future__ import annotations

from typing import Any, Protocol

from arcanum.kernel.errors import IllegalAction
from arcanum.kernel.frames import Player
from arcanum.kernel.state import State
from arcanum.kernel.words import Action


class Seat:
    """One decision of one seat.

    It never hands out the table itself, only what the seat may know. `imagine` deals everything
    hidden again, so it reveals nothing that `view` does not show.
    """

    def __init__(self, table: State, player: Player) -> None:
        if player not in table.waiting():
            raise IllegalAction("this seat has nothing to decide now")
        if player != table.player:
            table = table.clone()
            table.turn_to(player)
        self.__table = table
        self.player = player
        self.options: list[Action] = table.options[:]

    @property
    def view(self) -> dict[str, Any]:
        """The seat's view, as `State.observe` gives it."""
        return self.__table.observe(self.player)

    def imagine(self, seed: int) -> State:
        """A table this seat could not tell from the real one, to try things on."""
        return self.__table.determinize(self.player, seed)


class Bot(Protocol):
    """Anything that picks one of a seat's options."""

    name: str

    def choose(self, seat: Seat) -> Action:
        """One of `seat.options`."""
        ...
