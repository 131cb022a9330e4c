"""Tables that begin from a position somebody describes, as `deskovka position` reads it (docs/positions.md).

Whoever describes a position knows the hands in it, so such a table is marked for good: it is not a fair game.
"""

from __future__ import annotations

from typing import Any, NamedTuple

from deskovka.core.errors import ImpossiblePosition
from deskovka.core.game import Game
from deskovka.core.luck import SEEDS, Seed
from deskovka.core.position import checked_number, checked_variants
from deskovka.core.proof import key_of, new_secret
from deskovka.description import read_description
from deskovka.server.refused import Refused


class Luck(NamedTuple):
    """The columns of a table that say where its luck comes from."""

    seed: int
    secret: str | None
    chosen: bool

    def source(self, shares: list[str]) -> Seed:
        return self.seed if self.secret is None else key_of(self.secret, shares)


class Beginning(NamedTuple):
    """What a new table begins with; `start` is the stored table, None where cards are dealt as the rules say.

    Its luck comes from a secret, unless somebody chose a seed.
    """

    variants: dict[str, str]
    luck: Luck
    start: dict[str, Any] | None


def luck_from(seed: int | None) -> Luck:
    """The seed that somebody chose, or a new secret."""
    return Luck(0, new_secret(), False) if seed is None else Luck(seed, None, True)


def dealt(game: Game, seats: int, variants: dict[str, str], seed: int | None) -> Beginning:
    """An ordinary game; UnknownName if there is none like that."""
    luck = luck_from(seed)
    game.new_game(seats, luck.source([]), variants)
    return Beginning(game.checked_variants(variants), luck, None)


def set_up(
    game: Game, seats: int, variants: dict[str, str], seed: int | None, position: str | dict[str, Any]
) -> Beginning:
    """A table as it is described; whatever else is wished for must agree with that.

    Without a seed the luck of everything that is not described is drawn, as at any other table; but nobody adds to it:
    the table lies there before anybody sits down.
    """
    keys = keys_of(position)
    luck = luck_from(chosen_seed(keys, seed))
    given = checked_variants(game, keys)
    for name, value in game.checked_variants(variants).items():
        if name in variants and value != given[name]:
            raise ImpossiblePosition(f"variants: {name} is {given[name]} in the position, not {value}")
    g = game.position({**keys, "seed": luck.source(["" for _ in range(seats)])})
    described = len(game.result(g).scores)
    if described != seats:
        raise Refused("position-seats", values={"position": described, "table": seats})
    if g.ask is None:
        raise ImpossiblePosition("nobody is asked anything there: the game is over")
    if problems := game.problems(g):
        raise ImpossiblePosition(problems[0])
    return Beginning(given, luck, game.dump(g))


def keys_of(position: str | dict[str, Any]) -> dict[str, Any]:
    described = read_description(position, "the position") if isinstance(position, str) else position
    if not isinstance(described, dict):
        raise ImpossiblePosition(f"position: expected keys and values, not {described!r}")
    return described


def chosen_seed(keys: dict[str, Any], seed: int | None) -> int | None:
    """The seed of the description or of the table, if there is one."""
    if "seed" not in keys:
        return seed
    luck = checked_number("seed", keys["seed"], 0, SEEDS - 1)
    if seed is not None and seed != luck:
        raise ImpossiblePosition(f"seed: {luck} in the position, not {seed}")
    return luck
