"""Many tables at once: what all of them ask, as numbers in a few packed arrays, and an answer to each in one call.

Rows of numbers are mostly zeros, so only the others are written, each with its place: `number of the row × width of a
row + column`.  NumPy reads the arrays as they lie in memory (`np.asarray`); the next `observe` makes new ones.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from mypy_extensions import i64, mypyc_attr

from deskovka.core.ahead import BLIND, Sight, told
from deskovka.core.errors import DeskovkaError
from deskovka.core.game import Game
from deskovka.core.luck import below, luck_of, next_luck
from deskovka.core.steps import State
from deskovka.core.vecs import append, vec


class NothingToPlay(DeskovkaError):
    """Tables are dealt at which nobody is ever asked anything."""


FRUITLESS = 1000  # deals without a question before that is said
ANY_SEAT: Final = -1


@mypyc_attr(allow_interpreted_subclasses=True)
class Tables:
    """So many tables of one game, each with somebody who is asked; a finished one is followed by a new one.

    Seats, variants and luck of each table are what `deal` gives it, so any of them mix.
    """

    def __init__(
        self,
        game: Game,
        deal: Callable[[], State],
        count: int,
        longest: int,
        sight: Sight = BLIND,
        only_choices: bool = False,
        partner: Callable[[State], int] | None = None,
        partnered: int = 0,
    ) -> None:
        """`deal` makes a table; one with more than `longest` answers is broken off and counts as a tie.

        `sight`: what is told of where options lead (`core.ahead`).
        `only_choices`: whatever has one answer alone is answered by itself, and nobody is asked.
        `partner`: at the last `partnered` tables it answers for all seats but one, which is drawn by lot.
        """
        self.game = game
        self.deal = deal
        self.longest: i64 = longest
        self.only_choices = only_choices
        self.partner = partner
        self.unpartnered: i64 = count - partnered if partner is not None else count  # tables without a partner
        self.luck: i64 = luck_of(count)  # of what is imagined to look ahead, and of where a partner sits
        self.given = vec[i64]([0 for _ in range(count)])  # answers at each table
        self.asked_seat = vec[i64]([ANY_SEAT for _ in range(count)])  # the one seat that is asked there
        self.tables: list[State] = [self.fresh(number) for number in range(count)]
        self.width: i64 = len(game.table_numbers(self.tables[0], int(self.tables[0].seat)))
        self.sight = sight
        self.option_width: i64 = sight.width(game)
        self.ended: list[
            tuple[int, list[float], list[int]]
        ] = []  # by the last answers: table, rewards, points of sides
        self.broken: list[int] = []  # those of them that were broken off
        self.seats = vec[i64]()  # who is asked at each table
        self.counts = vec[i64]()  # how many options there are
        self.at = vec[i64]()
        self.values = vec[float]()
        self.option_at = vec[i64]()
        self.option_values = vec[float]()

    def fresh(self, number: i64) -> State:
        """A new table in this place, where somebody is asked."""
        for _ in range(FRUITLESS):
            g = self.deal()
            self.given[number] = 0
            if number >= self.unpartnered:
                self.asked_seat[number] = self.drawn_seat(g)
            self.go_on(number, g)
            if len(g.options) and self.given[number] <= self.longest:
                return g
        raise NothingToPlay(f"{self.game.id}: {FRUITLESS} tables were dealt and nobody was asked anything")

    def drawn_seat(self, g: State) -> i64:
        """Where somebody is asked at a table with a partner."""
        self.luck = next_luck(self.luck)
        return below(self.luck, len(self.game.result(g).scores))

    def answer(self, chosen: list[int]) -> None:
        """The answers of those who are asked, each by its place among the options; below 0: not answered now."""
        self.ended = []
        self.broken = []
        for number in range(len(self.tables)):
            if chosen[number] < 0:
                continue
            g = self.tables[number]
            g.play(g.options[chosen[number]])
            self.given[number] += 1
            self.go_on(number, g)
            if len(g.options) == 0 or self.given[number] > self.longest:
                self.end(number, g)

    def go_on(self, number: i64, g: State) -> None:
        """Answer what nobody is asked here: what leaves no choice, where only choices are asked, and for a partner."""
        asked = self.asked_seat[number]
        while len(g.options) and self.given[number] <= self.longest:
            if len(g.options) == 1 and self.only_choices:
                g.play(g.options[0])
            elif self.partner is not None and asked != ANY_SEAT and g.seat != asked:
                g.play(self.partner(g))
            else:
                return
            self.given[number] += 1

    def end(self, number: int, g: State) -> None:
        """Note how it ended: what everybody's share is, and the points of the seats and then of rivals."""
        result = self.game.result(g)
        points = result.sides()
        if len(g.options):
            self.broken.append(number)
            shares = [1.0 / len(points) for _ in result.scores]
        else:
            shares = g.rewards()
        self.ended.append((number, shares, points))
        self.tables[number] = self.fresh(number)

    def observe(self) -> None:
        """Write down what is asked at every table."""
        seats = vec[i64]()
        counts = vec[i64]()
        at = vec[i64]()
        values = vec[float]()
        option_at = vec[i64]()
        option_values = vec[float]()
        base: i64 = 0
        option_base: i64 = 0
        for g in self.tables:
            seat = int(g.seat)
            row = self.game.table_numbers(g, seat)
            i: i64 = base
            for value in row:
                if value != 0.0:
                    at = append(at, i)
                    values = append(values, value)
                i += 1
            base = i
            options = [int(option) for option in g.options]
            of_options = told(self.looked_at(g, seat, options), seat, options, self.sight)
            for place in of_options.at:
                option_at = append(option_at, option_base + place)
            for value in of_options.values:
                option_values = append(option_values, value)
            option_base += len(options) * self.option_width
            seats = append(seats, g.seat)
            counts = append(counts, len(options))
        self.seats = seats
        self.counts = counts
        self.at = at
        self.values = values
        self.option_at = option_at
        self.option_values = option_values

    def looked_at(self, g: State, seat: int, options: list[int]) -> State:
        """Where it is seen what options lead to: an imagined table, wherever anything is looked at."""
        if not self.sight.ahead or len(options) == 1:
            return g
        self.luck = next_luck(self.luck)
        return self.game.imagine_asked(g, seat, int(self.luck))
