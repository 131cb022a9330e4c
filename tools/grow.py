"""Gives a released network the columns that tables of its game have got at their end since it was trained.

It plays as before, and a course that begins with it learns to hear them.  Only for columns at the end: those before
must mean what they meant.

PYTHONPATH=src python tools/grow.py src/deskovka/bots/weights/eldervale.npz
"""

from __future__ import annotations

import argparse
from pathlib import Path

import numpy as np

from deskovka.core.game import Game
from deskovka.games.registry import find_game
from deskovka.learn.network import Size
from deskovka.learn.release import Card, check_fits, flat_of, layers_of, size_in, write_release


def grown(path: Path, game: Game) -> tuple[Size, np.ndarray, Card]:
    """The network of a file for tables as they are now: it does not go by the new columns yet."""
    named, card = layers_of(path)
    further = game.table_size - named["a.weight"].shape[1]
    named["a.weight"] = np.pad(named["a.weight"], ((0, 0), (0, further)))
    size = size_in(named, card)
    check_fits(str(path), game, size, str(card["game"]), game.layout)
    return size, flat_of(size, named), {**card, "layout": game.layout, "width": size.width}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("network", type=Path, help="a released file")
    path: Path = parser.parse_args().network
    game = find_game(str(layers_of(path)[1]["game"]))
    write_release(path, *grown(path, game))


if __name__ == "__main__":
    main()
