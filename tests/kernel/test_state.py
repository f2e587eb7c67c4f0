"""Frames, settling, secret choices, notes and knowledge, on the tiny game."""

import json

import pytest

import arcanum
from arcanum.games.pebbles.rules.table import Pebbles
from arcanum.kernel.codec import canonical, fingerprint
from arcanum.kernel.errors import BadData, BadSetting, IllegalAction
from arcanum.kernel.state import State
from arcanum.kernel.undo import Undo

GAME = arcanum.game("pebbles")


def new(seats: int = 3, seed: int = 1) -> Pebbles:
    s = GAME.new(seats=seats, seed=seed)
    assert isinstance(s, Pebbles)
    return s


def act(s: State, text: str) -> None:
    s.apply(GAME.read(text))


def test_secret_choices_are_owed_by_all_and_heard_in_any_order() -> None:
    one, two = new(), new()
    assert one.waiting() == [0, 1, 2]
    for seat, text in ((0, "close 1"), (1, "close 2"), (2, "close 0")):
        one.turn_to(seat)
        act(one, text)
    for seat, text in ((2, "close 0"), (0, "close 1"), (1, "close 2")):
        two.turn_to(seat)
        act(two, text)
    assert fingerprint(one) == fingerprint(two)
    assert one.points == [0, 2, 0]


def test_nobody_sees_a_closed_fist() -> None:
    s, t = new(), new()
    act(s, "close 3")
    act(t, "close 1")
    for viewer in (1, 2, None):
        assert canonical(s.observe(viewer)) == canonical(t.observe(viewer))
        assert canonical(s.heard(viewer)) == canonical(t.heard(viewer))
    assert s.observe(0)["seats"][0]["fist"] == 3


def test_a_seat_that_owes_nothing_cannot_be_heard() -> None:
    s = new()
    act(s, "close 1")
    with pytest.raises(IllegalAction, match="seat A has nothing to decide"):
        s.turn_to(0)


def test_an_illegal_action_leaves_the_state_as_it_was() -> None:
    s = new()
    before = canonical(s.dump())
    with pytest.raises(IllegalAction, match="'swap' is not legal now"):
        act(s, "swap")
    assert canonical(s.dump()) == before
    assert s.why_not("swap") == ("answer-first", {}, "")
    assert s.why_not("close 1") is None
    assert s.why_not("sing") == (
        "unknown-words",
        {"text": "sing", "detail": "'sing' is not a verb of this game"},
        "",
    )
    assert s.why_not("close 1", seat=2) is None


def test_a_seat_that_is_not_there_is_told() -> None:
    s = new()
    with pytest.raises(IllegalAction, match="seat number 9"):
        s.turn_to(9)


def test_when_it_is_over_nothing_is_legal() -> None:
    s = new()
    while not s.over:
        s.apply(s.options[0])
    assert s.to_move is None
    assert s.options == []
    assert s.why_not("swap") == ("game-is-over", {}, "")
    with pytest.raises(IllegalAction, match="the game is over"):
        act(s, "swap")
    assert s.winners()


def test_a_clone_is_a_table_of_its_own_without_notes() -> None:
    s = new()
    copy = s.clone()
    act(copy, "close 2")
    assert s.fists == [-1, -1, -1]
    assert not copy.log
    assert s.log


def test_dump_and_load_give_the_same_table() -> None:
    s = new()
    act(s, "close 2")
    again = GAME.load(json.loads(json.dumps(s.dump())))
    assert canonical(again.dump()) == canonical(s.dump())
    assert again.options == s.options
    assert again.waiting() == s.waiting()


@pytest.mark.parametrize(
    ("change", "told"),
    [
        ({"game": "chess"}, "is of 'chess'"),
        ({"rules": "0"}, "rules version '0'"),
        ({"seats": 9}, "9 seats"),
        ({"deck": "x"}, "'deck' of the dump is not of the right type"),
        ({"frames": [["Nonsense"]]}, "unknown frame"),
        ({"frames": [["CloseFist", 1, 2, 3]]}, "broken frame"),
        ({"settings": {"length": "endless"}}, "one of short, long"),
    ],
)
def test_a_broken_dump_is_told(change: dict[str, object], told: str) -> None:
    data = new().dump()
    data.update(change)
    with pytest.raises((BadData, BadSetting), match=told):
        GAME.load(data)


def test_a_dump_without_a_field_is_told() -> None:
    data = new().dump()
    del data["points"]
    with pytest.raises(BadData, match="no 'points'"):
        GAME.load(data)
    with pytest.raises(BadData, match="JSON object"):
        GAME.load([])


@pytest.mark.parametrize(
    ("seats", "options", "told"),
    [
        (1, {}, "2 to 4 seats, not 1"),
        (5, {}, "2 to 4 seats, not 5"),
        (2, {"color": "red"}, "no option 'color'"),
        (2, {"length": "middle"}, "one of short, long"),
    ],
)
def test_bad_settings_are_told(seats: int, options: dict[str, str], told: str) -> None:
    with pytest.raises(BadSetting, match=told):
        GAME.new(seats=seats, options=options)


def test_private_notes_are_heard_by_their_seat_alone() -> None:
    s = new()
    mine = [note for note in s.heard(0) if note["note"] == "draws-charm"]
    assert len(mine) == 1
    assert mine[0]["player"] == "A"
    assert not [note for note in s.heard(None) if note["note"] == "draws-charm"]


def test_undo_takes_back_ones_own_steps_only() -> None:
    s = new(seats=2)
    undo = Undo()
    before = s.clone()
    act(s, "close 2")
    undo.step(before, s)
    assert undo.depth(0) == 1
    assert undo.depth(1) == 0
    assert canonical(undo.back().dump()) == canonical(before.dump())
    undo.step(before, s)
    before = s.clone()
    act(s, "close 0")
    undo.step(before, s)
    assert undo.depth(0) == 0  # the other seat has decided since


def test_undo_stops_at_a_reveal() -> None:
    s = new(seats=2)
    act(s, "close 2")
    act(s, "close 0")
    undo = Undo()
    before = s.clone()
    act(s, "swap")  # draws a card
    undo.step(before, s)
    assert undo.depth(0) == 0


def test_dealing_anew_twice_is_dealing_anew_once() -> None:
    s = new(seats=4, seed=9)
    for viewer in (0, 1, 2, 3, None):
        once = s.determinize(viewer, 5)
        twice = s.determinize(viewer, 77).determinize(viewer, 5)
        assert canonical(once.dump()) == canonical(twice.dump())
        assert canonical(once.observe(viewer)) == canonical(s.observe(viewer))
    dealt = {canonical(s.determinize(0, seed).dump()) for seed in range(20)}
    assert len(dealt) > 10  # it does deal again
