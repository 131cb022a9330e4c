"""The table and the options as numbers for networks, always with the viewer as the first of the seats.

Only what the seat may know goes in.  The layout is fixed: a change raises LAYOUT.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from deskovka.core.options import first, second, verb
from deskovka.core.vecs import vec
from deskovka.games.empire import terms as t
from deskovka.games.empire.board import REGIONS
from deskovka.games.empire.scoring import sheet, total
from deskovka.games.empire.table import Ask, Empire

LAYOUT: Final = 2
DECK: Final = 34

# The table: a few numbers, then so many numbers for each seat, then planes of regions and of cards
GENERAL: Final = 16
PER_SEAT: Final = 22
TOKEN_KINDS: Final = 10
HIDDEN_PLANE: Final = 10  # after one plane for each token
REGION_PLANES: Final = 3 + 2 * t.MOST_SEATS + 1 + TOKEN_KINDS  # map, start, joined; armies, cities; tokens and hidden
CARD_PLANES: Final = 2 + t.MOST_SEATS  # place in the row, being played, owned by each seat
REGIONS_AT: Final = GENERAL + t.MOST_SEATS * PER_SEAT
CARDS_AT: Final = REGIONS_AT + (REGION_PLANES + 1) * REGIONS
TABLE_SIZE: Final = CARDS_AT + CARD_PLANES * DECK
EMPTY_TABLE: Final = vec[float]([0.0 for _ in range(TABLE_SIZE)])

# An option: its verb, its regions, card, token, seat, action and coins
REGION_AT: Final = t.VERBS
REGION2_AT: Final = REGION_AT + REGIONS
CARD_AT: Final = REGION2_AT + REGIONS
TOKEN_AT: Final = CARD_AT + DECK
SEAT_AT: Final = TOKEN_AT + TOKEN_KINDS
ACTION_AT: Final = SEAT_AT + t.MOST_SEATS
COINS_AT: Final = ACTION_AT + 4
OPTION_SIZE: Final = COINS_AT + 1


def table_features(g: Empire, seat: i64) -> vec[float]:
    """TABLE_SIZE numbers, mostly between 0 and 1."""
    out = EMPTY_TABLE[:]
    out[g.seats - 2] = 1.0  # at 0, 1 or 2
    out[3] = float(g.number) / 3.0
    out[4] = float(g.variants.games) / 3.0
    out[5] = float(len(g.deck)) / 28.0
    out[6] = 1.0 if g.seat == seat else 0.0
    out[7] = 1.0 if g.playing >= 0 else 0.0
    out[8] = 1.0 if g.starter >= 0 else 0.0
    out[9] = float(g.board.layout)
    if g.has_picked(seat):
        out[10] = 1.0
        out[11] = float(g.picks[seat]) / t.MOST_COINS
    left = left_of_action(g)
    out[12] = float(left) / 10.0
    points = sheet(g)
    for turn in range(g.seats):
        set_seat(g, out, (seat + turn) % g.seats, turn, total(points, (seat + turn) % g.seats))
    set_regions(g, out, seat)
    for place in range(len(g.row)):
        out[CARDS_AT + g.row[place]] = float(place + 1) / t.ROW_SIZE
    if g.playing >= 0:
        out[CARDS_AT + DECK + g.playing] = 1.0
    return out


def left_of_action(g: Empire) -> i64:
    """Armies or movement points that are left."""
    ask = g.ask
    return ask.amount if isinstance(ask, Ask) and ask.total > 0 else 0


def set_seat(g: Empire, out: vec[float], seat: i64, turn: i64, points: i64) -> None:
    p = g.players[seat]
    at = GENERAL + turn * PER_SEAT
    out[at] = 1.0
    out[at + 1] = float(p.coins) / 12.0
    out[at + 2] = float(p.supply) / t.ARMIES
    out[at + 3] = float(p.cities) / t.CITIES
    out[at + 4] = float(len(p.cards)) / 11.0
    out[at + 5] = float(p.extra_move) / 5.0
    out[at + 6] = float(p.extra_army) / 5.0
    out[at + 7] = float(p.flying) / 3.0
    out[at + 8] = float(p.elixirs) / 8.0
    out[at + 9] = 1.0 if p.immune else 0.0
    out[at + 10] = float(p.trophies) / 6.0
    out[at + 11] = float(points) / 30.0
    out[at + 12] = 1.0 if g.active == seat else 0.0
    out[at + 13] = 1.0 if g.starter == seat else 0.0
    for earlier in p.earlier:
        out[at + 14] += float(earlier) / 60.0
    if p.leader >= 0:
        out[at + 15 + p.leader] = 1.0
    out[at + 19] = 1.0 if t.BOOK_OF_SPELLS in p.tokens else 0.0
    out[at + 20] = 1.0 if t.DRAGON in p.tokens else 0.0
    out[at + 21] = 1.0 if t.POISON_SWAMP in p.tokens else 0.0
    for card in p.cards:
        out[CARDS_AT + (2 + turn) * DECK + card] = 1.0


def set_regions(g: Empire, out: vec[float], seat: i64) -> None:
    for region in g.board.regions:
        at = REGIONS_AT + region
        out[at] = 1.0
        out[at + REGIONS] = 1.0 if region == g.start else 0.0
        out[at + 2 * REGIONS] = 1.0 if region in g.board.joins else 0.0
        for turn in range(g.seats):
            owner = (seat + turn) % g.seats
            out[at + (3 + turn) * REGIONS] = float(g.armies_of(owner, region)) / 9.0
            out[at + (3 + t.MOST_SEATS + turn) * REGIONS] = float(g.cities_of(owner, region)) / t.CITIES
        out[at + (3 + 2 * t.MOST_SEATS) * REGIONS] = float(g.armies_of(t.NEUTRAL, region)) / 9.0
        token = g.tokens[region]
        if token != t.NO_TOKEN:
            if g.is_hidden(region) and not g.players[seat].looked >> region & 1:
                token = HIDDEN_PLANE
            out[at + (4 + 2 * t.MOST_SEATS + token) * REGIONS] = 1.0


def option_features(g: Empire, seat: i64, options: list[int]) -> vec[float]:
    """OPTION_SIZE numbers for each option, one after another."""
    out = vec[float]([0.0] * (OPTION_SIZE * len(options)))
    at = 0
    for option in options:
        set_option(g, out, at, seat, option)
        at += OPTION_SIZE
    return out


def set_option(g: Empire, out: vec[float], at: i64, seat: i64, option: i64) -> None:
    done = verb(option)
    what = first(option)
    out[at + done] = 1.0
    if done == t.BID:
        out[at + COINS_AT] = float(what) / t.MOST_COINS
    elif done == t.NAME or done == t.LOT:
        out[at + SEAT_AT + (what - seat) % g.seats] = 1.0
    elif done == t.TAKE:
        out[at + CARD_AT + what] = 1.0
    elif done == t.CHOOSE:
        out[at + ACTION_AT + what] = 1.0
    elif done == t.LAY or done == t.LEAVE_OUT:
        out[at + TOKEN_AT + what] = 1.0
        if done == t.LAY:
            out[at + REGION_AT + second(option)] = 1.0
    elif done not in (t.DONE, t.COIN, t.TOKENS_BY_LOT, t.NEUTRAL_BY_LOT):
        out[at + REGION_AT + what] = 1.0
        if done == t.MOVE:
            out[at + REGION2_AT + second(option)] = 1.0
        elif done == t.DESTROY or done == t.PLACE_AT:
            out[at + SEAT_AT + (second(option) - seat) % g.seats] = 1.0
