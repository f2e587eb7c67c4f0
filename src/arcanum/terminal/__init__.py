"""Playing in the terminal: a table for people and bots, drawn with rich."""

from __future__ import annotations

import os
import secrets
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path

from rich.console import Console

from arcanum.bots import Bot, bot
from arcanum.games import game as find_game
from arcanum.kernel.errors import ArcanumError, BadData
from arcanum.kernel.frames import Player
from arcanum.kernel.state import State
from arcanum.lab.record import Record, read_record
from arcanum.terminal.screen import Reader, Screen
from arcanum.terminal.seating import HUMAN, Seating, seated
from arcanum.terminal.session import INTERRUPTED, Session
from arcanum.texts import texts

__all__ = ["play"]

BAD_INPUT = 2  # the exit status
DEFAULT_BOTS = {"seasons": "greedy"}


def play(
    game_id: str,
    seats: int | None = None,
    seat: str | int | None = None,
    bots: Sequence[str] = (),
    options: Mapping[str, str] | None = None,
    lang: str = "en",
    seed: int | str | None = None,
    resume: Path | None = None,
    save: Path | None = None,
    console: Console | None = None,
    reader: Reader | None = None,
) -> int:
    """Plays a game in the terminal: the exit status.

    `seat` (A, B, … or 1, 2, …) is the person's; `bots` fill the others, see `seating`. A game
    taken up again with `resume` has its seats from the record. With `save` (or `resume`) the
    game is kept in that file when somebody leaves, in whatever way.
    """
    try:
        session = prepare(
            game_id, seats, seat, bots, options, lang, seed, resume, save, console, reader
        )
    except ArcanumError as wrong:
        print(f"arcanum: {' '.join(str(wrong).split())}", file=sys.stderr)
        return BAD_INPUT
    try:
        return session.run()
    except KeyboardInterrupt:  # once more, while the game was being kept
        return INTERRUPTED
    except BrokenPipeError:  # nobody reads any more
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 1


def prepare(
    game_id: str,
    seats: int | None,
    seat: str | int | None,
    bots: Sequence[str],
    options: Mapping[str, str] | None,
    lang: str,
    seed: int | str | None,
    resume: Path | None,
    save: Path | None,
    console: Console | None = None,
    reader: Reader | None = None,
) -> Session:
    """The table laid and everybody seated."""
    game = find_game(game_id)
    words = texts(lang, game_id)
    default = DEFAULT_BOTS.get(game_id, "random")
    state: State
    if resume is not None:
        record = read_record(Path(resume))
        if record.game != game_id:
            raise BadData(f"{resume}: this is a game of {record.game}, not of {game_id}")
        seating = seating_of(record) or seated(record.seats, seat, bots, default)
        state = record.replay()
        record.final_hash = ""
        save = save or resume
    else:
        if seed is None:
            seed = secrets.randbelow(2**32)
        state = game.new(seats=seats, options=options, seed=seed)
        seating = seated(state.seats, seat, bots, default)
        record = Record(
            game=game_id, seats=state.seats, seed=seed, options=dict(state.settings), lang=lang
        )
    record.bots = ["" if name is None else name for name in seating]
    if len(record.names) != record.seats or not all(isinstance(n, str) for n in record.names):
        record.names = words.seat_names(record.seats)
        record.lang = lang
    return Session(
        game,
        state,
        record,
        bots_at(seating, game_id, record.seed, len(record.actions)),
        words,
        Screen(console, reader),
        None if save is None else Path(save),
    )


def seating_of(record: Record) -> Seating | None:
    """Who sat where in a record; None if it does not say."""
    if not record.bots:
        return None
    if not isinstance(record.bots, list) or len(record.bots) != record.seats:
        raise BadData("the record's bots do not fit its seats")
    return [None if name in ("", HUMAN) else str(name) for name in record.bots]


def bots_at(seating: Seating, game_id: str, seed: int | str, played: int) -> dict[Player, Bot]:
    """The bots at their seats; their own luck is repeatable and apart from the table's."""
    return {
        p: bot(name, game_id, hash_of(f"{seed} {p} {played}"))
        for p, name in enumerate(seating)
        if name is not None
    }


def hash_of(text: str) -> int:
    """A number for a bot, the same on every machine."""
    return int.from_bytes(text.encode(), "big") % (2**31 - 1)
