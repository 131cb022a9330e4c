"""How a game stands or ended, for people to read: a sheet line by line."""

from __future__ import annotations

from collections.abc import Sequence


class ScorePart:
    """One thing of a line, such as a card: its points for each seat; how many each has, where points go by that.

    `seat`: whose it is, where it is one player's; so it can be told though it brings nothing.
    """

    __slots__ = ("counts", "kind", "name", "points", "seat")

    def __init__(
        self, kind: str, name: str, points: list[int], counts: list[int] | None = None, seat: int | None = None
    ) -> None:
        self.kind = kind
        self.name = name
        self.points = points
        self.counts = counts
        self.seat = seat

    def as_json(self) -> dict[str, object]:
        return {
            "kind": self.kind,
            "name": self.name,
            "points": self.points,
            "counts": self.counts,
            "seat": self.seat,
        }


class ScoreLine:
    """One line of the score sheet: where points come from, by which rule, and how many for each seat.

    Its parts, where it tells them, have as many points together.
    """

    __slots__ = ("id", "parts", "points", "rule")

    def __init__(self, id: str, rule: str, points: list[int], parts: list[ScorePart] | None = None) -> None:
        self.id = id
        self.rule = rule
        self.points = points
        self.parts = parts or []

    def as_json(self) -> dict[str, object]:
        parts = [part.as_json() for part in self.parts]
        return {"id": self.id, "rule": self.rule, "points": self.points, "parts": parts}


class Rival:
    """An opponent nobody plays, such as the ghosts of a game for one: how it stands beside the seats."""

    __slots__ = ("id", "rank", "score")

    def __init__(self, id: str, score: int, rank: int) -> None:
        self.id = id  # its name is the message <game>-rival-<id>
        self.score = score
        self.rank = rank

    def as_json(self) -> dict[str, object]:
        return {"id": self.id, "score": self.score, "rank": self.rank}


class Result:
    """How a game stands or ended: `ranks` (1 is best, shared by ties), scores, and the sheet line by line.

    `rivals` come after the seats: lines and parts of the sheet have a number for each seat and then for each of them.
    """

    __slots__ = ("over", "ranks", "reason", "rivals", "scores", "sheet", "tie_breaks")

    def __init__(
        self,
        *,
        over: bool,
        scores: list[int],
        ranks: list[int],
        sheet: list[ScoreLine],
        tie_breaks: list[ScoreLine],
        reason: str,
        rivals: list[Rival] | None = None,
    ) -> None:
        self.over = over
        self.scores = scores
        self.ranks = ranks
        self.sheet = sheet
        self.tie_breaks = tie_breaks
        self.reason = reason  # the rule that ended the game, "" while it runs
        self.rivals = rivals or []

    def sides(self) -> list[int]:
        """The scores of the seats, then of the rivals."""
        return [*self.scores, *(rival.score for rival in self.rivals)]

    def winners(self) -> list[int]:
        return [seat for seat, rank in enumerate(self.ranks) if rank == 1]

    def as_json(self) -> dict[str, object]:
        return {
            "over": self.over,
            "scores": self.scores,
            "ranks": self.ranks,
            "winners": self.winners() if self.over else [],
            "reason": self.reason,
            "rivals": [rival.as_json() for rival in self.rivals],
            "sheet": [line.as_json() for line in self.sheet],
            "tie_breaks": [line.as_json() for line in self.tie_breaks],
        }


def ranks_by(keys: Sequence[tuple[int, ...]]) -> list[int]:
    """Ranks for the best key first; equal keys share a rank."""
    return [1 + sum(other > key for other in keys) for key in keys]
