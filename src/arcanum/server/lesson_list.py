"""The lessons of a game, as they are listed."""

from __future__ import annotations

from arcanum.lessons import lessons, tries
from arcanum.lessons.telling import about, title
from arcanum.server.types import LessonListed, LessonsListed


def listed(game: str, lang: str) -> LessonsListed:
    """All lessons of a game in a language, and the rules that can be tried."""
    return LessonsListed(
        [
            LessonListed(
                one.id,
                one.kind,
                title(one, lang),
                about(one, lang),
                one.minutes,
                len(one.steps),
                one.rules,
            )
            for one in lessons(game)
        ],
        sorted({rule for one in tries(game) for rule in one.rules}),
    )
