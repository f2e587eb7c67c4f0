"""The example, installed into a folder of its own; beside it, packages that are broken."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from tests.outside.house import EXAMPLE, House, plugged

sys.path.append(str(EXAMPLE / "src"))  # for tests that look at its rules; not installed by it

GAME = "from arcanum.kernel.game import Game\nclass Mine(Game):\n    id = {!r}\nGAME = Mine()\n"
BOTS = "raise ValueError('bad bots')\n"


@pytest.fixture(scope="session")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Where the example is installed, from its folder and without a network."""
    folder = tmp_path_factory.mktemp("site")
    said = ["--quiet", "--disable-pip-version-check", "--no-index", "--no-deps"]
    subprocess.run(
        [
            *[sys.executable, "-m", "pip", "install", *said, "--no-build-isolation"],
            *["--target", str(folder), str(EXAMPLE)],
        ],
        check=True,
    )
    return folder


@pytest.fixture(scope="session")
def house(site: Path) -> House:
    """Arcanum with the example."""
    return House(site)


@pytest.fixture(scope="session")
def broken(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A package that is wrong in every way that can be told."""
    folder = tmp_path_factory.mktemp("broken")
    points = [
        "raises = bad_import:GAME",
        "exits = bad_exit:GAME",
        "absent = bad_absent:GAME",
        "number = bad_kind:GAME",
        "other = bad_id:GAME",
        "no bots = bad_id:GAME",
        "pebbles = bad_id:GAME",
        "lame = lame:GAME",
    ]
    modules = {
        "bad_import": "raise RuntimeError('no batteries\\nat all')\n",
        "bad_exit": "raise SystemExit(3)\n",
        "bad_kind": "GAME = 7\n",
        "bad_id": GAME.format("mine"),
        "lame.__init__": GAME.format("lame"),
        "lame.bots": BOTS,
    }
    plugged(folder, "broken", points, modules)
    plugged(folder, "rival", ["raises = rival:GAME"], {})
    return folder


@pytest.fixture(scope="session")
def house_with_broken(site: Path, broken: Path) -> House:
    """The same, with broken packages beside it."""
    return House(broken, site)
