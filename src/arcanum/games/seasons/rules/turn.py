"""Rounds and turns: dice, die actions, the main phase. [S-5 to S-7, S-12]"""

from __future__ import annotations

from typing import Final

from arcanum.games.seasons.rules import refusals
from arcanum.games.seasons.rules.activating import activate, add_activations, add_souls, declare
from arcanum.games.seasons.rules.crystals import gain_crystals, raise_gauge
from arcanum.games.seasons.rules.effects.entering import KeepOne
from arcanum.games.seasons.rules.energy import PayAny, TakeAny, gain, sources, transmute
from arcanum.games.seasons.rules.facts import (
    DAMNED_SOUL,
    DICE_PER_SEASON,
    DIE_CRYSTALS,
    DIE_DRAW,
    DIE_ENERGY,
    DIE_GAUGE,
    DIE_OF_MALICE,
    DIE_TRANSMUTE,
    KINDS_OF_CARD,
    MOST_BONUSES,
    MOST_GAUGE,
    face_of,
)
from arcanum.games.seasons.rules.piles import discard_drawn, draw_to_choose
from arcanum.games.seasons.rules.summoning import add_summons, summon
from arcanum.games.seasons.rules.table import (
    Seasons,
    card_in_play,
    has_amulet,
    in_reserve,
    name_in_play,
    spendable,
)
from arcanum.games.seasons.rules.wheel import EndOfRound
from arcanum.games.seasons.rules.words import (
    ACTIVATE,
    ALL_SYMBOLS,
    CRYSTALS,
    DISCARD_CARD,
    DRAW,
    DRAW_TWO_KEEP_ONE,
    END_TURN,
    EXCHANGE_TWO,
    GAUGE,
    GAUGE_PLUS_ONE,
    GO_ON,
    KEEP,
    SECOND_COPY,
    SUMMON,
    TAKE,
    TAKE_DIE,
    TRANSMUTE,
    TRANSMUTE_PLUS_ONE,
    USE_BONUS,
)
from arcanum.kernel.frames import Act, Ask, Frame, Player, Refusal
from arcanum.kernel.words import Action

FACES: Final = 6

# The symbols of a die face that are still to be carried out, as bits.
FIRST_ENERGY: Final = 1
SECOND_ENERGY: Final = 2
CRYSTAL_SYMBOL: Final = 4
GAUGE_SYMBOL: Final = 8
DRAW_SYMBOL: Final = 16


# -- the round [S-5]


class Round(Frame[Seasons]):
    """Straighten, roll the dice of the season, choose dice, take turns.

    [S-5, S-6.1, S-5.1, S-5.2]
    """

    first: Player

    def run(self, s: Seasons) -> None:
        s.first = self.first
        s.round += 1
        s.turned = []
        season = s.season()
        s.note("round-starts", s.round, season, self.first)
        s.rolled = [
            die * FACES + s.below(FACES) for die in s.dice if die // DICE_PER_SEASON == season
        ]
        order = s.around(self.first)
        s.next(EndOfRound())
        for p in order[::-1]:
            s.next(Turn(p))
        for p in order[::-1]:
            s.next(ChooseDie(p))


class ChooseDie(Ask[Seasons], prompt="ask-die", rule="S-5.3", broad=True):
    """`player` takes one of the rolled dice; one is left over.

    [S-5.3, D-06, S-5.4, S-5.5, OQ-34]
    """

    def options(self, s: Seasons) -> list[Action]:
        return [TAKE_DIE.of(rolled // FACES) for rolled in s.rolled]

    def take(self, s: Seasons, action: Action) -> None:
        die = TAKE_DIE.noun(action)
        for rolled in s.rolled:
            if rolled // FACES == die:
                s.rolled.remove(rolled)
                s.mages[self.player].die = rolled
                break
        s.note("takes-die", self.player, die)

    def why_not(self, s: Seasons, action: Action) -> Refusal:
        if TAKE_DIE.said(action):
            return ("die-not-on-table", {}, "S-5.3")
        return ("choose-die-first", {}, "S-5.3")


class Turn(Act[Seasons]):
    """Reroll window, die phase, main phase. [S-6.2, S-0.7, S-6.1]"""

    def run(self, s: Seasons) -> None:
        s.active = self.player
        s.may_transmute = False
        s.plus_one = 0
        s.note("turn-starts", self.player)
        s.next(StartOfMainPhase(self.player))
        s.next(StartOfDiePhase(self.player))
        me = s.mages[self.player]
        if DIE_OF_MALICE in me.in_play or DIE_OF_MALICE + KINDS_OF_CARD in me.in_play:
            s.next(RerollWindow(self.player))


class RerollWindow(Ask[Seasons], prompt="ask-reroll", rule="S-11.7", broad=True):
    """Before the die: a straight Die of Malice may reroll it, copy by copy.

    A Damned Soul may be passed now too. [S-11.7, D-07, card 15, S-6.3, OQ-26]
    """

    def options(self, s: Seasons) -> list[Action]:
        me = s.mages[self.player]
        out = [
            ACTIVATE.of(name_in_play(me, card))
            for card in me.in_play
            if face_of(card) == DIE_OF_MALICE and card not in s.turned
        ]
        if out:
            add_souls(s, self.player, out)
            out.append(GO_ON.of())
        return out

    def take(self, s: Seasons, action: Action) -> None:
        if not ACTIVATE.said(action):
            return
        me = s.mages[self.player]
        card = card_in_play(me, ACTIVATE.noun(action))
        if face_of(card) == DAMNED_SOUL:
            s.next(self)
            activate(s, self.player, card)
            return
        declare(s, self.player, card)
        gain_crystals(s, self.player, 2)
        die = me.die // FACES
        me.die = die * FACES + s.below(FACES)
        s.note("rerolls", self.player, die)
        s.next(RerollWindow(self.player))

    def why_not(self, s: Seasons, action: Action) -> Refusal:
        early = (DIE_OF_MALICE, DAMNED_SOUL)
        if ACTIVATE.said(action) and ACTIVATE.noun(action) % SECOND_COPY in early:
            return refusals.why_no_activation(s, self.player, ACTIVATE.noun(action))
        return ("die-comes-first", {}, "S-6.3")


# -- the die phase [S-7]


class StartOfDiePhase(Act[Seasons]):
    """The final face of the die counts. [S-11.7]"""

    def run(self, s: Seasons) -> None:
        s.next(DieActions(self.player, symbols(s.mages[self.player].die)))


def symbols(die: int) -> int:
    """The symbols of a face that are carried out in the die phase. [S-7.1]"""
    energy = DIE_ENERGY[die]
    left = (1 << len(energy)) - 1
    if DIE_CRYSTALS[die]:
        left |= CRYSTAL_SYMBOL
    if DIE_GAUGE[die]:
        left |= GAUGE_SYMBOL
    if DIE_DRAW[die]:
        left |= DRAW_SYMBOL
    return left


class DieActions(Ask[Seasons], prompt="ask-die-actions", rule="S-7.1", broad=True):
    """Carry out or decline each symbol of the own die; what is declined is lost.

    A Damned Soul may be passed before and between the symbols.
    [S-7.1, D-08, S-6.4, OQ-13, S-6.3, OQ-26]
    """

    left: int

    def options(self, s: Seasons) -> list[Action]:
        left = self.left
        if not left:
            return []
        me = s.mages[self.player]
        if left & DRAW_SYMBOL:  # no face combines it with anything else [S-7.7]
            out = [TAKE.of(DRAW)]
            if me.bonuses < MOST_BONUSES:
                out.append(USE_BONUS.of(DRAW_TWO_KEEP_ONE))
            add_souls(s, self.player, out)
            out.append(GO_ON.of())
            return out
        energy = DIE_ENERGY[me.die]
        out = []
        if left & FIRST_ENERGY:
            out.append(TAKE.of(energy[0]))
        if left & SECOND_ENERGY and not (left & FIRST_ENERGY and energy[0] == energy[1]):
            out.append(TAKE.of(energy[1]))
        if left & CRYSTAL_SYMBOL:
            out.append(TAKE.of(CRYSTALS))
        if left & GAUGE_SYMBOL:
            out.append(TAKE.of(GAUGE))
        if left & (left - 1):
            out.append(TAKE.of(ALL_SYMBOLS))
        add_souls(s, self.player, out)
        out.append(GO_ON.of())
        return out

    def take(self, s: Seasons, action: Action) -> None:
        p = self.player
        if GO_ON.said(action):
            s.note("declines", p)
            return
        if ACTIVATE.said(action):
            s.next(self)
            activate(s, p, card_in_play(s.mages[p], ACTIVATE.noun(action)))
            return
        if USE_BONUS.said(action):  # bonus 4 [S-12.5]
            use_bonus(s, p, DRAW_TWO_KEEP_ONE)
            draw_to_choose(s, p, 2)
            s.next(KeepOne(p))
            return
        symbol = TAKE.noun(action)
        left = self.left
        if symbol == DRAW:
            draw_to_choose(s, p, 1)
            s.next(KeepOrDiscard(p))
            return
        energy = DIE_ENERGY[s.mages[p].die]
        if symbol == ALL_SYMBOLS:
            done = left
        elif symbol == CRYSTALS:
            done = CRYSTAL_SYMBOL
        elif symbol == GAUGE:
            done = GAUGE_SYMBOL
        elif left & FIRST_ENERGY and energy[0] == symbol:
            done = FIRST_ENERGY
        else:
            done = SECOND_ENERGY
        if left != done:
            s.next(DieActions(p, left & ~done))
        if done & CRYSTAL_SYMBOL:
            gain_crystals(s, p, DIE_CRYSTALS[s.mages[p].die])
        if done & GAUGE_SYMBOL:
            raise_gauge(s, p, 1)
        both = FIRST_ENERGY | SECOND_ENERGY
        if done & both == both and energy[0] == energy[1]:
            gain(s, p, energy[0], 2)
        else:
            if done & SECOND_ENERGY:
                gain(s, p, energy[1], 1)
            if done & FIRST_ENERGY:
                gain(s, p, energy[0], 1)

    def why_not(self, s: Seasons, action: Action) -> Refusal:
        if TAKE.said(action):
            return ("symbol-not-on-die", {}, "S-7.1")
        if USE_BONUS.said(action):
            return refusals.why_no_bonus(s, s.mages[self.player], USE_BONUS.noun(action), False)
        early = (DIE_OF_MALICE, DAMNED_SOUL)
        if ACTIVATE.said(action) and ACTIVATE.noun(action) % SECOND_COPY in early:
            return refusals.why_no_activation(s, self.player, ACTIVATE.noun(action))
        return ("die-comes-first", {}, "S-6.3")


class KeepOrDiscard(Ask[Seasons], prompt="ask-keep", rule="S-7.5"):
    """After the draw symbol: keep the card or discard it. [S-7.5, D-09]"""

    def options(self, s: Seasons) -> list[Action]:
        drawn = s.mages[self.player].drawn
        if not drawn:
            return []
        face = face_of(drawn[0])
        return [KEEP.of(face), DISCARD_CARD.of(face)]

    def take(self, s: Seasons, action: Action) -> None:
        if KEEP.said(action):
            me = s.mages[self.player]
            me.hand.append(me.drawn.pop())
            s.note("keeps", self.player)
        else:
            discard_drawn(s, self.player)


# -- the main phase [S-6.2]


class StartOfMainPhase(Act[Seasons]):
    """The die's transmute symbol opens the transmute action. [S-7.6, S-9.1]"""

    def run(self, s: Seasons) -> None:
        if DIE_TRANSMUTE[s.mages[self.player].die]:
            s.may_transmute = True
        s.next(MainPhase(self.player))


class MainPhase(Ask[Seasons], prompt="ask-main", rule="S-6.2", broad=True):
    """Summon, activate, transmute, use a bonus, in any order; or end the turn.

    [S-6.2, D-12, D-36]
    """

    def options(self, s: Seasons) -> list[Action]:
        me = s.mages[self.player]
        out: list[Action] = []
        add_summons(s, self.player, out)
        if me.in_play:
            add_activations(s, self.player, out)
        if s.may_transmute:
            if has_amulet(me):
                for kind in range(4):
                    for token in sources(s, me, kind):
                        out.append(TRANSMUTES[token])
            else:
                reserve = me.reserve
                for kind in range(4):
                    if reserve[kind]:
                        out.append(TRANSMUTES[kind])
        if me.bonuses < MOST_BONUSES:
            if in_reserve(me) >= 2 or (has_amulet(me) and sum(spendable(s, me)) >= 2):
                out.append(BONUS_EXCHANGE)
            out.append(BONUS_TRANSMUTE)
            if me.gauge < MOST_GAUGE:
                out.append(BONUS_GAUGE)
        out.append(END)
        return out

    def take(self, s: Seasons, action: Action) -> None:
        p = self.player
        if action == END:
            s.may_transmute = False
            s.plus_one = 0
            s.note("ends-turn", p)
            return
        s.next(self)
        if SUMMON.said(action):
            summon(s, p, SUMMON.noun(action))
        elif TRANSMUTE.said(action):
            transmute(s, p, TRANSMUTE.noun(action))
        elif ACTIVATE.said(action):
            activate(s, p, card_in_play(s.mages[p], ACTIVATE.noun(action)))
        else:
            use_bonus(s, p, USE_BONUS.noun(action))

    def forced(self, s: Seasons) -> bool:
        return not s.mages[self.player].hand  # else it would tell that nothing can be summoned

    def why_not(self, s: Seasons, action: Action) -> Refusal:
        return refusals.why_not_in_main_phase(s, self.player, action)


TRANSMUTES: Final[list[Action]] = [TRANSMUTE.of(token) for token in range(12)]
BONUS_EXCHANGE: Final[Action] = USE_BONUS.of(EXCHANGE_TWO)
BONUS_TRANSMUTE: Final[Action] = USE_BONUS.of(TRANSMUTE_PLUS_ONE)
BONUS_GAUGE: Final[Action] = USE_BONUS.of(GAUGE_PLUS_ONE)
END: Final[Action] = END_TURN.of()


def use_bonus(s: Seasons, player: Player, bonus: int) -> None:
    """One of the four bonuses; the marker on the bonus track moves on.

    [S-12, D-10, D-15, S-12.3, OQ-12, OQ-18]
    """
    s.mages[player].bonuses += 1
    s.note("uses-bonus", player, bonus)
    if bonus == EXCHANGE_TWO:
        s.then(PayAny(player, 2), TakeAny(player, 2))
    elif bonus == TRANSMUTE_PLUS_ONE:
        s.may_transmute = True
        s.plus_one += 1
    elif bonus == GAUGE_PLUS_ONE:
        raise_gauge(s, player, 1)
