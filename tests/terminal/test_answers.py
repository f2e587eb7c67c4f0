"""What a typed line does: choices, words, refusals, commands, undo, and nonsense."""

from __future__ import annotations

import random

import pytest

from arcanum.kernel.codec import fingerprint
from arcanum.rulebook import book_of
from arcanum.rulebook.rulings import notes_of
from arcanum.terminal.session import Session
from arcanum.texts import LANGUAGES
from tests.terminal.desk import Desk

PRELUDE = 8 + 6  # decisions of a person with two players: picks, then sets


def replies(lines: list[str], decisions: int = PRELUDE, lang: str = "en") -> str:
    """What the terminal says to some lines."""
    desk = Desk(typed=lines, lang=lang).advance(decisions)
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
    lines = ["end-turn", "summon amulet_of_air", "draft x", "0", "99"]
    desk = Desk(typed=lines).advance(PRELUDE)
    before = fingerprint(desk.session.state)
    desk.run()
    assert fingerprint(desk.session.state) == before
    assert len(desk.prompts) == len(lines) + 1


def test_a_rule_can_be_looked_up() -> None:
    assert "S-10.1" in replies(["r S-10.1"])
    assert "Only from hand" in replies(["rule s10.1 !"])
    assert "S-10.2" in replies(["r S-10"])
    assert "There is no rule S-99." in replies(["r S-99"])
    assert "Kairn the Destroyer" in replies(["r card 16"])


@pytest.mark.parametrize(
    ("lang", "sentence", "exact"),
    [
        ("en", "Nobody sees your choice", "exact text"),
        ("ru", "никто не видит", "Точный текст спецификации"),
        ("pl", "Nikt nie widzi", "Dokładny tekst specyfikacji"),
    ],
)
def test_the_rulebook_answers_in_the_language_of_the_reader(
    lang: str, sentence: str, exact: str
) -> None:
    desk = Desk("pebbles", typed=["r b2.1", "r B-2.1 !", "r", "r round"], lang=lang, seats=2)
    desk.run()
    said = " ".join(desk.screen.split())
    assert said.count(sentence) == 2  # the rule alone, and its chapter
    assert exact in said
    assert "Nobody sees a choice before all are made" in said  # the exact text
    book = book_of("pebbles")
    assert book is not None
    for chapter in book.parts(lang)[0].chapters:
        assert chapter.title in said


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_card_is_shown_with_all_its_notes(lang: str) -> None:
    said = " ".join(replies(["c #7"], lang=lang).split())
    notes = notes_of("seasons", lang)["temporal_boots"]
    assert len(notes) == 7
    for note in notes:
        assert note[:30] in said


@pytest.mark.parametrize(
    ("lang", "notes"),
    [
        (
            "ru",
            (
                "Пока на ней есть чьё-то влияние, никто другой не поставит туда фишку",
                "Масоны нужны для замысла «Объединение масонов».",
            ),
        ),
        (
            "pl",
            (
                "Dopóki leży na nim czyjś wpływ, nikt inny w żaden sposób",
                "Masoni liczą się do intrygi Zjednoczenie masonów.",
            ),
        ),
    ],
)
def test_a_luminary_is_shown_with_the_notes_of_its_kinds(
    lang: str, notes: tuple[str, ...]
) -> None:
    """Those of its degree and affiliation, with their rules and the names of other cards."""
    desk = Desk("pax_illuminaten", typed=["c PIL055"], lang=lang, seats=2)
    desk.run()
    said = " ".join(desk.screen.split())
    for note in notes:
        assert note in said
    assert "(P-3.6)" in said
    assert "(P-12.3, P-16.5)" in said


def test_rules_of_the_heir_and_the_academy_are_found() -> None:
    numbers = ["H-0.1", "H-8.3", "H-13.1", "H-16.2", "A-1.1", "A-5.7", "A-6.1"]
    desk = Desk("trickerion", typed=[f"r {number}" for number in numbers], seats=2, seed=1)
    desk.run()
    assert "There is no rule" not in desk.screen
    for number in numbers:
        assert number in desk.screen


@pytest.mark.parametrize(
    ("line", "told"),
    [
        ("c kairn the destroyer", "Kairn the Destroyer (#16)"),
        ("c kairn_the_destroyer", "Each opponent"),
        ("c Kairn", "○○○ air 3"),
        ("c #16", "9 points"),
        ("c figrim", "Cost with 4 players"),
        ("c elemental amulet", "one token each of one to four kinds"),
        ("c amulet", "Several cards have that name: Amulet of Air, Amulet of Fire"),
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
    assert "You are first player." in replies(["l"])
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
    for told in ("no cards", "no dice", "nothing out of sight", "A round", "this page"):
        assert told in desk.screen


# -- undo


def test_undo_takes_back_until_nothing_is_left() -> None:
    script = ["1", "2", "u", "u", "u"]
    seen: list[str] = []

    def typist(session: Session, prompt: str) -> str:
        seen.append(fingerprint(session.state))
        if len(seen) > len(script):
            raise EOFError
        return script[len(seen) - 1]

    desk = Desk(typed=typist).advance(8)  # all picks; now the sets are made
    picks = len(desk.session.record.actions)
    assert desk.run() == 0
    start, one, two, back, again, end = seen
    assert len({start, one, two}) == 3
    assert (back, again, end) == (one, start, start)
    assert desk.screen.count("Taken back: ") == 2
    assert "Nothing can be taken back" in desk.screen
    assert len(desk.session.record.actions) == picks
    assert fingerprint(desk.session.record.replay()) == start


def test_undo_takes_the_log_back_too() -> None:
    desk = Desk(typed=["1", "1", "u"], seed=1).advance(PRELUDE, seed=3)
    desk.run()
    assert "Taken back: " in desk.screen
    told = desk.session.state.heard(0)
    assert told == desk.session.record.replay().heard(0)
    assert desk.session.state.telling


def test_undo_never_crosses_anothers_decision() -> None:
    assert "Nothing can be taken back" in replies(["u"], decisions=1)


# -- nonsense


def test_nonsense_never_does_anything() -> None:
    luck = random.Random(4)
    letters = "abc?lurstmqdCARDexit #-_.\t\x00\x1b[m{}$\\żółćЯ日本🂡'\"/"
    junk = ["".join(luck.choices(letters, k=luck.randint(1, 12))) for _ in range(300)]
    lines = [line for line in junk if line.strip()[:1] not in tuple("qsut\x00\x1b")]
    lines += [f"{word} {line}{n}" for word in "crl" for n, line in enumerate(junk[:40])]
    lines += ["9" * 5000, "c " + "9" * 5000, "l " + "9" * 5000, "²", "٣٣٣", "-1", "1.0", "0x1"]
    desk = Desk(typed=lines).advance(PRELUDE)
    before = fingerprint(desk.session.state)
    assert desk.run() == 0
    assert fingerprint(desk.session.state) == before
    assert len(desk.prompts) == len(lines) + 1
