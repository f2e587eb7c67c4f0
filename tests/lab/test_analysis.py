"""Hints and analyses: from what a seat knows, and finding what cost the game."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import arcanum
from arcanum.bots import Seat
from arcanum.cli import main
from arcanum.lab.analysis import Judged, analyse, analyse_part, hint
from arcanum.lab.arena import Arena, planned
from arcanum.records import Record, read_record


@pytest.fixture(scope="module")
def record(tmp_path_factory: pytest.TempPathFactory) -> Record:
    folder = tmp_path_factory.mktemp("arena")
    Arena(planned("pebbles", ["random", "easy"], games=1), folder).run()
    return read_record(folder / "records" / "000000.jsonl")


def test_a_hint_names_legal_options_with_chances() -> None:
    s = arcanum.game("pebbles").new(seats=2, seed=1)
    told = hint("pebbles", Seat(s, s.player), seconds=5.0, simulations=40)
    legal = {arcanum.game("pebbles").spell(option) for option in s.options}
    assert 1 <= len(told) <= 3
    assert {each["action"] for each in told} <= legal
    assert all(0 <= each["chance"] <= 1 for each in told)


def test_a_hint_does_not_hang_on_what_is_hidden() -> None:
    game = arcanum.game("seasons")
    s = game.new(seats=2, seed=3)
    other = s.determinize(s.player, 77)
    mine = hint("seasons", Seat(s, s.player), seconds=60.0, simulations=3)
    assert mine == hint("seasons", Seat(other, other.player), seconds=60.0, simulations=3)


def test_an_analysis_judges_every_real_decision(record: Record) -> None:
    judged = list(analyse(record, simulations=12))
    assert len(judged) == len(record.actions)
    real = [each for each in judged if each is not None]
    assert real
    for each in real:
        assert sum(each.chances) == pytest.approx(1.0, abs=1e-6)
        assert each.cost >= 0
        assert each.played == record.actions[each.number - 1][1]


def test_the_command_tells_chances_and_costs(
    record: Record, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "game.jsonl"
    record.write(file)
    assert main(["analyse", str(file), "--simulations", "6", "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert told["chances"]
    assert [each["cost"] for each in told["costly"]] == sorted(
        (each["cost"] for each in told["costly"]), reverse=True
    )


def test_an_analysis_in_parts_finds_the_same(record: Record) -> None:
    whole = [each.told() for each in analyse(record, 6) if each is not None]
    done = 0
    found = []
    while done < len(record.actions):
        part = analyse_part(record, done, 0.0, 6)  # no time: one decision each
        assert part.done == done + 1
        done = part.done
        found += part.judged
    assert found == whole
    assert [Judged.heard(told).told() for told in found] == whole


def test_a_hint_tells_the_best_first() -> None:
    s = arcanum.game("pebbles").new(seats=2, seed=2)
    chances = [each["chance"] for each in hint("pebbles", Seat(s, s.player), 5.0, 60)]
    assert len(chances) > 1
    assert chances == sorted(chances, reverse=True)


def test_a_plain_choice_is_told_alone() -> None:
    """What the guide takes without searching: here the energies that a die gives."""
    game = arcanum.game("seasons")
    s = game.new(seats=2, seed=3, options={"level": "apprentice"}, notes=False)
    while not (s.asked().prompt == "ask-die-actions" and len(s.options) > 2):
        s.apply(s.options[0])
    (only,) = hint("seasons", Seat(s, s.player), 1.0, 8)
    assert game.read(only["action"]) in s.options


def test_a_plain_choice_is_played_on_too() -> None:
    """Before the first round nobody leads: judged at once, all would be even."""
    s = arcanum.game("seasons").new(seats=2, seed=3, notes=False)
    while s.asked().prompt == "ask-draft":
        s.apply(s.options[0])
    (only,) = hint("seasons", Seat(s, s.player), 1.0, 8)
    assert only["action"].startswith("shelve ")
    assert only["chance"] != 0.5


def test_a_hint_for_the_draft_names_three_cards() -> None:
    s = arcanum.game("seasons").new(seats=2, seed=3, notes=False)
    told = hint("seasons", Seat(s, s.player), 1.0, 8)
    assert len({each["action"] for each in told}) == 3
    assert all(each["action"].startswith("draft ") for each in told)
    chances = [each["chance"] for each in told]
    assert chances == sorted(chances, reverse=True)
    assert 0.05 < chances[2] < chances[0] < 0.95
