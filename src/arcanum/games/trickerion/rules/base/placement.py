"""Placing a Character: the slot, what comes with it, and its Action Points. [T-5]"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from arcanum.games.trickerion.rules.base.facts import (
    ACADEMY,
    ADVERTISED_APPRENTICES,
    BASE_AP,
    BEST_SLOT_TOLL,
    BUSINESS_SHARE,
    CARD_LOCATION,
    CREW,
    DARK_ALLEY,
    DAYS,
    DISC,
    EMPOWER,
    EMPOWER_AP,
    ENHANCE_ADDS,
    ENHANCEMENT_IN_THEATER,
    FIRST_SLOT,
    FREELANCER,
    GENTLEMAN,
    IS_APPRENTICE,
    IS_STAGE,
    LOCATIONS,
    MAGICIAN,
    MARKET_ROW,
    MECHANIKER,
    NOTHING,
    ONE_BASE_POINT,
    OPEN_SLOTS,
    OPTICO,
    PERMANENT,
    SEEN_PLACE,
    SLOT_AP,
    SLOT_LOCATION,
    STAGE,
    STRONG_AP,
    STRONG_ENHANCEMENT,
    THEATER,
    TOLL,
    TOLL_SLOT_AP,
    WORKSHOP,
    WORST_SLOT_FIRST,
    Card,
    Character,
    Slot,
)
from arcanum.games.trickerion.rules.base.freely import Open
from arcanum.games.trickerion.rules.base.resources import (
    gain_fame,
    pay_at_market,
    pay_coins,
    spend_shard,
)
from arcanum.games.trickerion.rules.base.table import (
    DOWN,
    UP,
    Trickerion,
    Troupe,
    day_of,
    is_free,
    tricks_owned,
)
from arcanum.games.trickerion.rules.base.words import (
    ASSIGN,
    COPY,
    DECLINE,
    ENHANCE,
    KEEP_EFFECT,
    LEAVE,
    NO_CARD,
    PLACE,
    TAKE_AP,
    USE,
)
from arcanum.kernel.frames import Act, Ask, Player, Refusal
from arcanum.kernel.words import Action

# What a placement remembers
ENHANCED: Final = 1
DREW_FIRST: Final = 2
TOLD_FORTUNE: Final = 4
EFFECT_USED: Final = 8
MODULE_FLAG: Final = 16  # this one and those above are for modules

ALL_OPEN: Final = 4  # the player count at which every slot is in play
EVERY_DAY: Final = list(range(len(DAYS)))


def cards_for(me: Troupe, character: Character) -> list[Action]:
    """A card from hand for a Character, or none; equal ones once. [T-4.4.1]"""
    hand = me.hand
    out = [ASSIGN.of(character, NO_CARD)]
    for i in range(len(hand)):
        if i == 0 or hand[i] != hand[i - 1]:
            out.append(ASSIGN.of(character, hand[i]))
    return out


# -- where a Character may go


def legal_slots(s: Trickerion, player: Player, character: Character, place: int) -> list[Slot]:
    """Free slots of a Location for this Character. [T-4.5.8, T-6.4.1, T-6.4.2, D-21, T-14.3]"""
    if place == THEATER:
        return theater_slots(s, player, character)
    slots = [slot for slot in open_slots(s, place) if is_free(s, player, slot)]
    if place == WORKSHOP or not slots:
        return slots
    if s.active == WORST_SLOT_FIRST:
        worst = min([SLOT_AP[slot] for slot in slots])
        return [slot for slot in slots if SLOT_AP[slot] == worst]
    if s.active == BEST_SLOT_TOLL and s.troupes[player].coins < TOLL:
        return [slot for slot in slots if SLOT_AP[slot] != TOLL_SLOT_AP]
    return slots


def open_slots(s: Trickerion, place: int) -> list[Slot]:
    """The slots of a Location that neither the player count nor a module closes. [T-11.1]"""
    slots = OPEN_SLOTS[ALL_OPEN if s.solo else s.seats][place]
    for module in s.modules:
        slots = module.open_slots(s, place, slots)
    return slots


def theater_slots(s: Trickerion, player: Player, character: Character) -> list[Slot]:
    """The own day, or any day without discs; the stage for the Magician only.

    [T-6.4.2, T-6.4.4, T-6.4.5]
    """
    mine = day_of(s, player)
    out = []
    for day in [mine] if mine >= 0 else free_days(s):
        stage = STAGE[day]
        for slot in range(FIRST_SLOT[day], stage):
            if s.board[slot] < 0:
                out.append(slot)
        if character == MAGICIAN and s.board[stage] < 0:
            out.append(stage)
    return out


def free_days(s: Trickerion) -> list[int]:
    """The days that a player without discs in the Theater may choose. [T-6.4.2]"""
    days = EVERY_DAY
    for module in s.modules:
        days = module.open_days(s, days)
    return [day for day in days if not is_day_taken(s, day)]


def is_day_taken(s: Trickerion, day: int) -> bool:
    """Whether a disc stands on one of the three slots of a day. [T-6.4.2]"""
    first = FIRST_SLOT[day]
    return s.board[first] >= 0 or s.board[first + 1] >= 0 or s.board[first + 2] >= 0


def places_for(s: Trickerion, player: Player, character: Character) -> list[Action]:
    """Every way to place a ready Character. [T-4.5.3, D-20, D-21]"""
    card = s.troupes[player].cards[character]
    home = CARD_LOCATION[card]
    out = [PLACE.of(character, slot) for slot in legal_slots(s, player, character, home)]
    if card == FREELANCER or (home == WORKSHOP and can_copy_freelancer(s, player, card)):
        for place in range(len(LOCATIONS)):
            if place != home and is_in_game(s, place):
                out += [
                    PLACE.of(character, slot)
                    for slot in legal_slots(s, player, character, place)
                ]
    return out


def is_in_game(s: Trickerion, place: int) -> bool:
    """Whether a Location is in play. [T-12.1, A-1.1]"""
    if place == ACADEMY:
        return s.academy
    return place != DARK_ALLEY or s.alley


def can_copy_freelancer(s: Trickerion, player: Player, card: Card) -> bool:
    """Optico declares a copied Freelancer before the slot is chosen. [T-5.4, T-15.4]"""
    return card >= PERMANENT and FREELANCER in copyable(s, player, WORKSHOP)


def copyable(s: Trickerion, player: Player, place: int) -> list[Card]:
    """Special cards of a Location face up under opponents' Characters. [T-15.4, D-25]"""
    me = s.troupes[player]
    if me.used or not s.has_ability(player, OPTICO):
        return []
    out = []
    for p in range(s.n):
        if p != player:
            them = s.troupes[p]
            for c in range(CREW):
                card = them.cards[c]
                shown = 0 <= card < PERMANENT and them.face[c] == UP
                if shown and CARD_LOCATION[card] == place:
                    out.append(card)
    return sorted(out)


# -- placing


def place_character(s: Trickerion, player: Player, character: Character, slot: Slot) -> None:
    """The steps of a placement up to its actions. [T-5.4]"""
    me = s.troupes[player]
    if me.face[character] == DOWN:
        turn_up(s, player, character)
    card = me.cards[character]
    place = SLOT_LOCATION[slot]
    if place != CARD_LOCATION[card] and card != FREELANCER:
        copy_card(s, player, character, FREELANCER)
    if s.active == BEST_SLOT_TOLL and SLOT_AP[slot] == TOLL_SLOT_AP:
        if place == MARKET_ROW:
            pay_at_market(s, player, TOLL)
        else:
            pay_coins(s, player, TOLL)
    put_disc(s, player, character, slot)
    s.note("places", player, character, slot)
    if character == MAGICIAN and is_public(place) and s.has_ability(player, GENTLEMAN):
        s.note("uses-ability", player, GENTLEMAN)
        gain_fame(s, player, tricks_owned(me))  # [T-15.8]
    if not IS_STAGE[slot]:
        s.next(Begin(player, character, slot))
        for module in s.modules:
            module.placed(s, player, character)
        if s.alley:
            s.next(Bonus(player, character, slot))
    if card >= PERMANENT and copyable(s, player, CARD_LOCATION[card]):
        s.next(Mimesis(player, character))


def put_disc(s: Trickerion, player: Player, character: Character, slot: Slot) -> None:
    """A disc stands on a slot; a Workshop is not on the main board. [T-4.5.3]"""
    me = s.troupes[player]
    me.at[character] = slot
    if SLOT_LOCATION[slot] != WORKSHOP:
        s.board[slot] = player * DISC + character
    me.placed.append(character)


def is_public(place: int) -> bool:
    """Whether people see who comes: neither the Workshop nor the Theater. [T-15.8]"""
    return place not in (WORKSHOP, THEATER)


def turn_up(s: Trickerion, player: Player, character: Character) -> None:
    """A card under a Character is turned face up. [T-4.5.1, T-14.3]"""
    me = s.troupes[player]
    card = me.cards[character]
    me.face[character] = UP
    if card < PERMANENT:
        s.reveal(card)
    s.reveal(SEEN_PLACE + player * CREW + character)
    s.note("reveals", player, character, card)


def copy_card(s: Trickerion, player: Player, character: Character, card: Card) -> None:
    """The card of this Character has the effect of another one. [T-15.4]"""
    me = s.troupes[player]
    me.used = True
    me.copied = card
    me.copier = character
    s.note("copies", player, card)


def effect_card(me: Troupe, character: Character) -> Card:
    """The special card whose effect this Character has, own or copied; -1 if none.

    [T-13.1.1, T-13.1.6]
    """
    if character in me.gave_up:
        return NOTHING
    if me.copier == character:
        return me.copied
    card = me.cards[character]
    return card if card < PERMANENT else NOTHING


def base_points(s: Trickerion, player: Player, character: Character) -> int:
    """Base AP; the figures of the rulebooks are not used. [T-5.1, T-14.3, Q-29]"""
    if s.active == ONE_BASE_POINT:
        return 1
    points = BASE_AP[character]
    for module in s.modules:
        points = module.base_points(s, player, character, points)
    if s.active == ADVERTISED_APPRENTICES and IS_APPRENTICE[character]:
        points += 1 if s.troupes[player].poster else 0
    return points


class Mimesis(Ask[Trickerion], prompt="ask-mimesis", rule="T-15.4"):
    """The Great Optico may copy a Special card of an opponent. [T-15.4, D-25]"""

    character: Character

    def options(self, s: Trickerion) -> list[Action]:
        me = s.troupes[self.player]
        if me.copier == self.character:
            return []
        cards = copyable(s, self.player, CARD_LOCATION[me.cards[self.character]])
        return [DECLINE.of(), *[COPY.of(card) for card in cards]] if cards else []

    def take(self, s: Trickerion, action: Action) -> None:
        if COPY.said(action):
            copy_card(s, self.player, self.character, COPY.noun(action))

    def why_not(self, s: Trickerion, action: Action) -> Refusal:
        return ("cannot-copy", {}, "T-15.4")


class Bonus(Ask[Trickerion], prompt="ask-bonus", rule="T-13.1.5"):
    """Keep the Special card's effect, or take +1 AP instead. [T-13.1.5, D-23]"""

    character: Character
    slot: Slot

    def options(self, s: Trickerion) -> list[Action]:
        card = effect_card(s.troupes[self.player], self.character)
        if card < 0 or CARD_LOCATION[card] != SLOT_LOCATION[self.slot]:
            return []
        if CARD_LOCATION[card] == ACADEMY:
            return [TAKE_AP.of()]  # these cards have no other effect
        return [KEEP_EFFECT.of(), TAKE_AP.of()]

    def take(self, s: Trickerion, action: Action) -> None:
        if TAKE_AP.said(action):
            me = s.troupes[self.player]
            s.note("takes-ap", self.player, effect_card(me, self.character))
            me.gave_up.append(self.character)


class Begin(Act[Trickerion]):
    """The Action Points of a placement. [T-5.2]"""

    character: Character
    slot: Slot

    def run(self, s: Trickerion) -> None:
        me = s.troupes[self.player]
        if (
            IS_APPRENTICE[self.character]
            and not me.used
            and SLOT_LOCATION[self.slot] != THEATER
            and s.has_ability(self.player, MECHANIKER)
        ):
            s.next(Mechanize(self.player, self.character, self.slot))
        else:
            begin(s, self.player, self.character, self.slot, 0)


def begin(s: Trickerion, player: Player, character: Character, slot: Slot, bonus: int) -> None:
    """Starts the actions of a placement with its AP, never below 0. [T-5.2]"""
    me = s.troupes[player]
    points = base_points(s, player, character) + SLOT_AP[slot] + bonus
    for module in s.modules:
        points += module.more_points(s, player, character, slot)
    if character in me.gave_up:
        points += 1
    points = max(0, points)
    card = effect_card(me, character)
    if card >= 0 and CARD_LOCATION[card] != SLOT_LOCATION[slot]:
        card = NOTHING  # a Freelancer elsewhere
    s.note("has-points", player, points)
    s.next(Placement(player, character, slot, points, 0, card))


class Mechanize(Ask[Trickerion], prompt="ask-mechanize", rule="T-15.1"):
    """The Mechaniker's Apprentice may have +1 AP. [T-15.1, D-24]"""

    character: Character
    slot: Slot

    def options(self, s: Trickerion) -> list[Action]:
        return [USE.of(), DECLINE.of()]

    def take(self, s: Trickerion, action: Action) -> None:
        bonus = 0
        if USE.said(action):
            s.troupes[self.player].used = True
            s.note("uses-ability", self.player, MECHANIKER)
            bonus = 1
        begin(s, self.player, self.character, self.slot, bonus)


class Placement(Open, prompt="ask-action", rule="T-5.4", broad=True):
    """A Character at work with `points` left: its next action, or the end.

    [T-5.4, T-5.6, T-5.7, T-5.8, D-22, D-26, INV-39]
    """

    character: Character
    slot: Slot
    points: int
    flags: int
    special: Card

    def options(self, s: Trickerion) -> list[Action]:
        me = s.troupes[self.player]
        out = []
        if not me.drawn:
            out.append(LEAVE.of())
        if can_enhance(s, self):
            out.append(ENHANCE.of())
        out += s.locations[SLOT_LOCATION[self.slot]].options(s, self)
        return self.freely(s, out)

    def take(self, s: Trickerion, action: Action) -> None:
        if self.is_free_action(s, action):
            return
        if LEAVE.said(action):
            s.note("leaves", self.player, self.points)
            if self.special == BUSINESS_SHARE and self.player not in s.shares:
                s.shares.append(self.player)
                s.note("uses-effect", self.player, BUSINESS_SHARE)
        elif ENHANCE.said(action):
            spend_shard(s, self.player)
            adds = enhance_value(s, self.special)
            s.note("enhances", self.player, adds)
            s.next(self.after(-adds, ENHANCED))
        else:
            s.locations[SLOT_LOCATION[self.slot]].take(s, self, action)

    def after(self, cost: int, flags: int = 0) -> Placement:
        """The placement once an action was paid for."""
        return Placement(
            self.player,
            self.character,
            self.slot,
            self.points - cost,
            self.flags | flags,
            self.special,
        )

    def has(self, card: Card) -> bool:
        """Whether the effect of that card is still to be used. [T-13.1.2]"""
        return self.special == card and not self.flags & EFFECT_USED

    def why_not(self, s: Trickerion, action: Action) -> Refusal:
        if ENHANCE.said(action):
            return ("cannot-enhance", {}, "T-5.5")
        works = any(place.is_done_here(action) for place in s.locations if place.is_played(s))
        if not works and not s.troupes[self.player].drawn:
            return ("answer-first", {}, self.rule)
        return s.locations[SLOT_LOCATION[self.slot]].why_not(s, self, action)

    def why_no_effect(self, cards: Sequence[Card], cost: int) -> Refusal:
        """The effect of such a card is not there, too dear, or of no use here. [T-13.1.2]"""
        if self.special not in cards or self.flags & EFFECT_USED:
            return ("no-such-effect", {}, "T-13.1.2")
        if self.points < cost:
            return ("too-few-points", {}, "T-5.4")
        return ("effect-does-not-allow", {}, "T-13.1.2")


def can_enhance(s: Trickerion, at: Placement) -> bool:
    """A Shard, once a placement, not in the Theater. [T-5.5, T-6.4.3, D-22, Q-02]"""
    if at.flags & ENHANCED or s.troupes[at.player].shards < 1:
        return False
    return SLOT_LOCATION[at.slot] != THEATER or s.active == ENHANCEMENT_IN_THEATER


def enhance_value(s: Trickerion, special: Card) -> int:
    """How many AP a Shard gives. [T-5.5, T-13.4, T-14.3]"""
    if special == EMPOWER:
        return EMPOWER_AP
    return STRONG_AP if s.active == STRONG_ENHANCEMENT else ENHANCE_ADDS


def announce(s: Trickerion, at: Placement) -> None:
    """The player says that the card's effect is used. [T-13.1.3]"""
    s.note("uses-effect", at.player, at.special)
