"""The words of options and events."""

from __future__ import annotations

from typing import Final

from deskovka.core.events import EventKind, EventWords
from deskovka.core.options import Phrase, Phrases
from deskovka.games.empire import terms as t
from deskovka.games.empire.board import REGION_NAMES
from deskovka.games.empire.cards import CARD_NAMES

NAMES: Final[dict[str, list[str]]] = {
    "region": REGION_NAMES,
    "region2": REGION_NAMES,
    "card": CARD_NAMES,
    "token": t.TOKENS,
    "leader": t.LEADERS,
    "action": list(t.ACTIONS),
    "coins": [str(count) for count in range(t.MOST_COINS + 1)],
    "seat": [str(seat) for seat in range(t.MOST_SEATS)],
    "count": [str(count) for count in range(t.MOST_BY_LOT + 1)],
    "points": [str(points - t.LOWEST) for points in range(t.LOWEST + t.HIGHEST)],
}

PHRASES: Final = Phrases(
    {
        t.START: Phrase("start", "start in {region}"),
        t.LAY: Phrase("lay", "lay {token} in {region}"),
        t.LEAVE_OUT: Phrase("leave-out", "leave out {token}"),
        t.LAY_HIDDEN: Phrase("lay-hidden", "lay a hidden token in {region}"),
        t.SETTLE: Phrase("settle", "settle {region}"),
        t.PUT_NEUTRAL: Phrase("neutral", "neutral to {region}"),
        t.BID: Phrase("bid", "bid {coins}"),
        t.NAME: Phrase("name", "seat {seat} begins"),
        t.LOT: Phrase("lot", "lot falls on seat {seat}"),
        t.TAKE: Phrase("take", "take {card}"),
        t.CHOOSE: Phrase("choose", "choose {action}"),
        t.PLACE: Phrase("place", "place in {region}"),
        t.PLACE_AT: Phrase("place-at", "place in {region} at the city of seat {seat}"),
        t.MOVE: Phrase("move", "move {region} to {region2}"),
        t.BUILD: Phrase("build", "build in {region}"),
        t.DESTROY: Phrase("destroy", "destroy in {region} seat {seat}"),
        t.DESTROY_NEUTRAL: Phrase("destroy-neutral", "destroy in {region} neutral"),
        t.COIN: Phrase("coin", "take a coin"),
        t.REINFORCE: Phrase("reinforce", "reinforce {region}"),
        t.DONE: Phrase("done", "done"),
        t.TOKENS_BY_LOT: Phrase("tokens-by-lot", "the remaining {count} tokens by lot"),
        t.NEUTRAL_BY_LOT: Phrase("neutral-by-lot", "the remaining {count} neutral by lot"),
    },
    NAMES,
)

EVENT_WORDS: Final = EventWords(
    {
        t.GAME_BEGAN: EventKind("game-began", "number", rule="EMPIRE-MAP.14", reveals=True),
        t.START_CHOSEN: EventKind("start-chosen", "region", rule="EMPIRE-START.2"),
        t.TOKEN_LAID: EventKind("token-laid", "token", "region", rule="EMPIRE-TOK.2"),
        t.HIDDEN_LAID: EventKind("hidden-laid", "region", rule="EMPIRE-SWAMP.2"),
        t.LEFT_OUT: EventKind("left-out", "token", rule="EMPIRE-ENC.1"),
        t.REVEALED: EventKind("revealed", "card", rule="EMPIRE-TURN.9", reveals=True),
        t.LEADER_DEALT: EventKind("leader-dealt", "leader", rule="EMPIRE-LEAD.1", reveals=True, tallied=True),
        t.ARMIES_SET: EventKind("armies-set", "armies", "region", rule="EMPIRE-ARMY.1"),
        t.SETTLED: EventKind("settled", "region", rule="EMPIRE-ARMY.2"),
        t.NEUTRAL_PLACED: EventKind("neutral-placed", "region", rule="EMPIRE-NEUT.1"),
        t.BID_MADE: EventKind("bid", "coins", rule="EMPIRE-BID.1"),
        t.BID_SHOWN: EventKind("bid-shown", "coins", rule="EMPIRE-BID.2", reveals=True),
        t.LOT_FELL: EventKind("lot-fell", rule="EMPIRE-BIDV.1", reveals=True),
        t.BID_WON: EventKind("bid-won", "coins", rule="EMPIRE-BID.3"),
        t.STARTER_NAMED: EventKind("starter", "seat2", rule="EMPIRE-BID.3"),
        t.TOOK: EventKind("took", "card", "price", rule="EMPIRE-TURN.2", tallied=True),
        t.COINS_GAINED: EventKind("coins-gained", "coins", "card", rule="EMPIRE-ABIL.7"),
        t.COINS_FOUND: EventKind("coins-found", "coins", "token", rule="EMPIRE-DISC.6"),
        t.PLACED: EventKind("placed", "region", rule="EMPIRE-PLACE.1"),
        t.FEE_PAID: EventKind("fee-paid", "seat2", rule="EMPIRE-LEAD.7"),
        t.MOVED: EventKind("moved", "region", "region2", rule="EMPIRE-MOVE.1"),
        t.BUILT: EventKind("built", "region", rule="EMPIRE-BUILD.1"),
        t.DESTROYED: EventKind("destroyed", "region", "seat2", rule="EMPIRE-DESTROY.1"),
        t.NEUTRAL_DESTROYED: EventKind("destroyed-neutral", "region", rule="EMPIRE-NEUT.7"),
        t.TROPHY: EventKind("trophy", "seat2", rule="EMPIRE-LEAD.11"),
        t.COIN_STOLEN: EventKind("coin-stolen", "seat2", rule="EMPIRE-LEAD.9"),
        t.ROBBED: EventKind("robbed", "region", rule="EMPIRE-ENC.11"),
        t.DRAGON_SLAIN: EventKind("dragon-slain", "region", rule="EMPIRE-ENC.3"),
        t.FOUND: EventKind("found", "token", "region", rule="EMPIRE-DISC.2", reveals=True, tallied=True),
        t.LOOKED: EventKind("looked", "token", "region", rule="EMPIRE-SWAMP.5", reveals=True),
        t.PASSED: EventKind("passed", rule="EMPIRE-ACT.2"),
        t.GAME_SCORED: EventKind("game-scored", "points", rule="EMPIRE-SCORE.12"),
        t.ENDED: EventKind("ended", rule="EMPIRE-END.1"),
        t.LEFT_TOKENS_TO_LOT: EventKind("tokens-by-lot", "count", rule="EMPIRE-TOK.3", reveals=True),
        t.LEFT_NEUTRAL_TO_LOT: EventKind("neutral-by-lot", "count", rule="EMPIRE-NEUT.9", reveals=True),
    },
    NAMES,
)
