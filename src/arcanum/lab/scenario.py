"""Running scenario files: one rule or ruling each, as TOML that a player can read."""

from __future__ import annotations

import os
import tomllib
from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import AbstractContextManager, nullcontext
from typing import Any

from arcanum.games import game as find_game
from arcanum.kernel.chance import seeded
from arcanum.kernel.errors import ArcanumError, BadData
from arcanum.kernel.game import BROKEN, Game
from arcanum.kernel.state import State

AnyPath = str | os.PathLike[str]

TOP_KEYS = ("game", "title", "rules", "seats", "options", "seed", "given", "step", "expect")
STEP_KEYS = ("seat", "pick", "expect", "legal", "illegal", "refused", "told", "only")
SHAPES = (("seats", int), ("given", dict), ("options", dict), ("expect", dict), ("rules", list))
SEATS = "ABCDEFGH"
UNORDERED = {"hand", "2", "3", "discard", "kept", "pack", "drawn", "knows_discard"}


class Failed(Exception):
    """A scenario step that did not go as written."""

    def __init__(self, step: int, message: str) -> None:
        super().__init__(message)
        self.step = step
        self.message = message


class Scenario:
    """One scenario file, read and checked for shape."""

    def __init__(self, path: AnyPath) -> None:
        try:
            with open(path, "rb") as file:
                data = tomllib.load(file)
        except (OSError, UnicodeDecodeError) as wrong:
            raise BadData(f"{path}: cannot be read ({wrong})") from wrong
        except tomllib.TOMLDecodeError as wrong:
            raise BadData(f"{path}: not valid TOML: {wrong}") from wrong
        for key in data:
            if key not in TOP_KEYS:
                raise BadData(f"{path}: unknown key '{key}'")
        for key in ("game", "title", "seats"):
            if key not in data:
                raise BadData(f"{path}: '{key}' is missing")
        for key, kind in SHAPES:
            if key in data and not isinstance(data[key], kind):
                raise BadData(f"{path}: '{key}' is not what it should be")
        self.title: str = str(data["title"])
        self.rules: list[str] = [str(rule) for rule in data.get("rules", [])]
        self.game: Game = find_game(str(data["game"]))
        self.data: dict[str, Any] = data
        self.steps: list[dict[str, Any]] = data.get("step", [])
        if not isinstance(self.steps, list):
            raise BadData(f"{path}: write steps as [[step]]")
        for step in self.steps:
            if not isinstance(step, dict) or not isinstance(step.get("expect", {}), dict):
                raise BadData(f"{path}: write steps as [[step]], expect as a table")
            for key in step:
                if key not in STEP_KEYS:
                    raise BadData(f"{path}: unknown key 'step.{key}'")

    def table(self) -> State:
        """The position of `given`, settled; without `given`, an ordinary new table."""
        seats, options = self.data["seats"], self.data.get("options", {})
        seed = self.data.get("seed", 0)
        s = self.game.new(seats=seats, options=options, seed=seed)
        if "given" not in self.data:
            return s
        words = self.words()
        s = self.game.blank()
        s.seats = seats
        s.settings = self.game.settle_options(options)
        s.chance = seeded(seed)
        s.telling = True
        words.given(s, self.data["given"])
        s.settle()
        return s

    def words(self) -> Any:
        """The game's scenario words: its module `scenario`."""
        own = self.game.part("scenario")
        if own is None:
            raise BadData(f"{self.game.id} has no scenario words")
        return own

    def describe(self, s: State) -> dict[str, Any]:
        """The state in the words of `given`."""
        words = self.words()
        return dict(words.describe(s))

    def run(self) -> State:
        """Plays the steps; raises Failed where something is not as written."""
        try:
            with self.printed():
                return self.play()
        except BadData as wrong:
            raise Failed(0, str(wrong)) from wrong

    def printed(self) -> AbstractContextManager[None]:
        """What a position says of the cards themselves, in games that let it."""
        words = self.words()
        pin: Callable[[Mapping[str, Any]], AbstractContextManager[None]] | None
        pin = getattr(words, "printed", None)
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
                    told = before  # what the engine took itself was told with the step before
            elif "seat" in step:
                self.listen(s, at, step["seat"])
            self.check(s, at, step, told)
        return s

    def listen(self, s: State, at: int, letter: Any) -> None:
        """Turns to the seat of a step, where several seats may decide."""
        seat = seat_number(at, letter, s.seats)
        if seat in s.may_decide():
            s.turn_to(seat)

    def pick(self, s: State, at: int, step: Mapping[str, Any]) -> bool:
        """One pick; forced ones may be written or left out. Returns whether it was made now."""
        seat = seat_number(at, step.get("seat"), s.seats)
        text = str(step["pick"])
        try:
            action = self.game.read(text)
        except ArcanumError as wrong:
            raise Failed(at, str(wrong)) from wrong
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
        if s.over:
            return f"'{text}': the game is over"
        if seat not in s.may_decide():
            return f"'{text}': it is for {SEATS[s.player]} to decide, not {SEATS[seat]}"
        why = s.why_not(text, seat)
        could = ", ".join(self.game.spell(option) for option in s.options)
        return f"'{text}' is not legal ({why[0] if why else '?'}); legal: {could}"

    def check(self, s: State, at: int, step: Mapping[str, Any], told: int) -> None:
        """Whatever a step says about the position after it."""
        could = [self.game.spell(option) for option in s.options]
        for text in as_list(at, step, "legal"):
            self.read(at, text)
            if text not in could:
                raise Failed(at, f"'{text}' should be legal; legal: {', '.join(could)}")
        for text in as_list(at, step, "illegal"):
            self.read(at, text)
            if text in could:
                raise Failed(at, f"'{text}' should not be legal")
        if "only" in step and sorted(as_list(at, step, "only")) != sorted(could):
            raise Failed(at, f"legal should be just {step['only']}; it is {could}")
        seat = None  # after a pick: the seat to decide next
        if "seat" in step and "pick" not in step:
            seat = seat_number(at, step["seat"], s.seats)
        for text, rule in dict(step.get("refused", {})).items():
            why = s.why_not(text, seat)
            if why is None:
                raise Failed(at, f"'{text}' should be refused by {rule}, but it is legal")
            if why[2] != rule and why[0] != rule:
                raise Failed(at, f"'{text}' is refused by {why[2] or why[0]}, not by {rule}")
        keys = [note.key for note in s.log[told:]]
        for key in as_list(at, step, "told"):
            if key not in keys:
                raise Failed(at, f"nothing told '{key}'; told: {', '.join(keys)}")
        if step.get("expect"):
            for message in differences(step["expect"], self.describe(s), ""):
                raise Failed(at, message)

    def read(self, at: int, text: Any) -> None:
        """An action that cannot even be said is a mistake in the scenario."""
        try:
            self.game.read(str(text))
        except ArcanumError as wrong:
            raise Failed(at, str(wrong)) from wrong


def seat_number(at: int, letter: Any, seats: int) -> int:
    """A to D as a seat."""
    if not isinstance(letter, str) or len(letter) != 1 or letter not in SEATS[:seats]:
        raise Failed(at, f"a step needs a seat, A to {SEATS[seats - 1]}, not {letter!r}")
    return SEATS.index(letter)


def as_list(at: int, step: Mapping[str, Any], key: str) -> list[str]:
    """A list of texts."""
    value = step.get(key, [])
    if not isinstance(value, list):
        raise Failed(at, f"'{key}' is a list")
    return [str(each) for each in value]


def differences(wanted: Any, found: Any, path: str) -> Iterator[str]:
    """Where a partial description differs from the state, with the path of keys."""
    if isinstance(wanted, dict):
        if not isinstance(found, dict):
            yield f"expect: '{path}' is not a table of keys"
            return
        for key, value in wanted.items():
            inner = f"{path}.{key}" if path else str(key)
            if key not in found:
                yield f"expect: unknown key '{inner}'"
            else:
                yield from differences(value, found[key], inner)
    elif isinstance(wanted, list):
        last = path.rpartition(".")[2]
        if last == "deck":
            found = found[: len(wanted)]
        if last in UNORDERED or ".knows." in path:
            wanted, found = sorted(wanted, key=str), sorted(found, key=str)
        if wanted != found:
            yield f"expect: {path} should be {wanted}, it is {found}"
    elif wanted != found or isinstance(wanted, bool) != isinstance(found, bool):
        yield f"expect: {path} should be {wanted!r}, it is {found!r}"


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
    """Runs scenario files: how many passed and failed, and what failed where."""
    passed = 0
    failures: list[dict[str, Any]] = []
    for path in files(paths):
        try:
            Scenario(path).run()
            passed += 1
        except Failed as failed:
            failures.append({"file": path, "step": failed.step, "message": failed.message})
        except BadData as wrong:
            failures.append({"file": path, "step": 0, "message": str(wrong)})
    return {"passed": passed, "failed": len(failures), "failures": failures}
