"""The shapes of what the server tells, for its OpenAPI description and the clients made from that."""

from __future__ import annotations

from typing import Any, Literal, NotRequired

from pydantic import ConfigDict, with_config
from typing_extensions import TypedDict  # Python 3.11: the one pydantic reads

from deskovka.bots.levels import Level


class Nothing(TypedDict):
    """It is done; there is nothing more to say."""


class Who(TypedDict):
    name: str
    login: str | None


class VariantShape(TypedDict):
    id: str
    default: str
    allowed: list[str]
    needs: str  # another variant that has to be on with it; "": none
    seats: list[int]  # how many there have to be for it; none named: any number


class GameShape(TypedDict):
    id: str
    seats: list[int]
    rules_version: int
    variants: list[VariantShape]
    windows: list[str]  # moments at which others may act in somebody's turn
    deeds: list[str]  # what can be done there
    remembers: bool  # is there something to remember, so that a memory aid helps?


class LevelShape(TypedDict):
    """A level of the bots: which bot it is as that is written, within how many seconds it answers, and its rating
    between two ends; null: not measured."""

    level: Level
    bot: str
    seconds: float
    rating: int | None
    low: int | None
    high: int | None


class LevelsShape(TypedDict):
    """The levels in one game, the weakest first; measured in so many games with so many seats, 0: not yet."""

    game: str
    games: int
    seats: int
    levels: list[LevelShape]


class AwayShape(TypedDict):
    away: float | None  # since when, in seconds since 1970
    bot_from: float | None  # from then on others may let a bot play


class SeatShape(AwayShape):
    seat: int
    kind: Literal["open", "person", "bot"]
    name: str
    bot: str | None
    mine: bool


class ClockShape(TypedDict):
    """Seconds for each answer, and a bank for the whole game."""

    turn: float
    bank: float


class WishShape(TypedDict):
    """A seat wishes to take back, and so many agree; `missing` are the seats of those who have not said so yet."""

    seat: int
    agreed: int
    missing: list[int]


class OriginShape(TypedDict):
    """The finished table that this one goes on from, after so many answers of it.

    With a seat it is a what-if: what that seat could not know was dealt anew.
    """

    table: str
    answers: int
    seat: NotRequired[int]


class RefusalShape(TypedDict):
    """A wish to take back: whose it was, and who did not agree."""

    seat: int
    by: int


class LuckShape(TypedDict):
    """Where the luck of a table comes from, as far as it may be known (docs/adr/0028)."""

    commitment: str
    seed: str | None  # told when the game is over; at once where somebody chose it
    chosen: bool  # somebody chose the seed: they can know all luck that is to come
    secret: str | None  # told when the game is over; then there is no seed
    shares: list[str]  # what each seat added to the secret, "" for nothing; none at all where there is a seed


class CommonShape(LuckShape):
    """The part of it that is the same for everybody, at any time until the table changes."""

    id: str
    game: str
    rules_version: int
    variants: dict[str, str]
    language: str
    status: Literal["open", "running", "finished"]
    paused: bool
    clock: ClockShape | None
    take_back: Literal["off", "normal", "practice"]
    set_up: bool  # it began from a position somebody described: not a fair game
    spectators: bool
    memory_aid: bool  # everybody is shown what they could remember
    hints: bool  # its only person may ask for hints
    hinted: int  # questions for which one was asked
    wish: WishShape | None
    refusal: RefusalShape | None
    rematch: str | None
    origin: OriginShape | None
    asked: list[int]
    scores: list[int]
    changed: str


class LobbyShape(CommonShape):
    """What everybody with the address of a table may know."""

    sequence: int
    host: bool
    deadline: dict[str, float] | None
    watching: list[str]
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


class SatShape(TypedDict):
    """Where somebody sits now."""

    seat: int


class RematchShape(TypedDict):
    id: str


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


class WindowShape(TypedDict):
    """A moment at which a seat may act in somebody else's turn.

    `passes` are the words that pass; `deeds` is what the seat could do by what everybody sees; `passing`: a standing
    answer passes for it in a moment.
    """

    name: str
    passes: str
    deeds: list[str]
    passing: bool


class StandingShape(TypedDict):
    """Pass for me at these windows (null: at all), unless one of these deeds could be done by what everybody sees."""

    id: int
    windows: list[str] | None
    unless: list[str]
    until: Literal["my-turn", "end"]


class ToldStandingShape(StandingShape):
    """A standing answer; its `text` for those who wanted words."""

    text: NotRequired[str]


class QuestionShape(TypedDict):
    """Who is asked; the rest only for the viewer's own seats.

    `skip` are the words that pass a question by which players want only when they say so ("": a real question);
    `aside`: such a question would have something to offer this seat now.  `window`: others are asked whether they do
    something in somebody's turn; it is never passed by `skip`, but perhaps by a standing answer.
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
    window: NotRequired[WindowShape | None]
    takes_back: NotRequired[str]


class ScorePartShape(TypedDict):
    """A thing of a line: its points, how many everybody has where points go by that, and whose it is, if one seat's."""

    kind: str
    name: str
    points: list[int]
    counts: list[int] | None
    seat: int | None


class ScoreLineShape(TypedDict):
    id: str
    rule: str
    points: list[int]
    parts: list[ScorePartShape]


class RivalShape(TypedDict):
    """An opponent nobody plays: in lines of the sheet its number comes after those of the seats."""

    id: str
    score: int
    rank: int


class ResultShape(TypedDict):
    over: bool
    scores: list[int]
    ranks: list[int]
    winners: list[int]
    reason: str
    rivals: list[RivalShape]
    sheet: list[ScoreLineShape]
    tie_breaks: list[ScoreLineShape]


class ChatShape(TypedDict):
    """Something said, or the id of a phrase, or of a note about whoever is named."""

    kind: Literal["said", "phrase", "note"]
    name: str
    text: str
    at: str
    sequence: int


class KnownThingShape(TypedDict):
    """Something that lies where it is not seen; its name as `text` for those who wanted words."""

    kind: str
    name: str
    text: NotRequired[str]


class KnownPlaceShape(TypedDict):
    """A hand or a pile, and what a seat knows for certain to lie there (docs/memory.md); so many more are unknown.

    `top` goes down from the top of a pile, `bottom` up from its bottom; `within` has no order, as in a hand.
    """

    seat: int | None  # whose hand
    pile: str | None
    text: NotRequired[str]  # who that is, or the name of the pile
    top: list[KnownThingShape]
    bottom: list[KnownThingShape]
    within: list[KnownThingShape]
    unknown: int


class SinceShape(TypedDict):
    """How many events had been told after the last answer of a seat, and the scores then."""

    told: int
    scores: list[int]


@with_config(ConfigDict(extra="allow"))
class EventShape(TypedDict):
    """Something that happened, with the ids of what took part in it, which are the game's affair.

    `text`, `rule` and `move` (which brought it about) are for those who wanted words.  Of what only the seat `private`
    knows whole, `others` is what everybody hears.
    """

    event: str
    seat: NotRequired[int]
    text: NotRequired[str]
    rule: NotRequired[str]
    move: NotRequired[int]
    private: NotRequired[int]
    others: NotRequired[str]


class SeenShape(TypedDict):
    """The game as the seats of a viewer see it.  Views are the game's affair."""

    views: dict[str, dict[str, Any]]
    pending: list[QuestionShape]
    events: list[EventShape]
    since: dict[str, SinceShape]
    standing: dict[str, list[ToldStandingShape]]  # of the viewer's own seats
    known: dict[str, list[KnownPlaceShape]]  # to each of these seats, at a table with a memory aid
    rewound: bool
    result: ResultShape | None


class NewsShape(LobbyShape, SeenShape):
    """What a viewer gets after every change."""

    chat: list[ChatShape]


class MomentShape(TypedDict):
    """The table as a seat saw it after somebody answered, and what that brought about."""

    seat: int | None
    events: list[EventShape]
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
    events: list[EventShape]
    scores: list[int]


class HistoryShape(TypedDict):
    first: int
    steps: list[StepShape]
