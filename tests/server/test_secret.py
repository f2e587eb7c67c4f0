"""Chance at the server is real, and in these tests it is fixed."""

from __future__ import annotations

import pytest

from arcanum.server import secret
from tests.server.desk import Launcher, Play
from tests.serving import Numbers


@pytest.mark.usefixtures("real_chance")
def test_no_two_secrets_are_the_same() -> None:
    for new in (secret.new_id, secret.new_token, secret.new_seed):
        assert len({new() for _ in range(1000)}) == 1000
    numbers = {secret.new_number() for _ in range(1000)}
    assert len(numbers) > 990
    assert all(0 <= number < 2**30 for number in numbers)
    assert len(secret.new_seed()) == 32  # 128 bits


def test_in_tests_the_deals_follow_from_a_name() -> None:
    names = ["a", "a", "b", "a", "a"]
    numbers = Numbers(lambda: names[0])
    found = []
    while names:
        found.append(numbers.next())
        names.pop(0)
    assert found[0] == found[3]
    assert found[1] == found[4]
    assert len(set(found)) == 3


def test_every_server_of_a_test_deals_the_same(launcher: Launcher, tmp_path: object) -> None:
    def dealt(name: str) -> list[object]:
        server = launcher.start(f"{tmp_path}/{name}.sqlite3")
        tables: list[Play] = [server.table(2) for _ in range(2)]
        views = [table.see(0)["view"] for table in tables]
        server.stop()
        return views

    first = dealt("one")
    assert first == dealt("two")
    assert first[0] != first[1]
