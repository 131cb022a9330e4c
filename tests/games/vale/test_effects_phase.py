"""The effects phase and the end of a round (VALE-EFF, VALE-RND)."""

from __future__ import annotations

import pytest

from support.vale import answer, area, asked, discard, hand, offered, refused, score, stones, table

# ---- whose turn it is


@pytest.mark.rule("VALE-EFF.1")
def test_effects_go_clockwise_from_the_first_player() -> None:
    g = table(
        {"area": ["goblin"]},
        {"area": ["basilisk"]},
        {"area": ["snail_maiden"], "stones": {"blue": 1, "purple": 1}},
        phase="effects",
        first_player=1,
    )
    assert asked(g) == (1, "Bargain")
    answer(g, "bargain red")
    assert asked(g) == (2, "SwapStones")
    answer(g, "swap blue")
    assert asked(g) == (0, "Rob")


@pytest.mark.rule("VALE-EFF.1")
def test_nobody_activates_in_another_players_turn() -> None:
    g = table({"area": ["basilisk", "troll"]}, {"area": ["odin", "salamander"]}, phase="effects")
    assert refused(g, "activate odin", seat=1).rule == "VALE-EFF.1"
    answer(g, "activate troll", "bargain red")
    assert asked(g) == (1, "ActivateNext")


@pytest.mark.rule("VALE-EFF.1")
def test_the_other_players_effects_follow_in_the_same_phase() -> None:
    g = table({"hand": ["hestia"]}, {"area": ["salamander"], "score": 10})
    assert score(g, 1) == 10
    answer(g, "end turn")  # seat 1 has nothing to decide: its turn and all effects run by themselves
    assert score(g, 1) == 11
    assert g.view(None)["phase"] == "hunt"


# ---- every effect, once, in any order


@pytest.mark.rule("VALE-EFF.2")
def test_every_active_effect_is_resolved_exactly_once() -> None:
    g = table({"area": ["salamander", "undine_queen", "nessie"], "score": 10}, phase="effects")
    answer(g, "activate undine_queen", "activate salamander")
    assert (score(g), stones(g.players[0])) == (10 + 1 + 2, (1, 1, 0))
    assert int(g.round) == 6


@pytest.mark.rule("VALE-EFF.2")
def test_only_effects_of_the_own_area_are_resolved() -> None:
    g = table({"area": ["troll", "basilisk"], "hand": ["salamander"], "score": 10}, {"area": ["odin"]}, phase="effects")
    assert offered(g) == ["activate troll", "activate basilisk"]
    assert refused(g, "activate salamander").rule == "VALE-EFF.2"
    assert refused(g, "activate odin").rule == "VALE-EFF.2"


@pytest.mark.rule("VALE-EFF.2")
def test_an_effect_already_resolved_is_not_offered_again() -> None:
    g = table({"area": ["salamander", "troll", "nessie"]}, phase="effects", used=["salamander"])
    assert offered(g) == ["activate troll", "activate nessie"]
    assert refused(g, "activate salamander").rule == "VALE-EFF.2"


@pytest.mark.rule("VALE-EFF.2")
def test_instant_and_permanent_effects_do_not_happen_in_the_effects_phase() -> None:
    g = table({"area": ["ifrit", "hydra", "agni", "sylph", "tengu"], "score": 10}, phase="effects")
    assert (score(g), stones(g.players[0]), hand(g)) == (10, (0, 0, 0), [])
    assert area(g) == ["ifrit", "hydra", "agni", "sylph", "tengu"]


@pytest.mark.rule("VALE-EFF.2")
def test_effects_come_back_in_every_round() -> None:
    g = table({"area": ["salamander"], "score": 10}, phase="effects")
    assert score(g) == 11
    while int(g.round) == 6:  # mark, tame, end the turn
        answer(g, next(words for words in offered(g) if words.startswith(("mark", "tame", "end turn"))))
    assert score(g) == 12


@pytest.mark.rule("VALE-EFF.3", "VALE-EX.7")
@pytest.mark.parametrize(
    ("order", "points", "purple"),
    [(["activate odin"], 2, 0), (["activate griffon"], 0, 1)],
)
def test_the_player_chooses_the_order(order: list[str], points: int, purple: int) -> None:
    cards = ["imp", "hestia", "phoenix", "tidal", "mimic"]
    g = table({"area": ["odin", "griffon"], "hand": cards, "score": 10}, phase="effects")
    assert offered(g) == ["activate odin", "activate griffon"]
    answer(g, *order)
    assert len(hand(g)) == 6
    assert (score(g), stones(g.players[0])) == (10 + points, (0, 0, purple))


@pytest.mark.rule("VALE-EFF.4")
def test_an_order_may_make_another_effect_impossible() -> None:
    g = table({"area": ["charybdis", "snail_maiden"], "stones": {"blue": 1}, "score": 10}, phase="effects")
    assert offered(g) == ["activate charybdis", "activate snail_maiden"]
    answer(g, "activate snail_maiden")  # the only blue stone becomes purple
    assert (score(g), stones(g.players[0])) == (10, (0, 0, 1))
    assert g.view(None)["phase"] == "hunt"


@pytest.mark.rule("VALE-EFF.4")
def test_the_other_order_resolves_the_first_and_loses_the_second() -> None:
    g = table({"area": ["charybdis", "snail_maiden"], "stones": {"blue": 1}, "score": 10}, phase="effects")
    answer(g, "activate charybdis")
    assert (score(g), stones(g.players[0])) == (15, (0, 0, 0))
    assert g.view(None)["phase"] == "hunt"


# ---- when the turn ends


@pytest.mark.rule("VALE-EFF.5")
def test_the_turn_does_not_end_before_every_effect_is_done() -> None:
    g = table({"area": ["goblin_soldier", "troll", "nessie"], "score": 30}, phase="effects")
    assert offered(g) == ["activate goblin_soldier", "activate troll", "activate nessie"]
    assert refused(g, "end turn").rule == "VALE-EFF.5"
    answer(g, "activate nessie")
    assert refused(g, "end turn").rule == "VALE-EFF.5"
    answer(g, "activate troll")  # the soldier, who now costs four points, is not spared
    assert score(g) == 30 + 2 - 4


@pytest.mark.rule("VALE-EFF.5", "VALE-EFF.6")
def test_cards_that_cannot_be_activated_do_not_hold_up_the_turn() -> None:
    g = table({"area": ["medusa", "burning_skull", "charybdis", "mimic", "balog"], "score": 10}, phase="effects")
    assert g.view(None)["phase"] == "hunt"
    assert (score(g), stones(g.players[0]), hand(g)) == (10, (0, 0, 0), [])


@pytest.mark.rule("VALE-EFF.6")
@pytest.mark.parametrize(
    ("card", "lack"),
    [
        ("burning_skull", {"stones": {"blue": 1}}),
        ("charybdis", {"stones": {"red": 1}}),
        ("medusa", {"stones": {"blue": 1}}),
        ("snail_maiden", {"stones": {"red": 1}}),
        ("mimic", {}),
        ("balog", {}),
        ("asmodeus", {}),
        ("genie_exalted", {}),
    ],
)
def test_an_effect_that_cannot_be_resolved_gives_nothing(card: str, lack: dict[str, object]) -> None:
    g = table({"area": [card], "score": 10, **lack}, phase="effects", discard=["imp"])
    held = lack.get("stones", {})
    assert stones(g.players[0]) == (held.get("red", 0), held.get("blue", 0), 0)  # type: ignore[attr-defined]
    assert (score(g), hand(g), area(g), discard(g)) == (10, [], [card], ["imp"])


@pytest.mark.rule("VALE-EFF.6")
def test_an_effect_that_cannot_be_resolved_cannot_be_chosen() -> None:
    g = table({"area": ["charybdis", "troll", "nessie"], "stones": {"red": 1}}, phase="effects")
    assert offered(g) == ["activate troll", "activate nessie"]
    assert refused(g, "activate charybdis").rule == "VALE-EFF.6"


@pytest.mark.rule("VALE-EFF.7")
def test_the_phase_lasts_until_the_last_player_is_done() -> None:
    g = table(
        {"area": ["salamander"]}, {"area": ["undine_queen"]}, {"area": ["basilisk"], "score": 10}, phase="effects"
    )
    assert (g.view(None)["phase"], int(g.round)) == ("effects", 5)
    answer(g, "bargain purple")
    assert (g.view(None)["phase"], int(g.round)) == ("hunt", 6)


# ---- the end of a round


@pytest.mark.rule("VALE-RND.1")
@pytest.mark.parametrize(("points", "over"), [(58, False), (59, True)])
def test_the_end_of_the_game_is_checked_after_the_effects(points: int, over: bool) -> None:
    g = table({"area": ["salamander"], "score": points}, phase="effects")
    assert (g.ask is None) == over
    assert g.result().over == over


@pytest.mark.rule("VALE-RND.1")
def test_the_end_of_the_game_is_not_checked_before_the_effects() -> None:
    g = table({"hand": ["hestia"], "score": 60}, {"area": ["basilisk"]})
    answer(g, "end turn")
    assert asked(g) == (1, "Bargain")
    answer(g, "bargain red")
    assert g.ask is None


@pytest.mark.rule("VALE-RND.2")
@pytest.mark.parametrize("number", [1, 5, 9])
def test_the_round_marker_advances_by_one(number: int) -> None:
    g = table({"area": ["basilisk"]}, round=number, phase="effects")
    assert int(g.round) == number
    answer(g, "bargain red")
    assert int(g.round) == number + 1


@pytest.mark.rule("VALE-RND.3")
@pytest.mark.parametrize(("seats", "first", "then"), [(2, 0, 1), (2, 1, 0), (3, 1, 2), (3, 2, 0), (4, 3, 0)])
def test_the_first_player_token_passes_to_the_left(seats: int, first: int, then: int) -> None:
    described: list[dict[str, object]] = [{} for _ in range(seats)]
    described[first] = {"area": ["basilisk"]}
    g = table(*described, phase="effects", first_player=first)
    assert g.view(None)["first_player"] == first
    answer(g, "bargain red")
    assert g.view(None)["first_player"] == then
    assert asked(g) == (then, "Hunt")


@pytest.mark.rule("VALE-RND.4")
def test_hands_areas_stones_and_scores_stay() -> None:
    g = table(
        {"area": ["agni", "basilisk"], "hand": ["ember", "tidal"], "stones": {"red": 1, "blue": 2}, "score": 20},
        {"area": ["hestia"], "hand": ["imp"], "stones": {"red": 5}, "score": 30},
        phase="effects",
        discard=["hydra"],
    )
    answer(g, "bargain red")
    assert int(g.round) == 6
    assert (area(g, 0), area(g, 1)) == (["agni", "basilisk"], ["hestia"])
    assert (hand(g, 0), hand(g, 1)) == (["ember", "tidal"], ["imp"])
    assert (stones(g.players[0]), stones(g.players[1])) == ((2, 2, 0), (5, 0, 0))
    assert (score(g, 0), score(g, 1), discard(g)) == (20, 30, ["hydra"])
