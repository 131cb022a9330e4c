"""Summoning (VALE-SUM)."""

from __future__ import annotations

import pytest

from deskovka.games.vale.table import Vale
from support.vale import answer, area, asked, discard, hand, offered, refused, score, stones, table


def costs(g: Vale) -> dict[str, int]:
    """What the cards of seat 0's hand cost now."""
    return g.view(0)["players"][0]["costs"]


# ---- what can be summoned, and when


@pytest.mark.rule("VALE-SUM.1")
def test_only_a_card_of_the_own_hand_can_be_summoned() -> None:
    seat = {"area": ["goblin"], "hand": ["hestia"], "stones": {"purple": 4}, "marked": ["imp"]}
    g = table(seat, {"hand": ["kappa"], "area": ["troll"], "marked": ["agni"]}, discard=["odin"])
    for card in ("goblin", "imp", "kappa", "troll", "agni", "odin", "harpy"):
        assert refused(g, f"summon {card}").rule == "VALE-SUM.1"
    assert "summon hestia" in offered(g)


@pytest.mark.rule("VALE-SUM.1")
def test_nobody_summons_outside_their_own_turn_of_the_action_phase() -> None:
    seat = {"hand": ["hestia"], "area": ["nessie", "salamander"]}
    other = table({"marked": ["imp"]}, seat)
    assert refused(other, "summon hestia", seat=1).rule == "VALE-ACT.1"
    assert refused(table(seat, phase="effects"), "summon hestia").rule == "VALE-ROUND.1"
    assert refused(table(seat, phase="hunt"), "summon hestia").rule == "VALE-ROUND.1"


@pytest.mark.rule("VALE-SUM.1")
def test_a_summon_by_an_effect_takes_a_card_of_the_hand() -> None:
    seat = {"hand": ["dragon_egg", "tidal", "willow"], "stones": {"blue": 1}, "marked": ["ember"]}
    g = table(seat, {"hand": ["eternity"], "area": ["aeris"]}, discard=["gust"])
    answer(g, "summon dragon_egg")
    assert sorted(offered(g)) == ["bring tidal", "bring willow"]
    for card in ("ember", "eternity", "aeris", "gust", "scorch", "dragon_egg"):
        assert refused(g, f"bring {card}").rule == "VALE-SUM.1"
    answer(g, "bring tidal")
    assert (area(g), hand(g), stones(g.players[0])) == (["tidal"], ["willow"], (0, 0, 0))


@pytest.mark.rule("VALE-SUM.1")
def test_young_forest_spirit_summons_from_the_hand_without_payment() -> None:
    seat = {"hand": ["young_forest_spirit", "gi_rin", "troll"], "stones": {"red": 2}, "marked": ["imp"]}
    g = table(seat, {})
    answer(g, "summon young_forest_spirit", "discard troll")
    assert (area(g), hand(g), discard(g)) == (["young_forest_spirit", "gi_rin"], [], ["troll"])
    assert (stones(g.players[0]), score(g)) == ((2, 0, 0), 1 + 4)


@pytest.mark.rule("VALE-SUM.2")
@pytest.mark.parametrize("card", ["hestia", "cerberus", "tengu", "dragon_egg"])
def test_a_full_area_blocks_every_summon(card: str) -> None:
    """Also of cards that would leave, or make room, right afterwards."""
    seat = {"area": ["goblin", "tidal"], "hand": [card, "willow"], "stones": {"red": 1, "purple": 3}, "marked": ["imp"]}
    g = table(seat, round=2)
    assert refused(g, f"summon {card}").rule == "VALE-SUM.2"
    assert not [words for words in offered(g) if words.startswith("summon")]
    assert stones(g.players[0]) == (1, 0, 3)


@pytest.mark.rule("VALE-SUM.2")
def test_one_free_place_is_enough() -> None:
    g = table({"area": ["goblin"], "hand": ["hestia"], "marked": ["imp"]}, round=2)
    answer(g, "summon hestia")
    assert area(g) == ["goblin", "hestia"]


@pytest.mark.rule("VALE-SUM.2")
def test_a_summon_by_an_effect_needs_a_free_place_too() -> None:
    seat = {"area": ["goblin"], "hand": ["young_forest_spirit", "troll", "imp"], "marked": ["kappa"]}
    assert refused(table(seat, round=2), "summon young_forest_spirit").rule == "VALE-CLR.3"
    assert "summon young_forest_spirit" in offered(table(seat, round=3))


# ---- paying


@pytest.mark.rule("VALE-SUM.3")
@pytest.mark.parametrize(
    ("purse", "possible"),
    [
        ({"red": 4}, True),
        ({"red": 1, "blue": 1}, True),
        ({"blue": 2}, True),
        ({"purple": 1}, True),
        ({"red": 3}, False),
        ({"blue": 1}, False),
        ({}, False),
    ],
)
def test_stones_of_at_least_the_cost_are_needed(purse: dict[str, int], possible: bool) -> None:
    g = table({"hand": ["surtr"], "stones": purse, "marked": ["imp"]})
    if not possible:
        assert refused(g, "summon surtr").rule == "VALE-SUM.3"
        return
    answer(g, "summon surtr")
    assert (area(g), stones(g.players[0])) == (["surtr"], (0, 0, 0))


@pytest.mark.rule("VALE-SUM.3")
@pytest.mark.parametrize(("way", "left"), [("2 red 1 blue", (0, 1, 1)), ("2 blue", (2, 0, 1)), ("1 purple", (2, 2, 0))])
def test_the_player_chooses_the_stones_to_pay_with(way: str, left: tuple[int, int, int]) -> None:
    g = table(
        {"area": ["hestia"], "hand": ["valkyrie"], "stones": {"red": 2, "blue": 2, "purple": 1}, "marked": ["imp"]}
    )
    answer(g, "summon valkyrie")
    assert asked(g) == (0, "Summon")
    assert sorted(offered(g)) == ["pay 1 purple", "pay 2 blue", "pay 2 red 1 blue"]
    answer(g, f"pay {way}")
    assert (area(g), stones(g.players[0])) == (["hestia", "valkyrie"], left)


@pytest.mark.rule("VALE-SUM.3")
def test_too_little_or_stones_one_does_not_have_are_refused() -> None:
    g = table({"hand": ["valkyrie"], "stones": {"red": 2, "blue": 1, "purple": 1}, "marked": ["imp"]})
    answer(g, "summon valkyrie")
    for words in ("pay 1 red 1 blue", "pay nothing", "pay 2 blue", "pay 5 red"):
        assert refused(g, words).rule == "VALE-SUM.3"
    assert refused(g, "sell imp").rule == "VALE-SUM.3"
    assert hand(g) == ["valkyrie"]  # nothing has moved yet


@pytest.mark.rule("VALE-SUM.3")
def test_the_stones_of_others_do_not_help() -> None:
    g = table({"hand": ["harpy"], "stones": {"red": 2}, "marked": ["imp"]}, {"stones": {"purple": 4}})
    assert refused(g, "summon harpy").rule == "VALE-SUM.3"


@pytest.mark.rule("VALE-SUM.4")
@pytest.mark.parametrize(("way", "left"), [("1 blue", (0, 0, 1)), ("1 purple", (0, 1, 0))])
def test_a_summon_gives_no_change(way: str, left: tuple[int, int, int]) -> None:
    g = table({"hand": ["gargoyle"], "stones": {"blue": 1, "purple": 1}, "marked": ["imp"]})
    answer(g, "summon gargoyle", f"pay {way}")
    assert stones(g.players[0]) == left


# ---- reductions


@pytest.mark.rule("VALE-SUM.5")
@pytest.mark.parametrize(
    ("cards", "freyja", "poseidon"),
    [([], 7, 7), (["pegasus"], 6, 6), (["hippogriff"], 5, 7), (["pegasus", "hippogriff"], 4, 6)],
)
def test_reductions_add_up(cards: list[str], freyja: int, poseidon: int) -> None:
    g = table({"area": cards, "hand": ["freyja", "poseidon"], "marked": ["imp"]})
    assert costs(g) == {"freyja": freyja, "poseidon": poseidon}


@pytest.mark.rule("VALE-SUM.5")
def test_the_reduced_cost_is_what_is_paid() -> None:
    g = table({"area": ["pegasus", "hippogriff"], "hand": ["freyja"], "stones": {"red": 4}, "marked": ["imp"]})
    answer(g, "summon freyja")
    assert (area(g), stones(g.players[0])) == (["pegasus", "hippogriff", "freyja"], (0, 0, 0))


@pytest.mark.rule("VALE-SUM.5")
def test_the_reductions_of_others_do_not_count() -> None:
    g = table({"hand": ["harpy"], "stones": {"red": 2}, "marked": ["imp"]}, {"area": ["pegasus", "hippogriff"]})
    assert costs(g) == {"harpy": 3}
    assert refused(g, "summon harpy").rule == "VALE-SUM.3"


@pytest.mark.rule("VALE-SUM.6")
def test_a_cost_is_never_less_than_nothing() -> None:
    hand_ = ["hestia", "goblin", "tengu"]
    g = table({"area": ["pegasus", "hippogriff"], "hand": hand_, "stones": {"purple": 1}, "marked": ["imp"]})
    assert costs(g) == {"hestia": 0, "goblin": 0, "tengu": 0}
    answer(g, "summon hestia", "summon goblin", "summon tengu")
    assert stones(g.players[0]) == (0, 0, 1)  # nothing paid, nothing paid out
    assert area(g) == ["pegasus", "hippogriff", "hestia", "goblin"]


# ---- arriving


@pytest.mark.rule("VALE-SUM.7")
def test_after_payment_the_card_lies_face_up_in_the_area() -> None:
    g = table({"hand": ["harpy", "troll"], "stones": {"blue": 1, "purple": 1}, "marked": ["imp"]})
    answer(g, "summon harpy")
    assert (area(g), hand(g)) == ([], ["harpy", "troll"])  # not before it is paid for
    answer(g, "pay 1 blue")
    assert (area(g), hand(g), discard(g)) == (["harpy"], ["troll"], [])
    for viewer in (0, 1, None):
        assert g.view(viewer)["players"][0]["area"] == ["harpy"]


@pytest.mark.rule("VALE-SUM.8")
def test_the_instant_effect_comes_before_anything_else() -> None:
    g = table({"hand": ["hydra"], "stones": {"red": 4}, "marked": ["imp"]})
    answer(g, "summon hydra")
    assert asked(g) == (0, "ChooseBonuses")
    assert refused(g, "sell imp").rule == "VALE-R.35"
    answer(g, "choose blues and points")
    assert (stones(g.players[0]), score(g), asked(g)) == ((0, 2, 0), 5, (0, "Turn"))


@pytest.mark.rule("VALE-SUM.8")
def test_a_card_without_an_instant_effect_does_nothing_yet() -> None:
    g = table({"hand": ["salamander"], "stones": {"red": 1}, "marked": ["imp"]})
    answer(g, "summon salamander")
    assert (stones(g.players[0]), score(g), asked(g)) == ((0, 0, 0), 1, (0, "Turn"))


@pytest.mark.rule("VALE-SUM.9")
@pytest.mark.parametrize(
    ("card", "points"),
    [("ifrit", 2), ("lava_giant", 2), ("surtr", 4), ("gi_rin", 4), ("tidal", 5), ("sand_giant", 8)],
)
def test_the_card_counts_as_lying_in_the_area(card: str, points: int) -> None:
    g = table({"area": ["troll"], "hand": [card], "stones": {"purple": 2}, "marked": ["imp"]})
    answer(g, f"summon {card}")
    assert score(g) == 1 + points


@pytest.mark.rule("VALE-SUM.9")
@pytest.mark.parametrize(("card", "points"), [("firefox", 2), ("rudra", 4)])
def test_the_card_no_longer_counts_as_a_card_in_hand(card: str, points: int) -> None:
    g = table({"hand": [card, "troll", "agni"], "stones": {"purple": 2}, "marked": ["imp"]})
    answer(g, f"summon {card}")
    assert score(g) == 1 + points


@pytest.mark.rule("VALE-SUM.9")
def test_the_card_itself_cannot_be_discarded_from_the_hand() -> None:
    g = table({"hand": ["forest_spirit", "troll", "agni"], "stones": {"red": 2}, "marked": ["imp"]})
    answer(g, "summon forest_spirit")
    assert offered(g) == ["discard troll", "discard agni"]
    alone = table({"hand": ["forest_spirit"], "stones": {"red": 2}, "marked": ["imp"]})
    assert refused(alone, "summon forest_spirit").rule == "VALE-CLR.3"
