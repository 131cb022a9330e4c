"""Everything on the table, and what a step of this game is."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from deskovka.core.codec import Stored, ints, vec_of
from deskovka.core.game import Game
from deskovka.core.steps import NONE, State
from deskovka.core.steps import Step as CoreStep
from deskovka.core.vecs import append, remove, vec

CARDS: Final = 12  # numbered 1 to 12; card 0 does not exist
HAND: Final = 3
ROUNDS: Final = 3
PRIZES: Final = 3  # 1 to 3 points

# Verbs of options
ROLL: Final = 0
PLAY: Final = 1

# What can stand in the way of an option
NOT_YET: Final = 1  # the die comes first
PICKED_ALREADY: Final = 2
BY_LUCK: Final = 3
NOT_HELD: Final = 4

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

    def __init__(self) -> None:
        self.seat: i64 = 0
        self.points: i64 = 0
        self.hand: vec[i64] = NONE

    # made by tools/fields.py
    def clone(self) -> Player:
        copy = Player()
        copy.seat = self.seat
        copy.points = self.points
        copy.hand = self.hand[:]
        return copy

    def stored(self) -> Stored:
        return {
            "seat": int(self.seat),
            "points": int(self.points),
            "hand": ints(self.hand),
        }

    def restore(self, stored: Stored) -> None:
        self.seat = stored["seat"]
        self.points = stored["points"]
        self.hand = vec_of(stored["hand"])

    @staticmethod
    def from_stored(stored: Stored) -> Player:
        made = Player()
        made.restore(stored)
        return made

    # end of what is made


NO_PLAYERS: Final = vec[Player]()


@mypyc_attr(acyclic=True)
@final
class Lantern(State):
    """The table.  A card picked in secret stays in the hand until all are shown."""

    def __init__(self, game: Game) -> None:
        super().__init__(game)
        self.seats: i64 = 0
        self.round: i64 = 1
        self.prize: i64 = 0  # 0 before the die is rolled
        self.deck: vec[i64] = NONE
        self.discard: vec[i64] = NONE
        self.players: vec[Player] = NO_PLAYERS

    # made by tools/fields.py; unstored: seats
    def clone(self) -> Lantern:
        copy = Lantern(self.game)
        State.copy_engine(self, copy)  # called by its name: nothing overrides it
        copy.seats = self.seats
        copy.round = self.round
        copy.prize = self.prize
        copy.deck = self.deck[:]
        copy.discard = self.discard[:]
        copy.players = vec[Player]([one.clone() for one in self.players])
        return copy

    def stored(self) -> Stored:
        return {
            "round": int(self.round),
            "prize": int(self.prize),
            "deck": ints(self.deck),
            "discard": ints(self.discard),
            "players": [one.stored() for one in self.players],
        }

    def restore(self, stored: Stored) -> None:
        self.round = stored["round"]
        self.prize = stored["prize"]
        self.deck = vec_of(stored["deck"])
        self.discard = vec_of(stored["discard"])
        self.players = vec[Player]()
        for kept in stored["players"]:
            self.players = append(self.players, Player.from_stored(kept))

    # end of what is made

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


@mypyc_attr(acyclic=True, allow_interpreted_subclasses=True)
class Ask(Step):
    """A step that needs a player, or luck.  What may be chosen is said once, by `obstacle`."""

    __slots__ = ()

    def options(self, g: Lantern) -> vec[i64]:
        """What there is to choose from: all that nothing stands in the way of.  Changes nothing."""
        raise NotImplementedError

    def obstacle(self, g: Lantern, pick: i64) -> i64:
        """What stands in the way of this pick; 0: nothing, it is on offer."""
        raise NotImplementedError

    def chosen(self, g: Lantern, pick: i64) -> None:
        """What this pick does."""
        raise NotImplementedError

    def begin(self, g: State) -> vec[i64]:
        assert isinstance(g, Lantern)
        return self.options(g)

    def obstacle_to(self, g: State, option: i64) -> i64:
        assert isinstance(g, Lantern)
        return self.obstacle(g, option)

    def answer(self, g: State, option: i64) -> None:
        assert isinstance(g, Lantern)
        self.chosen(g, option)
