"""Lessons: a table that starts from a position, and a coach who knows what to say next.

Nothing here knows a game. Lessons are data beside each game, in `lessons/*.toml`, with their
texts in `lessons/<language>/*.ftl`; `docs/add-a-lesson.md` says how to write one.
"""

from arcanum.lessons.coach import Coach
from arcanum.lessons.reading import FIRST, Lesson, find_lesson, lessons
from arcanum.lessons.rivals import QUIET, reply
from arcanum.lessons.telling import words
from arcanum.lessons.tries import Try, card_tries, find_try, tries

__all__ = [
    "FIRST",
    "QUIET",
    "Coach",
    "Lesson",
    "Try",
    "card_tries",
    "find_lesson",
    "find_try",
    "lessons",
    "reply",
    "tries",
    "words",
]
