"""Writes what the map of Kemet: Blood and Sand is drawn from, in src/games/kemet/map, from docs/rules/kemet-map.yaml:
map.json (outlines of the areas, where they meet) and slots.json (where things stand in an area).

    .venv/bin/python web/scripts/kemet_map.py && (cd web && npx prettier --write src/games/kemet/map/*.json)
"""

import json
import math
from collections import defaultdict
from pathlib import Path
from typing import Any

import numpy as np
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
    slots: dict[str, Any] = {}
    seats: dict[str, Any] = {}
    for count, facts in plan["maps"].items():
        areas, known = plan["boards"][facts["board"]]["areas"], set(facts["areas_in_play"])
        if known == {area["id"] for area in areas}:
            name, land = facts["board"], Land(areas, wide, high)
        else:  # land out of play is not drawn: what is left is stretched into its room
            name, land = f"{facts['board']}{count}", Bank([area for area in areas if area["id"] in known], wide, high)
        seats[str(count)] = {"board": name, "cities": facts["cities"], "areas": facts["areas_in_play"]}
        if name not in boards:
            boards[name] = land.board()
            slots[name] = {
                way: place_all(boards[name]["areas"], land.ground, land.box, wide, high, turned)
                for way, turned in (("upright", False), ("turned", True))
            }
    write("map.json", {"width": wide, "height": high, "seats": seats, "boards": boards})
    write("slots.json", {"hulls": SEEN, "boards": slots})


class Land:
    """A board as it is printed."""

    def __init__(self, areas: list[dict[str, Any]], wide: int, high: int) -> None:
        self.areas = areas
        self.wide, self.high = wide, high
        self.box = (0, 0, wide, high)  # what is seen of it: x, y, width, height
        self.rims = {area["id"]: run_on([tuple(point) for point in area["polygon"]], wide, high) for area in areas}

    def moved(self, points: list[Point]) -> list[Point]:
        return points

    @property
    def ground(self) -> list[list[Point]]:
        """All land with sharp corners, without gaps."""
        return [self.moved(rim) for rim in self.rims.values()]

    def board(self) -> dict[str, Any]:
        areas = [area_of(area, self.moved(smooth(self.rims[area["id"]]))) for area in self.areas]
        for area in areas:
            area["label"] = rounded(self.moved([tuple(area["label"])]))[0]
        found = patches(self.areas, self.wide, self.high)
        for patch in found:
            patch["shape"] = rounded(self.moved([tuple(point) for point in patch["shape"]]))
        return {"box": self.box, "areas": areas, "patches": found}


class Bank(Land):
    """One bank of the Nile, for few players: it is stretched towards the other, and seen from nearer.

    Turned by a quarter, each column is stretched upwards from its foot, so that the shore comes higher by a share.
    """

    RISE = 0.3
    SMOOTH = 70  # how far a dent of the shore is smoothed away
    CROP = (48, 90)  # sea in the north, the edge of the bank in the east

    def __init__(self, areas: list[dict[str, Any]], wide: int, high: int) -> None:
        super().__init__(areas, wide, high)
        north, east = self.CROP
        self.box = (0, north, wide - east, high - north)
        self.shore = self.shore_line()

    def shore_line(self) -> Any:
        """How far the land lies from the eastern edge, for each y."""
        reach = np.full(self.high + 1, np.nan)
        for polygon in (area["polygon"] for area in self.areas):
            for x, y in dense([tuple(point) for point in polygon], 2):
                row = round(min(max(y, 0), self.high))
                reach[row] = np.nanmin([reach[row], self.wide - x])
        rows = np.arange(self.high + 1)
        known = ~np.isnan(reach)
        reach = np.interp(rows, rows[known], reach[known])
        weights = np.exp(-0.5 * (np.arange(-3 * self.SMOOTH, 3 * self.SMOOTH + 1) / self.SMOOTH) ** 2)
        return np.convolve(np.pad(reach, 3 * self.SMOOTH, mode="edge"), weights / weights.sum(), mode="valid")

    def moved(self, points: list[Point]) -> list[Point]:
        foot = self.wide + 10
        found: list[Point] = []
        for x, y in dense(points, 30) if len(points) > 1 else points:
            top = float(self.shore[round(min(max(y, 0), self.high))])
            down = self.wide - x  # from the eastern edge
            found.append((self.wide - (down - self.RISE * top * (foot - down) / (foot - top)), y))
        return found


def dense(polygon: list[Point], step: float) -> list[Point]:
    """The same outline with points no farther apart than this; a shared side gets the same points from either end."""
    found: list[Point] = []
    for (ax, ay), (bx, by) in zip(polygon, polygon[1:] + polygon[:1], strict=True):
        count = max(1, math.ceil(math.hypot(bx - ax, by - ay) / step))
        found += [(ax + (bx - ax) * part / count, ay + (by - ay) * part / count) for part in range(count)]
    return found


def rounded(points: list[Point]) -> list[list[int]]:
    return [[round(x), round(y)] for x, y in points]


def area_of(area: dict[str, Any], outline: list[Point]) -> dict[str, Any]:
    kind = area["temple"]["kind"] if area["type"] == "temple" else area["type"]
    facts = {
        "id": area["id"],
        "kind": kind,
        "label": area["label"],
        "outline": rounded(outline),
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
