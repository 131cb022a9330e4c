"""The results of an arena: a file of JSON lines, the contest first, then a line for each finished game.

A line counts when its end is there.  What a killed process left behind it is cut off, and that game is played again.
"""

from __future__ import annotations

import json
import os
from contextlib import suppress
from pathlib import Path
from types import TracebackType
from typing import cast

from deskovka.arena.bout import Played
from deskovka.arena.contest import Contest
from deskovka.core.errors import DeskovkaError

try:
    import fcntl
except ImportError:  # not on Windows: there nobody is kept from writing into the same file twice
    fcntl = None  # type: ignore[assignment]

Key = tuple[int, int, int]


class Results:
    """Finished games by pairing, in memory and, where it has a path, in a file that grows with each of them."""

    def __init__(self, contest: Contest, path: Path | None = None) -> None:
        self.contest = contest
        self.path = path
        self.played: dict[Key, Played] = {}
        self.file = -1

    def __enter__(self) -> Results:
        if self.path is not None:
            try:
                self.file = os.open(self.path, os.O_RDWR | os.O_CREAT | os.O_APPEND, 0o644)
            except OSError as problem:
                raise DeskovkaError(f"cannot write {self.path}: {problem.strerror}") from None
            try:
                self.lock()
                self.go_on()
            except BaseException:
                os.close(self.file)
                raise
        return self

    def __exit__(
        self, kind: type[BaseException] | None, problem: BaseException | None, at: TracebackType | None
    ) -> None:
        if self.file >= 0:
            os.close(self.file)
            self.file = -1

    def add(self, played: Played) -> None:
        """Keep a finished game; when this returns it is with the system, and only a crash of the machine loses it."""
        if self.file >= 0:
            self.write(played)
        self.played[key_of(played)] = played

    def write(self, line: object) -> None:
        text = json.dumps(line, ensure_ascii=False, separators=(",", ":")) + "\n"
        left = text.encode()
        while left:
            try:
                left = left[os.write(self.file, left) :]
            except OSError as problem:
                raise DeskovkaError(f"cannot write {self.path}: {problem.strerror}") from None

    # ---- what is there already

    def lock(self) -> None:
        if fcntl is None:
            return
        try:
            fcntl.flock(self.file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            raise DeskovkaError(f"another arena is writing {self.path}") from None

    def go_on(self) -> None:
        """Read the games that are there; begin the file if it is new."""
        with open(self.file, "rb", closefd=False) as stream:
            stream.seek(0)
            content = stream.read()
        whole, _, rest = content.rpartition(b"\n")
        lines = whole.split(b"\n") if whole else []
        if lines:
            self.check_contest(lines[0])
        elif rest and not self.header().startswith(rest):
            raise self.foreign()
        if rest:  # the game in play when somebody pulled the plug
            os.ftruncate(self.file, len(content) - len(rest))
        if not lines:
            self.write(self.contest.described())
        for number, line in enumerate(lines[1:], 2):
            played = self.read(number, line)
            self.played[key_of(played)] = played

    def header(self) -> bytes:
        return json.dumps(self.contest.described(), ensure_ascii=False, separators=(",", ":")).encode()

    def check_contest(self, line: bytes) -> None:
        found: object = None
        with suppress(ValueError):
            found = json.loads(line)
        if not isinstance(found, dict) or "arena" not in found:
            raise self.foreign()
        mine = self.contest.described()
        other = [name for name in mine if found.get(name) != mine[name]]
        if other:
            there = ", ".join(f"{name} {said(found.get(name))}" for name in other)
            here = ", ".join(f"{name} {said(mine[name])}" for name in other)
            raise DeskovkaError(
                f"{self.path} holds another contest ({there}; not {here}): name another file by --results"
            )

    def foreign(self) -> DeskovkaError:
        return DeskovkaError(f"{self.path} holds no results of an arena: name another file by --results")

    def read(self, number: int, line: bytes) -> Played:
        try:
            played = cast(Played, json.loads(line))
            key_of(played)
        except (ValueError, KeyError, TypeError):
            raise DeskovkaError(f"{self.path}, line {number}: no result of a game") from None
        return played


def said(value: object) -> str:
    """A part of a contest as somebody would write it."""
    if isinstance(value, list):
        return ",".join(str(one) for one in value)
    if isinstance(value, dict):
        return ",".join(f"{name}={one}" for name, one in value.items()) or "none"
    return str(value) if value not in ("", None) else "none"


def key_of(played: Played) -> Key:
    return played["matchup"], played["deal"], played["turn"]
