"""The words of options and events."""

from __future__ import annotations

from typing import Final

from deskovka.core.events import EventKind, EventWords
from deskovka.core.options import Phrase, Phrases
from deskovka.games.kemet import terms as t
from deskovka.games.kemet.areas import AREA_NAMES, CITIES
from deskovka.games.kemet.cards import BATTLE_NAMES, CARD_NAMES
from deskovka.games.kemet.powers import CREATURE_NAMES, TILE_NAMES

COUNTS: Final = [str(count) for count in range(t.MOST_COUNT + 1)]
COMPANIES: Final = [  # three creatures or more, by their bits; fewer have phrases of their own
    " and ".join(name for number, name in enumerate(CREATURE_NAMES) if bits >> number & 1)
    if bits.bit_count() > 2
    else ""
    for bits in range(1 << len(CREATURE_NAMES))
]
NAMES: Final[dict[str, list[str]]] = {
    "area": AREA_NAMES,
    "area2": AREA_NAMES,
    "city": CITIES,
    "colour": list(t.COLOURS),
    "level": ["", "1", "2", "3", "4"],
    "space": t.SPACES,
    "action": t.ACTIONS,
    "tile": TILE_NAMES,
    "creature": CREATURE_NAMES,
    "creature2": CREATURE_NAMES,
    "creatures": COMPANIES,
    "card": CARD_NAMES,
    "battle": BATTLE_NAMES,
    "battle2": BATTLE_NAMES,
    "units": COUNTS,
    "count": COUNTS,
    "reason": t.REASONS,
    "place": ["", *(str(place) for place in range(1, t.MOST_SEATS + 1))],
    "seat": [str(seat) for seat in range(t.MOST_SEATS)],
}

PHRASES: Final = Phrases(
    {
        t.CITY: Phrase("city", "choose {city}"),
        t.STATION: Phrase("station", "station in {area} and {area2}"),
        t.FOUND: Phrase("found", "in {area} found {colour} {level}"),
        t.FREE_TILE: Phrase("free-tile", "take {tile}"),
        t.TOKEN: Phrase("token", "token on {space}"),
        t.SILVER: Phrase("silver", "silver on {space}"),
        t.GOLD: Phrase("gold", "gold"),
        t.GOLD_DO: Phrase("gold-do", "gold for {action}"),
        t.DO: Phrase("do", "carry out {space}"),
        t.PLAY: Phrase("play", "play {card}"),
        t.DEPLOY: Phrase("deploy", "deploy {creature} in {area}"),
        t.EXCHANGE: Phrase("exchange", "exchange {creature} for {creature2}"),
        t.TAKE_TILE: Phrase("acquire", "acquire {tile}"),
        t.RAISE: Phrase("raise", "in {area} raise {colour} to {level}"),
        t.PUT_ON: Phrase("put-on", "acquire token on {space}"),
        t.ENLIST: Phrase("enlist", "unit to {area}"),
        t.FIGHT_IN: Phrase("fight", "fight in {area}"),
        t.MARCH_FROM: Phrase("march", "march from {area}"),
        t.STEP_TO: Phrase("step", "go to {area}"),
        t.TELEPORT: Phrase("teleport", "teleport to {area}"),
        t.MAGIC_TELEPORT: Phrase("magic-teleport", "teleport by card to {area}"),
        t.GO: Phrase("go", "send {units}"),
        t.GO_WITH: Phrase("go-with", "send {units} with {creature}"),
        t.GO_WITH_TWO: Phrase("go-with-two", "send {units} with {creature} and {creature2}"),
        t.GO_WITH_MANY: Phrase("go-with-many", "send {units} with {creatures}"),
        t.COUNCIL: Phrase("council", "play {battle} discard {battle2}"),
        t.ADD: Phrase("add", "add {card}"),
        t.WOUND: Phrase("wound", "discard {card}"),
        t.RETREAT: Phrase("retreat", "retreat"),
        t.DISBAND: Phrase("disband", "disband"),
        t.STAY: Phrase("stay", "stay"),
        t.SEND_TO: Phrase("send", "they retreat to {area}"),
        t.SACRIFICE: Phrase("sacrifice", "sacrifice in {area}"),
        t.VETERANS: Phrase("veterans", "spend {count} veterans"),
        t.KEEP: Phrase("keep", "keep {card}"),
        t.FATE: Phrase("fate", "place {place}"),
        t.STRIKE: Phrase("strike", "strike in {area} seat {seat}"),
        t.REPLACE: Phrase("replace", "give up {battle}"),
        t.DONE: Phrase("done", "done"),
    },
    NAMES,
)

EVENT_WORDS: Final = EventWords(
    {
        t.COLOUR_DRAWN: EventKind("colour-drawn", "colour", rule="KEMET-SETUP.1", reveals=True),
        t.CITY_TAKEN: EventKind("city-taken", "city", rule="KEMET-SETUP.11", tallied=True),
        t.ORDER_DRAWN: EventKind("order-drawn", "place", rule="KEMET-SETUP.17", reveals=True),
        t.STATIONED: EventKind("stationed", "area", "area2", rule="KEMET-SETUP.18"),
        t.DAY_BEGAN: EventKind("day", "round", rule="KEMET-CORE.1"),
        t.TOKEN_PLACED: EventKind("token", "space", rule="KEMET-DAY.2"),
        t.SILVER_PLACED: EventKind("silver", "space", rule="KEMET-TOK.3"),
        t.GOLD_PLACED: EventKind("gold", rule="KEMET-TOK.4"),
        t.PRAYED: EventKind("prayer-gained", "count", "reason", rule="KEMET-PP.1"),
        t.PAID: EventKind("paid", "count", rule="KEMET-PP.2"),
        t.TILE_TAKEN: EventKind("tile", "tile", rule="KEMET-ACQ.1", tallied=True),
        t.RAISED: EventKind("raised", "area", "colour", "level", rule="KEMET-PYR.1"),
        t.RECRUITED: EventKind("recruited", "area", rule="KEMET-REC.2"),
        t.MARCHED: EventKind("marched", "units", "area", "area2", rule="KEMET-MOV.6"),
        t.TELEPORTED: EventKind("teleported", "units", "area", "area2", rule="KEMET-TEL.1"),
        t.CREATURE_PLACED: EventKind("creature", "tile", "area", rule="KEMET-CRE.2"),
        t.CREATURE_BACK: EventKind("creature-back", "tile", rule="KEMET-CRE.9"),
        t.CARD_PLAYED: EventKind("card", "card", rule="KEMET-CARD.5", lays_open=True, tallied=True),
        t.CARD_DRAWN: EventKind("drew", "card", rule="KEMET-NIGHT.12", reveals=True),
        t.LOOKED: EventKind("looked", rule="KEMET-NIGHT.12", reveals=True),
        t.SHUFFLED: EventKind("shuffled", rule="KEMET-CARD.4", reveals=True),
        t.UNITS_LOST: EventKind("units-lost", "units", "area", rule="KEMET-ARMY.4"),
        t.PRAYER_LOST: EventKind("prayer-lost", "count", rule="KEMET-PP.2"),
        t.BATTLE_BEGAN: EventKind("battle", "area", "seat2", rule="KEMET-BAT.1"),
        t.COUNCIL_READY: EventKind("ready", rule="KEMET-BAT1.1", reveals=True),
        t.CARD_SHOWN: EventKind("shown", "battle", rule="KEMET-BAT2.1", reveals=True, tallied=True),
        t.CARD_ADDED: EventKind("added", "card", rule="KEMET-BAT2.1", reveals=True),
        t.CARD_DISCARDED: EventKind("discarded", "card", rule="KEMET-BAT3.1", lays_open=True),
        t.STRENGTH: EventKind("strength", "count", rule="KEMET-BAT3.1"),
        t.BATTLE_WON: EventKind("won", "area", rule="KEMET-BAT3.2"),
        t.POINT_GAINED: EventKind("point", "reason", rule="KEMET-CORE.3"),
        t.VETERANS_GAINED: EventKind("veterans", "count", rule="KEMET-BAT5.3"),
        t.VETERANS_SPENT: EventKind("veterans-spent", "count", rule="KEMET-NIGHT.11"),
        t.RETREATED: EventKind("retreated", "units", "area", "area2", rule="KEMET-BAT6.5"),
        t.DISBANDED: EventKind("disbanded", "units", "area", rule="KEMET-BAT6.2"),
        t.NIGHT_BEGAN: EventKind("night", "round", rule="KEMET-NIGHT.1"),
        t.SACRIFICED: EventKind("sacrificed", "units", "area", rule="KEMET-NIGHT.2"),
        t.ORDER_CHOSEN: EventKind("order", "place", rule="KEMET-NIGHT.18"),
        t.REPLACED: EventKind("replaced", "battle", "battle2", rule="KEMET-ACQ.16"),
        t.CARDS_BACK: EventKind("cards-back", rule="KEMET-BAT8.2"),
        t.ENDED: EventKind("ended", rule="KEMET-END.1"),
        t.LIMIT_REACHED: EventKind("limit", "round", rule="KEMET-END.7"),
    },
    NAMES,
)
