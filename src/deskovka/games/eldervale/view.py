"""Who sees what (ELDER-2.12, ELDER-2.13)."""

from __future__ import annotations

from typing import Final, cast

from mypy_extensions import i64

from deskovka.core.bits import bit, bits_in
from deskovka.core.views import EVERYBODY, SPECTATOR, asked_seats, question_name
from deskovka.games.eldervale.battle_view import seen_battle
from deskovka.games.eldervale.box import ADVENTURE, AURA, CARDS_OF_ELEMENT, FACTIONS, MAGIC, PROPHECY
from deskovka.games.eldervale.dwellings import points_of_building
from deskovka.games.eldervale.ending import why_near
from deskovka.games.eldervale.exploring import LayBridge, PutTile
from deskovka.games.eldervale.ghost_view import seen_ghosts
from deskovka.games.eldervale.ghosts import CARD_NAMES
from deskovka.games.eldervale.hand import prices, progress, ways
from deskovka.games.eldervale.ongoing import NO_PIECE, Placement
from deskovka.games.eldervale.phrases import UNIT_NAMES
from deskovka.games.eldervale.player import Player
from deskovka.games.eldervale.rampage import rampagers
from deskovka.games.eldervale.realms import (
    BIFROST,
    BRIDGE_FAR,
    BRIDGE_NEAR,
    ELEMENT_TILES,
    FIELDS,
    GRID,
    MIDDLE,
    REALM_NAMES,
    REALMS,
    TILES,
)
from deskovka.games.eldervale.resources import said
from deskovka.games.eldervale.shapes import (
    EldervaleCard,
    EldervaleDeck,
    EldervalePlayer,
    EldervaleRealm,
    EldervaleStack,
    EldervaleUnits,
    EldervaleView,
    Element,
    End,
    Phase,
    TacticsState,
)
from deskovka.games.eldervale.sources import SOURCES
from deskovka.games.eldervale.table import Eldervale, kind_of
from deskovka.games.eldervale.terms import (
    ELEMENT_NAMES,
    ELEMENTS,
    FIRST_ALLY,
    FIRST_BEAST,
    NO_FAME,
    NOBODY,
    ON_CARD,
    ON_START,
    ONLOOKER,
    READY,
    RESOURCE_NAMES,
    SCORED,
    START_ACTIONS,
    SUPPLY,
    TOKENS,
    TRAY,
    UNDERWORLD,
)
from deskovka.games.eldervale.treasure import knows_bottom
from deskovka.games.eldervale.treasures import ORB, TOKEN_NAMES, bottom_of, height, top_of, without_top

PHASES: Final[list[Phase]] = ["setup", "playing", "over"]
TACTICS: Final[list[TacticsState]] = ["none", "exhausted", "active"]
PLACES: Final = {"ready": READY, "tray": TRAY, "underworld": UNDERWORLD}


def seen(g: Eldervale, viewer: int) -> EldervaleView:
    shown: EldervaleView = {
        "game": g.game.id,
        "asked": asked_seats(g),
        "question": question_name(g),
        "phase": PHASES[g.phase],
        "starter": int(g.starter),
        "active": int(g.turn),
        "turns": int(g.turns),
        "last_turns": None if g.last_turns < 0 else int(g.last_turns),
        "ends": cast(End, why_near(g)) if why_near(g) else None,
        "peaceful": g.is_peaceful(),
        "elements": element_list(g.elements),
        "realms": {REALM_NAMES[tile]: seen_realm(g, tile, viewer) for tile in range(TILES) if g.map >> tile & 1},
        "supply": len(g.supply),
        "decks": {ELEMENT_NAMES[e]: seen_deck(g, e) for e in range(ELEMENTS) if g.elements >> e & 1},
        "magic": len(g.magic),
        "discards": magic_names(g.discards),
        "menu": [space for space in range(1, 10) if g.menu >> (space - 1) & 1],
        "power_orbs": element_list(g.power_orbs),
        "fame_orbs": [space for space in range(9) if g.fame_orbs >> space & 1],
        "hoard": len(g.hoard),
        "mercenaries": [
            UNIT_NAMES[kind_of(piece)] for piece in range(FIRST_ALLY, FIRST_BEAST) if g.where[piece] == SUPPLY
        ],
        "battle": seen_battle(g, g.battle),
        "last_battle": seen_battle(g, g.last_battle),
        "placements": [
            {
                "unit": UNIT_NAMES[kind_of(one.piece)],
                "realm": REALM_NAMES[one.realm],
                "rampaged": None if one.rampaged == NO_PIECE else UNIT_NAMES[kind_of(one.rampaged)],
            }
            for one in g.placements
        ],
        "regrouping": bool(g.regrouping),
        "players": [seen_player(g, p, viewer) for p in g.players],
        "ghosts": seen_ghosts(g),
    }
    asked = -1 if g.ask is None else int(g.ask.answered_by(g))
    if len(g.looked_at) and viewer in (EVERYBODY, asked):
        shown["choice"] = [MAGIC[card].name for card in g.looked_at]
    if len(g.drafts) and viewer != SPECTATOR:
        shown["choice"] = magic_names(drafted(g) if viewer == EVERYBODY else g.drafts[viewer])
    if isinstance(g.ask, PutTile):
        shown["tile"] = REALM_NAMES[g.ask.thing]
    elif isinstance(g.ask, LayBridge):
        shown["tile"] = REALM_NAMES[BIFROST]
    if viewer == EVERYBODY:
        show_all(g, shown)
    return shown


def drafted(g: Eldervale) -> i64:
    """The cards everybody chooses from, as bits."""
    found: i64 = 0
    for draft in g.drafts:
        found |= draft
    return found


def show_all(g: Eldervale, shown: EldervaleView) -> None:
    """What lies face down."""
    shown["supply_tiles"] = [REALM_NAMES[tile] for tile in g.supply][::-1]
    shown["magic_cards"] = [MAGIC[card].name for card in g.magic][::-1]
    if g.ghosts is not None:
        shown["ghost_cards"] = [CARD_NAMES[card] for card in g.ghosts.deck][::-1]
    shown["hoard_tokens"] = [SOURCES[token].name for token in g.hoard]
    shown["stack_tokens"] = {
        REALM_NAMES[tile]: [tokens_in(g.stacks[FIELDS * tile + field]) for field in range(len(REALMS[tile].printed))]
        for tile in range(TILES)
        if len(REALMS[tile].printed) and g.elements >> REALMS[tile].element & 1
    }
    shown["deck_cards"] = {
        ELEMENT_NAMES[e]: [ADVENTURE[g.decks[CARDS_OF_ELEMENT * e + place]].name for place in range(g.deck_sizes[e])][
            ::-1
        ]
        for e in range(ELEMENTS)
        if g.elements >> e & 1
    }


def element_list(bits: i64) -> list[Element]:
    return [cast(Element, name) for element, name in enumerate(ELEMENT_NAMES) if bits >> element & 1]


def magic_names(cards: i64) -> list[str]:
    return [card.name for number, card in enumerate(MAGIC) if cards >> number & 1]


def tokens_in(stack: i64) -> list[str]:
    """From the top."""
    found = []
    while stack:
        found.append(TOKEN_NAMES[top_of(stack)])
        stack = without_top(stack)
    return found


# ---- the map


def seen_realm(g: Eldervale, tile: int, viewer: int) -> EldervaleRealm:
    realm = REALMS[tile]
    beast = g.beast_in(tile)
    bonus = BRIDGE_NEAR if tile == g.bridge_near else BRIDGE_FAR if tile == g.bridge_far else 0
    return {
        "q": int(g.spots[tile]) % GRID - MIDDLE,
        "r": int(g.spots[tile]) // GRID - MIDDLE,
        "element": cast(Element, ELEMENT_NAMES[realm.element]) if realm.element >= 0 else None,
        "units": units_there(g, tile),
        "monster": None if beast == NO_PIECE else UNIT_NAMES[kind_of(beast)],
        "rampages": rampaging(g, tile),
        "dwelling": None if g.homes[tile] == NOBODY else int(g.homes[tile]),
        "stacks": [seen_stack(g, FIELDS * tile + field, int(printed)) for field, printed in enumerate(realm.printed)],
        "bonus": bonus,
        "worth": worth_of_building(g, tile, viewer),
        "neighbours": [name for number, name in enumerate(REALM_NAMES) if g.near[tile] >> number & 1],
    }


def worth_of_building(g: Eldervale, tile: int, viewer: int) -> int | None:
    """What a dwelling would bring whoever looks, if it were built there now."""
    if tile >= ELEMENT_TILES or g.homes[tile] != NOBODY:
        return None
    return int(points_of_building(g, viewer if viewer >= 0 else NOBODY, tile))


def rampaging(g: Eldervale, tile: int) -> list[str]:
    """The monsters of which one comes, wherever a unit is placed (ELDER-23.2)."""
    placement = Placement()
    placement.realm = tile
    return [UNIT_NAMES[kind_of(piece)] for piece in rampagers(g, placement)]


def seen_stack(g: Eldervale, number: int, printed: int) -> EldervaleStack:
    stack = g.stacks[number]
    return {
        "top": TOKEN_NAMES[top_of(stack)] if stack else None,
        "left": int(height(stack)),
        "bottom": TOKEN_NAMES[bottom_of(stack)] if knows_bottom(g, number) else None,
        "printed": said(printed),
    }


def units_there(g: Eldervale, tile: int) -> list[EldervaleUnits]:
    found: list[EldervaleUnits] = []
    for seat in range(g.seats):
        for unit, count in counted(g, seat, tile).items():
            found.append({"seat": seat, "unit": unit, "count": count})
    return found


def counted(g: Eldervale, seat: int, place: int) -> dict[str, int]:
    """How many units of each kind a seat has in a place."""
    found: dict[str, int] = {}
    for piece in g.units_in(seat, place):
        name = UNIT_NAMES[kind_of(piece)]
        found[name] = found.get(name, 0) + 1
    return found


def seen_deck(g: Eldervale, element: int) -> EldervaleDeck:
    size = int(g.deck_sizes[element])
    start = CARDS_OF_ELEMENT * element
    open_card = size > 0 and g.face_up >> element & 1
    return {
        "card": ADVENTURE[g.decks[start + size - 1]].name if open_card else None,
        "left": size,
        "buried": [ADVENTURE[g.decks[start + place]].name for place in range(min(size, int(g.buried[element])))],
    }


# ---- players


def seen_player(g: Eldervale, p: Player, viewer: int) -> EldervalePlayer:
    mate = int(g.mate(p.seat))
    shown: EldervalePlayer = {
        "seat": int(p.seat),
        "mate": None if mate == NOBODY else mate,
        "element": None if p.is_ghosts() else cast(Element, ELEMENT_NAMES[p.element]),
        "faction": FACTIONS[p.faction].name if p.faction >= 0 else None,
        "points": int(p.points),
        "resources": {RESOURCE_NAMES[kind]: int(p.has(kind)) for kind in range(TOKENS)},
        "limit": int(p.limit),
        "hand_size": int(bits_in(p.hand)),
        "known": magic_names(known_cards(g, p, viewer)),
        "quests": magic_names(p.quests),
        "tray": [TOKEN_NAMES[token] for token in p.tray],
        "orbs": int(p.orbs),
        "levels": {name: int(p.levels[e]) for e, name in enumerate(ELEMENT_NAMES) if p.levels[e]},
        "power": {name: int(p.power(e)) for e, name in enumerate(ELEMENT_NAMES) if p.levels[e]},
        "fame": None if p.fame == NO_FAME else int(p.fame),
        "dwellings": [REALM_NAMES[tile] for tile in range(TILES) if p.dwellings >> tile & 1],
        "tableau": [seen_card(g, int(card)) for card in p.tableau],
        "harvest": TOKEN_NAMES[p.harvest] if p.harvest >= 0 else None,
        "on_start": {
            action: UNIT_NAMES[kind_of(piece)]
            for number, action in enumerate(START_ACTIONS)
            for piece in g.units_in(p.seat, ON_START + number)
        },
        "units": {**{name: counted(g, p.seat, place) for name, place in PLACES.items()}, "map": on_map(g, int(p.seat))},
        "tactics": TACTICS[p.tactics],
        "spells": int(p.spells),
    }
    if sees_hand(g, p, viewer):
        shown["hand"] = magic_names(p.hand)
    if viewer in (EVERYBODY, p.seat):
        shown["prices"] = prices(p)
        shown["progress"] = progress(g, p)
    elif g.phase == SCORED:  # they were turned up (ELDER-25.12)
        shown["progress"] = ways(g, p, p.hand if sees_hand(g, p, viewer) else known_cards(g, p, viewer), PROPHECY)
    return shown


def on_map(g: Eldervale, seat: int) -> dict[str, int]:
    found: dict[str, int] = {}
    for piece in g.units_of(seat):
        if g.where[piece] < TILES:
            name = UNIT_NAMES[kind_of(piece)]
            found[name] = found.get(name, 0) + 1
    return found


def sees_hand(g: Eldervale, p: Player, viewer: int) -> bool:
    """Its owner; team mates show each other their hands (ELDER-30.5); all of them in a replay."""
    return viewer in (EVERYBODY, p.seat) or (viewer >= 0 and g.mate(p.seat) == viewer)


def known_cards(g: Eldervale, p: Player, viewer: int) -> i64:
    """Cards in a hand that a viewer who may not look at it has seen going there, as bits."""
    if sees_hand(g, p, viewer):
        return 0
    found: i64 = 0
    eyes = ONLOOKER if viewer == SPECTATOR else viewer
    for card in range(len(MAGIC)):
        if p.hand >> card & 1 and g.seen_by[card] >> eyes & 1:
            found |= bit(card)
    return found


def seen_card(g: Eldervale, card: int) -> EldervaleCard:
    fields: list[str | None] = []
    for field in range(len(ADVENTURE[card].fields)):
        token = int(g.fields[3 * card + field])
        fields.append("orb" if token == ORB else TOKEN_NAMES[token] if token >= 0 else None)
    aura = next((element for element in range(ELEMENTS) if g.hosts[element] == card), -1)
    own = aura_element(card)
    host = int(g.hosts[own]) if own >= 0 else -1
    return {
        "card": ADVENTURE[card].name,
        "fields": fields,
        "orb": g.card_orbs[card] == 1,
        "aura": ADVENTURE[aura_of(aura)].name if aura >= 0 else None,
        "host": ADVENTURE[host].name if host >= 0 else None,
        "units": [UNIT_NAMES[kind_of(piece)] for piece in range(len(g.where)) if g.where[piece] == ON_CARD + card],
    }


def aura_of(element: int) -> int:
    """The card number of an element's aura."""
    start = CARDS_OF_ELEMENT * element
    return next(card for card in range(start, start + CARDS_OF_ELEMENT) if ADVENTURE[card].kind == AURA)


def aura_element(card: int) -> int:
    """The element of an aura; -1 for other cards."""
    return int(ADVENTURE[card].element) if ADVENTURE[card].kind == AURA else -1
