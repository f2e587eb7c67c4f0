"""Names that look alike: letters of different scripts that nobody can tell apart."""

from __future__ import annotations

import unicodedata
from typing import Final

# What is drawn like a Latin letter, next to that letter, in pairs: capitals and small letters
# of Cyrillic and Greek, digits, and the small capitals of phonetics.
PAIRS: Final = (
    "аaеeоoрpсcуyхxіiїïјjѕsԁdһhӏlԛqԝwΑAΒBΕEΖZΗHΙlΚKΜMΝNΟOΡPΤTΥYΧXοoνvρpιiκkυuαaχxγyτtηnωw"
    "АAВBЕEЗ3КKМMНHОOРPСCТTУYХXІlЇÏЈJЅSӀlԚQԜWԌGкkӕæӔÆҮYүyҺHәəѵvѴV"
    "0O1lІlIlıiɑaɡgɩiꓲlᴄcᴏoᴠvᴡwᴢzɪiʏyʜhⲟo"
)
LIKE: Final = {ord(sign): like for sign, like in zip(PAIRS[::2], PAIRS[1::2], strict=True)}
SCRIPTS: Final = ("LATIN", "CYRILLIC", "GREEK")


def look_of(name: str) -> str:
    """What a name looks like: two names with one look can be taken for each other."""
    plain = unicodedata.normalize("NFKC", name)
    return " ".join(plain.translate(LIKE).split()).casefold()


def mixes_scripts(name: str) -> bool:
    """Whether a word of a name has letters of two scripts that share their shapes."""
    return any(len(set(map(script_of, word)) - {""}) > 1 for word in name.split())


def script_of(sign: str) -> str:
    """The script of a letter; empty if it has none of these."""
    script = unicodedata.name(sign, "").partition(" ")[0]
    return script if script in SCRIPTS else ""
