"""Downtown: Learn Trick, Hire Character, Take Coins, Reroll Die, Set Die. [T-6.1, T-13.4]"""

from __future__ import annotations

from typing import ClassVar, Final

from arcanum.games.trickerion.rules.base.facts import (
    ANY,
    APPRENTICE,
    BANK,
    BANK_COINS,
    BLUEPRINT_THRESHOLD,
    CHEAP_COINS,
    CHEAP_HIRING,
    CHEAP_LEARNING,
    COINS_AP,
    DICE,
    DOUBLE_BANK,
    ENGINEER,
    FACE_OF_ROLE,
    FAME_AND_FORTUNE,
    HEADHUNTER,
    HIDDEN_ASSIGNMENTS,
    HIRE_AP,
    HYPNOTIC_MOTIVATION,
    INN,
    INTEREST,
    INVESTMENTS,
    LEAKED_BLUEPRINTS,
    LEARN_AP,
    MAGICIAN_SCHOOL,
    MASS_RECRUITMENT,
    NOTHING,
    REROLL_AP,
    RESIDENCE,
    SCHOOL,
    SECOND_HIRE_COINS,
    SET_AP,
    SIDES,
    THIRST_FOR_KNOWLEDGE,
    THRESHOLD,
    TRICK_OVERHAUL,
    TRICKS,
    Card,
    Character,
    Trick,
    X,
)
from arcanum.games.trickerion.rules.base.freely import return_trick
from arcanum.games.trickerion.rules.base.modules import Location
from arcanum.games.trickerion.rules.base.placement import (
    EFFECT_USED,
    Placement,
    announce,
    cards_for,
    turn_up,
)
from arcanum.games.trickerion.rules.base.purchases import INVEST, FillBasket
from arcanum.games.trickerion.rules.base.resources import gain_coins, gain_fame, pay_coins
from arcanum.games.trickerion.rules.base.table import (
    AT_INN,
    DOWN,
    SUPPLY,
    Trickerion,
    Troupe,
    apprentice_limit,
    apprentices,
    free_trick_slots,
    meets,
    slot_of_trick,
    tricks_owned,
)
from arcanum.games.trickerion.rules.base.team import (
    HomeForTrick,
    assistant_slot_free,
    board_apprentice_room,
    join,
    next_apprentice,
)
from arcanum.games.trickerion.rules.base.words import (
    ASSIGN,
    DECLINE,
    HIRE,
    HIRE_ANOTHER,
    HIRE_SPECIAL,
    LEARN,
    LEARN_SPECIAL,
    NO_CARD,
    RECRUIT,
    REPLACE,
    REROLL,
    SET_DIE,
    TAKE_COINS,
    TAKE_COINS_SPECIAL,
    TAKE_TRICK,
    TURN_TO,
)
from arcanum.kernel.frames import Ask, Player, Refusal
from arcanum.kernel.words import Action, Verb

LEARNING_CARDS: Final = (THIRST_FOR_KNOWLEDGE, TRICK_OVERHAUL, LEAKED_BLUEPRINTS)
HIRING_CARDS: Final = (HEADHUNTER, MASS_RECRUITMENT, HYPNOTIC_MOTIVATION)
COIN_CARDS: Final = (INVESTMENTS, FAME_AND_FORTUNE, INTEREST)


def learn_cost(s: Trickerion) -> int:
    """3 AP, or 1 under `cheap_learning`. [T-6.1.1, T-14.3]"""
    return 1 if s.active == CHEAP_LEARNING else LEARN_AP


def hire_cost(s: Trickerion) -> int:
    """3 AP, or 1 under `cheap_hiring`. [T-6.1.2, T-14.3]"""
    return 1 if s.active == CHEAP_HIRING else HIRE_AP


def coins_cost(s: Trickerion) -> int:
    """3 AP, or 1 under `cheap_coins`. [T-6.1.3, T-14.3]"""
    return 1 if s.active == CHEAP_COINS else COINS_AP


def reroll_cost(s: Trickerion, at: Placement) -> int:
    """1 AP, if no module makes it free. [T-6.1.4]"""
    for module in s.modules:
        if module.is_reroll_free(s, at):
            return 0
    return REROLL_AP


class Downtown(Location):
    """Dice of the Residence, the Inn and the Bank. [T-6.1]"""

    verbs: ClassVar[tuple[Verb, ...]] = (
        LEARN,
        LEARN_SPECIAL,
        HIRE,
        HIRE_SPECIAL,
        TAKE_COINS,
        TAKE_COINS_SPECIAL,
        REROLL,
        SET_DIE,
    )

    def options(self, s: Trickerion, at: Placement) -> list[Action]:
        """What a Character can do Downtown. [T-6.1, D-31, D-32, D-33]"""
        me = s.troupes[at.player]
        points = at.points
        out: list[Action] = []
        unused = at.special if at.special >= 0 and not at.flags & EFFECT_USED else NOTHING
        cost = learn_cost(s)
        if points >= cost and free_trick_slots(me):
            for die in RESIDENCE:
                if s.dice[die] != X and can_learn(s, me, s.dice[die]):
                    out.append(LEARN.of(die))
        if unused in LEARNING_CARDS:
            out += special_learns(s, me, at, cost)
        cost = hire_cost(s)
        if points >= cost:
            for die in INN:
                if s.dice[die] != X and can_hire(me, s.dice[die] - FACE_OF_ROLE):
                    out.append(HIRE.of(die))
        if unused in HIRING_CARDS:
            out += special_hires(s, me, at, cost)
        cost = coins_cost(s)
        if points >= cost:
            out += [TAKE_COINS.of(die) for die in BANK if s.dice[die] != X]
        if unused == INTEREST:
            cost = max(0, cost - 1)
        if unused in COIN_CARDS and points >= cost:
            out += [TAKE_COINS_SPECIAL.of(die) for die in BANK if s.dice[die] != X]
        if points >= reroll_cost(s, at):
            out += [REROLL.of(die) for die in range(len(DICE))]
        if points >= SET_AP:
            out += [SET_DIE.of(die) for die in range(len(DICE))]
        return out

    def take(self, s: Trickerion, at: Placement, action: Action) -> None:
        """Carries out an action Downtown."""
        player = at.player
        if LEARN.said(action):
            s.then(ChooseTrick(player, LEARN.noun(action), NOTHING), at.after(learn_cost(s)))
        elif LEARN_SPECIAL.said(action):
            announce(s, at)
            cost = learn_cost(s)
            if at.special == THIRST_FOR_KNOWLEDGE:
                cost = max(0, cost - 1)
            s.then(
                ChooseTrick(player, LEARN_SPECIAL.noun(action), at.special),
                at.after(cost, EFFECT_USED),
            )
        elif HIRE.said(action):
            die = HIRE.noun(action)
            role = s.dice[die] - FACE_OF_ROLE
            s.dice[die] = X
            hire(s, player, role)
            s.next(at.after(hire_cost(s)))
        elif HIRE_SPECIAL.said(action):
            hire_with_card(s, at, HIRE_SPECIAL.noun(action))
        elif TAKE_COINS.said(action):
            take_coins(s, player, TAKE_COINS.noun(action), NOTHING)
            s.next(at.after(coins_cost(s)))
        elif TAKE_COINS_SPECIAL.said(action):
            announce(s, at)
            cost = coins_cost(s)
            if at.special == INTEREST:
                cost = max(0, cost - 1)
            s.next(at.after(cost, EFFECT_USED))
            take_coins(s, player, TAKE_COINS_SPECIAL.noun(action), at.special)
        elif REROLL.said(action):
            die = REROLL.noun(action)
            s.dice[die] = roll(s, die)
            s.note("rerolls", player, die, s.dice[die])
            flags = 0
            for module in s.modules:
                flags |= module.reroll_flag()
            s.next(at.after(reroll_cost(s, at), flags))
        elif SET_DIE.said(action):
            s.then(TurnDie(player, SET_DIE.noun(action)), at.after(SET_AP))

    def why_not(self, s: Trickerion, at: Placement, action: Action) -> Refusal:
        """Why an action is not open Downtown."""
        me = s.troupes[at.player]
        if LEARN.said(action):
            if at.points < learn_cost(s):
                return ("too-few-points", {}, "T-6.1.1")
            if LEARN.noun(action) not in RESIDENCE:
                return ("not-a-residence-die", {}, "T-6.1.1")
            if s.dice[LEARN.noun(action)] == X:
                return ("die-shows-x", {}, "T-4.1.2")
            if not free_trick_slots(me):
                return ("no-free-trick-slot", {}, "T-2.9")
            return ("nothing-to-learn", {}, "T-6.1.1")
        if HIRE.said(action):
            if at.points < hire_cost(s):
                return ("too-few-points", {}, "T-6.1.2")
            if HIRE.noun(action) not in INN:
                return ("not-an-inn-die", {}, "T-6.1.2")
            if s.dice[HIRE.noun(action)] == X:
                return ("die-shows-x", {}, "T-4.1.2")
            return ("cannot-hire", {}, "T-6.1.2")
        if TAKE_COINS.said(action):
            if at.points < coins_cost(s):
                return ("too-few-points", {}, "T-6.1.3")
            if TAKE_COINS.noun(action) not in BANK:
                return ("not-a-bank-die", {}, "T-6.1.3")
            return ("die-shows-x", {}, "T-4.1.2")
        if REROLL.said(action):
            return ("too-few-points", {}, "T-6.1.4")
        if SET_DIE.said(action):
            return ("too-few-points", {}, "T-6.1.5")
        if LEARN_SPECIAL.said(action):
            cost = learn_cost(s) - (at.special == THIRST_FOR_KNOWLEDGE)
            return at.why_no_effect(LEARNING_CARDS, cost)
        if HIRE_SPECIAL.said(action):
            cost = hire_cost(s) - (at.special == HEADHUNTER)
            return at.why_no_effect(HIRING_CARDS, cost)
        if TAKE_COINS_SPECIAL.said(action):
            cost = coins_cost(s) - (at.special == INTEREST)
            return at.why_no_effect(COIN_CARDS, cost)
        return ("not-here", {}, "T-6.1")


# -- Learn Trick


def learnable(s: Trickerion, me: Troupe, face: int, card: Card) -> list[Trick]:
    """The Tricks that a die (and a card) let the player learn. [T-6.1.1, Q-04]"""
    mine = MAGICIAN_SCHOOL[me.magician]
    anything = face == ANY or card == THIRST_FOR_KNOWLEDGE
    worth = me.fame + me.coins
    out = []
    for trick in range(len(TRICKS)):
        if (
            s.residence[trick]
            and (anything or SCHOOL[trick] == face or SCHOOL[trick] == mine)
            and THRESHOLD[trick] <= worth
            and (card != TRICK_OVERHAUL or meets(me, trick))
            and (card != LEAKED_BLUEPRINTS or THRESHOLD[trick] <= BLUEPRINT_THRESHOLD)
        ):
            out.append(trick)
    return out


def can_learn(s: Trickerion, me: Troupe, face: int) -> bool:
    """Whether a die shows anything for this player."""
    mine = MAGICIAN_SCHOOL[me.magician]
    anything = face == ANY
    worth = me.fame + me.coins
    for trick in range(len(TRICKS)):
        if (
            s.residence[trick]
            and (anything or SCHOOL[trick] == face or SCHOOL[trick] == mine)
            and THRESHOLD[trick] <= worth
        ):
            return True
    return False


def special_learns(s: Trickerion, me: Troupe, at: Placement, cost: int) -> list[Action]:
    """Learn Trick with the effect of the card. [T-13.4]"""
    card = at.special
    if card == THIRST_FOR_KNOWLEDGE:
        cost = max(0, cost - 1)
    if at.points < cost:
        return []
    if card == TRICK_OVERHAUL:
        if tricks_owned(me) == 0:
            return []
    elif not free_trick_slots(me):
        return []
    return [
        LEARN_SPECIAL.of(die)
        for die in RESIDENCE
        if s.dice[die] != X and learnable(s, me, s.dice[die], card)
    ]


class ChooseTrick(Ask[Trickerion], prompt="ask-trick", rule="T-6.1.1"):
    """Which Trick is learned with the die. [T-6.1.1, D-30]"""

    die: int
    special: Card

    def options(self, s: Trickerion) -> list[Action]:
        me = s.troupes[self.player]
        return [TAKE_TRICK.of(t) for t in learnable(s, me, s.dice[self.die], self.special)]

    def take(self, s: Trickerion, action: Action) -> None:
        me = s.troupes[self.player]
        trick = TAKE_TRICK.noun(action)
        s.dice[self.die] = X
        s.note("learns", self.player, trick, self.die)
        pay_coins(s, self.player, max(0, THRESHOLD[trick] - me.fame))
        s.leave_residence(trick)
        if self.special == TRICK_OVERHAUL:
            s.next(Replace(self.player, trick))
        else:
            markers = 1 if self.special == LEAKED_BLUEPRINTS else 0
            s.next(HomeForTrick(self.player, trick, NOTHING, markers))

    def why_not(self, s: Trickerion, action: Action) -> Refusal:
        if TAKE_TRICK.said(action):
            me = s.troupes[self.player]
            trick = TAKE_TRICK.noun(action)
            if not s.residence[trick]:
                return ("not-in-residence", {"trick": TRICKS[trick]}, "T-6.1.1")
            if THRESHOLD[trick] > me.fame + me.coins:
                return ("threshold", {"trick": TRICKS[trick]}, "T-6.1.1")
            if self.special == TRICK_OVERHAUL and not meets(me, trick):
                return ("components-missing", {"trick": TRICKS[trick]}, "T-13.4")
            return ("wrong-category", {"trick": TRICKS[trick]}, "T-6.1.1")
        return ("answer-first", {}, self.rule)


class Replace(Ask[Trickerion], prompt="ask-replace", rule="T-13.4"):
    """Trick Overhaul: the old Trick whose symbol and markers move over. [T-13.4, Q-14, D-49]"""

    trick: Trick

    def options(self, s: Trickerion) -> list[Action]:
        return [REPLACE.of(old) for old in s.troupes[self.player].tricks if old >= 0]

    def take(self, s: Trickerion, action: Action) -> None:
        me = s.troupes[self.player]
        old = REPLACE.noun(action)
        at = slot_of_trick(me, old)
        symbol, ready = me.symbols[at], me.ready[at]
        return_trick(s, self.player, old)
        s.next(HomeForTrick(self.player, self.trick, symbol, ready))


# -- Hire Character


def can_hire(me: Troupe, role: int) -> bool:
    """In own supply, one Specialist per type, room for an Apprentice. [T-6.1.2]"""
    if role >= APPRENTICE:
        return apprentices(me) < apprentice_limit(me)
    return me.at[role] == SUPPLY


def special_hires(s: Trickerion, me: Troupe, at: Placement, cost: int) -> list[Action]:
    """Hire Character with the effect of the card; never below 0 AP. [T-13.4, T-13.1.4]"""
    card = at.special
    if card == HEADHUNTER:
        cost = max(0, cost - 1)
        if at.points < cost or not recruits(me):
            return []
        return [HIRE_SPECIAL.of(die) for die in INN if s.dice[die] != X]
    out: list[Action] = []
    if at.points < cost:
        return out
    for die in INN:
        if s.dice[die] == X:
            continue
        role = s.dice[die] - FACE_OF_ROLE
        if not can_hire(me, role):
            continue
        if card == MASS_RECRUITMENT:
            room = apprentices(me) + 1 < apprentice_limit(me)
            if role == APPRENTICE and me.coins >= SECOND_HIRE_COINS and room:
                out.append(HIRE_SPECIAL.of(die))
        elif role != APPRENTICE or board_apprentice_room(me) or assistant_slot_free(me):
            out.append(HIRE_SPECIAL.of(die))
    return out


def recruits(me: Troupe) -> list[int]:
    """The roles that the player could hire at all."""
    return [role for role in range(ENGINEER, APPRENTICE + 1) if can_hire(me, role)]


def hire(s: Trickerion, player: Player, role: int) -> Character:
    """Puts a disc on the Inn and returns whose. [T-6.1.2, Q-08]"""
    me = s.troupes[player]
    character = next_apprentice(me) if role >= APPRENTICE else role
    me.at[character] = AT_INN
    s.note("hires", player, character)
    return character


class Recruit(Ask[Trickerion], prompt="ask-recruit", rule="T-13.4"):
    """Headhunter: any Character of own supply. [T-13.4, D-49]"""

    def options(self, s: Trickerion) -> list[Action]:
        return [RECRUIT.of(role) for role in recruits(s.troupes[self.player])]

    def take(self, s: Trickerion, action: Action) -> None:
        hire(s, self.player, RECRUIT.noun(action))


class HireAnother(Ask[Trickerion], prompt="ask-hire-another", rule="T-13.4"):
    """Mass Recruitment: 3 Coins for a second Apprentice. [T-13.4, D-49]"""

    def options(self, s: Trickerion) -> list[Action]:
        return [DECLINE.of(), HIRE_ANOTHER.of()]

    def take(self, s: Trickerion, action: Action) -> None:
        if HIRE_ANOTHER.said(action):
            pay_coins(s, self.player, SECOND_HIRE_COINS)
            hire(s, self.player, APPRENTICE)


class Motivate(Ask[Trickerion], prompt="ask-motivate", rule="T-13.4"):
    """Hypnotic Motivation: a card from hand for the new Character, or none. [T-13.4, D-49]"""

    character: Character

    def forced(self, s: Trickerion) -> bool:
        return False  # the answer would say whether a hand is empty

    def options(self, s: Trickerion) -> list[Action]:
        return cards_for(s.troupes[self.player], self.character)

    def take(self, s: Trickerion, action: Action) -> None:
        card = ASSIGN.second(action)
        if card == NO_CARD:
            return
        me = s.troupes[self.player]
        me.hand.remove(card)
        me.cards[self.character] = card
        me.face[self.character] = DOWN
        if s.active == HIDDEN_ASSIGNMENTS:
            s.note("has-card", self.player, self.character)
        else:
            turn_up(s, self.player, self.character)


def hire_with_card(s: Trickerion, at: Placement, die: int) -> None:
    """Hire Character with the effect of the card. [T-13.4]"""
    announce(s, at)
    player = at.player
    role = s.dice[die] - FACE_OF_ROLE
    s.dice[die] = X
    cost = hire_cost(s)
    if at.special == HEADHUNTER:
        s.then(Recruit(player), at.after(max(0, cost - 1), EFFECT_USED))
        return
    s.next(at.after(cost, EFFECT_USED))
    character = hire(s, player, role)
    if at.special == MASS_RECRUITMENT:
        s.next(HireAnother(player))
    else:
        s.next(Motivate(player, character))
        join(s, player, character)


def roll(s: Trickerion, die: int) -> int:
    """Rolls a die and returns the face. [T-4.1.1]"""
    return SIDES[die][s.below(len(SIDES[die]))]


def take_coins(s: Trickerion, player: Player, die: int, card: Card) -> None:
    """Coins of a Bank die, and what the card adds. [T-6.1.3, T-13.4, T-14.3]"""
    shown = BANK_COINS[s.dice[die]]
    s.note("takes-coins", player, die)
    gained = shown * 2 if s.active == DOUBLE_BANK else shown
    gain_coins(s, player, gained)
    if card == FAME_AND_FORTUNE:
        gain_fame(s, player, shown - 1)
    elif card == INTEREST:
        again = roll(s, die)
        s.note("rolls", player, die, again)
        gain_coins(s, player, BANK_COINS[again])
    s.dice[die] = X
    if card == INVESTMENTS:
        s.next(FillBasket(player, INVEST, 0, gained))


class TurnDie(Ask[Trickerion], prompt="ask-face", rule="T-6.1.5"):
    """To which of its faces a die is turned. [T-6.1.5, D-34]"""

    die: int

    def options(self, s: Trickerion) -> list[Action]:
        sides = SIDES[self.die]
        shown = s.dice[self.die]
        return [
            TURN_TO.of(sides[i])
            for i in range(len(sides))
            if sides[i] != shown and sides.index(sides[i]) == i
        ]

    def take(self, s: Trickerion, action: Action) -> None:
        s.dice[self.die] = TURN_TO.noun(action)
        s.note("sets-die", self.player, self.die, s.dice[self.die])

    def why_not(self, s: Trickerion, action: Action) -> Refusal:
        return ("not-a-face-of-this-die", {}, "T-6.1.5")
