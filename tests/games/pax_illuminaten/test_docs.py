"""The documents tell every key, prompt and part of the view of Pax Illuminaten."""

from __future__ import annotations

import arcanum
from arcanum.games.pax_illuminaten.scenario import keys
from tests.test_docs import PROTOCOL, SCENARIOS, rows, section

GAME = arcanum.game("pax_illuminaten")


def test_every_key_of_a_position_is_told() -> None:
    known = keys()
    given = rows(section(SCENARIOS, "Pax Illuminaten: keys of `given`"))
    expected = rows(section(SCENARIOS, "Pax Illuminaten: keys of `expect` only"))
    assert sorted({*known["given"], *known["given seat"]} - set(given)) == []
    assert sorted({*known["expect"], *known["expect seat"]} ^ set(expected)) == []


def test_every_phase_is_told() -> None:
    phases = keys()["given"]["phase"].partition(" (")[0].split(", ")
    told = rows(section(SCENARIOS, "Pax Illuminaten: keys of `given`"))
    assert len(phases) == 4
    assert sorted(set(phases) - set(told)) == []


def test_every_prompt_is_told() -> None:
    prompts = {str(getattr(frame, "prompt", "")) for frame in GAME.frames.values()} - {""}
    part = section(SCENARIOS, "Pax Illuminaten: action words")
    assert sorted(prompt for prompt in prompts if f"`{prompt}`" not in part) == []


def test_every_key_of_the_view_is_told() -> None:
    told = set(rows(section(PROTOCOL, "The view of Pax Illuminaten")))
    for opponent in ("none", "franck"):
        s = GAME.new(seats=2, options={"opponent": opponent}, seed=1)
        while True:
            view = s.observe(0)
            keys_seen = {*view, *[key for side in view["sides"] for key in side]}
            assert sorted(keys_seen - told) == []
            if s.over:
                break
            s.apply(s.options[len(s.log) % len(s.options)])
