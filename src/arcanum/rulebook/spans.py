"""The small marks inside a line of a rulebook: bold, italics, links, rule marks."""

from __future__ import annotations

import re
from dataclasses import dataclass, replace
from typing import Any

NUMBER = r"[A-Z]{1,3}-\d+(?:\.\d+)*[a-z]?"
# A rule mark: {S-4.2} or {S-4.2, S-4.3}. The blank before it is not part of the text.
MARK = re.compile(r"\s*\{(" + NUMBER + r"(?:\s*,\s*" + NUMBER + r")*)\}")
INLINE = re.compile(
    r"\*\*(?P<bold>(?:[^*]|\*(?!\*))+?)\*\*"
    r"|(?<![\w*])\*(?P<italic>[^*\s](?:[^*]*[^*\s])?)\*(?![\w*])"
    r"|\[(?P<label>[^\]]+)\]\((?P<kind>term|rule|chapter):(?P<to>[^)\s]+)\)"
    r"|\b(?P<rule>[A-Z]{1,2}-\d+(?:\.\d+)+)\b"
)


@dataclass(frozen=True)
class Span:
    """A run of text in one style; `term`, `rule` or `chapter` is what it leads to."""

    text: str
    bold: bool = False
    italic: bool = False
    term: str = ""
    rule: str = ""
    chapter: str = ""

    def told(self) -> dict[str, Any]:
        """As JSON: only what is set."""
        return {name: value for name, value in vars(self).items() if value}


@dataclass(frozen=True)
class Piece:
    """Text up to a rule mark, or up to the end: what a link to one of its rules opens."""

    spans: tuple[Span, ...]
    rules: tuple[str, ...] = ()
    source: str = ""  # as it is written, without marks and links: still Markdown

    @property
    def text(self) -> str:
        """The bare words."""
        return bare(self.spans)

    def told(self) -> dict[str, Any]:
        """As JSON."""
        return {"spans": [span.told() for span in self.spans], "rules": list(self.rules)}


def bare(spans: tuple[Span, ...]) -> str:
    """The words without any style."""
    return "".join(span.text for span in spans)


def spans_of(text: str, style: Span | None = None) -> tuple[Span, ...]:
    """A text without rule marks, split where the style changes."""
    style = style or Span("")
    out: list[Span] = []
    at = 0
    for found in INLINE.finditer(text):
        if found.start() > at:
            out.append(replace(style, text=text[at : found.start()]))
        at = found.end()
        if found["bold"]:
            out += spans_of(found["bold"], replace(style, bold=True))
        elif found["italic"]:
            out += spans_of(found["italic"], replace(style, italic=True))
        elif found["label"]:
            out += spans_of(found["label"], linked(style, found["kind"], found["to"]))
        else:
            out.append(replace(style, text=found["rule"], rule=style.rule or found["rule"]))
    if at < len(text):
        out.append(replace(style, text=text[at:]))
    return tuple(out)


def linked(style: Span, kind: str, to: str) -> Span:
    """The style of a link's label."""
    if kind == "term":
        return replace(style, term=to)
    return replace(style, rule=to) if kind == "rule" else replace(style, chapter=to)


def markdown(text: str) -> str:
    """The text as plain Markdown: no rule marks, labels instead of links."""
    return re.sub(r"\[([^\]]+)\]\((?:term|rule|chapter):[^)\s]+\)", r"\1", MARK.sub("", text))


def pieces_of(text: str) -> tuple[Piece, ...]:
    """A paragraph or list item, cut after each rule mark."""
    out: list[Piece] = []
    at = 0
    for found in MARK.finditer(text):
        said = text[at : found.start()].strip()
        out.append(Piece(spans_of(said), numbers_in(found[1]), markdown(said)))
        at = found.end()
    if rest := text[at:].strip():
        out.append(Piece(spans_of(rest), (), markdown(rest)))
    return tuple(out)


def numbers_in(mark: str) -> tuple[str, ...]:
    """The rule numbers of a mark."""
    return tuple(number.strip() for number in mark.split(","))
