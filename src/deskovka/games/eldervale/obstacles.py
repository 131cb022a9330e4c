"""What can stand in the way of an option, by chapters of the rulebook; questions say when it does."""

from __future__ import annotations

from typing import Final

from deskovka.core.obstacles import Obstacle, Obstacles

# Who is asked, and about what
NOT_ASKED: Final = 1
ANSWER_FIRST: Final = 2

# Paying and gaining
PAY_FIRST: Final = 3
NOT_THE_COST: Final = 4
DISCARD_FIRST: Final = 5
NOT_IN_HAND: Final = 6
TAKE_FIRST: Final = 7
NOT_MAGIC: Final = 8
NOT_BASIC: Final = 9
NOT_MISSING: Final = 189
TOKEN_ON_FIELD: Final = 190
LOOMED_OVER: Final = 191
NO_ROOM: Final = 10

# Abilities and effects
ABILITY_FIRST: Final = 11

# Power, orbs, treasure, tableau, dwellings, summoning
ELEMENT_FIRST: Final = 12
ELEMENT_NOT_USED: Final = 13
NO_MARKER_THERE: Final = 14
MARKER_FIRST: Final = 15
NO_ORB: Final = 16
MENU_TAKEN: Final = 17
NOT_YOUR_CARD: Final = 18
NO_DEPOSIT_FIELD: Final = 19
ORB_LIES_THERE: Final = 20
NO_ORB_SYMBOL: Final = 21
NO_MERCENARY: Final = 22
MERCENARY_YOURS: Final = 23
MERCENARY_TAKEN: Final = 24
MERCENARY_LEFT: Final = 25
NO_GOLD_TO_HIRE: Final = 26
TREASURE_FIRST: Final = 27
NOT_FROM_THERE: Final = 28
NO_TREASURE_FIELD: Final = 29
OTHER_STACK: Final = 30
TOO_MANY_TOKENS: Final = 31
NOT_IN_TRAY: Final = 32
NOT_ON_TOKEN: Final = 33
NOT_ON_FIELDS_NOW: Final = 34
NO_SUCH_FIELD: Final = 35
TOKEN_FIRST: Final = 36
NO_TOKEN_TO_PUT: Final = 37
NOT_YOUR_TOKEN: Final = 38
NOT_THE_DEPOSIT: Final = 39
KEEP_OR_GIVE_FIRST: Final = 40
NO_AURA: Final = 41
HOST_NOT_YOURS: Final = 42
HOST_PASSIVE: Final = 43
ATTACHED_THERE: Final = 44
HOST_HAS_AURA: Final = 45
AURA_TOO_DEAR: Final = 46
BUILD_FIRST: Final = 47
NO_ELEMENT_REALM: Final = 48
NO_WORKER_THERE: Final = 49
ONLY_WORKERS_BUILD: Final = 50
DWELLING_THERE: Final = 51
NO_ROOF: Final = 52
LAST_UNIT: Final = 53
LOOMING: Final = 54
DWELLING_TOO_DEAR: Final = 55
NO_OTHER_WORKER: Final = 56
SUMMON_FIRST: Final = 57
NOT_IN_THE_TRAY: Final = 58
UNIT_TOO_DEAR: Final = 59

# Regroup, actions of cards, what effects ask
REGROUP_FIRST: Final = 60
NO_UNIT_TO_TAKE: Final = 61
ONE_UNIT_LEFT: Final = 62
NO_ACTION: Final = 63
WRONG_UNIT: Final = 64
ACTION_TAKEN: Final = 65
START_TAKEN: Final = 66
DEPOSIT_EMPTY: Final = 67
ACTION_COST: Final = 68
NEEDS_ORB: Final = 69
ACTION_IDLE: Final = 70
NOTHING_TO_SUMMON: Final = 71
NOTHING_TO_SETTLE: Final = 72
FALLEN_DO_NOT_ACT: Final = 73
NOT_THEIR_CARD: Final = 74
MASK_USED: Final = 75
RESOLVED_ALREADY: Final = 76
WRONG_SYMBOL: Final = 77
NOT_ITSELF: Final = 78
ACTION_FIRST: Final = 79
UNIT_NOT_READY: Final = 80
LUCK_DECIDES: Final = 81
REROLL_FIRST: Final = 82
BRANCH_FIRST: Final = 83
BRANCH_IMPOSSIBLE: Final = 84
LOSE_FIRST: Final = 85
NOT_TO_LOSE: Final = 86
NONE_TO_GIVE: Final = 87
SWAP_FIRST: Final = 88
NOT_TO_SWAP: Final = 89

# Magic, free actions, windows, units moved by effects
NOT_A_SPELL: Final = 90
ONLY_AT_THE_END: Final = 91
NOT_ITS_TIME: Final = 92
ALREADY_ROLLED: Final = 93
CANNOT_PAY_SPELL: Final = 94
NOTHING_TO_DO: Final = 95
PRICE_TAKES_ALL: Final = 96
NOT_A_QUEST: Final = 97
QUEST_NOT_NOW: Final = 98
QUEST_NOT_MET: Final = 99
NOT_YOUR_TURN: Final = 100
NO_TACTICS: Final = 101
TACTICS_ARE_ACTIVE: Final = 102
TOO_FEW_SWORDS: Final = 103
NO_TEAM_MATE: Final = 104
NOT_THE_MATES: Final = 105
NO_FREE_ACTION: Final = 106
USED_THIS_TURN: Final = 107
FREE_ACTION_IDLE: Final = 108
NO_CARD_TO_SWAP: Final = 188
NO_SUCH_UNIT: Final = 109
CANNOT_GO_THERE: Final = 110
NOT_THAT_UNIT: Final = 111
NOT_THAT_REALM: Final = 112
NOT_FALLEN: Final = 113
NOT_READY: Final = 114
NOT_CONTROLLED: Final = 115
NOT_THAT_SEAT: Final = 116
NO_CARDS_THERE: Final = 117
NOT_LOOKED_AT: Final = 118
NOT_ON_THE_PILE: Final = 119
HAS_NONE: Final = 120
# Set-up, the turn, placing, realms, expedition, monsters
FACTION_FIRST: Final = 121
ANOTHER_ELEMENT: Final = 122
DRAFT_FIRST: Final = 123
NOT_IN_DRAFT: Final = 124
DRAFT_PICKED: Final = 125
TURN_FIRST: Final = 126
NO_SUCH_UNIT_READY: Final = 127
NOT_ON_THE_MAP: Final = 128
OWN_UNIT_THERE: Final = 129
REALM_OCCUPIED: Final = 130
BEYOND_FLIGHT: Final = 131
NO_TELEPORT_THERE: Final = 132
NOT_ADJACENT: Final = 133
NO_SMUGGLING: Final = 134
PLACE_FIRST: Final = 135
NOT_TWO_RESOURCES: Final = 136
CANNOT_SUMMON: Final = 137
ALL_SUMMONED: Final = 138
CANNOT_BUILD_NOW: Final = 139
NO_CARD_TO_GAIN: Final = 140
CARD_FIRST: Final = 141
CARD_NOT_ON_OFFER: Final = 142
CARD_TOO_DEAR: Final = 143
BURN_FIRST: Final = 144
CARD_OR_BURN_FIRST: Final = 145
ORACLE_FIRST: Final = 146
TILE_FIRST: Final = 147
SPOT_TAKEN: Final = 148
TWO_NEIGHBOURS: Final = 149
BESIDE_BRIDGE: Final = 150
ONE_NEIGHBOUR: Final = 151
BRIDGE_LEADS_AWAY: Final = 152
RAMPAGE_FIRST: Final = 153
DOES_NOT_RAMPAGE: Final = 154
CANNOT_HOLD_BACK: Final = 155
CHARGE_FIRST: Final = 156
NOT_THE_NEAREST: Final = 157
# Battles
FIGHT_FIRST: Final = 158
NO_BATTLE_THERE: Final = 159
JOIN_FIRST: Final = 160
TOO_FAR_TO_JOIN: Final = 161
NOBODY_TO_JOIN: Final = 162
HELD_BACK: Final = 163
NOT_YOUR_BATTLE: Final = 164
BATTLE_FIRST: Final = 165
NO_PART: Final = 166
DREAD: Final = 167
SIX_DICE: Final = 168
NO_SWORD: Final = 169
HAS_NO_SWORD: Final = 170
NO_MATE: Final = 171
MATE_TAKES_NO_PART: Final = 172
ROLLED_ALREADY: Final = 173
NO_ABILITY_NOW: Final = 174
ROLL_FIRST: Final = 175
NO_TACTICS_NOW: Final = 176
NOT_BEATEN: Final = 177
TARGET_FIRST: Final = 178
NOT_A_TARGET: Final = 179
DIE_FIRST: Final = 180
NO_SUCH_DIE: Final = 181
GUARDED_DIE: Final = 182
LAST_DIE: Final = 183
SUPPORT_FIRST: Final = 184
NO_SUPPORT: Final = 185
SPARE_FIRST: Final = 186
NOBODY_TO_SPARE: Final = 187
GHOST_FIRST: Final = 192
LEFTMOST_GHOST: Final = 193

KNOWN: Final[dict[int, Obstacle]] = {
    NOT_ASKED: Obstacle("ELDER-8.1", "not-asked", "seat2"),
    ANSWER_FIRST: Obstacle("ELDER-15.10", "answer-first"),
    PAY_FIRST: Obstacle("ELDER-15.10", "pay-first"),
    NOT_THE_COST: Obstacle("ELDER-3.5", "not-the-cost", "payment"),
    DISCARD_FIRST: Obstacle("ELDER-3.8", "discard-first"),
    NOT_IN_HAND: Obstacle("ELDER-4.1", "not-in-hand", "magic"),
    TAKE_FIRST: Obstacle("ELDER-15.10", "take-first"),
    NOT_MAGIC: Obstacle("ELDER-3.7", "not-magic"),
    NOT_BASIC: Obstacle("ELDER-3.7", "not-basic", "resource"),
    NOT_MISSING: Obstacle("ELDER-2.1", "not-missing", "resource"),
    NO_ROOM: Obstacle("ELDER-3.4", "no-room", "resource"),
    ABILITY_FIRST: Obstacle("ELDER-2.3", "ability-first"),
    ELEMENT_FIRST: Obstacle("ELDER-15.10", "element-first"),
    ELEMENT_NOT_USED: Obstacle("ELDER-22.13", "element-not-used", "element"),
    NO_MARKER_THERE: Obstacle("ELDER-22.4", "no-marker-there", "element"),
    MARKER_FIRST: Obstacle("ELDER-22.7", "marker-first"),
    NO_ORB: Obstacle("ELDER-16.2", "no-orb"),
    MENU_TAKEN: Obstacle("ELDER-16.3", "menu-taken", "space"),
    NOT_YOUR_CARD: Obstacle("ELDER-17.1", "not-your-card", "card"),
    NO_DEPOSIT_FIELD: Obstacle("ELDER-16.4", "no-deposit-field", "card"),
    ORB_LIES_THERE: Obstacle("ELDER-16.7", "orb-lies-there", "card"),
    NO_ORB_SYMBOL: Obstacle("ELDER-16.5", "no-orb-symbol", "card"),
    NO_MERCENARY: Obstacle("ELDER-27.1", "no-mercenary", "unit"),
    MERCENARY_YOURS: Obstacle("ELDER-16.10", "mercenary-yours", "unit"),
    MERCENARY_TAKEN: Obstacle("ELDER-27.7", "mercenary-taken", "unit"),
    MERCENARY_LEFT: Obstacle("ELDER-12.9", "mercenary-left", "unit"),
    NO_GOLD_TO_HIRE: Obstacle("ELDER-27.2", "no-gold-to-hire", "unit"),
    TREASURE_FIRST: Obstacle("ELDER-10.1", "treasure-first"),
    NOT_FROM_THERE: Obstacle("ELDER-10.1", "not-from-there", "realm"),
    NO_TREASURE_FIELD: Obstacle("ELDER-10.2", "no-treasure-field", "realm"),
    OTHER_STACK: Obstacle("ELDER-2.1", "other-stack", "realm"),
    TOO_MANY_TOKENS: Obstacle("ELDER-3.13", "too-many-tokens"),
    NOT_IN_TRAY: Obstacle("ELDER-15.3", "not-in-tray", "token"),
    TOKEN_ON_FIELD: Obstacle("ELDER-15.5", "token-on-field", "token"),
    NOT_ON_TOKEN: Obstacle("ELDER-3.11", "not-on-token", "resource"),
    NOT_ON_FIELDS_NOW: Obstacle("ELDER-15.4", "not-on-fields-now", "token"),
    NO_SUCH_FIELD: Obstacle("ELDER-15.6", "no-such-field", "card"),
    TOKEN_FIRST: Obstacle("ELDER-15.10", "token-first"),
    NO_TOKEN_TO_PUT: Obstacle("ELDER-15.6", "no-token-to-put", "token"),
    NOT_YOUR_TOKEN: Obstacle("ELDER-2.2", "not-your-token", "token"),
    NOT_THE_DEPOSIT: Obstacle("ELDER-17.7", "not-the-deposit", "payment"),
    KEEP_OR_GIVE_FIRST: Obstacle("ELDER-30.7", "keep-or-give-first"),
    NO_AURA: Obstacle("ELDER-17.14", "no-aura", "card"),
    HOST_NOT_YOURS: Obstacle("ELDER-17.16", "host-not-yours", "card2"),
    HOST_PASSIVE: Obstacle("ELDER-17.16", "host-passive", "card2"),
    ATTACHED_THERE: Obstacle("ELDER-17.18", "attached-there", "card", "card2"),
    HOST_HAS_AURA: Obstacle("ELDER-17.17", "host-has-aura", "card2"),
    AURA_TOO_DEAR: Obstacle("ELDER-17.18", "aura-too-dear", "card"),
    BUILD_FIRST: Obstacle("ELDER-14.2", "build-first"),
    NO_ELEMENT_REALM: Obstacle("ELDER-14.2", "no-element-realm", "realm"),
    NO_WORKER_THERE: Obstacle("ELDER-14.2", "no-worker-there", "realm"),
    ONLY_WORKERS_BUILD: Obstacle("ELDER-14.8", "only-workers-build", "realm"),
    DWELLING_THERE: Obstacle("ELDER-14.2", "dwelling-there", "realm"),
    NO_ROOF: Obstacle("ELDER-14.9", "no-roof"),
    LAST_UNIT: Obstacle("ELDER-14.14", "last-unit", "realm"),
    LOOMING: Obstacle("ELDER-23.8", "looming", "realm"),
    DWELLING_TOO_DEAR: Obstacle("ELDER-14.3", "dwelling-too-dear", "realm"),
    NO_OTHER_WORKER: Obstacle("ELDER-14.4", "no-other-worker", "realm"),
    SUMMON_FIRST: Obstacle("ELDER-10.7", "summon-first"),
    NOT_IN_THE_TRAY: Obstacle("ELDER-10.7", "not-in-the-tray", "unit"),
    UNIT_TOO_DEAR: Obstacle("ELDER-10.8", "unit-too-dear", "unit"),
    NOT_A_SPELL: Obstacle("ELDER-4.7", "not-a-spell", "magic"),
    ONLY_AT_THE_END: Obstacle("ELDER-4.16", "only-at-the-end", "magic"),
    NOT_ITS_TIME: Obstacle("ELDER-4.8", "not-its-time", "magic"),
    ALREADY_ROLLED: Obstacle("ELDER-4.10", "already-rolled", "magic"),
    CANNOT_PAY_SPELL: Obstacle("ELDER-4.11", "cannot-pay-spell", "magic"),
    NOTHING_TO_DO: Obstacle("ELDER-4.17", "nothing-to-do", "magic"),
    LOOMED_OVER: Obstacle("ELDER-23.8", "loomed-over", "magic"),
    PRICE_TAKES_ALL: Obstacle("ELDER-4.17", "price-takes-all", "payment"),
    NOT_A_QUEST: Obstacle("ELDER-4.7", "not-a-quest", "magic"),
    QUEST_NOT_NOW: Obstacle("ELDER-4.14", "quest-not-now", "magic"),
    QUEST_NOT_MET: Obstacle("ELDER-4.14", "quest-not-met", "magic"),
    NOT_YOUR_TURN: Obstacle("ELDER-15.4", "not-your-turn"),
    NO_TACTICS: Obstacle("ELDER-33.1", "no-tactics"),
    TACTICS_ARE_ACTIVE: Obstacle("ELDER-33.6", "tactics-are-active"),
    TOO_FEW_SWORDS: Obstacle("ELDER-33.6", "too-few-swords"),
    NO_TEAM_MATE: Obstacle("ELDER-30.6", "no-team-mate"),
    NOT_THE_MATES: Obstacle("ELDER-30.6", "not-the-mates", "magic"),
    NO_CARD_TO_SWAP: Obstacle("ELDER-30.6", "no-card-to-swap"),
    NO_FREE_ACTION: Obstacle("ELDER-15.2", "no-free-action", "card"),
    USED_THIS_TURN: Obstacle("ELDER-15.2", "used-this-turn", "card"),
    FREE_ACTION_IDLE: Obstacle("ELDER-15.2", "free-action-idle", "card"),
    NO_SUCH_UNIT: Obstacle("ELDER-2.6", "no-such-unit"),
    CANNOT_GO_THERE: Obstacle("ELDER-2.6", "cannot-go-there"),
    NOT_THAT_UNIT: Obstacle("ELDER-2.11", "not-that-unit"),
    NOT_THAT_REALM: Obstacle("ELDER-2.1", "not-that-realm", "realm"),
    NOT_FALLEN: Obstacle("ELDER-20.2", "not-fallen", "unit"),
    NOT_READY: Obstacle("ELDER-2.9", "nobody-to-exchange", "unit2"),
    NOT_CONTROLLED: Obstacle("ELDER-23.11", "not-controlled", "unit"),
    NOT_THAT_SEAT: Obstacle("ELDER-2.11", "not-that-seat", "seat2"),
    NO_CARDS_THERE: Obstacle("ELDER-4.1", "no-cards-there", "seat2"),
    NOT_LOOKED_AT: Obstacle("ELDER-4.1", "not-looked-at", "magic"),
    NOT_ON_THE_PILE: Obstacle("ELDER-4.4", "not-on-the-pile", "magic"),
    HAS_NONE: Obstacle("ELDER-3.2", "has-none", "seat2", "resource"),
    FACTION_FIRST: Obstacle("ELDER-5.3", "faction-first"),
    ANOTHER_ELEMENT: Obstacle("ELDER-5.3", "another-element", "faction"),
    DRAFT_FIRST: Obstacle("ELDER-31.2", "draft-first"),
    NOT_IN_DRAFT: Obstacle("ELDER-31.2", "not-in-draft", "magic"),
    DRAFT_PICKED: Obstacle("ELDER-31.2", "draft-picked"),
    TURN_FIRST: Obstacle("ELDER-8.1", "turn-first"),
    NO_SUCH_UNIT_READY: Obstacle("ELDER-9.1", "not-ready", "unit"),
    NOT_ON_THE_MAP: Obstacle("ELDER-9.1", "not-on-the-map", "realm"),
    OWN_UNIT_THERE: Obstacle("ELDER-9.5", "own-unit-there", "realm"),
    REALM_OCCUPIED: Obstacle("ELDER-9.2", "realm-occupied", "realm"),
    BEYOND_FLIGHT: Obstacle("ELDER-9.12", "beyond-flight", "realm"),
    NO_TELEPORT_THERE: Obstacle("ELDER-9.14", "no-teleport", "realm"),
    NOT_ADJACENT: Obstacle("ELDER-9.4", "not-adjacent", "realm"),
    NO_SMUGGLING: Obstacle("ELDER-9.17", "no-smuggling", "unit", "realm"),
    PLACE_FIRST: Obstacle("ELDER-9.1", "place-first"),
    NOT_TWO_RESOURCES: Obstacle("ELDER-9.7", "not-two-resources", "realm"),
    CANNOT_SUMMON: Obstacle("ELDER-9.7", "cannot-summon", "realm"),
    ALL_SUMMONED: Obstacle("ELDER-10.11", "all-summoned", "realm"),
    CANNOT_BUILD_NOW: Obstacle("ELDER-9.7", "cannot-build-now", "realm"),
    NO_CARD_TO_GAIN: Obstacle("ELDER-9.9", "no-card-to-gain", "realm"),
    CARD_FIRST: Obstacle("ELDER-11.5", "card-first"),
    CARD_NOT_ON_OFFER: Obstacle("ELDER-11.5", "card-not-on-offer", "card"),
    CARD_TOO_DEAR: Obstacle("ELDER-11.5", "card-too-dear", "card"),
    BURN_FIRST: Obstacle("ELDER-11.6", "burn-first"),
    CARD_OR_BURN_FIRST: Obstacle("ELDER-11.7", "card-or-burn-first"),
    ORACLE_FIRST: Obstacle("ELDER-26.4", "oracle-first"),
    TILE_FIRST: Obstacle("ELDER-11.1", "tile-first"),
    SPOT_TAKEN: Obstacle("ELDER-7.5", "spot-taken", "spot"),
    TWO_NEIGHBOURS: Obstacle("ELDER-7.5", "two-neighbours", "spot"),
    BESIDE_BRIDGE: Obstacle("ELDER-29.6", "beside-bridge", "spot"),
    ONE_NEIGHBOUR: Obstacle("ELDER-29.3", "one-neighbour", "spot"),
    BRIDGE_LEADS_AWAY: Obstacle("ELDER-29.3", "bridge-leads-away", "way"),
    RAMPAGE_FIRST: Obstacle("ELDER-23.3", "rampage-first"),
    DOES_NOT_RAMPAGE: Obstacle("ELDER-23.2", "does-not-rampage", "unit"),
    CANNOT_HOLD_BACK: Obstacle("ELDER-23.6", "cannot-hold-back", "unit"),
    CHARGE_FIRST: Obstacle("ELDER-27.8", "charge-first"),
    NOT_THE_NEAREST: Obstacle("ELDER-23.20", "not-the-nearest", "realm"),
    REGROUP_FIRST: Obstacle("ELDER-12.2", "regroup-first"),
    NO_UNIT_TO_TAKE: Obstacle("ELDER-12.5", "no-unit-to-take", "unit", "realm"),
    ONE_UNIT_LEFT: Obstacle("ELDER-12.2", "one-unit-left"),
    NO_ACTION: Obstacle("ELDER-17.10", "no-action", "card"),
    WRONG_UNIT: Obstacle("ELDER-13.3", "wrong-unit", "unit", "card"),
    ACTION_TAKEN: Obstacle("ELDER-12.4", "action-taken", "card"),
    START_TAKEN: Obstacle("ELDER-12.4", "start-taken", "action"),
    DEPOSIT_EMPTY: Obstacle("ELDER-17.5", "deposit-empty", "card"),
    ACTION_COST: Obstacle("ELDER-13.4", "action-cost", "card"),
    NEEDS_ORB: Obstacle("ELDER-17.9", "needs-orb", "card"),
    ACTION_IDLE: Obstacle("ELDER-13.4", "action-idle", "card"),
    NOTHING_TO_SUMMON: Obstacle("ELDER-13.7", "nothing-to-summon"),
    NOTHING_TO_SETTLE: Obstacle("ELDER-13.9", "nothing-to-settle"),
    FALLEN_DO_NOT_ACT: Obstacle("ELDER-12.6", "fallen-do-not-act"),
    NOT_THEIR_CARD: Obstacle("ELDER-13.1", "not-their-card", "card"),
    MASK_USED: Obstacle("ELDER-2.1", "mask-used"),
    RESOLVED_ALREADY: Obstacle("ELDER-13.13", "resolved-already", "card"),
    WRONG_SYMBOL: Obstacle("ELDER-13.2", "wrong-symbol", "card"),
    NOT_ITSELF: Obstacle("ELDER-13.13", "not-itself", "card"),
    ACTION_FIRST: Obstacle("ELDER-13.13", "action-first"),
    UNIT_NOT_READY: Obstacle("ELDER-13.13", "unit-not-ready", "unit"),
    LUCK_DECIDES: Obstacle("ELDER-15.10", "luck-decides"),
    REROLL_FIRST: Obstacle("ELDER-15.10", "reroll-first"),
    BRANCH_FIRST: Obstacle("ELDER-2.5", "branch-first"),
    BRANCH_IMPOSSIBLE: Obstacle("ELDER-2.1", "branch-impossible"),
    LOSE_FIRST: Obstacle("ELDER-15.10", "lose-first"),
    NOT_TO_LOSE: Obstacle("ELDER-3.7", "not-to-lose", "resource"),
    NONE_TO_GIVE: Obstacle("ELDER-3.2", "none-to-give", "resource"),
    SWAP_FIRST: Obstacle("ELDER-15.10", "swap-first"),
    NOT_TO_SWAP: Obstacle("ELDER-3.7", "not-to-swap"),
    FIGHT_FIRST: Obstacle("ELDER-19.5", "fight-first"),
    NO_BATTLE_THERE: Obstacle("ELDER-19.1", "no-battle-there", "realm"),
    JOIN_FIRST: Obstacle("ELDER-19.8", "join-first"),
    TOO_FAR_TO_JOIN: Obstacle("ELDER-19.8", "too-far-to-join", "realm"),
    NOBODY_TO_JOIN: Obstacle("ELDER-19.8", "nobody-to-join", "unit", "realm"),
    HELD_BACK: Obstacle("ELDER-23.8", "held-back"),
    NOT_YOUR_BATTLE: Obstacle("ELDER-2.1", "not-your-battle", "seat2"),
    BATTLE_FIRST: Obstacle("ELDER-19.3", "battle-first"),
    NO_PART: Obstacle("ELDER-19.14", "no-part"),
    DREAD: Obstacle("ELDER-23.8", "dread"),
    SIX_DICE: Obstacle("ELDER-19.19", "six-dice"),
    NO_SWORD: Obstacle("ELDER-19.17", "no-sword", "resource"),
    HAS_NO_SWORD: Obstacle("ELDER-19.17", "has-no-sword", "resource"),
    NO_MATE: Obstacle("ELDER-30.11", "no-mate"),
    MATE_TAKES_NO_PART: Obstacle("ELDER-30.11", "mate-takes-no-part"),
    ROLLED_ALREADY: Obstacle("ELDER-19.17", "rolled-already"),
    NO_ABILITY_NOW: Obstacle("ELDER-2.1", "no-ability-now", "source"),
    ROLL_FIRST: Obstacle("ELDER-19.20", "roll-first"),
    NO_TACTICS_NOW: Obstacle("ELDER-33.2", "no-tactics-now"),
    NOT_BEATEN: Obstacle("ELDER-33.2", "not-beaten"),
    TARGET_FIRST: Obstacle("ELDER-19.21", "target-first"),
    NOT_A_TARGET: Obstacle("ELDER-19.6", "not-a-target"),
    DIE_FIRST: Obstacle("ELDER-19.21", "die-first"),
    NO_SUCH_DIE: Obstacle("ELDER-19.21", "no-such-die", "face"),
    GUARDED_DIE: Obstacle("ELDER-23.8", "guarded-die"),
    LAST_DIE: Obstacle("ELDER-19.33", "last-die"),
    SUPPORT_FIRST: Obstacle("ELDER-19.30", "support-first"),
    NO_SUPPORT: Obstacle("ELDER-19.30", "no-support", "unit", "realm"),
    SPARE_FIRST: Obstacle("ELDER-19.28", "spare-first"),
    NOBODY_TO_SPARE: Obstacle("ELDER-19.28", "nobody-to-spare", "unit"),
    GHOST_FIRST: Obstacle("GHOST-13.3", "ghost-first"),
    LEFTMOST_GHOST: Obstacle("GHOST-5.3", "leftmost-ghost"),
}

OBSTACLES: Final = Obstacles("eldervale", KNOWN)
