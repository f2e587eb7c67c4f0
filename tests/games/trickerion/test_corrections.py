"""Correcting doubtful data breaks no scenario: each prints what it needs of the cards."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from arcanum.games.trickerion.rules.base.facts import (
    BONUS_COINS,
    BONUS_FAME,
    BONUS_SHARDS,
    COMPONENTS,
    NEEDS,
    PERFORMANCES,
    SIDES,
    SOLO,
    TRICKS,
    read,
)
from arcanum.games.trickerion.scenario import COLUMNS, print_components, printed
from arcanum.kernel.errors import BadData
from arcanum.lab.scenario import Failed, Scenario, scenarios

HOME = Path(__file__).resolve().parents[2] / "scenarios" / "trickerion"
SCENARIOS = [
    path
    for path in sorted(HOME.rglob("*.toml"))
    if path.parent.name not in ("heir", "academy")  # their cards are reconstructed as a whole
]


def other_components() -> None:
    """Tricks whose components are in doubt, in the other reading."""
    for name, trick in read("tricks")["tricks"].items():
        if "components_alternative" in trick:
            other = trick["components_alternative"]
            print_components(TRICKS.index(name), [other.get(c, 0) for c in COMPONENTS])


def other_bonuses() -> None:
    """All bonuses of performance cards rest on one source."""
    for card in range(SOLO):
        BONUS_FAME[card] = (BONUS_FAME[card] + 1) % 4
        BONUS_COINS[card] = (BONUS_COINS[card] + 2) % 5
        BONUS_SHARDS[card] = 1 - min(1, BONUS_SHARDS[card])


def other_dice() -> None:
    """How often a face stands on the dice of Inn and Bank; the first one as before."""
    for die in range(2, len(SIDES)):
        kinds = list(dict.fromkeys(SIDES[die]))
        SIDES[die] = [*kinds, *kinds[-1:] * 6][:6]


CORRECTIONS: list[Callable[[], None]] = [other_components, other_bonuses, other_dice]


@contextmanager
def corrected(change: Callable[[], None]) -> Iterator[None]:
    """The data with a change, afterwards as before."""
    columns = [*COLUMNS, SIDES]
    before = [column[:] for column in columns]
    try:
        change()
        assert any(column != old for column, old in zip(columns, before, strict=True))
        yield
    finally:
        for column, old in zip(columns, before, strict=True):
            column[:] = old


def broken(every: Iterable[Scenario]) -> list[str]:
    """The scenarios that fail with the data as they are now."""
    out = []
    for one in every:
        try:
            one.run()
        except Failed as wrong:
            out.append(f"{one.title}: {wrong}")
    return out


@pytest.mark.parametrize("change", CORRECTIONS, ids=lambda change: change.__name__)
def test_a_correction_breaks_no_scenario(change: Callable[[], None]) -> None:
    with corrected(change):
        assert broken(one for path in SCENARIOS for one in scenarios(path)) == []


@pytest.mark.parametrize(
    ("change", "name"),
    [
        (other_components, "tricks/prepare_in_doubt"),
        (other_bonuses, "rules/perform_yields"),
    ],
)
def test_without_what_is_printed_a_correction_is_felt(
    change: Callable[[], None], name: str
) -> None:
    """The check can fail: a scenario that relies on the data breaks with them."""
    bare = scenarios(HOME / f"{name}.toml")
    for one in bare:
        del one.data["given"]["printed"]
    felt = broken(bare)  # by a correction that was made since
    with corrected(change):
        felt += broken(bare)
    assert felt


def test_what_is_printed_is_put_back() -> None:
    before = [column[:] for column in COLUMNS]
    words = {"paper_shred": {"components": {"cog": 1}}, "riverside_01": {"bonus": {"fame": 9}}}
    with printed({"printed": words}):
        assert sum(NEEDS[TRICKS.index("paper_shred")]) == 1
        assert BONUS_FAME[PERFORMANCES.index("riverside_01")] == 9
    assert [column[:] for column in COLUMNS] == before


@pytest.mark.parametrize(
    "words",
    [
        {"paper_shred": {"components": {"gold": 1}}},
        {"paper_shred": {"bonus": {"fame": 1}}},
        {"riverside_01": {"bonus": {"fame": 10}}},
        {"riverside_99": {"bonus": {"fame": 1}}},
        {"riverside_01": 3},
    ],
)
def test_what_cannot_be_printed_is_told(words: dict[str, object]) -> None:
    with pytest.raises(BadData, match=r"printed|from 0 to 9"), printed({"printed": words}):
        pass
