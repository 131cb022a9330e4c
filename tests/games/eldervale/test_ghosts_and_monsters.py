"""The ghosts and the monsters (GHOST-12; rulings G25 to G29)."""

from __future__ import annotations

from typing import Any, final

import pytest
from mypy_extensions import i64

from deskovka.core.vecs import vec
from deskovka.games.eldervale.gaining import FOR_HAUNTING, FOR_MONSTERS
from deskovka.games.eldervale.ghosts import GHOSTS
from deskovka.games.eldervale.monsters import go_home
from deskovka.games.eldervale.realms import FIELDS, spot_at
from deskovka.games.eldervale.sources import SOURCES
from deskovka.games.eldervale.steps import Step
from deskovka.games.eldervale.table import Eldervale
from deskovka.games.eldervale.terms import NOBODY
from support.eldervale import answer, asked, beast, holds, magic, me, offered, purse, realm, roll, units, where
from support.eldervale_battle import dice, fight, winner
from support.eldervale_ghosts import clash, haunted, in_row, level, pile, zone_units

HERE = "terraced-fields"  # lower right of the Mage Tower; dungeon-1 and magma-terraces lie beside it
MAGMA = "magma-terraces"
COMES = {"cards": ["ghost-17", "ghost-02", "ghost-03"]}  # lower right, 2 points
BUILDS = {"cards": ["ghost-03", "ghost-02", "ghost-01"]}  # lower right, a dwelling
IN_MAGMA: dict[str, Any] = {"units": {MAGMA: ["worker"]}}
SIXES = [6] * 5
ONES = [1] * 5


def ghosts_turn(mine: dict[str, Any], ghosts: dict[str, Any], face: int = 1, **keys: Any) -> Eldervale:
    g = haunted({"purse": "", **mine}, {**COMES, **ghosts}, turn=GHOSTS, **keys)
    roll(g, face)
    return g


# ---- rampage


@pytest.mark.rule("GHOST-12.1")
def test_a_monster_rampages_to_a_ghost_and_fights_it() -> None:
    g = ghosts_turn({}, {}, monsters={"power-demon": MAGMA})
    assert where(g, "power-demon") == HERE
    assert [int(side.seat) for side in fight(g).sides] == [GHOSTS, NOBODY]
    roll(g, 1, 6, 6, 6)
    assert (winner(g), units(g, "underworld", GHOSTS)) == (NOBODY, ["worker"])


@pytest.mark.rule("GHOST-12.2")
@pytest.mark.parametrize("potion", [True, False])
def test_scorched_ground_leaves_ghosts_where_they_are(potion: bool) -> None:
    """Ruling G27: your worker there burns, or you pay for it."""
    mine = {"units": {HERE: ["worker", "worker"]}, "purse": "1 potion" if potion else ""}
    g = ghosts_turn(mine, {"pile": 3}, monsters={"lava-fiend": MAGMA})
    if potion:
        assert (asked(g), offered(g)) == ((0, "Branch"), ["choose pay-potion", "choose fall"])
        answer(g, "choose fall")
    assert (units(g, HERE), units(g, "underworld")) == (["worker"], ["worker"])
    assert (units(g, HERE, GHOSTS), units(g, "underworld", GHOSTS), pile(g)) == (["worker"], [], 3)
    assert g.battle is not None


@pytest.mark.rule("GHOST-12.2")
def test_ghosts_that_lose_against_a_monster_fall_all_the_same() -> None:
    """That is the battle, not an ability."""
    g = clash({}, IN_MAGMA, GHOSTS, monsters={"lava-fiend": MAGMA})
    roll(g, 1, *SIXES)
    assert units(g, "underworld", GHOSTS) == ["worker"]


@pytest.mark.rule("GHOST-12.3")
def test_ghosts_want_the_battle_with_the_winged_serpent() -> None:
    """From two realms away, and in its own realm."""
    far = ghosts_turn({}, {}, monsters={"winged-serpent": "mill"})
    assert (where(far, "winged-serpent"), far.battle is not None) == (HERE, True)
    here = ghosts_turn({}, {}, monsters={"winged-serpent": HERE})
    assert here.battle is not None
    both = ghosts_turn({}, {}, monsters={"winged-serpent": "mill", "power-demon": MAGMA})
    assert (asked(both), offered(both)) == ((0, "Rampage"), ["let winged-serpent rampage", "let power-demon rampage"])


# ---- what a beaten monster brings


def with_den(ghosts: dict[str, Any], token: str, mine: dict[str, Any] | None = None, **keys: Any) -> Eldervale:
    """The ghosts fight the Mother of Dragons, in whose den this token lies; they have power of Fire."""
    table = {"laid": {"dragon-den": spot_at(2, 1)}, "variants": {"mother-of-dragons": "on"}}
    g = clash(mine or {}, ghosts, GHOSTS, monsters={"mother-of-dragons": MAGMA}, **table, **keys)
    hoard = [number for number, source in enumerate(SOURCES) if source.name == token]
    g.hoard = vec[i64](hoard)
    return g


@pytest.mark.rule("GHOST-12.4")
@pytest.mark.parametrize(
    ("token", "points", "cards", "fame"),
    [
        ("dragon-egg", 6, 0, 1),
        ("hoard-of-coins", 1, 3, 1),
        ("scale-grimoire", 2, 3, 1),
        ("dragonslayers-banner", 0, 1, 2),  # the second space gives a resource, the third power
    ],
)
def test_ghosts_that_beat_the_mother_take_fame_and_her_treasure(token: str, points: int, cards: int, fame: int) -> None:
    """Ruling G25."""
    g = with_den(IN_MAGMA, token)
    roll(g, 6, 2, 2, 2, 2, 2)
    if token == "dragonslayers-banner":
        assert asked(g) == (-1, "RollElement")
        roll(g, 4)
        assert (me(g, GHOSTS).fame, level(g, "earth")) == (3, 1)
        fame = 3
    assert (me(g, GHOSTS).fame, me(g, GHOSTS).gains[FOR_MONSTERS], pile(g)) == (fame, points, cards)
    assert [SOURCES[spent].name for spent in g.spent_hoard] == [token]
    assert (where(g, "mother-of-dragons"), purse(g, GHOSTS)) == ("aside", "")


@pytest.mark.rule("GHOST-12.4", "GHOST-13.1")
def test_the_heart_of_fire_is_rolled_for_where_ghosts_have_power() -> None:
    g = with_den({**IN_MAGMA, "power": {"fire": 4, "earth": 1}}, "heart-of-fire")
    roll(g, 6, 2, 2, 2, 2, 2)
    roll(g, 1)  # Air, where they have no marker: again
    assert (asked(g), level(g, "air")) == ((-1, "RollElement"), 0)
    roll(g, 3)
    assert level(g, "fire") == 5
    roll(g, 3)  # at the top: again
    roll(g, 4)
    assert (level(g, "earth"), me(g, GHOSTS).gains[FOR_MONSTERS]) == (2, 0)


@pytest.mark.rule("GHOST-12.4", "GHOST-13.4")
@pytest.mark.parametrize("face", [3, 4])
def test_the_heart_of_fire_is_worth_points_where_nothing_can_rise(face: int) -> None:
    """The first roll stands, of an element they have no power of too; two points for each level not taken."""
    g = with_den({**IN_MAGMA, "power": {"fire": 5}}, "heart-of-fire")
    roll(g, 6, 2, 2, 2, 2, 2)
    roll(g, face)
    roll(g, face)
    assert (level(g, "fire"), level(g, "earth"), me(g, GHOSTS).gains[FOR_MONSTERS]) == (5, 0, 4)


@pytest.mark.rule("GHOST-12.4")
def test_ghosts_that_beat_the_ice_giant_take_its_fame() -> None:
    """Ruling G25: both spaces of it, and no power."""
    table = {"laid": {"bifrost": spot_at(2, 1)}, "variants": {"ice-giant": "on"}}
    g = clash({}, IN_MAGMA, GHOSTS, monsters={"ice-giant": MAGMA}, **table)
    roll(g, 6, *ONES)
    assert (me(g, GHOSTS).fame, pile(g), level(g, "fire")) == (2, 1, 1)
    assert asked(g) == (0, "Turn")


@pytest.mark.parametrize(("monster", "element", "strength"), [("power-demon", "order", 3), ("sun-gryphon", "light", 3)])
def test_what_a_monster_gives_its_conqueror_it_gives_the_ghosts(monster: str, element: str, strength: int) -> None:
    g = clash({}, IN_MAGMA, GHOSTS, monsters={monster: MAGMA}, others=["earth", element])
    roll(g, 6, *[1] * strength)
    assert me(g, GHOSTS).gains[FOR_MONSTERS] == 2


@pytest.mark.rule("GHOST-7.2", "GHOST-3.7")
def test_the_treasure_nest_of_the_wyrm_is_the_left_stack_for_the_ghosts() -> None:
    g = clash(
        {}, {"units": {"briar-forest": ["worker"]}}, GHOSTS, "briar-forest", monsters={"root-wyrm": "briar-forest"}
    )
    left, right = (g.stacks[FIELDS * realm("briar-forest") + field] for field in (0, 1))
    roll(g, 6, *ONES)
    assert (in_row(g, "earth"), asked(g)) == (2, (0, "Turn"))
    assert g.stacks[FIELDS * realm("briar-forest") + 1] == right
    assert g.stacks[FIELDS * realm("briar-forest")] == left >> 7
    ruin = clash({}, {"units": {"mill": ["worker"]}}, GHOSTS, "mill", monsters={"root-wyrm": "mill"})
    roll(ruin, 6, *ONES)
    assert (in_row(ruin, "earth"), pile(ruin), asked(ruin)) == (1, 0, (0, "Turn"))


@pytest.mark.rule("GHOST-2.9")
def test_secrets_of_the_sphinx_are_kept_unseen() -> None:
    """Of two cards drawn the first is kept, the other one is discarded; nobody chooses."""
    g = clash({}, IN_MAGMA, GHOSTS, monsters={"iron-sphinx": MAGMA}, magic=["spell-gust", "spell-flood"])
    roll(g, 6, *[1] * 4)
    assert holds(g, GHOSTS) == ["spell-gust"]
    assert (int(g.discards), asked(g)) == (1 << magic("spell-flood"), (0, "Turn"))
    assert "spell-gust" not in str(g.view(0))
    assert "spell-flood" in str(g.view(0))


@pytest.mark.rule("GHOST-13.3")
def test_you_say_which_ghost_the_grace_of_the_lion_brings_back() -> None:
    theirs = {"units": {MAGMA: ["worker"], "underworld": ["worker", "dragon"]}}
    g = clash({}, theirs, GHOSTS, monsters={"celestial-lion": MAGMA}, others=["earth", "light"])
    roll(g, 6, 6, 6, 6, *[1] * 4)  # five dice, less one for whoever leads
    assert (asked(g), offered(g)) == ((0, "Offer"), ["use celestial-lion", "no"])
    answer(g, "use celestial-lion", "revive dragon")
    assert (units(g, "underworld", GHOSTS), zone_units(g)[2]) == (["worker"], ["dragon"])


# ---- what monsters count


@pytest.mark.rule("GHOST-12.1", "GHOST-3.10")
def test_monsters_count_the_ghosts_among_the_players() -> None:
    feast = clash({}, {**IN_MAGMA, "power": {"fire": 3}}, GHOSTS, monsters={"power-demon": MAGMA})
    assert dice(feast, NOBODY) == 3 + 1
    dead = {"units": {MAGMA: ["worker"], "underworld": ["worker"]}}
    court = clash({}, dead, GHOSTS, monsters={"night-lich": MAGMA}, others=["earth", "dark"])
    assert dice(court, NOBODY) == 3 + 1
    two = {"units": {MAGMA: ["worker", "worker"]}}
    judged = clash(IN_MAGMA, {**two, "points": 9}, monsters={"celestial-lion": MAGMA}, others=["earth", "light"])
    assert (dice(judged, GHOSTS), dice(judged)) == (1, 1)
    spared = clash({**IN_MAGMA, "points": 9}, two, monsters={"celestial-lion": MAGMA}, others=["earth", "light"])
    assert dice(spared, GHOSTS) == 2


# ---- the way home


@final
class SentHome(Step):
    """A monster (`piece`) goes home, because something else says so."""

    def run(self, g: Eldervale) -> None:
        go_home(g, self.piece)


@pytest.mark.rule("GHOST-12.2")
@pytest.mark.parametrize(("monster", "home"), [("mother-of-dragons", "dragon-den"), ("ice-giant", "bifrost")])
def test_a_monster_that_goes_home_by_its_ability_leaves_ghosts_there_alone(monster: str, home: str) -> None:
    """Ruling G27."""
    table = {"laid": {home: spot_at(2, 1)}, "variants": {monster: "on"}, "monsters": {monster: "mill"}}
    mine = {"units": {"mill": ["worker"], home: ["worker"]}}
    g = clash(mine, {"units": {home: ["worker"]}}, 0, "mill", **table)
    roll(g, 1, *SIXES)
    assert (where(g, monster), units(g, home, GHOSTS)) == (home, ["worker"])
    assert (units(g, home), units(g, "underworld")) == ([], ["worker", "worker"])  # yours fall
    assert g.battle is None


@pytest.mark.rule("GHOST-12.2")
def test_another_effect_that_sends_a_monster_home_takes_ghosts_along() -> None:
    """Ruling G27: that is ELDER-23.19, no ability of a monster; no swords for them."""
    tiles = [
        "smoking-caldera", "fortress", "ash-plains", "mill", "mage-tower", "summoning-portal", "briar-forest",
        "dungeon-1", "terraced-fields", "magma-terraces",
    ]  # fmt: skip
    theirs = {"units": {"smoking-caldera": ["worker", "wizard"]}}
    steps = [SentHome(piece=beast("power-demon"))]
    g = haunted({}, theirs, tiles=tiles, monsters={"power-demon": "briar-forest"}, steps=steps)
    assert (where(g, "power-demon"), units(g, "underworld", GHOSTS)) == ("smoking-caldera", ["wizard", "worker"])
    assert purse(g, GHOSTS) == ""


# ---- back to the ghost board


OUT = {"symbols": [3, 4, 5, 6]}  # workers 1 and 2 are out


def test_merciful_monsters_send_ghosts_back_to_their_board() -> None:
    """Ruling G28: an advanced unit into its zone, workers on the lowest free symbols."""
    theirs = {"units": {MAGMA: ["worker", "worker", "wizard"]}, **OUT}
    g = clash({}, theirs, GHOSTS, monsters={"sun-gryphon": MAGMA}, others=["earth", "light"])
    assert zone_units(g) == [["3", "warrior"], ["4"], ["5", "6", "dragon"]]
    roll(g, 1, 1, 1, 1, 6, 6, 6)
    assert zone_units(g) == [["1", "3", "warrior"], ["2", "4", "wizard"], ["5", "6", "dragon"]]
    assert units(g, "underworld", GHOSTS) == []


def test_the_roc_snatches_a_ghost_worker_back_to_the_board() -> None:
    """Ruling G28: each player with at least two units in the battle."""
    theirs = {"units": {MAGMA: ["worker", "worker"]}, **OUT}
    g = clash(IN_MAGMA, theirs, monsters={"storm-roc": MAGMA})
    assert (units(g, MAGMA, GHOSTS), units(g, MAGMA)) == (["worker"], ["worker"])
    assert zone_units(g)[0] == ["1", "3", "warrior"]
    assert dice(g, GHOSTS) == 1


def test_a_flood_carries_ghosts_back_to_their_board() -> None:
    """Ruling G28; your units too."""
    mine = {"units": {HERE: ["worker"], "mill": ["worker"]}, "hand": ["spell-flood"], "purse": "2 potion"}
    g = haunted(mine, {"units": {HERE: ["worker", "worker", "dragon"]}, **OUT})
    answer(g, "cast spell-flood", f"clear {HERE}")
    assert zone_units(g) == [["1", "3", "warrior"], ["2", "4", "wizard"], ["5", "6", "dragon"]]
    assert (units(g, HERE, GHOSTS), units(g, HERE)) == ([], [])


# ---- building


@pytest.mark.rule("GHOST-9.1", "GHOST-9.2")
@pytest.mark.parametrize("tamed", [False, True])
def test_ghosts_do_not_build_where_the_colossus_looms(tamed: bool) -> None:
    """Ruling G29: nobody does but its controller."""
    mine = {"units": {MAGMA: ["stone-colossus"]}} if tamed else {}
    g = ghosts_turn(mine, BUILDS, **({} if tamed else {"monsters": {"stone-colossus": MAGMA}}))
    assert (units(g, HERE, GHOSTS), int(me(g, GHOSTS).dwellings)) == (["worker"], 0)
    away = ghosts_turn({}, BUILDS, monsters={"stone-colossus": "ash-plains"})
    assert int(me(away, GHOSTS).dwellings) == 1 << realm(HERE)


@pytest.mark.rule("GHOST-9.2")
def test_ghosts_build_in_the_next_realm_that_is_not_loomed_over() -> None:
    """Ruling G29: upper left instead of lower right."""
    theirs = {**BUILDS, "units": {"windswept-steppe": ["worker"]}}
    g = ghosts_turn({}, theirs, monsters={"stone-colossus": MAGMA})
    assert int(me(g, GHOSTS).dwellings) == 1 << realm("windswept-steppe")


# ---- special tiles


@pytest.mark.rule("GHOST-7.6")
def test_the_bridge_gives_ghosts_nothing() -> None:
    """Ruling G26."""
    right = {"cards": ["ghost-02", "ghost-01", "ghost-03"], "guardian": "briar-forest"}
    g = ghosts_turn({}, right, laid={"bifrost": spot_at(3, 0)})
    assert (units(g, "bifrost", GHOSTS), pile(g), me(g, GHOSTS).points) == (["worker"], 0, 0)


@pytest.mark.rule("GHOST-7.6", "GHOST-15.1")
def test_the_den_is_a_ruin_for_a_regroup_and_the_bridge_is_not() -> None:
    """Ruling G26."""
    laid = {"bifrost": spot_at(3, 0), "dragon-den": spot_at(2, 1)}
    theirs = {"units": {"bifrost": ["worker"], "dragon-den": ["worker"], HERE: ["dragon"]}, "symbols": [1, 2, 3, 4]}
    g = ghosts_turn({}, theirs, face=6, laid=laid)
    assert me(g, GHOSTS).gains[FOR_HAUNTING] == 2
    assert units(g, "ready", GHOSTS) == ["dragon", "warrior", "wizard", *["worker"] * 6]
