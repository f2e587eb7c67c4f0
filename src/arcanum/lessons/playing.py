"""A lesson played to its end without a person, to see that it holds together."""

from __future__ import annotations

from dataclasses import dataclass, field

from arcanum.bots import Seat, bot, has_greedy
from arcanum.kernel.errors import BadData
from arcanum.lessons.coach import DONE, RIVAL, Coach
from arcanum.lessons.reading import NEXT, Lesson
from arcanum.lessons.rivals import luck, reply

MOST = 2000  # things that happen in a lesson; more means that it does not end


@dataclass
class Walk:
    """What happened: the steps that came up, the choices made, objections that were met."""

    steps: list[str] = field(default_factory=list)
    actions: list[tuple[int, str]] = field(default_factory=list)
    objections: list[str] = field(default_factory=list)
    coach: Coach | None = None


def walk(lesson: Lesson, stubborn: int = -1) -> Walk:
    """Follow the coach to the end of a lesson.

    A `stubborn` person keeps one poor choice: the one of that number among those met on the
    way. Where the coach leaves the choice open, a bot chooses.
    """
    s = lesson.start()
    coach = Coach(lesson, s)
    out = Walk(coach=coach)
    for _ in range(MOST):
        wait = coach.wait
        step = coach.step
        if step is not None and wait != RIVAL and (not out.steps or out.steps[-1] != step.id):
            out.steps.append(step.id)
        if wait == DONE:
            return out
        if wait == NEXT:
            coach.press()
            continue
        waiting = s.waiting()
        s.turn_to(lesson.you if lesson.you in waiting else waiting[0])
        if s.player == lesson.you:
            action = own_choice(coach, out, stubborn)
        else:
            action = lesson.game.spell(reply(lesson, s, coach.actions))
        seat = s.player
        s.apply(lesson.game.read(action))
        out.actions.append((seat, action))
        coach.decided(seat, action, s)
    raise BadData(f"{lesson.where}: the lesson does not come to its end")


def own_choice(coach: Coach, out: Walk, stubborn: int) -> str:
    """What the person does now."""
    for objection in coach.objections():
        if objection.poor.text not in out.objections:
            out.objections.append(objection.poor.text)
            if len(out.objections) - 1 == stubborn:
                return objection.action
    good = coach.good()
    if good:
        return good[0]
    lesson = coach.lesson
    poor = [objection.action for objection in coach.objections()]
    name = "greedy" if has_greedy(lesson.game.id) else "random"
    thinker = bot(name, lesson.game.id, luck(lesson, coach.actions))
    chosen = lesson.game.spell(thinker.choose(Seat(coach.s, lesson.you)))
    legal = [action for action in coach.now.legal if action not in poor]
    return legal[0] if chosen in poor and legal else chosen
