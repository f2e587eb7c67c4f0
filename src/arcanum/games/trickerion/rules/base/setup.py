"""Laying the table, and the players' choices before the first round. [T-3, T-16, T-17]"""

from __future__ import annotations

from arcanum.games.trickerion.rules.base.facts import (
    APPRENTICE,
    ASSISTANT,
    BASE_MAGICIANS,
    BASE_PROPHECIES,
    COMPONENTS_VALUE,
    DECK_OF,
    DECK_PER_VENUE,
    ENGINEER,
    FIRST_STOCK,
    KIT_COMPONENTS,
    KIT_ENGINEER_TRICK,
    KIT_MARKERS,
    KIT_ON_MANAGER,
    KIT_SPECIALIST,
    KIT_TRICK,
    LEVEL,
    MAGICIAN,
    MAGICIAN_SCHOOL,
    MANAGER,
    NOTHING,
    PENDING_PLACES,
    PERFORMANCES,
    PRICE,
    PRIESTESS,
    QUICK_FAME,
    QUICK_ROUND,
    QUICK_SHARDS,
    SCHOOL,
    SEEN_PERF,
    SEEN_SIZE,
    SOLO,
    SPECIALS,
    SQUARES,
    START_COINS,
    START_FAME,
    START_SHARDS,
    TRICKS,
    VENUE,
    VENUES,
    Perf,
)
from arcanum.games.trickerion.rules.base.locations.dark_alley import (
    reveal_prophecy,
    shuffle_stack,
)
from arcanum.games.trickerion.rules.base.purchases import gift
from arcanum.games.trickerion.rules.base.resources import add_tokens, gain_coins, gain_fame
from arcanum.games.trickerion.rules.base.rounds import StartRound
from arcanum.games.trickerion.rules.base.table import (
    AT_HOME,
    FROM_START,
    Trickerion,
    Troupe,
    add_to_hand,
    decks_of,
    meets,
    permanent_hand,
)
from arcanum.games.trickerion.rules.base.team import get_ready, put_trick
from arcanum.games.trickerion.rules.base.words import (
    CHOOSE_MAGICIAN,
    CHOOSE_SPECIALIST,
    ENGINEER_BOARD,
    NO_PILE,
    PLAYER_BOARD,
    TAKE_COMPONENTS,
    TAKE_SPECIAL,
    TAKE_TRICK,
)
from arcanum.kernel.frames import Ask, Frame, Player, Refusal
from arcanum.kernel.words import Action


def sit_down(s: Trickerion) -> None:
    """An empty side for every seat."""
    s.take_settings()
    s.troupes = [Troupe() for _ in range(s.n)]
    s.seen = [0] * SEEN_SIZE
    s.row = [NOTHING] * (s.n + 1)
    s.residence = (1,) * len(TRICKS)
    s.order = list(range(s.n))
    for module in s.modules:
        module.sit_down(s)


def lay_table(s: Trickerion) -> None:
    """Common set-up, then the players in selection order.

    [T-3.1.1 to T-3.1.3, T-3.1.7, T-3.1.8, T-3.2.1, T-12.3]
    """
    sit_down(s)
    if not s.alley:
        s.residence = tuple([1 if LEVEL[t] < 3 else 0 for t in range(len(TRICKS))])  # [T-12.2]
    s.stock = FIRST_STOCK[:]
    deal_performances(s)
    if s.alley:
        deal_specials(s)  # [T-3.1.6]
    for module in s.modules:
        module.lay_table(s)
    s.round = QUICK_ROUND if s.settings["quick_game"] == "on" else 1
    if s.solo:
        s.automa.start(s)
        return
    s.chooser = s.below(s.seats)
    s.note("game-starts", s.chooser)
    around = [(s.chooser + i) % s.seats for i in range(s.seats)]
    kits = s.settings["first_game_kits"] == "on"
    for p in range(s.seats):
        s.troupes[p].hand = permanent_hand(s)  # [T-3.2.9]
        s.troupes[p].at[MAGICIAN] = AT_HOME
        s.troupes[p].at[APPRENTICE] = AT_HOME  # [T-3.2.3]
    s.next(FinishSetup())
    if not kits:
        for p in around[::-1]:
            s.next(EngineerTrick(p))
    for p in around[::-1]:
        if not kits:
            s.next(ChooseSpecialist(p))
            s.next(StartComponents(p, 0))
            s.next(StartTrick(p))
        s.next(ChooseMagician(p))


def mixed(s: Trickerion, cards: list[int]) -> list[int]:
    """The cards in random order."""
    cards = cards[:]
    for i in range(len(cards) - 1, 0, -1):
        j = s.below(i + 1)
        cards[i], cards[j] = cards[j], cards[i]
    return cards


def deal_performances(s: Trickerion) -> None:
    """The Performance deck and the first cards of the row. [T-3.1.4, T-3.1.5, T-16.1]"""
    s.deck = []
    removed: list[Perf] = []
    for venue in range(len(VENUES)):
        cards = mixed(s, [p for p in pack(s) if VENUE[p] == venue])
        if venue == len(VENUES) - 1 and not s.alley:
            removed += cards
            continue
        s.deck = cards[:DECK_PER_VENUE] + s.deck
        rest = cards[DECK_PER_VENUE:]
        if venue == 0:
            for place in range(s.n - 1):
                show_performance(s, rest.pop(), place)
        removed += rest
    s.removed = tuple(sorted(removed))
    if s.settings["quick_game"] == "on":
        show_performance(s, s.deck.pop(), s.n - 1)


def pack(s: Trickerion) -> list[Perf]:
    """The performance cards of this game. [T-3.1.4, H-2.2]"""
    return list(range(SOLO, len(PERFORMANCES))) if s.solo else list(range(SOLO))


def prophecies_of(s: Trickerion) -> list[int]:
    """The prophecies of this game. [T-3.4.1, A-2.6, A-9.2, A-9.3]"""
    count = BASE_PROPHECIES
    for module in s.modules:
        count += module.more_prophecies()
    out = list(range(count))
    for module in s.modules:
        out = [p for p in out if not module.removes_prophecy(p)]
    return out


def magicians_of(s: Trickerion) -> list[int]:
    """The magicians of this game. [T-3.2.2, H-2.5]"""
    count = BASE_MAGICIANS
    for module in s.modules:
        count += module.more_magicians()
    return list(range(count))


def show_performance(s: Trickerion, card: int, place: int) -> None:
    """A Performance card face up on a place of the row."""
    s.row[place] = card
    s.reveal(SEEN_PERF + card)


def deal_specials(s: Trickerion) -> None:
    """The shuffled decks of Special Assignment cards. [T-3.1.6]"""
    for deck in range(decks_of(s)):
        cards = [c for c in range(len(SPECIALS)) if DECK_OF[c] == deck]
        s.shuffle(cards)
        s.decks[deck] = tuple(cards)


class ChooseMagician(Ask[Trickerion], prompt="ask-magician", rule="T-3.2.2"):
    """A Magician whose category no one has chosen yet. [T-3.2.2, D-01]"""

    def options(self, s: Trickerion) -> list[Action]:
        taken = [MAGICIAN_SCHOOL[me.magician] for me in s.troupes if me.magician >= 0]
        barred = PRIESTESS if s.alley and s.settings["prophecies"] == "off" else NOTHING
        return [
            CHOOSE_MAGICIAN.of(m)
            for m in magicians_of(s)
            if MAGICIAN_SCHOOL[m] not in taken and m != barred
        ]

    def take(self, s: Trickerion, action: Action) -> None:
        me = s.troupes[self.player]
        me.magician = CHOOSE_MAGICIAN.noun(action)
        s.note("chooses-magician", self.player, me.magician)
        if s.settings["first_game_kits"] == "on":
            give_kit(s, self.player)

    def why_not(self, s: Trickerion, action: Action) -> Refusal:
        return ("category-chosen", {}, "T-3.2.2")


def give_kit(s: Trickerion, player: Player) -> None:
    """The recommended kit of the Magician's category. [T-17, V-07]"""
    me = s.troupes[player]
    school = MAGICIAN_SCHOOL[me.magician]
    put_trick(s, player, KIT_TRICK[school], PLAYER_BOARD, 0, KIT_MARKERS[school])
    for c in range(12):
        if KIT_COMPONENTS[school][c]:
            add_tokens(s, player, c, KIT_COMPONENTS[school][c])
        if KIT_ON_MANAGER[school][c]:
            me.on_manager[c] = 1
            add_tokens(s, player, c, KIT_ON_MANAGER[school][c])
    specialist = KIT_SPECIALIST[school]
    me.at[specialist] = AT_HOME
    s.note("chooses-specialist", player, specialist)
    if specialist == ASSISTANT:
        me.at[APPRENTICE + 1] = AT_HOME
        me.favoured = APPRENTICE + 1
    if KIT_ENGINEER_TRICK[school] >= 0:
        put_trick(s, player, KIT_ENGINEER_TRICK[school], ENGINEER_BOARD, 1, 0)


class StartTrick(Ask[Trickerion], prompt="ask-start-trick", rule="T-3.2.4"):
    """A level-1 Trick of the favourite category. [T-3.2.4, D-02]"""

    def options(self, s: Trickerion) -> list[Action]:
        mine = MAGICIAN_SCHOOL[s.troupes[self.player].magician]
        return [
            TAKE_TRICK.of(t)
            for t in range(len(TRICKS))
            if s.residence[t] and LEVEL[t] == 1 and SCHOOL[t] == mine
        ]

    def take(self, s: Trickerion, action: Action) -> None:
        put_trick(s, self.player, TAKE_TRICK.noun(action), PLAYER_BOARD, NOTHING, 0)

    def why_not(self, s: Trickerion, action: Action) -> Refusal:
        return ("level-1-of-own-category", {}, "T-3.2.4")


class StartComponents(Ask[Trickerion], prompt="ask-start-components", rule="T-3.2.5"):
    """Components worth exactly 2 Coins, for the player board or the Manager board.

    [T-3.2.5, T-3.2.7, D-03, D-05, Q-22]
    """

    on_manager: int

    def options(self, s: Trickerion) -> list[Action]:
        have = s.troupes[self.player].tokens
        new = [c for c in range(12) if not have[c]]
        out = []
        for a in new:
            if PRICE[a] == COMPONENTS_VALUE:
                out.append(TAKE_COMPONENTS.of(a, NO_PILE))
            out += [
                TAKE_COMPONENTS.of(a, b)
                for b in new
                if b >= a and PRICE[a] + PRICE[b] == COMPONENTS_VALUE
            ]
        return out

    def take(self, s: Trickerion, action: Action) -> None:
        me = s.troupes[self.player]
        for c in (TAKE_COMPONENTS.noun(action), TAKE_COMPONENTS.second(action)):
            if c != NO_PILE:
                me.on_manager[c] = self.on_manager
                add_tokens(s, self.player, c, 1)

    def why_not(self, s: Trickerion, action: Action) -> Refusal:
        return ("worth-exactly-two", {}, "T-3.2.7" if self.on_manager else "T-3.2.5")


class ChooseSpecialist(Ask[Trickerion], prompt="ask-specialist", rule="T-3.2.6"):
    """One Specialist, with its gift. [T-3.2.6, T-3.2.7, D-04]"""

    def options(self, s: Trickerion) -> list[Action]:
        return [CHOOSE_SPECIALIST.of(role) for role in (ENGINEER, MANAGER, ASSISTANT)]

    def take(self, s: Trickerion, action: Action) -> None:
        me = s.troupes[self.player]
        role = CHOOSE_SPECIALIST.noun(action)
        me.at[role] = AT_HOME
        s.note("chooses-specialist", self.player, role)
        if role == MANAGER:
            s.next(StartComponents(self.player, 1))
        elif role == ASSISTANT:
            me.at[APPRENTICE + 1] = AT_HOME
            me.favoured = APPRENTICE + 1


class EngineerTrick(Ask[Trickerion], prompt="ask-engineer-trick", rule="T-3.2.8"):
    """The Engineer brings a level-1 Trick of any category. [T-3.2.8, D-06, Q-21]"""

    def options(self, s: Trickerion) -> list[Action]:
        if s.troupes[self.player].at[ENGINEER] != AT_HOME:
            return []
        return [
            TAKE_TRICK.of(t) for t in range(len(TRICKS)) if s.residence[t] and LEVEL[t] == 1
        ]

    def take(self, s: Trickerion, action: Action) -> None:
        put_trick(s, self.player, TAKE_TRICK.noun(action), ENGINEER_BOARD, NOTHING, 0)

    def why_not(self, s: Trickerion, action: Action) -> Refusal:
        return ("level-1-available", {}, "T-3.2.8")


class FinishSetup(Frame[Trickerion]):
    """Starting preparation, turn order, Coins, Shards, Fame, prophecies.

    [T-3.2.10, T-3.3, T-3.3.3, T-3.4, T-16, T-16.2, T-16.2.2, T-16.2.4]
    """

    def run(self, s: Trickerion) -> None:
        quick = s.settings["quick_game"] == "on"
        if s.settings["first_game_kits"] == "off":
            for p in range(s.seats):
                if meets(s.troupes[p], s.troupes[p].tricks[0]):
                    get_ready(s, p, 0, SQUARES[s.troupes[p].tricks[0]])
        if not s.solo:
            s.order = mixed(s, list(range(s.seats)))  # [T-3.3.1]
        for p in s.order:
            me = s.troupes[p]
            s.note("turn-order", p, s.space_of(p))
            if p >= s.seats:
                s.automa.start_purse(s)
                continue
            gain_coins(s, p, start_coins(s, p))
            gain_fame(s, p, start_fame(s) + (QUICK_FAME if quick else 0), FROM_START)
            me.shards = START_SHARDS + (QUICK_SHARDS if quick else 0)
            s.note("gains-shards", p, me.shards)
            if quick and me.at[ASSISTANT] == AT_HOME:
                gain_coins(s, p, int(s.settings["quick_assistant_coins"]))  # [T-16.2.5, Q-01]
        s.next(BeginPlay())
        if quick:
            for p in s.order:
                s.next(gift(p))
            if s.alley:
                for p in s.order:
                    s.next(QuickSpecial(p))


def start_coins(s: Trickerion, player: Player) -> int:
    """By the space of the turn order. [T-3.3.2]"""
    coins = START_COINS[s.space_of(player)]
    for module in s.modules:
        coins = module.start_coins(coins)
    return coins


def start_fame(s: Trickerion) -> int:
    """5 Fame. [T-3.3.3]"""
    fame = START_FAME
    for module in s.modules:
        fame = module.start_fame(fame)
    return fame


class QuickSpecial(Ask[Trickerion], prompt="ask-quick-special", rule="T-16.2.1"):
    """The top card of a Special deck of choice, in reverse turn order.

    [T-16.2.1, D-08, Q-13]
    """

    def options(self, s: Trickerion) -> list[Action]:
        return [TAKE_SPECIAL.of(deck) for deck in range(4) if s.decks[deck]]

    def take(self, s: Trickerion, action: Action) -> None:
        deck = TAKE_SPECIAL.noun(action)
        card = s.draw_special(deck)
        s.show(card, self.player)
        add_to_hand(s.troupes[self.player], card)
        s.note("draws-special", self.player, deck, 1)
        s.note("draws-special-card", self.player, card, to=1 << self.player)


class BeginPlay(Frame[Trickerion]):
    """Prophecies are revealed; then the first round. [T-3.4.1, T-16.1, T-16.3]"""

    def run(self, s: Trickerion) -> None:
        if s.alley and s.settings["prophecies"] == "on":
            s.stack = prophecies_of(s)
            shuffle_stack(s)
            s.pending = [reveal_prophecy(s) for _ in range(PENDING_PLACES)]
            if s.settings["quick_game"] == "on":
                s.active = reveal_prophecy(s)
                s.note("prophecy-active", s.active)
        s.next(StartRound(1))
