"""Stones: values, the limit, the bank, payments (VALE-STONE)."""

from __future__ import annotations

from itertools import product

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from deskovka.core.errors import ImpossiblePosition
from deskovka.games.vale.table import Vale
from support.vale import answer, asked, discard, hand, offered, refused, score, stones, table

KINDS = ("red", "blue", "purple")
VALUE_CARDS = ("agni", "water_giant", "hae_tae", "hestia")
OF_COST = {  # cards whose summon moves no stones but those paid
    0: "succubus",
    1: "goblin",
    2: "gargoyle",
    3: "harpy",
    4: "asmodeus",
    5: "valkyrie",
    6: "odin",
    7: "griffon",
    8: "rudra",
    9: "behemoth",
    10: "gi_rin",
    12: "eternity",
}


def values(g: Vale, seat: int = 0) -> dict[str, int]:
    return g.view(None)["players"][seat]["stone_values"]


# ---- values


@pytest.mark.rule("VALE-STONE.1")
@pytest.mark.parametrize(("kind", "enough", "too_dear"), [("red", 1, 2), ("blue", 3, 4), ("purple", 6, 7)])
def test_a_red_stone_pays_1_a_blue_one_3_a_purple_one_6(kind: str, enough: int, too_dear: int) -> None:
    g = table({"hand": [OF_COST[enough], OF_COST[too_dear]], "stones": {kind: 1}, "marked": ["imp"]})
    assert refused(g, f"summon {OF_COST[too_dear]}").rule == "VALE-SUM.3"
    answer(g, f"summon {OF_COST[enough]}")
    assert stones(g.players[0]) == (0, 0, 0)


@pytest.mark.rule("VALE-STONE.1", "VALE-STONE.9")
@pytest.mark.parametrize(
    ("cards", "red", "blue", "purple"),
    [
        ([], 1, 3, 6),
        (["agni"], 2, 3, 6),
        (["hae_tae"], 1, 6, 3),
        (["water_giant"], 1, 4, 7),
        (["hae_tae", "water_giant"], 1, 7, 4),
        (["water_giant", "hae_tae"], 1, 7, 4),
        (["agni", "water_giant", "hae_tae"], 2, 7, 4),
    ],
)
def test_everybody_sees_what_stones_are_worth_to_a_player(cards: list[str], red: int, blue: int, purple: int) -> None:
    g = table({"area": cards, "marked": ["imp"]})
    assert values(g) == {"red": red, "blue": blue, "purple": purple}


@pytest.mark.rule("VALE-STONE.9")
@pytest.mark.parametrize(
    ("card", "kind", "cost"),
    [("agni", "red", 2), ("water_giant", "blue", 4), ("water_giant", "purple", 7), ("hae_tae", "blue", 6)],
)
def test_a_changed_value_counts_for_a_summon(card: str, kind: str, cost: int) -> None:
    g = table({"area": [card], "hand": [OF_COST[cost]], "stones": {kind: 1}, "marked": ["imp"]})
    answer(g, f"summon {OF_COST[cost]}")
    assert stones(g.players[0]) == (0, 0, 0)


@pytest.mark.rule("VALE-STONE.9")
def test_a_lower_value_counts_too() -> None:
    g = table({"area": ["hae_tae"], "hand": ["asmodeus"], "stones": {"purple": 1}, "marked": ["imp"]})
    assert refused(g, "summon asmodeus").rule == "VALE-SUM.3"


@pytest.mark.rule("VALE-STONE.9")
def test_a_changed_value_counts_for_a_release() -> None:
    g = table({"area": ["agni", "troll"], "stones": {"red": 3}, "marked": ["imp"]}, round=5)
    answer(g, "release troll")
    assert (discard(g), stones(g.players[0])) == (["troll"], (0, 0, 0))


@pytest.mark.rule("VALE-STONE.9")
@pytest.mark.parametrize(
    ("cards", "purse", "answers", "points"),
    [
        ([], {"red": 1, "blue": 1, "purple": 1}, ["summon yuki_onna"], 1 + 3 + 6),
        (["agni", "water_giant"], {"red": 1, "blue": 1, "purple": 1}, ["summon yuki_onna"], 2 + 4 + 7),
        (["agni", "hae_tae", "water_giant"], {"red": 2, "blue": 2}, ["summon yuki_onna"], 2 * 2 + 2 * 7),
        (["hae_tae"], {"blue": 1, "purple": 1}, ["summon yuki_onna_exalted", "pay 1 purple"], 6),
        (["water_giant"], {"purple": 2}, ["summon rock_golem"], 7),
    ],
)
def test_a_changed_value_counts_for_effects_that_use_values(
    cards: list[str], purse: dict[str, int], answers: list[str], points: int
) -> None:
    summoned = answers[0].removeprefix("summon ")
    g = table({"area": cards, "hand": [summoned], "stones": purse, "marked": ["imp"]})
    answer(g, *answers)
    assert score(g) == 1 + points


@pytest.mark.rule("VALE-STONE.10")
@pytest.mark.parametrize("card", ["agni", "water_giant", "hae_tae"])
def test_a_value_change_is_only_its_owner_s(card: str) -> None:
    g = table(
        {"hand": ["yuki_onna"], "stones": {"red": 1, "blue": 1, "purple": 1}, "marked": ["imp"]}, {"area": [card]}
    )
    assert values(g, 0) == {"red": 1, "blue": 3, "purple": 6} != values(g, 1)
    answer(g, "summon yuki_onna")
    assert score(g) == 1 + 10


# ---- the limit


@pytest.mark.rule("VALE-STONE.2")
@pytest.mark.parametrize(
    ("held", "sold", "gained"), [("red", "kappa", "blue"), ("blue", "tidal", "purple"), ("purple", "kappa", "blue")]
)
def test_four_stones_of_any_value_are_the_limit(held: str, sold: str, gained: str) -> None:
    g = table({"stones": {held: 4}, "marked": [sold, "imp"]})
    answer(g, f"sell {sold}")
    assert sorted(offered(g)) == sorted([f"drop 1 {held}", f"drop 1 {gained}"])
    answer(g, f"drop 1 {held}")
    assert sum(stones(g.players[0])) == 4
    assert asked(g) == (0, "Turn")


@pytest.mark.rule("VALE-STONE.2")
def test_four_stones_may_be_kept() -> None:
    g = table({"stones": {"red": 2, "purple": 1}, "marked": ["kappa", "imp"]})
    answer(g, "sell kappa")
    assert (stones(g.players[0]), asked(g)) == ((2, 1, 1), (0, "Turn"))


@pytest.mark.rule("VALE-STONE.2")
def test_no_table_begins_with_five_stones() -> None:
    with pytest.raises(ImpossiblePosition, match=r"VALE-STONE\.2"):
        table({"stones": {"red": 3, "purple": 2}})


@pytest.mark.rule("VALE-STONE.3")
@pytest.mark.parametrize(
    ("words", "left"),
    [("drop 3 red", (1, 0, 3)), ("drop 2 red 1 purple", (2, 0, 2)), ("drop 3 purple", (4, 0, 0))],
)
def test_the_player_chooses_which_stones_go_old_or_new(words: str, left: tuple[int, int, int]) -> None:
    g = table({"stones": {"purple": 3}, "marked": ["troll", "imp"]})
    answer(g, "sell troll")
    assert stones(g.players[0]) == (4, 0, 3)  # all are taken first
    assert sorted(offered(g)) == ["drop 1 red 2 purple", "drop 2 red 1 purple", "drop 3 purple", "drop 3 red"]
    answer(g, words)
    assert stones(g.players[0]) == left


@pytest.mark.rule("VALE-STONE.3")
def test_no_more_stones_go_than_must() -> None:
    g = table({"stones": {"blue": 2, "purple": 1}, "marked": ["phoenix", "imp"]})
    answer(g, "sell phoenix")
    assert asked(g) == (0, "KeepLimit")
    assert sorted(offered(g)) == [
        "drop 1 blue 1 purple",
        "drop 1 red 1 blue",
        "drop 1 red 1 purple",
        "drop 2 blue",
        "drop 2 red",
    ]
    assert refused(g, "drop 3 red").rule == "VALE-R.15"
    assert refused(g, "drop 1 red").rule == "VALE-R.15"


@pytest.mark.rule("VALE-STONE.4")
@pytest.mark.parametrize("words", ["sell imp", "tame imp", "summon hestia", "release goblin", "end turn"])
def test_surplus_stones_go_before_anything_else(words: str) -> None:
    seat = {"stones": {"purple": 3}, "area": ["goblin"], "hand": ["hestia"], "marked": ["troll", "imp"]}
    g = table(seat)
    answer(g, "sell troll")
    assert all(said.startswith("drop ") for said in offered(g))
    assert refused(g, words).rule == "VALE-STONE.4"


@pytest.mark.rule("VALE-STONE.4")
def test_surplus_stones_go_even_before_the_rest_of_the_effect() -> None:
    g = table({"hand": ["willow"], "stones": {"red": 1, "blue": 1, "purple": 2}, "marked": ["imp"]})
    answer(g, "summon willow", "pay 2 purple")
    assert (asked(g), score(g), hand(g)) == ((0, "KeepLimit"), 1, [])
    answer(g, "drop 1 red")
    assert (score(g), len(hand(g))) == (4, 1)


# ---- the bank


@pytest.mark.rule("VALE-STONE.5")
def test_stones_cannot_be_exchanged_with_the_bank() -> None:
    g = table({"stones": {"red": 3, "purple": 1}, "marked": ["imp"]})
    assert offered(g) == ["sell imp", "tame imp"]
    for words in ("swap red", "swap purple", "bargain blue", "drop 3 red", "pay 3 red"):
        assert refused(g, words).rule == "VALE-ACT.3"


@pytest.mark.rule("VALE-STONE.5")
def test_stones_are_not_exchanged_by_themselves() -> None:
    g = table({"stones": {"red": 2}, "marked": ["imp", "kappa"]})
    answer(g, "sell imp")
    assert stones(g.players[0]) == (4, 0, 0)  # 5 with the new ones, and still red


@pytest.mark.rule("VALE-STONE.5")
def test_an_effect_may_exchange_stones() -> None:
    g = table({"area": ["snail_maiden"], "stones": {"blue": 1, "purple": 1}}, {}, phase="effects")
    answer(g, "swap purple")
    assert stones(g.players[0]) == (0, 4, 0)


@pytest.mark.rule("VALE-STONE.6")
@pytest.mark.parametrize(("way", "left"), [("1 blue", (0, 1, 1)), ("1 purple", (0, 2, 0))])
def test_no_change_is_given(way: str, left: tuple[int, int, int]) -> None:
    g = table({"hand": ["goblin"], "stones": {"blue": 2, "purple": 1}, "marked": ["imp"]})
    answer(g, "summon goblin", f"pay {way}")
    assert stones(g.players[0]) == left


@pytest.mark.rule("VALE-STONE.7")
@pytest.mark.parametrize("viewer", [0, 1, None])
def test_everybody_sees_everybody_s_stones(viewer: int | None) -> None:
    g = table({"stones": {"red": 1, "purple": 2}, "marked": ["imp"]}, {"stones": {"blue": 4}})
    assert [p["stones"] for p in g.view(viewer)["players"]] == [
        {"red": 1, "blue": 0, "purple": 2},
        {"red": 0, "blue": 4, "purple": 0},
    ]


@pytest.mark.rule("VALE-STONE.8")
@pytest.mark.parametrize(
    ("kind", "held", "sold", "in_the_box"),
    [
        ("red", 0, ["phoenix", "ifrit"], 16),
        ("blue", 4, ["kappa", "nessie"], 14),
        ("purple", 4, ["tidal", "willow"], 12),
    ],
)
def test_there_can_be_more_stones_than_the_box_holds(kind: str, held: int, sold: list[str], in_the_box: int) -> None:
    full = {"stones": {kind: 4}}
    g = table(
        {"area": ["hestia"], "stones": {kind: held}, "hand": ["imp"], "marked": sold}, full, full, full, first_player=0
    )
    answer(g, f"sell {sold[0]}", f"sell {sold[1]}")
    on_table = [getattr(p, kind) for p in g.players]
    assert on_table == [6, 4, 4, 4]
    assert sum(on_table) > in_the_box


# ---- payments


@pytest.mark.rule("VALE-STONE.6", "VALE-SUM.3", "VALE-CLR.8")
@pytest.mark.parametrize(
    ("cost", "purse", "ways"),
    [
        (3, {"red": 2, "blue": 1, "purple": 1}, ["1 blue", "1 purple"]),
        (4, {"red": 2, "blue": 1, "purple": 1}, ["1 red 1 blue", "1 purple"]),
        (5, {"red": 2, "blue": 1, "purple": 1}, ["2 red 1 blue", "1 purple"]),
        (7, {"red": 2, "blue": 1, "purple": 1}, ["1 red 1 purple", "1 blue 1 purple"]),
        (8, {"red": 2, "blue": 1, "purple": 1}, ["2 red 1 purple", "1 blue 1 purple"]),
        (12, {"blue": 2, "purple": 2}, ["2 blue 1 purple", "2 purple"]),
    ],
)
def test_every_payment_without_a_needless_stone_is_offered(cost: int, purse: dict[str, int], ways: list[str]) -> None:
    g = table({"hand": [OF_COST[cost]], "stones": purse, "marked": ["imp"]})
    answer(g, f"summon {OF_COST[cost]}")
    assert sorted(offered(g)) == sorted(f"pay {way}" for way in ways)


def payments(g: Vale, action: str) -> set[tuple[int, int, int]]:
    """All ways the table offers to pay for this action of seat 0; a single one is paid at once."""
    if action not in offered(g):
        return set()
    before = stones(g.players[0])
    answer(g, action)
    if asked(g)[1] in ("Summon", "Release"):
        return {read_payment(words) for words in offered(g)}
    after = stones(g.players[0])
    return {(before[0] - after[0], before[1] - after[1], before[2] - after[2])}


def read_payment(words: str) -> tuple[int, int, int]:
    said = words.removeprefix("pay ").split()
    counts = {kind: int(count) for count, kind in zip(said[::2], said[1::2], strict=True)}
    return counts.get("red", 0), counts.get("blue", 0), counts.get("purple", 0)


def minimal_payments(purse: tuple[int, int, int], cards: list[str], cost: int) -> set[tuple[int, int, int]]:
    """By trying everything: enough, and too little without any one of its stones."""
    more = 1 if "water_giant" in cards else 0
    worth = [2 if "agni" in cards else 1, 3 + more, 6 + more]
    if "hae_tae" in cards:
        worth[1], worth[2] = worth[2], worth[1]

    def value(paid: tuple[int, ...]) -> int:
        return sum(count * each for count, each in zip(paid, worth, strict=True))

    return {
        paid
        for paid in product(*(range(count + 1) for count in purse))
        if value(paid) >= cost
        and all(value(paid) - each < cost for count, each in zip(paid, worth, strict=True) if count)
    }


cards_in_area = st.lists(st.sampled_from(VALUE_CARDS), unique=True)


@st.composite
def purses(draw: st.DrawFn, cards: list[str]) -> tuple[int, int, int]:
    limit = 6 if "hestia" in cards else 4
    red = draw(st.integers(0, limit))
    blue = draw(st.integers(0, limit - red))
    return red, blue, draw(st.integers(0, limit - red - blue))


@pytest.mark.rule("VALE-SUM.3", "VALE-CLR.8", "VALE-STONE.9")
@settings(max_examples=400, deadline=None)
@given(st.data())
def test_a_summon_offers_exactly_the_minimal_payments(data: st.DataObject) -> None:
    cards = data.draw(cards_in_area)
    purse = data.draw(purses(cards))
    cost = data.draw(st.sampled_from(list(OF_COST)))
    seat = {"area": cards, "hand": [OF_COST[cost]], "stones": dict(zip(KINDS, purse, strict=True)), "marked": ["imp"]}
    g = table(seat, round=10)
    assert payments(g, f"summon {OF_COST[cost]}") == minimal_payments(purse, cards, cost)


@pytest.mark.rule("VALE-REL.2", "VALE-R.2", "VALE-STONE.9")
@settings(max_examples=300, deadline=None)
@given(st.data())
def test_a_release_offers_exactly_the_minimal_payments(data: st.DataObject) -> None:
    price = data.draw(st.integers(1, 10))
    cards = data.draw(cards_in_area)[: price - 1]
    purse = data.draw(purses(cards))
    seat = {"area": [*cards, "troll"], "stones": dict(zip(KINDS, purse, strict=True)), "marked": ["imp"]}
    g = table(seat, round=price)
    assert payments(g, "release troll") == minimal_payments(purse, cards, price)
