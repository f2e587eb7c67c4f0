"""The messages about people: ladder, profiles, deals of the day, tournaments, clubs."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from arcanum.server.types import (
    Language,
    OptionShown,
    Pace,
    Quiet,
    Request,
    TablesListed,
    Word,
)

Title = Annotated[str, Meta(min_length=1, max_length=60)]
About = Annotated[str, Meta(max_length=500)]
Code = Annotated[str, Meta(max_length=64)]
TournamentKind = Literal["swiss", "round-robin", "knock-out", "duplicate"]


# -- ladder and profiles


class LadderRow(Struct):
    """Somebody on the ladder. `bot`: the level of a bot. `chance`: mine to win."""

    rank: int
    name: str
    bot: str
    rating: int
    uncertainty: int
    games: int
    won: int
    last: str  # the last ten games: 1 gained, 0 lost
    at: float
    me: bool
    chance: float | None


class Ladder(Struct):
    """A page of the ladder of a title. `mine` is the own row, also where it has no place yet.

    Then its rank is 0. `sure`: from which uncertainty on there is a place.
    """

    game: str
    of: str
    start: int
    total: int
    sure: int
    rows: list[LadderRow]
    mine: LadderRow | None


class BotRating(Struct):
    """A bot of the same pool, and the chance to win against it."""

    bot: str
    rating: int
    uncertainty: int
    chance: float


class Favourite(Struct):
    """What people use in a game, such as a card: in how many games, and how many were won."""

    kind: str
    value: str
    games: int
    won: int


class TitleShown(Struct):
    """What somebody has reached in a title."""

    game: str
    games: int
    won: int
    best: int
    rated: int
    rating: int
    uncertainty: int
    ranked: bool
    rank: int  # 0: none
    bots: list[BotRating]
    favourites: list[Favourite]


class Tally(Struct):
    """Games by number of seats and by pace."""

    game: str
    seats: int
    mode: str
    played: int
    won: int
    best: int


class GamePlayed(Struct):
    """A finished game. `gain`: null if it was not rated. `seen`: it may be looked back at."""

    table: str
    game: str
    kind: str
    seats: int
    place: int
    score: int
    rating: int
    uncertainty: int
    gain: int | None
    at: float
    seen: bool
    others: list[str]
    bots: list[str]  # of the others: their levels, empty for people


class GamesPlayed(Struct):
    """Finished games, the newest first."""

    games: list[GamePlayed]
    more: bool


class Profile(Struct):
    """A person, as others may see them."""

    name: str
    since: float
    mine: bool
    hidden: bool
    titles: list[TitleShown]
    tallies: list[Tally]
    clubs: list[ClubNamed]


class ClubNamed(Struct):
    """A club, by name."""

    id: str
    name: str


class RatingPoint(Struct):
    """The rating after a rated game."""

    at: float
    rating: int
    uncertainty: int
    gain: int
    place: int
    seats: int
    score: int
    table: str


class RatingGraph(Struct):
    """The newest rated games of a title, the oldest of them first."""

    game: str
    points: list[RatingPoint]
    bots: list[BotRating]


class ProfileWish(Request):
    """What others may see of me."""

    hidden: bool


# -- open tables that fit


class Watch(Request):
    """Tell me of open tables, in this way; an empty target ends it. Empty words: any.

    `rated`: only of tables that are meant for my rating.
    """

    kind: Literal["webhook", "email", "push"]
    target: Annotated[str, Meta(max_length=2000)]
    game: Annotated[str, Meta(max_length=64)] = ""
    lang: Language = ""
    pace: Literal["", "none", "live", "days"] = ""
    rated: bool = True
    quiet: Quiet | None = None
    speaks: Literal["en", "ru", "pl"] = "en"  # the language of the notices


class WatchShown(Struct):
    """A way in which I am told of open tables. `why`: what the address answered."""

    kind: str
    target: str  # empty for push
    state: str  # on, waiting (to be confirmed by mail) or off
    why: str
    game: str
    lang: str
    pace: str
    rated: bool
    quiet: Quiet | None


class WatchesShown(Struct):
    """All of them."""

    watches: list[WatchShown]


# -- deals of the day


class DailyRow(Struct):
    """What somebody made of the deal."""

    rank: int
    name: str
    score: int
    against: int  # what the bot made
    won: bool
    table: str
    me: bool


class DailyScore(Struct):
    """How many made a score."""

    score: int
    people: int


class Daily(Struct):
    """A deal of the day. Results are there only for whoever has finished it.

    `state`: `open` (not tried), `playing`, `done`, or `past` (the day is over without a try).
    """

    game: str
    day: str
    bot: str
    ends: float
    state: str
    played: int
    table: str
    seat: int
    mine: DailyRow | None
    middle: float | None
    beat: int  # how many of them won
    rows: list[DailyRow]
    near: list[DailyRow]
    scores: list[DailyScore]


class DailyPast(Struct):
    """A day before, as it went for me."""

    game: str
    day: str
    score: int | None
    rank: int
    played: int


class DailyDays(Struct):
    """My days."""

    days: list[DailyPast]


# -- puzzles of the week


class Guess(Request):
    """What I would do, spelled."""

    choice: Annotated[str, Meta(min_length=1, max_length=200)]


class PuzzleChoice(Struct):
    """A choice: its chance to win, the points that it comes to, and how many chose it."""

    action: str
    chance: float
    points: float
    rival: float  # points of the best of the others
    people: int
    good: bool


class PuzzleAnswer(Struct):
    """The choices, the best first. `choice`: mine. `usual`: what the bot did in that game."""

    choice: str
    usual: str
    choices: list[PuzzleChoice]


class PuzzleShown(Struct):
    """A puzzle. The answer is there only for whoever has chosen.

    `state`: `making` (the bots look for it), `open`, `done`, `past` (the week is over without
    a try), or `none` (there was none).
    """

    game: str
    week: str
    ends: float
    state: str
    tried: int
    seats: int = 0
    seat: int = 0
    settings: dict[str, str] = {}
    view: dict[str, Any] = {}
    options: list[OptionShown] = []
    answer: PuzzleAnswer | None = None


class PuzzleWeek(Struct):
    """A week before, as it went for me."""

    game: str
    week: str
    good: bool


class PuzzleWeeks(Struct):
    """My puzzles."""

    weeks: list[PuzzleWeek]


class WatchTable(Request):
    """A table to look back at."""

    table: Word


class Watching(Struct):
    """A token that shows a finished game, and opens nothing else."""

    table: str
    token: str


# -- tournaments


class NewTournament(Request):
    """A tournament to be made. `rounds` 0: as many as the kind needs."""

    name: Title
    game: Word
    kind: TournamentKind
    seats: Annotated[int, Meta(ge=2, le=4)]
    options: dict[str, str] = {}
    pace: Pace | None = None
    rounds: Annotated[int, Meta(ge=0, le=30)] = 0
    most: Annotated[int, Meta(ge=2, le=128)] = 64
    listed: bool = False
    club: Annotated[str, Meta(max_length=64)] = ""


class JoinCode(Request):
    """The secret of a join link; empty where none is needed."""

    code: Code = ""


class RemoveEntrant(Request):
    """Who goes."""

    number: Annotated[int, Meta(ge=0, le=200)]


class TournamentListed(Struct):
    """A tournament in a list."""

    id: str
    name: str
    game: str
    kind: str
    seats: int
    rounds: int
    round: int
    state: str
    people: int
    most: int
    created: float
    club: str


class TournamentsListed(Struct):
    """Tournaments, the newest first."""

    tournaments: list[TournamentListed]
    more: bool


class Entrant(Struct):
    """Who takes part. `place` and what decides it; `cells` by round."""

    number: int
    name: str
    gone: bool
    me: bool
    place: int
    points: float
    opponents: float
    wins: int
    margin: float
    best: float
    stage: int


class GroupSeat(Struct):
    """A seat of a group; the number -1 is a bot. `gain`: points, or against the field."""

    number: int
    name: str
    score: int | None
    place: int
    gain: float | None


class GroupShown(Struct):
    """A table of a round. `table` is there only for whoever may look at it now."""

    group: int
    state: str  # playing, done, void, bye
    table: str
    mine: bool
    seats: list[GroupSeat]


class RoundShown(Struct):
    """A round."""

    round: int
    done: bool
    groups: list[GroupShown]


class TournamentShown(Struct):
    """A tournament. `code` is the secret of the join link, for its organiser only."""

    id: str
    name: str
    game: str
    kind: str
    seats: int
    options: dict[str, str]
    pace: tuple[int, int] | None
    rounds: int
    round: int
    most: int
    state: str  # open, running, over, cancelled
    listed: bool
    owner: str
    mine: bool
    joined: bool
    code: str
    club: ClubNamed | None
    created: float
    entrants: list[Entrant]
    groups: list[RoundShown]


class MadeTournament(Struct):
    """A new tournament."""

    id: str


# -- clubs and reports


class NewClub(Request):
    """A club to be made."""

    name: Title
    about: About = ""


class ClubListed(Struct):
    """A club of mine."""

    id: str
    name: str
    members: int
    mine: bool


class ClubsListed(Struct):
    """My clubs."""

    clubs: list[ClubListed]


class Member(Struct):
    """Who belongs to a club."""

    name: str
    joined: float
    owner: bool
    me: bool


class ClubShown(Struct):
    """A club, for its members. Others with the join link see its name and number."""

    id: str
    name: str
    about: str
    owner: str
    mine: bool
    joined: bool
    code: str
    people: int
    members: list[Member]
    tournaments: list[TournamentListed]
    waiting: TablesListed
    running: TablesListed


class RemoveMember(Request):
    """Who goes."""

    name: Title


class MadeClub(Struct):
    """A new club."""

    id: str


class Report(Request):
    """Something that the host of the server should look at."""

    about: Literal["person", "table", "club", "tournament"]
    what: Title
    text: Annotated[str, Meta(min_length=1, max_length=500)]
