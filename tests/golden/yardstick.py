"""What `greedy-1` is: how it judges tables of recorded games, and whole games it plays.

`python tests/golden/yardstick.py` writes it anew.  That moves the yardstick of every figure in docs/bots.md: only after
the rules of a game, or what a seat can imagine, were changed on purpose; never because of another evaluation.
"""

from __future__ import annotations

import hashlib
import json
from pathlib import Path

from deskovka.arena.simulate import Plan, simulate
from deskovka.core.record import read_record, replay
from deskovka.games.registry import find_game
from golden.make import RECORDS, file_of

YARDSTICK = Path(__file__).parent / "yardstick.json"
JUDGED = [table for table, _ in RECORDS if "random" in table]  # what is in them depends on no bot that judges
GAMES = {"vale-2": 4, "vale-4": 1, "empire-2": 2, "kemet-2": 1, "eldervale-1": 1, "_template-3": 20}
APART = 4  # answers between two tables that are judged


def judged(table: str) -> str:
    """A hash of what `evaluate` says to every seat along a recorded game, to nine digits."""
    game = find_game(table.split("-")[0])
    found = hashlib.sha256()
    record = read_record(file_of(table).read_text(encoding="utf-8"))
    for answers, g in enumerate(replay(game, record)):
        for seat in range(record.seats if answers % APART == 0 else 0):
            found.update(f"{game.evaluate(g, seat):.9g} ".encode())
    return found.hexdigest()


def played(table: str) -> str:
    """A hash of a few games of greedy-1 against itself."""
    game, seats = table.split("-")
    report = simulate(Plan(game, int(seats), ("greedy-1",), seed=1, digest=True), GAMES[table])
    return report["digest"]


if __name__ == "__main__":
    frozen = {"judged": {table: judged(table) for table in JUDGED}, "played": {table: played(table) for table in GAMES}}
    YARDSTICK.write_text(json.dumps(frozen, indent=1) + "\n", encoding="utf-8")
