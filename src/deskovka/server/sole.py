"""One process for each SQLite file: it takes the tables in its memory for the truth."""

from __future__ import annotations

import os
import sys
from contextlib import suppress
from pathlib import Path
from typing import IO

from sqlalchemy.engine import make_url

from deskovka.core.errors import DeskovkaError
from deskovka.server.private import make_folder

MEMORY = ":memory:"
PLACE = 1024  # of the byte that is locked: Windows lets nobody read what is, and the number before it is to be read


def file_of(database: str) -> Path | None:
    """The file of a SQLite database."""
    url = make_url(database)
    if url.get_backend_name() != "sqlite" or url.database in (None, "", MEMORY):
        return None
    return Path(str(url.database))


def check_sole(database: str) -> None:
    """DeskovkaError if another process serves this file."""
    sole = Sole(file_of(database))
    sole.take()
    sole.give_up()


class Sole:
    """A lock beside the file that the system takes from a process which ends, however it ends."""

    def __init__(self, file: Path | None) -> None:
        self.file = file
        self.held: IO[bytes] | None = None

    def take(self) -> None:
        """Until the end; DeskovkaError if another process has it."""
        if self.file is None or self.held is not None:
            return
        make_folder(self.file.parent)
        held = self.file.with_name(self.file.name + ".lock").open("a+b")
        try:
            lock(held)
        except OSError:
            held.seek(0)
            owner = held.read(20).decode(errors="replace").strip()
            held.close()
            raise DeskovkaError(
                f"{self.file} is served by another process already{f' ({owner})' if owner else ''}: "
                "a SQLite file has one; several processes need PostgreSQL"
            ) from None
        held.truncate(0)
        held.write(f"{os.getpid()}\n".encode())
        held.flush()
        self.held = held

    def give_up(self) -> None:
        """The file stays: whoever removed it could lock another one than those who have it open."""
        held, self.held = self.held, None
        if held is not None:
            with suppress(OSError):
                held.truncate(0)
            held.close()


if sys.platform == "win32":
    import msvcrt

    def lock(held: IO[bytes]) -> None:
        held.seek(PLACE)
        msvcrt.locking(held.fileno(), msvcrt.LK_NBLCK, 1)

else:
    import fcntl

    def lock(held: IO[bytes]) -> None:
        """Of this process alone: those it starts do not hold it."""
        fcntl.lockf(held, fcntl.LOCK_EX | fcntl.LOCK_NB, 1, PLACE)
