"""What the others see of an assignment, and until when it may be changed. [T-4.4]"""

from __future__ import annotations

from typing import Any

import pytest

import arcanum
from arcanum.kernel.errors import IllegalAction
from arcanum.kernel.state import State

GAME = arcanum.game("trickerion")
A, B = 0, 1


def at_assignment() -> State:
    s = GAME.new(seats=2, seed=4)
    while not any(option for option in s.options if GAME.spell(option).startswith("assign ")):
        s.apply(s.options[0])
    return s


def pick(s: State, seat: int, text: str) -> None:
    s.turn_to(seat)
    s.apply(GAME.read(text))


def confirm(s: State, seat: int) -> None:
    """Theater for the first Character, nothing for the others."""
    card = "theater"
    while True:
        s.turn_to(seat)
        texts = [GAME.spell(option) for option in s.options]
        if "confirm" in texts:
            return pick(s, seat, "confirm")
        pick(s, seat, next(text for text in texts if text.endswith(card)))
        card = "nothing"


def magician_of_a(s: State) -> dict[str, Any]:
    found: dict[str, Any] = s.observe(B)["troupes"][A]["team"][0]
    return found


def test_others_see_who_has_a_card_when_confirmed_and_not_which() -> None:
    s = at_assignment()
    s.turn_to(A)
    pick(s, A, next(t for t in map(GAME.spell, s.options) if t.endswith("theater")))
    assert "card" not in magician_of_a(s)
    s = at_assignment()
    confirm(s, A)
    assert magician_of_a(s)["card"] == "hidden"
    team = s.observe(B)["troupes"][A]["team"]
    assert all("card" not in each for each in team[1:])


def test_a_confirmed_assignment_may_be_changed_until_all_have_confirmed() -> None:
    s = at_assignment()
    confirm(s, A)
    assert s.waiting() == [B]
    assert s.may_decide() == [A, B]
    assert s.observe(A)["asked"]["prompt"] == "ask-confirmed"
    pick(s, A, "revise")
    assert s.waiting() == [A, B]
    assert "card" not in magician_of_a(s)
    confirm(s, A)
    confirm(s, B)
    assert s.observe(B)["phase"] == "place_characters"
    with pytest.raises(IllegalAction):
        pick(s, A, "revise")


def test_a_question_that_lasts_survives_saving() -> None:
    s = at_assignment()
    confirm(s, A)
    again = GAME.load(s.dump())
    assert again.dump() == s.dump()
    assert again.may_decide() == [A, B]
    assert again.player == B
