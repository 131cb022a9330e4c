"""The adventure cards of Order, each as its text says."""

from __future__ import annotations

from typing import Any

import pytest

from deskovka.games.eldervale.gaining import FOR_CARDS
from deskovka.games.eldervale.table import Eldervale
from deskovka.games.eldervale.terms import EARTH, FIRE, ORDER
from support.eldervale import answer, asked, go_on, me, offered, purse, refused, table, tableau, units
from support.eldervale_battle import battle, roll, winner
from support.eldervale_cards import EVERY, act, advancing, cache_points, is_over, regrouping, untested, why_not_act

MAGMA = "magma-terraces"
ONE = {"units": {MAGMA: ["worker"]}}
TWO = {"units": {MAGMA: ["worker", "worker"]}}
HALBERD = {"tableau": ["order-halberd"]}


def test_every_card_of_order_has_a_test() -> None:
    assert untested(__file__, "order") == []


@pytest.mark.rule("ELDER-17.11")
def test_order_passage_gives_a_tool_and_its_field_to_the_highest() -> None:
    g = regrouping("worker", "order-passage", power={"order": 1})
    act(g, "order-passage")
    assert purse(g) == "1 scroll 1 tool"
    token = regrouping("wizard", "order-passage", power={"order": 1}, fields={"order-passage": ["order-2-sword"]})
    act(token, "order-passage")
    assert purse(token) == "1 tool 2 sword"
    for mine, theirs in ((0, 0), (3, 3), (1, 2)):
        low = regrouping("worker", "order-passage", power={"order": mine}, against={"power": {"order": theirs}})
        act(low, "order-passage")
        assert purse(low) == "1 tool"


@pytest.mark.rule("ELDER-17.12")
@pytest.mark.parametrize(
    ("tokens", "points"),
    [
        ([], 0),
        (["order-2-tool"], 1),
        (["order-2-tool", "air-2-gem"], 4),
        (["order-2-tool", "air-2-gem", "dark-potion-or-sword"], 9),
        (["order-2-tool", "order-tool", "order-tool-or-scroll"], 1),  # each two have tools in common
        (["order-2-tool", "order-tool-or-scroll", "order-2-scroll"], 4),
        (["order-gold", "order-magic", "air-gem"], 9),  # gold and magic are types too
        (["air-gem-or-tool", "dark-sword-or-scroll", "order-tool-or-sword"], 4),
    ],
)
def test_order_royal_treasury_scores_tokens_that_share_no_type(tokens: list[str], points: int) -> None:
    treasury = {"tableau": ["order-royal-treasury"], "fields": {"order-royal-treasury": tokens}}
    assert cache_points(**treasury) == points
    assert cache_points(**treasury, purse="3 tool 2 scroll 1 gold") == points + 3


def hosting(host: str, *more: str, **seat: Any) -> Eldervale:
    """The Aura of Order lies on a card; workers come from the mill, the fortress and the Mage Tower."""
    places = {"mill": ["worker"], "fortress": ["worker"], "mage-tower": ["dragon"]}
    return regrouping("worker", "order-aura", host, *more, auras={"order-aura": host}, units=places, **seat)


@pytest.mark.rule("ELDER-12.4")
def test_order_aura_has_room_for_two_units() -> None:
    g = hosting("earth-passage", "fire-passage")
    act(g, "earth-passage")
    answer(g, "dragon from mage-tower to earth-passage")
    assert purse(g) == "2 gem"
    assert refused(g, "worker from fortress to earth-passage").rule == "ELDER-12.4"
    other = hosting("fire-passage", "earth-passage")
    act(other, "earth-passage")
    assert refused(other, "worker from fortress to earth-passage").rule == "ELDER-12.4"
    loose = regrouping("worker", "order-aura", "earth-passage")
    act(loose, "earth-passage")
    assert refused(loose, "worker from fortress to earth-passage").rule == "ELDER-12.4"


def test_order_aura_asks_the_price_and_the_symbol_of_each_unit() -> None:
    g = hosting("earth-old-quarry", fields={"earth-old-quarry": ["earth-2-tool"]}, purse="3 tool")
    act(g, "earth-old-quarry")
    assert refused(g, "worker from fortress to earth-old-quarry").rule == "ELDER-13.4"
    den = hosting("earth-crystal-den", purse="5 tool")
    assert refused(den, "worker from mill to earth-crystal-den").rule == "ELDER-13.3"


def test_order_aura_can_be_attached_when_the_first_unit_has_acted() -> None:
    """A free action between two units (ELDER-12.12)."""
    g = regrouping("worker", "order-aura", "earth-passage")
    act(g, "earth-passage")
    answer(g, "attach order-aura to earth-passage", "worker from fortress to earth-passage")
    assert purse(g) == "2 gem"


@pytest.mark.rule("ELDER-17.21")
def test_order_wall_gains_a_tool_when_an_opponent_advances_on_order() -> None:
    wall = {"tableau": ["order-wall"]}
    assert purse(advancing("order", {}, wall), 1) == "1 tool"
    assert purse(advancing("order", {}, {}), 1) == ""
    assert purse(advancing("fire", {}, wall), 1) == ""
    assert purse(advancing("order", {}, wall, level=5), 1) == ""
    assert purse(advancing("order", wall, {})) == "1 gem"  # of the Heart Tree


@pytest.mark.rule("ELDER-19.22", "ELDER-19.23")
def test_order_halberd_wins_the_first_tie_for_the_highest() -> None:
    g = battle(MAGMA, {**TWO, **HALBERD}, TWO)
    roll(g, "6 5", "6 1")  # tied for the highest; the second die does not matter
    assert winner(g) == 0
    second = battle(MAGMA, {**ONE, **HALBERD}, ONE)
    roll(second, "4", "4")
    assert winner(second) == 0
    theirs = battle(MAGMA, ONE, {**ONE, "tableau": ["order-halberd"]})
    roll(theirs, "4", "4")
    assert winner(theirs) == 1
    nobody = battle(MAGMA, ONE, ONE)
    roll(nobody, "4", "4")
    assert winner(nobody) is None


def test_order_halberd_helps_only_who_is_highest() -> None:
    g = battle(MAGMA, {**TWO, **HALBERD}, TWO)
    roll(g, "6 1", "5 5")
    assert winner(g) == 1
    three = battle(MAGMA, {**TWO, **HALBERD}, TWO, TWO)
    roll(three, "6 1", "6 4", "5 5")  # the tie of the others is not one's own
    assert winner(three) == 2
    later = battle(MAGMA, {**TWO, **HALBERD}, TWO, ONE)
    roll(later, "6 6", "6", "6 1")
    assert winner(later) == 0
    beast = battle(MAGMA, {**ONE, **HALBERD}, monsters={"power-demon": MAGMA})
    roll(beast, "5", "5 5 5")
    assert winner(beast) == 0


def test_order_workshop_gains_two_different_types_that_are_missing() -> None:
    g = regrouping("worker", "order-workshop", purse="1 gem 2 scroll 5 gold")
    act(g, "order-workshop")
    assert offered(g) == ["gain potion", "gain tool", "gain sword"]
    assert refused(g, "gain gem").message == "eldervale-refusal-not-missing"
    assert refused(g, "gain gold").message == "eldervale-refusal-not-basic"
    answer(g, "gain tool")
    assert offered(g) == ["gain potion", "gain sword"]
    answer(g, "gain sword")
    assert (purse(g), me(g).points, is_over(g)) == ("1 gem 2 scroll 1 tool 1 sword 5 gold", 0, True)


def test_order_workshop_gains_the_only_missing_type_or_scores() -> None:
    g = regrouping("worker", "order-workshop", purse="1 gem 1 scroll 1 potion 1 tool")
    act(g, "order-workshop")
    assert (purse(g), me(g).points, is_over(g)) == ("1 gem 1 scroll 1 potion 1 tool 1 sword", 0, True)
    full = regrouping("dragon", "order-workshop", purse="1 gem 1 scroll 1 potion 1 tool 1 sword")
    act(full, "order-workshop")
    assert (purse(full), me(full).gains[FOR_CARDS]) == ("1 gem 1 scroll 1 potion 1 tool 1 sword", 2)


@pytest.mark.rule("ELDER-21.2")
def test_order_citadel_advances_on_the_fame_track() -> None:
    g = regrouping("warrior", "order-citadel")
    assert refused(g, "worker from fortress to order-citadel").rule == "ELDER-13.3"
    act(g, "order-citadel")
    assert (me(g).fame, me(g).points, is_over(g)) == (1, 2, True)
    second = regrouping("warrior", "order-citadel", fame=1)
    act(second, "order-citadel", "gain gold")
    assert (me(second).fame, purse(second)) == (2, "1 gold")


@pytest.mark.rule("ELDER-18.9")
def test_order_citadel_may_be_used_in_a_first_regroup_for_nothing() -> None:
    g = regrouping("warrior", "order-citadel", keys={"peaceful": True})
    act(g, "order-citadel")
    assert (me(g).fame, me(g).points, is_over(g)) == (-1, 0, True)
    go_on(g, "ready worker from fortress")
    assert me(g).fame == 0


def test_order_law_codex_scores_for_the_elements_of_the_tableau() -> None:
    alone = regrouping("wizard", "order-law-codex")
    assert refused(alone, "worker from fortress to order-law-codex").rule == "ELDER-13.3"
    act(alone, "order-law-codex")
    assert (purse(alone), me(alone).points) == ("1 scroll", 2)  # Order, and Air of the start card
    same = regrouping("wizard", "order-law-codex", "order-wall", "air-wall", "fire-wall", "fire-passage")
    act(same, "order-law-codex")
    assert me(same).points == 3
    many = ["order-law-codex", "fire-wall", "water-wall", "earth-wall", "light-wall", "dark-wall"]
    g = regrouping("wizard", *many, against={"tableau": ["chaos-wall"]})
    act(g, "order-law-codex")
    assert (purse(g), me(g).points) == ("1 scroll", 5)


def test_order_dragon_treaty_takes_a_card_for_one_resource_less() -> None:
    g = regrouping("dragon", "order-dragon-treaty", purse="1 gem")
    assert refused(g, "worker from fortress to order-dragon-treaty").rule == "ELDER-13.3"
    act(g, "order-dragon-treaty")
    assert offered(g) == [f"take card {element}-passage" for element in ("air", "earth", "water", "chaos")]
    assert refused(g, "take card fire-passage").rule == "ELDER-11.5"  # a sword and a tool
    assert refused(g, "take card earth-old-quarry").rule == "ELDER-11.5"  # not on offer
    answer(g, "take card earth-passage")
    assert (purse(g), tableau(g), me(g).levels[EARTH]) == ("", ["order-dragon-treaty", "earth-passage"], 1)
    assert is_over(g)
    assert g.face_up >> EARTH & 1  # the next card is turned up


def test_order_dragon_treaty_lets_the_payer_choose_what_is_left_out() -> None:
    g = regrouping("dragon", "order-dragon-treaty", purse="1 gem 1 tool 1 scroll 1 sword")
    act(g, "order-dragon-treaty", "take card fire-passage")
    assert set(offered(g)) == {"pay 1 tool", "pay 1 sword"}
    answer(g, "pay 1 sword")
    assert (purse(g), me(g).levels[FIRE]) == ("1 gem 1 scroll 1 tool", 1)
    poor = regrouping("dragon", "order-dragon-treaty")
    assert why_not_act(poor, "order-dragon-treaty") == "ELDER-13.4"


@pytest.mark.rule("ELDER-17.5", "ELDER-17.8")
def test_order_tax_office_pays_its_deposit_for_gold_and_points_for_dwellings() -> None:
    office = {"order-tax-office": ["order-tool-or-scroll"]}
    homes = ["ash-plains", MAGMA]
    g = regrouping("worker", "order-tax-office", fields=office, purse="1 tool 1 scroll", dwellings=homes)
    act(g, "order-tax-office", "pay 1 scroll")
    assert (purse(g), me(g).points) == ("1 tool 1 gold", 2)
    none = regrouping("worker", "order-tax-office", fields={"order-tax-office": ["orb"]})
    act(none, "order-tax-office")
    assert (purse(none), me(none).points) == ("1 gold", 0)
    empty = regrouping("worker", "order-tax-office", purse="1 tool 1 scroll")
    assert why_not_act(empty, "order-tax-office") == "ELDER-17.5"
    poor = regrouping("worker", "order-tax-office", fields=office, purse="5 gem")
    assert why_not_act(poor, "order-tax-office") == "ELDER-13.4"


def test_order_tax_office_scores_for_four_dwellings_at_most() -> None:
    homes = ["ash-plains", MAGMA, "briar-forest", "terraced-fields", "windswept-steppe"]
    places = {"mill": ["dragon"], "fortress": ["warrior"]}
    orb = {"order-tax-office": ["orb"]}
    for count, points in ((3, 3), (4, 4), (5, 4)):
        mine = {"dwellings": homes[:count], "units": places, "fields": orb}
        g = regrouping("dragon", "order-tax-office", against={"dwellings": homes[count:]}, **mine)
        act(g, "order-tax-office")
        assert (purse(g), me(g).points) == ("1 gold", points)


@pytest.mark.rule("ELDER-17.9")
def test_order_grand_archive_gives_power_with_an_orb() -> None:
    bare = regrouping("worker", "order-grand-archive", orbs=1)
    act(bare, "order-grand-archive")
    assert (purse(bare), me(bare).points, me(bare).levels[ORDER]) == ("1 scroll", 1, 0)
    g = regrouping("worker", "order-grand-archive", orbs=1)
    answer(g, "orb on order-grand-archive")
    act(g, "order-grand-archive")
    assert (purse(g), me(g).points, me(g).levels[ORDER]) == ("1 scroll", 1, 1)
    top = regrouping("worker", "order-grand-archive", unlocked=["order-grand-archive"], power={"order": 5})
    act(top, "order-grand-archive")
    assert (purse(top), me(top).points, me(top).levels[ORDER]) == ("1 scroll", 3, 5)


@pytest.mark.rule("ELDER-9.17")
def test_order_arch_bridge_places_units_next_to_own_dwellings() -> None:
    mine = {"units": {"mill": ["worker"], "ready": ["warrior"]}, "dwellings": ["ash-plains"], "tableau": []}
    theirs = {"units": {"briar-forest": ["worker"]}, "dwellings": [MAGMA]}
    bare = table(mine, theirs, **EVERY)
    assert refused(bare, "place worker in briar-forest").rule == "ELDER-9.4"
    g = table({**mine, "tableau": ["order-arch-bridge"]}, theirs, **EVERY)
    assert "place warrior in briar-forest" in offered(g)
    assert refused(g, "place worker in ash-plains").rule == "ELDER-9.4"  # the realm of the dwelling itself
    assert refused(g, "place worker in terraced-fields").rule == "ELDER-9.4"  # next to a dwelling of somebody else
    answer(g, "place worker in briar-forest")
    assert units(g, "briar-forest") == ["worker"]


def test_order_arch_bridge_leads_into_occupied_realms_with_no_unit_on_the_map() -> None:
    mine = {"dwellings": ["ash-plains"], "tableau": ["order-arch-bridge"]}
    theirs = {"units": {"briar-forest": ["worker"], "mill": ["worker"]}}
    g = table(mine, theirs, **EVERY)
    assert "place worker in briar-forest" in offered(g)
    assert "place worker in terraced-fields" in offered(g)  # as anybody else
    assert refused(g, "place worker in mill").rule == "ELDER-9.2"
    assert refused(table({**mine, "tableau": []}, theirs, **EVERY), "place worker in briar-forest").rule == "ELDER-9.2"


def test_order_guild_charter_makes_one_card_a_turn_cheaper() -> None:
    mine = {"units": {"mill": ["worker"]}, "purse": "5 gold", "tableau": ["order-guild-charter"]}
    g = table(mine, supply=[], **EVERY)
    go_on(g, "place worker in dungeon-1", "take card air-passage")
    assert purse(g) == "4 gold"
    go_on(g, "take card fire-passage")
    assert (purse(g), asked(g)) == ("2 gold", (1, "Turn"))  # the second one of this turn
    without = table({**mine, "tableau": []}, supply=[], **EVERY)
    go_on(without, "place worker in dungeon-1", "take card air-passage")
    assert purse(without) == "3 gold"


def test_order_guild_charter_adds_to_other_discounts_and_leaves_one_to_pay() -> None:
    g = regrouping("dragon", "order-guild-charter", "order-dragon-treaty", purse="1 gem")
    act(g, "order-dragon-treaty", "take card earth-passage")
    assert purse(g) == ""  # two of two less would be nothing
    offer = {"offer": ["light-oracle-of-dawn"]}
    dear = regrouping("dragon", "order-guild-charter", "order-dragon-treaty", purse="1 potion", keys=offer)
    act(dear, "order-dragon-treaty")
    assert refused(dear, "take card light-oracle-of-dawn").rule == "ELDER-11.5"  # two of four less are two
    three = regrouping(
        "dragon", "order-guild-charter", "order-dragon-treaty", purse="1 scroll", keys={"offer": ["light-aura"]}
    )
    act(three, "order-dragon-treaty", "take card light-aura")
    assert (purse(three), tableau(three)[-1]) == ("", "light-aura")


def test_order_guild_charter_works_again_in_the_next_turn() -> None:
    mine = {"units": {"mill": ["worker"], "ready": ["dragon"]}, "purse": "5 gold", "tableau": ["order-guild-charter"]}
    g = table({**mine, "tableau": ["order-guild-charter", "order-dragon-treaty"]}, supply=[], **EVERY)
    go_on(g, "place dragon in dungeon-1", "take card air-passage", "burn fire-passage", "regroup")
    answer(g, "regroup", "dragon from dungeon-1 to order-dragon-treaty", "take card earth-passage")
    assert purse(g) == "3 gold"
