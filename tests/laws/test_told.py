"""Who is told the same sees the same.

The leak law re-deals what a seat cannot know. This one looks at choices: where two options of
a seat are told to another seat in the same notes, and chance did not come in, that other seat's
view must be the same after both. Else the view tells a secret choice, for instance because a
card that was seen long ago can be followed through it.
"""

from __future__ import annotations

import json
from random import Random

import pytest

import arcanum
from arcanum.kernel.state import State

# Questions that everybody hears answered, where the notes come with a later step
OPEN = {
    "seasons": {
        "DraftPick",  # the next seat gets the rest of the pack
        "MainPhase",  # which of two equal cards
        "MirrorKinds",
    },
    "trickerion": {"Placement", "Stow"},
    "pax_illuminaten": {
        "ActionPhase",
        "ExtraAction",
        "HowMany",
        "OstracizeActing",
        "OustActing",
        "OustTokens",
        "PlaceOstracized",  # it is shown
        "ScoutActing",
    },
}
GAMES = {"seasons": 2, "trickerion": 2, "pax_illuminaten": 8}  # where such choices are rare
OFTEN = 0.3  # how many of the decisions are looked at
TRIED = 3  # options of each


def after(s: State, action: int, seat: int) -> tuple[str, str]:
    """What a seat hears of an option, and what it sees then."""
    table = s.clone()
    table.telling = True
    table.apply(action)
    told = "" if table.chance != s.chance else json.dumps(table.heard(seat))
    return told, json.dumps(table.observe(seat), sort_keys=True)


@pytest.mark.parametrize("seats", [2, 3])
@pytest.mark.parametrize("name", sorted(OPEN))
def test_who_is_told_the_same_sees_the_same(name: str, seats: int) -> None:
    compared = 0
    for seed in range(GAMES[name]):
        chance = Random(seed)
        s = arcanum.game(name).new(seats=seats, seed=seed)
        while not s.over:
            asked = type(s.asked()).__name__
            if len(s.options) > 1 and asked not in OPEN[name] and chance.random() < OFTEN:
                some = chance.sample(s.options, min(TRIED, len(s.options)))
                for seat in range(seats):
                    if seat == s.player:
                        continue
                    seen: dict[str, str] = {}
                    for action in some:
                        told, view = after(s, action, seat)
                        if told:
                            compared += told in seen
                            assert seen.setdefault(told, view) == view, (asked, seat)
            s.apply(chance.choice(s.options))
    assert compared > 5
