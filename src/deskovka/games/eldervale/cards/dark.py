"""The adventure cards of Dark: the Underworld, the discard pile, theft, sneaking past battles."""

from __future__ import annotations

from typing import Final

from deskovka.games.eldervale.box import (
    ACTION,
    AURA,
    CACHE,
    DEPOSIT_CARD,
    ORB_CARD,
    PASSAGE,
    PASSIVE,
    UPGRADE,
    WALL,
    WEAPON,
    AdventureCard,
)
from deskovka.games.eldervale.cards.declaring import activated, card, when
from deskovka.games.eldervale.conditions import ByFallen, HighestAlone, OpponentsHere, OrbHere
from deskovka.games.eldervale.counters import FALLEN, SUPPLY_POTION, TOKENS_HERE, Per
from deskovka.games.eldervale.effects.aftermath import CancelBattle
from deskovka.games.eldervale.effects.choices import IfElse, OneOf
from deskovka.games.eldervale.effects.dice import Dice
from deskovka.games.eldervale.effects.gains import Gain, Points
from deskovka.games.eldervale.effects.magic import Draw, TakeDiscard
from deskovka.games.eldervale.effects.stealing import Steal
from deskovka.games.eldervale.effects.tracks import Power
from deskovka.games.eldervale.effects.treasure import Deposit, FieldGain
from deskovka.games.eldervale.effects.units import Kill
from deskovka.games.eldervale.effects.words import OPPONENT, OWN
from deskovka.games.eldervale.powers import FOR_THE_FALLEN
from deskovka.games.eldervale.selectors import ON_THIS_CARD
from deskovka.games.eldervale.terms import (
    ANY_UNIT,
    ATTACHED_ACTIVATED,
    BATTLE_DICE,
    DARK,
    DRAGON,
    END_GAME,
    ON_PLACE,
    ONCE_PER_TURN,
    OPPONENT_POWER,
    UNIT_FALLEN,
    WARRIOR,
    WIZARD,
    WORKER,
)

CARDS: Final[list[AdventureCard]] = [
    # Worker: gain 1 potion. If you alone are highest on Dark, also gain what the field shows (printed: 1 sword).
    card(
        "dark-passage",
        PASSAGE,
        "1 potion 1 sword",
        activated(WORKER, Gain("1 potion"), IfElse(HighestAlone(DARK), [FieldGain(0)])),
        fields=["1 sword"],
    ),
    # Cache with 2 empty fields. End of game: 2 VP for each token here, 1 VP for each potion in your supply and 1 VP
    # for each of your units in the Underworld.
    card(
        "dark-whispering-crypt",
        CACHE,
        "2 potion",
        when(END_GAME, Points(per=Per(TOKENS_HERE, each=2)), Points(per=Per(SUPPLY_POTION)), Points(per=Per(FALLEN))),
        fields=["empty", "empty"],
    ),
    # In Regroup step 2 one of your units leaving the Underworld may activate the attached card (if it is still free
    # and the symbol fits); when a fallen unit does so, also draw 1 magic card.
    card(
        "dark-aura",
        AURA,
        "1 potion 1 sword",
        when(ATTACHED_ACTIVATED, Gain("1 magic"), only=ByFallen()),
        gives={FOR_THE_FALLEN: 1},
    ),
    # Whenever an opponent advances on Dark, gain 1 potion or 1 sword (your choice).
    card(
        "dark-wall",
        WALL,
        "1 potion 2 sword",
        when(OPPONENT_POWER, OneOf({"gain-potion": [Gain("1 potion")], "gain-sword": [Gain("1 sword")]})),
    ),
    # In battle you roll 1 more die for each of your units in the Underworld (at most 2).
    card("dark-soul-scythe", WEAPON, "2 sword 1 potion", when(BATTLE_DICE, Dice(OWN, per=Per(FALLEN, most=2)))),
    # Worker: draw 1 magic card and gain 1 potion for each of your units in the Underworld (at most 2).
    card(
        "dark-grave-robbers",
        ACTION,
        "1 potion 2 sword",
        activated(WORKER, Gain("1 magic"), Gain("1 potion", Per(FALLEN, most=2))),
    ),
    # Warrior: gain 1 sword and take 1 random magic card from the hand of one opponent.
    card(
        "dark-black-guard",
        ACTION,
        "1 potion 1 sword 1 tool",
        activated(WARRIOR, Gain("1 sword"), Steal("1 magic", OPPONENT)),
    ),
    # Wizard: take 2 cards of your choice from the magic discard pile into your hand.
    card("dark-necromancers-tower", ACTION, "2 potion 1 scroll", activated(WIZARD, TakeDiscard(2))),
    # Dragon: advance 1 level on Dark (2 VP instead at the top). Then you may put this dragon into the Underworld
    # (gaining 1 sword) to score 3 VP; it stays there until your next Regroup (step 2 of this one does not bring it
    # back).
    card(
        "dark-bone-perch",
        ACTION,
        "2 potion 2 sword",
        activated(
            DRAGON,
            Power(DARK, 1, else_points=2),
            OneOf({"nothing": [], "fall": [Kill(OWN, ANY_UNIT, ON_THIS_CARD, that=True, stay_down=True), Points(3)]}),
        ),
    ),
    # Worker: pay the deposit field, then score 2 VP, draw 3 magic cards and keep 1 of them.
    card(
        "dark-blood-altar",
        DEPOSIT_CARD,
        "1 potion 1 sword 1 gem",
        activated(WORKER, Deposit(0), Points(2), Draw(3, keep=1)),
        fields=["deposit"],
    ),
    # Wizard: draw 2 magic cards, keep 1. With an orb here: draw 4 and keep 2 instead.
    card(
        "dark-black-mirror",
        ORB_CARD,
        "1 potion 1 scroll",
        activated(WIZARD, IfElse(OrbHere(), [Draw(4, keep=2)], [Draw(2, keep=1)])),
        orb_symbol=UPGRADE,
    ),
    # Whenever one of your units is put into the Underworld, gain 1 potion in addition to the sword.
    card("dark-pact-of-souls", PASSIVE, "2 potion 1 sword", when(UNIT_FALLEN, Gain("1 potion"))),
    # Once per turn, after you placed a unit into a realm with opposing units, you may pay 1 potion: this placement
    # starts no battle against players (a monster still fights, against you alone).
    card(
        "dark-shadow-step",
        PASSIVE,
        "1 sword 1 gem",
        when(
            ON_PLACE,
            CancelBattle(players_only=True),
            only=OpponentsHere(),
            may=True,
            pay="1 potion",
            limit=ONCE_PER_TURN,
        ),
    ),
]
