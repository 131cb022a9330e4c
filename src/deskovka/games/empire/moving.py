"""Moving armies (EMPIRE-MOVE)."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64, mypyc_attr

from deskovka.core.options import first, option, second, verb
from deskovka.core.vecs import append, vec
from deskovka.games.empire.board import REGION_NAMES, by_sea, neighbour
from deskovka.games.empire.carryout import CarryOut, of_the_card
from deskovka.games.empire.obstacles import NO_ARMY, NO_NEIGHBOURS, ROBBERS_UNPAID, TOO_FAR
from deskovka.games.empire.pieces import entered, entry_obstacle
from deskovka.games.empire.player import Player
from deskovka.games.empire.table import Empire, place
from deskovka.games.empire.terms import MOVE, MOVED, MOVING


@mypyc_attr(acyclic=True)
@final
class Move(CarryOut):
    """Spend movement points, one step of one army at a time."""

    def kind(self) -> i64:
        return MOVING

    def ways(self, g: Empire, p: Player) -> vec[i64]:
        return move_options(g, p, self.amount)

    def obstacle_to_deed(self, g: Empire, p: Player, pick: i64) -> i64:
        return move_obstacle(g, p, self.amount, first(pick), second(pick))

    def told(self, g: Empire, pick: i64) -> dict[str, object]:
        values = of_the_card(g, pick)
        if verb(pick) == MOVE:
            values["cost"] = int(step_cost(g, g.players[self.seat], first(pick), second(pick)))
            values["left"] = int(self.amount)
            if self.obstacle(g, pick) == ROBBERS_UNPAID:
                values["region"] = REGION_NAMES[second(pick)]
        return values

    def carry_out(self, g: Empire, p: Player, pick: i64) -> None:
        here = first(pick)
        there = second(pick)
        cost = step_cost(g, p, here, there)
        g.armies[place(p.seat, here)] -= 1
        g.armies[place(p.seat, there)] += 1
        g.tell(MOVED, p.seat, here, there)
        entered(g, p, there)
        g.do(Move(self.seat, amount=self.amount - cost, total=self.total))


def move_obstacle(g: Empire, p: Player, points: i64, here: i64, there: i64) -> i64:
    if g.armies[place(p.seat, here)] == 0:
        return NO_ARMY
    cost = step_cost(g, p, here, there)
    if cost == 0:
        return NO_NEIGHBOURS
    return TOO_FAR if cost > points else entry_obstacle(g, p, there)


def move_options(g: Empire, p: Player, points: i64) -> vec[i64]:
    """Every step of an own army that these points pay for: `move_obstacle` of all neighbours, each looked at once."""
    found = vec[i64]([])
    if points == 0:
        return found
    sea = p.sea_cost()
    links = g.board.links
    ends = g.board.link_ends
    for here in g.board.regions:
        if g.armies[place(p.seat, here)] == 0:
            continue
        portal = other_portal(g, here)
        for i in range(ends[here], ends[here + 1]):
            there = neighbour(links[i])
            if by_sea(links[i]):
                if sea > points or there == portal:
                    continue
            elif there == portal:
                portal = -1  # they are neighbours by land anyway
            if entry_obstacle(g, p, there) == 0:
                found = append(found, option(MOVE, here, there))
        if portal >= 0 and entry_obstacle(g, p, portal) == 0:
            found = append(found, option(MOVE, here, portal))
    return found


def other_portal(g: Empire, region: i64) -> i64:
    """The region at the other end of a portal; -1 where there is none (EMPIRE-ENC.8)."""
    if region == g.portal_a:
        return g.portal_b
    if region == g.portal_b:
        return g.portal_a
    return -1


def step_cost(g: Empire, p: Player, here: i64, there: i64) -> i64:
    """Movement points for a step between neighbours (EMPIRE-MOVE.3, EMPIRE-MOVE.4); 0 if they are none."""
    if other_portal(g, here) == there:
        return 1
    cost: i64 = 0
    for i in range(g.board.link_ends[here], g.board.link_ends[here + 1]):
        link = g.board.links[i]
        if neighbour(link) == there:
            if not by_sea(link):
                return 1
            cost = p.sea_cost()
    return cost
