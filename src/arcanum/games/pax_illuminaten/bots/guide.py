"""How the search sees Pax Illuminaten: the greedy bot's play and judgement."""

from __future__ import annotations

from typing import Final

from arcanum.bots.characters import Character
from arcanum.bots.guide import FIRST_TARGET, OWN, Part, PlanGuide
from arcanum.bots.sheet import Sheet
from arcanum.bots.styles import Ways, varied
from arcanum.games.pax_illuminaten.bots.greedy import Thought
from arcanum.games.pax_illuminaten.bots.value import TOLD, told_parts, value
from arcanum.games.pax_illuminaten.bots.weights import (
    AO_SPAN,
    AT_RANDOM,
    PLAN_SPAN,
    SHEET,
    SPAN,
    SPREAD,
    WEIGHTS,
    Weights,
)
from arcanum.games.pax_illuminaten.rules.facts import PLOT0
from arcanum.games.pax_illuminaten.rules.favor import ChooseGain, Pay
from arcanum.games.pax_illuminaten.rules.table import Pax
from arcanum.kernel.frames import Player
from arcanum.kernel.state import NONE, State
from arcanum.kernel.words import Action

OBVIOUS: Final = (ChooseGain, Pay)


# Plans: the greedy bot's way, the styles, and one for each plot.
WAYS: Final[Ways[Weights]] = Ways(__name__, SHEET, WEIGHTS, Weights)
AMBITION: Final[Sheet] = varied(SHEET, {"value": SHEET.find("ambition")}, "ambition")


class PaxGuide(PlanGuide):
    """Plays on greedily for two turns: between two players, to our next one."""

    part_names = TOLD
    span = SPAN
    plan_span = PLAN_SPAN
    target_theme = "one_plot"

    def __init__(self, seed: int) -> None:
        super().__init__(seed, WAYS)
        self.weights = dict(enumerate(WAYS.weights))

    def take_on(self, who: Character) -> None:
        """The weights of a character, in play and in its judgement."""
        self.weights[OWN] = Weights(self.become(who, SHEET))

    def act(self, s: State, plan: int) -> Action:
        """The greedy choice, by the weights of a style or with a plot in mind."""
        assert isinstance(s, Pax)
        if len(s.options) == 1:
            return s.options[0]
        weights = self.weights.get(plan)
        if weights is None:
            weights = self.weights[plan] = Weights(AMBITION)
            weights.target = plan - FIRST_TARGET
        return Thought(s, s.player, weights).choice()

    def plans(self, s: State) -> list[int]:
        """All styles, and each plot that the seat to move may use."""
        assert isinstance(s, Pax)
        plots = [card - PLOT0 for card in s.public]
        own = s.sides[s.player].plot
        if own != NONE:
            plots.append(own - PLOT0)
        found = [*range(len(WAYS.weights)), *[FIRST_TARGET + plot for plot in plots]]
        return self.allowed(found)

    def by_plans(self, s: State) -> bool:
        """Against an artificial opponent, who is to be watched for several turns."""
        assert isinstance(s, Pax)
        return s.ao != NONE

    def plan_until(self, s: State) -> int:
        """Further with an artificial opponent, by who it is; to the own next turn at least."""
        assert isinstance(s, Pax)
        span = self.plan_span if s.ao == NONE else max(s.n, AO_SPAN[s.who])
        return self.clock(s) + span

    def at_random(self, s: State) -> int:
        """Some options that no style would take."""
        return AT_RANDOM

    def clock(self, s: State) -> int:
        """Turns."""
        assert isinstance(s, Pax)
        return s.round * s.n + (s.active - s.first) % s.n

    def obvious(self, s: State) -> bool:
        """Payments and favor gained."""
        return isinstance(s.asked(), OBVIOUS)

    def lead(self, s: State, me: int) -> float:
        """As the greedy bot judges it, which knows wins and losses as the largest figures."""
        assert isinstance(s, Pax)
        return value(s, me, self.weights[self.own] if me == self.me else WEIGHTS)

    def parts(self, s: State, me: Player) -> list[Part]:
        """What the own standing is made of, and how near the others are."""
        assert isinstance(s, Pax)
        return told_parts(s, me, WEIGHTS)

    def spread(self, s: State, me: int) -> float:
        """The same at all times."""
        return SPREAD
