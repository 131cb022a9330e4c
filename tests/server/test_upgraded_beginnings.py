"""Tables without an answer yet, and those somebody set up, under newer rules."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from deskovka.core.game import Game
from deskovka.core.record import read_record, replay
from support.server import ME, OPEN, play_on
from support.upgrades import (
    ALL,
    BEFORE,
    SEATS,
    House,
    Sitting,
    as_json,
    concerning,
    not_concerning,
    present,
)
from support.versions import Later

# ---- tables without answers


@pytest.mark.parametrize("rules", [concerning(), Later(2, reshuffled=(SEATS,), ways=())], ids=["a way", "no way"])
def test_a_table_without_answers_takes_the_new_rules(house: House, rules: Game) -> None:
    sitting = Sitting(house)
    sitting.restart(rules)
    assert house.row(sitting.id).rules_version == 2
    dealt = rules.new_game(SEATS, 11)
    assert sitting.told()["views"] == as_json({str(seat): dealt.view(seat) for seat in range(SEATS)})
    sitting.play()
    record = sitting.record()
    assert (record.rules_version, record.carried) == (2, [])
    assert len(list(replay(rules, record))) == ALL + 1


@pytest.mark.parametrize("rules", [concerning(), Later(2, reshuffled=(SEATS,), ways=())], ids=["a way", "no way"])
def test_an_open_table_takes_the_new_rules(house: House, rules: Game) -> None:
    jana = house.server.guest()
    table = jana.new_table(*[ME] * (SEATS - 1), OPEN, game="_template", seed="11")
    house.restart(rules)
    jana, petr = house.again(jana), house.server.guest("Petr")
    assert (jana.look(table["id"])["rules_version"], jana.look(table["id"])["status"]) == (2, "open")
    assert petr.join(table["id"], table["links"][str(SEATS - 1)]).json() == {"seat": SEATS - 1}
    sockets = [jana.socket(table["id"]), petr.socket(table["id"])]
    play_on(sockets, Random(1))
    record = read_record(jana.get(f"/api/tables/{table['id']}/record").text)
    assert record.rules_version == 2
    assert len(list(replay(rules, record))) == ALL + 1


@pytest.mark.parametrize(("rules", "carried"), [(not_concerning, []), (concerning, [(BEFORE, 2)])])
def test_an_open_table_that_was_forked_goes_on(house: House, rules: Any, carried: list[tuple[int, int]]) -> None:
    sitting = Sitting(house, ALL)
    answers = sitting.answers()
    new = sitting.fork(BEFORE, *[ME] * (SEATS - 1), OPEN).json()
    assert new["status"] == "open"
    house.restart(rules())
    jana, petr = house.again(sitting.jana), house.server.guest("Petr")
    assert jana.look(new["id"])["status"] == "open"
    assert petr.join(new["id"], new["links"][str(SEATS - 1)]).json() == {"seat": SEATS - 1}
    play_on([jana.socket(new["id"]), petr.socket(new["id"])], Random(1))
    record = read_record(jana.get(f"/api/tables/{new['id']}/record").text)
    assert record.answers[:BEFORE] == answers[:BEFORE]
    assert record.carried == carried


# ---- a table that somebody set up


SET_UP = {"position": {"seats": [{"points": points} for points in range(SEATS)]}}


def begun_there(sitting: Sitting) -> list[int]:
    """The points with which the game began."""
    steps = sitting.get("/history").json()["steps"]
    return [int(points) for points in steps[0]["scores"]]


@pytest.mark.parametrize("answers", [0, BEFORE])
def test_a_position_that_is_read_as_before_keeps_its_whole_history(house: House, answers: int) -> None:
    sitting = Sitting(house, answers, **SET_UP)
    told = sitting.told()
    sitting.restart(concerning())  # deals otherwise: what was set up is not dealt
    assert sitting.told() == told
    row = house.row(sitting.id)
    assert row.start is not None
    assert (row.rules_version, row.base, row.start["version"]) == (2, None, 2)
    sitting.play()
    assert begun_there(sitting) == [0, 1, 2]
    record = sitting.record()
    assert (record.rules_version, record.carried, record.start) == (2, [], row.start)
    assert len(list(replay(present(), record))) == ALL + 1
    assert sitting.fork(1, *[ME] * SEATS).json()["set_up"] is True


def test_a_position_under_rules_that_lead_elsewhere_goes_on_from_where_it_is(house: House) -> None:
    sitting = Sitting(house, BEFORE, **SET_UP)
    start, told = house.row(sitting.id).start, sitting.told()
    sitting.restart(Later(2, words="put down {card}"))
    assert sitting.told()["views"] == told["views"]
    sitting.play()
    record = sitting.record()
    assert (record.rules_version, record.carried, record.start) == (1, [(BEFORE, 2)], start)
    new = sitting.jana.look(sitting.jana.post(f"/api/tables/{sitting.id}/rematch").json()["id"])
    assert (new["set_up"], new["scores"], new["rules_version"]) == (True, [0, 1, 2], 2)
