"""How a finished game ended for each of its people, and whether that says anything about them."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final, Literal

from deskovka.arena.bout import things_of
from deskovka.server.live import BOT, EXTERNAL, PERSON, LiveTable
from deskovka.server.models import SeatRow, TableRow
from deskovka.server.taking_back import PRACTICE

Aside = Literal["", "shared", "practice", "position", "continued", "seed", "hints", "helped"]
SHARED: Final = "shared"  # one player at several seats: nobody knows which of those at the screen it was
HELPED: Final = "helped"  # a bot played for the winner, at least for a while
RIVAL = "rival:"  # and its id: an opponent nobody plays


@dataclass
class Outcome:
    """The end of a game for one seat.  `player` is the person, if one played there; `bot` the bot, if one did."""

    seat: int
    player: str | None
    bot: str | None
    rank: int
    score: int
    left: bool = False
    aside: Aside = ""
    opponents: list[str] = field(default_factory=list)
    things: dict[str, list[str]] = field(default_factory=dict)


def outcomes_of(table: LiveTable) -> list[Outcome]:
    """One for each seat of a finished table.

    Whoever resigned, or had a bot in their seat when it ended, has lost to all who stayed; a bot that helped a while
    wins nothing for its person.
    """
    result = table.result_now()
    sides = len(result.sides())
    why = aside_of(table.row)
    rivals = [f"{RIVAL}{rival.id}" for rival in result.rivals]
    found = [
        outcome_at(seat, sides, result.ranks[seat.number], result.scores[seat.number], why) for seat in table.seats
    ]
    players = [outcome.player for outcome in found]
    things = things_of(table.game, table.playing().state, len(found))
    for outcome in found:
        if not outcome.aside and outcome.player is not None and players.count(outcome.player) > 1:
            outcome.aside = SHARED
        outcome.opponents = [kind_of(other) for other in found if other is not outcome] + rivals
        outcome.things = had_by(outcome.seat, things)
    return found


def outcome_at(seat: SeatRow, sides: int, rank: int, score: int, why: Aside) -> Outcome:
    if seat.resigned is not None or (seat.kind == PERSON and seat.deputy is not None):
        return Outcome(seat.number, seat.resigned or seat.player, None, sides, score, left=True, aside=why)
    if seat.kind == BOT or seat.bot == EXTERNAL:
        return Outcome(seat.number, None, seat.bot, rank, score, aside=why)
    aside: Aside = HELPED if not why and seat.helped and rank == 1 else why
    return Outcome(seat.number, seat.player, None, rank, score, aside=aside)


def aside_of(row: TableRow) -> Aside:
    """Why what happens at a table says nothing about its players."""
    if row.take_back == PRACTICE:
        return "practice"
    if row.origin is not None:
        return "continued"
    if row.start is not None:
        return "position"
    if row.chosen:
        return "seed"
    return "hints" if row.hints else ""


def kind_of(outcome: Outcome) -> str:
    return outcome.bot or PERSON


def had_by(seat: int, things: dict[str, dict[str, list[int]]]) -> dict[str, list[str]]:
    """What one seat had, by what the game wants counted."""
    had = {tally: [name for name, seats in named.items() if seat in seats] for tally, named in things.items()}
    return {tally: names for tally, names in had.items() if names}
