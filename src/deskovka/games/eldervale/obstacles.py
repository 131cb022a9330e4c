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
FACE_DOWN: Final = 340
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
SUMMON_FIRST: Final = 370
NOT_IN_THE_TRAY: Final = 371
UNIT_TOO_DEAR: Final = 372

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
    FACE_DOWN: Obstacle("ELDER-15.6", "face-down", "token"),
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
    SUMMON_FIRST: Obstacle("ELDER-10.7", "summon-first"),
    NOT_IN_THE_TRAY: Obstacle("ELDER-10.7", "not-in-the-tray", "unit"),
    UNIT_TOO_DEAR: Obstacle("ELDER-10.8", "unit-too-dear", "unit"),
}

OBSTACLES: Final = Obstacles("eldervale", KNOWN)
