"""What people say: stored together, read once for all who look, and not without end."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from deskovka.server.chat import ChatReader
from deskovka.server.hub import Hub
from deskovka.server.models import ChatRow
from deskovka.server.refused import Refused
from deskovka.server.settings import Settings
from deskovka.server.storage import Storage
from support.server import ME, Server
from support.tables import assert_refused, two_at_a_table


def test_an_address_says_only_so_much(serve: Any) -> None:
    server = serve(chats_per_second=0.01, chat_burst=3)
    jana = server.guest()
    live = jana.socket(str(jana.new_table(ME, ME)["id"]))
    other = jana.socket(live.table["id"])
    assert live.ask("chat", text="One.")["type"] == "done"
    assert live.ask("phrase", phrase="hello")["type"] == "done"
    assert other.ask("chat", text="Three.")["type"] == "done"
    assert_refused(other.ask("chat", text="Four."), "too-many-requests")
    assert_refused(live.ask("phrase", phrase="hello"), "too-many-requests")
    assert live.ask("language", language="en")["type"] == "done"  # everything else goes on
    question = live.questions()[0]
    live.does(question["seat"], question["options"][0]["words"])
    said = [line["text"] for line in jana.socket(live.table["id"]).table["chat"]]
    assert said == ["One.", "hello", "Three."]


def test_lines_of_the_same_moment_share_a_transaction_and_keep_their_order(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    tables = [two_at_a_table(server)[0] for _ in range(2)]
    storage: Storage = server.app.state.service.storage
    transactions = count_calls(monkeypatch, storage, "transaction")

    async def say_all() -> None:
        await asyncio.gather(*(storage.say(tables[number % 2], "Jana", str(number)) for number in range(40)))

    server.run(say_all)
    assert len(transactions) <= 3
    for first, table in enumerate(tables):
        said = [line.text for line in server.run(storage.chat, table)]
        assert said == [str(number) for number in range(first, 40, 2)]


def test_a_line_that_cannot_be_stored_costs_only_itself(server: Server) -> None:
    id, _, _ = two_at_a_table(server)
    storage: Storage = server.app.state.service.storage

    async def say_all() -> list[BaseException | None]:
        lines = [storage.say(table, "Jana", "Hello") for table in (id, "there is no such table", id)]
        return await asyncio.gather(*lines, return_exceptions=True)

    said = server.run(say_all)
    assert [problem is None for problem in said] == [True, False, True]
    assert not isinstance(said[1], Refused)
    assert len(server.run(storage.chat, id)) == 2


def test_many_who_look_cost_one_look_at_the_database(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    id, jana, petr = two_at_a_table(server)
    others = [server.people[0].socket(id) for _ in range(8)]
    looks = count_calls(monkeypatch, server.app.state.service.storage, "chat")
    jana.ask("chat", text="Hello")
    for viewer in (jana, petr, *others):
        if not viewer.table["chat"]:
            viewer.news(lambda told: bool(told["chat"]))
        assert [line["text"] for line in viewer.table["chat"]] == ["Hello"]
    assert len(looks) == 1


def test_a_look_from_before_a_line_was_said_is_not_shared_with_those_who_are_told_of_it() -> None:
    storage = Slow(Settings(database="sqlite+aiosqlite://"))
    hub = Hub(storage)
    reader = ChatReader(storage, hub)

    async def look() -> list[list[str]]:
        early = [asyncio.create_task(reader.lines("table", 0)) for _ in range(2)]
        await storage.begun.wait()
        storage.said.append("Hello")
        hub.ring("table", chat=True)
        late = asyncio.create_task(reader.lines("table", 0))
        await asyncio.sleep(0)
        storage.answer.set()
        return [[line.text for line in await each] for each in (*early, late)]

    assert asyncio.run(look()) == [[], [], ["Hello"]]
    assert storage.looks == 2


class Slow(Storage):
    """Says what had been said when it was asked, once it may."""

    def __init__(self, settings: Settings) -> None:
        super().__init__(settings)
        self.said: list[str] = []
        self.looks = 0
        self.begun, self.answer = asyncio.Event(), asyncio.Event()

    async def chat(self, id: str, after: int = 0) -> list[ChatRow]:
        self.looks += 1
        found = [ChatRow(table=id, text=text) for text in self.said]
        self.begun.set()
        await self.answer.wait()
        return found


def count_calls(patch: pytest.MonkeyPatch, thing: Any, name: str) -> list[Any]:
    """Filled with what this is called with from now on."""
    calls: list[Any] = []
    real = getattr(thing, name)

    def call(*values: Any) -> Any:
        calls.append(values)
        return real(*values)

    patch.setattr(thing, name, call)
    return calls
