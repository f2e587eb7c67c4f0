"""How strong the bots are: keeps results of tournaments, and writes docs/strength.md from them.

    python -m tools.strength keep ARENA_FOLDER NAME COMMIT [NOTE]   # of `arcanum arena --out`
    python -m tools.strength solo BOT GAME KEY=VALUE... GAMES SEED NAME COMMIT   # a bot alone
    python -m tools.strength write

Each file in docs/strength is one match: who played what, from which commit and in which build,
and every game with its seed. COMMIT is that of the new build; other bots are `NAME@COMMIT`.
From the records of Trickerion, it keeps how many Tricks of level 2 and 3 each seat learned and
performed. `solo` counts budgets in processor time, so that other work on the machine takes none
of them; started again, it goes on where it stopped.
"""

from __future__ import annotations

import json
import sys
import time
from collections.abc import Iterable, Iterator
from math import sqrt
from pathlib import Path
from typing import Any

from arcanum.bots import Seat, bot
from arcanum.games import game as find_game
from arcanum.games import ids
from arcanum.games.trickerion.rules.base.facts import LEVEL
from arcanum.games.trickerion.rules.base.table import Trickerion
from arcanum.kernel.build import is_compiled
from arcanum.records import Record, read_record

ROOT = Path(__file__).parents[1]
KEPT = ROOT / "docs" / "strength"
PAGE = ROOT / "docs" / "strength.md"
Z = 1.96  # of a 95% interval
TOLD = ("seed", "sitting", "scores", "places", "seconds", "higher")  # of a game
TRICKERION = "trickerion"
HIGHER = (2, 3)  # levels of Tricks
PROCESSOR_TIME = "budgets in processor time"
HEAD = """# How strong the bots are

Written by `python -m tools.strength write` from the matches in [docs/strength](strength), never
by hand. Seats are rotated, and each deal is played from every seat. A shared victory
counts in part. Intervals are Wilson's, of 95%. Seconds are processor time for all decisions of
a seat in a game. Where a match was cut short, the number of games that were planned is given.
"""


def wilson(won: float, games: int) -> tuple[float, float]:
    """The interval of a share."""
    share = won / games
    spread = Z * sqrt(share * (1 - share) / games + Z * Z / (4 * games * games))
    middle = share + Z * Z / (2 * games)
    whole = 1 + Z * Z / games
    return (middle - spread) / whole, (middle + spread) / whole


# -- keeping


def keep(folder: Path, name: str, commit: str, note: str = "") -> None:
    """A tournament, without its records."""
    plan = json.loads((folder / "arena.json").read_text(encoding="utf-8"))
    games = [json.loads(line) for line in (folder / "games.jsonl").read_text().splitlines()]
    games.sort(key=lambda each: int(each["number"]))
    if plan["game"] == TRICKERION:
        for each in games:
            record = folder / "records" / f"{each['number']:06}.jsonl"
            if record.is_file():
                each["higher"] = higher_tricks(read_record(record))
    store(name, commit, plan, games, note)


def higher_tricks(record: Record) -> list[list[int]]:
    """Tricks of level 2 and of level 3 that each seat learned, and that it performed."""
    game = record.playable()
    s = record.replay(at=0, notes=False)
    assert isinstance(s, Trickerion)
    learned: list[set[int]] = [set() for _ in range(s.seats)]
    for seat, spelled in record.actions:
        s.turn_to(seat)
        s.apply(game.read(spelled))
        for p in range(s.seats):
            learned[p].update(trick for trick in s.troupes[p].tricks if trick >= 0)
    return [
        [sum(LEVEL[trick] == level for trick in own) for own in each for level in HIGHER]
        for each in (
            (learned[p], learned[p] & set(s.troupes[p].debuts)) for p in range(s.seats)
        )
    ]


def store(
    name: str,
    commit: str,
    plan: dict[str, Any],
    games: list[dict[str, Any]],
    note: str = "",
) -> None:
    """One match, a line for each game."""
    head = {
        "game": plan["game"],
        "options": plan["options"],
        "seats": plan["seats"],
        "bots": plan["bots"],
        "asked": plan["games"],
        "commit": commit,
        "build": "compiled" if is_compiled() else "plain Python",
        "date": time.strftime("%Y-%m-%d"),
        "note": note,
    }
    lines = [json.dumps(head)]
    for each in games:
        lines.append(json.dumps({key: each[key] for key in TOLD if key in each}))
    KEPT.mkdir(exist_ok=True)
    (KEPT / f"{name}.jsonl").write_text("\n".join(lines) + "\n", encoding="utf-8")


def solo(
    who: str, game: str, options: dict[str, str], deals: Iterable[int]
) -> Iterator[dict[str, Any]]:
    """Games of a bot against the game's own opponent."""
    time.perf_counter = time.process_time  # by which bots keep their budgets
    known = find_game(game)
    for deal in deals:
        s = known.new(seats=1, options=options, seed=deal, notes=False)
        player = bot(who, game, deal * 8)
        begin = time.process_time()
        while not s.over:
            s.apply(player.choose(Seat(s, s.player)))
        yield {
            "seed": deal,
            "sitting": [who],
            "scores": s.scores(),
            "places": [1 if 0 in s.winners() else 2],
            "seconds": [round(time.process_time() - begin, 2)],
        }


def play_solo(
    who: str, game: str, asked: list[str], games: int, seed: int, name: str, commit: str
) -> None:
    """Plays such games, and keeps each one at once."""
    options = dict(each.split("=", 1) for each in asked)
    settings = find_game(game).new(seats=1, options=options, seed=0, notes=False).settings
    plan = {"game": game, "options": settings, "seats": 1, "bots": [who], "games": games}
    played = kept_games(name, {**plan, "commit": commit})
    for each in solo(who, game, options, range(seed + len(played), seed + games)):
        played.append(each)
        store(name, commit, plan, played, PROCESSOR_TIME)


def kept_games(name: str, plan: dict[str, Any]) -> list[dict[str, Any]]:
    """The games of a match that was begun; none if there is no such match."""
    path = KEPT / f"{name}.jsonl"
    if not path.is_file():
        return []
    head, *games = [json.loads(line) for line in path.read_text().splitlines()]
    if any(head[key] != plan[key] for key in ("game", "options", "bots", "commit")):
        raise SystemExit(f"{path} holds another match")
    return games


# -- writing


def matches() -> list[tuple[dict[str, Any], list[dict[str, Any]]]]:
    """All that is kept, by game and name."""
    out = []
    for path in sorted(KEPT.glob("*.jsonl")):
        head, *games = [json.loads(line) for line in path.read_text().splitlines()]
        out.append(({**head, "name": path.stem}, games))
    return out


def page() -> str:
    """The document."""
    lines = [HEAD]
    found = matches()
    for game in ids():
        own = [(head, games) for head, games in found if head["game"] == game]
        if own:
            lines += [f"## {find_game(game).id}", "", TABLE_HEAD, TABLE_LINE]
            lines += [row(head, games) for head, games in own] + [""]
            counted = [each for each in own if all("higher" in game for game in each[1])]
            if counted:
                lines += [HIGHER_HEAD, HIGHER_LINE]
                lines += [line for each in counted for line in higher_rows(*each)] + [""]
    return "\n".join(lines).rstrip("\n") + "\n"


TABLE_HEAD = "| match | table | won | share (95%) | mean scores | seconds a game | how |"
TABLE_LINE = "|---|---|---|---|---|---|---|"
HIGHER_HEAD = (
    "| tricks a game | games | score | level 2 learned | performed | level 3 learned "
    "| performed |"
)
HIGHER_LINE = "|---|---|---|---|---|---|---|"


def row(head: dict[str, Any], games: list[dict[str, Any]]) -> str:
    """One match, from the side of its first bot."""
    mine = head["bots"][0]
    others = head["bots"][1:]
    won = sum(
        1 / each["places"].count(1)
        for each in games
        for who, place in zip(each["sitting"], each["places"], strict=True)
        if who == mine and place == 1
    )
    low, high = wilson(won, len(games))
    usual = find_game(head["game"]).new(seed=0, notes=False).settings
    table = "".join(
        f", {key} {value}" for key, value in head["options"].items() if usual.get(key) != value
    )
    scores = " to ".join(f"{mean(games, 'scores', name):.0f}" for name in head["bots"])
    seconds = " to ".join(f"{mean(games, 'seconds', name):.1f}" for name in head["bots"])
    against = f"against {', '.join(f'`{name}`' for name in others)}" if others else "alone"
    note = f"; {head['note']}" if head.get("note") else ""
    cut = "" if len(games) == head["asked"] else f", {head['asked']} were asked for"
    return (
        f"| `{mine}` {against} | {head['seats']} seats{table} | {won:g} of {len(games)}{cut} "
        f"| {won / len(games):.0%} ({low:.0%} to {high:.0%}) | {scores} | {seconds} "
        f"| {head['commit']}, {head['build']}, {head['date']}, seeds from {games[0]['seed']}"
        f"{note} |"
    )


def higher_rows(head: dict[str, Any], games: list[dict[str, Any]]) -> list[str]:
    """How many higher Tricks the bots of one match learned and performed, a line for each."""
    out = []
    for name in head["bots"]:
        counts = [
            counts
            for each in games
            for who, counts in zip(each["sitting"], each["higher"], strict=True)
            if who == name
        ]
        second, third, shown_second, shown_third = (
            f"{sum(column) / len(counts):.2f}" for column in zip(*counts, strict=True)
        )
        others = [other for other in head["bots"] if other != name]
        out.append(
            f"| `{name}` against {', '.join(f'`{other}`' for other in others)} | {len(games)} "
            f"| {mean(games, 'scores', name):.1f} | {second} | {shown_second} | {third} "
            f"| {shown_third} |"
        )
    return out


def mean(games: list[dict[str, Any]], what: str, name: str) -> float:
    """Of scores or seconds, over all seats of a bot."""
    found = [
        float(value)
        for each in games
        for who, value in zip(each["sitting"], each[what], strict=True)
        if who == name
    ]
    return sum(found) / len(found)


def main(args: list[str]) -> int:
    if args[:1] == ["keep"] and len(args) in (4, 5):
        keep(Path(args[1]), args[2], args[3], "".join(args[4:]))
    elif args[:1] == ["solo"] and len(args) >= 7:
        play_solo(args[1], args[2], args[3:-4], int(args[-4]), int(args[-3]), *args[-2:])
    elif args == ["write"]:
        PAGE.write_text(page(), encoding="utf-8")
    else:
        print(__doc__)
        return 2
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
