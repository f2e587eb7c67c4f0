"""A call of the API: its path, types and handler. Routes and document come from these."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from typing import Any

from starlette.requests import Request
from starlette.responses import Response

from arcanum.server.types import encode

MOST_BODY = 64 * 1024
JSON_LINES = "application/x-ndjson"
SEAT = (403, 404, 429)  # what can be wrong with a seat's request

Handler = Callable[[Request, Any], Awaitable[Any]]


@dataclass(frozen=True)
class Query:
    """A parameter behind the question mark."""

    name: str
    kind: str = "string"  # or integer
    needed: bool = False


@dataclass(frozen=True)
class Call:
    """One call."""

    method: str
    path: str
    about: str
    handler: Handler
    body: Any = None
    answer: Any = None  # a type, or None for a text
    media: str = "application/json"
    status: int = 200
    refusals: tuple[int, ...] = ()
    query: tuple[Query, ...] = field(default=())
    also: Any = None  # a type that it may answer with instead, in JSON


def json_response(
    data: Any, status: int = 200, headers: dict[str, str] | None = None
) -> Response:
    """An answer in JSON. Views are secret, so nobody may cache it."""
    return Response(
        encode(data),
        status,
        {"cache-control": "no-store", **(headers or {})},
        media_type="application/json",
    )
