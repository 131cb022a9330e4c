"""What can stand in the way of an option, by chapters of the rulebook; questions say when it does.

Numbers are grouped by hundreds so that chapters grow without disturbing each other.
"""

from __future__ import annotations

from typing import Final

from deskovka.core.obstacles import Obstacle, Obstacles

# Who is asked, and about what: 1 to 99
NOT_ASKED: Final = 1
ANSWER_FIRST: Final = 2

# Paying and gaining: 100 to 149
PAY_FIRST: Final = 100
NOT_THE_COST: Final = 101
DISCARD_FIRST: Final = 102
NOT_IN_HAND: Final = 103
TAKE_FIRST: Final = 104
NOT_MAGIC: Final = 105
NOT_BASIC: Final = 106
NO_ROOM: Final = 107

# Abilities and effects: 150 to 199
ABILITY_FIRST: Final = 150

# Power, orbs, treasure, tableau, dwellings, summoning: 300 to 399
ELEMENT_FIRST: Final = 300
ELEMENT_NOT_USED: Final = 301
NO_MARKER_THERE: Final = 302
MARKER_FIRST: Final = 303
NO_ORB: Final = 310
MENU_TAKEN: Final = 311
NOT_YOUR_CARD: Final = 312
NO_DEPOSIT_FIELD: Final = 313
ORB_LIES_THERE: Final = 314
NO_ORB_SYMBOL: Final = 315
NO_MERCENARY: Final = 320
MERCENARY_YOURS: Final = 321
MERCENARY_TAKEN: Final = 322
MERCENARY_LEFT: Final = 323
NO_GOLD_TO_HIRE: Final = 324
TREASURE_FIRST: Final = 330
NOT_FROM_THERE: Final = 331
NO_TREASURE_FIELD: Final = 332
OTHER_STACK: Final = 333
TOO_MANY_TOKENS: Final = 334
NOT_IN_TRAY: Final = 335
NOT_ON_TOKEN: Final = 336
NOT_ON_FIELDS_NOW: Final = 337
NO_SUCH_FIELD: Final = 338
TOKEN_FIRST: Final = 339
NO_TOKEN_TO_PUT: Final = 340
NOT_YOUR_TOKEN: Final = 341
NOT_THE_DEPOSIT: Final = 342
KEEP_OR_GIVE_FIRST: Final = 350
NO_AURA: Final = 351
HOST_NOT_YOURS: Final = 352
HOST_PASSIVE: Final = 353
ATTACHED_THERE: Final = 354
HOST_HAS_AURA: Final = 355
AURA_TOO_DEAR: Final = 356
BUILD_FIRST: Final = 360
NO_ELEMENT_REALM: Final = 361
NO_WORKER_THERE: Final = 362
ONLY_WORKERS_BUILD: Final = 363
DWELLING_THERE: Final = 364
NO_ROOF: Final = 365
LAST_UNIT: Final = 366
LOOMING: Final = 367
DWELLING_TOO_DEAR: Final = 368
NO_OTHER_WORKER: Final = 369
SUMMON_FIRST: Final = 370
NOT_IN_THE_TRAY: Final = 371
UNIT_TOO_DEAR: Final = 372

# Regroup, actions of cards, what effects ask: 400 to 499
REGROUP_FIRST: Final = 400
NO_UNIT_TO_TAKE: Final = 401
ONE_UNIT_LEFT: Final = 402
NO_ACTION: Final = 404
WRONG_UNIT: Final = 405
ACTION_TAKEN: Final = 406
START_TAKEN: Final = 407
DEPOSIT_EMPTY: Final = 408
ACTION_COST: Final = 409
NEEDS_ORB: Final = 410
ACTION_IDLE: Final = 411
NOTHING_TO_SUMMON: Final = 412
NOTHING_TO_SETTLE: Final = 413
FALLEN_DO_NOT_ACT: Final = 415
NOT_THEIR_CARD: Final = 416
MASK_USED: Final = 417
RESOLVED_ALREADY: Final = 418
WRONG_SYMBOL: Final = 419
NOT_ITSELF: Final = 420
ACTION_FIRST: Final = 421
UNIT_NOT_READY: Final = 422
LUCK_DECIDES: Final = 423
REROLL_FIRST: Final = 424
BRANCH_FIRST: Final = 425
BRANCH_IMPOSSIBLE: Final = 426
LOSE_FIRST: Final = 427
NOT_TO_LOSE: Final = 428
NONE_TO_GIVE: Final = 429
SWAP_FIRST: Final = 430
NOT_TO_SWAP: Final = 431

# Magic, free actions, windows, units moved by effects: 600 to 699
NOT_A_SPELL: Final = 602
ONLY_AT_THE_END: Final = 603
NOT_ITS_TIME: Final = 604
ALREADY_ROLLED: Final = 605
CANNOT_PAY_SPELL: Final = 606
NOTHING_TO_DO: Final = 607
PRICE_TAKES_ALL: Final = 642
NOT_A_QUEST: Final = 608
QUEST_NOT_NOW: Final = 609
QUEST_NOT_MET: Final = 610
NOT_YOUR_TURN: Final = 611
NO_TACTICS: Final = 616
TACTICS_ARE_ACTIVE: Final = 617
TOO_FEW_SWORDS: Final = 618
NO_TEAM_MATE: Final = 619
NOT_THE_MATES: Final = 620
NO_FREE_ACTION: Final = 621
USED_THIS_TURN: Final = 622
FREE_ACTION_IDLE: Final = 623
NO_SUCH_UNIT: Final = 630
CANNOT_GO_THERE: Final = 631
NOT_THAT_UNIT: Final = 632
NOT_THAT_REALM: Final = 633
NOT_FALLEN: Final = 634
NOT_READY: Final = 635
NOT_CONTROLLED: Final = 636
NOT_THAT_SEAT: Final = 637
NO_CARDS_THERE: Final = 638
NOT_LOOKED_AT: Final = 639
NOT_ON_THE_PILE: Final = 640
HAS_NONE: Final = 641
# Set-up, the turn, placing, realms, expedition, monsters: 200 to 299
FACTION_FIRST: Final = 200
ANOTHER_ELEMENT: Final = 201
DRAFT_FIRST: Final = 202
NOT_IN_DRAFT: Final = 203
DRAFT_PICKED: Final = 204
TURN_FIRST: Final = 210
NO_SUCH_UNIT_READY: Final = 211
NOT_ON_THE_MAP: Final = 212
OWN_UNIT_THERE: Final = 213
REALM_OCCUPIED: Final = 214
BEYOND_FLIGHT: Final = 215
NO_TELEPORT_THERE: Final = 216
NOT_ADJACENT: Final = 217
NO_SMUGGLING: Final = 218
PLACE_FIRST: Final = 219
NOT_TWO_RESOURCES: Final = 220
CANNOT_SUMMON: Final = 221
ALL_SUMMONED: Final = 222
CANNOT_BUILD_NOW: Final = 223
NO_CARD_TO_GAIN: Final = 224
CARD_FIRST: Final = 230
CARD_NOT_ON_OFFER: Final = 231
CARD_TOO_DEAR: Final = 232
BURN_FIRST: Final = 233
CARD_OR_BURN_FIRST: Final = 234
ORACLE_FIRST: Final = 235
TILE_FIRST: Final = 240
SPOT_TAKEN: Final = 241
TWO_NEIGHBOURS: Final = 242
BESIDE_BRIDGE: Final = 243
ONE_NEIGHBOUR: Final = 244
BRIDGE_LEADS_AWAY: Final = 245
RAMPAGE_FIRST: Final = 250
DOES_NOT_RAMPAGE: Final = 251
CANNOT_HOLD_BACK: Final = 252
CHARGE_FIRST: Final = 253
NOT_THE_NEAREST: Final = 254
# Battles: 500 to 599
FIGHT_FIRST: Final = 500
NO_BATTLE_THERE: Final = 501
JOIN_FIRST: Final = 502
TOO_FAR_TO_JOIN: Final = 503
NOBODY_TO_JOIN: Final = 504
HELD_BACK: Final = 505
NOT_YOUR_BATTLE: Final = 506
BATTLE_FIRST: Final = 507
NO_PART: Final = 508
DREAD: Final = 509
SIX_DICE: Final = 510
NO_SWORD: Final = 511
HAS_NO_SWORD: Final = 512
NO_MATE: Final = 513
MATE_TAKES_NO_PART: Final = 514
ROLLED_ALREADY: Final = 515
NO_ABILITY_NOW: Final = 516
ROLL_FIRST: Final = 517
NO_TACTICS_NOW: Final = 518
NOT_BEATEN: Final = 519
TARGET_FIRST: Final = 520
NOT_A_TARGET: Final = 521
DIE_FIRST: Final = 522
NO_SUCH_DIE: Final = 523
GUARDED_DIE: Final = 524
NOT_THAT_FACE: Final = 525
LAST_DIE: Final = 526
SUPPORT_FIRST: Final = 527
NO_SUPPORT: Final = 528
SPARE_FIRST: Final = 529
NOBODY_TO_SPARE: Final = 530

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
    PRICE_TAKES_ALL: Obstacle("ELDER-4.17", "price-takes-all", "payment"),
    NOT_A_QUEST: Obstacle("ELDER-4.7", "not-a-quest", "magic"),
    QUEST_NOT_NOW: Obstacle("ELDER-4.14", "quest-not-now", "magic"),
    QUEST_NOT_MET: Obstacle("ELDER-4.14", "quest-not-met", "magic"),
    NOT_YOUR_TURN: Obstacle("ELDER-15.4", "not-your-turn"),
    NO_TACTICS: Obstacle("ELDER-33.1", "no-tactics"),
    TACTICS_ARE_ACTIVE: Obstacle("ELDER-33.6", "tactics-are-active"),
    TOO_FEW_SWORDS: Obstacle("ELDER-33.6", "too-few-swords"),
    NO_TEAM_MATE: Obstacle("ELDER-30.6", "no-team-mate"),
    NOT_THE_MATES: Obstacle("ELDER-30.6", "not-the-mates", "magic2"),
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
    NOT_THAT_FACE: Obstacle("ELDER-19.21", "not-that-face", "face"),
    LAST_DIE: Obstacle("ELDER-19.33", "last-die"),
    SUPPORT_FIRST: Obstacle("ELDER-19.30", "support-first"),
    NO_SUPPORT: Obstacle("ELDER-19.30", "no-support", "unit", "realm"),
    SPARE_FIRST: Obstacle("ELDER-19.28", "spare-first"),
    NOBODY_TO_SPARE: Obstacle("ELDER-19.28", "nobody-to-spare", "unit"),
}

OBSTACLES: Final = Obstacles("eldervale", KNOWN)
