"""Game records: JSON Lines with a header and one line per action, spelled.

A record replays to the same hash on every machine, interpreted and compiled.
"""

from __future__ import annotations

import json
import os
from collections.abc import Mapping, Sequence
from typing import Any

from arcanum.games import game as find_game
from arcanum.kernel.chance import AHEAD_OF, FAST, SEALED, SEALED_ONE
from arcanum.kernel.codec import fingerprint
from arcanum.kernel.errors import ArcanumError, BadData
from arcanum.kernel.frames import Player
from arcanum.kernel.game import Game
from arcanum.kernel.state import State

FORMAT = 1
NO_RESULT = "end"  # how a game ended that has none
SEATS = "ABCDEFGH"


class Record:
    """A game from its seed and its actions."""

    def __init__(
        self,
        game: str,
        seats: int,
        seed: int | str,
        options: Mapping[str, str],
        rules: str = "",
        names: Sequence[str] = (),
        bots: Sequence[str] = (),
        lang: str = "en",
        final_hash: str = "",
        chance: str = FAST,
        changed: Sequence[Sequence[Any]] = (),
        ended: str = "",
        conceded: Sequence[Sequence[Any]] = (),
        running: bool = False,
    ) -> None:
        known = find_game(game)
        self.game = game
        self.seats = seats
        self.seed = seed
        self.chance = chance  # the kind of generator
        self.options = known.settle_options(options)
        self.rules = rules or known.version
        self.names = list(names)  # of the players, seat by seat
        self.bots = list(bots)  # "" for a person, else the bot's name
        self.lang = lang  # the language of the names
        self.final_hash = final_hash  # known when the game is over
        # It was taken along before its end: the hash is that of the last action.
        self.running = running
        # Where the rules changed during the game: after how many actions, from, to.
        self.changed = [list(each) for each in changed]
        # How it ended, if before its time: "end" (no result), "scores" or "conceded".
        self.ended = ended
        # Who has conceded: the seat's letter, and after how many actions.
        self.conceded = [list(each) for each in conceded]
        self.actions: list[tuple[Player, str]] = []

    def header(self) -> dict[str, Any]:
        """The first line."""
        out: dict[str, Any] = {
            "arcanum": FORMAT,
            "game": self.game,
            "rules": self.rules,
            "options": self.options,
            "seats": self.seats,
            "seed": self.seed,
            "names": self.names,
            "lang": self.lang,
        }
        if self.chance != FAST:
            out["chance"] = SEALED
            if self.chance != SEALED_ONE:
                out["ahead"] = AHEAD_OF[self.chance]
        if self.bots:
            out["bots"] = self.bots
        if self.changed:
            out["changed"] = self.changed
        if self.ended:
            out["ended"] = self.ended
        if self.conceded:
            out["conceded"] = self.conceded
        if self.running:
            out["running"] = True
        if self.final_hash:
            out["final_hash"] = self.final_hash
        return out

    def text(self) -> str:
        """The whole record."""
        lines = [self.header()]
        lines += [{"seat": SEATS[seat], "do": spelled} for seat, spelled in self.actions]
        return "".join(json.dumps(line, ensure_ascii=False) + "\n" for line in lines)

    def write(self, path: str | os.PathLike[str]) -> None:
        """Writes the file whole or not at all."""
        import tempfile

        folder, name = os.path.split(path)
        try:
            handle, temporary = tempfile.mkstemp(dir=folder or ".", prefix=f".{name}.")
        except OSError as wrong:
            raise BadData(f"{path}: cannot be written ({wrong.strerror})") from wrong
        try:
            with os.fdopen(handle, "w", encoding="utf-8") as file:
                file.write(self.text())
                file.flush()
                os.fsync(file.fileno())
            os.replace(temporary, path)
        except BaseException as wrong:
            os.unlink(temporary)
            if isinstance(wrong, OSError):
                raise BadData(f"{path}: cannot be written ({wrong.strerror})") from wrong
            raise

    def replay(self, at: int | None = None, notes: bool = True) -> State:
        """The table after all actions, or after the first `at` of them.

        A record of older rules replays if it comes to the same end under the present ones.
        """
        game = self.playable()
        if self.rules == game.version:
            return self.played(game, at, notes)
        try:
            end = self.played(game, None, notes)
        except ArcanumError as wrong:
            raise BadData(f"{self.other_rules(game)} ({wrong})") from wrong
        if fingerprint(end, self.rules) != self.final_hash:
            raise BadData(f"{self.other_rules(game)} (it does not come to the same end)")
        return end if at is None else self.played(game, at, notes)

    def played(self, game: Game, at: int | None, notes: bool) -> State:
        """The table after all actions, or after the first `at` of them."""
        s = game.new(
            seats=self.seats,
            options=self.options,
            seed=self.seed,
            notes=notes,
            chance=self.chance,
            rules=self.rules,
        )
        for number, (seat, spelled) in enumerate(self.actions[:at], start=1):
            try:
                s.turn_to(seat)
                s.apply(game.read(spelled))
            except ArcanumError as wrong:
                raise BadData(f"action {number} of the record: {wrong}") from wrong
        return s

    def playable(self) -> Game:
        """The record's game, if this program may be able to replay it."""
        game = find_game(self.game)
        if self.changed:
            after, was, now = self.changed[0]
            raise BadData(
                f"the rules changed from version {was} to {now} after {after} actions of this "
                "game: its record can be read, but not replayed"
            )
        if game.is_newer(self.rules):
            raise BadData(self.other_rules(game))
        return game

    def other_rules(self, game: Game) -> str:
        """That this program plays other rules."""
        return (
            f"the record has rules version {self.rules!r} of {self.game}; "
            f"this program plays version {game.version!r}, so it cannot be replayed"
        )


def read_record(path: str | os.PathLike[str]) -> Record:
    """A record from a file, checked for shape."""
    try:
        with open(path, encoding="utf-8") as file:
            text = file.read()
    except (OSError, UnicodeDecodeError) as wrong:
        raise BadData(f"{path}: cannot be read ({wrong})") from wrong
    try:
        return parse(text)
    except ArcanumError as wrong:
        raise BadData(f"{path}: {wrong}") from wrong


def parse(text: str) -> Record:
    """A record from its text."""
    lines = [line for line in text.splitlines() if line.strip()]
    if not lines:
        raise BadData("the record is empty")
    parsed = []
    for number, line in enumerate(lines, start=1):
        try:
            parsed.append(json.loads(line))
        except ValueError as wrong:
            raise BadData(f"line {number} is not JSON ({wrong})") from wrong
        if not isinstance(parsed[-1], dict):
            raise BadData(f"line {number} is not a JSON object")
    head = parsed[0]
    if head.get("arcanum") != FORMAT:
        raise BadData("this is not an Arcanum record (no header of format 1)")
    seats = wanted(head, "seats", int)
    record = Record(
        game=wanted(head, "game", str),
        seats=seats,
        seed=wanted(head, "seed", (int, str)),
        options=wanted(head, "options", dict),
        rules=wanted(head, "rules", str),
        names=head.get("names", []),
        bots=head.get("bots", []),
        lang=head.get("lang", "en"),
        final_hash=head.get("final_hash", ""),
        chance=chance_in(head),
        changed=changed_in(head),
        ended=ended_in(head),
        conceded=conceded_in(head, seats),
        running=head.get("running") is True,
    )
    for number, line in enumerate(parsed[1:], start=2):
        seat = line.get("seat")
        if not isinstance(seat, str) or len(seat) != 1 or seat not in SEATS[:seats]:
            raise BadData(f"line {number} has no seat of this table")
        if not isinstance(line.get("do"), str):
            raise BadData(f"line {number} has no action")
        record.actions.append((SEATS.index(seat), line["do"]))
    return record


def chance_in(head: Mapping[str, Any]) -> str:
    """The kind of generator; older records do not name it, or not all of it."""
    kind, ahead = head.get("chance", FAST), head.get("ahead", AHEAD_OF[SEALED_ONE])
    if kind == FAST:
        return FAST
    for known, of_known in AHEAD_OF.items():
        if (kind, ahead) == (SEALED, of_known):
            return known
    raise BadData(f"the record has chance of another kind, {kind!r} with {ahead!r} ahead")


def changed_in(head: Mapping[str, Any]) -> list[list[Any]]:
    """Where the rules changed during the game."""
    found = head.get("changed", [])
    if not isinstance(found, list) or not all(
        isinstance(each, list) and len(each) == 3 for each in found
    ):
        raise BadData("the header's 'changed' is wrong")
    return found


def ended_in(head: Mapping[str, Any]) -> str:
    """How the game ended, if before its time."""
    found = head.get("ended", "")
    if found not in ("", NO_RESULT, "scores", "conceded"):
        raise BadData("the header's 'ended' is wrong")
    return str(found)


def conceded_in(head: Mapping[str, Any], seats: int) -> list[list[Any]]:
    """Who has conceded, and when."""
    found = head.get("conceded", [])
    if not isinstance(found, list) or not all(
        isinstance(each, list) and len(each) == 2 and each[0] in tuple(SEATS[:seats])
        for each in found
    ):
        raise BadData("the header's 'conceded' is wrong")
    return found


def result_of(s: State, conceded: Sequence[Player]) -> tuple[list[int], list[Player]]:
    """Scores and winners of a game as it stands. Who has conceded is behind all others.

    A game that is not over has no tie-breaks: then the highest score wins.
    """
    scores = s.scores()
    if s.over:
        won = s.winners()
        left = [p for p in won if p not in conceded]
        if left or not won:
            return scores, left
    standing = [p for p in range(s.seats) if p not in conceded]
    best = max((scores[p] for p in standing), default=0)
    return scores, [p for p in standing if scores[p] == best]


def wanted(head: Mapping[str, Any], key: str, kind: Any) -> Any:
    """A field of the header that must be there."""
    if not isinstance(head.get(key), kind) or isinstance(head.get(key), bool):
        raise BadData(f"the header's '{key}' is missing or wrong")
    return head[key]


def summary(record: Record, at: int | None = None) -> dict[str, Any]:
    """What `arcanum replay` tells of a record."""
    s = record.replay(at, notes=False)
    done = len(record.actions) if at is None else min(at, len(record.actions))
    final = fingerprint(s, record.rules)
    if at is None and record.final_hash and record.final_hash != final:
        raise BadData(f"the record ends in {final}, but its header says {record.final_hash}")
    out = {
        "game": record.game,
        "rules_version": record.rules,
        "decisions": done,
        "over": s.over,
        "to_move": None if s.to_move is None else SEATS[s.to_move],
        "scores": s.scores(),
        "winners": [SEATS[p] for p in s.winners()],
        "final_hash": final,
    }
    if at is None and (record.ended or record.conceded):
        conceded = [SEATS.index(seat) for seat, _ in record.conceded]
        won = [] if record.ended == NO_RESULT else result_of(s, conceded)[1]
        out["winners"] = [SEATS[p] for p in won]
        out["ended"], out["conceded"] = record.ended, record.conceded
    return out
