"""How the cards of a game do in games between bots: makes its `data/figures.toml` again.

    python -m tools.card_figures GAME [--jobs N]

What is played stands in the file, under `[made]`, and stays; the numbers below it are new:

    bots = ["greedy"]       who plays; the last one fills the seats
    players = [2, 3, 4]
    games = [800, 800, 800] for each of these numbers
    seed = 1
    settings = [{}]         the games are shared out among these
    alone = [{}]            the same for one player, who has the cards that are settings
    verbs = ["summon"]      with these a seat has the card that they name first
    any = ["take-trick"]    these the seats decide at random: bots that always begin with the
                            same cards would say nothing of the others
    eager = ["renovate *"]  now and then a seat takes one of these, come what may: of what bots
                            never do, nothing could be counted
    dealt = ["sides.plot"]  what a seat has from the start: where its view lists it by seat
    notes = ["edict-comes"] these lines of the log give a player a card

A player alone has no fair share, so the file also says how many of these games were won.
"""

from __future__ import annotations

import argparse
import sys
from collections import defaultdict
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from fnmatch import fnmatchcase
from pathlib import Path
from random import Random
from typing import Any

from arcanum.cards import ALONE, at, catalogue, toml
from arcanum.games import game as find_game
from arcanum.kernel.state import State
from arcanum.kernel.words import Action
from arcanum.lab.simulate import Task, bots_for, choosers
from arcanum.lab.workers import Workers

SELDOM = 8  # one such chance in so many is taken
Counts = Mapping[str, Sequence[float]]  # by card: what its seats won, and how many they were


@dataclass(frozen=True)
class Plan:
    """A game to play, and what to look for."""

    task: Task
    verbs: tuple[str, ...]
    any: tuple[str, ...]
    eager: tuple[str, ...]
    dealt: tuple[str, ...]
    notes: tuple[str, ...]


def plans(game: str, made: Mapping[str, Any], players: int) -> list[Plan]:
    """The games with one number of players."""
    bots = tuple(bots_for(made["bots"], players))
    games = dict(zip(made["players"], made["games"], strict=True))
    settings = made["alone" if players == 1 else "settings"]
    named = [tuple(made.get(key, [])) for key in ("verbs", "any", "eager", "dealt", "notes")]
    return [
        Plan(Task(game, players, tuple(one.items()), bots, n, made["seed"] + n), *named)
        for one in settings
        for n in range(games[players] // len(settings))
    ]


def play(plan: Plan) -> list[tuple[str, float]]:
    """Plays a game: each card that a seat had, with what the seat won."""
    task = plan.task
    game = find_game(task.game)
    s = game.new(
        seats=task.seats, options=dict(task.options), seed=task.seed, notes=bool(plan.notes)
    )
    deciding = choosers(task)
    chance = Random(task.seed)
    had = dict.fromkeys(
        (card, p) for p in range(task.seats) for card in dealt(s, p, plan.dealt)
    )
    if task.seats == 1:
        had |= dict.fromkeys((card, 0) for card in (ALONE, *dict(task.options).values()))
    while not s.over:
        player = s.player
        action = chosen_freely(s, plan, chance)
        action = deciding[player](s) if action is None else action
        verb, *nouns = s.words().spell(action).split()
        if verb in plan.verbs:
            had[nouns[0], player] = None
        s.apply(action)
    had |= dict.fromkeys(noted(s, plan.notes))
    winners = s.winners()
    return [(card, 1 / len(winners) if p in winners else 0.0) for card, p in had]


def dealt(s: State, player: int, places: Sequence[str]) -> list[str]:
    """What a seat has, at these places of its view."""
    view = s.observe(player)
    found = [place.split(".", 1) for place in places]
    return [str(at(view[sides][player], path)) for sides, path in found]


def noted(s: State, keys: Sequence[str]) -> list[tuple[str, int]]:
    """The cards that some lines of the log name after a player at the table."""
    words = s.words().notes
    return [
        (words[note.key].kinds[1].spell(note.nouns[1]), note.nouns[0])
        for note in s.log
        if note.key in keys and note.nouns[0] < s.seats
    ]


def chosen_freely(s: State, plan: Plan, chance: Random) -> Action | None:
    """One of the options, if they are decided at random, or of those taken now and then."""
    spelt = [(option, s.words().spell(option)) for option in s.options]
    if all(said.split()[0] in plan.any for _, said in spelt):
        return chance.choice(s.options)
    tempting = [o for o, said in spelt if any(fnmatchcase(said, one) for one in plan.eager)]
    return chance.choice(tempting) if tempting and not chance.randrange(SELDOM) else None


def counted(found: list[list[tuple[str, float]]], known: set[str]) -> dict[str, list[float]]:
    """By card: what the seats won that had it, and how many they were."""
    won: dict[str, float] = defaultdict(float)
    games: dict[str, int] = defaultdict(int)
    for cards in found:
        for card, share in cards:
            if card in known:
                won[card] += share
                games[card] += 1
    return {card: [round(won[card], 2), games[card]] for card in sorted(games)}


def written(head: str, players: Mapping[str, Counts]) -> str:
    """The file: what it says before its numbers stays as it is."""
    lines = [head.rstrip()]
    for n, cards in players.items():
        lines += ["", f"[players.{n}]"]
        lines += [f"{card} = [{won}, {games}]" for card, (won, games) in cards.items()]
    return "\n".join(lines) + "\n"


def main() -> int:
    """Play the games of one file and write its numbers."""
    parser = argparse.ArgumentParser(prog="tools.card_figures")
    parser.add_argument("game")
    parser.add_argument("--jobs", type=int, default=1)
    args = parser.parse_args()
    path = Path(find_game(args.game).home, "data", "figures.toml")
    made = toml(path)["made"]
    known = {card.id for card in catalogue(args.game, "en").cards} | {ALONE}
    numbers: dict[str, Counts] = {}
    with Workers(args.jobs) as workers:
        for n in made["players"]:
            found = list(workers.run(play, plans(args.game, made, n)))
            numbers[str(n)] = counted(found, known)
            print(f"{n} players: {len(found)} games, {len(numbers[str(n)])} cards")
    head = path.read_text(encoding="utf-8").partition("\n[players.")[0]
    path.write_text(written(head, numbers), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
