"""The worked examples of the rulebook (VALE-EX)."""

from __future__ import annotations

import pytest

from support.vale import answer, area, asked, discard, hand, offered, refused, score, stones, table

FIVE = ["agni", "phoenix", "kappa", "troll", "gargoyle"]


@pytest.mark.rule("VALE-EX.1")
def test_five_cards_fill_the_area_in_round_5() -> None:
    g = table({"area": FIVE, "hand": ["hestia"], "stones": {"purple": 1}, "marked": ["imp"]}, round=5)
    assert refused(g, "summon hestia").rule == "VALE-SUM.2"
    answer(g, "release troll", "summon hestia")
    assert area(g) == ["agni", "phoenix", "kappa", "gargoyle", "hestia"]


@pytest.mark.rule("VALE-EX.2")
def test_a_cost_of_4_is_paid_with_four_reds_or_red_and_blue_or_purple() -> None:
    seat = {"area": ["hestia"], "hand": ["surtr"], "stones": {"red": 4, "blue": 1, "purple": 1}, "marked": ["imp"]}
    for way, left in [("4 red", (0, 1, 1)), ("1 red 1 blue", (3, 0, 1)), ("1 purple", (4, 1, 0))]:
        g = table(seat)
        answer(g, "summon surtr")
        assert sorted(offered(g)) == ["pay 1 purple", "pay 1 red 1 blue", "pay 4 red"]
        answer(g, f"pay {way}")
        assert (area(g), stones(g.players[0])) == (["hestia", "surtr"], left)


@pytest.mark.rule("VALE-EX.2")
def test_a_cost_of_4_may_be_paid_with_two_blues() -> None:
    g = table({"hand": ["surtr"], "stones": {"red": 1, "blue": 2}, "marked": ["imp"]})
    answer(g, "summon surtr", "pay 2 blue")
    assert stones(g.players[0]) == (1, 0, 0)


@pytest.mark.rule("VALE-EX.3")
def test_who_summons_before_selling_has_to_give_back_less() -> None:
    seat = {"hand": ["harpy"], "stones": {"red": 4}, "marked": ["phoenix", "kappa"]}
    g = table(seat)
    answer(g, "summon harpy", "sell phoenix")
    assert stones(g.players[0]) == (4, 0, 0)
    g = table(seat)
    answer(g, "sell phoenix", "summon harpy")  # three of the seven reds are lost
    assert stones(g.players[0]) == (1, 0, 0)


@pytest.mark.rule("VALE-EX.4")
def test_michal_tames_hydra() -> None:
    g = table({"stones": {"red": 2}, "marked": ["hydra", "imp"]})
    assert {"card": "hydra", "family": "water", "marker": 0} in g.view(None)["offer"]
    answer(g, "tame hydra")
    assert (hand(g), stones(g.players[0])) == (["hydra"], (2, 0, 0))
    assert [card["card"] for card in g.view(None)["offer"]] == ["imp"]


@pytest.mark.rule("VALE-EX.5")
def test_michal_summons_hydra() -> None:
    g = table({"area": ["kappa", "troll"], "hand": ["hydra"], "stones": {"red": 4}, "marked": ["imp"]}, round=5)
    answer(g, "summon hydra", "choose purple and blues")
    assert area(g) == ["kappa", "troll", "hydra"]
    assert stones(g.players[0]) == (0, 2, 1)


@pytest.mark.rule("VALE-EX.6")
def test_michal_releases_cerberus() -> None:
    g = table({"area": ["cerberus", "troll"], "stones": {"red": 2, "blue": 1, "purple": 1}, "marked": ["imp"]}, round=5)
    answer(g, "release cerberus")
    assert sorted(offered(g)) == ["pay 1 purple", "pay 2 red 1 blue"]  # 6 for a price of 5, or 5
    answer(g, "pay 1 purple")
    assert (area(g), discard(g), stones(g.players[0])) == (["troll"], ["cerberus"], (2, 1, 0))


@pytest.mark.rule("VALE-EX.7")
@pytest.mark.parametrize(("first", "points", "purse"), [("odin", 2, (0, 0, 0)), ("griffon", 0, (0, 0, 1))])
def test_odin_and_griffon_in_either_order(first: str, points: int, purse: tuple[int, int, int]) -> None:
    g = table({"area": ["odin", "griffon"], "hand": FIVE}, phase="effects")
    assert offered(g) == ["activate odin", "activate griffon"]
    answer(g, f"activate {first}")
    assert (len(hand(g)), score(g), stones(g.players[0])) == (6, 1 + points, purse)


@pytest.mark.rule("VALE-EX.8")
@pytest.mark.parametrize("cards", [["imp"], ["imp", "kappa"]])
def test_medusa_takes_a_card_and_gives_a_purple_stone(cards: list[str]) -> None:
    g = table({"area": ["medusa"], "hand": cards}, phase="effects")
    if len(cards) > 1:
        assert offered(g) == ["discard imp", "discard kappa"]  # no way round it
        answer(g, "discard imp")
    assert (hand(g), discard(g), stones(g.players[0])) == (cards[1:], ["imp"], (0, 0, 1))


@pytest.mark.rule("VALE-EX.8")
def test_medusa_does_nothing_for_an_empty_hand() -> None:
    g = table({"area": ["medusa"]}, phase="effects")
    assert (g.round, discard(g), stones(g.players[0])) == (6, [], (0, 0, 0))
    g = table({"area": ["medusa", "nessie", "troll"]}, phase="effects")
    assert offered(g) == ["activate nessie", "activate troll"]
    assert refused(g, "activate medusa").rule == "VALE-EFF.6"


@pytest.mark.rule("VALE-EX.9")
def test_ember_cannot_be_summoned_without_a_water_card_in_play() -> None:
    seat = {"area": ["troll"], "hand": ["ember", "kappa"], "stones": {"red": 1, "purple": 1}, "marked": ["nessie"]}
    g = table(seat, {"area": ["agni", "odin"], "hand": ["hydra"]})
    assert refused(g, "summon ember").rule == "VALE-CLR.3"
    assert (stones(g.players[0]), hand(g)) == ((1, 0, 1), ["ember", "kappa"])
    assert "summon ember" in offered(table(seat, {"area": ["hydra"]}))


@pytest.mark.rule("VALE-EX.10")
def test_kappa_gives_nothing_for_its_own_blue_stone() -> None:
    g = table({"hand": ["kappa", "harpy"], "stones": {"blue": 2}, "marked": ["imp"]})
    answer(g, "summon kappa")
    assert (area(g), stones(g.players[0]), score(g)) == (["kappa"], (0, 1, 0), 1)
    answer(g, "summon harpy")
    assert score(g) == 3  # but for the next one


@pytest.mark.rule("VALE-EX.11")
def test_eternity_counts_itself_as_a_dragon() -> None:
    g = table({"area": ["agni", "phoenix", "kappa"], "hand": ["eternity"], "stones": {"purple": 2}, "marked": ["imp"]})
    answer(g, "summon eternity")
    assert score(g) == 1 + 12


@pytest.mark.rule("VALE-EX.12")
def test_phoenix_cannot_be_fed_with_needless_stones() -> None:
    seat = {"area": ["phoenix", "hestia"], "hand": ["gargoyle"], "marked": ["imp"]}
    g = table({**seat, "stones": {"red": 3, "blue": 1, "purple": 1}})
    answer(g, "summon gargoyle")
    assert sorted(offered(g)) == ["pay 1 blue", "pay 1 purple", "pay 2 red"]
    for words in ("pay 1 red 1 blue", "pay 3 red", "pay 1 red 1 purple", "pay 2 red 1 blue"):
        assert refused(g, words).rule == "VALE-CLR.8"
    answer(g, "pay 2 red")
    assert (score(g), stones(g.players[0])) == (3, (1, 1, 1))


@pytest.mark.rule("VALE-EX.13")
def test_goblin_steals_a_point() -> None:
    g = table({"area": ["goblin"], "score": 10}, {"score": 8}, {"score": 20}, phase="effects")
    answer(g, "rob seat 1")
    assert [score(g, seat) for seat in range(3)] == [11, 7, 20]


@pytest.mark.rule("VALE-EX.14")
def test_undine_takes_a_place_until_the_effects_phase_and_comes_back_without_a_refund() -> None:
    g = table({"hand": ["undine", "hestia"], "stones": {"red": 1}, "marked": ["imp"]}, round=1)
    answer(g, "summon undine")
    assert (area(g), stones(g.players[0])) == (["undine"], (0, 1, 0))
    assert refused(g, "summon hestia").rule == "VALE-SUM.2"
    answer(g, "tame imp")
    assert asked(g) == (0, "Turn")  # with the blue stone Undine could be released
    answer(g, "end turn")
    assert (g.round, area(g)) == (2, [])
    assert sorted(hand(g)) == ["hestia", "imp", "undine"]
    assert stones(g.players[0]) == (0, 1, 0)
