"""Game id → game.  The only place that knows where games live."""

from __future__ import annotations

import importlib
import pkgutil
import sys

from deskovka import games
from deskovka.core.errors import UnknownName
from deskovka.core.game import Game
from deskovka.core.themes import Themes


def game_ids() -> list[str]:
    """The games people can play; a name that begins with an underscore is a template or a test."""
    return [name for name in all_game_ids() if not name.startswith("_")]


def all_game_ids() -> list[str]:
    return sorted(module.name for module in pkgutil.iter_modules(games.__path__) if module.ispkg)


def find_game(id: str) -> Game:
    """The game of this id; UnknownName lists those there are."""
    module = f"deskovka.games.{id}.game"
    if module not in sys.modules and id not in all_game_ids():  # looking into the folder takes as long as a random game
        raise UnknownName(f"there is no game {id!r}; there are: {', '.join(game_ids())}")
    game = importlib.import_module(module).GAME
    assert isinstance(game, Game)
    return game


def find_themes(id: str) -> Themes:
    """What positions of a game are about: `THEMES` in its themes.py."""
    find_game(id)
    themes = importlib.import_module(f"deskovka.games.{id}.themes").THEMES
    assert isinstance(themes, Themes)
    return themes
