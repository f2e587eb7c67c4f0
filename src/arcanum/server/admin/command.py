"""The words of `arcanum admin`: what can be done, with which arguments."""

from __future__ import annotations

import argparse
import json
import os
import sys
import time
from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Any

from arcanum.kernel.errors import BadSetting
from arcanum.server.accounts import key_of
from arcanum.server.admin import about_accounts, about_tables, backup, check
from arcanum.server.admin.opening import opened, write
from arcanum.server.database import Database
from arcanum.server.keeping import overdue, retention, set_retention

Result = tuple[dict[str, Any], list[str], int]  # for programs, for people, the exit status
DEFAULT_DB = "arcanum.sqlite3"
MOST = 1000
EVER = "ever"
RESET_PATH = "/password#"


class Words(argparse.ArgumentParser):
    """A wrong argument is one line."""

    def error(self, message: str) -> Any:
        raise BadSetting(f"{message} (see '{self.prog} --help')")


def main(argv: Sequence[str]) -> int:
    """Do what is asked; returns the exit status."""
    args = words().parse_args(argv)
    if not hasattr(args, "do"):
        args.about.print_help()
        return 0
    result, lines, status = args.do(args)
    print(json.dumps(result, ensure_ascii=False) if args.json else "\n".join(lines))
    sys.stdout.flush()
    return int(status)


def words() -> Words:
    """Every command and its arguments."""
    top = Words(
        prog="arcanum admin",
        description="Look after the database of a server. All but 'restore' may be used while "
        "the server runs; it notices within a second or two.",
    )
    common(top)
    top.set_defaults(about=top)
    subjects = top.add_subparsers(title="what", metavar="WHAT", parser_class=Words)

    def group(name: str, about: str) -> Callable[..., Words]:
        made = subjects.add_parser(name, help=about, description=about)
        common(made, False)
        made.set_defaults(about=made)
        inner = made.add_subparsers(title="commands", metavar="COMMAND", parser_class=Words)
        return lambda name, about, do: command(inner, name, about, do)

    def command(where: Any, name: str, about: str, do: Callable[..., Result]) -> Words:
        made: Words = where.add_parser(name, help=about, description=about)
        common(made, False)
        made.set_defaults(do=do)
        return made

    tables = group("tables", "list, close, reopen and delete tables")
    made = tables("list", "tables, the newest first", list_tables)
    made.add_argument("--open", action="store_true", help="only those still in play")
    made.add_argument("--ended", action="store_true", help="only finished games")
    made.add_argument(
        "--idle",
        type=days,
        default=0,
        metavar="DAYS",
        help="only those where nothing happened for so many days",
    )
    made.add_argument(
        "--account", default="", metavar="NAME", help="only those where this account has a seat"
    )
    made.add_argument("--most", type=count, default=MOST, metavar="N")
    made = tables(
        "close", "stop play at tables; everybody can still look at them", close_tables
    )
    made.add_argument("tables", nargs="+", metavar="TABLE")
    made.add_argument("--why", default="", help="one line that the players are shown")
    reopen = all_of_them(about_tables.reopen, "open again")
    made = tables("reopen", "open closed tables again", reopen)
    made.add_argument("tables", nargs="+", metavar="TABLE")
    delete = all_of_them(about_tables.delete, "deleted")
    made = tables("delete", "remove tables and everything that belongs to them", delete)
    made.add_argument("tables", nargs="+", metavar="TABLE")

    made = tables("hide-name", "take the name of a seat away", hide_name)
    made.add_argument("table", metavar="TABLE")
    made.add_argument("seat", type=seat, metavar="SEAT", help="its letter, from A on")

    chat = group("chat", "list what was said at a table, hide a line")
    made = chat("list", "what was said at a table, with numbers", list_chat)
    of_chat(made)
    made = chat("hide", "nobody reads this line any more", hide_line)
    of_chat(made)
    made.add_argument("number", type=count, metavar="NUMBER")

    accounts = group("accounts", "list, close, delete, export accounts; passwords, sessions")
    made = accounts("list", "accounts by name", list_accounts)
    made.add_argument("--most", type=count, default=MOST, metavar="N")
    for name, about, act, said in (
        ("close", "nobody can log in any more; the account keeps its seats",
         partial(about_accounts.set_closed, closed=True), "closed, and logged out everywhere"),
        ("reopen", "a closed account can be used again",
         partial(about_accounts.set_closed, closed=False), "open again"),
        ("delete", "remove an account; its games stay, without the name",
         about_accounts.delete, "deleted"),
        ("logout", "log out on every device",
         about_accounts.log_out, "logged out everywhere"),
    ):  # fmt: skip
        made = accounts(name, about, this_one(act, said))
        made.add_argument("name", metavar="NAME")
    made = accounts("reset", "a link that sets a new password once", reset_account)
    made.add_argument("name", metavar="NAME")
    made.add_argument("--hours", type=count, default=24, help="how long it is valid (24)")
    made = accounts("export", "everything that belongs to an account, as JSON", export_account)
    made.add_argument("name", metavar="NAME")
    made.add_argument("--out", type=Path, metavar="FILE")

    made = command(subjects, "reports", "what people have reported, newest first", list_reports)
    made.add_argument("--most", type=count, default=MOST, metavar="N")
    made = command(subjects, "retention", "how long things are kept", keep)
    for name, about in (
        ("finished", "finished games, after their end"),
        ("unfinished", "games that nobody continues, after the last move"),
        ("accounts", "accounts without a running game, after they were last used"),
    ):
        made.add_argument(f"--{name}", type=days_or_ever, metavar="DAYS", help=about)
    made = command(subjects, "purge", "remove what has been kept long enough", purge)
    made.add_argument("--dry-run", action="store_true", help="only list what would go")
    made = command(subjects, "backup", "copy the database while the server runs", back_up)
    made.add_argument("file", type=Path, metavar="FILE")
    made = command(
        subjects,
        "restore",
        "put a backup in place of the database; no server may be running",
        restore,
    )
    made.add_argument("file", type=Path, metavar="FILE")
    command(
        subjects, "check", "check that the database is sound and every table loads", examine
    )
    return top


def common(made: argparse.ArgumentParser, first: bool = True) -> None:
    """What every command takes, before or after its name."""
    default: Any = DEFAULT_DB if first else argparse.SUPPRESS
    made.add_argument("--db", default=default, help="an SQLite file, or postgresql://…")
    made.add_argument(
        "--json",
        action="store_true",
        default=False if first else argparse.SUPPRESS,
        help="print one JSON object only",
    )


def of_chat(made: argparse.ArgumentParser) -> None:
    """Which lines are meant."""
    made.add_argument("table", metavar="TABLE")
    made.add_argument("--onlookers", action="store_true", help="what onlookers said")


def seat(text: str) -> int:
    """A seat, by its letter."""
    if len(text) != 1 or text.upper() not in "ABCDEFGH":
        raise argparse.ArgumentTypeError(f"'{text}' is not a seat from A to H")
    return "ABCDEFGH".index(text.upper())


def count(text: str) -> int:
    """A whole number from 1 on."""
    if not text.isascii() or not text.isdigit() or not 0 < int(text) < 10**9:
        raise argparse.ArgumentTypeError(f"'{text}' is not a whole number from 1 on")
    return int(text)


def days(text: str) -> int:
    """A number of days."""
    if not text.isascii() or not text.isdigit() or int(text) > 36500:
        raise argparse.ArgumentTypeError(f"'{text}' is not a number of days")
    return int(text)


def days_or_ever(text: str) -> int | str:
    """A number of days, or no end."""
    return EVER if text == EVER else days(text)


def done(text: str, **result: Any) -> Result:
    """It is done."""
    return {"ok": True, **result}, [text], 0


def moment(seconds: float) -> str:
    """A time, for people."""
    return time.strftime("%Y-%m-%d %H:%M", time.gmtime(seconds))


def table_of(rows: Sequence[Sequence[str]]) -> list[str]:
    """Rows with columns of equal width."""
    wide = [max(len(row[at]) for row in rows) for at in range(len(rows[0]))]
    return ["  ".join(c.ljust(w) for c, w in zip(r, wide, strict=True)).rstrip() for r in rows]


# -- tables


def list_tables(args: argparse.Namespace) -> Result:
    only = about_tables.Filter(args.open, args.ended, args.idle, key_of(args.account))
    with opened(args.db) as db:
        if args.account:
            about_accounts.known(db, args.account)
        found = about_tables.tables(db, only, args.most)
    rows = [("table", "game", "seats", "state", "version", "last (UTC)")]
    for t in found:
        row = (t["table"], t["game"], t["seats"], t["state"], t["version"], moment(t["at"]))
        rows.append(tuple(map(str, row)))  # type: ignore[arg-type]
    return {"tables": found}, table_of(rows), 0


def close_tables(args: argparse.Namespace) -> Result:
    why = " ".join(args.why.split())
    with opened(args.db) as db:
        about_tables.close(db, args.tables, why)
    return done(f"closed: {', '.join(args.tables)}", tables=args.tables)


def hide_name(args: argparse.Namespace) -> Result:
    with opened(args.db) as db:
        about_tables.hide_name(db, args.table, args.seat)
    return done(f"without a name: {args.table}, {'ABCDEFGH'[args.seat]}", table=args.table)


def list_chat(args: argparse.Namespace) -> Result:
    with opened(args.db) as db:
        found = about_tables.chat(db, args.table, args.onlookers)
    rows = [("number", "at (UTC)", "by", "text")]
    for line in found:
        by = line["by"] if args.onlookers else "ABCDEFGH"[line["by"]]
        rows.append(
            (str(line["number"]), moment(line["at"]), by, " ".join(line["text"].split()))
        )
    return {"lines": found}, table_of(rows), 0


def hide_line(args: argparse.Namespace) -> Result:
    with opened(args.db) as db:
        about_tables.hide_line(db, args.table, args.number, args.onlookers)
    return done(f"hidden: {args.table}, {args.number}", table=args.table, number=args.number)


def all_of_them(
    act: Callable[[Database, Sequence[str]], object], said: str
) -> Callable[[argparse.Namespace], Result]:
    """A command that does one thing to tables."""

    def do(args: argparse.Namespace) -> Result:
        with opened(args.db) as db:
            act(db, args.tables)
        return done(f"{said}: {', '.join(args.tables)}", tables=args.tables)

    return do


# -- accounts


def this_one(
    act: Callable[[Database, str], object], said: str
) -> Callable[[argparse.Namespace], Result]:
    """A command that does one thing to an account."""

    def do(args: argparse.Namespace) -> Result:
        with opened(args.db) as db:
            act(db, args.name)
        return done(f"{said}: {args.name}", name=args.name)

    return do


def list_accounts(args: argparse.Namespace) -> Result:
    with opened(args.db) as db:
        found = about_accounts.accounts(db, args.most)
    rows = [("name", "state", "seats", "sessions", "created (UTC)", "last used")]
    for a in found:
        seats, sessions = str(a["seats"]), str(a["sessions"])
        times = (moment(a["created"]), moment(a["seen"]))
        rows.append((a["name"], a["state"], seats, sessions, *times))
    return {"accounts": found}, table_of(rows), 0


def list_reports(args: argparse.Namespace) -> Result:
    with opened(args.db) as db:
        found = about_accounts.reports(db, args.most)
    rows = [("when (UTC)", "about", "what", "by", "text")]
    for each in found:
        what, text = (" ".join(str(each[key]).split()) for key in ("what", "text"))
        rows.append((moment(each["at"]), each["about"], what, each["by"], text))
    return {"reports": found}, table_of(rows), 0


def reset_account(args: argparse.Namespace) -> Result:
    with opened(args.db) as db:
        token = about_accounts.reset(db, args.name, args.hours)
    public = os.environ.get("ARCANUM_PUBLIC", "").rstrip("/")
    link = f"{public}{RESET_PATH}{token}"
    lines = [link, f"It sets a new password once, within {args.hours} hours."]
    if not public:
        lines.append("Put the address of your server before it (or set ARCANUM_PUBLIC).")
    return {"ok": True, "name": args.name, "link": link, "hours": args.hours}, lines, 0


def export_account(args: argparse.Namespace) -> Result:
    with opened(args.db) as db:
        found = about_accounts.export(db, args.name)
    if args.out is None:
        return found, [json.dumps(found, ensure_ascii=False, indent=2)], 0
    try:
        handle = os.open(args.out, os.O_CREAT | os.O_WRONLY | os.O_EXCL, 0o600)
        with os.fdopen(handle, "w", encoding="utf-8") as file:
            json.dump(found, file, ensure_ascii=False, indent=2)
    except OSError as wrong:
        raise BadSetting(f"'{args.out}' cannot be written ({wrong.strerror})") from wrong
    return done(f"written: {args.out}", file=str(args.out), seats=len(found["seats"]))


# -- keeping


def keep(args: argparse.Namespace) -> Result:
    with opened(args.db) as db:
        kept = retention(db)
        for name in ("finished", "unfinished", "accounts"):
            wanted = getattr(args, name)
            if wanted is not None:
                kept = replace(kept, **{name: None if wanted == EVER else wanted})
        if kept != retention(db):
            write(db, [set_retention(kept)])
    told = {"finished": kept.finished, "unfinished": kept.unfinished, "accounts": kept.accounts}
    lines = [f"{k}: {'for ever' if v is None else f'{v} days'}" for k, v in told.items()]
    return {"retention": told}, lines, 0


def purge(args: argparse.Namespace) -> Result:
    with opened(args.db) as db:
        tables, accounts = overdue(db)
        if not args.dry_run:
            about_tables.delete(db, tables)
            for name in accounts:
                about_accounts.delete(db, name)
    verb = "would go" if args.dry_run else "removed"
    result = {"dry_run": args.dry_run, "tables": tables, "accounts": accounts}
    return result, [f"{verb}: {len(tables)} tables, {len(accounts)} accounts"], 0


# -- the database as a whole


def back_up(args: argparse.Namespace) -> Result:
    facts = backup.backup(args.db, args.file)
    text = f"{facts['file']}: {facts['bytes']} bytes, {facts['tables']} tables, checked"
    return done(text, **facts)


def restore(args: argparse.Namespace) -> Result:
    facts = backup.restore(args.db, args.file)
    text = f"restored {facts['database']}: {facts['tables']} tables, {facts['events']} events"
    kept = f"what was there is now {facts['kept']}" if facts["kept"] else "nothing was there"
    return {"ok": True, **facts}, [text, kept], 0


def examine(args: argparse.Namespace) -> Result:
    with opened(args.db) as db:
        found = check.check(db, args.db)
    counts = ", ".join(f"{number} {kind}" for kind, number in found["tables"].items())
    lines = ["sound" if found["sound"] else "NOT SOUND", f"tables: {counts}"]
    lines += [*found["problems"], *found["read_only"]]
    return found, lines, 0 if found["sound"] else 1
