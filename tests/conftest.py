"""Options and the report of the rules that tests cover."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

from support import parts
from support.needs import NEEDS

pytest.register_assert_rewrite("deskovka.testing")  # so that a broken law shows its values
settings.register_profile("patient", deadline=None, suppress_health_check=[HealthCheck.too_slow])  # machines are busy
settings.load_profile("patient")
NOTES = Path(__file__).parent.parent / ".deskovka"
REPORT = NOTES / "rules.json"
NOT_TESTED = NOTES / "not-tested.txt"  # `make test` tells it at its end (tools/skip)


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--part", default="all", help="a part of the scenarios: 3/8, or next, as the commit has it")
    parser.addoption("--rules-report", action="store_true", help="write which rules have passing tests")


def pytest_configure(config: pytest.Config) -> None:
    try:
        parts.choose_part(config.getoption("--part"))
    except ValueError as problem:
        raise pytest.UsageError(f"--part: {problem}") from None
    config.option.part = str(parts.chosen or "all")  # for the workers: the same


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    if parts.chosen is not None:
        again = f"--part {parts.chosen}"
        terminalreporter.write_line(f"part {parts.chosen} of the scenarios (again: {again}, everything: --part all)")


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    if parts.chosen is not None:
        left_out = [item for item in items if not parts.chosen.has(item.nodeid)]
        items[:] = [item for item in items if parts.chosen.has(item.nodeid)]
        config.hook.pytest_deselected(items=left_out)
    for item in items:  # the report travels with the test result, also from a worker process
        for mark in item.iter_markers("rule"):
            for rule in mark.args:
                item.user_properties.append(("rule", rule))


class RulesReport:
    """Collects the rules of passed tests."""

    def __init__(self) -> None:
        self.covered: dict[str, list[str]] = {}

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.when == "call" and report.passed:
            for name, rule in report.user_properties:
                if name == "rule":
                    self.covered.setdefault(str(rule), []).append(report.nodeid)

    def pytest_sessionfinish(self, session: pytest.Session) -> None:
        if session.config.getoption("--rules-report") and not hasattr(session.config, "workerinput"):
            REPORT.parent.mkdir(exist_ok=True)
            REPORT.write_text(json.dumps(self.covered, indent=1, sort_keys=True), encoding="utf-8")


class SkippedReport:
    """Collects what could not be tested for want of a program."""

    def __init__(self) -> None:
        self.reasons: set[str] = set()

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.skipped and isinstance(report.longrepr, tuple):
            reason = report.longrepr[2].removeprefix("Skipped: ")
            if reason.startswith(NEEDS):
                self.reasons.add(reason)

    def pytest_sessionfinish(self, session: pytest.Session) -> None:
        if self.reasons and not hasattr(session.config, "workerinput"):
            NOTES.mkdir(exist_ok=True)
            with NOT_TESTED.open("a", encoding="utf-8") as notes:
                notes.writelines(f"{reason}\n" for reason in sorted(self.reasons))

    def pytest_terminal_summary(self, terminalreporter: pytest.TerminalReporter) -> None:
        for reason in sorted(self.reasons):
            terminalreporter.write_line(f"skipped: {reason}")


def pytest_sessionstart(session: pytest.Session) -> None:
    session.config.pluginmanager.register(RulesReport(), "deskovka-rules-report")
    session.config.pluginmanager.register(SkippedReport(), "deskovka-skipped-report")
