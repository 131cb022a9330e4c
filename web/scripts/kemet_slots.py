"""Where things stand in the areas of Kemet's map: places that keep inside their area and off each other.

Pieces stand upright however the map is turned, so each way of turning has places of its own, and so has the map seen
from afar, where pieces are bigger.
"""

import zlib
from collections.abc import Iterator
from typing import Any

import numpy as np

# The outline of each thing round its place; all are convex.
HULLS: dict[str, list[list[int]]] = {
    "army": [[-37, 27], [-34, -6], [-22, -34], [6, -38], [24, -42], [42, -28], [38, 27], [0, 33]],
    "pyramid": [[-41, 0], [-24, 21], [24, 21], [42, 0], [41, -46], [33, -59], [0, -81]],
    "temple": [[-46, 26], [-28, 39], [28, 39], [46, 27], [56, -32], [46, -51], [-40, -52]],
    "delta": [[-40, -52], [40, -52], [50, 38], [50, 64], [-50, 64], [-50, 38]],
    "pantheon": [[-40, -52], [40, -52], [54, 48], [54, 75], [-54, 75], [-54, 48]],
    "point": [[-19, -8], [-8, -19], [8, -19], [19, -8], [19, 8], [8, 19], [-8, 19], [-19, 8]],
    "obelisk": [[-12, 29], [-12, 20], [-5, -30], [0, -34], [5, -30], [12, 20], [12, 29]],
    "harbour": [[-20, -19], [20, -19], [21, 6], [0, 25], [-21, 6]],
    "banner": [[-23, -46], [23, -46], [23, 15], [3, 34], [-3, 34], [-23, 15]],
}
# From afar the two buildings with a pill are seen without it.
SHRINE = [[-46, 26], [-28, 39], [28, 39], [46, 26], [40, -52], [-40, -52]]
SEEN = {"near": HULLS, "far": {**HULLS, "delta": SHRINE, "pantheon": SHRINE}}
# How big armies and their markers should be, and the least; the same for all else.
SIZES = {"near": ((1.0, 0.66), (1.0, 0.54)), "far": ((1.34, 0.66), (1.2, 0.54))}
FINE, LEAST_FINE = 0.76, 0.78  # what buildings have if armies need not be smaller than this share
ARMED = {"army", "point"}
BIG = {"pyramid", "temple", "delta", "pantheon", "banner"}
MARGINS = (9, 4, 0)
CELL = 3
TRIES = 40

Array = Any


def place_all(
    areas: list[dict[str, Any]],
    ground: list[list[tuple[float, float]]],
    box: tuple[int, int, int, int],
    wide: int,
    high: int,
    turned: bool,
) -> dict[str, Any]:
    def moved(points: Any) -> Array:
        array = np.array(points, dtype=float)
        return np.stack([array[:, 1], wide - array[:, 0]], axis=1) if turned else array

    window = (high, wide) if turned else (wide, high)
    grid = Grid(*window)
    masks = {area["id"]: grid.mask(moved(area["outline"])) for area in areas}
    for area in areas:  # a city may lie within its front
        if "city" in area:
            for other in areas:
                if other.get("front") == area["city"]:
                    masks[other["id"]] &= ~grid.mask(moved(area["outline"]))
    left, top, width, height = box
    corners = [[left, top], [left + width, top], [left + width, top + height], [left, top + height]]
    seen = grid.mask(moved(corners))
    for mask in masks.values():
        mask &= seen
    from_water = distances(~np.any([grid.mask(moved(polygon)) for polygon in ground], axis=0))
    if turned:  # buttons lie over that corner
        for mask in masks.values():
            mask &= ~((grid.x > high - 78) & (grid.y > wide - 195))
    labels = {area["id"]: moved([area["label"]])[0] for area in areas}
    cities = {
        area["front"]: np.mean([labels[other["id"]] for other in areas if other.get("city") == area["front"]], axis=0)
        for area in areas
        if "front" in area
    }
    found: dict[str, Any] = {}
    for area in areas:
        wishes = grid.wishes(masks[area["id"]], from_water, labels[area["id"]], cities.get(area.get("front", "")))
        found[area["id"]] = {size: place(area, masks[area["id"]], wishes, SEEN[size], *SIZES[size]) for size in SIZES}
    return found


def things(area: dict[str, Any]) -> list[str]:
    """What may stand there besides armies, the biggest first."""
    kind = area["kind"]
    temple = {"lesser": "temple", "great": "temple", "delta": "delta", "pantheon": "pantheon"}.get(kind)
    return [
        *(["pyramid"] if kind == "district" else []),
        *([temple] if temple else []),
        *(["banner"] if "front" in area else []),
        *(["obelisk"] if "obelisk" in area else []),
        *(["harbour"] if "harbour" in area else []),
        *(["point"] if temple and temple != "pantheon" else []),
    ]


class Grid:
    """The board as cells."""

    def __init__(self, wide: int, high: int) -> None:
        self.xs = np.arange(CELL / 2, wide, CELL)
        self.ys = np.arange(CELL / 2, high, CELL)
        self.x, self.y = np.meshgrid(self.xs, self.ys)

    def mask(self, outline: Array) -> Array:
        inside = np.zeros(self.x.shape, dtype=bool)
        for (ax, ay), (bx, by) in zip(outline, np.roll(outline, -1, axis=0), strict=True):
            if ay == by:
                continue
            inside ^= ((ay > self.y) != (by > self.y)) & (self.x < (bx - ax) * (self.y - ay) / (by - ay) + ax)
        return inside

    def wishes(self, mask: Array, from_water: Array, label: Array, city: Array | None) -> dict[str, Array]:
        """For each thing, how good a cell is: 0 best, lower worse."""
        away = np.hypot(self.x - label[0], self.y - label[1])
        rows, columns = np.nonzero(mask)
        middle = (self.xs[columns].mean(), self.ys[rows].mean())
        centre = np.hypot(self.x - middle[0], self.y - middle[1])
        home = np.hypot(self.x - city[0], self.y - city[1]) if city is not None else away
        return {
            "army": -away,
            "pyramid": -centre,
            "temple": -centre - 0.3 * (self.y - middle[1]),
            "delta": -centre,
            "pantheon": -centre,
            "banner": -home,
            "harbour": -2 * from_water - 0.15 * away,
            "obelisk": 0.5 * away,
            "point": -away,
        }


def distances(sources: Array) -> Array:
    """How far each cell lies from the nearest source, roughly."""
    found = np.where(sources, 0.0, np.inf)
    reached = sources
    for steps in range(1, 100):
        wider = (
            reached
            | shifted(reached, 1, 0)
            | shifted(reached, -1, 0)
            | shifted(reached, 0, 1)
            | shifted(reached, 0, -1)
        )
        found[wider & ~reached] = steps * CELL
        reached = wider
    return np.minimum(found, 100 * CELL)


def shifted(mask: Array, dx: int, dy: int) -> Array:
    """result[y, x] = mask[y + dy, x + dx], False outside."""
    high, wide = mask.shape
    found = np.zeros_like(mask)
    top, bottom = max(0, -dy), min(high, high - dy)
    left, right = max(0, -dx), min(wide, wide - dx)
    if top < bottom and left < right:
        found[top:bottom, left:right] = mask[top + dy : bottom + dy, left + dx : right + dx]
    return found


def room(mask: Array, hull: Array, margin: float) -> Array:
    """The cells where a thing can stand and keep inside."""
    free = mask.copy()
    middle = hull.mean(axis=0)
    outer = hull + (hull - middle) / np.linalg.norm(hull - middle, axis=1, keepdims=True) * margin
    offsets: set[tuple[int, int]] = set()
    for a, b in zip(outer, np.roll(outer, -1, axis=0), strict=True):
        steps = max(2, int(np.linalg.norm(b - a) / CELL) + 1)
        for share in np.linspace(0, 1, steps):
            x, y = a * (1 - share) + b * share
            offsets.add((round(x / CELL), round(y / CELL)))
    for dx, dy in offsets:
        free &= shifted(mask, dx, dy)
    return free


def between(one: Array, other: Array) -> Array:
    """The convex polygon of the differences: other stands there or farther in if the two overlap."""
    points = {(float(a[0] - b[0]), float(a[1] - b[1])) for a in one for b in other}
    ordered = sorted(points)

    def half(line: list[tuple[float, float]]) -> list[tuple[float, float]]:
        kept: list[tuple[float, float]] = []
        for point in line:
            while len(kept) > 1 and cross(kept[-2], kept[-1], point) <= 0:
                kept.pop()
            kept.append(point)
        return kept[:-1]

    return np.array(half(ordered) + half(ordered[::-1]))


def cross(o: tuple[float, float], a: tuple[float, float], b: tuple[float, float]) -> float:
    return (a[0] - o[0]) * (b[1] - o[1]) - (a[1] - o[1]) * (b[0] - o[0])


def sizes(best: tuple[float, float], least: tuple[float, float]) -> Iterator[tuple[int, float, float]]:
    """How many armies, how big they are, how big the rest is: the best first.  Two armies meet only for a battle."""
    for shrunk in (0, 0.07, 0.14):
        yield 2, best[0] - shrunk, best[1] - shrunk
    for rough in (False, True):  # small armies before tiny buildings
        army = best[0]
        while army >= (least[0] if rough else LEAST_FINE * best[0]) - 0.001:
            rest = min(army, best[1])
            while rest >= (least[1] if rough else FINE) - 0.001:
                yield 1, army, rest
                rest -= 0.06
            army -= 0.08


def place(
    area: dict[str, Any],
    mask: Array,
    wishes: dict[str, Array],
    outlines: dict[str, list[list[int]]],
    army: tuple[float, float],
    rest: tuple[float, float],
) -> dict[str, Any]:
    rows, columns = np.nonzero(mask)
    top, bottom, left, right = rows.min(), rows.max() + 1, columns.min(), columns.max() + 1
    part = np.pad(mask[top:bottom, left:right], 3)
    part_wishes = {name: np.pad(wish[top:bottom, left:right], 3) for name, wish in wishes.items()}
    origin = ((left - 3 + 0.5) * CELL, (top - 3 + 0.5) * CELL)
    luck = np.random.default_rng(zlib.crc32(area["id"].encode()))
    others = things(area)
    big = 1 if others and others[0] in BIG else 0
    for armies, army_size, rest_size in sizes((army[0], rest[0]), (army[1], rest[1])):
        names = [*others[:big], *["army"] * armies, *others[big:]]
        for margin in MARGINS:
            hulls = {
                name: np.array(outlines[name], dtype=float) * (army_size if name in ARMED else rest_size)
                for name in set(names)
            }
            found = search(names, part, part_wishes, hulls, margin, luck)
            if found:
                places: dict[str, Any] = {"army_size": round(army_size, 2), "size": round(rest_size, 2)}
                for name, (x, y) in zip(names, found, strict=True):
                    at = [round(origin[0] + x * CELL), round(origin[1] + y * CELL)]
                    places.setdefault(name, []).append(at)
                return places
    raise SystemExit(f"no room in {area['id']} {army}")


def search(
    names: list[str], mask: Array, wishes: dict[str, Array], hulls: dict[str, Array], margin: float, luck: Any
) -> list[tuple[int, int]] | None:
    rooms = {name: room(mask, hull, margin / 2 + 1) for name, hull in hulls.items()}
    if not all(free.any() for free in rooms.values()):
        return None
    spots = {}  # where each could stand, as columns and rows
    for name, free in rooms.items():
        rows, columns = np.nonzero(free)
        step = max(1, len(rows) // 900)
        spots[name] = (columns[::step], rows[::step], wishes[name][rows[::step], columns[::step]])
    walls = {(one, other): halves(between(hulls[one], hulls[other])) for one in hulls for other in hulls}
    best: tuple[float, list[tuple[int, int]]] | None = None
    few = len(names) == 2  # all places of the first are tried
    for number in range(len(spots[names[0]][0]) if few else TRIES):
        noise = 0 if few or number == 0 else 90 * luck.random()
        score = 0.0
        placed: list[tuple[int, int]] = []
        for index, name in enumerate(names):
            xs, ys, worth = spots[name]
            free = np.ones(len(xs), dtype=bool)
            for other, (x, y) in zip(names, placed, strict=False):
                normals, offsets = walls[other, name]
                apart = (np.stack([xs - x, ys - y], axis=1) * CELL @ normals.T - offsets).max(axis=1)
                free &= apart > margin + 2
            if not free.any():
                break
            pick = int(np.argmax(np.where(free, worth + noise * luck.random(len(xs)), -np.inf)))
            if few and index == 0:
                pick = number
            # the second army stands wherever there is room; obelisks need not be in a corner
            weight = 0.4 if name == "obelisk" or (name == "army" and index and names[index - 1] == "army") else 1.0
            score += weight * float(worth[pick])
            placed.append((int(xs[pick]), int(ys[pick])))
        if len(placed) == len(names) and (best is None or score > best[0]):
            best = (score, placed)
    return best[1] if best else None


def halves(shape: Array) -> tuple[Array, Array]:
    """The sides of a convex polygon: which way they face, how far they lie out."""
    edges = np.roll(shape, -1, axis=0) - shape
    normals = np.stack([edges[:, 1], -edges[:, 0]], axis=1)
    normals = normals / np.linalg.norm(normals, axis=1, keepdims=True)
    return normals, (shape * normals).sum(axis=1)
