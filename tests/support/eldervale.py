"""Eldervale tables for tests: name only what matters.

    g = table({"units": {"mill": ["worker"]}, "purse": "2 gem"}, {"units": {"fortress": ["worker", "dragon"]}})
    answer(g, "place worker in mage-tower", "pay 2 gem", …)

Two seats unless more are given.  The map, from upper left, in rows of three, four and three:

          windswept-steppe   fortress   ash-plains
      mill   mage-tower   summoning-portal   briar-forest
          dungeon-1   terraced-fields   magma-terraces

Seat 0 is Air, seat 1 Fire; Earth and Order are used too (with more seats Water, Light, Dark).  No faction, no magic
cards, one of each basic resource, three workers ready; the peaceful start is over unless `peaceful`.  Stacks, decks and
the supply lie in the order of their numbers.  It is seat 0's turn.  After an answer look at `me(g, seat)` afresh.
"""

from __future__ import annotations

from typing import Any

from mypy_extensions import i64

from deskovka.core.vecs import append, vec
from deskovka.games.eldervale.abilities import refresh
from deskovka.games.eldervale.box import ADVENTURE, FACTIONS, MAGIC, MONSTERS
from deskovka.games.eldervale.gaining import FOR_START
from deskovka.games.eldervale.land import layout_for
from deskovka.games.eldervale.monsters import home_of
from deskovka.games.eldervale.phrases import UNIT_NAMES
from deskovka.games.eldervale.player import Player
from deskovka.games.eldervale.realms import (
    DRAGON_DEN,
    ELEMENT_TILES,
    FIELDS,
    FIELDS_OF,
    REALM_NAMES,
    REALM_NUMBERS,
)
from deskovka.games.eldervale.resources import bundle, said
from deskovka.games.eldervale.setup import plain_table, set_out_units
from deskovka.games.eldervale.sources import FIRST_DRAGON_TREASURE
from deskovka.games.eldervale.table import Eldervale, kind_of
from deskovka.games.eldervale.terms import (
    AIR,
    ASIDE,
    DARK,
    DWELT,
    EARTH,
    ELEMENT_NAMES,
    FIRE,
    FIRST_ALLY,
    FIRST_BEAST,
    LIGHT,
    NO_FAME,
    ORDER,
    PIECES,
    PLAYING,
    READY,
    SUPPLY,
    TRAY,
    UNDERWORLD,
    UNITS,
    WATER,
)
from deskovka.games.eldervale.treasures import OF_ELEMENT, ORB, SAME_AS, TOKEN_NAMES, stacked
from deskovka.games.eldervale.turn import EndTurn, NextTurn, Turn
from deskovka.games.eldervale.variants import VARIANTS, chosen_variants
from deskovka.games.registry import find_game
from deskovka.testing import play
from deskovka.testing.words import answer, asked, offered, refused  # noqa: F401  what all games say alike

ELDERVALE = find_game("eldervale")
SEAT_ELEMENTS = [AIR, FIRE, WATER, LIGHT, DARK]
MORE_ELEMENTS = [EARTH, ORDER]
FIRST_TILES = [
    "windswept-steppe", "fortress", "ash-plains", "mill", "mage-tower", "summoning-portal", "briar-forest",
    "dungeon-1", "terraced-fields", "magma-terraces", "hanging-rocks", "mossy-hills", "dungeon-2", "pearl-lagoon",
]  # fmt: skip
PLACES = {"ready": READY, "tray": TRAY, "underworld": UNDERWORLD, "aside": ASIDE, "supply": SUPPLY}


def table(*seats: dict[str, Any], **keys: Any) -> Eldervale:
    """A table in the middle of a game.

    A seat: units {realm or "ready", "underworld", "tray": kinds}, purse, hand, tableau, power {element: level},
    faction, fame, dwellings, orbs, tray (tokens), points, quests, auras {aura: host}, fields {card: tokens, or "orb"},
    harvest (a token), unlocked (cards with an orb on their symbol).  The table: elements (more to be used), others (in
    the place of Earth and Order), tiles (in the order of the layout), laid {tile: spot} for more of them, supply (the
    next tile first), monsters {name: realm}, offer (cards that lie on top of their decks), peaceful, discards, magic
    (the next card first), turn, steps (in the place of a turn), stop, variants.
    """
    described = [*seats, {}, {}][: max(2, len(seats))]
    chosen = {variant.id: variant.default for variant in VARIANTS} | keys.get("variants", {})
    g = plain_table(ELDERVALE, len(described), chosen_variants(chosen), 1)
    g.phase = PLAYING
    g.turns = 1
    g.turn = keys.get("turn", 0)
    named = [ELEMENT_NAMES.index(name) for name in keys.get("elements", [])]
    others = [ELEMENT_NAMES.index(name) for name in keys["others"]] if "others" in keys else MORE_ELEMENTS
    for element in [*SEAT_ELEMENTS[: len(described)], *others, *named]:
        g.elements |= 1 << element
        stack_in_order(g, element)
    g.power_orbs = g.elements
    g.fame_orbs = 1 << 4 | 1 << 7
    lay_tiles(g, keys.get("tiles"), keys.get("supply"))
    for name, spot in keys.get("laid", {}).items():
        g.put_tile(REALM_NUMBERS[name], spot)
    for name, place in keys.get("monsters", {}).items():
        put_monster(g, name, place)
    for p, what in zip(g.players, described, strict=True):
        describe(g, p, what, keys.get("peaceful", False))
    for name in keys.get("offer", []):
        put_on_top(g, card(name))
    set_magic(g, keys.get("magic", []), keys.get("discards", []))
    for step in reversed(keys.get("steps", [Turn(g.turn), EndTurn(g.turn), NextTurn()])):
        g.do(step)
    g.settle(keys.get("stop", False))
    assert ELDERVALE.problems(g) == []
    return g


def in_a_row(*seats: dict[str, object], **keys: object) -> Eldervale:
    """A table from a short description (docs/positions.md) whose map is these six realms side by side."""
    places = ("ash-plains", "magma-terraces", "pearl-lagoon", "hanging-rocks", "mill", "dungeon-1")
    laid = {name: [number, 0] for number, name in enumerate(places)}
    g = ELDERVALE.position({"seats": list(seats), "map": laid, **keys})
    assert isinstance(g, Eldervale)
    return g


def new_game(seats: int = 2, seed: int = 1, **variants: str) -> Eldervale:
    """A game from its very beginning; variants with underscores for hyphens."""
    g = ELDERVALE.new_game(seats, seed, {name.replace("_", "-"): value for name, value in variants.items()})
    assert isinstance(g, Eldervale)
    return g


# ---- building a table


def stack_in_order(g: Eldervale, element: int) -> None:
    """Treasure, the deck and the monster of an element that is used."""
    tokens = [int(SAME_AS[OF_ELEMENT * element + number]) for number in range(OF_ELEMENT)]
    for tile in range(3 * element, 3 * element + 3):
        for field in range(FIELDS_OF[tile]):
            g.stacks[FIELDS * tile + field] = stacked(*[tokens.pop(0) for _ in range(3)])
    for place in range(13):
        g.decks[13 * element + place] = 13 * element + 12 - place  # the passage on top
    g.deck_sizes[element] = 13
    g.face_up |= 1 << element
    g.where[FIRST_BEAST + element] = SUPPLY


def lay_tiles(g: Eldervale, tiles: list[str] | None, supply: list[str] | None) -> None:
    spots = layout_for(g.seats)
    for number, name in enumerate(tiles or FIRST_TILES[: len(spots)]):
        g.put_tile(REALM_NUMBERS[name], spots[number])
    left = [REALM_NAMES[tile] for tile in range(ELEMENT_TILES) if g.elements >> tile // 3 & 1 and not g.map >> tile & 1]
    for name in reversed(left if supply is None else supply):
        g.supply = append(g.supply, REALM_NUMBERS[name])


def put_monster(g: Eldervale, name: str, place: str) -> None:
    """A monster stands there; of its element it is the only one in this game."""
    piece = beast(name)
    for other in range(FIRST_BEAST, PIECES):
        if home_of(other) == home_of(piece):
            g.where[other] = ASIDE
    g.where[piece] = place_number(place)
    if piece == beast("mother-of-dragons") and g.map >> DRAGON_DEN & 1:
        g.hoard = vec[i64]([FIRST_DRAGON_TREASURE, FIRST_DRAGON_TREASURE + 1, FIRST_DRAGON_TREASURE + 2])


def describe(g: Eldervale, p: Player, what: dict[str, Any], peaceful: bool) -> None:
    p.element = SEAT_ELEMENTS[int(p.seat)]
    p.levels[p.element] = 1
    for element, level in what.get("power", {}).items():
        p.levels[ELEMENT_NAMES.index(element)] = level
    p.faction = -1 if "faction" not in what else [faction.name for faction in FACTIONS].index(what["faction"])
    p.fame = what.get("fame", NO_FAME if peaceful else 0)
    p.points = p.gains[FOR_START] = what.get("points", 0)
    p.orbs = take_orbs(g, what.get("orbs", 0))
    if "purse" in what:
        p.purse = bundle(what["purse"])
    p.hand = sum(1 << magic(name) for name in what.get("hand", []))
    p.quests = sum(1 << magic(name) for name in what.get("quests", []))
    p.tray = vec[i64](sorted(take_token(g, name) for name in what.get("tray", [])))
    for name in what.get("tableau", []):
        take_adventure(g, p, name)
    furnish(g, p, what)
    set_out_units(g, p)
    put_units(g, p, what.get("units", {}))
    for realm in what.get("dwellings", []):
        put_dwelling(g, p, realm)
    refresh(g, p)


def take_orbs(g: Eldervale, count: int) -> int:
    """From the fame track first, then from the power tracks."""
    for _ in range(count):
        if g.fame_orbs:
            g.fame_orbs &= g.fame_orbs - 1
        else:
            g.power_orbs &= g.power_orbs - 1
    return count


def take_token(g: Eldervale, name: str) -> int:
    """A token out of the lowest place of the stacks it can be in."""
    token = TOKEN_NAMES.index(name)
    element = token // OF_ELEMENT
    for stack in range(FIELDS * 3 * (element + 1) - 1, FIELDS * 3 * element - 1, -1):
        for place in (2, 1, 0):
            if g.stacks[stack] >> 7 * place & 127 == token + 1:
                low = g.stacks[stack] & (1 << 7 * place) - 1
                g.stacks[stack] = low | g.stacks[stack] >> 7 * (place + 1) << 7 * place
                return token
    raise AssertionError(f"there is no {name} left")


def take_adventure(g: Eldervale, p: Player, name: str) -> None:
    """A card out of its deck into a tableau; power is said apart."""
    number = card(name)
    element = number // 13
    rest = [int(g.decks[13 * element + place]) for place in range(g.deck_sizes[element])]
    rest.remove(number)
    for place, other in enumerate(rest):
        g.decks[13 * element + place] = other
    g.deck_sizes[element] -= 1
    p.tableau = append(p.tableau, number)
    g.card_owner[number] = p.seat


def furnish(g: Eldervale, p: Player, what: dict[str, Any]) -> None:
    """What lies on the cards of a seat."""
    for aura, host in what.get("auras", {}).items():
        g.hosts[card(aura) // 13] = card(host)
    for name, tokens in what.get("fields", {}).items():
        for field, token in enumerate(tokens):
            if token == "orb":
                take_orbs(g, 1)
            g.fields[3 * card(name) + field] = ORB if token == "orb" else take_token(g, token)
    for name in what.get("unlocked", []):
        take_orbs(g, 1)
        g.card_orbs[card(name)] = 1
    if "harvest" in what:
        p.harvest = take_token(g, what["harvest"])


def put_on_top(g: Eldervale, number: int) -> None:
    """A card of a deck changes places with the top one."""
    top = 13 * (number // 13) + int(g.deck_sizes[number // 13]) - 1
    place = next(place for place in range(top + 1) if g.decks[place] == number and place >= number // 13 * 13)
    g.decks[place], g.decks[top] = g.decks[top], g.decks[place]


def put_units(g: Eldervale, p: Player, places: dict[str, list[str]]) -> None:
    for place, kinds in places.items():
        for name in kinds:
            put_unit(g, p, UNIT_NAMES.index(name), place_number(place))


def put_unit(g: Eldervale, p: Player, kind: int, place: int) -> None:
    """A worker that is ready, else one of the tray; another unit; a mercenary or monster, which is the seat's then."""
    if kind >= UNIT_NAMES.index("minotaur"):
        piece = FIRST_ALLY + kind - UNIT_NAMES.index("minotaur")
        g.owner[piece] = p.seat
        p.allies |= 1 << (piece - FIRST_ALLY)
        if piece < FIRST_BEAST:
            g.hired[piece - FIRST_ALLY] = 2  # for gold, in an earlier turn
        g.where[piece] = place
        return
    for origin in (READY, TRAY):
        piece = int(g.first_of(p.seat, kind, origin))
        if piece >= 0:
            g.where[piece] = place
            return
    raise AssertionError("no such unit is left")


def put_dwelling(g: Eldervale, p: Player, realm: str) -> None:
    """The last worker has become a dwelling there."""
    tile = REALM_NUMBERS[realm]
    for piece in range(int(p.seat) * UNITS + 5, int(p.seat) * UNITS - 1, -1):
        if g.where[piece] in (TRAY, READY):
            g.where[piece] = DWELT
            p.dwellings |= 1 << tile
            g.homes[tile] = p.seat
            return
    raise AssertionError("no worker is left")


def set_magic(g: Eldervale, coming: list[str], discards: list[str]) -> None:
    """The deck: the cards named first, then all others nobody has."""
    g.discards = sum(1 << magic(name) for name in discards)
    gone = g.discards
    for p in g.players:
        gone |= p.hand | p.quests
    named = [magic(name) for name in coming]
    rest = [number for number in range(len(MAGIC)) if not gone >> number & 1 and number not in named]
    g.magic = vec[i64]([*reversed(rest), *reversed(named)])


def go_on(g: Eldervale, *words: str) -> None:
    """Answer in these words, and pass every window before, between and after them."""
    pass_windows(g)
    for said_now in words:
        answer(g, said_now)
        pass_windows(g)


def regroup(g: Eldervale) -> None:
    """The seat on turn regroups, and no unit activates anything."""
    seat = int(g.seat)
    go_on(g, "regroup")
    while g.seat == seat and any(word.startswith("ready ") for word in offered(g)):
        go_on(g, next(word for word in [*reversed(offered(g))] if word.startswith("ready ")))


def pass_windows(g: Eldervale) -> None:
    while type(g.ask).__name__ == "Window":
        answer(g, "go on")


def roll(g: Eldervale, *faces: int) -> None:
    """Luck is left open: the next dice show these faces."""
    for face in faces:
        answer(g, f"roll {face}")


# ---- names and numbers


def place_number(place: str) -> int:
    return PLACES[place] if place in PLACES else REALM_NUMBERS[place]


def card(name: str) -> int:
    return [one.name for one in ADVENTURE].index(name)


def magic(name: str) -> int:
    return [one.name for one in MAGIC].index(name)


def beast(name: str) -> int:
    """The piece of a monster."""
    return FIRST_BEAST + [one.name for one in MONSTERS].index(name)


def realm(name: str) -> int:
    return REALM_NUMBERS[name]


# ---- looking at a table


def me(g: Eldervale, seat: int = 0) -> Player:
    return g.players[seat]


def purse(g: Eldervale, seat: int = 0) -> str:
    """The resources of a seat, magic cards apart, as `bundle` says them."""
    return said(int(g.players[seat].purse))


def where(g: Eldervale, name: str) -> str:
    """The realm or other place of a monster."""
    return place_name(int(g.where[beast(name)]))


def units(g: Eldervale, place: str, seat: int = 0) -> list[str]:
    """Kinds of a seat's units in a realm or another place."""
    return sorted(UNIT_NAMES[kind_of(piece)] for piece in g.units_in(seat, place_number(place)))


def place_name(place: int) -> str:
    names = {number: name for name, number in PLACES.items()}
    return names[place] if place in names else REALM_NAMES[place]


def tops(g: Eldervale, seat: int = 0) -> list[str]:
    """Tokens in a seat's tray."""
    return [TOKEN_NAMES[token] for token in g.players[seat].tray]


def holds(g: Eldervale, seat: int = 0) -> list[str]:
    """Magic cards in a hand."""
    return [one.name for number, one in enumerate(MAGIC) if g.players[seat].hand >> number & 1]


def tableau(g: Eldervale, seat: int = 0) -> list[str]:
    return [ADVENTURE[number].name for number in g.players[seat].tableau]


def events(g: Eldervale, *words: str) -> list[dict[str, object]]:
    """Answer in these words; what happened, as everybody may be told at the end."""
    told = g.listen()
    for said_now in words:
        play.choose(g, int(g.seat), said_now)
    return [ELDERVALE.event_words.tell(event, None, everything=True) for event in told]
