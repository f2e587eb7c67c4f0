"""`arcanum loadtest`: many tables over web sockets on loopback, and how the server does.

The server runs as a process of its own on one core, this client on another. Measured in one
run: a bare durable socket server (`bare`), then ours with 50 actions under way, then many open
sockets with 200 actions a second, memory for each table, and a restart with many open tables.
"""

from __future__ import annotations

import asyncio
import base64
import http.client
import json
import os
import random
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Sequence
from functools import partial
from itertools import count
from pathlib import Path
from typing import Any, cast

import msgspec

from arcanum.games import shelf
from arcanum.kernel.errors import BadSetting
from arcanum.server.types import OptionShown

now = time.perf_counter

RUN = "import sys; from arcanum.measure.loadtest import child; child(*sys.argv[1:])"


# -- the server, in a process of its own


def child(kind: str, where: str, port: str) -> None:
    """Run a server on the first core."""
    import uvicorn

    from arcanum.measure.bare import make_bare
    from arcanum.server.serve import configured

    pin(0)
    config = configured(where)
    if kind == "bare":
        config = uvicorn.Config(
            make_bare(where),
            access_log=False,
            log_level="error",
            ws_per_message_deflate=False,
            lifespan="off",
        )
    made = socket.socket()
    made.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    made.bind(("127.0.0.1", int(port)))
    made.listen(2048)
    uvicorn.Server(config).run(sockets=[made])


def pin(core: int) -> None:
    """Stay on one core, where there are several."""
    if hasattr(os, "sched_setaffinity"):
        cores = sorted(os.sched_getaffinity(0))
        if len(cores) > 1:
            os.sched_setaffinity(0, {cores[core]})


class Process:
    """A server process, from its start until it is stopped."""

    def __init__(self, command: Sequence[str], cores: set[int]) -> None:
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self.port = free.getsockname()[1]
        start = now()
        self.process = subprocess.Popen(
            [sys.executable, *command, str(self.port)],
            env={**os.environ, "ARCANUM_LIMITS": "off"},
            preexec_fn=lambda: os.sched_setaffinity(0, cores),
            stdout=subprocess.DEVNULL,
        )
        while not self.answers():
            if self.process.poll() is not None or now() - start > 60:
                raise BadSetting("the server did not start")
            time.sleep(0.01)
        self.start_seconds = now() - start

    def answers(self) -> bool:
        """Whether it serves."""
        try:
            connection = http.client.HTTPConnection("127.0.0.1", self.port, timeout=5)
            connection.request("GET", "/healthz")
            connection.getresponse().read()
            connection.close()
        except OSError:
            return False
        return True

    def post(self, path: str, body: Any) -> Any:
        """One call, now."""
        connection = http.client.HTTPConnection("127.0.0.1", self.port, timeout=30)
        connection.request("POST", path, json.dumps(body))
        answer = connection.getresponse()
        data = json.loads(answer.read())
        connection.close()
        if answer.status >= 300:
            raise BadSetting(f"{path}: {answer.status} {data}")
        return data

    def resident(self) -> int:
        """Bytes of memory."""
        with open(f"/proc/{self.process.pid}/statm") as file:
            return int(file.read().split()[1]) * os.sysconf("SC_PAGE_SIZE")

    def cpu(self) -> float:
        """Seconds of processor time so far, all threads."""
        with open(f"/proc/{self.process.pid}/stat") as file:
            fields = file.read().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    def stop(self, how: int = signal.SIGTERM) -> None:
        """The end."""
        self.process.send_signal(how)
        try:
            self.process.wait(15)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()


# -- a lean web socket client


class Wire(asyncio.Protocol):
    """A web socket client: text frames out (masked with zeros), frames in."""

    def __init__(self, path: str, heard: Callable[[bytes], None]) -> None:
        self.path = path
        self.heard = heard
        self.buffer = bytearray()
        self.opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.transport: asyncio.Transport | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast(asyncio.Transport, transport)
        key = base64.b64encode(os.urandom(16)).decode()
        self.transport.write(
            (
                f"GET {self.path} HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\n"
                f"Connection: Upgrade\r\nSec-WebSocket-Key: {key}\r\n"
                "Sec-WebSocket-Version: 13\r\n\r\n"
            ).encode()
        )

    def connection_lost(self, exc: Exception | None) -> None:
        if not self.opened.done():
            self.opened.set_exception(BadSetting("the socket was refused"))

    def data_received(self, data: bytes) -> None:
        self.buffer += data
        if not self.opened.done():
            head, end, rest = self.buffer.partition(b"\r\n\r\n")
            if not end:
                return
            if b" 101 " not in head.split(b"\r\n")[0]:
                self.opened.set_exception(BadSetting(f"refused: {bytes(head[:60])!r}"))
                return
            self.buffer = rest
            self.opened.set_result(None)
        while self.frame():
            pass

    def frame(self) -> bool:
        """Take one whole frame from the buffer."""
        buffer = self.buffer
        if len(buffer) < 2:
            return False
        length, at = buffer[1] & 127, 2
        if length == 126:
            length, at = int.from_bytes(buffer[2:4], "big"), 4
        elif length == 127:
            length, at = int.from_bytes(buffer[2:10], "big"), 10
        if len(buffer) < at + length:
            return False
        kind = buffer[0] & 15
        body = bytes(buffer[at : at + length])
        del buffer[: at + length]
        if kind == 1:
            self.heard(body)
        elif kind == 9:
            self.send(body, 10)
        return True

    def send(self, body: bytes, kind: int = 1) -> None:
        """One frame."""
        assert self.transport is not None
        if len(body) < 126:
            head = bytes((128 | kind, 128 | len(body)))
        else:
            head = bytes((128 | kind, 254)) + len(body).to_bytes(2, "big")
        self.transport.write(head + b"\0\0\0\0" + body)


async def wire(port: int, path: str, heard: Callable[[bytes], None]) -> Wire:
    """An open web socket."""
    loop = asyncio.get_running_loop()
    _, made = await loop.create_connection(lambda: Wire(path, heard), "127.0.0.1", port)
    await made.opened
    return made


# -- players


class Heard(msgspec.Struct):
    """What a player needs of a message: the table, or a reply."""

    version: int = -1
    over: bool = False
    options: list[OptionShown] = []
    reply: int = -1
    status: int = 0
    error: str = ""


read = msgspec.json.Decoder(Heard).decode


class Times:
    """How long it took, in seconds, until an action was answered, and until all saw it."""

    def __init__(self) -> None:
        self.answered: list[float] = []
        self.shown: list[float] = []

    def clear(self) -> None:
        """Start again."""
        self.answered.clear()
        self.shown.clear()

    def figures(self) -> dict[str, float]:
        """Half and 99 of 100 were quicker than this, in milliseconds."""
        return {
            "p50_ms": quantile(self.answered, 0.5),
            "p99_ms": quantile(self.answered, 0.99),
            "shown_p50_ms": quantile(self.shown, 0.5),
            "shown_p99_ms": quantile(self.shown, 0.99),
        }


class TablePlayed:
    """A table whose seats all play at random, one action under way at a time."""

    def __init__(self, made: Any, chance: random.Random, times: Times) -> None:
        self.name: str = made["table"]
        self.tokens: list[str] = [seat["token"] for seat in made["seats"]]
        self.chance = chance
        self.times = times
        self.wires: list[Wire] = []
        self.newest = [Heard() for _ in self.tokens]
        self.sent_at = 0.0
        self.acted = -1
        self.over = False
        self.going = False
        self.replied = True
        self.unseen = False  # some seats have not been shown the last action
        self.actions = 0
        self.wrong: list[str] = []

    async def open(self, port: int) -> None:
        """A socket for every seat."""
        for seat, token in enumerate(self.tokens):
            path = f"/api/tables/{self.name}/live?token={token}&since=0"
            self.wires.append(await wire(port, path, partial(self.heard, seat)))

    def heard(self, seat: int, data: bytes) -> None:
        """A message to a seat."""
        message = read(data)
        if message.reply >= 0:
            self.times.answered.append(now() - self.sent_at)
            self.replied = True
            self.actions += 1
            if message.status != 200:
                self.wrong.append(f"{message.status} {message.error}")
        else:
            self.newest[seat] = message
            self.over = self.over or message.over
            if all(seen.version > self.acted for seen in self.newest) and self.unseen:
                self.unseen = False
                self.times.shown.append(now() - self.sent_at)
        if self.going:
            self.move()

    def move(self) -> bool:
        """Act for a seat that can, when all have seen the same; whether it was done."""
        version = self.newest[0].version
        if self.over or not self.replied or version <= self.acted:
            return False
        chosen = -1
        for seat, message in enumerate(self.newest):
            if message.version != version:
                return False
            if message.options and chosen < 0:
                chosen = seat
        if chosen < 0:
            return False
        option = self.chance.choice(self.newest[chosen].options)
        body = {"id": 1, "version": version, "action": option.action}
        self.acted = version
        self.replied = False
        self.unseen = True
        self.sent_at = now()
        self.wires[chosen].send(msgspec.json.encode(body))
        return True

    def close(self) -> None:
        """All sockets."""
        for made in self.wires:
            if made.transport is not None:
                made.transport.close()


def quantile(times: list[float], part: float) -> float:
    """Milliseconds."""
    ordered = sorted(times)
    return round(ordered[int((len(ordered) - 1) * part)] * 1e3, 2) if ordered else 0.0


def game_played() -> str:
    """The game of all tables: the first one in lists."""
    return shelf()[0][0].id


def new_table(server: Process, seats: int, seed: int) -> Any:
    """A table of people only; with a seed, so that every run plays the same games."""
    people = [{"kind": "human", "mine": True}] * seats
    return server.post("/api/tables", {"game": game_played(), "seats": people, "seed": seed})


async def closed_loop(
    server: Process, tables: int, seats: int, seconds: float, rate: float = 0.0
) -> dict[str, Any]:
    """So many tables, each with one action under way all the time.

    With a `rate`, at most so many actions a second begin in all, at one table after another.
    """
    times = Times()
    seeds = count(1)
    chance = random.Random(1)
    playing = []
    for _ in range(tables):
        playing.append(TablePlayed(new_table(server, seats, next(seeds)), chance, times))
        await playing[-1].open(server.port)
    await asyncio.sleep(0.5)

    def begin() -> None:
        for table in playing:
            table.going = True
            table.move()

    begin()
    await asyncio.sleep(1.0)  # warm up
    for table in playing:
        table.going = not rate
    times.clear()
    before, start, used = sum(t.actions for t in playing), now(), server.cpu()
    begun = 0
    while now() - start < seconds:
        await asyncio.sleep(0.005 if rate else 0.05)
        while rate and begun < (now() - start) * rate:
            playing[begun % tables].move()
            begun += 1
        for at, table in enumerate(playing):
            if table.over:  # a game has ended: the next one
                table.close()
                before -= table.actions
                following = TablePlayed(new_table(server, seats, next(seeds)), chance, times)
                playing[at] = following
                await following.open(server.port)
                following.going = not rate
                following.move()
    took, used = now() - start, server.cpu() - used
    done = sum(t.actions for t in playing) - before
    for table in playing:
        table.going = False
    await asyncio.sleep(0.2)
    for table in playing:
        table.close()
    wrong = [line for table in playing for line in table.wrong]
    return {
        "actions": done,
        "actions_per_second": round(done / took),
        **times.figures(),
        "cpu_us_per_action": round(used / max(1, done) * 1e6),
        "errors": len(wrong),
        "first_error": wrong[0] if wrong else "",
    }


async def bare_loop(server: Process, connections: int, seconds: float) -> dict[str, Any]:
    """The bare server: so many connections, each with one message under way."""
    times: list[float] = []
    sent = [0.0] * connections
    wires: list[Wire] = []
    body = msgspec.json.encode(
        {"id": 1, "version": 1234, "action": "summon amulet_of_air", "seat": 1, "pad": "x" * 80}
    )
    going = True

    def heard(k: int, data: bytes) -> None:
        times.append(now() - sent[k])
        if going:
            sent[k] = now()
            wires[k].send(body)

    for k in range(connections):
        wires.append(await wire(server.port, "/ws", partial(heard, k)))
    for k, made in enumerate(wires):
        sent[k] = now()
        made.send(body)
    await asyncio.sleep(0.5)
    times.clear()
    start, used = now(), server.cpu()
    await asyncio.sleep(seconds)
    took, done, used = now() - start, len(times), server.cpu() - used
    going = False
    await asyncio.sleep(0.2)
    for made in wires:
        assert made.transport is not None
        made.transport.close()
    return {
        "messages_per_second": round(done / took),
        "p50_ms": quantile(times, 0.5),
        "p99_ms": quantile(times, 0.99),
        "cpu_us_per_message": round(used / max(1, done) * 1e6),
    }


async def many_sockets(
    server: Process, sockets: int, seats: int, rate: float, seconds: float
) -> dict[str, Any]:
    """Many open sockets, so many actions a second in all; memory of a table in mid-game."""
    times = Times()
    seeds = count(1)
    chance = random.Random(2)
    memory = server.resident()
    wanted = (sockets + seats - 1) // seats
    tables = [
        TablePlayed(new_table(server, seats, next(seeds)), chance, times) for _ in range(wanted)
    ]
    for table in tables:
        await table.open(server.port)
    await asyncio.sleep(0.5)
    for table in tables:  # into the middle of the game
        table.going = True
        table.move()
    while any(not t.over and t.actions < 80 for t in tables):
        await asyncio.sleep(0.1)
    for table in tables:
        table.going = False
    await asyncio.sleep(1.0)
    grown = server.resident() - memory
    times.clear()
    start = now()
    done = 0
    while now() - start < seconds:
        due = int((now() - start) * rate)
        while done < due:
            done += 1
            tables[chance.randrange(wanted)].move()
        await asyncio.sleep(0.002)
    await asyncio.sleep(0.5)
    wrong = [line for table in tables for line in table.wrong]
    for table in tables:
        table.close()
    return {
        "sockets": wanted * seats,
        "actions_per_second": round(len(times.answered) / seconds),
        **times.figures(),
        "kib_per_table": round(grown / wanted / 1024, 1),
        "errors": len(wrong),
    }


async def fill(
    where: str, tables: int, seats: int, who: Sequence[Any] = (), pace: Any = None
) -> None:
    """Put many open tables straight into a store: all dealt, of people if nothing is said."""
    from arcanum.server.making import make
    from arcanum.server.store import Store
    from arcanum.server.tables import Tables
    from arcanum.server.types import Human, NewTable

    store = Store(where)
    made = Tables(store)
    sitting = list(who) or [Human(mine=True) for _ in range(seats)]
    wanted = NewTable(game_played(), sitting, pace=pace)
    for _ in range(tables // 100):
        await asyncio.gather(*(make(made, wanted) for _ in range(100)))
        made.open.clear()
    await store.close()


def loop_runner() -> Callable[[Any], Any]:
    """How to run the client: on the quicker loop, where it is installed."""
    try:
        import uvloop
    except ImportError:
        return asyncio.run
    return uvloop.run


def loadtest(
    seconds: float = 5.0,
    connections: int = 50,
    sockets: int = 1000,
    tables: int = 10_000,
    seats: int = 3,
    rounds: int = 3,
    say: Callable[[str], None] = lambda line: None,
) -> dict[str, Any]:
    """All figures, as one object. `tables` 0 leaves the restart out."""
    run = loop_runner()
    cores = set(os.sched_getaffinity(0))
    folder = Path(tempfile.mkdtemp(prefix="arcanum-load-"))
    result: dict[str, Any] = {"cores": len(cores), "connections": connections, "seats": seats}
    result["load_average"] = [round(load, 1) for load in os.getloadavg()]
    servers: list[Process] = []
    pin(-1)

    def started(kind: str, name: str) -> Process:
        servers.append(Process(["-c", RUN, kind, str(folder / name)], cores))
        return servers[-1]

    try:
        bare = started("bare", "bare.sqlite3")
        ours = started("ours", "ours.sqlite3")
        found = []
        for number in range(rounds):
            base = run(bare_loop(bare, connections, seconds / rounds))
            mine = run(closed_loop(ours, connections, seats, seconds / rounds))
            found.append((base, mine))
            say(
                f"round {number + 1}: {mine['actions_per_second']} actions/s, "
                f"bare {base['messages_per_second']} messages/s"
            )
        bare.stop()
        ours.stop()
        found.sort(key=lambda r: r[1]["actions_per_second"] / r[0]["messages_per_second"])
        base, mine = found[len(found) // 2]
        result["bare"] = base
        result["closed_loop"] = mine
        ratio = mine["actions_per_second"] / max(1, base["messages_per_second"])
        result["over_bare"] = round(ratio, 3)
        ours = started("ours", "many.sqlite3")
        result["open_sockets"] = run(many_sockets(ours, sockets, seats, 200.0, seconds))
        say(f"open sockets: {result['open_sockets']}")
        ours.stop()
        if tables:
            run(fill(str(folder / "full.sqlite3"), tables, seats))
            ours = started("ours", "full.sqlite3")
            result["restart"] = {
                "tables": tables,
                "seconds": round(ours.start_seconds, 2),
            }
            ours.stop()
    finally:
        for server in servers:
            if server.process.poll() is None:
                server.process.kill()
                server.process.wait()
        os.sched_setaffinity(0, cores)
        shutil.rmtree(folder, ignore_errors=True)
    return result
