"""The expedition of a Dungeon (ELDER-11)."""

from __future__ import annotations

from typing import Any

import pytest

from deskovka.games.eldervale.box import ADVENTURE
from deskovka.games.eldervale.offer import BuyCard, Refill, card_cost, offered_cards
from deskovka.games.eldervale.realms import FIELDS, REALM_NAMES, STEPS
from deskovka.games.eldervale.table import Eldervale
from deskovka.games.eldervale.treasures import height
from deskovka.text import Speaker, texts
from support.eldervale import (
    ELDERVALE,
    answer,
    asked,
    card,
    events,
    go_on,
    me,
    offered,
    purse,
    realm,
    refused,
    table,
    tableau,
    where,
)

AT_THE_DUNGEON = {"units": {"mill": ["worker"]}, "purse": "5 gold"}


def expedition(seat: dict[str, Any] = AT_THE_DUNGEON, **keys: Any) -> Eldervale:
    """A worker has come to the Dungeon."""
    g = table(seat, **keys)
    go_on(g, "place worker in dungeon-1")
    return g


def face_up(g: Eldervale) -> list[str]:
    return [ADVENTURE[number].name for number in offered_cards(g)]


@pytest.mark.rule("ELDER-11.1")
def test_the_top_tile_is_laid_beside_two_realms() -> None:
    g = expedition(supply=["hanging-rocks", "mossy-hills"])
    assert asked(g) == (0, "PutTile")
    assert all(word.startswith("lay the tile at ") for word in offered(g))
    assert refused(g, "take card air-passage").rule == "ELDER-11.1"
    spot = g.options[0] >> 8 & 4095
    go_on(g, offered(g)[0])
    assert g.tile_at(spot) == realm("hanging-rocks")
    assert sum(g.tile_at(spot + step) >= 0 for step in STEPS) >= 2
    assert len(g.supply) == 1


@pytest.mark.parametrize(
    ("language", "told", "beside"),
    [
        ("en", "Jana lays a realm: Hanging Rocks.", "next to: "),
        ("cs", "Jana přikládá říši: Visuté skály.", "vedle: "),
    ],
)
def test_a_spot_is_told_by_the_realms_round_it(language: str, told: str, beside: str) -> None:
    g = expedition(supply=["hanging-rocks", "mossy-hills"])
    say = texts(language)
    option = int(g.options[0])
    near = [int(g.tile_at((option >> 8 & 4095) + step)) for step in STEPS]
    names = [say(f"eldervale-realm-{REALM_NAMES[tile]}") for tile in near if tile >= 0]
    assert ELDERVALE.detail(g, 0, option, say) == beside + ", ".join(names)
    assert Speaker(ELDERVALE, say, ["Jana", "Petr"]).event(events(g, offered(g)[0])[0]) == told


@pytest.mark.rule("ELDER-11.1")
def test_an_empty_supply_is_skipped() -> None:
    g = expedition(supply=[])
    assert asked(g) == (0, "FirstCard")


@pytest.mark.rule("ELDER-11.2")
def test_a_new_realm_has_its_treasure() -> None:
    g = expedition(supply=["pearl-lagoon", "mossy-hills"], elements=["water"])
    told = events(g, offered(g)[0])
    assert [height(g.stacks[FIELDS * realm("pearl-lagoon") + field]) for field in (0, 1)] == [3, 3]
    assert [event["event"] for event in told][:3] == ["tile", "token-turned", "token-turned"]


@pytest.mark.rule("ELDER-11.3")
@pytest.mark.rule("ELDER-11.4")
def test_a_new_lair_has_its_monster_which_waits() -> None:
    """Units stand beside it; it does not rampage."""
    g = expedition(supply=["smoking-caldera", "mossy-hills"])
    beside_mill = int(g.spots[realm("mill")] + STEPS[5])
    go_on(g, offered(g)[[option >> 8 & 4095 for option in g.options].index(beside_mill)])
    assert where(g, "power-demon") == "smoking-caldera"
    assert g.near[realm("smoking-caldera")] >> realm("mill") & 1
    assert asked(g) == (0, "FirstCard")


@pytest.mark.rule("ELDER-11.5")
def test_the_first_card_is_paid_and_brings_power() -> None:
    g = expedition(supply=[])
    assert asked(g) == (0, "FirstCard")
    assert offered(g) == [f"take card {name}" for name in face_up(g)]
    assert refused(g, "burn air-passage").rule == "ELDER-11.5"
    assert refused(g, "take card air-cloud-loft").rule == "ELDER-11.5"  # in the deck
    before = int(me(g).levels[0])
    go_on(g, "take card air-passage")
    assert tableau(g) == ["air-passage"]
    assert purse(g) == "3 gold"
    assert me(g).levels[0] == before + 1
    assert asked(g) == (0, "SecondCard")


@pytest.mark.rule("ELDER-11.5")
def test_a_card_one_cannot_pay_is_not_on_offer() -> None:
    g = expedition({"units": {"mill": ["worker"]}, "purse": "1 scroll 1 gem"}, supply=[])
    assert asked(g) == (0, "SecondCard")  # there was one card to take, and it was taken
    assert tableau(g) == ["air-passage"]
    assert refused(g, "take card fire-passage").rule == "ELDER-11.5"


@pytest.mark.rule("ELDER-11.6")
@pytest.mark.rule("ELDER-11.8")
@pytest.mark.rule("ELDER-11.9")
def test_a_second_card_of_another_deck() -> None:
    g = expedition(supply=[])
    go_on(g, "take card air-passage")
    assert face_up(g) == ["earth-passage", "fire-passage", "order-passage"]
    assert "take card air-cloud-loft" not in offered(g)
    go_on(g, "take card earth-passage")
    assert tableau(g) == ["air-passage", "earth-passage"]
    assert len(face_up(g)) == 4
    assert asked(g)[0] == 1


@pytest.mark.rule("ELDER-11.6")
@pytest.mark.rule("ELDER-11.11")
def test_or_a_card_is_burnt() -> None:
    g = expedition(supply=[])
    go_on(g, "take card air-passage", "burn fire-passage")
    assert tableau(g) == ["air-passage"]
    assert g.decks[13 * 2] == card("fire-passage")  # at the bottom
    assert g.deck_sizes[2] == 13
    assert g.buried[2] == 1
    assert "fire-passage" not in face_up(g)
    assert len(face_up(g)) == 4


@pytest.mark.rule("ELDER-11.7")
def test_one_of_the_two_must_be_done() -> None:
    """R15: nothing else is on offer."""
    g = expedition({"units": {"mill": ["worker"]}, "purse": "1 scroll 1 gem"}, supply=[])
    assert offered(g) == ["burn earth-passage", "burn fire-passage", "burn order-passage"]
    assert refused(g, "go on").rule == "ELDER-11.7"


@pytest.mark.rule("ELDER-11.10")
@pytest.mark.rule("ELDER-22.12")
@pytest.mark.rule("ELDER-16.3")
def test_an_orb_gained_with_the_first_card_helps_to_pay_the_second() -> None:
    """W3: Arch Bridge for three tools brings Order to level 5 and its orb; the orb brings two potions."""
    g = expedition(
        {"units": {"mill": ["worker"]}, "purse": "3 tool", "power": {"order": 4}},
        supply=[],
        elements=["water"],
        offer=["order-arch-bridge", "water-wall"],
    )
    assert asked(g) == (0, "SecondCard")  # nothing else could be paid: Arch Bridge it was
    assert tableau(g) == ["order-arch-bridge"]
    assert me(g).levels[6] == 5
    assert me(g).orbs == 1
    answer(g, "orb on space 3")
    assert purse(g) == "2 potion"
    go_on(g, "take card water-wall")
    assert tableau(g) == ["order-arch-bridge", "water-wall"]
    assert purse(g) == ""


@pytest.mark.rule("ELDER-11.12")
def test_an_empty_deck_offers_nothing() -> None:
    g = table(
        {
            "units": {"mill": ["worker"]},
            "purse": "5 gold",
            "tableau": [ADVENTURE[13 + number].name for number in range(13)],
        },
        supply=[],
    )
    assert g.deck_sizes[1] == 0
    go_on(g, "place worker in dungeon-1")
    assert face_up(g) == ["air-passage", "fire-passage", "order-passage"]


@pytest.mark.rule("ELDER-11.13")
@pytest.mark.rule("ELDER-24.2")
def test_the_last_tile_brings_the_end_near() -> None:
    g = expedition(supply=["hanging-rocks"])
    assert g.last_turns == 2
    assert len(g.supply) == 0


@pytest.mark.rule("ELDER-11.9")
def test_a_deck_used_by_an_ability_shows_its_next_card_when_that_is_over() -> None:
    g = table({"purse": "5 gold"}, steps=[BuyCard(0), BuyCard(0), Refill()])
    answer(g, "take card air-passage")
    while asked(g)[1] != "BuyCard":
        answer(g, offered(g)[0])
    assert "take card air-cloud-loft" not in offered(g)
    assert face_up(g) == ["earth-passage", "fire-passage", "order-passage"]


@pytest.mark.rule("ELDER-11.5")
def test_a_discount_leaves_one_resource_to_pay() -> None:
    g = table({"tableau": []})
    passage = card("air-passage")
    assert [int(card_cost(g, me(g), passage, discount)) for discount in (0, 1, 2, 9)] == [2, 1, 1, 1]


@pytest.mark.rule("ELDER-11.5")
def test_a_discount_of_the_own_tableau_counts_once_per_turn() -> None:
    g = expedition({"units": {"mill": ["worker"]}, "purse": "5 gold", "tableau": ["order-guild-charter"]}, supply=[])
    go_on(g, "take card air-passage")
    assert purse(g) == "4 gold"
    go_on(g, "take card fire-passage")
    assert purse(g) == "2 gold"
