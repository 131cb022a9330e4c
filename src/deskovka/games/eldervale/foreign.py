"""Units on cards of opponents in a regroup: Chaos Mage, Carnival of Masks (R57)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from deskovka.core.vecs import append, vec
from deskovka.games.eldervale import obstacles as why
from deskovka.games.eldervale.abilities import MIMICRY, can_mimic, is_used, mark_done, mark_used, sources_of
from deskovka.games.eldervale.activation import (
    Reach,
    fits,
    obstacle_with_unit,
    reach_obstacle,
    resolve_through_effect,
)
from deskovka.games.eldervale.box import ADVENTURE
from deskovka.games.eldervale.sources import (
    NO_OP,
    SOURCES,
    Ability,
    Carry,
    ability_of,
    op_of,
    source_of_ability,
    source_of_op,
)
from deskovka.games.eldervale.table import Eldervale, kind_of
from deskovka.games.eldervale.terms import ANY_UNIT, NOBODY, ON_CARD, ON_REGROUP
from deskovka.games.eldervale.verbs import USED

NONE_SUCH: Final = -1


def reaching_ability(g: Eldervale, seat: i64, piece: i64, masked: bool) -> i64:
    """The ability that lets a unit act on a card of an opponent; NONE_SUCH.

    `masked`: one that any unit may use, for which the owner of the card is paid; otherwise one of that kind of unit,
    which Mimeza may copy (ELDER-27.11).
    """
    if g.players[seat].listens >> ON_REGROUP & 1:
        for source in sources_of(g, seat):
            if SOURCES[source].listens >> ON_REGROUP & 1:
                for ability in SOURCES[source].abilities:
                    if ability.when == ON_REGROUP and is_for(g, ability, piece, masked):
                        return ability.number
    return NONE_SUCH


def is_for(g: Eldervale, ability: Ability, piece: i64, masked: bool) -> bool:
    if masked or ability.unit == ANY_UNIT:
        return masked and ability.unit == ANY_UNIT
    return ability.unit == kind_of(piece) or can_mimic(g, piece)


def reach_of(ability: Ability) -> Reach:
    op = op_of(ability.first)
    assert isinstance(op, Reach)
    return op


def foreign_obstacle(g: Eldervale, seat: i64, card: i64, piece: i64, origin: i64, masked: bool) -> i64:
    """What keeps a seat from putting a unit on a card of an opponent."""
    number = reaching_ability(g, seat, piece, masked)
    owner = g.card_owner[card]
    if number == NONE_SUCH:
        return why.NOT_YOUR_CARD
    if owner == NOBODY or not g.are_opponents(seat, owner):
        return why.NOT_THEIR_CARD
    ability = ability_of(number)
    if is_used(g, seat, ability):
        return why.MASK_USED
    found = reach_obstacle(g, seat, card, reach_of(ability), source_of_op(ability.first))
    if found:
        return found
    if not fits(ADVENTURE[card].symbol, kind_of(piece)):
        return why.WRONG_UNIT
    return obstacle_with_unit(g, seat, card, piece, origin)


def foreign_cards(g: Eldervale, seat: i64, piece: i64, origin: i64, masked: bool) -> vec[i64]:
    """Cards of opponents a unit can be put on."""
    found = vec[i64]()
    number = reaching_ability(g, seat, piece, masked)
    if number == NONE_SUCH or is_used(g, seat, ability_of(number)):
        return found
    for owner in range(g.seats):
        if g.are_opponents(seat, owner):
            for card in g.players[owner].tableau:
                if foreign_obstacle(g, seat, card, piece, origin, masked) == 0:
                    found = append(found, card)
    return found


def put_on_foreign(g: Eldervale, seat: i64, card: i64, piece: i64, origin: i64, masked: bool) -> None:
    """A unit acts on a card of an opponent as if it were one's own; what its ability says then follows."""
    number = reaching_ability(g, seat, piece, masked)
    ability = ability_of(number)
    mark_used(g, seat, ability)
    if not masked and ability.unit != kind_of(piece):
        mark_done(g, seat, MIMICRY)
    g.tell(USED, seat, source_of_ability(number))
    g.where[piece] = ON_CARD + card
    after = op_of(ability.first).after
    if after != NO_OP:
        g.do(Carry(seat, after, -1, piece, g.card_owner[card], origin))
    resolve_through_effect(g, seat, card, piece, origin)
