"""What happened, as keys and numbers; the languages turn them into sentences."""

from typing import Final

ALL: Final = -1  # as the `to` of a note: everybody may hear it


class Note:
    """One line of the log, for `to` (a mask of seats, or ALL): a key and its nouns."""

    def __init__(self, to: int, key: str, nouns: list[int]) -> None:
        self.to: Final = to
        self.key: Final = key
        self.nouns: Final = nouns

    def heard_by(self, viewer: int | None) -> bool:
        """Whether this seat (None: an onlooker) may hear the note."""
        return self.to == ALL or (viewer is not None and self.to >> viewer & 1 == 1)
