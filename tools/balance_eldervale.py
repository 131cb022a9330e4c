"""How factions, elements, cards and monsters of Dwellings of Eldervale do in games of bots: docs/balance/eldervale.md.

python tools/balance_eldervale.py --games 2000 --seats 2 3 4 --bot greedy > evidence.md
"""

from __future__ import annotations

import argparse
from collections import defaultdict
from concurrent.futures import ProcessPoolExecutor
from typing import Any

from deskovka.bots.bot import Seat
from deskovka.bots.registry import make_bot
from deskovka.games.registry import find_game


class Tally:
    """Games, wins (as a share of what was fair) and points of each thing."""

    def __init__(self) -> None:
        self.games: dict[str, int] = defaultdict(int)
        self.wins: dict[str, float] = defaultdict(float)
        self.points: dict[str, int] = defaultdict(int)

    def add(self, name: str, share: float, points: int) -> None:
        self.games[name] += 1
        self.wins[name] += share
        self.points[name] += points

    def merge(self, other: Tally) -> None:
        for name, games in other.games.items():
            self.games[name] += games
            self.wins[name] += other.wins[name]
            self.points[name] += other.points[name]


LONGEST = 20_000  # answers of a game that ends
KINDS = ("faction", "element", "seat", "card", "magic", "monster", "reason")


class Evidence:
    """What is known after some games."""

    def __init__(self) -> None:
        self.taken = {kind: Tally() for kind in KINDS}  # by those who had it
        self.left = {kind: Tally() for kind in KINDS}  # by the others in the same games
        self.answers: list[int] = []
        self.turns: list[int] = []

    def merge(self, other: Evidence) -> None:
        for kind in KINDS:
            self.taken[kind].merge(other.taken[kind])
            self.left[kind].merge(other.left[kind])
        self.answers += other.answers
        self.turns += other.turns


def play(seats: int, bot: str, seeds: range, variants: dict[str, str]) -> Evidence:
    game = find_game("eldervale")
    evidence = Evidence()
    for seed in seeds:
        g = game.new_game(seats, seed, variants, listen=True)
        bots = [make_bot(bot, seed * 8 + seat) for seat in range(seats)]
        at = [Seat(g, seat) for seat in range(seats)]
        answers = 0
        while g.ask is not None:
            seat = int(g.seat)
            g.play(bots[seat].answer(at[seat]))
            answers += 1
            if answers > LONGEST:
                raise RuntimeError(f"game {seed} of {seats} goes on and on: {type(g.ask).__name__}")
        told = [game.event_words.tell(event, None, everything=True) for event in g.events or []]
        evidence.answers.append(answers)
        look_at(game.open_view(g), game.result(g), g.rewards(), told, evidence)
    return evidence


USED = {"cast": "magic", "quest": "magic", "prophecy": "magic", "controlled": "monster"}


def look_at(
    view: dict[str, Any], result: Any, rewards: list[float], told: list[dict[str, Any]], evidence: Evidence
) -> None:
    seats = len(view["players"])
    evidence.turns.append(view["turns"])
    had: dict[str, list[set[str]]] = {kind: [set() for _ in range(seats)] for kind in KINDS}
    for player in view["players"]:
        seat = player["seat"]
        had["faction"][seat].add(player["faction"])
        had["element"][seat].add(player["element"])
        had["seat"][seat].add(f"place {(seat - view['starter']) % seats + 1}")
        had["card"][seat].update(card["card"] for card in player["tableau"])
    for event in told:
        kind = USED.get(event["event"])
        if kind:
            had[kind][event["seat"]].add(event["magic" if kind == "magic" else "unit"])
    for kind, owned in had.items():
        for name in set().union(*owned):
            for seat in range(seats):
                tally = evidence.taken if name in owned[seat] else evidence.left
                tally[kind].add(name, rewards[seat] * seats, result.scores[seat])
    for line in result.sheet:
        for seat in range(seats):
            evidence.taken["reason"].add(line.id, 1.0, line.points[seat])


def table(title: str, taken: Tally, left: Tally) -> list[str]:
    """Wins as a share of what is fair: 1 is as many as anybody's."""
    lines = [f"| {title} | players | wins | points | wins of the others | their points |", "|---|---|---|---|---|---|"]
    for name in sorted(taken.games, key=lambda one: -taken.wins[one] / taken.games[one]):
        cells = [name, str(taken.games[name])]
        for tally in (taken, left):
            games = tally.games[name]
            cells += [f"{tally.wins[name] / games:.2f}", f"{tally.points[name] / games:.1f}"] if games else ["", ""]
        lines.append(f"| {' | '.join(cells)} |")
    return [*lines, ""]


def spread(values: list[int]) -> str:
    return f"{sum(values) / len(values):.0f} on average, {min(values)} to {max(values)}"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--seats", type=int, nargs="+", default=[2])
    parser.add_argument("--bot", default="greedy")
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--variant", action="append", default=[], help="name=value")
    given = parser.parse_args()
    variants = dict(one.split("=") for one in given.variant)
    evidence = Evidence()
    size = max(1, given.games // (8 * given.jobs))
    with ProcessPoolExecutor(given.jobs) as workers:
        for seats in given.seats:
            starts = range(given.seed, given.seed + given.games, size)
            parts = [range(start, min(start + size, given.seed + given.games)) for start in starts]
            count = len(parts)
            for part in workers.map(play, [seats] * count, [given.bot] * count, parts, [variants] * count):
                evidence.merge(part)
    print(f"{len(evidence.answers)} games of `{given.bot}`, seats {given.seats}: answers {spread(evidence.answers)}; "
          f"turns {spread(evidence.turns)}.\n")  # fmt: skip
    for kind in KINDS:
        print("\n".join(table(kind, evidence.taken[kind], evidence.left[kind])))


if __name__ == "__main__":
    main()
