"""Where a disk is full nothing is stored: that is refused in so many words, and works again when there is room."""

from __future__ import annotations

import errno
import shutil
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from deskovka.server.refused import Refused

FULL = "disk-full"
LEAST = 1 << 20  # bytes: with less room than that the next answers will not find any
DISK_FULL = "53100"  # as PostgreSQL calls it


class Disk:
    """Whether there was room when something was last stored."""

    def __init__(self, file: Path | None) -> None:
        self.file = file  # of SQLite; where a PostgreSQL keeps its tables only it knows
        self.was_full = False

    @contextmanager
    def room(self) -> Iterator[None]:
        """Store something; Refused where there is no room for it."""
        try:
            yield
        except Refused:
            raise
        except Exception as problem:
            if not self.is_cause_of(problem):
                raise
            self.was_full = True
            raise Refused(FULL) from problem
        self.was_full = False

    def is_cause_of(self, problem: BaseException | None) -> bool:
        while problem is not None:
            if is_full(problem) or (isinstance(problem, sqlite3.OperationalError) and self.is_filled()):
                return True
            problem = getattr(problem, "orig", None) or problem.__cause__
        return False

    def is_filled(self) -> bool:
        return self.file is not None and shutil.disk_usage(self.file.parent).free < LEAST


def is_full(problem: BaseException) -> bool:
    code: Any = getattr(problem, "sqlite_errorcode", None)
    if code is not None:
        return bool(code & 0xFF == sqlite3.SQLITE_FULL)
    if getattr(problem, "sqlstate", None) == DISK_FULL:
        return True
    return isinstance(problem, OSError) and problem.errno in (errno.ENOSPC, errno.EDQUOT)
