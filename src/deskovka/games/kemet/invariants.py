"""What must hold for every table, at every question."""

from __future__ import annotations

from deskovka.core.steps import State
from deskovka.games.kemet.areas import AREA_NAMES, DISTRICT, KIND_OF, district
from deskovka.games.kemet.cards import BATTLE_KINDS, CARD_KINDS, DIVERSION, INTERVENTIONS
from deskovka.games.kemet.council import added
from deskovka.games.kemet.ongoing import HIDDEN
from deskovka.games.kemet.powers import CREATURES, MERCENARIES, SILVER_TOKEN, TILES
from deskovka.games.kemet.table import Kemet, at
from deskovka.games.kemet.terms import (
    FIRST_FOR_POINTS,
    MOST_PRAYER,
    MOST_PYRAMIDS,
    NOBODY,
    OFF_BOARD,
    REASONS,
    TOP_LEVEL,
    UNITS,
)


def problems(state: State) -> list[str]:
    """What is wrong with a table: nothing, ever."""
    assert isinstance(state, Kemet)
    return [*wrong_units(state), *wrong_cards(state), *wrong_tiles(state), *wrong_pyramids(state)]


def wrong_units(g: Kemet) -> list[str]:
    wrong: list[str] = []
    if min(g.units) < 0:
        wrong.append("fewer than no units somewhere")
    for p in g.players:
        on_board = sum(int(g.units[at(p.seat, area)]) for area in range(len(AREA_NAMES)))
        if p.supply < 0 or p.supply + on_board != UNITS + p.powers[MERCENARIES]:
            wrong.append(f"seat {p.seat} has not its number of units")
        if not 0 <= p.prayer <= MOST_PRAYER:
            wrong.append(f"seat {p.seat} has {p.prayer} prayer points")
        if p.points < 0 or p.veterans < 0 or not 0 <= p.tokens <= 5:
            wrong.append(f"seat {p.seat} owes tokens or points")
        if sum(int(p.points_for(reason)) for reason in range(FIRST_FOR_POINTS, len(REASONS))) > p.points:
            wrong.append(f"seat {p.seat} has gained more points than it has")
        passing = -1
        if g.march is not None and g.order[g.turn] == p.seat:
            passing = int(g.march.area)
        for area in range(len(AREA_NAMES)):
            if area != passing and g.units[at(p.seat, area)] > p.army_limit():
                wrong.append(f"seat {p.seat} has too large an army in {AREA_NAMES[area]}")
            if area != passing and g.creatures_in(p.seat, area) > 1:
                wrong.append(f"seat {p.seat} has several creatures in {AREA_NAMES[area]}")
    for area in g.board.areas:
        parties = sum(1 for seat in range(int(g.seats)) if g.units[at(seat, area)])
        fought_for = area in g.fights or (g.battle is not None and g.battle.area == area)
        if parties > 1 and not fought_for and not recruits_there(g, area):
            wrong.append(f"two armies in {AREA_NAMES[area]} without a battle")
    return wrong


def recruits_there(g: Kemet, area: int) -> bool:
    """Recruits that will fight stand beside an enemy until all have come."""
    return KIND_OF[area] == DISTRICT and type(g.ask).__name__ == "Recruiting"


def wrong_cards(g: Kemet) -> list[str]:
    wrong: list[str] = []
    for kind in range(CARD_KINDS):
        there = [*g.deck, *g.discard, *g.seen_cards].count(kind) + sum(int(p.hand[kind]) for p in g.players)
        if g.battle is not None and len(g.picks) == 0:
            there += (
                sum(int(added(pick, kind)) for pick in g.battle.cards if pick != HIDDEN) if kind < BATTLE_KINDS else 0
            )
        wanted = int(g.seats) if kind == DIVERSION else int(INTERVENTIONS[kind].copies)
        if g.round and there != wanted:
            wrong.append(f"{there} cards {INTERVENTIONS[kind].name} instead of {wanted}")
    for p in g.players:
        if min(p.hand) < 0:
            wrong.append(f"seat {p.seat} holds fewer than no cards")
        if any(p.known_of(kind) > p.hand[kind] for kind in range(CARD_KINDS)):
            wrong.append(f"seat {p.seat} does not hold what everybody knows of")
        piles = (int(p.battle_cards), int(p.open_cards), int(p.closed_cards))
        if piles[0] & piles[1] or piles[0] & piles[2] or piles[1] & piles[2]:
            wrong.append(f"a battle card of seat {p.seat} is in two places")
        cards = sum(pile.bit_count() for pile in piles)
        if cards != 8 and not (g.battle is not None and g.battle.cards[g.battle.side(p.seat)] != HIDDEN and cards == 7):
            wrong.append(f"seat {p.seat} has {cards} battle cards")
    return wrong


def wrong_tiles(g: Kemet) -> list[str]:
    wrong: list[str] = []
    for number, tile in enumerate(TILES):
        owned = sum(1 for p in g.players for mine in p.tiles if mine == number)
        copies = int(tile.copies) if g.colours >> tile.colour & 1 else 0
        if g.seats == 2 and copies:
            copies = 0 if tile.gives and tile.gives[0][0] == SILVER_TOKEN else 1
        if g.round and owned + g.offer[number] != copies:
            wrong.append(f"tile {tile.name} is missing or there twice")
    for p in g.players:
        images = [TILES[tile].image for tile in p.tiles]
        if len(set(images)) < len(images):
            wrong.append(f"seat {p.seat} has two tiles with one picture")
    for number, creature in enumerate(CREATURES):
        owner = g.creature_owners[number]
        area = g.creature_areas[number]
        if owner != NOBODY and creature.tile not in g.players[owner].tiles:
            wrong.append(f"the creature of {TILES[creature.tile].name} is with a stranger")
        if area != OFF_BOARD and (owner == NOBODY or not g.units[at(owner, area)]):
            wrong.append(f"the creature of {TILES[creature.tile].name} is alone")
    return wrong


def wrong_pyramids(g: Kemet) -> list[str]:
    wrong: list[str] = []
    for p in g.players:
        if p.city < 0:
            continue
        colours = [int(g.pyramids[district(p.city, n)]) for n in range(3) if g.levels[district(p.city, n)]]
        if len(set(colours)) < len(colours) or len(colours) > MOST_PYRAMIDS[int(g.seats)]:
            wrong.append(f"seat {p.seat} has two pyramids of a colour, or too many")
        if sorted(colours) != sorted(int(colour) for colour in p.acquire if colour >= 0):
            wrong.append(f"the acquire tokens of seat {p.seat} do not fit its pyramids")
    if max(g.levels) > TOP_LEVEL:
        wrong.append("a pyramid is too high")
    return wrong
