"""A table from a short description (docs/positions.md): only what differs from a plain table need be named."""

from __future__ import annotations

from typing import Final

from deskovka.core.codec import vec_of
from deskovka.core.errors import ImpossiblePosition
from deskovka.core.game import Game
from deskovka.core.position import (
    Part,
    checked_name,
    checked_number,
    checked_seed,
    checked_variants,
    find_name,
    plain,
    whole,
)
from deskovka.core.vecs import append, pop, remove
from deskovka.games.kemet import situations
from deskovka.games.kemet import terms as t
from deskovka.games.kemet.areas import CITIES, CITY_OF, DISTRICT, KIND_OF
from deskovka.games.kemet.building import put_acquire_token
from deskovka.games.kemet.cards import (
    BARRIER_CARD,
    BATTLE_NAMES,
    CARD_KINDS,
    CARD_NAMES,
    CARD_PREFIX,
    DIVERSION,
    INTERVENTIONS,
    STORM_CARD,
)
from deskovka.games.kemet.player import Player
from deskovka.games.kemet.powers import (
    BARRIER,
    CREATURE_NAMES,
    GOLD_ACQUIRE,
    GOLD_MOVE,
    GOLD_RECRUIT,
    MERCENARIES,
    SILVER_TOKEN,
    STORM,
    TILE_NAMES,
    TILES,
)
from deskovka.games.kemet.setup import lay_tiles, plain_table
from deskovka.games.kemet.situations import Situation, checked_area
from deskovka.games.kemet.table import Kemet, at
from deskovka.games.kemet.tokens import empty_levels
from deskovka.games.kemet.variants import chosen_variants
from deskovka.games.kemet.view import TOKEN_STATES

KEYS: Final = (
    *("seats", "variants", "colours", "round", "order", "active"),
    *situations.KEYS,
    *("deck_top", "deck", "discard", "seed"),
)
SEAT_KEYS: Final = (
    "city",
    "units",
    "pyramids",
    "tiles",
    "creatures",
    "prayer",
    "points",
    "veterans",
    "hand",
    "open_cards",
    "closed_cards",
    "removed",
    "tokens",
    "used",
    "silver",
    "gold",
    "bought",
    "council",
)


def usual_spaces(used: int, tokens: int) -> int:
    """These spaces and more, so many in all, one of each level first."""
    while used.bit_count() < tokens:
        free = [space for space in range(t.NORMAL_SPACES) if not used >> space & 1]
        used |= 1 << min(free, key=lambda space: (empty_levels(used | 1 << space), space))
    return used


def lay_out(game: Game, description: object) -> Kemet:
    return Builder(game, whole(description, KEYS)).table()


class Builder:
    """Reads a description key by key."""

    def __init__(self, game: Game, given: Part) -> None:
        self.given = given
        self.seats = given.seats(game, SEAT_KEYS)
        chosen = chosen_variants(checked_variants(game, given.keys))
        self.g = plain_table(game, len(self.seats), chosen, checked_seed(given.keys))

    def table(self) -> Kemet:
        g = self.g
        g.round = self.given.number("round", 1, 99, 1)
        g.phase = t.DAY
        self.set_colours()
        lay_tiles(g)
        self.set_cities()
        self.set_order()
        self.situation = Situation(g, self.given)
        self.situation.fill(self.seats)
        for p, seat in zip(g.players, self.seats, strict=True):
            self.set_seat(p, seat)
        self.set_deck()
        self.situation.begin(self.seats)
        return g

    def set_colours(self) -> None:
        usual = t.COLOURS[: t.COLOURS_IN_PLAY[len(self.seats)]]
        given = self.given.things("colours") if self.given.has("colours") else usual
        self.g.colours = 0
        for name in given:
            self.g.colours |= 1 << checked_name("colours", name, t.COLOURS)
        if len(given) != t.COLOURS_IN_PLAY[len(self.seats)] or int(self.g.colours).bit_count() != len(given):
            raise ImpossiblePosition(f"colours: {len(usual)} different ones for so many players (KEMET-SETUP.1)")

    def area(self, where: str, name: object) -> int:
        return checked_area(self.g, where, name)

    def set_cities(self) -> None:
        """Those that are named; the others get the first ones that are left, in the order of the board."""
        g = self.g
        left = [int(city) for city in g.board.cities]
        for p, given in zip(g.players, self.seats, strict=True):
            if given.has("city"):
                names = [CITIES[city] for city in g.board.cities]
                p.city = g.board.cities[given.name("city", names)]
                if p.city not in left:
                    raise ImpossiblePosition(f"{given.at('city')}: it belongs to somebody else (KEMET-SETUP.11)")
                left.remove(p.city)
        for p, given in zip(g.players, self.seats, strict=True):
            if not given.has("city"):
                p.city = left.pop(0)

    def set_seat(self, p: Player, given: Part) -> None:
        who = given.where
        g = self.g
        for name, what in given.pairs("pyramids").items():
            self.set_pyramid(p, self.area(f"{who} pyramids", name), what)
        for name in given.things("tiles"):
            self.set_tile(p, name)
        p.supply += p.powers[MERCENARIES]
        for name, count in given.pairs("units").items():
            area = self.area(f"{who} units", name)
            units = checked_number(f"{who} units", count, 0, self.situation.most_units(p, area))
            g.units[at(p.seat, area)] = units
            p.supply -= units
            if g.enemy_in(p.seat, area) >= 0 and units and area != self.situation.fighting:
                raise ImpossiblePosition(f"{who} units: {name} is not free (KEMET-MOV.10)")
        if p.supply < 0:
            raise ImpossiblePosition(f"{who} units: more than there are (KEMET-SETUP.14)")
        for name, place in given.pairs("creatures").items():
            self.set_creature(p, name, self.area(f"{who} creatures", place))
        p.prayer = given.number("prayer", 0, t.MOST_PRAYER, t.START_PRAYER)
        p.points = given.number("points", 0, 50, 0)
        p.veterans = given.number("veterans", 0, 60, 0)
        self.set_tokens(p, given)
        for colour in given.names("bought", t.COLOURS):
            p.bought |= 1 << colour
        for kind in given.names("hand", CARD_NAMES, CARD_PREFIX):
            p.hand[kind] += 1
        self.set_battle_cards(p, given)

    def set_tokens(self, p: Player, given: Part) -> None:
        """Tokens that were placed and nobody named lie where the levels of the board want them (KEMET-DAY.6)."""
        p.silver = self.special_token(given, "silver", int(p.silver))
        p.gold = self.special_token(given, "gold", int(p.gold))
        busy = self.situation.spaces_of(p)
        if t.GOLD_SPACE in busy:
            if p.gold == t.NO_TOKEN:
                raise ImpossiblePosition(f"{given.at('gold')}: no tile gives a gold token (KEMET-TOK.4)")
            p.gold = t.USED
        placed = [space for space in busy if space != t.GOLD_SPACE]
        p.tokens = given.number("tokens", 0, t.ACTION_TOKENS, t.ACTION_TOKENS - (1 if busy else 0))
        for space in placed:
            p.used |= 1 << space
        if given.has("used"):
            for space in given.names("used", t.SPACES[: t.NORMAL_SPACES]):
                p.used |= 1 << space
        else:
            p.used = usual_spaces(int(p.used), t.ACTION_TOKENS - int(p.tokens))
        spare = 1 if p.silver == t.READY else 0
        if p.tokens and empty_levels(p.used) > p.tokens + spare:
            raise ImpossiblePosition(
                f"{given.at('used')}: {p.tokens} tokens cannot reach all levels any more (KEMET-DAY.6, KEMET-DAY.7)"
            )

    def special_token(self, given: Part, key: str, usual: int) -> int:
        """The silver or gold token: ready where a tile gives it, unless something else is said."""
        state = given.name(key, TOKEN_STATES, TOKEN_STATES[usual])
        if (state == t.NO_TOKEN) != (usual == t.NO_TOKEN):
            raise ImpossiblePosition(f"{given.at(key)}: there is one exactly where a tile gives it (KEMET-TOK.4, .7)")
        return state

    def set_pyramid(self, p: Player, area: int, what: object) -> None:
        """ruby 3"""
        g = self.g
        colour, _, level = plain(what).partition("_")
        number = checked_name(f"seat {p.seat} pyramids", colour, t.COLOURS)
        if KIND_OF[area] != DISTRICT or CITY_OF[area] != p.city or g.levels[area]:
            raise ImpossiblePosition(f"seat {p.seat} pyramids: one in each district of the own city (KEMET-PYR.1)")
        if not g.colours >> number & 1 or number in p.acquire:
            raise ImpossiblePosition(f"seat {p.seat} pyramids: colours in play, each once (KEMET-SETUP.20)")
        g.pyramids[area] = number
        levels = [str(level) for level in range(1, t.TOP_LEVEL + 1)]
        g.levels[area] = checked_name(f"seat {p.seat} pyramids", level, levels) + 1
        put_acquire_token(p, number)

    def set_tile(self, p: Player, name: object) -> None:
        g = self.g
        number = find_name(name, TILE_NAMES)
        if number < 0 or not g.offer[number]:
            raise ImpossiblePosition(f"seat {p.seat} tiles: {name!r} is not in the offer")
        if any(TILES[owned].image == TILES[number].image for owned in p.tiles):
            raise ImpossiblePosition(f"seat {p.seat} tiles: two with one picture (KEMET-ACQ.6)")
        g.offer[number] -= 1
        p.tiles = append(p.tiles, number)
        for power, amount in TILES[number].gives:
            p.powers[power] += amount
            if power == SILVER_TOKEN:
                p.silver = t.READY
            elif power in (GOLD_MOVE, GOLD_RECRUIT, GOLD_ACQUIRE):
                p.gold = t.READY
        if TILES[number].creature >= 0:
            g.creature_owners[TILES[number].creature] = p.seat

    def set_creature(self, p: Player, name: object, area: int) -> None:
        g = self.g
        creature = checked_name(f"seat {p.seat} creatures", name, CREATURE_NAMES)
        if g.creature_owners[creature] != p.seat or not g.units[at(p.seat, area)] or g.creature_in(p.seat, area) >= 0:
            raise ImpossiblePosition(f"seat {p.seat} creatures: {name} needs its tile and an army without another one")
        g.creature_areas[creature] = area

    def set_special_cards(self, p: Player, given: Part) -> None:
        """The card of Wyyrt Storm or Shetyw Barrier is in hand; `removed` names those that left for it."""
        who = given.at("removed")
        specials = [card for power, card in ((STORM, STORM_CARD), (BARRIER, BARRIER_CARD)) if p.powers[power]]
        if not self.g.variants.special_cards:
            specials = []
        gone = given.names("removed", BATTLE_NAMES)
        usual = [card for card in range(STORM_CARD)[::-1] if card not in gone]
        gone += usual[: max(0, len(specials) - len(gone))]
        if len(gone) != len(specials) or len(set(gone)) < len(gone) or any(card >= STORM_CARD for card in gone):
            raise ImpossiblePosition(f"{who}: one card for each special card in hand (KEMET-ACQ.16)")
        for special, card in zip(specials, gone, strict=True):
            p.battle_cards = p.battle_cards & ~(1 << card) | 1 << special

    def set_battle_cards(self, p: Player, given: Part) -> None:
        self.set_special_cards(p, given)
        for pile in ("open_cards", "closed_cards"):
            for card in given.names(pile, BATTLE_NAMES):
                if not p.battle_cards >> card & 1:
                    raise ImpossiblePosition(f"{given.at(pile)}: {BATTLE_NAMES[card]} is not in hand")
                p.battle_cards &= ~(1 << card)
                setattr(p, pile, int(getattr(p, pile)) | 1 << card)
        held = int(p.battle_cards).bit_count()
        if held == 0 or held % 2:
            raise ImpossiblePosition(
                f"{given.where}: {held} battle cards in hand; each battle takes two (KEMET-BAT8.2)"
            )

    def set_deck(self) -> None:
        """All cards nobody holds, shuffled, `deck_top` on top; discarded are Diversions and what a short deck lacks."""
        g = self.g
        g.deck = vec_of([])
        for kind in range(CARD_KINDS):
            there = len(self.seats) if kind == DIVERSION else int(INTERVENTIONS[kind].copies)
            left = there - sum(int(p.hand[kind]) for p in g.players)
            if left < 0:
                raise ImpossiblePosition(f"hand: there are only {there} cards {CARD_NAMES[kind]}")
            for _ in range(left):
                if kind == DIVERSION:
                    g.discard = append(g.discard, kind)
                else:
                    g.deck = append(g.deck, kind)
        top = self.taken("deck_top")
        for kind in self.taken("discard"):
            g.discard = append(g.discard, kind)
        g.shuffle(g.deck)
        size = self.given.number("deck", len(top), len(g.deck) + len(top), len(g.deck) + len(top))
        while len(g.deck) + len(top) > size:
            g.deck, kind = pop(g.deck)
            g.discard = append(g.discard, kind)
        for kind in top[::-1]:
            g.deck = append(g.deck, kind)

    def taken(self, key: str) -> list[int]:
        """The cards named under a key, taken from the deck."""
        g = self.g
        kinds = self.given.names(key, CARD_NAMES, CARD_PREFIX)
        for kind in kinds:
            if kind not in g.deck:
                raise ImpossiblePosition(f"{key}: no {CARD_NAMES[kind]} is left")
            g.deck = remove(g.deck, kind)
        return kinds

    def set_order(self) -> None:
        g = self.g
        last = len(self.seats) - 1
        order = self.given.things("order") if self.given.has("order") else list(range(len(self.seats)))
        numbers = [checked_number("order", seat, 0, last) for seat in order]
        if sorted(numbers) != list(range(len(self.seats))):
            raise ImpossiblePosition("order: every seat once")
        g.order = vec_of(numbers)
        g.turn = numbers.index(self.given.number("active", 0, last, numbers[0]))
