"""Summoning units (ELDER-10.7 to 10.11)."""

from __future__ import annotations

import pytest

from deskovka.games.eldervale.resources import bundle
from deskovka.games.eldervale.summoning import Summon, can_summon, summon_cost
from deskovka.games.eldervale.table import Eldervale
from deskovka.games.eldervale.terms import READY, SCROLL, TRAY, WARRIOR, WORKER
from support.eldervale_bare import NAMES, bare, do, faction, has, me, offered, purse, refused, say
from support.eldervale_box import box


def call_worker(g: Eldervale) -> None:
    """One worker more is ready, for nothing."""
    g.where[int(g.first_of(0, WORKER, TRAY))] = READY


def printed(cost: dict[str, int]) -> int:
    return bundle(" ".join(f"{number} {name}" for name, number in cost.items()))


@pytest.mark.rule("ELDER-10.8", "ELDER-10.9")
def test_costs_are_those_of_the_start_cards() -> None:
    costs = box("boards")["start_card"]["actions"][0]["costs"]
    g = bare()
    for unit in ("dragon", "wizard", "warrior"):
        assert summon_cost(g, 0, NAMES["unit"].index(unit)) == printed(costs[unit])
    for cost in costs["worker"]:
        assert summon_cost(g, 0, WORKER) == printed(cost)
        call_worker(g)


@pytest.mark.rule("ELDER-10.7", "ELDER-10.8", "ELDER-10.10", "ELDER-2.9")
def test_a_summoned_unit_is_ready() -> None:
    g = bare()
    purse(g, 0, "2 tool 1 sword")
    do(g, Summon(0))
    assert offered(g) == ["summon worker", "summon warrior"]
    assert refused(g, "summon dragon") == "ELDER-10.8"
    assert refused(g, "regroup") == "ELDER-10.7"
    say(g, "summon warrior")
    assert has(g) == ""
    assert g.first_of(0, WARRIOR, READY) >= 0
    purse(g, 0, "5 tool 5 scroll 1 sword 2 gem 1 gold")
    do(g, Summon(0))
    assert refused(g, "summon warrior") == "ELDER-10.7"


@pytest.mark.rule("ELDER-10.9")
def test_the_last_worker_costs_three_of_any_kind() -> None:  # W11
    g = bare()
    call_worker(g)
    call_worker(g)
    purse(g, 0, "1 sword 1 gold")
    assert not can_summon(g, 0)
    me(g).hand = 1 << 7
    do(g, Summon(0))
    assert has(g) == ""
    assert me(g).hand == 0
    assert g.discards == 1 << 7
    assert g.first_of(0, WORKER, TRAY) < 0


def prices(g: Eldervale) -> list[int]:
    """What the three workers of the tray cost, one after another."""
    paid = []
    for _ in range(3):
        purse(g, 0, "5 scroll")
        do(g, Summon(0))
        paid.append(5 - int(me(g).has(SCROLL)))
    return paid


@pytest.mark.rule("ELDER-10.9")
def test_workers_cost_one_then_two_then_three() -> None:
    assert prices(bare()) == [1, 2, 3]


def test_an_assembly_line_makes_workers_cheaper_but_never_free() -> None:
    g = bare()
    faction(g, 0, "gearhold-automatons")
    assert prices(g) == [1, 1, 2]


@pytest.mark.rule("ELDER-10.11")
def test_an_empty_tray_summons_nothing() -> None:
    g = bare()
    for piece in range(9):
        g.where[piece] = READY
    purse(g, 0, "5 gem 5 scroll 5 potion 5 tool 5 sword 5 gold")
    assert not can_summon(g, 0)
