"""What the page says, without a browser: no key, id, brace or bracket ever reaches a person."""

from __future__ import annotations

import json
import re
import shutil
import subprocess
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import ast as ftl

import arcanum
from arcanum.texts import HOME, LANGUAGES, bundle_of, key_of
from tests.test_texts import is_whole, played
from tools.check_texts import PLURAL_NAMES, fluent_in, read

WEB = HOME.parent.parent / "web"
GAMES = arcanum.games.ids()
NUMBERS = (0, 1, 2, 5, 22)
ESBUILD = WEB / "node_modules" / ".bin" / "esbuild"


def places(lang: str, game: str) -> list[Path]:
    """The folders of a table's texts in the page; later ones may word it better."""
    return [
        HOME / "locale" / lang,
        WEB / "src" / "locale" / lang,
        HOME / "games" / game / "locale" / lang,
        WEB / "src" / "games" / game / "locale" / lang,
    ]


@cache
def messages(lang: str, game: str) -> dict[str, ftl.Message]:
    """Every message of a table in the page."""
    found: dict[str, ftl.Message] = {}
    for place in places(lang, game):
        for file in sorted(place.glob("*.ftl")):
            for entry in fluent_in(file.read_text(encoding="utf-8")).body:
                if isinstance(entry, ftl.Message):
                    found[entry.id.name] = entry
    return found


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_message_stands_twice_in_a_place(lang: str) -> None:
    """The later one would win, unseen; only a game may word what all share in its own way."""
    for game in GAMES:
        for place in places(lang, game):
            names = [
                name
                for file in place.glob("*.ftl")
                for name in re.findall(r"(?m)^([a-z][\w-]*) =", file.read_text("utf-8"))
            ]
            assert [name for name in set(names) if names.count(name) > 1] == [], place


# -- every message comes out whole, with every number


def numbers_in(entry: ftl.Message) -> set[str]:
    """The arguments by which a message chooses its plural."""
    return {
        choice.selector.id.name
        for choice in read(entry).choices
        if isinstance(choice.selector, ftl.VariableReference)
        and {v.key.name for v in choice.variants if isinstance(v.key, ftl.Identifier)}
        & PLURAL_NAMES
    }


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_message_of_the_page_comes_out_whole(game: str, lang: str) -> None:
    bundle = bundle_of(lang, places(lang, game))
    for key, entry in messages(lang, game).items():
        numbers = numbers_in(entry)
        message = bundle.get_message(key)
        for n in NUMBERS if numbers else (1,):
            args = {name: n if name in numbers else "x" for name in read(entry).arguments}
            assert message.value is not None, key
            for pattern in (message.value, *message.attributes.values()):
                text, errors = bundle.format_pattern(pattern, args)
                assert not errors, f"{key}: {errors}"
                assert not set("{}\u2068\u2069") & set(str(text)), f"{key}: {text}"


@pytest.mark.parametrize("game", GAMES)
def test_every_message_of_the_page_is_in_every_language(game: str) -> None:
    for lang in LANGUAGES:
        assert messages(lang, game).keys() == messages("en", game).keys(), lang


# -- text mode: a view as headed lists, as plain/Tree.svelte makes them


SKIPPED = ("game", "viewer", "asked", "over", "seat")


def things(name: str, value: Any) -> Iterator[tuple[str, str]]:
    """The labels and the words in a view: the name of a field, and what stands there."""
    yield name, ""
    if isinstance(value, Mapping):
        for key, inner in value.items():
            if key not in SKIPPED:
                yield from things(key, inner)
    elif isinstance(value, (list, tuple)):
        for inner in value:
            yield from things(name, inner)
    elif isinstance(value, str) and value:
        yield name, value


def nouns_of(game: str) -> tuple[list[str], list[str]]:
    """The kinds and the players without a seat that the page part of a game names."""
    part = WEB / "src" / "games" / game / "part.ts"
    source = part.read_text(encoding="utf-8") if part.exists() else ""
    kinds = re.search(r"kinds: \[([^\]]*)\]", source)
    players = re.search(r"players: \[", source)
    return (
        re.findall(r"'(\w+)'", kinds[1]) if kinds else [],
        [*("AO", "Heir")] if players else [],
    )


def has_words(said: Mapping[str, object], game: str, near: str, text: str) -> bool:
    """Whether a word of a view has a text: it is a player, a noun, or a choice of an option."""
    kinds, players = nouns_of(game)
    if re.fullmatch("[A-H]|[0-9]+", text) or text in players:
        return True
    plain = re.split("[#@+]", text)[0]
    numbered = re.sub(r"_\d+$", "", plain)
    known = [key_of(kind, plain) for kind in (near, *kinds, numbered)]
    return any(key in said for key in (*known, f"option-{near}-{text}"))


@cache
def seen_in(game: str) -> frozenset[tuple[str, str]]:
    """What views of whole games show, to a player and to an onlooker."""
    found: set[tuple[str, str]] = set()
    for seed in range(6):
        for n, s in enumerate(played(arcanum.game(game), seed)):
            if n % 9 and not s.over:
                continue
            for viewer in (None, 0):
                for key, value in s.observe(viewer).items():
                    if key not in SKIPPED:
                        found.update(things(key, value))
    return frozenset(found)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_text_mode_has_words_for_all_that_a_view_shows(game: str, lang: str) -> None:
    said = messages(lang, game)
    lacking = {
        f"{name} {word}".strip()
        for name, word in seen_in(game)
        if not (
            has_words(said, game, name, word)
            if word
            else f"view-{name}" in said or has_words(said, game, "", name)
        )
    }
    assert lacking == set()


# -- the lobby has its own small share of the games' texts


@pytest.mark.skipif(not ESBUILD.exists() or not shutil.which("node"), reason="no node here")
@pytest.mark.parametrize("part", ["names", "characters"])
@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_lobby_has_all_that_its_options_refer_to(
    lang: str, part: str, tmp_path: Path
) -> None:
    built = tmp_path / "lobby.mjs"
    home = json.dumps((HOME / "games").as_uri() + "/")
    made = subprocess.run(
        [ESBUILD, WEB / "build" / "lobby.ts", "--format=esm"],
        capture_output=True, text=True, check=True,
    ).stdout  # fmt: skip
    built.write_text(re.sub(r"new URL\(.*?import\.meta\.url\)", f"new URL({home})", made))
    script = (
        f"console.log((await import({json.dumps(built.as_uri())})).spoken('{lang}', '{part}'))"
    )
    spoken = subprocess.run(
        ["node", "--input-type=module", "-e", script],
        capture_output=True, text=True, check=True,
    ).stdout  # fmt: skip
    (tmp_path / "games.ftl").write_text(spoken, encoding="utf-8")
    bundle = bundle_of(lang, [tmp_path])
    entries = [entry for entry in fluent_in(spoken).body if isinstance(entry, ftl.Message)]
    needed = {f"game-{game}" for game in GAMES} if part == "names" else {"character-odo"}
    assert needed <= {entry.id.name for entry in entries}
    for entry in entries:
        message = bundle.get_message(entry.id.name)
        assert message.value is not None, entry.id.name
        for pattern in (message.value, *message.attributes.values()):
            text, errors = bundle.format_pattern(pattern, {})
            assert not errors, f"{entry.id.name}: {errors}"
            assert is_whole(str(text)), text


# -- long words

PARTED = {
    "ru": {
        "Перераспределение": "Пе-ре-рас-пре-де-ле-ние",
        "иллюзионистка": "ил-лю-зи-о-нис-тка",
        "Розенкрейцер": "Ро-зен-крей-цер",  # й stays with what is before it
        "заинтересованность": "за-ин-те-ре-со-ван-ность",
        "просветитель и ложа": "прос-ве-ти-тель и ложа",
        "Священная": "Священная",  # not long
    },
    "pl": {
        "rozmieszczanie": "roz-mieszcza-nie",  # cz and sz are one sound each
        "nieprzyjacielski": "nie-przy-ja-ciel-ski",
        "Różokrzyżowiec": "Ró-żo-krzy-żo-wiec",
        "przeciwdziałanie": "prze-ciw-dzia-ła-nie",
        "najpiękniejszy": "naj-pięk-niej-szy",
    },
    "en": {"Understanding": "Understanding"},
}


@pytest.mark.skipif(not ESBUILD.exists() or not shutil.which("node"), reason="no node here")
@pytest.mark.parametrize("lang", LANGUAGES)
def test_long_words_break_between_syllables(lang: str, tmp_path: Path) -> None:
    built = tmp_path / "hyphens.mjs"
    made = subprocess.run(
        [ESBUILD, WEB / "src" / "core" / "hyphens.ts", "--format=esm"],
        capture_output=True, text=True, check=True,
    ).stdout  # fmt: skip
    built.write_text(made)
    words = json.dumps([list(PARTED[lang]), lang])
    script = (
        f"const {{ soft }} = await import({json.dumps(built.as_uri())});"
        f"const [words, lang] = {words};"
        "console.log(JSON.stringify(words.map(word => soft(word, lang))));"
    )
    found = subprocess.run(
        ["node", "--input-type=module", "-e", script],
        capture_output=True, text=True, check=True,
    ).stdout  # fmt: skip
    parted = [word.replace("\u00ad", "-") for word in json.loads(found)]
    assert parted == list(PARTED[lang].values())
