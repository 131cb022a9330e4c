"""The log: one JSON object a line, without addresses that carry secrets."""

from __future__ import annotations

import json
import logging
from datetime import UTC, datetime
from typing import Any


class NoGarbage(logging.Filter):
    """Whoever sends bytes that are no text must not fill the log with our traces."""

    def filter(self, record: logging.LogRecord) -> bool:
        return not str(record.msg).startswith("Invalid UTF-8 sequence")


class JsonLines(logging.Formatter):
    """{"at": …, "level": …, "from": …, "text": …}; the query of an address is left out."""

    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, Any] = {
            "at": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "from": record.name,
            "text": without_queries(record),
        }
        if record.exc_info:
            line["trace"] = self.formatException(record.exc_info)
        return json.dumps(line, ensure_ascii=False)


def without_queries(record: logging.LogRecord) -> str:
    """uvicorn logs whole addresses; no secret belongs into a query, but somebody may put one there."""
    if isinstance(record.args, tuple):
        record.args = tuple(
            part.partition("?")[0] if isinstance(part, str) and part.startswith("/") else part for part in record.args
        )
    return record.getMessage()


JOURNAL: dict[str, Any] = {
    "version": 1,
    "disable_existing_loggers": False,
    "formatters": {"json": {"()": JsonLines}},
    "handlers": {
        "lines": {
            "class": "logging.StreamHandler",
            "formatter": "json",
            "stream": "ext://sys.stderr",
            "filters": ["sense"],
        }
    },
    "filters": {"sense": {"()": NoGarbage}},
    "root": {"handlers": ["lines"], "level": "INFO"},
    "loggers": {
        "uvicorn": {"level": "INFO"},
        "uvicorn.access": {"level": "WARNING"},
        "alembic": {"level": "WARNING"},
    },
}
