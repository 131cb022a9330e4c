"""Numbers in order, without turning packed arrays into lists and back."""

from __future__ import annotations

from mypy_extensions import i64

from deskovka.core.vecs import vec


def in_order(things: vec[i64]) -> vec[i64]:
    """The same numbers, the smallest first; for piles of cards, which are short."""
    found = things[:]
    for place in range(1, len(found)):
        thing = found[place]
        at: i64 = place
        while at > 0 and found[at - 1] > thing:
            found[at] = found[at - 1]
            at -= 1
        found[at] = thing
    return found
