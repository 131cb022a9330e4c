"""The map as text: boxes in rows that are shifted by half a box, so that exactly neighbouring realms touch."""

from __future__ import annotations

from typing import Any, Final

from deskovka.core.game import Say
from deskovka.core.ink import Line, Sheet, cut, flow, plain
from deskovka.games.eldervale.box import MONSTERS
from deskovka.games.eldervale.cards.catalogue import MONSTER_NAMES
from deskovka.games.eldervale.drawing.signs import (
    BETWEEN,
    COLOURS,
    DWELLING,
    ELEMENTS,
    FIGHT,
    GUARDIAN,
    MONSTER,
    SHAPES,
    bundle_signs,
    element_sign,
    face_signs,
    unit_signs,
)
from deskovka.games.eldervale.realms import REALM_NUMBERS, REALMS, SPOT_NAMES, spot_at
from deskovka.games.eldervale.resources import said
from deskovka.games.eldervale.speech import realm_forms, realm_name

WIDEST: Final = 11  # half a box
NARROWEST: Final = 5
AROUND: Final = ((1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1))
RUINS: Final = {  # what is done there, in signs
    "mage-tower": "??→✦✦✦",
    "fortress": "??→$$",
    "mill": DWELLING,
    "oracle": "✦",
    "dragon-den": "$",
    "bifrost": "✦",
}
DEEDS: Final = {
    "summoning-portal": "eldervale-action-summon",
    "dungeon-1": "eldervale-label-expedition",
    "dungeon-2": "eldervale-label-expedition",
}
Place = tuple[int, int]


def map_lines(view: dict[str, Any], say: Say, columns: int) -> list[Line]:
    """The map, then who the monsters are; a list where the terminal is too narrow for the map."""
    realms = {(realm["q"], realm["r"]): name for name, realm in view["realms"].items()}
    if not realms:
        return []
    free = free_places(view, realms)
    across = [2 * q + r for q, r in (*realms, *free)]
    half = min(WIDEST, (columns - 1) // (max(across) - min(across) + 2))
    if half < NARROWEST:
        return [*list_lines(view, say, columns), *monster_lines(view, say, columns)]
    inside = 2 * half - 1
    texts = {place: realm_texts(view, name, say, inside) for place, name in realms.items()}
    high = max(len(lines) for lines in texts.values()) + 1
    top = min(r for _, r in (*realms, *free))
    rows = max(r for _, r in (*realms, *free)) - top + 1
    sheet = Sheet(half * (max(across) - min(across) + 2) + 1, rows * high + 1)
    for (q, r), lines in texts.items():
        x, y = (2 * q + r - min(across)) * half, (r - top) * high
        sheet.frame(x, y, x + 2 * half, y + high, "dim")
        for down, line in enumerate(lines, 1):
            sheet.write(x + 1, y + down, line)
    for q, r in free:
        name = SPOT_NAMES[spot_at(q, r)]
        x, y = (2 * q + r - min(across)) * half, (r - top) * high
        sheet.put(x + half - len(name) // 2, y + high // 2, name, "bold reverse")
    lines = [line for line in sheet.lines() if line]
    return [*lines, *monster_lines(view, say, columns)]


def free_places(view: dict[str, Any], realms: dict[Place, str]) -> list[Place]:
    """Where the new tile may be laid, if that is asked: beside two realms, the bridge beside one (ELDER-7.5, 29.3)."""
    if view["question"] not in ("put_tile", "lay_bridge"):
        return []
    bridge = view["question"] == "lay_bridge"
    found = []
    for place in sorted({(q + dq, r + dr) for q, r in realms for dq, dr in AROUND} - set(realms)):
        near = [realms[there] for there in around(place) if there in realms]
        if (len(near) == 1 if bridge else len(near) >= 2) and "bifrost" not in near:
            found.append(place)
    return found


def around(place: Place) -> list[Place]:
    return [(place[0] + dq, place[1] + dr) for dq, dr in AROUND]


# ---- one realm


def realm_texts(view: dict[str, Any], name: str, say: Say, columns: int) -> list[Line]:
    """Lines of one box: the name, then everything there."""
    realm = view["realms"][name]
    fight = view["battle"] is not None and view["battle"]["realm"] == name
    style = "bold reverse" if fight else f"bold {ELEMENTS[realm['element']][1]}" if realm["element"] else "bold"
    words = [plain(part, style) for part in realm_name(name, say).split()]
    head: Line = [(FIGHT, style)] if fight else element_sign(realm["element"])
    lines = flow([head, *words], columns)
    return [*lines, *flow([cut(word, columns) for word in piece_words(view, name, say)], columns)]


def piece_words(view: dict[str, Any], name: str, say: Say) -> list[Line]:
    """Guardian, monster, units by player, dwelling or its cost, treasure."""
    realm = view["realms"][name]
    words: list[Line] = []
    if view["ghosts"] is not None and view["ghosts"]["guardian"] == name:
        words.append(plain(GUARDIAN, "bold cyan"))
    if realm["monster"]:
        words.append(plain(f"{MONSTER}{dice_of(realm['monster'])}", "bold red"))
    for seat in sorted({entry["seat"] for entry in realm["units"]}):
        units = {entry["unit"]: entry["count"] for entry in realm["units"] if entry["seat"] == seat}
        words.append(plain(f"{SHAPES[seat]}{unit_signs(units)}", f"bold {COLOURS[seat]}"))
    printed = REALMS[REALM_NUMBERS[name]]
    if realm["dwelling"] is not None:
        words.append(plain(f"{DWELLING}{SHAPES[realm['dwelling']]}", f"bold {COLOURS[realm['dwelling']]}"))
    elif printed.cost:
        words.append(plain(f"{DWELLING}{bundle_signs(said(int(printed.cost)))}", "dim"))
    if realm["bonus"]:
        words.append(plain(f"+{realm['bonus']}"))
    words += [stack_word(stack) for stack in realm["stacks"]]
    if name in RUINS:
        words.append(plain(RUINS[name], "dim"))
    elif name in DEEDS:
        words.append(plain(say(DEEDS[name]), "dim"))
    return words


def stack_word(stack: dict[str, Any]) -> Line:
    """◊◊:3 is a stack of three with two gems on top; (§) is what an empty field gives."""
    if stack["top"] is None:
        return plain(f"({bundle_signs(stack['printed'])})", "dim")
    return [(face_signs(stack["top"]), "yellow"), (f":{stack['left']}", "dim")]


def dice_of(monster: str) -> int:
    return int(MONSTERS[MONSTER_NAMES.index(monster)].dice)


# ---- below the map, or instead of it


def monster_lines(view: dict[str, Any], say: Say, columns: int) -> list[Line]:
    """☠4 Winged Serpent in the Sky Aerie"""
    words = [
        [
            (f"{MONSTER}{dice_of(realm['monster'])} ", "bold red"),
            (f"{say('eldervale-unit-' + realm['monster'])} {realm_forms('realm', name, say)['realmIn']}", ""),
        ]
        for name, realm in view["realms"].items()
        if realm["monster"]
    ]
    return flow(words, columns, BETWEEN, 2)


def list_lines(view: dict[str, Any], say: Say, columns: int) -> list[Line]:
    """Realm by realm with its neighbours."""
    lines: list[Line] = []
    for name, realm in view["realms"].items():
        words = [
            [*element_sign(realm["element"]), (f" {realm_name(name, say)}", "bold")],
            *piece_words(view, name, say),
        ]
        near = [plain(f"{realm_name(other, say)},", "dim") for other in realm["neighbours"]]
        if near:
            near[-1] = plain(near[-1][0][0].rstrip(","), "dim")
            words += [plain("↔", "dim"), *near]
        lines += flow([cut(word, columns - 2) for word in words], columns, " ", 2)
    free = free_places(view, {(realm["q"], realm["r"]): name for name, realm in view["realms"].items()})
    spots = [plain(SPOT_NAMES[spot_at(q, r)], "bold reverse") for q, r in free]
    return lines + flow(spots, columns)
