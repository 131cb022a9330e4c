"""Making tables, filling their seats, and what people do with them besides answering."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any

from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncSession

from deskovka.core.proof import key_of
from deskovka.games.registry import find_game
from deskovka.server.caretaker import BOT_PLAYS, DEPUTY, PLAYS_AGAIN, RESIGNED
from deskovka.server.hints import is_alone, wished_alone
from deskovka.server.live import BOT, EXTERNAL, FINISHED, OPEN, PERSON, RUNNING, LiveTable
from deskovka.server.models import MoveRow, PlayerRow, SeatRow, TableRow, is_what_if, now
from deskovka.server.offered import check_bot
from deskovka.server.refused import Refused
from deskovka.server.secrets import digest, fits, new_id
from deskovka.server.set_up import Beginning, Luck, dealt, luck_from, set_up
from deskovka.server.settling import settled
from deskovka.server.shapes import LinksShape, NewTableShape, SeatLinkShape
from deskovka.server.shares import share_for, takes_shares
from deskovka.server.storage import unfinished_of
from deskovka.server.taking_back import NORMAL, TakeBack
from deskovka.server.told_lobby import lobby_of
from deskovka.server.versions import present_start

if TYPE_CHECKING:
    from deskovka.server.service import Service


class Lobby:
    """Everything about tables but the answers."""

    def __init__(self, service: Service) -> None:
        self.service = service
        self.reading = asyncio.Lock()

    async def create(
        self,
        player: PlayerRow,
        game: str,
        seats: list[dict[str, str]],
        variants: dict[str, str],
        language: str,
        seed: int | None,
        clock: dict[str, float] | None = None,
        take_back: TakeBack = NORMAL,
        spectators: bool = True,
        memory_aid: bool = False,
        position: str | dict[str, Any] | None = None,
        share: str | None = None,
        waits: bool = False,
        hints: bool = False,
    ) -> NewTableShape:
        """A new table; the links of its seats and for spectators are told this once.

        One that waits does not begin before its host has added to its luck.
        """
        if hints and not wished_alone(seats):
            raise Refused("hints-with-people")
        rules = find_game(game)
        wished = (rules, len(seats), variants, seed)
        beginning = dealt(*wished) if position is None else await self.described(*wished, position)
        row = new_row(
            game=rules.id,
            rules_version=rules.rules_version,
            variants=beginning.variants,
            **beginning.luck._asdict(),
            start=beginning.start,
            language=language,
            clock=clock,
            take_back=take_back,
            spectators=spectators,
            memory_aid=memory_aid,
            hints=hints,
        )
        row.status = OPEN if waits and takes_shares(row) else RUNNING
        return await self.open_table(
            row, player, seats, [], [share_for(row, share) if seat["kind"] == "me" else None for seat in seats]
        )

    async def described(self, *wished: Any) -> Beginning:
        """One description after another: many long ones at once would hold up the games."""
        async with self.reading:
            return await asyncio.to_thread(set_up, *wished)

    async def open_table(
        self,
        row: TableRow,
        player: PlayerRow,
        seats: list[dict[str, str]],
        answers: list[tuple[int, str]],
        shares: list[str | None],
    ) -> NewTableShape:
        """Store a table with its seats as wished for; it starts at once unless it waits or somebody has to come."""
        for seat in seats:
            if seat["kind"] == BOT:
                check_bot(self.service.settings, seat.get("bot", ""))
        spectate, links = new_id(), [new_id() for _ in seats]
        row.host, row.spectate = player.id, digest(spectate)
        row.status = OPEN if any(seat["kind"] == OPEN for seat in seats) else row.status
        programs = [PlayerRow(id=new_id(), name=seat.get("name", EXTERNAL)) for seat in seats]
        chairs = [self.chair(row, number, seat, player, programs[number]) for number, seat in enumerate(seats)]
        for chair, link, share in zip(chairs, links, shares, strict=True):
            chair.link, chair.share = digest(link), share
        moves = [
            MoveRow(table=row.id, sequence=sequence, kind="answer", seat=seat, words=words, at=row.created)
            for sequence, (seat, words) in enumerate(answers, start=1)
        ]
        async with self.service.storage.transaction() as session:
            if not is_what_if(row):
                await self.check_number_of_tables(session, player.id)
            session.add(row)
            session.add_all(program for program, seat in zip(programs, seats, strict=True) if seat["kind"] == EXTERNAL)
            await session.flush()
            session.add_all([*chairs, *moves])
        table = await self.service.table(row.id)
        self.service.caretaker.wake(table)
        if row.hints:
            self.service.hints.get_ready()
        return {
            **lobby_of(table, player.id),
            "links": {
                str(chair.number): links[chair.number]
                for chair in chairs
                if chair.kind == OPEN or chair.bot == EXTERNAL
            },
            "spectate": spectate if row.spectators else None,
        }

    def chair(self, row: TableRow, number: int, seat: dict[str, str], me: PlayerRow, program: PlayerRow) -> SeatRow:
        """A seat as it was wished for: my own, a bot's, a program's that comes with its link, or open."""
        kind = seat["kind"]
        sitting = {"me": me, EXTERNAL: program}.get(kind)
        name = seat.get("name") or (sitting.name if sitting else seat.get("bot", ""))
        return SeatRow(
            table=row.id,
            number=number,
            kind=PERSON if sitting else kind,
            name=name,
            player=sitting.id if sitting else None,
            bot=seat.get("bot") if kind == BOT else EXTERNAL if kind == EXTERNAL else None,
            deputy=None,
            absent=False,
            link="",
            bank=float(row.clock["bank"]) if row.clock else 0.0,
        )

    async def check_number_of_tables(self, session: AsyncSession, player: str) -> None:
        """In the transaction that makes one more; whoever makes another one for the same player waits meanwhile."""
        await session.execute(select(PlayerRow.id).where(PlayerRow.id == player).with_for_update())
        count = await session.scalar(unfinished_of(player))
        if (count or 0) >= self.service.settings.tables_of_one:
            raise Refused("too-many-tables")

    @settled
    async def join(self, id: str, player: PlayerRow, link: str, share: str | None = None) -> int:
        """Sit down on the open seat this link belongs to; the last one to come starts the game, in the same breath."""
        async with self.service.lock(id):
            table = await self.service.table(id)
            seat = next((seat for seat in table.seats if fits(link, seat.link)), None)
            if seat is None:
                raise Refused("no-such-link")
            if seat.player == player.id:
                return seat.number
            if seat.kind != OPEN:
                raise Refused("seat-taken")
            if table.row.hints:  # its only person gave the seat up: nobody else comes where hints are given
                raise Refused("hints-with-people")
            sitting: dict[str, Any] = {"kind": PERSON, "player": player.id, "name": player.name}
            sitting["share"] = share_for(table.row, share)
            if any(other.kind == OPEN for other in table.seats if other is not seat):
                await self.service.change_seat(table, seat, **sitting)
            else:
                await self.service.change_seat(table, seat, {"status": RUNNING, "moved": now()}, **sitting)
                self.service.caretaker.wake(await self.service.reload(id))
            return seat.number

    @settled
    async def new_links(self, id: str, player: PlayerRow) -> LinksShape:
        """For a host who has lost the links: new ones for the seats that are open and for spectators; old ones end."""
        async with self.service.lock(id):
            table = await self.service.table(id)
            if table.row.host != player.id:
                raise Refused("only-host")
            spectate, links = new_id(), {seat.number: new_id() for seat in table.seats if seat.kind == OPEN}
            for number, link in links.items():
                await self.service.change_seat(table, table.seats[number], link=digest(link))
            await self.service.change_row(table, spectate=digest(spectate))
        told = {str(number): link for number, link in links.items()}
        return {"links": told, "spectate": spectate if table.row.spectators else None}

    async def seat_of_link(self, id: str, player: str | None, link: str) -> SeatLinkShape:
        """Whose seat a link is for, before anybody sits down with it."""
        table = await self.service.table(id)
        seat = next((seat for seat in table.seats if fits(link, seat.link)), None)
        if seat is None:
            raise Refused("no-such-link")
        mine = player is not None and seat.player == player
        return {"seat": seat.number, "free": seat.kind == OPEN, "mine": mine}

    @settled
    async def leave(self, id: str, player: PlayerRow) -> None:
        """Give up one's seats at a table that has not started."""
        async with self.service.lock(id):
            table = await self.service.table(id)
            if table.status_now() != OPEN:
                raise Refused("already-started")
            for number in table.seats_of(player.id):
                await self.service.change_seat(table, table.seats[number], kind=OPEN, player=None, name="", share=None)

    @settled
    async def start(self, id: str, player: PlayerRow, bot: str = DEPUTY) -> None:
        """The host starts; bots take the seats that are still open."""
        async with self.service.lock(id):
            table = await self.service.table(id)
            if table.row.host != player.id:
                raise Refused("only-host")
            if table.status_now() != OPEN:
                raise Refused("already-started")
            for seat in table.seats:
                if seat.kind == OPEN:
                    await self.service.change_seat(table, seat, kind=BOT, bot=bot, name=bot)
            await self.service.begin(table)

    @settled
    async def deputise(self, id: str, player: PlayerRow, number: int, bot: str | None) -> None:
        """Let a bot play for a seat of one's own, or take it back.

        The host and whoever has a seat may let a bot play for somebody who has been away for a while, and the host may
        wait for them after all; nobody does so for somebody who is here.
        """
        if bot is not None:
            check_bot(self.service.settings, bot)
        async with self.service.lock(id):
            table = await self.service.table(id)
            if not 0 <= number < len(table.seats):
                raise Refused("no-seat")
            seat = table.seats[number]
            if seat.kind != PERSON or not (player.id in (seat.player, table.row.host) or table.seats_of(player.id)):
                raise Refused("not-your-seat")
            if player.id != seat.player:
                self.check_away(table, seat, bot, player.id == table.row.host)
            if bot == seat.deputy:
                return
            if bot is None and self.is_out_of_time(table, number):
                raise Refused("time-is-up")
            await self.service.change_seat(table, seat, deputy=bot, absent=bot is not None and seat.player != player.id)
            await self.service.note(table, number, PLAYS_AGAIN if bot is None else BOT_PLAYS)
            self.service.caretaker.wake(await self.service.reload(id))

    def check_away(self, table: LiveTable, seat: SeatRow, bot: str | None, host: bool) -> None:
        """Has the person of this seat been away long enough for others to go on without them?"""
        if bot is None:
            if host and seat.absent:
                return  # a bot that somebody else put there
            raise Refused("not-your-seat")
        since = table.away(seat)["bot_from"]
        if since is None or since > now().timestamp():
            raise Refused("not-away")

    def is_out_of_time(self, table: LiveTable, seat: int) -> bool:
        """Is the time of this seat up for what it is asked now?  Then the bot answers that first."""
        return seat in table.clocks.out_of_time(self.service.settings.curtain_seconds)

    @settled
    async def welcome(self, id: str, player: str) -> None:
        """Somebody comes back: the bots that others put on their seats go, unless the clock did and they are asked."""
        table, lock = await self.service.table(id), self.service.lock(id)
        if not lock.locked() and not any(table.seats[number].absent for number in table.seats_of(player)):
            return
        async with lock:  # perhaps somebody is just putting a bot there
            table = await self.service.table(id)
            back = [number for number in table.seats_of(player) if table.seats[number].absent]
            for number in back:
                if not self.is_out_of_time(table, number):
                    await self.service.change_seat(table, table.seats[number], deputy=None, absent=False)
                    await self.service.note(table, number, PLAYS_AGAIN)
            if back:
                await self.service.reload(id)

    @settled
    async def pause(self, id: str, player: PlayerRow, paused: bool) -> None:
        """Anybody who has a seat may stop the table and let it go on, also while a bot plays for them.

        Where only bots play, so may the host, who need not have a seat.
        """
        async with self.service.lock(id):
            table = await self.service.table(id)
            host = player.id == table.row.host and not table.people()
            if table.status_now() != RUNNING or not (host or table.seats_of(player.id)):
                raise Refused("not-your-seat")
            if table.row.paused == paused:
                return
            at = now()  # what was used of the clocks stays used
            await self.service.change_row(table, paused=paused, spent=table.clocks.spent(at), moved=at)
            self.service.caretaker.wake(await self.service.reload(id))

    @settled
    async def resign(self, id: str, player: PlayerRow, number: int) -> None:
        """Leave a running game for good; a bot plays on."""
        async with self.service.lock(id):
            table = await self.service.table(id)
            if number not in table.seats_of(player.id):
                raise Refused("not-your-seat")
            if table.status_now() != RUNNING:
                raise Refused("not-running")
            await self.service.change_seat(table, table.seats[number], {"wish": None}, **left_to_a_bot(player.id))
            await self.service.note(table, number, RESIGNED)
            self.service.caretaker.wake(await self.service.reload(id))

    @settled
    async def rematch(self, id: str, player: PlayerRow, share: str | None = None, waits: bool = False) -> str:
        """The same people and bots at a new table; the first to ask makes it, the others are led there.

        One that waits begins when whoever made it, or everybody, has added to its luck.
        """
        async with self.service.lock(id):
            table = await self.service.table(id)
            if not table.seats_of(player.id) or table.status_now() != FINISHED:
                raise Refused("not-finished")
            if table.row.rematch is not None:
                return table.row.rematch
            if is_what_if(table.row):
                raise Refused("what-if")  # another one begins where this one did
            new = like(table.row, luck_of_rematch(table.row))
            new.start = again_from(present_start(table.row), new, len(table.seats))
            new.host, new.spectate = player.id, digest(new_id())
            new.status = OPEN if waits and takes_shares(new) else RUNNING
            chairs = [copy_of_seat(seat, new) for seat in table.seats]
            new.hints = table.row.hints and is_alone(chairs)
            for number in table.seats_of(player.id):
                chairs[number].share = share_for(new, share)
            async with self.service.storage.transaction() as session:
                if table.row.rematch is not None:  # somebody else's, through another process
                    return table.row.rematch
                changed = await self.service.note_change(session, table, {"rematch": new.id})
                await self.check_number_of_tables(session, player.id)
                session.add(new)
                await session.flush()
                session.add_all(chairs)
            table.row.changed, table.row.rematch = changed, new.id
            self.service.hub.ring(id)
        self.service.caretaker.wake(await self.service.table(new.id))
        return new.id

    async def fork(self, id: str, player: PlayerRow, answers: int, seats: list[dict[str, str]]) -> NewTableShape:
        """A new table that goes on from a position of a finished one, with the same luck as there."""
        table = await self.service.table(id)
        if table.status_now() != FINISHED:
            raise Refused("not-finished")
        if table.row.base is not None:
            raise Refused("old-rules")  # the way to the position is not known to the present rules
        state = table.position(answers)
        if len(seats) != len(table.seats) or state.ask is None:
            raise Refused("no-such-position")
        new = like(table.row, Luck(table.row.seed, table.row.secret, table.row.chosen))
        new.status = RUNNING
        new.origin = {"table": id, "answers": answers}
        new.sequence = answers
        new.snapshot = table.game.dump(state)
        shares = [seat.share for seat in table.seats]
        return await self.open_table(new, player, seats, table.playing().record.answers[:answers], shares)


def left_to_a_bot(player: str | None) -> dict[str, Any]:
    """The values of a seat that this player has left for good; None: nobody needs to know who that was."""
    return {"kind": BOT, "bot": DEPUTY, "player": None, "deputy": None, "absent": False, "resigned": player}


def new_row(**values: Any) -> TableRow:
    """A table nobody has moved at yet."""
    at = now()
    return TableRow(id=new_id(), sequence=0, paused=False, created=at, changed=at, moved=at, due=at, **values)


def luck_of_rematch(row: TableRow) -> Luck:
    """New luck; but a position that was set up with a seed has the same one."""
    return luck_from(None) if row.secret is not None or row.start is None else Luck(row.seed, None, row.chosen)


def again_from(start: dict[str, Any] | None, row: TableRow, seats: int) -> dict[str, Any] | None:
    """A position that was set up, once more: what comes is drawn anew, now that everybody knows the old secret."""
    if start is None or row.secret is None:
        return start
    return {**start, "key": key_of(row.secret, [""] * seats).hex()}


def like(row: TableRow, luck: Luck) -> TableRow:
    """A new table of the same kind."""
    return new_row(
        game=row.game,
        rules_version=row.rules_version,
        variants=row.variants,
        **luck._asdict(),
        start=row.start,
        language=row.language,
        clock=row.clock,
        take_back=row.take_back,
        spectators=row.spectators,
        memory_aid=row.memory_aid,
    )


def copy_of_seat(seat: SeatRow, table: TableRow) -> SeatRow:
    forgotten = seat.kind == PERSON and seat.player is None
    gone = forgotten or seat.resigned is not None  # their name stays at the table they left
    return SeatRow(
        table=table.id,
        number=seat.number,
        kind=BOT if gone else seat.kind,
        name=DEPUTY if gone else seat.name,
        player=seat.player,
        bot=DEPUTY if gone else seat.bot,
        deputy=None,
        absent=False,
        link=seat.link if seat.bot == EXTERNAL else digest(new_id()),
        bank=float(table.clock["bank"]) if table.clock else 0.0,
    )
