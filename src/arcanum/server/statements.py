"""Statements that are written together with others: each says one thing that has happened."""

from __future__ import annotations

from arcanum.server.database import Statement
from arcanum.server.stored import Event, Happening, Sitting

INSERT_EVENT = "INSERT INTO events VALUES (?, ?, ?, ?, ?, ?, ?)"


def put_setting(name: str, value: str) -> Statement:
    """The statement for a setting."""
    return (
        (
            "INSERT INTO settings VALUES (?, ?) "
            "ON CONFLICT (name) DO UPDATE SET value = excluded.value"
        ),
        (name, value),
    )


def to_count(table: str) -> Statement:
    """The statement for a game that has ended: its result is still to be counted."""
    return ("INSERT INTO uncounted VALUES (?) ON CONFLICT DO NOTHING", (table,))


def helped(table: str, why: str) -> Statement:
    """The statement for a table where somebody had help: it is not rated."""
    return ("INSERT INTO assisted VALUES (?, ?) ON CONFLICT DO NOTHING", (table, why))


def appended(table: str, version: int, event: Event) -> Statement:
    """The statement for one event."""
    return (
        INSERT_EVENT,
        (table, version, event.kind, event.seat, event.action, event.base, event.at),
    )


def seated(table: str, seat: int, who: Sitting) -> Statement:
    """The statement for a seat that has changed."""
    return (
        "UPDATE seats SET bot = ?, name = ?, away = ? WHERE table_id = ? AND seat = ?",
        (who.bot, who.name, int(who.away), table, seat),
    )


def happened(table: str, number: int, what: Happening) -> Statement:
    """The statement for something that happened beside the game."""
    values = (what.after, what.kind, what.seat, what.by, what.what, what.at)
    return ("INSERT INTO happenings VALUES (?, ?, ?, ?, ?, ?, ?, ?)", (table, number, *values))


def chosen(table: str, seat: int, kind: str, value: str) -> Statement:
    """The statement for what a seat wants; empty: nothing any more."""
    if not value:
        return (
            "DELETE FROM choices WHERE table_id = ? AND seat = ? AND kind = ?",
            (table, seat, kind),
        )
    return (
        (
            "INSERT INTO choices VALUES (?, ?, ?, ?) ON CONFLICT (table_id, seat, kind) "
            "DO UPDATE SET value = excluded.value"
        ),
        (table, seat, kind, value),
    )


def invited(table: str, seat: int, invite: bytes) -> Statement:
    """The statement for an invite. It stays, so that a used one is known from a wrong one."""
    return ("INSERT INTO invites VALUES (?, ?, ?)", (invite, table, seat))


def took_part(table: str, seat: int, entropy: str, at: float) -> Statement:
    """The statement for a seat that is taken, and its part of the deal. There is one a seat."""
    return ("INSERT INTO parts VALUES (?, ?, ?, ?)", (table, seat, entropy, at))


def snapped(table: str, version: int, data: bytes) -> Statement:
    """The statement for a snapshot."""
    return (
        (
            "INSERT INTO snapshots VALUES (?, ?, ?) ON CONFLICT (table_id) "
            "DO UPDATE SET version = excluded.version, data = excluded.data"
        ),
        (table, version, data),
    )
