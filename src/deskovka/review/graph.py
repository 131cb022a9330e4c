"""The chances of all seats through a game, drawn."""

from __future__ import annotations

from html import escape

from deskovka.review.shapes import ToldChance, ToldReview

HIGH = 100  # units from 0 to 100 %
WIDE = 1000
QUARTERS = (0, 25, 50, 75, 100)


def graph(told: ToldReview, words: str) -> str:
    """Lines for all seats, a band for the one it is seen as, turning points as dotted uprights."""
    seats = range(len(told["names"]))
    most = max(1, told["progress"]["all"])
    points = [(0, told["start"])] + [(answer["place"] + 1, answer["after"]) for answer in told["answers"]]
    levels = "".join(f'<line x1="0" x2="{WIDE}" y1="{HIGH - level}" y2="{HIGH - level}"/>' for level in QUARTERS)
    turns = "".join(
        f'<line class="turn" x1="{x}" x2="{x}" y1="0" y2="{HIGH}"><title>{escape(turn["text"])}</title></line>'
        for turn in told["turnings"]
        for x in [across(turn["place"] + 1, most)]
    )
    band = area(points, told["seen_as"], most) if told["seen_as"] >= 0 else ""
    lines = "".join(line(points, seat, most) for seat in seats if told["start"])
    numbers = "".join(f"<span>{level}</span>" for level in reversed(QUARTERS))
    return (
        f'<div class="drawn-chances"><p aria-hidden="true">{numbers}</p>'
        f'<svg class="graph" viewBox="0 0 {WIDE} {HIGH}" preserveAspectRatio="none" role="img" '
        f'aria-label="{escape(words)}">{levels}{band}{lines}{turns}</svg></div>'
    )


def across(place: int, most: int) -> float:
    return round(WIDE * place / most, 1)


def height(share: float) -> float:
    return round(HIGH * (1 - share), 1)


def line(points: list[tuple[int, list[ToldChance]]], seat: int, most: int) -> str:
    drawn = " ".join(f"{across(place, most)},{height(chances[seat]['chance'])}" for place, chances in points)
    return f'<polyline class="p{seat + 1} d{seat + 1}" points="{drawn}"/>'


def area(points: list[tuple[int, list[ToldChance]]], seat: int, most: int) -> str:
    """How sure the line of a seat is."""
    above = [f"{across(place, most)},{height(chances[seat]['high'])}" for place, chances in points]
    below = [f"{across(place, most)},{height(chances[seat]['low'])}" for place, chances in reversed(points)]
    return f'<polygon class="p{seat + 1}" points="{" ".join(above + below)}"/>'
