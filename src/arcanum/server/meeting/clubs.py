"""Clubs: people who play together. A join link lets in; the founder may take out.

The link changes when the founder wants it, and whenever somebody is taken out: who was in the
club knows it.
"""

from __future__ import annotations

import time
from typing import Any, Final

from arcanum.server import secret
from arcanum.server.accounts import key_of
from arcanum.server.database import Statement
from arcanum.server.errors import Clash, Refused
from arcanum.server.list_calls import as_of_now
from arcanum.server.listed import RUNNING, WAITING, tables_in
from arcanum.server.meeting.laying import Keys
from arcanum.server.meeting.tournament_shown import listed
from arcanum.server.meeting.types import ClubListed, ClubShown, Member, NewClub
from arcanum.server.removing import CLUB, ordered
from arcanum.server.store import Store
from arcanum.server.tables import Tables
from arcanum.server.types import TablesListed
from arcanum.server.wording import chat_line, display_name, without_links

MOST_MEMBERS: Final = 500
MOST_CLUBS: Final = 50  # of one person
ADD = "INSERT INTO members (club, account, joined) VALUES (?, ?, ?)"
COUNT = "UPDATE clubs SET members = (SELECT COUNT(*) FROM members WHERE club = ?) WHERE id = ?"
OUT = "DELETE FROM members WHERE club = ? AND account = ?"
RENEW = "UPDATE clubs SET nonce = ? WHERE id = ?"


class Clubs:
    """All clubs of this server."""

    def __init__(self, store: Store, tables: Tables, keys: Keys) -> None:
        self.store = store
        self.tables = tables
        self.keys = keys

    def code(self, club: str, nonce: str) -> str:
        """The secret of the join link, until there is another nonce."""
        return self.keys.of(f"club {club} {nonce}".strip())[:16]

    async def get(self, club: str) -> tuple[Any, ...]:
        """Id, name, about, owner, members and nonce of a club, or 404."""
        found: list[tuple[Any, ...]] = []
        if "\0" not in club and len(club) <= 64:
            found = await self.store.rows(
                "SELECT id, name, about, owner, members, nonce FROM clubs WHERE id = ?", club
            )
        if not found:
            raise no_such_club()
        return found[0]

    async def belongs(self, club: str, me: str) -> bool:
        """Whether somebody is a member."""
        sql = "SELECT 1 FROM members WHERE club = ? AND account = ?"
        return bool(me) and bool(await self.store.rows(sql, club, me))

    async def member(self, club: str, me: str) -> tuple[Any, ...]:
        """The club, for its members only."""
        found = await self.get(club)
        if not await self.belongs(club, me):
            raise no_such_club()
        return found

    async def create(self, wanted: NewClub, me: str) -> str:
        """A new club with one member."""
        if len(await self.mine(me)) >= MOST_CLUBS:
            raise Refused(409, f"you are in {MOST_CLUBS} clubs already")
        club, now = secret.new_id(), time.time()
        name, about = display_name(wanted.name), without_links(chat_line(wanted.about))
        first = secret.new_id()
        values = (club, name, about, me, now, first)
        await self.store.write(
            ("INSERT INTO clubs VALUES (?, ?, ?, ?, 1, ?, ?)", values),
            (ADD, (club, me, now)),
        )
        return club

    async def mine(self, me: str) -> list[ClubListed]:
        """The clubs of somebody."""
        rows = await self.store.rows(
            "SELECT c.id, c.name, c.members, c.owner FROM members m "
            "JOIN clubs c ON c.id = m.club WHERE m.account = ? ORDER BY c.name LIMIT ?",
            me,
            MOST_CLUBS,
        )
        return [
            ClubListed(club, name, members, owner == me) for club, name, members, owner in rows
        ]

    async def shown(self, club: str, me: str, code: str) -> ClubShown:
        """The club for its members; with the join link its name and how many they are."""
        name, about, owner, people, nonce = (await self.get(club))[1:]
        inside = await self.belongs(club, me)
        link = self.code(club, nonce)
        if not inside and not (code and secret.same(code, link)):
            raise no_such_club()
        members: list[tuple[Any, ...]] = []
        if inside:
            members = await self.store.rows(
                "SELECT a.shown, m.joined, m.account FROM members m "
                "JOIN accounts a ON a.name = m.account WHERE m.club = ? "
                "ORDER BY m.joined LIMIT ?",
                club,
                MOST_MEMBERS,
            )
        held = (await listed(self.store, "club = ?", (club,), 0))[0] if inside else []
        nothing = TablesListed([], "")
        leads = await self.store.rows("SELECT shown FROM accounts WHERE name = ?", owner)
        return ClubShown(
            id=club,
            name=name,
            about=about,
            owner=str(leads[0][0]) if leads else "",
            mine=bool(me) and owner == me,
            joined=inside,
            code=link if inside else "",
            people=people,
            members=[Member(n, at, who == owner, who == me) for n, at, who in members],
            tournaments=held,
            waiting=await self.tables_of(club, WAITING) if inside else nothing,
            running=await self.tables_of(club, RUNNING) if inside else nothing,
        )

    async def tables_of(self, club: str, state: int, before: str = "") -> TablesListed:
        """A part of a list of the club's tables."""
        found, more = await self.store.read(
            lambda db: tables_in(db, state, {}, before, club=club)
        )
        return TablesListed(as_of_now(self.tables, found, state), more)

    async def join(self, club: str, me: str, code: str) -> None:
        """Become a member, by the link."""
        people, nonce = (await self.get(club))[4:]
        if not secret.same(code, self.code(club, nonce)):
            raise no_such_club()
        if people >= MOST_MEMBERS:
            raise Refused(409, f"a club has {MOST_MEMBERS} members at most")
        if len(await self.mine(me)) >= MOST_CLUBS:
            raise Refused(409, f"you are in {MOST_CLUBS} clubs already")
        try:
            await self.store.write((ADD, (club, me, time.time())), (COUNT, (club, club)))
        except Clash:
            return  # a member already

    async def leave(self, club: str, me: str) -> None:
        """A member goes. The founder hands the club over to whoever is longest in it."""
        found = await self.member(club, me)
        statements: list[Statement] = [*out(club, me)]
        if found[3] == me:
            sql = (
                "UPDATE clubs SET owner = COALESCE((SELECT m.account FROM members m "
                "WHERE m.club = ? ORDER BY m.joined LIMIT 1), '') WHERE id = ?"
            )
            statements.append((sql, (club, club)))
            empty = "DELETE FROM clubs WHERE id = ? AND members = 0"
            statements.append((empty, (club,)))
        await self.store.write(*statements)

    async def remove(self, club: str, me: str, name: str) -> None:
        """The founder takes somebody out."""
        await self.leads(club, me)
        who = key_of(name)
        if who == me or not await self.belongs(club, who):
            raise Refused(409, "they are not in the club, or lead it")
        await self.store.write(*out(club, who), (RENEW, (secret.new_id(), club)))

    async def renew(self, club: str, me: str) -> None:
        """Another join link; the old one lets nobody in any more."""
        await self.leads(club, me)
        await self.store.write((RENEW, (secret.new_id(), club)))

    async def leads(self, club: str, me: str) -> None:
        """Refuse everybody but the one who leads the club."""
        if (await self.member(club, me))[3] != me:
            raise Refused(403, "only whoever leads the club may do this")


def out(club: str, account: str) -> list[Statement]:
    """The statements by which somebody leaves the club, and no longer looks on there."""
    return [(OUT, (club, account)), (COUNT, (club, club)), *ordered(CLUB, club)]


def no_such_club() -> Refused:
    """It is not there, or not for them."""
    return Refused(404, "there is no such club")
