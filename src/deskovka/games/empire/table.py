"""Everything on the table, and what a step of this game is."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from deskovka.core.codec import Stored, ints, vec_of
from deskovka.core.game import Game
from deskovka.core.steps import NONE, State
from deskovka.core.steps import Step as CoreStep
from deskovka.core.vecs import append, vec
from deskovka.games.empire.board import REGION_NAMES, REGIONS, T_SHAPE, Board
from deskovka.games.empire.obstacles import LUCK_DECIDES, NOT_ON_TURN, OFF_THE_MAP, TABLE_IS_SET
from deskovka.games.empire.player import Player
from deskovka.games.empire.terms import NO_TOKEN, NOBODY, PARTIES, POISON_SWAMP
from deskovka.games.empire.variants import PLAIN, Variants

FIRST_BOARD: Final = Board(T_SHAPE, vec[i64]([0, 2, 4, 6]), vec[i64]([0, 0, 0, 0]))  # until the real one is laid


NO_PLAYERS: Final = vec[Player]()


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
        self.armies: vec[i64] = NONE  # by place(party, region)
        # Cities, tokens and the deck change seldom: clones share them, and they are never changed in place
        self.cities: vec[i64] = NONE  # by place(seat, region)
        self.tokens: vec[i64] = NONE  # by region
        self.row: vec[i64] = NONE  # without the card that is being played
        self.deck: vec[i64] = NONE  # the next card is the last
        self.bids: vec[i64] = NONE  # revealed
        self.players: vec[Player] = NO_PLAYERS

    # made by tools/fields.py; shared: variants board bids cities tokens deck; unstored: seats
    def clone(self) -> Empire:
        copy = Empire(self.game)
        State.copy_engine(self, copy)  # called by its name: nothing overrides it
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
        copy.cities = self.cities
        copy.tokens = self.tokens
        copy.row = self.row[:]
        copy.deck = self.deck
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
        parties: i64 = PARTIES  # so that each is an i64 too
        for party in range(parties):
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

    def set_token(self, region: i64, token: i64) -> None:
        """Lay a token in a region, or NO_TOKEN."""
        tokens = self.tokens[:]
        tokens[region] = token
        self.tokens = tokens

    def set_cities(self, seat: i64, region: i64, count: i64) -> None:
        """Let a seat have so many cities in a region."""
        cities = self.cities[:]
        cities[place(seat, region)] = count
        self.cities = cities

    def setup_player(self) -> i64:
        """Who sets up this game (EMPIRE-MAP.1, EMPIRE-FULL.4)."""
        return (self.variants.setup_player + self.number - 1) % self.seats

    def off_the_map(self, option: i64) -> i64:
        """The first region an option speaks of that is not on this map (EMPIRE-MAP.3); -1: none."""
        _, parts = self.game.phrases.parts(int(option))
        for kind, number, _ in parts:
            if kind in ("region", "region2") and self.board.place_of(number) < 0:
                return number
        return -1

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
    """A step that needs a player; or luck, where luck stands in for the set-up player.

    What may be chosen is said once, by `obstacle`; luck knows only what it can draw.
    """

    __slots__ = ()

    def options(self, g: Empire) -> vec[i64]:
        """What there is to choose from: all that nothing stands in the way of.  Changes nothing."""
        raise NotImplementedError

    def obstacle(self, g: Empire, pick: i64) -> i64:
        """What stands in the way of this pick, whose regions are on the map; 0: nothing, it is on offer."""
        raise NotImplementedError

    def told(self, g: Empire, pick: i64) -> dict[str, object]:
        """What the message of an obstacle may speak of besides what the pick itself names."""
        return {}

    def others_wait(self, g: Empire) -> i64:
        """What keeps everybody else from answering."""
        return NOT_ON_TURN if g.active >= 0 else TABLE_IS_SET

    def chosen(self, g: Empire, pick: i64) -> None:
        """What this pick does."""
        raise NotImplementedError

    def begin(self, g: State) -> vec[i64]:
        assert isinstance(g, Empire)
        if self.seat < 0:
            return g.by_luck(self.options(g))
        return self.options(g)

    def obstacle_to(self, g: State, option: i64) -> i64:
        assert isinstance(g, Empire)
        if self.seat < 0:
            return 0 if option in self.options(g) else LUCK_DECIDES
        return OFF_THE_MAP if g.off_the_map(option) >= 0 else self.obstacle(g, option)

    def keeps_out(self, g: State, seat: i64) -> i64:
        assert isinstance(g, Empire)
        return LUCK_DECIDES if self.seat < 0 else self.others_wait(g)

    def mentioned(self, g: State, option: i64) -> dict[str, object]:
        assert isinstance(g, Empire)
        elsewhere = g.off_the_map(option)
        if elsewhere >= 0:
            return {"region": REGION_NAMES[elsewhere]}
        return {**g.game.phrases.named(int(option)), **self.told(g, option)}

    def answer(self, g: State, option: i64) -> None:
        assert isinstance(g, Empire)
        self.chosen(g, option)
