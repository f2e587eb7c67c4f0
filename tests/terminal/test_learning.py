"""Lessons in the terminal."""

from __future__ import annotations

import io
import json

import pytest
from rich.console import Console

from arcanum.cli import main
from arcanum.lessons import find_lesson
from arcanum.lessons.reading import NEXT
from arcanum.terminal.learning import LessonSession
from arcanum.terminal.screen import Screen
from arcanum.texts import LANGUAGES


class Pupil:
    """Does what the coach says; `refuses` are prompts that get another answer."""

    def __init__(self, lesson: str, lang: str = "en", first: tuple[str, ...] = ()) -> None:
        self.paper = io.StringIO()
        console = Console(file=self.paper, width=100, color_system=None, highlight=False)
        self.typed = list(first)
        self.session = LessonSession(
            find_lesson("seasons", lesson), lang, Screen(console, self.read)
        )

    def read(self, prompt: str) -> str:
        if self.typed:
            return self.typed.pop(0)
        coach = self.session.coach
        if coach.wait == NEXT:
            return ""
        good = coach.good()
        poor = [objection.action for objection in coach.objections()]
        legal = [action for action in coach.now.legal if action not in poor]
        return good[0] if good else legal[-1]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_lesson_is_played_to_its_end(lang: str) -> None:
    pupil = Pupil("first", lang)
    assert pupil.session.run() == 0
    assert pupil.session.coach.finished
    assert "①" not in pupil.paper.getvalue()


def test_the_coach_objects_before_anything_is_done() -> None:
    pupil = Pupil("first", first=("take-die winter_4", "no", "take-die winter_4", "yes"))
    pupil.session.run()
    said = pupil.paper.getvalue()
    assert said.count("You may, but…") >= 2
    assert "Taken back" in said
    assert pupil.session.record.actions[0] == (0, "take-die winter_4")


def test_a_step_taken_back_takes_the_lesson_back() -> None:
    pupil = Pupil("first", first=("take-die winter_2", "", "take gauge", "u", "q", "n"))
    pupil.session.run()
    assert pupil.session.coach.step is not None
    assert pupil.session.coach.step.id == "take"
    assert pupil.session.coach.now.s.player == 0


def test_the_command_lists_lessons(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["learn", "seasons", "--lang", "pl"]) == 0
    assert "Pierwsza partia (15 minut)" in capsys.readouterr().out
    assert main(["learn", "seasons", "first", "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert told["lessons"][0]["steps"][3] == "Choose a die"
    assert main(["learn", "pebbles"]) == 0
    assert "no lessons" in capsys.readouterr().out
    assert main(["learn", "seasons", "chess"]) == 2
