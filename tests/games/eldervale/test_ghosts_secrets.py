"""What the player cannot know of the ghosts: their pile, the order of their cards, the tokens from the start."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from deskovka.core.bits import bits_in
from deskovka.games.eldervale.exploring import PutTile
from deskovka.games.eldervale.ghost_setup import last_field
from deskovka.games.eldervale.ghosts import GHOSTS, ROWS, SPACES
from deskovka.games.eldervale.realms import ELEMENT_OF, ELEMENT_TILES, FIELDS, FIELDS_OF, TILES
from deskovka.games.eldervale.table import Eldervale
from deskovka.games.eldervale.treasures import STACK, height
from deskovka.testing.play import play_randomly
from deskovka.testing.variants import game_of
from support.eldervale import ELDERVALE
from support.eldervale_ghosts import ghosts_of


def solo_games(*seeds: int) -> Iterator[Eldervale]:
    """Tables of random games, from time to time."""
    for seed in seeds:
        for number, g in enumerate(play_randomly(game_of(ELDERVALE, 1, seed), seed)):
            assert isinstance(g, Eldervale)
            if number % 13 == 0 and g.map:
                yield g


def imagined(g: Eldervale, luck: int) -> Eldervale:
    table = ELDERVALE.imagine(g, 0, luck)
    assert isinstance(table, Eldervale)
    return table


def midgame() -> Eldervale:
    """Late enough for the ghosts to have gained tokens, early enough for others to lie face down."""
    found = next(g for g in solo_games(2) if g.turns > 40)
    assert sum(row["tokens"] for row in found.view(0)["ghosts"]["rows"]) > ROWS  # type: ignore[index]
    return found


@pytest.mark.rule("GHOST-2.9")
def test_nobody_sees_the_ghosts_pile() -> None:
    for g in solo_games(1, 2):
        for viewer in (0, None):
            seen = g.view(viewer)["players"][GHOSTS]  # type: ignore[index]
            assert "hand" not in seen
            assert seen["known"] == []
            assert seen["hand_size"] == bits_in(g.players[GHOSTS].hand)


def test_their_pile_and_their_deck_are_imagined() -> None:
    g = midgame()
    piles = {int(imagined(g, luck).players[GHOSTS].hand) for luck in range(1, 9)}
    decks = {tuple(ghosts_of(imagined(g, luck)).deck) for luck in range(1, 9)}
    assert len(piles) > 1
    assert len(decks) > 1
    assert {pile.bit_count() for pile in piles} == {int(g.players[GHOSTS].hand).bit_count()}
    assert {tuple(sorted(deck)) for deck in decks} == {tuple(sorted(ghosts_of(g).deck))}


@pytest.mark.rule("GHOST-2.6", "GHOST-8.2")
def test_only_the_tokens_from_the_start_were_never_seen() -> None:
    g = midgame()
    shelves = [[int(token) for token in ghosts_of(imagined(g, luck)).shelves] for luck in range(1, 13)]
    for row in range(ROWS):
        assert len({shelf[SPACES * row] for shelf in shelves}) > 1
        for space in range(1, SPACES):
            assert {shelf[SPACES * row + space] for shelf in shelves} == {
                int(ghosts_of(g).shelves[SPACES * row + space])
            }
    for luck in range(1, 9):
        assert list(ghosts_of(imagined(g, luck)).set_aside) == list(ghosts_of(g).set_aside)


def short_stacks(g: Eldervale) -> list[int]:
    """The stacks of two tokens in the supply."""
    return [
        FIELDS * int(tile) + field
        for tile in g.supply
        if tile < ELEMENT_TILES
        for field in range(FIELDS_OF[tile])
        if height(g.stacks[FIELDS * tile + field]) < STACK
    ]


def coming_last(g: Eldervale) -> list[int]:
    elements = {int(ELEMENT_OF[tile]) for tile in g.supply if tile < ELEMENT_TILES}
    return sorted(int(last_field(g, element)) for element in elements)


@pytest.mark.rule("GHOST-2.5")
def test_the_stack_that_comes_last_is_the_short_one_wherever_tiles_lie() -> None:
    drawn = 0
    for g in solo_games(1, 2, 3, 4):
        drawn += isinstance(g.ask, PutTile)
        for table in (g, imagined(g, 5), imagined(g, 6)):
            assert sorted(short_stacks(table)) == coming_last(table)
            for tile in range(TILES):
                if g.map >> tile & 1:
                    heights = [int(height(table.stacks[FIELDS * tile + field])) for field in range(FIELDS)]
                    assert heights == [int(height(g.stacks[FIELDS * tile + field])) for field in range(FIELDS)]
    assert drawn
