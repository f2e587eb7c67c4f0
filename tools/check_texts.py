"""Checks that everything people read is there, in every language.

    python -m tools.check_texts

What must be said comes from the code: the vocabularies, the prompts of the questions, the
options, and, from the sources, the refusals and the keys that programs say themselves. Told
are: a missing text, a text of one language that the others lack, a text that nobody asks for,
an argument that the code does not offer, a choice by number without a plural form, a form
that only some nouns of a kind have, a note that cannot be told to whom it names, a key said
twice, and what Fluent cannot read.
"""

from __future__ import annotations

import ast
import sys
from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import Final

from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from arcanum.bots import BOTS, guide_for
from arcanum.bots.characters import characters
from arcanum.bots.guide import FIRST_TARGET, PlanGuide
from arcanum.games import shelf
from arcanum.kernel.frames import Ask
from arcanum.kernel.game import Game
from arcanum.kernel.words import Kind
from arcanum.texts import (
    FALLBACK,
    FREE_TEXT,
    HOME,
    LANGUAGES,
    PLAYER,
    SPOKEN_TO,
    copy_of,
    folders,
    is_number,
    key_of,
    keys_of,
    kind_called,
    kinds_of,
    list_of,
    on_card,
)

PLURALS: Final = {  # the plural forms of CLDR
    "en": {"one", "other"},
    "ru": {"one", "few", "many", "other"},
    "pl": {"one", "few", "many", "other"},
}
PLURAL_NAMES: Final = {"zero", "one", "two", "few", "many", "other"}
SAYERS: Final = {"texts": "", "look": "term-"}  # who says keys, and what is put before them
SHARED_FORM: Final = "text"  # the attribute that is the same in all languages
OURS: Final = ("note-", "do-", "ask-", "refusal-", "option-")  # nobody else may use these

# What the code offers under a name: a number, plain text, or a noun of a kind.
NUMBER: Final = "a number"
TEXT: Final = "text"
Offer = Mapping[str, str | Kind]


# -- what must be said


class Wanted:
    """The keys that must be there, each with the arguments that the code offers."""

    def __init__(self) -> None:
        self.keys: dict[str, dict[str, str | Kind]] = {}
        self.nouns: dict[str, set[str]] = {}  # by kind: the keys of its simple nouns
        self.spoken_to: dict[str, list[str]] = {}  # by note: the players that it may name
        self.problems: list[str] = []

    def add(self, key: str, offer: Offer) -> None:
        """A key; where it is said in several ways, only what all of them offer counts."""
        known = self.keys.get(key)
        if known is None:
            self.keys[key] = dict(offer)
        else:
            self.keys[key] = {name: what for name, what in known.items() if name in offer}


def offered(kind: Kind | None) -> str | Kind:
    """What an argument of a kind is to a text."""
    if kind is None:
        return NUMBER
    if kind.name == PLAYER:
        return TEXT
    if all(is_number(value) for value in kind.values):
        return NUMBER
    return kind


def common_wants(home: Path) -> Wanted:
    """What belongs to no game: refusals of the kernel, languages, bots, and said keys."""
    wanted = Wanted()
    for path in sorted((home / "kernel").rglob("*.py")):
        for key, names in refusals_in(path, wanted.problems):
            wanted.add(f"refusal-{key}", {n: TEXT if n in FREE_TEXT else NUMBER for n in names})
    for lang in LANGUAGES:
        wanted.add(f"language-{lang}", {})
    for bot in BOTS:
        wanted.add(f"bot-{bot}", {})
    for path in sorted(home.rglob("*.py")):
        if home / "games" not in path.parents:
            want_said(wanted, path)
    return wanted


def want_said(wanted: Wanted, path: Path) -> None:
    """The keys that a file says by name."""
    for key, names in said_in(path):
        wanted.add(key, dict.fromkeys(names, ""))


def game_wants(played: Game, home: Path) -> Wanted:
    """What a game must be able to say."""
    wanted = Wanted()
    wanted.add(f"game-{played.id}", {})
    for word in played.words.notes.values():
        nouns = zip(word.names, word.kinds, strict=True)
        wanted.add(f"note-{word.key}", {name: offered(kind) for name, kind in nouns})
        wanted.spoken_to[f"note-{word.key}"] = [
            name
            for name, kind in zip(word.names, word.kinds, strict=True)
            if kind.name == PLAYER and name in SPOKEN_TO
        ]
    for verb in played.words.verbs:
        offer: dict[str, str | Kind] = {}
        for kind in verb.kinds:
            offer["other" if kind.name in offer else kind.name] = offered(kind)
        wanted.add(f"do-{verb.name}", offer)
    for frame in played.frames.values():
        if issubclass(frame, Ask) and frame.prompt:
            fields = () if frame.secret else frame.fields  # views do not tell those
            wanted.add(frame.prompt, {n: offered(kind_called(played, n)) for n in fields})
    for path in sorted(home_of(played, home).rglob("*.py")):
        for key, names in refusals_in(path, wanted.problems):
            wanted.add(f"refusal-{key}", {n: refusal_argument(played, n) for n in names})
        want_said(wanted, path)
    for name, option in played.options.items():
        wanted.add(f"option-{name}", {})
        for choice in option.choices:
            wanted.add(f"option-{name}-{choice}", {})
    guide = guide_for(played.id)
    plans = plans_told(guide) if isinstance(guide, PlanGuide) else []
    for name in (*guide.part_names, *plans):
        wanted.add(f"reason-{name}", {"n": NUMBER})
    for who in characters(played.id):
        wanted.add(f"character-{who.name}", {})
    for kind in kinds_of(played).values():
        want_nouns(wanted, kind)
    for kind in kinds_of(played).values():
        if any(on_card(value) for value in kind.values):
            card = kinds_of(played).get("card")
            wanted.keys[f"{kind.name}-on-card"] = {kind.name: TEXT, "card": card or TEXT}
        if any(copy_of(value) and not on_card(value) for value in kind.values):
            wanted.keys[f"{kind.name}-copy"] = {kind.name: TEXT, "n": NUMBER}
    return wanted


def plans_told(guide: PlanGuide) -> list[str]:
    """What plans are about, where a reason may say so."""
    numbers = [*range(1, len(guide.themes) + 1), FIRST_TARGET]
    return sorted({guide.about(plan) for plan in numbers} - {""})


def home_of(played: Game, home: Path) -> Path:
    """The folder of a game, in our package or wherever it is installed."""
    return Path(played.home) if home == HOME else home / "games" / played.id


def refusal_argument(played: Game, name: str) -> str | Kind:
    """What an argument of a refusal is. Only `n` is a number; the rest is text."""
    kind = kind_called(played, name)
    if kind is None:
        return NUMBER if name == "n" else TEXT
    return offered(kind)


def want_nouns(wanted: Wanted, kind: Kind) -> None:
    """The names of every value of a kind, and what they are made of."""
    simple: set[str] = set()
    for value in kind.values:
        for key in keys_of(kind.name, value):
            wanted.add(key, {})
        made_of_others = on_card(value) or copy_of(value) or list_of(value)
        if kind.name != PLAYER and not is_number(value) and not made_of_others:
            simple.add(key_of(kind.name, value))
    if simple:
        wanted.nouns[kind.name] = simple


# -- what the sources say


@cache
def python_in(source: str) -> ast.Module:
    """A source file, taken apart."""
    return ast.parse(source)


def refusals_in(path: Path, problems: list[str]) -> Iterable[tuple[str, list[str]]]:
    """The refusals of a source file: keys, and the names of their arguments."""
    found, unclear = refusals(path.read_text(encoding="utf-8"))
    problems += [f"{path.name}:{line}: cannot see what this refusal says" for line in unclear]
    return found


@cache
def refusals(source: str) -> tuple[list[tuple[str, list[str]]], list[int]]:
    """The refusals that a source tells, and the lines of those that it does not.

    They are the triples, such as ("not-in-hand", {"card": …}, "S-10.1"), in functions that
    return a `Refusal`.
    """
    found: list[tuple[str, list[str]]] = []
    unclear: list[int] = []
    for function in ast.walk(python_in(source)):
        if not isinstance(function, ast.FunctionDef) or function.returns is None:
            continue
        if "Refusal" not in ast.unparse(function.returns):
            continue
        for node in ast.walk(function):
            if not isinstance(node, ast.Tuple) or len(node.elts) != 3:
                continue
            key = node.elts[0]
            names = dict_keys(node.elts[1], function)
            if isinstance(key, ast.Constant) and names is not None:
                found.append((str(key.value), names))
            else:
                unclear.append(node.lineno)
    return found, unclear


def dict_keys(node: ast.expr, function: ast.FunctionDef) -> list[str] | None:
    """The keys of a dict that stands here, or in a variable of the function."""
    if isinstance(node, ast.Name):
        for other in ast.walk(function):
            if isinstance(other, ast.Assign) and any(
                isinstance(target, ast.Name) and target.id == node.id
                for target in other.targets
            ):
                return dict_keys(other.value, function)
        return None
    if not isinstance(node, ast.Dict):
        return None
    names: list[str] = []
    for key, value in zip(node.keys, node.values, strict=True):
        if key is None:
            inner = dict_keys(value, function)
            if inner is None:
                return None
            names += inner
        elif isinstance(key, ast.Constant) and isinstance(key.value, str):
            names.append(key.value)
        else:
            return None
    return names


def said_in(path: Path) -> list[tuple[str, list[str]]]:
    """The keys that a program says, with the names of their arguments."""
    return sayings(path.read_text(encoding="utf-8"), path.name == "texts.py")


@cache
def sayings(source: str, by_itself: bool) -> list[tuple[str, list[str]]]:
    """The keys in a source: `texts.say("key", n=…)`, `look.say("key")`.

    The texts themselves say them `by_itself`: `self.say("key")`.
    """
    found = []
    for node in ast.walk(python_in(source)):
        if not isinstance(node, ast.Call) or not isinstance(node.func, ast.Attribute):
            continue
        if node.func.attr != "say" or not node.args:
            continue
        sayer = node.func.value
        name = sayer.attr if isinstance(sayer, ast.Attribute) else getattr(sayer, "id", "")
        if name == "self" and by_itself:
            name = "texts"
        key = node.args[0]
        if name not in SAYERS or not isinstance(key, ast.Constant):
            continue
        if all(keyword.arg is not None for keyword in node.keywords):
            spoken = SAYERS[name] + str(key.value).partition(".")[0]
            found.append((spoken, [str(keyword.arg) for keyword in node.keywords]))
    return found


# -- what is said


@cache
def fluent_in(source: str) -> ftl.Resource:
    """The messages of a file; parsing is slow, and files seldom change."""
    return FluentParser().parse(source)


class Said:
    """The texts of one language in one place: common, or a game's."""

    def __init__(self, lang: str, where: Path) -> None:
        self.lang: Final = lang
        self.where: Final = where
        self.messages: dict[str, ftl.Message | ftl.Term] = {}
        self.problems: list[str] = []
        for file in sorted(where.glob("*.ftl")):
            self.read(file)

    def read(self, file: Path) -> None:
        """One file; what Fluent cannot read is reported."""
        source = file.read_text(encoding="utf-8")
        name = f"{self.lang}/{file.name}"
        for entry in fluent_in(source).body:
            if isinstance(entry, ftl.Junk):
                line = source.count("\n", 0, entry.span.start if entry.span else 0) + 1
                why = entry.annotations[0].message if entry.annotations else ""
                self.problems.append(f"{name}:{line}: Fluent cannot read this ({why})")
            elif isinstance(entry, (ftl.Message, ftl.Term)):
                key = ("-" if isinstance(entry, ftl.Term) else "") + entry.id.name
                if key in self.messages:
                    self.problems.append(f"{name}: '{key}' is said twice")
                self.messages[key] = entry
                if entry.value is None:
                    self.problems.append(f"{name}: '{key}' has forms, but no text")

    def forms(self, key: str) -> set[str]:
        """The attributes of a message."""
        entry = self.messages.get(key)
        return {a.id.name for a in entry.attributes} if entry else set()


class Reader(Visitor):
    """Collects what a message refers to and how it chooses."""

    def __init__(self) -> None:
        self.arguments: set[str] = set()
        self.texts: set[tuple[str, str]] = set()  # other texts: key and attribute
        self.choices: list[ftl.SelectExpression] = []

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:
        self.arguments.add(node.id.name)

    def visit_MessageReference(self, node: ftl.MessageReference) -> None:
        self.texts.add((node.id.name, node.attribute.name if node.attribute else ""))

    def visit_TermReference(self, node: ftl.TermReference) -> None:
        self.texts.add(("-" + node.id.name, ""))

    def visit_SelectExpression(self, node: ftl.SelectExpression) -> None:
        self.choices.append(node)
        self.generic_visit(node)


def read(entry: ftl.Message | ftl.Term) -> Reader:
    """What a message refers to."""
    reader = Reader()
    reader.visit(entry)
    return reader


# -- the check


class Place:
    """The common texts, or a game with the common ones behind it."""

    def __init__(self, name: str, wanted: Wanted, said: Mapping[str, Said]) -> None:
        self.name: Final = name
        self.wanted: Final = wanted
        self.said: Final = said
        self.behind: Place | None = None  # the common texts, for a game
        self.before: list[Place] = []  # the games, for the common texts

    def has(self, lang: str, key: str, form: str = "") -> bool:
        """Whether a language has a text here or in the common part."""
        entry = self.said[lang].messages.get(key)
        if entry is not None:
            return not form or form in self.said[lang].forms(key)
        return self.behind is not None and self.behind.has(lang, key, form)

    def forms_of(self, lang: str, kind: Kind) -> set[str]:
        """The forms that every noun of a kind has in a language."""
        found = [self.said[lang].forms(key) for key in self.wanted.nouns.get(kind.name, ())]
        return set.intersection(*found) if found else set()

    def problems(self) -> Iterator[str]:
        """Everything that is wrong here."""
        yield from self.wanted.problems
        for lang in LANGUAGES:
            yield from self.said[lang].problems
            for key in self.wanted.keys:
                if not self.has(lang, key):
                    yield f"{lang}: '{key}' is missing"
            for key, entry in self.said[lang].messages.items():
                yield from self.message_problems(lang, key, entry)
            yield from self.uneven_forms(lang)
        yield from self.strangers()

    def message_problems(
        self, lang: str, key: str, entry: ftl.Message | ftl.Term
    ) -> Iterator[str]:
        """Whether languages agree on a text, and what it refers to is there."""
        for other in LANGUAGES:
            if key not in self.said[other].messages:
                if key not in self.wanted.keys:  # else it was reported as missing
                    yield f"{other}: '{key}' is missing, {lang} has it"
            elif SHARED_FORM in self.said[lang].forms(key) - self.said[other].forms(key):
                yield f"{other}: '{key}.{SHARED_FORM}' is missing, {lang} has it"
        if self.behind is not None and key in self.behind.said[lang].messages:
            yield f"{lang}: '{key}' is said twice, here and in the common texts"
        reader = read(entry)
        for name in self.wanted.spoken_to.get(key, ()):
            form = SPOKEN_TO[name]
            if name in reader.arguments and form not in self.said[lang].forms(key):
                yield f"{lang}: '{key}.{form}' is missing: how a player is told it"
        offer = self.offer(lang, key)
        if offer is not None:
            for name in sorted(reader.arguments - set(offer)):
                yield f"{lang}: '{key}' uses ${name}, which the code does not offer"
        for text, form in sorted(reader.texts):
            if not self.has(lang, text, form):
                yield f"{lang}: '{key}' refers to '{text}{'.' + form if form else ''}'"
        for choice in reader.choices:
            yield from choice_problems(lang, key, choice, offer or {})

    def offer(self, lang: str, key: str) -> Offer | None:
        """The arguments of a text in a language; a key unknown to the code goes by English."""
        wanted = self.wanted.keys.get(key)
        if wanted is None:
            model = self.said[FALLBACK].messages.get(key)
            return None if model is None else dict.fromkeys(read(model).arguments, "")
        found: dict[str, str | Kind] = dict(wanted)
        for name, what in wanted.items():
            if isinstance(what, Kind):
                found |= {f"{name}_{form}": TEXT for form in self.forms_of(lang, what)}
        return found

    def uneven_forms(self, lang: str) -> Iterator[str]:
        """Forms are for all nouns of a kind or for none."""
        for keys in self.wanted.nouns.values():
            said = self.said[lang]
            known = set().union(*[said.forms(key) for key in keys])
            for key in sorted(keys):
                if key in said.messages:
                    for form in sorted(known - said.forms(key)):
                        yield f"{lang}: '{key}' lacks the form .{form} that others have"

    def strangers(self) -> Iterator[str]:
        """Texts that look like ours, and that nobody asks for."""
        asked = set(self.wanted.keys).union(*[place.wanted.keys for place in self.before])
        prefixes = (*OURS, *[f"{kind}-" for kind in self.wanted.nouns])
        for key in self.said[FALLBACK].messages:
            if key.startswith(prefixes) and key not in asked:
                yield f"{FALLBACK}: nobody asks for '{key}'"


def choice_problems(
    lang: str, key: str, choice: ftl.SelectExpression, offer: Offer
) -> Iterator[str]:
    """A choice by number has every plural form of the language, and no other."""
    names = {v.key.name for v in choice.variants if isinstance(v.key, ftl.Identifier)}
    argument = ""
    if isinstance(choice.selector, ftl.VariableReference):
        argument = choice.selector.id.name
    what = offer.get(argument, "")
    if what != NUMBER and not names & (PLURAL_NAMES - {"other"}):
        return  # by words, or by a few exact numbers
    if what not in (NUMBER, ""):
        yield f"{lang}: '{key}' chooses by ${argument} as if it were a number"
        return
    for form in sorted(PLURALS[lang] - names):
        yield f"{lang}: '{key}' chooses by ${argument} without the plural form [{form}]"
    for form in sorted(names - PLURALS[lang]):
        yield f"{lang}: '{key}' has [{form}], which is no plural form of this language"


def problems_in(home: Path = HOME, games: Iterable[Game] | None = None) -> list[str]:
    """Everything that is wrong with the texts below a folder like `src/arcanum`."""
    played = shelf()[0] if games is None else list(games)
    common = Place("common", common_wants(home), said_below(home, None))
    places = [common]
    for each in played:
        place = Place(each.id, game_wants(each, home), said_below(home, each.id))
        place.behind = common
        common.before.append(place)
        places.append(place)
    return [f"{place.name}: {line}" for place in places for line in place.problems()]


def said_below(home: Path, game_id: str | None) -> dict[str, Said]:
    """The texts of every language, common or of a game."""
    return {lang: Said(lang, folders(lang, game_id, home)[-1]) for lang in LANGUAGES}


def main(home: Path = HOME) -> int:
    found = problems_in(home)
    for line in found:
        print(line, file=sys.stderr)
    print(f"{len(found)} problems in the texts of {', '.join(LANGUAGES)}")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
