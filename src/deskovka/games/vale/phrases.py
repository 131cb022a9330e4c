"""The words of options and events."""

from __future__ import annotations

from typing import Final

from deskovka.core.events import EventKind, EventWords
from deskovka.core.options import Phrase, Phrases
from deskovka.games.vale import terms as t
from deskovka.games.vale.cards import dragon, earth, fire, water, wind
from deskovka.games.vale.table import CARDS

FILES: Final = (fire, water, earth, wind, dragon)  # importing them fills CARDS
CARD_NAMES: Final = [card.name for card in CARDS]
CARD_NUMBERS: Final = {name: number for number, name in enumerate(CARD_NAMES)}


def stones_in_words(number: int) -> str:
    """57 → "1 red 1 blue 1 purple"."""
    counts = (int(t.reds(number)), int(t.blues(number)), int(t.purples(number)))
    return " ".join(f"{n} {stone}" for n, stone in zip(counts, t.STONES, strict=True) if n) or "nothing"


def bonuses_in_words(number: int) -> str:
    """5 → "purple and blues"; only pairs have words."""
    names = [name for bit, name in enumerate(("purple", "draw", "blues", "points")) if number >> bit & 1]
    return " and ".join(names) if len(names) == 2 else ""


NAMES: Final[dict[str, list[str]]] = {
    "card": CARD_NAMES,
    "source": CARD_NAMES,
    "stone": t.STONES,
    "stones": [stones_in_words(number) for number in range(343)],
    "bonuses": [bonuses_in_words(number) for number in range(16)],
    "seat": ["0", "1", "2", "3"],
    "phase": list(t.PHASES),
}

PHRASES: Final = Phrases(
    {
        t.MARK: Phrase("mark", "mark {card}"),
        t.SELL: Phrase("sell", "sell {card}"),
        t.TAME: Phrase("tame", "tame {card}"),
        t.SUMMON: Phrase("summon", "summon {card}"),
        t.RELEASE: Phrase("release", "release {card}"),
        t.END_TURN: Phrase("end-turn", "end turn"),
        t.PAY: Phrase("pay", "pay {stones}"),
        t.DROP: Phrase("drop", "drop {stones}"),
        t.ACTIVATE: Phrase("activate", "activate {card}"),
        t.COPY: Phrase("copy", "copy {card}"),
        t.DISCARD: Phrase("discard", "discard {card}"),
        t.GIVE_UP: Phrase("give-up", "give up {card}"),
        t.BRING: Phrase("bring", "bring {card}"),
        t.RECOVER: Phrase("recover", "recover {card}"),
        t.TAKE: Phrase("take", "take {card}"),
        t.BONUS: Phrase("bonus", "choose {bonuses}"),
        t.SWAP: Phrase("swap", "swap {stone}"),
        t.BARGAIN: Phrase("bargain", "bargain {stone}"),
        t.NAME: Phrase("name", "name seat {seat}"),
        t.ROB: Phrase("rob", "rob seat {seat}"),
        t.DONE: Phrase("done", "done"),
    },
    NAMES,
)

EVENT_WORDS: Final = EventWords(
    {
        t.ROUND_BEGAN: EventKind("round", "round", rule="VALE-RND.3"),
        t.PHASE_BEGAN: EventKind("phase", "phase", rule="VALE-ROUND.1"),
        t.REVEALED: EventKind("revealed", "card", rule="VALE-HUNT.1", reveals=True),
        t.MARKED: EventKind("marked", "card", rule="VALE-HUNT.4"),
        t.SOLD: EventKind("sold", "card", rule="VALE-SELL.3", tallied=True),
        t.TAMED: EventKind("tamed", "card", rule="VALE-TAME.2", tallied=True),
        t.PAID: EventKind("paid", "stones", rule="VALE-CLR.8"),
        t.SUMMONED: EventKind("summoned", "card", rule="VALE-SUM.7", lays_open=True, tallied=True),
        t.RELEASED: EventKind("released", "card", rule="VALE-REL.1"),
        t.TURN_ENDED: EventKind("turn-ended", rule="VALE-ACT.1"),
        t.SCORED: EventKind("scored", "points", "source", rule="VALE-PTS.1"),
        t.LOST: EventKind("lost", "points", "source", rule="VALE-PTS.2"),
        t.GAINED: EventKind("gained", "stones", "source", rule="VALE-STONE.3"),
        t.DROPPED: EventKind("dropped", "stones", rule="VALE-STONE.3"),
        t.SPENT: EventKind("spent", "stones", rule="VALE-CLR.2"),
        t.DREW: EventKind("drew", "card", rule="VALE-HAND.1", reveals=True),
        t.DISCARDED: EventKind("discarded", "card", rule="VALE-CLR.2", lays_open=True),
        t.GAVE_UP: EventKind("gave-up", "card", rule="VALE-CLR.2"),
        t.RECOVERED: EventKind("recovered", "card", rule="VALE-CLR.10"),
        t.TOOK: EventKind("took", "card", rule="VALE-CLR.2"),
        t.ON_DECK: EventKind("on-deck", "card", rule="VALE-CLR.2"),
        t.ACTIVATED: EventKind("activated", "card", rule="VALE-EFF.2"),
        t.COPIED: EventKind("copied", "card", "source", rule="VALE-EFF.2"),
        t.SHUFFLED: EventKind("shuffled", rule="VALE-HUNT.3", reveals=True),
        t.NAMED: EventKind("named", "seat2", "source", rule="VALE-CLR.4"),
        t.ENDED: EventKind("ended", rule="VALE-END.1"),
    },
    NAMES,
)
