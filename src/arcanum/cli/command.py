"""Starts the command that somebody asked for, and reports bad input in one line."""

from __future__ import annotations

import gc
import sys
from typing import TYPE_CHECKING

from arcanum.cli import checking, looking_up, playing, serving, studying
from arcanum.cli.arguments import BadInput, Commands, Parser

if TYPE_CHECKING:
    import argparse
    from collections.abc import Sequence

BAD_INPUT = 2
STOPPED = 130
# How many new objects before Python looks for garbage in cycles. At the usual 700 it would look
# a hundred times while the rules are imported and find nothing: a tenth of the start-up time.
OBJECTS = 50_000


def main(argv: Sequence[str] | None = None) -> int:
    """Runs one command; returns the exit status."""
    gc.set_threshold(OBJECTS)
    try:
        try:
            args = parser().parse_args(argv)
            status = args.run(args)
            sys.stdout.flush()
            return int(status)
        except KeyboardInterrupt:
            print("\nstopped", file=sys.stderr)
            return STOPPED
        except BrokenPipeError:
            sys.stderr.close()
            return 1
        except BadInput as wrong:
            print(f"arcanum: {wrong}", file=sys.stderr)
            return BAD_INPUT
        except Exception as wrong:
            from arcanum.kernel.errors import ArcanumError

            if not isinstance(wrong, ArcanumError):
                raise
            line = " ".join(str(wrong).split())
            print(f"arcanum: {line}", file=sys.stderr)
            return BAD_INPUT
    except KeyboardInterrupt:
        return STOPPED


def parser() -> Parser:
    """All commands and their options."""
    top = Parser(prog="arcanum", description="A digital table for heavy board games.")
    top.add_argument("--version", action="store_true", help="show the version and stop")
    top.set_defaults(run=lambda args: version(args, top))
    commands = Commands(top)
    for group in (looking_up, playing, serving, studying, checking):
        group.add(commands)
    return top


def version(args: argparse.Namespace, top: argparse.ArgumentParser) -> int:
    """The version, or the help."""
    if args.version:
        from arcanum import __version__
        from arcanum.games import shelf
        from arcanum.kernel.build import is_compiled

        rules = ", ".join(f"{game.id} {game.version}" for game in shelf()[0])
        print(f"arcanum {__version__}, {'compiled' if is_compiled() else 'interpreted'}")
        print(f"rules: {rules}")
        return 0
    top.print_help()
    return 0
