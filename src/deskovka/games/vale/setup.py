"""Setting the table (VALE-SETUP)."""

from __future__ import annotations

from mypy_extensions import i64

from deskovka.core.game import Game
from deskovka.core.luck import Seed
from deskovka.core.vecs import vec
from deskovka.games.vale.rounds import Round
from deskovka.games.vale.table import Player, Vale
from deskovka.games.vale.terms import DECK_SIZE


def plain_table(game: Game, seats: i64, first: i64, seed: Seed) -> Vale:
    """A table before the first round: the deck in order, nobody has anything but the starting score."""
    players = vec[Player]([plain_player(seat, 1 + (seat - first) % seats) for seat in range(seats)])  # VALE-SETUP.7
    g = Vale(game)
    g.take_luck(seed)
    g.seat = first
    g.seats = seats
    g.first = first
    g.deck = vec[i64]([card for card in range(DECK_SIZE)])
    g.players = players
    return g


def plain_player(seat: i64, score: i64) -> Player:
    """No stones, no cards (VALE-SETUP.8, VALE-SETUP.9)."""
    p = Player()
    p.seat = seat
    p.score = score
    return p


def deal(game: Game, seats: i64, seed: Seed, first: i64) -> Vale:
    """Shuffle all cards; `first` is -1 when luck chooses the first player (VALE-SETUP.3, VALE-R.1)."""
    lot = plain_table(game, seats, 0, seed)
    if first < 0:
        first = lot.random_below(seats)
    g = plain_table(game, seats, first, seed)
    g.luck = lot.luck  # the lot was drawn before the cards
    g.shuffle(g.deck)  # VALE-SETUP.4
    g.do(Round())
    return g
