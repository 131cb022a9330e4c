"""Rounds, points, turns, the balance rule, day cards and prayer (KEMET-CORE, KEMET-DAY, KEMET-PRAY)."""

from __future__ import annotations

import pytest

from deskovka.games.kemet.table import Kemet
from support.kemet import KEMET, answer, asked, fight, me, offered, points, refused, table, units

SPACES = ["recruit", "move_3", "move_2", "build", "pray_2", "acquire_1", "acquire_2", "acquire_3", "pray_1"]
LEVEL_1 = ["acquire_1", "acquire_2", "acquire_3", "pray_1"]
LEVEL_2 = ["move_2", "build", "pray_2"]
LEVEL_3 = ["recruit", "move_3"]


def spaces(g: Kemet) -> list[str]:
    """Where a token may go."""
    return [word.removeprefix("token on ") for word in offered(g) if word.startswith("token on ")]


# ---- rounds and points


@pytest.mark.rule("KEMET-CORE.1", "KEMET-DAY.5")
def test_a_night_follows_the_day_and_a_day_the_night() -> None:
    g = table({"tokens": 1, "used": ["recruit", "build", "pray_1", "acquire_1"]}, {"tokens": 0, "used": SPACES[:5]})
    assert (g.view(None)["round"], g.view(None)["phase"]) == (1, "day")
    answer(g, "token on pray_2")
    assert (g.view(None)["round"], g.view(None)["phase"], asked(g)[1]) == (1, "night", "ChooseFate")
    answer(g, "place 1")
    assert (g.view(None)["round"], g.view(None)["phase"], asked(g)) == (2, "day", (0, "Opening"))
    assert [int(p.tokens) for p in g.players] == [5, 5]


@pytest.mark.rule("KEMET-CORE.2", "KEMET-CORE.4", "KEMET-CORE.5")
def test_permanent_points_stay_and_temporary_ones_go_with_control() -> None:
    g = table({"units": {"temple_west_small": 2, "temple_west_great": 1}, "pyramids": {"nw_d1": "ruby 4"}, "points": 3})
    assert points(g) == 6
    answer(g, "token on move_3", "march from temple_west_small", "go to front_nw", "send 2")
    assert (points(g), me(g).points) == (5, 3)


@pytest.mark.rule("KEMET-CORE.4")
def test_pyramids_below_level_4_and_other_areas_give_no_point() -> None:
    everything = {"pyramids": {"nw_d1": "ruby 3", "nw_d2": "sapphire 4"}, "units": {"pantheon": 2, "west_dunes": 2}}
    assert points(table(everything)) == 1


@pytest.mark.rule("KEMET-CORE.3", "KEMET-BAT5.1")
def test_a_won_attack_gives_a_permanent_point() -> None:
    g = table({"units": {"front_nw": 5}}, {"units": {"west_dunes": 1}})
    answer(g, "token on move_3", "march from front_nw", "go to west_dunes", "send 5")
    fight(g, "play bc_4d1 discard bc_1d3", "play bc_1d3 discard bc_5")
    answer(g, "stay")
    assert (me(g).points, me(g, 1).points) == (1, 0)


@pytest.mark.rule("KEMET-CORE.5", "KEMET-CORE.7")
def test_everybody_sees_all_points() -> None:
    g = table({"points": 4}, {"points": 2, "units": {"temple_delta": 1}})
    for seat in (0, 1, None):
        shown = [
            (player["points"], player["temporary"], player["score"])
            for player in g.view(seat)["players"]  # type: ignore[attr-defined]
        ]
        assert shown == [(4, 0, 4), (2, 1, 3)]
    assert KEMET.result(g).scores == [4, 3]


@pytest.mark.rule("KEMET-CORE.6")
def test_a_tile_goes_before_the_basic_rule() -> None:
    plain = table({"units": {"nw_d1": 5}})
    answer(plain, "token on recruit")
    assert refused(plain, "unit to nw_d1").rule == "KEMET-REC.4"
    g = table({"units": {"nw_d1": 5}, "tiles": ["sapphire_3_legion"]})
    answer(g, "token on recruit", "unit to nw_d1", "unit to nw_d1")
    assert refused(g, "unit to nw_d1").rule == "KEMET-REC.4"


@pytest.mark.rule("KEMET-CORE.6")
def test_a_card_goes_before_the_basic_rule() -> None:
    seats: tuple[dict[str, object], dict[str, object]] = ({"units": {"front_nw": 1}}, {})
    plain = table(*seats)
    answer(plain, "token on move_3", "march from front_nw")
    assert refused(plain, "teleport to pantheon").rule == "KEMET-TEL.1"
    g = table({**seats[0], "hand": ["teleportation"]}, seats[1])
    answer(g, "token on move_3", "march from front_nw", "teleport by card to pantheon", "done")
    assert units(g, "pantheon") == 1


# ---- turns


@pytest.mark.rule("KEMET-DAY.1")
def test_turns_go_round_in_turn_order_with_one_token_each() -> None:
    g = table({}, {}, {}, order=[2, 0, 1])
    order = []
    for space in ("pray_1", "pray_2"):
        for _ in range(3):
            seat = int(g.seat)
            order.append(seat)
            before = me(g, seat).tokens
            answer(g, f"token on {space}")
            assert me(g, seat).tokens == before - 1
    assert order == [2, 0, 1, 2, 0, 1]
    assert refused(g, "token on recruit", 0).rule == "KEMET-DAY.1"


@pytest.mark.rule("KEMET-DAY.1")
def test_a_turn_cannot_be_passed() -> None:
    g = table()
    assert refused(g, "done").rule == "KEMET-DAY.1"


@pytest.mark.rule("KEMET-DAY.2", "KEMET-DAY.4")
def test_a_space_takes_one_token_a_day_and_only_on_the_own_board() -> None:
    g = table()
    assert spaces(g) == SPACES
    answer(g, "token on pray_1")
    assert spaces(g) == SPACES  # the other player's board is empty
    answer(g, "token on pray_1")
    assert spaces(g) == SPACES[:-1]
    assert refused(g, "token on pray_1").rule == "KEMET-DAY.4"


@pytest.mark.rule("KEMET-DAY.3", "KEMET-PRAY.1")
@pytest.mark.parametrize("space", ["pray_1", "pray_2"])
def test_the_action_follows_at_once_and_pray_gives_two_points(space: str) -> None:
    g = table({"prayer": 3}, {"prayer": 3})
    answer(g, f"token on {space}")
    assert (me(g).prayer, me(g, 1).prayer, asked(g)) == (5, 3, (1, "Opening"))


@pytest.mark.rule("KEMET-PRAY.1")
def test_prayer_stops_at_eleven() -> None:
    g = table({"prayer": 10})
    answer(g, "token on pray_1")
    assert me(g).prayer == 11


@pytest.mark.rule("KEMET-DAY.3")
@pytest.mark.parametrize(
    ("space", "step"),
    [
        ("recruit", "Recruiting"),
        ("move_3", "MarchStart"),
        ("move_2", "MarchStart"),
        ("build", "BuildPyramid"),
        ("acquire_1", "AcquireTile"),
    ],
)
def test_every_space_has_its_action(space: str, step: str) -> None:
    g = table({"units": {"nw_d1": 3}, "pyramids": {"nw_d1": "ruby 1"}})
    answer(g, f"token on {space}")
    assert asked(g) == (0, step)
    assert refused(g, "token on pray_1").rule.startswith("KEMET-")


@pytest.mark.rule("KEMET-DAY.5")
def test_a_player_without_tokens_is_skipped() -> None:
    used = ["recruit", "build", "pray_1", "acquire_1"]
    g = table(
        {"tokens": 2, "used": used[:3]}, {"tokens": 0, "used": [*used, "move_2"]}, {"tokens": 2, "used": used[:3]}
    )
    seats = []
    for space in ("pray_2", "pray_2", "acquire_2", "acquire_2"):
        seats.append(int(g.seat))
        answer(g, f"token on {space}")
        if asked(g)[1] == "AcquireTile":
            answer(g, "done")
    assert seats == [0, 2, 0, 2]
    assert g.view(None)["phase"] == "night"


@pytest.mark.rule("KEMET-DAY.5")
def test_the_day_goes_on_while_anybody_has_a_token() -> None:
    g = table(
        {"tokens": 1, "used": ["recruit", "build", "pray_1", "pray_2"]}, {"tokens": 2, "used": ["recruit", "pray_1"]}
    )
    answer(g, "token on move_2")
    assert (asked(g), g.view(None)["phase"]) == ((1, "Opening"), "day")


# ---- the balance rule


@pytest.mark.rule("KEMET-DAY.6", "KEMET-DAY.7")
def test_worked_example_11_the_fifth_token_goes_to_the_empty_level() -> None:
    g = table({"tokens": 1, "used": ["move_2", "build", "acquire_1", "pray_1"]})
    assert spaces(g) == LEVEL_3
    assert refused(g, "token on pray_2").rule == "KEMET-DAY.7"


@pytest.mark.rule("KEMET-DAY.6", "KEMET-DAY.7")
def test_worked_example_11_after_three_tokens_on_one_level_both_others_are_bound() -> None:
    g = table({"tokens": 2, "used": ["acquire_1", "acquire_2", "pray_1"]}, {"tokens": 0, "used": SPACES[:5]})
    assert spaces(g) == [*LEVEL_3, *LEVEL_2]
    answer(g, "token on pray_2")
    assert spaces(g) == LEVEL_3


@pytest.mark.rule("KEMET-DAY.7")
@pytest.mark.parametrize(
    ("tokens", "used", "allowed"),
    [
        (3, ["acquire_1", "pray_1"], [*SPACES[:5], "acquire_2", "acquire_3"]),
        (2, ["acquire_1", "pray_1", "pray_2"], ["recruit", "move_3", "move_2", "build", "acquire_2", "acquire_3"]),
        (1, ["recruit", "pray_1", "pray_2", "build"], ["move_3", "move_2", "acquire_1", "acquire_2", "acquire_3"]),
        (1, ["recruit", "move_3", "pray_2", "build"], LEVEL_1),
        (1, ["recruit", "move_3", "pray_1", "acquire_1"], LEVEL_2),
    ],
)
def test_a_token_is_free_while_the_others_can_still_fill_the_levels(
    tokens: int, used: list[str], allowed: list[str]
) -> None:
    assert spaces(table({"tokens": tokens, "used": used})) == allowed


# ---- cards by day


@pytest.mark.rule("KEMET-DAY.8", "KEMET-DAY.9", "KEMET-DAY.11")
def test_day_cards_are_played_before_the_token_as_many_as_one_likes() -> None:
    g = table({"hand": ["prayer", "prayer", "mana_theft", "war_fury", "swiftness"], "prayer": 2}, {"prayer": 5})
    answer(g, "play prayer", "play prayer", "play mana_theft")
    assert (me(g).prayer, me(g, 1).prayer, asked(g)) == (7, 4, (0, "Opening"))
    assert refused(g, "play war_fury").rule == "KEMET-CARD.5"
    assert refused(g, "play swiftness").rule == "KEMET-CARD.7"
    assert refused(g, "play prayer").rule == "KEMET-CARD.5"


@pytest.mark.rule("KEMET-DAY.8")
def test_nobody_plays_a_card_in_another_players_turn() -> None:
    g = table({}, {"hand": ["prayer"]})
    assert refused(g, "play prayer", 1).rule == "KEMET-DAY.1"


@pytest.mark.rule("KEMET-DAY.8", "KEMET-DAY.11")
def test_day_cards_are_played_after_the_action() -> None:
    g = table({"hand": ["prayer", "mana_theft"], "prayer": 0})
    answer(g, "token on pray_1")
    assert (asked(g), me(g).prayer) == ((0, "Interlude"), 2)
    answer(g, "play prayer", "play mana_theft")
    assert (me(g).prayer, asked(g)) == (5, (1, "Opening"))


@pytest.mark.rule("KEMET-DAY.8", "KEMET-DAY.11")
def test_no_day_card_between_the_meeting_of_armies_and_the_end_of_their_battle() -> None:
    g = table({"units": {"front_nw": 5}, "hand": ["prayer"]}, {"units": {"west_dunes": 1}})
    answer(g, "token on move_3", "march from front_nw", "go to west_dunes", "send 5")
    assert asked(g)[1] == "WarCouncil"
    assert refused(g, "play prayer", 0).rule.startswith("KEMET-")
    fight(g, "play bc_4d1 discard bc_1d3", "play bc_1d3 discard bc_5")
    assert "play prayer" not in offered(g)
    answer(g, "stay")
    assert asked(g) == (0, "Interlude")
    assert "play prayer" in offered(g)


@pytest.mark.rule("KEMET-DAY.11")
def test_cards_in_a_move_action_before_between_and_after_its_steps() -> None:
    g = table({"units": {"nw_d1": 3}, "hand": ["swiftness", "prayer", "mana_theft", "enlistment"], "prayer": 2})
    answer(g, "token on move_3")
    assert asked(g)[1] == "MarchStart"
    answer(g, "play swiftness", "play prayer", "march from nw_d1", "go to front_nw", "send 3")
    assert "play mana_theft" in offered(g)
    assert refused(g, "play swiftness").rule == "KEMET-CARD.5"
    answer(g, "play mana_theft", "go to west_dunes", "send 3")
    assert "play enlistment" in offered(g)
    answer(g, "play enlistment", "unit to west_dunes", "unit to west_dunes")
    assert (units(g, "west_dunes"), me(g).prayer) == (5, 5)


@pytest.mark.rule("KEMET-DAY.11", "KEMET-MOV.3")
def test_swiftness_is_too_late_once_the_march_has_begun() -> None:
    g = table({"units": {"nw_d1": 3}, "hand": ["swiftness"]})
    answer(g, "token on move_3", "march from nw_d1")
    assert "play swiftness" not in offered(g)
    answer(g, "go to front_nw", "send 3")
    assert "play swiftness" not in offered(g)


@pytest.mark.rule("KEMET-DAY.11")
def test_day_cards_between_two_battles_of_recruits_but_not_before_the_first() -> None:
    g = table(
        {"prayer": 9, "hand": ["prayer"]},
        {"units": {"nw_d1": 1, "nw_d2": 1}},
    )
    answer(g, "token on recruit", *["unit to nw_d1"] * 4, *["unit to nw_d2"] * 4)
    assert "play prayer" not in offered(g)
    answer(g, "done")
    assert (asked(g), offered(g)) == ((0, "FightNext"), ["fight in nw_d1", "fight in nw_d2"])
    answer(g, "fight in nw_d1")
    fight(g, "play bc_4d1 discard bc_5", "play bc_1d3 discard bc_5")
    answer(g, "stay")
    assert asked(g) == (0, "Interlude")
    assert "play prayer" in offered(g)
    answer(g, "play prayer")
    assert asked(g)[1] == "WarCouncil"


# ---- actions to no effect


@pytest.mark.rule("KEMET-DAY.10")
@pytest.mark.parametrize("space", ["recruit", "move_3", "build", "acquire_1"])
def test_an_action_may_do_nothing(space: str) -> None:
    g = table({"units": {"nw_d1": 3}, "pyramids": {"nw_d1": "ruby 1"}})
    answer(g, f"token on {space}", "done")
    assert (me(g).prayer, me(g).supply, units(g, "nw_d1"), len(me(g).tiles)) == (7, 9, 3, 0)
    assert asked(g) == (1, "Opening")


@pytest.mark.rule("KEMET-DAY.10")
@pytest.mark.parametrize("space", ["recruit", "move_3", "build", "acquire_1"])
def test_a_token_goes_where_nothing_can_be_done(space: str) -> None:
    g = table({"prayer": 0})
    answer(g, f"token on {space}")
    assert asked(g) == (1, "Opening")
