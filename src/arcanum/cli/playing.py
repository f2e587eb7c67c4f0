"""Commands for one person at the terminal: play and learn."""

from __future__ import annotations

from typing import TYPE_CHECKING

from arcanum.cli.arguments import (
    BadInput,
    Commands,
    language,
    listed,
    options,
    path,
    table_options,
)
from arcanum.cli.output import show

if TYPE_CHECKING:
    import argparse


def add(commands: Commands) -> None:
    """Their words."""
    made = commands.add("play", "play in the terminal", play, json=False)
    made.takes("game", nargs="?", help="which game (not needed with --resume)")
    table_options(made)
    made.takes("--seat", help="your seat, A to D (bots take the others)")
    made.takes("--bots", help="bots at the other seats, separated by commas")
    language(made)
    made.takes("--seed", default=None, help="the seed of the deal (any number or word)")
    made.takes("--resume", type=path, metavar="FILE", help="continue a saved game")
    made.takes("--save", type=path, metavar="FILE", help="where to save the game")

    made = commands.add("learn", "lessons: learn a game by playing it", learn)
    made.takes("game", help="which game")
    made.takes("lesson", nargs="?", help="which lesson (left out: they are listed)")
    language(made)


def play(args: argparse.Namespace) -> int:
    """A game in the terminal."""
    from arcanum.terminal import play as play_in_terminal

    if args.game is None and args.resume is None:
        raise BadInput("which game? Say 'arcanum play GAME' ('arcanum games' lists them)")
    return play_in_terminal(
        args.game,
        seats=args.seats,
        seat=args.seat,
        bots=listed(args.bots),
        options=options(args),
        lang=args.lang,
        seed=args.seed,
        resume=args.resume,
        save=args.save,
    )


def learn(args: argparse.Namespace) -> int:
    """The lessons of a game, or one of them."""
    from arcanum.lessons import find_lesson, lessons, words
    from arcanum.lessons.telling import about, headings, title

    say = words(args.lang, args.game).say
    if args.lesson is not None and not args.json:
        from arcanum.terminal.learning import learn as learn_in_terminal

        return learn_in_terminal(find_lesson(args.game, args.lesson), args.lang)
    chosen = [find_lesson(args.game, args.lesson)] if args.lesson else lessons(args.game)
    listed = [
        {
            "id": one.id,
            "kind": one.kind,
            "title": title(one, args.lang),
            "text": about(one, args.lang),
            "minutes": one.minutes,
            "rules": one.rules,
            "steps": [heading[args.lang] for heading in headings(one)],
        }
        for one in chosen
    ]
    lines = [
        f"{one.id:<14} {title(one, args.lang)} ({say('lesson-minutes', n=one.minutes)}). "
        f"{about(one, args.lang)}"
        for one in chosen
    ]
    how = "lesson-how" if chosen else "lesson-none"
    show(args, {"game": args.game, "lessons": listed}, [*lines, say(how, game=args.game)])
    return 0
