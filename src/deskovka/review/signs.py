"""Signs: a shield for play, a clover and a cloud for luck."""

from __future__ import annotations

from html import escape

SHIELD = "M16 2 28 6v9c0 8-5 12.5-12 15C9 27.500 4 23 4 15V6z"
MARKS = {
    "best": "M16 8.5l2.3 4.7 5.2.7-3.8 3.6.9 5.100-4.600-2.4-4.600 2.4.9-5.100-3.800-3.6 5.2-.7z",
    "good": "M10 16l4.500 4.500L22.500 12",
    "inaccuracy": "M9 16c2.500-4 5-4 7 0s4.500 4 7 0",
    "mistake": "M10 13.500l6 6 6-6",
    "blunder": "M10 10l6 5.500 6-5.500M10 17l6 5.500 6-5.500",
}
CLOVER = "M16 15c-4-8 6-12 5-4 8-1 4 9-4 5 4 8-6 8-5 1-7 4-9-5-1-5-6-1-4-9 5 3zM16 16l3 12"
CLOUD = "M9 20a5 5 0 010-10 7 7 0 0113-1 5.500 5.500 0 011 11h-5l-3 4 1 0-3 6 1-6h-2l2-4z"


def sign(name: str, words: str = "", first: bool = False) -> str:
    """The sign of a quality or of luck; hollow and dashed after a first look.  Without words it is not read out."""
    role = f'role="img" aria-label="{escape(words)}"' if words else 'aria-hidden="true"'
    drawn = inside(name)
    colour = "q-good" if name == "good" else name
    return f'<svg class="sign {colour}{" first" if first else ""}" viewBox="0 0 32 32" {role}>{drawn}</svg>'


def inside(name: str) -> str:
    if name in ("lucky", "unlucky"):
        return f'<path class="plate" d="{CLOVER if name == "lucky" else CLOUD}"/>'
    return f'<path class="plate" d="{SHIELD}"/><path class="mark" d="{MARKS.get(name, "")}"/>'
