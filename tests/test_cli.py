"""The command line: what it prints, and one clear line for bad input."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from arcanum.cli import main
from arcanum.games import game, ids, is_announced
from arcanum.rulebook.lookup import Lookup

ROOT = Path(__file__).resolve().parents[1]
RECORD = ROOT / "tests" / "replays" / "seasons" / "random_000.jsonl"
SCENARIO = ROOT / "tests" / "scenarios" / "seasons" / "cards" / "16_kairn_takes_four.toml"


def run(capsys: pytest.CaptureFixture[str], *argv: str) -> dict[str, Any]:
    assert main([*argv, "--json"]) == 0
    out = capsys.readouterr().out
    told = json.loads(out)
    assert out.count("\n") == 1
    assert isinstance(told, dict)
    return told


def test_games(capsys: pytest.CaptureFixture[str]) -> None:
    told = run(capsys, "games")["games"]
    assert told["seasons"]["seats"] == [2, 4]
    level = told["seasons"]["options"]["level"]
    assert level == {"default": "archmage", "choices": ["archmage", "magician", "apprentice"]}
    assert told["pebbles"]["hidden"]


MARBLES = """
from arcanum.games.pebbles.rules.game import PebblesGame
class Marbles(PebblesGame):
    id = "marbles"
GAME = Marbles()
"""


def test_games_mark_the_opponents_of_our_own_design(
    capsys: pytest.CaptureFixture[str],
) -> None:
    """[P-15.11, P-15.12]"""
    told = run(capsys, "games")["games"]
    assert told["pax_illuminaten"]["options"]["opponent"]["own_design"] == [
        "joseph_ii",
        "franck",
    ]
    assert main(["games"]) == 0
    assert "    joseph_ii, franck: our own design\n" in capsys.readouterr().out


def games_with(folder: Path, entry: str) -> subprocess.CompletedProcess[str]:
    """`arcanum games` where one more package is installed."""
    about = folder / "marbles-1.2.dist-info"
    about.mkdir()
    (about / "METADATA").write_text("Metadata-Version: 2.1\nName: marbles\nVersion: 1.2\n")
    (about / "entry_points.txt").write_text(f"[arcanum.games]\nmarbles = {entry}\n")
    (folder / "marbles.py").write_text(MARBLES)
    paths = os.pathsep.join([str(folder), str(ROOT / "src")])
    return subprocess.run(
        [sys.executable, "-m", "arcanum", "games"],
        env={**os.environ, "PYTHONPATH": paths},
        capture_output=True,
        text=True,
        timeout=60,
    )


def test_games_from_outside_name_their_package(tmp_path: Path) -> None:
    done = games_with(tmp_path, "marbles:GAME")
    assert "marbles: 2 to 4 seats (from marbles 1.2)" in done.stdout
    assert "seasons: 2 to 4 seats\n" in done.stdout
    assert not done.stderr


def test_a_game_from_outside_that_does_not_load_is_one_line(tmp_path: Path) -> None:
    done = games_with(tmp_path, "marbles:NOTHING")
    assert done.returncode == 0
    assert "marbles" not in done.stdout
    assert "seasons" in done.stdout
    assert len(done.stderr.splitlines()) == 1
    assert "marbles" in done.stderr


def test_metadata_is_not_read_where_no_package_names_our_group(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    other = tmp_path / "other-1.dist-info"
    other.mkdir()
    (other / "entry_points.txt").write_text("[console_scripts]\nother = other:main\n")
    monkeypatch.setattr(sys, "path", [str(tmp_path), str(tmp_path / "missing")])
    assert not is_announced()
    (other / "entry_points.txt").write_text("[arcanum.games]\nother = other:GAME\n")
    assert is_announced()
    archive = tmp_path / "packages.zip"
    archive.write_bytes(b"")
    monkeypatch.setattr(sys, "path", [str(archive)])
    assert is_announced()


def test_words(capsys: pytest.CaptureFixture[str]) -> None:
    words = run(capsys, "words", "seasons")["words"]
    for wanted in ("summon amulet_of_air", "discard fire", "activate kairn_the_destroyer"):
        assert wanted in words
    assert "summon amulet_of_air#2" not in words
    assert len(words) == len(set(words))


def test_rules(capsys: pytest.CaptureFixture[str]) -> None:
    result = run(capsys, "rules", "pebbles", "--lang", "pl")
    assert set(result) == {"game", "lang", "exact", "chapters"}
    assert result["game"] == "pebbles"
    assert result["lang"] == "pl"
    assert [c["id"] for c in result["chapters"]][:2] == ["about", "winning"]
    assert set(result["chapters"][1]) == {"id", "title", "text", "rules", "part"}
    assert result["chapters"][1]["rules"] == ["B-3.2"]
    assert "Wygrywa" in result["chapters"][1]["text"]
    one = run(capsys, "rules", "pebbles", "b 3.2", "--lang", "ru")
    assert [c["rules"] for c in one["chapters"]] == [["B-3.2"]]
    assert "Побеждает" in one["chapters"][0]["text"]
    assert not one["exact"]
    exact = run(capsys, "rules", "trickerion", "H-8.3", "--exact")
    assert exact["exact"]
    assert "contested" in exact["chapters"][0]["text"]


@pytest.mark.parametrize("lang", ["en", "ru", "pl"])
def test_every_number_of_every_game_can_be_read(lang: str) -> None:
    for name in ids():
        lookup = Lookup(name, lang)
        for number in lookup.exact.numbers:
            said = lookup.rule(number)
            assert said is not None
            assert said.text


def test_simulate(capsys: pytest.CaptureFixture[str]) -> None:
    told = run(capsys, "simulate", "seasons", "--games", "6", "--seats", "3", "--seed", "2")
    assert told["games"] == 6
    assert told["errors"] == 0
    assert set(told["wins"]) == {"random", "random#2", "random#3"}
    assert sum(told["wins"].values()) == pytest.approx(6)
    assert told["decisions"] > 600
    for key in ("seconds", "decisions_per_second", "mean_decisions", "mean_branching"):
        assert told[key] > 0


def test_simulate_gives_the_same_games_in_several_processes(
    capsys: pytest.CaptureFixture[str],
) -> None:
    argv = ["simulate", "seasons", "--games", "8", "--bots", "greedy,random"]
    one = run(capsys, *argv)
    two = run(capsys, *argv, "--jobs", "2")
    for key in ("games", "decisions", "wins", "mean_scores", "mean_branching"):
        assert one[key] == two[key]
    assert one["wins"]["greedy"] > one["wins"]["random"]


def test_scenario(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    assert run(capsys, "scenario", str(SCENARIO)) == {"passed": 1, "failed": 0, "failures": []}
    bad = tmp_path / "bad.toml"
    bad.write_text(SCENARIO.read_text().replace("crystals = 5", "crystals = 7"))
    assert main(["scenario", str(bad), "--json"]) == 1
    told = json.loads(capsys.readouterr().out)
    assert told["failed"] == 1
    assert told["failures"][0]["file"] == str(bad)
    assert "B.crystals should be 7, it is 5" in told["failures"][0]["message"]


def test_replay(capsys: pytest.CaptureFixture[str]) -> None:
    told = run(capsys, "replay", str(RECORD))
    assert told["over"]
    assert len(told["final_hash"]) == 64
    assert {"decisions", "scores", "winners", "rules_version"} <= set(told)
    assert run(capsys, "replay", str(RECORD), "--at", "5")["decisions"] == 5


def test_fuzz(capsys: pytest.CaptureFixture[str]) -> None:
    told = run(capsys, "fuzz", "pebbles", "--seconds", "0.2")
    assert told["games"] >= 1
    assert told["violations"] == []
    told = run(capsys, "fuzz", "pebbles", "--games", "3")
    assert told["games"] == 3


def test_bench(capsys: pytest.CaptureFixture[str]) -> None:
    told = run(capsys, "bench", "--rounds", "1", "--seconds", "0.02")
    assert told["build"] in ("interpreted", "compiled")
    seasons = told["games"]["seasons"]
    assert seasons["decisions_per_second"] > 0
    assert seasons["snapshot_bytes"] <= 9000


def test_lines_for_people(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["games"]) == 0
    assert "seasons: 2 to 4 seats" in capsys.readouterr().out
    assert main([]) == 0
    assert "COMMAND" in capsys.readouterr().out
    assert main(["--version"]) == 0
    out = capsys.readouterr().out
    assert "ed\nrules: " in out  # interpreted or compiled
    assert all(f"{name} {game(name).version}" in out for name in ids())
    assert main(["scenario", str(SCENARIO)]) == 0
    assert "1 passed, 0 failed" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("argv", "told"),
    [
        (["jump"], "invalid choice: 'jump'"),
        (["words", "chess"], "no game 'chess'"),
        (["simulate", "chess"], "no game 'chess'"),
        (["simulate", "seasons", "--seats", "5"], "2 to 4 seats, not 5"),
        (["simulate", "seasons", "--seats", "many"], "'many' is not a whole number"),
        (["simulate", "seasons", "--option", "level=hero"], "one of archmage, magician"),
        (["simulate", "seasons", "--option", "weather=bad"], "no option 'weather'"),
        (["simulate", "seasons", "--option", "level"], "NAME=VALUE"),
        (["simulate", "seasons", "--option", "first=D"], "cannot be played"),
        (["simulate", "seasons", "--bots", "deep"], "no bot 'deep'"),
        (["simulate", "seasons", "--bots", "random,random,random"], "3 bots for 2 seats"),
        (["simulate", "seasons", "--games", "0"], "at least one game"),
        (["simulate", "seasons", "--jobs", "0"], "at least one job"),
        (["simulate", "pebbles", "--bots", "greedy"], "no greedy bot for pebbles"),
        (["rules", "chess"], "no game 'chess'"),
        (["rules", "seasons", "S-99"], "there is no rule S-99"),
        (["scenario", "nowhere"], "no such file"),
        (["replay", "nowhere"], "cannot be read"),
        (["replay", "README.md"], "not JSON"),
        (["fuzz", "seasons", "--seats", "9"], "2 to 4 seats"),
        (["fuzz", "seasons", "--seconds", "nan"], "not a time in seconds"),
        (["fuzz", "seasons", "--games", "0"], "at least 1"),
        (["bench", "--rounds", "0"], "at least one round"),
        (["serve", "--workers", "0"], "at least one worker"),
        (["serve", "--port", "99999999"], "not a port"),
        (["serve", "--db", "/no/such/folder/x.sqlite3"], "database cannot be opened (No such"),
        (["play"], "which game?"),
        (["play", "chess"], "no game 'chess'"),
        (["play", "seasons", "--lang", "tlh"], "invalid choice: 'tlh'"),
        (["play", "seasons", "--seat", "X"], "X"),
        (["play", "seasons", "--resume", "nowhere"], "nowhere"),
    ],
)
def test_bad_input_is_one_clear_line(
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
    argv: list[str],
    told: str,
) -> None:
    monkeypatch.chdir(ROOT)
    assert main(argv) == 2
    captured = capsys.readouterr()
    assert captured.out == ""
    assert told in captured.err
    assert captured.err.count("\n") == 1


def test_help_imports_nothing_heavy() -> None:
    code = (
        "import sys\n"
        "from arcanum.cli import main\n"
        "try:\n    main(['--help'])\nexcept SystemExit:\n    pass\n"
        "heavy = [m for m in ('rich', 'fluent', 'arcanum.games.seasons', 'multiprocessing')"
        " if m in sys.modules]\n"
        "assert not heavy, heavy\n"
    )
    done = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr


def heed_ctrl_c() -> None:
    """A shell lets what it starts in the background ignore Ctrl-C, and that is inherited."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


# Tells when the first game begins: before that, Ctrl-C may stop Python while it still imports.
SIMULATE = """
import os, sys
from arcanum.cli import main
from arcanum.games import game
kind = type(game("seasons"))
new = kind.new
def begun(*args, **more):
    kind.new = new
    os.write(int(sys.argv[1]), b"begun")
    return new(*args, **more)
kind.new = begun
sys.exit(main(["simulate", "seasons", "--games", "100000"]))
"""


def test_ctrl_c_stops_without_a_traceback(tmp_path: Path) -> None:
    reading, writing = os.pipe()
    child = subprocess.Popen(
        [sys.executable, "-c", SIMULATE, str(writing)],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        cwd=tmp_path,
        pass_fds=[writing],
        preexec_fn=heed_ctrl_c,
    )
    os.close(writing)
    with open(reading, "rb") as told:
        assert told.read(5) == b"begun"
        os.kill(child.pid, signal.SIGINT)
        out, err = child.communicate(timeout=60)
    assert child.returncode == 130
    assert "Traceback" not in err
    assert out == ""
    assert list(tmp_path.iterdir()) == []
