"""What a view holds.  It is written here once: the server's description and the types of clients are made from it."""

from __future__ import annotations

from typing import NotRequired

from typing_extensions import TypedDict


class LanternPlayer(TypedDict):
    seat: int
    points: int
    hand_size: int
    picked: bool
    hand: NotRequired[list[int]]  # these two only where the viewer may see them
    pick: NotRequired[int | None]


class LanternView(TypedDict):
    game: str
    round: int
    prize: int  # 0 before the die is rolled
    asked: list[int]
    question: str | None
    discard: list[int]
    players: list[LanternPlayer]
