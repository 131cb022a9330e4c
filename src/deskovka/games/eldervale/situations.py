"""Where a described table goes on: at a turn, in an expedition, a regroup, a battle, at a step of the set-up."""

from __future__ import annotations

from typing import Final

from deskovka.core.errors import ImpossiblePosition
from deskovka.core.position import Part, checked_list, checked_name, checked_number
from deskovka.core.vecs import append
from deskovka.games.eldervale.battle import AfterBattle, AfterRoll, Battles
from deskovka.games.eldervale.battle_aftermath import FindWinner
from deskovka.games.eldervale.battle_causes import brings_battle, gather, new_battle, settle_placements
from deskovka.games.eldervale.battle_dice import show_rolled
from deskovka.games.eldervale.battle_muster import count_side
from deskovka.games.eldervale.expedition import FirstCard, SecondCard
from deskovka.games.eldervale.exploring import LayTile
from deskovka.games.eldervale.offer import Refill
from deskovka.games.eldervale.ongoing import NO_PIECE, Battle, Placement, Side
from deskovka.games.eldervale.phrases import UNIT_NAMES
from deskovka.games.eldervale.realms import REALM_NAMES, TILES
from deskovka.games.eldervale.regroup import go_through_steps
from deskovka.games.eldervale.setup import ChooseFaction, SetOut
from deskovka.games.eldervale.table import Eldervale
from deskovka.games.eldervale.terms import (
    ELEMENT_NAMES,
    FIRST_BEAST,
    FIRST_MONSTER,
    MOST_DICE,
    NOBODY,
    ON_START,
    SETTING_UP,
)
from deskovka.games.eldervale.turn import EndTurn, NextTurn, Turn

KEYS: Final = ("phase", "regroup", "expedition", "battle")
PHASES: Final = ("setup", "turn", "expedition", "regroup", "battle", "end")
REGROUP_KEYS: Final = ("actions", "returned")
EXPEDITION_KEYS: Final = ("step", "taken")
BATTLE_KEYS: Final = ("realm", "unit", "rampaged", "from", "assault", "rolled")


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
    check_cards(g, phase)
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
    for element in given.names("taken", ELEMENT_NAMES):
        g.face_up &= ~(1 << element)
        g.taken |= 1 << element
    seat = g.turn
    g.do(SecondCard(seat), Refill())
    if step < 3:
        g.do(FirstCard(seat))
    if step < 2:
        g.do(LayTile(seat))


def begin_regroup(g: Eldervale, given: Part) -> None:
    """In step 1: units still on the map are taken back, those on cards have acted."""
    g.regrouping = True
    for place in taken_actions(g, g.turn):
        g.acted = append(g.acted, place)
    g.actions_done = given.number("actions", 0, 99, len(g.acted))
    g.returned = given.number("returned", len(g.acted), 99, len(g.acted))
    go_through_steps(g, g.turn)


def taken_actions(g: Eldervale, seat: int) -> list[int]:
    """The actions with a unit of a seat."""
    return [int(g.where[piece]) for piece in g.units_of(seat) if g.where[piece] >= ON_START]


def check_cards(g: Eldervale, phase: str) -> None:
    for p in g.players:
        if taken_actions(g, int(p.seat)) and (phase != "regroup" or p.seat != g.turn):
            raise ImpossiblePosition(
                f"seat {p.seat} on_cards: units are on cards only while their owner regroups (ELDER-12.7)"
            )


def begin_battle(g: Eldervale, given: Part) -> None:
    """The active seat has placed a unit, its realm action is over: the battle is about to begin, or the dice lie."""
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
    placement.met = g.others_in(g.turn, realm) or g.beast_in(realm) not in (NO_PIECE, placement.rampaged)
    g.placements = append(g.placements, placement)
    if not brings_battle(g, placement):
        raise ImpossiblePosition(f"{given.at('realm')}: nobody fights there (ELDER-19.1)")
    if given.has("rolled"):
        let_dice_lie(g, placement, given)
    else:
        g.do(Battles(g.turn))


def let_dice_lie(g: Eldervale, placement: Placement, given: Part) -> None:
    """Step 4: all have rolled; each side's dice by its seat, or `monster`."""
    battle = new_battle(g, placement)
    gather(g, battle)
    g.battle = battle
    settle_placements(g, placement.realm)
    battle.step = 4
    names = ["monster" if side.seat == NOBODY else str(side.seat) for side in battle.sides]
    faces = {checked_name(given.at("rolled"), str(name), names): what for name, what in given.pairs("rolled").items()}
    for number, side in enumerate(battle.sides):
        where = f"{given.at('rolled')} {names[number]}"
        shown = [checked_number(where, face, 1, 6) for face in checked_list(where, faces.get(number, []))]
        if not 1 <= len(shown) <= MOST_DICE:
            raise ImpossiblePosition(f"{where}: one to six dice (ELDER-19.19)")
        show_all(g, battle, side, shown)
    g.do(AfterRoll(), FindWinner(), AfterBattle(), Battles(g.turn))


def show_all(g: Eldervale, battle: Battle, side: Side, faces: list[int]) -> None:
    if side.seat != NOBODY:
        count_side(g, battle, side)
    side.dice = len(faces)
    for face in faces:
        show_rolled(g, battle, side, face)


def a_neighbour(g: Eldervale, realm: int) -> int:
    return next(tile for tile in range(TILES) if g.near[realm] >> tile & 1)
