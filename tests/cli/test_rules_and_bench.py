"""deskovka rules and deskovka bench: what is tested, and how fast it is."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from rich.progress import Progress

from deskovka.arena import speed
from deskovka.commands import bench
from deskovka.games.registry import find_game, game_ids
from support.cli import Run, rows_of

# ---- rules


def report_of(rules: list[str]) -> None:
    Path(".deskovka").mkdir()
    Path(".deskovka/rules.json").write_text(json.dumps({rule: [] for rule in rules}), encoding="utf-8")


def test_rules_reports_finished_games_in_the_promised_shape(run: Run) -> None:
    report_of(["VALE-SETUP.1", "VALE-SUM.3", "TEMPLATE-END.1"])
    found = run("rules", "--json").json()
    finished = [id for id in (*game_ids(), "_template") if find_game(id).finished]
    assert sorted(found) == sorted(finished)
    vale = found["vale"]
    assert set(vale) == {"total", "covered", "missing"}
    assert vale["covered"] == 2
    assert len(vale["missing"]) == vale["total"] - 2
    assert not {"VALE-SETUP.1", "VALE-SUM.3"} & set(vale["missing"])
    assert list(run("rules", "_template", "--json").json()) == ["_template"]


def test_rules_missing_prints_nothing_but_ids(run: Run) -> None:
    report_of(["TEMPLATE-END.1"])
    missing = run("rules", "_template", "--json").json()["_template"]["missing"]
    listed = run("rules", "_template", "--missing")
    assert (listed.code, listed.err) == (0, "")
    assert listed.out.splitlines() == missing
    assert "TEMPLATE-END.1" not in missing
    first, *others = run("rules", "_template").out.splitlines()
    assert first == f"_template: 1 of {len(missing) + 1} rules have a test"
    assert others == [f"  missing {rule}" for rule in missing]


# ---- bench


def test_bench_measures_every_mode_there_is(run: Run) -> None:
    """The one slow test here: each mode is a process of its own that measures for a while."""
    rows = run("bench", "_template", "--rounds", "1", "--json").json()
    modes = {"interpreted", "compiled"} if speed.is_compiled() else {"interpreted"}
    assert {row["mode"] for row in rows} == modes
    for row in rows:
        assert set(row) == {"name", "game", "mode", "value", "unit"}
        assert row["game"] == "_template"
        assert row["value"] > 0
    units = {(row["name"], row["unit"]) for row in rows}
    assert len(rows) == len(units) * len(modes)
    assert {unit for _, unit in units} == {"answers/s", "games/s", "clones/s", "iterations/s", "arrays/s"}


def test_bench_prints_the_ratio_of_the_modes(capsys: pytest.CaptureFixture[str]) -> None:
    row = {"name": "clones", "game": "vale", "mode": "interpreted", "value": 1000.0, "unit": "clones/s"}
    bench.show_bench([row])
    assert rows_of(capsys.readouterr().out)["vale"] == ["clones (clones/s)", "not compiled", "1,000", ""]
    bench.show_bench([row, {**row, "mode": "compiled", "value": 12500.0}])
    assert rows_of(capsys.readouterr().out)["vale"] == ["clones (clones/s)", "12,500", "1,000", "12.5 ×"]


def test_the_bar_is_full_when_every_measure_was_taken(monkeypatch: pytest.MonkeyPatch, run: Run) -> None:
    class Hurried:
        """Stands in for a process that measures."""

        mode = "interpreted"

        def __init__(self, game_id: str, folder: Path) -> None:
            pass

        def measure(self, name: str) -> tuple[float, str]:
            return 1.0, speed.MEASURES[name][1]

        def close(self) -> None:
            pass

    class Bar(Progress):
        """Remembers how it ended."""

        ended: list[bool] = []

        def stop(self) -> None:
            self.ended += [task.finished for task in self.tasks]

    monkeypatch.setattr(speed, "Worker", Hurried)
    monkeypatch.setattr(bench, "Progress", Bar)
    assert run("bench", "_template", "--rounds", "3", "--json").code == 0
    assert Bar.ended == [True]
