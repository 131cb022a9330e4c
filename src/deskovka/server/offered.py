"""Which bots people may choose: those by name, and those whoever runs the server offers besides.

What somebody types into a browser never decides whose code is imported or how long a bot may think.
"""

from __future__ import annotations

from collections.abc import Sequence

from deskovka.bots.registry import bot_names, make_bot
from deskovka.core.errors import DeskovkaError, UnknownName
from deskovka.server.models import LONGEST_BOT
from deskovka.server.settings import Settings


def offered_bots(settings: Settings) -> list[str]:
    return list(dict.fromkeys([*bot_names(), *settings.bots]))


def check_bot(settings: Settings, bot: str) -> None:
    """UnknownName unless this very bot is offered and is there."""
    offered = offered_bots(settings)
    if bot not in offered:
        raise UnknownName(f"there is no bot {bot!r} here; there are: {', '.join(offered)}")
    make_bot(bot, 0)


def check_offer(bots: Sequence[str]) -> None:
    """Complain at once about what cannot be offered."""
    for bot in bots:
        if len(bot) > LONGEST_BOT:
            raise DeskovkaError(f"a bot of a server is written with {LONGEST_BOT} letters at most, not {bot!r}")
        make_bot(bot, 0)
