"""Tables of rules from which there is no way, or of newer ones: refused, and left alone."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from deskovka.core.record import read_record, replay
from deskovka.server.refused import Refused
from support.server import ME, OPEN, play_on, words_of
from support.upgrades import (
    ALL,
    BEFORE,
    House,
    Sitting,
    concerning,
    not_concerning,
    present,
    refused,
)
from support.versions import LANTERN, Careless, Later

# ---- there is no way


def test_a_table_that_cannot_be_carried_over_is_refused_and_left_alone(house: House) -> None:
    sitting, other = Sitting(house, BEFORE), Sitting(house)
    vale = other.jana.new_table(ME, ME, game="vale")["id"]
    mine = sitting.jana.new_table(ME, ME, game="vale")["id"]
    before = house.columns(sitting.id)
    house.restart(Later(2, ways=()))
    jana = house.again(sitting.jana)
    for path in ("", "/replay/0"):
        assert refused(jana.get(f"/api/tables/{sitting.id}{path}")) == (409, "old-rules")
    assert refused(jana.post(f"/api/tables/{sitting.id}/pause", paused=True)) == (409, "old-rules")
    assert [table["id"] for table in jana.get("/api/tables").json()] == [mine]
    assert house.columns(sitting.id) == before
    live = house.again(other.jana).socket(vale)
    play_on([live], Random(1), most=3)
    assert live.table["sequence"] == 3
    sitting.restart(concerning())  # with the way that was missing
    sitting.play()
    assert len(sitting.record().answers) == ALL


@pytest.mark.parametrize(
    "spoilt", [{"discard": []}, {"agenda": [["shout", {}]]}], ids=["a table that cannot be", "an unknown step"]
)
def test_a_step_that_spoils_a_table_harms_no_other(house: House, spoilt: dict[str, object]) -> None:
    sitting = Sitting(house, BEFORE)
    mine = sitting.jana.new_table(ME, ME, game="vale")["id"]
    house.restart(Careless(spoilt))
    jana = house.again(sitting.jana)
    assert refused(jana.get(f"/api/tables/{sitting.id}")) == (409, "old-rules")
    assert [table["id"] for table in jana.get("/api/tables").json()] == [mine]


def test_the_record_of_an_old_finished_table_can_still_be_downloaded(house: House) -> None:
    sitting, running = Sitting(house, ALL), Sitting(house, BEFORE)
    record = sitting.record()
    house.restart(Later(2, ways=()))
    sitting.jana, running.jana = house.again(sitting.jana), house.again(running.jana)
    again = sitting.record()
    assert again.text().startswith(record.text().partition("result:")[0])
    assert refused(sitting.get()) == (409, "old-rules")
    assert refused(running.get("/record")) == (409, "not-finished")


@pytest.mark.parametrize("rules", [concerning, not_concerning])
def test_the_record_of_a_finished_table_does_not_depend_on_who_looks_first(house: House, rules: Any) -> None:
    sitting = Sitting(house, ALL)
    result = sitting.record().result
    house.restart(rules())
    sitting.jana = house.again(sitting.jana)
    first = sitting.get("/record").text
    assert sitting.get("/record").text == first
    assert read_record(first).result == result


# ---- a table of newer rules


@pytest.mark.parametrize("answers", [0, BEFORE, ALL])
def test_a_table_of_newer_rules_is_refused_and_left_alone(house: House, answers: int) -> None:
    house.restart(concerning())
    sitting = Sitting(house, answers)
    open_table = sitting.jana.new_table(ME, OPEN, game="_template")["id"]
    before = [house.columns(id) for id in (sitting.id, open_table)]
    assert before[0]["rules_version"] == 2
    house.restart(LANTERN)
    jana = house.again(sitting.jana)
    for id in (sitting.id, open_table):
        assert refused(jana.get(f"/api/tables/{id}")) == (409, "old-rules")
    assert jana.get("/api/tables").json() == []
    assert [house.columns(id) for id in (sitting.id, open_table)] == before
    sitting.restart(concerning())
    sitting.play()
    assert len(list(replay(present(), sitting.record()))) == ALL + 1


def test_the_clock_of_a_table_of_newer_rules_goes_on(house: House) -> None:
    house.restart(concerning())
    sitting = Sitting(house, BEFORE, clock={"turn": 1000})
    sitting.live.ask("lift", seat=sitting.live.questions()[0]["seat"])  # at a shared screen the clock waits for it
    due = house.row(sitting.id).due
    assert due is not None
    house.restart(LANTERN)
    house.server.run(house.server.app.state.service.caretaker.see_to, sitting.id, due)
    assert house.row(sitting.id).due is not None


def test_a_process_of_older_rules_moves_no_more_at_a_table_that_was_carried_over(
    postgres: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    house = House(postgres, monkeypatch)
    try:
        old = house.open(LANTERN)
        sitting = Sitting(house, BEFORE)
        question = sitting.live.questions()[0]
        known = old.table(sitting.id)
        player = known.seats[0].player
        house.open(concerning())
        sitting.come_back()
        before = house.columns(sitting.id)
        house.rules(LANTERN)
        old.app.state.service.tables[sitting.id] = known  # whatever it heard meanwhile, a real one knows only old rules
        move = (sitting.id, player, question["seat"], BEFORE, words_of(question)[0])
        with pytest.raises(Refused, match="old-rules"):
            old.run(old.app.state.service.answer, *move)
        assert house.columns(sitting.id) == before
        house.rules(concerning())
        sitting.play()
        assert sitting.record().carried == [(BEFORE, 2)]
    finally:
        house.close()
