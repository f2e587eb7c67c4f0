"""What is stored of a table, as the server works with it."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from arcanum.kernel.chance import SEALED
from arcanum.server.outages import Outages

ACT, UNDO, END, TURN = "act", "undo", "end", "turn"  # kinds of events
CONCEDE = "concede"
# How a game ended before its time: without a result, with the scores of that moment, or since
# everybody else has conceded. These are the words of an END event.
NO_RESULT, WITH_SCORES, CONCEDED = "end", "scores", "conceded"
BOT, OUT, ASK = "bot", "out", "ask"  # what the terms of a table say
DRAWN = 2  # in the column `by_lot`: the lot was drawn from the parts of the deal


@dataclass(slots=True)
class Sitting:
    """A seat as it is stored. `bot` plays it, unless empty; `token` and `invite` are hashes.

    A seat with a token belongs to whoever took it. One with neither token nor bot is free.
    """

    bot: str
    name: str
    token: bytes | None
    away: bool = False
    invite: bytes | None = None  # whoever has it may take the free seat
    entropy: str | None = (
        None  # its part of the deal; None: it gave none, not even an empty one
    )
    sat: float = 0.0  # when it was taken; 0: when the table was made

    @property
    def free(self) -> bool:
        """Whether nobody has taken the seat yet."""
        return self.token is None and not self.bot


@dataclass(slots=True)
class Start:
    """Where a table begins that was not dealt: a position, and what it teaches."""

    state: dict[str, Any]  # a dump
    lesson: str = ""  # the id of a lesson
    rule: str = ""  # or the key of a position to try a rule


@dataclass(slots=True)
class Agreed:
    """What the players of a table agreed on when it was made, beside the rules of the game."""

    gone: str = BOT  # who concedes: a bot plays the seat on, or it is out
    late: str = BOT  # an empty time bank: a bot decides once, or the others are asked
    bot: str = ""  # which bot plays for somebody who left; empty: the usual one
    weekends: bool = False  # clocks stand on Saturdays and Sundays
    zone: str = ""  # where it is Saturday; empty: UTC


@dataclass(slots=True)
class Head:
    """What a table is, from its beginning."""

    id: str
    game: str
    rules: str
    seats: int
    settings: dict[str, str]
    seed: int | str | None  # None: not dealt yet, since seats are free
    onlookers: bool
    pace: tuple[int, int] | None
    parent: str
    created: float
    ended: bool = False
    hints: bool | None = None  # None: where all others are bots
    chance: str = SEALED  # the kind of generator
    host: int = 0  # the seat of whoever made the table
    practice: bool = False  # the seed was chosen, so somebody may know the deal
    salt: str = ""  # hides the server's part; empty: a table from before there were parts
    part: int | str | None = None  # the server's part of the deal
    promise: str | None = None  # what the server's part follows from; used once
    began: float = 0.0  # when the cards were dealt, where that was later than `created`
    start: Start | None = None  # None: an ordinary deal
    terms: Agreed = field(default_factory=Agreed)
    name: str = ""  # of the table
    link: bytes | None = None  # whoever has it may take any free seat; a hash
    hosted: bool = False  # nothing is dealt until the host says so
    by_lot: bool = False  # who sits where is drawn then
    drawn: bool = False  # it was, so that everybody can check it
    arranged: int = 0  # how often the host changed seats or settings
    open: bool = False  # everybody may find it, and join without a link
    lang: str = ""  # what is spoken there
    gallery: bool = False  # players may read the onlookers' room during the game
    told: float = 0.0  # from when the deal may be known, where others play it too
    wants: tuple[int, int] | None = None  # the ratings that an open table is meant for
    only: bool = False  # others are turned away, unless they have the link
    club: str = ""  # only its members may sit down or watch


@dataclass(slots=True)
class Remark:
    """After so many actions, a bot failed to decide for a seat; another decided for it."""

    after: int
    seat: int
    bot: str
    by: str


@dataclass(slots=True)
class Happening:
    """After so many actions something happened beside the game, such as a pause.

    `seat` is whom it is about, `by` who did it, `what` a word more, such as the bot's name.
    """

    after: int
    kind: str
    seat: int
    by: int
    what: str
    at: float


@dataclass(slots=True)
class Wish:
    """How a seat wants to be told. `state`: empty if it is on, `waiting`, or `off` and why."""

    target: str
    state: str = ""
    lang: str = "en"
    site: str = ""  # the address by which the player knows this server


@dataclass(slots=True)
class Extras:
    """What a table has beside its game."""

    chat: int = 0  # the number of the last line
    gallery: int = 0  # the same of the onlookers' room
    notices: dict[int, dict[str, str]] = field(default_factory=dict)  # seat, kind, target
    wishes: dict[tuple[int, str], Wish] = field(default_factory=dict)  # also those not on
    remarks: list[Remark] = field(default_factory=list)
    happenings: list[Happening] = field(default_factory=list)
    choices: dict[tuple[int, str], str] = field(default_factory=dict)  # by seat and kind
    rematch: str = ""  # the next table of the same people, as JSON
    outages: Outages = field(default_factory=Outages)  # when the server was down


@dataclass(slots=True)
class Judgement:
    """An analysis, as far as it has come."""

    done: int
    of: int
    judged: list[dict[str, Any]]
    at: float  # when it last went on


@dataclass(slots=True)
class Crossing:
    """Where a table went over to other rules, and what its players said to that.

    The rules with the numbers `rules` mean something else since then. `ground` is a snapshot of
    that moment, where the actions before it do not come to the same under the new rules.
    """

    version: int  # how many events there were
    actions: int  # how many of them counted
    was: str
    becomes: str
    rules: list[str]
    again: int = 0  # actions since the last snapshot: they were played again by the new rules
    agreed: list[int] = field(default_factory=list)  # seats that go on
    ground: bytes | None = None


@dataclass(slots=True)
class Event:
    """One thing that happened: an action, an undo (`action` is how many actions stay), that a
    seat concedes, or an end before its time (`action` says how); at a lesson's table also a
    page turned: `next` or `back`."""

    kind: str
    seat: int
    action: str
    base: int  # the version the player saw
    at: float


@dataclass(slots=True)
class Stored:
    """A table with all that belongs to it."""

    head: Head
    sitting: list[Sitting]
    events: list[Event]
    snapshot: tuple[int, bytes] | None
    extras: Extras
    ask: str  # the open proposal, if there is one
    crossings: list[Crossing] = field(default_factory=list)
    past: bytes | None = None  # the pictures of a finished game
    closed: str = ""  # why nobody plays on here, if it was closed
