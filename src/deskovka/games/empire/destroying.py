"""Destroying armies (EMPIRE-DESTROY), and the coin the Bandit King takes for it (EMPIRE-LEAD.9)."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64, mypyc_attr

from deskovka.core.options import first, option, second, verb
from deskovka.core.vecs import append, vec
from deskovka.games.empire.cards import CARD_NAMES
from deskovka.games.empire.carryout import CarryOut, of_the_card
from deskovka.games.empire.obstacles import (
    CITY_FIGHTS_NOT,
    COIN_FIRST,
    IS_IMMUNE,
    NO_FIGHTERS,
    NO_NEUTRAL_THERE,
    NO_SUCH_SEAT,
    NONE_OF_THEIRS,
    ONE_CARD_EACH,
)
from deskovka.games.empire.player import Player
from deskovka.games.empire.table import Ask, Empire, place
from deskovka.games.empire.terms import (
    BANDIT_KING,
    COIN,
    COIN_STOLEN,
    DESTROY,
    DESTROY_NEUTRAL,
    DESTROYED,
    DESTROYING,
    DONE,
    NEUTRAL,
    NEUTRAL_DESTROYED,
    RED_SORCERESS,
    TAKE,
    TROPHY,
)


@mypyc_attr(acyclic=True)
@final
class Destroy(CarryOut):
    """Remove an army from a region where one has an army."""

    def kind(self) -> i64:
        return DESTROYING

    def ways(self, g: Empire, p: Player) -> vec[i64]:
        return destroy_options(g, p)

    def obstacle_to_deed(self, g: Empire, p: Player, pick: i64) -> i64:
        region = first(pick)
        found = fighters_obstacle(g, p, region)
        if found:
            return found
        if verb(pick) == DESTROY_NEUTRAL:
            return 0 if g.armies_of(NEUTRAL, region) else NO_NEUTRAL_THERE
        return victim_obstacle(g, g.players[second(pick)], region) if second(pick) < g.seats else NO_SUCH_SEAT

    def told(self, g: Empire, pick: i64) -> dict[str, object]:
        return {**of_the_card(g, pick), "seat2": int(second(pick))}

    def carry_out(self, g: Empire, p: Player, pick: i64) -> None:
        region = first(pick)
        if verb(pick) == DESTROY_NEUTRAL:
            g.armies[place(NEUTRAL, region)] -= 1  # it leaves the game (EMPIRE-NEUT.7)
            g.tell(NEUTRAL_DESTROYED, p.seat, region)
            return
        owner = g.players[second(pick)]
        g.armies[place(owner.seat, region)] -= 1
        g.tell(DESTROYED, p.seat, region, owner.seat)
        if owner.seat != p.seat and p.leader == RED_SORCERESS:  # EMPIRE-LEAD.11, EMPIRE-LEAD.13
            p.trophies += 1
            g.tell(TROPHY, p.seat, owner.seat)
        else:
            owner.supply += 1  # EMPIRE-DESTROY.3
        if owner.seat != p.seat and p.leader == BANDIT_KING and owner.coins > 0:
            g.do(StealCoin(p.seat, other=owner.seat))


def destroy_options(g: Empire, p: Player) -> vec[i64]:
    """Armies of parties that are not immune, beside an own one."""
    found = vec[i64]([])
    for region in g.board.regions:
        if fighters_obstacle(g, p, region):
            continue
        for owner in g.players:
            if victim_obstacle(g, owner, region) == 0:
                found = append(found, option(DESTROY, region, owner.seat))
        if g.armies[place(NEUTRAL, region)]:
            found = append(found, option(DESTROY_NEUTRAL, region))
    return found


def fighters_obstacle(g: Empire, p: Player, region: i64) -> i64:
    """An own army has to stand there, a city is not enough (EMPIRE-DESTROY.1, EMPIRE-DESTROY.2)."""
    at = place(p.seat, region)
    if g.armies[at]:
        return 0
    return CITY_FIGHTS_NOT if g.cities[at] else NO_FIGHTERS


def victim_obstacle(g: Empire, owner: Player, region: i64) -> i64:
    if owner.immune:  # EMPIRE-DESTROY.5
        return IS_IMMUNE
    return 0 if g.armies[place(owner.seat, region)] else NONE_OF_THEIRS


@mypyc_attr(acyclic=True)
@final
class StealCoin(Ask):
    """The Bandit King may take a coin from the owner of the army he destroyed."""

    def options(self, g: Empire) -> vec[i64]:
        return vec[i64]([COIN, DONE])

    def obstacle(self, g: Empire, pick: i64) -> i64:
        if pick in (COIN, DONE):
            return 0
        return ONE_CARD_EACH if verb(pick) == TAKE else COIN_FIRST

    def told(self, g: Empire, pick: i64) -> dict[str, object]:
        return {"card": CARD_NAMES[g.playing]}

    def chosen(self, g: Empire, pick: i64) -> None:
        if pick == COIN:
            g.players[self.other].coins -= 1
            g.players[self.seat].coins += 1
            g.tell(COIN_STOLEN, self.seat, self.other)

    def inside(self) -> bool:
        return True
