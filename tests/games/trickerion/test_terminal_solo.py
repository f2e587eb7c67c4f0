"""The solo game in the terminal: the Heir's board, his turns step by step, the end."""

from __future__ import annotations

import random
import re
import shlex

import pytest

from arcanum.cli import parser
from arcanum.games.trickerion.rules.base.facts import CARD_LOCATION, LOCATIONS
from arcanum.games.trickerion.rules.base.table import Trickerion
from arcanum.games.trickerion.rules.game import GAME as TRICKERION
from arcanum.games.trickerion.rules.heir.turns import is_contested
from arcanum.games.trickerion.terminal.solo import HEIR, contested
from arcanum.records import Record
from arcanum.terminal.board import DENSITIES
from arcanum.terminal.session import Session
from arcanum.texts import LANGUAGES
from tests.games.trickerion.test_terminal import board, is_drawn, printed
from tests.terminal.desk import Desk, Typist

ALONE = {"mode": "heir", "difficulty": "medium"}
STEP = "Enter: next"


def typist(seed: int, at_step: str = "") -> Typist:
    """Somebody who chooses at random, and has an answer to each step that is told."""
    luck = random.Random(seed)

    def typed(session: Session, prompt: str) -> str:
        if prompt.startswith(STEP):
            return at_step
        if session.state.over:
            return "n"
        return str(1 + luck.randrange(len(session.state.options)))

    return typed


def desk(seed: int, at_step: str = "", height: int | None = 50) -> Desk:
    return Desk(
        "trickerion",
        typed=typist(seed, at_step),
        seat=None,
        bots=(),
        options=ALONE,
        seed=seed,
        width=100,
        height=height,
    )


def solo(seed: int, options: dict[str, str] | None = None) -> Trickerion:
    s = TRICKERION.new(seats=1, options=options or ALONE, seed=seed)
    assert isinstance(s, Trickerion)
    return s


@pytest.mark.parametrize(("seed", "lang"), list(enumerate(LANGUAGES)))
def test_every_question_of_a_solo_game_is_drawn(seed: int, lang: str) -> None:
    drawn = board(lang, plain=seed == 1)
    luck = random.Random(seed)
    s = solo(seed)
    asked = set()
    while not s.over:
        prompt = s.asked().prompt
        if prompt not in asked:
            is_drawn(drawn, s, 0, (80, 120)[seed % 2], DENSITIES[:: 1 + seed % 2])
        asked.add(prompt)
        s.apply(luck.choice(s.options))
    assert "ask-setup-dice" in asked
    shown = printed(drawn.ending(s.observe(0)), width=100)
    assert "board-" not in shown
    for account in (s.observe(0)["heir"]["summary"][side] for side in ("human", "heir")):
        assert re.search(rf"\b{account['total']}\b", shown)


def test_contested_is_what_the_rules_call_contested() -> None:
    checked = 0
    for seed in range(4):
        luck = random.Random(seed)
        s = solo(seed)
        while not s.over:
            view = s.observe(0)
            if view["phase"] == "place_characters" and s.asked().prompt == "ask-turn":
                real = [
                    place
                    for at, place in enumerate(LOCATIONS)
                    if at in CARD_LOCATION and is_contested(s, at)
                ]
                assert contested(view) == real
                checked += bool(real)
            s.apply(luck.choice(s.options))
    assert checked > 5


def test_blocked_slots_are_drawn_closed() -> None:
    luck = random.Random(1)
    s = solo(1)
    while s.asked().prompt != "ask-assign":
        s.apply(luck.choice(s.options))
    view = s.observe(0)
    shown = board("en").slots_of(view, "downtown").plain.split()
    blocked = view["heir"]["blocked_slots"]
    assert [slot.endswith("×") for slot in shown] == [
        f"downtown_{n}" in blocked for n in range(1, 5)
    ]


def test_the_heir_is_told_step_by_step_and_the_end_says_how_to_play_it_again() -> None:
    table = desk(3)
    assert table.run() == 0
    session = table.session
    told = session.state.heard(0, 0)
    steps = [note for note in told if note["note"] in ("heir-chooses", "heir-places")]
    assert len(steps) > 20
    asked = [prompt for prompt in table.prompts if prompt.startswith(STEP)]
    assert len(asked) > len(steps)
    screen = " ".join(table.screen.split())
    for note in steps[:10]:
        assert " ".join(session.sentence(note).split()[:6]) in screen
    assert "step 1 of" in screen
    assert "our reconstruction" in screen
    summary = session.state.observe(0)["heir"]["summary"]
    assert ("Dahlgaard's Heir wins!" in screen) == (not summary["won"])
    assert "Difficulty: medium" in screen

    # The command that is told deals the same game again.
    line = next(line for line in table.lines if "arcanum play" in line)
    args = parser().parse_args(shlex.split(line)[1:])
    options = dict(option.split("=") for option in args.option)
    again = TRICKERION.new(seats=1, options=options, seed=int(args.seed), chance="sealed")
    assert again.settings == session.state.settings
    for _, spelled in session.record.actions:
        again.apply(TRICKERION.read(spelled))
    assert again.scores() == session.state.scores()


def test_steps_can_be_told_at_once_or_never_again() -> None:
    at_once, never = desk(3, "a"), desk(3, "n")
    for table in (at_once, never):
        table.typist = ending(table.typist, 90)
        table.run()
    first = [prompt for prompt in at_once.prompts if prompt.startswith(STEP)]
    assert len(first) > 3
    assert sum(prompt.startswith(STEP) for prompt in never.prompts) == 1
    places = "The Heir places"
    assert places in at_once.screen
    assert places in never.screen  # in the log all the same


def ending(typist: Typist, most: int) -> Typist:
    """The same, but the input ends after so many lines."""
    left = iter(range(most))

    def typed(session: Session, prompt: str) -> str:
        if next(left, None) is None:
            raise EOFError
        return typist(session, prompt)

    return typed


def test_without_a_window_nothing_waits() -> None:
    table = desk(5, height=None)
    table.typist = ending(table.typist, 60)
    table.run()
    assert not [prompt for prompt in table.prompts if prompt.startswith(STEP)]


def test_the_heir_has_his_name_and_no_letter() -> None:
    drawn = board("en")
    assert drawn.look.name(HEIR) == "Dahlgaard's Heir"
    assert drawn.seat_and_name(HEIR) == "Dahlgaard's Heir"
    assert drawn.seat_and_name("A").startswith("A ")


def test_other_games_do_not_speak_of_a_command() -> None:
    record = Record(game="trickerion", seats=2, seed=1, options={"mode": "standard"})
    assert board("en").again(record) == []
