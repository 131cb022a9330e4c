"""Orbs: gained, and used in one of four ways (ELDER-16); mercenaries, whom an orb or a gold hires (ELDER-27).

Whether it is the time for a free action is said elsewhere (free.py); here is what stands in the way of each use, and
what it does.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from deskovka.core.bits import bit
from deskovka.games.eldervale import obstacles as why
from deskovka.games.eldervale.abilities import refresh
from deskovka.games.eldervale.box import ADVENTURE, NO_ORB
from deskovka.games.eldervale.effects.words import ANY_ELEMENT
from deskovka.games.eldervale.gaining import FOR_ORBS, gain, score
from deskovka.games.eldervale.menu import MENU, MENU_POINTS, MENU_POINTS_WORTH, MENU_POWER
from deskovka.games.eldervale.paying import spend
from deskovka.games.eldervale.player import Player
from deskovka.games.eldervale.power import gain_power
from deskovka.games.eldervale.resources import of, one
from deskovka.games.eldervale.table import Eldervale
from deskovka.games.eldervale.tableau import FIELDS_EACH, deposit_field, free_field
from deskovka.games.eldervale.terms import FIRST_ALLY, GOLD, MENU_SPACES, MIMEZA, MINOTAUR, NOBODY, READY, SUPPLY
from deskovka.games.eldervale.treasures import ORB
from deskovka.games.eldervale.verbs import DISMISSED, HIRED, MENU_USED, ORB_PUT

# How a mercenary is hired: `Eldervale.hired`
NOT_HIRED: Final = 0
HIRED_THIS_TURN: Final = 1  # for gold: a regroup in this very turn leaves it here (ELDER-27.14)
HIRED_FOR_GOLD: Final = 2
HIRED_FOR_GOOD: Final = 3  # with an orb
LEFT_THIS_TURN: Final = 4  # cannot be hired again before the turn is over (ELDER-12.9)


# ---- the reward menu


def menu_obstacle(g: Eldervale, p: Player, space: i64) -> i64:
    """What stands in the way of an orb on this space of the menu (ELDER-16.3, R28)."""
    if p.orbs == 0:
        return why.NO_ORB
    if space < 0 or space >= MENU_SPACES or g.menu >> space & 1:
        return why.MENU_TAKEN
    return 0


def use_on_menu(g: Eldervale, p: Player, space: i64) -> None:
    """The space is taken for the rest of the game."""
    p.orbs -= 1
    g.menu |= bit(space)
    g.tell(MENU_USED, p.seat, space)
    if space == MENU_POWER:
        gain_power(g, p, ANY_ELEMENT, 1)
    elif space == MENU_POINTS:
        score(g, p, MENU_POINTS_WORTH, FOR_ORBS)
    else:
        gain(g, p, MENU[space])


# ---- on cards


def field_obstacle(g: Eldervale, p: Player, card: i64) -> i64:
    """What stands in the way of an orb on the deposit field of a card (ELDER-16.4)."""
    if p.orbs == 0:
        return why.NO_ORB
    if g.card_owner[card] != p.seat:
        return why.NOT_YOUR_CARD
    field = deposit_field(card)
    if field < 0:
        return why.NO_DEPOSIT_FIELD
    return why.ORB_LIES_THERE if g.fields[FIELDS_EACH * card + field] == ORB else 0


def use_on_field(g: Eldervale, p: Player, card: i64) -> None:
    """The deposit costs nothing from now on; a token that lay there is lost (R40)."""
    field = deposit_field(card)
    free_field(g, p, card, field)
    p.orbs -= 1
    g.fields[FIELDS_EACH * card + field] = ORB
    g.tell(ORB_PUT, p.seat, card)


def symbol_obstacle(g: Eldervale, p: Player, card: i64) -> i64:
    """What stands in the way of an orb on the orb symbol of a card (ELDER-16.5)."""
    if p.orbs == 0:
        return why.NO_ORB
    if g.card_owner[card] != p.seat:
        return why.NOT_YOUR_CARD
    if ADVENTURE[card].orb_symbol == NO_ORB:
        return why.NO_ORB_SYMBOL
    return why.ORB_LIES_THERE if g.card_orbs[card] else 0


def use_on_symbol(g: Eldervale, p: Player, card: i64) -> None:
    """What the symbol says holds from now on."""
    p.orbs -= 1
    g.card_orbs[card] = 1
    g.tell(ORB_PUT, p.seat, card)
    refresh(g, p)


# ---- mercenaries


def hire_obstacle(g: Eldervale, p: Player, kind: i64, by_orb: bool) -> i64:
    """What stands in the way of hiring a mercenary (ELDER-16.10, ELDER-27.2)."""
    if kind < MINOTAUR or kind > MIMEZA or not g.variants.mercenaries:
        return why.NO_MERCENARY
    owner = g.owner[FIRST_ALLY + kind - MINOTAUR]
    if owner == p.seat:
        return why.MERCENARY_YOURS
    if owner != NOBODY:
        return why.MERCENARY_TAKEN
    if g.hired[kind - MINOTAUR] == LEFT_THIS_TURN:
        return why.MERCENARY_LEFT
    if by_orb:
        return 0 if p.orbs else why.NO_ORB
    return 0 if of(p.purse, GOLD) else why.NO_GOLD_TO_HIRE


def hire(g: Eldervale, p: Player, kind: i64, by_orb: bool) -> None:
    """For a gold until the end of a regroup in a later turn, with an orb for good (ELDER-27.3 to 27.5)."""
    if by_orb:
        p.orbs -= 1
        g.hired[kind - MINOTAUR] = HIRED_FOR_GOOD
    else:
        spend(g, p, one(GOLD))
        g.hired[kind - MINOTAUR] = HIRED_THIS_TURN
    piece = FIRST_ALLY + kind - MINOTAUR
    g.owner[piece] = p.seat
    g.where[piece] = READY
    p.allies |= bit(piece - FIRST_ALLY)
    g.tell(HIRED, p.seat, kind)
    refresh(g, p)


def dismiss_hired(g: Eldervale, p: Player) -> None:
    """The end of a regroup: those hired for gold in an earlier turn go back to the supply (ELDER-12.8)."""
    for kind in range(MINOTAUR, MIMEZA + 1):
        piece = FIRST_ALLY + kind - MINOTAUR
        if g.owner[piece] == p.seat and g.hired[kind - MINOTAUR] == HIRED_FOR_GOLD:
            g.hired[kind - MINOTAUR] = LEFT_THIS_TURN
            g.owner[piece] = NOBODY
            g.where[piece] = SUPPLY
            p.allies &= ~bit(piece - FIRST_ALLY)
            g.tell(DISMISSED, p.seat, kind)
            refresh(g, p)


def end_hiring(g: Eldervale) -> None:
    """A turn is over: whoever was hired in it was hired earlier from now on, whoever left can be hired again."""
    for number in range(len(g.hired)):
        if g.hired[number] == HIRED_THIS_TURN:
            g.hired[number] = HIRED_FOR_GOLD
        elif g.hired[number] == LEFT_THIS_TURN:
            g.hired[number] = NOT_HIRED
