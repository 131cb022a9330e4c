"""deskovka simulate: many games of bots."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from typing import Any

import pytest

import deskovka
from deskovka.arena import simulate as arena
from deskovka.arena.simulate import Plan, Tally
from support.cli import Run, rows_of

TIMING = ("seconds", "answers_per_second")


def test_simulate_reports_in_the_promised_shape(run: Run) -> None:
    words = ["simulate", "vale", "--seats", "3", "--bots", "random,greedy", "--games", "6", "--seed", "4", "--json"]
    report = run(*words).json()
    shape = {"game", "seats", "games", "seed", "per_bot", "answers", "seconds", "answers_per_second"}
    assert shape <= set(report)
    assert (report["game"], report["seats"], report["games"], report["seed"]) == ("vale", 3, 6, 4)
    greedy, random = report["per_bot"]
    for row in (greedy, random):
        assert set(row) == {"bot", "games", "wins", "win_rate", "mean_score"}
        assert row["win_rate"] == pytest.approx(row["wins"] / row["games"], abs=1e-4)
    assert (greedy["bot"], greedy["games"]) == ("greedy", 6)
    assert (random["bot"], random["games"]) == ("random", 12)  # the line-up is repeated: random, greedy, random
    assert greedy["wins"] + random["wins"] == pytest.approx(6)
    assert greedy["mean_score"] > random["mean_score"]
    assert report["answers"] > 6 * 3
    assert "digest" not in report


def test_simulate_tells_how_an_opponent_nobody_plays_did(run: Run) -> None:
    words = ["simulate", "eldervale", "--seats", "1", "--bots", "random", "--games", "3", "--seed", "4"]
    report = run(*words, "--json").json()
    [bot], [ghosts] = report["per_bot"], report["rivals"]
    assert set(ghosts) == {"rival", "wins", "win_rate", "mean_score"}
    assert ghosts["rival"] == "ghosts"
    assert bot["wins"] + ghosts["wins"] == pytest.approx(3)
    assert ghosts["win_rate"] == pytest.approx(ghosts["wins"] / 3, abs=1e-4)
    assert rows_of(run(*words, "--check").out)["ghosts"][:2] == ["3", f"{ghosts['wins']:.1f}"]


def test_simulate_prints_the_same_numbers_as_a_table(run: Run) -> None:
    words = ["simulate", "vale", "--games", "4", "--bots", "greedy,random", "--seed", "9"]
    report = run(*words, "--json").json()
    answer = run(*words, "--check", "--digest")
    assert (answer.code, answer.err) == (0, "")
    assert "vale, 2 seats, 4 games, seed 9" in answer.out
    printed = rows_of(answer.out)
    for row in report["per_bot"]:
        score = f"{row['mean_score']:.1f}"
        assert printed[row["bot"]] == ["4", f"{row['wins']:.1f}", f"{100 * row['win_rate']:.1f} %", score]
    assert f"{report['answers']:,} answers" in answer.out
    assert "all invariants held" in answer.out
    assert re.search(r"^digest [0-9a-f]{64}$", answer.out, re.MULTILINE)


def test_the_same_seed_gives_the_same_digest_and_another_one_does_not(run: Run) -> None:
    def digest(*more: str) -> str:
        report = run("simulate", "_template", "--games", "5", "--digest", "--json", *more).json()
        assert re.fullmatch("[0-9a-f]{64}", report["digest"])
        return str(report["digest"])

    assert digest("--seed", "3") == digest("--seed", "3", "--check")
    assert digest("--seed", "3") != digest("--seed", "4")
    assert digest("--seed", "3") != digest("--seed", "3", "--bots", "greedy")


def test_a_variant_changes_the_games(run: Run) -> None:
    words = ["simulate", "vale", "--games", "3", "--digest", "--json", "--variant"]
    digests = {run(*words, f"first_player={value}").json()["digest"] for value in ("random", "0", "1")}
    assert len(digests) == 3


def test_the_bots_take_turns_on_the_seats() -> None:
    plan = Plan("vale", 3, ("random", "greedy"), seed=0)
    assert [plan.bots_of(number) for number in range(4)] == [
        ["random", "greedy", "random"],
        ["greedy", "random", "random"],
        ["random", "random", "greedy"],
        ["random", "greedy", "random"],
    ]


@pytest.mark.parametrize(("games", "jobs"), [(12, 2), (2, 50)])
def test_many_jobs_give_the_same_report_as_one(games: int, jobs: int) -> None:
    """In a process of its own, as from a shell; only the timing differs."""

    def report(jobs: int) -> dict[str, object]:
        script = "from deskovka.cli import main; main()"
        words = f"simulate vale --seats 3 --bots random,greedy --games {games} --seed 2 --digest --json --jobs {jobs}"
        path = str(Path(deskovka.__file__).parent.parent)
        done = subprocess.run(
            [sys.executable, "-c", script, *words.split()],
            capture_output=True,
            text=True,
            env={**os.environ, "PYTHONPATH": path},
        )
        assert (done.returncode, done.stderr) == (0, "")
        found = json.loads(done.stdout)
        assert isinstance(found, dict)
        return {key: value for key, value in found.items() if key not in TIMING}

    one, many = report(1), report(jobs)
    assert one == many
    assert one["games"] == games
    assert len(str(one["digest"])) == 64


class Pool:
    """Stands in for processes: remembers how many were wanted and works alone."""

    wanted: list[int] = []

    def __init__(self, workers: int) -> None:
        self.wanted.append(workers)

    def __enter__(self) -> Pool:
        return self

    def __exit__(self, *problem: object) -> None:
        pass

    def map(self, work: Callable[..., Tally], *given: Iterable[Any]) -> Iterator[Tally]:
        return map(work, *given)


@pytest.mark.parametrize(
    ("games", "jobs", "processes"), [(2, 50, 2), (1, 2, 1), (30, 4, 4), (30, 10**9, 30), (40, 10**9, 20)]
)
def test_no_more_processes_are_started_than_there_are_parts(
    monkeypatch: pytest.MonkeyPatch, games: int, jobs: int, processes: int
) -> None:
    monkeypatch.setattr(arena, "ProcessPoolExecutor", Pool)
    monkeypatch.setattr(Pool, "wanted", [])
    plan = Plan("_template", 2, ("random",), seed=3, digest=True)
    many, one = arena.simulate(plan, games, jobs), arena.simulate(plan, games)
    assert Pool.wanted == [processes]
    assert {key: many[key] for key in many if key not in TIMING} == {key: one[key] for key in one if key not in TIMING}


def test_as_many_bots_as_seats_fit(run: Run) -> None:
    report = run("simulate", "vale", "--seats", "3", "--bots", "random,greedy,random", "--games", "1", "--json").json()
    assert [(row["bot"], row["games"]) for row in report["per_bot"]] == [("greedy", 1), ("random", 2)]


def test_bots_are_told_something_and_found_in_the_folder_one_is_in(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "path", [place for place in sys.path if place])
    code = (
        "from deskovka.bots.bot import Bot\nclass First(Bot):\n    def answer(self, seat): return seat.options()[0]\n"
    )
    (tmp_path / "empty" / "local_bots.py").write_text(code, encoding="utf-8")
    bots = "greedy:worlds=1,noise=0.2,local_bots:First,random"
    report = run("simulate", "vale", "--seats", "3", "--bots", bots, "--games", "3", "--jobs", "2", "--json").json()
    assert [(row["bot"], row["games"]) for row in report["per_bot"]] == [
        ("greedy:worlds=1,noise=0.2", 3),
        ("local_bots:First", 3),
        ("random", 3),
    ]
