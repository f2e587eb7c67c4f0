"""Deadlines for calendar programs (RFC 5545): of a seat, or of all tables of an account.

Addresses are signed, like the links in mails. That of a seat holds as long as the seat has the
same token and the same account; that of an account until it logs out everywhere.
"""

from __future__ import annotations

from datetime import UTC, datetime

from arcanum.server.errors import Refused
from arcanum.server.secret import new_token, same
from arcanum.server.store import Store
from arcanum.server.table import Table
from arcanum.server.tables import Tables
from arcanum.server.wishes import MARK, Wishes, account_in
from arcanum.texts import texts as texts_of

CALENDAR = "calendar"  # what the secret of the address is for
MOST_TABLES = 50
MEDIA = "text/calendar"


class Calendars:
    """The feeds of this server."""

    def __init__(self, store: Store, tables: Tables, wishes: Wishes) -> None:
        self.store = store
        self.tables = tables
        self.wishes = wishes

    # -- addresses

    async def key(self, table: Table, seat: int, me: str) -> str:
        """The secret part of the address for whoever asks with the seat's token.

        It is that of the account `me` if the seat is in it, else of this seat alone. Before
        the deal there is none: seats may still change hands.
        """
        if table.room.gathering:
            return ""
        owner = await self.store.owner(table.id, seat) or ""
        if me and me == owner:
            return self.of_account(me, await self.made_for(me))
        return self.of_seat(table, seat, owner)

    def of_seat(self, table: Table, seat: int, owner: str) -> str:
        """The key of one seat, for whoever has it now."""
        token = table.room.seats[seat].token or b""
        return self.wishes.signed(CALENDAR, table.id, seat, f"{token.hex()} {owner}")

    def of_account(self, account: str, number: str) -> str:
        """The key of an account."""
        return self.wishes.signed_for(CALENDAR, account, number)

    async def number(self, account: str) -> str:
        """What the key of an open account was made with; empty: it has none now."""
        sql = "SELECT calendar FROM accounts WHERE name = ? AND closed = 0"
        found = await self.store.rows(sql, account)
        return str(found[0][0]) if found else ""

    async def made_for(self, account: str) -> str:
        """The same; it is made when it is asked for the first time."""
        if not await self.number(account):
            sql = "UPDATE accounts SET calendar = ? WHERE name = ? AND calendar = ''"
            await self.store.write((sql, (new_token(), account)))
        return await self.number(account)

    # -- feeds

    async def feed(self, key: str, lang: str, site: str) -> str:
        """The feed of a key."""
        seats = await (self.all_seats(key) if key.startswith(MARK) else self.one_seat(key))
        lines = ["BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//Arcanum//table//EN"]
        for table, own in seats:
            try:
                lines += event(await self.tables.get(table), own, lang, site)
            except Refused:
                continue  # removed meanwhile
        return "\r\n".join([*map(folded, lines), "END:VCALENDAR", ""])

    async def one_seat(self, key: str) -> list[tuple[str, int]]:
        """The seat of a key, if it has not changed hands."""
        name, _, rest = key.partition(".")
        digit = rest.partition(".")[0]
        if not (digit.isascii() and digit.isdigit() and len(digit) == 1):
            raise unknown_calendar()
        try:
            table = await self.tables.get(name)
        except Refused as no:
            raise unknown_calendar() from no
        seat = int(digit)
        owner = await self.store.owner(name, seat)
        if owner is None or not same(key, self.of_seat(table, seat, owner)):
            raise unknown_calendar()
        return [(name, seat)]

    async def all_seats(self, key: str) -> list[tuple[str, int]]:
        """The seats of an account at tables with clocks that are not over."""
        account = account_in(key) or ""
        number = await self.number(account)
        if not number or not same(key, self.of_account(account, number)):
            raise unknown_calendar()
        found = await self.store.rows(
            "SELECT s.table_id, s.seat FROM seats s JOIN tables t ON t.id = s.table_id "
            "WHERE s.account = ? AND t.ended = 0 AND t.pace <> 'null' "
            "ORDER BY t.created DESC LIMIT ?",
            account,
            MOST_TABLES,
        )
        return [(str(name), int(own)) for name, own in found]


def unknown_calendar() -> Refused:
    """No feed has this key, or none any more."""
    return Refused(403, "this calendar does not exist")


def event(table: Table, seat: int, lang: str, site: str) -> list[str]:
    """The deadline of a seat, if it has one now."""
    room = table.room
    due = room.due(seat)
    if due is None or room.over:
        return []
    texts = texts_of(lang, room.head.game)
    game = texts.noun("game", room.head.game)
    at = datetime.fromtimestamp(due, UTC).strftime("%Y%m%dT%H%M%SZ")
    made = datetime.fromtimestamp(room.banks.asked_at[seat], UTC).strftime("%Y%m%dT%H%M%SZ")
    return [
        "BEGIN:VEVENT",
        f"UID:{table.id}-{seat}-{room.version}@arcanum",
        f"DTSTAMP:{made}",
        f"DTSTART:{at}",
        f"SUMMARY:{escaped(texts.say('calendar-due', game=game))}",
        f"URL:{site}/table/{table.id}",
        "BEGIN:VALARM",
        "ACTION:DISPLAY",
        f"DESCRIPTION:{escaped(game)}",
        "TRIGGER:-PT2H",
        "END:VALARM",
        "END:VEVENT",
    ]


def escaped(text: str) -> str:
    """A text value: commas, semicolons and backslashes are marked."""
    for mark in ("\\", ",", ";"):
        text = text.replace(mark, f"\\{mark}")
    return " ".join(text.split())


def folded(line: str) -> str:
    """A line of at most 75 bytes; what is longer goes on in the next one."""
    out, now = [], b""
    for letter in line:
        if len(now) + len(letter.encode()) > 74:
            out.append(now.decode())
            now = b" "
        now += letter.encode()
    return "\r\n".join([*out, now.decode()])
