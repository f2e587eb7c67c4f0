"""How the search sees Seasons: the greedy bot's play, and its judgement of a side."""

from __future__ import annotations

from typing import Final

from arcanum.bots.characters import Character
from arcanum.bots.guide import OWN, Part, PlanGuide, chances_by_lead, lead_at_end
from arcanum.bots.sheet import Sheet
from arcanum.bots.styles import Ways
from arcanum.games.seasons.bots.draft import best_shelf
from arcanum.games.seasons.bots.foresight import DRAFT_PARTS, VALUES, draft_parts, picks
from arcanum.games.seasons.bots.greedy import MECHANICAL, GreedySeasons, Thought, valuer_for
from arcanum.games.seasons.bots.judgement import PARTS, Judgement, turns_left
from arcanum.games.seasons.bots.taste import Taste
from arcanum.games.seasons.bots.weights import SHEET, WEIGHTS, Weights
from arcanum.games.seasons.rules.prelude import DraftPick, Shelve, TakeKit
from arcanum.games.seasons.rules.table import Seasons
from arcanum.games.seasons.rules.turn import DieActions
from arcanum.games.seasons.rules.wheel import RoundEndEffects
from arcanum.kernel.frames import Player
from arcanum.kernel.state import NONE, State
from arcanum.kernel.words import Action

OBVIOUS: Final = (*MECHANICAL, DieActions, DraftPick, RoundEndEffects, Shelve, TakeKit)
_guide: Final[Sheet] = SHEET.table("guide")
SPAN: Final[int] = _guide.whole("span")
PLAN_SPAN: Final[int] = _guide.whole("plan_span")
AT_RANDOM: Final[int] = _guide.whole("at_random")
SPREAD_AT_END: Final[float] = _guide.number("spread_at_end")
SPREAD_A_TURN: Final[float] = _guide.number("spread_a_turn")
TURNS: Final[float] = _guide.number("turns")


PART_NAMES: Final[tuple[str, ...]] = (*PARTS, *DRAFT_PARTS)

# Plans: the greedy bot's way, and the styles.
WAYS: Final[Ways[Weights]] = Ways(__name__, SHEET, WEIGHTS, Weights)


class SeasonsGuide(PlanGuide):
    """Plays on greedily for a few rounds."""

    part_names = PART_NAMES
    span = SPAN
    plan_span = PLAN_SPAN

    def __init__(self, seed: int) -> None:
        super().__init__(seed, WAYS)
        self.seed = seed
        self.players = {
            plan: [GreedySeasons(seed, w) for _ in range(4)]
            for plan, w in enumerate(WAYS.weights)
        }
        self.judgements: list[Judgement] = []  # of the tables met, by size
        self.taste: Taste | None = None

    def take_on(self, who: Character) -> None:
        """The weights of a character, in play and in what it likes."""
        whole = self.become(who, SHEET)
        weights = Weights(whole)
        self.players[OWN] = [GreedySeasons(self.seed, weights) for _ in range(4)]
        self.taste = Taste(weights, whole.table("taste"))

    def act(self, s: State, plan: int) -> Action:
        """The greedy choice, by the weights of a style."""
        assert isinstance(s, Seasons)
        if len(s.options) == 1:
            return s.options[0]
        if isinstance(s.asked(), Shelve):
            return best_shelf(s, s.player, VALUES[s.seats])
        return Thought(s, s.player, self.players[plan][s.player]).choice()

    def plans(self, s: State) -> list[int]:
        """All styles."""
        return self.allowed(list(range(len(WAYS.weights))))

    def by_plans(self, s: State) -> bool:
        """Not yet: single options are searched."""
        return False

    def at_random(self, s: State) -> int:
        """Some options that no style would take."""
        return AT_RANDOM

    def clock(self, s: State) -> int:
        """Rounds."""
        assert isinstance(s, Seasons)
        return s.round

    def obvious(self, s: State) -> bool:
        """Payments and what a die shows; and the prelude, which is judged by itself."""
        return isinstance(s.asked(), OBVIOUS)

    def foreseen(self, s: State) -> list[tuple[float, Action]]:
        """The cards of a pack, by how the draft may end."""
        assert isinstance(s, Seasons)
        me = s.player
        if not isinstance(s.asked(), DraftPick):
            return []
        spread = SPREAD_AT_END + SPREAD_A_TURN * TURNS
        return [
            (chances_by_lead(s, me, lead, spread)[me], action)
            for lead, action in picks(s, me, self.seed, self.likes())
        ]

    def parts_of(self, s: State, action: Action) -> list[Part]:
        """What speaks for a card of the draft."""
        assert isinstance(s, Seasons)
        return draft_parts(s, s.player, action)

    def likes(self) -> list[float]:
        """What a character likes of each card; nothing without one."""
        return [] if self.taste is None or self.me == NONE else self.taste.likes

    def judgement(self, seats: int) -> Judgement:
        """One for each size of table."""
        for known in self.judgements:
            if known.valuer.seats == seats:
                return known
        self.judgements.append(Judgement(valuer_for(seats, WEIGHTS)))
        return self.judgements[-1]

    def lead(self, s: State, me: int) -> float:
        """As many games have shown it; a character sees its own side by its taste."""
        assert isinstance(s, Seasons)
        if s.over:
            return lead_at_end(s, me)
        lead = self.judgement(s.seats).lead(s, me)
        if self.taste is not None and me == self.me:
            lead += self.taste.more(s, me)
        return lead

    def parts(self, s: State, me: Player) -> list[Part]:
        """Crystals, cards and energy of the own side, and how far the best rival is."""
        assert isinstance(s, Seasons)
        return self.judgement(s.seats).parts(s, me)

    def spread(self, s: State, me: int) -> float:
        """The less, the later it is."""
        assert isinstance(s, Seasons)
        turns = turns_left(s, self.judgement(s.seats).valuer)
        return SPREAD_AT_END + SPREAD_A_TURN * turns
