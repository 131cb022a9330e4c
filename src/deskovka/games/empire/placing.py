"""Placing armies (EMPIRE-PLACE), also at the cities of others (EMPIRE-LEAD.6 to .8)."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64, mypyc_attr

from deskovka.core.options import first, option, second, verb
from deskovka.core.steps import Step as CoreStep
from deskovka.core.vecs import append, vec
from deskovka.games.empire.carryout import CarryOut, of_the_card
from deskovka.games.empire.obstacles import (
    ALL_PLACED,
    FEE_TOO_HIGH,
    FREE_ANYWAY,
    NO_CITY_THERE,
    NOT_A_HOME,
    NOT_A_HOME_FOR_BANDIT,
    ONLY_BANDIT,
    SUPPLY_EMPTY,
)
from deskovka.games.empire.pieces import bring_army, entry_fee, entry_obstacle
from deskovka.games.empire.player import Player
from deskovka.games.empire.table import Empire, place
from deskovka.games.empire.terms import BANDIT_KING, FEE_PAID, PLACE, PLACE_AT, PLACING


@mypyc_attr(acyclic=True)
@final
class Place(CarryOut):
    """Put armies on the board, one at a time."""

    def kind(self) -> i64:
        return PLACING

    def ways(self, g: Empire, p: Player) -> vec[i64]:
        return place_options(g, p) if self.amount > 0 else vec[i64]([])

    def obstacle_to_deed(self, g: Empire, p: Player, pick: i64) -> i64:
        if self.amount == 0:
            return ALL_PLACED
        if verb(pick) == PLACE_AT:
            return place_at_obstacle(g, p, first(pick), second(pick))
        found = place_obstacle(g, p, first(pick))
        return NOT_A_HOME_FOR_BANDIT if found == NOT_A_HOME and can_place_at_cities(g, p) else found

    def told(self, g: Empire, pick: i64) -> dict[str, object]:
        values = of_the_card(g, pick)
        if verb(pick) == PLACE_AT:
            values["coins"] = 1 + int(entry_fee(g, first(pick)))
            values["purse"] = int(g.players[self.seat].coins)
        return values

    def carry_out(self, g: Empire, p: Player, pick: i64) -> None:
        if verb(pick) == PLACE_AT:  # EMPIRE-LEAD.7
            owner = g.players[second(pick)]
            p.coins -= 1
            owner.coins += 1
            g.tell(FEE_PAID, p.seat, owner.seat)
        bring_army(g, p, first(pick))
        g.do(Place(self.seat, amount=self.amount - 1, total=self.total))

    def goes_on(self, before: CoreStep) -> bool:
        return isinstance(before, Place) and before.amount == self.amount + 1


def place_options(g: Empire, p: Player) -> vec[i64]:
    """The regions where an army may be placed; cities of others for the Bandit King."""
    found = vec[i64]([])
    if p.supply == 0:
        return found
    for region in g.board.regions:
        if is_home(g, p, region):
            if entry_obstacle(g, p, region) == 0:
                found = append(found, option(PLACE, region))
        elif p.leader == BANDIT_KING:
            for owner in range(g.seats):
                if place_at_obstacle(g, p, region, owner) == 0:
                    found = append(found, option(PLACE_AT, region, owner))
    return found


def place_obstacle(g: Empire, p: Player, region: i64) -> i64:
    if p.supply == 0:  # EMPIRE-PLACE.4
        return SUPPLY_EMPTY
    return entry_obstacle(g, p, region) if is_home(g, p, region) else NOT_A_HOME


def is_home(g: Empire, p: Player, region: i64) -> bool:
    """The starting region and regions with an own city (EMPIRE-PLACE.2)."""
    return region == g.start or g.cities[place(p.seat, region)] > 0


def place_at_obstacle(g: Empire, p: Player, region: i64, owner: i64) -> i64:
    """At the city of somebody else, who is paid (EMPIRE-LEAD.6 to .8)."""
    if p.leader != BANDIT_KING:
        return ONLY_BANDIT
    if p.supply == 0:
        return SUPPLY_EMPTY
    if is_home(g, p, region):
        return FREE_ANYWAY
    if g.cities[place(owner, region)] == 0:
        return NO_CITY_THERE
    return 0 if p.coins > entry_fee(g, region) else FEE_TOO_HIGH


def can_place_at_cities(g: Empire, p: Player) -> bool:
    """Is there any city of somebody else where this player may place an army?"""
    for choice in place_options(g, p):
        if verb(choice) == PLACE_AT:
            return True
    return False
