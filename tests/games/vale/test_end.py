"""The end of the game: when, who wins, and the score sheet (VALE-END)."""

from __future__ import annotations

import pytest

from deskovka.core.result import Result
from deskovka.testing.play import play_randomly
from support.vale import VALE, answer, area, asked, score, table


def sheet(result: Result) -> dict[str, list[int]]:
    return {line.id: line.points for line in result.sheet}


# ---- when the game ends


@pytest.mark.rule("VALE-END.1")
@pytest.mark.parametrize(("points", "over"), [(58, False), (59, True), (75, True)])
def test_sixty_points_after_a_round_end_the_game(points: int, over: bool) -> None:
    g = table({"area": ["salamander"], "score": points}, phase="effects")
    result = g.result()
    assert (result.over, result.scores[0]) == (over, points + 1)
    assert result.reason == ("VALE-END.1" if over else "")
    assert int(g.round) == (5 if over else 6)


@pytest.mark.rule("VALE-END.1")
def test_any_player_may_be_the_one_with_sixty_points() -> None:
    g = table({}, {}, {"area": ["salamander"], "score": 59}, phase="effects")
    assert g.result().over
    assert g.result().winners() == [2]


@pytest.mark.rule("VALE-END.2")
def test_the_game_ends_after_round_ten_whatever_the_scores() -> None:
    g = table({"area": ["basilisk"], "score": 3}, {"score": 4}, round=10, phase="effects")
    assert not g.result().over
    answer(g, "bargain red")
    result = g.result()
    assert (g.ask, result.over, result.reason, int(g.round)) == (None, True, "VALE-END.2", 10)


@pytest.mark.rule("VALE-END.2")
def test_round_nine_is_not_the_last() -> None:
    g = table({"area": ["salamander"], "score": 3}, round=9, phase="effects")
    assert (g.result().over, int(g.round)) == (False, 10)


@pytest.mark.rule("VALE-END.2")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_game_ends_by_round_ten(seats: int) -> None:
    g = VALE.new_game(seats, 7)
    for _ in play_randomly(g, 8):
        assert int(g.round) <= 10  # type: ignore[attr-defined]
    assert g.result().over


@pytest.mark.rule("VALE-END.3", "VALE-END.4")
def test_the_round_with_sixty_points_is_played_to_its_end() -> None:
    """Seat 0 reaches 60 in its turn; seat 1 still has its turn and its effects, and overtakes."""
    g = table(
        {"hand": ["boreas", "ember"], "stones": {"red": 4}, "score": 59},
        {"hand": ["mud_slime", "imp"], "stones": {"purple": 1}, "area": ["salamander", "nessie"], "score": 53},
    )
    answer(g, "summon boreas", "end turn")
    assert score(g) == 60
    assert asked(g) == (1, "Turn")
    answer(g, "summon mud_slime")
    answer(g, "end turn", "activate salamander", "activate nessie")
    result = g.result()
    assert (result.over, result.scores, result.winners()) == (True, [60, 62], [1])


@pytest.mark.rule("VALE-END.3")
def test_the_effects_of_players_after_the_one_with_sixty_points_are_resolved() -> None:
    g = table({"area": ["salamander"], "score": 59}, {"area": ["basilisk"], "score": 10}, phase="effects")
    assert (score(g), asked(g)) == (60, (1, "Bargain"))
    answer(g, "bargain purple")
    assert (g.result().over, score(g, 1)) == (True, 8)


# ---- who wins


@pytest.mark.rule("VALE-END.4")
def test_most_points_win() -> None:
    g = table({"score": 40}, {"score": 42}, {"score": 41}, {"score": 7}, round=10, phase="effects")
    result = g.result()
    assert (result.ranks, result.winners(), g.rewards()) == ([3, 1, 2, 4], [1], [0.0, 1.0, 0.0, 0.0])


@pytest.mark.rule("VALE-END.4")
def test_points_come_before_cards() -> None:
    g = table({"score": 40, "area": ["agni", "phoenix", "hestia"]}, {"score": 41}, round=10, phase="effects")
    assert (g.result().ranks, g.rewards()) == ([2, 1], [0.0, 1.0])


@pytest.mark.rule("VALE-END.5")
def test_a_tie_goes_to_the_larger_area() -> None:
    g = table(
        {"score": 40, "area": ["agni"]},
        {"score": 40, "area": ["phoenix", "hestia"]},
        {"score": 39, "area": ["kappa", "triton", "hae_tae"]},
        round=10,
        phase="effects",
    )
    result = g.result()
    assert (result.ranks, result.winners(), g.rewards()) == ([2, 1, 3], [1], [0.0, 1.0, 0.0])
    assert [(line.rule, line.points) for line in result.tie_breaks] == [("VALE-END.5", [1, 2, 3])]


@pytest.mark.rule("VALE-END.5")
@pytest.mark.parametrize(
    "extra",
    [
        {"hand": ["ember", "tidal", "willow", "marina"]},
        {"stones": {"purple": 4}},
    ],
)
def test_hand_cards_and_stones_do_not_break_a_tie(extra: dict[str, object]) -> None:
    g = table({"score": 40, **extra}, {"score": 40, "area": ["agni"]}, round=10, phase="effects")
    assert g.result().winners() == [1]


@pytest.mark.rule("VALE-END.6")
def test_equal_points_and_equal_areas_share_the_victory() -> None:
    g = table(
        {"score": 40, "area": ["agni"]},
        {"score": 30, "area": ["hestia", "kappa"]},
        {"score": 40, "area": ["phoenix"]},
        {"score": 40},
        round=10,
        phase="effects",
    )
    result = g.result()
    assert (result.ranks, result.winners(), g.rewards()) == ([1, 4, 1, 3], [0, 2], [0.5, 0.0, 0.5, 0.0])
    assert result.as_json()["winners"] == [0, 2]


@pytest.mark.rule("VALE-END.6")
def test_being_first_player_does_not_break_a_tie() -> None:
    g = table({"score": 61}, {"score": 61}, first_player=1, phase="effects")
    assert (g.result().ranks, g.rewards()) == ([1, 1], [0.5, 0.5])


@pytest.mark.rule("VALE-END.1")
def test_nobody_has_won_while_the_game_runs() -> None:
    g = table({"marked": ["imp"], "score": 70}, {"score": 3})
    assert g.result().as_json()["winners"] == []
    assert (g.result().over, g.result().ranks, g.result().reason) == (False, [1, 2], "")


# ---- the score sheet


def test_the_sheet_tells_instant_active_permanent_and_stolen_points_apart() -> None:
    g = table(
        {"hand": ["mud_slime"], "area": ["gargoyle", "salamander", "goblin"], "stones": {"purple": 1}, "score": 10},
        {"score": 20, "area": ["basilisk"], "marked": ["imp"]},
    )
    answer(g, "summon mud_slime")  # 6 instant, and 3 from the Gargoyle for the purple stone
    answer(g, "tame imp")
    assert g.view(None)["phase"] == "action"
    assert (sheet(g.result())["instant"], sheet(g.result())["permanent"]) == ([6, 0], [3, 0])
    answer(g, "end turn", "activate goblin", "activate salamander", "bargain purple")
    assert sheet(g.result()) == {
        "start": [10, 20],
        "instant": [6, 0],
        "active": [1, -2],
        "permanent": [3, 0],
        "stolen": [1, -1],
    }
    assert g.result().scores == [21, 17]


@pytest.mark.rule("VALE-PTS.2")
def test_the_sheet_counts_only_points_really_lost() -> None:
    """A loss that stops at 0 (VALE-PTS.2) is on the sheet with what it took."""
    g = table({"area": ["goblin_soldier"], "score": 3}, {"score": 0}, phase="effects")
    assert (g.result().scores, sheet(g.result())["active"]) == ([0, 0], [-3, 0])


@pytest.mark.rule("VALE-PTS.2", "VALE-R.9")
def test_a_robbed_player_with_nothing_loses_nothing_on_the_sheet() -> None:
    g = table({"area": ["goblin"], "score": 3}, {"score": 0}, phase="effects")
    assert (g.result().scores, sheet(g.result())["stolen"]) == ([4, 0], [1, 0])


@pytest.mark.parametrize(("seats", "seed"), [(2, 1), (2, 2), (3, 3), (3, 4), (4, 5), (4, 6)])
def test_the_lines_add_up_to_the_score_and_start_with_the_place_in_turn_order(seats: int, seed: int) -> None:
    g = VALE.new_game(seats, seed, {"first_player": "1"})
    for _ in play_randomly(g, seed):
        result = g.result()
        assert sheet(result)["start"] == [1 + (seat - 1) % seats for seat in range(seats)]
        assert [sum(points) for points in zip(*sheet(result).values(), strict=True)] == result.scores
    assert sum(map(abs, sheet(g.result())["instant"])) > 0  # the game was not an empty one


def test_every_line_names_its_rule() -> None:
    g = table({"marked": ["imp"]})
    assert {line.id: line.rule for line in g.result().sheet} == {
        "start": "VALE-SETUP.7",
        "instant": "VALE-CARD.3",
        "active": "VALE-EFF.2",
        "permanent": "VALE-CARD.4",
        "stolen": "VALE-CLR.9",
    }


@pytest.mark.rule("VALE-R.25", "VALE-END.5")
def test_recovered_cards_no_longer_count_on_the_tie_line() -> None:
    g = table({"area": ["imp", "agni"], "score": 40}, {"area": ["hestia"], "score": 40}, round=10, phase="effects")
    assert area(g) == ["agni"]
    assert g.result().tie_breaks[0].points == [1, 1]
