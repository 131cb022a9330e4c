"""How many positions lie so many answers deep from fixed tables: they catch what examples miss.

A number that changes without a rule that changed is a bug; with one, count again by hand where you can.
"""

from __future__ import annotations

import json

import pytest

from deskovka.core.steps import State
from deskovka.games.registry import find_game


def paths(g: State, depth: int) -> int:
    """Lists of answers of this length (shorter where the game ends)."""
    if depth == 0 or not len(g.options):
        return 1
    total = 0
    for option in list(g.options):
        after = g.clone()
        after.play(option)
        total += paths(after, depth - 1)
    return total


def positions(g: State, depth: int) -> int:
    """Different tables after this many answers."""
    reached = [g]
    for _ in range(depth):
        after = {}
        for table in reached:
            for option in list(table.options):
                copy = table.clone()
                copy.play(option)
                after[json.dumps(copy.game.dump(copy), sort_keys=True)] = copy
        reached = list(after.values())
    return len(reached)


VALE_TABLES = {
    "start of a game": {"phase": "hunt", "round": 1, "seed": 1},
    "start, four seats": {"phase": "hunt", "round": 1, "seed": 2, "seats": [{}, {}, {}, {}]},
    "a rich turn": {
        "round": 5,
        "seats": [
            {
                "stones": {"red": 2, "blue": 1, "purple": 1},
                "hand": ["hydra", "imp", "ember", "young_forest_spirit", "cerberus"],
                "area": ["kappa", "odin"],
                "marked": ["undine", "tidal"],
            },
            {"area": ["nessie", "troll"], "hand": ["agni"]},
        ],
    },
    "copies of copies": {
        "round": 8,
        "seats": [
            {
                "stones": {"purple": 4},
                "hand": ["scorch", "dragon_egg", "genie", "marina"],
                "area": ["aeris", "cerberus", "young_forest_spirit", "leviathan", "medusa", "basilisk"],
                "marked": ["willow"],
            },
            {"area": ["imp", "ember"]},
            {"area": ["boulder"]},
        ],
    },
    "effects in any order": {
        "phase": "effects",
        "round": 9,
        "seats": [
            {
                "stones": {"red": 1, "blue": 1},
                "hand": ["agni", "imp", "hydra"],
                "area": ["odin", "griffon", "medusa", "snail_maiden", "genie_exalted", "goblin", "burning_skull"],
            },
            {"area": ["goblin_soldier", "mimic"]},
        ],
        "discard": ["troll", "behemoth"],
    },
}

# After one, two and three answers; and how many different tables three answers deep.
# By hand: 4·3·2 and 8·7·6 ways to mark; 2·2 sales and tamings + 5 summons + 2 releases; 7 active effects.
COUNTS: dict[str, tuple[list[int], int]] = {
    "start of a game": ([4, 12, 24], 24),
    "start, four seats": ([8, 56, 336], 336),
    "a rich turn": ([11, 44, 231], 206),
    "copies of copies": ([12, 109, 500], 378),
    "effects in any order": ([7, 39, 195], 195),
}


@pytest.mark.parametrize("name", VALE_TABLES)
def test_so_many_answers_lie_ahead_in_the_vale(name: str) -> None:
    wanted, different = COUNTS[name]
    g = find_game("vale").position(VALE_TABLES[name])
    assert [paths(g, depth) for depth in range(1, len(wanted) + 1)] == wanted
    assert positions(g, 3) == different


def test_lantern_has_as_many_games_as_arithmetic_says() -> None:
    """Two seats: 3 rolls × 3 × 3 picks, then 3 × 2 × 2, then 3 rolls and no choice left."""
    g = find_game("_template").new_game(2, 1)
    after_roll = [paths(g, depth) for depth in (1, 2)]
    assert after_roll == [3, 9]
    g.open_luck = True
    assert paths(g, 3) == 9 * 3
    assert paths(g, 100) == 9 * 3 * 4 * 3
