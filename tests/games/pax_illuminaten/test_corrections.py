"""Correcting uncertain data breaks no scenario: each prints what it needs of the cards."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from arcanum.games.pax_illuminaten.rules.facts import NAMES, STRENGTH, STRENGTHS
from arcanum.games.pax_illuminaten.scenario import COLUMNS, printed
from arcanum.kernel.errors import BadData
from arcanum.lab.scenario import Failed, Scenario, scenarios
from tests.games.pax_illuminaten.corrections import CORRECTIONS, corrected

SCENARIOS = sorted(
    (Path(__file__).resolve().parents[2] / "scenarios" / "pax_illuminaten").rglob("*.toml")
)


def broken() -> list[str]:
    """The scenarios that fail with the data as they are now."""
    out = []
    for path in SCENARIOS:
        for one in scenarios(path):
            try:
                one.run()
            except Failed as wrong:
                out.append(f"{path.name}: {one.title}: {wrong}")
    return out


@pytest.mark.parametrize("change", CORRECTIONS, ids=lambda change: change.__name__)
def test_a_correction_breaks_no_scenario(change: Callable[[], None]) -> None:
    before = [column[:] for column in COLUMNS]
    with corrected(change):
        assert [column[:] for column in COLUMNS] != before, "nothing was changed"
        assert broken() == []
    assert [column[:] for column in COLUMNS] == before


def test_without_what_is_printed_a_correction_is_felt(tmp_path: Path) -> None:
    """The check can fail: a contest that relies on the data breaks with them."""
    felt = 0
    for path in SCENARIOS:
        text = path.read_text(encoding="utf-8")
        if "[given.printed]" not in text:
            continue
        start = text.index("[given.printed]")
        end = text.find("\n[", start)
        bare = tmp_path / path.name
        bare.write_text(text[:start] + (text[end + 1 :] if end >= 0 else ""), encoding="utf-8")
        for change in CORRECTIONS:
            with corrected(change):
                try:
                    Scenario(bare).run()
                except Failed:
                    felt += 1
                    break
        if felt >= 3:
            return
    raise AssertionError("no scenario relies on what it prints")


def test_what_is_printed_is_put_back() -> None:
    card = NAMES.index("PIL003")
    before = STRENGTH[card]
    with printed({"printed": {"PIL003": {"strength": "6", "degree": "royal_arch"}}}):
        assert STRENGTHS[STRENGTH[card]] == "6"
    assert STRENGTH[card] == before


@pytest.mark.parametrize(
    "words",
    [
        {"PIL003": {"strength": "9"}},
        {"PIL003": {"colour": "red"}},
        {"PIL999": {"strength": "2"}},
        {"3": ["scholars"]},
    ],
)
def test_what_cannot_be_printed_is_told(words: dict[str, object]) -> None:
    with pytest.raises(BadData, match="printed"), printed({"printed": words}):
        pass
