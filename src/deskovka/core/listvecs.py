"""A list that answers to the names of librt.vecs, for machines without it.  Never compiled."""

from collections.abc import Callable, Iterable
from typing import Any


class vec:
    """`vec[i64](items)` makes a plain list; the capacity is only a hint."""

    def __class_getitem__(cls, item: object) -> Callable[..., list[Any]]:
        return new_list


def new_list(items: Iterable[Any] = (), /, *, capacity: int = 0) -> list[Any]:
    return list(items)


def append(values: list[Any], value: object, /) -> list[Any]:
    if not values:  # an empty one may be shared, as it is where arrays are packed
        return [value]
    values.append(value)
    return values


def remove(values: list[Any], value: object, /) -> list[Any]:
    values.remove(value)
    return values


def pop(values: list[Any], at: int = -1, /) -> tuple[list[Any], Any]:
    value = values.pop(at)
    return values, value


def extend(values: list[Any], more: Iterable[Any], /) -> list[Any]:
    if not values:
        return list(more)
    values.extend(more)
    return values
