#!/usr/bin/env python3
"""Cold start of a command line beside Python's own: medians, and ratios to `python -c pass`.

    python tools/bench/cold_start.py [--runs 15] ["name=command" ...]

With no commands: the interpreter, a few imports and the peers that are installed. Commands run
in turn, round after round, on one core; their output is thrown away. "Cold" is a new process
with a warm disk cache. Peak memory is that of the process itself.
"""

from __future__ import annotations

import argparse
import os
import shlex
import statistics
import subprocess
import sys
import time
from typing import NamedTuple

PY = shlex.quote(sys.executable)
BASE = [
    ("python -c pass", f"{PY} -c pass"),
    ("python -I -S -c pass", f"{PY} -I -S -c pass"),
    ("argparse + json + sqlite3", f"{PY} -c 'import argparse, json, sqlite3'"),
    ("asyncio", f"{PY} -c 'import asyncio'"),
    ("dataclasses + typing + enum", f"{PY} -c 'import dataclasses, typing, enum'"),
    ("click", f"{PY} -c 'import click'"),
    ("rich", f"{PY} -c 'import rich.console, rich.table'"),
    ("numpy", f"{PY} -c 'import numpy'"),
    ("pydantic", f"{PY} -c 'import pydantic'"),
    ("fastapi", f"{PY} -c 'import fastapi'"),
    ("starlette + uvicorn", f"{PY} -c 'import starlette.applications, uvicorn'"),
    ("pyspiel (open_spiel)", f"{PY} -c 'import pyspiel'"),
    ("catanatron", f"{PY} -c 'import catanatron.game'"),
    ("catanatron play --help", f"{PY} -m catanatron.cli.play --help"),
    ("rlcard", f"{PY} -c 'import rlcard'"),
    ("pettingzoo chess", f"{PY} -c 'from pettingzoo.classic import chess_v6'"),
    ("pgx", f"{PY} -c 'import pgx'"),
    ("chess", f"{PY} -c 'import chess'"),
]


class Run(NamedTuple):
    """One start: seconds, MiB at the peak, exit status."""

    seconds: float
    peak: float
    status: int


def once(command: list[str]) -> Run:
    """Run a command to its end."""
    start = time.perf_counter()
    process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    _, status, usage = os.wait4(process.pid, 0)
    process.returncode = os.waitstatus_to_exitcode(status)
    return Run(time.perf_counter() - start, usage.ru_maxrss / 1024, process.returncode)


def that_run(commands: list[tuple[str, str]]) -> dict[str, list[str]]:
    """Those commands that end well here, by name."""
    ready = {}
    for name, command in commands:
        if once(shlex.split(command)).status == 0:
            ready[name] = shlex.split(command)
        else:
            print(f"skip  {name}: does not run here", file=sys.stderr)
    return ready


def report(found: dict[str, list[Run]]) -> list[str]:
    """The table; the first command is what the others are compared with."""
    lines = ["| start | ms | × python -c pass | peak MB |", "| --- | ---: | ---: | ---: |"]
    base = next(iter(found.values()))
    for name, runs in found.items():
        ratio = statistics.median(
            mine.seconds / other.seconds for mine, other in zip(runs, base, strict=True)
        )
        ms = statistics.median(run.seconds for run in runs) * 1e3
        peak = statistics.median(run.peak for run in runs)
        lines.append(f"| {name} | {ms:.0f} | {ratio:.1f} | {peak:.0f} |")
    return lines


def main() -> None:
    """Measure and print the table."""
    parser = argparse.ArgumentParser(description=__doc__.split("\n\n")[0])
    parser.add_argument("--runs", type=int, default=15)
    parser.add_argument("commands", nargs="*", metavar="NAME=COMMAND")
    args = parser.parse_args()
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})
    named = [(name, command) for name, _, command in (c.partition("=") for c in args.commands)]
    ready = that_run([BASE[0], *named] if named else BASE)
    found: dict[str, list[Run]] = {name: [] for name in ready}
    for _ in range(args.runs):
        for name, command in ready.items():
            found[name].append(once(command))
    print("\n".join(report(found)))


if __name__ == "__main__":
    main()
