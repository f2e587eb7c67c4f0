"""Whole games replay to the hash they once had: interpreted, compiled, on every machine."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import arcanum
from arcanum.kernel.errors import BadData
from arcanum.records import Record, parse, read_record, summary

HERE = Path(__file__).parent
RECORDS = sorted(HERE.rglob("*.jsonl"))


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: str(path.relative_to(HERE))[:-6])
def test_record(path: Path) -> None:
    record = read_record(path)
    assert record.final_hash
    told = summary(record)
    assert told["final_hash"] == record.final_hash
    assert told["over"]
    artificial = record.options.get("mode") == "heir" or "opponent" in record.options
    assert told["winners"] or artificial  # who has won then is not a seat


def test_there_are_records_of_every_seat_count_and_level() -> None:
    seen = set()
    for path in RECORDS:
        record = read_record(path)
        seen.add((record.game, record.seats, record.options.get("level", "")))
    for seats in (2, 3, 4):
        for level in ("archmage", "magician", "apprentice"):
            assert ("seasons", seats, level) in seen
    for name in arcanum.games.built_in():
        assert len([path for path in RECORDS if path.parent.name == name]) >= 20


@pytest.fixture
def text() -> str:
    return (HERE / "pebbles" / "random_000.jsonl").read_text(encoding="utf-8")


def test_a_record_reads_back(text: str, tmp_path: Path) -> None:
    record = parse(text)
    path = tmp_path / "again.jsonl"
    record.write(path)
    assert path.read_text(encoding="utf-8") == text
    assert list(tmp_path.iterdir()) == [path]


def test_a_record_can_be_looked_at_midway(text: str) -> None:
    record = parse(text)
    assert summary(record, at=0)["decisions"] == 0
    assert not summary(record, at=3)["over"]
    assert summary(record, at=10_000)["over"]


def changed(text: str, line: int, **change: object) -> str:
    lines = text.splitlines()
    data = json.loads(lines[line])
    data.update(change)
    lines[line] = json.dumps(data)
    return "\n".join(lines)


@pytest.mark.parametrize(
    ("line", "change", "told"),
    [
        (0, {"arcanum": 9}, "not an Arcanum record"),
        (0, {"game": "chess"}, "no game 'chess'"),
        (0, {"rules": "0"}, "rules version '0'"),
        (0, {"seats": 7}, "2 to 4 seats"),
        (0, {"seed": None}, "'seed' is missing or wrong"),
        (0, {"options": {"length": "x"}}, "one of short, long"),
        (0, {"final_hash": "00"}, "its header says 00"),
        (1, {"seat": "Z"}, "no seat of this table"),
        (1, {"do": 5}, "has no action"),
        (1, {"do": "dance"}, "action 1 of the record: 'dance' is not a verb"),
        (1, {"do": "swap"}, "'swap' is not legal now"),
    ],
)
def test_a_broken_record_is_told(
    text: str, line: int, change: dict[str, object], told: str
) -> None:
    with pytest.raises(arcanum.ArcanumError, match=told):
        summary(parse(changed(text, line, **change)))


@pytest.mark.parametrize(
    ("text", "told"),
    [("", "is empty"), ("{", "line 1 is not JSON"), ("[]", "not a JSON object")],
)
def test_no_record_at_all_is_told(text: str, told: str) -> None:
    with pytest.raises(BadData, match=told):
        parse(text)


def test_a_file_that_cannot_be_read_or_written_is_told(tmp_path: Path) -> None:
    with pytest.raises(BadData, match="cannot be read"):
        read_record(tmp_path / "nothing.jsonl")
    (tmp_path / "binary").write_bytes(b"\xff\xfe\x00")
    with pytest.raises(BadData, match="cannot be read"):
        read_record(tmp_path / "binary")
    record = Record("pebbles", 2, 1, {})
    with pytest.raises(BadData, match="cannot be written"):
        record.write(tmp_path / "no" / "such" / "folder.jsonl")
