"""What the server refuses, as a status and one line."""

from __future__ import annotations

from arcanum.kernel.errors import ArcanumError


class Refused(ArcanumError):
    """A request that is not granted: its status, one clear line, and the rule, if any."""

    def __init__(
        self,
        status: int,
        line: str,
        key: str = "",
        args: dict[str, str] | None = None,
        rule: str = "",
    ) -> None:
        super().__init__(line)
        self.status = status
        self.line = line
        self.key = key
        self.values = args or {}
        self.rule = rule


def no_such_table() -> Refused:
    """There is no table of that name."""
    return Refused(404, "there is no such table")


def stale(version: int, base: int) -> Refused:
    """Decided upon what is no longer the newest."""
    return Refused(409, f"the table is at version {version}, not {base}", "stale")


def wrong_token() -> Refused:
    """The token opens no seat of this table."""
    return Refused(403, "this token opens no seat of the table")


class StoreDown(ArcanumError):
    """The store cannot write or read now (full disk, locked or missing database)."""


class Clash(ArcanumError):
    """Something is stored already under that key."""


class Declined(ArcanumError):
    """The address of a notice does not take it, and will not: the code of its answer."""


def conceded() -> Refused:
    """Who has conceded watches."""
    return Refused(409, "this seat has conceded: its player may watch", "has-conceded")


def same_deal() -> Refused:
    """Everybody who gets this deal plays it without the help of a bot."""
    line = "others play the same deal: no bot helps here, and what a bot decided stays"
    return Refused(422, line, "same-deal")


def bot_plays() -> Refused:
    """A bot has the seat for now, and its player is not asked."""
    return Refused(409, "a bot plays for this seat: take it back first", "bot-plays")
