"""Operations: gains, payments, swaps, choices, dice; words of the rules that all effects share (ELDER-2.1 to 2.8)."""

from __future__ import annotations

import pytest

from support.eldervale import answer, asked, events, holds, me, offered, purse, refused, table, units, where

# ---- precedence and timing


@pytest.mark.rule("ELDER-2.1")
def test_a_card_overrides_a_rule() -> None:
    """Tide Charts: seven of each resource instead of five (ELDER-3.3)."""
    g = table(
        {"units": {"mill": ["worker"], "fortress": ["worker"]}, "tableau": ["water-tide-charts"], "purse": "5 scroll"},
        elements=["water"],
    )
    answer(g, "regroup", "worker from mill does harvest")
    assert purse(g) == "6 scroll"


@pytest.mark.rule("ELDER-2.2")
def test_you_is_whoever_uses_the_card() -> None:
    g = table(
        {"units": {"mill": ["wizard"], "fortress": ["worker"]}, "faction": "twisted-court", "purse": "", "points": 3},
        {"tableau": ["order-law-codex", "earth-passage"], "purse": "", "points": 4},
    )
    answer(g, "regroup", "wizard from mill to order-law-codex")
    assert purse(g) == "1 scroll"
    assert purse(g, 1) == ""
    assert (me(g).points, me(g, 1).points) == (4, 4)  # the tableau that is counted is one's own: the start card


@pytest.mark.rule("ELDER-2.3")
def test_the_active_player_orders_what_happens_at_once() -> None:
    """A worker falls in the turn of seat 0: the effects of seat 1 come in the order seat 0 chooses."""
    g = table(
        {"units": {"mill": ["dragon"], "fortress": ["worker"]}, "tableau": ["fire-volcano-throne"], "purse": ""},
        {
            "units": {"dungeon-1": ["worker"]},
            "tableau": ["dark-pact-of-souls", "fire-phoenix-nest"],
            "purse": "",
        },
        elements=["dark"],
    )
    answer(g, "regroup", "dragon from mill to fire-volcano-throne")
    assert asked(g) == (0, "WhichFirst")
    assert offered(g) == ["first dark-pact-of-souls", "first fire-phoenix-nest"]
    told = [event for event in events(g, "first fire-phoenix-nest") if event["event"] == "used"]
    assert [event["source"] for event in told] == ["fire-phoenix-nest", "dark-pact-of-souls"]
    assert (me(g, 1).points, purse(g, 1)) == (1, "1 potion 1 sword")


@pytest.mark.rule("ELDER-2.4")
def test_what_players_do_at_the_same_moment_resolves_as_announced() -> None:
    """R30: from the left of the active player, one at a time; each is carried out before the next is asked."""
    g = table(
        {"units": {"mill": ["worker"]}, "tray": ["air-gem"], "purse": ""},
        {"tray": ["fire-sword", "fire-2-tool"], "purse": ""},
    )
    answer(g, "regroup", "ready worker from mill", "go on")
    assert asked(g) == (1, "Window")  # seat 0's turn ends
    answer(g, "cash fire-sword for sword")
    assert purse(g, 1) == "1 sword"
    answer(g, "go on")
    assert asked(g) == (0, "Window")
    answer(g, "cash air-gem for gem")
    assert (purse(g), purse(g, 1)) == ("1 gem", "1 sword")


@pytest.mark.rule("ELDER-2.5")
def test_a_slash_is_a_choice() -> None:
    g = table(
        {"units": {"mill": ["worker"], "fortress": ["worker"]}, "tableau": ["chaos-passage"], "purse": ""},
        elements=["chaos"],
    )
    answer(g, "regroup", "worker from mill to chaos-passage")
    assert offered(g) == ["choose gain-sword", "choose gain-gem"]
    assert refused(g, "ready worker from fortress").rule == "ELDER-2.5"
    answer(g, "choose gain-gem")
    assert purse(g) == "1 gem"


@pytest.mark.rule("ELDER-2.6", "ELDER-2.7", "ELDER-2.8")
def test_a_moved_unit_was_not_placed() -> None:
    """No realm action, no rampage, no battle; and the turn's own placement is still to come."""
    g = table(
        {"units": {"mill": ["worker"]}, "hand": ["spell-gust"], "purse": "3 scroll 3 gem", "power": {"air": 5}},
        {"units": {"dungeon-1": ["worker"]}},
        monsters={"winged-serpent": "ash-plains"},
    )
    answer(g, "cast spell-gust", "move worker from mill to fortress")
    assert units(g, "fortress") == ["worker"]
    assert where(g, "winged-serpent") == "ash-plains"
    assert g.battle is None
    assert purse(g) == "3 gem 3 scroll"  # nothing was spent at the Fortress
    assert asked(g) == (0, "Turn")


# ---- gaining, losing, swapping


def test_as_many_as_are_counted() -> None:
    g = table(
        {
            "units": {"mill": ["worker"], "fortress": ["worker"], "underworld": ["wizard", "warrior", "dragon"]},
            "tableau": ["dark-grave-robbers"],
            "purse": "",
        },
        elements=["dark"],
    )
    answer(g, "regroup", "worker from mill to dark-grave-robbers")
    assert purse(g) == "2 potion"  # three have fallen, at most two count
    assert len(holds(g)) == 1


def test_swaps_of_basic_resources_take_no_gold() -> None:
    g = table(
        {
            "units": {"mill": ["worker"], "fortress": ["worker"]},
            "tableau": ["water-pearl-divers"],
            "purse": "5 tool 1 gold",
        },
        elements=["water"],
    )
    answer(g, "regroup", "worker from mill to water-pearl-divers")
    assert refused(g, "swap gold for gem").rule == "ELDER-3.7"
    assert refused(g, "swap gem for gold").rule == "ELDER-3.7"
    assert refused(g, "swap gem for gem").rule == "ELDER-3.7"
    assert refused(g, "swap sword for gem").rule == "ELDER-3.2"
    assert refused(g, "swap gem for tool").rule == "ELDER-3.4"
    assert refused(g, "ready worker from fortress").rule == "ELDER-15.10"
    answer(g, "swap tool for sword", "swap gem for scroll")
    assert asked(g)[1] == "TakeBack"
    assert purse(g) == "1 scroll 1 potion 4 tool 1 sword 1 gold"


def test_fewer_swaps_than_allowed() -> None:
    g = table(
        {"units": {"mill": ["worker"], "fortress": ["worker"]}, "tableau": ["water-pearl-divers"], "purse": ""},
        elements=["water"],
    )
    answer(g, "regroup", "worker from mill to water-pearl-divers", "swap gem for tool", "done")
    assert purse(g) == "1 potion 1 tool"


def test_swords_for_points_are_a_payment() -> None:
    """R73: gold may stand in at the Lava Forge."""
    g = table(
        {"units": {"mill": ["worker"], "fortress": ["worker"]}, "tableau": ["fire-lava-forge"], "purse": "1 gold"}
    )
    answer(g, "regroup", "worker from mill to fire-lava-forge", "turn in sword for points")
    assert me(g).points == 3
    assert purse(g) == "1 tool"
    short = table({"units": {"mill": ["worker"], "fortress": ["worker"]}, "tableau": ["fire-lava-forge"], "purse": ""})
    answer(short, "regroup", "worker from mill to fire-lava-forge")
    assert asked(short)[1] == "TakeBack"  # one sword alone buys nothing


def test_discarded_cards_bring_points() -> None:
    g = table(
        {"units": {"mill": ["wizard"], "fortress": ["worker"]}, "tableau": ["air-weather-tower"], "purse": "3 gold"},
        magic=["spell-gust", "spell-levy"],
    )
    answer(g, "regroup", "wizard from mill to air-weather-tower")
    answer(g, "turn in magic for points", "discard spell-levy", "turn in magic for points")
    assert me(g).points == 4
    assert holds(g) == []
    assert purse(g) == "3 gold"


def test_what_is_lost_is_chosen_and_gold_stands_in_for_nothing() -> None:
    g = table({"hand": ["spell-wild-magic"], "purse": "1 gem 1 gold", "power": {"chaos": 5}}, elements=["chaos"])
    g.open_luck = True
    answer(g, "cast spell-wild-magic", "roll 1")
    assert offered(g) == ["give back gem", "give back gold"]
    assert refused(g, "give back sword").rule == "ELDER-3.2"
    answer(g, "give back gold")
    assert purse(g) == "1 gem"


# ---- choices and conditions


def test_a_list_whose_first_part_is_impossible_cannot_be_picked() -> None:
    g = table(
        {"units": {"mill": ["worker"], "fortress": ["worker"]}, "tableau": ["chaos-wild-hunt"], "purse": ""},
        elements=["chaos"],
    )
    answer(g, "regroup", "worker from mill to chaos-wild-hunt")
    assert asked(g)[1] == "TakeBack"  # no monster is on the map: nothing to ask
    hunt = table(
        {"units": {"mill": ["worker"], "fortress": ["worker"]}, "tableau": ["chaos-wild-hunt"], "purse": ""},
        monsters={"winged-serpent": "ash-plains"},
        elements=["chaos"],
    )
    answer(hunt, "regroup", "worker from mill to chaos-wild-hunt")
    assert offered(hunt) == ["choose nothing", "choose move-monster"]


def test_a_condition_decides_between_two_lists() -> None:
    seat = {"units": {"mill": ["worker"], "fortress": ["worker"]}, "tableau": ["order-workshop"]}
    lacking = table({**seat, "purse": "1 gem"})
    answer(lacking, "regroup", "worker from mill to order-workshop", "gain tool", "gain sword")
    assert purse(lacking) == "1 gem 1 tool 1 sword"
    full = table(seat)
    answer(full, "regroup", "worker from mill to order-workshop")
    assert me(full).points == 2


# ---- dice of cards


def test_a_die_decides() -> None:
    for face, gained, points in ((1, "", 0), (2, "1 gem", 0), (3, "1 gem", 0), (6, "1 gold", 4)):
        g = table(
            {"units": {"mill": ["worker"], "fortress": ["worker"]}, "tableau": ["chaos-gambling-den"], "purse": ""},
            elements=["chaos"],
        )
        g.open_luck = True
        answer(g, "regroup", "worker from mill to chaos-gambling-den")
        assert g.seat == -1
        assert offered(g) == [f"roll {number}" for number in range(1, 7)]
        assert refused(g, "ready worker from fortress", seat=0).rule == "ELDER-15.10"
        told = events(g, f"roll {face}")
        assert told[0] == {"event": "die", "face": str(face), "source": "chaos-gambling-den"}
        assert (purse(g), me(g).points) == (gained, points)


def test_the_prism_rolls_a_die_again_once_per_turn() -> None:
    g = table(
        {
            "units": {"mill": ["worker"], "fortress": ["dragon"], "mage-tower": ["worker"]},
            "tableau": ["chaos-gambling-den", "chaos-prism", "chaos-rift-of-madness"],
            "purse": "",
        },
        elements=["chaos"],
    )
    g.open_luck = True
    answer(g, "regroup", "worker from mill to chaos-gambling-den", "roll 1")
    assert offered(g) == ["roll again", "no"]
    answer(g, "roll again", "roll 6")
    assert (purse(g), me(g).points) == ("1 gold", 4)
    answer(g, "dragon from fortress to chaos-rift-of-madness", "roll 2", "roll 5", "roll 3")
    assert me(g).points == 9


def test_of_several_dice_the_highest_scores_and_another_is_rolled_again() -> None:
    g = table(
        {
            "units": {"fortress": ["dragon"], "mage-tower": ["worker"]},
            "tableau": ["chaos-prism", "chaos-rift-of-madness"],
        },
        elements=["chaos"],
    )
    g.open_luck = True
    answer(g, "regroup", "dragon from fortress to chaos-rift-of-madness", "roll 4", "roll 1", "roll 3", "roll again")
    answer(g, "roll 2")
    assert me(g).points == 4


def test_luck_rolls_by_itself() -> None:
    seen = set()
    for luck in range(1, 40):
        g = table(
            {"units": {"fortress": ["dragon"], "mage-tower": ["worker"]}, "tableau": ["chaos-rift-of-madness"]},
            elements=["chaos"],
        )
        g.luck = luck * 7919
        answer(g, "regroup", "dragon from fortress to chaos-rift-of-madness")
        seen.add(int(me(g).points))
    assert {4, 5, 6} <= seen <= {1, 2, 3, 4, 5, 6}
