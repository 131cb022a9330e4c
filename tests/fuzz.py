"""Random games with everything checked; prints the seed that fails and what was never reached.

make fuzz N=100000 SEED=7
python tests/fuzz.py --game eldervale --seats 1 --games 5000     alone against the ghosts
"""

from __future__ import annotations

import argparse
import sys
import time
from collections import Counter
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent))

from deskovka.core.game import Game
from deskovka.core.luck import below, luck_of, next_luck
from deskovka.games.registry import all_game_ids, find_game
from deskovka.testing.play import reloaded
from deskovka.testing.variants import game_of


def check(game: Game, g: object, luck: int, seats: int) -> None:
    """The laws of tests/conformance, at one moment."""
    assert game.problems(g) == [], game.problems(g)
    again = reloaded(g)
    seat = int(below(luck, seats))
    imagined = again.imagine(seat, luck)
    assert imagined.view(seat) == g.view(seat), "an imagined table looks different"
    assert imagined.offered(seat) == g.offered(seat), "an imagined table offers something else"
    assert game.problems(imagined) == [], game.problems(imagined)


def play(game: Game, seats: int, seed: int, told: Counter[str]) -> None:
    g = game_of(game, seats, seed, listen=True)
    events = g.events
    assert events is not None
    luck = int(luck_of(seed + 1))
    while g.ask is not None:
        luck = int(next_luck(luck))
        if luck >> 5 & 15 == 0:
            check(game, g, luck, seats)
        else:
            assert game.problems(g) == [], game.problems(g)
        options = g.pending()
        question = options[int(below(luck >> 3, len(options)))]
        option = question.options[int(below(luck, len(question.options)))]
        told[f"asked {type(question.ask).__name__}"] += 1
        g.choose(question.seat, option)
    told[f"ended by {game.result(g).reason}"] += 1
    for event in events:
        said = game.event_words.tell(event, None, everything=True)
        told[f"event {said['event']}"] += 1
        for kind in ("card", "source"):
            if kind in said:
                told[f"{said['event']} {kind} {said[kind]}"] += 1


def never_reached(game: Game, told: Counter[str]) -> list[str]:
    """Cards and kinds of events that never turned up."""
    missing = [f"event {kind.id}" for kind in game.event_words.kinds.values() if f"event {kind.id}" not in told]
    cards = {line.rpartition(" card ")[2] for line in told if " card " in line}
    return missing + [f"card {name}" for name in game.phrases.names.get("card", []) if name and name not in cards]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=2000)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--game", choices=all_game_ids(), default=None)
    parser.add_argument("--seats", type=int, default=None, help="only tables for so many")
    wanted = parser.parse_args()
    for id in [wanted.game] if wanted.game else all_game_ids():
        game = find_game(id)
        tables = [seats for seats in game.seats if wanted.seats in (None, seats)]
        if not tables:
            continue
        told: Counter[str] = Counter()
        started = time.perf_counter()
        for number in range(wanted.games):
            seats = tables[number // 2 % len(tables)]  # each with and without variants, which odd seeds have
            seed = wanted.seed + number
            try:
                play(game, seats, seed, told)
            except Exception as problem:
                print(f"{id}: seed {seed} with {seats} seats fails: {type(problem).__name__}: {problem}")
                raise SystemExit(1) from problem
        endings = ", ".join(f"{line[9:]} {count}" for line, count in sorted(told.items()) if line.startswith("ended"))
        print(f"{id}: {wanted.games} games in {time.perf_counter() - started:.0f} s, nothing broken; {endings}")
        missing = never_reached(game, told)
        print(f"{id}: never reached: {', '.join(missing) or 'nothing'}")


if __name__ == "__main__":
    main()
