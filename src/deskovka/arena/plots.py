"""Plots as SVG that stretches: places are shares of the width, so that strokes and marks keep their size on a phone."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

SHAPES = (  # as pieces of players at the table: colour is never alone
    '<circle cx="8" cy="8" r="6.5"/>',
    '<path d="M8 .6 15.4 8 8 15.4.6 8z"/>',
    '<path d="M8 1.2 15.4 14.4H.6z"/>',
    '<rect x="1.8" y="1.8" width="12.4" height="12.4" rx="1.5"/>',
    '<path d="M4.2 1.4h7.6L15.4 8l-3.6 6.6H4.2L.6 8z"/>',
)
RING = '<path fill-rule="evenodd" d="M8 1.4a6.6 6.6 0 100 13.2A6.6 6.6 0 008 1.4zm0 3.6a3 3 0 110 6 3 3 0 010-6z"/>'


@dataclass(frozen=True)
class Axis:
    """Which numbers lie where: from `low` at the left to `high` at the right, with a little room."""

    low: float
    high: float

    def at(self, value: float) -> float:
        """Per cent of the width."""
        inside = min(max(value, self.low), self.high)
        return round(2 + 96 * (inside - self.low) / ((self.high - self.low) or 1), 3)

    def ticks(self, most: int = 5) -> list[float]:
        """Round numbers along it."""
        step = 1.0
        width = self.high - self.low
        while width / step > most:
            step *= 10
        while step > 1e-6 and width / (step / 10) <= most:
            step /= 10
        for part in (0.2, 0.5, 1):  # 200, 500, 1000
            if width / (step * part) <= most:
                step *= part
                break
        first = -(-self.low // step) * step
        return [round(first + number * step, 9) for number in range(int((self.high - first) / step + 1e-9) + 1)]


def svg(inside: str, height: int, words: str) -> str:
    return f'<svg class="plot" height="{height}" role="img" aria-label="{words}">{inside}</svg>'


def mark(name: str, x: float, y: float, size: int = 14, title: str = "") -> str:
    """A player's shape with its middle at x per cent."""
    told = f"<title>{title}</title>" if title else ""
    half = size / 2
    return (
        f'<svg x="{x}%" y="{y - half}" width="{size}" height="{size}" viewBox="0 0 16 16" overflow="visible" '
        f'style="transform:translateX(-{half}px)" class="{name}">{told}{drawn(name)}</svg>'
    )


def drawn(name: str) -> str:
    """The shape of a class of players: p1 … p5; a ring for all others."""
    return SHAPES[int(name[1]) - 1] if name[1:].isdigit() else RING


def badge(name: str) -> str:
    """A player's shape in a line of text."""
    return f'<svg class="badge {name}" viewBox="0 0 16 16" aria-hidden="true">{drawn(name)}</svg>'


def upright(x: float, height: int, name: str, top: int = 0) -> str:
    return f'<line class="{name}" x1="{x}%" x2="{x}%" y1="{top}" y2="{height}"/>'


def across(low: float, high: float, y: float, name: str) -> str:
    return f'<line class="{name}" x1="{low}%" x2="{high}%" y1="{y}" y2="{y}"/>'


def interval(axis: Axis, value: float, low: float, high: float, name: str, centre: float | None = None) -> str:
    """A mark with its interval, and where the middle of everything is."""
    height = 26
    y = height / 2
    inside = "" if centre is None else upright(axis.at(centre), height, "centre")
    if high > low:
        inside += across(axis.at(low), axis.at(high), y, f"reach {name}")
    return inside + mark(name, axis.at(value), y)


def scale(axis: Axis, written: Sequence[tuple[float, str]]) -> str:
    """The numbers below a plot."""
    labels = "".join(
        f'<text x="{axis.at(value)}%" y="15" text-anchor="middle">{text}</text>' + upright(axis.at(value), 4, "tick")
        for value, text in written
    )
    return f'<svg class="plot scale" height="20" aria-hidden="true">{labels}</svg>'


def histogram(axis: Axis, counts: dict[int, int], width: int, most: float, name: str, band: Sequence[float]) -> str:
    """Scores in classes of a width; the band from a quarter to three quarters, and the middle."""
    height = 46
    bars = []
    classes: dict[int, int] = {}
    for score, count in counts.items():
        classes[score // width] = classes.get(score // width, 0) + count
    total = sum(counts.values())
    for number in sorted(classes):
        left = axis.at(number * width)
        tall = round(max(1.0, (height - 4) * classes[number] / total / most), 2)
        wide = round(max(0.4, axis.at((number + 1) * width) - left - 0.15), 3)
        bars.append(f'<rect x="{left}%" y="{height - tall}" width="{wide}%" height="{tall}" rx="1"/>')
    low, middle, high = (axis.at(one + 0.5 * (width == 1)) for one in band)
    shade = f'<rect class="half" x="{low}%" y="0" width="{round(max(0.3, high - low), 3)}%" height="{height}"/>'
    return f'{shade}<g class="bars {name}">{"".join(bars)}</g>{upright(middle, height, "middle")}'


def tallest(counts: dict[int, int], width: int) -> float:
    """The share of the fullest class."""
    classes: dict[int, int] = {}
    for score, count in counts.items():
        classes[score // width] = classes.get(score // width, 0) + count
    return max(classes.values()) / sum(counts.values())
