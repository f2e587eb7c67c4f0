"""Check lists of plots say the same as the rules, wherever a scenario or a game leads."""

from __future__ import annotations

from pathlib import Path

import pytest

import arcanum
from arcanum.games.pax_illuminaten.rules.facts import NAMES, PLACES, PLOTS
from arcanum.games.pax_illuminaten.rules.plots import is_met
from arcanum.games.pax_illuminaten.rules.progress import check_list, checks
from arcanum.games.pax_illuminaten.rules.table import Pax
from arcanum.lab.scenario import scenarios

HOME = Path(__file__).resolve().parents[2] / "scenarios" / "pax_illuminaten"


def agree(s: Pax) -> int:
    """Compares every plot for every person; returns how many are met."""
    met = 0
    for p in range(s.seats):
        for plot, name in enumerate(PLOTS):
            found = checks(s, p, plot)
            done = all(have >= need for _, have, need, _ in found)
            assert done == is_met(s, p, plot), (name, found)
            met += done
    return met


@pytest.mark.parametrize("folder", ["plots", "check", "end", "specials", "reassign"])
def test_check_lists_agree_in_every_scenario(folder: str) -> None:
    met = 0
    for path in sorted((HOME / folder).glob("*.toml")):
        for scenario in scenarios(path):
            with scenario.printed():
                for s in (scenario.table(), scenario.play()):
                    assert isinstance(s, Pax)
                    met += agree(s)
    assert met or folder != "plots"


def test_each_plot_is_met_and_missed_in_some_scenario() -> None:
    seen = {(plot, is_done) for plot in range(len(PLOTS)) for is_done in (True, False)}
    for path in sorted((HOME / "plots").glob("*.toml")):
        for scenario in scenarios(path):
            with scenario.printed():
                s = scenario.table()
                assert isinstance(s, Pax)
                for p in range(s.seats):
                    seen -= {(plot, is_met(s, p, plot)) for plot in range(len(PLOTS))}
    assert seen == set()


def test_places_of_a_check_carry_what_is_counted() -> None:
    s = arcanum.game("pax_illuminaten").new(seats=2, seed=4)
    assert isinstance(s, Pax)
    for step in range(300):
        if s.over:
            break
        s.apply(s.options[step * 5 % len(s.options)])
        for check in check_list(s, 0, PLOTS.index("P06")):
            held = [q for q in check["places"] if s.mine[0] >> PLACES.index(q) & 1]
            assert len(held) == check["have"] == len(check["places"])
            assert all(NAMES[s.map[PLACES.index(q)]] for q in held)
