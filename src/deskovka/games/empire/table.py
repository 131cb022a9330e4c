"""Everything on the table, and what a step of this game is."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from deskovka.core.game import Game
from deskovka.core.steps import NONE, State
from deskovka.core.steps import Step as CoreStep
from deskovka.core.vecs import vec
from deskovka.games.empire.board import REGIONS, Board
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

    __slots__ = (
        "ages",
        "citadels",
        "discoveries",
        "encounters",
        "games",
        "layout",
        "leaders",
        "lots",
        "set_up_by_luck",
        "setup_player",
        "sides",
        "swamp",
        "turns",
    )

    def __init__(
        self,
        layout: i64 = 0,
        set_up_by_luck: bool = False,
        discoveries: bool = False,
        swamp: bool = False,
        citadels: bool = False,
        encounters: bool = False,
        leaders: bool = False,
        games: i64 = 1,
        lots: bool = False,
        setup_player: i64 = 0,
        ages: vec[i64] = NONE,
        sides: vec[i64] = NONE,
        turns: vec[i64] = NONE,
    ) -> None:
        self.layout = layout
        self.set_up_by_luck = set_up_by_luck
        self.discoveries = discoveries
        self.swamp = swamp
        self.citadels = citadels
        self.encounters = encounters
        self.leaders = leaders
        self.games = games  # of the match
        self.lots = lots  # ties in the auction: by lot instead of by age
        self.setup_player = setup_player  # of the first game
        self.ages = ages  # seats, the youngest first
        self.sides = sides  # by place; -1: drawn by lot
        self.turns = turns  # quarters clockwise, by place; -1: drawn by lot


@mypyc_attr(acyclic=True)
@final
class Player:
    """A seat's things.  Symbols of cards and tokens are added up as they are gained (EMPIRE-ABIL.1)."""

    __slots__ = (
        "cards",
        "cities",
        "coins",
        "earlier",
        "elixirs",
        "extra_army",
        "extra_move",
        "flying",
        "immune",
        "leader",
        "looked",
        "seat",
        "supply",
        "tokens",
        "trophies",
    )

    def __init__(
        self,
        seat: i64,
        cards: vec[i64],
        tokens: vec[i64],
        earlier: vec[i64],
        coins: i64 = 0,
        supply: i64 = ARMIES,
        cities: i64 = CITIES,
        extra_move: i64 = 0,
        extra_army: i64 = 0,
        flying: i64 = 0,
        elixirs: i64 = 0,
        immune: bool = False,
        leader: i64 = NO_LEADER,
        trophies: i64 = 0,
        looked: i64 = 0,
    ) -> None:
        self.seat = seat
        self.coins = coins
        self.supply = supply  # armies not on the board
        self.cities = cities  # not yet built
        self.cards = cards
        self.extra_move = extra_move
        self.extra_army = extra_army
        self.flying = flying
        self.elixirs = elixirs
        self.immune = immune
        self.leader = leader
        self.trophies = trophies  # armies of others on the card of the Red Sorceress
        self.tokens = tokens  # gained
        self.looked = looked  # regions whose face-down token the seat has seen, as bits
        self.earlier = earlier  # points of the games of a match already played

    def clone(self) -> Player:
        return Player(
            self.seat,
            self.cards[:],
            self.tokens[:],
            self.earlier,  # changes only by being replaced
            self.coins,
            self.supply,
            self.cities,
            self.extra_move,
            self.extra_army,
            self.flying,
            self.elixirs,
            self.immune,
            self.leader,
            self.trophies,
            self.looked,
        )

    def sea_cost(self) -> i64:
        """Movement points for a step by sea (EMPIRE-MOVE.4)."""
        return max(SEA_COST - self.flying, 1)


@mypyc_attr(acyclic=True)
@final
class Empire(State):
    """The table.  Regions are counted over all eight sides, so that they have one number in every game."""

    __slots__ = (
        "active",
        "armies",
        "bids",
        "board",
        "cities",
        "deck",
        "gap",
        "number",
        "players",
        "playing",
        "portal_a",
        "portal_b",
        "row",
        "seats",
        "start",
        "starter",
        "tokens",
        "variants",
    )

    def __init__(
        self,
        game: Game,
        agenda: vec[CoreStep],
        ask: CoreStep | None,
        options: vec[i64],
        seat: i64,
        luck: i64,
        picks: vec[i64],
        open_luck: bool,
        seats: i64,
        variants: Variants,
        board: Board,
        number: i64,
        start: i64,
        starter: i64,
        active: i64,
        playing: i64,
        gap: i64,
        portal_a: i64,
        portal_b: i64,
        armies: vec[i64],
        cities: vec[i64],
        tokens: vec[i64],
        row: vec[i64],
        deck: vec[i64],
        bids: vec[i64],
        players: vec[Player],
    ) -> None:
        super().__init__(game, agenda, ask, options, seat, luck, picks, open_luck)
        self.seats = seats
        self.variants = variants
        self.board = board
        self.number = number  # of the game in its match, from 1
        self.start = start  # the starting region; -1 before it is chosen
        self.starter = starter  # the starting player; -1 before the auction
        self.active = active  # whose turn it is; -1 before the first one
        self.playing = playing  # the card whose action is being carried out; -1: none
        self.gap = gap  # where in the row that card lay
        self.portal_a = portal_a  # regions of the portals; -1: not in play
        self.portal_b = portal_b
        self.armies = armies  # by place(party, region)
        self.cities = cities  # by place(seat, region)
        self.tokens = tokens  # by region
        self.row = row  # without the card that is being played
        self.deck = deck  # the next card is the last
        self.bids = bids  # revealed
        self.players = players

    def clone(self) -> Empire:
        return Empire(
            self.game,
            self.agenda[:],
            self.ask,
            self.options,
            self.seat,
            self.luck,
            self.picks[:],
            self.open_luck,
            self.seats,
            self.variants,
            self.board,
            self.number,
            self.start,
            self.starter,
            self.active,
            self.playing,
            self.gap,
            self.portal_a,
            self.portal_b,
            self.armies[:],
            self.cities[:],
            self.tokens[:],
            self.row[:],
            self.deck[:],
            self.bids,  # revealed once, never changed
            vec[Player]([p.clone() for p in self.players]),
        )

    def rewards(self) -> list[float]:
        ranks = self.game.result(self).ranks
        share = 1.0 / ranks.count(1)
        return [share if rank == 1 else 0.0 for rank in ranks]

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
