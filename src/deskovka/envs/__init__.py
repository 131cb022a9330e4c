"""Our games as environments for learning agents (docs/environments.md); needs the extra `envs`.

aec.env          PettingZoo: every seat is an agent
single.SeatEnv   Gymnasium: one seat against bots; `gymnasium.make("deskovka/vale", seats=3)`
vector.TablesEnv many tables at once, all seats, through one call
spiel            OpenSpiel: `pyspiel.load_game("deskovka_vale")` once this is imported
"""

from __future__ import annotations

try:
    import gymnasium as _gymnasium  # noqa: F401
    import pettingzoo as _pettingzoo  # noqa: F401
except ImportError as missing:
    raise ImportError(f"deskovka.envs needs {missing.name}: pip install 'deskovka[envs]'") from missing

from deskovka.envs.aec import TableEnv, env
from deskovka.envs.single import SeatEnv, register
from deskovka.envs.vector import TablesEnv
from deskovka.games.registry import game_ids

for _game in game_ids():
    register(_game)

__all__ = ["SeatEnv", "TableEnv", "TablesEnv", "env"]
