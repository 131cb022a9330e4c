"""Packed arrays where librt is installed, plain lists elsewhere.  Never compiled itself.

A `vec` is a value: `append`, `remove` and `pop` return the new one, which takes the place of the old one.
Two names must never share a `vec` that is changed afterwards; copy it with `[:]` first.
"""

try:
    from librt.vecs import append as append
    from librt.vecs import extend as extend
    from librt.vecs import pop as pop
    from librt.vecs import remove as remove
    from librt.vecs import vec as vec
except ImportError:  # no wheel for this machine: the same games, only slower
    from deskovka.core.listvecs import append, extend, pop, remove, vec  # type: ignore[assignment]
