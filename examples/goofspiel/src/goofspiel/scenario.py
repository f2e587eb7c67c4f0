"""Positions of Goofspiel in its own words, for scenarios."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from arcanum.kernel.errors import BadData
from goofspiel.rules.flow import Round
from goofspiel.rules.setup import sit_down
from goofspiel.rules.table import Goofspiel
from goofspiel.rules.words import PLAYER, value

TABLE_KEYS: Final = {"prizes": "the prizes that are left, the first one on top"}
SEAT_KEYS: Final = {
    "hand": "the cards in hand (as high as the prizes that are left)",
    "points": "points (0)",
}
EXPECTED_ONLY: Final = {
    "prize": "the prize at stake",
    "over": "whether the game is over",
    "winners": "the seats that won",
}


def given(s: Goofspiel, words: Mapping[str, Any]) -> None:
    """Builds the position; `s` has its seats, settings and chance, and nothing else."""
    sit_down(s)
    seats = PLAYER.values[: s.seats]
    for key in words:
        if key not in TABLE_KEYS and key not in seats:
            raise BadData(f"given: unknown key '{key}'")
    every = list(range(len(s.seen)))
    prizes = [int(prize) - 1 for prize in words.get("prizes", [c + 1 for c in every])]
    s.pile = prizes[::-1]
    s.turned = [card for card in every if card not in prizes]
    for card in s.turned:
        s.reveal(card)
    for p, seat in enumerate(seats):
        side = words.get(seat, {})
        for key in side:
            if key not in SEAT_KEYS:
                raise BadData(f"given: unknown key '{seat}.{key}'")
        s.hands[p] = sorted(int(c) - 1 for c in side.get("hand", [c + 1 for c in prizes]))
        if len(s.hands[p]) != len(prizes):
            raise BadData(f"given: {seat} needs a card for each of the {len(prizes)} prizes")
        s.points[p] = int(side.get("points", 0))
    s.then(Round())


def describe(s: Goofspiel) -> dict[str, Any]:
    """The whole table in the words of `given` and a few more."""
    out: dict[str, Any] = {
        "prizes": [value(card) for card in s.pile[::-1]],
        "prize": value(s.turned[-1]),
        "over": s.over,
        "winners": [PLAYER.values[p] for p in s.winners()],
    }
    for p in range(s.seats):
        hand = [value(card) for card in s.hands[p]]
        out[PLAYER.values[p]] = {"hand": hand, "points": s.points[p]}
    return out


def keys() -> dict[str, dict[str, str]]:
    """Every key and what it means."""
    return {
        "given": TABLE_KEYS,
        "given seat": SEAT_KEYS,
        "expect": EXPECTED_ONLY,
        "expect seat": {},
    }
