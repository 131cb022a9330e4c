"""Battles for tests: armies that meet, and councils in few words.

g = meet(5, 4, "temple_west_small", {"prayer": 3}, {"hand": ["war_fury"]})
clash(g, "bc_3d2", "bc_2p2 war_fury")
"""

from __future__ import annotations

from deskovka.games.kemet.cards import BATTLE_NAMES
from deskovka.games.kemet.forces import total
from deskovka.games.kemet.table import Kemet
from support.kemet import answer, asked, fight, table

Seat = dict[str, object]


def with_units(seat: Seat, area: str, units: int) -> Seat:
    more = seat.get("units", {})
    assert isinstance(more, dict)
    return {**seat, "units": {area: units, **more}}


def meet(
    attackers: int,
    defenders: int,
    area: str = "west_dunes",
    attacker: Seat | None = None,
    defender: Seat | None = None,
    *others: Seat,
    leader: str = "",
    **keys: object,
) -> Kemet:
    """Seat 0 marches from front_nw (with the creature `leader`) upon seat 1; the war council has been called."""
    seats = with_units(attacker or {}, "front_nw", attackers), with_units(defender or {}, area, defenders)
    g = table(*seats, *others, **keys)
    group = f"send {attackers} with {leader}" if leader else f"send {attackers}"
    answer(g, "token on move_3", "march from front_nw", f"go to {area}")
    if asked(g)[1] == "WhoGoes":
        answer(g, group)
    return g


def recruits(units: int, enemies: int, recruiter: Seat | None = None, enemy: Seat | None = None) -> Kemet:
    """Seat 0 recruits so many units into nw_d1, where seat 1 stands; the war council has been called."""
    g = table(recruiter or {}, with_units(enemy or {}, "nw_d1", enemies))
    answer(g, "token on recruit", *["unit to nw_d1"] * units, "done")
    return g


def clash(g: Kemet, attacker: str, defender: str) -> None:
    """Each side plays a card, adds DI cards (in their order) and discards the first other card of its hand."""
    battle = g.battle
    assert battle is not None
    words = [plan(g, int(seat), said) for seat, said in ((battle.attacker, attacker), (battle.defender, defender))]
    fight(g, words[0], words[1])


def plan(g: Kemet, seat: int, said: str) -> str:
    played, *added = said.split(" ")
    held = [name for card, name in enumerate(BATTLE_NAMES) if g.players[seat].battle_cards >> card & 1]
    spare = next(name for name in held if name != played)
    return "; ".join([f"play {played} discard {spare}", *(f"add {card}" for card in added)])


def strengths(g: Kemet) -> tuple[int, int]:
    """Of attacker and defender, while the battle goes on."""
    battle = g.battle
    assert battle is not None
    return int(total(battle.attack_force, 0)), int(total(battle.defend_force, 0))


def winner(g: Kemet) -> int:
    battle = g.battle
    assert battle is not None
    return int(battle.winner)
