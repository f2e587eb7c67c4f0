"""Figures for Prometheus: latency by route and store operation, tables, sockets, bots."""

from __future__ import annotations

from functools import partial

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

STEPS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 10.0)


class Metrics:
    """The figures of one server."""

    def __init__(self) -> None:
        self.registry = registry = CollectorRegistry()
        seconds = partial(Histogram, registry=registry, buckets=STEPS)
        gauge, counter = partial(Gauge, registry=registry), partial(Counter, registry=registry)
        self.requests = seconds(
            "arcanum_request_seconds",
            "Time to answer, by route and status",
            ["method", "route", "status"],
        )
        self.store = seconds(
            "arcanum_store_seconds",
            "Time of a store operation; a write is one group commit",
            ["operation"],
        )
        self.tables = gauge("arcanum_open_tables", "Tables in memory")
        self.sockets = gauge("arcanum_open_sockets", "Web sockets and streams")
        self.bot_queue = gauge("arcanum_bot_queue", "Bot decisions under way or waiting")
        self.bot_late = counter("arcanum_bot_late", "Bot decisions beyond their time budget")
        self.bot_failed = counter("arcanum_bot_failed", "Bot decisions that ended in an error")
        self.bot_seconds = seconds(
            "arcanum_bot_seconds",
            "Time of a bot's decision, with waiting for a worker",
            ["bot"],
        )
        self.hints = counter("arcanum_hints", "Hints given")
        self.analyses = gauge("arcanum_analyses", "Analyses under way or waiting")
        self.children: dict[tuple[str, str, int], Histogram] = {}
        self.operations: dict[str, Histogram] = {}

    def took(self, method: str, route: str, status: int, seconds: float) -> None:
        """An answer was given."""
        key = (method, route, status)
        child = self.children.get(key)
        if child is None:
            child = self.children[key] = self.requests.labels(method, route, str(status))
        child.observe(seconds)

    def stored(self, operation: str, seconds: float) -> None:
        """The store did something."""
        child = self.operations.get(operation)
        if child is None:
            child = self.operations[operation] = self.store.labels(operation)
        child.observe(seconds)

    def text(self) -> bytes:
        """All figures as Prometheus reads them."""
        return generate_latest(self.registry)
