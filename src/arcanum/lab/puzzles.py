"""Puzzles: a position from a game between bots with one decision that is worth finding.

A decision is a good one if it is not obvious, offers a few choices, and one of them is clearly
better than the rest; better still if the policy of the greedy bot passes it by.
"""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from arcanum.bots import Seat, bot, guide_for, has_greedy
from arcanum.bots.ismcts import Search
from arcanum.games import game as find_game
from arcanum.kernel.chance import advanced, number_below, seeded
from arcanum.kernel.playout import chooser
from arcanum.kernel.state import State
from arcanum.kernel.words import Action
from arcanum.lab.simulate import AsPlayOut, Sitting

FEWEST, MOST = 3, 8  # choices of a decision
BEGINS, ENDS = 0.15, 0.85  # of the game: neither the first steps nor the last ones
PLACES = 8  # decisions of a game that are looked at
# Tries of every choice: of each decision, of the best ones, and of the one that is taken.
GLANCE, LOOK, CLOSE_LOOK = 10, 30, 120
FINALISTS = 2
PLAYED_OUT = 6  # games played on from each choice, for the points that it comes to
SURPRISE = 0.05  # what it is worth that the greedy bot would not find it


class Choice(Struct):
    """A choice: the chance to win with it, and the points that it comes to, on average."""

    action: str
    chance: float
    points: float = 0.0
    rival: float = 0.0  # of the best of the others


class Puzzle(Struct):
    """A position, and what each choice is worth, the best first."""

    game: str
    rules: str
    seats: int
    settings: dict[str, str]
    number: int  # decisions before it
    seat: int
    view: dict[str, Any]
    usual: str  # what the greedy bot did
    choices: list[Choice]
    worth: float

    @property
    def gap(self) -> float:
        """By how much the best choice is better than the next."""
        return self.choices[0].chance - self.choices[1].chance


def played(name: str, seats: int, seed: int) -> list[str]:
    """A game between greedy bots: the spelled actions."""
    game = find_game(name)
    s = game.new(seats=seats, seed=seed, notes=False)
    if has_greedy(name):
        choose = [Sitting(bot("greedy", name, seed + p)).choose for p in range(seats)]
    else:
        choose = [AsPlayOut(chooser(seed)).choose] * seats
    actions = []
    while not s.over:
        action = choose[s.player](s)
        actions.append(game.spell(action))
        s.apply(action)
    return actions


def places(name: str, seats: int, seed: int, actions: list[str]) -> list[int]:
    """Decisions of a game that may be puzzles, some of them, by the seed."""
    game = find_game(name)
    s = game.new(seats=seats, seed=seed, notes=False)
    guide = guide_for(name, seed)
    found = []
    for number, text in enumerate(actions):
        inside = BEGINS <= number / len(actions) <= ENDS
        if inside and FEWEST <= len(s.options) <= MOST:
            imagined = Seat(s, s.player).imagine(seed + number)
            if not guide.obvious(imagined):
                found.append(number)
        s.apply(game.read(text))
    chance = seeded(f"puzzle {seed}")
    picked: list[int] = []
    while found and len(picked) < PLACES:
        chance = advanced(chance)
        picked.append(found.pop(number_below(chance, len(found))))
    return sorted(picked)


def at(name: str, seats: int, seed: int, actions: list[str]) -> State:
    """The state after these actions."""
    game = find_game(name)
    s = game.new(seats=seats, seed=seed, notes=False)
    for text in actions:
        s.apply(game.read(text))
    return s


def judged(
    name: str, seats: int, seed: int, actions: list[str], number: int, tries: int
) -> Puzzle:
    """What each choice of a decision is worth, from what its seat knows."""
    game = find_game(name)
    s = at(name, seats, seed, actions[:number])
    seat = Seat(s, s.player)
    search = Search(guide_for(name, number), number + 1000 * tries)  # with deals of its own
    search.begin(seat)
    choices = [
        Choice(game.spell(action), round(search.weigh(seat, action, tries), 3))
        for action in seat.options
    ]
    choices.sort(key=lambda each: -each.chance)
    usual = actions[number]
    worth = choices[0].chance - choices[1].chance
    if choices[0].action != usual:
        worth += SURPRISE
    return Puzzle(
        game=name,
        rules=game.version,
        seats=seats,
        settings=game.settle_options({}),
        number=number,
        seat=s.player,
        view=s.observe(s.player),
        usual=usual,
        choices=choices,
        worth=worth,
    )


def explained(puzzle: Puzzle, seed: int, actions: list[str]) -> Puzzle:
    """With the points that each choice comes to when greedy bots play on."""
    game = find_game(puzzle.game)
    s = at(puzzle.game, puzzle.seats, seed, actions[: puzzle.number])
    seat = Seat(s, puzzle.seat)
    for choice in puzzle.choices:
        own = rival = 0
        for deal in range(PLAYED_OUT):
            scores = played_on(puzzle.game, seat.imagine(seed + deal), game.read(choice.action))
            own += scores.pop(puzzle.seat)
            rival += max(scores, default=0)
        choice.points = round(own / PLAYED_OUT, 1)
        choice.rival = round(rival / PLAYED_OUT, 1)
    return puzzle


def played_on(name: str, world: State, action: Action) -> list[int]:
    """The scores when a game goes on with this action and then by the policy."""
    guide = guide_for(name)
    world.take(action)
    while not world.over:
        world.take(guide.policy(world) if len(world.options) > 1 else world.options[0])
    return world.scores()
