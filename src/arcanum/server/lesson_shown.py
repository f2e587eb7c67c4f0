"""What the coach of a lesson says, as the table's view carries it."""

from __future__ import annotations

from collections.abc import Sequence

from arcanum.lessons import Coach, Lesson, Try
from arcanum.lessons.telling import (
    attribute,
    headings,
    in_all,
    numbers,
    sentence,
    spot_name,
    try_sentence,
)
from arcanum.server.heard import Viewer
from arcanum.server.room import Room
from arcanum.server.types import Comparison, LessonShown, Objection, SpotShown


def lesson_shown(room: Room, viewer: Viewer) -> LessonShown | None:
    """The lesson of a table, for the person whom it is for."""
    position = room.position
    if position is None or viewer != position.you or room.s is None:
        return None
    if isinstance(position, Try):
        return try_shown(room, position)
    return None if room.coach is None else coach_shown(room, room.coach)


def coach_shown(room: Room, coach: Coach) -> LessonShown:
    """What the coach says now."""
    lesson: Lesson = coach.lesson
    game = lesson.game.id
    step = coach.step
    wait = coach.wait
    speaks = wait in ("next", "choice")
    args = numbers(coach)
    objections = coach.objections()
    return LessonShown(
        id=lesson.id,
        kind=lesson.kind,
        title=in_all(game, lesson.key(), args),
        step=min(coach.at + 1, len(lesson.steps)),
        of=len(lesson.steps),
        heading=attribute(coach, "title"),
        headings=headings(lesson),
        text=sentence(coach),
        more=attribute(coach, "more") if speaks else {},
        spots=spots(game, step.spots) if step is not None and speaks else [],
        wait=wait,
        rule=step.rule if step is not None else "",
        good=coach.good(),
        poor={
            one.action: Objection(
                in_all(game, lesson.key(one.poor.text), args),
                one.poor.rule,
                spots(game, one.poor.spots),
            )
            for one in objections
        },
        compare=[
            Comparison(action, in_all(game, lesson.key(row.text), args), row.good)
            for row in (step.compare if step is not None and objections else ())
            for action in coach.now.matching(row.pick)[:1]
        ],
        back=bool(coach.presses) or bool(coach.done),
    )


def spots(game: str, parts: Sequence[str]) -> list[SpotShown]:
    """The parts that glow, with their names."""
    return [SpotShown(part, spot_name(game, part)) for part in parts]


def try_shown(room: Room, position: Try) -> LessonShown:
    """A rule to try: its sentence stays, whatever is done."""
    game = position.game.id
    text = try_sentence(position)
    done = room.log.own_last(position.you) >= 0
    return LessonShown(
        id=position.rules[0],
        kind="try",
        title=in_all(game, "lesson-try", {}),
        step=1,
        of=1,
        heading=dict.fromkeys(text, ""),
        headings=[],
        text=text,
        more={},
        spots=[] if done else spots(game, position.spots),
        wait="done" if room.over else "choice",
        rule=position.rules[0],
        good=[],
        poor={},
        compare=[],
        back=done,
    )
