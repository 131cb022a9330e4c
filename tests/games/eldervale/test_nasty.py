"""Nasty cases of the rulebook: the peaceful start, rampages, the way home, mercenaries, tactics and teams."""

from __future__ import annotations

from typing import Any

import pytest

from deskovka.games.eldervale.phrases import UNIT_NAMES
from deskovka.games.eldervale.realms import spot_at
from deskovka.games.eldervale.table import Eldervale
from deskovka.games.eldervale.terms import ASIDE, FIRE, NOBODY, READY, UNDERWORLD
from support.eldervale import answer, asked, go_on, me, offered, purse, put_unit, refused, table, units, where
from support.eldervale_battle import battle, dice, fight, pass_arms, roll, winner

MAGMA = "magma-terraces"
STEPPE = "windswept-steppe"
ONE = {"units": {MAGMA: ["worker"]}}
FROM_STEPPE = {"units": {STEPPE: ["worker"]}, "purse": "2 gem"}
RICH = "5 gem 5 sword 5 tool 5 scroll 5 potion"
ON = {"tactics": "on"}


def until(g: Eldervale, word: str) -> None:
    """Go on, or take the first answer, until this is offered."""
    for _ in range(20):
        if word in offered(g):
            return
        answer(g, "go on" if "go on" in offered(g) else offered(g)[0])
    raise AssertionError(f"{word} is never offered")


def end_turn(g: Eldervale) -> None:
    """Go on, or take the first answer, until seat 0's turn is over."""
    for _ in range(20):
        if asked(g) == (1, "Turn"):
            return
        answer(g, "go on" if "go on" in offered(g) else offered(g)[0])
    raise AssertionError("the turn does not end")


def sides(g: Eldervale) -> list[int]:
    return [int(side.seat) for side in fight(g).sides]


# ---- the peaceful start


@pytest.mark.rule("ELDER-18.1")
@pytest.mark.rule("ELDER-18.4")
def test_in_peace_nobody_is_asked_about_a_battle() -> None:
    """Not even somebody with cards and tokens who stands beside it."""
    theirs = {
        "units": {"fortress": ["worker"], "ash-plains": ["worker"]},
        "hand": ["spell-wolf-charm", "spell-cyclone"],
        "tray": ["fire-sword"],
        "purse": RICH,
    }
    g = table(FROM_STEPPE, theirs, peaceful=True)
    answer(g, "place worker in fortress")
    while asked(g) != (1, "Turn"):
        assert asked(g)[1] in ("Window", "Pay")
        assert not [word for word in offered(g) if word.startswith(("cast", "join", "spend"))]
        answer(g, offered(g)[0])
    assert units(g, "fortress") == ["worker"]


@pytest.mark.rule("ELDER-18.5")
def test_in_peace_the_first_placement_meets_neither_players_nor_monsters_unless_it_is_an_assault() -> None:
    mine = {"units": {"ready": ["warrior", "wizard"]}, "purse": RICH}
    g = table(mine, {"units": {"fortress": ["worker"]}}, monsters={"power-demon": MAGMA}, peaceful=True)
    for unit in ("worker", "wizard"):
        assert refused(g, f"place {unit} in fortress").rule == "ELDER-9.2"
        assert refused(g, f"place {unit} in {MAGMA}").rule == "ELDER-9.2"
    assert f"place warrior in {MAGMA}" in offered(g)
    go_on(g, "place warrior in fortress")
    assert (g.battle, g.last_battle) == (None, None)


@pytest.mark.rule("ELDER-18.8")
@pytest.mark.rule("ELDER-18.10")
def test_the_colossus_wakes_within_the_turn_of_the_last_first_regroup() -> None:
    """Raise the Walls beside it: allowed in step 1, refused after step 4 of the same turn."""
    mine = {
        "units": {"ash-plains": ["worker"], "mill": ["worker"]},
        "hand": ["spell-raise-walls"],
        "power": {"earth": 5},
        "purse": RICH,
    }
    g = table(mine, {"fame": 0}, peaceful=True, monsters={"stone-colossus": "fortress"})
    answer(g, "regroup")
    assert "cast spell-raise-walls" in offered(g)
    awake = table({**mine, "fame": 0}, {"fame": 0}, monsters={"stone-colossus": "fortress"})
    assert "cast spell-raise-walls" not in offered(awake)


@pytest.mark.rule("ELDER-18.7")
def test_who_shares_a_realm_with_a_monster_when_peace_ends_fights_only_when_somebody_comes() -> None:
    """R13: then all of them."""
    shared = {"units": {"fortress": ["worker"]}, "fame": 0, "purse": ""}
    g = table(shared, {**shared, "fame": 0}, {**FROM_STEPPE, "units": {"mage-tower": ["worker"]}}, turn=2,
              monsters={"power-demon": "fortress"})  # fmt: skip
    assert (g.battle, g.last_battle) == (None, None)
    go_on(g, "place worker in fortress")
    assert sides(g) == [0, 1, 2, NOBODY]


@pytest.mark.rule("ELDER-20.1")
def test_scorch_kills_in_peace_and_the_next_placement_is_a_first_one() -> None:
    """R66, ELDER-20.3: the victim has nobody on the map."""
    caster = {"units": {STEPPE: ["worker"]}, "hand": ["spell-scorch"], "power": {"fire": 5}, "purse": ""}
    g = table(caster, {"units": {"fortress": ["worker"]}, "purse": ""}, peaceful=True)
    answer(g, "cast spell-scorch")
    assert (units(g, "underworld", 1), purse(g, 1)) == (["worker"], "1 sword")
    go_on(g, f"ready worker from {STEPPE}")
    assert f"place worker in {MAGMA}" in offered(g)
    assert "place worker in ash-plains" in offered(g)


# ---- monsters


@pytest.mark.rule("ELDER-23.4")
def test_one_that_never_rampages_is_no_choice() -> None:
    g = table(FROM_STEPPE, monsters={"power-demon": "ash-plains", "stone-colossus": "summoning-portal"})
    go_on(g, "place worker in fortress")
    assert where(g, "power-demon") == "fortress"


@pytest.mark.rule("ELDER-23.23")
def test_two_monsters_that_can_both_be_stopped() -> None:
    """R60: the Serpent held back, the Sphinx paid off: none comes."""
    mine = {**FROM_STEPPE, "purse": "2 gem 1 scroll"}
    monsters = {"winged-serpent": "briar-forest", "iron-sphinx": "ash-plains"}
    g = table(mine, monsters=monsters)
    go_on(g, "place worker in fortress", "hold back winged-serpent")
    assert offered(g)[:2] == ["let iron-sphinx rampage", "pay off iron-sphinx"]
    go_on(g, "pay off iron-sphinx")
    assert [where(g, name) for name in monsters] == ["briar-forest", "ash-plains"]
    assert (g.battle, g.last_battle) == (None, None)


@pytest.mark.rule("ELDER-23.23")
def test_paying_off_the_sphinx_brings_the_serpent_into_question() -> None:
    mine = {**FROM_STEPPE, "purse": "2 gem 1 scroll"}
    g = table(mine, monsters={"winged-serpent": "briar-forest", "iron-sphinx": "ash-plains"})
    go_on(g, "place worker in fortress", "pay off iron-sphinx", "let winged-serpent rampage")
    assert where(g, "winged-serpent") == "fortress"


@pytest.mark.rule("ELDER-19.24")
def test_a_monster_that_won_rampages_from_where_it_stands_now() -> None:
    g = battle("mill", {"units": {"mill": ["worker"]}}, monsters={"power-demon": "mill"})
    roll(g, "1", "6 6 6")
    assert where(g, "power-demon") == "mill"
    go_on(g, f"place worker in {STEPPE}")
    assert where(g, "power-demon") == STEPPE


@pytest.mark.rule("ELDER-23.16")
def test_a_beaten_tamed_monster_is_gone_for_good() -> None:
    """A sword for its owner, no power choice for the winner, and nobody revives it."""
    theirs = {"units": {MAGMA: ["power-demon"]}, "hand": ["spell-undertow"], "power": {"water": 5}}
    g = battle(MAGMA, ONE, theirs, elements=["water"])
    pass_arms(g)
    roll(g, "1 1 1", "6")
    pass_arms(g)
    assert where(g, "power-demon") == "aside"
    assert purse(g, 1) == "1 sword"
    assert me(g).levels[FIRE] == 0
    assert asked(g) == (1, "Turn")
    assert "cast spell-undertow" not in offered(g)


@pytest.mark.rule("ELDER-19.4")
def test_a_monster_charmed_before_the_battle_fights_nobody() -> None:
    """It goes to the ready area; no two sides are left."""
    mine = {**FROM_STEPPE, "hand": ["spell-monster-charm"], "purse": RICH}
    g = table(mine, monsters={"power-demon": "fortress"})
    answer(g, "place worker in fortress")
    until(g, "cast spell-monster-charm")
    answer(g, "cast spell-monster-charm")
    end_turn(g)
    assert "power-demon" in units(g, "ready")
    assert (g.battle, g.last_battle) == (None, None)


@pytest.mark.rule("ELDER-23.12")
def test_a_tamed_monster_placed_beside_a_free_one_calls_it() -> None:
    mine = {"units": {STEPPE: ["worker"], "ready": ["winged-serpent"]}, "purse": "2 gem"}
    g = table(mine, monsters={"power-demon": "ash-plains"})
    go_on(g, "place winged-serpent in fortress")
    assert where(g, "power-demon") == "fortress"
    assert sides(g) == [0, NOBODY]


@pytest.mark.rule("ELDER-9.5")
@pytest.mark.parametrize("ally", ["power-demon", "minotaur", "mimeza"])
def test_no_own_unit_where_a_tamed_monster_or_mercenary_stands(ally: str) -> None:
    g = table({"units": {STEPPE: ["worker"], "fortress": [ally]}, "purse": RICH}, variants={"mercenaries": "on"})
    assert refused(g, "place worker in fortress").rule == "ELDER-9.5"


@pytest.mark.rule("ELDER-9.19")
def test_the_lava_fiend_takes_the_placed_worker_and_fights_the_others() -> None:
    """The action is done; without others there is no battle."""
    alone = table(FROM_STEPPE, monsters={"lava-fiend": "ash-plains"})
    go_on(alone, "place worker in fortress")
    assert units(alone, "underworld") == ["worker"]
    go_on(alone, "pay 2 gem")
    assert purse(alone) == "1 sword 2 gold"
    assert (alone.battle, alone.last_battle) == (None, None)
    both = table(FROM_STEPPE, {"units": {"fortress": ["warrior"]}, "purse": ""}, monsters={"lava-fiend": "ash-plains"})
    go_on(both, "place worker in fortress", "pay 2 gem", "done")
    assert sides(both) == [1, NOBODY]


# ---- the Mother of Dragons and the Bifröst


@pytest.mark.rule("ELDER-28.5")
def test_wolf_charm_sends_the_mother_back_to_where_she_came_from() -> None:
    """Not to her den; nobody gains anything."""
    mine = {**FROM_STEPPE, "hand": ["spell-wolf-charm"]}
    g = table(
        mine,
        laid={"dragon-den": spot_at(2, 1)},
        monsters={"mother-of-dragons": "briar-forest"},
        variants={"mother-of-dragons": "on"},
    )
    go_on(g, "place worker in fortress")
    assert where(g, "mother-of-dragons") == "fortress"
    answer(g, "pay 2 gem")
    until(g, "cast spell-wolf-charm")
    answer(g, "cast spell-wolf-charm")
    end_turn(g)
    assert where(g, "mother-of-dragons") == "briar-forest"
    assert units(g, "fortress") == ["worker"]
    assert (me(g).fame, g.battle) == (0, None)


@pytest.mark.rule("ELDER-28.5")
def test_the_mother_does_not_come_to_the_bridge_and_the_giant_fights_there() -> None:
    g = table(
        {"units": {MAGMA: ["worker"]}, "purse": ""},
        laid={"bifrost": spot_at(2, 1)},
        monsters={"ice-giant": "bifrost", "mother-of-dragons": STEPPE},
        variants={"ice-giant": "on", "mother-of-dragons": "on"},
    )
    go_on(g, "place worker in bifrost")
    assert where(g, "mother-of-dragons") == STEPPE
    assert sides(g) == [0, NOBODY]


# ---- tactics


@pytest.mark.rule("ELDER-33.2")
def test_tactics_against_a_monster_that_won_and_in_a_complete_tie() -> None:
    g = battle(MAGMA, ONE, monsters={"power-demon": MAGMA}, variants=ON)
    roll(g, "1", "6 6 6")
    answer(g, "use tactics")
    assert (units(g, MAGMA), purse(g), where(g, "power-demon")) == (["worker"], "", MAGMA)
    tie = battle(MAGMA, ONE, ONE, variants=ON)
    roll(tie, "6", "6")
    answer(tie, "use tactics", "use tactics")
    assert (units(tie, MAGMA), units(tie, MAGMA, 1)) == (["worker"], ["worker"])
    assert [int(p.fame) for p in tie.players] == [0, 0]
    assert asked(tie) == (1, "Turn")


@pytest.mark.rule("ELDER-9.5")
def test_who_stayed_by_tactics_may_not_be_joined_by_an_own_placement() -> None:
    g = battle(MAGMA, ONE, ONE, variants=ON)
    roll(g, "1", "6")
    answer(g, "use tactics")
    assert refused(g, f"place worker in {MAGMA}").rule == "ELDER-9.5"


# ---- battles


@pytest.mark.rule("ELDER-19.31")
def test_an_owner_of_a_dwelling_alone_takes_no_part_and_keeps_it() -> None:
    portal = [{"units": {"briar-forest": ["worker"]}} for _ in range(2)]
    g = battle("briar-forest", *portal, {"dwellings": ["briar-forest"]})
    assert sides(g) == [1, 0]
    roll(g, "1", "6")
    assert me(g, 2).dwellings.bit_count() == 1


@pytest.mark.rule("ELDER-19.19")
def test_swords_fill_up_what_weakness_took() -> None:
    mine = {"units": {MAGMA: ["dragon", "warrior", "wizard"]}, "purse": "3 sword"}
    theirs = {**ONE, "hand": ["spell-weakness"], "power": {"dark": 5}}
    g = battle(MAGMA, mine, theirs, placed="dragon", elements=["dark"])
    answer(g, "cast spell-weakness")
    assert dice(g) == 4
    until(g, "spend sword for a die")
    answer(g, "spend sword for a die", "spend sword for a die")
    assert dice(g) == 6
    assert refused(g, "spend sword for a die").rule in ("ELDER-19.19", "ELDER-19.20", "ELDER-15.10")
    assert purse(g) == "1 sword"


@pytest.mark.rule("ELDER-19.24")
def test_the_best_die_wins_however_many_others_there_are() -> None:
    """W8."""
    g = battle(MAGMA, {"units": {MAGMA: ["worker", "worker"]}}, ONE)
    roll(g, "5", "5 1")
    assert winner(g) == 0


# ---- teams


TEAMS = {"teams": "on"}


@pytest.mark.rule("ELDER-27.8")
def test_no_charge_at_the_team_mate_but_at_others() -> None:
    seats: list[dict[str, Any]] = [{"units": {STEPPE: ["worker"]}, "purse": "2 gem"}, {}, {}, {}]
    seats[2] = {"units": {"ash-plains": ["minotaur"]}}
    g = table(*seats, variants={**TEAMS, "mercenaries": "on"})
    go_on(g, "place worker in fortress")
    assert asked(g) == (2, "Charge")


@pytest.mark.rule("ELDER-10.12")
def test_the_placed_worker_is_never_the_one_that_settles_on_the_mill() -> None:
    g = table({"units": {STEPPE: ["dragon"]}, "purse": RICH})
    assert refused(g, "place worker in mill").rule == "ELDER-9.7"
    settled = table({"units": {STEPPE: ["worker"]}, "dwellings": [STEPPE], "purse": RICH})
    assert refused(settled, "place worker in mill").rule == "ELDER-9.7"


@pytest.mark.rule("ELDER-8.4")
def test_with_nobody_ready_only_a_regroup_is_left() -> None:
    """Nothing is asked: the regroup begins."""
    everywhere = {"units": {"mill": ["worker"], STEPPE: ["worker"], "fortress": ["worker"]}}
    assert asked(table(everywhere)) == (0, "TakeBack")
    g = table({**everywhere, "tray": ["air-gem"]})
    assert [word for word in offered(g) if not word.startswith(("cash", "put"))] == ["regroup"]
    assert refused(g, "place worker in ash-plains").rule == "ELDER-9.1"


@pytest.mark.rule("ELDER-14.14")
@pytest.mark.parametrize("ally", ["minotaur", "power-demon"])
def test_a_mercenary_or_tamed_monster_is_the_other_active_unit(ally: str) -> None:
    """R62: beside one of them the last worker may become a dwelling."""
    homes = [STEPPE, "briar-forest", "terraced-fields"]
    mine = {"dwellings": homes, "units": {"ash-plains": ["worker"], "underworld": ["worker", "worker"]}, "purse": RICH}
    cast = {"hand": ["spell-raise-walls"], "power": {"earth": 5}}
    g = table({**mine, **cast}, variants={"mercenaries": "on"})
    for piece in g.units_in(0, UNDERWORLD):
        g.where[piece] = ASIDE
    assert g.why_not(0, "cast spell-raise-walls") is not None
    with_ally = table({**mine, **cast}, variants={"mercenaries": "on"})
    for piece in with_ally.units_in(0, UNDERWORLD):
        with_ally.where[piece] = ASIDE
    take_over(with_ally, ally)
    assert with_ally.why_not(0, "cast spell-raise-walls") is None


def take_over(g: Eldervale, name: str) -> None:
    """A mercenary or monster is ready for seat 0."""
    put_unit(g, g.players[0], UNIT_NAMES.index(name), READY)


@pytest.mark.rule("ELDER-19.4")
def test_without_its_only_opponent_the_placed_unit_still_fights_the_monster_that_came() -> None:
    mine = {**FROM_STEPPE, "hand": ["spell-cyclone"], "power": {"air": 5}}
    g = table(mine, {"units": {"fortress": ["worker"]}, "purse": ""}, monsters={"power-demon": "ash-plains"})
    go_on(g, "place worker in fortress")
    answer(g, "pay 2 gem")
    until(g, "cast spell-cyclone")
    answer(g, "cast spell-cyclone", "move to mage-tower")
    answer(g, "done")  # the one that was blown away does not join
    assert sides(g) == [0, NOBODY]


@pytest.mark.rule("ELDER-17.21")
@pytest.mark.rule("ELDER-30.8")
def test_the_wall_of_a_team_mate_is_not_met_by_ones_own_advance() -> None:
    """Seats 0 and 1 are mates; seat 2 and its wall of Fire are not (the mate has that of Earth)."""
    walls = [{}, {"tableau": ["earth-wall"], "purse": ""}, {"tableau": ["fire-wall"], "purse": ""}, {}]
    for element, gained in (("earth", ["", ""]), ("fire", ["", "1 sword"])):
        tree = {"units": {"mill": ["worker"], "fortress": ["worker"]}, "orbs": 1, "purse": "", "power": {element: 1}}
        g = table({**walls[0], **tree}, *walls[1:], variants=TEAMS)
        answer(g, "orb on space 8", f"power of {element}")
        assert [purse(g, 1), purse(g, 2)] == gained


@pytest.mark.rule("ELDER-4.9")
def test_of_two_who_could_prevent_a_battle_the_left_one_is_asked_first() -> None:
    """R30; after the Wolf Charm nobody is asked about that battle any more."""
    portal = "summoning-portal"
    charm = {"units": {portal: ["worker"]}, "hand": ["spell-wolf-charm"]}
    other = {"units": {portal: ["worker"]}, "hand": ["spell-transmutation"]}
    g = battle(portal, {"units": {portal: ["worker"]}}, charm, other, comes=True)
    assert asked(g) == (1, "Window")
    answer(g, "cast spell-wolf-charm")
    for _ in range(5):
        if asked(g) == (1, "Turn"):
            break
        assert asked(g)[1] == "Window"
        answer(g, "go on")
    assert asked(g) == (1, "Turn")
    assert (g.battle, g.last_battle) == (None, None)
    assert [units(g, portal, seat) for seat in range(3)] == [["worker"]] * 3


@pytest.mark.rule("ELDER-28.6")
@pytest.mark.rule("ELDER-28.12")
def test_the_mother_with_her_last_token_is_gone_and_ruins_are_safe() -> None:
    g = battle(
        "mill",
        {"units": {"mill": ["worker"]}},
        {"units": {STEPPE: ["worker"]}, "purse": "2 gem"},
        laid={"dragon-den": spot_at(2, 1)},
        monsters={"mother-of-dragons": "mill"},
        variants={"mother-of-dragons": "on"},
    )
    g.hoard = g.hoard[:1]
    pass_arms(g)
    roll(g, "6", "2 2 2 2 2")
    pass_arms(g)
    assert where(g, "mother-of-dragons") == "aside"
    go_on(g, "place worker in fortress")
    assert (asked(g), purse(g, 1)) == ((0, "Turn"), "2 gold")
