"""The table and the options as numbers for networks, always with the viewer as the first of the seats.

Only what the seat may know goes in.  The layout is fixed: a change raises LAYOUT.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from deskovka.core.bits import bits_in
from deskovka.core.options import first, second, third, verb
from deskovka.core.vecs import vec
from deskovka.games.eldervale.box import CARDS_OF_ELEMENT
from deskovka.games.eldervale.ghost_rows import first_free
from deskovka.games.eldervale.ghost_zones import units_in_zone
from deskovka.games.eldervale.ghosts import CARD_COUNT as GHOST_CARDS
from deskovka.games.eldervale.ghosts import ROWS as GHOST_ROWS
from deskovka.games.eldervale.ghosts import SPACES, ZONES, Ghosts
from deskovka.games.eldervale.ongoing import Battle
from deskovka.games.eldervale.player import Player
from deskovka.games.eldervale.realm_numbers import BY_KIND, REALM_SIZE, set_realm, set_units_by_kind
from deskovka.games.eldervale.realms import FIELDS, GRID, ROWS, TILES
from deskovka.games.eldervale.resources import PAYMENTS, of
from deskovka.games.eldervale.standing_numbers import STANDING_SIZE, set_standing
from deskovka.games.eldervale.table import Eldervale, kind_of
from deskovka.games.eldervale.terms import (
    ELEMENTS,
    FIRST_ALLY,
    FIRST_MONSTER,
    MONSTERS,
    MOST_SEATS,
    NOBODY,
    PIECES,
    READY,
    RESOURCES,
    TOKENS,
    TRAY,
    UNDERWORLD,
)
from deskovka.games.eldervale.treasures import SHOWN, height, top_of
from deskovka.games.eldervale.verbs import (
    AT_SIDE,
    KILL,
    LAY_BRIDGE,
    LAY_TILE,
    MOVE_OF,
    OPPONENT,
    PAY,
    REMOVE_DIE,
    REROLL_OF,
    SWAP_DIE,
    TAKE_FROM,
)

LAYOUT: Final = 4
CARD_COUNT: Final = 104
MAGIC_COUNT: Final = 60
GENERAL: Final = 40
FACTION_COUNT: Final = 16
PER_SEAT: Final = 40 + ELEMENTS + FACTION_COUNT + 3 * FIRST_MONSTER  # things, power, faction, units by place
PER_TILE: Final = 10 + 2 * MOST_SEATS + 2 * RESOURCES  # of the map: units and dwellings by seat, tokens on top
PER_CARD: Final = MOST_SEATS + 4  # adventure: owner, on offer, tokens, orb, aura
OWN: Final = 3 * MAGIC_COUNT  # hand, discard pile, quests
SEATS_AT: Final = GENERAL
TILES_AT: Final = SEATS_AT + MOST_SEATS * PER_SEAT
CARDS_AT: Final = TILES_AT + TILES * PER_TILE
OWN_AT: Final = CARDS_AT + CARD_COUNT * PER_CARD
MONSTERS_AT: Final = OWN_AT + OWN
PER_MONSTER: Final = 3  # on the map, mine, another's
BATTLE_AT: Final = MONSTERS_AT + MONSTERS * PER_MONSTER
PER_SIDE: Final = 9  # takes part, dice, fixed sixes, faces
GHOSTS_AT: Final = BATTLE_AT + (MOST_SEATS + 1) * PER_SIDE + TILES
ROWS_AT: Final = GHOSTS_AT + TILES  # after the guardian: the element of each row, how full it is
ZONES_AT: Final = ROWS_AT + GHOST_ROWS * (ELEMENTS + 1)  # its card, how many units are left, the zone of this turn
PER_ZONE: Final = GHOST_CARDS + 2
DISCARDED_AT: Final = ZONES_AT + ZONES * PER_ZONE
KINDS_AT: Final = DISCARDED_AT + GHOST_CARDS  # units in every realm by kind
STANDING_AT: Final = KINDS_AT + TILES * BY_KIND  # how every seat stands
TABLE_SIZE: Final = STANDING_AT + STANDING_SIZE
EMPTY_TABLE: Final = vec[float]([0.0 for _ in range(TABLE_SIZE)])

# An option: its verb one-hot, its numbers one-hot, what a payment consists of, how the realm looks that it names
VERBS: Final = 128
WIDTH: Final = 224  # sources, or rows and columns of the map one after another
NARROW: Final = 104  # the second and third numbers are cards at most
FIRST_AT: Final = VERBS
SECOND_AT: Final = FIRST_AT + WIDTH
THIRD_AT: Final = SECOND_AT + NARROW
PAYMENT_AT: Final = THIRD_AT + NARROW
REALM_AT: Final = PAYMENT_AT + RESOURCES
OPTION_SIZE: Final = REALM_AT + REALM_SIZE
SEAT_FIRST: Final = (TAKE_FROM, MOVE_OF, KILL, OPPONENT, AT_SIDE, REROLL_OF, REMOVE_DIE)


def table_features(g: Eldervale, seat: i64) -> vec[float]:
    """TABLE_SIZE numbers, mostly between 0 and 1."""
    out = EMPTY_TABLE[:]
    out[g.seats - 2] = 1.0
    out[4 + g.phase] = 1.0
    out[7] = 1.0 if g.turn == seat else 0.0
    out[8] = 1.0 if g.seat == seat else 0.0
    out[9] = float(g.turns) / 100.0
    out[10] = float(g.last_turns + 1) / 6.0
    out[11] = 1.0 if g.is_peaceful() else 0.0
    out[12] = float(len(g.supply)) / 14.0
    out[13] = float(len(g.magic)) / 60.0
    out[14] = 1.0 if g.regrouping else 0.0
    out[15] = float(g.returned) / 10.0
    out[16] = float(g.actions_done) / 8.0
    out[17] = float(len(g.hoard)) / 3.0
    for element in range(ELEMENTS):
        out[18 + element] = float(g.elements >> element & 1)
        out[26 + element] = float(g.power_orbs >> element & 1)
    out[34] = float(g.fame_orbs >> 4 & 1)
    out[35] = float(g.fame_orbs >> 7 & 1)
    out[36] = float(bits_in(g.menu)) / 9.0
    out[37] = 1.0 if g.variants.teams else 0.0
    out[38] = 1.0 if g.battle is not None else 0.0
    out[39] = 1.0 if g.ghosts is not None else 0.0
    for turn in range(g.seats):
        set_seat(g, out, g.players[(seat + turn) % g.seats], SEATS_AT + turn * PER_SEAT)
    set_tiles(g, out, seat)
    set_units_by_kind(g, out, KINDS_AT, seat)
    set_standing(g, out, STANDING_AT, seat)
    set_cards(g, out, seat)
    set_magic(g, out, g.players[seat])
    set_monsters(g, out, seat)
    battle = g.battle
    if battle is not None:
        set_battle(g, out, battle, seat)
    ghosts = g.ghosts
    if ghosts is not None:
        set_ghosts(g, out, ghosts)
    return out


def set_seat(g: Eldervale, out: vec[float], p: Player, at: i64) -> None:
    out[at] = 1.0
    out[at + 1] = float(p.points) / 100.0
    for kind in range(TOKENS):
        out[at + 2 + kind] = float(of(p.purse, kind)) / 5.0
    out[at + 8] = float(bits_in(p.hand)) / 7.0
    out[at + 9] = float(len(p.tray)) / 4.0
    out[at + 10] = float(p.orbs) / 3.0
    out[at + 11] = float(p.fame + 1) / 9.0
    out[at + 12] = float(bits_in(p.dwellings)) / 6.0
    out[at + 13] = float(len(p.tableau)) / 20.0
    out[at + 14] = float(bits_in(p.quests)) / 4.0
    out[at + 15] = float(p.tactics) / 2.0
    out[at + 16] = float(p.spells) / 3.0
    out[at + 17] = 1.0 if p.seat == g.starter else 0.0
    for token in p.tray:
        for kind in range(RESOURCES):
            out[at + 18 + kind] += float(of(SHOWN[token], kind)) / 4.0
    if p.harvest >= 0:
        for kind in range(RESOURCES):
            out[at + 25 + kind] = float(of(SHOWN[p.harvest], kind)) / 2.0
    if p.element >= 0:
        out[at + 32 + p.element] = 1.0
    for element in range(ELEMENTS):
        out[at + 40 + element] = float(p.power(element)) / 6.0
    if p.faction >= 0:
        out[at + 40 + ELEMENTS + p.faction] = 1.0
    units = at + 40 + ELEMENTS + FACTION_COUNT
    for piece in g.units_of(p.seat):
        kind = min(kind_of(piece), FIRST_MONSTER - 1)
        if g.where[piece] == READY:
            out[units + kind] += 0.25
        elif g.where[piece] == TRAY:
            out[units + FIRST_MONSTER + kind] += 0.25
        elif g.where[piece] == UNDERWORLD:
            out[units + 2 * FIRST_MONSTER + kind] += 0.25


def set_tiles(g: Eldervale, out: vec[float], seat: i64) -> None:
    for tile in range(TILES):
        if not g.map >> tile & 1:
            continue
        at = TILES_AT + tile * PER_TILE
        out[at] = 1.0
        out[at + 1] = float(bits_in(g.near[tile])) / 6.0
        out[at + 2] = float(height(g.stacks[FIELDS * tile])) / 3.0
        out[at + 3] = float(height(g.stacks[FIELDS * tile + 1])) / 3.0
        out[at + 4] = 1.0 if g.beast_in(tile) >= 0 else 0.0
        out[at + 5] = float(bits_in(g.near[tile] & g.beasts())) / 2.0
        out[at + 6] = 1.0 if tile == g.bridge_near else 0.0
        out[at + 7] = 1.0 if tile == g.bridge_far else 0.0
        for field in range(FIELDS):
            token = top_of(g.stacks[FIELDS * tile + field])
            if token >= 0:
                for kind in range(RESOURCES):
                    out[at + 10 + 2 * MOST_SEATS + field * RESOURCES + kind] = float(of(SHOWN[token], kind)) / 2.0
        if g.homes[tile] != NOBODY:
            out[at + 10 + MOST_SEATS + (g.homes[tile] - seat) % g.seats] = 1.0
    for piece in range(PIECES):
        if g.where[piece] < TILES and g.owner[piece] != NOBODY:
            out[TILES_AT + g.where[piece] * PER_TILE + 10 + (g.owner[piece] - seat) % g.seats] += 0.25


def set_cards(g: Eldervale, out: vec[float], seat: i64) -> None:
    for card in range(CARD_COUNT):
        if g.card_owner[card] == NOBODY:
            continue
        at = CARDS_AT + card * PER_CARD
        out[at + (g.card_owner[card] - seat) % g.seats] = 1.0
        out[at + MOST_SEATS + 2] = float(g.card_orbs[card])
        for field in range(3):
            if g.fields[3 * card + field] != -1:
                out[at + MOST_SEATS + 1] += 0.33
    for element in range(ELEMENTS):
        size = g.deck_sizes[element]
        if g.face_up >> element & 1 and size > 0:
            out[CARDS_AT + g.decks[CARDS_OF_ELEMENT * element + size - 1] * PER_CARD + MOST_SEATS] = 1.0
        if g.hosts[element] >= 0:
            out[CARDS_AT + g.hosts[element] * PER_CARD + MOST_SEATS + 3] = 1.0


def set_magic(g: Eldervale, out: vec[float], p: Player) -> None:
    for card in range(MAGIC_COUNT):
        out[OWN_AT + card] = float(p.hand >> card & 1)
        out[OWN_AT + MAGIC_COUNT + card] = float(g.discards >> card & 1)
        out[OWN_AT + 2 * MAGIC_COUNT + card] = float(p.quests >> card & 1)


def set_monsters(g: Eldervale, out: vec[float], seat: i64) -> None:
    for monster in range(MONSTERS):
        piece = FIRST_ALLY + 2 + monster
        at = MONSTERS_AT + monster * PER_MONSTER
        out[at] = 1.0 if g.where[piece] < TILES else 0.0
        if g.owner[piece] != NOBODY:
            out[at + (1 if g.owner[piece] == seat else 2)] = 1.0


def set_battle(g: Eldervale, out: vec[float], battle: Battle, seat: i64) -> None:
    out[BATTLE_AT + (MOST_SEATS + 1) * PER_SIDE + battle.realm] = 1.0
    for side in battle.sides:
        place = MOST_SEATS if side.seat == NOBODY else (side.seat - seat) % g.seats
        at = BATTLE_AT + place * PER_SIDE
        out[at] = 1.0
        out[at + 1] = float(side.dice) / 6.0
        out[at + 2] = float(side.sixes)
        for die in range(len(side.rolled)):
            if die < PER_SIDE - 3:
                out[at + 3 + die] = float(side.rolled[die]) / 6.0


def set_ghosts(g: Eldervale, out: vec[float], ghosts: Ghosts) -> None:
    """The ghost board: what lies there face up; of tokens only how many."""
    if ghosts.guardian >= 0:
        out[GHOSTS_AT + ghosts.guardian] = 1.0
    for row in range(GHOST_ROWS):
        at = ROWS_AT + row * (ELEMENTS + 1)
        if ghosts.rows[row] >= 0:
            out[at + ghosts.rows[row]] = 1.0
            out[at + ELEMENTS] = float(first_free(ghosts, row)) / float(SPACES)
    for zone in range(ZONES):
        at = ZONES_AT + zone * PER_ZONE
        if ghosts.cards[zone] >= 0:
            out[at + ghosts.cards[zone]] = 1.0
        out[at + GHOST_CARDS] = float(units_in_zone(g, ghosts, zone)) / 3.0
        out[at + GHOST_CARDS + 1] = 1.0 if ghosts.zone == zone else 0.0
    for card in range(GHOST_CARDS):
        out[DISCARDED_AT + card] = float(ghosts.discards >> card & 1)


def option_features(g: Eldervale, seat: i64, options: list[int]) -> vec[float]:
    """OPTION_SIZE numbers for each option, one after another."""
    out = vec[float]([0.0] * (OPTION_SIZE * len(options)))
    at: i64 = 0
    for option in options:
        set_option(g, out, at, seat, option)
        at += OPTION_SIZE
    return out


def set_option(g: Eldervale, out: vec[float], at: i64, seat: i64, option: i64) -> None:
    what = verb(option)
    out[at + what] = 1.0
    if what == PAY:
        for kind in range(RESOURCES):
            out[at + PAYMENT_AT + kind] = float(of(PAYMENTS[first(option)], kind)) / 4.0
        return
    if what in (LAY_TILE, LAY_BRIDGE):
        out[at + FIRST_AT + first(option) // GRID] = 1.0
        out[at + FIRST_AT + ROWS + first(option) % GRID] = 1.0
    else:
        number = from_viewer(g, seat, first(option)) if what in SEAT_FIRST else first(option)
        out[at + FIRST_AT + number] = 1.0
    number = from_viewer(g, seat, second(option)) if what == SWAP_DIE else second(option)
    out[at + SECOND_AT + number] = 1.0
    out[at + THIRD_AT + third(option)] = 1.0
    set_realm(g, out, at + REALM_AT, seat, option)


def from_viewer(g: Eldervale, viewer: i64, side: i64) -> i64:
    """Seats are counted from the viewer; a monster has no seat."""
    return (side - viewer) % g.seats if side < MOST_SEATS else side
