"""Final scoring and the winner. [T-10]"""

from __future__ import annotations

from typing import Final

from arcanum.games.trickerion.rules.base.facts import (
    APPRENTICE_FAME,
    ASSISTANT,
    CAP,
    CARD_FAME,
    CHARACTERS,
    COINS_PER_FAME,
    END_BONUS,
    ENGINEER,
    LEVEL,
    MANAGER,
    PERMANENT,
    SPECIALIST_FAME,
    TIER,
    TIERS,
    Trick,
)
from arcanum.games.trickerion.rules.base.table import (
    SUPPLY,
    Trickerion,
    Troupe,
    apprentices,
    count,
    meets,
    slot_of_trick,
)
from arcanum.kernel.frames import Player

SPECIALISTS: Final = (ENGINEER, MANAGER, ASSISTANT)
KINDS: Final = [
    "",
    "per_trick_of_level",
    "flat_if_tricks_owned",
    "per_special_assignment_in_hand",
    "per_shard",
    "per_coins",
    "per_marker_on_own_trick_cards",
    "per_component_of_tier",
    "flat_if_specialists",
    "per_apprentice",
]
PER_TRICK_OF_LEVEL: Final = 1
IF_TRICKS_OWNED: Final = 2
PER_SPECIAL_IN_HAND: Final = 3
PER_SHARD: Final = 4
PER_COINS: Final = 5
PER_MARKER: Final = 6
PER_COMPONENT_OF_TIER: Final = 7
IF_SPECIALISTS: Final = 8
PER_APPRENTICE: Final = 9
KIND: Final[list[int]] = [KINDS.index(bonus.get("kind", "")) for bonus in END_BONUS]
FAME_EACH: Final[list[int]] = [bonus.get("fame", 0) for bonus in END_BONUS]
OF: Final[list[int]] = [  # level, number of tricks, coins or tier that a bonus speaks of
    bonus.get("level", bonus.get("tricks", bonus.get("coins", 0)))
    if "tier" not in bonus
    else TIERS.index(bonus["tier"])
    for bonus in END_BONUS
]
TEAM: Final[list[list[int]]] = [
    [CHARACTERS.index(name) for name in bonus.get("specialists", [])] for bonus in END_BONUS
]


class Score:
    """The lines of one player's final score. [T-10.1]"""

    def __init__(self) -> None:
        self.fame: int = 0
        self.shards: int = 0
        self.coins: int = 0
        self.apprentices: int = 0
        self.specialists: int = 0
        self.cards: int = 0
        self.tricks: list[int] = [0, 0, 0, 0]  # by trick slot
        self.leftovers: int = 0  # markers on cards, the Heir only [H-19.1]
        self.characters: int = 0  # from the seventh on, the Heir only [H-19.1]
        self.banners: int = 0  # with the Academy only

    def total(self) -> int:
        """All of it."""
        return (
            self.fame
            + self.shards
            + self.coins
            + self.apprentices
            + self.specialists
            + self.cards
            + sum(self.tricks)
            + self.leftovers
            + self.characters
            + self.banners
        )


def scored(s: Trickerion, player: Player) -> Score:
    """The score of a player if the game ended now. [T-10.1, T-10.2, T-12.5, INV-42]"""
    out = s.automa.scored(s) if player >= s.seats else own_score(s, player)
    for module in s.modules:
        module.add_to_score(s, player, out)
    return out


def own_score(s: Trickerion, player: Player) -> Score:
    """The lines of somebody who sits at the table. [T-10.1]"""
    me = s.troupes[player]
    out = Score()
    out.fame = me.fame
    out.shards = min(CAP, me.shards)
    out.coins = min(CAP, me.coins // COINS_PER_FAME)
    if s.alley:
        out.cards = min(CAP, specials_in_hand(me) * CARD_FAME)
        for slot in range(4):
            trick = me.tricks[slot]
            if trick >= 0 and LEVEL[trick] == 3 and does_score(s, me, trick):
                out.tricks[slot] = min(CAP, end_bonus(me, trick))
    else:
        out.apprentices = min(CAP, apprentices(me) * APPRENTICE_FAME)
        n = 0
        for c in SPECIALISTS:
            if me.at[c] != SUPPLY:
                n += 1
        out.specialists = min(CAP, n * SPECIALIST_FAME)
    return out


def specials_in_hand(me: Troupe) -> int:
    """Special Assignment cards in hand."""
    n = 0
    for card in me.hand:
        if card < PERMANENT:
            n += 1
    return n


def does_score(s: Trickerion, me: Troupe, trick: Trick) -> bool:
    """Components, or [RU] a marker on the card. [T-10.3]"""
    if meets(me, trick):
        return True
    if s.settings["level3_scoring"] == "components_only":
        return False
    return me.ready[slot_of_trick(me, trick)] > 0


def end_bonus(me: Troupe, trick: Trick) -> int:
    """What a level-3 Trick counts, before its cap. [T-10.3]"""
    kind, each, of = KIND[trick], FAME_EACH[trick], OF[trick]
    n = 0
    if kind == PER_TRICK_OF_LEVEL:
        for t in me.tricks:
            if t >= 0 and LEVEL[t] == of:
                n += 1
    elif kind == IF_TRICKS_OWNED:
        owned = 0
        for t in me.tricks:
            if t >= 0:
                owned += 1
        n = 1 if owned >= of else 0
    elif kind == PER_SPECIAL_IN_HAND:
        n = specials_in_hand(me)
    elif kind == PER_SHARD:
        n = me.shards
    elif kind == PER_COINS:
        n = me.coins // of
    elif kind == PER_MARKER:
        n = sum(me.ready)
    elif kind == PER_COMPONENT_OF_TIER:
        for c in range(12):
            if TIER[c] == of:
                n += count(me, c)
    elif kind == IF_SPECIALISTS:
        n = 1
        for c in TEAM[trick]:
            if me.at[c] == SUPPLY:
                n = 0
    elif kind == PER_APPRENTICE:
        n = apprentices(me)
    return n * each


def counts_hand(trick: Trick) -> bool:
    """Whether a Trick's bonus counts the Special cards in hand."""
    return trick >= 0 and KIND[trick] == PER_SPECIAL_IN_HAND


def score_of(s: Trickerion, player: Player) -> int:
    """The final Fame of a player."""
    return scored(s, player).total()


def winners(s: Trickerion) -> list[Player]:
    """Most Fame; a tie goes to the earlier in the last turn order; nobody if the Heir won.

    [T-10.4, Q-20]
    """
    scores = [score_of(s, p) for p in range(s.n)]
    most = max(scores)
    for p in s.order:
        if scores[p] == most:
            return [p] if p < s.seats else []
    return []
