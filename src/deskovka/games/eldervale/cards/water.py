"""The adventure cards of Water: flow: swapping resources, copying actions, gold, piracy; two deposit cards."""

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
from deskovka.games.eldervale.conditions import AgainstPlayer, HighestAlone, OrbHere
from deskovka.games.eldervale.counters import SUPPLY_POTION, SYMBOLS_HERE, Per
from deskovka.games.eldervale.effects.actions import ActivateCard
from deskovka.games.eldervale.effects.choices import IfElse
from deskovka.games.eldervale.effects.gains import Exchange, Gain, Points
from deskovka.games.eldervale.effects.stealing import Steal
from deskovka.games.eldervale.effects.tracks import Power
from deskovka.games.eldervale.effects.treasure import Deposit, FieldGain
from deskovka.games.eldervale.effects.words import LOSER, OPPONENT, OWN
from deskovka.games.eldervale.powers import ANY_SYMBOL, MORE_OF_ONE
from deskovka.games.eldervale.terms import (
    ATTACHED_ACTIVATED,
    BATTLE_WON,
    DRAGON,
    END_GAME,
    FREE_ACTION,
    ONCE_PER_TURN,
    OPPONENT_POWER,
    WARRIOR,
    WATER,
    WIZARD,
    WORKER,
)

CARDS: Final[list[AdventureCard]] = [
    # Worker: gain 1 potion. If you alone are highest on Water, also gain what the field shows (printed: 1 gem).
    card(
        "water-passage",
        PASSAGE,
        "1 potion 1 gem",
        activated(WORKER, Gain("1 potion"), IfElse(HighestAlone(WATER), [FieldGain(0)])),
        fields=["1 gem"],
    ),
    # Cache with 2 empty fields. End of game: 2 VP for each resource symbol on the tokens here and 1 VP for each
    # potion in your supply.
    card(
        "water-sunken-chest",
        CACHE,
        "2 potion 1 gem",
        when(END_GAME, Points(per=Per(SYMBOLS_HERE, each=2)), Points(per=Per(SUPPLY_POTION))),
        fields=["empty", "empty"],
    ),
    # The attached card may be activated by any unit (its symbol counts as a worker), and each activation also gains 1
    # potion.
    card("water-aura", AURA, "1 potion 1 gem", when(ATTACHED_ACTIVATED, Gain("1 potion")), gives={ANY_SYMBOL: 1}),
    # Whenever an opponent advances on Water, gain 1 potion.
    card("water-wall", WALL, "2 potion", when(OPPONENT_POWER, Gain("1 potion"))),
    # When you win a battle against at least one player, you may resolve the action of one adventure card with a
    # worker symbol from the tableau of a player you beat, as if it were yours. (Against the ghosts: any such card of
    # their adventure pile, with printed fields and without orbs.)
    card(
        "water-pirate-cutlass",
        WEAPON,
        "2 sword 1 potion",
        when(
            BATTLE_WON,
            ActivateCard(LOSER, WORKER, needs_unit=False, even_if_occupied=True),
            only=AgainstPlayer(),
            may=True,
        ),
    ),
    # Worker: gain 1 gem and 1 potion; then you may swap up to 2 basic resources for other basic resources, one for
    # one.
    card(
        "water-pearl-divers",
        ACTION,
        "2 potion 1 gem",
        activated(WORKER, Gain("1 gem 1 potion"), Exchange("1 basic", "1 basic", times=2)),
    ),
    # Warrior: gain 1 gold and take 1 basic resource of your choice from one opponent who owns it.
    card(
        "water-corsair-cove",
        ACTION,
        "1 potion 1 sword 1 gem",
        activated(WARRIOR, Gain("1 gold"), Steal("1 basic", OPPONENT)),
    ),
    # Wizard: gain 1 potion and resolve one worker-symbol action of another adventure card in your tableau, even if it
    # is occupied.
    card(
        "water-mirror-lagoon",
        ACTION,
        "2 potion 1 scroll",
        activated(WIZARD, Gain("1 potion"), ActivateCard(OWN, WORKER, needs_unit=False, even_if_occupied=True)),
    ),
    # Dragon: gain any 3 resources.
    card("water-serpents-hoard", ACTION, "2 potion 2 gem", activated(DRAGON, Gain("3 any"))),
    # Worker: pay the deposit field, then advance 1 level on Water (2 VP instead at the top).
    card(
        "water-whirlpool-shrine",
        DEPOSIT_CARD,
        "1 potion 2 gem",
        activated(WORKER, Deposit(0), Power(WATER, 1, else_points=2)),
        fields=["deposit"],
    ),
    # Worker: pay the deposit field, then gain 2 gold and score 1 VP.
    card(
        "water-fishing-fleet",
        DEPOSIT_CARD,
        "2 potion 1 tool",
        activated(WORKER, Deposit(0), Gain("2 gold"), Points(1)),
        fields=["deposit"],
    ),
    # Worker: gain 1 potion. With an orb here: afterwards score 1 VP for each potion in your supply.
    card(
        "water-fountain-of-youth",
        ORB_CARD,
        "1 potion 1 scroll",
        activated(WORKER, Gain("1 potion"), IfElse(OrbHere(), [Points(per=Per(SUPPLY_POTION, most=5))])),
        orb_symbol=UPGRADE,
    ),
    # You may hold up to 7 of each resource type (instead of 5). Once per turn, as a free action, swap 1 basic
    # resource for another basic resource.
    card(
        "water-tide-charts",
        PASSIVE,
        "1 potion 1 gem",
        when(FREE_ACTION, Exchange("1 basic", "1 basic", times=1), may=True, limit=ONCE_PER_TURN),
        gives={MORE_OF_ONE: 2},
    ),
]
