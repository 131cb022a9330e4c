"""The adventure cards of Fire: aggression: swords, battle dice, fame, burning the offer and the enemy."""

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
from deskovka.games.eldervale.conditions import HighestAlone, OrbHere
from deskovka.games.eldervale.counters import ENEMIES_BEATEN, MONSTERS_BEATEN, SUPPLY_SWORD, TOKENS_HERE, Per
from deskovka.games.eldervale.effects.actions import Again
from deskovka.games.eldervale.effects.aftermath import Spare
from deskovka.games.eldervale.effects.choices import IfElse, OneOf
from deskovka.games.eldervale.effects.dice import Reroll
from deskovka.games.eldervale.effects.gains import Exchange, Gain, Points
from deskovka.games.eldervale.effects.tableau import BurnCards
from deskovka.games.eldervale.effects.tracks import Fame
from deskovka.games.eldervale.effects.treasure import Deposit, FieldGain
from deskovka.games.eldervale.effects.units import Kill
from deskovka.games.eldervale.effects.words import ALL, OPPONENT, OWN
from deskovka.games.eldervale.powers import WARRIOR_DICE
from deskovka.games.eldervale.selectors import ANYWHERE
from deskovka.games.eldervale.terms import (
    ANY_UNIT,
    ATTACHED_ACTIVATED,
    BATTLE_LOST,
    BATTLE_ROLLED,
    BATTLE_WON,
    DRAGON,
    END_GAME,
    FIRE,
    ONCE_PER_ACTIVATION,
    ONCE_PER_BATTLE,
    OPPONENT_POWER,
    UNIT_FALLEN,
    WARRIOR,
    WIZARD,
    WORKER,
)

CARDS: Final[list[AdventureCard]] = [
    # Worker: gain 1 sword. If you alone are highest on Fire, also gain what the field shows (printed: 1 tool).
    card(
        "fire-passage",
        PASSAGE,
        "1 sword 1 tool",
        activated(WORKER, Gain("1 sword"), IfElse(HighestAlone(FIRE), [FieldGain(0)])),
        fields=["1 tool"],
    ),
    # Cache with 2 empty fields; tokens are burned (laid face down). End of game: 3 VP for each token here and 1 VP
    # for each sword in your supply.
    card(
        "fire-ember-hoard",
        CACHE,
        "1 sword 1 tool",
        when(END_GAME, Points(per=Per(TOKENS_HERE, each=3)), Points(per=Per(SUPPLY_SWORD))),
        fields=["empty", "empty"],
        face_down=True,
    ),
    # When the attached card has been activated, you may pay 1 sword to resolve its action once more (once per
    # activation).
    card(
        "fire-aura",
        AURA,
        "1 sword 1 tool",
        when(ATTACHED_ACTIVATED, Again(1), may=True, pay="1 sword", limit=ONCE_PER_ACTIVATION),
    ),
    # Whenever an opponent advances on Fire, gain 1 sword.
    card("fire-wall", WALL, "1 sword 1 tool", when(OPPONENT_POWER, Gain("1 sword"))),
    # Once per battle, after the roll, you may reroll all your dice showing 1 or 2.
    card(
        "fire-flaming-sword",
        WEAPON,
        "2 sword",
        when(BATTLE_ROLLED, Reroll(OWN, ALL, only=(1, 2)), may=True, limit=ONCE_PER_BATTLE),
    ),
    # When you win a battle, score 1 VP for each opposing unit beaten in it and 3 VP if a monster was defeated.
    card(
        "fire-ember-axe",
        WEAPON,
        "2 sword 1 tool",
        when(BATTLE_WON, Points(per=Per(ENEMIES_BEATEN)), Points(per=Per(MONSTERS_BEATEN, each=3))),
    ),
    # Worker: gain 1 sword and 1 tool; then you may once turn 2 swords into 3 VP.
    card(
        "fire-lava-forge",
        ACTION,
        "2 tool 1 sword",
        activated(WORKER, Gain("1 sword 1 tool"), Exchange("2 sword", "3 vp", times=1)),
    ),
    # Warrior: pay 1 sword, then advance 1 on the fame track and score 1 VP.
    card("fire-arena-of-ash", ACTION, "1 sword 1 tool", activated(WARRIOR, Fame(1), Points(1), pay="1 sword")),
    # Wizard: put up to 2 face-up adventure cards under their decks; for each of them gain 1 sword and score 1 VP.
    card(
        "fire-pyromancers",
        ACTION,
        "2 sword 2 scroll",
        activated(
            WIZARD,
            OneOf(
                {
                    "burn-1": [BurnCards(1), Gain("1 sword"), Points(1)],
                    "burn-2": [BurnCards(2), Gain("2 sword"), Points(2)],
                }
            ),
        ),
    ),
    # Dragon: put one opposing worker anywhere on the map into the Underworld (its owner gains 1 sword as usual); gain
    # 1 sword and score 2 VP. If there is no such worker you still gain the sword and the VP.
    card(
        "fire-volcano-throne",
        ACTION,
        "2 sword 1 gem 1 tool",
        activated(DRAGON, Kill(OPPONENT, WORKER, ANYWHERE), Gain("1 sword"), Points(2)),
    ),
    # Worker: pay the deposit field, then advance 1 on the fame track and gain 1 sword.
    card(
        "fire-sacrificial-pyre",
        DEPOSIT_CARD,
        "1 sword 1 tool 1 gem",
        activated(WORKER, Deposit(0), Fame(1), Gain("1 sword")),
        fields=["deposit"],
    ),
    # For each of your units put into the Underworld score 1 VP. With an orb here: once per battle one of your beaten
    # units goes to your ready area instead (that unit gives neither the sword nor the VP).
    card(
        "fire-phoenix-nest",
        ORB_CARD,
        "1 sword 1 potion",
        when(UNIT_FALLEN, Points(1)),
        when(BATTLE_LOST, Spare(ANY_UNIT, 1), only=OrbHere(), may=True, limit=ONCE_PER_BATTLE),
        orb_symbol=UPGRADE,
    ),
    # Your warrior counts 1 more die in battle.
    card("fire-war-drums", PASSIVE, "1 sword 1 gem", gives={WARRIOR_DICE: 1}),
]
