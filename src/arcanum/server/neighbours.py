"""What the processes over one store tell each other about tables.

A message is the sender, the table, and what it is about: `at N` for an event, nothing more for
another change, `chat N` for a line of chat, `gallery N` for
one of the onlookers, `took` from a process that holds the table now,
`who` to ask who looks at it, `here MASK` to say who does, `gone` if nobody does.

The holder of a table tells of changes only if somebody looks at it at another process. So it is
silent as long as all connections are where their tables are.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from functools import partial

from arcanum.server.chatting import line_of
from arcanum.server.showing import reads_gallery
from arcanum.server.table import Table
from arcanum.server.tables import Tables


class Neighbours:
    """The other processes, as this one hears them."""

    def __init__(self, tables: Tables) -> None:
        self.tables = tables
        self.about: dict[str, Callable[[Table, str, str], None]] = {
            "": self.changed,
            "at": self.happened,
            "chat": self.said,
            "gallery": self.called,
            "took": self.taken,
            "who": self.asked_who,
            "here": self.looking,
            "gone": self.looked_away,
        }

    def heard(self, message: str) -> None:
        """A message from another process, or from this one, which is ignored."""
        sender, name, *rest = message.split()
        table = self.tables.open.get(name)
        if sender == self.tables.store.worker or table is None:
            return
        about, value = (*rest, "", "")[:2]
        self.about[about](table, sender, value)

    def missed(self) -> None:
        """The others could not be heard for a while: see what they did."""
        for table in list(self.tables.open.values()):
            self.tables.holder.lost(table.id)
            self.tables.later(self.tables.reload(table))

    def tell_here(self, table: Table) -> None:
        """Tell the others who looks at a table here, if it can matter to them."""
        if not self.tables.store.unheard(table.id):
            self.answer(table)

    def answer(self, table: Table) -> None:
        """Say who looks at a table here."""
        presence = table.presence
        here = f"here {presence.mask()}" if presence.listeners else "gone"
        self.tables.store.tell(table.id, here)

    # -- what the messages are about

    def changed(self, table: Table, sender: str, value: str) -> None:
        self.tables.later(self.tables.reload(table))

    def happened(self, table: Table, sender: str, value: str) -> None:
        if int(value) > table.room.version:
            self.tables.later(self.tables.reload(table))

    def taken(self, table: Table, sender: str, value: str) -> None:
        self.tables.holder.lost(table.id)
        self.tables.later(self.tables.reload(table))
        self.answer(table)

    def said(self, table: Table, sender: str, value: str) -> None:
        self.tables.later(self.pass_on(table, int(value)))

    def asked_who(self, table: Table, sender: str, value: str) -> None:
        if table.presence.listeners:
            self.answer(table)

    def looking(self, table: Table, sender: str, value: str) -> None:
        presence = table.presence
        was = presence.here()
        new = sender not in presence.remote
        presence.remote[sender] = (int(value), time.monotonic())
        if presence.here() != was:
            presence.wake()
        if new and self.tables.holder.holds(table.id):
            # what was stored before we knew of them: by us, or by them as the last holder
            self.tables.store.tell(table.id, "")
            self.tables.later(self.tables.reload(table))

    def looked_away(self, table: Table, sender: str, value: str) -> None:
        presence = table.presence
        was = presence.here()
        presence.remote.pop(sender, None)
        if presence.here() != was:
            presence.wake()
        if self.tables.holder.holds(table.id):
            self.tables.later(self.tables.reload(table))

    async def pass_on(self, table: Table, number: int) -> None:
        """Show a line of chat that was said at another process."""
        table.room.extras.chat = max(table.room.extras.chat, number)
        for line in (await self.tables.store.chat(table.id, number))[:1]:
            table.presence.say(line, partial(line_of, table.room, line.line))

    def called(self, table: Table, sender: str, value: str) -> None:
        self.tables.later(self.pass_out(table, int(value)))

    async def pass_out(self, table: Table, number: int) -> None:
        """Show a line of the onlookers' room that was said at another process."""
        room = table.room
        room.extras.gallery = max(room.extras.gallery, number)
        for line in (await self.tables.store.gallery(table.id, number))[:1]:
            table.presence.call_out(line, reads_gallery(room, 0))
