"""Who sits at the other seats of a lesson: a bot, what the lesson prefers, or a quiet one."""

from __future__ import annotations

from collections.abc import Sequence
from fnmatch import fnmatchcase

from arcanum.bots import Seat, bot
from arcanum.kernel.chance import seeded
from arcanum.kernel.state import State
from arcanum.kernel.words import Action
from arcanum.lessons.reading import Lesson, Position

QUIET = "quiet"  # passes where it can, and else takes the first thing it is offered


def quiet(spelled: Sequence[str]) -> str:
    """The plainest option: one without any noun, as `end-turn`, or else the first."""
    plain = [action for action in spelled if " " not in action]
    return plain[-1] if plain else spelled[0]


def preferred(position: Position, seat: int, spelled: Sequence[str]) -> str | None:
    """What the lesson wants a rival to do, if that is legal."""
    if isinstance(position, Lesson):
        for pattern in position.prefer.get(seat, ()):
            wanted = position.in_rules(pattern)
            for action in spelled:
                if fnmatchcase(action, wanted):
                    return action
    return None


def scripted(position: Position, seat: int, spelled: Sequence[str]) -> str | None:
    """What a rival does without thinking; None: its bot is to think."""
    found = preferred(position, seat, spelled)
    if found is None and position.bot_at(seat) == QUIET:
        found = quiet(spelled)
    return found


def luck(position: Position, decisions: int) -> int:
    """The chance of a bot in a lesson: every time the same, so that the coach is right."""
    return seeded(f"lesson {position.game.id} {position.seed} {decisions}") % 2**31


def reply(position: Position, s: State, decisions: int) -> Action:
    """What the rival who is to decide does, after so many decisions of all seats."""
    p = s.player
    game = position.game
    if len(s.options) == 1:
        return s.options[0]
    chosen = scripted(position, p, [game.spell(action) for action in s.options])
    if chosen is not None:
        return game.read(chosen)
    seed = luck(position, decisions)
    imagined = s.determinize(p, seed)  # as the server has its bots think
    return bot(position.bot_at(p), game.id, seed).choose(Seat(imagined, p))
