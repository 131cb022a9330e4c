"""How far answers can be taken back at a table, and whom one has to ask."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Literal

if TYPE_CHECKING:
    from deskovka.server.live import LiveTable

TakeBack = Literal["off", "normal", "practice"]
OFF: Final = "off"
NORMAL: Final = "normal"
PRACTICE: Final = "practice"
How = Literal["free", "ask", "no"]


def how_taken_back(table: LiveTable, seat: int) -> How:
    """May a seat take back its last answer: freely, if all people at the table agree, or not at all?

    Usually until something hidden was seen or luck was drawn, and never past a bot, which has nobody to agree for it.
    At a table for practice everything can be taken back.
    """
    recorder = table.playing()
    last = recorder.last_answer(seat)
    if last < 0 or table.row.take_back == OFF:
        return "no"
    if recorder.may_take_back(seat):
        return "free"
    alone = table.people() <= {table.seats[seat].player}
    if table.row.take_back == PRACTICE:
        return "free" if alone else "ask"
    since = zip(recorder.record.answers[last:], recorder.skipped[last:], strict=True)
    past_bots = any(table.bot_at(answered) is not None for (answered, _), skipped in since if not skipped)
    return "no" if recorder.shown_since(last) or (alone and past_bots) else "ask"
