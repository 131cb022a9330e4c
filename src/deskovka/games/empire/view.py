"""Who sees what: `view` names what is shown (EMPIRE-COMP.9)."""

from __future__ import annotations

from typing import Final, cast

from mypy_extensions import i64

from deskovka.core.codec import ints
from deskovka.core.vecs import vec
from deskovka.core.views import EVERYBODY, asked_seats, question_name, sees
from deskovka.games.empire.board import ISLAND_NAMES, ISLAND_OF, LAYOUTS, PLACE_NAMES, REGION_NAMES, SIDE_NAMES
from deskovka.games.empire.cards import CARD_NAMES
from deskovka.games.empire.carryout import CarryOut
from deskovka.games.empire.player import Player
from deskovka.games.empire.result import LINE_NAMES
from deskovka.games.empire.scoring import LINES, island_holders, sheet
from deskovka.games.empire.shapes import (
    EmpireAction,
    EmpireIsland,
    EmpirePlayer,
    EmpirePlaying,
    EmpireRegion,
    EmpireScore,
    EmpireSegment,
    EmpireView,
    Holder,
    Turned,
)
from deskovka.games.empire.table import Empire
from deskovka.games.empire.terms import (
    ACTIONS,
    CARDS_EACH,
    LEADERS,
    NEUTRAL,
    NO_TOKEN,
    NOBODY,
    PRICES,
    TOKENS,
)

TURNED: Final[list[Turned]] = [0, 90, 180, 270]


def seen(g: Empire, viewer: int) -> EmpireView:
    points = sheet(g)
    shown: EmpireView = {
        "game": g.game.id,
        "asked": asked_seats(g),
        "question": question_name(g),
        "number": int(g.number),
        "games": int(g.variants.games),
        "layout": LAYOUTS[g.board.layout],
        "segments": segments(g),
        "joins": joins(g),
        "portals": [] if g.portal_b < 0 else [REGION_NAMES[g.portal_a], REGION_NAMES[g.portal_b]],
        "start": None if g.start < 0 else REGION_NAMES[g.start],
        "regions": {REGION_NAMES[region]: seen_region(g, region, viewer) for region in g.board.regions},
        "islands": seen_islands(g),
        "row": row(g),
        "prices": list(PRICES),
        "deck": len(g.deck),
        "playing": playing(g),
        "action": action(g),
        "turn": turn(g),
        "turns": CARDS_EACH[int(g.seats)],
        "starter": None if g.starter < 0 else int(g.starter),
        "active": None if g.active < 0 else int(g.active),
        "bids": ints(g.bids) if len(g.bids) else None,
        "ages": ints(g.variants.ages),
        "setup_player": int(g.setup_player()),
        "players": [seen_player(g, p, points, viewer) for p in g.players],
    }
    if viewer == EVERYBODY:
        shown["deck_cards"] = [CARD_NAMES[card] for card in g.deck][::-1]
    return shown


def segments(g: Empire) -> list[EmpireSegment]:
    return [
        {"place": place, "side": SIDE_NAMES[g.board.sides[at]], "turn": TURNED[g.board.turns[at]]}
        for at, place in enumerate(PLACE_NAMES[g.board.layout])
    ]


def joins(g: Empire) -> list[tuple[str, str]]:
    """Regions that are joined by sea where two segments touch."""
    ends = [REGION_NAMES[region] for region in g.board.joins]
    return list(zip(ends[::2], ends[1::2], strict=True))


def party(holder: i64) -> Holder:
    """A seat, the neutral armies or nobody."""
    if holder == NOBODY:
        return None
    return "neutral" if holder == NEUTRAL else int(holder)


def seen_region(g: Empire, region: i64, viewer: int) -> EmpireRegion:
    token = g.tokens[region]
    shown: EmpireRegion = {
        "armies": [int(g.armies_of(seat, region)) for seat in range(g.seats)],
        "cities": [int(g.cities_of(seat, region)) for seat in range(g.seats)],
        "neutral": int(g.armies_of(NEUTRAL, region)),
        "holder": party(g.holder(region)),
        "token": None if token == NO_TOKEN else TOKENS[token],
    }
    if g.is_hidden(region):
        shown["token"] = "hidden"
        if knows_token(g, region, viewer):
            shown["seen"] = TOKENS[token]
    return shown


def knows_token(g: Empire, region: i64, viewer: int) -> bool:
    """Has the viewer looked at the face-down token of a region (EMPIRE-SWAMP.5)?"""
    if viewer == EVERYBODY:
        return True
    return viewer >= 0 and bool(g.players[viewer].looked >> region & 1)


def seen_islands(g: Empire) -> dict[str, EmpireIsland]:
    holders = island_holders(g)
    shown: dict[str, EmpireIsland] = {}
    for island, name in enumerate(ISLAND_NAMES):
        regions = [REGION_NAMES[region] for region in g.board.regions if ISLAND_OF[region] == island]
        if regions:
            shown[name] = {"regions": regions, "holder": party(holders[island])}
    return shown


def row(g: Empire) -> list[str | None]:
    """The row with the place of the card that is being played left empty (EMPIRE-TURN.9)."""
    cards: list[str | None] = [CARD_NAMES[card] for card in g.row]
    if g.gap >= 0:
        cards.insert(int(g.gap), None)
    return cards


def playing(g: Empire) -> EmpirePlaying | None:
    if g.playing < 0:
        return None
    return {
        "card": CARD_NAMES[g.playing],
        "seat": int(g.active),
        "price": PRICES[g.gap],
        "place": int(g.gap),
    }


def action(g: Empire) -> EmpireAction | None:
    """The action that is being carried out, and how much of it is left."""
    ask = g.ask
    if not isinstance(ask, CarryOut):
        return None
    return {"seat": int(ask.seat), "kind": ACTIONS[ask.kind()], "left": int(ask.amount), "total": int(ask.total)}


def turn(g: Empire) -> int:
    """Which of their cards the players take now, from 1."""
    if g.active < 0:
        return CARDS_EACH[int(g.seats)] if g.starter >= 0 else 1
    taken = len(g.players[g.active].cards)
    return min(taken if g.playing >= 0 else taken + 1, CARDS_EACH[int(g.seats)])


def seen_player(g: Empire, p: Player, points: vec[i64], viewer: int) -> EmpirePlayer:
    earlier = sum(ints(p.earlier))
    score = {name: int(points[p.seat * LINES + line]) for line, (name, _) in enumerate(LINE_NAMES)}
    shown: EmpirePlayer = {
        "seat": int(p.seat),
        "coins": int(p.coins),
        "supply": int(p.supply),
        "cities": int(p.cities),
        "cards": [CARD_NAMES[card] for card in p.cards],
        "extra_move": int(p.extra_move),
        "extra_army": int(p.extra_army),
        "flying": int(p.flying),
        "sea_cost": int(p.sea_cost()),
        "elixirs": int(p.elixirs),
        "immune": bool(p.immune),
        "leader": None if p.leader < 0 else LEADERS[p.leader],
        "trophies": int(p.trophies),
        "tokens": [TOKENS[token] for token in p.tokens],
        "picked": g.has_picked(p.seat),
        "score": cast(EmpireScore, {**score, "earlier": earlier, "total": sum(score.values()) + earlier}),
    }
    if g.has_picked(p.seat) and sees(viewer, int(p.seat)):
        shown["bid"] = int(g.picks[p.seat])
    return shown
