"""What can stand in the way of an option of Kemet, by chapters of the rulebook; questions say when it does."""

from __future__ import annotations

from typing import Final

from deskovka.core.obstacles import Obstacle, Obstacles

# Who is asked, and about what
NOT_ASKED_SETTING_UP: Final = 1
NOT_ASKED_BY_DAY: Final = 2
NOT_ASKED_BY_NIGHT: Final = 3
NOT_ASKED_IN_COUNCIL: Final = 4
ONLY_TWO_FIGHT: Final = 5
NOT_IN_PLAY: Final = 6
SETUP_FIRST: Final = 7
TOKEN_FIRST: Final = 8
FINISH_FIRST: Final = 9
NOT_THIS_ACTION: Final = 10
COUNCIL_FIRST: Final = 11
BATTLE_FIRST: Final = 12
NIGHT_STEP: Final = 13

# Set-up
CITY_NOT_IN_PLAY: Final = 14
CITY_TAKEN: Final = 15
NOT_THAT_PAIR: Final = 16
FOUNDED_ELSEWHERE: Final = 17
FOUND_HERE: Final = 18
FOUNDED_OUT_OF_PLAY: Final = 19
COLOUR_FOUNDED: Final = 20
FOUND_LEVELS: Final = 21
NOT_A_FREE_TILE: Final = 22
FREE_TILE_GONE: Final = 23

# Tokens
SPACE_USED: Final = 24
GOLD_SPACE_ONLY: Final = 25
BALANCE: Final = 26
ONE_TOKEN: Final = 27
TOKEN_BESIDE: Final = 28
NO_SILVER: Final = 29
SILVER_OCCUPIED: Final = 30
SILVER_BALANCE: Final = 31
NO_GOLD: Final = 32
NOT_PLACED: Final = 33
GOLD_NOT_FOR_THAT: Final = 34

# Tiles
TILE_GONE: Final = 35
SAME_PICTURE: Final = 36
COLOUR_BOUGHT: Final = 37
PYRAMID_TOO_LOW: Final = 38
TILE_TOO_DEAR: Final = 39
NOT_IN_THE_SET: Final = 40

# Pyramids
NOT_OWN_CITY: Final = 41
OTHER_COLOUR_THERE: Final = 42
ALREADY_SO_HIGH: Final = 43
COLOUR_NOT_IN_PLAY: Final = 44
COLOUR_BUILT: Final = 45
TOO_MANY_PYRAMIDS: Final = 46
LEVELS_BY_NIGHT: Final = 47
BUILDING_TOO_DEAR: Final = 48
ACQUIRE_TOKEN_NOT_THERE: Final = 49

# Units
NOT_RECRUITING_THERE: Final = 50
RECRUITS_FULL: Final = 51
ARMY_FULL: Final = 52
NOT_FREE: Final = 53
SUPPLY_EMPTY: Final = 54
RECRUIT_TOO_DEAR: Final = 55
NO_FIGHT_THERE: Final = 56

# Cards and creatures
CARD_NOT_HELD: Final = 57
BATTLE_CARD_ONLY: Final = 58
CARD_WHILE_MARCHING: Final = 59
CARD_BY_GOING: Final = 60
CARD_BEFORE_A_MARCH: Final = 61
CARD_AS_MARCH_BEGINS: Final = 62
CARD_NO_UNIT: Final = 63
CARD_NO_PLACE: Final = 64
CARD_NO_TARGET: Final = 65
NOT_THIS_MOMENT: Final = 66
AFTER_THE_FIRST_STEP: Final = 67
TAKES_WAY_OUT: Final = 68
NOBODY_TO_STRIKE: Final = 69
STRIKE_PROTECTED: Final = 70
CREATURE_NOT_OWNED: Final = 71
CREATURE_ON_BOARD: Final = 72
CANNOT_DEPLOY: Final = 73
CREATURE_NOT_NOW: Final = 74
NEW_CREATURE_ONLY: Final = 75
CANNOT_EXCHANGE: Final = 76

# Marches
ARMY_FIRST: Final = 77
NO_ARMY: Final = 78
CANNOT_LEAVE: Final = 79
TOO_MANY_HERE: Final = 80
WHO_GOES_FIRST: Final = 81
BEHIND_WALLS: Final = 82
NO_MOVEMENT_LEFT: Final = 83
NOT_BORDERING: Final = 84
FOREIGN_HARBOUR: Final = 85
TELEPORTED: Final = 86
NO_OBELISK: Final = 87
TELEPORT_ELSEWHERE: Final = 88
# the further a group gets through the rules, the higher the number: of several groups the furthest tells why
NOT_THAT_GROUP: Final = 89
NO_PYRAMID_HERE: Final = 90
ONE_DISTRICT: Final = 91
WALLS: Final = 92
CARD_TOO_DEAR: Final = 93
TELEPORT_TOO_DEAR: Final = 94
ENTRY_TOO_DEAR: Final = 95
TOO_MANY_STAY: Final = 96
CREATURES_STAY: Final = 97
TOO_MANY_ATTACK: Final = 98
NO_ROOM: Final = 99

# Battles
COUNCIL_PICKED: Final = 100
TWO_CARDS: Final = 101
BATTLE_CARD_GONE: Final = 102
DAY_CARD: Final = 103
CARDS_FIRST: Final = 104
ALL_ADDED: Final = 105
CANNOT_ADD: Final = 106
CANNOT_STAY: Final = 107
NO_RETREAT_NEEDED: Final = 108
NOWHERE_TO_RETREAT: Final = 109
RETREAT_NOT_BORDERING: Final = 110
RETREAT_TO_ENEMIES: Final = 111
RETREAT_TO_A_CITY: Final = 112
RETREAT_FULL: Final = 113

# The night
SACRIFICE_AT_PANTHEON: Final = 114
SACRIFICE_IN_DELTA: Final = 115
SO_FEW_TO_PRAY: Final = 116
SO_FEW_TO_DRAW: Final = 117
VETERANS_IN_PAIRS: Final = 118
NOT_LOOKED_AT: Final = 119
PLACE_NOT_FREE: Final = 120

OBSTACLES: Final = Obstacles(
    "kemet",
    {
        # Who is asked, and about what
        NOT_ASKED_SETTING_UP: Obstacle("KEMET-SETUP.25", "not-asked", "seat2"),
        NOT_ASKED_BY_DAY: Obstacle("KEMET-DAY.1", "not-asked", "seat2"),
        NOT_ASKED_BY_NIGHT: Obstacle("KEMET-NIGHT.21", "not-asked", "seat2"),
        NOT_ASKED_IN_COUNCIL: Obstacle("KEMET-BAT1.6", "not-asked", "seat2"),
        ONLY_TWO_FIGHT: Obstacle("KEMET-BAT.2", "only-two-fight"),
        NOT_IN_PLAY: Obstacle("KEMET-COMP.9", "not-in-play", "area"),
        SETUP_FIRST: Obstacle("KEMET-SETUP.25", "setup-first"),
        TOKEN_FIRST: Obstacle("KEMET-DAY.1", "token-first"),
        FINISH_FIRST: Obstacle("KEMET-DAY.3", "finish-first"),
        NOT_THIS_ACTION: Obstacle("KEMET-TOK.2", "not-this-action"),
        COUNCIL_FIRST: Obstacle("KEMET-BAT1.1", "council-first"),
        BATTLE_FIRST: Obstacle("KEMET-BAT.4", "battle-first"),
        NIGHT_STEP: Obstacle("KEMET-NIGHT.1", "night-step"),
        # Set-up
        CITY_NOT_IN_PLAY: Obstacle("KEMET-COMP.10", "city-not-in-play", "city"),
        CITY_TAKEN: Obstacle("KEMET-SETUP.11", "city-taken", "city"),
        NOT_THAT_PAIR: Obstacle("KEMET-SETUP.18", "not-that-pair"),
        FOUNDED_ELSEWHERE: Obstacle("KEMET-SETUP.19", "not-own-city", "area"),
        FOUND_HERE: Obstacle("KEMET-SETUP.19", "found-here", "area"),
        FOUNDED_OUT_OF_PLAY: Obstacle("KEMET-SETUP.20", "colour-not-in-play", "colour"),
        COLOUR_FOUNDED: Obstacle("KEMET-SETUP.20", "colour-founded", "colour"),
        FOUND_LEVELS: Obstacle("KEMET-SETUP.19", "found-levels", "count"),
        NOT_A_FREE_TILE: Obstacle("KEMET-SETUP.23", "not-a-free-tile", "tile"),
        FREE_TILE_GONE: Obstacle("KEMET-SETUP.24", "tile-gone", "tile"),
        # Tokens
        SPACE_USED: Obstacle("KEMET-DAY.4", "space-used", "space"),
        GOLD_SPACE_ONLY: Obstacle("KEMET-TOK.4", "gold-space"),
        BALANCE: Obstacle("KEMET-DAY.7", "balance"),
        ONE_TOKEN: Obstacle("KEMET-DAY.1", "balance"),
        TOKEN_BESIDE: Obstacle("KEMET-TOK.1", "token-first"),
        NO_SILVER: Obstacle("KEMET-TOK.7", "no-silver"),
        SILVER_OCCUPIED: Obstacle("KEMET-DAY.4", "silver-not-there", "space"),
        SILVER_BALANCE: Obstacle("KEMET-DAY.7", "silver-not-there", "space"),
        NO_GOLD: Obstacle("KEMET-TOK.6", "no-gold"),
        NOT_PLACED: Obstacle("KEMET-TOK.2", "not-placed", "space"),
        GOLD_NOT_FOR_THAT: Obstacle("KEMET-TOK.4", "gold-not-for-that"),
        # Tiles
        TILE_GONE: Obstacle("KEMET-ACQ.14", "tile-gone", "tile"),
        SAME_PICTURE: Obstacle("KEMET-ACQ.6", "same-picture", "tile"),
        COLOUR_BOUGHT: Obstacle("KEMET-ACQ.5", "colour-bought", "colour"),
        PYRAMID_TOO_LOW: Obstacle("KEMET-ACQ.2", "pyramid-too-low", "tile", "colour", "level"),
        TILE_TOO_DEAR: Obstacle("KEMET-ACQ.4", "tile-too-dear", "tile", "price", "purse"),
        NOT_IN_THE_SET: Obstacle("KEMET-ACQ.16", "not-in-the-set", "battle"),
        # Pyramids
        NOT_OWN_CITY: Obstacle("KEMET-PYR.1", "not-own-city", "area"),
        OTHER_COLOUR_THERE: Obstacle("KEMET-PYR.6", "other-colour-there", "area"),
        ALREADY_SO_HIGH: Obstacle("KEMET-PYR.13", "already-so-high", "area"),
        COLOUR_NOT_IN_PLAY: Obstacle("KEMET-PYR.5", "colour-not-in-play", "colour"),
        COLOUR_BUILT: Obstacle("KEMET-PYR.5", "colour-built", "colour"),
        TOO_MANY_PYRAMIDS: Obstacle("KEMET-PYR.6", "too-many-pyramids"),
        LEVELS_BY_NIGHT: Obstacle("KEMET-NIGHT.22", "levels-by-night", "count"),
        BUILDING_TOO_DEAR: Obstacle("KEMET-PYR.2", "building-too-dear", "price", "purse"),
        ACQUIRE_TOKEN_NOT_THERE: Obstacle("KEMET-PYR.14", "acquire-token-not-there", "space"),
        # Units
        NOT_RECRUITING_THERE: Obstacle("KEMET-REC.3", "not-recruiting-there", "area"),
        RECRUITS_FULL: Obstacle("KEMET-REC.4", "army-full", "area", "count"),
        ARMY_FULL: Obstacle("KEMET-ARMY.2", "army-full", "area", "count"),
        NOT_FREE: Obstacle("KEMET-FREE.1", "not-free", "area"),
        SUPPLY_EMPTY: Obstacle("KEMET-REC.1", "supply-empty"),
        RECRUIT_TOO_DEAR: Obstacle("KEMET-REC.1", "recruit-too-dear", "purse"),
        NO_FIGHT_THERE: Obstacle("KEMET-REC.5", "no-fight-there", "area"),
        # Cards and creatures
        CARD_NOT_HELD: Obstacle("KEMET-CARD.5", "card-not-held", "card"),
        BATTLE_CARD_ONLY: Obstacle("KEMET-CARD.5", "battle-card-only", "card"),
        CARD_WHILE_MARCHING: Obstacle("KEMET-CARD.7", "card-while-marching", "card"),
        CARD_BY_GOING: Obstacle("KEMET-CARD.5", "card-by-going", "card"),
        CARD_BEFORE_A_MARCH: Obstacle("KEMET-CARD.7", "card-as-march-begins", "card"),
        CARD_AS_MARCH_BEGINS: Obstacle("KEMET-DAY.11", "card-as-march-begins", "card"),
        CARD_NO_UNIT: Obstacle("KEMET-CARD.7", "card-no-unit", "card"),
        CARD_NO_PLACE: Obstacle("KEMET-CARD.7", "card-no-place", "card"),
        CARD_NO_TARGET: Obstacle("KEMET-CARD.7", "card-no-target", "card"),
        NOT_THIS_MOMENT: Obstacle("KEMET-DAY.11", "not-this-moment"),
        AFTER_THE_FIRST_STEP: Obstacle("KEMET-DAY.11", "after-the-first-step"),
        TAKES_WAY_OUT: Obstacle("KEMET-MOV.16", "takes-way-out"),
        NOBODY_TO_STRIKE: Obstacle("KEMET-CARD.7", "nobody-to-strike", "area"),
        STRIKE_PROTECTED: Obstacle("KEMET-CARD.7", "strike-protected", "area"),
        CREATURE_NOT_OWNED: Obstacle("KEMET-CRE.2", "creature-not-owned", "creature"),
        CREATURE_ON_BOARD: Obstacle("KEMET-CRE.13", "creature-on-board", "creature"),
        CANNOT_DEPLOY: Obstacle("KEMET-CRE.2", "cannot-deploy", "creature"),
        CREATURE_NOT_NOW: Obstacle("KEMET-DAY.11", "creature-not-now", "creature"),
        NEW_CREATURE_ONLY: Obstacle("KEMET-CRE.1", "new-creature-only", "creature"),
        CANNOT_EXCHANGE: Obstacle("KEMET-CRE.3", "cannot-exchange", "creature"),
        # Marches
        ARMY_FIRST: Obstacle("KEMET-MOV.1", "army-first"),
        NO_ARMY: Obstacle("KEMET-MOV.1", "no-army", "area"),
        CANNOT_LEAVE: Obstacle("KEMET-MOV.16", "cannot-leave", "area"),
        TOO_MANY_HERE: Obstacle("KEMET-MOV.9", "too-many-here", "count"),
        WHO_GOES_FIRST: Obstacle("KEMET-MOV.15", "who-goes-first"),
        BEHIND_WALLS: Obstacle("KEMET-WALL.2", "behind-walls"),
        NO_MOVEMENT_LEFT: Obstacle("KEMET-MOV.2", "no-movement-left"),
        NOT_BORDERING: Obstacle("KEMET-MOV.6", "not-bordering", "area"),
        FOREIGN_HARBOUR: Obstacle("KEMET-HARB.5", "foreign-harbour", "area"),
        TELEPORTED: Obstacle("KEMET-TEL.3", "teleported"),
        NO_OBELISK: Obstacle("KEMET-TEL.1", "no-obelisk", "area"),
        TELEPORT_ELSEWHERE: Obstacle("KEMET-TEL.8", "teleport-elsewhere"),
        # the further a group gets through the rules, the higher the number: of several groups the furthest tells why
        NOT_THAT_GROUP: Obstacle("KEMET-MOV.15", "not-that-group", "count"),
        NO_PYRAMID_HERE: Obstacle("KEMET-TEL.1", "no-pyramid-here", "area"),
        ONE_DISTRICT: Obstacle("KEMET-WALL.3", "one-district", "area"),
        WALLS: Obstacle("KEMET-WALL.1", "walls", "area"),
        CARD_TOO_DEAR: Obstacle("KEMET-PP.2", "card-too-dear", "card", "price", "purse"),
        TELEPORT_TOO_DEAR: Obstacle("KEMET-TEL.1", "teleport-too-dear", "price", "purse"),
        ENTRY_TOO_DEAR: Obstacle("KEMET-PP.2", "entry-too-dear", "area", "price", "purse"),
        TOO_MANY_STAY: Obstacle("KEMET-MOV.9", "too-many-stay", "count"),
        CREATURES_STAY: Obstacle("KEMET-CRE.7", "creatures-stay"),
        TOO_MANY_ATTACK: Obstacle("KEMET-MOV.11", "too-many-attack", "area", "count"),
        NO_ROOM: Obstacle("KEMET-MOV.16", "no-room", "area"),
        # Battles
        COUNCIL_PICKED: Obstacle("KEMET-BAT1.1", "council-picked"),
        TWO_CARDS: Obstacle("KEMET-BAT1.1", "two-cards"),
        BATTLE_CARD_GONE: Obstacle("KEMET-BAT1.1", "battle-card-gone", "battle"),
        DAY_CARD: Obstacle("KEMET-CARD.5", "day-card", "card"),
        CARDS_FIRST: Obstacle("KEMET-BAT1.3", "cards-first"),
        ALL_ADDED: Obstacle("KEMET-BAT1.3", "all-added", "card"),
        CANNOT_ADD: Obstacle("KEMET-BAT1.4", "cannot-add", "card", "price", "purse"),
        CANNOT_STAY: Obstacle("KEMET-BAT6.11", "cannot-stay"),
        NO_RETREAT_NEEDED: Obstacle("KEMET-BAT6.10", "no-retreat-needed"),
        NOWHERE_TO_RETREAT: Obstacle("KEMET-BAT6.8", "nowhere-to-retreat"),
        RETREAT_NOT_BORDERING: Obstacle("KEMET-BAT6.5", "not-that-retreat", "area"),
        RETREAT_TO_ENEMIES: Obstacle("KEMET-BAT6.6", "not-that-retreat", "area"),
        RETREAT_TO_A_CITY: Obstacle("KEMET-BAT6.7", "not-that-retreat", "area"),
        RETREAT_FULL: Obstacle("KEMET-BAT6.13", "not-that-retreat", "area"),
        # The night
        SACRIFICE_AT_PANTHEON: Obstacle("KEMET-NIGHT.2", "sacrifice-here", "area"),
        SACRIFICE_IN_DELTA: Obstacle("KEMET-NIGHT.4", "sacrifice-here", "area"),
        SO_FEW_TO_PRAY: Obstacle("KEMET-NIGHT.11", "so-few-veterans", "count"),
        SO_FEW_TO_DRAW: Obstacle("KEMET-NIGHT.13", "so-few-veterans", "count"),
        VETERANS_IN_PAIRS: Obstacle("KEMET-NIGHT.13", "veterans-in-pairs"),
        NOT_LOOKED_AT: Obstacle("KEMET-NIGHT.12", "not-looked-at", "card"),
        PLACE_NOT_FREE: Obstacle("KEMET-NIGHT.18", "place-not-free", "place"),
    },
)
