"""Notices of open tables: what fits, once, in one piece, and never of one's own."""

from __future__ import annotations

import json
import queue
import time
from collections.abc import Callable, Iterator
from typing import Any

import pytest

from arcanum.server.mail import Notice
from arcanum.server.meeting import watches
from arcanum.server.store import connector
from tests.server.meeting.hall import GAME, Hall, Person, hall
from tests.server.test_notices import Post

SEATS = [{"kind": "human"}, {"kind": "human"}]
HOOK = {"kind": "webhook", "speaks": "pl"}


class Watched:
    """A server whose rounds begin when we say so, and a web server that is told."""

    def __init__(self, here: Hall, found: watches.Watches) -> None:
        self.here = here
        self.watches = found
        self.hook = Post()

    def open(self, who: Person, **wanted: Any) -> str:
        body = {"game": GAME, "seats": SEATS, "open": True, **wanted}
        made = who.post("/api/tables", body, 201)
        who.post("/api/me/tables", {"token": made["seats"][0]["token"]})
        table: str = made["table"]
        return table

    def look(self, later: float = 0.0) -> None:
        """A round, now or so many seconds later."""
        store = connector(self.here.db)()
        store.write([("DELETE FROM rounds", ())])  # one a minute, otherwise
        store.close()
        assert self.here.client.portal is not None
        self.here.client.portal.call(self.watches.look, time.time() + later)

    def told(self) -> dict[str, Any]:
        found: dict[str, Any] = json.loads(self.hook.came.get(timeout=60).body)
        return found

    def silent(self) -> bool:
        """Whether nothing was sent: what is sent next comes first."""
        try:
            self.hook.came.get_nowait()
        except queue.Empty:
            return not self.watches.notifier.tasks
        return False


@pytest.fixture
def watched(db: str, monkeypatch: pytest.MonkeyPatch) -> Iterator[Watched]:
    monkeypatch.setenv("ARCANUM_PRIVATE_WEBHOOKS", "1")
    monkeypatch.setenv("ARCANUM_SMTP", "smtp://127.0.0.1:9")
    monkeypatch.setenv("ARCANUM_PUBLIC", "https://arcanum.test")
    kept: list[watches.Watches] = []

    def keep(*parts: Any) -> watches.Watches:
        kept.append(watches.Watches(*parts))
        return kept[0]

    monkeypatch.setattr("arcanum.server.app.Watches", keep)
    monkeypatch.setattr("arcanum.server.app.WATCH_SECONDS", 9999.0)
    for name, seconds in (("SETTLED", 0.0), ("GAP", 0.0)):
        monkeypatch.setattr(watches, name, seconds)
    with hall(db) as here:
        found = Watched(here, kept[0])
        yield found
        found.hook.shutdown()
        found.hook.server_close()


def test_what_fits_is_told_once_and_together(
    watched: Watched, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann, bob = watched.here.person("Ann"), watched.here.person("Bob")
    target = f"http://127.0.0.1:{watched.hook.port}/ann"
    watched.open(bob)  # before anybody asked: nobody is told of it
    wish = {**HOOK, "target": target, "game": GAME, "lang": "ru", "pace": "none"}
    (mine,) = ann.post("/api/me/watches", wish)["watches"]
    assert (mine["state"], mine["game"], mine["lang"], mine["rated"]) == (
        "on",
        GAME,
        "ru",
        True,
    )
    assert ann.get("/api/me/watches")["watches"] == [mine]
    assert bob.get("/api/me/watches")["watches"] == []

    watched.open(ann, lang="ru")  # one's own
    watched.open(bob, lang="pl")
    watched.open(bob, lang="ru", pace={"bank": 300, "add": 5})
    watched.open(bob, lang="ru", game="seasons")
    watched.open(bob, lang="ru", open=False)
    watched.open(bob, lang="ru", rating={"low": 1600, "high": 1900})
    first = watched.open(bob, lang="ru", rating={"low": 1400, "high": 1600})
    second = watched.open(bob, lang="ru")
    watched.look()
    told = watched.told()
    assert (told["what"], set(told["links"])) == (
        "open",
        {f"https://arcanum.test/t/{table}#join=" for table in (first, second)},
    )
    assert "pasujące do ciebie stoły" in told["content"]
    assert "lang" not in told

    assert watched.here.client.portal is not None
    again = watched.open(bob, lang="ru")
    watched.here.client.portal.call(watched.watches.look)  # another process was quicker
    assert watched.silent()
    watched.look()
    assert again in watched.told()["link"]
    watched.look()  # nothing new
    assert watched.silent()
    third = watched.open(bob, lang="ru")
    monkeypatch.setattr(watches, "GAP", 600.0)
    watched.look()  # too soon after the last one
    assert watched.silent()
    monkeypatch.setattr(watches, "GAP", 0.0)
    fourth = watched.open(bob, lang="ru")
    watched.look()
    assert set(watched.told()["links"]) == {
        f"https://arcanum.test/t/{table}#join=" for table in (third, fourth)
    }

    ann.post("/api/me/watches", {**HOOK, "target": ""})
    watched.open(bob, lang="ru")
    watched.look()
    assert watched.silent()
    assert ann.get("/api/me/watches")["watches"] == []


def test_quiet_hours_and_what_is_declined(watched: Watched) -> None:
    ann, bob = watched.here.person("Ann"), watched.here.person("Bob")
    target = f"http://127.0.0.1:{watched.hook.port}/ann"
    minute = int(time.time() % 86400 // 60)
    quiet = {"begins": (minute - 60) % 1440, "ends": (minute + 120) % 1440}
    ann.post("/api/me/watches", {**HOOK, "target": target, "quiet": quiet})
    table = watched.open(bob)
    watched.look()
    assert watched.silent()
    watched.look(4 * 3600)  # the morning after: it still waits
    assert table in watched.told()["link"]

    watched.hook.status = 410
    cat = watched.here.person("Cat")
    cat.post("/api/me/watches", {**HOOK, "target": f"{target}-cat"})
    watched.open(bob)
    watched.look()
    watched.told()
    until(lambda: "off 410" in str(watched.here.rows("SELECT state FROM watches")))
    (off,) = cat.get("/api/me/watches")["watches"]
    assert (off["state"], off["why"]) == ("off", "410")


def test_mails_wait_for_a_yes_and_end_by_their_link(
    watched: Watched, monkeypatch: pytest.MonkeyPatch
) -> None:
    sent: list[Notice] = []
    monkeypatch.setattr(watched.watches.notifier, "send", lambda _k, _t, n: sent.append(n))
    ann, bob = watched.here.person("Ann"), watched.here.person("Bob")
    wish = {"kind": "email", "target": "ann@example.org", "speaks": "ru"}
    assert ann.post("/api/me/watches", wish)["watches"][0]["state"] == "waiting"
    until(lambda: len(sent) == 1)
    token = str(sent[0]["link"]).partition("#")[2]
    watched.open(bob)
    watched.look()
    nobody = Person(watched.here)
    for wrong in ("~", "~x.y", token[:-1] + "!", "~" + token):
        nobody.get("/api/mail", 403, token=wrong)
        nobody.post("/api/mail", {"token": wrong}, 403)
    assert nobody.get("/api/mail", token=token) == {
        "what": "confirm-open",
        "address": "ann@example.org",
        "game": "pax_illuminaten",
    }
    nobody.post("/api/mail", {"token": token})
    assert len(sent) == 1
    table = watched.open(bob)
    watched.look()
    until(lambda: len(sent) == 2)
    assert table in str(sent[1]["links"])
    message = watched.watches.wishes.post.email.message("ann@example.org", sent[1])
    assert "об открытых столах" in message.get_content()
    stop = str(sent[1]["stop"])
    assert watched.here.client.post("/api/mail/stop", params={"token": stop}).status_code == 200
    assert ann.get("/api/me/watches")["watches"] == []


def test_bad_wishes(watched: Watched) -> None:
    ann = watched.here.person("Ann")
    for body, status in (
        ({**HOOK, "target": "ftp://x"}, 422),
        ({"kind": "email", "target": "not an address"}, 422),
        ({"kind": "push", "target": "{}"}, 422),
        ({**HOOK, "target": "http://127.0.0.1/", "game": "chess"}, 422),
        ({**HOOK, "target": "x" * 3000}, 400),
        ({**HOOK, "target": "", "pace": "soon"}, 400),
        ({**HOOK, "target": "", "quiet": {"begins": -1, "ends": 5}}, 400),
    ):
        ann.post("/api/me/watches", body, status)
    for rating in ({"low": 9, "high": 3}, {"low": 1, "high": 2}):
        wanted = {"game": GAME, "seats": SEATS, "open": rating["low"] == 9, "rating": rating}
        ann.post("/api/tables", wanted, 422)


def until(done: Callable[[], bool]) -> None:
    end = time.monotonic() + 60
    while not done():
        assert time.monotonic() < end
        time.sleep(0.01)
