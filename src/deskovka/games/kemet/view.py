"""Who sees what: `view` names what is shown (KEMET-CARD.2, KEMET-CARD.3)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from deskovka.core.codec import ints
from deskovka.core.views import EVERYBODY, asked_seats, question_name, sees
from deskovka.games.kemet.acquiring import pyramid_levels
from deskovka.games.kemet.areas import AREA_NAMES, CITIES, Board, are_neighbours
from deskovka.games.kemet.cards import (
    BATTLE_NAMES,
    CARD_KINDS,
    CARD_NAMES,
)
from deskovka.games.kemet.council import (
    WarCouncil,
    discarded_card,
    played_card,
)
from deskovka.games.kemet.market import seen_market
from deskovka.games.kemet.ongoing import March
from deskovka.games.kemet.player import Player
from deskovka.games.kemet.powers import CREATURE_NAMES, TILE_NAMES, TILES
from deskovka.games.kemet.report import interventions, seen_battle
from deskovka.games.kemet.shapes import (
    Colour,
    KemetArea,
    KemetMarch,
    KemetPathStep,
    KemetPlayer,
    KemetView,
    TokenState,
    Way,
)
from deskovka.games.kemet.table import Kemet
from deskovka.games.kemet.terms import (
    ANY_SPACE,
    COLOURS,
    GODS,
    NOBODY,
    OFF_BOARD,
    PHASES,
    SPACES,
    STEP_TO,
)

TOKEN_STATES: Final[list[TokenState]] = ["none", "ready", "used", "gained"]


def seen(g: Kemet, viewer: int) -> KemetView:
    shown: KemetView = {
        "game": g.game.id,
        "asked": asked_seats(g),
        "question": question_name(g),
        "round": int(g.round),
        "round_limit": int(g.variants.rounds),
        "phase": PHASES[g.phase],
        "night_step": int(g.step),
        "order": ints(g.order),
        "active": int(g.order[g.turn]) if PHASES[g.phase] == "day" else None,
        "colours": [name for colour, name in enumerate(COLOURS) if g.colours >> colour & 1],
        "areas": {AREA_NAMES[area]: seen_area(g, area) for area in g.board.areas},
        "offer": {TILE_NAMES[tile]: int(g.offer[tile]) for tile in range(len(TILES)) if g.offer[tile]},
        "deck": len(g.deck),
        "discard": [CARD_NAMES[kind] for kind in g.discard],
        "placed": [SPACES[space] for space in range(len(SPACES)) if g.placed >> space & 1],
        "doing": SPACES[g.doing] if g.doing >= 0 else None,
        "march": seen_march(g),
        "battle": seen_battle(g, g.battle, viewer, viewer == EVERYBODY),
        "last_battle": seen_battle(g, g.last_battle, viewer, viewer == EVERYBODY),
        "players": [seen_player(g, p, viewer) for p in g.players],
    }
    if len(g.seen_cards) and (viewer == EVERYBODY or (g.ask is not None and g.ask.seat == viewer)):
        shown["choice"] = [CARD_NAMES[kind] for kind in g.seen_cards]
    if viewer >= 0:
        shown["market"] = seen_market(g, g.players[viewer])
    if viewer == EVERYBODY:
        shown["deck_cards"] = [CARD_NAMES[kind] for kind in g.deck][::-1]
    return shown


def seen_area(g: Kemet, area: i64) -> KemetArea:
    holder = g.controller(area)
    shown: KemetArea = {
        "units": [int(g.units_of(seat, area)) for seat in range(g.seats)],
        "creatures": seen_creatures(g, area),
        "holder": None if holder == NOBODY else int(holder),
    }
    if g.levels[area]:
        shown["pyramid"] = {"colour": COLOURS[g.pyramids[area]], "level": int(g.levels[area])}
    if g.gives_point(area):
        owner = g.point_holder(area)
        shown["point"] = None if owner == NOBODY else int(owner)
    return shown


def seen_creatures(g: Kemet, area: i64) -> dict[str, list[str]]:
    """The creatures in an area by their owner: several while a group passes."""
    found: dict[str, list[str]] = {}
    for creature, name in enumerate(CREATURE_NAMES):
        if g.creature_areas[creature] == area and g.creature_owners[creature] != NOBODY:
            found.setdefault(str(int(g.creature_owners[creature])), []).append(name)
    return found


def seen_march(g: Kemet) -> KemetMarch | None:
    march = g.march
    if march is None:
        return None
    return {
        "area": None if march.area < 0 else AREA_NAMES[march.area],
        "start": None if march.start < 0 else AREA_NAMES[march.start],
        "target": None if march.target < 0 else AREA_NAMES[march.target],
        "left": int(march.left),
        "teleported": bool(march.teleported),
        "no_walls": bool(march.no_walls),
        "path": seen_path(g.board, march),
    }


def seen_path(board: Board, march: March) -> list[KemetPathStep]:
    """The steps made: on foot, by boat where no border is crossed, by teleport."""
    steps: list[KemetPathStep] = []
    here: i64 = -1
    by: Way
    for step in march.path:
        way, area, units = step >> 16, step >> 8 & 255, step & 255
        if here < 0:
            by = "start"
        elif way != STEP_TO:
            by = "teleport"
        else:
            by = "foot" if are_neighbours(board, here, area) else "boat"
        steps.append({"area": AREA_NAMES[area], "by": by, "units": int(units)})
        here = area
    return steps


def seen_player(g: Kemet, p: Player, viewer: int) -> KemetPlayer:
    mine = sees(viewer, int(p.seat))
    shown: KemetPlayer = {
        "seat": int(p.seat),
        "god": GODS[p.seat],
        "city": None if p.city < 0 else CITIES[p.city],
        "prayer": int(p.prayer),
        "supply": int(p.supply),
        "points": int(p.points),
        "temporary": int(g.temporary_points(p.seat)),
        "score": int(g.score(p.seat)),
        "veterans": int(p.veterans),
        "tokens": int(p.tokens),
        "silver": TOKEN_STATES[p.silver],
        "gold": TOKEN_STATES[p.gold],
        "used": [SPACES[space] for space in range(len(SPACES)) if p.used >> space & 1],
        "acquire": [None if colour < 0 else COLOURS[colour] for colour in p.acquire],
        "bought": [name for colour, name in enumerate(COLOURS) if p.bought >> colour & 1],
        "tiles": [TILE_NAMES[tile] for tile in p.tiles],
        "waiting_creatures": [CREATURE_NAMES[n] for n in range(len(CREATURE_NAMES)) if waits(g, n, p)],
        "army_limit": int(p.army_limit()),
        "reach": seen_reach(g, p),
        "hand_size": int(p.cards_held()),
        "battle_size": int(p.battle_cards).bit_count(),
        "open_cards": card_names(p.open_cards),
        "closed_size": int(p.closed_cards).bit_count(),
        "ready": is_ready(g, p),
    }
    if mine:
        shown["hand"] = {CARD_NAMES[kind]: int(p.hand[kind]) for kind in range(CARD_KINDS) if p.hand[kind]}
        shown["battle_cards"] = card_names(p.battle_cards)
        shown["closed_cards"] = card_names(p.closed_cards)
        if g.has_picked(p.seat):
            pick = int(g.picks[p.seat])
            shown["council"] = {
                "card": BATTLE_NAMES[played_card(pick)],
                "discard": BATTLE_NAMES[discarded_card(pick)],
                "added": interventions(pick),
            }
    return shown


def seen_reach(g: Kemet, p: Player) -> dict[Colour, int]:
    """By colour in play: the highest pyramid under a player's control."""
    levels = pyramid_levels(g, p, ANY_SPACE)
    return {name: int(levels[colour]) for colour, name in enumerate(COLOURS) if g.colours >> colour & 1}


def waits(g: Kemet, creature: int, p: Player) -> bool:
    return g.creature_owners[creature] == p.seat and g.creature_areas[creature] == OFF_BOARD


def card_names(cards: i64) -> list[str]:
    return [name for card, name in enumerate(BATTLE_NAMES) if cards >> card & 1]


def is_ready(g: Kemet, p: Player) -> bool:
    """Has this side of a war council made all its choices?"""
    if g.battle is None or not g.has_picked(p.seat):
        return False
    return not (isinstance(g.ask, WarCouncil) and int(p.seat) in g.ask.asked(g))
