"""What the descriptions of positions share (docs/positions.md): keys, numbers, names, switches, complaints."""

from __future__ import annotations

from collections.abc import Sequence

from deskovka.core.errors import ImpossiblePosition, UnknownName
from deskovka.core.game import Game
from deskovka.core.luck import SEEDS


def checked_keys(where: str, given: object, allowed: Sequence[str]) -> dict[str, object]:
    """A part of a description, as a dict that has only known keys."""
    if not isinstance(given, dict):
        raise ImpossiblePosition(f"{where}: expected keys and values, not {given!r}")
    for key in given:
        if key not in allowed:
            raise ImpossiblePosition(f"{where}: unknown key {key!r}; known are {', '.join(allowed)}")
    return given


def checked_number(where: str, value: object, low: int, high: int) -> int:
    """A number, within its limits."""
    if isinstance(value, bool) or not isinstance(value, int):
        raise ImpossiblePosition(f"{where}: expected a number, not {value!r}")
    if not low <= value <= high:
        raise ImpossiblePosition(f"{where}: {value} is not between {low} and {high}")
    return value


def checked_list(where: str, given: object) -> list[object]:
    if not isinstance(given, list):
        raise ImpossiblePosition(f"{where}: expected a list, not {given!r}")
    return given


def checked_pairs(where: str, given: object) -> dict[object, object]:
    if not isinstance(given, dict):
        raise ImpossiblePosition(f"{where}: expected names and values, not {given!r}")
    return given


def checked_seats(game: Game, keys: dict[str, object]) -> list[object]:
    """The descriptions of the seats; two plain ones when left out."""
    seats = keys.get("seats", [{}, {}])
    if not isinstance(seats, list) or len(seats) not in game.seats:
        numbers = [str(number) for number in game.seats]
        raise ImpossiblePosition(f"seats: expected a list of {', '.join(numbers[:-1])} or {numbers[-1]} seats")
    return [{} if seat is None else seat for seat in seats]


def checked_seed(keys: dict[str, object]) -> int:
    return checked_number("seed", keys.get("seed", 0), 0, SEEDS - 1)


def checked_variants(game: Game, keys: dict[str, object]) -> dict[str, str]:
    """All variants with their values; a switch may be on or off in words, or true and false."""
    given = checked_keys("variants", keys.get("variants", {}), [variant.id for variant in game.variants])
    try:
        return game.checked_variants({name: switch(value) for name, value in given.items()})
    except UnknownName as wrong:
        raise ImpossiblePosition(str(wrong)) from wrong


def switch(value: object) -> str:
    if isinstance(value, bool):
        return "on" if value else "off"
    return str(value)


def plain(name: object) -> str:
    """A name as it is compared: small letters; hyphens, blanks and underscores are the same."""
    return str(name).strip().lower().replace("-", "_").replace(" ", "_")


def find_name(name: object, names: Sequence[str], prefix: str = "") -> int:
    """The number of a name, however it is written, with or without the prefix content files give it; -1: none."""
    wanted = plain(name)
    for number, known in enumerate(names):
        if known and plain(known) in (wanted, wanted.removeprefix(prefix) if prefix else wanted):
            return number
    return -1


def checked_name(where: str, name: object, names: Sequence[str], prefix: str = "") -> int:
    """One of these names."""
    found = find_name(name, names, prefix)
    if found < 0:
        raise ImpossiblePosition(f"{where}: {name!r} is not one of {', '.join(names)}")
    return found
