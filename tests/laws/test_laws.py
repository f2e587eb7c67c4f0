"""Every law on a sample of random games, and every law seen to fail where it should."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import count
from typing import Any

import pytest

import arcanum
from arcanum.games.pebbles.rules.table import Pebbles
from arcanum.games.seasons.rules.invariants import Watch
from arcanum.games.seasons.rules.table import Seasons
from arcanum.kernel.build import is_compiled
from arcanum.kernel.chance import seeded
from arcanum.kernel.notes import ALL, Note
from arcanum.kernel.undo import Undo
from arcanum.lab.laws import Check, fuzz, tables

ENOUGH = 12  # tables of a game, where its options make more of them


def sample() -> Iterator[tuple[str, int, dict[str, str]]]:
    """Tables of every game, over all seat counts and options."""
    for name in arcanum.games.ids():
        every = [
            (name, seats, options)
            for seats, options in tables(arcanum.game(name))
            if options.get("first", "random") == "random"
        ]
        yield from every[:: -(-len(every) // ENOUGH)]


@pytest.mark.parametrize(("name", "seats", "options"), list(sample()))
def test_a_random_game_keeps_every_law(name: str, seats: int, options: dict[str, str]) -> None:
    check = Check(arcanum.game(name), seats, options, seed=11)
    assert check.run() == []
    assert check.decisions > 5


def test_fuzz_counts_games_and_decisions() -> None:
    result = fuzz("pebbles", seconds=0.2, seed=3)
    assert result["games"] > 0
    assert result["decisions"] > result["games"]
    assert result["violations"] == []


def test_fuzz_covers_every_seat_count_and_option() -> None:
    seen = {(seats, tuple(sorted(o.items()))) for seats, o in tables(arcanum.game("seasons"))}
    assert {seats for seats, _ in seen} == {2, 3, 4}
    for level in ("archmage", "magician", "apprentice"):
        assert any(("level", level) in options for _, options in seen)
    assert not any(("first", "D") in options for seats, options in seen if seats < 4)


# -- the laws can fail

interpreted = pytest.mark.skipif(
    is_compiled(), reason="compiled methods cannot be replaced; these run interpreted"
)


def violated(check: Check) -> str:
    return " / ".join(v["law"] + ": " + v["what"] for v in check.run())


def pebbles_check() -> Check:
    return Check(arcanum.game("pebbles"), 3, {"length": "long"}, 5)


@interpreted
def test_a_view_that_tells_a_secret_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = Pebbles.view

    def leaking(self: Pebbles, viewer: int | None) -> dict[str, Any]:
        return {**honest(self, viewer), "peek": self.charms[0]}

    monkeypatch.setattr(Pebbles, "view", leaking)
    assert "view of" in violated(pebbles_check())


@interpreted
def test_a_secret_choice_that_can_be_seen_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """No re-deal shows it: what was chosen is the same on every table dealt again."""
    honest, dealt = Pebbles.view, Pebbles.redealt

    def leaking(self: Pebbles, viewer: int | None) -> dict[str, Any]:
        return {**honest(self, viewer), "held": self.fists[:]}

    def keeping(self: Pebbles, viewer: int | None, seed: int) -> Pebbles:
        other = dealt(self, viewer, seed)
        other.fists = self.fists[:]
        return other

    monkeypatch.setattr(Pebbles, "view", leaking)
    monkeypatch.setattr(Pebbles, "redealt", keeping)
    assert "sees which was chosen in secret" in violated(pebbles_check())


@interpreted
def test_a_note_that_tells_a_secret_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = Pebbles.heard

    def leaking(self: Pebbles, viewer: int | None, since: int = 0) -> list[dict[str, Any]]:
        return [*honest(self, viewer, since), {"fists": self.fists}]

    monkeypatch.setattr(Pebbles, "heard", leaking)
    assert "a note tells" in violated(pebbles_check())


@interpreted
def test_imagination_that_tells_a_secret_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    def half(self: Pebbles, viewer: int | None, seed: int) -> Pebbles:
        other = self.clone()
        if other.deck:
            other.deck = (
                other.deck[seed % len(other.deck) :] + other.deck[: seed % len(other.deck)]
            )
        return other

    monkeypatch.setattr(Pebbles, "redealt", half)
    assert "imagine" in violated(pebbles_check())


@interpreted
def test_imagination_with_the_real_luck_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    dealt = Pebbles.redealt

    def lucky(self: Pebbles, viewer: int | None, seed: int) -> Pebbles:
        other = dealt(self, viewer, seed)
        other.imagine_chance(self.chance)
        return other

    monkeypatch.setattr(Pebbles, "redealt", lucky)
    assert "imagines the luck that is to come" in violated(pebbles_check())


@interpreted
def test_imagination_that_deals_nothing_anew_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    def the_same(self: Pebbles, viewer: int | None, seed: int) -> Pebbles:
        other = self.clone()
        other.imagine_chance(seeded(seed))
        return other

    monkeypatch.setattr(Pebbles, "redealt", the_same)
    monkeypatch.setattr("arcanum.lab.laws.MANY", 3)
    assert "dealt again for an onlooker" in violated(pebbles_check())


@interpreted
def test_an_onlooker_who_knows_more_than_a_seat_is_found(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    honest = Pebbles.can_name

    def knowing(self: Pebbles, seat: int | None, card: int) -> bool:
        return seat is None or honest(self, seat, card)

    monkeypatch.setattr(Pebbles, "can_name", knowing)
    assert "an onlooker can name" in violated(pebbles_check())


@interpreted
def test_a_shallow_clone_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = Pebbles.clone

    def shallow(self: Pebbles) -> Pebbles:
        other = honest(self)
        other.fists = self.fists
        return other

    monkeypatch.setattr(Pebbles, "clone", shallow)
    assert "2 copies" in violated(pebbles_check())


@interpreted
def test_a_lost_card_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = Pebbles.settle

    def losing(self: Pebbles) -> None:
        honest(self)
        if self.round == 2 and len(self.deck) > 3:
            self.deck.pop(0)

    monkeypatch.setattr(Pebbles, "settle", losing)
    assert "J-01" in violated(pebbles_check())


@interpreted
@pytest.mark.parametrize("name", ["pebbles", "pax_illuminaten"])
def test_an_undo_across_the_end_of_a_secret_phase_is_found(
    name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """No card is newly seen and nothing drawn, and yet the last one to choose knows more."""
    monkeypatch.setattr("arcanum.kernel.undo.has_opened", lambda before, after: False)
    game = arcanum.game(name)
    found = [violated(Check(game, 2, {}, seed)) for seed in range(5)]
    assert any("5 undo" in each and "a secret" in each for each in found)


@interpreted
def test_an_undo_across_a_reveal_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("arcanum.kernel.undo.has_shown", lambda before, after: False)
    game = arcanum.game("pebbles")
    found = [violated(Check(game, 2, {}, seed)) for seed in range(9)]
    assert any("5 undo: crosses chance or a reveal" in each for each in found)


@interpreted
def test_free_steps_that_tell_a_secret_are_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """The actor sees the same in both worlds, but not the same number of free steps."""

    def hangs_on_the_deck(before: Pebbles, after: Pebbles) -> bool:
        return bool(before.deck) and before.deck[0] % 2 == 1

    monkeypatch.setattr("arcanum.kernel.undo.has_shown", hangs_on_the_deck)
    found = [violated(Check(arcanum.game("pebbles"), 2, {}, seed)) for seed in range(9)]
    assert any("is free tells a secret" in each for each in found)


def test_an_undo_of_anothers_decision_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = Undo.depth
    monkeypatch.setattr(Undo, "depth", lambda self, seat: honest(self, self.seat))
    assert "5 undo: seat" in violated(pebbles_check())


def test_a_replay_that_goes_another_way_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """The second table of the same seed is another one."""
    game = arcanum.game("pebbles")
    honest, dealt = game.new, count()

    def unsteady(*args: Any, **more: Any) -> Any:
        s: Any = honest(*args, **more)
        s.points[0] += next(dealt)
        return s

    monkeypatch.setattr(game, "new", unsteady, raising=False)
    assert "6 replay: another hash" in violated(Check(game, 3, {"length": "long"}, 5))


def test_a_replay_that_tells_something_else_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    game = arcanum.game("pebbles")
    honest, dealt = game.new, count()

    def silent(*args: Any, **more: Any) -> Any:
        return honest(*args, **{**more, "notes": next(dealt) == 0})

    monkeypatch.setattr(game, "new", silent, raising=False)
    assert "6 replay: 0 got other notes" in violated(Check(game, 3, {"length": "long"}, 5))


def test_an_endless_game_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    game = arcanum.game("pebbles")
    monkeypatch.setattr(game, "bound", 4, raising=False)
    assert "more than 4 decisions" in violated(Check(game, 2, {"length": "short"}, 1))


# -- the invariants of Seasons can fail


@pytest.fixture
def table() -> Seasons:
    s = arcanum.game("seasons").new(seats=2, options={"level": "apprentice"}, seed=4)
    while s.asked().prompt != "ask-main":
        s.apply(s.options[0])
    assert isinstance(s, Seasons)
    return s


def spoiled(s: Seasons) -> str:
    watch = Watch(s)
    return " / ".join(watch.wrong)


def test_watch_is_content_with_a_good_table(table: Seasons) -> None:
    assert spoiled(table) == ""


def test_watch_sees_a_bad_table(table: Seasons) -> None:
    bad = table.clone()
    bad.discard.append(bad.deck[0])
    assert "I-01" in spoiled(bad)
    bad = table.clone()
    bad.mages[0].reserve[1] = -1
    assert "I-02" in spoiled(bad)
    bad = table.clone()
    bad.mages[1].reserve = [9, 0, 0, 0]
    assert "I-03" in spoiled(bad)
    bad = table.clone()
    bad.mages[1].crystals = -1
    assert "I-05" in spoiled(bad)
    bad = table.clone()
    bad.mages[1].gauge = 16
    assert "I-06" in spoiled(bad)
    bad = table.clone()
    bad.mages[0].bonuses = 4
    assert "I-09" in spoiled(bad)
    bad = table.clone()
    bad.space = 13
    assert "I-10" in spoiled(bad)
    bad = table.clone()
    bad.rolled = bad.rolled * 2
    assert "I-11" in spoiled(bad)
    bad = table.clone()
    bad.turned = [0]
    assert "I-19" in spoiled(bad)
    bad = table.clone()
    bad.tokens[0] = 2
    assert "I-21" in spoiled(bad)
    bad = table.clone()
    bad.mages[0].library_2.pop()
    assert "I-16" in spoiled(bad)


def step(before: Seasons, after: Seasons, told: list[Note], text: str = "end-turn") -> str:
    watch = Watch(before)
    action = arcanum.game("seasons").read(text)
    return " / ".join(watch.step(before, action, after, told))


def test_watch_sees_what_is_not_told(table: Seasons) -> None:
    after = table.clone()
    after.mages[0].crystals += 3
    assert "ledger: seat 0: crystals" in step(table, after, [])
    told = [Note(ALL, "gains-crystals", [0, 3])]
    assert "ledger" not in step(table, after, told)
    after.mages[0].gauge += 1
    assert "ledger: seat 0: gauge" in step(table, after, told)
    after = table.clone()
    after.mages[1].reserve[2] += 1
    assert "ledger: seat 1: reserve" in step(table, after, [])


def test_watch_sees_a_bad_step(table: Seasons) -> None:
    after = table.clone()
    before = table.clone()
    before.mages[0].bonuses = 2
    assert "I-09" in step(before, after, [])
    before = table.clone()
    before.discard.append(before.deck.pop())
    after = before.clone()
    after.deck.append(after.discard.pop())
    assert "I-30" in step(before, after, [])
    wrong = [Note(ALL, "marker-moves", [7, 8])]
    assert "I-14" in step(table, table.clone(), wrong)
    twice = [Note(ALL, "season-changes", [1]), Note(ALL, "season-changes", [2])]
    assert "I-15" in step(table, table.clone(), twice)
    transmuted = [Note(ALL, "transmutes", [0, 0, 1, 9])]
    assert "I-26" in step(table, table.clone(), transmuted, "transmute air")
    summoned = [Note(ALL, "summons", [0, 0])]
    found = step(table, table.clone(), summoned, "summon amulet_of_air")
    assert "I-27" in found
    assert "I-07" in found
