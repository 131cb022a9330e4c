"""Random games until so many questions are compared: python -m games.eldervale.oracle 50000 [first seed]."""

from __future__ import annotations

import sys
from collections import Counter

from deskovka.games.registry import find_game
from games.eldervale.oracle.referee import Referee

SHOWN = 40


def main(wanted: int, seed: int) -> int:
    game = find_game("eldervale")
    compared: Counter[str] = Counter()
    problems: list[str] = []
    while compared.total() < wanted and len(problems) < SHOWN:
        referee = Referee(game, seed)
        try:
            referee.play()
        finally:
            compared += referee.compared
            for problem in referee.problems[:3]:
                print(problem, flush=True)
        problems += referee.problems
        seed += 1
    for about, count in compared.most_common():
        print(f"{count:8} {about}")
    print(f"{compared.total()} compared, {len(problems)} disagreements; next seed {seed}")
    return 1 if problems else 0


if __name__ == "__main__":
    sys.exit(main(int(sys.argv[1]), int(sys.argv[2]) if len(sys.argv) > 2 else 0))
