"""Setting the table for one player against the ghosts (GHOST-2)."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from deskovka.core.bits import bit
from deskovka.core.options import first
from deskovka.core.vecs import append, pop, vec
from deskovka.games.eldervale.box import ADVENTURE, CARDS_OF_ELEMENT, FACTIONS, PASSAGE
from deskovka.games.eldervale.fame import ORB_SPACES
from deskovka.games.eldervale.gaining import FOR_START, score
from deskovka.games.eldervale.ghosts import CARD_COUNT, GHOSTS, ROWS, SPACES, ZONES, Ghosts
from deskovka.games.eldervale.offer import turn_up
from deskovka.games.eldervale.player import Player
from deskovka.games.eldervale.power import element_of_face
from deskovka.games.eldervale.realms import ELEMENT_OF, ELEMENT_TILES, FIELDS, FIELDS_OF, OF_ELEMENT
from deskovka.games.eldervale.steps import RollOne, Step
from deskovka.games.eldervale.table import Eldervale
from deskovka.games.eldervale.tableau import put_down
from deskovka.games.eldervale.terms import ELEMENTS, NO_ELEMENT, NOBODY, READY, UNITS
from deskovka.games.eldervale.treasures import NO_TOKEN, STACK, height, top_of, without_top
from deskovka.games.eldervale.verbs import (
    CARD_TAKEN,
    ELEMENT_DRAWN,
    ELEMENT_ROLLED,
    GHOST_CARD_TURNED,
    POWER_GAINED,
    ROW_SET,
    STARTS,
)

MORE_ELEMENTS: Final = 3  # beside the player's own (GHOST-2.2)
PLAYER_POINTS: Final = 1
GHOST_POINTS: Final = 2


def bring_ghosts(g: Eldervale) -> None:
    """An empty ghost board; the ghosts have no element and no faction (GHOST-1.3)."""
    ghosts = Ghosts()
    ghosts.rows = vec[i64]([NO_ELEMENT for _ in range(ROWS)])
    ghosts.shelves = vec[i64]([NO_TOKEN for _ in range(ROWS * SPACES)])
    ghosts.cards = vec[i64]([NOBODY for _ in range(ZONES)])
    g.ghosts = ghosts
    p = g.players[GHOSTS]
    p.element = NO_ELEMENT
    p.purse = 0
    p.fame = 0  # GHOST-2.13
    for piece in range(GHOSTS * UNITS, GHOSTS * UNITS + UNITS):
        g.owner[piece] = GHOSTS
        g.where[piece] = READY  # GHOST-2.15


@mypyc_attr(acyclic=True)
@final
class SoloElements(Step):
    """The faction is known: its element and three others are used; the player begins (GHOST-2.2 to 2.4)."""

    def run(self, g: Eldervale) -> None:
        own = FACTIONS[g.players[0].faction].element
        others = vec[i64]()
        for element in range(ELEMENTS):
            if element != own:
                others = append(others, element)
        g.shuffle(others)
        use_element(g, own, 0)
        for element in others[:MORE_ELEMENTS]:
            use_element(g, element, NOBODY)
        g.players[0].element = own
        g.players[0].levels[own] = 1
        g.power_orbs = g.elements
        g.fame_orbs = ORB_SPACES
        g.tell(STARTS, 0)
        score(g, g.players[0], PLAYER_POINTS, FOR_START)
        score(g, g.players[GHOSTS], GHOST_POINTS, FOR_START)


def use_element(g: Eldervale, element: i64, owner: i64) -> None:
    g.elements |= bit(element)
    g.tell(ELEMENT_DRAWN, owner, element)


@mypyc_attr(acyclic=True)
@final
class SetOutGhosts(Step):
    """After the land: the rows of the ghost board get their elements, the zones their cards (GHOST-2.5 to 2.8)."""

    def run(self, g: Eldervale) -> None:
        ghosts = g.ghosts
        assert ghosts is not None
        elements = vec[i64]()
        for element in range(ELEMENTS):
            if g.elements >> element & 1:
                elements = append(elements, element)
        g.shuffle(elements)
        for row in range(ROWS):
            ghosts.rows[row] = elements[row]
            ghosts.shelves[SPACES * row] = take_last_stacked(g, elements[row])
            g.tell(ROW_SET, GHOSTS, row, elements[row])
        ghosts.deck = vec[i64]([card for card in range(CARD_COUNT)])
        g.shuffle(ghosts.deck)
        for zone in range(ZONES):
            ghosts.deck, card = pop(ghosts.deck)
            ghosts.cards[zone] = card
            g.tell(GHOST_CARD_TURNED, GHOSTS, card, zone)


def last_field(g: Eldervale, element: i64) -> i64:
    """The stack of an element that comes onto the map last: of the tile that lies deepest, its right field."""
    for tile in g.supply:  # the next one is the last
        if tile < ELEMENT_TILES and ELEMENT_OF[tile] == element:
            return FIELDS * tile + FIELDS_OF[tile] - 1
    tile = OF_ELEMENT * element + OF_ELEMENT - 1  # all of them lie there from the start: one is as last as another
    return FIELDS * tile + FIELDS_OF[tile] - 1


def take_last_stacked(g: Eldervale, element: i64) -> i64:
    """A token for the ghosts out of that stack, which keeps two (GHOST-2.5)."""
    stack = last_field(g, element)
    token = top_of(g.stacks[stack])
    g.stacks[stack] = without_top(g.stacks[stack])
    return token


def put_short_stacks_last(g: Eldervale) -> None:
    """After the supply was shuffled anew: the stacks of two tokens lie with the tiles that come last again."""
    for tile in g.supply:
        if tile < ELEMENT_TILES:
            last = last_field(g, ELEMENT_OF[tile])
            for stack in range(FIELDS * tile, FIELDS * tile + FIELDS_OF[tile]):
                if height(g.stacks[stack]) == STACK - 1:
                    g.stacks[stack], g.stacks[last] = g.stacks[last], g.stacks[stack]


@mypyc_attr(acyclic=True)
@final
class RollPassage(RollOne):
    """A die says whose passage is the ghosts' first card; it brings the first level of power (GHOST-2.10 to 2.12)."""

    def chosen(self, g: Eldervale, pick: i64) -> None:
        p = g.players[GHOSTS]
        element = element_of_face(g, first(pick))
        g.tell(ELEMENT_ROLLED, GHOSTS, first(pick), element)
        take_passage(g, p, element)
        p.levels[element] = 1
        g.tell(POWER_GAINED, GHOSTS, element, 1, ROW_SET)


def take_passage(g: Eldervale, p: Player, element: i64) -> None:
    """From the top of its deck, or from the bottom where passages are hidden."""
    bottom = CARDS_OF_ELEMENT * element
    at = bottom
    while ADVENTURE[g.decks[at]].kind != PASSAGE:
        at += 1
    card = g.decks[at]
    g.deck_sizes[element] -= 1
    for place in range(at, bottom + g.deck_sizes[element]):
        g.decks[place] = g.decks[place + 1]
    g.tell(CARD_TAKEN, GHOSTS, card)
    put_down(g, p, card)
    if at == bottom:
        g.buried[element] = 0
    else:
        turn_up(g, element)
