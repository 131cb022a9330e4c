"""The 18 monsters: dice, lair, reward, abilities; those with a chain also work for their controller (ELDER-23)."""

from __future__ import annotations

from typing import Final

from deskovka.games.eldervale.box import (
    FIRE_DICE,
    FLIES,
    GOES_HOME,
    GRAVE_DICE,
    GUARDED_DICE,
    INTO_EARTH,
    INTO_RUINS,
    LEADER_LESS,
    NEVER_RAMPAGES,
    NO_DWELLINGS,
    NO_FALLEN_SWORD,
    NO_JOINING,
    NO_SWORDS,
    NOT_CONTROLLABLE,
    PAID_OFF,
    RAMPAGE_OPTIONAL,
    RAMPAGES_FROM_AFAR,
    REROLLS_ONES,
    THREE_LIVES,
    TO_READY,
    Monster,
)
from deskovka.games.eldervale.cards.declaring import monster, when
from deskovka.games.eldervale.conditions import Fighting, TakesPart, UnitsHere
from deskovka.games.eldervale.effects.aftermath import DragonTreasure
from deskovka.games.eldervale.effects.choices import IfElse, OneOf, Participants, Roll
from deskovka.games.eldervale.effects.dice import Dice, Reroll, SwapDie
from deskovka.games.eldervale.effects.gains import PayOut, Points
from deskovka.games.eldervale.effects.magic import Draw
from deskovka.games.eldervale.effects.tracks import Fame, Power
from deskovka.games.eldervale.effects.treasure import Treasure
from deskovka.games.eldervale.effects.units import Kill, Recall, Revive
from deskovka.games.eldervale.effects.words import ANY_ELEMENT, HIGHEST, OF_MONSTER, OWN
from deskovka.games.eldervale.selectors import HERE
from deskovka.games.eldervale.terms import (
    AIR,
    ANY_UNIT,
    BATTLE_DICE,
    BATTLE_ROLLED,
    BATTLE_WON,
    CHAOS,
    DARK,
    DEFEATED,
    EARTH,
    FIRE,
    FIRST_MONSTER,
    LIGHT,
    NO_ELEMENT,
    ON_PLACE,
    ON_RAMPAGE,
    ORDER,
    REGROUP_END,
    WATER,
    WORKER,
)

MONSTER_LIST: Final[list[Monster]] = [
    # Circling: It rampages from up to 2 realms away, but the player who placed the unit decides whether it rampages
    # and whether a battle starts (also when the unit is placed into its own realm; opposing units there still trigger
    # one, and then it takes part).
    # Wings: While controlled it may be placed up to 2 realms away from its owner's units.
    monster(
        "winged-serpent",
        AIR,
        4,
        "sky-aerie",
        [OneOf({"fame": [Fame(1)], "power": [Power(OF_MONSTER, 1)]})],
        mods=RAMPAGES_FROM_AFAR | RAMPAGE_OPTIONAL,
        chain_mods=FLIES,
    ),
    # Ponderous: It never rampages; it fights only whoever enters its realm.
    # Looming: Nobody except its controller may build a dwelling in its realm or next to it.
    monster(
        "stone-colossus",
        EARTH,
        5,
        "hollow-mountain",
        [OneOf({"fame": [Fame(1)], "power": [Power(OF_MONSTER, 1)]})],
        mods=NEVER_RAMPAGES,
        chain_mods=NO_DWELLINGS,
    ),
    # Feast on Power: It rolls 1 more die for each player in the battle whose Fire power is 4 or more (at most 2
    # more).
    # Surge: Whoever wins a battle against it, or its controller when winning a battle it takes part in, scores 2 VP.
    monster(
        "power-demon",
        FIRE,
        3,
        "smoking-caldera",
        [OneOf({"fame": [Fame(1)], "power": [Power(OF_MONSTER, 1)]})],
        when(DEFEATED, Points(2), chain=True),
        when(BATTLE_WON, Points(2), only=TakesPart(FIRST_MONSTER + 2), chain=True),
        mods=FIRE_DICE,
    ),
    # Death Roll: After the roll every other participant must reroll one die showing his highest value.
    monster(
        "dread-crocodile",
        WATER,
        4,
        "drowned-swamp",
        [OneOf({"fame": [Fame(1)], "power": [Power(OF_MONSTER, 1)]})],
        when(BATTLE_ROLLED, Participants([Reroll(OWN, 1, only=(HIGHEST,))]), chain=True),
    ),
    # Merciful: Units it beats (when it wins, not in a tie) go to their owners' ready areas instead of the Underworld
    # (no swords).
    # Sunfeather: Its conqueror also scores 2 VP; its controller scores 1 VP whenever it is placed.
    monster(
        "sun-gryphon",
        LIGHT,
        3,
        "sunlit-summit",
        [OneOf({"fame": [Fame(1)], "power": [Power(OF_MONSTER, 1)]})],
        when(DEFEATED, Points(2), chain=True),
        when(ON_PLACE, Points(1), unit=FIRST_MONSTER + 4, chain=True),
        mods=TO_READY,
    ),
    # Court of the Dead: It counts 1 more die for each unit in the Underworld belonging to a player in the battle (at
    # most 2 more).
    monster(
        "night-lich",
        DARK,
        3,
        "bottomless-chasm",
        [OneOf({"fame": [Fame(1)], "power": [Power(OF_MONSTER, 1)]})],
        chain_mods=GRAVE_DICE,
    ),
    # Calibrated: Its dice cannot be rerolled, removed, changed or swapped, and its 1s and 2s count as 3.
    monster(
        "brass-sentinel",
        ORDER,
        4,
        "silent-vaults",
        [OneOf({"fame": [Fame(1)], "power": [Power(OF_MONSTER, 1)]})],
        chain_mods=GUARDED_DICE,
    ),
    # Three Heads: At the start of each battle it takes part in roll a die: on 3-4 it counts 1, on 5-6 it counts 2
    # more dice.
    monster(
        "chimera",
        CHAOS,
        3,
        "maw-of-madness",
        [OneOf({"fame": [Fame(1)], "power": [Power(OF_MONSTER, 1)]})],
        when(BATTLE_DICE, Roll({(1, 2): [], (3, 4): [Dice(OF_MONSTER, 1)], (5, 6): [Dice(OF_MONSTER, 2)]}), chain=True),
    ),
    # Snatch: Before dice are counted, each player with at least 2 units in the battle takes one of his workers there
    # back to his ready area.
    # Far Sight: It rampages from up to 2 realms away; while controlled it may be placed up to 2 realms away.
    monster(
        "storm-roc",
        AIR,
        4,
        "sky-aerie",
        [OneOf({"fame": [Fame(1)], "power": [Power(OF_MONSTER, 1)]})],
        when(BATTLE_DICE, Participants([IfElse(Fighting(ANY_UNIT, 2), [Recall(OWN, WORKER, 1, origin=HERE)])])),
        legendary=True,
        chain_mods=RAMPAGES_FROM_AFAR | FLIES,
    ),
    # Burrow: It also rampages into any Earth realm in which a unit is placed, wherever it stands.
    # Treasure Nest: Its conqueror takes the top treasure token of the realm (nothing in a ruin); its controller does
    # so whenever he wins a battle with it in an element realm.
    monster(
        "root-wyrm",
        EARTH,
        5,
        "hollow-mountain",
        [OneOf({"fame": [Fame(1)], "power": [Power(OF_MONSTER, 1)]})],
        when(DEFEATED, Treasure(1, HERE), chain=True),
        when(BATTLE_WON, Treasure(1, HERE), only=TakesPart(FIRST_MONSTER + 9), chain=True),
        legendary=True,
        mods=INTO_EARTH,
    ),
    # Scorched Ground: When it rampages into a realm, each player with a worker there first pays 1 potion or puts one
    # of those workers into the Underworld (gaining the usual sword); the realm action of a placed unit lost this way
    # is still performed. The ghosts are not affected.
    monster(
        "lava-fiend",
        FIRE,
        5,
        "smoking-caldera",
        [OneOf({"fame": [Fame(1)], "power": [Power(OF_MONSTER, 1)]})],
        when(
            ON_RAMPAGE,
            Participants(
                [
                    IfElse(
                        UnitsHere(WORKER, 1),
                        [OneOf({"pay-potion": [PayOut("1 potion")], "fall": [Kill(OWN, WORKER, HERE)]})],
                    )
                ]
            ),
        ),
        legendary=True,
    ),
    # Encircling Arms: No unit may join a battle it takes part in from an adjacent realm (except units of its
    # controller).
    monster(
        "kraken",
        WATER,
        5,
        "drowned-swamp",
        [OneOf({"fame": [Fame(1)], "power": [Power(OF_MONSTER, 1)]})],
        legendary=True,
        chain_mods=NO_JOINING,
    ),
    # Judgement: In a battle it takes part in, the participating player with the most VP rolls 1 die less (at least
    # 1); its controller is exempt.
    # Grace: Its conqueror may also bring one of his units from the Underworld to his ready area.
    monster(
        "celestial-lion",
        LIGHT,
        4,
        "sunlit-summit",
        [OneOf({"fame": [Fame(1)], "power": [Power(OF_MONSTER, 1)]})],
        when(DEFEATED, Revive(1), may=True),
        legendary=True,
        chain_mods=LEADER_LESS,
    ),
    # Devour: Units it beats (when it wins) bring no swords.
    # Dread: In a battle it takes part in nobody may spend swords for dice except its controller.
    monster(
        "shadow-leviathan",
        DARK,
        5,
        "bottomless-chasm",
        [OneOf({"fame": [Fame(1)], "power": [Power(OF_MONSTER, 1)]})],
        legendary=True,
        mods=NO_FALLEN_SWORD,
        chain_mods=NO_SWORDS,
    ),
    # Riddle: When it would rampage, the player who placed the unit may pay 1 scroll to stop it (another monster that
    # could rampage does so then, ruling R60).
    # Secrets: Its conqueror draws 2 magic cards and keeps 1; its controller does the same in each of his Regroups.
    monster(
        "iron-sphinx",
        ORDER,
        4,
        "silent-vaults",
        [OneOf({"fame": [Fame(1)], "power": [Power(OF_MONSTER, 1)]})],
        when(DEFEATED, Draw(2, keep=1), chain=True),
        when(REGROUP_END, Draw(2, keep=1), chain=True),
        legendary=True,
        mods=PAID_OFF,
    ),
    # Maddening Gaze: After the roll its lowest die is exchanged with the highest die of the participating player (not
    # its controller) who rolled the most dice (ties: first in turn order from the active player's left).
    monster(
        "thousand-eyed-horror",
        CHAOS,
        4,
        "maw-of-madness",
        [OneOf({"fame": [Fame(1)], "power": [Power(OF_MONSTER, 1)]})],
        when(BATTLE_ROLLED, SwapDie(most_dice=True), chain=True),
        legendary=True,
    ),
    # Omnipresent Threat: Besides the normal rampage it rampages into any ruin on the map in which a unit is placed.
    # Immense Strength: All its 1s are rerolled until none is left. It cannot be controlled.
    # Tenacity: Whoever beats it advances 1 on the fame track and takes 1 dragon treasure token.
    # Protective Instinct: After every battle it returns to the Dragon Den.
    # Dragon Treasure: It is defeated for good when all 3 dragon treasure tokens have been taken.
    monster(
        "mother-of-dragons",
        NO_ELEMENT,
        5,
        "dragon-den",
        [Fame(1), DragonTreasure(1)],
        mods=INTO_RUINS | REROLLS_ONES | NOT_CONTROLLABLE | GOES_HOME | THREE_LIVES,
    ),
    # Bridge Keeper: After a battle it did not lose it returns to the Bifröst.
    # Numbing Cold: In a battle it takes part in nobody may spend swords for dice except its controller.
    monster(
        "ice-giant",
        NO_ELEMENT,
        5,
        "bifrost",
        [OneOf({"fame": [Fame(2)], "power": [Power(ANY_ELEMENT, 1, else_points=2)]})],
        mods=GOES_HOME,
        chain_mods=NO_SWORDS,
    ),
]
