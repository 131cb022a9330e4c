"""The four actions of cards, one answer at a time (EMPIRE-ACT and the chapter of each kind)."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64, mypyc_attr

from deskovka.core.options import first, option, second, verb
from deskovka.core.steps import Step as CoreStep
from deskovka.core.vecs import append, vec
from deskovka.games.empire.board import by_sea, neighbour
from deskovka.games.empire.cards import CARDS
from deskovka.games.empire.pieces import bring_army, can_enter, discover, entered, entry_fee
from deskovka.games.empire.table import Ask, Empire, Player, Step, place
from deskovka.games.empire.terms import (
    BANDIT_KING,
    BUILD,
    BUILDING,
    BUILT,
    CHOOSE,
    COIN,
    COIN_STOLEN,
    DESTROY,
    DESTROY_NEUTRAL,
    DESTROYED,
    DONE,
    EITHER,
    FEE_PAID,
    MOVE,
    MOVED,
    MOVING,
    NEUTRAL,
    NEUTRAL_DESTROYED,
    PASSED,
    PLACE,
    PLACE_AT,
    PLACING,
    RED_SORCERESS,
    REINFORCE,
    TROPHY,
    WHITE_KNIGHT,
)


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
            if can_act(g, p, action.kind, action.count):
                found = append(found, option(CHOOSE, action.kind))
        return append(found, DONE)

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
        if self.thing == PLACING:
            g.do(Place(self.seat, amount=total, total=total))
        elif self.thing == MOVING:
            g.do(Move(self.seat, amount=total, total=total))
        elif self.thing == BUILDING:
            g.do(Build(self.seat, amount=total, total=total))
        else:
            g.do(Destroy(self.seat, amount=total, total=total))


def allowed(p: Player, kind: i64, count: i64) -> i64:
    """The printed number with the player's bonuses (EMPIRE-ABIL.2, EMPIRE-ABIL.3)."""
    if kind == PLACING:
        return count + p.extra_army
    if kind == MOVING:
        return count + p.extra_move
    return count


def can_act(g: Empire, p: Player, kind: i64, count: i64) -> bool:
    """Can anything be done by an action of this kind?"""
    if kind == PLACING:
        return len(place_options(g, p)) > 0
    if kind == MOVING:
        return len(move_options(g, p, allowed(p, kind, count))) > 0
    if kind == BUILDING:
        return len(build_options(g, p)) > 0
    return len(destroy_options(g, p)) > 0


# ---- place armies


@mypyc_attr(acyclic=True)
@final
class Place(Ask):
    """Put armies on the board, one at a time; `amount` are left (EMPIRE-PLACE)."""

    def options(self, g: Empire) -> vec[i64]:
        if self.amount == 0:
            return vec[i64]([DONE])
        return append(place_options(g, g.players[self.seat]), DONE)

    def chosen(self, g: Empire, pick: i64) -> None:
        if pick == DONE:
            lapse(g, self)
            return
        p = g.players[self.seat]
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
    """The starting region and regions with an own city (EMPIRE-PLACE.2); cities of others for the Bandit King."""
    found = vec[i64]([])
    if p.supply == 0:  # EMPIRE-PLACE.4
        return found
    for region in g.board.regions:
        if region == g.start or g.cities[place(p.seat, region)]:
            if can_enter(g, p, region):
                found = append(found, option(PLACE, region))
        elif p.leader == BANDIT_KING and p.coins > entry_fee(g, region):  # EMPIRE-LEAD.6, EMPIRE-LEAD.8
            for owner in range(g.seats):
                if g.cities[place(owner, region)]:
                    found = append(found, option(PLACE_AT, region, owner))
    return found


# ---- move armies


@mypyc_attr(acyclic=True)
@final
class Move(Ask):
    """Spend movement points, one step of one army at a time; `amount` are left (EMPIRE-MOVE)."""

    def options(self, g: Empire) -> vec[i64]:
        return append(move_options(g, g.players[self.seat], self.amount), DONE)

    def chosen(self, g: Empire, pick: i64) -> None:
        if pick == DONE:
            lapse(g, self)
            return
        p = g.players[self.seat]
        here = first(pick)
        there = second(pick)
        cost = step_cost(g, p, here, there)
        g.armies[place(p.seat, here)] -= 1
        g.armies[place(p.seat, there)] += 1
        g.tell(MOVED, p.seat, here, there)
        entered(g, p, there)
        g.do(Move(self.seat, amount=self.amount - cost, total=self.total))


def move_options(g: Empire, p: Player, points: i64) -> vec[i64]:
    """Every step of an own army that these points pay for."""
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
            if can_enter(g, p, there):
                found = append(found, option(MOVE, here, there))
        if portal >= 0 and can_enter(g, p, portal):
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


# ---- build a city


@mypyc_attr(acyclic=True)
@final
class Build(Ask):
    """Put a city where one has an army (EMPIRE-BUILD)."""

    def options(self, g: Empire) -> vec[i64]:
        return append(build_options(g, g.players[self.seat]), DONE)

    def chosen(self, g: Empire, pick: i64) -> None:
        if pick == DONE:
            lapse(g, self)
            return
        p = g.players[self.seat]
        region = first(pick)
        p.cities -= 1
        g.cities[place(p.seat, region)] += 1
        g.tell(BUILT, p.seat, region)
        discover(g, p, region)
        if p.leader == WHITE_KNIGHT:
            g.do(Reinforce(p.seat, region=region))


def build_options(g: Empire, p: Player) -> vec[i64]:
    found = vec[i64]([])
    if p.cities == 0:  # EMPIRE-BUILD.3
        return found
    for region in g.board.regions:
        if g.armies[place(p.seat, region)]:
            found = append(found, option(BUILD, region))
    return found


@mypyc_attr(acyclic=True)
@final
class Reinforce(Ask):
    """The White Knight may put an army beside his new city (EMPIRE-LEAD.15 to .17)."""

    def options(self, g: Empire) -> vec[i64]:
        p = g.players[self.seat]
        found = vec[i64]([])
        if p.supply > 0 and can_enter(g, p, self.region):
            found = append(found, option(REINFORCE, self.region))
            found = append(found, DONE)
        return found

    def chosen(self, g: Empire, pick: i64) -> None:
        if pick != DONE:
            bring_army(g, g.players[self.seat], self.region)

    def inside(self) -> bool:
        return True


# ---- destroy an army


@mypyc_attr(acyclic=True)
@final
class Destroy(Ask):
    """Remove an army from a region where one has an army (EMPIRE-DESTROY)."""

    def options(self, g: Empire) -> vec[i64]:
        return append(destroy_options(g, g.players[self.seat]), DONE)

    def chosen(self, g: Empire, pick: i64) -> None:
        if pick == DONE:
            lapse(g, self)
            return
        p = g.players[self.seat]
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
    """Armies of parties that are not immune, beside an own one (EMPIRE-DESTROY.1, EMPIRE-DESTROY.5)."""
    found = vec[i64]([])
    for region in g.board.regions:
        if g.armies[place(p.seat, region)] == 0:
            continue
        for owner in g.players:
            if g.armies[place(owner.seat, region)] and not owner.immune:
                found = append(found, option(DESTROY, region, owner.seat))
        if g.armies[place(NEUTRAL, region)]:
            found = append(found, option(DESTROY_NEUTRAL, region))
    return found


@mypyc_attr(acyclic=True)
@final
class StealCoin(Ask):
    """The Bandit King may take a coin from the owner of the army he destroyed (EMPIRE-LEAD.9)."""

    def options(self, g: Empire) -> vec[i64]:
        return vec[i64]([COIN, DONE])

    def chosen(self, g: Empire, pick: i64) -> None:
        if pick == COIN:
            g.players[self.other].coins -= 1
            g.players[self.seat].coins += 1
            g.tell(COIN_STOLEN, self.seat, self.other)

    def inside(self) -> bool:
        return True


def lapse(g: Empire, step: Step) -> None:
    """What is left of an action is not used (EMPIRE-ACT.2, EMPIRE-MOVE.6)."""
    if step.amount > 0:
        g.tell(PASSED, step.seat)
