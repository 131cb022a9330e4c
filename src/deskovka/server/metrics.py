"""Numbers about a running server, for Prometheus."""

from __future__ import annotations

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
        self.bot_seconds = Histogram("deskovka_bot_seconds", "Time bots think", registry=self.registry)
