"""How the search sees Trickerion: the greedy bot's play, and its judgement of a troupe."""

from __future__ import annotations

from typing import Final

from arcanum.bots.characters import Character
from arcanum.bots.guide import FIRST_TARGET, OWN, Part, PlanGuide
from arcanum.bots.sheet import Sheet
from arcanum.bots.styles import Ways, varied
from arcanum.games.trickerion.bots.greedy import GreedyTrickerion, Thought
from arcanum.games.trickerion.bots.judgement import (
    TOLD,
    learned_lead,
    learned_spread,
    own_more,
    told_parts,
)
from arcanum.games.trickerion.bots.steps import SMALL
from arcanum.games.trickerion.bots.value import prospect, rounds_ahead, value
from arcanum.games.trickerion.bots.weights import (
    FAR_SPAN,
    HEIR_MAKES,
    PLAN_SPAN,
    SHEET,
    SOLO_SPAN,
    SOLO_SPREADS,
    SPAN,
    STARTS_AT_RANDOM,
    STEPS_AT_RANDOM,
    STILL_TO_MAKE,
    TARGET_REACH,
    TARGETS_TRIED,
    TURNS_AT_RANDOM,
    WEIGHTS,
    Weights,
)
from arcanum.games.trickerion.rules.base.facts import CREW, HEIR, LEVEL, THRESHOLD, Trick
from arcanum.games.trickerion.rules.base.freely import FreeAction, Window
from arcanum.games.trickerion.rules.base.locations.dark_alley import KeepCards
from arcanum.games.trickerion.rules.base.locations.downtown import ChooseTrick
from arcanum.games.trickerion.rules.base.locations.theater import PutMarker
from arcanum.games.trickerion.rules.base.rounds import Confirm, Turn
from arcanum.games.trickerion.rules.base.scoring import score_of
from arcanum.games.trickerion.rules.base.table import Trickerion
from arcanum.kernel.frames import Player
from arcanum.kernel.state import State
from arcanum.kernel.words import Action

# Plans: the greedy bot's way, the styles, and one for each higher trick.
WAYS: Final[Ways[Weights]] = Ways(__name__, SHEET, WEIGHTS, Weights)
AMBITION: Final[Sheet] = varied(SHEET, {"value": SHEET.find("ambition")}, "ambition")
WEIGHTY: Final = (ChooseTrick, PutMarker, KeepCards)  # what follows a step, and still matters
OBVIOUS: Final = (*[kind for kind in SMALL if kind not in WEIGHTY], Confirm, FreeAction, Window)


class TrickerionGuide(PlanGuide):
    """Plays on by styles to the end of the next round."""

    part_names = TOLD
    span = SPAN
    plan_span = PLAN_SPAN
    far_span = FAR_SPAN
    targets_tried = TARGETS_TRIED
    target_theme = "one_trick"

    def __init__(self, seed: int) -> None:
        super().__init__(seed, WAYS)
        self.seed = seed
        self.players = {
            plan: GreedyTrickerion(seed, weights) for plan, weights in enumerate(WAYS.weights)
        }
        self.taste: Weights | None = None

    def take_on(self, who: Character) -> None:
        """The weights of a character, in play and in its judgement."""
        self.taste = Weights(self.become(who, SHEET))
        self.players[OWN] = GreedyTrickerion(self.seed, self.taste)

    def act(self, s: State, plan: int) -> Action:
        """The greedy choice, by the weights of a style."""
        assert isinstance(s, Trickerion)
        if len(s.options) == 1:
            return s.options[0]
        return Thought(s, s.player, self.follower(plan)).choice()

    def follower(self, plan: int) -> GreedyTrickerion:
        """Who plays by a plan."""
        found = self.players.get(plan)
        if found is None:
            weights = Weights(AMBITION)
            weights.target = plan - FIRST_TARGET
            found = self.players[plan] = GreedyTrickerion(self.seed, weights)
        return found

    def plans(self, s: State) -> list[int]:
        """All styles, and the tricks that are worth a plan of their own."""
        assert isinstance(s, Trickerion)
        found = list(range(len(WAYS.weights)))
        if s.round:
            found += [
                FIRST_TARGET + trick for trick in targets(s, s.player)[: self.targets_tried]
            ]
        return self.allowed(found)

    def is_far(self, plan: int) -> bool:
        """The plans for one trick: learn it, buy for it, prepare and show it."""
        return plan >= FIRST_TARGET

    def plan_until(self, s: State) -> int:
        """Further against the Heir, who grows by rule."""
        assert isinstance(s, Trickerion)
        return s.round + (SOLO_SPAN if s.solo else self.plan_span)

    def at_random(self, s: State) -> int:
        """Some options when a Character is placed; before the first round, all of them."""
        assert isinstance(s, Trickerion)
        asked = s.asked()
        if isinstance(asked, Turn):
            return TURNS_AT_RANDOM
        return STARTS_AT_RANDOM if s.round < 1 else STEPS_AT_RANDOM

    def clock(self, s: State) -> int:
        """Rounds."""
        assert isinstance(s, Trickerion)
        return s.round

    def turn(self, s: State) -> int:
        """One for each Character that is placed."""
        assert isinstance(s, Trickerion)
        return s.round * (CREW + 1) + len(s.troupes[s.player].placed)

    def obvious(self, s: State) -> bool:
        """Small questions, and the last look at an assignment."""
        return isinstance(s.asked(), OBVIOUS)

    def lead(self, s: State, me: int) -> float:
        """As games have shown it, in Fame; alone, over what the Heir may hope for.

        A character sees its own side by its taste.
        """
        assert isinstance(s, Trickerion)
        lead = value(s, me, WEIGHTS) - heir_worth(s) if s.solo else learned_lead(s, me)
        if self.taste is not None and me == self.me and not s.over:
            lead += own_more(s, me, self.taste)
        return lead

    def parts(self, s: State, me: Player) -> list[Part]:
        """What the own worth is made of, and how the best rival stands, in Fame."""
        assert isinstance(s, Trickerion)
        return told_parts(s, me)

    def spread(self, s: State, me: int) -> float:
        """The less, the later it is."""
        assert isinstance(s, Trickerion)
        if s.solo:
            return SOLO_SPREADS[min(rounds_ahead(s), len(SOLO_SPREADS) - 1)]
        return learned_spread(s)


def targets(s: Trickerion, me: Player) -> list[Trick]:
    """Higher tricks to work for, those that promise most first: own ones, and in reach."""
    mine = s.troupes[me]
    ahead = rounds_ahead(s)
    wish = Weights(AMBITION)
    found: list[tuple[float, Trick]] = []
    for trick in range(len(LEVEL)):
        if LEVEL[trick] < 2:
            continue
        missing = max(0, THRESHOLD[trick] - mine.fame)
        wish.target = trick
        if trick in mine.tricks:
            missing = 0
        elif not s.residence[trick] or ahead < 2 or missing > mine.coins + TARGET_REACH:
            continue
        worth = prospect(s, mine, trick, 0, 0, ahead, wish) - wish.coin[ahead] * missing
        found.append((-worth, trick))
    return [trick for _, trick in sorted(found)]


def heir_worth(s: Trickerion) -> float:
    """The final score that the Heir is likely to reach."""
    now = float(score_of(s, HEIR))
    if s.over:
        return now
    left = STILL_TO_MAKE[min(rounds_ahead(s), len(STILL_TO_MAKE) - 1)]
    return now + left * HEIR_MAKES[s.settings["difficulty"]][int(s.academy)]
