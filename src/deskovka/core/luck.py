"""Luck in one 63-bit integer: the same numbers on every machine, compiled or not.

A xorshift register whose shifts were chosen so that it runs through all 2**63 - 1 values.
Nothing here ever leaves 63 bits, because `i64` wraps when compiled and an `int` does not.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

MASK: Final = 0x7FFF_FFFF_FFFF_FFFF
SEEDS: Final = 2**63 - 1  # seeds are 0 … SEEDS - 1
START: Final = 0x1D5C_0B7A_93E2_4F61  # any odd constant: small seeds must not start almost alike


def next_luck(luck: i64) -> i64:
    """The number after this one."""
    luck ^= (luck & 0xF_FFFF_FFFF_FFFF) << 11
    luck ^= luck >> 17
    luck ^= (luck & 0xFF_FFFF_FFFF) << 23
    return luck


def below(luck: i64, n: i64) -> i64:
    """A number from 0 to n - 1."""
    return (luck >> 16) % n


def luck_of(seed: i64) -> i64:
    """The luck of a game with this seed."""
    luck = (seed + 1) ^ START
    if luck == 0:
        luck = START
    for _ in range(8):
        luck = next_luck(luck)
    return luck
