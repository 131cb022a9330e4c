"""What things cost a player: every separate payment may be reduced, never below nothing (KEMET-PP.2)."""

from __future__ import annotations

from mypy_extensions import i64

from deskovka.games.kemet.cards import INTERVENTIONS
from deskovka.games.kemet.player import Player
from deskovka.games.kemet.powers import ANY_DISCOUNT, CARD_DISCOUNT, TILE_DISCOUNT, TILES, TWIN_SURCHARGE
from deskovka.games.kemet.terms import TELEPORT_PRICE


def reduced(p: Player, price: i64) -> i64:
    """One payment."""
    return max(0, price - p.powers[ANY_DISCOUNT])


def tile_price(p: Player, tile: i64, twin: bool) -> i64:
    """Its level, more by the gold token, less reductions (KEMET-ACQ.4)."""
    surcharge = TWIN_SURCHARGE if twin else 0
    return reduced(p, max(0, TILES[tile].level + surcharge - p.powers[TILE_DISCOUNT]))


def card_price(p: Player, kind: i64) -> i64:
    return reduced(p, max(0, INTERVENTIONS[kind].price - p.powers[CARD_DISCOUNT]))


def teleport_price(p: Player) -> i64:
    return reduced(p, TELEPORT_PRICE)


def building_price(p: Player, old: i64, new: i64) -> i64:
    """The sum of the new levels (KEMET-PYR.2)."""
    price: i64 = 0
    for level in range(old + 1, new + 1):
        price += level
    return reduced(p, price)
