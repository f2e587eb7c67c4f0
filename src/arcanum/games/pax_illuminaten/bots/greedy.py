"""The greedy bot for Pax Illuminaten: takes the step after which the table looks best.

It looks at an imagined table only. What a contest or a scouted card would bring there is not
counted on: it scouts for a place for cards that it has, and ousts only from strength.
"""

from __future__ import annotations

from typing import Final

from arcanum.bots.seat import Seat
from arcanum.games.pax_illuminaten.bots.steps import Steps, alone, card_worth
from arcanum.games.pax_illuminaten.bots.value import value
from arcanum.games.pax_illuminaten.bots.weights import (
    COURT_PRICE,
    UNSEEN,
    WEIGHTS,
    WINS_AT_ONCE,
    Weights,
)
from arcanum.games.pax_illuminaten.rules.check import KeepEvent, LosePlot, PlotsBack, RefillHand
from arcanum.games.pax_illuminaten.rules.contest import (
    AoReveals,
    ContinueOrStop,
    LayContestCard,
    LayOpen,
    Verdict,
    edge_of,
)
from arcanum.games.pax_illuminaten.rules.facts import (
    CONVENT,
    DAGGER,
    HAMMERS,
    PRESS,
    RISE,
    STRENGTH,
    WHISPER,
)
from arcanum.games.pax_illuminaten.rules.piles import DiscardDown
from arcanum.games.pax_illuminaten.rules.table import Pax
from arcanum.games.pax_illuminaten.rules.turn import ActionPhase, PlayEvent
from arcanum.games.pax_illuminaten.rules.words import (
    BACK,
    DISCARD,
    END,
    FROM_COURT,
    FROM_DECK,
    LAY,
    NO_EVENT,
    PLAY_EVENT,
    STOP,
)
from arcanum.kernel.frames import Player
from arcanum.kernel.words import Action

USEFUL_EVENTS: Final = (PRESS, CONVENT, RISE, WHISPER)  # that help who plays them first


class GreedyPax:
    """Plays the step that looks best now."""

    name = "greedy"

    def __init__(self, seed: int = 0, weights: Weights = WEIGHTS) -> None:
        self.seed = seed
        self.weights = weights

    def choose(self, seat: Seat) -> Action:
        """The option that looks best."""
        if len(seat.options) == 1:
            return seat.options[0]
        table = seat.imagine(self.seed)
        assert isinstance(table, Pax)
        return Thought(table, seat.player, self.weights).choice()


class Thought:
    """One decision of one seat."""

    def __init__(self, table: Pax, me: Player, w: Weights) -> None:
        self.w: Final = w
        self.table: Final = table
        self.me: Final = me
        self.steps: Final = Steps(table, me, self.w)

    def choice(self) -> Action:
        """The option to take."""
        table = self.table
        asked = table.asked()
        if isinstance(asked, ActionPhase):
            return self.step()
        if isinstance(asked, (LayContestCard, LayOpen)):
            return self.contest_card()
        if isinstance(asked, ContinueOrStop):
            return STOP.of()
        if isinstance(asked, PlayEvent):
            return self.event()
        if isinstance(asked, RefillHand):
            return self.refill(asked)
        if isinstance(asked, DiscardDown):
            return min(table.options, key=lambda a: card_worth(DISCARD.noun(a)))
        if isinstance(asked, PlotsBack):
            return next(a for a in table.options if BACK.said(a))
        if isinstance(asked, (KeepEvent, LosePlot)):
            return self.at_once()
        return self.steps.answer(alone(table, self.me))

    def step(self) -> Action:
        """The best step, unless the table looks as good now."""
        table = alone(self.table, self.me)
        action, found = self.steps.best(table)
        if action is None or found < value(table, self.me, self.w) + self.w.enough:
            return END.of()
        return action

    def at_once(self) -> Action:
        """The option after which the table looks best, nothing else considered."""
        table = alone(self.table, self.me)
        asked = table.asked()
        best = table.options[0]
        most = -1e9
        for action in table.options:
            after = table.clone()
            after.frames.pop()
            asked.take(after, action)
            found = value(after, self.me, self.w)
            if found > most:
                best, most = action, found
        return best

    def event(self) -> Action:
        """A special event that helps who plays it first."""
        for action in self.table.options:
            if PLAY_EVENT.said(action) and PLAY_EVENT.noun(action) in USEFUL_EVENTS:
                return action
        return NO_EVENT.of()

    def refill(self, asked: RefillHand) -> Action:
        """The best card of the court, or one from the deck."""
        best = self.table.options[0]
        most = UNSEEN if FROM_DECK.of() in self.table.options else -1.0
        for action in self.table.options:
            if FROM_COURT.said(action):
                found = card_worth(FROM_COURT.noun(action)) - COURT_PRICE * asked.taken
                if found > most:
                    best, most = action, found
        return best

    def contest_card(self) -> Action:
        """Hammers with advantage, a dagger without; else a strong card."""
        edge = self.edge()
        best = self.table.options[0]
        most = -1.0
        for action in self.table.options:
            strength = STRENGTH[LAY.noun(action)]
            wins = (strength == HAMMERS and edge > 0) or (strength == DAGGER and edge < 0)
            found = (
                WINS_AT_ONCE
                if wins
                else 0.0
                if strength in (DAGGER, HAMMERS)
                else float(strength)
            )
            if found > most:
                best, most = action, found
        return best

    def edge(self) -> int:
        """Above 0 with advantage, below 0 with vulnerability."""
        table = self.table
        for frame in table.frames[::-1]:
            if isinstance(frame, (Verdict, AoReveals)):
                edge = edge_of(table, frame.attacker, frame.defender, frame.place)
                return edge if frame.attacker == self.me else -edge
        return 0
