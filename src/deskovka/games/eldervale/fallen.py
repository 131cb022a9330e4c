"""Fallen units that act in a regroup as if they came from the map: Paladin Hall, Aura of Darkness."""

from __future__ import annotations

from mypy_extensions import i64

from deskovka.core.options import first
from deskovka.core.vecs import append, vec
from deskovka.games.eldervale import obstacles as why
from deskovka.games.eldervale.acting import act, act_obstacle, act_options
from deskovka.games.eldervale.ongoing import NO_PIECE
from deskovka.games.eldervale.table import Eldervale, kind_of
from deskovka.games.eldervale.terms import UNDERWORLD


def fallen(g: Eldervale, seat: i64) -> vec[i64]:
    """One piece of each kind in the Underworld that this regroup brings back."""
    found = vec[i64]()
    for piece in g.units_in(seat, UNDERWORLD):
        if not stays_down(g, piece) and (len(found) == 0 or kind_of(piece) != kind_of(found[len(found) - 1])):
            found = append(found, piece)
    return found


def stays_down(g: Eldervale, piece: i64) -> bool:
    return g.staying_down >> piece & 1 == 1


def fallen_piece(g: Eldervale, seat: i64, kind: i64) -> i64:
    for piece in fallen(g, seat):
        if kind_of(piece) == kind:
            return piece
    return NO_PIECE


def fallen_act_options(g: Eldervale, seat: i64, found: vec[i64]) -> vec[i64]:
    for piece in fallen(g, seat):
        found = act_options(g, seat, piece, UNDERWORLD, found)
    return found


def fallen_act_obstacle(g: Eldervale, seat: i64, pick: i64) -> i64:
    piece = fallen_piece(g, seat, first(pick))
    if piece == NO_PIECE:
        return why.NOT_FALLEN
    return act_obstacle(g, seat, pick, piece, UNDERWORLD) if g.fallen_acts else why.FALLEN_DO_NOT_ACT


def fallen_act(g: Eldervale, seat: i64, pick: i64) -> None:
    g.fallen_acts -= 1
    act(g, seat, pick, fallen_piece(g, seat, first(pick)), UNDERWORLD)
