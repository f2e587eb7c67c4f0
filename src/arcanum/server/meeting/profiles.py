"""Profiles: what somebody has played, and how it went. A person may hide theirs.

What somebody made of a deal that others may still play is shown to that person alone.
"""

from __future__ import annotations

import time
from typing import Any, Final

from arcanum.server.accounts import key_of
from arcanum.server.database import Statement
from arcanum.server.errors import Refused
from arcanum.server.meeting.clubs import MOST_CLUBS
from arcanum.server.meeting.ladder import Ladders
from arcanum.server.meeting.ratings import (
    POINTS,
    SURE,
    Rating,
    chance,
    figure,
    first_rating,
    spread,
)
from arcanum.server.meeting.types import (
    BotRating,
    ClubNamed,
    Favourite,
    GamePlayed,
    GamesPlayed,
    Profile,
    RatingGraph,
    RatingPoint,
    Tally,
    TitleShown,
)
from arcanum.server.rateable import BOT
from arcanum.server.store import Store

PAGE: Final = 10
MOST_POINTS: Final = 200
MOST_FAVOURITES: Final = 5
# Whether others may look at a table; at one of a club only members may.
FOR_OTHERS: Final = "CASE WHEN t.club <> '' THEN 0 ELSE t.onlookers END"
GAMES = f"""SELECT r.played, r.seat, r.game, r.kind, r.seats, r.place, r.score, r.rated, r.mu,
    r.sigma, r.gain, r.at, {FOR_OTHERS} FROM results r LEFT JOIN tables t ON t.id = r.played
    WHERE r.who = ? AND COALESCE(t.told, 0) <= ? ORDER BY r.at DESC LIMIT ? OFFSET ?"""
POINTS_OF = f"""SELECT r.at, r.mu, r.sigma, r.gain, r.place, r.seats, r.score, r.played,
    {FOR_OTHERS} FROM results r LEFT JOIN tables t ON t.id = r.played WHERE r.who = ?
    AND r.game = ? AND r.rated = 1 AND COALESCE(t.told, 0) <= ? ORDER BY r.at DESC LIMIT ?"""
UNTOLD = """SELECT r.game, r.seats, r.mode, COUNT(*),
    SUM(CASE WHEN r.place = 1 THEN 1 ELSE 0 END) FROM results r JOIN tables t ON t.id = r.played
    WHERE r.who = ? AND r.kind <> 'table' AND t.told > ? GROUP BY r.game, r.seats, r.mode"""
BEST = """SELECT MAX(r.score) FROM results r LEFT JOIN tables t ON t.id = r.played
    WHERE r.who = ? AND r.game = ? AND r.seats = ? AND r.mode = ?
    AND COALESCE(t.told, 0) <= ?"""
ALWAYS: Final = 1e15  # seconds since 1970: by then everything may be told


def told_by(key: str, me: str) -> float:
    """By when the deal of a game must be told, for its result to be shown to `me`."""
    return ALWAYS if key == me else time.time()


class Profiles:
    """The profiles of all accounts."""

    def __init__(self, store: Store, ladders: Ladders) -> None:
        self.store = store
        self.ladders = ladders

    async def person(self, name: str, me: str) -> tuple[str, str, float, bool]:
        """Key, shown name, since when, hidden. Others do not even learn that one is hidden."""
        key = key_of(name)
        found = await self.store.rows(
            "SELECT shown, created, hidden, closed FROM accounts WHERE name = ?", key
        )
        if not found or (key != me and (found[0][2] or found[0][3])):
            raise Refused(404, "there is no such profile")
        shown, created, hidden, _ = found[0]
        return key, str(shown), float(created), bool(hidden)

    async def profile(self, name: str, me: str) -> Profile:
        """All of a profile, but the games."""
        key, shown, since, hidden = await self.person(name, me)
        tallies = await self.tallies(key, told_by(key, me))
        games = dict.fromkeys(tally.game for tally in tallies)
        titles = [await self.title(key, game, tallies) for game in games]
        clubs = await self.store.rows(
            "SELECT c.id, c.name FROM members m JOIN clubs c ON c.id = m.club "
            "WHERE m.account = ? ORDER BY c.name LIMIT ?",
            key,
            MOST_CLUBS,
        )
        named = [ClubNamed(*row) for row in clubs] if key == me else []
        return Profile(shown, since, key == me, hidden, titles, tallies, named)

    async def tallies(self, key: str, by: float) -> list[Tally]:
        """The tallies of somebody, without the games whose deals are told later than `by`."""
        rows = await self.store.rows(
            "SELECT game, seats, mode, played, won, best FROM tallies WHERE who = ? "
            "ORDER BY game, seats, mode",
            key,
        )
        found = {row[:3]: Tally(*row) for row in rows}
        for game, seats, mode, played, won in await self.store.rows(UNTOLD, key, by):
            tally = found.pop((game, seats, mode), None)
            best = await self.store.rows(BEST, key, game, seats, mode, by)
            if tally is not None and best[0][0] is not None:
                left = (tally.played - played, tally.won - won, int(best[0][0]))
                found[game, seats, mode] = Tally(game, seats, mode, *left)
        return [found[key] for key in sorted(found)]

    async def title(self, key: str, game: str, tallies: list[Tally]) -> TitleShown:
        """One title of a profile."""
        own = [tally for tally in tallies if tally.game == game]
        found = await self.store.rows(
            "SELECT mu, sigma, games, floor, listed FROM ratings WHERE game = ? AND who = ?",
            game,
            key,
        )
        rating, rated, rank = first_rating(key), 0, 0
        if found:
            mu, sigma, rated, floor, listed = found[0]
            rating = Rating(mu, sigma)
            rank = await self.ladders.rank(game, "people", floor) if listed else 0
        return TitleShown(
            game=game,
            games=sum(tally.played for tally in own),
            won=sum(tally.won for tally in own),
            best=max(tally.best for tally in own),
            rated=rated,
            rating=figure(rating.mu),
            uncertainty=spread(rating.sigma),
            ranked=rating.ranked,
            rank=rank,
            bots=await self.bots(game, rating),
            favourites=await self.favourites(key, game),
        )

    async def favourites(self, key: str, game: str) -> list[Favourite]:
        """What somebody plays with most."""
        rows = await self.store.rows(
            "SELECT kind, value, games, won FROM used WHERE who = ? AND game = ? "
            "ORDER BY games DESC, won DESC, value LIMIT ?",
            key,
            game,
            MOST_FAVOURITES,
        )
        return [Favourite(*row) for row in rows]

    async def bots(self, game: str, mine: Rating) -> list[BotRating]:
        """The bots of a title, the weakest first."""
        rows = await self.store.rows(
            "SELECT who, mu, sigma FROM ratings WHERE game = ? AND listed = 1 AND bot = 1 "
            "ORDER BY floor",
            game,
        )
        return [
            BotRating(
                who.removeprefix(BOT),
                figure(mu),
                spread(sigma),
                chance(mine, Rating(mu, sigma)),
            )
            for who, mu, sigma in rows
        ]

    async def games(self, name: str, me: str, start: int) -> GamesPlayed:
        """Finished games, the newest first. Who sat there is told by the names at the table."""
        key, *_ = await self.person(name, me)
        rows = await self.store.rows(GAMES, key, told_by(key, me), PAGE + 1, start)
        more = len(rows) > PAGE
        sitting = await self.sitting([row[0] for row in rows[:PAGE]])
        return GamesPlayed([played(row, sitting, key == me) for row in rows[:PAGE]], more)

    async def sitting(self, tables: list[str]) -> dict[str, list[tuple[Any, ...]]]:
        """Who sits at some tables."""
        if not tables:
            return {}
        marks = ", ".join("?" * len(tables))
        rows = await self.store.rows(
            "SELECT table_id, seat, name, CASE WHEN token IS NULL THEN bot ELSE '' END "
            f"FROM seats WHERE table_id IN ({marks}) ORDER BY table_id, seat",
            *tables,
        )
        out: dict[str, list[tuple[Any, ...]]] = {}
        for table, *who in rows:
            out.setdefault(table, []).append(tuple(who))
        return out

    async def graph(self, name: str, me: str, game: str) -> RatingGraph:
        """The rating over time."""
        key, *_ = await self.person(name, me)
        rows = await self.store.rows(POINTS_OF, key, game, told_by(key, me), MOST_POINTS)
        points = [point(row, key == me) for row in reversed(rows)]
        own = Rating(*rows[0][1:3]) if rows else first_rating(key)
        return RatingGraph(game, points, await self.bots(game, own))

    async def hide(self, me: str, hidden: bool) -> None:
        """Whether others may see the profile of an account, and find it on the ladder."""
        listed = "0" if hidden else f"CASE WHEN sigma <= {SURE} THEN 1 ELSE 0 END"
        put: list[Statement] = [
            ("UPDATE accounts SET hidden = ? WHERE name = ?", (int(hidden), me)),
            (f"UPDATE ratings SET listed = {listed} WHERE who = ?", (me,)),
        ]
        await self.store.write(*put)


def may_look(onlookers: int | None, mine: bool) -> bool:
    """Whether somebody is told where a table is: a closed one only its players."""
    return onlookers is not None and (mine or bool(onlookers))


def point(row: tuple[Any, ...], mine: bool) -> RatingPoint:
    """A rated game as it is sent."""
    at, mu, sigma, gain, place, seats, score, table, onlookers = row
    return RatingPoint(
        at=at,
        rating=figure(mu),
        uncertainty=spread(sigma),
        gain=round(POINTS * gain),
        place=place,
        seats=seats,
        score=score,
        table=table if may_look(onlookers, mine) else "",
    )


def played(
    row: tuple[Any, ...], sitting: dict[str, list[tuple[Any, ...]]], mine: bool
) -> GamePlayed:
    """A game as it is sent."""
    table, seat, game, kind, seats, place, score, rated, mu, sigma, gain, at, onlookers = row
    others = [who for who in sitting.get(table, []) if who[0] != seat]
    seen = may_look(onlookers, mine)
    return GamePlayed(
        table=table if seen else "",
        game=game,
        kind=kind,
        seats=seats,
        place=place,
        score=score,
        rating=figure(mu),
        uncertainty=spread(sigma),
        gain=round(POINTS * gain) if rated else None,
        at=at,
        seen=seen,
        others=[str(name) for _, name, _ in others] if seen or mine else [],
        bots=[str(bot) for _, _, bot in others] if seen or mine else [],
    )
