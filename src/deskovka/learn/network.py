"""The network that learns: what it thinks of questions, and how its weights are pulled.

A table becomes h, each of its options z; an option's logit comes from z, the value of the table for whoever is asked
from h.  The same layers as in `bots.network`, which plays (the names are the keys of a released file).
"""

from __future__ import annotations

from dataclasses import dataclass
from math import prod

import numpy as np

from deskovka.learn.arrays import Array
from deskovka.learn.asked import Asked
from deskovka.learn.machine import Arrays

ALL = slice(None)
BOUND = 12.0  # no logit is larger: unbounded ones ran away
UNTAUGHT = ("l", "v")  # layers that begin with zeros: every option is as good, every table is even


@dataclass(frozen=True)
class Size:
    """How wide the layers are, and how far options are looked ahead that it is told."""

    width: int  # numbers of a table
    option_width: int  # numbers of an option
    first: int = 640
    hidden: int = 512
    option: int = 256
    effort: int = 0  # tables by which an option is followed to the end of its move; 0: one answer ahead, if any
    after: bool = False  # is it told what an option changes in how the table stands?

    def layers(self) -> dict[str, tuple[int, int]]:
        """Out and in of each linear layer."""
        return {
            "a": (self.first, self.width),
            "b": (self.hidden, self.first),
            "b2": (self.hidden, self.hidden),
            "c": (self.option, self.hidden),
            "o": (self.option, self.option_width),
            "m": (self.option, self.option),
            "m2": (self.option, self.option),
            "l": (1, self.option),
            "v1": (self.option, self.hidden),
            "v": (1, self.option),
        }

    def shapes(self) -> dict[str, tuple[int, ...]]:
        """All weights by name."""
        shapes: dict[str, tuple[int, ...]] = {}
        for name, (outward, inward) in self.layers().items():
            shapes[f"{name}.weight"] = (outward, inward)
            shapes[f"{name}.bias"] = (outward,)
        for name, size in {"na": self.first, "nb": self.hidden, "nb2": self.hidden}.items():
            shapes[f"{name}.weight"] = shapes[f"{name}.bias"] = (size,)
        return shapes

    def weights(self) -> int:
        return sum(prod(shape) for shape in self.shapes().values())

    def named(self, flat: Array) -> dict[str, Array]:
        """Parts of one long array by name: they share its memory."""
        parts: dict[str, Array] = {}
        at = 0
        for name, shape in self.shapes().items():
            parts[name] = flat[at : at + prod(shape)].reshape(shape)
            at += prod(shape)
        return parts


def first_weights(size: Size, seed: int) -> np.ndarray:
    """Weights that know nothing yet."""
    luck = np.random.default_rng(seed)
    flat = np.zeros(size.weights(), np.float32)
    parts = size.named(flat)
    for name, (_, inward) in size.layers().items():
        if name not in UNTAUGHT:
            for part in (parts[f"{name}.weight"], parts[f"{name}.bias"]):
                part[...] = luck.uniform(-1.0, 1.0, part.shape) / inward**0.5
    for name in ("na", "nb", "nb2"):
        parts[f"{name}.weight"][...] = 1.0
    return flat


def widened(size: Size, flat: np.ndarray, option_width: int) -> np.ndarray:
    """The same network where options have further numbers at their end: it does not go by them yet."""
    parts = dict(size.named(flat))
    further = option_width - size.option_width
    parts["o.weight"] = np.pad(parts["o.weight"], ((0, 0), (0, further)))
    return np.concatenate([part.ravel() for part in parts.values()])


@dataclass
class Thought:
    """What a network thinks of questions, and what the way back needs."""

    logits: Array  # of every option
    values: Array  # of every table, for whoever is asked
    owners: Array  # the table of every option
    columns: dict[str, Array]  # by layer that reads numbers from outside: which of them are not all 0
    kept: dict[str, Array]


def think(on: Arrays, size: Size, weights: Array, asked: Asked, keep: bool = False) -> Thought:
    """Logits and values; `keep` what the way back needs."""
    w = size.named(weights)
    kept: dict[str, Array] = {}

    columns: dict[str, Array] = {}  # of the numbers that come from outside: those that are not all 0

    def linear(name: str, x: Array) -> Array:
        weight = w[f"{name}.weight"]
        return on.linear(x, weight[:, columns[name]] if name in columns else weight, w[f"{name}.bias"])

    def normed(name: str, x: Array) -> Array:
        y, kept[f"n{name}"] = on.norm(linear(name, x), w[f"n{name}.weight"], w[f"n{name}.bias"])
        return on.relu(y)

    def last(name: str, x: Array) -> Array:
        return on.linear(on.single(x), on.single(w[f"{name}.weight"]), on.single(w[f"{name}.bias"]))[:, 0]

    owners = on.owners(asked.counts, asked.rows)
    x, columns["a"] = on.dense(asked.at, asked.values, asked.tables, size.width)
    option, columns["o"] = on.dense(asked.option_at, asked.option_values, asked.rows, size.option_width)
    h1 = normed("a", x)
    h2 = normed("b", h1)
    r2 = normed("b2", h2)
    h = h2 + r2
    z1 = linear("o", option)
    z1 += on.take(linear("c", h), owners)
    z1 = on.relu(z1)
    u = on.relu(linear("m", z1))
    s = on.relu(linear("m2", u))
    z = z1 + s
    logits = BOUND * on.tanh(last("l", z) / BOUND)
    q = on.relu(linear("v1", h))
    values = last("v", q)
    if keep:
        kept.update(x=x, option=option, h1=h1, h2=h2, r2=r2, h=h, z1=z1, u=u, s=s, z=z, q=q)
    return Thought(logits, values, owners, columns, kept if keep else {})


def pull(on: Arrays, size: Size, weights: Array, asked: Asked, thought: Thought, logits: Array, values: Array) -> Array:
    """What pulls at every weight, from what pulls at the logits and at the values."""
    w = size.named(weights)
    k = thought.kept
    flat = on.zeros(size.weights())
    pulls = size.named(flat)

    def back(name: str, grad: Array, x: Array, further: bool = True) -> Array:
        pulls[f"{name}.weight"][:, thought.columns.get(name, ALL)] = grad.T @ x
        pulls[f"{name}.bias"][...] = on.columns(grad)
        return grad @ w[f"{name}.weight"] if further else None

    def back_last(name: str, grad: Array, x: Array) -> Array:
        pulls[f"{name}.weight"][...] = grad[None, :] @ on.single(x)
        pulls[f"{name}.bias"][...] = grad.sum()
        return on.like(grad[:, None], x) * w[f"{name}.weight"]

    def back_normed(name: str, grad: Array, y: Array, x: Array, further: bool = True) -> Array:
        inward, of_weight, of_bias = on.norm_back(grad * (y > 0), w[f"n{name}.weight"], k[f"n{name}"])
        pulls[f"n{name}.weight"][...] = of_weight
        pulls[f"n{name}.bias"][...] = of_bias
        return back(name, inward, x, further)

    of_z = back_last("l", logits * (1.0 - (thought.logits / BOUND) ** 2), k["z"])
    of_u = back("m2", of_z * (k["s"] > 0), k["u"])
    of_z1 = of_z + back("m", of_u * (k["u"] > 0), k["z1"])
    of_z1 *= k["z1"] > 0
    back("o", of_z1, k["option"], further=False)
    of_h = back("c", on.like(on.total(of_z1, asked.counts, thought.owners), of_z1), k["h"])
    of_h += back("v1", back_last("v", values, k["q"]) * (k["q"] > 0), k["h"])
    of_h2 = of_h + back_normed("b2", of_h, k["r2"], k["h2"])
    of_h1 = back_normed("b", of_h2, k["h2"], k["h1"])
    back_normed("a", of_h1, k["h1"], k["x"], further=False)
    return flat
