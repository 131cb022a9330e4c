"""Trying passwords: only so often, nobody is locked out by others, and nothing else waits for it."""

from __future__ import annotations

import asyncio
import os
import sys
from collections.abc import Awaitable, Callable
from threading import Event, Thread, current_thread, get_native_id
from typing import Any

import pytest
from argon2 import PasswordHasher, extract_parameters

from deskovka.server import passwords
from deskovka.server.guard import counted_as
from deskovka.server.passwords import Passwords
from deskovka.server.refused import Refused
from deskovka.server.settings import Settings
from support.server import SECONDS, Server

RIGHT, WRONG = "velmi tajné heslo", "velmi tajné hesla"


class Clock:
    """Time that goes on only when a test says so."""

    def __init__(self) -> None:
        self.now = 1000.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    made = Clock()
    monkeypatch.setattr("deskovka.server.limits.monotonic", made)
    return made


def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(passwords, "fits", lambda stored, password: stored == password)


def tried(guarded: Passwords, account: str, address: str, stored: str | None, password: str) -> bool | int:
    """Right or wrong, or the seconds after which to come again."""
    try:
        return asyncio.run(guarded.check(account, address, stored, password))
    except Refused as refused:
        return int(refused.values["seconds"]) if refused.code == "too-many-tries" else -1


def test_wrong_tries_of_one_address_slow_down_and_come_back(clock: Clock, monkeypatch: pytest.MonkeyPatch) -> None:
    quick(monkeypatch)
    guarded = Passwords(Settings(database="", password_tries=3, password_seconds=30))
    assert [tried(guarded, "jana", "a", RIGHT, WRONG) for _ in range(3)] == [False] * 3
    assert tried(guarded, "jana", "a", RIGHT, RIGHT) == 10  # also the right one: otherwise guessing would go on
    clock.now += 9.9
    assert tried(guarded, "jana", "a", RIGHT, RIGHT) == 1
    clock.now += 0.2
    assert tried(guarded, "jana", "a", RIGHT, RIGHT) is True
    assert tried(guarded, "jana", "a", RIGHT, RIGHT) is True  # right ones are not counted
    clock.now += 30
    assert [tried(guarded, "jana", "a", RIGHT, WRONG) for _ in range(4)] == [False] * 3 + [10]


def test_names_nobody_has_are_counted_alike(clock: Clock, monkeypatch: pytest.MonkeyPatch) -> None:
    quick(monkeypatch)
    guarded = Passwords(Settings(database="", password_tries=3, password_seconds=30))
    known = [tried(guarded, "jana", "a", RIGHT, WRONG) for _ in range(5)]
    unknown = [tried(guarded, "nobody", "a", None, WRONG) for _ in range(5)]
    assert known == unknown == [False] * 3 + [10] * 2
    assert tried(guarded, "other", "a", None, passwords.NOBODY) is False  # whatever is said of nobody is wrong


def test_one_address_has_so_many_tries_for_all_accounts(clock: Clock, monkeypatch: pytest.MonkeyPatch) -> None:
    quick(monkeypatch)
    guarded = Passwords(Settings(database="", password_tries_of_address=4, password_seconds=40))
    assert [tried(guarded, f"who {n}", "a", None, WRONG) for n in range(6)] == [False] * 4 + [10] * 2
    assert tried(guarded, "who 9", "b", None, WRONG) is False


def test_nobody_locks_somebody_else_out(clock: Clock, monkeypatch: pytest.MonkeyPatch) -> None:
    quick(monkeypatch)
    guarded = Passwords(Settings(database="", password_tries=3, password_tries_of_account=10, password_seconds=30))
    for number in range(50):  # from everywhere, again and again
        tried(guarded, "jana", f"bad {number % 7}", RIGHT, WRONG)
    assert tried(guarded, "jana", "home", RIGHT, RIGHT) is True
    assert tried(guarded, "jana", "home", RIGHT, WRONG) is False  # a slip of the fingers
    assert tried(guarded, "jana", "home", RIGHT, RIGHT) == 10  # while the account is tried, one try at a time
    clock.now += 10.1
    for number in range(50):
        tried(guarded, "jana", f"worse {number}", RIGHT, WRONG)
    assert tried(guarded, "jana", "home", RIGHT, RIGHT) is True


def test_many_at_once_are_counted_before_they_are_checked(monkeypatch: pytest.MonkeyPatch) -> None:
    checks: list[str] = []
    monkeypatch.setattr(passwords, "fits", lambda stored, password: bool(checks.append(password)))
    guarded = Passwords(Settings(database="", password_tries=3))

    async def at_once() -> list[Any]:
        tries = [guarded.check("jana", "a", RIGHT, str(number)) for number in range(20)]
        return await asyncio.gather(*tries, return_exceptions=True)

    said = asyncio.run(at_once())
    assert said.count(False) == len(checks) == 3
    assert not guarded.waiting


class HeldOpen:
    """A check, or the making of what is stored, that is not done before the test says so."""

    def __init__(self) -> None:
        self.loop = current_thread()
        self.done = Event()
        self.by: list[Thread] = []
        self.words: list[tuple[str, ...]] = []

    def __call__(self, *words: str) -> Any:
        self.by.append(current_thread())
        self.words.append(words)
        assert current_thread() is not self.loop, "it would hold the event loop up"
        assert self.done.wait(SECONDS)
        return True


def test_one_address_does_not_fill_the_queue(monkeypatch: pytest.MonkeyPatch) -> None:
    held = HeldOpen()
    monkeypatch.setattr(passwords, "fits", held)
    guarded = Passwords(Settings(database="", password_tries=1000, password_tries_of_address=1000, password_threads=1))

    async def flood() -> tuple[list[Any], bool]:
        bad = [asyncio.create_task(guarded.check(f"x{n}", "bad", None, WRONG)) for n in range(30)]
        good = asyncio.create_task(guarded.check("jana", "good", RIGHT, RIGHT))
        await asyncio.sleep(0)
        assert sum(task.done() for task in bad) == 30 - passwords.MOST_OF_ONE
        held.done.set()
        return await asyncio.gather(*bad, return_exceptions=True), await good

    said, good = asyncio.run(flood())
    assert good is True
    assert sum(isinstance(each, Refused) for each in said) == 30 - passwords.MOST_OF_ONE
    assert held.words[passwords.MOST_OF_ONE] == (RIGHT, RIGHT)  # next after those few


@pytest.mark.parametrize(
    "work",
    [lambda guarded: guarded.check("jana", "a", RIGHT, RIGHT), lambda guarded: guarded.hashed("a", RIGHT)],
    ids=["checked", "stored"],
)
def test_the_game_goes_on_while_passwords_are_checked(
    work: Callable[[Passwords], Awaitable[Any]], monkeypatch: pytest.MonkeyPatch
) -> None:
    """The event loop takes its turns as long as a check lasts, which another thread makes."""
    held = HeldOpen()
    monkeypatch.setattr(passwords, "fits", held)
    monkeypatch.setattr(passwords, "HASHER", type("Hasher", (), {"hash": staticmethod(held)}))
    guarded = Passwords(Settings(database=""))

    async def go() -> Any:
        working = asyncio.ensure_future(work(guarded))
        while not held.by and not working.done():
            await asyncio.sleep(0)
        for _ in range(100):  # turns of everything else
            await asyncio.sleep(0)
        assert not working.done()
        held.done.set()
        return await working

    assert asyncio.run(go()) is True
    assert [thread.name.startswith("passwords") for thread in held.by] == [True]


@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere threads have the priority of their process")
def test_everybody_else_goes_before_a_check() -> None:
    guarded = Passwords(Settings(database=""))
    before = os.getpriority(os.PRIO_PROCESS, 0)
    of_check = guarded.threads.submit(lambda: os.getpriority(os.PRIO_PROCESS, get_native_id())).result(SECONDS)
    assert (of_check, os.getpriority(os.PRIO_PROCESS, 0)) == (passwords.LAST, before)


def test_an_unknown_name_takes_as_long(monkeypatch: pytest.MonkeyPatch) -> None:
    """One check as dear as that of a password somebody has just chosen."""
    checked: list[str] = []
    monkeypatch.setattr(passwords, "fits", lambda stored, password: bool(checked.append(stored)))
    guarded = Passwords(Settings(database="", password_tries=100))
    stored = passwords.HASHER.hash(RIGHT)
    for known in (stored, None):
        assert tried(guarded, "jana", "a", known, WRONG) is False
    assert len(checked) == 2
    assert extract_parameters(checked[0]) == extract_parameters(checked[1])


def test_a_check_is_as_dear_as_it_should_be(real_hasher: PasswordHasher, real_nobody: str) -> None:
    """Tests of the server hash cheaply; people's passwords are hashed as argon2 advises, and so is nobody's."""
    assert extract_parameters(real_nobody) == extract_parameters(real_hasher.hash(RIGHT))
    assert not PasswordHasher().check_needs_rehash(real_nobody)


def test_the_refusal_says_when_to_come_again(serve: Any) -> None:
    server: Server = serve(password_tries=2, password_seconds=100)
    jana = server.guest()
    assert jana.post("/api/register", login="jana", password=RIGHT).status_code == 200
    said = [jana.post("/api/login", login="JANA", password=WRONG) for _ in range(3)]
    assert [each.status_code for each in said] == [401, 401, 429]
    told = said[2].json()
    assert told["code"] == "too-many-tries"
    assert 0 < told["values"]["seconds"] <= 50  # how many exactly, clocks of tests above say
    assert said[2].headers["retry-after"] == str(told["values"]["seconds"])
    assert jana.get("/api/me").json()["login"] == "jana"  # whoever is known stays so
    elsewhere = server.nobody(client=("10.1.2.3", 1))
    assert elsewhere.post("/api/login", login="jana", password=RIGHT).status_code == 200


def test_making_accounts_is_counted_too(serve: Any) -> None:
    server: Server = serve(password_tries_of_address=2)
    said = [server.guest().post("/api/register", login=f"who{n}", password=RIGHT) for n in range(3)]
    assert [each.status_code for each in said] == [200, 200, 429]


@pytest.mark.parametrize(
    ("address", "counted"),
    [
        ("10.1.2.3", "10.1.2.3"),
        ("::ffff:10.1.2.3", "10.1.2.3"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2::9", "2001:db8:1:2::/64"),
        ("testclient", "testclient"),
    ],
)
def test_who_has_a_network_is_counted_once(address: str, counted: str) -> None:
    assert counted_as(address) == counted
