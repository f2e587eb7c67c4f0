"""Every rulebook keeps its promises; what is wrong with one is found and named."""

import tomllib
from pathlib import Path

import pytest

from arcanum.cards import catalogue
from arcanum.games import game as find_game
from arcanum.games import ids
from arcanum.kernel.errors import BadData
from arcanum.lab import books
from arcanum.lab.books import figure_view, problems, words_in, wrong_notes, wrong_words
from arcanum.rulebook import Book, Glossary, book_of, glossary_of, table_glossary
from arcanum.rulebook.glossary import explained, linked
from arcanum.rulebook.rulings import notes_of, rulings
from arcanum.texts import LANGUAGES, texts

ROOT = Path(__file__).resolve().parents[2]


def game_home(game: str) -> Path:
    return Path(find_game(game).home)


WEB = ROOT / "web" / "src"


@pytest.mark.parametrize("game", ids())
def test_the_rulebook_of_a_game(game: str) -> None:
    """All rules, in all languages, alike in structure, with real positions and right words."""
    assert problems(game) == []


@pytest.mark.parametrize("game", ids())
def test_a_game_says_the_words_of_its_glossary(game: str) -> None:
    assert list(wrong_words(game)) == []
    glossary = glossary_of(game)
    for lang in LANGUAGES if glossary else ():
        page = (WEB / "games" / game / "locale" / lang).glob("*.ftl")
        assert glossary is not None
        assert list(words_in(page, lang, glossary)) == []


@pytest.mark.parametrize("game", ids())
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_word_that_leads_to_the_glossary_is_explained(game: str, lang: str) -> None:
    book = book_of(game)
    terms = linked(book.parts(lang)) if book else {}
    told = explained(game, lang, terms)
    assert [name for name in terms if told[name]["about"] == terms[name]] == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_table_says_the_words_of_its_glossary(lang: str) -> None:
    for home in (ROOT / "src" / "arcanum", WEB):
        files = (home / "locale" / lang).glob("*.ftl")
        assert list(words_in(files, lang, table_glossary())) == []


@pytest.mark.parametrize("game", ids())
def test_notes_on_cards_are_alike_in_all_languages(game: str) -> None:
    assert list(wrong_notes(game)) == []


def test_every_card_with_rulings_has_notes_for_players() -> None:
    """What the data rules on a card, the notes say to players."""
    data = game_home("seasons") / "data" / "cards.toml"
    ruled = {c["id"] for c in tomllib.loads(data.read_text("utf-8"))["card"] if c["rulings"]}
    assert ruled - set(notes_of("seasons", "en")) == set()
    things = catalogue("pax_illuminaten", "en").cards
    assert [
        card.id
        for card in things
        if not set(card.noted) & set(notes_of("pax_illuminaten", "en"))
    ] == []
    for file, table in (("assignments", "special"), ("prophecies", "prophecies")):
        data = game_home("trickerion") / "data" / f"{file}.toml"
        cards = tomllib.loads(data.read_text("utf-8"))[table]
        ruled = {card for card, facts in cards.items() if facts.get("rulings")}
        assert ruled - set(notes_of("trickerion", "en")) == set()


def test_every_game_with_cards_has_notes(monkeypatch: pytest.MonkeyPatch) -> None:
    with_cards = [game for game in ids() if catalogue(game, "en").cards]
    assert set(with_cards) >= {"seasons", "trickerion", "pax_illuminaten"}
    assert [game for game in with_cards if not notes_of(game, "en")] == []
    monkeypatch.setattr(books, "notes_of", lambda game, lang: {})
    for game in with_cards:
        assert list(wrong_notes(game)) == [f"{game} has no notes on its cards"]
    assert list(wrong_notes("pebbles")) == []


@pytest.mark.parametrize(
    ("lang", "key", "note", "wrong"),
    [
        ("pl", "P01", "Nic. {P-12.3}", "P01: 2 notes in en and 1 in pl"),
        ("en", "P99", "Nothing.", "there is nothing called 'P99'"),
        (
            "ru",
            "P08",
            "Одно. {P-12.3}|Два. {P-12.3}|Три. {P-12.5}",
            "en and ru cite other rules",
        ),
        ("en", "P09", "One. {P-99.1}|Two. {P-3.6}", "the specification has no P-99.1"),
        ("ru", "P09", "Раз {P77}.|Два.", "ru: P09: there is no card 'P77'"),
    ],
)
def test_a_slip_in_a_note_is_found(
    monkeypatch: pytest.MonkeyPatch, lang: str, key: str, note: str, wrong: str
) -> None:
    def spoilt(game: str, other: str) -> dict[str, list[str]]:
        notes = notes_of(game, other)
        return {**notes, key: note.split("|")} if other == lang else notes

    monkeypatch.setattr(books, "notes_of", spoilt)
    assert any(wrong in line for line in wrong_notes("pax_illuminaten"))


def test_avoided_words_are_found_in_notes_but_not_in_their_names(tmp_path: Path) -> None:
    glossary = Glossary(tmp_glossary(tmp_path))
    notes = tmp_path / "ru.toml"
    notes.write_text('кости = [\n  "Бросьте {кости}.",\n  "Кости ваши. {P-1.2}",\n]\n', "utf-8")
    assert list(words_in([notes], "ru", glossary)) == [
        "ru.toml:3: 'кости', where the glossary has 'кубик'"
    ]


def test_notes_name_other_cards() -> None:
    words = texts("pl", "seasons")
    notes = rulings("seasons", "pl", ["purse_of_io"], lambda card: words.noun("card", card))
    assert len(notes) == 3
    assert words.noun("card", "balance_of_ishtar") in notes[0].text


# -- the checks find what is wrong


BASE = book_of("pebbles")


def spoiled(tmp_path: Path, lang: str, old: str, new: str) -> Book:
    """The rulebook of Pebbles with one thing changed in one language."""
    assert BASE is not None
    for path in BASE.home.iterdir():
        text = path.read_text(encoding="utf-8")
        if path.name == f"base.{lang}.md":
            assert old in text
            text = text.replace(old, new, 1)
        (tmp_path / path.name).write_text(text, encoding="utf-8")
    return Book(tmp_path)


def found(monkeypatch: pytest.MonkeyPatch, book: Book) -> list[str]:
    """What is wrong with a book that stands for that of Pebbles."""
    monkeypatch.setattr(books, "book_of", lambda game: book)
    return problems("pebbles")


@pytest.mark.parametrize(
    ("lang", "old", "new", "wrong"),
    [
        ("en", " {B-2.5}", "", "en: B-2.5 is not marked"),
        ("ru", "{B-2.5}", "{B-2.9}", "ru: the specification has no B-2.9"),
        ("ru", "{#end}", "{#ending}", "base: en and ru have other chapters: end and ending"),
        ("pl", "- Wydane", "Wydane", "chapter #mistakes is built otherwise: a list of 2"),
        ("pl", "{B-1.2}", "{B-1.2, B-1.1}", "chapter #setup has other marks"),
        ("pl", "(term:charm)", "(term:chram)", "pl: the glossary has no 'chram'"),
        ("en", "figure:before", "figure:after", "figures.toml has no after-the-fists"),
        ("en", "Pebbles is", "Pebbles (B-7.1) is", "en: the specification has no B-7.1"),
    ],
)
def test_a_slip_is_found(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, lang: str, old: str, new: str, wrong: str
) -> None:
    told = found(monkeypatch, spoiled(tmp_path, lang, old, new))
    assert any(wrong in line for line in told), told


def test_a_language_that_is_missing_is_found(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    book = spoiled(tmp_path, "en", "", "")
    (tmp_path / "base.pl.md").unlink()
    assert found(monkeypatch, book) == ["there is no base.pl.md"]


def test_a_reason_for_developers_will_do(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    book = spoiled(tmp_path, "en", " {B-2.5}", "")
    book.developers["B-2.5"] = "only for this test"
    assert not any("B-2.5 is not marked" in line for line in found(monkeypatch, book))
    book.developers["B-2.5"] = ""
    assert "developers: B-2.5 has no reason" in found(monkeypatch, book)


def test_avoided_words_are_found(tmp_path: Path) -> None:
    glossary = Glossary(tmp_glossary(tmp_path))
    book = tmp_path / "base.ru.md"
    book.write_text("Положите кости.\nПослушайте гостей.\n", encoding="utf-8")
    assert list(words_in([book], "ru", glossary)) == [
        "base.ru.md:1: 'кости', where the glossary has 'кубик'"
    ]
    texts = tmp_path / "game.ftl"
    said = "key = { $кости } кубик\n# кости\nother = Бросьте кости\n"
    texts.write_text(said, encoding="utf-8")
    assert list(words_in([texts], "ru", glossary)) == [
        "game.ftl:3: 'кости', where the glossary has 'кубик'"
    ]


def tmp_glossary(place: Path) -> Path:
    """A glossary of one term."""
    path = place / "glossary.toml"
    said = 'id = "die"\nen = "die"\nru = "кубик"\npl = "kość"\navoid_ru = ["кости."]\n'
    path.write_text(f"[[term]]\n{said}", encoding="utf-8")
    return path


def test_a_figure_is_a_real_position() -> None:
    told = figure_view("pebbles", "x", {"seats": 2, "look": "B", "given": {"round": 2}})
    assert told["view"]["viewer"] == "B"
    assert told["show"] == "board"
    with pytest.raises(BadData, match="figure x: unknown key 'colour'"):
        figure_view("pebbles", "x", {"seats": 2, "colour": 1})
    with pytest.raises(BadData, match="figure x: there is no seat 'C'"):
        figure_view("pebbles", "x", {"seats": 2, "look": "C"})
    with pytest.raises(BadData, match="figure x: given"):
        figure_view("pebbles", "x", {"seats": 2, "given": {"rounds": 2}})
