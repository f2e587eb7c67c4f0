"""Lesson files: what they say, checked for shape, and the table that they start from."""

from __future__ import annotations

import os
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from typing import Any

from arcanum.games import game as find_game
from arcanum.kernel.errors import BadData, BadSetting
from arcanum.kernel.game import Game
from arcanum.kernel.state import State
from arcanum.lab.scenario import Scenario, read_file
from arcanum.lab.shapes import near, said
from arcanum.lessons.conditions import Conditions, check_conditions
from arcanum.records import SEATS

FIRST, SINGLE = "first", "single"  # kinds of lessons: a guided first game, or one thing
NEXT, CHOICE = "next", "choice"  # what a step waits for
MOST_SPOTS = 3
TRIES = "tries.toml"

LESSON_KEYS = (
    "order", "minutes", "kind", "rules", "seats", "options", "you", "bots", "prefer", "seed",
    "given", "step",
)  # fmt: skip
STEP_KEYS = (
    "id", "spots", "wait", "when", "until", "good", "poor", "compare", "numbers", "rule",
)  # fmt: skip
POOR_KEYS = ("pick", "text", "rule", "spots", "when")
COMPARE_KEYS = ("pick", "text", "good")


@dataclass(frozen=True)
class Poor:
    """A legal choice that the coach advises against, before it is sent."""

    pick: str  # a pattern of spelled actions
    text: str  # the key of the reason
    rule: str = ""
    spots: tuple[str, ...] = ()
    when: Conditions = field(default_factory=dict)


@dataclass(frozen=True)
class Compared:
    """What one option would bring, for the table beside the coach's objection."""

    pick: str
    text: str
    good: bool


@dataclass(frozen=True)
class Step:
    """One thing the coach says, and what the lesson then waits for."""

    id: str
    wait: str
    spots: tuple[str, ...] = ()
    when: Conditions = field(default_factory=dict)
    until: Conditions = field(default_factory=dict)
    good: tuple[str, ...] = ()  # what the coach wants; empty: anything legal
    poor: tuple[Poor, ...] = ()
    compare: tuple[Compared, ...] = ()
    numbers: Mapping[str, str] = field(default_factory=dict)  # $name: where it is on the table
    rule: str = ""


class Position:
    """A table to start from: of a lesson, or of a rule to try."""

    def __init__(self, game: Game, data: Mapping[str, Any], where: str) -> None:
        self.game = game
        self.where = where
        self.seats = number(data, "seats", where, 2)
        self.options = table(data, "options", where)
        self.seed = number(data, "seed", where, 0)
        self.given = table(data, "given", where) if "given" in data else None
        self.rules = texts(data, "rules", where)
        self.you = seat(str(data.get("you", "A")), self.seats, where)
        bots = {
            seat(s, self.seats, where): str(b) for s, b in table(data, "bots", where).items()
        }
        self.bots: dict[int, str] = bots
        if self.given is not None and "printed" in self.given:
            raise BadData(f"{where}: a lesson cannot say what is printed on cards")

    @property
    def scenario(self) -> Scenario:
        """The same position as scenarios have it: it lays the table and reads its words."""
        return scenario_of(self)

    def start(self) -> State:
        """The table as the lesson begins, the same every time."""
        return self.scenario.table()

    def in_rules(self, text: str) -> str:
        """A spelled action or a pattern of one, in the words of the rules."""
        return self.scenario.in_rules(text)

    def bot_at(self, p: int) -> str:
        """Who plays another seat."""
        return self.bots.get(p, "quiet")


class Lesson(Position):
    """A lesson: a position, and steps that the coach leads through."""

    def __init__(self, game: Game, name: str, data: Mapping[str, Any], where: str) -> None:
        known(data, LESSON_KEYS, where)
        super().__init__(game, data, where)
        self.id = name
        self.order = number(data, "order", where, 100)
        self.minutes = number(data, "minutes", where, 3)
        self.kind = one_of(data, "kind", where, (SINGLE, FIRST))
        self.prefer = {
            seat(s, self.seats, where): tuple(map(str, picks))
            for s, picks in table(data, "prefer", where).items()
        }
        steps = data.get("step", [])
        if not isinstance(steps, list) or not steps:
            raise BadData(f"{where}: a lesson needs steps, written as [[step]]")
        self.steps = [read_step(step, f"{where}: step {n}") for n, step in enumerate(steps, 1)]
        names = [step.id for step in self.steps]
        for step in names:
            if names.count(step) > 1:
                raise BadData(f"{where}: two steps are called '{step}'")

    def key(self, name: str = "") -> str:
        """The key of a text: of the lesson itself, or of something in it."""
        return f"lesson-{self.id}-{name}" if name else f"lesson-{self.id}"

    def keys(self) -> dict[str, tuple[str, ...]]:
        """Every text that the lesson needs, with the attributes that it must have."""
        out: dict[str, tuple[str, ...]] = {self.key(): ("text",)}
        for step in self.steps:
            out[self.key(step.id)] = ("title",)
            for poor in step.poor:
                out[self.key(poor.text)] = ()
            for row in step.compare:
                out[self.key(row.text)] = ()
        return out


# -- files


def folder(game: Game) -> str:
    """Where the lessons of a game lie."""
    return os.path.join(game.home, "lessons")


def read_toml(path: str) -> dict[str, Any]:
    """What a file says; what is wrong with it begins with its name."""
    try:
        return read_file(path)
    except BadData as wrong:
        raise BadData(f"{os.path.basename(path)}: {wrong}") from wrong


@cache
def lessons(game_id: str) -> tuple[Lesson, ...]:
    """All lessons of a game, the first game first."""
    game = find_game(game_id)
    place = folder(game)
    try:
        names = sorted(name for name in os.listdir(place) if name.endswith(".toml"))
    except OSError:
        return ()
    found = [
        Lesson(game, id_of(name), read_toml(os.path.join(place, name)), name)
        for name in names
        if name != TRIES
    ]
    return tuple(sorted(found, key=lambda one: (one.kind != FIRST, one.order, one.id)))


def id_of(file: str) -> str:
    """The id of a lesson: the name of its file, with hyphens, as keys of texts have them."""
    return file.removesuffix(".toml").replace("_", "-")


def find_lesson(game_id: str, name: str) -> Lesson:
    """A lesson by its id."""
    all_of_them = lessons(game_id)
    for lesson in all_of_them:
        if lesson.id == name:
            return lesson
    listed = ", ".join(lesson.id for lesson in all_of_them) or "none"
    raise BadSetting(f"{game_id} has no lesson '{name}' (lessons: {listed})")


@cache
def scenario_of(position: Position) -> Scenario:
    """A position in the words of scenarios."""
    data: dict[str, Any] = {
        "game": position.game.id,
        "title": position.where,
        "seats": position.seats,
        "options": position.options,
        "seed": position.seed,
    }
    if position.given is not None:
        data["given"] = position.given
    return Scenario(position.where, data)


# -- shapes


def read_step(data: Any, where: str) -> Step:
    """One step."""
    if not isinstance(data, dict):
        raise BadData(f"{where}: write steps as [[step]]")
    known(data, STEP_KEYS, where)
    if not isinstance(data.get("id"), str):
        raise BadData(f"{where}: a step needs an id")
    where = f"{where} ({data['id']})"
    poor = data.get("poor", [])
    compare = data.get("compare", [])
    if not isinstance(poor, list) or not isinstance(compare, list):
        raise BadData(f"{where}: write [[step.poor]] and [[step.compare]]")
    usual = CHOICE if data.get("good") or poor or "until" in data else NEXT
    return Step(
        id=data["id"],
        wait=one_of({"wait": usual, **data}, "wait", where, (CHOICE, NEXT)),
        spots=spots(data, where),
        when=check_conditions(data.get("when", {}), f"{where}: when"),
        until=check_conditions(data.get("until", {}), f"{where}: until"),
        good=tuple(texts(data, "good", where)),
        poor=tuple(read_poor(one, where) for one in poor),
        compare=tuple(read_compared(one, where) for one in compare),
        numbers={name: str(path) for name, path in table(data, "numbers", where).items()},
        rule=str(data.get("rule", "")),
    )


def read_poor(data: Any, where: str) -> Poor:
    """One choice to speak about before it is sent."""
    where = f"{where}: poor"
    known(data, POOR_KEYS, where)
    return Poor(
        pick=needed(data, "pick", where),
        text=needed(data, "text", where),
        rule=str(data.get("rule", "")),
        spots=spots(data, where),
        when=check_conditions(data.get("when", {}), f"{where}: when"),
    )


def read_compared(data: Any, where: str) -> Compared:
    """One line of a comparison."""
    where = f"{where}: compare"
    known(data, COMPARE_KEYS, where)
    return Compared(
        needed(data, "pick", where), needed(data, "text", where), bool(data.get("good", True))
    )


def spots(data: Mapping[str, Any], where: str) -> tuple[str, ...]:
    """The parts of the board that glow."""
    found = tuple(texts(data, "spots", where))
    if len(found) > MOST_SPOTS:
        raise BadData(f"{where}: at most {MOST_SPOTS} spots, not {len(found)}")
    return found


def known(data: Any, keys: Sequence[str], where: str) -> None:
    """Refuse keys that mean nothing."""
    if not isinstance(data, dict):
        raise BadData(f"{where} is a table, not {said(data)}")
    for key in data:
        if key not in keys:
            raise BadData(f"{where}: unknown key '{key}'{near(key, keys)}")


def needed(data: Mapping[str, Any], key: str, where: str) -> str:
    """A text that must be there."""
    if not isinstance(data.get(key), str):
        raise BadData(f"{where}: '{key}' is missing")
    return str(data[key])


def number(data: Mapping[str, Any], key: str, where: str, usual: int) -> int:
    """A whole number."""
    value = data.get(key, usual)
    if not isinstance(value, int) or isinstance(value, bool):
        raise BadData(f"{where}: '{key}' is a number, not {said(value)}")
    return value


def table(data: Mapping[str, Any], key: str, where: str) -> dict[str, Any]:
    """A table, empty if it is left out."""
    value = data.get(key, {})
    if not isinstance(value, dict):
        raise BadData(f"{where}: '{key}' is a table, not {said(value)}")
    return value


def texts(data: Mapping[str, Any], key: str, where: str) -> list[str]:
    """A list of texts, empty if it is left out."""
    value = data.get(key, [])
    if not isinstance(value, list) or not all(isinstance(one, str) for one in value):
        raise BadData(f"{where}: '{key}' is a list of texts, not {said(value)}")
    return value


def one_of(data: Mapping[str, Any], key: str, where: str, choices: Sequence[str]) -> str:
    """One of some words; the first, if it is left out."""
    value = data.get(key, choices[0])
    if value not in choices:
        raise BadData(f"{where}: '{key}' is {' or '.join(choices)}, not {said(value)}")
    return str(value)


def seat(letter: str, seats: int, where: str) -> int:
    """A seat by its letter."""
    if len(letter) != 1 or letter not in SEATS[:seats]:
        raise BadData(f"{where}: a seat is A to {SEATS[seats - 1]}, not '{letter}'")
    return SEATS.index(letter)
