"""What goes over the WebSocket of a table, in both directions: one shape for each type of message."""

from __future__ import annotations

from typing import Annotated, Any, Literal, NotRequired

from pydantic import BaseModel, ConfigDict, Discriminator, Field, StringConstraints, TypeAdapter
from typing_extensions import TypedDict

from deskovka.server.refused import RefusalJson
from deskovka.server.shapes import NewsShape

Number = Annotated[int, Field(ge=0, lt=2**31)]
Names = Annotated[list[Annotated[str, StringConstraints(min_length=1, max_length=60)]], Field(max_length=60)]
Words = Annotated[str, StringConstraints(min_length=1, max_length=200)]
Ticket = Annotated[str, StringConstraints(pattern=r"^[A-Za-z0-9_-]{1,40}$")]


class Message(BaseModel):
    """What all messages have: an id of the sender's, any short JSON value, which comes back with the reply.

    Whatever else stands in a message is not looked at.
    """

    model_config = ConfigDict(strict=True, frozen=True)

    id: Any = None


# ---- from a viewer


class Since(Message):
    """Tell again what happened since this sequence number."""

    type: Literal["since"]
    sequence: Number


class Language(Message):
    """Everything again in another language."""

    type: Literal["language"]
    language: Literal["cs", "en"]


class Chat(Message):
    type: Literal["chat"]
    text: str


class Phrase(Message):
    """One of a handful of phrases, which everybody reads in their own language."""

    type: Literal["phrase"]
    phrase: Literal["hello", "good-luck", "moment", "go-on", "nice", "oops", "thanks", "good-game"]


class Answer(Message):
    """An answer to the question as it was told with this sequence number.

    `ticket` is what its sender calls it: sent again with the same one, it counts once.
    """

    type: Literal["answer"]
    seat: Number
    sequence: Number
    words: Words
    ticket: Ticket | None = None


class Undo(Message):
    """Take back the last answer of a seat, and what came after it."""

    type: Literal["undo"]
    seat: Number
    sequence: Number


class Consent(Message):
    """Agree, or not, to what somebody wants to take back."""

    type: Literal["consent"]
    yes: bool


class Lift(Message):
    """At a shared screen: the person of this seat has taken it."""

    type: Literal["lift"]
    seat: Number


class PassForMe(Message):
    """A standing answer: pass at these windows (null: at all), unless one of these deeds could be done there."""

    type: Literal["pass-for-me"]
    seat: Number
    windows: Names | None
    unless: Names
    until: Literal["my-turn", "end"]


class AskMe(Message):
    """This standing answer of a seat (null: none of them) is good no longer."""

    type: Literal["ask-me"]
    seat: Number
    standing: Number | None


class Why(Message):
    """Why is this not on offer?"""

    type: Literal["why"]
    seat: Number
    words: Words


Heard = Annotated[
    Since | Language | Chat | Phrase | Answer | Undo | Consent | Lift | PassForMe | AskMe | Why,
    Discriminator("type"),
]
HEARD: TypeAdapter[Heard] = TypeAdapter(Heard)


# ---- to a viewer


class TableMessage(NewsShape):
    """The table after a change, as the viewer may see it."""

    type: Literal["table"]


class ChangesMessage(TypedDict):
    """The same for a viewer who keeps the table: the parts that are not as they were told last, and those of views.

    Events, lines of the chat and `rewound` that do not stand in `table` are none.
    """

    type: Literal["changes"]
    table: dict[str, Any]
    views: dict[str, dict[str, Any]]


class ReplyShape(TypedDict):
    """What a message brought about: the new sequence number, the id of a standing answer, what is on offer."""

    sequence: NotRequired[int]
    standing: NotRequired[int]
    offered: NotRequired[bool]
    rule: NotRequired[str]
    message: NotRequired[str]
    values: NotRequired[dict[str, Any]]
    text: NotRequired[str]


class DoneMessage(ReplyShape):
    type: Literal["done"]
    id: Any


class RefusedMessage(RefusalJson):
    """Why a message could not be done; `text` for those who wanted words."""

    type: Literal["refused"]
    id: Any
    text: NotRequired[str]


Told = Annotated[TableMessage | ChangesMessage | DoneMessage | RefusedMessage, Discriminator("type")]
TOLD: TypeAdapter[Told] = TypeAdapter(Told)
