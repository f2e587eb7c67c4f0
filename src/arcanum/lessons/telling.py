"""What the coach says, in every language."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache

from arcanum.cards import catalogue
from arcanum.lessons.coach import Coach
from arcanum.lessons.reading import Lesson
from arcanum.lessons.tries import Try
from arcanum.texts import LANGUAGES, Texts, Value

BEADS = ("①", "②", "③")  # the numbers of the spots, in the coach's sentences
NAMES = ("one", "two", "three")


@cache
def words(lang: str, game_id: str) -> Texts:
    """The texts of a language with those of a game's lessons."""
    return Texts(lang, game_id, part="lessons")


def in_all(game_id: str, key: str, args: Mapping[str, Value]) -> dict[str, str]:
    """A text in every language."""
    return {lang: words(lang, game_id).say(key, **args) for lang in LANGUAGES}


def beads() -> dict[str, Value]:
    """What stands for a spot in a sentence: `{ $one }` is the first one's bead."""
    return dict(zip(NAMES, BEADS, strict=True))


def numbers(coach: Coach) -> dict[str, Value]:
    """What a step's texts may speak of: the beads, and figures of this very table."""
    out = beads()
    step = coach.step
    if step is not None:
        for name, path in step.numbers.items():
            out[name] = coach.now.look_up(path)
    return out


def spot_name(game_id: str, spot: str) -> dict[str, str]:
    """A part of the board in words, for who cannot see it glow: `dice`, or `card:<name>`."""
    kind, _, value = spot.partition(":")
    if value:
        return {lang: words(lang, game_id).noun(kind, value) for lang in LANGUAGES}
    return in_all(game_id, f"spot-{spot}", {})


def try_sentence(one: Try) -> dict[str, str]:
    """What to do in a position to try; it may name its card."""
    out = {}
    for lang in LANGUAGES:
        named = {card.id: card.name for card in catalogue(one.game.id, lang).cards}
        name = named.get(one.card, "")
        out[lang] = words(lang, one.game.id).say(one.key, **beads(), card=name)
    return out


def title(lesson: Lesson, lang: str) -> str:
    """The name of a lesson."""
    return words(lang, lesson.game.id).say(lesson.key())


def about(lesson: Lesson, lang: str) -> str:
    """What a lesson is about."""
    return words(lang, lesson.game.id).say(lesson.key() + ".text")


def sentence(coach: Coach) -> dict[str, str]:
    """What the coach says now."""
    lesson = coach.lesson
    step = coach.step
    if step is None:
        return in_all(lesson.game.id, "lesson-finished", beads())
    if coach.wait in ("rival", "free"):
        return in_all(lesson.game.id, f"lesson-{coach.wait}", beads())
    return in_all(lesson.game.id, lesson.key(step.id), numbers(coach))


def attribute(coach: Coach, name: str) -> dict[str, str]:
    """An attribute of the step's text, such as its title; empty where there is none."""
    step = coach.step
    game_id = coach.lesson.game.id
    if step is None:
        return dict.fromkeys(LANGUAGES, "")
    key = f"{coach.lesson.key(step.id)}.{name}"
    args = numbers(coach)
    return {
        lang: words(lang, game_id).say(key, **args) if words(lang, game_id).knows(key) else ""
        for lang in LANGUAGES
    }


@cache
def headings(lesson: Lesson) -> list[dict[str, str]]:
    """The titles of all steps: what comes in this lesson."""
    game_id = lesson.game.id
    return [in_all(game_id, f"{lesson.key(step.id)}.title", beads()) for step in lesson.steps]
