"""What a seat's view of Seasons says between its lines."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from arcanum.games.seasons.rules.facts import (
    ENERGIES,
    PURSE_ADDS,
    RATES,
    SEASONS,
)
from arcanum.terminal.board import Choice, View
from arcanum.terminal.sides import from_seat, side_of

PLACES = {  # where the card of a choice lies
    "draft": "pack",
    "shelve": "kept",
    "keep": "drawn",
    "give": "drawn",
    "put-back": "top",
    "summon": "hand",
    "discard-card": "hand",
    "play": "hand",
    "activate": "play",
    "sacrifice": "play",
    "take-back": "play",
    "resolve": "play",
}
ROMAN = {"2": "II", "3": "III"}
Numbers = dict[str, dict[str, list[int]]]  # place -> card -> choices


def is_taking_dice(view: View) -> bool:
    """Whether a round is at its beginning: nobody's turn yet. [S-5.3]"""
    return bool((view["asked"] or {}).get("prompt") == "ask-die")


def is_active(view: View, seat: str) -> bool:
    """Whether a turn is under way and it is this mage's."""
    return bool(seat == view["active"]) and not view["over"] and not is_taking_dice(view)


def has_die(view: View, side: Mapping[str, Any]) -> bool:
    """Whether a mage's die is of this round; that of the last one lies there still."""
    if side["die"] is None or not is_taking_dice(view):
        return side["die"] is not None
    seats = [each["seat"] for each in view["mages"]]
    first = seats.index(view["first"])
    order = seats[first:] + seats[:first]
    return order.index(side["seat"]) < order.index(view["asked"]["player"])


def own(view: View) -> dict[str, Any] | None:
    """The viewer's own side; None for an onlooker."""
    return side_of(view["mages"], view["viewer"])


def from_viewer(view: View) -> list[dict[str, Any]]:
    """All sides, clockwise, the viewer's first."""
    return from_seat(view["mages"], view["viewer"])


def numbered(view: View, choices: Sequence[Choice]) -> Numbers:
    """The numbers of choices by the card they speak of and the place where it lies."""
    drawn = bool((own(view) or {}).get("drawn", {}).get("cards"))
    top = any(choice.verb == "put-back" for choice in choices)
    out: Numbers = {}
    for choice in choices:
        place = PLACES.get(choice.verb)
        if place is None:
            continue
        if choice.verb in ("play", "discard-card") and drawn:
            place = "drawn"
        elif choice.verb == "play" and top:
            place = "top"
        out.setdefault(place, {}).setdefault(choice.nouns[0], []).append(choice.number)
    return out


def transmuted(view: View, token: str) -> int:
    """The crystals that the viewer gets for a token now. [S-9.3, S-9.5]"""
    kind = ENERGIES.index(token.split("@")[0])
    side = own(view)
    purses = sum(card["card"] == "purse_of_io" for card in side["play"]) if side else 0
    rate = RATES[SEASONS.index(view["season"])][kind]
    return int(rate + PURSE_ADDS * purses + view["plus_one"])
