"""Commands that look something up: games, actions, rules, cards."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING

from arcanum.cli.arguments import Commands, language
from arcanum.cli.output import show

if TYPE_CHECKING:
    import argparse
    from importlib.metadata import EntryPoint


def add(commands: Commands) -> None:
    """Their words."""
    commands.add("games", "games, seats, options", games)

    made = commands.add("words", "every action the game knows, spelled", words)
    made.takes("game")

    made = commands.add("rules", "the rulebook of a game, or one rule of it", rules)
    made.takes("game")
    made.takes("number", nargs="?", help="a rule, as in S-10.1, or a chapter")
    language(made)
    made.takes("--exact", action="store_true", help="the specification, in English")

    made = commands.add("cards", "the cards of a game, or one of them", cards)
    made.takes("game")
    made.takes("words", nargs="*", help="words on the card; a filter, as in level=2")
    language(made)


def games(args: argparse.Namespace) -> int:
    """Games, seats, options."""
    from arcanum.games import outside, shelf

    result = {}
    lines = []
    found, troubles = shelf()
    for trouble in troubles:
        print(f"arcanum: {trouble}", file=sys.stderr)
    for known in found:
        name = known.id
        source = package_of(outside()[name]) if name in outside() else ""
        result[name] = {
            "seats": list(known.seats),
            "options": {
                key: {
                    "default": option.default,
                    "choices": list(option.choices),
                    **({"own_design": list(option.own_design)} if option.own_design else {}),
                }
                for key, option in known.options.items()
            },
            "rules_version": known.version,
            "hidden": known.hidden,
            "package": source or "arcanum",
        }
        low, high = known.seats
        aside = f" (from {source})" if source else " (template)" if known.hidden else ""
        lines.append(f"{name}: {low} to {high} seats{aside}")
        for key, option in known.options.items():
            lines.append(f"  --option {key}={'|'.join(option.choices)}  ({option.about})")
            if option.own_design:
                lines.append(f"    {', '.join(option.own_design)}: our own design")
    show(args, {"games": result}, lines)
    return 0


def package_of(point: EntryPoint) -> str:
    """The installed package that a game from outside comes with, and its version."""
    package = point.dist
    return f"{package.name} {package.version}" if package is not None else point.value


def words(args: argparse.Namespace) -> int:
    """Every action, spelled."""
    from arcanum.games import game

    known = game(args.game)
    spelled = [known.spell(action) for action in known.words.every()]
    show(args, {"game": known.id, "words": spelled}, spelled)
    return 0


def rules(args: argparse.Namespace) -> int:
    """The rulebook, or what it says of one rule."""
    from arcanum.terminal.rules import show_rules, told

    if args.json:
        show(args, told(args.game, args.number, args.lang, args.exact), [])
    else:
        show_rules(args.game, args.number, args.lang, args.exact)
    return 0


def cards(args: argparse.Namespace) -> int:
    """The cards of a game that fit some words."""
    words = " ".join(args.words)
    if args.json:
        from arcanum.cards import catalogue

        known = catalogue(args.game, args.lang)
        told = {
            "game": known.game,
            "lang": known.lang,
            "cards": [card.told() for card in known.found(words)],
            "filters": [entry.told() for entry in known.filters],
            "made": known.made,
        }
        show(args, told, [])
    else:
        from arcanum.terminal.cards import show_cards

        show_cards(args.game, words, args.lang)
    return 0
