"""What goes with an account, and what of it is exported."""

from __future__ import annotations

from typing import Any

from arcanum.server.database import Database, Statement

EXPORTED = {
    "results": (
        ("table", "seat", "game", "seats", "mode", "kind", "place", "score", "rated", "at"),
        (
            "SELECT played, seat, game, seats, mode, kind, place, score, rated, at "
            "FROM results WHERE who = ? ORDER BY at"
        ),
    ),
    "ratings": (
        ("game", "mu", "sigma", "games", "won", "at"),
        "SELECT game, mu, sigma, games, won, at FROM ratings WHERE who = ? ORDER BY game",
    ),
    "deals_of_the_day": (
        ("game", "day", "table", "score", "place", "at"),
        (
            "SELECT game, day, played, score, place, at FROM dailies "
            "WHERE account = ? ORDER BY day"
        ),
    ),
    "puzzles": (
        ("game", "week", "choice", "right", "at"),
        (
            "SELECT game, week, choice, good, at FROM guesses "
            "WHERE account = ? ORDER BY week, game"
        ),
    ),
    "played_with": (
        ("game", "kind", "what", "games", "won"),
        (
            "SELECT game, kind, value, games, won FROM used WHERE who = ? "
            "ORDER BY game, kind, value"
        ),
    ),
    "told_of_open_tables": (
        ("way", "to", "state", "game", "language", "pace"),
        (
            "SELECT kind, target, state, game, lang, tempo FROM watches "
            "WHERE account = ? ORDER BY kind"
        ),
    ),
    "tournaments": (
        ("tournament", "name", "number", "joined"),
        (
            "SELECT t.id, t.name, e.number, e.joined FROM entrants e "
            "JOIN tournaments t ON t.id = e.tournament WHERE e.account = ? ORDER BY e.joined"
        ),
    ),
    "clubs": (
        ("club", "name", "joined"),
        (
            "SELECT c.id, c.name, m.joined FROM members m JOIN clubs c ON c.id = m.club "
            "WHERE m.account = ? ORDER BY m.joined"
        ),
    ),
}


def exported(db: Database, account: str) -> dict[str, list[dict[str, Any]]]:
    """What the account has reached, and where it belongs."""
    return {
        name: [dict(zip(fields, row, strict=True)) for row in db.rows(sql, (account,))]
        for name, (fields, sql) in EXPORTED.items()
    }


def person_gone(account: str) -> list[Statement]:
    """An account leaves nothing but numbers in the tournaments of others."""
    return [
        *[
            (f"DELETE FROM {name} WHERE who = ?", (account,))
            for name in ("results", "ratings", "tallies", "used")
        ],
        *[
            (f"DELETE FROM {name} WHERE account = ?", (account,))
            for name in ("dailies", "guesses", "watches")
        ],
        (
            "UPDATE entrants SET account = NULL, shown = '', gone = 1 WHERE account = ?",
            (account,),
        ),
        ("UPDATE tournaments SET owner = '' WHERE owner = ?", (account,)),
        (
            (
                "UPDATE clubs SET members = members - 1 WHERE id IN "
                "(SELECT club FROM members WHERE account = ?)"
            ),
            (account,),
        ),
        ("DELETE FROM members WHERE account = ?", (account,)),
        (
            (
                "UPDATE clubs SET owner = COALESCE((SELECT m.account FROM members m "
                "WHERE m.club = clubs.id ORDER BY m.joined LIMIT 1), '') WHERE owner = ?"
            ),
            (account,),
        ),
        ("DELETE FROM clubs WHERE owner = '' AND members <= 0", ()),
        ("DELETE FROM reports WHERE teller = ?", (account,)),
    ]


def unlisted(account: str, closed: bool) -> Statement:
    """A closed account is on no ladder; one that is open again is, if it does not hide."""
    listed = "0"
    if not closed:
        listed = (
            "CASE WHEN sigma <= 5.0 AND NOT EXISTS (SELECT 1 FROM accounts "
            "WHERE name = who AND hidden = 1) THEN 1 ELSE 0 END"
        )
    return (f"UPDATE ratings SET listed = {listed} WHERE who = ?", (account,))
