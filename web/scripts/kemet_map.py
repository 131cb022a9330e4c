"""Writes what the map of Kemet: Blood and Sand is drawn from, in src/games/kemet/map, from docs/rules/kemet-map.yaml:
map.json (outlines of the areas, where they meet) and slots.json (where things stand in an area).

    .venv/bin/python web/scripts/kemet_map.py && (cd web && npx prettier --write src/games/kemet/map/*.json)
"""

import json
import math
from collections import defaultdict
from pathlib import Path
from typing import Any

import yaml
from kemet_slots import SEEN, place_all

WEB = Path(__file__).resolve().parents[1]
GAME = WEB / "src" / "games" / "kemet"

Point = tuple[float, float]

OUT = (45, 110, 900)  # how far land at the edge of the board runs on beyond it


def main() -> None:
    plan = yaml.safe_load((WEB.parent / "docs" / "rules" / "kemet-map.yaml").read_text(encoding="utf-8"))
    _, _, wide, high = plan["coordinates"]["viewbox"]
    boards: dict[str, Any] = {}
    ground: dict[str, list[list[Point]]] = {}  # with sharp corners, without gaps
    for name, board in plan["boards"].items():
        rims = {area["id"]: run_on([tuple(point) for point in area["polygon"]], wide, high) for area in board["areas"]}
        ground[name] = list(rims.values())
        areas = [area_of(area, smooth(rims[area["id"]])) for area in board["areas"]]
        boards[name] = {"areas": areas, "patches": patches(board["areas"], wide, high)}
    seats = {
        str(count): {"board": facts["board"], "cities": facts["cities"], "areas": facts["areas_in_play"]}
        for count, facts in plan["maps"].items()
    }
    write("map.json", {"width": wide, "height": high, "seats": seats, "boards": boards})
    slots = {
        name: {
            way: place_all(board["areas"], ground[name], wide, high, turned)
            for way, turned in (("upright", False), ("turned", True))
        }
        for name, board in boards.items()
    }
    write("slots.json", {"hulls": SEEN, "boards": slots})


def area_of(area: dict[str, Any], outline: list[Point]) -> dict[str, Any]:
    kind = area["temple"]["kind"] if area["type"] == "temple" else area["type"]
    facts = {
        "id": area["id"],
        "kind": kind,
        "label": area["label"],
        "outline": [[round(x), round(y)] for x, y in outline],
    }
    optional = {
        "city": area.get("city"),
        "front": area.get("front_of"),
        "harbour": area["harbour"],
        "obelisk": area["obelisk"] or None,
    }
    return {**facts, **{name: value for name, value in optional.items() if value is not None}}


def outward(point: Point, wide: int, high: int) -> tuple[int, int]:
    """Which edges of the board it lies on; the north is open sea."""
    x, y = point
    return (-1 if x <= 2 else 1 if x >= wide - 2 else 0, 1 if y >= high - 2 else 0)


def run_on(polygon: list[Point], wide: int, high: int) -> list[Point]:
    """Land at the edge of the board goes on beyond it, so that a window of any shape is full."""
    found: list[Point] = []
    for index, (x, y) in enumerate(polygon):
        dx, dy = outward((x, y), wide, high)
        if (dx, dy) == (0, 0):
            found.append((x, y))
            continue
        steps = [(x + dx * out, y + dy * out) for out in OUT]
        inner_before = outward(polygon[index - 1], wide, high) == (0, 0)
        inner_after = outward(polygon[(index + 1) % len(polygon)], wide, high) == (0, 0)
        found += steps[:-1] if inner_before else []
        found.append(steps[-1])
        found += steps[-2::-1] if inner_after else []
    return found


def smooth(polygon: list[Point]) -> list[Point]:
    """Chaikin's corner cutting, twice."""
    for _ in range(2):
        cut: list[Point] = []
        for (ax, ay), (bx, by) in zip(polygon, polygon[1:] + polygon[:1], strict=True):
            cut += [(ax * 0.75 + bx * 0.25, ay * 0.75 + by * 0.25), (ax * 0.25 + bx * 0.75, ay * 0.25 + by * 0.75)]
        polygon = cut
    return polygon


def patches(areas: list[dict[str, Any]], wide: int, high: int) -> list[dict[str, Any]]:
    """The holes that cutting corners leaves where three areas meet on dry land."""
    edges: dict[tuple[int, int], set[tuple[int, int]]] = defaultdict(set)
    at: dict[tuple[int, int], set[str]] = defaultdict(set)
    for area in areas:
        ring = [tuple(point) for point in area["polygon"]]
        for a, b in zip(ring, ring[1:] + ring[:1], strict=True):
            edges[a].add(b)
            edges[b].add(a)
            at[a].add(area["id"])
    by_id = {area["id"]: area for area in areas}
    found = []
    for point, others in edges.items():
        if len(others) < 3 or outward(point, wide, high) != (0, 0):
            continue
        around = [
            (point[0] + 4 * math.cos(turn / 8 * math.pi), point[1] + 4 * math.sin(turn / 8 * math.pi))
            for turn in range(16)
        ]
        if not all(any(holds(area["polygon"], each) for area in areas) for each in around):
            continue
        corners = sorted(others, key=lambda other: math.atan2(other[1] - point[1], other[0] - point[0]))
        shape = [[round(point[0] + (x - point[0]) * 0.42), round(point[1] + (y - point[1]) * 0.42)] for x, y in corners]
        cities = {by_id[name].get("city") for name in at[point]}
        stone = len(cities) == 1 and None not in cities
        found.append({"areas": sorted(at[point]), "stone": stone, "shape": shape})
    return found


def holds(polygon: list[Any], point: Point) -> bool:
    x, y = point
    inside = False
    for (ax, ay), (bx, by) in zip(polygon, polygon[1:] + polygon[:1], strict=True):
        if (ay > y) != (by > y) and x < (bx - ax) * (y - ay) / (by - ay) + ax:
            inside = not inside
    return inside


def write(name: str, content: dict[str, Any]) -> None:
    (GAME / "map" / name).write_text(json.dumps(content, separators=(",", ":")) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
