"""The tables this process serves: found in the store, kept in memory, changed one at a time.

An action is stored and flushed first; only then is it acknowledged or shown to anyone.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable, Coroutine, Sequence
from typing import Any, Protocol

import msgspec

from arcanum.bots import BOTS
from arcanum.bots import bot as find_bot
from arcanum.games import GAMES
from arcanum.kernel.errors import ArcanumError, BadSetting
from arcanum.server import secret
from arcanum.server.errors import Clash, Refused, StoreDown, no_such_table, wrong_token
from arcanum.server.room import Ask, Room, Viewer, encode, faces, new_room, restored
from arcanum.server.secret import new_id, new_token, token_hash
from arcanum.server.store import ACT, UNDO, Event, Head, Remark, Sitting, Store
from arcanum.server.types import ChatPush, Computer, Human, Line, Made, NewTable, SeatToken

log = logging.getLogger("arcanum.server")

SNAPSHOT_EVERY = 100  # events
MOST_CLASHES = 8  # with other processes, for one action
REMOTE_SECONDS = 60.0  # how long another process is believed that somebody looks there
IDLE_SECONDS = 600.0  # until a table nobody looks at leaves the memory


class Listener(Protocol):
    """Somebody who looks at a table."""

    viewer: Viewer

    def wake(self) -> None:
        """Something has changed."""
        ...

    def rewind(self, notes: int) -> None:
        """After an undo: only so many notes are left."""
        ...

    def hear(self, line: bytes) -> None:
        """A message of its own, such as a line of chat."""
        ...


class Table:
    """A table in memory: its room, who looks, and a lock for changes."""

    __slots__ = ("bot_task", "listeners", "lock", "remote", "room", "saved", "touched")

    def __init__(self, room: Room) -> None:
        self.room = room
        self.lock = asyncio.Lock()
        self.listeners: set[Listener] = set()
        self.touched = time.monotonic()
        self.saved = room.version  # the version of the last snapshot
        self.bot_task: asyncio.Task[None] | None = None
        self.remote: dict[str, tuple[int, float]] = {}  # who looks at other processes: a mask

    def here_mask(self) -> int:
        """The seats somebody looks from at this process."""
        mask = 0
        for listener in self.listeners:
            if listener.viewer is not None:
                mask |= 1 << listener.viewer
        return mask

    def here(self) -> list[bool]:
        """Which seats somebody looks from."""
        out = [False] * self.room.head.seats
        for listener in self.listeners:
            if listener.viewer is not None:
                out[listener.viewer] = True
        if self.remote:
            now = time.monotonic()
            for mask, at in self.remote.values():
                if now - at < REMOTE_SECONDS:
                    for seat in range(len(out)):
                        out[seat] = out[seat] or mask >> seat & 1 == 1
        return out

    def shown(self, viewer: Viewer, since: int = 0) -> tuple[bytes, int]:
        """The table as a viewer sees it, and how many notes they have heard."""
        return self.room.shown(viewer, since, self.here())

    def say(self, line: Line) -> None:
        """Players who look hear a line of chat."""
        data = encode(ChatPush(line))
        for listener in self.listeners:
            if listener.viewer is not None:
                listener.hear(data)

    def wake(self) -> None:
        """Everybody who looks gets the newest."""
        for listener in self.listeners:
            listener.wake()


class Tables:
    """All tables of this process."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.open: dict[str, Table] = {}
        self.loading: dict[str, asyncio.Future[Table]] = {}
        self.after_change: list[Callable[[Table], None]] = []
        self.tasks: set[asyncio.Task[None]] = set()
        # where several processes share the store: `Leases` says whose a table is
        self.holds: Callable[[str], bool] = lambda name: True
        self.let_go: Callable[[str], None] = lambda name: None
        self.lost: Callable[[str], None] = lambda name: None

    # -- finding

    async def get(self, name: str) -> Table:
        """A table by its id."""
        table = self.open.get(name)
        if table is not None:
            table.touched = time.monotonic()
            if self.store.shared and not self.holds(name):
                await self.catch_up(table)
            return table
        if name in self.loading:
            return await asyncio.shield(self.loading[name])
        future: asyncio.Future[Table] = asyncio.get_running_loop().create_future()
        self.loading[name] = future
        try:
            stored = await self.store.load(name)
            if stored is None:
                raise no_such_table()
            table = Table(restored(stored))
            if stored.snapshot is not None:
                table.saved = stored.snapshot[0]
            self.open[name] = table
            self.store.tell(name, "who")
            future.set_result(table)
            self.changed(table)
            return table
        except BaseException as wrong:
            future.set_exception(wrong)
            future.exception()  # somebody has seen it
            raise
        finally:
            del self.loading[name]

    async def catch_up(self, table: Table) -> None:
        """What was acknowledged by another process is seen here at once."""
        if await self.store.newest(table.room.head.id) > table.room.version:
            async with table.lock:
                if await self.store.newest(table.room.head.id) > table.room.version:
                    await self.refresh(table)

    async def seat(self, name: str, token: str) -> tuple[Table, int]:
        """A table and the seat that the token opens."""
        table = await self.get(name)
        hashed = token_hash(token)
        seat = table.room.seat_of(hashed)
        if seat is None:
            found = await self.store.by_token(hashed)
            if found is None or found[0] != name:
                raise wrong_token()
            seat = table.room.keys[hashed] = found[1]
        return table, seat

    async def viewer(self, name: str, token: str | None) -> tuple[Table, Viewer]:
        """A table and who looks at it."""
        if token is not None:
            return await self.seat(name, token)
        table = await self.get(name)
        if not table.room.head.onlookers:
            raise Refused(403, "this table has no onlookers: use the link of a seat")
        return table, None

    # -- making

    async def make(
        self,
        wanted: NewTable,
        parent: str = "",
        events: Sequence[Event] = (),
    ) -> Made:
        """A new table; the tokens of its human seats."""
        if wanted.game not in GAMES:
            raise Refused(422, f"there is no game '{wanted.game}'", rule="")
        game = faces(wanted.game).game
        now = time.time()
        sitting, tokens = sat_down(wanted.game, wanted.seats)
        seed = wanted.seed if wanted.seed is not None else secret.new_seed()
        try:
            head = Head(
                id=new_id(),
                game=wanted.game,
                rules=game.version,
                seats=len(sitting),
                settings=game.settle_options(wanted.options),
                seed=seed,
                onlookers=wanted.onlookers,
                pace=(wanted.pace.bank, wanted.pace.add) if wanted.pace else None,
                parent=parent,
                created=now,
                hints=wanted.hints,
            )
            room = new_room(head, sitting, events)
        except BadSetting as wrong:
            raise Refused(422, str(wrong)) from wrong
        head.ended = room.over
        await self.store.create(head, sitting, events, (room.version, room.snapshot()))
        table = Table(room)
        self.open[head.id] = table
        self.changed(table)
        return Made(head.id, tokens, room.sealed)

    # -- changing

    async def act(
        self, table: Table, seat: int, base: int, text: str, by_bot: bool = False
    ) -> int:
        """Take an action for a seat; the version after it. Done twice, it is stored once."""
        async with table.lock:
            if self.store.shared and base > table.room.version:
                await self.refresh(table)  # they have seen more at another process
            for _ in range(MOST_CLASHES):
                try:
                    return await self.acted(table, seat, base, text, by_bot)
                except Clash:  # another process has changed this table
                    self.lost(table.room.head.id)
                    await self.refresh(table)
            raise Refused(409, "the table has changed: look again")

    async def acted(self, table: Table, seat: int, base: int, text: str, by_bot: bool) -> int:
        """Take an action. The caller has the lock."""
        room = table.room
        text = " ".join(text.split())
        done = room.already(seat, base, text)
        if done is not None:
            return done
        if room.sitting[seat].bot and not by_bot:
            raise Refused(409, "a bot plays for this seat: take it back first")
        action = room.check(seat, base, text)
        after = room.after(seat, action)
        event = Event(ACT, seat, room.faces.spell(action), base, time.time())
        stored = self.store.append(room.head.id, room.version + 1, event, after.over)
        await self.durable(table, stored)
        room.act(seat, action, base, event.at, after)
        self.changed(table)
        return room.version

    async def durable(self, table: Table, stored: asyncio.Future[None]) -> None:
        """Wait until it is on disk. Where that is not sure, the table is read anew.

        Raises Clash when another process has written to this table: what is in memory is old.
        """
        try:
            await stored
        except (StoreDown, asyncio.CancelledError):
            self.later(self.reload(table))
            raise

    def later(self, work: Coroutine[Any, Any, None]) -> None:
        """Do it soon; the task is kept until it is done."""
        task = asyncio.get_running_loop().create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    async def reload(self, table: Table) -> None:
        """Read a table anew from the store, if that is possible."""
        async with table.lock:
            try:
                await self.refresh(table)
            except StoreDown as wrong:
                log.warning("a table could not be read anew: %s", wrong)

    async def refresh(self, table: Table) -> None:
        """Take over what is stored. The caller has the lock."""
        stored = await self.store.load(table.room.head.id)
        if stored is None:
            return
        room = table.room
        new = stored.events[room.version :]
        if room.s is not None and all(event.kind == ACT for event in new):
            for event in new:
                room.happen(event)
            room.sitting = stored.sitting
            room.chat = stored.chat
            room.notices = stored.notices
            room.keys = {}
            room.remarks = stored.remarks
            room.asked(stored.ask)
        else:
            table.room = restored(stored)
            for listener in table.listeners:
                listener.rewind(0)
        self.changed(table)

    def heard(self, told: str) -> None:
        """Another process tells of a table: a change, a line of chat, or who looks there."""
        worker, name, *what = told.split()
        table = self.open.get(name)
        if worker == self.store.worker or table is None:
            return
        if not what:
            self.lost(name)
            self.later(self.reload(table))
        elif what[0] == "chat":
            self.later(self.pass_on(table, int(what[1])))
        elif what[0] == "who":
            self.store.tell(name, f"here {table.here_mask()}")
        elif what[0] == "here":
            was = table.here()
            table.remote[worker] = (int(what[1]), time.monotonic())
            if table.here() != was:
                table.wake()

    def missed(self) -> None:
        """Other processes could not be heard for a while: look what they did."""
        for table in list(self.open.values()):
            self.later(self.reload(table))

    async def pass_on(self, table: Table, number: int) -> None:
        """A line that was said at another process."""
        table.room.chat = max(table.room.chat, number)
        for line in (await self.store.chat(table.room.head.id, number))[:1]:
            table.say(Line(*line))

    async def take_back(self, table: Table, seat: int, base: int) -> tuple[int, bool]:
        """Take the last step back, or ask the others: the version, and whether it is asked."""
        async with table.lock:
            room = table.room
            if room.already(-1 - seat, base, str(len(room.kept))) is not None:
                return room.version, False
            if base != room.version:
                raise Refused(409, f"the table is at version {room.version}, not {base}")
            if room.state.over:
                raise Refused(422, "the game is over: nothing can be taken back")
            if room.free_steps(seat):
                await self.undone(table, seat, len(room.kept) - 1, base)
                return room.version, False
            keep = room.own_last(seat)
            if keep < 0:
                raise Refused(422, "there is no step of yours to take back")
            wanted = [p for p in room.people() if p != seat]
            ask = Ask(room.asks + 1, "undo", seat, seat, "", room.version, [seat], wanted, keep)
            if not wanted:
                await self.undone(table, seat, keep, base)
                return room.version, False
            await self.put(table, ask)
            return room.version, True

    async def undone(self, table: Table, seat: int, keep: int, base: int) -> None:
        """Store an undo and carry it out. The caller has the lock."""
        room = table.room
        event = Event(UNDO, seat, str(keep), base, time.time())
        stored = self.store.append(room.head.id, room.version + 1, event, False)
        try:
            await self.durable(table, stored)
        except Clash as wrong:
            self.lost(room.head.id)
            await self.refresh(table)
            raise Refused(409, "the table has changed: look again") from wrong
        room.head.ended = False
        left = room.notes_at[keep]
        counts = {v: room.count_heard(v, left) for v in (*range(room.head.seats), None)}
        room.take_back(seat, keep, base, event.at)
        for listener in table.listeners:
            listener.rewind(counts[listener.viewer])
        self.changed(table)

    # -- what the others must agree to

    async def put(self, table: Table, ask: Ask) -> None:
        """Ask the others. The caller has the lock."""
        if table.room.ask is not None:
            raise Refused(409, "something else is being asked: answer that first")
        await self.ask(table, ask)

    async def ask(self, table: Table, ask: Ask | None) -> None:
        """This is asked now. The caller has the lock."""
        text = "" if ask is None else encode(ask).decode()
        await self.store.put_ask(table.room.head.id, text)
        table.room.ask = ask
        if ask is not None:
            table.room.asks = ask.number
        table.wake()

    async def propose_takeover(self, table: Table, by: int, seat: int, bot: str) -> bool:
        """Propose that a bot plays for a seat."""
        async with table.lock:
            room = table.room
            if seat >= room.head.seats:
                raise Refused(422, f"this table has {room.head.seats} seats")
            if room.sitting[seat].bot:
                raise Refused(409, "a bot plays there already")
            if seat != by and not room.has_left(seat, table.here()[seat]):
                raise Refused(409, "this player has not left the table")
            known_bot(bot, room.head.game)
            wanted = [p for p in room.people() if p not in (by, seat)]
            ask = Ask(room.asks + 1, "takeover", by, seat, bot, room.version, [by], wanted)
            if not wanted:
                await self.take_over(table, seat, bot)
                return True
            await self.put(table, ask)
            return False

    async def answer(self, table: Table, seat: int, number: int, agree: bool) -> bool:
        """Yes or no to what is asked; whether it has happened."""
        async with table.lock:
            ask = table.room.ask
            if ask is None or ask.number != number:
                raise Refused(409, "this is not asked any more")
            if not agree:
                if seat not in (*ask.wanted, ask.by):
                    raise Refused(409, "you are not asked")
                await self.ask(table, None)
                return False
            if seat not in ask.wanted:
                raise Refused(409, "you are not asked")
            if len(ask.wanted) > 1:
                left = [p for p in ask.wanted if p != seat]
                agreed = [*ask.agreed, seat]
                await self.ask(table, msgspec.structs.replace(ask, wanted=left, agreed=agreed))
                return False
            if ask.kind == "undo":
                await self.undone(table, ask.by, ask.keep, table.room.version)
            else:
                await self.ask(table, None)
                await self.take_over(table, ask.seat, ask.bot)
            return True

    async def take_over(self, table: Table, seat: int, bot: str) -> None:
        """A bot plays for a seat. The caller has the lock."""
        was = table.room.sitting[seat]
        await self.sit(table, seat, Sitting(bot, was.name, was.token, was.away))

    async def sit(self, table: Table, seat: int, who: Sitting) -> None:
        """Change a seat, safely stored. The caller has the lock."""
        await self.store.sit(table.room.head.id, seat, who)
        table.room.sitting[seat] = who
        self.changed(table)

    async def come_back(self, table: Table, seat: int) -> None:
        """The seat's own player is here again; the bot goes."""
        async with table.lock:
            was = table.room.sitting[seat]
            await self.sit(table, seat, Sitting("", was.name, was.token, False))

    async def leave(self, table: Table, seat: int) -> None:
        """The seat's player leaves."""
        async with table.lock:
            was = table.room.sitting[seat]
            await self.sit(table, seat, Sitting(was.bot, was.name, was.token, True))

    async def name(self, table: Table, seat: int, name: str) -> None:
        """The display name of a seat."""
        name = " ".join(name.split())
        if not name or not name.isprintable():
            raise Refused(400, "a name needs letters")
        async with table.lock:
            was = table.room.sitting[seat]
            await self.sit(table, seat, Sitting(was.bot, name, was.token, was.away))

    async def remark(self, table: Table, after: int, seat: int, bot: str, by: str) -> None:
        """Tell that `bot` failed to decide after so many actions, so `by` did."""
        async with table.lock:
            room = table.room
            remark = Remark(after, seat, bot, by)
            await self.store.remark(room.head.id, len(room.remarks) + 1, remark)
            room.remarks.append(remark)
        table.wake()

    # -- after a change

    def changed(self, table: Table) -> None:
        """Show it to everybody who looks; bots, clocks and notices follow."""
        table.touched = time.monotonic()
        table.wake()
        for follow in self.after_change:
            follow(table)
        room = table.room
        if room.s is not None and room.version - table.saved >= SNAPSHOT_EVERY:
            self.save(table)

    def save(self, table: Table) -> None:
        """Write a snapshot; nobody waits for it."""
        table.saved = table.room.version
        done = self.store.snapshot(
            table.room.head.id, table.room.version, table.room.snapshot()
        )
        done.add_done_callback(lambda f: f.exception())  # the next one will do

    async def sweep(self) -> None:
        """Let go of tables that nobody looks at."""
        now = time.monotonic()
        for name, table in list(self.open.items()):
            room = table.room
            room.views.clear()
            idle = now - table.touched > IDLE_SECONDS and not table.listeners
            ticking = room.head.pace is not None and not room.over
            if idle and not ticking and table.bot_task is None and not table.lock.locked():
                if room.s is not None and room.version > table.saved:
                    self.save(table)
                del self.open[name]
                self.let_go(name)
            await asyncio.sleep(0)

    async def close(self) -> None:
        """Keep snapshots of all that changed."""
        for table in self.open.values():
            if table.bot_task is not None:
                table.bot_task.cancel()
            if table.room.s is not None and table.room.version > table.saved:
                self.save(table)


def known_bot(name: str, game: str) -> None:
    """Refuse a bot that does not play this game."""
    try:
        find_bot(name, game)
    except BadSetting as wrong:
        raise Refused(422, str(wrong)) from wrong
    except ImportError as missing:
        raise Refused(422, f"the bot '{name}' is not installed for {game}") from missing


def bots_for(game: str) -> list[str]:
    """The bots that play a game."""
    out = []
    for name in BOTS:
        try:
            find_bot(name, game)
        except (ArcanumError, ImportError):
            continue
        out.append(name)
    return out


def sat_down(
    game: str, wanted: Sequence[Human | Computer]
) -> tuple[list[Sitting], list[SeatToken]]:
    """Seats as they are stored, and the tokens of the human ones."""
    sitting = []
    tokens = []
    for seat, who in enumerate(wanted):
        name = " ".join(who.name.split())
        if isinstance(who, Computer):
            known_bot(who.bot, game)
            sitting.append(Sitting(who.bot, name, None))
        else:
            token = new_token()
            tokens.append(SeatToken(seat, token))
            sitting.append(Sitting("", name, token_hash(token)))
    return sitting, tokens
