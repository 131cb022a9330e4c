"""The words of the game as numbers: elements, resources, units, places, moments."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from deskovka.core.vecs import vec

MOST_SEATS: Final = 5
NOBODY: Final = -1
ONLOOKER: Final = 5  # in the place of a seat: knows what all the world knows, and no more
MAGIC_CARDS: Final = 60
HANDS: Final = 63  # of all seats, as places of cards (memory.py)
EVERY_SEAT: Final = 0x010101010101  # a bit for each seat, eight apart
EVERYONE: Final = 63  # five seats and ONLOOKER, as bits

# Elements
AIR: Final = 0
EARTH: Final = 1
FIRE: Final = 2
WATER: Final = 3
LIGHT: Final = 4
DARK: Final = 5
ORDER: Final = 6
CHAOS: Final = 7
ELEMENTS: Final = 8
NO_ELEMENT: Final = -1
ELEMENT_NAMES: Final = ["air", "earth", "fire", "water", "light", "dark", "order", "chaos"]

# Resources; what has a limit comes first (ELDER-3.1, ELDER-3.3)
GEM: Final = 0
SCROLL: Final = 1
POTION: Final = 2
TOOL: Final = 3
SWORD: Final = 4
GOLD: Final = 5
MAGIC: Final = 6
BASICS: Final = 5  # gem to sword
TOKENS: Final = 6  # gem to gold: kept as tokens
RESOURCES: Final = 7
RESOURCE_NAMES: Final = ["gem", "scroll", "potion", "tool", "sword", "gold", "magic"]
MOST_OF_ONE: Final = 5

# Kinds of units.  Mercenaries and monsters are units too, once a player has them (ELDER-23.11, ELDER-27.6)
WORKER: Final = 0
WARRIOR: Final = 1
WIZARD: Final = 2
DRAGON: Final = 3
MINOTAUR: Final = 4
MIMEZA: Final = 5
FIRST_MONSTER: Final = 6  # kind of monster number 0
MONSTERS: Final = 18
KINDS: Final = FIRST_MONSTER + MONSTERS
OWN_KINDS: Final = 4  # worker to dragon: those every faction has
ANY_UNIT: Final = -1

# Pieces: nine of each seat, then the mercenaries and the monsters
WORKERS: Final = 6
UNITS: Final = 9  # of a seat: six workers, warrior, wizard, dragon
FIRST_ALLY: Final = MOST_SEATS * UNITS  # piece number of the Minotaur
ALLIES: Final = 2 + MONSTERS
FIRST_BEAST: Final = FIRST_ALLY + 2  # piece number of monster number 0
PIECES: Final = FIRST_ALLY + ALLIES

# Where a piece is: a realm (its tile), or
READY: Final = 33
TRAY: Final = 34  # not summoned yet
UNDERWORLD: Final = 35
DWELT: Final = 36  # a worker that has become a dwelling
ASIDE: Final = 37  # defeated, or not in this game
SUPPLY: Final = 38  # a mercenary nobody has hired, a monster whose lair is still in the supply
ON_START: Final = 40  # on an action of the start card: 40, 41, 42
ON_CARD: Final = 50  # on an adventure card: 50 + its number

# Actions of the start card (ELDER-13.6)
SUMMON: Final = 0
HARVEST: Final = 1
SETTLE: Final = 2
START_ACTIONS: Final = ["summon", "harvest", "settle"]

# Limits
TRAY_TOKENS: Final = 4
HAND_LIMIT: Final = 7
ROOFS: Final = 6
MARKERS: Final = 4
TOP_LEVEL: Final = 5
MOST_DICE: Final = 6
MOST_MONSTER_DICE: Final = 5
LAST_FAME: Final = 8
NO_FAME: Final = -1  # the marker is not on the track yet
MENU_SPACES: Final = 9
POWER_OF_LEVEL: Final = vec[i64]([0, 2, 3, 4, 5, 6])

# Phases of the game
SETTING_UP: Final = 0
PLAYING: Final = 1
SCORED: Final = 2

# Triggers of abilities: when something happens to the one who has the ability
ACTIVATE: Final = 0
ATTACHED_ACTIVATED: Final = 1
ALWAYS: Final = 2
FREE_ACTION: Final = 3
TURN_END: Final = 4
ON_PLACE: Final = 5
ON_REGROUP: Final = 6
REGROUP_END: Final = 7
ON_BUILD: Final = 8
ON_EXPLORE: Final = 9
SPELL_CAST: Final = 10
TREASURE_TAKING: Final = 11
TREASURE_TAKEN: Final = 12
BATTLE_DICE: Final = 13
BATTLE_ROLLED: Final = 14
BATTLE_WON: Final = 15
BATTLE_LOST: Final = 16
UNIT_FALLEN: Final = 17
MONSTER_DEFEATED: Final = 18
OPPONENT_POWER: Final = 19
END_GAME: Final = 20
ON_RAMPAGE: Final = 21  # of the monster itself
IN_PLAY: Final = 22
DEFEATED: Final = 23  # of the monster itself
PLAYED: Final = 24
TRIGGERS: Final = [
    "activate", "attached_activated", "always", "free_action", "turn_end", "place", "regroup", "regroup_end", "build",
    "explore", "spell_cast", "treasure_taking", "treasure_taken", "battle_dice", "battle_rolled", "battle_won",
    "battle_lost", "unit_fallen", "monster_defeated", "opponent_power", "end_game", "rampage", "in_play", "defeated",
    "played",
]  # fmt: skip

# How often an ability may be used
EVERY_TIME: Final = 0
ONCE_PER_TURN: Final = 1
ONCE_PER_BATTLE: Final = 2
ONCE_PER_REGROUP: Final = 3
ONCE_PER_ACTIVATION: Final = 4

# When a spell may be cast, or a quest played (ELDER-4.8 to 4.14)
OWN_TURN: Final = 0
AFTER_PLACE: Final = 1
ANY_TIME: Final = 2
BATTLE_TRIGGERED: Final = 3
BEFORE_ROLL: Final = 4
AFTER_ROLL: Final = 5
WHEN_WON: Final = 6
WHEN_LOST: Final = 7
STATE_HOLDS: Final = 8  # a quest that names a state
AT_EVENT: Final = 9  # a quest that names an event
AT_THE_END: Final = 10  # a prophecy

# Windows: moments at which a seat may do something beside what the turn consists of (docs/adr/0023)
PLACED: Final = 1  # a unit was placed, monsters have rampaged, the realm action comes next
BATTLE_COMES: Final = 2  # a battle is about to begin
JOINING: Final = 3
BEFORE_DICE: Final = 4  # swords and spells before the roll
ROLLED: Final = 5
WON: Final = 6
LOST: Final = 7
TURN_ENDS: Final = 8
EVENT: Final = 9  # something a quest may be about
ACTION_DONE: Final = 10  # after the realm action, before a battle
WINDOWS: Final = ("placed", "battle", "join", "dice", "rolled", "won", "lost", "end", "event", "after-action")
