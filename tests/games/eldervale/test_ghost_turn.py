"""A turn of the ghosts: zone, unit, card; the placement and its battle (GHOST-5, GHOST-6)."""

from __future__ import annotations

from typing import Any

import pytest

from deskovka.games.eldervale.ghosts import CARD_NAMES, GHOSTS
from support.eldervale import answer, asked, go_on, me, offered, realm, refused, regroup, roll, units, where
from support.eldervale_ghosts import ghosts_of, go_by, guardian, haunt, haunted, in_row, level, pile, under, zone_units

LEFT = ["ghost-18", "ghost-17", "ghost-23"]  # to the left and nothing more


def names(told: list[dict[str, object]]) -> list[object]:
    return [event["event"] for event in told]


def leaving(*kinds: str) -> dict[str, Any]:
    """The ghosts with these units in the Dungeon, out of their zones."""
    return {"dungeon-1": list(kinds)}


# ---- whose turn, which zone, which unit


@pytest.mark.rule("GHOST-5.1")
def test_the_ghosts_have_a_turn_after_each_of_yours() -> None:
    g = haunted({"purse": "2 gem"}, {"cards": LEFT})
    turns = []
    for _ in range(3):
        turns.append(int(g.turn))
        go_on(g, next(word for word in offered(g) if word.startswith("place") or word == "regroup"))
        while asked(g) != (-1, "RollZone"):
            answer(g, offered(g)[0])
        turns.append(int(g.turn))
        roll(g, 5)
        go_by(g)
        while asked(g)[1] != "Turn":
            answer(g, offered(g)[0])
    assert turns == [0, GHOSTS, 0, GHOSTS, 0, GHOSTS]


@pytest.mark.rule("GHOST-5.2")
@pytest.mark.parametrize(("face", "zone"), [(1, 0), (2, 0), (3, 1), (4, 1), (5, 2), (6, 2)])
def test_a_die_chooses_the_zone(face: int, zone: int) -> None:
    g = haunted({}, {"cards": LEFT}, turn=GHOSTS)
    before = under(g)
    told = haunt(g, face)
    assert told[0] == {
        "event": "zone-rolled",
        "seat": GHOSTS,
        "face": str(face),
        "zone": ["left", "middle", "right"][zone],
    }
    assert [number for number in range(3) if under(g)[number] != before[number]] == [zone]


@pytest.mark.rule("GHOST-5.3")
@pytest.mark.parametrize(
    ("face", "left"),
    [
        (1, [["3", "warrior"], ["2", "4", "wizard"], ["5", "6", "dragon"]]),
        (3, [["1", "3", "warrior"], ["4", "wizard"], ["5", "6", "dragon"]]),
        (6, [["1", "3", "warrior"], ["2", "4", "wizard"], ["6", "dragon"]]),
    ],
)
def test_the_leftmost_unit_of_the_zone_is_placed(face: int, left: list[list[str]]) -> None:
    g = haunted({}, {"cards": LEFT}, turn=GHOSTS)
    [placed] = [event for event in haunt(g, face) if event["event"] == "placed"]
    assert placed["unit"] == "worker"
    assert zone_units(g) == left


@pytest.mark.rule("GHOST-5.3", "GHOST-15.5")
@pytest.mark.parametrize(("face", "unit"), [(1, "warrior"), (3, "wizard"), (5, "dragon")])
def test_without_workers_in_the_zone_its_other_unit_goes(face: int, unit: str) -> None:
    symbols = {1: [2, 4, 5, 6], 3: [1, 3, 5, 6], 5: [1, 2, 3, 4]}[face]
    board = {"cards": LEFT, "units": leaving("worker", "worker"), "symbols": symbols}
    g = haunted({}, board, turn=GHOSTS)
    [placed] = [event for event in haunt(g, face) if event["event"] == "placed"]
    assert placed["unit"] == unit
    assert zone_units(g)[(face - 1) // 2] == []


@pytest.mark.rule("GHOST-5.4", "GHOST-15.8")
def test_without_a_unit_in_the_zone_they_regroup_and_the_card_stays() -> None:
    board = {"cards": LEFT, "units": leaving("worker", "worker", "warrior"), "symbols": [2, 4, 5, 6]}
    g = haunted({}, board, turn=GHOSTS)
    told = names(haunt(g, 2))
    assert "ghosts-regrouped" in told
    assert "placed" not in told
    assert "ghost-card" not in told
    assert under(g) == LEFT
    assert ghosts_of(g).discards == 0
    assert asked(g) == (0, "Turn")


@pytest.mark.rule("GHOST-5.3")
def test_other_zones_do_not_matter() -> None:
    """A single unit is enough, although the other zones are empty."""
    board = {"cards": LEFT, "units": leaving(*["worker"] * 5, "wizard", "dragon", "warrior"), "symbols": [3]}
    g = haunted({}, board, turn=GHOSTS)
    haunt(g, 1)
    assert zone_units(g) == [[], [], []]
    assert units(g, "mill", GHOSTS) == ["worker"]


# ---- the order of a card


@pytest.mark.rule("GHOST-6.1", "GHOST-7.1")
def test_unit_token_action_new_card() -> None:
    g = haunted({}, {"cards": ["ghost-17", "ghost-01", "ghost-02"]}, turn=GHOSTS)
    told = names(haunt(g, 1))
    order = ["zone-rolled", "ghost-card", "placed", "token", "token-shelved", "points", "ghost-card-turned", "turn"]
    assert [name for name in told if name in order] == order


@pytest.mark.rule("GHOST-6.1")
def test_the_new_card_is_the_next_of_the_deck() -> None:
    g = haunted({}, {"cards": LEFT, "deck": ["ghost-09", "ghost-04"]}, turn=GHOSTS)
    haunt(g, 1)
    assert under(g) == ["ghost-09", "ghost-17", "ghost-23"]
    assert ghosts_of(g).discards == 1 << CARD_NAMES.index("ghost-18")
    assert len(ghosts_of(g).deck) == 20


@pytest.mark.rule("GHOST-6.4")
@pytest.mark.parametrize("guardian_at", ["mill", "windswept-steppe", "dungeon-1"])
def test_gw5_without_a_realm_there_it_is_the_guardians(guardian_at: str) -> None:
    g = haunted({}, {"cards": LEFT, "guardian": guardian_at}, turn=GHOSTS)
    told = names(haunt(g, 1))
    assert units(g, guardian_at, GHOSTS) == ["worker"]
    assert guardian(g) == guardian_at
    assert "no-realm-there" in told


@pytest.mark.rule("GHOST-6.4", "GHOST-6.8")
def test_gw5_a_battle_follows_where_your_unit_is() -> None:
    g = haunted({"units": {"mill": ["worker"]}, "purse": ""}, {"cards": LEFT, "guardian": "mill"}, turn=GHOSTS)
    haunt(g, 1)
    go_by(g)
    assert g.battle is not None
    assert g.battle.realm == realm("mill")


@pytest.mark.rule("GHOST-6.4")
def test_a_missing_realm_is_no_reason_where_there_is_one() -> None:
    g = haunted({}, {"cards": LEFT, "guardian": "mage-tower"}, turn=GHOSTS)
    assert "no-realm-there" not in names(haunt(g, 1))
    assert units(g, "mill", GHOSTS) == ["worker"]


@pytest.mark.rule("GHOST-6.4")
def test_a_ruin_that_is_not_on_the_map_is_no_realm_there() -> None:
    tiles = [
        "windswept-steppe", "fortress", "ash-plains", "hanging-rocks", "mage-tower", "summoning-portal",
        "briar-forest", "dungeon-1", "terraced-fields", "magma-terraces",
    ]  # fmt: skip
    board = {"cards": ["ghost-19", "ghost-01", "ghost-02"], "guardian": "ash-plains"}
    g = haunted({}, board, tiles=tiles, turn=GHOSTS)
    haunt(g, 1)
    assert units(g, "mill", GHOSTS) == []
    assert g.homes[realm("ash-plains")] == GHOSTS


@pytest.mark.rule("GHOST-6.4", "GHOST-13.3")
def test_before_the_guardian_is_on_the_map_you_choose_the_realm() -> None:
    """G2; a build is ignored then, wherever workers stand."""
    board = {"cards": ["ghost-01", "ghost-02", "ghost-19"], "guardian": None, "units": {"ash-plains": ["worker"]}}
    g = haunted({}, board, turn=GHOSTS)
    haunt(g, 1)
    assert asked(g)[0] == 0
    assert len(offered(g)) == 10
    assert "place worker in briar-forest" in offered(g)
    assert "place worker in ash-plains" in offered(g)
    assert refused(g, "place dragon in mill").rule == "GHOST-5.3"
    assert refused(g, "place worker in hanging-rocks").rule.startswith("ELDER-")
    assert refused(g, "regroup").rule == "GHOST-13.3"
    answer(g, "place worker in briar-forest")
    assert units(g, "briar-forest", GHOSTS) == ["worker"]
    assert in_row(g, "earth") == 2
    assert me(g, GHOSTS).dwellings == 0
    assert under(g)[0] not in ("ghost-01", "ghost-02", "ghost-19")
    assert guardian(g) is None
    assert asked(g) == (0, "Turn")


@pytest.mark.rule("GHOST-6.5")
def test_a_ruin_needs_no_guardian() -> None:
    g = haunted({}, {"cards": ["ghost-23", "ghost-01", "ghost-02"], "guardian": None}, turn=GHOSTS)
    haunt(g, 1)
    assert units(g, "fortress", GHOSTS) == ["worker"]
    assert me(g, GHOSTS).points == 3


# ---- nothing forbids it


@pytest.mark.rule("GHOST-6.6")
def test_they_come_where_no_unit_of_theirs_is_near() -> None:
    board = {"cards": LEFT, "guardian": "fortress", "units": {"magma-terraces": ["dragon"]}}
    g = haunted({}, board, turn=GHOSTS)
    haunt(g, 1)
    assert units(g, "windswept-steppe", GHOSTS) == ["worker"]


@pytest.mark.rule("GHOST-6.6")
def test_they_come_where_their_own_units_are_and_there_is_no_battle() -> None:
    """G18."""
    g = haunted({}, {"cards": LEFT, "units": {"mill": ["worker", "dragon"]}, "symbols": [1, 2, 3, 4, 5]}, turn=GHOSTS)
    haunt(g, 1)
    assert units(g, "mill", GHOSTS) == ["dragon", "worker", "worker"]
    assert g.battle is None
    assert asked(g) == (0, "Turn")


@pytest.mark.rule("GHOST-6.6")
def test_their_first_unit_may_come_to_an_occupied_realm() -> None:
    g = haunted({"units": {"mill": ["worker"]}, "purse": ""}, {"cards": LEFT}, turn=GHOSTS)
    haunt(g, 1)
    assert units(g, "mill", GHOSTS) == ["worker"]


@pytest.mark.rule("GHOST-6.6", "GHOST-3.9")
def test_they_need_nothing_to_act_with() -> None:
    """A player without resources could not act in the Fortress."""
    g = haunted({}, {"cards": ["ghost-23", "ghost-01", "ghost-02"]}, turn=GHOSTS)
    haunt(g, 2)
    assert units(g, "fortress", GHOSTS) == ["worker"]
    assert (pile(g), me(g, GHOSTS).fame) == (0, 0)


# ---- rampage and battle


@pytest.mark.rule("GHOST-6.7", "GHOST-12.1")
def test_a_monster_beside_it_rampages_before_the_treasure() -> None:
    board = {"cards": ["ghost-17", "ghost-01", "ghost-02"], "guardian": "mage-tower"}
    g = haunted({"purse": ""}, board, monsters={"power-demon": "magma-terraces"}, turn=GHOSTS)
    told = names(haunt(g, 1))
    go_by(g)
    assert where(g, "power-demon") == "terraced-fields"
    assert told.index("placed") < told.index("rampaged") < told.index("token") < told.index("points")
    assert g.battle is not None


@pytest.mark.rule("GHOST-6.7", "GHOST-13.3")
def test_of_several_monsters_you_choose() -> None:
    """G19."""
    monsters = {"power-demon": "magma-terraces", "brass-sentinel": "dungeon-1"}
    g = haunted({"purse": ""}, {"cards": ["ghost-17", "ghost-01", "ghost-02"]}, monsters=monsters, turn=GHOSTS)
    haunt(g, 1)
    assert asked(g) == (0, "Rampage")
    assert len(offered(g)) == 2
    answer(g, next(word for word in offered(g) if "brass-sentinel" in word))
    assert where(g, "brass-sentinel") == "terraced-fields"
    assert where(g, "power-demon") == "magma-terraces"


@pytest.mark.rule("GHOST-6.7", "GHOST-3.1")
def test_in_peace_no_monster_comes_and_nobody_fights() -> None:
    board = {"cards": ["ghost-17", "ghost-01", "ghost-02"]}
    seat = {"units": {"terraced-fields": ["worker"]}, "purse": ""}
    g = haunted(seat, board, monsters={"power-demon": "magma-terraces"}, turn=GHOSTS, peaceful=True)
    haunt(g, 1)
    go_by(g)
    assert where(g, "power-demon") == "magma-terraces"
    assert g.battle is None
    assert asked(g) == (0, "Turn")
    assert units(g, "terraced-fields", GHOSTS) == units(g, "terraced-fields") == ["worker"]


@pytest.mark.rule("GHOST-3.1", "GHOST-6.8")
def test_after_your_first_regroup_the_very_next_ghost_fights() -> None:
    board = {"cards": ["ghost-17", "ghost-01", "ghost-02"]}
    monsters = {"power-demon": "magma-terraces"}
    g = haunted({"units": {"mill": ["worker"]}, "purse": ""}, board, monsters=monsters, peaceful=True)
    assert g.is_peaceful()
    regroup(g)
    assert not g.is_peaceful()
    roll(g, 1)
    go_by(g)
    assert where(g, "power-demon") == "terraced-fields"
    assert g.battle is not None


@pytest.mark.rule("GHOST-6.8")
def test_your_unit_there_brings_a_battle() -> None:
    g = haunted({"units": {"mill": ["worker"]}, "purse": ""}, {"cards": LEFT}, turn=GHOSTS)
    haunt(g, 1)
    go_by(g)
    assert g.battle is not None
    assert [int(side.seat) for side in g.battle.sides] == [0, GHOSTS]
    roll(g, 3, 5)
    go_by(g)
    assert units(g, "underworld") == ["worker"]
    assert units(g, "mill", GHOSTS) == ["worker"]
    assert me(g, GHOSTS).fame == 1


@pytest.mark.rule("GHOST-6.8")
def test_a_sleeping_monster_in_the_realm_fights_too() -> None:
    g = haunted({"purse": ""}, {"cards": LEFT}, monsters={"power-demon": "mill"}, turn=GHOSTS)
    haunt(g, 1)
    go_by(g)
    assert g.battle is not None
    assert g.battle.realm == realm("mill")


@pytest.mark.rule("GHOST-6.9")
def test_the_battle_comes_after_the_rest_of_the_card_and_before_the_next_one() -> None:
    """G3."""
    seat = {"units": {"terraced-fields": ["worker"]}, "purse": ""}
    g = haunted(seat, {"cards": ["ghost-17", "ghost-01", "ghost-02"]}, turn=GHOSTS)
    told = names(haunt(g, 1))
    while g.battle is None:
        answer(g, "go on")
    assert "points" in told
    assert "ghost-card-turned" not in told
    assert me(g, GHOSTS).points == 2
    assert under(g)[0] == "ghost-17"


@pytest.mark.rule("GHOST-6.9")
def test_an_adventure_card_is_gained_before_the_battle() -> None:
    seat = {"units": {"terraced-fields": ["worker"]}, "purse": ""}
    g = haunted(seat, {"cards": ["ghost-08", "ghost-01", "ghost-02"]}, turn=GHOSTS)
    haunt(g, 1)
    go_by(g)
    assert g.battle is None
    assert asked(g) == (-1, "RollForCard")
    roll(g, 4)
    go_by(g)
    assert g.battle is not None
    assert level(g, "earth") == 1


# ---- the deck


@pytest.mark.rule("GHOST-6.10")
def test_an_empty_deck_is_made_of_the_discards() -> None:
    """G8: the card just played is among them."""
    rest = [name for name in CARD_NAMES if name not in LEFT]
    g = haunted({}, {"cards": LEFT, "discards": rest}, turn=GHOSTS)
    assert len(ghosts_of(g).deck) == 0
    told = names(haunt(g, 1))
    assert "ghosts-shuffled" in told
    board = ghosts_of(g)
    assert board.discards == 0
    assert len(board.deck) == 21
    assert sorted([*board.deck, *board.cards]) == list(range(24))


@pytest.mark.rule("GHOST-6.10")
def test_the_last_card_of_the_deck_is_taken_without_shuffling() -> None:
    rest = [name for name in CARD_NAMES if name not in (*LEFT, "ghost-05")]
    g = haunted({}, {"cards": LEFT, "discards": rest}, turn=GHOSTS)
    assert "ghosts-shuffled" not in names(haunt(g, 1))
    assert under(g)[0] == "ghost-05"
    assert len(ghosts_of(g).deck) == 0
    assert ghosts_of(g).discards.bit_count() == 21
