"""What must hold for every table, at every question."""

from __future__ import annotations

from collections import Counter

from deskovka.core.steps import State
from deskovka.games.empire.board import REGION_NAMES
from deskovka.games.empire.cards import deck_for
from deskovka.games.empire.table import Empire, place
from deskovka.games.empire.terms import (
    ARMIES,
    CARDS_EACH,
    CITIES,
    FAIRY_QUEEN,
    NEUTRAL,
    NEUTRAL_ARMIES,
    NO_TOKEN,
    PARTIES,
    PORTAL,
    ROW_SIZE,
)
from deskovka.games.empire.tokens import tokens_to_lay


def problems(state: State) -> list[str]:
    """What is wrong with a table: nothing, ever."""
    assert isinstance(state, Empire)
    return [*wrong_cards(state), *wrong_pieces(state), *wrong_tokens(state)]


def wrong_cards(g: Empire) -> list[str]:
    wrong: list[str] = []
    everywhere = [*g.row, *g.deck, *(card for p in g.players for card in p.cards)]
    if everywhere and sorted(everywhere) != list(deck_for(g.seats)):
        wrong.append("a card is missing or in two places")
    if len(g.row) > ROW_SIZE:
        wrong.append("the row is too long")
    for p in g.players:
        extra = 1 if p.leader == FAIRY_QUEEN else 0
        if len(p.cards) > CARDS_EACH[int(g.seats)] + extra:
            wrong.append(f"seat {p.seat} has too many cards")
        if p.coins < 0:
            wrong.append(f"seat {p.seat} owes coins")
    if (g.playing >= 0) != (g.gap >= 0):
        wrong.append("a gap in the row without a card, or the other way round")
    return wrong


def wrong_pieces(g: Empire) -> list[str]:
    wrong: list[str] = []
    if min(g.armies) < 0 or min(g.cities) < 0:
        wrong.append("fewer than no pieces somewhere")
    on_map = set(g.board.regions)
    for party in range(PARTIES):
        for region in range(len(REGION_NAMES)):
            if region not in on_map and (g.armies[place(party, region)] or g.cities[place(party, region)]):
                wrong.append(f"pieces in {REGION_NAMES[region]}, which is not on the map")
    kept = sum(int(p.trophies) for p in g.players)
    lost = 0
    for p in g.players:
        missing = ARMIES - int(p.supply) - int(g.armies_on_board(p.seat))
        lost += missing
        if p.supply < 0 or missing < 0 or (p.trophies and missing and kept == p.trophies):
            wrong.append(f"seat {p.seat} has not {ARMIES} armies")
        if p.cities < 0 or p.cities + sum(g.cities_of(p.seat, region) for region in g.board.regions) != CITIES:
            wrong.append(f"seat {p.seat} has not {CITIES} cities")
    if lost != kept:
        wrong.append("armies are neither on the board, in supply nor on the card of the Red Sorceress")
    if g.armies_on_board(NEUTRAL) > (NEUTRAL_ARMIES if g.seats == 2 else 0):
        wrong.append("too many neutral armies")
    return wrong


def wrong_tokens(g: Empire) -> list[str]:
    """No token twice, none in the starting region (EMPIRE-TOK.1)."""
    wrong: list[str] = []
    lying = [int(token) for token in g.tokens if token != NO_TOKEN]
    gained = [int(token) for p in g.players for token in p.tokens]
    plan = Counter(int(token) for token in tokens_to_lay(g.variants))
    if Counter(lying + gained) - plan:
        wrong.append("a token that is not in play, or twice")
    portals = [region for region in g.board.regions if g.tokens[region] == PORTAL]
    if sorted(portals) != sorted(region for region in (g.portal_a, g.portal_b) if region >= 0):
        wrong.append("the portals are not where they lie")
    if g.start >= 0 and g.tokens[g.start] != NO_TOKEN:
        wrong.append("a token in the starting region")
    return wrong
