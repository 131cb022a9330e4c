"""Do reviews keep people waiting?  The times of answers with no review and with two, by turns, on one server.

    .venv/bin/python bench/reviews.py                                 the installed (compiled) package
    .venv/bin/python bench/reviews.py --plain --tables 20 --turns 3 --seconds 10

Two games are played to their end by bots; their reviews are begun before every second turn, stopped after it, and go on
where they were.  In each turn people answer at live tables as in bench/server.py, which measures them.  Prints a JSON
line for each turn, then both sorts put together.  On a machine that is at other work too, compare the sorts: other work
is in both.
"""

from __future__ import annotations

import argparse
import json
import multiprocessing
import os
import tempfile
import time
import urllib.request
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from typing import Any

from people import Load, Start, know_start, post, run_load
from serving import HERE, PATIENCE, Server

from server import part

GAMES = 2  # as many as a server reviews at once
BOT = {"kind": "bot", "bot": "greedy"}
LONGEST = 300.0  # seconds until bots have played a game


class Finished:
    """A game that is over, and its review."""

    def __init__(self, port: int, number: int, game: str, seats: int) -> None:
        self.port = port
        self.address = f"10.9.0.{number + 1}"
        self.cookie = post(port, self.address, "/api/me", {"name": "Jana"})[1]
        wish = {"game": game, "seats": [{"kind": "me"}, *[BOT] * (seats - 1)], "seed": str(number)}
        self.path = f"/api/tables/{post(port, self.address, '/api/tables', wish, self.cookie)[0]['id']}"
        self.post("/deputy", {"seat": 0, "bot": "greedy"})

    def post(self, path: str, body: dict[str, Any]) -> None:
        post(self.port, self.address, self.path + path, body, self.cookie)

    def ask(self, path: str = "", method: str = "GET") -> Any:
        headers = {"cookie": self.cookie, "x-forwarded-for": self.address, "x-deskovka": "1"}
        request = urllib.request.Request(f"http://{HERE}:{self.port}{self.path}{path}", headers=headers, method=method)
        with urllib.request.urlopen(request, timeout=PATIENCE) as response:
            return json.load(response)

    def wait_for(self, path: str, *wanted: str) -> None:
        until = time.monotonic() + LONGEST
        while self.ask(path)["status"] not in wanted:
            if time.monotonic() > until:
                raise SystemExit(f"{self.path}{path} does not become {wanted}")
            time.sleep(0.2)

    def begin(self) -> None:
        self.post("/review", {})
        self.wait_for("/review?known=1", "running", "done")

    def stop(self) -> str:
        self.ask("/review", "DELETE")
        self.wait_for("/review?known=1", "stopped", "done")
        return str(self.ask("/review?known=1000000")["status"])


def turn(port: int, wanted: argparse.Namespace, seed: int) -> list[float]:
    """The times of people's answers in one turn."""
    context = multiprocessing.get_context("spawn")
    together = Start(context)
    how = (wanted.pace, wanted.seconds, seed, False, False, "vale", (), os.sched_getaffinity(0))
    with ProcessPoolExecutor(1, context, know_start, (together,)) as pool:
        running = pool.submit(run_load, Load([port], range(wanted.tables), *how))
        together.give(wanted.tables)
        taken = running.result(wanted.seconds + PATIENCE * 4)
    if taken.errors:
        print(json.dumps({"errors": dict(taken.errors)}), flush=True)
    return taken.times


def tell(**what: Any) -> None:
    print(json.dumps(what), flush=True)


def summed_up(times: list[float]) -> dict[str, Any]:
    return {
        "answers": len(times),
        "p50_ms": part(times, 0.50),
        "p95_ms": part(times, 0.95),
        "p99_ms": part(times, 0.99),
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=20)
    parser.add_argument("--turns", type=int, default=3, help="of each sort")
    parser.add_argument("--seconds", type=float, default=10.0, help="of a turn")
    parser.add_argument("--pace", type=float, default=1.0, help="seconds from one answer of a table to its next")
    parser.add_argument("--game", default="vale", help="that is reviewed")
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--plain", action="store_true", help="serve the sources of this folder, not the package")
    wanted = parser.parse_args()
    times: dict[int, list[float]] = {0: [], GAMES: []}
    with tempfile.TemporaryDirectory(prefix="deskovka-bench-") as folder, Server(Path(folder), wanted.plain) as server:
        games = [Finished(server.port, number, wanted.game, wanted.seats) for number in range(GAMES)]
        for game in games:
            game.wait_for("", "finished")
        for number in range(2 * wanted.turns):
            reviewed = games if number % 2 else []
            for game in reviewed:
                game.begin()
            found = turn(server.port, wanted, number)
            times[len(reviewed)] += found
            tell(reviews=len(reviewed), **summed_up(found), ended=[game.stop() for game in reviewed])
    for reviews, found in times.items():
        tell(reviews=reviews, **summed_up(found))


if __name__ == "__main__":
    main()
