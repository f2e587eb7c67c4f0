"""States of older rules: which still load, and what is told of the others."""

from __future__ import annotations

import json
from typing import Any

import pytest

import arcanum
from arcanum.games import built_in
from arcanum.kernel.codec import fingerprint
from arcanum.kernel.errors import BadData
from arcanum.kernel.schema import counted, misfit, nouns_of
from arcanum.kernel.words import Kind, Vocabulary

GAME = arcanum.game("seasons")


def older() -> dict[str, Any]:
    """A dump of a table in the middle of its game, as rules before ours wrote it."""
    s = GAME.new(seats=2, seed=3)
    for number in range(60):
        s.apply(s.options[number % len(s.options)])
    data: dict[str, Any] = json.loads(json.dumps(GAME.dump(s)))
    return {**data, "rules": "0"}


def test_a_state_of_older_rules_loads_by_its_schema() -> None:
    data = older()
    s = GAME.load(data)
    assert fingerprint(s, "0") == fingerprint(GAME.load({**data, "rules": GAME.version}), "0")
    with pytest.raises(BadData, match="rules version '0'"):
        GAME.load({key: data[key] for key in data if key != "schema"})
    with pytest.raises(BadData, match="which is older"):
        GAME.load({**data, "rules": "1000"})


def test_new_fields_are_as_on_an_empty_table() -> None:
    data = older()
    data["schema"]["mark"] = "of an older shape"
    del data["plus_one"]
    for mage in data["mages"]:
        del mage["bonuses"]
    s: Any = GAME.load(data)
    assert s.plus_one == 0
    assert [mage.bonuses for mage in s.mages] == [0, 0]
    with pytest.raises(BadData, match="the dump has no '"):
        GAME.load({**data, "rules": GAME.version, "schema": {"mark": GAME.mark}})


def test_what_is_gone_is_not_dropped_in_silence() -> None:
    data = older()
    with pytest.raises(BadData, match="'moons', which these rules do not know"):
        GAME.load({**data, "moons": 3})
    data["mages"][0]["moons"] = 1
    with pytest.raises(BadData, match="'moons'"):
        GAME.load(data)
    data = older()
    data["seen"].pop()
    with pytest.raises(BadData, match="99 cards, these rules 100"):
        GAME.load(data)


def words(*cards: str) -> Vocabulary:
    made = Vocabulary()
    made.verb("play", Kind("card", list(cards)))
    return made


def test_nouns_may_be_added_behind_the_old_ones_only() -> None:
    schema = {"nouns": counted(nouns_of(words("sun", "moon")))}
    assert misfit(schema, {}, words("sun", "moon")) == ""
    assert misfit(schema, {}, words("sun", "moon", "star")) == ""
    for cards in (("star", "sun", "moon"), ("moon", "sun"), ("sun",)):
        assert misfit(schema, {}, words(*cards)) == (
            "its numbers for 'card' mean something else now"
        )


def test_frames_that_wait_must_be_as_they_were() -> None:
    frames = GAME.frames
    name = next(name for name, frame in frames.items() if len(frame.fields) > 1)
    fields = list(frames[name].fields)
    assert misfit({"frames": {name: fields}}, frames, GAME.words) == ""
    assert "other fields" in misfit({"frames": {name: fields[::-1]}}, frames, GAME.words)
    assert "is gone" in misfit({"frames": {"Gone": []}}, frames, GAME.words)


@pytest.mark.parametrize("name", built_in())
def test_the_mark_is_the_same_every_time(name: str) -> None:
    game = arcanum.game(name)
    first = game.mark
    del game.__dict__["mark"]
    assert game.mark == first


@pytest.mark.parametrize("schema", [7, [], {"nouns": 3}, {"nouns": {"card": 1}}])
def test_a_broken_schema_is_told(schema: Any) -> None:
    with pytest.raises(BadData):
        GAME.load({**older(), "schema": schema})


def test_changes_are_counted_from_a_version() -> None:
    class Other(type(GAME)):  # type: ignore[misc]
        version = "4"
        changes = ((2, ("S-1", "S-2")), (3, ()), (4, ("S-2", "S-3")))

    game = Other()
    assert game.changed_since("1") == ["S-1", "S-2", "S-3"]
    assert game.changed_since("2") == ["S-2", "S-3"]
    assert game.changed_since("4") == []
    assert game.changed_since("0.1") == ["S-1", "S-2", "S-3"]
    assert (game.is_newer("5"), game.is_newer("4"), game.is_newer("x")) == (True, False, False)
