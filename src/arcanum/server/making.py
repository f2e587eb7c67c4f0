"""New tables: their seats, tokens, invites and deal."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Sequence
from datetime import UTC

from arcanum.games import ids
from arcanum.kernel.chance import SEALED
from arcanum.kernel.errors import BadSetting
from arcanum.lessons import QUIET
from arcanum.server import secret
from arcanum.server.deals import sealed, seed_of
from arcanum.server.errors import Clash, Refused
from arcanum.server.faces import faces
from arcanum.server.opponents import known_bot
from arcanum.server.room import Room, new_room
from arcanum.server.snapshots import snapshot
from arcanum.server.standstill import zone
from arcanum.server.stored import Agreed, Event, Head, Sitting, Start
from arcanum.server.table import Table
from arcanum.server.tables import Tables
from arcanum.server.types import Computer, Human, Made, NewTable, SeatGiven
from arcanum.server.wording import display_name

MANY = 50  # actions to be played again before a table is there


async def make(
    tables: Tables,
    wanted: NewTable,
    parent: str = "",
    events: Sequence[Event] = (),
    chance: str = SEALED,
    start: Start | None = None,
    seated: Sequence[Sitting] | None = None,
    host: int = 0,
    check: Callable[[Room], None] | None = None,
) -> Made:
    """A new table that begins with some events; tokens for its maker, invites for the others.

    It is dealt at once if no seat is free, or if the seed is known anyway. `seated`: who sits
    there is known, and nobody is given a token; then `host` is the host's seat. `check`
    may refuse the table before it is stored.
    """
    if wanted.game not in ids():
        raise Refused(422, f"there is no game '{wanted.game}'", rule="")
    sitting, given = sat_down(wanted) if seated is None else (list(seated), [])
    try:
        head = new_head(wanted, parent, chance)
        await seal(tables, head, wanted)
        join = linked(head, sitting)
        head.seed = seed_of(head, sitting)
        head.start = start
        if len(events) < MANY:
            room = new_room(head, sitting, events)
        else:  # others are served meanwhile
            room = await asyncio.to_thread(new_room, head, sitting, events)
    except BadSetting as wrong:
        raise Refused(422, str(wrong)) from wrong
    if check is not None:
        check(room)
    head.ended = room.over
    room.extras.outages = tables.store.outages
    head.terms = terms_of(wanted)
    head.host = next((each.seat for each in given if each.token), host)
    saved = None if room.gathering else (room.version, snapshot(room))
    try:
        await tables.store.create(head, sitting, events, saved)
    except Clash as wrong:
        raise Refused(409, "this deal was used already: ask for another one") from wrong
    table = Table(room)
    tables.open[head.id] = table
    tables.holder.made(head.id)
    tables.changed(table)
    return Made(head.id, given, sealed(head), join)


def linked(head: Head, sitting: Sequence[Sitting]) -> str:
    """The link for all free seats, of which only the hash is kept; empty if none is free."""
    if head.practice:
        head.hosted = False  # its deal waits for nobody
    if not any(who.free for who in sitting):
        return ""
    join = secret.new_token()
    head.link = secret.token_hash(join)
    return join


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
        seed=None,
        onlookers=wanted.onlookers,
        pace=(wanted.pace.bank, wanted.pace.add) if wanted.pace else None,
        parent=parent,
        created=time.time(),
        hints=wanted.hints,
        chance=chance,
        name=display_name(wanted.name, needed=False),
        hosted=wanted.start == "host" or wanted.order == "lot" or wanted.open,
        by_lot=wanted.order == "lot",
        open=wanted.open,
        lang=wanted.lang,
        gallery=wanted.gallery,
        wants=ratings_of(wanted),
        only=wanted.rating is not None and wanted.rating.only,
        club=wanted.club,
    )


def ratings_of(wanted: NewTable) -> tuple[int, int] | None:
    """The ratings that an open table is meant for."""
    if wanted.rating is None:
        return None
    if not wanted.open or wanted.rating.low > wanted.rating.high:
        raise Refused(422, "wanted ratings are for open tables, from low to high", rule="")
    return wanted.rating.low, wanted.rating.high


def terms_of(wanted: NewTable) -> Agreed:
    """What the players agree on beforehand."""
    terms = wanted.terms
    if terms is None:
        return Agreed()
    if terms.bot:
        known_bot(terms.bot, wanted.game)
    if terms.zone and zone(terms.zone) is UTC:
        raise Refused(422, f"there is no time zone '{terms.zone}'")
    return Agreed(terms.gone, terms.late, terms.bot, terms.weekends, terms.zone)


async def seal(tables: Tables, head: Head, wanted: NewTable) -> None:
    """Fix the server's part: as it was promised, or the seed that was chosen."""
    if wanted.seed is not None:
        if wanted.open:
            raise Refused(422, "a practice table cannot be open to everybody", rule="")
        head.practice = True
        head.salt, head.part = secret.new_token(), wanted.seed
    else:
        head.promise = wanted.deal  # stored, so that nobody can use it twice
        promise = wanted.deal or secret.new_seed()
        head.salt, head.part = await tables.promises.parts(promise)


def sat_down(wanted: NewTable) -> tuple[list[Sitting], list[SeatGiven]]:
    """Seats as they are stored, and what their maker gets: tokens, and invites for others."""
    mine = seats_of_maker(wanted.seats)
    sitting: list[Sitting] = []
    given: list[SeatGiven] = []
    for seat, who in enumerate(wanted.seats):
        name = display_name(who.name, needed=False)
        if isinstance(who, Computer):
            if who.bot != QUIET:  # it plays in lessons only
                known_bot(who.bot, wanted.game)
            sitting.append(Sitting(who.bot, name, None))
        elif seat in mine:
            token = secret.new_token()
            given.append(SeatGiven(seat, token=token))
            entropy = wanted.entropy if seat == mine[0] else ""
            sitting.append(Sitting("", name, secret.token_hash(token), entropy=entropy))
        else:
            invite = secret.new_token()
            given.append(SeatGiven(seat, invite=invite))
            sitting.append(Sitting("", name, None, invite=secret.token_hash(invite)))
    return sitting, given


def seats_of_maker(seats: Sequence[Human | Computer]) -> list[int]:
    """The seats that the maker of a table takes: the first for a person, and all marked.

    The first is left to somebody else if it is marked so, and another one is the maker's.
    """
    people = {seat: who.mine for seat, who in enumerate(seats) if isinstance(who, Human)}
    mine = [seat for seat, marked in people.items() if marked]
    first = min(people, default=-1)
    if people and (not mine or (people[first] is None and first not in mine)):
        mine.insert(0, first)
    return mine
