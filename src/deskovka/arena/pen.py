"""What the sections of a report have in common: names with their marks, rows, headings."""

from __future__ import annotations

from collections.abc import Iterable
from html import escape

from deskovka.arena.plots import badge
from deskovka.arena.report import Report
from deskovka.arena.words import Words

COLOURS = 5


class Pen:
    """Writes parts of one report in one language."""

    def __init__(self, found: Report, words: Words) -> None:
        self.found = found
        self.words = words
        self.looks = looks(found)

    def mode(self) -> str:
        against = self.found["against"]
        if against:
            return self.words("arena-against-baseline", baseline=against)
        return self.words("arena-round-robin")

    def all_seats(self) -> str:
        seats = self.found["seats"]
        return ", ".join([*(str(one) for one in seats[:-1]), self.words.seats(seats[-1])])

    def section(self, title: str, how: str, *parts: str) -> str:
        told = f'<p class="how">{escape(how)}</p>\n' if how else ""
        return f"<section>\n<h2>{escape(title)}</h2>\n{told}" + "\n".join(parts) + "\n</section>"

    def name(self, player: str, seats: int = 1) -> str:
        return badge(self.looks[player]) + escape(self.words.players(player, seats))

    def row(self, name: str, drawn: str, value: str, kind: str = "three", more: str | None = None) -> str:
        last = "" if more is None else f'<div class="more">{more}</div>'
        return (
            f'<div class="row {kind}"><div class="name">{name}</div><div class="value">{value}</div>'
            f'<div class="drawn">{drawn}</div>{last}</div>'
        )

    def legend(self, players: Iterable[str], ring: str = "") -> str:
        names = "".join(f"<span>{self.name(player)}</span>" for player in players)
        if ring:
            circle = '<svg class="badge" viewBox="0 0 16 16"><circle class="winners" cx="8" cy="8" r="6.5"/></svg>'
            names += f"<span>{circle}{escape(ring)}</span>"
        return f'<p class="legend">{names}</p>'


def looks(found: Report) -> dict[str, str]:
    """The class of each player: a colour and a shape of its own; a ring for the baseline and where there are many."""
    bots = [bot for bot in found["bots"] if bot != found["against"]]
    chosen = {bot: f"p{number + 1}" if number < COLOURS else "pn" for number, bot in enumerate(bots)}
    if found["against"]:
        chosen[found["against"]] = "pn"
    return chosen | dict.fromkeys(found["rivals"], "pr")
