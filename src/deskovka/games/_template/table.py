"""Everything on the table, and what a step of this game is."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from deskovka.core.game import Game
from deskovka.core.steps import NONE, State
from deskovka.core.steps import Step as CoreStep
from deskovka.core.vecs import remove, vec

CARDS: Final = 12  # numbered 1 to 12; card 0 does not exist
HAND: Final = 3
ROUNDS: Final = 3
PRIZES: Final = 3  # 1 to 3 points

# Verbs of options
ROLL: Final = 0
PLAY: Final = 1

# Kinds of events
ROLLED: Final = 0
PICKED: Final = 1
SHOWED: Final = 2
WON: Final = 3
ENDED: Final = 4


@mypyc_attr(acyclic=True)
@final
class Player:
    """A seat's cards and points."""

    __slots__ = ("hand", "points", "seat")

    def __init__(self, seat: i64, points: i64, hand: vec[i64]) -> None:
        self.seat = seat
        self.points = points
        self.hand = hand

    def clone(self) -> Player:
        return Player(self.seat, self.points, self.hand[:])


@mypyc_attr(acyclic=True)
@final
class Lantern(State):
    """The table.  A card picked in secret stays in the hand until all are shown."""

    __slots__ = ("deck", "discard", "players", "prize", "round", "seats")

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
        round: i64,
        prize: i64,
        deck: vec[i64],
        discard: vec[i64],
        players: vec[Player],
    ) -> None:
        super().__init__(game, agenda, ask, options, seat, luck, picks, open_luck)
        self.seats = seats
        self.round = round
        self.prize = prize  # 0 before the die is rolled
        self.deck = deck
        self.discard = discard
        self.players = players

    def clone(self) -> Lantern:
        return Lantern(
            self.game,
            self.agenda[:],
            self.ask,
            self.options,
            self.seat,
            self.luck,
            self.picks[:],
            self.open_luck,
            self.seats,
            self.round,
            self.prize,
            self.deck[:],
            self.discard[:],
            vec[Player]([p.clone() for p in self.players]),
        )

    def rewards(self) -> list[float]:
        best = max([p.points for p in self.players])
        winners = [p.seat for p in self.players if p.points == best]
        shares = [0.0] * self.seats
        for seat in winners:
            shares[seat] = 1.0 / len(winners)
        return shares

    def play_card(self, p: Player, card: i64) -> None:
        p.hand = remove(p.hand, card)


@mypyc_attr(acyclic=True, allow_interpreted_subclasses=True)
class Step(CoreStep):
    """A step of this game: it sees a Lantern and may speak of a seat and of the seats that are waited for."""

    __slots__ = ("waiting",)

    def __init__(self, seat: i64 = -1, waiting: i64 = -1) -> None:
        self.seat = seat
        self.waiting = waiting

    def fields(self) -> tuple[str, ...]:
        return ("seat", "waiting")

    def run(self, g: Lantern) -> None:
        """Do it."""

    def begin(self, g: State) -> vec[i64]:
        assert isinstance(g, Lantern)
        self.run(g)
        return NONE
