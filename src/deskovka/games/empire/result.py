"""How a game stands: ranks with the tie-breaks, and the score sheet (EMPIRE-SCORE, EMPIRE-TIE, EMPIRE-FULL)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from deskovka.core.result import Result, ScoreLine, ranks_by
from deskovka.core.steps import State
from deskovka.core.vecs import vec
from deskovka.games.empire.player import Player
from deskovka.games.empire.scoresheet import parts_of
from deskovka.games.empire.scoring import LINES, REGION_LINE, sheet
from deskovka.games.empire.table import Empire
from deskovka.games.empire.terms import BOOK_OF_SPELLS

LINE_NAMES: Final = (
    ("regions", "EMPIRE-SCORE.4"),
    ("islands", "EMPIRE-SCORE.7"),
    ("cards", "EMPIRE-SCORE.8"),
    ("elixirs", "EMPIRE-SCORE.9"),
    ("tokens", "EMPIRE-SCORE.11"),
    ("citadels", "EMPIRE-CIT.2"),
    ("leader", "EMPIRE-SCORE.11"),
)


def result(state: State) -> Result:
    assert isinstance(state, Empire)
    g = state
    points = sheet(g)
    players = list(g.players)
    lines = earlier_games(players)
    lines += [
        ScoreLine(name, rule, [int(points[p.seat * LINES + line]) for p in players], parts_of(g, name))
        for line, (name, rule) in enumerate(LINE_NAMES)
        if in_play(g, name)
    ]
    scores = [sum(line.points[seat] for line in lines) for seat in range(len(players))]
    breaks = [] if g.variants.games > 1 else tie_breaks(g, points)  # EMPIRE-FULL.3
    keys = [(scores[seat], *(line.points[seat] for line in breaks)) for seat in range(len(players))]
    over = g.ask is None
    reason = ("EMPIRE-FULL.1" if g.variants.games > 1 else "EMPIRE-END.1") if over else ""
    return Result(over=over, scores=scores, ranks=ranks_by(keys), sheet=lines, tie_breaks=breaks, reason=reason)


def earlier_games(players: list[Player]) -> list[ScoreLine]:
    """The games of the match already played."""
    return [
        ScoreLine(f"game-{number + 1}", "EMPIRE-FULL.1", [int(p.earlier[number]) for p in players])
        for number in range(len(players[0].earlier))
    ]


def in_play(g: Empire, line: str) -> bool:
    """Lines of variants that are not in use are left out."""
    if line == "tokens":
        return g.variants.discoveries or g.variants.encounters
    if line == "citadels":
        return g.variants.citadels
    return g.variants.leaders if line == "leader" else True


def tie_breaks(g: Empire, points: vec[i64]) -> list[ScoreLine]:
    """What decides among equal totals, in this order (EMPIRE-DISC.8, EMPIRE-TIE)."""
    players = list(g.players)
    lines = [
        ScoreLine("coins", "EMPIRE-TIE.1", [int(p.coins) for p in players]),
        ScoreLine("armies", "EMPIRE-TIE.2", [int(g.armies_on_board(p.seat)) for p in players]),
        ScoreLine("regions", "EMPIRE-TIE.3", [int(points[p.seat * LINES + REGION_LINE]) for p in players]),
    ]
    if g.variants.discoveries:
        lines.insert(0, ScoreLine("book", "EMPIRE-DISC.8", [int(BOOK_OF_SPELLS in p.tokens) for p in players]))
    return lines
