"""Who plays whom in an arena: match-ups, deals, and who sits where.

A match-up is who sits at a table; a deal is one seed.  Each deal of a match-up is played once for every way in which
its players can be moved round the table, so that nobody gains by a seat or by a lucky deal.  All match-ups play the
same deals.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import combinations

from deskovka.bots.registry import make_bot
from deskovka.core.errors import DeskovkaError, UnknownName
from deskovka.core.luck import SEEDS, below, luck_of, next_luck
from deskovka.games.registry import find_game


@dataclass(frozen=True)
class Matchup:
    """Who sits at a table: one bot for each seat, by number (`Contest.players`)."""

    seats: int
    line_up: tuple[int, ...]

    def orders(self, deal: int) -> list[tuple[int, ...]]:
        """Who sits where in the games of a deal: an order drawn for the deal, moved round the table; none twice."""
        order = list(self.line_up)
        luck = int(luck_of(deal))
        for last in range(len(order) - 1, 0, -1):
            luck = int(next_luck(luck))
            other = int(below(luck, last + 1))
            order[last], order[other] = order[other], order[last]
        moved = [tuple(order[shift:] + order[:shift]) for shift in range(len(order))]
        return list(dict.fromkeys(moved))


@dataclass(frozen=True)
class Pairing:
    """One game of a contest; the same whoever plays it and when."""

    matchup: int
    deal: int
    turn: int  # which of the orders of the deal
    order: tuple[int, ...]  # players by seat

    def key(self) -> tuple[int, int, int]:
        return self.matchup, self.deal, self.turn


@dataclass(frozen=True)
class Contest:
    """What an arena plays: bots among themselves, or each of them against a baseline."""

    game: str
    bots: tuple[str, ...]
    seats: tuple[int, ...] = (2,)
    against: str = ""  # the baseline; "": everybody plays everybody
    seed: int = 0
    variants: dict[str, str] = field(default_factory=dict)
    deadline: float = 0.0  # seconds an answer may take, for bots that have no time of their own; 0: any
    version: str = ""  # of the package: bots may change with it

    def players(self) -> tuple[str, ...]:
        """The bots, then the baseline where it is not one of them."""
        extra = (self.against,) if self.against and self.against not in self.bots else ()
        return self.bots + extra

    def matchups(self) -> list[Matchup]:
        return [Matchup(seats, line_up) for seats in self.seats for line_up in self.line_ups(seats)]

    def line_ups(self, seats: int) -> list[tuple[int, ...]]:
        players = range(len(self.players()))
        if not self.against:
            return even_line_ups(len(players), seats)
        base = self.players().index(self.against)
        rivals = [player for player in players if player != base]
        if seats == 1:  # alone they meet only whoever nobody plays
            return [(player,) for player in (*rivals, base)]
        return [(player, *[base] * (seats - 1)) for player in rivals]

    def seed_of(self, deal: int) -> int:
        return (self.seed + deal) % SEEDS

    def pairings(self, games: int) -> Iterator[Pairing]:
        """At least so many games of every match-up, whole deals only; by deals, so that all grow alike."""
        matchups = self.matchups()
        played = [0] * len(matchups)
        deal = 0
        while min(played) < games:
            for number, matchup in enumerate(matchups):
                if played[number] < games:
                    for turn, order in enumerate(matchup.orders(deal)):
                        yield Pairing(number, deal, turn, order)
                        played[number] += 1
            deal += 1

    def described(self) -> dict[str, object]:
        """What makes two contests the same: any number of games of one can go on in its results."""
        game = find_game(self.game)
        return {
            "arena": 1,  # the form of results
            "deskovka": self.version,
            "game": self.game,
            "rules_version": game.rules_version,
            "bots": list(self.bots),
            "against": self.against,
            "seats": list(self.seats),
            "seed": self.seed,
            "variants": dict(sorted(self.variants.items())),
            "deadline": self.deadline,
        }

    def fingerprint(self) -> str:
        """A few letters for this contest and no other."""
        text = json.dumps(self.described(), sort_keys=True)
        return hashlib.sha256(text.encode()).hexdigest()[:8]

    def check(self) -> None:
        """Complain before anything is played."""
        game = find_game(self.game)
        if len(set(self.bots)) < len(self.bots):
            raise DeskovkaError(
                "a bot is named twice: once is enough, it also plays against itself where seats are left"
            )
        if self.against and set(self.bots) <= {self.against}:
            raise DeskovkaError(f"nobody is left to play against {self.against}")
        for seats in self.seats:
            game.new_game(seats, self.seed, self.variants)
            if seats == 1 and not game.rivals(1):
                raise UnknownName(f"{self.game} has nobody to play against at a table for one")
        for bot in self.players():
            make_bot(bot, 0)


def even_line_ups(players: int, seats: int) -> list[tuple[int, ...]]:
    """Everybody equally often, and each choice of those who sit there once more: a b c at two → ab, ac, bc."""
    all_of_them = tuple(range(players)) * (seats // players)
    return [tuple(sorted(all_of_them + more)) for more in combinations(range(players), seats % players)]
