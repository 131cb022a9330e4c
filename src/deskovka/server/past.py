"""What others did since the last answer of a seat, as that seat saw it then."""

from __future__ import annotations

from deskovka.server.live import LiveTable
from deskovka.server.shapes import MomentShape
from deskovka.server.telling import Telling
from deskovka.server.words import Words


def moments_since(table: LiveTable, seat: int, words: Words) -> list[MomentShape]:
    """The table after the last answer of a seat, and after each answer of others that the seat saw or heard of.

    Answers that change nothing for the seat are left out: how often others answer in secret cannot be counted.
    """
    recorder = table.playing()
    known = table.answers_until(seat)
    again = table.again(known)
    telling = Telling(table, [seat], words)
    moments: list[MomentShape] = [{"seat": seat if known else None, "events": [], "view": again.state.view(seat)}]
    for mover, said in recorder.record.answers[known:]:
        told = len(again.events())
        again.choose(mover, said)
        events = [telling.event(event) for event in again.events()[told:]]
        view = again.state.view(seat)
        if events or view != moments[-1]["view"]:
            who = None if again.skipped[-1] else mover  # nobody did anything: a question was passed by
            moments.append({"seat": who, "events": events, "view": view})
    return moments
