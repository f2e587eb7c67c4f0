"""Tables that the server makes: for deals of the day and for tournaments.

Everybody has their seat from the start and opens it by their account. The statements come back
to the caller, who stores them together with what the table is for.
"""

from __future__ import annotations

import hmac
import time
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from arcanum.kernel.chance import SEALED
from arcanum.kernel.errors import BadSetting
from arcanum.server import secret
from arcanum.server.database import Statement
from arcanum.server.deals import seed_of
from arcanum.server.errors import Refused
from arcanum.server.faces import faces
from arcanum.server.room import Room, new_room
from arcanum.server.snapshots import snapshot
from arcanum.server.store import Store
from arcanum.server.stored import Head, Sitting
from arcanum.server.table import Table
from arcanum.server.tables import Tables

KEEP = "UPDATE seats SET account = ? WHERE table_id = ? AND seat = ?"


class Keys:
    """What follows from the server's own key, and from nothing that leaves it."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.key = ""

    async def begin(self) -> None:
        """Read the key, or make it."""
        self.key = await self.store.setting("meeting-key", secret.new_key)

    def of(self, what: str) -> str:
        """A secret text for something: nobody without the key can compute it."""
        return hmac.new(
            self.key.encode(), what.encode("utf-8", "replace"), "sha256"
        ).hexdigest()[:32]

    def deal(self, what: str) -> tuple[str, str]:
        """Salt and server's part of a deal that several tables share."""
        return self.of(f"salt {what}"), self.of(f"deal {what}")

    def watch(self, table: str) -> str:
        """The token by which a finished game may be looked back at."""
        return f"watch-{self.of(f'watch {table}')}"

    def passes(self, table: str, token: str) -> bool:
        """Whether a token shows a table."""
        return secret.same(token, self.watch(table))


@dataclass(frozen=True)
class Sitter:
    """Who gets a seat: an account, or a bot."""

    account: str = ""
    name: str = ""
    bot: str = ""


@dataclass(frozen=True)
class Wanted:
    """A table to be made."""

    game: str
    options: Mapping[str, str]
    sitting: Sequence[Sitter]
    pace: tuple[int, int] | None = None
    onlookers: bool = True
    deal: tuple[str, str] | None = None  # salt and part; None: a deal of its own
    told: float = 0.0  # from when that deal may be known
    club: str = ""  # whose members alone may look on


@dataclass
class Laid:
    """A table that is not stored yet: its statements, and a token for each person's seat."""

    room: Room
    statements: list[Statement]
    tokens: dict[int, str]

    @property
    def id(self) -> str:
        """The table's id."""
        return self.room.head.id

    def open(self, tables: Tables) -> None:
        """The statements are stored: bots and clocks may begin."""
        table = Table(self.room)
        tables.open[self.id] = table
        tables.holder.made(self.id)
        tables.changed(table)


async def lay(tables: Tables, wanted: Wanted) -> Laid:
    """A table with everybody seated, dealt and ready. Nobody gets hints at it."""
    game = faces(wanted.game).game
    salt, part = wanted.deal or await tables.promises.parts(secret.new_seed())
    tokens: dict[int, str] = {}
    sitting = []
    for seat, who in enumerate(wanted.sitting):
        if who.bot:
            sitting.append(Sitting(who.bot, who.name, None))
        else:
            tokens[seat] = secret.new_token()
            hashed = secret.token_hash(tokens[seat])
            sitting.append(Sitting("", who.name, hashed, entropy=""))
    try:
        head = Head(
            id=secret.new_id(),
            game=wanted.game,
            rules=game.version,
            seats=len(sitting),
            settings=game.settle_options(dict(wanted.options)),
            seed=None,
            onlookers=wanted.onlookers,
            pace=wanted.pace,
            parent="",
            created=time.time(),
            hints=False,
            chance=SEALED,
            host=min(tokens, default=0),
            salt=salt,
            part=part,
            told=wanted.told,
            club=wanted.club,
        )
        head.seed = seed_of(head, sitting)
        room = new_room(head, sitting, ())
    except BadSetting as wrong:
        raise Refused(422, str(wrong)) from wrong
    room.extras.outages = tables.store.outages
    saved = (room.version, snapshot(room))
    statements = tables.store.created(head, sitting, (), saved)
    for seat, who in enumerate(wanted.sitting):
        if who.account:
            statements.append((KEEP, (who.account, head.id, seat)))
    return Laid(room, statements, tokens)
