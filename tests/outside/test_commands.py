"""Every command knows the installed game."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from arcanum.texts import LANGUAGES
from tests.outside.house import EXAMPLE, House

MISSING = (
    "[en]",
    "[term-",
    "[note-",
    "[do-",
    "[ask-",
    "[view-",
    "{",
    "}",
)  # a text is not there
TITLES = {"en": "Goofspiel", "ru": "Гуфшпиль", "pl": "Goofspiel"}
PRIZES = {"en": "Prizes to come", "ru": "Оставшиеся призы", "pl": "Pozostałe nagrody"}


def test_it_is_in_the_list(house: House) -> None:
    games = json.loads(house.arcanum("games", "--json"))["games"]
    assert list(games) == ["seasons", "trickerion", "pax_illuminaten", "goofspiel", "pebbles"]
    assert games["goofspiel"]["seats"] == [2, 4]
    assert games["goofspiel"]["options"]["cards"]["default"] == "13"
    assert games["goofspiel"]["hidden"] is False


def test_its_words(house: House) -> None:
    words = json.loads(house.arcanum("words", "goofspiel", "--json"))["words"]
    assert words == [f"bid {value}" for value in range(1, 14)]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_game_in_the_terminal(house: House, lang: str) -> None:
    table = ["--seat", "A", "--bots", "greedy", "--option", "cards=5", "--seed", "3"]
    screen = house.arcanum("play", "goofspiel", *table, "--lang", lang, typed="1\n" * 4)
    assert TITLES[lang] in screen
    assert PRIZES[lang] in screen
    assert not [mark for mark in MISSING if mark in screen]
    assert "├── hand" not in screen  # keys are told in words


def test_a_refusal_in_the_terminal_names_its_rule(house: House) -> None:
    table = ["--seat", "A", "--bots", "random", "--option", "cards=5", "--seed", "3"]
    screen = house.arcanum("play", "goofspiel", *table, typed="bid 13\nq\n")
    assert "You do not have the 13 any more. [G-2.2]" in screen


def test_simulated_games_and_their_record(house: House, tmp_path: Path) -> None:
    told = json.loads(
        house.arcanum(
            "simulate", "goofspiel", "--json", "--games", "40", "--bots", "greedy,random",
            "--jobs", "2",
        )
    )  # fmt: skip
    assert told["games"] == 40
    assert told["errors"] == 0
    assert told["wins"]["greedy"] > 30


def test_a_saved_game_replays(house: House, tmp_path: Path) -> None:
    path = str(tmp_path / "game.jsonl")
    table = ["--seat", "A", "--bots", "random", "--option", "cards=5", "--seed", "7"]
    house.arcanum("play", "goofspiel", *table, "--save", path, typed="1\n" * 4)
    told = json.loads(house.arcanum("replay", path, "--json"))
    assert told["game"] == "goofspiel"
    assert told["over"] is True


def test_every_law(house: House) -> None:
    told = json.loads(house.arcanum("fuzz", "goofspiel", "--games", "27", "--json"))
    assert told["games"] == 27  # every seat count with every combination of options
    assert told["violations"] == []


def test_its_scenarios(house: House) -> None:
    told = json.loads(house.arcanum("scenario", str(EXAMPLE / "scenarios"), "--json"))
    assert told["failures"] == []
    assert told["passed"] == len(list((EXAMPLE / "scenarios").glob("*.toml"))) >= 8


def test_a_tournament(house: House) -> None:
    told = json.loads(
        house.arcanum(
            "arena", "goofspiel", "--json", "--bots", "random,greedy,easy", "--games", "24",
            "--option", "cards=5", "--jobs", "2",
        )
    )  # fmt: skip
    assert told["games"] == 24
    assert told["wins"]["greedy"] > told["wins"]["random"]


def test_figures(house: House) -> None:
    told = json.loads(house.arcanum("bench", "--rounds", "1", "--seconds", "0.01", "--json"))[
        "games"
    ]
    assert told["goofspiel"]["decisions_per_second"] > 0


def test_its_texts_are_whole(house: House) -> None:
    code = (
        "from arcanum.games import game; from tools.check_texts import problems_in;"
        "print(*[p for p in problems_in(games=[game('goofspiel')]) if p[:6] != 'common'])"
    )
    assert house.run("-c", code).stdout.strip() == ""
