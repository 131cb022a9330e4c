"""What the four actions of cards have in common: answer by answer until "done" (EMPIRE-ACT)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from deskovka.core.options import first, verb
from deskovka.core.vecs import append, vec
from deskovka.games.empire.cards import CARD_NAMES, CARDS
from deskovka.games.empire.obstacles import IN_ORDER, NOT_ON_CARD, ONE_CARD_EACH, ONLY_ONE_ACTION
from deskovka.games.empire.player import Player
from deskovka.games.empire.table import Ask, Empire
from deskovka.games.empire.terms import (
    ACTIONS,
    BUILD,
    BUILDING,
    CHOOSE,
    DESTROY,
    DESTROY_NEUTRAL,
    DESTROYING,
    DONE,
    EITHER,
    MOVE,
    MOVING,
    PASSED,
    PLACE,
    PLACE_AT,
    PLACING,
    TAKE,
)

NO_KIND: Final = -1


@mypyc_attr(acyclic=True, allow_interpreted_subclasses=True)
class CarryOut(Ask):
    """Carry out an action of the card that is played; `amount` of `total` are left, and "done" gives them up."""

    __slots__ = ()

    def kind(self) -> i64:
        """Which of the four actions it is."""
        raise NotImplementedError

    def ways(self, g: Empire, p: Player) -> vec[i64]:
        """What can be done."""
        raise NotImplementedError

    def obstacle_to_deed(self, g: Empire, p: Player, pick: i64) -> i64:
        """What stands in the way of something that belongs to this action."""
        raise NotImplementedError

    def carry_out(self, g: Empire, p: Player, pick: i64) -> None:
        """Do it."""
        raise NotImplementedError

    def options(self, g: Empire) -> vec[i64]:
        return append(self.ways(g, g.players[self.seat]), DONE)

    def obstacle(self, g: Empire, pick: i64) -> i64:
        if pick == DONE:
            return 0
        if verb(pick) != CHOOSE and kind_of(pick) == self.kind():
            return self.obstacle_to_deed(g, g.players[self.seat], pick)
        return obstacle_to_other(g, pick)

    def told(self, g: Empire, pick: i64) -> dict[str, object]:
        return of_the_card(g, pick)

    def chosen(self, g: Empire, pick: i64) -> None:
        if pick != DONE:
            self.carry_out(g, g.players[self.seat], pick)
        elif self.amount > 0:  # what is left is not used (EMPIRE-ACT.2, EMPIRE-MOVE.6)
            g.tell(PASSED, self.seat)


def kind_of(pick: i64) -> i64:
    """The action that a pick belongs to, or chooses; NO_KIND if it is none of an action."""
    done = verb(pick)
    if done == CHOOSE:
        return first(pick)
    if done in (PLACE, PLACE_AT):
        return PLACING
    if done == MOVE:
        return MOVING
    if done == BUILD:
        return BUILDING
    return DESTROYING if done in (DESTROY, DESTROY_NEUTRAL) else NO_KIND


def obstacle_to_other(g: Empire, pick: i64) -> i64:
    """What stands in the way of something that is not part of the action that is being carried out."""
    if verb(pick) == TAKE:
        return ONE_CARD_EACH
    card = CARDS[g.playing]
    for action in card.actions:
        if action.kind == kind_of(pick):
            return ONLY_ONE_ACTION if card.joined == EITHER else IN_ORDER
    return NOT_ON_CARD


def of_the_card(g: Empire, pick: i64) -> dict[str, object]:
    """The card that is played, and the action that was meant."""
    values: dict[str, object] = {"card": CARD_NAMES[g.playing]}
    if kind_of(pick) != NO_KIND:
        values["action"] = ACTIONS[kind_of(pick)]
    return values
