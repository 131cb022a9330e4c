"""Say which rules have tests, from the last test run."""

from __future__ import annotations

from deskovka import coverage
from deskovka.commands.common import print_json
from deskovka.games.registry import all_game_ids, find_game


def run(game: str | None, missing: bool, as_json: bool) -> None:
    games = [find_game(game)] if game else [find_game(id) for id in all_game_ids()]
    covered = coverage.covered_rules()
    report = {each.id: coverage.coverage(each, covered) for each in games if each.finished or game}
    if as_json:
        print_json(report)
        return
    for id, rules in report.items():
        if not missing:
            print(f"{id}: {rules['covered']} of {rules['total']} rules have a test")
        absent = rules["missing"]
        assert isinstance(absent, list)
        for rule in absent:
            print(rule if missing else f"  missing {rule}")
