"""A server process to be measured: started on a free port, kept on its core, given its share, asked what it used."""

from __future__ import annotations

import contextlib
import os
import signal
import socket
import subprocess
import sys
import threading
import time
import urllib.request
from pathlib import Path

ROOT = Path(__file__).parent.parent
HERE = "127.0.0.1"
PATIENCE = 30.0  # seconds to wait for anything before it counts as an error


class Server:
    """One server process on a free port, with its tables in a folder."""

    def __init__(self, folder: Path, plain: bool, one_core: bool = False, database: str = "") -> None:
        with socket.socket() as free:
            free.bind((HERE, 0))
            self.port = int(free.getsockname()[1])
        self.database = database or f"sqlite+aiosqlite:///{folder / 'tables.sqlite'}"
        self.log = folder / f"log{self.port}"
        self.plain = plain
        self.cores = {min(os.sched_getaffinity(0))} if one_core else os.sched_getaffinity(0)

    def __enter__(self) -> Server:
        command = [str(Path(sys.executable).with_name("deskovka")), "serve", "--host", HERE, "--port", str(self.port)]
        command += ["--database", self.database]
        environment = {**os.environ, "PYTHONPATH": str(ROOT / "src")} if self.plain else None
        with self.log.open("w") as log:
            self.process = subprocess.Popen(command, env=environment, stdout=log, stderr=log)
        os.sched_setaffinity(self.process.pid, self.cores)
        try:
            self.wait_until_up()
        except BaseException:
            self.stop()
            raise
        return self

    def __exit__(self, *_: object) -> None:
        self.stop()

    def stop(self) -> None:
        self.process.send_signal(signal.SIGTERM)
        try:
            self.process.wait(15)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()

    def wait_until_up(self) -> None:
        until = time.monotonic() + PATIENCE
        while time.monotonic() < until and self.process.poll() is None:
            with contextlib.suppress(OSError), urllib.request.urlopen(f"http://{HERE}:{self.port}/healthz", timeout=5):
                return
            time.sleep(0.05)
        raise SystemExit(f"the server does not start:\n{self.log.read_text()}")

    def complaints(self) -> int:
        """Lines of the log above information."""
        return sum('"level": "info"' not in line for line in self.log.read_text().splitlines())


def processor_seconds(process: int) -> float:
    """Of a process, all its threads; not of its children."""
    fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def memory_mb(process: int) -> int:
    for line in Path(f"/proc/{process}/status").read_text().splitlines():
        if line.startswith("VmRSS:"):
            return int(line.split()[1]) // 1024
    return 0


class Ration:
    """Each process gets the same share of a core: whoever has used more is stopped until it is entitled to more."""

    STEP = 0.002  # seconds between two looks
    MOST = 0.02  # seconds of a processor that may be saved up

    def __init__(self, processes: list[int], share: float) -> None:
        self.share = share
        self.left = dict.fromkeys(processes, 0.0)
        self.stopped: set[int] = set()
        self.over = threading.Event()
        self.work = threading.Thread(target=self.keep, daemon=True)

    def __enter__(self) -> None:
        if self.share:
            self.work.start()

    def __exit__(self, *_: object) -> None:
        self.over.set()
        if self.share:
            self.work.join()
        for process in self.stopped:
            os.kill(process, signal.SIGCONT)

    def keep(self) -> None:
        used = {process: main_thread_seconds(process) for process in self.left}
        at = time.monotonic()
        while not self.over.wait(self.STEP):
            before, at = at, time.monotonic()
            for process in self.left:
                now = main_thread_seconds(process)
                earned = self.share * (at - before) - (now - used[process])
                used[process] = now
                self.left[process] = min(self.MOST, self.left[process] + earned)
                self.let(process, self.left[process] > 0)

    def let(self, process: int, runs: bool) -> None:
        if runs and process in self.stopped:
            self.stopped.remove(process)
            os.kill(process, signal.SIGCONT)
        elif not runs and process not in self.stopped:
            self.stopped.add(process)
            os.kill(process, signal.SIGSTOP)


def main_thread_seconds(process: int) -> float:
    """What the first thread of a process has used: nearly all of a server, and told more finely than the rest."""
    return int(Path(f"/proc/{process}/schedstat").read_text().split()[0]) / 1e9
