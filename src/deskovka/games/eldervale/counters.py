"""What cards count."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from deskovka.core.bits import bit, bits_in
from deskovka.core.steps import NONE
from deskovka.core.vecs import append, vec
from deskovka.games.eldervale.ongoing import NO_PIECE
from deskovka.games.eldervale.player import Player
from deskovka.games.eldervale.realms import RUINS, TILES, is_lair
from deskovka.games.eldervale.resources import ALL_RESOURCES, basics_missing, of, size
from deskovka.games.eldervale.sources import source_of_op
from deskovka.games.eldervale.steps import Step
from deskovka.games.eldervale.table import Eldervale, kind_of, piece_of
from deskovka.games.eldervale.terms import (
    BASICS,
    DRAGON,
    ELEMENTS,
    FIRE,
    GEM,
    GOLD,
    MIMEZA,
    NOBODY,
    POTION,
    SCROLL,
    SWORD,
    TOOL,
    TRAY,
    UNDERWORLD,
    WARRIOR,
    WORKER,
)
from deskovka.games.eldervale.treasures import HAS_SLASH, SHOWN, element_of_token, kinds_shown

TOKENS_HERE: Final = 0
SYMBOLS_HERE: Final = 1
SLASH_TOKENS_HERE: Final = 2
PLAIN_TOKENS_HERE: Final = 3
TOKEN_ELEMENTS_HERE: Final = 4
DISTINCT_TOKENS_HERE: Final = 5
SUPPLY_GEM: Final = 6
SUPPLY_SCROLL: Final = 7
SUPPLY_POTION: Final = 8
SUPPLY_TOOL: Final = 9
SUPPLY_SWORD: Final = 10
SUPPLY_GOLD: Final = 11
SUPPLY_TOTAL: Final = 12
MAX_BASIC: Final = 13
HAND: Final = 14
OWN_DWELLINGS: Final = 15
DWELLING_GROUP: Final = 16
EDGE_DWELLINGS: Final = 17
FALLEN: Final = 18
FALLEN_PARTICIPANTS: Final = 19
UNITS_ON_MAP: Final = 20
UNITS_RETURNED: Final = 21
MISSING_BASICS: Final = 22
TABLEAU_ELEMENTS: Final = 23
TABLEAU_CARDS: Final = 24
ELEMENTS_WITH_POWER: Final = 25
ENEMIES_BEATEN: Final = 26
MONSTERS_BEATEN: Final = 27
BATTLE_OPPONENTS: Final = 28
EXTRA_WORKERS: Final = 29
FIRE_ADEPTS: Final = 30
FAME_POSITION: Final = 31
QUESTS_DONE: Final = 32
ADJACENT_RUINS: Final = 33
ADJACENT_DWELLINGS: Final = 34
TOKENS_IN_TRAY: Final = 35
SPELLS_THIS_TURN: Final = 36
ACTIONS_THIS_REGROUP: Final = 37
SUMMONED_ADVANCED: Final = 38
LAIRS_REVEALED: Final = 39
COUNTER_WORDS: Final = [
    "tokens_here", "symbols_here", "slash_tokens_here", "plain_tokens_here", "token_elements_here",
    "distinct_token_kinds_here", "supply_gem", "supply_scroll", "supply_potion", "supply_tool", "supply_sword",
    "supply_gold", "supply_total", "max_basic", "hand", "own_dwellings", "own_dwelling_group", "edge_dwellings",
    "fallen", "fallen_participants", "units_in_eldervale", "units_returned", "missing_basics", "tableau_elements",
    "tableau_cards", "elements_with_power", "enemy_units_beaten", "monsters_beaten", "battle_opponents",
    "extra_workers_in_battle", "fire_adepts_in_battle", "fame_position", "quests_done", "adjacent_ruins",
    "adjacent_dwellings", "tokens_in_tray", "spells_this_turn", "actions_this_regroup", "summoned_advanced",
    "lairs_revealed",
]  # fmt: skip
CARDS_OF_ELEMENT: Final = 13
ADEPT: Final = 4  # Fire power (Feast on Power)
EDGE: Final = 3  # neighbours of a realm at the edge, at most


@mypyc_attr(acyclic=True)
@final
class Per:
    """A number that depends on what is counted: `each` times it, at most `most`; or an entry of a table."""

    def __init__(self, counter: i64, each: i64 = 1, most: i64 = 0, table: vec[i64] = NONE) -> None:
        self.counter = counter
        self.each = each
        self.most = most  # 0: no limit
        self.table = table

    def value(self, g: Eldervale, at: Step) -> i64:
        counted = count(g, at, self.counter)
        if len(self.table):
            return self.table[min(counted, len(self.table) - 1)]
        worth = self.each * counted
        return min(worth, self.most) if self.most else worth


def count(g: Eldervale, at: Step, counter: i64) -> i64:
    """So many there are, for the seat that resolves."""
    p = g.players[at.seat]
    if counter <= DISTINCT_TOKENS_HERE:
        return count_tokens(tokens_on(g, source_of_op(at.thing)), counter)
    if counter <= MAX_BASIC:
        return count_supply(p, counter)
    if (counter >= ENEMIES_BEATEN and counter <= FIRE_ADEPTS) or counter == FALLEN_PARTICIPANTS:
        return count_battle(g, at, counter)
    if counter == HAND:
        return bits_in(p.hand)
    if counter == OWN_DWELLINGS:
        return bits_in(p.dwellings)
    if counter == DWELLING_GROUP:
        return largest_group(g, p.dwellings)
    if counter == EDGE_DWELLINGS:
        return edge_dwellings(g, p.dwellings)
    if counter == FALLEN:
        return g.count_in(at.seat, UNDERWORLD)
    if counter == UNITS_ON_MAP:
        return units_on_map(g, at.seat)
    if counter == UNITS_RETURNED:
        return g.returned
    if counter == MISSING_BASICS:
        return basics_missing(p.purse)
    if counter == TABLEAU_ELEMENTS:
        return tableau_elements(p)
    if counter == TABLEAU_CARDS:
        return len(p.tableau)
    if counter == ELEMENTS_WITH_POWER:
        return p.markers()
    if counter == FAME_POSITION:
        return max(0, p.fame)
    if counter == QUESTS_DONE:
        return bits_in(p.quests)
    if counter == ADJACENT_RUINS:
        return bits_in(g.near[at.realm] & RUINS) if at.realm >= 0 else 0
    if counter == ADJACENT_DWELLINGS:
        return neighbouring_dwellings(g, at.realm)
    if counter == TOKENS_IN_TRAY:
        return len(p.tray)
    if counter == SPELLS_THIS_TURN:
        return p.spells
    if counter == ACTIONS_THIS_REGROUP:
        return g.actions_done
    if counter == SUMMONED_ADVANCED:
        return summoned_advanced(g, at.seat)
    if counter == LAIRS_REVEALED:
        return lairs(at.realm)
    return 0


# ---- tokens on a card


def tokens_on(g: Eldervale, card: i64) -> vec[i64]:
    found = vec[i64]()
    for place in range(3 * card, 3 * card + 3):
        if g.fields[place] >= 0:
            found = append(found, g.fields[place])
    return found


def count_tokens(tokens: vec[i64], counter: i64) -> i64:
    if counter == DISTINCT_TOKENS_HERE:
        return most_unlike(tokens)
    total: i64 = 0
    elements: i64 = 0
    for token in tokens:
        elements |= bit(element_of_token(token))
        if counter == TOKENS_HERE:
            total += 1
        elif counter == SYMBOLS_HERE:
            total += size(SHOWN[token])
        elif counter == SLASH_TOKENS_HERE:
            total += HAS_SLASH[token]
        elif counter == PLAIN_TOKENS_HERE:
            total += 1 - HAS_SLASH[token]
    return bits_in(elements) if counter == TOKEN_ELEMENTS_HERE else total


def most_unlike(tokens: vec[i64]) -> i64:
    """The largest number of tokens of which no two show a common resource (Royal Treasury)."""
    best: i64 = 0
    for choice in range(bit(len(tokens))):
        shown: i64 = 0
        fits = True
        for i in range(len(tokens)):
            if choice >> i & 1:
                mine: i64 = 0
                for kind in kinds_shown(tokens[i]):
                    mine |= bit(kind)
                if shown & mine:
                    fits = False
                shown |= mine
        if fits:
            best = max(best, bits_in(choice))
    return best


# ---- the supply


def count_supply(p: Player, counter: i64) -> i64:
    if counter == SUPPLY_GEM:
        return p.has(GEM)
    if counter == SUPPLY_SCROLL:
        return p.has(SCROLL)
    if counter == SUPPLY_POTION:
        return p.has(POTION)
    if counter == SUPPLY_TOOL:
        return p.has(TOOL)
    if counter == SUPPLY_SWORD:
        return p.has(SWORD)
    if counter == SUPPLY_GOLD:
        return p.has(GOLD)
    if counter == SUPPLY_TOTAL:
        return size(p.purse & ALL_RESOURCES)
    most: i64 = 0
    for kind in range(BASICS):
        most = max(most, of(p.purse, kind))
    return most


# ---- the map


def largest_group(g: Eldervale, homes: i64) -> i64:
    best: i64 = 0
    for tile in range(TILES):
        if homes >> tile & 1:
            group = bit(tile)
            grown = group | g.around(group) & homes
            while grown != group:
                group = grown
                grown = group | g.around(group) & homes
            best = max(best, bits_in(group))
    return best


def edge_dwellings(g: Eldervale, homes: i64) -> i64:
    total: i64 = 0
    for tile in range(TILES):
        if homes >> tile & 1 and bits_in(g.near[tile]) <= EDGE:
            total += 1
    return total


def neighbouring_dwellings(g: Eldervale, realm: i64) -> i64:
    """Whoever owns them."""
    total: i64 = 0
    if realm >= 0:
        for tile in range(TILES):
            if g.near[realm] >> tile & 1 and g.homes[tile] != NOBODY:
                total += 1
    return total


def units_on_map(g: Eldervale, seat: i64) -> i64:
    total: i64 = 0
    for piece in g.units_of(seat):
        if g.where[piece] < TILES:
            total += 1
    return total


def tableau_elements(p: Player) -> i64:
    found = bit(p.element)
    for card in p.tableau:
        found |= bit(card // CARDS_OF_ELEMENT)
    return bits_in(found)


def summoned_advanced(g: Eldervale, seat: i64) -> i64:
    total: i64 = 0
    for kind in range(WARRIOR, DRAGON + 1):
        if g.where[piece_of(seat, kind)] != TRAY:
            total += 1
    return total


def lairs(realm: i64) -> i64:
    """1 for a tile with a monster of its own: a lair, the Dragon Den, the Bifröst."""
    from_special = realm > 30
    return 1 if realm >= 0 and (is_lair(realm) or from_special) else 0


# ---- battles


def count_battle(g: Eldervale, at: Step, counter: i64) -> i64:
    battle = g.battle
    if battle is None:
        return 0
    total: i64 = 0
    if counter == EXTRA_WORKERS:
        for piece in g.units_in(at.seat, battle.realm):
            mimicked = kind_of(piece) == MIMEZA and battle.mimicked_by(at.seat) == source_of_op(at.thing)
            if mimicked or kind_of(piece) == WORKER:
                total += 1
        return max(0, total - 1)
    if counter == MONSTERS_BEATEN:
        beaten = battle.monster != NO_PIECE and battle.decided and battle.winner == battle.side_of(at.seat)
        return 1 if beaten else 0
    for side in battle.sides:
        if counter == BATTLE_OPPONENTS:
            if side.seat != at.seat:
                total += 1
        elif side.seat == NOBODY:
            continue
        elif counter == ENEMIES_BEATEN:
            if g.are_opponents(at.seat, side.seat):
                total += side.lost
        elif counter == FALLEN_PARTICIPANTS:
            total += g.count_in(side.seat, UNDERWORLD)
        elif counter == FIRE_ADEPTS and g.players[side.seat].power(FIRE) >= ADEPT:
            total += 1
    return total


def highest_alone(g: Eldervale, seat: i64, element: i64) -> bool:
    """Alone highest on a power track (ELDER-17.11)."""
    mine = g.players[seat].levels[element]
    if mine == 0:
        return False
    for other in g.players:
        if other.seat != seat and other.levels[element] >= mine:
            return False
    return True


def tracks_led(g: Eldervale, seat: i64) -> i64:
    total: i64 = 0
    for element in range(ELEMENTS):
        if highest_alone(g, seat, element):
            total += 1
    return total
