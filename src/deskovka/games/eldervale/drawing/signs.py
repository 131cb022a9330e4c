"""Signs of the table in text: players, elements, resources, units, and what they mean."""

from __future__ import annotations

from typing import Any, Final

from deskovka.core.game import Say
from deskovka.core.ink import Line, plain

SHAPES: Final = ["●", "◆", "▲", "■", "⬢"]
COLOURS: Final = ["red", "bright_blue", "yellow", "green", "magenta"]
ELEMENTS: Final = {
    "air": ("≋", "bright_cyan"),
    "earth": ("♣", "green"),
    "fire": ("ϟ", "red"),
    "water": ("≈", "bright_blue"),
    "light": ("☼", "yellow"),
    "dark": ("☾", "magenta"),
    "order": ("⌗", "white"),
    "chaos": ("✶", "bright_magenta"),
}
RESOURCES: Final = {
    "gem": "◊",
    "scroll": "§",
    "potion": "δ",
    "tool": "τ",
    "sword": "†",
    "gold": "$",
    "magic": "✦",
    "any": "?",
}
UNITS: Final = {"warrior": "♞", "wizard": "♝", "dragon": "♛"}
WORKER: Final = "♟"  # on cards: any unit may activate them
ALLY: Final = "♜"  # a mercenary, or a monster a player controls
MONSTER: Final = "☠"
DWELLING: Final = "⌂"
ORB: Final = "◉"
FIGHT: Final = "!"
NOW: Final = "▶"
GUARDIAN: Final = "⚑"

# Spaces of the ghost board
TAKEN: Final = "■"
NOTHING: Final = "·"
ADVENTURE: Final = "▤"
FAME: Final = "★"
BETWEEN: Final = " · "


def named(seat: int, names: list[str], style: str = "bold") -> Line:
    """A player: shape and name in the colour of the seat."""
    return plain(f"{SHAPES[seat]} {names[seat]}", f"{style} {COLOURS[seat]}".strip())


def element_sign(element: str | None) -> Line:
    return plain(*ELEMENTS[element]) if element else plain("·", "dim")


def bundle_signs(words: str) -> str:
    """2 gem 1 gold → ◊◊$."""
    parts = words.split()
    return "".join(RESOURCES[name] * int(number) for number, name in zip(parts[::2], parts[1::2], strict=True))


def face_signs(token: str) -> str:
    """What a treasure token shows: air-2-gem → ◊◊, air-scroll-or-gem → §/◊; an orb on a field."""
    if token == "orb":
        return ORB
    face = token.partition("-")[2]
    if "-or-" in face:
        return "/".join(RESOURCES[name] for name in face.split("-or-"))
    number, _, name = face.rpartition("-")
    return RESOURCES[name] * int(number or 1)


def unit_signs(units: dict[str, int]) -> str:
    """Two workers, a warrior and a tamed monster: 2♞♜."""
    workers = units.get("worker", 0)
    signs = "".join(UNITS.get(unit, ALLY) * count for unit, count in units.items() if unit != "worker")
    return f"{workers or ''}{signs}"


def explains(view: dict[str, Any]) -> bool:
    """Are signs explained?  At the start of a turn, not at each question in it."""
    return view["phase"] == "setup" or view["question"] in ("turn", None)


def key_words(view: dict[str, Any], say: Say) -> list[Line]:
    """What the signs of this table mean."""
    words = [
        [*element_sign(element), (f" {say(f'eldervale-element-{element}')}", "dim")] for element in view["elements"]
    ]
    words += [
        plain(f"{sign} {say(f'eldervale-resource-{name}')}", "dim") for name, sign in RESOURCES.items() if name != "any"
    ]
    words.append(plain(f"? {say('eldervale-resource-any')}", "dim"))
    words.append(plain(f"{SHAPES[0]}2 {say('eldervale-unit-worker.plural')}", "dim"))
    words += [plain(f"{sign} {say(f'eldervale-unit-{unit}')}", "dim") for unit, sign in UNITS.items()]
    words += [
        plain(f"{WORKER} {say('eldervale-label-sign-any-unit')}", "dim"),
        plain(f"{ALLY} {say('eldervale-label-sign-ally')}", "dim"),
        plain(f"{MONSTER}4 {say('eldervale-label-sign-monster')}", "dim"),
        plain(f"{DWELLING}{SHAPES[0]} {say('eldervale-label-sign-dwelling')}", "dim"),
        plain(f"{DWELLING}§τ {say('eldervale-label-sign-cost')}", "dim"),
        plain(f"◊◊:3 {say('eldervale-label-sign-stack')}", "dim"),
        plain(f"(§) {say('eldervale-label-sign-printed')}", "dim"),
        plain(f"{ORB} {say('eldervale-kind-orb')}", "dim"),
    ]
    if view["ghosts"] is not None:
        words += [
            plain(f"{GUARDIAN} {say('eldervale-label-sign-guardian')}", "dim"),
            plain(f"{TAKEN} {say('eldervale-label-sign-taken')}", "dim"),
            plain(f"{ADVENTURE} {say('eldervale-label-sign-adventure')}", "dim"),
            plain(f"{FAME} {say('eldervale-label-fame')}", "dim"),
        ]
    return words
