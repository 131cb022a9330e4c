"""What the processes of bots do; they import nothing else of the server."""

from __future__ import annotations

from contextlib import suppress
from typing import Any

from deskovka.bots.bot import Seat
from deskovka.bots.network import WrongNetwork, network_of
from deskovka.bots.registry import make_bot
from deskovka.core.errors import IllegalOption
from deskovka.games.registry import find_game, game_ids


def get_ready() -> None:
    """Import what will be needed, networks too, while nobody waits for it."""
    for id in game_ids():
        find_game(id)
        with suppress(WrongNetwork):  # whoever asks that bot hears of it; the others play
            network_of(id)


def think(game: str, stored: dict[str, Any], seat: int, bot: str, seed: int) -> str:
    """The answer of a bot, in words, on a table as it is stored."""
    rules = find_game(game)
    at = Seat(rules.load(stored), seat)
    option = make_bot(bot, seed).answer(at)
    if option not in at.options():
        raise IllegalOption(f"{bot} answers what is not on offer")
    return rules.phrases.say(option)
