"""A calendar with the deadlines of a person, for calendar programs (RFC 5545)."""

from __future__ import annotations

import hmac
from datetime import UTC, datetime

from arcanum.server.errors import Refused
from arcanum.server.store import Store
from arcanum.server.table import Table
from arcanum.server.tables import Tables
from arcanum.server.wishes import Wishes
from arcanum.texts import texts as texts_of

CALENDAR = "calendar"  # what the secret of the address is for
MOST_TABLES = 50
MEDIA = "text/calendar"


class Calendars:
    """The feeds of this server. Their addresses are signed, like the links in mails."""

    def __init__(self, store: Store, tables: Tables, wishes: Wishes) -> None:
        self.store = store
        self.tables = tables
        self.wishes = wishes

    def key(self, table: str, seat: int) -> str:
        """The secret part of a feed's address."""
        return self.wishes.signed(CALENDAR, table, seat, "")

    async def feed(self, key: str, lang: str, site: str) -> str:
        """The feed: the deadlines of all seats of the account, or of this seat alone."""
        name, _, rest = key.partition(".")
        seat = rest.partition(".")[0]
        known = seat.isascii() and seat.isdigit() and len(seat) == 1 and name.isalnum()
        if not known or not hmac.compare_digest(
            key.encode(), self.key(name, int(seat)).encode()
        ):
            raise Refused(403, "this calendar does not exist")
        seats = await self.seats(name, int(seat))
        lines = ["BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//Arcanum//table//EN"]
        for table, own in seats:
            try:
                lines += event(await self.tables.get(table), own, lang, site)
            except Refused:
                continue  # removed meanwhile
        return "\r\n".join([*map(folded, lines), "END:VCALENDAR", ""])

    async def seats(self, table: str, seat: int) -> list[tuple[str, int]]:
        """The seats of the person: those in the account of this one that are not over."""
        account = await self.store.owner(table, seat)
        if not account:
            return [(table, seat)]
        found = await self.store.rows(
            "SELECT s.table_id, s.seat FROM seats s JOIN tables t ON t.id = s.table_id "
            "WHERE s.account = ? AND t.ended = 0 AND t.pace <> 'null' "
            "ORDER BY t.created DESC LIMIT ?",
            account,
            MOST_TABLES,
        )
        return [(str(name), int(own)) for name, own in found]


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
