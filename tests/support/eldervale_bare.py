"""A bare table of Dwellings of Eldervale: nothing is dealt, a test lays out what its rule is about.

    g = bare()
    lay(g, "ash-plains", 0, 0)
    put(g, 0, "worker", "ash-plains")
    do(g, Build(0))
    say(g, "build in ash-plains")

Seat 0 plays Fire, seat 1 Water, the others Air and Earth; all eight elements are used; the peaceful start is over.
Nobody has resources, cards or power that are not named.
"""

from __future__ import annotations

from typing import cast

from mypy_extensions import i64

from deskovka.core.events import Event
from deskovka.core.steps import State, Step
from deskovka.core.vecs import append, vec
from deskovka.games.eldervale.abilities import refresh
from deskovka.games.eldervale.gaining import REASON_COUNT
from deskovka.games.eldervale.obstacles import KNOWN
from deskovka.games.eldervale.player import Player, new_player
from deskovka.games.eldervale.powers import POWERS
from deskovka.games.eldervale.realms import FIELDS, NO_SPOT, REALM_NUMBERS, TILES, spot_at
from deskovka.games.eldervale.resources import bundle, said
from deskovka.games.eldervale.sources import SOURCES, Carry
from deskovka.games.eldervale.table import Eldervale, kind_of
from deskovka.games.eldervale.terms import (
    AIR,
    ASIDE,
    EARTH,
    ELEMENT_NAMES,
    FIRE,
    FIRST_ALLY,
    FIRST_BEAST,
    LIGHT,
    NOBODY,
    PIECES,
    PLAYING,
    READY,
    SUPPLY,
    TRAY,
    UNITS,
    WATER,
)
from deskovka.games.eldervale.treasures import NO_TOKEN, TOKEN_NAMES
from deskovka.games.eldervale.variants import Variants
from deskovka.games.registry import find_game

GAME = find_game("eldervale")
NAMES = GAME.phrases.names
ALL_ELEMENTS = 255
ELEMENT_OF_SEAT = [FIRE, WATER, AIR, EARTH, LIGHT]
READY_WORKERS = 3


def bare(seats: int = 2, peaceful: bool = False, **variants: bool) -> Eldervale:
    g = Eldervale(GAME)
    g.seats = seats
    rules = Variants()
    for name, on in variants.items():
        setattr(rules, name, on)
    g.variants = rules
    g.phase = PLAYING
    g.elements = ALL_ELEMENTS
    g.spots = many(NO_SPOT, TILES)
    g.near = many(0, TILES)
    g.stacks = many(0, FIELDS * TILES)
    g.homes = many(NOBODY, TILES)
    g.where = many(ASIDE, PIECES)
    g.owner = many(NOBODY, PIECES)
    g.hired = many(0, 2)
    g.decks = many(-1, 104)
    g.deck_sizes = many(0, 8)
    g.buried = many(0, 8)
    g.fields = many(NO_TOKEN, 3 * 104)
    g.card_orbs = many(0, 104)
    g.card_owner = many(NOBODY, 104)
    g.hosts = many(-1, 8)
    g.seen_by = many(0, 60)
    g.where[FIRST_ALLY] = g.where[FIRST_ALLY + 1] = SUPPLY
    for seat in range(seats):
        seat_down(g, seat, peaceful)
    return g


def seat_down(g: Eldervale, seat: int, peaceful: bool) -> None:
    p = new_player(seat, POWERS, REASON_COUNT)
    p.element = ELEMENT_OF_SEAT[seat]
    p.purse = 0
    p.fame = -1 if peaceful else 0
    g.players = append(g.players, p)
    for piece in range(seat * UNITS, seat * UNITS + UNITS):
        g.owner[piece] = seat
        g.where[piece] = READY if piece < seat * UNITS + READY_WORKERS else TRAY


def many(number: int, count: int) -> vec[i64]:
    return vec[i64]([number for _ in range(count)])


# ---- laying out


def lay(g: Eldervale, realm: str, q: int, r: int) -> int:
    g.put_tile(REALM_NUMBERS[realm], spot_at(q, r))
    return REALM_NUMBERS[realm]


def put(g: Eldervale, seat: int, unit: str, place: str | int) -> int:
    """One more unit of that kind in a realm or another place: a ready one, or one of the tray."""
    kind = NAMES["unit"].index(unit)
    if kind >= 6:  # a monster: nobody's
        piece = FIRST_BEAST + kind - 6
        g.owner[piece] = seat
    else:
        piece = next(
            piece
            for place_of in (READY, TRAY)
            for piece in range(seat * UNITS, seat * UNITS + UNITS)
            if kind_of(piece) == kind and g.where[piece] == place_of
        )
    g.where[piece] = REALM_NUMBERS[place] if isinstance(place, str) else place
    return piece


def home(g: Eldervale, seat: int, realm: str) -> None:
    """A dwelling, and one worker less in the ready area."""
    tile = REALM_NUMBERS[realm]
    g.homes[tile] = seat
    g.players[seat].dwellings |= 1 << tile


def stack(g: Eldervale, realm: str, field: int, *tokens: str) -> int:
    """Tokens on a treasure field, the top one first; none: used up."""
    number = FIELDS * REALM_NUMBERS[realm] + field
    found = 0
    for name in reversed(tokens):
        found = found << 7 | token(name) + 1
    g.stacks[number] = found
    return number


def token(name: str) -> int:
    return TOKEN_NAMES.index(name)


def tray(g: Eldervale, seat: int, *tokens: str) -> None:
    g.players[seat].tray = vec[i64]([number for number in sorted(token(name) for name in tokens)])


def in_tray(g: Eldervale, seat: int = 0) -> list[str]:
    return [TOKEN_NAMES[number] for number in g.players[seat].tray]


def purse(g: Eldervale, seat: int, words: str) -> None:
    g.players[seat].purse = bundle(words)


def has(g: Eldervale, seat: int = 0) -> str:
    """The tokens of resources, in words."""
    return said(int(g.players[seat].purse))


def card(name: str) -> int:
    return NAMES["card"].index(name)


def own(g: Eldervale, seat: int, *cards: str) -> None:
    """Cards lie in a tableau; no power comes with them."""
    p = g.players[seat]
    for name in cards:
        p.tableau = append(p.tableau, card(name))
        g.card_owner[card(name)] = seat
    refresh(g, p)


def faction(g: Eldervale, seat: int, name: str) -> None:
    p = g.players[seat]
    p.faction = NAMES["faction"].index(name)
    refresh(g, p)


def field(g: Eldervale, name: str, number: int = 0) -> str:
    """What lies on a field of a card."""
    lies = int(g.fields[3 * card(name) + number])
    return "orb" if lies == -2 else "" if lies == NO_TOKEN else TOKEN_NAMES[lies]


def lay_on(g: Eldervale, name: str, token_name: str, number: int = 0) -> None:
    g.fields[3 * card(name) + number] = -2 if token_name == "orb" else token(token_name)


def power(g: Eldervale, seat: int, **levels: int) -> None:
    for element, level in levels.items():
        g.players[seat].levels[ELEMENT_NAMES.index(element)] = level


def levels(g: Eldervale, seat: int = 0) -> dict[str, int]:
    """The levels of the markers on power tracks."""
    return {ELEMENT_NAMES[e]: int(level) for e, level in enumerate(g.players[seat].levels) if level}


def me(g: Eldervale, seat: int = 0) -> Player:
    return g.players[seat]


# ---- playing


def do(g: Eldervale, *steps: Step) -> None:
    """These steps come next; up to the first question."""
    for step in reversed(steps):
        g.do(step)
    g.settle()


def act(g: Eldervale) -> None:
    """Go on after a rule was called by its name."""
    g.settle()


def resolve(g: Eldervale, name: str, seat: int = 0, ability: int = 0, **about: int) -> None:
    """The operations of a source's ability, for a seat."""
    source = NAMES["source"].index(name)
    do(g, Carry(seat, int(SOURCES[source].abilities[ability].first), **about))


def say(g: Eldervale, *words: str) -> None:
    for said_words in words:
        g.choose(int(g.seat), said_words)


def offered(g: Eldervale) -> list[str]:
    return [GAME.phrases.say(int(option)) for option in g.options]


def refused(g: Eldervale, words: str) -> str:
    """The rule that stands in the way of these words; "" if they are on offer."""
    meant = GAME.phrases.parse(words)
    assert meant is not None
    assert g.ask is not None
    obstacle = int(g.ask.obstacle_to(cast(State, g), meant))
    assert (obstacle == 0) == (meant in g.options)
    return KNOWN[obstacle].rule if obstacle else ""


def rule(obstacle: int) -> str:
    """The rule an obstacle stands for; "" for none."""
    return KNOWN[int(obstacle)].rule if obstacle else ""


def told(g: Eldervale) -> list[str]:
    """Names of the events since `g.listen()`."""
    events: list[Event] = g.events or []
    return [GAME.event_words.kinds[event.kind].id for event in events]
