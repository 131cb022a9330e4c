"""Who holds what, and what everything is worth (EMPIRE-SCORE, EMPIRE-ABIL, EMPIRE-LEAD)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from deskovka.core.vecs import vec
from deskovka.games.empire.board import ISLAND_OF, ISLAND_SIZE, ISLANDS
from deskovka.games.empire.cards import (
    ALL,
    CARDS,
    VP_PER_ADJECTIVE,
    VP_PER_COINS,
    VP_PER_FLYING,
    VP_SET,
)
from deskovka.games.empire.player import Player
from deskovka.games.empire.table import Empire
from deskovka.games.empire.terms import (
    BOOK_OF_SPELLS,
    CITADEL,
    DRAGON,
    FAIRY_QUEEN,
    FOREST,
    MOST_SEATS,
    NOBODY,
    PARTIES,
    POISON_SWAMP,
    RED_SORCERESS,
    WHITE_KNIGHT,
)

# Lines of the score sheet
REGION_LINE: Final = 0
ISLAND_LINE: Final = 1
CARD_LINE: Final = 2
ELIXIR_LINE: Final = 3
TOKEN_LINE: Final = 4
CITADEL_LINE: Final = 5
LEADER_LINE: Final = 6
LINES: Final = 7

# Where counting begins: a copy of these is quicker than as many noughts one by one
EMPTY_SHEET: Final = vec[i64]([0 for _ in range(MOST_SEATS * LINES)])
NO_POINTS: Final = vec[i64]([0 for _ in range(PARTIES)])
NOTHING_HELD: Final = vec[i64]([0 for _ in range(ISLANDS * PARTIES)])
NO_HOLDERS: Final = vec[i64]([NOBODY for _ in range(ISLANDS)])

# Most cards bring no points: 1 for one that may, by its number
POINTS_OF: Final = (VP_PER_ADJECTIVE, VP_SET, VP_PER_COINS, VP_PER_FLYING)
BRINGS_POINTS: Final = vec[i64]([int(any(one.kind in POINTS_OF for one in card.abilities)) for card in ALL])


def island_holders(g: Empire) -> vec[i64]:
    """Who holds each island (EMPIRE-SCORE.5, EMPIRE-SCORE.6); the neutral armies may (EMPIRE-NEUT.6)."""
    held = NOTHING_HELD[:]
    for region in g.board.regions:
        holder = g.holder(region)
        if holder != NOBODY:
            held[ISLAND_OF[region] * PARTIES + holder] += 1
    holders = NO_HOLDERS[:]
    for island in g.board.islands:
        holders[island] = island_holder(held, island)
    return holders


def island_holder(held: vec[i64], island: i64) -> i64:
    """The party with strictly the most regions of an island, when each holds so many (by island, then by party)."""
    best: i64 = 0
    found: i64 = NOBODY
    first = island * PARTIES
    for at in range(first, first + PARTIES):
        count = held[at]
        if count > best:
            best = count
            found = at - first
        elif count == best:
            found = NOBODY
    return found


def sheet(g: Empire) -> vec[i64]:
    """The points of every seat as if the game ended now: seat by seat, one number for each line."""
    points = EMPTY_SHEET[: g.seats * LINES]
    for region in g.board.regions:
        holder = g.holder(region)
        if 0 <= holder < g.seats:
            points[holder * LINES + REGION_LINE] += 1  # EMPIRE-SCORE.4
            if g.has_token(region, CITADEL):
                points[holder * LINES + CITADEL_LINE] += 1  # EMPIRE-CIT.2
    holders = island_holders(g)
    for island in g.board.islands:
        holder = holders[island]
        if 0 <= holder < g.seats:
            points[holder * LINES + ISLAND_LINE] += 1  # EMPIRE-SCORE.7
            if g.players[holder].leader == WHITE_KNIGHT and ISLAND_SIZE[island] >= 3:
                points[holder * LINES + LEADER_LINE] += 1  # EMPIRE-LEAD.14
    most, sharing = most_elixirs(g)
    for p in g.players:
        line = p.seat * LINES
        points[line + CARD_LINE] = card_points(p)
        points[line + ELIXIR_LINE] = share_of_most(p, most, sharing)
        points[line + TOKEN_LINE] = token_points(p)
        points[line + LEADER_LINE] += leader_points(p)
    return points


def total(points: vec[i64], seat: i64) -> i64:
    """A seat's points in this game."""
    found: i64 = 0
    for line in range(LINES):
        found += points[seat * LINES + line]
    return found


def totals(g: Empire) -> vec[i64]:
    """The `total` of every seat on the `sheet`, found in one look at the map: for those who judge many tables.

    It is by party, so that neutral armies need no question whether they are; what they have is nobody's.
    """
    points = NO_POINTS[:]
    held = NOTHING_HELD[:]
    for region in g.board.regions:
        holder = g.holder(region)
        if holder != NOBODY:
            points[holder] += 2 if g.tokens[region] == CITADEL else 1  # EMPIRE-SCORE.4, EMPIRE-CIT.2
            held[ISLAND_OF[region] * PARTIES + holder] += 1
    for island in g.board.islands:
        holder = island_holder(held, island)
        if holder != NOBODY:
            points[holder] += 1  # EMPIRE-SCORE.7
            if holder < g.seats and g.players[holder].leader == WHITE_KNIGHT:
                points[holder] += 1 if ISLAND_SIZE[island] >= 3 else 0  # EMPIRE-LEAD.14
    most, sharing = most_elixirs(g)
    for p in g.players:
        points[p.seat] += card_points(p) + share_of_most(p, most, sharing) + token_points(p) + leader_points(p)
    return points


def most_elixirs(g: Empire) -> tuple[i64, i64]:
    """The greatest number of elixirs, and how many players have so many."""
    most: i64 = 0
    sharing: i64 = 0
    for p in g.players:
        if p.elixirs > most:
            most = p.elixirs
            sharing = 1
        elif p.elixirs == most:
            sharing += 1
    return most, sharing


def share_of_most(p: Player, most: i64, sharing: i64) -> i64:
    """Points for the most elixirs, if there are any at all (EMPIRE-SCORE.9, EMPIRE-SCORE.10)."""
    if most == 0 or p.elixirs != most:
        return 0
    return 2 if sharing == 1 else 1


def elixir_points(g: Empire, p: Player) -> i64:
    most, sharing = most_elixirs(g)
    return share_of_most(p, most, sharing)


def card_points(p: Player) -> i64:
    """Points of card abilities (EMPIRE-SCORE.8)."""
    points: i64 = 0
    for c in p.cards:
        if BRINGS_POINTS[c]:
            points += points_of_card(p, c)
    return points


def points_of_card(p: Player, c: i64) -> i64:
    """What one card brings its owner as things stand."""
    points: i64 = 0
    for ability in CARDS[c].abilities:
        if ability.kind == VP_PER_ADJECTIVE:
            points += ability.amount * with_adjective(p, ability.adjective)  # EMPIRE-ABIL.8
        elif ability.kind == VP_SET:
            if with_adjective(p, ability.adjective) >= ability.needed:  # EMPIRE-ABIL.10
                points += ability.amount
        elif ability.kind == VP_PER_COINS:
            points += p.coins // ability.needed * ability.amount  # EMPIRE-ABIL.11
        elif ability.kind == VP_PER_FLYING:
            points += p.flying * ability.amount  # EMPIRE-ABIL.13
    return points


def with_adjective(p: Player, adjective: i64) -> i64:
    """How many cards a player has with an adjective in their names."""
    count: i64 = 0
    for c in p.cards:
        if CARDS[c].adjective == adjective:
            count += 1
    return count


def token_points(p: Player) -> i64:
    """Points of tokens a player has gained (EMPIRE-DISC.7, EMPIRE-ENC.7, EMPIRE-SWAMP.4)."""
    points: i64 = 0
    for token in p.tokens:
        points += points_of_token(token)
    return points


def points_of_token(token: i64) -> i64:
    if token == BOOK_OF_SPELLS:
        return 1
    if token == DRAGON:
        return 2
    return -1 if token == POISON_SWAMP else 0


def leader_points(p: Player) -> i64:
    """Points of a leader that do not hang on islands."""
    if p.leader == FAIRY_QUEEN:
        return 1 if with_adjective(p, FOREST) >= 3 else 0  # EMPIRE-LEAD.2
    if p.leader == RED_SORCERESS:
        return p.trophies // 3  # EMPIRE-LEAD.12
    return 0
