"""Tables are stored as they stand now and then; what was answered since is played again when the rules change."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from deskovka.core.game import Game
from deskovka.server.snapshots import Snapshots
from support.server import ME, Server, play_on, wait_for
from support.tables import stored_table
from support.upgrades import ALL, BEFORE, House, Sitting, concerning, not_concerning, refused


def stored_after(server: Server, id: str) -> tuple[int | None, int]:
    """After how many moves the table was stored as it stood, and how many there are."""
    row = stored_table(server, id)[0]
    return row.snapshot_at, row.sequence


def is_right(server: Server, id: str) -> bool:
    """Is the stored table the one in memory?"""
    table = server.table(id)
    return bool(stored_table(server, id)[0].snapshot == table.game.dump(table.playing().state))


def test_every_sixteenth_move_and_the_last_are_stored_with_the_table(server: Server) -> None:
    jana = server.guest()
    id = jana.new_table(ME, ME, seed="5")["id"]
    live = jana.socket(id)
    kept = []
    for _ in range(34):
        play_on([live], Random(3), 1)
        kept.append(stored_after(server, id)[0])
    assert kept == [1] * 16 + [17] * 16 + [33] * 2
    play_on([live], Random(3))
    at, moves = stored_after(server, id)
    assert at == moves
    assert is_right(server, id)


def test_a_table_that_is_quiet_is_stored_as_it_stands(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("deskovka.server.snapshots.QUIET", 0.2)
    jana = server.guest()
    id = jana.new_table(ME, ME, seed="5")["id"]
    live = jana.socket(id)
    play_on([live], Random(3), 5)
    changed = stored_table(server, id)[0].changed
    server.app.state.service.forget(id)  # it may have left memory by then
    wait_for(lambda: stored_after(server, id) == (5, 5))
    assert is_right(server, id)
    assert stored_table(server, id)[0].changed == changed  # nobody has to look again
    assert server.app.state.service.snapshots.behind == {}


def test_what_is_taken_back_is_stored_with_the_table_it_leaves(server: Server) -> None:
    jana = server.guest()
    id = jana.new_table(ME, ME, game="_template", seed="5", take_back="practice")["id"]
    live = jana.socket(id)
    play_on([live], Random(3), 2)
    seat = server.record(id).answers[-1][0]
    live.reach(live.ask("undo", seat=seat, sequence=2)["sequence"])
    assert stored_after(server, id) == (3, 3)
    assert is_right(server, id)


def test_a_server_that_is_stopped_stores_all_tables_as_they_stand(database: str) -> None:
    with Server(database) as server:
        jana = server.guest()
        ids = [jana.new_table(ME, ME, seed=str(seed))["id"] for seed in range(3)]
        for id in ids:
            play_on([jana.socket(id)], Random(3), 4)
    with Server(database) as server:
        for id in ids:
            assert stored_after(server, id) == (4, 4)
            assert is_right(server, id)


# ---- a server that was killed, and then other rules


@pytest.fixture
def killed(house: House, monkeypatch: pytest.MonkeyPatch) -> House:
    """A house whose servers have no time to store their tables as they stand."""

    async def no_time(snapshots: Snapshots, rested: float = 0.0) -> None:
        return

    monkeypatch.setattr(Snapshots, "store", no_time)
    return house


@pytest.mark.parametrize("rules", [concerning, not_concerning])
def test_a_table_stored_before_its_last_answers_is_carried_over_with_them(killed: House, rules: Any) -> None:
    sitting = Sitting(killed, BEFORE)
    assert stored_after(killed.server, sitting.id) == (1, BEFORE)
    told, answers = sitting.told(), sitting.answers()
    sitting.restart(rules())
    assert sitting.told() == told
    assert stored_after(killed.server, sitting.id) == (BEFORE, BEFORE)
    sitting.play()
    record = sitting.record()
    assert record.answers[:BEFORE] == answers
    assert len(record.answers) == ALL
    assert record.carried == ([(BEFORE, 2)] if rules is concerning else [])


def test_a_table_with_an_undo_is_carried_over_from_what_that_left(killed: House) -> None:
    sitting = Sitting(killed, 3)
    sitting.undo(sitting.answers()[-1][0])
    sitting.play(2)
    told = sitting.told()
    assert stored_after(killed.server, sitting.id) == (4, 6)
    sitting.restart(concerning())
    assert sitting.told() == told


def test_a_table_whose_last_answers_the_present_rules_refuse_is_left_alone(killed: House) -> None:
    """Better not played on than without what somebody was told is safe; the older version can go on with it."""
    sitting = Sitting(killed, BEFORE)
    before = killed.columns(sitting.id)
    other_words: Game = concerning(words="lay {card}")
    killed.restart(other_words)
    jana = killed.again(sitting.jana)
    assert refused(jana.get(f"/api/tables/{sitting.id}")) == (409, "old-rules")
    assert killed.columns(sitting.id) == before
