"""What people read: keys and nouns turned into sentences, in every language.

Rules tell keys and small ints; the texts are Fluent files (`*.ftl`) below `locale/<language>/`
of the package and of each game. `texts("ru", "seasons").note(game, told, names)` makes a
sentence of one dict of `State.heard`.

Keys

    note-<key>               a note; its arguments are named in the game's vocabulary
    do-<verb>                an action as the label of a button; arguments are named by their
                             kind (`$card`, `$energy`), a second noun of the same kind `$other`;
                             `.twice` says it where two nouns are the same thing
    ask-…                    the prompt of an `Ask`; its arguments are the fields of the `Ask`
    refusal-<key>            why an action is not legal
    option-<name>[-<choice>] an option of a game and its choices
    <kind>-<value>           a noun, see `key_of`

Forms. Attributes of a noun are its forms, for translators to invent: with

    energy-fire = огонь
        .gen = огня

a text that has `$energy` has `$energy_gen` too. Forms belong to one language; only `.text`,
what a thing does, is the same in all. Players are shown by the names of their seats. One
without a seat, whom the rules play, has a text of the game's own (`player-<value>`).

The reader. A note that speaks of `$player` says it to that player in its attribute `.you`, and
one that speaks of `$other`, too, in `.you-other`:

    note-takes-die = { $player } takes { $die }.
        .you = You take { $die }.

Nouns made of others. `amulet_of_air#2` is the second copy of a card (`card-copy` says how to
mark it), `fire@amulet_of_water` lies on a card (`token-on-card`), and `air+fire` is a list
(`list-and`). Values that are plain numbers stay numbers, so texts can choose plural forms.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from arcanum.games import game as find_game
from arcanum.kernel.errors import BadSetting
from arcanum.kernel.frames import Ask, Refusal
from arcanum.kernel.game import Game
from arcanum.kernel.words import Action, Kind

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle
    from fluent.runtime.resolver import Pattern

LANGUAGES: Final = ("en", "ru", "pl")
FALLBACK: Final = "en"
FALLEN: Final = f"[{FALLBACK}] "  # before a text that is missing in the reader's language
HOME: Final = Path(__file__).parent

PLAYER: Final = "player"
BOT: Final = "bot"  # `normal:hortense` is a level and who plays at it
OTHER: Final = "other"  # a second player in the same text
SPOKEN_TO: Final = {PLAYER: "you", OTHER: "you-other"}  # how a note addresses a player
FREE_TEXT: Final = ("text", "detail")  # arguments of refusals that are never numbers

Value = str | int
Noun = tuple[str, Kind | None, Value]  # the name of an argument, its kind, what it is


@cache
def texts(lang: str, game_id: str | None = None) -> Texts:
    """The texts of a language: the common ones and those of a game."""
    if lang not in LANGUAGES:
        known = ", ".join(LANGUAGES)
        raise BadSetting(f"there is no language '{lang}' (languages: {known})")
    return Texts(lang, game_id)


# -- nouns and their keys


def key_of(kind: str, value: str) -> str:
    """The key of a simple noun: `<kind>-<value>`, in letters that Fluent allows.

    A leading sign becomes a word (`step-plus_1`, `step-minus_3`), any other strange letter an
    underscore. Here and nowhere else.
    """
    if value[:1] == "+":
        value = "plus_" + value[1:]
    elif value[:1] == "-":
        value = "minus_" + value[1:]
    return re.sub(r"[^A-Za-z0-9_-]", "_", f"{kind}-{value}")


def on_card(value: str) -> tuple[str, str] | None:
    """The parts of `fire@amulet_of_water`; the second is a card."""
    thing, at, card = value.partition("@")
    return (thing, card) if at else None


def copy_of(value: str) -> tuple[str, int] | None:
    """The parts of `amulet_of_air#2`: a value, and which copy of it."""
    thing, mark, n = value.partition("#")
    return (thing, int(n)) if mark else None


def list_of(value: str) -> list[str] | None:
    """The parts of `air+fire`."""
    return value.split("+") if "+" in value[1:] else None


def keys_of(kind: str, value: str) -> list[str]:
    """Every message that the name of a noun is made of. Seats and numbers need none."""
    if kind == PLAYER or is_number(value):
        return []
    if found := on_card(value):
        thing, card = found
        return [f"{kind}-on-card", *keys_of(kind, thing), *keys_of("card", card)]
    if copied := copy_of(value):
        return [f"{kind}-copy", *keys_of(kind, copied[0])]
    if parts := list_of(value):
        return ["list-and", *[key for part in parts for key in keys_of(kind, part)]]
    return [key_of(kind, value)]


def is_number(value: str) -> bool:
    """Whether a value is a plain number, which texts inflect by."""
    return value.isascii() and value.isdigit()


@cache
def kinds_of(game: Game) -> dict[str, Kind]:
    """The kinds of nouns in a game, by name."""
    found: dict[str, Kind] = {}
    for word in game.words.notes.values():
        for kind in word.kinds:
            found.setdefault(kind.name, kind)
    for verb in game.words.verbs:
        for kind in verb.kinds:
            found.setdefault(kind.name, kind)
    return found


def kind_called(game: Game, name: str) -> Kind | None:
    """The kind of an argument of a prompt or a refusal, by its name; None: a number or text."""
    return kinds_of(game).get(PLAYER if name == OTHER else game.roles.get(name, name))


# -- texts


class Texts:
    """The texts of one language, with those of a game. Get them from `texts`."""

    def __init__(
        self, lang: str, game_id: str | None = None, home: Path = HOME, part: str = ""
    ) -> None:
        self.lang: Final = lang
        self.game_id: Final = game_id
        self._bundle: Final = bundle_of(lang, folders(lang, game_id, home, part))
        self._english: Final = (
            None if lang == FALLBACK else Texts(FALLBACK, game_id, home, part)
        )

    def has(self, key: str) -> bool:
        """Whether this language itself has the text."""
        return self._pattern(key) is not None

    def knows(self, key: str) -> bool:
        """Whether the text is there at all, if only in English."""
        return self.has(key) or (self._english is not None and self._english.has(key))

    def say(self, key: str, /, **args: Value) -> str:
        """The text of a key, or of its attribute as in `card-amulet_of_air.text`.

        A missing text is the English one behind a mark, or else the key in brackets.
        """
        pattern = self._pattern(key)
        if pattern is None:
            if self._english is not None and self._english.has(key):
                return FALLEN + self._english.say(key, **args)
            return f"[{key}]"
        text, errors = self._bundle.format_pattern(pattern, args)
        plain = plain_for(errors, args)
        if plain:
            text, _ = self._bundle.format_pattern(pattern, {**args, **plain})
        return str(text)

    def noun(self, kind: str, value: str) -> str:
        """The name of a noun, such as noun("card", "amulet_of_air#2")."""
        return self.forms(kind, value)[""]

    def about(self, kind: str, value: str) -> str:
        """What a noun does (its `.text`), without the mark of a copy."""
        return self.say(key_of(kind, value.partition("#")[0]) + ".text")

    def forms(self, kind: str, value: str) -> dict[str, str]:
        """A noun in all its forms: the plain one under "", the others by their attribute."""
        if kind == PLAYER:
            own = key_of(kind, value)
            if self.knows(own):
                return self._simple_forms(own)
            return {"": self.say("seat-name", seat=value)}
        if is_number(value):
            return {"": value}
        if found := on_card(value):
            thing, card = found
            place = spread("card", self.forms("card", card))
            return {
                form: self.say(f"{kind}-on-card", **{**place, kind: name})
                for form, name in self.forms(kind, thing).items()
            }
        if kind == BOT and ":" in value:
            level, _, who = value.partition(":")
            name = self.noun("character", who)
            return {
                "": self.say("bot-of-character", character=name, level=self.noun(BOT, level))
            }
        if copied := copy_of(value):
            thing, n = copied
            return {
                form: name if form == "text" else self.say(f"{kind}-copy", n=n, **{kind: name})
                for form, name in self.forms(kind, thing).items()
            }
        if parts := list_of(value):
            return self._joined([self.forms(kind, part) for part in parts])
        return self._simple_forms(key_of(kind, value))

    def seat_names(self, seats: int) -> list[str]:
        """Names for seats whose players have none."""
        return [self.say("seat-name", seat="ABCDEFGH"[seat]) for seat in range(seats)]

    def with_opponent(
        self, game: Game, names: Sequence[str], settings: Mapping[str, str]
    ) -> list[str]:
        """The names of the seats, and after all of them that of an artificial opponent."""
        key = game.opponent(settings)
        if not key:
            return list(names)
        seats = game.seats[1]
        return [*names, *self.seat_names(seats)[len(names) :], self.say(key)]

    # -- what happens at a table

    def note(
        self,
        game: Game,
        told: Mapping[str, Any],
        names: Sequence[str],
        reader: int | None = None,
    ) -> str:
        """A sentence for one dict of `State.heard`; `names` are those of the seats.

        To the player `reader` it speaks in the second person.
        """
        word = game.words.notes[told["note"]]
        pairs = zip(word.names, word.kinds, strict=True)
        nouns: list[Noun] = [(name, kind, told[name]) for name, kind in pairs]
        key = f"note-{word.key}"
        for name, form in SPOKEN_TO.items():
            for noun, kind, value in nouns:
                if noun != name or kind is None or kind.name != PLAYER:
                    continue
                if kind.index[str(value)] == reader and self.has(f"{key}.{form}"):
                    return self._tell(f"{key}.{form}", nouns, names)
        return self._tell(key, nouns, names)

    def option(self, game: Game, action: Action, names: Sequence[str]) -> str:
        """The label of an action's button."""
        verb = game.words.verb_of(action)
        nouns: list[Noun] = []
        for kind, value in zip(verb.kinds, game.words.nouns_of(action), strict=True):
            name = OTHER if nouns and nouns[0][0] == kind.name else kind.name
            nouns.append((name, kind, kind.spell(value)))
        key = f"do-{verb.name}"
        values = [value for _, _, value in nouns]
        if len(values) == 2 and values[0] == values[1] and self.has(f"{key}.twice"):
            key += ".twice"
        return self._tell(key, nouns, names)

    def prompt(
        self, game: Game, asked: Ask[Any] | Mapping[str, Any], names: Sequence[str]
    ) -> str:
        """The open question: an `Ask`, or its key (`prompt`) and fields, as views have them."""
        fields: Mapping[str, Any] = fields_of(asked) if isinstance(asked, Ask) else asked
        nouns: list[Noun] = []
        for name, value in fields.items():
            if name == "prompt" or value is None:
                continue
            kind = kind_called(game, name)
            if kind is not None and kind.values and value not in range(len(kind.values)):
                continue  # not decided yet
            if kind is not None and isinstance(value, int):
                # Frames name the exact copy of a card; players do not distinguish copies.
                value = kind.spell(value).partition("#")[0]
            nouns.append((name, kind, value))
        return self._tell(fields["prompt"], nouns, names)

    def refusal(self, game: Game, refused: Refusal, names: Sequence[str]) -> str:
        """Why an action is not legal, with the number of the rule at the end."""
        key, args, rule = refused
        nouns: list[Noun] = []
        for name, value in args.items():
            kind = kind_called(game, name)
            if kind is not None and value in kind.index:
                nouns.append((name, kind, value))
            elif is_number(value) and name not in FREE_TEXT:
                nouns.append((name, None, int(value)))
            else:
                nouns.append((name, None, value))
        text = self._tell(f"refusal-{key}", nouns, names)
        return f"{text} [{rule}]" if rule else text

    def reasons(self, told: Iterable[Mapping[str, Any]]) -> str:
        """A sentence on what speaks for an option, and what against it; empty without any."""
        pros: list[str] = []
        con = ""
        for each in told:
            key = f"reason-{each['part']}.{'more' if each['more'] else 'less'}"
            if not self.knows(key):
                continue  # a game need not have words for its reasons
            if each["more"]:
                pros.append(self.say(key, n=each["n"]))
            else:
                con = self.say(key, n=each["n"])
        first = pros[0] if pros else ""
        if len(pros) > 1:
            first = self.say("list-and", first=", ".join(pros[:-1]), last=pros[-1])
        if first and con:
            text = self.say("reason-but", pros=first, con=con)
        elif first:
            text = self.say("reason-for", pros=first)
        else:
            text = self.say("reason-against", con=con) if con else ""
        return text[:1].upper() + text[1:]

    # -- inside

    def _pattern(self, key: str) -> Pattern | None:
        """The text of a key, or of the attribute after its dot."""
        name, dot, attribute = key.partition(".")
        if not self._bundle.has_message(name):
            return None
        message = self._bundle.get_message(name)
        return message.attributes.get(attribute) if dot else message.value

    def _simple_forms(self, key: str) -> dict[str, str]:
        """The forms of a noun that has a message of its own."""
        if self._pattern(key) is None:
            if self._english is not None and self._english.has(key):
                forms = self._english._simple_forms(key)
                return {form: FALLEN + name for form, name in forms.items()}
            return {"": f"[{key}]"}
        attributes = self._bundle.get_message(key).attributes
        return {"": self.say(key)} | {form: self.say(f"{key}.{form}") for form in attributes}

    def _joined(self, parts: list[dict[str, str]]) -> dict[str, str]:
        """Several nouns as a list, in every form that all of them have."""
        shared = [form for form in parts[0] if all(form in part for part in parts)]
        return {
            form: self.say(
                "list-and",
                first=", ".join(part[form] for part in parts[:-1]),
                last=parts[-1][form],
            )
            for form in shared
        }

    def _tell(self, key: str, nouns: Iterable[Noun], names: Sequence[str]) -> str:
        """A text with nouns in it. Where it is missing, all of it comes in English."""
        english = self._english
        if english is not None and not self.has(key) and english.has(key):
            return FALLEN + english._tell(key, nouns, names)
        args: dict[str, Value] = {}
        for name, kind, value in nouns:
            if kind is None or isinstance(value, int):
                args[name] = value
            elif kind.name == PLAYER and kind.index[value] < len(names):
                args[name] = names[kind.index[value]]
            elif is_number(value):
                args[name] = int(value)
            else:
                args |= spread(name, self.forms(kind.name, value))
        return self.say(key, **args)


def spread(name: str, forms: Mapping[str, str]) -> dict[str, Value]:
    """The forms of a noun as arguments: `$energy`, `$energy_gen` and so on."""
    return {f"{name}_{form}" if form else name: text for form, text in forms.items()}


def plain_for(errors: Iterable[Exception], args: Mapping[str, Value]) -> dict[str, Value]:
    """The plain form of nouns that lack a form: those that came in English do."""
    found: dict[str, Value] = {}
    for error in errors:
        missing = re.fullmatch(r"Unknown external: ((.+)_[^_]+)", str(error))
        if missing and missing[2] in args:
            found[missing[1]] = args[missing[2]]
    return found


def fields_of(asked: Ask[Any]) -> dict[str, Any]:
    """The key and the fields of an open question."""
    return {"prompt": asked.prompt, **{name: getattr(asked, name) for name in asked.fields}}


# -- files


def folders(lang: str, game_id: str | None, home: Path = HOME, part: str = "") -> list[Path]:
    """Where the texts of a language lie: the common ones, then those of the game.

    `part` names a folder of the game that has texts of its own, such as its lessons.
    """
    found = [home / "locale" / lang]
    if game_id is not None:
        own = Path(find_game(game_id).home) if home == HOME else home / "games" / game_id
        found.append(own / "locale" / lang)
        if part:
            found.append(own / part / lang)
    return found


def bundle_of(lang: str, places: Iterable[Path]) -> FluentBundle:
    """Reads every `*.ftl` of some folders. Fluent is imported when the first text is needed."""
    from fluent.runtime import FluentBundle, FluentResource

    bundle = FluentBundle([lang], use_isolating=False)
    for place in places:
        for file in sorted(place.glob("*.ftl")):
            bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")))
    return bundle
