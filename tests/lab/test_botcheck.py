"""The conformance kit against a real server, with good bots and bad ones."""

from __future__ import annotations

import ast
import json
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from arcanum.cli import main
from arcanum.lab.botcheck import check
from tests.server.desk import Launcher, Running

BOT = Path(__file__).parents[2] / "examples" / "network_bot.py"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    launcher = Launcher()
    made = launcher.start(str(tmp_path_factory.mktemp("botcheck") / "table.sqlite3"))
    yield made
    made.stop()
    launcher.close()


def url(server: Running) -> str:
    return f"http://127.0.0.1:{server.port}"


def test_our_server_and_our_bot_pass(
    server: Running, capsys: pytest.CaptureFixture[str]
) -> None:
    command = f"{sys.executable} {BOT}"
    assert main(["botcheck", url(server), "--bot", command, "--json"]) == 0
    result = json.loads(capsys.readouterr().out)
    assert (result["passed"], result["failed"]) == (9, 0)


def test_the_bot_needs_forty_lines_and_nothing_of_ours() -> None:
    text = BOT.read_text()
    assert len(text.splitlines()) <= 40
    names = [
        each.module if isinstance(each, ast.ImportFrom) else each.names[0].name
        for each in ast.walk(ast.parse(text))
        if isinstance(each, (ast.Import, ast.ImportFrom))
    ]
    assert {str(name).partition(".")[0] for name in names} <= set(sys.stdlib_module_names)


def test_a_bot_that_stops_fails(server: Running) -> None:
    result = check(url(server), command=f"{sys.executable} -c 0")
    assert result["failed"] == 1
    assert "stopped in the middle" in result["checks"][-1]["detail"]


def test_a_bot_that_guesses_actions_fails(server: Running, tmp_path: Path) -> None:
    """It sends all actions it can think of, one after another, until one is taken."""
    bad = tmp_path / "bad.py"
    good = BOT.read_text()
    assert "if no.code != 409:" in good
    guessing = good.replace(
        'return random.choice(table["options"])["action"]',
        "return next(GUESSES)",
    ).replace("if no.code != 409:", "if no.code == 422: raise\n        if no.code != 409:")
    guesses = ["swap", "keep", "close 0", "close 1", "close 2", "close 3"]
    bad.write_text(
        f"import itertools\nGUESSES = itertools.cycle({guesses})\n"
        + guessing.replace("time.sleep(1)", "time.sleep(0.02)")
    )
    result = check(url(server), command=f"{sys.executable} {bad}")
    by_name = {each["check"]: each["ok"] for each in result["checks"]}
    assert not by_name["the bot sends legal actions only"]


def test_bad_addresses_are_told_in_one_line(capsys: pytest.CaptureFixture[str]) -> None:
    for address in ("nonsense", "http://127.0.0.1:1"):
        assert main(["botcheck", address]) == 2
        told = capsys.readouterr().err
        assert told.startswith("arcanum: ")
        assert told.count("\n") == 1


def test_a_game_that_is_not_there(server: Running, capsys: pytest.CaptureFixture[str]) -> None:
    for told in ([url(server), "--game", "chess"], [f"{url(server)}/elsewhere"]):
        assert main(["botcheck", *told]) == 2
        assert "does not offer" in capsys.readouterr().err


def test_a_bot_that_complains_a_lot_is_heard_out(server: Running, tmp_path: Path) -> None:
    loud = tmp_path / "loud.py"
    loud.write_text("import sys; sys.stderr.write('no! ' * 50_000); sys.exit('at last')")
    result = check(url(server), command=f"{sys.executable} {loud}")
    assert result["checks"][-1]["detail"].endswith("at last")


def test_a_bot_that_cannot_be_started(server: Running) -> None:
    assert main(["botcheck", url(server), "--bot", "/no/such/bot"]) == 2
