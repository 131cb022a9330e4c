"""A march and a battle while they go on."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from deskovka.core.codec import Stored, ints, vec_of
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

    def __init__(self) -> None:
        self.area: i64 = -1  # where the group stands
        self.start: i64 = -1
        self.left: i64 = 0  # ground movements that are left; before the march begins: what cards add
        self.steps: i64 = 0  # made, teleports included
        self.target: i64 = -1  # chosen, while it is asked who goes
        self.teleported: bool = False
        self.no_walls: bool = False  # a card has opened the gates
        self.open_walls: bool = False  # the movement ended behind walls
        self.entered: bool = False  # a district controlled by another player (KEMET-WALL.3)
        self.path: vec[i64] = NONE  # steps made, as `footstep` writes them; replaced, never changed

    # made by tools/fields.py; shared: path
    def clone(self) -> March:
        copy = March()
        copy.area = self.area
        copy.start = self.start
        copy.left = self.left
        copy.steps = self.steps
        copy.target = self.target
        copy.teleported = self.teleported
        copy.no_walls = self.no_walls
        copy.open_walls = self.open_walls
        copy.entered = self.entered
        copy.path = self.path
        return copy

    def stored(self) -> Stored:
        return {
            "area": int(self.area),
            "start": int(self.start),
            "left": int(self.left),
            "steps": int(self.steps),
            "target": int(self.target),
            "teleported": bool(self.teleported),
            "no_walls": bool(self.no_walls),
            "open_walls": bool(self.open_walls),
            "entered": bool(self.entered),
            "path": ints(self.path),
        }

    def restore(self, stored: Stored) -> None:
        self.area = stored["area"]
        self.start = stored["start"]
        self.left = stored["left"]
        self.steps = stored["steps"]
        self.target = stored["target"]
        self.teleported = stored["teleported"]
        self.no_walls = stored["no_walls"]
        self.open_walls = stored["open_walls"]
        self.entered = stored["entered"]
        self.path = vec_of(stored["path"])

    @staticmethod
    def from_stored(stored: Stored) -> March:
        made = March()
        made.restore(stored)
        return made

    # end of what is made


def footstep(way: i64, area: i64, units: i64) -> i64:
    """A step of a march: how (a verb), where to, with how many units."""
    return way << 16 | area << 8 | units


@mypyc_attr(acyclic=True)
@final
class Battle:
    """A battle that is going on (KEMET-BAT).  Pairs of numbers are the attacker's and the defender's."""

    def __init__(self) -> None:
        self.area: i64 = 0
        self.attacker: i64 = 0
        self.defender: i64 = 0
        self.by_move: bool = False
        self.holder: i64 = 0  # whose the temporary point of the area was (KEMET-BAT.7)
        self.cards: vec[i64] = NONE  # revealed council picks, without what was discarded
        self.wounds: vec[i64] = NONE  # strength for discarded cards
        self.attack_force: vec[i64] = NONE  # as it was measured (forces.py); empty before
        self.defend_force: vec[i64] = NONE
        self.figures: vec[i64] = NONE  # creatures that fought; -1: none
        self.losses: vec[i64] = NONE  # units destroyed by the other side
        self.lost: vec[i64] = NONE  # in all
        self.veterans: vec[i64] = NONE  # tokens gained
        self.after: vec[i64] = NONE  # what became of the armies
        self.shown: i64 = -1  # a card shown because of spies
        self.winner: i64 = NOBODY
        self.points: i64 = 0  # that the winner gained
        self.refuge: i64 = -1  # where the loser retreated to
        self.attack_tiles: vec[i64] = NONE  # power tiles that were counted; replaced, never changed
        self.defend_tiles: vec[i64] = NONE

    # made by tools/fields.py; shared: attack_force defend_force figures lost attack_tiles defend_tiles
    def clone(self) -> Battle:
        copy = Battle()
        copy.area = self.area
        copy.attacker = self.attacker
        copy.defender = self.defender
        copy.by_move = self.by_move
        copy.holder = self.holder
        copy.cards = self.cards[:]
        copy.wounds = self.wounds[:]
        copy.attack_force = self.attack_force
        copy.defend_force = self.defend_force
        copy.figures = self.figures
        copy.losses = self.losses[:]
        copy.lost = self.lost
        copy.veterans = self.veterans[:]
        copy.after = self.after[:]
        copy.shown = self.shown
        copy.winner = self.winner
        copy.points = self.points
        copy.refuge = self.refuge
        copy.attack_tiles = self.attack_tiles
        copy.defend_tiles = self.defend_tiles
        return copy

    def stored(self) -> Stored:
        return {
            "area": int(self.area),
            "attacker": int(self.attacker),
            "defender": int(self.defender),
            "by_move": bool(self.by_move),
            "holder": int(self.holder),
            "cards": ints(self.cards),
            "wounds": ints(self.wounds),
            "attack_force": ints(self.attack_force),
            "defend_force": ints(self.defend_force),
            "figures": ints(self.figures),
            "losses": ints(self.losses),
            "lost": ints(self.lost),
            "veterans": ints(self.veterans),
            "after": ints(self.after),
            "shown": int(self.shown),
            "winner": int(self.winner),
            "points": int(self.points),
            "refuge": int(self.refuge),
            "attack_tiles": ints(self.attack_tiles),
            "defend_tiles": ints(self.defend_tiles),
        }

    def restore(self, stored: Stored) -> None:
        self.area = stored["area"]
        self.attacker = stored["attacker"]
        self.defender = stored["defender"]
        self.by_move = stored["by_move"]
        self.holder = stored["holder"]
        self.cards = vec_of(stored["cards"])
        self.wounds = vec_of(stored["wounds"])
        self.attack_force = vec_of(stored["attack_force"])
        self.defend_force = vec_of(stored["defend_force"])
        self.figures = vec_of(stored["figures"])
        self.losses = vec_of(stored["losses"])
        self.lost = vec_of(stored["lost"])
        self.veterans = vec_of(stored["veterans"])
        self.after = vec_of(stored["after"])
        self.shown = stored["shown"]
        self.winner = stored["winner"]
        self.points = stored["points"]
        self.refuge = stored["refuge"]
        self.attack_tiles = vec_of(stored["attack_tiles"])
        self.defend_tiles = vec_of(stored["defend_tiles"])

    @staticmethod
    def from_stored(stored: Stored) -> Battle:
        made = Battle()
        made.restore(stored)
        return made

    # end of what is made

    def side(self, seat: i64) -> i64:
        return 0 if seat == self.attacker else 1

    def other(self, seat: i64) -> i64:
        return self.defender if seat == self.attacker else self.attacker


def new_battle(area: i64, attacker: i64, defender: i64, by_move: bool) -> Battle:
    battle = Battle()
    battle.area = area
    battle.attacker = attacker
    battle.defender = defender
    battle.by_move = by_move
    battle.holder = defender
    battle.cards = vec[i64]([HIDDEN, HIDDEN])
    battle.wounds = vec[i64]([0, 0])
    battle.figures = vec[i64]([-1, -1])
    battle.losses = vec[i64]([0, 0])
    battle.lost = vec[i64]([0, 0])
    battle.veterans = vec[i64]([0, 0])
    battle.after = vec[i64]([FIGHTING, FIGHTING])
    return battle
