"""Garbage from outside is refused in our own words, whatever it is."""

from __future__ import annotations

import contextlib
import copy
from pathlib import Path
from typing import Any

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import arcanum
from arcanum.lab.scenario import Failed, Scenario
from arcanum.records import parse, summary

SEASONS = arcanum.game("seasons")
JSON = st.recursive(
    st.none() | st.booleans() | st.integers(-5, 300) | st.text(max_size=8),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=6), inner),
    max_leaves=6,
)
RECORD = (Path(__file__).parents[1] / "replays" / "seasons" / "random_000.jsonl").read_text(
    "utf-8"
)
calm = settings(
    max_examples=150, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture]
)


def places(data: Any, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """Every path into nested lists and dicts."""
    found = [path] if path else []
    keys: Any = (
        data if isinstance(data, dict) else range(len(data)) if isinstance(data, list) else ()
    )
    for key in keys:
        found += places(data[key], (*path, key))
    return found


def replaced(data: Any, path: tuple[Any, ...], value: Any) -> Any:
    """A copy with one place changed."""
    data = copy.deepcopy(data)
    inner = data
    for key in path[:-1]:
        inner = inner[key]
    inner[path[-1]] = value
    return data


@calm
@given(st.text(max_size=40))
def test_any_text_is_an_action_or_refused(text: str) -> None:
    with contextlib.suppress(arcanum.UnknownWords):
        assert SEASONS.read(text) in set(SEASONS.words.every())


@calm
@given(JSON)
def test_any_json_is_a_dump_or_refused(data: Any) -> None:
    with contextlib.suppress(arcanum.ArcanumError):
        SEASONS.load(data)


@calm
@given(st.data(), JSON)
def test_a_spoiled_dump_is_loaded_or_refused(data: st.DataObject, value: Any) -> None:
    s = SEASONS.new(seats=2, seed=3)
    for _ in range(data.draw(st.integers(0, 60))):
        s.apply(s.options[0])
    dump = s.dump()
    path = data.draw(st.sampled_from(places(dump)))
    with contextlib.suppress(arcanum.ArcanumError):
        SEASONS.load(replaced(dump, path, value))


@calm
@given(st.integers(0, 60), st.text(max_size=30))
def test_a_spoiled_record_is_replayed_or_refused(line: int, text: str) -> None:
    lines = RECORD.splitlines()
    lines[line % len(lines)] = text
    with contextlib.suppress(arcanum.ArcanumError):
        summary(parse("\n".join(lines)))


@calm
@given(
    st.dictionaries(st.sampled_from(["A", "B", "deck", "phase", "rolled", "year", "x"]), JSON)
)
def test_a_spoiled_scenario_fails_in_our_words(tmp_path: Path, words: dict[str, Any]) -> None:
    path = tmp_path / "one.toml"
    path.write_text('game = "seasons"\ntitle = "x"\nseats = 2\n[given]\n', encoding="utf-8")
    scenario = Scenario(path)
    scenario.data["given"] = words
    with contextlib.suppress(Failed):
        scenario.run()
