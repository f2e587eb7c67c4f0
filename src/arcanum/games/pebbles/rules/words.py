"""What can be said in Pebbles, and what its log reports."""

from typing import Final

from arcanum.kernel.words import NUMBER, Kind, Verb, Vocabulary

WORDS: Final = Vocabulary()

PLAYER: Final = Kind("player", ["A", "B", "C", "D"])
CHARM: Final = Kind("charm", [f"charm_{n}" for n in range(1, 13)])
COUNT: Final = Kind("count", ["0", "1", "2", "3"])

CLOSE: Final[Verb] = WORDS.verb("close", COUNT)
SWAP: Final[Verb] = WORDS.verb("swap")
KEEP: Final[Verb] = WORDS.verb("keep")

_ = WORDS.note
_("closes-fist", {"player": PLAYER})
_("shows", {"player": PLAYER, "n": NUMBER})
_("gains-points", {"player": PLAYER, "n": NUMBER})
_("nobody-gains", {})
_("swaps-charm", {"player": PLAYER, "charm": CHARM})
_("draws-charm", {"player": PLAYER, "charm": CHARM})
_("shows-charm", {"player": PLAYER, "charm": CHARM})
