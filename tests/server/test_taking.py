"""A running game goes elsewhere and comes back: who may take it, and what becomes of it."""

from __future__ import annotations

import json
import random
from typing import Any

from arcanum.kernel.codec import fingerprint
from arcanum.records import parse
from arcanum.server.store import connector
from tests.server.desk import HUMAN, Play, Running, until

BOT = {"kind": "bot", "bot": "random"}


def alone(server: Running, seats: int = 1, **more: object) -> Play:
    """A table of one person: with so many seats of their own, and a bot."""
    mine = [{**HUMAN, "mine": True}] * seats
    body = {"game": "pebbles", "seats": [*mine, BOT], **more}
    return Play(server, server.post("/api/tables", body).json())


def asked(play: Play) -> dict[str, Any]:
    """The table as the person sees it, as soon as it is their turn."""
    until(lambda: play.see(0)["waiting"] == [0])
    return play.see(0)


def played(play: Play, decisions: int, chance: random.Random) -> None:
    """So many decisions of the person; bots decide by themselves."""
    for _ in range(decisions):
        mine = asked(play)
        play.act(0, mine["version"], chance.choice(mine["options"])["action"])
    asked(play)


def test_a_running_game_is_taken_along_and_played_on_with_friends(quick: Running) -> None:
    chance = random.Random(3)
    play = alone(quick)
    played(play, 2, chance)
    before = play.see(0)
    answer = play.post("record", 0)
    assert (answer.status_code, answer.headers["cache-control"]) == (200, "no-store")
    record = parse(answer.text)
    state = record.replay(notes=False)
    assert fingerprint(state, record.rules) == record.final_hash
    assert not state.over
    assert len(record.actions) == before["version"]
    # Everybody at the old table sees it, once, and it is not rated.
    assert play.post("record", 0).text == answer.text
    assert [each["kind"] for each in play.see(0)["happenings"]] == ["taken"]
    store = connector(quick.db)()
    assert store.rows("SELECT why FROM assisted WHERE table_id = ?", (play.id,)) == [("taken",)]
    store.close()
    # Elsewhere: the same position, known to be a practice table, the bot's seat for a friend.
    seats = [{**HUMAN, "mine": True, "name": "Ann"}, {**HUMAN, "mine": False}]
    made = quick.post("/api/records", {"record": answer.text, "seats": seats}).json()
    assert [sorted(each) for each in made["seats"]] == [["seat", "token"], ["invite", "seat"]]
    on = Play(quick, made)
    for seat in (0, 1):
        seen = on.see(seat)
        assert (seen["practice"], seen["over"], seen["missing"]) == (True, False, [])
    assert on.see(0)["view"] == before["view"]
    assert parse(on.post("record", 0, also=[on.tokens[1]]).text).final_hash == record.final_hash
    assert on.see(0)["happenings"] == []  # a practice table is not rated anyway
    assert on.post("record", 0).json()["key"] == "others-sit-here"
    on.finish(chance)
    assert on.post("record", 0).text == quick.http.get(f"{on.path}/record").text


def test_who_may_not_know_everything_gets_no_record(quick: Running) -> None:
    two, other = quick.table(2, game="pebbles"), alone(quick)
    for who, also in ((0, []), (1, []), (0, [two.tokens[0]])):
        no = two.post("record", who, also=also)
        assert (no.status_code, no.json()["key"]) == (403, "others-sit-here")
    assert two.post("record", 0, also=[other.tokens[0]]).status_code == 403
    assert quick.post(f"{two.path}/record", {"token": "x" * 22}).status_code == 403
    assert quick.post(f"{two.path}/record", {}).status_code == 400
    assert two.post("record", 0, also=["x"] * 8).status_code == 400
    assert two.see(0)["happenings"] == []
    # Nor where the game is not dealt, or hints are forbidden, or a lesson has its own position.
    free = quick.post(
        "/api/tables", {"game": "pebbles", "seats": [HUMAN, {"kind": "human"}]}
    ).json()
    body = {"token": free["seats"][0]["token"]}
    assert quick.post(f"/api/tables/{free['table']}/record", body).status_code == 409
    no = alone(quick, hints=False).post("record", 0)
    assert (no.status_code, no.json()["key"]) == (403, "no-hints-here")
    lesson = Play(quick, quick.post("/api/lessons/seasons/first", {}).json())
    assert lesson.post("record", 0).status_code == 409
    # Seats of one person at one screen are no secret from each other.
    assert alone(quick, 2, onlookers=False).post("record", 0).status_code == 403
    screen = alone(quick, 2)
    assert screen.post("record", 1, also=[screen.tokens[0]]).status_code == 200


def test_a_record_that_was_changed_is_refused(quick: Running) -> None:
    play = alone(quick)
    text = play.post("record", 0).text
    header, _, rest = text.partition("\n")
    wrong = json.dumps({**json.loads(header), "final_hash": "0" * 16}) + "\n" + rest
    no = quick.post("/api/records", {"record": wrong})
    assert (no.status_code, no.json()["key"]) == (422, "bad-record")
    for seats in ([HUMAN], [HUMAN] * 3, [HUMAN, {"kind": "bot", "bot": "nobody"}]):
        no = quick.post("/api/records", {"record": text, "seats": seats})
        assert no.status_code == 422, no.text
