"""What a report of an arena calls things, in one language."""

from __future__ import annotations

from collections.abc import Sequence

from deskovka.arena.thinking import TimeRow
from deskovka.games.registry import find_game
from deskovka.text import texts


class Words:
    """The words of one game in one language."""

    def __init__(self, game: str, language: str) -> None:
        self.game = find_game(game)
        self.language = language
        self.say = texts(language)
        self.rivals = {rival for seats in self.game.seats for rival in self.game.rivals(seats)}

    def __call__(self, message: str, **values: object) -> str:
        return self.say(message, **values)

    def own(self, message: str) -> str:
        """A message of the game."""
        return self.say(f"{self.game.prefix()}-{message}")

    def title(self) -> str:
        return self.own("title")

    def player(self, name: str) -> str:
        """A bot by its name; an opponent nobody plays by what people call it."""
        return self.own(f"rival-{name}") if name in self.rivals else name

    def players(self, name: str, seats: int) -> str:
        return self.player(name) if seats == 1 else f"{seats} × {self.player(name)}"

    def ratings_title(self, seats: int) -> str:
        where = self.seats(seats) if seats else self("arena-all-seats")
        return f"{self('arena-ratings')}: {where}"

    def seats(self, seats: int) -> str:
        return self("arena-so-many-seats", seats=seats)

    def tally(self, id: str) -> str:
        """What is counted by an event."""
        return self.own(f"tally-{id}")

    def line(self, id: str) -> str:
        """A line of the score sheet."""
        return self.own(f"score-{id}")

    def thing(self, kind: str, name: str) -> str:
        """A card, a tile, a place."""
        message = f"{kind}-{name}"
        if self.say.has(f"{self.game.prefix()}-{message}"):
            return self.own(message)
        return str(self.game.speak(kind, name, self.say).get(kind, name))

    def kind_of(self, tally: str) -> str:
        """The kind of thing that an event tells first."""
        return next(kind.holes[0] for kind in self.game.event_words.kinds.values() if kind.id == tally)

    def number(self, value: float, digits: int = 0) -> str:
        """With the signs of the language: 1 234,5 or 1,234.5."""
        written = f"{value:,.{digits}f}".replace("-", "−")
        if self.language == "cs":
            return written.replace(",", "\u00a0").replace(".", ",")
        return written

    def rating(self, points: float) -> str:
        """A rating is a name rather than a number: 1500, not 1,500."""
        return f"{points:.0f}".replace("-", "−")

    def per_cent(self, share: float) -> str:
        return f"{self.number(100 * share, 1)}\u00a0%"

    def span(self, ends: Sequence[float]) -> str:
        """An interval of shares: 51.2–58.9 %."""
        low, high = (self.number(100 * end, 1) for end in ends)
        return f"{low}–{high}\u00a0%"

    def duration(self, seconds: float) -> str:
        """4 µs, 0.4 ms, 12 ms, 1.3 s."""
        for unit, size in (("µs", 1e-6), ("ms", 1e-3), ("s", 1.0)):
            value = seconds / size
            if value < 100 or unit == "s":
                break
        return f"{self.number(value, 0 if value >= 10 else 1)}\u00a0{unit}"

    def time_columns(self) -> list[str]:
        return [
            self("arena-player"),
            self("arena-answers"),
            self("arena-mean"),
            self("arena-most"),
            self("arena-longest"),
            self("arena-late"),
            self("arena-illegal"),
        ]

    def time_cells(self, row: TimeRow, illegal: int) -> list[str]:
        """What stands in these columns, but for the player."""
        spent = [self.duration(seconds) for seconds in (row["mean"], row["p95"], row["longest"])]
        return [self.number(row["answers"]), *spent, self.number(row["late"]), self.number(illegal)]
