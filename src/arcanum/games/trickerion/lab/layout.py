"""The tensors of Trickerion."""

from __future__ import annotations

from arcanum.games.trickerion.rules.base.facts import (
    CARDS,
    CHARACTERS,
    COMPONENTS,
    DAYS,
    DECKS,
    DICE,
    DIRECTIONS,
    FACES,
    LOCATIONS,
    MAGICIANS,
    PERFORMANCES,
    PLANS,
    POSITIONS,
    PROPHECIES,
    SCHOOLS,
    SETUP_DICE,
    SLOTS,
    SPECIALS,
    SYMBOLS,
    TRICKS,
    VENUES,
)
from arcanum.games.trickerion.rules.base.table import DIFFICULTIES, PHASES
from arcanum.kernel.game import Game
from arcanum.lab.tensors import (
    Bag,
    Group,
    Named,
    Number,
    OneOf,
    Part,
    Present,
    Rows,
    Sides,
    Who,
    asked,
)

ROW = 5  # Performance cards in a row, at most
BESIDE = 6  # markers beside a Performance card that are told
TRICK_PLACES = 4  # places for Tricks of a player
PLAN_ENTRIES = 6  # on a plan card of the Heir


def parts(game: Game) -> Part:
    """The whole view."""
    return Group(
        "",
        OneOf("viewer", "ABCD", "the own seat"),
        Number("over", "the game has ended"),
        Number("round", "the round", 7),
        Number("last_round", "the last round", 7),
        OneOf("phase", PHASES, "the phase"),
        Rows("order", 5, Who("", "the turn order")),
        Who("waiting", "who may decide"),
        asked(game),
        Named("dice", DICE, OneOf("", FACES, "what a Downtown die shows")),
        Bag("residence", TRICKS, "Tricks in the Dahlgaard Residence"),
        market(),
        Named("slots", SLOTS, disc()),
        Rows("row", ROW, performance()),
        Rows("performance_deck", 8, OneOf("", VENUES, "theater of the next cards")),
        Bag("performances_gone", PERFORMANCES, "Performance cards that left the row"),
        Named("special_decks", DECKS, special_deck()),
        prophecies(),
        Sides("troupes", troupe()),
        heir(),
        left_out=("game", "scores", "winners"),
    )


def market() -> Group:
    """Market Row."""
    return Group(
        "market",
        Rows("buy", 4, OneOf("", COMPONENTS, "a slot of the Buy area")),
        Rows("order", 4, OneOf("", COMPONENTS, "a slot of the Order area")),
        OneOf("quick_order", COMPONENTS, "the Quick Order slot"),
        Bag("aside", COMPONENTS, "orders beside the slots"),
        Who("shares", "who has a share in the orders"),
        Who("dubious", "who uses dubious sources"),
    )


def disc() -> Group:
    """A Character on a slot of the main board."""
    return Group(
        "",
        Who("player", "whose Character is on the slot"),
        OneOf("character", CHARACTERS, "the Character on the slot"),
    )


def performance() -> Group:
    """A Performance card of the row with its markers."""
    return Group(
        "",
        OneOf("card", PERFORMANCES, "a card of the row"),
        Number("links", "its links", 4),
        Named("markers", POSITIONS, marker("a marker on the card"), by="slot"),
        Rows("beside", BESIDE, marker("a marker beside the card")),
        left_out=("pays", "next", "per_link"),  # they follow from the rest
    )


def marker(about: str) -> Group:
    """A Trick marker."""
    return Group(
        "",
        Who("player", f"{about}: whose"),
        OneOf("trick", TRICKS, f"{about}: Trick"),
        OneOf("symbol", SYMBOLS, f"{about}: symbol"),
        Number("pieces", f"{about}: pieces", 4),
        OneOf("turned", DIRECTIONS, f"{about}: where the own corner points"),
        Rows("corners", 4, OneOf("", SCHOOLS, f"{about}: school of a corner")),
        left_out=("slot",),
    )


def special_deck() -> Group:
    """A deck of Special Assignment cards."""
    return Group(
        "",
        Number("count", "cards in a Special Assignment deck", 12),
        Bag("cards", SPECIALS, "known cards in a Special Assignment deck"),
    )


def prophecies() -> Group:
    """Prophecies."""
    return Group(
        "prophecies",
        OneOf("active", PROPHECIES, "the active Prophecy"),
        Rows("pending", 3, OneOf("", PROPHECIES, "a pending Prophecy")),
        Number("stack", "Prophecies left", 24),
        Bag("past", PROPHECIES, "past Prophecies"),
    )


def troupe() -> Group:
    """One player's side."""
    return Group(
        "",
        OneOf("magician", MAGICIANS, "the Magician"),
        Number("fame", "Fame", 50),
        Number("coins", "Coins", 50),
        Number("shards", "Shards", 10),
        Number("poster", "the poster is up"),
        Number("ability_used", "the Magician's ability is used"),
        Named("components", COMPONENTS, component()),
        Rows("tricks", TRICK_PLACES, trick()),
        Bag("supply", SYMBOLS, "Trick markers in supply"),
        Named("team", CHARACTERS, character(), by="character"),
        hand(),
        Group(
            "drawn",
            Bag("decks", DECKS, "Special cards drawn, by deck"),
            Bag("cards", SPECIALS, "Special cards drawn, if known"),
        ),
        Bag("debuts", TRICKS, "Tricks that had their premiere"),
        Group(
            "score",
            Number("fame", "score now: Fame", 50),
            Number("shards", "score now: Shards", 50),
            Number("coins", "score now: Coins", 50),
            Number("apprentices", "score now: Apprentices", 50),
            Number("specialists", "score now: Specialists", 50),
            Number("cards", "score now: Special cards (only the own)", 50),
            Rows("tricks", TRICK_PLACES, Number("", "score now: a Trick", 50)),
            Number("leftovers", "score now: the Heir's leftovers", 50),
            Number("characters", "score now: the Heir's Characters", 50),
            Number("total", "score now", 50),
        ),
        left_out=("seat",),
    )


def heir() -> Group:
    """The Heir of the solo game."""
    entry = Group(
        "",
        OneOf("location", LOCATIONS, "an entry of the Heir's plan"),
        Number("special", "the entry is a special one"),
    )
    die = Group(
        "",
        Number("face", "face of a set-up die", 6),
        Number("marked", "the set-up die is marked"),
    )
    return Group(
        "heir",
        OneOf("difficulty", DIFFICULTIES, "how strong the Heir is"),
        OneOf("mood", ["ready", "busy"], "the Heir's mood"),
        Number("top_level", "level of his best Tricks", 3),
        Group(
            "plan",
            OneOf("plan", PLANS, "his plan"),
            OneOf("kind", ["perform", "setup"], "its kind"),
            Rows("entries", PLAN_ENTRIES, entry),
        ),
        Number("plans_left", "plans left", 8),
        Bag("plans_past", PLANS, "past plans"),
        Rows("line", len(CHARACTERS), OneOf("", CHARACTERS, "the line of his Characters")),
        Bag("wanted", COMPONENTS, "Components he wants"),
        Bag("specials", SPECIALS, "his Special cards"),
        OneOf("day", DAYS, "the day he performs on"),
        Named("setup_dice", SETUP_DICE, die),
        Bag("blocked_slots", SLOTS, "slots that are blocked"),
        Bag("blocked_days", DAYS, "days that are blocked"),
        left_out=("tuning", "spaces", "summary"),
    )


def component() -> Group:
    """One kind of Component."""
    return Group(
        "",
        Number("tokens", "tokens of a Component", 3),
        Number("count", "how many these are worth", 3),
        Number("on_manager", "they lie on the Manager's board"),
    )


def trick() -> Group:
    """A Trick on the player's boards."""
    return Group(
        "",
        OneOf("trick", TRICKS, "a Trick"),
        OneOf("symbol", SYMBOLS, "its symbol"),
        Number("markers", "markers on it", 4),
        Number("shards", "Shards on it", 3),
    )


def character() -> Group:
    """A Character of a team."""
    return Group(
        "",
        Present("the Character is in the team"),
        OneOf("at", ["home", "inn", *SLOTS], "where the Character is"),
        OneOf("home", ["assistant_board"], "a home of its own"),
        OneOf("card", [*CARDS, "hidden"], "the card under the Character"),
        Number("idle", "the Character is idle"),
        Number("face_up", "the card is face up"),
        left_out=("character",),
    )


def hand() -> Group:
    """Assignment cards in hand: the own ones, and what is known of others'."""
    return Group(
        "hand",
        Number("count", "cards in hand", 10),
        Bag("cards", CARDS, "the own hand"),
        Bag("held", CARDS, "cards in hand or face down, as far as known"),
        Bag("unknown", DECKS, "Special cards there that are not known, by deck"),
    )
