"""The balance of data/README.md, the board, and what must stay marked as reconstructed."""

from __future__ import annotations

import re
from itertools import combinations
from typing import Any

import pytest

from arcanum.games.pax_illuminaten.rules import facts
from arcanum.games.pax_illuminaten.rules.facts import (
    CONNECTION_MASK,
    CONNECTIONS,
    DEGREE,
    DEGREES,
    FMASK,
    INNER,
    KINDS,
    LUMINARIES,
    MOST_SLOTS,
    NAMES,
    NEAR,
    NEIGHBOUR,
    ON_MAP,
    OUTER,
    SLOT_BILLS,
    SLOTS,
    TOUCH,
    WHOLE,
    read,
)
from tools.pax_data import FILES, PAGE, entries

DATA = "src/arcanum/games/pax_illuminaten/data"


def test_there_are_57_luminaries() -> None:
    assert len(set(NAMES)) == LUMINARIES == 57


def is_corrected(file: str, kind: str, group: str, rebuilt: int) -> bool:
    """Whether somebody with the printed cards has corrected some of so many rebuilt values."""
    entries_of: list[dict[str, Any]] = read(file)[kind]
    marks = [entry[group] if group else entry for entry in entries_of]
    left = [mark for mark in marks if mark["source"] == "reconstructed"]
    return len(left) < rebuilt


def test_luminaries_are_balanced() -> None:
    if is_corrected("luminaries", "luminary", "factions", 57):
        pytest.skip("the balance is that of the reconstruction")
    assert [DEGREE.count(d) for d in range(len(DEGREES))] == [15, 15, 15, 6, 6]
    pairs = [1 << a | 1 << b for a, b in combinations(range(KINDS), 2)]
    for degree in range(3):
        masks = [FMASK[c] for c in range(LUMINARIES) if DEGREE[c] == degree]
        assert sorted(masks) == sorted(pairs)
    for degree in (3, 4):
        masks = [FMASK[c] for c in range(LUMINARIES) if DEGREE[c] == degree]
        assert sorted(masks) == [1 << f for f in range(KINDS)]
    for f in range(KINDS):
        assert sum(mask >> f & 1 for mask in FMASK) == 17


def test_slots_fit_the_table() -> None:
    assert max(SLOTS) <= MOST_SLOTS
    for bills in SLOT_BILLS:
        for bill in bills:
            assert 0 < sum(bill >> 4 * f & 15 for f in range(KINDS)) <= 15


def test_connections_are_all_different() -> None:
    assert list(range(4, 24)) == CONNECTIONS
    if is_corrected("connections", "connection", "", 19):
        pytest.skip("the listing is that of the reconstruction")
    assert len(set(CONNECTION_MASK)) == 20
    for f in range(KINDS):
        assert sum(mask >> f & 1 for mask in CONNECTION_MASK) == 10


def test_neighbours_are_symmetric() -> None:
    for m in range(2):
        for p in ON_MAP[m]:
            for direction, q in enumerate(NEIGHBOUR[m][p]):
                if q >= 0:
                    assert NEIGHBOUR[m][q][(direction + 3) % 6] == p
        assert INNER[m] | OUTER[m] == WHOLE[m]
        assert INNER[m] & OUTER[m] == 0
        for p in ON_MAP[m]:
            assert (NEAR[m][p].bit_count() == 7) == (INNER[m] >> p & 1 == 1)
    assert [mask.bit_count() for mask in INNER] == [4, 7]


def test_each_areopagus_touches_two_outer_cards() -> None:
    for n in range(2, 5):
        m = facts.MAP_OF[n]
        for seat in facts.SEATS_OF[n]:
            assert TOUCH[m][seat].bit_count() == 2
            assert TOUCH[m][seat] & INNER[m] == 0


def test_artificial_opponents_have_a_seat_and_numbers() -> None:
    for n in range(2, 5):
        for who in range(len(facts.OPPONENTS)):
            assert facts.AO_SEAT[n][who] in facts.SEATS_OF[n]
            if not facts.USES_PLAN[who]:
                numbers = [facts.PRIORITY[n][who][p] for p in ON_MAP[facts.MAP_OF[n]]]
                assert sorted(numbers) == list(range(1, len(numbers) + 1))


def sources(value: Any) -> list[str]:
    """Every `source` mark below a value."""
    if isinstance(value, dict):
        own = [str(v) for k, v in value.items() if k.startswith(("source", "id_source"))]
        return own + [mark for inner in value.values() for mark in sources(inner)]
    if isinstance(value, list):
        return [mark for inner in value for mark in sources(inner)]
    return []


def test_every_group_of_values_says_where_it_comes_from() -> None:
    for luminary in read("luminaries")["luminary"]:
        for group in ("name", "degree", "factions", "influence", "strength", "ability"):
            assert luminary[group]["source"] in ("rulebook", "public", "reconstructed")
            if luminary[group]["source"] == "reconstructed":
                assert luminary[group]["confidence"] in ("high", "medium", "low")
    marks = sources(read("luminaries")) + sources(read("ai")) + sources(read("board"))
    assert set(marks) <= {"rulebook", "public", "reconstructed"}


def test_own_opponents_are_marked_as_ours() -> None:
    ours = [o["id"] for o in read("ai")["opponent"] if o.get("design") == "own"]
    assert ours == ["joseph_ii", "franck"]
    assert [facts.OPPONENTS[i] for i, own in enumerate(facts.IS_OWN_DESIGN) if own] == ours


def listed_in_docs() -> set[str]:
    """The keys that docs/pax-data.md lists, as `tools.pax_data` names them."""
    page = PAGE.read_text(encoding="utf-8")
    keys = set()
    for name in FILES:
        part = page.partition(f"## {name}.toml\n")[2].partition("\n## ")[0]
        for key in re.findall(r"`([^`]+)`", part):
            keys.add(f"{name} {key}")
            keys.add(f"{name} luminary.{key}")
    return keys


def test_every_uncertain_value_is_listed_with_its_key() -> None:
    wanted = {f"{name} {key}" for name in FILES for key, _ in entries(name)}
    assert wanted
    assert sorted(wanted - listed_in_docs()) == []


def test_every_mark_in_the_files_is_an_entry() -> None:
    for name in FILES:
        text = (PAGE.parents[1] / DATA / f"{name}.toml").read_text(encoding="utf-8")
        lines = [line for line in text.splitlines() if not line.startswith("#")]
        marks = sum(line.count('"reconstructed"') for line in lines)
        assert marks == sum(
            not how.startswith(("rulebook", "public")) for _, how in entries(name)
        )
