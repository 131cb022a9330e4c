"""The table and the options as numbers for networks, always with the viewer as the first of the seats.

Only what the seat may know goes in.  The layout is fixed: a change raises LAYOUT.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from deskovka.core.options import first, verb
from deskovka.core.vecs import vec
from deskovka.games.vale import terms as t
from deskovka.games.vale.stones import stone_limit, stone_values
from deskovka.games.vale.summon import summon_cost
from deskovka.games.vale.table import Vale

LAYOUT: Final = 1
MOST_SEATS: Final = 4

# The table: a few numbers, then so many numbers for each seat, then planes of 70 cards
GENERAL: Final = 10
PER_SEAT: Final = 13
OWN_PLANES: Final = 6  # hand, cost, used, unmarked offer, discard pile, known top
SEAT_PLANES: Final = 2  # area, marked
TABLE_SIZE: Final = GENERAL + MOST_SEATS * PER_SEAT + (OWN_PLANES + MOST_SEATS * SEAT_PLANES) * t.DECK_SIZE

# An option: its verb, its card, stones given, a kind of stone, a seat, bonuses
CARD_AT: Final = t.VERBS
STONES_AT: Final = CARD_AT + t.DECK_SIZE
KIND_AT: Final = STONES_AT + 3
SEAT_AT: Final = KIND_AT + 3
BONUS_AT: Final = SEAT_AT + MOST_SEATS
OPTION_SIZE: Final = BONUS_AT + 4
EMPTY_TABLE: Final = vec[float]([0.0 for _ in range(TABLE_SIZE)])


def table_features(g: Vale, seat: i64) -> vec[float]:
    """TABLE_SIZE numbers, mostly between 0 and 1."""
    out = EMPTY_TABLE[:]
    out[0] = float(g.round) / 10.0
    out[1 + g.phase] = 1.0
    out[2 + g.seats] = 1.0  # at 4, 5 or 6
    out[7] = float(len(g.deck)) / 70.0
    out[8] = float(len(g.discard)) / 70.0
    out[9] = 1.0 if g.seat == seat else 0.0
    planes: i64 = GENERAL + MOST_SEATS * PER_SEAT
    me = g.players[seat]
    for c in me.hand:
        out[planes + c] = 1.0
        out[planes + 70 + c] = float(summon_cost(me, c)) / 12.0
    set_cards(out, planes + 140, g.used)
    set_cards(out, planes + 210, g.offer)
    set_cards(out, planes + 280, g.discard)
    set_cards(out, planes + 350, g.deck[len(g.deck) - g.known_top :])
    planes += OWN_PLANES * 70
    for turn in range(g.seats):
        p = g.players[(seat + turn) % g.seats]
        at = GENERAL + turn * PER_SEAT
        red, blue, purple = stone_values(p)
        out[at] = float(p.score) / 60.0
        out[at + 1] = float(p.red) / 4.0
        out[at + 2] = float(p.blue) / 4.0
        out[at + 3] = float(p.purple) / 4.0
        out[at + 4] = float(red) / 6.0
        out[at + 5] = float(blue) / 6.0
        out[at + 6] = float(purple) / 6.0
        out[at + 7] = float(stone_limit(p)) / 6.0
        out[at + 8] = float(len(p.hand)) / 10.0
        out[at + 9] = float(len(p.area)) / 10.0
        out[at + 10] = 1.0 if p.seat == g.first else 0.0
        out[at + 11] = 1.0 if p.seat == g.seat else 0.0
        out[at + 12] = 1.0  # somebody sits here
        set_cards(out, planes + turn * 140, p.area)
        set_cards(out, planes + turn * 140 + 70, p.marked)
    return out


def set_cards(out: vec[float], at: i64, cards: vec[i64]) -> None:
    for c in cards:
        out[at + c] = 1.0


def option_features(g: Vale, seat: i64, options: list[int]) -> vec[float]:
    """OPTION_SIZE numbers for each option, one after the other."""
    out = vec[float]([0.0] * (len(options) * OPTION_SIZE))
    at: i64 = 0
    for option in options:
        write_option(out, at, g, seat, option)
        at += OPTION_SIZE
    return out


def write_option(out: vec[float], at: i64, g: Vale, seat: i64, option: i64) -> None:
    done = verb(option)
    what = first(option)
    out[at + done] = 1.0
    if done == t.PAY or done == t.DROP:
        out[at + STONES_AT] = float(t.reds(what)) / 4.0
        out[at + STONES_AT + 1] = float(t.blues(what)) / 4.0
        out[at + STONES_AT + 2] = float(t.purples(what)) / 4.0
    elif done == t.SWAP or done == t.BARGAIN:
        out[at + KIND_AT + what] = 1.0
    elif done == t.NAME or done == t.ROB:
        out[at + SEAT_AT + (what - seat) % g.seats] = 1.0
    elif done == t.BONUS:
        for bit in range(4):
            out[at + BONUS_AT + bit] = float(what >> bit & 1)
    elif done != t.END_TURN and done != t.DONE:
        out[at + CARD_AT + what] = 1.0
