"""What is allowed and leads nowhere costs a bot something, so that games of bots end (ELDER-8.5, ELDER-30.6)."""

from __future__ import annotations

import pytest

from support.eldervale import ELDERVALE, answer, go_on, me, table

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


@pytest.mark.rule("ELDER-30.6")
def test_a_swap_with_the_team_mate_takes_time() -> None:
    """It is allowed as often as one likes; bots that lost nothing by it swapped to and fro for ever."""
    hand = {"hand": ["spell-gust"], "units": {"ready": ["worker"]}}
    g = table(hand, {"hand": ["spell-stoneskin"]}, MILL, MILL, variants={"teams": "on"})
    before = ELDERVALE.evaluate(g, 0)
    answer(g, "swap magic cards with the team mate", "take spell-stoneskin")
    assert me(g).swaps == 1
    assert before - 2 < ELDERVALE.evaluate(g, 0) < before
    answer(g, "swap magic cards with the team mate", "take spell-gust")  # and back
    assert me(g).swaps == 2
    assert ELDERVALE.evaluate(g, 0) < before - 3  # each further one costs more
    go_on(g, "regroup")
    assert me(g).swaps == 0
