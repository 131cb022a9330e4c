"""Why an answer is good or bad: what is kept of that with a position, and how it is told to whoever answered.

Reasons come from `review.looking.Reviewer.reason`: whatever reviews learn to say about an answer is said here, too.
"""

from __future__ import annotations

from deskovka.bots.bot import Seat
from deskovka.core.luck import luck_of
from deskovka.puzzles.kept import record_of
from deskovka.puzzles.shapes import Puzzle
from deskovka.review.looking import Reviewer
from deskovka.review.played import Played

MOST_RULES = 2


def explain(puzzle: Puzzle, tempting: list[str], seed: int) -> None:
    """Add to a position what its answers cost and bring, their rules, and what would follow some of them."""
    played = Played(record_of(puzzle))
    reviewer = Reviewer(played, seed)
    table = played.tables[-1]
    seat = Seat(table, puzzle.seat)
    options = {seat.words(option): option for option in seat.options()}
    for each in puzzle.verdicts:
        option = options[each.words]
        each.reason = reviewer.reason(seat, option)
        each.rules = rules_of(seat, option, seed)
        if each.words in tempting:
            each.follows = reviewer.course(seat, option)
    puzzle.follows = reviewer.course(seat, options[puzzle.best().words])
    puzzle.when = played.when(played.answers())


def rules_of(seat: Seat, option: int, seed: int) -> list[str]:
    """The rules by which the answer itself happens: those of the first things that its seat does then."""
    table = seat.imagine(int(luck_of(seed)))
    events = table.listen()
    table.play(option)
    rules = [seat.game.rule_of(event) for event in events if int(event.seat) == seat.number]
    return [rule for rule in dict.fromkeys(rules) if rule][:MOST_RULES]
