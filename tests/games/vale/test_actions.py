"""The action phase: sell, tame, release (VALE-ACT, VALE-SELL, VALE-TAME, VALE-REL)."""

from __future__ import annotations

from itertools import permutations

import pytest

from deskovka.games.vale import terms as t
from deskovka.games.vale.phrases import CARD_NAMES
from deskovka.games.vale.table import CARDS, Vale
from support.vale import answer, area, asked, discard, hand, names, offered, refused, score, stones, table

PRICES = {"fire": (3, 0, 0), "earth": (4, 0, 0), "water": (0, 1, 0), "wind": (1, 1, 0), "dragon": (0, 0, 1)}


def marked(g: Vale, seat: int = 0) -> list[str]:
    return names(g.players[seat].marked)


# ---- turns


@pytest.mark.rule("VALE-ACT.1")
@pytest.mark.parametrize(("first", "order"), [(0, [0, 1, 2]), (1, [1, 2, 0]), (2, [2, 0, 1])])
def test_everybody_has_one_whole_turn_in_turn_order(first: int, order: list[int]) -> None:
    seats = [{"marked": ["kappa", "hydra"]}, {"marked": ["imp", "agni"]}, {"marked": ["troll", "goblin"]}]
    g = table(*seats, first_player=first)
    turns = []
    while g.round == 5:
        turns.append(int(g.seat))
        answer(g, next(words for words in offered(g) if words.startswith("sell")))
    assert turns == [seat for seat in order for _ in range(2)]


@pytest.mark.rule("VALE-ACT.1")
def test_nobody_acts_in_another_player_s_turn() -> None:
    g = table(
        {"marked": ["imp"]}, {"marked": ["kappa"], "hand": ["hestia"], "area": ["troll"], "stones": {"purple": 2}}
    )
    for words in ("sell kappa", "tame kappa", "summon hestia", "release troll", "end turn"):
        assert refused(g, words, seat=1).rule == "VALE-ACT.1"
    answer(g, "sell imp")
    assert asked(g) == (1, "Turn")
    assert refused(g, "sell kappa", seat=0).rule == "VALE-ACT.1"


@pytest.mark.rule("VALE-ACT.2")
def test_a_turn_may_have_many_actions() -> None:
    hand_ = ["imp", "hestia", "goblin", "eternity"]
    g = table({"area": ["agni"], "hand": hand_, "stones": {"purple": 1}, "marked": ["kappa", "troll"]})
    actions = ["tame kappa", "release agni", "summon imp", "summon hestia", "sell troll", "summon goblin"]
    for words in actions:
        answer(g, words)
        assert asked(g) == (0, "Turn")
    assert (area(g), hand(g)) == (["imp", "hestia", "goblin"], ["eternity", "kappa"])
    assert stones(g.players[0]) == (5, 0, 0)  # 2 of Imp, 4 of Troll, 1 paid for Goblin
    assert "summon kappa" in offered(g)


@pytest.mark.rule("VALE-ACT.2")
def test_a_turn_may_have_no_action_at_all() -> None:
    g = table({"hand": ["hestia"]}, {"marked": ["imp"]})
    answer(g, "end turn")
    assert (asked(g), hand(g)) == ((1, "Turn"), ["hestia"])


@pytest.mark.rule("VALE-ACT.3")
def test_the_actions_are_sell_tame_summon_and_release() -> None:
    g = table({"area": ["troll"], "hand": ["hestia"], "stones": {"purple": 1}, "marked": ["imp"]})
    assert sorted(offered(g)) == ["release troll", "sell imp", "summon hestia", "tame imp"]
    for words in ("mark imp", "discard hestia", "drop 1 purple", "recover troll", "give up troll", "activate troll"):
        assert refused(g, words).rule == "VALE-ACT.3"


@pytest.mark.rule("VALE-ACT.4")
def test_the_same_action_may_come_several_times() -> None:
    hand_ = ["imp", "hestia", "succubus"]
    g = table({"area": ["troll", "goblin"], "hand": hand_, "stones": {"purple": 4}}, {"marked": ["kappa", "agni"]})
    answer(g, "release troll", "release goblin", "summon imp", "summon hestia", "summon succubus", "end turn")
    assert (area(g), discard(g)) == (hand_, ["troll", "goblin"])
    answer(g, "sell kappa", "sell agni")
    assert discard(g) == ["troll", "goblin", "kappa", "agni"]


@pytest.mark.rule("VALE-ACT.4")
def test_both_marked_cards_may_be_tamed() -> None:
    g = table({"hand": ["hestia"], "marked": ["kappa", "imp"]})
    answer(g, "tame imp", "tame kappa")
    assert hand(g) == ["hestia", "imp", "kappa"]


@pytest.mark.rule("VALE-ACT.5")
@pytest.mark.parametrize("order", list(permutations(["sell kappa", "tame imp", "summon hestia", "release troll"])))
def test_actions_come_in_any_order(order: tuple[str, ...]) -> None:
    seat = {"area": ["troll"], "hand": ["hestia", "eternity"], "stones": {"red": 1, "purple": 1}}
    g = table({**seat, "marked": ["kappa", "imp"]})
    for words in order:
        answer(g, words)
        if asked(g)[1] == "Release":  # with Kappa sold there is a choice
            answer(g, "pay 1 purple")
    assert (area(g), hand(g), stones(g.players[0])) == (["hestia"], ["eternity", "imp"], (1, 1, 0))
    assert sorted(discard(g)) == ["kappa", "troll"]


@pytest.mark.rule("VALE-ACT.5")
def test_a_card_tamed_this_turn_may_be_summoned_with_stones_of_this_turn() -> None:
    g = table({"marked": ["imp", "lava_giant"]})
    answer(g, "sell imp", "tame lava_giant", "summon lava_giant")
    assert (area(g), score(g)) == (["lava_giant"], 3)


@pytest.mark.rule("VALE-ACT.6")
def test_a_turn_cannot_end_before_all_own_markers_are_back() -> None:
    g = table({"hand": ["hestia"], "marked": ["kappa", "imp"]}, {"marked": ["agni"]})
    for words in ("tame kappa", "sell imp"):
        assert "end turn" not in offered(g)
        assert refused(g, "end turn").rule == "VALE-ACT.6"
        answer(g, words)
    assert "end turn" in offered(g)  # the other player's marker does not matter


@pytest.mark.rule("VALE-ACT.7")
def test_the_phase_ends_after_the_last_turn() -> None:
    seats = [{"hand": ["hestia"], "area": ["nessie", "salamander"]}, {"hand": ["imp"]}, {"hand": ["succubus"]}]
    g = table(*seats)
    answer(g, "end turn", "end turn")
    assert (g.view(None)["phase"], asked(g), score(g)) == ("action", (2, "Turn"), 1)
    answer(g, "end turn")
    assert (g.view(None)["phase"], asked(g)) == ("effects", (0, "ActivateNext"))


# ---- sell


@pytest.mark.rule("VALE-SELL.1")
def test_only_a_card_under_the_own_marker_can_be_sold() -> None:
    g = table({"marked": ["imp"]}, {"marked": ["kappa"]}, discard=["troll"])
    for card in ("kappa", "troll", "odin"):
        assert refused(g, f"sell {card}").rule == "VALE-SELL.1"
    assert offered(g) == ["sell imp", "tame imp"]


@pytest.mark.rule("VALE-SELL.2")
def test_cards_of_the_hand_or_the_area_cannot_be_sold() -> None:
    g = table({"hand": ["hestia"], "area": ["troll"], "marked": ["imp"]})
    for card in ("hestia", "troll"):
        assert refused(g, f"sell {card}").rule == "VALE-SELL.2"


@pytest.mark.rule("VALE-SELL.2")
def test_a_tamed_card_cannot_be_sold_any_more() -> None:
    g = table({"marked": ["imp", "kappa"]})
    answer(g, "tame imp")
    assert refused(g, "sell imp").rule == "VALE-SELL.2"


@pytest.mark.rule("VALE-SELL.3")
def test_a_sold_card_is_discarded_its_marker_comes_back_and_stones_are_taken() -> None:
    g = table({"hand": ["hestia"], "stones": {"purple": 1}, "marked": ["imp", "kappa"]}, discard=["odin"])
    answer(g, "sell imp")
    assert marked(g) == ["kappa"]
    assert [card["card"] for card in g.view(None)["offer"]] == ["kappa"]
    assert discard(g) == ["odin", "imp"]
    assert hand(g) == ["hestia"]
    assert stones(g.players[0]) == (3, 0, 1)


@pytest.mark.rule("VALE-SELL.4")
@pytest.mark.parametrize(
    ("card", "price"),
    [("ifrit", (3, 0, 0)), ("troll", (4, 0, 0)), ("hydra", (0, 1, 0)), ("odin", (1, 1, 0)), ("ember", (0, 0, 1))],
)
def test_each_family_has_its_price(card: str, price: tuple[int, int, int]) -> None:
    g = table({"hand": ["hestia"], "marked": [card]})
    answer(g, f"sell {card}")
    assert stones(g.players[0]) == price


@pytest.mark.rule("VALE-SELL.4", "VALE-SELL.5")
def test_every_card_sells_for_the_price_of_its_family_whatever_it_costs() -> None:
    for number, card in enumerate(CARD_NAMES):
        kept = "imp" if card == "hestia" else "hestia"
        g = table({"hand": [kept], "marked": [card]})
        answer(g, f"sell {card}")
        assert stones(g.players[0]) == PRICES[t.FAMILIES[CARDS[number].family]], card


@pytest.mark.rule("VALE-SELL.5")
@pytest.mark.parametrize(("cheap", "dear"), [("imp", "surtr"), ("yuki_onna", "poseidon"), ("goblin", "sand_giant")])
def test_a_dear_card_sells_no_better_than_a_cheap_one(cheap: str, dear: str) -> None:
    g = table({"hand": ["hestia"], "marked": [cheap]}, {"hand": ["succubus"], "marked": [dear]})
    answer(g, f"sell {cheap}", "end turn", f"sell {dear}")
    assert stones(g.players[0]) == stones(g.players[1])


@pytest.mark.rule("VALE-SELL.5")
def test_a_reduced_cost_does_not_change_the_price() -> None:
    g = table({"area": ["pegasus", "hippogriff"], "hand": ["hestia"], "marked": ["boreas"]})
    answer(g, "sell boreas")
    assert stones(g.players[0]) == (1, 1, 0)


@pytest.mark.rule("VALE-SELL.6")
def test_stones_for_a_sold_card_count_for_the_limit() -> None:
    g = table({"stones": {"blue": 2}, "marked": ["troll", "imp"]})
    answer(g, "sell troll")
    assert (asked(g), stones(g.players[0])) == ((0, "KeepLimit"), (4, 2, 0))
    answer(g, "drop 2 red")
    assert (asked(g), stones(g.players[0])) == ((0, "Turn"), (2, 2, 0))


@pytest.mark.rule("VALE-SELL.6")
def test_hestia_raises_the_limit_for_sold_cards_too() -> None:
    g = table({"area": ["hestia"], "stones": {"blue": 2}, "marked": ["troll", "imp"]})
    answer(g, "sell troll")
    assert (asked(g), stones(g.players[0])) == ((0, "Turn"), (4, 2, 0))


# ---- tame


@pytest.mark.rule("VALE-TAME.1")
def test_only_a_card_under_the_own_marker_can_be_tamed() -> None:
    g = table({"marked": ["imp"], "hand": ["hestia"], "area": ["agni"]}, {"marked": ["kappa"]}, discard=["troll"])
    for card in ("kappa", "troll", "odin", "hestia", "agni"):
        assert refused(g, f"tame {card}").rule == "VALE-TAME.1"


@pytest.mark.rule("VALE-TAME.2")
def test_a_tamed_card_goes_to_the_hand_and_its_marker_comes_back() -> None:
    g = table({"hand": ["hestia"], "marked": ["imp", "kappa"]}, {"marked": ["agni"]})
    answer(g, "tame imp")
    assert (hand(g), hand(g, 1)) == (["hestia", "imp"], [])
    assert marked(g) == ["kappa"]
    assert [card["card"] for card in g.view(None)["offer"]] == ["agni", "kappa"]
    assert (area(g), discard(g)) == ([], [])


@pytest.mark.rule("VALE-TAME.3")
@pytest.mark.parametrize("purse", [{}, {"red": 1, "blue": 2, "purple": 1}])
def test_taming_costs_nothing(purse: dict[str, int]) -> None:
    g = table({"stones": purse, "marked": ["eternity", "imp"]})
    before = stones(g.players[0])
    answer(g, "tame eternity")
    assert (hand(g), stones(g.players[0]), score(g)) == (["eternity"], before, 1)


# ---- release


@pytest.mark.rule("VALE-REL.1")
def test_a_released_card_is_paid_for_and_discarded() -> None:
    seat = {"area": ["troll", "agni"], "hand": ["goblin"], "stones": {"blue": 1, "purple": 1}, "marked": ["imp"]}
    g = table(seat, round=6, discard=["odin"])
    answer(g, "release troll")
    assert (area(g), discard(g), hand(g)) == (["agni"], ["odin", "troll"], ["goblin"])
    assert stones(g.players[0]) == (0, 1, 0)


@pytest.mark.rule("VALE-REL.2")
@pytest.mark.parametrize(
    ("round", "enough", "too_little"),
    [
        (1, {"red": 1}, {}),
        (2, {"red": 2}, {"red": 1}),
        (5, {"red": 2, "blue": 1}, {"red": 1, "blue": 1}),
        (6, {"purple": 1}, {"red": 2, "blue": 1}),
        (10, {"red": 1, "blue": 1, "purple": 1}, {"blue": 1, "purple": 1}),
    ],
)
def test_a_release_costs_the_number_of_the_round(
    round: int, enough: dict[str, int], too_little: dict[str, int]
) -> None:
    poor = table({"area": ["goblin"], "stones": too_little, "marked": ["imp"]}, round=round)
    assert refused(poor, "release goblin").rule == "VALE-REL.2"
    g = table({"area": ["goblin"], "stones": enough, "marked": ["imp"]}, round=round)
    answer(g, "release goblin")
    assert (area(g), stones(g.players[0])) == ([], (0, 0, 0))


@pytest.mark.rule("VALE-REL.2")
@pytest.mark.parametrize("card", ["hestia", "goblin", "eternity"])
def test_the_price_of_a_release_does_not_depend_on_the_card(card: str) -> None:
    g = table({"area": [card, "pegasus", "hippogriff"], "stones": {"red": 4}, "marked": ["imp"]}, round=3)
    answer(g, f"release {card}")
    assert stones(g.players[0]) == (1, 0, 0)


@pytest.mark.rule("VALE-REL.3")
@pytest.mark.parametrize(("way", "left"), [("1 blue", (0, 0, 1)), ("1 purple", (0, 1, 0))])
def test_a_release_gives_no_change(way: str, left: tuple[int, int, int]) -> None:
    g = table({"area": ["goblin"], "stones": {"blue": 1, "purple": 1}, "marked": ["imp"]}, round=1)
    answer(g, "release goblin", f"pay {way}")
    assert stones(g.players[0]) == left


@pytest.mark.rule("VALE-REL.4")
def test_only_cards_of_the_own_area_can_be_released() -> None:
    seat = {"area": ["goblin"], "hand": ["hestia"], "stones": {"purple": 4}, "marked": ["imp"]}
    g = table(seat, {"area": ["troll"], "hand": ["odin"]}, discard=["kappa"])
    for card in ("troll", "hestia", "imp", "kappa", "ember"):
        assert refused(g, f"release {card}").rule == "VALE-REL.4"
