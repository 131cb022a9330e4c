"""The shapes of what the server tells, for its OpenAPI description and the clients made from that."""

from __future__ import annotations

from typing import Any, Literal, NotRequired

from typing_extensions import TypedDict  # Python 3.11: the one pydantic reads


class Who(TypedDict):
    name: str
    login: str | None


class VariantShape(TypedDict):
    id: str
    default: str
    allowed: list[str]


class GameShape(TypedDict):
    id: str
    seats: list[int]
    rules_version: int
    variants: list[VariantShape]


class SeatShape(TypedDict):
    seat: int
    kind: Literal["open", "person", "bot"]
    name: str
    bot: str | None
    mine: bool
    away: float | None  # since when, in seconds since 1970
    bot_from: float | None  # from then on others may let a bot play


class RefusalShape(TypedDict):
    """A wish to take back: whose it was, and who did not agree."""

    seat: int
    by: int


class LobbyShape(TypedDict):
    """What everybody with the address of a table may know."""

    id: str
    game: str
    rules_version: int
    variants: dict[str, str]
    language: str
    status: Literal["open", "running", "finished"]
    sequence: int
    commitment: str
    seed: str | None
    host: bool
    paused: bool
    clock: dict[str, float] | None
    deadline: dict[str, float] | None
    take_back: Literal["off", "normal", "practice"]
    set_up: bool  # it began from a position somebody described: not a fair game
    spectators: bool
    wish: dict[str, int] | None
    refusal: RefusalShape | None
    watching: list[str]
    rematch: str | None
    origin: dict[str, Any] | None
    asked: list[int]
    scores: list[int]
    changed: str
    seats: list[SeatShape]


class LinksShape(TypedDict):
    links: dict[str, str]
    spectate: str | None


class SeatLinkShape(TypedDict):
    """What the link of a seat is still good for."""

    seat: int
    free: bool
    mine: bool


class PlaceShape(TypedDict):
    """Where this server can be reached by other machines in the house."""

    addresses: list[str]
    port: int


class NewTableShape(LobbyShape, LinksShape):
    """A table, and the links that are told only once."""


class OptionShape(TypedDict):
    """Something a seat may answer; `text`, `detail` and `numbers` for those who wanted words."""

    words: str
    id: str
    values: dict[str, Any]
    text: NotRequired[str]
    detail: NotRequired[str]
    numbers: NotRequired[dict[str, int]]


class QuestionShape(TypedDict):
    """Who is asked; the rest only for the viewer's own seats.

    `skip` are the words that pass a question by which players want only when they say so ("": a real question);
    `aside`: such a question would have something to offer this seat now.
    """

    seat: int
    ask: NotRequired[str]
    values: NotRequired[dict[str, Any]]
    text: NotRequired[str]
    options: NotRequired[list[OptionShape]]
    undo: NotRequired[bool]
    ask_undo: NotRequired[bool]
    private: NotRequired[bool]  # at a shared screen: others there must look away
    skip: NotRequired[str]
    aside: NotRequired[bool]
    takes_back: NotRequired[str]


class ScorePartShape(TypedDict):
    """One thing of a line: its points and, where points go by how many one has, those too."""

    kind: str
    name: str
    points: list[int]
    counts: list[int] | None


class ScoreLineShape(TypedDict):
    id: str
    rule: str
    points: list[int]
    parts: list[ScorePartShape]


class ResultShape(TypedDict):
    over: bool
    scores: list[int]
    ranks: list[int]
    winners: list[int]
    reason: str
    sheet: list[ScoreLineShape]
    tie_breaks: list[ScoreLineShape]


class ChatShape(TypedDict):
    """Something said, or the id of a phrase, or of a note about whoever is named."""

    kind: Literal["said", "phrase", "note"]
    name: str
    text: str
    at: str
    sequence: int


class SinceShape(TypedDict):
    """How many events had been told after the last answer of a seat, and the scores then."""

    told: int
    scores: list[int]


class NewsShape(LobbyShape):
    """What a viewer gets after every change.  Views and events are the game's affair."""

    views: dict[str, dict[str, Any]]
    pending: list[QuestionShape]
    events: list[dict[str, Any]]
    since: dict[str, SinceShape]
    rewound: bool
    result: ResultShape | None
    chat: list[ChatShape]


class MomentShape(TypedDict):
    """The table as a seat saw it after somebody answered, and what that brought about."""

    seat: int | None
    events: list[dict[str, Any]]
    view: dict[str, Any]


class PositionShape(TypedDict):
    answers: int
    first: int
    of: int
    view: dict[str, Any]


class StepShape(TypedDict):
    """One answer of a finished game, with what it brought about; the first one is the deal.

    `skipped`: it only passed a question by, so lists leave it out.
    """

    answers: int
    seat: int | None
    text: str
    skipped: NotRequired[bool]
    events: list[dict[str, Any]]
    scores: list[int]


class HistoryShape(TypedDict):
    first: int
    steps: list[StepShape]
