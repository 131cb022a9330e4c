"""Who is here: whoever goes is told of once they were gone long enough, however exact timers are."""

from __future__ import annotations

import asyncio
from types import SimpleNamespace
from typing import Any

import pytest

from deskovka.server import presence
from deskovka.server.presence import Looker, Presence
from deskovka.server.settings import Settings


class Early:
    """A loop whose timers come a little too early, as those of uvloop do; its clock goes on when one comes."""

    def __init__(self) -> None:
        self.now = 1000.0
        self.timers: list[tuple[float, Any, tuple[Any, ...]]] = []

    def call_later(self, seconds: float, what: Any, *values: Any) -> None:
        self.timers.append((self.now + 0.999 * seconds, what, values))

    def run(self) -> None:
        while self.timers:
            self.timers.sort(key=lambda timer: timer[0])
            moment, what, values = self.timers.pop(0)
            self.now = max(self.now + 1e-6, moment)
            what(*values)


def test_who_goes_is_away_also_where_timers_are_early(monkeypatch: pytest.MonkeyPatch) -> None:
    loop, told = Early(), list[float | None]()
    monkeypatch.setattr(presence, "time", lambda: loop.now)
    monkeypatch.setattr(asyncio, "get_running_loop", lambda: loop)
    hub: Any = SimpleNamespace(ring=lambda table, *_: told.append(here.away_since(table, "Petr")))
    here = Presence(Settings(database="", grace_seconds=5.0), SimpleNamespace(), hub, lambda _: None)  # type: ignore[arg-type]
    petr = Looker("Petr", "Petr")
    here.come("table", Looker("Jana", "Jana"))
    here.come("table", petr)
    loop.run()
    assert set(told) == {None}
    gone = loop.now
    here.go("table", petr)
    loop.run()
    assert told[-1] == pytest.approx(gone, abs=1)
    assert loop.now >= gone + 5
