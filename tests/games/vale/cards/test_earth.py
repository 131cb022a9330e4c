"""What the earth cards do."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from deskovka.games.vale.table import Vale
from support.vale import answer, area, asked, discard, hand, offered, refused, score, stones, table

# ---- Basilisk


@pytest.mark.rule("VALE-CARD.5")
@pytest.mark.parametrize(
    ("stone", "points", "held"),
    [("red", 5, (1, 0, 0)), ("blue", 4, (0, 1, 0)), ("purple", 3, (0, 0, 1))],
)
def test_basilisk_sells_each_stone_for_its_price_in_points(stone: str, points: int, held: tuple[int, ...]) -> None:
    g = table({"area": ["basilisk"], "score": 5}, phase="effects")
    assert offered(g) == ["bargain red", "bargain blue", "bargain purple"]
    answer(g, f"bargain {stone}")
    assert (score(g), stones(g.players[0])) == (points, held)


@pytest.mark.rule("VALE-R.8", "VALE-PTS.2")
@pytest.mark.parametrize("points", [0, 1])
def test_basilisk_gives_a_purple_stone_also_to_a_player_with_too_few_points(points: int) -> None:
    g = table({"area": ["basilisk"], "score": points}, phase="effects")
    answer(g, "bargain purple")
    assert (score(g), stones(g.players[0])) == (0, (0, 0, 1))


@pytest.mark.rule("VALE-STONE.3", "VALE-STONE.4")
def test_basilisk_may_overfill_the_purse_and_old_stones_may_go() -> None:
    g = table({"area": ["basilisk"], "score": 5, "stones": {"red": 4}}, phase="effects")
    answer(g, "bargain purple")
    assert asked(g) == (0, "KeepLimit")
    answer(g, "drop 1 red")
    assert (score(g), stones(g.players[0])) == (3, (3, 0, 1))


# ---- Behemoth


@pytest.mark.rule("VALE-CLR.7")
@pytest.mark.parametrize(
    ("others", "points"),
    [([], 3), (["troll", "goblin"], 3), (["imp", "ifrit", "nessie"], 9), (["imp", "nessie", "odin", "tidal"], 15)],
)
def test_behemoth_scores_3_for_each_family_and_always_for_earth(others: list[str], points: int) -> None:
    g = table({"hand": ["behemoth"], "area": others, "stones": {"blue": 3}, "marked": ["salamander"]})
    answer(g, "summon behemoth")
    assert (score(g), area(g)) == (1 + points, [*others, "behemoth"])


# ---- Cerberus


def test_cerberus_discards_the_chosen_cards_without_payment() -> None:
    seat = {"area": ["imp", "troll", "odin"], "hand": ["cerberus"], "stones": {"purple": 1, "red": 1}}
    g = table(seat | {"marked": ["salamander"]})
    answer(g, "summon cerberus")
    assert offered(g) == ["give up imp", "give up troll", "give up odin", "done"]  # not itself
    answer(g, "give up imp", "give up odin", "done")
    assert (area(g), discard(g)) == (["troll", "cerberus"], ["imp", "odin"])
    assert stones(g.players[0]) == (1, 0, 0)


def test_cerberus_is_fed_in_any_order() -> None:
    g = table({"area": ["imp", "troll", "odin"], "hand": ["cerberus"], "stones": {"purple": 1}, "marked": ["agni"]})
    answer(g, "summon cerberus", "give up odin")
    assert offered(g) == ["give up imp", "give up troll", "done"]
    answer(g, "give up imp", "done")
    assert (area(g), discard(g)) == (["troll", "cerberus"], ["imp", "odin"])


def test_cerberus_discards_three_cards_at_most() -> None:
    others = ["imp", "troll", "odin", "nessie", "ifrit"]
    g = table({"area": others, "hand": ["cerberus"], "stones": {"purple": 1}, "marked": ["agni"]}, round=6)
    answer(g, "summon cerberus", "give up troll", "give up odin", "give up nessie")
    assert asked(g) == (0, "Turn")  # Ifrit is not offered any more
    assert (area(g), discard(g)) == (["imp", "ifrit", "cerberus"], ["troll", "odin", "nessie"])


@pytest.mark.rule("VALE-R.5")
@pytest.mark.parametrize("others", [[], ["imp", "troll"]])
def test_cerberus_may_discard_nothing(others: list[str]) -> None:
    g = table({"area": others, "hand": ["cerberus"], "stones": {"purple": 1}, "marked": ["agni"]})
    answer(g, "summon cerberus")
    if others:
        answer(g, "done")
    assert (area(g), discard(g)) == ([*others, "cerberus"], [])


@pytest.mark.rule("VALE-SUM.2", "VALE-AREA.3")
def test_cerberus_cannot_be_summoned_into_a_full_area() -> None:
    g = table({"area": ["imp", "troll"], "hand": ["cerberus"], "stones": {"purple": 1}}, round=2)
    assert refused(g, "summon cerberus").rule == "VALE-SUM.2"


@pytest.mark.rule("VALE-R.34", "VALE-R.14")
def test_cerberus_lets_all_cards_leave_before_the_stones_are_counted_once() -> None:
    seat = {"area": ["hestia", "imp"], "hand": ["cerberus"], "stones": {"red": 4, "blue": 1, "purple": 1}}
    g = table(seat | {"marked": ["agni"]})
    answer(g, "summon cerberus", "pay 1 purple", "give up hestia", "give up imp")
    assert asked(g) == (0, "KeepLimit")
    assert discard(g) == ["hestia", "imp"]
    answer(g, "drop 1 red")
    assert (asked(g), stones(g.players[0])) == ((0, "Turn"), (3, 1, 0))


@pytest.mark.rule("VALE-R.3")
def test_cerberus_may_discard_the_card_that_has_just_scored_for_the_summon() -> None:
    g = table({"area": ["kappa", "imp"], "hand": ["cerberus"], "stones": {"blue": 2}, "marked": ["agni"]})
    answer(g, "summon cerberus", "give up kappa", "done")
    assert (score(g), area(g)) == (1 + 2, ["imp", "cerberus"])


# ---- Forest Spirit


def test_forest_spirit_turns_a_hand_card_into_its_cost_in_points() -> None:
    g = table({"hand": ["forest_spirit", "gi_rin", "imp"], "stones": {"red": 2}, "marked": ["agni"]})
    answer(g, "summon forest_spirit")
    assert offered(g) == ["discard gi_rin", "discard imp"]
    answer(g, "discard gi_rin")
    assert (score(g), hand(g), discard(g)) == (1 + 10, ["imp"], ["gi_rin"])


@pytest.mark.rule("VALE-R.21")
def test_forest_spirit_counts_the_printed_cost_whatever_the_reductions() -> None:
    seat = {"hand": ["forest_spirit", "boreas"], "area": ["pegasus", "hippogriff"], "stones": {"red": 1}}
    g = table(seat | {"marked": ["agni"]})
    answer(g, "summon forest_spirit")  # the only other card is discarded unasked
    assert (score(g), discard(g)) == (1 + 4, ["boreas"])


@pytest.mark.rule("VALE-R.5", "VALE-CLR.3", "VALE-SUM.9")
def test_forest_spirit_cannot_be_the_last_card_of_the_hand() -> None:
    g = table({"hand": ["forest_spirit"], "stones": {"red": 2}, "marked": ["agni"]})
    assert refused(g, "summon forest_spirit").rule == "VALE-CLR.3"
    answer(g, "tame agni")
    assert "summon forest_spirit" in offered(g)


# ---- Gargoyle


@pytest.mark.parametrize(("paid", "points"), [("purple", 3), ("blue", 0), ("red", 0)])
def test_gargoyle_scores_3_for_a_summon_paid_with_purple(paid: str, points: int) -> None:
    g = table({"area": ["gargoyle"], "hand": ["goblin"], "stones": {paid: 1}, "marked": ["agni"]})
    answer(g, "summon goblin")
    assert score(g) == 1 + points


@pytest.mark.rule("VALE-R.20")
def test_gargoyle_scores_once_per_summon_however_many_purple_stones() -> None:
    g = table({"area": ["gargoyle"], "hand": ["gi_rin"], "stones": {"purple": 2}, "marked": ["agni"]})
    answer(g, "summon gi_rin")
    assert score(g) == 1 + 3 + 2 * 2


@pytest.mark.rule("VALE-CLR.5")
def test_gargoyle_scores_nothing_for_its_own_summon() -> None:
    g = table({"hand": ["gargoyle"], "stones": {"purple": 1}, "marked": ["agni"]})
    answer(g, "summon gargoyle")
    assert (score(g), area(g)) == (1, ["gargoyle"])


@pytest.mark.rule("VALE-R.20")
def test_gargoyle_scores_nothing_for_a_release() -> None:
    g = table({"area": ["gargoyle", "goblin"], "stones": {"purple": 1}, "marked": ["agni"]})
    answer(g, "release goblin")
    assert (score(g), stones(g.players[0])) == (1, (0, 0, 0))


def test_gargoyle_scores_nothing_when_an_opponent_summons() -> None:
    g = table({"hand": ["goblin"], "stones": {"purple": 1}, "marked": ["agni"]}, {"area": ["gargoyle"]})
    answer(g, "summon goblin")
    assert (score(g, 0), score(g, 1)) == (1, 2)


@pytest.mark.rule("VALE-R.13")
@pytest.mark.parametrize(("paid", "points"), [("purple", 3), ("blue", 0)])
def test_gargoyle_looks_at_the_kind_of_a_stone_and_not_at_its_value(paid: str, points: int) -> None:
    g = table({"area": ["gargoyle", "hae_tae"], "hand": ["troll"], "stones": {paid: 1}, "marked": ["agni"]})
    answer(g, "summon troll")
    assert score(g) == 1 + points


# ---- Goblin


@pytest.mark.rule("VALE-EX.13", "VALE-CLR.9")
def test_goblin_steals_a_point_from_the_only_opponent() -> None:
    g = table({"area": ["goblin"], "score": 10}, {"score": 8}, phase="effects")
    assert (score(g, 0), score(g, 1)) == (11, 7)


@pytest.mark.rule("VALE-CLR.9")
def test_goblin_robs_one_chosen_opponent_and_never_its_owner() -> None:
    g = table({"area": ["goblin"], "score": 5}, {"score": 5}, {"score": 5}, phase="effects")
    assert offered(g) == ["rob seat 1", "rob seat 2"]
    assert refused(g, "rob seat 0").rule == "VALE-CLR.9"
    answer(g, "rob seat 2")
    assert [score(g, seat) for seat in range(3)] == [6, 5, 4]


@pytest.mark.rule("VALE-R.9", "VALE-PTS.2")
def test_goblin_gains_a_point_even_if_the_victim_has_none() -> None:
    g = table({"area": ["goblin"], "score": 10}, {"score": 0}, phase="effects")
    assert (score(g, 0), score(g, 1)) == (11, 0)


# ---- Goblin Soldier


@pytest.mark.rule("VALE-R.31")
@pytest.mark.parametrize(
    ("mine", "others", "after"),
    [(10, [11], 14), (10, [10], 6), (10, [9], 6), (10, [3, 11], 14), (10, [10, 3], 6), (3, [2], 0)],
)
def test_goblin_soldier_wins_4_points_behind_and_loses_4_otherwise(mine: int, others: list[int], after: int) -> None:
    g = table({"area": ["goblin_soldier"], "score": mine}, *({"score": n} for n in others), phase="effects")
    assert [score(g, seat) for seat in range(len(others) + 1)] == [after, *others]


@pytest.mark.rule("VALE-R.31", "VALE-EFF.3")
@pytest.mark.parametrize(("order", "after"), [("activate goblin", 10 + 1 - 4), ("activate goblin_soldier", 10 + 4 + 1)])
def test_goblin_soldier_compares_when_it_is_activated(order: str, after: int) -> None:
    g = table({"area": ["goblin", "goblin_soldier"], "score": 10}, {"score": 11}, phase="effects")
    answer(g, order)
    assert (score(g, 0), score(g, 1)) == (after, 10)


# ---- Medusa


@pytest.mark.rule("VALE-CLR.2", "VALE-EX.8")
def test_medusa_demands_a_hand_card_for_a_purple_stone() -> None:
    g = table({"area": ["medusa"], "hand": ["imp", "troll"]}, phase="effects")
    assert offered(g) == ["discard imp", "discard troll"]  # there is no way out
    answer(g, "discard troll")
    assert (hand(g), discard(g), stones(g.players[0])) == (["imp"], ["troll"], (0, 0, 1))


@pytest.mark.rule("VALE-CLR.2", "VALE-EX.8", "VALE-EFF.6")
def test_medusa_gives_nothing_to_an_empty_hand() -> None:
    g = table({"area": ["medusa", "odin", "troll"]}, phase="effects")
    assert refused(g, "activate medusa").rule == "VALE-EFF.6"
    answer(g, "activate troll")
    assert (stones(g.players[0]), discard(g)) == ((0, 0, 0), [])


@pytest.mark.rule("VALE-STONE.3")
def test_medusa_overfills_the_purse() -> None:
    g = table({"area": ["medusa"], "hand": ["imp"], "stones": {"red": 1, "blue": 3}}, phase="effects")
    assert offered(g) == ["drop 1 red", "drop 1 blue", "drop 1 purple"]
    answer(g, "drop 1 blue")
    assert (stones(g.players[0]), discard(g)) == ((1, 2, 1), ["imp"])


# ---- Mimic


@pytest.mark.rule("VALE-CLR.2")
def test_mimic_takes_an_earth_card_of_the_discard_pile() -> None:
    g = table({"area": ["mimic"]}, phase="effects", discard=["troll", "imp", "goblin"])
    assert offered(g) == ["take troll", "take goblin"]
    answer(g, "take troll")
    assert (hand(g), discard(g)) == (["troll"], ["imp", "goblin"])


@pytest.mark.rule("VALE-EFF.6")
def test_mimic_needs_an_earth_card_in_the_discard_pile() -> None:
    g = table({"area": ["mimic", "odin", "troll"]}, phase="effects", discard=["imp"])
    assert refused(g, "activate mimic").rule == "VALE-EFF.6"
    answer(g, "activate odin")
    assert (hand(g), discard(g)) == ([], ["imp"])


@pytest.mark.rule("VALE-R.24")
def test_mimic_must_be_activated_once_medusa_has_discarded_an_earth_card() -> None:
    g = table({"area": ["mimic", "medusa"], "hand": ["troll"]}, phase="effects")
    assert (hand(g), discard(g), stones(g.players[0])) == (["troll"], [], (0, 0, 1))


# ---- Mud Slime


@pytest.mark.rule("VALE-CARD.3")
def test_mud_slime_scores_6_points_when_summoned() -> None:
    g = table({"hand": ["mud_slime"], "stones": {"purple": 1}, "marked": ["agni"]})
    answer(g, "summon mud_slime")
    assert (score(g), area(g), hand(g)) == (1 + 6, ["mud_slime"], [])


@pytest.mark.rule("VALE-CLR.12", "VALE-CLR.11")
def test_mud_slime_returns_to_the_hand_in_the_effects_phase() -> None:
    g = table({"area": ["mud_slime", "kappa"]}, phase="effects")
    assert (score(g), area(g), hand(g)) == (1, ["kappa"], ["mud_slime"])
    assert stones(g.players[0]) == (0, 0, 0)


# ---- Rock Golem


@pytest.mark.rule("VALE-STONE.9", "VALE-R.13")
@pytest.mark.parametrize(
    ("others", "purse", "points", "left"),
    [
        ([], {"purple": 3}, 12, (0, 0, 2)),  # counted after payment, and kept
        ([], {"purple": 1}, 0, (0, 0, 0)),
        ([], {"blue": 3}, 0, (0, 1, 0)),
        (["water_giant"], {"purple": 3}, 14, (0, 0, 2)),
        (["hae_tae"], {"blue": 1, "purple": 1}, 3, (0, 0, 1)),
        (["hae_tae", "water_giant"], {"blue": 1, "purple": 1}, 4, (0, 0, 1)),
    ],
)
def test_rock_golem_scores_the_value_of_the_purple_stones_left(
    others: list[str], purse: dict[str, int], points: int, left: tuple[int, ...]
) -> None:
    g = table({"area": others, "hand": ["rock_golem"], "stones": purse, "marked": ["agni"]})
    answer(g, "summon rock_golem")
    assert (score(g), stones(g.players[0])) == (1 + points, left)


# ---- Sand Giant


@pytest.mark.rule("VALE-CLR.7")
@pytest.mark.parametrize(("others", "points"), [([], 4), (["troll", "imp", "goblin"], 12)])
def test_sand_giant_scores_4_for_each_earth_card_and_itself(others: list[str], points: int) -> None:
    g = table({"area": others, "hand": ["sand_giant"], "stones": {"purple": 2}, "marked": ["agni"]})
    answer(g, "summon sand_giant")
    assert score(g) == 1 + points


# ---- Stone Golem


def test_stone_golem_turns_the_stones_left_after_payment_into_purple_ones() -> None:
    g = table({"hand": ["stone_golem"], "stones": {"red": 2, "blue": 1, "purple": 1}, "marked": ["agni"]})
    answer(g, "summon stone_golem")
    assert stones(g.players[0]) == (0, 0, 3)


@pytest.mark.rule("VALE-R.5")
def test_stone_golem_may_be_summoned_with_no_stone_left() -> None:
    g = table({"hand": ["stone_golem"], "stones": {"purple": 1}, "marked": ["agni"]})
    answer(g, "summon stone_golem")
    assert (area(g), stones(g.players[0])) == (["stone_golem"], (0, 0, 0))


# ---- Troll


@pytest.mark.parametrize(
    ("purse", "points"), [({"purple": 1}, 3), ({"purple": 2}, 3), ({"red": 2, "blue": 2}, 0), ({}, 0)]
)
def test_troll_scores_3_for_a_purple_stone_that_is_kept(purse: dict[str, int], points: int) -> None:
    g = table({"area": ["troll"], "stones": purse}, phase="effects")
    assert score(g) == 1 + points
    assert stones(g.players[0])[2] == purse.get("purple", 0)


@pytest.mark.rule("VALE-R.7")
def test_troll_without_a_purple_stone_can_be_activated_in_vain() -> None:
    six = ["imp", "agni", "kappa", "tidal", "harpy", "ifrit"]
    g = table({"area": ["troll", "odin"], "hand": six}, phase="effects")
    answer(g, "activate troll")  # Odin's purple stone comes too late
    assert (score(g), stones(g.players[0])) == (1, (0, 0, 1))


# ---- Young Forest Spirit


@pytest.mark.rule("VALE-R.6", "VALE-SUM.1")
def test_young_forest_spirit_discards_one_card_and_summons_another_for_free() -> None:
    g = table({"hand": ["young_forest_spirit", "imp", "gi_rin", "troll"], "marked": ["agni"]})
    answer(g, "summon young_forest_spirit", "discard imp")
    assert offered(g) == ["bring gi_rin", "bring troll"]
    assert refused(g, "bring imp").rule == "VALE-SUM.1"  # another card than the one discarded
    answer(g, "bring gi_rin")
    assert (score(g), area(g)) == (1 + 4, ["young_forest_spirit", "gi_rin"])
    assert (hand(g), discard(g)) == (["troll"], ["imp"])


@pytest.mark.rule("VALE-R.5", "VALE-CLR.3")
@pytest.mark.parametrize("others", [[], ["imp"]])
def test_young_forest_spirit_needs_two_other_hand_cards(others: list[str]) -> None:
    g = table({"hand": ["young_forest_spirit", *others], "marked": ["agni"]})
    assert refused(g, "summon young_forest_spirit").rule == "VALE-CLR.3"


@pytest.mark.rule("VALE-R.6", "VALE-AREA.2")
def test_young_forest_spirit_needs_two_free_places() -> None:
    seat = {"hand": ["young_forest_spirit", "imp", "troll"], "area": ["kappa"], "marked": ["agni"]}
    assert refused(table(seat, round=2), "summon young_forest_spirit").rule == "VALE-CLR.3"
    assert "summon young_forest_spirit" in offered(table(seat, round=3))


@pytest.mark.rule("VALE-R.6")
def test_young_forest_spirit_must_leave_a_card_that_can_be_summoned() -> None:
    g = table({"hand": ["young_forest_spirit", "imp", "ember", "marina"], "marked": ["agni"]})
    answer(g, "summon young_forest_spirit")
    assert offered(g) == ["discard ember", "discard marina"]  # no fire, no water: only Imp can follow
    assert refused(g, "discard imp").rule == "VALE-R.6"
    answer(g, "discard marina")
    assert offered(g) == ["bring imp"]  # asked all the same: the others do not know that Ember cannot come
    answer(g, "bring imp")
    assert (area(g), hand(g), stones(g.players[0])) == (["young_forest_spirit", "imp"], ["ember"], (2, 0, 0))


@pytest.mark.rule("VALE-R.5", "VALE-R.6", "VALE-R.35")
@pytest.mark.parametrize(("card", "points", "place"), [("gust", 8, discard), ("aeris", 0, hand)])
def test_young_forest_spirit_counts_as_a_card_of_the_area_for_the_card_it_brings(
    card: str, points: int, place: Callable[[Vale], list[str]]
) -> None:
    g = table({"hand": ["young_forest_spirit", "ember", card], "marked": ["agni"]})
    answer(g, "summon young_forest_spirit")
    assert offered(g) == ["discard ember"]  # Ember cannot follow; the spirit is the only prey of the other one
    answer(g, "discard ember")
    assert (score(g), area(g)) == (1 + points, [card])
    assert "young_forest_spirit" in place(g)


@pytest.mark.rule("VALE-R.6", "VALE-CLR.3")
def test_young_forest_spirit_cannot_be_summoned_when_no_second_card_can_be() -> None:
    g = table({"hand": ["young_forest_spirit", "ember", "marina"], "marked": ["agni"]})
    assert refused(g, "summon young_forest_spirit").rule == "VALE-CLR.3"


@pytest.mark.rule("VALE-R.6")
def test_young_forest_spirit_brings_forest_spirit_only_if_a_third_card_is_left_for_it() -> None:
    g = table({"hand": ["young_forest_spirit", "forest_spirit", "gi_rin"], "marked": ["agni"]})
    answer(g, "summon young_forest_spirit")
    assert offered(g) == ["discard forest_spirit"]  # Gi-rin must follow
    answer(g, "discard forest_spirit")
    assert (area(g), discard(g)) == (["young_forest_spirit", "gi_rin"], ["forest_spirit"])
    g = table({"hand": ["young_forest_spirit", "forest_spirit", "gi_rin", "imp"], "marked": ["agni"]})
    answer(g, "summon young_forest_spirit", "discard imp", "bring forest_spirit")
    assert (score(g), discard(g)) == (1 + 10, ["imp", "gi_rin"])


@pytest.mark.rule("VALE-R.6", "VALE-R.17")
def test_young_forest_spirit_discards_the_card_that_the_second_one_then_draws() -> None:
    g = table({"hand": ["young_forest_spirit", "imp", "pegasus"], "marked": ["agni"]}, rest=1)
    assert (len(g.deck), discard(g)) == (0, [])
    answer(g, "summon young_forest_spirit", "discard imp")
    assert (area(g), hand(g), discard(g)) == (["young_forest_spirit", "pegasus"], ["imp"], [])


@pytest.mark.rule("VALE-R.6")
def test_young_forest_spirit_makes_sylph_score_twice_and_the_payment_watchers_not_at_all() -> None:
    seat = {"hand": ["young_forest_spirit", "imp", "troll"], "stones": {"red": 1, "blue": 1, "purple": 1}}
    g = table(seat | {"area": ["sylph", "kappa", "gargoyle", "phoenix"], "marked": ["agni"]}, round=6)
    answer(g, "summon young_forest_spirit", "discard imp")
    assert (score(g), stones(g.players[0])) == (1 + 2, (1, 1, 1))


@pytest.mark.rule("VALE-R.6", "VALE-R.35")
def test_young_forest_spirit_brings_a_dragon_egg_that_brings_a_dragon() -> None:
    g = table({"hand": ["young_forest_spirit", "imp", "dragon_egg", "tidal"], "marked": ["agni"]}, round=2)
    answer(g, "summon young_forest_spirit", "discard imp", "bring dragon_egg")
    assert (score(g), area(g)) == (1 + 5, ["young_forest_spirit", "tidal"])
    assert discard(g) == ["imp", "dragon_egg"]


@pytest.mark.rule("VALE-R.6")
def test_young_forest_spirit_must_not_discard_the_only_dragon_for_the_egg() -> None:
    g = table({"hand": ["young_forest_spirit", "dragon_egg", "ember", "tidal"], "marked": ["agni"]})
    answer(g, "summon young_forest_spirit")
    assert offered(g) == ["discard dragon_egg", "discard ember"]  # without Tidal neither Ember nor the egg can follow
    answer(g, "discard ember")
    assert offered(g) == ["bring dragon_egg", "bring tidal"]


@pytest.mark.rule("VALE-R.35")
def test_young_forest_spirit_brings_genie_who_carries_out_all_active_effects_first() -> None:
    seat = {"hand": ["young_forest_spirit", "imp", "genie"], "area": ["odin", "troll"], "stones": {"purple": 1}}
    g = table(seat | {"marked": ["agni"]})
    answer(g, "summon young_forest_spirit", "discard imp")
    assert asked(g) == (0, "ActivateNext")
    assert refused(g, "end turn").rule == "VALE-R.35"
    answer(g, "activate odin")
    assert (asked(g), score(g)) == ((0, "Turn"), 1 + 2 + 3)
