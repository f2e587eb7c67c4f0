"""Setting up any Seasons position in the game's own words, and describing one in them.

`docs/scenarios.md` lists every key. Not compiled: it runs only in scenarios.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from arcanum.games.seasons.rules.facts import (
    CARDS_OF_LEVEL,
    DICE,
    DICE_PER_SEASON,
    DIE_CRYSTALS,
    DIE_DRAW,
    DIE_ENERGY,
    DIE_GAUGE,
    DIE_PIPS,
    DIE_TRANSMUTE,
    ENERGIES,
    FACE_BY_NAME,
    HOOKS,
    KINDS_OF_CARD,
    LEVELS,
    NAMES,
    PICKS,
    SEASONS,
    CardId,
    DieFace,
    face_of,
)
from arcanum.games.seasons.rules.observe import top_name
from arcanum.games.seasons.rules.prelude import Draft, MakeSets, OpenKits
from arcanum.games.seasons.rules.scoring import scored
from arcanum.games.seasons.rules.setup import sit_down
from arcanum.games.seasons.rules.table import (
    Mage,
    Seasons,
    card_in_play,
    in_reserve,
    name_in_play,
    reserve_limit,
    store,
)
from arcanum.games.seasons.rules.turn import (
    ChooseDie,
    MainPhase,
    Round,
    StartOfDiePhase,
    StartOfMainPhase,
    Turn,
)
from arcanum.games.seasons.rules.wheel import EndOfRound
from arcanum.games.seasons.rules.words import CARD, PLAYER
from arcanum.kernel.errors import BadData
from arcanum.kernel.frames import Player

TABLE_KEYS: Final = {
    "active": "whose turn it is (A)",
    "first": "first player of the round (the active one)",
    "phase": "main, die, turn, choose_dice, round, round_end, draft, sets, kits (main)",
    "year": "year counter, 0 to 3 (1)",
    "space": "space of the season marker, 1 to 12 (1)",
    "round": "number of the round (1)",
    "transmute": "whether the active player has the transmute action (false)",
    "plus_one": "uses of bonus 2 in this turn (0)",
    "deck": "cards on top of the draw pile, top first; the others follow in number order",
    "discard": "cards in the discard pile",
    "rest": "where cards that nobody mentions lie: deck, discard, or a seat's hand (deck)",
    "rolled": 'dice on the table, as "winter_1:3" (die and face)',
    "pips": "pips of the die that is left over (1)",
    "dice": "dice of this game, players + 1 a season (the first ones)",
}
SEAT_KEYS: Final = {
    "crystals": "crystals (0)",
    "gauge": "summoning gauge (as many as cards in play)",
    "bonuses": "bonuses used (0)",
    "reserve": "tokens in reserve, by kind (none)",
    "hand": "cards in hand (none)",
    "play": "cards in play, in order; a second copy is named twice (none)",
    "turned": "which cards in play are turned (none)",
    "on_card": "tokens on Amulets of Water and Cauldrons, by card and kind (none)",
    "library": "the sets of years 2 and 3, as { 2 = […], 3 = […] } (any three cards each)",
    "die": 'the die of this round, as "winter_1:3"',
    "die_face": "instead of die: what it shows, as { earth = 2, gauge = 1, transmute = 1 }",
    "pack": "in phase draft: the cards to pick from",
    "kept": "in phases draft and sets: the cards picked",
    "kit": "in phase kits: number of the starter kit",
}
EXPECTED_ONLY: Final = {
    "over": "whether the game is over",
    "winners": "the seats that won",
    "to_move": "the seat to decide; empty when the game is over",
    "asked": "the key of the open question",
    "season": "the season of the marker",
    "deck_count": "cards in the draw pile",
    "discard_count": "cards in the discard pile",
}
SEAT_EXPECTED_ONLY: Final = {
    "energy": "tokens in reserve, all kinds together",
    "limit": "the reserve limit; reserve_limit is the same",
    "reserve_limit": "the reserve limit",
    "hand_count": "cards in hand",
    "play_count": "cards in play",
    "library_count": "cards in both library sets",
    "prestige": "prestige points of cards in play",
    "end_cards": "crystals that cards pay at the end of the game",
    "score": "prestige points if the game ended now",
    "drawn": "cards drawn to choose from",
    "knows": "cards of each other seat's hand that this one can name, as { B = […] }",
    "knows_top": "the top card of the draw pile if this seat has seen it, else empty",
    "knows_discard": "cards in the discard pile that this seat can name",
}


class Box:
    """All copies of the level's cards; a scenario takes out what it names."""

    def __init__(self, level: str) -> None:
        most = CARDS_OF_LEVEL[LEVELS.index(level)]
        self.left: list[CardId] = [*range(most), *range(KINDS_OF_CARD, KINDS_OF_CARD + most)]

    def take(self, name: Any, where: str) -> CardId:
        """A copy of the named card (its id or its number)."""
        if isinstance(name, int) and 1 <= name <= KINDS_OF_CARD:
            name = NAMES[name - 1]
        if not isinstance(name, str) or name not in FACE_BY_NAME:
            raise BadData(f"{where}: there is no card {name!r}")
        for card in (FACE_BY_NAME[name], FACE_BY_NAME[name] + KINDS_OF_CARD):
            if card in self.left:
                self.left.remove(card)
                return card
        raise BadData(f"{where}: no copy of {name} is left (two of each, within the level)")

    def take_all(self, names: Any, where: str) -> list[CardId]:
        """A copy of each named card."""
        if not isinstance(names, list):
            raise BadData(f"{where}: give a list of cards")
        return [self.take(name, where) for name in names]


def given(s: Seasons, words: Mapping[str, Any]) -> None:
    """Builds the position; `s` has its seats, settings and chance, and nothing else."""
    sit_down(s)
    check_keys(s, words)
    box = Box(s.settings["level"])
    s.active = seat_of(words.get("active", "A"), s)
    s.first = seat_of(words.get("first", PLAYER.values[s.active]), s)
    s.year = number(words, "year", 1, 0, 3)
    s.space = number(words, "space", 1, 1, 12)
    s.round = number(words, "round", 1, 0, 99)
    s.may_transmute = bool(words.get("transmute", False))
    s.plus_one = number(words, "plus_one", 0, 0, 3)
    s.drafted = []
    phase = words.get("phase", "main")
    sides = [words.get(PLAYER.values[p], {}) for p in range(s.seats)]
    for p in range(s.seats):
        lay_side(s, p, sides[p], box)
    s.discard = box.take_all(words.get("discard", []), "discard")
    top = box.take_all(words.get("deck", []), "deck")
    for p in range(s.seats):
        lay_libraries(s, p, sides[p], box, phase)
    rest = words.get("rest", "deck")
    if rest == "deck":
        s.deck = box.left[::-1]
    elif rest == "discard":
        s.discard += box.left
    else:
        s.mages[seat_of(rest, s)].hand += box.left
    s.deck += top[::-1]
    lay_dice(s, words, sides)
    for p in range(s.seats):
        me = s.mages[p]
        for card in me.hand + me.library_2 + me.library_3 + me.pack + me.kept:
            s.show(card, p)
        for card in me.in_play:
            s.reveal(card)
    start(s, phase, words)


def check_keys(s: Seasons, words: Mapping[str, Any]) -> None:
    """A scenario that asks for something unknown fails with the name of the key."""
    seats = PLAYER.values[: s.seats]
    for key in words:
        if key in seats:
            if not isinstance(words[key], dict):
                raise BadData(f"given: {key} is a table of what the seat has")
            for inner in words[key]:
                if inner not in SEAT_KEYS:
                    raise BadData(f"given: unknown key '{key}.{inner}'")
        elif key not in TABLE_KEYS:
            raise BadData(f"given: unknown key '{key}'")


def seat_of(letter: Any, s: Seasons) -> Player:
    """The seat of a letter."""
    if letter not in PLAYER.values[: s.seats]:
        raise BadData(f"there is no seat {letter!r} at this table")
    return PLAYER.values.index(letter)


def number(words: Mapping[str, Any], key: str, default: int, least: int, most: int) -> int:
    """A number within its bounds."""
    value = words.get(key, default)
    if isinstance(value, bool) or not isinstance(value, int) or not least <= value <= most:
        raise BadData(f"given: {key} is a number from {least} to {most}, not {value!r}")
    return value


def tokens(value: Any, where: str) -> list[int]:
    """Tokens by kind."""
    if not isinstance(value, dict):
        raise BadData(f"{where}: give tokens by kind, as {{ fire = 1 }}")
    for kind, n in value.items():
        if kind not in ENERGIES:
            raise BadData(f"{where}: unknown kind of energy '{kind}'")
        if isinstance(n, bool) or not isinstance(n, int) or n < 0:
            raise BadData(f"{where}: {kind} is a number from 0 on")
    return [value.get(kind, 0) for kind in ENERGIES]


def lay_side(s: Seasons, p: Player, side: Mapping[str, Any], box: Box) -> None:
    """One seat's cards, tokens and tracks."""
    name = PLAYER.values[p]
    me = s.mages[p]
    me.in_play = box.take_all(side.get("play", []), f"{name}.play")
    me.hand = box.take_all(side.get("hand", []), f"{name}.hand")
    me.pack = box.take_all(side.get("pack", []), f"{name}.pack")
    me.kept = box.take_all(side.get("kept", []), f"{name}.kept")
    me.crystals = number(side, "crystals", 0, 0, 9999)
    me.gauge = number(side, "gauge", min(15, len(me.in_play)), 0, 15)
    me.bonuses = number(side, "bonuses", 0, 0, 3)
    me.reserve = tokens(side.get("reserve", {}), f"{name}.reserve")
    if in_reserve(me) > reserve_limit(me):
        raise BadData(f"{name}.reserve: more than the limit of {reserve_limit(me)}")
    for card in side.get("turned", []):
        s.turned.append(in_play(me, card, f"{name}.turned"))
    for card, kinds in side.get("on_card", {}).items():
        found = in_play(me, card, f"{name}.on_card")
        if "token_store" not in HOOKS[face_of(found)]:
            raise BadData(f"{name}.on_card: no tokens lie on {card}")
        at = store(found)
        s.tokens[at : at + 4] = tokens(kinds, f"{name}.on_card")
    if "kit" in side:
        if not s.kits:
            s.kits = list(range(s.seats))
        s.kits[p] = number(side, "kit", 1, 1, 4) - 1


def in_play(me: Mage, name: Any, where: str) -> CardId:
    """The card in play of that name; `name#2` is the second copy."""
    noun = CARD.index.get(name, -1) if isinstance(name, str) else -1
    found = card_in_play(me, noun) if noun >= 0 else -1
    if found < 0:
        raise BadData(f"{where}: {name!r} is not in play there")
    return found


def lay_libraries(s: Seasons, p: Player, side: Mapping[str, Any], box: Box, phase: str) -> None:
    """The sets of years to come: as told, else any three cards each."""
    me = s.mages[p]
    told = side.get("library", {})
    name = PLAYER.values[p]
    for key in told:
        if key not in ("2", "3"):
            raise BadData(f"{name}.library: the sets are 2 and 3, not {key!r}")
    if phase in ("draft", "sets", "kits"):
        return
    if "2" in told:
        me.library_2 = box.take_all(told["2"], f"{name}.library")
    elif s.year < 2:
        me.library_2 = [box.left.pop() for _ in range(min(3, len(box.left)))]
    if "3" in told:
        me.library_3 = box.take_all(told["3"], f"{name}.library")
    elif s.year < 3:
        me.library_3 = [box.left.pop() for _ in range(min(3, len(box.left)))]


def read_die(text: Any, where: str) -> DieFace:
    """A die and its face, as "winter_1:3"."""
    die, _, face = str(text).partition(":")
    if die not in DICE or face not in ("1", "2", "3", "4", "5", "6"):
        raise BadData(f'{where}: {text!r} is no die face; say "winter_1:3"')
    return DICE.index(die) * 6 + int(face) - 1


def shown(rolled: DieFace) -> dict[str, int]:
    """The symbols of a face, those that are there."""
    out = {kind: DIE_ENERGY[rolled].count(k) for k, kind in enumerate(ENERGIES)}
    out["crystals"] = DIE_CRYSTALS[rolled]
    out["gauge"] = int(DIE_GAUGE[rolled])
    out["draw"] = int(DIE_DRAW[rolled])
    out["transmute"] = int(DIE_TRANSMUTE[rolled])
    return {symbol: n for symbol, n in out.items() if n}


def find_face(symbols: Any, where: str) -> DieFace:
    """The first die face that shows just these symbols."""
    wanted = {symbol: int(n) for symbol, n in dict(symbols).items() if n}
    for rolled in range(len(DICE) * 6):
        if shown(rolled) == wanted:
            return rolled
    raise BadData(f"{where}: no die has a face with {wanted}")


def lay_dice(s: Seasons, words: Mapping[str, Any], sides: list[Mapping[str, Any]]) -> None:
    """Dice of the game, dice taken, dice on the table."""
    if "dice" in words:
        for die in words["dice"]:
            if die not in DICE:
                raise BadData(f"dice: there is no die {die!r}")
        s.dice = sorted(DICE.index(die) for die in words["dice"])
    else:
        s.dice = [
            season * DICE_PER_SEASON + i
            for season in range(len(SEASONS))
            for i in range(s.seats + 1)
        ]
    own = [die for die in s.dice if die // DICE_PER_SEASON == s.season()]
    for p in range(s.seats):
        where = f"{PLAYER.values[p]}.die"
        if "die" in sides[p]:
            s.mages[p].die = read_die(sides[p]["die"], where)
        elif "die_face" in sides[p]:
            s.mages[p].die = find_face(sides[p]["die_face"], where)
        else:
            s.mages[p].die = next(
                own[p] * 6 + f
                for f in range(6)
                if not DIE_TRANSMUTE[own[p] * 6 + f] and not DIE_DRAW[own[p] * 6 + f]
            )
    if "rolled" in words:
        s.rolled = [read_die(text, "rolled") for text in words["rolled"]]
    else:
        pips = number(words, "pips", 1, 1, 3)
        s.rolled = [
            next(own[-1] * 6 + f for f in range(6) if DIE_PIPS[own[-1] * 6 + f] == pips)
        ]


def start(s: Seasons, phase: Any, words: Mapping[str, Any]) -> None:
    """What is under way."""
    order = s.around(s.first)
    after = order[order.index(s.active) + 1 :]
    if phase in ("main", "die", "turn", "choose_dice"):
        s.next(EndOfRound())
        waiting = after if phase != "choose_dice" else order
        s.then(*[Turn(p) for p in waiting])
    if phase == "main":
        s.next(MainPhase(s.active))
    elif phase == "die":
        s.then(StartOfDiePhase(s.active), StartOfMainPhase(s.active))
    elif phase == "turn":
        s.next(Turn(s.active))
    elif phase == "choose_dice":
        chosen = [p for p in order if "die" in words.get(PLAYER.values[p], {})]
        for p in order:
            if p not in chosen:
                s.mages[p].die = -1
        s.then(*[ChooseDie(p) for p in order if p not in chosen])
    elif phase == "round":
        s.next(Round(s.first))
        s.round -= 1
    elif phase == "round_end":
        s.next(EndOfRound())
    elif phase == "draft":
        s.drafted = [-1] * (PICKS * s.seats)
        for p in range(s.seats):
            for step, card in enumerate(s.mages[p].kept):
                s.drafted[(p - step) % s.seats * PICKS + step] = card
        s.next(Draft())
    elif phase == "sets":
        s.next(MakeSets())
    elif phase == "kits":
        s.drafted = [-1] * (PICKS * s.seats)
        s.kits = s.kits or list(range(s.seats))
        s.next(OpenKits())
    else:
        raise BadData(f"given: unknown phase {phase!r}")


# -- describing a position in the same words


def describe(s: Seasons) -> dict[str, Any]:
    """The whole state, in the words of `given` and a few more."""
    out: dict[str, Any] = {
        "active": PLAYER.values[s.active],
        "first": PLAYER.values[s.first],
        "year": s.year,
        "space": s.space,
        "season": SEASONS[s.season()],
        "round": s.round,
        "transmute": s.may_transmute,
        "plus_one": s.plus_one,
        "deck": [NAMES[face_of(card)] for card in s.deck[::-1]],
        "deck_count": len(s.deck),
        "discard": [NAMES[face_of(card)] for card in s.discard],
        "discard_count": len(s.discard),
        "rolled": [spell_die(rolled) for rolled in s.rolled],
        "pips": DIE_PIPS[s.rolled[0]] if s.rolled else 0,
        "dice": [DICE[die] for die in s.dice],
        "over": s.over,
        "winners": [PLAYER.values[p] for p in s.winners()],
        "to_move": "" if s.over else PLAYER.values[s.player],
        "asked": "" if s.over else s.asked().prompt,
    }
    for p in range(s.seats):
        out[PLAYER.values[p]] = describe_side(s, p)
    return out


def spell_die(rolled: DieFace) -> str:
    """A die face as scenarios write it."""
    return f"{DICE[rolled // 6]}:{rolled % 6 + 1}"


def names(cards: list[CardId]) -> list[str]:
    """The names of cards."""
    return [NAMES[face_of(card)] for card in cards]


def describe_side(s: Seasons, p: Player) -> dict[str, Any]:
    """One seat's side of the table, all of it."""
    me = s.mages[p]
    score = scored(s, p)
    others = [q for q in range(s.seats) if q != p]
    return {
        "crystals": me.crystals,
        "gauge": me.gauge,
        "bonuses": me.bonuses,
        "reserve": dict(zip(ENERGIES, me.reserve, strict=True)),
        "energy": in_reserve(me),
        "limit": reserve_limit(me),
        "reserve_limit": reserve_limit(me),
        "hand": names(me.hand),
        "hand_count": len(me.hand),
        "play": names(me.in_play),
        "play_count": len(me.in_play),
        "turned": [CARD.values[name_in_play(me, c)] for c in me.in_play if c in s.turned],
        "on_card": {
            CARD.values[name_in_play(me, c)]: dict(
                zip(ENERGIES, s.tokens[store(c) : store(c) + 4], strict=True)
            )
            for c in me.in_play
            if "token_store" in HOOKS[face_of(c)]
        },
        "library": {"2": names(me.library_2), "3": names(me.library_3)},
        "library_count": len(me.library_2) + len(me.library_3),
        "die": "" if me.die < 0 else spell_die(me.die),
        "die_face": {} if me.die < 0 else shown(me.die),
        "pack": names(me.pack),
        "kept": names(me.kept),
        "drawn": names(me.drawn),
        "kit": s.kits[p] + 1 if s.kits else 0,
        "prestige": score.prestige,
        "end_cards": score.end_cards,
        "score": score.total(),
        "knows": {
            PLAYER.values[q]: names([c for c in s.mages[q].hand if s.can_name(p, c)])
            for q in others
        },
        "knows_top": top_name(s, p) or "",
        "knows_discard": names([c for c in s.discard if s.can_name(p, c)]),
    }


def keys() -> dict[str, dict[str, str]]:
    """Every key and what it means, for docs/scenarios.md."""
    return {
        "given": TABLE_KEYS,
        "given seat": SEAT_KEYS,
        "expect": EXPECTED_ONLY,
        "expect seat": SEAT_EXPECTED_ONLY,
    }
