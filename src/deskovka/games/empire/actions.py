"""The action of a card: one, one of two, or two in their order (EMPIRE-ACT)."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64, mypyc_attr

from deskovka.core.options import first, option, verb
from deskovka.core.vecs import append, vec
from deskovka.games.empire.building import Build, build_options
from deskovka.games.empire.cards import CARDS
from deskovka.games.empire.carryout import CarryOut, kind_of, of_the_card
from deskovka.games.empire.destroying import Destroy, destroy_options
from deskovka.games.empire.moving import Move, move_options
from deskovka.games.empire.obstacles import (
    ACTION_IMPOSSIBLE,
    CHOOSE_FIRST,
    NO_CITIES_LEFT,
    NOT_ON_CARD,
    ONE_CARD_EACH,
    SUPPLY_EMPTY,
)
from deskovka.games.empire.placing import Place, place_options
from deskovka.games.empire.player import Player
from deskovka.games.empire.table import Ask, Empire, Step
from deskovka.games.empire.terms import BUILDING, CHOOSE, CITIES, DONE, EITHER, MOVING, PASSED, PLACING, TAKE


@mypyc_attr(acyclic=True)
@final
class Act(Step):
    """Carry out the action of a card: one, one of two, or both in their order (EMPIRE-ACT.3 to .6)."""

    def run(self, g: Empire) -> None:
        card = CARDS[self.thing]
        if card.joined == EITHER:
            g.do(ChooseAction(self.seat, self.thing))
        elif len(card.actions) == 2:
            g.do(
                Begin(self.seat, card.actions[0].kind, amount=card.actions[0].count),
                Begin(self.seat, card.actions[1].kind, amount=card.actions[1].count),
            )
        else:
            g.do(Begin(self.seat, card.actions[0].kind, amount=card.actions[0].count))


@mypyc_attr(acyclic=True)
@final
class ChooseAction(Ask):
    """One of two actions, or none (EMPIRE-ACT.3, EMPIRE-TURN.8); what cannot be done is not offered (EMPIRE-ACT.8)."""

    def options(self, g: Empire) -> vec[i64]:
        p = g.players[self.seat]
        found = vec[i64]([])
        for action in CARDS[self.thing].actions:
            if action_obstacle(g, p, action.kind, action.count) == 0:
                found = append(found, option(CHOOSE, action.kind))
        return append(found, DONE)

    def obstacle(self, g: Empire, pick: i64) -> i64:
        if pick == DONE:
            return 0
        if verb(pick) == TAKE:
            return ONE_CARD_EACH
        for action in CARDS[self.thing].actions:
            if action.kind == kind_of(pick):
                found = action_obstacle(g, g.players[self.seat], action.kind, action.count)
                return found if found or verb(pick) == CHOOSE else CHOOSE_FIRST
        return NOT_ON_CARD

    def told(self, g: Empire, pick: i64) -> dict[str, object]:
        return {**of_the_card(g, pick), "count": CITIES}

    def chosen(self, g: Empire, pick: i64) -> None:
        if pick == DONE:
            g.tell(PASSED, self.seat)
            return
        for action in CARDS[self.thing].actions:
            if action.kind == first(pick):
                g.do(Begin(self.seat, action.kind, amount=action.count))

    def inside(self) -> bool:
        return True


@mypyc_attr(acyclic=True)
@final
class Begin(Step):
    """Begin an action of a kind (`thing`): bonuses are added once, as they are now (EMPIRE-ABIL.4, EMPIRE-DISC.10)."""

    def run(self, g: Empire) -> None:
        p = g.players[self.seat]
        total = allowed(p, self.thing, self.amount)
        g.do(carrying_out(self.thing, self.seat, total, total))


def carrying_out(kind: i64, seat: i64, left: i64, total: i64) -> CarryOut:
    """The question that carries out an action of this kind."""
    if kind == PLACING:
        return Place(seat, amount=left, total=total)
    if kind == MOVING:
        return Move(seat, amount=left, total=total)
    if kind == BUILDING:
        return Build(seat, amount=left, total=total)
    return Destroy(seat, amount=left, total=total)


def allowed(p: Player, kind: i64, count: i64) -> i64:
    """The printed number with the player's bonuses (EMPIRE-ABIL.2, EMPIRE-ABIL.3)."""
    if kind == PLACING:
        return count + p.extra_army
    if kind == MOVING:
        return count + p.extra_move
    return count


def action_obstacle(g: Empire, p: Player, kind: i64, count: i64) -> i64:
    """What keeps an action of this kind from doing anything at all."""
    if kind == PLACING:
        if p.supply == 0:
            return SUPPLY_EMPTY
        ways = place_options(g, p)
    elif kind == MOVING:
        ways = move_options(g, p, allowed(p, kind, count))
    elif kind == BUILDING:
        if p.cities == 0:
            return NO_CITIES_LEFT
        ways = build_options(g, p)
    else:
        ways = destroy_options(g, p)
    return 0 if len(ways) else ACTION_IMPOSSIBLE
