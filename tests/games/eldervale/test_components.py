"""What lies in the box (ELDER-1), and what of it makes no difference (ELDER-34)."""

from __future__ import annotations

from collections import Counter

import pytest

from deskovka.core.bits import bits_in
from deskovka.games.eldervale.phrases import NAMES, UNIT_NAMES
from deskovka.games.eldervale.player import ACTIVE, NO_TACTICS
from deskovka.games.eldervale.realms import BIFROST, DRAGON_DEN, ORACLE
from deskovka.games.eldervale.sources import FIRST_DRAGON_TREASURE, SOURCES
from deskovka.games.eldervale.table import Eldervale, kind_of
from deskovka.games.eldervale.terms import (
    ASIDE,
    ELEMENT_NAMES,
    FIRST_ALLY,
    FIRST_BEAST,
    MARKERS,
    MENU_SPACES,
    MOST_DICE,
    MOST_SEATS,
    RESOURCE_NAMES,
    ROOFS,
    START_ACTIONS,
    SUPPLY,
    TOKENS,
)
from deskovka.games.eldervale.variants import VARIANTS
from support.eldervale import ELDERVALE, answer, new_game, offered, purse, table
from support.eldervale_box import box, slug


@pytest.mark.rule("ELDER-1.1")
def test_there_are_eight_elements() -> None:
    assert ELEMENT_NAMES == ["air", "earth", "fire", "water", "light", "dark", "order", "chaos"]
    drawn = {element for seed in range(12) for element in range(60) if new_game(5, seed).elements >> element & 1}
    assert drawn == set(range(8))


@pytest.mark.rule("ELDER-1.6")
@pytest.mark.parametrize("element", ELEMENT_NAMES)
def test_each_element_has_a_start_card(element: str) -> None:
    [told] = [card for card in box("factions")["start_cards"] if card["element"] == element]
    assert [action["id"] for action in told["actions"]] == START_ACTIONS
    seats = [{"element": element, "resources": {}, "units": {"mill": ["worker", "worker"]}}, {}]
    g = ELDERVALE.position({"seats": seats})
    assert isinstance(g, Eldervale)
    answer(g, "regroup", "worker from mill does harvest")
    [(resource, count)] = told["harvest"].items()
    assert purse(g) == f"{count} {resource}"


@pytest.mark.rule("ELDER-1.6")
def test_there_are_eight_start_cards() -> None:
    assert len(box("factions")["start_cards"]) == len(ELEMENT_NAMES) == 8


@pytest.mark.rule("ELDER-1.11")
def test_six_kinds_of_resources_are_tokens() -> None:
    assert RESOURCE_NAMES[:TOKENS] == ["gem", "scroll", "potion", "tool", "sword", "gold"]
    assert 20 * TOKENS == 120


@pytest.mark.rule("ELDER-1.12")
def test_there_are_nine_orbs() -> None:
    """Five players need them all; every one can find a space of the menu."""
    for seats, used in ((2, 6), (3, 7), (4, 8), (5, 9)):
        g = new_game(seats)
        assert bits_in(g.power_orbs) + bits_in(g.fame_orbs) == used
    assert MENU_SPACES == 9


@pytest.mark.rule("ELDER-1.13")
def test_a_colour_has_nine_figures_six_roofs_six_markers_and_six_dice() -> None:
    g = new_game(5)
    for seat in range(5):
        kinds = Counter(UNIT_NAMES[kind_of(piece)] for piece in g.units_of(seat))
        assert kinds == {"worker": 6, "warrior": 1, "wizard": 1, "dragon": 1}
        assert g.players[seat].roofs() == ROOFS == 6
    assert MARKERS + 2 == 6  # four for power, one for fame, one for points
    assert MOST_DICE == 6
    assert sum(kinds.values()) + 3 * 6 == 27


# ---- optional pieces


def tiles(g: Eldervale) -> set[int]:
    """Special tiles that take part."""
    return {tile for tile in (ORACLE, DRAGON_DEN, BIFROST) if g.map >> tile & 1 or tile in g.supply}


@pytest.mark.rule("ELDER-1.15")
@pytest.mark.parametrize(
    ("variant", "tile"), [("oracle", ORACLE), ("mother_of_dragons", DRAGON_DEN), ("ice_giant", BIFROST)]
)
def test_an_optional_tile_takes_part_in_its_variant_only(variant: str, tile: int) -> None:
    assert tiles(new_game(3)) == set()
    assert tiles(new_game(3, **{variant: "on"})) == {tile}


@pytest.mark.rule("ELDER-1.15")
def test_there_are_five_dragon_treasure_tokens() -> None:
    told = [slug(token["name_en"]) for token in box("treasures")["dragon_treasure_tokens"]]
    assert [SOURCES[FIRST_DRAGON_TREASURE + number].name for number in range(len(told))] == told
    assert len(set(told)) == 5


@pytest.mark.rule("ELDER-1.15")
def test_there_are_tactics_tokens_for_five() -> None:
    assert [p.tactics for p in new_game(5, tactics="on").players] == [ACTIVE] * MOST_SEATS
    assert [p.tactics for p in new_game(5).players] == [NO_TACTICS] * MOST_SEATS


@pytest.mark.rule("ELDER-1.15")
def test_there_are_two_mercenaries() -> None:
    assert [UNIT_NAMES[kind_of(piece)] for piece in range(FIRST_ALLY, FIRST_BEAST)] == ["minotaur", "mimeza"]
    for chosen, place in (("on", SUPPLY), ("off", ASIDE)):
        g = new_game(2, mercenaries=chosen)
        assert [g.where[piece] for piece in range(FIRST_ALLY, FIRST_BEAST)] == [place, place]


# ---- what makes no difference


@pytest.mark.rule("ELDER-1.16")
def test_resources_never_run_out() -> None:
    """Twenty gems are in the box and lie before four players: the fifth gains some all the same."""
    rich = {"purse": "5 gem"}
    g = table({"hand": ["spell-merchants-favor"], "purse": ""}, rich, rich, rich, rich)
    answer(g, "cast spell-merchants-favor", "gain gem", "gain gem")
    assert purse(g) == "2 gem 1 gold"


@pytest.mark.rule("ELDER-1.17")
def test_overview_cards_trays_and_stickers_are_no_things_of_the_game() -> None:
    """Nothing that can be chosen, or that happens, is called after them; all that is are things of the rules."""
    words = {name for names in NAMES.values() for name in names}
    assert {"worker", "mill", "air-passage"} <= words
    assert not [name for name in words if any(word in name for word in ("overview", "sticker", "tray"))]


@pytest.mark.rule("ELDER-34.1")
def test_sound_bases_are_no_part_of_a_game() -> None:
    """No variant is about them, nothing is asked or told about sounds: the picture of a monster moving is all."""
    variants = [variant.id for variant in VARIANTS]
    assert len(variants) == 10
    told = [kind.id for kind in ELDERVALE.event_words.kinds.values()]
    assert "monster-moved" in told
    for names in (variants, told, offered(new_game())):
        assert not [name for name in names if "sound" in name]
