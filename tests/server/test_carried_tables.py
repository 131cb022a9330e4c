"""Tables that were begun under older rules go on under newer ones, and what is left of their past."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

import pytest

from deskovka.core.errors import BrokenRecord
from deskovka.core.record import replay
from support.server import ME, check_with_the_command, play_on, words_of
from support.tables import assert_refused, lantern
from support.upgrades import (
    ALL,
    BEFORE,
    SEATS,
    House,
    Sitting,
    as_json,
    carried,
    concerning,
    not_concerning,
    present,
    refused,
)
from support.versions import LANTERN

# ---- the change does not concern the table


def test_a_table_the_change_does_not_concern_is_as_it_was(house: House) -> None:
    sitting = Sitting(house, BEFORE)
    told, answers = sitting.told(), sitting.answers()
    sitting.restart(not_concerning())
    assert sitting.told() == told
    assert sitting.answers() == answers
    assert sitting.live.table["rules_version"] == 2
    row = house.row(sitting.id)
    assert (row.rules_version, row.base, row.sequence) == (2, None, BEFORE)


def test_its_whole_history_can_be_replayed_and_checked(house: House) -> None:
    sitting = Sitting(house, BEFORE)
    answers = sitting.answers()
    sitting.restart(not_concerning())
    sitting.play()
    record = sitting.record()
    assert (record.rules_version, record.carried) == (2, [])
    assert record.answers[:BEFORE] == answers
    for number, g in enumerate(replay(present(), record)):
        view = as_json(present().open_view(g))
        told = sitting.get(f"/replay/{number}").json()
        assert (told["answers"], told["first"], told["of"], told["view"]) == (number, 0, ALL, view)
    assert number == ALL
    assert record.result == present().result(g).scores


def test_what_was_answered_before_the_upgrade_can_be_taken_back(house: House) -> None:
    sitting = Sitting(house, BEFORE)
    answers = sitting.answers()
    sitting.restart(not_concerning())
    for left in reversed(range(BEFORE)):
        assert sitting.undo(answers[left][0])["type"] == "done"
        assert sitting.answers() == answers[:left]
    assert sitting.told()["views"] == as_json(
        {str(seat): present().new_game(SEATS, 11).view(seat) for seat in (0, 1, 2)}
    )
    sitting.play()
    assert len(list(replay(present(), sitting.record()))) == ALL + 1


def test_such_a_table_can_be_forked(house: House) -> None:
    sitting = Sitting(house, BEFORE)
    sitting.restart(not_concerning())
    sitting.play()
    assert sitting.fork(1, *[ME] * SEATS).json()["sequence"] == 1


# ---- the change concerns it


def test_a_table_the_change_concerns_goes_on_from_where_it_is(house: House) -> None:
    sitting = Sitting(house, BEFORE)
    told = sitting.told()
    sitting.restart(concerning())
    assert sitting.told() == told
    assert sitting.live.table["rules_version"] == 2
    row = house.row(sitting.id)
    assert (row.rules_version, row.sequence) == (2, BEFORE)
    assert row.base is not None
    assert (row.base["answers"], row.base["sequence"]) == (BEFORE, BEFORE)


def test_players_finish_it_each_at_their_own_seat(house: House) -> None:
    id, guests, sockets = lantern(house.server, SEATS)
    play_on(sockets, Random(2), most=BEFORE)
    views = [live.table["views"] for live in sockets]
    house.restart(concerning())
    sockets = [house.again(guest).socket(id) for guest in guests]
    assert [live.table["views"] for live in sockets] == views
    assert play_on(sockets, Random(2)) == ALL - BEFORE
    scores = house.server.nobody().look(id)
    assert (scores["status"], scores["sequence"]) == ("finished", ALL)


def test_nothing_before_the_upgrade_is_taken_back(house: House) -> None:
    sitting = carried(house)
    before = house.server.whole(sitting.id)
    for seat in range(SEATS):
        assert_refused(sitting.undo(seat), "no-undo")
    question = sitting.live.questions()[0]
    sitting.live.does(question["seat"], words_of(question)[0])
    for seat in set(range(SEATS)) - {question["seat"]}:
        assert_refused(sitting.undo(seat), "no-undo")
    assert sitting.undo(question["seat"])["type"] == "done"
    assert house.server.whole(sitting.id) == before
    assert_refused(sitting.undo(question["seat"]), "no-undo")
    assert house.row(sitting.id).sequence == BEFORE + 2
    sitting.play()
    assert len(sitting.record().answers) == ALL


def test_a_wish_to_take_back_is_gone_with_the_answers_it_was_about(house: House) -> None:
    id, guests, sockets = lantern(house.server, SEATS, take_back="practice")
    play_on(sockets, Random(2), most=BEFORE)
    assert sockets[0].ask("undo", seat=0, sequence=BEFORE)["type"] == "done"
    assert sockets[1].news(lambda told: told["wish"])["wish"] == {"seat": 0, "agreed": 1, "missing": [1, 2]}
    house.restart(concerning())
    live = house.again(guests[1]).socket(id)
    assert live.table["wish"] is None
    assert_refused(live.ask("consent", yes=True), "no-wish")


def test_it_is_replayed_from_the_upgrade_on(house: House) -> None:
    sitting = carried(house)
    at_upgrade = as_json(present().open_view(house.server.state(sitting.id)))
    sitting.play()
    for number in range(BEFORE):
        for seat in ("", "?seat=0"):
            assert refused(sitting.get(f"/replay/{number}{seat}")) == (404, "no-such-position")
    told = [sitting.get(f"/replay/{number}").json() for number in range(BEFORE, ALL + 1)]
    assert [(said["answers"], said["first"], said["of"]) for said in told] == [(4, 4, 6), (5, 4, 6), (6, 4, 6)]
    assert told[0]["view"] == at_upgrade
    assert told[-1]["view"] == as_json(present().open_view(house.server.state(sitting.id)))
    assert told[0]["view"] != told[1]["view"] != told[2]["view"]
    assert refused(sitting.get(f"/replay/{ALL + 1}")) == (404, "no-such-position")


def test_its_record_says_where_the_new_rules_began(house: House) -> None:
    sitting = Sitting(house, BEFORE, take_back="normal")
    answers = sitting.answers()
    sitting.restart(concerning())
    sitting.play()
    lines = sitting.get("/record").text.splitlines()
    assert lines[2] == "rules_version: 1"
    said = [f"{seat} {words}" for seat, words in answers + sitting.answers()]
    assert len(said) == ALL
    assert lines[lines.index("---") + 1 : -1] == [*said[:BEFORE], "rules_version: 2", *said[BEFORE:]]
    scores = present().result(house.server.state(sitting.id)).scores
    assert lines[-1] == f"result: {' '.join(str(points) for points in scores)}"


def test_its_record_cannot_be_checked(house: House, tmp_path: Path) -> None:
    sitting = carried(house)
    sitting.play()
    record = sitting.record()
    with pytest.raises(BrokenRecord, match=r"^played under rules version 1 of _template; this is version 2$"):
        list(replay(present(), record))
    with pytest.raises(BrokenRecord, match=r"^carried over to rules version 2 after 4 answers"):
        list(replay(LANTERN, record))
    with pytest.raises(AssertionError, match="carried over to rules version 2 after 4 answers"):
        check_with_the_command(record.text(), tmp_path)


def test_it_cannot_be_forked_but_has_a_rematch(house: House) -> None:
    sitting = carried(house)
    sitting.play()
    for answers in range(ALL + 1):
        assert refused(sitting.fork(answers, *[ME] * SEATS)) == (409, "old-rules")
    new = sitting.jana.look(sitting.jana.post(f"/api/tables/{sitting.id}/rematch").json()["id"])
    assert (new["rules_version"], new["sequence"], house.row(new["id"]).base) == (2, 0, None)


def test_it_is_carried_over_only_once(house: House) -> None:
    sitting = carried(house)
    sitting.play(1)
    before, told = house.columns(sitting.id), sitting.told()
    sitting.restart(concerning())
    assert (house.columns(sitting.id), sitting.told()) == (before, told)
    sitting.play()
    assert sitting.record().carried == [(BEFORE, 2)]


# ---- what was taken back


@pytest.mark.parametrize("rules", [concerning, not_concerning])
def test_an_answer_taken_back_before_the_upgrade_is_not_in_the_record(house: House, rules: Any) -> None:
    sitting = Sitting(house, BEFORE)
    gone = sitting.answers()[-1]
    assert sitting.undo(gone[0])["type"] == "done"
    other = next(words for words in words_of(sitting.live.questions()[0]) if words != gone[1])
    sitting.live.does(sitting.live.questions()[0]["seat"], other)
    answers = sitting.answers()
    sitting.restart(rules())
    sitting.play()
    record = sitting.record()
    assert record.answers[:BEFORE] == answers
    assert len(record.answers) == ALL == sitting.live.table["sequence"] - 2
    assert record.carried == ([(BEFORE, 2)] if rules is concerning else [])
    told = sitting.get(f"/replay/{ALL}").json()
    assert (told["first"], told["of"]) == (BEFORE if rules is concerning else 0, ALL)
