"""What is around the tables: notices, limits, headers, texts, figures, the page."""

from __future__ import annotations

import asyncio
import contextlib
import json
from collections.abc import Callable
from itertools import count
from pathlib import Path
from typing import Any

import pytest
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from starlette.requests import Request
from starlette.testclient import TestClient

from arcanum.kernel.errors import BadSetting
from arcanum.server.accounts import key_of as account_key
from arcanum.server.addresses import client
from arcanum.server.app import make_app
from arcanum.server.errors import Refused
from arcanum.server.headers import from_elsewhere
from arcanum.server.limits import Bucket, Limits
from arcanum.server.making import make
from arcanum.server.notices import Notifier
from arcanum.server.page import Page
from arcanum.server.post import Post, public_address
from arcanum.server.push import Vapid, b64, derive, new_key, point, sealed, subscription
from arcanum.server.store import Store
from arcanum.server.tables import Tables
from arcanum.server.types import Human, NewTable
from tests.server.desk import HUMAN, Running


def test_other_sites_are_told_apart() -> None:
    assert from_elsewhere({"sec-fetch-site": "cross-site"})
    assert from_elsewhere({"origin": "https://evil.example", "host": "arcanum.example"})
    assert not from_elsewhere({"origin": "https://arcanum.example", "host": "arcanum.example"})
    assert not from_elsewhere({})


def test_security_headers_are_on_every_answer(quick: Running) -> None:
    for path in ("/", "/api/games", "/api/tables/none", "/healthz"):
        headers = quick.http.get(path).headers
        assert "default-src 'self'" in headers["content-security-policy"]
        assert "unsafe" not in headers["content-security-policy"]
        assert headers["referrer-policy"] == "no-referrer"
        assert headers["x-content-type-options"] == "nosniff"
        assert "server" not in headers


def test_games_cards_texts_and_rules(quick: Running) -> None:
    games = {g["id"]: g for g in quick.http.get("/api/games").json()["games"]}
    assert games["seasons"]["seats"] == [2, 4]
    assert "greedy" in games["seasons"]["bots"]
    assert games["pebbles"]["hidden"] is True
    cards = quick.http.get("/api/cards/seasons").json()["cards"]
    assert len(cards) == 50
    assert cards[0]["cost"]["air"] == 2
    assert quick.http.get("/api/cards/pebbles").json()["cards"] == []
    assert quick.http.get("/api/cards/chess").status_code == 404
    for lang in ("en", "ru", "pl"):
        texts = quick.http.get(f"/api/texts/{lang}/seasons")
        assert "card-amulet_of_air" in texts.text
        tag = {"if-none-match": texts.headers["etag"]}
        assert quick.http.get(f"/api/texts/{lang}/seasons", headers=tag).status_code == 304
    assert quick.http.get("/api/texts/fr/seasons").status_code == 404
    rules = quick.http.get("/api/rules/seasons")
    assert "S-4.1" in rules.text
    assert rules.headers["content-type"].startswith("text/markdown")


def test_health_and_figures(quick: Running) -> None:
    quick.table(2)
    assert quick.http.get("/healthz").json() == {"ok": True}
    text = quick.http.get("/metrics").text
    for name in ("request_seconds", "store_seconds", "open_tables 1.0", "sockets", "bot_queue"):
        assert name in text
    assert 'route="/api/tables"' in text


def test_a_missing_database_file_is_told(quick: Running) -> None:
    play = quick.table(2)
    path = Path(quick.db)
    path.rename(path.with_suffix(".gone"))
    answer = play.act(0, 0, play.see(0)["options"][0]["action"])
    assert (answer.status_code, "missing" in answer.json()["error"]) == (503, True)
    assert quick.http.get("/healthz").status_code == 503
    path.with_suffix(".gone").rename(path)
    assert play.act(0, 0, play.see(0)["options"][0]["action"]).status_code == 200


# -- limits


def test_buckets_fill_up_again() -> None:
    now = [0.0]
    bucket = Bucket(1.0, 2, lambda: now[0])
    assert [bucket.take("a") for _ in range(3)] == [True, True, False]
    assert bucket.take("b")
    now[0] = 1.5
    assert [bucket.take("a") for _ in range(2)] == [True, False]


def until_refused(do: Callable[[], None]) -> int:
    """Do it again and again; the status of the refusal."""
    for _ in range(100_000):
        try:
            do()
        except Refused as refused:
            return refused.status
    return 0


def test_who_is_too_quick_is_stopped() -> None:
    limits = Limits()
    assert until_refused(lambda: limits.create("192.0.2.1")) == 429
    assert until_refused(lambda: limits.login("192.0.2.1", "ann")) == 429
    assert until_refused(lambda: limits.chat("t", 0)) == 429
    assert until_refused(lambda: limits.action("t", 0, "192.0.2.1")) == 429
    for _ in range(1000):
        limits.create("127.0.0.1")
        Limits(on=False).login("192.0.2.1", "ann")


def test_one_address_has_so_many_actions_at_all_its_tables() -> None:
    """A club behind one address never feels it: fifty people who act twice a second."""
    limits, now = Limits(), [0.0]
    limits.acting.clock = limits.moving.clock = lambda: now[0]
    for _ in range(600):
        now[0] += 0.5
        for seat in range(50):
            limits.action("club", seat, "192.0.2.1")
    tables = count()
    assert until_refused(lambda: limits.action(f"t{next(tables)}", 0, "192.0.2.2")) == 429
    assert next(tables) == 4001
    limits.action("t", 0, "192.0.2.3")
    for number in range(5000):
        limits.action(f"t{number}", 0, "127.0.0.1")


def test_actions_over_http_and_sockets_count_for_their_address(tmp_path: Path) -> None:
    app = make_app(str(tmp_path / "table.sqlite3"))
    app.server.limits.moving = Bucket(1e-9, 2.0)
    with TestClient(app, client=("203.0.113.5", 1)) as client:
        body = {"game": "pebbles", "seats": [HUMAN, HUMAN]}
        first, second = (client.post("/api/tables", json=body).json() for _ in range(2))
        sent = {"version": 0, "action": "close 1"}
        mine = {"token": first["seats"][0]["token"]}
        acted = client.post(f"/api/tables/{first['table']}/actions", json={**mine, **sent})
        assert acted.status_code == 200
        with client.websocket_connect(f"/api/tables/{second['table']}/live") as ws:
            ws.send_json({"token": second["seats"][0]["token"]})
            replies: list[int] = []
            for number in (1, 2):
                ws.send_json({"id": number, **sent})
                while len(replies) < number:
                    told = ws.receive_json()
                    if "reply" in told:
                        replies.append(told["status"])
        assert replies == [200, 429]


def test_guesses_from_elsewhere_do_not_keep_the_owner_out() -> None:
    limits = Limits()
    for number in range(200):
        with contextlib.suppress(Refused):
            limits.login(f"198.51.100.{number}", "ann")
    for _ in range(200):
        with contextlib.suppress(Refused):
            limits.login("198.51.100.7", "ann")
            limits.register("198.51.100.7")
    limits.login("192.0.2.1", "ann")  # the owner, at home


def test_spaces_and_capitals_give_no_more_guesses() -> None:
    spelled = ("Ann", " ann", "ANN ", "aNN", "ann  ")
    assert {account_key(name) for name in spelled} == {"ann"}


def test_a_household_has_one_limit() -> None:
    one = client("2001:db8:1:2::1", [])
    assert one == client("2001:db8:1:2:ffff::9", []) == "2001:db8:1:2::/64"
    assert client("2001:db8:1:3::1", []) != one
    assert client("::ffff:192.0.2.1", []) == client("192.0.2.1", []) == "192.0.2.1"
    assert (client("127.0.0.1", []), client("::1", [])) == ("127.0.0.1", "::1")


def test_only_trusted_proxies_are_believed(monkeypatch: pytest.MonkeyPatch) -> None:
    forged = ["1.1.1.1, 2.2.2.2", "192.0.2.9"]  # what a client wrote, then what our proxy saw
    assert client("127.0.0.1", forged) == "192.0.2.9"  # a proxy on this machine
    assert client("203.0.113.5", forged) == "203.0.113.5"  # nobody knows that one
    monkeypatch.setenv("ARCANUM_PROXIES", "203.0.113.0/24, 127.0.0.1")
    assert client("203.0.113.5", forged) == "192.0.2.9"
    two = [*forged, "203.0.113.77"]  # two proxies of ours, one behind the other
    assert client("127.0.0.1", two) == "192.0.2.9"
    assert client("127.0.0.1", ["[2001:db8:1:2::1]:443"]) == "2001:db8:1:2::/64"
    assert client("127.0.0.1", ["192.0.2.9:5555"]) == "192.0.2.9"
    assert client("127.0.0.1", ["192.0.2.9, unknown"]) == "127.0.0.1"
    monkeypatch.setenv("ARCANUM_PROXIES", "none")
    assert client("127.0.0.1", forged) == "127.0.0.1"
    monkeypatch.setenv("ARCANUM_PROXIES", "the proxy")
    with pytest.raises(BadSetting, match="ARCANUM_PROXIES"):
        client("127.0.0.1", forged)


# -- notices


class Looking:
    """Somebody who looks from a seat."""

    def __init__(self, viewer: int) -> None:
        self.viewer: int | None = viewer
        self.also: frozenset[int] = frozenset()

    @property
    def eye(self) -> int | None:
        return self.viewer

    def stand_up(self) -> None: ...
    def wake(self) -> None: ...
    def rewind(self, notes: int) -> None: ...
    def hear(self, line: bytes) -> None: ...


class Timer:
    """A clock that stands still until it is put forward, and what is due then."""

    def __init__(self) -> None:
        self.now = 1000.0
        self.due: list[tuple[float, Callable[[], None]]] = []

    def later(self, seconds: float, work: Callable[..., None], *args: Any) -> Any:
        self.due.append((self.now + seconds, lambda: work(*args)))

    def clock(self) -> float:
        return self.now

    async def forward(self, notifier: Notifier, seconds: float = 0.0) -> None:
        """So many seconds later, with all that is sent by then."""
        self.now += seconds
        ripe = [work for at, work in self.due if at <= self.now]
        self.due = [each for each in self.due if each[0] > self.now]
        for work in ripe:
            work()
        await asyncio.gather(*notifier.tasks)


def test_one_notice_a_turn_one_a_minute_and_none_while_looking(tmp_path: Path) -> None:
    sent: list[tuple[str, str, Any]] = []
    timer = Timer()

    async def run() -> None:
        store = Store(str(tmp_path / "table.sqlite3"))
        tables = Tables(store)
        notifier = Notifier(
            Post(None), tables.holder, lambda *what: sent.append(what), timer.later, timer.clock
        )
        tables.after_change.append(notifier.follow)
        made = await make(tables, NewTable("pebbles", [Human(mine=True), Human(mine=True)]))
        table = await tables.get(made.table)
        table.room.extras.notices = {0: {"webhook": "https://example.org/x"}}

        async def changed(turns: int, seconds: float = 0.0) -> int:
            """The player is asked again so many times; how many notices there are then."""
            for _ in range(turns):
                table.room.banks.asked_at[0] += 1
                tables.changed(table)
            tables.changed(table)
            await timer.forward(notifier, seconds)
            return len(sent)

        assert await changed(0) == 1
        assert sent[0][2]["table"] == made.table
        assert await changed(0, seconds=100.0) == 1  # one for a turn
        assert await changed(1) == 2
        assert await changed(3, seconds=59.0) == 2  # within the minute: later
        assert await changed(0, seconds=1.0) == 3  # one for all those turns
        assert await changed(0, seconds=100.0) == 3
        looking = Looking(0)
        table.presence.listeners.add(looking)
        assert await changed(1, seconds=100.0) == 3
        table.presence.listeners.discard(looking)
        assert await changed(0) == 4
        assert not timer.due
        await store.close()

    asyncio.run(run())


def test_notices_are_set_and_refused(quick: Running) -> None:
    play = quick.table(2)
    kinds = quick.http.get("/api/notices").json()
    assert kinds["webhook"] is True
    assert kinds["email"] is False
    assert len(kinds["push"]) > 80
    ok = play.post("notices", 0, kind="webhook", target="https://example.org/hook")
    assert ok.status_code == 200
    assert play.post("notices", 0, kind="webhook", target="").status_code == 200
    assert play.post("notices", 0, kind="webhook", target="file:///etc").status_code == 422
    assert play.post("notices", 0, kind="email", target="a@b.c").status_code == 422
    assert play.post("notices", 0, kind="push", target="{}").status_code == 422
    assert play.post("notices", 0, kind="pigeon", target="x").status_code == 400


def test_webhooks_do_not_reach_our_own_network() -> None:
    with pytest.raises(Exception, match="public"):
        public_address("127.0.0.1", 80, private=False)
    assert public_address("127.0.0.1", 80, private=True) == "127.0.0.1"


def test_a_push_can_be_opened_by_the_browser_only() -> None:
    browser = ec.generate_private_key(ec.SECP256R1())
    public, auth = point(browser.public_key()), b"0123456789abcdef"
    keys = {"p256dh": b64(public), "auth": b64(auth)}
    to = subscription(json.dumps({"endpoint": "https://push.example/1", "keys": keys}))
    body = sealed(b"your turn", to)
    salt, size, key = body[:16], int.from_bytes(body[16:20], "big"), body[21:86]
    assert size >= len(body)
    theirs = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), key)
    shared = browser.exchange(ec.ECDH(), theirs)
    secret = derive(shared, auth, b"WebPush: info\0" + public + key, 32)
    opened = AESGCM(derive(secret, salt, b"Content-Encoding: aes128gcm\0", 16)).decrypt(
        derive(secret, salt, b"Content-Encoding: nonce\0", 12), body[86:], None
    )
    assert opened == b"your turn\x02"
    header = Vapid(new_key()).header("https://push.example/1", "https://arcanum.example")
    assert header.startswith("vapid t=")


def test_the_standard_example_of_a_push() -> None:
    """RFC 8291, appendix A."""
    private = int.from_bytes(from_example("yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw"), "big")
    own = ec.derive_private_key(private, ec.SECP256R1())
    keys = {
        "p256dh": "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6S"
        "RpkNtoIAiw4",
        "auth": "BTBZMqHH6r4Tts7J_aSIgg",
    }
    to = subscription(json.dumps({"endpoint": "https://push.example.net/x", "keys": keys}))
    salt = from_example("DGv6ra1nlYgDCS1FRnbzlw")
    text = b"When I grow up, I want to be a watermelon"
    assert b64(sealed(text, to, salt, own)) == (
        "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLoc"
        "InmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLV"
        "WGNWQexSgSxsj_Qulcy4a-fN"
    )


def from_example(text: str) -> bytes:
    from arcanum.server.push import from_b64

    return from_b64(text)


# -- the page


def asked(path: str, **headers: str) -> Request:
    pairs = [(k.replace("_", "-").encode(), v.encode()) for k, v in headers.items()]
    scope = {"type": "http", "method": "GET", "path": path, "headers": pairs}
    return Request({**scope, "query_string": b"", "server": ("x", 80), "scheme": "http"})


def test_the_page_and_its_files(tmp_path: Path) -> None:
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_text("<!doctype html>")
    (tmp_path / "assets" / "a.js").write_text("let a = 1")
    page = Page(tmp_path)
    for path in ("/", "/table/xyz", "/../../etc/passwd"):
        answer = page.answer(asked(path))
        assert bytes(answer.body) == b"<!doctype html>"
        assert answer.headers["cache-control"] == "no-cache"
    script = page.answer(asked("/assets/a.js"))
    assert "immutable" in script.headers["cache-control"]
    assert script.headers["content-type"].startswith("text/javascript")
    packed = page.answer(asked("/assets/a.js", accept_encoding="gzip"))
    assert packed.headers["content-encoding"] == "gzip"
    again = page.answer(asked("/assets/a.js", if_none_match=script.headers["etag"]))
    assert again.status_code == 304
    assert page.answer(asked("/assets/none.js")).status_code == 404
    missing = Page(tmp_path / "none").answer(asked("/"))
    assert missing.status_code == 503
    assert b"not built" in bytes(missing.body)


def test_the_table_without_a_server_lies_beside_the_page(tmp_path: Path) -> None:
    page, beside = tmp_path / "page", tmp_path / "beside"
    for place in (page, beside):
        place.mkdir()
        (place / "index.html").write_text('<!doctype html><html lang="en">')
    (beside / "sw.js").write_text("let a = 1")
    (beside / "python.wasm.gz").write_bytes(b"packed")
    both = Page(page, beside)
    assert b"<html data-alone lang" in bytes(both.answer(asked("/")).body)
    for path in ("/alone/", "/alone/index.html"):
        assert b"<html data-server lang" in bytes(both.answer(asked(path)).body)
    assert both.answer(asked("/alone")).headers["location"] == "/alone/"
    packed = both.answer(asked("/alone/python.wasm.gz", accept_encoding="gzip"))
    assert "content-encoding" not in packed.headers  # the page unpacks it
    for path in ("/alone/none.js", "/alone/../page/index.html", "/alone//etc/passwd"):
        assert both.answer(asked(path)).status_code == 404
    # Without it, that is a path of the page like others.
    assert b"data-" not in bytes(Page(page).answer(asked("/alone/")).body)


def test_webassembly_runs_beside_the_page_only(tmp_path: Path) -> None:
    with TestClient(make_app(str(tmp_path / "tables.sqlite3"))) as client:
        for path, runs in (("/", False), ("/alone/sw.js", True), ("/alonely", False)):
            policy = client.get(path).headers["content-security-policy"]
            assert ("'wasm-unsafe-eval'" in policy) is runs
            assert "unsafe-inline" not in policy
