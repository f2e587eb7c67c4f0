"""The Heir's plans: the deck, and which card lies under which character. [H-2.11, H-6]"""

from __future__ import annotations

from arcanum.games.trickerion.rules.base.facts import (
    CARD_LOCATION,
    CREW,
    HEIR,
    NOTHING,
    PERMANENT,
    PLANS,
    SEEN_PLACE,
    SEEN_PLAN,
    Card,
    Character,
)
from arcanum.games.trickerion.rules.base.table import UP, Trickerion
from arcanum.games.trickerion.rules.heir.facts import (
    BOARD_SPACES,
    ENTRIES,
    IS_FOR_ACADEMY,
    IS_PERFORM,
    IS_SPECIAL,
    STEP_KEEP,
    STEP_PERFORM,
    STEP_SETUP,
)
from arcanum.games.trickerion.rules.heir.mood import should_be_ready, tell_mood
from arcanum.kernel.frames import Frame


def plans_of(s: Trickerion) -> list[int]:
    """The plans of this game. [H-1, H-23]"""
    return [p for p in range(len(PLANS)) if IS_FOR_ACADEMY[p] == s.academy]


def build_deck(s: Trickerion) -> None:
    """Seven plans, one for each round, from the bottom up; the rest leaves unseen.

    [H-2.11, H-23]
    """
    heir = s.heirs[0]
    setups = [p for p in plans_of(s) if not IS_PERFORM[p]]
    performs = [p for p in plans_of(s) if IS_PERFORM[p]]
    mix(s, setups)
    mix(s, performs)
    for step in range(len(STEP_KEEP)):
        taken = [setups.pop() for _ in range(STEP_SETUP[s.academy][step])]
        taken += [performs.pop() for _ in range(STEP_PERFORM[s.academy][step])]
        mix(s, taken)
        heir.plans += taken[: STEP_KEEP[step]]
        heir.plans_gone += taken[STEP_KEEP[step] :]
    heir.plans_gone.sort()


def mix(s: Trickerion, plans: list[int]) -> None:
    """Shuffles in place."""
    for i in range(len(plans) - 1, 0, -1):
        j = s.below(i + 1)
        plans[i], plans[j] = plans[j], plans[i]


class RevealPlan(Frame[Trickerion]):
    """Last round's plan goes, the next one is shown, then the cards are laid.

    [H-6.1, H-6.2, H-6.3]
    """

    def run(self, s: Trickerion) -> None:
        heir = s.heirs[0]
        if heir.plan >= 0:
            heir.plans_past.append(heir.plan)
        heir.plan = heir.plans.pop()
        s.reveal(SEEN_PLAN + heir.plan)
        s.note("heir-plan-perform" if IS_PERFORM[heir.plan] else "heir-plan-setup", heir.plan)
        heir.is_ready = should_be_ready(s)
        tell_mood(s)
        distribute(s)


def distribute(s: Trickerion) -> None:
    """Entries and characters in parallel, both from left to right; the additional area idles.

    [H-6.4, H-6.5, H-24 RUL-2, TV-7]
    """
    heir = s.heirs[0]
    entries = ENTRIES[heir.plan_set][heir.plan]
    special = IS_SPECIAL[heir.plan_set][heir.plan]
    at = 0
    for c in heir.line[: BOARD_SPACES[s.academy]]:
        card = NOTHING
        while at < len(entries) and card < 0:
            card = card_for(s, entries[at], special[at])
            if card < 0:
                s.note("heir-skips-entry", entries[at])
            at += 1
        if card >= 0:
            lay_card(s, c, card)


def card_for(s: Trickerion, place: int, special: bool) -> Card:
    """A permanent card of a location, or the special one held longest; -1 without one.

    [H-6.4, H-6.5, H-24 RUL-3]
    """
    hand = s.troupes[HEIR].hand
    if not special:
        return PERMANENT + place if PERMANENT + place in hand else NOTHING
    for card in s.heirs[0].held:
        if CARD_LOCATION[card] == place and card in hand:
            return card
    return NOTHING


def lay_card(s: Trickerion, character: Character, card: Card) -> None:
    """A card lies face up under a character."""
    me = s.troupes[HEIR]
    me.hand.remove(card)
    me.cards[character] = card
    me.face[character] = UP
    s.reveal(SEEN_PLACE + HEIR * CREW + character)
    s.note("heir-lays", character, card)
