"""What options declare of one another is what the rules say, spelled out here once more."""

from __future__ import annotations

import itertools
from collections.abc import Callable, Iterator, Mapping

import pytest

from arcanum.games import game as find_game
from arcanum.games import ids
from arcanum.kernel.errors import BadSetting
from arcanum.kernel.game import Game, Option

Settings = Mapping[str, str]
MOST = 5  # seats to try, one more than any game has
FOR_HEIR = {
    "dark_alley": "on",
    "prophecies": "on",
    "quick_game": "off",
    "first_game_kits": "off",
    "anytime_window": "own_decisions",
    "quick_assistant_coins": "2",
}
FOR_OTHERS = {
    "academy": "off",
    "difficulty": "low",
    "tuning": "none",
    "heir_magician": "random",
}
NEW_MAGICIANS = ("geert_van_augustin", "lumenia", "professor_bernard", "anjali")


def seasons(seats: int, settings: Settings) -> bool:
    """Nobody is first who does not sit there."""
    return 2 <= seats <= 4 and settings["first"] in ("random", *"ABCD"[:seats])


def pax_illuminaten(seats: int, settings: Settings) -> bool:
    """An artificial opponent takes a place at the table."""
    return 2 <= seats <= 4 if settings["opponent"] == "none" else 1 <= seats <= 3


def trickerion(seats: int, settings: Settings) -> bool:
    """The options of T-0.6, and what the Heir does not go without, or with. [H-0.6, H-2.1]"""
    if settings["mode"] == "heir":
        if settings["heir_magician"] in NEW_MAGICIANS and settings["academy"] == "off":
            return False
        return seats == 1 and all(settings[name] == FOR_HEIR[name] for name in FOR_HEIR)
    if any(settings[name] != FOR_OTHERS[name] for name in FOR_OTHERS):
        return False
    if settings["dark_alley"] == "off" and (
        settings["prophecies"] == "on" or settings["level3_scoring"] != "components_or_marker"
    ):
        return False
    quick = settings["quick_game"] == "on" or settings["quick_assistant_coins"] == "2"
    return quick and 2 <= seats <= 4


def range_of(game: Game, settings: Settings) -> tuple[int, int]:
    """How many sit down, before anybody asks whether that fits."""
    if game.id == "pax_illuminaten" and settings["opponent"] != "none":
        return (1, 3)
    return (1, 1) if settings.get("mode") == "heir" else (2, 4)


def every(game: Game) -> Iterator[dict[str, str]]:
    """All combinations of options."""
    names = list(game.options)
    for choices in itertools.product(*[game.options[name].choices for name in names]):
        yield dict(zip(names, choices, strict=True))


@pytest.mark.parametrize("spelled_out", [seasons, pax_illuminaten, trickerion])
def test_what_fits_is_as_spelled_out(spelled_out: Callable[[int, Settings], bool]) -> None:
    game = find_game(spelled_out.__name__)
    for settings in every(game):
        fewest, most = game.seats_for(settings)
        assert (fewest, most) == range_of(game, settings)
        fitting = [n for n in range(fewest, most + 1) if game.fits(n, settings)]
        assert fitting == [n for n in range(MOST + 1) if spelled_out(n, settings)], settings


@pytest.mark.parametrize("name", ids())
def test_options_settle_as_given(name: str) -> None:
    """But for Prophecies, which are off without the Dark Alley. [T-0.6]"""
    game = find_game(name)
    for settings in every(game):
        wanted = dict(settings)
        if settings.get("dark_alley") == "off":
            wanted["prophecies"] = "off"
        assert game.settle_options(settings) == wanted


@pytest.mark.parametrize("name", ids())
def test_options_speak_of_options_that_there_are(name: str) -> None:
    game = find_game(name)
    for option in game.options.values():
        needs = [option.when, *option.choice_when.values()]
        for other, choices in [pair for need in needs for pair in need.items()]:
            assert set(choices) <= set(game.options[other].choices)
        assert {*option.seats, *option.choice_when} <= set(option.choices)
        assert option.idle in option.choices


@pytest.mark.parametrize("name", ids())
def test_a_first_game_can_be_played(name: str) -> None:
    game = find_game(name)
    seats, options = game.first_game
    assert game.new(seats=seats or None, options=options).options


def test_without_a_meaning_an_option_stays_where_it_is() -> None:
    class Toy(Game):
        id = "toy"
        seats = (1, 4)
        options = {
            "wind": Option(("calm", "storm"), "", seats={"calm": (2, 4), "storm": (3, 4)}),
            "sails": Option(("white", "red"), "", when={"wind": ("storm",)}),
            "oars": Option(("two", "four", "none"), "", {"wind": ("calm",)}, "none"),
            "crew": Option(("few", "many"), "", choice_when={"many": {"oars": ("four",)}}),
            "flag": Option(("none", "gold"), "", seats={"gold": (4, 4)}),
        }

    toy = Toy()
    assert toy.settle_options({"wind": "storm", "oars": "four"})["oars"] == "none"
    assert toy.settle_options({})["oars"] == "two"
    assert toy.seats_for(toy.settle_options({"wind": "storm"})) == (3, 4)
    fitting = [
        (seats, *list(settings.values())[:-1])
        for settings in every(toy)
        for seats in (2, 3)
        if toy.fits(seats, settings)
    ]
    assert fitting == [
        (2, "calm", "white", "two", "few"),
        (3, "calm", "white", "two", "few"),
        (2, "calm", "white", "four", "few"),
        (3, "calm", "white", "four", "few"),
        (2, "calm", "white", "four", "many"),
        (3, "calm", "white", "four", "many"),
        (2, "calm", "white", "none", "few"),
        (3, "calm", "white", "none", "few"),
        (3, "storm", "white", "none", "few"),
        (3, "storm", "red", "none", "few"),
    ]
    with pytest.raises(BadSetting, match="3 to 4 seats, not 2"):
        toy.new(seats=2, options={"wind": "storm"})
    assert toy.seats_for(toy.settle_options({"flag": "gold"})) == (2, 4)
    with pytest.raises(BadSetting, match="with 2 seats cannot be played with"):
        toy.new(options={"flag": "gold"})
