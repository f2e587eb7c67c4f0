"""Commands that check the rules and measure the engines."""

from __future__ import annotations

from typing import TYPE_CHECKING

from arcanum.cli.arguments import Commands, path, seconds, whole
from arcanum.cli.output import needs, pairs, progress, show

if TYPE_CHECKING:
    import argparse


def add(commands: Commands) -> None:
    """Their words."""
    made = commands.add("scenario", "run scenario files", scenario)
    made.takes("paths", nargs="+", metavar="PATH")

    made = commands.add("replay", "replay a game record", replay)
    made.takes("file")
    made.takes("--at", type=whole, metavar="N", help="stop after N actions")
    made.takes(
        "--verify",
        nargs="?",
        const="",
        metavar="HASH",
        help="check the deal against the hash that the server showed at the start",
    )

    made = commands.add("fuzz", "random games under every law", fuzz)
    made.takes("game")
    made.takes("--seconds", type=seconds, default=60.0)
    made.takes("--games", type=whole, help="this many games, instead of a time")
    made.takes("--seed", type=whole, default=0)
    made.takes("--seats", type=whole, help="only with this many seats")
    made.takes("--jobs", type=whole, default=1, help="processes")

    made = commands.add("bench", "measure the engines", bench)
    made.takes("--rounds", type=whole, default=5)
    made.takes("--seconds", type=seconds, default=0.2, help="for each figure in a round")
    made.takes("--beside", metavar="DIR", help="another build to measure in the same run")


def scenario(args: argparse.Namespace) -> int:
    """Scenario files; 1 when one fails."""
    from arcanum.lab.scenario import run_files

    result = run_files(args.paths)
    lines = [f"{f['file']}: step {f['step']}: {f['message']}" for f in result["failures"]]
    lines.append(f"{result['passed']} passed, {result['failed']} failed")
    show(args, result, lines)
    return 1 if result["failed"] else 0


def replay(args: argparse.Namespace) -> int:
    """A game record, replayed."""
    from arcanum.records import read_record, summary

    result = summary(read_record(args.file), args.at)
    if args.verify is not None:
        try:
            from arcanum.server.deals import verify
        except ImportError as missing:
            raise needs("server", missing) from missing
        result = verify(path(args.file), args.verify)
    show(args, result, pairs(result))
    return 0


def fuzz(args: argparse.Namespace) -> int:
    """Random games under every law; 1 when one is violated."""
    from arcanum.lab.laws import fuzz as lab

    bar = progress(args.games or args.seconds, args.game)

    def tick(n: int, decisions: int, passed: float) -> None:
        done = n if args.games else passed
        bar.update(0, completed=done, text=f"{n} games, {decisions} decisions")

    with bar:
        result = lab(
            args.game, args.seconds, args.seed, args.seats, args.jobs, tick, args.games
        )
    lines = [str(violation) for violation in result["violations"]]
    played = f"{result['games']} games, {result['decisions']} decisions"
    lines.append(f"{played}, {len(result['violations'])} violations")
    show(args, result, lines)
    return 1 if result["violations"] else 0


def bench(args: argparse.Namespace) -> int:
    """Figures of this build, or of two builds side by side."""
    from arcanum.measure import bench as measure

    if args.beside:
        result = measure.compare(args.beside, args.rounds, args.seconds)
        lines = []
        for name, ratios in result["compiled_over_interpreted"].items():
            lines.append(f"{name}: compiled over interpreted")
            lines += ["  " + line for line in pairs(ratios)]
        show(args, result, lines)
        return 0
    result = measure.bench(args.rounds, args.seconds)
    lines = [f"build: {result['build']}"]
    for name, figures in result["games"].items():
        lines += [f"{name}:", *("  " + line for line in pairs(figures))]
    show(args, result, lines)
    return 0
