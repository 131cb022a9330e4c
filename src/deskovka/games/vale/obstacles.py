"""What can stand in the way of an option, by chapter: the rule that forbids it and the message that says so."""

from __future__ import annotations

from typing import Final

from deskovka.core.obstacles import Obstacle, Obstacles

# Somebody else is asked
NOT_YOUR_MARKER: Final = 1
NOT_YOUR_TURN: Final = 2
NOT_YOUR_EFFECTS: Final = 3
NOT_ASKED: Final = (NOT_YOUR_MARKER, NOT_YOUR_TURN, NOT_YOUR_EFFECTS)  # by phase

# A round
WRONG_PHASE: Final = 4
ALREADY_MARKED: Final = 5
NOT_TO_MARK: Final = 6

# Stones over the limit
LIMIT_FIRST: Final = 7
DROP_NOT_HELD: Final = 8
NOT_THE_SURPLUS: Final = 9

# A turn
NO_ACTION: Final = 10
MARKERS_LEFT: Final = 11
TOO_MANY_ACTIONS: Final = 12
SELL_OWN: Final = 13
SELL_OF_OTHER: Final = 14
SELL_ABSENT: Final = 15
TAME_OWN: Final = 16
TAME_OF_OTHER: Final = 17
TAME_ABSENT: Final = 18

# Summoning and releasing
NOT_IN_HAND: Final = 19
AREA_FULL: Final = 20
EFFECT_IMPOSSIBLE: Final = 21
SUMMON_TOO_DEAR: Final = 22
NOT_TO_RELEASE: Final = 23
RELEASE_TOO_DEAR: Final = 24

# Paying for a summon
SUMMON_PAY_FIRST: Final = 25
SUMMON_NOT_HELD: Final = 26
SUMMON_TOO_LITTLE: Final = 27
SUMMON_NEEDLESS: Final = 28

# Paying for a release
RELEASE_PAY_FIRST: Final = 29
RELEASE_NOT_HELD: Final = 30
RELEASE_TOO_LITTLE: Final = 31
RELEASE_NEEDLESS: Final = 32

# The order of active effects
EFFECTS_LEFT: Final = 33
NOT_TO_ACTIVATE: Final = 34
NO_ACTIVE_EFFECT: Final = 35
ALREADY_ACTIVATED: Final = 36
CANNOT_ACTIVATE: Final = 37

# Inside an effect
EFFECT_FIRST: Final = 38
NOT_PART_OF_EFFECT: Final = 39
DOES_NOT_FIT: Final = 40
CERBERUS_EATS_OTHERS: Final = 41
LEAVES_NO_SUMMON: Final = 42
NEEDS_DRAGON: Final = 43
ACTIVE_NOT_COPIED: Final = 44
INSTANT_NOT_COPIED: Final = 45
NOT_FOR_ASMODEUS: Final = 46
NOT_ITSELF: Final = 47
NOTHING_TO_DRAW: Final = 48
MUST_OWN_FAMILY: Final = 49
ONLY_OPPONENTS: Final = 50
STONE_NOT_SWAPPED: Final = 51

OBSTACLES: Final = Obstacles(
    "vale",
    {
        NOT_YOUR_MARKER: Obstacle("VALE-HUNT.4", "not-asked", "seat2"),
        NOT_YOUR_TURN: Obstacle("VALE-ACT.1", "not-asked", "seat2"),
        NOT_YOUR_EFFECTS: Obstacle("VALE-EFF.1", "not-asked", "seat2"),
        WRONG_PHASE: Obstacle("VALE-ROUND.1", "wrong-phase", "phase"),
        ALREADY_MARKED: Obstacle("VALE-HUNT.5", "already-marked", "card", "seat2"),
        NOT_TO_MARK: Obstacle("VALE-HUNT.4", "not-in-offer", "card"),
        LIMIT_FIRST: Obstacle("VALE-STONE.4", "limit-first", "count", "limit"),
        DROP_NOT_HELD: Obstacle("VALE-R.15", "stones-not-held"),
        NOT_THE_SURPLUS: Obstacle("VALE-R.15", "exactly-surplus", "count"),
        NO_ACTION: Obstacle("VALE-ACT.3", "no-action"),
        MARKERS_LEFT: Obstacle("VALE-ACT.6", "markers-left", "card"),
        TOO_MANY_ACTIONS: Obstacle("VALE-R.33", "too-many-actions", "count"),
        SELL_OWN: Obstacle("VALE-SELL.2", "only-from-offer", "card"),
        SELL_OF_OTHER: Obstacle("VALE-SELL.1", "marker-of-other", "card", "seat2"),
        SELL_ABSENT: Obstacle("VALE-SELL.1", "not-in-offer", "card"),
        TAME_OWN: Obstacle("VALE-TAME.1", "only-from-offer", "card"),
        TAME_OF_OTHER: Obstacle("VALE-TAME.1", "marker-of-other", "card", "seat2"),
        TAME_ABSENT: Obstacle("VALE-TAME.1", "not-in-offer", "card"),
        NOT_IN_HAND: Obstacle("VALE-SUM.1", "not-in-hand", "card"),
        AREA_FULL: Obstacle("VALE-SUM.2", "area-full", "count", "round"),
        EFFECT_IMPOSSIBLE: Obstacle("VALE-CLR.3", "effect-impossible", "card"),
        SUMMON_TOO_DEAR: Obstacle("VALE-SUM.3", "too-expensive", "card", "cost", "wealth"),
        NOT_TO_RELEASE: Obstacle("VALE-REL.4", "not-in-area", "card"),
        RELEASE_TOO_DEAR: Obstacle("VALE-REL.2", "too-expensive", "card", "cost", "wealth"),
        SUMMON_PAY_FIRST: Obstacle("VALE-SUM.3", "pay-first", "card"),
        SUMMON_NOT_HELD: Obstacle("VALE-SUM.3", "stones-not-held"),
        SUMMON_TOO_LITTLE: Obstacle("VALE-SUM.3", "too-little", "cost", "value"),
        SUMMON_NEEDLESS: Obstacle("VALE-CLR.8", "needless", "cost", "value"),
        RELEASE_PAY_FIRST: Obstacle("VALE-REL.1", "pay-first", "card"),
        RELEASE_NOT_HELD: Obstacle("VALE-REL.1", "stones-not-held"),
        RELEASE_TOO_LITTLE: Obstacle("VALE-REL.2", "too-little", "cost", "value"),
        RELEASE_NEEDLESS: Obstacle("VALE-R.2", "needless", "cost", "value"),
        EFFECTS_LEFT: Obstacle("VALE-EFF.5", "effects-left"),
        NOT_TO_ACTIVATE: Obstacle("VALE-EFF.2", "not-in-area", "card"),
        NO_ACTIVE_EFFECT: Obstacle("VALE-CARD.5", "no-active-effect", "card"),
        ALREADY_ACTIVATED: Obstacle("VALE-EFF.2", "already-activated", "card"),
        CANNOT_ACTIVATE: Obstacle("VALE-EFF.6", "cannot-activate", "card"),
        EFFECT_FIRST: Obstacle("VALE-R.35", "effect-first"),
        NOT_PART_OF_EFFECT: Obstacle("VALE-R.27", "not-part-of-effect"),
        DOES_NOT_FIT: Obstacle("VALE-R.27", "does-not-fit", "card"),
        CERBERUS_EATS_OTHERS: Obstacle("VALE-R.34", "cerberus"),
        LEAVES_NO_SUMMON: Obstacle("VALE-R.6", "leaves-no-summon", "card"),
        NEEDS_DRAGON: Obstacle("VALE-R.6", "needs-dragon", "card"),
        ACTIVE_NOT_COPIED: Obstacle("VALE-R.11", "cannot-copy", "card"),
        INSTANT_NOT_COPIED: Obstacle("VALE-R.12", "cannot-copy", "card"),
        NOT_FOR_ASMODEUS: Obstacle("VALE-R.21", "not-for-asmodeus", "card"),
        NOT_ITSELF: Obstacle("VALE-R.5", "not-itself", "card"),
        NOTHING_TO_DRAW: Obstacle("VALE-R.17", "nothing-to-draw"),
        MUST_OWN_FAMILY: Obstacle("VALE-CLR.4", "must-own-family"),
        ONLY_OPPONENTS: Obstacle("VALE-CLR.9", "only-opponents"),
        STONE_NOT_SWAPPED: Obstacle("VALE-R.27", "stone-not-swapped", "stone"),
    },
)
