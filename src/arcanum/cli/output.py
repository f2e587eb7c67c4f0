"""What a command prints: lines for people or JSON for programs, and a bar while it works."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from arcanum.cli.arguments import BadInput

if TYPE_CHECKING:
    import argparse
    from collections.abc import Sequence


def show(args: argparse.Namespace, result: dict[str, Any], lines: Sequence[str]) -> None:
    """The result as JSON, or as lines for people."""
    if args.json:
        import json

        print(json.dumps(result, ensure_ascii=False))
    else:
        print("\n".join(lines))


def pairs(result: dict[str, Any]) -> list[str]:
    """A result as a short table."""
    wide = max(len(key) for key in result)
    return [f"{key:<{wide}}  {value}" for key, value in result.items()]


def progress(total: float | None, about: str) -> Any:
    """A progress bar on standard error, if that is a terminal."""
    from rich.console import Console
    from rich.progress import (
        BarColumn,
        Progress,
        TextColumn,
        TimeElapsedColumn,
        TimeRemainingColumn,
    )

    console = Console(stderr=True)
    bar = Progress(
        TextColumn("[bold]{task.description}"),
        BarColumn(),
        TextColumn("{task.fields[text]}"),
        TimeElapsedColumn(),
        TimeRemainingColumn(),
        console=console,
        disable=not console.is_terminal,
        transient=True,
    )
    bar.add_task(about, total=total, text="")
    return bar


def needs(extra: str, missing: ImportError) -> BadInput:
    """What to install for a command whose libraries are missing."""
    return BadInput(f"{missing.name} is not installed: pip install 'arcanum[{extra}]'")
