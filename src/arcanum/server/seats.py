"""Who sits at a table: people and bots, their names, and which tokens open which seat."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from arcanum.server.stored import Sitting


class Seats:
    """The seats of a table. Further tokens of a seat are looked up in the store once."""

    __slots__ = ("keys", "sitting")

    def __init__(self, sitting: Sequence[Sitting]) -> None:
        self.sitting = list(sitting)
        self.keys: dict[bytes, int] = {}  # seats by the hashes of further tokens

    def __getitem__(self, seat: int) -> Sitting:
        return self.sitting[seat]

    def __setitem__(self, seat: int, who: Sitting) -> None:
        self.sitting[seat] = who

    def __iter__(self) -> Iterator[Sitting]:
        return iter(self.sitting)

    def by_token(self, token: bytes) -> int | None:
        """The seat that a token's hash opens, as far as this table knows."""
        for seat, who in enumerate(self.sitting):
            if who.token is not None and who.token == token:
                return seat
        return self.keys.get(token)

    def people(self) -> list[int]:
        """The seats where a person plays."""
        return [p for p, who in enumerate(self.sitting) if not who.bot and not who.away]

    def alone(self, seat: int) -> bool:
        """Whether no other seat is a person's."""
        return all(who.token is None for p, who in enumerate(self.sitting) if p != seat)
