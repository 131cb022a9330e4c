"""What players and the learner write for each other: arrays in memory that processes share.

The memory belongs to no file name, so nothing is left behind, however a process ends.
"""

from __future__ import annotations

from dataclasses import dataclass
from math import prod
from typing import Any

import numpy as np

from deskovka.core.ahead import BLIND, Sight
from deskovka.learn.dealing import Dealer
from deskovka.learn.tables import Tables

HALVES = (0, 1)  # the tables of a process: one half is played while the network thinks about the other
ALIGNED = 64
PROBED = 24  # tables that are played to see how many numbers options have
PROBES = 120  # answers at each of them
ROOM = 1.25  # so much more than the most that was seen at one table


@dataclass(frozen=True)
class Field:
    """Which tables are played, by how many players."""

    game: str
    seats: tuple[int, ...]  # one that is named twice comes twice as often
    variants: float  # the share of tables with any variants of the game
    seed: int
    workers: int  # processes; 0: this one
    tables: int  # of each player and half
    longest: int  # a game with more answers is broken off
    teacher: str = ""  # a bot that says what it would answer
    sight: Sight = BLIND  # what is told of where options lead
    taught: int = 0  # tables of each player and half, the first ones, at which it is asked
    partner: str = ""  # a bot that has all seats but one at some tables
    partnered: float = 0.0  # the share of tables at which it sits: the last ones

    def players(self) -> int:
        return max(1, self.workers)

    def partnered_tables(self) -> int:
        """Those of each player and half at which a partner sits."""
        return int(self.tables * self.partnered) if self.partner else 0

    def dealer(self, stream: int) -> Dealer:
        return Dealer(self.game, self.seats, self.variants, self.seed, stream)


@dataclass(frozen=True)
class Extent:
    """How large everything is."""

    players: int
    tables: int
    width: int
    option_width: int
    sides: int
    option_entries: int  # numbers of options that are not 0, of all tables of a half

    def shapes(self) -> dict[str, tuple[tuple[int, ...], type]]:
        """Of each array its shape, for one half and one player, and its kind."""
        e = self.tables
        return {
            "at": ((e * self.width,), np.int32),
            "values": ((e * self.width,), np.float16),
            "option_at": ((self.option_entries,), np.int32),
            "option_values": ((self.option_entries,), np.float16),
            "entries": ((2,), np.int32),  # numbers of tables and of options
            "counts": ((e,), np.int32),
            "seats": ((e,), np.int32),
            "labels": ((e,), np.int32),  # what the teacher would answer; -1: it was not asked
            "answers": ((e,), np.int32),
            "done": (
                (e,),
                np.int32,
            ),  # sides of the game that ended with the last answer (below 0: broken off); 0: it goes on
            "worth": ((e, self.sides), np.float32),  # what it was worth to each seat
            "lead": ((e, self.sides), np.float32),  # by how many points each seat was ahead
            "points": ((e, self.sides), np.float32),
        }

    def size(self) -> int:
        return sum(self.bytes_of(shape, kind) for shape, kind in self.shapes().values())

    def bytes_of(self, shape: tuple[int, ...], kind: type) -> int:
        size = len(HALVES) * self.players * prod(shape) * np.dtype(kind).itemsize
        return -(-size // ALIGNED) * ALIGNED

    def arrays(self, memory: Any) -> dict[str, np.ndarray]:
        """The arrays in this memory, each by half and player."""
        out: dict[str, np.ndarray] = {}
        at = 0
        for name, (shape, kind) in self.shapes().items():
            whole = (len(HALVES), self.players, *shape)
            out[name] = np.frombuffer(memory, kind, prod(whole), at).reshape(whole)
            at += self.bytes_of(shape, kind)
        return out


def extent_of(field: Field) -> Extent:
    """How large everything is, from some games that are played at random."""
    dealer = field.dealer(stream=-1 % 2**32)
    probe = Tables(dealer.game, dealer, PROBED, field.longest, field.sight)
    luck = np.random.default_rng(field.seed)
    most = 1
    for _ in range(PROBES):
        probe.observe()
        counts = np.asarray(probe.counts)
        owners = np.repeat(np.arange(PROBED), counts)
        tables = owners[np.asarray(probe.option_at) // int(probe.option_width)]
        most = max(most, int(np.bincount(tables, minlength=1).max()))
        probe.answer(luck.integers(counts).tolist())
    sides = max(number + len(dealer.game.rivals(number)) for number in dealer.seats)
    entries = int(field.tables * most * ROOM) + 64
    return Extent(field.players(), field.tables, int(probe.width), int(probe.option_width), sides, entries)
