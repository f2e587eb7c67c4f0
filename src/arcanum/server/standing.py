"""Standing orders: what a seat wants done without being asked again. Nobody else hears of them.

`all`: take everything where that is offered. `sole`: answer where the choices make no
difference that the seat could see. `pass`: pass as long as nothing changes. That one ends by
itself with anything that matters: other options than before, something that somebody does to
the seat, a proposal. All of them end when a step is taken back, and rest while a proposal is
open or the game pauses. An answer waits a few seconds, so that others cannot tell it from a
quick player; with the player's own decision it does not come.
"""

from __future__ import annotations

import asyncio
import hashlib
import logging
from collections.abc import Callable

import msgspec

from arcanum.kernel.errors import ArcanumError
from arcanum.server import secret
from arcanum.server.acting import act
from arcanum.server.choosing import choose
from arcanum.server.errors import Refused
from arcanum.server.room import Room
from arcanum.server.table import Table
from arcanum.server.tables import Tables
from arcanum.server.timers import later
from arcanum.server.types import encode

log = logging.getLogger("arcanum.server")

STANDING = "standing"  # the choice of a seat
ALL, SOLE, PASS = "all", "sole", "pass"
MOST_TRIED = 8  # options that are compared
DELAY_SECONDS = 3.0  # at least, and up to twice as long


class StandingOrders(msgspec.Struct, omit_defaults=True):
    """The standing orders of a seat. `options`, `heard`: how it was when the seat passed.

    `undos`: how many steps had been taken back when they were given.
    """

    all: bool = False
    sole: bool = False
    passes: str = ""  # the action that passes
    options: str = ""
    heard: int = 0
    undos: int = 0

    def kinds(self) -> list[str]:
        """Which of them are given."""
        given = {ALL: self.all, SOLE: self.sole, PASS: bool(self.passes)}
        return [kind for kind, on in given.items() if on]


def orders_of(room: Room, seat: int) -> StandingOrders:
    """The standing orders of a seat."""
    text = room.extras.choices.get((seat, STANDING), "")
    return msgspec.json.decode(text, type=StandingOrders) if text else StandingOrders()


def ordered(room: Room, seat: int, kinds: list[str]) -> str:
    """Orders as they are stored. To pass can be ordered only where the seat may pass now."""
    found = StandingOrders(all=ALL in kinds, sole=SOLE in kinds, undos=room.log.undos)
    if PASS in kinds:
        old = orders_of(room, seat)
        if old.passes and old.undos == room.log.undos:
            return encode(with_pass(found, old)).decode()
        action = pass_in(room, seat)
        if not action:
            raise Refused(409, "say so when you may pass", "cannot-pass")
        found.passes = action
        remember(room, seat, found)
    return encode(found).decode() if found.kinds() else ""


def with_pass(new: StandingOrders, old: StandingOrders) -> StandingOrders:
    """The same pass, other orders beside it."""
    new.passes, new.options, new.heard = old.passes, old.options, old.heard
    return new


def remember(room: Room, seat: int, orders: StandingOrders) -> None:
    """How things are now, to be compared with later."""
    orders.options = fingerprint(room, seat)
    orders.heard = room.notes.totals[seat]
    orders.undos = room.log.undos


def fingerprint(room: Room, seat: int) -> str:
    """The options of a seat, in short."""
    text = "\n".join(room.faces.spell(action) for action in room.options(seat))
    return hashlib.sha256(text.encode()).hexdigest()[:16]


def spelled(room: Room, seat: int) -> list[str]:
    """The options of a seat, in words."""
    return [room.faces.spell(action) for action in room.options(seat)]


def pass_in(room: Room, seat: int) -> str:
    """The option that passes, if there is one."""
    passes = room.faces.game.passes
    return next((text for text in spelled(room, seat) if text.split()[0] in passes), "")


def same_as_before(room: Room, seat: int, orders: StandingOrders) -> bool:
    """Whether nothing that matters has happened since the seat passed."""
    if room.log.undos != orders.undos or room.proposals.open is not None:
        return False
    if fingerprint(room, seat) != orders.options:
        return False
    _, notes, _ = room.notes.since(seat, orders.heard)
    me = "ABCDEFGH"[seat]
    for note in msgspec.json.decode(notes):
        named = [value for key, value in note.items() if key != "note"]
        if me in named and note.get("player") != me:
            return False
    return True


def answer(room: Room, seat: int, orders: StandingOrders) -> str:
    """What the orders say to the open question; empty: nothing."""
    if resting(room) or room.log.undos != orders.undos:
        return ""
    options = spelled(room, seat)
    if orders.all:
        for text in options:
            if text in room.faces.game.takes_all:
                return text
    if orders.passes in options and same_as_before(room, seat, orders):
        return orders.passes
    if orders.sole and makes_no_difference(room, seat):
        return options[0]
    return ""


def resting(room: Room) -> bool:
    """Whether the players have something to settle first."""
    return room.proposals.open is not None or room.still.paused is not None


def makes_no_difference(room: Room, seat: int) -> bool:
    """Whether all options lead to what looks the same to the seat, as far as it can know."""
    actions = room.options(seat)
    if len(actions) == 1:
        return True
    if len(actions) > MOST_TRIED:
        return False
    imagined = room.state.determinize(seat, 1)
    seen = set()
    for action in actions:
        try:
            then = imagined.clone()
            then.turn_to(seat)
            then.apply(action)
            seen.add(encode(then.observe(seat)))
        except ArcanumError:
            return False
        if len(seen) > 1:
            return False
    return True


class Steward:
    """Follows all tables, and answers for seats that have ordered it."""

    def __init__(
        self, tables: Tables, later: Callable[..., asyncio.TimerHandle] = later
    ) -> None:
        self.tables = tables
        self.later = later
        self.planned: dict[tuple[str, int], int] = {}  # by table and seat: for which version

    def follow(self, table: Table) -> None:
        """A table has changed."""
        room = table.room
        if room.s is None or room.over or not self.tables.holder.holds(table.id):
            return
        for seat, kind in list(room.extras.choices):
            if kind == STANDING and seat in room.waiting and not room.seats[seat].bot:
                self.plan(table, seat)

    def plan(self, table: Table, seat: int) -> None:
        """Answer in a moment, if there is an answer; or end what no longer holds."""
        room = table.room
        orders = orders_of(room, seat)
        if room.log.undos != orders.undos:
            self.tables.later(choose(self.tables, table, seat, STANDING, ""))
            return
        if orders.passes and pass_in(room, seat) and not same_as_before(room, seat, orders):
            kept = StandingOrders(orders.all, orders.sole, undos=orders.undos)
            text = encode(kept).decode() if kept.kinds() else ""
            self.tables.later(choose(self.tables, table, seat, STANDING, text))
            return
        key = (table.id, seat)
        if self.planned.get(key) == room.version or not answer(room, seat, orders):
            return
        self.planned[key] = room.version
        extra = secret.new_number() % 1000 / 1000 * DELAY_SECONDS
        self.later(DELAY_SECONDS + extra, self.start, table, seat, room.version)

    def start(self, table: Table, seat: int, version: int) -> None:
        """The moment has come."""
        self.planned.pop((table.id, seat), None)
        self.tables.later(self.act(table, seat, version))

    async def act(self, table: Table, seat: int, version: int) -> None:
        """Do what was ordered, unless the table has gone on or the order has ended."""
        room = table.room
        if room.over or seat not in room.waiting or room.seats[seat].bot:
            return
        if version < room.log.fresh[seat]:
            return
        orders = orders_of(room, seat)
        text = answer(room, seat, orders)
        if not text:
            return
        try:
            await act(self.tables, table, seat, room.version, text)
            if text == orders.passes:
                orders.heard = table.room.notes.totals[seat]
                await choose(self.tables, table, seat, STANDING, encode(orders).decode())
        except ArcanumError as wrong:
            log.warning("a standing order was not followed: %s", wrong)
