"""Trying out one step of a turn of Pax Illuminaten on an imagined table.

A step is an action with all that belongs to it: which card acts, how it is paid, how many
tokens. Small questions get a quick answer, the others the one after which the table looks best.
"""

from __future__ import annotations

from typing import Final

from arcanum.games.pax_illuminaten.bots.value import value
from arcanum.games.pax_illuminaten.bots.weights import (
    ANY_NEIGHBOUR,
    DEGREE_WORTH,
    GOOD_ABILITIES,
    MOST,
    OWN_NEIGHBOUR,
    SIGN,
    STRENGTH_WORTH,
    SUBSTITUTE_PRICE,
    Weights,
)
from arcanum.games.pax_illuminaten.rules.check import CheckPhase
from arcanum.games.pax_illuminaten.rules.conspiracy import ReturnFavor, TakeFavor, UseLuminary
from arcanum.games.pax_illuminaten.rules.contest import (
    Compensate,
    ContinueOrStop,
    LayContestCard,
    LayOpen,
    OustActing,
    OustTokens,
    edge_of,
)
from arcanum.games.pax_illuminaten.rules.facts import (
    ABILITY,
    DAGGER,
    DEGREE,
    FMASK,
    HAMMERS,
    PLACE_COUNT,
    STRENGTH,
    CardId,
)
from arcanum.games.pax_illuminaten.rules.favor import ChooseGain, Pay
from arcanum.games.pax_illuminaten.rules.influencing import HowMany
from arcanum.games.pax_illuminaten.rules.interrogating import GiveFavor
from arcanum.games.pax_illuminaten.rules.ostracizing import OstracizeActing, PlaceOstracized
from arcanum.games.pax_illuminaten.rules.reassigning import MoveTokens
from arcanum.games.pax_illuminaten.rules.scouting import PlaceScouted, ScoutActing
from arcanum.games.pax_illuminaten.rules.table import Pax, factions_at
from arcanum.games.pax_illuminaten.rules.turn import ActionPhase, AfterTurn
from arcanum.games.pax_illuminaten.rules.words import (
    ACT_WITH,
    DONE,
    END,
    GAIN,
    GIVE,
    LAY,
    OUST,
    PAY,
    PEEK,
    PLACE_CARD,
    REASSIGN,
    STOP,
    SUBSTITUTE,
    TARGET,
)
from arcanum.kernel.frames import Player
from arcanum.kernel.words import Action

SMALL: Final = (
    Pay,
    ScoutActing,
    OstracizeActing,
    OustActing,
    OustTokens,
    ChooseGain,
    GiveFavor,
    Compensate,
    LayContestCard,
    LayOpen,
    ContinueOrStop,
    ReturnFavor,
    TakeFavor,
)


def card_worth(card: CardId) -> float:
    """What a luminary in hand is good for, at a glance."""
    strength = SIGN if STRENGTH[card] in (DAGGER, HAMMERS) else STRENGTH_WORTH * STRENGTH[card]
    return DEGREE_WORTH[DEGREE[card]] + GOOD_ABILITIES.get(ABILITY[card], 0.0) + strength


def alone(s: Pax, me: Player) -> Pax:
    """A copy that ends with the matter in hand; the question after it is a stop sign."""
    other = s.clone()
    at = len(other.frames) - 2  # the open question itself stays
    while at >= 0 and not isinstance(other.frames[at], (ActionPhase, CheckPhase, AfterTurn)):
        at -= 1
    other.frames[: at + 1] = [ContinueOrStop(me, me, 0, 0)]
    return other


def is_done(s: Pax) -> bool:
    """Whether the matter in hand is over."""
    return len(s.frames) <= 1


def begin(s: Pax, action: Action) -> Pax:
    """A copy after an action, in which the action phase is not asked again."""
    after = s.clone()
    phase = after.frames.pop()
    assert isinstance(phase, ActionPhase)
    phase.take(after, action)
    after.frames.remove(phase)
    after.settle()
    return after


class Steps:
    """Steps of one seat; `known` says which cards it can name."""

    def __init__(self, table: Pax, me: Player, w: Weights) -> None:
        self.w: Final = w
        self.me: Final = me
        self.known: Final = [seen >> me & 1 == 1 for seen in table.seen]

    def best(self, s: Pax) -> tuple[Action | None, float]:
        """The best step of the action phase, and how the table looks after it."""
        best: Action | None = None
        most = -1e9
        for action in self.actions(s):
            after = begin(s, action)
            if not is_done(after) and isinstance(after.asked(), UseLuminary):
                found = max(self.tried(after, option) for option in after.options)
            else:
                found = self.finished(after)
            if found > most:
                best, most = action, found
        return best, most

    def tried(self, s: Pax, action: Action) -> float:
        """How the table looks after an answer and all that belongs to it."""
        after = s.clone()
        after.take(action)
        return self.finished(after)

    def finished(self, s: Pax) -> float:
        """Answers all that is asked until the step is over; how the table looks then."""
        while not is_done(s):
            s.take(self.answer(s))
        return value(s, self.me, self.w)

    def actions(self, s: Pax) -> list[Action]:
        """The actions worth a thought."""
        mine = s.mine[self.me]
        reassign = -1
        most = 0
        out: list[Action] = []
        for action in s.options:
            if END.said(action) or PEEK.said(action):
                continue
            if REASSIGN.said(action):
                f = REASSIGN.noun(action)
                own = sum(
                    1 for q in range(PLACE_COUNT) if mine >> q & 1 and FMASK[s.map[q]] >> f & 1
                )
                if own > most:
                    reassign, most = action, own
            elif not OUST.said(action) or self.may_win(s, action):
                out.append(action)
        if reassign >= 0:
            out.append(reassign)
        return out

    def may_win(self, s: Pax, action: Action) -> bool:
        """Whether a contest looks good: strength, or the right card in hand."""
        place, them = OUST.noun(action), s.player_of(OUST.second(action))
        edge = edge_of(s, self.me, them, place)
        strengths = [STRENGTH[card] for card in s.sides[self.me].hand if self.known[card]]
        if edge < 0:
            return DAGGER in strengths and edge > self.w.hopeless_edge
        return (edge > 0 and HAMMERS in strengths) or edge + max(
            strengths, default=0
        ) >= self.w.sure_edge

    # -- answers

    def answer(self, s: Pax) -> Action:
        """The answer to any question inside a step."""
        asked = s.asked()
        if len(s.options) == 1:
            return s.options[0]
        if asked.player != self.me or isinstance(asked, SMALL):
            return self.quick(s)
        return self.best_answer(s)

    def best_answer(self, s: Pax) -> Action:
        """The option after which, all else answered quickly, the table looks best."""
        best = s.options[0]
        most = -1e9
        for action in self.some(s):
            after = s.clone()
            after.take(action)
            while not is_done(after):
                after.take(self.quick(after))
            found = value(after, self.me, self.w)
            if found > most:
                best, most = action, found
        return best

    def some(self, s: Pax) -> list[Action]:
        """The options that are tried; imagined cards only if there are no others."""
        options = s.options
        if isinstance(s.asked(), (PlaceScouted, PlaceOstracized)):
            known = [a for a in options if self.known[PLACE_CARD.noun(a)]]
            options = known or options
        if len(options) > MOST:
            step = len(options) / MOST
            options = [options[int(i * step)] for i in range(MOST - 1)] + [options[-1]]
        return options

    def quick(self, s: Pax) -> Action:
        """An answer at a glance, of whoever is asked."""
        asked = s.asked()
        options = s.options
        player = asked.player
        favor = s.sides[player].favor
        if len(options) == 1:
            return options[0]
        if isinstance(asked, Pay):
            return max(
                options,
                key=lambda a: (
                    favor[PAY.noun(a)] - (SUBSTITUTE_PRICE if SUBSTITUTE.said(a) else 0)
                ),
            )
        if isinstance(asked, (ScoutActing, OstracizeActing, OustActing)):
            return max(options, key=lambda a: self.purse(s, player, ACT_WITH.noun(a)))
        if isinstance(asked, (ChooseGain, Compensate, TakeFavor)):
            return min(options, key=lambda a: favor[GAIN.noun(a)])
        if isinstance(asked, GiveFavor):
            return max(options, key=lambda a: favor[GIVE.noun(a)])
        if isinstance(asked, OustTokens):
            return max(options, key=lambda a: TARGET.noun(a).bit_count())
        if isinstance(asked, (LayContestCard, LayOpen)):
            return max(options, key=lambda a: self.blow(LAY.noun(a)))
        if isinstance(asked, ContinueOrStop):
            return STOP.of()
        if isinstance(asked, (MoveTokens, ReturnFavor)) and DONE.of() in options:
            return DONE.of()
        if isinstance(asked, HowMany):
            return options[0]
        if isinstance(asked, (PlaceScouted, PlaceOstracized)):
            return max(self.some(s), key=lambda a: self.fit(s, a))
        return options[0]

    def purse(self, s: Pax, player: Player, place: int) -> int:
        """The most tokens of one type that match a card."""
        mask = factions_at(s, player, place)
        return max(n for f, n in enumerate(s.sides[player].favor) if mask >> f & 1)

    def blow(self, card: CardId) -> float:
        """A contest card: strong ones first, special ones are kept."""
        strength = STRENGTH[card]
        return 1.0 if strength in (DAGGER, HAMMERS) else float(strength)

    def fit(self, s: Pax, action: Action) -> float:
        """A card to be placed: one that shares factions with own neighbours."""
        asked = s.asked()
        assert isinstance(asked, (PlaceScouted, PlaceOstracized))
        mask = FMASK[PLACE_CARD.noun(action)]
        total = 0.0
        for q in range(PLACE_COUNT):
            if s.near[asked.place] >> q & 1 and s.up >> q & 1 and q != asked.place:
                total += (FMASK[s.map[q]] & mask).bit_count() * (
                    OWN_NEIGHBOUR if s.mine[self.me] >> q & 1 else ANY_NEIGHBOUR
                )
        return total
