"""What speaks for an option: where its imagined continuations differ from those of others.

Every continuation ends at a table that a guide judges in parts (`Guide.parts`). The parts whose
means differ most are the reasons: at most two for the option, and one against it. They are told
as keys and numbers; texts make sentences of them. Nothing but imagined tables is looked at.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from arcanum.bots.guide import Part

PROS = 2  # at most, for an option
CONS = 1  # and against it
LEAST_WORTH = 0.25  # points: below that, nothing is a reason
LEAST_SHARE = 0.2  # of the largest difference


class Reason(NamedTuple):
    """One part that differs: for the option (`more`) or against it, and by how much."""

    part: str
    more: bool
    n: int  # 0: not to be counted

    def told(self) -> dict[str, Any]:
        """As JSON."""
        return self._asdict()


class Means:
    """The means of the parts over some continuations."""

    def __init__(self) -> None:
        self.tries = 0
        self.worth: dict[str, float] = {}
        self.amount: dict[str, float] = {}

    def add(self, parts: Sequence[Part]) -> None:
        """One more continuation."""
        self.tries += 1
        for name, worth, amount in parts:
            self.worth[name] = self.worth.get(name, 0.0) + worth
            self.amount[name] = self.amount.get(name, 0.0) + amount


def means_of(parts: Sequence[Part]) -> Means:
    """Of a single continuation."""
    found = Means()
    found.add(parts)
    return found


def together(all_of: Sequence[Means]) -> Means:
    """Of several options, each as important as the others."""
    out = Means()
    for each in all_of:
        if each.tries:
            out.tries += 1
            for name in each.worth:
                out.worth[name] = out.worth.get(name, 0.0) + each.worth[name] / each.tries
                out.amount[name] = out.amount.get(name, 0.0) + each.amount[name] / each.tries
    return out


def reasons(mine: Means, others: Means) -> list[Reason]:
    """Why an option is better or worse than others, the weightiest first, pros before cons."""
    if not mine.tries or not others.tries:
        return []
    edges: list[tuple[float, str, float]] = []
    for name in mine.worth:
        edge = mine.worth[name] / mine.tries - others.worth.get(name, 0.0) / others.tries
        more = mine.amount[name] / mine.tries - others.amount.get(name, 0.0) / others.tries
        edges.append((edge, name, more))
    most = max((abs(edge) for edge, _, _ in edges), default=0.0)
    least = max(LEAST_WORTH, LEAST_SHARE * most)
    pros = sorted((each for each in edges if each[0] >= least), reverse=True)[:PROS]
    cons = sorted(each for each in edges if each[0] <= -least)[:CONS]
    return [Reason(name, edge > 0, counted(edge, more)) for edge, name, more in pros + cons]


def counted(edge: float, more: float) -> int:
    """How many more or less there are; 0 where the number says the contrary of the worth."""
    return round(abs(more)) if (edge > 0) == (more > 0) else 0


def for_each(found: Mapping[Any, Means]) -> dict[Any, list[Reason]]:
    """The reasons of every option, against the others together."""
    out: dict[Any, list[Reason]] = {}
    for option, mine in found.items():
        others = [other for key, other in found.items() if key != option]
        out[option] = reasons(mine, together(others))
    return out
