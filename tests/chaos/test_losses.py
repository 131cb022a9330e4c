"""What `make chaos` looks for it also finds."""

from __future__ import annotations

from chaos.house import StoredMove, StoredTable
from chaos.kills import losses
from chaos.people import Given
from chaos.report import Finding, table_of

FIRST = Given("t1", 0, 0, "mark hydra")
SECOND = Given("t2", 1, 1, "mark boreas")


def stored(*given: Given) -> StoredTable:
    moves = [StoredMove(number, "answer", one.seat, one.words, one.ticket) for number, one in enumerate(given, start=1)]
    return StoredTable(len(moves), "running", moves, [])


def test_what_is_stored_as_it_was_acknowledged_is_no_loss() -> None:
    assert losses(stored(FIRST, SECOND), [FIRST, SECOND]) == []


def test_what_was_sent_but_never_acknowledged_may_be_stored_or_not() -> None:
    assert losses(stored(FIRST, SECOND), [FIRST]) == []
    assert losses(stored(FIRST), [FIRST]) == []


def test_an_acknowledged_answer_that_is_not_stored_is_a_loss() -> None:
    (loss,) = losses(stored(FIRST), [FIRST, SECOND])
    assert loss.startswith("lost: ")
    assert "mark boreas" in loss


def test_another_answer_in_its_place_is_a_loss() -> None:
    assert losses(stored(FIRST, Given("t3", 1, 1, "mark imp")), [FIRST, SECOND])


def test_moves_that_are_not_numbered_one_by_one_are_found() -> None:
    table = stored(FIRST, SECOND)
    assert losses(StoredTable(2, "running", table.moves[1:], []), [])
    assert losses(StoredTable(3, "running", table.moves, []), [])


def test_the_table_of_findings_says_what_failed() -> None:
    table = table_of([Finding("kills", 3, "9 answers", "0 lost"), Finding("floods", 1, "", "", ["too slow"])])
    assert [line.split()[-1] for line in table.splitlines()[2:4]] == ["holds", "FAILED"]
    assert table.splitlines()[-1] == "floods: too slow"
