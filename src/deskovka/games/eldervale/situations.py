"""Where a described table goes on: at a turn, in an expedition, a regroup, a battle, at a step of the set-up."""

from __future__ import annotations

from typing import Final

from deskovka.core.codec import vec_of
from deskovka.core.errors import ImpossiblePosition
from deskovka.core.position import Part, checked_card, checked_list, checked_name, checked_number, find_name
from deskovka.core.secret import everyone
from deskovka.core.steps import NATURE
from deskovka.core.vecs import append, pop
from deskovka.games.eldervale.battle import AfterBattle, AfterRoll, Battles, RollDice, TakeUpArms
from deskovka.games.eldervale.battle_aftermath import FindWinner
from deskovka.games.eldervale.battle_causes import brings_battle, gather, new_battle, settle_placements
from deskovka.games.eldervale.battle_dice import show_rolled
from deskovka.games.eldervale.battle_muster import count_side
from deskovka.games.eldervale.box import ADVENTURE, MAGIC
from deskovka.games.eldervale.drafting import HAND, TO_DRAFT_FROM, Draft
from deskovka.games.eldervale.expedition import FirstCard, SecondCard
from deskovka.games.eldervale.exploring import LayTile
from deskovka.games.eldervale.ghost_turn import NewCard, RollZone, the_ghosts, use_zone
from deskovka.games.eldervale.ghost_zones import GhostRegroup
from deskovka.games.eldervale.ghosts import AT_BATTLE
from deskovka.games.eldervale.memory import remember_passed
from deskovka.games.eldervale.offer import Refill
from deskovka.games.eldervale.ongoing import NO_PIECE, Placement, Side
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
    ON_CARD,
    ON_START,
    SETTING_UP,
    START_ACTIONS,
)
from deskovka.games.eldervale.turn import EndTurn, NextTurn, Turn

KEYS: Final = ("phase", "draft", "regroup", "expedition", "battle")
PHASES: Final = ("setup", "draft", "turn", "expedition", "regroup", "battle", "end")
MAGIC_NAMES: Final = [card.name for card in MAGIC]
DRAFT_KEYS: Final = ("round", "cards")
REGROUP_KEYS: Final = ("actions", "returned", "used", "fallen")
EXPEDITION_KEYS: Final = ("step", "taken")
BATTLE_KEYS: Final = ("realm", "unit", "rampaged", "from", "assault", "dice", "rolled")


def begin(g: Eldervale, given: Part) -> None:
    """Put what comes next on the agenda."""
    usual = next((key for key in ("draft", "regroup", "expedition", "battle") if given.has(key)), "turn")
    phase = PHASES[given.name("phase", PHASES, usual)]
    seat = g.turn
    if g.is_ghost(seat):
        begin_ghosts(g, given, phase)
        return
    if phase == "setup":
        if not g.variants.choose_factions or g.ghosts is not None:
            raise ImpossiblePosition("phase: nothing is chosen in this set-up; variant factions: chosen")
        g.phase = SETTING_UP
        g.do(ChooseFaction(seat, amount=g.seats), SetOut(), NextTurn())
        return
    if phase == "draft":
        begin_draft(g, given.part("draft", DRAFT_KEYS))
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


def begin_ghosts(g: Eldervale, given: Part, phase: str) -> None:
    """A turn of the ghosts: the die that chooses a zone comes next, or has chosen one (GHOST-5)."""
    ghosts = the_ghosts(g)
    if phase not in ("turn", "regroup", "battle", "end"):
        raise ImpossiblePosition(f"phase: no {phase} in a turn of the ghosts (GHOST-5.1)")
    check_cards(g, phase)
    g.do(EndTurn(g.turn), NextTurn())
    chosen = ghosts.zone != NOBODY
    if not chosen and phase in ("regroup", "battle"):
        ghosts.zone = 0
    if phase == "regroup":
        g.do(GhostRegroup())
    elif phase == "battle":
        ghosts.stage = AT_BATTLE
        g.do(NewCard())
        begin_battle(g, given.part("battle", BATTLE_KEYS))
    elif phase == "turn" and chosen:
        use_zone(g)
    elif phase == "turn":
        g.do(RollZone(NATURE))


def begin_draft(g: Eldervale, given: Part) -> None:
    """In some round; the cards of each seat as far as they are named, others from the deck (ELDER-31.1)."""
    if not g.variants.draft:
        raise ImpossiblePosition("draft: only in the variant with a draft (ELDER-31.1)")
    g.phase = SETTING_UP
    number = given.number("round", 1, HAND, 1)
    where = given.at("cards")
    named = [
        [checked_card(where, name, MAGIC_NAMES) for name in checked_list(where, each)] for each in given.things("cards")
    ]
    if len(named) > g.seats:
        raise ImpossiblePosition(f"{where}: a list for each seat")
    for card in [card for each in named for card in each]:
        if card not in g.magic:
            raise ImpossiblePosition(f"{where}: {MAGIC[card].name} is in two places")
        g.magic = vec_of([int(other) for other in g.magic if other != card])
    g.drafts = vec_of([0] * int(g.seats))
    for seat in range(g.seats):
        cards = named[seat] if seat < len(named) else []
        if len(cards) > TO_DRAFT_FROM + 1 - number:
            raise ImpossiblePosition(f"{where}: {TO_DRAFT_FROM + 1 - number} cards in round {number} (ELDER-31.1)")
        while len(cards) <= TO_DRAFT_FROM - number:
            g.magic, card = pop(g.magic)
            cards.append(int(card))
        g.drafts[seat] = sum(1 << card for card in cards)
        if number > 1:
            remember_passed(g, (seat - 1) % g.seats, g.drafts[seat])
    g.do(Draft(0, thing=number, amount=everyone(g.seats)), NextTurn())


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
    units = len(g.acted)
    for name in given.things("used"):
        g.acted = append(g.acted, action_number(g, given.at("used"), name))
    g.actions_done = given.number("actions", 0, 99, len(g.acted))
    g.returned = given.number("returned", units, 99, units)
    g.fallen_acts = given.number("fallen", 0, 9, 0)
    go_through_steps(g, g.turn)


def action_number(g: Eldervale, where: str, name: object) -> int:
    """Of the start card, or of a card of the active seat."""
    action = find_name(name, START_ACTIONS)
    if action >= 0:
        return ON_START + action
    card = checked_card(where, name, [one.name for one in ADVENTURE])
    if g.card_owner[card] != g.turn:
        raise ImpossiblePosition(f"{where}: {ADVENTURE[card].name} is no card of the active seat")
    return ON_CARD + card


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
        if given.has("dice"):
            raise ImpossiblePosition(f"{given.at('dice')}: or the dice lie already, not both")
        let_dice_lie(g, placement, given)
    elif given.has("dice"):
        count_out_dice(g, placement, given)
    else:
        g.do(Battles(g.turn))


def battle_in_progress(g: Eldervale, placement: Placement, given: Part, key: str) -> list[tuple[Side, str, object]]:
    """All who join have joined; each side, where the description speaks of it and what it says there."""
    battle = new_battle(g, placement)
    gather(g, battle)
    g.battle = battle
    settle_placements(g, placement.realm)
    names = ["monster" if side.seat == NOBODY else str(side.seat) for side in battle.sides]
    told = {checked_name(given.at(key), str(name), names): what for name, what in given.pairs(key).items()}
    for side in battle.sides:
        if side.seat != NOBODY:
            count_side(g, battle, side)
    return [(side, f"{given.at(key)} {names[n]}", told.get(n)) for n, side in enumerate(battle.sides)]


def count_out_dice(g: Eldervale, placement: Placement, given: Part) -> None:
    """Step 3: dice are counted, not rolled; how many of each side by its seat, or `monster`."""
    for side, where, count in battle_in_progress(g, placement, given, "dice"):
        side.dice = checked_number(where, 0 if count is None else count, 1, MOST_DICE)
    g.do(TakeUpArms(), RollDice(), FindWinner(), AfterBattle(), Battles(g.turn))


def let_dice_lie(g: Eldervale, placement: Placement, given: Part) -> None:
    """Step 4: all have rolled; each side's dice by its seat, or `monster`."""
    for side, where, faces in battle_in_progress(g, placement, given, "rolled"):
        shown = [checked_number(where, face, 1, 6) for face in checked_list(where, faces or [])]
        if not 1 <= len(shown) <= MOST_DICE:
            raise ImpossiblePosition(f"{where}: one to six dice (ELDER-19.19)")
        show_all(g, side, shown)
    assert g.battle is not None
    g.battle.step = 4
    g.do(AfterRoll(), FindWinner(), AfterBattle(), Battles(g.turn))


def show_all(g: Eldervale, side: Side, faces: list[int]) -> None:
    battle = g.battle
    assert battle is not None
    side.dice = len(faces)
    for face in faces:
        show_rolled(g, battle, side, face)


def a_neighbour(g: Eldervale, realm: int) -> int:
    return next(tile for tile in range(TILES) if g.near[realm] >> tile & 1)
