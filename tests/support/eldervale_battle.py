"""Battles for tests: units stand where they fight, dice show what is said.

    g = battle("magma-terraces", {"units": {"magma-terraces": ["worker"]}}, {"units": {"magma-terraces": ["dragon"]}})
    roll(g, "6 3 2", "5")

Sides roll from the left of the active player to that player, then the monster.  Nobody has resources unless told, so
that nobody is asked about swords.
"""

from __future__ import annotations

from typing import Any

from deskovka.core.vecs import append, vec
from deskovka.games.eldervale.battle import Battles
from deskovka.games.eldervale.ongoing import NO_PIECE, Battle, Placement, Side
from deskovka.games.eldervale.phrases import UNIT_NAMES
from deskovka.games.eldervale.table import Eldervale
from deskovka.games.eldervale.terms import NOBODY
from deskovka.games.eldervale.turn import EndTurn, NextTurn
from support.eldervale import answer, beast, offered, realm, table

OF_BATTLE = {"placed", "came", "comes", *Placement().stored()} - {"piece", "realm"}


def battle(place: str, *seats: dict[str, Any], **keys: Any) -> Eldervale:
    """The active player has just placed a unit (`placed`: a worker) there.

    More keys: came (a monster that rampaged, and from where), comes (stop where spells may prevent the battle), and
    those of a table and of a Placement.
    """
    told = {key: keys.pop(key) for key in list(keys) if key in OF_BATTLE}
    return begin(table(*[{"purse": "", **seat} for seat in seats], **{"steps": [], **keys}), place, **told)


def begin(
    g: Eldervale,
    place: str,
    placed: str = "worker",
    came: tuple[str, str] | None = None,
    comes: bool = False,
    **fields: Any,
) -> Eldervale:
    """At a table where nothing waits a unit has just been placed: the battle, and the end of the turn."""
    placement = put_placement(g, place, placed, fields)
    if came is not None:
        placement.rampaged, placement.came_from = beast(came[0]), realm(came[1])
    g.open_luck = True
    g.do(Battles(g.turn), EndTurn(g.turn), NextTurn())
    g.settle()
    while g.battle is None and type(g.ask).__name__ == "Window" and not comes:
        answer(g, "go on")
    return g


def put_placement(g: Eldervale, place: str, placed: str, fields: dict[str, Any]) -> Placement:
    placement = Placement()
    placement.piece = g.first_of(g.turn, UNIT_NAMES.index(placed), realm(place))
    placement.realm = realm(place)
    placement.met = True
    for name, value in fields.items():
        setattr(placement, name, value)
    if placement.piece == NO_PIECE:  # it has left since
        placement.piece = g.first_of(g.turn, UNIT_NAMES.index(placed), 33)
    g.placements = append(g.placements, placement) if len(g.placements) else vec[Placement]([placement])
    return placement


def roll(g: Eldervale, *sides: str) -> None:
    """The dice of each side show these faces."""
    for faces in sides:
        for face in faces.split():
            answer(g, f"roll {face}")


def pass_arms(g: Eldervale) -> None:
    """Nobody joins, spends swords or answers before the roll."""
    while g.ask is not None and ("done" in offered(g) or "go on" in offered(g)):
        answer(g, "done" if "done" in offered(g) else "go on")


def dice(g: Eldervale, seat: int = 0) -> int:
    """How many dice a seat has; the monster is NOBODY."""
    return int(side(g, seat).dice)


def monster_dice(g: Eldervale) -> int:
    return dice(g, NOBODY)


def side(g: Eldervale, seat: int = 0) -> Side:
    fought = fight(g)
    number = fought.side_of(seat)
    assert number >= 0, f"seat {seat} takes no part"
    return fought.sides[number]


def shown(g: Eldervale, seat: int = 0) -> list[int]:
    """What the dice of a seat show, highest first."""
    return [int(face) for face in side(g, seat).rolled]


def fight(g: Eldervale) -> Battle:
    """The battle that goes on, or the last one."""
    fought = g.battle or g.last_battle
    assert fought is not None, "there was no battle"
    return fought


def winner(g: Eldervale) -> int | None:
    """The seat that won; NOBODY for the monster; None if everybody lost."""
    fought = fight(g)
    assert fought.decided
    return None if fought.winner < 0 else int(fought.sides[fought.winner].seat)
