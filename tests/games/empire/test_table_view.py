"""What the view of a table shows to everybody."""

from __future__ import annotations

import pytest

from support.empire import EMPIRE, answer, new_game, play, table

ROW = ["dire_goblin", "stronghold", "noble_unicorn", "dire_eye", "dire_ogre", "forest_elf"]


def test_the_map() -> None:
    seen = table(variants="encounters", tokens={"MEA-5": "portal", "VOL-7": "portal"}).view(0)
    assert (seen["layout"], seen["start"]) == ("t", "CRE-3")
    assert seen["segments"] == [
        {"place": "center", "side": "crescent", "turn": 0},
        {"place": "left", "side": "meadow", "turn": 0},
        {"place": "right", "side": "bridge_isles", "turn": 0},
        {"place": "stem", "side": "volcano", "turn": 90},
    ]
    assert seen["joins"] == [("CRE-3", "MEA-3"), ("CRE-4", "BRI-1"), ("CRE-2", "VOL-5")]
    assert sorted(seen["portals"]) == ["MEA-5", "VOL-7"]
    assert len(seen["regions"]) == 5 + 5 + 3 + 7
    assert seen["islands"]["VOL-a"] == {"regions": ["VOL-1", "VOL-2"], "holder": None}
    assert "DES" not in seen["islands"]


def test_the_rectangle_with_its_last_join_around_the_back() -> None:
    board = ["crescent", "meadow", "bridge_isles", "volcano"]
    seen = table(map=board, variants={"layout": "rectangle"}).view(None)
    assert (seen["layout"], [segment["place"] for segment in seen["segments"]]) == (
        "rectangle",
        ["s1", "s2", "s3", "s4"],
    )
    assert seen["joins"][-1] == ("VOL-5", "CRE-3")
    assert seen["portals"] == []


def test_armies_cities_and_holders() -> None:
    first = {"armies": {"MEA-1": 2, "MEA-2": 1}, "cities": {"MEA-1": 1}}
    second = {"armies": {"MEA-1": 1, "CRE-1": 1}}
    seen = table(first, second, neutral={"MEA-2": 1, "VOL-1": 2}).view(1)
    regions = seen["regions"]
    assert regions["MEA-1"] == {"armies": [2, 1], "cities": [1, 0], "neutral": 0, "holder": 0, "token": None}
    assert regions["MEA-2"] == {"armies": [1, 0], "cities": [0, 0], "neutral": 1, "holder": None, "token": None}
    assert (regions["VOL-1"]["neutral"], regions["VOL-1"]["holder"]) == (2, "neutral")
    assert regions["CRE-1"]["holder"] == 1
    assert [seen["islands"][island]["holder"] for island in ("MEA", "CRE", "VOL-a", "VOL-b")] == [0, 1, "neutral", None]


@pytest.mark.rule("EMPIRE-TURN.9")
def test_while_a_card_is_played_its_place_in_the_row_is_empty() -> None:
    g = table({"armies": {"CRE-3": 2}, "cards": ["noble_knight"]}, {}, row=ROW)
    seen = g.view(1)
    assert (seen["row"], seen["playing"], seen["action"], seen["turn"], seen["turns"]) == (ROW, None, None, 2, 11)
    assert seen["deck"] == 27 - 6 - 1
    answer(g, "take noble_unicorn")
    seen = g.view(1)
    assert seen["row"] == [*ROW[:2], None, *ROW[3:]]
    assert seen["playing"] == {"card": "noble_unicorn", "seat": 0, "price": 1, "place": 2}
    assert seen["action"] == {"seat": 0, "kind": "move", "left": 6, "total": 6}
    assert (seen["turn"], seen["asked"], seen["question"], seen["deck"]) == (2, [0], "move", 20)
    answer(g, "move CRE-3 to CRE-2")
    assert g.view(1)["action"] == {"seat": 0, "kind": "move", "left": 5, "total": 6}
    answer(g, "done")
    assert g.view(1)["action"] == {"seat": 0, "kind": "place", "left": 1, "total": 1}
    answer(g, "place in CRE-3")
    seen = g.view(1)
    assert (seen["row"][:5], None in seen["row"], seen["deck"]) == ([*ROW[:2], *ROW[3:]], False, 19)
    assert (seen["playing"], seen["action"], seen["active"], seen["turn"]) == (None, None, 1, 1)


def test_a_player() -> None:
    seat = {
        "cards": ["dire_eye", "dire_giant", "noble_knight", "forest_elf", "cursed_banshee"],
        "coins": 4,
        "armies": {"MEA-1": 5},
        "cities": {"MEA-1": 1},
        "leader": "red_sorceress",
        "trophies": {1: 4},
        "tokens": ["stable", "dragon"],
    }
    g = table(seat, {}, variants="discoveries encounters leaders")
    assert g.view(1)["players"][0] == {
        "seat": 0,
        "coins": 4,
        "supply": 13,
        "cities": 2,
        "cards": seat["cards"],
        "extra_move": 2,
        "extra_army": 1,
        "flying": 1,
        "sea_cost": 2,
        "elixirs": 2,
        "immune": True,
        "leader": "red_sorceress",
        "trophies": 4,
        "tokens": ["stable", "dragon"],
        "picked": False,
        "score": {
            "regions": 1,
            "islands": 1,
            "cards": 0,
            "elixirs": 2,
            "tokens": 2,
            "citadels": 0,
            "leader": 1,
            "earlier": 0,
            "total": 7,
        },
    }
    assert (g.view(0)["players"][1]["supply"], g.view(0)["players"][1]["leader"]) == (14, None)


def test_a_match_shows_its_number_and_earlier_points() -> None:
    first, second = {"earlier": [3, 4], "armies": {"MEA-1": 1}}, {"earlier": [5, -1]}
    seen = table(first, second, game=3, variants={"match": "three", "setup_player": "1", "ages": "1023"}).view(None)
    assert (seen["number"], seen["games"], seen["setup_player"], seen["ages"]) == (3, 3, 1, [1, 0])
    assert [(p["score"]["earlier"], p["score"]["total"]) for p in seen["players"]] == [(7, 9), (4, 4)]


def test_before_and_after_the_game_nobody_is_active() -> None:
    g = new_game(3, 2)
    seen = g.view(0)
    assert (seen["question"], seen["asked"], seen["start"]) == ("choose_start", [0], None)
    assert (seen["starter"], seen["active"], seen["turn"], seen["bids"], seen["row"]) == (None, None, 1, None, [])
    for _ in play.play_randomly(g, 5):
        pass
    seen = g.view(0)
    assert (seen["question"], seen["asked"], seen["active"], seen["turn"]) == (None, [], None, 10)
    assert len(seen["bids"]) == 3
    assert [p["score"]["total"] for p in seen["players"]] == EMPIRE.result(g).scores
