"""Everything on the table, and what a step and a card of this game are."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from deskovka.core.codec import Stored, ints, vec_of
from deskovka.core.game import Game
from deskovka.core.steps import NONE, State
from deskovka.core.steps import Step as CoreStep
from deskovka.core.vecs import append, pop, remove, vec
from deskovka.games.vale.obstacles import NOT_ASKED
from deskovka.games.vale.terms import (
    DECK_SIZE,
    DISCARDED,
    DREW,
    HUNT,
    INSTANT,
    LOST,
    PERMANENT,
    SCORED,
    SHUFFLED,
    STOLEN,
)


@mypyc_attr(acyclic=True)
@final
class Player:
    """A seat's things.  `marked` are the cards of the offer under the seat's markers."""

    def __init__(self) -> None:
        self.seat: i64 = 0
        self.score: i64 = 0
        self.red: i64 = 0
        self.blue: i64 = 0
        self.purple: i64 = 0
        self.hand: vec[i64] = NONE
        self.area: vec[i64] = NONE
        self.marked: vec[i64] = NONE
        self.instant_points: i64 = 0  # where the score comes from, for the score sheet
        self.permanent_points: i64 = 0
        self.active_points: i64 = 0
        self.stolen_points: i64 = 0

    # made by tools/fields.py
    def clone(self) -> Player:
        copy = Player()
        copy.seat = self.seat
        copy.score = self.score
        copy.red = self.red
        copy.blue = self.blue
        copy.purple = self.purple
        copy.hand = self.hand[:]
        copy.area = self.area[:]
        copy.marked = self.marked[:]
        copy.instant_points = self.instant_points
        copy.permanent_points = self.permanent_points
        copy.active_points = self.active_points
        copy.stolen_points = self.stolen_points
        return copy

    def stored(self) -> Stored:
        return {
            "seat": int(self.seat),
            "score": int(self.score),
            "red": int(self.red),
            "blue": int(self.blue),
            "purple": int(self.purple),
            "hand": ints(self.hand),
            "area": ints(self.area),
            "marked": ints(self.marked),
            "instant_points": int(self.instant_points),
            "permanent_points": int(self.permanent_points),
            "active_points": int(self.active_points),
            "stolen_points": int(self.stolen_points),
        }

    def restore(self, stored: Stored) -> None:
        self.seat = stored["seat"]
        self.score = stored["score"]
        self.red = stored["red"]
        self.blue = stored["blue"]
        self.purple = stored["purple"]
        self.hand = vec_of(stored["hand"])
        self.area = vec_of(stored["area"])
        self.marked = vec_of(stored["marked"])
        self.instant_points = stored["instant_points"]
        self.permanent_points = stored["permanent_points"]
        self.active_points = stored["active_points"]
        self.stolen_points = stored["stolen_points"]

    @staticmethod
    def from_stored(stored: Stored) -> Player:
        made = Player()
        made.restore(stored)
        return made

    # end of what is made

    def stone_count(self) -> i64:
        return self.red + self.blue + self.purple

    def has_family(self, family: i64) -> bool:
        """Is there a card of this family in the area?"""
        for card in self.area:
            if CARDS[card].family == family:
                return True
        return False

    def count_family(self, family: i64) -> i64:
        count: i64 = 0
        for card in self.area:
            if CARDS[card].family == family:
                count += 1
        return count

    def count_families(self) -> i64:
        """How many different families are in the area."""
        seen: i64 = 0
        count: i64 = 0
        for card in self.area:
            bit = 1 << CARDS[card].family
            if not seen & bit:
                seen |= bit
                count += 1
        return count


NO_PLAYERS: Final = vec[Player]()


@mypyc_attr(acyclic=True)
@final
class Vale(State):
    """The table.  Cards are ids; the top of the draw pile is the last of `deck`."""

    def __init__(self, game: Game) -> None:
        super().__init__(game)
        self.seats: i64 = 0
        self.round: i64 = 1
        self.phase: i64 = HUNT
        self.first: i64 = 0
        self.actions: i64 = 0  # in this turn
        self.deck: vec[i64] = NONE
        self.known_top: i64 = 0  # so many cards on top of the deck are known to all (VALE-R.30)
        self.known: vec[i64] = NONE  # cards in hands that everybody has seen go there, in that order
        self.shuffles: i64 = 0  # how often the discard pile was made a draw pile
        self.ages: vec[i64] = NONE  # by card: the shuffle it lay in last; empty: in the first one only
        self.discard: vec[i64] = NONE
        self.offer: vec[i64] = NONE  # the cards without a marker
        self.used: vec[i64] = NONE  # active effects already carried out in this turn
        self.players: vec[Player] = NO_PLAYERS

    # made by tools/fields.py; forgiving; shared: known ages; unstored: seats
    def clone(self) -> Vale:
        copy = Vale(self.game)
        State.copy_engine(self, copy)  # called by its name: nothing overrides it
        copy.seats = self.seats
        copy.round = self.round
        copy.phase = self.phase
        copy.first = self.first
        copy.actions = self.actions
        copy.deck = self.deck[:]
        copy.known_top = self.known_top
        copy.known = self.known
        copy.shuffles = self.shuffles
        copy.ages = self.ages
        copy.discard = self.discard[:]
        copy.offer = self.offer[:]
        copy.used = self.used[:]
        copy.players = vec[Player]([one.clone() for one in self.players])
        return copy

    def stored(self) -> Stored:
        return {
            "round": int(self.round),
            "phase": int(self.phase),
            "first": int(self.first),
            "actions": int(self.actions),
            "deck": ints(self.deck),
            "known_top": int(self.known_top),
            "known": ints(self.known),
            "shuffles": int(self.shuffles),
            "ages": ints(self.ages),
            "discard": ints(self.discard),
            "offer": ints(self.offer),
            "used": ints(self.used),
            "players": [one.stored() for one in self.players],
        }

    def restore(self, stored: Stored) -> None:
        stored = {**self.stored(), **stored}
        self.round = stored["round"]
        self.phase = stored["phase"]
        self.first = stored["first"]
        self.actions = stored["actions"]
        self.deck = vec_of(stored["deck"])
        self.known_top = stored["known_top"]
        self.known = vec_of(stored["known"])
        self.shuffles = stored["shuffles"]
        self.ages = vec_of(stored["ages"])
        self.discard = vec_of(stored["discard"])
        self.offer = vec_of(stored["offer"])
        self.used = vec_of(stored["used"])
        self.players = vec[Player]()
        for kept in stored["players"]:
            self.players = append(self.players, Player.from_stored(kept))

    # end of what is made

    def rewards(self) -> list[float]:
        """1 for the winner: most points, then most cards in the area, else shared (VALE-END.4 to .6)."""
        best: i64 = -1
        winners: list[i64] = []
        for p in self.players:
            key = p.score * 128 + len(p.area)
            if key > best:
                best = key
                winners = [p.seat]
            elif key == best:
                winners.append(p.seat)
        shares = [0.0] * self.seats
        for seat in winners:
            shares[seat] = 1.0 / len(winners)
        return shares

    # ---- points

    def score(self, p: Player, source: i64, card: i64, points: i64) -> None:
        """Points from an effect of this timing (VALE-PTS.1); a score never falls below 0 (VALE-PTS.2)."""
        if points < -p.score:
            points = -p.score
        if points == 0:
            return
        p.score += points
        if source == INSTANT:
            p.instant_points += points
        elif source == PERMANENT:
            p.permanent_points += points
        elif source == STOLEN:
            p.stolen_points += points
        else:
            p.active_points += points
        if points > 0:
            self.tell(SCORED, p.seat, points, card)
        else:
            self.tell(LOST, p.seat, -points, card)

    # ---- areas and markers

    def area_limit(self) -> i64:
        """How many cards an area may hold: the number of the round (VALE-AREA.2)."""
        return self.round

    def marker_on(self, card: i64) -> i64:
        """The seat whose marker lies on this card; -1: none does."""
        for p in self.players:
            if card in p.marked:
                return p.seat
        return -1

    # ---- piles

    def cards_left(self) -> i64:
        """Cards that can still be drawn or revealed (VALE-R.17)."""
        return len(self.deck) + len(self.discard)

    def take_top(self) -> i64:
        """The top card of the draw pile; an empty one is made anew from the discard pile (VALE-HUNT.3)."""
        if len(self.deck) == 0:
            self.deck = self.discard
            self.discard = vec[i64]()
            self.shuffle(self.deck)
            self.grow_old()
            self.tell(SHUFFLED)
        self.deck, card = pop(self.deck)
        if self.known_top > 0:
            self.known_top -= 1
        return card

    def grow_old(self) -> None:
        """Everybody knows which cards lie in the new draw pile, and so which were held back from it."""
        self.shuffles += 1
        ages = self.ages[:] if len(self.ages) else vec[i64]([0] * DECK_SIZE)
        for card in self.deck:
            ages[card] = self.shuffles
        self.ages = ages

    def age(self, card: i64) -> i64:
        """The shuffle this card lay in last."""
        return self.ages[card] if len(self.ages) else 0

    def draw(self, p: Player) -> None:
        """Draw a card into the hand; only its owner sees it (VALE-R.30), unless it lay there for all to see."""
        if self.cards_left():
            seen = self.known_top > 0
            card = self.take_top()
            if seen:
                self.take_openly(p, card)
            else:
                p.hand = append(p.hand, card)
            self.whisper(DREW, p.seat, card)

    def take_openly(self, p: Player, card: i64) -> None:
        """Into the hand before everybody's eyes: it is known there until it leaves."""
        p.hand = append(p.hand, card)
        self.known = append(self.known[:], card)

    def take_from_hand(self, p: Player, card: i64) -> None:
        p.hand = remove(p.hand, card)
        if card in self.known:
            self.known = remove(self.known[:], card)

    def discard_from_hand(self, p: Player, card: i64) -> None:
        self.take_from_hand(p, card)
        self.discard = append(self.discard, card)
        self.tell(DISCARDED, p.seat, card)


@mypyc_attr(acyclic=True, allow_interpreted_subclasses=True)
class Step(CoreStep):
    """A step of this game: it sees a Vale and may speak of a seat, a card, another seat or card, an amount."""

    __slots__ = ("amount", "card", "other")

    def __init__(self, seat: i64 = -1, card: i64 = -1, other: i64 = -1, amount: i64 = -1) -> None:
        self.seat = seat
        self.card = card
        self.other = other
        self.amount = amount

    def run(self, g: Vale) -> None:
        """Do it."""

    def begin(self, g: State) -> vec[i64]:
        assert isinstance(g, Vale)
        self.run(g)
        return NONE

    def fields(self) -> tuple[str, ...]:
        return ("seat", "card", "other", "amount")


@mypyc_attr(acyclic=True, allow_interpreted_subclasses=True)
class Ask(Step):
    """A step that needs a player."""

    __slots__ = ()

    def options(self, g: Vale) -> vec[i64]:
        """What there is to choose from; changes nothing.  No options: the question is skipped."""
        raise NotImplementedError

    def obstacle(self, g: Vale, pick: i64) -> i64:
        """What stands in the way of this pick, a number of `obstacles`; 0: nothing, it is on offer."""
        raise NotImplementedError

    def told(self, g: Vale, pick: i64) -> dict[str, object]:
        """What the message of an obstacle may speak of besides what the pick itself names."""
        return {}

    def chosen(self, g: Vale, pick: i64) -> None:
        """What this pick does."""
        raise NotImplementedError

    def begin(self, g: State) -> vec[i64]:
        assert isinstance(g, Vale)
        return self.options(g)

    def obstacle_to(self, g: State, option: i64) -> i64:
        assert isinstance(g, Vale)
        return self.obstacle(g, option)

    def keeps_out(self, g: State, seat: i64) -> i64:
        assert isinstance(g, Vale)
        return NOT_ASKED[g.phase]

    def mentioned(self, g: State, option: i64) -> dict[str, object]:
        assert isinstance(g, Vale)
        return {**g.game.phrases.named(option), **self.told(g, option)}

    def answer(self, g: State, option: i64) -> None:
        assert isinstance(g, Vale)
        self.chosen(g, option)

    def inside(self) -> bool:
        return True  # only marking a card, a turn and the order of effects are moves of their own


@mypyc_attr(acyclic=True, allow_interpreted_subclasses=True)
class Card:
    """What a card is and does.  `me` is the card that acts: another one when the effect is copied.

    `can_resolve` and `can_activate` may be asked while `me` is still in hand: they speak of the table after
    `me` has been put into the area (VALE-R.5), so they look only at cards other than `me`.
    """

    __slots__ = (
        "blue_value",
        "cost",
        "discount",
        "discount_family",
        "family",
        "name",
        "purple_value",
        "red_value",
        "stone_limit",
        "swaps_values",
        "timing",
    )

    def __init__(
        self,
        name: str,
        family: i64,
        cost: i64,
        timing: i64,
        *,
        stone_limit: i64 = 0,
        red_value: i64 = 0,
        blue_value: i64 = 0,
        purple_value: i64 = 0,
        swaps_values: bool = False,
        discount: i64 = 0,
        discount_family: i64 = -1,
    ) -> None:
        self.name = name
        self.family = family
        self.cost = cost
        self.timing = timing  # bits of INSTANT, PERMANENT, ACTIVE
        # Permanent effects on the owner's numbers, added up over the area whenever they are needed
        self.stone_limit = stone_limit
        self.red_value = red_value
        self.blue_value = blue_value
        self.purple_value = purple_value
        self.swaps_values = swaps_values
        self.discount = discount
        self.discount_family = discount_family

    def has(self, timing: i64) -> bool:
        return self.timing & timing != 0

    def can_resolve(self, g: Vale, p: Player, me: i64) -> bool:
        """Can every part of the instant effect be carried out (VALE-CLR.3)?"""
        return True

    def on_summon(self, g: Vale, p: Player, me: i64) -> None:
        """The instant effect."""

    def can_activate(self, g: Vale, p: Player, me: i64) -> bool:
        """Can the active effect be carried out now (VALE-EFF.6)?"""
        return True

    def on_activation(self, g: Vale, p: Player, me: i64) -> None:
        """The active effect."""

    def on_other_summon(self, g: Vale, p: Player, me: i64, paid: i64) -> None:
        """The owner summoned another card and paid these stones (a permanent effect)."""

    def on_tame(self, g: Vale, p: Player, me: i64, tamed: i64) -> None:
        """The owner tamed a card (a permanent effect)."""


CARDS: Final = vec[Card]([Card("", 0, 0, 0)] * DECK_SIZE)  # filled by the modules of cards/


def define(card: i64, what: Card) -> i64:
    """Give a card its number."""
    CARDS[card] = what
    return card


def others(cards: vec[i64], me: i64) -> i64:
    """How many cards besides `me`."""
    count: i64 = len(cards)
    if me in cards:
        count -= 1
    return count
