"""What is stored."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Any, Literal, NotRequired, TypeVar, cast

from sqlalchemy import (
    JSON,
    BigInteger,
    Boolean,
    DateTime,
    Dialect,
    Float,
    ForeignKey,
    Index,
    Integer,
    String,
    Text,
    TypeDecorator,
    text,
)
from sqlalchemy.orm import DeclarativeBase, Mapped, mapped_column
from typing_extensions import TypedDict

from deskovka.server.shapes import ClockShape, OriginShape, RefusalShape, StandingShape

LONGEST_BOT = 40  # letters of a bot as it is written
TO_COUNT = text("status = 'finished' AND NOT counted")


def now() -> datetime:
    return datetime.now(UTC)


class Moment(TypeDecorator[datetime]):
    """A time with its zone, also where the database forgets the zone."""

    impl = DateTime(timezone=True)
    cache_ok = True

    def process_result_value(self, value: datetime | None, dialect: Dialect) -> datetime | None:
        return value.replace(tzinfo=UTC) if value is not None and value.tzinfo is None else value


MoveKind = Literal["answer", "undo"]


class StoredWish(TypedDict):
    """A seat wishes to take back more than it may alone; who agrees, and who has refused."""

    seat: int
    agreed: list[str]
    refused: NotRequired[RefusalShape]


class StoredStanding(StandingShape):
    """A standing answer, and how many moves there were when it was given."""

    since: int


class TakenOver(TypedDict):
    """Where the present rules took over: see versions.py."""

    sequence: int
    answers: int
    snapshot: dict[str, Any]
    versions: list[list[int]]  # after so many answers, this version


class Base(DeclarativeBase):
    type_annotation_map = {dict[str, Any]: JSON, datetime: Moment()}

    def columns(self) -> dict[str, Any]:
        """What is stored of this row, by name."""
        return {column.key: getattr(self, column.key) for column in self.__table__.columns}


class Unmapped:
    """A row as it lies in memory: no session watches its values, so that a look at one costs next to nothing."""

    def __init__(self, **values: Any) -> None:
        self.__dict__.update(values)

    def columns(self) -> dict[str, Any]:
        return dict(self.__dict__)


Row = TypeVar("Row", bound=Base)


def unmapped(row: Row) -> Row:
    """The same row, to be kept in memory."""
    return row if isinstance(row, Unmapped) else cast(Row, Unmapped(**row.columns()))


class Setting(Base):
    """A value all processes share, such as the key that signs cookies."""

    __tablename__ = "settings"

    name: Mapped[str] = mapped_column(String(40), primary_key=True)
    value: Mapped[str] = mapped_column(Text)


class PlayerRow(Base):
    """A guest, or an account when there is a password."""

    __tablename__ = "players"

    id: Mapped[str] = mapped_column(String(22), primary_key=True)
    name: Mapped[str] = mapped_column(String(40))
    login: Mapped[str | None] = mapped_column(String(40), unique=True)
    password: Mapped[str | None] = mapped_column(String(200))
    created: Mapped[datetime] = mapped_column(default=now)
    legacy: Mapped[bool] = mapped_column(Boolean, default=False)  # cookies from before there were sessions are good
    seen: Mapped[datetime | None] = mapped_column(default=now)  # when they last came, to the day; None: not since then

    leaving: Mapped[datetime | None]  # since when they want to be forgotten (leaving.py); they are known no longer

    __table_args__ = (Index("players_by_seen", "seen"), Index("players_leaving", "leaving"))


class SessionRow(Base):
    """A browser in which somebody is known; it ends when they log out there.  `id` is the hash of what it shows."""

    __tablename__ = "sessions"

    id: Mapped[str] = mapped_column(String(64), primary_key=True)
    player: Mapped[str] = mapped_column(ForeignKey("players.id"))
    created: Mapped[datetime] = mapped_column(default=now)

    __table_args__ = (Index("sessions_by_player", "player"),)


class TableRow(Base):
    """A table.  `sequence` is the number of its moves; `snapshot` the state after them, or after the first of them."""

    __tablename__ = "tables"

    id: Mapped[str] = mapped_column(String(22), primary_key=True)
    game: Mapped[str] = mapped_column(String(40))
    rules_version: Mapped[int] = mapped_column(Integer)
    variants: Mapped[dict[str, Any]]
    seed: Mapped[int] = mapped_column(BigInteger)
    secret: Mapped[str | None] = mapped_column(String(64))  # 256 bits the luck comes from; None: it comes from the seed
    chosen: Mapped[bool] = mapped_column(Boolean, default=False)  # somebody chose the seed: everybody is told
    language: Mapped[str] = mapped_column(String(8))
    status: Mapped[Literal["open", "running", "finished"]] = mapped_column(String(10))
    host: Mapped[str] = mapped_column(ForeignKey("players.id"))
    spectate: Mapped[str] = mapped_column(String(64))  # hash of the spectators' link
    sequence: Mapped[int] = mapped_column(Integer, default=0)
    snapshot: Mapped[dict[str, Any] | None] = mapped_column(JSON)
    snapshot_at: Mapped[int | None] = mapped_column(Integer)  # after so many moves; None: after all of them
    paused: Mapped[bool] = mapped_column(Boolean, default=False)
    clock: Mapped[ClockShape | None] = mapped_column(JSON)
    wish: Mapped[StoredWish | None] = mapped_column(JSON)  # to take back more than one may alone
    rematch: Mapped[str | None] = mapped_column(String(22))  # the table that came after this one
    origin: Mapped[OriginShape | None] = mapped_column(JSON)
    start: Mapped[dict[str, Any] | None] = mapped_column(JSON)  # the table it began from, where somebody set that up
    base: Mapped[TakenOver | None] = mapped_column(JSON)
    take_back: Mapped[Literal["off", "normal", "practice"]] = mapped_column(String(8), default="normal")
    spectators: Mapped[bool] = mapped_column(Boolean, default=True)  # may anybody watch?
    lifted: Mapped[dict[str, Any] | None] = mapped_column(
        JSON
    )  # player → the seat that has the shared screen, since when
    due: Mapped[datetime | None]  # when to see whether it waits for a bot or its clock has run out
    moved: Mapped[datetime] = mapped_column(default=now)  # since when the present question waits
    spent: Mapped[dict[str, float] | None] = mapped_column(JSON)  # seat → seconds of its clock used before that
    created: Mapped[datetime] = mapped_column(default=now)
    changed: Mapped[datetime] = mapped_column(default=now)
    counted: Mapped[bool] = mapped_column(Boolean, default=False)  # everybody's result is kept (counting.py)
    hints: Mapped[bool] = mapped_column(Boolean, default=False)  # may its only person ask what a bot would do?
    hinted: Mapped[dict[str, int] | None] = mapped_column(
        JSON
    )  # sequence number → 1: a nudge was asked for; 2: answers
    memory_aid: Mapped[bool] = mapped_column(Boolean, default=False)  # is everybody shown what they could remember?

    __table_args__ = (
        Index("tables_by_due", "due"),
        Index("tables_by_host", "host", "status"),
        Index("tables_by_change", "status", "changed"),
        Index("tables_to_count", "moved", sqlite_where=TO_COUNT, postgresql_where=TO_COUNT),
    )


WHAT_IF = TableRow.origin["seat"].as_integer().is_not(None)  # those of them that are what-ifs


def is_what_if(row: TableRow) -> bool:
    """Was it made to see what would have been, with hidden things dealt anew (what_if.py)?"""
    return row.origin is not None and "seat" in row.origin


class SeatRow(Base):
    """A chair: open, or taken by a person or a bot.  `deputy` is the bot that plays for an absent person."""

    __tablename__ = "seats"

    table: Mapped[str] = mapped_column(ForeignKey("tables.id"), primary_key=True)
    number: Mapped[int] = mapped_column(Integer, primary_key=True)
    kind: Mapped[Literal["open", "person", "bot"]] = mapped_column(String(6))
    name: Mapped[str] = mapped_column(String(40))
    player: Mapped[str | None] = mapped_column(ForeignKey("players.id"))
    bot: Mapped[str | None] = mapped_column(String(LONGEST_BOT))
    deputy: Mapped[str | None] = mapped_column(String(LONGEST_BOT))
    absent: Mapped[bool] = mapped_column(Boolean, default=False)  # others put the deputy there: it goes on return
    link: Mapped[str] = mapped_column(String(64))  # hash of the link that lets somebody sit here
    share: Mapped[str | None] = mapped_column(String(64))  # what whoever sits here added to the luck before the deal
    bank: Mapped[float] = mapped_column(Float, default=0.0)  # seconds left beyond those of each turn
    standing: Mapped[list[StoredStanding] | None] = mapped_column(
        JSON
    )  # where the server passes for it; its own affair
    resigned: Mapped[str | None] = mapped_column(String(22))  # the player who left a running game here
    helped: Mapped[bool] = mapped_column(Boolean, default=False)  # a bot played for its person, at least for a while

    __table_args__ = (Index("seats_by_player", "player"), Index("seats_by_resigned", "resigned"))


class MoveRow(Base):
    """An answer, or the taking back of the last one.  Never changed; the key refuses a second one with its number."""

    __tablename__ = "moves"

    table: Mapped[str] = mapped_column(ForeignKey("tables.id"), primary_key=True)
    sequence: Mapped[int] = mapped_column(Integer, primary_key=True)
    kind: Mapped[MoveKind] = mapped_column(String(6))
    seat: Mapped[int] = mapped_column(Integer)
    words: Mapped[str] = mapped_column(String(200))
    at: Mapped[datetime] = mapped_column(default=now)
    ticket: Mapped[str | None] = mapped_column(String(40))  # what its sender calls it: sent again, it counts once
    used: Mapped[float | None] = mapped_column(Float)  # seconds of its turn's time: taken back, they stay used


def new_move(
    table: str, sequence: int, kind: MoveKind, seat: int, words: str, at: datetime, ticket: str | None = None
) -> MoveRow:
    """A move on its way to the disk."""
    values = {"kind": kind, "seat": seat, "words": words, "at": at, "ticket": ticket, "used": None}
    return cast(MoveRow, Unmapped(table=table, sequence=sequence, **values))


class ChatRow(Base):
    """Something somebody said at a table, or a note about somebody.  Phrases and notes are stored by their ids."""

    __tablename__ = "chat"

    id: Mapped[int] = mapped_column(Integer, primary_key=True, autoincrement=True)
    table: Mapped[str] = mapped_column(ForeignKey("tables.id"))
    kind: Mapped[Literal["said", "phrase", "note"]] = mapped_column(String(6), default="said")
    name: Mapped[str] = mapped_column(String(40))
    text: Mapped[str] = mapped_column(Text)
    sequence: Mapped[int] = mapped_column(Integer, default=0)  # how far the game was
    at: Mapped[datetime] = mapped_column(default=now)

    __table_args__ = (Index("chat_by_table", "table", "id"),)


class ReviewRow(Base):
    """What the answers of a finished game were worth (reviews.py); without names."""

    __tablename__ = "reviews"

    table: Mapped[str] = mapped_column(ForeignKey("tables.id"), primary_key=True)
    review: Mapped[dict[str, Any]] = mapped_column(JSON)
    made: Mapped[datetime] = mapped_column(default=now)


class ResultRow(Base):
    """How a game ended for somebody; it stays when the table is forgotten.  In the order in which they were counted."""

    __tablename__ = "results"

    id: Mapped[int] = mapped_column(Integer, primary_key=True, autoincrement=True)
    table: Mapped[str] = mapped_column(String(22))
    seat: Mapped[int] = mapped_column(Integer)
    player: Mapped[str] = mapped_column(ForeignKey("players.id"))
    game: Mapped[str] = mapped_column(String(40))
    ended: Mapped[datetime]
    seconds: Mapped[float] = mapped_column(Float)  # at the table
    rank: Mapped[int] = mapped_column(Integer)
    sides: Mapped[int] = mapped_column(Integer)  # seats, and opponents nobody plays
    score: Mapped[int] = mapped_column(Integer)
    left: Mapped[bool] = mapped_column(Boolean)  # before the end; then it is lost
    aside: Mapped[str] = mapped_column(String(10))  # why it does not count; "": it does
    opponents: Mapped[list[str]] = mapped_column(JSON)  # bots as they are written, PERSON, rivals of the game
    things: Mapped[dict[str, list[str]]] = mapped_column(JSON)  # what they had, by what the game wants counted
    rating: Mapped[float | None] = mapped_column(Float)  # after it; None: it moved nothing
    spread: Mapped[float | None] = mapped_column(Float)

    __table_args__ = (
        Index("results_by_table", "table", "seat", unique=True),
        Index("results_by_player", "player", "game", "id"),
    )


class TryRow(Base):
    """What somebody made of a position to train with.  `first` and `best` are the qualities of such answers."""

    __tablename__ = "tries"

    player: Mapped[str] = mapped_column(ForeignKey("players.id"), primary_key=True)
    puzzle: Mapped[str] = mapped_column(String(60), primary_key=True)
    first: Mapped[str] = mapped_column(String(12))
    best: Mapped[str] = mapped_column(String(12))
    tries: Mapped[int] = mapped_column(Integer, default=1)
    begun: Mapped[datetime] = mapped_column(default=now)
    tried: Mapped[datetime] = mapped_column(default=now)
