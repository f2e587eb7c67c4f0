"""Points and standings of tournaments, from the results of their tables.

*Points* of a table are the share of opponents left behind, a tie counts half: 1 for a win, 0
for the last place. A bye is a win. In a duplicate every result is compared with what the
others made who held the same seat at the same deal.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Literal

from arcanum.server.meeting.pairing import Group, going_on

Kind = Literal["swiss", "round-robin", "knock-out", "duplicate"]
FILLER = -1  # the number of a bot that fills a table


@dataclass(frozen=True)
class Played:
    """A group of a round: who sat where, and what came of it. Without scores it still plays."""

    round: int  # from 1
    group: int
    sitting: Group
    scores: tuple[int, ...] = ()
    places: tuple[int, ...] = ()
    void: bool = False  # ended by the organiser, without a result

    @property
    def done(self) -> bool:
        """Whether nothing more comes of it."""
        return len(self.sitting) == 1 or self.void or bool(self.places)


@dataclass
class Standing:
    """What somebody has, and what decides between equals, in this order."""

    who: int
    points: float = 0.0
    opponents: float = 0.0  # the points of all opponents: a hard road counts more
    wins: int = 0
    margin: float = 0.0  # scores less the average of the tables
    best: float = 0.0  # duplicate: the best single deal
    stage: int = 0  # knock-out: the rounds survived
    last: int = 0  # knock-out: the place at the last table
    place: int = 0
    by_round: dict[int, float] = field(default_factory=dict)


def points_of(places: Sequence[int], seat: int) -> float:
    """The share of opponents left behind."""
    others = [place for at, place in enumerate(places) if at != seat]
    behind = sum(place > places[seat] for place in others)
    level = sum(place == places[seat] for place in others)
    return (behind + level / 2) / len(others)


def against_field(played: Sequence[Played], one: Played, seat: int) -> float | None:
    """A result less the average of the others who held that seat at that deal.

    None: nobody else has finished it.
    """
    others = [
        each.scores[seat]
        for each in played
        if each.round == one.round and each.group != one.group and len(each.scores) > seat
    ]
    if not others or len(one.scores) <= seat:
        return None
    return one.scores[seat] - sum(others) / len(others)


def standings(kind: Kind, people: Sequence[int], played: Sequence[Played]) -> list[Standing]:
    """Everybody, the best first; who cannot be told apart shares a place."""
    found = {who: Standing(who) for who in people}
    for one in played:
        for seat, who in enumerate(one.sitting):
            if who in found:
                count(kind, found[who], one, seat, played)
    for one in played:
        if one.places:
            for who in one.sitting:
                if who in found:
                    others = [w for w in one.sitting if w != who and w in found]
                    found[who].opponents += sum(found[w].points for w in others)
    out = sorted(found.values(), key=lambda each: (*order_of(kind, each), each.who))
    for at, each in enumerate(out):
        same = at > 0 and order_of(kind, each) == order_of(kind, out[at - 1])
        each.place = out[at - 1].place if same else at + 1
    return out


def count(kind: Kind, one: Standing, at: Played, seat: int, played: Sequence[Played]) -> None:
    """Add a table to what somebody has."""
    if kind == "duplicate":
        gain = against_field(played, at, seat) if at.places else None
        if gain is not None:
            one.by_round[at.round] = gain
            one.points += gain
            one.best = max(one.by_round.values())
        return
    if len(at.sitting) == 1:
        gain = 1.0
    elif at.places:
        gain = points_of(at.places, seat)
        one.wins += at.places[seat] == 1
        one.margin += at.scores[seat] - sum(at.scores) / len(at.scores)
    else:
        return
    one.by_round[at.round] = gain
    one.points += gain
    if len(at.sitting) == 1 or seat in stays(at):
        one.stage = max(one.stage, at.round)
    if len(at.sitting) > 1:
        one.last = at.places[seat]


def stays(at: Played) -> list[int]:
    """The seats that stay in a knock-out: by place, then score, then the seeding."""
    order = sorted(
        range(len(at.sitting)),
        key=lambda seat: (at.places[seat], -at.scores[seat], at.sitting[seat]),
    )
    return order[: going_on(len(at.sitting))]


def order_of(kind: Kind, each: Standing) -> tuple[float, ...]:
    """What decides, the first figure most; lower is better here."""
    if kind == "duplicate":
        return (-round(each.points, 6), -round(each.best, 6))
    decides = (each.points, each.opponents, float(each.wins), each.margin)
    values = tuple(-round(value, 6) for value in decides)
    if kind == "knock-out":
        return (-float(each.stage), float(each.last), *values)
    return values


def still_in(people: Sequence[int], played: Sequence[Played], after: int) -> list[int]:
    """Who stays in a knock-out after a round, in the order of the seeding.

    A table without a result sends nobody on.
    """
    if not after:
        return list(people)
    on = set()
    for one in played:
        if one.round == after and len(one.sitting) == 1:
            on.add(one.sitting[0])
        elif one.round == after and one.places:
            on |= {one.sitting[seat] for seat in stays(one)}
    return [who for who in people if who in on]
