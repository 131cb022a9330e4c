"""What a description says of one seat: its things, its cards, its units."""

from __future__ import annotations

from typing import Final

from deskovka.core.codec import vec_of
from deskovka.core.errors import ImpossiblePosition
from deskovka.core.position import (
    Part,
    checked_card,
    checked_keys,
    checked_list,
    checked_name,
    checked_number,
    find_name,
)
from deskovka.core.vecs import append
from deskovka.games.eldervale.abilities import refresh
from deskovka.games.eldervale.box import ADVENTURE, AURA, DEPOSIT, MAGIC, NO_ORB, NO_SYMBOL
from deskovka.games.eldervale.gaining import FOR_CARDS, FOR_START
from deskovka.games.eldervale.orbs import HIRED_FOR_GOLD, HIRED_FOR_GOOD, HIRED_THIS_TURN
from deskovka.games.eldervale.phrases import UNIT_NAMES
from deskovka.games.eldervale.player import Player
from deskovka.games.eldervale.realms import ELEMENT_REALMS, REALM_NAMES
from deskovka.games.eldervale.setup import START_WORKERS
from deskovka.games.eldervale.table import Eldervale, piece_of
from deskovka.games.eldervale.tableau import FIELDS_EACH
from deskovka.games.eldervale.terms import (
    ASIDE,
    DWELT,
    ELEMENT_NAMES,
    EVERYONE,
    FIRST_ALLY,
    FIRST_BEAST,
    FIRST_MONSTER,
    LAST_FAME,
    MARKERS,
    MINOTAUR,
    NO_FAME,
    NOBODY,
    ON_CARD,
    ON_START,
    READY,
    RESOURCE_NAMES,
    ROOFS,
    START_ACTIONS,
    SUPPLY,
    TOKENS,
    TOP_LEVEL,
    TRAY,
    TRAY_TOKENS,
    UNDERWORLD,
    UNITS,
    WORKER,
    WORKERS,
)
from deskovka.games.eldervale.treasures import NO_TOKEN, ORB, TOKEN_NAMES, element_of_token

SEAT_KEYS: Final = (
    *("element", "faction", "points", "resources", "hand", "quests", "tray", "orbs", "power", "fame", "dwellings"),
    *("cards", "harvest", "units", "ready", "underworld", "on_cards", "hired", "tactics", "spells", "seen"),
)
CARD_KEYS: Final = ("fields", "orb", "aura")
PURSE: Final = {"gem": 1, "scroll": 1, "potion": 1, "tool": 1, "sword": 1}
TACTICS: Final = ("none", "exhausted", "active")
HOW_HIRED: Final = {"orb": HIRED_FOR_GOOD, "gold": HIRED_FOR_GOLD, "now": HIRED_THIS_TURN}


class Seating:
    """Sets the things of each seat out, one seat after the other."""

    def __init__(self, g: Eldervale) -> None:
        self.g = g

    def sit_down(self, p: Player, seat: Part) -> None:
        self.set_things(p, seat)
        self.set_tracks(p, seat)
        self.set_cards(p, seat)
        self.set_dwellings(p, seat)
        self.set_units(p, seat)
        refresh(self.g, p)
        for kind in range(TOKENS):
            if p.has(kind) > p.limit:
                raise ImpossiblePosition(f"{seat.at('resources')}: at most {p.limit} of each (ELDER-3.3)")

    # ---- things

    def set_things(self, p: Player, seat: Part) -> None:
        place = (int(p.seat) - int(self.g.starter)) % int(self.g.seats) + 1
        p.points = seat.number("points", 0, 999, place)
        p.gains[FOR_START] = min(place, int(p.points))
        p.gains[FOR_CARDS] = p.points - p.gains[FOR_START]  # where the others came from nobody knows
        goods = (
            {str(name): value for name, value in seat.pairs("resources").items()} if seat.has("resources") else PURSE
        )
        p.purse = 0
        for good, count in goods.items():
            kind = checked_name(seat.at("resources"), good, RESOURCE_NAMES[:TOKENS])
            p.purse += checked_number(f"{seat.at('resources')} {good}", count, 0, 7) << 4 * kind
        for key in ("hand", "quests"):
            for name in seat.things(key):
                card = checked_card(seat.at(key), name, [one.name for one in MAGIC])
                if any((other.hand | other.quests) >> card & 1 for other in self.g.players):
                    raise ImpossiblePosition(f"{seat.at(key)}: {MAGIC[card].name} is in two places")
                if key == "hand":
                    p.hand |= 1 << card
                else:
                    p.quests |= 1 << card
        for name in seat.things("seen"):  # cards of this hand that everybody knows
            card = checked_card(seat.at("seen"), name, [one.name for one in MAGIC])
            if not p.hand >> card & 1:
                raise ImpossiblePosition(f"{seat.at('seen')}: {MAGIC[card].name} is not in this hand")
            self.g.seen_by[card] = EVERYONE
        tokens = [self.token(seat.at("tray"), name) for name in seat.things("tray")]
        if len(tokens) > TRAY_TOKENS:
            raise ImpossiblePosition(f"{seat.at('tray')}: four tokens at most (ELDER-3.12)")
        p.tray = vec_of(sorted(tokens))
        p.orbs = seat.number("orbs", 0, 9, 0)
        p.harvest = self.token(seat.at("harvest"), seat.keys["harvest"]) if seat.has("harvest") else NO_TOKEN
        p.spells = seat.number("spells", 0, 9, 0)
        if seat.has("tactics"):
            if not self.g.variants.tactics:
                raise ImpossiblePosition(f"{seat.at('tactics')}: only in the variant with tactics tokens (ELDER-33.1)")
            p.tactics = seat.name("tactics", TACTICS)

    def token(self, where: str, name: object) -> int:
        found = find_name(name, TOKEN_NAMES)
        if found < 0:
            raise ImpossiblePosition(f"{where}: there is no token {name!r}; one is called {TOKEN_NAMES[0]}")
        if not self.g.elements >> element_of_token(found) & 1:
            raise ImpossiblePosition(f"{where}: {name!r} belongs to an element that is not used")
        return found

    # ---- tracks

    def set_tracks(self, p: Player, seat: Part) -> None:
        if seat.has("power"):
            for element in range(len(ELEMENT_NAMES)):
                p.levels[element] = 0
            for name, level in seat.pairs("power").items():
                element = checked_name(seat.at("power"), name, ELEMENT_NAMES)
                if not self.g.elements >> element & 1:
                    raise ImpossiblePosition(f"{seat.at('power')}: {name} is not used (ELDER-22.13)")
                p.levels[element] = checked_number(f"{seat.at('power')} {name}", level, 0, TOP_LEVEL)
            if p.markers() > MARKERS:
                raise ImpossiblePosition(f"{seat.at('power')}: four markers at most (ELDER-22.6)")
        if seat.has("fame") and seat.keys["fame"] is not None:
            p.fame = seat.number("fame", 0, LAST_FAME, 0)
        else:
            p.fame = NO_FAME

    # ---- the tableau

    def set_cards(self, p: Player, seat: Part) -> None:
        """Names of cards, or names with what lies on them: {earth_old_quarry: {fields: [earth_gem]}}."""
        attached: list[tuple[int, str]] = []  # hosts and the auras on them
        for entry in seat.things("cards"):
            told = entry if isinstance(entry, dict) else {entry: {}}
            for name, details in told.items():
                where = f"{seat.at('cards')} {name}"
                card = checked_card(seat.at("cards"), name, [one.name for one in ADVENTURE])
                if self.g.card_owner[card] != NOBODY:
                    raise ImpossiblePosition(f"{where}: it is in two places")
                if not self.g.elements >> ADVENTURE[card].element & 1:
                    raise ImpossiblePosition(f"{where}: its element is not used (ELDER-6.2)")
                p.tableau = append(p.tableau, card)
                self.g.card_owner[card] = p.seat
                part = Part(checked_keys(where, details or {}, CARD_KEYS), where)
                self.set_card(card, part)
                if part.has("aura"):
                    attached.append((card, str(part.keys["aura"])))
        for host, name in attached:
            self.attach(p, seat, host, name)

    def set_card(self, card: int, part: Part) -> None:
        squares = ADVENTURE[card].fields
        given = part.things("fields")
        if len(given) > len(squares):
            raise ImpossiblePosition(f"{part.at('fields')}: it has {len(squares)}")
        for field, name in enumerate(given):
            if name is None:
                continue
            if str(name) == "orb":
                if squares[field] != DEPOSIT:
                    raise ImpossiblePosition(f"{part.at('fields')}: an orb lies on deposit fields only (ELDER-16.4)")
                self.g.fields[FIELDS_EACH * card + field] = ORB
            else:
                self.g.fields[FIELDS_EACH * card + field] = self.token(part.at("fields"), name)
        if part.is_on("orb"):
            if ADVENTURE[card].orb_symbol == NO_ORB:
                raise ImpossiblePosition(f"{part.at('orb')}: it has no orb symbol (ELDER-16.5)")
            self.g.card_orbs[card] = 1

    def attach(self, p: Player, seat: Part, host: int, name: str) -> None:
        where = f"{seat.at('cards')} {ADVENTURE[host].name} aura"
        aura = checked_card(where, name, [one.name for one in ADVENTURE])
        if ADVENTURE[aura].kind != AURA or self.g.card_owner[aura] != p.seat:
            raise ImpossiblePosition(f"{where}: {ADVENTURE[aura].name} is no aura of this seat")
        if ADVENTURE[host].symbol == NO_SYMBOL:
            raise ImpossiblePosition(f"{where}: only a card that can be activated carries one (ELDER-17.16)")
        self.g.hosts[ADVENTURE[aura].element] = host

    # ---- dwellings and units

    def set_dwellings(self, p: Player, seat: Part) -> None:
        for number, tile in enumerate(seat.names("dwellings", REALM_NAMES)):
            where = seat.at("dwellings")
            if not self.g.map >> tile & 1 or not ELEMENT_REALMS >> tile & 1:
                raise ImpossiblePosition(f"{where}: {REALM_NAMES[tile]} is no element realm on the map (ELDER-14.2)")
            if self.g.homes[tile] != NOBODY:
                raise ImpossiblePosition(f"{where}: {REALM_NAMES[tile]} has a dwelling (ELDER-7.8)")
            if number >= ROOFS:
                raise ImpossiblePosition(f"{where}: six roofs (ELDER-14.9)")
            self.g.homes[tile] = p.seat
            p.dwellings |= 1 << tile
            self.g.where[int(p.seat) * UNITS + WORKERS - 1 - number] = DWELT

    def set_units(self, p: Player, seat: Part) -> None:
        """Units by realm, in the ready area, in the Underworld, on cards; the others have not been summoned."""
        named = any(seat.has(key) for key in ("units", "ready", "underworld", "on_cards"))
        if named:
            for piece in range(int(p.seat) * UNITS, int(p.seat) * UNITS + UNITS):
                if self.g.where[piece] != DWELT:
                    self.g.where[piece] = whence(p)
        for name, units in seat.pairs("units").items():
            tile = checked_name(seat.at("units"), name, REALM_NAMES)
            if not self.g.map >> tile & 1:
                raise ImpossiblePosition(f"{seat.at('units')}: {REALM_NAMES[tile]} is not on the map")
            for unit in checked_list(f"{seat.at('units')} {name}", units):
                self.put(p, seat, unit, tile)
        for key, place in (("ready", READY), ("underworld", UNDERWORLD)):
            for unit in seat.things(key):
                self.put(p, seat, unit, place)
        for name, unit in seat.pairs("on_cards").items():
            action = find_name(name, START_ACTIONS)
            if action >= 0:
                self.put(p, seat, unit, ON_START + action)
                continue
            card = checked_card(seat.at("on_cards"), name, [one.name for one in ADVENTURE])
            self.put(p, seat, unit, ON_CARD + card)
        self.fill_up_workers(p)
        for name, how in seat.pairs("hired").items():
            kind = checked_name(seat.at("hired"), name, UNIT_NAMES)
            if kind not in (MINOTAUR, MINOTAUR + 1) or self.g.owner[piece_of(p.seat, kind)] != p.seat:
                raise ImpossiblePosition(f"{seat.at('hired')}: {name} is no mercenary of this seat")
            number = checked_name(seat.at("hired"), how, list(HOW_HIRED))
            self.g.hired[kind - MINOTAUR] = list(HOW_HIRED.values())[number]

    def fill_up_workers(self, p: Player) -> None:
        """Three workers are there from the beginning: who is not named among them is ready (ELDER-6.19)."""
        if p.is_ghosts():
            return  # all their units are (GHOST-2.15)
        workers = range(int(p.seat) * UNITS, int(p.seat) * UNITS + WORKERS)
        waiting = [piece for piece in workers if self.g.where[piece] == TRAY]
        for piece in waiting[: max(0, len(waiting) - WORKERS + START_WORKERS)]:
            self.g.where[piece] = READY

    def put(self, p: Player, seat: Part, name: object, place: int) -> None:
        kind = checked_name(seat.at("units"), name, UNIT_NAMES)
        if kind >= MINOTAUR:
            self.put_ally(p, seat, kind, place)
            return
        pieces = range(int(p.seat) * UNITS, int(p.seat) * UNITS + UNITS)
        free = [piece for piece in pieces if self.g.where[piece] == whence(p) and kind_matches(piece, kind)]
        if not free:
            raise ImpossiblePosition(f"{seat.at('units')}: there are not so many of {UNIT_NAMES[kind]}")
        self.g.where[free[0]] = place

    def put_ally(self, p: Player, seat: Part, kind: int, place: int) -> None:
        piece = int(piece_of(p.seat, kind))
        if p.is_ghosts():
            raise ImpossiblePosition(f"{seat.at('units')}: the ghosts have nine units of their own (GHOST-1.2)")
        if self.g.owner[piece] != NOBODY:
            raise ImpossiblePosition(f"{seat.at('units')}: {UNIT_NAMES[kind]} has an owner")
        if kind < FIRST_MONSTER and self.g.where[piece] != SUPPLY:
            raise ImpossiblePosition(f"{seat.at('units')}: {UNIT_NAMES[kind]} only with mercenaries (ELDER-27.1)")
        if kind >= FIRST_MONSTER and not self.in_game(piece):
            raise ImpossiblePosition(f"{seat.at('units')}: {UNIT_NAMES[kind]} is not in this game (ELDER-5.10)")
        self.g.owner[piece] = p.seat
        self.g.where[piece] = place
        p.allies |= 1 << (piece - FIRST_ALLY)
        if piece < FIRST_BEAST:
            self.g.hired[piece - FIRST_ALLY] = HIRED_FOR_GOLD

    def in_game(self, piece: int) -> bool:
        return self.g.where[piece] != ASIDE


def whence(p: Player) -> int:
    """Where units wait that a description does not place: those of the ghosts are ready (GHOST-2.15)."""
    return READY if p.is_ghosts() else TRAY


def kind_matches(piece: int, kind: int) -> bool:
    of_seat = piece % UNITS
    return of_seat < WORKERS if kind == WORKER else of_seat == WORKERS + kind - 1
