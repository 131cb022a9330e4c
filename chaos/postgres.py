"""A PostgreSQL of one's own, to be thrown away: stopped in the middle of everything, and started again."""

from __future__ import annotations

import os
import shutil
import signal
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from chaos.processes import free_port


def postgres_programs() -> Path | None:
    """The folder with initdb and postgres, the newest if there are several; None where there is no PostgreSQL."""
    on_path = shutil.which("initdb")
    if on_path is not None and (Path(on_path).resolve().parent / "postgres").exists():
        return Path(on_path).resolve().parent
    folders = [
        initdb.parent
        for place, pattern in (
            ("/usr/lib/postgresql", "*/bin/initdb"),
            ("/usr", "pgsql-*/bin/initdb"),
            ("/opt/homebrew/opt", "postgresql*/bin/initdb"),
            ("/usr/local/opt", "postgresql*/bin/initdb"),
        )
        for initdb in Path(place).glob(pattern)
    ]
    return max(folders, key=version_in, default=None)


def version_in(folder: Path) -> float:
    """The version in the name of an installation, e.g. .../postgresql@16/bin."""
    digits = "".join(sign for sign in folder.parent.name if sign.isdigit() or sign == ".")
    return float(digits) if digits else 0.0


class Postgres:
    """A PostgreSQL that is thrown away."""

    def __init__(self, programs: Path, folder: Path) -> None:
        self.programs = programs
        self.folder = folder
        self.port = free_port()
        self.user = "postgres" if os.geteuid() == 0 else None  # it refuses to run as root
        if self.user is not None:
            shutil.chown(folder, self.user)
        self.run(
            "initdb", "--auth=trust", "--username=deskovka", "--encoding=UTF8", "--no-sync", "-D", str(folder / "db")
        )
        self.process: subprocess.Popen[bytes] | None = None

    def run(self, program: str, *words: str) -> None:
        done = subprocess.run(
            [str(self.programs / program), *words],
            capture_output=True,
            text=True,
            cwd=self.folder,
            user=self.user,
            timeout=300,
        )
        assert done.returncode == 0, done.stderr

    def start(self) -> None:
        settings = [
            "fsync=off",  # what a process that dies has written, the system keeps; recovery is quicker
            "max_connections=200",
            "listen_addresses=127.0.0.1",
            f"port={self.port}",
            f"unix_socket_directories={self.folder}",
        ]
        with (self.folder / "log").open("ab") as log:
            self.process = subprocess.Popen(
                [str(self.programs / "postgres"), "-D", str(self.folder / "db"), *(f"--{each}" for each in settings)],
                stdout=log,
                stderr=log,
                cwd=self.folder,
                user=self.user,
            )
        end = time.monotonic() + 120
        ready = [str(self.programs / "pg_isready"), "-q", "-h", "127.0.0.1", "-p", str(self.port)]
        while subprocess.run(ready).returncode != 0:
            assert self.process.poll() is None, (self.folder / "log").read_text()
            assert time.monotonic() < end, (self.folder / "log").read_text()
            time.sleep(0.05)

    def stop(self) -> None:
        """Fast: connections are cut."""
        if self.process is not None and self.process.poll() is None:
            self.process.send_signal(signal.SIGINT)
            try:
                self.process.wait(15)
            except subprocess.TimeoutExpired:
                self.process.send_signal(signal.SIGQUIT)
                self.process.wait(15)

    def stop_at_once(self) -> None:
        """As it is stopped when the machine goes: nobody is told, nothing is written any more."""
        if self.process is not None:
            self.process.send_signal(signal.SIGQUIT)
            self.process.wait(60)

    def address(self, database: str = "postgres") -> str:
        return f"postgresql://deskovka@127.0.0.1:{self.port}/{database}"

    def new_database(self, name: str) -> str:
        """An empty database, as a server wants to be told of it."""
        self.run("createdb", "-h", "127.0.0.1", "-p", str(self.port), "-U", "deskovka", name)
        return self.address(name).replace("postgresql://", "postgresql+asyncpg://")


@contextmanager
def throwaway_postgres(programs: Path) -> Iterator[Postgres]:
    """A PostgreSQL, gone afterwards."""
    folder = Path(tempfile.mkdtemp(prefix="deskovka-postgres-", dir="/tmp"))
    folder.chmod(0o755)
    try:
        database = Postgres(programs, folder)
        try:
            database.start()
            yield database
        finally:
            database.stop()
    finally:
        shutil.rmtree(folder)
