"""The rulebook in the terminal: all of it, a chapter, or what it says of one rule."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rich.console import Console, RenderableType
from rich.markdown import Markdown
from rich.text import Text

from arcanum.games import game as find_game
from arcanum.kernel.errors import BadSetting
from arcanum.rulebook.lookup import Lookup, Said
from arcanum.terminal.screen import Screen
from arcanum.texts import Texts, texts


def shown(said: Said, words: Texts) -> list[RenderableType]:
    """A rule on the screen: where it stands, what it says, whether this is the exact text."""
    things: list[RenderableType] = [""]
    if said.chapter is None:
        things += [Text(words.say("term-rule-exact"), style="dim"), ""]
    elif said.number and said.part is not None:
        things += [Text(f"{said.part.title} · {said.chapter.title}", style="dim"), ""]
    things += [Markdown(said.text), ""]
    return things


def contents(
    lookup: Lookup, settings: Mapping[str, str] | None = None
) -> list[tuple[str, str]]:
    """The chapters of the book with the words that open them; else the exact sections."""
    out = [
        (chapter.id if at == 0 else f"{part.id}/{chapter.id}", chapter.title)
        for at, part in enumerate(lookup.parts(settings))
        for chapter in part.chapters
    ]
    return out or [(number, title) for number, title in lookup.exact.titles.items()]


# -- the command


def told(
    game_id: str, number: str | None = None, lang: str = "en", exact: bool = False
) -> dict[str, Any]:
    """The result of `arcanum rules` as JSON has it."""
    find_game(game_id)  # says so if there is none
    lookup = Lookup(game_id, lang)
    about = {"game": game_id, "lang": lang}
    if number is not None:
        said = rule(lookup, number, exact)
        one = {"id": "", "title": "", "text": said.text, "rules": [said.number], "part": ""}
        if said.chapter is not None and said.part is not None:
            place = {"id": said.chapter.id, "title": said.chapter.title, "part": said.part.id}
            one = {
                **one,
                **place,
                "rules": [said.number] if said.number else said.chapter.rules,
            }
        return {**about, "exact": said.chapter is None, "chapters": [one]}
    parts = [] if exact else lookup.parts()
    chapters = [
        {
            "id": chapter.id,
            "title": chapter.title,
            "text": chapter.source,
            "rules": chapter.rules,
            "part": part.id,
        }
        for part in parts
        for chapter in part.chapters
    ]
    if not chapters:  # no book: the sections of the specification
        spec = lookup.exact
        chapters = [
            {
                "id": section,
                "title": title,
                "text": spec.rules[section].partition("\n")[2].strip(),
                "rules": [one for one in spec.numbers if one.startswith(f"{section}.")],
                "part": "",
            }
            for section, title in spec.titles.items()
        ]
    return {**about, "exact": not parts, "chapters": chapters}


def rule(lookup: Lookup, number: str, exact: bool) -> Said:
    """A rule or a chapter, or a complaint."""
    said = lookup.rule(number, exact) or lookup.chapter(number)
    if said is None:
        raise BadSetting(f"there is no rule {number}")
    return said


def show_rules(
    game_id: str,
    number: str | None = None,
    lang: str = "en",
    exact: bool = False,
    console: Console | None = None,
) -> None:
    """The rulebook, or what it says of a rule, on the screen."""
    find_game(game_id)
    lookup = Lookup(game_id, lang)
    words = texts(lang, game_id)
    screen = Screen(console)
    if number is not None:
        screen.show(*shown(rule(lookup, number, exact), words))
        return
    if lookup.empty:
        screen.say(words.say("term-no-rules"))
        return
    found = told(game_id, None, lang, exact)
    if found["exact"]:
        screen.say(words.say("term-rule-exact"), style="dim")
    titles = {part.id: part.title for part in lookup.parts()}
    before = ""
    for chapter in found["chapters"]:
        if chapter["part"] != before:
            before = chapter["part"]
            screen.show("", Markdown(f"# {titles[before]}"))
        screen.show("", Markdown(f"## {chapter['title']}\n\n{chapter['text']}"))
