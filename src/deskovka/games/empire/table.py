"""Everything on the table, and what a step of this game is."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from deskovka.core.codec import Stored, ints, vec_of
from deskovka.core.game import Game
from deskovka.core.steps import NONE, State
from deskovka.core.steps import Step as CoreStep
from deskovka.core.vecs import append, vec
from deskovka.games.empire.board import REGIONS, T_SHAPE, Board
from deskovka.games.empire.terms import (
    ARMIES,
    CITIES,
    NO_LEADER,
    NO_TOKEN,
    NOBODY,
    PARTIES,
    POISON_SWAMP,
    SEA_COST,
)


@mypyc_attr(acyclic=True)
@final
class Variants:
    """The rules this table plays by.  They never change, so clones share them."""

    def __init__(self) -> None:
        self.layout: i64 = 0
        self.set_up_by_luck: bool = False
        self.discoveries: bool = False
        self.swamp: bool = False
        self.citadels: bool = False
        self.encounters: bool = False
        self.leaders: bool = False
        self.games: i64 = 1  # of the match
        self.lots: bool = False  # ties in the auction: by lot instead of by age
        self.setup_player: i64 = 0  # of the first game
        self.ages: vec[i64] = vec[i64]()  # seats, the youngest first
        self.sides: vec[i64] = vec[i64]()  # by place; -1: drawn by lot
        self.turns: vec[i64] = vec[i64]()  # quarters clockwise, by place; -1: drawn by lot

    # made by tools/fields.py
    def clone(self) -> Variants:
        copy = Variants()
        copy.layout = self.layout
        copy.set_up_by_luck = self.set_up_by_luck
        copy.discoveries = self.discoveries
        copy.swamp = self.swamp
        copy.citadels = self.citadels
        copy.encounters = self.encounters
        copy.leaders = self.leaders
        copy.games = self.games
        copy.lots = self.lots
        copy.setup_player = self.setup_player
        copy.ages = self.ages[:]
        copy.sides = self.sides[:]
        copy.turns = self.turns[:]
        return copy

    def stored(self) -> Stored:
        return {
            "layout": int(self.layout),
            "set_up_by_luck": bool(self.set_up_by_luck),
            "discoveries": bool(self.discoveries),
            "swamp": bool(self.swamp),
            "citadels": bool(self.citadels),
            "encounters": bool(self.encounters),
            "leaders": bool(self.leaders),
            "games": int(self.games),
            "lots": bool(self.lots),
            "setup_player": int(self.setup_player),
            "ages": ints(self.ages),
            "sides": ints(self.sides),
            "turns": ints(self.turns),
        }

    def restore(self, stored: Stored) -> None:
        self.layout = stored["layout"]
        self.set_up_by_luck = stored["set_up_by_luck"]
        self.discoveries = stored["discoveries"]
        self.swamp = stored["swamp"]
        self.citadels = stored["citadels"]
        self.encounters = stored["encounters"]
        self.leaders = stored["leaders"]
        self.games = stored["games"]
        self.lots = stored["lots"]
        self.setup_player = stored["setup_player"]
        self.ages = vec_of(stored["ages"])
        self.sides = vec_of(stored["sides"])
        self.turns = vec_of(stored["turns"])

    @staticmethod
    def from_stored(stored: Stored) -> Variants:
        made = Variants()
        made.restore(stored)
        return made

    # end of what is made


@mypyc_attr(acyclic=True)
@final
class Player:
    """A seat's things.  Symbols of cards and tokens are added up as they are gained (EMPIRE-ABIL.1)."""

    def __init__(self) -> None:
        self.seat: i64 = 0
        self.coins: i64 = 0
        self.supply: i64 = ARMIES  # armies not on the board
        self.cities: i64 = CITIES  # not yet built
        self.cards: vec[i64] = vec[i64]()
        self.extra_move: i64 = 0
        self.extra_army: i64 = 0
        self.flying: i64 = 0
        self.elixirs: i64 = 0
        self.immune: bool = False
        self.leader: i64 = NO_LEADER
        self.trophies: i64 = 0  # armies of others on the card of the Red Sorceress
        self.tokens: vec[i64] = vec[i64]()  # gained
        self.looked: i64 = 0  # regions whose face-down token the seat has seen, as bits
        self.earlier: vec[i64] = vec[i64]()  # points of the games of a match already played

    # made by tools/fields.py; shared: earlier
    def clone(self) -> Player:
        copy = Player()
        copy.seat = self.seat
        copy.coins = self.coins
        copy.supply = self.supply
        copy.cities = self.cities
        copy.cards = self.cards[:]
        copy.extra_move = self.extra_move
        copy.extra_army = self.extra_army
        copy.flying = self.flying
        copy.elixirs = self.elixirs
        copy.immune = self.immune
        copy.leader = self.leader
        copy.trophies = self.trophies
        copy.tokens = self.tokens[:]
        copy.looked = self.looked
        copy.earlier = self.earlier
        return copy

    def stored(self) -> Stored:
        return {
            "seat": int(self.seat),
            "coins": int(self.coins),
            "supply": int(self.supply),
            "cities": int(self.cities),
            "cards": ints(self.cards),
            "extra_move": int(self.extra_move),
            "extra_army": int(self.extra_army),
            "flying": int(self.flying),
            "elixirs": int(self.elixirs),
            "immune": bool(self.immune),
            "leader": int(self.leader),
            "trophies": int(self.trophies),
            "tokens": ints(self.tokens),
            "looked": int(self.looked),
            "earlier": ints(self.earlier),
        }

    def restore(self, stored: Stored) -> None:
        self.seat = stored["seat"]
        self.coins = stored["coins"]
        self.supply = stored["supply"]
        self.cities = stored["cities"]
        self.cards = vec_of(stored["cards"])
        self.extra_move = stored["extra_move"]
        self.extra_army = stored["extra_army"]
        self.flying = stored["flying"]
        self.elixirs = stored["elixirs"]
        self.immune = stored["immune"]
        self.leader = stored["leader"]
        self.trophies = stored["trophies"]
        self.tokens = vec_of(stored["tokens"])
        self.looked = stored["looked"]
        self.earlier = vec_of(stored["earlier"])

    @staticmethod
    def from_stored(stored: Stored) -> Player:
        made = Player()
        made.restore(stored)
        return made

    # end of what is made

    def sea_cost(self) -> i64:
        """Movement points for a step by sea (EMPIRE-MOVE.4)."""
        return max(SEA_COST - self.flying, 1)


PLAIN: Final = Variants()
FIRST_BOARD: Final = Board(T_SHAPE, vec[i64]([0, 2, 4, 6]), vec[i64]([0, 0, 0, 0]))  # until the real one is laid


@mypyc_attr(acyclic=True)
@final
class Empire(State):
    """The table.  Regions are counted over all eight sides, so that they have one number in every game."""

    def __init__(self, game: Game) -> None:
        super().__init__(game)
        self.seats: i64 = 0
        self.variants: Variants = PLAIN
        self.board: Board = FIRST_BOARD
        self.number: i64 = 1  # of the game in its match, from 1
        self.start: i64 = -1  # the starting region; -1 before it is chosen
        self.starter: i64 = -1  # the starting player; -1 before the auction
        self.active: i64 = -1  # whose turn it is; -1 before the first one
        self.playing: i64 = -1  # the card whose action is being carried out; -1: none
        self.gap: i64 = -1  # where in the row that card lay
        self.portal_a: i64 = -1  # regions of the portals; -1: not in play
        self.portal_b: i64 = -1
        self.armies: vec[i64] = vec[i64]()  # by place(party, region)
        self.cities: vec[i64] = vec[i64]()  # by place(seat, region)
        self.tokens: vec[i64] = vec[i64]()  # by region
        self.row: vec[i64] = vec[i64]()  # without the card that is being played
        self.deck: vec[i64] = vec[i64]()  # the next card is the last
        self.bids: vec[i64] = vec[i64]()  # revealed
        self.players: vec[Player] = vec[Player]()

    # made by tools/fields.py; shared: variants board bids; unstored: seats
    def clone(self) -> Empire:
        copy = Empire(self.game)
        self.copy_engine(copy)
        copy.seats = self.seats
        copy.variants = self.variants
        copy.board = self.board
        copy.number = self.number
        copy.start = self.start
        copy.starter = self.starter
        copy.active = self.active
        copy.playing = self.playing
        copy.gap = self.gap
        copy.portal_a = self.portal_a
        copy.portal_b = self.portal_b
        copy.armies = self.armies[:]
        copy.cities = self.cities[:]
        copy.tokens = self.tokens[:]
        copy.row = self.row[:]
        copy.deck = self.deck[:]
        copy.bids = self.bids
        copy.players = vec[Player]([one.clone() for one in self.players])
        return copy

    def stored(self) -> Stored:
        return {
            "variants": self.variants.stored(),
            "board": self.board.stored(),
            "number": int(self.number),
            "start": int(self.start),
            "starter": int(self.starter),
            "active": int(self.active),
            "playing": int(self.playing),
            "gap": int(self.gap),
            "portal_a": int(self.portal_a),
            "portal_b": int(self.portal_b),
            "armies": ints(self.armies),
            "cities": ints(self.cities),
            "tokens": ints(self.tokens),
            "row": ints(self.row),
            "deck": ints(self.deck),
            "bids": ints(self.bids),
            "players": [one.stored() for one in self.players],
        }

    def restore(self, stored: Stored) -> None:
        self.variants = Variants.from_stored(stored["variants"])
        self.board = Board.from_stored(stored["board"])
        self.number = stored["number"]
        self.start = stored["start"]
        self.starter = stored["starter"]
        self.active = stored["active"]
        self.playing = stored["playing"]
        self.gap = stored["gap"]
        self.portal_a = stored["portal_a"]
        self.portal_b = stored["portal_b"]
        self.armies = vec_of(stored["armies"])
        self.cities = vec_of(stored["cities"])
        self.tokens = vec_of(stored["tokens"])
        self.row = vec_of(stored["row"])
        self.deck = vec_of(stored["deck"])
        self.bids = vec_of(stored["bids"])
        self.players = vec[Player]()
        for kept in stored["players"]:
            self.players = append(self.players, Player.from_stored(kept))

    # end of what is made

    # ---- what stands where

    def armies_of(self, party: i64, region: i64) -> i64:
        return self.armies[place(party, region)]

    def cities_of(self, seat: i64, region: i64) -> i64:
        return self.cities[place(seat, region)]

    def strength(self, party: i64, region: i64) -> i64:
        """Armies and cities (EMPIRE-SCORE.1, EMPIRE-SCORE.3)."""
        at = place(party, region)
        return self.armies[at] + self.cities[at]

    def armies_in(self, region: i64) -> i64:
        """All armies, whoever owns them."""
        count: i64 = 0
        for party in range(PARTIES):
            count += self.armies[place(party, region)]
        return count

    def armies_on_board(self, party: i64) -> i64:
        count: i64 = 0
        for region in self.board.regions:
            count += self.armies[place(party, region)]
        return count

    def holder(self, region: i64) -> i64:
        """The party that is strictly the strongest; NOBODY on a tie (EMPIRE-SCORE.1, EMPIRE-SCORE.2, EMPIRE-NEUT.5)."""
        best: i64 = 0
        found: i64 = NOBODY
        at = region
        armies = self.armies
        cities = self.cities
        for party in range(PARTIES):
            strength = armies[at] + cities[at]
            if strength > best:
                best = strength
                found = party
            elif strength == best:
                found = NOBODY
            at += REGIONS
        return found

    def has_token(self, region: i64, token: i64) -> bool:
        return self.tokens[region] == token

    def is_hidden(self, region: i64) -> bool:
        """Does a face-down token lie here (EMPIRE-SWAMP.2)?"""
        token = self.tokens[region]
        return self.variants.swamp and token != NO_TOKEN and token <= POISON_SWAMP

    def setup_player(self) -> i64:
        """Who sets up this game (EMPIRE-MAP.1, EMPIRE-FULL.4)."""
        return (self.variants.setup_player + self.number - 1) % self.seats

    def opponents(self, p: Player) -> vec[Player]:
        return vec[Player]([q for q in self.players if q.seat != p.seat])


def place(party: i64, region: i64) -> i64:
    """Where the armies (or cities) of a party in a region are counted."""
    return party * REGIONS + region


NO_PIECES: Final = vec[i64]([0 for _ in range(PARTIES * REGIONS)])
NO_TOKENS: Final = vec[i64]([NO_TOKEN for _ in range(REGIONS)])


@mypyc_attr(acyclic=True, allow_interpreted_subclasses=True)
class Step(CoreStep):
    """A step of this game: it sees an Empire and may speak of a seat, a thing, a region, amounts."""

    __slots__ = ("amount", "other", "region", "thing", "total")

    def __init__(
        self, seat: i64 = -1, thing: i64 = -1, region: i64 = -1, other: i64 = -1, amount: i64 = -1, total: i64 = -1
    ) -> None:
        self.seat = seat
        self.thing = thing  # a card or token
        self.region = region
        self.other = other  # another seat
        self.amount = amount
        self.total = total  # of what `amount` is left

    def run(self, g: Empire) -> None:
        """Do it."""

    def begin(self, g: State) -> vec[i64]:
        assert isinstance(g, Empire)
        self.run(g)
        return NONE

    def fields(self) -> tuple[str, ...]:
        return ("seat", "thing", "region", "other", "amount", "total")


@mypyc_attr(acyclic=True, allow_interpreted_subclasses=True)
class Ask(Step):
    """A step that needs a player; or luck, where luck stands in for the set-up player."""

    __slots__ = ()

    def options(self, g: Empire) -> vec[i64]:
        """What there is to choose from; changes nothing.  No options: the question is skipped."""
        raise NotImplementedError

    def chosen(self, g: Empire, pick: i64) -> None:
        """What this pick does."""
        raise NotImplementedError

    def begin(self, g: State) -> vec[i64]:
        assert isinstance(g, Empire)
        if self.seat < 0:
            return g.by_luck(self.options(g))
        return self.options(g)

    def answer(self, g: State, option: i64) -> None:
        assert isinstance(g, Empire)
        self.chosen(g, option)
