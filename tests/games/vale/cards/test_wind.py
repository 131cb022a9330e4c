"""What the wind cards do."""

from __future__ import annotations

import pytest

from support.vale import answer, area, asked, discard, hand, names, offered, refused, score, stones, table

SIX = ["imp", "agni", "kappa", "tidal", "harpy", "ifrit"]

# ---- Boreas


@pytest.mark.rule("VALE-CLR.7", "VALE-CLR.10")
@pytest.mark.parametrize(("others", "points"), [([], 1), (["harpy", "odin", "troll"], 3)])
def test_boreas_scores_for_each_wind_card_and_itself_and_returns(others: list[str], points: int) -> None:
    g = table({"area": others, "hand": ["boreas"], "stones": {"red": 4}, "marked": ["agni"]})
    answer(g, "summon boreas")
    assert (score(g), area(g), hand(g)) == (1 + points, others, ["boreas"])
    assert stones(g.players[0]) == (0, 0, 0)  # nothing is refunded


@pytest.mark.rule("VALE-R.28")
def test_boreas_can_be_summoned_again_in_the_same_turn() -> None:
    g = table({"area": ["harpy"], "hand": ["boreas"], "stones": {"purple": 2}, "marked": ["agni"]})
    answer(g, "summon boreas", "summon boreas")
    assert (score(g), hand(g), stones(g.players[0])) == (1 + 2 + 2, ["boreas"], (0, 0, 0))


@pytest.mark.rule("VALE-SUM.2")
def test_boreas_needs_a_free_place_although_it_leaves_at_once() -> None:
    g = table({"area": ["harpy"], "hand": ["boreas"], "stones": {"red": 4}}, round=1)
    assert refused(g, "summon boreas").rule == "VALE-SUM.2"


# ---- Dandelion Spirit


def test_dandelion_spirit_draws_the_top_card() -> None:
    g = table({"hand": ["dandelion_spirit"], "stones": {"red": 3}, "marked": ["agni"]}, deck_top=["gi_rin", "imp"])
    answer(g, "summon dandelion_spirit")
    assert (area(g), hand(g)) == (["dandelion_spirit"], ["gi_rin"])


@pytest.mark.rule("VALE-CLR.12")
def test_dandelion_spirit_returns_to_the_hand_in_the_effects_phase() -> None:
    g = table({"area": ["dandelion_spirit", "kappa"]}, phase="effects")
    assert (area(g), hand(g)) == (["kappa"], ["dandelion_spirit"])


@pytest.mark.rule("VALE-R.17", "VALE-CLR.3")
@pytest.mark.parametrize("card", ["dandelion_spirit", "hippogriff", "pegasus", "sylph"])
def test_dandelion_spirit_hippogriff_pegasus_and_sylph_need_a_card_to_draw(card: str) -> None:
    seat = {"hand": [card], "stones": {"red": 4}, "marked": ["agni"]}
    assert refused(table(seat, rest=1), f"summon {card}").rule == "VALE-CLR.3"
    g = table(seat, rest=1, discard=["imp"])
    answer(g, f"summon {card}")
    assert (hand(g), discard(g)) == (["imp"], [])


# ---- Freyja


@pytest.mark.rule("VALE-EFF.3")
@pytest.mark.parametrize(("order", "points"), [("activate freyja", 2), ("activate imp", 1)])
def test_freyja_scores_for_each_card_with_an_active_effect_and_itself(order: str, points: int) -> None:
    g = table({"area": ["freyja", "imp", "ifrit", "kappa"]}, phase="effects")
    answer(g, order)  # Imp has an instant effect too, and leaves when activated
    assert (score(g), area(g)) == (1 + points, ["freyja", "ifrit", "kappa"])


def test_freyja_alone_scores_1() -> None:
    assert score(table({"area": ["freyja"]}, phase="effects")) == 1 + 1


# ---- Genie


@pytest.mark.rule("VALE-R.10", "VALE-EX.7")
@pytest.mark.parametrize(("order", "points", "purple"), [("odin", 2, 0), ("griffon", 0, 1)])
def test_genie_activates_everything_in_the_chosen_order(order: str, points: int, purple: int) -> None:
    seat = {"area": ["odin", "griffon"], "hand": ["genie", *SIX[:5]], "stones": {"red": 4}, "marked": ["undine"]}
    g = table(seat, deck_top=["troll"])
    answer(g, "summon genie")
    assert offered(g) == ["activate odin", "activate griffon"]
    answer(g, f"activate {order}")
    assert (asked(g), hand(g)) == ((0, "Turn"), [*SIX[:5], "troll"])
    assert (score(g), stones(g.players[0])) == (1 + points, (0, 0, purple))


@pytest.mark.rule("VALE-R.10")
def test_genie_does_not_use_up_the_activations_of_the_effects_phase() -> None:
    g = table({"area": ["odin"], "hand": ["genie"], "stones": {"red": 4}, "marked": ["agni"]}, round=9)
    answer(g, "summon genie")
    assert score(g) == 1 + 2
    answer(g, "tame agni", "end turn")  # the effects follow
    assert (int(g.round), score(g)) == (10, 1 + 2 + 2)


@pytest.mark.rule("VALE-R.5")
def test_genie_may_be_summoned_with_nothing_to_activate() -> None:
    g = table({"area": ["kappa", "ifrit"], "hand": ["genie"], "stones": {"red": 4}, "marked": ["agni"]})
    answer(g, "summon genie")
    assert (asked(g), score(g), area(g)) == ((0, "Turn"), 1, ["kappa", "ifrit", "genie"])


@pytest.mark.rule("VALE-R.10")
def test_genie_must_carry_out_an_effect_that_becomes_possible_on_the_way() -> None:
    g = table(
        {"area": ["medusa", "griffon"], "hand": ["genie"], "stones": {"red": 4}, "marked": ["agni"]},
        deck_top=["troll"],
    )
    answer(g, "summon genie")  # Medusa has nothing to discard until Griffon has drawn
    assert (hand(g), discard(g), stones(g.players[0])) == ([], ["troll"], (0, 0, 1))


@pytest.mark.rule("VALE-R.10", "VALE-CLR.2")
def test_genie_cannot_spare_an_effect_that_hurts() -> None:
    seat = {"area": ["odin", "goblin_soldier"], "hand": ["genie"], "stones": {"red": 4}, "score": 20}
    g = table(seat | {"marked": ["agni"]})
    answer(g, "summon genie", "activate odin")
    assert (asked(g), score(g)) == ((0, "Turn"), 20 + 2 - 4)


@pytest.mark.rule("VALE-R.10")
def test_genie_skips_cards_that_have_left_and_carries_out_no_instant_effect() -> None:
    seat = {"area": ["asmodeus", "imp", "undine"], "hand": ["genie"], "stones": {"red": 4}, "marked": ["agni"]}
    g = table(seat)
    answer(g, "summon genie", "activate asmodeus", "recover imp")
    assert (asked(g), hand(g), area(g)) == ((0, "Turn"), ["imp", "undine"], ["asmodeus", "genie"])
    assert stones(g.players[0]) == (0, 0, 0)


@pytest.mark.rule("VALE-R.15", "VALE-STONE.4")
def test_genie_lets_stones_overflow_between_two_effects() -> None:
    seat = {"area": ["horned_salamander", "burning_skull"], "hand": ["genie"], "stones": {"purple": 1, "blue": 1}}
    g = table(seat | {"marked": ["agni"]})
    answer(g, "summon genie")  # Burning Skull has no red stone yet
    assert (asked(g), score(g)) == ((0, "KeepLimit"), 1)
    answer(g, "drop 1 red")
    assert (asked(g), score(g), stones(g.players[0])) == ((0, "Turn"), 1 + 3, (2, 1, 0))


@pytest.mark.rule("VALE-R.10", "VALE-R.35")
def test_genie_goes_on_after_genie_exalted_has_copied_and_left() -> None:
    seat = {"area": ["genie_exalted", "imp", "troll", "odin"], "hand": ["genie"], "stones": {"red": 4}}
    g = table(seat | {"marked": ["agni"]})
    answer(g, "summon genie", "activate genie_exalted", "copy imp")
    assert (hand(g), area(g)) == (["genie_exalted"], ["imp", "troll", "odin", "genie"])
    assert offered(g) == ["activate imp", "activate troll", "activate odin"]
    answer(g, "activate imp", "activate troll")
    assert (score(g), hand(g)) == (1 + 2, ["genie_exalted", "imp"])


# ---- Genie Exalted


@pytest.mark.rule("VALE-R.11")
@pytest.mark.parametrize("first", ["genie_exalted", "odin"])
def test_genie_exalted_copies_before_or_after_the_card_itself_was_activated(first: str) -> None:
    g = table({"area": ["genie_exalted", "odin", "kappa"]}, phase="effects")
    answer(g, f"activate {first}")
    assert score(g) == 1 + 2 + 2  # the copy does not use up Odin


@pytest.mark.rule("VALE-R.11", "VALE-EFF.6")
@pytest.mark.parametrize("others", [[], ["kappa", "hydra"], ["burning_skull"]])
def test_genie_exalted_needs_another_active_effect_that_can_be_carried_out(others: list[str]) -> None:
    g = table({"area": ["genie_exalted", *others]}, phase="effects")
    assert (int(g.round), score(g)) == (6, 1)  # nothing could be activated
    g = table({"area": ["genie_exalted", "odin", "troll", *others]}, phase="effects")
    answer(g, "activate genie_exalted")
    assert offered(g) == ["copy odin", "copy troll"]
    assert refused(g, "copy genie_exalted").rule == "VALE-R.11"


@pytest.mark.rule("VALE-R.11")
def test_genie_exalted_is_itself_the_card_that_a_copied_recovery_returns() -> None:
    g = table({"area": ["genie_exalted", "undine"], "stones": {"red": 1}}, phase="effects", used=["undine"])
    assert (area(g), hand(g)) == (["undine"], ["genie_exalted"])
    assert stones(g.players[0]) == (1, 0, 0)  # Undine's instant effect is not copied


@pytest.mark.rule("VALE-R.11", "VALE-CLR.2")
def test_genie_exalted_must_copy_even_the_only_effect_that_hurts() -> None:
    g = table({"area": ["genie_exalted", "goblin_soldier"], "score": 20}, phase="effects", used=["goblin_soldier"])
    assert score(g) == 20 - 4


@pytest.mark.rule("VALE-R.11")
def test_genie_exalted_copying_a_counting_effect_counts_as_usual() -> None:
    g = table({"area": ["genie_exalted", "freyja", "ifrit"]}, phase="effects", used=["freyja"])
    assert score(g) == 1 + 2


@pytest.mark.rule("VALE-R.11")
def test_genie_exalted_makes_the_choices_of_the_copied_effect() -> None:
    seats = ({"area": ["genie_exalted", "goblin"], "score": 5}, {"score": 5}, {"score": 5})
    g = table(*seats, phase="effects")
    answer(g, "activate genie_exalted", "rob seat 2", "rob seat 1")
    assert [score(g, seat) for seat in range(3)] == [7, 4, 4]


@pytest.mark.rule("VALE-R.11")
def test_genie_exalted_may_use_up_the_stone_that_the_copied_card_needs() -> None:
    g = table({"area": ["genie_exalted", "burning_skull"], "stones": {"red": 1}}, phase="effects")
    answer(g, "activate genie_exalted")
    assert (score(g), stones(g.players[0])) == (1 + 3, (0, 0, 0))


@pytest.mark.rule("VALE-R.11", "VALE-R.24")
def test_genie_exalted_can_copy_medusa_only_while_there_is_a_card_to_discard() -> None:
    g = table({"area": ["genie_exalted", "medusa", "griffon", "odin"]}, phase="effects", deck_top=["troll"])
    before = g.clone()
    answer(before, "activate genie_exalted")
    assert offered(before) == ["copy griffon", "copy odin"]
    answer(g, "activate griffon", "activate genie_exalted", "copy medusa")
    assert (hand(g), discard(g), stones(g.players[0])) == ([], ["troll"], (0, 0, 1))
    assert score(g) == 1 + 2  # Medusa has nothing left to discard; Odin was the rest


# ---- Gi-rin


@pytest.mark.rule("VALE-CLR.7")
@pytest.mark.parametrize(("others", "points"), [([], 2), (["imp", "kappa", "troll"], 8)])
def test_gi_rin_scores_2_for_each_card_of_the_area_and_itself(others: list[str], points: int) -> None:
    g = table({"area": others, "hand": ["gi_rin", "agni"], "stones": {"purple": 2}, "marked": ["undine"]})
    answer(g, "summon gi_rin")
    assert score(g) == 1 + points


# ---- Griffon


def test_griffon_draws_a_card_in_the_effects_phase() -> None:
    g = table({"area": ["griffon"]}, phase="effects", deck_top=["gi_rin"])
    assert hand(g) == ["gi_rin"]


@pytest.mark.rule("VALE-R.16")
def test_griffon_draws_from_the_reshuffled_discard_pile() -> None:
    g = table({"area": ["griffon", "odin", "troll"]}, phase="effects", rest=1, discard=["imp"])
    answer(g, "activate griffon")
    assert (hand(g), discard(g)) == (["imp"], [])


@pytest.mark.rule("VALE-R.17", "VALE-EFF.6")
def test_griffon_cannot_be_activated_with_both_piles_empty() -> None:
    g = table({"area": ["griffon", "odin", "troll"]}, phase="effects", rest=1)
    assert refused(g, "activate griffon").rule == "VALE-EFF.6"
    answer(g, "activate odin")
    assert hand(g) == []


# ---- Harpy


@pytest.mark.rule("VALE-R.7")
@pytest.mark.parametrize(
    ("cards", "others", "points"),
    [(1, [], 3), (0, [], 0), (2, [], 0), (2, ["kappa"], 3), (1, ["kappa"], 0), (3, ["kappa"], 0)],
)
def test_harpy_scores_3_with_as_many_cards_in_hand_as_in_the_area(cards: int, others: list[str], points: int) -> None:
    g = table({"area": ["harpy", *others], "hand": ["imp", "agni", "tidal"][:cards]}, phase="effects")
    assert score(g) == 1 + points


# ---- Hippogriff


def test_hippogriff_draws_a_card_and_makes_wind_cards_2_cheaper() -> None:
    seat = {"hand": ["hippogriff", "rudra", "mimic"], "stones": {"red": 1, "blue": 1, "purple": 1}, "marked": ["imp"]}
    g = table(seat, deck_top=["gi_rin"])
    answer(g, "summon hippogriff", "pay 1 red 1 blue")
    assert hand(g) == ["rudra", "mimic", "gi_rin"]
    assert "summon rudra" in offered(g)  # 8 - 2
    assert refused(g, "summon gi_rin").values["cost"] == 8
    answer(g, "summon mimic")  # an earth card still costs 6
    assert (area(g), stones(g.players[0])) == (["hippogriff", "mimic"], (0, 0, 0))


def test_hippogriff_leaves_the_cost_of_other_families_alone() -> None:
    g = table({"area": ["hippogriff"], "hand": ["troll", "lava_giant"], "stones": {"red": 2}, "marked": ["imp"]})
    assert refused(g, "summon troll").rule == "VALE-SUM.3"
    assert refused(g, "summon lava_giant").rule == "VALE-SUM.3"


@pytest.mark.rule("VALE-CLR.5")
@pytest.mark.parametrize(("card", "cost"), [("hippogriff", 4), ("pegasus", 3)])
def test_hippogriff_and_pegasus_do_not_make_themselves_cheaper(card: str, cost: int) -> None:
    g = table({"hand": [card], "stones": {"red": cost - 1}, "marked": ["imp"]})
    refusal = refused(g, f"summon {card}")
    assert (refusal.rule, refusal.values["cost"]) == ("VALE-SUM.3", cost)


@pytest.mark.rule("VALE-SUM.5", "VALE-SUM.6", "VALE-R.4")
@pytest.mark.parametrize(("card", "left"), [("boreas", 1), ("harpy", 2), ("goblin", 2), ("valkyrie", 0)])
def test_hippogriff_and_pegasus_add_up_but_never_below_nothing(card: str, left: int) -> None:
    g = table({"area": ["hippogriff", "pegasus"], "hand": [card], "stones": {"red": 2}, "marked": ["imp"]})
    answer(g, f"summon {card}")
    assert stones(g.players[0]) == (left, 0, 0)


@pytest.mark.rule("VALE-R.28")
def test_hippogriff_makes_nothing_cheaper_once_it_is_released() -> None:
    g = table({"area": ["hippogriff"], "hand": ["harpy"], "stones": {"red": 1, "purple": 1}, "marked": ["imp"]})
    assert "summon harpy" in offered(g)
    answer(g, "release hippogriff")
    assert refused(g, "summon harpy").values["cost"] == 3


# ---- Odin


@pytest.mark.rule("VALE-R.7")
@pytest.mark.parametrize(("cards", "points", "purple"), [(0, 2, 0), (5, 2, 0), (6, 0, 1)])
def test_odin_gives_points_below_six_hand_cards_and_a_purple_stone_from_six_on(
    cards: int, points: int, purple: int
) -> None:
    g = table({"area": ["odin"], "hand": SIX[:cards]}, phase="effects")
    assert (score(g), stones(g.players[0])) == (1 + points, (0, 0, purple))


@pytest.mark.rule("VALE-EX.7", "VALE-EFF.3")
@pytest.mark.parametrize(("first", "points", "purple"), [("odin", 2, 0), ("griffon", 0, 1)])
def test_odin_before_or_after_griffon_as_in_the_rulebook(first: str, points: int, purple: int) -> None:
    g = table({"area": ["odin", "griffon"], "hand": SIX[:5]}, phase="effects", deck_top=["troll"])
    answer(g, f"activate {first}")
    assert (hand(g), score(g), stones(g.players[0])) == ([*SIX[:5], "troll"], 1 + points, (0, 0, purple))


# ---- Pegasus


def test_pegasus_draws_a_card_and_makes_every_card_1_cheaper() -> None:
    seat = {"hand": ["pegasus", "troll", "harpy"], "stones": {"red": 4, "blue": 1}, "area": ["hestia"]}
    g = table(seat | {"marked": ["imp"]}, deck_top=["tidal"])
    answer(g, "summon pegasus", "pay 1 blue")
    assert hand(g) == ["troll", "harpy", "tidal"]
    answer(g, "summon troll", "summon harpy")
    assert stones(g.players[0]) == (0, 0, 0)  # 2 and 2
    assert refused(g, "summon tidal").values["cost"] == 4


@pytest.mark.rule("VALE-R.4")
def test_pegasus_does_not_make_a_release_cheaper() -> None:
    g = table({"area": ["pegasus", "hippogriff"], "stones": {"red": 4}, "marked": ["imp"]}, round=5)
    assert refused(g, "release pegasus").values["cost"] == 5


# ---- Rudra


@pytest.mark.rule("VALE-SUM.9")
@pytest.mark.parametrize("cards", [0, 3])
def test_rudra_scores_2_for_each_other_hand_card(cards: int) -> None:
    g = table({"hand": ["rudra", *SIX[:cards]], "stones": {"purple": 2}, "marked": ["undine"]})
    answer(g, "summon rudra")
    assert score(g) == 1 + 2 * cards


# ---- Sylph


@pytest.mark.rule("VALE-CLR.5")
def test_sylph_draws_a_card_and_scores_for_every_later_summon_but_not_its_own() -> None:
    g = table({"hand": ["sylph", "imp", "hestia"], "stones": {"red": 4}, "marked": ["agni"]}, deck_top=["tidal"])
    answer(g, "summon sylph")
    assert (score(g), hand(g)) == (1, ["imp", "hestia", "tidal"])
    answer(g, "summon imp", "summon hestia")
    assert score(g) == 1 + 1 + 1


def test_sylph_scores_for_its_owner_only() -> None:
    g = table({"hand": ["imp"], "marked": ["agni"]}, {"area": ["sylph"]})
    answer(g, "summon imp")
    assert (score(g, 0), score(g, 1)) == (1, 2)


@pytest.mark.rule("VALE-R.6")
def test_sylph_scores_for_cards_summoned_for_free_too() -> None:
    g = table({"area": ["sylph"], "hand": ["young_forest_spirit", "imp", "troll"], "marked": ["agni"]})
    answer(g, "summon young_forest_spirit", "discard imp")
    assert (score(g), area(g)) == (1 + 2, ["sylph", "young_forest_spirit", "troll"])


# ---- Tengu


@pytest.mark.rule("VALE-R.30")
def test_tengu_scores_6_and_goes_on_top_of_the_draw_pile_in_sight_of_all() -> None:
    g = table({"hand": ["tengu", "agni"], "stones": {"red": 3}, "marked": ["undine"]}, deck_top=["imp"])
    answer(g, "summon tengu")
    assert (score(g), area(g), hand(g)) == (1 + 6, [], ["agni"])
    assert names(g.deck)[-2:] == ["imp", "tengu"]
    assert g.view(1)["deck_top"] == ["tengu"]


def test_tengu_is_the_next_card_drawn() -> None:
    g = table({"hand": ["tengu", "pegasus"], "stones": {"blue": 2}, "marked": ["undine"]}, deck_top=["imp"])
    answer(g, "summon tengu", "summon pegasus")
    assert hand(g) == ["tengu"]


def test_tengu_is_the_first_card_revealed_in_the_next_hunt() -> None:
    g = table({"hand": ["tengu"], "stones": {"red": 4}, "area": ["kappa"]}, deck_top=["imp", "agni", "troll", "odin"])
    answer(g, "summon tengu")
    assert offered(g) == ["mark tengu", "mark imp", "mark agni", "mark troll"]


@pytest.mark.rule("VALE-R.16")
def test_tengu_on_an_empty_draw_pile_is_drawn_before_any_reshuffle() -> None:
    seat = {"hand": ["tengu", "pegasus", "harpy"], "stones": {"blue": 2}, "marked": ["undine"]}
    g = table(seat, rest=1, discard=["imp", "troll", "agni"])
    answer(g, "summon tengu", "summon pegasus")
    assert (hand(g), discard(g)) == (["harpy", "tengu"], ["imp", "troll", "agni"])


# ---- Valkyrie


@pytest.mark.rule("VALE-CLR.7")
@pytest.mark.parametrize(
    ("others", "points"),
    [([], 1), (["pegasus"], 1), (["agni", "kappa", "hestia"], 3), (["agni", "kappa", "gargoyle", "tidal"], 5)],
)
def test_valkyrie_scores_1_for_each_family_and_always_for_wind(others: list[str], points: int) -> None:
    assert score(table({"area": ["valkyrie", *others]}, phase="effects")) == 1 + points
