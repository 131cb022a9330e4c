"""A table from a short description (docs/positions.md): only what differs from a plain table need be named."""

from __future__ import annotations

from typing import Final

from deskovka.core.bits import bits_in
from deskovka.core.codec import vec_of
from deskovka.core.errors import ImpossiblePosition
from deskovka.core.game import Game
from deskovka.core.position import (
    Part,
    checked_card,
    checked_list,
    checked_name,
    checked_number,
    checked_seed,
    checked_variants,
    find_name,
    whole,
)
from deskovka.games.eldervale import situations
from deskovka.games.eldervale.box import ADVENTURE, CARDS_OF_ELEMENT, FACTIONS, MAGIC
from deskovka.games.eldervale.drafting import shuffle_magic
from deskovka.games.eldervale.fame import ORB_SPACES
from deskovka.games.eldervale.ghost_seating import GHOST_KEYS, GhostSeating, fields_to_fill
from deskovka.games.eldervale.invariants import orbs_there
from deskovka.games.eldervale.land import lay_out_land
from deskovka.games.eldervale.monsters import home_of
from deskovka.games.eldervale.phrases import UNIT_NAMES
from deskovka.games.eldervale.realms import (
    BIFROST,
    DRAGON_DEN,
    ELEMENT_TILES,
    FIELDS,
    NO_SPOT,
    OF_ELEMENT,
    ORACLE,
    REALM_NAMES,
    REALMS,
    STEPS,
    TILES,
    spot_at,
)
from deskovka.games.eldervale.seating import SEAT_KEYS, Seating
from deskovka.games.eldervale.setup import plain_table, set_out_units, take_faction
from deskovka.games.eldervale.sources import FIRST_DRAGON_TREASURE, SOURCE_COUNT, SOURCES
from deskovka.games.eldervale.table import Eldervale
from deskovka.games.eldervale.terms import (
    ASIDE,
    ELEMENT_NAMES,
    ELEMENTS,
    FIRST_ALLY,
    FIRST_BEAST,
    FIRST_MONSTER,
    LAST_FAME,
    MENU_SPACES,
    NOBODY,
    PIECES,
    PLAYING,
    SUPPLY,
)
from deskovka.games.eldervale.treasures import OF_ELEMENT as TOKENS_EACH
from deskovka.games.eldervale.treasures import SAME_AS, STACK, TOKEN_NAMES, element_of_token
from deskovka.games.eldervale.variants import chosen_variants

KEYS: Final = (
    *("seats", "variants", "elements", "turn", "starter", "turns", "last_turns", "map", "bridge", "supply", "stacks"),
    *("decks", "magic_top", "discards", "monsters", "menu", "power_orbs", "fame_orbs", "hoard"),
    *situations.KEYS,
    *("ghosts", "seed"),
)
MONSTER_NAMES: Final = UNIT_NAMES[FIRST_MONSTER:]


def lay_out(game: Game, description: object) -> Eldervale:
    return Builder(game, whole(description, KEYS)).table()


class Builder:
    """Reads a description key by key."""

    def __init__(self, game: Game, given: Part) -> None:
        if given.has("ghosts"):
            given = Part({"seats": [{}], **given.keys})
        self.given = given
        self.seats = given.seats(game, SEAT_KEYS)
        if given.has("ghosts") and len(self.seats) > 1:
            raise ImpossiblePosition("ghosts: only where one plays alone (GHOST-1.2)")
        chosen = chosen_variants(checked_variants(game, given.keys, len(self.seats)))
        self.places = max(2, len(self.seats))  # the ghosts have the second one
        self.g = plain_table(game, self.places, chosen, checked_seed(given.keys))
        self.ghosts = GhostSeating(self.g, given.part("ghosts", GHOST_KEYS)) if len(self.seats) == 1 else None

    def table(self) -> Eldervale:
        g = self.g
        g.phase = PLAYING
        self.set_elements()
        for p in g.players[: len(self.seats)]:
            set_out_units(g, p)
        lay_out_land(g)
        if g.variants.mercenaries:
            for piece in range(FIRST_ALLY, FIRST_BEAST):
                g.where[piece] = SUPPLY
        self.set_map()
        self.set_monsters()
        self.set_order()
        seating = Seating(g)
        for p, seat in zip(g.players[: len(self.seats)], self.seats, strict=True):
            seating.sit_down(p, seat)
        if self.ghosts is not None:
            self.ghosts.sit_down()
        self.set_tracks()
        self.set_stacks()
        self.set_decks()
        self.set_magic()
        if self.ghosts is not None:
            self.ghosts.set_pile()
        self.set_hoard()
        situations.begin(g, self.given)
        return g

    # ---- elements and factions

    def set_elements(self) -> None:
        """Those of the players, then others, as many as the number of seats wants (ELDER-5.8)."""
        g = self.g
        wanted = [checked_name("elements", name, ELEMENT_NAMES) for name in self.given.things("elements")]
        own: list[int] = []
        for number, seat in enumerate(self.seats):
            if seat.has("faction"):
                faction = checked_name(seat.at("faction"), seat.keys["faction"], [one.name for one in FACTIONS])
                element = int(FACTIONS[faction].element)
            elif seat.has("element"):
                element = checked_name(seat.at("element"), seat.keys["element"], ELEMENT_NAMES)
                faction = 2 * element
            else:
                free = [e for e in [*wanted, *range(ELEMENTS)] if e not in own and e not in self.named_elements(number)]
                element = free[0]
                faction = 2 * element
            if element in own:
                raise ImpossiblePosition(f"{seat.at('element')}: {ELEMENT_NAMES[element]} has an owner (ELDER-5.2)")
            own.append(element)
            g.players[number].element = element
            g.players[number].levels[element] = 1
            take_faction(g, g.players[number], faction)
        used = list(dict.fromkeys([*own, *wanted, *range(ELEMENTS)]))[: self.places + 2]
        for element in wanted:
            if element not in used:
                raise ImpossiblePosition(f"elements: there are {len(used)} with {len(self.seats)} seats (ELDER-5.9)")
        g.elements = sum(1 << element for element in used)

    def named_elements(self, before: int) -> list[int]:
        """Elements that seats after this one name for themselves."""
        found = []
        for seat in self.seats[before + 1 :]:
            if seat.has("element"):
                found.append(find_name(seat.keys["element"], ELEMENT_NAMES))
            elif seat.has("faction"):
                number = find_name(seat.keys["faction"], [one.name for one in FACTIONS])
                found.append(int(FACTIONS[number].element) if number >= 0 else -1)
        return found

    # ---- the map

    def set_map(self) -> None:
        """Tiles where they are said to lie; what is not on the map is in the supply."""
        g = self.g
        if self.given.has("map"):
            for tile in range(TILES):
                if g.map >> tile & 1:
                    for piece in range(FIRST_BEAST, PIECES):
                        if g.where[piece] == tile:
                            g.where[piece] = SUPPLY
                g.spots[tile] = NO_SPOT
                g.near[tile] = 0
            g.map = 0
            for name, place in self.given.pairs("map").items():
                self.put(checked_name("map", name, REALM_NAMES), place)
        self.set_bridge()
        self.set_supply()

    def put(self, tile: int, place: object) -> None:
        where = f"map {REALM_NAMES[tile]}"
        coordinates = [checked_number(where, one, -9, 9) for one in checked_list(where, place)]
        if len(coordinates) != 2:
            raise ImpossiblePosition(f"{where}: expected two coordinates, [q, r]")
        self.check_tile(where, tile)
        spot = spot_at(coordinates[0], coordinates[1])
        if self.g.tile_at(spot) >= 0:
            raise ImpossiblePosition(f"{where}: {REALM_NAMES[self.g.tile_at(spot)]} lies there")
        self.g.put_tile(tile, spot)

    def check_tile(self, where: str, tile: int) -> None:
        """Is this tile in the game?"""
        g = self.g
        element = int(REALMS[tile].element)
        if element >= 0 and not g.elements >> element & 1:
            raise ImpossiblePosition(f"{where}: {ELEMENT_NAMES[element]} is not used (ELDER-5.8)")
        wants = {
            ORACLE: g.variants.oracle,
            DRAGON_DEN: g.variants.mother_of_dragons,
            BIFROST: g.variants.ice_giant,
        }
        if not wants.get(tile, True):
            raise ImpossiblePosition(f"{where}: only in its variant")

    def set_bridge(self) -> None:
        """The two realms at the ends of the Bifröst: the one at its beginning is named (ELDER-29.3)."""
        g = self.g
        if not g.map >> BIFROST & 1:
            return
        near = self.given.name("bridge", REALM_NAMES, REALM_NAMES[self.a_neighbour(BIFROST)])
        for way, step in enumerate(STEPS):
            if g.tile_at(g.spots[near] + step) == BIFROST:
                g.bridge_near = near
                g.bridge_way = way
                g.bridge_far = g.tile_at(g.spots[BIFROST] + step)
                return
        raise ImpossiblePosition(f"bridge: {REALM_NAMES[near]} is not next to the Bifröst (ELDER-29.3)")

    def a_neighbour(self, tile: int) -> int:
        found = [other for other in range(TILES) if self.g.near[tile] >> other & 1]
        if not found:
            raise ImpossiblePosition(f"map: {REALM_NAMES[tile]} has no neighbour")
        return found[0]

    def set_supply(self) -> None:
        """The next tiles as they are named; the others of the elements in any order, unless exactly these are left."""
        g = self.g
        named = [checked_name("supply", name, REALM_NAMES) for name in self.given.things("supply")]
        for tile in named:
            self.check_tile("supply", tile)
            if g.map >> tile & 1 or (tile >= ELEMENT_TILES and tile not in (DRAGON_DEN, BIFROST)):
                raise ImpossiblePosition(f"supply: {REALM_NAMES[tile]} cannot be there")
        if self.given.has("supply"):
            g.supply = vec_of(named[::-1])
        elif self.given.has("map"):
            left = [t for t in range(ELEMENT_TILES) if g.elements >> REALMS[t].element & 1 and not g.map >> t & 1]
            if g.variants.mother_of_dragons and not g.map >> DRAGON_DEN & 1:
                left.append(DRAGON_DEN)
            if g.variants.ice_giant and not g.map >> BIFROST & 1:
                left.append(BIFROST)
            g.supply = vec_of(left)
            g.shuffle(g.supply)

    def set_monsters(self) -> None:
        """Each in its lair on the map, or where it is said to be: a realm, or "defeated"."""
        g = self.g
        for piece in range(FIRST_BEAST, PIECES):
            home = home_of(piece)
            if g.where[piece] != ASIDE and g.map >> home & 1:
                g.where[piece] = home
        for name, place in self.given.pairs("monsters").items():
            number = checked_name("monsters", name, MONSTER_NAMES)
            piece = FIRST_BEAST + number
            if g.where[piece] == ASIDE:
                self.exchange_monster(piece)
            if str(place) == "defeated":
                g.where[piece] = ASIDE
                continue
            tile = checked_name(f"monsters {name}", place, REALM_NAMES)
            if not g.map >> tile & 1:
                raise ImpossiblePosition(f"monsters {name}: {REALM_NAMES[tile]} is not on the map")
            if g.beast_in(tile) not in (-1, piece):
                raise ImpossiblePosition(f"monsters {name}: another one is there (ELDER-7.6)")
            g.where[piece] = tile

    def exchange_monster(self, piece: int) -> None:
        """The other monster of an element takes part instead (ELDER-5.11)."""
        g = self.g
        number = piece - FIRST_BEAST
        other = FIRST_BEAST + (number + ELEMENTS) % (2 * ELEMENTS)
        if number >= 2 * ELEMENTS or g.where[other] == ASIDE or (number >= ELEMENTS and not g.variants.legendary):
            raise ImpossiblePosition(f"monsters: {MONSTER_NAMES[number]} is not in this game (ELDER-5.10)")
        g.where[piece] = g.where[other]
        g.where[other] = ASIDE

    def set_order(self) -> None:
        g = self.g
        g.starter = self.given.number("starter", 0, len(self.seats) - 1, 0)
        g.turn = self.given.number("turn", 0, self.places - 1, int(g.starter))
        g.turns = self.given.number("turns", 1, 999, 1)
        if self.given.has("last_turns"):
            g.last_turns = self.given.number("last_turns", 0, self.places, 0)

    # ---- tracks, tokens and decks

    def set_tracks(self) -> None:
        """Orbs that nobody has taken yet: those of tracks whose top nobody has reached (ELDER-6.17, ELDER-22.12)."""
        g = self.g
        reached = [e for e in range(ELEMENTS) if any(p.levels[e] == 5 for p in g.players)]
        usual = [ELEMENT_NAMES[e] for e in range(ELEMENTS) if g.elements >> e & 1 and e not in reached]
        named = self.given.keys.get("power_orbs", usual)
        g.power_orbs = sum(
            1 << checked_name("power_orbs", one, ELEMENT_NAMES) for one in checked_list("power_orbs", named)
        )
        g.fame_orbs = 0
        for space in range(1, LAST_FAME + 1):
            if not any(p.fame >= space for p in g.players):
                g.fame_orbs |= ORB_SPACES & 1 << space
        if self.given.has("fame_orbs"):
            spaces = [checked_number("fame_orbs", one, 1, LAST_FAME) for one in self.given.things("fame_orbs")]
            g.fame_orbs = sum(1 << space for space in set(spaces)) & ORB_SPACES
        menu = [checked_number("menu", one, 1, MENU_SPACES) for one in self.given.things("menu")]
        if self.ghosts is not None and not self.given.has("menu"):
            menu = list(range(1, missing_orbs(g) + 1))  # the ghosts put theirs there at once (GHOST-14.1)
        g.menu = sum(1 << (space - 1) for space in set(menu))

    def set_stacks(self) -> None:
        """Tokens of a field from the top; an empty list is a stack that is used up."""
        g = self.g
        for name, fields in self.given.pairs("stacks").items():
            tile = checked_name("stacks", name, REALM_NAMES)
            where = f"stacks {name}"
            given = checked_list(where, fields)
            if len(given) != len(REALMS[tile].printed):
                raise ImpossiblePosition(f"{where}: it has {len(REALMS[tile].printed)} treasure fields")
            for field, tokens in enumerate(given):
                packed = 0
                numbers = [token_number(where, one) for one in checked_list(where, tokens)]
                if len(numbers) > STACK:
                    raise ImpossiblePosition(f"{where}: a stack has three tokens at most (ELDER-6.4)")
                for token in numbers[::-1]:
                    if element_of_token(token) != REALMS[tile].element:
                        raise ImpossiblePosition(f"{where}: tokens of its own element (ELDER-6.14)")
                    packed = packed << 7 | token + 1
                g.stacks[FIELDS * tile + field] = packed
        self.take_used_tokens()

    def take_used_tokens(self) -> None:
        """Tokens that lie on cards or in trays are in no stack: the others of their element fill the stacks."""
        g = self.g
        named = [token_tile for token_tile in self.given.pairs("stacks")]
        fixed = {checked_name("stacks", name, REALM_NAMES) for name in named}
        gone = [int(t) for t in [*g.fields, *(t for p in g.players for t in [*p.tray, p.harvest])] if t >= 0]
        for element in range(ELEMENTS):
            if not g.elements >> element & 1:
                continue
            tiles = range(OF_ELEMENT * element, OF_ELEMENT * (element + 1))
            left = [int(SAME_AS[token]) for token in range(TOKENS_EACH * element, TOKENS_EACH * (element + 1))]
            for token in [t for t in gone if element_of_token(t) == element]:
                if token not in left:
                    raise ImpossiblePosition(f"there are not so many tokens {TOKEN_NAMES[token]}")
                left.remove(token)
            for tile in tiles:
                for field in range(len(REALMS[tile].printed)):
                    if tile in fixed:
                        for token in unpacked(int(g.stacks[FIELDS * tile + field])):
                            if token not in left:
                                raise ImpossiblePosition(f"stacks: too many tokens {TOKEN_NAMES[token]}")
                            left.remove(token)
            mixed = vec_of(left)
            g.shuffle(mixed)
            rest = [int(token) for token in mixed]
            if self.ghosts is not None:
                self.ghosts.set_tokens(element, rest)
            for number, count in fields_to_fill(g, element):
                if number // FIELDS not in fixed:
                    packed = 0
                    for _ in range(min(count, len(rest))):
                        packed = packed << 7 | rest.pop() + 1
                    g.stacks[number] = packed

    def set_decks(self) -> None:
        """The next cards of a deck as they are named, the first one face up; the others shuffled below."""
        g = self.g
        for name in self.given.pairs("decks"):
            element = checked_name("decks", name, ELEMENT_NAMES)
            if not g.elements >> element & 1:
                raise ImpossiblePosition(f"decks {name}: not used (ELDER-6.2)")
        pairs = {find_name(name, ELEMENT_NAMES): cards for name, cards in self.given.pairs("decks").items()}
        for element in range(ELEMENTS):
            if not g.elements >> element & 1:
                continue
            start = CARDS_OF_ELEMENT * element
            there = [int(g.decks[start + place]) for place in range(g.deck_sizes[element])]
            left = [card for card in there if g.card_owner[card] == NOBODY]
            where = f"decks {ELEMENT_NAMES[element]}"
            top = [adventure_number(where, one) for one in checked_list(where, pairs.get(element, []))]
            for card in top:
                if card not in left:
                    raise ImpossiblePosition(f"{where}: {ADVENTURE[card].name} is not in this deck")
                left.remove(card)
            for place, card in enumerate([*left, *top[::-1]]):
                g.decks[start + place] = card
            g.deck_sizes[element] = len(left) + len(top)
            g.buried[element] = min(int(g.buried[element]), int(g.deck_sizes[element]))
            if g.deck_sizes[element] == 0:
                g.face_up &= ~(1 << element)

    def set_magic(self) -> None:
        """Hands and quests are named; the next cards may be; the others are shuffled."""
        g = self.g
        shuffle_magic(g)
        gone = 0
        for p in g.players:
            gone |= p.hand | p.quests
        discards = [magic_number("discards", one) for one in self.given.things("discards")]
        top = [magic_number("magic_top", one) for one in self.given.things("magic_top")]
        for card in [*discards, *top]:
            if gone >> card & 1:
                raise ImpossiblePosition(f"{MAGIC[card].name} is in two places")
            gone |= 1 << card
        g.discards = sum(1 << card for card in discards)
        g.magic = vec_of([int(card) for card in g.magic if not gone >> card & 1] + top[::-1])

    def set_hoard(self) -> None:
        """Dragon treasure in the den: three tokens, or those that are named."""
        g = self.g
        if not g.variants.mother_of_dragons:
            return
        names = [SOURCES[token].name for token in range(FIRST_DRAGON_TREASURE, SOURCE_COUNT)]
        if self.given.has("hoard"):
            named = [FIRST_DRAGON_TREASURE + one for one in self.given.names("hoard", names)]
            g.hoard = vec_of(named)
        elif g.map >> DRAGON_DEN & 1 and len(g.hoard) == 0:
            tokens = vec_of(list(range(FIRST_DRAGON_TREASURE, SOURCE_COUNT)))
            g.shuffle(tokens)
            g.hoard = tokens[:3]


def missing_orbs(g: Eldervale) -> int:
    """Orbs that lie neither on a track nor with a player."""
    return max(0, int(bits_in(g.elements) + bits_in(ORB_SPACES)) - orbs_there(g))


def token_number(where: str, name: object) -> int:
    found = find_name(name, TOKEN_NAMES)
    if found < 0:
        raise ImpossiblePosition(f"{where}: there is no token {name!r}; one is called {TOKEN_NAMES[0]}")
    return found


def adventure_number(where: str, name: object) -> int:
    return checked_card(where, name, [card.name for card in ADVENTURE])


def magic_number(where: str, name: object) -> int:
    return checked_card(where, name, [card.name for card in MAGIC])


def unpacked(stack: int) -> list[int]:
    found = []
    while stack:
        found.append((stack & 127) - 1)
        stack >>= 7
    return found
