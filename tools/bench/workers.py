"""What an action costs with one and with several processes, over a PostgreSQL of its own.

    python -m tools.bench.workers [--workers 1,2] [--seconds 15] [--connections 50] [--rounds 3]
                                   [--rate 0]

The database is made in a temporary folder, waits for the disk as a real one does, and is gone
afterwards. With a rate, every server gets so many actions a second: then what they cost can be
compared on a busy machine too. `arcanum loadtest --db URL --workers 1,2` measures the same.
"""

from __future__ import annotations

import argparse
import json
import sys

from arcanum.measure.workersload import workers_load
from tests.server.desk import postgres


def main() -> int:
    """Measure, and print the figures as JSON."""
    read = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    read.add_argument("--workers", default="1,2")
    read.add_argument("--seconds", type=float, default=15.0)
    read.add_argument("--connections", type=int, default=50)
    read.add_argument("--rounds", type=int, default=3)
    read.add_argument(
        "--rate", type=float, default=0.0, help="actions a second; 0: all it takes"
    )
    args = read.parse_args()
    with postgres(durable=True) as cluster:
        result = workers_load(
            cluster.database(),
            [int(number) for number in args.workers.split(",")],
            args.seconds,
            args.connections,
            rounds=args.rounds,
            rate=args.rate,
            say=lambda line: print(line, file=sys.stderr, flush=True),
        )
    print(json.dumps(result, indent=1))
    return 0


if __name__ == "__main__":
    sys.exit(main())
