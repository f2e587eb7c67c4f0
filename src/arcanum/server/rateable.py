"""Which tables can be rated, by who sits there."""

from __future__ import annotations

from collections.abc import Sequence

BOT = "bot:"  # begins the name of a bot and its level; no account's name can hold a colon


def can_be_rated(sitting: Sequence[str]) -> bool:
    """Whether accounts and bots play, each account once, and at least one account."""
    people = [who for who in sitting if not who.startswith(BOT)]
    return 2 <= len(sitting) <= 4 and bool(people) and all(people) and unique(people)


def unique(people: Sequence[str]) -> bool:
    """Whether nobody sits twice."""
    return len(set(people)) == len(people)
