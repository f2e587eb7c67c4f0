"""When the clock of a seat stands: outages of the server, pauses, weekends, holidays.

Holidays are a seat's own. Pauses hold for all, and so do weekends where the table wants them.
"""

from __future__ import annotations

from collections.abc import Iterable
from datetime import UTC, datetime, timedelta, tzinfo

import msgspec

from arcanum.server.stored import Agreed, Extras

Span = tuple[float, float]

PAUSE, GO_ON = "pauses", "goes-on"  # happenings
DAYS = "days"  # the choice of a seat: its holidays
DAY = 24 * 3600.0
SATURDAY = 5
EVER = float("inf")


class Standstill:
    """The times that do not count at one table."""

    __slots__ = ("extras", "terms")

    def __init__(self, terms: Agreed, extras: Extras) -> None:
        self.terms = terms
        self.extras = extras

    @property
    def paused(self) -> float | None:
        """Since when the players pause; None: they do not."""
        spans = self.pauses()
        return spans[-1][0] if spans and spans[-1][1] == EVER else None

    def pauses(self) -> list[Span]:
        """All pauses; the last one may be under way."""
        out: list[Span] = []
        for each in self.extras.happenings:
            under_way = bool(out) and out[-1][1] == EVER
            if each.kind == PAUSE and not under_way:
                out.append((each.at, EVER))
            elif each.kind == GO_ON and under_way:
                out[-1] = (out[-1][0], each.at)
        return out

    def lost(self, seat: int, start: float, end: float) -> float:
        """How many seconds of a span of time do not count for a seat."""
        if self.plain(seat):
            return self.extras.outages.between(start, end)
        return sum(b - a for a, b in self.spans(seat, start, end))

    def when(self, seat: int, start: float, seconds: float, now: float) -> float | None:
        """When so many seconds have counted since `start`; None while the players pause."""
        if self.plain(seat):
            return start + self.extras.outages.between(start, now) + seconds
        if self.paused is not None:
            return None
        # Weekends take two days of seven; holidays are few and short.
        far = start + 2 * seconds + self.extras.outages.between(start, now) + 200 * DAY
        at, left = start, seconds
        for began, ended in self.spans(seat, start, far):
            if began - at >= left:
                break
            left -= began - at
            at = ended
        return at + left

    def plain(self, seat: int) -> bool:
        """Whether only outages count, as at most tables."""
        extras = self.extras
        return not (self.terms.weekends or (seat, DAYS) in extras.choices or extras.happenings)

    def spans(self, seat: int, start: float, end: float) -> list[Span]:
        """What does not count between two moments, in order; none overlaps another."""
        found = [*self.extras.outages.spans, *self.pauses(), *self.holidays(seat)]
        if self.terms.weekends:
            found += weekends(zone(self.terms.zone), start, end)
        return merged(found, start, end)

    def holidays(self, seat: int) -> list[Span]:
        """The holidays of a seat."""
        text = self.extras.choices.get((seat, DAYS), "")
        return msgspec.json.decode(text, type=list[Span]) if text else []


def merged(spans: Iterable[Span], start: float, end: float) -> list[Span]:
    """The parts of spans between two moments, in order, those that touch as one."""
    out: list[Span] = []
    for began, ended in sorted(spans):
        began, ended = max(began, start), min(ended, end)
        if began >= ended:
            continue
        if out and began <= out[-1][1]:
            out[-1] = (out[-1][0], max(out[-1][1], ended))
        else:
            out.append((began, ended))
    return out


def zone(name: str) -> tzinfo:
    """A time zone by its name; one that this machine does not know is UTC."""
    if not name:
        return UTC
    try:
        from zoneinfo import ZoneInfo  # not there in the browser, where no table has a zone

        return ZoneInfo(name)
    except (ImportError, OSError, ValueError, LookupError):
        return UTC


def weekends(where: tzinfo, start: float, end: float) -> list[Span]:
    """Saturdays and Sundays between two moments, by the calendar of a place."""
    day = datetime.fromtimestamp(start, where).date()
    day -= timedelta(days=(day.weekday() - SATURDAY) % 7)  # the last Saturday
    out: list[Span] = []
    while True:
        first = datetime(day.year, day.month, day.day, tzinfo=where)
        monday = day + timedelta(days=2)
        last = datetime(monday.year, monday.month, monday.day, tzinfo=where)
        if first.timestamp() >= end:
            return out
        out.append((first.timestamp(), last.timestamp()))
        day += timedelta(days=7)
