"""Small sets in one number: bit 3 is the thing number 3."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

TOP: Final = 1 << 62


def bit(number: i64) -> i64:
    """The set with this one thing.  (A compiled `1 << number` would be 32 bits wide: so from the top downwards.)"""
    return TOP >> 62 - number


def bits_in(number: i64) -> i64:
    """How many things are in the set; `number` is not negative."""
    count: i64 = 0
    while number:
        number &= number - 1  # takes the lowest one away
        count += 1
    return count
