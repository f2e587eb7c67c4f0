"""The card browser: what every game shows, from the server and in the terminal."""

from __future__ import annotations

import json
import re
import tomllib
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from arcanum.cards import ALONE, ENOUGH, Figures, catalogue, noted, tags_of
from arcanum.cli import main
from arcanum.games import game as find_game
from arcanum.lab.simulate import played as simulated
from arcanum.lessons import find_try
from arcanum.server import content
from arcanum.server.errors import Refused
from arcanum.texts import LANGUAGES
from tools import card_figures

ROOT = Path(__file__).parents[1]
# What there is of each kind of noun.
COUNTS = {
    "seasons": {"card": 50, "die": 20},
    "trickerion": {
        "trick": 48,
        "performance": 40,
        "card": 40,
        "prophecy": 34,
        "magician": 12,
        "die": 6,
        "room_tile": 24,
        "secret": 12,
    },
    "pax_illuminaten": {
        "luminary": 57,
        "plot": 13,
        "event": 15,
        "faction": 6,
        "connection": 20,
        "opponent": 4,
    },
}
IN_BRACKETS = re.compile(r"\[[\w. -]*\]|[{}]")


@pytest.mark.parametrize("game", COUNTS)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_everything_is_there_with_its_texts(game: str, lang: str) -> None:
    known = catalogue(game, lang)
    found: dict[str, int] = {}
    for card in known.cards:
        found[card.noun] = found.get(card.noun, 0) + 1
        said = [card.name, card.text, *card.rulings]
        assert card.name
        assert not any(IN_BRACKETS.search(text) for text in said), said
        assert any(card.tags.values())
    assert found == COUNTS[game]
    for entry in known.filters:
        said = [entry.name, *entry.values.values()]
        assert entry.values
        assert not any(IN_BRACKETS.search(text) for text in said), said


@pytest.mark.parametrize("game", COUNTS)
def test_rules_that_cards_lead_to_are_there(game: str) -> None:
    """A browser link that leads nowhere helps nobody."""
    text = "\n".join(
        path.read_text(encoding="utf-8") for path in Path(find_game(game).home).glob("*.md")
    )
    rules = {rule for card in catalogue(game, "en").cards for rule in card.rules}
    assert rules
    for rule in rules:
        assert re.search(rf"^(?:- |#+ )?\**{re.escape(rule)}\b", text, re.M), rule


def test_a_game_without_cards_shows_none() -> None:
    known = catalogue("pebbles", "en")
    assert (known.cards, known.filters, known.made) == ([], [], None)


def test_tags() -> None:
    facts = {"kind": "item", "timing": ["a", "b"], "cost": {"air": 2, "fire": 0, "earth": 1}}
    assert tags_of(facts, None) == []
    assert tags_of(facts, "kind") == ["item"]
    assert tags_of(facts, "timing") == ["a", "b"]
    assert tags_of(facts, ["price", "cost"]) == ["air", "earth"]
    assert tags_of(facts, "cost.air") == ["2"]
    assert tags_of(facts, {"is": "card"}) == ["card"]
    assert tags_of(facts, {"sum": "cost", "of": ["air", "fire", "earth"]}) == ["3"]
    sets = {"winter": ["air"], "spring": ["air", "earth"]}
    easy = {"within": "cost", "of": ["air", "fire", "earth"], "sets": sets}
    assert tags_of(facts, easy) == ["spring"]
    die = {"faces": [{"air": 2, "gauge": True, "draw": False}, {"draw": True}]}
    each = {"each": "faces", "of": ["air", "gauge", "draw"]}
    assert tags_of(die, each) == ["air*2+gauge", "draw"]


def test_words_and_filters() -> None:
    known = catalogue("trickerion", "ru")
    chosen = known.found("level=3 school=escape")
    assert len(chosen) == 4
    assert known.found("уровень=3 школа=освобождение") == chosen
    assert known.found(f"what=trick {chosen[0].name}")[0] == chosen[0]
    assert known.found("level=9") == known.found("nosuch=1") == []


# -- figures


def test_too_few_games_say_nothing() -> None:
    figures = Figures(
        {"made": {}, "players": {"2": {"a": [10.0, ENOUGH - 1], "b": [50.0, 200]}}}
    )
    assert [(w.games, w.won) for w in figures.wins("a")] == [(ENOUGH - 1, None)]
    assert [(w.players, w.won) for w in figures.wins("b")] == [(2, 0.25)]
    assert figures.wins("c") == []


def test_too_few_games_of_each_kind_may_be_enough_together() -> None:
    """The fair share is that of all these seats."""
    players = {"2": {"a": [60.0, 100]}, "4": {"a": [40.0, 100]}}
    *each, all = Figures({"made": {}, "players": players}).wins("a")
    assert [w.won for w in each] == [None, None]
    assert (all.players, all.games, all.won, all.fair) == (0, 200, 0.5, 0.375)
    players["4"]["a"] = [50.0, 200]
    assert len(Figures({"made": {}, "players": players}).wins("a")) == 2


def test_alone_any_cards_are_what_a_card_is_compared_with() -> None:
    figures = Figures({"made": {}, "players": {"1": {"alone": [30.0, 300], "a": [40.0, 200]}}})
    assert [(w.won, w.fair) for w in figures.wins("a")] == [(0.2, 0.1)]


@pytest.mark.parametrize("game", COUNTS)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_card_has_figures_or_a_reason_why_not(game: str, lang: str) -> None:
    for card in catalogue(game, lang).cards:
        assert bool(card.wins) != bool(card.uncounted), card.id


def test_the_figures_of_seasons_are_those_of_the_study() -> None:
    """The data file is counted out of the numbers that the documents keep."""
    path = ROOT / "src/arcanum/games/seasons/data/figures.toml"
    kept = tomllib.loads(path.read_text(encoding="utf-8"))
    study = json.loads((ROOT / "docs/pictures/cards.json").read_text(encoding="utf-8"))
    levels = [settings["level"] for settings in kept["made"]["settings"]]
    assert kept["made"]["bots"] == study["bots"]
    assert set(kept["made"]["games"]) == {study["games"] * len(levels)}
    for players, cards in kept["players"].items():
        for card, (won, games) in cards.items():
            counts = [study["cards"][level][players].get(card, [0, 0]) for level in levels]
            assert won == pytest.approx(sum(count[0] for count in counts), abs=0.01)
            assert games == sum(count[1] for count in counts)


@pytest.mark.parametrize("game", COUNTS)
def test_figures_are_of_cards_and_of_the_games_played(game: str) -> None:
    figures = Figures.of(find_game(game))
    assert figures is not None
    ids = {card.id for card in catalogue(game, "en").cards}
    assert [int(players) for players in figures.players] == figures.made["players"]
    for (players, cards), played in zip(
        figures.players.items(), figures.made["games"], strict=True
    ):
        assert set(cards) <= ids | {ALONE}
        for won, games in cards.values():
            assert 0 <= won <= games <= played * int(players)
    assert sum(wins.won is not None for card in ids for wins in figures.wins(card)) > 30


def test_figures_can_be_made_again() -> None:
    """From what the file says of them; a seat counts once for a card."""
    made = dict(Figures.of(find_game("seasons")).made, games=[2], players=[2])  # type: ignore[union-attr]
    first, second = card_figures.plans("seasons", made, 2)
    assert [dict(plan.task.options)["level"] for plan in (first, second)] == [
        "magician",
        "archmage",
    ]
    rows = simulated(replace(first.task, keep=True)).rows
    told = {
        (row["action"].split()[1], row["seat"]): row["win"]
        for row in rows
        if row["action"].startswith("summon ")
    }
    found = card_figures.play(first)
    assert sorted(found) == sorted((card, won) for (card, _), won in told.items())
    numbers = card_figures.counted([found, found], {found[0][0]})
    assert list(numbers) == [found[0][0]]
    file = card_figures.written("[made]\ngames = 2\n", {"2": numbers})
    assert tomllib.loads(file) == {"made": {"games": 2}, "players": {"2": numbers}}


def test_what_bots_would_always_take_is_taken_at_random() -> None:
    made = dict(Figures.of(find_game("trickerion")).made, games=[2], players=[2])  # type: ignore[union-attr]
    plans = card_figures.plans("trickerion", made, 2)
    magicians = [card_figures.play(plan)[0][0] for plan in plans]
    assert len(set(magicians)) == 2
    bots = [replace(plan, any=()) for plan in plans]
    assert len({card_figures.play(plan)[0][0] for plan in bots}) == 1


def test_what_seats_are_dealt_and_what_the_log_gives_them() -> None:
    """A card that is a setting, all of them have."""
    made = dict(Figures.of(find_game("pax_illuminaten")).made, games=[4])  # type: ignore[union-attr]
    plan = card_figures.plans("pax_illuminaten", dict(made, players=[1]), 1)[1]
    cards = [card for card, _ in card_figures.play(plan)]
    assert {"weishaupt", ALONE} <= set(cards)
    two = card_figures.play(
        card_figures.plans("pax_illuminaten", dict(made, players=[2]), 2)[0]
    )
    assert sum(card.startswith("P") and len(card) == 3 for card, _ in two) == 2
    assert sum(card.isdigit() for card, _ in two) == 2
    assert any(card.startswith("EDICT_") for card, _ in two)


def test_what_bots_would_never_do_they_do_now_and_then() -> None:
    made = dict(Figures.of(find_game("trickerion")).made, games=[6], players=[1])  # type: ignore[union-attr]
    plans = card_figures.plans("trickerion", made, 1)
    tiles = [card for plan in plans for card, _ in card_figures.play(plan) if "_l" in card]
    assert any(tile.startswith(("classroom", "practice")) for tile in tiles)


# -- notes


def test_a_card_has_its_own_notes_and_those_of_its_kinds() -> None:
    """In the order that `browser.toml` says; what an ability and a degree share, once."""
    cards = {card.id: card for card in catalogue("pax_illuminaten", "en").cards}
    assert cards["PIL031"].noted == ["PIL031", "boost_influence", "third", "mason"]
    assert cards["PIL014"].noted == ["PIL014", "extra_interrogate", "first", "none"]
    assert cards["PIL053"].noted[1:3] == ["royal_arch", "none"]
    assert cards["PIL003"].noted[-1] == "guessed_ability"
    assert "guessed_ability" not in cards["PIL001"].noted
    assert cards["EDICT_CLERGY"].rulings == cards["EDICT_ARTISTS"].rulings
    assert cards["P01"].noted == ["P01", "control_lodge", "plot"]
    # The rules stand beside a note, the names of other cards in it.
    press = cards["SPECIAL_PROPAGANDA_PRESS"]
    assert press.rulings[2].startswith("Convent of Wilhelmsbad sells one as well")
    assert press.cited[2] == ["P-16.3"]
    assert noted(
        {"id": 4, "made": "of wood"}, [{"where": "made", "has": "x", "notes": "y"}]
    ) == ["4"]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_everything_in_pax_illuminaten_has_notes_with_their_rules(lang: str) -> None:
    for card in catalogue("pax_illuminaten", lang).cards:
        assert len(card.rulings) >= 2, card.id
        assert all(card.cited), card.id
        assert len(set(card.rulings)) == len(card.rulings), card.id


@pytest.mark.parametrize(
    ("lang", "word"), [("en", "reconstructed"), ("ru", "восстановлен"), ("pl", "zrekonstruowa")]
)
def test_notes_say_what_is_reconstructed(lang: str, word: str) -> None:
    """Lost texts and guesses keep their mark wherever the notes are shown."""
    home = Path(find_game("pax_illuminaten").home, "data")

    def data(name: str) -> dict[str, Any]:
        return tomllib.loads((home / f"{name}.toml").read_text(encoding="utf-8"))

    luminaries = data("luminaries")
    lost = {id for id, facts in luminaries["ability"].items() if facts["source"] != "rulebook"}
    guessed = {
        card["id"]
        for card in luminaries["luminary"]
        if card["ability"]["source"] != "rulebook" or card["ability"]["id"] in lost
    }
    guessed |= {
        faction["id"]
        for faction in data("factions")["faction"]
        if faction["once_per_turn"]["source"] != "rulebook"
    }
    guessed |= {
        str(card["number"])
        for card in data("connections")["connection"]
        if card["source"] != "rulebook"
    }
    assert len(guessed) > 40
    assert guessed >= {"aristocracy", "5", "PIL013"}
    for card in catalogue("pax_illuminaten", lang).cards:
        if card.id in guessed:
            assert any(word in note.casefold() for note in card.rulings), card.id


# -- the server's answer, the terminal


def test_what_the_server_says() -> None:
    answer = content.browser("seasons", "pl")
    hand = next(card for card in answer.cards if card["id"] == "hand_of_fortune")
    assert hand["noun"] == "card"
    assert hand["name"] == catalogue("seasons", "pl").found("hand_of_fortune")[0].name
    assert hand["prestige"] == 9
    assert hand["rulings"]
    assert hand["cited"] == [[] for _ in hand["rulings"]]
    assert hand["tags"]["cost"] == ["air", "fire", "earth", "crystals"]
    assert [wins["players"] for wins in hand["wins"]] == [2, 3, 4]
    assert not any('"source"' in json.dumps(card) for card in answer.cards)
    assert answer.made is not None
    assert answer.made["bots"] == ["greedy"]
    assert [entry["id"] for entry in answer.filters][:2] == ["what", "kind"]
    for bad in (("seasons", "xx"), ("nosuch", "en")):
        with pytest.raises(Refused):
            content.browser(*bad)


def test_cards_can_be_tried() -> None:
    """By the position that plays the card; one that only has it at hand is second best."""
    found = {card["id"]: card["try"] for card in content.browser("seasons", "en").cards}
    assert find_try("seasons", found["purse_of_io"]).pick == ("summon purse_of_io",)
    assert len([card for card in found.values() if card]) > 30


def run(capsys: pytest.CaptureFixture[str], *words: str) -> str:
    assert main(["cards", *words]) == 0
    return capsys.readouterr().out


def test_the_command(capsys: pytest.CaptureFixture[str]) -> None:
    one = run(capsys, "seasons", "hand", "of", "fortune")
    assert "Hand of Fortune" in one
    assert "a fair share is 33%" in one
    assert "S-10.1" in one
    assert "Рука Судьбы" in run(capsys, "seasons", "hand_of_fortune", "--lang", "ru")
    assert "too few games yet" in run(capsys, "seasons", "air_elemental")
    plot = run(capsys, "pax_illuminaten", "P09", "--lang", "pl")
    assert "Królewski Łuk nie liczy się nigdy" in plot
    assert "(P-3.6)" in plot
    assert "Королевская арка не считается никогда" in run(
        capsys, "pax_illuminaten", "P09", "--lang", "ru"
    )
    listed = run(capsys, "trickerion", "level=2", "school=escape")
    assert "Prison Break" in listed
    assert "4 cards of 216" in listed
    assert "a fair share is 50%" in run(capsys, "trickerion", "linking_rings")
    assert "energy=" in run(capsys, "seasons")
    assert "No card fits" in run(capsys, "seasons", "zzz")


def test_the_command_as_json(capsys: pytest.CaptureFixture[str]) -> None:
    told: dict[str, Any] = json.loads(run(capsys, "pax_illuminaten", "what=plot", "--json"))
    assert len(told["cards"]) == 13
    assert told["made"]["bots"] == ["greedy"]
    assert told["filters"][0]["id"] == "what"
    assert main(["cards", "nosuch"]) == 2
