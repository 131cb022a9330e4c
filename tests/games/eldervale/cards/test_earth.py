"""The adventure cards of Earth, each as its text says."""

from __future__ import annotations

import pytest

from deskovka.games.eldervale.gaining import FOR_CARDS
from deskovka.games.eldervale.realms import REALM_NUMBERS, spot_at
from deskovka.games.eldervale.terms import EARTH
from support.eldervale import answer, me, offered, purse, refused, table, tops, units
from support.eldervale_battle import battle, dice
from support.eldervale_cards import EVERY, act, advancing, cache_points, is_over, regrouping, untested, why_not_act

MAGMA = "magma-terraces"
ALL_BASICS = "1 gem 1 scroll 1 potion 1 tool 1 sword"


def test_every_card_of_earth_has_a_test() -> None:
    assert untested(__file__, "earth") == []


@pytest.mark.rule("ELDER-17.11")
def test_earth_passage_gives_a_gem_and_its_field_to_the_highest() -> None:
    g = regrouping("worker", "earth-passage", power={"earth": 1})
    act(g, "earth-passage")
    assert purse(g) == "1 gem 1 tool"
    token = regrouping(
        "worker", "earth-passage", power={"earth": 2}, against={"power": {"earth": 1}},
        fields={"earth-passage": ["earth-2-scroll"]},
    )  # fmt: skip
    act(token, "earth-passage")
    assert purse(token) == "1 gem 2 scroll"


def test_earth_passage_gives_only_the_gem_to_who_is_not_alone_highest() -> None:
    for mine, theirs in ((0, 0), (1, 1), (1, 2)):
        g = regrouping("worker", "earth-passage", power={"earth": mine}, against={"power": {"earth": theirs}})
        act(g, "earth-passage")
        assert purse(g) == "1 gem"


@pytest.mark.rule("ELDER-17.13")
def test_earth_root_cave_scores_two_points_for_each_symbol() -> None:
    cave = {"tableau": ["earth-root-cave"], "purse": "2 gem 3 tool 1 gold 4 sword"}
    assert cache_points(**cave) == 0
    assert cache_points(**cave, fields={"earth-root-cave": ["earth-2-gem", "earth-gem-or-tool", "earth-magic"]}) == 10
    assert cache_points(**cave, unlocked=["earth-root-cave"]) == 5  # the orb: gems and tools of the supply
    assert cache_points(**cave, unlocked=["earth-root-cave"], fields={"earth-root-cave": ["earth-gold"]}) == 7


def test_earth_root_cave_takes_three_tokens_and_an_orb() -> None:
    g = table({"tableau": ["earth-root-cave"], "tray": ["earth-gem"], "orbs": 1}, **EVERY)
    assert refused(g, "orb on the field of earth-root-cave").rule == "ELDER-16.4"
    answer(g, "put earth-gem on earth-root-cave field 3", "orb on earth-root-cave")
    assert (tops(g), me(g).orbs) == ([], 0)


def test_earth_granary_scores_its_token_and_gems_and_tools() -> None:
    granary = {"tableau": ["earth-granary"]}
    assert cache_points(**granary) == 0
    assert cache_points(**granary, purse="2 gem 3 tool 1 gold 1 sword") == 5
    assert cache_points(**granary, fields={"earth-granary": ["earth-2-gem"]}, purse="1 tool") == 4


def test_earth_aura_gains_what_a_token_in_the_tableau_shows() -> None:
    """On a cache, a deposit field, the start card; not in the tray, and the token stays."""
    g = regrouping(
        "worker", "earth-aura", "fire-passage", "earth-granary", "air-wind-harp",
        auras={"earth-aura": "fire-passage"},
        fields={"earth-granary": ["earth-2-tool"], "air-wind-harp": ["air-gem-or-tool"]},
        harvest="air-gold", tray=["earth-2-gem"],
    )  # fmt: skip
    act(g, "fire-passage")
    assert purse(g) == "1 sword"
    assert [word for word in offered(g) if not word.startswith("cash")] == [
        "gain what air-gold shows as gold",
        "gain what earth-2-tool shows as tool",
        "gain what air-gem-or-tool shows as gem",
        "gain what air-gem-or-tool shows as tool",
    ]
    assert refused(g, "gain what earth-2-gem shows as gem").rule == "ELDER-2.2"
    answer(g, "gain what earth-2-tool shows as tool")
    assert purse(g) == "2 tool 1 sword"
    assert is_over(g)
    answer(g, "worker from fortress to air-wind-harp")  # its token lies there still
    assert me(g).points == 2


def test_earth_aura_does_nothing_without_a_token_it_can_read() -> None:
    """Nothing on the fields, a token face down, a token of somebody else, an orb; or it is not attached."""
    cards = ("earth-aura", "fire-passage", "fire-ember-hoard", "air-wind-harp")
    hidden = {"fire-ember-hoard": ["fire-2-tool"], "air-wind-harp": ["orb"]}
    theirs = {"tableau": ["earth-granary"], "fields": {"earth-granary": ["earth-2-gem"]}}
    g = regrouping("worker", *cards, auras={"earth-aura": "fire-passage"}, fields=hidden, against=theirs)
    act(g, "fire-passage")
    assert (purse(g), is_over(g)) == ("1 sword", True)
    fields = {"earth-granary": ["earth-2-gem"]}
    loose = regrouping("worker", *cards, "earth-granary", fields=fields)
    act(loose, "fire-passage")
    assert (purse(loose), is_over(loose)) == ("1 sword", True)
    bound = regrouping("worker", *cards, "earth-granary", fields=fields, auras={"earth-aura": "fire-passage"})
    act(bound, "fire-passage")
    assert purse(bound) == "2 gem 1 sword"


@pytest.mark.rule("ELDER-17.21")
def test_earth_wall_gains_a_gem_when_an_opponent_advances_on_earth() -> None:
    wall = {"tableau": ["earth-wall"]}
    assert purse(advancing("earth", {}, wall), 1) == "1 gem"
    assert purse(advancing("earth", {}, {}), 1) == ""
    assert purse(advancing("fire", {}, wall), 1) == ""
    assert purse(advancing("earth", {}, wall, level=5), 1) == ""
    assert purse(advancing("earth", wall, {})) == "1 gem"  # of the Heart Tree


@pytest.mark.rule("ELDER-19.17")
def test_earth_quake_hammer_spends_tools_and_gems_as_swords() -> None:
    here = {"units": {MAGMA: ["worker"]}}
    mine = {**here, "tableau": ["earth-quake-hammer"], "purse": ALL_BASICS}
    g = battle(MAGMA, mine, here)
    assert refused(g, "spend scroll for a die").rule == "ELDER-19.17"
    answer(g, "spend tool for a die", "spend gem for a die", "spend sword for a die")
    assert (dice(g), purse(g)) == (4, "1 scroll 1 potion")
    without = battle(MAGMA, {**here, "purse": ALL_BASICS}, here)
    assert refused(without, "spend tool for a die").rule == "ELDER-19.17"
    assert refused(without, "spend gem for a die").rule == "ELDER-19.17"


def test_earth_quake_hammer_breaks_no_limit_of_swords() -> None:
    """Six dice at most; and where nobody may spend swords, nothing can stand in for them."""
    seat = {"tableau": ["earth-quake-hammer"], "purse": "3 tool"}
    many = {"units": {MAGMA: ["dragon", "warrior"]}}
    g = battle(MAGMA, {**many, **seat}, {"units": {MAGMA: ["worker"]}}, placed="warrior")
    answer(g, "spend tool for a die")
    assert dice(g) == 6
    assert g.seat == -1  # the dice roll
    cold = battle(
        MAGMA, {"units": {MAGMA: ["worker"]}, **seat}, monsters={"shadow-leviathan": MAGMA}, elements=["dark"]
    )
    assert (cold.seat, dice(cold)) == (-1, 1)


@pytest.mark.rule("ELDER-17.4")
def test_earth_mushroom_terraces_give_a_tool_and_their_field() -> None:
    g = regrouping("worker", "earth-mushroom-terraces", against={"power": {"earth": 5}})
    act(g, "earth-mushroom-terraces")
    assert purse(g) == "1 gem 1 tool"
    token = regrouping("wizard", "earth-mushroom-terraces", fields={"earth-mushroom-terraces": ["earth-gem-or-scroll"]})
    act(token, "earth-mushroom-terraces", "gain scroll")
    assert purse(token) == "1 scroll 1 tool"


@pytest.mark.rule("ELDER-13.3")
def test_earth_stone_wardens_score_for_each_dwelling() -> None:
    g = regrouping(
        "warrior", "earth-stone-wardens", dwellings=["ash-plains", MAGMA], against={"dwellings": ["briar-forest"]}
    )
    assert refused(g, "worker from fortress to earth-stone-wardens").rule == "ELDER-13.3"
    act(g, "earth-stone-wardens")
    assert (purse(g), me(g).points, me(g).gains[FOR_CARDS]) == ("1 gem", 2, 2)
    homeless = regrouping("warrior", "earth-stone-wardens")
    act(homeless, "earth-stone-wardens")
    assert (purse(homeless), me(homeless).points) == ("1 gem", 0)


def test_earth_druid_circle_takes_a_token_and_reads_one() -> None:
    g = regrouping(
        "wizard", "earth-druid-circle",
        units={"mill": ["wizard"], "ash-plains": ["worker"]}, dwellings=["briar-forest"],
        tray=["air-gold"], against={"units": {"windswept-steppe": ["worker"]}},
    )  # fmt: skip
    assert refused(g, "worker from ash-plains to earth-druid-circle").rule == "ELDER-13.3"
    act(g, "earth-druid-circle")
    assert refused(g, "take treasure in windswept-steppe field 1").rule == "ELDER-10.1"
    assert refused(g, f"take treasure in {MAGMA} field 1").rule == "ELDER-10.1"  # next to the dwelling
    assert "take treasure in ash-plains field 1" in offered(g)
    answer(g, "take treasure in briar-forest field 1")
    answer(g, "gain what earth-2-gem shows as gem")  # the token just taken
    assert (tops(g), purse(g)) == (["air-gold", "earth-2-gem"], "2 gem")
    assert is_over(g)


def test_earth_druid_circle_reads_tokens_on_fields_too() -> None:
    """The realm the wizard left is none of his any more: no token is taken, the rest works."""
    seat = {
        "units": {"ash-plains": ["wizard"], "fortress": ["worker"]},
        "tableau": ["earth-druid-circle", "earth-granary"],
    }
    g = table({**seat, "tray": ["earth-gold"], "fields": {"earth-granary": ["earth-2-tool"]}, "purse": ""}, **EVERY)
    answer(g, "regroup", "wizard from ash-plains to earth-druid-circle", "gain what earth-2-tool shows as tool")
    assert (purse(g), tops(g)) == ("2 tool", ["earth-gold"])
    nothing = table({**seat, "purse": ""}, **EVERY)
    answer(nothing, "regroup")
    assert refused(nothing, "wizard from ash-plains to earth-druid-circle").rule == "ELDER-13.4"


@pytest.mark.rule("ELDER-3.13")
def test_earth_druid_circle_with_a_full_tray_gives_up_a_token_first() -> None:
    """R9: the token that is given up is no longer there to be read."""
    g = regrouping(
        "wizard", "earth-druid-circle", units={"mill": ["wizard"], "briar-forest": ["worker"]},
        tray=["air-gold", "air-gem", "air-2-tool", "air-2-scroll"],
    )  # fmt: skip
    act(g, "earth-druid-circle", "take treasure in briar-forest field 1")
    assert len(tops(g)) == 5
    answer(g, "cash air-gold for gold")
    assert refused(g, "gain what air-gold shows as gold").rule == "ELDER-2.2"
    answer(g, "gain what air-2-tool shows as tool")
    assert (purse(g), len(tops(g)), is_over(g)) == ("2 tool 1 gold", 4, True)


@pytest.mark.rule("ELDER-14.1")
def test_earth_crystal_den_builds_two_resources_cheaper() -> None:
    g = regrouping(
        "dragon", "earth-crystal-den", units={"mill": ["dragon"], MAGMA: ["worker"], "ash-plains": ["worker"]},
        purse="2 sword 2 tool",
    )  # fmt: skip
    assert refused(g, "worker from ash-plains to earth-crystal-den").rule == "ELDER-13.3"
    act(g, "earth-crystal-den")
    assert refused(g, "build in mill").rule == "ELDER-14.2"
    assert refused(g, "build in briar-forest").rule == "ELDER-14.2"
    answer(g, f"build in {MAGMA}")
    assert set(offered(g)) == {"pay 2 tool", "pay 1 tool 1 sword", "pay 2 sword"}  # the payer leaves out what he likes
    answer(g, "pay 2 tool")
    assert (purse(g), me(g).dwellings) == ("2 sword", 1 << REALM_NUMBERS[MAGMA])
    assert is_over(g)


def test_earth_crystal_den_costs_nothing_where_two_are_asked_and_needs_a_worker_on_the_map() -> None:
    g = regrouping("dragon", "earth-crystal-den", units={"mill": ["dragon"], "ash-plains": ["worker"]})
    act(g, "earth-crystal-den")
    assert (purse(g), units(g, "ash-plains")) == ("", [])
    assert me(g).dwellings == 1 << REALM_NUMBERS["ash-plains"]
    assert why_not_act(regrouping("dragon", "earth-crystal-den", purse="5 tool"), "earth-crystal-den") == "ELDER-13.4"
    dear = regrouping("dragon", "earth-crystal-den", units={"mill": ["dragon"], MAGMA: ["worker"]}, purse="1 sword")
    assert why_not_act(dear, "earth-crystal-den") == "ELDER-13.4"


@pytest.mark.rule("ELDER-17.5", "ELDER-17.6")
def test_earth_old_quarry_pays_its_deposit_for_four_points() -> None:
    g = regrouping("worker", "earth-old-quarry", fields={"earth-old-quarry": ["earth-2-tool"]}, purse="2 tool")
    act(g, "earth-old-quarry")
    assert (purse(g), me(g).points) == ("", 4)
    free = regrouping("worker", "earth-old-quarry", fields={"earth-old-quarry": ["orb"]})
    act(free, "earth-old-quarry")
    assert me(free).points == 4
    assert why_not_act(regrouping("worker", "earth-old-quarry", purse="5 tool"), "earth-old-quarry") == "ELDER-17.5"
    poor = regrouping("worker", "earth-old-quarry", fields={"earth-old-quarry": ["earth-2-tool"]}, purse="1 tool")
    assert why_not_act(poor, "earth-old-quarry") == "ELDER-13.4"


def test_earth_old_quarry_is_paid_with_gold_or_a_magic_card_where_that_lies_there() -> None:
    gold = regrouping(
        "worker", "earth-old-quarry", fields={"earth-old-quarry": ["earth-2-tool"]}, purse="1 tool 1 gold"
    )
    act(gold, "earth-old-quarry")
    assert (purse(gold), me(gold).points) == ("", 4)
    spell = regrouping("worker", "earth-old-quarry", fields={"earth-old-quarry": ["earth-magic"]}, hand=["spell-gust"])
    act(spell, "earth-old-quarry")
    assert (me(spell).hand, me(spell).points) == (0, 4)


def test_earth_heart_tree_gives_power_with_an_orb() -> None:
    bare = regrouping("worker", "earth-heart-tree")
    act(bare, "earth-heart-tree")
    assert (purse(bare), is_over(bare), sum(me(bare).levels)) == ("1 gem", True, 1)
    g = regrouping("worker", "earth-heart-tree", orbs=1, power={"air": 5, "earth": 1})
    answer(g, "orb on earth-heart-tree")
    act(g, "earth-heart-tree")
    assert offered(g) == ["power of air", "power of earth"]
    assert refused(g, "power of fire").rule == "ELDER-22.4"  # no marker there
    answer(g, "power of earth")
    assert (purse(g), me(g).levels[EARTH], me(g).points) == ("1 gem", 2, 0)


def test_earth_heart_tree_scores_at_the_top() -> None:
    g = regrouping("worker", "earth-heart-tree", unlocked=["earth-heart-tree"], power={"air": 5, "earth": 1})
    act(g, "earth-heart-tree", "power of air")
    assert (me(g).points, me(g).levels[EARTH]) == (2, 1)


@pytest.mark.rule("ELDER-14.3")
def test_earth_masons_guild_makes_dwellings_cheaper_and_worth_more() -> None:
    places = {"mill": ["worker"], "ash-plains": ["worker"]}
    g = regrouping("worker", "earth-masons-guild", units=places, purse="1 sword 1 tool")
    answer(g, "worker from mill does settle")
    assert set(offered(g)) == {"pay 1 tool", "pay 1 sword"}
    answer(g, "pay 1 sword")
    assert (purse(g), me(g).gains[FOR_CARDS]) == ("1 tool", 1)
    dear = regrouping(
        "worker", "earth-masons-guild", units={"mill": ["worker"], MAGMA: ["worker"]}, purse="2 sword 1 tool"
    )
    answer(dear, "worker from mill does settle")
    assert (purse(dear), me(dear).dwellings) == ("", 1 << REALM_NUMBERS[MAGMA])  # three of four
    without = regrouping("worker", units=places, purse="1 sword 1 tool")
    answer(without, "worker from mill does settle")
    assert (purse(without), me(without).gains[FOR_CARDS]) == ("", 0)


@pytest.mark.parametrize(
    ("realm", "cost", "paid", "left"),
    [
        (MAGMA, "2 tool 2 sword", ["pay 1 tool", "pay 1 sword"], "1 tool 2 sword"),
        ("hollow-mountain", "2 gem 1 tool", ["pay 1 gem", "pay 1 tool"], "1 gem 1 tool"),
        ("ash-plains", "1 tool 1 sword", [], "1 tool 1 sword"),
    ],
)
def test_earth_masons_guild_leaves_one_resource_to_pay(realm: str, cost: str, paid: list[str], left: str) -> None:
    """What has no minimum is taken first: with the Crystal Den one of four and of three is left, of two nothing."""
    g = regrouping(
        "dragon", "earth-crystal-den", "earth-masons-guild", units={"mill": ["dragon"], realm: ["worker"]}, purse=cost,
        keys={"laid": {"hollow-mountain": spot_at(2, 1)}, "supply": ["mossy-hills"]},
    )  # fmt: skip
    act(g, "earth-crystal-den")
    assert {word for word in offered(g) if word.startswith("pay")} == {*paid}
    if paid:
        answer(g, paid[0])
    assert (purse(g), me(g).gains[FOR_CARDS]) == (left, 1)
