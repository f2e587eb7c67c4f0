"""Whole games of purposeful random play end with the hash they once had.

`python -m tests.replays.test_trickerion` makes the records again: only when the rules
change on purpose.
"""

from pathlib import Path

import pytest

from arcanum.games.trickerion.rules.game import GAME
from arcanum.kernel.codec import fingerprint
from arcanum.lab.laws import tables
from arcanum.records import Record, read_record, summary
from tests.games.trickerion.rich import RichCheck

HERE = Path(__file__).parent / "trickerion"
RECORDS = sorted(HERE.glob("rich_*.jsonl"))
COUNT = 36  # games for two to four players, and some against the Heir
SOLO_COUNT = 12
ACADEMY_COUNT = 13  # one for every choice of the Heir's magician


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_record(path: Path) -> None:
    record = read_record(path)
    told = summary(record)
    assert told["final_hash"] == record.final_hash
    assert told["over"]
    assert len(told["winners"]) == 1 or record.options["mode"] == "heir"


def test_a_record_of_older_plan_cards_is_played_with_them() -> None:
    """Rules version 1 had other plan cards of the Heir. [H-6.4]"""
    older = read_record(HERE / "older_heir.jsonl")
    told = summary(older)
    assert told["rules_version"] == "1"
    assert told["over"]
    assert told["final_hash"] == older.final_hash


def test_there_are_records_of_the_heir() -> None:
    options = [record.options for record in map(read_record, RECORDS) if record.seats == 1]
    assert len(options) == SOLO_COUNT + ACADEMY_COUNT
    assert {(o["mode"], o["quick_game"]) for o in options} == {("heir", "off")}
    assert sum(o.get("academy") == "on" for o in options) == ACADEMY_COUNT


def test_there_are_records_of_every_seat_count_and_module() -> None:
    seen = {
        (record.seats, record.options["dark_alley"], record.options["prophecies"])
        for record in map(read_record, RECORDS)
    }
    for seats in (2, 3, 4):
        assert {(seats, "on", "on"), (seats, "on", "off"), (seats, "off", "off")} <= seen
    options = [record.options for record in map(read_record, RECORDS)]
    for name, option in GAME.options.items():
        assert {choice.get(name, option.default) for choice in options} == set(option.choices)


def played(seats: int, options: dict[str, str], seed: int) -> Record:
    """One game as a record with its final hash."""
    s = GAME.new(seats=seats, options=options, seed=seed, notes=False)
    record = Record("trickerion", seats, seed, options)
    chooser = RichCheck(GAME, seats, options, seed)
    while not s.over:
        waiting = s.waiting()
        s.turn_to(waiting[chooser.below(len(waiting))])
        action = chooser.pick(s)
        record.actions.append((s.player, GAME.spell(action)))
        s.apply(action)
    record.final_hash = fingerprint(s)
    return record


if __name__ == "__main__":
    HERE.mkdir(exist_ok=True)
    for name, seats_wanted, count in (("game", (2, 3, 4), COUNT), ("heir", (1,), SOLO_COUNT)):
        some = [
            table
            for table in tables(GAME)
            if table[0] in seats_wanted and table[1]["academy"] == "off"
        ]
        for number in range(count):
            seats, options = some[number * 37 % len(some)]
            record = played(seats, options, 3000 + number)
            record.write(HERE / f"rich_{name}_{number:02}.jsonl")
    for number in range(ACADEMY_COUNT):
        wanted = {
            "mode": "heir",
            "academy": "on",
            "difficulty": GAME.options["difficulty"].choices[number % 3],
            "heir_magician": GAME.options["heir_magician"].choices[number],
        }
        record = played(1, GAME.settle_options(wanted), 3100 + number)
        record.write(HERE / f"rich_academy_{number:02}.jsonl")
