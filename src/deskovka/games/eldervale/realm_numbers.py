"""What stands in a realm, as numbers for networks: of every realm for the table, and beside an option that names one.

An option alone says *which* realm; what that means, a network would have to find out among all numbers of the table.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from deskovka.core.bits import bits_in
from deskovka.core.options import first, second, third, verb
from deskovka.core.vecs import vec
from deskovka.games.eldervale.forecast import forecast
from deskovka.games.eldervale.realms import ELEMENT_OF, ELEMENT_REALMS, FIELDS, RUINS, TILES
from deskovka.games.eldervale.resources import of
from deskovka.games.eldervale.table import Eldervale, kind_of
from deskovka.games.eldervale.terms import NOBODY, OWN_KINDS, PIECES, RESOURCES
from deskovka.games.eldervale.treasures import SHOWN, top_of
from deskovka.games.eldervale.verbs import (
    ACT,
    ACT_MASKED,
    ACT_START,
    BUILD,
    BUILD_WITH_PLACED,
    CLEAR,
    FIGHT,
    JOIN,
    KILL,
    MOVE,
    MOVE_OF,
    MOVE_TO,
    PLACE,
    PLACE_PEACEFULLY,
    READY_UNIT,
    SUPPORT,
    TREASURE,
)

UNIT_KINDS: Final = OWN_KINDS + 1  # worker to dragon; mercenaries and monsters together
BY_KIND: Final = 2 * UNIT_KINDS  # units in a realm: the viewer's, others'

REALM_FIRST: Final = (TREASURE, BUILD, BUILD_WITH_PLACED, MOVE_TO, CLEAR, FIGHT)
REALM_SECOND: Final = (PLACE, PLACE_PEACEFULLY, READY_UNIT, ACT_START, ACT, ACT_MASKED, JOIN, SUPPORT)
REALM_THIRD: Final = (MOVE, MOVE_OF, KILL)
MAY_FIGHT: Final = (PLACE, PLACE_PEACEFULLY, JOIN)

HOMES_AT: Final = BY_KIND  # a dwelling there: the viewer's, another's
BEASTS_AT: Final = HOMES_AT + 2  # a monster there; realms with one beside it
BESIDE_AT: Final = BEASTS_AT + 2  # beside it: the viewer's dwellings, others' dwellings, ruins
POWER_AT: Final = BESIDE_AT + 3  # in its element: the viewer's, the best of the others'
SHOWN_AT: Final = POWER_AT + 2  # what lies there to take
FIGHT_AT: Final = SHOWN_AT + RESOURCES  # a battle for certain, own dice, the strongest enemy's
REALM_SIZE: Final = FIGHT_AT + 3


def set_units_by_kind(g: Eldervale, out: vec[float], at: i64, seat: i64) -> None:
    """Of every realm, BY_KIND numbers one after another."""
    for piece in range(PIECES):
        realm = g.where[piece]
        if realm < TILES and g.owner[piece] != NOBODY:
            out[at + realm * BY_KIND + kind_column(g, piece, seat)] += 0.5


def kind_column(g: Eldervale, piece: i64, seat: i64) -> i64:
    kind = min(kind_of(piece), OWN_KINDS)
    return kind if g.owner[piece] == seat else UNIT_KINDS + kind


def realm_of(option: i64) -> i64:
    """The realm an option is about; -1: none."""
    what = verb(option)
    realm: i64 = -1
    if what in REALM_SECOND:
        realm = second(option)
    elif what in REALM_FIRST:
        realm = first(option)
    elif what in REALM_THIRD:
        realm = third(option)
    return realm if realm < TILES else -1


def set_realm(g: Eldervale, out: vec[float], at: i64, seat: i64, option: i64) -> None:
    """REALM_SIZE numbers about the realm an option names, as things are now; nothing where it names none."""
    realm = realm_of(option)
    if realm < 0:
        return
    for piece in range(PIECES):
        if g.where[piece] == realm and g.owner[piece] != NOBODY:
            out[at + kind_column(g, piece, seat)] += 0.5
    if g.homes[realm] != NOBODY:
        out[at + HOMES_AT + (0 if g.homes[realm] == seat else 1)] = 1.0
    out[at + BEASTS_AT] = 1.0 if g.beast_in(realm) >= 0 else 0.0
    out[at + BEASTS_AT + 1] = float(bits_in(g.near[realm] & g.beasts())) / 2.0
    set_beside(g, out, at + BESIDE_AT, seat, realm)
    if ELEMENT_REALMS >> realm & 1:
        set_power(g, out, at + POWER_AT, seat, ELEMENT_OF[realm])
    for field in range(FIELDS):
        token = top_of(g.stacks[FIELDS * realm + field])
        if token >= 0:
            for kind in range(RESOURCES):
                out[at + SHOWN_AT + kind] += float(of(SHOWN[token], kind)) / 2.0
    if verb(option) in MAY_FIGHT:
        battle = forecast(g, int(seat), int(option))
        if battle is not None:
            out[at + FIGHT_AT] = 1.0
            out[at + FIGHT_AT + 1] = float(battle.mine) / 6.0
            out[at + FIGHT_AT + 2] = float(battle.theirs) / 6.0


def set_beside(g: Eldervale, out: vec[float], at: i64, seat: i64, realm: i64) -> None:
    near = g.near[realm]
    out[at + 2] = float(bits_in(near & RUINS)) / 3.0
    for tile in range(TILES):
        if near >> tile & 1 and g.homes[tile] != NOBODY:
            out[at + (0 if g.homes[tile] == seat else 1)] += 1.0 / 3.0


def set_power(g: Eldervale, out: vec[float], at: i64, seat: i64, element: i64) -> None:
    for p in g.players:
        power = float(p.power(element)) / 6.0
        if p.seat == seat:
            out[at] = power
        else:
            out[at + 1] = max(out[at + 1], power)
