"""What a view holds.  It is written here once: the server's description and the types of clients are made from it."""

from __future__ import annotations

from typing import Literal, NotRequired

from typing_extensions import TypedDict

Family = Literal["fire", "water", "earth", "wind", "dragon"]
Phase = Literal["hunt", "action", "effects"]


class ValeStones(TypedDict):
    """A number for each kind of stone."""

    red: int
    blue: int
    purple: int


class ValeOffered(TypedDict):
    card: str
    family: Family
    marker: int | None  # the seat whose marker lies on it


class ValePlayer(TypedDict):
    seat: int
    score: int
    stones: ValeStones
    stone_values: ValeStones  # what one stone of a kind is worth to this player
    stone_limit: int
    wealth: int  # what all stones of this player are worth
    area: list[str]
    area_limit: int  # so many cards may lie in it now
    markers_left: int  # so many cards of the offer this player has still to mark
    hand_size: int
    hand: NotRequired[list[str]]  # only of hands the viewer may see
    costs: NotRequired[dict[str, int]]  # what summoning each card of that hand costs now


class ValeView(TypedDict):
    game: str
    round: int
    phase: Phase
    first_player: int
    asked: list[int]
    question: str | None
    summoning: str | None  # the card that is being paid for
    deck: int  # how many cards the draw pile has
    deck_top: list[str]  # known cards on top of it, the topmost first
    discard: list[str]  # from the bottom to the top
    offer: list[ValeOffered]
    players: list[ValePlayer]
