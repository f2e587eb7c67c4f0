"""Work on many machines: a Dask cluster by the address of its scheduler."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import Any, TypeVar

from arcanum.kernel.errors import BadSetting
from arcanum.lab.extras import not_installed

try:
    from distributed import Client, as_completed
except ImportError as missing:
    raise not_installed(missing, "dask") from None

T = TypeVar("T")
R = TypeVar("R")

PATIENCE = "10s"  # to reach the scheduler
AHEAD = 4  # tasks sent for each of the cluster's threads


class Machines:
    """A cluster, in the shape of `Workers`."""

    def __init__(self, address: str) -> None:
        self.address = address
        self.client: Any = None

    def __enter__(self) -> Machines:
        try:
            self.client = Client(self.address, timeout=PATIENCE)  # type: ignore[no-untyped-call]
        except (OSError, TimeoutError, ValueError) as wrong:
            raise BadSetting(
                f"no Dask scheduler answers at {self.address} ({wrong})"
            ) from wrong
        return self

    def __exit__(self, *wrong: object) -> None:
        self.client.close()

    def run(self, work: Callable[[T], R], tasks: Iterable[T]) -> Iterator[R]:
        """The results as they come."""
        todo = iter(tasks)
        threads = sum(self.client.nthreads().values())
        if not threads:
            raise BadSetting(f"the Dask cluster at {self.address} has no workers")
        under_way: Any = as_completed(with_results=True)  # type: ignore[no-untyped-call]
        for task, _ in zip(todo, range(AHEAD * threads), strict=False):
            under_way.add(self.client.submit(work, task, pure=False))
        for _, result in under_way:
            yield result
            for task in todo:
                under_way.add(self.client.submit(work, task, pure=False))
                break
