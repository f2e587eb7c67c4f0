"""docs/hosting.md and the folder `deploy`: what they tell is what the program knows."""

from __future__ import annotations

import argparse
import asyncio
import json
import logging
import re
import shlex
import shutil
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

from arcanum.cli import parser
from arcanum.server.admin.command import words
from arcanum.server.logs import Json
from arcanum.server.store import Store

ROOT = Path(__file__).resolve().parents[1]
DEPLOY = ROOT / "deploy"
HOSTING = (ROOT / "docs" / "hosting.md").read_text(encoding="utf-8")
OTHERS = ("server.md", "bots.md")  # they may speak of a setting, and have no table of them
FROM_ENVIRONMENT = re.compile(r"\bARCANUM_[A-Z_]+\b")


def commands_of(made: argparse.ArgumentParser) -> dict[str, argparse.ArgumentParser]:
    """The commands of a parser by name; empty if it has none."""
    for action in made._actions:
        if isinstance(action, argparse._SubParsersAction):
            return dict(action.choices)
    return {}


def settings_told() -> set[str]:
    """The first cells of the one table of settings."""
    part = HOSTING.partition("\n## Settings\n")[2].partition("\n## ")[0]
    return set(re.findall(r"^\| `([^`]+)` \|", part, re.MULTILINE))


def settings_known() -> set[str]:
    """Every variable that the program reads, and every option of `arcanum serve`."""
    out = set()
    for path in (ROOT / "src" / "arcanum").rglob("*.py"):
        out |= set(FROM_ENVIRONMENT.findall(path.read_text(encoding="utf-8")))
    serve = commands_of(parser())["serve"]
    serve.parse_args([])
    options = {word for action in serve._actions for word in action.option_strings}
    return out | {word for word in options if word.startswith("--")} - {"--help"}


def test_the_table_of_settings_names_every_one_and_no_other() -> None:
    assert settings_told() == settings_known()
    for name in OTHERS:
        text = (ROOT / "docs" / name).read_text(encoding="utf-8")
        assert not re.search(r"^\| `ARCANUM_", text, re.MULTILINE), name


def admin_commands() -> set[str]:
    """`tables list`, `backup` and so on."""
    out = set()
    for name, made in commands_of(words()).items():
        inner = commands_of(made)
        out |= {f"{name} {each}" for each in inner} if inner else {name}
    return out


def test_every_command_of_an_administrator_is_told() -> None:
    told = set()
    for cell in re.findall(r"^\| `arcanum admin ([^`]+)` \| (.*) \|$", HOSTING, re.MULTILINE):
        command = " ".join(word for word in cell[0].split() if word.islower())
        told.add(command)
        if "`reopen`" in cell[1]:
            told.add(command.replace("close", "reopen"))
    assert told == admin_commands()


@pytest.mark.parametrize("name", ["arcanum.service", "arcanum-backup.service"])
def test_the_units_start_what_there_is(name: str) -> None:
    text = (DEPLOY / name).read_text(encoding="utf-8")
    assert "UMask=0077" in text
    (line,) = re.findall(r"^ExecStart=(.*)$", text, re.MULTILINE)
    command = shlex.split(line)
    if command[:2] == ["/bin/sh", "-c"]:
        command = shlex.split(command[2])
    assert command[0] == "/opt/arcanum/bin/arcanum"
    if command[1] == "admin":
        assert words().parse_args(command[2:]).do.__name__ == "back_up"
    else:
        assert parser().parse_args(command[1:]).db == "/var/lib/arcanum/arcanum.sqlite3"


def test_systemd_understands_the_units(tmp_path: Path) -> None:
    verify = shutil.which("systemd-analyze")
    if verify is None:
        pytest.skip("systemd is not installed")
    for unit in DEPLOY.glob("arcanum*.*"):
        text = unit.read_text(encoding="utf-8").replace("/opt/arcanum/bin/arcanum", "/bin/true")
        (tmp_path / unit.name).write_text(text, encoding="utf-8")
    units = sorted(str(path) for path in tmp_path.iterdir())
    found = subprocess.run([verify, "verify", *units], capture_output=True, text=True)
    said = [line for line in found.stderr.splitlines() if "arcanum" in line]
    assert said == []


def steps(name: str) -> list[list[str]]:
    """The instructions of one stage of the container file, in words."""
    text = (DEPLOY / "Containerfile").read_text(encoding="utf-8").replace("\\\n", " ")
    stages = re.split(r"^(?=FROM )", text, flags=re.MULTILINE)[1:]
    by_name = {stage.split()[3] if stage.split()[2] == "AS" else "": stage for stage in stages}
    return [line.split() for line in by_name[name].splitlines() if line[:1].isupper()]


def test_what_the_container_copies_is_there() -> None:
    copied = 0
    for stage in ("page", "site", "wheel", ""):
        for step in steps(stage):
            if step[0] == "COPY" and not step[1].startswith("--from"):
                for source in step[1:-1]:
                    assert (ROOT / source).exists(), source
                    copied += 1
    assert copied > 8
    last = steps("")
    assert ["USER", "arcanum"] in last
    (command,) = [" ".join(step[1:]) for step in last if step[0] == "CMD"]
    started = parser().parse_args(re.findall(r'"([^"]+)"', command)[1:])
    assert (started.host, started.db) == ("0.0.0.0", "/data/arcanum.sqlite3")


# What earlier stages make, by where it lies in them: one file of it.
MADE = {
    "/src/src/arcanum/server/page": ("page", "index.html"),
    "/src/dist/site": ("site", "sw.js"),
}


def test_the_wheel_of_the_container_has_page_and_tools(tmp_path: Path) -> None:
    """The third stage, done here: the files that it copies, and its command."""
    assert ["RUN", "python", "-m", "tools.site"] in steps("site")
    for step in steps("wheel"):
        if step[0] == "COPY" and step[1].startswith("--from"):
            stage, file = MADE.get(step[2], ("", ""))
            if step[1] == f"--from={stage}":
                (tmp_path / step[3]).mkdir(parents=True)
                (tmp_path / step[3] / file).write_text("made")
        elif step[0] == "COPY":
            for source in step[1:-1]:
                if (ROOT / source).is_dir():
                    without = shutil.ignore_patterns("__pycache__", "page", "*.so")
                    shutil.copytree(ROOT / source, tmp_path / source, ignore=without)
                else:
                    shutil.copy(ROOT / source, tmp_path / source)
    (command,) = [step[1:] for step in steps("wheel") if step[:3] == ["RUN", "pip", "wheel"]]
    made = [word if word != "/wheels" else "wheels" for word in command[1:]]
    done = subprocess.run(
        [sys.executable, "-m", "pip", *made, "--no-index", "--quiet"],
        cwd=tmp_path,
        capture_output=True,
        text=True,
    )
    assert done.returncode == 0, done.stderr
    (wheel,) = (tmp_path / "wheels").glob("*.whl")
    names = zipfile.ZipFile(wheel).namelist()
    assert "arcanum/server/page/index.html" in names
    assert "arcanum/server/alone/sw.js" in names
    assert "arcanum/server/admin/command.py" in names
    assert "arcanum/locale/ru/mail.ftl" in names


@pytest.mark.parametrize("name", ["nginx.conf", "Caddyfile"])
def test_the_proxies_have_what_the_page_promises(name: str) -> None:
    text = (DEPLOY / name).read_text(encoding="utf-8")
    bare = re.sub(r"#.*", "", text)
    assert bare.count("{") == bare.count("}")
    assert "Strict-Transport-Security" in bare
    assert re.search(r"/metrics[^}]*404", bare)
    assert "127.0.0.1:8000" in bare
    assert re.search(r"64k", bare, re.IGNORECASE)  # as large as a body may be
    if name == "nginx.conf":
        for line in bare.splitlines():
            assert not line.strip() or line.strip()[-1] in "{};", line
        assert "$proxy_add_x_forwarded_for" in bare
        assert "limit_req" in bare
        logged = set(re.findall(r"\$\w+", bare.partition("log_format")[2].partition(";")[0]))
        assert not logged & {"$request", "$request_uri", "$uri", "$args", "$http_referer"}
        hides = re.search(r"map \$uri \$arcanum_path \{([^}]*)\}", bare)
        assert hides is not None
        assert re.search(r"~\^/api/calendar /api/calendar/\.\.\.;", hides[1])
        servers = bare.split("server {")[1:]
        assert len(servers) == 2
        for each in servers:  # the log that nginx writes of itself has the whole address
            assert re.search(r"access_log (off|\S+ arcanum);", each)


def test_an_empty_database_is_as_large_as_told(tmp_path: Path) -> None:
    path = tmp_path / "table.sqlite3"

    async def made() -> None:
        await Store(str(path)).close()

    asyncio.run(made())
    told = re.search(r"^\| an empty database \| (\d+) KB \|$", HOSTING, re.MULTILINE)
    assert told is not None
    assert abs(path.stat().st_size / 1000 - int(told[1])) < 20


def test_a_line_of_the_log_has_what_the_page_tells() -> None:
    row = re.search(r"^\| `ARCANUM_LOG` \|.*`json` has (.*) \|$", HOSTING, re.MULTILINE)
    assert row is not None
    told = re.findall(r"`(\w+)`", row[1])
    try:
        raise ValueError("broken")
    except ValueError:
        wrong = sys.exc_info()
    plain = logging.LogRecord("arcanum", logging.INFO, "", 1, "said", (), None)
    failed = logging.LogRecord("arcanum", logging.ERROR, "", 1, "said", (), wrong)
    line, trace = (json.loads(Json().format(each)) for each in (plain, failed))
    assert list(line) == told
    assert set(trace) - set(line) == {"trace"}
    part = HOSTING.partition("\nThe log goes to standard error")[2].partition("\n\n")[0]
    assert re.findall(r"`(\w+)`", part) == ["trace"]
