"""Only what is new: for a viewer who keeps the table as it was told last (docs/adr/0034)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from deskovka.server.messages import ChangesMessage, TableMessage
from deskovka.server.wire import encoded, joined

ONCE: dict[str, Any] = {"events": [], "chat": [], "rewound": False}  # told once, then as if they had never been
FORGOTTEN = {name: encoded(part) for name, part in ONCE.items()}
VIEWS: Final = "views"
MUCH: Final = {VIEWS, "pending", "events", "chat", "since", "standing", "known"}  # made anew for each viewer, not kept
NONE: Final = object()  # no value
Parts = dict[str, bytes]  # each as JSON


class Changes:
    """Knows what one viewer was told last, and nothing else: what comes out of it, the viewer could have reckoned."""

    def __init__(self) -> None:
        self.parts: Parts = {}
        self.views: dict[str, Parts] = {}
        self.values: dict[str, object] = {}  # what parts were made from: the same thing again need not be made again

    def forget(self) -> None:
        """The next time everything is told."""
        self.parts, self.views, self.values = {}, {}, {}

    def told(self, whole: TableMessage) -> bytes:
        """The whole table for the first time; later the parts that are not as they were, of views those within."""
        views = whole["views"]
        is_known = self.parts.keys() == whole.keys() and have_same_parts(self.views, views)
        if not is_known:
            self.forget()
            self.views = {seat: {} for seat in views}
        news = self.new_parts(whole)
        within = {seat: new_parts_of_view(self.views[seat], view) for seat, view in views.items()}
        if not is_known:
            return joined({**news, VIEWS: joined({seat: joined(view) for seat, view in within.items()})})
        some = {seat: joined(view) for seat, view in within.items() if view}
        return b'{"type":"changes","table":%b,"views":%b}' % (joined(news), joined(some))

    def new_parts(self, whole: Mapping[str, object]) -> Parts:
        """Those that are not as they were, but for views; from now on they are known."""
        parts, values = self.parts, self.values
        news: Parts = {}
        for name, part in whole.items():
            if values.get(name, NONE) is part or name == VIEWS:
                continue
            text = encoded(part)
            if text != parts.get(name):
                news[name] = kept(text)
            if name not in MUCH:
                values[name] = part
        parts.update(news)
        parts.update(FORGOTTEN)
        parts[VIEWS] = b""  # kept apart
        values["rewound"] = False
        return news


def new_parts_of_view(known: Parts, view: Mapping[str, object]) -> Parts:
    """The same for a view."""
    news: Parts = {}
    for name, part in view.items():
        text = encoded(part)
        if text != known.get(name):
            news[name] = kept(text)
    known.update(news)
    return news


def kept(text: bytes) -> bytes:
    """What the fast library gives holds on to a kilobyte, however short it is: a copy does not."""
    return bytes(memoryview(text))


def have_same_parts(known: Mapping[str, Parts], views: Mapping[str, Mapping[str, object]]) -> bool:
    return known.keys() == views.keys() and all(known[seat].keys() == view.keys() for seat, view in views.items())


def with_changes(known: TableMessage, changes: ChangesMessage) -> dict[str, Any]:
    """The whole table again, as clients put it together from the one before."""
    views = {seat: {**view, **changes["views"].get(seat, {})} for seat, view in known["views"].items()}
    return {**known, **ONCE, **changes["table"], "views": views}
