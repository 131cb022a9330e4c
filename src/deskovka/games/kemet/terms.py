"""The small words of the game: limits, colours, spaces, verbs of options, kinds of events."""

from __future__ import annotations

from typing import Final

from deskovka.games.kemet.shapes import Colour, God, Phase

NOBODY: Final = -1
OFF_BOARD: Final = -1  # where a creature on its tile is
MOST_SEATS: Final = 5
MOST_COUNT: Final = 99  # numbers that have words

# The numbers of docs/rules/kemet-content.yaml (`player`, `setup_table`)
UNITS: Final = 12
ACTION_TOKENS: Final = 5
START_PRAYER: Final = 7
MOST_PRAYER: Final = 11
GOAL: Final = 9
ARMY_LIMIT: Final = 5
START_ARMY: Final = 5
TELEPORT_PRICE: Final = 2
HOME_STRENGTH: Final = 1  # of a defended or attacked district of the own city
PRAY_GAIN: Final = 2
NIGHT_GAIN: Final = 2
PANTHEON_UNITS: Final = 2
DELTA_GAIN: Final = 5
TEMPLES_FOR_A_POINT: Final = 2
BATTLE_CARDS: Final = 8
COLOURS_IN_PLAY: Final = {2: 2, 3: 3, 4: 3, 5: 4}
MOST_PYRAMIDS: Final = {2: 2, 3: 3, 4: 3, 5: 3}
TOP_LEVEL: Final = 4
START_LEVELS: Final = 3

RUBY: Final = 0
SAPPHIRE: Final = 1
DIAMOND: Final = 2
ONYX: Final = 3
COLOURS: Final[list[Colour]] = ["ruby", "sapphire", "diamond", "onyx"]
NO_COLOUR: Final = -1

GODS: Final[list[God]] = ["horus", "sobek", "bastet", "ouadjet", "anubis"]  # by seat

# Actions (KEMET-COMP.13)
RECRUIT: Final = 0
MOVE: Final = 1
BUILD: Final = 2
PRAY: Final = 3
ACQUIRE: Final = 4
ACTIONS: Final = ["recruit", "move", "build", "pray", "acquire"]

# Spaces of the player board, with their actions and levels
SPACES: Final = [
    "recruit",
    "move_3",
    "move_2",
    "build",
    "pray_2",
    "acquire_1",
    "acquire_2",
    "acquire_3",
    "pray_1",
    "gold",
]
SPACE_ACTION: Final = [RECRUIT, MOVE, MOVE, BUILD, PRAY, ACQUIRE, ACQUIRE, ACQUIRE, PRAY, -1]
SPACE_LEVEL: Final = [3, 3, 2, 2, 2, 1, 1, 1, 1, 0]
FIRST_ACQUIRE: Final = 5
GOLD_SPACE: Final = 9
ANY_SPACE: Final = -1  # whichever of a player's spaces suits
NORMAL_SPACES: Final = 9

# Silver and gold tokens
NO_TOKEN: Final = 0
READY: Final = 1
USED: Final = 2
GAINED: Final = 3  # in this turn: ready from the next one on (KEMET-TOK.8)

# Phases
SETTING_UP: Final = 0
DAY: Final = 1
NIGHT: Final = 2
PHASES: Final[list[Phase]] = ["setup", "day", "night"]

# Verbs of options
CITY: Final = 0
STATION: Final = 1
FOUND: Final = 2
FREE_TILE: Final = 3
TOKEN: Final = 4
SILVER: Final = 5
GOLD: Final = 6
DO: Final = 7
PLAY: Final = 8
DEPLOY: Final = 9
EXCHANGE: Final = 10
TAKE_TILE: Final = 11
RAISE: Final = 12
ENLIST: Final = 13
FIGHT_IN: Final = 14
MARCH_FROM: Final = 15
STEP_TO: Final = 16
TELEPORT: Final = 17
MAGIC_TELEPORT: Final = 18
GO: Final = 19
COUNCIL: Final = 20
ADD: Final = 21
WOUND: Final = 22
RETREAT: Final = 23
DISBAND: Final = 24
STAY: Final = 25
SEND_TO: Final = 26
SACRIFICE: Final = 27
VETERANS: Final = 28
KEEP: Final = 29
FATE: Final = 30
STRIKE: Final = 31
REPLACE: Final = 32
DONE: Final = 33
GOLD_DO: Final = 34
GO_WITH: Final = 35
GO_WITH_TWO: Final = 36
GO_WITH_MANY: Final = 37  # units and, as bits, three creatures or more
PUT_ON: Final = 38
VERBS: Final = 39

# Kinds of events
COLOUR_DRAWN: Final = 0
CITY_TAKEN: Final = 1
ORDER_DRAWN: Final = 2
STATIONED: Final = 3
DAY_BEGAN: Final = 4
TOKEN_PLACED: Final = 5
SILVER_PLACED: Final = 6
GOLD_PLACED: Final = 7
PRAYED: Final = 8
PAID: Final = 9
TILE_TAKEN: Final = 10
RAISED: Final = 11
RECRUITED: Final = 12
MARCHED: Final = 13
TELEPORTED: Final = 14
CREATURE_PLACED: Final = 15
CREATURE_BACK: Final = 16
CARD_PLAYED: Final = 17
CARD_DRAWN: Final = 18
SHUFFLED: Final = 19
UNITS_LOST: Final = 20
PRAYER_LOST: Final = 21
BATTLE_BEGAN: Final = 22
COUNCIL_READY: Final = 23
CARD_SHOWN: Final = 24
CARD_ADDED: Final = 25
CARD_DISCARDED: Final = 26
STRENGTH: Final = 27
BATTLE_WON: Final = 28
POINT_GAINED: Final = 29
VETERANS_GAINED: Final = 30
VETERANS_SPENT: Final = 31
RETREATED: Final = 32
DISBANDED: Final = 33
NIGHT_BEGAN: Final = 34
SACRIFICED: Final = 35
ORDER_CHOSEN: Final = 36
REPLACED: Final = 37
CARDS_BACK: Final = 38
ENDED: Final = 39
LIMIT_REACHED: Final = 40
LOOKED: Final = 41

# What points and prayer points are gained for
FOR_PRAYING: Final = 0
FOR_NIGHT: Final = 1
FOR_TEMPLES: Final = 2
FOR_DELTA: Final = 3
FOR_VETERAN_TOKENS: Final = 4
FOR_DISBANDING: Final = 5
FOR_PRAYER_CARD: Final = 6
FOR_MANA_THEFT: Final = 7
FOR_ATTACKING: Final = 8
FOR_DESTROYED: Final = 9
FOR_FALLEN: Final = 10
FOR_PANTHEON: Final = 11
FOR_TWO_TEMPLES: Final = 12
FOR_BATTLE: Final = 13
FOR_TILE: Final = 14
FIRST_FOR_POINTS: Final = FOR_PANTHEON  # this and all that follow are what permanent points are for (KEMET-CORE.3)
REASONS: Final = [
    "praying",
    "night",
    "temples",
    "delta",
    "veterans",
    "disbanding",
    "prayer-card",
    "mana-theft",
    "attacking",
    "destroyed",
    "fallen",
    "pantheon",
    "two-temples",
    "battle",
    "tile",
]
