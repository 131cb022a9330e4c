"""How a battle begins, the war council and the clash (KEMET-BAT, KEMET-BAT1, KEMET-BAT2)."""

from __future__ import annotations

import json

import pytest

from deskovka.games.kemet.table import Kemet
from deskovka.testing import play
from support.kemet import KEMET, answer, asked, creature_at, fight, me, offered, points, refused, table, units
from support.kemet_battle import clash, meet, recruits, strengths, winner

ELEPHANT = "sapphire_2_ancestral_elephant"
HANDS = ["war_rage", "war_rage", "war_fury", "bronze_wall", "prayer"]


def council(g: Kemet) -> list[int]:
    """Who is still choosing."""
    return [question.seat for question in g.pending()]


def sides(g: Kemet, viewer: int | None = None) -> list[dict[str, object]]:
    battle = g.view(viewer)["battle"]
    assert isinstance(battle, dict)
    found = battle["sides"]
    assert isinstance(found, tuple)
    return list(found)


# ---- two armies meet


@pytest.mark.rule("KEMET-BAT.1")
def test_who_moves_in_attacks() -> None:
    g = meet(3, 2)
    battle = g.battle
    assert battle is not None
    assert (battle.attacker, battle.defender) == (0, 1)
    assert type(g.ask).__name__ == "WarCouncil"


@pytest.mark.rule("KEMET-BAT.1")
def test_who_recruits_attacks() -> None:
    g = recruits(2, 3)
    battle = g.battle
    assert battle is not None
    assert (battle.attacker, battle.defender) == (0, 1)


@pytest.mark.rule("KEMET-BAT.1")
def test_meeting_own_units_is_no_battle() -> None:
    g = table({"units": {"front_nw": 2, "west_dunes": 2}}, {"units": {"front_s": 2}})
    answer(g, "token on move_3", "march from front_nw", "go to west_dunes", "send 2")
    assert g.battle is None
    assert units(g, "west_dunes") == 4


@pytest.mark.rule("KEMET-BAT.2")
def test_nobody_else_takes_part() -> None:
    g = meet(3, 2, "west_dunes_n", {}, {}, {"hand": HANDS, "units": {"west_dunes_s": 5}})
    assert council(g) == [0, 1]
    for words in ("play bc_5 discard bc_4d1", "add war_rage", "play prayer"):
        assert refused(g, words, seat=2).rule == "KEMET-BAT.2"
    clash(g, "bc_4d1", "bc_2p2")
    assert (strengths(g), me(g, 2).cards_held(), me(g, 2).veterans) == ((7, 4), 5, 0)


@pytest.mark.rule("KEMET-BAT.3")
@pytest.mark.rule("KEMET-BAT.5")
def test_the_attackers_effects_come_first() -> None:
    seats = {"tiles": ["ruby_4_initiative"], "units": {"front_nw": 3}}, {"tiles": ["onyx_3_deadly_trap"]}
    g = table(seats[0], {**seats[1], "units": {"west_dunes": 4}}, colours=["ruby", "onyx"])
    answer(g, "token on move_3", "march from front_nw", "go to west_dunes")
    told = g.listen()
    answer(g, "send 3")
    words = [KEMET.event_words.tell(event, None, everything=True) for event in told]
    lost = [(word["seat"], word["units"]) for word in words if word["event"] == "units-lost"]
    assert lost == [(1, "2"), (0, "1")]


@pytest.mark.rule("KEMET-BAT.5")
def test_effects_of_the_beginning_come_before_the_council() -> None:
    g = meet(3, 4, "west_dunes", {"tiles": ["ruby_4_initiative"]})
    assert (units(g, "west_dunes", 1), asked(g)) == (2, (0, "WarCouncil"))
    clash(g, "bc_3p1", "bc_3p1")
    assert strengths(g) == (6, 5)


@pytest.mark.rule("KEMET-BAT.6")
def test_effects_of_the_beginning_take_what_is_there() -> None:
    seat = {"tiles": [ELEPHANT], "creatures": {ELEPHANT: "west_dunes"}, "prayer": 3}
    g = meet(3, 1, "west_dunes", {"tiles": ["ruby_4_initiative"]}, seat)
    assert (units(g, "west_dunes", 1), me(g, 1).supply, creature_at(g, ELEPHANT)) == (0, 12, None)
    clash(g, "bc_1d3", "bc_3p1")
    assert strengths(g) == (4, 3)


@pytest.mark.rule("KEMET-BAT.6")
def test_a_creature_stays_while_a_unit_is_left() -> None:
    seat = {"tiles": [ELEPHANT], "creatures": {ELEPHANT: "west_dunes"}}
    g = meet(3, 3, "west_dunes", {"tiles": ["ruby_4_initiative"]}, seat)
    assert creature_at(g, ELEPHANT) == "west_dunes"
    clash(g, "bc_1d3", "bc_3p1")
    assert strengths(g) == (4, 5)


@pytest.mark.rule("KEMET-BAT.4")
def test_a_side_without_units_fights_on() -> None:
    g = meet(1, 2, "west_dunes", {"tiles": ["ruby_4_initiative"]}, {"hand": ["war_rage"]})
    assert council(g) == [0, 1]
    clash(g, "bc_1d3", "bc_4d1 war_rage")  # 1 + 1 against 0 + 4 + 1: the empty side wins
    assert g.battle is None
    assert (me(g, 1).veterans, me(g, 0).veterans, me(g, 0).points) == (2, 1, 0)
    assert (units(g, "west_dunes"), units(g, "west_dunes", 1)) == (0, 0)
    assert int(me(g, 1).battle_cards).bit_count() == 6


@pytest.mark.rule("KEMET-BAT.4")
def test_an_attacker_beats_an_empty_side_for_a_point() -> None:
    g = meet(3, 2, "west_dunes", {"tiles": ["ruby_4_initiative"]})
    clash(g, "bc_3p1", "bc_3p1")
    assert (winner(g), asked(g), me(g).points, me(g, 1).veterans) == (0, (0, "WinnerChoice"), 1, 1)


# ---- the temporary point waits


@pytest.mark.rule("KEMET-BAT.7")
def test_the_point_of_the_area_waits_for_the_end() -> None:
    g = meet(5, 2, "temple_west_small", {"tiles": ["ruby_4_initiative"]})
    assert (units(g, "temple_west_small", 1), points(g, 0), points(g, 1)) == (0, 0, 1)
    clash(g, "bc_3p1", "bc_2p2")
    assert asked(g) == (0, "WinnerChoice")
    assert (points(g, 0), points(g, 1)) == (1, 1)  # the point for the battle, and the temple that waits
    answer(g, "stay")
    assert (points(g, 0), points(g, 1)) == (2, 0)


@pytest.mark.rule("KEMET-BAT.7")
def test_points_of_other_areas_change_at_once() -> None:
    g = meet(5, 3)
    clash(g, "bc_3p1", "bc_2p2")
    answer(g, "retreat", "they retreat to temple_west_small")
    assert (asked(g), points(g, 1)) == ((0, "WinnerChoice"), 1)


@pytest.mark.rule("KEMET-BAT.7")
def test_the_point_of_a_pyramid_waits_while_recruits_come() -> None:
    recruiter = {"pyramids": {"nw_d1": "ruby 4", "nw_d2": "sapphire 4"}}
    g = table(recruiter, {"units": {"nw_d1": 2, "nw_d2": 2}})
    assert (points(g, 0), points(g, 1)) == (0, 2)
    answer(g, "token on recruit", "unit to nw_d1", "unit to nw_d2")
    assert (points(g, 0), points(g, 1)) == (0, 2)
    answer(g, "done", "fight in nw_d1")
    assert (points(g, 0), points(g, 1)) == (0, 2)


# ---- battle cards


@pytest.mark.rule("KEMET-BAT1.1")
def test_a_side_picks_one_card_to_play_and_another_to_discard() -> None:
    g = meet(3, 2)
    assert len(offered(g)) == 8 * 7
    assert "play bc_5 discard bc_5" not in offered(g)
    assert refused(g, "play bc_5 discard bc_5").rule == "KEMET-BAT1.1"
    clash(g, "bc_4d1", "bc_2p2")
    mine = g.view(0)["players"][0]  # type: ignore[index]
    assert mine["closed_cards"] == ["bc_5"]
    assert "bc_5" not in mine["battle_cards"]
    assert "bc_4d1" not in mine["battle_cards"]
    assert len(mine["battle_cards"]) == 6


@pytest.mark.rule("KEMET-BAT1.1")
def test_only_cards_of_the_hand_are_picked() -> None:
    g = meet(3, 2, "west_dunes", {"open_cards": ["bc_5", "bc_4d1"], "closed_cards": ["bc_3d2", "bc_3p1"]})
    assert len(offered(g)) == 4 * 3
    for words in ("play bc_5 discard bc_2p2", "play bc_2p2 discard bc_3p1"):
        assert refused(g, words).rule == "KEMET-BAT1.1"


@pytest.mark.rule("KEMET-BAT1.2")
@pytest.mark.rule("KEMET-CARD.3")
def test_the_discard_is_never_revealed() -> None:
    g = meet(3, 2)
    told = g.listen()
    fight(g, "play bc_4d1 discard bc_1d3", "play bc_2p2 discard bc_3d2")
    answer(g, "disband", "stay")
    for seat in (1, None):
        shown = json.dumps([KEMET.event_words.tell(event, seat) for event in told])
        assert "bc_1d3" not in shown
        assert "bc_4d1" in shown
    assert g.view(None)["players"][0]["closed_size"] == 1  # type: ignore[index]
    assert "bc_1d3" not in json.dumps(g.view(None))
    assert "bc_1d3" not in json.dumps(g.view(1)["players"][0])  # type: ignore[index]
    assert me(g).closed_cards


@pytest.mark.rule("KEMET-BAT1.6")
def test_both_sides_choose_at_the_same_time() -> None:
    for first in (0, 1):
        g = meet(5, 2)
        assert council(g) == [0, 1]
        play.choose(g, first, "play bc_4d1 discard bc_1d3")
        assert council(g) == [1 - first]
        assert sides(g)[0]["card"] is sides(g)[1]["card"] is None
        play.choose(g, 1 - first, "play bc_3d2 discard bc_1d3")
        assert winner(g) == 0


@pytest.mark.rule("KEMET-BAT1.6")
def test_choices_are_hidden_from_all_but_their_owner() -> None:
    g = meet(3, 2, "west_dunes", {"hand": HANDS})
    other = meet(3, 2, "west_dunes", {"hand": HANDS})
    for words in ("play bc_4d1 discard bc_1d3", "add war_fury", "done"):
        play.choose(g, 0, words)
    for words in ("play bc_5 discard bc_3d2", "done"):
        other.choose(0, words)
    assert g.view(1) == other.view(1)
    assert g.view(None) == other.view(None)
    assert g.view(0) != other.view(0)
    assert me(g).prayer == 7


@pytest.mark.rule("KEMET-BAT1.1")
def test_a_choice_stands() -> None:
    g = meet(3, 2)
    play.choose(g, 0, "play bc_4d1 discard bc_1d3")
    assert refused(g, "play bc_5 discard bc_1d3", seat=0).rule == "KEMET-BAT1.6"
    g = meet(3, 2, "west_dunes", {"hand": ["war_rage", "war_fury"]})
    play.choose(g, 0, "play bc_4d1 discard bc_1d3")
    assert refused(g, "play bc_5 discard bc_1d3", seat=0).rule == "KEMET-BAT1.1"
    play.choose(g, 0, "add war_rage")
    assert refused(g, "add war_rage", seat=0).rule == "KEMET-BAT1.3"


# ---- DI cards


@pytest.mark.rule("KEMET-BAT1.3")
def test_any_number_of_battle_cards_is_added() -> None:
    g = meet(3, 2, "west_dunes", {"hand": HANDS})
    clash(g, "bc_1d3 war_rage war_rage war_fury bronze_wall", "bc_1d1p3")
    assert strengths(g) == (3 + 1 + 1 + 1 + 2, 3)
    assert sides(g)[0]["added"] == ["war_rage", "war_rage", "war_fury", "bronze_wall"]


@pytest.mark.rule("KEMET-BAT1.3")
def test_cards_with_the_day_symbol_are_not_added() -> None:
    g = meet(3, 2, "west_dunes", {"hand": HANDS})
    play.choose(g, 0, "play bc_4d1 discard bc_1d3")
    words = [KEMET.phrases.say(option) for option in g.offered(0)]
    assert words == ["add war_rage", "add war_fury", "add bronze_wall", "done"]
    assert refused(g, "add prayer", seat=0).rule == "KEMET-CARD.5"


@pytest.mark.rule("KEMET-BAT1.3")
def test_cards_are_added_in_the_council_only() -> None:
    g = meet(3, 2, "west_dunes", {"hand": HANDS}, {"hand": ["bloodbath"]})
    clash(g, "bc_1d3", "bc_1d1p3")
    assert asked(g) == (1, "LoserChoice")
    assert offered(g) == ["retreat", "disband"]
    refused(g, "add bloodbath")


@pytest.mark.rule("KEMET-BAT1.4")
def test_added_cards_must_be_payable_together() -> None:
    g = meet(3, 2, "west_dunes", {"hand": ["war_fury", "bloodbath", "bronze_wall"], "prayer": 1}, {})
    play.choose(g, 0, "play bc_4d1 discard bc_1d3")
    play.choose(g, 0, "add war_fury")
    words = [KEMET.phrases.say(option) for option in g.offered(0)]
    assert words == ["add bronze_wall", "done"]
    assert refused(g, "add bloodbath", seat=0).rule == "KEMET-BAT1.4"


@pytest.mark.rule("KEMET-BAT1.4")
def test_without_points_only_free_cards_are_added() -> None:
    g = meet(3, 2, "west_dunes", {"hand": ["war_fury", "war_rage"], "prayer": 0})
    play.choose(g, 0, "play bc_4d1 discard bc_1d3")
    assert refused(g, "add war_fury", seat=0).rule == "KEMET-BAT1.4"
    play.choose(g, 0, "add war_rage")


@pytest.mark.rule("KEMET-BAT1.4")
def test_two_copies_are_paid_twice() -> None:
    g = meet(3, 2, "west_dunes", {"hand": ["war_fury", "war_fury", "war_fury"], "prayer": 2})
    clash(g, "bc_1d3 war_fury war_fury", "bc_1d1p3")
    assert (strengths(g), me(g).prayer, me(g).cards_held()) == ((8, 3), 0, 1)


@pytest.mark.rule("KEMET-BAT1.5")
def test_nobody_need_say_whether_cards_were_added() -> None:
    views = []
    for words in (("done",), ("add war_rage", "done"), ("add war_rage", "add war_rage", "add war_fury", "done")):
        g = meet(3, 2, "west_dunes", {"hand": HANDS})
        for said in ("play bc_4d1 discard bc_1d3", *words):
            play.choose(g, 0, said)
        views.append((g.view(1), g.view(None)))
    assert views[0] == views[1] == views[2]


# ---- clash


@pytest.mark.rule("KEMET-BAT2.1")
def test_all_is_revealed_at_the_same_time() -> None:
    g = meet(3, 2, "west_dunes", {"hand": ["war_rage"]}, {"hand": ["bronze_wall"]})
    for words in ("play bc_4d1 discard bc_1d3", "add war_rage"):
        play.choose(g, 0, words)
    assert [(side["card"], side["added"]) for side in sides(g)] == [(None, []), (None, [])]
    for words in ("play bc_2p2 discard bc_1d3", "add bronze_wall"):
        play.choose(g, 1, words)
    assert [(side["card"], side["added"]) for side in sides(g)] == [
        ("bc_4d1", ["war_rage"]),
        ("bc_2p2", ["bronze_wall"]),
    ]


@pytest.mark.rule("KEMET-BAT2.2")
def test_both_pay_when_cards_are_revealed() -> None:
    g = meet(3, 2, "west_dunes", {"hand": ["war_fury", "iron_wall"], "prayer": 5}, {"hand": ["bloodbath"], "prayer": 1})
    for words in ("play bc_4d1 discard bc_1d3", "add war_fury", "add iron_wall"):
        play.choose(g, 0, words)
    assert me(g).prayer == 5
    for words in ("play bc_2p2 discard bc_1d3", "add bloodbath"):
        play.choose(g, 1, words)
    assert (me(g).prayer, me(g, 1).prayer) == (3, 0)


@pytest.mark.rule("KEMET-BAT1.3")
def test_cards_are_added_in_any_order() -> None:
    g = meet(3, 3, attacker={"hand": ["war_rage", "war_fury", "bronze_wall"], "prayer": 1})
    answer(g, "play bc_3p1 discard bc_5", "add war_fury")
    assert offered(g) == ["add war_rage", "add bronze_wall", "done"]  # both are free
    answer(g, "add war_rage", "done")
    assert g.view(0)["players"][0]["council"]["added"] == ["war_rage", "war_fury"]
