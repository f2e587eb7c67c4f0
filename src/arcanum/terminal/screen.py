"""The screen and the keyboard: what is written and read. It knows nothing of the game."""

from __future__ import annotations

import contextlib
import sys
import threading
from collections.abc import Callable, Sequence
from typing import TypeVar

from rich.console import Console, ConsoleOptions, Group, RenderableType, RenderResult
from rich.segment import Segment
from rich.text import Text

from arcanum.terminal.symbols import Symbols, symbols_for

T = TypeVar("T")
Reader = Callable[[str], str]  # shows a prompt, gives a line; EOFError at the end of input

WIDEST = 120  # a wider table would scatter what belongs together
NARROWEST = 40
PATIENCE = 0.25  # seconds before a thinking bot is mentioned


class Drawn:
    """Rows of the screen, ready to be shown."""

    def __init__(self, rows: list[list[Segment]]) -> None:
        self.rows = rows

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        for row in self.rows:
            yield from row
            yield Segment.line()


class Screen:
    """A rich console and a way to read lines."""

    def __init__(self, console: Console | None = None, reader: Reader | None = None) -> None:
        if console is None:
            mend_streams()
            console = Console(highlight=False, markup=False, emoji=False)
        self.console = console
        self.reader = reader or keyboard
        self.signs: Symbols = symbols_for(console.encoding)

    @property
    def width(self) -> int:
        """Columns to draw on."""
        return max(NARROWEST, min(WIDEST, self.console.width))

    @property
    def height(self) -> int | None:
        """Rows of the window; None where output goes to a file."""
        return self.console.height if self.console.is_terminal else None

    def show(self, *things: RenderableType) -> None:
        """Writes things one below the other."""
        for thing in things:
            self.console.print(thing, width=self.width)

    def drawn(self, things: Sequence[RenderableType]) -> Drawn:
        """Things drawn once, to be counted and shown."""
        options = self.console.options.update(width=self.width)
        return Drawn(self.console.render_lines(Group(*things), options, pad=False))

    def say(self, text: str, style: str = "") -> None:
        """One sentence."""
        self.show(Text(text, style=style))

    def clear(self, forget: bool = False) -> None:
        """Clears the window; with `forget` also what has scrolled away."""
        if self.console.is_terminal:
            self.console.clear()
            if forget:
                self.console.file.write("\x1b[3J")
                self.console.file.flush()
        elif forget:
            self.show("")

    def ask(self, prompt: str) -> str:
        """A line that somebody types."""
        line = self.reader(prompt)
        return "".join(c if c.isprintable() else " " for c in line).strip()

    def while_thinking(self, what: Text, think: Callable[[], T]) -> T:
        """The result of `think`, with a spinner if it takes a while."""
        if not self.console.is_terminal:
            return think()
        done: list[T] = []
        failed: list[BaseException] = []

        def work() -> None:
            try:
                done.append(think())
            except BaseException as wrong:
                failed.append(wrong)

        thread = threading.Thread(target=work, daemon=True)  # Ctrl-C need not wait for it
        thread.start()
        thread.join(PATIENCE)
        if thread.is_alive():
            with self.console.status(what, spinner="dots"):
                while thread.is_alive():
                    thread.join(0.1)
        if failed:
            raise failed[0]
        return done[0]


def keyboard(prompt: str) -> str:
    """A line from the keyboard, with the arrow keys working where they can."""
    if sys.stdin is None:  # closed before the program began
        raise EOFError
    if sys.stdin.isatty():
        with contextlib.suppress(ImportError):
            import readline  # noqa: F401
    return input(prompt)


def mend_streams() -> None:
    """Bytes that cannot be read or shown become question marks instead of errors."""
    for stream in (sys.stdin, sys.stdout):
        reconfigure = getattr(stream, "reconfigure", None)
        if reconfigure is not None:
            reconfigure(errors="replace")
