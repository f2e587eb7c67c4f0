"""Rules and cards to try: for each, a position in which it can be played at once."""

from __future__ import annotations

import os
from collections.abc import Iterator, Mapping
from functools import cache
from typing import Any

from arcanum.cards import catalogue
from arcanum.games import game as find_game
from arcanum.kernel.errors import BadData, BadSetting
from arcanum.kernel.game import Game
from arcanum.lessons.reading import TRIES, Position, folder, known, needed, read_toml, texts

TRY_KEYS = ("rules", "key", "seats", "options", "you", "bots", "seed", "given", "pick", "spots")
CARD_KEYS = (*TRY_KEYS, "noun", "cards", "without")
CARD = "{card}"  # stands for the card in a position that is the same for many


class Try(Position):
    """A position for some rules, and the first thing to do in it."""

    def __init__(self, game: Game, data: Mapping[str, Any], where: str, card: str = "") -> None:
        known(data, CARD_KEYS if card else TRY_KEYS, where)
        super().__init__(game, data, where)
        key = needed(data, "key", where)
        self.id = f"{key}-{card}" if card else key
        self.key = f"try-{key}"  # of its sentence
        self.card = card  # what is tried, if it is no rule
        self.pick = tuple(texts(data, "pick", where))  # patterns: what shows the rule
        self.spots = tuple(texts(data, "spots", where))
        if not self.rules:
            raise BadData(f"{where}: which rules is this for?")


@cache
def tries(game_id: str) -> tuple[Try, ...]:
    """All positions of a game in which a rule can be tried."""
    game = find_game(game_id)
    return tuple(Try(game, one, where) for one, where in listed(game, "try"))


@cache
def card_tries(game_id: str) -> dict[str, Try]:
    """A position for each card, by its id: the first one that is for cards of its kind."""
    game = find_game(game_id)
    out: dict[str, Try] = {}
    for one, where in listed(game, "card"):
        noun, some = needed(one, "noun", where), texts(one, "cards", where)
        never = texts(one, "without", where)
        for card in catalogue(game_id, "en").cards:
            if card.noun != noun or card.id in never:
                continue
            if not some or card.id in some:
                out.setdefault(card.id, Try(game, with_card(one, card.id), where, card.id))
    return out


def listed(game: Game, kind: str) -> Iterator[tuple[dict[str, Any], str]]:
    """The tables of a kind in the file of positions to try, and where each stands."""
    path = os.path.join(folder(game), TRIES)
    found = read_toml(path).get(kind, []) if os.path.exists(path) else []
    if not isinstance(found, list):
        raise BadData(f"{TRIES}: write [[{kind}]]")
    for n, one in enumerate(found, start=1):
        yield one, f"{TRIES}: {kind} {n} ({one.get('key', '')})"


def with_card(data: Any, card: str) -> Any:
    """A position with a card in all places that are left to it."""
    if isinstance(data, dict):
        return {with_card(name, card): with_card(value, card) for name, value in data.items()}
    if isinstance(data, list):
        return [with_card(value, card) for value in data]
    if data == CARD and card.isdigit():
        return int(card)
    return data.replace(CARD, card) if isinstance(data, str) else data


def find_try(game_id: str, rule: str) -> Try:
    """The position for a rule or a card: by the rule's number, or by the position's own id."""
    for one in tries(game_id):
        if rule in one.rules or rule == one.id:
            return one
    for one in card_tries(game_id).values():
        if rule == one.id:
            return one
    raise BadSetting(f"{game_id} has no position to try '{rule}'")
