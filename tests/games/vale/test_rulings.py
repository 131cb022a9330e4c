"""Our rulings on what the rulebook leaves open (VALE-R); those on stones and piles and on
effects inside effects have files of their own."""

from __future__ import annotations

import pytest

from deskovka.core.errors import IllegalOption
from deskovka.games.vale.table import Vale
from deskovka.testing import play
from support.vale import VALE, answer, area, asked, discard, hand, offered, refused, score, stones, table

STAY = {"marked": ["salamander"]}  # something to do, so that the turn does not end by itself


# ---- R.1 first player


@pytest.mark.rule("VALE-R.1")
def test_the_first_player_is_drawn_at_random() -> None:
    games = [VALE.new_game(3, seed) for seed in range(60)]
    firsts = [g.view(None)["first_player"] for g in games]
    assert all(firsts.count(seat) >= 10 for seat in range(3))
    assert [asked(g)[0] for g in games] == firsts  # type: ignore[arg-type]


@pytest.mark.rule("VALE-R.1")
@pytest.mark.parametrize("first", [0, 1, 2, 3])
def test_the_table_may_choose_the_first_player(first: int) -> None:
    g = VALE.new_game(4, 9, {"first_player": str(first)})
    assert isinstance(g, Vale)
    assert g.view(None)["first_player"] == first
    order = []
    for _ in range(3):
        order.append(asked(g)[0])
        answer(g, offered(g)[0])
    assert order == [(first + place) % 4 for place in range(3)]
    assert [score(g, (first + place) % 4) for place in range(4)] == [1, 2, 3, 4]


# ---- R.2 and R.4 payments


@pytest.mark.rule("VALE-R.2")
def test_a_payment_for_release_has_no_needless_stone() -> None:
    g = table({"area": ["troll"], "stones": {"red": 2, "blue": 1, "purple": 1}, **STAY})
    answer(g, "release troll")
    assert offered(g) == ["pay 2 red 1 blue", "pay 1 purple"]
    assert refused(g, "pay 1 red 1 purple").rule == "VALE-R.2"


@pytest.mark.rule("VALE-R.2")
def test_changed_values_count_for_release() -> None:
    g = table({"area": ["agni", "troll"], "stones": {"red": 3}, **STAY})  # 2 + 2 + 2 for a price of 5
    answer(g, "release troll")
    assert (area(g), discard(g), stones(g.players[0])) == (["agni"], ["troll"], (0, 0, 0))


@pytest.mark.rule("VALE-R.2")
def test_needless_is_measured_with_current_values() -> None:
    g = table({"area": ["agni"], "hand": ["lava_giant"], "stones": {"red": 3, "blue": 1}, **STAY})
    answer(g, "summon lava_giant")  # cost 3: two reds are worth 4
    assert offered(g) == ["pay 2 red", "pay 1 blue"]
    assert refused(g, "pay 3 red").rule == "VALE-CLR.8"


@pytest.mark.rule("VALE-R.4")
def test_a_reduced_cost_must_be_used() -> None:
    g = table({"area": ["pegasus", "phoenix"], "hand": ["agni"], "stones": {"red": 4}, "score": 10, **STAY})
    answer(g, "summon agni")  # 3 instead of 4: only three reds for the Phoenix
    assert (stones(g.players[0]), score(g)) == ((1, 0, 0), 13)


@pytest.mark.rule("VALE-R.4")
def test_a_cost_of_nothing_is_paid_without_stones() -> None:
    purse = {"red": 2, "blue": 1}
    g = table({"area": ["pegasus", "hippogriff"], "hand": ["tengu", "succubus"], "stones": purse, **STAY})
    players = g.view(0)["players"]
    assert isinstance(players, list)
    assert players[0]["costs"] == {"tengu": 0, "succubus": 0}  # never less
    answer(g, "summon tengu", "summon succubus")
    assert (stones(g.players[0]), asked(g)) == ((2, 1, 0), (0, "Turn"))


@pytest.mark.rule("VALE-R.4")
def test_reductions_do_not_apply_to_release() -> None:
    g = table({"area": ["pegasus", "hippogriff"], "stones": {"red": 4}, **STAY})
    refusal = refused(g, "release hippogriff")
    assert (refusal.rule, refusal.values["cost"]) == ("VALE-REL.2", 5)


# ---- R.3 the order inside a summon


@pytest.mark.rule("VALE-R.3")
def test_points_for_a_summon_come_before_its_instant_effect_and_stay() -> None:
    g = table({"area": ["kappa", "sylph"], "hand": ["cerberus"], "stones": {"blue": 2}, "score": 10, **STAY})
    answer(g, "summon cerberus")
    assert (asked(g), score(g), stones(g.players[0])) == ((0, "FeedCerberus"), 13, (0, 0, 0))
    answer(g, "give up kappa", "give up sylph")
    assert (area(g), score(g)) == (["cerberus"], 13)


@pytest.mark.rule("VALE-R.3")
def test_the_other_cards_react_before_the_instant_effect() -> None:
    g = table({"area": ["kappa"], "hand": ["ifrit"], "stones": {"blue": 1}, **STAY})
    events = g.listen()
    answer(g, "summon ifrit")
    told = [VALE.event_words.tell(event, None) for event in events]
    assert [event["event"] for event in told] == ["paid", "summoned", "scored", "scored"]
    assert [event["source"] for event in told[2:]] == ["kappa", "ifrit"]


@pytest.mark.rule("VALE-R.3")
def test_a_card_counts_with_what_is_left_after_its_payment() -> None:
    g = table({"hand": ["yuki_onna_exalted"], "stones": {"blue": 3}, "score": 10, **STAY})
    answer(g, "summon yuki_onna_exalted")
    assert (score(g), stones(g.players[0])) == (10 + 6, (0, 2, 0))


# ---- R.7 to R.9 conditions, losses, theft


@pytest.mark.rule("VALE-R.7")
@pytest.mark.parametrize(
    ("card", "seat"),
    [
        ("nessie", {"area": ["nessie", "tidal", "basilisk"]}),
        ("troll", {"area": ["troll", "basilisk"], "stones": {"blue": 1}}),
        ("harpy", {"area": ["harpy", "basilisk"], "hand": ["imp"]}),
        ("sea_spirit", {"area": ["sea_spirit", "basilisk"], "stones": {"purple": 1}}),
    ],
)
def test_a_condition_that_fails_uses_up_the_activation(card: str, seat: dict[str, object]) -> None:
    g = table({"score": 10, **seat}, phase="effects")
    assert f"activate {card}" in offered(g)
    answer(g, f"activate {card}")
    assert (asked(g), score(g)) == ((0, "Bargain"), 10)
    answer(g, "bargain red")
    assert (score(g), int(g.round)) == (10, 6)


@pytest.mark.rule("VALE-R.7")
def test_the_condition_is_checked_when_the_effect_is_activated() -> None:
    g = table({"area": ["troll", "basilisk"], "score": 10}, phase="effects")
    answer(g, "activate troll", "bargain purple")
    assert score(g) == 8  # too late for the Troll
    g = table({"area": ["troll", "basilisk"], "score": 10}, phase="effects")
    answer(g, "activate basilisk", "bargain purple")
    assert score(g) == 11


@pytest.mark.rule("VALE-R.8")
@pytest.mark.parametrize(
    ("points", "bargain", "left", "gained"), [(0, "blue", 0, 1), (1, "purple", 0, 2), (0, "purple", 0, 2)]
)
def test_the_basilisk_sells_to_the_poor(points: int, bargain: str, left: int, gained: int) -> None:
    g = table({"area": ["basilisk"], "score": points}, phase="effects")
    assert offered(g) == ["bargain red", "bargain blue", "bargain purple"]
    answer(g, f"bargain {bargain}")
    assert (score(g), stones(g.players[0])[gained]) == (left, 1)


@pytest.mark.rule("VALE-R.9")
def test_stealing_from_nothing_still_gives_a_point() -> None:
    g = table({"area": ["goblin"], "score": 10}, {"score": 0}, {"score": 5}, phase="effects")
    assert "rob seat 1" in offered(g)
    answer(g, "rob seat 1")
    assert (score(g, 0), score(g, 1)) == (11, 0)


# ---- R.18 and R.30 who sees what


@pytest.mark.rule("VALE-R.18")
@pytest.mark.parametrize("seat", [0, 1, None])
def test_everybody_sees_the_discard_pile(seat: int | None) -> None:
    g = table(STAY, discard=["imp", "troll", "agni"])
    assert g.view(seat)["discard"] == ["imp", "troll", "agni"]


@pytest.mark.rule("VALE-R.30")
def test_a_drawn_card_is_seen_by_its_owner_only() -> None:
    g = table({"hand": ["pegasus"], "stones": {"blue": 1}, **STAY}, deck_top=["odin"])
    events = g.listen()
    answer(g, "summon pegasus")
    for seat in (0, 1, None):
        told = [VALE.event_words.tell(event, seat) for event in events]
        drew = next(event for event in told if event["event"] == "drew")
        assert drew.get("card") == ("odin" if seat == 0 else None)
        assert ("odin" in str(g.view(seat))) == (seat == 0)


@pytest.mark.rule("VALE-R.30")
def test_sizes_stones_areas_and_scores_are_public() -> None:
    g = table({"hand": ["odin", "ember"], "area": ["agni"], "stones": {"red": 2}, "score": 9, **STAY}, discard=["imp"])
    for seat in (1, None):
        view = g.view(seat)
        players = view["players"]
        assert isinstance(players, list)
        shown = players[0]
        assert (shown["hand_size"], shown["area"], shown["score"]) == (2, ["agni"], 9)
        assert shown["stones"] == {"red": 2, "blue": 0, "purple": 0}
        assert "hand" not in shown
        assert (view["deck"], view["deck_top"]) == (70 - 2 - 1 - 1 - 1, [])


@pytest.mark.rule("VALE-R.30")
def test_everybody_knows_where_tengu_lies() -> None:
    g = table({"hand": ["tengu", "sylph", "pegasus"], "stones": {"blue": 1, "purple": 2}, **STAY})
    answer(g, "summon tengu", "pay 1 blue")
    assert [g.view(seat)["deck_top"] for seat in (0, 1, None)] == [["tengu"]] * 3
    answer(g, "summon sylph")
    assert "tengu" in hand(g)
    assert g.view(1)["deck_top"] == []


# ---- R.19 and R.20 others in your turn, paying with a kind


@pytest.mark.rule("VALE-R.19")
def test_a_single_card_is_given_up_without_a_question() -> None:
    g = table({"hand": ["boulder"], "stones": {"purple": 2}, **STAY}, {"area": ["odin", "agni"]})
    answer(g, "summon boulder")
    assert (asked(g), area(g, 1), discard(g)) == ((0, "Turn"), ["agni"], ["odin"])


@pytest.mark.rule("VALE-R.19")
def test_the_victim_decides_before_anything_else_happens() -> None:
    g = table({"hand": ["boulder"], "stones": {"purple": 2}, **STAY}, {"area": ["odin", "harpy"]})
    answer(g, "summon boulder")
    assert asked(g) == (1, "GiveUp")
    assert refused(g, "tame salamander", seat=0).message == "vale-refusal-not-asked"
    answer(g, "give up harpy")
    assert (asked(g), discard(g)) == ((0, "Turn"), ["harpy"])


@pytest.mark.rule("VALE-R.20")
@pytest.mark.parametrize(
    ("card", "cost_of", "purse", "points"),
    [
        ("kappa", "cerberus", {"blue": 2}, 2),
        ("gargoyle", "freyja", {"purple": 2}, 3),
        ("phoenix", "triton", {"red": 4}, 4),
    ],
)
def test_a_kind_pays_once_but_the_phoenix_pays_for_each_red(
    card: str, cost_of: str, purse: dict[str, int], points: int
) -> None:
    g = table({"area": [card], "hand": [cost_of], "stones": purse, "score": 10, **STAY})
    answer(g, f"summon {cost_of}")
    assert score(g) == 10 + points


@pytest.mark.rule("VALE-R.20")
@pytest.mark.parametrize("payment", ["1 purple", "2 red 1 blue"])
def test_paying_for_a_release_triggers_nothing(payment: str) -> None:
    cards = ["kappa", "gargoyle", "phoenix", "sylph"]
    g = table({"area": cards, "stones": {"red": 2, "blue": 1, "purple": 1}, "score": 10, **STAY})
    answer(g, "release sylph", f"pay {payment}")
    assert (area(g), score(g)) == (cards[:3], 10)


# ---- R.21 printed costs


@pytest.mark.rule("VALE-R.21")
def test_asmodeus_looks_at_the_printed_cost() -> None:
    cards = ["asmodeus", "pegasus", "lava_giant", "ifrit", "firefox"]  # with Pegasus the Lava Giant would cost 2
    g = table({"area": cards}, phase="effects")
    assert offered(g) == ["recover ifrit", "recover firefox"]
    assert refused(g, "recover lava_giant").rule == "VALE-R.21"


@pytest.mark.rule("VALE-R.21")
@pytest.mark.parametrize(
    ("card", "area_", "words", "points"),
    [
        ("incubus", ["pegasus", "lava_giant"], [], 2),  # neither card costs 2 in print
        ("succubus", ["pegasus", "kappa", "ifrit", "agni"], [], 10),  # 3, 1, 2, 4 in print
        ("forest_spirit", ["pegasus"], ["discard agni"], 4),
        ("aeris", ["pegasus", "agni"], ["recover agni"], 4),
    ],
)
def test_points_for_costs_ignore_reductions(card: str, area_: list[str], words: list[str], points: int) -> None:
    hand_ = [card, "agni", "ember"] if card == "forest_spirit" else [card]
    g = table({"hand": hand_, "area": area_, "stones": {"purple": 2}, "score": 10, **STAY})
    answer(g, f"summon {card}", *words)
    assert score(g) == 10 + points


# ---- R.24 and R.25 the effects phase and the end


@pytest.mark.rule("VALE-R.24")
def test_an_effect_that_becomes_possible_must_be_resolved() -> None:
    g = table({"area": ["griffon", "medusa", "basilisk"], "score": 10}, phase="effects", deck_top=["odin"])
    assert offered(g) == ["activate griffon", "activate basilisk"]
    answer(g, "activate griffon")
    assert offered(g) == ["activate medusa", "activate basilisk"]
    answer(g, "activate basilisk", "bargain red")  # Medusa follows by herself: she is the only one left
    assert (hand(g), discard(g), stones(g.players[0])) == ([], ["odin"], (1, 0, 1))


@pytest.mark.rule("VALE-R.24")
def test_the_turn_ends_by_itself_when_nothing_is_left() -> None:
    g = table({"area": ["medusa", "basilisk"]}, {"area": ["goblin"]}, {}, phase="effects")
    answer(g, "bargain red")
    assert asked(g) == (1, "Rob")


@pytest.mark.rule("VALE-R.25")
def test_sixty_points_lost_again_do_not_end_the_game() -> None:
    g = table({"area": ["goblin_soldier", "basilisk"], "score": 62}, phase="effects")
    answer(g, "activate goblin_soldier", "bargain red")
    assert (score(g), g.result().over, int(g.round)) == (58, False, 6)


@pytest.mark.rule("VALE-R.25")
def test_sixty_points_stolen_by_a_later_player_do_not_end_the_game() -> None:
    g = table({"area": ["salamander"], "score": 59}, {"area": ["goblin"], "score": 5}, phase="effects")
    assert (score(g), score(g, 1), g.result().over, int(g.round)) == (59, 6, False, 6)


@pytest.mark.rule("VALE-R.25")
def test_the_tie_break_counts_cards_after_all_recoveries() -> None:
    g = table(
        {"area": ["imp", "undine", "agni"], "score": 62},
        {"area": ["hestia", "kappa"], "score": 62},
        phase="effects",
    )
    answer(g, "activate imp")
    assert (area(g), g.result().ranks) == (["agni"], [2, 1])


# ---- R.26 and R.27 turns


@pytest.mark.rule("VALE-R.26")
def test_a_turn_goes_on_after_both_markers_are_gone() -> None:
    g = table(
        {"marked": ["imp", "troll"], "hand": ["ifrit"], "area": ["agni"], "stones": {"purple": 1}},
        {"marked": ["hydra"]},
        round=3,
    )
    answer(g, "tame imp", "tame troll")
    assert {"summon ifrit", "summon troll", "release agni", "end turn"} <= set(offered(g))
    answer(g, "summon imp", "release agni", "pay 2 red")
    assert (area(g), asked(g)) == (["imp"], (0, "Turn"))
    answer(g, "end turn")
    assert asked(g) == (1, "Turn")


@pytest.mark.rule("VALE-R.26")
def test_a_turn_without_markers_may_be_ended_at_once() -> None:
    g = table({"hand": ["ifrit"], "stones": {"red": 2}}, {"marked": ["imp"]})
    answer(g, "end turn")
    assert (asked(g), hand(g), stones(g.players[0])) == ((1, "Turn"), ["ifrit"], (2, 0, 0))


@pytest.mark.rule("VALE-R.27")
@pytest.mark.parametrize("words", ["drop 1 red", "discard ember", "give up agni", "recover agni", "pay 1 red"])
def test_nothing_can_be_thrown_away_at_will(words: str) -> None:
    g = table({"hand": ["ember"], "area": ["agni"], "stones": {"red": 1}, **STAY})
    assert offered(g) == ["sell salamander", "tame salamander"]
    assert refused(g, words).rule == "VALE-ACT.3"
    with pytest.raises(IllegalOption):
        play.choose(g, 0, words)


@pytest.mark.rule("VALE-R.27")
@pytest.mark.parametrize("words", ["drop 1 red", "bargain red", "done"])
def test_nothing_can_be_thrown_away_inside_an_effect(words: str) -> None:
    g = table({"area": ["medusa"], "hand": ["imp", "ember"], "stones": {"red": 1}}, phase="effects")
    assert refused(g, words).rule == "VALE-R.27"


# ---- R.29, R.31 and R.32


@pytest.mark.rule("VALE-R.29")
def test_a_card_summoned_this_round_activates_this_round() -> None:
    g = table({"hand": ["salamander"], "stones": {"red": 1}, "score": 10}, {"marked": ["imp"]})
    answer(g, "summon salamander")
    assert (score(g), stones(g.players[0])) == (10, (0, 0, 0))
    answer(g, "sell imp")
    assert (score(g), stones(g.players[0]), int(g.round)) == (11, (1, 0, 0), 6)


@pytest.mark.rule("VALE-R.31")
@pytest.mark.parametrize(
    ("first", "points"),
    [("goblin_soldier", 20 + 4 + 1), ("salamander", 20 + 1 - 4)],  # 21 against 21 is not more
)
def test_the_goblin_soldier_compares_when_it_is_resolved(first: str, points: int) -> None:
    g = table({"area": ["goblin_soldier", "salamander"], "score": 20}, {"score": 21}, phase="effects")
    answer(g, f"activate {first}")
    assert score(g) == points


@pytest.mark.rule("VALE-R.31")
def test_one_opponent_ahead_is_enough_for_the_goblin_soldier() -> None:
    g = table({"area": ["goblin_soldier"], "score": 20}, {"score": 3}, {"score": 21}, phase="effects")
    assert score(g) == 24


@pytest.mark.rule("VALE-R.32")
@pytest.mark.parametrize(
    ("before", "words"),
    [
        ([], "summon ember"),  # no water card anywhere
        ([], "summon freyja"),  # too dear
        ([], "release troll"),
        (["summon ifrit"], "pay 1 red"),
        (["summon ifrit"], "pay 3 red"),
        (["summon ifrit"], "pay 1 purple"),
    ],
)
def test_an_illegal_action_changes_nothing(before: list[str], words: str) -> None:
    g = table({"hand": ["ember", "freyja", "ifrit"], "area": ["hestia"], "stones": {"red": 3, "blue": 1}, **STAY})
    answer(g, *before)
    saved = VALE.dump(g)
    with pytest.raises(IllegalOption):
        play.choose(g, 0, words)
    assert VALE.dump(g) == saved
    assert (area(g), stones(g.players[0])) == (["hestia"], (3, 1, 0))
