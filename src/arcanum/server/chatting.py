"""What is said at a table: by players, by onlookers in a room of their own, and arrivals."""

from __future__ import annotations

import logging
import time
from collections.abc import Awaitable, Callable
from functools import partial

from arcanum.server.errors import Clash, Refused, StoreDown
from arcanum.server.room import Room
from arcanum.server.showing import reads_gallery
from arcanum.server.table import Table
from arcanum.server.tables import Tables
from arcanum.server.types import GalleryLine, Line
from arcanum.server.wording import chat_line, display_name, without_links

log = logging.getLogger("arcanum.server")

PHRASES = {  # for programs that know no other language; the page has its own words
    "hello": "Hello!",
    "luck": "Good luck, have fun!",
    "thanks": "Thank you!",
    "well-played": "Well played!",
    "moment": "One moment, please.",
    "back": "I am back.",
    "your-turn": "It is your turn.",
    "oops": "Oops, that was a slip.",
    "rematch": "Another game?",
}
MOST_GALLERY = 2000  # lines of onlookers at one table


def words_of(text: str, phrase: str | None) -> tuple[str, str]:
    """The key and the text of what somebody says."""
    if phrase is not None:
        return phrase, PHRASES[phrase]
    if not text.strip():
        raise Refused(400, "say something: 'text' or 'phrase'")
    return "", chat_line(text)


def note_at(room: Room, seat: int, line: int) -> int:
    """The note that is a seat's line `line`; all others count their lines differently."""
    found = room.notes.at(seat, line)
    if found is None:
        raise Refused(422, f"your log has {room.notes.totals[seat]} lines")
    return found


def line_of(room: Room, note: int, seat: int) -> int:
    """The line of a seat's own log that a note is, or the last one before it. -1: none."""
    if note < 0:
        return -1
    return max(0, room.notes.count(seat, min(note + 1, len(room.notes.all))) - 1)


def as_heard(room: Room, seat: int, lines: list[Line]) -> list[Line]:
    """Lines of chat with the lines of the log as this seat counts them."""
    for line in lines:
        line.line = line_of(room, line.line, seat)
    return lines


async def say(
    tables: Tables, table: Table, seat: int, text: str, key: str = "", note: int = -1
) -> int:
    """A line of chat, stored and shown; its number. The caller has the lock."""
    extras = table.room.extras
    if table.room.head.open:
        text = without_links(text)
    line = Line(extras.chat + 1, seat, text, time.time(), key, note)
    await numbered(tables, table, line, "chat", partial(tables.store.say, table.id, line))
    extras.chat = line.number
    table.presence.say(line, partial(line_of, table.room, note))
    return line.number


async def call_out(tables: Tables, table: Table, name: str, text: str, key: str) -> int:
    """A line of an onlooker; its number."""
    name = display_name(name, needed=False)
    text = without_links(text)
    async with table.lock:
        extras = table.room.extras
        if extras.gallery >= MOST_GALLERY:
            raise Refused(409, f"the onlookers have said {MOST_GALLERY} lines: that is enough")
        line = GalleryLine(extras.gallery + 1, name, text, time.time(), key)
        storing = partial(tables.store.call_out, table.id, line)
        await numbered(tables, table, line, "gallery", storing)
        extras.gallery = line.number
    table.presence.call_out(line, reads_gallery(table.room, 0))
    return line.number


async def numbered(
    tables: Tables,
    table: Table,
    line: Line | GalleryLine,
    room: str,
    storing: Callable[[], Awaitable[None]],
) -> None:
    """Store a line under the next number, also if another process was quicker."""
    try:
        await storing()
    except Clash:
        line.number = (await tables.store.last_line(table.id, room)) + 1
        await storing()


async def announce(tables: Tables, table: Table, seat: int, key: str, name: str = "") -> None:
    """Something happened at a seat. Where it cannot be stored, it happened all the same."""
    try:
        await say(tables, table, seat, name, key)
    except (Clash, StoreDown) as wrong:
        log.warning("an arrival was not told: %s", wrong)
