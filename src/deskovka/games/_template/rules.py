"""The rules, one step each."""

from __future__ import annotations

from mypy_extensions import i64

from deskovka.core.game import Game
from deskovka.core.luck import Seed
from deskovka.core.options import each, first, option, verb
from deskovka.core.secret import everyone, next_picker, without
from deskovka.core.steps import State
from deskovka.core.vecs import append, vec
from deskovka.games._template.table import (
    BY_LUCK,
    CARDS,
    ENDED,
    HAND,
    NOT_HELD,
    NOT_YET,
    PICKED,
    PICKED_ALREADY,
    PLAY,
    PRIZES,
    ROLL,
    ROLLED,
    ROUNDS,
    SHOWED,
    WON,
    Ask,
    Lantern,
    Player,
    Step,
)


def plain_table(game: Game, seats: i64, seed: Seed) -> Lantern:
    """All cards in the deck, nobody has anything."""
    g = Lantern(game)
    g.take_luck(seed)
    g.seats = seats
    g.deck = vec[i64]([card for card in range(1, CARDS + 1)])
    g.players = vec[Player]([new_player(seat) for seat in range(seats)])
    return g


def new_player(seat: i64) -> Player:
    p = Player()
    p.seat = seat
    return p


def deal(game: Game, seats: i64, seed: Seed) -> Lantern:
    """Three cards each from a shuffled deck (TEMPLATE-SETUP.2)."""
    g = plain_table(game, seats, seed)
    g.shuffle(g.deck)
    for p in g.players:
        p.hand = g.deck[:HAND]
        g.deck = g.deck[HAND:]
    g.do(Round())
    return g


class Round(Step):
    """Roll for the prize, pick in secret, show (TEMPLATE-ROUND.1)."""

    def run(self, g: Lantern) -> None:
        g.picks = vec[i64]()
        g.do(Roll(), Pick(0, everyone(g.seats)), Show())


class Roll(Ask):
    """Luck sets the prize: 1 to 3 points (TEMPLATE-ROUND.2)."""

    def options(self, g: Lantern) -> vec[i64]:
        return g.by_luck(vec[i64]([option(ROLL, prize) for prize in range(1, PRIZES + 1)]))

    def obstacle(self, g: Lantern, pick: i64) -> i64:
        return 0 if verb(pick) == ROLL else NOT_YET

    def keeps_out(self, g: State, seat: i64) -> i64:
        return NOT_YET

    def chosen(self, g: Lantern, pick: i64) -> None:
        g.prize = first(pick)
        g.tell(ROLLED, -1, g.prize)


class Pick(Ask):
    """All pick a card at the same time, in any order, unseen by the others (TEMPLATE-ROUND.3)."""

    def waits_for(self) -> i64:
        return self.waiting

    def options(self, g: Lantern) -> vec[i64]:
        return each(PLAY, g.players[self.seat].hand)

    def obstacle(self, g: Lantern, pick: i64) -> i64:
        if verb(pick) != PLAY:
            return BY_LUCK
        return 0 if first(pick) in g.players[self.seat].hand else NOT_HELD

    def keeps_out(self, g: State, seat: i64) -> i64:
        return PICKED_ALREADY

    def chosen(self, g: Lantern, pick: i64) -> None:
        g.pick_secretly(self.seat, first(pick), g.seats)
        g.whisper(PICKED, self.seat, first(pick))
        rest = without(self.waiting, self.seat)
        if rest:
            g.do(Pick(next_picker(rest, self.seat), rest))


class Show(Step):
    """Turn the cards over: the highest wins the prize, all are discarded (TEMPLATE-ROUND.4, TEMPLATE-ROUND.5)."""

    def run(self, g: Lantern) -> None:
        winner = g.players[0]
        for p in g.players:
            card = g.picks[p.seat]
            g.tell(SHOWED, p.seat, card)
            g.play_card(p, card)
            g.discard = append(g.discard, card)
            if card > g.picks[winner.seat]:
                winner = p
        winner.points += g.prize
        g.tell(WON, winner.seat, g.prize)
        g.prize = 0
        g.picks = vec[i64]()
        if g.round == ROUNDS:  # TEMPLATE-END.1
            g.tell(ENDED)
            return
        g.round += 1
        g.do(Round())
