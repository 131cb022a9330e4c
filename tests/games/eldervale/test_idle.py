"""A regroup that calls nobody back is allowed (ELDER-8.5), and a lost turn: bots that all did so would never end."""

from __future__ import annotations

import pytest

from support.eldervale import ELDERVALE, answer, me, table

MILL = {"units": {"ready": ["worker", "worker"]}}
OUT = {"units": {"mill": ["worker"], "ready": ["worker"]}}


@pytest.mark.rule("ELDER-8.5")
@pytest.mark.parametrize(("first", "idle"), [(MILL, True), (OUT, False)])
def test_who_calls_nobody_back_has_lost_a_turn(first: dict[str, object], idle: bool) -> None:
    g = table(first, MILL)
    answer(g, "regroup")
    assert me(g).idle == idle
    assert not me(g, 1).idle


@pytest.mark.rule("ELDER-8.5")
def test_until_it_sends_somebody_out() -> None:
    g = table(MILL, MILL)
    me(g).idle = True
    lost = ELDERVALE.evaluate(g, 0)
    me(g).idle = False
    assert ELDERVALE.evaluate(g, 0) > lost + 1
    me(g).idle = True
    answer(g, "place worker in fortress")
    assert not me(g).idle
