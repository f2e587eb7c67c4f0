"""A few rich games under all laws; `python -m tests.games.trickerion.rich 600` plays more."""

import pytest

from tests.games.trickerion.rich import one


@pytest.mark.parametrize("seed", range(4))
def test_rich_game(seed: int) -> None:
    found, decisions, _ = one(seed)
    assert found == []
    assert decisions > 50
