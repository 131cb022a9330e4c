"""One game of an arena, and everything that is kept of it."""

from __future__ import annotations

from collections.abc import Sequence
from time import perf_counter
from typing import NotRequired, TypedDict

from deskovka.arena.contest import Contest, Pairing
from deskovka.arena.seating import Seated, rival_shares, seated
from deskovka.arena.thinking import Times, deadline_of, no_times, note
from deskovka.core.errors import DeskovkaError
from deskovka.core.game import Game
from deskovka.core.luck import below, luck_of
from deskovka.core.result import Result
from deskovka.core.steps import NATURE, State
from deskovka.games.registry import find_game


class BotFailed(DeskovkaError):
    """A bot broke down; its game cannot be counted."""


class RivalPlayed(TypedDict):
    """How an opponent nobody plays did."""

    id: str
    score: int
    share: float


class Part(TypedDict):
    """One thing on the score sheet: whose it is, and what it brought."""

    line: str
    kind: str
    name: str
    points: dict[str, int]  # by seat


class Played(TypedDict):
    """A finished game.  Lists have a place for each seat."""

    matchup: int
    deal: int
    turn: int
    order: list[int]
    seed: int
    shares: list[float]  # of the victory
    scores: list[int]
    ranks: list[int]
    rivals: NotRequired[list[RivalPlayed]]
    first: int  # whose turn it was first; -1: nobody's
    answers: list[int]
    illegal: list[int]
    sheet: dict[str, list[int]]
    parts: list[Part]
    things: dict[str, dict[str, list[int]]]  # by kind of event and name of the thing: the seats that did it
    times: list[Times]


def play(contest: Contest, pairing: Pairing) -> Played:
    """Play one game of a contest."""
    game = find_game(contest.game)
    seed = contest.seed_of(pairing.deal)
    names = [contest.players()[player] for player in pairing.order]
    table = seated(game, names, seed, contest.variants, listen=True)
    bout = Bout(table, contest.deadline)
    where = f"game {pairing.turn + 1} of deal {pairing.deal} (seed {seed}, {', '.join(names)})"
    while table.g.ask is not None:
        try:
            bout.step()
        except Exception as problem:
            raise BotFailed(
                f"{where}: {names[int(table.g.seat)]} failed: {type(problem).__name__}: {problem}"
            ) from problem
    return bout.told(pairing, seed)


class Bout:
    """A game under way."""

    def __init__(self, table: Seated, deadline: float) -> None:
        seats = len(table.bots)
        self.table = table
        self.answers = [0] * seats
        self.illegal = [0] * seats
        self.times: list[Times] = [no_times() for _ in range(seats)]
        self.deadlines = [deadline_of(bot, deadline) for bot in table.bots]
        self.first = -1

    def step(self) -> None:
        """Ask whoever is to answer, and go on with what it says."""
        g = self.table.g
        seat = int(g.seat)
        assert seat != NATURE
        if self.first < 0:
            self.first = g.game.turn(g)
        options = [int(option) for option in g.options]
        began = perf_counter()
        option = self.table.answer(seat)
        spent = perf_counter() - began
        self.answers[seat] += 1
        if len(options) > 1:
            note(self.times[seat], spent, self.deadlines[seat])
        if option not in options:
            self.illegal[seat] += 1
            option = instead(options, sum(self.answers))
        g.play(option)

    def told(self, pairing: Pairing, seed: int) -> Played:
        g = self.table.g
        result = g.result()
        played: Played = {
            "matchup": pairing.matchup,
            "deal": pairing.deal,
            "turn": pairing.turn,
            "order": list(pairing.order),
            "seed": seed,
            "shares": [round(share, 6) for share in g.rewards()],
            "scores": list(result.scores),
            "ranks": list(result.ranks),
            "first": self.first,
            "answers": self.answers,
            "illegal": self.illegal,
            "sheet": {line.id: line.points[: len(self.answers)] for line in result.sheet},
            "parts": parts_of(result, len(self.answers)),
            "things": things_of(g.game, g, len(self.answers)),
            "times": self.times,
        }
        if result.rivals:
            played["rivals"] = rivals_of(result)
        return played


def instead(options: Sequence[int], number: int) -> int:
    """What is played in the place of an illegal answer: anything, the same whenever the game is played again."""
    return options[int(below(int(luck_of(number)), len(options)))]


# ---- what is kept of a finished game


def rivals_of(result: Result) -> list[RivalPlayed]:
    return [{"id": rival.id, "score": rival.score, "share": round(share, 6)} for rival, share in rival_shares(result)]


def parts_of(result: Result, seats: int) -> list[Part]:
    """The things on the sheet, for those who have them: who got points for it, has some of it, or owns it."""
    parts: list[Part] = []
    for line in result.sheet:
        for part in line.parts:
            owners = [
                seat
                for seat in range(seats)
                if part.points[seat] or part.seat == seat or (part.counts is not None and part.counts[seat])
            ]
            if owners:
                points = {str(seat): int(part.points[seat]) for seat in owners}
                parts.append({"line": line.id, "kind": part.kind, "name": part.name, "points": points})
    return parts


def things_of(game: Game, g: State, seats: int) -> dict[str, dict[str, list[int]]]:
    """Which seats did what the game wants counted (`EventKind.tallied`), with which thing."""
    words = game.event_words
    things: dict[str, dict[str, list[int]]] = {}
    for event in g.events or []:
        kind = words.kinds[int(event.kind)]
        seat = int(event.seat)
        if kind.tallied and 0 <= seat < seats and event.a >= 0:
            who = things.setdefault(kind.id, {}).setdefault(words.names[kind.holes[0]][int(event.a)], [])
            if seat not in who:
                who.append(seat)
    return things
