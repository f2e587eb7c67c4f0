"""The state of a table: where we are, whose choice it is, what has happened."""

from __future__ import annotations

from typing import Any, ClassVar, Self

from arcanum.kernel.chance import (
    AHEAD,
    MARK,
    PIECES,
    advanced,
    number_below,
    older_number,
    pieces,
    seeded,
)
from arcanum.kernel.errors import ArcanumError, BadSetting, IllegalAction, UnknownWords
from arcanum.kernel.frames import Ask, Frame, Player, Refusal, Viewer
from arcanum.kernel.notes import ALL, Note
from arcanum.kernel.parts import Part
from arcanum.kernel.words import Action, Kind, Vocabulary

NONE = -1  # no noun here
WORLD = -1  # as a mask of `seen`: every seat and all who look on


class State(Part):
    """A mutable table; a copy keeps no notes. Games add zones, `view`, `redealt`, `scores`.

    `seen[card]` has bit p set when seat p can name that card where it lies. Drawing sets one
    bit, playing sets all, shuffling clears them.
    """

    FIELDS: ClassVar[tuple[str, ...]] = ("chance", "seen")  # what the codec writes
    game: ClassVar[str] = ""  # its id and the version of its rules, as a dump names them
    version: ClassVar[str] = "1"

    def __init__(self, like: State | None = None) -> None:
        """An empty table, or an exact copy of another that keeps no notes."""
        if like is None:
            self.seats: int = 0
            self.settings: dict[str, str] = {}
            self.chance: int = 0  # the fast generator, or how many the sealed one has drawn
            self.seal: str = ""  # the key of the sealed generator; "" for the fast one
            self.ahead: bytes = b""  # the hash that the last number came from, if it is kept
            self.seen: list[int] = []
            self.seen_shared: bool = False  # with a copy: whoever writes takes its own
            self.frames: list[Frame[Any]] = []
            self.options: list[Action] = []  # of the seat to move, in a stable order
            self.player: Player = NONE  # the seat to move, NONE when the game is over
        else:
            self.seats = like.seats
            self.settings = like.settings
            self.chance = like.chance
            self.seal = like.seal
            self.ahead = like.ahead
            self.seen = like.seen
            self.seen_shared = like.seen_shared = True
            self.frames = like.frames[:]
            self.options = like.options[:]
            self.player = like.player
        self.log: list[Note] = []
        self.telling: bool = False  # clones and playouts keep no notes
        self.taken: list[tuple[Player, Action]] = []  # lone options, unasked

    # -- whose move it is

    @property
    def to_move(self) -> Player | None:
        """The seat to decide next; None when the game is over."""
        return None if self.player == NONE else self.player

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.player == NONE

    def asked(self) -> Ask[Any]:
        """The question that is open."""
        top = self.frames[-1]
        assert isinstance(top, Ask)
        return top

    def open_questions(self) -> list[Ask[Any]]:
        """The questions that may be answered now, the topmost first: one, or secret ones."""
        if self.player == NONE:
            return []
        top = self.asked()
        found = [top]
        if top.secret:
            for at in range(len(self.frames) - 2, -1, -1):
                frame = self.frames[at]
                if not isinstance(frame, Ask) or not frame.secret:
                    break
                found.append(frame)
        return found

    def waiting(self) -> list[Player]:
        """The seats that owe a decision: one, or all that owe a secret simultaneous one."""
        return sorted({asked.player for asked in self.open_questions() if not asked.lasting})

    def may_decide(self) -> list[Player]:
        """The seats that may decide now: those that owe it, and those who may change theirs."""
        return sorted({asked.player for asked in self.open_questions()})

    def turn_to(self, seat: Player) -> None:
        """Hear `seat` next, where several may choose in secret; their order changes nothing."""
        if seat == self.player:
            return
        for asked in self.open_questions():
            if asked.player == seat:
                self.frames.remove(asked)
                self.frames.append(asked)
                self.player = seat
                self.options = asked.options(self)
                return
        name = "ABCDEFGH"[seat] if 0 <= seat < self.seats else f"number {seat}"
        raise IllegalAction(f"seat {name} has nothing to decide now")

    # -- playing

    def apply(self, action: Action) -> None:
        """Take one of the options, then go on until somebody has a choice to make."""
        if action not in self.options:
            raise IllegalAction(self.refused(action))
        self.taken.clear()
        self.take(action)

    def refused(self, action: Action) -> str:
        """One line for an action that is not among the options."""
        if self.player == NONE:
            return "the game is over"
        try:
            return f"'{self.words().spell(action)}' is not legal now"
        except (UnknownWords, TypeError) as unknown:
            return f"{action!r} is not an action ({unknown})"

    def take(self, action: Action) -> None:
        """Take an action that is known to be legal (playouts and searches call this)."""
        top = self.frames.pop()
        assert isinstance(top, Ask)
        top.take(self, action)
        self.settle()

    def settle(self) -> None:
        """Run until someone has a choice to make, or nothing is left to do."""
        frames = self.frames
        while frames:
            top = frames.pop()
            if isinstance(top, Ask):
                if top.lasting:
                    self.let_last(top)
                    continue
                options = top.options(self)
                if options:
                    if len(options) == 1 and not top.secret and top.forced(self):
                        if self.telling:
                            self.taken.append((top.player, options[0]))
                        top.take(self, options[0])
                    else:
                        frames.append(top)
                        self.options = options
                        self.player = top.player
                        return
            else:
                top.run(self)
        self.options = []
        self.player = NONE

    def let_last(self, lasting: Ask[Any]) -> None:
        """Keep a lasting question open below one that is owed; drop it when none is."""
        for at in range(len(self.frames) - 1, -1, -1):
            frame = self.frames[at]
            if not isinstance(frame, Ask) or not frame.secret:
                return
            if not frame.lasting:
                self.frames.append(lasting)
                self.frames.append(self.frames.pop(at))
                return

    def ask_again(self) -> None:
        """Make the options of the open question again (after a re-deal); nothing is taken."""
        if self.player != NONE:
            self.options = self.asked().options(self)

    def then(self, *frames: Frame[Any]) -> None:
        """Do these next, in this order, before whatever was waiting."""
        for frame in frames[::-1]:
            self.frames.append(frame)

    def next(self, frame: Frame[Any]) -> None:
        """Do this one next."""
        self.frames.append(frame)

    def finish(self) -> None:
        """The game ends here: nothing that was waiting happens any more."""
        self.frames.clear()

    # -- chance and knowledge

    def below(self, n: int) -> int:
        """A random number from 0 to n - 1; n is at most PIECES."""
        if self.seal:
            return self.sealed_below(n)
        self.chance = advanced(self.chance)
        return number_below(self.chance, n)

    def sealed_below(self, n: int) -> int:
        """The same, of the sealed kinds."""
        self.chance += 1
        at = self.chance % AHEAD
        if at == 0 or not self.ahead:
            if not self.seal.startswith(MARK):
                return older_number(self.seal, self.chance) % n
            self.ahead = pieces(self.seal, self.chance // AHEAD)
        drawn = (self.ahead[2 * at] << 8 | self.ahead[2 * at + 1]) * n
        rest = drawn % PIECES
        if rest < n:  # which is rare, and cheaper to ask first
            assert n <= PIECES
            if rest < PIECES % n:
                return self.sealed_below(n)
        return drawn // PIECES

    def imagine_chance(self, chance: int) -> None:
        """The luck of an imagined table: a fast generator, unrelated to the real one."""
        self.chance = chance
        self.seal = ""
        self.ahead = b""

    def everyone(self) -> int:
        """The mask of all seats."""
        return (1 << self.seats) - 1

    def let_know(self, card: int, seats: int) -> None:
        """From now on just these seats (a mask) can name the card."""
        if self.seen[card] != seats:
            if self.seen_shared:
                self.seen = self.seen[:]
                self.seen_shared = False
            self.seen[card] = seats

    def show(self, card: int, seat: Player) -> None:
        """`seat` sees a card."""
        self.let_know(card, self.seen[card] | 1 << seat)

    def reveal(self, card: int) -> None:
        """Everybody sees a card."""
        self.let_know(card, (1 << self.seats) - 1)

    def open_all(self) -> None:
        """Everybody may name every card, onlookers too: a finished game is looked back at."""
        self.seen = [WORLD] * len(self.seen)
        self.seen_shared = False

    def can_name(self, seat: Player | None, card: int) -> bool:
        """Whether the seat can name the card; an onlooker (None) names what is public.

        That is what every seat has seen. A lone seat has seen its own secrets too, so there
        the game says what lies open.
        """
        mask = self.seen[card]
        if seat is not None:
            return mask >> seat & 1 == 1
        if self.seats == 1:
            return mask == WORLD or (mask == 1 and self.lies_open(card))
        return mask == (1 << self.seats) - 1 or mask == WORLD

    def shuffle(self, cards: list[int]) -> None:
        """Shuffle in place; nobody knows any of these cards afterwards."""
        for i in range(len(cards) - 1, 0, -1):
            j = self.below(i + 1)
            card = cards[i]
            cards[i] = cards[j]
            cards[j] = card
        for card in cards:
            self.let_know(card, 0)

    def reshuffled(self, discard: list[int], key: str) -> list[int]:
        """A discard pile, shuffled to be the new deck; the note `key` counts its cards."""
        self.shuffle(discard)
        self.note(key, len(discard))
        return discard

    # -- telling

    def note(
        self,
        key: str,
        a: int = NONE,
        b: int = NONE,
        c: int = NONE,
        d: int = NONE,
        to: int = ALL,
    ) -> None:
        """Tell what happened, to everybody or to a mask of seats."""
        if self.telling:
            given = [a, b, c, d]
            kinds = self.words().notes[key].kinds
            nouns = [self.noun_told(kinds[i], given[i]) for i in range(len(kinds))]
            self.log.append(Note(to, key, nouns))

    def noun_told(self, kind: Kind, noun: int) -> int:
        """A noun as notes tell it. Games whose rules play a side give it a name of its own."""
        return noun

    # -- asking as a seat, or as an onlooker (None)

    def check_viewer(self, viewer: Viewer) -> None:
        """Raises BadSetting for a seat that is not at this table."""
        if viewer is not None and not 0 <= viewer < self.seats:
            raise BadSetting(f"there is no seat number {viewer} at this table")

    def observe(self, viewer: Viewer = None) -> dict[str, Any]:
        """What a seat may know, JSON-able."""
        self.check_viewer(viewer)
        return self.view(viewer)

    def determinize(self, viewer: Viewer, seed: int) -> Self:
        """A clone that `viewer` could not tell from this table: what is hidden is re-dealt."""
        self.check_viewer(viewer)
        other = self.redealt(viewer, seed)
        if other.seal:  # a game that copied the key must not hand it out
            other.imagine_chance(seeded(f"imagined {seed}"))
        return other

    def heard(self, viewer: Viewer, since: int = 0) -> list[dict[str, Any]]:
        """The notes that a seat may hear, from number `since` on, spelled."""
        self.check_viewer(viewer)
        known = self.words().notes
        out: list[dict[str, Any]] = []
        for at in range(since, len(self.log)):
            note = self.log[at]
            if note.heard_by(viewer):
                word = known[note.key]
                told: dict[str, Any] = {"note": note.key}
                for name, kind, noun in zip(word.names, word.kinds, note.nouns, strict=True):
                    told[name] = kind.spell(noun) if kind.values else noun
                out.append(told)
        return out

    def why_not(self, text: str, seat: Player | None = None) -> Refusal | None:
        """Why an action is not legal now: (message key, arguments, rule id). None if it is.

        Without a seat, for the one to move.
        """
        self.check_viewer(seat)
        if self.player == NONE:
            return ("game-is-over", {}, "")
        if seat is not None and seat not in self.may_decide():
            return ("not-your-turn", {}, "")
        here: State = self
        if seat is not None and seat != self.player:
            here = self.clone()
            here.turn_to(seat)
        try:
            action = here.words().read(text)
        except ArcanumError as unknown:
            return ("unknown-words", {"text": text, "detail": str(unknown)}, "")
        if action in here.options:
            return None
        return here.asked().refuse(here, action)

    # -- what a game must say

    def words(self) -> Vocabulary:
        """The vocabulary of the game."""
        raise NotImplementedError

    def view(self, viewer: Viewer) -> dict[str, Any]:
        """What `observe` answers; the viewer is a seat of this table, or None."""
        raise NotImplementedError

    def redealt(self, viewer: Viewer, seed: int) -> Self:
        """What `determinize` answers; the viewer is a seat of this table, or None."""
        raise NotImplementedError

    def lies_open(self, card: int) -> bool:
        """Whether a card that the lone seat of this table can name is public, by its place.

        Only games that are played with one seat need it.
        """
        raise NotImplementedError

    def scores(self) -> list[int]:
        """The score of each seat; final when the game is over."""
        raise NotImplementedError

    def winners(self) -> list[Player]:
        """The seats that won; empty while the game goes on."""
        raise NotImplementedError

    def dump(self) -> dict[str, Any]:
        """The exact state, JSON-able and versioned; `Game.load` reads it."""
        from arcanum.kernel.codec import dump_state

        return dump_state(self.game, self.version, self)
