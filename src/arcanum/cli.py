"""The `arcanum` command. Every command imports what it needs when it runs, and not before."""

from __future__ import annotations

import argparse
import functools
import gc
import os
import sys
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence
    from importlib.metadata import EntryPoint

    from arcanum.lab.arena import Arena
    from arcanum.lab.train import Training

LANGUAGES = ("en", "ru", "pl")
BAD_INPUT = 2
STOPPED = 130
# How many new objects before Python looks for garbage in cycles. At the usual 700 it would look
# a hundred times while the rules are imported and find nothing: a tenth of the start-up time.
OBJECTS = 50_000


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


# -- the words of the command line


def parser() -> Parser:
    """All commands and their options."""
    top = Parser(prog="arcanum", description="A digital table for heavy board games.")
    top.add_argument("--version", action="store_true", help="show the version and stop")
    top.set_defaults(run=lambda args: version(args, top))
    commands = top.add_subparsers(title="commands", metavar="COMMAND", parser_class=Parser)

    def command(name: str, about: str, run: Callable[[argparse.Namespace], int]) -> Parser:
        made: Parser = commands.add_parser(name, help=about, description=about)
        if name not in ("play", "serve"):
            made.takes("--json", action="store_true", help="print one JSON object only")
        made.set_defaults(run=run)
        return made

    command("games", "games, seats, options", games)

    made = command("words", "every action the game knows, spelled", words)
    made.takes("game")

    made = command("rules", "the rulebook of a game, or one rule of it", rules)
    made.takes("game")
    made.takes("number", nargs="?", help="a rule, as in S-10.1, or a chapter")
    made.takes("--lang", default="en", choices=LANGUAGES)
    made.takes("--exact", action="store_true", help="the specification, in English")

    made = command("cards", "the cards of a game, or one of them", cards)
    made.takes("game")
    made.takes("words", nargs="*", help="words on the card; a filter, as in level=2")
    made.takes("--lang", default="en", choices=LANGUAGES)

    made = command("play", "play in the terminal", play)
    made.takes("game", nargs="?", help="which game (not needed with --resume)")
    table_options(made)
    made.takes("--seat", help="your seat, A to D (bots take the others)")
    made.takes("--bots", help="bots at the other seats, separated by commas")
    made.takes("--lang", default="en", choices=LANGUAGES)
    made.takes("--seed", default=None, help="the seed of the deal (any number or word)")
    made.takes("--resume", type=path, metavar="FILE", help="continue a saved game")
    made.takes("--save", type=path, metavar="FILE", help="where to save the game")

    made = command("learn", "lessons: learn a game by playing it", learn)
    made.takes("game", help="which game")
    made.takes("lesson", nargs="?", help="which lesson (left out: they are listed)")
    made.takes("--lang", default="en", choices=LANGUAGES)

    made = command("serve", "the web table", serve)
    made.takes("--host", default="127.0.0.1")
    made.takes("--port", type=port, default=8000)
    made.takes("--db", default="arcanum.sqlite3", help="an SQLite file, or postgresql://…")
    made.takes("--workers", type=whole, default=1, help="processes (with PostgreSQL)")
    made.takes("--open", action="store_true", help="open the page in a browser")

    command("admin", "look after the database of a server", admin).passes_on = True

    made = command("loadtest", "measure the server on this machine", loadtest)
    made.takes("--seconds", type=seconds, default=5.0)
    made.takes("--connections", type=whole, default=50)
    made.takes("--sockets", type=whole, default=1000)
    made.takes(
        "--tables", type=whole, default=10_000, help="tables for the restart; 0: no restart"
    )
    made.takes("--db", default="", help="an empty PostgreSQL database, for --workers")
    made.takes("--workers", default="1,2", help="numbers of processes to compare")
    made.takes("--rate", type=whole, default=0, help="actions a second for each of them")

    made = command("simulate", "many games between bots", simulate)
    made.takes("game")
    table_options(made)
    made.takes("--games", type=whole, default=100)
    made.takes("--seed", type=whole, default=0)
    made.takes(
        "--bots",
        default="",
        help="bots, separated by commas; the last one takes all other seats",
    )
    made.takes("--jobs", type=whole, default=1, help="processes")
    made.takes("--out", type=path, metavar="FILE", help="decisions, .jsonl or .parquet")

    made = command(
        "botcheck", "check a server, or a bot at it, for play over the network", botcheck
    )
    made.takes("url", help="the server, as in http://127.0.0.1:8000")
    made.takes("--game", default="", help="which game (else the shortest one)")
    made.takes("--bot", default="", metavar="COMMAND", help="starts the bot to check")
    made.takes("--seconds", type=seconds, default=60.0, help="for one game of the bot")

    made = command("arena", "a tournament between bots, with ratings", arena)
    made.takes("game")
    table_options(made)
    made.takes("--bots", default="random,greedy", help="two bots or more, separated by commas")
    made.takes("--games", type=whole, default=100, help="games in all")
    made.takes("--seed", type=whole, default=0)
    made.takes("--way", default="round-robin", help="round-robin or ladder")
    made.takes("--jobs", type=whole, default=1, help="processes")
    made.takes("--dask", default="", metavar="ADDRESS", help="a Dask scheduler")
    made.takes("--out", type=path, metavar="DIR", help="keep games, records and plots")

    made = command("train", "self-play, and what the bots learn from it to judge by", train)
    made.takes("game")
    made.takes("--games", type=whole, default=1000, help="games in all")
    made.takes("--seed", type=whole, default=0)
    made.takes(
        "--bots", default="", help="earlier versions to play too: NAME@PATH, with commas"
    )
    made.takes("--jobs", type=whole, default=1, help="processes")
    made.takes("--dask", default="", metavar="ADDRESS", help="a Dask scheduler")
    made.takes(
        "--out", type=path, metavar="DIR", help="keep games, file and plots (else train-GAME)"
    )

    made = command("scenario", "run scenario files", scenario)
    made.takes("paths", nargs="+", metavar="PATH")

    made = command("replay", "replay a game record", replay)
    made.takes("file")
    made.takes("--at", type=whole, metavar="N", help="stop after N actions")
    made.takes(
        "--verify",
        nargs="?",
        const="",
        metavar="HASH",
        help="check the deal against the hash that the server showed at the start",
    )

    made = command("analyse", "winning chances over a finished game", analyse)
    made.takes("file")
    made.takes("--seconds", type=seconds, default=25.0, help="of work, the costly first")
    made.takes("--simulations", type=whole, help="this many for each decision, instead")

    made = command("fuzz", "random games under every law", fuzz)
    made.takes("game")
    made.takes("--seconds", type=seconds, default=60.0)
    made.takes("--games", type=whole, help="this many games, instead of a time")
    made.takes("--seed", type=whole, default=0)
    made.takes("--seats", type=whole, help="only with this many seats")
    made.takes("--jobs", type=whole, default=1, help="processes")

    made = command("bench", "measure the engines", bench)
    made.takes("--rounds", type=whole, default=5)
    made.takes("--seconds", type=seconds, default=0.2, help="for each figure in a round")
    made.takes("--beside", metavar="DIR", help="another build to measure in the same run")
    return top


def table_options(made: Parser) -> None:
    """What every command about a table takes."""
    made.takes("--seats", type=whole, help="how many seats")
    made.takes("--option", action="append", default=[], metavar="NAME=VALUE", help="an option")


def whole(text: str) -> int:
    """A whole number from 0 on."""
    if not text.isdigit():
        raise argparse.ArgumentTypeError(f"'{text}' is not a whole number")
    return int(text)


def port(text: str) -> int:
    """A port number."""
    if not text.isdigit() or int(text) > 65535:
        raise argparse.ArgumentTypeError(f"'{text}' is not a port (0 to 65535)")
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


def options(args: argparse.Namespace) -> dict[str, str]:
    """The given options by name."""
    out = {}
    for text in args.option:
        name, equals, value = text.partition("=")
        if not equals:
            raise BadInput(f"an option is NAME=VALUE, not '{text}'")
        out[name] = value
    return out


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


def listed(text: str | None) -> list[str]:
    """Names, separated by commas."""
    return [name.strip() for name in (text or "").split(",") if name.strip()]


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


# -- the commands


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


def games(args: argparse.Namespace) -> int:
    """Games, seats, options."""
    from arcanum.games import outside, shelf

    result = {}
    lines = []
    found, troubles = shelf()
    for trouble in troubles:
        print(f"arcanum: {trouble}", file=sys.stderr)
    for known in found:
        name = known.id
        source = package_of(outside()[name]) if name in outside() else ""
        result[name] = {
            "seats": list(known.seats),
            "options": {
                key: {
                    "default": option.default,
                    "choices": list(option.choices),
                    **({"own_design": list(option.own_design)} if option.own_design else {}),
                }
                for key, option in known.options.items()
            },
            "rules_version": known.version,
            "hidden": known.hidden,
            "package": source or "arcanum",
        }
        low, high = known.seats
        aside = f" (from {source})" if source else " (template)" if known.hidden else ""
        lines.append(f"{name}: {low} to {high} seats{aside}")
        for key, option in known.options.items():
            lines.append(f"  --option {key}={'|'.join(option.choices)}  ({option.about})")
            if option.own_design:
                lines.append(f"    {', '.join(option.own_design)}: our own design")
    show(args, {"games": result}, lines)
    return 0


def package_of(point: EntryPoint) -> str:
    """The installed package that a game from outside comes with, and its version."""
    package = point.dist
    return f"{package.name} {package.version}" if package is not None else point.value


def words(args: argparse.Namespace) -> int:
    """Every action, spelled."""
    from arcanum.games import game

    known = game(args.game)
    spelled = [known.spell(action) for action in known.words.every()]
    show(args, {"game": known.id, "words": spelled}, spelled)
    return 0


def rules(args: argparse.Namespace) -> int:
    """The rulebook, or what it says of one rule."""
    from arcanum.terminal.rules import show_rules, told

    if args.json:
        show(args, told(args.game, args.number, args.lang, args.exact), [])
    else:
        show_rules(args.game, args.number, args.lang, args.exact)
    return 0


def cards(args: argparse.Namespace) -> int:
    """The cards of a game that fit some words."""
    words = " ".join(args.words)
    if args.json:
        from arcanum.cards import catalogue

        known = catalogue(args.game, args.lang)
        told = {
            "game": known.game,
            "lang": known.lang,
            "cards": [card.told() for card in known.found(words)],
            "filters": [entry.told() for entry in known.filters],
            "made": known.made,
        }
        show(args, told, [])
    else:
        from arcanum.terminal.cards import show_cards

        show_cards(args.game, words, args.lang)
    return 0


def play(args: argparse.Namespace) -> int:
    """A game in the terminal."""
    from arcanum.terminal import play as play_in_terminal

    if args.game is None and args.resume is None:
        raise BadInput("which game? Say 'arcanum play GAME' ('arcanum games' lists them)")
    return play_in_terminal(
        args.game,
        seats=args.seats,
        seat=args.seat,
        bots=listed(args.bots),
        options=options(args),
        lang=args.lang,
        seed=args.seed,
        resume=args.resume,
        save=args.save,
    )


def learn(args: argparse.Namespace) -> int:
    """The lessons of a game, or one of them."""
    from arcanum.lessons import find_lesson, lessons, words
    from arcanum.lessons.telling import about, headings, title

    say = words(args.lang, args.game).say
    if args.lesson is not None and not args.json:
        from arcanum.terminal.learning import learn as learn_in_terminal

        return learn_in_terminal(find_lesson(args.game, args.lesson), args.lang)
    chosen = [find_lesson(args.game, args.lesson)] if args.lesson else lessons(args.game)
    listed = [
        {
            "id": one.id,
            "kind": one.kind,
            "title": title(one, args.lang),
            "text": about(one, args.lang),
            "minutes": one.minutes,
            "rules": one.rules,
            "steps": [heading[args.lang] for heading in headings(one)],
        }
        for one in chosen
    ]
    lines = [
        f"{one.id:<14} {title(one, args.lang)} ({say('lesson-minutes', n=one.minutes)}). "
        f"{about(one, args.lang)}"
        for one in chosen
    ]
    how = "lesson-how" if chosen else "lesson-none"
    show(args, {"game": args.game, "lessons": listed}, [*lines, say(how, game=args.game)])
    return 0


def needs(extra: str, missing: ImportError) -> BadInput:
    """What to install for a command whose libraries are missing."""
    return BadInput(f"{missing.name} is not installed: pip install 'arcanum[{extra}]'")


def serve(args: argparse.Namespace) -> int:
    """The web table, until it is stopped."""
    try:
        from arcanum.server.serve import serve as run_server
    except ImportError as missing:
        raise needs("server", missing) from missing
    return run_server(args.host, args.port, args.db, args.workers, args.open)


def admin(args: argparse.Namespace) -> int:
    """What an administrator does; it has words of its own."""
    try:
        from arcanum.server.admin.command import main as run_admin
    except ImportError as missing:
        raise needs("server", missing) from missing
    return run_admin(args.rest)


def loadtest(args: argparse.Namespace) -> int:
    """Figures of the server on this machine."""
    try:
        from arcanum.measure.loadtest import loadtest as run_load
    except ImportError as missing:
        raise needs("server", missing) from missing

    def say(line: str) -> None:
        print(line, file=sys.stderr)

    if args.db:
        from arcanum.measure.workersload import workers_load

        numbers = [whole(number) for number in args.workers.split(",")]
        result = workers_load(
            args.db, numbers, args.seconds, args.connections, rate=args.rate, say=say
        )
    else:
        result = run_load(args.seconds, args.connections, args.sockets, args.tables, say=say)
    show(args, result, pairs(result))
    return 0


def simulate(args: argparse.Namespace) -> int:
    """Many games between bots."""
    from arcanum.lab import simulate as lab

    bar = progress(args.games, args.game)
    with bar:
        result = lab.simulate(
            args.game,
            seats=args.seats,
            games=args.games,
            seed=args.seed,
            bots=listed(args.bots),
            options=options(args),
            jobs=args.jobs,
            tick=lambda n: bar.update(0, completed=n, text=f"{n} games"),
            out=args.out,
        )
    show(args, result, pairs(result))
    return 0


def botcheck(args: argparse.Namespace) -> int:
    """A server or a bot, checked; 1 when something is wrong."""
    from arcanum.lab.botcheck import check

    result = check(args.url, args.game, args.bot, args.seconds)
    lines = [
        f"{'ok  ' if each['ok'] else 'FAIL'}  {each['check']}"
        + (f": {each['detail']}" if each["detail"] else "")
        for each in result["checks"]
    ]
    show(args, result, [*lines, f"{result['passed']} passed, {result['failed']} failed"])
    return 1 if result["failed"] else 0


def arena(args: argparse.Namespace) -> int:
    """A tournament; one that was begun in the same folder continues."""
    from arcanum.lab import arena as lab

    if args.out is not None:  # report a missing library before anything is played
        from arcanum.lab.plots import draw
    bots = listed(args.bots)
    plan = lab.planned(
        args.game, bots, args.games, args.seats, options(args), args.seed, args.way
    )
    under_way = lab.Arena(plan, args.out)
    play_out(args, under_way)
    result = under_way.told()
    if args.out is not None:
        result["files"] = draw(args.out, args.game, bots, under_way.in_order())
    show(args, result, standings(result))
    return 0


def play_out(args: argparse.Namespace, under_way: Arena | Training) -> None:
    """Play what is missing, with a bar that shows how many games there are."""
    bar = progress(args.games, args.game)
    with bar:
        under_way.run(
            args.jobs,
            args.dask,
            lambda n: bar.update(0, completed=n, text=f"{n} games"),
        )


def standings(result: dict[str, Any]) -> list[str]:
    """A tournament's table, the best first."""
    order = sorted(result["ratings"], key=lambda name: -result["ratings"][name]["mu"])
    lines = [
        f"{'':12}{'rating':>8}{'95% interval':>18}{'wins':>9}{'mean score':>12}{'seconds':>9}"
    ]
    for name in order:
        rating = result["ratings"][name]
        interval = f"{rating['low']:.1f} to {rating['high']:.1f}"
        lines.append(
            f"{name:12}{rating['mu']:8.1f}{interval:>18}"
            f"{result['wins'][name]:9.1f}{result['mean_scores'][name]:12.1f}"
            f"{result['seconds'][name]:9.1f}"
        )
    return [*lines, f"{result['games']} games", *result["files"]]


def train(args: argparse.Namespace) -> int:
    """Self-play and what is learned; one that was begun in the same folder continues."""
    from arcanum.lab import train as lab
    from arcanum.lab import train_plots as train_plots  # report a missing library at once

    plan = lab.planned(args.game, args.games, args.seed, listed(args.bots))
    under_way = lab.Training(plan, args.out or path(f"train-{args.game}"))
    play_out(args, under_way)
    result = under_way.finish()
    show(args, result, lessons_told(result))
    return 0


def lessons_told(result: dict[str, Any]) -> list[str]:
    """What was learned: how far predictions of the lead are off."""
    wide = max([len(each["when"]) for each in result["errors"]], default=0)
    lines = [f"{'':{wide + 9}}{'learned':>9}{'present':>9}{'greedy':>9}{'leads':>9}"]
    lines += [
        f"{each['seats']} seats  {each['when']:<{wide}}{each['learned']:9.1f}"
        f"{each['present']:9.1f}{each['greedy']:9.1f}{each['leads']:9.1f}"
        for each in result["errors"]
    ]
    return [*lines, f"{result['games']} games", *result["files"]]


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


def analyse(args: argparse.Namespace) -> int:
    """A game record, judged decision by decision."""
    from arcanum.lab import analysis as lab
    from arcanum.records import read_record
    from arcanum.texts import texts

    record = read_record(args.file)
    judged = []
    if args.simulations is None:
        analyst = lab.Analyst(record, args.seconds)
        share = 0.0
        with progress(1.0, record.game) as bar:
            while share < 1:
                part = analyst.part(0.3)
                share = part.share
                bar.update(0, completed=share, text=f"{part.left:.0f} s to go")
        judged = analyst.judged()
    else:
        with progress(len(record.actions), record.game) as bar:
            for n, found in enumerate(lab.analyse(record, args.simulations), start=1):
                if found is not None:
                    judged.append(found)
                bar.update(0, completed=n, text=f"{n} decisions")
    result = lab.summary(record, judged)
    say = texts("en", record.game)
    lines = [
        f"{each['number']:5} {each['seat']}: {each['played']}"
        f" ({each['chance_played']:.0%}), better {each['best']} ({each['chance_best']:.0%})"
        f" {say.reasons(each['reasons'])}".rstrip()
        for each in result["costly"]
    ]
    show(args, result, lines or ["this search finds no decision that cost anything"])
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
