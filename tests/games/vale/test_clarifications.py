"""The rulebook's clarifications (VALE-CLR)."""

from __future__ import annotations

import pytest

from support.vale import answer, area, asked, discard, hand, offered, refused, score, stones, table

STAY = {"marked": ["salamander"]}  # something to do, so that the turn does not end by itself


# ---- cards against rules


@pytest.mark.rule("VALE-CLR.1")
def test_hestia_beats_the_limit_of_four_stones() -> None:
    g = table({"area": ["hestia"], "stones": {"red": 3}, "marked": ["imp"], "hand": ["ember"]})
    answer(g, "sell imp")
    assert stones(g.players[0]) == (6, 0, 0)
    assert asked(g) == (0, "Turn")


@pytest.mark.rule("VALE-CLR.1")
def test_the_snail_maiden_beats_the_ban_on_exchanging_stones() -> None:
    g = table({"area": ["snail_maiden"], "stones": {"blue": 1}}, phase="effects")
    assert stones(g.players[0]) == (0, 0, 1)


@pytest.mark.rule("VALE-CLR.1")
def test_pegasus_beats_the_printed_cost() -> None:
    g = table({"area": ["pegasus"], "hand": ["agni"], "stones": {"red": 3}, **STAY})
    answer(g, "summon agni")
    assert (area(g), stones(g.players[0])) == (["pegasus", "agni"], (0, 0, 0))


# ---- effects are mandatory


@pytest.mark.rule("VALE-CLR.2", "VALE-EX.8")
def test_medusa_takes_a_card_of_the_hand_and_gives_a_purple_stone() -> None:
    g = table({"area": ["medusa"], "hand": ["imp", "ember"]}, phase="effects")
    assert (asked(g), offered(g)) == ((0, "DiscardForPurple"), ["discard imp", "discard ember"])
    assert refused(g, "done").rule == "VALE-R.27"
    answer(g, "discard ember")
    assert (hand(g), discard(g), stones(g.players[0])) == (["imp"], ["ember"], (0, 0, 1))


@pytest.mark.rule("VALE-CLR.2", "VALE-EX.8")
def test_medusa_takes_the_last_card_without_asking() -> None:
    g = table({"area": ["medusa"], "hand": ["imp"]}, phase="effects")
    assert (hand(g), discard(g), stones(g.players[0])) == ([], ["imp"], (0, 0, 1))


@pytest.mark.rule("VALE-CLR.2", "VALE-EX.8")
def test_medusa_does_nothing_with_an_empty_hand() -> None:
    g = table({"area": ["medusa"]}, phase="effects")
    assert (hand(g), discard(g), stones(g.players[0])) == ([], [], (0, 0, 0))


@pytest.mark.rule("VALE-CLR.2")
def test_an_effect_that_hurts_is_mandatory_too() -> None:
    g = table({"area": ["goblin_soldier"], "score": 20}, phase="effects")
    assert score(g) == 16


@pytest.mark.rule("VALE-CLR.2")
def test_an_instant_effect_is_mandatory() -> None:
    g = table({"hand": ["yuki_onna"], "stones": {"purple": 2, "blue": 1}, "score": 10, **STAY})
    answer(g, "summon yuki_onna")
    assert (score(g), stones(g.players[0])) == (10 + 15, (0, 0, 0))


# ---- impossible effects


@pytest.mark.rule("VALE-CLR.3", "VALE-CLR.4", "VALE-EX.9")
def test_ember_cannot_be_summoned_without_a_water_card_in_any_area() -> None:
    g = table({"hand": ["ember", "hydra"], "stones": {"purple": 2}, **STAY}, {"area": ["agni"], "hand": ["kappa"]})
    assert "summon hydra" in offered(g)
    refusal = refused(g, "summon ember")
    assert (refusal.rule, refusal.message) == ("VALE-CLR.3", "vale-refusal-effect-impossible")
    assert stones(g.players[0]) == (0, 0, 2)


@pytest.mark.rule("VALE-CLR.3")
def test_one_impossible_part_is_enough() -> None:
    """Willow's stones and points are possible, its draw is not."""
    g = table({"hand": ["willow"], "stones": {"purple": 2}, **STAY}, rest=1)
    assert refused(g, "summon willow").rule == "VALE-CLR.3"
    g = table({"hand": ["willow"], "stones": {"purple": 2}, **STAY}, rest=1, discard=["imp"])
    assert "summon willow" in offered(g)


@pytest.mark.rule("VALE-CLR.3")
def test_an_active_effect_that_cannot_be_resolved_does_not_block_the_summon() -> None:
    g = table({"hand": ["charybdis"], "stones": {"purple": 1}, **STAY})
    answer(g, "summon charybdis")
    assert area(g) == ["charybdis"]


# ---- Ember and its kin

KIN = [
    ("ember", 7, "hydra", "kappa"),
    ("marina", 7, "agni", "imp"),
    ("gust", 8, "troll", "mimic"),
    ("boulder", 8, "odin", "harpy"),
    ("leviathan", 7, "tidal", "willow"),
]


@pytest.mark.rule("VALE-CLR.4")
@pytest.mark.parametrize(("card", "points", "prey", "other"), KIN)
def test_the_named_player_decides_which_card_to_give_up(card: str, points: int, prey: str, other: str) -> None:
    g = table(
        {"hand": [card], "stones": {"purple": 2}, "score": 10, **STAY},
        {"area": [prey, "cerberus" if card != "gust" else "agni", other]},
    )
    answer(g, f"summon {card}")
    assert (asked(g), offered(g)) == ((1, "GiveUp"), [f"give up {prey}", f"give up {other}"])
    answer(g, f"give up {other}")
    assert (other in area(g, 1), prey in area(g, 1), discard(g)) == (False, True, [other])
    assert (score(g), score(g, 1)) == (10 + points, 2)


@pytest.mark.rule("VALE-CLR.4")
def test_the_summoner_names_the_player_and_may_name_themselves() -> None:
    g = table(
        {"hand": ["ember"], "area": ["kappa"], "stones": {"purple": 2}, **STAY},
        {"area": ["agni"]},
        {"area": ["hydra", "triton"]},
    )
    answer(g, "summon ember")
    assert (asked(g), offered(g)) == ((0, "NameOwner"), ["name seat 0", "name seat 2"])
    assert refused(g, "name seat 1").rule == "VALE-CLR.4"
    answer(g, "name seat 0")
    assert (area(g, 0), area(g, 2), discard(g)) == (["ember"], ["hydra", "triton"], ["kappa"])


@pytest.mark.rule("VALE-CLR.4")
def test_the_summoner_with_the_only_card_of_the_family_loses_it() -> None:
    g = table({"hand": ["marina"], "area": ["hestia"], "stones": {"purple": 2}, "score": 5, **STAY})
    answer(g, "summon marina")
    assert (area(g), discard(g), score(g)) == (["marina"], ["hestia"], 12)


@pytest.mark.rule("VALE-CLR.4")
@pytest.mark.parametrize(
    ("card", "elsewhere"),
    [("ember", "kappa"), ("marina", "imp"), ("gust", "troll"), ("boulder", "odin"), ("leviathan", "tidal")],
)
def test_a_card_of_the_family_in_a_hand_is_no_prey(card: str, elsewhere: str) -> None:
    stones_ = {"purple": 2}
    g = table({"hand": [card, elsewhere], "stones": stones_, "marked": ["undine"]}, {"hand": ["agni"]})
    assert refused(g, f"summon {card}").rule == "VALE-CLR.3"
    g = table({"hand": [card], "stones": stones_, "marked": ["undine"]}, {"area": [elsewhere]})
    assert f"summon {card}" in offered(g)


# ---- a card's own summon


@pytest.mark.rule("VALE-CLR.5")
@pytest.mark.parametrize(
    ("card", "purse"),
    [
        ("agni", {"red": 3}),  # worth 3, not 6
        ("pegasus", {"red": 2}),  # costs 3, not 2
        ("hippogriff", {"red": 2}),  # costs 4, not 2
        ("water_giant", {"blue": 1}),  # worth 3, not 4
    ],
)
def test_a_permanent_effect_does_not_help_to_pay_for_its_own_card(card: str, purse: dict[str, int]) -> None:
    g = table({"hand": [card], "stones": purse, **STAY})
    assert refused(g, f"summon {card}").rule == "VALE-SUM.3"


@pytest.mark.rule("VALE-CLR.5")
@pytest.mark.parametrize(
    ("card", "purse"),
    [("phoenix", {"red": 3}), ("gargoyle", {"purple": 1}), ("sylph", {"red": 4})],
)
def test_a_permanent_effect_gives_nothing_for_its_own_summon(card: str, purse: dict[str, int]) -> None:
    g = table({"hand": [card], "stones": purse, "score": 10, **STAY})
    answer(g, f"summon {card}")
    assert (area(g), score(g)) == ([card], 10)


@pytest.mark.rule("VALE-CLR.6", "VALE-EX.10")
def test_kappa_gives_nothing_for_kappa() -> None:
    g = table({"hand": ["kappa", "undine"], "stones": {"blue": 2}, "score": 10, **STAY})
    answer(g, "summon kappa")
    assert (area(g), score(g)) == (["kappa"], 10)
    answer(g, "summon undine")
    assert score(g) == 12


@pytest.mark.rule("VALE-CLR.7", "VALE-EX.11")
def test_eternity_counts_its_own_family() -> None:
    g = table({"hand": ["eternity"], "area": ["agni", "kappa"], "stones": {"purple": 2}, "score": 10, **STAY})
    answer(g, "summon eternity")
    assert score(g) == 10 + 3 * 4


@pytest.mark.rule("VALE-CLR.7")
@pytest.mark.parametrize(
    ("card", "area_", "points"),
    [
        ("ifrit", ["agni"], 2),  # cards in the area
        ("lava_giant", [], 2),  # fire cards
        ("tidal", [], 5),  # dragons
        ("incubus", [], 2),  # cards that cost 2 or less
        ("surtr", ["kappa"], 4),  # families
    ],
)
def test_a_card_counts_itself_in_the_area(card: str, area_: list[str], points: int) -> None:
    g = table({"hand": [card], "area": area_, "stones": {"purple": 1}, "score": 10, **STAY})
    answer(g, f"summon {card}")
    assert score(g) == 10 + points


@pytest.mark.rule("VALE-CLR.7")
@pytest.mark.parametrize(("card", "each"), [("firefox", 1), ("rudra", 2)])
def test_a_card_does_not_count_itself_in_the_hand(card: str, each: int) -> None:
    g = table({"hand": [card, "ember", "willow"], "stones": {"purple": 2}, "score": 10, **STAY})
    answer(g, f"summon {card}")
    assert score(g) == 10 + 2 * each


@pytest.mark.rule("VALE-CLR.7")
def test_an_active_effect_counts_its_own_card_too() -> None:
    g = table({"area": ["harpy"], "hand": ["ember"], "score": 10}, phase="effects")  # one in hand, one in the area
    assert score(g) == 13


# ---- paying


@pytest.mark.rule("VALE-CLR.8")
@pytest.mark.parametrize(
    ("card", "purse", "ways"),
    [
        # cost 2: two reds, or one dearer stone
        ("nessie", {"red": 2, "blue": 1, "purple": 1}, ["2 red", "1 blue", "1 purple"]),
        # cost 4: a purple alone, two blues, a blue with a red; never a stone more
        ("surtr", {"red": 2, "blue": 2}, ["1 red 1 blue", "2 blue"]),
        ("surtr", {"red": 1, "blue": 2, "purple": 1}, ["1 red 1 blue", "2 blue", "1 purple"]),
        # cost 9
        ("behemoth", {"blue": 2, "purple": 2}, ["1 blue 1 purple", "2 purple"]),
        ("behemoth", {"red": 2, "blue": 1, "purple": 1}, ["1 blue 1 purple"]),
        # cost 7: 6 + 1, 6 + 3, 6 + 6
        ("poseidon", {"red": 1, "blue": 1, "purple": 2}, ["1 red 1 purple", "1 blue 1 purple", "2 purple"]),
    ],
)
def test_a_payment_is_enough_and_no_stone_of_it_is_needless(card: str, purse: dict[str, int], ways: list[str]) -> None:
    g = table({"hand": [card], "stones": purse, "area": [], **STAY})
    before = stones(g.players[0])
    answer(g, f"summon {card}")
    if len(ways) == 1:
        assert area(g) == [card]
        assert sum(before) - sum(stones(g.players[0])) == 2
    else:
        assert offered(g) == [f"pay {way}" for way in ways]


@pytest.mark.rule("VALE-CLR.8", "VALE-EX.12")
@pytest.mark.parametrize("padded", ["1 red 1 blue", "3 red", "2 red 1 blue", "1 red 1 purple"])
def test_phoenix_does_not_allow_needless_red_stones(padded: str) -> None:
    hold = {"red": 4, "blue": 1, "purple": 1}
    g = table({"hand": ["nessie"], "area": ["phoenix", "hestia"], "stones": hold, **STAY})
    answer(g, "summon nessie")
    assert offered(g) == ["pay 2 red", "pay 1 blue", "pay 1 purple"]
    assert refused(g, f"pay {padded}").rule == "VALE-CLR.8"


# ---- stealing


@pytest.mark.rule("VALE-CLR.9", "VALE-EX.13")
def test_stealing_takes_a_point_from_one_opponent() -> None:
    g = table({"area": ["goblin"], "score": 10}, {"score": 8}, {"score": 9}, phase="effects")
    assert offered(g) == ["rob seat 1", "rob seat 2"]
    assert refused(g, "rob seat 0").rule == "VALE-CLR.9"
    answer(g, "rob seat 1")
    assert [score(g, seat) for seat in range(3)] == [11, 7, 9]


# ---- recovering


@pytest.mark.rule("VALE-CLR.10", "VALE-CLR.11", "VALE-EX.14")
def test_a_recovered_card_returns_to_the_hand_and_nothing_is_refunded() -> None:
    g = table({"area": ["mud_slime", "agni"], "hand": ["ember"], "stones": {"red": 1}, "score": 10}, phase="effects")
    assert (hand(g), area(g), discard(g)) == (["ember", "mud_slime"], ["agni"], [])
    assert (stones(g.players[0]), score(g)) == ((1, 0, 0), 10)


@pytest.mark.rule("VALE-CLR.10", "VALE-CLR.11")
def test_aeris_recovers_only_cards_of_the_own_area() -> None:
    g = table(
        {"hand": ["aeris", "imp"], "area": ["troll", "agni"], "stones": {"blue": 1, "purple": 1}, **STAY},
        {"area": ["odin"]},
    )
    answer(g, "summon aeris")
    assert offered(g) == ["recover troll", "recover agni"]
    answer(g, "recover agni")
    assert (hand(g), area(g), stones(g.players[0])) == (["imp", "agni"], ["troll", "aeris"], (0, 0, 0))


@pytest.mark.rule("VALE-CLR.12", "VALE-EX.14")
def test_undine_must_return_in_the_effects_phase_of_the_same_round() -> None:
    g = table({"hand": ["undine"], "stones": {"red": 1}}, {"marked": ["imp"]})
    answer(g, "summon undine")
    assert (area(g), hand(g), stones(g.players[0])) == (["undine"], [], (0, 1, 0))
    answer(g, "sell imp")
    assert int(g.round) == 6
    assert (area(g), hand(g), stones(g.players[0])) == ([], ["undine"], (0, 1, 0))


@pytest.mark.rule("VALE-CLR.12")
@pytest.mark.parametrize("card", ["imp", "undine", "mud_slime", "dandelion_spirit"])
def test_every_card_that_recovers_itself_must_do_so(card: str) -> None:
    g = table({"area": [card, "basilisk"]}, phase="effects")
    assert offered(g) == [f"activate {card}", "activate basilisk"]
    answer(g, "activate basilisk", "bargain red")
    assert (area(g), hand(g)) == (["basilisk"], [card])


@pytest.mark.rule("VALE-CLR.13", "VALE-EX.14")
def test_until_then_it_takes_a_place_of_the_area() -> None:
    g = table({"hand": ["undine", "hestia"], "stones": {"red": 1}, **STAY}, round=1)
    answer(g, "summon undine")
    assert refused(g, "summon hestia").rule == "VALE-SUM.2"
    g = table({"hand": ["hestia"], "area": ["undine"], "stones": {}}, {}, round=1, phase="effects")
    assert (area(g), hand(g)) == ([], ["hestia", "undine"])
