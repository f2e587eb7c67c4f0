"""Names come from the data, and the artificial opponent's turn is told with its script."""

from __future__ import annotations

import pytest

import arcanum
from arcanum.games.pax_illuminaten.rules.facts import OPPONENTS, SCRIPT, read
from arcanum.texts import LANGUAGES, texts

GAME = arcanum.game("pax_illuminaten")


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_names_are_those_of_the_data(lang: str) -> None:
    said = texts(lang, GAME.id)
    for luminary in read("luminaries")["luminary"]:
        assert said.noun("luminary", luminary["id"]) == luminary["name"][lang]
    for plot in read("plots")["plot"]:
        assert said.noun("plot", plot["id"]) == plot["name"][lang]
    for event in read("events")["event"]:
        name = said.noun("event", event["id"])
        assert name.casefold().endswith(event["name"][lang].casefold())
    for opponent in read("ai")["opponent"]:
        # In Russian a count is called by his name alone.
        assert opponent["name"][lang].endswith(said.say(f"opponent-{opponent['id']}"))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_luminary_tells_its_ability(lang: str) -> None:
    said = texts(lang, GAME.id)
    for luminary in read("luminaries")["luminary"]:
        ability = luminary["ability"]["id"]
        assert said.about("luminary", luminary["id"]) == said.about("ability", ability)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_item_of_every_script_says_its_letter(lang: str) -> None:
    said = texts(lang, GAME.id)
    for who, letters in zip(OPPONENTS, SCRIPT, strict=True):
        for letter in letters:
            assert f" {letter}," in said.noun("item", f"{who}_{letter}")


@pytest.mark.parametrize("opponent", OPPONENTS)
def test_a_script_is_told_by_name_step_by_step(opponent: str) -> None:
    options = {"opponent": opponent}
    s = GAME.new(seats=1, options=options, seed=5)
    for step in range(40):
        if s.over:
            break
        s.apply(s.options[step % len(s.options)])
    said = texts("en", GAME.id)
    names = said.with_opponent(GAME, ["Ann"], options)
    assert len(names) == 5
    told = [said.note(GAME, note, names) for note in s.heard(0)]
    name = said.say(f"opponent-{opponent}")
    assert any(line.startswith(f"{name} begins a turn") for line in told)
    assert any(f"{name} follows the script at" in line and "item " in line for line in told)
    assert not any("AO" in line or "artificial opponent" in line.casefold() for line in told)


def test_without_a_name_the_artificial_opponent_is_called_so() -> None:
    note = {"note": "turn-starts", "player": "AO"}
    assert texts("en", GAME.id).note(GAME, note, ["Ann"]) == (
        "The artificial opponent begins a turn."
    )
    assert texts("ru", GAME.id).with_opponent(GAME, ["Ann"], {"opponent": "none"}) == ["Ann"]
