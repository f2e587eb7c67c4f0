"""The table as it is laid, over many seeds. [P-2, P-15.1]"""

from __future__ import annotations

import pytest

import arcanum
from arcanum.games.pax_illuminaten.rules.facts import (
    CONNECTION_FACTIONS,
    CONNECTIONS,
    EDICT_FACTION,
    EVENT0,
    KINDS,
)
from arcanum.games.pax_illuminaten.rules.table import ROW, Pax

GAME = arcanum.game("pax_illuminaten")
TABLES = [
    (2, "none"),
    (3, "none"),
    (4, "none"),
    (1, "saint_germain"),
    (2, "weishaupt"),
    (3, "joseph_ii"),
    (3, "franck"),
]
SEEDS = 40


def laid(seats: int, opponent: str) -> list[Pax]:
    out: list[Pax] = []
    for seed in range(SEEDS):
        s = GAME.new(seats=seats, options={"opponent": opponent}, seed=seed)
        assert isinstance(s, Pax)
        out.append(s)
    return out


def varies(values: list[int]) -> bool:
    """Whether chance decides: no value comes on more than a quarter of the tables."""
    return max(values.count(value) for value in values) <= len(values) // 4


@pytest.mark.parametrize(("seats", "opponent"), TABLES)
def test_the_lowest_connection_goes_first(seats: int, opponent: str) -> None:
    first: set[int] = set()
    for s in laid(seats, opponent):
        numbers = [CONNECTIONS[me.connection] for me in s.sides]
        assert len(set(numbers)) == s.n
        assert numbers[s.first] == min(numbers)
        first.add(s.first)
    assert first == set(range(s.n))  # every player, the artificial opponent too


@pytest.mark.parametrize(("seats", "opponent"), TABLES)
def test_each_player_starts_with_the_tokens_of_the_connection(
    seats: int, opponent: str
) -> None:
    for s in laid(seats, opponent):
        if s.first == s.ao:
            continue  # it has played already
        for me in s.sides:
            own = CONNECTION_FACTIONS[me.connection]
            assert me.favor == [int(f in own) for f in range(KINDS)]
        for f in range(KINDS):
            held = sum(me.favor[f] for me in s.sides)
            assert s.supply[f] + held == (6, 8, 10)[s.n - 2]
        assert s.owner.count(ROW) == (3, 4, 5)[s.n - 2]


def test_chance_lays_every_pile() -> None:
    tables = laid(4, "none")
    assert varies([s.deck[-1] for s in tables])
    assert varies([s.map[0] for s in tables])
    assert varies([s.court[0] for s in tables])
    assert varies([s.sides[0].hand[0] for s in tables])
    assert varies([s.public[0] for s in tables])
    assert varies([s.sides[1].plot for s in tables])
    assert varies([s.removed[0] for s in tables])
    assert varies([s.events[-1] for s in tables])
    assert varies([s.events[0] for s in tables])


def test_each_half_of_the_events_is_mixed() -> None:
    tables = laid(2, "none")
    for at in range(12):
        edicts = [EDICT_FACTION[s.events[at] - EVENT0] >= 0 for s in tables]
        assert 5 < sum(edicts) < SEEDS - 5
    for s in tables:
        for half in (s.events[:6], s.events[6:]):
            assert sum(EDICT_FACTION[card - EVENT0] >= 0 for card in half) == 3


@pytest.mark.parametrize(("seats", "opponent"), [(3, "none"), (2, "franck")])
def test_who_knows_what_at_the_start(seats: int, opponent: str) -> None:
    for s in laid(seats, opponent):
        if s.first == s.ao:
            continue
        everyone = s.everyone()
        assert all(s.seen[card] == everyone for card in s.court + s.public)
        assert all(s.seen[card] == 0 for card in s.deck + s.pile + s.events + s.removed)
        for p in range(s.seats):
            me = s.sides[p]
            assert all(s.seen[card] == 1 << p for card in [*me.hand, me.plot])
