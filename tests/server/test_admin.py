"""`arcanum admin`: on both stores, while the server runs; and what people do themselves."""

from __future__ import annotations

import contextlib
import json
import random
import signal
import stat
import subprocess
import time
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection

from arcanum.cli import main
from arcanum.kernel.errors import BadSetting
from arcanum.server.admin.backup import dump_command, restore
from arcanum.server.database import migrate
from arcanum.server.keeping import DAY, overdue
from arcanum.server.removing import OF_TABLES
from arcanum.server.store import connector
from tests.server.desk import Launcher, Postgres, Running, until
from tests.server.test_accounts import NAME, Device

Capture = pytest.CaptureFixture[str]


class Admin:
    """The command line of an administrator."""

    def __init__(self, db: str, capsys: Capture) -> None:
        self.db = db
        self.capsys = capsys

    def __call__(self, *words: str, status: int = 0) -> dict[str, Any]:
        assert main(["admin", *words, "--db", self.db, "--json"]) == status
        found: dict[str, Any] = json.loads(self.capsys.readouterr().out)
        return found

    def refused(self, *words: str) -> str:
        """What it says where it does nothing: one line, status 2."""
        assert main(["admin", "--db", self.db, *words]) == 2
        said = self.capsys.readouterr()
        assert said.out == ""
        assert said.err.count("\n") == 1
        return said.err


@pytest.fixture
def admin(server: Running, capsys: Capture) -> Admin:
    return Admin(server.db, capsys)


def rows(db: str, sql: str, *values: Any) -> list[tuple[Any, ...]]:
    opened = connector(db)()
    try:
        return opened.rows(sql, values)
    finally:
        opened.close()


def ended(socket: ClientConnection) -> bool:
    """Read until the server closes a socket."""
    with contextlib.suppress(ConnectionClosed):
        while True:
            socket.recv(timeout=60)
    return True


# -- tables


def test_tables_are_listed_closed_and_deleted_while_the_server_runs(
    server: Running, admin: Admin
) -> None:
    play, other = server.table(2), server.table(2, game="pebbles")
    play.step(random.Random(1))
    listed = {t["table"]: t for t in admin("tables", "list")["tables"]}
    assert listed[play.id]["state"] == "open"
    assert (listed[play.id]["version"], listed[other.id]["version"]) == (1, 0)
    assert not admin("tables", "list", "--idle", "1")["tables"]

    admin("tables", "close", play.id, "--why", "The club is moving.")
    until(lambda: bool(play.see(0)["read_only"]))
    seen = play.see(0)
    assert seen["read_only"] == "The club is moving."
    assert seen["view"]
    assert seen["options"] == []
    seat = 0
    refused = play.act(seat, seen["version"], "anything")
    assert (refused.status_code, refused.json()["error"]) == (409, "The club is moving.")
    assert [t["table"] for t in admin("tables", "list", "--open")["tables"]] == [other.id]
    admin("tables", "reopen", play.id)
    until(lambda: not play.see(0)["read_only"])
    play.step(random.Random(2))

    with server.socket(f"{play.path}/live?token={play.tokens[0]}") as socket:
        socket.recv(timeout=60)
        admin("tables", "delete", play.id)
        assert ended(socket)
    until(lambda: server.http.get(play.path).status_code == 404)
    for part in OF_TABLES:
        assert rows(server.db, f"SELECT 1 FROM {part} WHERE table_id = ?", play.id) == []
    assert other.see(0)["version"] == 0
    assert admin("check")["sound"] is True


def test_a_line_and_a_name_are_hidden_while_the_server_runs(
    server: Running, admin: Admin
) -> None:
    play = server.table(2, game="pebbles")
    play.post("name", 1, name="Nasty")
    for text in ("hello", "something nasty", "bye"):
        assert play.post("chat", 1, text=text).status_code == 200
    server.post(f"{play.path}/gallery", {"name": "Eve", "text": "nasty too"})
    said = admin("chat", "list", play.id)["lines"]
    assert [(line["number"], line["by"], line["text"]) for line in said] == [
        (1, 1, "hello"),
        (2, 1, "something nasty"),
        (3, 1, "bye"),
    ]
    admin("chat", "hide", play.id, "2")
    admin("chat", "hide", play.id, "1", "--onlookers")
    admin("tables", "hide-name", play.id, "B")

    def lines(room: str, **params: str) -> list[tuple[str, bool]]:
        found = server.http.get(f"{play.path}/{room}", params=params).json()
        return [(line["key"], "nasty" in line["text"]) for line in found[room]]

    assert lines("chat", token=play.tokens[0]) == [("", False), ("hidden", False), ("", False)]
    assert lines("gallery") == [("hidden", False)]
    until(lambda: play.see(0)["players"][1]["name"] == "")
    assert play.post("chat", 0, text="on we go").json() == {"number": 4}
    assert "no table" in admin.refused("chat", "hide", "nowhere", "1")
    assert "number 9" in admin.refused("chat", "hide", play.id, "9")
    assert "no seat C" in admin.refused("tables", "hide-name", play.id, "c")
    assert "not a seat" in admin.refused("tables", "hide-name", play.id, "Z")


def test_a_closed_table_stays_closed_after_a_restart(
    launcher: Launcher, tmp_path: Path, capsys: Capture
) -> None:
    db = str(tmp_path / "table.sqlite3")
    server = launcher.start(db)
    made = server.post(
        "/api/tables",
        {"game": "pebbles", "seats": [{"kind": "human"}, {"kind": "bot", "bot": "random"}]},
    ).json()
    server.stop()
    Admin(db, capsys)("tables", "close", made["table"])
    server = launcher.start(db)
    seen = server.http.get(f"/api/tables/{made['table']}").json()
    server.stop()
    assert "closed" in seen["read_only"]
    assert seen["waiting"] == []


def test_every_part_of_a_table_is_known_to_who_deletes_it() -> None:
    assert {"seats", "events", "snapshots", "chat", "notebooks", "notices", "keys"} <= set(
        OF_TABLES
    )
    assert "accounts" not in OF_TABLES


# -- accounts


def test_accounts_are_listed_closed_exported_and_deleted(server: Running, admin: Admin) -> None:
    play = server.table(2)
    with Device(server) as ann:
        ann.enter("Ann", new=True)
        ann.keep(play.tokens[0])
        lent = ann.open(play.id, 0).json()["token"]
        play.post("name", 0, name="Ann of the hill")
        play.post("chat", 0, text="hello")
        play.post("chat", 1, text="not mine")
        play.server.http.put(
            f"{play.path}/notebook", json={"token": play.tokens[0], "text": "remember"}
        )
        play.post("notices", 0, kind="webhook", target="https://example.org/x")
        mine = play.see(0)
        play.act(0, mine["version"], mine["options"][0]["action"])
        (listed,) = admin("accounts", "list")["accounts"]
        assert (listed["name"], listed["seats"], listed["sessions"]) == ("Ann", 1, 1)

        found = admin("accounts", "export", " ann ")
        (seat,) = found["seats"]
        assert (seat["table"], seat["name"], seat["notebook"]) == (
            play.id,
            "Ann of the hill",
            "remember",
        )
        assert [line["text"] for line in seat["chat"]] == ["hello"]
        assert len(seat["actions"]) == 1
        assert seat["notices"][0]["target"] == "https://example.org/x"
        text = json.dumps(found)
        assert "argon2" not in text
        assert lent not in text
        assert "seed" not in text

        admin("accounts", "logout", "Ann")
        assert ann.mine() == []
        until(lambda: ann.status(play, lent) == 403)
        assert ann.status(play, play.tokens[0]) == 200  # the link is the seat's own

        admin("accounts", "close", "Ann")
        closed = ann.http.post("/api/login", json=NAME)
        assert (closed.status_code, closed.json()["key"]) == (403, "account-closed")
        admin("accounts", "reopen", "Ann")
        ann.enter("Ann")

        admin("accounts", "delete", "Ann")
        assert ann.http.post("/api/login", json=NAME).status_code == 403
        until(lambda: play.see(1)["players"][0]["name"] == "")
    assert admin("accounts", "list")["accounts"] == []
    for part in ("notices", "notebooks", "keys", "sessions"):
        assert rows(server.db, f"SELECT 1 FROM {part}") == []
    assert [t["table"] for t in admin("tables", "list")["tables"]] == [play.id]


def test_a_link_sets_a_new_password_once(server: Running, admin: Admin) -> None:
    with Device(server) as ann, Device(server) as phone:
        ann.enter("Ann", new=True)
        made = admin("accounts", "reset", "ANN")
        path, _, token = made["link"].partition("#")
        assert path == "/password"
        kept = rows(server.db, "SELECT token FROM resets")
        assert token.encode() not in bytes(kept[0][0])

        def use(token: str, password: str = "another horse") -> int:
            sent = {"token": token, "password": password}
            return int(phone.http.post("/api/password", json=sent).status_code)

        assert use("x" * 22) == 403
        assert use(token, "short") == 400
        assert use(token) == 200
        assert phone.http.get("/api/me").json()["name"] == "Ann"
        assert ann.http.get("/api/me").json()["name"] is None  # logged out
        assert use(token) == 403
        assert ann.http.post("/api/login", json=NAME).status_code == 403
        again = {**NAME, "password": "another horse"}
        assert ann.http.post("/api/login", json=again).status_code == 200
        old = admin("accounts", "reset", "ann")["link"].partition("#")[2]
        late = admin("accounts", "reset", "ann")["link"].partition("#")[2]
        assert use(old) == 403  # the newer link ends it
        db = connector(server.db)()
        db.write([("UPDATE resets SET ends = ?", (time.time() - 1,))])
        db.close()
        assert use(late) == 403


def test_people_change_their_password_and_log_out_everywhere(server: Running) -> None:
    play = server.table(2)
    with Device(server) as home, Device(server) as phone:
        home.enter("Ann", new=True)
        home.keep(play.tokens[0])
        phone.enter("Ann")
        lent = phone.open(play.id, 0).json()["token"]
        assert phone.status(play, lent) == 200
        wrong = home.http.post("/api/me/password", json={"old": "x", "new": "another horse"})
        assert (wrong.status_code, wrong.json()["key"]) == (403, "wrong-password")
        sent = {"old": NAME["password"], "new": "another horse"}
        assert home.http.post("/api/me/password", json=sent).status_code == 200
        assert home.http.get("/api/me").json()["name"] == "Ann"  # this one stays
        assert phone.http.get("/api/me").json()["name"] is None
        assert phone.status(play, lent) == 403
        assert phone.http.post("/api/login", json=NAME).status_code == 403
        again = {**NAME, "password": "another horse"}
        assert phone.http.post("/api/login", json=again).status_code == 200
        lent = phone.open(play.id, 0).json()["token"]
        with (
            server.socket(f"{play.path}/live?token={lent}") as socket,
            server.socket(f"{play.path}/live?token={play.tokens[1]}") as opponent,
            server.http.stream("GET", "/api/stream", params={"token": lent}) as stream,
        ):
            lines = stream.iter_lines()
            assert next(lines)
            socket.recv(timeout=60)
            opponent.recv(timeout=60)
            assert home.http.post("/api/me/everywhere", json={}).status_code == 200
            assert ended(socket)
            assert not any(lines)  # the stream ends, too
            opponent.ping().wait(60)  # nobody else is disturbed
            assert opponent.close_code is None
        assert [d.http.get("/api/me").json()["name"] for d in (home, phone)] == [None, None]
        assert phone.status(play, lent) == 403
        assert home.http.post("/api/me/everywhere", json={}).status_code == 403


def test_people_delete_their_account(server: Running) -> None:
    play = server.table(2)
    with Device(server) as ann, Device(server) as guest:
        ann.enter("Ann", new=True)
        ann.keep(play.tokens[0])
        play.post("name", 0, name="Ann")
        body = {"password": NAME["password"]}
        assert guest.http.post("/api/me/delete", json=body).status_code == 403
        wrong = ann.http.post("/api/me/delete", json={"password": "not that one"})
        assert wrong.status_code == 403
        elsewhere = ann.http.post(
            "/api/me/delete", json=body, headers={"sec-fetch-site": "cross-site"}
        )
        assert elsewhere.status_code == 403
        assert ann.http.post("/api/me/delete", json=body).status_code == 200
        assert ann.http.get("/api/me").json() == {"name": None, "tables": []}
        assert play.see(1)["players"][0]["name"] == ""
        ann.enter("Ann", new=True)  # the name is free again
        assert ann.mine() == []


# -- keeping


def test_the_purge_keeps_to_what_was_set(server: Running, admin: Admin) -> None:
    ended, idle, busy = (server.table(2, game="pebbles") for _ in range(3))
    ended.finish(random.Random(3))
    with Device(server) as ann:
        ann.enter("Ann", new=True)
        ann.keep(ended.tokens[0])
    for_ever = {"finished": None, "unfinished": None, "accounts": None}
    assert admin("retention")["retention"] == for_ever
    nothing = {"dry_run": False, "tables": [], "accounts": []}
    assert admin("purge") == nothing
    db = connector(server.db)()
    then = time.time() - 40 * DAY
    for play in (ended, idle):
        db.write(
            [
                ("UPDATE events SET at = ? WHERE table_id = ?", (then, play.id)),
                ("UPDATE tables SET created = ? WHERE id = ?", (then, play.id)),
            ]
        )
    db.write([("UPDATE accounts SET seen = ?", (then,))])
    assert admin("purge") == nothing  # nobody set anything
    admin("retention", "--finished", "30", "--unfinished", "60", "--accounts", "30")
    assert overdue(db) == ([ended.id], ["ann"])
    assert overdue(db, time.time() + 21 * DAY) == ([ended.id, idle.id], ["ann"])
    db.close()
    dry = admin("purge", "--dry-run")
    assert (dry["tables"], dry["accounts"]) == ([ended.id], ["ann"])
    assert ended.see()["over"]
    assert admin("purge")["tables"] == [ended.id]
    until(lambda: server.http.get(ended.path).status_code == 404)
    assert {t["table"] for t in admin("tables", "list")["tables"]} == {idle.id, busy.id}
    set_again = admin("retention", "--finished", "ever")["retention"]
    assert set_again == {"finished": None, "unfinished": 60, "accounts": 30}


# -- the database as a whole


def test_a_database_is_checked(server: Running, admin: Admin) -> None:
    play = server.table(2, game="pebbles")
    for seed in range(3):
        play.step(random.Random(seed))
    server.table(2, game="pebbles").finish(random.Random(4))
    assert admin("check") == {
        "sound": True,
        "tables": {"open": 1, "over": 1, "closed": 0, "read_only": 0},
        "problems": [],
        "read_only": [],
    }
    db = connector(server.db)()
    db.write([("DELETE FROM events WHERE table_id = ? AND version = 2", (play.id,))])
    lost = (
        "INSERT INTO chat (table_id, number, seat, text, at) VALUES ('nowhere', 1, 0, 'x', 1.0)"
    )
    db.write([(lost, ())])
    db.close()
    found = admin("check", status=1)
    assert found["sound"] is False
    assert [line.split(":")[0] for line in found["problems"]] == ["chat", f"table {play.id}"]


def test_bad_input_is_one_line(tmp_path: Path, capsys: Capture) -> None:
    db = str(tmp_path / "table.sqlite3")
    admin = Admin(db, capsys)
    assert "no database file" in admin.refused("tables", "list")
    assert not Path(db).exists()
    made = connector(db)()
    migrate(made, 10)
    made.close()
    assert "start the server once" in admin.refused("accounts", "list")
    made = connector(db)()
    migrate(made)
    made.close()
    assert "no table 'nowhere'" in admin.refused("tables", "close", "nowhere")
    assert "no account 'Bob'" in admin.refused("accounts", "export", "Bob")
    assert "days" in admin.refused("retention", "--finished", "soon")
    assert "invalid choice" in admin.refused("tables", "burn")
    assert "required" in admin.refused("backup")
    assert "no backup" in admin.refused("restore", str(tmp_path / "none"))
    assert "cannot be written" in admin.refused("backup", str(tmp_path / "no" / "file"))
    assert "there already" in admin.refused("backup", db)
    Path(db).write_text("not a database at all, but some text of a fair length")
    assert "restore" not in admin.refused("check")
    broken = tmp_path / "broken"
    broken.write_bytes(b"x" * 5000)
    assert "no database of Arcanum" in admin.refused("restore", str(broken))


def test_postgresql_has_programs_of_its_own(capsys: Capture) -> None:
    admin = Admin("postgresql://ann:secret@db.test:5433/table", capsys)
    told = admin.refused("backup", "to.dump")
    assert dump_command(admin.db, Path("to.dump")) in told
    assert "pg_dump --format=custom" in told
    assert "secret" not in told
    assert "pg_restore" in admin.refused("restore", "to.dump")


def test_the_commands_for_postgresql_work(cluster: Postgres, tmp_path: Path) -> None:
    """What the page and the program tell: dump a database, restore it into another."""
    where, other = cluster.database(), cluster.database()
    first, second = connector(where)(), connector(other)()
    migrate(first)
    migrate(second)
    first.write([("INSERT INTO settings VALUES ('kept', 'yes')", ())])
    file = tmp_path / "backup.dump"
    with pytest.raises(BadSetting, match="pg_restore") as told:
        restore(other, file)
    for command in (dump_command(where, file), str(told.value).partition("program: ")[2]):
        program, _, rest = command.partition(" ")
        there = (cluster.bin / "postgres").resolve().parent / program
        subprocess.run(f"{there} {rest}", shell=True, check=True)
    assert second.rows("SELECT value FROM settings WHERE name = 'kept'") == [("yes",)]
    counted = "SELECT reltuples FROM pg_class WHERE oid = to_regclass('tables')"
    assert second.rows(counted) == [(-1,)]  # a restored database has counted nothing
    migrate(second)
    assert second.rows(counted) == [(0,)]
    first.close()
    second.close()


def test_the_restore_drill(launcher: Launcher, tmp_path: Path, capsys: Capture) -> None:
    """Back up while people play, lose the database, restore: the game goes on."""
    db = str(tmp_path / "table.sqlite3")
    admin = Admin(db, capsys)
    server = launcher.start(db)
    play = server.table(2)
    chance = random.Random(5)
    for _ in range(8):
        play.step(chance)
    seen = {seat: play.see(seat) for seat in play.tokens}
    copy = tmp_path / "backup.sqlite3"
    facts = admin("backup", str(copy))
    assert (facts["tables"], facts["events"]) == (1, 8)
    assert stat.S_IMODE(copy.stat().st_mode) == 0o600
    play.step(chance)  # after the backup
    assert "stop it first" in admin.refused("restore", str(copy))
    assert play.see()["version"] == 9  # and nothing happened to it
    server.stop(signal.SIGKILL)

    Path(db).write_bytes(b"the disk is gone")
    for more in ("-wal", "-shm"):
        Path(db + more).unlink(missing_ok=True)
    restored = admin("restore", str(copy))
    assert Path(restored["kept"]).read_bytes() == b"the disk is gone"
    server = launcher.start(db)
    play.server = server
    assert admin("check")["sound"] is True
    for seat, was in seen.items():
        now = play.see(seat)
        assert (now["version"], now["view"], now["options"]) == (
            8,
            was["view"],
            was["options"],
        )
    play.step(chance)
    assert play.see()["version"] == 9
    server.stop()


def test_a_backup_is_whole_while_the_server_writes(
    launcher: Launcher, tmp_path: Path, capsys: Capture
) -> None:
    db = str(tmp_path / "table.sqlite3")
    admin = Admin(db, capsys)
    server = launcher.start(db)
    bots = [{"kind": "bot", "bot": "random"}] * 2
    for _ in range(3):
        server.post("/api/tables", {"game": "seasons", "seats": bots})
    for number in range(4):
        copy = tmp_path / f"backup{number}"
        admin("backup", str(copy))
        found = Admin(str(copy), capsys)("check")
        assert found["sound"] is True, found
    server.stop()
