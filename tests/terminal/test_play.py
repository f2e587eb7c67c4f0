"""Whole games in the terminal, in every language, for one, for several and for nobody."""

from __future__ import annotations

from pathlib import Path

import pytest

from arcanum.kernel.codec import fingerprint
from arcanum.records import read_record
from arcanum.terminal import play
from arcanum.texts import LANGUAGES
from tests.terminal.desk import Desk, at_random

MARKS = ("[en]", "[term-", "[note-", "[do-", "[ask-", "term-", "{", "}")  # a text is missing


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_whole_game_by_random_numbers(lang: str) -> None:
    desk = Desk(typed=at_random(2), lang=lang, seed=2, width=80)
    assert desk.run() == 0
    assert desk.session.state.over
    assert all(len(line) <= 80 for line in desk.lines)
    assert not any(mark in desk.screen for mark in MARKS)
    totals = [str(n) for n in desk.session.state.scores()]
    assert any(all(total in line for total in totals) for line in desk.lines[-12:])
    assert any(str(desk.session.record.seed) in line for line in desk.lines[-4:])


@pytest.mark.parametrize(
    ("seats", "width", "height", "lang"),
    [  # where there is little room, in every language
        *[(2, 80, 24, lang) for lang in LANGUAGES],
        *[(4, 80, 60, lang) for lang in LANGUAGES],
        (3, 110, 40, "ru"),
        (4, 120, 30, "pl"),
    ],
)
def test_every_window_is_kept(seats: int, width: int, height: int, lang: str) -> None:
    desk = Desk(
        typed=at_random(seats, most=40 if seats == 2 else 25),
        seats=seats,
        lang=lang,
        seed=seats,
        width=width,
        height=height,
    )
    assert desk.run() == 0
    assert all(len(line) <= width for line in desk.lines)
    assert not any(mark in desk.screen for mark in MARKS)


@pytest.mark.parametrize("level", ["magician", "apprentice"])
def test_the_other_levels(level: str) -> None:
    desk = Desk(typed=at_random(3, most=40), options={"level": level, "kits": "choice"})
    assert desk.run() == 0
    assert desk.session.state.observe(0)["round"] > 1


def test_a_game_against_the_greedy_bot() -> None:
    desk = Desk(typed=at_random(4, most=40), bots=(), seed=9)
    assert desk.session.record.bots == ["", "greedy"]
    assert desk.run() == 0
    assert desk.session.state.observe(0)["round"] > 1


@pytest.mark.parametrize("lang", LANGUAGES)
def test_any_game_can_be_played(lang: str) -> None:
    desk = Desk("pebbles", typed=at_random(1), seats=3, lang=lang)
    assert desk.run() == 0
    assert desk.session.state.over
    assert "[en]" not in desk.screen


def test_only_bots_tell_their_story_and_ask_nothing() -> None:
    desk = Desk(seat=None, bots=("random", "random"), seed=5)
    assert desk.run() == 0
    assert desk.prompts == []
    assert "Round 1, winter." in desk.screen
    assert "The game is over" in desk.screen


def test_people_share_the_keyboard_without_seeing_each_others_cards() -> None:
    desk = Desk(
        typed=["", "1", "", "1", "", "1"], seat=None, bots=("human", "human"), height=50
    )
    assert desk.run() == 0
    asked = [prompt for prompt in desk.prompts if "Enter" in prompt]
    assert len(asked) == 4  # A, B, and for the second pick A and B again
    screens = desk.screen.split("\x1b[3J")  # the terminal forgets what was there
    for screen in screens:
        assert not ("you are Player A" in screen and "hand the keyboard to Player B" in screen)
    handed = [line for line in desk.lines if line.startswith("Please hand the keyboard")]
    assert [line.split()[5] for line in handed] == ["Player", "Player", "Player", "Player"]
    assert ["A." in line for line in handed] == [True, False, True, False]


def test_one_person_is_never_asked_to_hand_over() -> None:
    desk = Desk(typed=at_random(2, most=30))
    desk.run()
    assert not any("Enter" in prompt for prompt in desk.prompts)


def test_the_end_offers_to_save_the_record(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    numbers = at_random(1)
    desk = Desk("pebbles", typed=lambda s, p: "y" if s.state.over else numbers(s, p))
    assert desk.run() == 0
    (file,) = tmp_path.iterdir()
    record = read_record(file)
    assert record.final_hash == fingerprint(desk.session.state)
    assert fingerprint(record.replay()) == record.final_hash


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        ({"game_id": "chess"}, "there is no game 'chess'"),
        ({"game_id": None}, "which game"),
        ({"game_id": "seasons", "seats": 7}, "2 to 4 seats"),
        ({"game_id": "seasons", "seat": "Q"}, "there is no seat 'Q'"),
        ({"game_id": "seasons", "bots": ["nobody"]}, "there is no bot 'nobody'"),
        ({"game_id": "seasons", "seats": 2, "bots": ["random"] * 3}, "do not fit"),
        ({"game_id": "seasons", "options": {"level": "easy"}}, "option level of seasons"),
        ({"game_id": "seasons", "lang": "xx"}, "there is no language 'xx'"),
        ({"game_id": "seasons", "resume": Path("/nowhere/at.all")}, "cannot be read"),
    ],
)
def test_bad_settings_are_one_line(
    arguments: dict[str, object], told: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert play(**arguments) == 2  # type: ignore[arg-type]
    captured = capsys.readouterr()
    assert captured.out == ""
    assert told in captured.err
    assert captured.err.count("\n") == 1


def test_a_terminal_without_signs_gets_letters() -> None:
    desk = Desk(typed=at_random(2, most=40), encoding="ascii", width=80)
    assert desk.run() == 0
    assert desk.screen.isascii()
    assert "a token now gives: a air" in desk.screen.lower() or "a1 w1 f2 e3" in desk.screen
