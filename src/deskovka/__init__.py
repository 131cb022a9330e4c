"""Deskovka: a digital tabletop for modern board games, and a library for people who write bots.

    from deskovka import Seat, find_game, make_bot

    g = find_game("vale").new_game(seats=2, seed=7)
    bot = make_bot("greedy")
    while g.pending():
        g.choose(g.seat, bot.answer(Seat(g, g.seat)))
    print(g.result().scores)

The names are those of `deskovka.face`, which is imported when the first of them is used: the help of the command needs
none of them.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

__version__ = "0.1.0"

if TYPE_CHECKING:
    from deskovka.face import *  # noqa: F403
else:

    def __getattr__(name: str) -> object:
        """A name of the public face, or the list of them."""
        from importlib import import_module
        from importlib.util import find_spec

        if (name.startswith("__") and name != "__all__") or find_spec(f"deskovka.{name}"):
            raise AttributeError(name)  # a module of ours is found by importing it
        face = import_module("deskovka.face")
        if name != "__all__" and name not in face.__all__:
            raise AttributeError(f"deskovka has no {name!r}; there are: {', '.join(face.__all__)}")
        return getattr(face, name)

    def __dir__() -> list[str]:
        from importlib import import_module

        return [*import_module("deskovka.face").__all__, "__version__"]
