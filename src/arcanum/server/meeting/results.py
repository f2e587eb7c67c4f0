"""Counts finished games: results of people, and ratings.

A game that ends is noted in the same transaction as its last event. Counting takes the note
away in the same transaction that stores the results, so each game is counted once, whatever
crashes in between and however many processes try.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import logging
import time
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass

import msgspec

from arcanum.bots import bots_for, level_of
from arcanum.games import shelf
from arcanum.kernel.errors import ArcanumError, IllegalAction
from arcanum.lab.rewards import places_of
from arcanum.server.database import Statement
from arcanum.server.deals import is_secret
from arcanum.server.errors import Clash, StoreDown
from arcanum.server.faces import faces
from arcanum.server.listed import FINISHED
from arcanum.server.meeting.ratings import Rating, figure, first_rating, rated
from arcanum.server.meeting.worth import worth
from arcanum.server.rateable import BOT, can_be_rated
from arcanum.server.room import Room
from arcanum.server.seating import played_by_bots
from arcanum.server.showing import result
from arcanum.server.snapshots import BROKEN, still_count
from arcanum.server.store import Store
from arcanum.server.stored import WITH_SCORES, Head
from arcanum.server.table import Table
from arcanum.server.tables import Tables
from arcanum.server.types import OptionShown

log = logging.getLogger("arcanum.server")

TRIES = 20  # with other processes that count at the same time
MOST_AT_ONCE = 200  # after a start
PAUSE = 0.02  # seconds between two of these
MOST_RECOUNTED = 50  # games of before, at one look
KEPT_NUMBERS = 1000
LAST = 10  # games shown as a row of marks
LONG_BANK = 24 * 3600  # seconds: a table over days

ADD_RATING = """INSERT INTO ratings
    (game, who, bot, mu, sigma, floor, listed, games, won, last, at)
    VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT (game, who)"""
PUT_RATING = f"""{ADD_RATING} DO UPDATE SET mu = excluded.mu, sigma = excluded.sigma,
    floor = excluded.floor, listed = excluded.listed, games = excluded.games,
    won = excluded.won, last = excluded.last, at = excluded.at"""
PUT_RESULT = """INSERT INTO results (played, seat, who, game, seats, mode, kind, place, score,
    rated, mu, sigma, gain, at) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)"""
PUT_TALLY = """INSERT INTO tallies AS old (who, game, seats, mode, played, won, best)
    VALUES (?, ?, ?, ?, 1, ?, ?) ON CONFLICT (who, game, seats, mode) DO UPDATE
    SET played = old.played + 1, won = old.won + excluded.won,
    best = CASE WHEN old.best > excluded.best THEN old.best ELSE excluded.best END"""
PUT_USED = """INSERT INTO used AS old (who, game, kind, value, games, won)
    VALUES (?, ?, ?, ?, 1, ?) ON CONFLICT (who, game, kind, value) DO UPDATE
    SET games = old.games + 1, won = old.won + excluded.won"""
PUT_WORTH = "UPDATE tables SET worth = ? WHERE id = ? AND listed = ?"
OF_DAILY = "UPDATE dailies SET score = ?, place = ?, against = ? WHERE played = ?"
OF_PAIRING = "UPDATE pairings SET scores = ?, places = ? WHERE played = ? AND void = 0"
VOID = "UPDATE pairings SET void = 1 WHERE played = ? AND places = ''"
TABLE, DAILY, TOURNAMENT = "table", "daily", "tournament"  # kinds of games


@dataclass(frozen=True)
class Rated:
    """A row of the ratings."""

    rating: Rating
    games: int = 0
    won: int = 0
    last: str = ""


Thing = tuple[str, str]  # its kind, and which one


@dataclass(frozen=True)
class Game:
    """What of a finished game counts."""

    table: str
    game: str
    mode: str
    sitting: tuple[str, ...]  # account, `bot:` and its level, or empty for a guest
    scores: tuple[int, ...]
    places: tuple[int, ...]
    kind: str
    rated: bool
    at: float
    used: tuple[frozenset[Thing], ...]  # by seat
    untold: bool = False  # others may still play its deal
    helped: frozenset[str] = frozenset()  # a bot played for them for a while: they cannot gain


class Counter:
    """Counts the games of this process as they end, and those that were left over."""

    def __init__(self, store: Store, tables: Tables) -> None:
        self.store = store
        self.tables = tables
        self.under_way: set[str] = set()
        self.counted: set[str] = set()
        self.turn = asyncio.Lock()  # of this process: two at once would read the same ratings
        self.after: list[Callable[[str], Awaitable[None]]] = []  # told of each counted table

    def follow(self, table: Table) -> None:
        """After a change: is the game over?"""
        known = table.id in self.counted or table.id in self.under_way
        if table.room.over and not known:
            self.under_way.add(table.id)
            self.tables.later(self.count(table))

    async def count(self, table: Table) -> None:
        """Count a game that has ended, once."""
        try:
            if len(self.counted) > 10_000:
                self.counted.clear()
            for _ in range(TRIES):
                with contextlib.suppress(Clash):  # another process counts: look again
                    if await self.tried(table):
                        self.counted.add(table.id)
                        return
                await asyncio.sleep(PAUSE)
        except ArcanumError as wrong:
            log.warning("table %s is not counted yet: %s", table.id, wrong)
        finally:
            self.under_way.discard(table.id)

    async def tried(self, table: Table) -> bool:
        """Whether there is nothing left to count. Raises Clash where others were quicker."""
        name = table.id
        async with self.turn:
            if not await self.store.rows("SELECT 1 FROM uncounted WHERE table_id = ?", name):
                return True
            found = await self.found(table.room)
            done: list[Statement] = [("DELETE FROM uncounted WHERE table_id = ?", (name,))]
            if table.room.head.open:
                done.append((PUT_WORTH, (await self.worth(table, found), name, FINISHED)))
            if found is None:
                await self.store.write((VOID, (name,)), *done)
            else:
                await self.store.write(*await self.statements(found), *done)
        for tell in self.after:
            await tell(name)
        return True

    async def found(self, room: Room) -> Game | None:
        """What counts of a game; None: it has no result, teaches, or came too late."""
        scores, winners = result(room)
        head = room.head
        if scores is None or winners is None or head.start is not None or head.practice:
            return None
        owners = await self.store.rows(
            "SELECT seat, account, token, bot FROM seats WHERE table_id = ? ORDER BY seat",
            head.id,
        )
        sitting = tuple(
            f"{BOT}{level_of(bot)}" if token is None else str(account)
            for _, account, token, bot in owners
        )
        kind = await self.kind_of(head.id)
        if kind == DAILY and await self.ended_at(head.id) >= head.told:
            return None  # whoever played on then may have known every card
        help_had = await self.store.rows("SELECT 1 FROM assisted WHERE table_id = ?", head.id)
        gone, back = played_by_bots(room)
        people = [seat for seat, (_, _, token, _) in enumerate(owners) if token is not None]
        agreed = room.ended == WITH_SCORES
        if agreed and len(left := [seat for seat in people if seat not in gone]) == 1:
            gone, agreed = [*gone, *left], False  # nobody else had to agree: they gave up
        return Game(
            table=head.id,
            game=head.game,
            mode=mode_of(head.pace),
            sitting=sitting,
            scores=tuple(scores),
            places=tuple(places_after(scores, winners, gone)),
            kind=kind,
            rated=kind != DAILY
            and not help_had
            and not agreed
            and not room.unrated
            and can_be_rated(sitting),
            at=time.time(),
            helped=frozenset(sitting[seat] for seat in back),
            used=used_in(head, room.log.actions()),
            untold=is_secret(head),
        )

    async def ended_at(self, table: str) -> float:
        """When the last thing happened at a table."""
        last = await self.store.rows("SELECT MAX(at) FROM events WHERE table_id = ?", table)
        return float(last[0][0] or 0.0)

    async def worth(self, table: Table, game: Game | None) -> float:
        """How high a finished open table is listed. `game`: None if it counts nowhere."""
        room = table.room
        if game is None:
            return worth(time.time(), (), (), 0, whole=False)
        people = [who for who in game.sitting if who and not who.startswith(BOT)]
        marks = ", ".join("?" * len(people)) or "''"
        rows = await self.store.rows(
            f"SELECT mu FROM ratings WHERE game = ? AND who IN ({marks})", game.game, *people
        )
        whole = not room.ended and not any(played_by_bots(room))
        figures = [figure(mu) for (mu,) in rows]
        return worth(game.at, game.scores, figures, table.presence.most, whole)

    async def kind_of(self, table: str) -> str:
        """What a table was made for."""
        found = await self.store.rows(
            "SELECT 1 FROM dailies WHERE played = ? UNION ALL "
            "SELECT 2 FROM pairings WHERE played = ?",
            table,
            table,
        )
        return {1: DAILY, 2: TOURNAMENT}[found[0][0]] if found else TABLE

    async def statements(self, game: Game) -> list[Statement]:
        """All that is stored of a finished game."""
        before = {who: Rated(first_rating(who)) for who in game.sitting}
        after: dict[str, Rating] = {}
        out: list[Statement] = []
        if game.rated:
            number, before = await self.pool(game)
            ratings = {who: row.rating for who, row in before.items()}
            after = rated(game.sitting, game.places, ratings)
            for who in game.helped:
                if after[who].mu > ratings[who].mu:
                    after[who] = ratings[who]
            hidden = await self.hidden(game.sitting)
            out += [
                ("INSERT INTO rated_games VALUES (?, ?)", (game.game, number)),
                (
                    "DELETE FROM rated_games WHERE game = ? AND number <= ?",
                    (game.game, number - KEPT_NUMBERS),
                ),
                *(
                    put_rating(game, who, before[who], after[who], who not in hidden)
                    for who in after
                ),
            ]
        for seat, who in enumerate(game.sitting):
            if who and not who.startswith(BOT):
                out += counted(game, seat, before[who].rating, after.get(who))
        if game.untold:  # what was played with would tell its cards
            out.append(("INSERT INTO recount VALUES (?) ON CONFLICT DO NOTHING", (game.table,)))
        out.append((OF_DAILY, daily_values(game)))
        places, scores = json.dumps(game.places), json.dumps(game.scores)
        out.append((OF_PAIRING, (scores, places, game.table)))
        return out

    async def pool(self, game: Game) -> tuple[int, dict[str, Rated]]:
        """The number that this game gets in its title, and what is known of who sat there.

        Who reads an old state gets a number that is taken, and so clashes.
        """
        newest = "SELECT COALESCE(MAX(number), 0) FROM rated_games WHERE game = ?"
        number = int((await self.store.rows(newest, game.game))[0][0]) + 1
        known = {who: Rated(first_rating(who)) for who in game.sitting}
        marks = ", ".join("?" * len(known))
        rows = await self.store.rows(
            f"SELECT who, mu, sigma, games, won, last FROM ratings "
            f"WHERE game = ? AND who IN ({marks})",
            game.game,
            *known,
        )
        for who, mu, sigma, games, won, last in rows:
            known[who] = Rated(Rating(mu, sigma), games, won, last)
        return number, known

    async def hidden(self, sitting: Sequence[str]) -> set[str]:
        """Whose profile is hidden."""
        marks = ", ".join("?" * len(sitting))
        rows = await self.store.rows(
            f"SELECT name FROM accounts WHERE hidden = 1 AND name IN ({marks})", *sitting
        )
        return {str(name) for (name,) in rows}

    async def begin(self) -> None:
        """The bots are in every pool from the start."""
        await self.store.write(
            *[bot_row(game.id, bot) for game in shelf()[0] for bot in bots_for(game.id)]
        )

    async def catch_up(self) -> None:
        """Games that ended just before a stop."""
        with contextlib.suppress(StoreDown):
            for (name,) in await self.store.rows(
                "SELECT table_id FROM uncounted LIMIT ?", MOST_AT_ONCE
            ):
                with contextlib.suppress(ArcanumError):
                    self.follow(await self.tables.get(name))
                await asyncio.sleep(PAUSE)

    async def recount(self) -> None:
        """What people played with in games where it was not counted at once: some of them.

        These are games of before, and those whose deal others still played.
        Who reads an old state gets a number that is taken, and so clashes.
        """
        with contextlib.suppress(Clash, StoreDown):
            number = await self.store.rows(
                "SELECT COALESCE(MAX(number), 0) FROM rounds WHERE kind = 'used'"
            )
            tables = await self.store.rows(
                "SELECT table_id FROM recount WHERE NOT EXISTS "
                "(SELECT 1 FROM tables WHERE id = table_id AND told > ?) LIMIT ?",
                time.time(),
                MOST_RECOUNTED,
            )
            for taken, (name,) in enumerate(tables, start=int(number[0][0]) + 1):
                await self.store.write(
                    ("INSERT INTO rounds VALUES ('used', ?)", (taken,)),
                    (
                        "DELETE FROM rounds WHERE kind = 'used' AND number <= ?",
                        (taken - KEPT_NUMBERS,),
                    ),
                    *await self.used_before(name),
                    ("DELETE FROM recount WHERE table_id = ?", (name,)),
                )
                await asyncio.sleep(PAUSE)

    async def used_before(self, name: str) -> list[Statement]:
        """The statements for what the people of a table played with."""
        stored = await self.store.load(name)
        if stored is None:
            return []
        try:
            kept = [stored.events[at] for at in still_count(stored.events)]
            used = used_in(stored.head, [(each.seat, each.action) for each in kept])
        except BROKEN as wrong:
            log.warning("table %s: what was played with is not known: %s", name, wrong)
            return []
        rows = await self.store.rows(
            "SELECT seat, who, place FROM results WHERE played = ?", name
        )
        return [
            put
            for seat, who, place in rows
            for put in put_used(who, stored.head.game, place == 1, used[seat])
        ]


def mode_of(pace: tuple[int, int] | None) -> str:
    """How a table was timed."""
    if pace is None:
        return "none"
    return "days" if pace[0] >= LONG_BANK else "live"


def places_after(
    scores: Sequence[int], winners: Sequence[int], gone: Sequence[int]
) -> list[int]:
    """The place of each seat.

    Who has conceded, or left to a bot, is behind all others, who did so first last: whatever
    the bot made of the seat.
    """
    standing = [p for p in range(len(scores)) if p not in gone]
    won = [standing.index(p) for p in winners if p in standing]
    if standing and not won and winners:  # a bot has won for whoever left: the next best did
        best = max(scores[p] for p in standing)
        won = [at for at, p in enumerate(standing) if scores[p] == best]
    places = dict(zip(standing, places_of([scores[p] for p in standing], won), strict=True))
    places |= {seat: len(scores) - late for late, seat in enumerate(gone)}
    return [places[p] for p in range(len(scores))]


def put_rating(game: Game, who: str, old: Rated, new: Rating, shown: bool) -> Statement:
    """The statement for somebody's rating after a game. `shown`: others may see it."""
    seats = [seat for seat, other in enumerate(game.sitting) if other == who]
    mark = "1" if new.mu >= old.rating.mu else "0"
    won = sum(game.places[seat] == 1 for seat in seats)
    values = (
        game.game,
        who,
        int(who.startswith(BOT)),
        new.mu,
        new.sigma,
        new.floor,
        int(new.ranked and shown),
        old.games + len(seats),
        old.won + won,
        (old.last + mark)[-LAST:],
        game.at,
    )
    return (PUT_RATING, values)


def bot_row(game: str, bot: str) -> Statement:
    """The statement for a bot that has not played yet."""
    who = f"{BOT}{bot}"
    first = first_rating(who)
    values = (game, who, 1, first.mu, first.sigma, first.floor, 1, 0, 0, "", 0.0)
    return (f"{ADD_RATING} DO NOTHING", values)


def counted(game: Game, seat: int, before: Rating, after: Rating | None) -> list[Statement]:
    """The statements for one person's result. `after`: None if it was not rated."""
    who, place, score = game.sitting[seat], game.places[seat], game.scores[seat]
    now = after or before
    values = (
        game.table,
        seat,
        who,
        game.game,
        len(game.sitting),
        game.mode,
        game.kind,
        place,
        score,
        int(after is not None),
        now.mu,
        now.sigma,
        now.mu - before.mu,
        game.at,
    )
    tally = (who, game.game, len(game.sitting), game.mode, int(place == 1), score)
    used = () if game.untold else put_used(who, game.game, place == 1, game.used[seat])
    return [(PUT_RESULT, values), (PUT_TALLY, tally), *used]


def put_used(who: str, game: str, won: bool, used: frozenset[Thing]) -> list[Statement]:
    """The statements for what somebody played with in a game."""
    return [(PUT_USED, (who, game, kind, value, int(won))) for kind, value in sorted(used)]


def used_in(head: Head, actions: Sequence[tuple[int, str]]) -> tuple[frozenset[Thing], ...]:
    """What each seat used, by the verbs that its game names."""
    spoken = faces(head.game)
    verbs = spoken.game.uses
    found: list[set[Thing]] = [set() for _ in range(head.seats)]
    for seat, text in actions:
        if text.partition(" ")[0] in verbs:
            with contextlib.suppress(IllegalAction):  # a word of older rules
                option = msgspec.json.decode(
                    bytes(spoken.option(spoken.read(text))), type=OptionShown
                )
                if option.nouns:
                    found[seat].add((option.nouns[0].kind, option.nouns[0].value))
    return tuple(map(frozenset, found))


def daily_values(game: Game) -> tuple[int, int, int, str]:
    """The result of the person, if it was a deal of the day: they have the first seat."""
    against = max(game.scores[1:], default=0)
    return (game.scores[0], game.places[0], against, game.table)
