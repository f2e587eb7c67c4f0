"""What a person meets who did not write the runner: every mistake is one clear line."""

from __future__ import annotations

import contextlib
import copy
import random
from pathlib import Path
from typing import Any

import pytest

from arcanum.games import built_in, game
from arcanum.kernel.errors import BadData
from arcanum.lab.cases import cases
from arcanum.lab.scenario import Failed, Scenario, run_files, scenarios
from tests.scenarios.told import told as every
from tests.titles import TITLES

SEASONS = """
game = "seasons"
title = "x"
seats = 2
"""
TRICKERION = """
game = "trickerion"
title = "x"
seats = 2
"""
PAX = """
game = "pax_illuminaten"
title = "x"
seats = 2
"""
KAIRN = (
    SEASONS
    + """
[given]
A = { reserve = { fire = 2, air = 1 }, play = ["kairn_the_destroyer"] }
B = { crystals = 9 }
[[step]]
seat = "A"
pick = "activate kairn_the_destroyer"
[[step]]
seat = "A"
pick = "discard fire"
"""
)


def run(tmp_path: Path, text: str) -> None:
    path = tmp_path / "one.toml"
    path.write_text(text, encoding="utf-8")
    Scenario(path).run()


def message(tmp_path: Path, text: str) -> str:
    """How the scenario fails; it must."""
    with pytest.raises(Failed) as failed:
        run(tmp_path, text)
    assert "\n" not in failed.value.message
    return failed.value.message


# -- whose options a step looks at


def test_looking_at_a_seat_that_does_not_decide_fails(tmp_path: Path) -> None:
    for asked in ('legal = ["end-turn"]', 'illegal = ["end-turn"]', "expect = { year = 1 }"):
        text = f'{SEASONS}[given]\n[[step]]\nseat = "B"\n{asked}\n'
        told = message(tmp_path, text)
        assert told == "the step looks at its seat: it is for A to decide, not B"


def test_why_a_seat_may_not_act_can_be_asked_for_it(tmp_path: Path) -> None:
    text = f'{SEASONS}[given]\n[[step]]\nseat = "B"\nrefused = {{ end-turn = "not-your-turn" }}'
    run(tmp_path, text.replace("end-turn =", '"end-turn" ='))


def test_after_the_end_nobody_decides_and_anybody_may_be_looked_at(tmp_path: Path) -> None:
    text = SEASONS + (
        '[given]\nyear = 3\nspace = 12\nphase = "round_end"\n[[step]]\nseat = "B"\n'
        'only = []\nillegal = ["end-turn"]\nexpect = { over = true }\n'
    )
    run(tmp_path, text)


# -- one file does not spoil the others


def test_a_file_that_cannot_be_read_is_named_and_the_rest_still_run(tmp_path: Path) -> None:
    (tmp_path / "a.toml").write_bytes(b"title = '\xff'")
    (tmp_path / "b.toml").write_text("][", encoding="utf-8")
    (tmp_path / "c.toml").write_text(KAIRN.replace("seasons", "chess"), encoding="utf-8")
    (tmp_path / "d.toml").write_text(KAIRN.replace("title", "titel"), encoding="utf-8")
    (tmp_path / "e.toml").write_text(KAIRN + "expect = { B = { crystals = 5 } }", "utf-8")
    result = run_files([tmp_path])
    assert (result["passed"], result["failed"]) == (1, 4)
    told = {Path(each["file"]).name: each["message"] for each in result["failures"]}
    assert "cannot be read" in told["a.toml"]
    assert "not valid TOML" in told["b.toml"]
    assert "there is no game 'chess'" in told["c.toml"]
    assert told["d.toml"] == "unknown key 'titel'; did you mean 'title'?"


# -- what `expect` says


@pytest.mark.parametrize(
    ("expected", "told"),
    [
        ("A = { reserve = {} }", "A.reserve should be empty, it is {'air': 1, 'fire': 1}"),
        ("A = { play = [] }", "A.play should be [], it is ['kairn_the_destroyer']"),
        ("deck = []", "deck should be [], it is ['amulet_of_air'"),
        ("A = {}", "A = {} says nothing"),
        ("A = { reserve = { fire = 3 } }", "A.reserve.fire should be 3, it is 1"),
        ("A = { reserv = 3 }", "unknown key 'A.reserv'; did you mean 'reserve'?"),
        ("A = { reserve = { fier = 1 } }", "unknown key 'A.reserve.fier': there is no kind of"),
        ("B = { crystals = true }", "B.crystals is a number from 0 to 9999, not true"),
        ("B = { hand = { a = 1 } }", "B.hand is a list of cards, not a table"),
        ("B = 3", "B is a table of what the seat has, not 3"),
        ("C = { crystals = 1 }", "unknown key 'C'"),
        ('phase = "main"', "'phase' may stand in given only"),
        ('season = "autum"', "season is one of winter, spring, summer, autumn, not the text"),
    ],
)
def test_expectations_that_fail(tmp_path: Path, expected: str, told: str) -> None:
    found = message(tmp_path, f"{KAIRN}expect = {{ {expected} }}")
    assert found.startswith(f"expect: {told}")


@pytest.mark.parametrize(
    "expected",
    [
        "B = { reserve = {}, play = [], hand = [], on_card = {} }",
        "discard = []",
        "A = { knows = { B = [] }, play = [16] }",
        'waiting = ["A"]',
    ],
)
def test_expectations_that_hold(tmp_path: Path, expected: str) -> None:
    run(tmp_path, f"{KAIRN}expect = {{ {expected} }}")


def test_tokens_on_a_card_that_left_play_read_as_such(tmp_path: Path) -> None:
    text = SEASONS + (
        '[given]\nA = { play = ["amulet_of_water", "dragon_skull", "amulet_of_air"], on_card = '
        '{ amulet_of_water = { fire = 2 } } }\n[[step]]\nseat = "A"\n'
        'pick = "activate dragon_skull"\n'
    )
    gone = f"{text}expect = {{ A = {{ on_card = {{ amulet_of_water = {{ fire = 2 }} }} }} }}"
    assert message(tmp_path, gone) == "expect: A.on_card: amulet_of_water is not in play there"


# -- what was told


@pytest.mark.parametrize(
    "told",
    [
        '"loses-crystals"',
        '{ note = "loses-crystals" }',
        '{ note = "loses-crystals", player = "B", n = 4 }',
        '{ note = "loses-crystals", n = 4 }, "discards-energy"',
    ],
)
def test_notes_can_be_told_with_amounts(tmp_path: Path, told: str) -> None:
    run(tmp_path, f"{KAIRN}told = [{told}]")


@pytest.mark.parametrize(
    ("told", "why"),
    [
        (
            '{ note = "loses-crystals", n = 3 }',
            "the log says 'loses-crystals' with player=B n=4, not with n=3",
        ),
        ('{ note = "loses-crystals", player = "A" }', "not with player=A"),
        ('{ note = "loses-crystals", amount = 4 }', "tells of player, n, not of"),
        ('"looses-crystals"', "no note 'looses-crystals'; did you mean 'loses-crystals'?"),
        ('"scores"', "the log does not say 'scores'; it says: "),
    ],
)
def test_what_was_not_told_fails(tmp_path: Path, told: str, why: str) -> None:
    assert why in message(tmp_path, f"{KAIRN}told = [{told}]")


# -- positions that no game reaches


@pytest.mark.parametrize(
    ("text", "invariant"),
    [
        (SEASONS + "[given]\nA = { reserve = { fire = 8 } }", "I-03: seat A holds 8 of 7"),
        (
            SEASONS + '[given]\nA = { hand = ["purse_of_io", "purse_of_io"] }\n'
            'B = { hand = ["purse_of_io"] }',
            "I-01: B.hand: no copy of purse_of_io is left",
        ),
        (SEASONS + '[given]\nspace = 4\nA = { die = "winter_1:3" }', "I-11"),
        (
            SEASONS + '[given]\nA = { play = ["amulet_of_water"], '
            "on_card = { amulet_of_water = { fire = 5 } } }",
            "I-21",
        ),
        (
            TRICKERION + '[given]\nA = { hand = ["new_twist"] }\nB = { hand = ["new_twist"] }',
            "INV-07",
        ),
        (
            TRICKERION + '[given]\nA = { assigned = { magician = "downtown" }, placed = '
            '{ magician = "downtown_1" } }\nB = { assigned = { magician = "downtown" }, '
            'placed = { magician = "downtown_1" } }',
            "INV-11: B.placed: two discs on downtown_1",
        ),
        (
            TRICKERION + '[given]\nA = { assigned = { magician = "downtown" }, placed = '
            '{ magician = "downtown_2" } }',
            "INV-11: a disc on the closed slot",
        ),
        (
            TRICKERION + 'options = { dark_alley = "off" }\n[given]\n'
            'prophecy = "escape_acclaim"',
            "INV-09: prophecy: there are no prophecies at this table",
        ),
        (TRICKERION + "[given]\nA = { components = { wood = 4 } }", "INV-13"),
        (
            TRICKERION + '[given]\nrow = ["riverside_01", "riverside_01"]',
            "INV-06",
        ),
        (
            PAX + '[given]\nA = { hand = ["goethe"] }\nB = { hand = ["goethe"] }',
            "I-01: B.hand: no copy of goethe is left",
        ),
        (PAX + "[given]\nA = { favor = { clergy = 90 } }", "I-36"),
        (PAX + '[given]\nmap = { C2 = "goethe AAAAA" }', "I-05: map.C2"),
        (PAX + '[given]\nA = { factions = ["clergy"] }\nrow = ["clergy"]', "I-26"),
    ],
)
def test_an_impossible_position_names_the_invariant(
    tmp_path: Path, text: str, invariant: str
) -> None:
    found = message(tmp_path, text)
    assert found.startswith("given")
    assert invariant in found


def test_an_impossible_position_may_be_meant(tmp_path: Path) -> None:
    text = SEASONS + "impossible = true\n[given]\nA = { reserve = { fire = 8 } }\n"
    run(tmp_path, text)
    told = message(tmp_path, text.replace("fire = 8", "fire = 7"))
    assert told == "impossible = true, but the position breaks no invariant"


# -- one key, one shape


@pytest.mark.parametrize(
    ("given", "told"),
    [
        ('row = "riverside_01"', "row is a list of performance cards, not the text"),
        ("A = { tricks = 3 }", "A.tricks is a table by trick, not 3"),
        ('A = { coins = "ten" }', 'A.coins is a number from 0 to 999, not the text "ten"'),
        ('A = { poster = "yes" }', 'A.poster is true or false, not the text "yes"'),
        ("dice = [1]", "dice is a table by die, not a list"),
        ('dice = { inn_a = "cook" }', "dice.inn_a: there is no face 'cook'"),
        ('markers = "none"', "markers is a table by performance card, not the text"),
        (
            'markers = [{ card = "riverside_01" }]',
            "markers: 'slot' is missing",
        ),
        ('markers.riverside_01.left_top = "A up"', "markers.riverside_01.left_top is a marker"),
        ('A = { tricks = ["levitaton"] }', "no trick 'levitaton'; did you mean 'levitation'?"),
        ("A = { wages = 3 }", "'A.wages' follows from the rest and may stand in expect only"),
        ('turn = "D"', "turn: there is no seat 'D' at this table (A, B)"),
        ('phase = "setup"', "phase: no position starts with setup"),
        ("rooms = { }", "unknown key 'rooms'"),
    ],
)
def test_a_value_of_the_wrong_kind_is_told(tmp_path: Path, given: str, told: str) -> None:
    found = message(tmp_path, f"{TRICKERION}[given]\n{given}\n")
    assert found.startswith("given: ")
    assert told in found


SAME = 'row = ["riverside_02"]\nbeside = ["riverside_02 B linking_rings"]\n'
SIDES = """
A = { tricks = ["levitation"], assigned = { magician = "downtown" } }
B = { tricks = { linking_rings = 1 } }
"""


BY_CARD = 'markers = { riverside_02 = { left_middle = "B linking_rings up" } }'
LISTED = """
[[WHERE.markers]]
card = "riverside_02"
slot = "left_middle"
turned = "up"
player = "B"
trick = "linking_rings"
"""


@pytest.mark.parametrize("markers", [BY_CARD, LISTED])
def test_what_is_given_can_be_expected_as_it_stands(tmp_path: Path, markers: str) -> None:
    told = f"{SAME}{SIDES}{markers}\n"
    given, expect = told.replace("WHERE", "given"), told.replace("WHERE", "expect")
    run(tmp_path, f"{TRICKERION}[given]\n{given}[expect]\n{expect}")


@pytest.mark.parametrize("name", built_in())
def test_a_whole_description_can_be_expected_again(name: str) -> None:
    """Every key reads what it spells: nothing has one shape here and another there."""
    options = [{}, {"mode": "heir", "academy": "on"}] if name == "trickerion" else [{}]
    for chosen in options:
        s = game(name).new(options=chosen, seed=5)
        positions = game(name).part("scenario").POSITIONS  # type: ignore[union-attr]
        for step in range(400):
            if s.over:
                break
            if step % 40 == 0:
                assert list(positions.differences(s, positions.describe(s))) == []
            s.apply(s.options[step % len(s.options)])


# -- names, not codes


def test_luminaries_and_plots_go_by_name_or_by_code(tmp_path: Path) -> None:
    text = PAX + '[given]\nA = { hand = ["{}"] }\n[[step]]\nseat = "A"\npick = "conspire {}"\n'
    for held, said in (("goethe", "goethe"), ("PIL042", "goethe"), ("goethe", "PIL042")):
        pick = text.replace("{}", held, 1).replace("{}", said, 1)
        run(tmp_path, f'{pick}expect = {{ A = {{ hand = [] }}, chain = ["{held}"] }}')


def test_failures_print_the_names(tmp_path: Path) -> None:
    text = PAX + '[given]\nA = { hand = ["goethe"] }\n[[step]]\nseat = "A"\nonly = []\n'
    assert "conspire goethe" in message(tmp_path, text)
    assert "PIL" not in message(tmp_path, text)


def test_no_name_is_also_another_word() -> None:
    pax = game("pax_illuminaten")
    positions = pax.part("scenario").POSITIONS  # type: ignore[union-attr]
    words = {*pax.words.by_name}
    for verb in pax.words.verbs:
        words |= {value for kind in verb.kinds for value in kind.values}
    assert len(positions.aliases) == 57 + 13 + 15
    assert words & set(positions.aliases) == set()


# -- cases

CASES = """
game = "seasons"
title = "{n} fire"
seats = 2
[given]
A = { reserve = { fire = "{n}" }, play = "{play}" }
[[step]]
seat = "A"
expect = { A = { energy = "{n}" } }
[[case]]
n = 1
play = []
[[case]]
title = "Two"
rules = ["S-8.1"]
n = 2
play = ["purse_of_io"]
"""


def test_a_file_with_cases_is_as_many_scenarios(tmp_path: Path) -> None:
    path = tmp_path / "cases.toml"
    path.write_text(CASES, encoding="utf-8")
    assert [one.title for one in scenarios(path)] == ["1 fire", "Two"]
    assert [one.rules for one in scenarios(path)] == [[], ["S-8.1"]]
    assert run_files([path])["passed"] == 2
    path.write_text(CASES.replace('energy = "{n}"', "energy = 1"), encoding="utf-8")
    result = run_files([path])
    assert (result["passed"], result["failed"]) == (1, 1)
    assert result["failures"][0]["message"].startswith("Two: expect: A.energy")


@pytest.mark.parametrize(
    ("case", "told"),
    [
        ([], "write cases as"),
        ([{"n": 1}], "case 1: there is no value for '{play}'"),
        ([{"n": 1, "play": [], "x": 2}], "case 1: nothing in the file uses 'x'"),
    ],
)
def test_a_case_that_does_not_fit_is_told(case: list[dict[str, object]], told: str) -> None:
    file = {"title": "{n}", "given": {"A": {"play": "{play}"}}, "case": case}
    with pytest.raises(BadData, match=told.replace("{", r"\{")):
        cases(file)


# -- anything at all

ODD: tuple[Any, ...] = (0, -1, 99, True, "", "A", "x", [], {}, ["x"], [1], {"x": 1}, {"A": {}})


def places(data: Any, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """Every path into nested tables and lists."""
    found = [path] if path else []
    if isinstance(data, dict):
        for key in data:
            found += places(data[key], (*path, key))
    elif isinstance(data, list):
        for at in range(len(data)):
            found += places(data[at], (*path, at))
    return found


@pytest.mark.parametrize("name", TITLES)
def test_a_spoiled_scenario_passes_or_fails_in_our_words(name: str) -> None:
    chance = random.Random(5)
    files = list(every(name))
    for _ in range(600):
        data = copy.deepcopy(chance.choice(files))
        path = chance.choice([p for p in places(data) if p[0] in ("given", "expect", "step")])
        inner: Any = data
        for key in path[:-1]:
            inner = inner[key]
        inner[path[-1]] = copy.deepcopy(chance.choice(ODD))
        with contextlib.suppress(BadData, Failed):
            Scenario("spoiled", data).run()
