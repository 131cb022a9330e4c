"""Former selves, who sit down as guests at some tables, so that what was learnt against them is not forgotten."""

from __future__ import annotations

import numpy as np

from deskovka.learn.sheets import HALVES


class Pool:
    """Weights of before; when there are too many, one of the older ones is dropped by luck."""

    def __init__(self, most: int, seed: int) -> None:
        self.most = most
        self.luck = np.random.default_rng(seed)
        self.former: list[np.ndarray] = []

    def add(self, weights: np.ndarray) -> None:
        self.former.append(weights.astype(np.float16))
        if len(self.former) > self.most:
            self.former.pop(int(self.luck.integers(self.most)))

    def one(self) -> np.ndarray | None:
        """One of them, by luck; None while there is none."""
        if not self.former:
            return None
        return self.former[int(self.luck.integers(len(self.former)))].astype(np.float32)


class Guests:
    """Which seats at the tables with guests are theirs: dealt anew with every game.

    One of the first two seats is a guest's, the other is not, so that both sides sit at every table.
    """

    def __init__(self, tables: int, all_tables: int, sides: int, seed: int) -> None:
        self.luck = np.random.default_rng(seed)
        self.tables = tables
        self.all_tables = all_tables
        self.seats = [self.dealt(tables, sides) for _ in HALVES]

    def dealt(self, tables: int, sides: int) -> np.ndarray:
        seats: np.ndarray = self.luck.random((tables, sides)) < 0.5
        if sides > 1:
            seats[:, 1] = ~seats[:, 0]
        return seats

    def asked(self, half: int, seats: np.ndarray, done: np.ndarray) -> np.ndarray:
        """At which of all tables a guest is asked now, where these seats are; `done`: where a game has just begun."""
        mine = self.seats[half]
        begun = np.flatnonzero(done[: self.tables])
        if len(begun):
            mine[begun] = self.dealt(len(begun), mine.shape[1])
        out = np.zeros(self.all_tables, bool)
        out[: self.tables] = mine[np.arange(self.tables), seats[: self.tables]]
        return out
