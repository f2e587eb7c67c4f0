"""Playing in the terminal: a table for people and bots, drawn with rich."""

from __future__ import annotations

import os
import secrets
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path

from rich.console import Console

from arcanum.bots import Bot, bot, has_greedy
from arcanum.games import game as find_game
from arcanum.kernel.chance import SEALED, seeded
from arcanum.kernel.errors import ArcanumError, BadData, BadSetting
from arcanum.kernel.frames import Player
from arcanum.kernel.state import State
from arcanum.records import Record, read_record
from arcanum.terminal.screen import Reader, Screen
from arcanum.terminal.seating import HUMAN, Seating, seated
from arcanum.terminal.session import INTERRUPTED, Session
from arcanum.texts import LANGUAGES, texts

__all__ = ["play"]

BAD_INPUT = 2  # exit statuses
BROKEN = 1


def play(
    game_id: str | None,
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

    `seat` (A, B, … or 1, 2, …) is the person's; `bots` take the others, see `seating`. A game
    that continues with `resume` has its seats from the record. With `save` (or `resume`) the
    game is saved to that file however somebody leaves it.
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
    except KeyboardInterrupt:  # a second one, while the game was being saved
        return INTERRUPTED
    except BrokenPipeError:  # nobody reads any more: write nothing else, not even at exit
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return BROKEN


def prepare(
    game_id: str | None,
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
    """The table set up and everybody seated."""
    state: State
    if resume is not None:
        record = read_record(Path(resume))
        if game_id is not None and record.game != game_id:
            raise BadData(f"{resume}: this is a game of {record.game}, not of {game_id}")
        game = find_game(record.game)
        state = record.replay()
        save = save or resume
        seating = seating_of(record)
    elif game_id is None:
        raise BadSetting("which game is to be played?")
    else:
        game = find_game(game_id)
        if seed is None:
            seed = secrets.randbelow(2**32)
        elif str(seed).isdecimal():
            seed = int(seed)
        if seats is None:
            fewest, _ = game.seats_for(game.settle_options(options))
            seats = max(fewest, len(bots) + (seat is not None))
        state = game.new(seats=seats, options=options, seed=seed, chance=SEALED)
        record = Record(
            game=game.id,
            seats=state.seats,
            seed=seed,
            options=state.settings,
            chance=SEALED,
        )
        seating = None
    if seating is None:
        default = "greedy" if has_greedy(game.id) else "normal"
        seating = seated(state.seats, seat, bots, default)
    record.bots = ["" if name is None else name for name in seating]
    words = texts(lang, game.id)
    if not has_own_names(record):
        record.names = words.seat_names(record.seats)
        record.lang = lang
    luck = f"{record.seed} {len(record.actions)}"
    session = Session(
        game,
        state,
        record,
        bots_at(seating, game.id, luck),
        words,
        Screen(console, reader),
        None if save is None else Path(save),
    )
    if save != resume:
        session.kept = -1  # nothing is in that file yet
    return session


def has_own_names(record: Record) -> bool:
    """Whether the players of a record have names other than those of their seats."""
    names = record.names
    if len(names) != record.seats or not all(isinstance(name, str) for name in names):
        return False
    return all(names != texts(lang).seat_names(record.seats) for lang in LANGUAGES)


def seating_of(record: Record) -> Seating | None:
    """Who sat where in a record; None if it does not say."""
    if not record.bots:
        return None
    if not isinstance(record.bots, list) or len(record.bots) != record.seats:
        raise BadData("the record's bots do not fit its seats")
    return [None if name in ("", HUMAN) else str(name) for name in record.bots]


def bots_at(seating: Seating, game_id: str, luck: str) -> dict[Player, Bot]:
    """The bots at their seats; their chance is repeatable and separate from the table's."""
    out = {}
    for p, name in enumerate(seating):
        if name is not None:
            out[p] = bot(name, game_id, seeded(f"terminal {luck} {p}") % 2**31)
    return out
