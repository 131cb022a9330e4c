"""Tables that live through more than one change of the rules."""

from __future__ import annotations

import pytest

from support.tables import assert_refused
from support.upgrades import (
    BEFORE,
    SEATS,
    House,
    Sitting,
    carried,
    concerning,
    not_concerning,
    refused,
)

# ---- one upgrade after the other


@pytest.mark.parametrize("between", [0, 1])
def test_a_carried_table_goes_on_after_an_upgrade_that_does_not_concern_it(house: House, between: int) -> None:
    sitting = carried(house)
    sitting.play(between)
    told, answers = sitting.told(), sitting.answers()
    sitting.restart(concerning(3))
    assert (sitting.told(), sitting.answers()) == (told, answers)
    assert house.server.table(sitting.id).first_answer == BEFORE
    if between:
        assert sitting.undo(answers[-1][0])["type"] == "done"
    sitting.play()
    assert sitting.get(f"/replay/{BEFORE}").json()["first"] == BEFORE


def test_a_carried_table_goes_on_after_an_upgrade_that_concerns_it_again(house: House) -> None:
    sitting = carried(house)
    sitting.play(1)
    told = sitting.told()
    sitting.restart(concerning(3, words="lay {card}"))
    assert sitting.told()["views"] == told["views"]
    for seat in range(SEATS):
        assert_refused(sitting.undo(seat), "no-undo")
    sitting.play()
    assert refused(sitting.get(f"/replay/{BEFORE}")) == (404, "no-such-position")
    assert sitting.get(f"/replay/{BEFORE + 1}").json()["first"] == BEFORE + 1
    record = sitting.record()
    assert (record.rules_version, record.carried) == (1, [(BEFORE, 2), (BEFORE + 1, 3)])
    assert [words.split()[0] for _, words in record.answers] == ["play"] * (BEFORE + 1) + ["lay"]


@pytest.mark.parametrize("between", [0, 1])
def test_the_record_names_the_rules_the_last_answers_were_given_under(house: House, between: int) -> None:
    sitting = carried(house)
    sitting.play(between)
    sitting.restart(concerning(3))
    sitting.play()
    record = sitting.record()
    assert record.rules_version == 1
    assert record.carried[0][0] == BEFORE
    assert record.carried[-1][1] == 3


@pytest.mark.parametrize("between", [0, 1])
def test_a_table_is_concerned_only_by_the_second_upgrade(house: House, between: int) -> None:
    sitting = Sitting(house, BEFORE)
    sitting.restart(not_concerning())
    sitting.play(between)
    views = sitting.told()["views"]
    sitting.restart(not_concerning(3, words="lay {card}"))
    assert sitting.told()["views"] == views
    sitting.play()
    record = sitting.record()
    assert (record.rules_version, record.carried) == (2, [(BEFORE + between, 3)])


def test_a_table_may_leave_out_a_version(house: House) -> None:
    sitting = Sitting(house, BEFORE)
    told = sitting.told()
    sitting.restart(concerning(3))
    assert sitting.told() == told
    sitting.play()
    record = sitting.record()
    assert (record.rules_version, record.carried) == (1, [(BEFORE, 3)])
