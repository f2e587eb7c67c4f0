"""The load test of clubs, in small: everything that it says was done is in the store."""

from __future__ import annotations

from arcanum.server.store import connector
from tests.server.desk import Running, until
from tools.load_clubs import PEOPLE, evenings, settle

CLUBS = 3
ROUNDS = 2  # of a Swiss tournament of four


def test_evenings_of_clubs_leave_what_they_should(server: Running) -> None:
    settle(server.db, CLUBS)
    tally = evenings(server.port, CLUBS, think=0.0, readers=2, pause=0.0)
    assert tally.wrong == []
    done = tally.done
    games = CLUBS * (2 + ROUNDS * PEOPLE // 2)
    entered = 2 * CLUBS * PEOPLE - CLUBS  # the founder is in the club, and enters the cup
    assert (done["found"], done["make"], done["join"], done["start"]) == (
        CLUBS,
        2 * CLUBS,
        2 * CLUBS,
        2 * CLUBS,
    )
    assert (done["announce"], done["begin"], done["enter"]) == (CLUBS, CLUBS, entered)
    assert done["open"] == 2 * (games - 2 * CLUBS)
    for kind in ("waiting", "running", "finished"):
        assert done[f"list, {kind}"] + done[f"list, {kind}, filtered"] > 0
    store = connector(server.db)()

    def count(rest: str) -> int:
        return int(store.rows(f"SELECT COUNT(*) FROM {rest}")[0][0])

    assert count("clubs") == CLUBS
    assert count("members") == CLUBS * PEOPLE
    assert count("tables WHERE ended = 1") == count("tables") == games
    assert count("events WHERE kind = 'act'") == done["move"] > games
    assert count("tournaments WHERE state = 'over'") == CLUBS
    assert count("entrants") == CLUBS * PEOPLE
    until(lambda: count("uncounted") == 0)
    assert count("results WHERE rated = 1") == 2 * games
    store.close()
