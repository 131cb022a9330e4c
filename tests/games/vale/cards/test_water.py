"""The water cards, one section per card."""

from __future__ import annotations

import pytest

from support.vale import answer, area, asked, discard, hand, offered, refused, score, stones, table

OPEN = {"marked": ["mimic"]}  # a card still to sell or tame keeps the turn open


# ---- Charybdis


@pytest.mark.rule("VALE-EFF.2")
def test_charybdis_must_turn_one_blue_stone_into_five_points() -> None:
    g = table({"area": ["charybdis"], "stones": {"red": 1, "blue": 2, "purple": 1}, "score": 10}, phase="effects")
    assert (score(g), stones(g.players[0]), area(g)) == (15, (1, 1, 1), ["charybdis"])


@pytest.mark.rule("VALE-EFF.6", "VALE-R.13")
def test_charybdis_cannot_be_activated_without_a_blue_stone() -> None:
    lying = [
        "charybdis",
        "hae_tae",
        "nessie",
        "salamander",
    ]  # Hae-tae swaps the values, not the kinds
    g = table({"area": lying, "stones": {"red": 1, "purple": 2}, "score": 10}, phase="effects")
    assert refused(g, "activate charybdis").rule == "VALE-EFF.6"
    answer(g, "activate nessie")
    assert (score(g), stones(g.players[0])) == (10 + 2 + 1, (2, 0, 2))


@pytest.mark.rule("VALE-R.13")
def test_charybdis_gives_five_points_whatever_the_blue_stone_is_worth() -> None:
    lying = ["charybdis", "hae_tae", "water_giant"]
    g = table({"area": lying, "stones": {"blue": 1}, "score": 10}, phase="effects")
    assert (score(g), stones(g.players[0])) == (15, (0, 0, 0))


# ---- Hae-tae (and all values of stones)


@pytest.mark.rule("VALE-R.13", "VALE-STONE.1")
@pytest.mark.parametrize(
    ("lying", "values"),
    [
        ([], (1, 3, 6)),
        (["agni"], (2, 3, 6)),
        (["hae_tae"], (1, 6, 3)),
        (["water_giant"], (1, 4, 7)),
        (["hae_tae", "water_giant"], (1, 7, 4)),
        (["water_giant", "hae_tae"], (1, 7, 4)),
        (["water_giant", "agni", "hae_tae"], (2, 7, 4)),
    ],
)
def test_hae_tae_swaps_blue_and_purple_after_agni_and_water_giant(lying: list[str], values: tuple[int, ...]) -> None:
    worth = []
    for stone in ("red", "blue", "purple"):  # Yuki Onna pays points for the value of one stone
        g = table({"area": lying, "hand": ["yuki_onna"], "stones": {stone: 1}, "score": 10, **OPEN})
        answer(g, "summon yuki_onna")
        worth.append(score(g) - 10)
    assert tuple(worth) == values


@pytest.mark.rule("VALE-STONE.9")
def test_hae_tae_counts_for_payments() -> None:
    g = table({"area": ["hae_tae"], "hand": ["charybdis"], "stones": {"blue": 1, "purple": 2}, **OPEN})
    answer(g, "summon charybdis")
    assert sorted(offered(g)) == ["pay 1 blue", "pay 2 purple"]


@pytest.mark.rule("VALE-STONE.10")
def test_hae_tae_of_an_opponent_changes_nothing() -> None:
    g = table({"hand": ["charybdis"], "stones": {"blue": 1}, **OPEN}, {"area": ["hae_tae"]})
    assert refused(g, "summon charybdis").rule == "VALE-SUM.3"


# ---- Hydra


@pytest.mark.rule("VALE-R.22", "VALE-EX.5")
@pytest.mark.parametrize(
    ("pick", "purse", "drawn", "points"),
    [
        ("choose purple and draw", (0, 0, 1), ["odin"], 0),
        ("choose purple and blues", (0, 2, 1), [], 0),
        ("choose purple and points", (0, 0, 1), [], 4),
        ("choose draw and blues", (0, 2, 0), ["odin"], 0),
        ("choose draw and points", (0, 0, 0), ["odin"], 4),
        ("choose blues and points", (0, 2, 0), [], 4),
    ],
)
def test_hydra_gives_two_different_bonuses(pick: str, purse: tuple[int, ...], drawn: list[str], points: int) -> None:
    seat = {"area": ["goblin", "imp"], "hand": ["hydra"], "stones": {"red": 4}, "score": 10, **OPEN}
    g = table(seat, deck_top=["odin"])
    answer(g, "summon hydra")
    assert len(offered(g)) == 6
    assert hand(g) == []  # nothing is drawn before both bonuses are named
    answer(g, pick)
    assert (stones(g.players[0]), hand(g), score(g)) == (purse, drawn, 10 + points)
    assert (asked(g), area(g)) == ((0, "Turn"), ["goblin", "imp", "hydra"])


@pytest.mark.rule("VALE-R.17")
def test_hydra_may_not_draw_from_empty_piles() -> None:
    g = table({"hand": ["hydra"], "stones": {"red": 4}, **OPEN}, rest=1)
    answer(g, "summon hydra")
    assert offered(g) == ["choose purple and blues", "choose purple and points", "choose blues and points"]
    assert refused(g, "choose draw and points").rule == "VALE-R.17"


@pytest.mark.rule("VALE-R.15")
def test_hydra_brings_all_stones_together_and_the_surplus_is_dropped_once() -> None:
    g = table({"hand": ["hydra"], "stones": {"red": 1, "blue": 1, "purple": 2}, **OPEN})
    answer(g, "summon hydra", "pay 1 purple", "choose purple and blues")
    drops = ["drop 1 blue 1 purple", "drop 1 red 1 blue", "drop 1 red 1 purple", "drop 2 blue", "drop 2 purple"]
    assert sorted(offered(g)) == drops
    answer(g, "drop 1 red 1 blue")
    assert (asked(g), stones(g.players[0])) == ((0, "Turn"), (0, 2, 2))


@pytest.mark.rule("VALE-R.15", "VALE-R.23")
@pytest.mark.parametrize(
    ("pick", "drop", "before", "after"),
    [
        ("choose draw and blues", "drop 1 blue", (10, ["odin"]), (10, ["odin"])),
        ("choose blues and points", "drop 1 blue", (10, []), (14, [])),
    ],
)
def test_hydra_carries_out_her_bonuses_in_printed_order(
    pick: str, drop: str, before: tuple[int, list[str]], after: tuple[int, list[str]]
) -> None:
    g = table({"hand": ["hydra"], "stones": {"red": 3, "purple": 1}, "score": 10, **OPEN}, deck_top=["odin"])
    answer(g, "summon hydra", pick)
    assert (asked(g), (score(g), hand(g))) == ((0, "KeepLimit"), before)
    answer(g, drop)
    assert (score(g), hand(g)) == after


@pytest.mark.rule("VALE-R.12")
def test_hydra_copied_by_scorch_lets_scorch_choose_anew() -> None:
    g = table({"area": ["hydra"], "hand": ["scorch"], "stones": {"purple": 2}, "score": 10, **OPEN})
    answer(g, "summon scorch", "choose blues and points")
    assert (score(g), stones(g.players[0])) == (14, (0, 2, 0))


# ---- Kappa


@pytest.mark.rule("VALE-R.20")
@pytest.mark.parametrize(("paid", "points"), [("pay 2 blue", 2), ("pay 1 red 1 blue", 2), ("pay 1 purple", 0)])
def test_kappa_scores_two_for_a_summon_paid_with_blue(paid: str, points: int) -> None:
    seat = {"area": ["kappa"], "hand": ["triton"], "stones": {"red": 1, "blue": 2, "purple": 1}, "score": 10, **OPEN}
    g = table(seat)
    answer(g, "summon triton", paid)
    assert (score(g), area(g)) == (10 + points, ["kappa", "triton"])


@pytest.mark.rule("VALE-CLR.6", "VALE-CLR.5", "VALE-EX.10")
def test_kappa_scores_nothing_for_its_own_summoning() -> None:
    g = table({"hand": ["kappa"], "stones": {"blue": 1}, "score": 10, **OPEN})
    answer(g, "summon kappa")
    assert (score(g), area(g), stones(g.players[0])) == (10, ["kappa"], (0, 0, 0))


@pytest.mark.rule("VALE-R.13")
@pytest.mark.parametrize(("stone", "points"), [("blue", 2), ("purple", 0)])
def test_kappa_looks_at_the_kind_of_the_stone_and_not_at_its_value(stone: str, points: int) -> None:
    g = table({"area": ["kappa", "hae_tae"], "hand": ["troll"], "stones": {stone: 1}, "score": 10, **OPEN})
    answer(g, "summon troll")
    assert (score(g), stones(g.players[0])) == (10 + points, (0, 0, 0))


@pytest.mark.rule("VALE-R.20")
def test_kappa_scores_nothing_for_a_release() -> None:
    g = table({"area": ["kappa", "goblin"], "stones": {"blue": 1}, "score": 10, **OPEN}, round=2)
    answer(g, "release goblin")
    assert (score(g), area(g), stones(g.players[0])) == (10, ["kappa"], (0, 0, 0))


@pytest.mark.rule("VALE-R.6")
def test_kappa_scores_nothing_for_a_free_summon() -> None:
    seat = {"area": ["kappa"], "hand": ["young_forest_spirit", "troll", "nessie"], "stones": {"blue": 4}, "score": 10}
    g = table({**seat, **OPEN})
    answer(g, "summon young_forest_spirit", "discard nessie")
    assert (score(g), area(g)) == (10, ["kappa", "young_forest_spirit", "troll"])


def test_kappa_ignores_what_an_opponent_pays() -> None:
    g = table({"hand": ["troll"], "stones": {"blue": 1}, **OPEN}, {"area": ["kappa"], "score": 20})
    answer(g, "summon troll")
    assert (area(g), score(g, 0), score(g, 1)) == (["troll"], 1, 20)


# ---- Leviathan


@pytest.mark.rule("VALE-CLR.4", "VALE-R.19", "VALE-R.23")
def test_leviathan_scores_seven_and_the_named_player_picks_the_dragon() -> None:
    hunter = {"hand": ["leviathan"], "area": ["tidal"], "stones": {"purple": 1}, "score": 10, **OPEN}
    g = table(hunter, {"area": ["ember", "hydra", "gust"]}, {"area": ["odin"], "hand": ["scorch"]})
    answer(g, "summon leviathan")
    assert (asked(g), score(g)) == ((0, "NameOwner"), 17)
    assert offered(g) == ["name seat 0", "name seat 1"]
    assert refused(g, "name seat 2").rule == "VALE-CLR.4"
    answer(g, "name seat 1")
    assert (asked(g), offered(g)) == ((1, "GiveUp"), ["give up ember", "give up gust"])
    answer(g, "give up gust")
    assert (area(g, 1), discard(g)) == (["ember", "hydra"], ["gust"])
    assert (asked(g), score(g), area(g)) == ((0, "Turn"), 17, ["tidal", "leviathan"])


@pytest.mark.rule("VALE-CLR.4", "VALE-R.19")
def test_leviathan_hits_the_only_dragon_without_a_question_even_the_summoners() -> None:
    g = table({"hand": ["leviathan"], "area": ["tidal"], "stones": {"purple": 1}, "score": 10, **OPEN})
    answer(g, "summon leviathan")
    assert (asked(g), score(g), area(g), discard(g)) == ((0, "Turn"), 17, ["leviathan"], ["tidal"])


@pytest.mark.rule("VALE-CLR.3", "VALE-CLR.4", "VALE-R.5")
def test_leviathan_cannot_be_summoned_while_no_area_holds_a_dragon() -> None:
    seat = {"hand": ["leviathan", "tidal"], "area": ["hydra"], "stones": {"blue": 2}, **OPEN}
    g = table(seat, {"area": ["odin"], "hand": ["ember"]}, discard=["gust"])
    assert refused(g, "summon leviathan").rule == "VALE-CLR.3"


@pytest.mark.rule("VALE-R.12")
def test_leviathan_copied_by_scorch_may_hit_scorch_itself() -> None:
    g = table({"hand": ["scorch"], "area": ["leviathan"], "stones": {"purple": 2}, "score": 10, **OPEN})
    answer(g, "summon scorch")
    assert (score(g), area(g), discard(g)) == (17, ["leviathan"], ["scorch"])


# ---- Nessie


def test_nessie_scores_two_while_her_owner_has_no_dragon() -> None:
    g = table({"area": ["nessie", "odin"], "hand": ["ember"], "score": 10}, {"area": ["tidal"]}, phase="effects")
    answer(g, "activate nessie")
    assert score(g) == 10 + 2 + 2  # and 2 from Odin


@pytest.mark.rule("VALE-R.7")
def test_nessie_beside_a_dragon_is_activated_for_nothing() -> None:
    g = table({"area": ["nessie", "tidal", "basilisk"], "score": 10}, phase="effects")
    assert offered(g) == ["activate nessie", "activate basilisk"]
    answer(g, "activate nessie", "bargain red")
    assert (score(g), g.round) == (10, 6)


# ---- Poseidon


@pytest.mark.parametrize(("others", "points"), [([], 3), (["hydra", "goblin", "nessie", "tidal"], 9)])
def test_poseidon_scores_the_water_cards_of_the_area_with_itself(others: list[str], points: int) -> None:
    seat = {"area": others, "hand": ["poseidon", "kappa"], "stones": {"blue": 3}, "score": 10, **OPEN}
    g = table(seat, {"area": ["triton", "undine"]})
    answer(g, "summon poseidon")
    assert score(g) == 10 + points


@pytest.mark.rule("VALE-R.12")
def test_poseidon_copied_by_scorch_does_not_count_the_dragon() -> None:
    g = table({"area": ["poseidon"], "hand": ["scorch"], "stones": {"purple": 2}, "score": 10, **OPEN})
    answer(g, "summon scorch")
    assert score(g) == 13


# ---- Sea Spirit


@pytest.mark.rule("VALE-R.13", "VALE-R.7")
@pytest.mark.parametrize(
    ("purse", "points"), [({"blue": 3}, 3), ({"blue": 1, "red": 2, "purple": 1}, 1), ({"red": 1, "purple": 3}, 0)]
)
@pytest.mark.parametrize("also", [[], ["hae_tae"], ["water_giant"]])
def test_sea_spirit_scores_blue_stones_whatever_they_are_worth(
    also: list[str], purse: dict[str, int], points: int
) -> None:
    g = table({"area": ["sea_spirit", "nessie", *also], "stones": purse, "score": 10}, phase="effects")
    assert offered(g) == ["activate sea_spirit", "activate nessie"]  # also for 0 points
    answer(g, "activate nessie")
    assert score(g) == 12 + points


# ---- Snail Maiden


@pytest.mark.parametrize(("pick", "purse"), [("swap blue", (1, 0, 2)), ("swap purple", (1, 3 + 1, 0))])
def test_snail_maiden_swaps_a_blue_stone_or_a_purple_one(pick: str, purse: tuple[int, ...]) -> None:
    g = table({"area": ["snail_maiden", "hestia"], "stones": {"red": 1, "blue": 1, "purple": 1}}, phase="effects")
    assert (asked(g), offered(g)) == ((0, "SwapStones"), ["swap blue", "swap purple"])
    answer(g, pick)
    assert stones(g.players[0]) == purse


@pytest.mark.rule("VALE-EFF.2")
@pytest.mark.parametrize(("stone", "purse"), [("blue", (0, 0, 1)), ("purple", (0, 3, 0))])
def test_snail_maiden_must_swap_the_only_kind_there_is(stone: str, purse: tuple[int, ...]) -> None:
    g = table({"area": ["snail_maiden"], "stones": {stone: 1}}, phase="effects")
    assert stones(g.players[0]) == purse


@pytest.mark.rule("VALE-EFF.6")
def test_snail_maiden_cannot_be_activated_with_red_stones_alone() -> None:
    g = table({"area": ["snail_maiden", "nessie", "sea_spirit"], "stones": {"red": 4}}, phase="effects")
    assert refused(g, "activate snail_maiden").rule == "VALE-EFF.6"
    answer(g, "activate nessie")
    assert (stones(g.players[0]), g.round) == ((4, 0, 0), 6)


@pytest.mark.rule("VALE-R.15", "VALE-STONE.3")
def test_snail_maiden_drops_only_what_is_above_the_limit_after_the_swap() -> None:
    g = table({"area": ["snail_maiden"], "stones": {"red": 3, "purple": 1}}, phase="effects")
    assert sorted(offered(g)) == ["drop 1 red 1 blue", "drop 2 blue", "drop 2 red"]
    answer(g, "drop 2 red")
    assert stones(g.players[0]) == (1, 3, 0)


@pytest.mark.rule("VALE-R.11")
def test_snail_maiden_copied_by_genie_exalted_swaps_twice() -> None:
    g = table({"area": ["snail_maiden", "genie_exalted"], "stones": {"blue": 2}}, phase="effects")
    answer(g, "activate genie_exalted", "swap blue")
    assert stones(g.players[0]) == (0, 0, 2)


# ---- Triton


def test_triton_gains_two_blue_stones_for_each_water_card_tamed() -> None:
    g = table({"area": ["triton"], "marked": ["hydra", "kappa"]})
    answer(g, "tame hydra")
    assert (stones(g.players[0]), hand(g)) == ((0, 2, 0), ["hydra"])
    answer(g, "tame kappa")
    assert (stones(g.players[0]), hand(g)) == ((0, 4, 0), ["hydra", "kappa"])


@pytest.mark.rule("VALE-STONE.3")
def test_triton_may_bring_more_stones_than_can_be_kept() -> None:
    g = table({"area": ["triton"], "stones": {"red": 3}, "marked": ["hydra", "mimic"]})
    answer(g, "tame hydra")
    assert sorted(offered(g)) == ["drop 1 blue", "drop 1 red"]


def test_triton_gives_nothing_for_another_family_or_a_sale() -> None:
    g = table({"area": ["triton"], "marked": ["hydra", "tidal"]})
    answer(g, "tame tidal")
    assert stones(g.players[0]) == (0, 0, 0)
    answer(g, "sell hydra")
    assert stones(g.players[0]) == (0, 1, 0)  # the price alone


def test_triton_gives_nothing_for_recovered_and_drawn_cards() -> None:
    g = table({"area": ["triton", "undine", "griffon"]}, phase="effects", deck_top=["hydra"])
    answer(g, "activate griffon")
    assert (sorted(hand(g)), stones(g.players[0])) == (["hydra", "undine"], (0, 0, 0))


def test_triton_ignores_what_an_opponent_tames() -> None:
    g = table({"marked": ["hydra", "mimic"]}, {"area": ["triton"]})
    answer(g, "tame hydra")
    assert (stones(g.players[0]), stones(g.players[1])) == ((0, 0, 0), (0, 0, 0))


# ---- Undine


def test_undine_gains_a_blue_stone_when_summoned() -> None:
    g = table({"hand": ["undine"], "stones": {"red": 2}, **OPEN})
    answer(g, "summon undine")
    assert (area(g), stones(g.players[0])) == (["undine"], (1, 1, 0))


@pytest.mark.rule("VALE-EX.14", "VALE-CLR.11", "VALE-CLR.12", "VALE-CLR.13")
def test_undine_fills_a_place_until_she_returns_to_the_hand_without_a_refund() -> None:
    g = table({"hand": ["undine", "goblin"], "stones": {"red": 2}, **OPEN}, {"marked": ["odin"]}, round=1)
    answer(g, "summon undine")
    assert refused(g, "summon goblin").rule == "VALE-SUM.2"
    answer(g, "tame mimic", "end turn")
    assert area(g) == ["undine"]
    answer(g, "tame odin", "end turn")
    assert (g.round, area(g), hand(g)) == (2, [], ["goblin", "mimic", "undine"])
    assert stones(g.players[0]) == (1, 1, 0)


@pytest.mark.rule("VALE-R.11")
def test_undine_copied_by_genie_exalted_returns_genie_exalted() -> None:
    g = table({"area": ["undine", "genie_exalted"]}, phase="effects", used=["undine"])
    assert (area(g), hand(g), stones(g.players[0])) == (["undine"], ["genie_exalted"], (0, 0, 0))


# ---- Undine Queen


def test_undine_queen_gains_a_blue_stone_and_stays() -> None:
    g = table({"area": ["undine_queen"], "stones": {"red": 3}, "score": 10}, phase="effects")
    assert (stones(g.players[0]), area(g), hand(g), score(g)) == ((3, 1, 0), ["undine_queen"], [], 10)


@pytest.mark.rule("VALE-STONE.3")
def test_undine_queen_must_bring_her_stone_also_above_the_limit() -> None:
    g = table({"area": ["undine_queen"], "stones": {"red": 4}}, phase="effects")
    assert sorted(offered(g)) == ["drop 1 blue", "drop 1 red"]
    answer(g, "drop 1 red")
    assert stones(g.players[0]) == (3, 1, 0)


# ---- Water Giant (its values: see Hae-tae)


def test_water_giant_gains_two_blue_stones_when_summoned() -> None:
    g = table({"hand": ["water_giant"], "stones": {"red": 4}, **OPEN})
    answer(g, "summon water_giant")
    assert (area(g), stones(g.players[0])) == (["water_giant"], (0, 2, 0))


@pytest.mark.rule("VALE-CLR.5")
def test_water_giant_does_not_help_to_pay_for_itself() -> None:
    g = table({"hand": ["water_giant"], "stones": {"blue": 1}, **OPEN})
    assert refused(g, "summon water_giant").rule == "VALE-SUM.3"
    g = table({"hand": ["water_giant", "hydra"], "stones": {"blue": 2}, **OPEN})
    answer(g, "summon water_giant")  # with both stones; the two new ones are worth 4 each
    assert stones(g.players[0]) == (0, 2, 0)
    answer(g, "summon hydra")
    assert stones(g.players[0]) == (0, 1, 0)


@pytest.mark.rule("VALE-STONE.10")
def test_water_giant_of_an_opponent_changes_nothing() -> None:
    g = table({"hand": ["hydra"], "stones": {"blue": 1}, **OPEN}, {"area": ["water_giant"]})
    assert refused(g, "summon hydra").rule == "VALE-SUM.3"


@pytest.mark.rule("VALE-R.12")
def test_water_giant_copied_by_scorch_gives_two_stones_and_no_second_raise() -> None:
    g = table({"area": ["water_giant"], "hand": ["scorch", "yuki_onna"], "stones": {"purple": 2}, "score": 10, **OPEN})
    answer(g, "summon scorch")
    assert stones(g.players[0]) == (0, 2, 0)
    answer(g, "summon yuki_onna")
    assert score(g) == 18


# ---- Yuki Onna


@pytest.mark.rule("VALE-STONE.9")
@pytest.mark.parametrize(("lying", "points"), [([], 1 + 6 + 6), (["agni", "water_giant"], 2 + 8 + 7)])
def test_yuki_onna_turns_all_stones_into_their_value(lying: list[str], points: int) -> None:
    purse = {"red": 1, "blue": 2, "purple": 1}
    g = table({"area": lying, "hand": ["yuki_onna"], "stones": purse, "score": 10, **OPEN})
    answer(g, "summon yuki_onna")
    assert (score(g), stones(g.players[0])) == (10 + points, (0, 0, 0))


@pytest.mark.rule("VALE-R.5")
def test_yuki_onna_may_be_summoned_without_stones() -> None:
    g = table({"hand": ["yuki_onna"], "score": 10, **OPEN})
    answer(g, "summon yuki_onna")
    assert (score(g), area(g)) == (10, ["yuki_onna"])


@pytest.mark.rule("VALE-R.12")
def test_yuki_onna_copied_by_scorch_takes_what_is_left_after_payment() -> None:
    seat = {
        "area": ["yuki_onna"],
        "hand": ["scorch"],
        "stones": {"purple": 2, "blue": 1, "red": 1},
        "score": 10,
        **OPEN,
    }
    g = table(seat)
    answer(g, "summon scorch", "pay 2 purple")
    assert (score(g), stones(g.players[0]), area(g)) == (14, (0, 0, 0), ["yuki_onna", "scorch"])


# ---- Yuki Onna Exalted


@pytest.mark.rule("VALE-R.13", "VALE-STONE.9")
@pytest.mark.parametrize(
    ("lying", "points"),
    [([], 6), (["hae_tae"], 12), (["water_giant"], 8), (["water_giant", "hae_tae"], 14), (["agni"], 6)],
)
def test_yuki_onna_exalted_scores_the_value_of_the_blue_stones_kept(lying: list[str], points: int) -> None:
    purse = {"blue": 3, "purple": 1}
    g = table({"area": lying, "hand": ["yuki_onna_exalted"], "stones": purse, "score": 10, **OPEN})
    answer(g, "summon yuki_onna_exalted", "pay 1 blue")
    assert (score(g), stones(g.players[0])) == (10 + points, (0, 2, 1))


@pytest.mark.rule("VALE-R.5")
def test_yuki_onna_exalted_may_be_summoned_with_the_last_blue_stone() -> None:
    g = table({"hand": ["yuki_onna_exalted"], "stones": {"blue": 1}, "score": 10, **OPEN})
    answer(g, "summon yuki_onna_exalted")
    assert (score(g), area(g), stones(g.players[0])) == (10, ["yuki_onna_exalted"], (0, 0, 0))
