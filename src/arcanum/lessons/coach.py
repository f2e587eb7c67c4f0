"""The coach: which step of a lesson it is, from what was decided and how often Next was said.

A coach follows a table from its first position. It holds nothing that could not be found again
by playing the same actions, so leaving and coming back costs nothing.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from fnmatch import fnmatchcase

from arcanum.kernel.state import State
from arcanum.lessons.conditions import Moment
from arcanum.lessons.reading import CHOICE, NEXT, Lesson, Poor, Step

RIVAL, FREE, DONE = "rival", "free", "done"  # what else a lesson waits for
PAST = {"did", "not_did"}  # conditions that speak of what was done


@dataclass(frozen=True)
class Objection:
    """What the coach says about a legal choice before it is sent."""

    action: str
    poor: Poor


class Coach:
    """Leads one person through a lesson."""

    def __init__(self, lesson: Lesson, s: State) -> None:
        self.lesson = lesson
        self.at = 0  # the number of the step, from 0
        self.actions = 0  # decisions of all seats so far
        self.done: list[str] = []  # the person's own, spelled
        self.presses: list[int] = []  # how many decisions there were before each Next
        self.idle = False  # it is the person's turn, but no step fits it
        self.met = -1  # the last step that came up
        self.look(s)

    # -- where the lesson is

    @property
    def finished(self) -> bool:
        """Whether all steps are done."""
        return self.at >= len(self.lesson.steps)

    @property
    def step(self) -> Step | None:
        """The step that the coach speaks of now."""
        return None if self.finished else self.lesson.steps[self.at]

    @property
    def wait(self) -> str:
        """What the lesson waits for: next, choice, a rival, free play; or it is done."""
        step = self.step
        if step is None:
            return DONE
        if step.wait == NEXT and self.applies(step):
            return NEXT
        if not self.mine:
            return RIVAL
        return FREE if self.idle else step.wait

    def look(self, s: State) -> None:
        """The table is like this now: skip what does not come up, find the next step."""
        self.s = s
        lesson = self.lesson
        you = lesson.you
        self.mine = s.over or you in s.waiting()
        legal = [] if s.over or not self.mine else spelled_options(lesson, s)
        self.now = Moment(lesson.scenario, s, you, legal, self.done)
        while self.step is not None and self.step.until and self.now.holds(self.step.until):
            self.at += 1
        self.idle = self.mine
        for at in range(self.at, len(lesson.steps) if self.mine else 0):
            if self.comes_up(lesson.steps[at]):
                self.at = self.met = at
                self.idle = False
                break
        if self.idle and (s.over or self.has_said_all()):
            self.at = len(lesson.steps)
        self.choice = self.find_choice()

    def applies(self, step: Step) -> bool:
        """Whether a step fits the table as it is."""
        return not step.when or self.now.holds(step.when)

    def comes_up(self, step: Step) -> bool:
        """Whether a step is for now. When the game is over, nobody chooses any more."""
        return self.applies(step) and not (self.s.over and step.wait == CHOICE)

    def has_said_all(self) -> bool:
        """Whether no step can be waited for: the last one came up and passed, or only remarks
        are left on things that were not done.
        """
        left = self.lesson.steps[self.at :]
        if len(left) == 1 and self.met == self.at:
            return not left[0].until
        return all(step.wait == NEXT and set(step.when) <= PAST for step in left)

    # -- what happens

    def press(self) -> None:
        """The person said Next."""
        self.presses.append(self.actions)
        if self.step is not None:
            self.at += 1
        self.look(self.s)

    def decided(self, seat: int, action: str, after: State) -> None:
        """A seat decided, and the table is `after` now."""
        self.actions += 1
        if seat == self.lesson.you:
            step = self.choice
            if step is not None:
                self.at = self.lesson.steps.index(step)
                if not step.until and self.settles(step, action):
                    self.at += 1
            self.done.append(action)
        self.look(after)

    def find_choice(self) -> Step | None:
        """The step that a decision made now belongs to: people may act without saying Next."""
        for step in self.lesson.steps[self.at :]:
            if not self.applies(step):
                return None
            if step.wait == CHOICE:
                return step
        return None

    def settles(self, step: Step, action: str) -> bool:
        """Whether a decision ends a step: a good one, or a poor one that was kept."""
        if not step.good:
            return True
        picks = [*step.good, *[poor.pick for poor in step.poor]]
        return any(fnmatchcase(action, self.lesson.in_rules(pick)) for pick in picks)

    # -- what the coach thinks of the options

    def good(self) -> list[str]:
        """The legal actions that the coach wants now, the most wanted first."""
        step = self.choice
        if step is None:
            return []
        found = [action for pick in step.good for action in self.now.matching(pick)]
        return list(dict.fromkeys(found))

    def objections(self) -> list[Objection]:
        """The legal actions that the coach speaks about before they are sent."""
        step = self.choice
        if step is None:
            return []
        found: dict[str, Objection] = {}
        for poor in step.poor:
            if poor.when and not self.now.holds(poor.when):
                continue
            for action in self.now.matching(poor.pick):
                found.setdefault(action, Objection(action, poor))
        good = self.good()
        return [one for one in found.values() if one.action not in good]


def follow(
    lesson: Lesson, s: State, actions: Sequence[tuple[int, str]], presses: Sequence[int]
) -> Coach:
    """The coach after all of this: decisions of the seats, and Next said between them.

    `s` is the table as the lesson began; it is played on. A number in `presses` says how many
    decisions there were before that Next.
    """
    coach = Coach(lesson, s)
    for number, (seat, spelled) in enumerate(actions):
        for _ in range(presses.count(number)):
            coach.press()
        s.turn_to(seat)
        s.apply(lesson.game.read(spelled))
        coach.decided(seat, spelled, s)
    for _ in range(presses.count(len(actions))):
        coach.press()
    return coach


def spelled_options(lesson: Lesson, s: State) -> list[str]:
    """What the person may do now."""
    if s.player != lesson.you:
        s = s.clone()
        s.turn_to(lesson.you)
    return [lesson.game.spell(action) for action in s.options]
