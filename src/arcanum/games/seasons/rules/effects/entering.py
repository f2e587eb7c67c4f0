"""What cards do once, when they enter play. The docstrings are the cards in our words."""

from __future__ import annotations

from arcanum.games.seasons.rules.crystals import (
    gain_crystals,
    lower_gauge,
    pay_player,
    raise_gauge,
)
from arcanum.games.seasons.rules.energy import Overflow, TakeOrLeave, gain, gain_any
from arcanum.games.seasons.rules.facts import (
    AIR,
    AMULET_TOKENS,
    EARTH,
    FIRE,
    GRIMOIRE,
    IS_FAMILIAR,
    NAMES,
    PRESTIGE,
    WATER,
    CardId,
    face_of,
)
from arcanum.games.seasons.rules.leaving import sacrifice, take_back
from arcanum.games.seasons.rules.piles import (
    discard_drawn,
    draw_to_choose,
    draw_to_hand,
    has_card_to_draw,
    leave_hand,
    lose_sight,
    take_drawn,
    take_shown,
)
from arcanum.games.seasons.rules.summoning import has_room, put_into_play
from arcanum.games.seasons.rules.table import (
    Seasons,
    card_in_play,
    copies,
    faces_in,
    in_reserve,
    is_over_limit,
    items,
    name_in_play,
    store,
)
from arcanum.games.seasons.rules.wheel import MoveMarker
from arcanum.games.seasons.rules.words import (
    APPLY,
    CHOOSE,
    COPY,
    DISCARD_CARD,
    DRAW_A_CARD,
    GIVE,
    KEEP,
    MOVE,
    PLAY,
    SACRIFICE,
    SECOND_COPY,
    STEPS,
    TAKE,
    TAKE_BACK,
)
from arcanum.kernel.frames import Ask, Player, Refusal
from arcanum.kernel.words import Action

# -- crystals, gauge, energy


def raise_gauge_by_2(s: Seasons, me: Player, card: CardId) -> None:
    """Raise your summoning gauge by 2. [card 1]"""
    raise_gauge(s, me, 2)


def gain_9_crystals(s: Seasons, me: Player, card: CardId) -> None:
    """Gain 9 crystals. [card 3]"""
    gain_crystals(s, me, 9)


def gain_20_crystals(s: Seasons, me: Player, card: CardId) -> None:
    """Gain 20 crystals. [card 29]"""
    gain_crystals(s, me, 20)


def gain_10_crystals(s: Seasons, me: Player, card: CardId) -> None:
    """Gain 10 crystals. [card 43]"""
    gain_crystals(s, me, 10)


def take_2_tokens(s: Seasons, me: Player, card: CardId) -> None:
    """Take 2 energy tokens of any kinds; those of a second copy may be left off.

    [card 18, OQ-35]
    """
    if copies(s.mages[me], GRIMOIRE) > 1:
        s.next(TakeOrLeave(me, 2))
    else:
        gain_any(s, me, 2)


def crystals_for_other_items(s: Seasons, me: Player, card: CardId) -> None:
    """Gain 3 crystals for each other magic item you have in play. [card 28, OQ-7]"""
    gain_crystals(s, me, 3 * (items(s.mages[me]) - 1))


def tokens_for_other_items(s: Seasons, me: Player, card: CardId) -> None:
    """Take 1 energy token of any kind for each other magic item you have in play. [card 48]"""
    gain_any(s, me, items(s.mages[me]) - 1)


def cursed_gifts(s: Seasons, me: Player, card: CardId) -> None:
    """Take 2 energy tokens of any kinds, gain 10 crystals, gauge +1. [card 42]"""
    gain_crystals(s, me, 10)
    raise_gauge(s, me, 1)
    gain_any(s, me, 2)


def damned_gifts(s: Seasons, me: Player, card: CardId) -> None:
    """Gain 10 crystals and 1 water token. [card 50]"""
    gain_crystals(s, me, 10)
    gain(s, me, WATER, 1)


# -- Amulet of Water


def fill_amulet(s: Seasons, me: Player, card: CardId) -> None:
    """Take 4 energy tokens of any kinds and put them on this card. [card 4]"""
    s.next(FillAmulet(me, card, AMULET_TOKENS))


class FillAmulet(Ask[Seasons], prompt="ask-fill-amulet", rule="S-10.8"):
    """`player` puts n more tokens of any kinds on an Amulet of Water. [card 4, D-16]"""

    card: CardId
    n: int

    def options(self, s: Seasons) -> list[Action]:
        return [TAKE.of(kind) for kind in range(4)]

    def take(self, s: Seasons, action: Action) -> None:
        kind = TAKE.noun(action)
        s.tokens[store(self.card) + kind] += 1
        s.note("puts-on-card", self.player, kind, face_of(self.card))
        if self.n > 1:
            s.next(FillAmulet(self.player, self.card, self.n - 1))


# -- drawing and choosing


def draw_4_keep_1(s: Seasons, me: Player, card: CardId) -> None:
    """Draw 4 cards, put exactly one into your hand, discard the others. [card 2]"""
    draw_to_choose(s, me, 4)
    s.next(KeepOne(me))


class KeepOne(Ask[Seasons], prompt="ask-keep-one", rule="S-15.4"):
    """`player` keeps one of the drawn cards, the others are discarded. [S-7.5, D-10, D-17]"""

    def options(self, s: Seasons) -> list[Action]:
        return [KEEP.of(face) for face in faces_in(s.mages[self.player].drawn)]

    def take(self, s: Seasons, action: Action) -> None:
        me = s.mages[self.player]
        face = KEEP.noun(action)
        lose_sight(s, self.player)
        me.hand.append(take_drawn(me, face))
        s.note("keeps", self.player)
        s.note("keeps-card", self.player, face, to=1 << self.player)
        discard_drawn(s, self.player)

    def forced(self, s: Seasons) -> bool:
        return (
            len(s.mages[self.player].drawn) == 1
        )  # two equal cards are nobody else's business


def divine_choice(s: Seasons, me: Player, card: CardId) -> None:
    """Draw 4 cards, put one into play for free if the gauge has room; discard the rest.

    [card 9]
    """
    draw_to_choose(s, me, 4)
    if has_room(s.mages[me]):
        s.next(PlayOne(me))
    else:
        s.note("no-room", me)
        discard_drawn(s, me)


class PlayOne(Ask[Seasons], prompt="ask-play-one", rule="S-15.4"):
    """`player` puts one of the drawn cards into play, the others are discarded.

    [card 9, D-17]
    """

    def options(self, s: Seasons) -> list[Action]:
        return [PLAY.of(face) for face in faces_in(s.mages[self.player].drawn)]

    def take(self, s: Seasons, action: Action) -> None:
        card = take_shown(s, s.mages[self.player].drawn, PLAY.noun(action))
        discard_drawn(s, self.player)
        put_into_play(s, self.player, card)

    def forced(self, s: Seasons) -> bool:
        return len(s.mages[self.player].drawn) == 1


def share_visions(s: Seasons, me: Player, card: CardId) -> None:
    """Draw a card per player; keep one and give each opponent one of the others. [card 12]"""
    draw_to_choose(s, me, s.seats)
    s.then(KeepVision(me), *[GiveVision(me, p) for p in s.opponents(me)])


class KeepVision(Ask[Seasons], prompt="ask-keep-vision", rule="S-19.3"):
    """Naria's summoner takes the own card first. [card 12, D-21]"""

    def options(self, s: Seasons) -> list[Action]:
        return [KEEP.of(face) for face in faces_in(s.mages[self.player].drawn)]

    def take(self, s: Seasons, action: Action) -> None:
        me = s.mages[self.player]
        face = KEEP.noun(action)
        if s.seats > 2 or len(faces_in(me.drawn)) == 1:
            lose_sight(s, self.player)  # else who gets the other card knows which one was kept
        me.hand.append(take_drawn(me, face))
        s.note("keeps", self.player)
        s.note("keeps-card", self.player, face, to=1 << self.player)

    def forced(self, s: Seasons) -> bool:
        return len(s.mages[self.player].drawn) == 1


class GiveVision(Ask[Seasons], prompt="ask-give-vision", rule="S-19.3"):
    """Naria's summoner gives `other` one of the cards left. [card 12, D-21]"""

    other: Player

    def options(self, s: Seasons) -> list[Action]:
        drawn = s.mages[self.player].drawn
        return [GIVE.of(face, self.other) for face in faces_in(drawn)]

    def take(self, s: Seasons, action: Action) -> None:
        face = GIVE.noun(action)
        card = take_drawn(s.mages[self.player], face)
        s.show(card, self.other)
        s.mages[self.other].hand.append(card)
        s.note("gives-card", self.player, self.other)
        both = 1 << self.player | 1 << self.other
        s.note("gives-named-card", self.player, self.other, face, to=both)

    def forced(self, s: Seasons) -> bool:
        return len(s.mages[self.player].drawn) == 1


# -- cards that touch the others


def each_opponent_sacrifices(s: Seasons, me: Player, card: CardId) -> None:
    """Every opponent, from the left, sacrifices a card of their choice.

    [card 10, S-19.3, OQ-20]
    """
    s.then(*[Sacrifice(p) for p in s.opponents(me)])


class Sacrifice(Ask[Seasons], prompt="ask-sacrifice", rule="S-19.4", broad=True):
    """`player` sacrifices one of their cards in play. [S-14.1, D-19]"""

    def options(self, s: Seasons) -> list[Action]:
        me = s.mages[self.player]
        return [SACRIFICE.of(name_in_play(me, card)) for card in me.in_play]

    def take(self, s: Seasons, action: Action) -> None:
        me = s.mages[self.player]
        sacrifice(s, self.player, card_in_play(me, SACRIFICE.noun(action)))

    def why_not(self, s: Seasons, action: Action) -> Refusal:
        if SACRIFICE.said(action):
            card = NAMES[SACRIFICE.noun(action) % SECOND_COPY]
            return ("not-in-play", {"card": card}, "S-14.1")
        return ("sacrifice-first", {}, "S-19.4")


def everyone_takes_back_an_item(s: Seasons, me: Player, card: CardId) -> None:
    """Every player takes an own magic item in play back into hand, you last. [card 17]"""
    s.then(*[TakeBack(p) for p in s.opponents(me)], TakeBack(me))


class TakeBack(Ask[Seasons], prompt="ask-take-back", rule="S-19.4", broad=True):
    """`player` takes one of their magic items in play back into hand. [card 17, D-20]"""

    def options(self, s: Seasons) -> list[Action]:
        me = s.mages[self.player]
        return [
            TAKE_BACK.of(name_in_play(me, card))
            for card in me.in_play
            if not IS_FAMILIAR[face_of(card)]
        ]

    def take(self, s: Seasons, action: Action) -> None:
        me = s.mages[self.player]
        take_back(s, self.player, card_in_play(me, TAKE_BACK.noun(action)))

    def why_not(self, s: Seasons, action: Action) -> Refusal:
        if TAKE_BACK.said(action):
            noun = TAKE_BACK.noun(action)
            if card_in_play(s.mages[self.player], noun) < 0:
                return ("not-in-play", {"card": NAMES[noun % SECOND_COPY]}, "S-19.4")
        return ("take-back-first", {}, "S-19.4")


def copy_a_reserve(s: Seasons, me: Player, card: CardId) -> None:
    """Choose an opponent and take the same tokens as that one has in reserve. [card 21]"""
    s.next(CopyReserve(me))


class CopyReserve(Ask[Seasons], prompt="ask-copy", rule="S-10.8"):
    """`player` chooses whose reserve to copy; the limit holds afterwards. [card 21, D-22]"""

    def options(self, s: Seasons) -> list[Action]:
        return [COPY.of(p) for p in s.opponents(self.player)]

    def take(self, s: Seasons, action: Action) -> None:
        other = COPY.noun(action)
        me = s.mages[self.player]
        s.note("copies-reserve", self.player, other)
        for kind in range(4):
            n = s.mages[other].reserve[kind]
            if n:
                me.reserve[kind] += n
                s.note("takes-energy", self.player, kind, n)
        if is_over_limit(me):
            s.next(Overflow(self.player))


def weaken_opponents(s: Seasons, me: Player, card: CardId) -> None:
    """Each opponent lowers the gauge by 1 and draws a card. [card 38]"""
    for p in s.opponents(me):
        lower_gauge(s, p, 1)
        draw_to_hand(s, p)


def turn_reserves_to_air(s: Seasons, me: Player, card: CardId) -> None:
    """Every token in the reserves of all opponents becomes air. [card 40]"""
    for p in s.opponents(me):
        n = in_reserve(s.mages[p])
        s.mages[p].reserve = [n, 0, 0, 0]
        s.note("turns-to-air", p, n)


def rob_if_richest(s: Seasons, me: Player, card: CardId) -> None:
    """With strictly most crystals, take 5 crystals from each opponent. [card 49]"""
    for p in s.opponents(me):
        if s.mages[p].crystals >= s.mages[me].crystals:
            return
    for p in s.opponents(me):
        pay_player(s, p, me, 5, face_of(card))


# -- Temporal Boots


def move_marker(s: Seasons, me: Player, card: CardId) -> None:
    """Move the season marker 1, 2 or 3 spaces forward or backward. [card 7]"""
    s.next(ChooseStep(me))


class ChooseStep(Ask[Seasons], prompt="ask-step", rule="S-17.5"):
    """`player` chooses how far the marker moves; never back out of year 0.

    [card 7, S-17.5, D-18, OQ-3]
    """

    def options(self, s: Seasons) -> list[Action]:
        return [
            MOVE.of(at)
            for at in range(6)
            if s.year > 0 or STEPS[at] > 0 or s.space + STEPS[at] >= 1
        ]

    def take(self, s: Seasons, action: Action) -> None:
        s.next(MoveMarker(STEPS[MOVE.noun(action)], self.player))

    def why_not(self, s: Seasons, action: Action) -> Refusal:
        return ("not-before-year-0", {}, "S-17.5")


# -- Elemental Amulet


def all_elements(s: Seasons, me: Player, card: CardId) -> None:
    """For each kind paid: water 2 tokens, earth 5 crystals, fire a card, air gauge +1.

    [card 31]
    """
    elemental_effects(s, me, 15)


def elemental_effects(s: Seasons, me: Player, kinds: int) -> None:
    """The effects of the kinds paid. Only a card and tokens care about their order. [OQ-27]"""
    if kinds >> AIR & 1:
        raise_gauge(s, me, 1)
    if kinds >> EARTH & 1:
        gain_crystals(s, me, 5)
    s.next(ElementalOrder(me, kinds & (1 << WATER | 1 << FIRE)))


class ElementalOrder(Ask[Seasons], prompt="ask-elemental-order", rule="S-10.8"):
    """Draw a card first or take two tokens first? [card 31, OQ-27, D-26]"""

    kinds: int

    def options(self, s: Seasons) -> list[Action]:
        return [APPLY.of(kind) for kind in (FIRE, WATER) if self.kinds >> kind & 1]

    def take(self, s: Seasons, action: Action) -> None:
        kind = APPLY.noun(action)
        s.next(ElementalOrder(self.player, self.kinds & ~(1 << kind)))
        if kind == FIRE:
            draw_to_hand(s, self.player)
        else:
            gain_any(s, self.player, 2)


# -- Vampiric Crown


def feed_the_crown(s: Seasons, me: Player, card: CardId) -> None:
    """Draw a card, or discard one from hand; show it, take tokens for its prestige.

    [card 36]
    """
    s.next(FeedCrown(me))


class FeedCrown(Ask[Seasons], prompt="ask-crown", rule="S-10.8"):
    """`player` draws, or discards a hand card, for the Crown. [card 36, OQ-30, D-30]"""

    def options(self, s: Seasons) -> list[Action]:
        out = [CHOOSE.of(DRAW_A_CARD)] if has_card_to_draw(s) else []
        return out + [DISCARD_CARD.of(f) for f in faces_in(s.mages[self.player].hand)]

    def take(self, s: Seasons, action: Action) -> None:
        if CHOOSE.said(action):
            card = draw_to_hand(s, self.player)
            s.reveal(card)
        else:
            card = leave_hand(s, self.player, DISCARD_CARD.noun(action))
            s.discard.append(card)
            s.note("discards-card", self.player, face_of(card))
        face = face_of(card)
        s.note("reveals", self.player, face)
        gain_any(s, self.player, PRESTIGE[face])

    def forced(self, s: Seasons) -> bool:
        return not s.mages[self.player].hand
