"""What is printed on the pieces, straight from the catalogue's files."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

import yaml

FOLDER: Final = Path(__file__).parents[4] / "docs" / "rules"
RESOURCES: Final = ["gem", "scroll", "potion", "tool", "sword", "gold", "magic"]
MOST_DICE: Final = 6
MOST_MONSTER_DICE: Final = 5


def read(name: str) -> Any:
    return yaml.safe_load((FOLDER / f"eldervale-{name}.yaml").read_text(encoding="utf-8"))


def slug(name: str) -> str:
    return name.lower().replace("'", "").replace("_", "-").replace(" ", "-").replace("ö", "o")


BOARDS: Final = read("boards")
TILES: Final = read("realms")
ADVENTURE: Final = {slug(card["id"]): card for card in read("adventure")["cards"]}
MAGIC: Final = {slug(card["id"]): card for card in read("magic")["cards"]}
FACTIONS: Final = {slug(faction["id"]): faction for faction in read("factions")["factions"]}
BEASTS: Final = read("monsters")
MONSTERS: Final = {slug(monster["id"].removeprefix("monster_")): monster for monster in BEASTS["monsters"]}
MERCENARIES: Final = {slug(one["id"].removeprefix("mercenary_")): one for one in BEASTS["mercenaries"]}
ELEMENT_REALMS: Final = {slug(tile["name_en"]): tile for tile in TILES["element_realms"]}
RUINS: Final = {slug(tile["id"]): tile for tile in TILES["ruins"]}
DEN: Final = "dragon-den"
BRIDGE: Final = "bifrost"

DICE_OF: Final[dict[str, int]] = (
    {unit["id"]: unit["dice"] for unit in BOARDS["units"]}
    | {name: one["dice"] for name, one in MERCENARIES.items()}
    | {name: monster["dice"] for name, monster in MONSTERS.items()}
)
SUMMON_COSTS: Final = BOARDS["start_card"]["actions"][0]["costs"]
ROOFS: Final = BOARDS["dwelling"]["count_per_player"]


def is_ruin(realm: str) -> bool:
    """The Dragon Den is one (R26), the bridge is not (ELDER-7.4)."""
    return realm in RUINS or realm == DEN


def symbols(token: str) -> list[str]:
    """The resource symbols of a token such as "air-2-scroll" or "dark-potion-or-sword"."""
    face = token.split("-", 1)[1]
    if "-or-" in face:
        return face.split("-or-")
    number, _, name = face.rpartition("-")
    return [name] * int(number or 1)


def has_slash(token: str) -> bool:
    return "-or-" in token
