"""Plays what is missing of a contest: here, in processes of its own, or on a Ray cluster.  Always the same games."""

from __future__ import annotations

import importlib
import os
import socket
import sys
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from itertools import islice
from typing import Any

from deskovka.arena.bout import Played, play
from deskovka.arena.contest import Contest, Pairing
from deskovka.arena.results import Results
from deskovka.bots.workers import follow_parent
from deskovka.core.errors import DeskovkaError
from deskovka.games.registry import find_game

KNOCK = 10.0  # seconds for a cluster to open the door
AHEAD = 3  # games handed out for each worker, so that none of them waits for the next


def run(
    results: Results, games: int, jobs: int = 1, ray: str = "", progress: Callable[[int], None] | None = None
) -> list[Played]:
    """Play the contest of these results up to so many games of each match-up; all of them, in their order.

    `progress` hears how many are there already, and then of each that is finished.
    """
    contest = results.contest
    wanted = list(contest.pairings(games))
    missing = [pairing for pairing in wanted if pairing.key() not in results.played]
    if progress is not None:
        progress(len(wanted) - len(missing))
    for played in finished(contest, missing, jobs, ray):
        results.add(played)
        if progress is not None:
            progress(1)
    return [results.played[pairing.key()] for pairing in wanted]


def finished(contest: Contest, missing: list[Pairing], jobs: int, ray: str) -> Iterator[Played]:
    """The missing games as they are finished."""
    if not missing:
        return iter(())
    if ray:
        return on_ray(contest, missing, ray)
    if jobs == 1 or len(missing) == 1:
        return (play(contest, pairing) for pairing in missing)
    return in_processes(contest, missing, min(jobs, len(missing)))


def cores() -> int:
    """How many this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


# ---- processes


def in_processes(contest: Contest, missing: Iterable[Pairing], jobs: int) -> Iterator[Played]:
    waiting = iter(missing)
    with ProcessPoolExecutor(jobs, initializer=follow_parent) as workers:
        running: set[Future[Played]] = set()
        try:
            while True:
                for pairing in islice(waiting, AHEAD * jobs - len(running)):
                    running.add(workers.submit(play, contest, pairing))
                if not running:
                    return
                done, running = wait(running, return_when=FIRST_COMPLETED)
                for future in done:
                    yield future.result()
        finally:
            workers.shutdown(wait=False, cancel_futures=True)


# ---- a Ray cluster


def on_ray(contest: Contest, missing: Iterable[Pairing], address: str) -> Iterator[Played]:
    """Each game is a task of one core; every node needs this package, and bots of other modules where it finds them."""
    ray = ray_module()
    try:
        knock(address)
        ray.init(address=address, log_to_driver=False, logging_level="ERROR", runtime_env={"env_vars": paths()})
    except (OSError, ValueError, RuntimeError, ray.exceptions.RayError) as problem:
        raise DeskovkaError(f"no Ray cluster at {address}: {problem}") from None
    try:
        task = ray.remote(num_cpus=1, max_retries=3)(play_there)
        version = find_game(contest.game).rules_version
        waiting = iter(missing)
        most = AHEAD * max(1, int(ray.cluster_resources().get("CPU", 1)))
        running: list[Any] = []
        while True:
            running += [task.remote(contest, pairing, version) for pairing in islice(waiting, most - len(running))]
            if not running:
                return
            done, running = ray.wait(running)
            for one in done:
                yield result_of(ray, one)
    finally:
        ray.shutdown()


def knock(address: str) -> None:
    """OSError if nobody listens there: Ray itself would try for minutes.  Other forms ("auto") are its own."""
    host, _, port = address.removeprefix("ray://").rpartition(":")
    if host and port.isdigit():
        socket.create_connection((host, int(port)), timeout=KNOCK).close()


def play_there(contest: Contest, pairing: Pairing, version: int) -> Played:
    """A game on another machine, if it knows the same rules."""
    found = find_game(contest.game).rules_version
    if found != version:
        raise DeskovkaError(f"a node of the cluster has version {found} of the rules of {contest.game}, not {version}")
    return play(contest, pairing)


def result_of(ray: Any, one: Any) -> Played:
    try:
        played: Played = ray.get(one)
    except ray.exceptions.RayTaskError as problem:
        if isinstance(problem.cause, DeskovkaError):
            raise problem.cause from None
        raise
    return played


def ray_module() -> Any:
    try:
        return importlib.import_module("ray")
    except ImportError:
        raise DeskovkaError("--ray needs Ray: pip install 'deskovka[arena]'") from None


def paths() -> dict[str, str]:
    """Where Python looks here, so that nodes of this machine find the same package."""
    return {"PYTHONPATH": os.pathsep.join(path for path in sys.path if path)}
