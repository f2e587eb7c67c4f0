"""A tournament as somebody sees it: standings, groups, and where their own table is."""

from __future__ import annotations

from arcanum.server.meeting.scoring import Played, against_field, points_of, standings
from arcanum.server.meeting.tournaments import (
    CANCELLED,
    OVER,
    Entry,
    Pairing,
    Tournament,
    Tournaments,
)
from arcanum.server.meeting.types import (
    ClubNamed,
    Entrant,
    GroupSeat,
    GroupShown,
    RoundShown,
    TournamentListed,
    TournamentShown,
)
from arcanum.server.store import Store

PAGE = 20
LISTED = """id, name, game, kind, seats, rounds, round, state, people, most, created, club"""


async def shown(those: Tournaments, one: Tournament, me: str, code: str) -> TournamentShown:
    """All of it. The caller has checked that they may look."""
    entries = await those.entries(one.id)
    pairings = await those.pairings(one.id)
    played = [each.played for each in pairings]
    waits = one.round if waits_in(one, entries, pairings, one.round, me) else 0
    counted = [each for each in played if each.round != waits]
    table = standings(one.kind, [each.number for each in entries], counted)
    by_number = {each.who: each for each in table}
    rounds = [
        RoundShown(number, is_done(played, number), groups(one, entries, pairings, number, me))
        for number in range(1, one.round + 1)
    ]
    owner = await those.store.rows("SELECT shown FROM accounts WHERE name = ?", one.owner)
    club = await those.store.rows("SELECT id, name FROM clubs WHERE id = ?", one.club)
    mine = bool(me) and one.owner == me
    return TournamentShown(
        id=one.id,
        name=one.name,
        game=one.game,
        kind=one.kind,
        seats=one.seats,
        options=one.settings,
        pace=one.pace,
        rounds=one.rounds,
        round=one.round,
        most=one.most,
        state=one.state,
        listed=one.listed,
        owner=str(owner[0][0]) if owner else "",
        mine=mine,
        joined=any(me and each.account == me for each in entries),
        code=those.code(one.id) if mine or those.fits(one, code) else "",
        club=ClubNamed(*club[0]) if club else None,
        created=one.created,
        entrants=[
            Entrant(
                number=each.number,
                name=each.shown,
                gone=each.gone,
                me=bool(me) and each.account == me,
                place=by_number[each.number].place,
                points=round(by_number[each.number].points, 2),
                opponents=round(by_number[each.number].opponents, 2),
                wins=by_number[each.number].wins,
                margin=round(by_number[each.number].margin, 1),
                best=round(by_number[each.number].best, 1),
                stage=by_number[each.number].stage,
            )
            for each in sorted(entries, key=lambda e: (by_number[e.number].place, e.number))
        ],
        groups=rounds,
    )


def is_done(played: list[Played], number: int) -> bool:
    """Whether all tables of a round are."""
    return all(each.done for each in played if each.round == number)


def groups(
    one: Tournament, entries: list[Entry], pairings: list[Pairing], number: int, me: str
) -> list[GroupShown]:
    """The groups of a round.

    Of a duplicate nobody sees what others made of a deal before they have made their own, nor
    where they play before all have.
    """
    known = {each.number: each for each in entries}
    here = [each for each in pairings if each.played.round == number]
    played = [each.played for each in pairings]
    own = own_groups(entries, pairings, number, me)
    waits = waits_in(one, entries, pairings, number, me)
    done = is_done(played, number)
    out = []
    for each in here:
        mine = each in own
        hidden = waits and not mine
        seats = [
            GroupSeat(
                number=who,
                name=known[who].shown if who in known else "",
                score=each.played.scores[seat] if each.played.scores and not hidden else None,
                place=each.played.places[seat] if each.played.places and not hidden else 0,
                gain=None if hidden else gain(one, each.played, seat, played),
            )
            for seat, who in enumerate(each.played.sitting)
        ]
        may_look = mine or one.kind != "duplicate" or done
        out.append(
            GroupShown(
                group=each.played.group,
                state=state_of(each.played),
                table=each.table if may_look else "",
                mine=mine,
                seats=seats,
            )
        )
    return out


def own_groups(
    entries: list[Entry], pairings: list[Pairing], number: int, me: str
) -> list[Pairing]:
    """The groups of a round in which somebody sits: one, or none."""
    mine = {each.number for each in entries if me and each.account == me}
    here = [each for each in pairings if each.played.round == number]
    return [each for each in here if mine & set(each.played.sitting)]


def waits_in(
    one: Tournament, entries: list[Entry], pairings: list[Pairing], number: int, me: str
) -> bool:
    """Whether somebody still has to make something of a deal that others have finished."""
    if one.kind != "duplicate" or one.state in (OVER, CANCELLED):
        return False
    own = own_groups(entries, pairings, number, me)
    return any(not each.played.done for each in own)


def gain(one: Tournament, at: Played, seat: int, played: list[Played]) -> float | None:
    """The points of a seat, or what it made against the field."""
    if len(at.sitting) == 1:
        return None if one.kind == "duplicate" else 1.0
    if not at.places:
        return None
    if one.kind == "duplicate":
        found = against_field(played, at, seat)
        return None if found is None else round(found, 1)
    return round(points_of(at.places, seat), 2)


def state_of(at: Played) -> str:
    """Where a group is."""
    if len(at.sitting) == 1:
        return "bye"
    if at.places:
        return "done"
    return "void" if at.void else "playing"


async def listed(
    store: Store, where: str, values: tuple[object, ...], start: int
) -> tuple[list[TournamentListed], bool]:
    """A page of tournaments, the newest first, and whether there are more."""
    rows = await store.rows(
        f"SELECT {LISTED} FROM tournaments WHERE {where} "
        "ORDER BY created DESC LIMIT ? OFFSET ?",
        *values,
        PAGE + 1,
        start,
    )
    return [TournamentListed(*row) for row in rows[:PAGE]], len(rows) > PAGE
