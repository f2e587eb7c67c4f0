"""What a seat's view of Pax Illuminaten says between its lines."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from arcanum.games.pax_illuminaten.rules.facts import NAMES, SLOT_BILLS
from arcanum.terminal.board import Choice, View
from arcanum.terminal.sides import from_seat, side_of

CARD = {name: at for at, name in enumerate(NAMES)}
Numbers = dict[str, dict[str, list[int]]]  # kind -> noun -> choices


def rows_of(view: View) -> list[list[str]]:
    """The places of the map, row by row. [P-3.1]"""
    rows: dict[str, list[str]] = {}
    for place in view["map"]:
        rows.setdefault(place[0], []).append(place)
    return list(rows.values())


def own(view: View) -> dict[str, Any] | None:
    """The viewer's own side; None for an onlooker."""
    return side_of(view["sides"], view["viewer"])


def from_viewer(view: View) -> list[dict[str, Any]]:
    """All sides, clockwise, the viewer's first."""
    return from_seat(view["sides"], view["viewer"])


def numbered(choices: Sequence[Choice]) -> Numbers:
    """The numbers of choices by the kind and the word of their first noun."""
    out: Numbers = {}
    for choice in choices:
        if choice.nouns:
            by_noun = out.setdefault(choice.kinds[0], {})
            by_noun.setdefault(choice.nouns[0], []).append(choice.number)
    return out


def influence(view: View, seat: str, places: Sequence[str]) -> int:
    """The tokens of a player in a set of places."""
    return sum(view["map"][place].get("slots", []).count(seat) for place in places)


def lodges_at(view: View, place: str) -> set[str]:
    """The factions whose lodges a card belongs to. [P-3.8]"""
    return {lodge["faction"] for lodge in view["lodges"] if place in lodge["places"]}


def next_slot(view: View, place: str) -> int | None:
    """What the topmost free slot costs, as a bill; None where there is none. [P-3.5]"""
    shown = view["map"].get(place, {})
    if None not in shown.get("slots", []):
        return None
    slot: int = shown["slots"].index(None)
    return SLOT_BILLS[CARD[shown["card"]]][slot]


def plots_of(view: View, side: Mapping[str, Any] | None) -> list[tuple[dict[str, Any], bool]]:
    """The plots that a player may use, as far as shown; each with whether it is public."""
    found = [(plot, True) for plot in view["public"]]
    if side is not None and side.get("plot"):
        found.append((side["plot"], False))
    return found


def tokens_on_plots(view: View, seat: str) -> int:
    """On how many plots a player's token lies. [P-12.2]"""
    plots = view["public"] + [side["plot"] for side in view["sides"] if side.get("plot")]
    return sum(seat in plot["on"] for plot in plots)
