"""The 32 spells: when they may be cast, what they do, their price, and the power that makes them free (ELDER-4.8)."""

from __future__ import annotations

from typing import Final

from deskovka.games.eldervale.box import MagicCard
from deskovka.games.eldervale.cards.declaring import spell
from deskovka.games.eldervale.counters import FALLEN, Per
from deskovka.games.eldervale.effects.actions import ActivateCard
from deskovka.games.eldervale.effects.aftermath import CancelBattle, Spare
from deskovka.games.eldervale.effects.choices import OneOf, Roll
from deskovka.games.eldervale.effects.dice import Dice, RemoveDie, Reroll, SetDie, SwapDie
from deskovka.games.eldervale.effects.gains import Exchange, Gain, Lose, Points
from deskovka.games.eldervale.effects.moving import Move, PlaceUnit, SwapUnits
from deskovka.games.eldervale.effects.stealing import PeekTake
from deskovka.games.eldervale.effects.tableau import Adventure, BuildDwelling, BurnCards, Explore
from deskovka.games.eldervale.effects.tracks import Fame, Power
from deskovka.games.eldervale.effects.treasure import Treasure
from deskovka.games.eldervale.effects.units import Control, Kill, Recall, Revive
from deskovka.games.eldervale.effects.words import ALL, ANYBODY, FREELY, ONE_OTHER, OPPONENT, OWN, PLACED_ANY
from deskovka.games.eldervale.selectors import (
    ADJACENT_TO_OWN_UNIT,
    ADJACENT_UNOCCUPIED,
    ELEMENT_NO_BEAST,
    HERE,
    NEAR_OWN_UNIT_OR_DWELLING,
    NO_BEAST,
    OWN_UNIT_OR_DWELLING,
    UNOCCUPIED,
)
from deskovka.games.eldervale.terms import (
    AFTER_PLACE,
    AFTER_ROLL,
    AIR,
    ANY_TIME,
    ANY_UNIT,
    BATTLE_TRIGGERED,
    BEFORE_ROLL,
    CHAOS,
    DARK,
    EARTH,
    FIRE,
    LIGHT,
    ORDER,
    OWN_TURN,
    WATER,
    WHEN_LOST,
    WHEN_WON,
    WORKER,
)

SPELLS: Final[list[MagicCard]] = [
    # Move one of your units on the map to any unoccupied realm.
    spell("spell-gust", OWN_TURN, Move(OWN, to=UNOCCUPIED), pay="1 scroll", free_with=(AIR, 3)),
    # Place one more unit from your ready area this turn by the normal rules (only if a legal placement exists).
    # Battles of both placements are resolved afterwards, in the order you choose.
    spell("spell-second-wind", AFTER_PLACE, PlaceUnit(), pay="1 scroll 1 any", free_with=(AIR, 5)),
    # Move one opposing unit from the realm of the coming battle to an adjacent unoccupied realm (not possible without
    # such a realm). If no enemies are left there, there is no battle.
    spell(
        "spell-cyclone",
        BATTLE_TRIGGERED,
        Move(OPPONENT, to=ADJACENT_UNOCCUPIED, origin=HERE),
        pay="1 gem 1 scroll",
        free_with=(AIR, 4),
    ),
    # Take the top treasure token of two different stacks in realms with your units or dwellings (one token from
    # each).
    spell(
        "spell-overgrowth",
        OWN_TURN,
        Treasure(2, OWN_UNIT_OR_DWELLING, different_stacks=True),
        pay="1 gem",
        free_with=(EARTH, 3),
    ),
    # Build a dwelling with one of your workers, paying the normal cost. The worker may not be your last active unit.
    spell("spell-raise-walls", OWN_TURN, BuildDwelling(), pay="2 tool", free_with=(EARTH, 5)),
    # Up to 2 of your beaten units go to your ready area instead of the Underworld (no swords for them); gain 1 gem.
    spell("spell-stoneskin", WHEN_LOST, Spare(ANY_UNIT, 2), Gain("1 gem"), pay="1 tool", free_with=(EARTH, 4)),
    # One die of another participant, chosen by you, does not count (at least one die must be left).
    spell("spell-fireball", AFTER_ROLL, RemoveDie(), pay="1 sword", free_with=(FIRE, 3)),
    # Roll 2 more dice in this battle.
    spell("spell-battle-rage", BEFORE_ROLL, Dice(OWN, 2), pay="1 sword", free_with=(FIRE, 4)),
    # Put one opposing worker standing in a realm next to one of your units into the Underworld and score 2 VP.
    spell(
        "spell-scorch",
        OWN_TURN,
        Kill(OPPONENT, WORKER, ADJACENT_TO_OWN_UNIT),
        Points(2),
        pay="2 sword",
        free_with=(FIRE, 5),
    ),
    # Bring up to 2 of your units from the Underworld to your ready area.
    spell("spell-undertow", OWN_TURN, Revive(2), pay="1 potion", free_with=(WATER, 3)),
    # Resolve one worker-symbol action of an adventure card in your tableau without using a unit, then gain 1 potion.
    spell(
        "spell-reflection",
        OWN_TURN,
        ActivateCard(OWN, WORKER, needs_unit=False, even_if_occupied=True),
        Gain("1 potion"),
        pay="1 potion 1 gem",
        free_with=(WATER, 4),
    ),
    # Choose an element realm without an uncontrolled monster: all units there, if any, return to their owners' ready
    # areas; then you take the top treasure token there.
    spell(
        "spell-flood",
        OWN_TURN,
        Recall(ANYBODY, ANY_UNIT, ALL, origin=ELEMENT_NO_BEAST),
        Treasure(1, HERE),
        pay="2 potion",
        free_with=(WATER, 5),
    ),
    # One of your beaten units goes to your ready area instead of the Underworld; score 2 VP.
    spell("spell-healing-light", WHEN_LOST, Spare(ANY_UNIT, 1), Points(2), pay="1 potion", free_with=(LIGHT, 3)),
    # Take one face-up adventure card, paying its cost.
    spell("spell-revelation", OWN_TURN, Adventure(1), pay="2 scroll", free_with=(LIGHT, 5)),
    # Advance 1 level on an element where you already have a marker (2 VP instead at the top).
    spell(
        "spell-blessing", OWN_TURN, Power(PLACED_ANY, 1, else_points=2), pay="1 scroll 1 potion", free_with=(LIGHT, 4)
    ),
    # One other participant (player or monster) rolls 2 dice less (at least 1).
    spell("spell-weakness", BEFORE_ROLL, Dice(ONE_OTHER, -2), pay="1 potion", free_with=(DARK, 3)),
    # Gain any 1 resource, and any 1 more for each of your units in the Underworld (at most 2 more); magic cards
    # cannot be chosen.
    spell(
        "spell-grave-bargain",
        OWN_TURN,
        Gain("1 non_magic"),
        Gain("1 non_magic", Per(FALLEN, most=2)),
        pay="1 sword",
        free_with=(DARK, 4),
    ),
    # Look at the hand of one opponent and take 2 cards from it; he draws 1 card. (The ghosts lose their top 2 cards.)
    spell("spell-mind-theft", OWN_TURN, PeekTake(2, replace=1), pay="1 potion 1 sword", free_with=(DARK, 5)),
    # Swap up to 3 of your resources for any others (gold and magic cards not allowed), then gain 1 basic resource.
    spell(
        "spell-levy",
        OWN_TURN,
        Exchange("1 basic", "1 basic", times=3),
        Gain("1 basic"),
        pay="1 tool",
        free_with=(ORDER, 3),
    ),
    # Turn one of your dice to 6.
    spell("spell-formation", AFTER_ROLL, SetDie(6), pay="1 scroll", free_with=(ORDER, 4)),
    # Use one unit from your ready area to activate the action of one adventure card in your tableau (its unit symbol
    # must fit) as if you were regrouping; the unit stays in the ready area.
    spell(
        "spell-muster",
        OWN_TURN,
        ActivateCard(OWN, ANY_UNIT, needs_unit=True, even_if_occupied=False),
        pay="1 tool 1 scroll",
        free_with=(ORDER, 5),
    ),
    # Roll a die: 1 lose 1 resource of your choice; 2-3 gain any 2 resources; 4-5 any 3 resources; 6 any 2 resources
    # and 1 level on any element where you already have a marker (2 VP instead at the top). The gained resources
    # cannot be magic cards.
    spell(
        "spell-wild-magic",
        OWN_TURN,
        Roll(
            {
                (1,): [Lose("1 any")],
                (2, 3): [Gain("2 non_magic")],
                (4, 5): [Gain("3 non_magic")],
                (6,): [Gain("2 non_magic"), Power(PLACED_ANY, 1, else_points=2)],
            }
        ),
        pay="1 gem",
        free_with=(CHAOS, 3),
    ),
    # Take control of an uncontrolled monster standing in or next to a realm with your unit or dwelling.
    spell(
        "spell-monster-charm",
        OWN_TURN,
        Control(NEAR_OWN_UNIT_OR_DWELLING, max_dice=5),
        pay="1 gem 1 sword 1 potion",
        free_with=(CHAOS, 5),
    ),
    # Exchange one of your dice with one die of another participant.
    spell("spell-twist-of-fate", AFTER_ROLL, SwapDie(), pay="1 any", free_with=(CHAOS, 4)),
    # Exchange one of your units on the map with one unit of your ready area (also while units join a battle, before
    # you have decided about joining; the newcomer may join it). It is no placement.
    spell("spell-transmutation", ANY_TIME, SwapUnits()),
    # The battle does not take place; all units stay where they are, and a monster that rampaged goes back to the
    # realm it came from.
    spell("spell-wolf-charm", BATTLE_TRIGGERED, CancelBattle()),
    # Put up to 2 face-up adventure cards under their decks and reveal new ones; gain 1 basic resource and score 2 VP.
    spell(
        "spell-call-of-adventure",
        OWN_TURN,
        OneOf({"nothing": [], "burn-1": [BurnCards(1)], "burn-2": [BurnCards(2)]}),
        Gain("1 basic"),
        Points(2),
    ),
    # Take the top treasure token of any stack in a realm without an uncontrolled monster and score 1 VP.
    spell("spell-treasure-map", OWN_TURN, Treasure(1, NO_BEAST), Points(1)),
    # Reroll any number of your dice once.
    spell("spell-bottled-luck", AFTER_ROLL, Reroll(OWN, FREELY)),
    # Gain 2 basic resources of your choice and 1 gold.
    spell("spell-merchants-favor", OWN_TURN, Gain("2 basic 1 gold")),
    # Advance 1 additional space on the fame track.
    spell("spell-minstrels-song", WHEN_WON, Fame(1)),
    # Draw and place a new realm tile (Dungeon step 1), then score 2 VP. Not playable with an empty tile supply.
    spell("spell-explorers-lantern", OWN_TURN, Explore(), Points(2)),
]
