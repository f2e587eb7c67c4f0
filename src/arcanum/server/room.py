"""A table in memory: what happened at it, folded into a state; and what each seat sees.

It knows no network and no disk. `Tables` stores an event before anybody hears of it.
"""

from __future__ import annotations

import time
import zlib
from array import array
from collections.abc import Sequence
from typing import Any

import msgspec

from arcanum.games import game as find_game
from arcanum.kernel.errors import ArcanumError, BadData
from arcanum.kernel.frames import Ask as Question
from arcanum.kernel.game import Game
from arcanum.kernel.notes import Note
from arcanum.kernel.state import State
from arcanum.kernel.undo import is_barrier
from arcanum.kernel.words import Action
from arcanum.server.errors import Refused
from arcanum.server.secret import seed_hash
from arcanum.server.store import ACT, UNDO, Event, Head, Remark, Sitting, Stored
from arcanum.server.types import (
    AskShown,
    Noun,
    OptionShown,
    PlayerShown,
    RemarkShown,
    TableSent,
)

Viewer = int | None
PATIENCE_SECONDS = 3 * 24 * 3600.0  # who is waited for so long, and is not here, has left
MOST_NOTES = 20_000  # different ones of a game that are kept encoded

encoder = msgspec.json.Encoder()
encode = encoder.encode


class Faces:
    """A game with its words and notes as the API shows them, each made once for all tables."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.spelled: dict[Action, str] = {}
        self.actions: dict[str, Action] = {}
        self.options: dict[Action, msgspec.Raw] = {}
        self.notes: dict[tuple[object, ...], bytes] = {}

    def spell(self, action: Action) -> str:
        """The action in words; the same text is always the same object."""
        text = self.spelled.get(action)
        if text is None:
            text = self.spelled[action] = self.game.spell(action)
        return text

    def read(self, text: str) -> Action:
        """An action from its words."""
        action = self.actions.get(text)
        if action is None:
            action = self.game.read(text)
            self.actions[self.spell(action)] = action
        return action

    def note(self, note: Note) -> bytes:
        """A note as it is kept: who may hear it (a mask, 255 all), then JSON."""
        key = (note.to, note.key, *note.nouns)
        kept = self.notes.get(key)
        if kept is None:
            word = self.game.words.notes[note.key]
            told: dict[str, Any] = {"note": note.key}
            for name, kind, noun in zip(word.names, word.kinds, note.nouns, strict=True):
                told[name] = kind.spell(noun) if kind.values else noun
            kept = bytes((note.to & 255,)) + encode(told)
            if len(self.notes) >= MOST_NOTES:
                self.notes.clear()
            self.notes[key] = kept
        return kept

    def option(self, action: Action) -> msgspec.Raw:
        """An option as it is sent."""
        raw = self.options.get(action)
        if raw is None:
            words = self.game.words
            verb = words.verb_of(action)
            nouns = [
                Noun(kind.name, kind.spell(value))
                for kind, value in zip(verb.kinds, words.nouns_of(action), strict=True)
            ]
            text = self.spell(action)
            raw = msgspec.Raw(encode(OptionShown(text, text, verb.name, nouns)))
            self.options[action] = raw
        return raw


FACES: dict[str, Faces] = {}


def faces(name: str) -> Faces:
    """A game by id."""
    if name not in FACES:
        FACES[name] = Faces(find_game(name))
    return FACES[name]


class Ask(msgspec.Struct):
    """Something all other people at the table must agree to, at one version of it."""

    number: int
    kind: str
    by: int
    seat: int
    bot: str
    version: int
    agreed: list[int]
    wanted: list[int]
    keep: int = 0  # for an undo: how many actions stay


class Room:
    """One table."""

    __slots__ = (
        "acts",
        "ask",
        "asked_at",
        "asks",
        "banks",
        "bases",
        "chat",
        "faces",
        "free",
        "free_seat",
        "fresh",
        "head",
        "kept",
        "keys",
        "notes",
        "notes_at",
        "notices",
        "old_views",
        "read_only",
        "remarks",
        "s",
        "sealed",
        "seats_of",
        "sitting",
        "totals",
        "views",
    )

    def __init__(self, head: Head, sitting: Sequence[Sitting]) -> None:
        self.head = head
        self.sitting = list(sitting)
        self.sealed = seed_hash(head.seed)
        self.read_only = ""
        self.old_views: list[bytes] = []  # of a table that cannot go on here
        self.chat = 0
        self.notices: dict[int, dict[str, str]] = {}
        self.keys: dict[bytes, int] = {}  # the seats of further tokens that were used here
        self.remarks: list[Remark] = []  # decisions that another bot made
        self.ask: Ask | None = None
        self.asks = 0
        # every event: whose (an undo: -1 - seat), what, and the version they saw
        self.seats_of = array("b")
        self.acts: list[str] = []
        self.bases = array("i")
        self.views: dict[Viewer, msgspec.Raw] = {}
        self.s: State | None = None
        self.begin()

    def begin(self) -> None:
        """What the events fold into, before the first of them."""
        seats = self.head.seats
        self.kept = array("i")  # the events that count: not taken back
        self.notes: list[bytes] = []  # who may hear it (a mask, 255 all), then JSON
        self.totals = [0] * (seats + 1)  # how many each seat has heard; the onlooker last
        self.notes_at = array("i")  # how many there were before each kept event
        self.fresh = [0] * seats  # the lowest version at which a seat may still act
        self.free = 0  # steps that `free_seat` may take back
        self.free_seat = -1
        self.banks = [float(self.head.pace[0]) if self.head.pace else 0.0] * seats
        self.asked_at = [self.head.created] * seats

    def lay(self) -> None:
        """The table before the first action."""
        head = self.head
        self.faces = faces(head.game)
        game = self.faces.game
        if game.version != head.rules:
            raise BadData(
                f"this table was made with rules version {head.rules} of {head.game}; this "
                f"program plays version {game.version}, so it can be seen but not played on"
            )
        self.s = game.new(seats=head.seats, options=head.settings, seed=head.seed)
        self.hear()

    @property
    def version(self) -> int:
        """How many events there were."""
        return len(self.acts)

    @property
    def state(self) -> State:
        """The state of a table that can be played."""
        if self.s is None:
            raise Refused(409, self.read_only)
        return self.s

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.head.ended if self.s is None else self.s.over

    # -- who may decide what

    def seat_of(self, token: bytes) -> int | None:
        """The seat that a token's hash opens, as far as this table knows."""
        for seat, who in enumerate(self.sitting):
            if who.token is not None and who.token == token:
                return seat
        return self.keys.get(token)

    def options(self, seat: int) -> list[Action]:
        """What a seat may do now."""
        s = self.state
        if seat == s.player:
            return s.options
        if seat not in s.may_decide():
            return []
        other = s.clone()
        other.turn_to(seat)
        return other.options

    def already(self, seat: int, base: int, text: str) -> int | None:
        """The version after this very action, if it was taken before at the same version."""
        for at in range(base, len(self.acts)):
            if self.seats_of[at] == seat and self.bases[at] == base and self.acts[at] == text:
                return at + 1
        return None

    def check(self, seat: int, base: int, text: str) -> Action:
        """The action that a seat may take now; refused with the reason else."""
        if base > self.version or base < self.fresh[seat]:
            raise Refused(409, f"the table is at version {self.version}, not {base}")
        why = self.why_not(seat, text)
        if why is not None:
            raise why
        return self.faces.read(text)

    def why_not(self, seat: int, text: str) -> Refused | None:
        """Why a seat may not do this now, in words it may hear; None: it may."""
        s = self.state
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

        names = [who.name or "ABCDEFGH"[p] for p, who in enumerate(self.sitting)]
        told = texts("en", self.head.game).refusal(self.faces.game, (key, args, rule), names)
        return " ".join(told.split())

    # -- what happens

    def after(self, seat: int, action: Action) -> State:
        """The table after an action; this one stays as it is. The caller has checked it."""
        after = self.state.clone()
        after.telling = True
        after.turn_to(seat)
        after.apply(action)
        return after

    def act(self, seat: int, action: Action, base: int, at: float, after: State) -> None:
        """Take an action that leads to `after`."""
        s = self.state
        before, now = questions(s), questions(after)
        told = len(self.notes)
        self.s = after
        self.hear()
        self.log(seat, self.faces.spell(action), base)
        self.kept.append(self.version - 1)
        self.notes_at.append(told)
        for p in range(self.head.seats):
            # who is still asked the same secret question may answer at the version they saw
            if p == seat or p not in now or now[p] is not before.get(p):
                self.fresh[p] = self.version
        self.steps(seat, s, after)
        self.clocks(seat, s.waiting(), after.waiting(), at)
        self.ask = None
        self.views.clear()

    def steps(self, seat: int, before: State, after: State) -> None:
        """Count the steps that a seat may take back."""
        if seat != self.free_seat:
            self.free_seat, self.free = seat, 0
        self.free = 0 if is_barrier(before, after) else self.free + 1

    def log(self, seat: int, text: str, base: int) -> None:
        """One more event."""
        self.seats_of.append(seat)
        self.acts.append(text)
        self.bases.append(base)

    def take_back(self, seat: int, keep: int, base: int, at: float) -> None:
        """Only the first `keep` actions count from now on."""
        kept = self.kept[:keep]
        banks = self.banks[:]
        self.begin()
        self.lay()
        for event in kept:
            self.again(event)
        self.log(-1 - seat, str(keep), base)
        self.fresh = [self.version] * self.head.seats
        self.banks = banks
        self.asked_at = [at] * self.head.seats
        self.ask = None
        self.views.clear()

    def again(self, event: int) -> None:
        """An event that is in the log already, once more after an undo."""
        before = self.state
        seat = self.seats_of[event]
        told = len(self.notes)
        self.s = self.after(seat, self.faces.read(self.acts[event]))
        self.hear()
        self.kept.append(event)
        self.notes_at.append(told)
        self.steps(seat, before, self.s)

    def happen(self, event: Event) -> None:
        """An event from the store."""
        if event.kind == UNDO:
            self.take_back(event.seat, int(event.action), event.base, event.at)
        else:
            assert event.kind == ACT
            action = self.faces.read(event.action)
            after = self.after(event.seat, action)
            self.act(event.seat, action, event.base, event.at, after)

    def hear(self) -> None:
        """Move what the rules told from the state to the notes."""
        s = self.state
        if s.log:
            note_of = self.faces.note
            for note in s.log:
                self.notes.append(note_of(note))
                for at in range(s.seats):
                    self.totals[at] += note.heard_by(at)
                self.totals[-1] += note.heard_by(None)
            s.log = []
        s.taken = []

    def clocks(self, seat: int, before: Sequence[int], after: Sequence[int], at: float) -> None:
        """The time bank of who decided, and when the next ones began to think."""
        if self.head.pace is not None:
            used = max(0.0, at - self.asked_at[seat])
            self.banks[seat] = max(0.0, self.banks[seat] - used) + self.head.pace[1]
        for p in after:
            if p == seat or p not in before:
                self.asked_at[p] = at

    def asked(self, text: str) -> None:
        """What is asked, as it is stored; it holds for this version only."""
        ask = msgspec.json.decode(text, type=Ask) if text else None
        self.asks = max(self.asks, ask.number if ask is not None else 0)
        self.ask = ask if ask is not None and ask.version == self.version else None

    def due(self, seat: int) -> float | None:
        """When the bank of a seat that is to decide runs out."""
        if self.head.pace is None or self.s is None or seat not in self.s.waiting():
            return None
        return self.asked_at[seat] + self.banks[seat]

    def hints(self, seat: Viewer) -> bool:
        """Whether a seat may ask for hints: as the host said, or if no other is a person's."""
        if seat is None:
            return False
        if self.head.hints is not None:
            return self.head.hints
        return all(who.token is None for p, who in enumerate(self.sitting) if p != seat)

    # -- undo

    def free_steps(self, seat: Viewer) -> int:
        """How many steps a seat may take back unasked."""
        return self.free if seat is not None and seat == self.free_seat else 0

    def people(self) -> list[int]:
        """Seats where a person plays."""
        return [p for p, who in enumerate(self.sitting) if not who.bot and not who.away]

    def own_last(self, seat: int) -> int:
        """How many actions stay when the last one of this seat is taken back; -1: none."""
        for at in range(len(self.kept) - 1, -1, -1):
            if self.seats_of[self.kept[at]] == seat:
                return at
        return -1

    def has_left(self, seat: int, here: bool) -> bool:
        """Whether a player said so, or was waited for in vain."""
        if self.sitting[seat].away:
            return True
        if here or self.s is None or time.time() - self.asked_at[seat] < PATIENCE_SECONDS:
            return False
        return not self.sitting[seat].bot and seat in self.s.waiting()

    # -- what a seat sees

    def heard(self, viewer: Viewer, since: int) -> tuple[int, bytes, int]:
        """The notes from number `since` on that a viewer may hear.

        The number of the first, the notes as JSON, and how many the viewer has heard in all.
        """
        total = self.totals[self.head.seats if viewer is None else viewer]
        since = min(max(since, 0), total)
        out: list[bytes] = []
        at = len(self.notes) - 1
        while len(out) < total - since:
            note = self.notes[at]
            if hears(note[0], viewer):
                out.append(note[1:])
            at -= 1
        out.reverse()
        return since, b"[" + b",".join(out) + b"]", total

    def count_heard(self, viewer: Viewer, upto: int) -> int:
        """How many of the first `upto` notes a viewer has heard."""
        return sum(hears(note[0], viewer) for note in self.notes[:upto])

    def count_notes(self) -> None:
        """Count anew who has heard how many."""
        for viewer in range(self.head.seats):
            self.totals[viewer] = self.count_heard(viewer, len(self.notes))
        self.totals[-1] = self.count_heard(None, len(self.notes))

    def remarked(self, viewer: Viewer, remark: Remark) -> RemarkShown:
        """A remark, placed among the notes that a viewer has heard."""
        at = remark.after
        upto = self.notes_at[at] if at < len(self.notes_at) else len(self.notes)
        return RemarkShown(self.count_heard(viewer, upto), remark.seat, remark.bot, remark.by)

    def view(self, viewer: Viewer) -> msgspec.Raw:
        """The view of a seat or an onlooker, encoded once for each version."""
        raw = self.views.get(viewer)
        if raw is None:
            if self.s is None:
                at = self.head.seats if viewer is None else viewer
                raw = msgspec.Raw(self.old_views[at] if self.old_views else b"{}")
            else:
                raw = msgspec.Raw(encode(self.s.observe(viewer)))
            self.views[viewer] = raw
        return raw

    def shown(self, viewer: Viewer, since: int, here: Sequence[bool]) -> tuple[bytes, int]:
        """The table as a viewer sees it, and how many notes they have then."""
        s = self.s
        head = self.head
        waiting = s.waiting() if s is not None else []
        to_move: int | None = None
        options: list[msgspec.Raw] = []
        if waiting:
            to_move = waiting[0]
            if viewer is not None:
                if viewer in waiting:
                    to_move = viewer
                options = [self.faces.option(action) for action in self.options(viewer)]
        notes_from, notes, total = self.heard(viewer, since)
        over = self.over
        ask = self.ask
        sent = TableSent(
            table=head.id,
            game=head.game,
            rules=head.rules,
            settings=head.settings,
            version=self.version,
            seat=viewer,
            to_move=to_move,
            waiting=waiting,
            over=over,
            options=options,
            view=self.view(viewer),
            notes=msgspec.Raw(notes),
            notes_from=notes_from,
            players=[
                PlayerShown(
                    p,
                    who.name,
                    "bot" if who.bot else "human",
                    who.bot,
                    here[p],
                    self.has_left(p, here[p]),
                    self.banks[p] if head.pace is not None else None,
                    self.due(p),
                )
                for p, who in enumerate(self.sitting)
            ],
            undo=self.free_steps(viewer),
            ask=None
            if ask is None
            else AskShown(
                ask.number,
                "undo" if ask.kind == "undo" else "takeover",
                ask.by,
                ask.seat,
                ask.bot,
                ask.agreed,
                ask.wanted,
            ),
            chat=self.chat,
            onlookers=head.onlookers,
            parent=head.parent,
            seed_hash=self.sealed,
            seed=head.seed if over else None,
            scores=s.scores() if s is not None and over else None,
            winners=s.winners() if s is not None and over else None,
            read_only=self.read_only,
            hints=self.hints(viewer),
            remarks=[self.remarked(viewer, remark) for remark in self.remarks],
        )
        return encode(sent), total

    # -- snapshots

    def snapshot(self) -> bytes:
        """All that replay would make, so that it may start here."""
        s = self.state
        data = {
            "version": self.version,
            "state": s.dump(),
            "kept": list(self.kept),
            "notes": [[note[0], note[1:].decode()] for note in self.notes],
            "notes_at": list(self.notes_at),
            "fresh": self.fresh,
            "free": [self.free_seat, self.free],
            "banks": self.banks,
            "asked_at": self.asked_at,
            "views": [bytes(self.view(v)).decode() for v in (*range(s.seats), None)],
        }
        return zlib.compress(encode(data), 1)

    def resume(self, data: dict[str, Any]) -> None:
        """Go on from a snapshot of the same rules version."""
        self.faces = faces(self.head.game)
        self.s = self.faces.game.load(data["state"])
        self.s.telling = True
        self.kept = array("i", data["kept"])
        self.notes = [bytes((mask,)) + text.encode() for mask, text in data["notes"]]
        self.count_notes()
        self.notes_at = array("i", data["notes_at"])
        self.fresh = data["fresh"]
        self.free_seat, self.free = data["free"]
        self.banks = data["banks"]
        self.asked_at = data["asked_at"]


def questions(s: State) -> dict[int, Question[Any]]:
    """The open question of each seat that may decide."""
    return {asked.player: asked for asked in reversed(s.open_questions())}


def hears(mask: int, viewer: Viewer) -> bool:
    """Whether a viewer may hear a note to `mask`."""
    return mask == 255 or (viewer is not None and mask >> viewer & 1 == 1)


def new_room(head: Head, sitting: Sequence[Sitting], events: Sequence[Event]) -> Room:
    """A table from its beginning."""
    room = Room(head, sitting)
    room.lay()
    for event in events:
        room.happen(event)
    return room


def restored(stored: Stored) -> Room:
    """A table from the store: a snapshot and what came after, or all from the beginning."""
    room = Room(stored.head, stored.sitting)
    room.chat = stored.chat
    room.notices = stored.notices
    room.remarks = stored.remarks
    data: dict[str, Any] = {}
    if stored.snapshot is not None:
        data = msgspec.json.decode(zlib.decompress(stored.snapshot[1]))
    try:
        game = faces(stored.head.game).game
        after = stored.events[data["version"] :] if data else []
        if data and game.version == stored.head.rules and all(e.kind == ACT for e in after):
            room.resume(data)
            for event in stored.events[: data["version"]]:
                room.log(
                    event.seat if event.kind == ACT else -1 - event.seat,
                    event.action,
                    event.base,
                )
        else:
            room.lay()
            after = stored.events
        for event in after:
            room.happen(event)
        room.asked(stored.ask)
    except (ArcanumError, KeyError, ValueError, IndexError, AssertionError) as wrong:
        return only_seen(stored, data, wrong)
    return room


def only_seen(stored: Stored, data: dict[str, Any], wrong: Exception) -> Room:
    """A table that this program cannot continue: its last stored views, and why."""
    room = Room(stored.head, stored.sitting)
    room.chat = stored.chat
    room.read_only = (
        str(wrong) if isinstance(wrong, ArcanumError) else "this table cannot be read any more"
    )
    room.old_views = [text.encode() for text in data.get("views", [])]
    room.notes = [bytes((mask,)) + text.encode() for mask, text in data.get("notes", [])]
    room.count_notes()
    for event in stored.events:
        room.log(event.seat if event.kind == ACT else -1 - event.seat, event.action, event.base)
    return room
