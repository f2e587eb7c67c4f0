"""What a player has proposed and all other people at the table must agree to."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from arcanum.server.log import Log
from arcanum.server.seats import Seats
from arcanum.server.types import AskShown, ProposalKind

MOMENTARY = ("undo", "scores")
ENDS = ("end", "scores")  # of the game


class Proposal(msgspec.Struct):
    """An undo, that a bot takes a seat over, a pause, or an end before its time.

    An undo and an end with the present scores hold for one version of the table.
    """

    number: int
    kind: ProposalKind
    by: int
    seat: int
    bot: str
    version: int
    agreed: list[int]
    wanted: list[int]
    keep: int = 0  # for an undo: how many actions stay
    unrated: bool = False  # and whether the game is not rated then

    def shown(self) -> AskShown:
        """As the API shows it."""
        return AskShown(
            self.number,
            self.kind,
            self.by,
            self.seat,
            self.bot,
            self.agreed,
            self.wanted,
            None,
            self.unrated,
        )


class Proposals:
    """The proposal that is open at a table, if there is one, and how many there were."""

    __slots__ = ("last", "open")

    def __init__(self) -> None:
        self.open: Proposal | None = None
        self.last = 0  # the number of the last one

    def put(self, proposal: Proposal | None) -> None:
        """This one is open now; None closes what was."""
        self.open = proposal
        if proposal is not None:
            self.last = proposal.number

    def played_on(self, seat: int, away: bool) -> None:
        """A seat has decided: what was about the position before is no longer asked, nor
        whether a bot plays for that seat, unless its player said that they leave."""
        if self.open is not None and outlived(self.open, [seat], [] if away else [seat]):
            self.open = None

    def restore(self, text: str, log: Log, seats: Seats) -> None:
        """Take over what is stored, if nothing that happened since then speaks against it."""
        stored = msgspec.json.decode(text, type=Proposal) if text else None
        self.open = None
        if stored is not None:
            self.last = max(self.last, stored.number)
            since = log.seats[stored.version :]
            here = [p for p in since if p >= 0 and not seats[p].away]
            if not outlived(stored, since, here):
                self.open = stored


def outlived(proposal: Proposal, since: Sequence[int], here: Sequence[int]) -> bool:
    """Whether a proposal has lost its reason. `since`: the seats of all events after it;
    `here`: of those who decided and are there."""
    if proposal.kind in MOMENTARY:
        return bool(since)
    return (
        proposal.kind == "takeover" and proposal.seat != proposal.by and proposal.seat in here
    )
