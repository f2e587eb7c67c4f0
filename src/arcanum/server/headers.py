"""Security headers on every answer, and the check that keeps other sites' forms out."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, MutableMapping
from typing import Any

Scope = MutableMapping[str, Any]
Message = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[Message]]
Send = Callable[[Message], Awaitable[None]]
App = Callable[[Scope, Receive, Send], Awaitable[None]]

POLICY = "; ".join(
    (
        "default-src 'self'",
        "img-src 'self' data:",
        "style-src 'self'",
        "script-src 'self'",
        "connect-src 'self'",
        "font-src 'self'",
        "object-src 'none'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
    )
)
# The table without a server runs Python in WebAssembly; nothing else may.
WITH_WASM = POLICY.replace("script-src 'self'", "script-src 'self' 'wasm-unsafe-eval'")
HEADERS = [
    (b"referrer-policy", b"no-referrer"),
    (b"x-content-type-options", b"nosniff"),
    (b"x-frame-options", b"DENY"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), geolocation=(), microphone=()"),
]


class SecurityHeaders:
    """Adds the headers to what the app answers."""

    def __init__(self, app: App) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return

        async def with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                policy = WITH_WASM if scope["path"].startswith("/alone/") else POLICY
                own = (b"content-security-policy", policy.encode())
                message["headers"] = [*message.get("headers", []), own, *HEADERS]
            await send(message)

        await self.app(scope, receive, with_headers)


def from_elsewhere(headers: Any) -> bool:
    """Whether a browser says that another site sends this request."""
    site = headers.get("sec-fetch-site")
    if site is not None:
        return str(site) not in ("same-origin", "none")
    origin = headers.get("origin")
    if origin is None:
        return False
    return str(origin).partition("://")[2] != str(headers.get("host", ""))
