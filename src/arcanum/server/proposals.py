"""What a player has proposed and all other people at the table must agree to."""

from __future__ import annotations

import msgspec

from arcanum.server.types import AskShown, ProposalKind

MOMENTARY = ("undo", "scores")


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

    def played_on(self) -> None:
        """Somebody has decided: what was about the position before is no longer asked."""
        if self.open is not None and self.open.kind in MOMENTARY:
            self.open = None

    def restore(self, text: str, version: int) -> None:
        """Take over what is stored; it holds only at its own version."""
        stored = msgspec.json.decode(text, type=Proposal) if text else None
        if stored is not None:
            self.last = max(self.last, stored.number)
        holds = stored is not None and (
            stored.version == version or stored.kind not in MOMENTARY
        )
        self.open = stored if holds else None
