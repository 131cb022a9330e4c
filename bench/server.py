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
import contextlib
import json
import multiprocessing
import os
import sys
import tempfile
import time
from collections import Counter
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from typing import Any

from people import Load, Start, know_start, run_load
from serving import PATIENCE, Ration, Server, memory_mb, processor_seconds

OF_BOTS = ("bot_answers", "bot_p50_ms", "bot_p95_ms", "bot_p99_ms")
COLUMNS = ("tables", "per_second", "p50_ms", "p95_ms", "p99_ms", "max_ms", "errors", "cpu", "ms_each", "memory_mb")


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
