"""What a seat's view of Trickerion says between its lines: needs, pay, wages."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from arcanum.games.trickerion.rules.base.facts import (
    BUY_AP,
    CHARACTERS,
    COINS_AP,
    COMPONENTS,
    DAY_COINS,
    DAY_FAME,
    DAYS,
    FORTUNE_AP,
    HIRE_AP,
    LEARN_AP,
    MOVE_AP,
    NEEDED,
    NEEDS,
    ORDER_AP,
    PRICE,
    QUICK_AP,
    REROLL_AP,
    RESCHEDULE_AP,
    SET_AP,
    SET_UP_AP,
    SLOT_DAY,
    SLOTS,
    TRICKS,
    UNIFORM_PRICE,
    WAGE,
    WEAVE_AP,
)
from arcanum.terminal.board import View
from arcanum.terminal.sides import from_seat, side_of

COSTS = {  # action points, where they are the same for every choice
    "learn": LEARN_AP,
    "hire": HIRE_AP,
    "take-coins": COINS_AP,
    "reroll": REROLL_AP,
    "set-die": SET_AP,
    "buy": BUY_AP,
    "order": ORDER_AP,
    "quick-order": QUICK_AP,
    "move-trick": MOVE_AP,
    "move-components": MOVE_AP,
    "move-apprentice": MOVE_AP,
    "set-up": SET_UP_AP,
    "supercharge": SET_UP_AP,
    "reschedule": RESCHEDULE_AP,
    "tell-fortune": FORTUNE_AP,
    "weave": WEAVE_AP,
}
CHEAP = {"learn": "cheap_learning", "hire": "cheap_hiring", "take-coins": "cheap_coins"}

Side = Mapping[str, Any]
Amounts = list[int]  # fame, coins, shards


def own(view: View) -> Side | None:
    """The viewer's own side; None for an onlooker."""
    return side_of(view["troupes"], view["viewer"])


def is_solo(view: View) -> bool:
    """Whether the Heir has come to the table, so that his board and dice say something."""
    return "heir" in view and bool(view["heir"]["line"])


def blocked_slots(view: View) -> list[str]:
    """Slots that round-setup dice block this round. [H-4.1]"""
    return list(view["heir"]["blocked_slots"]) if is_solo(view) else []


def from_viewer(view: View) -> Sequence[Side]:
    """All sides, the viewer's first."""
    return from_seat(view["troupes"], view["viewer"])


def active_prophecy(view: View) -> str | None:
    """The prophecy of this round."""
    found = view.get("prophecies", {}).get("active")
    return None if found is None else str(found)


def price(view: View, component: str) -> int:
    """What one of a component costs now. [T-6.2.2]"""
    if active_prophecy(view) == "uniform_prices":
        return UNIFORM_PRICE
    return PRICE[COMPONENTS.index(component)]


def action_points(view: View, verb: str) -> int:
    """What an action costs now; 0 where it costs nothing or differs. [T-6, T-14.3]"""
    if verb in CHEAP and active_prophecy(view) == CHEAP[verb]:
        return 1
    return COSTS.get(verb, 0)


def needs(side: Side, trick: str) -> list[tuple[str, int, int]]:
    """For each component of a trick: its name, how many it needs, how many are missing."""
    at = TRICKS.index(trick)
    out = []
    for c in NEEDED[at]:
        have = side["components"].get(COMPONENTS[c], {}).get("count", 0)
        out.append((COMPONENTS[c], NEEDS[at][c], max(0, NEEDS[at][c] - have)))
    return out


def on_cards(view: View, seat: str, trick: str) -> int:
    """How many markers of a player's trick are on performance cards."""
    return sum(
        marker["pieces"]
        for card in view["row"]
        if card is not None
        for marker in [*card["markers"], *card["beside"]]
        if marker["player"] == seat and marker["trick"] == trick
    )


def wages(side: Side) -> int:
    """What is due for the characters at work. [T-9.1]"""
    return sum(
        WAGE[CHARACTERS.index(each["character"])]
        for each in side["team"]
        if each["at"] in SLOTS and each.get("home") != "assistant_board"
    )


def day_of(side: Side) -> int | None:
    """The day on which a player is in the theater."""
    for each in side["team"]:
        if each["at"] in SLOTS and SLOT_DAY[SLOTS.index(each["at"])] >= 0:
            return SLOT_DAY[SLOTS.index(each["at"])]
    return None


def day_modifier(view: View, day: int | None) -> tuple[int, int]:
    """Fame and coins that a day adds to every performed trick. [T-8.4.1]"""
    if day is None:
        return 0, 0
    prophecy = active_prophecy(view)
    name = DAYS[day]
    if prophecy == "plain_weekend":
        return 0, 0
    if prophecy == "gloomy_friday" and name == "friday":
        return -1, -1
    if prophecy == "bright_saturday" and name == "saturday":
        return 1, 1
    return DAY_FAME[day], DAY_COINS[day]


def as_performer(view: View, card: Mapping[str, Any]) -> list[Amounts]:
    """The least and the most that the viewer would gain by performing a card; or nothing."""
    found = card.get("pays", {}).get(view["viewer"])
    return [] if found is None else [found["least"], found["most"]]


def as_guest(view: View, card: Mapping[str, Any]) -> list[Amounts]:
    """The least and the most that the viewer would gain from others' performances of a card."""
    found = [pay for seat, pay in card.get("pays", {}).items() if seat != view["viewer"]]
    if not found:
        return []
    return [
        [min(pay["least"][i] for pay in found) for i in range(3)],
        [max(pay["most"][i] for pay in found) for i in range(3)],
    ]
