"""Where msgspec is missing, its stand-in makes the same bytes."""

from __future__ import annotations

import subprocess
import sys

# Every table, some decisions far, with all that the page asks on the way.
PROGRAM = """
import asyncio, itertools, json, sys, time
from arcanum.solo import messages
if sys.argv[1] == "plain":
    messages.install()
import msgspec
assert (msgspec.Struct is messages.Struct) == (sys.argv[1] == "plain")
from arcanum.server import secret
count = itertools.count()
secret.new_id = lambda: f"table{next(count)}"
secret.new_token = lambda: f"token{next(count)}"
secret.new_seed = lambda: f"seed{next(count)}"
secret.new_key = lambda: f"key{next(count)}"
secret.new_number = lambda: next(count)
time.time = lambda: 1000.0
import arcanum.solo.calls as calls
calls.new_token = secret.new_token
from arcanum.solo.host import Host
from arcanum.solo.shelf import InMemory
from tests.solo.playing import TABLES, Person, sat_down

async def main():
    host = Host(InMemory())
    for game, seats, options in TABLES:
        person = await sat_down(host, game, seats, options, seed=7)
        person.hear = lambda text: (print(text), Person.hear(person, text))
        host.leave(1)
        await person.look()
        await person.play(12)
        await person.until(lambda: person.now["options"])
        for method, path, body in [
            ("GET", "", None),
            ("GET", "/missed?since=0", None),
            ("POST", "/why", {"action": "fly to the moon"}),
            ("POST", "/why", {"action": person.now["options"][0]["spelled"]}),
            ("POST", "/undo", {"version": person.now["version"]}),
            ("POST", "/chat", {"text": "zażółć, ёж"}),
            ("GET", "/chat", None),
            ("GET", "/heard", None),
            ("POST", "/chat", {"phrase": "luck", "line": 0}),
            ("GET", "/record", None),
            ("GET", "/analysis", None),
            ("PUT", "/notebook", {"text": "x"}),
            ("GET", "/notebook", None),
            ("POST", "/asks", {"kind": "takeover", "seat": 0, "bot": "greedy"}),
        ]:
            print(await host.ask(method, f"/tables/{person.table}{path}", person.token,
                                 json.dumps(body) if body else ""))
        host.leave(1)
    print(await host.ask("POST", "/lessons/seasons/first", "", "{}"))

asyncio.run(main())
"""


def answers(how: str) -> str:
    done = subprocess.run(
        [sys.executable, "-c", PROGRAM, how], capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_the_stand_in_makes_the_same_bytes_as_msgspec() -> None:
    plain, real = answers("plain").splitlines(), answers("msgspec").splitlines()
    assert len(plain) == len(real)
    assert len(plain) > 100
    for ours, theirs in zip(plain, real, strict=True):
        assert ours == theirs
