"""Saving, leaving in every way, and taking the game up again."""

from __future__ import annotations

from pathlib import Path

import pytest

from arcanum.kernel.codec import fingerprint
from arcanum.kernel.errors import BadData
from arcanum.records import read_record
from arcanum.terminal.session import Session
from tests.terminal.desk import Desk, at_random, reading


@pytest.mark.parametrize("game", ["seasons", "pebbles"])
def test_a_saved_game_goes_on_as_it_was(game: str, tmp_path: Path) -> None:
    file = tmp_path / "game.jsonl"
    decisions = 30 if game == "seasons" else 2
    desk = Desk(game, typed=[f"s {file}", "q"], seats=3).advance(decisions, seed=5)
    assert desk.run() == 0
    assert f"Saved: {file}" in desk.screen
    again = Desk(None, typed=[], resume=file, seat=None, bots=())
    assert fingerprint(again.session.state) == fingerprint(desk.session.state)
    assert again.session.state.heard(0) == desk.session.state.heard(0)
    assert again.session.record.bots == ["", "random", "random"]
    on = Desk(None, typed=at_random(8), resume=file, seat=None, bots=())
    if game == "seasons":
        on.advance(60)  # most of it; the rest on the screen
    assert on.run() == 0
    assert on.session.state.over
    whole = read_record(file)  # a game with a file is kept at its end
    assert whole.final_hash == fingerprint(on.session.state) == fingerprint(whole.replay())


def test_a_saved_game_speaks_the_language_of_who_takes_it_up(tmp_path: Path) -> None:
    file = tmp_path / "game.jsonl"
    Desk(typed=["1", f"s {file}", "q"]).run()
    again = Desk(None, typed=["q"], resume=file, lang="pl")
    again.run()
    assert "Gracz B" in again.screen
    assert "Player" not in again.screen


def test_quit_asks_about_saving(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    desk = Desk(typed=["1", "q", "maybe", "q", "n"])
    assert desk.run() == 0
    assert "The game goes on." in desk.screen
    assert list(tmp_path.iterdir()) == []
    desk = Desk(typed=["1", "q", "y"])
    assert desk.run() == 0
    (file,) = tmp_path.iterdir()
    assert read_record(file).actions == desk.session.record.actions


def test_quit_without_a_decision_asks_nothing() -> None:
    desk = Desk(typed=["q"])
    assert desk.run() == 0
    assert len(desk.prompts) == 1


def test_an_undone_step_is_not_in_the_file() -> None:
    desk = Desk(typed=["1", "q"])
    desk.session.kept = 1
    desk.run()
    desk.session.kept = -1  # as after an undo
    desk.typist = reading(["q", "n"])
    desk.session.run()
    assert "Save the game before leaving?" in desk.prompts[-1]


def test_another_file_is_not_replaced_unasked(tmp_path: Path) -> None:
    file = tmp_path / "precious"
    file.write_text("old")
    desk = Desk(typed=["1", f"s {file}", "n", f"s {file}", "y", f"s {file}", "q"])
    desk.run()
    assert desk.screen.count("Replace it?") == 1 + 1  # the third time it is ours
    assert read_record(file).actions == desk.session.record.actions


@pytest.mark.parametrize("place", ["no/such/folder/x", "\x00", "~nobody-at-all/x"])
def test_a_place_that_cannot_be_written_is_one_line(
    place: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    desk = Desk(typed=["1", f"s {place}"])
    assert desk.run() == 0
    if place != "\x00":  # control characters never get so far: this is a plain `s`
        assert "Not saved: " in desk.screen
        assert list(tmp_path.iterdir()) == []


def test_a_folder_gets_a_new_file(tmp_path: Path) -> None:
    Desk(typed=["1", f"s {tmp_path}", "q"]).run()
    (file,) = tmp_path.iterdir()
    assert file.name.startswith("seasons-")
    assert file.suffix == ".jsonl"


@pytest.mark.parametrize(("stop", "status"), [(EOFError, 0), (KeyboardInterrupt, 130)])
@pytest.mark.parametrize("decisions", [1, 20])
def test_leaving_without_a_word_keeps_the_game(
    stop: type[BaseException], status: int, decisions: int, tmp_path: Path
) -> None:
    file = tmp_path / "game.jsonl"
    asked = 0

    def typist(session: Session, prompt: str) -> str:
        nonlocal asked
        asked += 1
        if asked > 2:
            raise stop
        return "1"

    desk = Desk(typed=typist, save=file).advance(decisions)
    assert desk.run() == status
    assert [path.name for path in tmp_path.iterdir()] == ["game.jsonl"]
    assert fingerprint(read_record(file).replay()) == fingerprint(desk.session.state)
    assert f"Saved: {file}" in desk.screen


@pytest.mark.parametrize(("stop", "status"), [(EOFError, 0), (KeyboardInterrupt, 130)])
def test_leaving_without_a_file_writes_nothing(
    stop: type[BaseException], status: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)

    def typist(session: Session, prompt: str) -> str:
        if session.record.actions:
            raise stop
        return "1"

    desk = Desk(typed=typist)
    assert desk.run() == status
    assert list(tmp_path.iterdir()) == []
    assert "was not saved" in desk.screen


def test_an_interrupted_bot_leaves_the_table_whole(tmp_path: Path) -> None:
    class Stubborn:
        name = "random"

        def choose(self, seat: object) -> int:
            raise KeyboardInterrupt

    file = tmp_path / "game.jsonl"
    desk = Desk(typed=["1"], save=file)
    desk.session.bots[1] = Stubborn()
    assert desk.run() == 130
    assert fingerprint(read_record(file).replay()) == fingerprint(desk.session.state)


def test_a_broken_record_is_told(tmp_path: Path) -> None:
    file = tmp_path / "game.jsonl"
    Desk(typed=["1", f"s {file}", "q"]).run()
    lines = file.read_text().splitlines()
    file.write_text(lines[0] + '\n{"seat": "A", "do": "end-turn"}\n')
    with pytest.raises(BadData, match="action 1 of the record"):
        Desk(None, resume=file)
    file.write_text(lines[0].replace('["", "random"]', '["random"]') + "\n")
    with pytest.raises(BadData, match="bots do not fit"):
        Desk(None, resume=file)
    with pytest.raises(BadData, match="not of pebbles"):
        Desk("pebbles", resume=file)
