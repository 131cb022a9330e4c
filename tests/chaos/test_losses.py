"""What `make chaos` looks for it also finds."""

from __future__ import annotations

from random import Random

from chaos.house import StoredMove, StoredTable
from chaos.kills import losses
from chaos.people import Given, Person, RandomPlayer
from chaos.report import Finding, table_of

FIRST = Given("t1", 0, 0, "mark hydra")
SECOND = Given("t2", 1, 1, "mark boreas")


def stored(*given: Given) -> StoredTable:
    moves = [StoredMove(number, "answer", one.seat, one.words, one.ticket) for number, one in enumerate(given, start=1)]
    return StoredTable(len(moves), "running", moves, [])


def found(table: StoredTable, acknowledged: list[Given], turned_down: list[Given] | None = None) -> list[str]:
    """Of somebody who has sent both."""
    player = RandomPlayer(Person("Jana", lambda: ""), "table", Random(1))
    player.sent = [FIRST, SECOND]
    player.turned_down = turned_down or []
    return [problem.split(":")[0] for problem in losses(table, [player], acknowledged)]


def test_what_is_stored_as_it_was_acknowledged_is_no_loss() -> None:
    assert found(stored(FIRST, SECOND), [FIRST, SECOND]) == []


def test_what_was_sent_but_never_acknowledged_may_be_stored_or_not() -> None:
    assert found(stored(FIRST, SECOND), [FIRST]) == []
    assert found(stored(FIRST), [FIRST]) == []


def test_an_acknowledged_answer_that_is_not_stored_is_a_loss() -> None:
    assert found(stored(FIRST), [FIRST, SECOND]) == ["lost"]


def test_other_words_under_its_ticket_are_a_loss() -> None:
    assert found(stored(FIRST, Given("t2", 1, 1, "mark imp")), [FIRST, SECOND]) == ["lost"]


def test_an_answer_that_counts_twice_is_found() -> None:
    assert found(stored(FIRST, FIRST), [FIRST]) == ["counted 2 times"]


def test_a_refused_answer_that_counts_all_the_same_is_found() -> None:
    assert found(stored(FIRST, SECOND), [FIRST], [SECOND]) == ["refused, but kept"]


def test_an_answer_nobody_sent_is_found() -> None:
    assert found(stored(FIRST, Given("t9", 1, 1, "mark imp")), [FIRST]) == ["nobody sent t9"]


def test_moves_that_are_not_numbered_one_by_one_are_found() -> None:
    table = stored(FIRST, SECOND)
    assert len(found(StoredTable(2, "running", table.moves[1:], []), [])) == 2
    assert len(found(StoredTable(3, "running", table.moves, []), [])) == 1


def test_the_table_of_findings_says_what_failed() -> None:
    table = table_of([Finding("kills", 3, "9 answers", "0 lost"), Finding("floods", 1, "", "", ["too slow"])])
    assert [line.split()[-1] for line in table.splitlines()[2:4]] == ["holds", "FAILED"]
    assert table.splitlines()[-1] == "floods: too slow"
