"""Optional accounts: a name and a password under which a person finds all their tables."""

from __future__ import annotations

import time
import unicodedata
from collections.abc import Callable
from typing import TypeVar

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

from arcanum.server.alike import look_of
from arcanum.server.errors import Clash, Refused
from arcanum.server.pools import Pool
from arcanum.server.secret import new_token, token_hash
from arcanum.server.statements import helped
from arcanum.server.store import Store
from arcanum.server.tables import Tables
from arcanum.server.types import MyTable, MyTables, Player
from arcanum.server.wording import account_name

T = TypeVar("T")
THREADS = 2  # a hash takes 64 MiB for a moment
MOST_WAITING = 50
HASH_SECONDS = 15.0  # for one hash, with waiting
COOKIE = "arcanum_session"
SESSION_SECONDS = 90 * 24 * 3600
SEEN_SECONDS = 24 * 3600  # how exactly it is known when an account was last used
SHOWN_TABLES = 200
SOON = 12  # decisions of a seat that may come before it is in an account
MINE = f"""SELECT t.id, s.seat, t.game, t.ended, t.created, e.version, e.at
    FROM seats s JOIN tables t ON t.id = s.table_id
    LEFT JOIN events e ON e.table_id = t.id
    AND e.version = (SELECT MAX(version) FROM events WHERE table_id = t.id)
    WHERE s.account = ? ORDER BY t.ended, t.created DESC LIMIT {SHOWN_TABLES}"""
WITH_ME = """SELECT table_id, name, bot FROM seats WHERE table_id IN
    (SELECT table_id FROM seats WHERE account = ?) ORDER BY table_id, seat"""


def key_of(name: str) -> str:
    """What an account is found by: its name, whatever its capitals and spaces."""
    return " ".join(name.split()).casefold()


def keys_of(name: str) -> tuple[str, str]:
    """By what an account may be found whose name was typed: in plain letters, or as it is,
    since older names were kept as they were."""
    return key_of(unicodedata.normalize("NFKC", name)), key_of(name)


class Accounts:
    """All accounts of this server."""

    def __init__(self, store: Store, tables: Tables) -> None:
        self.store = store
        self.tables = tables
        self.hasher = PasswordHasher()
        # That of no password: checking an unknown name takes as long as a wrong password.
        self.nobody = self.hasher.hash(new_token())
        self.hashing = Pool("hashes", THREADS, MOST_WAITING, HASH_SECONDS)

    async def create(self, name: str, password: str) -> tuple[str, str]:
        """A new account: its name, and a session of it."""
        name = account_name(name)
        hashed = await self.hashed(password)
        key, now = key_of(name), time.time()
        sql = (
            "INSERT INTO accounts (name, shown, password, created, seen) VALUES (?, ?, ?, ?, ?)"
        )
        look = ("INSERT INTO looks VALUES (?, ?)", (look_of(name), key))
        try:
            await self.store.write((sql, (key, name, hashed, now, now)), look)
        except Clash as taken:
            if await self.store.rows("SELECT 1 FROM accounts WHERE name = ?", key):
                raise Refused(409, "this name is taken") from taken
            raise Refused(409, "this name looks like one that is taken", "name-like") from taken
        return name, await self.session(key)

    async def login(self, name: str, password: str) -> tuple[str, str]:
        """The display name and a new session, if the password is right."""
        sql = "SELECT password, shown, closed FROM accounts WHERE name = ?"
        for key in keys_of(name):
            found = await self.store.rows(sql, key)
            if found:
                break
        fits = await self.is_right(found[0][0] if found else self.nobody, password)
        if not found or not fits:
            raise Refused(403, "the name or the password is wrong")
        if found[0][2]:
            raise Refused(403, "this account is closed", key="account-closed")
        return str(found[0][1]), await self.session(key)

    async def hashed(self, password: str) -> str:
        """What is stored of a password."""
        return await self.worked(self.hasher.hash, password)

    async def is_right(self, hashed: str, password: str) -> bool:
        """Whether this is the password."""
        return await self.worked(self.fits, hashed, password)

    async def worked(self, work: Callable[..., T], *args: str) -> T:
        """Work with a password's hash, a few at a time; refused if it takes too long."""
        try:
            return await self.hashing.run(work, *args)
        except TimeoutError:
            raise Refused(503, "too many people log in just now: try again") from None

    def fits(self, hashed: str, password: str) -> bool:
        """Whether this is the password."""
        try:
            return self.hasher.verify(hashed, password)
        except (VerificationError, InvalidHashError):
            return False

    async def session(self, account: str) -> str:
        """A new session: its secret, of which only the hash is kept."""
        secret = new_token()
        await self.store.write(
            (
                "INSERT INTO sessions VALUES (?, ?, ?)",
                (token_hash(secret), account, time.time() + SESSION_SECONDS),
            ),
            ("UPDATE accounts SET seen = ? WHERE name = ?", (time.time(), account)),
            ("DELETE FROM sessions WHERE ends < ?", (time.time(),)),
        )
        return secret

    async def logout(self, secret: str) -> None:
        """End a session."""
        await self.store.write(("DELETE FROM sessions WHERE token = ?", (token_hash(secret),)))

    async def who(self, secret: str | None) -> tuple[str, str] | None:
        """The account (key and shown name) of a session."""
        if not secret:
            return None
        now = time.time()
        found = await self.store.rows(
            "SELECT a.name, a.shown, a.seen FROM sessions s "
            "JOIN accounts a ON a.name = s.account WHERE s.token = ? AND s.ends > ?",
            token_hash(secret),
            now,
        )
        if not found:
            return None
        name, shown, seen = found[0]
        if seen < now - SEEN_SECONDS:  # an account in use is not purged
            sql = "UPDATE accounts SET seen = ? WHERE name = ?"
            self.store.write((sql, (now, name))).add_done_callback(lambda f: f.exception())
        return str(name), str(shown)

    async def mine(self, secret: str | None) -> MyTables:
        """The account and its seats, newest first."""
        me = await self.who(secret)
        if me is None:
            return MyTables(None, [])
        players: dict[str, list[Player]] = {}
        for table, name, bot in await self.store.rows(WITH_ME, me[0]):
            players.setdefault(table, []).append(Player(name, bot))
        out = []
        for table, seat, game, ended, made, version, at in await self.store.rows(MINE, me[0]):
            to_move = not ended and await self.waits_for(table, seat)
            out.append(
                MyTable(
                    table,
                    seat,
                    game,
                    bool(ended),
                    to_move,
                    version or 0,
                    at or made,
                    players[table],
                )
            )
        return MyTables(me[1], out)

    async def waits_for(self, table: str, seat: int) -> bool:
        """Whether a seat is to decide."""
        return seat in (await self.tables.get(table)).room.waiting

    async def keep(self, secret: str | None, token: str) -> tuple[str, int]:
        """Add the seat of a token to the account, unless it is in another one."""
        me = await self.logged_in(secret)
        found = await self.store.by_token(token_hash(token))
        if found is None:
            raise Refused(403, "this token opens no seat")
        if await self.store.owner(*found) == "":
            await self.not_too_late(*found)
            await self.store.keep_seat(*found, me)
        if await self.store.owner(*found) != me:
            raise Refused(409, "this seat is kept in another account")
        return found

    async def not_too_late(self, name: str, seat: int) -> None:
        """A seat that comes into an account when much is decided does not count for it.

        Otherwise one could wait to see who wins.
        """
        room = (await self.tables.get(name)).room
        if room.over or sum(by == seat for by, _ in room.log.actions()) > SOON:
            await self.store.write(helped(name, "late"))

    async def mine_is(self, secret: str | None, table: str, seat: int) -> None:
        """Refuse, unless this seat is in the account."""
        me = await self.logged_in(secret)
        if await self.store.owner(table, seat) != me:
            raise Refused(403, "this seat is not in your account")

    async def open(self, table: str, seat: int) -> str:
        """A new token for a seat; the old ones stay valid. The caller checks `mine_is`."""
        token = new_token()
        await self.store.add_key(table, seat, token_hash(token), time.time())
        held = self.tables.open.get(table)
        if held is not None:
            held.room.seats.keys = {}
        return token

    async def logged_in(self, secret: str | None) -> str:
        """The account of a session; refused without one."""
        me = await self.who(secret)
        if me is None:
            raise Refused(403, "log in first")
        return me[0]
