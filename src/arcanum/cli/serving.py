"""Commands about the server: run it, look after it, measure and check it."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING

from arcanum.cli.arguments import Commands, port, seconds, whole
from arcanum.cli.output import needs, pairs, show

if TYPE_CHECKING:
    import argparse


def add(commands: Commands) -> None:
    """Their words."""
    made = commands.add("serve", "the web table", serve, json=False)
    made.takes("--host", default="127.0.0.1")
    made.takes("--port", type=port, default=8000)
    made.takes("--db", default="arcanum.sqlite3", help="an SQLite file, or postgresql://…")
    made.takes("--workers", type=whole, default=1, help="processes (with PostgreSQL)")
    made.takes("--open", action="store_true", help="open the page in a browser")

    made = commands.add("admin", "look after the database of a server", admin)
    made.passes_on = True

    made = commands.add("loadtest", "measure the server on this machine", loadtest)
    made.takes("--seconds", type=seconds, default=5.0)
    made.takes("--connections", type=whole, default=50)
    made.takes("--sockets", type=whole, default=1000)
    made.takes(
        "--tables", type=whole, default=10_000, help="tables for the restart; 0: no restart"
    )
    made.takes("--db", default="", help="an empty PostgreSQL database, for --workers")
    made.takes("--workers", default="1,2", help="numbers of processes to compare")
    made.takes("--rate", type=whole, default=0, help="actions a second for each of them")

    made = commands.add(
        "botcheck", "check a server, or a bot at it, for play over the network", botcheck
    )
    made.takes("url", help="the server, as in http://127.0.0.1:8000")
    made.takes("--game", default="", help="which game (else the shortest one)")
    made.takes("--bot", default="", metavar="COMMAND", help="starts the bot to check")
    made.takes("--seconds", type=seconds, default=60.0, help="for one game of the bot")


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
