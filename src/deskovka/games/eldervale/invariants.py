"""What must hold for every table, at every question."""

from __future__ import annotations

from deskovka.core.bits import bits_in
from deskovka.core.steps import State
from deskovka.games.eldervale.box import ADVENTURE, CARDS_OF_ELEMENT, MAGIC
from deskovka.games.eldervale.fame import ORB_SPACES
from deskovka.games.eldervale.ghost_zones import ready_workers, symbols
from deskovka.games.eldervale.ghosts import ALL_SYMBOLS, CARD_COUNT, GHOSTS, NOWHERE, SPACES, Ghosts
from deskovka.games.eldervale.paying import held
from deskovka.games.eldervale.player import Player
from deskovka.games.eldervale.realms import ELEMENT_REALMS, FIELDS, NO_SPOT, REALM_NAMES, REALMS, TILES
from deskovka.games.eldervale.resources import of
from deskovka.games.eldervale.setup import START_WORKERS
from deskovka.games.eldervale.table import Eldervale, kind_of
from deskovka.games.eldervale.terms import DWELT as DWELLING
from deskovka.games.eldervale.terms import (
    ELEMENTS,
    FIRST_ALLY,
    FIRST_BEAST,
    LAST_FAME,
    MARKERS,
    MOST_DICE,
    NO_ELEMENT,
    NO_FAME,
    NOBODY,
    PIECES,
    READY,
    ROOFS,
    TOKENS,
    TOP_LEVEL,
    TRAY_TOKENS,
    UNDERWORLD,
    UNITS,
    WORKER,
)
from deskovka.games.eldervale.treasures import FACES, NO_TOKEN, SAME_AS, element_of_token, height, top_of, without_top


def problems(state: State) -> list[str]:
    """What is wrong with a table: nothing, ever."""
    assert isinstance(state, Eldervale)
    g = state
    return [
        *wrong_players(g),
        *wrong_pieces(g),
        *wrong_map(g),
        *wrong_adventure_cards(g),
        *wrong_magic(g),
        *wrong_tokens(g),
        *wrong_orbs(g),
        *wrong_battle(g),
        *wrong_ghosts(g),
    ]


def wrong_players(g: Eldervale) -> list[str]:
    wrong: list[str] = []
    for p in g.players:
        for kind in range(TOKENS):
            if not 0 <= of(p.purse, kind) <= p.limit:
                wrong.append(f"seat {p.seat} has {of(p.purse, kind)} of resource {kind}")
        if p.purse >> 4 * TOKENS:
            wrong.append(f"seat {p.seat} has something in its purse that is no token")
        if len(p.tray) > TRAY_TOKENS + 1 or list(p.tray) != sorted(p.tray):
            wrong.append(f"seat {p.seat} has a tray in disorder")
        if p.markers() > MARKERS or not all(0 <= level <= TOP_LEVEL for level in p.levels):
            wrong.append(f"seat {p.seat} has power it cannot have")
        if any(level and not g.elements >> element & 1 for element, level in enumerate(p.levels)):
            wrong.append(f"seat {p.seat} has power in an element that is not used")
        if not NO_FAME <= p.fame <= LAST_FAME:
            wrong.append(f"seat {p.seat} stands nowhere on the fame track")
        if sum(int(gained) for gained in p.gains) != p.points:
            wrong.append(f"seat {p.seat} has points nobody can explain")
        if p.dwellings & ~ELEMENT_REALMS or bits_in(p.dwellings) > ROOFS:
            wrong.append(f"seat {p.seat} has dwellings it cannot have")
        if p.orbs < 0:
            wrong.append(f"seat {p.seat} owes orbs")
    return wrong


def wrong_pieces(g: Eldervale) -> list[str]:
    wrong: list[str] = []
    for piece in range(int(g.seats) * UNITS):
        if g.owner[piece] != piece // UNITS:
            wrong.append(f"piece {piece} is not its seat's")
        if g.where[piece] == DWELLING and kind_of(piece) != WORKER:
            wrong.append(f"piece {piece} cannot be a dwelling")
    for piece in range(PIECES):
        place = g.where[piece]
        if place < 0 or (place < TILES and not g.map >> place & 1):
            wrong.append(f"piece {piece} stands off the map")
    for p in g.players:
        dwelt = [piece for piece in g.units_of(p.seat) if g.where[piece] == DWELLING]
        if len(dwelt) != bits_in(p.dwellings):
            wrong.append(f"seat {p.seat} has dwellings without workers")
        for piece in range(FIRST_ALLY, PIECES):
            if (g.owner[piece] == p.seat) != bool(p.allies >> (piece - FIRST_ALLY) & 1):
                wrong.append(f"piece {piece} is not where its owner thinks")
        if g.active_units(p.seat) == 0 and bits_in(p.dwellings) < START_WORKERS and g.ask is not None and g.phase == 1:
            wrong.append(f"seat {p.seat} has no unit at all")  # beside a mercenary who left all may have built (R62)
    beasts = [int(g.where[p]) for p in range(FIRST_BEAST, PIECES) if g.where[p] < TILES and g.owner[p] == NOBODY]
    if len(set(beasts)) != len(beasts):
        wrong.append("two monsters in one realm")
    return wrong


def wrong_map(g: Eldervale) -> list[str]:
    wrong: list[str] = []
    spots = [int(spot) for spot in g.spots if spot != NO_SPOT]
    if len(set(spots)) != len(spots) or len(spots) != bits_in(g.map):
        wrong.append("tiles lie on each other")
    for tile in range(TILES):
        if (g.spots[tile] != NO_SPOT) != bool(g.map >> tile & 1):
            wrong.append(f"{REALM_NAMES[tile]} is half on the map")
        if g.map >> tile & 1 and tile in g.supply:
            wrong.append(f"{REALM_NAMES[tile]} is on the map and in the supply")
        owners = [int(p.seat) for p in g.players if p.dwellings >> tile & 1]
        if owners != ([] if g.homes[tile] == NOBODY else [int(g.homes[tile])]):
            wrong.append(f"nobody knows whose dwelling is in {REALM_NAMES[tile]}")
    return wrong


def wrong_adventure_cards(g: Eldervale) -> list[str]:
    wrong: list[str] = []
    for element in range(ELEMENTS):
        start = CARDS_OF_ELEMENT * element
        there = [int(g.decks[start + place]) for place in range(g.deck_sizes[element])]
        there += [int(card) for p in g.players for card in p.tableau if ADVENTURE[card].element == element]
        if g.map and g.elements >> element & 1 and sorted(there) != list(range(start, start + CARDS_OF_ELEMENT)):
            wrong.append(f"not every card of element {element} is in one place")
        if g.buried[element] > g.deck_sizes[element]:
            wrong.append(f"more cards are buried than there are in deck {element}")
    for p in g.players:
        for card in p.tableau:
            if g.card_owner[card] != p.seat:
                wrong.append(f"{ADVENTURE[card].name} has two owners")
    return wrong


def wrong_magic(g: Eldervale) -> list[str]:
    there = [int(card) for card in [*g.magic, *g.looked_at]]
    hands = [g.discards, g.casting, *(p.hand for p in g.players), *(p.quests for p in g.players), *g.drafts]
    there += [card for hand in hands for card in range(len(MAGIC)) if hand >> card & 1]
    if len(set(there)) != len(there):
        return ["a magic card is in two places"]
    if g.ghosts is not None and sorted(g.ghosts.pile) != list(held(g.players[GHOSTS].hand)):
        return ["the ghosts' pile is not what they hold"]
    return []


def wrong_tokens(g: Eldervale) -> list[str]:
    """No more tokens of a face than there are; no stack higher than three."""
    wrong: list[str] = []
    counts: dict[int, int] = {}
    for tile in range(TILES):
        for field in range(FIELDS):
            stack = g.stacks[FIELDS * tile + field]
            if height(stack) > 3 or (stack and field >= len(REALMS[tile].printed)):
                wrong.append(f"a stack in {REALM_NAMES[tile]} cannot be")
            while stack:
                counts[int(top_of(stack))] = counts.get(int(top_of(stack)), 0) + 1
                stack = without_top(stack)
    lying = [*g.fields, *(token for p in g.players for token in [*p.tray, p.harvest])]
    if g.ghosts is not None:
        lying += [*g.ghosts.shelves, *g.ghosts.set_aside]
    for token in lying:
        if token >= 0:
            counts[int(token)] = counts.get(int(token), 0) + 1
    for token, count in counts.items():
        if SAME_AS[token] != token:
            wrong.append(f"token {token} should be known as {SAME_AS[token]}")
        if count > sum(1 for same in SAME_AS if same == token):
            wrong.append(f"too many tokens of {FACES[token]}")
    return wrong


def wrong_orbs(g: Eldervale) -> list[str]:
    """Every orb in exactly one place (ELDER-6.18)."""
    if g.phase == 0:
        return []
    there, all_orbs = orbs_there(g), bits_in(g.elements) + bits_in(ORB_SPACES)
    return [] if there == all_orbs else [f"{there} orbs instead of {all_orbs}"]


def orbs_there(g: Eldervale) -> int:
    """On the tracks, on the menu, with players and on their cards, paid for a mercenary."""
    there = bits_in(g.power_orbs) + bits_in(g.fame_orbs) + bits_in(g.menu) + sum(int(p.orbs) for p in g.players)
    there += sum(1 for orb in g.card_orbs if orb) + sum(1 for token in g.fields if token == -2)
    return int(there) + sum(1 for how in g.hired if how == 3)


def wrong_battle(g: Eldervale) -> list[str]:
    battle = g.battle
    if battle is None:
        return []
    wrong: list[str] = []
    for side in battle.sides:
        if side.dice > MOST_DICE or side.dice < 0 or len(side.rolled) > MOST_DICE:
            wrong.append(f"seat {side.seat} rolls {side.dice} dice")
    return wrong


# ---- the ghosts


def wrong_ghosts(g: Eldervale) -> list[str]:
    """One player has them for an opponent, more players have none (GHOST-1)."""
    ghosts = g.ghosts
    if (ghosts is None) == any(p.is_ghosts() for p in g.players):
        return ["a ghost board without ghosts, or ghosts without it"]
    if ghosts is None:
        return []
    return [*wrong_ghost_board(g, ghosts), *wrong_ghost_cards(ghosts), *wrong_haunting(g, g.players[GHOSTS])]


def wrong_ghost_board(g: Eldervale, ghosts: Ghosts) -> list[str]:
    """Each element has a row, filled from the left; the guardian stands on the map."""
    wrong: list[str] = []
    if ghosts.guardian != NOWHERE and not g.map >> ghosts.guardian & 1:
        wrong.append("the guardian stands off the map")
    if NO_ELEMENT in ghosts.rows:
        return wrong if all(token == NO_TOKEN for token in ghosts.shelves) else [*wrong, "tokens in rows of no element"]
    if sorted(ghosts.rows) != [element for element in range(ELEMENTS) if g.elements >> element & 1]:
        wrong.append("the rows of the ghost board are not those of the elements")
    for row, element in enumerate(ghosts.rows):
        spaces = [int(token) for token in ghosts.shelves[SPACES * row : SPACES * (row + 1)]]
        tokens = [token for token in spaces if token != NO_TOKEN]
        if spaces != tokens + [NO_TOKEN] * (SPACES - len(tokens)) or not tokens:
            wrong.append(f"row {row} of the ghost board has gaps")
        if any(element_of_token(token) != element for token in tokens):
            wrong.append(f"row {row} of the ghost board has a token of another element")
        aside = [token for token in ghosts.set_aside if element_of_token(token) == element]
        if aside and len(tokens) < SPACES:
            wrong.append(f"a token lies aside though row {row} has room")
    return wrong


def wrong_ghost_cards(ghosts: Ghosts) -> list[str]:
    """All of them, each in one place (GHOST-2.8); none before the board is set out."""
    there = [int(card) for card in [*ghosts.cards, *ghosts.deck] if card != NOBODY]
    there += [card for card in range(CARD_COUNT) if ghosts.discards >> card & 1]
    if sorted(there) != (list(range(CARD_COUNT)) if NO_ELEMENT not in ghosts.rows else []):
        return ["not every ghost card is in one place"]
    return [] if NO_ELEMENT in ghosts.rows or NOBODY not in ghosts.cards else ["a zone has no card"]


def wrong_haunting(g: Eldervale, p: Player) -> list[str]:
    """They have no resources, no tokens, no orbs, no allies; their units stand in the zones as the symbols tell."""
    wrong: list[str] = []
    if p.purse or len(p.tray) or p.orbs or p.quests or p.allies or p.tactics or p.harvest != NO_TOKEN or p.faction >= 0:
        wrong.append("the ghosts have something they cannot have (GHOST-3.2)")
    if p.fame == NO_FAME:
        wrong.append("the ghosts' fame marker is not on the track (GHOST-2.13)")
    for piece in g.units_of(GHOSTS):
        if g.where[piece] >= TILES and g.where[piece] not in (READY, UNDERWORLD, DWELLING):
            wrong.append(f"ghost unit {piece} is nowhere")
    ghosts = g.ghosts
    assert ghosts is not None
    if bits_in(symbols(g, ghosts)) != ready_workers(g) or not 0 <= ghosts.symbols <= ALL_SYMBOLS:
        wrong.append("the worker symbols are not those of the ready workers (GHOST-15.3)")
    return wrong
