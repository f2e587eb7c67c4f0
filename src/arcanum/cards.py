"""The cards of a game for people who look them up: names, texts, notes, figures, rules.

A game says in `data/browser.toml` what it has to show, and by what it can be filtered:

    [[show]]                    things of one kind, in the order of the data
    noun = "card"               the kind of their noun: texts `card-<id>`, `card-<id>.text`
    data = ["cards.card"]       where their facts are: file and place in it
    rules = ["S-10"]            where the rules speak of them
    tags.kind = "kind"          what a filter goes by, see `tags_of`
    notes = ["ability.id"]      under what its notes stand beside its id, see `noted`
    uncounted = "die"           why no wins are counted: text `browser-uncounted-die`

    [[filter]]                  in the order of the page
    id = "kind"                 named by the text `browser-kind`
    noun = "energy"             values are these nouns; without it, texts `browser-kind-<value>`
    order = ["air", "water"]    the order of values, if it is not that of the data
    hidden = true               only told of a card, not chosen by
    told = false                only chosen by: the card itself says it

Where a noun has no text of its own, `name` is the key of a text that gets the facts. A game
without that file shows what it declares as printed. `data/figures.toml` tells how cards did in
games between bots, see `Figures`.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Any, Final

from arcanum.games import game as find_game
from arcanum.kernel.errors import BadData
from arcanum.kernel.game import Game
from arcanum.rulebook.rulings import rulings
from arcanum.texts import Texts, is_number, key_of, texts

Facts = Mapping[str, Any]
ENOUGH: Final = 200  # games with a card, before a share of wins means something
ALONE: Final = "alone"  # among the figures of one player: all games, with whatever cards
CITED: Final = re.compile(r"\b[A-Z]-\d+(?:\.\d+)+")  # a rule in the data of a card


@dataclass(frozen=True)
class Wins:
    """How seats did that had a card, with one number of players; 0: with all together."""

    players: int
    games: int
    won: float | None  # the share of games; None: too few of them
    fair: float  # the share of seats with whatever cards

    def told(self) -> dict[str, Any]:
        """For JSON."""
        return {
            "players": self.players,
            "games": self.games,
            "won": self.won,
            "fair": self.fair,
        }


@dataclass(frozen=True)
class Card:
    """A card, a die, a room: whatever the browser shows."""

    noun: str
    id: str
    name: str
    text: str
    tags: dict[str, list[str]]
    rules: list[str]
    rulings: list[str]
    cited: list[list[str]]  # the rules of each note
    noted: list[str]  # under what its notes stand
    wins: list[Wins]
    uncounted: str  # why there are none of them; "" if there are, or of no card of the game
    facts: dict[str, Any] = field(repr=False)

    def told(self) -> dict[str, Any]:
        """For JSON: what is printed, and what people read."""
        return {
            **self.facts,
            "id": self.id,
            "noun": self.noun,
            "name": self.name,
            "text": self.text,
            "tags": self.tags,
            "rules": self.rules,
            "rulings": self.rulings,
            "cited": self.cited,
            "wins": [wins.told() for wins in self.wins],
            "uncounted": self.uncounted,
        }


@dataclass(frozen=True)
class Filter:
    """What cards can be chosen by: its name, and the names of its values.

    A hidden one is only told of a card: nobody would choose by it. `says`: whether it is told.
    """

    id: str
    name: str
    values: dict[str, str]
    hidden: bool = False
    says: bool = True

    def told(self) -> dict[str, Any]:
        """For JSON."""
        return {
            "id": self.id,
            "name": self.name,
            "hidden": self.hidden,
            "told": self.says,
            "values": [{"id": value, "name": name} for value, name in self.values.items()],
        }


@dataclass(frozen=True)
class Catalogue:
    """All that a game has to show, in one language."""

    game: str
    lang: str
    cards: list[Card]
    filters: list[Filter]
    made: dict[str, Any] | None  # how the figures were made; None: there are none

    def found(self, words: str) -> list[Card]:
        """The cards that fit: every word is in one, or names a filter with its value."""
        wanted = words.casefold().split()
        return [card for card in self.cards if all(self.fits(card, word) for word in wanted)]

    def fits(self, card: Card, word: str) -> bool:
        """Whether a card has a word in its name, text or tags, or the value `filter=value`."""
        name, given, value = word.partition("=")
        if given:
            chosen = [f for f in self.filters if name in (f.id.casefold(), f.name.casefold())]
            return any(
                value in (tag.casefold(), known.values[tag].casefold())
                for known in chosen
                for tag in card.tags.get(known.id, [])
            )
        said = [card.id, card.name, card.text]
        said += [known.values[tag] for known in self.filters for tag in card.tags[known.id]]
        return any(word in text.casefold() for text in said)


@cache
def catalogue(game_id: str, lang: str) -> Catalogue:
    """What a game has to show, in a language."""
    game = find_game(game_id)
    words = texts(lang, game_id)
    declared = declaration(game)
    figures = Figures.of(game)
    known = [entry["id"] for entry in declared.get("filter", [])]
    cards: dict[tuple[str, str], Card] = {}
    nouns = list(dict.fromkeys(show["noun"] for show in declared["show"]))

    def name(other: str) -> str:
        """What a note calls another card."""
        fits = [noun for noun in nouns if words.knows(key_of(noun, other))]
        return words.noun(fits[0] if fits else "card", other)

    for show in declared["show"]:
        why = f"browser-uncounted-{show['uncounted']}" if "uncounted" in show else "uncounted"
        for facts in facts_of(game, show["data"]):
            noun, id = show["noun"], str(facts["id"])
            if (noun, id) in cards:
                continue  # solo files tell again of what the base game has
            tags = {tag: tags_of(facts, show.get("tags", {}).get(tag)) for tag in known}
            keys = noted(facts, show.get("notes", []))
            notes = rulings(game_id, lang, keys, name)
            wins = figures.wins(id) if figures else []
            cards[noun, id] = Card(
                noun,
                id,
                called(words, show, facts),
                about(words, noun, id),
                tags,
                [*show.get("rules", []), *cited(facts, show.get("rules", []))],
                [note.text for note in notes],
                [note.rules for note in notes],
                keys,
                wins,
                words.say(why) if figures and not wins else "",
                printed(facts),
            )
    shown = list(cards.values())
    filters = [filter_of(words, entry, shown) for entry in declared.get("filter", [])]
    return Catalogue(game_id, lang, shown, filters, figures.made if figures else None)


def called(words: Texts, show: Facts, facts: Facts) -> str:
    """The name of a thing."""
    if "name" in show:
        return words.say(show["name"], **plain(facts))
    return words.noun(show["noun"], str(facts["id"]))


def about(words: Texts, noun: str, id: str) -> str:
    """What a thing does; "" where all is drawn."""
    key = key_of(noun, id) + ".text"
    return words.say(key) if words.knows(key) else ""


def filter_of(words: Texts, entry: Facts, cards: list[Card]) -> Filter:
    """A filter with the values that there are: numbers by size, others as they come."""
    id = entry["id"]
    values = list(dict.fromkeys(tag for card in cards for tag in card.tags[id]))
    order = entry.get("order", [])
    values = [value for value in order if value in values] + [
        value for value in values if value not in order
    ]
    if all(is_number(value) for value in values):
        values.sort(key=int)

    def name(value: str) -> str:
        if "+" in value:
            return ", ".join(name(part) for part in value.split("+"))
        one, times, n = value.partition("*")
        if times:
            return f"{name(one)} ×{n}"
        if "noun" in entry:
            return words.noun(entry["noun"], value)
        return value if is_number(value) else words.say(key_of(f"browser-{id}", value))

    told = {value: name(value) for value in values}
    hidden, says = entry.get("hidden", False), entry.get("told", True)
    return Filter(id, words.say(f"browser-{id}"), told, hidden, says)


# -- what the game declares, and its facts


def declaration(game: Game) -> dict[str, Any]:
    """`data/browser.toml` of a game; without it, what the game declares as printed."""
    path = Path(game.home, "data", "browser.toml")
    if path.is_file():
        return toml(path)
    shows = [
        {"noun": kind or "card", "data": [f"{file}.{place}"]}
        for file, place, kind in game.printed
    ]
    return {"show": shows}


def toml(path: Path) -> dict[str, Any]:
    """The contents of a TOML file."""
    with path.open("rb") as opened:
        return tomllib.load(opened)


def facts_of(game: Game, places: list[str]) -> Iterator[dict[str, Any]]:
    """The facts in some places of the data, each with its id."""
    for place in places:
        file, _, within = place.partition(".")
        found = toml(Path(game.home, "data", f"{file}.toml"))
        for key in within.split("."):
            if key not in found:
                raise BadData(f"browser.toml of {game.id}: there is no {place}")
            found = found[key]
        listed = (
            [{"id": id, **facts} for id, facts in found.items()]
            if isinstance(found, dict)
            else found
        )
        for facts in listed:
            yield {"id": str(facts.get("number", "")), **facts}


def at(facts: Facts, path: str) -> Any:
    """The fact at a path such as `degree.value`; None if there is none."""
    found: Any = facts
    for key in path.split("."):
        found = found.get(key) if isinstance(found, Mapping) else None
    return found


def tags_of(facts: Facts, how: Any) -> list[str]:
    """The values of a card for one filter.

    A path gives what is there: a word, a list of words, or of a table the keys that have a
    number. Of a list of paths the first that leads somewhere counts. A table says more:
    `is`, the same for all; `sum`, a path, with `of`, the keys to add up; `within`, a path,
    with `of` and `sets`, those sets that hold every key that has a number; `each`, a path to a
    list of tables, with `of`: what each has of these keys, as in `air*2+gauge`.
    """
    if how is None:
        return []
    if isinstance(how, Mapping):
        if "is" in how:
            return [how["is"]]
        if "each" in how:
            return [numbered(part, how["of"]) for part in at(facts, how["each"])]
        source = first(facts, how["sum"] if "sum" in how else how["within"])
        if not isinstance(source, Mapping):
            return []
        if "sum" in how:
            return [str(sum(source.get(key, 0) for key in how["of"]))]
        needed = {key for key in how["of"] if source.get(key, 0)}
        return [name for name, held in how["sets"].items() if needed and needed <= set(held)]
    found = first(facts, how)
    if found is None:
        return []
    if isinstance(found, Mapping):
        return [key for key, value in found.items() if value and not isinstance(value, str)]
    return [str(value) for value in found] if isinstance(found, list) else [str(found)]


def noted(facts: Facts, how: list[Any]) -> list[str]:
    """Under what the notes on a card stand: its id, then words that it shares with others.

    These are values as those of a filter. `where`, a path, with `has` and `notes`: the word
    `notes`, if that is the fact there.
    """
    found = [str(facts["id"])]
    for one in how:
        if isinstance(one, Mapping) and "where" in one:
            found += [one["notes"]] if at(facts, one["where"]) == one["has"] else []
        else:
            found += tags_of(facts, one)
    return list(dict.fromkeys(found))


def numbered(part: Facts, keys: list[str]) -> str:
    """What a table has of some keys: `air*2+gauge`."""
    have = {key: int(part[key]) for key in keys if part.get(key)}
    return "+".join(key if n == 1 else f"{key}*{n}" for key, n in have.items())


def first(facts: Facts, paths: Any) -> Any:
    """The first fact that is there, of one path or several."""
    for path in [paths] if isinstance(paths, str) else paths:
        found = at(facts, path)
        if found is not None:
            return found
    return None


def plain(facts: Facts) -> dict[str, str | int]:
    """The facts that a text can name."""
    return {key: value for key, value in facts.items() if isinstance(value, str | int)}


def cited(facts: Facts, known: list[str]) -> list[str]:
    """The rules that the data of a card cites, each once."""
    return [rule for rule in dict.fromkeys(CITED.findall(str(facts))) if rule not in known]


# Not printed on a card: names are in the texts, and where a fact comes from is for us.
OURS: Final = (
    "name",
    "source",
    "confidence",
    "note",
    "edition_note",
    "decisions",
    "interactions",
    "open",
    "bga_ref",
)


def printed(fact: Any) -> Any:
    """A fact without what is only for us."""
    if isinstance(fact, Mapping):
        return {
            key: printed(value)
            for key, value in fact.items()
            if key not in OURS and not key.endswith("_source")
        }
    return [printed(value) for value in fact] if isinstance(fact, list) else fact


# -- how cards did


class Figures:
    """How cards did in games between bots: `data/figures.toml`.

    By number of players and card: what the seats won that had the card (a shared win counts as
    its share), and how many they were. `made` says how: bots, games, seed, settings.
    """

    def __init__(self, told: Facts) -> None:
        self.made: Final[dict[str, Any]] = dict(told["made"])
        self.players: Final[Facts] = told.get("players", {})

    @staticmethod
    def of(game: Game) -> Figures | None:
        """The figures of a game, if somebody made some."""
        path = Path(game.home, "data", "figures.toml")
        return Figures(toml(path)) if path.is_file() else None

    def wins(self, id: str) -> list[Wins]:
        """How a card did, by number of players; where each has too few games, together too."""
        known = [
            (int(players), *cards[id], self.fair(players))
            for players, cards in self.players.items()
            if id in cards
        ]
        found = [wins_of(*one) for one in known]
        games = sum(games for _, _, games, _ in known)
        if games >= ENOUGH and all(wins.won is None for wins in found):
            due = sum(games * fair for _, _, games, fair in known)
            found.append(wins_of(0, sum(won for _, won, _, _ in known), games, due / games))
        return found

    def fair(self, players: str) -> float:
        """The share of a seat with whatever cards; alone, of all games that were counted."""
        won, games = self.players[players].get(ALONE, (1, int(players)))
        share: float = won / games
        return share


def wins_of(players: int, won: float, games: int, fair: float) -> Wins:
    """A share of wins, if there are enough games for one."""
    share = round(won / games, 4) if games >= ENOUGH else None
    return Wins(players, games, share, round(fair, 4))
