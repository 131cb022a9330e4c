"""What a description says of the ghosts: their board, their cards, their units (docs/positions.md)."""

from __future__ import annotations

from typing import Final

from deskovka.core.codec import vec_of
from deskovka.core.errors import ImpossiblePosition
from deskovka.core.position import Part, checked_card, checked_name, checked_number
from deskovka.core.vecs import append
from deskovka.games.eldervale.box import ADVENTURE, CARDS_OF_ELEMENT, MAGIC, PASSAGE
from deskovka.games.eldervale.gaining import FOR_HAUNTING, FOR_START
from deskovka.games.eldervale.ghost_rows import first_free, row_of
from deskovka.games.eldervale.ghost_setup import GHOST_POINTS, bring_ghosts, last_field
from deskovka.games.eldervale.ghost_zones import ready_workers
from deskovka.games.eldervale.ghosts import CARD_COUNT, CARD_NAMES, GHOSTS, SPACES, ZONE_NAMES, ZONES, Ghosts
from deskovka.games.eldervale.player import Player
from deskovka.games.eldervale.realms import FIELDS, FIELDS_OF, OF_ELEMENT, REALM_NAMES
from deskovka.games.eldervale.seating import Seating
from deskovka.games.eldervale.table import Eldervale
from deskovka.games.eldervale.terms import ELEMENT_NAMES, ELEMENTS, LAST_FAME, WORKERS
from deskovka.games.eldervale.treasures import OF_ELEMENT as TOKENS_EACH
from deskovka.games.eldervale.treasures import STACK

GHOST_KEYS: Final = (
    *("guardian", "rows", "tokens", "zones", "deck", "discards", "zone", "pile", "points", "power", "fame"),
    *("cards", "dwellings", "units", "underworld", "symbols"),
)
START_PILE: Final = 5  # GHOST-2.9
MAGIC_NAMES: Final = [card.name for card in MAGIC]


class GhostSeating:
    """Sets the ghost board out, and what the ghosts have as players do."""

    def __init__(self, g: Eldervale, given: Part) -> None:
        self.g = g
        self.given = given
        bring_ghosts(g)
        ghosts = g.ghosts
        assert ghosts is not None
        self.ghosts: Ghosts = ghosts
        self.p: Player = g.players[GHOSTS]
        self.tokens: dict[int, int] = {}  # on their board, by element

    def sit_down(self) -> None:
        """Everything but tokens and magic cards, which come out of what is left."""
        self.set_rows()
        self.count_tokens()
        self.set_points()
        self.set_tracks()
        self.set_cards()
        seating = Seating(self.g)
        seating.set_dwellings(self.p, self.given)
        seating.set_units(self.p, self.given)
        self.set_symbols()
        self.set_ghost_cards()
        self.set_guardian()

    # ---- the board

    def set_rows(self) -> None:
        """The elements of the rows from the top (GHOST-2.6)."""
        used = [element for element in range(ELEMENTS) if self.g.elements >> element & 1]
        rows = self.given.names("rows", ELEMENT_NAMES) if self.given.has("rows") else used
        if sorted(rows) != used:
            raise ImpossiblePosition(f"{self.given.at('rows')}: each of the four elements once (GHOST-2.6)")
        self.ghosts.rows = vec_of(rows)

    def count_tokens(self) -> None:
        """So many tokens of each element came here: one from the start, others later (GHOST-2.6, GHOST-8.2)."""
        where = self.given.at("tokens")
        for name, count in self.given.pairs("tokens").items():
            element = checked_name(where, name, ELEMENT_NAMES)
            if not self.g.elements >> element & 1:
                raise ImpossiblePosition(f"{where} {name}: not used (GHOST-2.2)")
            self.tokens[element] = checked_number(f"{where} {name}", count, 1, TOKENS_EACH)

    def set_tokens(self, element: int, left: list[int]) -> None:
        """Out of the tokens of an element that lie nowhere else."""
        count = self.tokens.get(element, 1)
        if count > len(left):
            raise ImpossiblePosition(f"{self.given.at('tokens')}: there are not so many of {ELEMENT_NAMES[element]}")
        for _ in range(count):
            self.put_token(element, left.pop())

    def put_token(self, element: int, token: int) -> None:
        """On the first free space of its row, or aside (GHOST-8.2, GHOST-8.8)."""
        row = row_of(self.ghosts, element)
        space = first_free(self.ghosts, row)
        if space == SPACES:
            self.ghosts.set_aside = append(self.ghosts.set_aside, token)
        else:
            self.ghosts.shelves[SPACES * row + space] = token

    def set_ghost_cards(self) -> None:
        """Under the zones and on top of the deck as they are named, the others shuffled; a discard pile."""
        left = list(range(CARD_COUNT))
        zones = self.take("zones", left)
        top = self.take("deck", left)
        discards = self.take("discards", left)
        if zones and len(zones) != ZONES:
            raise ImpossiblePosition(f"{self.given.at('zones')}: three cards, from the left (GHOST-2.8)")
        others = vec_of(left)
        self.g.shuffle(others)
        rest = [int(card) for card in others]
        while len(zones) < ZONES:
            zones.append(rest.pop())
        self.ghosts.cards = vec_of(zones)
        self.ghosts.deck = vec_of([*rest, *top[::-1]])
        self.ghosts.discards = sum(1 << card for card in discards)
        if self.given.has("zone"):
            self.ghosts.zone = self.given.name("zone", ZONE_NAMES)

    def take(self, key: str, left: list[int]) -> list[int]:
        """Ghost cards named under a key, out of those that are left."""
        cards = [checked_card(self.given.at(key), name, CARD_NAMES) for name in self.given.things(key)]
        for card in cards:
            if card not in left:
                raise ImpossiblePosition(f"{self.given.at(key)}: {CARD_NAMES[card]} is in two places")
            left.remove(card)
        return cards

    def set_guardian(self) -> None:
        """Beside the map until a unit was placed (GHOST-2.17)."""
        if self.given.has("guardian"):
            realm = self.given.name("guardian", REALM_NAMES)
            if not self.g.map >> realm & 1:
                raise ImpossiblePosition(f"{self.given.at('guardian')}: {REALM_NAMES[realm]} is not on the map")
            self.ghosts.guardian = realm

    # ---- what they have as players do

    def set_points(self) -> None:
        p = self.p
        p.points = self.given.number("points", 0, 999, GHOST_POINTS)
        p.gains[FOR_START] = min(GHOST_POINTS, int(p.points))
        p.gains[FOR_HAUNTING] = p.points - p.gains[FOR_START]

    def set_tracks(self) -> None:
        """The fame marker lies there from the beginning; power begins with the passage (GHOST-2.12, 2.13)."""
        Seating(self.g).set_tracks(self.p, self.given)
        if not self.given.has("power"):
            self.p.levels[self.ghosts.rows[0]] = 1
        self.p.fame = self.given.number("fame", 0, LAST_FAME, 0)

    def set_cards(self) -> None:
        """Adventure cards; nothing lies on them (GHOST-3.11)."""
        if not self.given.has("cards"):
            start = CARDS_OF_ELEMENT * int(self.ghosts.rows[0])
            passage = next(card for card in range(start, start + CARDS_OF_ELEMENT) if ADVENTURE[card].kind == PASSAGE)
            self.p.tableau = vec_of([passage])
            self.g.card_owner[passage] = GHOSTS
            return
        for entry in self.given.things("cards"):
            if isinstance(entry, dict):
                raise ImpossiblePosition(f"{self.given.at('cards')}: names only, nothing lies on them (GHOST-3.11)")
        Seating(self.g).set_cards(self.p, self.given)

    def set_symbols(self) -> None:
        """The worker symbols that are taken, as many as workers are ready; the lowest ones, if nothing is said."""
        ready = int(ready_workers(self.g))
        named = [checked_number(self.given.at("symbols"), one, 1, WORKERS) for one in self.given.things("symbols")]
        taken = set(named) if self.given.has("symbols") else set(range(1, ready + 1))
        if len(taken) != ready:
            raise ImpossiblePosition(f"{self.given.at('symbols')}: {ready} workers are ready (GHOST-15.3)")
        self.ghosts.symbols = sum(1 << symbol - 1 for symbol in taken)

    def set_pile(self) -> None:
        """Magic cards: so many from the bottom of the deck, or those named, the top one first (GHOST-2.9)."""
        pile = self.given.keys.get("pile", START_PILE)
        if isinstance(pile, list):
            cards = [checked_card(self.given.at("pile"), name, MAGIC_NAMES) for name in reversed(pile)]
            for card in cards:
                if card not in self.g.magic:
                    raise ImpossiblePosition(f"{self.given.at('pile')}: {MAGIC_NAMES[card]} is in two places")
        else:
            count = checked_number(self.given.at("pile"), pile, 0, len(self.g.magic))
            cards = [int(card) for card in self.g.magic[:count]]
        self.ghosts.pile = vec_of(cards)
        self.p.hand = sum(1 << card for card in cards)
        self.g.magic = vec_of([int(card) for card in self.g.magic if card not in cards])


def fields_to_fill(g: Eldervale, element: int) -> list[tuple[int, int]]:
    """The treasure fields of an element, and how many tokens each can have.

    Against the ghosts the stack that comes last has two (GHOST-2.5), and tokens elsewhere came from the map.
    """
    fields = [
        FIELDS * tile + field
        for tile in range(OF_ELEMENT * element, OF_ELEMENT * (element + 1))
        for field in range(FIELDS_OF[tile])
    ]
    if g.ghosts is None:
        return [(field, STACK) for field in fields]
    last = int(last_field(g, element))
    fields.sort(key=lambda field: bool(g.map >> field // FIELDS & 1))
    return [(field, STACK - 1 if field == last else STACK) for field in fields]
