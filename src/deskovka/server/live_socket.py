"""The live side of a table: one WebSocket for each viewer."""

from __future__ import annotations

import asyncio
import contextlib
import json
import logging
from typing import Any

from fastapi import APIRouter, WebSocket, WebSocketDisconnect
from starlette.datastructures import Headers
from starlette.websockets import WebSocketDisconnected

from deskovka.core.errors import DeskovkaError
from deskovka.core.game import Refusal
from deskovka.server.guard import TRY_LATER, is_own_origin
from deskovka.server.identity import COOKIE, Identity
from deskovka.server.limits import Bucket
from deskovka.server.live import EXTERNAL, OPEN, LiveTable
from deskovka.server.models import PlayerRow
from deskovka.server.presence import Looker
from deskovka.server.refused import Refused
from deskovka.server.secrets import fits
from deskovka.server.service import Service
from deskovka.text import LANGUAGES

log = logging.getLogger(__name__)
router = APIRouter()
POLICY = 1008  # the code a WebSocket is closed with
PATIENCE = 5.0  # seconds
PROTOCOL = "deskovka"
PHRASES = ("hello", "good-luck", "moment", "go-on", "nice", "oops", "thanks", "good-game")
SPECTATE = "spectate."  # and a link
WORDS = "words."  # and a language: whoever wants sentences, not only ids


class Viewer:
    """Somebody who looks at a table, with the seats that are theirs."""

    def __init__(self, socket: WebSocket, service: Service, table: str, player: str | None, name: str) -> None:
        self.socket = socket
        self.service = service
        self.table = table
        self.player = player
        self.name = name
        self.language = language_of(socket)  # "": ids are enough
        self.seen: int | None = None  # how many moves the viewer has heard of
        self.heard: dict[str, Any] = {}  # what was told last, while something is secret
        self.chat = 0
        self.gone = False
        self.bell = service.hub.watch(table)
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
            except KeyError:  # bytes where there should be text
                await self.socket.close(POLICY, "not text")
                return
            if not self.bucket.take():
                await self.socket.close(TRY_LATER, "too many messages")
                return
            if len(text.encode(errors="replace")) > self.service.settings.message_bytes:
                await self.socket.close(POLICY, "message too long")
                return
            await self.hear(text)

    async def send(self, message: dict[str, Any]) -> None:
        await self.socket.send_text(json.dumps(message, separators=(",", ":")))

    # ---- news

    async def tell_news(self) -> None:
        while not self.gone:
            chat, moved = self.bell.answer()
            await self.tell(await self.said() if chat else [], only_company=not (chat or moved))
            await self.bell.rung.wait()

    async def said(self) -> list[dict[str, Any]]:
        """What the viewer has not read yet."""
        lines = await self.service.storage.chat(self.table, self.chat)
        if lines:
            self.chat = lines[-1].id
        return [
            {
                "kind": line.kind,
                "name": line.name,
                "text": line.text,
                "at": line.at.isoformat(),
                "sequence": line.sequence,
            }
            for line in lines
        ]

    async def tell(self, chat: list[dict[str, Any]], only_company: bool = False) -> None:
        """The table as it is now, with what happened since the viewer last heard of it."""
        table = await self.service.table(self.table)
        company = [[table.told_presence(seat) for seat in table.seats], self.service.presence.watching(self.table)]
        known, self.company = self.company, company
        if only_company and known == company:
            return
        since = self.seen  # from here on nothing may come in between
        self.seen = None if table.recorder is None else table.sequence  # before the deal nothing was told
        words = table.words(self.language) if self.language else None
        game = table.seen_by(table.seats_of(self.player), since, words)
        told = {"type": "table", **table.lobby(self.player), **game, "chat": chat}
        if not self.is_old(table, told):
            await self.send(told)

    def is_old(self, table: LiveTable, told: dict[str, Any]) -> bool:
        """Somebody else answers in secret: the viewer is not to notice how often."""
        heard, self.heard = self.heard, {}
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
            if not isinstance(message, dict):
                raise Refused("not-understood")
            number = message.get("id")
            answer = await self.act(message)
        except Refused as problem:
            self.service.metrics.refused.labels(problem.code).inc()
            await self.send({"type": "refused", "id": number, **problem.as_json(), **await self.said_refusal(problem)})
        except (ValueError, RecursionError, DeskovkaError):
            await self.send({"type": "refused", "id": number, **Refused("not-understood").as_json()})
        else:
            await self.send({"type": "done", "id": number, **answer})

    async def said_refusal(self, problem: Refused) -> dict[str, str]:
        if not self.language or not problem.message:
            return {}
        table = await self.service.table(self.table)
        refusal = Refusal(problem.rule, problem.message, problem.values)
        return {"text": table.words(self.language).refusal(refusal)}

    async def act(self, message: dict[str, Any]) -> dict[str, Any]:
        kind = message.get("type")
        if kind == "since":
            table = await self.service.table(self.table)
            told = whole_number(message, "sequence")
            self.seen, self.heard = table.heard_until(told, table.seats_of(self.player)), {}
            self.bell.ring()
            return {}
        if kind == "language":
            return self.speak(message)
        if self.player is None:
            raise Refused("spectator")
        if kind == "chat":
            return await self.say(message)
        if kind == "phrase":
            return await self.say_phrase(message)
        seat = whole_number(message, "seat") if kind != "consent" else 0
        if kind == "answer":
            sequence = whole_number(message, "sequence")
            return {"sequence": await self.service.answer(self.table, self.player, seat, sequence, words_in(message))}
        if kind == "undo":
            sequence = whole_number(message, "sequence")
            return {"sequence": await self.service.take_back(self.table, self.player, seat, sequence)}
        if kind == "consent":
            yes = message.get("yes")
            if not isinstance(yes, bool):
                raise Refused("not-understood")
            return {"sequence": await self.service.consent(self.table, self.player, yes)}
        if kind == "lift":
            await self.service.lift(self.table, self.player, seat)
            return {}
        if kind == "why":
            return await self.why(seat, words_in(message))
        raise Refused("not-understood")

    def speak(self, message: dict[str, Any]) -> dict[str, Any]:
        """Everything again in another language."""
        language = message.get("language")
        if language not in LANGUAGES:
            raise Refused("not-understood")
        self.language, self.seen, self.heard = str(language), None, {}
        self.bell.ring()
        return {}

    async def why(self, seat: int, words: str) -> dict[str, Any]:
        """Why an idea is not on offer; only about one's own seats, because it looks into the hand."""
        table = await self.service.table(self.table)
        if seat not in table.seats_of(self.player):
            raise Refused("not-your-seat")
        self.service.check_running(table)
        refusal = table.playing().state.why_not(seat, words)
        if refusal is None:
            return {"offered": True}
        told = {"offered": False, "rule": refusal.rule, "message": refusal.message, "values": refusal.values}
        return {**told, "text": table.words(self.language).refusal(refusal)} if self.language else told

    async def say_phrase(self, message: dict[str, Any]) -> dict[str, Any]:
        """One of a handful of phrases, which everybody reads in their own language."""
        phrase = message.get("phrase")
        if phrase not in PHRASES:
            raise Refused("not-understood")
        await self.service.storage.say(self.table, self.name, str(phrase), "phrase")
        self.service.hub.ring(self.table, chat=True)
        return {}

    async def say(self, message: dict[str, Any]) -> dict[str, Any]:
        text = message.get("text")
        if not isinstance(text, str) or not text.strip() or len(text) > self.service.settings.chat_length:
            raise Refused("not-understood")
        if not is_storable(text):
            raise Refused("not-understood")
        await self.service.storage.say(self.table, self.name, text.strip())
        self.service.hub.ring(self.table, chat=True)
        return {}


def is_storable(text: str) -> bool:
    """No zero bytes and no half characters: databases do not take them."""
    return "\0" not in text and not any("\ud800" <= letter <= "\udfff" for letter in text)


def whole_number(message: dict[str, Any], key: str) -> int:
    value = message.get(key)
    if isinstance(value, bool) or not isinstance(value, int) or not 0 <= value < 2**31:
        raise Refused("not-understood")
    return value


def words_in(message: dict[str, Any]) -> str:
    words = message.get("words")
    if not isinstance(words, str) or not 0 < len(words) <= 200:
        raise Refused("not-understood")
    return words


@router.websocket("/ws/tables/{id}")
async def watch(socket: WebSocket, id: str) -> None:
    """Players are known by their cookie; whoever has the spectators' link may watch."""
    service: Service = socket.app.state.service
    identity: Identity = socket.app.state.identity
    if not is_own_origin(socket.headers, service.settings):
        await socket.close(POLICY, "wrong origin")
        return
    try:
        table = await service.table(id)
    except Refused:
        await socket.close(POLICY, "no such table")
        return
    player = await program(table, socket.headers, identity) or await identity.player(socket.cookies.get(COOKIE))
    seated = player is not None and (table.seats_of(player.id) or table.row.host == player.id)
    if not seated and not any(may_watch(table, link) for link in links_offered(socket)):
        await socket.close(POLICY, "not for you")
        return
    await socket.accept(PROTOCOL if PROTOCOL in socket.scope["subprotocols"] else None)
    viewer = Viewer(socket, service, id, player.id if player and seated else None, player.name if player else "")
    with service.metrics.connections.track_inprogress():
        try:
            if viewer.player is not None:
                await service.lobby.welcome(id, viewer.player)
            await viewer.serve()
        except (WebSocketDisconnect, WebSocketDisconnected, asyncio.CancelledError):  # gone, or the server is closing
            return
        except Exception:
            log.exception("a viewer is sent away")


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
