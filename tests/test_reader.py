"""Notes speak to their reader: every one, to every person, with every number, in all languages.

To the player whom it names a note says "you", with the verb that goes with it; to all others it
says the name. Neither shows a key, a brace or a bracket.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import pytest

import arcanum
from arcanum.kernel.game import Game
from arcanum.kernel.words import NoteWord
from arcanum.texts import LANGUAGES, PLAYER, SPOKEN_TO, texts
from tests.test_texts import is_whole

NAMES = ["Ines", "Tomasz", "Vera", "Marek"]
NUMBERS = (0, 1, 2, 5, 22)  # every plural form of Russian and Polish
READERS = {None: "another", 0: "the player", 1: "the other player"}

# A verb of the third person: what stands behind a name, and must not stand behind "you".
THIRD = {
    "en": r"\b(?!does not)\w+[^su\W]s\b",
    "ru": r"\b\w+(?:ет|ёт|ит)(?:ся)?\b",
    "pl": r"\b(?:ma|\w{2,}(?:[aiy]|je|ze|oże))\b",
}
DISAGREES = {
    "en": re.compile(r"\b[Yy]ou (?:has|is|was|does|goes|\w+[^su\W]s)\b"),
    "ru": re.compile(
        r"\b[Вв]ы (?:не |бесплатно |теперь |больше |ничего |глядя )*\w+(?:ет|ёт|ит)(?:ся)?\b"
    ),
    "pl": re.compile(r"\b[Tt]y (?:nie )?\w+(?:[aiy]|je|ze|oże)\b"),
}


def tellings(game: Game, word: NoteWord) -> Iterator[dict[str, Any]]:
    """A note with each of the numbers; players are the first and the second."""
    for at, n in enumerate(NUMBERS):
        told: dict[str, Any] = {"note": word.key}
        players = 0
        for name, kind in zip(word.names, word.kinds, strict=True):
            if kind.name == PLAYER:
                told[name] = kind.values[players]
                players += 1
            else:
                told[name] = kind.values[at % len(kind.values)] if kind.values else n
        yield told


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", arcanum.games.ids())
def test_every_note_for_every_person_and_number(name: str, lang: str) -> None:
    game = arcanum.game(name)
    said = texts(lang, name)
    for word in game.words.notes.values():
        for told in tellings(game, word):
            of_another = said.note(game, told, NAMES)
            for reader in READERS:
                sentence = said.note(game, told, NAMES, reader)
                assert is_whole(sentence), sentence
                assert not DISAGREES[lang].search(sentence), sentence
                named = [
                    NAMES[kind.index[told[noun]]]
                    for noun, kind in zip(word.names, word.kinds, strict=True)
                    if kind.name == PLAYER
                    and noun in SPOKEN_TO
                    and kind.index[told[noun]] == reader
                ]
                for own in named:
                    assert own not in sentence, f"not told to its reader: {sentence}"
                    if own in of_another:
                        assert sentence != of_another
                        assert not is_left_over(lang, own, of_another, sentence), sentence


def is_left_over(lang: str, name: str, of_another: str, to_reader: str) -> bool:
    """Whether the verb that went with a name is still there when the name has gone."""
    behind = of_another.partition(f"{name} ")[2]
    first = re.match(r"(?:(?:не|nie|бесплатно|теперь|больше|ничего|глядя) )*(\w+)", behind)
    if first is None or not re.fullmatch(THIRD[lang], first[1]):
        return False
    return first[1] in re.findall(r"\w+", to_reader.casefold())


@pytest.mark.parametrize(
    ("lang", "reader", "sentence"),
    [
        ("en", None, "Ines gives Tomasz a card."),
        ("en", 0, "You give Tomasz a card."),
        ("en", 1, "Ines gives you a card."),
        ("ru", None, "Ines отдаёт карту, её получает Tomasz."),
        ("ru", 0, "Вы отдаёте карту, её получает Tomasz."),
        ("ru", 1, "Ines отдаёт карту, её получаете вы."),
        ("pl", None, "Ines oddaje kartę, dostaje ją Tomasz."),
        ("pl", 0, "Oddajesz kartę, dostaje ją Tomasz."),
        ("pl", 1, "Ines oddaje kartę, dostajesz ją ty."),
    ],
)
def test_a_note_knows_its_reader(lang: str, reader: int | None, sentence: str) -> None:
    game = arcanum.game("seasons")
    told = {"note": "gives-card", "player": "A", "other": "B"}
    assert texts(lang, "seasons").note(game, told, NAMES, reader) == sentence


@pytest.mark.parametrize(
    ("lang", "wrong"),
    [
        ("en", "You takes the die."),
        ("ru", "Вы выбирает иллюзиониста."),
        ("ru", "Вы не платит."),
        ("pl", "Ty wybiera kartę."),
    ],
)
def test_a_wrong_verb_is_found(lang: str, wrong: str) -> None:
    assert DISAGREES[lang].search(wrong)
