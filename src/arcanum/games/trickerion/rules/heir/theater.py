"""The Heir backstage: which marker goes where, and what its links bring. [H-15]"""

from __future__ import annotations

from arcanum.games.trickerion.rules.academy.facts import FREE_ORIENTATION, LUMENIA
from arcanum.games.trickerion.rules.academy.rooms import has_effect
from arcanum.games.trickerion.rules.base.facts import (
    ACCLAIM,
    ACCLAIM_FAME,
    ACROSS,
    CARD_SLOTS,
    CIRCLES,
    FAME_FOR_SHARDS,
    HEIR,
    LEVEL,
    LINK_PAY,
    MASTER_OF_CHAINS,
    NOBODY,
    NOTHING,
    SCHOOL,
    SHARD_FAME,
    SHARD_THERE,
    Perf,
    Trick,
)
from arcanum.games.trickerion.rules.base.markers import (
    TURNS,
    Place,
    Spot,
    marker,
    owner_of,
    place_of,
    slot_of_spot,
    spot_of,
    trick_of,
    turn_of_spot,
)
from arcanum.games.trickerion.rules.base.resources import gain_fame, gain_shards
from arcanum.games.trickerion.rules.base.table import (
    FROM_LINKS,
    FROM_PROPHECIES,
    Trickerion,
    slot_of_trick,
)
from arcanum.games.trickerion.rules.base.theater import (
    holds_any,
    is_full,
    is_link,
    takes_another,
)
from arcanum.games.trickerion.rules.base.words import (
    LEAVING,
    LEFTMOST,
    WITH_HUMAN,
    WITH_OWN,
    WITH_OWN_AND_HUMAN,
)
from arcanum.games.trickerion.rules.heir.facts import LEAVING_ROUNDS, MARKERS_SET, THEATER_MOST

HUMAN = 0


# -- which card


def leaving_card(s: Trickerion) -> Perf:
    """The card that leaves at the end of this round; -1 if none does, or in the last round.

    [H-15.5]
    """
    return s.row[-1] if s.round in LEAVING_ROUNDS else NOTHING


def fits(s: Trickerion, trick: Trick, card: Perf) -> bool:
    """A free slot, and no Heir marker of the same trick, or one with `second_marker`.

    [H-15.4, A-5.7]
    """
    if card < 0 or is_full(s, card):
        return False
    return takes_another(s, card, HEIR, trick)


def usable(s: Trickerion, trick: Trick, leaving: bool) -> list[Perf]:
    """The cards that can take a trick, from the left: those that stay, or the leaving one."""
    gone = leaving_card(s)
    return [card for card in s.row if (card == gone) == leaving and fits(s, trick, card)]


def next_trick(s: Trickerion) -> Trick:
    """The leftmost trick with a marker that fits on a card that stays, else on the other.

    [H-15.3, H-15.5, H-24 RUL-14, TV-16]
    """
    me = s.troupes[HEIR]
    for leaving in (False, True):
        for i in range(4):
            if me.tricks[i] >= 0 and me.ready[i] and usable(s, me.tricks[i], leaving):
                return me.tricks[i]
    return NOTHING


def can_set_up(s: Trickerion) -> bool:
    """Whether a single marker could be set up anywhere. [H-8.6]"""
    return next_trick(s) >= 0


def card_for(s: Trickerion, trick: Trick) -> Perf:
    """Beside own markers, then beside the human's, then the leftmost. [H-15.5]"""
    cards = usable(s, trick, False)
    if not cards:
        cards = usable(s, trick, True)
    with_own = [card for card in cards if holds_any(s, card, HEIR)]
    if with_own:
        cards = with_own
    with_human = [card for card in cards if holds_any(s, card, HUMAN)]
    return with_human[0] if with_human else cards[0]


def why_card(s: Trickerion, card: Perf) -> int:
    """The reason for a card, to tell it. [H-15.5]"""
    if card == leaving_card(s):
        return LEAVING
    own, human = holds_any(s, card, HEIR), holds_any(s, card, HUMAN)
    if own and human:
        return WITH_OWN_AND_HUMAN
    if own:
        return WITH_OWN
    return WITH_HUMAN if human else LEFTMOST


# -- which slot, and how it is turned


def worth(s: Trickerion, card: Perf, slot: int, trick: Trick) -> int:
    """Fame and Shards of the links a marker just laid there makes, as one number to compare.

    A prophecy counts by what it adds; `bonus_shard` doubles each Shard and changes no order.
    [H-15.6, H-20.3, H-24 RUL-15]
    """
    fame = shards = 0
    for d in range(TURNS):
        if is_link(s, card, slot, d):
            fame += LINK_PAY[LEVEL[trick]] + radiance(s)
            if SHARD_THERE[card][spot_of(slot, d)]:
                shards += 1
                fame += SHARD_FAME if s.active == FAME_FOR_SHARDS else 0
    return fame * 100 + shards


def radiance(s: Trickerion) -> int:
    """Lumenia: 1 Fame more for each link. [H-21]"""
    return 1 if s.heir_has(LUMENIA) else 0


def is_free_turn(s: Trickerion, trick: Trick) -> bool:
    """The Master of Chains turns the first marker of a round as he likes; or a practice effect.

    [H-15.4, H-21, A-5.7]
    """
    if has_effect(s, HEIR, trick, FREE_ORIENTATION):
        return True
    return s.heirs[0].set_up == 0 and s.heir_has(MASTER_OF_CHAINS)


def best_spot(s: Trickerion, card: Perf, trick: Trick) -> Spot:
    """Most Fame, then Shards, then the uppermost and leftmost slot, then the first turn.

    [H-15.6, H-26 D-9, TV-14, TV-15]
    """
    best, most = NOTHING, -1
    for slot in CARD_SLOTS[card]:
        at = place_of(card, slot)
        if s.markers[at] >= 0:
            continue
        for turned in range(TURNS):
            spot = spot_of(slot, turned)
            if ACROSS[card][spot] < 0 and not is_free_turn(s, trick):
                continue
            s.put_marker(at, marker(HEIR, trick, turned, 0))
            found = worth(s, card, slot, trick)
            s.put_marker(at, NOTHING)
            if found > most:
                best, most = spot, found
    return best


# -- setting up


def work_in_theater(s: Trickerion, points: int) -> None:
    """Markers one at a time; the Fame for links when the last one lies. [H-15.2, H-15.3]"""
    n = MARKERS_SET[s.difficulty][min(max(points, 1), THEATER_MOST) - 1]
    s.note("heir-sets-up", n)
    laid: list[Place] = []
    for _ in range(n):
        trick = next_trick(s)
        if trick < 0:
            break
        card = card_for(s, trick)
        laid.append(set_up(s, trick, card))
    pay_links(s, laid)


def set_up(s: Trickerion, trick: Trick, card: Perf) -> Place:
    """One marker goes to its spot; returns where it lies. [H-15.6]"""
    me = s.troupes[HEIR]
    why = why_card(s, card)
    spot = best_spot(s, card, trick)
    slot = slot_of_spot(spot)
    me.ready[slot_of_trick(me, trick)] -= 1
    s.put_marker(place_of(card, slot), marker(HEIR, trick, turn_of_spot(spot), 0))
    s.heirs[0].set_up += 1
    s.note("heir-puts", trick, card, spot, why)
    if s.active == ACCLAIM[SCHOOL[trick]]:
        gain_fame(s, HEIR, ACCLAIM_FAME, FROM_PROPHECIES)  # [H-20.2]
    share_shards(s, card, slot)
    return place_of(card, slot)


def share_shards(s: Trickerion, card: Perf, slot: int) -> None:
    """A Shard for each link in a Shard circle, for the human too if it is theirs. [H-15.7]"""
    for d in range(TURNS):
        side = spot_of(slot, d)
        if SHARD_THERE[card][side] and is_link(s, card, slot, d):
            other = owner_of(s.markers[place_of(card, ACROSS[card][side])])
            gain_shards(s, HEIR, 1)
            if other not in (HEIR, NOBODY):
                gain_shards(s, other, 1)


def pay_links(s: Trickerion, laid: list[Place]) -> None:
    """Fame for every link of this turn's markers, in the order best for the Heir.

    A link between two of them counts with the higher level. [H-15.7, H-15.8, TV-17]
    """
    for card in s.row:
        if card < 0:
            continue
        fame = 0
        for circle in CIRCLES[card]:
            ends = [place_of(card, circle[0]), place_of(card, circle[2])]
            new = [LEVEL[trick_of(s.markers[at])] for at in ends if at in laid]
            if new and is_link(s, card, circle[0], circle[1]):
                fame += LINK_PAY[max(new)] + radiance(s)
        if fame:
            s.note("heir-links", fame, card)
            gain_fame(s, HEIR, fame, FROM_LINKS)
