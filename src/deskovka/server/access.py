"""Who may look at a table, and at the numbers of the server."""

from __future__ import annotations

from collections.abc import Collection
from typing import Final

from deskovka.server.models import SeatRow, TableRow
from deskovka.server.place import is_loopback
from deskovka.server.refused import Refused
from deskovka.server.secrets import fits

LINK: Final = "x-deskovka-link"  # the header that shows the link somebody came with: an address would be logged


def belongs(row: TableRow, seats: Collection[SeatRow], player: str | None) -> bool:
    """Does a player sit at this table, or is it theirs?"""
    return player is not None and (row.host == player or any(seat.player == player for seat in seats))


def knows_a_link(row: TableRow, seats: Collection[SeatRow], link: str) -> bool:
    """The spectators' link, or that of any seat."""
    return bool(link) and any(fits(link, known) for known in (row.spectate, *(seat.link for seat in seats)))


def is_public(row: TableRow) -> bool:
    """A table that waits for people, or one that was played where anybody could be let in: its id is enough."""
    return row.status == "open" or (row.status == "finished" and row.spectators)


def check_may_look(row: TableRow, seats: Collection[SeatRow], player: str | None, link: str) -> None:
    """Refused to strangers: even who is asked, and since when, is only for those at the table and their guests."""
    if not (is_public(row) or belongs(row, seats, player) or knows_a_link(row, seats, link)):
        raise Refused("not-for-you")


def may_read_metrics(host: str, further: Collection[str]) -> bool:
    """They count the answers of all tables, also secret ones: for this machine, and for whoever was named."""
    return is_loopback(host) or host in further
