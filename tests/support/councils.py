"""Tables of Kemet where a war council has just been called."""

from __future__ import annotations

from functools import cache
from typing import Any

from deskovka.bots.bot import Seat
from deskovka.bots.simple import GreedyBot
from deskovka.games.registry import find_game
from support.server import Server, Socket
from support.tables import two_at_a_table


def in_council(server: Server, **wishes: Any) -> tuple[str, Socket, Socket, int]:
    """A table of Kemet whose war council has just been called, and how many moves were made by then."""
    id, jana, petr = two_at_a_table(server, game="kemet", seed="7", **wishes)
    sockets = (jana, petr)
    answers = until_council(7)
    for number, (seat, words) in enumerate(answers):
        sockets[seat].reach(number)
        sockets[seat].does(seat, words)
    seen = len(answers)
    assert [sorted(each["seat"] for each in socket.reach(seen)["pending"]) for socket in sockets] == [[0, 1], [0, 1]]
    return id, jana, petr, seen


@cache
def until_council(seed: int) -> list[tuple[int, str]]:
    """Answers of two greedy bots up to their first war council."""
    game = find_game("kemet")
    g = game.new_game(2, seed)
    bots = [GreedyBot(seat + 1) for seat in range(2)]
    answers: list[tuple[int, str]] = []
    while type(g.ask).__name__ != "WarCouncil":
        seat = int(g.seat)
        option = bots[seat].answer(Seat(g, seat))
        answers.append((seat, game.phrases.say(option)))
        g.choose(seat, option)
    return answers
