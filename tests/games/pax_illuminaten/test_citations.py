"""Every rule has its number in the code and a scenario; no number is made up."""

import re
from pathlib import Path

from tests.scenarios.told import told

ROOT = Path(__file__).resolve().parents[3]
GAME = ROOT / "src" / "arcanum" / "games" / "pax_illuminaten"
RULES = (GAME / "rules.md").read_text(encoding="utf-8")

NUMBERS = re.findall(r"^(?:### )?(P-\d+\.\d+)\b", RULES, re.MULTILINE)
DECISIONS = re.findall(r"^\| (D-\d+) \|", RULES, re.MULTILINE)
QUESTIONS = re.findall(r"^\| (Q-\d+) \|", RULES, re.MULTILINE)
INVARIANTS = re.findall(r"^(I-\d+) ", RULES, re.MULTILINE)
VECTORS = re.findall(r"^(TV-\d+) ", RULES, re.MULTILINE)
KNOWN = {*NUMBERS, *DECISIONS, *QUESTIONS, *INVARIANTS, *VECTORS}
TAG = re.compile(r"\b(?:P-\d+\.\d+|D-\d\d|Q-\d+|I-\d\d|TV-\d+)\b")


def cited(text: str) -> set[str]:
    """The numbers a text cites, ranges such as `P-15.2 to P-15.8` included."""
    found = set(TAG.findall(text))
    for chapter, first, last in re.findall(r"P-(\d+)\.(\d+) to P-\1\.(\d+)", text):
        found |= {f"P-{chapter}.{n}" for n in range(int(first), int(last) + 1)}
    return found


def in_code() -> set[str]:
    return cited("".join(p.read_text(encoding="utf-8") for p in GAME.rglob("*.py")))


def in_scenarios() -> set[str]:
    return {rule for one in told("pax_illuminaten") for rule in one.get("rules", [])}


def test_the_document_was_understood() -> None:
    assert len(NUMBERS) > 100
    assert len(DECISIONS) == 30
    assert len(QUESTIONS) == 40
    assert len(INVARIANTS) == 42
    assert len(VECTORS) == 19


def test_every_rule_is_cited_by_code() -> None:
    assert sorted({*NUMBERS, *DECISIONS, *QUESTIONS} - in_code()) == []


def test_every_invariant_is_checked() -> None:
    assert sorted({*INVARIANTS} - in_code()) == []


def test_no_number_is_made_up() -> None:
    assert sorted(in_code() - KNOWN) == []
    assert sorted(in_scenarios() - KNOWN) == []


def test_everything_has_a_scenario() -> None:
    wanted = {*NUMBERS, *DECISIONS, *QUESTIONS, *VECTORS}
    assert sorted(wanted - in_scenarios()) == []
