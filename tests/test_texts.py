"""What people read: every text is there, and the check that says so can fail."""

from __future__ import annotations

import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

import arcanum
from arcanum.kernel.chance import advanced, number_below, seeded
from arcanum.kernel.frames import Refusal
from arcanum.kernel.game import Game
from arcanum.kernel.state import State
from arcanum.texts import HOME, LANGUAGES, Texts, fields_of, key_of, texts
from tools.check_texts import main, problems_in

SEASONS = arcanum.game("seasons")
SPOILT = [SEASONS]  # where mistakes are planted: the others need not be read each time
LEFT_OUT = shutil.ignore_patterns("__pycache__", "*.toml", "*.so", "page")
NAMES = ["Ines", "Tomasz", "Vera", "Marek"]


# -- every text is there


def test_every_text_is_there() -> None:
    assert problems_in() == []


def test_every_score_category_has_a_name() -> None:
    score = SEASONS.new(seed=1).observe(None)["mages"][0]["score"]
    for lang in LANGUAGES:
        for category in score:
            assert texts(lang, "seasons").has(f"score-{category}")


# -- the check can fail


@pytest.fixture(scope="module")
def sound() -> set[str]:
    """What is wrong already; a planted mistake must be told on top of it."""
    return set(problems_in(HOME, SPOILT))


@pytest.fixture
def copy(tmp_path: Path) -> Path:
    """A copy of the package to spoil."""
    home = tmp_path / "arcanum"
    shutil.copytree(HOME, home, ignore=LEFT_OUT)
    return home


def game_file(home: Path, lang: str, name: str = "game") -> Path:
    return home / "games" / "seasons" / "locale" / lang / f"{name}.ftl"


def common_file(home: Path, lang: str) -> Path:
    return home / "locale" / lang / "common.ftl"


def edit(file: Path, old: str, new: str) -> None:
    """Put other words into a file, at one place that must be there."""
    source = file.read_text(encoding="utf-8")
    assert source.count(old) == 1, f"{old!r} stands {source.count(old)} times in {file.name}"
    file.write_text(source.replace(old, new), encoding="utf-8")


def add(file: Path, lines: str) -> None:
    file.write_text(file.read_text(encoding="utf-8") + lines, encoding="utf-8")


def drop(file: Path, key: str) -> None:
    """Take a message out of a file, with all its lines."""
    kept: list[str] = []
    inside = found = False
    for line in file.read_text(encoding="utf-8").splitlines():
        if line.startswith(f"{key} ="):
            inside = found = True
        elif not line.startswith((" ", "}")):
            inside = False
        if not inside:
            kept.append(line)
    assert found, f"there is no {key} in {file.name}"
    file.write_text("\n".join(kept) + "\n", encoding="utf-8")


NEEDED = [
    ("game", "note-transmutes"),
    ("game", "do-summon"),
    ("game", "ask-main"),
    ("game", "refusal-not-in-hand"),
    ("game", "energy-earth"),
    ("game", "die-autumn_5"),
    ("game", "step-minus_3"),
    ("game", "card-copy"),
    ("game", "token-on-card"),
    ("game", "option-level"),
    ("game", "option-level-apprentice"),
    ("game", "game-seasons"),
    ("cards", "card-titus_deepgaze"),
]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_missing_text_is_told(copy: Path, sound: set[str], lang: str) -> None:
    for name, key in NEEDED:
        drop(game_file(copy, lang, name), key)
    told = set(problems_in(copy, SPOILT)) - sound
    for _, key in NEEDED:
        assert f"seasons: {lang}: '{key}' is missing" in told


def test_a_missing_common_text_is_told(copy: Path, sound: set[str]) -> None:
    keys = ["refusal-unknown-words", "language-pl", "bot-greedy", "seat-name", "list-and"]
    for key in keys:
        drop(common_file(copy, "pl"), key)
    told = set(problems_in(copy, SPOILT)) - sound
    for key in keys:
        assert f"common: pl: '{key}' is missing" in told


def add_refusal(home: Path) -> None:
    add(
        home / "games" / "seasons" / "rules" / "refusals.py",
        "\n\ndef why_no_planting(card: str) -> Refusal:\n"
        '    args = {"card": card}\n'
        '    return ("planted", {**args, "n": "1"}, "S-0.1")\n',
    )


def add_hidden_refusal(home: Path) -> None:
    add(
        home / "games" / "seasons" / "rules" / "refusals.py",
        '\n\ndef why(key: str) -> Refusal:\n    return (key, {}, "")\n',
    )


def add_program(home: Path) -> None:
    add(
        home / "texts.py",
        '\n\ndef planted(texts: Texts) -> str:\n    return texts.say("sown")\n',
    )


def everywhere(key: str) -> Callable[[Path], None]:
    """Adds a text of this key to the game in all languages."""

    def plant(home: Path) -> None:
        for lang in LANGUAGES:
            add(game_file(home, lang), f"\n{key} = x\n")

    return plant


def in_game(lang: str, lines: str) -> Callable[[Path], None]:
    """Adds lines to the game's texts in one language."""
    return lambda home: add(game_file(home, lang), lines)


def instead(lang: str, old: str, new: str, name: str = "game") -> Callable[[Path], None]:
    """Other words in the game's texts of one language."""
    return lambda home: edit(game_file(home, lang, name), old, new)


def without_a_form(home: Path) -> None:
    edit(game_file(home, "ru"), "    .gen = огня\n", "")


def without_a_language(home: Path) -> None:
    shutil.rmtree(home / "games" / "seasons" / "locale" / "pl")


MISTAKES: dict[str, tuple[Callable[[Path], None], str]] = {
    "a key of one language": (
        in_game("ru", "\nonly-here = x\n"),
        "en: 'only-here' is missing, ru has it",
    ),
    "a text of a card in two languages": (
        instead("pl", "    .text = Po wejściu do gry: zyskaj 9 kryształów.\n", "", "cards"),
        "pl: 'card-amulet_of_earth.text' is missing, en has it",
    ),
    "a whole language": (without_a_language, "pl: 'note-summons' is missing"),
    "an argument of a note": (
        instead("ru", "{ $player } разыгрывает «{", "{ $mage } разыгрывает «{"),
        "ru: 'note-summons' uses $mage, which the code does not offer",
    ),
    "an argument of a verb": (
        instead("pl", "Przywołaj { $card_acc }", "Przywołaj { $cards }"),
        "pl: 'do-summon' uses $cards",
    ),
    "an argument of a prompt": (
        instead("en", "give to { $other }?", "give to { $another }?"),
        "en: 'ask-give-vision' uses $another",
    ),
    "an argument of a refusal": (
        instead(
            "en", "Not possible. { $card } is not in", "Not possible. { $token } is not in"
        ),
        "en: 'refusal-not-in-hand' uses $token",
    ),
    "a form that the nouns do not have": (
        instead("en", "takes { $n } { $energy }.", "takes { $n } { $energy_gen }."),
        "en: 'note-takes-energy' uses $energy_gen",
    ),
    "a form that one noun does not have": (
        without_a_form,
        "ru: 'energy-fire' lacks the form .gen",
    ),
    "a plural form": (
        instead("pl", "    [few] Wymień { $count } żetony\n", ""),
        "pl: 'do-amount' chooses by $count without the plural form [few]",
    ),
    "a plural form in the middle of a text": (
        instead(
            "ru",
            "    [many] { $n } кристаллов\n   *[other] { $n } кристалла\n} за",
            "   *[other] { $n } кристалла\n} за",
        ),
        "ru: 'note-weighs' chooses by $n without the plural form [many]",
    ),
    "exact numbers for a plural": (
        instead("en", "    [one] { $player } pays { $n } crystal.", "    [1] { $player } pays"),
        "en: 'note-pays-crystals' chooses by $n without the plural form [one]",
    ),
    "a plural form of another language": (
        instead("en", "    [one] Exchange", "    [few] Some\n    [one] Exchange"),
        "en: 'do-amount' has [few]",
    ),
    "a question that nobody asks": (everywhere("ask-why"), "nobody asks for 'ask-why'"),
    "a noun taken for a number": (
        instead(
            "en",
            "note-drafts = { $player } keeps { $card }.",
            "note-drafts = { $card ->\n    [one] a\n   *[other] b\n}",
        ),
        "en: 'note-drafts' chooses by $card as if it were a number",
    ),
    "what Fluent cannot read": (
        in_game("pl", "\nnote-broken = { $n\n"),
        "Fluent cannot read this",
    ),
    "a key said twice": (
        in_game("ru", "\nnote-summons = x\n"),
        "'note-summons' is said twice",
    ),
    "a common key said again": (
        in_game("ru", "\nrefusal-not-now = x\n"),
        "'refusal-not-now' is said twice, here and in the common texts",
    ),
    "a text that refers to nothing": (
        instead("en", "fills { card-glutton_cauldron }", "fills { card-cauldron }"),
        "en: 'note-cauldron-bursts' refers to 'card-cauldron'",
    ),
    "a form that refers to nothing": (
        instead("ru", "    .gen = { energy-fire.gen }\n", "    .gen = { energy-fire.dat }\n"),
        "ru: 'token-fire' refers to 'energy-fire.dat'",
    ),
    "a note that nobody tells": (
        everywhere("note-whistles"),
        "nobody asks for 'note-whistles'",
    ),
    "a noun that is no more": (everywhere("die-winter_6"), "nobody asks for 'die-winter_6'"),
    "a note for its reader": (
        instead("pl", "    .you = Aktywujesz { $card_acc }.\n", ""),
        "pl: 'note-activates.you' is missing: how a player is told it",
    ),
    "a new refusal": (add_refusal, "pl: 'refusal-planted' is missing"),
    "a refusal that cannot be seen": (add_hidden_refusal, "cannot see what this refusal says"),
    "a key that a program says": (add_program, "common: en: 'sown' is missing"),
}


@pytest.mark.parametrize("mistake", MISTAKES)
def test_a_mistake_is_told(copy: Path, sound: set[str], mistake: str) -> None:
    plant, told = MISTAKES[mistake]
    plant(copy)
    found = set(problems_in(copy, SPOILT)) - sound
    assert any(told in line for line in found), f"not told: {told}; found: {found}"


def test_a_sound_copy_has_no_more_problems(copy: Path, sound: set[str]) -> None:
    assert set(problems_in(copy, SPOILT)) == sound


def test_the_command_fails_with_one_line_a_problem(
    copy: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    drop(game_file(copy, "ru"), "note-draws")
    assert main(copy) == 1
    assert "seasons: ru: 'note-draws' is missing\n" in capsys.readouterr().err


# -- finding texts


def test_an_unknown_language_is_told_in_one_line() -> None:
    with pytest.raises(
        arcanum.BadSetting, match=r"^there is no language 'de' \(.*en, ru, pl\)$"
    ):
        texts("de")


def test_texts_are_made_once() -> None:
    assert texts("pl", "seasons") is texts("pl", "seasons")


def test_fluent_is_loaded_only_when_wanted() -> None:
    code = "import sys, arcanum.texts; sys.exit('fluent.runtime' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0


def test_a_missing_text_falls_back_to_english_visibly(copy: Path) -> None:
    told = {"note": "takes-energy", "player": "A", "energy": "fire", "n": 2}
    drop(game_file(copy, "ru"), "note-takes-energy")
    assert Texts("ru", "seasons", copy).note(SEASONS, told, NAMES) == "[en] Ines takes 2 fire."
    assert Texts("ru", "seasons", copy).say("no-such-key") == "[no-such-key]"


def test_a_missing_noun_falls_back_in_every_form(copy: Path) -> None:
    drop(game_file(copy, "ru", "cards"), "card-purse_of_io")
    spoiled = Texts("ru", "seasons", copy)
    assert spoiled.noun("card", "purse_of_io") == "[en] Purse of Io"
    label = spoiled.option(SEASONS, SEASONS.read("summon purse_of_io"), NAMES)
    assert label == "Разыграть «[en] Purse of Io»"


def test_a_game_without_texts_of_its_own_has_the_common_ones() -> None:
    assert texts("pl").say("seat-name", seat="A") == "Gracz A"
    assert texts("ru").seat_names(2) == ["Игрок A", "Игрок B"]


# -- nouns


@pytest.mark.parametrize(
    ("lang", "kind", "value", "name"),
    [
        ("en", "card", "amulet_of_air", "Amulet of Air"),
        ("en", "card", "amulet_of_air#2", "Amulet of Air #2"),
        ("ru", "card", "amulet_of_air#2", "Амулет воздуха № 2"),
        ("pl", "card", "amulet_of_air#2", "Amulet Powietrza nr 2"),
        ("ru", "energy", "fire", "огонь"),
        ("en", "token", "fire@amulet_of_water", "fire from Amulet of Water"),
        ("en", "token", "fire@amulet_of_water#2", "fire from Amulet of Water #2"),
        ("ru", "token", "fire@amulet_of_water", "огонь с карты «Амулет воды»"),
        ("pl", "kinds", "air+water+earth", "powietrze, woda i ziemia"),
        ("en", "kinds", "fire", "fire"),
        ("en", "step", "-3", "3 spaces back"),
        ("en", "count", "12", "12"),
        ("pl", "player", "B", "Gracz B"),
    ],
)
def test_nouns_have_names(lang: str, kind: str, value: str, name: str) -> None:
    assert texts(lang, "seasons").noun(kind, value) == name


def test_forms_go_with_the_noun() -> None:
    forms = texts("ru", "seasons").forms("token", "fire@amulet_of_water#2")
    assert forms["gen"] == "огня с карты «Амулет воды № 2»"
    assert texts("ru", "seasons").forms("card", "divine_chalice#2")["acc"] == (
        "Священную чашу № 2"
    )


def test_strange_letters_have_one_place() -> None:
    assert key_of("step", "+1") == "step-plus_1"
    assert key_of("step", "-3") == "step-minus_3"
    assert key_of("kind", "a b") == "kind-a_b"


def test_about_says_what_a_thing_does() -> None:
    effect = "On entering play: raise your summoning gauge by 2."
    assert texts("en", "seasons").about("card", "amulet_of_air#2") == effect
    assert texts("pl", "seasons").about("bonus", "gauge_plus_one").startswith("Zwiększ")


# -- sentences


@pytest.mark.parametrize(
    ("lang", "n", "sentence"),
    [
        ("en", 1, "Ines gains 1 crystal."),
        ("en", 5, "Ines gains 5 crystals."),
        ("ru", 1, "Ines получает 1 кристалл."),
        ("ru", 3, "Ines получает 3 кристалла."),
        ("ru", 5, "Ines получает 5 кристаллов."),
        ("ru", 11, "Ines получает 11 кристаллов."),
        ("ru", 21, "Ines получает 21 кристалл."),
        ("pl", 1, "Ines zyskuje 1 kryształ."),
        ("pl", 2, "Ines zyskuje 2 kryształy."),
        ("pl", 12, "Ines zyskuje 12 kryształów."),
        ("pl", 21, "Ines zyskuje 21 kryształów."),
        ("pl", 22, "Ines zyskuje 22 kryształy."),
    ],
)
def test_numbers_choose_plural_forms(lang: str, n: int, sentence: str) -> None:
    told = {"note": "gains-crystals", "player": "A", "n": n}
    assert texts(lang, "seasons").note(SEASONS, told, NAMES) == sentence


@pytest.mark.parametrize(
    ("lang", "spelled", "label"),
    [
        ("en", "summon amulet_of_air", "Summon Amulet of Air"),
        ("ru", "summon divine_chalice", "Разыграть «Священную чашу»"),
        ("pl", "take-die winter_2", "Weź zimową kość 2"),
        ("ru", "discard water@amulet_of_water", "Сбросить жетон воды с карты «Амулет воды»"),
        ("ru", "exchange water earth", "Обменять воду на землю"),
        ("pl", "give amulet_of_fire B", "Oddaj Amulet Ognia (dostanie Tomasz)"),
        ("en", "imbue air+fire", "Pay air and fire"),
        ("ru", "amount 2", "Обменять 2 жетона"),
        ("en", "take gauge", "Raise your gauge by 1"),
    ],
)
def test_actions_have_labels(lang: str, spelled: str, label: str) -> None:
    assert texts(lang, "seasons").option(SEASONS, SEASONS.read(spelled), NAMES) == label


@pytest.mark.parametrize(
    ("lang", "label"),
    [("en", "Take 2 wood"), ("ru", "Взять 2 дерева"), ("pl", "Weź 2 sztuki drewna")],
)
def test_equal_things_are_told_with_their_number(lang: str, label: str) -> None:
    trickerion = arcanum.game("trickerion")
    action = trickerion.read("take-components wood wood")
    assert texts(lang, "trickerion").option(trickerion, action, NAMES) == label


@pytest.mark.parametrize(
    ("lang", "refused", "sentence"),
    [
        (
            "en",
            (
                "cannot-pay-crystals",
                {"card": "hand_of_fortune", "n": "3", "have": "2"},
                "S-10.2",
            ),
            "Not yet. Hand of Fortune costs 3 crystals; you have 2. [S-10.2]",
        ),
        (
            "en",
            (
                "lacks-energy",
                {"card": "amulet_of_fire", "energy": "water", "n": "2", "more": "0"},
                "S-10.2",
            ),
            "Not yet. For Amulet of Fire you need 2 more water. [S-10.2]",
        ),
        (
            "en",
            (
                "lacks-energy",
                {"card": "purse_of_io", "energy": "water", "n": "1", "more": "2"},
                "S-10.2",
            ),
            (
                "Not yet. For Purse of Io you need 1 more water and 2 more of other kinds."
                " [S-10.2]"
            ),
        ),
        (
            "ru",
            ("not-in-hand", {"card": "divine_chalice"}, "S-10.1"),
            "Так нельзя. Карты «Священная чаша» нет у вас в руке. [S-10.1]",
        ),
        (
            "pl",
            ("no-activation", {"card": "purse_of_io", "timing": "permanent"}, "S-11.1"),
            "Tak nie można. Karty Sakiewka Io nie można aktywować: działa sama. [S-11.1]",
        ),
        (
            "en",
            ("unknown-words", {"text": "2000", "detail": "'2000' is not a verb"}, ""),
            "Not understood: “2000” ('2000' is not a verb).",
        ),
    ],
)
def test_refusals_end_with_the_rule(lang: str, refused: Refusal, sentence: str) -> None:
    assert texts(lang, "seasons").refusal(SEASONS, refused, NAMES) == sentence


def test_prompts_name_their_nouns() -> None:
    asked = {"prompt": "ask-mirror-amount", "player": "A", "given": 1, "got": 3}
    assert texts("ru", "seasons").prompt(SEASONS, asked, NAMES) == (
        "Сколько жетонов воды обменять на землю? Каждый стоит 1 кристалл."
    )
    asked = {"prompt": "ask-give-vision", "player": 0, "other": 2}
    assert texts("pl", "seasons").prompt(SEASONS, asked, NAMES) == "Którą kartę dostanie Vera?"
    asked = {"prompt": "ask-cauldron", "player": "A", "card": 50 + 34}  # the very copy
    assert texts("en", "seasons").prompt(SEASONS, asked, NAMES) == (
        "Which token do you put on Glutton Cauldron?"
    )


def test_prompts_are_the_same_from_a_question_and_from_a_view() -> None:
    s = SEASONS.new(seats=2, seed=3)
    said = texts("en", "seasons")
    while not s.over:
        from_view = said.prompt(SEASONS, s.observe(s.player)["asked"], NAMES)
        assert said.prompt(SEASONS, s.asked(), NAMES) == from_view
        s.apply(s.options[-1])


# -- everything that can be said comes out whole


def is_whole(text: str) -> bool:
    """Nothing left to fill in, nothing in English, no empty place, no invisible marks."""
    strange = ("{", "}", "[", "  ", "«»", "None", "\u2068", "\u2069")
    return bool(text) and not any(mark in text for mark in strange)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", arcanum.games.ids())
def test_every_action_and_note_comes_out_whole(name: str, lang: str) -> None:
    game = arcanum.game(name)
    said = texts(lang, name)
    for action in game.words.every():
        label = said.option(game, action, NAMES)
        assert is_whole(label), f"{game.spell(action)}: {label}"
    for word in game.words.notes.values():
        for at in range(32):
            told: dict[str, Any] = {"note": word.key}
            for noun, kind in zip(word.names, word.kinds, strict=True):
                told[noun] = kind.values[at % len(kind.values)] if kind.values else at
            sentence = said.note(game, told, NAMES)
            assert is_whole(sentence), f"{told}: {sentence}"
            assert sentence.endswith("."), sentence


def seats_near(game: Game, options: dict[str, str], wanted: int) -> int:
    """As many seats as wanted, or as many as the options allow."""
    fewest, most = game.seats_for(game.settle_options(options))
    return min(most, max(fewest, wanted))


def played(game: Game, seed: int) -> Iterator[State]:
    """A random game, decision by decision, with options that differ from game to game."""
    options: dict[str, str] = {}
    seats = seats_near(game, options, 2 + seed % 3)
    for option, known in game.options.items():
        more = {**options, option: known.choices[seed % len(known.choices)]}
        wanted = seats_near(game, more, 2 + seed % 3)
        if option != "first" and game.fits(wanted, game.settle_options(more)):
            options, seats = more, wanted
    s = game.new(seats=seats, options=options, seed=seed)
    chance = seeded(f"texts {seed}")
    while not s.over:
        yield s
        chance = advanced(chance)
        s.apply(s.options[number_below(chance, len(s.options))])
    yield s


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", arcanum.games.ids())
def test_whole_games_are_told_to_every_seat(name: str, lang: str) -> None:
    game = arcanum.game(name)
    said = texts(lang, name)
    every = list(game.words.every())
    for seed in range(3):
        for s in played(game, seed):
            if s.over:
                break
            assert is_whole(said.prompt(game, fields_of(s.asked()), NAMES))
            for viewer in [None, *range(s.seats)]:
                view = s.observe(viewer)["asked"]
                assert is_whole(said.prompt(game, view, NAMES))
            for action in every[seed::97]:
                refused = s.why_not(game.spell(action))
                if refused is not None:
                    key, args, rule = refused
                    assert is_whole(said.refusal(game, (key, args, ""), NAMES)), refused
                    if rule:
                        assert said.refusal(game, refused, NAMES).endswith(f" [{rule}]")
        for viewer in [None, *range(s.seats)]:
            for told in s.heard(viewer):
                assert is_whole(said.note(game, told, NAMES)), told
