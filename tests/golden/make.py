"""Makes the golden records and digests anew: python tests/golden/make.py.  Read the diff: it is the review."""

from __future__ import annotations

import hashlib
import json
from pathlib import Path

import numpy as np

from deskovka.arena.simulate import Plan, simulate
from deskovka.bots.bot import Seat
from deskovka.bots.registry import make_bot
from deskovka.core.record import Record, new_record, read_record, replay
from deskovka.core.recorder import Recorder
from deskovka.games.registry import all_game_ids, find_game

FOLDER = Path(__file__).parent
DIGESTS = FOLDER / "digests.json"
NUMBERS = FOLDER / "numbers.json"
# Names of tables: game-seats-bot, or game-seats-bot-all with every variant of the game in use
RECORDS = [
    ("vale-2-greedy", 11),
    ("vale-3-greedy", 12),
    ("vale-4-random", 13),
    ("vale-2-random", 14),
    ("empire-2-greedy", 21),
    ("empire-3-random", 22),
    ("empire-4-greedy", 23),
    ("empire-2-greedy-all", 24),
    ("empire-4-random-all", 25),
    ("kemet-2-greedy", 31),
    ("kemet-3-greedy", 35),
    ("kemet-3-random-all", 32),
    ("kemet-4-random-all", 33),
    ("kemet-5-random-all", 34),
    ("eldervale-1-greedy", 45),
    ("eldervale-1-random-all", 46),
    ("eldervale-2-greedy", 41),
    ("eldervale-3-random", 42),
    ("eldervale-4-random-all", 43),
    ("eldervale-5-random-all", 44),
    ("_template-2-random", 15),
    ("_template-4-greedy", 16),
]
ALL = {
    "empire": {
        "layout": "rectangle",
        "discoveries": "on",
        "swamp": "on",
        "citadels": "on",
        "encounters": "on",
        "leaders": "on",
        "match": "three",
        "ties": "lot",
    },
    "kemet": {"cities": "choose", "special_cards": "off", "round_limit": "six"},
    "eldervale": {
        "factions": "choose",
        "oracle": "on",
        "mercenaries": "on",
        "mother-of-dragons": "on",
        "ice-giant": "on",
        "legendary": "on",
        "draft": "on",
        "hidden-passages": "on",
        "tactics": "on",
    },
}
WITH_SEATS = {  # what is possible with so many seats only, or not
    ("eldervale", 1): {"draft": "off"},
    ("eldervale", 4): {"teams": "on"},
}
APART = 3  # answers between two tables whose features are compared
LONG = {"eldervale": 5, "kemet": 20}  # games that a digest is made of; else 100


def file_of(table: str) -> Path:
    return FOLDER / f"{table}.record"


def read_name(table: str) -> tuple[str, int, str, dict[str, str]]:
    """Game, seats, bot and variants."""
    game, seats, bot, *variants = table.split("-")
    return game, int(seats), bot, {**ALL[game], **WITH_SEATS.get((game, int(seats)), {})} if variants else {}


def played(table: str, seed: int) -> Record:
    """A whole game of one kind of bot against itself."""
    game_id, seats, bot, variants = read_name(table)
    game = find_game(game_id)
    recorder = Recorder(game, new_record(game, seats, seed, variants))
    recorder.record.names = [f"{bot} {seat}" for seat in range(seats)]
    bots = [make_bot(bot, seed + seat) for seat in range(seats)]
    state = recorder.state
    while state.ask is not None:
        seat = int(state.seat)
        recorder.choose(seat, bots[seat].answer(Seat(state, seat)))
    return recorder.record


def digest(table: str) -> str:
    game, seats, bot, variants = read_name(table)
    games = LONG.get(game, 100)
    return str(simulate(Plan(game, seats, (bot,), seed=0, variants=variants, digest=True), games)["digest"])


def all_digests() -> dict[str, str]:
    tables = [f"{id}-{seats}-random" for id in all_game_ids() for seats in find_game(id).seats]
    return {table: digest(table) for table in [*tables, *(f"{id}-3-random-all" for id in ALL)]}


def numbers(table: str) -> list[object]:
    """The layout of features, and a hash of those along a recorded game: so no layout changes without its number."""
    game = find_game(table.split("-")[0])
    found = hashlib.sha256()
    for answers, g in enumerate(replay(game, read_record(file_of(table).read_text(encoding="utf-8")))):
        for question in g.pending() if answers % APART == 0 else ():
            found.update(game.features(g, question.seat).astype("<f4").tobytes())
            found.update(game.option_features(g, question.seat).astype("<f4").tobytes())
            found.update(np.array(game.after_numbers(g, question.seat), "<f4").tobytes())
    return [game.layout, found.hexdigest()]


if __name__ == "__main__":
    for table, seed in RECORDS:
        file_of(table).write_text(played(table, seed).text(), encoding="utf-8")
    DIGESTS.write_text(json.dumps(all_digests(), indent=1) + "\n", encoding="utf-8")
    NUMBERS.write_text(json.dumps({table: numbers(table) for table, _ in RECORDS}, indent=1) + "\n", encoding="utf-8")
