"""A terminal on a desk: typed lines come from a script, the screen is a string."""

from __future__ import annotations

import io
import random
import re
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path

from rich.console import Console

from arcanum.terminal import prepare
from arcanum.terminal.session import Session

Typist = Callable[[Session, str], str]  # what is typed at a prompt


class Desk:
    """A session whose person is a script."""

    def __init__(
        self,
        game: str | None = "seasons",
        *,
        typed: Iterable[str] | Typist = (),
        seats: int | None = None,
        seat: str | None = "A",
        bots: tuple[str, ...] = ("random",),
        options: dict[str, str] | None = None,
        lang: str = "en",
        seed: int = 1,
        resume: Path | None = None,
        save: Path | None = None,
        width: int = 100,
        height: int | None = None,
        encoding: str = "utf-8",
    ) -> None:
        self.paper = io.TextIOWrapper(io.BytesIO(), encoding=encoding, errors="replace")
        self.console = Console(
            file=self.paper,
            width=width,
            height=height,
            force_terminal=height is not None,
            color_system=None,
            highlight=False,
            markup=False,
            emoji=False,
            _environ={},
        )
        self.typist = typed if callable(typed) else reading(typed)
        self.prompts: list[str] = []
        self.session = prepare(
            game, seats, seat, bots, options, lang, seed, resume, save, self.console, self.read
        )

    def read(self, prompt: str) -> str:
        """A prompt on the screen, and what the script types."""
        self.prompts.append(prompt)
        line = self.typist(self.session, prompt)
        self.paper.write(f"{prompt}{line}\n")
        return line

    def run(self) -> int:
        """Plays on; the exit status."""
        return self.session.run()

    def advance(self, decisions: int, seed: int = 2) -> Desk:
        """So many decisions of seat A at random, without showing them; the others' too."""
        luck = random.Random(seed)
        session = self.session
        mine = 0
        while not session.state.over and (mine < decisions or session.state.player != 0):
            mine += session.state.player == 0
            session.take(luck.choice(session.state.options))
        return self

    @property
    def screen(self) -> str:
        """Everything written so far."""
        self.paper.flush()
        buffer = self.paper.buffer
        assert isinstance(buffer, io.BytesIO)
        return buffer.getvalue().decode(self.paper.encoding)

    @property
    def lines(self) -> list[str]:
        """The screen line by line, without control sequences."""
        return re.sub(r"\x1b\[[0-9;?]*[A-Za-z]", "", self.screen).splitlines()


def reading(lines: Iterable[str]) -> Typist:
    """A script of lines; behind them the input ends."""
    left: Iterator[str] = iter(lines)

    def typist(session: Session, prompt: str) -> str:
        for line in left:
            return line
        raise EOFError

    return typist


def at_random(seed: int, most: int = 10_000, then: str | None = None) -> Typist:
    """Numbers at random, so many of them; then a line, then the input ends."""
    luck = random.Random(seed)
    typed = 0

    def typist(session: Session, prompt: str) -> str:
        nonlocal typed
        typed += 1
        if typed == most + 1 and then is not None:
            return then
        if typed > most:
            raise EOFError
        if session.state.over or session.state.player in session.bots:
            return ""
        return str(luck.randint(1, len(session.state.options)))

    return typist
