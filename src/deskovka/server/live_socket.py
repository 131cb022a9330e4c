"""The live side of a table: one WebSocket for each viewer."""

from __future__ import annotations

import asyncio
import contextlib
import json
import logging
from collections.abc import Iterator
from typing import Any, Literal

from fastapi import APIRouter, WebSocket, WebSocketDisconnect
from starlette.datastructures import Headers
from starlette.websockets import WebSocketDisconnected

from deskovka.core.errors import DeskovkaError
from deskovka.core.game import Refusal
from deskovka.server.changes import Changes
from deskovka.server.frames import GONE, short_way
from deskovka.server.guard import TRY_LATER, address_of, is_own_origin
from deskovka.server.identity import COOKIE, Identity, Visit
from deskovka.server.limits import Bucket, Buckets
from deskovka.server.live import EXTERNAL, OPEN, LiveTable
from deskovka.server.messages import (
    HEARD,
    Answer,
    AskMe,
    Chat,
    Consent,
    Heard,
    Language,
    Lift,
    PassForMe,
    Phrase,
    RefusedMessage,
    ReplyShape,
    Since,
    TableMessage,
    Told,
    Undo,
    Why,
)
from deskovka.server.models import PlayerRow
from deskovka.server.names import without_turning
from deskovka.server.presence import Looker
from deskovka.server.refused import Refused
from deskovka.server.secrets import fits
from deskovka.server.service import Service
from deskovka.server.shapes import ChatShape
from deskovka.server.telling import Telling
from deskovka.server.told_lobby import lobby_of
from deskovka.server.wire import encoded
from deskovka.text import LANGUAGES

log = logging.getLogger(__name__)
router = APIRouter()
POLICY = 1008  # the code a WebSocket is closed with
LOGGED_OUT = 4401  # the cookie of the viewer was revoked
PATIENCE = 5.0  # seconds
SLOWED = 0.5  # seconds until a connection is heard again
LONGEST_ID = 200  # letters
MOST_NUMBER = 10**18  # far below that
PROTOCOL = "deskovka"
SPECTATE = "spectate."  # and a link
WORDS = "words."  # and a language: whoever wants sentences, not only ids
CHANGES = "changes"  # whoever keeps the table and wants only what is new


class Viewer:
    """Somebody who looks at a table, with the seats that are theirs."""

    def __init__(self, socket: WebSocket, service: Service, table: str, player: str | None, name: str) -> None:
        self.socket = socket
        self.service = service
        self.table = table
        self.player = player
        self.name = name
        self.frames = short_way(socket.scope)
        self.language = language_of(socket)  # "": ids are enough
        self.seen: int | None = None  # how many moves the viewer has heard of
        self.heard: TableMessage | None = None  # what was told last, while something is secret
        self.changes = Changes() if CHANGES in socket.scope["subprotocols"] else None
        self.chat = 0
        self.gone = False
        self.bell = service.hub.watch(table, player)
        self.looker = Looker(player, name)
        self.company: list[Any] = []  # who is here, as told last
        self.bucket = Bucket(service.settings.messages_per_second, service.settings.burst)

    async def serve(self) -> None:
        """Tell news and hear answers until the viewer goes."""
        self.service.presence.come(self.table, self.looker)
        teller = asyncio.create_task(self.tell_news())
        hearer = asyncio.create_task(self.hear_all())
        try:
            done, _ = await asyncio.wait([teller, hearer], return_when=asyncio.FIRST_COMPLETED)
            for task in done:
                task.result()
        finally:
            await self.end(teller, hearer)

    async def end(self, *tasks: asyncio.Task[None]) -> None:
        """Let both end by themselves: cut off in the middle of a transaction, one could hold up others."""
        self.gone = True
        self.bell.ring()
        with contextlib.suppress(RuntimeError, WebSocketDisconnect):  # closed already
            await self.socket.close(TRY_LATER)
        await asyncio.wait(tasks, timeout=PATIENCE)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        self.service.hub.leave(self.table, self.bell)
        self.service.presence.go(self.table, self.looker)

    async def hear_all(self) -> None:
        while True:
            try:
                text = await self.socket.receive_text()
            except WebSocketDisconnect:  # not raised further: with its trace a task would hold itself in memory
                return
            except KeyError:  # bytes where there should be text
                await self.turn_away(POLICY, "not text")
                return
            if not self.bucket.take():
                await self.turn_away(TRY_LATER, "too many messages")
                return
            if len(text.encode(errors="replace")) > self.service.settings.message_bytes:
                await self.turn_away(POLICY, "message too long")
                return
            await self.hear(text)

    async def turn_away(self, code: int, why: str) -> None:
        """End the connection; news that are just on their way stay unsaid."""
        self.gone = True
        self.bell.ring()
        with still_open():
            await self.socket.close(code, why)

    async def log_out(self) -> None:
        with contextlib.suppress(WebSocketDisconnect):  # closed already
            await self.turn_away(LOGGED_OUT, "logged out")

    async def send(self, message: Told) -> None:
        """News that follow at once go out with it."""
        if self.frames is None:
            await self.send_text(encoded(message))
        elif not self.gone:
            await self.frames.hold_text(encoded(message))

    async def send_text(self, text: bytes) -> None:
        if self.gone:
            return
        if self.frames is not None:
            await self.frames.write_text(text)
            return
        with still_open():
            await self.socket.send_text(text.decode())

    # ---- news

    async def tell_news(self) -> None:
        while not self.gone:
            chat, moved = self.bell.answer()
            try:
                await self.tell(await self.said() if chat else [], only_company=not (chat or moved))
            except Refused as problem:  # the table is gone, say
                await self.turn_away(POLICY, problem.code)
                raise
            await self.bell.rung.wait()

    async def said(self) -> list[ChatShape]:
        """What the viewer has not read yet."""
        lines = await self.service.chat.lines(self.table, self.chat)
        table = await self.service.table(self.table)
        seats = table.seats_of(self.player)
        if lines:
            self.chat = lines[-1].id
        return [
            {
                "kind": line.kind,
                "name": line.name,
                "text": line.text,
                "at": line.at.isoformat(),
                "sequence": table.told_at(line.sequence, seats),
            }
            for line in lines
        ]

    async def tell(self, chat: list[ChatShape], only_company: bool = False) -> None:
        """The table as it is now, with what happened since the viewer last heard of it."""
        table = await self.service.table(self.table)
        lobby = lobby_of(table, self.player)
        company = [lobby["seats"], lobby["watching"]]
        known, self.company = self.company, company
        if only_company and known == company:
            return
        since = self.seen  # from here on nothing may come in between
        self.seen = None if table.recorder is None else table.sequence  # before the deal nothing was told
        words = table.words(self.language) if self.language else None
        seen = Telling(table, table.seats_of(self.player), words).seen(since)
        told: TableMessage = {"type": "table", **lobby, **seen, "chat": chat}
        if not self.is_old(table, told):
            await self.send_text(self.changes.told(told) if self.changes else encoded(told))

    def is_old(self, table: LiveTable, told: TableMessage) -> bool:
        """Somebody else answers in secret: the viewer is not to notice how often."""
        heard, self.heard = self.heard, None
        if not table.together:
            return False
        self.heard = {**told, "events": [], "chat": [], "rewound": False, "changed": "", "deadline": None}
        return heard == self.heard and not (told["events"] or told["chat"] or told["rewound"])

    # ---- messages

    async def hear(self, text: str) -> None:
        """Do what a message asks, or say why not."""
        number: object = None
        try:
            message = json.loads(text)
            number = id_of(message)
            reply = await self.act(HEARD.validate_python(message))
        except Refused as problem:
            self.service.metrics.refused.labels(problem.code).inc()
            await self.refuse(number, problem, await self.said_refusal(problem))
        except (ValueError, RecursionError, DeskovkaError):  # also what pydantic does not understand
            await self.refuse(number, Refused("not-understood"))
        else:
            await self.send({"type": "done", "id": number, **reply})

    async def refuse(self, number: object, problem: Refused, text: str = "") -> None:
        told: RefusedMessage = {
            "type": "refused",
            "id": number,
            "code": problem.code,
            "rule": problem.rule,
            "message": problem.message,
            "values": problem.values,
        }
        if text:
            told["text"] = text
        await self.send(told)

    async def said_refusal(self, problem: Refused) -> str:
        if not self.language or not problem.message:
            return ""
        table = await self.service.table(self.table)
        refusal = Refusal(problem.rule, problem.message, problem.values)
        return table.words(self.language).refusal(refusal)

    async def act(self, message: Heard) -> ReplyShape:
        match message:
            case Since():
                await self.check_rate(self.service.resyncs)
                table = await self.service.table(self.table)
                self.tell_anew(table.heard_until(message.sequence, table.seats_of(self.player)))
                return {}
            case Language():
                await self.check_rate(self.service.resyncs)
                self.language = message.language
                self.tell_anew(None)
                return {}
        if self.player is None:
            raise Refused("spectator")
        return await self.act_for(self.player, message)

    async def check_rate(self, rates: Buckets) -> None:
        """What is much to tell an address may ask for now and then: everything once more, a line of chat for everybody.

        Who does not stop is slowed.
        """
        if not rates.take(address_of(self.socket.scope)):
            await asyncio.sleep(SLOWED)
            raise Refused("too-many-requests")

    def tell_anew(self, since: int | None) -> None:
        """Everything since a number of moves once more."""
        self.seen, self.heard = since, None
        if self.changes is not None:
            self.changes.forget()
        self.bell.ring()

    async def act_for(self, player: str, message: Heard) -> ReplyShape:
        """What only those may do who sit at the table."""
        service = self.service
        match message:
            case Answer():
                told = (message.seat, message.sequence, message.words, message.ticket)
                return {"sequence": await service.answer(self.table, player, *told)}
            case Undo():
                asked = (message.seat, message.sequence)
                return {"sequence": await service.taking_back.take_back(self.table, player, *asked)}
            case Consent():
                return {"sequence": await service.taking_back.consent(self.table, player, message.yes)}
            case Lift():
                await service.lift(self.table, player, message.seat)
            case PassForMe():
                wish = (message.windows, message.unless, message.until)
                return {"standing": await service.standing.give(self.table, player, message.seat, *wish)}
            case AskMe():
                await service.standing.cancel(self.table, player, message.seat, message.standing)
            case Why():
                return await self.why(message.seat, message.words)
            case Phrase():
                await self.say(message.phrase, "phrase")
            case Chat():
                await self.say(self.checked_chat(message.text), "said")
        return {}

    async def why(self, seat: int, words: str) -> ReplyShape:
        """Why an idea is not on offer; only about one's own seats, because it looks into the hand."""
        table = await self.service.table(self.table)
        if seat not in table.seats_of(self.player):
            raise Refused("not-your-seat")
        self.service.check_running(table)
        refusal = table.playing().state.why_not(seat, words)
        if refusal is None:
            return {"offered": True}
        told: ReplyShape = {
            "offered": False,
            "rule": refusal.rule,
            "message": refusal.message,
            "values": refusal.values,
        }
        if self.language:
            told["text"] = table.words(self.language).refusal(refusal)
        return told

    async def say(self, text: str, kind: Literal["said", "phrase"]) -> None:
        await self.check_rate(self.service.chats)
        await self.service.storage.say(self.table, self.name, text, kind)
        self.service.hub.ring(self.table, chat=True)

    def checked_chat(self, text: str) -> str:
        said = without_turning(text).strip()
        if not said or len(text) > self.service.settings.chat_length or not is_storable(text):
            raise Refused("not-understood")
        return said


@contextlib.contextmanager
def still_open() -> Iterator[None]:
    """A connection that was closed below us (after a broken frame, or without an answer to a ping) is one gone."""
    try:
        yield
    except RuntimeError as closed:
        raise WebSocketDisconnect(GONE) from closed


def id_of(message: object) -> object:
    """What the sender calls a message; ValueError if that could not be said again."""
    number = message.get("id") if isinstance(message, dict) else None
    if number is None or (type(number) is int and 0 <= number < MOST_NUMBER):
        return number  # as nearly all are
    if len(json.dumps(number, allow_nan=False)) > LONGEST_ID:
        raise ValueError("too long")
    return number


def is_storable(text: str) -> bool:
    """No zero bytes and no half characters: databases do not take them."""
    return "\0" not in text and not any("\ud800" <= letter <= "\udfff" for letter in text)


@router.websocket("/ws/tables/{id}")
async def watch(socket: WebSocket, id: str) -> None:
    """Players are known by their cookie; whoever has the spectators' link may watch."""
    service: Service = socket.app.state.service
    identity: Identity = socket.app.state.identity
    if not is_own_origin(socket.headers, service.settings):
        await socket.close(POLICY, "wrong origin")
        return
    try:
        table = await service.table_anew(id)
    except Refused:
        await socket.close(POLICY, "no such table")
        return
    visit = await identity.visit(socket.cookies.get(COOKIE))
    player = await program(table, socket.headers, identity) or (visit.player if visit else None)
    seated = player is not None and (table.seats_of(player.id) or table.row.host == player.id)
    if not seated and not any(may_watch(table, link) for link in links_offered(socket)):
        await socket.close(POLICY, "not for you")
        return
    await socket.accept(PROTOCOL if PROTOCOL in socket.scope["subprotocols"] else None)
    viewer = Viewer(socket, service, id, player.id if player and seated else None, player.name if player else "")
    known = visit if visit is not None and visit.player is player else None
    with service.metrics.connections.track_inprogress(), while_known(known, identity, viewer):
        try:
            if viewer.player is not None:
                await service.lobby.welcome(id, viewer.player)
            await viewer.serve()
        except Refused:
            return  # the table is gone, or goes on under rules this process does not know
        except (WebSocketDisconnect, WebSocketDisconnected, asyncio.CancelledError):  # gone, or the server is closing
            return
        except Exception:
            log.exception("a viewer is sent away")


def while_known(visit: Visit | None, identity: Identity, viewer: Viewer) -> contextlib.AbstractContextManager[None]:
    """The viewer is sent away once the cookie is revoked; programs have none."""
    if visit is None:
        return contextlib.nullcontext()
    return identity.sessions.while_good(visit.session, lambda: viewer.service.spawn(viewer.log_out()))


def may_watch(table: LiveTable, link: str) -> bool:
    """With the spectators' link, or that of a seat which somebody else has taken: who comes too late may look on."""
    taken = [seat.link for seat in table.seats if seat.kind != OPEN]
    return table.row.spectators and any(fits(link, known) for known in (table.row.spectate, *taken))


def language_of(socket: WebSocket) -> str:
    wanted = [word.removeprefix(WORDS) for word in socket.scope["subprotocols"] if word.startswith(WORDS)]
    return wanted[0] if wanted and wanted[0] in LANGUAGES else ""


def links_offered(socket: WebSocket) -> list[str]:
    """Spectators' links.  A browser can put them only here or into the address, which is logged."""
    offered = socket.scope["subprotocols"]
    return [word.removeprefix(SPECTATE) for word in offered if word.startswith(SPECTATE)]


async def program(table: LiveTable, headers: Headers, identity: Identity) -> PlayerRow | None:
    """The player an external bot stands for: it shows the link of its seat as a bearer token."""
    link = headers.get("authorization", "").removeprefix("Bearer ")
    for seat in table.seats:
        if seat.bot == EXTERNAL and seat.player is not None and fits(link, seat.link):
            return await identity.known(seat.player)
    return None
