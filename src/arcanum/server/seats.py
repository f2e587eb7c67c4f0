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

    def by_invite(self, invite: bytes) -> int | None:
        """The free seat that an invite's hash is for."""
        for seat, who in enumerate(self.sitting):
            if who.invite is not None and who.free and who.invite == invite:
                return seat
        return None

    def free(self) -> list[int]:
        """The seats that wait for a person."""
        return [p for p, who in enumerate(self.sitting) if who.free]

    def last_sat(self) -> float:
        """When the last seat was taken that was not taken from the beginning."""
        return max(who.sat for who in self.sitting)

    def taken(self) -> int:
        """How many seats were taken, at the beginning or later."""
        return sum(who.entropy is not None for who in self.sitting)

    def people(self) -> list[int]:
        """The seats where a person plays."""
        return [
            p
            for p, who in enumerate(self.sitting)
            if who.token is not None and not who.bot and not who.away
        ]

    def absent(self) -> list[int]:
        """The seats of people who have left, or for whom a bot plays."""
        return [
            p
            for p, who in enumerate(self.sitting)
            if who.token is not None and (who.bot or who.away)
        ]

    def bots(self) -> list[int]:
        """The seats that are nobody's: bots have them for the whole game."""
        return [p for p, who in enumerate(self.sitting) if who.bot and who.token is None]

    def several(self) -> bool:
        """Whether more than one seat is a person's, or waits for one."""
        return sum(who.token is not None or who.free for who in self.sitting) > 1

    def alone(self, seat: int) -> bool:
        """Whether no other seat is a person's, or waits for one."""
        return all(
            who.token is None and not who.free
            for p, who in enumerate(self.sitting)
            if p != seat
        )
