"""Putting a unit on an action in a regroup: from a realm, from the Underworld, or from one action on to another."""

from __future__ import annotations

from mypy_extensions import i64

from deskovka.core.options import first, option, second, third, verb
from deskovka.core.vecs import append, vec
from deskovka.games.eldervale import obstacles as why
from deskovka.games.eldervale.activation import Activate, unit_obstacle
from deskovka.games.eldervale.foreign import foreign_cards, foreign_obstacle, put_on_foreign
from deskovka.games.eldervale.start_card import do_start, start_obstacle
from deskovka.games.eldervale.steps import Step
from deskovka.games.eldervale.table import Eldervale, kind_of
from deskovka.games.eldervale.terms import ON_CARD, ON_START, START_ACTIONS, UNDERWORLD
from deskovka.games.eldervale.verbs import (
    ACT,
    ACT_AGAIN,
    ACT_FALLEN,
    ACT_MASKED,
    ACT_START,
    ACT_START_AGAIN,
    ACT_START_FALLEN,
)


def act_options(g: Eldervale, seat: i64, piece: i64, origin: i64, found: vec[i64]) -> vec[i64]:
    """The options `found`, and every action this unit, which comes from a realm or the Underworld, can be put on."""
    kind = kind_of(piece)
    fallen = origin == UNDERWORLD
    for action in range(len(START_ACTIONS)):
        if start_obstacle(g, seat, action, piece) == 0:
            pick = option(ACT_START_FALLEN, kind, action) if fallen else option(ACT_START, kind, origin, action)
            found = append(found, pick)
    for card in g.players[seat].tableau:
        if unit_obstacle(g, seat, card, piece, origin) == 0:
            found = append(found, on_card(kind, origin, card))
    for card in foreign_cards(g, seat, piece, origin, False):
        found = append(found, on_card(kind, origin, card))
    for card in foreign_cards(g, seat, piece, origin, True):
        pick = option(ACT_FALLEN, kind, card) if fallen else option(ACT_MASKED, kind, origin, card)
        if pick not in found:
            found = append(found, pick)
    return found


def on_card(kind: i64, origin: i64, card: i64) -> i64:
    return option(ACT_FALLEN, kind, card) if origin == UNDERWORLD else option(ACT, kind, origin, card)


def is_act(pick: i64) -> bool:
    """Does this option put a unit from a realm on an action?"""
    return verb(pick) in (ACT, ACT_START, ACT_MASKED)


def is_fallen_act(pick: i64) -> bool:
    """Does it put one from the Underworld there?"""
    return verb(pick) in (ACT_FALLEN, ACT_START_FALLEN)


def act_obstacle(g: Eldervale, seat: i64, pick: i64, piece: i64, origin: i64) -> i64:
    """What keeps a unit from the action an option names."""
    if verb(pick) in (ACT_START, ACT_START_FALLEN):
        return start_obstacle(g, seat, named(pick), piece)
    card = named(pick)
    if verb(pick) == ACT_MASKED:
        return foreign_obstacle(g, seat, card, piece, origin, True)
    if g.card_owner[card] == seat:
        return unit_obstacle(g, seat, card, piece, origin)
    found = foreign_obstacle(g, seat, card, piece, origin, False)
    if found and verb(pick) == ACT_FALLEN:
        return foreign_obstacle(g, seat, card, piece, origin, True)
    return found


def named(pick: i64) -> i64:
    """The action or card of an option."""
    return second(pick) if is_fallen_act(pick) else third(pick)


def act(g: Eldervale, seat: i64, pick: i64, piece: i64, origin: i64) -> None:
    """Put a unit on an action and carry that out."""
    if verb(pick) in (ACT_START, ACT_START_FALLEN):
        act_on_start(g, seat, named(pick), piece)
    elif g.card_owner[named(pick)] == seat:
        act_on_card(g, seat, named(pick), piece, origin)
    else:
        masked = verb(pick) == ACT_MASKED
        if verb(pick) == ACT_FALLEN:
            masked = foreign_obstacle(g, seat, named(pick), piece, origin, False) != 0
        put_on_foreign(g, seat, named(pick), piece, origin, masked)


def act_on_start(g: Eldervale, seat: i64, action: i64, piece: i64) -> None:
    g.where[piece] = ON_START + action
    g.acted = append(g.acted, ON_START + action)
    do_start(g, seat, action, piece)


def act_on_card(g: Eldervale, seat: i64, card: i64, piece: i64, origin: i64) -> None:
    g.where[piece] = ON_CARD + card
    g.acted = append(g.acted, ON_CARD + card)
    g.do(Activate(seat, card, -1, piece, seat, origin))


# ---- a unit that has acted acts again, elsewhere (Aura of Air)


def reuses(g: Eldervale, at: Step) -> vec[i64]:
    """Every other action of its owner a unit (`piece`) on a card can be put on."""
    found = vec[i64]()
    for action in range(len(START_ACTIONS)):
        if start_obstacle(g, at.seat, action, at.piece) == 0:
            found = append(found, option(ACT_START_AGAIN, action))
    for card in g.players[at.seat].tableau:
        if unit_obstacle(g, at.seat, card, at.piece, at.amount) == 0:
            found = append(found, option(ACT_AGAIN, card))
    return found


def reuse_obstacle(g: Eldervale, at: Step, pick: i64) -> i64:
    if verb(pick) == ACT_START_AGAIN:
        return start_obstacle(g, at.seat, first(pick), at.piece)
    if verb(pick) == ACT_AGAIN:
        return unit_obstacle(g, at.seat, first(pick), at.piece, at.amount)
    return why.ACTION_FIRST


def put_again(g: Eldervale, at: Step, pick: i64) -> None:
    if verb(pick) == ACT_START_AGAIN:
        act_on_start(g, at.seat, first(pick), at.piece)
    else:
        act_on_card(g, at.seat, first(pick), at.piece, at.amount)
