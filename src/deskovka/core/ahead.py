"""One answer or one move ahead, as numbers for a network: what each option does to the worths of a table.

The table is an imagined one (`Seat.imagine`), so these numbers tell no more than its seat could work out.  With an
`effort` above 0 an option is followed to the end of its move, as greedy does it, by so many more tables at most.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from deskovka.core.lookahead import Effort, tried
from deskovka.core.steps import State
from deskovka.core.vecs import append, vec

AHEAD: Final = 3  # numbers of an option: its own worth, its lead, and whether nothing is worth more
PART: Final = 0.1  # of a point is one of these numbers
FARTHEST: Final = 4.0  # no worth or lead is told as more than that
AS_GOOD: Final = 1e-9


def numbers_ahead(g: State, seat: i64, options: list[int], effort: i64 = 0) -> vec[float]:
    """The numbers of these options of an imagined table, each followed by those of what it leads to."""
    numbers = g.game.option_numbers(g, int(seat), options)
    further = ahead(g, seat, options, effort)
    width: i64 = g.game.option_size
    out = vec[float]([0.0] * ((width + AHEAD) * len(options)))
    at: i64 = 0
    for place in range(len(options)):
        for column in range(width):
            out[at + column] = numbers[place * width + column]
        for column in range(AHEAD):
            out[at + width + column] = further[place * AHEAD + column]
        at += width + AHEAD
    return out


def ahead(g: State, seat: i64, options: list[int], effort: i64 = 0) -> vec[float]:
    """For each of these options of a seat: how much worse its worth and its lead are after it than after the best
    one, in tens of points, and 1 if its worth is the best."""
    if len(options) == 1:
        return vec[float]([0.0, 0.0, 1.0])
    own = vec[float]()
    leads = vec[float]()
    best = best_lead = 0.0
    for place in range(len(options)):
        worths = g.game.worths(led_to(g, options[place], effort))
        worth = worths[seat]
        lead = worth - best_other(worths, seat)
        if place == 0 or worth > best:
            best = worth
        if place == 0 or lead > best_lead:
            best_lead = lead
        own = append(own, worth)
        leads = append(leads, lead)
    out = vec[float]()
    for place in range(len(options)):
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
