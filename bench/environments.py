"""Steps a second through the kind of interface learning agents use, ours and others'.

    python bench/environments.py --setup DIR                 an environment for each peer, in folders of DIR
    python bench/environments.py --peers DIR --ours PYTHON   measure; whatever is not installed is named and left out

A step is one action with all an agent gets for it: its observation, mask, reward and whether the game is over; actions
are drawn at random among those on offer, by the same few lines for all.  Setting games up counts, importing and the
first second (warm-up, compilation of pgx) do not.  Every measure has a process of its own, one after the other.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

PEERS = {  # folder: what is installed into it
    "pettingzoo": ["pettingzoo[classic]==1.27.0"],
    "open_spiel": ["open_spiel==2.0.2"],
    "rlcard": ["rlcard==1.2.0", "setuptools==80.9.0"],
    "pgx": ["pgx==2.6.0"],
    "pufferlib": ["pufferlib"],
}
OURS = ("_template", "vale", "empire", "kemet", "eldervale")
TABLES = 64  # of a vector

Steps = Iterator[int]
"""How many steps were made since it was last asked."""


def on_offer(mask: Any, luck: Any) -> int:
    import numpy as np

    choices = np.flatnonzero(mask)
    return int(choices[int(luck.random() * len(choices))])


def aec(make: Callable[[], Any]) -> Steps:
    """PettingZoo: `last` and `step`, through the wrappers it is usually played with."""
    import numpy as np

    luck, table = np.random.default_rng(1), make()
    while True:
        table.reset(seed=int(luck.integers(2**31)))
        for _ in table.agent_iter():
            seen, _, terminated, truncated, _ = table.last()
            if terminated or truncated:
                break
            table.step(on_offer(seen["action_mask"], luck))
            yield 1


def ours_aec(game: str) -> Steps:
    from deskovka.envs import env

    return aec(lambda: env(game, 2))


def classic(name: str) -> Steps:
    from importlib import import_module

    return aec(import_module(f"pettingzoo.classic.{name}").env)


def ours_seat(game: str) -> Steps:
    """Gymnasium: one seat; the answers of the other, a random bot, are part of the step."""
    import numpy as np

    from deskovka.envs import SeatEnv

    luck, table = np.random.default_rng(1), SeatEnv(game, 2, others="random")
    seen, _ = table.reset(seed=1)
    while True:
        seen, _, over, _, _ = table.step(on_offer(seen["action_mask"], luck))
        yield 1
        if over:
            seen, _ = table.reset()


def rlcard(name: str) -> Steps:
    """RLCard: `step` gives the state of whoever is next, numbers and legal actions in it."""
    import numpy as np
    from rlcard import make

    luck, table = np.random.default_rng(1), make(name, config={"seed": 1})
    while True:
        state, _ = table.reset()
        while not table.is_over():
            choices = list(state["legal_actions"])
            state, _ = table.step(choices[int(luck.random() * len(choices))])
            yield 1


def spiel(name: str) -> Steps:
    """OpenSpiel: the tensor of whoever is asked, its mask, an action; nodes of chance are no steps."""
    import numpy as np
    import pyspiel

    if name.startswith("deskovka"):
        import deskovka.envs.spiel  # noqa: F401  # registers our games
    elif name.startswith("python"):
        import open_spiel.python.games  # noqa: F401  # registers those written in Python
    luck, game = np.random.default_rng(1), pyspiel.load_game(name)
    has_tensor = game.get_type().provides_observation_tensor
    while True:
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                state.apply_action(pyspiel.sample_action(state.chance_outcomes(), luck.random())[0])
                continue
            np.array(state.observation_tensor() if has_tensor else state.information_state_tensor(), np.float32)
            state.apply_action(on_offer(state.legal_actions_mask(), luck))
            yield 1


def any_of_each(mask: Any, luck: Any) -> Any:
    return (luck.random(mask.shape) * mask).argmax(1)


def ours_vector(game: str, rows: str) -> Steps:
    """All seats of many tables through one call."""
    import numpy as np

    from deskovka.envs import TablesEnv

    luck, tables = np.random.default_rng(1), TablesEnv(game, TABLES, seats=2, rows=rows)
    seen, _ = tables.reset(seed=1)
    while True:
        seen, *_ = tables.step(any_of_each(seen["action_mask"], luck))
        yield TABLES


def pgx(name: str) -> Steps:
    """pgx: games in JAX, as many tables at once, compiled for this processor, finished ones followed by new ones."""
    import jax
    import numpy as np
    from pgx import make
    from pgx.experimental import auto_reset

    game = make(name)
    start, step = jax.jit(jax.vmap(game.init)), jax.jit(jax.vmap(auto_reset(game.step, game.init)))
    luck, key = np.random.default_rng(1), jax.random.PRNGKey(1)
    state = start(jax.random.split(key, TABLES))
    while True:
        key, now = jax.random.split(key)
        actions = any_of_each(np.asarray(state.legal_action_mask), luck)
        state = step(state, actions, jax.random.split(now, TABLES))
        np.asarray(state.observation)
        yield TABLES


def pufferlib(name: str) -> Steps:
    """Games that come with pufferlib, written in C, as many at once."""
    import numpy as np
    from pufferlib.ocean import env_creator

    tables = env_creator(name)(num_envs=TABLES)
    tables.reset(seed=1)
    luck, most = np.random.default_rng(1), tables.single_action_space.n
    while True:
        tables.step(luck.integers(most, size=tables.num_agents))
        yield tables.num_agents


ALONE = [
    *(("ours", "PettingZoo", game, lambda game=game: ours_aec(game)) for game in OURS),
    *(
        ("pettingzoo", "PettingZoo", name, lambda name=name: classic(name))
        for name in ("tictactoe_v3", "connect_four_v3", "texas_holdem_v4")
    ),
    *(("ours", "Gymnasium, one seat", game, lambda game=game: ours_seat(game)) for game in OURS),
    *(("rlcard", "RLCard", name, lambda name=name: rlcard(name)) for name in ("uno", "limit-holdem")),
    *(("ours", "OpenSpiel", f"deskovka_{id}", lambda id=id: spiel(f"deskovka_{id}")) for id in ("template", "vale")),
    *(("open_spiel", "OpenSpiel", name, lambda name=name: spiel(name)) for name in ("gin_rummy", "backgammon")),
    ("open_spiel", "OpenSpiel", "python_kuhn_poker", lambda: spiel("python_kuhn_poker")),
]
TOGETHER = [
    *(("ours", f"{TABLES} tables", game, lambda game=game: ours_vector(game, "padded")) for game in OURS),
    *(("ours", f"{TABLES} tables, packed", game, lambda game=game: ours_vector(game, "packed")) for game in OURS),
    *(("pgx", f"pgx, {TABLES} tables", name, lambda name=name: pgx(name)) for name in ("backgammon", "kuhn_poker")),
    ("pufferlib", f"pufferlib, {TABLES} tables", "puffer_connect4", lambda: pufferlib("puffer_connect4")),
]
MEASURES = [*ALONE, *TOGETHER]


def measure(steps: Steps, seconds: float) -> float:
    for until, counted in ((1.0, False), (seconds, True)):
        made, started = 0, time.perf_counter()
        while time.perf_counter() - started < until:
            made += next(steps)
        if counted:
            return made / (time.perf_counter() - started)
    raise AssertionError


def set_up(folder: Path) -> None:
    for peer, packages in PEERS.items():
        subprocess.run([sys.executable, "-m", "venv", folder / peer], check=True)
        done = subprocess.run([folder / peer / "bin" / "python", "-m", "pip", "install", "-q", *packages])
        print(f"{peer}: {'installed' if done.returncode == 0 else 'does not install here'}")


def main() -> None:
    wishes = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    wishes.add_argument("--setup", type=Path)
    wishes.add_argument("--peers", type=Path)
    wishes.add_argument("--ours", type=Path, default=Path(sys.executable), help="a Python with deskovka[envs]")
    wishes.add_argument("--seconds", type=float, default=3.0)
    wishes.add_argument("--one", type=int, help="take this measure, in this process")
    told = wishes.parse_args()
    if told.setup:
        set_up(told.setup)
        return
    if told.one is not None:
        print(json.dumps(measure(MEASURES[told.one][3](), told.seconds)))
        return
    print("| interface | game | steps/s |\n|---|---|---|")
    for number, (who, interface, game, _) in enumerate(MEASURES):
        python = told.ours if who == "ours" else (told.peers or Path()) / who / "bin" / "python"
        if not python.exists():
            print(f"{who} is not installed: {interface}, {game} left out", file=sys.stderr)
            continue
        command = [str(python), __file__, "--one", str(number), "--seconds", str(told.seconds)]
        environment = {**os.environ, "JAX_PLATFORMS": "cpu", "OMP_NUM_THREADS": "1"}
        try:
            done = subprocess.run(command, capture_output=True, text=True, timeout=300, env=environment)
        except subprocess.TimeoutExpired:
            print(f"{interface}, {game}: no answer in 300 s", file=sys.stderr)
            continue
        if done.returncode:
            reason = done.stderr.strip().splitlines()[-1:]
            print(f"{interface}, {game}: left out, {reason}", file=sys.stderr)
            continue
        print(f"| {interface} | {game} | {float(done.stdout.splitlines()[-1]):,.0f} |", flush=True)


if __name__ == "__main__":
    main()
