"""The rows of the ghost board, what their spaces bring, and the ghosts' adventure cards (GHOST-7, 8, 10)."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64, mypyc_attr

from deskovka.core.options import first
from deskovka.core.steps import NATURE
from deskovka.core.vecs import append
from deskovka.games.eldervale.fame import gain_fame
from deskovka.games.eldervale.gaining import draw_card
from deskovka.games.eldervale.ghosts import (
    GHOSTS,
    NO_CAUSE,
    PRINTED,
    SPACE_ADVENTURE,
    SPACE_FAME,
    SPACE_MAGIC,
    SPACES,
    TWO_STACKS,
    Ghosts,
)
from deskovka.games.eldervale.offer import Refill, take_off, top_card
from deskovka.games.eldervale.power import could_rise, element_of_face
from deskovka.games.eldervale.realms import ELEMENT_REALMS, FIELDS, FIELDS_OF
from deskovka.games.eldervale.steps import RollOne, Step
from deskovka.games.eldervale.table import Eldervale
from deskovka.games.eldervale.tableau import add_card
from deskovka.games.eldervale.terms import ELEMENTS
from deskovka.games.eldervale.treasure import tell_top
from deskovka.games.eldervale.treasures import NO_TOKEN, SAME_AS, element_of_token, top_of, without_top
from deskovka.games.eldervale.verbs import (
    CARD_TAKEN,
    ELEMENT_ROLLED,
    PRINT_TAKEN,
    TOKEN_SET_ASIDE,
    TOKEN_SHELVED,
    TOKEN_TAKEN,
)


@mypyc_attr(acyclic=True)
@final
class GhostTreasure(Step):
    """A ghost unit was placed in an element realm: a token of its left stack, or a magic card (GHOST-7)."""

    def run(self, g: Eldervale) -> None:
        if not ELEMENT_REALMS >> self.realm & 1:
            return  # in a ruin the unit just stays there (GHOST-7.4)
        for field in range(FIELDS_OF[self.realm]):
            stack = FIELDS * self.realm + field
            token = top_of(g.stacks[stack])
            if token != NO_TOKEN:
                g.stacks[stack] = without_top(g.stacks[stack])
                g.tell(TOKEN_TAKEN, GHOSTS, SAME_AS[token], self.realm, self.choice(g, field))
                tell_top(g, stack)
                shelve(g, token)
                return
        g.tell(PRINT_TAKEN, GHOSTS, self.realm)
        draw_card(g, g.players[GHOSTS])  # GHOST-7.3

    def choice(self, g: Eldervale, taken: i64) -> i64:
        """Is there a stack to the right of the one they take from?"""
        for field in range(taken + 1, FIELDS_OF[self.realm]):
            if top_of(g.stacks[FIELDS * self.realm + field]) != NO_TOKEN:
                return TWO_STACKS
        return NO_CAUSE


def shelve(g: Eldervale, token: i64) -> None:
    """Face down on the first free space of its element's row, with what that space brings (GHOST-8.2 to 8.6)."""
    ghosts = g.ghosts
    assert ghosts is not None
    element = element_of_token(token)
    row = row_of(ghosts, element)
    space = first_free(ghosts, row)
    if space == SPACES:
        ghosts.set_aside = append(ghosts.set_aside, SAME_AS[token])
        g.tell(TOKEN_SET_ASIDE, GHOSTS, element)
        return
    ghosts.shelves[SPACES * row + space] = SAME_AS[token]
    g.tell(TOKEN_SHELVED, GHOSTS, element, space)
    shown = PRINTED[space]
    if shown == SPACE_FAME:
        gain_fame(g, g.players[GHOSTS], 1)
    elif shown == SPACE_MAGIC:
        draw_card(g, g.players[GHOSTS])
    elif shown == SPACE_ADVENTURE:
        g.do(GhostAdventure(thing=element))


def row_of(ghosts: Ghosts, element: i64) -> i64:
    """The row of an element in play (GHOST-8.1)."""
    row: i64 = 0
    while ghosts.rows[row] != element:
        row += 1
    return row


def first_free(ghosts: Ghosts, row: i64) -> i64:
    """The first free space of a row; SPACES: it is full."""
    space: i64 = 0
    while space < SPACES and ghosts.shelves[SPACES * row + space] != NO_TOKEN:
        space += 1
    return space


# ---- adventure cards


@mypyc_attr(acyclic=True)
@final
class GhostAdventure(Step):
    """The ghosts take the top card of a deck (element `thing`), for nothing; the next one is turned up (GHOST-10)."""

    def run(self, g: Eldervale) -> None:
        card = top_card(g, self.thing)
        if card < 0:
            return  # GHOST-10.5
        take_off(g, card)
        g.tell(CARD_TAKEN, GHOSTS, card)
        g.do(Refill())
        add_card(g, g.players[GHOSTS], card)


@mypyc_attr(acyclic=True)
@final
class RollForCard(RollOne):
    """A die says of which element the ghosts take a card; again as long as another one would bring more (GHOST-10.2).

    An element brings nothing where its track is climbed or its deck is empty.
    """

    def chosen(self, g: Eldervale, pick: i64) -> None:
        element = element_of_face(g, first(pick))
        g.tell(ELEMENT_ROLLED, GHOSTS, first(pick), element)
        if brings_card(g, element) or not brings_any(g):
            g.do(GhostAdventure(thing=element))
        else:
            g.do(RollForCard(NATURE))


def brings_card(g: Eldervale, element: i64) -> bool:
    return g.deck_sizes[element] > 0 and could_rise(g, g.players[GHOSTS], element, False)


def brings_any(g: Eldervale) -> bool:
    for element in range(ELEMENTS):
        if g.elements >> element & 1 and brings_card(g, element):
            return True
    return False
