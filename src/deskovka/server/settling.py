"""Nothing is refused, and nothing fails, because another process has changed the table a moment ago."""

from __future__ import annotations

from collections.abc import Callable, Coroutine
from functools import wraps
from typing import TYPE_CHECKING, Any, Concatenate, ParamSpec, Protocol, TypeVar

from deskovka.server.refused import Refused
from deskovka.server.writer import Stale

if TYPE_CHECKING:
    from deskovka.server.service import Service

P = ParamSpec("P")
T = TypeVar("T")


class OfService(Protocol):
    """Whoever does something at tables."""

    @property
    def service(self) -> Service: ...


Who = TypeVar("Who", bound=OfService)
Deed = Callable[Concatenate[Who, str, P], Coroutine[Any, Any, T]]


def settled(deed: Deed[Who, P, T]) -> Deed[Who, P, T]:
    """What is done at the table of an id: it is done on the table as it is now, or refused by that.

    A process believes the tables in its memory.  What it writes is checked all the same (Stale), and before it refuses
    something it looks whether it is right; if not, it tries again.
    """

    @wraps(deed)
    async def do(who: Who, id: str, /, *values: P.args, **named: P.kwargs) -> T:
        while True:
            try:
                return await deed(who, id, *values, **named)
            except Stale:
                who.service.doubt(id)
            except Refused:
                if await who.service.was_right(id):
                    raise

    return do
