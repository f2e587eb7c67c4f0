"""What happened at a table, event by event. The number of events is the table's version."""

from __future__ import annotations

from array import array


class Log:
    """All events of a table, and which of them still count.

    An event is an action, or an undo: then its seat is stored as -1 - seat, and its text says
    how many actions stay. So is a turn of the page in a lesson: `next`, or `back`.
    """

    __slots__ = ("bases", "fresh", "kept", "seats", "texts")

    def __init__(self, seats: int) -> None:
        self.seats = array("b")
        self.texts: list[str] = []
        self.bases = array("i")  # the version that the player saw
        self.restart(seats)

    def restart(self, seats: int) -> None:
        """No event counts yet; what is in the log stays there."""
        self.kept = array("i")  # the events that count: actions that were not taken back
        self.fresh = [0] * seats  # the lowest version at which a seat may still act

    @property
    def version(self) -> int:
        """How many events there are."""
        return len(self.texts)

    @property
    def undos(self) -> int:
        """How many of them are undos."""
        return sum(seat < 0 for seat in self.seats)

    def add(self, seat: int, text: str, base: int) -> None:
        """One more event."""
        self.seats.append(seat)
        self.texts.append(text)
        self.bases.append(base)

    def already(self, seat: int, base: int, text: str) -> int | None:
        """The version after this very event, if it was stored before at the same version."""
        for at in range(base, len(self.texts)):
            if self.seats[at] == seat and self.bases[at] == base and self.texts[at] == text:
                return at + 1
        return None

    def own_last(self, seat: int) -> int:
        """How many actions stay if this seat's last one is taken back; -1 if it has none."""
        for at in range(len(self.kept) - 1, -1, -1):
            if self.seats[self.kept[at]] == seat:
                return at
        return -1

    def pages(self) -> list[int]:
        """How many actions counted each time that the person of a lesson said `next`.

        What was taken back, by `back` or with an action before it, is left out.
        """
        pages: list[int] = []
        kept = 0
        for seat, text in zip(self.seats, self.texts, strict=True):
            if seat >= 0:
                kept += 1
            elif text == "next":
                pages.append(kept)
            elif text == "back":
                del pages[-1:]
            elif text.isdigit():  # an undo
                kept = int(text)
                pages = [page for page in pages if page <= kept]
        return pages

    def actions(self, upto: int | None = None) -> list[tuple[int, str]]:
        """The actions that count, up to a number of them: seat and words."""
        return [(self.seats[at], self.texts[at]) for at in self.kept[:upto]]
