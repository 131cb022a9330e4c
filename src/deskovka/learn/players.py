"""All players of a field: what their tables ask comes together here, and answers go back to them."""

from __future__ import annotations

import ctypes
import multiprocessing
import os
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from types import TracebackType
from typing import Any

import numpy as np

from deskovka.core.errors import DeskovkaError
from deskovka.learn.asked import Asked
from deskovka.learn.machine import Arrays
from deskovka.learn.player import PATIENCE, STOP, Player, play_on
from deskovka.learn.sheets import HALVES, Field, extent_of

LAST_WORDS = 5.0  # seconds a process has to end by itself
ONE_THREAD = ("OMP_NUM_THREADS", "OPENBLAS_NUM_THREADS", "MKL_NUM_THREADS")


class PlayerFailed(DeskovkaError):
    """A process that plays tables has ended before its time."""


@dataclass
class Seen:
    """The questions of one half of all tables, and what became of the answers before them.

    Tables with guests come first: those of the first player, of the second, …; then the others in the same order.
    """

    asked: Asked
    guests: Asked | None  # the questions of the tables with guests alone
    seats: np.ndarray
    counts: np.ndarray
    labels: np.ndarray
    done: np.ndarray
    worth: np.ndarray
    lead: np.ndarray
    points: np.ndarray


class Players:
    """The processes that play a field; without any, this one plays."""

    def __init__(self, field: Field, on: Arrays, guests: int = 0, teaching: bool = False) -> None:
        """`guests`: how many tables of each player and half come first, because others play there too.

        `teaching`: the teacher is asked from the beginning.
        """
        self.field = field
        self.on = on
        self.extent = extent_of(field)
        self.cut = guests
        players, tables = self.extent.players, self.extent.tables
        self.tables = players * tables
        self.guest_tables = players * guests
        numbers = np.arange(self.tables).reshape(players, tables)
        self.order = np.concatenate([numbers[:, :guests].ravel(), numbers[:, guests:].ravel()])
        context = multiprocessing.get_context("spawn")
        memory = context.RawArray(ctypes.c_char, self.extent.size())
        self.teaching = context.RawValue(ctypes.c_bool, teaching)
        self.sheets = self.extent.arrays(memory)
        room = (self.tables * self.extent.width, players * self.extent.option_entries)
        self.staged = [Stage(on, *room) for _ in HALVES]
        self.processes: list[Any] = []
        self.here = Player(field, self.extent, 0, self.sheets) if not field.workers else None
        if self.here is None:
            self.begin(context, memory)

    # ---- processes

    def begin(self, context: Any, memory: Any) -> None:
        self.ready = [[context.Semaphore(0) for _ in HALVES] for _ in range(self.field.workers)]
        self.go = [[context.Semaphore(0) for _ in HALVES] for _ in range(self.field.workers)]
        self.complaints = []
        with one_thread_each():
            for number in range(self.field.workers):
                heard, said = context.Pipe(duplex=False)
                given = (self.field, self.extent, number, memory, self.teaching)
                words = (*given, self.ready[number], self.go[number], said)
                process = context.Process(target=play_on, args=words, daemon=True)
                process.start()
                said.close()
                self.processes.append(process)
                self.complaints.append(heard)

    def wait(self, half: int) -> None:
        """Until all have written what is asked; PlayerFailed if one never will."""
        for number, ready in enumerate(self.ready):
            while not ready[half].acquire(timeout=PATIENCE):
                if not self.processes[number].is_alive():
                    raise PlayerFailed(f"player {number} of {self.field.workers} has ended: {self.last_words(number)}")

    def last_words(self, number: int) -> str:
        heard = self.complaints[number]
        try:
            said: str = heard.recv() if heard.poll() else ""
        except EOFError:
            said = ""
        return said or f"exit code {self.processes[number].exitcode}"

    def close(self) -> None:
        """End all processes: they stop at their next answer, and are ended if they do not."""
        if self.processes:
            self.sheets["answers"][:, :, 0] = STOP
            for go in self.go:
                for half in HALVES:
                    go[half].release()
        for process in self.processes:
            process.join(LAST_WORDS)
            if process.is_alive():
                process.terminate()
                process.join()
            process.close()
        for heard in self.complaints if self.processes else []:
            heard.close()
        self.processes = []

    def __enter__(self) -> Players:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self.close()

    # ---- questions and answers

    def teach(self, teaching: bool) -> None:
        """From now on the teacher is asked, or no longer."""
        self.teaching.value = teaching

    def read(self, half: int) -> Seen:
        """What is asked at a half of the tables, as soon as all have written it."""
        if self.here is None:
            self.wait(half)
        else:
            self.here.write(half, bool(self.teaching.value))
        told = {name: self.ordered(name, half) for name in ("counts", "seats", "labels", "done")}
        ends = {name: self.ordered(name, half) for name in ("worth", "lead", "points")}
        asked, guests = self.gathered(half, told["counts"])
        return Seen(asked=asked, guests=guests, **told, **ends)

    def ordered(self, name: str, half: int) -> np.ndarray:
        sheet = self.sheets[name][half]
        told: np.ndarray = sheet.reshape(self.tables, *sheet.shape[2:])[self.order]
        return told

    def gathered(self, half: int, counts: np.ndarray) -> tuple[Asked, Asked | None]:
        """The numbers of all players in one row, sent to where they are thought about."""
        stage = self.staged[half]
        stage.begin()
        tables = rows = 0
        marks = (0, 0, 0)
        for part in (slice(0, self.cut), slice(self.cut, self.extent.tables)):
            for player in range(self.extent.players):
                tables, rows = self.add_part(stage, half, player, part, tables, rows)
            if part.start == 0:
                marks = (rows, stage.entries, stage.option_entries)
        with self.on.thinking():
            asked = stage.sent(self.on, self.on.carry(counts.astype(np.int64)), tables, rows)
        return asked, asked.first(self.guest_tables, *marks) if self.guest_tables else None

    def add_part(self, stage: Stage, half: int, player: int, part: slice, tables: int, rows: int) -> tuple[int, int]:
        """Some tables of one player, after so many tables and rows of others."""
        if part.start == part.stop:
            return tables, rows
        extent = self.extent
        counts = self.sheets["counts"][half, player]
        before = int(counts[: part.start].sum())
        inside = int(counts[part].sum())
        entries, option_entries = (int(n) for n in self.sheets["entries"][half, player])
        at = self.sheets["at"][half, player, :entries]
        option_at = self.sheets["option_at"][half, player, :option_entries]
        own = between(at, part.start * extent.width, part.stop * extent.width)
        options = between(option_at, before * extent.option_width, (before + inside) * extent.option_width)
        stage.add(at[own], self.sheets["values"][half, player, own], (tables - part.start) * extent.width)
        values = self.sheets["option_values"][half, player, options]
        stage.add_options(option_at[options], values, (rows - before) * extent.option_width)
        return tables + part.stop - part.start, rows + inside

    def send(self, half: int, answers: np.ndarray) -> None:
        """The answers to the questions of a half, in the order in which they were read."""
        self.sheets["answers"][half].reshape(self.tables)[self.order] = answers
        if self.here is not None:
            self.here.answer(half)
            return
        for go in self.go:
            go[half].release()


class Stage:
    """Where the numbers of all players come together before they are sent."""

    def __init__(self, on: Arrays, entries: int, option_entries: int) -> None:
        self.at = on.staging(entries, np.int32)
        self.values = on.staging(entries, np.float16)
        self.option_at = on.staging(option_entries, np.int32)
        self.option_values = on.staging(option_entries, np.float16)
        self.begin()

    def begin(self) -> None:
        self.entries = 0
        self.option_entries = 0

    def add(self, at: np.ndarray, values: np.ndarray, shift: int) -> None:
        end = self.entries + len(at)
        np.add(at, np.int32(shift), out=self.at[self.entries : end])
        self.values[self.entries : end] = values
        self.entries = end

    def add_options(self, at: np.ndarray, values: np.ndarray, shift: int) -> None:
        end = self.option_entries + len(at)
        np.add(at, np.int32(shift), out=self.option_at[self.option_entries : end])
        self.option_values[self.option_entries : end] = values
        self.option_entries = end

    def sent(self, on: Arrays, counts: object, tables: int, rows: int) -> Asked:
        return Asked(
            on.sent(self.at, self.entries),
            on.sent(self.values, self.entries),
            on.sent(self.option_at, self.option_entries),
            on.sent(self.option_values, self.option_entries),
            counts,
            tables,
            rows,
        )


def between(places: np.ndarray, low: int, high: int) -> slice:
    """Where the places from `low` to `high` stand among all, which are sorted."""
    first, last = np.searchsorted(places, (low, high))
    return slice(int(first), int(last))


@contextmanager
def one_thread_each() -> Iterator[None]:
    """Processes that begin here leave the other cores to each other."""
    before = {name: os.environ.get(name) for name in ONE_THREAD}
    os.environ.update(dict.fromkeys(ONE_THREAD, "1"))
    try:
        yield
    finally:
        for name, value in before.items():
            if value is None:
                del os.environ[name]
            else:
                os.environ[name] = value
