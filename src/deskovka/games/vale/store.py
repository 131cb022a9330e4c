"""The table as JSON, at any moment, and back."""

from __future__ import annotations

from deskovka.core.codec import dump_engine, ints, load_engine, vec_of
from deskovka.core.game import Game
from deskovka.core.steps import State
from deskovka.core.vecs import append, vec
from deskovka.games.vale.setup import plain_player, plain_table
from deskovka.games.vale.table import Player, Step, Vale

NUMBERS = ("round", "phase", "first", "actions", "known_top")
PILES = ("deck", "discard", "offer", "used")
PLAYER_NUMBERS = (
    "seat",
    "score",
    "red",
    "blue",
    "purple",
    "instant_points",
    "permanent_points",
    "active_points",
    "stolen_points",
)
PLAYER_PILES = ("hand", "area", "marked")


def dump(g: State) -> dict[str, object]:
    assert isinstance(g, Vale)
    data = dump_engine(g)
    for name in NUMBERS:
        data[name] = int(getattr(g, name))
    for name in PILES:
        data[name] = ints(getattr(g, name))
    data["players"] = [dump_player(p) for p in g.players]
    return data


def dump_player(p: Player) -> dict[str, object]:
    data: dict[str, object] = {name: int(getattr(p, name)) for name in PLAYER_NUMBERS}
    for name in PLAYER_PILES:
        data[name] = ints(getattr(p, name))
    return data


def load(game: Game, data: dict[str, object]) -> Vale:
    players = data["players"]
    assert isinstance(players, list)
    g = plain_table(game, len(players), 0, 1)
    for name in NUMBERS:
        setattr(g, name, data[name])
    g.deck = vec_of(data["deck"])  # each by its name: a vec handed over by setattr or ** is never freed
    g.discard = vec_of(data["discard"])
    g.offer = vec_of(data["offer"])
    g.used = vec_of(data["used"])
    seated = vec[Player]()
    for player in players:
        seated = append(seated, load_player(player))
    g.players = seated
    load_engine(g, data, Step)
    return g


def load_player(data: dict[str, object]) -> Player:
    p = plain_player(0, 0)
    for name in PLAYER_NUMBERS:
        setattr(p, name, data[name])
    p.hand = vec_of(data["hand"])
    p.area = vec_of(data["area"])
    p.marked = vec_of(data["marked"])
    return p
