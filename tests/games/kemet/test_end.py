"""Who wins, and when it is looked at (KEMET-END)."""

from __future__ import annotations

import pytest

from deskovka.games.kemet.table import Kemet
from support.kemet import KEMET, answer, asked, me, points, table

DONE_DAY = ["recruit", "build", "pray_1", "acquire_1", "pray_2"]


def winner(g: Kemet) -> int | None:
    """Who has won; None while the game goes on."""
    result = KEMET.result(g)
    if not result.over:
        return None
    assert (result.reason, result.ranks.count(1)) == ("KEMET-END.1", 1)
    return result.ranks.index(1)


@pytest.mark.rule("KEMET-END.1")
@pytest.mark.parametrize(("mine", "wins"), [(8, False), (9, True), (10, True)])
def test_nine_points_before_the_own_token_win(mine: int, wins: bool) -> None:
    g = table({"points": mine}, {"points": 3})
    assert winner(g) == (0 if wins else None)
    assert (g.ask is None) == wins


@pytest.mark.rule("KEMET-END.1")
def test_permanent_and_temporary_points_count_together() -> None:
    standing = {"units": {"temple_west_small": 1}, "pyramids": {"nw_d1": "ruby 4"}}
    assert winner(table({"points": 7, **standing})) == 0
    assert winner(table({"points": 6, **standing})) is None


@pytest.mark.rule("KEMET-END.2", "KEMET-END.1")
def test_worked_example_12_a_tie_does_not_prevent_the_win() -> None:
    g = table({"points": 9}, {"points": 9})
    assert winner(g) == 0
    assert g.rewards() == [1.0, 0.0]


@pytest.mark.rule("KEMET-END.3")
def test_worked_example_12_an_opponent_with_more_goes_on_and_wins_in_his_turn() -> None:
    g = table({"points": 9}, {"points": 10})
    assert (winner(g), asked(g)) == (None, (0, "Opening"))
    answer(g, "token on pray_1")
    assert winner(g) == 1


@pytest.mark.rule("KEMET-END.3")
def test_any_opponent_with_more_prevents_the_win() -> None:
    g = table({"points": 9}, {"points": 2}, {"points": 11})
    assert winner(g) is None
    answer(g, "token on pray_1", "token on pray_1")
    assert winner(g) == 2


@pytest.mark.rule("KEMET-END.4")
def test_nine_points_in_the_middle_of_an_action_do_not_end_the_game() -> None:
    g = table({"points": 8, "pyramids": {"nw_d1": "ruby 3"}, "hand": ["prayer"]})
    answer(g, "token on build", "in nw_d1 raise ruby to 4")
    assert (points(g), winner(g), asked(g)) == (9, None, (0, "Interlude"))
    answer(g, "done")
    assert (winner(g), asked(g)) == (None, (1, "Opening"))
    answer(g, "token on pray_1")
    assert winner(g) == 0


@pytest.mark.rule("KEMET-END.4")
def test_a_player_without_a_token_is_not_looked_at() -> None:
    g = table({"points": 12, "tokens": 0, "used": DONE_DAY}, {"tokens": 2, "used": DONE_DAY[:3]})
    assert asked(g) == (1, "Opening")
    answer(g, "token on pray_2")
    assert (winner(g), asked(g)) == (None, (1, "Opening"))


@pytest.mark.rule("KEMET-END.4", "KEMET-NIGHT.23")
def test_nobody_wins_at_night() -> None:
    g = table({"points": 12}, {"units": {"pantheon": 2}, "points": 9}, phase="night")
    assert (winner(g), asked(g)) == (None, (1, "Sacrifice"))
    answer(g, "sacrifice in pantheon")
    assert (winner(g), points(g, 1), asked(g)) == (None, 10, (1, "ChooseFate"))
    answer(g, "place 2")
    assert winner(g) == 0


@pytest.mark.rule("KEMET-END.4", "KEMET-NIGHT.23")
def test_after_the_night_the_first_in_turn_order_with_the_most_points_wins() -> None:
    cards = ["war_fury", "war_rage", "iron_wall"]
    g = table({"points": 11}, {"points": 11}, {"points": 2}, phase="night", order=[1, 0, 2], deck_top=cards)
    answer(g, "place 1", "place 3")  # seat 2, then seat 1; seat 0 is second
    assert asked(g) == (2, "Opening")
    answer(g, "token on pray_1", "done")
    assert winner(g) == 0


@pytest.mark.rule("KEMET-END.5")
def test_points_lost_since_the_last_turn_do_not_count() -> None:
    g = table({"points": 8, "units": {"temple_west_small": 1}}, {"hand": ["raining_fire"]}, active=1)
    assert points(g) == 9
    answer(g, "play raining_fire", "token on pray_1")
    assert (points(g), winner(g), asked(g)) == (8, None, (0, "Opening"))


@pytest.mark.rule("KEMET-END.6")
def test_who_brings_the_leader_down_before_placing_his_token_wins_at_once() -> None:
    g = table({"points": 9, "hand": ["raining_fire"]}, {"points": 9, "units": {"temple_delta": 1}})
    assert winner(g) is None
    answer(g, "play raining_fire")
    assert (winner(g), me(g).tokens) == (0, 5)


@pytest.mark.rule("KEMET-END.6")
def test_bringing_the_leader_down_after_the_token_wins_only_in_the_next_turn() -> None:
    g = table({"points": 9, "hand": ["raining_fire"]}, {"points": 9, "units": {"temple_delta": 1}})
    answer(g, "token on pray_1", "play raining_fire")
    assert winner(g) == 1  # he has nine as well, and it is his turn


@pytest.mark.rule("KEMET-END.7")
def test_the_rules_know_no_last_round() -> None:
    g = table({"points": 1}, {"points": 2}, phase="night", round=25)
    answer(g, "place 1")
    assert (asked(g), g.view(None)["round"]) == ((0, "Opening"), 26)


@pytest.mark.rule("KEMET-END.7")
@pytest.mark.parametrize(("limit", "rounds"), [("six", 6), ("ten", 10), ("fifteen", 15), ("twenty_five", 25)])
def test_a_round_limit_ends_the_game_after_the_night_and_equal_points_share_a_rank(limit: str, rounds: int) -> None:
    seats: list[dict[str, object]] = [{"points": 4}, {"points": 5}, {"points": 4, "units": {"temple_delta": 1}}]
    g = table(*seats, phase="night", round=rounds, variants={"round_limit": limit})
    answer(g, "done", "place 1", "place 2")
    result = KEMET.result(g)
    assert (result.over, result.reason, result.ranks, result.scores) == (True, "KEMET-END.7", [3, 1, 1], [4, 5, 5])
    assert g.rewards() == [0.0, 0.5, 0.5]


@pytest.mark.rule("KEMET-END.7")
def test_before_the_limit_the_game_goes_on() -> None:
    g = table({}, {}, phase="night", round=5, variants={"round_limit": "six"})
    answer(g, "place 1")
    assert (asked(g), g.view(None)["round"]) == ((0, "Opening"), 6)
