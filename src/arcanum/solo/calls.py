"""The calls that a table without a server answers: the same paths and the same JSON."""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable
from functools import partial
from typing import Any, Final, NamedTuple
from urllib.parse import parse_qs, unquote

from arcanum.games import ids
from arcanum.kernel.errors import ArcanumError, BadSetting, IllegalAction
from arcanum.lessons import find_lesson, find_try
from arcanum.lessons.reading import Position
from arcanum.server import (
    acting,
    agreeing,
    chatting,
    choosing,
    conceding,
    history,
    importing,
    inviting,
    learning,
    seating,
    taking,
)
from arcanum.server import types as t
from arcanum.server.errors import Refused
from arcanum.server.heard import Viewer
from arcanum.server.making import make
from arcanum.server.replays import Replays
from arcanum.server.secret import new_token, token_hash
from arcanum.server.standing import STANDING, ordered, orders_of
from arcanum.server.table import Table
from arcanum.server.tables import Tables
from arcanum.solo.advice import Adviser


class Asked(NamedTuple):
    """A call as it came: the names in its path, what stands behind it, who asks, the body."""

    names: tuple[str, ...]
    query: dict[str, str]
    token: str
    body: Any

    def number(self, name: str) -> int:
        """A number behind the question mark; 0 if there is none."""
        found = self.query.get(name, "")
        if found and not found.isdecimal():
            raise Refused(400, f"'{name}' must be a number")
        return int(found or 0)


Answer = tuple[int, Any]  # status, and a message, or bytes of JSON, or a text
Handler = Callable[[Asked], Awaitable[Any]]

T: Final = "/tables/([^/]+)"


class Calls:
    """All calls of one browser."""

    def __init__(self, tables: Tables, adviser: Adviser) -> None:
        self.tables = tables
        self.adviser = adviser
        self.replays = Replays()
        self.routes: list[tuple[str, re.Pattern[str], Any, Handler]] = [
            (method, re.compile(path), body, handler)
            for method, path, body, handler in self.listed()
        ]

    def listed(self) -> list[tuple[str, str, Any, Handler]]:
        """Method, path, type of the body, and who answers."""
        return [
            ("POST", "/deals", t.Nothing, self.promise),
            ("POST", "/tables", t.NewTable, self.create),
            ("POST", "/records", t.NewRecord, self.bring),
            ("GET", T, None, self.look),
            ("POST", f"{T}/actions", t.Act, self.act),
            ("POST", f"{T}/why", t.Wonder, self.why),
            ("POST", f"{T}/undo", t.TakeBack, self.undo),
            ("POST", f"{T}/claim", t.Claim, self.claim),
            ("POST", f"{T}/invites", t.Invite, self.invite),
            ("POST", f"{T}/asks", t.Propose, self.propose),
            ("POST", f"{T}/answer", t.Answer, self.answer),
            ("POST", f"{T}/concede", t.JustToken, self.concede),
            ("POST", f"{T}/rules", t.GoOn, self.go_on),
            ("POST", f"{T}/return", t.JustToken, self.come_back),
            ("POST", f"{T}/leave", t.JustToken, self.leave),
            ("POST", f"{T}/name", t.Naming, self.name),
            ("POST", f"{T}/chat", t.Say, self.say),
            ("GET", f"{T}/chat", None, self.chat),
            ("GET", f"{T}/gallery", None, self.gallery),
            ("PUT", f"{T}/notebook", t.Notebook, self.jot),
            ("GET", f"{T}/notebook", None, self.notebook),
            ("GET", f"{T}/choices", None, self.choices),
            ("PUT", f"{T}/choices", t.Choices, self.choose),
            ("POST", f"{T}/hint", t.JustToken, self.hint),
            ("GET", f"{T}/record", None, self.record),
            ("POST", f"{T}/record", t.TakeAlong, self.take_along),
            ("GET", f"{T}/history", None, self.moment),
            ("GET", f"{T}/missed", None, self.missed),
            ("GET", f"{T}/heard", None, self.heard),
            ("GET", f"{T}/analysis", None, self.analysis),
            ("POST", f"{T}/analysis", t.JustToken, self.analyse),
            ("POST", f"{T}/analysis/stop", t.JustToken, self.stop),
            ("POST", f"{T}/fork", t.Fork, self.fork),
            ("POST", f"{T}/page", t.TurnPage, self.turn_page),
            ("POST", "/lessons/([^/]+)/([^/]+)", t.NewLesson, self.begin_lesson),
            ("POST", "/try/([^/]+)/([^/]+)", t.NewLesson, self.try_rule),
        ]

    async def answer_to(self, method: str, path: str, token: str, body: Any) -> Answer:
        """The answer to a call; what is refused is an answer too."""
        path, _, behind = path.partition("?")
        query = {name: values[-1] for name, values in parse_qs(behind).items()}
        try:
            for known, pattern, kind, handler in self.routes:
                found = pattern.fullmatch(path) if known == method else None
                if found is not None:
                    names = tuple(unquote(name) for name in found.groups())
                    said = body if kind is None else read(body, kind)
                    return 200, await handler(Asked(names, query, token, said))
        except Refused as no:
            wrong = t.Wrong(error=no.line, key=no.key, args=no.values)
            if no.rule or no.status == 422:
                wrong.rule = no.rule
            return no.status, wrong
        except ArcanumError as wrong_data:
            return 422, t.Wrong(error=str(wrong_data))
        return 404, t.Wrong(error="there is nothing at this address")

    # -- who asks

    async def seat(self, asked: Asked) -> tuple[Table, int]:
        """The table and the seat that the token opens."""
        return await self.tables.seat(asked.names[0], asked.token)

    async def viewer(self, asked: Asked) -> tuple[Table, Viewer]:
        """The table and who looks at it."""
        return await self.tables.viewer(asked.names[0], asked.token or None)

    # -- tables

    async def promise(self, asked: Asked) -> t.Promised:
        return t.Promised(*await self.tables.promises.new())

    async def create(self, asked: Asked) -> t.Made:
        return await make(self.tables, asked.body)

    async def bring(self, asked: Asked) -> t.Made:
        body: t.NewRecord = asked.body
        record, wanted, events = importing.imported(body.record, body.seats)
        check = partial(importing.comes_to, record)
        try:
            return await make(self.tables, wanted, "", events, record.chance, check=check)
        except IllegalAction as wrong:
            line = f"this record cannot be used: {wrong}"
            raise Refused(422, line, "bad-record") from wrong

    async def look(self, asked: Asked) -> bytes:
        table, viewer = await self.viewer(asked)
        public = asked.query.get("public") == "1"
        return table.shown(viewer, asked.number("since"), public)[0]

    async def act(self, asked: Asked) -> t.Acted:
        table, seat = await self.seat(asked)
        body: t.Act = asked.body
        return t.Acted(await acting.act(self.tables, table, seat, body.version, body.action))

    async def why(self, asked: Asked) -> t.Why:
        table, seat = await self.seat(asked)
        room = table.room
        no = room.why_not(seat, " ".join(asked.body.action.split()))
        if no is None:
            return t.Why(room.version, True)
        return t.Why(room.version, False, no.line, no.rule, no.key, no.values)

    async def undo(self, asked: Asked) -> t.TakenBack:
        table, seat = await self.seat(asked)
        body: t.TakeBack = asked.body
        back = await agreeing.take_back(self.tables, table, seat, body.version, body.unrated)
        return t.TakenBack(*back)

    # -- seats

    async def claim(self, asked: Asked) -> t.Claimed:
        table = await self.tables.get(asked.names[0])
        body: t.Claim = asked.body
        token = new_token()
        hashes = token_hash(body.invite).hex(), token_hash(token).hex()
        seat = await inviting.claim(self.tables, table, *hashes, body.name, body.entropy)
        return t.Claimed(seat, token)

    async def invite(self, asked: Asked) -> t.Invited:
        table, by = await self.seat(asked)
        body: t.Invite = asked.body
        invite = "" if body.close else new_token()
        hashed = token_hash(invite).hex() if invite else ""
        await inviting.invite(self.tables, table, by, body.seat, hashed)
        return t.Invited(body.seat, invite)

    async def propose(self, asked: Asked) -> t.Answered:
        table, by = await self.seat(asked)
        body: t.Propose = asked.body
        if body.kind != "takeover":
            done = await agreeing.propose_to_all(self.tables, table, by, body.kind)
            return t.Answered(done)
        done = await agreeing.propose_takeover(self.tables, table, by, body.seat, body.bot)
        return t.Answered(done)

    async def answer(self, asked: Asked) -> t.Answered:
        table, seat = await self.seat(asked)
        body: t.Answer = asked.body
        return t.Answered(await agreeing.answer(self.tables, table, seat, body.ask, body.agree))

    async def concede(self, asked: Asked) -> t.Answered:
        return t.Answered(await conceding.concede(self.tables, *await self.seat(asked)))

    async def go_on(self, asked: Asked) -> t.Answered:
        table, seat = await self.seat(asked)
        return t.Answered(await agreeing.go_on(self.tables, table, seat, asked.body.go_on))

    async def come_back(self, asked: Asked) -> t.Empty:
        await seating.come_back(self.tables, *await self.seat(asked))
        return t.Empty()

    async def leave(self, asked: Asked) -> t.Empty:
        await seating.leave(self.tables, *await self.seat(asked))
        return t.Empty()

    async def name(self, asked: Asked) -> t.Empty:
        await seating.name(self.tables, *await self.seat(asked), asked.body.name)
        return t.Empty()

    async def say(self, asked: Asked) -> t.Said:
        table, seat = await self.seat(asked)
        body: t.Say = asked.body
        key, text = chatting.words_of(body.text, body.phrase)
        line = body.line
        note = -1 if line is None else chatting.note_at(table.room, seat, line)
        async with table.lock:
            return t.Said(await chatting.say(self.tables, table, seat, text, key, note))

    async def chat(self, asked: Asked) -> t.Chat:
        table, seat = await self.seat(asked)
        lines = await self.tables.store.chat(table.id, asked.number("since"))
        return t.Chat(chatting.as_heard(table.room, seat, lines))

    async def gallery(self, asked: Asked) -> t.Gallery:
        await self.viewer(asked)
        return t.Gallery([])  # nobody looks on here

    async def jot(self, asked: Asked) -> t.Empty:
        table, seat = await self.seat(asked)
        await self.tables.store.jot(table.id, seat, asked.body.text)
        return t.Empty()

    async def notebook(self, asked: Asked) -> t.NotebookShown:
        table, seat = await self.seat(asked)
        return t.NotebookShown(await self.tables.store.notebook(table.id, seat))

    async def choices(self, asked: Asked) -> t.ChoicesShown:
        table, seat = await self.seat(asked)
        return t.ChoicesShown([], None, orders_of(table.room, seat).kinds(), "")

    async def choose(self, asked: Asked) -> t.Empty:
        """Standing orders. There are no clocks here, and no notices that could be quiet."""
        table, seat = await self.seat(asked)
        wanted: t.Choices = asked.body
        text = ordered(table.room, seat, list(wanted.orders or ()))
        await choosing.choose(self.tables, table, seat, STANDING, text)
        return t.Empty()

    # -- looking back, and advice

    async def hint(self, asked: Asked) -> t.Hints:
        return await self.adviser.hint(*await self.seat(asked))

    async def record(self, asked: Asked) -> str:
        table, _ = await self.viewer(asked)
        return history.record(table.room)

    async def take_along(self, asked: Asked) -> str:
        table, seat = await self.seat(asked)
        body: t.TakeAlong = asked.body
        others = [(await self.tables.seat(table.id, token))[1] for token in body.also]
        return taking.record_for(table.room, [seat, *others])

    async def moment(self, asked: Asked) -> bytes:
        table, _ = await self.viewer(asked)
        seat = asked.query.get("seat", "all")
        return await self.replays.moment(table.room, asked.number("at"), seat)

    async def missed(self, asked: Asked) -> t.Missed:
        table, viewer = await self.viewer(asked)
        return t.Missed(await history.missed(table.room, viewer, asked.number("since")))

    async def heard(self, asked: Asked) -> t.Heard:
        table, viewer = await self.viewer(asked)
        return t.Heard(history.heard(table.room, viewer))

    async def analysis(self, asked: Asked) -> t.AnalysisShown:
        table, _ = await self.viewer(asked)
        return await self.adviser.look(table)

    async def analyse(self, asked: Asked) -> t.AnalysisShown:
        table, _ = await self.seat(asked)
        return await self.adviser.start(table)

    async def stop(self, asked: Asked) -> t.AnalysisShown:
        table, _ = await self.seat(asked)
        return await self.adviser.stop(table)

    async def fork(self, asked: Asked) -> t.Made:
        table, viewer = await self.viewer(asked)
        body: t.Fork = asked.body
        wanted, events = history.forked(table.room, body.at, body.seats, viewer)
        return await make(self.tables, wanted, table.id, events, table.room.head.chance)

    # -- lessons

    async def begin_lesson(self, asked: Asked) -> t.Made:
        return await self.taught(find_lesson, asked)

    async def try_rule(self, asked: Asked) -> t.Made:
        return await self.taught(find_try, asked)

    async def taught(self, find: Callable[[str, str], Position], asked: Asked) -> t.Made:
        """A table of a lesson, or of a rule to try."""
        game, name = asked.names
        if game not in ids():
            raise Refused(404, "there is no such game")
        try:
            position = find(game, name)
        except BadSetting as wrong:
            raise Refused(404, str(wrong)) from wrong
        return await learning.begin(self.tables, position, asked.body)

    async def turn_page(self, asked: Asked) -> t.Acted:
        table, seat = await self.seat(asked)
        body: t.TurnPage = asked.body
        return t.Acted(
            await learning.turn_page(self.tables, table, seat, body.version, body.to)
        )


def read(body: Any, kind: Any) -> Any:
    """A body as its message."""
    import msgspec

    try:
        return msgspec.convert(body, kind)
    except (ValueError, TypeError) as wrong:
        raise Refused(400, str(wrong)) from wrong
