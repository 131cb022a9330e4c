"""A battle and a march as text: both sides line by line; the way of the army so far."""

from __future__ import annotations

from itertools import zip_longest
from typing import Any, Final

from deskovka.core.game import Say
from deskovka.core.ink import Line, flow, indented, padded, plain
from deskovka.games.kemet.drawing.cardwords import numbers
from deskovka.games.kemet.drawing.signs import FIGHT, MARCH, named

NAMES: Final = {"card": "battle", "tiles": "tile", "creature": "tile", "interventions": "card"}  # kinds of names
SOURCE_LABELS: Final = {
    "units": "kemet-label-source-units",
    "card": "kemet-label-source-card",
    "tiles": "kemet-label-source-tiles",
    "creature": "kemet-label-source-creature",
    "interventions": "kemet-label-source-interventions",
    "wounds": "kemet-label-source-wounds",
    "city": "kemet-label-source-city",
}
WAYS: Final = {
    "foot": "kemet-label-by-foot",
    "boat": "kemet-label-by-boat",
    "teleport": "kemet-label-by-teleport",
}
FATES: Final = {
    "stays": "kemet-label-after-stays",
    "disbanded": "kemet-label-after-disbanded",
    "retreated": "kemet-label-after-retreated",
    "gone": "kemet-label-after-gone",
}
NARROWEST: Final = 72
LABELS: Final = 14  # columns for what a line is about


def march_lines(view: dict[str, Any], say: Say, columns: int) -> list[Line]:
    """» March: from the desert → on foot to the dunes (4) · ground movements left: 1"""
    march = view["march"]
    if march is None or march["area"] is None:
        return []
    words = [plain(f"{MARCH} {say('kemet-label-march')}:", "bold green")]
    for number, step in enumerate(march["path"]):
        if number == 0:
            words.append(plain(say(f"kemet-area-{step['area']}.from")))
            continue
        way = say(WAYS[step["by"]])
        units = f" ({step['units']})" if step.get("units") else ""
        words.append(plain(f"→ {way} {say('kemet-area-' + step['area'] + '.to')}{units}"))
    words.append(plain(f"· {say('kemet-label-moves-left', count=march['left'])}", "bold"))
    if march["no_walls"]:
        words.append(plain(f"· {say('kemet-label-no-walls')}"))
    return flow(words, columns, " ", 4)


def battle_lines(view: dict[str, Any], say: Say, names: list[str], columns: int) -> list[Line]:
    """The battle that is on, or one line about the last one."""
    battle = view["battle"]
    if battle is None:
        return last_lines(view["last_battle"], say, names, columns)
    place = say(f"kemet-area-{battle['area']}.in")
    words = [plain(f"{FIGHT} {say('kemet-label-battle', place=place)}", "bold red")]
    if battle["shown"]:
        words.append(plain(say("kemet-label-shown", card=say(f"kemet-battle-{battle['shown']}"))))
    if battle["winner"] is not None:
        words.append([(f"{say('kemet-label-winner')} ", ""), *named(battle["winner"], names)])
    lines = flow(words, columns, "  ", 2)
    rows = battle_rows(view, battle["sides"], say, names)
    if columns < NARROWEST:
        return lines + in_turn(rows, columns)
    return lines + side_by_side(rows, columns)


def last_lines(battle: dict[str, Any] | None, say: Say, names: list[str], columns: int) -> list[Line]:
    if battle is None:
        return []
    place = say(f"kemet-area-{battle['area']}.in")
    words = [plain(f"{say('kemet-label-last-battle', place=place)}:", "dim")]
    for side in battle["sides"]:
        lost = f", {say('kemet-label-lost')} {side['lost']}" if side["lost"] else ""
        crown = f" ({say('kemet-label-won')})" if side["seat"] == battle["winner"] else ""
        words.append([*named(side["seat"], names, ""), (f" {side['strength']}{crown}{lost}", "")])
    return flow(words, columns, "  ", 2)


Row = tuple[str, list[list[Line]]]  # a label and the words of both sides


def battle_rows(view: dict[str, Any], sides: list[dict[str, Any]], say: Say, names: list[str]) -> list[Row]:
    """Who fights, then source by source, then the sums and what became of the armies."""
    rows: list[Row] = [("", [fighter(view, side, number, say, names) for number, side in enumerate(sides)])]
    for source, label in SOURCE_LABELS.items():
        cells = [source_words(side, source, say) for side in sides]
        if any(cells):
            rows.append((say(label), cells))
    rows.append((say("kemet-label-together"), [sum_words(side) for side in sides]))
    if any(side["lost"] for side in sides):
        rows.append((say("kemet-label-losses"), [[plain(str(side["lost"]))] for side in sides]))
    gains = [gain_words(side, say) for side in sides]
    return [*rows, (say("kemet-label-gains"), gains)] if any(gains) else rows


def fighter(view: dict[str, Any], side: dict[str, Any], number: int, say: Say, names: list[str]) -> list[Line]:
    """Name and part in the battle; and whether everything is chosen."""
    words = [
        named(side["seat"], names),
        plain(say("kemet-label-defender" if number else "kemet-label-attacker"), "dim"),
    ]
    if view["players"][side["seat"]]["ready"]:
        words.append(plain(f"✓ {say('kemet-label-ready')}", "bold green"))
    return words


def source_words(side: dict[str, Any], source: str, say: Say) -> list[Line]:
    """Names and numbers from one source; ? where they are secret."""
    words: list[Line] = []
    for line in side["lines"]:
        if line["source"] == source:
            style = "dim strike" if line["cancelled"] else ""
            words += [plain(say(f"kemet-{NAMES[source]}-{name}"), style) for name in line["names"] if source in NAMES]
            value = numbers(line["strength"], line["damage"], line["defence"])
            unblockable = side["unblockable"] if source == "card" else 0
            if unblockable:
                value = numbers(line["strength"], line["damage"], line["defence"], unblockable)
            words.append(plain(value or "0", style or "bold"))
            if line["cancelled"]:
                words.append(plain(say("kemet-label-cancelled"), "dim"))
    if not words and side["hidden"] and source in ("card", "interventions"):
        return [plain("?", "bold")]
    return words


def sum_words(side: dict[str, Any]) -> list[Line]:
    open_end = " + ?" if side["hidden"] else ""
    value = numbers(side["strength"], side["damage"], side["defence"], side["unblockable"])
    return [plain(f"{value or '0'}{open_end}", "bold reverse")]


def gain_words(side: dict[str, Any], say: Say) -> list[Line]:
    """Points and veterans of a side, and where its army went."""
    words = [plain(say("kemet-label-point-gained", count=side["points"]), "bold")] if side["points"] else []
    if side["veterans"]:
        words.append(plain(f"{say('kemet-label-veterans')} +{side['veterans']}"))
    if side["after"]:
        words.append(plain(say(FATES[side["after"]]), "dim"))
    if side["to"]:
        words.append(plain(say(f"kemet-area-{side['to']}.to"), "dim"))
    return words


def side_by_side(rows: list[Row], columns: int) -> list[Line]:
    """Labels on the left, then both sides in columns of their own."""
    half = min((columns - LABELS - 4) // 2, 48)
    lines: list[Line] = []
    for label, cells in rows:
        blocks = [flow(words, half) for words in cells]
        for number, (left, right) in enumerate(zip_longest(*blocks, fillvalue=[])):
            head = padded(plain(label if number == 0 else "", "dim"), LABELS)
            line = [
                ("  ", ""),
                *head,
                *(padded(left, half) if right else left),
                *([("  ", "")] if right else []),
                *right,
            ]
            lines.append(line)
    return lines


def in_turn(rows: list[Row], columns: int) -> list[Line]:
    """First the attacker, then the defender."""
    lines: list[Line] = []
    for number in range(2):
        for label, cells in rows:
            if cells[number]:
                words = [plain(f"{label}:", "dim"), *cells[number]] if label else cells[number]
                lines += [indented(line, 2 if not label else 4) for line in flow(words, columns - 4, " ", 2)]
    return lines
