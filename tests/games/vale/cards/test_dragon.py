"""What the dragon cards do."""

from __future__ import annotations

import pytest

from support.vale import answer, area, asked, discard, hand, names, offered, refused, score, stones, table

NINE = {"blue": 1, "purple": 1}  # exactly Scorch, or Aeris
PREY = [
    ("boulder", 8, ["harpy", "odin", "sylph"], "troll"),
    ("ember", 7, ["kappa", "nessie", "triton"], "agni"),
    ("gust", 8, ["troll", "goblin", "mimic"], "odin"),
    ("marina", 7, ["agni", "imp", "ifrit"], "kappa"),
]

# ---- Aeris


@pytest.mark.rule("VALE-CLR.10", "VALE-R.21")
def test_aeris_returns_another_card_for_its_printed_cost_in_points() -> None:
    g = table({"area": ["gi_rin", "pegasus"], "hand": ["aeris"], "stones": NINE, "marked": ["agni"]})
    answer(g, "summon aeris")
    assert offered(g) == ["recover gi_rin", "recover pegasus"]
    assert refused(g, "recover aeris").rule == "VALE-R.5"
    answer(g, "recover gi_rin")
    assert (score(g), area(g), hand(g)) == (1 + 10, ["pegasus", "aeris"], ["gi_rin"])


@pytest.mark.rule("VALE-R.5", "VALE-CLR.3")
def test_aeris_cannot_be_summoned_into_an_empty_area() -> None:
    g = table({"hand": ["aeris"], "stones": NINE, "marked": ["agni"]}, {"area": ["imp"]})
    assert refused(g, "summon aeris").rule == "VALE-CLR.3"


@pytest.mark.rule("VALE-R.14")
def test_aeris_returning_hestia_lets_the_surplus_stones_go() -> None:
    seat = {"area": ["hestia"], "hand": ["dragon_egg", "aeris"], "stones": {"red": 4, "blue": 1, "purple": 1}}
    g = table(seat | {"marked": ["agni"]})
    answer(g, "summon dragon_egg", "pay 1 blue")
    assert (asked(g), hand(g)) == ((0, "KeepLimit"), ["hestia"])
    answer(g, "drop 1 red")
    assert stones(g.players[0]) == (3, 0, 1)


# ---- Boulder, Ember, Gust, Marina


@pytest.mark.rule("VALE-CLR.4", "VALE-R.19")
@pytest.mark.parametrize(("card", "points", "prey", "other"), PREY)
def test_boulder_ember_gust_and_marina_score_and_make_a_named_player_discard(
    card: str, points: int, prey: list[str], other: str
) -> None:
    me = {"area": [prey[0]], "hand": [card], "stones": {"purple": 2}, "marked": ["salamander"]}
    g = table(me, {"area": [prey[1], other, prey[2]]}, {"area": ["tidal"]})
    answer(g, f"summon {card}")
    assert offered(g) == ["name seat 0", "name seat 1"]
    assert refused(g, "name seat 2").rule == "VALE-CLR.4"
    answer(g, "name seat 1")
    assert asked(g) == (1, "GiveUp")
    assert offered(g) == [f"give up {prey[1]}", f"give up {prey[2]}"]
    answer(g, f"give up {prey[2]}")
    assert (asked(g), score(g), score(g, 1)) == ((0, "Turn"), 1 + points, 2)
    assert (area(g), area(g, 1), discard(g)) == ([prey[0], card], [prey[1], other], [prey[2]])


@pytest.mark.rule("VALE-CLR.4", "VALE-CLR.3", "VALE-R.5")
@pytest.mark.parametrize(("card", "points", "prey", "other"), PREY)
def test_boulder_ember_gust_and_marina_need_their_prey_in_some_area(
    card: str, points: int, prey: list[str], other: str
) -> None:
    me = {"area": ["tidal", other], "hand": [card, prey[0]], "stones": {"purple": 2}, "marked": ["salamander"]}
    g = table(me, {"area": ["eternity"], "hand": [prey[1]]}, discard=[prey[2]])
    assert refused(g, f"summon {card}").rule == "VALE-CLR.3"
    assert (score(g), stones(g.players[0]), hand(g)) == (1, (0, 0, 2), [card, prey[0]])


def test_boulder_must_hit_its_owner_if_nobody_else_has_a_wind_card() -> None:
    g = table({"area": ["odin", "imp"], "hand": ["boulder"], "stones": {"purple": 2}, "marked": ["agni"]})
    answer(g, "summon boulder")
    assert (score(g), area(g), discard(g)) == (1 + 8, ["imp", "boulder"], ["odin"])


@pytest.mark.rule("VALE-EX.9", "VALE-R.32")
def test_ember_cannot_be_summoned_without_water_in_any_area() -> None:
    g = table({"hand": ["ember"], "stones": {"purple": 2}, "marked": ["agni"]}, {"area": ["imp"]})
    assert refused(g, "summon ember").rule == "VALE-CLR.3"
    assert (hand(g), stones(g.players[0])) == (["ember"], (0, 0, 2))
    g = table({"hand": ["ember"], "stones": {"purple": 2}, "marked": ["agni"]}, {"area": ["kappa"]})
    answer(g, "summon ember")
    assert (score(g), area(g, 1), discard(g)) == (1 + 7, [], ["kappa"])


@pytest.mark.rule("VALE-CLR.4")
def test_gust_may_name_its_own_summoner_who_then_chooses() -> None:
    me = {"area": ["troll", "goblin"], "hand": ["gust"], "stones": {"purple": 2}, "marked": ["agni"]}
    g = table(me, {"area": ["mimic"]})
    answer(g, "summon gust", "name seat 0")
    assert asked(g) == (0, "GiveUp")
    answer(g, "give up goblin")
    assert (score(g), area(g), area(g, 1)) == (1 + 8, ["troll", "gust"], ["mimic"])


@pytest.mark.rule("VALE-R.14", "VALE-R.19")
def test_marina_taking_hestia_makes_the_victim_drop_stones_out_of_turn() -> None:
    me = {"hand": ["marina"], "stones": {"purple": 2}, "marked": ["agni"]}
    g = table(me, {"area": ["hestia"], "stones": {"red": 3, "blue": 3}})
    answer(g, "summon marina")
    assert asked(g) == (1, "KeepLimit")
    assert refused(g, "sell agni", seat=0).rule == "VALE-ACT.1"
    answer(g, "drop 2 red")
    assert (asked(g), stones(g.players[1]), discard(g)) == ((0, "Turn"), (1, 3, 0), ["hestia"])


# ---- Dragon Egg


@pytest.mark.rule("VALE-R.6")
def test_dragon_egg_makes_way_for_a_free_dragon() -> None:
    seat = {"hand": ["dragon_egg", "tidal", "gi_rin", "eternity"], "area": ["imp"], "stones": {"blue": 1}}
    g = table(seat | {"marked": ["agni"]})
    answer(g, "summon dragon_egg")
    assert offered(g) == ["bring tidal", "bring eternity"]
    assert refused(g, "bring gi_rin").rule == "VALE-R.6"
    answer(g, "bring tidal")
    assert (area(g), discard(g)) == (["imp", "tidal"], ["dragon_egg"])
    assert (score(g), stones(g.players[0])) == (1 + 5, (0, 0, 0))  # the egg is gone when Tidal counts


@pytest.mark.rule("VALE-R.5", "VALE-CLR.3")
@pytest.mark.parametrize(
    ("others", "own_area"),
    [
        ([], []),
        (["gi_rin", "leviathan"], []),  # no dragons
        (["ember"], ["imp"]),  # no water in any area
        (["aeris"], []),  # the egg is no longer there to be returned
        (["scorch"], ["agni"]),  # nothing to copy
    ],
)
def test_dragon_egg_needs_a_dragon_that_can_be_summoned_once_the_egg_has_left(
    others: list[str], own_area: list[str]
) -> None:
    seat = {"hand": ["dragon_egg", *others], "area": own_area, "stones": {"blue": 1}, "marked": ["salamander"]}
    assert refused(table(seat), "summon dragon_egg").rule == "VALE-CLR.3"


@pytest.mark.rule("VALE-R.6", "VALE-SUM.2")
def test_dragon_egg_needs_one_free_place_only() -> None:
    seat = {"hand": ["dragon_egg", "tidal"], "area": ["imp"], "stones": {"blue": 1}, "marked": ["agni"]}
    g = table(seat, round=2)
    answer(g, "summon dragon_egg")
    assert area(g) == ["imp", "tidal"]
    assert refused(table(seat, round=1), "summon dragon_egg").rule == "VALE-SUM.2"


@pytest.mark.rule("VALE-R.6")
def test_dragon_egg_and_its_dragon_are_two_summons_of_which_one_is_paid() -> None:
    seat = {"hand": ["dragon_egg", "eternity"], "area": ["sylph", "kappa"], "stones": {"blue": 2}}
    g = table(seat | {"marked": ["agni"]})
    answer(g, "summon dragon_egg")
    assert score(g) == 1 + (1 + 2) + 1 + 3 * 4
    assert stones(g.players[0]) == (0, 1, 0)


@pytest.mark.rule("VALE-R.6", "VALE-R.17")
def test_dragon_egg_may_be_the_only_card_that_willow_can_draw() -> None:
    g = table({"hand": ["dragon_egg", "willow"], "stones": {"blue": 1}, "marked": ["agni"]}, rest=1)
    assert (len(g.deck), discard(g)) == (0, [])
    answer(g, "summon dragon_egg")
    assert (area(g), hand(g), discard(g)) == (["willow"], ["dragon_egg"], [])


@pytest.mark.rule("VALE-R.6", "VALE-R.12", "VALE-R.35")
def test_dragon_egg_brings_scorch_who_copies_but_not_the_egg() -> None:
    seat = {"hand": ["dragon_egg", "scorch"], "area": ["ifrit", "tidal"], "stones": {"blue": 1}}
    g = table(seat | {"marked": ["agni"]})
    answer(g, "summon dragon_egg")
    assert offered(g) == ["copy ifrit", "copy tidal"]
    assert refused(g, "copy dragon_egg").rule == "VALE-R.12"
    answer(g, "copy tidal")
    assert (score(g), area(g)) == (1 + 2 * 5, ["ifrit", "tidal", "scorch"])


@pytest.mark.rule("VALE-R.6", "VALE-R.12", "VALE-R.35")
def test_dragon_egg_brings_scorch_who_copies_young_forest_spirit_who_brings_a_card() -> None:
    seat = {"hand": ["dragon_egg", "scorch", "imp", "gi_rin"], "area": ["young_forest_spirit"], "stones": {"blue": 1}}
    g = table(seat | {"marked": ["agni"]}, round=3)
    answer(g, "summon dragon_egg", "bring scorch", "discard imp")
    assert (area(g), score(g)) == (["young_forest_spirit", "scorch", "gi_rin"], 1 + 6)
    assert (hand(g), discard(g)) == ([], ["dragon_egg", "imp"])
    g = table(seat | {"marked": ["agni"]}, round=2)  # no place for a third card
    assert refused(g, "summon dragon_egg").rule == "VALE-CLR.3"


# ---- Eternity


@pytest.mark.rule("VALE-EX.11", "VALE-CLR.7")
@pytest.mark.parametrize(
    ("others", "points"),
    [([], 4), (["tidal"], 4), (["imp", "agni", "kappa"], 12), (["imp", "kappa", "troll", "odin"], 20)],
)
def test_eternity_scores_4_for_each_family_and_always_for_dragons(others: list[str], points: int) -> None:
    g = table({"area": others, "hand": ["eternity"], "stones": {"purple": 2}, "marked": ["salamander"]})
    answer(g, "summon eternity")
    assert score(g) == 1 + points


# ---- Scorch


@pytest.mark.rule("VALE-R.12")
@pytest.mark.parametrize(
    "others", [[], ["kappa", "odin", "agni"], ["forest_spirit"], ["ember"], ["young_forest_spirit"]]
)
def test_scorch_needs_an_instant_effect_that_can_be_fully_carried_out(others: list[str]) -> None:
    g = table({"area": others, "hand": ["scorch"], "stones": NINE, "marked": ["salamander"]})
    assert refused(g, "summon scorch").rule == "VALE-CLR.3"


@pytest.mark.rule("VALE-R.12")
def test_scorch_may_choose_only_effects_that_can_be_carried_out() -> None:
    seat = {"area": ["ifrit", "ember", "kappa", "imp"], "hand": ["scorch", "harpy"], "stones": NINE}
    g = table(seat | {"marked": ["agni"]})
    answer(g, "summon scorch")
    assert offered(g) == ["copy ifrit", "copy ember", "copy imp"]
    assert refused(g, "copy kappa").rule == "VALE-R.12"
    assert refused(g, "copy scorch").rule == "VALE-R.12"
    seat = {"area": ["ifrit", "ember", "sylph", "imp"], "hand": ["scorch", "harpy"], "stones": NINE}
    g = table(seat | {"marked": ["agni"]}, {"area": ["odin"]}, rest=1)
    answer(g, "summon scorch")
    assert offered(g) == ["copy ifrit", "copy imp"]  # no water in any area, nothing to draw


@pytest.mark.rule("VALE-R.12")
def test_scorch_counts_itself_as_the_card_that_acts() -> None:
    g = table({"area": ["tidal", "imp"], "hand": ["scorch"], "stones": NINE, "marked": ["agni"]})
    answer(g, "summon scorch", "copy tidal")
    assert score(g) == 1 + 2 * 5


@pytest.mark.rule("VALE-R.12")
def test_scorch_copying_aeris_may_return_aeris() -> None:
    g = table({"area": ["aeris"], "hand": ["scorch"], "stones": NINE, "marked": ["agni"]})
    answer(g, "summon scorch")
    assert (score(g), area(g), hand(g)) == (1 + 9, ["scorch"], ["aeris"])


@pytest.mark.rule("VALE-R.12")
def test_scorch_copying_cerberus_may_discard_cerberus_but_not_itself() -> None:
    g = table({"area": ["cerberus", "kappa"], "hand": ["scorch"], "stones": {"purple": 2}, "marked": ["agni"]})
    answer(g, "summon scorch")
    assert offered(g) == ["give up cerberus", "give up kappa", "done"]
    answer(g, "give up cerberus", "done")
    assert (area(g), discard(g)) == (["kappa", "scorch"], ["cerberus"])


@pytest.mark.rule("VALE-R.12")
def test_scorch_copying_leviathan_may_hit_itself() -> None:
    g = table({"area": ["leviathan"], "hand": ["scorch"], "stones": NINE, "marked": ["agni"]})
    answer(g, "summon scorch")  # it is the only dragon
    assert (score(g), area(g), discard(g)) == (1 + 7, ["leviathan"], ["scorch"])
    g = table({"area": ["leviathan"], "hand": ["scorch"], "stones": NINE, "marked": ["agni"]}, {"area": ["tidal"]})
    answer(g, "summon scorch", "name seat 1")
    assert (score(g), area(g), discard(g)) == (1 + 7, ["leviathan", "scorch"], ["tidal"])


@pytest.mark.rule("VALE-R.12")
def test_scorch_copying_tengu_goes_on_the_draw_pile_itself() -> None:
    g = table({"area": ["tengu"], "hand": ["scorch"], "stones": NINE, "marked": ["agni"]})
    answer(g, "summon scorch")
    assert (score(g), area(g), names(g.deck)[-1]) == (1 + 6, ["tengu"], "scorch")


@pytest.mark.rule("VALE-R.12")
def test_scorch_copying_boreas_returns_itself() -> None:
    g = table({"area": ["boreas", "harpy"], "hand": ["scorch"], "stones": NINE, "marked": ["agni"]})
    answer(g, "summon scorch")
    assert (score(g), area(g), hand(g)) == (1 + 2, ["boreas", "harpy"], ["scorch"])  # Scorch is no wind card


@pytest.mark.rule("VALE-R.12", "VALE-R.6")
def test_scorch_copying_dragon_egg_makes_way_for_a_dragon() -> None:
    seat = {"area": ["dragon_egg"], "hand": ["scorch", "tidal", "gi_rin"], "stones": NINE, "marked": ["agni"]}
    g = table(seat, round=2)  # one free place is enough
    answer(g, "summon scorch", "bring tidal")
    assert (score(g), area(g)) == (1 + 2 * 5, ["dragon_egg", "tidal"])
    assert (hand(g), discard(g)) == (["gi_rin"], ["scorch"])
    seat = {"area": ["dragon_egg"], "hand": ["scorch", "gi_rin"], "stones": NINE, "marked": ["agni"]}
    assert refused(table(seat), "summon scorch").rule == "VALE-CLR.3"  # Scorch cannot bring itself


@pytest.mark.rule("VALE-R.12", "VALE-R.6")
def test_scorch_copying_young_forest_spirit_discards_and_brings() -> None:
    seat = {"area": ["young_forest_spirit"], "hand": ["scorch", "imp", "gi_rin"], "stones": NINE, "marked": ["agni"]}
    g = table(seat, round=3)
    answer(g, "summon scorch", "discard imp")
    assert (score(g), area(g)) == (1 + 2 * 3, ["young_forest_spirit", "scorch", "gi_rin"])
    assert refused(table(seat, round=2), "summon scorch").rule == "VALE-CLR.3"


@pytest.mark.rule("VALE-R.35")
def test_scorch_brought_by_young_forest_spirit_copies_it_and_the_inner_effect_is_finished_first() -> None:
    g = table({"hand": ["young_forest_spirit", "imp", "scorch", "troll", "gi_rin"], "marked": ["agni"]}, round=3)
    answer(g, "summon young_forest_spirit", "discard imp", "bring scorch", "discard troll")
    assert (asked(g), area(g)) == ((0, "Turn"), ["young_forest_spirit", "scorch", "gi_rin"])
    assert (score(g), hand(g), discard(g)) == (1 + 2 * 3, [], ["imp", "troll"])


@pytest.mark.rule("VALE-R.35")
def test_scorch_may_be_returned_by_the_aeris_that_its_own_copy_has_brought() -> None:
    seat = {"area": ["young_forest_spirit"], "hand": ["scorch", "aeris", "imp"], "stones": NINE, "marked": ["agni"]}
    g = table(seat)
    answer(g, "summon scorch", "discard imp", "recover scorch")
    assert (score(g), area(g), hand(g)) == (1 + 9, ["young_forest_spirit", "aeris"], ["scorch"])


@pytest.mark.rule("VALE-R.12", "VALE-R.17")
def test_scorch_copying_young_forest_spirit_may_discard_the_card_to_draw() -> None:
    seat = {"area": ["young_forest_spirit"], "hand": ["scorch", "imp", "pegasus"], "stones": NINE, "marked": ["agni"]}
    g = table(seat, rest=1)
    answer(g, "summon scorch", "discard imp")
    assert (area(g), hand(g)) == (["young_forest_spirit", "scorch", "pegasus"], ["imp"])


@pytest.mark.rule("VALE-R.12", "VALE-R.35")
def test_scorch_copying_genie_activates_everything_once() -> None:
    seat = {"area": ["genie", "odin", "genie_exalted"], "hand": ["scorch"], "stones": NINE, "marked": ["agni"]}
    g = table(seat)
    answer(g, "summon scorch", "activate genie_exalted")  # only Odin can be copied, and comes last
    assert (asked(g), score(g)) == ((0, "Turn"), 1 + 2 + 2)


@pytest.mark.rule("VALE-R.12")
def test_scorch_copying_forest_spirit_discards_from_the_hand() -> None:
    seat = {"area": ["forest_spirit"], "hand": ["scorch", "gi_rin", "imp"], "stones": NINE, "marked": ["agni"]}
    g = table(seat)
    answer(g, "summon scorch")
    assert offered(g) == ["discard gi_rin", "discard imp"]
    answer(g, "discard gi_rin")
    assert (score(g), hand(g)) == (1 + 10, ["imp"])


@pytest.mark.rule("VALE-R.12")
def test_scorch_copies_the_instant_effect_only() -> None:
    seat = {"area": ["hippogriff"], "hand": ["scorch", "odin"], "stones": NINE | {"red": 1}}
    g = table(seat | {"marked": ["agni"]}, deck_top=["tidal"])
    answer(g, "summon scorch")
    assert hand(g) == ["odin", "tidal"]
    assert refused(g, "summon odin").values["cost"] == 4  # 6 - 2, once
    g = table({"area": ["imp", "kappa"], "hand": ["scorch"], "stones": {"purple": 2}})
    answer(g, "summon scorch")  # two red stones; then the turn and the effects phase run by themselves
    assert (area(g), hand(g), stones(g.players[0])) == (["kappa", "scorch"], ["imp"], (2, 0, 0))


@pytest.mark.rule("VALE-R.12")
def test_scorch_copying_is_no_summon_for_sylph() -> None:
    g = table({"area": ["sylph", "kappa"], "hand": ["scorch"], "stones": {"purple": 2}, "marked": ["agni"]})
    answer(g, "summon scorch")
    assert (score(g), len(hand(g))) == (1 + 1, 1)


# ---- Tidal


@pytest.mark.rule("VALE-CLR.7")
@pytest.mark.parametrize(("others", "points"), [([], 5), (["imp", "kappa"], 5), (["eternity", "imp", "willow"], 15)])
def test_tidal_scores_5_for_each_dragon_and_itself(others: list[str], points: int) -> None:
    g = table({"area": others, "hand": ["tidal", "aeris"], "stones": {"purple": 1}, "marked": ["agni"]})
    answer(g, "summon tidal")
    assert score(g) == 1 + points


# ---- Willow


def test_willow_gives_a_stone_of_each_kind_3_points_and_a_card() -> None:
    g = table({"hand": ["willow"], "stones": {"purple": 2}, "marked": ["agni"]}, deck_top=["gi_rin"])
    answer(g, "summon willow")
    assert (score(g), hand(g), stones(g.players[0])) == (1 + 3, ["gi_rin"], (1, 1, 1))


@pytest.mark.rule("VALE-R.15", "VALE-R.23")
def test_willow_lets_the_stones_overflow_before_the_points_and_the_card_come() -> None:
    g = table({"hand": ["willow"], "stones": {"purple": 4}, "marked": ["agni"]}, deck_top=["gi_rin"])
    answer(g, "summon willow")
    assert (asked(g), score(g), hand(g)) == ((0, "KeepLimit"), 1, [])
    assert offered(g) == ["drop 1 red", "drop 1 blue", "drop 1 purple"]
    answer(g, "drop 1 red")
    assert (score(g), hand(g), stones(g.players[0])) == (1 + 3, ["gi_rin"], (0, 1, 3))


@pytest.mark.rule("VALE-R.17", "VALE-CLR.3")
def test_willow_needs_a_card_to_draw() -> None:
    seat = {"hand": ["willow"], "stones": {"purple": 2}, "marked": ["agni"]}
    assert refused(table(seat, rest=1), "summon willow").rule == "VALE-CLR.3"
    assert "summon willow" in offered(table(seat, rest=1, discard=["imp"]))
