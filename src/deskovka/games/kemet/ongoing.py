"""A march and a battle while they go on."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from deskovka.core.steps import NONE
from deskovka.core.vecs import vec
from deskovka.games.kemet.terms import NOBODY

HIDDEN: Final = -1  # a council pick that is not revealed

# What became of an army after a battle
FIGHTING: Final = 0
STAYED: Final = 1
RETIRED: Final = 2  # disbanded
SENT_AWAY: Final = 3


@mypyc_attr(acyclic=True)
@final
class March:
    """A Move action that is going on (KEMET-MOV)."""

    __slots__ = (
        "area",
        "begun",
        "card",
        "entered",
        "left",
        "no_walls",
        "open_walls",
        "path",
        "start",
        "steps",
        "target",
        "teleported",
    )

    def __init__(
        self,
        area: i64 = -1,
        start: i64 = -1,
        left: i64 = 0,
        steps: i64 = 0,
        target: i64 = -1,
        teleported: bool = False,
        card: bool = False,
        no_walls: bool = False,
        open_walls: bool = False,
        entered: bool = False,
        begun: bool = False,
        path: vec[i64] = NONE,
    ) -> None:
        self.area = area  # where the group stands
        self.start = start
        self.left = left  # ground movements that are left; before the march begins: what cards add
        self.steps = steps  # made, teleports included
        self.target = target  # chosen, while it is asked who goes
        self.teleported = teleported
        self.card = card  # the step chosen is a teleport by a card
        self.no_walls = no_walls  # a card has opened the gates
        self.open_walls = open_walls  # the movement ended behind walls
        self.entered = entered  # a district controlled by another player (KEMET-WALL.3)
        self.begun = begun
        self.path = path  # steps made, as `footstep` writes them; replaced, never changed

    def clone(self) -> March:
        return March(
            self.area,
            self.start,
            self.left,
            self.steps,
            self.target,
            self.teleported,
            self.card,
            self.no_walls,
            self.open_walls,
            self.entered,
            self.begun,
            self.path,
        )


def footstep(way: i64, area: i64, units: i64) -> i64:
    """A step of a march: how (a verb), where to, with how many units."""
    return way << 16 | area << 8 | units


@mypyc_attr(acyclic=True)
@final
class Battle:
    """A battle that is going on (KEMET-BAT).  Pairs of numbers are the attacker's and the defender's."""

    __slots__ = (
        "after",
        "area",
        "attack_force",
        "attack_tiles",
        "attacker",
        "by_move",
        "cards",
        "defend_force",
        "defend_tiles",
        "defender",
        "figures",
        "holder",
        "losses",
        "lost",
        "points",
        "refuge",
        "shown",
        "veterans",
        "winner",
        "wounds",
    )

    def __init__(
        self,
        area: i64,
        attacker: i64,
        defender: i64,
        by_move: bool,
        holder: i64,
        cards: vec[i64],
        wounds: vec[i64],
        attack_force: vec[i64],
        defend_force: vec[i64],
        figures: vec[i64],
        losses: vec[i64],
        lost: vec[i64],
        veterans: vec[i64],
        after: vec[i64],
        shown: i64 = -1,
        winner: i64 = NOBODY,
        points: i64 = 0,
        refuge: i64 = -1,
        attack_tiles: vec[i64] = NONE,
        defend_tiles: vec[i64] = NONE,
    ) -> None:
        self.area = area
        self.attacker = attacker
        self.defender = defender
        self.by_move = by_move
        self.holder = holder  # whose the temporary point of the area was (KEMET-BAT.7)
        self.cards = cards  # revealed council picks, without what was discarded
        self.wounds = wounds  # strength for discarded cards
        self.attack_force = attack_force  # as it was measured (forces.py); empty before
        self.defend_force = defend_force
        self.figures = figures  # creatures that fought; -1: none
        self.losses = losses  # units destroyed by the other side
        self.lost = lost  # in all
        self.veterans = veterans  # tokens gained
        self.after = after  # what became of the armies
        self.shown = shown  # a card shown because of spies
        self.winner = winner
        self.points = points  # that the winner gained
        self.refuge = refuge  # where the loser retreated to
        self.attack_tiles = attack_tiles  # power tiles that were counted; replaced, never changed
        self.defend_tiles = defend_tiles

    def clone(self) -> Battle:
        return Battle(
            self.area,
            self.attacker,
            self.defender,
            self.by_move,
            self.holder,
            self.cards[:],
            self.wounds[:],
            self.attack_force,  # replaced, never changed
            self.defend_force,
            self.figures,
            self.losses[:],
            self.lost,
            self.veterans[:],
            self.after[:],
            self.shown,
            self.winner,
            self.points,
            self.refuge,
            self.attack_tiles,
            self.defend_tiles,
        )

    def side(self, seat: i64) -> i64:
        return 0 if seat == self.attacker else 1

    def other(self, seat: i64) -> i64:
        return self.defender if seat == self.attacker else self.attacker


def new_battle(area: i64, attacker: i64, defender: i64, by_move: bool) -> Battle:
    return Battle(
        area,
        attacker,
        defender,
        by_move,
        defender,
        vec[i64]([HIDDEN, HIDDEN]),
        vec[i64]([0, 0]),
        NONE,
        NONE,
        vec[i64]([-1, -1]),
        vec[i64]([0, 0]),
        vec[i64]([0, 0]),
        vec[i64]([0, 0]),
        vec[i64]([FIGHTING, FIGHTING]),
    )
