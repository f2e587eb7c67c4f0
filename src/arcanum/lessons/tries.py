"""Rules to try: for each, a position in which that rule can be played at once."""

from __future__ import annotations

import os
from collections.abc import Mapping
from functools import cache
from typing import Any

from arcanum.games import game as find_game
from arcanum.kernel.errors import BadData, BadSetting
from arcanum.kernel.game import Game
from arcanum.lessons.reading import TRIES, Position, folder, known, needed, read_toml, texts

TRY_KEYS = ("rules", "key", "seats", "options", "you", "bots", "seed", "given", "pick", "spots")


class Try(Position):
    """A position for some rules, and the first thing to do in it."""

    def __init__(self, game: Game, data: Mapping[str, Any], where: str) -> None:
        known(data, TRY_KEYS, where)
        super().__init__(game, data, where)
        self.id = needed(data, "key", where)
        self.pick = tuple(texts(data, "pick", where))  # patterns: what shows the rule
        self.spots = tuple(texts(data, "spots", where))
        if not self.rules:
            raise BadData(f"{where}: which rules is this for?")

    @property
    def key(self) -> str:
        """The key of its sentence."""
        return f"try-{self.id}"


@cache
def tries(game_id: str) -> tuple[Try, ...]:
    """All positions of a game in which a rule can be tried."""
    game = find_game(game_id)
    path = os.path.join(folder(game), TRIES)
    if not os.path.exists(path):
        return ()
    listed = read_toml(path).get("try", [])
    if not isinstance(listed, list):
        raise BadData(f"{TRIES}: write [[try]]")
    return tuple(
        Try(game, one, f"{TRIES}: number {n} ({one.get('key', '')})")
        for n, one in enumerate(listed, start=1)
    )


def find_try(game_id: str, rule: str) -> Try:
    """The position for a rule, by the rule's number or the position's own key."""
    for one in tries(game_id):
        if rule in one.rules or rule == one.id:
            return one
    raise BadSetting(f"{game_id} has no position to try '{rule}'")
