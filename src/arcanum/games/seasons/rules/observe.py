"""What a seat may know, and re-dealing what it cannot. [Hidden information of rules.md]"""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from arcanum.games.seasons.rules.facts import (
    DICE,
    DIE_CRYSTALS,
    DIE_DRAW,
    DIE_ENERGY,
    DIE_GAUGE,
    DIE_PIPS,
    DIE_TRANSMUTE,
    ENERGIES,
    HOOKS,
    KINDS_OF_CARD,
    NAMES,
    PICKS,
    SEASONS,
    CardId,
    DieFace,
    face_of,
)
from arcanum.games.seasons.rules.scoring import scored
from arcanum.games.seasons.rules.table import (
    Mage,
    Seasons,
    reserve_limit,
    store,
    tokens_on,
)
from arcanum.games.seasons.rules.words import PLAYER
from arcanum.kernel.chance import seeded
from arcanum.kernel.frames import Player, Viewer
from arcanum.kernel.knowledge import Redeal


def view(s: Seasons, viewer: Viewer) -> dict[str, Any]:
    """The table as a seat (None: an onlooker) sees it, card by card from what it knows."""
    seen: dict[str, Any] = {
        "game": "seasons",
        "viewer": None if viewer is None else PLAYER.values[viewer],
        "level": s.settings["level"],
        "over": s.over,
        "year": s.year,
        "space": s.space,
        "season": SEASONS[s.season()],
        "round": s.round,
        "first": PLAYER.values[s.first],
        "active": PLAYER.values[s.active],
        "transmute": s.may_transmute,
        "plus_one": s.plus_one,
        "waiting": [PLAYER.values[p] for p in s.waiting()],
        "asked": question(s, viewer),
        "dice": [DICE[die] for die in s.dice],
        "rolled": [die_face(rolled) for rolled in s.rolled],
        "deck": {"count": len(s.deck), "top": top_name(s, viewer)},
        "discard": zone(s, viewer, s.discard),
        "mages": [side(s, viewer, p) for p in range(s.seats)],
    }
    remembered = packs_remembered(s, viewer)
    if remembered:
        seen["remembered"] = remembered
    if s.over:
        seen["scores"] = s.scores()
        seen["winners"] = [PLAYER.values[p] for p in s.winners()]
    return seen


def question(s: Seasons, viewer: Viewer) -> dict[str, Any] | None:
    """The open question: its key and, unless it is a secret one, whose and its fields."""
    if s.over:
        return None
    asked = s.asked()
    told: dict[str, Any] = {"prompt": asked.prompt}
    if asked.secret:
        told["player"] = None
        return told
    for name in asked.fields:
        value = getattr(asked, name)
        if name == "card":
            told[name] = NAMES[face_of(value)]
        elif name in ("player", "other"):
            told[name] = PLAYER.values[value]
        elif name in ("given", "got"):
            told[name] = ENERGIES[value]
        else:
            told[name] = value
    return told


def side(s: Seasons, viewer: Viewer, player: Player) -> dict[str, Any]:
    """One mage's side of the table."""
    me = s.mages[player]
    out: dict[str, Any] = {
        "seat": PLAYER.values[player],
        "crystals": me.crystals,
        "gauge": me.gauge,
        "bonuses": me.bonuses,
        "reserve": dict(zip(ENERGIES, me.reserve, strict=True)),
        "limit": reserve_limit(me),
        "hand": zone(s, viewer, me.hand),
        "library": {"2": zone(s, viewer, me.library_2), "3": zone(s, viewer, me.library_3)},
        "play": [card_shown(s, me, card) for card in me.in_play],
        "die": None if me.die < 0 else die_face(me.die),
    }
    if me.pack or me.kept:
        out["pack"] = zone(s, viewer, me.pack)
        out["kept"] = zone(s, viewer, me.kept)
    if me.drawn:
        out["drawn"] = zone(s, viewer, me.drawn)
    if s.kits:
        out["kit"] = s.kits[player] + 1
    score = scored(s, player)
    out["score"] = {
        "crystals": score.crystals,
        "end_cards": score.end_cards,
        "prestige": score.prestige,
        "hand": score.hand,
        "bonuses": score.bonuses,
        "total": score.total(),
    }
    return out


def zone(s: Seasons, viewer: Viewer, cards: list[CardId]) -> dict[str, Any]:
    """How many cards, and the names of those that the viewer knows, in a fixed order.

    [S-4.6, OQ-29, I-32]
    """
    if not cards:
        return {"count": 0, "cards": []}
    known = [card for card in cards if s.can_name(viewer, card)]
    return {"count": len(cards), "cards": named(known)}


def card_shown(s: Seasons, me: Mage, card: CardId) -> dict[str, Any]:
    """A card in play, face up."""
    out: dict[str, Any] = {"card": NAMES[face_of(card)], "turned": card in s.turned}
    if "token_store" in HOOKS[face_of(card)]:
        at = store(card)
        out["tokens"] = dict(zip(ENERGIES, s.tokens[at : at + 4], strict=True))
        out["count"] = tokens_on(s, card)
    return out


def die_face(rolled: DieFace) -> dict[str, Any]:
    """A die and what it shows."""
    return {
        "die": DICE[rolled // 6],
        "face": rolled % 6 + 1,
        "energy": [ENERGIES[kind] for kind in DIE_ENERGY[rolled]],
        "crystals": DIE_CRYSTALS[rolled],
        "gauge": DIE_GAUGE[rolled],
        "draw": DIE_DRAW[rolled],
        "transmute": DIE_TRANSMUTE[rolled],
        "pips": DIE_PIPS[rolled],
    }


def top_name(s: Seasons, viewer: Viewer) -> str | None:
    """The top card of the draw pile, for whoever has seen it. [card 34]"""
    if s.deck and s.can_name(viewer, s.deck[-1]):
        return NAMES[face_of(s.deck[-1])]
    return None


# -- the draft in memory


def draft_step(s: Seasons) -> int:
    """How many picks of the draft everybody has made."""
    return PICKS - max([len(mage.pack) for mage in s.mages])


def in_pack(s: Seasons, pack: int, step: int, now: int) -> list[CardId]:
    """The cards of a pack at that step: those picked later and those still in it."""
    later = [c for c in s.drafted[pack * PICKS + step : (pack + 1) * PICKS] if c >= 0]
    holder = (pack + now) % s.seats
    return later + s.mages[holder].pack


def packs_remembered(s: Seasons, viewer: Viewer) -> list[list[str]]:
    """The packs a seat has held, step by step: a player remembers packs passed on. [S-4.2]"""
    if viewer is None or s.kits or not s.drafted:
        return []
    now = draft_step(s)
    if now == PICKS:  # nothing changes any more, and a view is asked for after every decision
        return [names[:] for names in packs_of_draft(viewer, s.seats, tuple(s.drafted))]
    out = []
    for step in range(now + 1):
        out.append(named(in_pack(s, (viewer - step) % s.seats, step, now)))
    return out


@lru_cache(maxsize=4096)
def packs_of_draft(viewer: Player, seats: int, drafted: tuple[CardId, ...]) -> list[list[str]]:
    """The packs a seat has held in a whole draft, step by step. [S-4.2]"""
    out = []
    for step in range(PICKS):
        pack = (viewer - step) % seats
        out.append(named(list(drafted[pack * PICKS + step : (pack + 1) * PICKS])))
    return out


def named(cards: list[CardId]) -> list[str]:
    """The names of cards in a fixed order."""
    faces = [face_of(card) for card in cards]
    faces.sort()
    return [NAMES[face] for face in faces]


# -- re-dealing


def redealt(s: Seasons, viewer: Viewer, seed: int) -> Seasons:
    """A table that the viewer could not tell from this one, with other luck ahead.

    First the names of cards are permuted: each group of cards the viewer could confuse for
    itself. Then the nine chosen cards of each other player are spread again over hand and
    library: who remembers a pack still does not know which set a card is in.
    """
    other = s.clone()
    deal = Redeal(2 * KINDS_OF_CARD, seeded(seed))
    for group in confusable(s, viewer):
        deal.confuse(group)
    for zone_of_cards in hidden_zones(other):
        deal.rename(zone_of_cards)
    other.seen = deal.carry(other.seen)
    for p in range(other.seats):
        if p != viewer:
            spread_nine(other, viewer, p, deal)
    other.imagine_chance(deal.chance)
    other.ask_again()
    return other


def hidden_zones(s: Seasons) -> list[list[CardId]]:
    """Every zone in which a card can lie unseen."""
    zones = [s.deck, s.discard, s.drafted]
    for mage in s.mages:
        zones += [mage.hand, mage.library_2, mage.library_3, mage.pack, mage.kept, mage.drawn]
    return zones


def confusable(s: Seasons, viewer: Viewer) -> list[list[CardId]]:
    """Groups of cards that the viewer cannot tell apart, each in the order of its places.

    A pack comes by every so many picks. What is missing when it comes again was taken by the
    others in between, one each; who took which is not known. With two players it is.
    """
    lying = [
        card
        for cards in hidden_zones(s)
        if cards is not s.drafted
        for card in cards
        if not s.can_name(viewer, card) and card not in s.drafted
    ]
    if s.kits:  # everybody knows who has which kit
        return [lying]
    chosen = [card for card in s.drafted if card >= 0 and not s.can_name(viewer, card)]
    groups: list[list[CardId]] = []
    if viewer is not None and s.drafted:
        step_now = draft_step(s)
        for pack in range(s.seats):
            for step in range((viewer - pack) % s.seats, min(step_now + 1, PICKS), s.seats):
                again = step + s.seats
                back = in_pack(s, pack, again, step_now) if again <= step_now else []
                gone = [
                    card
                    for card in in_pack(s, pack, step, step_now)
                    if card not in back and not s.can_name(viewer, card)
                ]
                groups.append(gone)
                chosen = [card for card in chosen if card not in gone]
                lying = [card for card in lying if card not in gone]
    groups.append(chosen + lying)
    return groups


def spread_nine(s: Seasons, viewer: Viewer, player: Player, deal: Redeal) -> None:
    """Shuffle the chosen cards a viewer cannot point at over a player's hand and library."""
    me = s.mages[player]
    zones = [me.hand, me.library_2, me.library_3, me.kept]
    nine = nine_of(s, player)
    places: list[tuple[int, int]] = []
    for z in range(len(zones)):
        for at in range(len(zones[z])):
            card = zones[z][at]
            if card in nine and not s.can_name(viewer, card):
                places.append((z, at))
    cards = sorted(zones[z][at] for z, at in places)
    deal.mix(cards)
    for i in range(len(places)):
        z, at = places[i]
        zones[z][at] = cards[i]


def nine_of(s: Seasons, player: Player) -> list[CardId]:
    """The cards that a player chose in the prelude, as far as it has come."""
    if s.kits:
        return s.drafted[player * PICKS : (player + 1) * PICKS]
    return [
        s.drafted[(player - step) % s.seats * PICKS + step]
        for step in range(PICKS)
        if s.drafted
    ]
