"""Reading the small Markdown of rulebooks."""

import pytest

from arcanum.kernel.errors import BadData
from arcanum.rulebook import book_of, specification_of
from arcanum.rulebook.reading import Example, Figure, Heading, Listed, Table, Text, read_part
from arcanum.rulebook.spans import Span, pieces_of, spans_of

PART = """# A part

## First {#one}

Say this. {S-1.1} Say **that** too, and [energy](term:energy). {S-1.2, S-1.3} And more.

- an item {S-2.1}
  that goes on
- another
  - set in
1. counted

> **Example.** One.
>
> - two

## Second {#two}

| a | b |
|---|---|
| 1 | 2 {S-3.1} |

![All of *it*.](figure:some-id)

### Below {#below}

The end, see S-1.1.
"""


def test_a_paragraph_is_cut_at_its_marks() -> None:
    first, second, rest = pieces_of("Say this. {S-1.1} And that. {S-1.2, S-1.3} More.")
    assert (first.text, first.rules) == ("Say this.", ("S-1.1",))
    assert (second.text, second.rules) == ("And that.", ("S-1.2", "S-1.3"))
    assert (rest.text, rest.rules) == ("More.", ())


def test_marks_inside_a_line() -> None:
    assert spans_of("a **b [c](term:d)** *e* 2*3 T-6.3.2") == (
        Span("a "),
        Span("b ", bold=True),
        Span("c", bold=True, term="d"),
        Span(" "),
        Span("e", italic=True),
        Span(" 2*3 "),
        Span("T-6.3.2", rule="T-6.3.2"),
    )


def test_a_part_becomes_chapters_and_blocks() -> None:
    title, (one, two) = read_part(PART, "part.en.md")
    assert (title, one.id, two.title) == ("A part", "one", "Second")
    assert one.marks() == [("S-1.1",), ("S-1.2", "S-1.3"), ("S-2.1",)]
    assert two.rules == ["S-3.1"]
    text, listed, example = one.blocks
    assert isinstance(text, Text)
    assert len(text.pieces) == 3
    assert isinstance(listed, Listed)
    assert [(i.depth, i.number) for i in listed.items] == [(0, 0), (0, 0), (1, 0), (0, 1)]
    assert listed.items[0].pieces[1].text == "that goes on"
    assert isinstance(example, Example)
    assert isinstance(example.blocks[1], Listed)
    table, figure, heading, _ = two.blocks
    assert isinstance(table, Table)
    assert table.rows[0].rules == ("S-3.1",)
    assert isinstance(figure, Figure)
    assert figure.caption[0].text == "All of it."
    assert isinstance(heading, Heading)
    assert "{" not in one.source
    assert "term:" not in one.source


def test_a_row_says_its_columns_where_it_stands_alone() -> None:
    wide = "| Season | Air | Earth |\n|---|---|---|\n| **Winter** | 1 | 3 {S-9.3} |\n"
    narrow = "| | Points |\n|---|---|\n| crystals | 1 each {S-9.3} |\n"
    _, (chapter,) = read_part(f"# A\n\n## B {{#b}}\n\n{wide}\n{narrow}", "part.en.md")
    assert [piece.source for piece in chapter.pieces() if piece.rules] == [
        "**Winter** · Air: 1 · Earth: 3",
        "crystals · 1 each",
    ]


def test_a_footnote_opens_with_its_rule() -> None:
    book = book_of("trickerion")
    assert book is not None
    for lang in book.languages:
        said = book.find("H-2.2", lang)
        assert said is not None
        rule, note = said.pieces
        assert "†" in rule.text, lang
        assert note.text.startswith("† "), lang


@pytest.mark.parametrize(
    ("text", "wrong"),
    [
        ("# A\n\n## B\n", "has no {#id}"),
        ("# A\n\nwords\n", "text before the first chapter"),
        ("## B {#b}\n", "a part has a title"),
        ("# A\n\n## B {#b}\n\n### C\n", "the subchapter 'C' has no"),
    ],
)
def test_what_cannot_be_read_is_said(text: str, wrong: str) -> None:
    with pytest.raises(BadData, match="part.en.md: .*" + wrong):
        read_part(text, "part.en.md")


def test_a_rule_is_found_in_each_language() -> None:
    book = book_of("pebbles")
    assert book is not None
    assert book.languages == ["en", "pl", "ru"]
    for lang, word in (("en", "highest score"), ("ru", "Побеждает"), ("pl", "Wygrywa")):
        said = book.find("B-3.2", lang)
        assert said is not None
        assert word in said.source
        assert said.chapter.id == "winning"
    section = book.find("B-2", "en")
    assert section is not None
    assert section.number == "B-2.1"
    inner = book.find("B-2.1.4", "en")
    assert inner is not None
    assert inner.number == "B-2.1"
    assert book.find("B-9.1", "en") is None
    assert book.find("B-3.2", "de") is None


def test_the_specification_has_the_rules_of_variants_too() -> None:
    spec = specification_of("trickerion")
    for number in ("T-6.3.2.1", "T-6.3.2", "H-8.3", "H-13.1", "A-5.7", "A-1.1", "D-01"):
        assert spec.rule(number), number
    assert spec.called("h 8.3") == "H-8.3"
    assert "SCOUT" in (specification_of("pax_illuminaten").rule("P-8.1") or "")
    assert "Luminary" in (specification_of("pax_illuminaten").rule("P-1.2") or "")
