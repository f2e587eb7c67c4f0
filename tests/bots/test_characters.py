"""Characters play in a way of their own, from what their seat may know."""

from __future__ import annotations

import pytest

import arcanum
from arcanum.bots import Seat, bot, level_of
from arcanum.bots.characters import Character, characters
from arcanum.bots.guide import OWN
from arcanum.bots.levels import Searcher
from arcanum.bots.sheet import Sheet
from arcanum.kernel.errors import BadData, BadSetting
from arcanum.texts import LANGUAGES, texts
from tests.bots.playing import hidden_changes_no_choice
from tests.titles import TITLES

MOST = 400  # decisions of a game that are looked at
OPTIONS = {"seasons": {"level": "apprentice"}}


@pytest.mark.parametrize("game", TITLES)
def test_every_title_has_some_with_texts_of_their_own(game: str) -> None:
    known = characters(game)
    assert 4 <= len(known) <= 6
    for lang in LANGUAGES:
        say = texts(lang, game)
        told = {say.say(f"character-{who.name}.text") for who in known}
        assert len(told) == len(known)
        for who in known:
            assert not say.say(f"character-{who.name}.temper").startswith("[")
            name = say.noun("bot", f"normal:{who.name}")
            assert say.noun("character", who.name) in name
            assert say.noun("bot", "normal") in name
    assert all(0 <= end <= 1 for who in known for end in who.temper)


def test_no_two_titles_share_a_name() -> None:
    names = [who.name for game in TITLES for who in characters(game)]
    assert len(set(names)) == len(names)
    assert characters("pebbles") == []


@pytest.mark.parametrize(
    ("name", "game", "why"),
    [
        ("normal:nobody", "seasons", "there is no character 'nobody' in seasons"),
        ("normal:", "seasons", "there is no character '' in seasons"),
        ("greedy:odo", "seasons", "odo does not play as 'greedy' (levels: easy, normal, hard)"),
        ("normal:odo", "pebbles", "there is no character 'odo' in pebbles (characters: none)"),
        ("normal:odo:odo", "seasons", "there is no character 'odo:odo' in seasons"),
    ],
)
def test_bad_names_are_told_in_one_line(name: str, game: str, why: str) -> None:
    with pytest.raises(BadSetting) as found:
        bot(name, game)
    assert str(found.value).startswith(why)
    assert "\n" not in str(found.value)


def test_a_character_plays_at_its_level() -> None:
    found = bot("hard:lothar", "pax_illuminaten")
    assert isinstance(found, Searcher)
    assert found.name == "hard"
    assert level_of("hard:lothar") == "hard"
    assert level_of("greedy") == "greedy"


@pytest.mark.parametrize(
    ("wrong", "why"),
    [
        ({"name": "Odo"}, "no name"),
        ({"levels": ["random"]}, "no level 'random'"),
        ({"temper": [0.5]}, "four numbers"),
        ({"weights": 3}, "must be a table"),
    ],
)
def test_a_wrong_character_is_named(wrong: dict[str, object], why: str) -> None:
    whole: dict[str, object] = {
        "name": "odo",
        "levels": ["easy"],
        "portrait": ["cap", "bands", "teal"],
        "temper": [0.5, 0.5, 0.5, 0.5],
        "weights": {},
    }
    assert Character(Sheet("here", whole)).plans == []
    with pytest.raises(BadData, match=why):
        Character(Sheet("here", whole | wrong))


@pytest.mark.parametrize("game", TITLES)
def test_only_the_seat_of_a_character_plays_as_it_does(game: str) -> None:
    """Its way differs from the plain one, and others are expected to play as ever."""
    known = arcanum.game(game)
    differs: dict[str, int] = {who.name: 0 for who in characters(game)}
    made = {who.name: bot(f"easy:{who.name}", game, 1) for who in characters(game)}
    plain = bot("easy", game, 1)
    assert isinstance(plain, Searcher)
    s = known.new(seats=2, seed=11, options=OPTIONS.get(game), notes=False)
    for _ in range(MOST):
        if s.over:
            break
        if len(s.options) > 1:
            world = Seat(s, s.player).imagine(1)
            usual = plain.guide.policy(world)
            for name, each in made.items():
                assert isinstance(each, Searcher)
                each.guide.think_for(1 - s.player)
                assert each.guide.policy(world) == usual
                each.guide.think_for(s.player)
                differs[name] += each.guide.policy(world) != usual
            s.apply(usual)
        else:
            s.apply(s.options[0])
    assert all(differs.values()), differs


@pytest.mark.parametrize("game", TITLES)
def test_a_judgement_by_taste_differs_where_the_seat_is_its_own(game: str) -> None:
    s = arcanum.game(game).new(seats=2, seed=3, options=OPTIONS.get(game), notes=False)
    rival = bot("greedy", game, 5)
    for _ in range(60):
        s.apply(rival.choose(Seat(s, s.player)))
    plain = bot("normal", game)
    assert isinstance(plain, Searcher)
    usual = plain.guide.chances(s, 0)
    other = 0
    for who in characters(game):
        each = bot(f"normal:{who.name}", game)
        assert isinstance(each, Searcher)
        each.guide.think_for(1)
        assert each.guide.chances(s, 0) == usual
        each.guide.think_for(0)
        other += each.guide.chances(s, 0) != usual
    assert other >= len(characters(game)) - 2  # some tastes have nothing to show for here


def test_plans_are_those_that_a_character_considers() -> None:
    s = arcanum.game("trickerion").new(seats=2, seed=3, notes=False)
    found = bot("normal:silas", "trickerion")
    assert isinstance(found, Searcher)
    assert found.plans is not None
    assert found.plans.plan == OWN
    found.guide.think_for(s.player)
    plans = found.plans.guide.plans(s)
    assert plans[0] == OWN
    assert len(plans) == 1 + 4  # miser, soloist, loner, and the plain way


@pytest.mark.parametrize(
    ("game", "name"), [("seasons", "easy:melusine"), ("pax_illuminaten", "easy:konrad")]
)
def test_what_is_hidden_changes_no_choice(game: str, name: str) -> None:
    s = arcanum.game(game).new(seats=2, seed=4, options=OPTIONS.get(game), notes=False)
    for _ in range(30):
        s.apply(bot("greedy", game, 1).choose(Seat(s, s.player)))
    hidden_changes_no_choice(s, game, name, 60)
