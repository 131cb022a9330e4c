"""People who talk to a server from outside, and players at random who remember what was acknowledged."""

from __future__ import annotations

import asyncio
import json
import ssl
from collections import Counter
from collections.abc import AsyncIterator, Callable, Collection
from contextlib import asynccontextmanager
from dataclasses import dataclass
from random import Random
from typing import Any

import httpx2
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException
from websockets.typing import Subprotocol

HEADERS = {"x-deskovka": "1"}
LOST = (OSError, WebSocketException, httpx2.HTTPError, EOFError)  # all a client sees of a server that dies
SILENCE = 120.0  # seconds; a game in which nothing happens for so long is stuck
UNVERIFIED = ssl._create_unverified_context()  # certificates here are of our own making
AGAIN = 0.05  # seconds before a lost server is looked for again


class Person:
    """Somebody with a cookie.  `where` tells the address of the server to talk to right now.

    Who is behind a proxy has an address of their own: limits count for it.
    """

    def __init__(self, name: str, where: Callable[[], str], cookie: str = "", address: str = "") -> None:
        self.name = name
        self.where = where
        self.cookie = cookie
        self.address = address

    def at(self, where: Callable[[], str]) -> Person:
        """The same person on another server."""
        return Person(self.name, where, self.cookie, self.address)

    def headers(self) -> dict[str, str]:
        cookie = {"Cookie": f"deskovka={self.cookie}"} if self.cookie else {}
        return {**cookie, **({"X-Forwarded-For": self.address} if self.address else {})}

    async def request(self, method: str, path: str, body: object = None, link: str = "") -> httpx2.Response:
        """Perhaps with the link of a seat or of the spectators."""
        headers = {**HEADERS, **self.headers(), **({"X-Deskovka-Link": link} if link else {})}
        async with httpx2.AsyncClient(trust_env=False, timeout=SILENCE, verify=False) as client:
            response = await client.request(method, self.where() + path, json=body, headers=headers)
        self.cookie = response.cookies.get("deskovka", self.cookie)  # registering gives another one
        return response

    async def ask(self, method: str, path: str, body: object = None) -> Any:
        response = await self.request(method, path, body)
        assert response.status_code == 200, f"{method} {path}: {response.status_code} {response.text}"
        return response.json()

    async def ask_stubbornly(self, method: str, path: str, body: object = None) -> Any:
        """Ask until there is an answer; the server, or its database, may die meanwhile."""
        while True:
            try:
                response = await self.request(method, path, body)
            except LOST:
                await asyncio.sleep(AGAIN)
                continue
            if response.status_code < 500:
                assert response.status_code == 200, f"{method} {path}: {response.status_code} {response.text}"
                return response.json()
            await asyncio.sleep(AGAIN)

    async def introduce(self) -> Person:
        response = await self.request("POST", "/api/me", {"name": self.name})
        assert response.status_code == 200, response.text
        return self

    @asynccontextmanager
    async def socket(self, table: str, spectate: str = "", **options: Any) -> AsyncIterator[ClientConnection]:
        address = self.where().replace("http", "ws", 1) + f"/ws/tables/{table}"
        async with connect(
            address,
            subprotocols=[Subprotocol("deskovka"), Subprotocol(f"spectate.{spectate}")] if spectate else None,
            additional_headers=self.headers(),
            proxy=None,
            ssl=UNVERIFIED if address.startswith("wss:") else None,
            open_timeout=SILENCE,
            close_timeout=2,
            **options,
        ) as socket:
            yield socket


async def tell(socket: ClientConnection, **message: object) -> None:
    await socket.send(json.dumps(message))


async def hear(socket: ClientConnection, seconds: float = SILENCE) -> dict[str, Any]:
    async with asyncio.timeout(seconds):
        heard = json.loads(await socket.recv())
    assert isinstance(heard, dict)
    return heard


async def hear_until(
    socket: ClientConnection, fits: Callable[[dict[str, Any]], bool], seconds: float = SILENCE
) -> dict[str, Any]:
    """The next message that fits."""
    async with asyncio.timeout(seconds):
        while True:
            heard = await hear(socket, seconds)
            if fits(heard):
                return heard


def questions(news: dict[str, Any]) -> list[dict[str, Any]]:
    """What the viewer's own seats are asked."""
    return [question for question in news["pending"] if "options" in question]


@dataclass(frozen=True)
class Given:
    """An answer as it is sent: for a seat, to the question as it was told with a sequence number."""

    ticket: str
    sequence: int
    seat: int
    words: str

    def stored(self) -> tuple[int, int, str]:
        """As the table keeps it where nobody else could answer at the same time."""
        return self.sequence + 1, self.seat, self.words


class RandomPlayer:
    """Plays one table at random to its end and remembers what was acknowledged.

    A lost server is found again, and the answer that was under way is sent once more, with the same ticket.
    """

    def __init__(
        self,
        person: Person,
        table: str,
        random: Random,
        pause: float = 0.0,
        chats: bool = False,
        trouble: Collection[str] = (),
    ) -> None:
        self.person = person
        self.table = table
        self.random = random
        self.pause = pause
        self.chats = chats
        self.trouble = trouble  # codes of refusals that are the server's trouble: the answer is sent again
        self.sent: list[Given] = []
        self.acknowledged: list[Given] = []
        self.turned_down: list[Given] = []  # because the table had gone on
        self.said: list[str] = []  # chat lines that were acknowledged
        self.refused: Counter[str] = Counter()
        self.in_flight = 0  # answers whose fate was unknown when the connection was lost
        self.lost = 0  # connections
        self.hung = 0  # those of them that were never answered
        self.seen = 0  # the highest sequence number told
        self.promised = 0  # the highest sequence number an answer was acknowledged with
        self.answered = -1  # the last sequence number that was answered, or refused
        self.news: dict[str, Any] | None = None
        self.under_way: Given | None = None  # waits for its acknowledgement, perhaps since before a cut
        self.is_sent = False  # on this connection
        self.line = ""  # of chat, waiting for its acknowledgement

    @property
    def stale(self) -> int:
        """Answers somebody else was faster than."""
        return self.refused["stale"]

    async def play(self) -> dict[str, Any]:
        """What was heard last, when the game is over."""
        while True:
            try:
                async with self.person.socket(self.table) as socket:
                    return await self.play_on(socket)
            except LOST as cut:
                self.lost += 1
                self.hung += isinstance(cut, TimeoutError)
                await asyncio.sleep(AGAIN)

    async def play_on(self, socket: ClientConnection) -> dict[str, Any]:
        self.news, self.is_sent, self.line = None, False, ""
        try:
            while True:
                self.take(await self.hear(socket))
                if self.news is not None:
                    if self.news["status"] == "finished":
                        return self.news
                    await self.act(socket, self.news)
        finally:
            self.in_flight += self.is_sent

    async def hear(self, socket: ClientConnection) -> dict[str, Any]:
        try:
            return await hear(socket, SILENCE)
        except TimeoutError:
            raise AssertionError(f"{self.person.name} hears nothing any more; last: {self.news}") from None

    def take(self, message: dict[str, Any]) -> None:
        if message["type"] == "table":
            self.take_news(message)
        elif message["id"] == "chat":
            assert message["type"] == "done", message
            self.said.append(self.line)
            self.line = ""
        else:
            self.take_reply(message)

    def take_news(self, news: dict[str, Any]) -> None:
        if self.news is None:  # later a message that is under way may be older than an acknowledgement
            assert news["sequence"] >= self.promised, "an acknowledged answer was lost"
        assert news["sequence"] >= self.seen, "an answer was told to others before it was safe on disk"
        self.seen = news["sequence"]
        self.news = news

    def take_reply(self, message: dict[str, Any]) -> None:
        given = self.under_way
        assert given is not None, message
        assert message["id"] == given.ticket, message
        self.is_sent = False
        if message["type"] == "done":
            assert message["sequence"] > given.sequence, message
            self.promised = max(self.promised, message["sequence"])
            self.acknowledged.append(given)
        else:
            self.refused[message["code"]] += 1
            if message["code"] in self.trouble:
                return
            assert message["code"] == "stale", message
            self.turned_down.append(given)
        self.answered = given.sequence
        self.under_way = None

    async def act(self, socket: ClientConnection, news: dict[str, Any]) -> None:
        """Send what was under way when the connection was lost, or an answer to what is asked now."""
        if self.is_sent:
            return
        if self.under_way is None:
            mine = questions(news)
            if not mine or news["sequence"] <= self.answered:
                return
            if self.pause:
                await asyncio.sleep(self.pause * self.random.random())
            self.under_way = self.choose(news["sequence"], self.random.choice(mine))
        else:
            await asyncio.sleep(AGAIN)
        await self.give(socket, self.under_way)
        if self.chats and not self.line and self.random.random() < 0.1:
            self.line = f"{self.person.name} {self.random.getrandbits(64):x}"
            await tell(socket, type="chat", id="chat", text=self.line)

    def choose(self, sequence: int, question: dict[str, Any]) -> Given:
        given = Given(
            f"{self.random.getrandbits(80):x}",
            sequence,
            question["seat"],
            self.random.choice(question["options"])["words"],
        )
        self.sent.append(given)
        return given

    async def give(self, socket: ClientConnection, given: Given) -> None:
        self.is_sent = True
        told = {"seat": given.seat, "sequence": given.sequence, "words": given.words}
        await tell(socket, type="answer", id=given.ticket, ticket=given.ticket, **told)
