"""Standing answers: where the server passes for a seat in somebody else's turn (docs/adr/0022)."""

from __future__ import annotations

from contextlib import suppress
from typing import TYPE_CHECKING, Final, Literal

from deskovka.core.steps import Question, State
from deskovka.server.models import SeatRow, StoredStanding
from deskovka.server.refused import Refused
from deskovka.server.settling import settled
from deskovka.server.writer import Stale

if TYPE_CHECKING:
    from deskovka.server.live import LiveTable
    from deskovka.server.service import Service

MOST: Final = 8  # of one seat
Until = Literal["my-turn", "end"]
MY_TURN: Final = "my-turn"


class Turns:
    """How many moves there were when the last turn of each seat began."""

    def __init__(self, seats: int, moves: int) -> None:
        self.began = [moves] * seats
        self.latest = (-1, 0)  # whose turn it was, and which

    def note(self, whose: int, number: int, moves: int) -> None:
        """It is this seat's turn, the one of this number, after so many moves; -1: that cannot be said."""
        if whose != -1 and (whose, number) != self.latest:
            self.latest = (whose, number)
            self.began[whose] = moves


# ---- what is in force


def in_force(table: LiveTable, seat: int) -> list[StoredStanding]:
    """The standing answers of a seat that are not over."""
    if not table.is_running():
        return []
    return [standing for standing in table.seats[seat].standing or [] if is_good(table, seat, standing)]


def is_good(table: LiveTable, seat: int, standing: StoredStanding) -> bool:
    """Not since its owner's turn began, nor where other rules, with other names, have taken over."""
    if standing["until"] == MY_TURN and table.turns.began[seat] > standing["since"]:
        return False
    return set(standing["windows"] or ()) <= set(table.game.windows) and set(standing["unless"]) <= set(
        table.game.deeds
    )


def is_passing(table: LiveTable, state: State, question: Question) -> bool:
    """Does a standing answer pass here?  That depends on what everybody sees, never on what the seat holds."""
    if not table.seats[question.seat].standing or not question.ask.window():
        return False
    window, deeds = table.game.window_of(question.ask), set(table.game.deeds_at(state, question.ask))
    return any(
        (standing["windows"] is None or window in standing["windows"]) and not deeds & set(standing["unless"])
        for standing in in_force(table, question.seat)
    )


# ---- what can be done with them


class StandingAnswers:
    """Gives and cancels them, and passes where they say so."""

    def __init__(self, service: Service) -> None:
        self.service = service

    @settled
    async def give(
        self, id: str, player: str, seat: int, windows: list[str] | None, unless: list[str], until: Until
    ) -> int:
        """Pass from now on; the id of the standing answer."""
        async with self.service.lock(id):
            table = await self.owned(id, player, seat)
            game = table.game
            if not game.windows or windows == [] or not set(windows or ()) <= set(game.windows):
                raise Refused("no-window")
            if not set(unless) <= set(game.deeds):
                raise Refused("no-window")
            wish = (sorted_like(windows, game.windows), sorted_like(unless, game.deeds) or [], until)
            mine = in_force(table, seat)
            for known in mine:
                if (known["windows"], known["unless"], known["until"]) == wish:
                    return known["id"]
            if len(mine) >= MOST:
                raise Refused("too-many-standing")
            given: StoredStanding = {
                "id": 1 + max((known["id"] for known in table.seats[seat].standing or []), default=0),
                "windows": wish[0],
                "unless": wish[1],
                "until": until,
                "since": table.sequence,
            }
            await self.keep(table, table.seats[seat], [*mine, given])
            return given["id"]

    @settled
    async def cancel(self, id: str, player: str, seat: int, number: int | None) -> None:
        """Ask again instead: this standing answer is over, or all of the seat."""
        async with self.service.lock(id):
            table = await self.owned(id, player, seat)
            mine = in_force(table, seat)
            left = [known for known in mine if number not in (None, known["id"])]
            if len(left) < len(mine):
                await self.keep(table, table.seats[seat], left)

    async def owned(self, id: str, player: str, seat: int) -> LiveTable:
        table = await self.service.table(id)
        if seat not in table.seats_of(player):
            raise Refused("not-your-seat")
        if table.bot_at(seat) is not None:
            raise Refused("bot-plays")
        if not table.is_running():
            raise Refused("not-running")
        return table

    async def keep(self, table: LiveTable, seat: SeatRow, standing: list[StoredStanding]) -> None:
        """Store them; only their owner hears of it."""
        await self.service.change_seat(table, seat, secretly=True, standing=standing)
        self.service.caretaker.wake(table)

    async def pass_for(self, id: str, seat: int, sequence: int) -> None:
        """Pass at the question of this number, unless its seat has changed its mind or answered."""
        async with self.service.lock(id):
            while True:
                table = await self.service.table(id)
                state = table.playing().state
                question = next((q for q in state.pending() if q.seat == seat and is_passing(table, state, q)), None)
                if question is None or table.bot_at(seat) is not None:
                    return
                words = table.game.phrases.say(int(question.ask.skip()))
                with suppress(Stale):
                    await self.service.move(table, seat, [seat], sequence, words)
                    return


def sorted_like(names: list[str] | None, order: tuple[str, ...]) -> list[str] | None:
    """Each name once, as the game lists them: the same wish is always written the same way."""
    return None if names is None else [name for name in order if name in names]
