"""Tournaments: people join, the server makes the tables of each round, results make standings.

A round is paired and stored with all its tables in one transaction; its key is taken once, so
that several processes never pair it twice.
"""

from __future__ import annotations

import json
import logging
import time
from dataclasses import dataclass
from typing import Any, Final

from arcanum.games import ids
from arcanum.kernel.errors import BadSetting
from arcanum.server import secret
from arcanum.server.database import Statement
from arcanum.server.errors import Clash, Refused, StoreDown
from arcanum.server.faces import faces
from arcanum.server.meeting import pairing
from arcanum.server.meeting.laying import Keys, Laid, Sitter, Wanted, lay
from arcanum.server.meeting.scoring import FILLER, Kind, Played, standings, still_in
from arcanum.server.meeting.types import NewTournament
from arcanum.server.store import Store
from arcanum.server.tables import Tables
from arcanum.server.wording import display_name

log = logging.getLogger("arcanum.server")

BOT: Final = "normal"  # fills a table of a duplicate
OPEN, RUNNING, OVER, CANCELLED = "open", "running", "over", "cancelled"
MOST_ROUNDS: Final = 30
MOST_OWN: Final = 20  # that are not over, of one organiser
MOST_LOOKED_AT: Final = 50  # running ones, at a time
FIELDS = """id, name, game, kind, seats, settings, pace, rounds, most, state, round, listed,
    owner, club, people, created"""
INSERT = f"INSERT INTO tournaments ({FIELDS}, changed) VALUES ({', '.join('?' * 17)})"
ENTER = """INSERT INTO entrants (tournament, number, account, shown, gone, joined)
    VALUES (?, ?, ?, ?, 0, ?)"""
PAIR = """INSERT INTO pairings (tournament, round, grp, sitting, played, scores, places, void)
    VALUES (?, ?, ?, ?, ?, '', '', 0)"""
MOVE = """UPDATE tournaments SET round = ?, rounds = ?, state = ?, changed = ?
    WHERE id = ?"""

TELL = """UPDATE tables SET told = 0 WHERE id IN
    (SELECT played FROM pairings WHERE tournament = ? AND round = ?)"""
# Tables of a duplicate where people still play when its deal is told: they are not rated.
UNRATE = """INSERT INTO assisted SELECT played, 'told' FROM pairings WHERE tournament = ?
    AND round = ? AND places = '' AND played IS NOT NULL ON CONFLICT DO NOTHING"""
NOT_YET: Final = 1e12  # seconds since 1970: until the round is over


@dataclass(frozen=True)
class Tournament:
    """A tournament as it is stored."""

    id: str
    name: str
    game: str
    kind: Kind
    seats: int
    settings: dict[str, str]
    pace: tuple[int, int] | None
    rounds: int
    most: int
    state: str
    round: int
    listed: bool
    owner: str
    club: str
    people: int
    created: float


@dataclass(frozen=True)
class Entry:
    """Who takes part."""

    number: int
    account: str
    shown: str
    gone: bool


@dataclass(frozen=True)
class Pairing:
    """A group of a round, and its table."""

    played: Played
    table: str


class Tournaments:
    """All tournaments of this server."""

    def __init__(self, store: Store, tables: Tables, keys: Keys) -> None:
        self.store = store
        self.tables = tables
        self.keys = keys

    # -- finding

    async def get(self, name: str) -> Tournament:
        """A tournament by its id, or 404."""
        found: list[tuple[Any, ...]] = []
        if "\0" not in name and len(name) <= 64:
            sql = f"SELECT {FIELDS} FROM tournaments WHERE id = ?"
            found = await self.store.rows(sql, name)
        if not found:
            raise Refused(404, "there is no such tournament")
        return tournament_of(found[0])

    async def entries(self, name: str) -> list[Entry]:
        """Who takes part, by number."""
        rows = await self.store.rows(
            "SELECT number, COALESCE(account, ''), shown, gone FROM entrants "
            "WHERE tournament = ? ORDER BY number",
            name,
        )
        return [
            Entry(number, account, shown, bool(gone)) for number, account, shown, gone in rows
        ]

    async def pairings(self, name: str) -> list[Pairing]:
        """All groups, by round."""
        rows = await self.store.rows(
            "SELECT round, grp, sitting, played, scores, places, void FROM pairings "
            "WHERE tournament = ? ORDER BY round, grp",
            name,
        )
        return [pairing_of(row) for row in rows]

    def code(self, name: str) -> str:
        """The secret of the join link. Nothing of it is stored."""
        return self.keys.of(f"tournament {name}")[:16]

    # -- before it begins

    async def create(self, wanted: NewTournament, me: str, shown: str) -> str:
        """A new tournament of an organiser, who takes part only by joining."""
        settings = checked(wanted)
        under_way = await self.store.rows(
            "SELECT COUNT(*) FROM tournaments WHERE owner = ? AND state IN (?, ?)",
            me,
            OPEN,
            RUNNING,
        )
        if under_way[0][0] >= MOST_OWN:
            raise Refused(409, f"{MOST_OWN} of your tournaments are not over yet")
        if wanted.club and not await self.belongs(wanted.club, me):
            raise Refused(403, "you are not in this club")
        name = secret.new_id()
        now = time.time()
        pace = (wanted.pace.bank, wanted.pace.add) if wanted.pace else None
        values = (
            name,
            display_name(wanted.name),
            wanted.game,
            wanted.kind,
            wanted.seats,
            json.dumps(settings),
            json.dumps(pace),
            wanted.rounds,
            wanted.most,
            OPEN,
            0,
            int(wanted.listed and not wanted.club),
            me,
            wanted.club,
            0,
            now,
            now,
        )
        await self.store.write((INSERT, values))
        return name

    async def belongs(self, club: str, me: str) -> bool:
        """Whether somebody is in a club."""
        sql = "SELECT 1 FROM members WHERE club = ? AND account = ?"
        return bool(club and me and await self.store.rows(sql, club, me))

    async def may_see(self, one: Tournament, me: str, code: str) -> bool:
        """Whether somebody may look: it is listed, they take part, or they have the link."""
        if one.listed or (me and me == one.owner) or self.fits(one, code):
            return True
        sql = "SELECT 1 FROM entrants WHERE account = ? AND tournament = ?"
        if me and await self.store.rows(sql, me, one.id):
            return True
        return await self.belongs(one.club, me)

    def fits(self, one: Tournament, code: str) -> bool:
        """Whether this is the secret of the join link."""
        return bool(code) and secret.same(code, self.code(one.id))

    async def join(self, one: Tournament, me: str, shown: str, code: str) -> None:
        """Take part."""
        if not await self.may_see(one, me, code):
            raise Refused(404, "there is no such tournament")
        if one.state != OPEN:
            raise Refused(409, "this tournament has begun already")
        entries = await self.entries(one.id)
        if any(each.account == me for each in entries):
            return
        if len(entries) >= one.most:
            raise Refused(409, "this tournament is full")
        number = max((each.number for each in entries), default=-1) + 1
        try:
            await self.store.write(
                (ENTER, (one.id, number, me, shown, time.time())), counted(one.id)
            )
        except Clash:
            if not any(each.account == me for each in await self.entries(one.id)):
                raise Refused(409, "somebody else came at the same moment: try again") from None

    async def leave(self, one: Tournament, me: str) -> None:
        """Take part no longer. Once it has begun, the results stay."""
        found = [each for each in await self.entries(one.id) if me and each.account == me]
        if not found:
            raise Refused(409, "you do not take part")
        await self.take_out(one, found[0].number)

    async def take_out(self, one: Tournament, number: int) -> None:
        """Somebody goes: without a trace before it begins, with their results afterwards."""
        if one.state in (OVER, CANCELLED):
            raise Refused(409, "this tournament is over")
        key = (one.id, number)
        sql = "UPDATE entrants SET gone = 1 WHERE tournament = ? AND number = ?"
        if one.state == OPEN:
            sql = "DELETE FROM entrants WHERE tournament = ? AND number = ?"
        await self.store.write((sql, key), counted(one.id))

    # -- what its organiser does

    def owned(self, one: Tournament, me: str) -> None:
        """Refuse, unless it is theirs."""
        if not me or one.owner != me:
            raise Refused(403, "only the organiser may do this")

    async def remove(self, one: Tournament, me: str, number: int) -> None:
        """The organiser takes somebody out."""
        self.owned(one, me)
        if all(each.number != number for each in await self.entries(one.id)):
            raise Refused(404, "nobody has this number")
        await self.take_out(one, number)

    async def start(self, one: Tournament, me: str) -> None:
        """The first round."""
        self.owned(one, me)
        if one.state != OPEN:
            raise Refused(409, "this tournament has begun already")
        entries = await self.entries(one.id)
        if len(entries) < 2:
            raise Refused(409, "a tournament needs two people at least", key="too-few")
        if one.kind == "duplicate" and len(entries) <= one.seats:
            raise Refused(409, "a duplicate needs two tables at least", key="too-few-tables")
        await self.pair(one, entries, [])

    async def own_game_first(self, one: Tournament, me: str) -> None:
        """Refuse an organiser whose own game of this round is not over: they may be losing."""
        mine = {each.number for each in await self.entries(one.id) if each.account == me}
        for each in await self.pairings(one.id):
            played = each.played
            if played.round == one.round and not played.done and mine & set(played.sitting):
                raise Refused(409, "your own game comes to its end first", key="own-game-first")

    async def close_round(self, one: Tournament, me: str) -> None:
        """End a round: tables that still play give no points, and the next round begins."""
        self.owned(one, me)
        if one.state != RUNNING:
            raise Refused(409, "no round is under way")
        await self.own_game_first(one, me)
        sql = (
            "UPDATE pairings SET void = 1 WHERE tournament = ? AND round = ? AND places = '' "
            "AND played IS NOT NULL"
        )
        await self.store.write((sql, (one.id, one.round)), *unrated(one))
        await self.go_on(one.id)

    async def cancel(self, one: Tournament, me: str) -> None:
        """It ends here. What was played stays."""
        self.owned(one, me)
        if one.state in (OVER, CANCELLED):
            raise Refused(409, "this tournament is over")
        await self.own_game_first(one, me)
        sql = "UPDATE tournaments SET state = ?, changed = ? WHERE id = ?"
        told = (TELL, (one.id, one.round))
        cancelled = (sql, (CANCELLED, time.time(), one.id))
        await self.store.write(*unrated(one), cancelled, told)

    # -- rounds

    async def counted(self, table: str) -> None:
        """A game has ended: does its tournament go on?"""
        found = await self.store.rows("SELECT tournament FROM pairings WHERE played = ?", table)
        if found:
            await self.go_on(found[0][0])

    async def look(self) -> None:
        """Tournaments that a stop left between two rounds, the longest unchanged first."""
        rows = await self.store.rows(
            "SELECT id FROM tournaments WHERE state = ? ORDER BY changed LIMIT ?",
            RUNNING,
            MOST_LOOKED_AT,
        )
        for (name,) in rows:
            try:
                await self.go_on(name)
            except (Refused, StoreDown) as wrong:
                log.warning("tournament %s does not go on: %s", name, wrong)

    async def go_on(self, name: str) -> None:
        """If all tables of the round are done: the next round, or the end."""
        one = await self.get(name)
        if one.state != RUNNING:
            return
        played = await self.pairings(name)
        if not all(each.played.done for each in played if each.played.round == one.round):
            return
        await self.pair(one, await self.entries(name), [each.played for each in played])

    async def pair(self, one: Tournament, entries: list[Entry], played: list[Played]) -> None:
        """Store the next round with its tables, or that it is over."""
        groups, rounds = next_round(one, entries, played)
        at = one.round + 1
        now = time.time()
        if not groups:
            over = (MOVE, (one.round, rounds, OVER, now, one.id))
            await self.store.write(over, (TELL, (one.id, one.round)))
            return
        known = {each.number: each for each in entries}
        statements: list[Statement] = [(TELL, (one.id, one.round))]
        laid: list[Laid] = []
        for number, group in enumerate(groups):
            table = None
            if len(group) > 1:
                table = await self.table(one, at, [known.get(who) for who in group])
                laid.append(table)
                statements += table.statements
            values = (one.id, at, number, json.dumps(group), table.id if table else None)
            statements.append((PAIR, values))
        statements.append((MOVE, (at, rounds, RUNNING, now, one.id)))
        try:
            await self.store.write(*statements)
        except Clash:  # another process was quicker
            return
        for table in laid:
            table.open(self.tables)
        if not laid:  # only byes: nothing will ever end
            await self.go_on(one.id)

    async def table(self, one: Tournament, at: int, people: list[Entry | None]) -> Laid:
        """A table of a round. All tables of a duplicate have the same deal."""
        same = one.kind == "duplicate"
        sitting = [
            Sitter(bot=BOT) if who is None else Sitter(who.account, who.shown) for who in people
        ]
        return await lay(
            self.tables,
            Wanted(
                one.game,
                one.settings,
                sitting,
                pace=one.pace,
                onlookers=not same,
                deal=self.keys.deal(f"{one.id} {at}") if same else None,
                told=NOT_YET if same else 0.0,
                club=one.club,
            ),
        )


def unrated(one: Tournament) -> list[Statement]:
    """The statements for tables that play on while everybody may see what their deal holds."""
    return [(UNRATE, (one.id, one.round))] if one.kind == "duplicate" else []


def checked(wanted: NewTournament) -> dict[str, str]:
    """The settings, if so many can play that game with them."""
    if wanted.game not in ids():
        raise Refused(422, f"there is no game '{wanted.game}'")
    game = faces(wanted.game).game
    try:
        settings = game.settle_options(wanted.options)
    except BadSetting as wrong:
        raise Refused(422, str(wrong)) from wrong
    fewest, most = game.seats_for(settings)
    least = wanted.seats if wanted.kind == "duplicate" else 2  # a group may be smaller
    for seats in range(least, wanted.seats + 1):
        if not fewest <= seats <= most or not game.fits(seats, settings):
            raise Refused(422, f"this game is not for {seats} with these options")
    return dict(settings)


def next_round(
    one: Tournament, entries: list[Entry], played: list[Played]
) -> tuple[list[pairing.Group], int]:
    """The groups of the next round, seated, and how many rounds there are; no groups: over."""
    at = one.round + 1
    done = [
        [each.sitting for each in played if each.round == number] for number in range(1, at)
    ]
    people = [each.number for each in entries if not each.gone]
    rounds = one.rounds or usual_rounds(one, len(entries))
    groups: list[pairing.Group] = []
    if one.kind == "knock-out":
        left = [who for who in still_in(people, played, one.round) if who in people]
        final = one.round > 0 and len(done[-1]) == 1
        if not final and left:
            groups = pairing.knock_out(left, one.seats) if len(left) > 1 else []
        rounds = at if groups else one.round
        rounds += len_of_knock_out(groups, one.seats)
    elif at <= rounds and len(people) > 1:
        everybody = [each.number for each in entries]
        if one.kind == "round-robin":
            groups = of_schedule(everybody, one.seats, people, at)
        else:
            groups = groups_of(one, people, played, done, at)
    held = pairing.seats_held(done)
    return [pairing.seated(group, held) for group in groups], min(rounds, MOST_ROUNDS)


def len_of_knock_out(groups: list[pairing.Group], seats: int) -> int:
    """How many rounds follow a round."""
    more, people = 0, 0
    left = groups
    while len(left) > 1:
        people = sum(pairing.going_on(len(group)) for group in left)
        left = pairing.knock_out(list(range(people)), seats)
        more += 1
    return more


def groups_of(
    one: Tournament,
    people: list[int],
    played: list[Played],
    done: list[list[pairing.Group]],
    at: int,
) -> list[pairing.Group]:
    """The groups of a round in which everybody plays."""
    if one.kind == "duplicate":
        missing = -len(people) % one.seats
        fillers = [FILLER - extra for extra in range(missing)]
        met = pairing.meetings(done)
        turned = people[at % len(people) :] + people[: at % len(people)]
        groups = pairing.evenly(spread_out(turned, fillers, one.seats), one.seats, met)
        return [tuple(max(who, FILLER) for who in group) for group in groups]
    order = [each.who for each in standings(one.kind, people, played)]
    return pairing.swiss(order, one.seats, done)


def of_schedule(
    everybody: list[int], seats: int, people: list[int], at: int
) -> list[pairing.Group]:
    """A round of a round robin. It was made for all who began; who has gone leaves a gap."""
    schedule = pairing.round_robin(len(everybody), seats)
    groups = [
        tuple(everybody[who] for who in group if everybody[who] in people)
        for group in schedule[(at - 1) % len(schedule)]
    ]
    return [group for group in groups if group]


def spread_out(people: list[int], fillers: list[int], seats: int) -> list[int]:
    """Bots among people: no more than one at a table, as far as that can be had."""
    out = list(people)
    for number, filler in enumerate(fillers):
        out.insert(min(len(out), number * seats), filler)
    return out


def usual_rounds(one: Tournament, people: int) -> int:
    """As many rounds as the kind needs."""
    if one.kind == "round-robin":
        return len(pairing.round_robin(people, one.seats))
    if one.kind == "duplicate":
        return one.seats  # everybody holds each seat once
    return max(1, (people - 1).bit_length())  # Swiss: as many as a knock-out would take


def counted(name: str) -> Statement:
    """The statement for how many take part."""
    sql = (
        "UPDATE tournaments SET people = (SELECT COUNT(*) FROM entrants "
        "WHERE tournament = ? AND gone = 0), changed = ? WHERE id = ?"
    )
    return (sql, (name, time.time(), name))


def tournament_of(row: tuple[Any, ...]) -> Tournament:
    """A row of the store."""
    values = list(row)
    values[5] = json.loads(values[5])
    pace = json.loads(values[6])
    values[6] = None if pace is None else (int(pace[0]), int(pace[1]))
    values[11] = bool(values[11])
    return Tournament(*values)


def pairing_of(row: tuple[Any, ...]) -> Pairing:
    """A row of the store."""
    at, group, sitting, table, scores, places, void = row
    played = Played(
        at,
        group,
        tuple(json.loads(sitting)),
        tuple(json.loads(scores)) if scores else (),
        tuple(json.loads(places)) if places else (),
        bool(void),
    )
    return Pairing(played, table or "")
