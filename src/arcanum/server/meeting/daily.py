"""Deals of the day: the same cards for everybody against the same bot, one try each.

The deal follows from the server's own key and the day, so nobody knows it before. What others
made of it, and how, is shown to whoever has finished it, and never before.
"""

from __future__ import annotations

import re
import time
from datetime import UTC, date, datetime, timedelta
from typing import Any, Final

from arcanum.games import ids
from arcanum.server.errors import Clash, Refused
from arcanum.server.faces import faces
from arcanum.server.meeting.laying import Keys, Sitter, Wanted, lay
from arcanum.server.meeting.types import (
    Daily,
    DailyDays,
    DailyPast,
    DailyRow,
    DailyScore,
    Watching,
)
from arcanum.server.store import Store
from arcanum.server.tables import Tables
from arcanum.server.types import Opened

BOT: Final = "normal"
SHOWN: Final = 10
NEAR: Final = 2
LATE_SECONDS: Final = 6 * 3600.0  # after the day, in which a try may be finished
MOST_SCORES: Final = 500
PAST: Final = 12
DAY = re.compile(r"\d{4}-\d{2}-\d{2}")
ROW = """SELECT CASE WHEN a.hidden = 0 OR a.name = ? THEN a.shown ELSE '' END, d.score,
    d.against, d.place, d.played, d.account FROM dailies d
    JOIN accounts a ON a.name = d.account
    WHERE d.game = ? AND d.day = ? AND d.score IS NOT NULL"""
FINISHED = "FROM dailies WHERE game = ? AND day = ? AND score IS NOT NULL"
PUT = "INSERT INTO dailies (game, day, account, played, at) VALUES (?, ?, ?, ?, ?)"


def today() -> str:
    """The day, the same for all."""
    return datetime.now(UTC).date().isoformat()


def end_of(day: str) -> float:
    """When a day is over, in seconds since 1970."""
    after = date.fromisoformat(day) + timedelta(days=1)
    return datetime(after.year, after.month, after.day, tzinfo=UTC).timestamp()


def told_from(day: str) -> float:
    """From when the deal of a day may be known. A try that ends later has no result."""
    return end_of(day) + LATE_SECONDS


def known_day(text: str) -> str:
    """A day that has begun, or 404."""
    try:
        if DAY.fullmatch(text) and date.fromisoformat(text).isoformat() <= today():
            return text
    except ValueError:
        pass
    raise Refused(404, "there is no deal of this day")


class Dailies:
    """The deals of all days."""

    def __init__(self, store: Store, tables: Tables, keys: Keys) -> None:
        self.store = store
        self.tables = tables
        self.keys = keys

    async def start(self, game: str, me: str, name: str) -> Opened:
        """Today's deal for somebody who has not tried it."""
        day = today()
        if await self.own(game, day, me):
            raise one_try()
        rules = faces(game).game
        seats = max(2, rules.seats_for(rules.settle_options({}))[0])
        people = [Sitter(me, name), *[Sitter(bot=BOT)] * (seats - 1)]
        deal = self.keys.deal(f"{game} {day}")
        wanted = Wanted(game, {}, people, onlookers=False, deal=deal, told=told_from(day))
        laid = await lay(self.tables, wanted)
        mine = (PUT, (game, day, me, laid.id, time.time()))
        try:
            await self.store.write(*laid.statements, mine)
        except Clash as wrong:
            raise one_try() from wrong
        laid.open(self.tables)
        return Opened(laid.id, 0, laid.tokens[0])

    async def own(self, game: str, day: str, me: str) -> tuple[Any, ...] | None:
        """Table, score, place and the bot's score of somebody's try."""
        if not me:
            return None
        found = await self.store.rows(
            "SELECT played, score, place, against FROM dailies "
            "WHERE game = ? AND day = ? AND account = ?",
            game,
            day,
            me,
        )
        return found[0] if found else None

    async def look(self, game: str, day: str, me: str, start: int) -> Daily:
        """A day: with results for whoever has finished it, without for everybody else."""
        day = known_day(day or today())
        own = await self.own(game, day, me)
        played = await self.count(game, day)
        shown = Daily(
            game=game,
            day=day,
            bot=BOT,
            ends=end_of(day),
            state="open" if day == today() else "past",
            played=played,
            table="",
            seat=0,
            mine=None,
            middle=None,
            beat=0,
            rows=[],
            near=[],
            scores=[],
        )
        if own is None:
            return shown
        shown.table = own[0]
        if own[1] is None:
            shown.state = "playing" if time.time() < told_from(day) else "past"
            return shown
        shown.state = "done"
        await self.results(shown, me, start)
        return shown

    async def results(self, shown: Daily, me: str, start: int) -> None:
        """What everybody made of it."""
        game, day = shown.game, shown.day
        counts = await self.store.rows(
            f"SELECT score, COUNT(*), SUM(CASE WHEN place = 1 THEN 1 ELSE 0 END) {FINISHED} "
            "GROUP BY score ORDER BY score",
            game,
            day,
        )
        people = {score: many for score, many, _ in counts}
        shown.scores = [DailyScore(*each) for each in list(people.items())[:MOST_SCORES]]
        shown.beat = sum(won for _, _, won in counts)
        shown.middle = middle_of(people)
        rows = await self.rows(
            me, game, day, "ORDER BY d.score DESC, d.played LIMIT ? OFFSET ?", SHOWN, start
        )
        shown.rows = [row_of(each, me, people) for each in rows]
        (mine,) = await self.rows(me, game, day, "AND d.account = ?", me)
        shown.mine = row_of(mine, me, people)
        above = await self.rows(
            me, game, day, "AND d.score > ? ORDER BY d.score LIMIT ?", mine[1], NEAR
        )
        below = await self.rows(
            me, game, day, "AND d.score < ? ORDER BY d.score DESC LIMIT ?", mine[1], NEAR
        )
        near = [*reversed(above), mine, *below]
        shown.near = [row_of(each, me, people) for each in near]

    async def rows(
        self, me: str, game: str, day: str, how: str, *values: Any
    ) -> list[tuple[Any, ...]]:
        """Finished tries."""
        return await self.store.rows(f"{ROW} {how}", me, game, day, *values)

    async def count(self, game: str, day: str) -> int:
        """How many have finished it."""
        return int((await self.store.rows(f"SELECT COUNT(*) {FINISHED}", game, day))[0][0])

    async def days(self, me: str) -> DailyDays:
        """The last days of somebody."""
        rows = await self.store.rows(
            "SELECT game, day, score FROM dailies WHERE account = ? ORDER BY day DESC LIMIT ?",
            me,
            PAST,
        )
        out = []
        for game, day, score in rows:
            if game not in ids():
                continue
            rank = 0
            if score is not None:
                found = await self.store.rows(
                    f"SELECT COUNT(*) {FINISHED} AND score > ?", game, day, score
                )
                rank = int(found[0][0]) + 1
            out.append(DailyPast(game, day, score, rank, await self.count(game, day)))
        return DailyDays(out)

    async def watch(self, game: str, day: str, me: str, table: str) -> Watching:
        """A token for somebody's game, for whoever has finished the same deal."""
        own = await self.own(game, known_day(day), me)
        if own is None or own[1] is None:
            raise Refused(403, "finish this deal first", key="finish-first")
        found = await self.store.rows(f"SELECT 1 {FINISHED} AND played = ?", game, day, table)
        if not found:
            raise Refused(404, "nobody played this deal there")
        return Watching(table, self.keys.watch(table))


def middle_of(people: dict[int, int]) -> float | None:
    """The score in the middle, of scores in their order and how many have each."""
    left = sum(people.values())
    for score, many in people.items():
        left -= 2 * many
        if left < 0:
            return float(score)
    return None


def row_of(row: tuple[Any, ...], me: str, people: dict[int, int]) -> DailyRow:
    """A finished try with its place, by how many have each score; equal scores share it."""
    name, score, against, place, table, account = row
    rank = 1 + sum(many for other, many in people.items() if other > score)
    return DailyRow(rank, name, score, against, place == 1, table, account == me)


def one_try() -> Refused:
    """There is one try."""
    return Refused(409, "you have tried today's deal already", key="one-try")
