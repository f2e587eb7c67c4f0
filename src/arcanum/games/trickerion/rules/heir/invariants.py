"""What holds of the Heir at every decision. [H-27]"""

from __future__ import annotations

from arcanum.games.trickerion.rules.base.facts import (
    APPRENTICE,
    CREW,
    HEIR,
    MAGICIAN,
    MASTER_OF_CHAINS,
    PERMANENT,
    PROTEGE,
    Character,
)
from arcanum.games.trickerion.rules.base.markers import Marker, owner_of, pieces, trick_of
from arcanum.games.trickerion.rules.base.table import (
    AT_INN,
    PLACING,
    SOURCES,
    SUPPLY,
    Trickerion,
)
from arcanum.games.trickerion.rules.base.theater import markers_on
from arcanum.games.trickerion.rules.heir.facts import TRICK_SPACES
from arcanum.games.trickerion.rules.heir.mood import should_be_ready
from arcanum.games.trickerion.rules.heir.plans import plans_of
from arcanum.games.trickerion.rules.heir.tricks import capacity, yields_more


def may_lie_askew(s: Trickerion, m: Marker) -> bool:
    """Whether a marker may lie with its own corner in no circle. [H-15.4, H-27]"""
    return owner_of(m) == HEIR and s.heir_has(MASTER_OF_CHAINS)


def heir_wrong(s: Trickerion) -> list[str]:
    """Everything that does not hold."""
    if not s.heirs[0].line:
        return []  # he has not come to the table yet
    return [*tricks_wrong(s), *team_wrong(s), *plans_wrong(s), *fame_wrong(s)]


def tricks_wrong(s: Trickerion) -> list[str]:
    """At most 4 tricks by yield from the left, each with all its markers. [H-10.5, H-16.5]"""
    me = s.troupes[HEIR]
    wrong = []
    owned = [t for t in me.tricks if t >= 0]
    if owned != me.tricks[: len(owned)] or len(owned) > TRICK_SPACES:
        wrong.append(f"H-10.5: the tricks lie as {me.tricks}")
    for i in range(len(owned)):
        if i and yields_more(owned[i], owned[i - 1]):
            wrong.append(f"H-10.5: trick {owned[i]} lies right of {owned[i - 1]}")
        out = sum(
            pieces(m)
            for card in s.row
            if card >= 0
            for m in markers_on(s, card)
            if owner_of(m) == HEIR and trick_of(m) == owned[i]
        )
        if me.ready[i] + out != capacity(s, owned[i]):
            wrong.append(f"H-27: trick {owned[i]} has {me.ready[i]} and {out} markers")
    if set(s.heirs[0].wanted) - {0, 1}:
        wrong.append("H-2.8: a type stands twice on the shopping list")
    return wrong


def rank_of(c: Character) -> int:
    """Where a character stands in line: magician, protégé, specialists, apprentices."""
    if c == PROTEGE:
        return 1
    return 0 if c == MAGICIAN else 2 if c < APPRENTICE else 3


def team_wrong(s: Trickerion) -> list[str]:
    """Everybody on the board is in line, in the right order. [H-2.6, H-18.3]"""
    me, heir = s.troupes[HEIR], s.heirs[0]
    wrong = []
    owned = [c for c in range(CREW) if me.at[c] not in (SUPPLY, AT_INN)]
    if sorted(heir.line) != owned:
        wrong.append(f"H-18.3: {owned} are on the board, {heir.line} in line")
    ranks = [rank_of(c) for c in heir.line]
    if ranks != sorted(ranks):
        wrong.append(f"H-2.6: the line is {heir.line}")
    specials = [c for c in [*me.hand, *me.cards] if 0 <= c < PERMANENT]
    if sorted(specials) != sorted(heir.held):
        wrong.append(f"H-27: special cards {specials}, in order {heir.held}")
    if any(not s.can_name(None, card) for card in specials):
        wrong.append("H-25: a special card of the Heir is hidden")
    return wrong


def plans_wrong(s: Trickerion) -> list[str]:
    """Every plan is somewhere, one a round; the mood follows from the plan. [H-2.11, H-7.1]"""
    heir = s.heirs[0]
    wrong = []
    shown = heir.plans_past + ([heir.plan] if heir.plan >= 0 else [])
    every = plans_of(s)
    if sorted(shown + heir.plans + heir.plans_gone) != every:
        wrong.append("H-2.11: a plan is missing or doubled")
    if len(shown + heir.plans) != 7:
        wrong.append(f"H-2.11: {len(shown + heir.plans)} plans for seven rounds")
    if s.phase == PLACING:
        if len(shown) != s.round:
            wrong.append(f"H-6.2: {len(shown)} plans shown in round {s.round}")
        if heir.is_ready != should_be_ready(s):
            wrong.append("H-7.2: the mood does not fit")
    return wrong


def fame_wrong(s: Trickerion) -> list[str]:
    """Where the Fame came from adds up."""
    wrong = []
    for p in (0, HEIR):
        told = sum(s.heirs[0].tally[p * SOURCES : (p + 1) * SOURCES])
        if told != s.troupes[p].fame:
            wrong.append(f"tally: side {p} has {s.troupes[p].fame} Fame, logged {told}")
    return wrong
