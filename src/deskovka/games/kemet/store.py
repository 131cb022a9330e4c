"""The table as JSON, at any moment, and back."""

from __future__ import annotations

from typing import Any, Final

from deskovka.core.codec import dump_engine, ints, load_engine, vec_of
from deskovka.core.game import Game
from deskovka.core.steps import State
from deskovka.core.vecs import append, vec
from deskovka.games.kemet.forces import fighting_tiles
from deskovka.games.kemet.ongoing import Battle, March, new_battle
from deskovka.games.kemet.player import Player, new_player
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
    "gained",
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
    "attack_tiles",
    "defend_tiles",
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
    g.order = vec_of(stored["order"])  # each by its name: a vec handed over by setattr or ** is never freed
    g.units = vec_of(stored["units"])
    g.levels = vec_of(stored["levels"])
    g.pyramids = vec_of(stored["pyramids"])
    g.creature_areas = vec_of(stored["creature_areas"])
    g.creature_owners = vec_of(stored["creature_owners"])
    g.offer = vec_of(stored["offer"])
    g.deck = vec_of(stored["deck"])
    g.discard = vec_of(stored["discard"])
    g.seen_cards = vec_of(stored["seen_cards"])
    g.fights = vec_of(stored["fights"])
    seated = vec[Player]()
    for player in stored["players"]:
        seated = append(seated, load_player(player))
    g.players = seated
    g.march = load_march(stored["march"])
    g.battle = load_battle(stored["battle"])
    g.last_battle = load_battle(stored["last_battle"])
    load_engine(g, data, Step)
    return g


def load_player(stored: dict[str, Any]) -> Player:
    p = new_player(0)
    for name in PLAYER_NUMBERS:
        setattr(p, name, stored[name])
    p.hand = vec_of(stored["hand"])
    p.tiles = vec_of(stored["tiles"])
    p.powers = vec_of(stored["powers"])
    p.acquire = vec_of(stored["acquire"])
    return p


def load_march(stored: dict[str, Any] | None) -> March | None:
    if stored is None:
        return None
    march = March()
    for name in (*MARCH_NUMBERS, *MARCH_FLAGS):
        setattr(march, name, stored[name])
    march.path = vec_of(stored["path"])
    return march


def load_battle(stored: dict[str, Any] | None) -> Battle | None:
    if stored is None:
        return None
    battle = new_battle(0, 0, 0, bool(stored["by_move"]))
    for name in BATTLE_NUMBERS:
        setattr(battle, name, stored[name])
    battle.cards = vec_of(stored["cards"])
    battle.wounds = vec_of(stored["wounds"])
    battle.attack_force = vec_of(stored["attack_force"])
    battle.defend_force = vec_of(stored["defend_force"])
    battle.attack_tiles = vec_of(stored["attack_tiles"])
    battle.defend_tiles = vec_of(stored["defend_tiles"])
    battle.figures = vec_of(stored["figures"])
    battle.losses = vec_of(stored["losses"])
    battle.lost = vec_of(stored["lost"])
    battle.veterans = vec_of(stored["veterans"])
    battle.after = vec_of(stored["after"])
    return battle


def carried_over(stored: dict[str, Any]) -> dict[str, object]:
    """A table of version 1: what points were gained for nobody knows any more; tiles count for battles as they lie."""
    players = [{**player, "gained": 0} for player in stored["players"]]
    battles = {name: with_tiles(stored[name], players) for name in ("battle", "last_battle")}
    return {**stored, "players": players, **battles}


def with_tiles(battle: dict[str, Any] | None, players: list[dict[str, Any]]) -> dict[str, Any] | None:
    if battle is None:
        return None
    sides = [load_player(players[battle[name]]) for name in ("attacker", "defender")]
    counted = [ints(fighting_tiles(p, side)) for side, p in enumerate(sides)]
    return {**battle, "attack_tiles": counted[0], "defend_tiles": counted[1]}
