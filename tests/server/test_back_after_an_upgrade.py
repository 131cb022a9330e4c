"""Whoever comes back to a table after an upgrade: what is told again, and when it begins anew."""

from __future__ import annotations

from support.upgrades import (
    ALL,
    BEFORE,
    SEATS,
    House,
    Sitting,
    carried,
    concerning,
    not_concerning,
)

# ---- coming back


def test_whoever_comes_back_to_a_carried_table_begins_anew(house: House) -> None:
    sitting = Sitting(house, BEFORE)
    sitting.undo(sitting.answers()[-1][0])
    sitting.play(1)
    now = sitting.live.table["sequence"]
    assert now == BEFORE + 2
    sitting.restart(concerning())
    assert [sitting.since(number) for number in range(now)] == [(True, [])] * now
    assert sitting.since(now) == (False, [])
    assert sitting.since(now + 1) == (True, [])
    assert sitting.live.ask("since", sequence=1)["type"] == "done"
    assert sitting.live.news(lambda told: told["rewound"])["events"] == []


def test_whoever_was_there_at_the_upgrade_hears_what_came_after_it(house: House) -> None:
    sitting = carried(house)
    told = []
    while sitting.live.table["status"] == "running":
        sitting.play(1)
        told.append([event["event"] for event in sitting.live.table["events"]])
    assert [len(kinds) > 0 for kinds in told] == [True] * (ALL - BEFORE)
    for number in range(len(told) + 1):
        rewound, events = sitting.since(BEFORE + number)
        assert [event["event"] for event in events] == [kind for kinds in told[number:] for kind in kinds]
        assert not rewound
    assert sitting.since(BEFORE - 1) == (True, [])


def test_whoever_comes_back_to_a_table_that_kept_its_history_hears_what_was_missed(house: House) -> None:
    sitting = Sitting(house, BEFORE)
    sitting.undo(sitting.answers()[-1][0])
    sitting.play(1)
    numbers = range(BEFORE + 4)
    told = [sitting.since(number) for number in numbers]
    assert [rewound for rewound, _ in told] == [number in (BEFORE, BEFORE + 3) for number in numbers]
    assert len(told[0][1]) > len(told[SEATS][1]) > 0
    sitting.restart(not_concerning())
    assert [sitting.since(number) for number in numbers] == told
