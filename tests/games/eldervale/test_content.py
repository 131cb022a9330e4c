"""What the rules declare is what the specification says: every card, ability, monster, tile and token."""

from __future__ import annotations

from typing import Any

import pytest

from deskovka.games.eldervale import box, fame, orbs, realms, summoning, terms, treasures
from deskovka.games.eldervale.cards.catalogue import SOURCE_NAMES
from deskovka.games.eldervale.cards.declaring import when
from deskovka.games.eldervale.resources import bundle
from deskovka.games.eldervale.resources import said as bundle_said
from deskovka.games.eldervale.sources import FIRST_ABILITY, FIRST_BEAST_CARD, FIRST_MAGIC, SOURCES
from deskovka.games.registry import find_game
from support.eldervale_box import beasts, without_kind
from support.eldervale_yaml import MODS, ability, content, described, gives, operations, said

ADVENTURE = content("adventure")["cards"]
MAGIC = content("magic")["cards"]
FACTIONS = content("factions")
MONSTERS = content("monsters")
BOARDS = content("boards")
REALMS = content("realms")


def slug(name: str) -> str:
    return name.lower().replace("'", "").replace("ö", "o").replace(" ", "-")


def compare(source: int, told: list[dict[str, Any]]) -> None:
    """A source has these abilities, and always gives these things."""
    abilities = [described(ability(one)) for one in told if "do" in one]
    always: dict[int, int] = {}
    for one in told:
        always.update(gives(one["mod"]) if "mod" in one else {})
    assert [described(one) for one in SOURCES[source].abilities] == abilities
    assert SOURCES[source].powers == always


@pytest.mark.rule("ELDER-1.5")
@pytest.mark.parametrize("number", range(104))
def test_an_adventure_card(number: int) -> None:
    told, card = ADVENTURE[number], box.ADVENTURE[number]
    assert card.name == SOURCE_NAMES[number] == told["id"].replace("_", "-")
    assert box.ADVENTURE_KINDS[card.kind] == told["kind"]
    assert terms.ELEMENT_NAMES[card.element] == told["element"]
    assert card.cost == bundle(said(told["cost"]))
    units = ["worker", "warrior", "wizard", "dragon"]
    assert card.symbol == (box.NO_SYMBOL if told["unit"] is None else units.index(told["unit"]))
    fields = {"empty": box.EMPTY, "deposit": box.DEPOSIT}
    printed = [bundle(said(one["printed"])) if "printed" in one else fields[one["type"]] for one in told["fields"]]
    assert list(card.fields) == printed
    assert card.face_down == any(one.get("face_down", False) for one in told["fields"])
    assert ["none", "upgrade", "required"][card.orb_symbol] == told["orb_symbol"]
    compare(number, told["effect_structured"])


@pytest.mark.rule("ELDER-1.7")
def test_the_magic_cards_are_all_there() -> None:
    assert [card.name for card in box.MAGIC] == [told["id"].replace("_", "-") for told in MAGIC]
    assert len(box.MAGIC) == 60


WINDOWS = {
    "own_turn": terms.OWN_TURN,
    "after_place": terms.AFTER_PLACE,
    "any_time": terms.ANY_TIME,
    "battle_triggered": terms.BATTLE_TRIGGERED,
    "battle_before_roll": terms.BEFORE_ROLL,
    "battle_after_roll": terms.AFTER_ROLL,
    "battle_won": terms.WHEN_WON,
    "battle_lost": terms.WHEN_LOST,
}


@pytest.mark.rule("ELDER-4.7")
@pytest.mark.parametrize("number", range(60))
def test_a_magic_card(number: int) -> None:
    told, card = MAGIC[number], box.MAGIC[number]
    assert ["spell", "quest", "prophecy"][card.kind] == told["type"]
    assert card.points == told["vp"]
    compare(FIRST_MAGIC + number, told["effect_structured"])
    if told["type"] == "spell":
        assert card.window == WINDOWS[told["play_window"]]
        casting = told["casting"] if told["casting"] != "none" else {"pay": {}}
        free = casting.get("free_if", {"element": None, "min_power": 0})
        assert card.pay == bundle(said(casting["pay"]))
        assert card.min_power == free["min_power"]
        assert card.element == (terms.ELEMENT_NAMES.index(free["element"]) if free["element"] else terms.NO_ELEMENT)
    elif told["type"] == "quest":
        assert card.window == (terms.STATE_HOLDS if told["play_window"] == "always" else terms.AT_EVENT)
    else:
        assert card.window == terms.AT_THE_END


@pytest.mark.rule("ELDER-1.14")
@pytest.mark.parametrize("number", range(16))
def test_a_faction(number: int) -> None:
    told, faction = FACTIONS["factions"][number], box.FACTIONS[number]
    assert faction.name == told["id"].replace("_", "-")
    assert terms.ELEMENT_NAMES[faction.element] == told["element"]
    for place, one in enumerate(told["abilities"]):
        assert faction.abilities[place] == slug(one["name_en"])
        assert faction.units[place] == ["worker", "warrior", "wizard", "dragon"].index(one["unit"])
        compare(FIRST_ABILITY + 2 * number + place, one["effect_structured"])


@pytest.mark.rule("ELDER-1.8", "ELDER-23.1")
@pytest.mark.parametrize("number", range(18))
def test_a_monster(number: int) -> None:
    told, monster = MONSTERS["monsters"][number], box.MONSTERS[number]
    assert monster.name == told["id"].removeprefix("monster_").replace("_", "-")
    assert monster.element == (terms.ELEMENT_NAMES.index(told["element"]) if told["element"] != "none" else -1)
    assert monster.dice == told["dice"]
    assert monster.legendary == (told["tier"] == "legendary")
    mods = chain_mods = 0
    abilities = []
    for one in told["abilities"]:
        for part in one["effect_structured"]:
            if "do" in part:
                abilities.append(described(ability(part, number, one["chain"])))
                continue
            for name, value in part["mod"].items():
                if name == "extra_dice":
                    bit = box.FIRE_DICE if "fire" in value["per"] else box.GRAVE_DICE
                    assert (value["each"], value["max"]) == (1, 2)
                else:
                    bit = MODS[name]
                mods |= bit
                chain_mods |= bit if one["chain"] else 0
    abilities.append(described(when(terms.PLAYED, *operations(told["reward_structured"], number))))
    assert (monster.mods, monster.chain_mods) == (mods, chain_mods)
    assert [described(one) for one in SOURCES[FIRST_BEAST_CARD + number].abilities] == abilities
    assert realms.REALMS[monster.home].name == home_of(told)


def home_of(told: dict[str, Any]) -> str:
    for realm in REALMS["element_realms"]:
        if realm["id"] == told["home"]:
            return slug(realm["name_en"])
    return str(told["home"]).replace("_", "-")


@pytest.mark.rule("ELDER-1.2", "ELDER-1.3", "ELDER-1.4")
def test_the_tiles() -> None:
    assert realms.TILES == 33
    for told, realm in zip(REALMS["element_realms"], realms.REALMS[:24], strict=True):
        assert realm.name == slug(told["name_en"])
        assert terms.ELEMENT_NAMES[realm.element] == told["element"]
        assert realm.cost == bundle(said(told["dwelling_cost"]))
        assert [bundle_said(int(one)) for one in realm.printed] == [
            said(one["printed"]) for one in told["treasure_fields"]
        ]
        assert realm.lair == told["lair"] == realms.is_lair(realms.REALM_NUMBERS[realm.name])
        assert realm.symbols == told["element_symbols"]
    others = [*REALMS["ruins"], *REALMS["special_tiles"]]
    assert [realm.name for realm in realms.REALMS[24:]] == [told["id"].replace("_", "-") for told in others]
    lairs = [realm.element for realm in realms.REALMS if realm.lair]
    assert sorted(lairs) == list(range(8))


@pytest.mark.rule("ELDER-1.10", "ELDER-3.10", "ELDER-3.11")
def test_the_treasure_tokens() -> None:
    told = content("treasures")["treasure_tokens"]
    assert len(told) == len(treasures.FACES) == 96
    for number, token in enumerate(told):
        assert terms.ELEMENT_NAMES[treasures.element_of_token(number)] == token["element"]
        shown = {symbol: token["symbols"].count(symbol) for symbol in token["symbols"]}
        assert treasures.SHOWN[number] == bundle(said(shown))
        assert treasures.HAS_SLASH[number] == (token["mode"] == "either")


@pytest.mark.rule("ELDER-6.12")
def test_the_layouts() -> None:
    layouts = {"2": realms.FOR_TWO, "3": realms.FOR_THREE, "4": realms.FOR_MORE}
    for seats, spots in layouts.items():
        hexes = BOARDS["layouts"][seats]["hexes"]
        assert [int(spot) for spot in spots] == [realms.spot_at(q, r) for q, r in hexes]


@pytest.mark.rule("ELDER-7.2")
def test_the_directions_of_the_grid() -> None:
    told = BOARDS["hex"]["directions"].values()
    assert [int(step) for step in realms.STEPS] == [realms.spot_at(q, r) - realms.spot_at(0, 0) for q, r in told]


@pytest.mark.rule("ELDER-22.2")
def test_the_power_tracks() -> None:
    assert [0, *(level["value"] for level in BOARDS["power_tracks"]["levels"])] == list(terms.POWER_OF_LEVEL)


@pytest.mark.rule("ELDER-19.12")
def test_the_dice_of_units() -> None:
    told = {one["id"]: one["dice"] for one in BOARDS["units"]}
    told.update({one["id"].removeprefix("mercenary_"): one["dice"] for one in MONSTERS["mercenaries"]})
    names = ["worker", "warrior", "wizard", "dragon", "minotaur", "mimeza"]
    assert [told[name] for name in names] == list(box.UNIT_DICE)


@pytest.mark.rule("ELDER-13.8")
def test_the_fields_of_the_start_cards() -> None:
    assert [{kind: 1} for kind in box.HARVESTS] == [card["harvest"] for card in FACTIONS["start_cards"]]


@pytest.mark.rule("ELDER-21.3")
def test_the_fame_track() -> None:
    told = []
    for space in BOARDS["fame_track"]["spaces"]:
        reward = space["reward"] or {}
        if "vp" in reward:
            assert reward["vp"] == fame.FAME_POINTS
            told.append(fame.POINTS)
        elif "power_any" in reward:
            assert reward["power_any"] == 1
            told.append(fame.POWER)
        elif "orb" in reward:
            assert reward["if_taken"] == {"vp": fame.FAME_POINTS}
            told.append(fame.AN_ORB)
        else:
            told.append(bundle(said(reward)))
    assert told == list(fame.REWARDS)


@pytest.mark.rule("ELDER-16.3")
def test_the_reward_menu() -> None:
    told = [space["reward"] for space in BOARDS["reward_menu"]["spaces"]]
    assert told[orbs.MENU_POWER] == {"power_any": 1}
    assert told[orbs.MENU_POINTS] == {"vp": orbs.MENU_POINTS_WORTH}
    others = [bundle(said(reward)) for reward in told if "vp" not in reward and "power_any" not in reward]
    assert others == [int(shown) for shown in orbs.MENU if shown]


@pytest.mark.rule("ELDER-10.8", "ELDER-10.9")
def test_the_costs_of_summoning() -> None:
    for card in FACTIONS["start_cards"]:
        costs = card["summon_cost"]
        assert costs["worker"] == [{"any": 1}, {"any": 2}, {"any": 3}]
        assert [bundle(said(costs[unit])) for unit in ("warrior", "wizard", "dragon")] == list(summoning.COSTS)[1:]


def test_monsters_and_mercenaries_tell_the_abilities_of_their_cards() -> None:
    facts: dict[str, Any] = find_game("eldervale").facts()
    told = facts["monsters"] | facts["mercenaries"]
    for creature in beasts():
        printed = [{"ability": slug(a["name_en"]), "chain": a.get("chain", False)} for a in creature["abilities"]]
        assert told[without_kind(creature["id"])]["abilities"] == printed
    assert len(told) == len(beasts())


def test_what_defeating_a_monster_brings_is_told() -> None:
    monsters: dict[str, Any] = find_game("eldervale").facts()["monsters"]  # type: ignore[assignment]
    special = {"mother-of-dragons": [{"fame": 1, "dragon_treasure": 1}], "ice-giant": [{"fame": 2}, {"power": 1}]}
    for name, monster in monsters.items():
        assert monster["reward"] == special.get(name, [{"fame": 1}, {"power": 1}]), name
