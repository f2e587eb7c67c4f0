"""The tutorial makes just this game, with the code of the example, and nothing else changes."""

from __future__ import annotations

import random
import re
import shutil
import tomllib
from pathlib import Path

import pytest

from tests.outside.house import EXAMPLE, ROOT, House

PAGE = (ROOT / "docs" / "add-a-game.md").read_text(encoding="utf-8")
PACKAGE = EXAMPLE / "src" / "goofspiel"
LINK = re.compile(r"\(\.\./examples/goofspiel/([^)]+)\)")
BLOCK = re.compile(r"^```(\w+)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
NOT_CODE = ("console", "text")
RULE = re.compile(r"\b[GDI]-\d+(?:\.\d+)?\b")
RULES = (PACKAGE / "rules.md").read_text(encoding="utf-8")
SCENARIOS = sorted((EXAMPLE / "scenarios").glob("*.toml"))


def shown() -> list[tuple[str, str]]:
    """The code of the tutorial: the file that was named last before it, and the code itself."""
    found = []
    for block in BLOCK.finditer(PAGE):
        if block[1] not in NOT_CODE:
            named = LINK.findall(PAGE, 0, block.start())
            found.append((named[-1], block[2]))
    return found


def test_every_piece_of_code_is_in_the_file_that_it_is_said_to_be_in() -> None:
    assert len(shown()) > 20
    for name, code in shown():
        whole = (EXAMPLE / name).read_text(encoding="utf-8")
        assert " ".join(code.split()) in " ".join(whole.split()), name  # methods stand alone


@pytest.mark.parametrize(
    "name",
    [
        "pyproject.toml",
        *[
            f"src/goofspiel/{part}.py"
            for part in (
                "__init__",
                "rules/version",
                "rules/words",
                "rules/table",
                "rules/flow",
                "rules/setup",
                "rules/game",
                "rules/invariants",
                "bots/__init__",
                "bots/greedy",
                "bots/guide",
                "lab/layout",
            )
        ],
    ],
)
def test_who_types_all_of_it_has_the_whole_file(name: str) -> None:
    code = "".join(code for shown_in, code in shown() if shown_in == name)
    whole = (EXAMPLE / name).read_text(encoding="utf-8")
    assert code.split() == whole.split()


def test_no_shared_file_knows_the_game() -> None:
    shared = [ROOT / "src", ROOT / "web" / "src", ROOT / "web" / "build", ROOT / "tools"]
    files = [path for place in shared for path in place.rglob("*") if path.is_file()]
    sources = [path for path in files if "__pycache__" not in path.parts]
    assert len(sources) > 300
    assert [path for path in sources if b"goofspiel" in path.read_bytes().lower()] == []


def test_the_package_names_arcanum_and_nothing_else() -> None:
    about = tomllib.loads((EXAMPLE / "pyproject.toml").read_text(encoding="utf-8"))
    assert about["project"]["dependencies"] == ["arcanum"]
    points = about["project"]["entry-points"]
    assert points == {"arcanum.games": {"goofspiel": "goofspiel:GAME"}}


# -- rules, code and scenarios speak of the same numbers


def cited(path: Path) -> set[str]:
    """The rules that a Python file cites; of `G-2.3 to G-2.5` also what is between."""
    text = path.read_text(encoding="utf-8")
    found = set(RULE.findall(text))
    for chapter, first, last in re.findall(r"\b([GDI]-\d+\.)(\d+) to [GDI]-\d+\.(\d+)", text):
        found |= {f"{chapter}{n}" for n in range(int(first), int(last) + 1)}
    return found


def test_every_rule_is_cited_in_the_code_and_shown_by_a_scenario() -> None:
    numbered = set(re.findall(r"\*\*([GI]-\d+(?:\.\d+)?)\*\*", RULES)) | {"D-01"}
    chapters = set(re.findall(r"^## ([GDI]-\d+)", RULES, re.MULTILINE))
    in_code = set().union(*[cited(path) for path in PACKAGE.rglob("*.py")])
    assert in_code - chapters == numbered
    scenarios = [tomllib.loads(path.read_text(encoding="utf-8")) for path in SCENARIOS]
    told = {rule for scenario in scenarios for rule in scenario["rules"]}
    assert told == {rule for rule in numbered if not rule.startswith("I-")}


# -- the first steps


def test_the_rules_alone_can_be_played(site: Path, tmp_path: Path) -> None:
    """As after step 7: no texts, no bots, no scenarios yet."""
    place = tmp_path / "site"
    shutil.copytree(site, place, ignore=shutil.ignore_patterns("__pycache__"))
    for path in (place / "goofspiel").iterdir():
        if path.is_dir() and path.name != "rules":
            shutil.rmtree(path)
    (place / "goofspiel" / "rules" / "invariants.py").unlink()
    (place / "goofspiel" / "scenario.py").unlink()
    house = House(place)
    table = ["--seat", "A", "--bots", "random", "--option", "cards=5"]
    assert "[do-bid]" in house.arcanum("play", "goofspiel", *table, typed="1\n" * 4)
    assert '"errors": 0' in house.arcanum("simulate", "goofspiel", "--games", "5", "--json")
    assert "0 violations" in house.arcanum("fuzz", "goofspiel", "--games", "3")
    with house.serving(tmp_path) as server:
        shown = {game["id"]: game for game in server.http.get("/api/games").json()["games"]}
        assert shown["goofspiel"]["bots"] == ["random", "easy", "normal", "hard"]
        assert shown["goofspiel"]["page"] is None
        table_made = server.table(2, "goofspiel", options={"cards": "5"})
        table_made.finish(random.Random(1))
