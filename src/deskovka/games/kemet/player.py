"""What belongs to one seat."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64, mypyc_attr

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

    __slots__ = (
        "acquire",
        "battle_cards",
        "bought",
        "city",
        "closed_cards",
        "exchanged",
        "gained",
        "gold",
        "hand",
        "open_cards",
        "points",
        "powers",
        "prayer",
        "seat",
        "silver",
        "supply",
        "tiles",
        "tokens",
        "used",
        "veterans",
    )

    def __init__(
        self,
        seat: i64,
        hand: vec[i64],
        tiles: vec[i64],
        powers: vec[i64],
        acquire: vec[i64],
        city: i64 = -1,
        prayer: i64 = START_PRAYER,
        supply: i64 = UNITS,
        points: i64 = 0,
        veterans: i64 = 0,
        battle_cards: i64 = 255,
        open_cards: i64 = 0,
        closed_cards: i64 = 0,
        tokens: i64 = ACTION_TOKENS,
        used: i64 = 0,
        bought: i64 = 0,
        silver: i64 = NO_TOKEN,
        gold: i64 = NO_TOKEN,
        exchanged: i64 = 0,
        gained: i64 = 0,
    ) -> None:
        self.seat = seat
        self.hand = hand  # how many DI cards of each kind
        self.tiles = tiles
        self.powers = powers  # what the tiles give, added up
        self.acquire = acquire  # the colours of the acquire tokens by space
        self.city = city
        self.prayer = prayer
        self.supply = supply
        self.points = points  # permanent
        self.veterans = veterans
        self.battle_cards = battle_cards  # in hand, as bits; discarded face up; face down
        self.open_cards = open_cards
        self.closed_cards = closed_cards
        self.tokens = tokens  # normal action tokens left
        self.used = used  # spaces with a token, as bits
        self.bought = bought  # colours acquired this day, as bits (KEMET-ACQ.5)
        self.silver = silver
        self.gold = gold
        self.exchanged = exchanged  # creatures exchanged this turn, as bits (KEMET-CRE.12)
        self.gained = gained  # what the permanent points are for: eight bits for each reason

    def clone(self) -> Player:
        return Player(
            self.seat,
            self.hand[:],
            self.tiles[:],
            self.powers[:],
            self.acquire[:],
            self.city,
            self.prayer,
            self.supply,
            self.points,
            self.veterans,
            self.battle_cards,
            self.open_cards,
            self.closed_cards,
            self.tokens,
            self.used,
            self.bought,
            self.silver,
            self.gold,
            self.exchanged,
            self.gained,
        )

    def points_for(self, reason: i64) -> i64:
        """Permanent points gained for one reason (KEMET-CORE.3)."""
        return self.gained >> 8 * (reason - FIRST_FOR_POINTS) & 255

    def army_limit(self) -> i64:
        """Units in one army (KEMET-ARMY.2)."""
        return ARMY_LIMIT + self.powers[LARGER_ARMY]

    def cards_held(self) -> i64:
        count: i64 = 0
        for kind in range(CARD_KINDS):
            count += self.hand[kind]
        return count


def new_player(seat: i64) -> Player:
    return Player(
        seat,
        vec[i64]([0 for _ in range(CARD_KINDS)]),
        vec[i64](),
        vec[i64]([0 for _ in range(POWERS)]),
        vec[i64]([NO_COLOUR, NO_COLOUR, NO_COLOUR]),
    )
