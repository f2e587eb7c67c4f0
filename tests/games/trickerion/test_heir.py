"""Dahlgaard's Heir, where scenarios cannot look: options, views, plan decks, laws, summary."""

import json
import tomllib
from collections import Counter
from pathlib import Path

import pytest

from arcanum.games.trickerion.rules.base import facts
from arcanum.games.trickerion.rules.base.table import SOURCE_NAMES, Trickerion
from arcanum.games.trickerion.rules.game import GAME, TUNINGS
from arcanum.games.trickerion.rules.heir import facts as heir_facts
from arcanum.kernel.errors import BadSetting
from arcanum.kernel.playout import chooser, play_out
from arcanum.lab.laws import Check
from arcanum.lab.simulate import simulate
from arcanum.lessons import tries
from tests.games.trickerion.rich import RichCheck

DATA = Path(GAME.home) / "data"
DIFFICULTIES = ("low", "medium", "high")


def solo(seed: int, **options: str) -> Trickerion:
    s = GAME.new(seats=1, options={"mode": "heir", **options}, seed=seed)
    assert isinstance(s, Trickerion)
    return s


def come_to_play(s: Trickerion) -> Trickerion:
    """The first options until the first round is under way."""
    while not s.heirs[0].line:
        s.apply(s.options[0])
    return s


# -- options


@pytest.mark.parametrize(
    ("name", "choice"),
    [
        ("dark_alley", "off"),
        ("prophecies", "off"),
        ("quick_game", "on"),
        ("first_game_kits", "on"),
        ("anytime_window", "any_moment"),
    ],
)
def test_the_heir_does_not_go_with(name: str, choice: str) -> None:
    """H-0.6, H-2.1"""
    with pytest.raises(BadSetting, match=f"{name}={choice}"):
        GAME.new(seats=1, options={"mode": "heir", name: choice})


@pytest.mark.parametrize(
    ("name", "choice"),
    [("difficulty", "high"), ("tuning", "harder_both"), ("heir_magician", "electra")],
)
def test_his_options_mean_nothing_without_him(name: str, choice: str) -> None:
    with pytest.raises(BadSetting, match=f"{name}={choice}"):
        GAME.new(seats=2, options={name: choice})


def test_he_plays_against_one() -> None:
    with pytest.raises(BadSetting, match="1 to 1 seats"):
        GAME.new(seats=2, options={"mode": "heir"})
    assert GAME.new(options={"mode": "heir"}).seats == 1


# -- laws


@pytest.mark.parametrize("difficulty", DIFFICULTIES)
def test_random_games_keep_every_law(difficulty: str) -> None:
    options = GAME.settle_options({"mode": "heir", "difficulty": difficulty})
    check = Check(GAME, 1, options, seed=21)
    assert check.run() == []
    assert check.decisions > 60


@pytest.mark.parametrize("magician", range(8))
def test_rich_games_keep_every_law(magician: int) -> None:
    """Every magician of the Heir, each tuning; the human starts rich."""
    options = GAME.settle_options(
        {
            "mode": "heir",
            "difficulty": DIFFICULTIES[magician % 3],
            "heir_magician": facts.MAGICIANS[magician],
            "tuning": TUNINGS[magician % 5],
        }
    )
    check = RichCheck(GAME, 1, options, 40 + magician)
    check.rich = True
    assert check.run() == []
    assert check.decisions > 60


def test_a_snapshot_is_small() -> None:
    """The dump of a whole table stays below 12 kB at every decision."""
    s = solo(seed=5, difficulty="high")
    check = Check(GAME, 1, s.settings, 5)
    most = 0
    while not s.over:
        most = max(most, len(json.dumps(s.dump())))
        s.apply(s.options[check.below(len(s.options))])
    assert most < 12_000


# -- plans


def test_plan_decks_are_built_as_written() -> None:
    """H-2.11: a set-up plan first, a perform plan last, one perform plan in rounds II to IV."""
    first: Counter[int] = Counter()
    for seed in range(40):
        heir = come_to_play(solo(seed)).heirs[0]
        plans = heir.plans[::-1]
        kinds = [heir_facts.IS_PERFORM[plan] for plan in plans]
        assert len(plans) == 7
        assert len(set(plans) | set(heir.plans_gone)) == 8
        assert not kinds[0]
        assert kinds[6]
        assert sum(kinds[1:4]) == 1
        first[plans[0]] += 1
    assert len(first) == 4


def test_dealing_anew_keeps_what_is_known_of_the_plans() -> None:
    """H-2.11, H-25: order and removed plan are unknown, the way of building is not."""
    s = come_to_play(solo(3))
    check = Check(GAME, 1, s.settings, 3)
    while len(s.heirs[0].plans_past) < 3:
        s.apply(s.options[check.below(len(s.options))])
    heir = s.heirs[0]
    seen = [*heir.plans_past, heir.plan]
    orders = set()
    for seed in range(60):
        other = s.determinize(0, seed).heirs[0]
        assert [*other.plans_past, other.plan] == seen
        deck = seen + other.plans[::-1]
        kinds = [heir_facts.IS_PERFORM[plan] for plan in deck]
        assert sorted(deck + other.plans_gone) == sorted(seen + heir.plans + heir.plans_gone)
        assert kinds[6]
        assert sum(kinds[1:4]) == 1
        orders.add(tuple(other.plans))
    assert len(orders) > 5


def test_plans_that_were_laid_out_are_dealt_anew_too() -> None:
    """Positions name no plans, or strange ones, that no building leads to."""
    found = [one.start() for one in tries("trickerion")]
    solos = [s for s in found if isinstance(s, Trickerion) and s.heirs]
    assert len(solos) > 20
    for s in solos:
        heir = s.heirs[0]
        for seed in range(3):
            other = s.determinize(0, seed).heirs[0]
            assert len(other.plans) == len(heir.plans)
            assert (other.plan, other.plans_past) == (heir.plan, heir.plans_past)
            hidden = heir.plans + heir.plans_gone
            assert sorted(other.plans + other.plans_gone) == sorted(hidden)


def test_the_view_hides_the_plan_deck() -> None:
    s = come_to_play(solo(4))
    told = json.dumps(s.observe(0)["heir"])
    for plan in s.heirs[0].plans + s.heirs[0].plans_gone:
        assert facts.PLANS[plan] not in told


# -- data


def test_reconstructed_data_stays_marked() -> None:
    data = tomllib.loads((DATA / "heir.toml").read_text(encoding="utf-8"))
    for table in ("plan_card", "round_setup_die", "solo_performance_card"):
        assert {row["source"] for row in data[table]} == {"reconstructed"}
    assert {row["source"] for row in data["downtown_dice"]} == {"public"}
    assert data["meta"]["rounds"] == 7


def test_solo_cards() -> None:
    """H-2.2, H-15.9: 12 cards, four of each theater, each with a neutral marker in a slot."""
    cards = range(facts.SOLO, len(facts.PERFORMANCES))
    assert [[facts.VENUE[c] for c in cards].count(v) for v in range(3)] == [4, 4, 4]
    for card in cards:
        assert facts.NEUTRAL_SLOT[card] in facts.CARD_SLOTS[card]
        for slot in facts.CARD_SLOTS[card]:
            assert any(facts.ACROSS[card][slot * 4 + d] >= 0 for d in range(4))
        assert sum(circle[3] for circle in facts.CIRCLES[card]) == 1


def test_prophecies_are_sorted() -> None:
    """H-20.1: 3 removed, 12 for the human only, 12 for both; of the Academy 1, 1 and 5."""
    removed = sum(heir_facts.IS_REMOVED)
    both = sum(heir_facts.CONCERNS_HEIR)
    assert (removed, both, len(facts.PROPHECIES) - removed - both) == (3 + 1, 12 + 5, 12 + 1)


def test_every_pair_of_slots_can_be_blocked() -> None:
    """H-4.6"""
    for die in heir_facts.IN_PLAY:
        faces = heir_facts.BLOCKS[die]
        assert len({tuple(face) for face in faces}) == 6
        size = 6 if die == heir_facts.RED else 2
        assert {len(face) for face in faces} == {size}


# -- the end


@pytest.mark.parametrize("difficulty", DIFFICULTIES)
def test_the_summary_adds_up(difficulty: str) -> None:
    s = solo(seed=9, difficulty=difficulty)
    play_out(s, chooser(9))
    told = s.observe(0)["heir"]["summary"]
    assert told["difficulty"] == difficulty
    for side, who in (("human", 0), ("heir", 1)):
        account = told[side]
        assert list(account["fame"]) == SOURCE_NAMES
        assert account["total"] == sum(account["fame"].values()) + sum(account["end"].values())
        assert sum(account["fame"].values()) == s.troupes[who].fame
    assert told["won"] == (s.winners() == [0])
    assert s.scores() == [told["human"]["total"]]


def test_the_heir_grows_with_the_difficulty() -> None:
    means = []
    for difficulty in DIFFICULTIES:
        total = 0
        for seed in range(12):
            s = solo(seed, difficulty=difficulty)
            play_out(s, chooser(seed))
            total += s.observe(None)["heir"]["summary"]["heir"]["total"]
        means.append(total / 12)
    assert means == sorted(means)


def test_simulate_plays_against_him() -> None:
    told = simulate("trickerion", games=3, options={"mode": "heir", "difficulty": "low"})
    assert told["games"] == 3
    assert told["errors"] == 0
    assert told["wins"] == {"random": 0}
