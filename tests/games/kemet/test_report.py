"""What a battle, a march and a mat tell those who look on: numbers source by source, and nothing secret."""

from __future__ import annotations

import random
from typing import Any

import pytest

from deskovka.games.kemet.areas import AREA_NUMBERS
from deskovka.games.kemet.cards import BATTLE_NAMES
from deskovka.games.kemet.council import discarded_card
from deskovka.games.kemet.powers import CREATURE_NAMES
from deskovka.games.kemet.table import Kemet
from deskovka.testing import play
from deskovka.text import texts
from support.kemet import KEMET, answer, events, me, new_game, offered, refused, table
from support.kemet_battle import clash, meet

COLOURS = {"colours": ["ruby", "diamond"]}


def sides(g: Kemet, viewer: int | None = None) -> list[dict[str, Any]]:
    battle = g.view(viewer)["battle"] or g.view(viewer)["last_battle"]
    assert isinstance(battle, dict)
    found: list[dict[str, Any]] = battle["sides"]
    return found


def lines(side: dict[str, Any]) -> dict[str, tuple[list[str], int, int, int, bool]]:
    return {
        line["source"]: (line["names"], line["strength"], line["damage"], line["defence"], line["cancelled"])
        for line in side["lines"]
    }


# ---- the lines of a battle


@pytest.mark.rule("KEMET-BAT3.1", "KEMET-BAT3.4")
def test_a_battle_is_told_source_by_source() -> None:
    attacker: dict[str, object] = {
        "tiles": ["ruby_1_charge", "ruby_2_carnage", "ruby_2_phoenix"],
        "creatures": {"ruby_2_phoenix": "front_nw"},
        "hand": ["war_fury", "bronze_wall"],
    }
    g = meet(4, 3, "west_dunes", attacker, {"tiles": ["ruby_1_priest_of_mafdet"]}, leader="ruby_2_phoenix")
    clash(g, "bc_3d2 war_fury bronze_wall", "bc_1d1p3")
    left, right = sides(g)
    assert lines(left) == {
        "units": ([], 4, 0, 0, False),
        "card": (["bc_3d2"], 3, 2, 0, False),
        "tiles": (["ruby_1_charge", "ruby_2_carnage"], 1, 1, 0, False),
        "creature": (["ruby_2_phoenix"], 1, 0, 0, False),
        "interventions": (["war_fury", "bronze_wall"], 2, 0, 1, False),
    }
    assert lines(right) == {"units": ([], 3, 0, 0, False), "card": (["bc_1d1p3"], 1, 1, 3, False)}
    assert (left["strength"], left["damage"], left["defence"]) == (11, 3, 1)
    assert (right["strength"], right["damage"], right["defence"]) == (4, 1, 3)
    assert (left["seat"], right["seat"], left["creature"], right["creature"]) == (0, 1, "ruby_2_phoenix", None)


@pytest.mark.rule("KEMET-BAT3.4")
def test_the_own_city_and_discarded_cards_have_their_lines() -> None:
    attacker: dict[str, object] = {"tiles": ["ruby_3_divine_wound"], "hand": ["prayer"]}
    g = meet(3, 2, "nw_d1", attacker, {})
    clash(g, "bc_2p2", "bc_2d2p1")
    assert g.view(None)["battle"]["step"] == 2
    answer(g, "discard prayer")
    left, right = sides(g)
    assert lines(left)["city"] == ([], 1, 0, 0, False)
    assert lines(left)["wounds"] == ([], 1, 0, 0, False)
    assert "city" not in lines(right)
    assert left["strength"] == 3 + 2 + 1 + 1


def test_a_cancelled_creature_is_told_but_not_counted() -> None:
    attacker: dict[str, object] = {
        "tiles": ["diamond_2_deep_desert_snake"],
        "creatures": {"diamond_2_deep_desert_snake": "front_nw"},
    }
    defender: dict[str, object] = {
        "tiles": ["ruby_4_giant_scorpion"],
        "creatures": {"ruby_4_giant_scorpion": "west_dunes"},
    }
    g = meet(4, 4, "west_dunes", attacker, defender, leader="diamond_2_deep_desert_snake", **COLOURS)
    for _ in range(2):
        left, right = sides(g)
        assert lines(right)["creature"] == (["ruby_4_giant_scorpion"], 2, 0 + 2, 0, True)
        assert (left["cancelled"], right["cancelled"]) == (False, True)
        if g.battle is not None and g.battle.winner < 0:
            assert (right["strength"], right["damage"]) == (4, 0)
            clash(g, "bc_4d1", "bc_3p1")
    assert (left["strength"], right["strength"]) == (8, 7)


@pytest.mark.rule("KEMET-BAT1.6")
def test_only_my_own_pick_is_counted_before_the_reveal() -> None:
    g = meet(4, 3, "west_dunes", {"hand": ["war_rage", "war_rage"]}, {})
    assert [side["strength"] for side in sides(g, 0)] == [4, 3]
    play.choose(g, 0, "play bc_4d1 discard bc_1d3")
    play.choose(g, 0, "add war_rage")
    assert [side["strength"] for side in sides(g, 0)] == [9, 3]
    for viewer in (1, None):
        assert [(side["strength"], side["card"], side["added"]) for side in sides(g, viewer)] == [
            (4, None, []),
            (3, None, []),
        ]
    assert [[side["hidden"] for side in sides(g, viewer)] for viewer in (0, 1, None)] == [
        [False, True],
        [True, False],
        [True, True],
    ]


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_lines_add_up_in_every_battle_of_a_game(seats: int) -> None:
    g = new_game(seats, seats, round_limit="fifteen")
    told = g.listen()
    choose = random.Random(seats)
    battles = 0
    while g.ask is not None:
        del told[:]
        g.play(g.options[choose.randrange(len(g.options))])
        said = [KEMET.event_words.tell(event, None) for event in told]
        numbers = [int(event["count"]) for event in said if event["event"] == "strength"]
        if len(numbers) == 2:  # two battles in one answer: only the last is to be seen
            battles += 1
            for side, number in zip(sides(g), numbers, strict=True):
                assert side["strength"] == number
                assert sum(line["strength"] for line in side["lines"] if not line["cancelled"]) == number
                assert side["lost"] <= side["units"]
                assert side["destroyed"] <= side["lost"]
    assert battles > 3


# ---- the report of a battle that is over


@pytest.mark.rule("KEMET-BAT4.3", "KEMET-BAT5.1", "KEMET-BAT5.3", "KEMET-BAT6.5", "KEMET-BAT7.1")
def test_a_battle_that_is_over_can_still_be_looked_at() -> None:
    g = meet(5, 3, "west_dunes")
    clash(g, "bc_3d2", "bc_1d1p3")
    answer(g, "retreat", "they retreat to front_s", "disband")
    seen = g.view(None)
    assert seen["battle"] is None
    last = seen["last_battle"]
    assert isinstance(last, dict)
    assert (last["area"], last["attacker"], last["defender"], last["winner"], last["step"]) == (
        "west_dunes",
        0,
        1,
        0,
        8,
    )
    left, right = last["sides"]
    assert (left["units"], left["lost"], left["destroyed"], left["points"], left["veterans"]) == (5, 1, 1, 1, 0)
    assert (right["units"], right["lost"], right["points"], right["veterans"]) == (3, 0, 0, 1)
    assert (left["after"], left["to"], right["after"], right["to"]) == ("disbanded", None, "retreated", "front_s")
    assert (left["card"], right["card"]) == ("bc_3d2", "bc_1d1p3")


def test_an_army_that_is_gone_and_one_that_stays_are_told() -> None:
    g = meet(5, 1, "west_dunes")
    clash(g, "bc_3d2", "bc_2d2p1")
    answer(g, "stay")
    assert [(side["after"], side["lost"]) for side in sides(g)] == [("stays", 2), ("gone", 1)]


@pytest.mark.rule("KEMET-CARD.3")
def test_the_report_keeps_no_discarded_card() -> None:
    g = meet(5, 1, "west_dunes")
    play.choose(g, 0, "play bc_5 discard bc_1d3")
    play.choose(g, 1, "play bc_5 discard bc_2p2")
    answer(g, "stay")
    last = g.last_battle
    assert last is not None
    assert [int(discarded_card(pick)) for pick in last.cards] == [0, 0]
    assert sorted(BATTLE_NAMES[card] for card in range(8) if me(g).closed_cards >> card & 1) == ["bc_1d3"]


def test_a_table_brought_back_shows_the_same_report() -> None:
    g = meet(5, 3, "west_dunes")
    clash(g, "bc_3d2", "bc_1d1p3")
    for words in ("retreat", "they retreat to front_s", "stay"):
        back = KEMET.load(KEMET.dump(g))
        assert back.view(0) == g.view(0)
        answer(g, words)
    assert KEMET.load(KEMET.dump(g)).view(1) == g.view(1)


# ---- marches, mats, outlooks


def test_the_path_of_a_march_tells_each_step_and_how_it_was_made() -> None:
    owner: dict[str, object] = {"units": {"nw_d1": 4}, "pyramids": {"nw_d1": "ruby 1"}, "prayer": 5}
    g = table({**owner, "tiles": ["ruby_1_priest_of_mafdet"], "hand": ["swiftness"]}, {})
    answer(g, "token on move_3", "play swiftness", "march from nw_d1", "go to front_nw", "send 3")
    answer(g, "go to delta_bank", "send 2")
    march = g.view(0)["march"]
    assert isinstance(march, dict)
    assert march["path"] == [
        {"area": "nw_d1", "by": "start", "units": 4},
        {"area": "front_nw", "by": "foot", "units": 3},
        {"area": "delta_bank", "by": "boat", "units": 2},
    ]
    h = table(owner, {})
    answer(h, "token on move_3", "march from nw_d1", "teleport to temple_west_small", "send 4")
    march = h.view(0)["march"]
    assert isinstance(march, dict)
    assert march["path"][1] == {"area": "temple_west_small", "by": "teleport", "units": 4}


def test_the_space_that_is_carried_out_is_shown_until_the_turn_ends() -> None:
    g = table({"units": {"nw_d1": 4}}, {})
    assert g.view(0)["doing"] is None
    answer(g, "token on move_2")
    assert g.view(1)["doing"] == "move_2"
    answer(g, "done")
    assert g.view(1)["doing"] is None


@pytest.mark.rule("KEMET-ACQ.2", "KEMET-ACQ.4")
def test_the_mat_tells_how_far_pyramids_reach_and_what_tiles_cost() -> None:
    g = table(
        {"pyramids": {"nw_d1": "ruby 2"}, "units": {"s_d1": 1}, "tiles": ["diamond_1_priestess"]},
        {"pyramids": {"s_d1": "ruby 3", "s_d2": "diamond 1"}},
        **COLOURS,
    )
    mine, theirs = g.view(None)["players"]
    assert (mine["reach"], theirs["reach"]) == ({"ruby": 3, "diamond": 0}, {"ruby": 0, "diamond": 1})
    tiles = ("ruby_1_charge", "ruby_2_phoenix", "ruby_3_royal_scarab", "ruby_4_surprise_attack")
    prices = [[market_of(g, seat)[tile]["price"] for tile in tiles] for seat in (0, 1)]
    assert prices == [[0, 1, 2, 3], [1, 2, 3, 4]]


def market_of(g: Kemet, seat: int) -> dict[str, dict[str, object]]:
    told = g.view(seat)["market"]
    assert isinstance(told, dict)
    return told


def outlook(g: Kemet, words: str) -> dict[str, int]:
    option = next(int(each) for each in g.options if KEMET.phrases.say(int(each)) == words)
    return KEMET.outlook(g, int(g.seat), option)


def test_an_outlook_tells_the_strength_of_a_card_and_the_prayer_of_disbanding() -> None:
    g = meet(5, 2, "west_dunes", {"tiles": ["ruby_1_charge"]})
    assert outlook(g, "play bc_4d1 discard bc_1d3") == {"strength": 10}
    assert outlook(g, "play bc_1d3 discard bc_4d1") == {"strength": 7}
    clash(g, "bc_4d1", "bc_2p2")
    assert outlook(g, "disband") == {"prayer": 1, "gain": 1}


# ---- small things


@pytest.mark.rule("KEMET-BAT4.3")
def test_two_tiles_are_two_gains_of_prayer_points() -> None:
    tiles = ["diamond_3_divine_hunger", "onyx_2_honor_in_battle", "onyx_4_divine_might"]
    g = meet(5, 5, "west_dunes", {"tiles": tiles, "prayer": 0}, {}, colours=["diamond", "onyx"])
    clash(g, "bc_1d3", "bc_3d2")
    assert sides(g)[0]["destroyed"] == 2
    assert sides(g)[1]["destroyed"] == 3
    assert me(g).prayer == (2 * 3 + 1) + (1 * 2 + 1)


@pytest.mark.rule("KEMET-BAT1.3", "KEMET-BAT1.4")
def test_a_ready_opponent_may_be_imagined_with_cards_it_can_pay() -> None:
    g = meet(4, 3, "west_dunes", {}, {"hand": ["war_fury", "war_fury", "bloodbath"], "prayer": 1})
    play.choose(g, 1, "play bc_4d1 discard bc_1d3")
    play.choose(g, 1, "done")
    found = set()
    for luck in range(200):
        h = g.imagine(0, luck)
        h.choose(0, "play bc_1d3 discard bc_2p2")
        h.choose(0, "done") if h.battle is not None and h.battle.winner < 0 else None
        told = sides(h)[1]
        found.add(len(told["added"]))
        assert me(h, 1).prayer >= 0
    assert len(found) > 1


@pytest.mark.rule("KEMET-TEL.1", "KEMET-TEL.3", "KEMET-CARD.5", "KEMET-PP.2")
def test_reasons_of_a_refused_teleport() -> None:
    g = table({"units": {"front_nw": 2, "west_dunes": 2}, "hand": ["teleportation"], "prayer": 0}, {})
    answer(g, "token on move_3", "march from front_nw")
    magic = refused(g, "teleport by card to temple_west_small")
    assert (magic.message, magic.rule) == ("kemet-refusal-card-too-dear", "KEMET-PP.2")
    assert refused(g, "teleport to temple_west_small").message == "kemet-refusal-no-pyramid-here"
    h = table({"units": {"west_dunes": 2}, "tiles": ["ruby_2_portal"], "prayer": 1}, {})
    answer(h, "token on move_3", "march from west_dunes")
    assert refused(h, "teleport by card to temple_west_small").message == "kemet-refusal-card-not-held"
    assert refused(h, "teleport to temple_west_small").message == "kemet-refusal-teleport-too-dear"


@pytest.mark.rule("KEMET-NIGHT.12")
def test_a_look_at_the_deck_is_told_and_cannot_be_taken_back() -> None:
    g = table({"tokens": 0, "tiles": ["diamond_2_vision"]}, {"tokens": 1, "used": ["recruit", "build"]}, **COLOURS)
    told = events(g, "token on pray_1")
    assert [each["seat"] for each in told if each["event"] == "looked"] == [0]
    assert next(kind for kind in KEMET.event_words.kinds.values() if kind.id == "looked").reveals


@pytest.mark.rule("KEMET-NIGHT.14", "KEMET-NIGHT.16")
def test_veterans_that_become_units_or_are_lost_are_told() -> None:
    g = table({"tokens": 0, "veterans": 3}, {"tokens": 1, "used": ["recruit", "build"]})
    told = events(g, "token on pray_1", "spend 0 veterans", "spend 0 veterans", "unit to nw_d1", "done")
    assert [each["count"] for each in told if each["event"] == "veterans-spent"] == ["1", "2"]
    assert "unit to nw_d1" not in offered(g)


@pytest.mark.rule("KEMET-BAT3.1")
def test_the_report_of_a_battle_is_a_fact_of_its_moment() -> None:
    g = meet(5, 2, "west_dunes", {"prayer": 9, "pyramids": {"nw_d1": "ruby 1"}}, {})
    clash(g, "bc_4d1", "bc_2p2")
    answer(g, "disband", "stay")
    report = g.view(1)["last_battle"]
    assert report is not None
    answer(g, "token on pray_1", "token on acquire_1", "acquire ruby_1_charge")
    assert "ruby_1_charge" in g.view(1)["players"][0]["tiles"]
    assert g.view(1)["last_battle"] == report
    assert KEMET.load(KEMET.dump(g)).view(1)["last_battle"] == report


def test_a_table_of_version_1_counts_the_tiles_that_lie_there() -> None:
    g = meet(5, 2, "west_dunes", {"tiles": ["ruby_1_charge"]}, {})
    clash(g, "bc_4d1", "bc_2p2")
    stored = KEMET.dump(g)
    for key in ("attack_tiles", "defend_tiles"):
        del stored["battle"][key]
    back = KEMET.load_older(stored, 1)
    assert back.view(0)["battle"] == g.view(0)["battle"]


@pytest.mark.rule("KEMET-CRE.9")
def test_all_creatures_of_an_area_are_told() -> None:
    tiles = ["ruby_2_phoenix", "diamond_2_deep_desert_snake"]
    armies = {"units": {"nw_d1": 3, "nw_d2": 3}, "tiles": tiles}
    g = table({**armies, "creatures": {tiles[0]: "nw_d1", tiles[1]: "nw_d2"}}, {}, **COLOURS)
    g.creature_areas[CREATURE_NAMES.index(tiles[1])] = AREA_NUMBERS["nw_d1"]
    for view in (g.view(None), KEMET.open_view(g)):
        assert sorted(view["areas"]["nw_d1"]["creatures"]["0"]) == sorted(tiles)
    assert "♞♞" in KEMET.picture(g.view(0), texts("en"), ["Jana", "Petr"])
