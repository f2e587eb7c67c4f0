"""The documents tell every prompt and part of the view of Pax Illuminaten."""

from __future__ import annotations

import arcanum
from tests.test_docs import PROTOCOL, SCENARIOS, rows, section

GAME = arcanum.game("pax_illuminaten")


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
