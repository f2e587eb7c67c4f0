"""What everybody sees of the Heir, and his plans dealt again. [H-25]"""

from __future__ import annotations

from typing import Any

from arcanum.games.trickerion.rules.base import facts
from arcanum.games.trickerion.rules.base.scoring import scored
from arcanum.games.trickerion.rules.base.table import (
    DIFFICULTIES,
    SOURCE_NAMES,
    SOURCES,
    Trickerion,
    day_of,
)
from arcanum.games.trickerion.rules.heir.dice import dice_of, is_blocked
from arcanum.games.trickerion.rules.heir.facts import (
    BLOCKS_DAY,
    BOARD_SPACES,
    ENTRIES,
    IS_PERFORM,
    IS_SPECIAL,
    RED,
    STEP_KEEP,
    STEP_PERFORM,
    STEP_SETUP,
)
from arcanum.games.trickerion.rules.heir.mood import top_level
from arcanum.games.trickerion.rules.heir.plans import plans_of
from arcanum.kernel.knowledge import Redeal


def heir_view(s: Trickerion) -> dict[str, Any]:
    """All but the order of the plan deck and the plans that left the game. [H-25, H-27]"""
    heir = s.heirs[0]
    day = day_of(s, facts.HEIR)
    out: dict[str, Any] = {
        "difficulty": DIFFICULTIES[s.difficulty],
        "tuning": s.settings["tuning"],
        "mood": "ready" if heir.is_ready else "busy",
        "top_level": top_level(s.troupes[facts.HEIR].fame),
        "plan": None if heir.plan < 0 else plan_view(heir.plan_set, heir.plan),
        "plans_left": len(heir.plans),
        "plans_past": [facts.PLANS[plan] for plan in heir.plans_past],
        "line": [facts.CHARACTERS[c] for c in heir.line],
        "spaces": BOARD_SPACES[s.academy],
        "wanted": [facts.COMPONENTS[c] for c in range(12) if heir.wanted[c]],
        "specials": [facts.SPECIALS[card] for card in heir.held],
        "day": None if day < 0 else facts.DAYS[day],
        "setup_dice": {
            facts.SETUP_DICE[die]: {"face": heir.faces[die], "marked": heir.marked[die] == 1}
            for die in dice_of(s)
        },
        "blocked_slots": [
            facts.SLOTS[slot] for slot in range(len(facts.SLOTS)) if is_blocked(s, slot)
        ],
        "blocked_days": [facts.DAYS[day] for day in BLOCKS_DAY[heir.faces[RED]]],
    }
    if s.over:
        out["summary"] = summary(s)
    return out


def plan_view(which: int, plan: int) -> dict[str, Any]:
    """A plan card of a set: its kind and its entries."""
    entries = zip(ENTRIES[which][plan], IS_SPECIAL[which][plan], strict=True)
    return {
        "plan": facts.PLANS[plan],
        "kind": "perform" if IS_PERFORM[plan] else "setup",
        "entries": [
            {"location": facts.LOCATIONS[place], "special": special}
            for place, special in entries
        ],
    }


def summary(s: Trickerion) -> dict[str, Any]:
    """How a solo game ended: both scores, and where the Fame came from.

    The seed is told by the record or the room, not by the table. [H-19]
    """
    won = bool(s.winners())
    return {
        "won": won,
        "difficulty": DIFFICULTIES[s.difficulty],
        "tuning": s.settings["tuning"],
        "human": account(s, 0),
        "heir": account(s, facts.HEIR),
    }


def account(s: Trickerion, player: int) -> dict[str, Any]:
    """One side's final score by source: Fame during the game, then the lines of the end."""
    score = scored(s, player)
    tally = s.heirs[0].tally
    fame = {SOURCE_NAMES[i]: tally[player * SOURCES + i] for i in range(SOURCES)}
    end = {
        "shards": score.shards,
        "coins": score.coins,
        "cards": score.cards,
        "tricks": sum(score.tricks),
        "leftovers": score.leftovers,
        "characters": score.characters,
    }
    if s.academy:
        built = s.academies[0].built[player]
        fame["renovations"] = built
        fame["rest"] -= built
        end["banners"] = score.banners
    return {"total": score.total(), "fame": fame, "end": end}


# -- re-dealing


def plans_anew(s: Trickerion, deal: Redeal) -> None:
    """The plans still hidden change places as far as the way the deck was built allows.

    Of every step of the building the kinds are known, not their order, nor which one left.
    [H-2.11]
    """
    heir = s.heirs[0]
    if not heir.line:
        return  # he has not come to the table yet
    shown = [*heir.plans_past, *([heir.plan] if heir.plan >= 0 else [])]  # the top one first
    hidden = [p for p in plans_of(s) if p not in shown]
    setups = [p for p in hidden if not IS_PERFORM[p]]
    performs = [p for p in hidden if IS_PERFORM[p]]
    kinds_left = kinds_of_steps(s, shown)
    if not kinds_left:  # nobody built this deck: any order is as likely as another
        deal.mix(hidden)
        left = len(heir.plans)
        heir.plans, heir.plans_gone = hidden[:left], sorted(hidden[left:])
        return
    deal.mix(setups)
    deal.mix(performs)
    deck: list[int] = []
    gone: list[int] = []
    for step in range(len(STEP_KEEP)):
        kinds = kinds_left[step]
        deal.mix(kinds)
        cards = [performs.pop() if kind else setups.pop() for kind in kinds]
        above = sum(STEP_KEEP[step + 1 :])
        left = STEP_KEEP[step] - len(shown[above : above + STEP_KEEP[step]])
        deck += cards[:left]
        gone += cards[left:]
    heir.plans = deck
    heir.plans_gone = sorted(gone)


def kinds_of_steps(s: Trickerion, shown: list[int]) -> list[list[int]]:
    """For each step of the building the kinds not shown yet: 0 sets up, 1 performs. [H-2.11]

    Nothing, where the shown plans cannot have come from it: positions may be laid out so.
    """
    out: list[list[int]] = []
    if len(shown) + len(s.heirs[0].plans) != sum(STEP_KEEP):
        return out
    for step in range(len(STEP_KEEP)):
        above = sum(STEP_KEEP[step + 1 :])
        seen = shown[above : above + STEP_KEEP[step]]
        performs = len([p for p in seen if IS_PERFORM[p]])
        setups_left = STEP_SETUP[s.academy][step] - len(seen) + performs
        performs_left = STEP_PERFORM[s.academy][step] - performs
        if setups_left < 0 or performs_left < 0:
            return []
        out.append([0] * setups_left + [1] * performs_left)
    return out
