"""Packed arrays where librt is installed, plain lists elsewhere.  Never compiled itself.

A `vec` is a value: `append`, `remove` and `pop` return the new one, which takes the place of the old one.
Two names must never share a `vec` that is changed afterwards; copy it with `[:]` first.  An empty one may be shared.
"""

try:
    from librt.vecs import append, extend, pop, remove, vec
except ImportError:  # no wheel for this machine: the same games, only slower
    from deskovka.core.listvecs import append, extend, pop, remove, vec  # type: ignore[assignment]

__all__ = ["append", "extend", "pop", "remove", "vec"]
