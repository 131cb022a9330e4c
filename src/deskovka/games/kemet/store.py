"""The table as JSON, at any moment, and back."""

from __future__ import annotations

from typing import Any, Final

from deskovka.core.codec import dump_engine, ints, load_engine, vec_of
from deskovka.core.game import Game
from deskovka.core.steps import State
from deskovka.core.vecs import append, vec
from deskovka.games.kemet.ongoing import Battle, March
from deskovka.games.kemet.player import Player
from deskovka.games.kemet.setup import plain_table
from deskovka.games.kemet.table import Kemet, Step, Variants

NUMBERS: Final = ("round", "phase", "step", "turn", "colours", "placed", "doing", "winner")
PILES: Final = (
    "order",
    "units",
    "levels",
    "pyramids",
    "creature_areas",
    "creature_owners",
    "offer",
    "deck",
    "discard",
    "seen_cards",
    "fights",
)
PLAYER_NUMBERS: Final = (
    "seat",
    "city",
    "prayer",
    "supply",
    "points",
    "veterans",
    "battle_cards",
    "open_cards",
    "closed_cards",
    "tokens",
    "used",
    "bought",
    "silver",
    "gold",
    "exchanged",
)
PLAYER_PILES: Final = ("hand", "tiles", "powers", "acquire")
MARCH_NUMBERS: Final = ("area", "start", "left", "steps", "target")
MARCH_PILES: Final = ("path",)
MARCH_FLAGS: Final = ("teleported", "card", "no_walls", "open_walls", "entered", "begun")
BATTLE_NUMBERS: Final = ("area", "attacker", "defender", "holder", "shown", "winner", "points", "refuge")
BATTLE_PILES: Final = (
    "cards",
    "wounds",
    "attack_force",
    "defend_force",
    "figures",
    "losses",
    "lost",
    "veterans",
    "after",
)


def dump(g: State) -> dict[str, object]:
    assert isinstance(g, Kemet)
    data = dump_engine(g)
    data["variants"] = {
        "choose_cities": bool(g.variants.choose_cities),
        "special_cards": bool(g.variants.special_cards),
        "rounds": int(g.variants.rounds),
    }
    data.update({name: int(getattr(g, name)) for name in NUMBERS})
    data.update({name: ints(getattr(g, name)) for name in PILES})
    data["players"] = [dump_player(p) for p in g.players]
    data["march"] = None if g.march is None else dump_march(g.march)
    data["battle"] = None if g.battle is None else dump_battle(g.battle)
    data["last_battle"] = None if g.last_battle is None else dump_battle(g.last_battle)
    return data


def dump_player(p: Player) -> dict[str, object]:
    data: dict[str, object] = {name: int(getattr(p, name)) for name in PLAYER_NUMBERS}
    data.update({name: ints(getattr(p, name)) for name in PLAYER_PILES})
    return data


def dump_march(march: March) -> dict[str, object]:
    data: dict[str, object] = {name: int(getattr(march, name)) for name in MARCH_NUMBERS}
    data.update({name: bool(getattr(march, name)) for name in MARCH_FLAGS})
    data.update({name: ints(getattr(march, name)) for name in MARCH_PILES})
    return data


def dump_battle(battle: Battle) -> dict[str, object]:
    data: dict[str, object] = {name: int(getattr(battle, name)) for name in BATTLE_NUMBERS}
    data.update({name: ints(getattr(battle, name)) for name in BATTLE_PILES})
    data["by_move"] = bool(battle.by_move)
    return data


def load(game: Game, data: dict[str, object]) -> Kemet:
    stored: dict[str, Any] = data
    g = plain_table(game, len(stored["players"]), Variants(**stored["variants"]), 1)
    for name in NUMBERS:
        setattr(g, name, stored[name])
    for name in PILES:
        setattr(g, name, vec_of(stored[name]))
    seated = vec[Player]()
    for player in stored["players"]:
        piles = {name: vec_of(player[name]) for name in PLAYER_PILES}
        seated = append(seated, Player(**{**{name: player[name] for name in PLAYER_NUMBERS}, **piles}))
    g.players = seated
    march = stored["march"]
    if march is not None:
        g.march = March(**{**march, **{name: vec_of(march[name]) for name in MARCH_PILES}})
    g.battle = load_battle(stored["battle"])
    g.last_battle = load_battle(stored["last_battle"])
    load_engine(g, data, Step)
    return g


def load_battle(stored: dict[str, Any] | None) -> Battle | None:
    if stored is None:
        return None
    return Battle(**{**stored, **{name: vec_of(stored[name]) for name in BATTLE_PILES}})
