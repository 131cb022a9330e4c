"""Where a described table goes on: at a turn, in an expedition, a regroup, before a battle, at a step of the set-up."""

from __future__ import annotations

from typing import Final

from deskovka.core.errors import ImpossiblePosition
from deskovka.core.position import Part
from deskovka.core.vecs import append
from deskovka.games.eldervale.battle import Battles
from deskovka.games.eldervale.expedition import FirstCard, SecondCard
from deskovka.games.eldervale.exploring import LayTile
from deskovka.games.eldervale.offer import Refill
from deskovka.games.eldervale.ongoing import Placement
from deskovka.games.eldervale.phrases import UNIT_NAMES
from deskovka.games.eldervale.realms import REALM_NAMES, TILES
from deskovka.games.eldervale.regroup import (
    DismissHired,
    FallenMayAct,
    Regrouped,
    ReturnFallen,
    ReturnFromCards,
    TakeBack,
)
from deskovka.games.eldervale.setup import ChooseFaction, SetOut
from deskovka.games.eldervale.table import Eldervale
from deskovka.games.eldervale.terms import FIRST_BEAST, FIRST_MONSTER, SETTING_UP
from deskovka.games.eldervale.turn import EndTurn, NextTurn, Turn
from deskovka.games.eldervale.windows import Window

KEYS: Final = ("phase", "regroup", "expedition", "battle")
PHASES: Final = ("setup", "turn", "expedition", "regroup", "battle", "end")
REGROUP_KEYS: Final = ("actions", "returned")
EXPEDITION_KEYS: Final = ("step", "taken")
BATTLE_KEYS: Final = ("realm", "unit", "rampaged", "from", "assault")


def begin(g: Eldervale, given: Part) -> None:
    """Put what comes next on the agenda."""
    usual = next((key for key in ("regroup", "expedition", "battle") if given.has(key)), "turn")
    phase = PHASES[given.name("phase", PHASES, usual)]
    seat = g.turn
    if phase == "setup":
        if not g.variants.choose_factions:
            raise ImpossiblePosition("phase: nothing is chosen in this set-up; variant factions: chosen")
        g.phase = SETTING_UP
        g.do(ChooseFaction(seat, amount=g.seats), SetOut(), NextTurn())
        return
    g.do(EndTurn(seat), NextTurn())
    if phase == "turn":
        g.do(Turn(seat))
    elif phase == "expedition":
        begin_expedition(g, given.part("expedition", EXPEDITION_KEYS))
    elif phase == "regroup":
        begin_regroup(g, given.part("regroup", REGROUP_KEYS))
    elif phase == "battle":
        begin_battle(g, given.part("battle", BATTLE_KEYS))


def begin_expedition(g: Eldervale, given: Part) -> None:
    """At step 1, 2 or 3; `taken`: the decks used so far."""
    step = given.number("step", 1, 3, 1)
    seat = g.turn
    g.do(SecondCard(seat), Refill())
    if step < 3:
        g.do(FirstCard(seat))
    if step < 2:
        g.do(LayTile(seat))


def begin_regroup(g: Eldervale, given: Part) -> None:
    """In step 1: units still on the map are taken back, those on cards have acted."""
    seat = g.turn
    g.regrouping = True
    g.actions_done = given.number("actions", 0, 99, 0)
    g.returned = given.number("returned", 0, 99, 0)
    g.do(ReturnFromCards(seat), DismissHired(seat), Regrouped(seat))
    g.do(TakeBack(seat), Window(seat, amount=0), FallenMayAct(seat), ReturnFallen(seat))


def begin_battle(g: Eldervale, given: Part) -> None:
    """The active seat has placed a unit, its realm action is over: the battle is about to begin."""
    realm = given.name("realm", REALM_NAMES, "")
    unit = given.name("unit", UNIT_NAMES, "worker")
    placement = Placement()
    placement.realm = realm
    placement.piece = g.first_of(g.turn, unit, realm)
    if placement.piece < 0:
        raise ImpossiblePosition(f"{given.at('unit')}: the active seat has no {UNIT_NAMES[unit]} there")
    placement.assault = given.is_on("assault")
    if given.has("rampaged"):
        monster = given.name("rampaged", UNIT_NAMES[FIRST_MONSTER:])
        placement.rampaged = FIRST_BEAST + monster
        if g.where[placement.rampaged] != realm:
            raise ImpossiblePosition(f"{given.at('rampaged')}: the monster stands in the realm of the battle")
        placement.came_from = given.name("from", REALM_NAMES, REALM_NAMES[a_neighbour(g, realm)])
    g.placements = append(g.placements, placement)
    g.do(Battles(g.turn))


def a_neighbour(g: Eldervale, realm: int) -> int:
    return next(tile for tile in range(TILES) if g.near[realm] >> tile & 1)
