"""The moments at which a card acts, and the list that holds every card's functions.

`table.py` fills the list. The names are those of `hooks` in `data/cards.toml`; a test compares
the two. `elsewhere` names the hooks that a general rule carries out.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from arcanum.games.seasons.rules.facts import KINDS_OF_CARD, CardId
from arcanum.games.seasons.rules.table import Mage, Seasons
from arcanum.kernel.frames import Player

Effect = Callable[[Seasons, Player, CardId], None]
Condition = Callable[[Seasons, Mage, int], bool]  # with the crystals left after Fairies
Points = Callable[[Seasons, Player], int]


class Effects:
    """The functions of one card, each by its moment; None where it does nothing."""

    def __init__(
        self,
        enter: Effect | None = None,
        activate: Effect | None = None,
        can_activate: Condition | None = None,
        own_summon: Effect | None = None,
        round_end: Effect | None = None,
        season_change: Effect | None = None,
        game_end: Points | None = None,
        on_sacrificed: Effect | None = None,
        elsewhere: tuple[str, ...] = (),
    ) -> None:
        self.enter: Final = enter
        self.activate: Final = activate
        self.can_activate: Final = can_activate
        self.own_summon: Final = own_summon
        self.round_end: Final = round_end
        self.season_change: Final = season_change
        self.game_end: Final = game_end
        self.on_sacrificed: Final = on_sacrificed
        self.elsewhere: Final = elsewhere

    def hooks(self) -> set[str]:
        """The moments of this card, as the data names them."""
        found = set(self.elsewhere)
        if self.enter is not None:
            found.add("enter")
        if self.activate is not None:
            found.add("activate")
        if self.own_summon is not None:
            found.add("own_summon")
        if self.round_end is not None:
            found.add("round_end")
        if self.season_change is not None:
            found.add("season_change")
        if self.game_end is not None:
            found.add("game_end")
        if self.on_sacrificed is not None:
            found.add("on_sacrificed")
        return found


EFFECTS: Final[list[Effects]] = [Effects() for _ in range(KINDS_OF_CARD)]
