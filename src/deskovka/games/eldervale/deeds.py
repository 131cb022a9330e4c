"""What could be done at a moment by what everybody sees: whether a seat is asked follows from that (docs/adr/0023)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from deskovka.core.options import verb
from deskovka.core.vecs import vec
from deskovka.games.eldervale.free import free_options, open_actions
from deskovka.games.eldervale.magic import (
    could_cast,
    could_complete,
    could_place_again,
    has_lost,
    has_won,
    takes_part,
)
from deskovka.games.eldervale.swapping import can_swap
from deskovka.games.eldervale.table import Eldervale
from deskovka.games.eldervale.terms import (
    ACTION_DONE,
    BATTLE_COMES,
    BEFORE_DICE,
    EVENT,
    LOST,
    PLACED,
    PLAYING,
    ROLLED,
    WON,
)
from deskovka.games.eldervale.verbs import (
    CASH,
    CAST,
    CHARGE,
    GIFT,
    JOIN,
    QUEST,
    SWORDS,
    TACTICS,
    USE,
)

# Deeds: what can be done at a window of others, as bits in the order of DEEDS
TREASURE_DEED: Final = 1
SPELL_DEED: Final = 2
QUEST_DEED: Final = 4
JOIN_DEED: Final = 8
SWORDS_DEED: Final = 16
ABILITY_DEED: Final = 32
CHARGE_DEED: Final = 64
DEEDS: Final = ("treasure", "spell", "quest", "join", "swords", "ability", "charge")


DEED_OF: Final = {
    CASH: 0,
    CAST: 1,
    QUEST: 2,
    JOIN: 3,
    SWORDS: 4,
    GIFT: 4,
    USE: 5,
    TACTICS: 5,
    CHARGE: 6,
}


def deed_of(pick: int) -> str:
    """What an option of a window does, a name of DEEDS; "" for the one that passes."""
    deed = DEED_OF.get(int(verb(pick)))
    return "" if deed is None else DEEDS[deed]


# ---- by what everybody sees


def is_concerned(g: Eldervale, seat: i64, moment: i64, realm: i64, event: i64) -> bool:
    """Is this moment for this seat?

    Dice are the participants', the end of a battle is the winner's and the losers', an event theirs whom it happened to
    if a quest may be about it.  After the realm action only spells for right then make a moment of its own: all else
    can wait for the battle or the end of the turn.
    """
    if moment == EVENT:
        return could_complete(g, seat, EVENT, realm, event)
    if moment == ACTION_DONE:
        return could_place_again(g, seat, realm)
    if moment == BATTLE_COMES:
        return is_battle_coming(g, realm)
    if moment in (BEFORE_DICE, ROLLED):
        return takes_part(g, seat)
    if moment == WON:
        return has_won(g, seat)
    return moment != LOST or has_lost(g, seat)


def is_battle_coming(g: Eldervale, realm: i64) -> bool:
    """A spell may have put an end to it before everybody was asked."""
    for placement in g.placements:
        if placement.realm == realm and not placement.cancelled:
            return True
    return False


def public_deeds(g: Eldervale, seat: i64, moment: i64, realm: i64, event: i64) -> i64:
    """What this seat might do at this moment in another's turn, whatever it holds, as bits."""
    found: i64 = 0
    if len(g.players[seat].tray):
        found |= TREASURE_DEED
    if could_cast(g, seat, moment, realm):
        found |= SPELL_DEED
    if could_complete(g, seat, moment, realm, event):
        found |= QUEST_DEED
    return found


def might_act(g: Eldervale, seat: i64, moment: i64, realm: i64 = -1, event: i64 = -1) -> bool:
    """By what everybody can see: might this seat do something at this moment?"""
    p = g.players[seat]
    if p.is_ghosts():
        return False  # they never use the text of a card (GHOST-3.4)
    if not is_concerned(g, seat, moment, realm, event):
        return False
    if len(p.tray) or could_cast(g, seat, moment, realm) or could_complete(g, seat, moment, realm, event):
        return True
    if seat != g.turn or moment == EVENT:
        return False
    return len(open_actions(g, p, vec[i64]())) > 0 or can_swap(g, p)


def has_aside(g: Eldervale, seat: i64) -> bool:
    """Could this player do something beside what the own turn consists of?"""
    if seat != g.turn or g.phase != PLAYING:
        return False
    return len(g.players[seat].tray) > 0 or len(free_options(g, seat, PLACED, -1, -1, vec[i64]())) > 0
