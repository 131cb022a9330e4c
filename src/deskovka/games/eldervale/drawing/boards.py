"""The players as text: a table of what everybody has, and under each name what lies before that player."""

from __future__ import annotations

from typing import Any, Final

from deskovka.core.game import Say
from deskovka.core.ink import Line, cut, flow, indented, padded, plain, width
from deskovka.games.eldervale.box import ADVENTURE, NO_SYMBOL
from deskovka.games.eldervale.cards.catalogue import ADVENTURE_NAMES
from deskovka.games.eldervale.drawing.signs import (
    ALLY,
    BETWEEN,
    DWELLING,
    NOW,
    ORB,
    RESOURCES,
    UNITS,
    WORKER,
    element_sign,
    face_signs,
    named,
    unit_signs,
)
from deskovka.games.eldervale.phrases import UNIT_NAMES
from deskovka.games.eldervale.terms import WORKER as ANY_OF_THEM

KINDS: Final = [name for name in RESOURCES if name not in ("magic", "any")]
NARROWEST: Final = 72
WIDEST_NAME: Final = 40
TACTICS: Final = {"active": "eldervale-label-tactics-active", "exhausted": "eldervale-label-tactics-exhausted"}
SHORTEST: Final = 8  # columns in which a faction can be named
INDENT: Final = 4


def player_lines(view: dict[str, Any], say: Say, names: list[str], columns: int) -> list[Line]:
    """All players in the order of the seats, with what everybody may know."""
    heads = [say("eldervale-label-points"), *(RESOURCES[kind] for kind in KINDS), RESOURCES["magic"], ORB]
    heads += [say("eldervale-label-fame"), say("eldervale-label-ready"), say("eldervale-label-underworld")]
    wide = columns >= NARROWEST
    room = min(WIDEST_NAME, columns - sum(len(head) + 2 for head in heads))
    lines: list[Line] = []
    if wide:
        title = padded(plain(say("eldervale-label-players"), "bold"), room)
        lines.append([*title, *((f"  {head}", "dim") for head in heads)])
    for player in view["players"]:
        if wide:
            line = padded(name_line(view, player, say, names, room), room)
            for head, value in zip(heads, values(player), strict=True):
                line += [("  ", ""), *padded(value, len(head), right=True)]
            lines.append(line)
        else:
            words = [name_line(view, player, say, names, columns)]
            words += [[(f"{head} ", "dim"), *value] for head, value in zip(heads, values(player), strict=True)]
            lines += flow(words, columns, BETWEEN, INDENT)
        lines += detail_lines(player, say, columns)
    return lines


def name_line(view: dict[str, Any], player: dict[str, Any], say: Say, names: list[str], columns: int) -> Line:
    """▶ ● Jana ≋ Gale Harpies"""
    seat = player["seat"]
    line: Line = [(f"{NOW if seat in view['asked'] else ' '} ", "bold"), *named(seat, names)]
    if player["element"]:
        line += [(" ", ""), *element_sign(player["element"])]
    room = columns - width(line)
    if player["faction"] and room > SHORTEST:
        line += cut(plain(f" {say('eldervale-faction-' + player['faction'])}", "dim"), room)
    return cut(line, columns)


def values(player: dict[str, Any]) -> list[Line]:
    """The numbers of a player, in the order of the table."""
    resources = [plain(str(player["resources"][kind]), "" if player["resources"][kind] else "dim") for kind in KINDS]
    fame = "–" if player["fame"] is None else str(player["fame"])
    units = player["units"]
    return [
        plain(str(player["points"]), "bold"),
        *resources,
        plain(str(player["hand_size"])),
        plain(str(player["orbs"]), "" if player["orbs"] else "dim"),
        plain(fame),
        plain(unit_signs(units["ready"]) or "0"),
        plain(unit_signs(units["underworld"]) or "0"),
    ]


def detail_lines(player: dict[str, Any], say: Say, columns: int) -> list[Line]:
    """Power, dwellings, treasure, then the tableau."""
    words: list[Line] = []
    for element, power in player["power"].items():
        words.append([*element_sign(element), (f"{power}", "bold")])
    if player["dwellings"]:
        words.append(plain(f"{DWELLING}×{len(player['dwellings'])}", "bold"))
    if player["tray"]:
        words.append([(f"{say('eldervale-label-tray')} ", "dim"), *token_words(player["tray"])])
    if player["harvest"]:
        words.append([(f"{say('eldervale-action-harvest')} ", "dim"), *token_words([player["harvest"]])])
    waiting = unit_signs(player["units"]["tray"])
    if waiting:
        words.append(plain(f"{say('eldervale-label-to-summon')} {waiting}", "dim"))
    words += [plain(f"✓ {say(f'eldervale-card-{quest}')}", "dim") for quest in player["quests"]]
    if player["known"]:
        known = ", ".join(say(f"eldervale-card-{card}") for card in player["known"])
        words.append(plain(f"{say('eldervale-label-known')} {known}", "dim"))
    if player["tactics"] != "none":
        words.append(plain(say(TACTICS[player["tactics"]]), "dim"))
    room = columns - INDENT
    lines = flow([cut(word, room) for word in words], room, BETWEEN)
    lines += flow([cut(card_word(card, say), room) for card in player["tableau"]], room, BETWEEN)
    return [indented(line, INDENT) for line in lines]


def token_words(tokens: list[str]) -> Line:
    """≋◊◊ ♣§/τ: the element of the back and what the token shows."""
    line: Line = []
    for token in tokens:
        line += [*element_sign(token.partition("-")[0]), (f"{face_signs(token)} ", "yellow")]
    return [*line[:-1], (line[-1][0].rstrip(), line[-1][1])]


def card_word(card: dict[str, Any], say: Say) -> Line:
    """≋ Kite Scouts ♝ [◊◊|–] ◉ +Aura 1"""
    printed = ADVENTURE[ADVENTURE_NAMES.index(card["card"])]
    word: Line = [*element_sign(card["card"].partition("-")[0]), (f" {say('eldervale-card-' + card['card'])}", "")]
    if printed.symbol != NO_SYMBOL:
        word.append((f" {symbol_sign(int(printed.symbol))}", "dim"))
    if card["fields"]:
        shown = "|".join("–" if token is None else face_signs(token) for token in card["fields"])
        word.append((f" \\[{shown}]", "yellow"))
    if card["orb"]:
        word.append((f" {ORB}", "bold"))
    if card["aura"]:
        word.append((f" +{say('eldervale-card-' + card['aura'])}", "dim"))
    if card["units"]:
        count: dict[str, int] = {}
        for unit in card["units"]:
            count[unit] = count.get(unit, 0) + 1
        word.append((f" ←{unit_signs(count)}", "bold"))
    return word


def symbol_sign(symbol: int) -> str:
    """Who may activate a card."""
    return WORKER if symbol == ANY_OF_THEM else UNITS.get(UNIT_NAMES[symbol], ALLY)
