"""How much time seats have: that of each turn, and what is left in their banks.  Nothing gives time back (ADR 29).

A question waits since `moved`; what seats had used of its time before that, because answers were taken back or the
table stood still, is `spent`.
"""

from __future__ import annotations

from datetime import datetime
from time import time
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from deskovka.core.steps import State
from deskovka.server.models import MoveRow

if TYPE_CHECKING:
    from deskovka.server.live import LiveTable

FEW: Final = 5.0  # seconds: with fewer nobody could answer before a bot does


class Times(NamedTuple):
    """Since when a question waits, what seats had used of its time before, and what is left in banks that changed."""

    moved: datetime
    spent: dict[str, float] | None = None
    banks: dict[int, float] = {}


class Clocks:
    """The clocks of one table."""

    def __init__(self, table: LiveTable) -> None:
        self.table = table

    def now(self) -> Times:
        return Times(self.table.row.moved, self.table.row.spent)

    # ---- running out

    def deadlines(self, state: State, times: Times, patience: float | None = None) -> dict[int, float]:
        """When the clock of each seat that is asked runs out, in seconds since 1970."""
        if self.table.row.clock is None or self.table.row.paused:
            return {}
        starts = {question.seat: self.start(question.seat, times.moved, patience) for question in state.pending()}
        return {seat: start + self.left(seat, times) for seat, start in starts.items() if start is not None}

    def left(self, seat: int, times: Times) -> float:
        """Seconds that a seat has from when its clock starts."""
        clock, bank = self.table.row.clock, times.banks.get(seat, self.table.seats[seat].bank)
        return 0.0 if clock is None else float(clock["turn"]) + bank - (times.spent or {}).get(str(seat), 0.0)

    def start(self, seat: int, moved: datetime, patience: float | None) -> float | None:
        """Since when the clock of a seat runs; None while a curtain hides the table from its person.

        Where other people wait too, it begins by itself after so much patience.
        """
        table, asked = self.table, moved.timestamp()
        row = table.seats[seat]
        if row.player is None or row.deputy is not None or len(table.seats_of(row.player)) == 1:
            return asked
        alone, since = table.people() <= {row.player}, self.taken(row.player, seat, asked)
        if since is None:
            return None if alone or patience is None else asked + patience
        if alone or table.presence is None:
            return since
        return min(since, asked + table.presence.settings.curtain_seconds)

    def late(self, patience: float) -> list[int]:
        """The seats whose time is up now, and for whom no bot plays yet."""
        return [seat for seat in self.out_of_time(patience) if self.table.bot_at(seat) is None]

    def out_of_time(self, patience: float) -> list[int]:
        if self.table.recorder is None:
            return []
        deadlines = self.deadlines(self.table.recorder.state, self.now(), patience)
        return [seat for seat, at in deadlines.items() if at < time()]

    # ---- a shared screen

    def taken(self, player: str, seat: int, asked: float) -> float | None:
        """When the person of a seat took the screen, at the earliest with the question; None: not yet.

        Whoever gives it away does not stop their clock, and does not start it anew when they take it again.
        """
        holder, lifted, *before = (self.table.row.lifted or {}).get(player, (None, 0.0))
        began = float(before[0].get(str(seat), 0.0)) if before else 0.0
        if began >= asked:
            return began
        return max(asked, float(lifted)) if holder == seat else None

    def lifted(self, player: str, seat: int, at: datetime) -> dict[str, Any] | None:
        """Who has the screens once a seat takes that of its player; None: it has it already."""
        known = self.table.row.lifted or {}
        if known.get(player, (None,))[0] == seat:
            return None
        asked = self.table.row.moved.timestamp()
        began = {str(other): self.taken(player, other, asked) for other in self.table.seats_of(player)}
        before = {other: since for other, since in began.items() if since is not None}
        return {**known, player: [seat, at.timestamp(), before]}

    # ---- what is used

    def used(self, seat: int, at: datetime) -> float:
        """Seconds that a seat has used of the time for the present question."""
        row = self.table.row
        before = (row.spent or {}).get(str(seat), 0.0)
        start = None if row.paused else self.start(seat, row.moved, None)
        if start is None or seat not in self.table.asked()[1]:
            return before
        return before + max(0.0, at.timestamp() - start)

    def of_turn(self, seat: int, at: datetime) -> float | None:
        """The part of it that the turn pays for; None without a clock."""
        clock = self.table.row.clock
        return None if clock is None else min(float(clock["turn"]), self.used(seat, at))

    def bank_after(self, seat: int, at: datetime) -> float | None:
        """What is left in the bank of a seat that answers now; None without a clock."""
        clock = self.table.row.clock
        if clock is None:
            return None
        return max(0.0, self.table.seats[seat].bank - max(0.0, self.used(seat, at) - float(clock["turn"])))

    def spent(self, at: datetime) -> dict[str, float] | None:
        """What seats have used of the time for the present question, to be kept while it does not run."""
        if self.table.row.clock is None:
            return None
        used = {seat: self.used(seat, at) for seat in range(len(self.table.seats))}
        return {str(seat): seconds for seat, seconds in used.items() if seconds} or None

    def left_without(self, seat: int, first: int, at: datetime) -> float:
        """Seconds that would be left to a seat if answers were taken back, down to the one of this number."""
        table = self.table
        gone = [
            number
            for number, (answered, _) in enumerate(table.playing().record.answers)
            if number >= first and answered == seat
        ]
        parts = [table.used[number] for number in gone if table.is_part(number)]
        used = sum(table.used[number] for number in gone) - sum(parts) + max([self.used(seat, at), *parts])
        return self.left(seat, Times(at, {str(seat): used}))

    # ---- after a move

    def after_answer(self, move: MoveRow, goes_on: bool, ready: bool) -> Times:
        """The next question has a clock of its own; parts of a secret answer share one, and others keep theirs."""
        bank = self.bank_after(move.seat, move.at) if ready else None
        banks = {} if bank is None else {move.seat: bank}
        row = self.table.row
        return Times(row.moved, row.spent, banks) if goes_on else Times(move.at, None, banks)

    def after_undo(self, move: MoveRow, agreed: bool = False) -> Times:
        """The seat goes on with what its answer had used, and whoever was asked since has used what they have used.

        Where all agreed, a few seconds are left to it.
        """
        table, seat = self.table, str(move.seat)
        number = table.undone(move.seat)
        if table.is_part(number):
            return Times(table.row.moved, self.going_on(move, table.used[number]))
        if table.row.clock is None:
            return Times(move.at)
        spent = self.spent(move.at) or {}
        spent[seat] = spent.get(seat, 0.0) + table.used[number]
        if agreed:
            most = float(table.row.clock["turn"]) + table.seats[move.seat].bank - FEW
            spent[seat] = min(spent[seat], max(0.0, most))
        return Times(move.at, spent)

    def going_on(self, move: MoveRow, used: float) -> dict[str, float] | None:
        """Somebody picks again in secret: a clock that had stopped goes on where it did, all others just run on."""
        spent, start = self.table.row.spent or {}, self.start(move.seat, self.table.row.moved, None)
        if self.table.row.clock is None or start is None or move.seat in self.table.asked()[1]:
            return spent or None
        return {**spent, str(move.seat): used - (move.at.timestamp() - start)}
