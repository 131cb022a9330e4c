"""Whole games as text: played again they read the same, compiled or not, with packed arrays or lists."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from deskovka.arena.speed import is_compiled, plain_copy
from deskovka.core.record import read_record, replay
from deskovka.games.registry import find_game
from golden.make import DIGESTS, NUMBERS, RECORDS, digest, file_of, numbers, played

DIGESTED = json.loads(DIGESTS.read_text(encoding="utf-8"))
NUMBERED = json.loads(NUMBERS.read_text(encoding="utf-8"))


@pytest.mark.parametrize(("table", "seed"), RECORDS)
def test_the_bots_play_the_recorded_game_again(table: str, seed: int) -> None:
    assert played(table, seed).text() == file_of(table).read_text(encoding="utf-8")


@pytest.mark.parametrize("table", [table for table, _ in RECORDS])
def test_a_recorded_game_keeps_the_rules(table: str) -> None:
    rules = find_game(table.split("-")[0])
    record = read_record(file_of(table).read_text(encoding="utf-8"))
    for g in replay(rules, record):
        assert rules.problems(g) == []
    assert record.result == rules.result(g).scores


@pytest.mark.parametrize("table", [table for table, _ in RECORDS])
def test_features_of_a_recorded_game_are_what_they_were_when_their_layout_got_its_number(table: str) -> None:
    """Networks were trained on them: whoever changes one raises `Game.layout`, then makes these anew."""
    assert numbers(table) == NUMBERED[table]


@pytest.mark.parametrize("table", DIGESTED)
def test_many_random_games_have_the_known_digest(table: str) -> None:
    assert digest(table) == DIGESTED[table]


def test_the_same_games_without_packed_arrays(tmp_path: Path) -> None:
    """Where librt cannot be installed, lists take its place."""
    tables = ["vale-3-random", "empire-3-random", "kemet-3-random-all"]
    script = (
        "import sys; sys.modules['librt.vecs'] = None\n"
        "from deskovka.core.vecs import vec; assert type(vec[int]()) is list\n"
        f"from golden.make import digest; print(*map(digest, {tables}))"
    )
    path = os.pathsep.join([str(plain_copy(tmp_path)), str(Path(__file__).parent.parent)])
    done = subprocess.run(
        [sys.executable, "-c", script], capture_output=True, text=True, env={**os.environ, "PYTHONPATH": path}
    )
    assert done.stderr == ""
    assert done.stdout.split() == [DIGESTED[table] for table in tables]


def test_the_package_that_is_meant_is_the_one_that_runs() -> None:
    """`make test` runs everything twice and says which one it wants; a stray compiled file would win silently."""
    wanted = os.environ.get("DESKOVKA_EXPECT")
    if wanted:
        assert ("compiled" if is_compiled() else "plain") == wanted
