"""Rampage: a monster, or the Minotaur, comes into the realm of a placed unit (ELDER-9.18, ELDER-23, ELDER-27.8)."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from deskovka.core.bits import bit
from deskovka.core.options import first, option, verb
from deskovka.core.steps import State
from deskovka.core.steps import Step as CoreStep
from deskovka.core.vecs import append, vec
from deskovka.games.eldervale import obstacles as why
from deskovka.games.eldervale.abilities import MIMICRY, can_mimic, mark_done
from deskovka.games.eldervale.box import (
    FACTIONS,
    INTO_EARTH,
    INTO_RUINS,
    NEVER_RAMPAGES,
    PAID_OFF,
    RAMPAGE_OPTIONAL,
    RAMPAGES_FROM_AFAR,
)
from deskovka.games.eldervale.deeds import CHARGE_DEED, TREASURE_DEED
from deskovka.games.eldervale.monsters import has_mod, set_off
from deskovka.games.eldervale.ongoing import NO_PIECE, Placement
from deskovka.games.eldervale.paying import Pay
from deskovka.games.eldervale.powers import VEIL
from deskovka.games.eldervale.realms import ELEMENT_OF, RUINS, TILES
from deskovka.games.eldervale.resources import bundle, can_pay
from deskovka.games.eldervale.sources import FIRST_ABILITY
from deskovka.games.eldervale.steps import Ask, Step
from deskovka.games.eldervale.table import Eldervale, kind_of, piece_of
from deskovka.games.eldervale.terms import EARTH, FIRST_ALLY, FIRST_BEAST, NOBODY, ON_RAMPAGE, PIECES, PLACED, WIZARD
from deskovka.games.eldervale.verbs import (
    CHARGE,
    CHARGED,
    DECLINE,
    DECLINE_RAMPAGE,
    PAY_OFF,
    RAMPAGE,
    RAMPAGE_STOPPED,
    RAMPAGED,
    USE,
    USED,
)

RIDDLE: Final = bundle("1 scroll")  # what the Iron Sphinx takes
MINOTAUR_PIECE: Final = FIRST_ALLY


def could_rampage(g: Eldervale, placement: Placement, piece: i64) -> bool:
    """May this monster come into the realm of the placement (ELDER-23.2, ELDER-28.5, R60)?"""
    place = g.where[piece]
    realm = placement.realm
    if place >= TILES or place == realm or g.owner[piece] != NOBODY:
        return False
    if placement.declined >> (piece - FIRST_BEAST) & 1 or has_mod(g, piece, NEVER_RAMPAGES):
        return False
    if g.near[realm] >> place & 1:
        return True
    if has_mod(g, piece, RAMPAGES_FROM_AFAR) and g.within(bit(realm), 2) >> place & 1:
        return True
    if has_mod(g, piece, INTO_EARTH) and ELEMENT_OF[realm] == EARTH:
        return True
    return RUINS >> realm & 1 == 1 and has_mod(g, piece, INTO_RUINS)


def rampagers(g: Eldervale, placement: Placement) -> vec[i64]:
    """The monsters of which one comes; none where there is one, none in the peaceful start (ELDER-18.2, 23.5)."""
    found = vec[i64]()
    if g.is_peaceful() or placement.veiled or g.beast_in(placement.realm) != NO_PIECE:
        return found
    for piece in range(FIRST_BEAST, PIECES):
        if could_rampage(g, placement, piece):
            found = append(found, piece)
    return found


def circling_here(g: Eldervale, placement: Placement) -> i64:
    """A monster in the realm itself that fights only if whoever placed wants it (Circling); NO_PIECE."""
    piece = g.beast_in(placement.realm)
    if piece == NO_PIECE or placement.veiled or not has_mod(g, piece, RAMPAGE_OPTIONAL):
        return NO_PIECE
    return piece


@mypyc_attr(acyclic=True)
@final
class Rampage(Ask):
    """Which monster comes because of a placement (`amount`: its number in this turn); some can be held back."""

    def options(self, g: Eldervale) -> vec[i64]:
        placement = g.placements[self.amount]
        found = vec[i64]()
        coming = rampagers(g, placement)
        here = circling_here(g, placement)
        if here != NO_PIECE:
            coming = append(coming, here)
        for piece in coming:
            found = append(found, option(RAMPAGE, kind_of(piece)))
            if self.can_hold_back(g, piece):
                found = append(found, option(DECLINE_RAMPAGE, kind_of(piece)))
            if self.can_pay_off(g, piece):
                found = append(found, option(PAY_OFF, kind_of(piece)))
        if self.can_veil(g, placement):
            if len(found) == 0:
                found = append(found, DECLINE)
            found = append(found, option(USE, veil_of(g, self.seat)))
        return found

    def can_hold_back(self, g: Eldervale, piece: i64) -> bool:
        """Circling: whoever placed may do without the battle; the ghosts always want it (GHOST-12.3)."""
        return has_mod(g, piece, RAMPAGE_OPTIONAL) and not g.is_ghost(self.seat)

    def can_pay_off(self, g: Eldervale, piece: i64) -> bool:
        """Riddle: for a scroll it does not rampage; the ghosts pay for nothing (GHOST-3.9)."""
        if g.is_ghost(self.seat):
            return False
        return has_mod(g, piece, PAID_OFF) and can_pay(g.players[self.seat].means(), RIDDLE)

    def can_veil(self, g: Eldervale, placement: Placement) -> bool:
        """May Mimeza copy the Dark Veil of the wizard, and is there a monster to hide from (ELDER-27.12)?"""
        if g.is_peaceful() or placement.veiled or not g.players[self.seat].powers[VEIL]:
            return False
        if not can_mimic(g, placement.piece):
            return False
        return g.beast_in(placement.realm) != NO_PIECE or len(rampagers(g, placement)) > 0

    def obstacle(self, g: Eldervale, pick: i64) -> i64:
        if pick in self.options(g):
            return 0
        if verb(pick) not in (RAMPAGE, DECLINE_RAMPAGE, PAY_OFF):
            return why.RAMPAGE_FIRST
        piece = piece_of(0, first(pick))
        placement = g.placements[self.amount]
        if piece not in rampagers(g, placement) and piece != circling_here(g, placement):
            return why.DOES_NOT_RAMPAGE
        return why.CANNOT_HOLD_BACK

    def chosen(self, g: Eldervale, pick: i64) -> None:
        placement = g.placements[self.amount]
        if verb(pick) == DECLINE:
            return
        if verb(pick) == USE:
            mark_done(g, self.seat, MIMICRY)
            g.tell(USED, self.seat, first(pick))
            placement.veiled = True
            return
        piece = piece_of(0, first(pick))
        if verb(pick) == RAMPAGE:
            if g.where[piece] != placement.realm:
                rampage(g, self.seat, placement, piece)
            return
        placement.declined |= bit(piece - FIRST_BEAST)
        g.tell(RAMPAGE_STOPPED, self.seat, first(pick))
        if g.where[piece] == placement.realm:
            placement.veiled = True
            return
        g.do(Rampage(self.seat, amount=self.amount))  # another one, if there is (ELDER-23.23)
        if verb(pick) == PAY_OFF:
            g.do(Pay(self.seat, amount=RIDDLE))

    def goes_on(self, before: CoreStep) -> bool:
        return False

    def inside(self) -> bool:
        return True


def rampage(g: Eldervale, seat: i64, placement: Placement, piece: i64) -> None:
    """The monster is in the realm of the placed unit now; what it does on its way comes next (ELDER-23.2)."""
    placement.rampaged = piece
    placement.came_from = g.where[piece]
    g.where[piece] = placement.realm
    g.tell(RAMPAGED, -1, kind_of(piece), placement.came_from, placement.realm)
    set_off(g, piece, ON_RAMPAGE, seat, placement.realm)


def veil_of(g: Eldervale, seat: i64) -> i64:
    """The source of the wizard's ability of a faction: Dark Veil."""
    faction = g.players[seat].faction
    local = 0 if FACTIONS[faction].units[0] == WIZARD else 1
    return FIRST_ABILITY + 2 * faction + local


# ---- the Minotaur


@mypyc_attr(acyclic=True)
@final
class OfferCharge(Step):
    """An opponent placed a unit (placement `amount`) beside the Minotaur: his owner is asked (ELDER-27.8, 27.9)."""

    def run(self, g: Eldervale) -> None:
        if can_charge(g, g.placements[self.amount], self.seat):
            g.do(Charge(g.owner[MINOTAUR_PIECE], realm=self.realm, other=self.seat, amount=self.amount))


def can_charge(g: Eldervale, placement: Placement, seat: i64) -> bool:
    """Is there a Minotaur of an opponent next to the realm where this seat placed?"""
    place = g.where[MINOTAUR_PIECE]
    if place >= TILES or g.is_peaceful() or not g.are_opponents(g.owner[MINOTAUR_PIECE], seat):
        return False
    return g.near[placement.realm] >> place & 1 == 1


@mypyc_attr(acyclic=True)
@final
class Charge(Ask):
    """The Minotaur may come to where `other` placed a unit, whatever has rampaged there (ELDER-27.10, R21)."""

    def options(self, g: Eldervale) -> vec[i64]:
        return vec[i64]([CHARGE, DECLINE])

    def obstacle(self, g: Eldervale, pick: i64) -> i64:
        return 0 if pick in (CHARGE, DECLINE) else why.CHARGE_FIRST

    def chosen(self, g: Eldervale, pick: i64) -> None:
        if pick == CHARGE:
            placement = g.placements[self.amount]
            placement.charged = True
            g.where[MINOTAUR_PIECE] = placement.realm
            g.tell(CHARGED, self.seat, placement.realm)

    def window(self) -> i64:
        return PLACED

    def skip(self) -> i64:
        return DECLINE

    def deeds(self, g: State) -> i64:
        assert isinstance(g, Eldervale)
        return CHARGE_DEED | TREASURE_DEED if len(g.players[self.seat].tray) else CHARGE_DEED
