"""A game's words and notes as the API shows them, each made once for all tables."""

from __future__ import annotations

from functools import cache
from typing import Any

import msgspec

from arcanum.games import game as find_game
from arcanum.kernel.game import Game
from arcanum.kernel.notes import Note
from arcanum.kernel.words import Action
from arcanum.server.types import Noun, OptionShown, encode

MOST_NOTES = 20_000  # different notes of a game that are kept encoded


class Faces:
    """The words of one game, spelled and encoded."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.spelled: dict[Action, str] = {}
        self.actions: dict[str, Action] = {}
        self.options: dict[Action, msgspec.Raw] = {}
        self.notes: dict[tuple[object, ...], bytes] = {}

    def spell(self, action: Action) -> str:
        """The action in words; the same text is always the same object."""
        text = self.spelled.get(action)
        if text is None:
            text = self.spelled[action] = self.game.spell(action)
        return text

    def read(self, text: str) -> Action:
        """An action from its words."""
        action = self.actions.get(text)
        if action is None:
            action = self.game.read(text)
            self.actions[self.spell(action)] = action
        return action

    def note(self, note: Note) -> bytes:
        """A note as `Notes` keeps it: one byte for who may hear it, then JSON."""
        key = (note.to, note.key, *note.nouns)
        kept = self.notes.get(key)
        if kept is None:
            word = self.game.words.notes[note.key]
            fields: dict[str, Any] = {"note": note.key}
            for name, kind, noun in zip(word.names, word.kinds, note.nouns, strict=True):
                fields[name] = kind.spell(noun) if kind.values else noun
            kept = bytes((note.to & 255,)) + encode(fields)
            if len(self.notes) >= MOST_NOTES:
                self.notes.clear()
            self.notes[key] = kept
        return kept

    def option(self, action: Action) -> msgspec.Raw:
        """An option as it is sent."""
        raw = self.options.get(action)
        if raw is None:
            words = self.game.words
            verb = words.verb_of(action)
            nouns = [
                Noun(kind.name, kind.spell(value))
                for kind, value in zip(verb.kinds, words.nouns_of(action), strict=True)
            ]
            text = self.spell(action)
            raw = msgspec.Raw(encode(OptionShown(text, text, verb.name, nouns)))
            self.options[action] = raw
        return raw


@cache
def faces(name: str) -> Faces:
    """The words of a game, by its id."""
    return Faces(find_game(name))
