"""Placing a unit: where each kind may go, and what a placement brings (ELDER-8.7, ELDER-9)."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from deskovka.core.bits import bit
from deskovka.core.options import first, option, second, verb
from deskovka.core.vecs import append, vec
from deskovka.games.eldervale import obstacles as why
from deskovka.games.eldervale.abilities import MIMICRY, can_mimic, fire, mark_done
from deskovka.games.eldervale.battle import Battles
from deskovka.games.eldervale.battle_causes import anybody_in, meets_somebody
from deskovka.games.eldervale.monsters import flies
from deskovka.games.eldervale.ongoing import Placement
from deskovka.games.eldervale.powers import BRIDGES, DRAGON_REACH, NIGHT_FLIGHT, SMUGGLING, VEIL, WORKER_REACH
from deskovka.games.eldervale.rampage import OfferCharge, Rampage
from deskovka.games.eldervale.realm_actions import RealmAction, action_obstacle
from deskovka.games.eldervale.realms import RUINS, TILES
from deskovka.games.eldervale.steps import Ask, Step
from deskovka.games.eldervale.table import Eldervale, kind_of
from deskovka.games.eldervale.terms import (
    ACTION_DONE,
    DRAGON,
    KINDS,
    MIMEZA,
    ON_PLACE,
    PLACED,
    READY,
    WARRIOR,
    WIZARD,
    WORKER,
)
from deskovka.games.eldervale.verbs import GUARDIAN_MOVED, PLACE, PLACE_PEACEFULLY, UNIT_PLACED
from deskovka.games.eldervale.windows import AskAround, window

FLIGHT: Final = 2  # realms a dragon reaches (ELDER-9.12)

# ---- where a unit may go, as bits; whether it can act there is another question


def normal_reach(g: Eldervale, seat: i64) -> i64:
    """Next to an own unit, or anywhere unoccupied without one on the map; Arch Bridge (ELDER-9.2 to 9.4)."""
    p = g.players[seat]
    mine = g.realms_of(seat)
    found = g.around(mine) if mine else g.map & ~g.occupied()
    if p.powers[BRIDGES]:
        found |= g.around(p.dwellings)
    return found


def flight(g: Eldervale, seat: i64) -> i64:
    """The dragon's: so far from any own unit, along the tiles (ELDER-9.12, R11); Storm Wings, Night Flight."""
    p = g.players[seat]
    found = g.within(g.realms_of(seat), FLIGHT + p.powers[DRAGON_REACH])
    if p.powers[NIGHT_FLIGHT]:
        found |= g.around(g.map & RUINS) & ~g.occupied()
    return found


def assault(g: Eldervale, seat: i64) -> i64:
    """The warrior's: any realm with opponents or a monster, as long as no own unit is on the map (ELDER-9.15, 9.16)."""
    if g.realms_of(seat):
        return 0
    found = g.beasts()
    for other in range(g.seats):
        if g.are_opponents(seat, other):
            found |= g.realms_of(other)
    return found


def special_reach(g: Eldervale, seat: i64, kind: i64) -> i64:
    """What a unit reaches by the ability of its kind (ELDER-9.11)."""
    if kind == WORKER:
        more = g.players[seat].powers[WORKER_REACH]
        return g.within(g.realms_of(seat), 1 + more) if more else 0
    if kind == DRAGON:
        return flight(g, seat)
    if kind == WIZARD:
        return g.map & ~g.occupied()  # ELDER-9.14
    if kind == WARRIOR:
        return assault(g, seat)
    piece = g.first_of(seat, kind, READY)
    if flies(g, piece):
        return g.within(g.realms_of(seat), FLIGHT)
    return 0


def mimicked_reach(g: Eldervale, seat: i64, kind: i64) -> i64:
    """What Mimeza reaches by an ability of another unit, summoned or not (ELDER-27.11, ELDER-27.12)."""
    if kind != MIMEZA or not can_mimic(g, g.first_of(seat, kind, READY)):
        return 0
    return flight(g, seat) | assault(g, seat) | g.map & ~g.occupied()


def reach(g: Eldervale, seat: i64, kind: i64) -> i64:
    """Realms a ready unit may go to; never where an own unit is (ELDER-9.5, ELDER-9.13)."""
    found = normal_reach(g, seat) | special_reach(g, seat, kind) | mimicked_reach(g, seat, kind)
    return found & ~g.realms_of(seat)


def may_smuggle(g: Eldervale, seat: i64, kind: i64, realm: i64) -> bool:
    """Smugglers: a worker among other players' units in a ruin, without a battle against them (R59).

    A team mate's too: if a monster comes, the mate stays out of it.
    """
    if not g.players[seat].powers[SMUGGLING] or not RUINS >> realm & 1 or g.is_peaceful():
        return False
    if kind == MIMEZA:
        without_mimicry = normal_reach(g, seat) >> realm & 1
        if not without_mimicry or not can_mimic(g, g.first_of(seat, kind, READY)):
            return False
    elif kind != WORKER:
        return False
    return anybody_in(g, realm)


# ---- options


def placements(g: Eldervale, seat: i64) -> vec[i64]:
    """Every placement that is possible now."""
    found = vec[i64]()
    open_to_act = realms_to_act_in(g, seat)
    kinds: i64 = 0
    for piece in g.units_in(seat, READY):
        kinds |= bit(kind_of(piece))
    for kind in range(KINDS):
        if kinds >> kind & 1:
            within = reach(g, seat, kind) & open_to_act
            for realm in range(TILES):
                if within >> realm & 1:
                    found = append(found, option(PLACE, kind, realm))
                    if may_smuggle(g, seat, kind, realm):
                        found = append(found, option(PLACE_PEACEFULLY, kind, realm))
    return found


def can_place(g: Eldervale, seat: i64) -> bool:
    """Is any placement possible?"""
    found: i64 = 0
    last: i64 = -1
    for piece in g.units_in(seat, READY):
        if kind_of(piece) != last:
            last = kind_of(piece)
            found |= reach(g, seat, last)
    for realm in range(TILES):
        if found >> realm & 1 and action_obstacle(g, seat, realm) == 0:
            return True
    return False


def realms_to_act_in(g: Eldervale, seat: i64) -> i64:
    """Realms whose action the seat could perform, as bits (ELDER-9.7)."""
    found: i64 = 0
    for realm in range(TILES):
        if g.map >> realm & 1 and action_obstacle(g, seat, realm) == 0:
            found |= bit(realm)
    return found


def place_obstacle(g: Eldervale, seat: i64, pick: i64) -> i64:
    """What stands in the way of a placement."""
    kind = first(pick)
    realm = second(pick)
    if g.first_of(seat, kind, READY) < 0:
        return why.NO_SUCH_UNIT_READY
    if not g.map >> realm & 1:
        return why.NOT_ON_THE_MAP
    if g.realms_of(seat) >> realm & 1:
        return why.OWN_UNIT_THERE
    if not reach(g, seat, kind) >> realm & 1:
        return out_of_reach(g, seat, kind)
    obstacle = action_obstacle(g, seat, realm)
    if obstacle == 0 and verb(pick) == PLACE_PEACEFULLY and not may_smuggle(g, seat, kind, realm):
        return why.NO_SMUGGLING
    return obstacle


def out_of_reach(g: Eldervale, seat: i64, kind: i64) -> i64:
    """The rule that keeps a unit out of a realm of the map."""
    if g.realms_of(seat) == 0:
        return why.REALM_OCCUPIED
    if kind == DRAGON:
        return why.BEYOND_FLIGHT
    return why.NO_TELEPORT_THERE if kind == WIZARD else why.NOT_ADJACENT


# ---- the placement itself


def place(g: Eldervale, seat: i64, pick: i64) -> None:
    """Put a unit into a realm; then rampage, the realm action, abilities, battles (ELDER-8.7, ELDER-9.1)."""
    realm = second(pick)
    placement = put_down(g, seat, pick)
    number = len(g.placements) - 1
    if not battles_wait(g):
        g.do(Battles(seat))
    g.do(
        Rampage(seat, amount=number),
        OfferCharge(seat, realm=realm, amount=number),
        AskAround(realm=realm, amount=PLACED),
        RealmAction(seat, realm=realm, piece=placement.piece),
        ActionDone(seat, realm=realm, piece=placement.piece),
        window(g, seat, ACTION_DONE, realm),
    )


def put_down(g: Eldervale, seat: i64, pick: i64) -> Placement:
    """The unit stands there; what comes of it comes later."""
    kind = first(pick)
    realm = second(pick)
    placement = Placement()
    placement.piece = g.first_of(seat, kind, READY)
    placement.realm = realm
    placement.peaceful = verb(pick) == PLACE_PEACEFULLY
    placement.assault = is_assault(g, seat, kind, realm)
    placement.met = meets_somebody(g, seat, realm)
    placement.veiled = kind == WIZARD and g.players[seat].powers[VEIL] > 0
    if kind == MIMEZA and (placement.peaceful or not normal_reach(g, seat) >> realm & 1):
        mark_done(g, seat, MIMICRY)
    g.where[placement.piece] = realm
    g.placements = append(g.placements, placement)
    g.tell(UNIT_PLACED, seat, kind, realm)
    if g.ghosts is not None and seat == g.turn:
        g.ghosts.guardian = realm  # GHOST-4.2
        g.tell(GUARDIAN_MOVED, -1, realm)
    return placement


def is_assault(g: Eldervale, seat: i64, kind: i64, realm: i64) -> bool:
    """Does the warrior, or Mimeza like him, come by Assault?"""
    if kind == MIMEZA:
        return not normal_reach(g, seat) >> realm & 1 and assault(g, seat) >> realm & 1 == 1
    return kind == WARRIOR and assault(g, seat) >> realm & 1 == 1


def battles_wait(g: Eldervale) -> bool:
    """Will the battles of this turn be looked for anyway, after a placement that is not over yet (ELDER-19.5)?"""
    for step in g.agenda:
        if isinstance(step, Battles):
            return True
    return False


@mypyc_attr(acyclic=True)
@final
class ActionDone(Step):
    """The realm action of a placed unit (`piece`) is over: abilities that wait for that."""

    def run(self, g: Eldervale) -> None:
        fire(g, ON_PLACE, self.seat, realm=self.realm, piece=self.piece)


@mypyc_attr(acyclic=True)
@final
class PlaceOneMore(Ask):
    """An effect lets a seat place one more unit by all the rules of a placement."""

    def options(self, g: Eldervale) -> vec[i64]:
        return placements(g, self.seat)

    def obstacle(self, g: Eldervale, pick: i64) -> i64:
        if verb(pick) not in (PLACE, PLACE_PEACEFULLY):
            return why.PLACE_FIRST
        return place_obstacle(g, self.seat, pick)

    def chosen(self, g: Eldervale, pick: i64) -> None:
        place(g, self.seat, pick)

    def inside(self) -> bool:
        return True
