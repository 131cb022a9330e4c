"""Points and veterans, retreat, disbanding and the end of a battle (KEMET-BAT5 to KEMET-BAT8)."""

from __future__ import annotations

import pytest

from deskovka.games.kemet.table import Kemet
from support.kemet import answer, asked, creature_at, me, offered, refused, table, units
from support.kemet_battle import clash, meet, recruits, strengths, winner

ELEPHANT = "sapphire_2_ancestral_elephant"
PHOENIX = "ruby_2_phoenix"
VICTORY = "sapphire_3_defensive_victory"


def spoils(g: Kemet) -> list[tuple[int, int]]:
    """Points and veteran tokens of both seats."""
    return [(int(p.points), int(p.veterans)) for p in g.players]


def beaten(defenders: int = 3, area: str = "west_dunes", defender: dict[str, object] | None = None) -> Kemet:
    """Seat 0 has won with 5 units against seat 1, without losses; the loser is asked."""
    g = meet(5, defenders, area, {}, defender)
    clash(g, "bc_4d1", "bc_3p1")
    assert winner(g) == 0
    return g


def retreats(g: Kemet) -> list[str]:
    """Where the winner may send the loser."""
    answer(g, "retreat")
    assert asked(g) == (0, "SendLoser")
    return sorted(words.removeprefix("they retreat to ") for words in offered(g))


# ---- spoils


@pytest.mark.rule("KEMET-BAT5.1")
@pytest.mark.rule("KEMET-BAT5.4")
def test_a_winning_attacker_with_survivors_gains_a_point() -> None:
    assert spoils(beaten()) == [(1, 0), (0, 1)]


@pytest.mark.rule("KEMET-BAT5.1")
@pytest.mark.rule("KEMET-BAT5.4")
def test_a_winning_attacker_without_survivors_gains_a_token() -> None:
    g = meet(2, 1)
    clash(g, "bc_5", "bc_2p2")
    assert spoils(g) == [(0, 1), (0, 1)]


@pytest.mark.rule("KEMET-BAT5.1")
def test_a_recruiter_who_wins_gains_a_point() -> None:
    g = recruits(4, 1)
    clash(g, "bc_4d1", "bc_3p1")
    assert spoils(g) == [(1, 0), (0, 1)]


@pytest.mark.rule("KEMET-BAT5.2")
@pytest.mark.rule("KEMET-BAT5.3")
@pytest.mark.rule("KEMET-BAT5.4")
def test_a_winning_defender_gains_two_tokens_and_no_point() -> None:
    g = meet(2, 4)
    clash(g, "bc_3p1", "bc_3p1")
    assert spoils(g) == [(0, 1), (0, 2)]


@pytest.mark.rule("KEMET-BAT5.4")
def test_a_winning_defender_without_survivors_gains_two_tokens() -> None:
    g = meet(2, 3)
    clash(g, "bc_1d3", "bc_4d1")
    assert (units(g, "west_dunes", 1), spoils(g)) == (0, [(0, 1), (0, 2)])


@pytest.mark.rule("KEMET-BAT5.5")
def test_a_winning_defender_with_a_point_gains_one_token() -> None:
    g = meet(2, 4, "west_dunes", {}, {"tiles": [VICTORY]})
    clash(g, "bc_3p1", "bc_3p1")
    assert spoils(g) == [(0, 1), (1, 1)]


@pytest.mark.rule("KEMET-BAT5.5")
def test_without_survivors_the_tile_gives_no_point_and_both_tokens_remain() -> None:
    g = meet(2, 3, "west_dunes", {}, {"tiles": [VICTORY]})
    clash(g, "bc_1d3", "bc_4d1")
    assert spoils(g) == [(0, 1), (0, 2)]


# ---- the loser


@pytest.mark.rule("KEMET-BAT6.1")
def test_the_loser_chooses_first() -> None:
    g = beaten()
    assert (asked(g), offered(g)) == ((1, "LoserChoice"), ["retreat", "disband"])


@pytest.mark.rule("KEMET-BAT6.1")
def test_a_losing_attacker_chooses_too() -> None:
    g = meet(2, 4)
    clash(g, "bc_3p1", "bc_3p1")
    assert (asked(g), offered(g)) == ((0, "LoserChoice"), ["retreat", "disband"])
    answer(g, "retreat")
    assert asked(g) == (1, "SendLoser")
    answer(g, "they retreat to front_s")
    assert (units(g, "front_s"), units(g, "west_dunes")) == (2, 0)


@pytest.mark.rule("KEMET-BAT6.1")
def test_a_loser_without_units_is_not_asked() -> None:
    g = meet(5, 2)
    clash(g, "bc_1d3", "bc_3p1")
    assert asked(g) == (0, "WinnerChoice")


@pytest.mark.rule("KEMET-BAT6.2")
@pytest.mark.parametrize("army", [1, 2, 4])
def test_a_disbanded_army_gives_a_point_less_than_its_units(army: int) -> None:
    g = beaten(army, "west_dunes", {"prayer": 2})
    answer(g, "disband")
    assert (me(g, 1).prayer, me(g, 1).supply, units(g, "west_dunes", 1)) == (2 + army - 1, 12, 0)


@pytest.mark.rule("KEMET-BAT6.2")
def test_a_creature_is_not_counted_when_its_army_is_disbanded() -> None:
    g = beaten(3, "west_dunes", {"tiles": [ELEPHANT], "creatures": {ELEPHANT: "west_dunes"}, "prayer": 0})
    answer(g, "disband")
    assert (me(g, 1).prayer, creature_at(g, ELEPHANT)) == (2, None)


@pytest.mark.rule("KEMET-BAT6.2")
def test_only_survivors_count_when_an_army_is_disbanded() -> None:
    g = meet(5, 4, "west_dunes", {}, {"prayer": 0})
    clash(g, "bc_3d2", "bc_3p1")
    answer(g, "disband")
    assert me(g, 1).prayer == 2


@pytest.mark.rule("KEMET-BAT6.3")
def test_disbanding_is_always_possible() -> None:
    g = beaten(3, "west_dunes", {"prayer": 11})
    assert "disband" in offered(g)
    g = meet(2, 1)
    clash(g, "bc_5", "bc_2p2")
    assert "disband" in offered(g)


@pytest.mark.rule("KEMET-BAT6.4")
@pytest.mark.rule("KEMET-BAT6.10")
def test_who_is_alone_stays_or_disbands() -> None:
    g = meet(2, 3)
    clash(g, "bc_5", "bc_2p2")
    assert (asked(g), sorted(offered(g))) == ((1, "LoserChoice"), ["disband", "stay"])
    assert refused(g, "retreat").rule == "KEMET-BAT6.10"
    answer(g, "stay")
    assert (units(g, "west_dunes", 1), me(g, 1).supply, g.battle) == (3, 9, None)


@pytest.mark.rule("KEMET-BAT6.11")
def test_nobody_stays_beside_the_winner() -> None:
    assert refused(beaten(), "stay").rule == "KEMET-BAT6.11"


@pytest.mark.rule("KEMET-BAT6.5")
def test_the_winner_chooses_a_bordering_area() -> None:
    g = beaten()
    assert retreats(g) == ["front_nw", "front_s", "temple_west_small", "west_bank"]
    assert refused(g, "they retreat to temple_west_great").rule == "KEMET-BAT6.5"
    answer(g, "they retreat to west_bank")
    assert (units(g, "west_bank", 1), units(g, "west_dunes", 1), me(g, 1).supply) == (3, 0, 9)


@pytest.mark.rule("KEMET-BAT6.6")
def test_nobody_retreats_to_an_opponent() -> None:
    g = meet(4, 3, "west_dunes", {"units": {"west_bank": 1}})
    clash(g, "bc_4d1", "bc_3p1")
    assert retreats(g) == ["front_nw", "front_s", "temple_west_small"]
    assert refused(g, "they retreat to west_bank").rule == "KEMET-BAT6.6"


@pytest.mark.rule("KEMET-BAT6.6")
def test_nobody_retreats_to_a_third_player() -> None:
    g = meet(5, 3, "west_dunes_n", {}, {}, {"units": {"temple_west_small": 1}})
    clash(g, "bc_4d1", "bc_3p1")
    assert retreats(g) == ["front_nw", "front_w", "west_bank"]


@pytest.mark.rule("KEMET-BAT6.7")
def test_nobody_retreats_into_a_strange_city() -> None:
    g = table({"units": {"nw_d1": 5}}, {"units": {"front_nw": 2}})
    answer(g, "token on move_3", "march from nw_d1", "go to front_nw", "send 5")
    clash(g, "bc_4d1", "bc_3p1")
    assert retreats(g) == ["temple_west_small", "west_bank", "west_dunes"]
    assert refused(g, "they retreat to nw_d2").rule == "KEMET-BAT6.7"


@pytest.mark.rule("KEMET-BAT6.7")
def test_a_district_of_the_own_city_is_open() -> None:
    g = table({"city": "s", "units": {"west_dunes": 5}}, {"city": "nw", "units": {"front_nw": 2}})
    answer(g, "token on move_3", "march from west_dunes", "go to front_nw", "send 5")
    clash(g, "bc_4d1", "bc_3p1")
    assert retreats(g) == ["nw_d1", "nw_d2", "nw_d3", "temple_west_small", "west_bank", "west_dunes"]


@pytest.mark.rule("KEMET-BAT6.7")
def test_an_army_of_the_loser_does_not_open_a_strange_district() -> None:
    g = table({"units": {"west_dunes": 5}}, {"units": {"front_nw": 2, "nw_d1": 2}})
    answer(g, "token on move_3", "march from west_dunes", "go to front_nw", "send 5")
    clash(g, "bc_4d1", "bc_3p1")
    assert retreats(g) == ["temple_west_small", "west_bank", "west_dunes"]


@pytest.mark.rule("KEMET-BAT6.8")
def test_without_an_area_the_army_is_disbanded() -> None:
    mine = {"city": "s", "units": {"front_nw": 5, "nw_d2": 2, "nw_d3": 1}}
    g = table(mine, {"city": "nw", "units": {"nw_d1": 3}, "prayer": 0})
    answer(g, "token on move_3", "march from front_nw", "go to nw_d1", "send 4")
    clash(g, "bc_5", "bc_1d1p3")
    assert (asked(g), me(g, 1).supply, me(g, 1).prayer) == ((0, "WinnerChoice"), 12, 2)


@pytest.mark.rule("KEMET-BAT6.8")
def test_the_only_area_is_not_asked_for() -> None:
    mine = {"city": "s", "units": {"front_nw": 5, "nw_d2": 2, "nw_d3": 1}}
    g = table(mine, {"city": "nw", "units": {"nw_d1": 3}, "prayer": 0})
    answer(g, "token on move_3", "march from front_nw", "go to nw_d1", "send 5")
    clash(g, "bc_5", "bc_1d1p3")
    answer(g, "retreat")
    assert (asked(g), units(g, "front_nw", 1)) == ((0, "WinnerChoice"), 3)


@pytest.mark.rule("KEMET-BAT6.9")
def test_a_retreat_uses_no_harbour() -> None:
    g = beaten(2, "west_bank")
    assert retreats(g) == ["front_nw", "front_s", "temple_west_great", "west_dunes"]


@pytest.mark.rule("KEMET-BAT6.9")
def test_a_retreat_costs_nothing_and_no_movement() -> None:
    g = beaten(3, "west_dunes", {"prayer": 0, "tiles": ["ruby_1_priest_of_mafdet"]})
    assert retreats(g) == ["front_nw", "front_s", "temple_west_small", "west_bank"]
    answer(g, "they retreat to front_s", "stay")
    assert (me(g, 1).prayer, asked(g)) == (0, (1, "Opening"))


@pytest.mark.rule("KEMET-BAT6.12")
def test_the_whole_army_retreats_to_one_area_with_its_creature() -> None:
    g = beaten(3, "west_dunes", {"tiles": [ELEPHANT], "creatures": {ELEPHANT: "west_dunes"}})
    answer(g, "retreat", "they retreat to front_s")
    assert (asked(g), units(g, "front_s", 1), units(g, "west_dunes", 1)) == ((0, "WinnerChoice"), 3, 0)
    assert creature_at(g, ELEPHANT) == "front_s"


@pytest.mark.rule("KEMET-BAT6.13")
def test_an_army_retreats_to_its_own_within_the_limit() -> None:
    g = beaten(3, "west_dunes", {"units": {"front_s": 2, "west_bank": 3}})
    assert retreats(g) == ["front_nw", "front_s", "temple_west_small"]
    assert refused(g, "they retreat to west_bank").rule == "KEMET-BAT6.13"
    answer(g, "they retreat to front_s")
    assert units(g, "front_s", 1) == 5


@pytest.mark.rule("KEMET-BAT6.13")
def test_of_two_creatures_the_retreating_one_goes_back() -> None:
    creatures = {ELEPHANT: "west_dunes", PHOENIX: "front_s"}
    g = beaten(2, "west_dunes", {"tiles": [ELEPHANT, PHOENIX], "units": {"front_s": 2}, "creatures": creatures})
    answer(g, "retreat", "they retreat to front_s")
    assert (creature_at(g, ELEPHANT), creature_at(g, PHOENIX), units(g, "front_s", 1)) == (None, "front_s", 4)


# ---- the winner


@pytest.mark.rule("KEMET-BAT7.1")
@pytest.mark.rule("KEMET-BAT7.2")
def test_the_winner_stays_or_disbands_after_the_loser_has_gone() -> None:
    g = beaten()
    assert asked(g)[0] == 1
    answer(g, "retreat", "they retreat to front_s")
    assert (asked(g), offered(g), units(g, "front_s", 1)) == ((0, "WinnerChoice"), ["stay", "disband"], 3)
    answer(g, "disband")
    assert (me(g).prayer, me(g).supply, units(g, "west_dunes")) == (7 + 4, 12, 0)


@pytest.mark.rule("KEMET-BAT7.1")
def test_a_winner_who_stays_gains_nothing_more() -> None:
    g = beaten()
    answer(g, "disband", "stay")
    assert (me(g).prayer, units(g, "west_dunes")) == (7, 5)


@pytest.mark.rule("KEMET-BAT7.1")
def test_a_winning_defender_disbands_too() -> None:
    g = meet(2, 4, "west_dunes", {}, {"prayer": 1})
    clash(g, "bc_3p1", "bc_3p1")
    answer(g, "disband")
    assert asked(g) == (1, "WinnerChoice")
    answer(g, "disband")
    assert (me(g, 1).prayer, units(g, "west_dunes", 1)) == (4, 0)


# ---- the end


@pytest.mark.rule("KEMET-BAT8.1")
@pytest.mark.rule("KEMET-CARD.3")
def test_the_played_card_lies_open() -> None:
    g = beaten()
    answer(g, "disband", "stay")
    shown = g.view(None)["players"]
    assert isinstance(shown, list)
    assert [p["open_cards"] for p in shown] == [["bc_4d1"], ["bc_3p1"]]
    assert [(p["closed_size"], p["battle_size"]) for p in shown] == [(1, 6), (1, 6)]


@pytest.mark.rule("KEMET-BAT8.2")
@pytest.mark.rule("KEMET-BAT8.5")
def test_the_last_two_cards_bring_all_of_them_back() -> None:
    mine = {"open_cards": ["bc_5", "bc_3d2", "bc_2d2p1"], "closed_cards": ["bc_3p1", "bc_2p2", "bc_1d1p3"]}
    g = meet(5, 3, "west_dunes", mine)
    assert sorted(offered(g)) == ["play bc_1d3 discard bc_4d1", "play bc_4d1 discard bc_1d3"]
    clash(g, "bc_4d1", "bc_3p1")
    answer(g, "disband")
    assert (me(g).battle_cards, asked(g)) == (0, (0, "WinnerChoice"))  # not before the end of step 8
    answer(g, "stay")
    assert (me(g).battle_cards, me(g).open_cards, me(g).closed_cards) == (255, 0, 0)
    assert int(me(g, 1).battle_cards).bit_count() == 6


@pytest.mark.rule("KEMET-BAT8.3")
@pytest.mark.rule("KEMET-CARD.3")
def test_used_cards_of_the_gods_go_to_the_discard_pile() -> None:
    g = meet(5, 3, "west_dunes", {"hand": ["war_rage", "bloodbath"]}, {"hand": ["war_rage", "prayer"]})
    clash(g, "bc_4d1 war_rage", "bc_3p1 war_rage")
    answer(g, "disband", "stay")
    shown = g.view(None)["discard"]
    assert isinstance(shown, list)
    assert [card for card in shown if card != "diversion"] == ["war_rage", "war_rage"]
    assert (me(g).cards_held(), me(g, 1).cards_held()) == (1, 1)


@pytest.mark.rule("KEMET-BAT8.4")
def test_a_battle_ends_the_move() -> None:
    g = meet(5, 1, "west_dunes", {"tiles": ["ruby_1_priest_of_mafdet"]})
    clash(g, "bc_1d3", "bc_3p1")
    answer(g, "stay")
    assert (asked(g), g.march) == ((1, "Opening"), None)


@pytest.mark.rule("KEMET-BAT8.4")
def test_a_battle_of_recruits_does_not_end_the_action() -> None:
    g = table({}, {"units": {"nw_d1": 1, "nw_d2": 1}})
    answer(g, "token on recruit", *["unit to nw_d1"] * 3, *["unit to nw_d2"] * 3, "done", "fight in nw_d2")
    clash(g, "bc_1d3", "bc_3p1")
    answer(g, "stay")
    battle = g.battle
    assert battle is not None
    assert asked(g) == (0, "WarCouncil")
    clash(g, "bc_3d2", "bc_2p2")
    assert strengths(g) == (3 + 3 + 1, 3)
