"""Lists of tables that everybody may find: those that wait for people, run, or are finished.

Each club has the same lists of its own tables, for its members. A list is read in parts, in the
order of an index: the newest first, and of finished tables what is most worth a look
(`meeting/worth.py`). What is asked for by game, language or pace is read from an index that
begins with these, one stretch for each combination that fits: so nothing is passed over,
however many tables there are.
"""

from __future__ import annotations

import json
import re
import time
from collections.abc import Iterator
from itertools import product
from typing import Any, get_args

from arcanum.games import ids
from arcanum.server.database import Database
from arcanum.server.errors import Refused
from arcanum.server.stored import Head
from arcanum.server.types import Language, Pace, Ratings, SeatAtDoor, TableListed

WAITING, RUNNING, FINISHED = 1, 2, 3
STATES = {"waiting": WAITING, "running": RUNNING, "finished": FINISHED}
PART = 20  # tables in one answer
DAY = 86400.0
KEPT = {WAITING: 7 * DAY, RUNNING: 60 * DAY, FINISHED: 60 * DAY}  # listed for so long
FIELDS = "id, name, game, settings, pace, lang, created, host, low, high, only_these"
TEMPOS = ("none", "live", "days")
LIVE_SECONDS = 6 * 3600  # a bank of at most so much is for people who sit together
CURSOR = re.compile(r"(\d{1,12}(?:\.\d{1,9})?)~([0-9a-z]{1,64})")


def listed(head: Head) -> int:
    """The list that a new table belongs to; 0: none."""
    if not head.open:
        return 0
    if head.ended:
        return FINISHED
    return WAITING if head.seed is None else RUNNING


def tempo(pace: tuple[int, int] | None) -> str:
    """How a table is paced, in a word."""
    if pace is None:
        return "none"
    return "live" if pace[0] <= LIVE_SECONDS else "days"


def cursor(text: str) -> tuple[float, str]:
    """Where a list goes on."""
    found = CURSOR.fullmatch(text)
    if found is None:
        raise Refused(400, "'before' must be what an earlier answer gave as 'more'")
    return float(found[1]), found[2]


def tables_in(
    db: Database,
    state: int,
    wanted: dict[str, str],
    before: str,
    figures: dict[str, int] | None = None,
    club: str = "",
) -> tuple[list[TableListed], str]:
    """A part of a list, and where it goes on.

    `figures`: somebody's rating in each title; only tables that are meant for them. `club`:
    whose tables; empty for those that are open to everybody.
    """
    by = "worth" if state == FINISHED else "created"
    where = ["club = ?", "listed = ?", f"{by} > ?"]
    values: list[Any] = [club, state, time.time() - KEPT[state]]
    if state != WAITING:
        where.append("onlookers = 1")
    if figures is not None:
        where.append(f"(high = 0 {'OR (game = ? AND ? BETWEEN low AND high) ' * len(figures)})")
        values += [each for pair in figures.items() for each in pair]
    if before:
        where.append(f"({by}, id) < (?, ?)")
        values += cursor(before)
    where.append("NOT EXISTS (SELECT 1 FROM closed WHERE closed.table_id = tables.id)")
    order = f"DESC, id DESC LIMIT {PART + 1}"
    parts, all_values = [], []
    for names, stretch in stretches(wanted):
        parts.append(
            f"SELECT * FROM (SELECT id, {by} AS place FROM tables "
            f"WHERE {' AND '.join([*names, *where])} ORDER BY {by} {order}) AS stretch"
        )
        all_values += [*stretch, *values]
    found = db.rows(
        f"SELECT {FIELDS}, place FROM (SELECT * FROM ({' UNION ALL '.join(parts)}) AS fitting "
        f"ORDER BY place {order}) AS first JOIN tables USING (id) ORDER BY place {order}",
        all_values,
    )
    more = f"{found[PART - 1][11]!r}~{found[PART - 1][0]}" if len(found) > PART else ""
    found = found[:PART]
    seats = seats_of(db, [row[0] for row in found])
    return [shown(row, seats[row[0]]) for row in found], more


def stretches(wanted: dict[str, str]) -> Iterator[tuple[list[str], tuple[str, ...]]]:
    """The combinations of game, language and tempo that fit, as conditions and their values."""
    if not any(wanted.values()):
        yield [], ()
        return
    known = {"game": tuple(ids()), "lang": get_args(Language), "tempo": TEMPOS}
    names = [f"{name} = ?" for name in known]
    choices = [(wanted[name],) if wanted.get(name) else all_ for name, all_ in known.items()]
    for values in product(*choices):
        yield names, values


def how_many_wait(db: Database, club: str) -> int:
    """How many tables of a club wait for people."""
    sql = "SELECT COUNT(*) FROM tables WHERE club = ? AND listed = ? AND created > ?"
    return int(db.rows(sql, (club, WAITING, time.time() - KEPT[WAITING]))[0][0])


def seats_of(db: Database, ids: list[str]) -> dict[str, list[SeatAtDoor]]:
    """Who sits at each of these tables."""
    out: dict[str, list[SeatAtDoor]] = {each: [] for each in ids}
    if ids:
        marks = ", ".join("?" * len(ids))
        for table, seat, name, bot, token in db.rows(
            f"SELECT table_id, seat, name, bot, token FROM seats WHERE table_id IN ({marks}) "
            "ORDER BY table_id, seat",
            ids,
        ):
            out[table].append(SeatAtDoor(seat, name, bot, token is None and not bot, False))
    return out


def shown(row: tuple[Any, ...], seats: list[SeatAtDoor]) -> TableListed:
    """A table of a list."""
    pace = json.loads(row[4])
    return TableListed(
        table=row[0],
        name=row[1],
        game=row[2],
        settings=json.loads(row[3]),
        pace=Pace(*pace) if pace else None,
        lang=row[5],
        created=row[6],
        host=row[7],
        seats=seats,
        watching=0,
        rating=Ratings(row[8], row[9], bool(row[10])) if row[9] else None,
    )
