"""Which rules have tests, as the last test run reported it."""

from __future__ import annotations

import json
from pathlib import Path

from deskovka.core.errors import DeskovkaError
from deskovka.core.game import Game
from deskovka.text import texts

REPORT = Path(".deskovka") / "rules.json"


def catalogue(game: Game) -> list[str]:
    """The ids of all rules of a game, in the order of its catalogue."""
    start = f"{game.prefix()}-rule-"
    found = [message for message in texts("en").ids if message.startswith(start)]
    return [game.rule_id(*message.removeprefix(start).rsplit("-", 1)) for message in found]


def covered_rules(report: Path = REPORT) -> set[str]:
    """The ids named by tests that passed."""
    try:
        covered = json.loads(report.read_text(encoding="utf-8"))
    except OSError:
        raise DeskovkaError(f"there is no {report} here: run `make test` in the checkout first") from None
    except ValueError:
        covered = None
    if not isinstance(covered, dict):
        raise DeskovkaError(f"{report} cannot be read: run `make test` again")
    return set(covered)


def coverage(game: Game, covered: set[str]) -> dict[str, object]:
    rules = catalogue(game)
    missing = [rule for rule in rules if rule not in covered]
    return {"total": len(rules), "covered": len(rules) - len(missing), "missing": missing}
