"""`make` where Node is missing or too old: two lines that help, whatever is installed."""

from __future__ import annotations

import shutil
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
TOOLS = ("awk", "find", "getconf", "make", "mkdir", "nproc", "sed", "sh", "touch", "true")


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    """As after `make play` and a change to the page, with some programs and no others."""
    place, programs = tmp_path / "checkout", tmp_path / "programs"
    for name in ("Makefile", "tools/check_node", "web/package.json", "web/package-lock.json"):
        (place / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(ROOT / name, place / name)
    for name in ("pyproject.toml", "constraints.txt"):
        (place / name).touch()
    for name in (".venv/.set-up-to-play", "web/node_modules/.set-up"):
        (place / name).parent.mkdir(parents=True)
        (place / name).touch()
    programs.mkdir()
    for name in TOOLS:
        if found := shutil.which(name):
            (programs / name).symlink_to(found)
    return place


def put_node(checkout: Path, version: str) -> None:
    """Put Node of a version beside the checkout."""
    for name in ("node", "npm"):
        program = checkout.parent / "programs" / name
        program.write_text(f"#!/bin/sh\necho {version}\n")
        program.chmod(0o755)


@pytest.mark.parametrize("target", ["play", "page", "site"])
@pytest.mark.parametrize(
    ("version", "found"), [("", "found: none"), ("v18.20.4", "found: 18.20.4")]
)
def test_two_lines_say_what_to_install(
    checkout: Path, target: str, version: str, found: str
) -> None:
    programs = checkout.parent / "programs"
    if version:
        put_node(checkout, version)
    done = subprocess.run(
        ["make", target],
        cwd=checkout,
        env={"PATH": str(programs)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode != 0
    assert done.stdout == ""
    install, meanwhile, end = done.stderr.splitlines()
    assert install.startswith("To build the page, install Node.js 20.19 or newer")
    assert found in install
    assert "make terminal" in meanwhile
    assert end.startswith("make: *** ")


@pytest.mark.parametrize(
    ("version", "fits"),
    [
        *(("v20.18.3", False), ("v20.19.0", True), ("v21.7.3", False)),
        *(("v22.11.0", False), ("v22.12.0", True), ("v23.0.0", True), ("v24.1.0", True)),
    ],
)
def test_versions_of_node_that_build_the_page(checkout: Path, version: str, fits: bool) -> None:
    put_node(checkout, version)
    programs = checkout.parent / "programs"
    done = subprocess.run(
        [checkout / "tools" / "check_node"], env={"PATH": str(programs)}, capture_output=True
    )
    assert (done.returncode == 0) is fits
