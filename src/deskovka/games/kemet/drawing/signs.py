"""Signs of the table in text: players, pyramids, armies and areas, and what the signs mean."""

from __future__ import annotations

from typing import Any, Final

from deskovka.core.game import Say
from deskovka.core.ink import Line, plain
from deskovka.games.kemet import areas as a
from deskovka.games.kemet.terms import DELTA_GAIN, PANTHEON_UNITS

SHAPES: Final = ["●", "◆", "▲", "■", "⬢"]
COLOURS: Final = ["red", "bright_blue", "yellow", "green", "magenta"]
LETTERS: Final = {"ruby": "R", "sapphire": "S", "diamond": "D", "onyx": "O"}
PYRAMIDS: Final = {
    "ruby": "bold white on red",
    "sapphire": "bold white on blue",
    "diamond": "bold black on white",
    "onyx": "bold white on grey30",
}
MILITARY: Final = "≋"
COMMERCIAL: Final = "≈"
HARBOURS: Final = {a.MILITARY: (MILITARY, "bold red"), a.COMMERCIAL: (COMMERCIAL, "bold cyan")}
OBELISK: Final = "⊥"
PRAYER: Final = "☥"
POINT: Final = "★"
FREE_POINT: Final = "☆"
CREATURE: Final = "♞"
FIGHT: Final = "!"
MARCH: Final = "»"
WATER: Final = "~"
RIVER: Final = "cyan"


def named(seat: int, names: list[str], style: str = "bold") -> Line:
    """A player: shape and name in the colour of the seat."""
    return plain(f"{SHAPES[seat]} {names[seat]}", f"{style} {COLOURS[seat]}".strip())


def tile_mark(colour: str, level: int | str = "") -> Line:
    """R2: the colour and level of a pyramid or a tile."""
    return plain(f"{LETTERS[colour]}{level}", PYRAMIDS[colour])


def area_name(area: str, say: Say) -> str:
    """The name on the map: a desert before a city stands around the city, so it need not tell which."""
    return say("kemet-label-front") if area.startswith("front_") else say(f"kemet-area-{area}")


def area_words(view: dict[str, Any], area: str, name: str) -> list[Line]:
    """Name, what is printed there, pyramid, temporary point, armies."""
    kind = a.KIND_OF[a.AREA_NUMBERS[area]]
    style = "bold" if kind in (a.TEMPLE, a.PANTHEON) else ""
    head = event_sign(view, area)
    words = [plain(part, f"{style} reverse".strip() if head else style) for part in name.split()]
    if head:
        words[0] = [(head, "bold reverse"), *words[0]]
    return words + printed_words(area) + piece_words(view["areas"][area])


def event_sign(view: dict[str, Any], area: str) -> str:
    """Where a battle is fought, or where the moving army stands."""
    if view["battle"] and view["battle"]["area"] == area:
        return FIGHT
    return MARCH if view["march"] and view["march"]["area"] == area else ""


def printed_words(area: str) -> list[Line]:
    """Harbour, obelisk, and what the area gives at night."""
    number = a.AREA_NUMBERS[area]
    words: list[Line] = []
    if a.HARBOUR_OF[number] != a.NO_HARBOUR:
        words.append([HARBOURS[int(a.HARBOUR_OF[number])]])
    if a.HAS_OBELISK[number]:
        words.append(plain(OBELISK, "bold magenta"))
    if a.PRAYER_OF[number]:
        words.append(plain(f"+{int(a.PRAYER_OF[number])}{PRAYER}", "bold yellow"))
    if area == "temple_delta":
        words.append(plain(f"−1→+{DELTA_GAIN}{PRAYER}", "yellow"))
    if area == "pantheon":
        words.append(plain(f"−{PANTHEON_UNITS}→+1{POINT}", "yellow"))
    return words


def piece_words(facts: dict[str, Any]) -> list[Line]:
    """R4 ★● ●3♞: a pyramid, whose temporary point it is, three units with a creature."""
    words: list[Line] = []
    if "pyramid" in facts:
        words.append(tile_mark(facts["pyramid"]["colour"], facts["pyramid"]["level"]))
    if "point" in facts:
        words.append(point_word(facts["point"]))
    for seat, units in enumerate(facts["units"]):
        if units:
            beasts = CREATURE * len(facts["creatures"].get(str(seat), []))
            words.append(plain(f"{SHAPES[seat]}{units}{beasts}", f"bold {COLOURS[seat]}"))
    return words


def point_word(holder: int | None) -> Line:
    if holder is None:
        return plain(FREE_POINT, "dim")
    return plain(f"{POINT}{SHAPES[holder]}", COLOURS[holder])


def explains(view: dict[str, Any]) -> bool:
    """Are signs explained?  At the start of a turn, not at each question in it."""
    return view["phase"] == "setup" or view["question"] in ("opening", None)


def legend_words(view: dict[str, Any], say: Say) -> list[Line]:
    """What the signs on this map mean."""
    colour = view["colours"][0] if view["colours"] else "ruby"
    return [
        [(f"{SHAPES[0]}3{CREATURE}", f"bold {COLOURS[0]}"), (f" {say('kemet-label-sign-army')}", "")],
        [*tile_mark(colour, 2), (f" {say('kemet-label-sign-pyramid')}", "")],
        [(f"{POINT}{SHAPES[0]}", COLOURS[0]), (f" {FREE_POINT} {say('kemet-label-sign-point')}", "")],
        [(OBELISK, "bold magenta"), (f" {say('kemet-label-sign-obelisk')}", "")],
        [(f"+2{PRAYER}", "bold yellow"), (f" {say('kemet-label-sign-prayer')}", "")],
        [("−1→", "yellow"), (f" {say('kemet-label-sign-sacrifice')}", "")],
        [HARBOURS[a.MILITARY], (" ", ""), HARBOURS[a.COMMERCIAL], (f" {say('kemet-label-sign-harbours')}", "")],
    ]


def creature_words(view: dict[str, Any], say: Say) -> list[Line]:
    """Creatures on the board: whose, and where."""
    return [
        [
            (f"{SHAPES[int(seat)]}{CREATURE} ", f"bold {COLOURS[int(seat)]}"),
            (f"{say(f'kemet-tile-{creature}')} {say(f'kemet-area-{area}.in')}", ""),
        ]
        for area, facts in view["areas"].items()
        for seat, creatures in facts["creatures"].items()
        for creature in creatures
    ]
