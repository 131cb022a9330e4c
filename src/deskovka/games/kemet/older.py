"""Tables stored under older versions of the rules."""

from __future__ import annotations

from typing import Any

from deskovka.core.codec import ints
from deskovka.games.kemet.forces import fighting_tiles
from deskovka.games.kemet.player import Player


def carried_over(stored: dict[str, Any]) -> dict[str, object]:
    """A table of version 1: what points were gained for nobody knows any more; tiles count for battles as they lie."""
    players = [{**player, "gained": 0} for player in stored["players"]]
    battles = {name: with_tiles(stored[name], players) for name in ("battle", "last_battle")}
    return {**stored, "players": players, **battles}


def with_tiles(battle: dict[str, Any] | None, players: list[dict[str, Any]]) -> dict[str, Any] | None:
    if battle is None:
        return None
    sides = [Player.from_stored(players[battle[name]]) for name in ("attacker", "defender")]
    counted = [ints(fighting_tiles(p, side)) for side, p in enumerate(sides)]
    return {**battle, "attack_tiles": counted[0], "defend_tiles": counted[1]}
