"""What every bot obeys: its answers are on offer and depend on nothing it may not know."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from deskovka.bots.bot import Bot, Seat
from deskovka.core.events import EVERYONE, Event
from deskovka.core.game import Game
from deskovka.core.steps import State
from deskovka.testing.play import play_randomly

ENOUGH = 12000  # the longer a game, the fewer of its questions are asked: a bot thinks longer about them, too
CLOSEST = 6  # answers between two questions


def check_never_peeks(make: Callable[[int], Bot], game: Game, seats: int, seeds: Iterable[int] = range(3)) -> int:
    """A bot answers alike when everything it cannot see is dealt anew; how many questions it was asked.

    `make` makes the bot from a seed: `lambda seed: make_bot("greedy", seed)`, or the class itself.  Whatever else its
    seat tells it is the same there, too.
    """
    answered = 0
    for seed in seeds:
        length = sum(1 for _ in play_randomly(game.new_game(seats, seed), seed + 9))
        apart = max(CLOSEST, length * length // ENOUGH)
        for number, g in enumerate(play_randomly(game.new_game(seats, seed, listen=True), seed + 9)):
            if number % apart:
                continue
            for question in g.pending():
                seat = question.seat
                one = make(number + 1).answer(Seat(g, seat))
                assert one in question.options, f"option {one} is not on offer"
                flipped = with_other_secrets(g, seat, number + 31)
                other = make(number + 1).answer(Seat(flipped, seat))
                words = f"{game.phrases.say(one)!r} here, {game.phrases.say(other)!r} where hidden things are others"
                assert other == one, f"answer {number}, seat {seat}: {words}"
                assert_told_alike(Seat(g, seat), Seat(flipped, seat))
                answered += 1
    return answered


def with_other_secrets(g: State, seat: int, luck: int) -> State:
    """A table the seat cannot tell from this one: what it cannot see, and what it was not told, is something else."""
    flipped = g.imagine(seat, luck)
    flipped.events = [
        event
        if event.private in (EVERYONE, seat)
        else Event(event.kind, event.seat, 0, event.b, event.c, event.private)
        for event in g.events or []
    ]
    return flipped


def assert_told_alike(one: Seat, other: Seat) -> None:
    """Both seats tell a bot the same, in numbers and in words."""
    assert one.options() == other.options()
    assert (one.features() == other.features()).all()
    assert (one.option_features() == other.option_features()).all()
    assert one.evaluate() == other.evaluate()
    assert one.happened() == other.happened()
    assert one.view() == other.view()
