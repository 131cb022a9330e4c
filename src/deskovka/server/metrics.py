"""Numbers about a running server, for Prometheus."""

from __future__ import annotations

from collections.abc import Callable

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram


class Metrics:
    """What is counted and timed."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.connections = Gauge("deskovka_connections", "Open WebSockets", registry=self.registry)
        self.tables = Gauge("deskovka_tables", "Tables in memory", registry=self.registry)
        self.answers = Counter("deskovka_moves", "Moves stored", ["kind"], registry=self.registry)
        self.refused = Counter("deskovka_refused", "Requests refused", ["code"], registry=self.registry)
        self.commit_seconds = Histogram(
            "deskovka_commit_seconds", "From an answer to its commit", registry=self.registry
        )
        self.stand_ins = Counter(
            "deskovka_bot_stand_ins", "Answers given for a bot that could not", ["why"], registry=self.registry
        )
        self.pools = PoolMetrics(self.registry)


class PoolMetrics:
    """What is counted and timed of work in other processes, by pool.

    "bots" think, "past" makes replays, "reviews" finds out what answers were worth.
    """

    def __init__(self, registry: CollectorRegistry) -> None:
        self.waiting = Gauge("deskovka_work_waiting", "Work that waits for a process", ["pool"], registry=registry)
        self.waited = Histogram("deskovka_wait_seconds", "Time until work begins", ["pool"], registry=registry)
        self.worked = Histogram("deskovka_work_seconds", "Time bots think, say", ["pool"], registry=registry)
        self.ends = Counter("deskovka_worker_ends", "Processes replaced", ["pool", "why"], registry=registry)

    def count(self, pool: str, waiting: Callable[[], int]) -> None:
        self.waiting.labels(pool).set_function(waiting)
