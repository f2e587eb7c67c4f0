"""Logs: one line for each thing, as JSON where a program reads them, and never a token.

ARCANUM_LOG=json or plain  (without it: plain at a terminal, otherwise JSON)
ARCANUM_ACCESS_LOG=1       a line for each request: method, path, status, milliseconds
"""

from __future__ import annotations

import json
import logging
import os
import re
import sys
import time
from typing import Any, TextIO

from arcanum.kernel.errors import BadSetting
from arcanum.server.headers import App, Message, Receive, Scope, Send

access = logging.getLogger("arcanum.access")

SETTING = "ARCANUM_LOG"
NAMED = re.compile(
    r"""((?:token|invite|password)["']?\s*[=:]\s*["']?|bearer\s+|arcanum_session=)[^\s&"';,}]+""",
    re.IGNORECASE,
)
# What follows `#`, who logs in where, and whatever looks like a token of ours.
BARE = re.compile(
    r"(?<=#)[\w.-]{16,}"
    r"|(?<=://)[^/\s@]+(?=@)"
    r"|(?<![\w-])(?=[a-z_-]*[A-Z0-9])[\w-]{22}(?![\w-])",
    re.ASCII,
)


def redacted(text: str) -> str:
    """A text without the tokens and passwords in it."""
    return BARE.sub("…", NAMED.sub(r"\1…", text))


class Plain(logging.Formatter):
    """For people."""

    def __init__(self) -> None:
        super().__init__("%(levelname)s %(name)s: %(message)s")

    def format(self, record: logging.LogRecord) -> str:
        return redacted(super().format(record))


class Json(logging.Formatter):
    """For programs: an object on each line."""

    def format(self, record: logging.LogRecord) -> str:
        at = time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created))
        line: dict[str, Any] = {
            "at": f"{at}.{int(record.msecs):03}Z",
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": redacted(record.getMessage()),
            **getattr(record, "fields", {}),
        }
        if record.exc_info:
            line["trace"] = redacted(self.formatException(record.exc_info))
        return json.dumps(line, ensure_ascii=False)


def set_up(stream: TextIO | None = None) -> None:
    """Send all logs of this process to a stream."""
    stream = stream or sys.stderr
    how = os.environ.get(SETTING) or ("plain" if stream.isatty() else "json")
    if how not in ("plain", "json"):
        raise BadSetting(f"{SETTING} is plain or json, not '{how}'")
    handler = logging.StreamHandler(stream)
    handler.setFormatter(Json() if how == "json" else Plain())
    logging.basicConfig(level=logging.WARNING, handlers=[handler], force=True)
    logging.captureWarnings(True)
    wanted = os.environ.get("ARCANUM_ACCESS_LOG") == "1"
    access.setLevel(logging.INFO if wanted else logging.WARNING)


async def accessed(app: App, scope: Scope, receive: Receive, send: Send) -> None:
    """Answer a request and log it. What stands behind the question mark is left out."""
    start = time.perf_counter()
    status = 0

    async def sent(message: Message) -> None:
        nonlocal status
        if message["type"] == "http.response.start":
            status = message["status"]
        await send(message)

    try:
        await app(scope, receive, sent)
    finally:
        ms = round(1000 * (time.perf_counter() - start), 1)
        method, path = scope.get("method", "WS"), redacted(scope["path"])
        fields = {"method": method, "path": path, "status": status, "ms": ms}
        access.info("%s %s %d %s ms", *fields.values(), extra={"fields": fields})
