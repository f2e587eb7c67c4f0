"""Fails when an engine has become much slower than it was.

    python -m tools.check_speed           compare with docs/speed.json
    python -m tools.check_speed --record  write it again

Figures are decisions of random play over a fixed loop of plain Python, measured in the same
run and in turn: so they mean the same on a slow, fast or busy machine. A figure below 70% of
what was recorded is measured again before it counts.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path

from arcanum.games import ids
from arcanum.kernel.build import is_compiled
from arcanum.measure.bench import fewest_seats, figures

FILE = Path(__file__).parent.parent / "docs" / "speed.json"
ENOUGH = 0.7
TRIES = 4


def measured(name: str, rounds: int = 7) -> float:
    """Decisions over the reference loop."""
    found: float = figures(name, fewest_seats(name), rounds, 0.1)["decisions_over_reference"]
    return found


def main(args: list[str]) -> int:
    build = "compiled" if is_compiled() else "interpreted"
    known = json.loads(FILE.read_text(encoding="utf-8")) if FILE.exists() else {}
    if args == ["--record"]:
        known[build] = {name: measured(name, 15) for name in ids()}
        FILE.write_text(json.dumps(known, indent=2) + "\n", encoding="utf-8")
        print(f"recorded for {build}: {known[build]}")
        return 0
    slow = []
    for name, recorded in known[build].items():
        best = 0.0
        for _ in range(TRIES):
            best = max(best, measured(name))
            if best >= ENOUGH * recorded:
                break
        print(f"{name}, {build}: {best / recorded:.0%} of the recorded figure")
        if best < ENOUGH * recorded:
            slow.append(name)
    if slow:
        print(
            f"slower than {ENOUGH:.0%} of docs/speed.json: {', '.join(slow)}", file=sys.stderr
        )
    return 1 if slow else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
