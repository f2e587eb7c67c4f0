"""What a viewer is shown, and what not: the list "Hidden information" of rules.md."""

from __future__ import annotations

from typing import Any

import pytest

import arcanum
from arcanum.games.pax_illuminaten.rules.check import CheckEvents
from arcanum.games.pax_illuminaten.rules.facts import EDICT_FACTION, EVENT0, EVENTS
from arcanum.games.pax_illuminaten.rules.table import BIG_PLAYED, Pax
from arcanum.games.pax_illuminaten.rules.turn import peek
from arcanum.games.pax_illuminaten.rules.words import KEEP_EVENT

GAME = arcanum.game("pax_illuminaten")


def table(seats: int, opponent: str = "none") -> Pax:
    s = GAME.new(seats=seats, options={"opponent": opponent}, seed=5)
    assert isinstance(s, Pax)
    return s


def side_of(s: Pax, viewer: int | None, player: int) -> dict[str, Any]:
    seen: dict[str, Any] = s.observe(viewer)["sides"][player]
    return seen


@pytest.mark.parametrize(("seats", "opponent"), [(1, "franck"), (2, "none"), (3, "joseph_ii")])
def test_an_onlooker_sees_no_hand_and_no_private_plot(seats: int, opponent: str) -> None:
    s = table(seats, opponent)
    for p in range(seats):
        assert side_of(s, None, p)["hand"] == {"count": 4, "cards": []}
        assert side_of(s, None, p)["plot"] is None
        assert len(side_of(s, p, p)["hand"]["cards"]) == 4
        assert side_of(s, p, p)["plot"] is not None


def test_an_onlooker_of_a_lone_player_sees_a_realized_plot_but_no_event_in_hand() -> None:
    s = table(1, "franck")
    me = s.sides[0]
    me.specials.append(s.removed.pop())
    s.show(me.specials[0], 0)
    assert side_of(s, None, 0)["specials"] == {"count": 1, "cards": []}
    assert len(side_of(s, 0, 0)["specials"]["cards"]) == 1
    me.on |= 1 << me.plot - EVENT0 - len(EVENTS)
    assert side_of(s, None, 0)["plot"] is not None


def draw_events(s: Pax, player: int) -> None:
    """A player draws two events and is asked which one to keep."""
    s.flags |= BIG_PLAYED
    s.next(CheckEvents(player))
    s.settle()
    assert s.asked().prompt == "ask-keep-event"


def specials_on_top(s: Pax, n: int) -> list[int]:
    """Puts so many special events on top of the event deck; the top one first."""
    cards = [c for c in s.events + s.removed if EDICT_FACTION[c - EVENT0] < 0][:n]
    pool = [c for c in s.events + s.removed if c not in cards]
    s.removed = [c for c in pool if EDICT_FACTION[c - EVENT0] < 0][:3]
    s.events = [c for c in pool if c not in s.removed] + cards[::-1]
    return cards


@pytest.mark.parametrize("keeps_the_known_one", [False, True])
def test_who_returned_an_event_cannot_tell_what_another_player_kept(
    keeps_the_known_one: bool,
) -> None:
    s = table(3)
    first, second, third = specials_on_top(s, 3)
    draw_events(s, 0)
    s.apply(KEEP_EVENT.of(first - EVENT0))
    assert s.observe(0)["events"]["top"] == EVENTS[second - EVENT0]
    assert s.observe(2)["events"]["top"] is None
    draw_events(s, 1)
    assert EVENTS[second - EVENT0] in s.observe(0)["drawn"]
    s.apply(KEEP_EVENT.of((second if keeps_the_known_one else third) - EVENT0))
    for viewer in (0, 2, None):
        assert s.observe(viewer)["events"]["top"] is None
        assert side_of(s, viewer, 1)["specials"] == {"count": 1, "cards": []}
    back = third if keeps_the_known_one else second
    assert s.observe(1)["events"]["top"] == EVENTS[back - EVENT0]
    told = [note["note"] for note in s.heard(0)]
    assert told.count("keeps-special") == 2
    assert told.count("keeps-event") == 1


def test_who_peeks_does_not_learn_in_which_order_cards_came() -> None:
    s = table(3)
    told: list[list[dict[str, Any]]] = []
    for hand in (s.sides[1].hand[:], s.sides[1].hand[::-1]):
        other = s.clone()
        other.telling = True
        other.sides[1].hand = hand
        peek(other, 0, 1, 0)
        told.append(other.heard(0))
        assert [note["note"] for note in other.heard(2)] == ["peeks"]
        assert len(side_of(other, 0, 1)["hand"]["cards"]) == 4
        assert side_of(other, 2, 1)["hand"]["cards"] == []
    assert told[0] == told[1]


@pytest.mark.parametrize(("seats", "opponent"), [(1, "weishaupt"), (2, "none"), (3, "franck")])
def test_everybody_sees_the_own_cards_all_through_a_game(seats: int, opponent: str) -> None:
    s = table(seats, opponent)
    step = 0
    while not s.over and step < 400:
        s.apply(s.options[step * 7 % len(s.options)])
        step += 1
        for p, me in enumerate(s.sides[:seats]):
            own = side_of(s, p, p)
            assert len(own["hand"]["cards"]) == len(me.hand)
            assert len(own["specials"]["cards"]) == len(me.specials)
            assert own["plot"] is not None
