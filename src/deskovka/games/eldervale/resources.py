"""Costs and gains in one number, and what a purse can pay (ELDER-3).

Four bits for each kind: the seven resources, then what a player chooses: any, basic (gem to sword), not magic, and
basic ones of which the player has none.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from deskovka.core.bits import bit
from deskovka.core.vecs import append, vec
from deskovka.games.eldervale.terms import BASICS, GOLD, MAGIC, RESOURCE_NAMES, RESOURCES

ANY: Final = 7
BASIC: Final = 8
NON_MAGIC: Final = 9
MISSING_BASIC: Final = 10
POINTS: Final = 11  # only as what an exchange gives
SORTS: Final = 12
SORT_NAMES: Final = [*RESOURCE_NAMES, "any", "basic", "non_magic", "missing_basic", "vp"]
MOST_PAID: Final = 5  # things in one payment
ALL_RESOURCES: Final = (1 << 4 * RESOURCES) - 1


def bundle(words: str) -> int:
    """ "2 scroll 1 gem" → a bundle; "" is nothing."""
    parts = words.split()
    packed = 0
    for number, name in zip(parts[::2], parts[1::2], strict=True):
        packed += int(number) << 4 * SORT_NAMES.index(name)
    return packed


def said(packed: int) -> str:
    """The words of a bundle, as `bundle` reads them."""
    found = [(packed >> 4 * sort & 15, name) for sort, name in enumerate(SORT_NAMES)]
    return " ".join(f"{number} {name}" for number, name in found if number)


def of(packed: i64, sort: i64) -> i64:
    return packed >> 4 * sort & 15


def one(sort: i64) -> i64:
    return bit(4 * sort)


def size(packed: i64) -> i64:
    """How many things are in a bundle."""
    if packed < 0:
        raise ValueError("a bundle with less than nothing of something")
    count: i64 = 0
    while packed:
        count += packed & 15
        packed >>= 4
    return count


# ---- payments: every bundle of at most MOST_PAID resources has a number, so that it can be an option


def ways(kinds: int, most: int) -> int:
    """How many bundles there are of at most so many things of so many kinds."""
    if kinds == 0:
        return 1
    return sum(ways(kinds - 1, most - count) for count in range(most + 1))


SMALLER: Final = vec[i64](  # bundles that come before, by kind, things left, how many of the kind are taken
    [
        sum(ways(RESOURCES - kind - 1, left - fewer) for fewer in range(count))
        for kind in range(RESOURCES)
        for left in range(MOST_PAID + 1)
        for count in range(MOST_PAID + 1)
    ]
)


def payment_number(paid: i64) -> i64:
    """The number of a payment among all payments."""
    number: i64 = 0
    left: i64 = MOST_PAID
    for kind in range(RESOURCES):
        count = of(paid, kind)
        number += SMALLER[(kind * (MOST_PAID + 1) + left) * (MOST_PAID + 1) + count]
        left -= count
    return number


def all_payments(kind: int, left: int, so_far: int) -> list[int]:
    if kind == RESOURCES:
        return [so_far]
    found: list[int] = []
    for count in range(left + 1):
        found += all_payments(kind + 1, left - count, so_far + (count << 4 * kind))
    return found


PAYMENTS: Final = vec[i64](all_payments(0, MOST_PAID, 0))  # by number
PAYMENT_NAMES: Final = [said(int(paid)) or "nothing" for paid in PAYMENTS]


# ---- what can be paid.  A purse is a bundle too: of each resource at most 15, magic cards counted


def missing(purse: i64, cost: i64) -> i64:
    """How many things of a cost the purse lacks, gold apart: gold or a discount must stand for them."""
    count: i64 = 0
    for kind in range(RESOURCES):
        if kind != GOLD:
            count += max(0, of(cost, kind) - of(purse, kind))
    return count


def can_pay(purse: i64, cost: i64, discount: i64 = 0) -> bool:
    """Is there a payment for this cost, so many things cheaper (ELDER-3.5, ELDER-3.6, ELDER-3.9)?"""
    if cost == 0:
        return True
    if missing(purse, cost) + of(cost, GOLD) > of(purse, GOLD) + discount:
        return False
    return size(purse & ALL_RESOURCES) + discount >= size(cost)


def payments(purse: i64, cost: i64, discount: i64 = 0) -> vec[i64]:
    """Every bundle that pays a cost, so many things cheaper."""
    due = max(0, size(cost) - discount)
    return with_kind(vec[i64](), purse, cost, discount, 0, due, of(cost, ANY), 0)


def with_kind(
    found: vec[i64], purse: i64, cost: i64, discount: i64, kind: i64, due: i64, free: i64, so_far: i64
) -> vec[i64]:
    """The payments that go on like `so_far`: `due` things are still to be paid, `free` of them may be anything."""
    if kind == RESOURCES:
        return append(found, so_far) if due == 0 else found
    needed = of(cost, kind)
    most = min(of(purse, kind), due)
    if kind != GOLD:
        most = min(most, needed + free)
    for count in range(most + 1):
        short = needed - count if kind == GOLD else 0
        if short > discount:
            continue
        beyond = max(0, count - needed) if kind != GOLD else 0
        found = with_kind(
            found, purse, cost, discount, kind + 1, due - count, free - beyond, so_far + (count << 4 * kind)
        )
    return found


def is_payment(purse: i64, cost: i64, discount: i64, paid: i64) -> bool:
    """Does this bundle pay the cost?"""
    if size(paid) != max(0, size(cost) - discount) or max(0, of(cost, GOLD) - of(paid, GOLD)) > discount:
        return False
    beyond: i64 = 0
    for kind in range(RESOURCES):
        if of(paid, kind) > of(purse, kind):
            return False
        if kind != GOLD:
            beyond += max(0, of(paid, kind) - of(cost, kind))
    return beyond <= of(cost, ANY)


def basics_missing(purse: i64) -> i64:
    """Basic resources of which there is none."""
    count: i64 = 0
    for kind in range(BASICS):
        if of(purse, kind) == 0:
            count += 1
    return count


def may_be(sort: i64, kind: i64, purse: i64) -> bool:
    """May a gain of this sort be that resource?"""
    if sort == ANY:
        return True
    if sort == BASIC:
        return kind < BASICS
    if sort == NON_MAGIC:
        return kind != MAGIC
    if sort == MISSING_BASIC:
        return kind < BASICS and of(purse, kind) == 0
    return sort == kind
