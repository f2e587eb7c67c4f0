"""What cards do when their owner activates them: conditions, costs, effects. [S-11]"""

from __future__ import annotations

from typing import Final

from arcanum.games.seasons.rules.crystals import (
    gain_crystals,
    lose_crystals,
    raise_gauge,
    spend_crystals,
)
from arcanum.games.seasons.rules.energy import (
    Overflow,
    PayAny,
    additions,
    gain,
    gain_any,
    lose_reserve,
    pay,
    remove_token,
    sources,
)
from arcanum.games.seasons.rules.facts import (
    BALANCE_RATE,
    BALANCE_TOKENS,
    CAULDRON_BURSTS_AT,
    IS_FAMILIAR,
    POTION_OF_LIFE_RATE,
    WATER,
    CardId,
    face_of,
)
from arcanum.games.seasons.rules.leaving import sacrifice
from arcanum.games.seasons.rules.piles import (
    draw_to_hand,
    has_card_to_draw,
    leave_hand,
    refill,
)
from arcanum.games.seasons.rules.summoning import has_room, put_into_play
from arcanum.games.seasons.rules.table import (
    Mage,
    Seasons,
    card_in_play,
    faces_in,
    familiars,
    is_over_limit,
    name_in_play,
    spendable,
    store,
    tokens_on,
)
from arcanum.games.seasons.rules.words import (
    AMOUNT,
    BURY,
    CHOOSE,
    CONVERT,
    DISCARD_CARD,
    EXCHANGE,
    LOOK,
    PAY_CRYSTALS,
    PAY_TOKEN,
    PLAY,
    PUT,
    PUT_BACK,
    SACRIFICE,
)
from arcanum.kernel.frames import Act, Ask, Player, Refusal
from arcanum.kernel.words import Action


def has_token(s: Seasons, me: Mage, crystals: int) -> bool:
    """One energy token of any kind can be paid. [cards 16, 35]"""
    return sum(spendable(s, me)) > 0


# -- Balance of Ishtar


def has_three_of_a_kind(s: Seasons, me: Mage, crystals: int) -> bool:
    """Three tokens of one kind are needed. [card 5]"""
    return max(spendable(s, me)) >= BALANCE_TOKENS


def weigh_three(s: Seasons, me: Player, card: CardId) -> None:
    """Discard 3 tokens of one kind and transmute them, 3 crystals each. [card 5, S-9.6]"""
    s.next(Weigh(me))


class Weigh(Ask[Seasons], prompt="ask-convert", rule="S-9.6"):
    """`player` chooses the kind of the three tokens. [card 5, D-25]"""

    def options(self, s: Seasons) -> list[Action]:
        have = spendable(s, s.mages[self.player])
        return [CONVERT.of(kind) for kind in range(4) if have[kind] >= BALANCE_TOKENS]

    def take(self, s: Seasons, action: Action) -> None:
        kind = CONVERT.noun(action)
        tokens = [0, 0, 0, 0]
        tokens[kind] = BALANCE_TOKENS
        s.next(BalancePays(self.player, kind))
        pay(s, self.player, tokens)

    def why_not(self, s: Seasons, action: Action) -> Refusal:
        return ("needs-three-of-a-kind", {}, "S-11.4")


class BalancePays(Act[Seasons]):
    """The three tokens become crystals, with all additions. [card 5, S-9.5, S-9.6]"""

    kind: int

    def run(self, s: Seasons) -> None:
        crystals = BALANCE_TOKENS * (BALANCE_RATE + additions(s, self.player))
        s.mages[self.player].crystals += crystals
        s.note("weighs", self.player, self.kind, BALANCE_TOKENS, crystals)


# -- Kairn the Destroyer


def destroy(s: Seasons, me: Player, card: CardId) -> None:
    """Discard 1 token; every opponent loses 4 crystals. [card 16]"""
    s.then(PayAny(me, 1), Destruction(me))


class Destruction(Act[Seasons]):
    """Every opponent of `player` loses 4 crystals. [card 16]"""

    def run(self, s: Seasons) -> None:
        for p in s.opponents(self.player):
            lose_crystals(s, p, 4)


# -- potions


def power(s: Seasons, me: Player, card: CardId) -> None:
    """Sacrifice this card; draw 1 card and raise your gauge by 2. [card 23]"""
    sacrifice(s, me, card)
    draw_to_hand(s, me)
    raise_gauge(s, me, 2)


def can_dream(s: Seasons, me: Mage, crystals: int) -> bool:
    """Needs a card in hand, and room for it once the potion is gone. [card 24, OQ-19]"""
    return bool(me.hand) and len(me.in_play) <= me.gauge


def dream(s: Seasons, me: Player, card: CardId) -> None:
    """Sacrifice this card and the reserve; put a card from hand into play for free.

    [card 24]
    """
    s.next(Dream(me))
    lose_reserve(s, me, face_of(card))
    sacrifice(s, me, card)


class Dream(Ask[Seasons], prompt="ask-dream", rule="S-10.9"):
    """`player` chooses the hand card that enters play for free. [card 24, D-24]"""

    def options(self, s: Seasons) -> list[Action]:
        return [PLAY.of(face) for face in faces_in(s.mages[self.player].hand)]

    def take(self, s: Seasons, action: Action) -> None:
        put_into_play(s, self.player, leave_hand(s, self.player, PLAY.noun(action)))

    def forced(self, s: Seasons) -> bool:
        return len(s.mages[self.player].hand) == 1  # two equal cards stay a secret


def knowledge(s: Seasons, me: Player, card: CardId) -> None:
    """Sacrifice this card; take 5 tokens of any kinds. [card 25]"""
    sacrifice(s, me, card)
    gain_any(s, me, 5)


def life(s: Seasons, me: Player, card: CardId) -> None:
    """Sacrifice this card; every token in your reserve becomes 4 crystals. [card 26, S-9.6]"""
    sacrifice(s, me, card)
    mage = s.mages[me]
    rate = POTION_OF_LIFE_RATE + additions(s, me)
    for kind in range(4):
        n = mage.reserve[kind]
        if n:
            mage.reserve[kind] = 0
            mage.crystals += n * rate
            s.note("transmutes", me, kind, n, n * rate)


# -- Tree of Light

TREE_PRICE: Final = 3  # crystals


def can_use_tree(s: Seasons, me: Mage, crystals: int) -> bool:
    """Three crystals or one token must be there. [card 32]"""
    return crystals >= TREE_PRICE or sum(spendable(s, me)) > 0


def light(s: Seasons, me: Player, card: CardId) -> None:
    """3 crystals for a token of any kind, or a token for the transmute action. [card 32]"""
    s.next(TreeChoice(me))


class TreeChoice(Ask[Seasons], prompt="ask-tree", rule="S-11.3"):
    """`player` chooses between the two gifts of the Tree. [card 32, D-27]"""

    def options(self, s: Seasons) -> list[Action]:
        me = s.mages[self.player]
        out = [CHOOSE.of(PAY_CRYSTALS)] if me.crystals >= TREE_PRICE else []
        if sum(spendable(s, me)):
            out.append(CHOOSE.of(PAY_TOKEN))
        return out

    def take(self, s: Seasons, action: Action) -> None:
        if CHOOSE.noun(action) == PAY_CRYSTALS:
            spend_crystals(s, self.player, TREE_PRICE)
            gain_any(s, self.player, 1)
        else:
            s.then(PayAny(self.player, 1), MayTransmute(self.player))


class MayTransmute(Act[Seasons]):
    """The transmute action is open until the end of the turn. [S-9.1, OQ-32]"""

    def run(self, s: Seasons) -> None:
        s.may_transmute = True
        s.note("may-transmute", self.player)


# -- Crystal Orb

ORB_TOKENS: Final = 4  # to play the card
ORB_PRICE: Final = 3  # crystals, to bury it


def can_use_orb(s: Seasons, me: Mage, crystals: int) -> bool:
    """There must be a card to look at. [card 34, OQ-15]"""
    return has_card_to_draw(s)


def gaze(s: Seasons, me: Player, card: CardId) -> None:
    """Look at the top card and perhaps play it for 4 tokens; or bury it for 3 crystals.

    [card 34]
    """
    s.next(OrbChoice(me))


class OrbChoice(Ask[Seasons], prompt="ask-orb", rule="S-11.3"):
    """`player` looks at the top card, or pays to discard it unseen. [card 34, D-28]"""

    def options(self, s: Seasons) -> list[Action]:
        out = [CHOOSE.of(LOOK)]
        if s.mages[self.player].crystals >= ORB_PRICE:
            out.append(CHOOSE.of(BURY))
        return out

    def take(self, s: Seasons, action: Action) -> None:
        refill(s)
        if CHOOSE.noun(action) == LOOK:
            s.show(s.deck[-1], self.player)
            s.note("looks-at-top", self.player)
            s.note("sees-top", self.player, face_of(s.deck[-1]), to=1 << self.player)
            s.next(OrbDecision(self.player))
        else:
            spend_crystals(s, self.player, ORB_PRICE)
            s.discard.append(s.deck.pop())
            s.note("buries-top", self.player)


class OrbDecision(Ask[Seasons], prompt="ask-orb-decision", rule="S-11.3", broad=True):
    """Having seen the top card: put it back, or pay 4 tokens and play it. [card 34, D-28]"""

    def options(self, s: Seasons) -> list[Action]:
        me = s.mages[self.player]
        face = face_of(s.deck[-1])
        out = [PUT_BACK.of(face)]
        if has_room(me) and sum(spendable(s, me)) >= ORB_TOKENS:
            out.append(PLAY.of(face))
        return out

    def take(self, s: Seasons, action: Action) -> None:
        if PLAY.said(action):
            s.then(PayAny(self.player, ORB_TOKENS), OrbPlay(self.player))
        else:
            s.note("puts-back", self.player)

    def why_not(self, s: Seasons, action: Action) -> Refusal:
        if action == PLAY.of(face_of(s.deck[-1])):
            if not has_room(s.mages[self.player]):
                return ("no-room-under-gauge", {}, "S-10.1")
            return ("needs-tokens", {"n": str(ORB_TOKENS)}, "S-11.4")
        if PLAY.said(action) or PUT_BACK.said(action):
            return ("not-now", {}, self.rule)
        return ("answer-first", {}, self.rule)


class OrbPlay(Act[Seasons]):
    """The top card enters play for free. [card 34, S-10.9]"""

    def run(self, s: Seasons) -> None:
        put_into_play(s, self.player, s.deck.pop())


# -- Glutton Cauldron


def feed_cauldron(s: Seasons, me: Player, card: CardId) -> None:
    """Put 1 token on this card; the 7th bursts it. [card 35]"""
    s.next(FeedCauldron(me, card))


class FeedCauldron(Ask[Seasons], prompt="ask-cauldron", rule="S-11.3"):
    """`player` puts a token from reserve or Amulet on the Cauldron. [card 35, D-29]"""

    card: CardId

    def options(self, s: Seasons) -> list[Action]:
        me = s.mages[self.player]
        return [PUT.of(token) for kind in range(4) for token in sources(s, me, kind)]

    def take(self, s: Seasons, action: Action) -> None:
        kind = remove_token(s, self.player, PUT.noun(action))
        s.tokens[store(self.card) + kind] += 1
        s.note("puts-on-card", self.player, kind, face_of(self.card))
        if tokens_on(s, self.card) == CAULDRON_BURSTS_AT:
            burst(s, self.player, self.card)


def burst(s: Seasons, me: Player, card: CardId) -> None:
    """Sacrifice the full Cauldron, gain 15 crystals, take its tokens. [card 35, S-14.2]"""
    mage = s.mages[me]
    at = store(card)
    tokens = s.tokens[at : at + 4]
    s.note("cauldron-bursts", me)
    sacrifice(s, me, card)
    gain_crystals(s, me, 15)
    for kind in range(4):
        if tokens[kind]:
            mage.reserve[kind] += tokens[kind]
            s.note("takes-energy", me, kind, tokens[kind])
    if is_over_limit(mage):
        s.next(Overflow(me))


# -- Dragon Skull

SKULL_CARDS: Final = 3


def has_three_cards(s: Seasons, me: Mage, crystals: int) -> bool:
    """Three cards in play are needed; the Skull may be one. [card 37, OQ-25]"""
    return len(me.in_play) >= SKULL_CARDS


def offer_three(s: Seasons, me: Player, card: CardId) -> None:
    """Sacrifice 3 of your cards in play; gain 15 crystals. [card 37]"""
    s.next(OfferToSkull(me, SKULL_CARDS))


class OfferToSkull(Ask[Seasons], prompt="ask-skull", rule="S-11.3"):
    """`player` sacrifices n more cards, then gains 15 crystals. [card 37, D-31]"""

    n: int

    def options(self, s: Seasons) -> list[Action]:
        me = s.mages[self.player]
        found = [SACRIFICE.of(name_in_play(me, card)) for card in me.in_play]
        # Where all of them go, their order shows nowhere.
        return found if len(found) > self.n else found[:1]

    def take(self, s: Seasons, action: Action) -> None:
        me = s.mages[self.player]
        if self.n > 1:
            s.next(OfferToSkull(self.player, self.n - 1))
        else:
            s.next(SkullPays(self.player))
        sacrifice(s, self.player, card_in_play(me, SACRIFICE.noun(action)))


class SkullPays(Act[Seasons]):
    """15 crystals, after all that the sacrifices brought about. [card 37, S-19.7]"""

    def run(self, s: Seasons) -> None:
        gain_crystals(s, self.player, 15)


# -- Idol, Kriss, Mirror, Soul


def count_familiars(s: Seasons, me: Player, card: CardId) -> None:
    """Gain 1 crystal for each familiar you have in play. [card 43]"""
    gain_crystals(s, me, familiars(s.mages[me]))


def has_familiar(s: Seasons, me: Mage, crystals: int) -> bool:
    """A familiar in hand or in play is needed. [card 44]"""
    return familiars(me) > 0 or any(IS_FAMILIAR[face_of(c)] for c in me.hand)


def offer_familiar(s: Seasons, me: Player, card: CardId) -> None:
    """Discard or sacrifice a familiar; take 4 tokens of any kinds. [card 44]"""
    s.next(OfferFamiliar(me))


class OfferFamiliar(Ask[Seasons], prompt="ask-kriss", rule="S-11.3"):
    """`player` chooses the familiar, in hand or in play. [card 44, D-32]"""

    def options(self, s: Seasons) -> list[Action]:
        me = s.mages[self.player]
        out = [DISCARD_CARD.of(f) for f in faces_in(me.hand) if IS_FAMILIAR[f]]
        for card in me.in_play:
            if IS_FAMILIAR[face_of(card)]:
                out.append(SACRIFICE.of(name_in_play(me, card)))
        return out

    def take(self, s: Seasons, action: Action) -> None:
        me = s.mages[self.player]
        gain_any(s, self.player, 4)
        if SACRIFICE.said(action):
            sacrifice(s, self.player, card_in_play(me, SACRIFICE.noun(action)))
        else:
            card = leave_hand(s, self.player, DISCARD_CARD.noun(action))
            s.discard.append(card)
            s.note("discards-card", self.player, face_of(card))

    def forced(self, s: Seasons) -> bool:
        return not s.mages[self.player].hand  # else it would tell of familiars in hand


def can_use_mirror(s: Seasons, me: Mage, crystals: int) -> bool:
    """One crystal and one token at least. [card 47]"""
    return crystals >= 1 and sum(spendable(s, me)) > 0


def reflect(s: Seasons, me: Player, card: CardId) -> None:
    """Pay X crystals and exchange X tokens of one kind for X of another. [card 47]"""
    s.next(MirrorKinds(me))


class MirrorKinds(Ask[Seasons], prompt="ask-mirror-kinds", rule="S-11.3"):
    """`player` chooses the kind given and the kind received. [card 47, D-33]"""

    def options(self, s: Seasons) -> list[Action]:
        have = spendable(s, s.mages[self.player])
        return [
            EXCHANGE.of(given, got)
            for given in range(4)
            if have[given]
            for got in range(4)
            if got != given
        ]

    def take(self, s: Seasons, action: Action) -> None:
        s.next(MirrorAmount(self.player, EXCHANGE.noun(action), EXCHANGE.second(action)))


class MirrorAmount(Ask[Seasons], prompt="ask-mirror-amount", rule="S-13.3"):
    """`player` chooses X; then pays X crystals and exchanges. [card 47, D-33]"""

    given: int
    got: int

    def options(self, s: Seasons) -> list[Action]:
        me = s.mages[self.player]
        most = min(me.crystals, spendable(s, me)[self.given])
        return [AMOUNT.of(x) for x in range(1, most + 1)]

    def take(self, s: Seasons, action: Action) -> None:
        x = AMOUNT.noun(action)
        spend_crystals(s, self.player, x)
        tokens = [0, 0, 0, 0]
        tokens[self.given] = x
        s.note("exchanges", self.player, self.given, self.got, x)
        s.next(MirrorReturns(self.player, self.got, x))
        pay(s, self.player, tokens)


class MirrorReturns(Act[Seasons]):
    """The exchanged tokens arrive in the reserve. [card 47]"""

    kind: int
    n: int

    def run(self, s: Seasons) -> None:
        gain(s, self.player, self.kind, self.n)


def has_water(s: Seasons, me: Mage, crystals: int) -> bool:
    """One water token must be there. [card 50]"""
    return spendable(s, me)[WATER] > 0


def pass_soul(s: Seasons, me: Player, card: CardId) -> None:
    """Discard 1 water and hand this card, straightened, to the left. [card 50, D-34]"""
    tokens = [0, 0, 0, 0]
    tokens[WATER] = 1
    s.next(PassSoul(me, card))
    pay(s, me, tokens)


class PassSoul(Act[Seasons]):
    """The Damned Soul changes its owner and stays in play. [card 50, S-14.1, OQ-26]"""

    card: CardId

    def run(self, s: Seasons) -> None:
        other = s.left_of(self.player)
        s.mages[self.player].in_play.remove(self.card)
        s.mages[other].in_play.append(self.card)
        s.turned.remove(self.card)
        s.note("passes-soul", self.player, other, face_of(self.card))
