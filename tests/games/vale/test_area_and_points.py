"""Areas and points (VALE-AREA, VALE-PTS)."""

from __future__ import annotations

import pytest

from deskovka.core.errors import ImpossiblePosition
from support.vale import answer, area, asked, discard, offered, refused, score, stones, table

QUIET = ["agni", "phoenix", "kappa", "hae_tae", "triton", "gargoyle", "hydra", "poseidon", "ifrit", "surtr"]

# ---- areas


@pytest.mark.rule("VALE-AREA.1")
def test_a_summoned_card_lies_face_up_in_the_summoner_s_own_area() -> None:
    g = table({"hand": ["goblin"], "stones": {"red": 1}, "marked": ["imp"]}, {"area": ["troll"]}, {})
    answer(g, "summon goblin")
    assert [area(g, seat) for seat in range(3)] == [["goblin"], ["troll"], []]
    for viewer in (0, 1, 2, None):
        assert [p["area"] for p in g.view(viewer)["players"]] == [["goblin"], ["troll"], []]


@pytest.mark.rule("VALE-AREA.1")
def test_cards_in_another_area_do_not_count_as_yours() -> None:
    g = table({"hand": ["ifrit"], "stones": {"red": 2}, "marked": ["imp"]}, {"area": ["troll", "goblin"]})
    answer(g, "summon ifrit")
    assert score(g) == 1 + 1


@pytest.mark.rule("VALE-AREA.2")
@pytest.mark.parametrize("round", [1, 2, 5, 10])
def test_an_area_holds_as_many_cards_as_the_round_says(round: int) -> None:
    g = table({"area": QUIET[: round - 1], "hand": ["hestia", "succubus"], "marked": ["imp"]}, round=round)
    answer(g, "summon hestia")
    assert len(area(g)) == round
    assert refused(g, "summon succubus").rule == "VALE-SUM.2"
    assert offered(g) == ["sell imp", "tame imp"]


@pytest.mark.rule("VALE-AREA.2")
@pytest.mark.parametrize("round", [1, 4, 9])
def test_no_table_begins_with_more_cards_in_an_area(round: int) -> None:
    with pytest.raises(ImpossiblePosition, match=r"VALE-AREA\.2"):
        table({}, {"area": QUIET[: round + 1]}, round=round)


@pytest.mark.rule("VALE-AREA.2")
def test_the_next_round_has_room_for_one_more_card() -> None:
    seat = {"area": ["kappa"], "hand": ["hestia"], "marked": ["imp"]}
    g = table(seat, {}, round=1, deck_top=["nessie", "undine", "hydra", "triton"])
    assert refused(g, "summon hestia").rule == "VALE-SUM.2"
    answer(g, "tame imp")  # nothing else is possible: on to round 2
    answer(g, "mark nessie", "mark undine", "mark hydra", "sell nessie", "sell triton")
    assert (g.round, asked(g)) == (2, (0, "Turn"))
    answer(g, "summon hestia")
    assert area(g) == ["kappa", "hestia"]


@pytest.mark.rule("VALE-AREA.3")
def test_a_full_area_can_summon_again_when_a_card_has_left() -> None:
    g = table({"area": ["kappa"], "hand": ["hestia"], "stones": {"red": 1}, "marked": ["imp"]}, round=1)
    assert "summon hestia" not in offered(g)
    answer(g, "release kappa", "summon hestia")
    assert (area(g), discard(g)) == (["hestia"], ["kappa"])


@pytest.mark.rule("VALE-AREA.3")
def test_a_card_that_leaves_by_its_own_effect_makes_room_too() -> None:
    seat = {"area": ["kappa"], "hand": ["tengu", "goblin"], "stones": {"red": 4}, "marked": ["imp"]}
    g = table(seat, round=2)
    answer(g, "summon tengu", "summon goblin")
    assert area(g) == ["kappa", "goblin"]


# ---- points


@pytest.mark.rule("VALE-PTS.1")
def test_points_are_recorded_at_once() -> None:
    g = table({"hand": ["leviathan"], "stones": {"red": 4}}, {"area": ["tidal", "willow"]})
    answer(g, "summon leviathan")
    assert asked(g) == (1, "GiveUp")  # the effect is not even over
    assert score(g) == 1 + 7
    assert g.view(None)["players"][0]["score"] == 8


@pytest.mark.rule("VALE-PTS.1")
def test_only_effects_of_cards_give_points() -> None:
    seat = {
        "area": ["agni", "troll"],
        "hand": ["hestia", "goblin"],
        "stones": {"red": 1, "purple": 1},
        "marked": ["sand_giant", "gi_rin"],
    }
    g = table(seat)
    answer(g, "tame gi_rin", "summon hestia", "release troll", "summon goblin", "sell sand_giant")
    assert (area(g), score(g)) == (["agni", "hestia", "goblin"], 1)


@pytest.mark.rule("VALE-PTS.2")
@pytest.mark.parametrize(
    ("before", "after"),
    [(10, 8), (2, 0), (1, 0), (0, 0)],
)
def test_a_score_goes_down_but_not_below_zero(before: int, after: int) -> None:
    g = table({"area": ["basilisk"], "score": before}, {}, phase="effects")
    answer(g, "bargain purple")
    assert score(g) == after
    assert stones(g.players[0]) == (0, 0, 1)


@pytest.mark.rule("VALE-PTS.2")
def test_nothing_is_owed_below_zero() -> None:
    g = table({"area": ["goblin_soldier", "nessie"], "score": 3}, {"score": 0}, phase="effects")
    answer(g, "activate goblin_soldier")  # loses 4, then Nessie gives 2
    assert score(g) == 2


@pytest.mark.rule("VALE-PTS.3")
def test_a_score_goes_on_beyond_60() -> None:
    seat = {"score": 58, "hand": ["tengu", "lava_giant"], "stones": {"blue": 2}, "marked": ["imp"]}
    g = table(seat)
    answer(g, "summon tengu")
    assert (score(g), asked(g)) == (64, (0, "Turn"))
    answer(g, "summon lava_giant")
    assert score(g) == 66
    assert g.view(1)["players"][0]["score"] == 66


@pytest.mark.rule("VALE-PTS.3", "VALE-PTS.2")
def test_a_score_beyond_60_can_come_down_again() -> None:
    g = table({"area": ["basilisk"], "score": 61}, {}, phase="effects")
    answer(g, "bargain purple")
    assert score(g) == 59
    assert g.ask is not None
