"""Who meets whom: Swiss, round robin, knock-out and duplicate, for two to four at a table.

Everything here is pure: people are numbers from 0 on, and the same history gives the same
groups. A group of one is a bye.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from itertools import combinations

Group = tuple[int, ...]
Met = Counter[tuple[int, int]]  # how often two have met, the lower number first

IMPROVEMENTS = 40  # passes over all pairs of groups, at most


def sizes(people: int, seats: int) -> list[int]:
    """How many sit in each group: as few groups as possible, as even as possible.

    With two at a table one of an odd number is left over.
    """
    if people <= 0:
        return []
    if seats == 2:
        return [2] * (people // 2) + [1] * (people % 2)
    groups = -(-people // seats)
    small, larger = divmod(people, groups)
    return [small + 1] * larger + [small] * (groups - larger)


def meetings(rounds: Sequence[Sequence[Group]]) -> Met:
    """How often two have met so far."""
    return Counter(
        pair for groups in rounds for group in groups for pair in combinations(sorted(group), 2)
    )


def byes(rounds: Sequence[Sequence[Group]]) -> Counter[int]:
    """How often somebody was left over."""
    return Counter(group[0] for groups in rounds for group in groups if len(group) == 1)


def again(group: Sequence[int], met: Mapping[tuple[int, int], int]) -> int:
    """How much of a repetition a group is. Meeting a third time is worse than two seconds."""
    return sum(met.get((min(a, b), max(a, b)), 0) ** 2 for a, b in combinations(group, 2))


def evenly(order: Sequence[int], seats: int, met: Mapping[tuple[int, int], int]) -> list[Group]:
    """Groups of neighbours in this order, changed until nobody can meet fewer old opponents.

    Exchanges are tried between near groups first, so that neighbours in strength stay together.
    """
    groups: list[list[int]] = []
    left = list(order)
    for size in sizes(len(order), seats):
        groups.append(gathered(left, size, met))
    for _ in range(IMPROVEMENTS):
        if not any(improved(groups, apart, met) for apart in range(1, len(groups))):
            break
    return [tuple(group) for group in groups]


def gathered(left: list[int], size: int, met: Mapping[tuple[int, int], int]) -> list[int]:
    """The first who is left, with those whom they met least; the nearest of these."""
    group = [left.pop(0)]
    while len(group) < size:
        found = min(range(len(left)), key=lambda i: (again([*group, left[i]], met), i))
        group.append(left.pop(found))
    return group


def improved(groups: list[list[int]], apart: int, met: Mapping[tuple[int, int], int]) -> bool:
    """Exchange two people of groups that lie so far apart, if that spares repetitions."""
    for first in range(len(groups) - apart):
        one, other = groups[first], groups[first + apart]
        cost = again(one, met) + again(other, met)
        if not cost or len(one) == 1 or len(other) == 1:
            continue
        for i in reversed(range(len(one))):
            for k in range(len(other)):
                one[i], other[k] = other[k], one[i]
                if again(one, met) + again(other, met) < cost:
                    return True
                one[i], other[k] = other[k], one[i]
    return False


def swiss(order: Sequence[int], seats: int, rounds: Sequence[Sequence[Group]]) -> list[Group]:
    """The next round of a Swiss tournament; `order` is the standing, the best first.

    Who is left over is the last of those who had the fewest byes. At tables of two nobody meets
    the same opponent again as long as that can be had.
    """
    if len(order) < 2:
        return [(who,) for who in order]
    left = list(order)
    out: list[Group] = []
    if 1 in sizes(len(left), seats):
        had = byes(rounds)
        fewest = min(had[who] for who in left)
        bye = next(who for who in reversed(left) if had[who] == fewest)
        left.remove(bye)
        out.append((bye,))
    met = meetings(rounds)
    if seats == 2:
        fresh = fresh_pairs(left, met)
        if fresh is not None:
            return fresh + out
    return evenly(left, seats, met) + out


MOST_STEPS = 20_000  # of the search for pairs that have not met


def fresh_pairs(order: Sequence[int], met: Mapping[tuple[int, int], int]) -> list[Group] | None:
    """Pairs of near neighbours that have not met; None if there are none, or it takes long."""
    steps = 0

    def paired(left: tuple[int, ...]) -> list[Group] | None:
        nonlocal steps
        steps += 1
        if not left or steps > MOST_STEPS:
            return None if left else []
        first, *others = left
        for other in others:
            if met.get((min(first, other), max(first, other)), 0):
                continue
            rest = paired(tuple(who for who in others if who != other))
            if rest is not None:
                return [(first, other), *rest]
        return None

    return paired(tuple(order))


def round_robin(people: int, seats: int) -> list[list[Group]]:
    """All rounds, until everybody has met everybody. With two at a table: exactly once."""
    if people < 2:
        return []
    if seats == 2:
        return circle(people)
    met: Met = Counter()
    rounds: list[list[Group]] = []
    while len(met) < people * (people - 1) // 2 and len(rounds) < 2 * people:
        # Whoever has met the fewest chooses first.
        known = Counter(who for pair in met for who in pair)
        turn = len(rounds)
        order = sorted(range(people), key=lambda who: (known[who], (who - turn) % people))
        groups = evenly(order, seats, met)
        rounds.append(groups)
        met += meetings([groups])
    return rounds


def circle(people: int) -> list[list[Group]]:
    """Round robin of pairs: one stays, the others go round."""
    places = list(range(people + people % 2))  # the last is the bye, if the number is odd
    rounds = []
    for _ in range(len(places) - 1):
        half = len(places) // 2
        pairs = zip(places[:half], reversed(places[half:]), strict=True)
        groups = [tuple(who for who in pair if who < people) for pair in pairs]
        rounds.append(sorted(groups, key=len, reverse=True))
        places[1:] = [places[-1], *places[1:-1]]
    return rounds


def knock_out(order: Sequence[int], seats: int) -> list[Group]:
    """One round of a knock-out; `order` is the seeding, the best first.

    The best and the weakest sit together, and who is left over is the best of all.
    """
    left = list(order)
    out: list[Group] = []
    if 1 in sizes(len(left), seats):
        out.append((left.pop(0),))
    groups: list[list[int]] = [[] for _ in sizes(len(left), seats)]
    for number, who in enumerate(left):  # there and back, like a snake
        turn, at = divmod(number, len(groups))
        groups[-1 - at if turn % 2 else at].append(who)
    return [tuple(group) for group in groups] + out


def going_on(size: int) -> int:
    """How many of a table stay in a knock-out: half of it, and one at least."""
    return max(1, size // 2)


def seated(group: Group, held: Mapping[int, Counter[int]]) -> Group:
    """The seats of a group: everybody where they sat least, as far as that can be had."""
    seats = range(len(group))
    out: dict[int, int] = {}
    left = list(group)
    for seat in seats:
        who = min(
            left,
            key=lambda one: (
                held.get(one, Counter())[seat],
                -sum(held.get(one, Counter())[other] for other in seats if other > seat),
                group.index(one),
            ),
        )
        out[seat] = who
        left.remove(who)
    return tuple(out[seat] for seat in seats)


def seats_held(rounds: Sequence[Sequence[Group]]) -> dict[int, Counter[int]]:
    """How often everybody sat where."""
    out: dict[int, Counter[int]] = {}
    for groups in rounds:
        for group in groups:
            if len(group) > 1:
                for seat, who in enumerate(group):
                    out.setdefault(who, Counter())[seat] += 1
    return out
