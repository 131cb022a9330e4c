"""The same games on one core or several, and what bots do wrong on the way."""

from __future__ import annotations

import pytest

from deskovka.arena.bout import BotFailed, Played, play
from deskovka.arena.contest import Contest
from deskovka.arena.report import report
from deskovka.arena.results import Results
from deskovka.arena.running import run
from deskovka.arena.thinking import class_of, end_of_class, no_times, note, percentile
from deskovka.games.registry import find_game

CONTEST = Contest("_template", ("random", "greedy:worlds=1"), (2, 3), seed=8)


def told(contest: Contest, games: list[Played]) -> dict[str, object]:
    """All a report says but for times, which are never the same."""
    return {name: value for name, value in report(contest, games).items() if name != "times"}


def test_any_number_of_processes_plays_the_same_games() -> None:
    seen: list[list[int]] = []
    reports = []
    for jobs in (1, 2, 3):
        steps: list[int] = []
        with Results(CONTEST) as results:
            reports.append(told(CONTEST, run(results, 4, jobs, progress=steps.append)))
        seen.append(steps)
    assert reports[0] == reports[1] == reports[2]
    assert seen == [[0] + [1] * 16] * 3  # two match-ups of four games and two of two deals of three


def test_a_game_is_the_one_that_simulations_and_records_know() -> None:
    """The seed of the deal is the seed of the table: anybody can look at the game again."""
    pairing = next(iter(CONTEST.pairings(1)))
    played = play(CONTEST, pairing)
    assert played["seed"] == 8
    table = find_game("_template").new_game(2, 8)
    assert len(played["scores"]) == len(table.result().scores) == 2


def test_an_illegal_answer_is_counted_and_the_game_goes_on() -> None:
    contest = Contest("_template", ("arena.arena_bots:Cheat", "random"))
    games = [play(contest, pairing) for pairing in contest.pairings(4)]
    for played in games:
        cheat = played["order"].index(0)
        assert played["illegal"][cheat] == (played["answers"][cheat] + 1) // 2 > 0
        assert played["illegal"][1 - cheat] == 0
    again = [play(contest, pairing) for pairing in contest.pairings(4)]
    assert told(contest, games) == told(contest, again)
    assert report(contest, games)["illegal"]["arena.arena_bots:Cheat"] > 0


def test_answers_after_the_deadline_are_counted() -> None:
    contest = Contest("_template", ("arena.arena_bots:Slow", "random"))
    rows = {row["player"]: row for row in report(contest, [play(contest, p) for p in contest.pairings(2)])["times"]}
    slow = rows["arena.arena_bots:Slow"]
    assert slow["late"] == slow["answers"] > 0
    assert slow["longest"] >= slow["p95"] >= 0.004
    assert slow["mean"] >= 0.004
    assert rows["random"]["late"] == 0  # it has no deadline


def test_a_deadline_for_everybody_holds_for_bots_without_one_of_their_own() -> None:
    contest = Contest("_template", ("arena.arena_bots:Slow:seconds=0", "random"), deadline=1e-9)
    rows = report(contest, [play(contest, p) for p in contest.pairings(2)])["times"]
    assert [row["late"] for row in rows] == [row["answers"] for row in rows]


def test_a_bot_that_breaks_down_is_named_with_its_game() -> None:
    contest = Contest("_template", ("arena.arena_bots:Broken", "random"), seed=6)
    with pytest.raises(BotFailed, match=r"deal 0 \(seed 6, .*Broken failed: ZeroDivisionError: no idea"):
        [play(contest, pairing) for pairing in contest.pairings(2)]
    with Results(contest) as results, pytest.raises(BotFailed, match="Broken failed"):
        run(results, 4, jobs=2)


def test_a_bot_that_listens_is_told_what_happened() -> None:
    contest = Contest("_template", ("arena.arena_bots:Listener", "random"))
    assert [play(contest, pairing)["illegal"] for pairing in contest.pairings(2)] == [[0, 0]] * 2


def test_percentiles_are_told_to_within_a_tenth() -> None:
    times = no_times()
    for number in range(1, 1001):
        note(times, number / 1000, 0.5)
    assert percentile(times, 0.95) == pytest.approx(0.95, rel=0.1)
    assert percentile(times, 1.0) == 1.0
    assert times["late"] == 400  # from 0.6 s on
    assert end_of_class(class_of(0.01)) == pytest.approx(0.01, rel=0.1)
    assert class_of(0) == 0
