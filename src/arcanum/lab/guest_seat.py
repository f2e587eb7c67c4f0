"""The far side of a guest: a program that plays one seat with whatever Arcanum it finds.

`guests.py` starts it with another build's folder in PYTHONPATH, so it uses only what every
build has had: `game`, `bot`, `Seat`. It is told each action and answers with its own.

Lines in: a JSON object (game, seats, seed, options, bot, bot_seed) begins a game;
`+ seat action` is what was done; `? seat` asks. Lines out: seconds of processor time, action.
"""

from __future__ import annotations

import json
import sys
import time
from typing import Any

from arcanum import game as find_game
from arcanum.bots import Seat, bot


def main() -> None:
    """Answers until the other side hangs up."""
    game: Any = None
    table: Any = None
    player: Any = None
    for line in sys.stdin:
        first, _, rest = line.rstrip("\n").partition(" ")
        if first.startswith("{"):
            told = json.loads(line)
            game = find_game(told["game"])
            table = game.new(
                seats=told["seats"], seed=told["seed"], options=told["options"], notes=False
            )
            player = bot(told["bot"], told["game"], told["bot_seed"])
        elif first == "+":
            seat, _, spelled = rest.partition(" ")
            table.turn_to(int(seat))
            table.apply(game.read(spelled))
        else:
            begin = time.process_time()
            action = player.choose(Seat(table, int(rest)))
            print(round(time.process_time() - begin, 4), game.spell(action), flush=True)


if __name__ == "__main__":
    main()
