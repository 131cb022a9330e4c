"""How long news takes: one server process, many live tables, every player on a WebSocket of their own.

    .venv/bin/python bench/server.py                                  the installed (compiled) package
    .venv/bin/python bench/server.py --plain --tables 1,100 --seconds 5

Each number of tables gets a fresh `deskovka serve` on a fresh SQLite file, with the settings it has by itself.  Two
people sit at each table; every --pace seconds, from a moment of its own, one of those who are asked answers with one of
the options at random.  A finished table is followed by a new one.  The time of an answer runs from the sending of it
until both people have got the table with that answer in it.  If a server falls behind, answers are not left out: they
are sent late, and what is slow is seen in their times and in answers per second.  Measuring begins when all sit.

On a machine that is at other work too, times say little: look at `ms_each`, the processor time of the server (all its
threads) for each answer.  `--one-core` keeps the server on the first core and the clients off it.

With `--database` a PostgreSQL that is there holds the tables, and `--processes 2` serve them: then the people of a
table sit at different processes.  `cpu` and `ms_each` are of all of them together, without the database.
`--share 0.2` lets each server have a fifth of a core and no more: then the servers are what is full, not the cores that
they share with the clients and the database, and it shows what another process adds.

With `--bots hard,hard` one person sits at each table and plays against these bots (`--game` says what), answering
--pace seconds after being asked.  `bot_p95_ms` is the time of a bot's answer: from the news that only bots are asked to
the next news, as the person gets them, waiting for a free process and writing included.

The clients say whom they stand for (X-Forwarded-For) as a proxy on the same machine does, so that the limits for each
address hold for each table.  Prints one JSON line for each number of tables, then all of them as a table.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import gc
import json
import multiprocessing
import os
import random
import signal
import socket
import subprocess
import sys
import tempfile
import threading
import time
import urllib.request
from collections import Counter
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from multiprocessing.context import SpawnContext
from pathlib import Path
from typing import Any

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException
from websockets.typing import Subprotocol

ROOT = Path(__file__).parent.parent
HERE = "127.0.0.1"
BROWSER = ("deskovka", "changes", "words.cs")  # what the browser client asks for
PATIENCE = 30.0  # seconds to wait for anything before it counts as an error
OF_BOTS = ("bot_answers", "bot_p50_ms", "bot_p95_ms", "bot_p99_ms")
COLUMNS = ("tables", "per_second", "p50_ms", "p95_ms", "p99_ms", "max_ms", "errors", "cpu", "ms_each", "memory_mb")


# ---- the server


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


# ---- the players


@dataclass
class Load:
    """What one client process has to do."""

    ports: list[int]  # of the processes; the people of a table are spread over them
    tables: range
    pace: float
    seconds: float
    seed: int
    words: bool
    deflate: bool
    game: str
    bots: tuple[str, ...]  # against whom one person plays; none: two people
    cores: set[int]


class Start:
    """All processes begin at the same moment, when everybody sits."""

    def __init__(self, context: SpawnContext) -> None:
        self.seated = context.Semaphore(0)
        self.moment = context.Value("d", 0.0)  # by the clock of all processes; 0: not yet

    def give(self, tables: int) -> float:
        """The moment to begin, once that many tables are ready."""
        for _ in range(tables):
            if not self.seated.acquire(timeout=PATIENCE * 2):
                raise SystemExit("the people do not sit down")
        self.moment.value = time.time() + 1
        return float(self.moment.value)

    async def wait(self) -> float:
        self.seated.release()
        while not self.moment.value:
            await asyncio.sleep(0.05)
        return float(self.moment.value)


start: Start  # of this client process


def know_start(given: Start) -> None:
    global start
    start = given


@dataclass
class Taken:
    """What it has seen."""

    times: list[float] = field(default_factory=list)  # seconds from sending to the last viewer
    late: list[float] = field(default_factory=list)  # seconds an answer was sent after its moment
    bots: list[float] = field(default_factory=list)  # seconds from the news that a bot is asked to its answer
    errors: Counter[str] = field(default_factory=Counter)
    finished: int = 0
    news: int = 0
    letters: int = 0


def post(port: int, address: str, path: str, body: dict[str, Any], cookie: str = "") -> tuple[Any, str]:
    """What the server says, and the cookie it gives."""
    headers = {"content-type": "application/json", "x-deskovka": "1", "x-forwarded-for": address, "cookie": cookie}
    request = urllib.request.Request(f"http://{HERE}:{port}{path}", json.dumps(body).encode(), headers)
    with urllib.request.urlopen(request, timeout=PATIENCE) as response:
        return json.load(response), (response.headers.get("set-cookie") or "").partition(";")[0]


def address_of(number: int) -> str:
    """Where the people of a table come from."""
    return f"10.0.{number // 250}.{number % 250 + 1}"


def seat_people(port: int, number: int, game: str, bots: tuple[str, ...]) -> tuple[str, list[str]]:
    """A table that has started, and the cookies of its people: two of them, or one against bots."""
    address = address_of(number)
    names = ("Jana",) if bots else ("Jana", "Petr")
    cookies = [post(port, address, "/api/me", {"name": name})[1] for name in names]
    others = [{"kind": "bot", "bot": bot} for bot in bots] or [{"kind": "open"}]
    table, _ = post(port, address, "/api/tables", {"game": game, "seats": [{"kind": "me"}, *others]}, cookies[0])
    if not bots:
        post(port, address, f"/api/tables/{table['id']}/join", {"link": table["links"]["1"]}, cookies[1])
    return table["id"], cookies


class Table:
    """People, each with a connection; all wait until the others have seen the last answer."""

    def __init__(self, load: Load, taken: Taken, number: int) -> None:
        self.load = load
        self.taken = taken
        self.number = number
        self.chance = random.Random(load.seed * 100_000 + number)
        self.moment = 0.0  # of the next answer
        self.end = 0.0
        self.connections: list[ClientConnection] = []
        self.people = range(1 if load.bots else 2)
        self.looks: list[dict[str, Any]] = [{} for _ in self.people]  # the last table each has got
        self.arrivals = [0.0 for _ in self.people]
        self.refusals: list[str] = []
        self.changed = asyncio.Event()

    async def play(self, ready: asyncio.Semaphore) -> None:
        """Table after table until the time is over."""
        while not self.end or time.time() < self.end:
            try:
                async with contextlib.AsyncExitStack() as stack:
                    async with ready:
                        await self.sit_down(stack)
                    if not self.end:
                        begin = await start.wait()
                        self.moment = begin + self.chance.random() * self.load.pace
                        self.end = begin + self.load.seconds
                    await self.play_one()
            except (OSError, WebSocketException, TimeoutError, KeyError) as problem:
                self.taken.errors[type(problem).__name__] += 1
                await asyncio.sleep(0.2)

    async def sit_down(self, stack: contextlib.AsyncExitStack) -> None:
        ports = self.load.ports
        id, cookies = await asyncio.to_thread(
            seat_people, ports[self.number % len(ports)], self.number, self.load.game, self.load.bots
        )
        self.connections, self.looks = [], [{} for _ in self.people]
        for cookie in cookies:
            headers = {"cookie": cookie, "x-forwarded-for": address_of(self.number)}
            protocols = list(map(Subprotocol, BROWSER)) if self.load.words else None
            port = ports[(self.number + len(self.connections)) % len(ports)]
            address = f"ws://{HERE}:{port}/ws/tables/{id}"
            connection = connect(
                address,
                subprotocols=protocols,
                additional_headers=headers,
                compression="deflate" if self.load.deflate else None,
                proxy=None,
            )
            self.connections.append(await stack.enter_async_context(connection))
        for viewer in self.people:
            hearing = asyncio.create_task(self.hear(viewer))
            stack.callback(hearing.cancel)
        await self.until_seen(0)

    async def hear(self, viewer: int) -> None:
        async for text in self.connections[viewer]:
            message = json.loads(text)
            if message["type"] == "changes":  # of the view nothing is looked at
                message = {**self.looks[viewer], "events": [], "chat": [], **message["table"]}
            if message["type"] == "table":
                before, self.arrivals[viewer] = self.arrivals[viewer], time.perf_counter()
                if self.end and self.bots_asked() and message["sequence"] > self.looks[viewer]["sequence"]:
                    self.taken.bots.append(self.arrivals[viewer] - before)
                self.looks[viewer] = message
                self.taken.news += 1
                self.taken.letters += len(text)
            elif message["type"] == "refused":
                self.refusals.append(message["code"])
            self.changed.set()

    def bots_asked(self) -> bool:
        """Do all wait for bots?"""
        asked = self.looks[0].get("asked") or []
        return bool(asked) and all(seat not in self.people for seat in asked)

    async def until_asked(self) -> None:
        """A person is asked, or the game is over; then there is a while to think."""
        async with asyncio.timeout(PATIENCE):
            while self.bots_asked():
                self.changed.clear()
                await self.changed.wait()
        self.moment = time.time() + self.load.pace

    async def until_seen(self, sequence: int) -> None:
        """All have got the table with that many answers; TimeoutError if that never happens."""
        async with asyncio.timeout(PATIENCE):
            while not self.refusals and any(look.get("sequence", -1) < sequence for look in self.looks):
                self.changed.clear()
                await self.changed.wait()

    async def play_one(self) -> None:
        while self.looks[0]["status"] != "finished":
            if self.load.bots:
                await self.until_asked()
                if self.looks[0]["status"] == "finished":
                    break
            await asyncio.sleep(max(0.0, self.moment - time.time()))
            now = time.time()
            if now >= self.end:
                return
            self.taken.late.append(max(0.0, now - self.moment))
            self.moment += self.load.pace
            await self.answer_once()
        self.taken.finished += 1

    async def answer_once(self) -> None:
        asked = [
            (viewer, self.chance.choice(question["options"])["words"])
            for viewer in self.people
            for question in self.looks[viewer]["pending"]
            if question.get("options")
        ]
        viewer, words = self.chance.choice(asked)
        sequence = self.looks[viewer]["sequence"]
        message = {"type": "answer", "id": sequence, "seat": viewer, "sequence": sequence, "words": words}
        sent = time.perf_counter()
        await self.connections[viewer].send(json.dumps(message))
        await self.until_seen(sequence + 1)
        if self.refusals:
            self.taken.errors.update(self.refusals)
            self.refusals.clear()
        else:
            self.taken.times.append(max(self.arrivals) - sent)


def run_load(load: Load) -> Taken:
    """All tables of one client process."""
    taken = Taken()
    os.sched_setaffinity(0, load.cores)

    async def everybody() -> None:
        ready = asyncio.Semaphore(8)
        gc.freeze()
        gc.disable()  # a pause of the client is no time of the server
        await asyncio.gather(*(Table(load, taken, number).play(ready) for number in load.tables))

    asyncio.run(everybody())
    return taken


# ---- measuring


def part(times: list[float], share: float) -> float:
    """The time that this share of all stay below, in milliseconds."""
    return round(sorted(times)[min(len(times) - 1, int(len(times) * share))] * 1000, 1) if times else 0.0


def measure(tables: int, wanted: argparse.Namespace) -> dict[str, Any]:
    """One fresh server with that many tables."""
    clients = min(wanted.clients, tables)
    context = multiprocessing.get_context("spawn")
    together = Start(context)
    with (
        tempfile.TemporaryDirectory(prefix="deskovka-bench-") as folder,
        contextlib.ExitStack() as stack,
        ProcessPoolExecutor(clients, context, know_start, (together,)) as pool,
    ):
        how = (Path(folder), wanted.plain, wanted.one_core, wanted.database)
        servers = [stack.enter_context(Server(*how)) for _ in range(wanted.processes)]
        cores = os.sched_getaffinity(0) - (servers[0].cores if wanted.one_core else set())
        bots = tuple(filter(None, wanted.bots.split(",")))
        of_all = (wanted.pace, wanted.seconds, wanted.seed, wanted.words, wanted.deflate, wanted.game, bots, cores)
        parts = [range(first, tables, clients) for first in range(clients)]
        ports, processes = [server.port for server in servers], [server.process.pid for server in servers]
        running = [pool.submit(run_load, Load(ports, numbers, *of_all)) for numbers in parts]
        begin = together.give(tables)
        time.sleep(max(0.0, begin - time.time()))
        used = sum(map(processor_seconds, processes))
        with Ration(processes, wanted.share):
            time.sleep(wanted.seconds)
        used = sum(map(processor_seconds, processes)) - used
        memory = sum(map(memory_mb, processes))
        taken = [future.result(PATIENCE * 2) for future in running]
        complaints = sum(server.complaints() for server in servers)
        if complaints:
            print(*(server.log.read_text()[-4000:] for server in servers), file=sys.stderr)
    times = [one for each in taken for one in each.times]
    errors = sum((each.errors for each in taken), Counter[str]())
    news = sum(each.news for each in taken)
    of_bots = [one for each in taken for one in each.bots]
    return {
        "tables": tables,
        "seconds": wanted.seconds,
        "pace": wanted.pace,
        "clients": clients,
        "answers": len(times),
        "per_second": round(len(times) / wanted.seconds, 1),
        "p50_ms": part(times, 0.50),
        "p95_ms": part(times, 0.95),
        "p99_ms": part(times, 0.99),
        "max_ms": part(times, 1.0),
        "late_p99_ms": part([one for each in taken for one in each.late], 0.99),
        "errors": sum(errors.values()) + complaints,
        "which": dict(errors),
        "logged": complaints,
        "finished": sum(each.finished for each in taken),
        "news_letters": sum(each.letters for each in taken) // max(1, news),
        "cpu": round(used / wanted.seconds, 2),
        "ms_each": round(used * 1000 / max(1, len(times)), 2),
        "memory_mb": memory,
        "bot_answers": len(of_bots),
        "bot_p50_ms": part(of_bots, 0.50),
        "bot_p95_ms": part(of_bots, 0.95),
        "bot_p99_ms": part(of_bots, 0.99),
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", default="1,100,300", help="numbers of tables, with commas")
    parser.add_argument("--seconds", type=float, default=20.0, help="how long each is measured")
    parser.add_argument("--pace", type=float, default=1.0, help="seconds from one answer of a table to its next")
    parser.add_argument("--clients", type=int, default=1, help="client processes")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--words", action="store_true", help="as browsers do: in Czech sentences, and only what is new")
    parser.add_argument("--deflate", action="store_true", help="as browsers do: offer to have everything compressed")
    parser.add_argument("--one-core", action="store_true", help="the server has the first core, the clients the others")
    parser.add_argument("--database", default="", help="of a PostgreSQL; otherwise a fresh SQLite file each time")
    parser.add_argument("--processes", type=int, default=1, help="servers on that database")
    parser.add_argument("--share", type=float, default=0.0, help="of a core for each server; 0: as much as there is")
    parser.add_argument("--game", default="vale")
    parser.add_argument("--bots", default="", help="with commas: one person against these; otherwise two people")
    parser.add_argument("--plain", action="store_true", help="serve the sources of this folder, not the package")
    wanted = parser.parse_args()
    found = []
    for tables in map(int, wanted.tables.split(",")):
        found.append(measure(tables, wanted))
        print(json.dumps(found[-1]), flush=True)
    columns = (*COLUMNS, *OF_BOTS) if wanted.bots else COLUMNS
    print("  ".join(f"{name:>11}" for name in columns))
    for line in found:
        print("  ".join(f"{line[name]:>11}" for name in columns))


if __name__ == "__main__":
    main()
