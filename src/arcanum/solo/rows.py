"""A table as rows: each part of it under a key of its own, as JSON."""

from __future__ import annotations

import json
from base64 import b64decode, b64encode
from collections.abc import Mapping
from dataclasses import asdict
from typing import Any

from arcanum.server.deals import seed_of
from arcanum.server.stored import (
    Agreed,
    Crossing,
    Event,
    Extras,
    Happening,
    Head,
    Remark,
    Sitting,
    Start,
    Stored,
)


def text(value: Any) -> str:
    """A value as JSON, as short as that goes."""
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))


def packed(data: bytes | None) -> str | None:
    """Bytes as text."""
    return None if data is None else b64encode(data).decode()


def unpacked(data: str | None) -> bytes | None:
    """And back."""
    return None if data is None else b64decode(data)


def numbered(table: str, part: str, number: int) -> str:
    """The key of one of many rows of a table: their order is that of their numbers."""
    return f"{table}/{part}/{number:06}"


def head_row(head: Head) -> tuple[str, str]:
    """What a table is."""
    return f"{head.id}/head", text(asdict(head) | {"link": packed(head.link)})


def seat_row(table: str, seat: int, who: Sitting) -> tuple[str, str]:
    """Who sits at a seat."""
    fields = asdict(who) | {"token": packed(who.token), "invite": packed(who.invite)}
    return numbered(table, "seat", seat), text(fields)


def event_row(table: str, version: int, event: Event) -> tuple[str, str]:
    """Something that happened."""
    values = [event.kind, event.seat, event.action, event.base, event.at]
    return numbered(table, "event", version), text(values)


def snapshot_row(table: str, version: int, data: bytes) -> tuple[str, str]:
    """Where replay may start."""
    return f"{table}/snapshot", text([version, packed(data)])


def crossing_row(table: str, number: int, crossing: Crossing) -> tuple[str, str]:
    """Where a table went over to other rules."""
    fields = asdict(crossing) | {"ground": packed(crossing.ground)}
    return numbered(table, "crossing", number), text(fields)


def choice_row(table: str, seat: int, kind: str, value: str) -> tuple[str, str]:
    """What a seat wants for itself; empty: no more."""
    return f"{table}/choice/{seat}-{kind}", text([seat, kind, value])


def stored(table: str, rows: Mapping[str, str]) -> Stored | None:
    """A table from all its rows; None if there is none."""
    if f"{table}/head" not in rows:
        return None
    head = head_in(json.loads(rows[f"{table}/head"]))
    sitting = [sitting_in(each) for each in many(table, "seat", rows)]
    head.seed = seed_of(head, sitting) if head.seed is None else head.seed
    snapshot = rows.get(f"{table}/snapshot")
    at, data = json.loads(snapshot) if snapshot else (0, None)
    return Stored(
        head=head,
        sitting=sitting,
        events=[Event(*each) for each in many(table, "event", rows)],
        snapshot=None if data is None else (at, b64decode(data)),
        extras=Extras(
            chat=len(many(table, "chat", rows)),
            remarks=[Remark(**each) for each in many(table, "remark", rows)],
            happenings=[Happening(**each) for each in many(table, "happening", rows)],
            choices={
                (seat, kind): value
                for seat, kind, value in many(table, "choice", rows)
                if value
            },
        ),
        ask=rows.get(f"{table}/ask", ""),
        crossings=[
            Crossing(**each | {"ground": unpacked(each["ground"])})
            for each in many(table, "crossing", rows)
        ],
    )


def many(table: str, part: str, rows: Mapping[str, str]) -> list[Any]:
    """All numbered rows of a part of a table."""
    begin = f"{table}/{part}/"
    return [json.loads(row) for key, row in rows.items() if key.startswith(begin)]


def head_in(fields: dict[str, Any]) -> Head:
    """What a table is, from its row."""
    pace, start = fields["pace"], fields["start"]
    return Head(
        **fields
        | {
            "pace": None if pace is None else (pace[0], pace[1]),
            "start": None if start is None else Start(**start),
            "link": unpacked(fields["link"]),
            "terms": Agreed(**fields["terms"]),
        }
    )


def sitting_in(fields: dict[str, Any]) -> Sitting:
    """Who sits at a seat, from its row."""
    secrets = {"token": unpacked(fields["token"]), "invite": unpacked(fields["invite"])}
    return Sitting(**fields | secrets)
