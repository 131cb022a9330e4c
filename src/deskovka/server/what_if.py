"""What if: a finished game played on from any position for one seat, bots answering for the others.

It is a table of its own, set up as that seat could imagine the position: what the seat did not know is dealt anew, and
luck is new.  So it tells nobody more of the finished game than the seat knew, whoever plays it.
"""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import TYPE_CHECKING, Any, Final

from sqlalchemy import select

from deskovka.core.game import Game
from deskovka.core.luck import SEEDS, Key
from deskovka.core.steps import State
from deskovka.server.bodies import WhatIf
from deskovka.server.chance_lines import ChanceLines, Point, points_of_review
from deskovka.server.expiry import remove_tables
from deskovka.server.limits import Buckets
from deskovka.server.live import BOT, FINISHED, RUNNING, LiveTable
from deskovka.server.lobby import like
from deskovka.server.models import WHAT_IF, PlayerRow, SeatRow, TableRow, is_what_if
from deskovka.server.refused import Refused
from deskovka.server.set_up import Luck, luck_from
from deskovka.server.shapes import NewTableShape
from deskovka.server.taking_back import PRACTICE
from deskovka.text import texts

if TYPE_CHECKING:
    from deskovka.server.service import Service

DEAL: Final = 2**64 - 1  # the number of the draw that deals anew: no game draws so often


class WhatIfs:
    """Makes what-ifs, and tells how the chance moves in them."""

    def __init__(self, service: Service) -> None:
        self.service = service
        self.lines = ChanceLines(service.reviews.done_elsewhere)
        self.made = Buckets(service.settings.what_ifs_per_minute / 60, service.settings.what_if_burst)

    async def make(self, id: str, player: PlayerRow, wish: WhatIf, address: str) -> NewTableShape:
        """A table for one, where everything can be taken back.  Beyond so many of somebody the oldest go."""
        table = await self.service.table(id)
        if table.status_now() != FINISHED:
            raise Refused("not-finished")
        if not self.made.take(address):
            raise Refused("too-many-requests")
        state, seat = table.position(wish.answers), wish.seat
        if seat >= len(table.seats) or state.ask is None:
            raise Refused("no-such-position")
        luck = luck_from(None)
        new = like(table.row, luck)
        new.start = await asyncio.to_thread(dealt_anew, table.game, state, seat, luck, len(table.seats))
        new.origin = {"table": id, "answers": wish.answers, "seat": seat}
        new.status, new.language = RUNNING, wish.language
        new.clock, new.take_back, new.spectators = None, PRACTICE, False
        seats = [seat_wish(chair, name, wish) for chair, name in zip(table.seats, bot_names(table, wish), strict=True)]
        made = await self.service.lobby.open_table(new, player, seats, [], [None for _ in seats])
        await self.make_room(player.id, made["id"], id)
        return made

    async def make_room(self, player: str, made: str, source: str) -> None:
        """Forget those that were left alone longest, never the newest and the one it came from."""
        others = select(TableRow.id).where(TableRow.host == player, WHAT_IF, TableRow.id != made)
        latest = others.order_by(TableRow.changed.desc()).offset(self.service.settings.what_ifs_of_one - 1)
        async with self.service.storage.look() as session:
            old = [id for id in await session.scalars(latest) if id != source]
        if old:
            await remove_tables(self.service, old)

    async def line(self, id: str, player: PlayerRow, address: str) -> tuple[LiveTable, int, list[Point], bool]:
        """The table, the seat, how its chance moved so far, and whether more is being found out."""
        table = await self.service.table(id)
        mine = table.seats_of(player.id)
        if not mine:  # strangers are told nothing, not even whether it is over
            raise Refused("not-your-seat")
        if not is_what_if(table.row) or table.row.origin is None:
            raise Refused("no-what-if" if table.status_now() == FINISHED else "not-for-running")
        seat = table.row.origin["seat"]
        if seat not in mine:
            raise Refused("not-your-seat")
        return table, seat, *self.lines.so_far(table, seat, address)

    async def was(self, table: LiveTable, seat: int) -> list[Point]:
        """How the chance of this seat went on in the finished game, as far as that was reviewed."""
        origin = table.row.origin
        assert origin is not None
        line = self.lines.line_of(table.row.id)
        if line.was is not None:
            return line.was
        status, _, found = await self.service.reviews.so_far(origin["table"])
        was = [] if found is None else points_of_review(found, seat, origin["answers"])
        if status in ("done", "stopped", "time-over"):
            line.was = was
        return was

    async def names(self, table: LiveTable) -> list[str]:
        """Who sat at the finished game; nobody, if it is forgotten."""
        assert table.row.origin is not None
        with suppress(Refused):
            _, seats = await self.service.rows(table.row.origin["table"])
            return [seat.name for seat in seats]
        return []

    async def close(self) -> None:
        await self.lines.close()


def seat_wish(chair: SeatRow, name: str, wish: WhatIf) -> dict[str, str]:
    return {"kind": "me"} if chair.number == wish.seat else {"kind": BOT, "bot": wish.bot, "name": name}


def bot_names(table: LiveTable, wish: WhatIf) -> list[str]:
    """What a bot at each seat is called: as before where a bot sat; the names of people stay at their own tables."""
    kept = {chair.number: chair.name for chair in table.seats if chair.kind == BOT and chair.resigned is None}
    free = (name for name in texts(wish.language)("core-bot-names").split() if name not in kept.values())
    bots = [chair.number for chair in table.seats if chair.number != wish.seat]
    named = {number: kept.get(number) or next(free, wish.bot) for number in bots}
    return [named.get(chair.number, "") for chair in table.seats]


def dealt_anew(game: Game, state: State, seat: int, luck: Luck, seats: int) -> dict[str, Any]:
    """The table as this seat could imagine it, to be stored; both the deal and what comes are drawn from the secret."""
    source = luck.source(["" for _ in range(seats)])
    assert isinstance(source, Key)
    imagined = state.imagine(seat, source.draw(DEAL, SEEDS))
    imagined.take_luck(source)
    return game.dump(imagined)
