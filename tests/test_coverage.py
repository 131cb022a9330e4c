"""Which rules have tests: the catalogue, the report of a test run, and what is missing."""

from __future__ import annotations

import ast
import json
from pathlib import Path

import pytest

from deskovka.core.errors import DeskovkaError
from deskovka.core.game import Game
from deskovka.coverage import REPORT, catalogue, coverage, covered_rules
from deskovka.games.registry import all_game_ids, find_game
from support.text import documented

TESTS = Path(__file__).parent
GAMES = [find_game(id) for id in all_game_ids()]
every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)


def marked(file: Path) -> set[str]:
    """The rules that the tests of a file name: @pytest.mark.rule("VALE-SUM.1", …), also as a mark of the module."""
    found: set[str] = set()
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Call) and ast.unparse(node.func) == "pytest.mark.rule":
            found |= {str(argument.value) for argument in node.args if isinstance(argument, ast.Constant)}
    return found


@every_game
def test_the_catalogue_is_that_of_the_docs_in_its_order(game: Game) -> None:
    assert catalogue(game) == documented(game)
    assert len(catalogue(game)) > 5


def test_the_rules_tests_name_are_in_a_catalogue() -> None:
    known = {rule for game in GAMES for rule in documented(game)}
    named = {rule: file.name for file in sorted(TESTS.rglob("test_*.py")) for rule in marked(file)}
    assert len(named) > 20
    assert {rule: file for rule, file in named.items() if rule not in known} == {}


@every_game
def test_coverage_counts_what_is_covered_and_lists_the_rest_in_order(game: Game) -> None:
    rules = documented(game)
    some = set(rules[::3])
    report = coverage(game, some | {"CHESS-CASTLE.1"})
    assert report == {
        "total": len(rules),
        "covered": len(rules[::3]),
        "missing": [rule for number, rule in enumerate(rules) if number % 3],
    }


def test_coverage_of_everything_and_of_nothing() -> None:
    game = find_game("vale")
    rules = documented(game)
    assert coverage(game, set(rules)) == {"total": len(rules), "covered": len(rules), "missing": []}
    assert coverage(game, set()) == {"total": len(rules), "covered": 0, "missing": rules}


def test_a_rule_of_one_game_covers_none_of_another() -> None:
    template = find_game("_template")
    assert coverage(find_game("vale"), set(documented(template)))["covered"] == 0
    assert coverage(template, set(documented(template)))["missing"] == []


def test_the_report_of_a_test_run_is_read(tmp_path: Path) -> None:
    report = tmp_path / "rules.json"
    report.write_text(json.dumps({"VALE-SUM.1": ["tests/a.py::test_b"], "VALE-END.2": []}), encoding="utf-8")
    assert covered_rules(report) == {"VALE-SUM.1", "VALE-END.2"}


def test_the_report_of_the_working_directory_is_read_unless_told_otherwise(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    REPORT.parent.mkdir()
    REPORT.write_text('{"VALE-SUM.1": []}', encoding="utf-8")
    assert not REPORT.is_absolute()
    assert covered_rules() == {"VALE-SUM.1"}


def test_a_missing_report_says_how_to_get_one(tmp_path: Path) -> None:
    with pytest.raises(DeskovkaError, match=r"there is no .*rules\.json here: run `make test`"):
        covered_rules(tmp_path / "rules.json")
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("text", ["", "{", "VALE-SUM.1", "5"])
def test_a_broken_report_is_a_clear_error(text: str, tmp_path: Path) -> None:
    report = tmp_path / "rules.json"
    report.write_text(text, encoding="utf-8")
    with pytest.raises(DeskovkaError, match=r"rules\.json cannot be read: run `make test` again"):
        covered_rules(report)
