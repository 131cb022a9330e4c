"""Dwellings (ELDER-14)."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from deskovka.core.bits import bit, bits_in
from deskovka.core.options import first, option, verb
from deskovka.core.vecs import append, vec
from deskovka.games.eldervale import obstacles as why
from deskovka.games.eldervale.abilities import fire
from deskovka.games.eldervale.box import NO_DWELLINGS
from deskovka.games.eldervale.counters import neighbouring_dwellings
from deskovka.games.eldervale.ending import look_for_end
from deskovka.games.eldervale.gaining import FOR_DWELLINGS, FOR_FACTION, score
from deskovka.games.eldervale.monsters import has_mod
from deskovka.games.eldervale.ongoing import NO_PIECE
from deskovka.games.eldervale.paying import Pay
from deskovka.games.eldervale.player import Player
from deskovka.games.eldervale.power import gain_power
from deskovka.games.eldervale.powers import DWELLING_DISCOUNT, NEIGHBOUR_POINTS
from deskovka.games.eldervale.realms import BRIDGE_FAR, BRIDGE_NEAR, ELEMENT_TILES, REALMS, RUINS, TILES
from deskovka.games.eldervale.resources import can_pay, size
from deskovka.games.eldervale.steps import Ask, Step
from deskovka.games.eldervale.table import Eldervale, kind_of
from deskovka.games.eldervale.terms import DWELT, FIRST_BEAST, NOBODY, ON_BUILD, PIECES, WORKER
from deskovka.games.eldervale.verbs import BUILD, BUILD_WITH_PLACED, BUILT
from deskovka.games.eldervale.windows import at_event

NEIGHBOUR_WORTH: Final = 2  # points for each ruin and each dwelling next to a new one


def discount_on(cost: i64, freely: i64, down_to_one: i64) -> i64:
    """How many resources a cost is cheaper: what has no minimum first, then what leaves at least one to pay."""
    due = max(0, size(cost) - max(0, freely))
    if due > 1:
        due = max(1, due - down_to_one)
    return size(cost) - due


def dwelling_discount(p: Player, realm: i64, discount: i64) -> i64:
    return discount_on(REALMS[realm].cost, discount, p.powers[DWELLING_DISCOUNT])


def build_obstacle(g: Eldervale, seat: i64, realm: i64, discount: i64 = 0) -> i64:
    """What stands in the way of a dwelling of this seat in a realm, by the rules of ELDER-14.2 and 14.3."""
    if realm >= ELEMENT_TILES or not g.map >> realm & 1:
        return why.NO_ELEMENT_REALM
    if g.first_of(seat, WORKER, realm) == NO_PIECE:
        return why.ONLY_WORKERS_BUILD if g.count_in(seat, realm) else why.NO_WORKER_THERE
    if g.homes[realm] != NOBODY:
        return why.DWELLING_THERE
    if g.players[seat].roofs() == 0:
        return why.NO_ROOF
    if g.active_units(seat) <= 1:
        return why.LAST_UNIT
    if is_loomed_over(g, seat, realm):
        return why.LOOMING
    p = g.players[seat]
    cost = REALMS[realm].cost
    return 0 if can_pay(p.means(), cost, dwelling_discount(p, realm, discount)) else why.DWELLING_TOO_DEAR


def is_loomed_over(g: Eldervale, seat: i64, realm: i64) -> bool:
    """Is a monster there or next to it that lets nobody but its controller build (the Stone Colossus)?"""
    reach = g.near[realm] | bit(realm)
    for piece in range(FIRST_BEAST, PIECES):
        place = g.where[piece]
        if place < TILES and reach >> place & 1 and g.owner[piece] != seat and has_mod(g, piece, NO_DWELLINGS):
            return True
    return False


def can_build(g: Eldervale, seat: i64, discount: i64 = 0) -> bool:
    """Somewhere?"""
    for realm in range(ELEMENT_TILES):
        if build_obstacle(g, seat, realm, discount) == 0:
            return True
    return False


def only_looming(g: Eldervale, seat: i64, discount: i64 = 0) -> bool:
    """Could this seat build somewhere but for such a monster?"""
    for realm in range(ELEMENT_TILES):
        if build_obstacle(g, seat, realm, discount) == why.LOOMING:
            return True
    return False


def worker_in(g: Eldervale, seat: i64, realm: i64, placed: bool) -> i64:
    """A worker there that was placed there this turn, or one that was not; NO_PIECE."""
    for piece in g.units_in(seat, realm):
        if kind_of(piece) == WORKER and was_placed(g, piece, realm) == placed:
            return piece
    return NO_PIECE


def was_placed(g: Eldervale, piece: i64, realm: i64) -> bool:
    for placement in g.placements:
        if placement.piece == piece and placement.realm == realm:
            return True
    return False


def has_both(g: Eldervale, seat: i64, realm: i64) -> bool:
    """Does it matter which worker becomes the dwelling?  A battle may be about the one just placed (R50)."""
    if len(g.placements) == 0 or worker_in(g, seat, realm, True) == NO_PIECE:
        return False
    return worker_in(g, seat, realm, False) != NO_PIECE


@mypyc_attr(acyclic=True)
@final
class Build(Ask):
    """Build a dwelling, so many resources (`amount`) cheaper: in which realm?"""

    def options(self, g: Eldervale) -> vec[i64]:
        found = vec[i64]()
        for realm in range(ELEMENT_TILES):
            if build_obstacle(g, self.seat, realm, self.amount) == 0:
                found = append(found, option(BUILD, realm))
                if has_both(g, self.seat, realm):
                    found = append(found, option(BUILD_WITH_PLACED, realm))
        return found

    def obstacle(self, g: Eldervale, pick: i64) -> i64:
        if verb(pick) != BUILD and verb(pick) != BUILD_WITH_PLACED:
            return why.BUILD_FIRST
        found = build_obstacle(g, self.seat, first(pick), self.amount)
        if found == 0 and verb(pick) == BUILD_WITH_PLACED and not has_both(g, self.seat, first(pick)):
            return why.NO_OTHER_WORKER
        return found

    def chosen(self, g: Eldervale, pick: i64) -> None:
        realm = first(pick)
        discount = dwelling_discount(g.players[self.seat], realm, self.amount)
        piece = worker_in(g, self.seat, realm, verb(pick) == BUILD_WITH_PLACED)
        g.do(Pay(self.seat, amount=REALMS[realm].cost, other=discount), Raise(self.seat, realm=realm, piece=piece))

    def inside(self) -> bool:
        return True


@mypyc_attr(acyclic=True)
@final
class Raise(Step):
    """A roof on the worker (`piece`, or any there), points for the neighbours, power: nothing comes in between (R2)."""

    def run(self, g: Eldervale) -> None:
        p = g.players[self.seat]
        piece = g.first_of(self.seat, WORKER, self.realm) if self.piece == NO_PIECE else self.piece
        g.where[piece] = DWELT  # ELDER-14.4, ELDER-14.11
        g.homes[self.realm] = self.seat
        g.tell(BUILT, self.seat, self.realm)
        score_neighbours(g, p, self.realm)
        p.dwellings |= bit(self.realm)
        look_for_end(g)  # ELDER-24.1
        g.do(Finished(self.seat, realm=self.realm, piece=piece))
        symbols = 1 if p.is_ghosts() else REALMS[self.realm].symbols  # GHOST-9.6
        gain_power(g, p, REALMS[self.realm].element, symbols)  # ELDER-14.7


def score_neighbours(g: Eldervale, p: Player, realm: i64) -> None:
    for points in neighbour_points(g, realm):
        score(g, p, points, FOR_DWELLINGS)
    score(g, p, own_neighbour_points(g, p, realm), FOR_FACTION)


def points_of_building(g: Eldervale, seat: i64, realm: i64) -> i64:
    """What a dwelling there would bring now, to this seat; NOBODY: to whoever has nothing special for it."""
    total: i64 = 0
    for points in neighbour_points(g, realm):
        total += points
    return total if seat < 0 else total + own_neighbour_points(g, g.players[seat], realm)


def neighbour_points(g: Eldervale, realm: i64) -> vec[i64]:
    """For ruins and dwellings next to it, whoever owns them; for the ends of the bridge (ELDER-14.5, 14.6, 29.8)."""
    bridge = BRIDGE_NEAR if realm == g.bridge_near else BRIDGE_FAR if realm == g.bridge_far else 0
    ruins = NEIGHBOUR_WORTH * bits_in(g.near[realm] & RUINS)
    return vec[i64]([ruins, NEIGHBOUR_WORTH * neighbouring_dwellings(g, realm), bridge])


def own_neighbour_points(g: Eldervale, p: Player, realm: i64) -> i64:
    """What a faction has for a dwelling next to an own one."""
    return p.powers[NEIGHBOUR_POINTS] if g.near[realm] & p.dwellings else 0


@mypyc_attr(acyclic=True)
@final
class Finished(Step):
    """A dwelling stands: what waits for it comes next, also quests."""

    def run(self, g: Eldervale) -> None:
        at_event(g, self.seat, ON_BUILD, self.realm)
        fire(g, ON_BUILD, self.seat, self.realm, self.piece)
