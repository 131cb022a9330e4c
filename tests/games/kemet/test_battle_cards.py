"""The eight battle cards and the two special ones, each by its name (docs/rules/kemet-content.yaml)."""

from __future__ import annotations

from pathlib import Path

import pytest
import yaml

from deskovka.games.kemet.cards import BATTLE, BATTLE_NAMES
from deskovka.games.kemet.table import Kemet
from support.kemet import answer, asked, me, offered, table, units
from support.kemet_battle import clash, meet, strengths

RULES = Path(__file__).parents[3] / "docs" / "rules"
CONTENT = yaml.safe_load((RULES / "kemet-content.yaml").read_text(encoding="utf-8"))
# name: strength, enemies that fall, own units that are sacrificed, own units saved
CARDS = {
    "bc_5": (5, 0, 2, 0),
    "bc_4d1": (4, 1, 0, 0),
    "bc_3d2": (3, 2, 0, 0),
    "bc_3p1": (3, 0, 0, 1),
    "bc_2d2p1": (2, 2, 0, 1),
    "bc_2p2": (2, 0, 0, 2),
    "bc_1d3": (1, 3, 0, 0),
    "bc_1d1p3": (1, 1, 0, 3),
}
SPECIAL = {"special_storm": (3, 3, 0, 0), "special_barrier": (3, 0, 0, 3)}
TILES = {"special_storm": "ruby_2_wyyrt_storm", "special_barrier": "sapphire_2_shetyw_barrier"}


def names(g: Kemet, seat: int = 0) -> list[str]:
    """Battle cards in hand."""
    return [name for card, name in enumerate(BATTLE_NAMES) if me(g, seat).battle_cards >> card & 1]


def acquired(card: str, given_up: str = "bc_1d1p3", **seat: object) -> Kemet:
    """Seat 0 has acquired the tile of a special card."""
    g = table(
        {"pyramids": {"nw_d1": "ruby 2", "nw_d2": "sapphire 2"}, "units": {"front_nw": 5}, **seat},
        {"units": {"west_dunes": 5}},
    )
    answer(g, "token on acquire_1" if card == "special_storm" else "token on acquire_2", f"acquire {TILES[card]}")
    assert asked(g) == (0, "ReplaceCard")
    answer(g, f"give up {given_up}")
    return g


def test_the_numbers_are_those_of_the_catalogue() -> None:
    printed = [*CONTENT["battle_cards"], *CONTENT["special_battle_cards"]]
    assert [card["id"].replace("-", "_") for card in printed] == BATTLE_NAMES
    for card, mine in zip(printed, BATTLE, strict=True):
        numbers = (card["strength"], card["damage"], card["unblockable"], card["defence"])
        assert (mine.strength, mine.damage, mine.unblockable, mine.defence) == numbers


@pytest.mark.rule("KEMET-SETUP.14")
@pytest.mark.rule("KEMET-BAT1.1")
def test_everybody_has_the_eight_cards() -> None:
    g = table()
    assert [names(g, seat) for seat in (0, 1)] == [list(CARDS), list(CARDS)]


@pytest.mark.rule("KEMET-BAT3.1")
@pytest.mark.rule("KEMET-BAT4.5")
@pytest.mark.parametrize("card", CARDS)
def test_each_card_in_an_attack(card: str) -> None:
    strength, damage, sacrifice, defence = CARDS[card]
    g = meet(5, 5)
    clash(g, card, "bc_1d3")
    assert strengths(g) == (5 + strength, 6)
    assert (units(g, "west_dunes"), units(g, "west_dunes", 1)) == (5 - sacrifice - 3 + defence, 5 - damage)


@pytest.mark.rule("KEMET-BAT3.1")
@pytest.mark.rule("KEMET-BAT4.5")
@pytest.mark.parametrize("card", CARDS)
def test_each_card_in_defence(card: str) -> None:
    strength, damage, sacrifice, defence = CARDS[card]
    g = meet(5, 5)
    clash(g, "bc_1d3", card)
    assert strengths(g) == (6, 5 + strength)
    assert (units(g, "west_dunes"), units(g, "west_dunes", 1)) == (5 - damage, 5 - sacrifice - 3 + defence)


@pytest.mark.rule("KEMET-ACQ.16")
@pytest.mark.parametrize("card", SPECIAL)
def test_each_special_card(card: str) -> None:
    strength, damage, sacrifice, defence = SPECIAL[card]
    g = acquired(card)
    answer(g, "token on pray_1", "token on move_3", "march from front_nw", "go to west_dunes", "send 5")
    clash(g, card, "bc_1d3")
    assert strengths(g) == (5 + strength, 6)
    assert (units(g, "west_dunes"), units(g, "west_dunes", 1)) == (5 - sacrifice - 3 + defence, 5 - damage)


@pytest.mark.rule("KEMET-ACQ.16")
@pytest.mark.parametrize("card", SPECIAL)
def test_a_special_card_takes_the_place_of_another(card: str) -> None:
    g = acquired(card, "bc_2p2", open_cards=["bc_2p2"], closed_cards=["bc_4d1"])
    assert names(g) == [*(name for name in CARDS if name != "bc_2p2"), card]
    assert (me(g).open_cards, me(g).closed_cards) == (0, 0)
    assert names(g, 1) == list(CARDS)


@pytest.mark.rule("KEMET-BAT8.2")
def test_a_special_card_comes_back_with_the_others() -> None:
    g = acquired("special_storm", "bc_5")
    last = 1 << BATTLE_NAMES.index("special_storm") | 1 << BATTLE_NAMES.index("bc_4d1")
    whole = int(me(g).battle_cards)
    me(g).open_cards, me(g).battle_cards = whole & ~last, last
    answer(g, "token on pray_1", "token on move_3", "march from front_nw", "go to west_dunes", "send 5")
    assert offered(g) == ["play bc_4d1 discard special_storm", "play special_storm discard bc_4d1"]
    clash(g, "special_storm", "bc_1d3")
    answer(g, "disband", "stay")
    assert (me(g).battle_cards, me(g).open_cards, me(g).closed_cards) == (whole, 0, 0)


@pytest.mark.rule("KEMET-SETUP.5")
def test_without_special_cards_the_tile_only_brings_cards_back() -> None:
    seat = {"pyramids": {"nw_d1": "ruby 2"}, "open_cards": ["bc_5"], "closed_cards": ["bc_4d1"]}
    g = table(seat, {}, variants={"special_cards": "off"})
    answer(g, "token on acquire_1", "acquire ruby_2_wyyrt_storm")
    assert (names(g), asked(g)) == (list(CARDS), (1, "Opening"))
    assert "give up bc_5" not in offered(g)
