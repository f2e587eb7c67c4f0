"""`arcanum simulate --out`: decisions as JSON Lines and Parquet."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from pyarrow import parquet  # type: ignore[import-untyped]

import arcanum
from arcanum.cli import main
from arcanum.kernel.errors import BadData, BadSetting
from arcanum.lab.decisions import SCHEMA, read_decisions
from arcanum.lab.simulate import simulate


def test_both_kinds_hold_the_same(tmp_path: Path) -> None:
    files = [tmp_path / name for name in ("a.jsonl", "a.parquet")]
    for file in files:
        simulate("seasons", seats=3, games=2, seed=4, out=file)
    (header, rows), (other, others) = (read_decisions(file) for file in files)
    assert header == other
    assert rows == others
    assert header["game"] == "seasons"
    assert header["options"]["level"] == "archmage"
    assert list(header["schema"]) == list(SCHEMA) == list(rows[0])
    assert {row["seed"] for row in rows} == {4, 5}
    assert sorted(path.name for path in tmp_path.iterdir()) == ["a.jsonl", "a.parquet"]


def test_rows_replay_to_the_same_end(tmp_path: Path) -> None:
    file = tmp_path / "a.jsonl"
    bots = ["random", "greedy"]
    simulate("seasons", games=2, seed=1, bots=bots, options={"level": "apprentice"}, out=file)
    header, rows = read_decisions(file)
    game = arcanum.game(header["game"])
    for number in range(2):
        mine = [row for row in rows if row["game_number"] == number]
        s = game.new(seats=2, options=header["options"], seed=mine[0]["seed"])
        for at, row in enumerate(mine):
            assert row["number"] == at
            assert row["seat"] == "AB"[s.player]
            assert row["bot"] == bots[(s.player - number) % 2]
            assert row["prompt"] == s.asked().prompt
            assert row["options"] == [game.spell(action) for action in s.options]
            s.apply(game.read(row["action"]))
        assert s.over
        for row in mine:
            seat = "AB".index(row["seat"])
            assert row["score"] == s.scores()[seat]
            assert (row["win"] > 0) == (seat in s.winners()) == (row["place"] == 1)


def test_keeping_decisions_changes_no_game(tmp_path: Path) -> None:
    plain = simulate("seasons", games=3)
    kept = simulate("seasons", games=3, out=tmp_path / "a.jsonl")
    for key in ("decisions", "wins", "mean_scores", "mean_branching"):
        assert plain[key] == kept[key]


def test_several_jobs_write_the_same_file(tmp_path: Path) -> None:
    simulate("pebbles", games=8, out=tmp_path / "one.jsonl")
    simulate("pebbles", games=8, jobs=2, out=tmp_path / "two.jsonl")
    assert (tmp_path / "one.jsonl").read_bytes() == (tmp_path / "two.jsonl").read_bytes()


def test_the_schema_is_in_the_parquet_file(tmp_path: Path) -> None:
    simulate("pebbles", games=1, out=tmp_path / "a.parquet")
    schema = parquet.read_schema(tmp_path / "a.parquet")
    assert schema.names == list(SCHEMA)
    assert schema.field("options").metadata[b"about"].startswith(b"the legal actions")
    assert json.loads(schema.metadata[b"arcanum"])["rules"] == arcanum.game("pebbles").version


def test_the_command(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "a.parquet"
    assert main(["simulate", "pebbles", "--games", "2", "--out", str(file), "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["games"] == 2
    assert file.exists()


@pytest.mark.parametrize("name", ["a.csv", "nowhere/a.jsonl", "nowhere/a.parquet"])
def test_a_bad_file_is_told_in_one_line(
    name: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = str(tmp_path / name)
    assert main(["simulate", "pebbles", "--games", "1", "--out", file]) == 2
    told = capsys.readouterr().err
    assert told.startswith(f"arcanum: {file}: ")
    assert told.count("\n") == 1
    assert not list(tmp_path.iterdir())


def test_a_folder_and_a_huge_seed_are_told_before_anything_is_played(tmp_path: Path) -> None:
    (tmp_path / "a.parquet").mkdir()
    with pytest.raises(BadData, match="it is a folder"):
        simulate("pebbles", games=1, out=tmp_path / "a.parquet")
    with pytest.raises(BadSetting, match="64 bits"):
        simulate("pebbles", games=2, seed=2**63 - 2, out=tmp_path / "b.parquet")
    simulate("pebbles", games=1, seed=2**63 - 2, out=tmp_path / "b.parquet")
    assert read_decisions(tmp_path / "b.parquet")[1][0]["seed"] == 2**63 - 2
    assert sorted(path.name for path in tmp_path.iterdir()) == ["a.parquet", "b.parquet"]


@pytest.mark.parametrize("name", ["a.jsonl", "a.parquet"])
def test_other_files_are_not_read(name: str, tmp_path: Path) -> None:
    with pytest.raises(BadData, match="cannot be read"):
        read_decisions(tmp_path / name)
    for text in ("", "[1]\n", '{"kind": "soup"}\n', "soup"):
        (tmp_path / name).write_text(text)
        with pytest.raises(BadData, match="is no file of decisions"):
            read_decisions(tmp_path / name)
