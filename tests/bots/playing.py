"""What is asked of every bot: it plays by the rules, and never by what it cannot see."""

from __future__ import annotations

from arcanum.bots import Bot, Seat, bot
from arcanum.kernel.state import State
from arcanum.kernel.words import Action

TOO_LONG = 3000  # decisions


def play(s: State, bots: list[Bot]) -> list[Action]:
    """The whole game; every choice must be one of the seat's options."""
    line = []
    while not s.over:
        seat = Seat(s, s.player)
        action = bots[s.player].choose(seat)
        assert action in seat.options
        line.append(action)
        assert len(line) < TOO_LONG, "the game goes on and on"
        s.apply(action)
    return line


def hidden_changes_no_choice(s: State, game: str, name: str, every: int) -> None:
    """Plays a game; every so often the choice must be the same with the hidden dealt again."""
    chance = [bot("random", game, p) for p in range(s.seats)]
    bots = [bot(name, game, p) for p in range(s.seats)]
    decision = 0
    while not s.over:
        p = s.player
        decision += 1
        if decision % every == 0:
            chosen = bot(name, game, 7).choose(Seat(s, p))
            for deal in range(2):
                other = s.determinize(p, decision * 10 + deal)
                assert bot(name, game, 7).choose(Seat(other, p)) == chosen
        # A chance move now and then leads to tables that the bot would never lay.
        now = chance if decision % 10 == 0 else bots
        s.apply(now[p].choose(Seat(s, p)))
