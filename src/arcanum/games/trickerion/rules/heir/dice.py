"""The round-setup dice: which slots and days are closed. [H-4]"""

from __future__ import annotations

from arcanum.games.trickerion.rules.base.facts import SETUP_DICE, SLOT_LOCATION, Slot
from arcanum.games.trickerion.rules.base.table import Trickerion
from arcanum.games.trickerion.rules.base.words import ROLL_SETUP
from arcanum.games.trickerion.rules.heir.facts import (
    BLOCKS,
    BLOCKS_DAY,
    DIE_OF_LOCATION,
    FACES_OF_DIE,
    IN_PLAY,
    RED,
)
from arcanum.kernel.frames import Ask, Refusal
from arcanum.kernel.words import Action


def dice_of(s: Trickerion) -> list[int]:
    """The round-setup dice of this game: the blue one only with the Academy. [H-4.5, H-23]"""
    return list(range(len(SETUP_DICE))) if s.academy else IN_PLAY


def blocked_slots(s: Trickerion, place: int) -> list[Slot]:
    """The slots of a location that its round-setup die closes to both sides. [H-4.1, A-1.9]"""
    die = DIE_OF_LOCATION[place]
    return BLOCKS[die][s.heirs[0].faces[die]] if die in dice_of(s) else []


def is_blocked(s: Trickerion, slot: Slot) -> bool:
    """Whether a round-setup die closes a slot. [H-4.1]"""
    return s.solo and slot in blocked_slots(s, SLOT_LOCATION[slot])


def unblocked(s: Trickerion, place: int, slots: list[Slot]) -> list[Slot]:
    """Those of a location's slots that no die closes. [H-4.1]"""
    blocked = blocked_slots(s, place)
    return [slot for slot in slots if slot not in blocked]


def is_day_blocked(s: Trickerion, day: int) -> bool:
    """Whether the red die closes a day. [H-4.1]"""
    return s.solo and day in BLOCKS_DAY[s.heirs[0].faces[RED]]


def roll_setup_die(s: Trickerion, die: int) -> None:
    """A die is rolled and its blockers move. [H-4.1, H-4.6]"""
    face = s.below(FACES_OF_DIE)
    s.heirs[0].faces[die] = face
    s.note("setup-die-shows", die, face + (FACES_OF_DIE if die == RED else 0))


def roll_all(s: Trickerion) -> None:
    """Round I: all dice in play. [H-4.2]"""
    for die in dice_of(s):
        roll_setup_die(s, die)


class ChooseSetupDice(Ask[Trickerion], prompt="ask-setup-dice", rule="H-4.4", broad=True):
    """Which two dice are rolled again, and carry the markers then.

    [H-4.3, H-4.4, H-4.5, H-26 D-3, H-26 D-4, TV-1, TV-6]
    """

    def options(self, s: Trickerion) -> list[Action]:
        marked = s.heirs[0].marked
        dice = dice_of(s)
        out = []
        for i in range(len(dice)):
            for j in range(i + 1, len(dice)):
                a, b = dice[i], dice[j]
                needs_red = any(marked) and not marked[RED]
                if not marked[a] and not marked[b] and (not needs_red or RED in (a, b)):
                    out.append(ROLL_SETUP.of(a, b))
        return out

    def take(self, s: Trickerion, action: Action) -> None:
        heir = s.heirs[0]
        a, b = ROLL_SETUP.noun(action), ROLL_SETUP.second(action)
        s.note("setup-dice-chosen", a, b)
        heir.marked = [1 if die in (a, b) else 0 for die in range(len(heir.marked))]
        roll_setup_die(s, a)
        roll_setup_die(s, b)

    def why_not(self, s: Trickerion, action: Action) -> Refusal:
        marked = s.heirs[0].marked
        if ROLL_SETUP.said(action):
            a, b = ROLL_SETUP.noun(action), ROLL_SETUP.second(action)
            if marked[a] or marked[b]:
                return ("die-is-marked", {}, "H-4.4")
            if a != b and any(marked) and not marked[RED] and RED not in (a, b):
                return ("red-die-first", {}, "H-4.4")
            return ("two-setup-dice", {}, "H-4.3")
        return ("choose-setup-dice", {}, "H-4.3")
