"""What a player may do only if the others agree: a late undo, a bot for somebody's seat, a
pause, or an end before its time."""

from __future__ import annotations

import time
from collections.abc import Awaitable, Callable

from msgspec.structs import replace

from arcanum.server.absence import has_left, may_be_replaced
from arcanum.server.acting import table_has_changed
from arcanum.server.asking import put
from arcanum.server.conceding import end
from arcanum.server.errors import Clash, Refused, conceded, same_deal, stale
from arcanum.server.happening import happen
from arcanum.server.inviting import free_seat_of_host, give_to_bot
from arcanum.server.opponents import known_bot
from arcanum.server.proposals import ENDS, Proposal
from arcanum.server.seating import take_over
from arcanum.server.standstill import GO_ON, PAUSE
from arcanum.server.statements import helped
from arcanum.server.stored import NO_RESULT, UNDO, WITH_SCORES, Event
from arcanum.server.table import Table
from arcanum.server.tables import Tables
from arcanum.server.types import ProposalKind
from arcanum.server.undoing import shows_bots, why_kept


async def take_back(
    tables: Tables, table: Table, seat: int, base: int, unrated: bool = False
) -> tuple[int, bool]:
    """Take the last step back, or ask the others: the version, and whether they are asked.

    `unrated`: the player knows that the game is not rated then, where that is so.
    """
    async with table.lock:
        room = table.room
        log = room.log
        if log.already(-1 - seat, base, str(len(log.kept))) is not None:
            return room.version, False
        if base != room.version:
            raise stale(room.version, base)
        if seat in room.conceded:
            raise conceded()
        why = why_kept(room, seat)
        if why is not None:
            raise why
        if room.steps.of(seat):
            await undo(tables, table, seat, len(log.kept) - 1)
            return room.version, False
        keep = log.own_last(seat)
        costs = shows_bots(room, keep) and await tables.store.rates(room.head)
        if costs and not unrated:
            line = "a bot has decided since then: if you take it back, this game is not rated"
            raise Refused(422, line, "costs-rating")
        proposal = new_proposal(table, "undo", seat, seat, keep=keep, unrated=costs)
        asked = not await propose(tables, table, proposal)
        return room.version, asked


async def propose_to_all(tables: Tables, table: Table, by: int, kind: ProposalKind) -> bool:
    """Propose a pause, or that the game ends now; whether it has happened already."""
    async with table.lock:
        room = table.room
        room.must_run()
        if by in room.conceded:
            raise conceded()
        if kind == "pause" and room.still.paused is not None:
            raise Refused(409, "the players pause already")
        return await propose(tables, table, new_proposal(table, kind, by, by))


async def go_on_after_pause(tables: Tables, table: Table, seat: int) -> None:
    """A player ends the pause: clocks run again."""
    async with table.lock:
        if table.room.still.paused is not None:
            await happen(tables, table, GO_ON, seat, seat)


async def propose_takeover(tables: Tables, table: Table, by: int, seat: int, bot: str) -> bool:
    """Propose that a bot plays for a seat; whether it does already."""
    async with table.lock:
        room = table.room
        if seat >= room.head.seats:
            raise Refused(422, f"this table has {room.head.seats} seats")
        if room.seats[seat].bot:
            raise Refused(409, "a bot plays there already")
        if room.seats[seat].free:
            free_seat_of_host(table, by, seat)
            await give_to_bot(tables, table, seat, bot)
            return True
        if by in room.conceded:
            raise conceded()
        if seat == by and room.head.told:
            raise same_deal()
        if seat != by and not may_be_replaced(room, seat, table.presence.here()[seat]):
            raise Refused(409, "this player has not left the table")
        known_bot(bot, room.head.game)
        return await propose(tables, table, new_proposal(table, "takeover", by, seat, bot))


async def go_on(tables: Tables, table: Table, seat: int, yes: bool) -> bool:
    """The rules have changed: this seat goes on, or proposes to end the game.

    Whether all people at the table have said that they go on, or it has ended.
    """
    async with table.lock:
        room = table.room
        if not room.crossings:
            raise Refused(409, "the rules of this table have not changed")
        if room.over or room.s is None:
            raise Refused(409, room.read_only or "the game is over")
        if seat in room.conceded:
            raise conceded()
        crossing = room.crossings[-1]
        if not yes:
            return await propose(tables, table, new_proposal(table, "end", seat, seat))
        if seat not in crossing.agreed:
            agreed = sorted([*crossing.agreed, seat])
            await tables.store.go_on(table.id, len(room.crossings), agreed)
            crossing.agreed = agreed
            table.presence.wake()
        return all(p in crossing.agreed for p in room.seats.people())


async def answer(tables: Tables, table: Table, seat: int, number: int, agree: bool) -> bool:
    """Yes or no to what is proposed; whether it has happened."""
    async with table.lock:
        proposal = table.room.proposals.open
        if proposal is None or proposal.number != number:
            raise Refused(409, "this is no longer asked", "not-asked")
        may_answer = proposal.wanted if agree else [*proposal.wanted, proposal.by]
        if seat not in may_answer:
            raise Refused(409, "you are not asked")
        holds = still_holds(table, proposal)
        if not agree or not holds:
            await put(tables, table, None)
            if not holds:
                raise Refused(409, "this is no longer asked", "not-asked")
            return False
        agreed = [*proposal.agreed, seat]
        left = [p for p in asked_for(table, proposal) if p not in agreed]
        if left:
            await put(tables, table, replace(proposal, wanted=left, agreed=agreed))
            return False
        await CARRY_OUT[proposal.kind](tables, table, proposal)
        return True


# -- proposals. The caller has the lock.


def new_proposal(
    table: Table,
    kind: ProposalKind,
    by: int,
    seat: int,
    bot: str = "",
    keep: int = 0,
    unrated: bool = False,
) -> Proposal:
    """A proposal to all other people at the table, except the one whose seat it is about."""
    room = table.room
    number = room.proposals.last + 1
    proposal = Proposal(number, kind, by, seat, bot, room.version, [by], [], keep, unrated)
    proposal.wanted = [p for p in asked_for(table, proposal) if p not in (by, seat)]
    return proposal


def asked_for(table: Table, proposal: Proposal) -> list[int]:
    """Who must agree, as the table stands now.

    An end needs everybody, also who has left, until a bot plays for them. Otherwise who has
    left is not asked; an undo is refused before, if somebody has.
    """
    room = table.room
    if proposal.kind in ENDS:
        return [
            p
            for p, who in enumerate(room.seats)
            if who.token is not None and not who.bot and p not in room.conceded
        ]
    if proposal.kind == "undo":
        return proposal.wanted or room.seats.people()
    here = table.presence.here()
    return [
        p for p in room.seats.people() if p != proposal.seat and not has_left(room, p, here[p])
    ]


def still_holds(table: Table, proposal: Proposal) -> bool:
    """Whether there is still a reason for what was proposed."""
    room = table.room
    if proposal.kind == "pause":
        return room.still.paused is None
    if proposal.kind != "takeover" or proposal.seat == proposal.by:
        return True
    return may_be_replaced(room, proposal.seat, table.presence.here()[proposal.seat])


async def propose(tables: Tables, table: Table, proposal: Proposal) -> bool:
    """Ask the others. Where there is nobody to ask, it happens at once: then True."""
    if not proposal.wanted:
        await CARRY_OUT[proposal.kind](tables, table, proposal)
        return True
    before = table.room.proposals.open
    if before is not None and not gives_way(before, proposal):
        raise Refused(409, "something else is being asked: answer that first")
    await put(tables, table, proposal)
    return False


def gives_way(before: Proposal, proposal: Proposal) -> bool:
    """Whether an end waits for whoever has left, and a bot is to play for them first."""
    return (
        before.kind in ENDS
        and proposal.kind == "takeover"
        and proposal.seat != proposal.by
        and proposal.seat in before.wanted
    )


async def carry_out_undo(tables: Tables, table: Table, proposal: Proposal) -> None:
    """All agree to an undo."""
    await undo(tables, table, proposal.by, proposal.keep)


async def carry_out_takeover(tables: Tables, table: Table, proposal: Proposal) -> None:
    """All agree that a bot plays for a seat."""
    if table.room.proposals.open is proposal:
        await put(tables, table, None)
    await take_over(tables, table, proposal.seat, proposal.by, proposal.bot)


async def carry_out_pause(tables: Tables, table: Table, proposal: Proposal) -> None:
    """All agree to a pause."""
    if table.room.proposals.open is proposal:
        await put(tables, table, None)
    await happen(tables, table, PAUSE, proposal.by, proposal.by)


async def carry_out_end(tables: Tables, table: Table, proposal: Proposal) -> None:
    """All agree that the game ends: without a result, or with the present scores."""
    how = WITH_SCORES if proposal.kind == "scores" else NO_RESULT
    await end(tables, table, proposal.by, how)


CARRY_OUT: dict[ProposalKind, Callable[[Tables, Table, Proposal], Awaitable[None]]] = {
    "undo": carry_out_undo,
    "takeover": carry_out_takeover,
    "end": carry_out_end,
    "scores": carry_out_end,
    "pause": carry_out_pause,
}


async def undo(tables: Tables, table: Table, seat: int, keep: int) -> None:
    """Store an undo and carry it out: only the first `keep` actions stay.

    If a bot's decision goes with them, the game is not rated from then on.
    """
    room = table.room
    event = Event(UNDO, seat, str(keep), room.version, time.time())
    marks = [helped(table.id, UNDO)] if shows_bots(room, keep) else []
    try:
        await tables.append(table, event, False, *marks)
    except Clash as wrong:
        await tables.clashed(table)
        raise table_has_changed() from wrong
    room.head.ended = False
    notes = room.notes.upto(keep)
    viewers = (*range(room.head.seats), None)
    heard = {viewer: room.notes.count(viewer, notes) for viewer in viewers}
    room.take_back(seat, keep, event.base, event.at)
    table.presence.rewind(heard)
    tables.changed(table)
    tables.save_if_changed(table)  # so that the next start need not go behind the undo
