"""What happened, in order, with who may see it.  Made only while somebody listens."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

EVERYONE: Final = -1


@mypyc_attr(acyclic=True)
@final
class Event:
    """A kind and up to three numbers; only the seat `private` sees the first of them (EVERYONE: all do)."""

    __slots__ = ("a", "b", "c", "kind", "private", "seat")

    def __init__(self, kind: i64, seat: i64, a: i64, b: i64, c: i64, private: i64) -> None:
        self.kind = kind
        self.seat = seat
        self.a = a
        self.b = b
        self.c = c
        self.private = private


class EventKind:
    """How events of one kind are told: message id, what the numbers mean, by which rule, whether they end free undo."""

    __slots__ = ("holes", "id", "lays_open", "reveals", "rule", "tallied")

    def __init__(
        self,
        id: str,
        *holes: str,
        rule: str = "",
        reveals: bool = False,
        lays_open: bool = False,
        tallied: bool = False,
    ) -> None:
        self.id = id
        self.rule = rule
        self.holes = holes  # kinds of names, as in Phrases; "" skips a number
        self.reveals = reveals  # something hidden was seen or luck was drawn: no way back without consent
        self.lays_open = lays_open  # its seat shows what it held: so it is where another seat made it do so
        self.tallied = tallied  # arenas count who did it with which thing, the first one; words: <game>-tally-<id>

    def is_news(self, event: Event, seat: int) -> bool:
        """Does an event of this kind tell something that an answer of this seat did not decide?"""
        return self.reveals or (self.lays_open and int(event.seat) != seat)


class EventWords:
    """Turns events into JSON for one viewer."""

    def __init__(self, kinds: dict[int, EventKind], names: dict[str, list[str]]) -> None:
        self.kinds = kinds
        self.names = names

    def reveal(self, events: list[Event], seat: int) -> bool:
        """Did an answer of this seat, which brought these events about, show something to anybody?"""
        return any(self.kinds[int(event.kind)].is_news(event, seat) for event in events)

    def tell(self, event: Event, viewer: int | None, everything: bool = False) -> dict[str, object]:
        """The event as `viewer` sees it (None: a spectator); hidden numbers are left out."""
        kind = self.kinds[int(event.kind)]
        told: dict[str, object] = {"event": kind.id}
        if event.seat >= 0:
            told["seat"] = int(event.seat)
        hidden = event.private != EVERYONE and event.private != (EVERYONE if viewer is None else viewer)
        for place, (hole, number) in enumerate(zip(kind.holes, (event.a, event.b, event.c), strict=False)):
            if not hole or number < 0:
                continue
            if place == 0 and hidden and not everything:
                told["hidden"] = True
                continue
            told[hole] = self.names[hole][int(number)] if hole in self.names else int(number)
        return told
