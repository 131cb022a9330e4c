"""The table and the options as numbers for networks, always with the viewer as the first of the seats.

Only what the seat may know goes in.  The layout is fixed: a change raises LAYOUT.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from deskovka.core.options import first, second, third, verb
from deskovka.core.vecs import vec
from deskovka.games.kemet import terms as t
from deskovka.games.kemet.areas import AREAS
from deskovka.games.kemet.cards import BATTLE_KINDS_ALL, CARD_KINDS
from deskovka.games.kemet.powers import CREATURE_COUNT, TILES
from deskovka.games.kemet.table import Kemet
from deskovka.games.kemet.terms import NOBODY

LAYOUT: Final = 1
TILE_COUNT: Final = 56
GENERAL: Final = 24
PER_SEAT: Final = 16 + TILE_COUNT + BATTLE_KINDS_ALL
AREA_PLANES: Final = t.MOST_SEATS + 6  # units by seat; in play, level, colour by four
OWN: Final = CARD_KINDS + 2 * BATTLE_KINDS_ALL
AREAS_AT: Final = GENERAL + t.MOST_SEATS * PER_SEAT
OWN_AT: Final = AREAS_AT + AREA_PLANES * AREAS
OFFER_AT: Final = OWN_AT + OWN
CREATURES_AT: Final = OFFER_AT + TILE_COUNT
TABLE_SIZE: Final = CREATURES_AT + CREATURE_COUNT * (t.MOST_SEATS + 1)
EMPTY_TABLE: Final = vec[float]([0.0 for _ in range(TABLE_SIZE)])

# An option: its verb and its three numbers, each one-hot (numbers are small)
WIDTH: Final = 100
OPTION_SIZE: Final = t.VERBS + 3 * WIDTH


def table_features(g: Kemet, seat: i64) -> vec[float]:
    """TABLE_SIZE numbers, mostly between 0 and 1."""
    out = EMPTY_TABLE[:]
    out[g.seats - 2] = 1.0
    out[4] = float(g.round) / 10.0
    out[5 + g.phase] = 1.0
    out[8] = float(g.step) / 9.0
    out[9] = 1.0 if g.seat == seat else 0.0
    out[10] = float(len(g.deck)) / 33.0
    for colour in range(4):
        out[11 + colour] = float(g.colours >> colour & 1)
    march = g.march
    if march is not None:
        out[15] = 1.0
        out[16] = float(march.left) / 4.0
        out[17] = 1.0 if march.teleported else 0.0
    battle = g.battle
    if battle is not None:
        out[18] = 1.0
        out[19] = 1.0 if battle.attacker == seat else 0.0
        out[20] = 1.0 if battle.defender == seat else 0.0
    for turn in range(g.seats):
        set_seat(g, out, (seat + turn) % g.seats, turn)
    set_areas(g, out, seat)
    p = g.players[seat]
    for kind in range(CARD_KINDS):
        out[OWN_AT + kind] = float(p.hand[kind]) / 3.0
    for card in range(BATTLE_KINDS_ALL):
        out[OWN_AT + CARD_KINDS + card] = float(p.battle_cards >> card & 1)
        out[OWN_AT + CARD_KINDS + BATTLE_KINDS_ALL + card] = float(p.closed_cards >> card & 1)
    for tile in range(len(TILES)):
        out[OFFER_AT + tile] = float(g.offer[tile]) / 2.0
    for creature in range(CREATURE_COUNT):
        owner = g.creature_owners[creature]
        if owner != NOBODY:
            out[CREATURES_AT + creature * (t.MOST_SEATS + 1) + (owner - seat) % g.seats] = 1.0
            out[CREATURES_AT + creature * (t.MOST_SEATS + 1) + t.MOST_SEATS] = (
                float(g.creature_areas[creature] + 1) / 34.0
            )
    return out


def set_seat(g: Kemet, out: vec[float], seat: i64, turn: i64) -> None:
    p = g.players[seat]
    at = GENERAL + turn * PER_SEAT
    out[at] = 1.0
    out[at + 1] = float(p.prayer) / 11.0
    out[at + 2] = float(p.supply) / 12.0
    out[at + 3] = float(p.points) / 9.0
    out[at + 4] = float(g.temporary_points(seat)) / 5.0
    out[at + 5] = float(p.veterans) / 6.0
    out[at + 6] = float(p.tokens) / 5.0
    out[at + 7] = float(p.used) / 512.0
    out[at + 8] = float(p.silver) / 3.0
    out[at + 9] = float(p.gold) / 3.0
    out[at + 10] = float(p.cards_held()) / 8.0
    out[at + 11] = float(p.bought) / 15.0
    out[at + 12] = float(p.city + 1) / 5.0
    out[at + 13] = float(len(p.tiles)) / 12.0
    for place in range(g.seats):
        if g.order[place] == seat:
            out[at + 14] = float(place + 1) / 5.0
    for tile in p.tiles:
        out[at + 16 + tile] = 1.0
    for card in range(BATTLE_KINDS_ALL):
        out[at + 16 + TILE_COUNT + card] = float(p.open_cards >> card & 1)


def set_areas(g: Kemet, out: vec[float], seat: i64) -> None:
    for area in g.board.areas:
        at = AREAS_AT + area * AREA_PLANES
        for turn in range(g.seats):
            out[at + turn] = float(g.units_of((seat + turn) % g.seats, area)) / 5.0
        out[at + t.MOST_SEATS] = 1.0
        out[at + t.MOST_SEATS + 1] = float(g.levels[area]) / 4.0
        if g.levels[area]:
            out[at + t.MOST_SEATS + 2 + g.pyramids[area]] = 1.0


def option_features(g: Kemet, options: list[int]) -> vec[float]:
    """OPTION_SIZE numbers for each option, one after another."""
    out = vec[float]([0.0] * (OPTION_SIZE * len(options)))
    at = 0
    for option in options:
        out[at + verb(option)] = 1.0
        out[at + t.VERBS + first(option)] = 1.0
        if verb(option) == t.GO_WITH_MANY:  # its second number is bits
            for creature in range(CREATURE_COUNT):
                out[at + t.VERBS + WIDTH + creature] = float(second(option) >> creature & 1)
        else:
            out[at + t.VERBS + WIDTH + second(option)] = 1.0
        out[at + t.VERBS + 2 * WIDTH + third(option)] = 1.0
        at += OPTION_SIZE
    return out
