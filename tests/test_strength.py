"""docs/strength.md says what the kept matches say."""

from __future__ import annotations

import pytest

from tools.strength import PAGE, mean, page, row, wilson


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
