"""The ladder of a title: people and bots in one pool, by rating less uncertainty."""

from __future__ import annotations

import time
from typing import Any, Final

from arcanum.server.meeting.ratings import SURE, Rating, chance, figure, spread
from arcanum.server.meeting.types import Ladder, LadderRow
from arcanum.server.rateable import BOT
from arcanum.server.store import Store

PAGE: Final = 25
DEEPEST: Final = 100_000  # rows to go down
KINDS: Final = {"all": "", "people": "AND r.bot = 0", "bots": "AND r.bot = 1"}
FIELDS = "r.who, a.shown, r.mu, r.sigma, r.games, r.won, r.last, r.at, r.floor, r.listed"
ROWS = f"SELECT {FIELDS} FROM ratings r LEFT JOIN accounts a ON a.name = r.who"
# `CROSS JOIN` keeps SQLite from walking down the whole ladder to find a few members.
OF_CLUB = """FROM members m CROSS JOIN ratings r CROSS JOIN accounts a WHERE m.club = ?
    AND r.game = ? AND r.who = m.account AND a.name = m.account AND a.hidden = 0"""
COUNT_SECONDS = 30.0  # for which a count holds


class Ladders:
    """The ladders of all titles, and of clubs."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.counts: dict[tuple[str, str], tuple[float, int]] = {}

    async def page(self, game: str, of: str, start: int, me: str) -> Ladder:
        """A page of a title's ladder, as somebody (or nobody) sees it."""
        mine = await self.mine(game, of, me)
        rows = await self.store.rows(
            f"{ROWS} WHERE r.game = ? AND r.listed = 1 {KINDS[of]} "
            "ORDER BY r.floor DESC LIMIT ? OFFSET ?",
            game,
            PAGE,
            min(start, DEEPEST),
        )
        own = None if mine is None else await self.rating(game, me)
        shown = [row_of(row, start + at + 1, me, own) for at, row in enumerate(rows)]
        total = await self.total(game, of)
        return Ladder(game, of, start, total, spread(SURE), shown, mine)

    async def of_club(self, game: str, club: str, start: int, me: str) -> Ladder:
        """The ladder of a club: its members, also those who are still uncertain."""
        rows = await self.store.rows(
            f"SELECT {FIELDS} {OF_CLUB} ORDER BY r.floor DESC LIMIT ? OFFSET ?",
            club,
            game,
            PAGE,
            min(start, DEEPEST),
        )
        found = await self.store.rows(
            f"SELECT COUNT(*) {OF_CLUB}",
            club,
            game,
        )
        own = await self.rating(game, me)
        shown = [row_of(row, start + at + 1, me, own) for at, row in enumerate(rows)]
        mine = next((row for row in shown if row.me), None)
        return Ladder(game, "club", start, int(found[0][0]), spread(SURE), shown, mine)

    async def total(self, game: str, of: str) -> int:
        """How many have a place; counted again now and then."""
        at, count = self.counts.get((game, of), (0.0, 0))
        now = time.monotonic()
        if not at or now - at > COUNT_SECONDS:
            found = await self.store.rows(
                f"SELECT COUNT(*) FROM ratings r WHERE r.game = ? AND r.listed = 1 {KINDS[of]}",
                game,
            )
            count = int(found[0][0])
            self.counts[game, of] = (now, count)
        return count

    async def rating(self, game: str, who: str) -> Rating | None:
        """What is known of somebody; None: nothing yet."""
        found = await self.store.rows(
            "SELECT mu, sigma FROM ratings WHERE game = ? AND who = ?", game, who
        )
        return Rating(*found[0]) if found else None

    async def rank(self, game: str, of: str, floor: float) -> int:
        """The place of a floor."""
        found = await self.store.rows(
            f"SELECT COUNT(*) FROM ratings r WHERE r.game = ? AND r.listed = 1 {KINDS[of]} "
            "AND r.floor > ?",
            game,
            floor,
        )
        return int(found[0][0]) + 1

    async def mine(self, game: str, of: str, me: str) -> LadderRow | None:
        """The own row; its rank is 0 while there is none."""
        if not me or of == "bots":
            return None
        found = await self.store.rows(f"{ROWS} WHERE r.game = ? AND r.who = ?", game, me)
        if not found:
            return None
        rank = await self.rank(game, of, found[0][8]) if found[0][9] else 0
        return row_of(found[0], rank, me, None)


def row_of(row: tuple[Any, ...], rank: int, me: str, own: Rating | None) -> LadderRow:
    """A row as it is sent."""
    who, shown, mu, sigma, games, won, last, at, _, _ = row
    is_bot = who.startswith(BOT)
    against = None if own is None or who == me else chance(own, Rating(mu, sigma))
    return LadderRow(
        rank=rank,
        name="" if is_bot else shown or "",
        bot=who.removeprefix(BOT) if is_bot else "",
        rating=figure(mu),
        uncertainty=spread(sigma),
        games=games,
        won=won,
        last=last,
        at=at,
        me=bool(me) and who == me,
        chance=against,
    )
