"""Training: self-play that goes on where it stopped, what is learned, and the file."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from distributed import LocalCluster

import arcanum
from arcanum.bots.guide import PlanGuide
from arcanum.bots.sheet import read_sheet
from arcanum.bots.subject import Count, Error, Fit, Subject, listed
from arcanum.cli import main
from arcanum.kernel.state import State
from arcanum.kernel.words import Action
from arcanum.lab import train
from arcanum.lab.train import Sums, Training, learned, planned
from tests.titles import TITLES


class PebbleGuide(PlanGuide):
    """Takes the first option or the last."""

    def act(self, s: State, plan: int) -> Action:
        return s.options[-plan]

    def plans(self, s: State) -> list[int]:
        return [0, 1]

    def clock(self, s: State) -> int:
        return 0


class Pebbles(Subject):
    """Counts who is to move."""

    def __init__(self) -> None:
        super().__init__(PebbleGuide(0))
        self.names = ["to move"]
        self.groups = ["at the start"]
        self.by_lot = [0.3]

    def moment(self, s: State) -> int:
        return 0

    def group(self, s: State) -> int:
        return 0

    def counts(self, s: State, p: int) -> list[Count]:
        return [(0, float(s.player == p))]

    def present(self, s: State, p: int) -> float:
        return 0.0

    def greedy(self, s: State, p: int) -> float:
        return float(s.player == p)

    def fits(self) -> list[Fit]:
        return [Fit("all", 2, [0], [0], [], "", [], True)]

    def written(self, found: dict[str, list[float]], errors: list[Error]) -> list[str]:
        return ["[worth]", f"all = {listed(found['all'], 6)}"]


@pytest.fixture
def pebbles(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(train, "subject_of", lambda game, seed: Pebbles())


@pytest.mark.parametrize("game", TITLES)
def test_a_game_learns_and_writes_what_it_can_read(
    game: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["train", game, "--games", "5", "--out", str(tmp_path), "--json"]) == 0
    told: dict[str, Any] = json.loads(capsys.readouterr().out)
    assert told["games"] == 5
    names = {Path(file).name for file in told["files"]}
    assert names == {"learned.toml", "errors.png", "errors.svg", "games.png", "games.svg"}
    assert all(Path(file).stat().st_size > 500 for file in told["files"])
    fresh = read_sheet(str(tmp_path / "learned.toml"))
    assert fresh.table("made").whole("games") == 5
    kept = Path(arcanum.game(game).home) / "bots" / "learned.toml"
    if kept.exists():  # the same tables, of the same shape
        assert shape(fresh.data, fresh.names()) == shape(
            read_sheet(str(kept)).data, fresh.names()
        )


def shape(data: dict[str, Any], names: list[str]) -> Any:
    """The names of all numbers, and how many there are."""
    return {name: shape_of(data[name]) for name in names if name != "made"}


def shape_of(value: Any) -> Any:
    if isinstance(value, dict):
        return {name: shape_of(each) for name, each in value.items()}
    return [shape_of(each) for each in value] if isinstance(value, list) else type(value)


def test_a_training_cut_short_goes_on_to_the_same_file(tmp_path: Path, pebbles: None) -> None:
    plan = planned("pebbles", 40, seed=3)
    whole = Training(plan, tmp_path / "whole")
    whole.run()
    figures = whole.finish()
    cut = Training(plan, tmp_path / "cut")

    class Killed(Exception):
        pass

    def kill(n: int) -> None:
        if n >= 16:
            raise Killed

    with pytest.raises(Killed):
        cut.run(tick=kill)
    with open(tmp_path / "cut" / "games.jsonl", "a", encoding="utf-8") as file:
        file.write('{"number": 16, "sea')  # a kill in the middle of writing
    again = Training(plan, tmp_path / "cut")
    assert again.played == set(range(16))
    again.run()
    assert again.finish()["errors"] == figures["errors"]
    files = [tmp_path / name / "learned.toml" for name in ("whole", "cut")]
    assert files[0].read_text() == files[1].read_text()
    lines = (tmp_path / "cut" / "games.jsonl").read_text().splitlines()
    assert lines == (tmp_path / "whole" / "games.jsonl").read_text().splitlines()
    more = Training(planned("pebbles", 45, seed=3), tmp_path / "cut")
    assert len(more.played) == 40
    assert [(task.first, task.after) for task in more.tasks()] == [(40, 45)]


def test_a_cluster_plays_the_same_games(tmp_path: Path, pebbles: None) -> None:
    plan = planned("pebbles", 10)
    here, there = Training(plan, tmp_path / "here"), Training(plan, tmp_path / "there")
    here.run()
    with LocalCluster(  # type: ignore[no-untyped-call]
        n_workers=1, threads_per_worker=1, dashboard_address=None, processes=False
    ) as cluster:
        there.run(dask=cluster.scheduler_address)
    found = [
        sorted((tmp_path / name / "games.jsonl").read_text().splitlines())
        for name in ("here", "there")
    ]
    assert found[0] == found[1]


def test_earlier_versions_play_too(tmp_path: Path, pebbles: None) -> None:
    build = Path(arcanum.__file__).parents[1]
    plan = planned("pebbles", 5, versions=[f"random@{build}"])
    under_way = Training(plan, tmp_path)
    under_way.run()
    assert len(under_way.played) == 5
    assert "random of earlier builds" in Path(under_way.finish()["files"][0]).read_text()


@pytest.mark.parametrize(
    ("args", "wrong"),
    [
        (["pebbles"], "pebbles names nothing to learn from"),
        (["chess"], "chess"),
        (["trickerion", "--games", "3"], "at least 5 games"),
        (["trickerion", "--bots", "hard"], "NAME@PATH, not 'hard'"),
        (["trickerion", "--bots", "hard@/nowhere"], "no build of Arcanum is there"),
        (["trickerion", "--jobs", "0", "--out", "{}"], "at least one job"),
        (["trickerion", "--out", "{}/train.json"], "cannot be used"),
    ],
)
def test_what_is_wrong_is_told_in_one_line(
    args: list[str], wrong: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "train.json").write_text(json.dumps(planned("trickerion", 1000).told()))
    assert main(["train", *[each.format(tmp_path) for each in args]]) == 2
    said = capsys.readouterr().err
    assert wrong in said
    assert said.count("\n") == 1


@pytest.mark.parametrize(
    ("name", "content", "wrong"),
    [
        ("train.json", '{"game": "seasons"}', "another training"),
        ("train.json", "oops", "not JSON"),
        ("games.jsonl", "oops\n", "line 1 is not a game"),
    ],
)
def test_a_folder_of_something_else_is_refused(
    name: str,
    content: str,
    wrong: str,
    tmp_path: Path,
    pebbles: None,
    capsys: pytest.CaptureFixture[str],
) -> None:
    (tmp_path / name).write_text(content)
    assert main(["train", "pebbles", "--out", str(tmp_path)]) == 2
    assert wrong in capsys.readouterr().err


# -- the regression


def played(number: int, sides: list[list[Count]], scores: list[float]) -> dict[str, Any]:
    zeros = [0.0] * len(sides)
    look = {"group": 0, "sides": sides, "present": scores, "greedy": zeros}
    return {"number": number, "seats": len(sides), "scores": scores, "looks": [look]}


def test_what_was_put_in_is_found() -> None:
    luck = np.random.default_rng(1)
    games = []
    for number in range(1000):
        much = [float(x) for x in luck.normal(0, 5, 2)]
        games.append(played(number, [[(0, x)] for x in much], [3 * x for x in much]))
    found = learned(Pebbles(), games)
    assert found.worth["all"][0] == pytest.approx(3, rel=0.02)
    (error,) = found.errors
    assert error.learned < 0.5
    assert error.present == pytest.approx(0)
    assert error.examples == 200
    assert error.greedy == pytest.approx(error.leads)
    assert error.leads > 10


def test_nothing_is_worth_less_than_its_least() -> None:
    """What games seem to show to be harmful may be believed in all the same."""
    luck = np.random.default_rng(1)
    sums = Sums(1, 2)
    for number in range(3000):
        a, b = luck.normal(0, 5, (2, 2))
        sides = [[(0, float(x)), (1, float(y))] for x, y in zip(a, b, strict=True)]
        scores = [2 * float(y) - float(x) for x, y in zip(a, b, strict=True)]
        sums.add(played(number, sides, scores))
    found = sums.fitted(Fit("", 2, [0], [0, 1], [], "", [(0, 0.5)], True), np.zeros(2))
    assert found[0] == 0.5
    assert found[1] == pytest.approx(2, abs=0.1)
