"""docs/add-a-card.md is true: its edits are applied to a copy, and its commands run there.

The first line of a block is a comment with a file and a place in it. Lines of a console block
that start with `$` are run; what they print must be what stands below them, where `…` stands
for anything.
"""

from __future__ import annotations

import os
import re
import shlex
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[1]
PAGE = ROOT / "docs" / "add-a-card.md"
BLOCK = re.compile(r"^```(\w+)\n(.*?)^```", re.MULTILINE | re.DOTALL)
PLACE = re.compile(r"# (\S+) \((new file|at the end|after (.+)|instead of (.+))\)")
PROGRAMS = {".venv/bin/arcanum": ["-m", "arcanum"], ".venv/bin/python": []}
LEFT_OUT = shutil.ignore_patterns("*.so", "*.pyd", "page", "node_modules")


def edit(home: Path, block: str) -> None:
    """Does to the copy under `home` what the first line of a block says."""
    first, _, text = block.partition("\n")
    place = PLACE.fullmatch(first)
    assert place is not None, f"this block does not say where it goes: {first}"
    path = home / place[1]
    assert path.exists() != (place[2] == "new file"), first
    path.parent.mkdir(parents=True, exist_ok=True)
    old = path.read_text(encoding="utf-8") if path.exists() else ""
    path.write_text(edited(old, text, place), encoding="utf-8")


def edited(old: str, text: str, place: re.Match[str]) -> str:
    """A file with a block put in its place: at a line that must be there exactly once."""
    if place[2] in ("new file", "at the end"):
        return old + text
    wanted = place[3] or place[4]
    lines = old.splitlines(keepends=True)
    found = [at for at, line in enumerate(lines) if wanted in line]
    assert len(found) == 1, f"{place[1]}: {len(found)} lines with {wanted}"
    lines[found[0]] = lines[found[0]] + text if place[3] else text
    return "".join(lines)


def run(home: Path, command: str) -> str:
    """What a command prints in the copy."""
    program, *arguments = shlex.split(command)
    start = [sys.executable, *PROGRAMS[program]]
    paths = os.pathsep.join([str(home / "src"), str(home)])
    done = subprocess.run(
        [*start, *arguments],
        cwd=home,
        env={**os.environ, "PYTHONPATH": paths},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        timeout=600,
    )
    assert "Traceback" not in done.stdout, done.stdout
    return done.stdout


def check_console(home: Path, block: str) -> int:
    """Runs the commands of a console block; returns how many there were."""
    commands = re.findall(r"^\$ (.+)\n((?:(?!\$ ).*\n)*)", block, re.MULTILINE)
    for command, shown in commands:
        told = run(home, command)
        pattern = ".*".join(re.escape(part) for part in shown.split("…"))
        assert re.fullmatch(pattern, told, re.DOTALL), f"{command}\n{told}"
    return len(commands)


@pytest.fixture
def home(tmp_path: Path) -> Path:
    """A copy of what the page works on."""
    for part in ("src", "tools"):
        shutil.copytree(ROOT / part, tmp_path / part, ignore=LEFT_OUT)
    return tmp_path


def test_the_page_adds_a_card(home: Path) -> None:
    edits = commands = 0
    for language, block in BLOCK.findall(PAGE.read_text(encoding="utf-8")):
        if language == "console":
            commands += check_console(home, block)
        else:
            edit(home, block)
            edits += 1
    assert edits >= 10
    assert commands >= 5
