"""The table as JSON, at any moment, and back."""

from __future__ import annotations

from typing import Any, Final

from deskovka.core.codec import dump_engine, ints, load_engine, vec_of
from deskovka.core.game import Game
from deskovka.core.steps import State
from deskovka.core.vecs import append, vec
from deskovka.games.empire.board import Board
from deskovka.games.empire.setup import plain_table
from deskovka.games.empire.table import Empire, Player, Step
from deskovka.games.empire.variants import dump_variants, load_variants

NUMBERS: Final = ("number", "start", "starter", "active", "playing", "gap", "portal_a", "portal_b")
PILES: Final = ("armies", "cities", "tokens", "row", "deck", "bids")
PLAYER_NUMBERS: Final = (
    "seat",
    "coins",
    "supply",
    "cities",
    "extra_move",
    "extra_army",
    "flying",
    "elixirs",
    "leader",
    "trophies",
    "looked",
)
PLAYER_PILES: Final = ("cards", "tokens", "earlier")


def dump(g: State) -> dict[str, object]:
    assert isinstance(g, Empire)
    data = dump_engine(g)
    data["variants"] = dump_variants(g.variants)
    data["board"] = {"layout": int(g.board.layout), "sides": ints(g.board.sides), "turns": ints(g.board.turns)}
    for name in NUMBERS:
        data[name] = int(getattr(g, name))
    for name in PILES:
        data[name] = ints(getattr(g, name))
    data["players"] = [dump_player(p) for p in g.players]
    return data


def dump_player(p: Player) -> dict[str, object]:
    data: dict[str, object] = {name: int(getattr(p, name)) for name in PLAYER_NUMBERS}
    data["immune"] = bool(p.immune)
    for name in PLAYER_PILES:
        data[name] = ints(getattr(p, name))
    return data


def load(game: Game, data: dict[str, object]) -> Empire:
    stored: dict[str, Any] = data
    board = stored["board"]
    g = plain_table(
        game,
        len(stored["players"]),
        load_variants(stored["variants"]),
        Board(board["layout"], vec_of(board["sides"]), vec_of(board["turns"])),
        1,
    )
    for name in NUMBERS:
        setattr(g, name, stored[name])
    g.armies = vec_of(stored["armies"])  # each by its name: a vec handed over by setattr or ** is never freed
    g.cities = vec_of(stored["cities"])
    g.tokens = vec_of(stored["tokens"])
    g.row = vec_of(stored["row"])
    g.deck = vec_of(stored["deck"])
    g.bids = vec_of(stored["bids"])
    seated = vec[Player]()
    for player in stored["players"]:
        seated = append(seated, load_player(player))
    g.players = seated
    load_engine(g, data, Step)
    return g


def load_player(data: dict[str, object]) -> Player:
    p = Player(0, vec_of(data["cards"]), vec_of(data["tokens"]), vec_of(data["earlier"]), immune=bool(data["immune"]))
    for name in PLAYER_NUMBERS:
        setattr(p, name, data[name])
    return p
