"""The ghost board as everybody sees it, and the ghosts' latest turn, event by event."""

from __future__ import annotations

from typing import cast

from deskovka.core.events import EVERYONE, Event
from deskovka.games.eldervale.ghost_zones import symbols
from deskovka.games.eldervale.ghosts import (
    CARD_NAMES,
    CHIEF_OF_ZONE,
    GHOSTS,
    MOMENT,
    NOWHERE,
    ROWS,
    SPACES,
    STAGE_NAMES,
    ZONE_OF_SYMBOL,
    ZONES,
    Ghosts,
)
from deskovka.games.eldervale.realms import REALM_NAMES
from deskovka.games.eldervale.shapes import (
    EldervaleGhostMoment,
    EldervaleGhostRow,
    EldervaleGhosts,
    EldervaleGhostZone,
    Element,
)
from deskovka.games.eldervale.table import Eldervale
from deskovka.games.eldervale.terms import ELEMENT_NAMES, READY, WORKERS
from deskovka.games.eldervale.treasures import NO_TOKEN


def seen_ghosts(g: Eldervale) -> EldervaleGhosts | None:
    ghosts = g.ghosts
    if ghosts is None:
        return None
    return {
        "guardian": None if ghosts.guardian == NOWHERE else REALM_NAMES[ghosts.guardian],
        "rows": [seen_row(ghosts, row) for row in range(ROWS)],
        "zones": [seen_zone(g, ghosts, zone) for zone in range(ZONES)],
        "zone": None if ghosts.zone < 0 else int(ghosts.zone),
        "deck": len(ghosts.deck),
        "discards": [name for card, name in enumerate(CARD_NAMES) if ghosts.discards >> card & 1],
        "set_aside": len(ghosts.set_aside),
        "tale": tale(g, ghosts),
    }


def seen_row(ghosts: Ghosts, row: int) -> EldervaleGhostRow:
    element = int(ghosts.rows[row])
    tokens = [int(token) for token in ghosts.shelves[SPACES * row : SPACES * (row + 1)]]
    return {
        "element": cast(Element, ELEMENT_NAMES[element]) if element >= 0 else None,
        "tokens": sum(token != NO_TOKEN for token in tokens),
    }


def seen_zone(g: Eldervale, ghosts: Ghosts, zone: int) -> EldervaleGhostZone:
    taken = symbols(g, ghosts)
    card = int(ghosts.cards[zone])
    return {
        "card": CARD_NAMES[card] if card >= 0 else None,
        "workers": [symbol + 1 for symbol in range(WORKERS) if taken >> symbol & 1 and ZONE_OF_SYMBOL[symbol] == zone],
        "chief": g.first_of(GHOSTS, CHIEF_OF_ZONE[zone], READY) >= 0,
    }


def tale(g: Eldervale, ghosts: Ghosts) -> list[EldervaleGhostMoment]:
    """What happened in their latest turn, in order, with the rule of each event."""
    found = []
    for at in range(0, len(ghosts.tale), MOMENT):
        stage, kind, seat, a, b, c = (int(number) for number in ghosts.tale[at : at + MOMENT])
        event = Event(kind, seat, a, b, c, EVERYONE)
        told = g.game.event_words.tell(event, None)
        found.append(cast(EldervaleGhostMoment, {"stage": STAGE_NAMES[stage], **told, "rule": g.game.rule_of(event)}))
    return found
