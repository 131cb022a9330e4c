"""The log: one JSON object a line, without addresses that carry secrets, and never a flood."""

from __future__ import annotations

import json
import logging
import re
from collections import Counter
from contextlib import nullcontext
from copy import copy
from datetime import UTC, datetime
from threading import Timer
from time import monotonic
from typing import Any

SAME = 3  # lines of one kind in a minute
MINUTE = 60.0
LETTERS = 60_000  # of all lines in a minute
LONGEST_TRACE = 6000  # letters
MOST_KINDS = 200  # that are told apart in a minute
NUMBERS = re.compile(r"0x[0-9a-f]+|\d+")

Kind = tuple[str, int, str]


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
            trace = self.formatException(record.exc_info)
            line["trace"] = trace if len(trace) <= LONGEST_TRACE else f"…{trace[-LONGEST_TRACE:]}"
        return json.dumps(line, ensure_ascii=False)


def without_queries(record: logging.LogRecord) -> str:
    """uvicorn logs whole addresses; no secret belongs into a query, but somebody may put one there."""
    if isinstance(record.args, tuple):
        record.args = tuple(
            part.partition("?")[0] if isinstance(part, str) and part.startswith("/") else part for part in record.args
        )
    return record.getMessage()


def kind_of(record: logging.LogRecord) -> Kind:
    """What makes two lines the same: where they come from and what they say, whatever number or name is in it."""
    first = str(record.msg).partition("\n")[0]
    return record.name, record.levelno, NUMBERS.sub("#", first)[:100]


class Journal(logging.StreamHandler[Any]):
    """Writes a line of one kind a few times a minute, with its trace once; afterwards it says how many it left out."""

    def __init__(self, stream: Any = None) -> None:
        super().__init__(stream)
        self.since = monotonic()
        self.letters = 0
        self.seen: Counter[Kind] = Counter()
        self.left_out: Counter[Kind] = Counter()
        self.timer: Timer | None = None

    def emit(self, record: logging.LogRecord) -> None:
        if monotonic() - self.since >= MINUTE:
            self.turn_page()
        kind = kind_of(record)
        if kind not in self.seen and len(self.seen) >= MOST_KINDS:
            kind = ("", record.levelno, "lines of many kinds")
        self.seen[kind] += 1
        if self.seen[kind] > SAME or self.letters > LETTERS:
            self.leave_out(kind)
            return
        if self.seen[kind] > 1 and record.exc_info:
            record = copy(record)  # others may want the trace
            record.exc_info = record.exc_text = None
        self.letters += len(self.format(record))
        super().emit(record)

    def leave_out(self, kind: Kind) -> None:
        self.left_out[kind] += 1
        if self.timer is None:  # also when nothing more is ever logged
            self.timer = Timer(max(0.0, self.since + MINUTE - monotonic()), self.say_what_was_left_out)
            self.timer.daemon = True
            self.timer.start()

    def say_what_was_left_out(self) -> None:
        with self.lock or nullcontext():
            self.turn_page()
            self.flush()

    def turn_page(self) -> None:
        """A new minute; first, what the last one did not say."""
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None
        for (source, level, text), count in self.left_out.items():
            told = logging.LogRecord(source, level, "", 0, "%d more like this were left out: %s", (count, text), None)
            super().emit(told)
        self.seen.clear()
        self.left_out.clear()
        self.since, self.letters = monotonic(), 0

    def close(self) -> None:
        if self.left_out:
            self.say_what_was_left_out()
        super().close()


JOURNAL: dict[str, Any] = {
    "version": 1,
    "disable_existing_loggers": False,
    "formatters": {"json": {"()": JsonLines}},
    "handlers": {
        "lines": {
            "()": Journal,
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
