"""What is said to its reader: to every person, with every number, in all languages.

To the player whom it names a note says "you", with the verb that goes with it; to all others it
says the name. So do the messages of the page; prompts and refusals always speak to who reads
them. None shows a key, a brace or a bracket.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from itertools import product
from pathlib import Path
from typing import Any

import pytest
from fluent.runtime import FluentBundle
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

import arcanum
from arcanum.kernel.game import Game
from arcanum.kernel.words import NoteWord
from arcanum.texts import LANGUAGES, PLAYER, SPOKEN_TO, bundle_of, folders, texts
from tests.test_texts import is_whole
from tools.check_texts import fluent_in

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
    # "a table that fits you opens": there the verb is not yours
    "en": re.compile(r"(?<!fits )(?<!suits )\b[Yy]ou (?:has|is|was|does|goes|\w+[^su\W]s)\b"),
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


# -- prompts, refusals, and what the page says

WEB = Path(__file__).parents[1] / "web" / "src"
TO_READER = ("ask-", "refusal-", "page-refusal-")
TO_NAMED = ".you"  # the attribute for the player who is named
YOU = {"en": r"\byou\b", "ru": r"\b(?:вы|вас|вам|вами|ваш\w*)\b", "pl": r"\w"}


class Variables(Visitor):
    """The variables of a pattern; those that a number chooses by."""

    def __init__(self, node: ftl.Pattern) -> None:
        self.names: set[str] = set()
        self.numbers: set[str] = set()
        self.visit(node)

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:
        self.names.add(node.id.name)

    def visit_SelectExpression(self, node: ftl.SelectExpression) -> None:
        if isinstance(node.selector, ftl.VariableReference):
            self.numbers.add(node.selector.id.name)
        self.generic_visit(node)


def patterns(folder: Path) -> Iterator[tuple[str, ftl.Pattern]]:
    """All texts of a folder, with attributes, by key."""
    for path in sorted(folder.glob("*.ftl")):
        for entry in fluent_in(path.read_text(encoding="utf-8")).body:
            if isinstance(entry, ftl.Message):
                if entry.value is not None:
                    yield entry.id.name, entry.value
                for one in entry.attributes:
                    yield f"{entry.id.name}.{one.id.name}", one.value


@cache
def of_page(lang: str, game: str) -> tuple[FluentBundle, dict[str, ftl.Pattern]]:
    """All that the page can say at a table of a game, and the texts of the page alone."""
    homes = [WEB / "locale" / lang]
    if (WEB / "games" / game).is_dir():
        homes.append(WEB / "games" / game / "locale" / lang)
    bundle = bundle_of(lang, [*folders(lang, game), *homes])
    return bundle, {key: pattern for home in homes for key, pattern in patterns(home)}


def sayings(bundle: FluentBundle, key: str, pattern: ftl.Pattern) -> Iterator[str]:
    """A text with every number; the player is the first, all else the second."""
    message, _, attribute = key.partition(".")
    found = bundle.get_message(message)
    compiled = found.attributes[attribute] if attribute else found.value
    assert compiled is not None
    used = Variables(pattern)
    counted = sorted(used.numbers)
    for values in product(NUMBERS, repeat=len(counted)):
        given: dict[str, Any] = dict.fromkeys(used.names, NAMES[1]) | {"player": NAMES[0]}
        given |= dict(zip(counted, values, strict=True))
        said, _ = bundle.format_pattern(compiled, given)
        yield str(said)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", arcanum.games.ids())
def test_what_the_page_says_agrees_with_you(name: str, lang: str) -> None:
    """Every message, with every number: no verb of the third person behind "you"."""
    bundle, written = of_page(lang, name)
    spoken_to = 0
    for key, pattern in written.items():
        said = list(sayings(bundle, key, pattern))
        for text in said:
            assert not DISAGREES[lang].search(text), f"{key}: {text}"
            assert not any(mark in text for mark in "{}[]"), f"{key}: {text}"
        if not key.endswith(TO_NAMED):
            continue
        spoken_to += 1
        whole = written[key.removesuffix(TO_NAMED)]
        of_another = list(sayings(bundle, key.removesuffix(TO_NAMED), whole))
        named = "player" in Variables(whole).names
        assert "player" not in Variables(pattern).names, key
        for text in said:
            assert text not in of_another, f"{key}: {text}"
            assert re.search(YOU[lang], text, re.IGNORECASE) or not named, f"{key}: {text}"
            for other in of_another if named else ():
                if not other.startswith(NAMES[0]):  # the name is not whose verb it is
                    continue
                assert not is_left_over(lang, NAMES[0], other, text), f"{key}: {text}"
    assert spoken_to >= 8


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", arcanum.games.ids())
def test_prompts_and_refusals_agree_with_you(name: str, lang: str) -> None:
    bundle = bundle_of(lang, folders(lang, name))
    met = 0
    for folder in folders(lang, name):
        for key, pattern in patterns(folder):
            if not key.startswith(TO_READER):
                continue
            met += 1
            for text in sayings(bundle, key, pattern):
                assert not DISAGREES[lang].search(text), f"{key}: {text}"
                assert not any(mark in text for mark in "{}[]"), f"{key}: {text}"
    assert met >= 5
