"""Battle steps 6 and 7: rewards and removal (ELDER-19.24 to 19.32, ELDER-28.9 to 28.15, R1)."""

from __future__ import annotations

import pytest

from deskovka.games.eldervale.gaining import FOR_CARDS, FOR_MONSTERS
from deskovka.games.eldervale.realms import spot_at
from deskovka.games.eldervale.sources import SOURCES
from deskovka.games.eldervale.table import Eldervale
from deskovka.games.eldervale.terms import FIRE, NOBODY
from support.eldervale import answer, asked, events, holds, me, offered, purse, tops, units, where
from support.eldervale_battle import battle, fight, roll, winner

MAGMA = "magma-terraces"
ONE = {"units": {MAGMA: ["worker"]}}
TWO = {"units": {MAGMA: ["worker", "worker"]}}
DEMON = {"monsters": {"power-demon": MAGMA}}


# ---- step 6


@pytest.mark.rule("ELDER-19.24")
def test_a_monster_that_wins_stays_and_nobody_gains_fame() -> None:
    g = battle(MAGMA, ONE, ONE, **DEMON)
    roll(g, "1", "2", "6 6 6")
    assert winner(g) == NOBODY
    assert where(g, "power-demon") == MAGMA
    assert [int(p.fame) for p in g.players] == [0, 0]


@pytest.mark.rule("ELDER-19.25")
def test_the_winner_moves_on_the_fame_track() -> None:
    g = battle(MAGMA, ONE, ONE)
    roll(g, "1", "2")
    assert (me(g).fame, me(g).points) == (1, 2)
    assert me(g, 1).fame == 0


@pytest.mark.rule("ELDER-19.25")
def test_the_defender_may_win_too() -> None:
    g = battle(MAGMA, ONE, ONE)
    roll(g, "3", "2")
    assert (me(g, 1).fame, me(g, 1).points) == (1, 2)


@pytest.mark.rule("ELDER-19.26")
def test_after_a_battle_with_a_monster_power_may_be_chosen() -> None:
    g = battle(MAGMA, ONE, ONE, **DEMON)
    roll(g, "1", "6", "1 1 1")
    assert offered(g) == ["choose fame", "choose power"]
    answer(g, "choose power")
    assert me(g).levels[FIRE] == 1
    assert me(g).fame == 0
    g = battle(MAGMA, ONE, ONE, **DEMON)
    roll(g, "1", "6", "1 1 1")
    answer(g, "choose fame")
    assert (me(g).levels[FIRE], me(g).fame) == (0, 1)


@pytest.mark.rule("ELDER-19.26")
def test_power_may_be_chosen_at_the_top_and_is_lost() -> None:
    """R43."""
    g = battle(MAGMA, {**ONE, "power": {"fire": 5}}, **DEMON)
    roll(g, "6", "1 1 1 1")
    answer(g, "choose power")
    assert me(g).levels[FIRE] == 5
    assert me(g).fame == 0


@pytest.mark.rule("ELDER-23.13")
def test_a_beaten_controlled_monster_brings_no_choice() -> None:
    g = battle(MAGMA, ONE, {"units": {MAGMA: ["power-demon"]}})
    roll(g, "1 1 1", "6")
    assert me(g).fame == 1


@pytest.mark.rule("ELDER-19.27")
def test_one_reward_however_many_are_beaten() -> None:
    seats = [{"units": {"summoning-portal": ["worker"]}} for _ in range(3)]
    g = battle("summoning-portal", *seats)
    roll(g, "1", "1", "6")
    assert me(g).fame == 1


def test_the_reward_comes_before_the_swords_of_the_losers() -> None:
    """R1."""
    g = battle(MAGMA, {**ONE, "purse": "1 sword"}, ONE)
    answer(g, "go on", "roll 1")
    kinds = [event["event"] for event in events(g, "roll 6")]
    assert kinds.index("fame") < kinds.index("fell")


@pytest.mark.rule("ELDER-23.1")
def test_the_sun_lance_takes_every_reward() -> None:
    g = battle(MAGMA, {**ONE, "tableau": ["light-sun-lance"]}, elements=["light"], **DEMON)
    roll(g, "6 6 6", "1 1 1")
    assert (me(g).fame, me(g).levels[FIRE]) == (1, 1)


def test_conquerors_of_monsters_gain_what_their_cards_say() -> None:
    g = battle(MAGMA, ONE, monsters={"sun-gryphon": MAGMA}, elements=["light"])
    roll(g, "6", "1 1 1")
    answer(g, "choose fame")
    assert me(g).points == 4
    assert me(g).gains[FOR_MONSTERS] == 2
    g = battle(MAGMA, ONE, monsters={"root-wyrm": MAGMA})
    roll(g, "6", "1 1 1 1 1")
    answer(g, "choose fame")
    assert len(tops(g)) == 1
    fallen = {"units": {MAGMA: ["worker"], "underworld": ["dragon"]}}
    g = battle(MAGMA, fallen, monsters={"celestial-lion": MAGMA}, elements=["light"])
    roll(g, "6", "1 1 1 1")
    answer(g, "choose fame", "use celestial-lion", "revive dragon")
    assert "dragon" in units(g, "ready")


def test_a_complete_tie_gives_the_conquerors_reward_to_nobody() -> None:
    g = battle(MAGMA, ONE, ONE, monsters={"sun-gryphon": MAGMA})
    roll(g, "6", "6", "1 1 1")
    assert [int(p.points) for p in g.players] == [0, 0]
    assert where(g, "sun-gryphon") == "aside"


def test_the_ember_axe_counts_all_that_lost() -> None:
    """R65: also what is spared afterwards."""
    theirs = {"units": {MAGMA: ["worker", "dragon"]}, "faction": "dawnspire-seraphs"}
    g = battle(MAGMA, {**ONE, "tableau": ["fire-ember-axe"]}, theirs, **DEMON)
    roll(g, "1 1 1 1", "6", "1 1 1")
    answer(g, "choose power")
    assert me(g).gains[FOR_CARDS] == 2 + 3


def test_smash_makes_losers_discard() -> None:
    mine = {"units": {MAGMA: ["warrior"]}, "faction": "wicked-ogres"}
    g = battle(MAGMA, mine, {**ONE, "purse": "1 gem 1 tool"}, placed="warrior")
    roll(g, "1", "6 6")
    assert asked(g) == (1, "GiveBack")
    answer(g, "give back tool")
    assert purse(g, 1) == "1 gem 1 sword"
    assert purse(g) == "1 sword"


@pytest.mark.rule("ELDER-4.14")
def test_quests_and_spells_of_the_winner() -> None:
    mine = {**ONE, "hand": ["quest-slayer", "spell-minstrels-song"]}
    g = battle(MAGMA, mine, **DEMON)
    answer(g, "go on")
    roll(g, "6", "1 1 1")
    answer(g, "go on", "choose power")
    assert asked(g) == (0, "Window")
    answer(g, "cast spell-minstrels-song", "complete quest-slayer")
    assert me(g).fame == 1
    assert me(g).points == 2 + 2 + 4  # the demon's Surge, the fame space, the quest
    assert holds(g) == []


# ---- step 7


@pytest.mark.rule("ELDER-19.28")
def test_all_units_of_the_losers_go_to_the_underworld() -> None:
    g = battle(MAGMA, {"units": {MAGMA: ["worker", "dragon"], "mill": ["worker"]}}, ONE)
    roll(g, "6", "1 1 1 1")
    assert units(g, "underworld") == ["dragon", "worker"]
    assert units(g, "mill") == ["worker"]
    assert purse(g) == "2 sword"


@pytest.mark.rule("ELDER-19.29")
@pytest.mark.rule("ELDER-23.10")
def test_a_beaten_monster_is_set_aside() -> None:
    g = battle(MAGMA, ONE, **DEMON)
    roll(g, "6", "1 1 1")
    answer(g, "choose fame")
    assert where(g, "power-demon") == "aside"


@pytest.mark.rule("ELDER-19.31")
def test_dwellings_stay() -> None:
    g = battle(MAGMA, {**ONE, "dwellings": [MAGMA]}, ONE)
    roll(g, "6", "1 1")
    assert me(g).dwellings >> fight(g).realm & 1


@pytest.mark.rule("ELDER-19.32")
def test_the_winners_units_stay_also_those_that_joined() -> None:
    g = battle(MAGMA, {"units": {MAGMA: ["worker"], "briar-forest": ["worker"]}}, ONE)
    answer(g, "join worker from briar-forest")
    roll(g, "1", "6 6")
    assert units(g, MAGMA) == ["worker", "worker"]


@pytest.mark.rule("ELDER-19.28")
def test_the_merciful_gryphon_sends_the_beaten_home() -> None:
    gryphon = {"monsters": {"sun-gryphon": MAGMA}, "elements": ["light"]}
    g = battle(MAGMA, {"units": {MAGMA: ["dragon"]}}, placed="dragon", **gryphon)
    roll(g, "1 1 1", "6 6 6")
    assert "dragon" in units(g, "ready")
    assert purse(g) == ""
    g = battle(MAGMA, ONE, ONE, **gryphon)
    roll(g, "6", "1", "1 1 1")
    answer(g, "choose fame")
    assert units(g, "underworld") == ["worker"]  # it did not win


@pytest.mark.rule("ELDER-20.1")
def test_whom_the_leviathan_devours_brings_no_sword() -> None:
    g = battle(MAGMA, ONE, monsters={"shadow-leviathan": MAGMA})
    roll(g, "1", "6 6 6 6 6")
    assert units(g, "underworld") == ["worker"]
    assert purse(g) == ""


@pytest.mark.rule("ELDER-19.28")
def test_units_are_spared_by_abilities_and_spells() -> None:
    sanctuary = {"tableau": ["light-sanctuary"], "dwellings": ["briar-forest"], "hand": ["spell-healing-light"]}
    theirs = {"units": {MAGMA: ["worker", "warrior"]}, "power": {"light": 2}, **sanctuary}
    g = battle(MAGMA, ONE, theirs, elements=["light"])
    answer(g, "go on")
    roll(g, "1 1 1 1", "6")
    answer(g, "go on")
    assert asked(g) == (1, "Beaten")
    answer(g, "cast spell-healing-light")
    assert offered(g) == ["spare worker", "spare warrior", "done"]
    answer(g, "spare warrior")
    assert "warrior" in units(g, "ready", 1)
    assert units(g, "underworld", 1) == []  # the Sanctuary took the worker in
    assert purse(g, 1) == ""
    assert me(g, 1).points == 2


@pytest.mark.rule("ELDER-19.28")
def test_radiance_and_the_phoenix_may_be_declined() -> None:
    theirs = {"units": {MAGMA: ["dragon"]}, "faction": "dawnspire-seraphs"}
    nest = {"tableau": ["fire-phoenix-nest"], "unlocked": ["fire-phoenix-nest"]}
    g = battle(MAGMA, ONE, {**theirs, **nest})
    roll(g, "1 1 1", "6")
    assert offered(g) == ["use radiance", "use fire-phoenix-nest", "go on"]
    answer(g, "go on")
    assert units(g, "underworld", 1) == ["dragon"]
    assert me(g, 1).points == 1


@pytest.mark.rule("ELDER-19.28")
def test_whoever_uses_radiance_spares_the_dragon() -> None:
    """Otherwise one could use it and spare nobody, again and again."""
    g = battle(MAGMA, ONE, {"units": {MAGMA: ["dragon"]}, "faction": "dawnspire-seraphs"})
    roll(g, "1 1 1", "6")
    answer(g, "use radiance")
    assert "dragon" in units(g, "ready", 1)


@pytest.mark.rule("ELDER-19.28")
def test_stoneskin_spares_two() -> None:
    theirs = {"units": {MAGMA: ["worker", "worker", "worker"], "ready": ["dragon"]}, "hand": ["spell-stoneskin"]}
    g = battle(MAGMA, ONE, {**theirs, "power": {"earth": 3}})
    answer(g, "go on")
    roll(g, "1 1 1", "6")
    answer(g, "go on", "cast spell-stoneskin", "spare worker", "spare worker")
    assert units(g, "underworld", 1) == ["worker"]
    assert purse(g, 1) == "1 gem 1 sword"


# ---- the two special monsters


def with_den(*seats: dict[str, object], place: str = MAGMA, left: int = 3) -> Eldervale:
    """The Dragon Den lies beside the magma terraces; the Mother of Dragons fights at `place`."""
    g = battle(
        place,
        *seats,
        laid={"dragon-den": spot_at(2, 1)},
        monsters={"mother-of-dragons": place},
        variants={"mother-of-dragons": "on"},
    )
    g.hoard = g.hoard[:left]
    return g


@pytest.mark.rule("ELDER-28.4")
@pytest.mark.rule("ELDER-28.9")
@pytest.mark.rule("ELDER-28.10")
@pytest.mark.rule("ELDER-28.11")
def test_beating_the_mother_brings_fame_and_a_token_and_she_goes_home() -> None:
    g = with_den(ONE)
    roll(g, "6", "2 2 2 2 2")
    assert me(g).fame == 1
    assert len(g.hoard) == 2
    assert [SOURCES[token].name for token in g.spent_hoard] == ["heart-of-fire"]
    assert where(g, "mother-of-dragons") == "dragon-den"


@pytest.mark.rule("ELDER-28.12")
def test_w22_with_the_last_token_she_is_gone_for_good() -> None:
    g = with_den({"units": {"mill": ["worker"]}}, place="mill", left=1)
    roll(g, "6", "2 2 2 2 2")
    assert me(g).fame == 1
    assert me(g).points == 2 + 6  # the fame space, the dragon's egg
    assert len(g.hoard) == 0
    assert where(g, "mother-of-dragons") == "aside"


@pytest.mark.rule("ELDER-28.11")
def test_she_goes_home_after_a_battle_she_won() -> None:
    g = with_den(ONE)
    roll(g, "1", "6 6 6 6 6")
    assert where(g, "mother-of-dragons") == "dragon-den"
    assert len(g.hoard) == 3


@pytest.mark.rule("ELDER-28.15")
def test_a_complete_tie_takes_no_token_from_her() -> None:
    g = with_den(ONE, ONE)
    roll(g, "6", "6", "5 5 5 5 5")
    assert winner(g) is None
    assert len(g.hoard) == 3
    assert where(g, "mother-of-dragons") == "dragon-den"


@pytest.mark.rule("ELDER-23.19")
def test_units_in_the_den_fall_when_she_comes_home() -> None:
    g = with_den(ONE, {"units": {"dragon-den": ["worker"]}})
    answer(g, "done")
    roll(g, "1", "6 6 6 6 6")
    assert units(g, "underworld", 1) == ["worker"]
    assert purse(g, 1) == "1 sword"


def test_fighting_in_her_own_den_she_stays_and_so_does_the_winner() -> None:
    """R20."""
    g = with_den({"units": {"dragon-den": ["worker"]}}, place="dragon-den")
    roll(g, "6", "2 2 2 2 2")
    assert where(g, "mother-of-dragons") == "dragon-den"
    assert units(g, "dragon-den") == ["worker"]
    assert asked(g) == (1, "Turn")


def test_the_ice_giant_goes_home_unless_beaten_and_pays_twice() -> None:
    bridge = {"laid": {"bifrost": spot_at(2, 1)}, "variants": {"ice-giant": "on"}, "monsters": {"ice-giant": MAGMA}}
    g = battle(MAGMA, ONE, **bridge)
    roll(g, "1", "6 6 6 6 6")
    assert where(g, "ice-giant") == "bifrost"
    g = battle(MAGMA, ONE, **bridge)
    roll(g, "6", "1 1 1 1 1")
    answer(g, "choose fame", "gain gem")
    assert me(g).fame == 2
    assert where(g, "ice-giant") == "aside"


# ---- afterwards


def test_everybody_sees_who_fought_when_they_are_gone() -> None:
    g = battle(MAGMA, {**ONE, "purse": "1 sword"}, {"units": {MAGMA: ["dragon"]}, "dwellings": [MAGMA]})
    assert g.view(None)["battle"]["sides"][0]["units"] == ["dragon"]
    answer(g, "spend sword for a die")
    roll(g, "1 1 1 1", "6 6")
    seen = g.view(None)["last_battle"]
    assert [one["units"] for one in seen["sides"]] == [["dragon"], ["worker"]]
    plain = {"realm": None, "supports": False, "fallen": False}
    assert seen["sides"][0]["sources"] == [
        {"source": "dragon", "dice": 3, **plain},
        {"source": "dwelling", "dice": 1, "realm": MAGMA, "supports": False, "fallen": False},
    ]
    assert seen["sides"][1]["sources"] == [
        {"source": "worker", "dice": 1, **plain},
        {"source": "sword", "dice": 1, **plain},
    ]
    assert (seen["winner"], seen["column"]) == (1, 0)


def test_the_last_battle_is_kept_and_its_limits_are_over() -> None:
    g = battle(MAGMA, {**ONE, "tableau": ["fire-flaming-sword"]}, ONE)
    roll(g, "2", "1")
    answer(g, "use fire-flaming-sword", "roll 6")
    assert g.battle is None
    assert g.last_battle is not None
    assert g.last_battle.decided
    assert len(g.used) == 0


@pytest.mark.rule("ELDER-18.7")
def test_who_shares_a_realm_after_a_battle_does_not_fight_again() -> None:
    g = battle(MAGMA, ONE, ONE, variants={"tactics": "on"})
    me(g, 1).tactics = 2
    roll(g, "1", "6")
    answer(g, "use tactics")
    assert asked(g) == (1, "Turn")
    assert units(g, MAGMA) == units(g, MAGMA, 1) == ["worker"]
