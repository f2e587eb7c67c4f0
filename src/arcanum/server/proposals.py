"""What a player has proposed and all other people at the table must agree to."""

from __future__ import annotations

import msgspec

from arcanum.server.types import AskShown, ProposalKind


class Proposal(msgspec.Struct):
    """An undo, that a bot takes a seat over, or that the game ends without a result.

    It holds for one version of the table.
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

    def shown(self) -> AskShown:
        """As the API shows it."""
        return AskShown(
            self.number, self.kind, self.by, self.seat, self.bot, self.agreed, self.wanted
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

    def restore(self, text: str, version: int) -> None:
        """Take over what is stored; it holds only at its own version."""
        stored = msgspec.json.decode(text, type=Proposal) if text else None
        if stored is not None:
            self.last = max(self.last, stored.number)
        self.open = stored if stored is not None and stored.version == version else None
