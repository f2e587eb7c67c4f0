"""How a game helps the search: how play is likely to continue, and who is ahead."""

from __future__ import annotations

import time
from math import exp
from typing import Any, Final, NamedTuple

from arcanum.bots.characters import Character
from arcanum.bots.habits import Habits
from arcanum.bots.sheet import Sheet
from arcanum.bots.styles import Ways, varied
from arcanum.kernel.chance import advanced, number_below, seeded
from arcanum.kernel.errors import BadData
from arcanum.kernel.frames import Player
from arcanum.kernel.playout import play_out
from arcanum.kernel.state import NONE, State
from arcanum.kernel.words import Action

PRIDE: Final = 0.03  # how much the size of a victory or defeat matters, beside winning
WIDE: Final = 40.0  # a large one, in points


OWN: Final = 999  # the plan of a character: its own way to play
FIRST_TARGET: Final = 1000  # plans from here on are each about one thing: a plot, a trick


class Part(NamedTuple):
    """A part of the judgement: what hints and analyses give as a reason.

    Its text is `reason-<name>`, with the attributes `.more` and `.less`.
    """

    name: str
    worth: float  # in the points of the judgement: the larger, the better for the seat
    amount: float = 0.0  # how many there are, where they can be counted


class Guide:
    """The guide of any game: it knows nothing, so play continues at random to the end.

    Every table it is given is an imagined one. `policy` and `foreseen` may only read what the
    seat to move could know there; `chances` may read everything, since the deal is imagined.
    """

    gap = 1.0  # how much worse other options are expected to be than the policy's choice
    has_policy = False  # whether the policy is better than chance
    part_names: tuple[str, ...] = ()  # of `parts` and `parts_of`, for their texts

    def __init__(self, seed: int) -> None:
        self.chance = seeded(f"guide {seed}")
        self.me: Player = NONE  # whose character plays; NONE: nobody's
        self.character: Character | None = None

    def take_on(self, who: Character) -> None:
        """Sees the game as a character does; for a game that has some."""
        raise BadData(f"{who.place}: this game's guide knows no characters")

    def think_for(self, me: Player) -> None:
        """The seat that thinks now: only it plays as the character does."""
        self.me = me if self.character is not None else NONE

    def parts(self, s: State, me: Player) -> list[Part]:
        """What the judgement of a table is made of, for `me`; none where that is not known."""
        return []

    def parts_of(self, s: State, action: Action) -> list[Part]:
        """The same for an option of a decision whose options are `foreseen`."""
        return []

    def by_plans(self, s: State) -> bool:
        """Whether the search is over plans at such a table."""
        return False

    def policy(self, s: State) -> Action:
        """What the seat to move is likely to do."""
        self.chance = advanced(self.chance)
        return s.options[number_below(self.chance, len(s.options))]

    def until(self, s: State) -> int:
        """How far the search plays on, by the guide's own clock."""
        return 0

    def play_on(self, s: State, until: int, deadline: float) -> bool:
        """Plays on until the table can be judged: here, to the end of the game.

        False if the deadline came first.
        """
        self.chance = advanced(self.chance)
        play_out(s, self.chance)
        return True

    def turn(self, s: State) -> int:
        """Another number in every turn of the seat to move; NONE if that is not known."""
        return NONE

    def obvious(self, s: State) -> bool:
        """Whether the policy's choice is good enough, without a search."""
        return False

    def foreseen(self, s: State) -> list[tuple[float, Action]]:
        """Where the choice is obvious: the options with winning chances, if they are known."""
        return []

    def plain(self, s: State) -> Action:
        """The choice where it is obvious."""
        found = self.foreseen(s)
        return max(found)[1] if found else self.policy(s)

    def chances(self, s: State, me: int) -> list[float]:
        """The winning chances of every seat, as `me` sees the table."""
        return final_chances(s) if s.over else [1 / s.seats] * s.seats


class GreedyGuide(Guide):
    """Plays on by its policy, up to the same moment after every option."""

    gap = 0.03
    has_policy = True
    span = 1  # how far it plays on, by the clock

    def clock(self, s: State) -> int:
        """The time at the table: a count of rounds or turns."""
        raise NotImplementedError

    def until(self, s: State) -> int:
        return self.clock(s) + self.span

    def turn(self, s: State) -> int:
        return self.clock(s)

    def lead(self, s: State, me: int) -> float:
        """By how much `me` is ahead of the best rival, in points of the end."""
        raise NotImplementedError

    def spread(self, s: State, me: int) -> float:
        """How far off that may be."""
        raise NotImplementedError

    def chances(self, s: State, me: int) -> list[float]:
        """From the lead; its size counts a little, beside winning.

        Otherwise a game that seems won or lost would be played carelessly.
        """
        lead = self.lead(s, me)
        found = final_chances(s) if s.over else chances_by_lead(s, me, lead, self.spread(s, me))
        pride = chances_by_lead(s, me, lead, WIDE)
        return [(1.0 - PRIDE) * found[p] + PRIDE * pride[p] for p in range(s.seats)]

    def play_on(self, s: State, until: int, deadline: float) -> bool:
        while s.player != NONE and self.clock(s) < until:
            if time.perf_counter() > deadline:
                return False
            s.take(self.policy(s))
        return True


class PlanGuide(GreedyGuide):
    """Knows several plans by number; plan 0 is the greedy bot's way to play.

    `ways`: what the game's files tell of its styles and of its beginners.
    """

    plan_span = 1  # how far plans are played, by the clock
    far_span = 1  # and those that take longer to pay
    own = 0  # the plan to begin with: a character's own way
    target_theme = ""  # what the plans beyond the styles are about; empty where nobody is told

    def __init__(self, seed: int, ways: Ways[Any] | None = None) -> None:
        super().__init__(seed)
        self.named: tuple[str, ...] = ways.names if ways else ()  # the plans from 1 on …
        self.themes: tuple[str, ...] = ways.themes if ways else ()  # … what each is about
        self.habits: Habits | None = ways.habits if ways else None

    def become(self, who: Character, plain: Sheet) -> Sheet:
        """A character plays from now on; returns its weights, which differ from plain ones."""
        weights = varied(plain, who.changes, who.place)
        self.character = who
        self.own = OWN
        return weights

    def allowed(self, plans: list[int]) -> list[int]:
        """The plans that a character considers, of those of the game.

        The plans beyond the styles go by `targets`.
        """
        who = self.character
        if who is None or self.me == NONE:
            return plans
        kept = [OWN]
        for plan in plans:
            name = "greedy" if plan == 0 else "targets"
            if 0 < plan <= len(self.named):
                name = self.named[plan - 1]
            if not who.plans or name in who.plans:
                kept.append(plan)
        return kept

    def about(self, plan: int) -> str:
        """What a plan is about, as the name of a reason; empty where it is nothing special."""
        theme = ""
        if plan >= FIRST_TARGET:
            theme = self.target_theme
        elif 0 < plan <= len(self.themes):
            theme = self.themes[plan - 1]
        return f"plan-{theme}" if theme else ""

    def act(self, s: State, plan: int) -> Action:
        """What the seat to move does if it follows a plan."""
        raise NotImplementedError

    def plans(self, s: State) -> list[int]:
        """The plans that are worth a try for the seat to move."""
        raise NotImplementedError

    def moment(self, s: State) -> int:
        """A new plan is chosen whenever this changes: here, with the clock."""
        return self.clock(s)

    def plan_until(self, s: State) -> int:
        """Up to when plans are played."""
        return self.clock(s) + self.plan_span

    def is_far(self, plan: int) -> bool:
        """Whether a plan needs more time than the others to show what it is worth."""
        return False

    def far_until(self, s: State) -> int:
        """Up to when such plans are played."""
        return self.clock(s) + self.far_span

    def at_random(self, s: State) -> int:
        """How many options to try that no plan would take."""
        return 0

    def rival(self, s: State) -> int:
        """The plan that somebody else at the table is expected to follow."""
        return 0

    def by_plans(self, s: State) -> bool:
        return True

    def policy(self, s: State) -> Action:
        if len(s.options) == 1:
            return s.options[0]
        return self.act(s, self.own if s.player == self.me else 0)


def chances_by_lead(s: State, me: int, lead: float, spread: float) -> list[float]:
    """The winning chances of all seats when `me` leads by `lead`, give or take `spread`."""
    mine = 1.0 / (1.0 + exp(-lead / spread))
    rest = (1.0 - mine) / max(1, s.seats - 1)
    return [mine if p == me else rest for p in range(s.seats)]


def lead_at_end(s: State, me: int) -> float:
    """The lead over the best rival when the game is over; the score itself without one."""
    scores = s.scores()
    mine = scores.pop(me)
    return float(mine - max(scores)) if scores else float(mine)


def final_chances(s: State) -> list[float]:
    """The chances when the game is over: a win counts 1, a shared win a part of it."""
    winners = s.winners()
    if not winners:  # an artificial opponent has won
        return [0.0] * s.seats
    share = 1 / len(winners)
    return [share if p in winners else 0.0 for p in range(s.seats)]
