"""Every scenario file passes, and a scenario can fail in every way it should."""

from pathlib import Path

import pytest

from arcanum.kernel.errors import BadData, BadSetting
from arcanum.lab.scenario import Failed, Scenario, run_files, scenarios
from tests.scenarios.told import told as every

HERE = Path(__file__).parent
FILES = sorted(HERE.rglob("*.toml"))

GOOD = """
game  = "seasons"
title = "A template"
seats = 2
[given]
A = { crystals = 3, reserve = { fire = 2, air = 1 }, play = ["kairn_the_destroyer"], gauge = 1 }
B = { crystals = 9 }
[[step]]
seat = "A"
pick = "activate kairn_the_destroyer"
[[step]]
seat = "A"
pick = "discard fire"
expect = { A = { reserve = { fire = 1 } }, B = { crystals = 5 } }
illegal = ["activate kairn_the_destroyer"]
refused = { "activate kairn_the_destroyer" = "S-11.5" }
told = ["loses-crystals"]
"""


@pytest.mark.parametrize("path", FILES, ids=lambda path: str(path.relative_to(HERE))[:-5])
def test_scenario(path: Path) -> None:
    for one in scenarios(path):
        try:
            one.run()
        except Failed as failed:
            pytest.fail(f"{one.title}: step {failed.step}: {failed.message}")


def test_there_are_many_scenarios_with_different_titles() -> None:
    titles = [one["title"] for one in every()]
    assert len(titles) >= 2500
    assert len(titles) == len(set(titles))


def test_every_scenario_can_fail() -> None:
    """A game that only goes on says nothing about a rule."""
    asked = {"expect", "legal", "illegal", "only", "refused", "told"}
    for one in every():
        steps = one.get("step", [])
        assert one.get("expect") or any(asked & set(step) for step in steps), one["title"]


def run(tmp_path: Path, text: str) -> None:
    path = tmp_path / "one.toml"
    path.write_text(text, encoding="utf-8")
    Scenario(path).run()


def test_the_template_passes(tmp_path: Path) -> None:
    run(tmp_path, GOOD)


def test_forced_picks_may_be_written_or_left_out(tmp_path: Path) -> None:
    one = GOOD.replace("fire = 2, air = 1", "fire = 1").replace(
        "{ fire = 1 } }, B", "{ fire = 0 } }, B"
    )
    run(tmp_path, one)
    start = one.index('[[step]]\nseat = "A"\npick = "discard')
    left_out = one[:start] + "[[step]]\nexpect = { B = { crystals = 5 } }\n"
    run(tmp_path, left_out)


@pytest.mark.parametrize(
    ("old", "new", "told"),
    [
        ("B = { crystals = 5 }", "B = { crystals = 6 }", "B.crystals should be 6, it is 5"),
        ("B = { crystals = 5 }", "B = { luck = 5 }", "unknown key 'B.luck'"),
        ("{ fire = 1 } }, B", "{ steel = 1 } }, B", "unknown key 'A.reserve.steel'"),
        ("crystals = 9", "krystals = 9", "unknown key 'B.krystals'"),
        ("[given]", "[given]\nweather = 3", "unknown key 'weather'"),
        ('kairn_the_destroyer"], g', 'kairn"], g', "no card 'kairn'"),
        ('"discard fire"', '"discard water"', "'discard water' is not legal"),
        ('"discard fire"', '"discard hope"', "'hope' is not a token"),
        ('"discard fire"', '"dance"', "'dance' is not a verb"),
        (
            'illegal = ["activate kairn_the_destroyer"]',
            'illegal = ["end-turn"]',
            "should not be legal",
        ),
        ("illegal = [", "legal = [", "should be legal"),
        ("illegal = [", 'illegal = ["jump", ', "'jump' is not a verb"),
        ('= "S-11.5"', '= "S-10.1"', "refused by S-11.5, not by S-10.1"),
        ('{ "activate kairn_the_destroyer" = ', '{ "end-turn" = ', "but it is legal"),
        ('told = ["loses-crystals"]', 'told = ["scores"]', "the log does not say 'scores'"),
        ("told = ", 'only = ["end-turn"]\ntold = ', "legal should be just"),
        (
            'seat = "A"\npick = "discard fire"',
            'seat = "B"\npick = "discard fire"',
            "for A to decide",
        ),
        (
            'seat = "A"\npick = "discard fire"',
            'seat = "E"\npick = "discard fire"',
            "A to B, not 'E'",
        ),
        ("gauge = 1", "gauge = 99", "gauge is a number from 0 to 15"),
        ("fire = 2,", "fire = 9,", "I-03: seat A holds 10 of 7 tokens"),
        ("[given]", '[given]\nactive = "D"', "no seat 'D'"),
        ("[given]", '[given]\nphase = "lunch"', "phase is one of main, die, turn, choose_dice"),
    ],
)
def test_a_scenario_fails_with_a_clear_line(
    tmp_path: Path, old: str, new: str, told: str
) -> None:
    assert old in GOOD
    with pytest.raises(Failed) as failed:
        run(tmp_path, GOOD.replace(old, new, 1))
    assert told in failed.value.message


@pytest.mark.parametrize(
    ("old", "new", "told"),
    [
        ('game  = "seasons"', 'game = "chess"', "no game 'chess'"),
        ('title = "A template"', "", "'title' is missing"),
        ("seats = 2", "seats = 2\nmood = 3", "unknown key 'mood'"),
        ("told = ", "hopes = ", "unknown key 'step.hopes'"),
        ("[given]", "[given", "not valid TOML"),
    ],
)
def test_a_broken_file_is_told(tmp_path: Path, old: str, new: str, told: str) -> None:
    with pytest.raises((BadData, BadSetting), match=told):
        run(tmp_path, GOOD.replace(old, new, 1))


def test_run_files_counts_and_names_what_failed(tmp_path: Path) -> None:
    (tmp_path / "good.toml").write_text(GOOD, encoding="utf-8")
    (tmp_path / "bad.toml").write_text(GOOD.replace("crystals = 5", "crystals = 4"), "utf-8")
    (tmp_path / "ugly.toml").write_text("][", encoding="utf-8")
    result = run_files([tmp_path])
    assert (result["passed"], result["failed"]) == (1, 2)
    by_file = {Path(f["file"]).name: f for f in result["failures"]}
    assert by_file["bad.toml"]["step"] == 2
    assert "not valid TOML" in by_file["ugly.toml"]["message"]
    with pytest.raises(BadData, match="no such file"):
        run_files([tmp_path / "nowhere"])
