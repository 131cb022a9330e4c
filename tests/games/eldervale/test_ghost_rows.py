"""Treasure of the ghosts, the rows of their board, their adventure cards (GHOST-7, GHOST-8, GHOST-10)."""

from __future__ import annotations

from typing import Any

import pytest

from deskovka.core.steps import NATURE
from deskovka.core.vecs import append
from deskovka.games.eldervale.ghost_rows import GhostAdventure, RollForCard
from deskovka.games.eldervale.ghosts import GHOSTS, SPACES
from deskovka.games.eldervale.offer import offered_cards
from deskovka.games.eldervale.realms import FIELDS, FOR_TWO
from deskovka.games.eldervale.table import Eldervale
from deskovka.games.eldervale.terms import ELEMENT_NAMES, NO_FAME
from deskovka.games.eldervale.treasures import TOKEN_NAMES, element_of_token, height, top_of, without_top
from support.eldervale import asked, card, me, realm, roll, tableau, units
from support.eldervale_ghosts import ghosts_of, haunt, haunted, in_row, level, pile

LEFT = ["ghost-18", "ghost-01", "ghost-02"]  # to the left and nothing more: from the Fortress to the Windswept Steppe
STEPPE = FIELDS * realm("windswept-steppe")


def to_the_steppe(stacks: dict[int, int] | None = None, **ghosts: Any) -> Eldervale:
    """The ghosts come to the Windswept Steppe, where so many tokens lie on fields 0 and 1."""
    g = haunted({"purse": ""}, {"cards": LEFT, "guardian": "fortress", **ghosts}, turn=GHOSTS)
    for field, count in (stacks or {}).items():
        while height(g.stacks[STEPPE + field]) > count:
            discard_top(g, STEPPE + field)
    return g


def discard_top(g: Eldervale, stack: int) -> None:
    """The token is set aside on the ghost board: somewhere it must be."""
    board = ghosts_of(g)
    board.set_aside = append(board.set_aside, top_of(g.stacks[stack]))
    g.stacks[stack] = without_top(g.stacks[stack])


def shelf(g: Eldervale, element: str) -> list[int]:
    board = ghosts_of(g)
    row = list(board.rows).index(ELEMENT_NAMES.index(element))
    return [int(token) for token in board.shelves[SPACES * row : SPACES * (row + 1)] if token >= 0]


# ---- which token


@pytest.mark.rule("GHOST-7.2", "GHOST-8.2")
def test_gw7_of_two_stacks_they_take_from_the_left() -> None:
    g = to_the_steppe()
    left, right = int(g.stacks[STEPPE]), int(g.stacks[STEPPE + 1])
    token = top_of(left)
    assert element_of_token(token) == ELEMENT_NAMES.index("air")
    haunt(g, 1)
    assert shelf(g, "air")[1:] == [int(token)]
    assert height(g.stacks[STEPPE]) == 2
    assert g.stacks[STEPPE + 1] == right


@pytest.mark.rule("GHOST-7.1")
@pytest.mark.parametrize("stacks", [{0: 0, 1: 2}, {0: 1, 1: 0}])
def test_of_one_stack_they_take_the_top(stacks: dict[int, int]) -> None:
    g = to_the_steppe(stacks)
    field = 0 if stacks[0] else 1
    token = top_of(g.stacks[STEPPE + field])
    haunt(g, 1)
    assert shelf(g, "air")[1:] == [int(token)]
    assert height(g.stacks[STEPPE + field]) == stacks[field] - 1
    assert pile(g) == 0


@pytest.mark.rule("GHOST-7.3")
def test_where_no_token_is_left_they_draw_one_magic_card() -> None:
    """Of two empty fields too, whatever is printed there."""
    g = to_the_steppe({0: 0, 1: 0})
    haunt(g, 1)
    assert pile(g) == 1
    assert in_row(g, "air") == 1


@pytest.mark.rule("GHOST-7.5")
def test_the_token_below_is_turned_up() -> None:
    g = to_the_steppe()
    told = haunt(g, 1)
    names = [event["event"] for event in told]
    assert names.index("token") < names.index("token-turned")
    below = next(event for event in told if event["event"] == "token-turned")
    assert below["token"] == TOKEN_NAMES[top_of(g.stacks[STEPPE])]


@pytest.mark.rule("GHOST-7.4")
@pytest.mark.parametrize("ghost", ["ghost-23", "ghost-24"])
def test_in_a_ruin_they_take_nothing_and_do_nothing(ghost: str) -> None:
    """Neither token nor magic card, no unit is summoned, nothing is asked."""
    g = haunted({"purse": ""}, {"cards": [ghost, "ghost-01", "ghost-02"]}, turn=GHOSTS)
    haunt(g, 1)
    assert pile(g) == 0
    assert all(in_row(g, element) == 1 for element in ("air", "fire", "earth", "order"))
    assert asked(g) == (0, "Turn")


@pytest.mark.rule("GHOST-7.6")
def test_on_the_bridge_they_gain_nothing() -> None:
    """G26."""
    laid = {"bifrost": FOR_TWO[0] - 1}
    board = {"cards": LEFT, "guardian": "windswept-steppe"}
    g = haunted({"purse": ""}, board, laid=laid, turn=GHOSTS)
    haunt(g, 1)
    assert units(g, "bifrost", GHOSTS) == ["worker"]
    assert pile(g) == 0
    assert in_row(g, "air") == 1


# ---- spaces of a row


@pytest.mark.rule("GHOST-8.1", "GHOST-8.2")
def test_the_token_goes_to_the_first_free_space_of_its_elements_row() -> None:
    g = to_the_steppe(tokens={"air": 1, "fire": 3}, rows=["fire", "order", "air", "earth"])
    told = haunt(g, 1)
    assert (in_row(g, "air"), in_row(g, "fire"), in_row(g, "earth"), in_row(g, "order")) == (2, 3, 1, 1)
    [shelved] = [event for event in told if event["event"] == "token-shelved"]
    assert shelved["element"] == "air"


@pytest.mark.rule("GHOST-8.7")
@pytest.mark.parametrize(
    ("before", "gained"),
    [(1, "none"), (2, "magic"), (3, "adventure"), (4, "fame"), (5, "none"), (6, "magic"), (7, "adventure")],
)
@pytest.mark.rule("GHOST-8.3", "GHOST-8.4", "GHOST-8.5", "GHOST-8.6")
def test_what_the_spaces_bring(before: int, gained: str) -> None:
    g = to_the_steppe(tokens={"air": before})
    token = top_of(g.stacks[STEPPE])
    assert token >= 0
    haunt(g, 1)
    ghosts = me(g, GHOSTS)
    assert in_row(g, "air") == before + 1
    assert pile(g) == (1 if gained == "magic" else 0)
    assert (ghosts.fame, ghosts.points) == ((1, 2) if gained == "fame" else (0, 0))
    assert [name.split("-")[0] for name in tableau(g, GHOSTS)] == (["air"] if gained == "adventure" else [])
    assert level(g, "air") == (1 if gained == "adventure" else 0)


@pytest.mark.rule("GHOST-8.3")
def test_fame_of_a_space_is_gained_in_peace_too() -> None:
    """Their marker is on the track from the beginning."""
    g = haunted(
        {"purse": ""}, {"cards": LEFT, "guardian": "fortress", "tokens": {"air": 4}}, turn=GHOSTS, peaceful=True
    )
    assert me(g).fame == NO_FAME
    haunt(g, 1)
    assert (me(g, GHOSTS).fame, me(g, GHOSTS).points) == (1, 2)


@pytest.mark.rule("GHOST-8.8")
def test_a_token_for_a_full_row_is_set_aside() -> None:
    """G9: nothing for it, and no magic card either."""
    g = to_the_steppe(tokens={"air": 8})
    told = [event["event"] for event in haunt(g, 1)]
    assert in_row(g, "air") == 8
    assert [element_of_token(token) for token in ghosts_of(g).set_aside] == [ELEMENT_NAMES.index("air")]
    assert "token-set-aside" in told
    ghosts = me(g, GHOSTS)
    assert (pile(g), ghosts.fame, ghosts.points, len(ghosts.tableau)) == (0, 0, 0, 0)


@pytest.mark.rule("GHOST-3.7")
def test_a_token_gives_no_resources() -> None:
    g = to_the_steppe()
    haunt(g, 1)
    ghosts = me(g, GHOSTS)
    assert ghosts.purse == 0
    assert len(ghosts.tray) == 0
    assert pile(g) == 0


# ---- adventure cards


def adventure(*faces: int, **ghosts: Any) -> Eldervale:
    """A ghost card lets them take an adventure card; the die shows this."""
    g = haunted({"purse": ""}, ghosts, turn=GHOSTS, steps=[RollForCard(NATURE)])
    roll(g, *faces)
    return g


@pytest.mark.rule("GHOST-10.1")
@pytest.mark.parametrize("top", [False, True])
def test_a_row_brings_a_card_of_its_element_without_a_die(top: bool) -> None:
    """Also where their track is climbed: then it brings the card alone."""
    g = to_the_steppe(tokens={"air": 3}, power={"air": 5 if top else 2})
    told = [event["event"] for event in haunt(g, 1)]
    assert "element-rolled" not in told
    assert [name.split("-")[0] for name in tableau(g, GHOSTS)] == ["air"]
    assert level(g, "air") == (5 if top else 3)


@pytest.mark.rule("GHOST-10.2", "GHOST-13.1")
@pytest.mark.parametrize(
    ("face", "element"), [(1, "air"), (2, "air"), (3, "fire"), (4, "earth"), (5, "order"), (6, "order")]
)
def test_a_ghost_card_brings_a_card_by_a_die(face: int, element: str) -> None:
    g = adventure(face)
    [gained] = tableau(g, GHOSTS)
    assert gained.startswith(f"{element}-")


@pytest.mark.rule("GHOST-10.3", "GHOST-3.9")
def test_they_take_the_card_on_offer_for_nothing_and_the_next_is_turned_up() -> None:
    """G11."""
    g = haunted({"purse": ""}, {"pile": 4}, turn=GHOSTS, steps=[RollForCard(NATURE)], offer=["earth-wall"])
    before = [int(one) for one in offered_cards(g)]
    assert card("earth-wall") in before
    roll(g, 4)
    assert tableau(g, GHOSTS) == ["earth-wall"]
    after = [int(one) for one in offered_cards(g)]
    assert len(after) == 4
    assert card("earth-wall") not in after
    assert pile(g) == 4
    assert g.deck_sizes[ELEMENT_NAMES.index("earth")] == 12


@pytest.mark.rule("GHOST-10.4")
@pytest.mark.parametrize("before", [0, 1, 3])
def test_each_card_brings_one_power_of_its_element(before: int) -> None:
    g = adventure(4, power={"earth": before})
    assert level(g, "earth") == before + 1


@pytest.mark.rule("GHOST-10.5")
def test_an_empty_deck_brings_nothing_to_a_row() -> None:
    g = haunted({}, {"power": {"air": 2}}, turn=GHOSTS, steps=[])
    g.deck_sizes[ELEMENT_NAMES.index("air")] = 0
    g.do(GhostAdventure(thing=ELEMENT_NAMES.index("air")))
    g.settle()
    assert tableau(g, GHOSTS) == []
    assert level(g, "air") == 2


@pytest.mark.rule("GHOST-13.2", "GHOST-10.2")
def test_a_card_that_brings_no_power_is_rolled_for_again() -> None:
    g = adventure(4, power={"earth": 5})
    assert tableau(g, GHOSTS) == []
    assert asked(g) == (-1, "RollForCard")
    roll(g, 4, 6)
    [gained] = tableau(g, GHOSTS)
    assert gained.startswith("order-")
    assert asked(g)[1] != "RollForCard"


def emptied(g: Eldervale, *elements: str) -> Eldervale:
    """These decks are used up; nobody asks where their cards went."""
    for name in elements:
        g.deck_sizes[ELEMENT_NAMES.index(name)] = 0
    return g


@pytest.mark.rule("GHOST-10.5", "GHOST-13.2")
def test_an_empty_deck_is_rolled_for_again() -> None:
    """G7."""
    g = emptied(haunted({}, {}, turn=GHOSTS, steps=[RollForCard(NATURE)]), "earth")
    g.play(g.options[3])
    assert asked(g) == (-1, "RollForCard")
    g.play(g.options[4])
    [gained] = tableau(g, GHOSTS)
    assert gained.startswith("order-")


@pytest.mark.rule("GHOST-13.4", "GHOST-10.5")
def test_where_no_card_brings_power_the_first_roll_stands() -> None:
    """G7: the card is taken, without power."""
    top = {"air": 5, "fire": 5, "earth": 5, "order": 5}
    g = adventure(4, power=top)
    [gained] = tableau(g, GHOSTS)
    assert gained.startswith("earth-")
    assert level(g, "earth") == 5
    g = emptied(haunted({}, {"power": top}, turn=GHOSTS, steps=[RollForCard(NATURE)]), "earth")
    g.play(g.options[3])
    assert tableau(g, GHOSTS) == []
    assert asked(g)[1] != "RollForCard"


@pytest.mark.rule("GHOST-13.2", "GHOST-13.4")
def test_a_card_with_power_is_looked_for_although_two_things_are_amiss() -> None:
    """Air and Fire are climbed, the decks of Earth are used up: only Order brings card and power."""
    g = emptied(haunted({}, {"power": {"air": 5, "fire": 5}}, turn=GHOSTS, steps=[RollForCard(NATURE)]), "earth")
    for face in (1, 3, 4, 2):
        g.play(g.options[face - 1])
        assert tableau(g, GHOSTS) == []
    g.play(g.options[5])
    [gained] = tableau(g, GHOSTS)
    assert gained.startswith("order-")
