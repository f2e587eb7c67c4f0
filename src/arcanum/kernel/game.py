"""What a game hands in: its name, seats, options, words, and how to make a table."""

from __future__ import annotations

import importlib
import os
import sys
from collections.abc import Mapping
from functools import cached_property
from types import ModuleType
from typing import Any

from arcanum.kernel.chance import FAST, KINDS, is_sealed_key, sealed_key, seeded
from arcanum.kernel.codec import check_known, load_frames, restore
from arcanum.kernel.errors import ArcanumError, BadData, BadSetting, in_short
from arcanum.kernel.frames import Ask, Frame
from arcanum.kernel.schema import counted, mark_of, misfit, nouns_of
from arcanum.kernel.state import State
from arcanum.kernel.words import Action, Vocabulary

# What a dump of the right shape with impossible contents runs into.
BROKEN = (TypeError, ValueError, IndexError, KeyError, AttributeError)

BESIDE = ("game", "rules", "seats", "settings", "frames", "seal", "schema")  # in a dump

# Rules version, and the numbers of the rules that mean something else since then.
Changes = tuple[tuple[int, tuple[str, ...]], ...]

# Choices of other options that something needs: each named option has one of these.
Needs = Mapping[str, tuple[str, ...]]


def hold(needs: Needs, settings: Mapping[str, str]) -> bool:
    """Whether the settings are as something needs them."""
    return all(settings[name] in needs[name] for name in needs)


class Option:
    """One option of a game: its choices, the first of which is the default.

    `when` says which other options give it a meaning. Without them it is left alone: it stays
    at its default, or is set to `otherwise` where that is given. `seats` says how many may sit
    under a choice: where every choice has its seats, the option decides how many sit down;
    where only some have, these choices need that many. `choice_when` says which other options
    a choice needs. A `prominent` option is shown at once, the others to whoever looks for more.
    `own_design` names the choices that are our own work and not the publisher's.
    """

    def __init__(
        self,
        choices: tuple[str, ...],
        about: str,
        when: Needs | None = None,
        otherwise: str | None = None,
        seats: Mapping[str, tuple[int, int]] | None = None,
        choice_when: Mapping[str, Needs] | None = None,
        prominent: bool = False,
        own_design: tuple[str, ...] = (),
    ) -> None:
        self.choices = choices
        self.about = about
        self.when: Needs = {} if when is None else when
        self.otherwise = otherwise
        self.seats: Mapping[str, tuple[int, int]] = {} if seats is None else seats
        self.choice_when: Mapping[str, Needs] = {} if choice_when is None else choice_when
        self.prominent = prominent
        self.own_design = own_design
        self.seating = len(self.seats) == len(choices)  # it decides how many sit down

    @property
    def default(self) -> str:
        """What holds when nobody says otherwise."""
        return self.choices[0]

    @property
    def idle(self) -> str:
        """What it is set to where it means nothing."""
        return self.default if self.otherwise is None else self.otherwise

    def allows(self, choice: str, settings: Mapping[str, str]) -> bool:
        """Whether the choice goes together with the other settings."""
        if self.when and not hold(self.when, settings):
            return choice == self.idle
        return choice not in self.choice_when or hold(self.choice_when[choice], settings)


class Game:
    """A game. Subclasses set these; the rules are found in their package by their names."""

    id: str = ""
    version: str = "1"  # of the rules; a record of another version may not replay
    changes: Changes = ()  # what each version changed; docs/rules-change.md says when to add
    laid: tuple[str, ...] = ()  # rules about what `lay_older` lays: tables of then keep it
    seats: tuple[int, int] = (1, 1)
    options: dict[str, Option] = {}
    bound: int = 0  # no game takes more decisions than this
    hidden: bool = False  # not shown in the lobby
    base: str = "rules"  # the part that `words.py` and `setup.py` stand in
    # Seats and options that are good for a first game; no seats: the fewest.
    first_game: tuple[int, Mapping[str, str]] = (0, {})
    # What the scores are made of lies open: they may be shown during the game.
    open_scores: bool = False
    # For standing orders: verbs that pass, and actions, spelled, that take all there is.
    passes: tuple[str, ...] = ()
    takes_all: tuple[str, ...] = ()
    # Verbs by which a seat uses a thing of the game, such as a card: their first noun.
    uses: tuple[str, ...] = ()
    place: int = 100  # in lists of games; what comes from outside follows ours
    # The data files of what is printed: file, the place in it, and the kind of thing.
    printed: tuple[tuple[str, str, str], ...] = ()
    # Arguments of prompts and refusals that are not named by their kind.
    roles: Mapping[str, str] = {}

    @property
    def package(self) -> str:
        """The package of all that belongs to the game: the one around its `rules`."""
        return type(self).__module__.partition(".rules")[0]

    @property
    def home(self) -> str:
        """The folder of that package."""
        found = sys.modules[self.package].__file__
        assert found is not None
        return os.path.dirname(found)

    def part(self, name: str) -> ModuleType | None:
        """A part of the game, such as "bots" or "rules.invariants"; None if it has none."""
        place = f"{self.package}.{name}"
        try:
            return importlib.import_module(place)
        except ArcanumError:
            raise  # it says in one line what is wrong
        except Exception as wrong:  # whatever a foreign package runs into
            missing = wrong.name if isinstance(wrong, ModuleNotFoundError) else None
            if missing is not None and f"{place}.".startswith(f"{missing}."):
                return None
            raise BadSetting(f"{place} does not load: {in_short(wrong)}") from wrong

    # -- the rules, imported when they are first needed: options can be listed without them

    def module(self, name: str) -> Any:
        """A module that every game has, such as "rules.flow"."""
        found = self.part(name)
        if found is None:
            raise BadSetting(f"{self.id} has no module {self.package}.{name}")
        return found

    @cached_property
    def words(self) -> Vocabulary:
        """The vocabulary: WORDS of `words.py`."""
        found: Vocabulary = self.module(f"{self.base}.words").WORDS
        return found

    @cached_property
    def frames(self) -> dict[str, type[Frame[Any]]]:
        """Every frame by name, for the codec: EVERY of `rules/flow.py`."""
        every: tuple[type[Frame[Any]], ...] = self.module("rules.flow").EVERY
        return {frame.__name__: frame for frame in every}

    def blank(self) -> State:
        """A state without a table, of the right class: `blank_table` of `rules/flow.py`."""
        made: State = self.module("rules.flow").blank_table()
        return made

    def lay(self, s: State) -> None:
        """Lay the table, when seats, settings and chance are set: `lay_table` of `setup.py`."""
        self.module(f"{self.base}.setup").lay_table(s)

    def size(self, s: State) -> None:
        """Give a blank state its zones, for a dump to be put back: `sit_down` of `setup.py`."""
        self.module(f"{self.base}.setup").sit_down(s)

    def keeps(self, version: str, settings: Mapping[str, str]) -> bool:
        """Whether tables of an older version are laid in another way, and we still have that.

        So its running tables go on with that, its finished games can be looked back at, and its
        records replayed. `laid` has the numbers of the rules that speak of it.
        """
        return False

    def lay_older(self, s: State, version: str) -> None:
        """Lay what an older version laid, on a table that was just laid by the present one."""
        raise NotImplementedError

    # -- seats and options

    def seats_for(self, settings: Mapping[str, str]) -> tuple[int, int]:
        """Fewest and most seats under these settings, by the options that decide it."""
        fewest, most = self.seats
        for name, option in self.options.items():
            if option.seating:
                least, top = option.seats[settings[name]]
                fewest, most = max(fewest, least), min(most, top)
        return fewest, most

    def fits(self, seats: int, settings: Mapping[str, str]) -> bool:
        """Whether these settings make sense together, and with that many seats."""
        for name, option in self.options.items():
            choice = settings[name]
            if not option.allows(choice, settings):
                return False
            fewest, most = option.seats.get(choice, self.seats)
            if not fewest <= seats <= most:
                return False
        return True

    def opponent(self, settings: Mapping[str, str]) -> str:
        """The key of the name of an opponent that the rules play; "" where there is none."""
        return ""

    def settle_options(self, given: Mapping[str, str] | None) -> dict[str, str]:
        """The given options checked, the others at their defaults."""
        given = {} if given is None else given
        if not isinstance(given, Mapping):
            raise BadSetting(f"options are names with choices, not {given!r}")
        for name, choice in given.items():
            if name not in self.options:
                known = ", ".join(self.options) or "none"
                raise BadSetting(f"{self.id} has no option '{name}' (options: {known})")
            if choice not in self.options[name].choices:
                known = ", ".join(self.options[name].choices)
                raise BadSetting(
                    f"option {name} of {self.id} is one of {known}, not '{choice}'"
                )
        settled = {name: given.get(name, o.default) for name, o in self.options.items()}
        for name, option in self.options.items():
            if option.otherwise is not None and not hold(option.when, settled):
                settled[name] = option.otherwise
        return settled

    def new(
        self,
        seats: int | None = None,
        options: Mapping[str, str] | None = None,
        seed: int | str = 0,
        notes: bool = True,
        chance: str = FAST,
        rules: str = "",
    ) -> State:
        """A new table, settled: someone is to move.

        Where people play, `chance` is "sealed": nobody can compute what was not shown. With
        `rules`, the table has what that older version laid on it, as far as we keep that.
        """
        if chance not in KINDS:
            raise BadSetting(f"chance is one of {', '.join(KINDS)}, not '{chance}'")
        settings = self.settle_options(options)
        fewest, most = self.seats_for(settings)
        if seats is None:
            seats = fewest
        if not isinstance(seats, int) or not fewest <= seats <= most:
            raise BadSetting(f"{self.id} has {fewest} to {most} seats, not {seats}")
        if not self.fits(seats, settings):
            told = ", ".join(f"{name}={choice}" for name, choice in settings.items())
            raise BadSetting(f"{self.id} with {seats} seats cannot be played with {told}")
        s = self.blank()
        s.seats = seats
        s.settings = settings
        if chance == FAST:
            s.chance = seeded(seed)
        else:
            s.seal = sealed_key(seed, chance)
        s.telling = notes
        self.lay(s)
        if self.keeps(rules, settings):
            self.lay_older(s, rules)
        s.settle()
        return s

    def spell(self, action: Action) -> str:
        """The action in words."""
        return self.words.spell(action)

    def read(self, text: str) -> Action:
        """The action that the words spell."""
        return self.words.read(text)

    # -- states of other rules versions

    @cached_property
    def mark(self) -> str:
        """The mark of the shape of this game's states, apart from the rules version."""
        s = self.blank()
        s.settings = self.settle_options(None)
        s.seats = self.seats_for(s.settings)[0]
        self.size(s)
        return mark_of(s, self.frames, self.words)

    def dump(self, s: State) -> dict[str, Any]:
        """The exact state with its schema, to be kept for long: later rules may read it."""
        data = s.dump()
        data["schema"] = {
            "mark": self.mark,
            "nouns": counted(nouns_of(self.words)),
            "frames": {type(frame).__name__: list(frame.fields) for frame in s.frames},
        }
        return data

    def is_newer(self, version: str) -> bool:
        """Whether a rules version comes after the one that is played here."""
        return number_of(version) > number_of(self.version)

    def changed_since(self, version: str) -> list[str]:
        """The numbers of the rules that meant something else under an older version."""
        was = number_of(version)
        found: list[str] = []
        for now, rules in self.changes:
            if int(now) > was:
                found += [rule for rule in rules if rule not in found]
        return found

    def is_older(self, data: Mapping[str, Any]) -> bool:
        """Whether a dump is of other rules or of another shape; raises if it cannot be read."""
        rules, schema = data.get("rules"), data.get("schema")
        if rules == self.version and (schema is None or schema.get("mark") == self.mark):
            return False
        told = f"the dump has rules version {rules!r}, this program {self.version!r}"
        if schema is None:
            raise BadData(told)
        if self.is_newer(str(rules)):
            raise BadData(f"{told}, which is older")
        if schema.get("mark") != self.mark:
            why = misfit(schema, self.frames, self.words)
            if why:
                raise BadData(f"{told}: {why}")
        return True

    def load(self, data: Any) -> State:
        """The state of a dump; it behaves exactly as the dumped one.

        The dump may be of older rules, if it has its schema and that still fits. Fields that
        are new since then are as on an empty table.
        """
        if not isinstance(data, dict):
            raise BadData("a dump is a JSON object")
        if data.get("game") != self.id:
            raise BadData(f"the dump is of {data.get('game')!r}, not of {self.id}")
        try:
            older = self.is_older(data)
        except BROKEN as wrong:
            raise BadData(f"the dump has no proper schema ({wrong})") from wrong
        s = self.blank()
        s.settings = self.settle_options(data.get("settings"))
        seats = data.get("seats")
        fewest, most = self.seats_for(s.settings)
        if not isinstance(seats, int) or not fewest <= seats <= most:
            raise BadData(f"the dump has {seats!r} seats; {self.id} has {fewest} to {most}")
        s.seats = seats
        self.size(s)
        try:
            cards = len(s.seen)
            if older:
                check_known(s, data, BESIDE)
            restore(s, data, older)
            s.seal = sealed_in(data)
            s.frames = load_frames(self.frames, data.get("frames", []))
            if older and len(s.seen) != cards:
                raise BadData(f"the dump has {len(s.seen)} cards, these rules {cards}")
            if s.frames:
                if not isinstance(s.frames[-1], Ask):
                    raise BadData("the dump has no open question")
                top = s.asked()
                s.player = top.player
                s.options = top.options(s)
                if older and not s.options:
                    s.settle()  # nothing to answer under these rules: the game goes on
        except BROKEN as wrong:
            raise BadData(f"the dump does not fit together ({wrong})") from wrong
        return s


def number_of(version: str) -> int:
    """A rules version as a number; what is none comes before all."""
    return int(version) if version.isascii() and version.isdigit() else -1


def sealed_in(data: Mapping[str, Any]) -> str:
    """The key of the sealed generator in a dump; "" if it has none."""
    key = data.get("seal", "")
    if not isinstance(key, str) or not (key == "" or is_sealed_key(key)):
        raise BadData("the dump has no proper key for its chance")
    return key
