"""Tournaments: who plays whom, resuming, ratings, files, many machines."""

from __future__ import annotations

import json
from collections import Counter
from pathlib import Path
from typing import Any

import pytest
from distributed import LocalCluster

import arcanum
from arcanum.cli import main
from arcanum.kernel.errors import BadData, BadSetting
from arcanum.lab.arena import Arena, Result, line_ups, places_of, planned, round_robin
from arcanum.lab.ratings import rated
from arcanum.records import read_record, summary

BOTS = ["random", "easy", "normal"]


def test_every_pair_meets_equally_often_in_every_seat_on_the_same_deals() -> None:
    plan = planned("pebbles", BOTS, games=12, seats=2)
    matches = list(round_robin(plan))
    assert [match.number for match in matches] == list(range(12))
    assert set(Counter(match.sitting for match in matches).values()) == {2}
    deals = {match.sitting: set[int]() for match in matches}
    for match in matches:
        deals[match.sitting].add(match.seed)
    assert all(deals[(a, b)] == deals[(b, a)] for a, b in deals)


def test_too_few_bots_sit_down_more_than_once() -> None:
    assert line_ups(["a", "b"], 3) == [("a", "a", "b"), ("a", "b", "b")]
    assert line_ups(["a", "b", "c"], 2) == [("a", "b"), ("a", "c"), ("b", "c")]


def test_winners_come_first_then_scores() -> None:
    assert places_of([5, 9, 7], [1]) == [3, 1, 2]
    assert places_of([5, 5, 3], [0]) == [1, 2, 3]  # a tie-break told them apart
    assert places_of([5, 5, 3], [0, 1]) == [1, 1, 3]


def test_who_wins_more_is_rated_higher() -> None:
    results = [Result(n, ("a", "b"), n, (2, 1), (1, 2), 9) for n in range(10)]
    standing = rated(["a", "b"], results)
    assert standing["a"].mu > standing["b"].mu
    assert standing["a"].sigma < 8.0


@pytest.mark.parametrize("way", ["round-robin", "ladder"])
def test_a_tournament_cut_short_goes_on_to_the_same_end(tmp_path: Path, way: str) -> None:
    plan = planned("pebbles", ["random", "easy"], games=8, way=way)
    whole = Arena(plan, tmp_path / "whole")
    whole.run()
    cut = Arena(plan, tmp_path / "cut")

    class Killed(Exception):
        pass

    def kill(n: int) -> None:
        if n == 3:
            raise Killed

    with pytest.raises(Killed):
        cut.run(tick=kill)
    with open(tmp_path / "cut" / "games.jsonl", "a", encoding="utf-8") as file:
        file.write('{"number": 3, "sit')  # a kill in the middle of writing
    again = Arena(plan, tmp_path / "cut")
    assert len(again.results) == 3
    again.run()
    assert again.told()["ratings"] == whole.told()["ratings"]
    assert len(again.results) == 8


def test_the_records_replay(tmp_path: Path) -> None:
    arena = Arena(planned("pebbles", ["random", "easy"], games=2), tmp_path)
    arena.run()
    records = sorted((tmp_path / "records").iterdir())
    assert len(records) == 2
    told = summary(read_record(records[0]))
    assert told["over"]
    assert tuple(told["scores"]) == arena.results[0].scores


def test_another_tournament_in_the_folder_is_refused(tmp_path: Path) -> None:
    Arena(planned("pebbles", ["random", "easy"], games=2), tmp_path)
    Arena(planned("pebbles", ["random", "easy"], games=4), tmp_path)  # more games: the same
    with pytest.raises(BadData, match="another tournament"):
        Arena(planned("pebbles", ["random", "hard"], games=2), tmp_path)


@pytest.mark.parametrize(
    ("bots", "wrong"),
    [(["random"], "two different"), (["random", "nobody"], "no bot"), (["easy"] * 2, "two")],
)
def test_bad_plans_are_told(bots: list[str], wrong: str) -> None:
    with pytest.raises(BadSetting, match=wrong):
        planned("pebbles", bots, games=2)


def test_the_command_prints_the_contract_and_draws(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    args = ["arena", "pebbles", "--bots", "random,easy", "--games", "4", "--json"]
    assert main([*args, "--out", str(tmp_path)]) == 0
    told: dict[str, Any] = json.loads(capsys.readouterr().out)
    assert told["games"] == 4
    assert sum(told["wins"].values()) == pytest.approx(4)
    assert set(told["ratings"]["easy"]) >= {"mu", "sigma"}
    assert {Path(file).name for file in told["files"]} >= {"ratings.png", "ratings.svg"}
    assert all(Path(file).stat().st_size > 1000 for file in told["files"])


def test_a_dask_cluster_plays_the_same_games(tmp_path: Path) -> None:
    plan = planned("pebbles", ["random", "easy"], games=6)
    here = Arena(plan)
    here.run()
    with LocalCluster(  # type: ignore[no-untyped-call]
        n_workers=2, threads_per_worker=1, dashboard_address=None, processes=True
    ) as cluster:
        there = Arena(plan)
        there.run(dask=cluster.scheduler_address)
    assert there.told() == here.told()


def test_no_cluster_is_told_in_one_line(capsys: pytest.CaptureFixture[str]) -> None:
    args = ["arena", "pebbles", "--bots", "random,easy", "--dask", "not an address"]
    assert main(args) == 2
    assert "Dask" in capsys.readouterr().err


def test_a_bot_of_another_build_plays_as_it_would_at_home(tmp_path: Path) -> None:
    there = Path(arcanum.__file__).parents[1]
    home = planned("pebbles", ["random", "easy"], games=2, seats=2)
    away = planned("pebbles", ["random", f"easy@{there}"], games=2, seats=2)
    lines = []
    for plan, name in ((home, "home"), (away, "away")):
        under_way = Arena(plan, tmp_path / name)
        under_way.run()
        assert plan.bots[1] in under_way.told()["seconds"]
        files = sorted((tmp_path / name / "records").iterdir())
        lines.append([read_record(file).actions for file in files])
    assert lines[0] == lines[1]


def test_a_build_that_is_not_there_is_named(tmp_path: Path) -> None:
    with pytest.raises(BadSetting, match="no build of Arcanum is there"):
        planned("pebbles", ["random", f"easy@{tmp_path}"], games=2, seats=2)
