"""The words of the command line: commands, their arguments, and kinds of arguments."""

from __future__ import annotations

import argparse
import functools
import os
import sys
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Callable

LANGUAGES = ("en", "ru", "pl")
LAST_PORT = 65_535


class BadInput(Exception):
    """Bad input; its text is one line for standard error."""


class Help(argparse.HelpFormatter):
    """Help as wide as the window. To find that out, argparse would import many modules."""

    def __init__(self, prog: str) -> None:
        super().__init__(prog, width=columns() - 2)


class Parser(argparse.ArgumentParser):
    """Adds its arguments only when it is used; a wrong one is reported in one line."""

    def __init__(self, **said: Any) -> None:
        super().__init__(formatter_class=Help, **said)
        self.later: list[tuple[tuple[str, ...], dict[str, Any]]] = []
        self.passes_on = False  # the command has words of its own

    def takes(self, *names: str, **said: Any) -> None:
        """An argument, added later: only one of the commands is used in a run."""
        self.later.append((names, said))

    def parse_known_args(self, args: Any = None, namespace: Any = None) -> Any:
        if self.passes_on:
            return argparse.Namespace(**self._defaults, rest=args), []
        for names, said in self.later:
            self.add_argument(*names, **said)
        self.later.clear()
        return super().parse_known_args(args, namespace)

    def error(self, message: str) -> Any:
        raise BadInput(f"{message} (see 'arcanum --help')")


class Commands:
    """The commands of the program."""

    def __init__(self, top: Parser) -> None:
        self.group = top.add_subparsers(
            title="commands", metavar="COMMAND", parser_class=Parser
        )

    def add(
        self,
        name: str,
        about: str,
        run: Callable[[argparse.Namespace], int],
        json: bool = True,
    ) -> Parser:
        """Another one, which `run` carries out; its arguments are still to be named."""
        made: Parser = self.group.add_parser(name, help=about, description=about)
        if json:
            made.takes("--json", action="store_true", help="print one JSON object only")
        made.set_defaults(run=run)
        return made


# -- what several commands take


def table_options(made: Parser) -> None:
    """What every command about a table takes."""
    made.takes("--seats", type=whole, help="how many seats")
    made.takes("--option", action="append", default=[], metavar="NAME=VALUE", help="an option")


def options(args: argparse.Namespace) -> dict[str, str]:
    """The given options by name."""
    out = {}
    for text in args.option:
        name, equals, value = text.partition("=")
        if not equals:
            raise BadInput(f"an option is NAME=VALUE, not '{text}'")
        out[name] = value
    return out


def language(made: Parser) -> None:
    """The language of the answer."""
    made.takes("--lang", default="en", choices=LANGUAGES)


# -- kinds of arguments


def whole(text: str) -> int:
    """A whole number from 0 on."""
    if not text.isdigit():
        raise argparse.ArgumentTypeError(f"'{text}' is not a whole number")
    return int(text)


def port(text: str) -> int:
    """A port number."""
    if not text.isdigit() or int(text) > LAST_PORT:
        raise argparse.ArgumentTypeError(f"'{text}' is not a port (0 to {LAST_PORT})")
    return int(text)


def seconds(text: str) -> float:
    """A time in seconds."""
    try:
        found = float(text)
    except ValueError:
        found = -1.0
    if not 0 < found < 1e9:
        raise argparse.ArgumentTypeError(f"'{text}' is not a time in seconds")
    return found


def path(text: str) -> Any:
    """A file or folder."""
    from pathlib import Path

    return Path(text)


def listed(text: str | None) -> list[str]:
    """Names, separated by commas."""
    return [name.strip() for name in (text or "").split(",") if name.strip()]


@functools.cache
def columns() -> int:
    """The width of the window, or that of a sheet of paper."""
    said = os.environ.get("COLUMNS", "")
    if said.isdigit() and int(said) > 0:
        return int(said)
    try:
        return os.get_terminal_size(sys.__stdout__.fileno()).columns or 80  # type: ignore[union-attr]
    except (AttributeError, ValueError, OSError):
        return 80
