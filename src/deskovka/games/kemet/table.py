"""Everything on the table, and what a step of this game is."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from deskovka.core.codec import Stored, ints, vec_of
from deskovka.core.game import Game
from deskovka.core.options import first, verb
from deskovka.core.steps import NONE, State
from deskovka.core.steps import Step as CoreStep
from deskovka.core.vecs import append, pop, remove, vec
from deskovka.games.kemet import obstacles as why
from deskovka.games.kemet.areas import AREAS, BOARDS, CITY_OF, DISTRICT, KIND_OF, TEMPLE, Board
from deskovka.games.kemet.ongoing import Battle, March
from deskovka.games.kemet.player import Player
from deskovka.games.kemet.powers import CREATURES, MIGHT
from deskovka.games.kemet.prices import card_price
from deskovka.games.kemet.terms import (
    CARD_DRAWN,
    CREATURE_BACK,
    DAY,
    FIRST_FOR_POINTS,
    MOST_PRAYER,
    MOST_SEATS,
    NOBODY,
    OFF_BOARD,
    PAID,
    PLAY,
    POINT_GAINED,
    PRAYED,
    SHUFFLED,
    TOP_LEVEL,
)


@mypyc_attr(acyclic=True)
@final
class Variants:
    """The rules this table plays by.  They never change, so clones share them."""

    def __init__(self) -> None:
        self.choose_cities: bool = False
        self.special_cards: bool = True
        self.rounds: i64 = 0  # 0: no limit

    # made by tools/fields.py; forgiving
    def clone(self) -> Variants:
        copy = Variants()
        copy.choose_cities = self.choose_cities
        copy.special_cards = self.special_cards
        copy.rounds = self.rounds
        return copy

    def stored(self) -> Stored:
        return {
            "choose_cities": bool(self.choose_cities),
            "special_cards": bool(self.special_cards),
            "rounds": int(self.rounds),
        }

    def restore(self, stored: Stored) -> None:
        stored = {**self.stored(), **stored}
        self.choose_cities = stored["choose_cities"]
        self.special_cards = stored["special_cards"]
        self.rounds = stored["rounds"]

    @staticmethod
    def from_stored(stored: Stored) -> Variants:
        made = Variants()
        made.restore(stored)
        return made

    # end of what is made


PLAIN: Final = Variants()


NO_PLAYERS: Final = vec[Player]()


@mypyc_attr(acyclic=True)
@final
class Kemet(State):
    """The table."""

    def __init__(self, game: Game) -> None:
        super().__init__(game)
        self.seats: i64 = 0
        self.variants: Variants = PLAIN
        self.board: Board = BOARDS[2]
        self.round: i64 = 0
        self.phase: i64 = 0
        self.step: i64 = 0  # of the night, from 1
        self.turn: i64 = 0  # whose turn it is: a place in `order`
        self.colours: i64 = 0  # in play, as bits
        self.placed: i64 = 0  # spaces whose actions are still to be carried out this turn, as bits
        self.order: vec[i64] = NONE  # seats in turn order
        self.units: vec[i64] = NONE  # by at(seat, area)
        self.levels: vec[i64] = NONE  # of pyramids, by area
        self.pyramids: vec[i64] = NONE  # their colours, by area
        self.creature_areas: vec[i64] = NONE  # OFF_BOARD: on its tile
        self.creature_owners: vec[i64] = NONE  # NOBODY: in the offer
        self.offer: vec[i64] = NONE  # copies left of each tile
        self.deck: vec[i64] = NONE  # kinds of DI cards; the next one is the last
        self.discard: vec[i64] = NONE
        self.seen_cards: vec[i64] = NONE  # drawn to choose from (Vision)
        self.fights: vec[i64] = NONE  # districts where recruits have still to fight
        self.players: vec[Player] = NO_PLAYERS
        self.march: March | None = None
        self.battle: Battle | None = None
        self.last_battle: Battle | None = None  # over, for all to look at; shared by clones
        self.doing: i64 = -1  # the space whose action is, or was last, carried out this turn; -1: none yet
        self.winner: i64 = NOBODY  # who has won by KEMET-END.1

    # made by tools/fields.py; shared: variants board last_battle; unstored: seats board
    def clone(self) -> Kemet:
        copy = Kemet(self.game)
        State.copy_engine(self, copy)  # called by its name: nothing overrides it
        copy.seats = self.seats
        copy.variants = self.variants
        copy.board = self.board
        copy.round = self.round
        copy.phase = self.phase
        copy.step = self.step
        copy.turn = self.turn
        copy.colours = self.colours
        copy.placed = self.placed
        copy.order = self.order[:]
        copy.units = self.units[:]
        copy.levels = self.levels[:]
        copy.pyramids = self.pyramids[:]
        copy.creature_areas = self.creature_areas[:]
        copy.creature_owners = self.creature_owners[:]
        copy.offer = self.offer[:]
        copy.deck = self.deck[:]
        copy.discard = self.discard[:]
        copy.seen_cards = self.seen_cards[:]
        copy.fights = self.fights[:]
        copy.players = vec[Player]([one.clone() for one in self.players])
        copy.march = None if self.march is None else self.march.clone()
        copy.battle = None if self.battle is None else self.battle.clone()
        copy.last_battle = self.last_battle
        copy.doing = self.doing
        copy.winner = self.winner
        return copy

    def stored(self) -> Stored:
        return {
            "variants": self.variants.stored(),
            "round": int(self.round),
            "phase": int(self.phase),
            "step": int(self.step),
            "turn": int(self.turn),
            "colours": int(self.colours),
            "placed": int(self.placed),
            "order": ints(self.order),
            "units": ints(self.units),
            "levels": ints(self.levels),
            "pyramids": ints(self.pyramids),
            "creature_areas": ints(self.creature_areas),
            "creature_owners": ints(self.creature_owners),
            "offer": ints(self.offer),
            "deck": ints(self.deck),
            "discard": ints(self.discard),
            "seen_cards": ints(self.seen_cards),
            "fights": ints(self.fights),
            "players": [one.stored() for one in self.players],
            "march": None if self.march is None else self.march.stored(),
            "battle": None if self.battle is None else self.battle.stored(),
            "last_battle": None if self.last_battle is None else self.last_battle.stored(),
            "doing": int(self.doing),
            "winner": int(self.winner),
        }

    def restore(self, stored: Stored) -> None:
        self.variants = Variants.from_stored(stored["variants"])
        self.round = stored["round"]
        self.phase = stored["phase"]
        self.step = stored["step"]
        self.turn = stored["turn"]
        self.colours = stored["colours"]
        self.placed = stored["placed"]
        self.order = vec_of(stored["order"])
        self.units = vec_of(stored["units"])
        self.levels = vec_of(stored["levels"])
        self.pyramids = vec_of(stored["pyramids"])
        self.creature_areas = vec_of(stored["creature_areas"])
        self.creature_owners = vec_of(stored["creature_owners"])
        self.offer = vec_of(stored["offer"])
        self.deck = vec_of(stored["deck"])
        self.discard = vec_of(stored["discard"])
        self.seen_cards = vec_of(stored["seen_cards"])
        self.fights = vec_of(stored["fights"])
        self.players = vec[Player]()
        for kept in stored["players"]:
            self.players = append(self.players, Player.from_stored(kept))
        self.march = None if stored["march"] is None else March.from_stored(stored["march"])
        self.battle = None if stored["battle"] is None else Battle.from_stored(stored["battle"])
        self.last_battle = None if stored["last_battle"] is None else Battle.from_stored(stored["last_battle"])
        self.doing = stored["doing"]
        self.winner = stored["winner"]

    # end of what is made

    # ---- who stands where

    def units_of(self, seat: i64, area: i64) -> i64:
        return self.units[at(seat, area)]

    def enemy_in(self, seat: i64, area: i64) -> i64:
        """The seat of an opponent with units in an area; NOBODY: it is free (KEMET-FREE.1)."""
        for other in range(self.seats):
            if other != seat and self.units[at(other, area)]:
                return other
        return NOBODY

    def owner_of_city(self, city: i64) -> i64:
        for p in self.players:
            if p.city == city:
                return p.seat
        return NOBODY

    def controller(self, area: i64) -> i64:
        """Who controls an area (KEMET-CTRL); NOBODY where two meet or nobody stands."""
        found: i64 = NOBODY
        for seat in range(self.seats):
            if self.units[at(seat, area)]:
                if found != NOBODY:
                    return NOBODY
                found = seat
        if found == NOBODY and KIND_OF[area] == DISTRICT:
            return self.owner_of_city(CITY_OF[area])
        return found

    def point_holder(self, area: i64) -> i64:
        """Whose the temporary point of an area is; it waits for the end of a battle there (KEMET-BAT.7)."""
        battle = self.battle
        if battle is not None and battle.area == area:
            return battle.holder
        if area in self.fights:  # recruits stand there and have still to fight
            enemy = self.enemy_in(self.order[self.turn], area)
            if enemy != NOBODY:
                return enemy
        return self.controller(area)

    def gives_point(self, area: i64) -> bool:
        """A temple, or a pyramid of the highest level (KEMET-CORE.4)."""
        return KIND_OF[area] == TEMPLE or self.levels[area] == TOP_LEVEL

    def temporary_points(self, seat: i64) -> i64:
        count: i64 = 0
        for area in self.board.areas:
            if self.gives_point(area) and self.point_holder(area) == seat:
                count += 1
        return count

    def score(self, seat: i64) -> i64:
        return self.players[seat].points + self.temporary_points(seat)

    def temples_of(self, seat: i64) -> i64:
        count: i64 = 0
        for area in self.board.areas:
            if KIND_OF[area] == TEMPLE and self.controller(area) == seat:
                count += 1
        return count

    def creature_in(self, seat: i64, area: i64) -> i64:
        """A creature of a seat in an area; -1: none.  (Two only while a group passes.)"""
        for creature in range(len(self.creature_areas)):
            if self.creature_areas[creature] == area and self.creature_owners[creature] == seat:
                return creature
        return -1

    def creatures_in(self, seat: i64, area: i64) -> i64:
        count: i64 = 0
        for creature in range(len(self.creature_areas)):
            if self.creature_areas[creature] == area and self.creature_owners[creature] == seat:
                count += 1
        return count

    def can(self, seat: i64, area: i64, ability: i64) -> bool:
        """Does a creature of the seat with this ability stand here?"""
        for creature in range(len(self.creature_areas)):
            here = self.creature_areas[creature] == area and self.creature_owners[creature] == seat
            if here and CREATURES[creature].can(ability):
                return True
        return False

    # ---- what happens to pieces and points

    def take_units(self, seat: i64, area: i64, count: i64) -> i64:
        """Remove units to their owner's supply, as many as there are; how many it were (KEMET-ARMY.4)."""
        there = self.units[at(seat, area)]
        gone = min(there, count)
        self.units[at(seat, area)] = there - gone
        self.players[seat].supply += gone
        self.call_back_alone(seat, area)
        return gone

    def call_back_alone(self, seat: i64, area: i64) -> None:
        """Creatures without a unit go back to their tiles (KEMET-CRE.9)."""
        if self.units[at(seat, area)]:
            return
        for creature in range(len(self.creature_areas)):
            if self.creature_areas[creature] == area and self.creature_owners[creature] == seat:
                self.creature_areas[creature] = OFF_BOARD
                self.tell(CREATURE_BACK, seat, CREATURES[creature].tile)

    def gain_prayer(self, p: Player, amount: i64, reason: i64) -> None:
        """A gain beyond the track is lost (KEMET-PP.1); one more by day with Divine Might."""
        if amount <= 0:
            return
        if self.phase == DAY:
            amount += p.powers[MIGHT]
        gained = min(amount, MOST_PRAYER - p.prayer)
        p.prayer += gained
        self.tell(PRAYED, p.seat, gained, reason)

    def pay(self, p: Player, price: i64) -> None:
        if price > 0:
            p.prayer -= price
            self.tell(PAID, p.seat, price)

    def gain_point(self, p: Player, reason: i64) -> None:
        p.points += 1
        p.gained += 1 << 8 * (reason - FIRST_FOR_POINTS)
        self.tell(POINT_GAINED, p.seat, reason)

    def draw_card(self, p: Player) -> None:
        """A DI card into the hand; only its owner sees it (KEMET-CARD.2, KEMET-CARD.4, KEMET-CARD.6)."""
        kind = self.next_card(p.seat)
        if kind >= 0:
            p.hand[kind] += 1
            self.whisper(CARD_DRAWN, p.seat, kind)

    def next_card(self, seat: i64) -> i64:
        """The top card of the deck for a seat, the discard pile shuffled if need be; -1: there is none."""
        if len(self.deck) == 0:
            if len(self.discard) == 0:
                return -1
            self.deck = self.discard
            self.discard = vec[i64]()
            self.shuffle(self.deck)
            self.count_hands(seat)
            self.tell(SHUFFLED)
        self.deck, kind = pop(self.deck)
        return kind

    def count_hands(self, seat: i64) -> None:
        """The deck is used up: of two players each knows what the other one holds, by what is missing everywhere else.

        What `seat` draws to choose from (Vision) is missing too.
        """
        if self.seats == 2:
            for p in self.players:
                if p.seat != seat or len(self.seen_cards) == 0:
                    p.lies_open()

    def discard_card(self, p: Player, kind: i64) -> None:
        p.take_out(kind)
        self.discard = append(self.discard, kind)

    def add_fight(self, area: i64) -> None:
        """Recruits have to fight for an area; they are kept in the order of areas, however the recruits came."""
        found = vec[i64]()
        for other in self.board.areas:
            if other == area or other in self.fights:
                found = append(found, other)
        self.fights = found

    def drop_fight(self, area: i64) -> None:
        self.fights = remove(self.fights, area)


def at(seat: i64, area: i64) -> i64:
    """Where the units of a seat in an area are counted."""
    return seat * AREAS + area


NOT_ASKED: Final = vec[i64](  # by phase
    [why.NOT_ASKED_SETTING_UP, why.NOT_ASKED_BY_DAY, why.NOT_ASKED_BY_NIGHT]
)
NO_UNITS: Final = vec[i64]([0 for _ in range(MOST_SEATS * AREAS)])


@mypyc_attr(acyclic=True, allow_interpreted_subclasses=True)
class Step(CoreStep):
    """A step of this game: it sees a Kemet and may speak of a seat, a thing, an area, another seat, an amount."""

    __slots__ = ("amount", "area", "other", "thing")

    def __init__(self, seat: i64 = -1, thing: i64 = -1, area: i64 = -1, other: i64 = -1, amount: i64 = -1) -> None:
        self.seat = seat
        self.thing = thing
        self.area = area
        self.other = other
        self.amount = amount

    def run(self, g: Kemet) -> None:
        """Do it."""

    def begin(self, g: State) -> vec[i64]:
        assert isinstance(g, Kemet)
        self.run(g)
        return NONE

    def fields(self) -> tuple[str, ...]:
        return ("seat", "thing", "area", "other", "amount")


@mypyc_attr(acyclic=True, allow_interpreted_subclasses=True)
class Ask(Step):
    """A step that needs a player.  What may be chosen is said once, by `obstacle` and the functions it shares."""

    __slots__ = ()

    def options(self, g: Kemet) -> vec[i64]:
        """What there is to choose from; changes nothing.  No options: the question is skipped."""
        raise NotImplementedError

    def obstacle(self, g: Kemet, pick: i64) -> i64:
        """What stands in the way of this pick, whose areas are all in play; 0: nothing, it is on offer."""
        raise NotImplementedError

    def mentions(self, g: Kemet, pick: i64, obstacle: i64) -> dict[str, object]:
        """What the message of this obstacle speaks of beside what the pick names and the prayer points there are."""
        return {}

    def chosen(self, g: Kemet, pick: i64) -> None:
        """What this pick does."""
        raise NotImplementedError

    def not_yours(self, g: Kemet, seat: i64) -> i64:
        """By which rule a seat that is not asked has no say now."""
        return NOT_ASKED[g.phase]

    def begin(self, g: State) -> vec[i64]:
        assert isinstance(g, Kemet)
        return self.options(g)

    def obstacle_to(self, g: State, option: i64) -> i64:
        assert isinstance(g, Kemet)
        return self.obstacle(g, option) if area_out_of_play(g, option) == "" else why.NOT_IN_PLAY

    def keeps_out(self, g: State, seat: i64) -> i64:
        assert isinstance(g, Kemet)
        return self.not_yours(g, seat)

    def mentioned(self, g: State, option: i64) -> dict[str, object]:
        assert isinstance(g, Kemet)
        p = g.players[self.seat]
        named = g.game.phrases.named(option)
        missing = area_out_of_play(g, option)
        if missing:
            return {"area": missing}
        named["purse"] = int(p.prayer)
        if verb(option) == PLAY:  # cards are pointed at whatever is asked
            named["price"] = int(card_price(p, first(option)))
        named.update(self.mentions(g, option, self.obstacle(g, option)))
        return named

    def answer(self, g: State, option: i64) -> None:
        assert isinstance(g, Kemet)
        self.chosen(g, option)


def area_out_of_play(g: Kemet, option: i64) -> str:
    """An area an option speaks of that is not in play with this number of players (KEMET-COMP.9); "": all are."""
    for kind, number, name in g.game.phrases.parts(option)[1]:
        if kind.startswith("area") and not g.board.is_in_play(number):
            return name
    return ""
