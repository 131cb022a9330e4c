"""Processes that work for the server, each on one thing at a time; one that hangs or dies costs only what it did.

A worker is a fresh process, not a fork (a fork of a server with threads may hang), at the other end of a pipe.  A
thread of its own talks to it, so that the event loop never waits.  Whoever works too long is killed: that ends even
code that never lets go of the interpreter.
"""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import pickle
import signal
import sys
import traceback
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from multiprocessing.connection import Connection
from pathlib import Path
from threading import Thread
from time import sleep
from typing import Any, Literal, NamedTuple

START_SECONDS = 60.0  # a process that has not come up by then never will
SPARE_SECONDS = 5.0  # after its time a worker ends itself, should nobody be left to do it
FAR_BEHIND = 15  # a niceness
AUTOGROUP = Path("/proc/self/autogroup")
GROUP_TRIES = 20
READY, BEGUN = "ready", "begun"
LOST = (EOFError, OSError)  # what the end of a process looks like at the other end of its pipe
Why = Literal["slow", "died", "failed", "not begun"]


class Job(NamedTuple):
    """Something to do: a function of a module, what it is given, and how many seconds it may take."""

    what: Callable[..., Any]
    values: tuple[Any, ...]
    seconds: float


class Unfinished(Exception):
    """A worker gave no answer: it took too long, died, or the job failed; or it was gone before it began."""

    def __init__(self, why: Why, text: str = "") -> None:
        super().__init__(text or why)
        self.why: Why = why


# ---- in the process


def work(pipe: Connection, server: int, niceness: int, get_ready: Callable[[], None]) -> None:
    """Do what comes through the pipe, until it is closed or the server is gone."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the server, which ends its workers
    end_with(server)
    step_back(niceness)
    get_ready()
    with suppress(*LOST):
        pipe.send(READY)
        while True:
            asked = pipe.recv_bytes()
            pipe.send(BEGUN)
            pipe.send(outcome(asked))


def step_back(niceness: int) -> None:
    """Give way to others that want the processor.

    Linux may share it between sessions first (autogroup), and only then by niceness within each: there, whatever works
    all the time uses up what its server would have when somebody waits for it.  So those far behind have a session of
    their own, as nice as they are.
    """
    if sys.platform == "win32":
        return
    os.nice(niceness)
    if niceness >= FAR_BEHIND and AUTOGROUP.exists():
        os.setsid()
        for _ in range(GROUP_TRIES):
            with suppress(OSError):  # the kernel takes one such wish at a time from all
                AUTOGROUP.write_text(str(niceness))
                return
            sleep(0.15)


def end_after(seconds: float) -> None:
    """End by an alarm that nobody handles: it ends also what never looks up; 0: call it off."""
    if sys.platform != "win32":
        signal.setitimer(signal.ITIMER_REAL, seconds)


def end_with(server: int) -> None:
    """A worker ends when its server is gone, even if that was killed."""

    def watch() -> None:
        while os.getppid() == server:
            sleep(0.5)
        os._exit(1)

    Thread(target=watch, daemon=True).start()


def outcome(asked: bytes) -> tuple[bool, Any]:
    """Did it succeed, and what came of it; else the traceback."""
    try:
        what, values, seconds = pickle.loads(asked)
        end_after(seconds + SPARE_SECONDS)
        return True, what(*values)
    except BaseException:  # whatever code of others does, the worker goes on
        return False, traceback.format_exc()
    finally:
        end_after(0)


# ---- in the server


class Worker:
    """One process, replaced when it ends."""

    def __init__(self, get_ready: Callable[[], None], niceness: int) -> None:
        self.get_ready = get_ready  # what the process does first
        self.niceness = niceness
        self.thread = ThreadPoolExecutor(1, "worker")
        self.process: multiprocessing.process.BaseProcess | None = None
        self.pipe: Connection | None = None
        self.is_late = False
        self.closed = False

    async def begin(self) -> None:
        """Start the process if there is none, and wait until it is ready; Unfinished if it cannot start."""
        if self.pipe is None:
            await self.within(START_SECONDS, self.start)

    async def ask(self, job: Job) -> Any:
        """What comes of a job; Unfinished says why nothing does."""
        try:
            await self.within(job.seconds, self.hand_over, tuple(job))
        except Unfinished as gone:
            raise Unfinished("not begun") from gone
        succeeded, result = await self.within(job.seconds, self.hear)
        if not succeeded:
            raise Unfinished("failed", result)
        return result

    async def within(self, seconds: float, talk: Callable[..., Any], *values: Any) -> Any:
        """Talk to the process; if that takes too long, it is killed, and nothing is left of it if it ends."""
        loop = asyncio.get_running_loop()
        self.is_late = False
        late = loop.call_later(seconds, self.kill_late)
        try:
            return await loop.run_in_executor(self.thread, talk, *values)
        except LOST as lost:
            await loop.run_in_executor(self.thread, self.bury)
            raise Unfinished("slow" if self.is_late else "died") from lost
        finally:
            late.cancel()

    def kill_late(self) -> None:
        self.is_late = True
        self.kill()

    def kill(self) -> None:
        if self.process is not None:
            self.process.kill()

    async def close(self) -> None:
        """End it, and wait until it has gone."""
        self.closed = True
        self.kill()
        await asyncio.to_thread(self.thread.shutdown)
        await asyncio.to_thread(self.bury)

    # ---- what waits; in the thread

    def start(self) -> None:
        fresh = multiprocessing.get_context("spawn")
        self.pipe, theirs = fresh.Pipe()
        given = (theirs, os.getpid(), self.niceness, self.get_ready)
        process = fresh.Process(target=work, args=given, daemon=True)
        try:
            process.start()
        finally:
            theirs.close()
        self.process = process
        if self.closed:  # nobody could kill it before
            self.kill()
        self.pipe.recv()

    def hand_over(self, job: tuple[Any, ...]) -> None:
        assert self.pipe is not None
        self.pipe.send(job)
        self.pipe.recv()

    def hear(self) -> tuple[bool, Any]:
        assert self.pipe is not None
        done: tuple[bool, Any] = self.pipe.recv()
        return done

    def bury(self) -> None:
        """Nothing is left of the process."""
        if self.pipe is not None:
            self.pipe.close()
            self.pipe = None
        if self.process is not None:
            self.process.kill()
            self.process.join()
        self.process = None
