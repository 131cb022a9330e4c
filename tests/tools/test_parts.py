"""Which part of the tests an interpreted run takes."""

from __future__ import annotations

import subprocess
import sys
from datetime import date
from pathlib import Path

import pytest

from support import parts
from support.parts import PARTS, Part, part_of, some

SCENARIOS = [f"tests/games/vale/test_summon.py::test_{number}" for number in range(400)]


def test_every_scenario_has_its_turn_exactly_once() -> None:
    taken = [[test for test in SCENARIOS if Part(number, PARTS).has(test)] for number in range(1, PARTS + 1)]
    assert sorted(test for part in taken for test in part) == sorted(SCENARIOS)
    assert all(len(SCENARIOS) / PARTS / 2 < len(part) < len(SCENARIOS) / PARTS * 2 for part in taken)


@pytest.mark.parametrize("law", ["clones-kemet", "views-kemet", "refusals-eldervale"])
def test_every_law_is_tried_with_every_other_number_of_seats_and_then_with_the_rest(law: str) -> None:
    tests = [f"tests/conformance/test_laws.py::test_every_game_obeys_the_law[{law}-{seats}]" for seats in range(2, 6)]
    taken = [[test for test in tests if Part(number, PARTS).has(test)] for number in (1, 2)]
    assert [len(part) for part in taken] == [2, 2]
    assert sorted(taken[0] + taken[1]) == tests


@pytest.mark.parametrize("test", ["tests/conformance/test_laws.py::test_a", "tests/golden/x", "tests/core/x"])
def test_laws_records_and_the_core_are_never_left_out(test: str) -> None:
    assert all(Part(number, PARTS).has(test) for number in range(1, PARTS + 1))


@pytest.mark.parametrize("games", [range(4), range(6)])
def test_every_game_of_a_law_has_its_turn_and_no_run_is_without_one(
    games: range, monkeypatch: pytest.MonkeyPatch
) -> None:
    played: set[int] = set()
    for number in range(1, PARTS + 1):
        monkeypatch.setattr(parts, "chosen", Part(number, PARTS))
        assert 1 <= len(some(games)) <= 2
        played |= set(some(games))
    assert played == set(games)
    monkeypatch.setattr(parts, "chosen", None)
    assert some(games) == list(games)


def test_a_part_is_named_by_its_number() -> None:
    assert part_of("3/8") == Part(3, 8)
    assert part_of("all") is None
    for wrong in ("0/8", "9/8", "some", "3", ""):
        with pytest.raises(ValueError, match="is no part"):
            part_of(wrong)


def test_the_next_part_is_told_by_the_commit_or_by_the_day(monkeypatch: pytest.MonkeyPatch) -> None:
    first, again = part_of("next"), part_of("next")
    assert first == again
    assert first is not None
    assert first.of == PARTS

    def no_git(*_: object, **__: object) -> None:
        raise FileNotFoundError

    monkeypatch.setattr(subprocess, "run", no_git)
    assert part_of("next") == Part(date.today().toordinal() % PARTS + 1, PARTS)


ROOT = Path(__file__).parent.parent.parent


def collected(*words: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "pytest", "--collect-only", "-q", "tests/games/template", *words]
    return subprocess.run(command, capture_output=True, text=True, cwd=ROOT, timeout=600)


def test_a_run_says_which_part_it_takes_and_takes_no_other() -> None:
    said = collected("--part", "3/8").stdout
    tests = [line for line in said.splitlines() if "::" in line]
    assert tests
    assert all(Part(3, 8).has(test) for test in tests)
    assert "deselected" in said
    assert "part 3/8 of the scenarios" in said


def test_a_part_that_cannot_be_is_one_clear_line() -> None:
    done = collected("--part", "9/8")
    assert done.returncode == 4
    assert "'9/8' is no part" in done.stderr
