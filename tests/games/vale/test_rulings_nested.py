"""Our rulings on impossible effects, free summons, copies and effects inside effects (VALE-R)."""

from __future__ import annotations

import pytest

from support.vale import answer, area, asked, discard, hand, names, offered, refused, score, stones, table

STAY = {"marked": ["salamander"]}  # something to do, so that the turn does not end by itself
NINE = {"blue": 1, "purple": 1}  # what Scorch and Aeris cost
Seat = dict[str, object]


# ---- R.5 what makes an instant effect impossible


@pytest.mark.rule("VALE-R.5")
@pytest.mark.parametrize(
    ("card", "enough"),
    [
        ("forest_spirit", {"hand": ["forest_spirit", "odin"]}),
        ("young_forest_spirit", {"hand": ["young_forest_spirit", "odin", "harpy"]}),
        ("dragon_egg", {"hand": ["dragon_egg", "tidal"]}),
        ("aeris", {"hand": ["aeris"], "area": ["agni"]}),
        ("scorch", {"hand": ["scorch"], "area": ["ifrit"]}),
        ("ember", {"hand": ["ember"], "area": ["kappa"]}),
        ("marina", {"hand": ["marina"], "area": ["agni"]}),
        ("gust", {"hand": ["gust"], "area": ["troll"]}),
        ("boulder", {"hand": ["boulder"], "area": ["odin"]}),
        ("leviathan", {"hand": ["leviathan"], "area": ["tidal"]}),
    ],
)
def test_effects_that_need_something(card: str, enough: Seat) -> None:
    g = table({"hand": [card], "stones": {"purple": 2}, **STAY})
    assert refused(g, f"summon {card}").rule == "VALE-CLR.3"
    g = table({"stones": {"purple": 2}, **enough, **STAY})
    assert f"summon {card}" in offered(g)


@pytest.mark.rule("VALE-R.5")
@pytest.mark.parametrize("card", ["dandelion_spirit", "hippogriff", "pegasus", "sylph", "willow"])
def test_a_draw_needs_a_card_in_one_of_the_piles(card: str) -> None:
    seat = {"hand": [card], "stones": {"purple": 2}, **STAY}
    assert refused(table(seat, rest=1), f"summon {card}").rule == "VALE-CLR.3"
    assert f"summon {card}" in offered(table(seat, rest=1, deck_top=["imp"]))
    assert f"summon {card}" in offered(table(seat, rest=1, discard=["imp"]))


@pytest.mark.rule("VALE-R.5")
@pytest.mark.parametrize(
    ("card", "purse"),
    [
        ("firefox", {"red": 1}),
        ("rudra", {"purple": 2}),
        ("succubus", {}),
        ("yuki_onna", {}),
        ("yuki_onna_exalted", {"red": 3}),
        ("rock_golem", {"purple": 1}),
        ("stone_golem", {"purple": 1}),
        ("cerberus", {"purple": 1}),
        ("genie", {"red": 4}),
    ],
)
def test_counting_nothing_is_not_impossible(card: str, purse: dict[str, int]) -> None:
    g = table({"hand": [card], "stones": purse, "score": 10, **STAY})
    answer(g, f"summon {card}")
    assert (area(g), score(g), asked(g)) == ([card], 10, (0, "Turn"))


@pytest.mark.rule("VALE-R.5")
def test_gaining_stones_over_the_limit_is_not_impossible() -> None:
    g = table({"hand": ["imp"], "stones": {"blue": 4}, **STAY})
    answer(g, "summon imp", "drop 2 red")
    assert (area(g), stones(g.players[0])) == (["imp"], (0, 4, 0))


@pytest.mark.rule("VALE-R.5")
@pytest.mark.parametrize("card", ["medusa", "mimic", "charybdis", "balog", "asmodeus", "griffon", "genie_exalted"])
def test_active_effects_do_not_block_a_summon(card: str) -> None:
    g = table({"hand": [card], "stones": {"purple": 2}, **STAY}, rest=1)
    assert f"summon {card}" in offered(g)


# ---- R.6 summoning for free


@pytest.mark.rule("VALE-R.6")
def test_the_young_forest_spirit_brings_a_card_without_payment() -> None:
    g = table(
        {
            "hand": ["young_forest_spirit", "gi_rin", "imp", "odin"],
            "area": ["sylph", "kappa", "phoenix"],
            "stones": {"red": 2, "blue": 1},
            "score": 10,
            **STAY,
        }
    )
    answer(g, "summon young_forest_spirit", "discard imp")
    assert (offered(g), score(g)) == (["bring gi_rin", "bring odin"], 11)
    answer(g, "bring gi_rin")  # its instant effect: 2 points for each of 5 cards; Sylph saw two summons
    assert area(g) == ["sylph", "kappa", "phoenix", "young_forest_spirit", "gi_rin"]
    assert (score(g), stones(g.players[0]), discard(g), hand(g)) == (10 + 2 + 10, (2, 1, 0), ["imp"], ["odin"])


@pytest.mark.rule("VALE-R.6")
@pytest.mark.parametrize(
    ("cards", "possible"), [(["agni", "kappa", "troll"], True), (["agni", "kappa", "troll", "odin"], False)]
)
def test_the_young_forest_spirit_needs_two_places(cards: list[str], possible: bool) -> None:
    g = table({"hand": ["young_forest_spirit", "imp", "hestia"], "area": cards, **STAY})
    assert ("summon young_forest_spirit" in offered(g)) == possible
    if not possible:
        assert refused(g, "summon young_forest_spirit").rule == "VALE-CLR.3"


@pytest.mark.rule("VALE-R.6")
def test_the_dragon_egg_needs_one_place_because_it_leaves_first() -> None:
    cards = ["surtr", "kappa", "troll", "odin"]
    g = table({"hand": ["dragon_egg", "tidal"], "area": cards, "stones": {"red": 3}, "score": 10, **STAY})
    answer(g, "summon dragon_egg")
    assert (area(g), discard(g), hand(g)) == ([*cards, "tidal"], ["dragon_egg"], [])
    assert (score(g), stones(g.players[0])) == (15, (0, 0, 0))  # one dragon: the egg is gone
    g = table({"hand": ["dragon_egg", "tidal"], "area": [*cards, "hestia"], "stones": {"red": 3}, **STAY})
    assert refused(g, "summon dragon_egg").rule == "VALE-SUM.2"


@pytest.mark.rule("VALE-R.6")
def test_the_dragon_egg_brings_dragons_only() -> None:
    g = table({"hand": ["dragon_egg", "imp", "tidal", "eternity"], "stones": {"red": 3}, **STAY})
    answer(g, "summon dragon_egg")
    assert offered(g) == ["bring tidal", "bring eternity"]
    assert refused(g, "bring imp").rule == "VALE-R.6"
    g = table({"hand": ["dragon_egg", "imp"], "stones": {"red": 3}, **STAY})
    assert refused(g, "summon dragon_egg").rule == "VALE-CLR.3"


@pytest.mark.rule("VALE-R.6")
def test_the_second_card_must_be_possible_after_the_egg_has_left() -> None:
    g = table({"hand": ["dragon_egg", "aeris"], "stones": {"red": 3}, **STAY})
    assert refused(g, "summon dragon_egg").rule == "VALE-CLR.3"  # Aeris would lie alone
    g = table({"hand": ["dragon_egg", "aeris", "tidal", "willow"], "stones": {"red": 3}, **STAY})
    answer(g, "summon dragon_egg")
    assert offered(g) == ["bring tidal", "bring willow"]
    assert refused(g, "bring aeris").rule == "VALE-CLR.3"


@pytest.mark.rule("VALE-R.6")
def test_the_discard_must_leave_a_card_that_can_be_summoned() -> None:
    g = table({"hand": ["young_forest_spirit", "ember", "marina", "imp"], **STAY})
    answer(g, "summon young_forest_spirit")  # no water and no fire card lies in any area
    assert offered(g) == ["discard ember", "discard marina"]
    assert refused(g, "discard imp").rule == "VALE-R.6"
    answer(g, "discard marina")
    assert offered(g) == ["bring imp"]
    answer(g, "bring imp")
    assert (area(g), hand(g)) == (["young_forest_spirit", "imp"], ["ember"])


@pytest.mark.rule("VALE-R.6")
def test_the_discarded_card_is_not_the_one_that_is_summoned() -> None:
    g = table({"hand": ["young_forest_spirit", "imp"], **STAY})
    assert refused(g, "summon young_forest_spirit").rule == "VALE-CLR.3"


@pytest.mark.rule("VALE-R.6", "VALE-R.5")
def test_the_discarded_card_can_be_the_one_that_is_drawn() -> None:
    g = table({"hand": ["young_forest_spirit", "pegasus", "ember"], **STAY}, rest=1)
    answer(g, "summon young_forest_spirit")
    assert offered(g) == ["discard ember"]  # Ember cannot come, so Ember goes; Pegasus draws from the new pile
    answer(g, "discard ember")
    assert (area(g), hand(g), discard(g)) == (["young_forest_spirit", "pegasus"], ["ember"], [])
    g = table({"hand": ["dragon_egg", "willow"], "stones": {"red": 3}, **STAY}, rest=1)
    answer(g, "summon dragon_egg")  # and Willow draws the egg
    assert (area(g), hand(g), discard(g)) == (["willow"], ["dragon_egg"], [])


@pytest.mark.rule("VALE-R.6", "VALE-R.5")
def test_the_check_sees_the_young_forest_spirit_in_the_area() -> None:
    g = table({"hand": ["young_forest_spirit", "gust", "ember"], "score": 10, **STAY})
    answer(g, "summon young_forest_spirit")
    assert offered(g) == ["discard ember"]  # the only earth card in any area is the spirit itself
    answer(g, "discard ember")
    assert (area(g), score(g), hand(g)) == (["gust"], 18, [])
    assert discard(g) == ["ember", "young_forest_spirit"]


# ---- R.10 Genie


@pytest.mark.rule("VALE-R.10")
def test_genie_activates_every_active_effect_once() -> None:
    cards = ["salamander", "basilisk", "nessie"]
    g = table({"hand": ["genie"], "area": cards, "stones": {"red": 4}, "score": 10, "marked": ["imp"]})
    answer(g, "summon genie")
    assert offered(g) == [f"activate {card}" for card in cards]
    answer(g, "activate nessie")
    assert offered(g) == ["activate salamander", "activate basilisk"]
    assert refused(g, "activate nessie").rule == "VALE-EFF.2"
    assert refused(g, "sell imp").rule == "VALE-R.35"
    answer(g, "activate basilisk", "bargain purple")
    assert (score(g), stones(g.players[0]), asked(g)) == (10 + 2 - 2 + 1, (1, 0, 1), (0, "Turn"))


@pytest.mark.rule("VALE-R.10")
def test_genie_does_not_use_up_the_effects_phase() -> None:
    g = table({"hand": ["genie"], "area": ["nessie"], "stones": {"red": 4}, "score": 10}, {"marked": ["imp"]})
    answer(g, "summon genie")
    assert (score(g), asked(g)) == (12, (1, "Turn"))
    answer(g, "sell imp")
    assert (score(g), int(g.round)) == (14, 6)


@pytest.mark.rule("VALE-R.10")
def test_an_effect_that_becomes_possible_is_part_of_the_sequence() -> None:
    cards = ["griffon", "medusa", "basilisk"]
    g = table({"hand": ["genie"], "area": cards, "stones": {"red": 4}, **STAY}, deck_top=["odin"])
    answer(g, "summon genie")
    assert offered(g) == ["activate griffon", "activate basilisk"]
    answer(g, "activate griffon", "activate basilisk", "bargain red")
    assert (hand(g), discard(g), stones(g.players[0])) == ([], ["odin"], (1, 0, 1))


@pytest.mark.rule("VALE-R.10")
def test_cards_that_left_are_skipped() -> None:
    cards = ["asmodeus", "imp", "nessie", "basilisk"]
    g = table({"hand": ["genie"], "area": cards, "stones": {"red": 4}, **STAY})
    answer(g, "summon genie", "activate asmodeus")
    assert (hand(g), offered(g)) == (["imp"], ["activate nessie", "activate basilisk"])


# ---- R.11 Genie Exalted


@pytest.mark.rule("VALE-R.11")
def test_genie_exalted_copies_effects_already_used_and_does_not_use_them_up() -> None:
    g = table({"area": ["genie_exalted", "salamander"], "score": 10}, phase="effects", used=["salamander"])
    assert (score(g), stones(g.players[0])) == (11, (1, 0, 0))
    g = table({"area": ["genie_exalted", "salamander"], "score": 10}, phase="effects")
    answer(g, "activate genie_exalted")
    assert (score(g), stones(g.players[0])) == (12, (2, 0, 0))


@pytest.mark.rule("VALE-R.11")
def test_genie_exalted_must_copy_even_a_bad_effect() -> None:
    g = table({"area": ["genie_exalted", "goblin_soldier"], "score": 30}, phase="effects", used=["goblin_soldier"])
    assert score(g) == 26


@pytest.mark.rule("VALE-R.11")
def test_genie_exalted_recovers_itself() -> None:
    g = table({"area": ["genie_exalted", "undine"]}, phase="effects", used=["undine"])
    assert (area(g), hand(g)) == (["undine"], ["genie_exalted"])


@pytest.mark.rule("VALE-R.11")
def test_genie_exalted_copies_only_what_it_can_carry_out() -> None:
    cards = ["genie_exalted", "charybdis", "ifrit", "troll", "nessie"]
    g = table({"area": cards, "stones": {"purple": 1}, "score": 10}, {"area": ["odin"]}, phase="effects")
    answer(g, "activate genie_exalted")
    assert offered(g) == ["copy troll", "copy nessie"]
    for other in ("charybdis", "ifrit", "genie_exalted", "odin"):  # no blue stone; instant; itself; not mine
        assert refused(g, f"copy {other}").rule == "VALE-R.11"
    answer(g, "copy troll", "activate nessie")
    assert score(g) == 10 + 3 + 2 + 3


@pytest.mark.rule("VALE-R.11")
def test_counting_effects_count_as_usual_for_genie_exalted() -> None:
    g = table({"area": ["genie_exalted", "freyja", "agni"], "score": 10}, phase="effects", used=["freyja"])
    assert score(g) == 12


# ---- R.12 Scorch


@pytest.mark.rule("VALE-R.12")
def test_scorch_as_aeris_may_recover_aeris() -> None:
    g = table({"hand": ["scorch"], "area": ["aeris", "agni"], "stones": NINE, "score": 10, **STAY})
    answer(g, "summon scorch")
    assert offered(g) == ["recover aeris", "recover agni"]
    answer(g, "recover aeris")
    assert (area(g), hand(g), score(g)) == (["agni", "scorch"], ["aeris"], 19)


@pytest.mark.rule("VALE-R.12")
def test_scorch_as_cerberus_may_discard_cerberus_but_not_itself() -> None:
    g = table({"hand": ["scorch"], "area": ["cerberus", "agni"], "stones": NINE, **STAY})
    answer(g, "summon scorch")
    assert offered(g) == ["give up cerberus", "give up agni", "done"]
    assert refused(g, "give up scorch").rule == "VALE-R.34"
    answer(g, "give up cerberus", "done")
    assert (area(g), discard(g)) == (["agni", "scorch"], ["cerberus"])


@pytest.mark.rule("VALE-R.12", "VALE-R.5")
def test_scorch_as_leviathan_may_hit_itself() -> None:
    g = table({"hand": ["scorch"], "area": ["leviathan"], "stones": NINE, "score": 10, **STAY})
    answer(g, "summon scorch")
    assert (area(g), discard(g), score(g)) == (["leviathan"], ["scorch"], 17)


@pytest.mark.rule("VALE-R.12")
def test_scorch_as_tengu_goes_on_the_draw_pile() -> None:
    g = table({"hand": ["scorch"], "area": ["tengu"], "stones": NINE, "score": 10, **STAY})
    answer(g, "summon scorch")
    assert (area(g), names(g.deck)[-1], score(g)) == (["tengu"], "scorch", 16)


@pytest.mark.rule("VALE-R.12")
def test_only_the_instant_effect_is_copied() -> None:
    g = table({"hand": ["scorch"], "area": ["water_giant"], "stones": {"blue": 3}, **STAY})
    answer(g, "summon scorch")  # three blues at 4 each
    assert stones(g.players[0]) == (0, 2, 0)
    players = g.view(0)["players"]
    assert isinstance(players, list)
    assert players[0]["stone_values"]["blue"] == 4
    g = table({"hand": ["scorch"], "area": ["imp"], "stones": NINE}, {"marked": ["undine"]})
    answer(g, "summon scorch", "sell undine")
    assert (area(g), hand(g), stones(g.players[0])) == (["scorch"], ["imp"], (2, 0, 0))


@pytest.mark.rule("VALE-R.12")
def test_copying_is_not_a_summon() -> None:
    g = table({"hand": ["scorch"], "area": ["sylph"], "stones": NINE, "score": 10, **STAY}, deck_top=["odin"])
    answer(g, "summon scorch")
    assert (hand(g), score(g)) == (["odin"], 11)  # a point for summoning Scorch, none for the copy


@pytest.mark.rule("VALE-R.12")
def test_scorch_copies_only_effects_of_the_own_area_that_can_be_carried_out() -> None:
    cards = ["forest_spirit", "ifrit", "surtr", "odin", "ember"]
    g = table({"hand": ["scorch"], "area": cards, "stones": NINE, **STAY}, {"area": ["hydra"]}, round=6)
    answer(g, "summon scorch")
    assert offered(g) == ["copy ifrit", "copy surtr", "copy ember"]
    for other in ("forest_spirit", "odin", "hydra", "scorch"):  # no card in hand; active; not mine; itself
        assert refused(g, f"copy {other}").rule == "VALE-R.12"


@pytest.mark.rule("VALE-R.12")
@pytest.mark.parametrize("cards", [[], ["agni", "odin"], ["forest_spirit"], ["ember"]])
def test_scorch_without_anything_to_copy_cannot_be_summoned(cards: list[str]) -> None:
    g = table({"hand": ["scorch"], "area": cards, "stones": NINE, **STAY}, {"area": ["ifrit"]})
    assert refused(g, "summon scorch").rule == "VALE-CLR.3"


# ---- R.28 a card that leaves


@pytest.mark.rule("VALE-R.28")
def test_a_permanent_effect_ends_when_its_card_leaves() -> None:
    g = table({"hand": ["harpy"], "area": ["hippogriff"], "stones": {"red": 3}, **STAY}, round=2)
    assert "summon harpy" in offered(g)
    answer(g, "release hippogriff")
    refusal = refused(g, "summon harpy")
    assert (refusal.rule, refusal.values["cost"], refusal.values["wealth"]) == ("VALE-SUM.3", 3, 1)


@pytest.mark.rule("VALE-R.28")
def test_a_recovered_sylph_gives_no_more_points() -> None:
    purse = {"blue": 1, "purple": 1, "red": 2}
    g = table({"hand": ["aeris", "ifrit"], "area": ["sylph"], "stones": purse, "score": 10, **STAY})
    answer(g, "summon aeris")
    assert (hand(g), score(g)) == (["ifrit", "sylph"], 10 + 1 + 4)
    answer(g, "summon ifrit")
    assert score(g) == 15 + 2


@pytest.mark.rule("VALE-R.28")
def test_a_card_summoned_again_has_its_instant_effect_again() -> None:
    purse = {"red": 1, "blue": 1, "purple": 1}
    g = table({"hand": ["boreas"], "area": ["harpy"], "stones": purse, "score": 10, **STAY})
    answer(g, "summon boreas", "pay 1 purple")
    assert (hand(g), score(g)) == (["boreas"], 12)
    answer(g, "summon boreas")
    assert (hand(g), score(g), stones(g.players[0])) == (["boreas"], 14, (0, 0, 0))


# ---- R.33 endless turns


@pytest.mark.rule("VALE-R.33")
def test_after_a_hundred_actions_only_markers_and_the_end_are_left() -> None:
    """The Genie goes round: drawn by the Dandelion Spirit, summoned, paid for by Odin and Basilisk, released."""
    cards = ["hippogriff", "pegasus", "odin", "basilisk"]
    seat = {"area": cards, "hand": ["dandelion_spirit"], "stones": {"red": 1}, "score": 10, "marked": ["imp", "troll"]}
    g = table(seat, discard=["genie"], rest=0, round=6)
    for _ in range(33):
        answer(g, "summon dandelion_spirit", "summon genie", "activate odin", "activate basilisk", "bargain red")
        answer(g, "release genie")
    assert "summon dandelion_spirit" in offered(g)
    answer(g, "summon dandelion_spirit")
    assert ("genie" in hand(g), stones(g.players[0])) == (True, (1, 0, 0))
    assert offered(g) == [f"{action} {card}" for card in ("imp", "troll") for action in ("sell", "tame")]
    assert refused(g, "summon genie").rule == "VALE-R.33"
    assert refused(g, "release odin").rule == "VALE-R.33"
    answer(g, "sell imp", "tame troll")
    assert asked(g)[1] != "Turn"  # the only thing left was the end of the turn


# ---- R.34 leaving together


@pytest.mark.rule("VALE-R.34")
def test_what_cerberus_takes_leaves_together() -> None:
    purse = {"red": 3, "blue": 2, "purple": 1}
    seat = {"hand": ["cerberus"], "area": ["hestia", "agni", "kappa", "troll"], "stones": purse, **STAY}
    g = table(seat)
    answer(g, "summon cerberus", "pay 1 purple", "give up hestia")
    assert (area(g), asked(g)) == (["hestia", "agni", "kappa", "troll", "cerberus"], (0, "FeedCerberus"))
    answer(g, "give up agni", "give up kappa")  # three: that is all it eats
    assert (area(g), discard(g)) == (["troll", "cerberus"], ["hestia", "agni", "kappa"])
    assert (asked(g), offered(g)) == ((0, "KeepLimit"), ["drop 1 red", "drop 1 blue"])
    answer(g, "drop 1 red")
    assert asked(g) == (0, "Turn")


# ---- R.35 effects inside effects


@pytest.mark.rule("VALE-R.35")
def test_a_spirit_brings_scorch_that_copies_the_spirit() -> None:
    cards = ["young_forest_spirit", "scorch", "imp", "hestia", "agni", "odin"]
    g = table({"hand": cards, **STAY})
    answer(g, "summon young_forest_spirit", "discard odin", "bring scorch")
    assert (asked(g), offered(g)) == ((0, "DiscardForSummon"), ["discard imp", "discard hestia", "discard agni"])
    answer(g, "discard agni", "bring hestia")
    assert area(g) == ["young_forest_spirit", "scorch", "hestia"]
    assert (hand(g), discard(g), asked(g)) == (["imp"], ["odin", "agni"], (0, "Turn"))


@pytest.mark.rule("VALE-R.35")
def test_the_card_that_started_an_effect_may_be_gone_when_it_ends() -> None:
    g = table({"hand": ["young_forest_spirit", "dragon_egg", "aeris", "imp"], "area": ["agni"], **STAY})
    answer(g, "summon young_forest_spirit", "discard imp", "bring dragon_egg")
    assert discard(g) == ["imp", "dragon_egg"]
    assert offered(g) == ["recover agni", "recover young_forest_spirit"]
    answer(g, "recover young_forest_spirit")
    assert (area(g), hand(g), asked(g)) == (["agni", "aeris"], ["young_forest_spirit"], (0, "Turn"))


@pytest.mark.rule("VALE-R.35", "VALE-R.12")
def test_scorch_as_an_egg_is_gone_before_it_brings_a_dragon() -> None:
    """So the place Scorch took is free again: two places are enough."""
    g = table({"hand": ["scorch", "tidal"], "area": ["dragon_egg"], "stones": NINE, "score": 10, **STAY}, round=2)
    answer(g, "summon scorch")
    assert (area(g), discard(g), score(g)) == (["dragon_egg", "tidal"], ["scorch"], 20)


@pytest.mark.rule("VALE-R.35")
def test_an_inner_effect_is_finished_before_the_outer_one_goes_on() -> None:
    cards = ["pegasus", "hippogriff", "genie_exalted", "snail_maiden", "nessie"]
    purse = {"red": 2, "blue": 1, "purple": 1}
    g = table({"hand": ["genie"], "area": cards, "stones": purse, "score": 10, **STAY}, round=6)
    answer(g, "summon genie", "pay 1 red")
    assert offered(g) == ["activate genie_exalted", "activate snail_maiden", "activate nessie"]
    answer(g, "activate genie_exalted")
    assert asked(g) == (0, "CopyEffect")
    answer(g, "copy snail_maiden")
    assert (asked(g), offered(g)) == ((0, "SwapStones"), ["swap blue", "swap purple"])
    answer(g, "swap purple")
    assert (asked(g), stones(g.players[0])) == ((0, "KeepLimit"), (1, 4, 0))
    answer(g, "drop 1 red")
    assert (asked(g), offered(g)) == ((0, "ActivateNext"), ["activate snail_maiden", "activate nessie"])
    answer(g, "activate snail_maiden")
    assert (stones(g.players[0]), score(g), asked(g)) == ((0, 3, 1), 12, (0, "Turn"))


@pytest.mark.rule("VALE-R.35", "VALE-R.10")
def test_scorch_copies_genie_inside_a_free_summon() -> None:
    cards = ["undine_queen", "genie", "basilisk"]
    g = table({"hand": ["young_forest_spirit", "scorch", "imp", "hestia"], "area": cards, "score": 10, **STAY})
    answer(g, "summon young_forest_spirit", "discard hestia", "bring scorch", "copy genie")
    assert (asked(g), offered(g)) == ((0, "ActivateNext"), ["activate undine_queen", "activate basilisk"])
    answer(g, "activate basilisk", "bargain red")
    assert (stones(g.players[0]), hand(g), asked(g)) == ((1, 1, 0), ["imp"], (0, "Turn"))
