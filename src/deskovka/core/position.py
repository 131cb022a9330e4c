"""What the descriptions of positions share (docs/positions.md): keys, numbers, names, switches, complaints.

A game reads a `Part` key by key; whatever cannot be is one line that says where it stands.
"""

from __future__ import annotations

from collections.abc import Sequence

from deskovka.core.errors import ImpossiblePosition, UnknownName
from deskovka.core.game import Game
from deskovka.core.luck import SEEDS, Key, Seed


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
    named: set[str] = set()
    for name in given:
        if plain(name) in named:
            raise ImpossiblePosition(f"{where}: {name!r} twice")
        named.add(plain(name))
    return given


def checked_seed(keys: dict[str, object]) -> Seed:
    """What the luck comes from: the number that is described, or the key whoever lays the table puts in its place."""
    seed = keys.get("seed", 0)
    return seed if isinstance(seed, Key) else checked_number("seed", seed, 0, SEEDS - 1)


def checked_variants(game: Game, keys: dict[str, object], seats: int = 0) -> dict[str, str]:
    """All variants with their values, as they may be with so many seats; a switch may also be true or false."""
    given = checked_keys("variants", keys.get("variants", {}), [variant.id for variant in game.variants])
    try:
        return game.checked_variants({name: switch(value) for name, value in given.items()}, seats)
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


def checked_card(where: str, name: object, names: Sequence[str]) -> int:
    """A card by its name; there are too many of them to list."""
    found = find_name(name, names)
    if found < 0:
        raise ImpossiblePosition(f"{where}: there is no card {name!r}")
    return found


class Part:
    """A part of a description: the whole of it, or what is said of one seat."""

    __slots__ = ("keys", "where")

    def __init__(self, keys: dict[str, object], where: str = "") -> None:
        self.keys = keys
        self.where = where  # "": the whole description

    def at(self, key: str) -> str:
        """Where the value of a key stands, for complaints."""
        return f"{self.where} {key}" if self.where else key

    def has(self, key: str) -> bool:
        return key in self.keys

    def number(self, key: str, low: int, high: int, usual: int) -> int:
        return checked_number(self.at(key), self.keys.get(key, usual), low, high)

    def name(self, key: str, names: Sequence[str], usual: str = "") -> int:
        """The number of the one name that is given."""
        return checked_name(self.at(key), self.keys.get(key, usual), names)

    def things(self, key: str) -> list[object]:
        """A list; empty when left out."""
        return checked_list(self.at(key), self.keys.get(key, []))

    def names(self, key: str, names: Sequence[str], prefix: str = "") -> list[int]:
        """A list of names, as their numbers."""
        return [checked_name(self.at(key), name, names, prefix) for name in self.things(key)]

    def pairs(self, key: str) -> dict[object, object]:
        """Things with a value each; none when left out."""
        return checked_pairs(self.at(key), self.keys.get(key, {}))

    def is_on(self, key: str) -> bool:
        """A switch, in words or as true and false; off when left out."""
        return checked_name(self.at(key), switch(self.keys.get(key, "off")), ("off", "on")) == 1

    def part(self, key: str, allowed: Sequence[str]) -> Part:
        """What is said under a key, with keys of its own; nothing when left out."""
        return Part(checked_keys(self.at(key), self.keys.get(key, {}), allowed), self.at(key))

    def seats(self, game: Game, allowed: Sequence[str]) -> list[Part]:
        """What is said of each seat; two plain ones when left out."""
        seats = self.keys.get("seats", [{}, {}])
        if not isinstance(seats, list) or len(seats) not in game.seats:
            numbers = [str(number) for number in game.seats]
            raise ImpossiblePosition(f"seats: expected a list of {', '.join(numbers[:-1])} or {numbers[-1]} seats")
        return [
            Part({**checked_keys(f"seat {seat}", {} if given is None else given, allowed)}, f"seat {seat}")
            for seat, given in enumerate(seats)
        ]


def whole(description: object, allowed: Sequence[str]) -> Part:
    """A description, as a part that has only known keys."""
    return Part(checked_keys("position", description, allowed))
