"""The Heir comes to the table. [H-2]"""

from __future__ import annotations

from arcanum.games.trickerion.rules.base.facts import (
    APPRENTICE,
    ASSISTANT,
    ENGINEER,
    HEIR,
    LEVEL,
    MAGICIAN,
    MAGICIAN_SCHOOL,
    MAGICIANS,
    MANAGER,
    NEUTRAL_SLOT,
    NEUTRAL_UP,
    NOBODY,
    PERFORMANCES,
    PROTEGE,
    ROLE,
    SCHOOL,
    SOLO,
    TRICKS,
)
from arcanum.games.trickerion.rules.base.markers import marker, place_of
from arcanum.games.trickerion.rules.base.resources import gain_coins, gain_fame
from arcanum.games.trickerion.rules.base.setup import (
    ChooseMagician,
    ChooseSpecialist,
    EngineerTrick,
    FinishSetup,
    StartComponents,
    StartTrick,
    magicians_of,
)
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


def lay_neutral_markers(s: Trickerion) -> None:
    """Each solo card has a marker that belongs to nobody and never leaves. [H-2.2, H-15.9]"""
    for card in range(SOLO, len(PERFORMANCES)):
        trick = SCHOOL.index(NEUTRAL_UP[card])
        s.put_marker(place_of(card, NEUTRAL_SLOT[card]), marker(NOBODY, trick, 0, 0))


def start_solo(s: Trickerion) -> None:
    """The only player chooses, then the Heir is set up, then the Engineer's gift comes.

    [H-2.4, H-2.7, H-24 RUL-19, H-26 D-2]
    """
    me = s.troupes[0]
    me.hand = permanent_hand(s)
    me.at[MAGICIAN] = AT_HOME
    me.at[APPRENTICE] = AT_HOME
    s.note("game-starts", 0)
    if s.settings["heir_magician"] != "random":
        s.troupes[HEIR].magician = MAGICIANS.index(s.settings["heir_magician"])
    s.then(
        ChooseMagician(0),
        StartTrick(0),
        StartComponents(0, 0),
        ChooseSpecialist(0),
        HeirSetup(),
        EngineerTrick(0),
        FinishSetup(),
    )


class HeirSetup(Frame[Trickerion]):
    """Magician, characters, first trick, cards and plans.

    [H-2.1, H-2.5, H-2.7, H-2.9, H-2.12]
    """

    def run(self, s: Trickerion) -> None:
        me = s.troupes[HEIR]
        if me.magician < 0:
            mine = MAGICIAN_SCHOOL[s.troupes[0].magician]
            rest = [m for m in magicians_of(s) if MAGICIAN_SCHOOL[m] != mine]
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
