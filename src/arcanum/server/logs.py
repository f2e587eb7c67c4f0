"""The log of the server: one JSON object a line, and no secret in any of them.

`ARCANUM_LOG=text` writes lines for people instead; that is the default in a terminal.
"""

from __future__ import annotations

import json
import logging
import os
import re
import sys

from arcanum.kernel.errors import BadSetting

SETTING = "ARCANUM_LOG"
HIDDEN = "…"
# What follows `token=` or `#`, who logs in where, and whatever looks like a token of ours.
SECRETS = re.compile(
    r"(?<=token=)[^\s&\"']+"
    r"|(?<=#)[\w.-]{16,}"
    r"|(?<=://)[^/\s@]+(?=@)"
    r"|(?<![\w-])(?=[a-z_-]*[A-Z0-9])[\w-]{22}(?![\w-])",
    re.ASCII,
)


def without_secrets(text: str) -> str:
    """A text without tokens and passwords."""
    return SECRETS.sub(HIDDEN, text)


class ForPeople(logging.Formatter):
    """The level, who says it, and what."""

    def format(self, record: logging.LogRecord) -> str:
        return without_secrets(super().format(record))


class ForPrograms(logging.Formatter):
    """One JSON object a line."""

    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, object] = {
            "at": round(record.created, 3),
            "level": record.levelname.lower(),
            "from": record.name,
            "process": record.process,
            "message": without_secrets(record.getMessage()),
        }
        if record.exc_info:
            line["error"] = without_secrets(self.formatException(record.exc_info))
        return json.dumps(line, ensure_ascii=False)


def start() -> None:
    """Write the log of this process to standard error."""
    how = os.environ.get(SETTING) or ("text" if sys.stderr.isatty() else "json")
    if how not in ("text", "json"):
        raise BadSetting(f"{SETTING} is text or json, not '{how}'")
    handler = logging.StreamHandler(sys.stderr)
    people = ForPeople("%(levelname)s %(name)s: %(message)s")
    handler.setFormatter(people if how == "text" else ForPrograms())
    logging.basicConfig(level=logging.WARNING, handlers=[handler], force=True)
    logging.captureWarnings(True)
