"""The adventure cards of Light: ascension: power levels, VP on the spot, protection of units; two orb cards."""

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
    REQUIRED,
    UPGRADE,
    WALL,
    WEAPON,
    AdventureCard,
)
from deskovka.games.eldervale.cards.declaring import activated, card, when
from deskovka.games.eldervale.conditions import AgainstMonster, HighestAlone, NoneFallen, OrbHere, RealmIs
from deskovka.games.eldervale.counters import SUPPLY_SCROLL, TOKEN_ELEMENTS_HERE, UNITS_RETURNED, Per
from deskovka.games.eldervale.effects.actions import FallenActs
from deskovka.games.eldervale.effects.aftermath import RewardAll, Spare
from deskovka.games.eldervale.effects.choices import IfElse
from deskovka.games.eldervale.effects.dice import Dice
from deskovka.games.eldervale.effects.gains import Gain, Points
from deskovka.games.eldervale.effects.tracks import Fame, Power
from deskovka.games.eldervale.effects.treasure import Deposit, FieldGain
from deskovka.games.eldervale.effects.words import ALL, OWN, PLACED_ANY
from deskovka.games.eldervale.selectors import NEAR_OWN_DWELLING
from deskovka.games.eldervale.terms import (
    ATTACHED_ACTIVATED,
    BATTLE_DICE,
    BATTLE_LOST,
    DRAGON,
    END_GAME,
    LIGHT,
    MONSTER_DEFEATED,
    ON_EXPLORE,
    OPPONENT_POWER,
    WARRIOR,
    WIZARD,
    WORKER,
)

CARDS: Final[list[AdventureCard]] = [
    # Worker: gain 1 scroll. If you alone are highest on Light (a tie does not count), also gain what the field shows
    # (printed: 1 potion).
    card(
        "light-passage",
        PASSAGE,
        "1 scroll 1 potion",
        activated(WORKER, Gain("1 scroll"), IfElse(HighestAlone(LIGHT), [FieldGain(0)])),
        fields=["1 potion"],
    ),
    # Cache with 2 empty fields. End of game: 3 VP for each different element among the tokens here (token backs) and
    # 1 VP for each scroll in your supply.
    card(
        "light-reliquary",
        CACHE,
        "2 scroll",
        when(END_GAME, Points(per=Per(TOKEN_ELEMENTS_HERE, each=3)), Points(per=Per(SUPPLY_SCROLL))),
        fields=["empty", "empty"],
    ),
    # Whenever the attached card is activated, score 2 VP.
    card("light-aura", AURA, "2 scroll 1 potion", when(ATTACHED_ACTIVATED, Points(2))),
    # Whenever an opponent advances on Light, gain 1 scroll.
    card("light-wall", WALL, "2 scroll", when(OPPONENT_POWER, Gain("1 scroll"))),
    # In a battle a monster takes part in you roll 2 more dice. When you defeat a monster you take all the rewards
    # printed on it (normally 1 fame and 1 power of its element) instead of choosing one.
    card(
        "light-sun-lance",
        WEAPON,
        "1 scroll 2 sword",
        when(BATTLE_DICE, Dice(OWN, 2), only=AgainstMonster()),
        when(MONSTER_DEFEATED, RewardAll(), instead=True),
    ),
    # Worker: gain 1 potion and score 2 VP.
    card("light-pilgrims-rest", ACTION, "3 scroll", activated(WORKER, Gain("1 potion"), Points(2))),
    # Warrior: if none of your units is in the Underworld, advance 1 on the fame track. Otherwise score 2 VP and one
    # of your units from the Underworld may be put on a card action in this step, as if it came from the map.
    card(
        "light-paladin-hall",
        ACTION,
        "1 scroll 1 sword 1 potion",
        activated(WARRIOR, IfElse(NoneFallen(), [Fame(1)], [Points(2), FallenActs(1)])),
    ),
    # Wizard: advance 1 level on any element where you already have a marker (2 VP instead at the top) and score 1 VP.
    card(
        "light-oracle-of-dawn",
        ACTION,
        "3 scroll 1 potion",
        activated(WIZARD, Power(PLACED_ANY, 1, else_points=2), Points(1)),
    ),
    # Dragon: gain 1 potion and score 1 VP for each of your units (this dragon included) taken back from the map so
    # far in this Regroup.
    card(
        "light-halo-of-wings",
        ACTION,
        "2 scroll 2 potion",
        activated(DRAGON, Gain("1 potion"), Points(per=Per(UNITS_RETURNED))),
    ),
    # Worker: pay the deposit field, then gain 1 scroll and score 3 VP.
    card(
        "light-prayer-wheel",
        DEPOSIT_CARD,
        "2 scroll 1 gem",
        activated(WORKER, Deposit(0), Gain("1 scroll"), Points(3)),
        fields=["deposit"],
    ),
    # Whenever any player puts a new realm tile on the map, score 1 VP. With an orb here: you also gain 1 scroll each
    # time.
    card(
        "light-lighthouse",
        ORB_CARD,
        "2 scroll 1 tool",
        when(ON_EXPLORE, Points(1), by_any=True),
        when(ON_EXPLORE, Gain("1 scroll"), by_any=True, only=OrbHere()),
        orb_symbol=UPGRADE,
    ),
    # This action can be used only with an orb here. Worker: gain 1 scroll and advance 1 level on Light (3 VP instead
    # at the top).
    card(
        "light-crown-of-stars",
        ORB_CARD,
        "1 scroll 1 gem",
        activated(WORKER, Gain("1 scroll"), Power(LIGHT, 1, else_points=3), only=OrbHere()),
        orb_symbol=REQUIRED,
    ),
    # When you lose a battle in a realm with or next to one of your dwellings, your beaten workers go to your ready
    # area instead of the Underworld (no swords for them).
    card(
        "light-sanctuary",
        PASSIVE,
        "1 scroll 1 potion",
        when(BATTLE_LOST, Spare(WORKER, ALL), only=RealmIs(NEAR_OWN_DWELLING)),
    ),
]
