"""The load test itself, in small: it plays without an error and tells its figures."""

from arcanum.measure.loadtest import loadtest


def test_a_small_load_is_played_without_an_error() -> None:
    result = loadtest(seconds=0.5, connections=4, sockets=6, tables=100, rounds=1)
    assert result["closed_loop"]["errors"] == 0
    assert result["closed_loop"]["actions_per_second"] > 0
    assert result["bare"]["messages_per_second"] > 0
    assert result["open_sockets"]["errors"] == 0
    assert result["open_sockets"]["sockets"] == 6
    assert result["restart"]["tables"] == 100
