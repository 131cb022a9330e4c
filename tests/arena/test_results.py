"""Results survive whatever happens to whoever writes them."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

import deskovka
from deskovka.arena.bout import Played
from deskovka.arena.contest import Contest
from deskovka.arena.results import Results, key_of
from deskovka.arena.running import run
from deskovka.core.errors import DeskovkaError

CONTEST = Contest("_template", ("random", "greedy"), seed=3)


def untimed(games: list[Played]) -> list[dict[str, object]]:
    return [{name: value for name, value in played.items() if name != "times"} for played in games]


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "results.jsonl"


def test_a_finished_contest_is_read_and_not_played_again(file: Path) -> None:
    with Results(CONTEST, file) as results:
        first = run(results, 4)
    before = file.read_bytes()
    with Results(CONTEST, file) as results:
        assert len(results.played) == 4
        again = run(results, 4)
    assert again == first
    assert file.read_bytes() == before


def test_more_games_go_on_where_fewer_stopped(file: Path) -> None:
    with Results(CONTEST, file) as results:
        run(results, 2)
    few = file.read_bytes()
    with Results(CONTEST, file) as results:
        many = run(results, 6)
    assert len(many) == 6
    assert file.read_bytes().startswith(few)
    with Results(CONTEST, file) as results:
        assert len(run(results, 2)) == 2  # and fewer are a part of them


def test_cut_off_at_any_byte_the_file_loses_at_most_the_game_in_play(file: Path) -> None:
    with Results(CONTEST, file) as results:
        whole = run(results, 2)
    content = file.read_bytes()
    ends = [place + 1 for place, byte in enumerate(content) if byte == ord("\n")]
    near = {end + by for end in (0, *ends) for by in range(-30, 31) if 0 <= end + by <= len(content)}
    for cut in sorted(near.union(range(0, len(content), 11))):
        file.write_bytes(content[:cut])
        with Results(CONTEST, file) as results:
            there = max(0, sum(end <= cut for end in ends) - 1)
            assert len(results.played) == there, cut
            if cut % 29 == 0:  # go on from here
                assert untimed(run(results, 2)) == untimed(whole), cut
        kept = content[: max([0, *(end for end in ends if end <= cut)])] or content[: ends[0]]
        assert file.read_bytes().startswith(kept), cut


def test_another_contest_in_the_same_file_is_refused_by_what_differs(file: Path) -> None:
    with Results(CONTEST, file) as results:
        run(results, 2)
    before = file.read_bytes()
    with (
        pytest.raises(DeskovkaError, match=r"another contest \(seed 3; not seed 4\)"),
        Results(Contest("_template", ("random", "greedy"), seed=4), file),
    ):
        pass
    assert file.read_bytes() == before


@pytest.mark.parametrize("content", ["a diary\n", "{}\n", "a diary", '{"arena": '])
def test_a_file_that_is_none_of_ours_is_left_alone(file: Path, content: str) -> None:
    file.write_text(content)
    with pytest.raises(DeskovkaError, match="no results of an arena"), Results(CONTEST, file):
        pass
    assert file.read_text() == content


def test_a_damaged_line_is_named(file: Path) -> None:
    with Results(CONTEST, file) as results:
        run(results, 4)
    lines = file.read_text().splitlines()
    lines[2] = lines[2][:40]
    file.write_text("\n".join(lines) + "\n")
    with pytest.raises(DeskovkaError, match="line 3: no result of a game"), Results(CONTEST, file):
        pass


def test_two_arenas_do_not_write_into_one_file(file: Path) -> None:
    pytest.importorskip("fcntl")
    with (
        Results(CONTEST, file),
        pytest.raises(DeskovkaError, match="another arena is writing"),
        Results(CONTEST, file),
    ):
        pass


def test_a_place_that_cannot_be_written_is_named(tmp_path: Path) -> None:
    with pytest.raises(DeskovkaError, match="cannot write"), Results(CONTEST, tmp_path / "no" / "results.jsonl"):
        pass


STUCK = "arena.arena_bots:Stuck"
COMMAND = f"arena _template --bots random,{STUCK} --games 12 --jobs 2 --results results.jsonl --json report.json"


def test_killed_in_the_middle_the_same_command_goes_on_and_tells_the_same(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A real process with workers, killed as hard as it gets while they play; nothing of it stays behind."""
    house = Path(deskovka.__file__).parent.parent
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join([str(house), str(Path(__file__).parents[1])])}
    words = [sys.executable, "-c", "from deskovka.cli import main; main()", *COMMAND.split()]
    file = tmp_path / "results.jsonl"
    process = subprocess.Popen(words, cwd=tmp_path, env=environment, stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
    try:
        while not (file.exists() and file.read_bytes().count(b"\n") > 4):  # then its bot waits for a word
            assert process.poll() is None, process.communicate()
            time.sleep(0.01)
        process.send_signal(signal.SIGKILL)
        process.communicate()  # its output ends when the last of its workers has gone
    finally:
        process.kill()
    there = file.read_bytes().count(b"\n") - 1
    assert 4 <= there < 12
    (tmp_path / "go").touch()
    done = subprocess.run(words, cwd=tmp_path, env=environment, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    assert f"{there} games are there" in done.stderr
    assert json.loads((tmp_path / "report.json").read_text())["games"] == 12
    lines = [json.loads(line) for line in file.read_text().splitlines()[1:]]
    assert len({key_of(played) for played in lines}) == len(lines) == 12
    monkeypatch.chdir(tmp_path)
    with Results(Contest("_template", ("random", STUCK))) as results:
        fresh = run(results, 12)
    assert sorted(untimed(fresh), key=str) == sorted(untimed(lines), key=str)
