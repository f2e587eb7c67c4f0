"""What the view says that a performance would pay comes true, and is not wider than need be."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from arcanum.games.trickerion.rules.base.facts import PERFORMANCES
from arcanum.games.trickerion.rules.base.observe import name_of
from arcanum.games.trickerion.rules.base.table import Trickerion
from arcanum.games.trickerion.rules.base.theater import is_link
from arcanum.games.trickerion.rules.base.words import PERFORM, PUT
from arcanum.games.trickerion.rules.game import GAME
from arcanum.kernel.state import State
from arcanum.kernel.words import Action
from arcanum.lab.scenario import scenarios

SCENARIOS = sorted(Path("tests/scenarios/trickerion").rglob("*.toml"))
GAINS = ("gains-fame", "gains-coins", "gains-shards")
DURING = {"ask-fiasco", "ask-steal", "ask-premiere", "ask-modifier"}


def picks(path: Path, *verbs: str) -> Iterator[tuple[Trickerion, Action]]:
    """The positions of a scenario in which one of some verbs is picked, and the action."""
    for scenario in scenarios(path):
        with scenario.printed():
            s = scenario.table()
            for at, step in enumerate(scenario.steps, start=1):
                if "pick" not in step:
                    continue
                if str(step["pick"]).split()[0] in verbs and not s.over:
                    action = GAME.read(step["pick"])
                    if action in s.options and isinstance(s, Trickerion):
                        yield s, action
                scenario.pick(s, at, step)


def courses(s: State, since: int) -> Iterator[State]:
    """Every way in which a performance can go on from here."""
    if s.over or s.asked().prompt not in DURING:
        yield s
        return
    for action in s.options:
        other = s.clone()
        other.telling = True
        other.log = list(s.log)
        other.apply(action)
        yield from courses(other, since)


def gained(s: State, since: int, seat: str) -> list[int]:
    """What a seat gained, by the notes of one performance."""
    out = [0, 0, 0]
    bonus = False
    for told in s.heard(None, since):
        key = told["note"]
        if key in GAINS and told["player"] == seat:
            out[GAINS.index(key)] += told["n"]
        bonus = bonus or key == "performer-bonus"
        if bonus and key not in (*GAINS, "performer-bonus", "uses-ability"):
            break
    return out


def foretold(s: Trickerion, viewer: int, action: Action) -> dict[str, Any] | None:
    """What the viewer is told about this performance."""
    card = PERFORMANCES[PERFORM.noun(action)]
    asked = s.asked()
    performer = name_of(s, getattr(asked, "performer", asked.player))
    found: dict[str, Any] | None = shown(s, viewer, card)["pays"].get(performer)
    return found


def shown(s: State, viewer: int, name: str) -> dict[str, Any]:
    """A card of the row in a view."""
    row: list[dict[str, Any] | None] = s.observe(viewer)["row"]
    return next(card for card in row if card is not None and card["card"] == name)


def check(path: Path) -> int:
    """Plays every course of every performance of a scenario, and counts the seats paid."""
    checked = 0
    for s, action in picks(path, "perform", "possess"):
        since = len(s.log)
        start = s.clone()
        start.telling = True
        start.log = list(s.log)
        start.apply(action)
        ends = list(courses(start, since))
        for viewer in range(s.seats):
            got = [gained(end, since, name_of(s, viewer)) for end in ends]
            pays = foretold(s, viewer, action)
            if pays is None:
                assert got == [[0, 0, 0]] * len(got), path
                continue
            assert pays["least"] == [min(each[i] for each in got) for i in range(3)], path
            assert pays["most"] == [max(each[i] for each in got) for i in range(3)], path
            checked += 1
    return checked


@pytest.mark.parametrize("folder", sorted({path.parent.name for path in SCENARIOS}))
def test_a_performance_pays_what_was_foretold(folder: str) -> None:
    least = {"performances": 28, "specials": 4, "magicians": 4, "vectors": 1}
    checked = sum(check(path) for path in SCENARIOS if path.parent.name == folder)
    assert checked >= least.get(folder, 0)


def test_a_marker_adds_what_was_foretold() -> None:
    checked = linked = 0
    for path in SCENARIOS:
        for s, _ in picks(path, "put"):
            for action in [a for a in s.options if PUT.said(a)]:
                card, spot = PUT.noun(action), PUT.second(action)
                name = PERFORMANCES[card]
                before = shown(s, s.player, name)
                after = s.clone()
                after.apply(action)
                if after.over or card not in after.row:
                    continue  # the round went on
                pays = shown(after, s.player, name)["pays"].get(name_of(s, s.player))
                if pays is None:
                    continue  # a marker of somebody else
                slot = spot // 4
                n = sum(is_link(after, card, slot, d) for d in range(4)) if slot < 6 else 0
                more = before["per_link"] * n
                fame, coins, shards = before["next"]["least"]
                assert pays["least"] == [fame + more, coins, shards], path
                fame, coins, shards = before["next"]["most"]
                assert pays["most"] == [fame + more, coins, shards], path
                checked += 1
                linked += n
    assert checked > 100
    assert linked > 20
