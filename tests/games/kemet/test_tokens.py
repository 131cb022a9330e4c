"""Silver and gold tokens (KEMET-TOK)."""

from __future__ import annotations

import pytest

from deskovka.games.kemet.table import Kemet
from support.kemet import answer, asked, fight, me, offered, refused, table, units

ACT = "ruby_4_act_of_god"
SURPRISE = "ruby_4_surprise_attack"
WILL = "sapphire_4_divine_will"
IDLE: dict[str, object] = {"tokens": 0, "used": ["recruit", "build", "pray_1", "acquire_1", "pray_2"]}


def silver(g: Kemet) -> list[str]:
    return [word.removeprefix("silver on ") for word in offered(g) if word.startswith("silver on ")]


@pytest.mark.rule("KEMET-TOK.1", "KEMET-TOK.3")
def test_a_silver_token_gives_a_second_action_on_any_empty_space() -> None:
    g = table({"tiles": [ACT], "prayer": 0, "used": ["recruit"], "tokens": 4}, {}, {})
    assert not silver(g)
    answer(g, "token on pray_1")
    assert silver(g) == ["move_3", "move_2", "build", "pray_2", "acquire_1", "acquire_2", "acquire_3"]
    assert (refused(g, "silver on recruit").rule, refused(g, "silver on pray_1").rule) == ("KEMET-DAY.4",) * 2
    assert me(g).prayer == 0  # nothing is carried out yet
    answer(g, "silver on pray_2", "carry out pray_1")
    assert (me(g).prayer, me(g).tokens, asked(g)) == (4, 3, (1, "Opening"))


@pytest.mark.rule("KEMET-TOK.1")
def test_a_silver_token_may_wait() -> None:
    g = table({"tiles": [ACT]}, IDLE, IDLE)
    answer(g, "token on pray_1", "done")
    assert asked(g) == (0, "Opening")
    answer(g, "token on pray_2")
    assert silver(g)


@pytest.mark.rule("KEMET-TOK.3", "KEMET-DAY.4")
def test_a_space_under_silver_is_used() -> None:
    g = table({"tiles": [ACT]}, IDLE, IDLE)
    answer(g, "token on pray_1", "silver on pray_2", "carry out pray_1")
    assert refused(g, "token on pray_2").rule == "KEMET-DAY.4"


@pytest.mark.rule("KEMET-TOK.2")
def test_the_player_chooses_the_order_of_his_actions() -> None:
    g = table({"tiles": [ACT], "pyramids": {"nw_d1": "ruby 1"}, "prayer": 3}, {}, {})
    answer(g, "token on acquire_1", "silver on build")
    assert offered(g) == ["carry out build", "carry out acquire_1"]
    answer(g, "carry out build", "in nw_d1 raise ruby to 2")
    assert asked(g) == (0, "AcquireTile")
    assert (me(g).prayer, "acquire ruby_1_charge" in offered(g)) == (1, True)


@pytest.mark.rule("KEMET-TOK.2")
def test_the_first_action_is_finished_with_its_battle_before_the_second_begins() -> None:
    g = table({"tiles": [ACT], "units": {"west_bank": 5}, "prayer": 0}, {}, {"units": {"front_s": 1}})
    answer(g, "token on move_3", "silver on pray_1", "carry out move_3")
    answer(g, "march from west_bank", "go to front_s", "send 5")
    assert (asked(g)[1], me(g).prayer) == ("WarCouncil", 0)
    fight(g, "play bc_4d1 discard bc_1d3", "play bc_1d3 discard bc_5")
    assert (asked(g), me(g).prayer) == ((0, "WinnerChoice"), 0)
    answer(g, "stay")
    assert (me(g).prayer, asked(g)) == (2, (1, "Opening"))


@pytest.mark.rule("KEMET-TOK.4")
def test_a_gold_token_lies_on_its_own_space_and_does_what_its_tile_says() -> None:
    g = table({"tiles": [SURPRISE], "units": {"nw_d1": 2}, "prayer": 0}, {}, {})
    answer(g, "token on pray_1")
    assert offered(g) == ["gold", "done"]
    answer(g, "gold")
    assert offered(g) == ["carry out pray_1", "carry out gold"]
    answer(g, "carry out gold")
    assert (asked(g), me(g).prayer) == ((0, "MarchStart"), 0)
    answer(g, "march from nw_d1", "go to front_nw", "send 2")
    assert (units(g, "front_nw"), me(g).prayer, me(g).used) == (2, 2, 1 << 8)


@pytest.mark.rule("KEMET-TOK.4", "KEMET-TOK.6")
@pytest.mark.parametrize(
    ("tiles", "actions"),
    [
        ([WILL], ["gold for recruit", "gold for move"]),
        ([WILL, SURPRISE], ["gold for recruit", "gold for move"]),
        (["onyx_2_twin_ceremony", SURPRISE], ["gold for move", "gold for acquire"]),
    ],
)
def test_gold_performs_one_action_of_any_gold_tile(tiles: list[str], actions: list[str]) -> None:
    colours = ["ruby", "sapphire", "onyx"]
    g = table({"tiles": tiles, "units": {"nw_d1": 2}}, {}, {}, colours=colours)
    answer(g, "token on pray_1", "gold", "carry out pray_1")
    assert offered(g) == actions
    answer(g, actions[0])
    assert refused(g, actions[1]).rule.startswith("KEMET-")
    answer(g, "done")
    assert asked(g) == (1, "Opening")


@pytest.mark.rule("KEMET-TOK.5", "KEMET-TOK.6")
def test_two_gold_tiles_give_one_gold_token_a_round() -> None:
    g = table({"tiles": [WILL, SURPRISE], "units": {"nw_d1": 2}}, IDLE, IDLE)
    answer(g, "token on pray_1", "gold", "carry out pray_1", "gold for move", "done")
    assert me(g).gold == 2
    answer(g, "token on pray_2")
    assert asked(g) == (0, "Opening")
    answer(g, "token on acquire_1")
    assert asked(g) == (0, "Opening")


@pytest.mark.rule("KEMET-TOK.5")
def test_a_second_gold_tile_does_not_bring_a_used_gold_token_back() -> None:
    g = table({"tiles": [SURPRISE], "units": {"nw_d1": 2}, "pyramids": {"nw_d1": "sapphire 4"}}, IDLE, IDLE)
    answer(g, "token on acquire_1", "gold", "carry out gold", "done", f"acquire {WILL}")
    answer(g, "token on pray_2")
    assert (asked(g), me(g).gold) == ((0, "Opening"), 2)


@pytest.mark.rule("KEMET-TOK.7")
def test_one_turn_may_have_a_normal_a_silver_and_the_gold_token() -> None:
    g = table({"tiles": [ACT, SURPRISE], "units": {"nw_d1": 2}, "prayer": 0}, IDLE, IDLE)
    answer(g, "token on pray_1", "silver on pray_2")
    assert offered(g) == ["gold", "done"]
    answer(g, "gold")
    assert offered(g) == ["carry out pray_2", "carry out pray_1", "carry out gold"]
    answer(g, "carry out pray_2", "carry out pray_1")
    assert (me(g).prayer, asked(g)[1]) == (4, "MarchStart")


@pytest.mark.rule("KEMET-TOK.7")
def test_silver_is_used_once_a_round() -> None:
    g = table({"tiles": [ACT]}, IDLE, IDLE)
    answer(g, "token on pray_1", "silver on pray_2", "carry out pray_1")
    g2 = g.clone()
    answer(g2, "token on acquire_1")
    assert asked(g2) == (0, "Opening")  # nobody asked about silver


@pytest.mark.rule("KEMET-TOK.8")
@pytest.mark.parametrize(("tile", "word"), [(ACT, "silver on pray_2"), (SURPRISE, "gold")])
def test_a_token_gained_in_a_turn_is_used_in_a_later_one(tile: str, word: str) -> None:
    g = table({"pyramids": {"nw_d1": "ruby 4"}}, {}, {})
    answer(g, "token on acquire_1", f"acquire {tile}")
    assert asked(g) == (1, "Opening")
    answer(g, "token on pray_1", "token on pray_1")
    answer(g, "token on pray_1")
    assert (asked(g), word in offered(g)) == ((0, "AddTokens"), True)


@pytest.mark.rule("KEMET-TOK.8")
def test_a_gold_tile_of_the_first_action_brings_no_gold_in_the_same_turn() -> None:
    g = table({"tiles": [ACT], "pyramids": {"nw_d1": "ruby 4"}}, {}, {})
    answer(g, "token on acquire_1", "silver on pray_1", "carry out acquire_1", f"acquire {SURPRISE}")
    assert asked(g) == (1, "Opening")


@pytest.mark.rule("KEMET-TOK.9", "KEMET-DAY.7")
def test_silver_serves_the_balance_rule() -> None:
    first = {"tiles": [ACT], "tokens": 1, "used": ["acquire_1", "acquire_2", "acquire_3", "pray_1"]}
    g = table(first, {}, {})
    assert offered(g) == [f"token on {space}" for space in ("recruit", "move_3", "move_2", "build", "pray_2")]
    answer(g, "token on pray_2")
    assert offered(g) == ["silver on recruit", "silver on move_3"]
    assert refused(g, "done").rule == "KEMET-DAY.7"
    assert refused(g, "silver on build").rule == "KEMET-DAY.7"


@pytest.mark.rule("KEMET-TOK.9", "KEMET-DAY.7")
def test_a_silver_token_kept_for_later_counts_only_while_a_normal_one_is_left() -> None:
    g = table({"tiles": [ACT], "tokens": 2, "used": ["acquire_1", "acquire_2", "acquire_3"]}, IDLE, IDLE)
    assert "token on pray_1" in offered(g)
    answer(g, "token on pray_1")
    assert "done" in offered(g)
    answer(g, "done", "token on pray_2")
    assert offered(g) == ["silver on recruit", "silver on move_3"]


@pytest.mark.rule("KEMET-TOK.9")
def test_a_used_silver_token_lets_nobody_off_the_balance_rule() -> None:
    g = table({"tiles": [ACT], "tokens": 3, "used": ["acquire_1"]}, IDLE, IDLE)
    answer(g, "token on acquire_2", "silver on pray_1", "carry out pray_1")
    assert [word for word in offered(g) if "acquire" in word] == []


@pytest.mark.rule("KEMET-TOK.9")
def test_gold_serves_no_level() -> None:
    g = table({"tiles": [SURPRISE], "tokens": 1, "used": ["acquire_1", "acquire_2", "pray_1", "pray_2"]}, {}, {})
    assert offered(g) == ["token on recruit", "token on move_3"]


@pytest.mark.rule("KEMET-TOK.10", "KEMET-NIGHT.17")
def test_silver_and_gold_come_back_at_night() -> None:
    last = {"tokens": 1, "used": ["move_2", "acquire_1", "pray_1", "recruit"]}
    g = table({"tiles": [ACT, SURPRISE], "units": {"nw_d1": 1}, **last}, IDLE, IDLE)
    answer(g, "token on pray_2", "silver on build", "gold", "carry out pray_2", "carry out build", "done", "done")
    assert (me(g).silver, me(g).gold, asked(g)[1]) == (1, 1, "ChooseFate")
    answer(g, "place 1", "place 2", "token on pray_1")
    assert "silver on pray_2" in offered(g)
    assert "gold" in offered(g)


@pytest.mark.rule("KEMET-TOK.11")
def test_all_tokens_lie_before_the_first_action_and_none_is_added_later() -> None:
    g = table({"tiles": [ACT, WILL], "prayer": 0, "units": {"nw_d1": 1}}, {}, {})
    answer(g, "token on pray_1", "gold")
    assert me(g).prayer == 0
    answer(g, "done")
    assert refused(g, "silver on pray_2").rule.startswith("KEMET-")
    answer(g, "carry out pray_1")
    assert (me(g).prayer, offered(g)) == (2, ["gold for recruit", "gold for move"])  # said when its action comes
    answer(g, "gold for move", "done")
    assert asked(g) == (1, "Opening")
