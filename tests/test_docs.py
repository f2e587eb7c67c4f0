"""The documents are whole: every key, word and command is there, links lead somewhere.

And what they show is true: the Python of the README prints what it says, scenarios pass.
"""

from __future__ import annotations

import argparse
import contextlib
import io
import json
import re
import shutil
import subprocess
import tomllib
from pathlib import Path
from typing import Any

import pytest

from arcanum.bots.levels import LEVELS
from arcanum.cli import parser
from arcanum.games import built_in, game
from arcanum.lab.scenario import STEP_KEYS, TOP_KEYS, scenarios
from arcanum.texts import LANGUAGES

ROOT = Path(__file__).resolve().parents[1]
NOT_OURS = {".git", ".venv", "build", "dist", "node_modules", ".pytest_cache", ".hypothesis"}

README = (ROOT / "README.md").read_text(encoding="utf-8")
SCENARIOS = (ROOT / "docs" / "scenarios.md").read_text(encoding="utf-8")
BOTS = (ROOT / "docs" / "bots.md").read_text(encoding="utf-8")
PROTOCOL = (ROOT / "docs" / "protocol.md").read_text(encoding="utf-8")
SPEED = (ROOT / "docs" / "speed.md").read_text(encoding="utf-8")
RULINGS = (ROOT / "docs" / "rulings.md").read_text(encoding="utf-8")


def tracked() -> list[Path]:
    """The files of the repository; without git, all that are not made by tools."""
    git = shutil.which("git")
    if git is not None and (ROOT / ".git").exists():
        listed = ["ls-files", "-z", "--cached", "--others", "--exclude-standard"]
        found = subprocess.run([git, *listed], cwd=ROOT, capture_output=True, text=True)
        if found.returncode == 0:
            files = [ROOT / name for name in found.stdout.split("\0") if name]
            return [path for path in files if path.is_file()]
    return [
        path
        for path in ROOT.rglob("*")
        if path.is_file() and not NOT_OURS & set(path.relative_to(ROOT).parts)
    ]


FILES = tracked()
PAGES = [path for path in FILES if path.suffix == ".md"]


def blocks(text: str, language: str) -> list[str]:
    """The code of a page in one language."""
    return re.findall(rf"^```{language}\n(.*?)^```", text, re.MULTILINE | re.DOTALL)


def section(text: str, heading: str) -> str:
    """A section of a page, up to the next heading of its level."""
    found = re.search(rf"^## {re.escape(heading)}\n(.*?)(?=^## |\Z)", text, re.M | re.S)
    assert found is not None, f"there is no section '{heading}'"
    return found.group(1)


def titled(name: str) -> str:
    """A game's id as a heading has it."""
    return name.replace("_", " ").title()


def rows(text: str) -> dict[str, str]:
    """The rows of all tables, by every name in their first cell; the first of a name wins."""
    out: dict[str, str] = {}
    for line in text.splitlines():
        if line.startswith("| `"):
            first = line.split(" | ")[0]
            for name in re.findall(r"`([^`]+)`", first):
                out.setdefault(name, line)
    return out


# -- docs/bots.md


def test_the_bot_of_the_page_is_short_and_beats_chance() -> None:
    code, match = blocks(BOTS, "python")
    assert len([line for line in code.splitlines() if line.strip()]) <= 30
    told = io.StringIO()
    with contextlib.redirect_stdout(told):
        exec(f"{code}\n{match}", {})
    assert float(told.getvalue().split()[0]) >= 24  # of 40; the seeds are given


def test_the_levels_of_the_page_are_those_of_the_code() -> None:
    told = rows(section(BOTS, "Levels and budgets"))
    assert set(told) == set(LEVELS)
    for name, level in LEVELS.items():
        row = told[name].strip("| ").split(" | ")
        _, seconds, turn, simulations, planned, care = row
        assert float(seconds.removesuffix(" s")) == level.seconds
        assert float(turn.removesuffix(" s")) == level.turn
        assert planned == f"{level.plans}, {level.moves}"
        assert care == f"{level.care} of 100"
        if name != "hard":
            assert simulations == str(level.simulations)


# -- docs/scenarios.md


def test_every_key_of_a_scenario_is_told() -> None:
    assert set(rows(section(SCENARIOS, "Keys of the file"))) == set(TOP_KEYS)
    assert set(rows(section(SCENARIOS, "Keys of a step"))) == set(STEP_KEYS)


@pytest.mark.parametrize("name", built_in())
def test_every_verb_is_told_with_its_nouns(name: str) -> None:
    heading = "Pebbles" if name == "pebbles" else f"{titled(name)}: action words"
    part = section(SCENARIOS, heading)
    told = rows(part)
    for verb in game(name).words.verbs:
        assert verb.name in told, verb.name
        nouns = told[verb.name].split(" | ")[1]
        assert nouns == (", ".join(kind.name for kind in verb.kinds) or "–"), verb.name
        for kind in verb.kinds:
            assert f"`{kind.name}`" in part, f"the noun {kind.name}"


def test_every_prompt_of_seasons_is_told() -> None:
    frames = game("seasons").frames.values()
    prompts = {str(getattr(frame, "prompt", "")) for frame in frames} - {""}
    part = section(SCENARIOS, "Seasons: action words")
    assert sorted(prompt for prompt in prompts if f"`{prompt}`" not in part) == []


@pytest.mark.parametrize(
    "text", blocks(SCENARIOS, "toml"), ids=lambda text: str(tomllib.loads(text)["title"])
)
def test_a_scenario_that_is_shown_passes(text: str, tmp_path: Path) -> None:
    path = tmp_path / "shown.toml"
    path.write_text(text, encoding="utf-8")
    for one in scenarios(path):
        one.run()


# -- docs/protocol.md


@pytest.mark.parametrize("name", built_in())
def test_every_note_is_told_with_its_nouns(name: str) -> None:
    told = rows(section(PROTOCOL, f"Notes of {titled(name)}"))
    for key, word in game(name).words.notes.items():
        assert key in told, key
        nouns = re.findall(r"`([^`]+)`", told[key].split(" | ")[1])
        assert nouns == word.names, key


def test_every_key_of_the_view_is_told() -> None:
    told = set(rows(section(PROTOCOL, "The view of Seasons")))
    for level in ("archmage", "apprentice"):
        s = game("seasons").new(seats=2, options={"level": level}, seed=1)
        while True:
            view: dict[str, Any] = s.observe(s.to_move)
            assert sorted({*view, *view["mages"][0], *view["mages"][1]} - told) == []
            if s.over:
                break
            s.apply(s.options[0])


def test_the_python_of_the_protocol_runs() -> None:
    shown = blocks(PROTOCOL, "python")
    assert shown
    for text in shown:
        exec(compile(text, "docs/protocol.md", "exec"), {})


# -- the command line


def commands() -> dict[str, argparse.ArgumentParser]:
    """The commands by name."""
    for action in parser()._actions:
        if isinstance(action, argparse._SubParsersAction):
            return dict(action.choices)
    raise AssertionError("the command line has no commands")


@pytest.mark.parametrize("name", commands())
def test_every_command_is_told(name: str) -> None:
    row = re.compile(rf"^\| `arcanum {name}\b", re.MULTILINE)
    assert row.search(README), "README.md"
    assert row.search(PROTOCOL), "docs/protocol.md"


def test_every_language_has_its_word_in_the_readme() -> None:
    names = {"en": "English", "ru": "Russian", "pl": "Polish"}
    assert [names[lang] for lang in LANGUAGES if names[lang] not in README] == []


# -- README.md


def test_the_ten_lines_run_as_shown() -> None:
    part = section(README, "Ten lines of Python")
    (code,), (shown,) = blocks(part, "python"), blocks(part, "text")
    assert len([line for line in code.splitlines() if line]) <= 10
    told = io.StringIO()
    with contextlib.redirect_stdout(told):
        exec(compile(code, "README.md", "exec"), {})
    assert told.getvalue() == shown


def cells(text: str) -> dict[str, list[str]]:
    """The rows of all tables of a text, by their first cell; the first of a name wins."""
    out: dict[str, list[str]] = {}
    for line in text.splitlines():
        if line.startswith("| "):
            first, *rest = (cell.strip(" *") for cell in line.strip("| ").split("|"))
            out.setdefault(first, rest)
    return out


def test_the_figures_of_the_readme_are_those_of_the_speed_page() -> None:
    shown = cells(section(README, "Speed"))
    measured = cells(SPEED)
    assert len(shown) >= 4
    assert {name: measured.get(name) for name in shown} == shown


def test_the_summary_of_the_speed_page_is_that_of_its_tables() -> None:
    summary = cells(SPEED.partition("\n## ")[0])
    engines = cells(section(SPEED, "Beside published engines"))
    games = [name.lower().replace(" ", "_") for name in summary["figure"]]
    assert len(games) == 3
    assert set(games) <= set(built_in())
    for build, figure in (
        ("interpreted", "decisions a second of random play ÷ catanatron, interpreted"),
        ("compiled", "the same compiled"),
    ):
        for name, told in zip(games, summary[figure], strict=True):
            row = f"{name}, 2 players, {build}"
            found = engines.get(row) or engines[f"ours: {row}"]
            ratio = found[1] if build == "interpreted" else found[2]
            assert abs(float(told) - float(ratio)) <= 0.05 * float(ratio), row


# -- docs/tour.md


def test_the_classes_of_the_tour_are_there() -> None:
    tour = (ROOT / "docs" / "tour.md").read_text(encoding="utf-8")
    named = set(re.findall(r"`([A-Z][a-z]+(?:[A-Z][a-z]+)*)(?:\(|\.run)?[^`]*`", tour))
    sources = (ROOT / "src").rglob("*.py")
    known = {
        name
        for path in sources
        for name in re.findall(r"^class (\w+)", path.read_text(encoding="utf-8"), re.MULTILINE)
    }
    assert len(named) > 30
    assert sorted(named - known - {"Pick"}) == []  # a Svelte part


# -- docs/rulings.md


def test_every_open_question_has_its_ruling_and_scenarios() -> None:
    rules = ROOT / "src" / "arcanum" / "games" / "seasons" / "rules.md"
    row = re.compile(r"^\| (OQ-\d+) \| (.*?) \| (.*?) \| (.*?) \|$", re.MULTILINE)
    wanted = {m[0]: m[1:3] for m in row.findall(rules.read_text(encoding="utf-8"))}
    told = {m[0]: m[1:3] for m in row.findall(RULINGS)}
    assert len(wanted) == 35
    assert told == wanted
    files = (ROOT / "tests" / "scenarios" / "seasons" / "questions").glob("*.toml")
    assert sorted(path.name for path in files if f"/{path.name})" not in RULINGS) == []


# -- links


def anchors(path: Path) -> set[str]:
    """The anchors of a page's headings, as they are made on the web."""
    found = re.findall(r"^#+ (.+)$", path.read_text(encoding="utf-8"), re.MULTILINE)
    return {re.sub(r"[^\w\- ]", "", title.lower()).replace(" ", "-") for title in found}


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_links_lead_somewhere(page: Path) -> None:
    text = re.sub(r"^```.*?^```", "", page.read_text(encoding="utf-8"), flags=re.M | re.S)
    text = re.sub(r"`[^`\n]*`", "", text)
    for target in re.findall(r"\]\(([^()\s]+)\)", text):
        if re.match(r"[a-z]+:", target):
            continue
        name, _, anchor = target.partition("#")
        there = (page.parent / name).resolve() if name else page
        assert there.exists(), f"{target} is not there"
        if anchor:
            assert anchor in anchors(there), f"{target}: no such heading"


# The pages at the top and those of docs; an invented card has files that are not there.
GUIDES = [*sorted(ROOT.glob("*.md")), *sorted((ROOT / "docs").glob("*.md"))]
WITH_COMMANDS = [page for page in GUIDES if page.name != "add-a-card.md"]
PATH_IN_COMMAND = re.compile(r"\b(?:tests|src|docs|tools)/[\w./-]+\.(?:toml|jsonl|py|md)\b")


@pytest.mark.parametrize("page", WITH_COMMANDS, ids=lambda page: page.name)
def test_files_named_in_commands_are_there(page: Path) -> None:
    text = "".join(blocks(page.read_text(encoding="utf-8"), "console"))
    assert [name for name in PATH_IN_COMMAND.findall(text) if not (ROOT / name).exists()] == []


PATH_IN_TEXT = re.compile(r"`((?:src|tests|docs|tools|web|examples)/[^`\s]*)`")


@pytest.mark.parametrize("page", WITH_COMMANDS, ids=lambda page: page.name)
def test_files_and_folders_named_in_text_are_there(page: Path) -> None:
    text = page.read_text(encoding="utf-8")
    named = [re.sub(r"<\w+>", "*", name).rstrip("/") for name in PATH_IN_TEXT.findall(text)]
    assert [name for name in named if not any(ROOT.glob(name))] == []


# -- no download addresses


def addresses(path: Path) -> list[str]:
    """Lines of a file that name a host; a lock file may say who takes donations."""
    text = path.read_text(encoding="utf-8")
    if path.name == "package-lock.json":
        lock = json.loads(text)
        for package in lock.get("packages", {}).values():
            package.pop("funding", None)
        text = json.dumps(lock, indent=1)
    return [line.strip() for line in text.splitlines() if re.search(r"https?://", line)]


def test_no_file_names_a_download_host() -> None:
    names = {"constraints.txt", "package-lock.json", "pyproject.toml", ".npmrc", "pip.conf"}
    looked_at = [path for path in FILES if path.name in names]
    assert {"constraints.txt", "pyproject.toml"} <= {path.name for path in looked_at}
    assert {str(p.relative_to(ROOT)): addresses(p) for p in looked_at if addresses(p)} == {}
