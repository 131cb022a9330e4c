"""Luck in one integer: the same numbers everywhere, and nothing lopsided about them."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Iterable
from itertools import pairwise, permutations

import pytest
from hypothesis import given
from hypothesis import strategies as st
from mypy_extensions import i64

from deskovka.core.luck import SEEDS, below, luck_of, next_luck
from deskovka.core.steps import State
from deskovka.core.vecs import vec
from deskovka.games.registry import find_game

PERIOD = 2**63 - 1
PRIMES = (7, 73, 127, 337, 92737, 649657)  # of the period: 7 * 7 * 73 * 127 * 337 * 92737 * 649657

registers = st.integers(0, PERIOD)


def surprise(counts: Counter[object], cells: int) -> float:
    """How far these counts are from equal ones: chi-square in standard deviations; honest luck stays below 5."""
    expected = sum(counts.values()) / cells
    missed = cells - len(counts)
    chi_square = sum((n - expected) ** 2 / expected for n in counts.values()) + missed * expected
    freedom = cells - 1
    return (chi_square - freedom) / math.sqrt(2 * freedom)


def draws(luck: int, n: int, times: int) -> list[int]:
    drawn = []
    for _ in range(times):
        luck = next_luck(luck)
        drawn.append(below(luck, n))
    return drawn


def stirred(columns: list[int], register: int) -> int:
    """A matrix over bits times a register."""
    out = 0
    for bit, column in enumerate(columns):
        if register >> bit & 1:
            out ^= column
    return out


def after(steps: int) -> list[int]:
    """What becomes of each single bit after so many steps of `next_luck`."""
    power = [next_luck(1 << bit) for bit in range(63)]
    done = [1 << bit for bit in range(63)]
    while steps:
        if steps & 1:
            done = [stirred(power, column) for column in done]
        power = [stirred(power, column) for column in power]
        steps >>= 1
    return done


def test_the_first_numbers_are_the_known_ones() -> None:
    luck, seen = 1, []
    for _ in range(5):
        luck = next_luck(luck)
        seen.append(luck)
    assert seen == [
        17188259841,
        2322169098928225,
        4685996555289892928,
        5119558738113855552,
        7464911572257866818,
    ]


@pytest.mark.parametrize(
    ("seed", "luck"),
    [
        (0, 1244553577046761676),
        (1, 8516923551947723132),
        (2, 3193633165406025098),
        (42, 6913916015918664432),
        (SEEDS - 1, 526782200464650116),
    ],
)
def test_a_seed_has_its_known_luck(seed: int, luck: int) -> None:
    assert luck_of(seed) == luck


def test_a_die_shows_the_known_numbers() -> None:
    assert [1 + n for n in draws(luck_of(0), 6, 12)] == [5, 6, 1, 2, 2, 2, 6, 5, 2, 5, 2, 1]


@given(registers.filter(bool))
def test_luck_never_runs_out_and_stays_in_63_bits(luck: int) -> None:
    for _ in range(20):
        luck = next_luck(luck)
        assert 0 < luck <= PERIOD


@given(registers, registers)
def test_every_bit_goes_its_own_way(one: int, other: int) -> None:
    """Linear, so that the matrix of the single bits speaks for all registers in the next test."""
    assert next_luck(one ^ other) == next_luck(one) ^ next_luck(other)
    assert next_luck(one) == stirred(after(1), one)


def test_the_register_runs_through_all_values_before_it_repeats() -> None:
    unchanged = [1 << bit for bit in range(63)]
    assert after(PERIOD) == unchanged
    for prime in PRIMES:
        assert PERIOD % prime == 0
        assert after(PERIOD // prime) != unchanged


@given(st.integers(0, SEEDS - 1))
def test_every_seed_has_luck(seed: int) -> None:
    assert 0 < luck_of(seed) <= PERIOD


def test_the_one_seed_that_would_have_no_luck_gets_some() -> None:
    """Its register would be all zeros; it gets the one number no other seed has."""
    assert luck_of(6836343494906070750) == luck_of(-1) != 0


def test_different_seeds_have_different_luck() -> None:
    assert len({luck_of(seed) for seed in range(20_000)}) == 20_000


def test_neighbouring_seeds_begin_far_apart() -> None:
    distances = [(luck_of(seed) ^ luck_of(seed + 1)).bit_count() for seed in range(2_000)]
    assert min(distances) >= 10
    assert 28 < sum(distances) / len(distances) < 35


@pytest.mark.parametrize("n", [2, 3, 6, 12, 70])
def test_the_first_draw_of_neighbouring_seeds_is_uniform(n: int) -> None:
    first = Counter[object](below(next_luck(luck_of(seed)), n) for seed in range(12_000))
    assert surprise(first, n) < 5


@pytest.mark.parametrize("n", [2, 3, 4, 12])
@pytest.mark.parametrize("apart", [1, 2, 4, 8])
def test_neighbouring_seeds_draw_independently(n: int, apart: int) -> None:
    """Two bots of one game, or two games in a row, must not agree more or less often than by chance."""
    pairs = 800
    streams = [(draws(luck_of(seed), n, 12), draws(luck_of(seed + apart), n, 12)) for seed in range(0, 16 * pairs, 16)]
    for draw in range(12):
        agree = sum(one[draw] == other[draw] for one, other in streams)
        assert abs(agree - pairs / n) < 5 * math.sqrt(pairs * (1 / n) * (1 - 1 / n)), f"draw {draw}"


@given(registers, st.integers(1, 4096))
def test_below_is_below(luck: int, n: int) -> None:
    assert 0 <= below(luck, n) < n


@pytest.mark.parametrize("n", [2, 3, 6, 7, 12, 70])
def test_below_is_uniform(n: int) -> None:
    drawn = Counter[object](draws(luck_of(n), n, 30_000))
    assert set(drawn) == set(range(n))
    assert surprise(drawn, n) < 5


@pytest.mark.parametrize("n", [2, 3, 6])
def test_a_draw_says_nothing_about_the_next_one(n: int) -> None:
    drawn = draws(luck_of(100 + n), n, 30_000)
    assert surprise(Counter(pairwise(drawn)), n * n) < 5


# ---- the luck of a table


def a_table(luck: int) -> State:
    g = State(find_game("_template"))
    g.luck = luck
    return g


def shuffled(g: State, things: Iterable[int]) -> tuple[int, ...]:
    pile = vec[i64](list(things))
    g.shuffle(pile)
    return tuple(pile)


def test_a_table_draws_the_numbers_of_its_luck() -> None:
    g = a_table(luck_of(0))
    assert [1 + g.random_below(6) for _ in range(12)] == [5, 6, 1, 2, 2, 2, 6, 5, 2, 5, 2, 1]


@pytest.mark.parametrize("count", [2, 3, 4])
def test_every_order_of_a_few_things_is_as_likely(count: int) -> None:
    orders = set(permutations(range(count)))
    g = a_table(luck_of(count))
    seen = Counter[object](shuffled(g, range(count)) for _ in range(1_000 * len(orders)))
    assert set(seen) == orders
    assert surprise(seen, len(orders)) < 5


def test_the_first_shuffle_of_neighbouring_seeds_is_uniform() -> None:
    seen = Counter[object](shuffled(a_table(luck_of(seed)), range(3)) for seed in range(6_000))
    assert surprise(seen, 6) < 5


def test_every_card_of_a_pile_may_end_anywhere() -> None:
    g = a_table(luck_of(5))
    seen = Counter[object]()
    for _ in range(4_000):
        seen.update(enumerate(shuffled(g, range(12))))
    assert surprise(seen, 144) < 5


@given(st.lists(st.integers(0, 9), max_size=20), st.integers(0, 1000))
def test_a_shuffle_loses_nothing(things: list[int], seed: int) -> None:
    assert sorted(shuffled(a_table(luck_of(seed)), things)) == sorted(things)


@pytest.mark.parametrize("things", [[], [7]])
def test_nothing_to_shuffle_needs_no_luck(things: list[int]) -> None:
    g = a_table(99)
    assert shuffled(g, things) == tuple(things)
    assert g.luck == 99
