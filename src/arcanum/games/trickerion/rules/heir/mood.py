"""The Heir's mood: Ready for great deeds, or Busy. [H-7]"""

from __future__ import annotations

from arcanum.games.trickerion.rules.base.facts import HEIR, LEVEL, THRESHOLD, TRICKS
from arcanum.games.trickerion.rules.base.table import ASSIGNMENT, PLACING, Trickerion
from arcanum.games.trickerion.rules.heir.facts import IS_PERFORM


def top_level(fame: int) -> int:
    """The highest level of tricks that this Fame opens. [H-0.4]"""
    best = 1
    for trick in range(len(TRICKS)):
        if THRESHOLD[trick] <= fame and LEVEL[trick] > best:
            best = LEVEL[trick]
    return best


def tricks_of_level(s: Trickerion, level: int) -> int:
    """How many tricks of a level the Heir owns."""
    n = 0
    for trick in s.troupes[HEIR].tricks:
        if trick >= 0 and LEVEL[trick] == level:
            n += 1
    return n


def should_be_ready(s: Trickerion) -> bool:
    """A perform plan, and a trick of the top level. [H-7.1, H-7.3]"""
    plan = s.heirs[0].plan
    if plan < 0 or not IS_PERFORM[plan]:
        return False
    return tricks_of_level(s, top_level(s.troupes[HEIR].fame)) > 0


def feel(s: Trickerion) -> None:
    """The mood is looked at again: a new plan, more Fame, another trick. [H-7.2, TV-2]"""
    heir = s.heirs[0]
    ready = should_be_ready(s)
    if ready == heir.is_ready:
        return
    heir.is_ready = ready
    if s.phase in (ASSIGNMENT, PLACING):
        tell_mood(s)


def tell_mood(s: Trickerion) -> None:
    """The mood, and what it rests on. [H-7.1, H-7.3]"""
    heir = s.heirs[0]
    level = top_level(s.troupes[HEIR].fame)
    if heir.is_ready:
        s.note("heir-is-ready", level)
    elif heir.plan >= 0 and IS_PERFORM[heir.plan]:
        s.note("heir-lacks-trick", level)
    else:
        s.note("heir-is-busy")
