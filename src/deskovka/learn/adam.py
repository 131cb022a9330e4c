"""Adam, on all weights in one long array."""

from __future__ import annotations

from deskovka.learn.arrays import Array
from deskovka.learn.machine import Arrays

SLOW, SLOWER = 0.9, 0.999
TINY = 1e-5
LONGEST_PULL = 0.5  # the norm of a gradient that is longer is cut to this


class Adam:
    """Follows gradients, cut to a length, each weight by its own measure."""

    def __init__(self, on: Arrays, size: int) -> None:
        self.on = on
        self.mean = on.zeros(size)
        self.square = on.zeros(size)
        self.steps = 0

    def follow(self, weights: Array, pull: Array, rate: float) -> None:
        """Change the weights, in place."""
        self.steps += 1
        length = (pull * pull).sum() ** 0.5
        pull *= self.on.at_most(LONGEST_PULL / (length + 1e-9), 1.0)
        self.mean *= SLOW
        self.mean += (1.0 - SLOW) * pull
        self.square *= SLOWER
        self.square += (1.0 - SLOWER) * pull * pull
        step = rate / (1.0 - SLOW**self.steps)
        weights -= step * self.mean / ((self.square / (1.0 - SLOWER**self.steps)) ** 0.5 + TINY)
