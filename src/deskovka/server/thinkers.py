"""Bots think in processes of their own, with a deadline; the event loop never waits for them."""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import os
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from threading import Thread
from time import sleep
from typing import Any

from deskovka.bots.bot import Seat
from deskovka.bots.registry import make_bot
from deskovka.games.registry import find_game

log = logging.getLogger(__name__)
SIMPLEST = "random"


def end_with(server: int) -> None:
    """A thinking process ends when its server is gone, even if that was killed."""

    def watch() -> None:
        while os.getppid() == server:
            sleep(0.5)
        os._exit(1)

    Thread(target=watch, daemon=True).start()


def think(game: str, stored: dict[str, Any], seat: int, bot: str, seed: int) -> str:
    """The answer of a bot, in words, on a table as it is stored."""
    rules = find_game(game)
    return rules.phrases.say(make_bot(bot, seed).answer(Seat(rules.load(stored), seat)))


class Thinkers:
    """A pool of processes; one that hangs or dies is replaced, and a simpler bot answers in its stead."""

    def __init__(self, workers: int, seconds: float) -> None:
        self.workers = workers
        self.seconds = seconds
        self.pool: ProcessPoolExecutor | None = None

    async def answer(self, game: str, stored: dict[str, Any], seat: int, bot: str, seed: int) -> str:
        pool = self.running()
        try:
            thought = asyncio.get_running_loop().run_in_executor(pool, think, game, stored, seat, bot, seed)
            return await asyncio.wait_for(thought, self.seconds)
        except (TimeoutError, BrokenProcessPool) as problem:
            log.warning("bot %s failed (%s); %s answers for it", bot, type(problem).__name__, SIMPLEST)
            self.replace(pool)
        except Exception:
            log.exception("bot %s failed; %s answers for it", bot, SIMPLEST)
        return think(game, stored, seat, SIMPLEST, seed)

    def running(self) -> ProcessPoolExecutor:
        if self.pool is None:
            # Fresh processes, not forked ones: a fork of a server with threads may hang
            fresh = multiprocessing.get_context("spawn")
            self.pool = ProcessPoolExecutor(self.workers, fresh, end_with, (os.getpid(),))
        return self.pool

    def replace(self, pool: ProcessPoolExecutor, wait: bool = False) -> None:
        """End the processes of a pool that does not answer."""
        if self.pool is pool:
            self.pool = None
        for process in list(getattr(pool, "_processes", {}).values()):
            process.kill()
        pool.shutdown(wait, cancel_futures=True)

    def close(self) -> None:
        """End all of them, and wait until they have gone."""
        if self.pool is not None:
            self.replace(self.pool, wait=True)
