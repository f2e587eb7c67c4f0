"""Every rule has its number in the code and a scenario; no number is made up."""

import re
import tomllib
from pathlib import Path

from tests.scenarios.told import told

ROOT = Path(__file__).resolve().parents[3]
GAME = ROOT / "src" / "arcanum" / "games" / "trickerion"
SCENARIOS = ROOT / "tests" / "scenarios" / "trickerion"
RULES = (GAME / "rules.md").read_text(encoding="utf-8")
HEIR = (GAME / "heir.md").read_text(encoding="utf-8")
ACADEMY = (GAME / "academy.md").read_text(encoding="utf-8")

NUMBERS = sorted(set(re.findall(r"\*{1,2}(T-\d+\.\d+(?:\.\d+)*)", RULES)))
DECISIONS = re.findall(r"^\| (D-\d+) \|", RULES, re.MULTILINE)
QUESTIONS = re.findall(r"^\| (Q-\d+) \|", RULES, re.MULTILINE)
INVARIANTS = re.findall(r"^\d+\. (INV-\d+)", RULES, re.MULTILINE)
VECTORS = re.findall(r"^\*\*(V-\d+)", RULES, re.MULTILINE)
CHAPTERS = re.findall(r"^##+ (T-\d+(?:\.\d+)?)", RULES, re.MULTILINE)

# The Heir: rules, chapters, test vectors, rulings, and the decisions of his own table
HEIR_RULES = sorted(set(re.findall(r"\*\*(H-\d+\.\d+)", HEIR)))
HEIR_CHAPTERS = re.findall(r"^## (H-\d+)", HEIR, re.MULTILINE)
HEIR_VECTORS = re.findall(r"^\*\*(TV-\d+)", HEIR, re.MULTILINE)
HEIR_RULINGS = [
    f"RUL-{n}" for n in re.findall(r"^\| (\d+) \|", HEIR.partition("## H-24")[2], re.MULTILINE)
]
HEIR_DECISIONS = re.findall(r"^\| (D-\d) \|", HEIR, re.MULTILINE)
OF_HEIR = {*HEIR_RULES, *HEIR_CHAPTERS, *HEIR_VECTORS, *HEIR_RULINGS, *HEIR_DECISIONS}

# The Academy: rules, chapters, and the decisions of its own table
ACADEMY_RULES = sorted(set(re.findall(r"^- \*\*(A-\d+\.\d+)", ACADEMY, re.MULTILINE)))
ACADEMY_CHAPTERS = re.findall(r"^## (A-\d+)", ACADEMY, re.MULTILINE)
ACADEMY_DECISIONS = re.findall(r"^\| (DA-\d) \|", ACADEMY, re.MULTILINE)
OF_ACADEMY = {*ACADEMY_RULES, *ACADEMY_CHAPTERS, *ACADEMY_DECISIONS}

KNOWN = {*NUMBERS, *DECISIONS, *QUESTIONS, *INVARIANTS, *VECTORS, *CHAPTERS}
KNOWN |= OF_HEIR | OF_ACADEMY
TAG = re.compile(
    r"\b(?:[THA]-\d+(?:\.\d+)*|D-\d\d|Q-\d\d|INV-\d\d|T?V-\d+|RUL-\d+|(?<=H-26 )D-\d|DA-\d)\b"
)

# How to read the document, overview and glossary: nothing that a program could do otherwise
HEIR_ABOUT = {"H-0.1", "H-0.2", "H-0.3", "H-0.5"}
ABOUT = {"T-0.1", "T-0.2", "T-0.3", "T-0.4", "T-0.5", "T-1.3", "T-19.1"}


def cited(text: str) -> set[str]:
    """The numbers a text cites, ranges such as `T-6.2.1 to T-6.2.4` included."""
    said = set(TAG.findall(text))
    found = set(said)
    for start, first, last in re.findall(r"(T-[\d.]+\.|INV-|D-)(\d+) to \1(\d+)", text):
        width = 2 if start in ("INV-", "D-") else 1
        found |= {f"{start}{n:0{width}}" for n in range(int(first), int(last) + 1)}
    return found & KNOWN | said


def in_code() -> set[str]:
    return cited("".join(p.read_text(encoding="utf-8") for p in GAME.rglob("*.py")))


def in_scenarios() -> set[str]:
    return {rule for one in told("trickerion") for rule in one.get("rules", [])}


def test_the_document_was_understood() -> None:
    assert len(NUMBERS) > 150
    assert len(DECISIONS) == 52
    assert len(QUESTIONS) == 30
    assert len(INVARIANTS) == 45
    assert len(VECTORS) == 24


def test_every_rule_is_cited_by_code() -> None:
    wanted = {*NUMBERS, *DECISIONS, *QUESTIONS} - ABOUT
    assert sorted(wanted - in_code()) == []


def test_every_invariant_is_checked() -> None:
    elsewhere = {"INV-44", "INV-45"}  # laws 4 and 6
    assert sorted({*INVARIANTS} - in_code() - elsewhere) == []


def test_no_number_is_made_up() -> None:
    assert sorted(in_code() - KNOWN) == []
    assert sorted(in_scenarios() - KNOWN) == []


def test_everything_has_a_scenario() -> None:
    wanted = {*NUMBERS, *DECISIONS, *QUESTIONS, *VECTORS} - ABOUT
    assert sorted(wanted - in_scenarios()) == []


def test_every_card_is_in_reach_of_a_scenario() -> None:
    """Special cards, prophecies, magicians, tricks and performance cards are all spoken of."""
    texts = "".join(p.read_text(encoding="utf-8") for p in SCENARIOS.rglob("*.toml"))
    for name, key in (
        ("assignments", "special"),
        ("prophecies", "prophecies"),
        ("magicians", "magicians"),
        ("tricks", "tricks"),
        ("performances", "performances"),
    ):
        data = tomllib.loads((GAME / "data" / f"{name}.toml").read_text(encoding="utf-8"))
        assert [card for card in data[key] if card not in texts] == []


# -- the Heir


def test_the_document_of_the_heir_was_understood() -> None:
    assert len(HEIR_RULES) > 75
    assert len(HEIR_VECTORS) == 20
    assert len(HEIR_RULINGS) == 23
    assert len(HEIR_DECISIONS) == 9


def test_every_rule_of_the_heir_is_cited_by_code() -> None:
    wanted = {*HEIR_RULES, *HEIR_RULINGS, *HEIR_VECTORS} - HEIR_ABOUT
    assert sorted(wanted - in_code()) == []


def test_everything_of_the_heir_has_a_scenario() -> None:
    wanted = {*HEIR_RULES, *HEIR_RULINGS, *HEIR_VECTORS, *HEIR_DECISIONS}
    assert sorted(wanted - HEIR_ABOUT - in_scenarios()) == []


# -- the Academy


def test_the_document_of_the_academy_was_understood() -> None:
    assert len(ACADEMY_RULES) > 35
    assert len(ACADEMY_DECISIONS) == 9


def test_every_rule_of_the_academy_is_cited_by_code() -> None:
    wanted = {*ACADEMY_RULES, *ACADEMY_DECISIONS}
    assert sorted(wanted - in_code()) == []


def test_everything_of_the_academy_has_a_scenario() -> None:
    wanted = {*ACADEMY_RULES, *ACADEMY_DECISIONS}
    assert sorted(wanted - in_scenarios()) == []


def test_every_secret_and_tile_effect_is_in_reach_of_a_scenario() -> None:
    texts = "".join(p.read_text(encoding="utf-8") for p in SCENARIOS.rglob("*.toml"))
    data = tomllib.loads((GAME / "data" / "academy.toml").read_text(encoding="utf-8"))
    assert [row["id"] for row in data["secret"] if row["id"] not in texts] == []
    assert [row["id"] for row in data["human_magician"] if row["id"] not in texts] == []
