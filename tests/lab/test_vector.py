"""Many games at once."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import numpy as np
import pytest

from arcanum.kernel.errors import BadSetting, IllegalAction, UnknownWords
from arcanum.lab.study import Study
from arcanum.lab.vector import Batch, Vector, any_legal


def copied(batch: Batch) -> Batch:
    """A batch that later steps do not change."""
    arrays: list[Any] = [array.copy() for array in batch]
    return Batch(*arrays)


def played(jobs: int, steps: int = 30, game: str = "pebbles") -> list[Batch]:
    """Copies of all batches of some random steps."""
    generator = np.random.default_rng(5)
    with Vector(game, 5, seats=2, seed=8, jobs=jobs) as vector:
        batch = vector.start()
        out = [copied(batch)]
        for _ in range(steps):
            batch = vector.step(any_legal(batch.masks, generator))
            out.append(copied(batch))
    return out


def test_games_go_on_as_they_would_alone() -> None:
    """Each row against the same game played by hand; finished games begin again."""
    batches = played(1)
    study = Study("pebbles", 2)
    ended = 0
    for game in range(5):
        begun = 1
        s = study.new(f"8 {game} {begun}")
        for before, after in pairwise(batches):
            assert before.seats[game] == s.player
            assert (before.observations[game] == study.tensor(s, s.player)).all()
            assert (before.masks[game] == study.mask(s, s.player)).all()
            s.apply(study.dense.action(int(after.actions[game])))
            assert after.over[game] == s.over
            assert after.rewards[game].tolist() == study.rewards(s)
            if s.over:
                ended += 1
                begun += 1
                s = study.new(f"8 {game} {begun}")
    assert ended >= 5


def test_any_number_of_processes_plays_the_same_games() -> None:
    for one, several in zip(played(1), played(3), strict=True):
        assert [array.tolist() for array in one] == [array.tolist() for array in several]


def test_a_real_game() -> None:
    batches = played(1, 12, "seasons")
    assert batches[0].observations.shape == (5, Study("seasons", 2).layout.size)
    assert (batches[0].observations != batches[-1].observations).any()


@pytest.mark.parametrize("jobs", [1, 2])
def test_an_illegal_action_changes_nothing(jobs: int) -> None:
    with Vector("pebbles", 2, jobs=jobs) as vector:
        before = vector.start().observations.copy()
        swap = vector.study.dense.read("swap")
        with pytest.raises(IllegalAction, match="'swap' is not legal now"):
            vector.step([swap, swap])
        assert (vector.batch.observations == before).all()
        with pytest.raises(IllegalAction, match="game 1: 'swap' is not legal now"):
            vector.step([0, swap])  # nor does the first game go on, wherever it is played
        assert (vector.batch.observations == before).all()
        with pytest.raises(UnknownWords, match="has actions 0 to 5, not 6"):
            vector.step([0, 6])
        with pytest.raises(BadSetting, match="2 games need one action each"):
            vector.step([0])
        vector.step([0, 0])
        assert (vector.batch.observations != before).any()


def test_settings_are_checked() -> None:
    with pytest.raises(BadSetting, match="at least one"):
        Vector("pebbles", 0)
