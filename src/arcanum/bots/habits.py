"""How beginners of a game play: a file of numbers beside its bots, `beginner.toml`."""

from __future__ import annotations

from typing import Final

from arcanum.bots.sheet import Sheet
from arcanum.kernel.errors import BadData

PLAIN: Final = "greedy"  # the name of plan 0 in the file


class Habits:
    """What a game's `beginner.toml` says."""

    def __init__(self, found: Sheet, named: tuple[str, ...]) -> None:
        self.place: Final = found.place
        self.plans: Final[list[int]] = []  # those that a beginner follows …
        self.shares: Final[list[float]] = []  # … and how often, compared with each other
        shares = found.table("styles")
        for name in shares.names():
            if name != PLAIN and name not in named:
                raise BadData(f"{found.place}: there is no style '{name}'")
            self.plans.append(0 if name == PLAIN else named.index(name) + 1)
            self.shares.append(shares.number(name))
        # Of 100 turns, in so many a beginner does not think of a kind of action, by its verb.
        overlooked = found.table("overlooked")
        self.overlooked: Final[dict[str, int]] = {
            verb: overlooked.whole(verb) for verb in overlooked.names()
        }
        self.care: Final[int] = found.whole("care")  # of 100 decisions, in which it compares …
        self.ideas: Final[int] = found.whole("ideas")  # … so many ideas at most
        self.sight: Final[int] = found.whole("sight")  # how far it looks, by the clock
        self.whim: Final[float] = found.number("whim")  # winning chances that seem equal
