"""What can stand in the way of an option: numbers for the rules, rule ids and messages for people."""

from __future__ import annotations

from typing import Final

from deskovka.core.obstacles import Obstacle, Obstacles

# Whoever is not asked waits
NOT_ON_TURN: Final = 1
STARTER_IS_NAMED: Final = 2
NEUTRAL_IS_PLACED: Final = 3
TABLE_IS_SET: Final = 4
HAS_BID: Final = 5
LUCK_DECIDES: Final = 6

# At any question
OFF_THE_MAP: Final = 7
NO_SUCH_SEAT: Final = 8

# The auction
BID_TOO_HIGH: Final = 9
BID_FIRST: Final = 10
NAME_FIRST: Final = 11

# Set-up
SET_UP_FIRST: Final = 12
NOT_IN_DESERT: Final = 13
NOT_CENTRAL: Final = 14
NOT_INSIDE: Final = 15
UNJOINED: Final = 16
SEGMENT_OF_START: Final = 17
CENTRAL_SEGMENT: Final = 18
TOKEN_THERE: Final = 19
OTHER_TOKEN_NOW: Final = 20
PORTALS_BOTH: Final = 21
CITADEL_NEEDED: Final = 22
DISCOVERY_NEEDED: Final = 23
NOT_THE_TOKENS_LEFT: Final = 24
NOT_THE_NEUTRAL_LEFT: Final = 25

# Turns
NOT_IN_ROW: Final = 26
TOO_EXPENSIVE: Final = 27
MUST_TAKE: Final = 28
CARD_FIRST: Final = 29
NO_ACTION_FOR_QUEEN: Final = 30
ONE_CARD_EACH: Final = 31

# Actions
CHOOSE_FIRST: Final = 32
ACTION_IMPOSSIBLE: Final = 33
NOT_ON_CARD: Final = 34
ONLY_ONE_ACTION: Final = 35
IN_ORDER: Final = 36

# Placing armies
SUPPLY_EMPTY: Final = 37
ALL_PLACED: Final = 38
NOT_A_HOME: Final = 39
NOT_A_HOME_FOR_BANDIT: Final = 40
ROBBERS_UNPAID: Final = 41
ONLY_BANDIT: Final = 42
FREE_ANYWAY: Final = 43
NO_CITY_THERE: Final = 44
FEE_TOO_HIGH: Final = 45

# Moving armies
NO_ARMY: Final = 46
NO_NEIGHBOURS: Final = 47
TOO_FAR: Final = 48

# Building
NO_CITIES_LEFT: Final = 49
NO_BUILDERS: Final = 50
NOT_THE_NEW_CITY: Final = 51
KNIGHT_FIRST: Final = 52

# Destroying
NO_FIGHTERS: Final = 53
CITY_FIGHTS_NOT: Final = 54
NO_NEUTRAL_THERE: Final = 55
IS_IMMUNE: Final = 56
NONE_OF_THEIRS: Final = 57
COIN_FIRST: Final = 58

OBSTACLES: Final = Obstacles(
    "empire",
    {
        NOT_ON_TURN: Obstacle("EMPIRE-TURN.11", "not-asked", "seat2"),
        STARTER_IS_NAMED: Obstacle("EMPIRE-BID.3", "not-asked", "seat2"),
        NEUTRAL_IS_PLACED: Obstacle("EMPIRE-NEUT.1", "not-asked", "seat2"),
        TABLE_IS_SET: Obstacle("EMPIRE-MAP.1", "not-asked", "seat2"),
        HAS_BID: Obstacle("EMPIRE-BID.1", "bid-made"),
        LUCK_DECIDES: Obstacle("EMPIRE-MAP.14", "luck-first"),
        OFF_THE_MAP: Obstacle("EMPIRE-MAP.3", "not-on-map", "region"),
        NO_SUCH_SEAT: Obstacle("EMPIRE-COMP.1", "no-such-seat"),
        BID_TOO_HIGH: Obstacle("EMPIRE-BID.1", "bid-too-high", "coins", "purse"),
        BID_FIRST: Obstacle("EMPIRE-BID.1", "bid-first"),
        NAME_FIRST: Obstacle("EMPIRE-BID.3", "name-first"),
        SET_UP_FIRST: Obstacle("EMPIRE-MAP.14", "setup-first"),
        NOT_IN_DESERT: Obstacle("EMPIRE-SPEC.1", "start-desert", "region"),
        NOT_CENTRAL: Obstacle("EMPIRE-START.1", "start-not-central", "region"),
        NOT_INSIDE: Obstacle("EMPIRE-RECT.3", "start-outside", "region"),
        UNJOINED: Obstacle("EMPIRE-START.2", "start-unjoined", "region"),
        SEGMENT_OF_START: Obstacle("EMPIRE-ARMY.3", "settle-same-segment", "region"),
        CENTRAL_SEGMENT: Obstacle("EMPIRE-ARMY.4", "settle-central", "region"),
        TOKEN_THERE: Obstacle("EMPIRE-TOK.1", "token-there", "region"),
        OTHER_TOKEN_NOW: Obstacle("EMPIRE-TOK.2", "token-now", "token"),
        PORTALS_BOTH: Obstacle("EMPIRE-ENC.2", "portals-both"),
        CITADEL_NEEDED: Obstacle("EMPIRE-CIT.1", "token-needed", "token"),
        DISCOVERY_NEEDED: Obstacle("EMPIRE-DISC.1", "token-needed", "token"),
        NOT_THE_TOKENS_LEFT: Obstacle("EMPIRE-TOK.3", "tokens-by-lot"),
        NOT_THE_NEUTRAL_LEFT: Obstacle("EMPIRE-NEUT.9", "neutral-by-lot", "count"),
        NOT_IN_ROW: Obstacle("EMPIRE-TURN.1", "not-in-row", "card"),
        TOO_EXPENSIVE: Obstacle("EMPIRE-TURN.3", "too-expensive", "card", "price", "purse"),
        MUST_TAKE: Obstacle("EMPIRE-TURN.1", "must-take"),
        CARD_FIRST: Obstacle("EMPIRE-TURN.7", "card-first"),
        NO_ACTION_FOR_QUEEN: Obstacle("EMPIRE-LEAD.4", "queen-no-action"),
        ONE_CARD_EACH: Obstacle("EMPIRE-TURN.1", "one-card", "card"),
        CHOOSE_FIRST: Obstacle("EMPIRE-ACT.3", "choose-first"),
        ACTION_IMPOSSIBLE: Obstacle("EMPIRE-ACT.8", "action-impossible", "action"),
        NOT_ON_CARD: Obstacle("EMPIRE-ACT.1", "not-on-card", "card"),
        ONLY_ONE_ACTION: Obstacle("EMPIRE-ACT.3", "only-one", "card"),
        IN_ORDER: Obstacle("EMPIRE-ACT.6", "in-order", "action"),
        SUPPLY_EMPTY: Obstacle("EMPIRE-PLACE.4", "supply-empty"),
        ALL_PLACED: Obstacle("EMPIRE-PLACE.1", "all-placed"),
        NOT_A_HOME: Obstacle("EMPIRE-PLACE.2", "place-where", "region"),
        NOT_A_HOME_FOR_BANDIT: Obstacle("EMPIRE-PLACE.2", "place-where-bandit", "region"),
        ROBBERS_UNPAID: Obstacle("EMPIRE-ENC.12", "robbers", "region"),
        ONLY_BANDIT: Obstacle("EMPIRE-LEAD.6", "only-bandit"),
        FREE_ANYWAY: Obstacle("EMPIRE-LEAD.8", "free-anyway", "region"),
        NO_CITY_THERE: Obstacle("EMPIRE-LEAD.6", "no-city-there", "region"),
        FEE_TOO_HIGH: Obstacle("EMPIRE-LEAD.7", "fee-too-high", "coins", "purse"),
        NO_ARMY: Obstacle("EMPIRE-MOVE.1", "no-army", "region"),
        NO_NEIGHBOURS: Obstacle("EMPIRE-MAP.13", "no-neighbours", "region", "region2"),
        TOO_FAR: Obstacle("EMPIRE-MOVE.4", "too-far", "cost", "left"),
        NO_CITIES_LEFT: Obstacle("EMPIRE-BUILD.3", "no-cities-left", "count"),
        NO_BUILDERS: Obstacle("EMPIRE-BUILD.1", "build-needs-army", "region"),
        NOT_THE_NEW_CITY: Obstacle("EMPIRE-LEAD.15", "beside-new-city", "region"),
        KNIGHT_FIRST: Obstacle("EMPIRE-LEAD.15", "leader-first"),
        NO_FIGHTERS: Obstacle("EMPIRE-DESTROY.1", "destroy-needs-army", "region"),
        CITY_FIGHTS_NOT: Obstacle("EMPIRE-DESTROY.2", "city-not-enough", "region"),
        NO_NEUTRAL_THERE: Obstacle("EMPIRE-NEUT.7", "no-neutral-there", "region"),
        IS_IMMUNE: Obstacle("EMPIRE-DESTROY.5", "immune", "seat2"),
        NONE_OF_THEIRS: Obstacle("EMPIRE-DESTROY.1", "none-of-theirs", "region", "seat2"),
        COIN_FIRST: Obstacle("EMPIRE-LEAD.9", "leader-first"),
    },
)
