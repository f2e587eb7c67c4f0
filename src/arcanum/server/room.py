"""A table in memory: its events folded into a state of the game.

It knows no network and no disk. An event is stored before a room takes it.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from typing import Any

import msgspec

from arcanum.kernel.errors import ArcanumError
from arcanum.kernel.frames import Ask
from arcanum.kernel.state import State
from arcanum.kernel.words import Action
from arcanum.lessons import Coach, Lesson, find_lesson, find_try
from arcanum.lessons.coach import follow
from arcanum.lessons.reading import Position
from arcanum.server.banks import Banks
from arcanum.server.deals import dealt
from arcanum.server.errors import Refused, stale
from arcanum.server.faces import Faces, faces
from arcanum.server.heard import Notes, Viewer
from arcanum.server.log import Log
from arcanum.server.past import Past
from arcanum.server.proposals import Proposals
from arcanum.server.seats import Seats
from arcanum.server.standstill import Standstill
from arcanum.server.steps import FreeSteps, floor_after
from arcanum.server.stored import (
    ACT,
    CONCEDE,
    CONCEDED,
    END,
    TURN,
    UNDO,
    Crossing,
    Event,
    Extras,
    Head,
    Sitting,
)


class Room:
    """One table: the state of its game, and what belongs to it, each in a class of its own."""

    __slots__ = (
        "banks",
        "closed",
        "coach",
        "conceded",
        "crossings",
        "ended",
        "extras",
        "faces",
        "ground",
        "head",
        "log",
        "notes",
        "past",
        "position",
        "proposals",
        "read_only",
        "s",
        "seats",
        "steps",
        "views",
    )

    def __init__(
        self, head: Head, sitting: Sequence[Sitting], extras: Extras | None = None
    ) -> None:
        self.head = head
        self.seats = Seats(sitting)
        self.extras = extras or Extras()
        self.log = Log(head.seats)
        self.proposals = Proposals()
        self.read_only = ""  # why this program cannot play the table on
        self.closed = False  # it ended before its time
        self.ended = ""  # and how
        self.conceded: list[int] = []  # seats, in this order
        self.crossings: list[Crossing] = []  # to other rules
        # Puts the room where its actions can be played again from, if not from the deal.
        self.ground: Callable[[Room], None] | None = None
        self.past: Past | None = None  # the pictures of a game that these rules cannot replay
        self.views: dict[Viewer, msgspec.Raw] = {}  # encoded once for each version
        self.s: State | None = None
        self.faces: Faces
        self.position = position_of(head)  # of a lesson, or of a rule to try
        self.coach: Coach | None = None
        self.begin()

    def begin(self) -> None:
        """What the events are folded into, before the first of them."""
        self.log.restart(self.head.seats)
        self.notes = Notes(self.head.seats)
        self.steps = FreeSteps()
        self.banks = Banks(self.head)

    def lay(self) -> None:
        """Set the game up, before the first action, or stand on the ground if there is one."""
        self.faces = faces(self.head.game)
        if self.ground is not None:
            self.ground(self)
            return
        self.s = dealt(self.faces.game, self.head)
        self.notes.begin(self.s, self.faces)
        if isinstance(self.position, Lesson):
            self.coach = Coach(self.position, self.s)

    @property
    def floor(self) -> int:
        """How many actions can no longer be taken back: the rules changed after them."""
        return self.crossings[-1].actions if self.crossings else 0

    @property
    def version(self) -> int:
        """How many events there were."""
        return len(self.log.texts)

    @property
    def state(self) -> State:
        """The state of a table that can be played."""
        if self.s is None:
            raise Refused(409, self.why_closed())
        return self.s

    @property
    def gathering(self) -> bool:
        """Whether nothing is dealt yet, since seats are free."""
        return self.s is None and self.past is None and not self.read_only

    def why_closed(self) -> str:
        """Why there is no state of the game to look at or to change."""
        if self.past is not None:
            return "this game was played under other rules: it can only be looked back at"
        return self.read_only or "the cards are not dealt yet: some seats are still free"

    def must_run(self) -> None:
        """Refuses what needs a game that is under way."""
        if self.over or self.s is None:
            raise Refused(409, self.why_closed() if self.s is None else "the game is over")

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.head.ended if self.s is None or self.closed else self.s.over

    @property
    def waiting(self) -> list[int]:
        """The seats that are to decide."""
        return [] if self.s is None or self.closed else self.s.waiting()

    # -- who may decide what

    def options(self, seat: int) -> list[Action]:
        """What a seat may do now."""
        s = self.state
        if self.closed:
            return []
        if seat == s.player:
            return s.options
        if seat not in s.may_decide():
            return []
        other = s.clone()
        other.turn_to(seat)
        return other.options

    def check(self, seat: int, base: int, text: str) -> Action:
        """The action, if the seat may take it now; otherwise it is refused with the reason."""
        if base > self.version or base < self.log.fresh[seat]:
            raise stale(self.version, base)
        why = self.why_not(seat, text)
        if why is not None:
            raise why
        return self.faces.read(text)

    def why_not(self, seat: int, text: str) -> Refused | None:
        """Why a seat may not do this now, in words it may hear. None: it may."""
        s = self.state
        if self.closed:
            how = "by conceding" if self.ended == CONCEDED else "by agreement"
            return Refused(409, f"the players have ended this game {how}")
        try:
            if self.faces.read(text) in self.options(seat):
                return None
            refusal = s.why_not(text, seat) or ("answer-first", {}, "")
        except ArcanumError:
            refusal = s.why_not(text, seat) or ("unknown-words", {"text": text}, "")
        key, args, rule = refusal
        line = self.in_words(key, args, rule)
        return Refused(422, line, key, {k: str(v) for k, v in args.items()}, rule)

    def in_words(self, key: str, args: dict[str, str], rule: str) -> str:
        """A refusal as one English line."""
        from arcanum.texts import texts

        names = [who.name or "ABCDEFGH"[p] for p, who in enumerate(self.seats)]
        line = texts("en", self.head.game).refusal(self.faces.game, (key, args, rule), names)
        return " ".join(line.split())

    def hints(self, seat: Viewer) -> bool:
        """Whether a seat may ask for hints: as the host said, or if all others are bots."""
        if seat is None:
            return False
        return self.seats.alone(seat) if self.head.hints is None else self.head.hints

    @property
    def unrated(self) -> bool:
        """Whether it is clear from the beginning that the game is not rated.

        Where several people may take hints it is not: otherwise who loses would take one.
        """
        return self.head.practice or (bool(self.head.hints) and self.seats.several())

    @property
    def still(self) -> Standstill:
        """When clocks stand."""
        return Standstill(self.head.terms, self.extras)

    def due(self, seat: int) -> float | None:
        """When the time bank of a seat that is to decide runs out; None while clocks stand."""
        if self.banks.pace is None:
            return None
        return self.banks.due(seat, self.waiting, time.time(), self.still)

    # -- what happens

    def after(self, seat: int, action: Action) -> State:
        """The game after an action, which the caller has checked; the room does not change."""
        after = self.state.clone()
        after.telling = True
        after.turn_to(seat)
        after.apply(action)
        return after

    def act(self, seat: int, action: Action, base: int, at: float, after: State) -> None:
        """Take an action that leads to `after`."""
        s = self.state
        log = self.log
        before, now = questions(s), questions(after)
        self.s = after
        self.notes.after_action(after, self.faces)
        log.add(seat, self.faces.spell(action), base)
        version = log.version
        log.kept.append(version - 1)
        for p in range(self.head.seats):
            # a seat still asked the same secret question may answer at the version it saw
            if p == seat or p not in now or now[p] is not before.get(p):
                log.fresh[p] = version
        self.steps.decided(seat, s, after, len(log.kept))
        timed = self.banks.pace is not None
        ends = len(log.kept) if timed and turn_ends(after, seat) else 0
        self.banks.decided(seat, s.waiting(), after.waiting(), at, self.still, ends)
        if self.coach is not None:
            self.coach.decided(seat, self.faces.spell(action), after)
        self.proposals.played_on(seat, self.seats[seat].away)
        self.views.clear()

    def turn_page(self, seat: int, way: str, base: int) -> None:
        """The person of a lesson says `next`, or goes `back` to what was said before it."""
        self.log.add(-1 - seat, way, base)
        if self.coach is not None:
            self.coach = self.coached()
        self.views.clear()

    def coached(self) -> Coach:
        """The coach of a lesson, from its beginning and by what the log tells."""
        assert isinstance(self.position, Lesson)
        s = dealt(self.faces.game, self.head, notes=False)
        return follow(self.position, s, self.log.actions(), self.log.pages())

    def take_back(self, seat: int, keep: int, base: int, at: float) -> None:
        """Only the first `keep` actions count from now on."""
        kept = self.log.kept[:keep]
        seats = [self.log.seats[event] for event in self.log.kept]
        floor = floor_after(self.steps.floor, seats, keep)
        banks, waiting = self.banks, self.waiting
        self.begin()
        self.lay()
        self.steps.floor = floor
        for event in kept[len(self.log.kept) :]:
            self.again(event)
        self.log.add(-1 - seat, str(keep), base)
        if self.coach is not None:
            self.coach = self.coached()
        self.log.fresh = [self.version] * self.head.seats
        self.banks = banks
        self.banks.taken_back(keep, waiting, at, self.still)
        self.proposals.put(None)
        self.views.clear()

    def again(self, event: int) -> None:
        """Apply an action of the log once more, after an undo."""
        before = self.state
        seat = self.log.seats[event]
        self.s = self.after(seat, self.faces.read(self.log.texts[event]))
        self.notes.after_action(self.s, self.faces)
        self.log.kept.append(event)
        self.steps.decided(seat, before, self.s, len(self.log.kept))

    def forget_views(self) -> None:
        """Views take memory. Those of a table that cannot be played on cannot be made again."""
        if self.s is not None:
            self.views.clear()

    def happen(self, event: Event) -> None:
        """An event from the store."""
        HAPPENS[event.kind](self, event)


def acted(room: Room, event: Event) -> None:
    """A stored action."""
    action = room.faces.read(event.action)
    after = room.after(event.seat, action)
    room.act(event.seat, action, event.base, event.at, after)


def undone(room: Room, event: Event) -> None:
    """A stored undo."""
    room.take_back(event.seat, int(event.action), event.base, event.at)


def turned(room: Room, event: Event) -> None:
    """A stored turn of the page."""
    room.turn_page(event.seat, event.action, event.base)


def conceded(room: Room, event: Event) -> None:
    """A stored concession. No undo takes it back."""
    room.conceded.append(event.seat)
    room.log.add(-1 - event.seat, event.action, event.base)
    room.views.clear()


def closed(room: Room, event: Event) -> None:
    """The stored end of a game before its time."""
    room.closed = room.head.ended = True
    room.ended = event.action
    room.log.add(-1 - event.seat, event.action, event.base)
    room.proposals.put(None)
    room.views.clear()


HAPPENS: dict[str, Callable[[Room, Event], None]] = {
    ACT: acted,
    UNDO: undone,
    CONCEDE: conceded,
    END: closed,
    TURN: turned,
}


def position_of(head: Head) -> Position | None:
    """The lesson of a table, or the position of a rule to try, if it is still there."""
    if head.start is None:
        return None
    try:
        if head.start.lesson:
            return find_lesson(head.game, head.start.lesson)
        return find_try(head.game, head.start.rule)
    except ArcanumError:
        return None  # the table goes on without its coach


def gather(room: Room) -> None:
    """Nothing is dealt yet; but it must be possible to deal."""
    room.faces = faces(room.head.game)
    room.faces.game.new(room.head.seats, room.head.settings, notes=False)


def questions(s: State) -> dict[int, Ask[Any]]:
    """The open question of each seat that may decide."""
    return {asked.player: asked for asked in reversed(s.open_questions())}


def turn_ends(after: State, seat: int) -> bool:
    """Whether a seat that has just decided hands over.

    Nobody waits for it now, and no question to it lies on the stack: whoever only answers
    between two steps of somebody's turn does not end that turn.
    """
    return all(
        not isinstance(frame, Ask) or frame.player != seat or frame.lasting
        for frame in after.frames
    )


def new_room(head: Head, sitting: Sequence[Sitting], events: Sequence[Event]) -> Room:
    """A table from its beginning."""
    room = Room(head, sitting)
    if head.seed is None:
        gather(room)
        return room
    room.lay()
    for event in events:
        room.happen(event)
    return room
