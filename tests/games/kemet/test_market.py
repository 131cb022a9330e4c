"""The market as the view tells it: what each tile costs its viewer now, and what stands in the way."""

from __future__ import annotations

from typing import Any

import pytest

from deskovka.games.kemet.table import Kemet
from support.kemet import answer, new_game, offered, table

SEAT = {"pyramids": {"nw_d1": "ruby 2", "nw_d2": "sapphire 3"}, "units": {"nw_d1": 1}, "prayer": 2}


def market(g: Kemet, seat: int = 0) -> dict[str, Any]:
    told = g.view(seat)["market"]
    assert isinstance(told, dict)
    return told


def obstacle(g: Kemet, tile: str) -> str:
    return str(market(g)[tile]["obstacle"])


@pytest.mark.rule("KEMET-ACQ.2", "KEMET-ACQ.4", "KEMET-ACQ.5", "KEMET-ACQ.6")
def test_each_tile_says_what_stands_in_its_way() -> None:
    g = table({**SEAT, "tiles": ["ruby_1_charge"]})
    assert obstacle(g, "ruby_2_phoenix") == ""
    assert obstacle(g, "ruby_1_priest_of_mafdet") == ""
    assert obstacle(g, "ruby_3_royal_scarab") == "pyramid-too-low"
    assert obstacle(g, "sapphire_3_legion") == "tile-too-dear"
    assert obstacle(table({**SEAT, "tiles": ["ruby_3_domination"]}), "sapphire_3_domination") == "same-picture"
    answer(g, "token on acquire_1", "acquire ruby_2_phoenix", "done")
    assert obstacle(g, "ruby_1_priest_of_mafdet") == "colour-bought"
    assert "ruby_2_phoenix" not in market(g)


@pytest.mark.rule("KEMET-ACQ.4")
def test_prices_are_those_of_the_viewer() -> None:
    g = table({"tiles": ["diamond_1_priestess"]}, {}, colours=["ruby", "diamond"])
    assert [market(g, seat)["ruby_2_phoenix"]["price"] for seat in (0, 1)] == [1, 2]


@pytest.mark.rule("KEMET-ACQ.4", "KEMET-ACQ.5")
def test_by_the_gold_token_a_colour_bought_today_is_open_again_and_dearer() -> None:
    seat = {"pyramids": {"nw_d1": "ruby 2"}, "units": {"nw_d1": 1}, "prayer": 6, "hand": ["prayer"]}
    g = table({**seat, "tiles": ["onyx_2_twin_ceremony"]}, colours=["ruby", "onyx"])
    answer(g, "token on acquire_1", "gold", "carry out acquire_1", "acquire ruby_1_charge")
    assert market(g)["ruby_2_phoenix"] == {"price": 2, "obstacle": "colour-bought"}
    answer(g, "done")
    assert market(g)["ruby_2_phoenix"] == {"price": 4, "obstacle": ""}
    on_offer = [words for words in offered(g) if words.startswith("acquire ")]
    assert on_offer == [f"acquire {name}" for name, tile in market(g).items() if not tile["obstacle"]]


def test_the_market_is_told_to_seats_only() -> None:
    g = new_game(3)
    assert "market" not in g.view(None)
    assert "market" not in g.game.open_view(g)
    assert set(market(g)) == set(g.view(0)["offer"])
