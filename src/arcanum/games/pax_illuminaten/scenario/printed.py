"""What a scenario prints on the cards: it then holds when uncertain data are corrected."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from typing import Any, Final

from arcanum.games.pax_illuminaten.rules.facts import (
    ABILITIES,
    ABILITY,
    AFFILIATION,
    AFFILIATIONS,
    CONNECTION_FACTIONS,
    CONNECTION_MASK,
    CONNECTIONS,
    DEGREE,
    DEGREES,
    EXCLUSIVE,
    FMASK,
    GRAND_MASTER,
    IS_BIG,
    MAIN,
    MOST_SLOTS,
    ROYAL_ARCH,
    SECONDARY,
    SLOT_BILLS,
    SLOTS,
    STRENGTH,
    STRENGTHS,
    CardId,
    mask_of,
    packed,
)
from arcanum.games.pax_illuminaten.scenario.names import A_FACTION, A_LUMINARY, PEOPLE
from arcanum.kernel.errors import BadData
from arcanum.kernel.state import NONE
from arcanum.lab.positions import put_back
from arcanum.lab.shapes import Many, Name, Number, Raw, Table, near

# What `printed` may change, list by list; all of it is put back after the scenario.
COLUMNS: Final[tuple[list[Any], ...]] = (
    DEGREE,
    IS_BIG,
    EXCLUSIVE,
    FMASK,
    MAIN,
    SECONDARY,
    SLOT_BILLS,
    SLOTS,
    STRENGTH,
    AFFILIATION,
    ABILITY,
    CONNECTION_FACTIONS,
    CONNECTION_MASK,
)


PER_CONNECTION: Final = 3
BILLS: Final = Many(Table(A_FACTION, Number(0, 9)), length=MOST_SLOTS, what="costs")
FACTS: Final = ("degree", "factions", "slots", "strength", "affiliation", "ability")


@contextmanager
def printed(words: Mapping[str, Any]) -> Iterator[None]:
    """The cards as a scenario prints them: it holds when uncertain data are corrected."""
    with put_back(COLUMNS):
        for name, facts in Raw().read(None, words.get("printed", {}), "printed").items():
            if name.isdecimal():
                print_connection(name, facts)
            else:
                print_luminary(name, facts)
        yield


def print_connection(name: str, names: Any) -> None:
    """The three factions of a connection card. [P-2.5]"""
    if int(name) not in CONNECTIONS:
        raise BadData(f"printed: there is no connection {name}")
    at = CONNECTIONS.index(int(name))
    found = Many(A_FACTION).read(None, names, f"printed.{name}")
    if len(found) != PER_CONNECTION:
        raise BadData(f"printed.{name}: a connection has {PER_CONNECTION} factions")
    CONNECTION_FACTIONS[at] = found
    CONNECTION_MASK[at] = mask_of(names)


def print_luminary(name: str, facts: Any) -> None:
    """The facts of a luminary, in the words of data/luminaries.toml. [P-1.2]"""
    if not isinstance(facts, dict):
        raise BadData(f"printed: write luminaries as {PEOPLE[0]} = {{ … }}")
    card = A_LUMINARY.read(None, name, "printed")
    for key, value in facts.items():
        where = f"printed.{name}.{key}"
        if key == "strength":
            STRENGTH[card] = Name("strength", STRENGTHS).read(None, value, where)
        elif key == "affiliation":
            AFFILIATION[card] = Name("affiliation", AFFILIATIONS).read(None, value, where)
        elif key == "ability":
            ABILITY[card] = Name("ability", ABILITIES).read(None, value, where)
        elif key == "degree":
            DEGREE[card] = Name("degree", DEGREES).read(None, value, where)
            IS_BIG[card] = DEGREE[card] in (GRAND_MASTER, ROYAL_ARCH)
            EXCLUSIVE[card] = DEGREE[card] == ROYAL_ARCH
        elif key == "factions":
            of_card = Many(A_FACTION, length=2).read(None, value, where)
            if not of_card:
                raise BadData(f"{where}: a luminary has one or two factions")
            FMASK[card] = mask_of(value)
            MAIN[card] = of_card[0]
            SECONDARY[card] = of_card[1] if len(of_card) > 1 else NONE
        elif key == "slots":
            print_slots(card, value, where)
        else:
            raise BadData(f"unknown key '{where}'{near(key, FACTS)}")


def print_slots(card: CardId, value: Any, where: str) -> None:
    """What each slot costs; or only how many there are, at the costs of the data."""
    bills = SLOT_BILLS[card]
    if isinstance(value, list):
        BILLS.read(None, value, where)
        SLOT_BILLS[card] = [packed(slot) for slot in value]
    else:
        n = Number(1, MOST_SLOTS).read(None, value, where)
        SLOT_BILLS[card] = [bills[min(i, len(bills) - 1)] for i in range(n)]
    SLOTS[card] = len(SLOT_BILLS[card])
