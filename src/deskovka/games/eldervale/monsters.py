"""Monsters: what they do, control and defeat, the way home (ELDER-23)."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from deskovka.core.bits import bit
from deskovka.core.options import first, option, verb
from deskovka.core.vecs import append, vec
from deskovka.games.eldervale import obstacles as why
from deskovka.games.eldervale.abilities import refresh
from deskovka.games.eldervale.box import FLIES, MONSTERS, NOT_CONTROLLABLE
from deskovka.games.eldervale.ongoing import NO_PIECE
from deskovka.games.eldervale.realms import BIFROST, DRAGON_DEN, TILES, lair_of
from deskovka.games.eldervale.sources import FIRST_BEAST_CARD, NO_OP, SOURCES, Carry
from deskovka.games.eldervale.steps import Ask, Step
from deskovka.games.eldervale.table import Eldervale, kind_of
from deskovka.games.eldervale.terms import (
    ELEMENTS,
    FIRST_ALLY,
    FIRST_BEAST,
    NOBODY,
    PIECES,
    READY,
    SUPPLY,
)
from deskovka.games.eldervale.underworld import fall, set_aside
from deskovka.games.eldervale.verbs import (
    BEAST_CAME,
    BEAST_HOME,
    BEAST_MOVED,
    CONTROLLED,
    MOVE_TO,
)

MOTHER_OF_DRAGONS: Final = 16  # numbers of the two that have no element
ICE_GIANT: Final = 17


def home_of(piece: i64) -> i64:
    """The tile a monster comes from: its element's Lair, the Dragon Den, the Bifröst (ELDER-23.18)."""
    number = piece - FIRST_BEAST
    if number == MOTHER_OF_DRAGONS:
        return DRAGON_DEN
    if number == ICE_GIANT:
        return BIFROST
    return lair_of(number % ELEMENTS)


def has_mod(g: Eldervale, piece: i64, mod: i64) -> bool:
    """Does a monster on the map do what this bit (box.py) means?  Asleep in the peaceful start; chained abilities work
    controlled or not, the others only as long as nobody controls it (ELDER-18.3, ELDER-23.8, 23.9, 23.14, 23.15)."""
    if g.where[piece] >= TILES or g.is_peaceful():
        return False
    card = MONSTERS[piece - FIRST_BEAST]
    return (card.mods if g.owner[piece] == NOBODY else card.chain_mods) & mod != 0


def flies(g: Eldervale, piece: i64) -> bool:
    """Is this a monster that its owner may place two realms away?  Not while its abilities sleep (ELDER-18.3)."""
    return piece >= FIRST_BEAST and not g.is_peaceful() and MONSTERS[piece - FIRST_BEAST].chain_mods & FLIES != 0


def can_be_controlled(g: Eldervale, piece: i64) -> bool:
    """Nobody has it, it stands on the map, and its card does not forbid it (ELDER-23.11, ELDER-28.8)."""
    if piece < FIRST_BEAST or g.owner[piece] != NOBODY or g.where[piece] >= TILES:
        return False
    return MONSTERS[piece - FIRST_BEAST].mods & NOT_CONTROLLABLE == 0


def set_off(g: Eldervale, piece: i64, when: i64, seat: i64, realm: i64) -> None:
    """A monster's own ability works; `seat` is whom it concerns (ELDER-23.8)."""
    for ability in SOURCES[FIRST_BEAST_CARD + piece - FIRST_BEAST].abilities:
        if ability.when == when and ability.first != NO_OP:
            g.do(Carry(seat, ability.first, realm, piece))


# ---- coming, control, defeat


def bring(g: Eldervale, tile: i64) -> None:
    """The monster of a new tile stands there, and does not rampage now (ELDER-6.15, ELDER-11.3, ELDER-11.4)."""
    for piece in range(FIRST_BEAST, PIECES):
        if g.where[piece] == SUPPLY and home_of(piece) == tile:
            g.where[piece] = tile
            g.tell(BEAST_CAME, -1, kind_of(piece), tile)


def take_control(g: Eldervale, seat: i64, piece: i64) -> None:
    """A monster becomes a unit of this player, in the ready area (ELDER-23.11)."""
    p = g.players[seat]
    g.owner[piece] = seat
    g.where[piece] = READY
    p.allies |= bit(piece - FIRST_ALLY)
    refresh(g, p)
    g.tell(CONTROLLED, seat, kind_of(piece))


def defeat(g: Eldervale, piece: i64) -> None:
    """Set aside with its card; it never goes to the Underworld (ELDER-19.29, ELDER-23.10, ELDER-23.16)."""
    set_aside(g, piece)


# ---- the way home


def go_home(g: Eldervale, piece: i64, by_itself: bool = False) -> None:
    """Return to the Lair, if that is on the map and the monster elsewhere (ELDER-23.18 to 23.22, R20).

    `by_itself`: because its own ability says so.
    """
    if can_go_home(g, piece):
        home = home_of(piece)
        g.do(ComeHome(g.turn, piece=piece, realm=home, amount=1 if by_itself else 0))
        guest = g.beast_in(home)
        if guest != NO_PIECE:
            if refuges(g, home, piece):
                g.do(MakeWay(g.turn, realm=home, piece=guest, other=piece))
            else:
                defeat(g, guest)


def can_go_home(g: Eldervale, piece: i64) -> bool:
    home = home_of(piece)
    return g.map >> home & 1 == 1 and g.where[piece] != home


@mypyc_attr(acyclic=True)
@final
class ComeHome(Step):
    """A monster (`piece`) is on its Lair (`realm`); units there fall, without a battle (ELDER-23.19, 23.21).

    Ghosts do not if it came by its own ability (`amount` 1): no ability of a monster sends them there (ruling G27).
    """

    def run(self, g: Eldervale) -> None:
        g.where[self.piece] = self.realm
        g.tell(BEAST_HOME, -1, kind_of(self.piece), self.realm)
        for seat in range(g.seats - 1, -1, -1):
            if self.amount == 1 and g.is_ghost(seat):
                continue
            units = g.units_in(seat, self.realm)
            for i in range(len(units) - 1, -1, -1):
                fall(g, units[i])


@mypyc_attr(acyclic=True)
@final
class MakeWay(Ask):
    """A monster (`piece`) leaves the Lair (`realm`) of `other`; the active player says where (ELDER-23.20)."""

    def options(self, g: Eldervale) -> vec[i64]:
        found = vec[i64]()
        near = refuges(g, self.realm, self.other)
        for realm in range(TILES):
            if near >> realm & 1:
                found = append(found, option(MOVE_TO, realm))
        return found

    def obstacle(self, g: Eldervale, pick: i64) -> i64:
        if verb(pick) != MOVE_TO:
            return why.ANSWER_FIRST
        return 0 if refuges(g, self.realm, self.other) >> first(pick) & 1 else why.NOT_THE_NEAREST

    def chosen(self, g: Eldervale, pick: i64) -> None:
        g.where[self.piece] = first(pick)
        g.tell(BEAST_MOVED, -1, kind_of(self.piece), self.realm, first(pick))

    def inside(self) -> bool:
        return True


def refuges(g: Eldervale, lair: i64, owner: i64) -> i64:
    """The nearest unoccupied realms around a Lair, as bits; its owner leaves where it was (ELDER-23.20, R63)."""
    free = g.map & ~g.occupied()
    left = g.where[owner]
    if left < TILES and only_one_in(g, left):
        free |= bit(left)
    reached = bit(lair)
    while True:
        wider = g.within(reached, 1)
        if wider & free or wider == reached:
            return wider & free
        reached = wider


def only_one_in(g: Eldervale, realm: i64) -> bool:
    """Does just one piece stand there?"""
    count: i64 = 0
    for piece in range(PIECES):
        if g.where[piece] == realm:
            count += 1
    return count == 1
