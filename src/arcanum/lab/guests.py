"""Bots of another build at a table of ours: `NAME@PATH`, each in a process of its own.

PATH is a checkout, or a folder in which the package `arcanum` lies. The other build must know
the same rules; otherwise the tables drift apart, until an action does not fit and says so.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any, Protocol, Self

from arcanum.games import game as find_game
from arcanum.kernel.errors import BadData, BadSetting
from arcanum.kernel.state import State
from arcanum.kernel.words import Action
from arcanum.lab import guest_seat


class Player(Protocol):
    """Whoever plays a seat of a tournament."""

    seconds: float

    def __enter__(self) -> Self: ...

    def __exit__(self, *wrong: object) -> None: ...

    def choose(self, s: State) -> Action:
        """What it does at the table, where it is to move."""
        ...

    def saw(self, seat: int, spelled: str) -> None:
        """Somebody has acted."""
        ...


def is_guest(name: str) -> bool:
    """Whether a bot is asked for from another build."""
    return "@" in name


def home_of(name: str) -> tuple[str, Path]:
    """The bot's own name, and the folder that its build is imported from."""
    bot, _, where = name.partition("@")
    for folder in (Path(where), Path(where) / "src"):
        if (folder / "arcanum" / "__init__.py").is_file():
            return bot, folder.resolve()
    raise BadSetting(f"{where}: no build of Arcanum is there (for the bot '{name}')")


class Guest:
    """A seat played by another build."""

    def __init__(self, name: str, told: dict[str, Any], bot_seed: int) -> None:
        self.name = name
        self.game: str = told["game"]
        bot, folder = home_of(name)
        self.seconds = 0.0  # of processor time, for all its decisions
        self.process = subprocess.Popen(
            [sys.executable, "-P", guest_seat.__file__],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            env={**os.environ, "PYTHONPATH": str(folder)},
            text=True,
            encoding="utf-8",
        )
        self.tell(json.dumps({**told, "bot": bot, "bot_seed": bot_seed}))

    def __enter__(self) -> Guest:
        return self

    def __exit__(self, *wrong: object) -> None:
        self.process.communicate()

    def tell(self, line: str) -> None:
        """One line to the other side."""
        assert self.process.stdin is not None
        try:
            self.process.stdin.write(line + "\n")
            self.process.stdin.flush()
        except BrokenPipeError as broken:
            raise BadData(f"the bot '{self.name}' has stopped; see above") from broken

    def saw(self, seat: int, spelled: str) -> None:
        """Somebody has acted."""
        self.tell(f"+ {seat} {spelled}")

    def choose(self, s: State) -> Action:
        """What it does; it has followed the game at a table of its own."""
        self.tell(f"? {s.player}")
        assert self.process.stdout is not None
        seconds, _, spelled = self.process.stdout.readline().rstrip("\n").partition(" ")
        if not spelled:
            raise BadData(f"the bot '{self.name}' gave no answer; see above")
        self.seconds += float(seconds)
        return find_game(self.game).read(spelled)
