"""What people may write: no characters that break a line, hide, or turn its direction."""

from __future__ import annotations

import unicodedata
from typing import Final

from arcanum.server.errors import Refused

# Embeddings, overrides and isolates: they turn round what follows, also the names of others.
TURNING: Final = frozenset("\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069")
BLANK: Final = " \u115f\u1160\u2800\u3164\uffa0"  # letters that show nothing
BREAKING: Final = ("Cc", "Cs", "Zl", "Zp")  # categories: control, half a letter, line ends


def display_name(text: str, needed: bool = True) -> str:
    """A name with single spaces; refused if it cannot be read, or is needed and empty."""
    name = " ".join(text.split())
    if not name and not needed:
        return ""
    if not name.isprintable() or any(sign in TURNING for sign in name):
        raise Refused(400, "a name cannot hold control or direction characters")
    if not name.strip(BLANK):
        raise Refused(400, "a name needs letters")
    return name


def chat_line(text: str) -> str:
    """A line of chat; refused if it holds what cannot be shown."""
    for sign in text:
        control = unicodedata.category(sign) in BREAKING and sign not in "\n\t"
        if control or sign in TURNING:
            raise Refused(400, "a message cannot hold control or direction characters")
    return text
