"""Makes the golden records and digests anew: python tests/golden/make.py.  Read the diff: it is the review."""

from __future__ import annotations

import json
from pathlib import Path

from deskovka.arena.simulate import Plan, simulate
from deskovka.bots.bot import Seat
from deskovka.bots.registry import make_bot
from deskovka.core.record import Record, Recorder, new_record
from deskovka.games.registry import all_game_ids, find_game

FOLDER = Path(__file__).parent
DIGESTS = FOLDER / "digests.json"
RECORDS = [
    ("vale", 2, "greedy", 11),
    ("vale", 3, "greedy", 12),
    ("vale", 4, "random", 13),
    ("vale", 2, "random", 14),
    ("_template", 2, "random", 15),
    ("_template", 4, "greedy", 16),
]


def file_of(game: str, seats: int, bot: str) -> Path:
    return FOLDER / f"{game}-{seats}-{bot}.record"


def played(game_id: str, seats: int, bot: str, seed: int) -> Record:
    """A whole game of one kind of bot against itself."""
    game = find_game(game_id)
    recorder = Recorder(game, new_record(game, seats, seed))
    recorder.record.names = [f"{bot} {seat}" for seat in range(seats)]
    bots = [make_bot(bot, seed + seat) for seat in range(seats)]
    state = recorder.state
    while state.ask is not None:
        seat = int(state.seat)
        recorder.choose(seat, bots[seat].answer(Seat(state, seat)))
    return recorder.record


def digest(game_id: str, seats: int, games: int = 100) -> str:
    return str(simulate(Plan(game_id, seats, ("random",), seed=0, digest=True), games)["digest"])


def all_digests() -> dict[str, str]:
    return {f"{id}-{seats}": digest(id, seats) for id in all_game_ids() for seats in find_game(id).seats}


if __name__ == "__main__":
    for game_id, seats, bot, seed in RECORDS:
        file_of(game_id, seats, bot).write_text(played(game_id, seats, bot, seed).text(), encoding="utf-8")
    DIGESTS.write_text(json.dumps(all_digests(), indent=1) + "\n", encoding="utf-8")
