"""What a player has."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64, mypyc_attr

from deskovka.core.codec import Stored, ints, vec_of
from deskovka.core.steps import NONE
from deskovka.core.vecs import vec
from deskovka.games.empire.terms import ARMIES, CITIES, NO_LEADER, SEA_COST


@mypyc_attr(acyclic=True)
@final
class Player:
    """A seat's things.  Symbols of cards and tokens are added up as they are gained (EMPIRE-ABIL.1)."""

    def __init__(self) -> None:
        self.seat: i64 = 0
        self.coins: i64 = 0
        self.supply: i64 = ARMIES  # armies not on the board
        self.cities: i64 = CITIES  # not yet built
        self.cards: vec[i64] = NONE  # as tokens, shared by clones: never changed in place
        self.extra_move: i64 = 0
        self.extra_army: i64 = 0
        self.flying: i64 = 0
        self.elixirs: i64 = 0
        self.immune: bool = False
        self.leader: i64 = NO_LEADER
        self.trophies: i64 = 0  # armies of others on the card of the Red Sorceress
        self.tokens: vec[i64] = NONE  # gained
        self.looked: i64 = 0  # regions whose face-down token the seat has seen, as bits
        self.earlier: vec[i64] = NONE  # points of the games of a match already played

    # made by tools/fields.py; shared: cards tokens earlier
    def clone(self) -> Player:
        copy = Player()
        copy.seat = self.seat
        copy.coins = self.coins
        copy.supply = self.supply
        copy.cities = self.cities
        copy.cards = self.cards
        copy.extra_move = self.extra_move
        copy.extra_army = self.extra_army
        copy.flying = self.flying
        copy.elixirs = self.elixirs
        copy.immune = self.immune
        copy.leader = self.leader
        copy.trophies = self.trophies
        copy.tokens = self.tokens
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
