"""Re-dealing what a seat cannot know: the ground of `determinize` and of the secrecy law.

A re-deal is a permutation of card ids. A game says which cards a viewer could confuse with
each other (groups of cards it cannot name); the kernel permutes ids inside each group, and
the game renames the cards in all its zones.

The result depends on the seed and on what the viewer knows, on nothing else: re-dealing a
table that was dealt again gives the same table. So a bot that thinks on such tables cannot use
what it may not know, and a law checks it.
"""

from arcanum.kernel.chance import advanced, number_below


class Redeal:
    """A random permutation of card ids inside given groups, with its own chance."""

    def __init__(self, cards: int, chance: int) -> None:
        self.chance = chance
        self.now_is: list[int] = list(range(cards))  # old id -> new id

    def below(self, n: int) -> int:
        """A random number from 0 to n - 1, not from the table's chance."""
        self.chance = advanced(self.chance)
        return number_below(self.chance, n)

    def confuse(self, group: list[int]) -> None:
        """Permute the cards of a group among themselves; groups must not overlap.

        The group is given in the order of its places, as far as the viewer can tell places.
        """
        shuffled = sorted(group)
        self.mix(shuffled)
        for old, new in zip(group, shuffled, strict=True):
            self.now_is[old] = new

    def mix(self, cards: list[int]) -> None:
        """Shuffle a list in place with the re-deal's own chance."""
        chance = self.chance
        for i in range(len(cards) - 1, 0, -1):
            chance = advanced(chance)
            j = number_below(chance, i + 1)
            card = cards[i]
            cards[i] = cards[j]
            cards[j] = card
        self.chance = chance

    def rename(self, zone: list[int]) -> None:
        """Rename the cards of a zone in place; entries below 0 mean no card."""
        now_is = self.now_is
        for i in range(len(zone)):
            if zone[i] >= 0:
                zone[i] = now_is[zone[i]]

    def carry(self, seen: list[int]) -> list[int]:
        """What is known goes with the place, not with the name."""
        moved = seen[:]
        for old in range(len(seen)):
            moved[self.now_is[old]] = seen[old]
        return moved
