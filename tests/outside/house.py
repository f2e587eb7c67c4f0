"""Arcanum with other packages beside it, in processes of their own."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator, Sequence
from contextlib import closing, contextmanager
from pathlib import Path

import arcanum
from tests.server.desk import Running

ROOT = Path(__file__).parents[2]
EXAMPLE = ROOT / "examples" / "goofspiel"
SOURCES = Path(arcanum.__file__).parents[1]


class House:
    """Arcanum as somebody has it who installed some packages."""

    def __init__(self, *packages: Path) -> None:
        places = [*packages, SOURCES]
        self.environment = {
            **os.environ,
            "PYTHONPATH": os.pathsep.join(str(place) for place in places),
            "COLUMNS": "100",
            "ARCANUM_LIMITS": "off",
            "ARCANUM_BOT_SECONDS": "60",
        }

    def run(
        self, *words: str, typed: str = "", status: int = 0
    ) -> subprocess.CompletedProcess[str]:
        """Python with these words; it must end as expected."""
        made = subprocess.run(
            [sys.executable, *words],
            input=typed,
            env=self.environment,
            cwd=ROOT,
            capture_output=True,
            text=True,
            check=False,
        )
        assert made.returncode == status, made.stdout + made.stderr
        return made

    def arcanum(self, *words: str, typed: str = "") -> str:
        """What a command prints."""
        return self.run("-m", "arcanum", *words, typed=typed).stdout

    def refused(self, *words: str) -> str:
        """The one line of a command that cannot do what it should."""
        (line,) = self.run("-m", "arcanum", *words, status=2).stderr.splitlines()
        return line

    @contextmanager
    def serving(self, folder: Path) -> Iterator[Running]:
        """A server with an empty store; `folder` holds it, and what the server complains of."""
        command = [sys.executable, "-m", "arcanum", "serve", "--port", "0"]
        with (
            open(folder / "stderr", "w", encoding="utf-8") as complaints,
            subprocess.Popen(
                [*command, "--db", str(folder / "tables.sqlite3")],
                env=self.environment,
                cwd=ROOT,
                stdout=subprocess.PIPE,
                stderr=complaints,
                text=True,
            ) as process,
        ):
            try:
                assert process.stdout is not None
                where = process.stdout.readline().split()[3]
                running = Running(process.pid, int(where.rpartition(":")[2]), "")
                with closing(running.http):
                    yield running
            finally:
                process.terminate()


def complaints(folder: Path) -> list[str]:
    """The lines of standard error of a server that ran there."""
    return (folder / "stderr").read_text(encoding="utf-8").splitlines()


def plugged(folder: Path, name: str, points: Sequence[str], modules: dict[str, str]) -> None:
    """Something that looks installed: modules, and a note of their entry points."""
    for module, source in modules.items():
        path = folder / f"{module.replace('.', '/')}.py"
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(source, encoding="utf-8")
    about = folder / f"{name}-1.0.dist-info"
    about.mkdir()
    (about / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {name}\nVersion: 1.0\n")
    (about / "entry_points.txt").write_text("\n".join(["[arcanum.games]", *points, ""]))
