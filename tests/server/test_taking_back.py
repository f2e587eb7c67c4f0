"""What may be taken back beyond the free steps, by whose consent, and what it costs."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import pytest

from arcanum.server.store import connector
from tests.server.desk import HUMAN, RANDOM_BOT, Play, Running, until
from tests.server.test_accounts import Device

# A person alone, against what the rules play.
ALONE: dict[str, dict[str, Any]] = {
    "heir": {"game": "trickerion", "options": {"mode": "heir"}},
    "weishaupt": {"game": "pax_illuminaten", "options": {"opponent": "weishaupt"}},
}
MOST = 300  # decisions until there is what a test looks for


def new(server: Running, *seats: dict[str, Any], **more: Any) -> Play:
    made = server.post("/api/tables", {"seats": list(seats), **more})
    assert made.status_code == 201, made.text
    return Play(server, made.json())


def stand(play: Play) -> dict[str, Any]:
    """The table when it waits for the first seat and no bot thinks."""
    until(lambda: (now := play.see())["waiting"] == [0] or now["over"])
    return play.see(0)


def play_until_out(play: Play) -> dict[str, Any]:
    """Play alone until the last step cannot be taken back freely."""
    chance = random.Random(5)
    for _ in range(MOST):
        seen = stand(play)
        action = chance.choice(seen["options"])["action"]
        assert play.act(0, seen["version"], action).status_code == 200
        seen = play.see(0)
        if not seen["undo"]:
            return seen
    raise AssertionError("nothing came out")


def marked(server: Running) -> list[tuple[str, str]]:
    store = connector(server.db)()
    found = [
        (str(row[0]), str(row[1])) for row in store.rows("SELECT table_id, why FROM assisted")
    ]
    store.close()
    return found


@pytest.mark.parametrize("wanted", ALONE.values(), ids=ALONE)
def test_who_sits_alone_does_not_draw_again(quick: Running, wanted: dict[str, Any]) -> None:
    """Nobody else is there to agree, and the same numbers would come once more."""
    play = new(quick, HUMAN, **wanted)
    seen = play_until_out(play)
    assert (seen["practice"], seen["take_back"], seen["no_take_back"]) == (
        False,
        None,
        "came-out",
    )
    back = play.post("undo", 0, version=seen["version"])
    assert (back.status_code, back.json()["key"]) == (422, "came-out")
    again = play.see(0)
    assert (again["version"], again["view"]) == (seen["version"], seen["view"])


@pytest.mark.parametrize("wanted", ALONE.values(), ids=ALONE)
def test_who_practises_alone_takes_back_what_they_like(
    quick: Running, wanted: dict[str, Any]
) -> None:
    play = new(quick, HUMAN, seed=7, **wanted)
    seen = play_until_out(play)
    assert seen["take_back"] is not None
    assert seen["no_take_back"] == ""
    version = seen["version"]
    back = play.post("undo", 0, version=version)
    assert back.json() == {"version": version + 1, "asked": False}


def test_before_the_first_step_there_is_nothing_to_take_back(quick: Running) -> None:
    play = quick.table(2, game="pebbles")
    seen = play.see(0)
    assert (seen["take_back"], seen["no_take_back"]) == (None, "no-step")
    back = play.post("undo", 0, version=0)
    assert (back.status_code, back.json()["key"]) == (422, "no-step")


def choose(seen: dict[str, Any], chance: random.Random) -> str:
    """A random option, or the end of the turn."""
    actions = [each["action"] for each in seen["options"]]
    ends = [each for each in actions if each == "end-turn"]
    return str(chance.choice(ends or actions))


def after_a_bot(play: Play) -> int:
    """The version when a bot has decided openly after the first seat, and nothing came out."""
    chance = random.Random(3)
    for _ in range(MOST):
        seen = stand(play)
        if not seen["undo"] and seen["take_back"] is not None:
            return int(seen["version"])
        assert not seen["over"]
        play.act(0, seen["version"], choose(seen, chance))
    raise AssertionError("it always came out")


def test_behind_a_bots_decision_the_game_is_not_rated(quick: Running) -> None:
    """What a bot decides depends on its hand. The player hears what it costs before."""
    with Device(quick) as ann:
        ann.enter("Ann", new=True)
        play = new(quick, HUMAN, RANDOM_BOT, game="seasons")
        ann.keep(play.tokens[0])
        version = after_a_bot(play)
        back = play.post("undo", 0, version=version)
        assert (back.status_code, back.json()["key"]) == (422, "costs-rating")
        assert marked(quick) == []
        back = play.post("undo", 0, version=version, unrated=True)
        assert back.json() == {"version": version + 1, "asked": False}
        assert marked(quick) == [(play.id, "undo")]
        back = play.post("undo", 0, version=after_a_bot(play))  # it costs nothing more
        assert back.status_code == 200


def test_where_nothing_is_rated_nothing_is_asked(quick: Running) -> None:
    """A guest's table is marked all the same: the guest may keep the seat with an account."""
    play = new(quick, HUMAN, RANDOM_BOT, game="seasons")
    assert play.post("undo", 0, version=after_a_bot(play)).status_code == 200
    assert marked(quick) == [(play.id, "undo")]


def test_practice_and_free_steps_cost_nothing(quick: Running) -> None:
    practice = new(quick, HUMAN, RANDOM_BOT, game="seasons", seed=3)
    assert practice.post("undo", 0, version=after_a_bot(practice)).status_code == 200
    play = new(quick, HUMAN, RANDOM_BOT, game="seasons")
    chance = random.Random(4)
    while not (seen := stand(play))["undo"]:
        play.act(0, seen["version"], str(chance.choice(seen["options"])["action"]))
    assert play.post("undo", 0, version=seen["version"]).status_code == 200
    assert marked(quick) == []


def bot_took_die(note: dict[str, Any]) -> bool:
    return (note["note"], note.get("player")) == ("takes-die", "B")


def test_among_people_and_bots_all_hear_that_it_costs_the_rating(quick: Running) -> None:
    with Device(quick) as ann, Device(quick) as bob:
        ann.enter("Ann", new=True)
        bob.enter("Bob", new=True)
        play = new(quick, HUMAN, RANDOM_BOT, HUMAN, game="seasons")
        ann.keep(play.tokens[0])
        bob.keep(play.tokens[2])
        chance = random.Random(2)
        while True:  # until the first seat and then the bot have had their turns
            until(lambda: 1 not in play.see()["waiting"])
            waiting = play.see()["waiting"]
            mine = play.see(0)
            stays = len(mine["notes"]) if mine["undo"] else mine["take_back"]
            if stays is not None and any(bot_took_die(note) for note in mine["notes"][stays:]):
                break
            assert not mine["over"]
            seen = play.see(waiting[0])
            play.act(waiting[0], seen["version"], choose(seen, chance))
        version = mine["version"]
        back = play.post("undo", 0, version=version)
        assert back.json()["key"] == "costs-rating"
        back = play.post("undo", 0, version=version, unrated=True)
        assert back.json() == {"version": version, "asked": True}
        ask = play.see(2)["ask"]
        assert (ask["kind"], ask["unrated"]) == ("undo", True)
        assert marked(quick) == []
        assert play.post("answer", 2, ask=ask["id"], agree=True).json() == {"done": True}
        assert marked(quick) == [(play.id, "undo")]


def concede(play: Play) -> None:
    """The first seat gives up, and a bot plays it on."""
    assert play.post("concede", 0).json() == {"done": False}


def leave(play: Play) -> None:
    """The player of the first seat leaves, and the others let a bot play."""
    play.post("leave", 0)
    assert play.post("asks", 1, kind="takeover", seat=0, bot="random").json() == {"done": True}


@pytest.mark.parametrize(
    ("goes", "key"), [(concede, "has-conceded"), (leave, "bot-plays")], ids=["conceded", "left"]
)
def test_whoever_a_bot_plays_for_takes_nothing_back(
    quick: Running, goes: Callable[[Play], None], key: str
) -> None:
    """Otherwise whoever is about to lose would go, and end the rating of the game by it."""
    with Device(quick) as ann, Device(quick) as bob:
        ann.enter("Ann", new=True)
        bob.enter("Bob", new=True)
        terms = {"gone": "bot", "bot": "random"}
        play = new(quick, HUMAN, HUMAN, game="seasons", terms=terms)
        ann.keep(play.tokens[0])
        bob.keep(play.tokens[1])
        goes(play)
        until(lambda: 0 not in play.see(1)["waiting"])  # the bot has drafted a card
        seen = play.see(0)
        assert (seen["undo"], seen["take_back"], seen["no_take_back"]) == (0, None, key)
        for more in ({}, {"unrated": True}):
            back = play.post("undo", 0, version=seen["version"], **more)
            assert (back.status_code, back.json()["key"]) == (409, key)
        assert play.see(0)["version"] == seen["version"]
        assert marked(quick) == []
