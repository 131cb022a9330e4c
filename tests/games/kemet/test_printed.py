"""Tiles, cards and numbers in the code against docs/rules/kemet-content.yaml, and a test for each tile."""

from __future__ import annotations

import ast
from pathlib import Path
from typing import Any

import pytest
import yaml

from deskovka.games.kemet import cards as c
from deskovka.games.kemet import powers as p
from deskovka.games.kemet import terms as t
from deskovka.text import texts
from support.kemet import KEMET, answer, me, new_game, table

ROOT = Path(__file__).parents[3]
CONTENT: dict[str, Any] = yaml.safe_load((ROOT / "docs" / "rules" / "kemet-content.yaml").read_text(encoding="utf-8"))
TILES: list[dict[str, Any]] = CONTENT["power_tiles"]
BATTLE_CARDS: list[dict[str, Any]] = [*CONTENT["battle_cards"], *CONTENT["special_battle_cards"]]
ABILITIES = {
    "ignore_walls": p.IGNORES_WALLS,
    "cancel_opposing_creature": p.CANCELS,
    "entry_tax_2": p.TAXES,
    "teleport_from_obelisk": p.LEAVES_OBELISKS,
    "vp_if_two_destroyed": p.DEVOURS,
    "immune_outside_battle": p.PROTECTS,
}
STATS = {"strength": p.STRENGTH, "damage": p.DAMAGE, "defence": p.DEFENCE, "movement": p.MOVEMENT}
ROLES = {"attacker": p.ATTACK, "defender": p.DEFEND}
GOLD = {"move": p.GOLD_MOVE, "recruit": p.GOLD_RECRUIT, "acquire": p.GOLD_ACQUIRE}
DISCOUNTS = {"power_tile": p.TILE_DISCOUNT, "di_card": p.CARD_DISCOUNT, "all": p.ANY_DISCOUNT}
SPELT = {"Khnum's Sphinx": "Khnum’s Sphinx", "Honor in Battle": "Honour in Battle", "Defense!": "Defence!"}
IN_ALL_COLOURS = ("domination", "act_of_god")

each_tile = pytest.mark.parametrize("tile", TILES, ids=lambda tile: tile["id"])
each_card = pytest.mark.parametrize("card", CONTENT["di_cards"], ids=lambda card: card["id"])
each_battle_card = pytest.mark.parametrize("card", BATTLE_CARDS, ids=lambda card: card["id"])


def word(printed: str) -> str:
    return printed.replace("-", "_")


def coded(tile: dict[str, Any]) -> p.Tile:
    return p.TILES[p.TILE_NUMBERS[word(tile["id"])]]


# ---- tiles


@pytest.mark.rule("KEMET-COMP.2")
def test_the_code_has_exactly_the_tiles_of_the_catalogue_in_its_order() -> None:
    assert [word(tile["id"]) for tile in TILES] == p.TILE_NAMES
    assert list(KEMET.facts()["tiles"]) == p.TILE_NAMES
    assert len(p.TILE_NAMES) == 56
    for colour in t.COLOURS:
        for level in range(1, 5):
            row = [tile for tile in TILES if (tile["colour"], tile["level"]) == (colour, level)]
            assert sum(tile["copies"] for tile in row) == 4


@pytest.mark.rule("KEMET-COMP.2", "KEMET-ACQ.4", "KEMET-TILE.1")
@each_tile
def test_colour_level_copies_and_picture_of_a_tile_are_printed_so(tile: dict[str, Any]) -> None:
    here = coded(tile)
    assert t.COLOURS[here.colour] == tile["colour"]
    assert (here.level, here.copies) == (tile["level"], tile["copies"])
    assert here.level == tile["cost"]
    assert here.image == word(tile["image_key"])
    told = KEMET.facts()["tiles"][here.name]
    assert (told["colour"], told["level"], told["copies"]) == (tile["colour"], tile["level"], tile["copies"])


@pytest.mark.rule("KEMET-ACQ.6")
def test_only_domination_and_act_of_god_have_one_picture_in_several_colours() -> None:
    colours: dict[str, set[str]] = {}
    for tile in KEMET.facts()["tiles"].values():
        colours.setdefault(tile["image"], set()).add(tile["colour"])
    assert {image: found for image, found in colours.items() if len(found) > 1} == {
        image: set(t.COLOURS) for image in IN_ALL_COLOURS
    }


@pytest.mark.rule("KEMET-COMP.3", "KEMET-CRE.8")
@each_tile
def test_the_creature_of_a_tile_is_printed_so(tile: dict[str, Any]) -> None:
    here = coded(tile)
    if tile["creature"] is None:
        assert here.creature == -1
        assert KEMET.facts()["tiles"][here.name]["creature"] is None
        return
    figure = p.CREATURES[here.creature]
    stats = {stat: int(getattr(figure, stat)) for stat in ("strength", "movement", "damage", "defence")}
    assert {**stats, "unblockable": 0} == {stat: tile["creature"][stat] for stat in (*stats, "unblockable")}
    assert KEMET.facts()["tiles"][here.name]["creature"] == stats
    assert figure.abilities == sum(ABILITIES[ability] for ability in tile["creature"]["abilities"])
    assert p.TILE_NAMES[figure.tile] == here.name == p.CREATURE_NAMES[here.creature]


def test_there_are_ten_creatures() -> None:
    assert len(p.CREATURES) == p.CREATURE_COUNT == sum(tile["creature"] is not None for tile in TILES) == 10


@pytest.mark.rule("KEMET-ACQ.12")
@each_tile
def test_a_tile_gives_what_is_printed(tile: dict[str, Any]) -> None:
    printed: list[tuple[int, int]] = []
    for effect in tile["effect_structured"]:
        printed += powers_of(effect)
    assert sorted(coded(tile).gives) == sorted(printed)


def powers_of(effect: dict[str, Any]) -> list[tuple[int, int]]:
    """What one effect of the catalogue is in the code; abilities of creatures are with the creature."""
    match effect["op"]:
        case "stat_mod":
            role = effect.get("role", "any")
            return [(STATS[effect["stat"]] if role == "any" else ROLES[role], effect["add"])]
        case "cost_mod":
            assert effect["min"] == 0
            return [(DISCOUNTS[effect["of"]], -effect["add"])]
        case "grant_token":
            if effect["token"] == "silver":
                return [(p.SILVER_TOKEN, 1)]
            assert effect.get("cost_add", 0) in (0, p.TWIN_SURCHARGE)
            return [(GOLD[action], 1) for action in effect["actions"]]
        case "gain_vp":
            return {
                "on_acquire": [(p.POINTS, effect["amount"])],
                "battle_won_as_defender_with_survivors": [(p.DEFENSIVE_VICTORY, effect["amount"])],
                "battle_won_and_destroyed_at_least": [],
            }[effect["when"]]
        case "action_bonus":
            if effect["action"] == "recruit":
                return [(p.RECRUITING, effect["free_units"])]
            return [(p.PRAYING, effect["prayer"])] if "prayer" in effect else [(p.PRAYING_UNITS, effect["free_units"])]
        case "pre_battle_kill":
            return [(p.INITIATIVE if effect["role"] == "attacker" else p.TRAP, effect["units"])]
        case "special_battle_card":
            return [(p.STORM if effect["card"] == "special-storm" else p.BARRIER, 1)]
        case "army_limit":
            return [(p.LARGER_ARMY, effect["units"] - t.ARMY_LIMIT)]
        case "creature" | "cancel_opposing_creature" | "entry_tax" | "immune":
            return []
    return [plain_power(effect)]


def plain_power(effect: dict[str, Any]) -> tuple[int, int]:
    power, amount = {
        "teleport_from": (p.PORTAL, ""),
        "recruit_where": (p.LOCAL_RECRUITS, ""),
        "opponent_reveals_battle_card_first": (p.SPIES, ""),
        "discard_di_for_strength": (p.WOUNDING, "per_card"),
        "night_units": (p.NIGHT_UNITS, "units"),
        "night_draw_choice": (p.NIGHT_CHOICE, "draw"),
        "night_draw": (p.NIGHT_CARDS, "cards"),
        "night_pyramid": (p.NIGHT_LEVELS, "levels"),
        "night_prayer": (p.NIGHT_POINTS, "prayer"),
        "prayer_per_enemy_unit_destroyed": (p.HUNGER, "prayer"),
        "prayer_per_own_unit_destroyed": (p.HONOUR, "prayer"),
        "prayer_on_attack": (p.DEDICATION, "prayer"),
        "prayer_gain_bonus": (p.MIGHT, "prayer"),
        "gain_units": (p.MERCENARIES, "units"),
    }[effect["op"]]
    return power, effect[amount] if amount else 1


def test_the_numbers_beside_creatures_and_gold_tokens_are_printed_so() -> None:
    effects = {effect["op"]: effect for tile in TILES for effect in tile["effect_structured"] if tile["level"] > 1}
    assert effects["entry_tax"]["prayer"] == p.ENTRY_PRICE
    twin = next(tile for tile in TILES if tile["id"] == "onyx-2-twin-ceremony")["effect_structured"][0]
    devourer = next(tile for tile in TILES if tile["id"] == "onyx-4-soul-devourer")["effect_structured"][1]
    assert (twin["cost_add"], devourer["units"]) == (p.TWIN_SURCHARGE, p.DEVOURED)


@each_tile
def test_a_tile_has_its_printed_name_in_both_languages(tile: dict[str, Any]) -> None:
    for language in ("en", "cs"):
        said = texts(language)(f"kemet-tile-{word(tile['id'])}").replace("\N{NO-BREAK SPACE}", " ")
        printed = SPELT.get(tile[f"name_{language}"], tile[f"name_{language}"])
        if coded(tile).image in IN_ALL_COLOURS:  # the colour tells them apart
            said = said.partition(" (")[0]
        assert said == printed


def test_no_two_tiles_are_called_the_same() -> None:
    for language in ("en", "cs"):
        assert len({texts(language)(f"kemet-tile-{name}") for name in p.TILE_NAMES}) == len(p.TILE_NAMES)


# ---- cards


@pytest.mark.rule("KEMET-COMP.3")
def test_the_code_has_exactly_the_cards_of_the_catalogue() -> None:
    assert [f"di-{card}".replace("_", "-") for card in c.CARD_NAMES] == [card["id"] for card in CONTENT["di_cards"]]
    assert sum(int(card.copies) for card in c.INTERVENTIONS) == 38
    assert [word(card["id"]) for card in BATTLE_CARDS] == c.BATTLE_NAMES
    assert (len(c.CARD_NAMES), len(c.BATTLE_NAMES)) == (c.CARD_KINDS, c.BATTLE_KINDS_ALL)
    assert [card.in_battle for card in c.INTERVENTIONS] == [kind < c.BATTLE_KINDS for kind in range(c.CARD_KINDS)]


@pytest.mark.rule("KEMET-CARD.5", "KEMET-COMP.3")
@each_card
def test_price_copies_moment_and_numbers_of_a_card_are_printed_so(card: dict[str, Any]) -> None:
    name = word(card["id"].removeprefix("di-"))
    here = c.INTERVENTIONS[c.CARD_NAMES.index(name)]
    assert (here.price, here.copies, here.in_battle) == (card["cost"], card["copies"], card["when"] == "battle")
    added = {"strength": 0, "damage": 0, "defence": 0}
    for effect in card["effect_structured"]:
        if effect["op"] == "stat_mod" and effect["scope"] == "battle":
            added[effect["stat"]] += effect["add"]
    assert {stat: int(getattr(here, stat)) for stat in added} == added
    assert KEMET.facts()["cards"][name] == {
        "price": card["cost"],
        "copies": card["copies"],
        "battle": card["when"] == "battle",
        **added,
    }
    for language in ("en", "cs"):
        assert texts(language)(f"kemet-card-{name}") == card[f"name_{language}"]


def test_the_numbers_of_the_day_cards_are_printed_so() -> None:
    effects = {card["id"]: card["effect_structured"] for card in CONTENT["di_cards"]}
    assert effects["di-swiftness"][0]["add"] == c.SWIFT
    assert effects["di-prayer"][0]["amount"] == c.PRAYER_GAIN
    assert effects["di-enlistment"][0]["units"] == c.ENLISTED
    assert [effect["amount"] for effect in effects["di-mana-theft"]] == [c.STOLEN, c.STOLEN]
    assert effects["di-raining-fire"][0]["units"] == 1
    assert effects["di-teleportation"][0]["cost"] == 0


@pytest.mark.rule("KEMET-COMP.4")
@each_battle_card
def test_the_numbers_of_a_battle_card_are_printed_so(card: dict[str, Any]) -> None:
    here = c.BATTLE[c.BATTLE_NAMES.index(word(card["id"]))]
    stats = {stat: card[stat] for stat in ("strength", "damage", "unblockable", "defence")}
    assert {stat: int(getattr(here, stat)) for stat in stats} == stats
    assert KEMET.facts()["battle_cards"][here.name] == stats


# ---- the rest of the box


@pytest.mark.rule("KEMET-SETUP.13", "KEMET-SETUP.14", "KEMET-PP.1", "KEMET-ARMY.2")
def test_the_numbers_of_a_player_are_printed_so() -> None:
    player = CONTENT["player"]
    assert (
        player["units"],
        player["action_tokens"],
        player["battle_cards"],
    ) == (t.UNITS, t.ACTION_TOKENS, t.BATTLE_CARDS)
    assert (
        player["prayer_start"],
        player["prayer_max"],
        player["vp_goal"],
    ) == (t.START_PRAYER, t.MOST_PRAYER, t.GOAL)
    assert player["army_limit_units"] == t.ARMY_LIMIT
    assert len(CONTENT["battle_cards"]) == t.BATTLE_CARDS
    g = table()
    assert (me(g).supply, me(g).tokens, me(g).prayer) == (player["units"], player["action_tokens"], 7)


@pytest.mark.rule("KEMET-SETUP.1", "KEMET-SETUP.2", "KEMET-SETUP.3", "KEMET-SETUP.16")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_the_table_for_so_many_players_is_printed_so(seats: int) -> None:
    row = CONTENT["setup_table"][seats]
    assert (t.COLOURS_IN_PLAY[seats], t.MOST_PYRAMIDS[seats]) == (row["colours"], row["max_pyramids"])
    assert row["pyramid_pieces_per_player"] == 3 * t.MOST_PYRAMIDS[seats]
    g = new_game(seats)
    assert len(g.view(None)["colours"]) == row["colours"]
    assert sum(g.view(None)["offer"].values()) == row["tiles"]


@pytest.mark.rule("KEMET-COMP.13")
def test_the_spaces_of_the_player_board_are_printed_so() -> None:
    shown = [space for space in KEMET.facts()["spaces"] if space["action"] != "gold"]
    rows = [(row["level"], action) for row in CONTENT["player_board"]["rows"] for action in row["spaces"]]
    assert [(space["level"], space["action"]) for space in shown] == [
        (level, {"build_pyramid": "build"}.get(action, action)) for level, action in rows
    ]
    assert sorted(god["id"] for god in CONTENT["gods"]) == sorted(t.GODS)


@pytest.mark.rule("KEMET-ACQ.14")
def test_a_tile_with_two_copies_is_sold_twice() -> None:
    seats = [{"pyramids": {f"{city}_d1": "ruby 1"}} for city in ("nw", "w", "s")]
    g = table(*seats)
    answer(g, "token on acquire_1", "acquire ruby_1_charge", "token on acquire_1", "acquire ruby_1_charge")
    answer(g, "token on acquire_1")
    assert g.why_not(2, "acquire ruby_1_charge") is not None
    assert "ruby_1_charge" not in g.view(None)["offer"]


# ---- a test for each tile


def tiles_with_a_test() -> set[str]:
    """Tiles that a test is named after which names them and asserts something."""
    found: set[str] = set()
    for file in sorted((Path(__file__).parent / "tiles").glob("test_*.py")):
        tree = ast.parse(file.read_text(encoding="utf-8"))
        constants = {
            node.targets[0].id: node.value.value
            for node in tree.body
            if isinstance(node, ast.Assign)
            and isinstance(node.targets[0], ast.Name)
            and isinstance(node.value, ast.Constant)
        }
        for function in tree.body:
            if isinstance(function, ast.FunctionDef):
                found.update(tile for tile in p.TILE_NAMES if shows(function, tile, constants))
    return found


def shows(function: ast.FunctionDef, tile: str, constants: dict[str, object]) -> bool:
    inside = list(ast.walk(function))
    words = [node.value for node in inside if isinstance(node, ast.Constant)]
    words += [constants.get(node.id) for node in inside if isinstance(node, ast.Name)]
    plays = any(isinstance(said, str) and tile in said.split() for said in words)
    asserts = any(isinstance(node, ast.Assert) for node in inside)
    return function.name.startswith(f"test_{tile}_") and plays and asserts


def test_every_tile_has_a_test_named_after_it() -> None:
    assert set(p.TILE_NAMES) - tiles_with_a_test() == set()
