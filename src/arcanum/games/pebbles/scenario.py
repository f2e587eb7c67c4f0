"""Positions of Pebbles in its own words, for scenarios. Not compiled."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from arcanum.games.pebbles.rules.flow import Round
from arcanum.games.pebbles.rules.setup import PEBBLES, sit_down
from arcanum.games.pebbles.rules.table import CHARMS, Pebbles
from arcanum.games.pebbles.rules.words import CHARM, PLAYER
from arcanum.kernel.errors import BadData

TABLE_KEYS: Final = {
    "round": "rounds that are over (0)",
    "deck": "charms on top of the draw pile, top first; the others follow in order",
}
SEAT_KEYS: Final = {
    "charm": "the charm (the lowest that is free)",
    "pebbles": "pebbles left (as at the start)",
    "points": "points (0)",
}
EXPECTED_ONLY: Final = {
    "over": "whether the game is over",
    "winners": "the seats that won",
    "discard": "charms in the discard pile",
}
SEAT_EXPECTED_ONLY: Final = {"score": "the score if the game ended now"}


def given(s: Pebbles, words: Mapping[str, Any]) -> None:
    """Builds the position; `s` has its seats, settings and chance, and nothing else."""
    sit_down(s)
    seats = PLAYER.values[: s.seats]
    for key, value in words.items():
        if key in seats:
            for inner in value:
                if inner not in SEAT_KEYS:
                    raise BadData(f"given: unknown key '{key}.{inner}'")
        elif key not in TABLE_KEYS:
            raise BadData(f"given: unknown key '{key}'")
    s.round = int(words.get("round", 0))
    left = list(range(CHARMS))
    for p, seat in enumerate(seats):
        if "charm" in words.get(seat, {}):
            s.charms[p] = CHARM.read(str(words[seat]["charm"]))
            left.remove(s.charms[p])
    top = [CHARM.read(str(name)) for name in words.get("deck", [])]
    for card in top:
        left.remove(card)
    for p, seat in enumerate(seats):
        side = words.get(seat, {})
        if "charm" not in side:
            s.charms[p] = left.pop(0)
        s.show(s.charms[p], p)
        s.pebbles[p] = int(side.get("pebbles", PEBBLES[s.settings["length"]]))
        s.points[p] = int(side.get("points", 0))
    s.deck = left[::-1] + top[::-1]
    s.next(Round())


def describe(s: Pebbles) -> dict[str, Any]:
    """The whole table in the words of `given` and a few more."""
    out: dict[str, Any] = {
        "round": s.round,
        "deck": [CHARM.values[card] for card in s.deck[::-1]],
        "discard": [CHARM.values[card] for card in s.discard],
        "over": s.over,
        "winners": [PLAYER.values[p] for p in s.winners()],
    }
    for p, score in enumerate(s.scores()):
        out[PLAYER.values[p]] = {
            "charm": CHARM.values[s.charms[p]],
            "pebbles": s.pebbles[p],
            "points": s.points[p],
            "score": score,
        }
    return out


def keys() -> dict[str, dict[str, str]]:
    """Every key and what it means, for docs/scenarios.md."""
    return {
        "given": TABLE_KEYS,
        "given seat": SEAT_KEYS,
        "expect": EXPECTED_ONLY,
        "expect seat": SEAT_EXPECTED_ONLY,
    }
