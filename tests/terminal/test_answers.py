"""What a typed line does: choices, words, refusals, commands, undo, and nonsense."""

from __future__ import annotations

import random

import pytest

from arcanum.kernel.codec import fingerprint
from arcanum.terminal.session import Session
from arcanum.texts import LANGUAGES
from tests.terminal.desk import Desk, Typist, at_random

PRELUDE = 8 + 6  # decisions of a person with two players: picks, then sets


def after(decisions: int, lines: list[str], seed: int = 2) -> Typist:
    """Random numbers first, then these lines."""
    numbers = at_random(seed)
    left = lines[:]

    def typist(session: Session, prompt: str) -> str:
        mine = sum(seat == 0 for seat, _ in session.record.actions)
        if mine < decisions and left == lines:
            return numbers(session, prompt)
        if not left:
            raise EOFError
        return left.pop(0)

    return typist


def replies(lines: list[str], decisions: int = PRELUDE, lang: str = "en") -> str:
    """What the terminal says to some lines."""
    desk = Desk(typed=after(decisions, lines), lang=lang, seed=6)
    assert desk.run() == 0
    return desk.screen.split(f"› {lines[0]}\n", 1)[1]


def test_an_action_can_be_spelled() -> None:
    desk = Desk(typed=["draft nothing_such"])
    desk.run()
    spelled = desk.session.game.spell(desk.session.state.options[3])
    for words in (spelled, spelled.upper().replace("DRAFT", "Draft"), f"  {spelled}  "):
        desk = Desk(typed=[words])
        desk.run()
        assert desk.session.record.actions[0] == (0, spelled)


def test_a_choice_can_be_typed_as_it_reads() -> None:
    desk = Desk(typed=lambda session, prompt: session.choices()[4].text.lower(), lang="ru")
    first = desk.session.choices()[4].action
    desk.typist = lambda session, prompt: (
        session.choices()[4].text.lower() if not session.record.actions else ended()
    )
    desk.run()
    assert desk.session.record.actions[0] == (0, desk.session.game.spell(first))


def ended() -> str:
    raise EOFError


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_refusal_names_its_rule(lang: str) -> None:
    said = replies(["summon amulet_of_air"], lang=lang)
    assert "[S-5.3]" in said.splitlines()[0]


def test_a_refusal_changes_nothing() -> None:
    desk = Desk(typed=after(PRELUDE, ["end-turn", "summon amulet_of_air", "draft x", "0", "99"]))
    desk.run()
    assert sum(seat == 0 for seat, _ in desk.session.record.actions) == PRELUDE


def test_a_rule_can_be_looked_up() -> None:
    assert "cards in play + 1 <= summoning gauge" in replies(["r S-10.1"])
    assert "Only from hand" in replies(["rule s10.1"])
    assert "S-10.2" in replies(["r S-10"])
    assert "There is no rule S-99." in replies(["r S-99"])
    assert "S-10 Summoning" in replies(["r"])
    assert "Kairn the Destroyer" in replies(["r card 16"])


@pytest.mark.parametrize(
    ("line", "told"),
    [
        ("c kairn the destroyer", "Kairn the Destroyer (#16)"),
        ("c kairn_the_destroyer", "Each opponent loses 4 crystals."),
        ("c Kairn", "○○○ air 3"),
        ("c #16", "9 points"),
        ("c figrim", "Cost with 4 players"),
        ("c elemental amulet", "one token each of one to four kinds"),
        ("c amulet", "Several cards are called so: Amulet of Air, Amulet of Fire"),
        ("c nonsense", "There is no card called “nonsense”."),
        ("c", "Which card?"),
        ("c 1", "Choice 1 is not about a card."),
        ("c 99999999999999999999", "is not about a card"),
        ("c #0", "There is no card called “#0”."),
    ],
)
def test_a_card_can_be_looked_at(line: str, told: str) -> None:
    assert told in replies([line])


def test_the_card_of_a_choice_can_be_looked_at() -> None:
    desk = Desk(typed=["c 2"])
    card = desk.session.choices()[1].nouns[0]
    desk.run()
    assert f"{desk.session.board.card_name(card)} (#" in desk.screen


def test_the_other_commands_answer() -> None:
    assert "take back your last step" in replies(["?"])
    assert "Player A is first player." in replies(["l"])
    assert "The packs go to the left, 8 cards each." in replies(["log 1000"])
    assert "Say how many lines" in replies(["l much"])
    assert "Pick 9" in replies(["m"])
    assert "★" in replies(["d"])
    assert "Year 1 of 3" in replies(["t"])
    assert "Nothing can be taken back" in replies(["u"])
    assert "Type a number from 1 to 3" in replies([""])


def test_russian_commands_work_on_the_same_keys() -> None:
    assert "Отменять нечего" in replies(["г"], lang="ru")
    assert "Правила S-99 нет." in replies(["к S-99"], lang="ru")
    assert "Кейрн-разрушитель (#16)" in replies(["с кейрн"], lang="ru")
    assert "Stół" not in replies(["stół"], lang="pl").splitlines()[0]


def test_games_without_cards_and_dice_say_so() -> None:
    desk = Desk("pebbles", typed=["c", "d", "m", "r", "?"])
    desk.run()
    for told in ("no cards", "no dice", "nothing out of sight", "B-2 A round", "this page"):
        assert told in desk.screen


# -- undo


def test_undo_takes_back_until_nothing_is_left() -> None:
    seen: list[str] = []

    def typist(session: Session, prompt: str) -> str:
        at = len(session.record.actions)
        if at < 16:  # eight picks each
            return "1"
        seen.append(fingerprint(session.state))
        script = ["1", "2", "u", "u", "u"]
        if len(seen) > len(script):
            raise EOFError
        return script[len(seen) - 1]

    desk = Desk(typed=typist)
    assert desk.run() == 0
    start, one, two, back, again, end = seen
    assert len({start, one, two}) == 3
    assert (back, again, end) == (one, start, start)
    assert desk.screen.count("Taken back: ") == 2
    assert "Nothing can be taken back" in desk.screen
    assert len(desk.session.record.actions) == 16
    assert fingerprint(desk.session.record.replay()) == start


def test_undo_takes_the_log_back_too() -> None:
    desk = Desk(typed=after(PRELUDE, ["1", "1", "u"], seed=3), seed=3)
    desk.run()
    told = desk.session.state.heard(0)
    assert told == desk.session.record.replay().heard(0)
    assert desk.session.state.telling


def test_undo_never_crosses_anothers_decision() -> None:
    assert "Nothing can be taken back" in replies(["u"], decisions=1)


# -- nonsense


def test_nonsense_never_does_anything() -> None:
    luck = random.Random(4)
    letters = "abc?lurstmqd 0123456789#-_.\t\x00\x1b[31m{}$\\ żółćЯ日本🂡'\"/"
    lines = ["".join(luck.choices(letters, k=luck.randint(1, 12))) for _ in range(400)]
    lines += ["c " + line for line in lines[:50]] + ["r " + line for line in lines[:50]]
    lines += ["l " + line for line in lines[:20]] + ["9" * 5000, "c " + "9" * 5000, "²", "٣٣٣"]
    lines = [line for line in lines if line.split(" ")[0] not in ("q", "s", "u")]
    desk = Desk(typed=after(PRELUDE, lines))
    assert desk.run() == 0
    mine = [spelled for seat, spelled in desk.session.record.actions if seat == 0]
    assert len(mine) < PRELUDE + 40  # some lines are numbers of choices
    assert "Traceback" not in desk.screen
    assert "\x00" not in desk.session.screen.ask.__doc__  # type: ignore[operator]
