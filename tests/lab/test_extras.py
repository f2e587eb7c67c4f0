"""An adapter without its library says in one line what to install."""

from __future__ import annotations

import subprocess
import sys

import pytest

HIDING = """
import sys

class Hidden:
    def find_spec(self, name, path=None, target=None):
        if name.partition(".")[0] == {library!r}:
            raise ModuleNotFoundError(f"No module named {{name!r}}", name=name)

sys.meta_path.insert(0, Hidden())
"""
ADAPTERS = [
    ("arcanum.lab.tensors", "numpy", "numpy"),
    ("arcanum.lab.vector", "numpy", "numpy"),
    ("arcanum.lab.pettingzoo.seasons_v0", "pettingzoo", "pettingzoo"),
    ("arcanum.lab.pettingzoo.seasons_v0", "gymnasium", "gymnasium"),
    ("arcanum.lab.gymnasium", "gymnasium", "gymnasium"),
    ("arcanum.lab.openspiel", "pyspiel", "open_spiel"),
]


def without(library: str, code: str) -> subprocess.CompletedProcess[str]:
    """Runs Python as if a library was not installed."""
    said = HIDING.format(library=library) + code
    return subprocess.run([sys.executable, "-c", said], capture_output=True, text=True)


@pytest.mark.parametrize(("module", "library", "package"), ADAPTERS)
def test_a_missing_library(module: str, library: str, package: str) -> None:
    done = without(library, f"import {module}")
    assert done.returncode == 1
    last = done.stderr.strip().splitlines()[-1]
    assert last.endswith(f"{package} is not installed: pip install 'arcanum[lab]'")
    assert "During handling" not in done.stderr


def test_the_command_says_it_in_one_line() -> None:
    code = (
        "from arcanum.cli import main\n"
        "sys.exit(main(['simulate', 'pebbles', '--games', '1', '--out', '/tmp/x.parquet']))"
    )
    done = without("pyarrow", code)
    assert done.returncode == 2
    assert done.stderr == "arcanum: pyarrow is not installed: pip install 'arcanum[lab]'\n"


@pytest.mark.parametrize(
    ("library", "extra", "more"),
    [
        ("openskill", "arena", ["--dask", "127.0.0.1:1"]),
        ("matplotlib", "arena", ["--out", "/nowhere"]),
        ("distributed", "dask", ["--dask", "127.0.0.1:1"]),
    ],
)
def test_a_tournament_says_which_extra(library: str, extra: str, more: list[str]) -> None:
    said = ["arena", "pebbles", "--bots", "random,easy", "--games", "2", *more]
    done = without(library, f"from arcanum.cli import main\nsys.exit(main({said}))")
    assert done.returncode == 2
    assert (
        done.stderr == f"arcanum: {library} is not installed: pip install 'arcanum[{extra}]'\n"
    )


@pytest.mark.parametrize("library", ["numpy", "matplotlib"])
def test_training_says_which_extra(library: str) -> None:
    code = "from arcanum.cli import main\nsys.exit(main(['train', 'trickerion']))"
    done = without(library, code)
    assert done.returncode == 2
    assert done.stderr == f"arcanum: {library} is not installed: pip install 'arcanum[arena]'\n"


def test_the_base_needs_none_of_them() -> None:
    """Simulating, also into JSON Lines, works without NumPy."""
    code = (
        "from arcanum.cli import main\n"
        "import os, tempfile\n"
        "file = os.path.join(tempfile.mkdtemp(), 'a.jsonl')\n"
        "status = main(['simulate', 'pebbles', '--games', '1', '--out', file])\n"
        "sys.exit(status or 'numpy' in sys.modules)"
    )
    assert without("numpy", code).returncode == 0
