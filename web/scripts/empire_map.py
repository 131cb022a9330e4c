"""Writes what the map of Eight-Minute Empire: Legends is drawn from, in src/games/empire/map:
map.json (shapes, from docs/rules/empire-map.yaml) and mapicons.json (drawings, from @iconify-json/game-icons).

    .venv/bin/python web/scripts/empire_map.py && (cd web && npx prettier --write src/games/empire/map/*.json)
"""

import json
from pathlib import Path
from typing import Any

import yaml

WEB = Path(__file__).resolve().parents[1]
GAME = WEB / "src" / "games" / "empire"

# A few drawings on the land of each region: what its name speaks of.
SYMBOLS = {
    "MEA-1": "stone-stack", "MEA-2": "windmill", "MEA-3": "village", "MEA-4": "pine-tree", "MEA-5": "palm-tree",
    "DES-1": "cactus", "DES-2": "dust-cloud", "DES-3": "ancient-columns", "DES-4": "stone-bust", "DES-5": "obelisk",
    "DES-6": "stalagtite", "DES-7": "cactus",
    "RED-1": "maple-leaf", "RED-2": "birch-trees", "RED-3": "oak",
    "BRI-1": "mushroom", "BRI-2": "pagoda", "BRI-3": "harbor-dock",
    "ARC-1": "hut", "ARC-2": "palm-tree", "ARC-3": "rock", "ARC-4": "spiral-shell", "ARC-5": "palm-tree",
    "VOL-1": "rock", "VOL-2": "lighthouse", "VOL-3": "hills", "VOL-4": "volcano", "VOL-5": "sea-cliff",
    "VOL-6": "volcano", "VOL-7": "fern",
    "CRE-1": "rock", "CRE-2": "peaks", "CRE-3": "moai", "CRE-4": "waterfall", "CRE-5": "pine-tree",
    "PEA-1": "castle", "PEA-2": "mountaintop", "PEA-3": "peaks",
}  # fmt: skip

SIGNS = {
    "land": "walking-boot",
    "sea": "boat-horizon",
    "start": "compass",
    "ship": "shooner-sailboat",
    "serpent": "sea-serpent",
}
# Tokens have the symbols of symbols.json.
TOKENS = [
    "magic_spring", "cottage", "hidden_treasure", "book_of_spells", "stable", "poison_swamp",
    "citadel", "dragon", "portal", "robbers",
]  # fmt: skip


def main() -> None:
    plan = yaml.safe_load((WEB.parent / "docs" / "rules" / "empire-map.yaml").read_text(encoding="utf-8"))
    wide, high = plan["units"]["width"], plan["units"]["height"]

    def scaled(points: list[list[float]]) -> list[list[float]]:
        return [[round(x * wide, 2), round(y * high, 2)] for x, y in points]

    def side(facts: dict[str, Any]) -> dict[str, Any]:
        return {
            "regions": [
                {
                    "id": region["id"],
                    "island": region["island"],
                    "symbol": SYMBOLS[region["id"]],
                    "label": scaled([region["label"]])[0],
                    "polygon": scaled(region["polygon"]),
                }
                for region in facts["regions"]
            ],
            "links": [
                {
                    "from": link["between"][0],
                    "to": link["between"][1],
                    "kind": link["kind"],
                    "path": scaled(link.get("path", [])),
                }
                for link in facts["connections"]
            ],
            # north, east, south, west: the region there, and the stub from the middle of the edge to its coast
            "edges": [
                {"region": facts["edges"][direction], "path": scaled(facts["edge_paths"][direction])}
                for direction in plan["directions"]
            ],
        }

    sides = {name: side(facts) for name, facts in plan["sides"].items()}
    write("map.json", {"width": wide, "height": high, "sides": sides})

    symbols = json.loads((GAME / "symbols.json").read_text(encoding="utf-8"))
    signs = {**SIGNS, **{token: symbols[token] for token in TOKENS}}
    icons = json.loads((WEB / "node_modules" / "@iconify-json" / "game-icons" / "icons.json").read_text())["icons"]
    names = sorted({*SYMBOLS.values(), *signs.values()})
    write("mapicons.json", {"signs": signs, "bodies": {name: icons[name]["body"] for name in names}})


def write(name: str, content: dict[str, Any]) -> None:
    (GAME / "map" / name).write_text(json.dumps(content, separators=(",", ":")) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
