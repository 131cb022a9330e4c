"""Kemet positions: what is left out is as usual, names are read as people write them, impossible tables are refused."""

from __future__ import annotations

import pytest

from deskovka.core.errors import ImpossiblePosition
from deskovka.games.kemet.areas import CITIES
from deskovka.games.kemet.cards import BATTLE_NAMES
from support.kemet import offered, table


def cities(*seats: dict[str, object]) -> list[str]:
    return [CITIES[p.city] for p in table(*seats).players]


def test_a_seat_without_a_city_gets_the_first_free_one() -> None:
    assert cities({}, {}) == ["nw", "s"]
    assert cities({}, {"city": "nw"}) == ["s", "nw"]
    assert cities({"city": "s"}, {}) == ["s", "nw"]


def test_no_two_seats_have_one_city() -> None:
    with pytest.raises(ImpossiblePosition, match=r"seat 1 city: .*KEMET-SETUP.11"):
        table({"city": "nw"}, {"city": "nw"})


@pytest.mark.parametrize("tokens", [4, 3, 2, 1])
@pytest.mark.rule("KEMET-DAY.6")
def test_tokens_that_were_placed_lie_where_the_levels_want_them(tokens: int) -> None:
    g = table({"tokens": tokens})
    assert g.phase == 1  # it is still day
    assert int(g.players[0].used).bit_count() == 5 - tokens
    assert [words for words in offered(g) if words.startswith("token on")]


@pytest.mark.rule("KEMET-DAY.7")
def test_tokens_that_cannot_reach_all_levels_are_refused() -> None:
    with pytest.raises(ImpossiblePosition, match=r"seat 0 used: .*KEMET-DAY.7"):
        table({"tokens": 1, "used": ["pray_1"]})


def battle_cards(seat: dict[str, object], **keys: object) -> list[str]:
    hand = table(seat, colours=["ruby", "sapphire"], **keys).players[0].battle_cards
    return [name for card, name in enumerate(BATTLE_NAMES) if hand >> card & 1]


def test_the_owner_of_a_special_tile_holds_its_card() -> None:
    usual = BATTLE_NAMES[:8]
    assert battle_cards({"tiles": ["ruby_2_wyyrt_storm"]}) == [*usual[:7], "special_storm"]
    assert battle_cards({"tiles": ["ruby_2_wyyrt_storm"], "removed": ["bc_5"]}) == [*usual[1:], "special_storm"]
    both = {"tiles": ["ruby_2_wyyrt_storm", "sapphire_2_shetyw_barrier"]}
    assert battle_cards(both) == [*usual[:6], "special_storm", "special_barrier"]
    assert battle_cards(both, variants={"special_cards": "off"}) == usual
    assert battle_cards(both, variants={"special_cards": False}) == usual


@pytest.mark.parametrize("removed", [["bc_5"], ["special_storm"], ["bc_5", "bc_5"]])
def test_only_cards_that_made_room_can_be_removed(removed: list[str]) -> None:
    tiles = ["ruby_2_wyyrt_storm"] if removed != ["bc_5"] else []
    with pytest.raises(ImpossiblePosition, match="seat 0 removed"):
        table({"tiles": tiles, "removed": removed})


@pytest.mark.parametrize("gone", [["bc_5"], ["bc_5", "bc_4d1", "bc_3d2"], BATTLE_NAMES[:7], BATTLE_NAMES[:8]])
@pytest.mark.rule("KEMET-BAT8.2")
def test_each_battle_has_taken_two_cards(gone: list[str]) -> None:
    for pile in ("open_cards", "closed_cards"):
        with pytest.raises(ImpossiblePosition, match=rf"seat 0: {8 - len(gone)} battle cards .*KEMET-BAT8.2"):
            table({pile: gone})


@pytest.mark.parametrize("level", ["²", "x", "0", "5", "-1", "9" * 5000, ""])
def test_a_pyramid_has_a_level_from_one_to_four(level: str) -> None:
    with pytest.raises(ImpossiblePosition, match=r"seat 0 pyramids: '.*' is not one of 1, 2, 3, 4"):
        table({"pyramids": {"nw_d1": f"ruby {level}"}})


def test_a_place_is_named_once_however_it_is_written() -> None:
    with pytest.raises(ImpossiblePosition, match="seat 0 units: 'front-nw' twice"):
        table({"units": {"front_nw": 2, "front-nw": 3}})


def test_names_are_read_as_the_content_files_write_them() -> None:
    seat = {
        "units": {"front-nw": 2},
        "pyramids": {"nw-d1": "ruby 2"},
        "tiles": ["ruby-2-phoenix"],
        "creatures": {"ruby-2-phoenix": "front-nw"},
        "hand": ["di-war-fury"],
        "open_cards": ["bc-5"],
        "closed_cards": ["bc-4d1"],
    }
    same = {
        "units": {"front_nw": 2},
        "pyramids": {"nw_d1": "ruby 2"},
        "tiles": ["ruby_2_phoenix"],
        "creatures": {"ruby_2_phoenix": "front_nw"},
        "hand": ["war_fury"],
        "open_cards": ["bc_5"],
        "closed_cards": ["bc_4d1"],
    }
    g, other = table(seat), table(same)
    assert g.game.dump(g) == other.game.dump(other)
