"""Measure random play of public peers, each driven through its own Python API as its users drive it.

One throw-away environment holds them all; the script itself needs nothing but the standard library:

    python bench/peers.py --setup DIR
    DIR/bin/python bench/peers.py --peer catanatron --seconds 2 --seed 1

An answer is one action chosen by a player, forced or not; dealing and dice are played but not counted. Setting a game
up counts as time, importing and the first game (the warm-up) do not. Where a peer offers two ways to do the same, the
faster one is taken. The seed fixes luck and choices as far as the peer lets it: catanatron lists some of its options
in the order of a set, so its games still differ between runs.
"""

import argparse
import json
import os
import random
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple

REQUIREMENTS = Path(__file__).with_name("peers-requirements.txt")

PlayGame = Callable[[], int]
"""Plays one whole game and returns how many answers the players gave."""


class Peer(NamedTuple):
    """A game of a public package, and how to make ready for playing it with a seed."""

    name: str
    package: str
    start: Callable[[int], PlayGame]


def start_open_spiel(game_name: str, seed: int) -> PlayGame:
    """Make an open_spiel game ready, with chance sampled from the outcomes it offers."""
    import pyspiel

    game: Any = pyspiel.load_game(game_name)
    rng = random.Random(seed)

    def play() -> int:
        answers = 0
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                outcome, _ = pyspiel.sample_action(state.chance_outcomes(), rng.random())
                state.apply_action(outcome)
            else:
                state.apply_action(rng.choice(state.legal_actions()))
                answers += 1
        return answers

    return play


def start_gin_rummy(seed: int) -> PlayGame:
    """Make gin rummy of open_spiel ready."""
    return start_open_spiel("gin_rummy", seed)


def start_backgammon(seed: int) -> PlayGame:
    """Make backgammon of open_spiel ready."""
    return start_open_spiel("backgammon", seed)


def start_catanatron(seed: int) -> PlayGame:
    """Make catanatron ready for two of its random players."""
    from catanatron import Color, Game, RandomPlayer

    rng = random.Random(seed)

    def play() -> int:
        players = [RandomPlayer(Color.RED), RandomPlayer(Color.BLUE)]
        game = Game(players, seed=rng.randrange(1, 2**31))  # it takes a seed of 0 for none
        game.play()
        return len(game.state.actions)

    return play


def start_uno(seed: int) -> PlayGame:
    """Make Uno of rlcard ready for two of its random agents."""
    import numpy as np
    import rlcard
    from rlcard.agents import RandomAgent

    seed %= 2**32  # all that numpy takes
    np.random.seed(seed)  # the agents draw from its global luck
    env: Any = rlcard.make("uno", config={"seed": seed})
    env.set_agents([RandomAgent(num_actions=env.num_actions) for _ in range(env.num_players)])

    def play() -> int:
        before: int = env.timestep
        env.run(is_training=True)  # spares the random agents a table of their odds, which nobody reads
        after: int = env.timestep
        return after - before

    return play


PEERS = (
    Peer("open_spiel-gin_rummy", "open_spiel", start_gin_rummy),
    Peer("open_spiel-backgammon", "open_spiel", start_backgammon),
    Peer("catanatron", "catanatron", start_catanatron),
    Peer("rlcard-uno", "rlcard", start_uno),
)


def play_for(seconds: float, play: PlayGame) -> tuple[int, float]:
    """Play whole games until the time is used up, after one for warm-up, and return answers and seconds."""
    play()
    answers = 0
    spent = 0.0
    start = time.perf_counter()
    while not answers or spent < seconds:
        answers += play()
        spent = time.perf_counter() - start
    return answers, spent


def measure(peer: Peer, seconds: float, seed: int) -> int:
    """Print the speed of a peer as one line of JSON and return the exit code."""
    try:
        play = peer.start(seed)
    except ImportError as error:
        reason = str(error).strip().partition("\n")[0]
        print(f"{peer.name}: cannot be imported here ({reason}); see --setup", file=sys.stderr)
        return 2
    answers, spent = play_for(seconds, play)
    result = {
        "name": "random play",
        "game": peer.name,
        "mode": "peer",
        "value": round(answers / spent, 1),
        "unit": "answers/s",
        "answers": answers,
        "seconds": round(spent, 3),
    }
    print(json.dumps(result))
    return 0


def requirements() -> list[list[str]]:
    """Read the requirements, one list per paragraph, the peer first."""
    paragraphs = REQUIREMENTS.read_text(encoding="utf-8").split("\n\n")
    groups = [[line for line in text.splitlines() if line and not line.startswith("#")] for text in paragraphs]
    return [group for group in groups if group]


def set_up(directory: Path) -> int:
    """Create an environment with every peer that can be installed, name the others, and return the exit code."""
    subprocess.run([sys.executable, "-m", "venv", str(directory)], check=True)
    python = directory / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
    pip = [str(python), "-m", "pip", "install", "--quiet", "--disable-pip-version-check"]
    groups = requirements()
    failed = [group[0] for group in groups if subprocess.run([*pip, *group], check=False).returncode]
    for peer in failed:
        print(f"{peer}: could not be installed", file=sys.stderr)
    return 1 if len(failed) == len(groups) else 0


def main() -> int:
    """Read the command line and do the one thing it asks for."""
    parser = argparse.ArgumentParser(description="Measure random play of public peers.")
    what = parser.add_mutually_exclusive_group(required=True)
    what.add_argument("--list", action="store_true", help="list the peers")
    what.add_argument("--setup", metavar="DIR", type=Path, help="create an environment with the peers in DIR")
    what.add_argument("--peer", metavar="NAME", help="measure this peer, or every game of this package")
    parser.add_argument("--seconds", type=float, default=2.0, help="how long to play (default: 2)")
    parser.add_argument("--seed", type=int, default=1, help="seed of luck and choices (default: 1)")
    args = parser.parse_args()
    if args.list:
        print("\n".join(peer.name for peer in PEERS))
        return 0
    if args.setup is not None:
        return set_up(args.setup)
    chosen = [peer for peer in PEERS if args.peer in (peer.name, peer.package)]
    if not chosen:
        parser.error(f"no peer {args.peer!r}; there are: {', '.join(peer.name for peer in PEERS)}")
    return max(measure(peer, args.seconds, args.seed) for peer in chosen)


if __name__ == "__main__":
    sys.exit(main())
