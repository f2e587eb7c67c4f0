"""Setting up any Pax Illuminaten position in the game's own words, and describing one in them.

`docs/scenarios.md` lists every key. Not compiled: it runs only in scenarios.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from typing import Any, Final

from arcanum.games.pax_illuminaten.rules.check import CheckPhase, Refill
from arcanum.games.pax_illuminaten.rules.facts import (
    ABILITIES,
    ABILITY,
    AFFILIATION,
    AFFILIATIONS,
    CONNECTION_FACTIONS,
    CONNECTION_MASK,
    CONNECTIONS,
    COURT,
    DEGREE,
    DEGREES,
    EDICT_FACTION,
    EVENT0,
    EVENTS,
    EXCLUSIVE,
    FACTIONS,
    FAVOR_PER_KIND,
    FMASK,
    GRAND_MASTER,
    IS_BIG,
    KINDS,
    LUMINARIES,
    MAIN,
    MARKERS,
    MOST_SLOTS,
    NAMES,
    ON_MAP,
    PLACES,
    PLOT0,
    PLOTS,
    PUBLIC_PLOTS,
    ROYAL_ARCH,
    SEAT_NAMES,
    SECONDARY,
    SLOT_BILLS,
    SLOTS,
    STRENGTH,
    STRENGTHS,
    CardId,
    mask_of,
    packed,
)
from arcanum.games.pax_illuminaten.rules.opponents import AoCheck
from arcanum.games.pax_illuminaten.rules.scoring import points
from arcanum.games.pax_illuminaten.rules.setup import sit_down
from arcanum.games.pax_illuminaten.rules.table import (
    BIG_PLAYED,
    BOUGHT_CONVENT,
    BOUGHT_PRESS,
    CLAIMED,
    NOBODY,
    PEEKED,
    QUICK_TAKEN,
    REALIZED,
    ROW,
    Pax,
    controlled,
    controls_lodge,
    edicts_discarded,
    find_lodges,
    hand_limit,
)
from arcanum.games.pax_illuminaten.rules.turn import ActionPhase, AfterTurn, Turn
from arcanum.games.pax_illuminaten.rules.words import AO_NOUN, PLACE, PLAYER
from arcanum.kernel.errors import BadData
from arcanum.kernel.frames import Player
from arcanum.kernel.state import NONE

FLAGS: Final = {
    "claim": CLAIMED,
    "realize": REALIZED,
    "quick": QUICK_TAKEN,
    "press": BOUGHT_PRESS,
    "convent": BOUGHT_CONVENT,
    "peek": PEEKED,
    "big": BIG_PLAYED,
}
TABLE_KEYS: Final = {
    "active": "whose turn it is; AO is the artificial opponent (A)",
    "first": "first player (A)",
    "phase": "action, turn, check, refill (action)",
    "round": "number of the round (2)",
    "budget": "main actions left (2)",
    "map": 'face-up cards by place, as "PIL016 A.B": tokens by slot, O is the artificial '
    'opponent, * a marker; "down PIL016" lies face down; other places hold any card face down',
    "court": 'the five court cards, "" for an empty position (any)',
    "majordomo": "court position of the majordomo, 1 to 5 (1)",
    "deck": "luminaries on top of the deck, top first; the others follow by number",
    "discard": "luminaries in the discard, top last",
    "rest": "where luminaries that nobody mentions lie: deck, discard (deck)",
    "row": "faction cards in the row (none)",
    "public": "the public plots (the last two that nobody mentions)",
    "events": "events on top of the event deck, top first; the others follow",
    "events_left": "how many cards the event deck has (all that are left)",
    "event_discard": "events in the event discard",
    "chain": "the conspiracy chain of the active player",
    "boosts": "boosts in force, by ability",
    "paid": "luminaries, or seats for areopagi, that have paid in this turn",
    "done": "what was done in this turn: claim, realize, quick, press, convent, peek, big",
    "used": "faction cards used in this turn",
    "close": "luminaries that count as adjacent for influencing",
    "printed": "what is printed on luminaries here, whatever the data say: degree, factions, "
    "slots, strength, affiliation, ability; and the three factions of connections, by number",
}
SEAT_KEYS: Final = {
    "favor": "favor tokens, by faction (none)",
    "influence": "influence tokens in the supply (what is not on the map or on plots)",
    "hand": "luminaries in hand (none)",
    "specials": "special events in hand (none)",
    "front": "the special event face up (none)",
    "edicts": "tokens on edicts in front, by faction (none)",
    "connection": "number of the connection card, 4 to 23 (4, 5, … by seat)",
    "place": "where the areopagus lies, as S or NW (as the rules say)",
    "factions": "faction cards (none)",
    "plot": "the private plot (any)",
    "on": "plots with the token on them (none)",
    "edge": "plots with the token at the lower edge (none)",
    "pawn": "of AO: where its pawn stands (areopagus)",
}
EXPECTED_ONLY: Final = {
    "over": "whether the game is over",
    "winners": "who won, AO included",
    "by_plots": "whether plots decided the game",
    "to_move": "the seat to decide; empty when the game is over",
    "asked": "the key of the open question",
    "supply": "favor in the supply, by faction",
    "deck_count": "luminaries in the deck",
    "events_count": "events in the deck",
    "edicts_discarded": "edicts in the event discard",
    "markers": "reward markers in the pool",
    "lodges": 'lodges, as "scholars C1 C2 C3", in order',
    "plan": "plan cards on the table",
    "contest": "contest cards on the table",
}
SEAT_EXPECTED_ONLY: Final = {
    "hand_count": "luminaries in hand",
    "limit": "the hand limit",
    "favor_count": "favor tokens of all types",
    "controls": "the places of controlled cards",
    "lodges": 'controlled lodges, as "scholars C1 C2 C3"',
    "points": "points if factions were scored now",
    "knows": "luminaries of each other seat's hand that this one can name, as { B = […] }",
    "knows_plot": "seats whose private plot this one can name",
    "knows_top": "the top event if this seat can name it, else empty",
    "edict_count": "edicts in front",
    "laid": "the contest card laid and not yet compared, else empty",
}


# What `printed` may change, list by list; all of it is put back after the scenario.
COLUMNS: Final[tuple[list[Any], ...]] = (
    DEGREE,
    IS_BIG,
    EXCLUSIVE,
    FMASK,
    MAIN,
    SECONDARY,
    SLOT_BILLS,
    SLOTS,
    STRENGTH,
    AFFILIATION,
    ABILITY,
    CONNECTION_FACTIONS,
    CONNECTION_MASK,
)


@contextmanager
def printed(words: Mapping[str, Any]) -> Iterator[None]:
    """The cards as a scenario prints them: it holds when uncertain data are corrected."""
    before = [column[:] for column in COLUMNS]
    try:
        for name, facts in words.get("printed", {}).items():
            if name.isdecimal():
                print_connection(name, facts)
            else:
                print_luminary(name, facts)
        yield
    finally:
        for column, old in zip(COLUMNS, before, strict=True):
            column[:] = old


def print_connection(name: str, names: Any) -> None:
    """The three factions of a connection card. [P-2.5]"""
    if int(name) not in CONNECTIONS:
        raise BadData(f"given: printed: there is no connection {name}")
    at = CONNECTIONS.index(int(name))
    CONNECTION_FACTIONS[at] = factions(names, f"printed.{name}")
    CONNECTION_MASK[at] = mask_of(names)


def print_luminary(name: str, facts: Any) -> None:
    """The facts of a luminary, in the words of data/luminaries.toml. [P-1.2]"""
    if name not in NAMES or not isinstance(facts, dict):
        raise BadData(f"given: printed: write luminaries as {NAMES[0]} = {{ … }}")
    card = NAMES.index(name)
    for key, value in facts.items():
        where = f"printed.{name}.{key}"
        if key == "strength":
            STRENGTH[card] = chosen(value, STRENGTHS, where)
        elif key == "affiliation":
            AFFILIATION[card] = chosen(value, AFFILIATIONS, where)
        elif key == "ability":
            ABILITY[card] = chosen(value, ABILITIES, where)
        elif key == "degree":
            DEGREE[card] = chosen(value, DEGREES, where)
            IS_BIG[card] = DEGREE[card] in (GRAND_MASTER, ROYAL_ARCH)
            EXCLUSIVE[card] = DEGREE[card] == ROYAL_ARCH
        elif key == "factions":
            of_card = factions(value, where)
            FMASK[card] = mask_of(value)
            MAIN[card] = of_card[0]
            SECONDARY[card] = of_card[1] if len(of_card) > 1 else NONE
        elif key == "slots":
            print_slots(card, value)
        else:
            raise BadData(f"given: unknown key '{where}'")


def print_slots(card: CardId, value: Any) -> None:
    """What each slot costs; or only how many there are, at the costs of the data."""
    bills = SLOT_BILLS[card]
    if isinstance(value, list):
        SLOT_BILLS[card] = [packed(slot) for slot in value]
    else:
        SLOT_BILLS[card] = [bills[min(i, len(bills) - 1)] for i in range(int(value))]
    SLOTS[card] = len(SLOT_BILLS[card])


def chosen(value: Any, words: list[str], where: str) -> int:
    """The number of a word in its list."""
    if value not in words:
        raise BadData(f"given: {where} is one of {', '.join(words)}")
    return words.index(value)


class Box:
    """Cards of one kind; a scenario takes out what it names."""

    def __init__(self, names: list[str], base: int, what: str) -> None:
        self.names = names
        self.base = base
        self.what = what
        self.left: list[CardId] = list(range(base, base + len(names)))

    def take(self, name: Any, where: str) -> CardId:
        """The named card."""
        if name not in self.names:
            raise BadData(f"{where}: there is no {self.what} {name!r}")
        card = self.base + self.names.index(name)
        if card not in self.left:
            raise BadData(f"{where}: {name} lies elsewhere already")
        self.left.remove(card)
        return card

    def take_all(self, names: Any, where: str) -> list[CardId]:
        """Each named card."""
        if not isinstance(names, list):
            raise BadData(f"{where}: give a list")
        return [self.take(name, where) for name in names]


def given(s: Pax, words: Mapping[str, Any]) -> None:
    """Builds the position; `s` has its seats, settings and chance, and nothing else."""
    sit_down(s)
    check_keys(s, words)
    box = Box(NAMES, 0, "luminary")
    events = Box(EVENTS, EVENT0, "event")
    plots = Box(PLOTS, PLOT0, "plot")
    sides = [words.get(name_of(s, p), {}) for p in range(s.n)]
    s.active = player_of(s, words.get("active", "A"))
    s.first = player_of(s, words.get("first", "A"))
    s.round = number(words, "round", 2, 1, 100)
    s.budget = number(words, "budget", 2, 0, 9)
    s.majordomo = number(words, "majordomo", 1, 1, COURT) - 1
    s.supply = [FAVOR_PER_KIND[s.n]] * KINDS
    lay_map(s, words.get("map", {}), box)
    for p in range(s.n):
        lay_side(s, p, sides[p], box, events, plots)
    for f in factions(words.get("row", []), "row"):
        s.owner[f] = ROW
    s.chain = box.take_all(words.get("chain", []), "chain")
    s.discard = box.take_all(words.get("discard", []), "discard")
    lay_court(s, words, box)
    top = box.take_all(words.get("deck", []), "deck")
    for q in ON_MAP[s.m]:
        if s.map[q] == NONE:
            s.map[q] = box.left.pop()
    if words.get("rest", "deck") == "discard":
        s.discard = box.left + s.discard
    else:
        s.deck = box.left[::-1]
    s.deck += top[::-1]
    lay_events(s, words, events)
    lay_plots(s, words, plots)
    turn_words(s, words)
    show_cards(s)
    start(s, words.get("phase", "action"))


def name_of(s: Pax, player: Player) -> str:
    """The word for a player."""
    return PLAYER.values[AO_NOUN if player == s.ao else player]


def player_of(s: Pax, name: Any) -> Player:
    """The player of a word."""
    for p in range(s.n):
        if name_of(s, p) == name:
            return p
    raise BadData(f"there is no {name!r} at this table")


def check_keys(s: Pax, words: Mapping[str, Any]) -> None:
    """A scenario that asks for something unknown fails with the name of the key."""
    seats = [name_of(s, p) for p in range(s.n)]
    for key in words:
        if key in seats:
            if not isinstance(words[key], dict):
                raise BadData(f"given: {key} is a table of what the seat has")
            for inner in words[key]:
                if inner not in SEAT_KEYS:
                    raise BadData(f"given: unknown key '{key}.{inner}'")
        elif key not in TABLE_KEYS:
            raise BadData(f"given: unknown key '{key}'")


def number(words: Mapping[str, Any], key: str, default: int, least: int, most: int) -> int:
    """A number within its bounds."""
    value = words.get(key, default)
    if isinstance(value, bool) or not isinstance(value, int) or not least <= value <= most:
        raise BadData(f"given: {key} is a number from {least} to {most}, not {value!r}")
    return value


def factions(names: Any, where: str) -> list[int]:
    """Factions by name."""
    for name in names:
        if name not in FACTIONS:
            raise BadData(f"{where}: there is no faction {name!r}")
    return [FACTIONS.index(name) for name in names]


def tokens(value: Any, where: str) -> list[int]:
    """Tokens by faction."""
    if not isinstance(value, dict):
        raise BadData(f"{where}: give tokens by faction, as {{ clergy = 1 }}")
    factions(value, where)
    for kind, n in value.items():
        if isinstance(n, bool) or not isinstance(n, int) or n < 0:
            raise BadData(f"{where}: {kind} is a number from 0 on")
    return [value.get(kind, 0) for kind in FACTIONS]


def lay_map(s: Pax, spots: Mapping[str, Any], box: Box) -> None:
    """The cards that are named, with tokens and markers."""
    letters = {name_of(s, p) if p != s.ao else "O": p for p in range(s.n)}
    for place, text in spots.items():
        if place not in PLACES or PLACES.index(place) not in ON_MAP[s.m]:
            raise BadData(f"map: there is no place {place!r}")
        q = PLACES.index(place)
        words = str(text).split()
        if words[0] == "down":
            s.map[q] = box.take(words[1], f"map.{place}")
            continue
        s.map[q] = box.take(words[0], f"map.{place}")
        s.up |= 1 << q
        slots = words[1] if len(words) > 1 else ""
        s.marks[q] = slots.count("*")
        for slot, letter in enumerate(slots.replace("*", "")):
            if letter == ".":
                continue
            if letter not in letters or slot >= SLOTS[s.map[q]]:
                raise BadData(f"map.{place}: {slots!r} does not fit the card")
            p = letters[letter]
            s.slots[q * MOST_SLOTS + slot] = p
            s.infl[q * 4 + p] += 1
            s.mine[p] |= 1 << q
            s.sides[p].supply -= 1
        if EXCLUSIVE[s.map[q]] and sum(s.infl[q * 4 + p] > 0 for p in range(s.n)) > 1:
            raise BadData(f"map.{place}: a royal arch carries tokens of one player only")


def lay_side(
    s: Pax, p: Player, side: Mapping[str, Any], box: Box, events: Box, plots: Box
) -> None:
    """One player's side."""
    name, me = name_of(s, p), s.sides[p]
    me.favor = tokens(side.get("favor", {}), f"{name}.favor")
    me.hand = box.take_all(side.get("hand", []), f"{name}.hand")
    me.specials = events.take_all(side.get("specials", []), f"{name}.specials")
    if "front" in side:
        me.front = events.take(side["front"], f"{name}.front")
    on_edicts = tokens(side.get("edicts", {}), f"{name}.edicts")
    for f in range(KINDS):
        if FACTIONS[f] in side.get("edicts", {}):
            edict = EVENTS[EDICT_FACTION.index(f)]
            me.edicts.append(events.take(edict, f"{name}.edicts"))
            s.on_edict[f] = on_edicts[f]
        s.supply[f] -= me.favor[f] + on_edicts[f]
        if s.supply[f] < 0:
            raise BadData(f"{name}: there are not so many tokens of {FACTIONS[f]}")
    wanted = number(side, "connection", CONNECTIONS[p], CONNECTIONS[0], CONNECTIONS[-1])
    me.connection = CONNECTIONS.index(wanted)
    if "place" in side:
        if side["place"] not in SEAT_NAMES:
            raise BadData(f"{name}.place: there is no place {side['place']!r}")
        me.seat = SEAT_NAMES.index(side["place"])
    for f in factions(side.get("factions", []), f"{name}.factions"):
        s.owner[f] = p
    if "plot" in side:
        me.plot = plots.take(side["plot"], f"{name}.plot")
    for key in ("on", "edge"):
        for plot in side.get(key, []):
            if plot not in PLOTS:
                raise BadData(f"{name}.{key}: there is no plot {plot!r}")
            me.supply -= 1
            if key == "on":
                me.on |= 1 << PLOTS.index(plot)
            else:
                me.edge |= 1 << PLOTS.index(plot)
    me.supply = number(side, "influence", me.supply, 0, 20)
    if "pawn" in side:
        if p != s.ao or side["pawn"] not in PLACE.values:
            raise BadData(f"{name}.pawn: there is no place {side['pawn']!r} for it")
        s.pawn = PLACE.values.index(side["pawn"])


def lay_court(s: Pax, words: Mapping[str, Any], box: Box) -> None:
    """The court, as told or any cards."""
    if "court" in words:
        if len(words["court"]) != COURT:
            raise BadData(f"court: give {COURT} positions")
        s.court = [box.take(name, "court") if name else NONE for name in words["court"]]
        return
    named = [*words.get("deck", [])]
    spare = [card for card in box.left if NAMES[card] not in named]
    s.court = spare[-COURT:]
    for card in s.court:
        box.left.remove(card)


def lay_events(s: Pax, words: Mapping[str, Any], events: Box) -> None:
    """Event deck, discard, and the three specials that are out of the game."""
    s.event_discard = events.take_all(words.get("event_discard", []), "event_discard")
    top = events.take_all(words.get("events", []), "events")
    specials = [card for card in events.left if EDICT_FACTION[card - EVENT0] < 0]
    s.removed = specials[-3:]
    rest = [card for card in events.left if card not in s.removed]
    count = number(words, "events_left", len(top) + len(rest), len(top), 12)
    keep = count - len(top)
    s.event_discard += [c for c in rest[keep:] if EDICT_FACTION[c - EVENT0] < 0]
    s.removed += [c for c in rest[keep:] if EDICT_FACTION[c - EVENT0] >= 0]
    s.events = rest[:keep][::-1] + top[::-1]


def lay_plots(s: Pax, words: Mapping[str, Any], plots: Box) -> None:
    """Public plots, private plots, the pile."""
    if "public" in words:
        s.public = plots.take_all(words["public"], "public")
    else:
        s.public = [plots.left.pop() for _ in range(PUBLIC_PLOTS)]
    for p in range(s.seats):
        if s.sides[p].plot == NONE:
            s.sides[p].plot = plots.left.pop()
    s.pile = plots.left


def turn_words(s: Pax, words: Mapping[str, Any]) -> None:
    """What has happened in this turn."""
    for ability in words.get("boosts", []):
        if ability not in ABILITIES:
            raise BadData(f"boosts: there is no ability {ability!r}")
        s.boosts[ABILITIES.index(ability)] += 1
    for name in words.get("paid", []):
        if name in NAMES:
            s.paid |= 1 << NAMES.index(name)
        else:
            s.paid |= 1 << LUMINARIES + player_of(s, name)
    for name in words.get("done", []):
        if name not in FLAGS:
            raise BadData(f"done: {name!r} is none of {', '.join(FLAGS)}")
        s.flags |= FLAGS[name]
    for f in factions(words.get("used", []), "used"):
        s.used |= 1 << f
    for name in words.get("close", []):
        s.close |= 1 << NAMES.index(name)


def show_cards(s: Pax) -> None:
    """Who knows which card."""
    for q in ON_MAP[s.m]:
        if s.up >> q & 1:
            s.reveal(s.map[q])
    for card in s.court + s.chain + s.discard + s.event_discard + s.public:
        if card != NONE:
            s.reveal(card)
    for p in range(s.n):
        me = s.sides[p]
        for card in me.edicts + ([me.front] if me.front != NONE else []):
            s.reveal(card)
        if p == s.ao:
            continue
        for card in me.hand + me.specials + [me.plot]:
            s.show(card, p)
        if (me.on | me.edge) >> me.plot - PLOT0 & 1:
            s.reveal(me.plot)


def start(s: Pax, phase: Any) -> None:
    """What is under way."""
    p = s.active
    if phase == "turn":
        if p == s.first:
            s.round -= 1
        s.next(Turn(p))
        return
    s.next(AfterTurn(p))
    if phase == "action" and p != s.ao:
        s.then(ActionPhase(p), CheckPhase(p))
    elif phase == "check":
        s.next(AoCheck() if p == s.ao else CheckPhase(p))
    elif phase == "refill" and p != s.ao:
        s.next(Refill(p))
    else:
        raise BadData(f"given: unknown phase {phase!r} of {name_of(s, p)}")


# -- describing a position in the same words


def describe(s: Pax) -> dict[str, Any]:
    """The whole state, in the words of `given` and a few more."""
    find_lodges(s)
    out: dict[str, Any] = {
        "active": name_of(s, s.active),
        "first": name_of(s, s.first),
        "round": s.round,
        "budget": s.budget,
        "map": {PLACES[q]: spell_place(s, q) for q in ON_MAP[s.m]},
        "court": [NAMES[card] if card != NONE else "" for card in s.court],
        "majordomo": s.majordomo + 1,
        "deck": names(s.deck[::-1]),
        "deck_count": len(s.deck),
        "discard": names(s.discard),
        "row": [FACTIONS[f] for f in range(KINDS) if s.owner[f] == ROW],
        "public": [PLOTS[card - PLOT0] for card in s.public],
        "events": [EVENTS[card - EVENT0] for card in s.events[::-1]],
        "events_count": len(s.events),
        "event_discard": [EVENTS[card - EVENT0] for card in s.event_discard],
        "edicts_discarded": edicts_discarded(s),
        "chain": names(s.chain),
        "contest": names(s.contest),
        "plan": names(s.plan),
        "boosts": [ABILITIES[a] for a in range(len(ABILITIES)) for _ in range(s.boosts[a])],
        "paid": names([card for card in range(LUMINARIES) if s.paid >> card & 1])
        + [name_of(s, p) for p in range(s.n) if s.paid >> LUMINARIES + p & 1],
        "done": [name for name, flag in FLAGS.items() if s.flags & flag],
        "used": [FACTIONS[f] for f in range(KINDS) if s.used >> f & 1],
        "supply": dict(zip(FACTIONS, s.supply, strict=True)),
        "markers": MARKERS - sum(s.marks),
        "lodges": [spell_lodge(s, i) for i in range(len(s.lodge_places))],
        "over": s.over,
        "winners": [name_of(s, p) for p in range(s.n) if s.over and s.won >> p & 1],
        "by_plots": s.by_plots,
        "to_move": "" if s.over else PLAYER.values[s.player],
        "asked": "" if s.over else s.asked().prompt,
    }
    for p in range(s.n):
        out[name_of(s, p)] = describe_side(s, p)
    return out


def names(cards: list[CardId]) -> list[str]:
    """The names of luminaries."""
    return [NAMES[card] for card in cards]


def spell_place(s: Pax, q: int) -> str:
    """A place as scenarios write it; a face-down card is just `down`."""
    if s.map[q] == NONE:
        return "empty"
    if not s.up >> q & 1:
        return "down"
    slots = ""
    for slot in range(SLOTS[s.map[q]]):
        p = s.slots[q * MOST_SLOTS + slot]
        slots += "." if p == NOBODY else "O" if p == s.ao else PLAYER.values[p]
    slots = slots.rstrip(".") + "*" * s.marks[q]
    return f"{NAMES[s.map[q]]} {slots}".strip()


def spell_lodge(s: Pax, i: int) -> str:
    """A lodge: its faction and its places."""
    places = [PLACES[q] for q in ON_MAP[s.m] if s.lodge_places[i] >> q & 1]
    return " ".join([FACTIONS[s.lodge_faction[i]], *places])


def describe_side(s: Pax, p: Player) -> dict[str, Any]:
    """One player's side of the table, all of it."""
    me = s.sides[p]
    people = [q for q in range(s.seats) if q != p]
    out: dict[str, Any] = {
        "favor": dict(zip(FACTIONS, me.favor, strict=True)),
        "favor_count": sum(me.favor),
        "influence": me.supply,
        "hand": names(me.hand),
        "hand_count": len(me.hand),
        "limit": hand_limit(s, p),
        "specials": [EVENTS[card - EVENT0] for card in me.specials],
        "front": "" if me.front == NONE else EVENTS[me.front - EVENT0],
        "edicts": {
            FACTIONS[EDICT_FACTION[card - EVENT0]]: s.on_edict[EDICT_FACTION[card - EVENT0]]
            for card in me.edicts
        },
        "edict_count": len(me.edicts),
        "connection": CONNECTIONS[me.connection],
        "place": SEAT_NAMES[me.seat],
        "factions": [FACTIONS[f] for f in range(KINDS) if s.owner[f] == p],
        "plot": "" if me.plot == NONE else PLOTS[me.plot - PLOT0],
        "on": [PLOTS[i] for i in range(len(PLOTS)) if me.on >> i & 1],
        "edge": [PLOTS[i] for i in range(len(PLOTS)) if me.edge >> i & 1],
        "laid": "" if me.laid == NONE else NAMES[me.laid],
        "controls": [PLACES[q] for q in ON_MAP[s.m] if controlled(s, p) >> q & 1],
        "lodges": [
            spell_lodge(s, i)
            for i in range(len(s.lodge_places))
            if controls_lodge(s, p, s.lodge_places[i])
        ],
        "points": points(s, p),
    }
    if p == s.ao:
        out["pawn"] = PLACE.values[s.pawn]
        return out
    out["knows"] = {
        PLAYER.values[q]: names([c for c in s.sides[q].hand if s.can_name(p, c)])
        for q in people
    }
    out["knows_plot"] = [PLAYER.values[q] for q in people if s.can_name(p, s.sides[q].plot)]
    known = bool(s.events) and s.can_name(p, s.events[-1])
    out["knows_top"] = EVENTS[s.events[-1] - EVENT0] if known else ""
    return out


def keys() -> dict[str, dict[str, str]]:
    """Every key and what it means, for docs/scenarios.md."""
    return {
        "given": TABLE_KEYS,
        "given seat": SEAT_KEYS,
        "expect": EXPECTED_ONLY,
        "expect seat": SEAT_EXPECTED_ONLY,
    }
