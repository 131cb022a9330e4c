"""What others did since the last answer of a seat, as that seat saw it then."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from deskovka.core.record import Recorder
from deskovka.server.words import Words

if TYPE_CHECKING:
    from deskovka.server.live import LiveTable


def answers_until(table: LiveTable, seat: int) -> int:
    """How many answers were given up to the last one of this seat; 0: it has given none."""
    return table.playing().last_answer(seat) + 1


def since_last_answer(table: LiveTable, seat: int) -> dict[str, Any]:
    """How many events had been told after the last answer of a seat, and the scores then."""
    recorder = table.playing()
    answers = answers_until(table, seat)
    told = recorder.before[answers][0] if answers < len(recorder.before) else len(recorder.events())
    return {"told": told, "scores": table.scores[answers]}


def moments_since(table: LiveTable, seat: int, words: Words) -> list[dict[str, Any]]:
    """The table after the last answer of a seat, and after each answer of others that the seat saw or heard of.

    Answers that change nothing for the seat are left out: how often others answer in secret cannot be counted.
    """
    recorder = table.playing()
    known = answers_until(table, seat)
    record = table.record_until(known)
    again = Recorder(table.game, record, recorder.start)
    moments: list[dict[str, Any]] = [{"seat": seat if known else None, "events": [], "view": again.state.view(seat)}]
    for mover, said in recorder.record.answers[known:]:
        told = len(again.events())
        again.choose(mover, said)
        events = [table.event(event, [seat], words) for event in again.events()[told:]]
        view = again.state.view(seat)
        if events or view != moments[-1]["view"]:
            who = None if again.skipped[-1] else mover  # nobody did anything: a question was passed by
            moments.append({"seat": who, "events": events, "view": view})
    return moments
