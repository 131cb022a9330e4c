"""The ghosts' things, and setting up a table for one (GHOST-1, GHOST-2)."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from deskovka.core.steps import NATURE
from deskovka.games.eldervale.abilities import refresh
from deskovka.games.eldervale.box import ADVENTURE, FACTIONS, PASSAGE
from deskovka.games.eldervale.ghost_setup import last_field
from deskovka.games.eldervale.ghosts import CARD_COUNT, CARDS, GHOSTS, ROWS, SPACES
from deskovka.games.eldervale.offer import offered_cards
from deskovka.games.eldervale.power import gain_power
from deskovka.games.eldervale.realms import (
    ELEMENT_OF,
    ELEMENT_TILES,
    FIELDS,
    FIELDS_OF,
    RUINS,
    TILES,
    is_lair,
)
from deskovka.games.eldervale.table import Eldervale
from deskovka.games.eldervale.terms import ELEMENT_NAMES, ELEMENTS, NO_ELEMENT, NO_FAME
from deskovka.games.eldervale.treasures import NO_TOKEN, element_of_token, height
from support.eldervale import ELDERVALE, answer, holds, me, new_game, offered, purse, refused, roll, units
from support.eldervale_ghosts import ghosts_of, guardian, in_row, pile, under, zone_units

SEEDS = range(12)


def solo(seed: int = 1, **variants: str) -> Eldervale:
    return new_game(1, seed, **variants)


def used(g: Eldervale) -> list[int]:
    return [element for element in range(ELEMENTS) if g.elements >> element & 1]


def before_the_passage(seed: int = 1, **variants: str) -> Eldervale:
    """The die that says whose passage it is has still to be rolled."""
    g = solo(seed, factions="choose", **variants)
    g.open_luck = True
    answer(g, offered(g)[seed % len(offered(g))])
    assert g.seat == NATURE
    return g


# ---- components


@pytest.mark.rule("GHOST-1.1")
def test_one_board_one_guardian_24_cards() -> None:
    g = solo()
    board = ghosts_of(g)
    assert len(CARDS) == CARD_COUNT == 24
    assert sorted([*board.cards, *board.deck]) == list(range(24))
    assert len(board.shelves) == ROWS * SPACES


@pytest.mark.rule("GHOST-1.2")
def test_the_ghosts_have_the_pieces_of_one_colour() -> None:
    g = solo()
    assert Counter(units(g, "ready", GHOSTS)) == {"worker": 6, "dragon": 1, "wizard": 1, "warrior": 1}
    assert me(g, GHOSTS).roofs() == 6


@pytest.mark.rule("GHOST-1.3")
@pytest.mark.parametrize("seed", SEEDS)
def test_the_ghosts_have_no_faction_and_no_element_of_their_own(seed: int) -> None:
    ghosts = me(solo(seed), GHOSTS)
    assert ghosts.is_ghosts()
    assert ghosts.element == NO_ELEMENT
    assert ghosts.faction == -1
    assert not any(ghosts.powers)
    assert ghosts.listens == 0


@pytest.mark.rule("GHOST-1.3")
def test_a_table_of_two_has_no_ghosts() -> None:
    g = new_game(2, 1)
    assert g.ghosts is None
    assert not any(p.is_ghosts() for p in g.players)


# ---- the land and the player


@pytest.mark.rule("GHOST-2.1")
@pytest.mark.parametrize("seed", SEEDS)
def test_the_map_is_that_of_two_players(seed: int) -> None:
    g = solo(seed)
    tiles = [tile for tile in range(TILES) if g.map >> tile & 1]
    realms = [tile for tile in tiles if tile < ELEMENT_TILES]
    assert (len(tiles), len(realms)) == (10, 5)
    assert sum(is_lair(tile) for tile in realms) <= 1
    assert (g.map & RUINS).bit_count() == 5
    assert len(g.supply) == 12 - 5


@pytest.mark.rule("GHOST-2.1")
def test_any_faction_may_be_chosen() -> None:
    g = solo(factions="choose")
    assert [word.split()[-1] for word in offered(g)] == [faction.name for faction in FACTIONS]
    answer(g, offered(g)[-1])
    assert me(g).faction == len(FACTIONS) - 1
    assert me(g).element == FACTIONS[len(FACTIONS) - 1].element


@pytest.mark.rule("GHOST-2.1")
def test_only_a_faction_answers_that_question() -> None:
    g = solo(factions="choose")
    assert refused(g, "regroup").rule == "ELDER-5.3"
    assert all(g.why_not(0, word) is None for word in offered(g))


@pytest.mark.rule("GHOST-2.1")
def test_the_abilities_of_the_faction_hold_from_the_first_turn() -> None:
    """Whatever the faction, the numbers of its abilities are those it has at a table of two."""
    for seed in SEEDS:
        g = solo(seed)
        p = me(g)
        before = (list(p.powers), int(p.listens))
        refresh(g, p)
        assert (list(p.powers), int(p.listens)) == before


@pytest.mark.rule("GHOST-2.2")
@pytest.mark.parametrize("seed", SEEDS)
def test_four_elements_are_used_the_own_among_them(seed: int) -> None:
    g = solo(seed)
    own = FACTIONS[me(g).faction].element
    assert me(g).element == own
    assert own in used(g)
    assert len(used(g)) == 4


@pytest.mark.rule("GHOST-2.2")
def test_the_other_three_are_any() -> None:
    others = {element for seed in range(30) for element in used(solo(seed)) if element != me(solo(seed)).element}
    assert others == set(range(ELEMENTS))


@pytest.mark.rule("GHOST-2.3", "GHOST-2.4")
@pytest.mark.parametrize("seed", SEEDS)
def test_you_begin_with_one_point_the_ghosts_with_two(seed: int) -> None:
    g = solo(seed)
    assert (g.starter, g.turn, g.seat) == (0, 0, 0)
    assert [p.points for p in g.players] == [1, 2]


@pytest.mark.rule("GHOST-2.18")
@pytest.mark.parametrize("seed", SEEDS)
def test_you_are_set_up_as_always(seed: int) -> None:
    g = solo(seed)
    p = me(g)
    assert units(g, "ready") == ["worker"] * 3
    assert Counter(units(g, "tray")) == {"worker": 3, "dragon": 1, "wizard": 1, "warrior": 1}
    assert purse(g) == "1 gem 1 scroll 1 potion 1 tool 1 sword"
    assert len(holds(g)) == 5
    assert [p.levels[element] for element in used(g)].count(1) == 1
    assert p.levels[p.element] == 1
    assert p.fame == NO_FAME


# ---- the ghost board


@pytest.mark.rule("GHOST-2.5")
@pytest.mark.parametrize("seed", range(40))
def test_their_tokens_come_from_the_stacks_placed_last(seed: int) -> None:
    g = solo(seed)
    for element in used(g):
        fields = [
            FIELDS * tile + field for tile in range(3 * element, 3 * element + 3) for field in range(FIELDS_OF[tile])
        ]
        short = [stack for stack in fields if height(g.stacks[stack]) == 2]
        assert short == [last_field(g, element)]
        assert sorted(height(g.stacks[stack]) for stack in fields) == [2, 3, 3, 3]
        waiting = [tile for tile in g.supply if ELEMENT_OF[tile] == element]  # the next one is the last
        if waiting:
            assert short == [FIELDS * waiting[0] + FIELDS_OF[waiting[0]] - 1]


@pytest.mark.rule("GHOST-2.6", "GHOST-8.1")
@pytest.mark.parametrize("seed", SEEDS)
def test_each_row_gets_an_element_by_its_first_token(seed: int) -> None:
    g = solo(seed)
    board = ghosts_of(g)
    assert sorted(board.rows) == used(g)
    for row in range(ROWS):
        spaces = [int(token) for token in board.shelves[SPACES * row : SPACES * (row + 1)]]
        assert element_of_token(spaces[0]) == board.rows[row]
        assert spaces[1:] == [NO_TOKEN] * (SPACES - 1)


@pytest.mark.rule("GHOST-2.6")
def test_the_rows_are_at_random() -> None:
    first = {int(ghosts_of(solo(seed)).rows[0]) for seed in range(30)}
    assert len(first) == ELEMENTS
    own = {list(ghosts_of(solo(seed)).rows).index(me(solo(seed)).element) for seed in range(30)}
    assert own == {0, 1, 2, 3}


@pytest.mark.rule("GHOST-2.7")
@pytest.mark.parametrize("seed", SEEDS)
def test_the_first_tokens_bring_nothing(seed: int) -> None:
    g = solo(seed)
    assert pile(g) == 5
    assert me(g, GHOSTS).fame == 0
    assert len(me(g, GHOSTS).tableau) == 1  # the passage
    assert all(in_row(g, ELEMENT_NAMES[element]) == 1 for element in used(g))


@pytest.mark.rule("GHOST-2.8")
def test_a_card_lies_under_each_zone() -> None:
    seen = set()
    for seed in SEEDS:
        g = solo(seed)
        assert len(set(under(g))) == 3
        assert len(ghosts_of(g).deck) == 21
        assert ghosts_of(g).discards == 0
        seen.add(tuple(under(g)))
    assert len(seen) == len(SEEDS)


@pytest.mark.rule("GHOST-2.9")
def test_nobody_looks_at_their_five_magic_cards() -> None:
    g = solo()
    assert pile(g) == 5
    assert not me(g).hand & me(g, GHOSTS).hand
    seen = str(g.view(0))
    assert all(name in seen for name in holds(g))
    assert not any(name in seen for name in holds(g, GHOSTS))


@pytest.mark.rule("GHOST-2.10", "GHOST-13.5")
@pytest.mark.parametrize(("face", "row"), [(1, 0), (2, 0), (3, 1), (4, 2), (5, 3), (6, 3)])
def test_a_die_says_whose_passage_they_take(face: int, row: int) -> None:
    g = before_the_passage(face)
    roll(g, face)
    element = ghosts_of(g).rows[row]
    assert [ADVENTURE[card].element for card in me(g, GHOSTS).tableau] == [element]


@pytest.mark.rule("GHOST-2.11")
@pytest.mark.parametrize("face", [1, 3, 4, 6])
def test_they_take_the_passage_and_the_next_card_is_turned_up(face: int) -> None:
    g = before_the_passage()
    before = [int(card) for card in offered_cards(g)]
    assert [ADVENTURE[card].kind for card in before] == [PASSAGE] * 4
    roll(g, face)
    [passage] = me(g, GHOSTS).tableau
    assert passage in before
    after = [int(card) for card in offered_cards(g)]
    assert len(after) == 4
    assert [card for card in after if card not in before] == [
        card for card in after if ADVENTURE[card].element == ADVENTURE[passage].element
    ]
    assert g.deck_sizes[ADVENTURE[passage].element] == 12


@pytest.mark.rule("GHOST-2.11")
def test_a_hidden_passage_is_taken_from_under_its_deck() -> None:
    g = before_the_passage(hidden_passages="on")
    before = [int(card) for card in offered_cards(g)]
    roll(g, 4)
    [passage] = me(g, GHOSTS).tableau
    assert ADVENTURE[passage].kind == PASSAGE
    assert passage not in before
    assert [int(card) for card in offered_cards(g)] == before
    assert g.deck_sizes[ADVENTURE[passage].element] == 12


@pytest.mark.rule("GHOST-2.12")
@pytest.mark.parametrize("seed", SEEDS)
def test_they_stand_on_level_one_of_their_passage_and_nowhere_else(seed: int) -> None:
    ghosts = me(solo(seed), GHOSTS)
    [passage] = ghosts.tableau
    assert {element: int(level) for element, level in enumerate(ghosts.levels) if level} == {
        ADVENTURE[passage].element: 1
    }


@pytest.mark.rule("GHOST-2.13")
def test_they_are_on_the_fame_track_from_the_beginning() -> None:
    g = solo()
    assert me(g, GHOSTS).fame == 0
    assert me(g).fame == NO_FAME


@pytest.mark.rule("GHOST-2.14")
def test_three_more_markers_wait_for_them() -> None:
    """With the fourth element all four are on tracks, and none has to be moved from one to another."""
    g = solo()
    ghosts = me(g, GHOSTS)
    assert ghosts.markers() == 1
    for element in used(g):
        gain_power(g, ghosts, element, 1)
    assert ghosts.markers() == 4
    assert sorted(level for level in ghosts.levels if level) == [1, 1, 1, 2]


@pytest.mark.rule("GHOST-2.15", "GHOST-15.5")
def test_all_nine_units_stand_in_the_zones() -> None:
    assert zone_units(solo()) == [["1", "3", "warrior"], ["2", "4", "wizard"], ["5", "6", "dragon"]]


@pytest.mark.rule("GHOST-2.16")
def test_their_units_never_wait_in_a_tray() -> None:
    assert units(solo(), "tray", GHOSTS) == []


@pytest.mark.rule("GHOST-2.17")
def test_the_guardian_stands_beside_the_map() -> None:
    g = solo()
    assert guardian(g) is None
    view: Any = ELDERVALE.open_view(g)
    assert view["ghosts"]["guardian"] is None
