"""The small words of the game: limits, actions, leaders, tokens, variants, verbs of options, kinds of events."""

from __future__ import annotations

from typing import Final

from deskovka.games.empire.shapes import ActionKind

# Limits (EMPIRE-COMP, EMPIRE-COIN.1, EMPIRE-END.1)
MOST_SEATS: Final = 4
ARMIES: Final = 18
CITIES: Final = 3
START_ARMIES: Final = 4
NEUTRAL_ARMIES: Final = 10
MOST_BY_LOT: Final = 13  # tokens: discoveries, the swamp, citadels, encounters
ROW_SIZE: Final = 6
PRICES: Final = [0, 1, 1, 2, 2, 3]
START_COINS: Final = {2: 12, 3: 11, 4: 9}
CARDS_EACH: Final = {2: 11, 3: 10, 4: 8}
SEA_COST: Final = 3
DRAGON_NUMBER: Final = 7
GAMES_OF_A_MATCH: Final = 3
MOST_COINS: Final = 12  # a bid is made with the coins a game begins with
LOWEST: Final = 20  # events tell points from this far below nought on
HIGHEST: Final = 100

# Parties: seats 0 to 3, then the neutral armies; nobody holds a region where the strongest tie
NEUTRAL: Final = 4
PARTIES: Final = 5
NOBODY: Final = -1

# Actions (EMPIRE-ACT.1)
PLACING: Final = 0
MOVING: Final = 1
BUILDING: Final = 2
DESTROYING: Final = 3
ACTIONS: Final[list[ActionKind]] = ["place", "move", "build", "destroy"]

# How two actions of a card are joined (EMPIRE-ACT.3, EMPIRE-ACT.4)
SINGLE: Final = 0
EITHER: Final = 1
BOTH: Final = 2
JOINED: Final = ["single", "or", "and"]

# Adjectives (EMPIRE-ABIL.8, EMPIRE-ABIL.9)
NO_ADJECTIVE: Final = -1
ANCIENT: Final = 0
CURSED: Final = 1
DIRE: Final = 2
FOREST: Final = 3
NIGHT: Final = 4
NOBLE: Final = 5
ARCANE: Final = 6
MOUNTAIN: Final = 7
ADJECTIVES: Final = ["ancient", "cursed", "dire", "forest", "night", "noble", "arcane", "mountain"]

# Leaders (EMPIRE-LEAD)
NO_LEADER: Final = -1
FAIRY_QUEEN: Final = 0
BANDIT_KING: Final = 1
RED_SORCERESS: Final = 2
WHITE_KNIGHT: Final = 3
LEADERS: Final = ["fairy_queen", "bandit_king", "red_sorceress", "white_knight"]

# Tokens on the board (EMPIRE-COMP.7): the discoveries and the swamp first, because they may lie face down
NO_TOKEN: Final = -1
MAGIC_SPRING: Final = 0
COTTAGE: Final = 1
HIDDEN_TREASURE: Final = 2
BOOK_OF_SPELLS: Final = 3
STABLE: Final = 4
POISON_SWAMP: Final = 5
CITADEL: Final = 6
DRAGON: Final = 7
PORTAL: Final = 8
ROBBERS: Final = 9
TOKENS: Final = [
    "magic_spring",
    "cottage",
    "hidden_treasure",
    "book_of_spells",
    "stable",
    "poison_swamp",
    "citadel",
    "dragon",
    "portal",
    "robbers",
]
DISCOVERIES: Final = 5
CITADELS: Final = 3

# Verbs of options
START: Final = 0
LAY: Final = 1
LEAVE_OUT: Final = 2
LAY_HIDDEN: Final = 3
SETTLE: Final = 4
PUT_NEUTRAL: Final = 5
BID: Final = 6
NAME: Final = 7
LOT: Final = 8
TAKE: Final = 9
CHOOSE: Final = 10
PLACE: Final = 11
PLACE_AT: Final = 12
MOVE: Final = 13
BUILD: Final = 14
DESTROY: Final = 15
DESTROY_NEUTRAL: Final = 16
COIN: Final = 17
REINFORCE: Final = 18
DONE: Final = 19
TOKENS_BY_LOT: Final = 20
NEUTRAL_BY_LOT: Final = 21
VERBS: Final = 22

# Kinds of events
GAME_BEGAN: Final = 0
START_CHOSEN: Final = 1
TOKEN_LAID: Final = 2
HIDDEN_LAID: Final = 3
LEFT_OUT: Final = 4
REVEALED: Final = 5
LEADER_DEALT: Final = 6
ARMIES_SET: Final = 7
SETTLED: Final = 8
NEUTRAL_PLACED: Final = 9
BID_MADE: Final = 10
BID_SHOWN: Final = 11
LOT_FELL: Final = 12
BID_WON: Final = 13
STARTER_NAMED: Final = 14
TOOK: Final = 15
COINS_GAINED: Final = 16
PLACED: Final = 17
FEE_PAID: Final = 18
MOVED: Final = 19
BUILT: Final = 20
DESTROYED: Final = 21
NEUTRAL_DESTROYED: Final = 22
TROPHY: Final = 23
COIN_STOLEN: Final = 24
ROBBED: Final = 25
DRAGON_SLAIN: Final = 26
FOUND: Final = 27
LOOKED: Final = 28
PASSED: Final = 29
GAME_SCORED: Final = 30
ENDED: Final = 31
LEFT_TOKENS_TO_LOT: Final = 32
LEFT_NEUTRAL_TO_LOT: Final = 33
COINS_FOUND: Final = 34
