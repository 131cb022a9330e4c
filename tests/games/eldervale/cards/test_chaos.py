"""The adventure cards of Chaos, each as its text says."""

from __future__ import annotations

from typing import Any

import pytest

from deskovka.games.eldervale.gaining import FOR_CARDS
from deskovka.games.eldervale.table import Eldervale
from deskovka.games.eldervale.terms import NOBODY
from support.eldervale import answer, asked, beast, go_on, holds, me, offered, purse, refused, roll, table, units, where
from support.eldervale_battle import battle, shown, winner
from support.eldervale_battle import roll as roll_sides
from support.eldervale_cards import EVERY, act, advancing, cache_points, is_over, regrouping, untested, why_not_act

MAGMA = "magma-terraces"
ONE = {"units": {MAGMA: ["worker"]}}
TWO = {"units": {MAGMA: ["worker", "worker"]}}


def rolling(unit: str, *cards: str, **seat: Any) -> Eldervale:
    """A regroup in which a test says what the dice show."""
    g = regrouping(unit, *cards, **seat)
    g.open_luck = True
    return g


def test_every_card_of_chaos_has_a_test() -> None:
    assert untested(__file__, "chaos") == []


@pytest.mark.rule("ELDER-17.11")
def test_chaos_passage_gives_a_sword_or_a_gem_and_its_field_to_the_highest() -> None:
    g = regrouping("worker", "chaos-passage", power={"chaos": 1})
    act(g, "chaos-passage")
    assert offered(g) == ["choose gain-sword", "choose gain-gem"]
    answer(g, "choose gain-sword")
    assert purse(g) == "1 gem 1 sword"
    token = regrouping("dragon", "chaos-passage", power={"chaos": 1}, fields={"chaos-passage": ["chaos-2-potion"]})
    act(token, "chaos-passage", "choose gain-gem")
    assert purse(token) == "1 gem 2 potion"
    for mine, theirs in ((0, 0), (1, 1), (1, 2)):
        low = regrouping("worker", "chaos-passage", power={"chaos": mine}, against={"power": {"chaos": theirs}})
        act(low, "chaos-passage", "choose gain-gem")
        assert (purse(low), is_over(low)) == ("1 gem", True)


@pytest.mark.rule("ELDER-17.12")
def test_chaos_madcaps_stash_scores_slashes_other_tokens_and_gold() -> None:
    stash = {"tableau": ["chaos-madcaps-stash"]}
    assert cache_points(**stash) == 0
    assert cache_points(**stash, fields={"chaos-madcaps-stash": ["chaos-sword-or-gem", "air-gem-or-tool"]}) == 6
    assert cache_points(**stash, fields={"chaos-madcaps-stash": ["chaos-2-gem", "chaos-gold"]}) == 2
    mixed = {"chaos-madcaps-stash": ["chaos-2-gem", "dark-potion-or-sword"]}
    assert cache_points(**stash, fields=mixed, purse="3 gold 5 gem 2 sword", tray=["chaos-sword-or-gem"]) == 10


def hosting(host: str, *more: str, **seat: Any) -> Eldervale:
    """The Chaotic Aura lies on a card."""
    return rolling("worker", "chaos-aura", host, *more, auras={"chaos-aura": host}, **seat)


@pytest.mark.parametrize(("face", "gained"), [(1, ""), (2, "1 gem"), (3, "1 gem"), *((n, "2 gem") for n in (4, 5, 6))])
def test_chaos_aura_rolls_how_often_the_action_of_its_host_is_resolved(face: int, gained: str) -> None:
    g = hosting("earth-passage")
    act(g, "earth-passage")
    assert purse(g) == ""  # nothing before the roll
    roll(g, face)
    assert (purse(g), is_over(g)) == (gained, True)
    assert refused(g, "worker from fortress to earth-passage").rule == "ELDER-12.4"  # it was used all the same
    loose = rolling("worker", "chaos-aura", "earth-passage")
    act(loose, "earth-passage")
    assert (purse(loose), is_over(loose)) == ("1 gem", True)


def test_chaos_aura_pays_for_each_time() -> None:
    quarry = {"fields": {"earth-old-quarry": ["earth-2-tool"]}}
    for face, tools, left, points in ((1, 4, 4, 0), (3, 4, 2, 4), (4, 4, 0, 8), (6, 3, 1, 4)):
        g = hosting("earth-old-quarry", purse=f"{tools} tool", **quarry)
        act(g, "earth-old-quarry")
        roll(g, face)
        assert (purse(g), me(g).points) == (f"{left} tool" if left else "", points)
    poor = hosting("earth-old-quarry", purse="1 tool", **quarry)
    assert why_not_act(poor, "earth-old-quarry") == "ELDER-13.4"


@pytest.mark.rule("ELDER-17.21")
def test_chaos_wall_rolls_for_a_sword_or_anything() -> None:
    for face in (1, 2, 3):
        g = defended({"tableau": ["chaos-wall"]})
        roll(g, face)
        assert (purse(g, 1), is_over(g)) == ("1 sword", True)
    for face in (4, 5, 6):
        g = defended({"tableau": ["chaos-wall"]})
        roll(g, face)
        assert (asked(g), len(offered(g))) == ((1, "Choose"), 7)
        answer(g, "gain gold")
        assert (purse(g, 1), is_over(g)) == ("1 gold", True)


def defended(theirs: dict[str, Any], element: str = "chaos", level: int = 1, **mine: Any) -> Eldervale:
    """Seat 0 advances on a track with open luck."""
    tree = "earth-heart-tree"
    g = rolling("worker", tree, unlocked=[tree], power={element: level}, against=theirs, **mine)
    act(g, tree, f"power of {element}")
    return g


def test_chaos_wall_is_about_opponents_and_chaos_only() -> None:
    wall = {"tableau": ["chaos-wall"]}
    assert is_over(defended(wall, element="fire"))
    assert is_over(defended(wall, level=5))
    own = advancing("chaos", wall, {})
    assert (purse(own), is_over(own)) == ("1 gem", True)  # of the Heart Tree


@pytest.mark.rule("ELDER-19.21")
def test_chaos_wild_flail_rerolls_all_own_dice_once() -> None:
    g = battle(MAGMA, {**TWO, "tableau": ["chaos-wild-flail"]}, ONE, **EVERY)
    roll_sides(g, "5", "4 1")
    assert offered(g) == ["use chaos-wild-flail", "go on"]
    answer(g, "use chaos-wild-flail", "choose reroll-own")
    roll_sides(g, "2 6")
    assert shown(g) == [6, 2]
    assert winner(g) == 0  # once per battle: nobody is asked again
    kept = battle(MAGMA, {**TWO, "tableau": ["chaos-wild-flail"]}, ONE, **EVERY)
    roll_sides(kept, "5", "4 1")
    answer(kept, "go on")
    assert (shown(kept), winner(kept)) == ([4, 1], 1)


def test_chaos_wild_flail_makes_one_other_side_reroll_all_dice() -> None:
    g = battle(MAGMA, {**ONE, "tableau": ["chaos-wild-flail"]}, TWO, monsters={"power-demon": MAGMA}, **EVERY)
    roll_sides(g, "6 5", "3", "6 6 6")
    answer(g, "use chaos-wild-flail", "choose reroll-other")
    assert offered(g) == ["against seat 1", "against the monster"]
    assert refused(g, "against seat 0").rule == "ELDER-19.6"
    answer(g, "against the monster")
    roll_sides(g, "1 2 1")
    assert (shown(g, 1), shown(g, NOBODY)) == ([6, 5], [2, 1, 1])
    assert winner(g) == 1


def test_chaos_wild_flail_cannot_touch_guarded_dice() -> None:
    g = battle(MAGMA, {**ONE, "tableau": ["chaos-wild-flail"]}, monsters={"brass-sentinel": MAGMA}, **EVERY)
    roll_sides(g, "3", "6 6 6 6")
    answer(g, "use chaos-wild-flail")  # there is nothing to choose
    roll_sides(g, "4")
    assert (shown(g), shown(g, NOBODY)) == ([4], [6, 6, 6, 6])


@pytest.mark.parametrize(
    ("face", "gained", "points"),
    [(1, "", 0), (2, "1 gem", 0), (3, "1 gem", 0), (4, "1 tool 1 gold", 0), (5, "1 tool 1 gold", 0), (6, "1 gold", 4)],
)
def test_chaos_gambling_den_pays_what_the_die_says(face: int, gained: str, points: int) -> None:
    g = rolling("worker", "chaos-gambling-den")
    act(g, "chaos-gambling-den")
    roll(g, face)
    if face in (4, 5):
        assert len(offered(g)) == 7
        answer(g, "gain tool", "gain gold")
    assert (purse(g), me(g).gains[FOR_CARDS], is_over(g)) == (gained, points, True)


@pytest.mark.rule("ELDER-2.6")
def test_chaos_wild_hunt_moves_a_monster_two_realms_far() -> None:
    theirs = {"units": {"briar-forest": ["worker"]}}
    g = regrouping("worker", "chaos-wild-hunt", against=theirs, keys={"monsters": {"power-demon": "ash-plains"}})
    act(g, "chaos-wild-hunt")
    assert (purse(g), me(g).points) == ("1 sword", 1)
    answer(g, "choose move-monster")
    assert refused(g, "move power-demon from ash-plains to briar-forest").rule == "ELDER-2.6"  # occupied
    assert refused(g, "move power-demon from ash-plains to dungeon-1").rule == "ELDER-2.6"  # too far
    answer(g, f"move power-demon from ash-plains to {MAGMA}")
    assert (where(g, "power-demon"), is_over(g), g.last_battle) == (MAGMA, True, None)


def test_chaos_wild_hunt_may_leave_monsters_alone() -> None:
    monster = {"monsters": {"power-demon": "ash-plains"}}
    g = regrouping("worker", "chaos-wild-hunt", keys=monster)
    act(g, "chaos-wild-hunt", "choose nothing")
    assert (where(g, "power-demon"), purse(g), me(g).points, is_over(g)) == ("ash-plains", "1 sword", 1, True)
    none = regrouping("worker", "chaos-wild-hunt", against={"units": {"ash-plains": ["power-demon"]}})
    act(none, "chaos-wild-hunt")  # a controlled one is a unit
    assert (purse(none), me(none).points, is_over(none)) == ("1 sword", 1, True)


@pytest.mark.parametrize(("face", "fame", "points"), [(3, 1, 0), (4, 1, 0), (5, 1, 2), (6, 1, 2)])
def test_chaos_berserker_pit_brings_fame_on_a_high_roll(face: int, fame: int, points: int) -> None:
    g = rolling("warrior", "chaos-berserker-pit")
    assert refused(g, "worker from fortress to chaos-berserker-pit").rule == "ELDER-13.3"
    act(g, "chaos-berserker-pit")
    roll(g, face)
    assert (me(g).fame, me(g).gains[FOR_CARDS], units(g, "underworld")) == (fame, points, [])


@pytest.mark.parametrize("face", [1, 2])
def test_chaos_berserker_pit_sends_the_warrior_below_on_a_low_one(face: int) -> None:
    g = rolling("warrior", "chaos-berserker-pit")
    act(g, "chaos-berserker-pit")
    roll(g, face)
    assert (me(g).fame, purse(g), units(g, "underworld")) == (0, "1 sword", ["warrior"])
    go_on(g, "ready worker from fortress")
    assert (asked(g), units(g, "underworld")) == ((1, "Turn"), ["warrior"])  # this regroup leaves it there
    go_on(g, "regroup", "regroup")
    assert units(g, "underworld") == []


def test_chaos_berserker_pit_sends_nobody_below_twice() -> None:
    """The Chaotic Aura rolls for the action, which is resolved twice."""
    for second, fame in ((2, 0), (3, 1)):
        g = rolling("warrior", "chaos-berserker-pit", "chaos-aura", auras={"chaos-aura": "chaos-berserker-pit"})
        act(g, "chaos-berserker-pit")
        roll(g, 6, 1, second)
        assert (purse(g), units(g, "underworld"), me(g).fame, is_over(g)) == ("1 sword", ["warrior"], fame, True)


@pytest.mark.rule("ELDER-23.11")
def test_chaos_beast_tamer_pays_for_a_monster_anywhere() -> None:
    beasts = {"power-demon": "ash-plains", "winged-serpent": "terraced-fields", "stone-colossus": "briar-forest"}
    g = regrouping("wizard", "chaos-beast-tamer", purse="1 gold 2 gem", keys={"monsters": beasts})
    assert refused(g, "worker from fortress to chaos-beast-tamer").rule == "ELDER-13.3"
    act(g, "chaos-beast-tamer")
    assert purse(g) == "1 gem"
    assert offered(g) == ["control winged-serpent", "control power-demon"]
    assert refused(g, "control stone-colossus").rule == "ELDER-23.11"  # five dice
    answer(g, "control winged-serpent")
    assert (int(g.owner[beast("winged-serpent")]), int(g.owner[beast("power-demon")])) == (0, NOBODY)
    assert "winged-serpent" in units(g, "ready")


def test_chaos_beast_tamer_needs_gold_a_gem_and_a_monster() -> None:
    demon = {"monsters": {"power-demon": "ash-plains"}}
    for mine in ("5 gem", "1 gold", ""):
        poor = regrouping("wizard", "chaos-beast-tamer", purse=mine, keys=demon)
        assert why_not_act(poor, "chaos-beast-tamer") == "ELDER-13.4"
    rich = regrouping("wizard", "chaos-beast-tamer", purse="2 gold", keys=demon)
    act(rich, "chaos-beast-tamer")
    assert (purse(rich), int(rich.owner[beast("power-demon")])) == ("", 0)
    peace = regrouping("wizard", "chaos-beast-tamer", purse="1 gold 1 gem", keys={**demon, "peaceful": True})
    act(peace, "chaos-beast-tamer")
    assert "power-demon" in units(peace, "ready")  # R66
    for against, monsters in (({}, {"stone-colossus": MAGMA}), ({"units": {"ash-plains": ["power-demon"]}}, {})):
        none = regrouping(
            "wizard", "chaos-beast-tamer", purse="2 gold 2 gem", against=against, keys={"monsters": monsters}
        )
        assert why_not_act(none, "chaos-beast-tamer") == "ELDER-13.4"


def test_chaos_rift_of_madness_scores_the_highest_of_three_dice() -> None:
    for faces, points in (((2, 5, 3), 5), ((1, 1, 1), 1), ((6, 6, 2), 6), ((1, 2, 4), 4)):
        g = rolling("dragon", "chaos-rift-of-madness")
        assert refused(g, "worker from fortress to chaos-rift-of-madness").rule == "ELDER-13.3"
        act(g, "chaos-rift-of-madness")
        roll(g, *faces)
        assert (me(g).gains[FOR_CARDS], is_over(g)) == (points, True)


@pytest.mark.rule("ELDER-17.5", "ELDER-17.8")
@pytest.mark.parametrize(("face", "count"), [(1, 1), (2, 1), (3, 2), (4, 2), (5, 3), (6, 3)])
def test_chaos_wishing_well_pays_its_deposit_for_up_to_three_resources(face: int, count: int) -> None:
    well = {"chaos-wishing-well": ["chaos-2-gem"]}
    g = rolling("worker", "chaos-wishing-well", fields=well, purse="3 gem")
    act(g, "chaos-wishing-well")
    assert purse(g) == "1 gem"
    roll(g, face)
    answer(g, *["gain sword"] * count)
    assert (purse(g), is_over(g)) == (f"1 gem {count} sword", True)


def test_chaos_wishing_well_needs_its_deposit() -> None:
    empty = rolling("worker", "chaos-wishing-well", purse="3 gem")
    assert why_not_act(empty, "chaos-wishing-well") == "ELDER-17.5"
    poor = rolling("worker", "chaos-wishing-well", purse="1 gem", fields={"chaos-wishing-well": ["chaos-2-gem"]})
    assert why_not_act(poor, "chaos-wishing-well") == "ELDER-13.4"
    free = rolling("worker", "chaos-wishing-well", fields={"chaos-wishing-well": ["orb"]})
    act(free, "chaos-wishing-well")
    roll(free, 1)
    answer(free, "gain gold")
    assert purse(free) == "1 gold"


def test_chaos_prism_rolls_a_die_of_a_card_again_once_per_turn() -> None:
    g = rolling(
        "worker", "chaos-prism", "chaos-gambling-den", "chaos-rift-of-madness",
        units={"mill": ["worker"], "fortress": ["dragon"], "mage-tower": ["worker"]},
    )  # fmt: skip
    act(g, "chaos-gambling-den")
    roll(g, 1)
    assert offered(g) == ["roll again", "no"]
    answer(g, "roll again")
    roll(g, 6)
    assert (purse(g), me(g).points) == ("1 gold", 4)  # the second roll counts, and is the last
    answer(g, "dragon from fortress to chaos-rift-of-madness")
    roll(g, 1, 1, 2)
    assert (me(g).points, is_over(g)) == (6, True)
    kept = rolling("worker", "chaos-prism", "chaos-gambling-den")
    act(kept, "chaos-gambling-den")
    roll(kept, 2)
    answer(kept, "no")
    assert purse(kept) == "1 gem"


def test_chaos_prism_helps_auras_and_walls_also_in_the_turns_of_others() -> None:
    aura = rolling("worker", "chaos-prism", "chaos-aura", "earth-passage", auras={"chaos-aura": "earth-passage"})
    act(aura, "earth-passage")
    roll(aura, 1)
    answer(aura, "roll again")
    roll(aura, 5)
    assert purse(aura) == "2 gem"
    wall = defended({"tableau": ["chaos-prism", "chaos-wall"]})
    roll(wall, 1)
    assert (int(wall.seat), offered(wall)) == (1, ["roll again", "no"])
    answer(wall, "roll again")
    roll(wall, 4)
    answer(wall, "gain gold")
    assert purse(wall, 1) == "1 gold"


def test_chaos_prism_helps_on_a_card_used_as_if_it_were_ones_own() -> None:
    g = rolling("worker", "chaos-prism", "chaos-carnival-of-masks", against={"tableau": ["chaos-gambling-den"]})
    answer(g, "masked worker from mill to chaos-gambling-den")
    roll(g, 1)
    answer(g, "roll again")
    roll(g, 6)
    answer(g, "gain gem")
    assert (purse(g), me(g).points, purse(g, 1)) == ("1 gold", 4, "1 gem")


def test_chaos_prism_rolls_another_die_than_the_highest_again() -> None:
    g = rolling("dragon", "chaos-prism", "chaos-rift-of-madness")
    act(g, "chaos-rift-of-madness")
    roll(g, 4, 1, 3)
    answer(g, "roll again")
    roll(g, 2)
    assert (me(g).points, is_over(g)) == (4, True)


def test_chaos_prism_helps_only_its_owner() -> None:
    g = rolling("worker", "chaos-gambling-den", against={"tableau": ["chaos-prism"]})
    act(g, "chaos-gambling-den")
    roll(g, 1)
    assert is_over(g)


@pytest.mark.rule("ELDER-17.9")
def test_chaos_prism_with_an_orb_rerolls_one_battle_die() -> None:
    prism = {"tableau": ["chaos-prism"], "unlocked": ["chaos-prism"]}
    g = battle(MAGMA, {**TWO, **prism}, ONE, **EVERY)
    roll_sides(g, "5", "4 1")
    answer(g, "use chaos-prism")
    assert refused(g, "reroll a 5").rule == "ELDER-19.21"  # the die of somebody else
    answer(g, "reroll a 1")
    roll_sides(g, "6")
    assert (shown(g), winner(g)) == ([6, 4], 0)
    bare = battle(MAGMA, {**TWO, "tableau": ["chaos-prism"]}, ONE, **EVERY)
    roll_sides(bare, "5", "4 1")
    assert winner(bare) == 1  # nobody is asked
    declined = battle(MAGMA, {**TWO, **prism}, ONE, **EVERY)
    roll_sides(declined, "5", "4 1")
    answer(declined, "go on")
    assert winner(declined) == 1


def masked(theirs: dict[str, Any], **seat: Any) -> Eldervale:
    """Workers come from the mill and the fortress; the other seat has cards."""
    return regrouping("worker", "chaos-carnival-of-masks", against=theirs, **seat)


@pytest.mark.rule("ELDER-13.13")
def test_chaos_carnival_of_masks_uses_a_card_of_an_opponent_once() -> None:
    g = regrouping(
        "worker", "chaos-carnival-of-masks", against={"tableau": ["earth-passage", "fire-passage", "order-citadel"]}
    )
    assert refused(g, "masked worker from mill to order-citadel").rule == "ELDER-13.2"
    assert refused(g, "worker from mill to earth-passage").rule == "ELDER-17.1"
    answer(g, "masked worker from mill to earth-passage")
    assert asked(g) == (1, "Choose")
    assert offered(g) == [f"gain {kind}" for kind in ("gem", "scroll", "potion", "tool", "sword")]
    answer(g, "gain potion")
    assert (purse(g), purse(g, 1)) == ("1 gem", "1 potion")
    assert refused(g, "masked worker from fortress to fire-passage").rule == "ELDER-2.1"
    go_on(g, "ready worker from fortress")
    assert units(g, "ready") == ["worker"] * 3


def test_chaos_carnival_of_masks_reads_the_card_as_if_it_were_ones_own() -> None:
    """The own power and supply count; the tokens and orbs of the owner count as they lie."""
    quarry = {"tableau": ["earth-old-quarry"], "fields": {"earth-old-quarry": ["earth-2-tool"]}, "purse": "5 tool"}
    poor = masked(quarry, purse="1 tool")
    assert refused(poor, "masked worker from mill to earth-old-quarry").rule == "ELDER-13.4"
    g = masked(quarry, purse="2 tool")
    answer(g, "masked worker from mill to earth-old-quarry", "gain gem")
    assert (purse(g), me(g).points, purse(g, 1), me(g, 1).points) == ("", 4, "1 gem 5 tool", 0)
    empty = masked({"tableau": ["earth-old-quarry"]}, purse="2 tool")
    assert refused(empty, "masked worker from mill to earth-old-quarry").rule == "ELDER-17.5"
    isle = masked({"tableau": ["air-floating-isle"], "unlocked": ["air-floating-isle"]})
    answer(isle, "masked worker from mill to air-floating-isle", "gain gem")
    assert (purse(isle), me(isle).points, len(holds(isle))) == ("1 gem 1 scroll", 2, 1)
    highest = masked({"tableau": ["earth-passage"], "power": {"earth": 1}}, power={"earth": 2})
    answer(highest, "masked worker from mill to earth-passage", "gain gem")
    assert purse(highest) == "1 gem 1 tool"


def test_chaos_carnival_of_masks_needs_a_unit_from_the_map_and_an_opponents_card() -> None:
    g = masked({"tableau": ["earth-passage"]}, units={"mill": ["worker"], "underworld": ["worker"]})
    assert refused(g, "fallen worker to earth-passage").rule == "ELDER-12.6"
    without = regrouping("worker", against={"tableau": ["earth-passage"]})
    assert refused(without, "masked worker from mill to earth-passage").rule == "ELDER-17.1"
    own = regrouping("worker", "chaos-carnival-of-masks", "earth-passage")
    assert refused(own, "masked worker from mill to earth-passage").rule == "ELDER-13.1"
    assert "worker from mill to earth-passage" in offered(own)


def test_chaos_carnival_of_masks_is_open_to_the_fallen_of_paladin_hall() -> None:
    """They act as if they came from the map."""
    places = {"mill": ["warrior"], "fortress": ["worker"], "underworld": ["dragon"]}
    cards = ("chaos-carnival-of-masks", "light-paladin-hall")
    g = regrouping("warrior", *cards, units=places, against={"tableau": ["earth-passage"]})
    act(g, "light-paladin-hall")
    answer(g, "fallen dragon to earth-passage", "gain sword")
    assert (purse(g), purse(g, 1)) == ("1 gem", "1 sword")
    assert refused(g, "masked worker from fortress to earth-passage").rule == "ELDER-2.1"


def test_chaos_carnival_of_masks_leaves_an_owner_with_full_hands_alone() -> None:
    full = {"tableau": ["earth-passage"], "purse": "5 gem 5 scroll 5 potion 5 tool 5 sword"}
    g = masked(full)
    answer(g, "masked worker from mill to earth-passage")
    assert (purse(g), is_over(g)) == ("1 gem", True)


def test_chaos_carnival_of_masks_works_again_in_the_next_regroup() -> None:
    mine = {"units": {"mill": ["worker"], "fortress": ["worker"]}, "tableau": ["chaos-carnival-of-masks"]}
    g = table({**mine, "purse": ""}, {"tableau": ["earth-passage"], "purse": ""}, **EVERY)
    answer(g, "regroup", "masked worker from mill to earth-passage", "gain gem")
    go_on(g, "ready worker from fortress", "regroup", "place worker in ash-plains")
    go_on(g, "take treasure in ash-plains field 1", "regroup", "regroup")
    answer(g, "masked worker from ash-plains to earth-passage", "gain gem")
    assert purse(g) == "2 gem"
