"""Quiet hours: a part of each day in which a person wants no notices."""

from __future__ import annotations

from datetime import datetime

import msgspec

from arcanum.server.standstill import zone
from arcanum.server.types import Quiet, encode

QUIET = "quiet"  # the choice of a seat
DAY_MINUTES = 24 * 60


class QuietHours(msgspec.Struct):
    """From one minute of the day to another, by the clock of a place."""

    begins: int
    ends: int
    zone: str = ""

    def left(self, now: float) -> float:
        """How many seconds of quiet are left; 0: notices may come."""
        clock = datetime.fromtimestamp(now, zone(self.zone))
        minute = clock.hour * 60 + clock.minute
        long = (self.ends - self.begins) % DAY_MINUTES
        gone = (minute - self.begins) % DAY_MINUTES
        return (long - gone) * 60.0 - clock.second if gone < long else 0.0


def quiet_left(text: str, now: float) -> float:
    """How long a seat with this choice wants no notices."""
    return msgspec.json.decode(text, type=QuietHours).left(now) if text else 0.0


def quiet_text(wanted: Quiet | None) -> str:
    """Quiet hours as they are stored."""
    if wanted is None or wanted.begins == wanted.ends:
        return ""
    zone(wanted.zone)
    return encode(QuietHours(wanted.begins, wanted.ends, wanted.zone)).decode()


def quiet_shown(text: str) -> Quiet | None:
    """Quiet hours as the API shows them."""
    if not text:
        return None
    found = msgspec.json.decode(text, type=QuietHours)
    return Quiet(found.begins, found.ends, found.zone)
