"""The Heir's turns: where he goes, with whom, and with how many action points. [H-8, H-9]"""

from __future__ import annotations

from arcanum.games.trickerion.rules.academy.secrets import protege_points
from arcanum.games.trickerion.rules.base.facts import (
    ACADEMY,
    ADVERTISED_APPRENTICES,
    CARD_LOCATION,
    CREW,
    DARK_ALLEY,
    DOWNTOWN,
    FIRST_SLOT,
    FIRST_WORKSHOP_SLOT,
    GENTLEMAN,
    HEIR,
    IS_APPRENTICE,
    IS_STAGE,
    MAGICIAN,
    MARKET_ROW,
    MECHANIKER,
    NOTHING,
    ONE_BASE_POINT,
    OPTICO,
    PERMANENT,
    PROTEGE,
    SLOT_AP,
    SLOT_DAY,
    STAGE,
    THEATER,
    WORKSHOP,
    Character,
    Slot,
)
from arcanum.games.trickerion.rules.base.placement import (
    free_days,
    is_public,
    open_slots,
    put_disc,
)
from arcanum.games.trickerion.rules.base.resources import gain_fame
from arcanum.games.trickerion.rules.base.table import (
    AT_HOME,
    Trickerion,
    day_of,
    is_ready,
    tricks_owned,
)
from arcanum.games.trickerion.rules.base.words import CONTESTED, IN_ORDER, ONLY_ONE
from arcanum.games.trickerion.rules.heir.academy import work_at_academy
from arcanum.games.trickerion.rules.heir.dark_alley import work_in_dark_alley
from arcanum.games.trickerion.rules.heir.downtown import work_downtown
from arcanum.games.trickerion.rules.heir.facts import (
    BUSY_ORDER,
    HEIR_BASE,
    READY_ORDER,
    SPECIAL_POINTS,
    SURPLUS_FAME,
    TABLE_MOST,
)
from arcanum.games.trickerion.rules.heir.market_row import work_at_market
from arcanum.games.trickerion.rules.heir.theater import can_set_up, work_in_theater
from arcanum.kernel.frames import Frame

# -- who can be placed


def is_unplaced(s: Trickerion, character: Character) -> bool:
    """Whether a Heir character has a card and was not placed yet. [H-8.6]"""
    me = s.troupes[HEIR]
    return (
        me.at[character] == AT_HOME and me.cards[character] >= 0 and character not in me.placed
    )


def location_of(s: Trickerion, character: Character) -> int:
    """Where the card under a character sends it."""
    return CARD_LOCATION[s.troupes[HEIR].cards[character]]


def unplaced(s: Trickerion) -> list[Character]:
    """His unplaced characters from left to right."""
    return [c for c in s.heirs[0].line if is_unplaced(s, c)]


def candidates(s: Trickerion) -> list[Character]:
    """Unplaced characters that can be placed now. [H-8.6, H-24 RUL-5]"""
    return [c for c in unplaced(s) if slot_for(s, c) >= 0]


def slot_for(s: Trickerion, character: Character) -> Slot:
    """The slot a character would take; -1 if it cannot be placed now. [H-8.6, H-9.1]"""
    place = location_of(s, character)
    if place == WORKSHOP:
        return FIRST_WORKSHOP_SLOT
    if place == THEATER:
        return theater_slot(s, character)
    for slot in open_slots(s, place):
        if s.board[slot] < 0:
            return slot
    return NOTHING


def theater_slot(s: Trickerion, character: Character) -> Slot:
    """The stage for the magician, backstage for the others, on the Heir's day.

    [H-8.6, H-9.2, H-15.1, H-15.2]
    """
    day = heir_day(s)
    if day < 0 or (character != MAGICIAN and not can_set_up(s)):
        return NOTHING
    for slot in range(FIRST_SLOT[day], STAGE[day] + 1):
        if s.board[slot] < 0 and IS_STAGE[slot] == (character == MAGICIAN):
            return slot
    return NOTHING


def heir_day(s: Trickerion) -> int:
    """His day of this round, or the one he would take: the earliest if Ready, else the latest.

    [H-8.3, H-9.2]
    """
    mine = day_of(s, HEIR)
    if mine >= 0:
        return mine
    days = free_days(s)
    if not days:
        return NOTHING
    return days[0] if s.heirs[0].is_ready else days[-1]


# -- where he goes


def is_contested(s: Trickerion, place: int) -> bool:
    """Both sides have an unplaced character for it.

    Never the workshop; not the theater if a side has only its magician left for it.
    [H-8.2, H-24 RUL-23, TV-8, TV-9]
    """
    if place == WORKSHOP:
        return False
    mine = [c for c in unplaced(s) if location_of(s, c) == place]
    human = s.troupes[0]
    ready = [c for c in range(CREW) if is_ready(human, c)]
    theirs = [c for c in ready if CARD_LOCATION[human.cards[c]] == place]
    if place == THEATER and (mine == [MAGICIAN] or theirs == [MAGICIAN]):
        return False
    return bool(mine) and bool(theirs)


def order_of_locations(s: Trickerion) -> list[int]:
    """The order of the mood. [H-8.3]"""
    return READY_ORDER if s.heirs[0].is_ready else BUSY_ORDER


def location_first(s: Trickerion, able: list[Character]) -> int:
    """Contested locations before others, then the order of the mood. [H-8.3]"""
    places = [p for p in order_of_locations(s) if any(location_of(s, c) == p for c in able)]
    for place in places:
        if is_contested(s, place):
            return place
    return places[0]


def character_first(s: Trickerion, able: list[Character], place: int) -> Character:
    """The leftmost; in the theater the magician last. [H-8.4, H-24 RUL-4]"""
    here = [c for c in able if location_of(s, c) == place]
    if place == THEATER and len(here) > 1 and here[0] == MAGICIAN:
        return here[1]
    return here[0]


class HeirTurn(Frame[Trickerion]):
    """He places one character; everything is looked at again for each. [H-8.1, H-8.5]"""

    def run(self, s: Trickerion) -> None:
        able = candidates(s)
        place = location_first(s, able)
        character = character_first(s, able, place)
        why = CONTESTED if is_contested(s, place) else IN_ORDER
        s.note("heir-chooses", place, character, ONLY_ONE if len(able) == 1 else why)
        place_heir(s, character, slot_for(s, character))


# -- placing


def place_heir(s: Trickerion, character: Character, slot: Slot) -> None:
    """Place, then Fame of the placement, then the work.

    [H-9.2, H-9.4, H-9.5, H-9.6, H-24 RUL-6]
    """
    me = s.troupes[HEIR]
    place = location_of(s, character)
    if place == THEATER and day_of(s, HEIR) < 0:
        early = s.heirs[0].is_ready
        s.note("heir-fixes-day-early" if early else "heir-fixes-day-late", SLOT_DAY[slot])
    points = points_of(s, character, slot)
    put_disc(s, HEIR, character, slot)
    if me.cards[character] < PERMANENT:
        me.gave_up.append(character)
    s.note("heir-places", character, slot)
    if character == MAGICIAN and is_public(place):
        please_the_masses(s)
    if not IS_STAGE[slot]:
        s.note("heir-has-points", points)
    if points > TABLE_MOST and is_public(place):
        s.note("heir-has-surplus", points)
        gain_fame(s, HEIR, SURPLUS_FAME)  # [H-9.5]
        points = TABLE_MOST
    s.next(HeirWork(place, slot, points))


def please_the_masses(s: Trickerion) -> None:
    """The Gentleman: Fame for his tricks. [H-21]"""
    if s.heir_has(GENTLEMAN):
        s.note("uses-ability", HEIR, GENTLEMAN)
        gain_fame(s, HEIR, tricks_owned(s.troupes[HEIR]))


def points_of(s: Trickerion, character: Character, slot: Slot) -> int:
    """Base points, slot (not in the theater), special card, ability, prophecy.

    [H-9.3, H-20.2, H-21, TV-10]
    """
    me = s.troupes[HEIR]
    points = HEIR_BASE[character]
    if character == PROTEGE:
        points = protege_points(s, HEIR)
    if s.active == ONE_BASE_POINT:
        points = 1
    elif s.active == ADVERTISED_APPRENTICES and IS_APPRENTICE[character] and me.poster:
        points += 1
    if SLOT_DAY[slot] < 0:
        points += SLOT_AP[slot]
    if me.cards[character] < PERMANENT:
        points += SPECIAL_POINTS
    return points + ability_points(s, character)


def ability_points(s: Trickerion, character: Character) -> int:
    """Mechaniker: the first apprentice of a round. Optico: the first X specialists. [H-21]"""
    placed = s.troupes[HEIR].placed
    if IS_APPRENTICE[character]:
        first = not any(IS_APPRENTICE[c] for c in placed)
        return 1 if first and s.heir_has(MECHANIKER) else 0
    if character == MAGICIAN or not s.heir_has(OPTICO):
        return 0
    before = sum([1 for c in placed if c != MAGICIAN and not IS_APPRENTICE[c]])
    laid = sum([1 for card in s.troupes[0].cards if 0 <= card < PERMANENT])
    return 1 if before < laid else 0


class HeirWork(Frame[Trickerion]):
    """What a placed character does, by the location. [H-9.6, H-14]"""

    place: int
    slot: Slot
    points: int

    def run(self, s: Trickerion) -> None:
        if self.place == DOWNTOWN:
            work_downtown(s, self.points)
        elif self.place == MARKET_ROW:
            work_at_market(s, self.points)
        elif self.place == DARK_ALLEY:
            work_in_dark_alley(s, self.points)
        elif self.place == ACADEMY:
            work_at_academy(s, self.points)
        elif self.place == WORKSHOP:
            s.note("heir-rests")
        elif IS_STAGE[self.slot]:
            s.note("heir-on-stage", SLOT_DAY[self.slot])
        else:
            work_in_theater(s, self.points)
