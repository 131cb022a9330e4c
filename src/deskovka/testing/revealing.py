"""What reveals something ends free undo: whoever takes back freely knows no more than before.

An answer is given at a table and at others that its seat cannot tell from it.  Where that seat, or anybody else, sees
them go on differently, the answer has shown something that it did not decide; then its events or its luck must say so.
What a seat shows of its own things by its own answer is its own affair.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from deskovka.core.game import Game
from deskovka.core.steps import Question, State
from deskovka.testing.laws import moments
from deskovka.testing.secrecy import Onlooker

SEEDS = range(3)
MOMENTS = 25  # of each game
OPTIONS = 2  # of each question
TWINS = 2  # of each answer, for the seat that could take it back


def check_what_reveals(game: Game, seats: int, seeds: Iterable[int] = SEEDS) -> None:
    """An answer that can be taken back freely has shown nothing to anybody."""
    for number, g in enumerate(moments(game, seats, seeds, every=1, most=MOMENTS)):
        for question in g.pending():
            for option in some_options(question, number):
                check_answer(g, question, option, seats, number)


def some_options(question: Question, number: int) -> list[int]:
    """A few of the options of a question, others at each moment."""
    options = list(question.options)
    return [options[(number + turn) % len(options)] for turn in range(min(OPTIONS, len(options)))]


def check_answer(g: State, question: Question, option: int, seats: int, number: int) -> None:
    for seat in who_may_take_back(g, question, option, seats):
        for viewer, twin in twins(g, seat, seats, number):
            if option in twin.offered(question.seat):
                here, there = Onlooker(g, viewer), Onlooker(twin, viewer)
                one, other = here.answer(question.seat, option), there.answer(question.seat, option)
                said = f"seat {question.seat}: {g.game.phrases.say(option)!r}, taken back freely by seat {seat}"
                assert one == other, f"{said}, told to {viewer}"
                assert here.view() == there.view(), f"{said}, seen by {viewer}"
                assert here.own_options() == there.own_options(), f"{said}, offered to {viewer}"


def who_may_take_back(g: State, question: Question, option: int, seats: int) -> list[int]:
    """The seats that could take back freely after this answer, by what it tells.

    Its own; where it only passes a question by, also any other that had answered before.
    """
    after = g.clone()
    events = after.listen()
    after.choose(question.seat, option)
    passes = int(question.ask.skip()) == option
    takers = range(seats) if passes else [question.seat]
    drawn = int(after.luck) != int(g.luck)
    return [seat for seat in takers if not drawn and not g.game.event_words.reveal(events, seat)]


def twins(g: State, seat: int, seats: int, number: int) -> Iterator[tuple[int | None, State]]:
    """Somebody who looks on, and a table that neither they nor the seat can tell from this one."""
    other = (seat + 1 + number % max(1, seats - 1)) % seats
    tries = [(seat, seat), (None, seat), *[(seat, seat)] * (TWINS - 1), *[(other, other)] * (seats > 1)]
    for which, (viewer, imagining) in enumerate(tries):
        twin = g.imagine(imagining, 1000 + number + which)
        if twin.view(seat) == g.view(seat) and twin.view(viewer) == g.view(viewer):
            yield viewer, twin
