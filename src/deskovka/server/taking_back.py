"""How far answers can be taken back at a table, and whom one has to ask."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Literal

from deskovka.server.clocks import FEW
from deskovka.server.models import StoredWish, now
from deskovka.server.refused import Refused
from deskovka.server.settling import settled
from deskovka.server.writer import Stale

if TYPE_CHECKING:
    from deskovka.server.live import LiveTable
    from deskovka.server.service import Service

TakeBack = Literal["off", "normal", "practice"]
OFF: Final = "off"
NORMAL: Final = "normal"
PRACTICE: Final = "practice"
How = Literal["free", "ask", "no"]


def how_taken_back(table: LiveTable, seat: int) -> How:
    """May a seat take back its last answer: freely, if all who sit at the table agree, or not at all?

    Usually until something hidden was seen or luck was drawn, and never past a bot, which has nobody to agree for it.
    At a table for practice everything can be taken back.  A bot that plays for somebody agrees to nothing: they do.
    """
    recorder = table.playing()
    last = recorder.last_answer(seat)
    if last < 0 or table.row.take_back == OFF:
        return "no"
    if table.is_part(last) and not recorder.shown_since(last):
        return "free"  # whatever others have done in secret since
    unseen = answering_in_secret(table, last) - {seat}
    if recorder.may_take_back(seat) and not unseen:
        return "free"
    alone = table.sitting() <= {table.seats[seat].player}
    if table.row.take_back == PRACTICE:
        return "free" if alone else "ask"
    since = zip(recorder.record.answers[last:], recorder.skipped[last:], strict=True)
    answered = [answered for (answered, _), skipped in since if not skipped]
    past_bots = any(table.seats[other].player is None for other in (*answered, *unseen))
    return "no" if recorder.shown_since(last) or (alone and past_bots) else "ask"


def answering_in_secret(table: LiveTable, last: int) -> set[int]:
    """The seats that have answered in secret, or may have, since an answer that came before: who has is not told."""
    if not table.together or table.is_part(last):
        return set()
    return {*table.asked()[1], *(seat for seat, _ in table.playing().record.answers[table.began[-1] :])}


def missing(table: LiveTable, wish: StoredWish) -> list[int]:
    """The seats of those who have not agreed yet."""
    return [seat.number for seat in table.seats if seat.player is not None and seat.player not in wish["agreed"]]


class TakingBack:
    """Takes answers back, and asks the others where they have a say in it."""

    def __init__(self, service: Service) -> None:
        self.service = service

    @settled
    async def take_back(self, id: str, player: str, seat: int, sequence: int) -> int:
        """Undo the last answer of a seat, and whatever came after it, as far as the table lets one."""
        async with self.service.lock(id):
            table = await self.service.table(id)
            if seat not in table.seats_of(player):
                raise Refused("not-your-seat")
            self.service.check_running(table)
            if not table.is_fresh(table.seats_of(player), sequence):
                raise Refused("stale")
            how = how_taken_back(table, seat)
            if how == "no":
                raise Refused("no-undo")
            if how == "free":
                self.check_time(table, seat)
                await self.undo_until(table, seat)
            else:
                await self.agree(table, {"seat": seat, "agreed": [player]})
            return await self.told_sequence(id, player)

    @settled
    async def consent(self, id: str, player: str, yes: bool) -> int:
        """Agree or not to what somebody wants to take back."""
        async with self.service.lock(id):
            table = await self.service.table(id)
            self.service.check_running(table)
            wish = table.row.wish
            if wish is None or "refused" in wish or player not in table.sitting():
                raise Refused("no-wish")
            if yes:
                await self.agree(table, {**wish, "agreed": sorted({*wish["agreed"], player})})
            elif wish["seat"] in table.seats_of(player):
                await self.service.change_row(table, wish=None)
            else:  # told to whoever asked, until somebody moves
                refused = {"seat": wish["seat"], "by": table.seats_of(player)[0]}
                await self.service.change_row(table, wish={**wish, "refused": refused})
            return await self.told_sequence(id, player)

    async def told_sequence(self, id: str, player: str) -> int:
        table = await self.service.table(id)
        return table.told_sequence(table.seats_of(player))

    async def agree(self, table: LiveTable, wish: StoredWish) -> None:
        """Note who agrees; when everybody does, take answers back up to the last one of the seat."""
        if missing(table, wish):
            await self.service.change_row(table, wish=wish)
            return
        await self.undo_until(table, wish["seat"], agreed=True)

    def check_time(self, table: LiveTable, seat: int) -> None:
        """A bot would take the seat at once if what its answer has used were all of its time."""
        if (
            table.row.clock is not None
            and table.clocks.left_without(seat, table.playing().last_answer(seat), now()) < FEW
        ):
            raise Refused("no-time")

    async def undo_until(self, table: LiveTable, last: int, agreed: bool = False) -> None:
        """Take answers back up to the last one of a seat; whoever looks sees only the end of it."""
        answers = list(table.playing().record.answers)
        first = table.playing().last_answer(last)
        if table.is_part(first):  # what others have chosen meanwhile stays
            answers = answers[: first + 1]
        for number in range(len(answers) - 1, first - 1, -1):
            try:
                await self.service.store(table, "undo", answers[number][0], "", quietly=number > first, agreed=agreed)
            except Stale:
                self.service.hub.ring(table.row.id)
                raise Refused("stale") from None
