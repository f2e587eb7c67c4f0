"""New tables: their seats, tokens and deal."""

from __future__ import annotations

import time
from collections.abc import Sequence

from arcanum.games import ids
from arcanum.kernel.chance import SEALED
from arcanum.kernel.errors import BadSetting
from arcanum.lessons import QUIET
from arcanum.server import secret
from arcanum.server.errors import Refused
from arcanum.server.faces import faces
from arcanum.server.opponents import known_bot
from arcanum.server.room import new_room
from arcanum.server.snapshots import snapshot
from arcanum.server.stored import Event, Head, Sitting, Start
from arcanum.server.table import Table
from arcanum.server.tables import Tables
from arcanum.server.types import Computer, Human, Made, NewTable, SeatToken
from arcanum.server.wording import display_name


async def make(
    tables: Tables,
    wanted: NewTable,
    parent: str = "",
    events: Sequence[Event] = (),
    chance: str = SEALED,
    start: Start | None = None,
) -> Made:
    """A new table that begins with some events, and the tokens of its human seats."""
    if wanted.game not in ids():
        raise Refused(422, f"there is no game '{wanted.game}'", rule="")
    sitting, tokens = sat_down(wanted.game, wanted.seats)
    try:
        head = new_head(wanted, parent, chance)
        head.start = start
        room = new_room(head, sitting, events)
    except BadSetting as wrong:
        raise Refused(422, str(wrong)) from wrong
    head.ended = room.over
    room.extras.outages = tables.store.outages
    await tables.store.create(head, sitting, events, (room.version, snapshot(room)))
    table = Table(room)
    tables.open[head.id] = table
    tables.changed(table)
    return Made(head.id, tokens, secret.seed_hash(head.seed))


def bots_of(seats: Sequence[Human | Computer]) -> list[str]:
    """The bot of each seat; empty for a person."""
    return [who.bot if isinstance(who, Computer) else "" for who in seats]


def new_head(wanted: NewTable, parent: str, chance: str) -> Head:
    """What a table is, from its beginning."""
    game = faces(wanted.game).game
    return Head(
        id=secret.new_id(),
        game=wanted.game,
        rules=game.version,
        seats=len(wanted.seats),
        settings=game.settle_options(wanted.options),
        seed=wanted.seed if wanted.seed is not None else secret.new_seed(),
        onlookers=wanted.onlookers,
        pace=(wanted.pace.bank, wanted.pace.add) if wanted.pace else None,
        parent=parent,
        created=time.time(),
        hints=wanted.hints,
        chance=chance,
    )


def sat_down(
    game: str, wanted: Sequence[Human | Computer]
) -> tuple[list[Sitting], list[SeatToken]]:
    """Seats as they are stored, and the tokens of the human ones."""
    sitting = []
    tokens = []
    for seat, who in enumerate(wanted):
        name = display_name(who.name, needed=False)
        if isinstance(who, Computer):
            if who.bot != QUIET:
                known_bot(who.bot, game)
            sitting.append(Sitting(who.bot, name, None))
        else:
            token = secret.new_token()
            tokens.append(SeatToken(seat, token))
            sitting.append(Sitting("", name, secret.token_hash(token)))
    return sitting, tokens
