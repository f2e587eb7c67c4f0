"""What can be said in Goofspiel, and what its log reports."""

from typing import Final

from arcanum.kernel.words import NUMBER, Kind, Verb, Vocabulary

WORDS: Final = Vocabulary()

PLAYER: Final = Kind("player", ["A", "B", "C", "D"])
CARD: Final = Kind("card", [str(value) for value in range(1, 14)])

BID: Final[Verb] = WORDS.verb("bid", CARD)

_ = WORDS.note
_("turns-prize", {"card": CARD})
_("lays-bid", {"player": PLAYER})
_("opens-bid", {"player": PLAYER, "card": CARD})
_("wins-prize", {"player": PLAYER, "n": NUMBER})
_("loses-prize", {"card": CARD})


def value(card: int) -> int:
    """What is printed on a card: cards are counted from 0, values from 1."""
    return card + 1
