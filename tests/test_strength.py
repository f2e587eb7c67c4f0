"""docs/strength.md says what the kept matches say."""

from __future__ import annotations

import json
import time
from pathlib import Path

import pytest

import arcanum
from arcanum.bots import Seat, bot
from arcanum.games.trickerion.rules.base.facts import LEVEL
from arcanum.games.trickerion.rules.base.table import Trickerion
from arcanum.kernel.codec import fingerprint
from arcanum.records import Record
from tools import strength
from tools.strength import PAGE, higher_rows, higher_tricks, mean, page, row, wilson


def test_the_page_is_written_from_the_matches() -> None:
    assert PAGE.read_text(encoding="utf-8") == page()


def test_intervals_are_those_of_wilson() -> None:
    assert wilson(8, 10) == pytest.approx((0.4902, 0.9433), abs=1e-4)
    assert wilson(0, 10)[0] == pytest.approx(0.0)


def test_a_match_is_told_from_its_first_bot() -> None:
    head = {
        "game": "pebbles",
        "options": {"length": "long"},
        "seats": 2,
        "bots": ["hard", "easy"],
        "asked": 4,
        "commit": "abc1234",
        "build": "compiled",
        "date": "2026-11-16",
    }
    games = [
        {"seed": 7, "sitting": ["hard", "easy"], "scores": [9, 3], "places": [1, 2]},
        {"seed": 7, "sitting": ["easy", "hard"], "scores": [5, 5], "places": [1, 1]},
    ]
    for each in games:
        each["seconds"] = [1.0, 3.0]
    assert mean(games, "scores", "hard") == 7.0
    told = row(head, games)
    assert "1.5 of 2, 4 were asked for | 75%" in told
    assert "7 to 4 | 2.0 to 2.0" in told


def test_all_seats_of_a_bot_count() -> None:
    head = {
        "game": "pebbles",
        "options": {},
        "seats": 3,
        "bots": ["hard", "easy"],
        "asked": 3,
        "commit": "abc1234",
        "build": "compiled",
        "date": "2026-11-16",
    }
    games = [
        {"sitting": ["hard", "hard", "easy"], "places": [2, 1, 3]},
        {"sitting": ["easy", "hard", "hard"], "places": [3, 1, 1]},
        {"sitting": ["hard", "easy", "hard"], "places": [2, 1, 3]},
    ]
    games = [{**each, "seed": 7, "scores": [3, 2, 1], "seconds": [1.0] * 3} for each in games]
    assert "| 2 of 3 | 67%" in row(head, games)


def test_higher_tricks_are_counted_from_a_record() -> None:
    game = arcanum.game("trickerion")
    s = game.new(seats=2, seed=7, notes=False)  # a game in which a trick of level 2 is shown
    assert isinstance(s, Trickerion)
    record = Record("trickerion", 2, 7, {})
    bots = [bot("greedy", "trickerion", p) for p in range(2)]
    learned: list[set[int]] = [set(), set()]
    while not s.over:
        seat = s.player
        action = bots[seat].choose(Seat(s, seat))
        record.actions.append((seat, game.spell(action)))
        s.apply(action)
        for p in range(2):
            learned[p].update(trick for trick in s.troupes[p].tricks if trick >= 0)
    record.final_hash = fingerprint(s)
    found = higher_tricks(record)
    for p in range(2):
        second, third, shown_second, shown_third = found[p]
        assert second == sum(LEVEL[trick] == 2 for trick in learned[p])
        assert third == sum(LEVEL[trick] == 3 for trick in learned[p])
        debuts = s.troupes[p].debuts
        assert shown_second == sum(LEVEL[trick] == 2 for trick in debuts) <= second
        assert shown_third == sum(LEVEL[trick] == 3 for trick in debuts) <= third
    assert sum(each[2] for each in found) > 0


def test_higher_tricks_are_told_for_each_bot() -> None:
    head = {"bots": ["hard", "hard@abc"]}
    games = [
        {
            "sitting": ["hard", "hard@abc"],
            "scores": [90, 80],
            "higher": [[1, 1, 1, 0], [0] * 4],
        },
        {
            "sitting": ["hard@abc", "hard"],
            "scores": [70, 91],
            "higher": [[0] * 4, [2, 0, 0, 0]],
        },
    ]
    mine, other = higher_rows(head, games)
    assert mine == "| `hard` against `hard@abc` | 2 | 90.5 | 1.50 | 0.50 | 0.50 | 0.00 |"
    assert other.startswith("| `hard@abc` against `hard` | 2 | 75.0 | 0.00 |")


def test_games_alone_go_on_where_they_stopped(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(strength, "KEPT", tmp_path)
    monkeypatch.setattr(time, "perf_counter", time.perf_counter)  # put back afterwards
    match = ["solo", "greedy", "pax_illuminaten", "opponent=franck"]
    assert strength.main([*match, "2", "30000", "whole", "abc1234"]) == 0
    assert strength.main([*match, "1", "30000", "cut", "abc1234"]) == 0
    assert strength.main([*match, "2", "30000", "cut", "abc1234"]) == 0
    whole, cut = [
        [json.loads(line) for line in (tmp_path / f"{name}.jsonl").read_text().splitlines()]
        for name in ("whole", "cut")
    ]
    assert cut[0] == whole[0]
    assert [each["scores"] for each in cut[1:]] == [each["scores"] for each in whole[1:]]
    assert [each["seed"] for each in cut[1:]] == [30000, 30001]
    with pytest.raises(SystemExit, match="another match"):
        strength.main([*match, "2", "30000", "cut", "def5678"])
