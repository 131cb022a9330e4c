"""The ghost board as text: its rows of treasure, and the action zones with their units and cards."""

from __future__ import annotations

from typing import Any, Final

from deskovka.core.game import Say
from deskovka.core.ink import Line, cut, flow, indented, plain
from deskovka.games.eldervale.drawing.signs import (
    ADVENTURE,
    BETWEEN,
    FAME,
    NOTHING,
    NOW,
    RESOURCES,
    TAKEN,
    UNITS,
    WORKER,
    element_sign,
)
from deskovka.games.eldervale.facts import ghost_facts

SPACES: Final = {"none": NOTHING, "magic": RESOURCES["magic"], "adventure": ADVENTURE, "fame": FAME}
INDENT: Final = 2


def ghost_lines(view: dict[str, Any], say: Say, columns: int) -> list[Line]:
    """Nothing where there are no ghosts."""
    ghosts = view["ghosts"]
    if ghosts is None:
        return []
    printed: dict[str, Any] = ghost_facts()
    room = columns - INDENT
    words = [row_word(row, faces, printed) for row, faces in zip(ghosts["rows"], printed["rows"], strict=True)]
    lines = [head_line(ghosts, say, columns)]
    lines += [indented(line, INDENT) for line in flow([cut(word, room) for word in words], room, "   ")]
    for number, (zone, known) in enumerate(zip(ghosts["zones"], printed["zones"], strict=True)):
        words = zone_words(zone, known, number == ghosts["zone"], say)
        lines += [indented(line, INDENT) for line in flow([cut(word, room) for word in words], room, " ", 4)]
    return lines


def head_line(ghosts: dict[str, Any], say: Say, columns: int) -> Line:
    counts = say("eldervale-label-ghost-deck", count=ghosts["deck"], discarded=len(ghosts["discards"]))
    words = [plain(say("eldervale-label-ghost-board"), "bold"), plain(counts, "dim")]
    if ghosts["guardian"] is None:
        words.append(plain(say("eldervale-label-guardian-beside"), "dim"))
    if ghosts["set_aside"]:
        words.append(plain(say("eldervale-label-set-aside", count=ghosts["set_aside"]), "dim"))
    return cut(flow(words, 1000, BETWEEN)[0], columns)


def row_word(row: dict[str, Any], faces: list[int], printed: dict[str, Any]) -> Line:
    """1,2 ☾ ■■✦▤★·✦▤: the faces of the die, the element, the spaces."""
    word: Line = [(f"{faces_of(faces)} ", "dim"), *element_sign(row["element"]), (" ", "")]
    word.append((TAKEN * row["tokens"], "yellow"))
    return [*word, ("".join(SPACES[space] for space in printed["spaces"][row["tokens"] :]), "dim")]


def faces_of(faces: list[int]) -> str:
    return ",".join(str(face) for face in faces)


def zone_words(zone: dict[str, Any], known: dict[str, Any], now: bool, say: Say) -> list[Line]:
    """1,2 left zone ♟1 ♟3 ♞: Upper right of the guardian, build a dwelling."""
    units = [f"{WORKER}{number}" for number in zone["workers"]]
    if zone["chief"]:
        units.append(UNITS[known["chief"]])
    head = f"{NOW if now else ' '} {faces_of(known['faces'])} {say('eldervale-zone-' + known['name'])}"
    words = [plain(head, "bold" if now else ""), plain(f"{' '.join(units) or '–'}:", "bold")]
    if zone["card"]:
        words += [plain(part, "dim") for part in say(f"eldervale-card-{zone['card']}.short").split()]
    return words
