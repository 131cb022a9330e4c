"""Deskovka beside its peers: every measure taken in turn, so that the machine's moods hit all alike.

    python bench/peers.py --setup /tmp/peers            once: a throw-away environment for the peers
    .venv/bin/python bench/compare.py --peers /tmp/peers --rounds 5

Prints one JSON line for each figure (median of the rounds) and a table of ratios.
"""

from __future__ import annotations

import argparse
import json
import subprocess
import sys
import tempfile
from pathlib import Path
from statistics import median

import deskovka
from deskovka.arena.speed import MEASURES, Worker, is_compiled, plain_copy
from deskovka.games.registry import all_game_ids

PEERS = Path(__file__).parent / "peers.py"


def peer_names() -> list[str]:
    listed = subprocess.run([sys.executable, str(PEERS), "--list"], capture_output=True, text=True, check=True)
    return listed.stdout.split()


def measure_peer(python: Path, name: str, seed: int) -> float | None:
    """Answers a second of one peer, or None where it is not installed."""
    done = subprocess.run(
        [str(python), str(PEERS), "--peer", name, "--seconds", "1", "--seed", str(seed)],
        capture_output=True,
        text=True,
    )
    if done.returncode:
        print(done.stderr.strip(), file=sys.stderr)
        return None
    return float(json.loads(done.stdout)["value"])


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", choices=all_game_ids(), default="vale")
    parser.add_argument("--peers", type=Path, help="the environment made by peers.py --setup")
    parser.add_argument("--rounds", type=int, default=5)
    wanted = parser.parse_args()
    if not is_compiled():
        raise SystemExit("compare.py measures the compiled package: install it with DESKOVKA_COMPILE=1")
    taken: dict[tuple[str, str, str, str], list[float]] = {}
    peers = peer_names() if wanted.peers else []
    with tempfile.TemporaryDirectory() as folder:
        plain = Worker(wanted.game, plain_copy(Path(folder)))
        compiled = Worker(wanted.game, Path(deskovka.__file__).parent.parent)
        for turn in range(wanted.rounds):
            for name in MEASURES:
                for worker in (plain, compiled):
                    value, unit = worker.measure(name)
                    taken.setdefault((name, wanted.game, worker.mode, unit), []).append(value)
            for peer in list(peers):
                speed = measure_peer(wanted.peers / "bin" / "python", peer, turn + 1)
                if speed is None:
                    peers.remove(peer)
                else:
                    taken.setdefault(("random play", peer, "peer", "answers/s"), []).append(speed)
        plain.close()
        compiled.close()
    figures = {key: median(values) for key, values in taken.items()}
    for (name, game, mode, unit), value in figures.items():
        print(json.dumps({"name": name, "game": game, "mode": mode, "value": round(value, 1), "unit": unit}))
    show_ratios(figures, wanted.game)


def show_ratios(figures: dict[tuple[str, str, str, str], float], game: str) -> None:
    fast = {name: value for (name, _, mode, _), value in figures.items() if mode == "compiled"}
    slow = {name: value for (name, _, mode, _), value in figures.items() if mode == "interpreted"}
    print(f"\ncompiled against interpreted ({game})")
    for name, value in fast.items():
        print(f"  {name:32} {value / slow[name]:8.1f} ×")
    print(f"  {'answers in the time of a clone':32} {fast['random play'] / fast['clones']:8.2f}")
    print(f"  {'UCT 1000 from the start, ms':32} {1e6 / fast['search']:8.1f}  (interpreted {1e6 / slow['search']:.0f})")
    print("\nrandom play against peers: compiled driver, driven from Python")
    for (_, peer, mode, _), value in figures.items():
        if mode == "peer":
            driven = fast["random play driven from Python"]
            print(f"  {peer:32} {fast['random play'] / value:8.1f} × {driven / value:8.1f} ×")


if __name__ == "__main__":
    main()
