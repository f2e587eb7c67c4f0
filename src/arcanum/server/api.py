"""All calls of the API: those of the parts, and those about the server itself."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Sequence
from typing import Any, Protocol

from starlette.requests import Request
from starlette.responses import Response

from arcanum.server.calls import Call
from arcanum.server.errors import Refused
from arcanum.server.metrics import Metrics
from arcanum.server.openapi import document
from arcanum.server.store import Store
from arcanum.server.tables import Tables
from arcanum.server.types import Healthy, encode

TEXT = "text/plain"
PROBE_SECONDS = 1.0  # for which the result of a probe holds


class Part(Protocol):
    """Calls of one subject."""

    def calls(self) -> list[Call]:
        """The table of these calls."""
        ...


class Api:
    """The table of every call."""

    def __init__(
        self, parts: Sequence[Part], store: Store, tables: Tables, metrics: Metrics
    ) -> None:
        self.parts = parts
        self.store = store
        self.tables = tables
        self.metrics = metrics
        self.document = b""
        self.probing = asyncio.Lock()
        self.probe_again = 0.0  # when the store is asked to write again
        self.takes_writes = False

    def calls(self) -> list[Call]:
        """Every call."""
        own = [
            Call("GET", "/healthz", "Alive", self.health, None, Healthy, refusals=(503,)),
            Call("GET", "/readyz", "Ready: the store takes writes", self.ready, None, Healthy,
                 refusals=(503,)),
            Call("GET", "/metrics", "Figures", self.figures, media=TEXT),
            Call("GET", "/api/openapi.json", "This document", self.openapi, None, None),
        ]  # fmt: skip
        return [call for part in self.parts for call in part.calls()] + own

    async def health(self, request: Request, body: None) -> Any:
        if not await self.store.healthy():
            raise Refused(503, "the store does not answer")
        return Healthy(True)

    async def ready(self, request: Request, body: None) -> Any:
        async with self.probing:  # many probes share one write
            if time.monotonic() >= self.probe_again:
                self.takes_writes = await self.store.takes_writes()
                self.probe_again = time.monotonic() + PROBE_SECONDS
        if not self.takes_writes:
            raise Refused(503, "the store takes no writes")
        return Healthy(True)

    async def figures(self, request: Request, body: None) -> Response:
        self.metrics.tables.set(len(self.tables.open))
        return Response(self.metrics.text(), media_type="text/plain; version=0.0.4")

    async def openapi(self, request: Request, body: None) -> Response:
        if not self.document:
            self.document = encode(document(self.calls()))
        return Response(self.document, media_type="application/json")
