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


class Evidence:
    """What is known after some games."""

    def __init__(self) -> None:
        self.kinds = {kind: Tally() for kind in ("faction", "element", "card", "seat", "reason", "monster")}
        self.answers = 0
        self.turns = 0
        self.games = 0

    def merge(self, other: Evidence) -> None:
        for kind, tally in other.kinds.items():
            self.kinds[kind].merge(tally)
        self.answers += other.answers
        self.turns += other.turns
        self.games += other.games


def play(seats: int, bot: str, seeds: range, variants: dict[str, str]) -> Evidence:
    game = find_game("eldervale")
    evidence = Evidence()
    for seed in seeds:
        g = game.new_game(seats, seed, variants)
        bots = [make_bot(bot, seed * 8 + seat) for seat in range(seats)]
        at = [Seat(g, seat) for seat in range(seats)]
        while g.ask is not None:
            seat = int(g.seat)
            g.play(bots[seat].answer(at[seat]))
            evidence.answers += 1
        look_at(game.open_view(g), game.result(g), g.rewards(), seats, evidence)
    return evidence


def look_at(view: dict[str, Any], result: Any, rewards: list[float], seats: int, evidence: Evidence) -> None:
    evidence.games += 1
    evidence.turns += view["turns"]
    for player in view["players"]:
        seat = player["seat"]
        share, points = rewards[seat] * seats, result.scores[seat]
        evidence.kinds["faction"].add(player["faction"], share, points)
        evidence.kinds["element"].add(player["element"], share, points)
        evidence.kinds["seat"].add(f"place {(seat - view['starter']) % seats + 1}", share, points)
        for card in player["tableau"]:
            evidence.kinds["card"].add(card["card"], share, points)
        for line in result.sheet:
            evidence.kinds["reason"].add(line.id, 1.0, line.points[seat])
    for realm in view["realms"].values():
        if realm["monster"]:
            evidence.kinds["monster"].add(realm["monster"], 1.0, 0)


def table(title: str, tally: Tally, fair: str = "of its fair share") -> list[str]:
    lines = [f"| {title} | games | wins ({fair}) | points |", "|---|---|---|---|"]
    for name in sorted(tally.games, key=lambda one: -tally.wins[one] / tally.games[one]):
        games = tally.games[name]
        lines.append(f"| {name} | {games} | {tally.wins[name] / games:.2f} | {tally.points[name] / games:.1f} |")
    return [*lines, ""]


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
    games = evidence.games
    print(f"{games} games of {given.bot}, seats {given.seats}: {evidence.answers / games:.0f} answers, "
          f"{evidence.turns / games:.0f} turns each\n")  # fmt: skip
    for kind in ("faction", "element", "seat", "card"):
        print("\n".join(table(kind, evidence.kinds[kind])))
    print("\n".join(table("points for", evidence.kinds["reason"], "always 1")))


if __name__ == "__main__":
    main()
