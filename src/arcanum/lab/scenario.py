"""Running scenario files: one rule or ruling each, as TOML that a player can read."""

from __future__ import annotations

import os
import re
import tomllib
from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import AbstractContextManager, nullcontext
from typing import Any

from arcanum.games import game as find_game
from arcanum.kernel.chance import seeded
from arcanum.kernel.errors import ArcanumError, BadData, BadSetting
from arcanum.kernel.game import BROKEN, Game
from arcanum.kernel.state import State
from arcanum.kernel.words import Action
from arcanum.lab.cases import cases
from arcanum.lab.positions import Positions
from arcanum.lab.shapes import near, said

AnyPath = str | os.PathLike[str]

TOP_KEYS = (
    "game",
    "title",
    "rules",
    "seats",
    "options",
    "seed",
    "given",
    "impossible",
    "expect",
    "step",
    "case",
)
STEP_KEYS = ("seat", "pick", "expect", "legal", "illegal", "refused", "told", "only")
SHAPES: tuple[tuple[str, type, str], ...] = (
    ("seats", int, "a number"),
    ("given", dict, "a table"),
    ("options", dict, "a table"),
    ("expect", dict, "a table"),
    ("rules", list, "a list"),
    ("impossible", bool, "true or false"),
)
SEATS = "ABCDEFGH"
MEANT = "; if it is meant to be, say impossible = true"


class Failed(Exception):
    """A scenario step that did not go as written."""

    def __init__(self, step: int, message: str) -> None:
        super().__init__(message)
        self.step = step
        self.message = message


def read_file(path: AnyPath) -> dict[str, Any]:
    """What a file says."""
    try:
        with open(path, "rb") as file:
            return tomllib.load(file)
    except (OSError, UnicodeDecodeError) as wrong:
        raise BadData(f"cannot be read ({wrong})") from wrong
    except tomllib.TOMLDecodeError as wrong:
        raise BadData(f"not valid TOML: {wrong}") from wrong


def scenarios(path: AnyPath) -> list[Scenario]:
    """The scenarios of a file: one, or one for each of its cases."""
    return [Scenario(path, data) for data in cases(read_file(path))]


class Scenario:
    """One scenario, read and checked for shape; of a file with cases, the first."""

    def __init__(self, path: AnyPath, data: dict[str, Any] | None = None) -> None:
        if data is None:
            data = cases(read_file(path))[0]
        check_shape(data)
        self.title: str = str(data["title"])
        self.rules: list[str] = [str(rule) for rule in data.get("rules", [])]
        self.game: Game = find_game(str(data["game"]))
        self.data: dict[str, Any] = data
        self.steps: list[dict[str, Any]] = data.get("step", [])
        self.own: Any = self.game.part("scenario")
        self.positions: Positions[Any] | None = getattr(self.own, "POSITIONS", None)

    # -- the position

    def table(self) -> State:
        """The position of `given`, settled; without `given`, an ordinary new table."""
        seats, options = self.data["seats"], self.data.get("options", {})
        seed = self.data.get("seed", 0)
        if "given" not in self.data:
            return self.game.new(seats=seats, options=options, seed=seed)
        if self.own is None:
            raise BadData(f"{self.game.id} has no scenario words")
        settings = self.game.settle_options(options)
        fewest, most = self.game.seats_for(settings)
        if not fewest <= seats <= most or not self.game.fits(seats, settings):
            return self.game.new(seats=seats, options=options)  # which says what is wrong
        s = self.game.blank()
        s.seats = seats
        s.settings = settings
        s.chance = seeded(seed)
        s.telling = True
        try:
            self.own.given(s, self.data["given"])
        except BadData as wrong:
            raise BadData(f"given: {str(wrong).removeprefix('given: ')}") from wrong
        still = s.clone()  # as it lies, before anything goes on: no question is open
        still.frames.clear()
        s.settle()
        self.check_position([still, s] if s.log else [s])
        return s

    def check_position(self, tables: Iterable[State]) -> None:
        """A position that no game can reach is a mistake, unless the file says it is meant."""
        meant = self.data.get("impossible", False)
        for s in tables:
            for wrong in self.impossible(s):
                if meant:
                    return
                raise BadData(f"given is impossible: {wrong}{MEANT}")
        if meant:
            raise BadData("impossible = true, but the position breaks no invariant")

    def impossible(self, s: State) -> Iterator[str]:
        """The invariants that a table does not hold, and that it should."""
        own = self.game.part("rules.invariants")
        if own is None:
            return
        excused = {} if self.positions is None else self.positions.excused
        for wrong in own.Watch(s.clone()).wrong:  # a copy keeps no notes: just this table
            if wrong.partition(":")[0] not in excused:
                yield re.sub(r"\b(seat|player|side) (\d)\b", by_letter, wrong)

    # -- running

    def run(self) -> State:
        """Plays the steps; raises Failed where something is not as written."""
        try:
            with self.printed():
                return self.play()
        except BadData as wrong:
            raise Failed(0, f"given: {wrong}") from wrong

    def printed(self) -> AbstractContextManager[None]:
        """What a position says of the cards themselves, in games that let it."""
        pin: Callable[[Mapping[str, Any]], AbstractContextManager[None]] | None
        pin = getattr(self.own, "printed", None)
        return nullcontext() if pin is None else pin(self.data.get("given", {}))

    def play(self) -> State:
        """The position and the steps."""
        try:
            s = self.table()
        except ArcanumError as wrong:
            raise Failed(0, str(wrong)) from wrong
        except BROKEN as wrong:
            raise Failed(0, f"given does not fit together ({wrong})") from wrong
        self.check(s, 0, {"expect": self.data.get("expect", {})}, 0)
        told = 0
        for at, step in enumerate(self.steps, start=1):
            if "pick" in step:
                before = len(s.log)
                if self.pick(s, at, step):
                    told = before  # what the engine took itself was noted with the step before
            elif "seat" in step:
                self.listen(s, at, step)
            self.check(s, at, step, told)
        return s

    def listen(self, s: State, at: int, step: Mapping[str, Any]) -> None:
        """Turns to the seat of a step that only looks."""
        seat = seat_number(at, step["seat"], s.seats)
        if seat in s.may_decide():
            s.turn_to(seat)
            return
        why = "refused" in step and not {"legal", "illegal", "only"} & set(step)
        if s.over or why:  # nobody has options now, or the reason is asked for this very seat
            return
        raise Failed(at, self.not_now(s, seat, "the step looks at its seat"))

    def pick(self, s: State, at: int, step: Mapping[str, Any]) -> bool:
        """One pick; forced ones may be written or left out. Returns whether it was made now."""
        seat = seat_number(at, step.get("seat"), s.seats)
        text = str(step["pick"])
        action = self.read(at, text)
        if (seat, action) in s.taken:  # the engine has taken it already
            del s.taken[: s.taken.index((seat, action)) + 1]
            if not (seat in s.may_decide() and seat == s.player and action in s.options):
                return False
        for _ in range(100):
            if seat in s.may_decide():
                s.turn_to(seat)
                if action in s.options:
                    s.taken.clear()
                    s.apply(action)
                    return True
            if len(s.options) != 1:
                break
            s.apply(s.options[0])  # a lone option that was left out
            if (seat, action) in s.taken:
                del s.taken[: s.taken.index((seat, action)) + 1]
                return True
        raise Failed(at, self.refusal(s, seat, text))

    def refusal(self, s: State, seat: int, text: str) -> str:
        """Why a pick was refused, with what could be picked instead."""
        if seat not in s.may_decide():
            return self.not_now(s, seat, f"'{text}'")
        why = s.why_not(self.in_rules(text), seat)
        return f"'{text}' is not legal ({why[0] if why else '?'}); {self.legal(s)}"

    def not_now(self, s: State, seat: int, what: str) -> str:
        """It is not this seat's turn to decide."""
        if s.over:
            return f"{what}: the game is over"
        who = " and ".join(SEATS[p] for p in s.may_decide())
        return f"{what}: it is for {who} to decide, not {SEATS[seat]}"

    # -- checking

    def check(self, s: State, at: int, step: Mapping[str, Any], told: int) -> None:
        """Whatever a step says about the position after it."""
        for text in as_list(at, step, "legal"):
            if self.read(at, text) not in s.options:
                raise Failed(at, f"'{text}' should be legal; {self.legal(s)}")
        for text in as_list(at, step, "illegal"):
            if self.read(at, text) in s.options:
                raise Failed(at, f"'{text}' should not be legal")
        if "only" in step:
            wanted = [self.read(at, text) for text in as_list(at, step, "only")]
            if sorted(wanted) != sorted(s.options):
                raise Failed(at, f"legal should be just {step['only']}; {self.legal(s)}")
        self.check_refusals(s, at, step)
        self.check_told(s, at, step, told)
        if step.get("expect"):
            self.check_expected(s, at, step["expect"])

    def check_refusals(self, s: State, at: int, step: Mapping[str, Any]) -> None:
        """Why actions are not legal now."""
        wanted = step.get("refused", {})
        if not isinstance(wanted, dict):
            raise Failed(at, f"'refused' is a table from actions to rules, not {said(wanted)}")
        seat = None  # after a pick: the seat to decide next
        if "seat" in step and "pick" not in step:
            seat = seat_number(at, step["seat"], s.seats)
        for text, rule in wanted.items():
            why = s.why_not(self.in_rules(text), seat)
            if why is None:
                raise Failed(at, f"'{text}' should be refused by {rule}, but it is legal")
            if why[2] != rule and why[0] != rule:
                raise Failed(at, f"'{text}' is refused by {why[2] or why[0]}, not by {rule}")

    def check_told(self, s: State, at: int, step: Mapping[str, Any], since: int) -> None:
        """What the log says since the last pick: keys of notes, or tables with some nouns."""
        wanted = step.get("told", [])
        if not isinstance(wanted, list):
            raise Failed(at, f"'told' is a list of notes, not {said(wanted)}")
        for one in wanted:
            self.check_note(s, at, one if isinstance(one, dict) else {"note": one}, since)

    def check_note(self, s: State, at: int, wanted: dict[str, Any], since: int) -> None:
        """One note: its key, and those of its nouns that are named."""
        known = self.game.words.notes
        key = str(wanted.get("note"))
        if key not in known:
            raise Failed(at, f"told: there is no note '{key}'{near(key, known)}")
        names = known[key].names
        for name in wanted:
            if name != "note" and name not in names:
                raise Failed(at, f"told: '{key}' tells of {', '.join(names)}, not of '{name}'")
        nouns = {
            name: self.in_rules(value) if isinstance(value, str) else value
            for name, value in wanted.items()
        }
        keys: list[str] = []
        alike: list[str] = []
        for note in s.log[since:]:
            keys.append(note.key)
            if note.key == key:
                told: dict[str, Any] = {"note": key}
                for name, kind, noun in zip(names, known[key].kinds, note.nouns, strict=True):
                    told[name] = kind.spell(noun) if kind.values and noun >= 0 else noun
                if all(told[name] == value for name, value in nouns.items()):
                    return
                alike.append(" ".join(f"{name}={self.in_files(told[name])}" for name in names))
        if alike:
            asked = " ".join(f"{n}={v}" for n, v in wanted.items() if n != "note")
            raise Failed(at, f"the log says '{key}' with {'; '.join(alike)}, not with {asked}")
        raise Failed(at, f"the log does not say '{key}'; it says: {', '.join(keys)}")

    def check_expected(self, s: State, at: int, wanted: Mapping[str, Any]) -> None:
        """What a step expects of the table."""
        try:
            if self.positions is not None:
                found = self.positions.differences(s, wanted)
            elif self.own is not None:
                found = plain_differences(wanted, self.own.describe(s), "")
            else:
                raise BadData(f"{self.game.id} has no scenario words")
            for message in found:
                raise Failed(at, f"expect: {message}")
        except BadData as wrong:
            raise Failed(at, f"expect: {wrong}") from wrong

    # -- words

    def read(self, at: int, text: Any) -> Action:
        """The action of a text; what cannot even be said is a mistake in the scenario."""
        try:
            return self.game.read(self.in_rules(str(text)))
        except ArcanumError as wrong:
            raise Failed(at, str(wrong)) from wrong

    def in_rules(self, text: str) -> str:
        """The words of a file in the words of the rules."""
        if self.positions is None or not self.positions.aliases:
            return text
        return " ".join(self.positions.aliases.get(word, word) for word in text.split(" "))

    def in_files(self, text: Any) -> str:
        """The words of the rules in those of files."""
        if self.positions is None or not self.positions.aliases:
            return str(text)
        return " ".join(self.positions.names.get(word, word) for word in str(text).split(" "))

    def legal(self, s: State) -> str:
        """What is legal now, in words."""
        could = [self.in_files(self.game.spell(option)) for option in s.options]
        return f"legal: {', '.join(could)}"


def check_shape(data: Mapping[str, Any]) -> None:
    """The keys of a file and of its steps, and what each is."""
    for key in data:
        if key not in TOP_KEYS:
            raise BadData(f"unknown key '{key}'{near(key, TOP_KEYS)}")
    for key in ("game", "title", "seats"):
        if key not in data:
            raise BadData(f"'{key}' is missing")
    for key, kind, about in SHAPES:
        if key in data and (
            not isinstance(data[key], kind) or (kind is int and isinstance(data[key], bool))
        ):
            raise BadData(f"'{key}' is {about}, not {said(data[key])}")
    steps = data.get("step", [])
    if not isinstance(steps, list):
        raise BadData("write steps as [[step]]")
    for at, step in enumerate(steps, start=1):
        if not isinstance(step, dict) or not isinstance(step.get("expect", {}), dict):
            raise BadData("write steps as [[step]], expect as a table")
        for key in step:
            if key not in STEP_KEYS:
                raise BadData(f"unknown key 'step.{key}' in step {at}{near(key, STEP_KEYS)}")


def by_letter(found: re.Match[str]) -> str:
    """`seat 1` as a file calls it: `seat B`."""
    return f"{found[1]} {SEATS[int(found[2])]}" if int(found[2]) < len(SEATS) else found[0]


def seat_number(at: int, letter: Any, seats: int) -> int:
    """A to D as a seat."""
    if not isinstance(letter, str) or len(letter) != 1 or letter not in SEATS[:seats]:
        raise Failed(at, f"a step needs a seat, A to {SEATS[seats - 1]}, not {letter!r}")
    return SEATS.index(letter)


def as_list(at: int, step: Mapping[str, Any], key: str) -> list[str]:
    """A list of texts."""
    value = step.get(key, [])
    if not isinstance(value, list):
        raise Failed(at, f"'{key}' is a list of actions, not {said(value)}")
    return [str(each) for each in value]


def plain_differences(wanted: Any, found: Any, path: str) -> Iterator[str]:
    """The same for a game that declares no keys and only describes its table."""
    if isinstance(wanted, dict) and isinstance(found, dict):
        for key, value in wanted.items():
            inner = f"{path}.{key}" if path else str(key)
            if key not in found:
                yield f"unknown key '{inner}'{near(key, found)}"
            else:
                yield from plain_differences(value, found[key], inner)
    elif wanted != found or isinstance(wanted, bool) != isinstance(found, bool):
        yield f"{path} should be {wanted!r}, it is {found!r}"


def files(paths: Iterable[AnyPath]) -> list[str]:
    """The scenario files at these paths, folders searched."""
    found: list[str] = []
    for path in paths:
        if os.path.isdir(path):
            inside = sorted(
                os.path.join(folder, name)
                for folder, _, names in os.walk(path)
                for name in names
                if name.endswith(".toml")
            )
            if not inside:
                raise BadData(f"{path}: there is no scenario in this folder")
            found += inside
        elif os.path.isfile(path):
            found.append(os.fspath(path))
        else:
            raise BadData(f"{path}: there is no such file or folder")
    return found


def run_files(paths: Iterable[AnyPath]) -> dict[str, Any]:
    """Runs scenario files: how many passed and failed, and what failed where.

    Whatever is wrong with a file is told with its name, and the others still run.
    """
    passed = 0
    failures: list[dict[str, Any]] = []
    for path in files(paths):
        try:
            every = scenarios(path)
        except (BadData, BadSetting) as wrong:
            failures.append({"file": path, "step": 0, "message": str(wrong)})
            continue
        for one in every:
            try:
                one.run()
                passed += 1
            except Failed as failed:
                message = (
                    failed.message if len(every) == 1 else f"{one.title}: {failed.message}"
                )
                failures.append({"file": path, "step": failed.step, "message": message})
    return {"passed": passed, "failed": len(failures), "failures": failures}
