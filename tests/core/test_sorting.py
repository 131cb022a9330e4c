"""Packed numbers in order."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st
from mypy_extensions import i64

from deskovka.core.sorting import in_order
from deskovka.core.vecs import vec


@given(st.lists(st.integers(-(2**40), 2**40), max_size=80))
def test_they_come_in_order_and_what_was_given_stays(numbers: list[int]) -> None:
    given_numbers = vec[i64](numbers)
    assert list(in_order(given_numbers)) == sorted(numbers)
    assert list(given_numbers) == numbers
