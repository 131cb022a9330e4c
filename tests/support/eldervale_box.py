"""What lies in the box of Dwellings of Eldervale (docs/rules/eldervale-*.yaml), by the messages that name it."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from itertools import chain
from pathlib import Path
from typing import Any

import yaml

RULES = Path(__file__).parents[2] / "docs" / "rules"
PLACES = ("to", "from", "in")
COUNTED = ("gem", "scroll", "potion", "tool", "sword", "gold", "magic", "any", "basic", "orb", "treasure", "vp")
KINDS = ("passage", "cache", "aura", "wall", "weapon", "action", "deposit", "orb", "passive")
MAGIC_KINDS = ("spell", "quest", "prophecy")


@dataclass(frozen=True)
class Thing:
    """Something with a name: its message, its names in both languages, what else is said of it."""

    message: str
    czech: str
    english: str
    parts: tuple[str, ...] = ()
    effect: str = ""  # what it does, in the words of the specification
    declined: bool = True


@cache
def box(part: str) -> dict[str, Any]:
    found: dict[str, Any] = yaml.safe_load((RULES / f"eldervale-{part}.yaml").read_text(encoding="utf-8"))
    return found


def slug(name: str) -> str:
    """An English name, or an id of the specification, as messages write it: "Settlers' Levy" → settlers-levy."""
    return re.sub("[^a-z0-9]+", "-", name.lower().replace("'", "").replace("ö", "o"))


def without_kind(id: str) -> str:
    """monster_ice_giant → ice-giant."""
    return slug(id.partition("_")[2])


def cards() -> list[dict[str, Any]]:
    return [*box("adventure")["cards"], *box("magic")["cards"]]


def beasts() -> list[dict[str, Any]]:
    """Monsters and mercenaries."""
    found = [entry for entries in box("monsters").values() if isinstance(entries, list) for entry in entries]
    return [entry for entry in found if isinstance(entry, dict) and "abilities" in entry]


def card_things() -> Iterator[Thing]:
    for card in cards():
        message = f"eldervale-card-{slug(card['id'])}"
        yield Thing(message, card["name_cs"], card["name_en"], ("about", "short"), card["effect"])


def faction_things() -> Iterator[Thing]:
    for faction in box("factions")["factions"]:
        yield Thing(f"eldervale-faction-{slug(faction['id'])}", faction["name_cs"], faction["name_en"], ("about",))
    for owner in (*box("factions")["factions"], *beasts()):
        for ability in owner["abilities"]:
            message = f"eldervale-ability-{slug(ability['name_en'])}"
            names = ability["name_cs"], ability["name_en"]
            yield Thing(message, *names, ("about",), ability["effect"], declined=False)


def unit_things() -> Iterator[Thing]:
    for unit in box("boards")["units"]:
        yield Thing(f"eldervale-unit-{unit['id']}", unit["name_cs"], unit["id"], ("about", "plural"))
        ability = unit["ability"]
        message = f"eldervale-ability-{ability}"
        yield Thing(message, unit["ability_cs"], ability.capitalize(), ("about",), declined=False)
    for beast in beasts():
        message = f"eldervale-unit-{without_kind(beast['id'])}"
        yield Thing(message, beast["name_cs"], beast["name_en"], ("about",))


def realm_things() -> Iterator[Thing]:
    realms = box("realms")
    for realm in realms["element_realms"]:
        yield Thing(f"eldervale-realm-{slug(realm['name_en'])}", realm["name_cs"], realm["name_en"], PLACES)
    for realm in (*realms["ruins"], *realms["special_tiles"]):
        message = f"eldervale-realm-{slug(realm['id'])}"
        yield Thing(message, realm["name_cs"], realm["name_en"], (*PLACES, "about", "short"), realm["effect"])


def word_things() -> Iterator[Thing]:
    for element in box("boards")["elements"]["list"]:
        message = f"eldervale-element-{element['id']}"
        yield Thing(message, element["name_cs"], element["name_en"], ("genitive", "in"))
    for resource in box("boards")["resources"]["list"]:
        yield Thing(f"eldervale-resource-{resource['id']}", resource["name_cs"], resource["name_en"].lower())
    for token in box("treasures")["dragon_treasure_tokens"]:
        message = f"eldervale-dragon-{slug(token['name_en'])}"
        yield Thing(message, token["name_cs"], token["name_en"], ("about",), token["effect"])
    for action in box("factions")["start_cards"][0]["actions"]:
        yield Thing(f"eldervale-action-{action['id']}", action["name_cs"], action["name_en"], ("about", "short"))
    tactics = box("treasures")["tactics_tokens"][0]
    yield Thing("eldervale-tactics", tactics["name_cs"], tactics["name_en"], ("about",))


@cache
def named_things() -> list[Thing]:
    """Everything the specification gives a name."""
    return list(chain(card_things(), faction_things(), unit_things(), realm_things(), word_things()))


def faces() -> set[str]:
    """What treasure tokens show: gem, 2-gem, gem-or-tool."""
    return {face(token["symbols"], token["mode"]) for token in box("treasures")["treasure_tokens"]}


def face(symbols: list[str], mode: str) -> str:
    if mode == "either":
        return "-or-".join(symbols)
    return symbols[0] if len(symbols) == 1 else f"{len(symbols)}-{symbols[0]}"


def spaces() -> dict[str, dict[str, Any] | None]:
    """The spaces of the reward menu and the fame track and what each gives, by their messages."""
    menu = {f"eldervale-menu-{space['space']}": space["reward"] for space in box("boards")["reward_menu"]["spaces"]}
    fame = {f"eldervale-fame-{space['space']}": space["reward"] for space in box("boards")["fame_track"]["spaces"]}
    return menu | fame


def ghost_cards() -> dict[str, dict[str, Any]]:
    """The ghost cards, by their messages."""
    return {f"eldervale-card-{slug(card['id'])}": card for card in box("ghosts")["cards"]}


def start_cards() -> list[str]:
    return [f"eldervale-card-{slug(card['id'])}" for card in box("factions")["start_cards"]]


def messages_of_the_box() -> set[str]:
    """Every message about what lies in the box, with its attributes, but for the Czech accusatives."""
    return {
        *(thing.message for thing in named_things()),
        *(f"{thing.message}.{part}" for thing in named_things() for part in thing.parts),
        *(f"{card}{part}" for card in start_cards() for part in ("", ".about")),
        *(f"{card}{part}" for card in ghost_cards() for part in ("", ".about", ".short")),
        *(f"eldervale-resource-{resource}" for resource in ("any", "basic")),
        *(f"eldervale-count-{counted}" for counted in COUNTED),
        *(f"eldervale-kind-{kind}" for kind in (*KINDS, *MAGIC_KINDS)),
        *(f"eldervale-face-{shown}" for shown in faces()),
        *spaces(),
    }


def declined_of_the_box() -> list[str]:
    """What sentences mention in the accusative."""
    return [
        *(thing.message for thing in named_things() if thing.declined),
        *start_cards(),
        *(f"eldervale-resource-{resource}" for resource in ("any", "basic")),
        *(f"eldervale-{kind}-{feminine}" for kind in ("count", "face") for feminine in ("gold", "magic")),
    ]
