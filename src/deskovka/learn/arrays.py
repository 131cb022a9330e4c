"""The operations on arrays that networks and their learning are made of, here with NumPy.

`torch_arrays.TorchArrays` has the same ones for tensors; everything else is written once, for both.  Rows of options
belong to tables: the first `counts[0]` rows to the first table, and so on, at least one to each.
"""

from __future__ import annotations

from contextlib import AbstractContextManager, nullcontext
from typing import Any

import numpy as np

Array = Any  # an array of NumPy or a tensor of torch
EPSILON = 1e-5  # of layer norms


class NumpyArrays:
    """Everything on this machine's processor, in single precision unless somebody checks it in double."""

    name = "numpy"

    def __init__(self, seed: int = 0, kind: type = np.float32) -> None:
        self.luck = np.random.default_rng(seed)
        self.kind = kind

    # ---- here and there

    def carry(self, numbers: np.ndarray) -> Array:
        """An array of this machine to where it is worked on; half precision becomes single."""
        return numbers.astype(self.kind) if numbers.dtype == np.float16 else numbers

    def staging(self, size: int, kind: type) -> np.ndarray:
        """An array to be filled again and again and sent each time."""
        return np.empty(size, kind)

    def sent(self, staging: np.ndarray, size: int) -> Array:
        """A copy of its beginning where it is worked on."""
        return self.carry(staging[:size].copy())

    def fetch(self, array: Array) -> np.ndarray:
        return np.asarray(array)

    def work(self, flat: Array) -> Array:
        """Weights as they are multiplied: a copy that stays as it is while the others learn."""
        return flat.copy()

    def thinking(self) -> AbstractContextManager[object]:
        """Within this, work does not wait for what is being learnt."""
        return nullcontext()

    def settled(self) -> None:
        """Wait until everything asked for has been done."""

    # ---- making

    def zeros(self, size: int) -> Array:
        return np.zeros(size, self.kind)

    def dense(self, at: Array, values: Array, rows: int, width: int) -> tuple[Array, Array]:
        """Rows of numbers from those that are not 0 and their places: columns that hold any, and which they are."""
        row, column = np.divmod(at, width)
        used = np.flatnonzero(np.bincount(column, minlength=width))
        place = np.zeros(width, at.dtype)
        place[used] = np.arange(len(used))
        out: np.ndarray = np.zeros(rows * len(used), self.kind)
        out[row * len(used) + place[column]] = values
        return out.reshape(rows, len(used)), used

    def owners(self, counts: Array, rows: int) -> Array:
        """The table of each row of options."""
        return np.repeat(np.arange(len(counts)), counts)

    def joined(self, parts: list[Array]) -> Array:
        return np.concatenate(parts)

    # ---- layers

    def linear(self, x: Array, weight: Array, bias: Array) -> Array:
        return x @ weight.T + bias

    def relu(self, x: Array) -> Array:
        return np.maximum(x, 0.0, out=x)

    def single(self, x: Array) -> Array:
        """The same numbers in single precision."""
        return x

    def like(self, x: Array, other: Array) -> Array:
        """The same numbers in the precision of another array."""
        return x

    def columns(self, x: Array) -> Array:
        """The sum of each column."""
        return x.sum(0)

    def norm(self, x: Array, weight: Array, bias: Array) -> tuple[Array, Array]:
        """A layer norm, and what its way back needs."""
        centred = x - x.mean(1, keepdims=True)
        spread = 1.0 / np.sqrt((centred * centred).mean(1, keepdims=True) + EPSILON)
        unit = centred * spread
        return unit * weight + bias, (unit, spread)

    def norm_back(self, grad: Array, weight: Array, kept: Array) -> tuple[Array, Array, Array]:
        """From what pulls at its result: what pulls at its input, its weight and its bias."""
        unit, spread = kept
        pull = grad * weight
        inward = pull - pull.mean(1, keepdims=True) - unit * (pull * unit).mean(1, keepdims=True)
        return inward * spread, (grad * unit).sum(0), grad.sum(0)

    # ---- tables and their options

    def take(self, x: Array, places: Array) -> Array:
        return x[places]

    def best(self, x: Array, counts: Array, owners: Array) -> Array:
        """The largest number of each table."""
        return np.maximum.reduceat(x, first_rows(counts))

    def total(self, x: Array, counts: Array, owners: Array) -> Array:
        """The sum of each table's rows."""
        return np.add.reduceat(x, first_rows(counts), axis=0)

    def best_row(self, x: Array, counts: Array, owners: Array) -> Array:
        """The row of each table that holds its largest number, the first of several."""
        rows = np.arange(len(x))
        missed = np.where(x >= self.best(x, counts, owners)[owners], rows, len(x))
        return np.minimum.reduceat(missed, first_rows(counts))

    def first_rows(self, counts: Array) -> Array:
        return first_rows(counts)

    def add_at(self, x: Array, places: Array, numbers: Array) -> None:
        """Add numbers in places that differ from each other."""
        x[places] += numbers

    # ---- numbers

    def exp(self, x: Array) -> Array:
        return np.exp(x)

    def log(self, x: Array) -> Array:
        return np.log(x)

    def tanh(self, x: Array) -> Array:
        return np.tanh(x)

    def at_most(self, x: Array, limit: float) -> Array:
        return np.minimum(x, limit)

    def gumbel(self, size: int) -> Array:
        """Luck that makes the largest number of several a draw by their shares."""
        return self.luck.gumbel(size=size).astype(self.kind)


def first_rows(counts: np.ndarray) -> np.ndarray:
    """The first row of each table."""
    rows: np.ndarray = np.cumsum(counts) - counts
    return rows
