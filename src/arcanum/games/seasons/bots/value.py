"""What a side of the Seasons table is worth, in prestige points at the end of the game.

The estimate of one mage is: crystals, cards in play with what they will still bring, tokens at
the price they will fetch, and the plan for the cards in hand and library - which of them will
be summoned, when, at what cost. Cards that nobody could name when the thinking began count as
strangers: what they are never matters, so no guess about hidden cards can leak into a choice.
"""

from __future__ import annotations

from math import exp
from typing import Final, NamedTuple

from arcanum.bots.sheet import Sheet
from arcanum.games.seasons.bots.weights import SHEET, WEIGHTS, Weights
from arcanum.games.seasons.rules.facts import (
    BEGGARS_HORN,
    BONUS_LOSS,
    CAULDRON,
    CAULDRON_BURSTS_AT,
    COSTS,
    DAMNED_SOUL,
    DIE_CRYSTALS,
    DIE_DRAW,
    DIE_ENERGY,
    DIE_GAUGE,
    DIE_PIPS,
    DIE_TRANSMUTE,
    ELEMENTAL_AMULET,
    FACE_BY_NAME,
    FAIRIES,
    GRIMOIRE,
    HAND_CARD_LOSS,
    HAND_OF_FORTUNE,
    IS_FAMILIAR,
    KINDS_OF_CARD,
    LANTERN,
    LAST_YEAR,
    NAMES,
    PRESTIGE,
    PURSE_OF_IO,
    RAGFIELDS_HELM,
    RATES,
    SEALED_CHEST,
    SPACES,
    SPACES_PER_SEASON,
    TIMING,
    TITUS,
    WONDROUS_CHEST,
    CardId,
    DieFace,
    Face,
    face_of,
)
from arcanum.games.seasons.rules.scoring import score_of
from arcanum.games.seasons.rules.table import Mage, Seasons, spendable, tokens_on
from arcanum.kernel.frames import Player

SYLLAS: Final = FACE_BY_NAME["syllas_the_faithful"]
LEWIS: Final = FACE_BY_NAME["lewis_greyface"]
SCEPTER: Final = FACE_BY_NAME["scepter_of_greatness"]
PENDANT: Final = FACE_BY_NAME["pendant_of_ragnor"]
IDOL: Final = FACE_BY_NAME["idol_of_the_familiar"]
KRISS: Final = FACE_BY_NAME["necrotic_kriss"]
SID: Final = FACE_BY_NAME["sid_nightshade"]
AMULET_OF_AIR: Final = FACE_BY_NAME["amulet_of_air"]
POTION_OF_POWER: Final = FACE_BY_NAME["potion_of_power"]
POTION_OF_DREAMS: Final = FACE_BY_NAME["potion_of_dreams"]
POTION_OF_KNOWLEDGE: Final = FACE_BY_NAME["potion_of_knowledge"]
POTION_OF_LIFE: Final = FACE_BY_NAME["potion_of_life"]
POTIONS: Final = (POTION_OF_POWER, POTION_OF_DREAMS, POTION_OF_KNOWLEDGE, POTION_OF_LIFE)
ROUND_END: Final = (BEGGARS_HORN, WONDROUS_CHEST, TITUS)
IS_ACTIVATED: Final = ["activated" in timing for timing in TIMING]
TAKEN: Final = ("takes_each_round", "takes_each_season")
# What cards do, by their rules.
_by_rule: Final[Sheet] = SHEET.table("by_rule")
CHEST_CRYSTALS: Final[float] = _by_rule.number("chest")
HELM_CRYSTALS: Final[float] = _by_rule.number("helm")
CAULDRON_CRYSTALS: Final[float] = _by_rule.number("cauldron")
LANTERN_CRYSTALS: Final[float] = _by_rule.number("lantern")
WONDROUS_CRYSTALS: Final[float] = _by_rule.number("wondrous")
SID_CRYSTALS: Final[float] = _by_rule.number("sid")
GRIMOIRE_TOKENS: Final[int] = _by_rule.whole("grimoire")


class Estimate(NamedTuple):
    """What a card brings besides prestige: at once, per round, own summon, season change."""

    once: float = 0.0
    each_round: float = 0.0
    each_summon: float = 0.0
    each_season: float = 0.0


def estimates(seats: int, cards: Sheet) -> dict[str, Estimate]:
    """The estimate of each card at a table of that size.

    A crystal taken from every opponent counts what we get and, on top, the one each of them
    loses.
    """
    taken = (seats - 1) + 1.0
    return {name: estimate(cards.table(name), taken) for name in cards.names()}


def estimate(card: Sheet, taken: float) -> Estimate:
    """The estimate of one card, where a crystal taken from everybody counts so much."""
    found = {
        name: taken * card.number(name) if name in TAKEN else card.number(name)
        for name in card.names()
    }
    return Estimate(
        once=found.get("once", 0.0),
        each_round=found.get("each_round", 0.0) + found.get("takes_each_round", 0.0),
        each_summon=found.get("each_summon", 0.0),
        each_season=found.get("each_season", 0.0) + found.get("takes_each_season", 0.0),
    )


# -- time


def spaces_left(s: Seasons) -> int:
    """How many spaces the marker must go for the game to end."""
    return (LAST_YEAR - s.year) * SPACES + SPACES - s.space + 1


def pips_now(s: Seasons, w: Weights) -> float:
    """How far the leftover die will move the marker, as far as that is settled."""
    if not s.rolled:
        return w.pips_unrolled
    return sum(DIE_PIPS[die] for die in s.rolled) / len(s.rolled)


def rounds_for(spaces: float, w: Weights) -> float:
    """How many rounds it takes to go so many spaces; the last step mostly goes too far."""
    return max(1.0, (spaces + w.overshoot) / w.pips) if spaces > 0 else 0.0


# -- the price of energy

MOST_TURNS: Final = 24
MOST_ADDS: Final = 4


def prices(chance: float, patience: float) -> list[list[list[list[float]]]]:
    """What a token will fetch: by additions, turns to come, space of the marker, kind.

    A turn offers the transmute action with some chance, and its owner takes the crystals or
    waits for a better season, whichever is more.
    """
    table: list[list[list[list[float]]]] = []
    for adds in range(MOST_ADDS + 1):
        by_turns = [[[0.0] * 4 for _ in range(SPACES)]]
        for _ in range(MOST_TURNS):
            later = by_turns[-1]
            now = []
            for space in range(SPACES):
                rates = RATES[space // SPACES_PER_SEASON]
                wait = [patience * price for price in later[(space + 2) % SPACES]]
                now.append(
                    [
                        chance * max(rates[kind] + adds, wait[kind]) + (1 - chance) * wait[kind]
                        for kind in range(4)
                    ]
                )
            by_turns.append(now)
        table.append(by_turns)
    return table


ABSENT: Final = (3, 2, 0, 1)  # the kind that the dice of each season never show


class Side:
    """One mage's side, with what its valuation asks for again and again."""

    __slots__ = (
        "faces",
        "familiars",
        "grimoire",
        "hands",
        "idol",
        "mage",
        "me",
        "price",
        "purses",
        "s",
        "sealed",
        "seasons",
        "summons",
        "turns",
    )

    def __init__(self, s: Seasons, me: Player) -> None:
        self.s = s
        self.me = me
        self.mage: Mage = s.mages[me]
        self.turns: float = 0.0  # of the mage, after this one
        self.seasons: int = 0  # season changes to come
        self.summons: float = 0.0  # of the mage, to come
        self.price: list[float] = []  # of a token of each kind that is kept
        self.familiars: int = 0
        self.purses: int = 0
        self.hands: int = 0
        self.grimoire: bool = False
        self.sealed: bool = False
        self.idol: bool = False
        faces: list[Face] = []
        for card in self.mage.in_play:
            face = card if card < KINDS_OF_CARD else card - KINDS_OF_CARD
            faces.append(face)
            if IS_FAMILIAR[face]:
                self.familiars += 1
            elif face == PURSE_OF_IO:
                self.purses += 1
            elif face == HAND_OF_FORTUNE:
                self.hands += 1
            elif face == GRIMOIRE:
                self.grimoire = True
            elif face == SEALED_CHEST:
                self.sealed = True
            elif face == IDOL:
                self.idol = True
        self.faces: list[Face] = faces


class Valuer:
    """Values the sides of a table of one size."""

    def __init__(self, seats: int, weights: Weights | None = None) -> None:
        w = weights or WEIGHTS
        self.weights: Final[Weights] = w
        self.seats: Final = seats
        known = estimates(seats, w.cards)
        cards = [known[name] for name in NAMES]
        self.once: Final = [card.once for card in cards]
        self.each_round: Final = [card.each_round for card in cards]
        self.each_summon: Final = [card.each_summon for card in cards]
        self.each_season: Final = [card.each_season for card in cards]
        self.prices: Final = prices(w.transmute_chance, w.patience)
        self.costs: Final = COSTS[seats]
        # What a card brings on arrival: so much, and so much more for each turn to come.
        self.base: Final = [
            PRESTIGE[face]
            + card.once
            + w.season_at_once * card.each_season
            - self.costs[face][4]
            for face, card in enumerate(cards)
        ]
        self.slope: Final = [
            card.each_round + w.seasons_a_turn * card.each_season for card in cards
        ]

    # -- the table

    def value(self, s: Seasons, me: Player, known: list[bool], strangers: float = 0.0) -> float:
        """How well `me` stands against the others; `strangers` are cards drawn meanwhile."""
        if s.over:
            return self.final(s, me)
        rivals = 0.0
        for p in range(self.seats):
            if p != me:
                rivals += self.theirs(s, p)
        rivals *= self.weights.rival / (self.seats - 1)
        return self.mine(s, me, known, strangers) - rivals

    def final(self, s: Seasons, me: Player) -> float:
        """The game is over: points, and to have won."""
        scores = [score_of(s, p) for p in range(self.seats)]
        best = max(scores[p] for p in range(self.seats) if p != me)
        lead = scores[me] - best
        return lead + (self.weights.win if lead > 0 else -self.weights.win)

    # -- one side

    def side(self, s: Seasons, me: Player, cards: int) -> Side:
        """A side with its time and prices; `cards` wait in hand and library."""
        side = Side(s, me)
        spaces = spaces_left(s)
        w = self.weights
        pips = pips_now(s, w)
        turns = rounds_for(spaces - pips, w)
        side.turns = turns
        side.seasons = (spaces + 2) // SPACES_PER_SEASON
        whole = int(turns + 0.5)
        space = int(s.space - 1 + pips + 0.5) % SPACES
        by_turns = self.prices[side.purses]
        side.price = by_turns[whole if whole < MOST_TURNS else MOST_TURNS][space]
        side.summons = w.summons_a_card * cards + w.summons_a_turn * turns if turns > 0 else 0.0
        return side

    def mine(self, s: Seasons, me: Player, known: list[bool], strangers: float) -> float:
        """The worth of the own side, with the cards that `me` could name from the start."""
        mage = s.mages[me]
        hand: list[Face] = []
        for card in mage.hand:
            if known[card]:
                hand.append(card if card < KINDS_OF_CARD else card - KINDS_OF_CARD)
            else:
                strangers += 1
        side = self.side(s, me, len(hand) + len(mage.library_2) + len(mage.library_3))
        total = mage.crystals - self.bonus_loss(mage, side.turns) + self.played(side)
        if strangers:
            total += strangers * self.stranger(side.turns)
        return total + self.plan(side, hand)

    def bonus_loss(self, mage: Mage, turns: float) -> float:
        """What the bonuses used cost, and that they cannot be used later."""
        late = min(1.0, self.weights.bonus_turns * turns)
        return BONUS_LOSS[mage.bonuses] + self.weights.bonus * mage.bonuses * late

    def played(self, side: Side) -> float:
        """Prestige of the cards in play, and what they will still bring."""
        total = 0.0
        for at, face in enumerate(side.faces):
            total += PRESTIGE[face]
            if face in UNUSUAL:
                total += self.unusual_standing(side, face, side.mage.in_play[at])
            else:
                total += (
                    self.each_round[face] * side.turns
                    + self.each_summon[face] * side.summons
                    + self.each_season[face] * side.seasons
                )
        return total

    def unusual_standing(self, side: Side, face: Face, card: CardId) -> float:
        """What a card in play will still bring, where that depends on the table."""
        w = self.weights
        turns = side.turns
        if face in ROUND_END:
            return self.at_round_end(side, face)
        if face in POTIONS:
            return w.potion * self.once[face] * min(1.0, w.potion_turns * turns)
        if face == CAULDRON:
            return self.cauldron(side.s, card, turns)
        if face == DAMNED_SOUL:
            return -w.soul * min(turns + 1, w.soul_rounds)
        if face == RAGFIELDS_HELM:
            return self.helm(side)
        if face == SEALED_CHEST:
            return 0.0 if side.familiars else CHEST_CRYSTALS
        if face == LANTERN:
            tokens = tokens_in(side) + w.lantern_turn * turns
            return LANTERN_CRYSTALS * min(10.0 if side.grimoire else 7.0, tokens)
        if face == IDOL:
            return turns * (w.idol_familiar * side.familiars)
        return turns * self.fairies_per_round(side)

    def at_round_end(self, side: Side, face: Face) -> float:
        """Chest, Horn and Titus act at the end of this round too, as the table stands."""
        tokens = tokens_in(side)
        later = self.each_round[face] * side.turns
        if face == WONDROUS_CHEST:
            return later + (WONDROUS_CRYSTALS if tokens >= 4 else 0.0)
        if face == BEGGARS_HORN:
            return later + (self.weights.horn if tokens <= 1 and side.turns > 0 else 0.0)
        for p in side.s.opponents(side.me):
            if not side.s.mages[p].crystals:
                return -float(PRESTIGE[face])  # Titus falls
        return later + self.seats

    def cauldron(self, s: Seasons, card: CardId, turns: float) -> float:
        """15 crystals and the tokens on it, if the time for the missing ones is there."""
        w = self.weights
        there = tokens_on(s, card)
        missing = CAULDRON_BURSTS_AT - there
        chance = min(1.0, max(0.0, w.cauldron_sure + w.cauldron_turn * (turns - missing)))
        return chance * (
            CAULDRON_CRYSTALS - w.cauldron_missing * missing + w.cauldron_token * there
        )

    def helm(self, side: Side) -> float:
        """20 crystals for strictly most cards in play: a guess from play and hands."""
        w = self.weights
        s = side.s
        lead = cards_at_end(side.mage, side.turns, w)
        lead -= max(cards_at_end(s.mages[p], side.turns, w) for p in s.opponents(side.me))
        if side.turns <= 0:
            return HELM_CRYSTALS if lead > 0 else 0.0
        return HELM_CRYSTALS / (1.0 + exp(-w.helm_steep * (lead - w.helm_even)))

    def fairies_per_round(self, side: Side) -> float:
        """What Thieving Fairies take in a round, by the cards that others can activate."""
        watched = 0
        for p in side.s.opponents(side.me):
            for card in side.s.mages[p].in_play:
                watched += IS_ACTIVATED[face_of(card)]
        w = self.weights
        return w.fairies * (self.seats - 1) + w.fairies_watched * watched

    def stranger(self, turns: float) -> float:
        """An unknown card in hand: good with time ahead, a loss without."""
        chance = 1.0 - exp(-self.weights.stranger_turns * turns)
        return chance * self.weights.stranger - (1.0 - chance) * HAND_CARD_LOSS

    # -- the plan for hand and library

    def plan(self, side: Side, hand: list[Face]) -> float:
        """Tokens and cards to come. A Sealed Chest pays nothing unless familiars stay out."""
        if not side.familiars and (side.sealed or SEALED_CHEST in hand):
            others = [face for face in hand if not IS_FAMILIAR[face]]
            if len(others) < len(hand):
                loss = HAND_CARD_LOSS * (len(hand) - len(others))
                pure = self.schedule(side, others, CHEST_CRYSTALS) - loss
                spoiled = CHEST_CRYSTALS if side.sealed else 0.0
                mixed = self.schedule(side, hand, 0.0) - spoiled
                return max(pure, mixed)
        return self.schedule(side, hand, 0.0 if side.familiars else CHEST_CRYSTALS)

    def schedule(self, side: Side, hand: list[Face], sealed: float) -> float:
        """Best cards first, each waiting for tokens, slot, year; then the tokens left."""
        w = self.weights
        s = side.s
        mage = side.mage
        turns = side.turns
        have = spendable(s, mage)
        tokens = have[:]
        room = mage.gauge - len(mage.in_play)
        total = 0.0
        busy = 0.0
        for _, base, slope, face in self.queue(side, hand, have):
            if face == SEALED_CHEST:
                base += sealed
            missing = self.claim(side, face, have)
            wait = 0.0
            if missing:
                busy += w.token_wait * missing
                wait = busy
            short = w.crystal_wait * (self.costs[face][4] - mage.crystals)
            if short > wait:
                wait = short
            if face not in POTIONS:
                room -= 1
            total += self.prospect(base, slope, turns, wait, room)
        if mage.library_2 or mage.library_3:
            for year, library in ((2, mage.library_2), (3, mage.library_3)):
                if library:
                    spaces = (year - s.year) * SPACES - s.space + 1
                    release = rounds_for(spaces, w)
                    if busy > release:
                        release = busy
                    for card in library:
                        room -= 1
                        face = card % KINDS_OF_CARD
                        base = self.base[face] - w.kept_token * self.costs[face][5]
                        total += self.prospect(base, self.slope[face], turns, release, room)
        if room > 0:
            total += w.spare_slot * min(room, w.spare_slots, w.spare_slot_turns * turns)
        return total + self.energy(side, tokens, have)

    def queue(
        self, side: Side, hand: list[Face], have: list[int]
    ) -> list[tuple[float, float, float, Face]]:
        """The hand in the order of the plan: (rank, points on arrival, points a turn, face)."""
        out = []
        price = side.price
        dear = self.weights.dear
        for face in hand:
            bill = self.costs[face]
            base = self.base[face]
            slope = self.slope[face]
            missing = 0
            if bill[5]:
                for kind in range(4):
                    need = bill[kind]
                    if need:
                        base -= dear * need * price[kind]
                        if need > have[kind]:
                            missing += need - have[kind]
            elif face == ELEMENTAL_AMULET:
                base -= price[0] + price[1] + price[2] + price[3]
            if self.each_summon[face]:
                base += self.each_summon[face] * max(0.0, side.summons - 1.0)
            if side.idol and IS_FAMILIAR[face]:
                slope += self.weights.idol_familiar
            if face in SPECIAL:
                more, steeper = self.special(side, face)
                base += more
                slope += steeper
            rank = base + slope * side.turns - self.weights.unready * missing
            out.append((rank, base, slope, face))
        out.sort(reverse=True)
        return out

    def prospect(
        self, base: float, slope: float, turns: float, wait: float, room: int
    ) -> float:
        """What a card not yet summoned is worth: its gain if there is time, else the loss."""
        w = self.weights
        if room < 0:
            base -= w.slot
            if -room * w.slot_wait > wait:
                wait = -room * w.slot_wait
        left = turns - wait
        if left <= 0:
            return -HAND_CARD_LOSS
        chance = 1.0 - exp(-w.summon_urge * left)
        gain = base - w.tempo * (wait + 1.0)
        if left > 1.0:
            gain += slope * (left - 1.0)
        value = w.trust * chance * gain - (1.0 - chance) * HAND_CARD_LOSS
        return value if value > -HAND_CARD_LOSS else -HAND_CARD_LOSS

    def claim(self, side: Side, face: Face, have: list[int]) -> float:
        """Sets the tokens for a card aside; how many are missing, rare ones counting more."""
        bill = self.costs[face]
        missing = 0.0
        if bill[5]:
            for kind in range(4):
                need = bill[kind]
                if need:
                    if have[kind] >= need:
                        have[kind] -= need
                    else:
                        missing += need - have[kind]
                        if kind == ABSENT[side.s.season()]:
                            missing += self.weights.absent_wait
                        have[kind] = 0
            if missing and side.hands:
                missing = max(0.0, missing - side.hands)
        return missing

    def special(self, side: Side, face: Face) -> tuple[float, float]:
        """Cards in hand whose worth depends on the table: more on arrival, more each turn."""
        w = self.weights
        s = side.s
        turns = side.turns
        items = max(len(side.faces) - side.familiars, w.items)
        if face == RAGFIELDS_HELM:
            return self.helm(side), 0.0
        if face == LANTERN:
            tokens = min(w.lantern_most, w.lantern_hand + w.lantern_turn * turns)
            return LANTERN_CRYSTALS * tokens, 0.0
        if face == LEWIS:
            return w.lewis * max(sum(s.mages[p].reserve) for p in s.opponents(side.me)), 0.0
        if face == SCEPTER:
            return w.scepter * items, 0.0
        if face == PENDANT:
            return w.pendant * min(w.pendant_most, items), 0.0
        if face == IDOL:
            return 0.0, w.idol_familiar * side.familiars
        if face == CAULDRON:
            return (w.cauldron_hand if turns >= w.cauldron_turns else w.cauldron_late), 0.0
        if face == FAIRIES:
            return 0.0, self.fairies_per_round(side)
        if face == DAMNED_SOUL:
            return 0.0, 0.0
        lead = side.mage.crystals - max(s.mages[p].crystals for p in s.opponents(side.me))
        chance = w.sid_ahead if lead > 0 else w.sid_behind
        return SID_CRYSTALS * self.seats * chance, 0.0  # Sid Nightshade

    def energy(self, side: Side, tokens: list[int], free: list[int]) -> float:
        """Tokens at their price; those no card needs are transmuted now, if that is better."""
        s = side.s
        price = side.price
        total = 0.0
        kept = 0
        may_transmute = s.may_transmute and s.active == side.me
        rates = RATES[s.season()]
        adds = s.plus_one + side.purses
        for kind in range(4):
            n = tokens[kind]
            if n:
                if may_transmute and free[kind] and rates[kind] + adds > price[kind]:
                    total += free[kind] * (rates[kind] + adds)
                    n -= free[kind]
                total += n * price[kind]
                kept += n
        over = kept - self.weights.roomy - (GRIMOIRE_TOKENS if side.grimoire else 0)
        if over > 0:
            total -= self.weights.crowd * over * over * 0.5
        return total

    def shopping(self, s: Seasons, me: Player, known: list[bool], n: int) -> list[int]:
        """Which n tokens to take: those that cards in hand lack, or else the dearest."""
        mage = s.mages[me]
        hand = [card % KINDS_OF_CARD for card in mage.hand if known[card]]
        side = self.side(s, me, len(hand) + len(mage.library_2) + len(mage.library_3))
        have = spendable(s, mage)
        out: list[int] = []
        for _, base, slope, face in self.queue(side, hand, have):
            if base + slope * side.turns > 0:
                bill = self.costs[face]
                for kind in range(4):
                    have[kind] -= bill[kind]
                    while have[kind] < 0:
                        out.append(kind)
                        have[kind] += 1
                if len(out) >= n:
                    return out[:n]
        worth = side.price
        if s.may_transmute and s.active == me:
            rates = RATES[s.season()]
            adds = s.plus_one + side.purses
            worth = [max(worth[kind], float(rates[kind] + adds)) for kind in range(4)]
        return out + [worth.index(max(worth))] * (n - len(out))

    # -- the others

    def die_for(self, s: Seasons, other: Player, die: DieFace) -> float:
        """What a die face is worth to another player, at a glance."""
        w = self.weights
        mage = s.mages[other]
        side = self.side(s, other, 0)
        price = side.price
        tokens = mage.reserve[:]
        total = float(DIE_CRYSTALS[die])
        for kind in DIE_ENERGY[die]:
            tokens[kind] += 1
            total += price[kind]
        if DIE_GAUGE[die]:
            total += w.slot if mage.gauge - len(mage.in_play) < len(mage.hand) else w.spare_slot
        if DIE_DRAW[die]:
            total += max(0.0, self.stranger(side.turns))
        if DIE_TRANSMUTE[die]:
            rates = RATES[s.season()]
            for kind in range(4):
                more = rates[kind] + side.purses - price[kind]
                if more > 0:
                    total += more * tokens[kind]
        return total

    def theirs(self, s: Seasons, other: Player) -> float:
        """Another side, from what everybody sees."""
        w = self.weights
        mage = s.mages[other]
        cards = len(mage.hand) + len(mage.library_2) + len(mage.library_3)
        side = self.side(s, other, cards)
        total = mage.crystals - BONUS_LOSS[mage.bonuses] + self.played(side)
        chance = min(1.0, w.rival_turns * side.turns)
        total += chance * w.rival_token * tokens_in(side)
        total += cards * (chance * w.rival_card - (1.0 - chance) * HAND_CARD_LOSS)
        room = mage.gauge - len(mage.in_play)
        return total + chance * w.rival_slot * max(-2, min(room, cards))


def tokens_in(side: Side) -> int:
    """The tokens in the reserve."""
    r = side.mage.reserve
    return r[0] + r[1] + r[2] + r[3]


def cards_at_end(mage: Mage, turns: float, w: Weights) -> float:
    """A guess at the cards a mage will have in play at the end."""
    play = len(mage.in_play)
    room = max(0.0, mage.gauge - play + w.helm_slots * turns)
    return play + min(1.0, w.helm_play * turns) * min(float(len(mage.hand)), room)


UNUSUAL: Final = frozenset(
    (*ROUND_END, *POTIONS, CAULDRON, DAMNED_SOUL, RAGFIELDS_HELM, SEALED_CHEST, LANTERN, IDOL)
) | {FAIRIES}
SPECIAL: Final = frozenset(
    (
        RAGFIELDS_HELM,
        LANTERN,
        LEWIS,
        SCEPTER,
        PENDANT,
        IDOL,
        CAULDRON,
        FAIRIES,
        DAMNED_SOUL,
        SID,
    )
)
