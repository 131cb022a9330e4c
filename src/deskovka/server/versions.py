"""Tables that were begun under older rules.

A rule that is put right raises the `rules_version` of its game.  A table of an older version is carried over when it is
next looked at.  If its answers lead to the same table under the present rules, the change did not concern it, and it
keeps its whole history.  Otherwise it goes on from the table as it was stored: that is its `base`; what came before can
be read in the record, but not replayed or taken back.
"""

from __future__ import annotations

import logging
from typing import Any

from deskovka.core.errors import DeskovkaError
from deskovka.core.game import Game
from deskovka.core.record import Record
from deskovka.core.steps import State
from deskovka.games.registry import find_game
from deskovka.server.live import RUNNING, LiveTable, empty_record
from deskovka.server.models import MoveRow, SeatRow, TableRow, TakenOver
from deskovka.server.refused import Refused

log = logging.getLogger(__name__)


def is_old(row: TableRow) -> bool:
    return row.rules_version != find_game(row.game).rules_version


def carried_over(row: TableRow, seats: list[SeatRow], moves: list[MoveRow]) -> dict[str, Any]:
    """New values of a table's row, so that it goes on under the present rules; Refused if it cannot."""
    game = find_game(row.game)
    version: dict[str, Any] = {"rules_version": game.rules_version}
    if row.sequence == 0 and row.rules_version < game.rules_version and row.start is None:
        return version
    stored = row.snapshot or (row.start if row.sequence == 0 else None)
    if stored is None:
        raise Refused("old-rules")  # nothing was stored to go on from
    try:
        state = present_table(game, row, stored, moves)
        base = row.base and carried_base(game, row.base, row.rules_version)
        start = carried_start(game, row)
    except Exception:  # a step that fails harms no other table
        log.exception("a table of %s cannot be carried over", game.id)
        raise Refused("old-rules") from None  # better not played on than played on wrongly
    version |= {"snapshot": game.dump(state), "snapshot_at": row.sequence}
    if leads_to(state, game, row, seats, moves, base, start):
        return {**version, "base": base, "start": start}
    answers = len(answers_in(moves))
    versions = row.base["versions"] if row.base else [[0, row.rules_version]]
    base = {
        "sequence": row.sequence,
        "answers": answers,
        "snapshot": game.dump(state),
        "versions": [*versions, [answers, game.rules_version]],
    }
    return {**version, "base": base, "wish": None}


def present_table(game: Game, row: TableRow, stored: dict[str, Any], moves: list[MoveRow]) -> State:
    """The table as it was stored, under the present rules, and then what was answered since then.

    A server that is stopped, and not killed, stores its tables as they stand: then there is nothing to add.
    """
    state = game.load_older(stored, row.rules_version)
    for move in moves:
        if row.snapshot_at is not None and move.sequence > row.snapshot_at:
            state.choose(move.seat, move.words)  # an undo is stored with the table it leaves: here are only answers
    return state


def carried_base(game: Game, base: TakenOver, version: int) -> TakenOver:
    """The place where newer rules took over, as the present ones store it; what came since is known to them."""
    return {
        **base,
        "snapshot": game.dump(game.load_older(base["snapshot"], version)),
        "versions": [*base["versions"][:-1], [base["answers"], game.rules_version]],
    }


def carried_start(game: Game, row: TableRow) -> dict[str, Any] | None:
    """How the table was set up, as the present rules store it; once they took over later, as it was stored then."""
    if row.start is None or row.base is not None:
        return row.start
    return game.dump(game.load_older(row.start, row.rules_version))


def present_start(row: TableRow) -> dict[str, Any] | None:
    """How a table of the present rules was set up, as they store it; Refused if they cannot read that any more."""
    if row.start is None or row.base is None:
        return row.start
    game = find_game(row.game)
    try:
        return game.dump(game.load_older(row.start, row.base["versions"][0][1]))
    except Exception:
        log.exception("a position of %s cannot be carried over", game.id)
        raise Refused("old-rules") from None


def leads_to(
    state: State,
    game: Game,
    row: TableRow,
    seats: list[SeatRow],
    moves: list[MoveRow],
    base: TakenOver | None,
    start: dict[str, Any] | None,
) -> bool:
    """Do the moves lead to this table under the present rules?"""
    again = TableRow(**row.columns())
    again.rules_version, again.base, again.start, again.status = game.rules_version, base, start, RUNNING
    try:
        return game.dump(LiveTable(again, seats, moves).playing().state) == game.dump(state)
    except DeskovkaError:
        return False


def answers_in(moves: list[MoveRow]) -> list[tuple[int, str]]:
    """The answers that were not taken back."""
    answers: list[tuple[int, str]] = []
    for move in moves:
        if move.kind == "undo":
            answers.pop()
        else:
            answers.append((move.seat, move.words))
    return answers


def whole_record(row: TableRow, seats: list[SeatRow], moves: list[MoveRow]) -> Record:
    """Everything that was answered, under whichever rules."""
    record = empty_record(row, seats)
    record.answers = answers_in(moves)
    if row.base is not None:
        (_, record.rules_version), *record.carried = [(answers, version) for answers, version in row.base["versions"]]
    return record
