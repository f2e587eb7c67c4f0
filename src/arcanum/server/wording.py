"""What people may write: no characters that break a line, hide, or turn its direction."""

from __future__ import annotations

import re
import unicodedata
from typing import Final

from arcanum.server.alike import mixes_scripts
from arcanum.server.errors import Refused

# Embeddings, overrides and isolates: they turn round what follows, also the names of others.
TURNING: Final = frozenset("\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069")
BLANK: Final = "\u115f\u1160\u2800\u3164\uffa0"  # letters that show nothing
STOPS: Final = str.maketrans("\u3002\uff61", "..")  # full stops that browsers take for dots
ACCOUNT: Final = re.compile(r"[\w .\-]{1,40}")
BREAKING: Final = ("Cc", "Cs", "Zl", "Zp")  # categories: control, half a letter, line ends

# An address of the web, with or without what begins it: of a usual end, or with a path.
LINK: Final = re.compile(
    r"\w+://\S+|\bwww\.\S+|[\w.-]*\w\.(?:com|net|org|info|biz|io|gg|ly|gl|me|tv|xyz|top|site|"
    r"shop|online|app|dev|link|click|eu|de|uk|ru|pl|su|by|ua|рф)\b(?:[/:?#]\S*)?|"
    r"[\w.-]*\w\.[^\W\d_]{2,}/\S*|\b\d{1,3}(?:\.\d{1,3}){3}\b(?:[/:?#]\S*)?",
    re.IGNORECASE,
)
LEFT_OUT: Final = "[…]"


def display_name(text: str, needed: bool = True) -> str:
    """A name with single spaces; refused if it cannot be read, or is needed and empty."""
    name = " ".join(text.split())
    if not name and not needed:
        return ""
    if not name.isprintable() or any(sign in TURNING for sign in name):
        raise Refused(400, "a name cannot hold control or direction characters")
    if not name.strip(BLANK + " "):
        raise Refused(400, "a name needs letters")
    if LINK.search(plain(name)):
        raise Refused(400, "a name cannot hold a link", "name-link")
    return name


def account_name(text: str) -> str:
    """The name of a new account, as plain letters: what looks the same is the same.

    Strangers meet it on ladders and in clubs, so nothing in it may be invisible.
    """
    name = display_name(unicodedata.normalize("NFKC", text))
    if not ACCOUNT.fullmatch(name) or any(sign in BLANK for sign in name):
        line = "a name has letters that can be seen, digits, spaces, dots and hyphens"
        raise Refused(400, line, "name-letters")
    if mixes_scripts(name):
        raise Refused(400, "a name has letters of one alphabet in each word", "name-scripts")
    return name


def chat_line(text: str) -> str:
    """A line of chat; refused if it holds what cannot be shown."""
    for sign in text:
        control = unicodedata.category(sign) in BREAKING and sign not in "\n\t"
        if control or sign in TURNING:
            raise Refused(400, "a message cannot hold control or direction characters")
    return text


def without_links(text: str) -> str:
    """What strangers say to each other: addresses are left out, however they are spelled."""
    return LINK.sub(LEFT_OUT, plain(text)) if LINK.search(plain(text)) else text


def plain(text: str) -> str:
    """A text as browsers read an address: wide letters and other full stops are usual ones."""
    return unicodedata.normalize("NFKC", text).translate(STOPS)
