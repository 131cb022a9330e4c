"""Checking passwords: slow on purpose, so in threads of its own, and only so often."""

from __future__ import annotations

import asyncio
import os
import sys
from collections import Counter
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager, suppress
from math import ceil
from threading import get_native_id
from typing import TypeVar

from argon2 import PasswordHasher
from argon2.exceptions import VerificationError

from deskovka.server.limits import Buckets
from deskovka.server.refused import Refused
from deskovka.server.settings import Settings

Done = TypeVar("Done")
HASHER = PasswordHasher()
NOBODY = HASHER.hash("nobody has this password")  # so that an unknown name takes as long as a wrong password
MOST_OF_ONE = 4  # checks of one address that are made or wait
MOST = 100  # of all together
LAST = 19  # the priority of a thread that everybody else goes before
BUSY = 5.0  # seconds after which to come again then


class Passwords:
    """Wrong tries are counted for an address, for an account, and for both together.

    Nobody can lock somebody else out: while an account is tried from everywhere, an address that has not been wrong
    about it lately still has its try.
    """

    def __init__(self, settings: Settings) -> None:
        again = settings.password_seconds
        self.threads = ThreadPoolExecutor(settings.password_threads, "passwords", step_back)
        self.of_address = Buckets(settings.password_tries_of_address / again, settings.password_tries_of_address)
        self.of_account = Buckets(settings.password_tries_of_account / again, settings.password_tries_of_account)
        self.of_both = Buckets(settings.password_tries / again, settings.password_tries)
        self.waiting: Counter[str] = Counter()  # checks by address

    def close(self) -> None:
        self.threads.shutdown(wait=False, cancel_futures=True)

    async def check(self, account: str, address: str, stored: str | None, password: str) -> bool:
        """Is this the password?  `stored` is None where nobody has that name; that takes as long."""
        address_left, account_left = self.of_address.of(address), self.of_account.of(account)
        both = self.of_both.of(f"{address} {account}")
        wait = max(address_left.seconds(), both.seconds())
        if account_left.seconds() > 0:
            wait = max(wait, both.seconds(both.burst))
        if wait > 0:
            raise too_many(wait)
        tried = (address_left, account_left, both)
        with self.place(address):
            for bucket in tried:  # before the check, so that many at once are counted too
                bucket.take()
            right = await self.run(fits, stored or NOBODY, password) and stored is not None
        if right:
            for bucket in tried:
                bucket.give_back()
        return right

    async def hashed(self, address: str, password: str) -> str:
        """What is stored of a new password; making accounts is counted like trying."""
        left = self.of_address.of(address)
        if left.seconds() > 0:
            raise too_many(left.seconds())
        with self.place(address):
            left.take()
            return await self.run(HASHER.hash, password)

    @contextmanager
    def place(self, address: str) -> Iterator[None]:
        """A place in the queue, if there is one."""
        if self.waiting[address] >= MOST_OF_ONE or self.waiting.total() >= MOST:
            raise too_many(BUSY)
        self.waiting[address] += 1
        try:
            yield
        finally:
            self.waiting[address] -= 1
            if not self.waiting[address]:
                del self.waiting[address]

    async def run(self, what: Callable[..., Done], *words: str) -> Done:
        return await asyncio.get_running_loop().run_in_executor(self.threads, what, *words)


def step_back() -> None:
    """Let this thread, and those it starts, work only while nobody else wants to; Linux alone knows how."""
    if sys.platform == "linux":
        with suppress(OSError):
            os.setpriority(os.PRIO_PROCESS, get_native_id(), LAST)


def fits(stored: str, password: str) -> bool:
    try:
        return HASHER.verify(stored, password)
    except VerificationError:
        return False


def too_many(seconds: float) -> Refused:
    return Refused("too-many-tries", values={"seconds": ceil(seconds)})
