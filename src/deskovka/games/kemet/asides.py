"""What stands in the way of what is done beside the actions: cards and creatures (KEMET-CARD.5, KEMET-CRE)."""

from __future__ import annotations

from mypy_extensions import i64

from deskovka.core.options import first, second, verb
from deskovka.games.kemet import obstacles as why
from deskovka.games.kemet.areas import CITY_OF
from deskovka.games.kemet.cards import BATTLE_KINDS
from deskovka.games.kemet.player import Player
from deskovka.games.kemet.prices import card_price
from deskovka.games.kemet.table import Kemet, at
from deskovka.games.kemet.terms import DEPLOY, EXCHANGE, OFF_BOARD, PLAY


def card_obstacle(p: Player, kind: i64) -> i64:
    """To a day card, whatever it is played for: it is in the hand and can be paid (KEMET-CARD.5, KEMET-PP.2)."""
    if not p.hand[kind]:
        return why.CARD_NOT_HELD
    if kind < BATTLE_KINDS:
        return why.BATTLE_CARD_ONLY
    return why.CARD_TOO_DEAR if card_price(p, kind) > p.prayer else 0


def deploy_obstacle(g: Kemet, p: Player, creature: i64, area: i64) -> i64:
    """From its tile to an army in the own city that has none (KEMET-CRE.1, KEMET-CRE.2, KEMET-CRE.13)."""
    if g.creature_owners[creature] != p.seat:
        return why.CREATURE_NOT_OWNED
    if g.creature_areas[creature] != OFF_BOARD:
        return why.CREATURE_ON_BOARD
    if CITY_OF[area] != p.city or not g.units[at(p.seat, area)] or g.creature_in(p.seat, area) >= 0:
        return why.CANNOT_DEPLOY
    return 0


def exchange_obstacle(g: Kemet, p: Player, inside: i64, creature: i64) -> i64:
    """A creature in the own city for one on a tile, each once in a turn (KEMET-CRE.3, KEMET-CRE.12)."""
    if g.creature_owners[inside] != p.seat:
        return why.CREATURE_NOT_OWNED
    at_home = g.creature_areas[inside] != OFF_BOARD and CITY_OF[g.creature_areas[inside]] == p.city
    waits = g.creature_owners[creature] == p.seat and g.creature_areas[creature] == OFF_BOARD
    if not at_home or not waits or p.exchanged & (1 << inside | 1 << creature):
        return why.CANNOT_EXCHANGE
    return 0


def elsewhere(g: Kemet, p: Player, pick: i64, otherwise: i64) -> i64:
    """To an answer about something else than is asked: cards and creatures have their moments, the rest `otherwise`."""
    if verb(pick) == PLAY:
        return card_obstacle(p, first(pick)) or why.NOT_THIS_MOMENT
    if verb(pick) == DEPLOY:
        return deploy_obstacle(g, p, first(pick), second(pick)) or why.CREATURE_NOT_NOW
    if verb(pick) == EXCHANGE:
        return why.CANNOT_EXCHANGE if g.creature_owners[first(pick)] == p.seat else why.CREATURE_NOT_OWNED
    return otherwise
