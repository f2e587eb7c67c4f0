"""Every rule has its number in the code and a scenario; no number is made up."""

import re
import tomllib
from pathlib import Path

from tests.scenarios.told import told

ROOT = Path(__file__).resolve().parents[3]
GAME = ROOT / "src" / "arcanum" / "games" / "seasons"
RULES = (GAME / "rules.md").read_text(encoding="utf-8")

NUMBERS = re.findall(r"\*\*(S-\d+\.\d+)\*\*", RULES)
DECISIONS = re.findall(r"^\| (D-\d+) \|", RULES, re.MULTILINE)
QUESTIONS = re.findall(r"^\| (OQ-\d+) \|", RULES, re.MULTILINE)
INVARIANTS = re.findall(r"\*\*(I-\d+)\*\*", RULES)
VECTORS = re.findall(r'^id = "(TV-\d+)"', RULES, re.MULTILINE)
CARDS = [f"card {number}" for number in range(1, 51)]
KNOWN = {*NUMBERS, *DECISIONS, *QUESTIONS, *INVARIANTS, *VECTORS, *CARDS}
TAG = re.compile(r"\b(?:S-\d+\.\d+|D-\d\d|OQ-\d+|I-\d\d|TV-\d\d|card \d+)\b")


def cited(text: str) -> set[str]:
    """The numbers a text cites, ranges such as `S-4.1 to S-4.4` included."""
    found = set(TAG.findall(text))
    for chapter, first, last in re.findall(r"S-(\d+)\.(\d+) to S-\1\.(\d+)", text):
        found |= {f"S-{chapter}.{n}" for n in range(int(first), int(last) + 1)}
    for several in re.findall(r"\bcards ((?:\d+, )+\d+)", text):
        found |= {f"card {number}" for number in several.split(", ")}
    return found


def in_code() -> set[str]:
    return cited("".join(p.read_text(encoding="utf-8") for p in GAME.rglob("*.py")))


def in_scenarios() -> set[str]:
    return {rule for one in told("seasons") for rule in one.get("rules", [])}


def test_the_document_was_understood() -> None:
    assert len(NUMBERS) > 100
    assert len(DECISIONS) == 36
    assert len(QUESTIONS) == 35
    assert len(INVARIANTS) == 36
    assert len(VECTORS) == 8


def test_every_rule_is_cited_by_code() -> None:
    wanted = {*NUMBERS, *DECISIONS, *QUESTIONS, *CARDS}
    assert sorted(wanted - in_code()) == []


def test_every_invariant_is_checked() -> None:
    elsewhere = {"I-13", "I-36"}  # tests/games/seasons/test_facts.py; law 6
    assert sorted({*INVARIANTS} - in_code() - elsewhere) == []


def test_no_number_is_made_up() -> None:
    assert sorted(in_code() - KNOWN) == []
    assert sorted(in_scenarios() - KNOWN) == []


def test_everything_has_a_scenario() -> None:
    wanted = {*NUMBERS, *DECISIONS, *QUESTIONS, *VECTORS, *CARDS}
    assert sorted(wanted - in_scenarios()) == []


def test_every_ruling_of_a_card_is_in_reach_of_a_scenario() -> None:
    """At least as many scenarios speak of a card as it has rulings."""
    cards = tomllib.loads((GAME / "data" / "cards.toml").read_text(encoding="utf-8"))["card"]
    count: dict[str, int] = {}
    for one in told("seasons"):
        for rule in one.get("rules", []):
            count[rule] = count.get(rule, 0) + 1
    few = [
        c["number"] for c in cards if count.get(f"card {c['number']}", 0) < len(c["rulings"])
    ]
    assert few == []
