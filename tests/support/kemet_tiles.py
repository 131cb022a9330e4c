"""Showing what a power tile does at the table: battles, marches and nights in a line."""

from __future__ import annotations

from deskovka.core.events import Event
from deskovka.games.kemet.table import Kemet
from support.kemet import KEMET, answer, asked, fight, offered, table

WEAK = "play bc_2p2 discard bc_1d1p3"  # strength 2, no damage, defence 2
STRONG = "play bc_4d1 discard bc_1d1p3"  # strength 4, damage 1
HARD = "play bc_1d3 discard bc_1d1p3"  # strength 1, damage 3
BOLD = "play bc_5 discard bc_1d1p3"  # strength 5, two own units sacrificed
DIAMOND_ONYX = ["diamond", "onyx"]


def meet(mine: dict[str, object], theirs: dict[str, object], **keys: object) -> Kemet:
    """Seat 0 sends its whole army (3 units, its creature) from before its city into the dunes of seat 1 (3 units)."""
    g = table({"units": {"front_nw": 3}, **mine}, {"units": {"west_dunes": 3}, **theirs}, **keys)
    attack(g)
    return g


def attack(g: Kemet, start: str = "front_nw", target: str = "west_dunes") -> None:
    """The seat on turn enters with everybody it has there."""
    answer(g, "token on move_3", f"march from {start}", f"go to {target}")
    go_all(g)


def go_all(g: Kemet) -> None:
    """All units go, with the creature if there is one."""
    if asked(g)[1] == "WhoGoes":
        most = offered(g)[0].partition(" with")[0]
        answer(g, max((said for said in offered(g) if f"{said} ".startswith(f"{most} ")), key=len))


def clash(g: Kemet, attacker: str = WEAK, defender: str = WEAK) -> list[int]:
    """Both choose; the strengths of attacker and defender."""
    told = g.listen()
    fight(g, attacker, defender)
    return strengths(told)


def said(told: list[Event]) -> list[dict[str, object]]:
    """What happened, with everything in it."""
    return [KEMET.event_words.tell(event, None, everything=True) for event in told]


def strengths(told: list[Event]) -> list[int]:
    return [int(str(event["count"])) for event in said(told) if event["event"] == "strength"]


def reach(g: Kemet, start: str, *path: str) -> bool:
    """Does the movement of an army last for this way?"""
    answer(g, "token on move_3", f"march from {start}")
    for area in path:
        if f"go to {area}" not in offered(g):
            return False
        answer(g, f"go to {area}")
        go_all(g)
    return True


def night(*seats: dict[str, object], **keys: object) -> Kemet:
    """A night begins; seat 0 is first in turn order."""
    return table(*seats, phase="night", **keys)
