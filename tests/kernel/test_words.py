"""Verbs, nouns and actions as ints."""

import pytest

from arcanum.kernel.errors import UnknownWords
from arcanum.kernel.words import NUMBER, Kind, Vocabulary


@pytest.fixture
def words() -> Vocabulary:
    made = Vocabulary()
    fruit = Kind("fruit", ["apple", "pear"])
    place = Kind("place", ["hand", "table", "floor"])
    made.verb("rest")
    made.verb("eat", fruit)
    made.verb("put", fruit, place)
    return made


def test_every_action_reads_back(words: Vocabulary) -> None:
    actions = list(words.every())
    assert len(actions) == 1 + 2 + 6
    assert len(set(actions)) == len(actions)
    for action in actions:
        assert words.read(words.spell(action)) == action


def test_an_action_is_a_verb_and_its_nouns(words: Vocabulary) -> None:
    put = words.by_name["put"]
    action = words.read("put pear floor")
    assert put.said(action)
    assert (put.noun(action), put.second(action)) == (1, 2)
    assert action == put.of(1, 2) == 2 << 16 | 1 << 8 | 2
    assert words.nouns_of(action) == [1, 2]


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("", "needs a verb"),
        ("fly", "'fly' is not a verb"),
        ("eat", "say 'eat FRUIT'"),
        ("eat apple pear", "say 'eat FRUIT'"),
        ("eat stone", "'stone' is not a fruit"),
        ("put apple sky", "'sky' is not a place"),
    ],
)
def test_what_cannot_be_said_is_told(words: Vocabulary, text: str, told: str) -> None:
    with pytest.raises(UnknownWords, match=told):
        words.read(text)


def test_an_int_that_is_no_action_is_told(words: Vocabulary) -> None:
    with pytest.raises(UnknownWords):
        words.spell(99 << 16)
    with pytest.raises(UnknownWords):
        words.spell(words.by_name["eat"].of(7))


def test_numbers_are_spelled_as_themselves() -> None:
    assert NUMBER.spell(-12) == "-12"
