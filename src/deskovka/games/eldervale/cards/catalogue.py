"""Everything in the box gets its number here, in the order of `sources`."""

from __future__ import annotations

from typing import Final

from deskovka.core.bits import bit
from deskovka.games.eldervale.box import ADVENTURE, CARDS_OF_ELEMENT, FACTIONS, MAGIC, MAGIC_AT, MERCENARIES, MONSTERS
from deskovka.games.eldervale.cards import air, chaos, dark, earth, fire, light, order, water
from deskovka.games.eldervale.cards.declaring import DECLARED
from deskovka.games.eldervale.cards.dragon import DRAGON_TREASURE
from deskovka.games.eldervale.cards.factions import FACTION_LIST
from deskovka.games.eldervale.cards.monsters import MONSTER_LIST
from deskovka.games.eldervale.cards.prophecies import PROPHECIES
from deskovka.games.eldervale.cards.quests import QUESTS
from deskovka.games.eldervale.cards.spells import SPELLS
from deskovka.games.eldervale.sources import (
    FIRST_ABILITY,
    FIRST_BEAST_CARD,
    FIRST_DRAGON_TREASURE,
    FIRST_HIRELING,
    FIRST_MAGIC,
    SOURCE_COUNT,
    SOURCES,
    Source,
    register,
)
from deskovka.games.eldervale.terms import ACTIVATE, PLAYED


def fill_the_box() -> None:
    """Once, when the game is imported."""
    for cards in (air, earth, fire, water, light, dark, order, chaos):
        for card in cards.CARDS:
            card.element = len(ADVENTURE) // CARDS_OF_ELEMENT
            ADVENTURE.append(card)
            number = register(DECLARED[card.name])
            for ability in SOURCES[number].abilities:
                if ability.when == ACTIVATE:
                    card.action = ability.number
    assert len(SOURCES) == FIRST_MAGIC
    for magic in (*SPELLS, *QUESTS, *PROPHECIES):
        MAGIC_AT[magic.window] |= bit(len(MAGIC))
        MAGIC.append(magic)
        register(DECLARED[magic.name])
    assert len(SOURCES) == FIRST_ABILITY
    for faction in FACTION_LIST:
        FACTIONS.append(faction)
        for name in faction.abilities:
            register(DECLARED[name])
    assert len(SOURCES) == FIRST_BEAST_CARD
    for monster in MONSTER_LIST:
        MONSTERS.append(monster)
        number = register(DECLARED[monster.name])
        for ability in SOURCES[number].abilities:
            if ability.when == PLAYED:
                monster.reward = ability.first
    assert len(SOURCES) == FIRST_HIRELING
    for hireling in MERCENARIES:
        register(Source(hireling, [], {}))
    assert len(SOURCES) == FIRST_DRAGON_TREASURE
    for token in DRAGON_TREASURE:
        register(DECLARED[token])
    assert len(SOURCES) == SOURCE_COUNT


fill_the_box()

ADVENTURE_NAMES: Final = [card.name for card in ADVENTURE]
MAGIC_NAMES: Final = [card.name for card in MAGIC]
FACTION_NAMES: Final = [faction.name for faction in FACTIONS]
MONSTER_NAMES: Final = [monster.name for monster in MONSTERS]
SOURCE_NAMES: Final = [source.name for source in SOURCES]
