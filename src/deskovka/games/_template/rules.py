"""The rules, one step each."""

from __future__ import annotations

from mypy_extensions import i64

from deskovka.core.game import Game
from deskovka.core.luck import luck_of
from deskovka.core.options import each, first, option
from deskovka.core.secret import everyone, lowest, seats_in, without
from deskovka.core.steps import NONE, State
from deskovka.core.steps import Step as CoreStep
from deskovka.core.vecs import append, vec
from deskovka.games._template.table import (
    CARDS,
    ENDED,
    HAND,
    PICKED,
    PLAY,
    PRIZES,
    ROLL,
    ROLLED,
    ROUNDS,
    SHOWED,
    WON,
    Lantern,
    Player,
    Step,
)


def plain_table(game: Game, seats: i64, luck: i64) -> Lantern:
    """All cards in the deck, nobody has anything."""
    players = vec[Player]([Player(seat, 0, vec[i64]()) for seat in range(seats)])
    deck = vec[i64]([card for card in range(1, CARDS + 1)])
    return Lantern(
        game, vec[CoreStep](), None, NONE, 0, luck, vec[i64](), False, seats, 1, 0, deck, vec[i64](), players
    )


def deal(game: Game, seats: i64, seed: i64) -> Lantern:
    """Three cards each from a shuffled deck (TEMPLATE-SETUP.2)."""
    g = plain_table(game, seats, luck_of(seed))
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


class Roll(Step):
    """Luck sets the prize: 1 to 3 points (TEMPLATE-ROUND.2)."""

    def begin(self, g: State) -> vec[i64]:
        return g.by_luck(vec[i64]([option(ROLL, prize) for prize in range(1, PRIZES + 1)]))

    def answer(self, g: State, option: i64) -> None:
        assert isinstance(g, Lantern)
        g.prize = first(option)
        g.tell(ROLLED, -1, g.prize)


class Pick(Step):
    """All pick a card at the same time, in any order, unseen by the others (TEMPLATE-ROUND.3)."""

    def asked(self) -> list[int]:
        return seats_in(int(self.waiting))

    def for_seat(self, seat: int) -> CoreStep:
        return Pick(seat, self.waiting)

    def begin(self, g: State) -> vec[i64]:
        assert isinstance(g, Lantern)
        return each(PLAY, g.players[self.seat].hand)

    def answer(self, g: State, option: i64) -> None:
        assert isinstance(g, Lantern)
        g.pick_secretly(self.seat, first(option), g.seats)
        g.whisper(PICKED, self.seat, first(option))
        rest = without(self.waiting, self.seat)
        if rest:
            g.do(Pick(lowest(rest), rest))


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
