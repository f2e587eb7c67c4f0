"""The messages of the API: requests know no other fields; OpenAPI is made of these."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import UNSET, Meta, Raw, Struct, UnsetType
from msgspec.json import Encoder

Token = Annotated[str, Meta(min_length=1, max_length=64)]
Version = Annotated[int, Meta(ge=0, le=1_000_000)]
SeatNumber = Annotated[int, Meta(ge=0, le=7)]
Name = Annotated[str, Meta(min_length=1, max_length=40)]
Word = Annotated[str, Meta(min_length=1, max_length=64)]
Entropy = Annotated[str, Meta(max_length=64, pattern="^[0-9A-Za-z_-]*$")]
TableName = Annotated[str, Meta(max_length=60)]
Language = Literal["", "en", "ru", "pl"]
Phrase = Literal[
    "hello", "luck", "thanks", "well-played", "moment", "back", "your-turn", "oops", "rematch"
]
Seconds = Annotated[int, Meta(ge=0, le=31_536_000)]
Zone = Annotated[str, Meta(max_length=64, pattern="^[A-Za-z0-9_+/-]*$")]
Password = Annotated[str, Meta(min_length=8, max_length=200)]
ProposalKind = Literal["undo", "takeover", "end", "scores", "pause"]

encode = Encoder().encode  # how all of these are sent


class Request(Struct, forbid_unknown_fields=True):
    """Anything sent to the server."""


# -- requests


class Human(Request, tag_field="kind", tag="human"):
    """A seat for a person."""

    name: Annotated[str, Meta(max_length=40)] = ""
    mine: bool | None = None  # true: its token goes to the maker of the table; no invite


class Computer(Request, tag_field="kind", tag="bot"):
    """A seat for a bot."""

    bot: Word
    name: Annotated[str, Meta(max_length=40)] = ""


class Pace(Request):
    """A time bank for each seat, and what every turn adds to it, in seconds."""

    bank: Annotated[int, Meta(ge=1, le=31_536_000)]
    add: Seconds = 0


class Terms(Request):
    """What the players agree on beforehand.

    `gone`: who concedes is played on by a bot, or is out. `late`: where a time bank is empty, a
    bot decides once, or the others are asked. `bot`: which bot plays for somebody who left.
    `weekends`: clocks stand on Saturdays and Sundays, by the time of `zone`.
    """

    gone: Literal["bot", "out"] = "bot"
    late: Literal["bot", "ask"] = "bot"
    bot: Annotated[str, Meta(max_length=64)] = ""
    weekends: bool = False
    zone: Zone = ""


class Ratings(Request):
    """The ratings that an open table is meant for. `only`: others are turned away."""

    low: Annotated[int, Meta(ge=0, le=5000)]
    high: Annotated[int, Meta(ge=1, le=5000)]
    only: bool = False


class NewTable(Request):
    """A table to be made."""

    game: Word
    seats: Annotated[list[Human | Computer], Meta(min_length=1, max_length=8)]
    options: dict[str, str] = {}
    seed: (
        Annotated[int, Meta(ge=-(2**63), le=2**63 - 1)]
        | Annotated[str, Meta(min_length=1, max_length=64)]
        | None
    ) = None
    onlookers: bool = True
    pace: Pace | None = None
    hints: bool | None = None
    deal: Word | None = None  # what `POST /api/deals` answered
    entropy: Entropy = ""  # the maker's part of the deal
    terms: Terms | None = None
    name: TableName = ""
    start: Literal["full", "host"] = "full"  # dealt when all sit, or when the host says so
    order: Literal["chosen", "lot"] = "chosen"  # with `lot` the host starts
    open: bool = False  # listed for everybody; the host starts
    lang: Language = ""
    gallery: bool = False  # players may read the onlookers' room during the game
    rating: Ratings | None = None  # whom an open table is meant for
    club: Annotated[str, Meta(max_length=64)] = ""  # mine; only its members sit down or watch


class BySeat(Request, kw_only=True):
    """Something that a seat does. Its token is here, or in the header `Authorization`."""

    token: Token | None = None


class Act(BySeat):
    """An action, spelled, at the version that the player saw."""

    version: Version
    action: Annotated[str, Meta(min_length=1, max_length=200)]


class Wonder(BySeat):
    """An action, spelled, that nobody takes: could it be, and if not, why not?"""

    action: Annotated[str, Meta(min_length=1, max_length=200)]


class TakeBack(BySeat):
    """The last step back. `unrated`: also where the game is not rated any more then."""

    version: Version
    unrated: bool = False


class Propose(BySeat):
    """Propose something to the others.

    `takeover`: `bot` plays for `seat`. `scores`: the game ends now, with the present scores.
    `end`: it ends without a result. `pause`: all clocks stand until somebody goes on.
    """

    kind: Literal["takeover", "scores", "end", "pause"]
    seat: SeatNumber = 0
    bot: Annotated[str, Meta(max_length=64)] = ""


class Remind(BySeat):
    """Remind the player of a seat that the table waits."""

    seat: SeatNumber


class Answer(BySeat):
    """Yes or no to what is asked."""

    ask: Version
    agree: bool


class GoOn(BySeat):
    """The rules have changed: go on under them, or propose to end the game without a result."""

    go_on: bool


class JustToken(BySeat):
    """Just the token of a seat."""


class Holiday(Request):
    """From one moment to another, in seconds since 1970: the clock of the seat stands."""

    begins: Annotated[float, Meta(ge=0, le=1e11)]
    ends: Annotated[float, Meta(ge=0, le=1e11)]


class Quiet(Request):
    """No notices from one minute of the day to another, by the clock of `zone`."""

    begins: Annotated[int, Meta(ge=0, le=1439)]
    ends: Annotated[int, Meta(ge=0, le=1439)]
    zone: Zone = ""


class Choices(BySeat):
    """What a seat wants for itself; what is left out stays.

    Orders: `all` takes everything where that is offered, `sole` answers where the choices make
    no difference, `pass` passes while nothing changes.
    """

    days: Annotated[list[Holiday], Meta(max_length=16)] | UnsetType = UNSET
    quiet: Quiet | UnsetType | None = UNSET
    orders: Annotated[list[Literal["all", "sole", "pass"]], Meta(max_length=3)] | UnsetType = (
        UNSET
    )


class WantRematch(BySeat):
    """Take the own seat at the next table of the same people; `take` false: not now."""

    take: bool = True
    name: Annotated[str, Meta(max_length=40)] = ""
    entropy: Entropy = ""  # this seat's part of the deal


class Mine(Request):
    """A seat of mine, that another device holds the token of."""

    table: Word
    seat: SeatNumber


class NewLesson(Request):
    """A lesson to begin, or a rule to try; `name` is that of the person."""

    lang: Literal["en", "ru", "pl"] = "en"
    name: Annotated[str, Meta(max_length=40)] = ""


class TurnPage(BySeat):
    """On with a lesson, or one step back."""

    version: Version
    to: Literal["next", "back"]


class Naming(BySeat):
    """A display name."""

    name: Name


class Say(BySeat):
    """A line of chat, or a phrase that everybody reads in their own language.

    `line` is a line of the log that it speaks of, as the one who says it counts them.
    """

    text: Annotated[str, Meta(max_length=500)] = ""
    phrase: Phrase | None = None
    line: Version | None = None


class CallOut(Request):
    """A line in the onlookers' room; `name` is whatever they call themselves."""

    name: Annotated[str, Meta(max_length=40)] = ""
    text: Annotated[str, Meta(max_length=500)] = ""
    phrase: Phrase | None = None


class Join(Request):
    """Take a free seat, this one or any, by the link of the table. An open one needs none."""

    join: Token | None = None
    seat: SeatNumber | None = None
    name: Annotated[str, Meta(max_length=40)] = ""
    entropy: Entropy = ""  # this seat's part of the deal


class AtDoor(Request):
    """The link of a table, or nothing at an open one."""

    join: Token | None = None


class NewLink(BySeat):
    """Another link for the table; the old one opens nothing any more. `close`: none."""

    close: bool = False


class Arrange(BySeat):
    """What the host changes before the deal. `order[i]` is the seat whose player goes to i."""

    order: Annotated[list[SeatNumber], Meta(max_length=8)] | None = None
    by_lot: bool | None = None
    open: bool | None = None
    name: TableName | None = None


class OfSeat(BySeat):
    """The host does something about a seat."""

    seat: SeatNumber


class NewRecord(Request):
    """The text of a record, JSON Lines; `seats`: who sits there now, if it is played on."""

    record: Annotated[str, Meta(min_length=1, max_length=65_000)]
    seats: Annotated[list[Human | Computer], Meta(min_length=1, max_length=8)] | None = None


class TakeAlong(BySeat):
    """The record of a running game. `also`: the tokens of all other seats of people."""

    also: Annotated[list[Token], Meta(max_length=7)] = []


class Notebook(BySeat):
    """Notes to oneself."""

    text: Annotated[str, Meta(max_length=8000)]


class Claim(Request):
    """Take the seat that an invite is for."""

    invite: Token
    name: Annotated[str, Meta(max_length=40)] = ""
    entropy: Entropy = ""  # this seat's part of the deal


class Invite(BySeat):
    """Another invite to a free seat; the old one opens nothing any more.

    With `close` there is no new one.
    """

    seat: SeatNumber
    close: bool = False


class Fork(BySeat):
    """Play on from a point of a finished game; without seats as they were."""

    at: Version
    seats: Annotated[list[Human | Computer], Meta(min_length=1, max_length=8)] | None = None


class Notify(BySeat):
    """Tell a seat when it is to move; an empty target ends it."""

    kind: Literal["webhook", "email", "push"]
    target: Annotated[str, Meta(max_length=2000)]
    lang: Literal["en", "ru", "pl"] = "en"


class Credentials(Request):
    """A name and a password."""

    name: Annotated[str, Meta(min_length=1, max_length=40, pattern=r"^[^\x00-\x1f\x7f]+$")]
    password: Password


class JustPassword(Request):
    """The password once more, before something that cannot be taken back."""

    password: Annotated[str, Meta(max_length=200)]


class NewPassword(Request):
    """The password so far, and the new one."""

    old: Annotated[str, Meta(max_length=200)]
    new: Password


class PasswordLink(Request):
    """The secret of a one-time link, and the new password."""

    token: Token
    password: Password


class Nothing(Request):
    """An empty object."""


class SocketAct(Request):
    """An action over the socket; the reply carries the same id."""

    version: Version
    action: Annotated[str, Meta(min_length=1, max_length=200)]
    id: int = 0


# -- answers


class SocketToken(Request):
    """Who looks: the first message of a socket. An empty token is an onlooker's."""

    token: Annotated[str, Meta(max_length=64)]
    also: Annotated[list[Token], Meta(max_length=7)] = []  # further people at this screen
    public: bool = False  # only what everybody may see, since others look at the screen


class Promised(Struct):
    """The server's part of a deal is fixed: what a new table names, and the hash."""

    deal: str
    seed_hash: str


class SeatGiven(Struct, omit_defaults=True):
    """The token of a seat, or the invite to one that somebody else will take."""

    seat: int
    token: str = ""
    invite: str = ""


class Made(Struct):
    """A new table: tokens of its maker's seats, invites for the others."""

    table: str
    seats: list[SeatGiven]
    seed_hash: str
    join: str = ""  # one link for all free seats; empty: none is free


class Claimed(Struct):
    """A seat, and its token."""

    seat: int
    token: str


class Invited(Struct):
    """The invite to a free seat; empty if there is none."""

    seat: int
    invite: str


class DealShown(Struct, omit_defaults=True):
    """What the deal was made of: the server's part and its salt, and the parts of the seats.

    `lot`: who sits where follows from them too.
    """

    salt: str
    part: int | str
    parts: dict[str, str]
    lot: bool = False


class Noun(Struct):
    """What an option speaks of."""

    kind: str
    value: str


class OptionShown(Struct):
    """One thing the seat may do."""

    action: str
    spelled: str
    verb: str
    nouns: list[Noun]


class PlayerShown(Struct):
    """Who sits at a seat."""

    seat: int
    name: str
    kind: Literal["human", "bot"]
    bot: str
    here: bool
    left: bool
    bank: float | None
    due: float | None
    sat: float = 0.0  # when the seat was taken; 0: when the table was made
    since: float | None = None  # since when it is to decide
    late: bool = False  # slower than its time, or than ten minutes without a clock
    reminded: float | None = None  # when it was last reminded of this decision
    conceded: bool = False


class AskShown(Struct):
    """What the others are asked, and who still has to answer.

    `keep`: for an undo, how many of the notes that the reader has heard would stay; `unrated`:
    whether the game is not rated any more then.
    """

    id: int
    kind: ProposalKind
    by: int
    seat: int
    bot: str
    agreed: list[int]
    wanted: list[int]
    keep: int | None
    unrated: bool = False


class HappeningShown(Struct):
    """After so many notes something happened beside the game.

    `kind`: `leaves`, `returns`, `bot-plays` (`what` is which one), `reminded`, `pauses`,
    `goes-on`, `concedes`, `rematch`, `taken` (along). `seat` is whom it is about, `by` who did
    it (-1: nobody).
    """

    after: int
    kind: str
    seat: int
    by: int
    what: str
    at: float


class TermsShown(Struct):
    """What was agreed on before; `bot` plays for whoever left."""

    gone: str
    late: str
    bot: str
    weekends: bool
    zone: str


class RematchShown(Struct):
    """The next table of the same people. All seats but those in `seats` are of the old one.

    `by` has asked for it, `sits` and `declined` have answered, `seats` are the new ones.
    """

    table: str
    by: int
    at: float
    sits: list[int]
    declined: list[int]
    seats: list[int]


class ChoicesShown(Struct):
    """What this seat wants for itself, and the address of a calendar; none before the deal."""

    days: list[list[float]]
    quiet: Quiet | None
    orders: list[str]
    calendar: str


class RematchTaken(Struct):
    """The seat at the new table; all is empty for who declined."""

    table: str
    seat: int
    token: str
    seed_hash: str


class RemarkShown(Struct):
    """After so many notes: `bot` failed to decide for a seat, so `by` decided for it."""

    after: int
    seat: int
    bot: str
    by: str


class ChangeShown(Struct):
    """After so many notes the table went over from rules version `was` to `becomes`.

    `rules` are the rules that mean something else since then, `kept` those about what lies on
    the table, which stays as it was. `again` actions before it were played again by the new
    rules. The seats in `agreed` have said that they go on.
    """

    after: int
    was: str
    becomes: str
    rules: list[str]
    again: int
    agreed: list[int]
    kept: list[str]


class SpotShown(Struct):
    """A part of the board that glows, and its name in each language."""

    part: str
    name: dict[str, str]


class Objection(Struct):
    """What the coach says about a legal choice before it is sent, in each language."""

    text: dict[str, str]
    rule: str
    spots: list[SpotShown]


class Comparison(Struct):
    """What one option would bring."""

    action: str
    text: dict[str, str]
    good: bool


class LessonShown(Struct):
    """Where a lesson is. Texts are there in each language; ① ② ③ in them are the spots.

    `kind` is `first`, `single` or `try`; `wait` is what the lesson waits for: `choice`, `next`,
    `rival`, `free` (play on), or it is `done`. `poor` goes by the spelled action.
    """

    id: str
    kind: str
    title: dict[str, str]
    step: int
    of: int
    heading: dict[str, str]
    headings: list[dict[str, str]]
    text: dict[str, str]
    more: dict[str, str]
    spots: list[SpotShown]
    wait: str
    rule: str
    good: list[str]
    poor: dict[str, Objection]
    compare: list[Comparison]
    back: bool


class TableBase(Struct):
    """What a table shows apart from its large parts."""

    table: str
    game: str
    rules: str
    settings: dict[str, str]
    version: int
    seat: int | None
    to_move: int | None
    waiting: list[int]
    over: bool
    notes_from: int
    players: list[PlayerShown]
    undo: int
    ask: AskShown | None
    chat: int
    onlookers: bool
    parent: str
    seed_hash: str
    seed: int | str | None
    scores: list[int] | None
    winners: list[int] | None
    read_only: str
    hints: bool
    remarks: list[RemarkShown]
    changes: list[ChangeShown]
    agreed_end: bool
    host: int
    gathering: bool
    missing: list[int]
    practice: bool
    deal: DealShown | None
    lesson: LessonShown | None
    ended: str  # how, if before its time: `end` (no result), `scores`, `conceded`
    terms: TermsShown
    happenings: list[HappeningShown]
    paused: float | None  # since when
    pace: list[int] | None  # the bank of each seat at the start, and what a turn adds
    hints_off: bool  # the host allows none
    unrated: bool  # from its beginning: practice, or several people may take hints
    rematch: RematchShown | None
    standing: list[int] | None  # the scores so far, where they are no secret
    take_back: int | None  # notes of the reader that stay if it asks to take its step back
    no_take_back: str  # why that is refused, such as `came-out`; empty: it is not
    name: str
    hosted: bool
    by_lot: bool
    open: bool
    club: str  # whose members alone may sit down or watch; empty: it is no club's table
    lang: str
    gallery: int
    covered: bool


class TableShown(TableBase):
    """A table as one seat, or an onlooker, sees it."""

    options: list[OptionShown]
    view: dict[str, Any]
    notes: list[dict[str, Any]]


class TableSent(TableBase):
    """The same object with its large parts already encoded."""

    options: list[Raw]
    view: Raw
    notes: Raw


class Acted(Struct):
    """The version after the action."""

    version: int


class Why(Struct):
    """Whether an action is legal at `version`; if not, why not, and by which rule."""

    version: int
    legal: bool
    error: str = ""
    rule: str = ""
    key: str = ""
    args: dict[str, str] = {}


class ReasonShown(Struct):
    """Why an option is better, or worse if not `more`: a part of the judgement, by how much.

    Its text is `reason-<part>`, in the attribute `.more` or `.less`; with `n` 0 there is
    nothing to count.
    """

    part: str
    more: bool
    n: int


class HintShown(Struct):
    """An option, the estimated chance of winning with it, and what speaks for it or against."""

    action: str
    chance: float
    reasons: list[ReasonShown] = []


class Hints(Struct):
    """What the search would do at `version`, the best first."""

    version: int
    hints: list[HintShown]


class ChancesShown(Struct):
    """The estimated chances before a decision, of the seat that decided."""

    number: int
    seat: int
    chance: float


class CostlyShown(Struct):
    """A decision that cost much: what was done, what was better, and the chances of both."""

    number: int
    seat: int
    played: OptionShown
    best: OptionShown
    chance_played: float
    chance_best: float
    cost: float
    reasons: list[ReasonShown] = []


class AnalysisShown(Struct):
    """The analysis of a finished game, as far as it has come.

    `left`: seconds to go, about. Where the state is `none` and something is done, it was
    stopped, and can go on.
    """

    state: Literal["none", "running", "done"]
    done: int
    of: int
    left: float = 0.0
    chances: list[ChancesShown] = []
    costly: list[CostlyShown] = []


class TakenBack(Struct):
    """The version now; `asked` when the others have to agree first."""

    version: int
    asked: bool


class Answered(Struct):
    """Whether what was asked has happened."""

    done: bool


class Empty(Struct):
    """Done."""


class Said(Struct):
    """The number of the line."""

    number: int


class Line(Struct):
    """A line of chat. `key`: a phrase, or what happened (`sits`, `removed`); `text` says the
    same in English, or who it was. `line` is the line of the reader's log that it speaks of."""

    number: int
    seat: int
    text: str
    at: float
    key: str = ""
    line: int = -1


class Chat(Struct):
    """Lines of chat."""

    chat: list[Line]


class ChatPush(Struct):
    """A line of chat over the socket."""

    chat: Line


class GalleryLine(Struct):
    """A line in the onlookers' room."""

    number: int
    name: str
    text: str
    at: float
    key: str = ""


class Gallery(Struct):
    """Lines of the onlookers' room."""

    gallery: list[GalleryLine]


class GalleryPush(Struct):
    """A line of the onlookers' room over the socket."""

    gallery: GalleryLine


class LinkShown(Struct):
    """The link of a table; empty if there is none."""

    join: str


class SeatAtDoor(Struct):
    """A seat as somebody sees it who may take one."""

    seat: int
    name: str
    bot: str
    free: bool
    here: bool


class TableNamed(Struct):
    """What is said first of a table, to whoever may see it."""

    table: str
    name: str
    game: str
    settings: dict[str, str]
    pace: Pace | None
    lang: str


class DoorShown(TableNamed):
    """A table as somebody sees it who may take a seat there."""

    host: int
    gathering: bool
    by_lot: bool
    onlookers: bool
    practice: bool
    unrated: bool
    seed_hash: str
    seats: list[SeatAtDoor]
    rating: Ratings | None = None


class TableListed(TableNamed):
    """An open table, in a list. `watching`: how many onlookers there are, as far as known."""

    created: float
    host: int
    seats: list[SeatAtDoor]
    watching: int
    rating: Ratings | None = None


class TablesListed(Struct):
    """A part of a list; `more` is what `before` must be for the next part, or empty."""

    tables: list[TableListed]
    more: str


class NotebookShown(Struct):
    """Notes to oneself."""

    text: str


class Moment(Struct):
    """A finished game after `at` actions."""

    at: int
    of: int
    seat: int | str
    action: str | None
    by: int | None
    view: dict[str, Any]
    notes: list[dict[str, Any]]
    scores: list[int]


class Step(Struct):
    """A table of the past: the view after `at` actions, and how many notes there were then."""

    at: int
    notes: int
    view: dict[str, Any]


class Missed(Struct):
    """The tables since a note, oldest first; the newest ones where they are many."""

    steps: list[Step]


class Heard(Struct):
    """How many notes of a finished game a viewer had got after 0, 1, 2 … actions."""

    heard: list[int]


class OptionKnown(Struct):
    """An option of a game, and what it needs of the others.

    It means something only when each option named in `when` has one of the choices given;
    else it is at its default, or at `otherwise`. `seats` and `choice_when` go by choice: the
    fewest and most seats, and what other options it needs.
    """

    default: str
    choices: list[str]
    when: dict[str, list[str]]
    otherwise: str | None
    seats: dict[str, list[int]]
    choice_when: dict[str, dict[str, list[str]]]
    prominent: bool


class FirstGame(Struct):
    """How to play a game for the first time."""

    seats: int
    options: dict[str, str]


class PaceShown(Struct):
    """A clock that fits a game: `quick`, `live`, or `days`."""

    id: str
    bank: int
    add: int


class CharacterShown(Struct):
    """Who may play a bot's seat: `<level>:<name>` for any of the levels.

    `portrait`: a wig, a bust, a colour. `temper`: from careful to daring, from building to
    harming, from early to late, from hoarding to spending, from 0 to 1.
    """

    name: str
    levels: list[str]
    portrait: list[str]
    temper: list[float]


class GameShown(Struct):
    """A game that can be played here. `page`: its own page part, if it brings one along.

    `paces`: clocks that fit it. `orders`: which standing orders mean something in it.
    """

    id: str
    hidden: bool
    seats: list[int]
    options: dict[str, OptionKnown]
    first_game: FirstGame
    page: str | None
    rules: str
    bots: list[str]
    languages: list[str]
    paces: list[PaceShown]
    orders: list[str]
    characters: list[CharacterShown] = []


class GamesShown(Struct):
    """All of them, and what serves them."""

    games: list[GameShown]
    languages: list[str]
    version: str  # of Arcanum
    compiled: bool  # whether the rules are the compiled ones


class LessonListed(Struct):
    """A lesson of a game."""

    id: str
    kind: str
    title: str
    text: str
    minutes: int
    steps: int
    rules: list[str]


class LessonsListed(Struct):
    """All lessons of a game, the first game first; and the rules that can be tried."""

    lessons: list[LessonListed]
    tries: list[str]


class TryListed(Struct):
    """A position in which some rules can be tried."""

    key: str
    rules: list[str]
    text: str


class TriesListed(Struct):
    """All of them."""

    tries: list[TryListed]


class Cards(Struct):
    """The printed facts of a game's cards; in a language, what people read of them too.

    `filters`: what they can be chosen by. `made`: how the figures on wins were made, if any.
    """

    cards: list[dict[str, Any]]
    filters: list[dict[str, Any]] = []
    made: dict[str, Any] | None = None


class Rulebook(Struct):
    """The players' rulebook of a game in one language, with its pictures as views."""

    game: str
    lang: str
    parts: list[dict[str, Any]]
    figures: dict[str, dict[str, Any]]
    terms: dict[str, dict[str, str]]


class NoticeKinds(Struct):
    """Which turn notices are switched on."""

    webhook: bool
    email: bool
    push: str | None


class NoticeShown(Struct):
    """How a seat is told. `why`: what the address answered before it was turned off."""

    kind: str
    target: str  # empty for push
    state: str  # on, waiting (to be confirmed by mail) or off
    why: str


class Notices(Struct):
    """All ways a seat is told."""

    notices: list[NoticeShown]


class MailLink(Struct):
    """What the link of a mail is for: `confirm` or `stop`, and which address and game.

    `confirm-open`, `stop-open`: mails about open tables.
    """

    what: str
    address: str
    game: str


class Me(Struct):
    """An account by name."""

    name: str | None


class Player(Struct):
    """Who sits at a seat, for a list of tables."""

    name: str
    bot: str


class MyTable(Struct):
    """A seat of mine."""

    table: str
    seat: int
    game: str
    over: bool
    to_move: bool
    version: int
    at: float  # when something happened there
    players: list[Player]


class MyTables(Struct):
    """An account and its seats."""

    name: str | None
    tables: list[MyTable]


class Kept(Struct):
    """A seat that is now among the account's."""

    table: str
    seat: int


class Opened(Struct):
    """A new token for a seat of mine."""

    table: str
    seat: int
    token: str


class Healthy(Struct):
    """Alive."""

    ok: bool


class Wrong(Struct, omit_defaults=True):
    """Why not, in one line."""

    error: str
    rule: str | UnsetType = UNSET
    key: str = ""
    args: dict[str, str] = {}


class Reply(Struct, omit_defaults=True):
    """The answer to an action over the socket."""

    reply: int
    status: int
    version: int = -1
    error: str = ""
    rule: str = ""
    key: str = ""
    args: dict[str, str] = {}
