"""`arcanum loadtest --db postgresql://… --workers 1,2`: what an action costs with N processes.

For every number of processes a server of its own runs over the same database; rounds of play
take turns, so that a busy moment of the machine falls on all of them. Processor time is that of
all processes of a server, and of PostgreSQL where it runs on this machine. An action is cheaper
when many share a commit; with a `rate` all servers get the same number of actions a second, and
what they cost can be compared on a busy machine too.
"""

from __future__ import annotations

import os
import statistics
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

from arcanum.kernel.errors import BadSetting
from arcanum.measure.loadtest import Process, closed_loop, loop_runner

MICRO = 1_000_000


class Several(Process):
    """`arcanum serve` with so many processes over a database."""

    def __init__(self, db: str, workers: int) -> None:
        self.workers = workers
        command = ["-m", "arcanum", "serve", "--db", db, "--workers", str(workers), "--port"]
        super().__init__(command, os.sched_getaffinity(0))

    def cpu(self) -> float:
        """Seconds of processor time so far, of all processes."""
        return sum(map(cpu_of, family(self.process.pid)))


def cpu_of(pid: int) -> float:
    """Seconds of processor time of a process, with children that have ended."""
    try:
        fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    except OSError:
        return 0.0  # it has just ended
    return sum(map(int, fields[11:15])) / os.sysconf("SC_CLK_TCK")


def family(pid: int) -> list[int]:
    """A process and all that it started."""
    out = [pid]
    for path in Path(f"/proc/{pid}/task").glob("*/children"):
        try:
            out += [each for child in path.read_text().split() for each in family(int(child))]
        except OSError:
            continue
    return out


def database_process(db: str) -> int | None:
    """The first process of PostgreSQL, if it runs on this machine."""
    import psycopg

    with psycopg.connect(db) as connection:
        pid = connection.info.backend_pid
    try:
        status = Path(f"/proc/{pid}/stat").read_text()
    except OSError:
        return None
    return int(status.rpartition(")")[2].split()[1]) if "postgres" in status else None


def workers_load(
    db: str,
    workers: Sequence[int] = (1, 2),
    seconds: float = 5.0,
    connections: int = 50,
    seats: int = 3,
    rounds: int = 3,
    rate: float = 0.0,
    say: Callable[[str], None] = lambda line: None,
) -> dict[str, Any]:
    """Medians of the rounds for every number of processes; ratios to the first number."""
    if not db.startswith("postgres"):
        raise BadSetting("several workers need PostgreSQL: use --db postgresql://…")
    run = loop_runner()
    found: dict[int, list[dict[str, Any]]] = {number: [] for number in workers}
    servers: list[Several] = []
    try:
        for number in workers:
            servers.append(Several(db, number))
        first = database_process(db)
        for _ in range(rounds):
            for server in servers:
                before = cpu_with_children(first)
                result = run(closed_loop(server, connections, seats, seconds / rounds, rate))
                used = cpu_with_children(first) - before
                result["database_us_per_action"] = round(
                    used * MICRO / max(1, result["actions"])
                )
                found[server.workers].append(result)
                say(f"{server.workers} workers: {result}")
    finally:
        for server in servers:
            server.stop()
    out: dict[str, Any] = {
        "cores": len(os.sched_getaffinity(0)),
        "load_average": [round(load, 1) for load in os.getloadavg()],
        "connections": connections,
        "seats": seats,
        "rate": rate,
        "workers": {str(number): medians(found[number]) for number in workers},
    }
    base = out["workers"][str(workers[0])]["cpu_us_per_action"]
    out["cpu_ratio"] = {
        str(number): round(out["workers"][str(number)]["cpu_us_per_action"] / max(1, base), 2)
        for number in workers
    }
    return out


def cpu_with_children(pid: int | None) -> float:
    """Processor time of PostgreSQL so far; 0 where it is not here."""
    return 0.0 if pid is None else sum(map(cpu_of, family(pid)))


def medians(rounds: list[dict[str, Any]]) -> dict[str, Any]:
    """The median of every figure; errors are added up."""
    out = {
        name: statistics.median(each[name] for each in rounds)
        for name, value in rounds[0].items()
        if isinstance(value, (int, float))
    }
    out["errors"] = sum(each["errors"] for each in rounds)
    return out
