"""Only what is new: for a viewer who keeps the table as it was told last (docs/adr/0034)."""

from __future__ import annotations

from typing import Any, Final

from deskovka.server.messages import ChangesMessage, TableMessage
from deskovka.server.wire import encoded, joined

ONCE: dict[str, Any] = {"events": [], "chat": [], "rewound": False}  # told once, then as if they had never been
FORGOTTEN = {name: encoded(part) for name, part in ONCE.items()}
VIEWS: Final = "views"
Parts = dict[str, bytes]  # each as JSON


class Changes:
    """Knows what one viewer was told last, and nothing else: what comes out of it, the viewer could have reckoned."""

    def __init__(self) -> None:
        self.parts: Parts = {}
        self.views: dict[str, Parts] = {}

    def forget(self) -> None:
        """The next time everything is told."""
        self.parts = {}

    def told(self, whole: TableMessage) -> bytes:
        """The whole table for the first time; later the parts that are not as they were, of views those within."""
        parts = {name: encoded(part) for name, part in whole.items() if name != VIEWS}
        views = {seat: parts_of(view) for seat, view in whole[VIEWS].items()}
        known, self.parts = self.parts, {**parts, **FORGOTTEN}
        known_views, self.views = self.views, views
        if known.keys() != parts.keys() or shape_of(known_views) != shape_of(views):
            return joined({**parts, VIEWS: joined({seat: joined(view) for seat, view in views.items()})})
        within = {seat: joined(news) for seat, view in views.items() if (news := different(known_views[seat], view))}
        return b'{"type":"changes","table":%b,"views":%b}' % (joined(different(known, parts)), joined(within))


def parts_of(whole: dict[str, Any]) -> Parts:
    return {name: encoded(part) for name, part in whole.items()}


def shape_of(views: dict[str, Parts]) -> dict[str, list[str]]:
    return {seat: sorted(view) for seat, view in views.items()}


def different(known: Parts, new: Parts) -> Parts:
    return {name: part for name, part in new.items() if part != known[name]}


def with_changes(known: TableMessage, changes: ChangesMessage) -> dict[str, Any]:
    """The whole table again, as clients put it together from the one before."""
    views = {seat: {**view, **changes["views"].get(seat, {})} for seat, view in known["views"].items()}
    return {**known, **ONCE, **changes["table"], "views": views}
