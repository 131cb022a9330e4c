"""The 16 quests: when they can be completed, and their points (ELDER-4.14, ELDER-4.15)."""

from __future__ import annotations

from typing import Final

from deskovka.games.eldervale.box import MagicCard
from deskovka.games.eldervale.cards.declaring import quest
from deskovka.games.eldervale.conditions import AnyOf, AtLeast, PowerOn
from deskovka.games.eldervale.counters import (
    ACTIONS_THIS_REGROUP,
    ADJACENT_DWELLINGS,
    ADJACENT_RUINS,
    BATTLE_OPPONENTS,
    ELEMENTS_WITH_POWER,
    ENEMIES_BEATEN,
    FALLEN,
    LAIRS_REVEALED,
    MAX_BASIC,
    MONSTERS_BEATEN,
    SPELLS_THIS_TURN,
    SUMMONED_ADVANCED,
    SUPPLY_GOLD,
    TABLEAU_CARDS,
    TOKENS_IN_TRAY,
    UNITS_ON_MAP,
)
from deskovka.games.eldervale.terms import (
    ALWAYS,
    BATTLE_WON,
    MONSTER_DEFEATED,
    ON_BUILD,
    ON_EXPLORE,
    ON_REGROUP,
    SPELL_CAST,
)

QUESTS: Final[list[MagicCard]] = [
    # When you win a battle in which a monster is defeated. Score 4 VP at once and keep the card face up.
    quest("quest-slayer", MONSTER_DEFEATED, AtLeast(MONSTERS_BEATEN, 1), 4),
    # When you win a battle that removes at least 3 opposing units or has at least 2 other participants. Score 5 VP at
    # once and keep the card face up.
    quest("quest-conqueror", BATTLE_WON, AnyOf([AtLeast(ENEMIES_BEATEN, 3), AtLeast(BATTLE_OPPONENTS, 2)]), 5),
    # When you build a dwelling next to at least 2 other dwellings (of any players). Score 4 VP at once and keep the
    # card face up.
    quest("quest-neighbours", ON_BUILD, AtLeast(ADJACENT_DWELLINGS, 2), 4),
    # When you build a dwelling next to at least 3 ruins. Score 4 VP at once and keep the card face up.
    quest("quest-among-ruins", ON_BUILD, AtLeast(ADJACENT_RUINS, 3), 4),
    # When your warrior, wizard and dragon have all been summoned. Score 5 VP at once and keep the card face up.
    quest("quest-full-host", ALWAYS, AtLeast(SUMMONED_ADVANCED, 3), 5),
    # When you own 5 of one basic resource. Score 3 VP at once and keep the card face up.
    quest("quest-hoarder", ALWAYS, AtLeast(MAX_BASIC, 5), 3),
    # When you have 4 treasure tokens in your tray. Score 3 VP at once and keep the card face up.
    quest("quest-collector", ALWAYS, AtLeast(TOKENS_IN_TRAY, 4), 3),
    # When you have at least 7 adventure cards. Score 4 VP at once and keep the card face up.
    quest("quest-scholar", ALWAYS, AtLeast(TABLEAU_CARDS, 7), 4),
    # When you have markers on 4 element tracks. Score 3 VP at once and keep the card face up.
    quest("quest-polymath", ALWAYS, AtLeast(ELEMENTS_WITH_POWER, 4), 3),
    # When you reach power 5 in an element. Score 4 VP at once and keep the card face up.
    quest("quest-ascendant", ALWAYS, PowerOn(5, tracks=1), 4),
    # When you cast your second spell in one turn. Score 4 VP at once and keep the card face up.
    quest("quest-spellbinder", SPELL_CAST, AtLeast(SPELLS_THIS_TURN, 2), 4),
    # When you have at least 5 units on the map at once. Score 4 VP at once and keep the card face up.
    quest("quest-long-march", ALWAYS, AtLeast(UNITS_ON_MAP, 5), 4),
    # When at least 3 of your units are in the Underworld. Score 4 VP at once and keep the card face up.
    quest("quest-martyrs", ALWAYS, AtLeast(FALLEN, 3), 4),
    # When you resolve your fourth card action in one Regroup. Score 4 VP at once and keep the card face up.
    quest("quest-grand-regroup", ON_REGROUP, AtLeast(ACTIONS_THIS_REGROUP, 4), 4),
    # When you own at least 3 gold. Score 3 VP at once and keep the card face up.
    quest("quest-gilded", ALWAYS, AtLeast(SUPPLY_GOLD, 3), 3),
    # When you put a lair (or the Dragon Den or the Bifröst) on the map yourself; to be played at once. Score 3 VP at
    # once and keep the card face up.
    quest("quest-trailblazer", ON_EXPLORE, AtLeast(LAIRS_REVEALED, 1), 3),
]
