"""Limits of a connection: size and time of the head of a request, and readers who do not read.

uvicorn's own protocol has none of them, so that a client that sends one letter a minute, or
never reads its answer, would keep its connection and its memory for ever.
"""

from __future__ import annotations

import asyncio

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

MOST_HEAD = 32 * 1024  # bytes of the request line and all headers
HEAD_SECONDS = 15.0  # from the connection, or the first letter, until all headers are there
STUCK_SECONDS = 30.0  # in which a client must read something of what waits for it
TOO_LARGE = b'{"error":"the headers are larger than 32 KiB"}'
TOO_SLOW = b'{"error":"the headers came too slowly"}'
LINES = {431: b"Request Header Fields Too Large", 408: b"Request Timeout"}


class TooLarge(Exception):
    """The head of a request is too large."""


class Guarded(HttpToolsProtocol):
    """uvicorn's protocol with these limits."""

    head_timer: asyncio.TimerHandle | None = None
    stuck_timer: asyncio.TimerHandle | None = None
    in_head = False  # a request has begun, and its headers are not complete
    head_bytes = 0
    refused = False
    handed_over = False  # to the protocol of web sockets

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self.expect_head()

    def connection_lost(self, exc: Exception | None) -> None:
        self.stop_timers()
        super().connection_lost(exc)

    def handle_websocket_upgrade(self) -> None:
        self.handed_over = True
        self.stop_timers()
        super().handle_websocket_upgrade()

    def stop_timers(self) -> None:
        """No limit runs any more."""
        for timer in (self.head_timer, self.stuck_timer):
            if timer is not None:
                timer.cancel()
        self.head_timer = self.stuck_timer = None

    # -- the head of a request

    def expect_head(self) -> None:
        """The headers must come in time from now on."""
        if self.head_timer is None:
            self.head_timer = self.loop.call_later(HEAD_SECONDS, self.too_slow)

    def data_received(self, data: bytes) -> None:
        if self.refused:
            return
        self.head_bytes += len(data)
        super().data_received(data)
        if self.refused or self.handed_over or self.transport.is_closing():
            return
        if not self.in_head:
            self.head_bytes = 0  # it was the body
        elif self.head_bytes > MOST_HEAD:
            self.refuse(431, TOO_LARGE)
            return
        if self.cycle is None or self.cycle.response_complete:
            self.expect_head()  # also after empty lines between two requests

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self.in_head = True

    def on_headers_complete(self) -> None:
        size = len(self.url) + sum(len(n) + len(value) + 4 for n, value in self.headers)
        if size > MOST_HEAD:
            raise TooLarge
        self.in_head = False
        self.head_bytes = 0
        if self.head_timer is not None:
            self.head_timer.cancel()
            self.head_timer = None
        super().on_headers_complete()

    def send_400_response(self, msg: str) -> None:
        """The parser has given up; perhaps because of `TooLarge`."""
        if self.in_head and self.head_bytes > MOST_HEAD:
            self.refuse(431, TOO_LARGE)
        else:
            super().send_400_response(msg)

    def too_slow(self) -> None:
        """The time for the headers is over."""
        self.head_timer = None
        if self.in_head:
            self.refuse(408, TOO_SLOW)
        else:
            self.transport.close()

    def refuse(self, status: int, body: bytes) -> None:
        """Answer and hang up; in the midst of another answer, only hang up."""
        self.refused = True
        if self.transport.is_closing():
            return
        if self.cycle is not None and not self.cycle.response_complete:
            self.transport.abort()
            return
        head = b"HTTP/1.1 %d %s\r\n" % (status, LINES[status])
        head += b"content-type: application/json\r\nconnection: close\r\n"
        self.transport.write(head + b"content-length: %d\r\n\r\n" % len(body) + body)
        self.transport.close()

    # -- readers who do not read

    def pause_writing(self) -> None:
        super().pause_writing()
        self.stuck_timer = self.loop.call_later(STUCK_SECONDS, self.stuck)

    def resume_writing(self) -> None:
        super().resume_writing()
        if self.stuck_timer is not None:
            self.stuck_timer.cancel()
            self.stuck_timer = None

    def stuck(self) -> None:
        """Nothing was read for too long: what waits is dropped."""
        self.stuck_timer = None
        self.transport.abort()
