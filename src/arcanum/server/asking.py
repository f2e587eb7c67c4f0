"""What is proposed at a table is stored as it changes, and dropped with its reason."""

from __future__ import annotations

from arcanum.server.proposals import ENDS, Proposal
from arcanum.server.table import Table
from arcanum.server.tables import Tables
from arcanum.server.types import encode


async def put(tables: Tables, table: Table, proposal: Proposal | None) -> None:
    """This is proposed now; None: nothing is. The caller has the lock."""
    text = "" if proposal is None else encode(proposal).decode()
    await tables.store.put_ask(table.id, text)
    table.room.proposals.put(proposal)
    tables.changed(table)


async def drop_about(tables: Tables, table: Table, seat: int) -> None:
    """A seat's player is here: nobody is asked any more whether a bot plays for them."""
    proposal = table.room.proposals.open
    if proposal is not None and proposal.kind == "takeover" and proposal.seat == seat:
        await put(tables, table, None)


async def drop_of(tables: Tables, table: Table, seat: int, leaves: bool = False) -> None:
    """Who proposed or was asked does not play any more: it can be proposed again.

    Who only `leaves` keeps what they proposed, and a voice in the end of the game.
    """
    proposal = table.room.proposals.open
    if proposal is None or (leaves and proposal.kind in ENDS):
        return
    if seat in proposal.wanted or (seat == proposal.by and not leaves):
        await put(tables, table, None)
