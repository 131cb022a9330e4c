"""What belongs to one seat."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64, mypyc_attr

from deskovka.core.bits import bit
from deskovka.core.codec import Stored, ints, vec_of
from deskovka.core.steps import NONE
from deskovka.core.vecs import vec
from deskovka.games.kemet.cards import CARD_KINDS
from deskovka.games.kemet.powers import LARGER_ARMY, POWERS
from deskovka.games.kemet.terms import (
    ACTION_TOKENS,
    ARMY_LIMIT,
    FIRST_FOR_POINTS,
    NO_COLOUR,
    NO_TOKEN,
    START_PRAYER,
    UNITS,
)


@mypyc_attr(acyclic=True)
@final
class Player:
    """A seat's things."""

    def __init__(self) -> None:
        self.seat: i64 = 0
        self.hand: vec[i64] = NONE  # how many DI cards of each kind
        self.known: i64 = 0  # how many of them at least everybody knows of: four bits for each kind
        self.tiles: vec[i64] = NONE
        self.powers: vec[i64] = NONE  # what the tiles give, added up
        self.acquire: vec[i64] = NONE  # the colours of the acquire tokens by space
        self.city: i64 = -1
        self.prayer: i64 = START_PRAYER
        self.supply: i64 = UNITS
        self.points: i64 = 0  # permanent
        self.veterans: i64 = 0
        self.battle_cards: i64 = 255  # in hand, as bits; discarded face up; face down
        self.open_cards: i64 = 0
        self.closed_cards: i64 = 0
        self.tokens: i64 = ACTION_TOKENS  # normal action tokens left
        self.used: i64 = 0  # spaces with a token, as bits
        self.bought: i64 = 0  # colours acquired this day, as bits (KEMET-ACQ.5)
        self.silver: i64 = NO_TOKEN
        self.gold: i64 = NO_TOKEN
        self.exchanged: i64 = 0  # creatures exchanged this turn, as bits (KEMET-CRE.12)
        self.gained: i64 = 0  # what the permanent points are for: eight bits for each reason

    # made by tools/fields.py; forgiving
    def clone(self) -> Player:
        copy = Player()
        copy.seat = self.seat
        copy.hand = self.hand[:]
        copy.known = self.known
        copy.tiles = self.tiles[:]
        copy.powers = self.powers[:]
        copy.acquire = self.acquire[:]
        copy.city = self.city
        copy.prayer = self.prayer
        copy.supply = self.supply
        copy.points = self.points
        copy.veterans = self.veterans
        copy.battle_cards = self.battle_cards
        copy.open_cards = self.open_cards
        copy.closed_cards = self.closed_cards
        copy.tokens = self.tokens
        copy.used = self.used
        copy.bought = self.bought
        copy.silver = self.silver
        copy.gold = self.gold
        copy.exchanged = self.exchanged
        copy.gained = self.gained
        return copy

    def stored(self) -> Stored:
        return {
            "seat": int(self.seat),
            "hand": ints(self.hand),
            "known": int(self.known),
            "tiles": ints(self.tiles),
            "powers": ints(self.powers),
            "acquire": ints(self.acquire),
            "city": int(self.city),
            "prayer": int(self.prayer),
            "supply": int(self.supply),
            "points": int(self.points),
            "veterans": int(self.veterans),
            "battle_cards": int(self.battle_cards),
            "open_cards": int(self.open_cards),
            "closed_cards": int(self.closed_cards),
            "tokens": int(self.tokens),
            "used": int(self.used),
            "bought": int(self.bought),
            "silver": int(self.silver),
            "gold": int(self.gold),
            "exchanged": int(self.exchanged),
            "gained": int(self.gained),
        }

    def restore(self, stored: Stored) -> None:
        stored = {**self.stored(), **stored}
        self.seat = stored["seat"]
        self.hand = vec_of(stored["hand"])
        self.known = stored["known"]
        self.tiles = vec_of(stored["tiles"])
        self.powers = vec_of(stored["powers"])
        self.acquire = vec_of(stored["acquire"])
        self.city = stored["city"]
        self.prayer = stored["prayer"]
        self.supply = stored["supply"]
        self.points = stored["points"]
        self.veterans = stored["veterans"]
        self.battle_cards = stored["battle_cards"]
        self.open_cards = stored["open_cards"]
        self.closed_cards = stored["closed_cards"]
        self.tokens = stored["tokens"]
        self.used = stored["used"]
        self.bought = stored["bought"]
        self.silver = stored["silver"]
        self.gold = stored["gold"]
        self.exchanged = stored["exchanged"]
        self.gained = stored["gained"]

    @staticmethod
    def from_stored(stored: Stored) -> Player:
        made = Player()
        made.restore(stored)
        return made

    # end of what is made

    def points_for(self, reason: i64) -> i64:
        """Permanent points gained for one reason (KEMET-CORE.3)."""
        return self.gained >> 8 * (reason - FIRST_FOR_POINTS) & 255

    def army_limit(self) -> i64:
        """Units in one army (KEMET-ARMY.2)."""
        return ARMY_LIMIT + self.powers[LARGER_ARMY]

    # ---- DI cards in hand

    def known_of(self, kind: i64) -> i64:
        """How many cards of a kind the hand holds for certain, as everybody knows."""
        return self.known >> 4 * kind & 15

    def take_openly(self, kind: i64) -> None:
        """A card goes into the hand before everybody's eyes."""
        self.hand[kind] += 1
        self.known += bit(4 * kind)

    def take_out(self, kind: i64) -> None:
        """A card leaves the hand: one of those that were known of, for all that others can tell."""
        self.hand[kind] -= 1
        if self.known_of(kind):
            self.known -= bit(4 * kind)

    def lies_open(self) -> None:
        """Others have counted: they know every card."""
        self.known = 0
        for kind in range(CARD_KINDS):
            self.known += self.hand[kind] * bit(4 * kind)

    def cards_held(self) -> i64:
        count: i64 = 0
        for kind in range(CARD_KINDS):
            count += self.hand[kind]
        return count


def new_player(seat: i64) -> Player:
    p = Player()
    p.seat = seat
    p.hand = vec[i64]([0 for _ in range(CARD_KINDS)])
    p.powers = vec[i64]([0 for _ in range(POWERS)])
    p.acquire = vec[i64]([NO_COLOUR, NO_COLOUR, NO_COLOUR])
    return p
