"""The wheel as somebody gets it, without Node or compiler; and a decision in a browser."""

from __future__ import annotations

import os
import subprocess
import sys
import tarfile
import venv
import zipfile
from collections.abc import Iterator
from email import message_from_string
from importlib.metadata import Distribution, distribution
from pathlib import Path

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name
from playwright.sync_api import expect

from tests.page import conftest as of_the_page
from tests.page.conftest import PAGE, ROOT, Opened
from tests.page.playing import CLICK, OFFERED, heard
from tests.page.tables import Tables
from tests.site import conftest as of_the_site

CLICKS = 30  # for one decision: nine cards may have to be laid, each with two
look = of_the_page.look
built = of_the_site.built
PIP = [sys.executable, "-m", "pip", "--disable-pip-version-check", "--quiet"]


@pytest.fixture(scope="module")
def wheel(built: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The wheel that `make wheel` builds."""
    if not (PAGE / "index.html").is_file():
        pytest.fail("the page is not built: run `make page`")
    place = tmp_path_factory.mktemp("dist")
    subprocess.run(
        [*PIP, "wheel", "--no-build-isolation", "--no-deps", "--wheel-dir", place, ROOT],
        env={**os.environ, "ARCANUM_COMPILE": "1"},
        check=True,
    )
    (made,) = place.glob("arcanum-*.whl")
    return made


def distributions(metadata: str) -> list[Distribution]:
    """What `pip install 'arcanum[server,bots]'` brings along, from what is installed here."""
    found: dict[str, Distribution] = {}
    asked = message_from_string(metadata).get_all("Requires-Dist", [])
    waiting = [(Requirement(text), {"server", "bots"}) for text in asked]
    seen: set[tuple[str, str]] = set()
    while waiting:
        wanted, extras = waiting.pop()
        marker = wanted.marker
        if marker and not any(marker.evaluate({"extra": extra}) for extra in ("", *extras)):
            continue
        name = canonicalize_name(wanted.name)
        new = {("", name), *((extra, name) for extra in wanted.extras)} - seen
        if not new:
            continue
        seen |= new
        found[name] = distribution(name)
        assert wanted.specifier.contains(found[name].version, prereleases=True)
        more = [Requirement(text) for text in found[name].requires or []]
        waiting += [(each, set(wanted.extras)) for each in more]
    return list(found.values())


@pytest.fixture(scope="module")
def command(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """`arcanum` in an environment of its own, with what the wheel asks for and nothing else."""
    home = tmp_path_factory.mktemp("environment")
    venv.create(home, with_pip=False)
    (site,) = home.glob("lib/python*/site-packages")
    asked = zipfile.Path(wheel).joinpath(f"{wheel.name.rsplit('-', 3)[0]}.dist-info/METADATA")
    for found in distributions(asked.read_text(encoding="utf-8")):
        for name in {file.parts[0] for file in found.files or []} - {"..", "__pycache__"}:
            if not (site / name).exists():
                (site / name).symlink_to(Path(str(found.locate_file(name))))
    python = home / "bin" / "python"
    subprocess.run(
        [*PIP, "--python", python, "install", "--no-deps", "--no-index", wheel], check=True
    )
    return home / "bin" / "arcanum"


def bare() -> dict[str, str]:
    """An environment in which neither Node nor a compiler is found."""
    return {"PATH": "/nowhere", "LANG": "C.UTF-8", "ARCANUM_LIMITS": "off"}


def test_it_is_compiled(command: Path) -> None:
    said = subprocess.run(
        [command, "--version"], env=bare(), cwd="/", capture_output=True, text=True, check=True
    )
    assert said.stdout.startswith("arcanum 0.")
    assert "compiled" in said.stdout.splitlines()[0]
    assert "seasons" in said.stdout.splitlines()[1]


def is_whole(wheel: Path, site: Path) -> bool:
    """Whether page and table without a server are in a wheel, as they were built."""
    server = zipfile.Path(wheel) / "arcanum" / "server"
    return all(
        (server / name / path.relative_to(folder).as_posix()).read_bytes() == path.read_bytes()
        for name, folder in (("page", PAGE), ("alone", site))
        for path in folder.rglob("*")
        if path.is_file()
    )


def test_the_table_without_a_server_is_in_it(wheel: Path, built: Path) -> None:
    assert (built / "python" / "arcanum.bin.gz").is_file()
    assert is_whole(wheel, built)


def test_a_source_package_makes_such_a_wheel_without_node(built: Path, tmp_path: Path) -> None:
    """Of plain Python: what it takes to compile is tested with the wheel above."""
    pack = [sys.executable, "-m", "hatchling", "build", "--target", "sdist"]
    subprocess.run([*pack, "--directory", tmp_path], cwd=ROOT, check=True, capture_output=True)
    (packed,) = tmp_path.glob("arcanum-*.tar.gz")
    with tarfile.open(packed) as package:
        package.extractall(tmp_path, filter="data")
    sources = packed.with_name(packed.name.removesuffix(".tar.gz"))
    assert (sources / "web" / "package-lock.json").is_file()  # and so is what they are made of
    build = [*PIP, "wheel", "--no-build-isolation", "--no-deps", "--no-index"]
    plain = {**os.environ, "PATH": "/nowhere", "ARCANUM_COMPILE": "0"}
    subprocess.run([*build, "--wheel-dir", tmp_path / "dist", sources], env=plain, check=True)
    (made,) = (tmp_path / "dist").glob("arcanum-*-py3-none-any.whl")
    assert is_whole(made, built)


# Imports all modules, and prints those that do not come and what they miss.
IMPORTED = """
import importlib, pkgutil, sys
import arcanum
from arcanum.lab.extras import NotInstalled
for each in pkgutil.walk_packages(arcanum.__path__, "arcanum.", onerror=lambda name: None):
    if each.name.endswith("__main__"):
        continue
    try:
        importlib.import_module(each.name)
    except ImportError as wrong:
        print(each.name, wrong.name)
    except NotInstalled as wrong:  # it says what to install
        print(each.name, wrong.__context__.name)
"""
# What only the other extras need: research, tournaments with plots, many machines.
OTHER_EXTRAS = {
    *("distributed", "gymnasium", "matplotlib", "numpy", "pettingzoo", "pyarrow", "pyspiel"),
}


def test_nothing_else_is_needed(command: Path) -> None:
    """All that is not for research comes without another package."""
    said = subprocess.run(
        [command.with_name("python"), "-c", IMPORTED],
        env=bare(),
        cwd="/",
        capture_output=True,
        text=True,
        check=True,
    )
    missing = dict(line.split(" ", 1) for line in said.stdout.splitlines())
    assert set(missing.values()) <= OTHER_EXTRAS
    assert "numpy" in missing.values()  # nothing of this checkout is to be found
    for name in missing:
        assert ".lab" in name, name


@pytest.fixture(scope="module")
def tables(command: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Tables]:
    """A server that runs from the wheel."""
    folder = tmp_path_factory.mktemp("store")
    with subprocess.Popen(
        [command, "serve", "--port", "0", "--db", folder / "tables.sqlite3"],
        env=bare(),
        cwd=folder,
        stdout=subprocess.PIPE,
        text=True,
    ) as process:
        try:
            assert process.stdout is not None
            where = process.stdout.readline().split()[3]
            yield Tables(where)
        finally:
            process.terminate()


def test_a_decision_in_the_browser(look: Opened) -> None:
    page = look("/?game=seasons")
    expect(page.locator(".foot")).to_contain_text("compiled rules; versions of the rules: ")
    page.get_by_role("button", name="Sit down").click()
    expect(page.locator("#options [data-action], [data-lit]").first).to_be_visible()
    board = page.locator("#board")
    before = int(board.get_attribute("data-version") or 0)
    for _ in range(CLICKS):
        page.wait_for_function(OFFERED)
        page.evaluate(CLICK)
        heard(page)
        if int(board.get_attribute("data-version") or 0) > before:
            return
    pytest.fail("no decision was made")


@pytest.mark.parametrize("what", ["wheel", "sdist"])
def test_nothing_is_packed_without_the_page(tmp_path: Path, what: str) -> None:
    """One line, and neither wheel nor source package."""
    sources = tmp_path / "sources"
    (sources / "src" / "arcanum" / "kernel").mkdir(parents=True)
    (sources / "src" / "arcanum" / "__init__.py").touch()
    parts = "src/arcanum/kernel/parts.py"  # the build reads it
    for name in ("pyproject.toml", "hatch_build.py", "README.md", "LICENSE", parts):
        (sources / name).write_bytes((ROOT / name).read_bytes())
    build = [sys.executable, "-m", "hatchling", "build", "--target", what]
    if what == "wheel":
        build = [*PIP, "wheel", "--no-build-isolation", "--no-deps", "--wheel-dir", "dist", "."]
    said = subprocess.run(build, cwd=sources, capture_output=True, text=True, check=False)
    assert said.returncode != 0
    assert "The page is not built: run 'make wheel'" in said.stdout + said.stderr
    assert not list(sources.glob("dist/*"))
    loud = {**os.environ, "ARCANUM_NO_PAGE": "1"}
    subprocess.run(build, cwd=sources, env=loud, capture_output=True, check=True)
    assert list(sources.glob("dist/arcanum-*"))
