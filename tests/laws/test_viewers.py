"""Who asks a table is one of its seats, or looks on; an onlooker is told no seat's secrets."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

import pytest

import arcanum
from arcanum.games.pax_illuminaten.rules.facts import PLOT0
from arcanum.games.pax_illuminaten.rules.table import Pax
from arcanum.games.trickerion.rules.base.facts import PERMANENT
from arcanum.games.trickerion.rules.base.observe import pool
from arcanum.games.trickerion.rules.base.table import Trickerion
from arcanum.kernel.codec import canonical
from arcanum.kernel.errors import BadSetting
from arcanum.kernel.state import NONE, State

QUESTIONS: dict[str, Callable[[State, int], Any]] = {
    "observe": lambda s, viewer: s.observe(viewer),
    "heard": lambda s, viewer: s.heard(viewer),
    "determinize": lambda s, viewer: s.determinize(viewer, 1),
    "why_not": lambda s, viewer: s.why_not("anything", viewer),
}


@pytest.mark.parametrize("question", QUESTIONS)
@pytest.mark.parametrize("name", arcanum.games.ids())
def test_a_seat_that_is_not_there_gets_no_answer(name: str, question: str) -> None:
    s = arcanum.game(name).new(seed=1)
    for viewer in (-1, s.seats, 9):
        with pytest.raises(BadSetting, match=f"^there is no seat number {viewer} at this"):
            QUESTIONS[question](s, viewer)
    for seat in range(s.seats):
        QUESTIONS[question](s, seat)


# -- at a table of one seat


def secrets(s: State) -> list[int]:
    """The cards that only the lone player may name."""
    if isinstance(s, Pax):
        me = s.sides[0]
        shown = [getattr(frame, "card", NONE) for frame in s.frames]  # on its way to the map
        private = [card for card in [*me.hand, *me.specials] if card not in shown]
        proven = (me.on | me.edge) >> me.plot - PLOT0 & 1
        return sorted(private if proven else [*private, me.plot])
    assert isinstance(s, Trickerion)
    held = pool(s.troupes[0]) + s.troupes[0].drawn
    return sorted(card for card in held if card < PERMANENT)


LONE = [
    ("pax_illuminaten", {"opponent": "weishaupt"}),
    ("trickerion", {"mode": "heir", "academy": "off"}),
    ("trickerion", {"mode": "heir", "academy": "on"}),
]


@pytest.mark.parametrize(("name", "options"), LONE)
def test_an_onlooker_does_not_learn_what_a_lone_player_holds(
    name: str, options: dict[str, str]
) -> None:
    chance = Random(3)
    held = moved = 0
    for seed in range(3):
        s = arcanum.game(name).new(seats=1, options=options, seed=seed)
        while not s.over:
            mine = secrets(s)
            if mine and chance.random() < 0.3:
                other = s.determinize(None, chance.getrandbits(30))
                held += 1
                moved += secrets(other) != mine
                assert len(secrets(other)) == len(mine)
                assert canonical(other.observe(None)) == canonical(s.observe(None))
                assert not any(s.can_name(None, card) for card in mine)
            s.apply(chance.choice(s.options))
    assert held > 20
    assert moved > held // 2


def test_looking_back_at_all_shows_the_lone_players_cards() -> None:
    s = arcanum.game("pax_illuminaten").new(seats=1, options=LONE[0][1], seed=5)
    assert s.observe(None)["sides"][0]["hand"]["cards"] == []
    s.open_all()
    assert s.observe(None)["sides"][0]["hand"] == s.observe(0)["sides"][0]["hand"]
