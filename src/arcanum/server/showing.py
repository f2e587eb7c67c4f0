"""What each seat, and an onlooker, sees of a table."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from arcanum.records import SEATS, result_of
from arcanum.server.absence import has_left, is_late, reminded
from arcanum.server.deals import is_secret, parts_of, sealed
from arcanum.server.heard import Viewer
from arcanum.server.lesson_shown import lesson_shown
from arcanum.server.opponents import stand_in
from arcanum.server.proposals import Proposal
from arcanum.server.rematch import rematch_shown
from arcanum.server.room import Room
from arcanum.server.stored import NO_RESULT, Crossing, Happening, Remark
from arcanum.server.types import (
    AskShown,
    ChangeShown,
    DealShown,
    HappeningShown,
    PlayerShown,
    RemarkShown,
    TableSent,
    TermsShown,
    encode,
)
from arcanum.server.undoing import free_steps, why_kept

DEALS = 24  # tables imagined, to see whether a decision tells a secret
FEW_DEALS = 8  # the same where missing what is rare tells next to nothing


def view(room: Room, viewer: Viewer) -> msgspec.Raw:
    """The view of a seat or an onlooker, encoded once for each version.

    A table that cannot be played on has its last stored views, or none.
    """
    raw = room.views.get(viewer)
    if raw is None:
        if room.gathering:
            raw = msgspec.Raw(encode(gathering(room, viewer)))
        else:
            raw = msgspec.Raw(b"{}" if room.s is None else encode(room.s.observe(viewer)))
        room.views[viewer] = raw
    return raw


def gathering(room: Room, viewer: Viewer) -> dict[str, Any]:
    """The view of a table that is not dealt yet: who is missing."""
    return {
        "game": room.head.game,
        "viewer": None if viewer is None else SEATS[viewer],
        "over": False,
        "waiting": [],
        "asked": None,
        "gathering": True,
        "missing": [SEATS[p] for p in room.seats.free()],
    }


def decides_secretly(room: Room, seat: int) -> bool:
    """Whether what a seat may do tells something that is not for everybody.

    It does if it would be something else, were all dealt again that an onlooker cannot know.
    """
    s = room.state
    if seat not in s.may_decide():
        return False
    if s.asked().secret:
        return True
    return any(s.determinize(None, seed).options != s.options for seed in range(DEALS))


def hides_a_lone_option(room: Room, seat: int) -> bool:
    """Whether an onlooker cannot tell if a seat has a choice at all, or a single option."""
    s = room.state.clone()
    s.turn_to(seat)
    alone = len(s.options) == 1
    deals = range(FEW_DEALS)
    return any((len(s.determinize(None, seed).options) == 1) != alone for seed in deals)


def reads_gallery(room: Room, viewer: Viewer) -> bool:
    """Whether somebody may read the onlookers' room: players only afterwards, or if allowed."""
    return viewer is None or room.over or room.head.gallery


def deal(room: Room) -> DealShown | None:
    """What the deal was made of; a finished game shows it, if nobody else plays that deal."""
    if not room.over or is_secret(room.head):
        return None
    return whole_deal(room)


def whole_deal(room: Room) -> DealShown | None:
    """What the deal was made of. None: a table from before deals had parts."""
    head = room.head
    if not head.salt or head.part is None:
        return None
    return DealShown(head.salt, head.part, parts_of(room.seats.sitting), head.drawn)


def remark_shown(room: Room, viewer: Viewer, remark: Remark) -> RemarkShown:
    """A remark, placed among the notes that a viewer has heard."""
    heard = room.notes.count(viewer, room.notes.upto(remark.after))
    return RemarkShown(heard, remark.seat, remark.bot, remark.by)


def kept_rules(room: Room, crossing: Crossing) -> list[str]:
    """The rules about what lies on a table that are still those it began with."""
    game = room.faces.game
    if not game.keeps(crossing.was, room.head.settings):
        return []
    return [rule for rule in game.laid if rule not in crossing.rules]


def change_shown(room: Room, viewer: Viewer, crossing: Crossing) -> ChangeShown:
    """A change of the rules, placed among the notes that a viewer has heard."""
    heard = room.notes.count(viewer, room.notes.upto(crossing.actions))
    return ChangeShown(
        heard,
        crossing.was,
        crossing.becomes,
        crossing.rules,
        crossing.again,
        crossing.agreed,
        kept_rules(room, crossing),
    )


def happening_shown(room: Room, viewer: Viewer, what: Happening) -> HappeningShown:
    """What happened beside the game, placed among the notes that a viewer has heard."""
    heard = room.notes.count(viewer, room.notes.upto(what.after))
    return HappeningShown(heard, what.kind, what.seat, what.by, what.what, what.at)


def ask_shown(room: Room, viewer: Viewer, proposal: Proposal | None) -> AskShown | None:
    """What is asked. Of an undo, a viewer is told which of the notes they have heard stay."""
    if proposal is None:
        return None
    shown = proposal.shown()
    if proposal.kind == "undo":
        shown.keep = room.notes.count(viewer, room.notes.upto(proposal.keep))
    return shown


def could_take_back(room: Room, viewer: Viewer) -> tuple[int | None, str]:
    """How many notes of a seat would stay if it asked to take its last step back.

    If it cannot, the key of the reason.
    """
    if viewer is None or room.s is None or room.over:
        return None, ""
    why = why_kept(room, viewer)
    if why is not None:
        return None, why.key
    return room.notes.count(viewer, room.notes.upto(room.log.own_last(viewer))), ""


def terms_shown(room: Room) -> TermsShown:
    """What the players agreed on beforehand."""
    terms = room.head.terms
    bot = stand_in(room.head.game, terms.bot)
    return TermsShown(terms.gone, terms.late, bot, terms.weekends, terms.zone)


def standing(room: Room) -> list[int] | None:
    """The scores if the game ended now, where what they are made of lies open."""
    if room.s is None or room.over or not room.faces.game.open_scores:
        return None
    return room.s.scores()


def result(room: Room) -> tuple[list[int] | None, list[int] | None]:
    """Scores and winners of a game that has a result."""
    if room.past is not None:
        return room.past.scores, room.past.winners
    if room.s is None or room.ended == NO_RESULT or not room.over:
        return None, None
    return result_of(room.s, room.conceded)


def players(room: Room, here: Sequence[bool]) -> list[PlayerShown]:
    """Who sits where, and who looks at the table."""
    banks = room.banks
    timed = banks.pace is not None
    waiting = room.waiting
    return [
        PlayerShown(
            p,
            who.name,
            "bot" if who.bot else "human",
            who.bot,
            here[p],
            has_left(room, p, here[p]),
            banks.left[p] if timed else None,
            room.due(p) if timed else None,
            who.sat,
            banks.asked_at[p] if p in waiting else None,
            is_late(room, p),
            reminded(room, p) or None if p in waiting else None,
            p in room.conceded,
        )
        for p, who in enumerate(room.seats)
    ]


def shown(
    room: Room, viewer: Viewer, since: int, here: Sequence[bool], public: bool = False
) -> tuple[bytes, int]:
    """The table as a viewer sees it, and how many notes they have heard then.

    `public`: others look at the same screen. It shows what an onlooker sees, and the options of
    the seat as long as they tell no secret; otherwise it is `covered`.
    """
    head = room.head
    eye = None if public else viewer
    plays = None if viewer in room.conceded else viewer  # who has conceded watches
    covered = False
    waiting = room.waiting
    to_move: int | None = None
    options: list[msgspec.Raw] = []
    if waiting:
        to_move = waiting[0]
        if plays is not None:
            if viewer in waiting:
                to_move = viewer
            covered = public and decides_secretly(room, plays)
            if not covered:
                options = [room.faces.option(action) for action in room.options(plays)]
    notes_from, notes, total = room.notes.since(eye, since)
    over = room.over
    scores, winners = result(room)
    proposal = room.proposals.open
    back, no_back = could_take_back(room, eye)
    sent = TableSent(
        table=head.id,
        game=head.game,
        rules=head.rules,
        settings=head.settings,
        version=len(room.log.texts),
        seat=viewer,
        to_move=to_move,
        waiting=waiting,
        over=over,
        options=options,
        view=view(room, eye),
        notes=msgspec.Raw(notes),
        notes_from=notes_from,
        players=players(room, here),
        undo=free_steps(room, plays),
        ask=ask_shown(room, eye, proposal),
        chat=room.extras.chat,
        onlookers=head.onlookers,
        parent=head.parent,
        seed_hash=sealed(head),
        seed=head.seed if over and not is_secret(head) else None,
        scores=scores,
        winners=winners,
        read_only=room.read_only,
        hints=room.hints(eye),
        remarks=[remark_shown(room, eye, remark) for remark in room.extras.remarks],
        changes=[change_shown(room, eye, each) for each in room.crossings],
        agreed_end=room.ended == NO_RESULT,
        host=head.host,
        gathering=room.gathering,
        missing=room.seats.free(),
        practice=head.practice,
        deal=deal(room),
        lesson=lesson_shown(room, viewer),
        ended=room.ended,
        terms=terms_shown(room),
        happenings=[happening_shown(room, eye, each) for each in room.extras.happenings],
        paused=room.still.paused,
        pace=None if head.pace is None else list(head.pace),
        hints_off=head.hints is False,
        unrated=room.unrated,
        rematch=rematch_shown(room),
        standing=standing(room),
        take_back=back,
        no_take_back=no_back,
        name=head.name,
        hosted=head.hosted,
        by_lot=head.by_lot,
        open=head.open,
        club=head.club,
        lang=head.lang,
        gallery=room.extras.gallery if reads_gallery(room, viewer) else 0,
        covered=covered,
    )
    return encode(sent), total
