"""Everything on the table."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from deskovka.core.bits import bit
from deskovka.core.codec import Stored, ints, vec_of
from deskovka.core.game import Game
from deskovka.core.steps import NONE, State
from deskovka.core.vecs import append, pop, vec
from deskovka.games.eldervale.battle_tale import note
from deskovka.games.eldervale.ghosts import CAUSES, GHOSTS, NUMBERS, Ghosts
from deskovka.games.eldervale.ongoing import Battle, Placement
from deskovka.games.eldervale.player import Player
from deskovka.games.eldervale.realms import STEPS, TILES
from deskovka.games.eldervale.terms import (
    DWELT,
    EVERY_SEAT,
    FIRST_ALLY,
    FIRST_BEAST,
    FIRST_MONSTER,
    HANDS,
    MAGIC_CARDS,
    MINOTAUR,
    NO_FAME,
    NOBODY,
    PIECES,
    READY,
    UNDERWORLD,
    UNITS,
    WARRIOR,
    WORKER,
    WORKERS,
)
from deskovka.games.eldervale.variants import Variants
from deskovka.games.eldervale.verbs import SHUFFLED, TURN_BEGAN

PLAIN: Final = Variants()
NO_PLAYERS: Final = vec[Player]()
NO_PLACEMENTS: Final = vec[Placement]()


@mypyc_attr(acyclic=True)
@final
class Eldervale(State):
    """The table.  A realm is the number of its tile; sets of realms are bits of a number."""

    def __init__(self, game: Game) -> None:
        super().__init__(game)
        self.seats: i64 = 0  # the ghosts' place is one of them
        self.variants: Variants = PLAIN
        self.phase: i64 = 0
        self.starter: i64 = 0  # the seat that began
        self.turn: i64 = 0  # whose turn it is
        self.turns: i64 = 0  # begun in this game
        self.last_turns: i64 = -1  # left, once the end is near; -1: it is not (ELDER-24.3)
        self.elements: i64 = 0  # used, as bits
        self.players: vec[Player] = NO_PLAYERS
        self.ghosts: Ghosts | None = None  # the second of the players, at a table for one; None: there are none

        # The map
        self.spots: vec[i64] = NONE  # of each tile; NO_SPOT: not on the map
        self.near: vec[i64] = NONE  # neighbours of each tile, as bits
        self.map: i64 = 0  # tiles on it, as bits
        self.supply: vec[i64] = NONE  # tiles; the next one is the last
        self.stacks: vec[i64] = NONE  # of treasure: FIELDS * tile + field (treasures.py)
        self.known_bottoms: i64 = 0  # stacks whose lowest token everybody has seen (Prospectors), as bits
        self.known_stacks: i64 = 0  # stacks of which everybody has seen every token, as bits
        self.homes: vec[i64] = NONE  # owner of the dwelling in each realm
        self.bridge_near: i64 = -1  # the realms at the two ends of the Bifröst
        self.bridge_far: i64 = -1
        self.bridge_way: i64 = -1  # the direction in which it leads, a number of STEPS

        # Pieces
        self.where: vec[i64] = NONE  # a realm or one of the other places in terms.py, by piece
        self.owner: vec[i64] = NONE  # by piece; NOBODY: a monster nobody controls, a mercenary nobody has
        self.hired: vec[i64] = NONE  # how each mercenary is hired: NOT_HIRED …
        self.staying_down: i64 = 0  # pieces that this regroup does not bring back, as bits

        # Cards
        self.decks: vec[i64] = NONE  # adventure cards: 13 places for each element, the top one the highest
        self.deck_sizes: vec[i64] = NONE
        self.buried: vec[i64] = NONE  # cards at the bottom of each deck that everybody has seen
        self.face_up: i64 = 0  # elements whose deck shows its top card, as bits
        self.fields: vec[i64] = NONE  # tokens on cards: 3 places for each adventure card; NO_TOKEN, ORB
        self.card_orbs: vec[i64] = NONE  # 1: an orb lies on the orb symbol, by adventure card
        self.card_owner: vec[i64] = NONE  # NOBODY: in its deck
        self.hosts: vec[i64] = NONE  # the card each aura (by element) is attached to; -1
        self.magic: vec[i64] = NONE  # deck; the next one is the last
        self.discards: i64 = 0  # magic cards, as bits
        self.casting: i64 = 0  # spells being carried out, as bits: neither in a hand nor on the pile yet
        self.seen_by: vec[i64] = (
            NONE  # who knows where a magic card in a hand is: seats as bits, ONLOOKER's for all the world
        )
        self.traces: vec[i64] = NONE  # where cards that left the deck unseen may be, by seat and card (memory.py)
        self.stale: i64 = 0  # whose hands hold no card of the present deck: eight bits for each seat that knows it

        # Tracks
        self.menu: i64 = 0  # spaces of the reward menu that are taken, as bits
        self.power_orbs: i64 = 0  # elements whose orb is still on its track, as bits
        self.fame_orbs: i64 = 0  # fame spaces whose orb is still there, as bits
        self.hoard: vec[i64] = NONE  # dragon treasure tokens (sources) face down in the Dragon Den
        self.spent_hoard: vec[i64] = NONE  # those that were taken, for all to see

        # What is going on
        self.placements: vec[Placement] = NO_PLACEMENTS  # of this turn
        self.battle: Battle | None = None
        self.last_battle: Battle | None = None  # over, for all to look at; shared by clones
        self.used: vec[i64] = NONE  # abilities that cannot be used again for a while (abilities.py)
        self.resolved: vec[i64] = NONE  # adventure cards whose action an effect has resolved this turn (R57)
        self.regrouping: bool = False
        self.returned: i64 = 0  # units taken from the map in this regroup so far
        self.actions_done: i64 = 0  # card actions resolved in this regroup
        self.acted: vec[i64] = NONE  # ON_CARD + card, ON_START + action: where units have acted in this regroup
        self.fallen_acts: i64 = 0  # units of the Underworld that may still be put on card actions in this regroup
        self.dark_aura_used: bool = False  # a unit leaving the Underworld has activated its host in this regroup
        self.die: i64 = 0  # what the die rolled for a card shows, or the highest of several
        self.taken: i64 = 0  # decks used by the ability going on: they show no card before it is over, as bits
        self.looked_at: vec[i64] = NONE  # magic cards drawn to choose from
        self.drafts: vec[i64] = NONE  # cards still to be drafted from, as bits, by seat

    # made by tools/fields.py; shared: variants last_battle traces; unstored: seats; forgiving
    def clone(self) -> Eldervale:
        copy = Eldervale(self.game)
        State.copy_engine(self, copy)  # called by its name: nothing overrides it
        copy.seats = self.seats
        copy.variants = self.variants
        copy.phase = self.phase
        copy.starter = self.starter
        copy.turn = self.turn
        copy.turns = self.turns
        copy.last_turns = self.last_turns
        copy.elements = self.elements
        copy.players = vec[Player]([one.clone() for one in self.players])
        copy.ghosts = None if self.ghosts is None else self.ghosts.clone()
        copy.spots = self.spots[:]
        copy.near = self.near[:]
        copy.map = self.map
        copy.supply = self.supply[:]
        copy.stacks = self.stacks[:]
        copy.known_bottoms = self.known_bottoms
        copy.known_stacks = self.known_stacks
        copy.homes = self.homes[:]
        copy.bridge_near = self.bridge_near
        copy.bridge_far = self.bridge_far
        copy.bridge_way = self.bridge_way
        copy.where = self.where[:]
        copy.owner = self.owner[:]
        copy.hired = self.hired[:]
        copy.staying_down = self.staying_down
        copy.decks = self.decks[:]
        copy.deck_sizes = self.deck_sizes[:]
        copy.buried = self.buried[:]
        copy.face_up = self.face_up
        copy.fields = self.fields[:]
        copy.card_orbs = self.card_orbs[:]
        copy.card_owner = self.card_owner[:]
        copy.hosts = self.hosts[:]
        copy.magic = self.magic[:]
        copy.discards = self.discards
        copy.casting = self.casting
        copy.seen_by = self.seen_by[:]
        copy.traces = self.traces
        copy.stale = self.stale
        copy.menu = self.menu
        copy.power_orbs = self.power_orbs
        copy.fame_orbs = self.fame_orbs
        copy.hoard = self.hoard[:]
        copy.spent_hoard = self.spent_hoard[:]
        copy.placements = vec[Placement]([one.clone() for one in self.placements])
        copy.battle = None if self.battle is None else self.battle.clone()
        copy.last_battle = self.last_battle
        copy.used = self.used[:]
        copy.resolved = self.resolved[:]
        copy.regrouping = self.regrouping
        copy.returned = self.returned
        copy.actions_done = self.actions_done
        copy.acted = self.acted[:]
        copy.fallen_acts = self.fallen_acts
        copy.dark_aura_used = self.dark_aura_used
        copy.die = self.die
        copy.taken = self.taken
        copy.looked_at = self.looked_at[:]
        copy.drafts = self.drafts[:]
        return copy

    def stored(self) -> Stored:
        return {
            "variants": self.variants.stored(),
            "phase": int(self.phase),
            "starter": int(self.starter),
            "turn": int(self.turn),
            "turns": int(self.turns),
            "last_turns": int(self.last_turns),
            "elements": int(self.elements),
            "players": [one.stored() for one in self.players],
            "ghosts": None if self.ghosts is None else self.ghosts.stored(),
            "spots": ints(self.spots),
            "near": ints(self.near),
            "map": int(self.map),
            "supply": ints(self.supply),
            "stacks": ints(self.stacks),
            "known_bottoms": int(self.known_bottoms),
            "known_stacks": int(self.known_stacks),
            "homes": ints(self.homes),
            "bridge_near": int(self.bridge_near),
            "bridge_far": int(self.bridge_far),
            "bridge_way": int(self.bridge_way),
            "where": ints(self.where),
            "owner": ints(self.owner),
            "hired": ints(self.hired),
            "staying_down": int(self.staying_down),
            "decks": ints(self.decks),
            "deck_sizes": ints(self.deck_sizes),
            "buried": ints(self.buried),
            "face_up": int(self.face_up),
            "fields": ints(self.fields),
            "card_orbs": ints(self.card_orbs),
            "card_owner": ints(self.card_owner),
            "hosts": ints(self.hosts),
            "magic": ints(self.magic),
            "discards": int(self.discards),
            "casting": int(self.casting),
            "seen_by": ints(self.seen_by),
            "traces": ints(self.traces),
            "stale": int(self.stale),
            "menu": int(self.menu),
            "power_orbs": int(self.power_orbs),
            "fame_orbs": int(self.fame_orbs),
            "hoard": ints(self.hoard),
            "spent_hoard": ints(self.spent_hoard),
            "placements": [one.stored() for one in self.placements],
            "battle": None if self.battle is None else self.battle.stored(),
            "last_battle": None if self.last_battle is None else self.last_battle.stored(),
            "used": ints(self.used),
            "resolved": ints(self.resolved),
            "regrouping": bool(self.regrouping),
            "returned": int(self.returned),
            "actions_done": int(self.actions_done),
            "acted": ints(self.acted),
            "fallen_acts": int(self.fallen_acts),
            "dark_aura_used": bool(self.dark_aura_used),
            "die": int(self.die),
            "taken": int(self.taken),
            "looked_at": ints(self.looked_at),
            "drafts": ints(self.drafts),
        }

    def restore(self, stored: Stored) -> None:
        stored = {**self.stored(), **stored}
        self.variants = Variants.from_stored(stored["variants"])
        self.phase = stored["phase"]
        self.starter = stored["starter"]
        self.turn = stored["turn"]
        self.turns = stored["turns"]
        self.last_turns = stored["last_turns"]
        self.elements = stored["elements"]
        self.players = vec[Player]()
        for kept in stored["players"]:
            self.players = append(self.players, Player.from_stored(kept))
        self.ghosts = None if stored["ghosts"] is None else Ghosts.from_stored(stored["ghosts"])
        self.spots = vec_of(stored["spots"])
        self.near = vec_of(stored["near"])
        self.map = stored["map"]
        self.supply = vec_of(stored["supply"])
        self.stacks = vec_of(stored["stacks"])
        self.known_bottoms = stored["known_bottoms"]
        self.known_stacks = stored["known_stacks"]
        self.homes = vec_of(stored["homes"])
        self.bridge_near = stored["bridge_near"]
        self.bridge_far = stored["bridge_far"]
        self.bridge_way = stored["bridge_way"]
        self.where = vec_of(stored["where"])
        self.owner = vec_of(stored["owner"])
        self.hired = vec_of(stored["hired"])
        self.staying_down = stored["staying_down"]
        self.decks = vec_of(stored["decks"])
        self.deck_sizes = vec_of(stored["deck_sizes"])
        self.buried = vec_of(stored["buried"])
        self.face_up = stored["face_up"]
        self.fields = vec_of(stored["fields"])
        self.card_orbs = vec_of(stored["card_orbs"])
        self.card_owner = vec_of(stored["card_owner"])
        self.hosts = vec_of(stored["hosts"])
        self.magic = vec_of(stored["magic"])
        self.discards = stored["discards"]
        self.casting = stored["casting"]
        self.seen_by = vec_of(stored["seen_by"])
        self.traces = vec_of(stored["traces"])
        self.stale = stored["stale"]
        self.menu = stored["menu"]
        self.power_orbs = stored["power_orbs"]
        self.fame_orbs = stored["fame_orbs"]
        self.hoard = vec_of(stored["hoard"])
        self.spent_hoard = vec_of(stored["spent_hoard"])
        self.placements = vec[Placement]()
        for kept in stored["placements"]:
            self.placements = append(self.placements, Placement.from_stored(kept))
        self.battle = None if stored["battle"] is None else Battle.from_stored(stored["battle"])
        self.last_battle = None if stored["last_battle"] is None else Battle.from_stored(stored["last_battle"])
        self.used = vec_of(stored["used"])
        self.resolved = vec_of(stored["resolved"])
        self.regrouping = stored["regrouping"]
        self.returned = stored["returned"]
        self.actions_done = stored["actions_done"]
        self.acted = vec_of(stored["acted"])
        self.fallen_acts = stored["fallen_acts"]
        self.dark_aura_used = stored["dark_aura_used"]
        self.die = stored["die"]
        self.taken = stored["taken"]
        self.looked_at = vec_of(stored["looked_at"])
        self.drafts = vec_of(stored["drafts"])

    # end of what is made

    # ---- events

    def tell(self, kind: i64, seat: i64 = -1, a: i64 = -1, b: i64 = -1, c: i64 = -1) -> None:
        """Something happened that everybody sees; in a battle it is part of its tale."""
        why = c if self.ghosts is None else self.because(kind, seat, c)
        State.tell(self, kind, seat, a, b, why)
        if self.battle is not None:
            note(self.battle, kind, seat, a, b, c)
        if self.ghosts is not None:
            self.haunt(kind, seat, a, b, why)

    def whisper(self, kind: i64, seat: i64, a: i64, b: i64 = -1, c: i64 = -1) -> None:
        """What `a` is only `seat` sees: the tale of a battle leaves it out."""
        why = c if self.ghosts is None else self.because(kind, seat, c)
        State.whisper(self, kind, seat, a, b, why)
        if self.battle is not None:
            note(self.battle, kind, seat, -1, b, c)
        if self.ghosts is not None:
            self.haunt(kind, seat, -1, b, why)

    def because(self, kind: i64, seat: i64, c: i64) -> i64:
        """The last number of an event of the ghosts: why it came, where it has room for that (ghost_told.py)."""
        ghosts = self.ghosts
        assert ghosts is not None
        free = c < 0 and len(self.game.event_words.kinds[int(kind)].holes) < NUMBERS  # nothing else is told there
        cause = ghosts.cause if free and self.is_ghost(seat) else c
        if CAUSES[kind] and (self.is_ghost(seat) or kind == TURN_BEGAN):
            ghosts.cause = kind
        return cause

    def haunt(self, kind: i64, seat: i64, a: i64, b: i64, c: i64) -> None:
        """It is a turn of the ghosts: this is part of its tale."""
        ghosts = self.ghosts
        assert ghosts is not None
        if self.is_ghost(self.turn):
            tale = vec[i64]() if kind == TURN_BEGAN else ghosts.tale
            for number in (ghosts.stage, kind, seat, a, b, c):
                tale = append(tale, number)
            ghosts.tale = tale

    # ---- who is who

    def next_seat(self, seat: i64) -> i64:
        """Clockwise (ELDER-5.6)."""
        return (seat + 1) % self.seats

    def are_opponents(self, one: i64, other: i64) -> bool:
        """A team mate is none (ELDER-2.11, ELDER-30.9)."""
        if one in (other, NOBODY) or other == NOBODY:
            return False
        return not self.variants.teams or self.mate(one) != other

    def is_ghost(self, seat: i64) -> bool:
        """Is this the place of the ghosts, whom nobody plays?"""
        return self.ghosts is not None and seat == GHOSTS

    def mate(self, seat: i64) -> i64:
        """The team mate: seats 0 and 1, seats 2 and 3; NOBODY without teams (ELDER-30.1)."""
        return seat ^ 1 if self.variants.teams else NOBODY

    def is_peaceful(self) -> bool:
        """Has somebody still to regroup for the first time (ELDER-18.1)?"""
        for p in self.players:
            if p.fame == NO_FAME:
                return True
        return False

    # ---- pieces.  Piece numbers of a seat's own units come first, then its allies'

    def units_of(self, seat: i64) -> vec[i64]:
        """All pieces a seat has, wherever they are; allies too."""
        found = vec[i64]()
        for piece in range(seat * UNITS, seat * UNITS + UNITS):
            found = append(found, piece)
        allies = self.players[seat].allies
        piece = FIRST_ALLY
        while allies:
            if allies & 1:
                found = append(found, piece)
            allies >>= 1
            piece += 1
        return found

    def realms_of(self, seat: i64) -> i64:
        """Realms with units of a seat, as bits."""
        found: i64 = 0
        for piece in range(seat * UNITS, seat * UNITS + UNITS):
            place = self.where[piece]
            if place < TILES:
                found |= bit(place)
        allies = self.players[seat].allies
        if allies:
            for ally in range(PIECES - FIRST_ALLY):
                if allies >> ally & 1 and self.where[FIRST_ALLY + ally] < TILES:
                    found |= bit(self.where[FIRST_ALLY + ally])
        return found

    def units_in(self, seat: i64, realm: i64) -> vec[i64]:
        """The pieces of a seat in a realm, or in one of the other places."""
        found = vec[i64]()
        for piece in range(seat * UNITS, seat * UNITS + UNITS):
            if self.where[piece] == realm:
                found = append(found, piece)
        allies = self.players[seat].allies
        if allies:
            for ally in range(PIECES - FIRST_ALLY):
                if allies >> ally & 1 and self.where[FIRST_ALLY + ally] == realm:
                    found = append(found, FIRST_ALLY + ally)
        return found

    def count_in(self, seat: i64, realm: i64) -> i64:
        return len(self.units_in(seat, realm))

    def first_of(self, seat: i64, kind: i64, place: i64) -> i64:
        """A piece of that kind and seat in a realm or another place; NO_PIECE if there is none.  Equal ones are one."""
        piece = piece_of(seat, kind)
        if kind != WORKER:
            return piece if self.where[piece] == place and self.owner[piece] == seat else -1
        for number in range(piece, piece + WORKERS):
            if self.where[number] == place:
                return number
        return -1

    def others_in(self, seat: i64, realm: i64) -> bool:
        """Are there units of opponents in a realm?"""
        for other in range(self.seats):
            if self.are_opponents(seat, other) and len(self.units_in(other, realm)):
                return True
        return False

    def beast_in(self, realm: i64) -> i64:
        """The monster in a realm that nobody controls; NO_PIECE (ELDER-7.6)."""
        for piece in range(FIRST_BEAST, PIECES):
            if self.where[piece] == realm and self.owner[piece] == NOBODY:
                return piece
        return -1

    def beasts(self) -> i64:
        """Realms with a monster that nobody controls, as bits."""
        found: i64 = 0
        for piece in range(FIRST_BEAST, PIECES):
            if self.where[piece] < TILES and self.owner[piece] == NOBODY:
                found |= bit(self.where[piece])
        return found

    def occupied(self) -> i64:
        """Realms with a unit or a monster, as bits (ELDER-7.3)."""
        found: i64 = 0
        for piece in range(PIECES):
            if self.where[piece] < TILES:
                found |= bit(self.where[piece])
        return found

    def active_units(self, seat: i64) -> i64:
        """Units in play: on the map, ready, in the Underworld or on cards (ELDER-2.9)."""
        count: i64 = 0
        for piece in self.units_of(seat):
            place = self.where[piece]
            if place < TILES or place in (READY, UNDERWORLD) or place > DWELT + 3:
                count += 1
        return count

    # ---- the map

    def tile_at(self, spot: i64) -> i64:
        for tile in range(TILES):
            if self.spots[tile] == spot:
                return tile
        return -1

    def put_tile(self, tile: i64, spot: i64) -> None:
        """Lay a tile; neighbours know each other from now on (ELDER-7.1)."""
        self.spots[tile] = spot
        self.map |= bit(tile)
        self.near[tile] = 0
        for step in STEPS:
            other = self.tile_at(spot + step)
            if other >= 0:
                self.near[tile] |= bit(other)
                self.near[other] |= bit(tile)

    def around(self, realms: i64) -> i64:
        """All neighbours of these realms, as bits."""
        found: i64 = 0
        for tile in range(TILES):
            if realms >> tile & 1:
                found |= self.near[tile]
        return found

    def within(self, realms: i64, steps: i64) -> i64:
        """Realms at most so many steps away from one of these, themselves included (R11)."""
        found = realms
        for _ in range(steps):
            found |= self.around(found)
        return found

    # ---- magic cards

    def next_magic(self) -> i64:
        """The top card of the magic deck, the discard pile shuffled if need be; -1: none (ELDER-4.5, ELDER-4.6)."""
        if len(self.magic) == 0:
            for card in range(len(self.seen_by)):
                if self.discards >> card & 1:
                    self.magic = append(self.magic, card)
            if len(self.magic) == 0:
                return -1
            self.discards = 0
            self.shuffle(self.magic)
            self.hold_back()
            self.tell(SHUFFLED)
        self.magic, card = pop(self.magic)
        return card

    def hold_back(self) -> None:
        """The deck was made anew: everybody knows which cards lie in it, and so which were held back from it."""
        traces = self.traces[:] if len(self.traces) else vec[i64]([0] * (self.seats * MAGIC_CARDS))
        for at in range(len(traces)):
            if at % MAGIC_CARDS in self.magic:
                traces[at] = 0
            elif traces[at] == 0:
                traces[at] = HANDS & ~(self.stale >> 8 * (at // MAGIC_CARDS))
        self.traces = traces
        self.stale = EVERY_SEAT * HANDS

    def draws_from_deck(self, seat: i64) -> None:
        """Everybody sees that a hand gets a card of the present deck."""
        self.stale &= ~(EVERY_SEAT * bit(seat))


def kind_of(piece: i64) -> i64:
    """What a piece is: WORKER … DRAGON, MINOTAUR, MIMEZA, FIRST_MONSTER + the number of a monster."""
    if piece >= FIRST_BEAST:
        return FIRST_MONSTER + piece - FIRST_BEAST
    if piece >= FIRST_ALLY:
        return MINOTAUR + piece - FIRST_ALLY
    of_seat = piece % UNITS
    return WORKER if of_seat < WORKERS else WARRIOR + of_seat - WORKERS


def piece_of(seat: i64, kind: i64) -> i64:
    """The piece of that kind; of workers the first."""
    if kind >= FIRST_MONSTER:
        return FIRST_BEAST + kind - FIRST_MONSTER
    if kind >= MINOTAUR:
        return FIRST_ALLY + kind - MINOTAUR
    return seat * UNITS + (0 if kind == WORKER else WORKERS + kind - WARRIOR)
