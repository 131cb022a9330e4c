"""Plays tables: writes what they ask, carries out what is answered, and tells how games ended."""

from __future__ import annotations

import signal
import traceback
from collections.abc import Callable
from multiprocessing import parent_process
from typing import TYPE_CHECKING, Any

import numpy as np

from deskovka.bots.bot import Bot, Seat
from deskovka.bots.registry import make_bot
from deskovka.core.errors import DeskovkaError
from deskovka.core.steps import State
from deskovka.learn.sheets import HALVES, Extent, Field
from deskovka.learn.tables import Tables

if TYPE_CHECKING:
    from multiprocessing.connection import Connection
    from multiprocessing.synchronize import Semaphore

PATIENCE = 2.0  # seconds, then a process looks whether the other one is still there
STOP = -1  # in place of the first answer: that was all


class NoRoom(DeskovkaError):
    """Options have more numbers than any that were seen before."""


class Player:
    """The tables of one process, in two halves."""

    def __init__(self, field: Field, extent: Extent, number: int, sheets: dict[str, np.ndarray]) -> None:
        self.number = number
        self.sheets = sheets
        self.taught = field.taught
        self.teacher: Bot | None = make_bot(field.teacher, field.seed + number) if field.teacher else None
        self.option_entries = extent.option_entries
        dealer = field.dealer(number)
        bot = make_bot(field.partner, field.seed + number) if field.partner else None
        self.halves = [
            Tables(
                dealer.game,
                dealer,
                field.tables,
                field.longest,
                field.sight,
                only_choices=True,
                partner=None if bot is None else answering(bot),
                partnered=field.partnered_tables(),
            )
            for _ in HALVES
        ]

    def mine(self, name: str, half: int) -> np.ndarray:
        part: np.ndarray = self.sheets[name][half, self.number]
        return part

    def write(self, half: int, teaching: bool = False) -> None:
        """What is asked at the tables of a half."""
        tables = self.halves[half]
        tables.observe()
        entries, option_entries = len(tables.at), len(tables.option_at)
        if option_entries > self.option_entries:
            raise NoRoom(f"options have {option_entries} numbers, there is room for {self.option_entries}")
        self.mine("at", half)[:entries] = np.asarray(tables.at)
        self.mine("values", half)[:entries] = np.asarray(tables.values)
        self.mine("option_at", half)[:option_entries] = np.asarray(tables.option_at)
        self.mine("option_values", half)[:option_entries] = np.asarray(tables.option_values)
        self.mine("entries", half)[:] = (entries, option_entries)
        self.mine("counts", half)[:] = np.asarray(tables.counts)
        self.mine("seats", half)[:] = np.asarray(tables.seats)
        self.mine("labels", half)[:] = -1
        if teaching and self.teacher is not None:
            self.mine("labels", half)[: self.taught] = [taught(self.teacher, g) for g in tables.tables[: self.taught]]

    def answer(self, half: int) -> None:
        """Carry out what was answered."""
        tables = self.halves[half]
        tables.answer(self.mine("answers", half).tolist())
        done, worth = self.mine("done", half), self.mine("worth", half)
        lead, points = self.mine("lead", half), self.mine("points", half)
        done[:] = 0
        for number, shares, of_sides in tables.ended:
            sides = len(of_sides)
            done[number] = -sides if number in tables.broken else sides
            worth[number] = 0.0
            worth[number, : len(shares)] = [worth_of(share, sides) for share in shares]
            lead[number] = 0.0
            lead[number, :sides] = leads(of_sides)
            points[number] = np.nan
            points[number, : len(shares)] = of_sides[: len(shares)]


def worth_of(share: float, sides: int) -> float:
    """A share of the win as a reward: 1 for winning alone, and 0 on average between equals."""
    return 2.0 * share - 1.0 if sides == 1 else (share - 1.0 / sides) * sides / (sides - 1)


def leads(points: list[int]) -> list[float]:
    """How many points each side is ahead of the best of the others; behind, if that is below 0."""
    if len(points) == 1:
        return [0.0]
    return [float(own - max(points[:side] + points[side + 1 :])) for side, own in enumerate(points)]


def answering(bot: Bot) -> Callable[[State], int]:
    """What a bot answers for whoever is asked."""
    return lambda g: bot.answer(Seat(g, int(g.seat)))


def taught(teacher: Bot, g: State) -> int:
    """The place of the teacher's answer among the options."""
    answer = teacher.answer(Seat(g, int(g.seat)))
    return [int(option) for option in g.options].index(answer)


def play_on(
    field: Field,
    extent: Extent,
    number: int,
    memory: Any,
    teaching: Any,
    ready: list[Semaphore],
    go: list[Semaphore],
    complaint: Connection,
) -> None:
    """A process that plays until it is told to stop, or nobody is left to tell it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # whoever learns is interrupted, saves, and says when to stop
    try:
        player = Player(field, extent, number, extent.arrays(memory))
        for half in HALVES:
            player.write(half, bool(teaching.value))
            ready[half].release()
        while True:
            for half in HALVES:
                if not allowed(go[half]) or player.mine("answers", half)[0] == STOP:
                    return
                player.answer(half)
                player.write(half, bool(teaching.value))
                ready[half].release()
    except BaseException:
        complaint.send(traceback.format_exc())
        raise SystemExit(1) from None


def allowed(go: Semaphore) -> bool:
    """Wait for the next answers; False when nobody will ever give any."""
    parent = parent_process()
    while not go.acquire(timeout=PATIENCE):
        if parent is not None and not parent.is_alive():
            return False
    return True
