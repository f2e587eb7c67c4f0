"""What can be said in Trickerion, and what its log reports."""

from typing import Final

from arcanum.games.trickerion.rules.base.facts import (
    BLOCKED,
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
    ROLES,
    ROOM_SLOTS,
    ROOM_SPACES,
    SECRETS,
    SETUP_DICE,
    SLOTS,
    SPECIALS,
    SYMBOLS,
    TILES,
    TRICKS,
)
from arcanum.games.trickerion.rules.base.markers import SPOTS
from arcanum.kernel.words import NUMBER, Kind, Verb, Vocabulary

WORDS: Final = Vocabulary()

HEIR_NOUN: Final = 4  # Dahlgaard's Heir, whatever his number at the table
PLAYER: Final = Kind("player", ["A", "B", "C", "D", "Heir"])
MAGICIAN_KIND: Final = Kind("magician", MAGICIANS)
TRICK: Final = Kind("trick", TRICKS)
SYMBOL: Final = Kind("symbol", SYMBOLS)
COMPONENT: Final = Kind("component", COMPONENTS)
PILE: Final = Kind("pile", [*COMPONENTS, "nothing"])  # a pile of components, or an empty place
NO_PILE: Final = len(COMPONENTS)
ROLE_KIND: Final = Kind("role", ROLES)
CHARACTER: Final = Kind("character", CHARACTERS)
CARD: Final = Kind(  # special assignments, the permanent ones by location, and no card
    "card", [*CARDS, "nothing"]
)
NO_CARD: Final = len(CARDS)
SPECIAL: Final = Kind("card", SPECIALS)
DECK: Final = Kind("deck", DECKS)
SLOT: Final = Kind("slot", SLOTS)
DIE: Final = Kind("die", DICE)
FACE: Final = Kind("face", FACES)
COUNT: Final = Kind("count", [str(n) for n in range(21)])
HOME: Final = Kind(
    "home", ["player_board", "engineer_board", "manager_board", "assistant_board"]
)
PLAYER_BOARD: Final = 0
ENGINEER_BOARD: Final = 1
MANAGER_BOARD: Final = 2
ASSISTANT_BOARD: Final = 3
ORDER_SLOT: Final = Kind("order_slot", ["order_1", "order_2", "order_3", "order_4"])
STOCK_SLOT: Final = Kind("stock_slot", ["buy_1", "buy_2", "buy_3", "buy_4", "quick_order"])
PERFORMANCE: Final = Kind("performance", PERFORMANCES)
BESIDE: Final = len(POSITIONS)  # the first of the places beside the slots: owner and symbol
POSITION: Final = Kind(
    "position",
    [*POSITIONS, *[f"beside_{p.lower()}_{s}" for p in PLAYER.values[:4] for s in SYMBOLS]],
)
SPOT: Final = Kind(  # a slot of a performance card, and where the own corner points
    "spot", [*[f"{p}:{d}" for p in POSITIONS for d in DIRECTIONS], "beside"]
)
SPOT_BESIDE: Final = SPOTS
RESOURCE: Final = Kind("resource", ["fame", "coins", "shards"])
FAME: Final = 0
COINS: Final = 1
SHARDS: Final = 2
PROPHECY: Final = Kind("prophecy", PROPHECIES)
MODIFIER: Final = Kind(
    "modifier",
    [
        "day",
        "fiasco",
        "premiere_fame",
        "premiere_coins",
        "premiere_shards",
        "supercharge_1",
        "supercharge_2",
        "supercharge_3",
        "stolen",
        "conversion",
    ],
)
DAY: Final = Kind("day", DAYS)
# the solo game
SETUP_DIE: Final = Kind("setup_die", SETUP_DICE)
BLOCKED_KIND: Final = Kind("blocked", BLOCKED)
PLAN: Final = Kind("plan", PLANS)
LOCATION: Final = Kind("location", LOCATIONS)
WHY: Final = Kind(  # why the Heir does what he does
    "why",
    [
        "contested",
        "in_order",
        "only_one",
        "with_own_and_human",
        "with_own",
        "with_human",
        "leftmost",
        "leaving",
        "cheapest",
        "dearest",
        "builder",
    ],
)
CONTESTED: Final = 0
IN_ORDER: Final = 1
ONLY_ONE: Final = 2
WITH_OWN_AND_HUMAN: Final = 3
WITH_OWN: Final = 4
WITH_HUMAN: Final = 5
LEFTMOST: Final = 6
LEAVING: Final = 7
CHEAPEST: Final = 8  # with at most 4 Coins in the safe [H-13.4]
DEAREST: Final = 9  # with 5 or more
BUILDER: Final = 10  # Geert always takes the most expensive level [H-21]
# the Academy
SECRET: Final = Kind("secret", [*SECRETS, "nothing"])  # or no secret that is replaced
NO_SECRET: Final = len(SECRETS)
ROOM_SPACE: Final = Kind("room_space", ROOM_SPACES)
ROOM_SLOT: Final = Kind("room_slot", ROOM_SLOTS)
ROOM_TILE: Final = Kind("room_tile", TILES)
ROOM_LEVEL: Final = Kind("room_level", ["level_1", "level_2", "level_3"])
SECRET_SPACE: Final = Kind("secret_space", ["upper", "lower"])

# Verbs: set-up
CHOOSE_MAGICIAN: Final[Verb] = WORDS.verb("choose-magician", MAGICIAN_KIND)
TAKE_TRICK: Final[Verb] = WORDS.verb("take-trick", TRICK)
MARK: Final[Verb] = WORDS.verb("mark", SYMBOL)
TAKE_COMPONENTS: Final[Verb] = WORDS.verb("take-components", COMPONENT, PILE)
CHOOSE_SPECIALIST: Final[Verb] = WORDS.verb("choose-specialist", ROLE_KIND)
TAKE_SPECIAL: Final[Verb] = WORDS.verb("take-special", DECK)
TAKE_COMPONENT: Final[Verb] = WORDS.verb("take-component", COMPONENT)
STOW: Final[Verb] = WORDS.verb("stow", HOME)
DONE: Final[Verb] = WORDS.verb("done")
# the round
ADVERTISE: Final[Verb] = WORDS.verb("advertise")
DECLINE: Final[Verb] = WORDS.verb("decline")
ASSIGN: Final[Verb] = WORDS.verb("assign", CHARACTER, CARD)
CONFIRM: Final[Verb] = WORDS.verb("confirm")
REVISE: Final[Verb] = WORDS.verb("revise")
PLACE: Final[Verb] = WORDS.verb("place", CHARACTER, SLOT)
IDLE: Final[Verb] = WORDS.verb("idle", CHARACTER)
STOP: Final[Verb] = WORDS.verb("stop")
FREE_ACTION: Final[Verb] = WORDS.verb("free-action")
RETURN_COMPONENT: Final[Verb] = WORDS.verb("return-component", COMPONENT)
RETURN_TRICK: Final[Verb] = WORDS.verb("return-trick", TRICK)
GO_ON: Final[Verb] = WORDS.verb("go-on")
# placing
COPY: Final[Verb] = WORDS.verb("copy", SPECIAL)
TAKE_AP: Final[Verb] = WORDS.verb("take-ap")
KEEP_EFFECT: Final[Verb] = WORDS.verb("keep-effect")
USE: Final[Verb] = WORDS.verb("use")
ENHANCE: Final[Verb] = WORDS.verb("enhance")
LEAVE: Final[Verb] = WORDS.verb("leave")
# Downtown
LEARN: Final[Verb] = WORDS.verb("learn", DIE)
LEARN_SPECIAL: Final[Verb] = WORDS.verb("learn-special", DIE)
REPLACE: Final[Verb] = WORDS.verb("replace", TRICK)
HIRE: Final[Verb] = WORDS.verb("hire", DIE)
HIRE_SPECIAL: Final[Verb] = WORDS.verb("hire-special", DIE)
RECRUIT: Final[Verb] = WORDS.verb("recruit", ROLE_KIND)
HIRE_ANOTHER: Final[Verb] = WORDS.verb("hire-another")
TAKE_COINS: Final[Verb] = WORDS.verb("take-coins", DIE)
TAKE_COINS_SPECIAL: Final[Verb] = WORDS.verb("take-coins-special", DIE)
REROLL: Final[Verb] = WORDS.verb("reroll", DIE)
SET_DIE: Final[Verb] = WORDS.verb("set-die", DIE)
TURN_TO: Final[Verb] = WORDS.verb("turn-to", FACE)
# Market Row
BUY: Final[Verb] = WORDS.verb("buy", COMPONENT, COUNT)
BUY_SPECIAL: Final[Verb] = WORDS.verb("buy-special", COMPONENT, COUNT)
BUY_MIX: Final[Verb] = WORDS.verb("buy-mix")
BARGAIN: Final[Verb] = WORDS.verb("bargain", COUNT)
LIFT: Final[Verb] = WORDS.verb("lift", STOCK_SLOT)
REFILL: Final[Verb] = WORDS.verb("refill", COMPONENT)
ORDER: Final[Verb] = WORDS.verb("order", COMPONENT)
ORDER_SPECIAL: Final[Verb] = WORDS.verb("order-special", COMPONENT)
ORDER_AT: Final[Verb] = WORDS.verb("order-at", ORDER_SLOT)
BUY_ORDERED: Final[Verb] = WORDS.verb("buy-ordered")
QUICK_ORDER: Final[Verb] = WORDS.verb("quick-order", COMPONENT)
QUICK_ORDER_SPECIAL: Final[Verb] = WORDS.verb("quick-order-special", COMPONENT)
# Workshop
PREPARE: Final[Verb] = WORDS.verb("prepare", TRICK)
PREPARE_SPECIAL: Final[Verb] = WORDS.verb("prepare-special", TRICK)
ADD_MARKER: Final[Verb] = WORDS.verb("add-marker", TRICK)
MOVE_TRICK: Final[Verb] = WORDS.verb("move-trick", TRICK)
MOVE_COMPONENTS: Final[Verb] = WORDS.verb("move-components", COMPONENT, PILE)
MOVE_APPRENTICE: Final[Verb] = WORDS.verb("move-apprentice", CHARACTER)
# Theater
SET_UP: Final[Verb] = WORDS.verb("set-up", TRICK)
SET_UP_SPECIAL: Final[Verb] = WORDS.verb("set-up-special", TRICK)
SUPERCHARGE: Final[Verb] = WORDS.verb("supercharge", TRICK)
SUPERCHARGE_SPECIAL: Final[Verb] = WORDS.verb("supercharge-special", TRICK)
RESCHEDULE: Final[Verb] = WORDS.verb("reschedule", PERFORMANCE, POSITION)
RESCHEDULE_SPECIAL: Final[Verb] = WORDS.verb("reschedule-special", PERFORMANCE, POSITION)
PUT: Final[Verb] = WORDS.verb("put", PERFORMANCE, SPOT)
TAKE: Final[Verb] = WORDS.verb("take", RESOURCE)
SWAP: Final[Verb] = WORDS.verb("swap", PERFORMANCE, PERFORMANCE)
# Dark Alley
DRAW: Final[Verb] = WORDS.verb("draw", DECK)
CHOOSE_CARDS: Final[Verb] = WORDS.verb("choose-cards")
KEEP: Final[Verb] = WORDS.verb("keep", SPECIAL)
BOTTOM: Final[Verb] = WORDS.verb("put-under", SPECIAL)
TELL_FORTUNE: Final[Verb] = WORDS.verb("tell-fortune")
WEAVE: Final[Verb] = WORDS.verb("weave", PROPHECY)
# performance and end of round
POSSESS: Final[Verb] = WORDS.verb("possess", PERFORMANCE)
PERFORM: Final[Verb] = WORDS.verb("perform", PERFORMANCE)
STEAL: Final[Verb] = WORDS.verb("steal", TRICK, TRICK)
PREMIERE: Final[Verb] = WORDS.verb("premiere", TRICK, RESOURCE)
APPLY: Final[Verb] = WORDS.verb("apply", MODIFIER)
KEEP_MARKER: Final[Verb] = WORDS.verb("keep-marker", TRICK)
PROMOTE: Final[Verb] = WORDS.verb("promote", ROLE_KIND)

# the solo game
ROLL_SETUP: Final[Verb] = WORDS.verb("roll-setup", SETUP_DIE, SETUP_DIE)
# the Academy
RENOVATE: Final[Verb] = WORDS.verb("renovate", ROOM_SPACE, ROOM_LEVEL)
TAKE_TILE: Final[Verb] = WORDS.verb("take-tile", ROOM_TILE)
PRACTISE: Final[Verb] = WORDS.verb("practise", TRICK, ROOM_SLOT)
TEACH: Final[Verb] = WORDS.verb("teach", TRICK, ROOM_SLOT)
LEARN_SECRET: Final[Verb] = WORDS.verb("learn-secret", SECRET, SECRET)
DRAW_SECRETS: Final[Verb] = WORDS.verb("draw-secrets")
DISCOVER: Final[Verb] = WORDS.verb("discover", SECRET_SPACE)
TAKE_OUT: Final[Verb] = WORDS.verb("take-out", TRICK)
STAY: Final[Verb] = WORDS.verb("stay", POSITION)
SET_ASIDE: Final[Verb] = WORDS.verb("set-aside", TRICK)
DOUBLE: Final[Verb] = WORDS.verb("double", TRICK)
PUT_COIN: Final[Verb] = WORDS.verb("put-coin", SECRET)
LEND: Final[Verb] = WORDS.verb("lend", SECRET)
RECALL: Final[Verb] = WORDS.verb("recall", SPECIAL)

# Notes. `n` is always a number that the languages inflect by.
_ = WORDS.note
_("game-starts", {"player": PLAYER})
_("chooses-magician", {"player": PLAYER, "magician": MAGICIAN_KIND})
_("takes-trick", {"player": PLAYER, "trick": TRICK, "home": HOME})
_("marks-trick", {"player": PLAYER, "trick": TRICK, "symbol": SYMBOL})
_("chooses-specialist", {"player": PLAYER, "role": ROLE_KIND})
_("gets-ready", {"player": PLAYER, "trick": TRICK, "n": NUMBER})
_("turn-order", {"player": PLAYER, "n": NUMBER})
_("gains-fame", {"player": PLAYER, "n": NUMBER})
_("loses-fame", {"player": PLAYER, "n": NUMBER})
_("gains-coins", {"player": PLAYER, "n": NUMBER})
_("pays-coins", {"player": PLAYER, "n": NUMBER})
_("pays-player", {"player": PLAYER, "other": PLAYER, "n": NUMBER})
_("gains-shards", {"player": PLAYER, "n": NUMBER})
_("spends-shards", {"player": PLAYER, "n": NUMBER})
_("gains-components", {"player": PLAYER, "component": COMPONENT, "n": NUMBER})
_("returns-components", {"player": PLAYER, "component": COMPONENT, "n": NUMBER})
_("round-starts", {"n": NUMBER})
_("die-shows", {"die": DIE, "face": FACE})
_("advertises", {"player": PLAYER})
_("no-poster", {"player": PLAYER})
_("no-show", {"player": PLAYER})
_("assigns", {"player": PLAYER, "character": CHARACTER, "card": CARD})
_("assigns-nothing", {"player": PLAYER, "character": CHARACTER})
_("revises", {"player": PLAYER})
_("confirms", {"player": PLAYER})
_("reveals", {"player": PLAYER, "character": CHARACTER, "card": CARD})
_("has-card", {"player": PLAYER, "character": CHARACTER})
_("places", {"player": PLAYER, "character": CHARACTER, "slot": SLOT})
_("goes-idle", {"player": PLAYER, "character": CHARACTER})
_("has-points", {"player": PLAYER, "n": NUMBER})
_("leaves", {"player": PLAYER, "n": NUMBER})
_("copies", {"player": PLAYER, "card": CARD})
_("takes-ap", {"player": PLAYER, "card": CARD})
_("uses-ability", {"player": PLAYER, "magician": MAGICIAN_KIND})
_("uses-effect", {"player": PLAYER, "card": CARD})
_("enhances", {"player": PLAYER, "n": NUMBER})
_("returns-trick", {"player": PLAYER, "trick": TRICK})
_("learns", {"player": PLAYER, "trick": TRICK, "die": DIE})
_("hires", {"player": PLAYER, "character": CHARACTER})
_("joins", {"player": PLAYER, "character": CHARACTER, "home": HOME})
_("takes-coins", {"player": PLAYER, "die": DIE})
_("rerolls", {"player": PLAYER, "die": DIE, "face": FACE})
_("sets-die", {"player": PLAYER, "die": DIE, "face": FACE})
_("rolls", {"player": PLAYER, "die": DIE, "face": FACE})
_("buys", {"player": PLAYER, "component": COMPONENT, "n": NUMBER})
_("lifts", {"player": PLAYER, "component": COMPONENT, "slot": STOCK_SLOT})
_("refills", {"component": COMPONENT, "slot": STOCK_SLOT})
_("orders", {"player": PLAYER, "component": COMPONENT, "slot": ORDER_SLOT})
_("orders-aside", {"player": PLAYER, "component": COMPONENT})
_("quick-orders", {"player": PLAYER, "component": COMPONENT})
_("prepares", {"player": PLAYER, "trick": TRICK, "n": NUMBER})
_("adds-marker", {"player": PLAYER, "trick": TRICK})
_("moves-trick", {"player": PLAYER, "trick": TRICK})
_("moves-components", {"player": PLAYER, "component": COMPONENT, "home": HOME})
_("moves-apprentice", {"player": PLAYER, "character": CHARACTER})
_("puts-marker", {"player": PLAYER, "trick": TRICK, "performance": PERFORMANCE, "spot": SPOT})
_("takes-marker", {"player": PLAYER, "trick": TRICK, "performance": PERFORMANCE})
_("links", {"player": PLAYER, "n": NUMBER, "performance": PERFORMANCE})
_("swaps-cards", {"player": PLAYER, "performance": PERFORMANCE, "other": PERFORMANCE})
_("draws-special", {"player": PLAYER, "deck": DECK, "n": NUMBER})
_("draws-special-card", {"player": PLAYER, "card": CARD})
_("keeps-special", {"player": PLAYER, "deck": DECK, "n": NUMBER})
_("keeps-special-card", {"player": PLAYER, "card": CARD})
_("puts-under", {"player": PLAYER, "card": CARD})
_("tells-fortune", {"player": PLAYER})
_("weaves", {"player": PLAYER, "prophecy": PROPHECY})
_("prophecy-active", {"prophecy": PROPHECY})
_("prophecy-revealed", {"prophecy": PROPHECY})
_("prophecy-discarded", {"prophecy": PROPHECY})
_("prophecies-reshuffled", {})
_("possesses", {"player": PLAYER, "other": PLAYER, "performance": PERFORMANCE})
_("performs", {"player": PLAYER, "performance": PERFORMANCE, "day": DAY})
_("steals", {"player": PLAYER, "trick": TRICK, "other": TRICK})
_("premieres", {"player": PLAYER, "trick": TRICK, "resource": RESOURCE})
_("trick-yields", {"player": PLAYER, "trick": TRICK})
_("performer-bonus", {"player": PLAYER, "n": NUMBER})
_("keeps-marker", {"player": PLAYER, "trick": TRICK})
_("wages", {"player": PLAYER, "n": NUMBER})
_("unpaid", {"player": PLAYER, "n": NUMBER})
_("promotes", {"player": PLAYER, "character": CHARACTER, "other": CHARACTER})
_("order-arrives", {"component": COMPONENT, "slot": STOCK_SLOT})
_("card-leaves", {"performance": PERFORMANCE})
_("card-arrives", {"performance": PERFORMANCE})
_("card-used", {"player": PLAYER, "card": CARD})
_("card-returns", {"player": PLAYER, "card": CARD})
_("game-ends", {})
_("scores", {"player": PLAYER, "n": NUMBER})

# the Heir: what he does, why, and by which rule
_("heir-leads", {"magician": MAGICIAN_KIND})
_("heir-starts-with", {"role": ROLE_KIND})
_("heir-first-trick", {"trick": TRICK})
_("heir-gets-ready", {"trick": TRICK, "n": NUMBER})
_("heir-wants", {"component": COMPONENT})
_("setup-die-shows", {"setup_die": SETUP_DIE, "blocked": BLOCKED_KIND})
_("setup-dice-chosen", {"setup_die": SETUP_DIE, "other": SETUP_DIE})
_("heir-advertises", {})
_("heir-plan-perform", {"plan": PLAN})
_("heir-plan-setup", {"plan": PLAN})
_("heir-is-ready", {"n": NUMBER})
_("heir-is-busy", {})
_("heir-lacks-trick", {"n": NUMBER})
_("heir-lays", {"character": CHARACTER, "card": CARD})
_("heir-skips-entry", {"location": LOCATION})
_("heir-passes", {})
_("heir-chooses", {"location": LOCATION, "character": CHARACTER, "why": WHY})
_("heir-fixes-day-early", {"day": DAY})
_("heir-fixes-day-late", {"day": DAY})
_("heir-places", {"character": CHARACTER, "slot": SLOT})
_("heir-has-points", {"n": NUMBER})
_("heir-has-surplus", {"n": NUMBER})
_("heir-dice", {"n": NUMBER})
_("heir-rerolls", {"die": DIE, "face": FACE})
_("heir-learns", {"trick": TRICK, "die": DIE})
_("heir-makes-room", {})
_("heir-no-trick-left", {"die": DIE})
_("heir-hires", {"character": CHARACTER, "die": DIE})
_("heir-hires-last", {"character": CHARACTER, "die": DIE})
_("heir-takes-better-coins", {"die": DIE})
_("heir-takes-coins", {"die": DIE})
_("heir-strikes-off", {"component": COMPONENT})
_("heir-orders", {"component": COMPONENT, "slot": ORDER_SLOT})
_("heir-turns-prophecies", {})
_("heir-leaves-prophecies", {})
_("heir-draws", {"card": CARD, "deck": DECK})
_("heir-rests", {})
_("heir-on-stage", {"day": DAY})
_("heir-sets-up", {"n": NUMBER})
_("heir-puts", {"trick": TRICK, "performance": PERFORMANCE, "spot": SPOT, "why": WHY})
_("heir-links", {"n": NUMBER, "performance": PERFORMANCE})
_("heir-performs", {"performance": PERFORMANCE, "n": NUMBER})
_("heir-cannot-perform", {})
_("heir-backstage", {"n": NUMBER})
_("heir-markers-return", {"performance": PERFORMANCE})
_("heir-changes-coins", {"n": NUMBER})
_("heir-leftover", {"trick": TRICK})
_("heir-hired-join", {"character": CHARACTER})
_("heir-scores-leftovers", {"n": NUMBER})
_("heir-scores-shards", {"n": NUMBER})
_("heir-scores-cards", {"n": NUMBER})
_("heir-scores-tricks", {"n": NUMBER})
_("heir-scores-characters", {"n": NUMBER})

# the Academy
_("secret-shown", {"secret": SECRET, "secret_space": SECRET_SPACE})
_("rooms-open", {"n": NUMBER})
_("renovates", {"player": PLAYER, "room_space": ROOM_SPACE, "room_level": ROOM_LEVEL})
_("lays-tile", {"player": PLAYER, "room_tile": ROOM_TILE, "room_space": ROOM_SPACE})
_("places-banners", {"player": PLAYER, "n": NUMBER})
_("returns-banners", {"player": PLAYER, "n": NUMBER})
_("practises", {"player": PLAYER, "trick": TRICK, "room_slot": ROOM_SLOT})
_("teaches", {"player": PLAYER, "trick": TRICK, "room_slot": ROOM_SLOT})
_("takes-out", {"player": PLAYER, "trick": TRICK})
_("own-level-bonus", {"player": PLAYER, "trick": TRICK})
_("learns-secret", {"player": PLAYER, "secret": SECRET})
_("forgets-secret", {"player": PLAYER, "secret": SECRET})
_("draws-secrets", {"player": PLAYER, "n": NUMBER})
_("secrets-under", {"n": NUMBER})
_("lectures", {"player": PLAYER, "trick": TRICK})
_("doubles", {"player": PLAYER, "trick": TRICK})
_("markers-leave", {"player": PLAYER, "trick": TRICK, "n": NUMBER})
_("sets-aside", {"player": PLAYER, "trick": TRICK})
_("marker-stays", {"player": PLAYER, "trick": TRICK, "performance": PERFORMANCE})
_("protege-backstage", {"player": PLAYER})
_("puts-coin", {"player": PLAYER, "secret": SECRET})
_("lends-secret", {"player": PLAYER, "secret": SECRET, "character": CHARACTER})
_("recalls", {"player": PLAYER, "card": CARD})
_("scores-banners", {"player": PLAYER, "n": NUMBER})
_("nobody-scores-banners", {"n": NUMBER})
_("heir-works-at-academy", {"n": NUMBER})
_("heir-learns-secret", {"secret": SECRET, "n": NUMBER})
_("heir-renovates", {"room_space": ROOM_SPACE, "room_level": ROOM_LEVEL, "why": WHY})
_("heir-renovates-anyway", {"room_space": ROOM_SPACE, "room_level": ROOM_LEVEL, "why": WHY})
_("heir-tile", {"room_tile": ROOM_TILE})
_("heir-empties-safe", {"n": NUMBER})
_("heir-teaches", {"trick": TRICK, "room_slot": ROOM_SLOT})
_("heir-practises", {"trick": TRICK, "room_slot": ROOM_SLOT})
_("heir-extra-marker", {"trick": TRICK})
_("heir-actions-lost", {"n": NUMBER})
_("heir-lectures", {"trick": TRICK})
_("heir-lectures-double", {"trick": TRICK})
_("heir-paid-for-lectures", {"n": NUMBER})
_("heir-paid-for-secrets", {"n": NUMBER})
