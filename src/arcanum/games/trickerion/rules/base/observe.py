"""What a seat may know, and re-dealing what it cannot. [T-20]"""

from __future__ import annotations

from typing import Any

from arcanum.games.trickerion.rules.base.facts import (
    CARDS,
    CHARACTERS,
    COMPONENTS,
    CREW,
    DECK_OF,
    DECKS,
    DICE,
    DIRECTIONS,
    DISC,
    FACES,
    MAGICIANS,
    NOBODY,
    NOTHING,
    PERFORMANCES,
    PERMANENT,
    POSITIONS,
    PROPHECIES,
    SCHOOLS,
    SEEN_READY,
    SLOTS,
    SPECIALS,
    SYMBOLS,
    TRICKS,
    VENUE,
    VENUES,
    Card,
)
from arcanum.games.trickerion.rules.base.forecast import (
    Range,
    fame_per_link,
    forecast,
    forecast_with,
    performers,
)
from arcanum.games.trickerion.rules.base.locations.theater import PutMarker
from arcanum.games.trickerion.rules.base.markers import (
    SLOTS_A_CARD,
    corner,
    owner_of,
    pieces,
    place_of,
    trick_of,
    turned_of,
)
from arcanum.games.trickerion.rules.base.scoring import counts_hand, scored
from arcanum.games.trickerion.rules.base.table import (
    ASSIGNMENT,
    AT_HOME,
    AT_INN,
    DOWN,
    IDLE_KNOWN,
    IDLE_UNSEEN,
    PHASES,
    SETUP,
    SUPPLY,
    UP,
    Trickerion,
    Troupe,
    count,
    decks_of,
)
from arcanum.games.trickerion.rules.base.theater import beside, links, symbol_of
from arcanum.games.trickerion.rules.base.words import HEIR_NOUN, PLAYER
from arcanum.kernel.chance import seeded
from arcanum.kernel.frames import Ask, Player, Viewer
from arcanum.kernel.knowledge import Redeal


def view(s: Trickerion, viewer: Viewer) -> dict[str, Any]:
    """The table as a seat (None: an onlooker) sees it. [T-20, T-20.2]"""
    seen: dict[str, Any] = {
        "game": "trickerion",
        "viewer": None if viewer is None else name_of(s, viewer),
        "over": s.over,
        "round": s.round,
        "last_round": s.last_round,
        "phase": PHASES[s.phase],
        "order": [name_of(s, p) for p in s.order] if s.phase != SETUP else [],
        "waiting": [PLAYER.values[p] for p in s.waiting()],
        "asked": question(s, viewer),
        "dice": {DICE[d]: FACES[s.dice[d]] for d in range(len(DICE))},
        "residence": [TRICKS[t] for t in range(len(TRICKS)) if s.residence[t]],
        "market": market(s),
        "slots": slots(s),
        "row": [None if card < 0 else performance(s, viewer, card) for card in s.row],
        "performance_deck": [VENUES[VENUE[card]] for card in s.deck[::-1]],
        "performances_gone": [PERFORMANCES[card] for card in s.discarded],
        "troupes": [side(s, viewer, p) for p in range(s.n)],
    }
    if s.alley:
        seen["special_decks"] = {
            DECKS[d]: {
                "count": len(s.decks[d]),
                "cards": [known_name(s, viewer, card) for card in s.decks[d][::-1]],
            }
            for d in range(decks_of(s))
        }
    if s.pending:
        seen["prophecies"] = {
            "active": None if s.active < 0 else PROPHECIES[s.active],
            "pending": [PROPHECIES[p] for p in s.pending],
            "stack": len(s.stack),
            "past": [PROPHECIES[p] for p in s.past],
        }
    for module in s.modules:
        module.add_to_view(s, seen)
    if s.over:
        seen["scores"] = s.scores()
        seen["winners"] = [PLAYER.values[p] for p in s.winners()]
    return seen


def name_of(s: Trickerion, player: Player) -> str:
    """The letter of a seat, or the Heir."""
    return PLAYER.values[player if player < s.seats else HEIR_NOUN]


def question(s: Trickerion, viewer: Viewer) -> dict[str, Any] | None:
    """The open question; of secret ones a seat sees its own. [T-4.4.5]"""
    if s.over:
        return None
    asked: Ask[Any] = s.asked()
    if asked.secret:
        own = [each for each in s.open_questions() if each.player == viewer]
        if not own:
            return {"prompt": "ask-assign", "player": None}
        asked = own[0]
    told: dict[str, Any] = {"prompt": asked.prompt, "rule": asked.rule}
    for name in asked.fields:
        told[name] = getattr(asked, name)
    told["player"] = PLAYER.values[asked.player]
    return told


def market(s: Trickerion) -> dict[str, Any]:
    """Buy area, Order area, Quick Order slot."""
    return {
        "buy": [COMPONENTS[c] for c in s.stock],
        "order": [None if c < 0 else COMPONENTS[c] for c in s.orders],
        "quick_order": None if s.quick < 0 else COMPONENTS[s.quick],
        "aside": [COMPONENTS[c] for c in s.aside],
        "shares": [PLAYER.values[p] for p in s.shares],
        "dubious": None if s.dubious < 0 else PLAYER.values[s.dubious],
    }


def slots(s: Trickerion) -> dict[str, Any]:
    """The discs on the main board."""
    return {
        SLOTS[i]: {
            "player": name_of(s, s.board[i] // DISC),
            "character": CHARACTERS[s.board[i] % DISC],
        }
        for i in range(len(SLOTS))
        if s.board[i] >= 0
    }


def performance(s: Trickerion, viewer: Viewer, card: int) -> dict[str, Any]:
    """A Performance card of the row, the markers on it, and what it would pay the viewer."""
    out: dict[str, Any] = {"card": PERFORMANCES[card], "links": links(s, card), "markers": []}
    for slot in range(SLOTS_A_CARD):
        m = s.markers[place_of(card, slot)]
        if m >= 0:
            shown = marker_shown(s, m)
            shown["slot"] = POSITIONS[slot]
            shown["turned"] = DIRECTIONS[turned_of(m)]
            shown["corners"] = [SCHOOLS[corner(m, d)] for d in range(4)]
            out["markers"].append(shown)
    out["beside"] = [marker_shown(s, m) for m in beside(s, card)]
    if viewer is not None and s.phase != SETUP and not s.over:
        foretell(s, viewer, card, out)
    return out


def foretell(s: Trickerion, viewer: Player, card: int, out: dict[str, Any]) -> None:
    """What a performance would pay the viewer, by performer; and with a marker being put."""
    found = {p: forecast(s, viewer, p, card) for p in performers(s, viewer, card)}
    out["pays"] = {name_of(s, p): ranged(found[p]) for p in found}
    asked = s.asked()
    if isinstance(asked, PutMarker) and asked.player == viewer:
        out["next"] = ranged(forecast_with(s, asked, card))
        out["per_link"] = fame_per_link(s, viewer)


def ranged(found: Range) -> dict[str, list[int]]:
    """Least and most, in words."""
    return {"least": found[0], "most": found[1]}


def marker_shown(s: Trickerion, m: int) -> dict[str, Any]:
    """One marker; a neutral one belongs to nobody. [H-15.9]"""
    if owner_of(m) == NOBODY:
        return {"player": None, "trick": None, "symbol": None, "pieces": 1}
    return {
        "player": name_of(s, owner_of(m)),
        "trick": TRICKS[trick_of(m)],
        "symbol": SYMBOLS[symbol_of(s, m)],
        "pieces": pieces(m),
    }


def known_name(s: Trickerion, viewer: Viewer, card: Card) -> str | None:
    """The name of a special card, if the viewer can tell."""
    return SPECIALS[card] if s.can_name(viewer, card) else None


def is_hidden_from(s: Trickerion, viewer: Viewer, player: Player) -> bool:
    """Whether it is unknown which Characters have a card: phase 4, another seat's side."""
    return s.phase == ASSIGNMENT and viewer != player and not s.seen[SEEN_READY + player]


def side(s: Trickerion, viewer: Viewer, player: Player) -> dict[str, Any]:
    """One troupe's side of the table."""
    me = s.troupes[player]
    score = scored(s, player)
    hidden = is_hidden_from(s, viewer, player)
    open_to = viewer == player or player >= s.seats or s.over
    if not open_to:  # not how many Special cards are in hand
        score.cards = 0
        score.tricks = [0 if counts_hand(me.tricks[i]) else score.tricks[i] for i in range(4)]
    out: dict[str, Any] = {
        "seat": name_of(s, player),
        "magician": None if me.magician < 0 else MAGICIANS[me.magician],
        "fame": me.fame,
        "coins": me.coins,
        "shards": me.shards,
        "poster": me.poster,
        "ability_used": me.used,
        "components": {
            COMPONENTS[c]: {
                "tokens": me.tokens[c],
                "count": count(me, c),
                "on_manager": me.on_manager[c] == 1,
            }
            for c in range(12)
            if me.tokens[c]
        },
        "tricks": [
            None
            if me.tricks[i] < 0
            else {
                "trick": TRICKS[me.tricks[i]],
                "symbol": None if me.symbols[i] < 0 else SYMBOLS[me.symbols[i]],
                "markers": me.ready[i],
                "shards": me.extra[i],
            }
            for i in range(4)
        ],
        "supply": {SYMBOLS[i]: me.supply[i] for i in range(4)},
        "team": [character(s, viewer, player, c) for c in range(CREW) if me.at[c] != SUPPLY],
        "hand": hand(s, viewer, player, hidden),
        "debuts": [TRICKS[t] for t in me.debuts],
        "score": {
            "fame": score.fame,
            "shards": score.shards,
            "coins": score.coins,
            "apprentices": score.apprentices,
            "specialists": score.specialists,
            "cards": score.cards,
            "tricks": score.tricks,
            "total": score.total(),
        },
    }
    for module in s.modules:
        module.add_to_side(s, player, score, out)
    if me.drawn:
        mine = [known_name(s, viewer, card) for card in me.drawn]
        out["drawn"] = {
            "decks": {
                DECKS[d]: in_deck(me.drawn, d) for d in range(decks_of(s)) if me.draws[d]
            },
            "cards": sorted([name for name in mine if name is not None]),
        }
    return out


def in_deck(cards: list[Card], deck: int) -> int:
    """How many of these cards come from a deck."""
    return sum(1 for card in cards if card < PERMANENT and DECK_OF[card] == deck)


def character(s: Trickerion, viewer: Viewer, player: Player, c: int) -> dict[str, Any]:
    """One Character: where it is and the card under it, as far as it is known. [T-20.1]"""
    me = s.troupes[player]
    where = me.at[c]
    out: dict[str, Any] = {"character": CHARACTERS[c]}
    if where == AT_INN:
        out["at"] = "inn"
    elif where == AT_HOME:
        out["at"] = "home"
    else:
        out["at"] = SLOTS[where]
    if c == me.favoured:
        out["home"] = "assistant_board"
    if is_hidden_from(s, viewer, player):
        return out
    card = me.cards[c]
    if card >= 0:
        face = me.face[c]
        open_to = viewer == player or face in (UP, IDLE_KNOWN)
        out["card"] = CARDS[card] if open_to else "hidden"
        out["idle"] = face in (IDLE_KNOWN, IDLE_UNSEEN)
        out["face_up"] = face == UP
    return out


def pool(me: Troupe) -> list[Card]:
    """The cards of which others cannot tell where they are: in hand or unseen under one."""
    under = [
        me.cards[c]
        for c in range(CREW)
        if me.cards[c] >= 0 and me.face[c] in (DOWN, IDLE_UNSEEN)
    ]
    return sorted(me.hand + under)


def hand(s: Trickerion, viewer: Viewer, player: Player, hidden: bool) -> dict[str, Any]:
    """The hand; of others' cards in hand or face down, what is known of them together."""
    me = s.troupes[player]
    out: dict[str, Any] = {}
    if not hidden:
        out["count"] = len(me.hand)
    if viewer == player:
        out["cards"] = [CARDS[card] for card in me.hand]
        return out
    held = pool(me)
    out["held"] = [
        CARDS[card] for card in held if card >= PERMANENT or s.can_name(viewer, card)
    ]
    out["unknown"] = {
        DECKS[d]: sum(
            1
            for card in held
            if card < PERMANENT and DECK_OF[card] == d and not s.can_name(viewer, card)
        )
        for d in range(decks_of(s))
    }
    return out


# -- re-dealing


def redealt(s: Trickerion, viewer: Viewer, seed: int) -> Trickerion:
    """A table that the viewer could not tell from this one, with other luck ahead."""
    other = s.clone()
    deal = Redeal(0, seeded(seed))
    deal_performances_anew(other, deal)
    other.stack.sort()
    deal.mix(other.stack)
    if other.alley:
        deal_specials_anew(other, viewer, deal)
    for p in range(other.seats):
        if p != viewer:
            spread_cards(other, p, deal)
    for module in other.modules:
        module.deal_anew(other, deal)
    other.imagine_chance(deal.chance)
    other.ask_again()
    return other


def deal_performances_anew(s: Trickerion, deal: Redeal) -> None:
    """Deck and removed cards, theater by theater: their order in the deck is known."""
    for venue in range(len(VENUES)):
        places = [i for i in range(len(s.deck)) if VENUE[s.deck[i]] == venue]
        cards = [s.deck[i] for i in places]
        cards = sorted(cards + [c for c in s.removed if VENUE[c] == venue])
        others = [c for c in s.removed if VENUE[c] != venue]
        deal.mix(cards)
        for i in places:
            s.deck[i] = cards.pop()
        s.removed = tuple(sorted(others + cards))


def deal_specials_anew(s: Trickerion, viewer: Viewer, deal: Redeal) -> None:
    """Special cards that the viewer cannot name change places within their deck's ten.

    What is known of a card goes with its place: the places of a hand are taken in the order
    of who knows them.
    """
    for deck in range(decks_of(s)):
        known = [s.can_name(viewer, card) for card in range(len(SPECIALS))]
        unknown = [
            card for card in range(len(SPECIALS)) if DECK_OF[card] == deck and not known[card]
        ]
        deal.mix(unknown)
        seen = [s.seen[card] for card in range(len(SPECIALS))]
        cards = list(s.decks[deck])
        for i in range(len(cards)):
            if not known[cards[i]]:
                new = unknown.pop()
                s.let_know(new, seen[cards[i]])
                cards[i] = new
        s.decks[deck] = tuple(cards)
        for p in range(s.seats):
            if p != viewer:
                deal_to(s, p, deck, known, seen, unknown)


def deal_to(
    s: Trickerion,
    player: Player,
    deck: int,
    known: list[bool],
    seen: list[int],
    unknown: list[Card],
) -> None:
    """The unknown cards of one deck that a player holds or has drawn."""
    me = s.troupes[player]
    old = [
        card
        for card in pool(me)
        if card < PERMANENT and DECK_OF[card] == deck and not known[card]
    ]
    renamed = renaming(s, old, seen, unknown)
    me.hand = sorted([renamed.get(card, card) for card in me.hand])
    for c in range(CREW):
        if me.cards[c] >= 0 and me.face[c] in (DOWN, IDLE_UNSEEN):
            me.cards[c] = renamed.get(me.cards[c], me.cards[c])
    drawn = [card for card in me.drawn if DECK_OF[card] == deck and not known[card]]
    renamed = renaming(s, drawn, seen, unknown)
    me.drawn = sorted([renamed.get(card, card) for card in me.drawn])


def renaming(
    s: Trickerion, old: list[Card], seen: list[int], unknown: list[Card]
) -> dict[Card, Card]:
    """New names for cards in places that the viewer cannot tell apart."""
    masks = sorted(seen[card] for card in old)
    out: dict[Card, Card] = {}
    for card, mask in zip(sorted(old), masks, strict=True):
        out[card] = unknown.pop()
        s.let_know(out[card], mask)
    return out


def spread_cards(s: Trickerion, player: Player, deal: Redeal) -> None:
    """A player's cards in hand and face down are spread again.

    In phase 4 not even which of the Characters decided so far have one is known, until the
    player confirms.
    """
    me = s.troupes[player]
    cards = pool(me)
    places: list[int] = []
    if s.phase == ASSIGNMENT and not s.seen[SEEN_READY + player]:
        for c in range(me.assigned):
            if me.at[c] == AT_HOME and deal.below(5):
                places.append(c)
    else:
        places = [
            c for c in range(CREW) if me.cards[c] >= 0 and me.face[c] in (DOWN, IDLE_UNSEEN)
        ]
    for c in range(CREW):
        if me.face[c] in (DOWN, IDLE_UNSEEN):
            me.cards[c] = NOTHING
    deal.mix(cards)
    for c in places:
        if cards:
            me.cards[c] = cards.pop()
    me.hand = sorted(cards)
