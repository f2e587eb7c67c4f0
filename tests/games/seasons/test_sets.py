"""Which of nine cards go into which set is a secret, also where all know the nine. [S-4.5]"""

from __future__ import annotations

from itertools import combinations
from typing import Any

import arcanum
from arcanum.kernel.frames import Viewer
from arcanum.kernel.state import State


def with_kits() -> State:
    """A table of three whose starter kits lie open."""
    return arcanum.game("seasons").new(seats=3, options={"level": "apprentice"}, seed=2)


def seen_by(s: State, viewer: Viewer) -> Any:
    """What a viewer sees of B's side."""
    return s.observe(viewer)["mages"][1]


def test_nobody_can_watch_a_known_kit_go_into_the_sets() -> None:
    s = with_kits()
    s.turn_to(1)
    tables = []
    for action in s.options:
        tables.append(s.clone())
        tables[-1].apply(action)
    for one, other in combinations(tables, 2):
        assert seen_by(one, 1) != seen_by(other, 1)
        for viewer in (0, 2, None):
            assert seen_by(one, viewer) == seen_by(other, viewer)


def test_all_know_who_has_which_kit() -> None:
    s = with_kits()
    assert [seen_by(s, viewer)["kit"] for viewer in (0, 1, 2, None)] == [
        seen_by(s, 1)["kit"]
    ] * 4
    nine = seen_by(s, 1)["kept"]["cards"]
    for seed in range(5):  # whoever imagines the table imagines this kit
        assert seen_by(s.determinize(0, seed), 1)["kept"]["cards"] == nine
