"""Only what is new: for a viewer who keeps the table as it was told last (docs/adr/0034)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from deskovka.server.messages import ChangesMessage, TableMessage
from deskovka.server.wire import encoded, joined

ONCE: dict[str, Any] = {"events": [], "chat": [], "rewound": False}  # told once, then as if they had never been
FORGOTTEN = {name: encoded(part) for name, part in ONCE.items()}
VIEWS: Final = "views"
MUCH: Final = {
    VIEWS,
    "pending",
    "events",
    "chat",
    "since",
    "standing",
    "known",
}  # made anew for each viewer, and never kept
NONE: Final[dict[str, object]] = {}  # no values; and no value
Parts = dict[str, bytes]  # each as JSON


class Changes:
    """Knows what one viewer was told last, and nothing else: what comes out of it, the viewer could have reckoned."""

    def __init__(self) -> None:
        self.parts: Parts = {}
        self.views: dict[str, Parts] = {}
        self.values: dict[str, object] = {}  # what parts were made from: the same thing again need not be made again

    def forget(self) -> None:
        """The next time everything is told."""
        self.parts, self.values = {}, {}

    def told(self, whole: TableMessage) -> bytes:
        """The whole table for the first time; later the parts that are not as they were, of views those within."""
        known, known_views = self.parts, self.views
        parts, news = compared(known, whole, self.values, but=VIEWS)
        both = {seat: compared(known_views.get(seat, {}), view) for seat, view in whole["views"].items()}
        views = {seat: every for seat, (every, _) in both.items()}
        self.parts, self.views = parts | FORGOTTEN, views
        self.values = {name: part for name, part in whole.items() if name not in MUCH}
        self.values["rewound"] = False
        if known.keys() != parts.keys() or not have_same_parts(known_views, views):
            return joined({**parts, VIEWS: joined({seat: joined(view) for seat, view in views.items()})})
        within = {seat: joined(some) for seat, (_, some) in both.items() if some}
        return b'{"type":"changes","table":%b,"views":%b}' % (joined(news), joined(within))


def compared(
    known: Parts, whole: Mapping[str, object], values: Mapping[str, object] = NONE, but: str = ""
) -> tuple[Parts, Parts]:
    """All parts but one, and those that are not as they were known; what was made from the same value is."""
    parts: Parts = {}
    news: Parts = {}
    for name, part in whole.items():
        if name == but:
            continue
        before = known.get(name)
        if before is not None and values.get(name, NONE) is part:
            parts[name] = before
            continue
        text = encoded(part)
        if text == before:
            parts[name] = before
        else:  # what the fast library gives holds on to a kilobyte, however short it is: a copy is kept
            parts[name] = news[name] = bytes(memoryview(text))
    return parts, news


def have_same_parts(known: dict[str, Parts], views: dict[str, Parts]) -> bool:
    return known.keys() == views.keys() and all(known[seat].keys() == view.keys() for seat, view in views.items())


def with_changes(known: TableMessage, changes: ChangesMessage) -> dict[str, Any]:
    """The whole table again, as clients put it together from the one before."""
    views = {seat: {**view, **changes["views"].get(seat, {})} for seat, view in known["views"].items()}
    return {**known, **ONCE, **changes["table"], "views": views}
