"""Dense actions, tensors and rewards: what all interfaces of the lab share."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from itertools import pairwise

import numpy as np
import pytest

import arcanum
from arcanum.cli import main
from arcanum.games import built_in
from arcanum.kernel.errors import BadSetting, IllegalAction, UnknownWords
from arcanum.kernel.game import Game
from arcanum.kernel.state import State
from arcanum.lab.dense import dense
from arcanum.lab.layouts import layout
from arcanum.lab.rewards import by_rank, by_win, check_reward, rewards, score_differences
from arcanum.lab.study import Study, options_of
from arcanum.lab.tensors import Layout

TABLES = [
    ("pebbles", 2, {}),
    ("pebbles", 4, {"length": "long"}),
    ("seasons", 2, {}),
    ("seasons", 4, {"level": "apprentice"}),
    ("trickerion", 2, {}),
    ("trickerion", 4, {"dark_alley": "off"}),
    ("trickerion", 1, {"mode": "heir"}),
    ("pax_illuminaten", 2, {}),
    ("pax_illuminaten", 1, {"opponent": "weishaupt"}),
]


def some_tables(
    game: str, seats: int, options: dict[str, str], every: int = 11
) -> Iterator[State]:
    """Tables on the way through a random game, and the last one."""
    s = arcanum.game(game).new(seats=seats, options=options, seed=5, notes=False)
    luck = random.Random(3)
    for number in range(10_000):
        if number % every == 0 or s.over:
            yield s
        if s.over:
            return
        s.take(luck.choice(s.options))


@pytest.mark.parametrize("game", built_in())
def test_dense_actions_are_the_words_in_order(
    game: str, capsys: pytest.CaptureFixture[str]
) -> None:
    coded = dense(game)
    assert main(["words", game]) == 0
    words = capsys.readouterr().out.splitlines()
    assert [coded.spell(number) for number in range(coded.size)] == words
    assert coded.read(words[-1]) == coded.size - 1
    assert coded.number(coded.action(1)) == 1
    with pytest.raises(UnknownWords, match="has actions 0 to"):
        coded.action(coded.size)


@pytest.mark.parametrize(("game", "seats", "options"), TABLES)
def test_the_layout_tells_the_whole_view(
    game: str, seats: int, options: dict[str, str]
) -> None:
    """A key that a game adds to its view must get a place in the layout, or be left out."""
    plan = layout(game, seats)
    for s in some_tables(game, seats, options):
        for viewer in (*range(seats), None):
            assert plan.unread(s.observe(viewer)) == []


@pytest.mark.parametrize(("game", "seats", "options"), TABLES)
def test_tensors_tell_no_secret(game: str, seats: int, options: dict[str, str]) -> None:
    study = Study(game, seats, options)
    for s in some_tables(game, seats, options, every=23):
        for viewer in range(seats):
            other = s.determinize(viewer, 99)
            assert (study.tensor(s, viewer) == study.tensor(other, viewer)).all()
            assert (study.mask(s, viewer) == study.mask(other, viewer)).all()


def test_a_secret_choice_shows_nowhere_until_all_are_in() -> None:
    study = Study("pebbles")
    s = study.new(1)
    other = s.clone()
    first, second = s.player, 1 - s.player
    s.apply(s.options[0])
    other.apply(other.options[-1])
    assert (study.tensor(s, second) == study.tensor(other, second)).all()
    assert (study.tensor(s, first) != study.tensor(other, first)).any()


def test_the_own_side_comes_first() -> None:
    plan = layout("seasons", 3)
    s = arcanum.game("seasons").new(seats=3, seed=1)
    for viewer in range(3):
        tensors = plan.split(plan.encode(s.observe(viewer)))
        own = s.observe(viewer)["mages"][viewer]["pack"]["cards"]
        assert tensors["mages.pack.cards"].shape == (3, 50)
        assert tensors["mages.pack.cards"][0].sum() == len(own)
        assert tensors["mages.pack.cards"][1:].sum() == 0
        assert tensors["viewer"].argmax() == viewer


def test_slices_lie_side_by_side_and_are_described() -> None:
    plan = layout("trickerion", 2)
    assert plan.slices[0].start == 0
    for before, after in pairwise(plan.slices):
        assert before.stop == after.start
    assert plan.slices[-1].stop == plan.size
    assert len({each.name for each in plan.slices}) == len(plan.slices)
    assert all(each["about"] for each in json.loads(json.dumps(plan.describe())))


def test_a_batch_is_split_as_a_vector_is() -> None:
    plan: Layout = layout("pebbles", 2)
    flat = plan.encode(arcanum.game("pebbles").new(seats=2).observe(0))
    batch = np.stack([flat, flat])
    for name, tensor in plan.split(batch).items():
        assert (tensor[1] == plan.split(flat)[name]).all()


def test_a_game_without_a_layout_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Game, "part", lambda self, name: None)
    with pytest.raises(BadSetting, match="pebbles has no layout of tensors"):
        layout.__wrapped__("pebbles", 2)


def test_a_layout_says_what_it_cannot_read() -> None:
    view = arcanum.game("pebbles").new(seats=2).observe(0)
    view["moon"] = "full"
    view["seats"][0]["charm"] = "charm_99"
    assert layout("pebbles", 2).unread(view) == ["moon", "seats.charm.charm_99"]


def test_masks_are_the_options() -> None:
    study = Study("seasons", 2)
    for s in some_tables("seasons", 2, {}):
        for seat in range(2):
            legal = [study.dense.action(int(n)) for n in np.flatnonzero(study.mask(s, seat))]
            assert sorted(legal) == sorted(options_of(s, seat))
            assert bool(legal) == (seat in s.waiting())


def test_an_illegal_number_is_told() -> None:
    study = Study("pebbles")
    s = study.new(0)
    with pytest.raises(IllegalAction, match="'swap' is not legal now"):
        study.action(s, study.dense.read("swap"))


def test_rewards() -> None:
    assert score_differences([10, 4, 1]) == [7.5, -1.5, -6.0]
    assert by_win(2, [1]) == [-1.0, 1.0]
    assert by_win(2, [0, 1]) == [0.0, 0.0]
    assert by_win(3, [0, 2]) == [0.25, -0.5, 0.25]
    assert by_win(3, []) == [-1.0, -1.0, -1.0]
    assert by_rank([5, 9, 5, 1], [1]) == [pytest.approx(0), 1.0, pytest.approx(0), -1.0]
    with pytest.raises(BadSetting, match="score, win, rank"):
        check_reward("glory")


@pytest.mark.parametrize("way", ["score", "win", "rank"])
def test_rewards_add_up_to_nothing_and_come_at_the_end(way: str) -> None:
    for s in some_tables("pebbles", 3, {}):
        gained = rewards(s, way)
        assert sum(gained) == pytest.approx(0)
        assert s.over or gained == [0.0] * 3
    best = max(range(3), key=lambda p: gained[p])
    assert best in s.winners()


def test_alone_against_an_artificial_opponent() -> None:
    tables = list(some_tables("pax_illuminaten", 1, {"opponent": "weishaupt"}))
    assert rewards(tables[-1], "win") in ([1.0], [-1.0])
    assert rewards(tables[-1], "score") == [float(tables[-1].scores()[0])]
