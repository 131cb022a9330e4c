"""Which battles there are, and who takes part (ELDER-19.1 to 19.6)."""

from __future__ import annotations

from mypy_extensions import i64

from deskovka.core.vecs import append, vec
from deskovka.games.eldervale.abilities import forget_used
from deskovka.games.eldervale.monsters import has_mod
from deskovka.games.eldervale.ongoing import NO_PIECE, Battle, Placement, Side
from deskovka.games.eldervale.table import Eldervale, kind_of
from deskovka.games.eldervale.terms import FIRST_ALLY, FIRST_BEAST, NOBODY, ONCE_PER_BATTLE, PIECES, WARRIOR
from deskovka.games.eldervale.windows import others_from_left

# ---- what brings a battle


def meets_somebody(g: Eldervale, seat: i64, realm: i64) -> bool:
    """Does placing a unit here trigger a battle by itself?  Never in peace (ELDER-18.1, ELDER-19.1)."""
    return not g.is_peaceful() and (g.others_in(seat, realm) or g.beast_in(realm) != NO_PIECE)


def brings_battle(g: Eldervale, placement: Placement) -> bool:
    """Is there a battle because of this placement, as things stand now (ELDER-19.4, R50, R59)?

    Units are placed only by the player whose turn it is.
    """
    if placement.settled or placement.cancelled or g.is_peaceful() or not is_triggered(placement):
        return False
    if g.where[placement.piece] != placement.realm:
        return newcomers_fight(g, placement)
    if not placement.peaceful and g.others_in(g.turn, placement.realm):
        return True
    beast = g.beast_in(placement.realm)
    return beast != NO_PIECE and (beast == placement.rampaged or not placement.veiled)


def is_triggered(placement: Placement) -> bool:
    return placement.met or placement.rampaged != NO_PIECE or placement.charged


def newcomers_fight(g: Eldervale, placement: Placement) -> bool:
    """The placed unit has left: only whoever came because of it still fights whoever is there (R50)."""
    realm = placement.realm
    if are_ghosts_left(g, realm) and meets_somebody(g, g.turn, realm):
        return True
    if has_rampaged_here(g, placement):
        return g.count_in(g.turn, realm) > 0 if placement.peaceful else anybody_in(g, realm)
    charger = FIRST_ALLY if placement.charged and g.where[FIRST_ALLY] == realm else NO_PIECE
    return charger != NO_PIECE and not placement.peaceful and g.others_in(g.owner[charger], realm)


def are_ghosts_left(g: Eldervale, realm: i64) -> bool:
    """A ghost vanished into a dwelling in its turn: are others there to fight with (GHOST-9.8)?"""
    return g.is_ghost(g.turn) and g.count_in(g.turn, realm) > 0


def has_rampaged_here(g: Eldervale, placement: Placement) -> bool:
    return placement.rampaged != NO_PIECE and g.beast_in(placement.realm) == placement.rampaged


def anybody_in(g: Eldervale, realm: i64) -> bool:
    """Is a unit of any player there?"""
    for seat in range(g.seats):
        if g.count_in(seat, realm):
            return True
    return False


def battle_realms(g: Eldervale) -> vec[i64]:
    """Realms where a battle has still to be fought this turn."""
    found = vec[i64]()
    for placement in g.placements:
        if brings_battle(g, placement) and placement.realm not in found:
            found = append(found, placement.realm)
    return found


def settle_placements(g: Eldervale, realm: i64) -> None:
    """What was placed in a realm brings no battle any more; -1: nor anywhere else."""
    for placement in g.placements:
        if realm in (-1, placement.realm):
            placement.settled = True


def new_battle(g: Eldervale, placement: Placement) -> Battle:
    battle = Battle()
    battle.turn = g.turns
    battle.realm = placement.realm
    battle.placed_by = g.turn
    battle.piece = placement.piece
    battle.rampaged = placement.rampaged
    battle.came_from = placement.came_from
    battle.assault = placement.assault and kind_of(placement.piece) == WARRIOR  # Mimeza copies one ability only
    battle.duel = placement.peaceful
    has_left = g.where[placement.piece] != placement.realm and not are_ghosts_left(g, placement.realm)
    if has_left and not has_rampaged_here(g, placement):
        battle.bystander = g.beast_in(placement.realm)
    return battle


# ---- who takes part


def gather(g: Eldervale, battle: Battle) -> None:
    """Everybody with a unit there is a side, from the left of the active player; then the monster (ELDER-19.6)."""
    sides = vec[Side]()
    for seat in others_from_left(g):
        if fights(g, battle, seat):
            sides = append(sides, side_for(battle, seat))
    beast = g.beast_in(battle.realm)
    battle.monster = NO_PIECE if beast == battle.bystander else beast
    if battle.monster != NO_PIECE:
        sides = append(sides, side_for(battle, NOBODY))
    battle.sides = sides


def fights(g: Eldervale, battle: Battle, seat: i64) -> bool:
    return (not battle.duel or seat == battle.placed_by) and g.count_in(seat, battle.realm) > 0


def side_for(battle: Battle, seat: i64) -> Side:
    """The side a seat has already, or a new one."""
    number = battle.side_of(seat)
    if number >= 0:
        return battle.sides[number]
    side = Side()
    side.seat = seat
    return side


def are_enemies_left(g: Eldervale, battle: Battle) -> bool:
    """Are there two sides that are no team mates (ELDER-19.4, ELDER-30.9)?"""
    for one in battle.sides:
        for other in battle.sides:
            if one.seat != other.seat and (NOBODY in (one.seat, other.seat) or g.are_opponents(one.seat, other.seat)):
                return True
    return False


def fighting_beasts(g: Eldervale, battle: Battle) -> vec[i64]:
    """The monsters that take part: the one nobody controls, and those that fight for players."""
    found = vec[i64]()
    for piece in range(FIRST_BEAST, PIECES):
        if g.where[piece] == battle.realm:
            seat = g.owner[piece]
            if piece == battle.monster or (seat != NOBODY and battle.side_of(seat) >= 0):
                found = append(found, piece)
    return found


def beast_forbids(g: Eldervale, battle: Battle, seat: i64, mod: i64) -> bool:
    """Does a monster in the battle do this (box.py) to everybody but its controller?"""
    for piece in fighting_beasts(g, battle):
        if g.owner[piece] != seat and has_mod(g, piece, mod):
            return True
    return False


# ---- the end


def end_battle(g: Eldervale) -> None:
    """It is over: kept for all to look at; what can be used once in a battle can be used again."""
    g.last_battle = g.battle
    g.battle = None
    forget_used(g, ONCE_PER_BATTLE)
