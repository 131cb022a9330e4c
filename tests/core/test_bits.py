"""Small sets in one number."""

from __future__ import annotations

import pytest

from deskovka.core.bits import bit, bits_in


@pytest.mark.parametrize("number", [0, 1, 2, 0b1011, 2**40, 2**62, 2**63 - 1, *range(3, 300, 7)])
def test_all_things_of_a_set_are_counted(number: int) -> None:
    assert bits_in(number) == number.bit_count()


@pytest.mark.parametrize("number", range(63))
def test_each_thing_has_its_bit(number: int) -> None:
    assert bit(number) == 1 << number
