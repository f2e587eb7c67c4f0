"""What can be said in a game: kinds of nouns, verbs, and actions as small ints.

An action is a verb and at most two small nouns. To machines it is one int
(`verb << 16 | first << 8 | second`), to people one click, in records a few words
such as `summon amulet_of_air`.
"""

from collections.abc import Iterator
from typing import Final

from arcanum.kernel.errors import UnknownWords

Action = int

MOST_NOUNS: Final = 256


class Kind:
    """A kind of noun: its name, and how each of its values is spelled."""

    def __init__(self, name: str, values: list[str]) -> None:
        assert len(values) <= MOST_NOUNS, f"{name}: a kind has at most {MOST_NOUNS} values"
        self.name: Final = name
        self.values: Final = values
        self.index: Final = {value: i for i, value in enumerate(values)}

    def spell(self, value: int) -> str:
        """The value in words. A kind without listed values is a plain number."""
        if not self.values:
            return str(value)
        if 0 <= value < len(self.values):
            return self.values[value]
        raise UnknownWords(f"there is no {self.name} number {value}")

    def read(self, text: str) -> int:
        """The value that `text` spells."""
        found = self.index.get(text)
        if found is None:
            raise UnknownWords(f"'{text}' is not a {self.name}")
        return found


NUMBER: Final = Kind("number", [])  # only in notes: any int, spelled as itself


class Verb:
    """One verb of a vocabulary. `of` says it, `said` hears it, `noun` takes it apart."""

    def __init__(self, index: int, name: str, kinds: list[Kind]) -> None:
        self.index: Final = index
        self.name: Final = name
        self.kinds: Final = kinds
        self.base: Final = index << 16

    def of(self, first: int = 0, second: int = 0) -> Action:
        """The action of this verb with these nouns."""
        return self.base | first << 8 | second

    def said(self, action: Action) -> bool:
        """Whether the action's verb is this one."""
        return action >> 16 == self.index

    def noun(self, action: Action) -> int:
        """The first noun of an action."""
        return action >> 8 & 255

    def second(self, action: Action) -> int:
        """The second noun of an action."""
        return action & 255


class NoteWord:
    """Something the log can report: its key and the names and kinds of its nouns."""

    def __init__(self, key: str, names: list[str], kinds: list[Kind]) -> None:
        self.key: Final = key
        self.names: Final = names
        self.kinds: Final = kinds


class Vocabulary:
    """All verbs and notes of one game, and the spelling of its actions."""

    def __init__(self) -> None:
        self.verbs: Final[list[Verb]] = []
        self.by_name: Final[dict[str, Verb]] = {}
        self.notes: Final[dict[str, NoteWord]] = {}

    def verb(self, name: str, first: Kind | None = None, second: Kind | None = None) -> Verb:
        """Adds a verb with up to two nouns."""
        assert name not in self.by_name, f"the verb {name} is there already"
        kinds = [kind for kind in (first, second) if kind is not None]
        made = Verb(len(self.verbs), name, kinds)
        self.verbs.append(made)
        self.by_name[name] = made
        return made

    def note(self, key: str, nouns: dict[str, Kind]) -> str:
        """Declares what a note's nouns are, in order; returns the key."""
        assert key not in self.notes, f"the note {key} is there already"
        self.notes[key] = NoteWord(key, list(nouns), list(nouns.values()))
        return key

    def verb_of(self, action: Action) -> Verb:
        """The verb of an action."""
        index = action >> 16
        if not 0 <= index < len(self.verbs):
            raise UnknownWords(f"no verb in action {action}")
        return self.verbs[index]

    def nouns_of(self, action: Action) -> list[int]:
        """The nouns of an action, as many as its verb has."""
        verb = self.verb_of(action)
        return [action >> 8 & 255, action & 255][: len(verb.kinds)]

    def spell(self, action: Action) -> str:
        """The action in words that do not depend on any language."""
        verb = self.verb_of(action)
        words = [verb.name]
        for kind, value in zip(verb.kinds, self.nouns_of(action), strict=True):
            words.append(kind.spell(value))
        return " ".join(words)

    def read(self, text: str) -> Action:
        """The action that the words spell; raises UnknownWords."""
        words = text.split()
        if not words:
            raise UnknownWords("an action needs a verb")
        verb = self.by_name.get(words[0])
        if verb is None:
            raise UnknownWords(f"'{words[0]}' is not a verb of this game")
        if len(words) - 1 != len(verb.kinds):
            wanted = " ".join(kind.name.upper() for kind in verb.kinds)
            raise UnknownWords(f"say '{(verb.name + ' ' + wanted).strip()}', not '{text}'")
        nouns = [kind.read(word) for kind, word in zip(verb.kinds, words[1:], strict=True)]
        nouns += [0, 0]
        return verb.of(nouns[0], nouns[1])

    def every(self) -> Iterator[Action]:
        """Every action that can be said, legal or not."""
        for verb in self.verbs:
            firsts = range(len(verb.kinds[0].values)) if verb.kinds else range(1)
            seconds = range(len(verb.kinds[1].values)) if len(verb.kinds) > 1 else range(1)
            for first in firsts:
                for second in seconds:
                    yield verb.of(first, second)
