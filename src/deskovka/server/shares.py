"""What people add to the luck of a table before it begins, so that nobody chooses it alone (docs/adr/0028)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from deskovka.server.live import OPEN, PERSON, LiveTable
from deskovka.server.models import PlayerRow, SeatRow, TableRow
from deskovka.server.refused import Refused
from deskovka.server.settling import settled

if TYPE_CHECKING:
    from deskovka.server.service import Service


def takes_shares(row: TableRow) -> bool:
    """Can its luck still be added to?  That of a chosen seed, of a position or of a finished game is what it is."""
    return row.secret is not None and row.start is None and row.origin is None


def share_for(row: TableRow, share: str | None) -> str | None:
    return share if takes_shares(row) else None


class Shares:
    """Adds what people send, and lets tables begin that waited for it."""

    def __init__(self, service: Service) -> None:
        self.service = service

    @settled
    async def add(self, id: str, player: PlayerRow, share: str) -> None:
        """For all seats of a person that have added nothing yet: what was added stays.

        The cards are dealt by all shares there are, so none is stored once another process has let the table begin.
        """
        async with self.service.lock(id):
            table = await self.service.table(id)
            if not table.seats_of(player.id):
                raise Refused("not-your-seat")
            if table.status_now() != OPEN:
                raise Refused("already-started")
            for seat in self.without_share(table, player):
                await self.service.change_seat(table, seat, share=share)
            if self.may_begin(table, player):
                await self.service.begin(table)

    def without_share(self, table: LiveTable, player: PlayerRow) -> list[SeatRow]:
        mine = [table.seats[number] for number in table.seats_of(player.id)]
        return [seat for seat in mine if seat.share is None] if takes_shares(table.row) else []

    def may_begin(self, table: LiveTable, player: PlayerRow) -> bool:
        """Nobody has still to come, and the host has added or everybody has."""
        people = [seat for seat in table.seats if seat.kind == PERSON and seat.bot is None]
        everybody = all(seat.share is not None for seat in people)
        return not any(seat.kind == OPEN for seat in table.seats) and (table.row.host == player.id or everybody)
