"""The fire cards, one section per card."""

from __future__ import annotations

import pytest

from support.vale import answer, area, asked, discard, hand, offered, refused, score, stones, table

OPEN = {"marked": ["mimic"]}  # a card still to sell or tame keeps the turn open


# ---- Agni


@pytest.mark.rule("VALE-R.13", "VALE-STONE.9")
def test_agni_makes_red_stones_worth_two_in_payments() -> None:
    g = table({"area": ["agni"], "hand": ["surtr"], "stones": {"red": 2, "blue": 2}, **OPEN})
    answer(g, "summon surtr")
    assert sorted(offered(g)) == ["pay 1 red 1 blue", "pay 2 blue", "pay 2 red"]
    answer(g, "pay 2 red")
    assert stones(g.players[0]) == (0, 2, 0)


@pytest.mark.rule("VALE-CLR.5")
def test_agni_does_not_help_to_pay_for_itself() -> None:
    g = table({"hand": ["agni"], "stones": {"red": 3}, **OPEN})
    assert refused(g, "summon agni").rule == "VALE-SUM.3"
    g = table({"hand": ["agni"], "stones": {"red": 4}, **OPEN})
    answer(g, "summon agni")
    assert (area(g), stones(g.players[0])) == (["agni"], (0, 0, 0))


@pytest.mark.rule("VALE-STONE.10")
def test_agni_of_an_opponent_changes_nothing() -> None:
    g = table({"hand": ["surtr"], "stones": {"red": 3}, **OPEN}, {"area": ["agni"]})
    assert refused(g, "summon surtr").rule == "VALE-SUM.3"


@pytest.mark.rule("VALE-R.2", "VALE-R.14")
def test_agni_counts_while_its_own_release_is_paid() -> None:
    g = table({"area": ["agni"], "stones": {"red": 3}, **OPEN}, round=5)
    answer(g, "release agni")
    assert (area(g), discard(g), stones(g.players[0])) == ([], ["agni"], (0, 0, 0))


# ---- Asmodeus


def test_asmodeus_may_recover_any_card_with_an_instant_effect_up_to_cost_two() -> None:
    targets = ["imp", "succubus", "firefox", "ifrit", "incubus", "undine", "yuki_onna"]
    targets += ["young_forest_spirit", "forest_spirit"]
    g = table({"area": ["asmodeus", *targets]}, phase="effects", round=10)
    answer(g, "activate asmodeus")
    assert asked(g) == (0, "RecoverCheap")
    assert offered(g) == [f"recover {card}" for card in targets]
    answer(g, "recover forest_spirit")
    assert (hand(g), area(g)) == (["forest_spirit"], ["asmodeus", *targets[:-1]])


@pytest.mark.rule("VALE-R.21")
def test_asmodeus_looks_at_the_printed_cost_and_at_the_instant_effect() -> None:
    lying = ["asmodeus", "pegasus", "tengu", "lava_giant", "nessie", "gargoyle", "imp", "ifrit"]
    g = table({"area": lying}, phase="effects", used=["nessie", "imp"], round=8)
    assert offered(g) == ["recover imp", "recover ifrit"]
    assert refused(g, "recover tengu").rule == "VALE-R.21"  # 3, though Pegasus makes it 2


@pytest.mark.rule("VALE-EFF.2", "VALE-CLR.11")
def test_asmodeus_must_recover_a_target_and_refunds_nothing() -> None:
    g = table({"area": ["asmodeus", "firefox"]}, phase="effects")
    assert (hand(g), area(g), stones(g.players[0])) == (["firefox"], ["asmodeus"], (0, 0, 0))


@pytest.mark.rule("VALE-EFF.6")
def test_asmodeus_cannot_be_activated_without_a_target() -> None:
    seat = {"area": ["asmodeus", "lava_giant", "salamander", "nessie"], "hand": ["imp"]}
    g = table(seat, {"area": ["ifrit"]}, phase="effects")
    assert offered(g) == ["activate salamander", "activate nessie"]
    assert refused(g, "activate asmodeus").rule == "VALE-EFF.6"


# ---- Balog


def test_balog_may_recover_any_fire_card_with_an_instant_effect() -> None:
    targets = ["imp", "succubus", "firefox", "ifrit", "incubus", "lava_giant", "surtr"]
    g = table({"area": ["balog", "undine", *targets, "hestia"]}, phase="effects", used=["undine", "imp"], round=10)
    assert asked(g) == (0, "RecoverFire")
    assert offered(g) == [f"recover {card}" for card in targets]
    answer(g, "recover surtr")
    assert hand(g) == ["surtr"]
    assert area(g) == ["balog", "undine", *targets[:-1], "hestia"]


@pytest.mark.rule("VALE-EFF.2")
def test_balog_must_recover_the_only_target() -> None:
    g = table({"area": ["balog", "surtr", "hydra"]}, phase="effects")
    assert (hand(g), area(g)) == (["surtr"], ["balog", "hydra"])


@pytest.mark.rule("VALE-EFF.6")
def test_balog_cannot_be_activated_without_a_target() -> None:
    g = table({"area": ["balog", "agni", "hydra", "salamander", "nessie"]}, {"area": ["surtr"]}, phase="effects")
    assert offered(g) == ["activate salamander", "activate nessie"]
    assert refused(g, "activate balog").rule == "VALE-EFF.6"


# ---- Burning Skull


@pytest.mark.rule("VALE-EFF.2")
def test_burning_skull_must_turn_one_red_stone_into_three_points() -> None:
    g = table({"area": ["burning_skull"], "stones": {"red": 2, "blue": 1}, "score": 10}, phase="effects")
    assert (score(g), stones(g.players[0]), area(g)) == (13, (1, 1, 0), ["burning_skull"])


@pytest.mark.rule("VALE-EFF.6")
def test_burning_skull_cannot_be_activated_without_a_red_stone() -> None:
    g = table({"area": ["burning_skull", "nessie", "sea_spirit"], "stones": {"blue": 1, "purple": 1}}, phase="effects")
    assert refused(g, "activate burning_skull").rule == "VALE-EFF.6"
    answer(g, "activate nessie")
    assert (score(g), stones(g.players[0])) == (1 + 2 + 1, (0, 1, 1))


@pytest.mark.rule("VALE-R.24")
def test_burning_skull_must_use_a_red_stone_that_came_in_the_same_turn() -> None:
    g = table({"area": ["burning_skull", "salamander"], "score": 10}, phase="effects")
    assert (score(g), stones(g.players[0])) == (10 + 1 + 3, (0, 0, 0))


@pytest.mark.rule("VALE-R.13")
def test_burning_skull_gives_three_points_also_with_agni() -> None:
    g = table({"area": ["burning_skull", "agni"], "stones": {"red": 1}, "score": 10}, phase="effects")
    assert (score(g), stones(g.players[0])) == (13, (0, 0, 0))


@pytest.mark.rule("VALE-R.11")
def test_burning_skull_copied_by_genie_exalted_still_has_its_own_activation() -> None:
    g = table({"area": ["burning_skull", "genie_exalted"], "stones": {"red": 3}, "score": 10}, phase="effects")
    answer(g, "activate genie_exalted")
    assert (score(g), stones(g.players[0])) == (16, (1, 0, 0))


# ---- Firefox


@pytest.mark.rule("VALE-SUM.9")
@pytest.mark.parametrize(("others", "points"), [([], 0), (["hydra"], 1), (["hydra", "imp", "odin"], 3)])
def test_firefox_scores_the_hand_without_itself(others: list[str], points: int) -> None:
    g = table({"hand": ["firefox", *others], "area": ["ifrit"], "stones": {"red": 1}, "score": 10, **OPEN})
    answer(g, "summon firefox")
    assert (score(g), hand(g), area(g)) == (10 + points, others, ["ifrit", "firefox"])


# ---- Hestia


@pytest.mark.rule("VALE-CLR.1")
def test_hestia_lets_her_owner_hold_six_stones() -> None:
    g = table({"hand": ["hestia"], "stones": {"red": 2, "blue": 1}, "marked": ["mimic", "firefox"]})
    answer(g, "summon hestia", "sell firefox")
    assert stones(g.players[0]) == (5, 1, 0)
    answer(g, "sell mimic")
    assert asked(g) == (0, "KeepLimit")
    assert sorted(offered(g)) == ["drop 3 red 1 blue", "drop 4 red"]


def test_hestia_of_an_opponent_raises_no_limit() -> None:
    g = table({"stones": {"red": 3, "blue": 1}, "marked": ["firefox"]}, {"area": ["hestia"]})
    answer(g, "sell firefox")
    assert sorted(offered(g)) == ["drop 2 red 1 blue", "drop 3 red"]


@pytest.mark.rule("VALE-R.14", "VALE-STONE.4")
def test_hestia_released_leaves_a_limit_of_four_at_once() -> None:
    g = table({"area": ["hestia"], "stones": {"red": 4, "blue": 1, "purple": 1}, **OPEN}, round=5)
    answer(g, "release hestia", "pay 1 purple")
    assert sorted(offered(g)) == ["drop 1 blue", "drop 1 red"]
    assert refused(g, "sell mimic").rule == "VALE-STONE.4"
    answer(g, "drop 1 red")
    assert (stones(g.players[0]), discard(g)) == ((3, 1, 0), ["hestia"])


@pytest.mark.rule("VALE-R.14", "VALE-R.19")
def test_hestia_lost_in_an_opponents_turn_makes_her_owner_drop_stones_before_play_goes_on() -> None:
    hunter = {"hand": ["marina"], "stones": {"blue": 1, "purple": 1}, **OPEN}
    g = table(hunter, {"area": ["hestia"], "stones": {"red": 3, "blue": 3}})
    answer(g, "summon marina")
    assert asked(g) == (1, "KeepLimit")
    answer(g, "drop 2 red")
    assert asked(g) == (0, "Turn")
    assert (stones(g.players[1]), area(g, 1)) == ((1, 3, 0), [])


# ---- Horned Salamander


def test_horned_salamander_gains_four_red_stones() -> None:
    g = table({"area": ["horned_salamander"], "score": 10}, phase="effects")
    assert (stones(g.players[0]), score(g)) == ((4, 0, 0), 10)


@pytest.mark.rule("VALE-STONE.3")
def test_horned_salamander_may_cost_old_or_new_stones_above_the_limit() -> None:
    g = table({"area": ["horned_salamander"], "stones": {"red": 1, "blue": 1}}, phase="effects")
    assert asked(g) == (0, "KeepLimit")
    assert sorted(offered(g)) == ["drop 1 red 1 blue", "drop 2 red"]
    answer(g, "drop 2 red")
    assert stones(g.players[0]) == (3, 1, 0)


# ---- Ifrit


@pytest.mark.rule("VALE-SUM.9")
@pytest.mark.parametrize(("others", "points"), [([], 1), (["hydra", "imp", "odin"], 4)])
def test_ifrit_scores_every_card_of_the_area_with_itself(others: list[str], points: int) -> None:
    seat = {"hand": ["ifrit", "firefox"], "area": others, "stones": {"red": 2}, "score": 10, **OPEN}
    g = table(seat, {"area": ["surtr", "agni"]})
    answer(g, "summon ifrit")
    assert score(g) == 10 + points


# ---- Imp


def test_imp_gains_two_red_stones_when_summoned() -> None:
    g = table({"hand": ["imp"], "stones": {"blue": 1}, **OPEN})
    answer(g, "summon imp")
    assert (area(g), stones(g.players[0])) == (["imp"], (2, 1, 0))


@pytest.mark.rule("VALE-STONE.3")
def test_imp_may_be_summoned_with_a_full_purse_and_the_surplus_is_dropped() -> None:
    g = table({"hand": ["imp"], "stones": {"blue": 4}, **OPEN})
    answer(g, "summon imp")
    assert sorted(offered(g)) == ["drop 1 red 1 blue", "drop 2 blue", "drop 2 red"]
    answer(g, "drop 1 red 1 blue")
    assert stones(g.players[0]) == (1, 3, 0)


@pytest.mark.rule("VALE-CLR.12", "VALE-R.29")
def test_imp_returns_in_the_effects_phase_of_the_round_it_was_summoned_in() -> None:
    g = table({"hand": ["imp"], **OPEN}, {"marked": ["odin"]})
    answer(g, "summon imp", "sell mimic")  # nothing is left to do: the turn ends
    assert (asked(g), area(g)) == ((1, "Turn"), ["imp"])
    answer(g, "sell odin")
    assert (g.round, area(g), hand(g), stones(g.players[0])) == (6, [], ["imp"], (4, 0, 0))


@pytest.mark.rule("VALE-R.11")
def test_imp_copied_by_genie_exalted_returns_genie_exalted() -> None:
    g = table({"area": ["imp", "genie_exalted"]}, phase="effects", used=["imp"])
    assert (area(g), hand(g), stones(g.players[0])) == (["imp"], ["genie_exalted"], (0, 0, 0))


@pytest.mark.rule("VALE-R.12")
def test_imp_copied_by_scorch_gives_stones_and_no_recovery() -> None:
    g = table({"area": ["imp"], "hand": ["scorch"], "stones": {"purple": 2}, **OPEN})
    answer(g, "summon scorch")
    assert (stones(g.players[0]), area(g), hand(g)) == ((2, 0, 0), ["imp", "scorch"], [])
    answer(g, "sell mimic")  # nothing is left to do: the round ends
    assert (area(g), hand(g)) == (["scorch"], ["imp"])


# ---- Incubus


@pytest.mark.parametrize(
    ("others", "points"),
    [
        ([], 2),
        (["succubus", "kappa", "nessie"], 8),  # 0, 1, 2
        (["phoenix", "surtr", "charybdis"], 2),  # 3, 4, 5
    ],
)
def test_incubus_scores_itself_and_the_cards_up_to_cost_two(others: list[str], points: int) -> None:
    seat = {"hand": ["incubus"], "area": others, "stones": {"purple": 1}, "score": 10, **OPEN}
    g = table(seat, {"area": ["imp", "salamander"]})
    answer(g, "summon incubus")
    assert score(g) == 10 + points


@pytest.mark.rule("VALE-R.21")
def test_incubus_looks_at_printed_costs() -> None:
    g = table({"hand": ["incubus"], "area": ["pegasus", "tengu"], "stones": {"red": 1}, "score": 10, **OPEN})
    answer(g, "summon incubus")
    assert score(g) == 12  # Pegasus would make Tengu cost 2


# ---- Lava Giant


@pytest.mark.parametrize(("others", "points"), [([], 2), (["agni", "hydra", "imp", "scorch"], 6)])
def test_lava_giant_scores_the_fire_cards_of_the_area_with_itself(others: list[str], points: int) -> None:
    seat = {"hand": ["lava_giant", "firefox"], "area": others, "stones": {"blue": 1}, "score": 10, **OPEN}
    g = table(seat, {"area": ["hestia", "phoenix"]})
    answer(g, "summon lava_giant")
    assert score(g) == 10 + points


@pytest.mark.rule("VALE-R.12")
def test_lava_giant_copied_by_scorch_does_not_count_the_dragon() -> None:
    g = table({"area": ["lava_giant"], "hand": ["scorch"], "stones": {"purple": 2}, "score": 10, **OPEN})
    answer(g, "summon scorch")
    assert score(g) == 12


# ---- Phoenix


@pytest.mark.rule("VALE-R.20")
@pytest.mark.parametrize(("paid", "points"), [("pay 3 red", 3), ("pay 1 blue", 0)])
def test_phoenix_scores_each_red_stone_paid_for_a_summon(paid: str, points: int) -> None:
    seat = {"area": ["phoenix"], "hand": ["nessie", "hae_tae"], "stones": {"red": 3, "blue": 1}, "score": 10, **OPEN}
    g = table(seat)
    answer(g, "summon hae_tae", paid)
    assert score(g) == 10 + points


@pytest.mark.rule("VALE-R.13")
def test_phoenix_counts_stones_and_not_their_value() -> None:
    g = table({"area": ["phoenix", "agni"], "hand": ["surtr"], "stones": {"red": 2}, "score": 10, **OPEN})
    answer(g, "summon surtr")
    assert score(g) == 10 + 2 + 2  # two stones worth 4; Surtr's one family


@pytest.mark.rule("VALE-CLR.5")
def test_phoenix_scores_nothing_for_its_own_summoning() -> None:
    g = table({"hand": ["phoenix"], "stones": {"red": 3}, "score": 10, **OPEN})
    answer(g, "summon phoenix")
    assert (score(g), area(g), stones(g.players[0])) == (10, ["phoenix"], (0, 0, 0))


@pytest.mark.rule("VALE-EX.12", "VALE-CLR.8")
def test_phoenix_is_no_reason_to_pay_a_needless_red_stone() -> None:
    seat = {"area": ["phoenix", "hestia"], "hand": ["nessie"], "stones": {"red": 3, "blue": 1, "purple": 1}, **OPEN}
    g = table(seat)
    answer(g, "summon nessie")
    assert sorted(offered(g)) == ["pay 1 blue", "pay 1 purple", "pay 2 red"]
    assert refused(g, "pay 1 red 1 blue").rule == "VALE-CLR.8"
    assert refused(g, "pay 3 red").rule == "VALE-CLR.8"


@pytest.mark.rule("VALE-R.20")
def test_phoenix_scores_nothing_for_a_release() -> None:
    g = table({"area": ["phoenix", "goblin"], "stones": {"red": 2}, "score": 10, **OPEN}, round=2)
    answer(g, "release goblin")
    assert (score(g), stones(g.players[0])) == (10, (0, 0, 0))


@pytest.mark.rule("VALE-R.6")
def test_phoenix_scores_nothing_for_a_free_summon() -> None:
    seat = {
        "area": ["phoenix"],
        "hand": ["young_forest_spirit", "hae_tae", "nessie"],
        "stones": {"red": 4},
        "score": 10,
    }
    g = table({**seat, **OPEN})
    answer(g, "summon young_forest_spirit", "discard nessie")
    assert (score(g), stones(g.players[0])) == (10, (4, 0, 0))
    assert area(g) == ["phoenix", "young_forest_spirit", "hae_tae"]


def test_phoenix_ignores_what_an_opponent_pays() -> None:
    g = table({"hand": ["nessie"], "stones": {"red": 2}, **OPEN}, {"area": ["phoenix"], "score": 20})
    answer(g, "summon nessie")
    assert (score(g, 0), score(g, 1)) == (1, 20)


# ---- Salamander


def test_salamander_gains_a_red_stone_and_a_point() -> None:
    g = table({"area": ["salamander"], "stones": {"blue": 1}, "score": 10}, phase="effects")
    assert (score(g), stones(g.players[0])) == (11, (1, 1, 0))


@pytest.mark.rule("VALE-R.15", "VALE-R.23")
def test_salamander_gives_the_stone_first_and_the_point_after_the_surplus_is_dropped() -> None:
    g = table({"area": ["salamander"], "stones": {"blue": 4}, "score": 10}, phase="effects")
    assert (asked(g), score(g)) == ((0, "KeepLimit"), 10)
    answer(g, "drop 1 blue")
    assert (score(g), stones(g.players[0])) == (11, (1, 3, 0))


# ---- Succubus


@pytest.mark.rule("VALE-R.21")
@pytest.mark.parametrize(
    "lying", [["kappa", "nessie", "pegasus", "agni"], ["hydra", "odin", "tengu", "ifrit", "goblin"]]
)
def test_succubus_scores_ten_with_the_printed_costs_one_to_four(lying: list[str]) -> None:
    g = table({"hand": ["succubus"], "area": lying, "score": 10, **OPEN}, round=6)
    answer(g, "summon succubus")
    assert score(g) == 20


@pytest.mark.rule("VALE-R.5", "VALE-R.21")
@pytest.mark.parametrize(
    "lying",
    [
        [],
        ["nessie", "tengu", "agni", "gargoyle"],  # no 1
        ["kappa", "tengu", "agni", "goblin"],  # no 2
        ["kappa", "nessie", "agni", "surtr"],  # no 3
        ["kappa", "nessie", "pegasus", "charybdis"],  # no 4: Charybdis is printed 5
    ],
)
def test_succubus_without_the_four_costs_may_be_summoned_for_nothing(lying: list[str]) -> None:
    complete = {"area": ["salamander", "ifrit", "troll", "hydra"]}  # of another player
    g = table({"hand": ["succubus"], "area": lying, "score": 10, **OPEN}, complete)
    answer(g, "summon succubus")
    assert (score(g), area(g)) == (10, [*lying, "succubus"])


# ---- Surtr


@pytest.mark.parametrize(
    ("others", "points"),
    [
        ([], 2),
        (["hydra", "kappa", "goblin"], 6),  # water twice
        (["kappa", "goblin", "odin", "scorch"], 10),
    ],
)
def test_surtr_scores_each_family_of_the_area_with_its_own(others: list[str], points: int) -> None:
    g = table({"hand": ["surtr"], "area": others, "stones": {"purple": 1}, "score": 10, **OPEN}, {"area": ["tidal"]})
    answer(g, "summon surtr")
    assert score(g) == 10 + points


@pytest.mark.rule("VALE-R.12")
def test_surtr_copied_by_scorch_counts_the_dragon_too() -> None:
    g = table({"area": ["surtr"], "hand": ["scorch"], "stones": {"purple": 2}, "score": 10, **OPEN})
    answer(g, "summon scorch")
    assert score(g) == 14
