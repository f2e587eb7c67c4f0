"""The Heir at the Academy: secrets, rooms, lectures, practice. [H-13]"""

from __future__ import annotations

from arcanum.games.trickerion.rules.academy.facts import (
    BY_LEVEL,
    CHEAPER_PREPARATION,
    CHEAPEST_UP_TO,
    COINS_REMOVED,
    COST,
    EXTRA_MARKER,
    FEWER_COMPONENTS,
    GEERT,
    HEIR_SECRETS,
    IS_CLASSROOM,
    LEVELS,
    PRACTICE_COINS,
    ROOM_THRESHOLD,
    TEACH_YIELD,
    TILE_EFFECT,
    TILE_LEVEL,
)
from arcanum.games.trickerion.rules.academy.renovate import earn_fame, lay_tile, place_banners
from arcanum.games.trickerion.rules.academy.rooms import (
    empty_spaces,
    free_slots,
    has_effect,
    put_fifth_away,
    put_in_room,
    room_slot_of,
    take_fifth,
    tiles_left,
)
from arcanum.games.trickerion.rules.academy.secrets import learn
from arcanum.games.trickerion.rules.base.facts import HEIR, LEVEL, NOTHING, RoomSlot, Trick
from arcanum.games.trickerion.rules.base.resources import gain_coins, gain_shards, pay_coins
from arcanum.games.trickerion.rules.base.table import Trickerion, slot_of_trick
from arcanum.games.trickerion.rules.base.words import BUILDER, CHEAPEST, DEAREST
from arcanum.games.trickerion.rules.heir.facts import ACADEMY_ACTIONS
from arcanum.games.trickerion.rules.heir.lectures import pay_lecture


def work_at_academy(s: Trickerion, points: int) -> None:
    """Once through the steps, then what is left by turns. [H-13.1, H-13.2, H-13.7]"""
    left = ACADEMY_ACTIONS[s.difficulty][max(points, 1) - 1]
    s.note("heir-works-at-academy", left)
    odd = s.round % 2 == 1
    rooms = [teach, practise] if odd else [practise, teach]
    for step in [learn_secret, renovate, *rooms]:
        if left and step(s):
            left -= 1
    turn = 0
    while left:
        if rooms[turn](s) or rooms[1 - turn](s):
            turn = 1 - turn
        elif not renovate_anyway(s):
            s.note("heir-actions-lost", left)
            return
        left -= 1


# -- step 1; every step returns whether it was possible


def learn_secret(s: Trickerion) -> bool:
    """With fewer than two, a random one of those on display. [H-13.3, H-24 RUL-12]"""
    here = s.academies[0]
    shown = [secret for secret in here.display if secret >= 0]
    if len(here.own[HEIR]) >= HEIR_SECRETS or not shown:
        return False
    secret = shown[s.below(len(shown))]
    learn(s, HEIR, secret, NOTHING)
    s.note("heir-learns-secret", secret, len(here.own[HEIR]))
    return True


# -- step 2


def renovate(s: Trickerion) -> bool:
    """If the human has at least as many banners beside rooms. [H-13.4]"""
    placed = s.academies[0].placed
    return placed[0] >= placed[HEIR] and build(s, "heir-renovates")


def renovate_anyway(s: Trickerion) -> bool:
    """Even with more banners than the human, if nothing else is left. [H-13.7]"""
    return build(s, "heir-renovates-anyway")


def build(s: Trickerion, told: str) -> bool:
    """Fame, a random tile, banners; up to 9 Coins leave the safe. [H-13.4]"""
    here = s.academies[0]
    choice = investment(s)
    if not here.banners[HEIR] or choice < 0:
        return False
    space, level = choice // LEVELS, choice % LEVELS
    s.note(told, space, level, why_level(s))
    earn_fame(s, HEIR, space, level)
    tiles = tiles_left(here, IS_CLASSROOM[space], level)
    lay_tile(s, HEIR, tiles[s.below(len(tiles))], space)
    place_banners(s, HEIR)
    coins = min(COINS_REMOVED, s.troupes[HEIR].coins)
    if coins:
        s.note("heir-empties-safe", coins)
        pay_coins(s, HEIR, coins)
    if s.heir_has(GEERT):
        s.note("uses-ability", HEIR, GEERT)
        gain_shards(s, HEIR, 1)  # [H-21]
    return True


def why_level(s: Trickerion) -> int:
    """Which levels he looks for: the cheapest with an almost empty safe. [H-13.4, H-21]"""
    if s.heir_has(GEERT):
        return BUILDER
    return CHEAPEST if s.troupes[HEIR].coins <= CHEAPEST_UP_TO else DEAREST


def investment(s: Trickerion) -> int:
    """Space and level, `space * 3 + level`; -1 if none is open to him.

    Ties: classrooms first in odd rounds, practice rooms in even ones; then from the top.
    [H-13.4]
    """
    fame = s.troupes[HEIR].fame
    sign = 1 if why_level(s) == CHEAPEST else -1
    classrooms_first = s.round % 2 == 1
    best, lowest = NOTHING, 0
    for first in (True, False):
        for space in empty_spaces(s):
            if (IS_CLASSROOM[space] == classrooms_first) != first:
                continue
            for level in range(LEVELS):
                cost = COST[space][level] * sign
                if fame >= ROOM_THRESHOLD[level] and (best < 0 or cost < lowest):
                    best, lowest = space * LEVELS + level, cost
    return best


# -- steps 3 and 4


def tricks_outside(s: Trickerion) -> list[Trick]:
    """His tricks in no room, from left to right. [H-13.5]"""
    return [t for t in s.troupes[HEIR].tricks if t >= 0 and room_slot_of(s, HEIR, t) < 0]


def highest_room(s: Trickerion, slots: list[RoomSlot]) -> RoomSlot:
    """The uppermost of these slots in the topmost room of the highest level. [H-24 RUL-13]"""
    rooms = s.academies[0].rooms
    best = NOTHING
    for slot in slots:
        if best < 0 or TILE_LEVEL[rooms[slot // 2]] > TILE_LEVEL[rooms[best // 2]]:
            best = slot
    return best


def teach(s: Trickerion) -> bool:
    """The rightmost trick outside goes to a classroom; no own-level bonus. [H-13.5, TV-4]"""
    tricks, slot = tricks_outside(s), highest_room(s, free_slots(s, True))
    if not tricks or slot < 0:
        return False
    trick = tricks[-1]
    put_in_room(s, HEIR, trick, slot)
    s.note("heir-teaches", trick, slot)
    if s.active == TEACH_YIELD:
        pay_lecture(s, trick, 1)  # [H-20.2]
    return True


def practise(s: Trickerion) -> bool:
    """The leftmost trick outside goes to a practice room.

    Slots that lower requirements do not exist for him. [H-13.6, H-24 RUL-13, TV-4]
    """
    rooms = s.academies[0].rooms
    unusable = (FEWER_COMPONENTS, CHEAPER_PREPARATION)
    slots = [
        slot
        for slot in free_slots(s, False)
        if TILE_EFFECT[rooms[slot // 2]][slot % 2] not in unusable
    ]
    tricks, slot = tricks_outside(s), highest_room(s, slots)
    if not tricks or slot < 0:
        return False
    trick = tricks[0]
    put_in_room(s, HEIR, trick, slot)
    s.note("heir-practises", trick, slot)
    if has_effect(s, HEIR, trick, EXTRA_MARKER):
        add_marker(s, trick)
    if s.active == PRACTICE_COINS:
        gain_coins(s, HEIR, BY_LEVEL[LEVEL[trick] - 1])  # [H-20.2]
    return True


def add_marker(s: Trickerion, trick: Trick) -> None:
    """One additional marker at once. [H-13.6]"""
    me = s.troupes[HEIR]
    at = slot_of_trick(me, trick)
    take_fifth(s, HEIR, me.symbols[at])
    me.ready[at] += 1
    me.supply[me.symbols[at]] -= 1
    put_fifth_away(s, HEIR, me.symbols[at])
    s.note("heir-extra-marker", trick)
