"""What stands in the way of an undo that is not free, and what it costs.

Beyond the free steps an undo needs somebody's consent. Nobody can give it for what has come out
but another person who plays; and a bot's decision depends on what it holds, so who has seen one
and decides again has had help.
"""

from __future__ import annotations

from arcanum.server.errors import Refused, bot_plays, conceded, same_deal
from arcanum.server.room import Room
from arcanum.server.stored import ASK


def why_kept(room: Room, seat: int) -> Refused | None:
    """Why the last step of a seat cannot be taken back, whoever agrees. None: it can."""
    if room.state.over or room.closed:
        return Refused(422, "the game is over: nothing can be taken back")
    if seat in room.conceded:
        return conceded()
    if room.seats[seat].bot:
        return bot_plays()
    if room.steps.of(seat):
        line = "your time is used up: what was decided stays"
        return Refused(422, line, "no-time") if is_spent(room, seat) else None
    keep = room.log.own_last(seat)
    if keep < 0:
        return Refused(422, "there is no step of yours to take back", "no-step")
    if keep < room.floor:
        line = "the rules changed after that step: it cannot be taken back"
        return Refused(422, line, "rules-since")
    return why_not_agreed(room, seat, keep)


def free_steps(room: Room, seat: int | None) -> int:
    """How many steps a seat may take back now without asking.

    What a bot has decided for a seat is not its player's to take back: not after conceding, and
    otherwise not before the player is back.
    """
    if seat is None or seat in room.conceded or room.seats[seat].bot or is_spent(room, seat):
        return 0
    return room.steps.of(seat)


def is_spent(room: Room, seat: int) -> bool:
    """Whether the clock would decide at once for a seat that takes its last step back.

    Taken back again and again, the game would never go on.
    """
    banks = room.banks
    if banks.pace is None or room.head.terms.late == ASK:
        return False
    added = banks.pace[1] if banks.given[seat] == len(room.log.kept) else 0
    return banks.left[seat] - added <= 0


def why_not_agreed(room: Room, by: int, keep: int) -> Refused | None:
    """Why an undo is refused that somebody cannot agree to.

    A bot that plays for an absent player does not agree for them. Bots that sit there for the
    whole game agree, but only as long as nothing came out since: otherwise one could look at
    what is secret, or at what comes, and decide again. So could who sits there alone: there,
    too, what came out stays. At a practice table everything may be taken back. Where others
    play the same deal, and results are compared, nobody looks at what a bot decides.
    """
    if room.head.told and shows_bots(room, keep):
        return same_deal()
    absent = [p for p in room.seats.absent() if p != by and p not in room.conceded]
    if absent:
        names = ", ".join(room.seats[p].name or "ABCDEFGH"[p] for p in absent)
        return Refused(409, f"not here to agree: {names}", "absent-cannot-agree")
    asked = [p for p in room.seats.people() if p != by]
    nobody = bool(room.seats.bots() or room.conceded or not asked)
    if nobody and keep < room.steps.came_out and not teaches(room):
        return Refused(422, "something came out since then: it cannot be undone", "came-out")
    return None


def teaches(room: Room) -> bool:
    """Whether nothing at this table counts: somebody may know the deal, or it is a lesson."""
    return room.head.practice or room.head.start is not None


def shows_bots(room: Room, keep: int) -> bool:
    """Whether an undo takes back what a bot decided, so that the game is not rated any more."""
    seats = [room.log.seats[event] for event in room.log.kept[keep:]]
    return not teaches(room) and any(room.seats[p].bot for p in seats)
