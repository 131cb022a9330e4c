"""The land at the start: tiles, treasure, monsters, adventure decks (ELDER-6.1 to 6.15)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from deskovka.core.bits import bit
from deskovka.core.vecs import append, pop, vec
from deskovka.games.eldervale.box import ADVENTURE, CARDS_OF_ELEMENT, PASSAGE
from deskovka.games.eldervale.monsters import ICE_GIANT, MOTHER_OF_DRAGONS, bring
from deskovka.games.eldervale.realms import (
    BIFROST,
    DRAGON_DEN,
    DUNGEON,
    FIELDS,
    FIELDS_OF,
    FOR_MORE,
    FOR_THREE,
    FOR_TWO,
    MAGE_TOWER,
    OF_ELEMENT,
    ORACLE,
    SECOND_DUNGEON,
    is_lair,
)
from deskovka.games.eldervale.table import Eldervale
from deskovka.games.eldervale.terms import ELEMENTS, FIRST_BEAST, SUPPLY
from deskovka.games.eldervale.treasures import OF_ELEMENT as TOKENS_OF_ELEMENT
from deskovka.games.eldervale.treasures import SAME_AS, STACK, stacked

REVEALED: Final = vec[i64]([0, 0, 5, 7, 8, 8])  # by seats (ELDER-6.8)
SECOND_DUNGEON_FROM: Final = 4  # seats (ELDER-6.6)


def lay_out_land(g: Eldervale) -> None:
    """Everything that lies on the map and beside it."""
    for element in range(ELEMENTS):
        if g.elements >> element & 1:
            stack_treasure(g, element)
            stack_deck(g, element)
    choose_monsters(g)
    lay_map(g)
    hide_special_tiles(g)


def layout_for(seats: i64) -> vec[i64]:
    """The spots of the first tiles (ELDER-6.12)."""
    if seats == 2:
        return FOR_TWO
    return FOR_THREE if seats == 3 else FOR_MORE


def lay_map(g: Eldervale) -> None:
    """Realms and ruins, mixed; the rest is the supply (ELDER-6.6 to 6.13)."""
    revealed = reveal(g)
    for ruin in ruins_for(g.seats, g.variants.oracle):
        revealed = append(revealed, ruin)
    g.shuffle(revealed)
    spots = layout_for(g.seats)
    for number in range(len(revealed)):
        g.put_tile(revealed[number], spots[number])
    for tile in revealed:
        bring(g, tile)


def ruins_for(seats: i64, oracle: bool) -> vec[i64]:
    """The ruins on the map; the Oracle comes in place of the second Dungeon (ELDER-6.6, ELDER-26.2)."""
    found = vec[i64]()
    for ruin in range(MAGE_TOWER, DUNGEON + 1):
        found = append(found, ruin)
    if oracle:
        return append(found, ORACLE)
    return append(found, SECOND_DUNGEON) if seats >= SECOND_DUNGEON_FROM else found


def realms_for(seats: i64, oracle: bool) -> i64:
    """How many element realms lie on the map; one less where the Oracle replaces one (ELDER-6.8, ELDER-26.1)."""
    return REVEALED[seats] - (1 if oracle and seats < SECOND_DUNGEON_FROM else 0)


def reveal(g: Eldervale) -> vec[i64]:
    """Element realms for the start, one Lair at most; the supply is shuffled again (ELDER-6.7 to 6.9, ELDER-26.1)."""
    for element in range(ELEMENTS):
        if g.elements >> element & 1:
            for number in range(OF_ELEMENT):
                g.supply = append(g.supply, OF_ELEMENT * element + number)
    g.shuffle(g.supply)
    kept = vec[i64]()
    under = vec[i64]()
    lairs: i64 = 0
    while len(kept) < REVEALED[g.seats]:
        g.supply, tile = pop(g.supply)
        if is_lair(tile) and lairs:
            under = append(under, tile)
        else:
            lairs += 1 if is_lair(tile) else 0
            kept = append(kept, tile)
    if len(kept) > realms_for(g.seats, g.variants.oracle):
        kept, replaced = pop(kept, g.random_below(len(kept)))
        under = append(under, replaced)
    for tile in under:
        g.supply = append(g.supply, tile)
    g.shuffle(g.supply)
    return kept


def hide_special_tiles(g: Eldervale) -> None:
    """The Dragon Den and the Bifröst in the upper half of the supply (ELDER-28.1, 28.17, 29.1, R25, R70)."""
    upper = vec[i64]()
    for _ in range((len(g.supply) + 1) // 2):
        g.supply, tile = pop(g.supply)
        upper = append(upper, tile)
    if g.variants.mother_of_dragons:
        upper = append(upper, DRAGON_DEN)
    if g.variants.ice_giant:
        upper = append(upper, BIFROST)
    g.shuffle(upper)
    for tile in upper:
        g.supply = append(g.supply, tile)


def stack_treasure(g: Eldervale, element: i64) -> None:
    """Twelve tokens in four stacks, one for each field of the element's realms (ELDER-6.4, ELDER-6.5, ELDER-6.14)."""
    tokens = vec[i64]()
    for number in range(TOKENS_OF_ELEMENT):
        tokens = append(tokens, SAME_AS[TOKENS_OF_ELEMENT * element + number])
    g.shuffle(tokens)
    used: i64 = 0
    for tile in range(OF_ELEMENT * element, OF_ELEMENT * element + OF_ELEMENT):
        for field in range(FIELDS_OF[tile]):
            g.stacks[FIELDS * tile + field] = stacked(tokens[used], tokens[used + 1], tokens[used + 2])
            used += STACK


def choose_monsters(g: Eldervale) -> None:
    """One for each element, base or legendary, and the special ones; they come with their tiles (ELDER-5.10, 5.11)."""
    for element in range(ELEMENTS):
        if g.elements >> element & 1:
            legendary = g.variants.legendary and g.random_below(2) == 1
            g.where[FIRST_BEAST + element + (ELEMENTS if legendary else 0)] = SUPPLY
    if g.variants.mother_of_dragons:
        g.where[FIRST_BEAST + MOTHER_OF_DRAGONS] = SUPPLY
    if g.variants.ice_giant:
        g.where[FIRST_BEAST + ICE_GIANT] = SUPPLY


def stack_deck(g: Eldervale, element: i64) -> None:
    """The passage lies on top of its deck, or at the bottom (ELDER-6.1 to 6.3, ELDER-32.1, ELDER-32.2)."""
    bottom = CARDS_OF_ELEMENT * element
    others = vec[i64]()
    passage: i64 = -1
    for card in range(bottom, bottom + CARDS_OF_ELEMENT):
        if ADVENTURE[card].kind == PASSAGE:
            passage = card
        else:
            others = append(others, card)
    g.shuffle(others)
    lowest: i64 = 1 if g.variants.hidden_passages else 0
    g.decks[bottom if lowest else bottom + CARDS_OF_ELEMENT - 1] = passage
    for number in range(len(others)):
        g.decks[bottom + lowest + number] = others[number]
    g.buried[element] = lowest
    g.deck_sizes[element] = CARDS_OF_ELEMENT
    g.face_up |= bit(element)
