"""What the processes of bots do; they import nothing else of the server."""

from __future__ import annotations

from contextlib import suppress
from typing import Any, NamedTuple

from deskovka.bots.bot import Seat
from deskovka.bots.network import WrongNetwork, network_of
from deskovka.bots.registry import make_bot
from deskovka.core.errors import IllegalOption
from deskovka.core.events import Event
from deskovka.games.registry import find_game, game_ids

Heard = list[tuple[int, int, int, int, int, int]]  # events as numbers, as one seat knows them


def get_ready() -> None:
    """Import what will be needed, networks too, while nobody waits for it."""
    for id in game_ids():
        find_game(id)
        with suppress(WrongNetwork):  # whoever asks that bot hears of it; the others play
            network_of(id)


class Asked(NamedTuple):
    """The question to a seat: of which game, and the table as it is stored."""

    game: str
    stored: dict[str, Any]
    seat: int


def think(asked: Asked, bot: str, seed: int, heard: Heard | None = None, hurry: float | None = None) -> str:
    """The answer of a bot, in words, on a table as it is stored; one that listens knows what its player has heard.

    `hurry`: the most seconds it is to think, where others wait.
    """
    rules = find_game(asked.game)
    table = rules.load(asked.stored)
    if heard is not None:
        table.events = [Event(*numbers) for numbers in heard]
    at = Seat(table, asked.seat)
    player = make_bot(bot, seed)
    if hurry is not None:
        player.hurry(hurry)
    option = player.answer(at)
    if option not in at.options():
        raise IllegalOption(f"{bot} answers what is not on offer")
    return rules.phrases.say(option)
