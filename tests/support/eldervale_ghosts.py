"""Tables for one player and the ghosts, for tests: name only what matters.

    g = haunted({"units": {"mage-tower": ["worker"]}}, {"cards": ["ghost-18", "ghost-02", "ghost-24"]}, turn=GHOSTS)
    roll(g, 1)

The map of `support.eldervale`: the guardian stands in the Mage Tower unless said otherwise and has all six neighbours,

    upper left windswept-steppe, upper right fortress, right summoning-portal,
    lower right terraced-fields, lower left dungeon-1, left mill.

Seat 0 is Air; the rows of the ghost board are Air (1, 2), Fire (3), Earth (4) and Order (5, 6), each with its first
token; the ghosts have level 1 of Fire, all their units ready and no magic cards.  Every die is left open.
"""

from __future__ import annotations

from typing import Any

from mypy_extensions import i64

from deskovka.core.steps import NATURE, Step
from deskovka.core.vecs import append, vec
from deskovka.games.eldervale.abilities import refresh
from deskovka.games.eldervale.ghost_setup import bring_ghosts
from deskovka.games.eldervale.ghost_turn import RollZone
from deskovka.games.eldervale.ghosts import CARD_NAMES, GHOSTS, NOWHERE, ROWS, SPACES, Ghosts
from deskovka.games.eldervale.player import Player
from deskovka.games.eldervale.realms import FIELDS, REALM_NAMES
from deskovka.games.eldervale.table import Eldervale
from deskovka.games.eldervale.terms import ELEMENT_NAMES, READY, TRAY, UNITS
from deskovka.games.eldervale.treasures import NO_TOKEN, SAME_AS, top_of, without_top
from deskovka.games.eldervale.turn import EndTurn, NextTurn, Turn
from support.eldervale import ELDERVALE, answer, events, magic, realm, table, units
from support.eldervale_battle import OF_BATTLE, begin

OF_GHOSTS = {"guardian", "rows", "tokens", "aside", "cards", "deck", "discards", "symbols", "pile", "zone"}


def haunted(seat: dict[str, Any] | None = None, ghosts: dict[str, Any] | None = None, **keys: Any) -> Eldervale:
    """A table in the middle of a solo game.

    The ghosts: units (on the map or "underworld"; all others are ready), power, points, fame, dwellings, tableau as for
    a seat; guardian (a realm; None: not on the map), rows (elements), tokens {element: how many in its row}, aside
    (elements of tokens), cards (under the zones), deck (the next card first), discards, symbols (numbers of the worker
    symbols that are taken), pile (how many magic cards, or which, the top one first), zone.  The table: as for `table`.
    """
    described = {"rows": ["air", "fire", *keys.get("others", ["earth", "order"])], **(ghosts or {})}
    turn = keys.pop("turn", 0)
    steps = keys.pop("steps", None)
    stop = keys.pop("stop", False)
    g = table(seat or {}, ghost_seat(described), **{**keys, "steps": []})
    bring(g, described)
    g.turn = turn
    g.open_luck = True
    for step in reversed(turn_of(turn) if steps is None else steps):
        g.do(step)
    g.settle(stop)
    assert ELDERVALE.problems(g) == []
    return g


def clash(
    mine: dict[str, Any], ghosts: dict[str, Any], turn: int = 0, place: str = "magma-terraces", **keys: Any
) -> Eldervale:
    """A battle: whoever is on turn has just placed a worker there.  Nobody has resources unless told.

    Keys: those of `haunted` and of `support.eldervale_battle.begin`.
    """
    told = {key: keys.pop(key) for key in list(keys) if key in OF_BATTLE}
    return begin(haunted({"purse": "", **mine}, ghosts, turn=turn, steps=[], **keys), place, **told)


def ghost_seat(described: dict[str, Any]) -> dict[str, Any]:
    """What is said of the ghosts as of any seat."""
    return {"power": {"fire": 1}, "fame": 0, **{key: what for key, what in described.items() if key not in OF_GHOSTS}}


def turn_of(turn: int) -> list[Step]:
    first = RollZone(NATURE) if turn == GHOSTS else Turn(turn)
    return [first, EndTurn(turn), NextTurn()]


# ---- building the ghost board


def bring(g: Eldervale, described: dict[str, Any]) -> None:
    places = [int(place) for place in g.where[GHOSTS * UNITS : (GHOSTS + 1) * UNITS]]
    p = g.players[GHOSTS]
    fame = p.fame
    bring_ghosts(g)
    p.fame = fame
    p.tactics = 0
    p.powers = vec[i64]([0 for _ in p.powers])  # their cards give them nothing, whatever a seat would have
    refresh(g, p)
    for number, place in enumerate(places):
        g.where[GHOSTS * UNITS + number] = READY if place == TRAY else place
    board = ghosts_of(g)
    guardian = described.get("guardian", "mage-tower")
    board.guardian = NOWHERE if guardian is None else realm(guardian)
    board.zone = described.get("zone", -1)
    set_rows(g, board, described)
    set_cards(board, described)
    set_symbols(g, board, described.get("symbols"))
    set_pile(g, p, described.get("pile", 0))


def set_rows(g: Eldervale, board: Ghosts, described: dict[str, Any]) -> None:
    named = described["rows"]
    board.rows = vec[i64]([ELEMENT_NAMES.index(name) for name in named])
    for row in range(ROWS):
        for space in range(described.get("tokens", {}).get(named[row], 1)):
            board.shelves[SPACES * row + space] = lowest_token(g, int(board.rows[row]))
    for name in described.get("aside", []):
        board.set_aside = append(board.set_aside, lowest_token(g, ELEMENT_NAMES.index(name)))


def lowest_token(g: Eldervale, element: int) -> int:
    """A token out of the last stack of an element that has one."""
    for stack in range(FIELDS * 3 * (element + 1) - 1, FIELDS * 3 * element - 1, -1):
        if g.stacks[stack]:
            token = int(SAME_AS[top_of(g.stacks[stack])])
            g.stacks[stack] = without_top(g.stacks[stack])
            return token
    raise AssertionError("no token of this element is left")


def set_cards(board: Ghosts, described: dict[str, Any]) -> None:
    """Under the zones those named; the deck: the cards named first, then all others in the order of their numbers."""
    under = [CARD_NAMES.index(name) for name in described.get("cards", ["ghost-01", "ghost-02", "ghost-03"])]
    discards = [CARD_NAMES.index(name) for name in described.get("discards", [])]
    named = [CARD_NAMES.index(name) for name in described.get("deck", [])]
    rest = [card for card in range(len(CARD_NAMES)) if card not in [*under, *discards, *named]]
    board.cards = vec[i64](under)
    board.discards = sum(1 << card for card in discards)
    board.deck = vec[i64]([*reversed(rest), *reversed(named)])


def set_symbols(g: Eldervale, board: Ghosts, numbers: list[int] | None) -> None:
    """Ready workers stand on these symbols; on the lowest ones unless said."""
    ready = units(g, "ready", GHOSTS).count("worker")
    taken = range(1, ready + 1) if numbers is None else numbers
    assert len(taken) == ready
    board.symbols = sum(1 << number - 1 for number in taken)


def set_pile(g: Eldervale, p: Player, cards: int | list[str]) -> None:
    """So many cards from the bottom of the deck, where none is missed; or these, the top one first."""
    named = list(g.magic[:cards]) if isinstance(cards, int) else [magic(name) for name in reversed(cards)]
    g.magic = vec[i64]([card for card in g.magic if card not in named])
    ghosts_of(g).pile = vec[i64](named)
    p.hand = sum(1 << card for card in named)


# ---- looking at it, playing on


def ghosts_of(g: Eldervale) -> Ghosts:
    assert g.ghosts is not None
    return g.ghosts


def guardian(g: Eldervale) -> str | None:
    stands = ghosts_of(g).guardian
    return None if stands == NOWHERE else REALM_NAMES[stands]


def pile(g: Eldervale) -> int:
    """Magic cards of the ghosts."""
    return int(g.players[GHOSTS].hand).bit_count()


def in_row(g: Eldervale, element: str) -> int:
    """Tokens in the row of an element."""
    board = ghosts_of(g)
    row = list(board.rows).index(ELEMENT_NAMES.index(element))
    return sum(token != NO_TOKEN for token in board.shelves[SPACES * row : SPACES * (row + 1)])


def level(g: Eldervale, element: str, seat: int = GHOSTS) -> int:
    return int(g.players[seat].levels[ELEMENT_NAMES.index(element)])


def under(g: Eldervale) -> list[str]:
    """The ghost cards under the zones."""
    return [CARD_NAMES[card] for card in ghosts_of(g).cards]


def zone_units(g: Eldervale) -> list[list[str]]:
    """What stands in each zone, from the left: numbers of worker symbols, then "warrior", "wizard" or "dragon"."""
    seen: Any = g.game.open_view(g)["ghosts"]
    chiefs = ["warrior", "wizard", "dragon"]
    return [
        [*map(str, zone["workers"]), *([chief] if zone["chief"] else [])]
        for zone, chief in zip(seen["zones"], chiefs, strict=True)
    ]


def haunt(g: Eldervale, face: int) -> list[dict[str, object]]:
    """The die of the zone shows this; what happened then."""
    return events(g, f"roll {face}")


def go_by(g: Eldervale) -> None:
    """Nobody does anything at the windows that come now."""
    while type(g.ask).__name__ == "Window":
        answer(g, "go on")
