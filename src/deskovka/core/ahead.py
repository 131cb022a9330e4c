"""One answer or one move ahead, as numbers for a network: what each option leads to.

The table is an imagined one (`Seat.imagine`), so these numbers tell no more than its seat could work out.  How far
options are followed is the `Sight` of a network.
"""

from __future__ import annotations

from typing import Final, NamedTuple, final

from mypy_extensions import i64

from deskovka.core.game import Game
from deskovka.core.lookahead import Effort, tried
from deskovka.core.steps import State
from deskovka.core.vecs import append, vec

AHEAD: Final = 3  # numbers of an option: its own worth, its lead, and whether nothing is worth more
PART: Final = 0.1  # of a point is one of these numbers
FARTHEST: Final = 4.0  # no worth or lead is told as more than that
AS_GOOD: Final = 1e-9


class Sight(NamedTuple):
    """How far a network is told options ahead; by itself it hears what they are, and nothing of where they lead."""

    ahead: bool = False  # what each does to the worths of the table
    effort: int = 0  # tables by which it is followed to the end of its move; 0: the table after the answer itself
    after: bool = False  # … and what it changes in how that table stands (`Game.after_numbers`)

    def width(self, game: Game) -> int:
        """How many numbers tell an option."""
        return game.option_size + (AHEAD if self.ahead else 0) + (game.after_size if self.after else 0)


BLIND: Final = Sight()


@final
class Told:
    """The numbers of options that are not 0, and their places: those of the first option, of the second, …"""

    __slots__ = ("at", "values")

    def __init__(self) -> None:
        self.at = vec[i64]()
        self.values = vec[float]()

    def add(self, place: i64, value: float) -> None:
        if value != 0.0:
            self.at = append(self.at, place)
            self.values = append(self.values, value)


def told(g: State, seat: i64, options: list[int], sight: Sight) -> Told:
    """What a network with this sight is told of these options of a seat; the table is imagined unless it is blind.

    First what an option is, then how its worths compare with those of the others, then what it changes.
    """
    out = Told()
    game = g.game
    numbers = game.option_numbers(g, int(seat), options)
    own: i64 = game.option_size
    width: i64 = sight.width(game)
    tables = led_to_each(g, options, sight.effort) if sight.ahead else []
    compared = ahead(tables, seat) if sight.ahead else vec[float]()
    now = game.after_numbers(g, int(seat)) if sight.after and len(tables) else vec[float]()
    first: i64 = 0
    for place in range(len(options)):
        for column in range(own):
            out.add(first + column, numbers[place * own + column])
        if sight.ahead:
            for column in range(AHEAD):
                out.add(first + own + column, compared[place * AHEAD + column])
        if len(now):
            then = game.after_numbers(tables[place], int(seat))
            for column in range(len(now)):
                out.add(first + own + AHEAD + column, then[column] - now[column])
        first += width
    return out


def led_to_each(g: State, options: list[int], effort: i64) -> list[State]:
    """The tables these options lead to; none where there is no choice, so that nothing is to be compared."""
    return [led_to(g, option, effort) for option in options] if len(options) > 1 else []


def ahead(tables: list[State], seat: i64) -> vec[float]:
    """For each of the options that lead to these tables: how much worse a seat's worth and lead are there than after
    the best one, in tens of points, and 1 if its worth is the best."""
    if len(tables) == 0:
        return vec[float]([0.0, 0.0, 1.0])
    own = vec[float]()
    leads = vec[float]()
    best = best_lead = 0.0
    for place in range(len(tables)):
        worths = tables[place].game.worths(tables[place])
        worth = worths[seat]
        lead = worth - best_other(worths, seat)
        if place == 0 or worth > best:
            best = worth
        if place == 0 or lead > best_lead:
            best_lead = lead
        own = append(own, worth)
        leads = append(leads, lead)
    out = vec[float]()
    for place in range(len(tables)):
        out = append(out, max(-FARTHEST, PART * (own[place] - best)))
        out = append(out, max(-FARTHEST, PART * (leads[place] - best_lead)))
        out = append(out, 1.0 if own[place] > best - AS_GOOD else 0.0)
    return out


def led_to(g: State, option: i64, effort: i64) -> State:
    """The table after an answer; with an effort, once what its move asks is answered as suits who answers."""
    if effort > 0:
        _, h = tried(g, g.seat, g.ask, option, Effort(effort))
        return h
    h = g.clone()
    h.play(option)
    return h


def best_other(worths: list[float], seat: i64) -> float:
    """What the best of the others has; 0 where there is nobody else."""
    found = False
    best = 0.0
    for side in range(len(worths)):
        if side != seat and (not found or worths[side] > best):
            best = worths[side]
            found = True
    return best
