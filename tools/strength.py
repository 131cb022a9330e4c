"""How strong is a network?  Matches against a bot, every deal from each seat, and the rows on the card of its file.

The figures of docs/bots.md.  A line for each number of seats; `--write` puts them onto the card, in the place of rows
with the same seats and opponent:

PYTHONPATH=src python tools/strength.py src/deskovka/bots/weights/vale.npz --seats 2,3,4 --games 400 --seed 50000
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from pathlib import Path

import numpy as np

from deskovka.bots.network import Network
from deskovka.bots.threads import one_thread
from deskovka.games.registry import find_game
from deskovka.learn.match import BotSide, Match, NetworkSide, Score
from deskovka.learn.network import Size
from deskovka.learn.release import Card, read_release, write_release

AT_MOST = 1e9  # seconds: games are counted, not timed
LUCK = 5  # of the opponent


def played(path: Path, game: str, against: str, seats: int, seed: int, games: int) -> Score:
    """In a process of its own: so many games of one number of seats."""
    size, weights, _ = read_release(path, find_game(game))
    with one_thread():
        sides = NetworkSide(find_game(game), size, weights), BotSide(against, LUCK)
        return Match(find_game(game), (seats,), seed).play(*sides, AT_MOST, games)[seats]


def parts(seats: int, seed: int, games: int, jobs: int) -> Iterator[tuple[int, int]]:
    """First seed and number of games of each job: whole deals, each from every seat."""
    deals = -(-games // seats)
    each = -(-deals // jobs)
    for first in range(0, deals, each):
        yield seed + first, min(each * seats, games - first * seats)


def rows(path: Path, game: str, against: str, seats: list[int], seed: int, games: int, jobs: int) -> Iterator[Card]:
    with ProcessPoolExecutor(jobs, mp_context=get_context("spawn")) as pool:
        for number in seats:
            asked = [
                pool.submit(played, path, game, against, number, *part) for part in parts(number, seed, games, jobs)
            ]
            score = Score()
            for each in asked:
                score.add(each.result())
            yield score.row(against, number)


def with_rows(card: Card, new: list[Card]) -> Card:
    """A card with these rows; what was measured in the same way before is no longer on it."""
    measured = {(row["against"], row["seats"]) for row in new}
    before = [row for row in card["strength"] if (row["against"], row["seats"]) not in measured]  # type: ignore[attr-defined]
    return {**card, "strength": sorted(before + new, key=lambda row: (row["against"], row["seats"]))}


def write(path: Path, size: Size, weights: np.ndarray, card: Card) -> None:
    write_release(path, size, weights, card)
    Network.load(path).check(find_game(str(card["game"])))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("network", type=Path, help="a released file")
    parser.add_argument("--against", default="greedy-1")
    parser.add_argument("--seats", default="2,4")
    parser.add_argument("--games", type=int, default=400, help="of each number of seats")
    parser.add_argument("--seed", type=int, default=50000)
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--write", action="store_true", help="put the rows onto its card")
    wished = parser.parse_args()
    game = str(Network.load(wished.network).card["game"])
    new = []
    seats = [int(number) for number in wished.seats.split(",")]
    for row in rows(wished.network, game, wished.against, seats, wished.seed, wished.games, wished.jobs):
        print(row, flush=True)
        new.append(row)
    if wished.write:
        size, weights, card = read_release(wished.network, find_game(game))
        write(wished.network, size, weights, with_rows(card, new))


if __name__ == "__main__":
    main()
