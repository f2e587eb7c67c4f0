"""Advice at the table and the analysis afterwards, in the terminal."""

from __future__ import annotations

import re

import pytest

from arcanum.terminal.advice import line
from arcanum.terminal.session import Session
from tests.terminal.desk import Desk

QUESTION = {"en": "Analyse this game?", "ru": "Разобрать партию?", "pl": "Przeanalizować"}
COSTLY = {"en": "cost most", "ru": "Самые дорогие", "pl": "Najdroższe"}


def test_advice_names_choices_that_can_be_typed() -> None:
    desk = Desk("pebbles", typed=["a"])
    desk.run()
    told = re.findall(r"^(\d+): (.+) — about (\d+) wins in 100\.$", desk.screen, re.M)
    choices = {str(c.number): c.text for c in desk.session.choices()}
    assert 1 <= len(told) <= 3
    for number, text, chance in told:
        assert choices[number] == text
        assert 0 <= int(chance) <= 100
    assert not desk.session.record.actions  # nothing was done


def test_people_who_share_a_table_get_no_advice() -> None:
    desk = Desk("pebbles", typed=["", "a"], seat=None, bots=("human", "human"))
    desk.run()
    assert "There is no advice while several people share the table." in desk.screen
    assert "wins in 100" not in desk.screen
    assert " a advice" not in desk.screen


@pytest.mark.parametrize("lang", ["en", "ru", "pl"])
def test_a_game_is_analysed_when_it_is_over(lang: str) -> None:
    def typist(session: Session, prompt: str) -> str:
        if QUESTION[lang] in prompt:
            return session.say("yes-words").split()[0]
        return "" if session.state.over else "1"

    desk = Desk("pebbles", typed=typist, lang=lang)
    assert desk.run() == 0
    assert any(QUESTION[lang] in prompt for prompt in desk.prompts)
    judged = desk.screen[desk.screen.index(QUESTION[lang]) :]
    assert COSTLY[lang] in judged
    assert re.search(r"[▁▂▃▄▅▆▇█]{2}", judged)
    assert "term-" not in judged


def test_who_wants_no_analysis_gets_none() -> None:
    desk = Desk("pebbles", typed=lambda session, prompt: "" if session.state.over else "1")
    assert desk.run() == 0
    assert COSTLY["en"] not in desk.screen


def test_chances_as_signs() -> None:
    assert line([0.0, 0.49, 0.5, 1.0], "_#") == "__##"
    assert len(line([0.5] * 500, "_#")) == 60
    assert line([], "_#") == ""
