"""The Academy, where scenarios cannot look: options, laws, dumps, views, tiles, summary."""

import json
import tomllib
from pathlib import Path

import pytest

from arcanum.games.trickerion.rules.academy import facts as academy_facts
from arcanum.games.trickerion.rules.base import facts
from arcanum.games.trickerion.rules.base.facts import SECRETS, TILES
from arcanum.games.trickerion.rules.base.table import Trickerion
from arcanum.games.trickerion.rules.game import GAME, TUNINGS
from arcanum.games.trickerion.rules.heir import facts as heir_facts
from arcanum.kernel.codec import fingerprint
from arcanum.kernel.errors import BadSetting
from arcanum.kernel.playout import chooser, play_out
from arcanum.lab.laws import Check
from tests.games.trickerion.rich import RichCheck

DATA = Path(GAME.home) / "data"
DIFFICULTIES = ("low", "medium", "high")
NEW = facts.MAGICIANS[facts.BASE_MAGICIANS :]


def alone(seed: int, **options: str) -> Trickerion:
    given = {"mode": "heir", "academy": "on", **options}
    s = GAME.new(seats=1, options=given, seed=seed)
    assert isinstance(s, Trickerion)
    return s


# -- options and dumps


def test_it_goes_with_the_heir_only() -> None:
    with pytest.raises(BadSetting, match="academy=on"):
        GAME.new(seats=2, options={"academy": "on"})


@pytest.mark.parametrize("magician", NEW)
def test_its_magicians_need_it(magician: str) -> None:
    """H-2.5"""
    with pytest.raises(BadSetting, match=f"heir_magician={magician}"):
        GAME.new(seats=1, options={"mode": "heir", "heir_magician": magician})
    s = alone(1, heir_magician=magician)
    assert facts.MAGICIANS[s.troupes[facts.HEIR].magician] == magician


def test_a_dump_without_it_does_not_speak_of_it() -> None:
    s = GAME.new(seats=1, options={"mode": "heir"}, seed=2)
    dump = s.dump()
    assert "academies" not in dump
    assert "academy" not in dump["settings"]
    assert fingerprint(GAME.load(dump)) == fingerprint(s)
    assert "academy" not in s.observe(0)


def test_a_dump_with_it_comes_back() -> None:
    s = alone(2)
    check = Check(GAME, 1, s.settings, 2)
    for _ in range(60):
        s.apply(s.options[check.below(len(s.options))])
    again = GAME.load(json.loads(json.dumps(s.dump())))
    assert fingerprint(again) == fingerprint(s)
    assert again.options == s.options


# -- laws


@pytest.mark.parametrize("difficulty", DIFFICULTIES)
def test_random_games_keep_every_law(difficulty: str) -> None:
    options = GAME.settle_options({"mode": "heir", "academy": "on", "difficulty": difficulty})
    check = Check(GAME, 1, options, seed=31)
    assert check.run() == []
    assert check.decisions > 60


@pytest.mark.parametrize("magician", NEW)
def test_rich_games_keep_every_law(magician: str) -> None:
    number = NEW.index(magician)
    options = GAME.settle_options(
        {
            "mode": "heir",
            "academy": "on",
            "difficulty": DIFFICULTIES[number % 3],
            "heir_magician": magician,
            "tuning": TUNINGS[number],
        }
    )
    check = RichCheck(GAME, 1, options, 60 + number)
    check.rich = True
    assert check.run() == []
    assert check.decisions > 60


# -- plans, secrets, tiles


def test_plan_decks_are_built_as_written() -> None:
    """H-2.11: nine plans, two of them leave unseen."""
    for seed in range(20):
        s = alone(seed)
        while not s.heirs[0].line:
            s.apply(s.options[0])
        heir = s.heirs[0]
        kinds = [heir_facts.IS_PERFORM[plan] for plan in heir.plans[::-1]]
        assert len(heir.plans) == 7
        assert len(set(heir.plans) | set(heir.plans_gone)) == 9
        assert all(heir_facts.IS_FOR_ACADEMY[plan] for plan in heir.plans)
        assert not kinds[0]
        assert kinds[6]
        assert sum(kinds[1:4]) == 1


def test_dealing_anew_keeps_what_is_known_of_the_secrets() -> None:
    """A-7.2: secrets that went under the stack stay there, in unknown order."""
    s = alone(5)
    check = Check(GAME, 1, s.settings, 5)
    while s.round < 4:
        s.apply(s.options[check.below(len(s.options))])
    here = s.academies[0]
    orders = set()
    for seed in range(30):
        other = s.determinize(0, seed).academies[0]
        assert other.display == here.display
        for group in set(here.groups):
            places = [i for i, each in enumerate(here.groups) if each == group]
            mine = sorted(here.stack[i] for i in places)
            assert sorted(other.stack[i] for i in places) == mine
        orders.add(tuple(other.stack))
    assert len(orders) > 5


def test_tiles_and_spaces() -> None:
    """A-1.2, A-1.3, A-12: 4 tiles a stack; every practice tile has a slot for the Heir."""
    for classroom in (True, False):
        for level in range(3):
            tiles = [
                tile
                for tile in range(len(TILES))
                if academy_facts.IS_LECTURE[tile] == classroom
                and academy_facts.TILE_LEVEL[tile] == level
            ]
            assert len(tiles) == 4
    useless = {academy_facts.FEWER_COMPONENTS, academy_facts.CHEAPER_PREPARATION}
    practice = academy_facts.TILE_EFFECT[12:]
    assert all(set(effects) - useless for effects in practice)
    assert {effect for effects in practice for effect in effects} == set(range(7))
    assert academy_facts.BANNER_CHART == [0, 4, 4, 3, 3, 2, 2, 1]


def test_reconstructed_data_stays_marked() -> None:
    data = tomllib.loads((DATA / "academy.toml").read_text(encoding="utf-8"))
    for table in ("classroom_tile", "practice_tile", "secret"):
        assert {row["source"] for row in data[table]} == {"reconstructed"}
    assert {row["source"] for row in data["renovation_space"]} == {"public"}


# -- the view and the end


def test_the_view_hides_the_stack() -> None:
    s = alone(6)
    told = json.dumps(s.observe(0)["academy"])
    for secret in s.academies[0].stack:
        assert SECRETS[secret] not in told


@pytest.mark.parametrize("difficulty", DIFFICULTIES)
def test_the_summary_adds_up(difficulty: str) -> None:
    s = alone(8, difficulty=difficulty)
    play_out(s, chooser(8))
    told = s.observe(0)["heir"]["summary"]
    for side, who in (("human", 0), ("heir", 1)):
        account = told[side]
        assert account["total"] == sum(account["fame"].values()) + sum(account["end"].values())
        assert account["fame"]["renovations"] == s.academies[0].built[who]
        assert "banners" in account["end"]
    assert told["heir"]["fame"]["renovations"] > 0
