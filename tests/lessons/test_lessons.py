"""Every lesson of every game: it is played to its end, and all it says is there."""

from __future__ import annotations

import re
from fnmatch import fnmatchcase
from pathlib import Path

import pytest

from arcanum.cards import catalogue
from arcanum.games import game as find_game
from arcanum.games import ids
from arcanum.kernel.errors import BadData, BadSetting
from arcanum.lessons import (
    FIRST,
    Coach,
    Lesson,
    card_tries,
    find_lesson,
    lessons,
    tries,
    words,
)
from arcanum.lessons.playing import walk
from arcanum.lessons.reading import NEXT
from arcanum.lessons.rivals import reply
from arcanum.lessons.telling import (
    attribute,
    beads,
    in_all,
    numbers,
    sentence,
    spot_name,
    try_sentence,
)
from arcanum.lessons.tries import find_try
from arcanum.rulebook import book_of, specification_of
from arcanum.texts import LANGUAGES
from tests.titles import TITLES

ALL = [lesson for game in ids() for lesson in lessons(game)]
TRIES = [one for game in ids() for one in tries(game)]
NEVER_PLAYED = {"skip_assignment"}  # against the Heir it is removed, and the Academy is his
NUMBERED = re.compile(r"\b[A-Z]{1,2}-\d+(?:\.\d+)*\b")
LONGEST = 330  # characters that the coach's strip has room for
KEY_LEFT = re.compile(r"\[[a-z]|\{|\bnull\b")


def called(lesson: Lesson) -> str:
    return f"{lesson.game.id}-{lesson.id}"


def rule_numbers(game_id: str) -> set[str]:
    """Every number in the rules documents of a game."""
    home = Path(find_game(game_id).home)
    return {
        number
        for path in home.glob("*.md")
        for number in NUMBERED.findall(path.read_text(encoding="utf-8"))
    }


@pytest.mark.parametrize("lesson", ALL, ids=called)
def test_following_the_coach_leads_to_the_end(lesson: Lesson) -> None:
    found = walk(lesson)
    assert found.coach is not None
    assert found.coach.finished
    assert len(found.steps) >= min(3, len(lesson.steps))
    again = walk(lesson)
    assert again.actions == found.actions  # the table is the same every time


@pytest.mark.parametrize("lesson", ALL, ids=called)
def test_every_poor_choice_can_be_kept(lesson: Lesson) -> None:
    met = walk(lesson).objections
    written = {poor.text for step in lesson.steps for poor in step.poor}
    assert set(met) <= written
    for number in range(len(met)):
        found = walk(lesson, stubborn=number)
        assert found.coach is not None
        assert found.coach.finished, met[number]


@pytest.mark.parametrize("lesson", ALL, ids=called)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_text_is_there_in_each_language(lesson: Lesson, lang: str) -> None:
    texts = words(lang, lesson.game.id)
    for key, attributes in lesson.keys().items():
        for full in (key, *[f"{key}.{name}" for name in attributes]):
            assert texts.has(full), f"{full} is missing in {lang}"
    spots = {spot for step in lesson.steps for spot in step.spots}
    spots |= {spot for step in lesson.steps for poor in step.poor for spot in poor.spots}
    for spot in spots:
        assert not KEY_LEFT.search(spot_name(lesson.game.id, spot)[lang]), spot


@pytest.mark.parametrize("lesson", ALL, ids=called)
def test_what_the_coach_says_is_whole_and_short(lesson: Lesson) -> None:
    """All that is said on the way, with the numbers of the table in it."""
    s = lesson.start()
    coach = Coach(lesson, s)
    for _ in range(500):
        for lang, said in sentence(coach).items():
            check_said(said, lang)
            for name in ("title", "more"):
                more = attribute(coach, name)[lang]
                assert not KEY_LEFT.search(more), more
        for objection in coach.objections():
            key = lesson.key(objection.poor.text)
            for lang, said in in_all(lesson.game.id, key, numbers(coach)).items():
                check_said(said, lang)
        if coach.finished:
            return
        if coach.wait == NEXT:
            coach.press()
            continue
        good = coach.good()
        if s.player == lesson.you and good:
            action = lesson.game.read(good[0])
        else:
            action = reply(lesson, s, coach.actions)
        seat = s.player
        s.apply(action)
        coach.decided(seat, lesson.game.spell(action), s)


def check_said(said: str, lang: str) -> None:
    assert not KEY_LEFT.search(said), said
    assert len(said) <= LONGEST, f"{lang}, {len(said)} characters: {said}"


@pytest.mark.parametrize("lesson", ALL, ids=called)
def test_lessons_cite_rules_that_exist(lesson: Lesson) -> None:
    known = rule_numbers(lesson.game.id)
    cited = [*lesson.rules, *[step.rule for step in lesson.steps if step.rule]]
    cited += [poor.rule for step in lesson.steps for poor in step.poor if poor.rule]
    assert lesson.rules
    for number in cited:
        assert number in known, number


BEADS = dict(zip(beads().values(), range(len(beads())), strict=True))
SPOKEN = [
    (lesson.game.id, lesson.key(key), spots)
    for lesson in ALL
    for step in lesson.steps
    for key, spots in [(step.id, step.spots), *((p.text, p.spots) for p in step.poor)]
] + [(one.game.id, one.key, one.spots) for one in TRIES]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_coach_speaks_of_all_that_glows_and_of_nothing_else(lang: str) -> None:
    """A bead in a sentence is one on the board, and the other way round."""
    assert len(SPOKEN) > 400
    for game, key, spots in SPOKEN:
        said = words(lang, game).say(key, **beads())
        spoken = {BEADS[letter] for letter in said if letter in BEADS}
        assert spoken == set(range(len(spots))), f"{key} in {lang}: {said}"


@pytest.mark.parametrize("one", TRIES, ids=lambda one: f"{one.game.id}-{one.id}")
def test_every_rule_can_be_tried(one) -> None:  # type: ignore[no-untyped-def]
    s = one.start()
    assert one.you in s.waiting()
    s.turn_to(one.you)
    spelled = [one.game.spell(action) for action in s.options]
    for pick in one.pick:
        assert one.in_rules(pick) in spelled, f"{pick} is not legal: {spelled}"
    known = rule_numbers(one.game.id)
    for rule in one.rules:
        assert rule in known, rule
    for lang in LANGUAGES:
        assert words(lang, one.game.id).has(one.key), f"{one.key} in {lang}"
        said = words(lang, one.game.id).say(one.key, **beads())
        assert not KEY_LEFT.search(said), said
    if one.pick:
        s.apply(one.game.read(one.in_rules(one.pick[0])))


@pytest.mark.parametrize("game_id", TITLES)
def test_every_card_can_be_tried(game_id: str) -> None:
    """In a position of its own, in which a sentence names it."""
    found = card_tries(game_id)
    for card in catalogue(game_id, "en").cards:
        if card.id in NEVER_PLAYED:
            continue
        one = found[card.id]
        s = one.start()
        assert one.you in s.waiting(), card.id
        s.turn_to(one.you)
        spelled = [one.game.spell(action) for action in s.options]
        for pick in one.pick:
            pattern = one.in_rules(pick)
            assert any(fnmatchcase(option, pattern) for option in spelled), card.id
        assert set(one.rules) <= rule_numbers(game_id)
        assert find_try(game_id, one.id) is one
        for said in try_sentence(one).values():
            assert not KEY_LEFT.search(said), said
            assert len(said) <= LONGEST, said
    assert set(found) == {card.id for card in catalogue(game_id, "en").cards} - NEVER_PLAYED


@pytest.mark.parametrize("game_id", TITLES)
def test_the_sentence_of_a_card_names_what_lies_there(game_id: str) -> None:
    for lang in LANGUAGES:
        named = {card.id: card.name for card in catalogue(game_id, lang).cards}
        for one in card_tries(game_id).values():
            said = try_sentence(one)[lang]
            assert {BEADS[c] for c in said if c in BEADS} == set(range(len(one.spots))), said
            general = one.key in (
                "try-a-die",
                "try-a-city-die",
                "try-an-event",
                "try-a-connection",
            )
            assert general or named[one.card] in said


@pytest.mark.parametrize(
    ("game_id", "minutes"), [("seasons", 15), ("trickerion", 40), ("pax_illuminaten", 25)]
)
def test_a_game_has_a_first_game_and_eight_lessons(game_id: str, minutes: int) -> None:
    found = lessons(game_id)
    assert found[0].kind == FIRST
    guided = [lesson for lesson in found if lesson.kind == FIRST and lesson.id != "heir"]
    assert sum(lesson.minutes for lesson in guided) == minutes
    assert len([lesson for lesson in found if lesson.kind != FIRST]) >= 8


@pytest.mark.parametrize(
    ("game_id", "letters"),
    [("seasons", "S"), ("trickerion", "THA"), ("pax_illuminaten", "P")],
)
def test_most_rules_for_players_can_be_tried(game_id: str, letters: str) -> None:
    book = book_of(game_id)
    assert book is not None
    tried = {rule for one in tries(game_id) for rule in one.rules}
    stated = [n for n in specification_of(game_id).numbers if n not in book.developers]
    assert {number.split("-")[0] for number in stated} == set(letters)
    for letter in letters:
        players = {number for number in stated if number.startswith(f"{letter}-")}
        assert len(players) >= 40  # the numbers were found
        untried = players - tried
        assert len(untried) <= 0.2 * len(players), sorted(untried)


def test_a_try_is_found_by_its_rule() -> None:
    rule = tries("seasons")[0].rules[0]
    assert rule in find_try("seasons", rule).rules
    with pytest.raises(BadSetting, match="no position to try"):
        find_try("seasons", "S-99.9")


def test_an_unknown_lesson_is_one_clear_line() -> None:
    with pytest.raises(BadSetting, match="no lesson 'chess'"):
        find_lesson("seasons", "chess")
    assert lessons("pebbles") == ()


def made(**data: object) -> Lesson:
    whole = {"seats": 2, "step": [{"id": "one"}], **data}
    return Lesson(find_game("seasons"), "x", whole, "x.toml")


@pytest.mark.parametrize(
    ("data", "wrong"),
    [
        ({"minuts": 3}, "unknown key 'minuts', did you mean 'minutes'"),
        ({"step": []}, "a lesson needs steps"),
        ({"step": [{"id": "a", "spots": ["a", "b", "c", "d"]}]}, "at most 3 spots"),
        ({"step": [{"id": "a"}, {"id": "a"}]}, "two steps are called 'a'"),
        ({"step": [{"id": "a", "when": {"asked": "x"}}]}, "unknown condition 'asked'"),
        ({"step": [{"id": "a", "wait": "long"}]}, "'wait' is choice or next"),
        ({"you": "C"}, "a seat is A to B"),
        ({"given": {"printed": {}}}, "cannot say what is printed"),
    ],
)
def test_mistakes_in_a_file_are_named(data: dict[str, object], wrong: str) -> None:
    with pytest.raises(BadData) as told:
        made(**data)
    assert wrong.split(",")[0] in str(told.value)


def test_acting_without_saying_next_is_fine() -> None:
    lesson = find_lesson("seasons", "first")
    s = lesson.start()
    coach = Coach(lesson, s)
    assert coach.wait == NEXT
    assert [one.action for one in coach.objections()] == ["take-die winter_4"]
    s.apply(lesson.game.read("take-die winter_2"))
    coach.decided(0, "take-die winter_2", s)
    assert lesson.steps[coach.at - 1].id == "choose-die"


LAST_TURN = {
    "given": {
        "year": 3,
        "space": 12,
        "round": 20,
        "active": "A",
        "first": "B",
        "pips": 2,
        "A": {"crystals": 4, "gauge": 3, "hand": ["amulet_of_earth"], "reserve": {"earth": 3}},
    },
    "options": {"level": "apprentice"},
    "bots": {"B": "quiet"},
}


@pytest.mark.parametrize("when", [{}, {"deciding": "ask-main"}])
def test_the_end_of_the_game_ends_a_step_that_waits_for_more(when: dict[str, str]) -> None:
    until = {"expect": {"A": {"crystals": 1000}}}
    lesson = made(**LAST_TURN, step=[{"id": "free", "when": when, "until": until}])
    coach = walk(lesson).coach
    assert coach is not None
    assert coach.s.over
    assert coach.finished


def test_a_last_step_that_does_not_fit_any_more_is_done() -> None:
    """It came up, something else was done, and its moment is past."""
    can = {"deciding": "ask-main", "can": "summon amulet_of_earth"}
    last = {"id": "two", "when": can, "good": ["end-turn"]}
    lesson = made(**LAST_TURN, step=[{"id": "one", "good": ["bonus *"]}, last])
    s = lesson.start()
    coach = Coach(lesson, s)
    for action in ("bonus gauge_plus_one", "summon amulet_of_earth"):
        s.apply(lesson.game.read(action))
        coach.decided(0, action, s)
    assert not s.over
    assert coach.finished


def test_a_last_remark_on_something_that_was_not_done_is_left_out() -> None:
    remark = {"id": "two", "when": {"did": "bonus *"}}
    lesson = made(
        **LAST_TURN, step=[{"id": "one", "good": ["transmute *", "summon *"]}, remark]
    )
    s = lesson.start()
    coach = Coach(lesson, s)
    s.apply(lesson.game.read("summon amulet_of_earth"))
    coach.decided(0, "summon amulet_of_earth", s)
    assert not s.over
    assert coach.finished


def test_a_lesson_keeps_its_id_whatever_its_file_is_called() -> None:
    """Tables of lessons are stored with it, and keys of texts have hyphens."""
    assert find_lesson("trickerion", "next-step").where == "next_step.toml"
    for lesson in ALL:
        assert lesson.where.removesuffix(".toml").isidentifier(), lesson.where
