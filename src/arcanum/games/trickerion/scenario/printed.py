"""What a scenario prints on the cards: it then holds when uncertain data are corrected."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from typing import Any, Final

from arcanum.games.trickerion.rules.base.facts import (
    BONUS_COINS,
    BONUS_FAME,
    BONUS_SHARDS,
    NEEDED,
    NEEDS,
    NOBLE_COMPONENTS,
    PERFORMANCES,
    TIER,
    TRICKS,
)
from arcanum.games.trickerion.scenario.names import A_COMPONENT
from arcanum.kernel.errors import BadData
from arcanum.lab.positions import put_back
from arcanum.lab.shapes import Name, Number, Raw, Table, said

# What `printed` may change, list by list; all of it is put back after the scenario.
COLUMNS: Final[tuple[list[Any], ...]] = (
    NEEDS,
    NEEDED,
    NOBLE_COMPONENTS,
    BONUS_FAME,
    BONUS_COINS,
    BONUS_SHARDS,
)


A_REWARD: Final = Name("reward", ["fame", "coins", "shards"])


@contextmanager
def printed(words: Mapping[str, Any]) -> Iterator[None]:
    """The cards as a scenario prints them: it holds when uncertain data are corrected."""
    with put_back(COLUMNS):
        for name, facts in Raw().read(None, words.get("printed", {}), "printed").items():
            if not isinstance(facts, dict):
                raise BadData(f"printed.{name} is a table, not {said(facts)}")
            for key, value in facts.items():
                print_on(name, key, value)
        yield


def print_on(name: str, key: str, value: Any) -> None:
    """One fact of a card, in the words of the data."""
    where = f"printed.{name}.{key}"
    if name in TRICKS and key == "components":
        print_components(TRICKS.index(name), amounts(value, A_COMPONENT, where))
    elif name in PERFORMANCES and key == "bonus":
        card = PERFORMANCES.index(name)
        found = amounts(value, A_REWARD, where)
        BONUS_FAME[card], BONUS_COINS[card], BONUS_SHARDS[card] = found
    else:
        raise BadData(f"unknown key '{where}'")


def amounts(value: Any, kind: Name, where: str) -> list[int]:
    """Numbers by kind; what is not given is 0."""
    told = Table(kind, Number(0, 9)).read(None, value, where)
    return [told.get(i, 0) for i in range(len(kind.names))]


def print_components(trick: int, need: list[int]) -> None:
    """The Components that a Trick requires."""
    NEEDS[trick] = need
    NEEDED[trick] = [c for c in range(len(need)) if need[c]]
    NOBLE_COMPONENTS[trick] = sum(need[c] for c in NEEDED[trick] if TIER[c] > 0)
