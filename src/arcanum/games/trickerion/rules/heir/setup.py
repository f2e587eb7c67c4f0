"""The Heir comes to the table. [H-2]"""

from __future__ import annotations

from arcanum.games.trickerion.rules.base.facts import (
    APPRENTICE,
    ASSISTANT,
    BASE_MAGICIANS,
    ENGINEER,
    HEIR,
    LEVEL,
    MAGICIAN,
    MAGICIAN_SCHOOL,
    MAGICIANS,
    MANAGER,
    PROTEGE,
    ROLE,
    SCHOOL,
    TRICKS,
)
from arcanum.games.trickerion.rules.base.resources import gain_coins, gain_fame
from arcanum.games.trickerion.rules.base.table import (
    AT_HOME,
    FROM_START,
    Trickerion,
    permanent_hand,
)
from arcanum.games.trickerion.rules.heir.facts import (
    EXTRA_COINS,
    HEIR_COINS,
    HEIR_FAME,
    HEIR_SHARDS,
    IS_EXCLUDED,
    START_APPRENTICES,
    START_SPECIALISTS,
)
from arcanum.games.trickerion.rules.heir.plans import build_deck, mix
from arcanum.games.trickerion.rules.heir.tricks import receive
from arcanum.kernel.frames import Frame


class HeirSetup(Frame[Trickerion]):
    """Magician, characters, first trick, cards and plans.

    [H-2.1, H-2.5, H-2.7, H-2.9, H-2.12]
    """

    def run(self, s: Trickerion) -> None:
        me = s.troupes[HEIR]
        if me.magician < 0:
            mine = MAGICIAN_SCHOOL[s.troupes[0].magician]
            most = len(MAGICIANS) if s.academy else BASE_MAGICIANS
            rest = [m for m in range(most) if MAGICIAN_SCHOOL[m] != mine]
            me.magician = rest[s.below(len(rest))]
        s.note("heir-leads", me.magician)
        me.hand = permanent_hand(s)
        gather_team(s)
        first = [
            t
            for t in range(len(TRICKS))
            if s.residence[t]
            and LEVEL[t] == 1
            and SCHOOL[t] == MAGICIAN_SCHOOL[me.magician]
            and not IS_EXCLUDED[t]
        ]
        trick = first[s.below(len(first))]
        s.note("heir-first-trick", trick)
        receive(s, trick)
        build_deck(s)


def gather_team(s: Trickerion) -> None:
    """Magician, protégé, specialists, apprentices, from left to right. [H-2.6, H-24 RUL-1]"""
    me, heir = s.troupes[HEIR], s.heirs[0]
    specialists = [ENGINEER, MANAGER, ASSISTANT]
    mix(s, specialists)
    heir.line = [MAGICIAN, PROTEGE] if s.academy else [MAGICIAN]
    heir.line += specialists[: START_SPECIALISTS[s.academy][s.difficulty]]
    for i in range(START_APPRENTICES[s.academy][s.difficulty]):
        heir.line.append(APPRENTICE + i)
    for c in heir.line:
        me.at[c] = AT_HOME
        if c != MAGICIAN:
            s.note("heir-starts-with", ROLE[c])


def start_purse(s: Trickerion) -> None:
    """An empty safe, as much Fame as the human; 8 Coins if that was chosen.

    [H-2.10, H-22.2]
    """
    gain_fame(s, HEIR, HEIR_FAME[s.academy], FROM_START)
    coins = HEIR_COINS
    if s.settings["tuning"] in ("harder_heir_coins", "harder_both"):
        coins += EXTRA_COINS
    gain_coins(s, HEIR, coins)
    s.troupes[HEIR].shards = HEIR_SHARDS
