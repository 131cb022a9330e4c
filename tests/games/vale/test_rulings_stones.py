"""Our rulings on stones and piles (VALE-R.13 to .17, .22, .23)."""

from __future__ import annotations

import pytest

from support.vale import VALE, answer, area, asked, discard, hand, names, offered, refused, score, stones, table

STAY = {"marked": ["salamander"]}  # something to do, so that the turn does not end by itself


# ---- R.13 stone values


@pytest.mark.rule("VALE-R.13")
@pytest.mark.parametrize(
    ("cards", "values"),
    [
        ([], (1, 3, 6)),
        (["agni"], (2, 3, 6)),
        (["hae_tae"], (1, 6, 3)),
        (["water_giant"], (1, 4, 7)),
        (["water_giant", "hae_tae"], (1, 7, 4)),
        (["hae_tae", "water_giant"], (1, 7, 4)),
        (["hae_tae", "agni", "water_giant"], (2, 7, 4)),
    ],
)
def test_what_stones_are_worth(cards: list[str], values: tuple[int, int, int]) -> None:
    g = table({"area": cards, **STAY}, {})
    players = g.view(0)["players"]
    assert isinstance(players, list)
    assert tuple(players[0]["stone_values"].values()) == values
    assert tuple(players[1]["stone_values"].values()) == (1, 3, 6)


@pytest.mark.rule("VALE-R.13")
def test_payments_and_values_in_points_use_changed_values() -> None:
    g = table({"area": ["hae_tae"], "hand": ["stone_golem", "yuki_onna"], "stones": {"blue": 2, "purple": 1}, **STAY})
    answer(g, "summon stone_golem")  # cost 6: one blue stone
    assert (stones(g.players[0]), score(g)) == ((0, 0, 2), 1)
    answer(g, "summon yuki_onna")
    assert score(g) == 1 + 2 * 3


@pytest.mark.rule("VALE-R.13")
@pytest.mark.parametrize(
    ("payment", "points"),
    [("pay 1 blue", 2), ("pay 1 purple", 3)],
)
def test_a_blue_stone_stays_blue_whatever_it_is_worth(payment: str, points: int) -> None:
    area_ = ["hae_tae", "kappa", "gargoyle"]
    g = table({"area": area_, "hand": ["ifrit"], "stones": {"blue": 1, "purple": 1}, "score": 10, **STAY})
    answer(g, "summon ifrit", payment)
    assert score(g) == 10 + points + 4


@pytest.mark.rule("VALE-R.13")
def test_effects_that_name_a_kind_look_at_the_kind() -> None:
    g = table({"area": ["hae_tae", "troll"], "stones": {"blue": 2}, "score": 10}, phase="effects")
    assert score(g) == 10
    g = table({"area": ["hae_tae", "sea_spirit"], "stones": {"blue": 2, "purple": 2}, "score": 10}, phase="effects")
    assert score(g) == 12
    g = table({"area": ["hae_tae", "charybdis"], "stones": {"purple": 2}, "score": 10}, phase="effects")
    assert score(g) == 10


# ---- R.14 and R.15 the limit of stones


@pytest.mark.rule("VALE-R.14")
def test_releasing_hestia_is_paid_first_then_the_limit_falls() -> None:
    g = table({"area": ["hestia"], "stones": {"red": 4, "blue": 1, "purple": 1}, **STAY})
    answer(g, "release hestia", "pay 1 purple")
    assert (asked(g), offered(g)) == ((0, "KeepLimit"), ["drop 1 red", "drop 1 blue"])
    answer(g, "drop 1 red")
    assert (stones(g.players[0]), asked(g)) == ((3, 1, 0), (0, "Turn"))


@pytest.mark.rule("VALE-R.14")
def test_agni_still_counts_while_agni_is_released() -> None:
    g = table({"area": ["agni"], "stones": {"red": 3}, **STAY})
    answer(g, "release agni")
    assert (area(g), stones(g.players[0])) == ([], (0, 0, 0))


@pytest.mark.rule("VALE-R.14", "VALE-R.19")
def test_the_limit_falls_at_once_also_in_another_players_turn() -> None:
    g = table(
        {"hand": ["marina"], "stones": {"purple": 2}, **STAY},
        {"area": ["hestia"], "stones": {"red": 3, "blue": 2, "purple": 1}},
    )
    answer(g, "summon marina")
    assert (asked(g), area(g, 1)) == ((1, "KeepLimit"), [])
    assert offered(g) == [
        f"drop {two}" for two in ("2 red", "1 red 1 blue", "2 blue", "1 red 1 purple", "1 blue 1 purple")
    ]
    answer(g, "drop 2 red")
    assert (stones(g.players[1]), asked(g)) == ((1, 2, 1), (0, "Turn"))


@pytest.mark.rule("VALE-R.14")
def test_the_limit_falls_when_hestia_is_recovered() -> None:
    purse = {"red": 3, "blue": 2, "purple": 1}
    g = table({"hand": ["dragon_egg", "aeris"], "area": ["hestia"], "stones": purse, **STAY})
    answer(g, "summon dragon_egg", "pay 1 blue")  # the egg brings Aeris, and Aeris recovers Hestia
    assert (asked(g), hand(g), stones(g.players[0])) == ((0, "KeepLimit"), ["hestia"], (3, 1, 1))
    answer(g, "drop 1 red")
    assert asked(g) == (0, "Turn")


@pytest.mark.rule("VALE-R.15")
def test_exactly_the_surplus_is_discarded_of_old_or_new_stones() -> None:
    g = table({"stones": {"blue": 2, "purple": 1}, "marked": ["imp", "salamander"]})
    answer(g, "sell imp")  # three reds: six stones
    assert offered(g) == [
        f"drop {two}" for two in ("2 red", "1 red 1 blue", "2 blue", "1 red 1 purple", "1 blue 1 purple")
    ]
    assert refused(g, "drop 1 red").rule == "VALE-R.15"
    assert refused(g, "drop 3 red").rule == "VALE-R.15"
    answer(g, "drop 1 blue 1 purple")
    assert stones(g.players[0]) == (3, 1, 0)


@pytest.mark.rule("VALE-R.15")
def test_both_picks_of_the_hydra_arrive_together() -> None:
    g = table({"hand": ["hydra"], "stones": {"red": 3, "purple": 1}, **STAY})
    answer(g, "summon hydra", "choose purple and blues")
    assert stones(g.players[0]) == (3, 2, 1)
    assert "drop 2 red" in offered(g)
    answer(g, "drop 2 red")
    assert (stones(g.players[0]), asked(g)) == ((1, 2, 1), (0, "Turn"))


@pytest.mark.rule("VALE-R.15", "VALE-R.23")
def test_willow_keeps_the_limit_before_its_points_and_its_draw() -> None:
    g = table({"hand": ["willow"], "stones": {"blue": 1, "purple": 3}, "score": 10, **STAY}, deck_top=["odin"])
    answer(g, "summon willow")
    assert (stones(g.players[0]), score(g), hand(g)) == ((1, 2, 2), 10, [])
    answer(g, "drop 1 red")
    assert (stones(g.players[0]), score(g), hand(g)) == ((0, 2, 2), 13, ["odin"])


@pytest.mark.rule("VALE-R.15", "VALE-R.23")
def test_the_salamander_gives_its_stone_before_its_point() -> None:
    g = table({"area": ["salamander"], "stones": {"blue": 4}, "score": 10}, phase="effects")
    assert (asked(g), score(g)) == ((0, "KeepLimit"), 10)
    answer(g, "drop 1 blue")
    assert (score(g), stones(g.players[0])) == (11, (1, 3, 0))


@pytest.mark.rule("VALE-R.22")
def test_both_bonuses_of_the_hydra_are_named_before_either_is_carried_out() -> None:
    g = table({"hand": ["hydra"], "stones": {"red": 4}, "score": 10, **STAY}, deck_top=["odin"])
    answer(g, "summon hydra")
    pairs = ["purple and draw", "purple and blues", "purple and points"]
    pairs += ["draw and blues", "draw and points", "blues and points"]
    assert sorted(offered(g)) == sorted(f"choose {pair}" for pair in pairs)
    assert (hand(g), score(g), stones(g.players[0])) == ([], 10, (0, 0, 0))
    answer(g, "choose draw and points")
    assert (hand(g), score(g), asked(g)) == (["odin"], 14, (0, "Turn"))


@pytest.mark.rule("VALE-R.23")
@pytest.mark.parametrize(
    ("bonuses", "drawn", "points"),
    [("draw and blues", ["odin"], 0), ("blues and points", [], 4)],
)
def test_the_bonuses_of_the_hydra_come_in_their_printed_order(bonuses: str, drawn: list[str], points: int) -> None:
    seat = {"hand": ["hydra"], "stones": {"red": 3, "purple": 1}, "score": 10, **STAY}
    g = table(seat, deck_top=["odin"])
    answer(g, "summon hydra", f"choose {bonuses}")  # the blues overflow: what has happened by then?
    assert (asked(g), hand(g), score(g)) == ((0, "KeepLimit"), drawn, 10)
    answer(g, "drop 1 red")
    assert (hand(g), score(g)) == (drawn, 10 + points)


@pytest.mark.rule("VALE-R.23")
def test_the_purple_stone_of_the_hydra_comes_before_its_card() -> None:
    seat = {"hand": ["hydra"], "area": ["hestia"], "stones": {"red": 2, "blue": 4}, **STAY}
    g = table(seat, deck_top=["odin"])
    events = g.listen()
    answer(g, "summon hydra", "pay 1 red 1 blue", "choose purple and draw")
    assert (stones(g.players[0]), hand(g)) == ((1, 3, 1), ["odin"])
    told = [VALE.event_words.tell(event, 0)["event"] for event in events]
    assert told.index("gained") < told.index("drew")


# ---- R.16 and R.17 the piles


@pytest.mark.rule("VALE-R.16")
def test_the_discard_pile_is_shuffled_only_when_a_card_is_needed() -> None:
    g = table(
        {"hand": ["pegasus", "sylph"], "stones": {"red": 1, "purple": 1, "blue": 1}, **STAY},
        deck_top=["odin"],
        discard=["imp", "agni"],
        rest=1,
    )
    answer(g, "summon sylph", "pay 1 purple")
    assert (hand(g), len(g.deck), discard(g)) == (["pegasus", "odin"], 0, ["imp", "agni"])
    answer(g, "summon pegasus")
    assert (len(g.deck), discard(g)) == (1, [])
    assert sorted([hand(g)[-1], *names(g.deck)]) == ["agni", "imp"]


@pytest.mark.rule("VALE-R.16")
def test_the_new_draw_pile_is_shuffled() -> None:
    seat = {"hand": ["pegasus"], "stones": {"red": 3}, **STAY}
    pile = ["imp", "agni", "kappa", "odin"]
    drawn = set()
    for seed in range(40):
        g = table(seat, discard=pile, rest=1, seed=seed)
        answer(g, "summon pegasus")
        drawn.add(hand(g)[0])
    assert drawn == set(pile)


@pytest.mark.rule("VALE-R.16")
def test_the_discard_pile_is_shuffled_in_the_middle_of_an_offer() -> None:
    pile = ["imp", "agni", "kappa", "hydra"]
    g = table(phase="hunt", deck_top=["odin", "harpy", "troll"], discard=pile, rest=1)
    offer = names(g.offer)
    assert offer[:3] == ["odin", "harpy", "troll"]
    assert offer[3] in pile
    assert (len(g.deck), discard(g)) == (3, [])
    assert sorted([*names(g.deck), offer[3]]) == sorted(pile)


@pytest.mark.rule("VALE-R.16")
def test_an_offer_that_empties_the_draw_pile_does_not_shuffle() -> None:
    g = table(phase="hunt", deck_top=["odin", "harpy", "troll", "imp"], discard=["agni"], rest=1)
    assert (names(g.offer), len(g.deck), discard(g)) == (["odin", "harpy", "troll", "imp"], 0, ["agni"])


@pytest.mark.rule("VALE-R.16")
def test_tengu_on_an_empty_draw_pile_is_the_next_card() -> None:
    g = table({"hand": ["tengu", "pegasus"], "stones": {"blue": 2}, **STAY}, discard=["imp", "agni", "kappa"], rest=1)
    answer(g, "summon tengu")
    assert (names(g.deck), discard(g)) == (["tengu"], ["imp", "agni", "kappa"])
    answer(g, "summon pegasus")
    assert (hand(g), len(g.deck), discard(g)) == (["tengu"], 0, ["imp", "agni", "kappa"])


@pytest.mark.rule("VALE-R.17")
def test_nothing_can_be_drawn_from_two_empty_piles() -> None:
    g = table({"hand": ["pegasus", "hydra"], "stones": {"purple": 2}, "area": ["griffon"], **STAY}, rest=1)
    assert refused(g, "summon pegasus").rule == "VALE-CLR.3"
    answer(g, "summon hydra")
    assert offered(g) == ["choose purple and blues", "choose purple and points", "choose blues and points"]
    answer(g, "choose purple and points")
    g = table({"area": ["griffon", "troll", "nessie"]}, rest=1, phase="effects")
    assert offered(g) == ["activate troll", "activate nessie"]


@pytest.mark.rule("VALE-R.17")
def test_a_short_offer_is_marked_in_the_usual_order_until_it_is_empty() -> None:
    g = table(
        {}, {}, {}, {}, phase="hunt", deck_top=["odin", "harpy", "troll"], discard=["imp", "agni", "kappa"], rest=0
    )
    order = []
    while asked(g)[1] == "Hunt":
        order.append(asked(g)[0])
        answer(g, offered(g)[0])
    assert order == [0, 1, 2, 3, 3]  # six cards; the last one goes to seat 2 without a question
    assert [len(p.marked) for p in g.players] == [1, 1, 2, 2]
    assert asked(g) == (0, "Turn")


@pytest.mark.rule("VALE-R.17")
def test_a_hunt_without_any_card_is_skipped() -> None:
    g = table(phase="hunt", rest=0)
    assert asked(g) == (0, "Turn")
    assert [len(p.marked) for p in g.players] == [0, 0]
