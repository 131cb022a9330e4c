"""The players as text: a table in turn order, and what only I see: my board, my cards."""

from __future__ import annotations

from typing import Any, Final

from deskovka.core.game import Say
from deskovka.core.ink import Line, cut, flow, indented, padded, plain, width
from deskovka.games.kemet.drawing.cardwords import DAMAGE, DEFENCE, OFFERING, battle_word, card_word, tile_word
from deskovka.games.kemet.drawing.signs import CREATURE, PRAYER, named, tile_mark
from deskovka.games.kemet.terms import (
    ACTION_TOKENS,
    ACTIONS,
    FIRST_ACQUIRE,
    GOLD_SPACE,
    SPACE_ACTION,
    SPACE_LEVEL,
    SPACES,
)

BETWEEN: Final = " · "
NARROWEST: Final = 72
ROOMY: Final = 80
WIDEST_NAME: Final = 34
FREE: Final = "○"
TAKEN: Final = "✓"
TO_DO: Final = "▷"
NOW: Final = "▶"
NUMBERS: Final = [
    "kemet-label-points",
    "kemet-label-prayer",
    "kemet-label-tokens",
    "kemet-label-supply",
    "kemet-label-veterans",
    "kemet-label-interventions",
]
TOKENS: Final = {
    "silver": {
        "ready": "kemet-label-silver-ready",
        "used": "kemet-label-silver-used",
        "gained": "kemet-label-silver-gained",
    },
    "gold": {
        "ready": "kemet-label-gold-ready",
        "used": "kemet-label-gold-used",
        "gained": "kemet-label-gold-gained",
    },
}


def player_lines(view: dict[str, Any], say: Say, names: list[str], columns: int) -> list[Line]:
    """All players in turn order, with what everybody may know."""
    order = in_order(view)
    if columns < NARROWEST:
        lines: list[Line] = []
        for place, player in order:
            lines += flow(loose_words(view, player, place, say, names), columns, BETWEEN, 4)
            lines += detail_lines(player, say, columns)
        return lines
    heads = [say(label) for label in NUMBERS]
    gap = "  " if columns >= ROOMY else " "
    room = min(WIDEST_NAME, columns - sum(len(gap + head) for head in heads))
    lines = [[*padded(plain(say("kemet-label-players"), "bold"), room), *((gap + head, "dim") for head in heads)]]
    for place, player in order:
        line = padded(name_line(view, player, place, say, names, room), room)
        for head, value in zip(heads, values(player), strict=True):
            line += [(gap, ""), *padded(value, len(head), right=True)]
        lines += [line, *detail_lines(player, say, columns)]
    return lines


def in_order(view: dict[str, Any]) -> list[tuple[str, dict[str, Any]]]:
    """Places and players; while places are chosen, those who have none yet come last."""
    chosen = [(f"{place}.", seat) for place, seat in enumerate(view["order"], 1) if seat >= 0]
    seats = [seat for _, seat in chosen]
    rest = [("– ", player["seat"]) for player in view["players"] if player["seat"] not in seats]
    return [(place, view["players"][seat]) for place, seat in [*chosen, *rest]]


def name_line(
    view: dict[str, Any], player: dict[str, Any], place: str, say: Say, names: list[str], columns: int
) -> Line:
    """▶ 1. ● Jana, Horus"""
    seat = player["seat"]
    line: Line = [(f"{NOW if seat in view['asked'] else ' '} {place} ", "bold"), *named(seat, names)]
    god = f", {say('kemet-god-' + player['god'])}"
    return [*line, (god, "dim")] if width(line) + len(god) <= columns else cut(line, columns)


def values(player: dict[str, Any]) -> list[Line]:
    """The numbers of a player, in the order of the table."""
    points: Line = [(str(player["score"]), "bold"), (f" = {player['points']} + {player['temporary']}", "")]
    tokens = f"{player['tokens']}/{ACTION_TOKENS}"
    return [
        points,
        plain(str(player["prayer"]), "bold yellow"),
        plain(tokens),
        plain(str(player["supply"])),
        plain(str(player["veterans"])),
        plain(str(player["hand_size"])),
    ]


def loose_words(view: dict[str, Any], player: dict[str, Any], place: str, say: Say, names: list[str]) -> list[Line]:
    """The same for a narrow terminal: each number with its name."""
    numbers = [[(f"{say(label)} ", "dim"), *value] for label, value in zip(NUMBERS, values(player), strict=True)]
    return [name_line(view, player, place, say, names, 40), *numbers]


def detail_lines(player: dict[str, Any], say: Say, columns: int) -> list[Line]:
    """Tiles, creatures that wait, silver and gold tokens, battle cards out of hand."""
    words = [tile_word(name, say) for name in player["tiles"]]
    for name in player["waiting_creatures"]:
        words.append(plain(f"{CREATURE} {say('kemet-label-waiting', creature=say(f'kemet-tile-{name}'))}", "dim"))
    for token, labels in TOKENS.items():
        if player[token] in labels:
            words.append(plain(say(labels[player[token]]), "bold" if player[token] == "ready" else "dim"))
    out = [say(f"kemet-battle-{name}") for name in player["open_cards"]]
    if player["closed_size"]:
        out.append(say("kemet-label-face-down", count=player["closed_size"]))
    if out:
        words += [plain(f"{say('kemet-label-out')}: {out[0]}", "dim"), *(plain(name, "dim") for name in out[1:])]
    return [indented(line, 7) for line in flow(words, columns - 7, BETWEEN)]


# ---- what only I see


def own_lines(view: dict[str, Any], player: dict[str, Any], say: Say, names: list[str], columns: int) -> list[Line]:
    """My board with its spaces, my Divine Intervention cards, my battle cards."""
    owner = named(player["seat"], names)
    board = [plain(say("kemet-label-board"), "bold"), *level_words(view, player, say)]
    lines = flow([owner, *board], columns, "  ", 4)
    cards = [card_word(name, count, say) for name, count in player["hand"].items()]
    lines += titled(say("kemet-label-hand"), cards or [plain("–", "dim")], columns)
    lines += titled(
        say("kemet-label-battle-cards"), [battle_word(name, say) for name in player["battle_cards"]], columns
    )
    if player["closed_cards"]:
        closed = [battle_word(name, say, "dim") for name in player["closed_cards"]]
        lines += titled(say("kemet-label-mine-face-down"), closed, columns)
    return lines


def titled(title: str, words: list[Line], columns: int) -> list[Line]:
    if not words:
        return []
    return flow([[(f"    {title}: ", "bold"), *words[0]], *words[1:]], columns, BETWEEN, 6)


def level_words(view: dict[str, Any], player: dict[str, Any], say: Say) -> list[Line]:
    """Level by level: 3: ○ Recruit ✓ Move"""
    words: list[Line] = []
    for level in (3, 2, 1, 0):
        spaces = [number for number in range(len(SPACES)) if SPACE_LEVEL[number] == level]
        if level == 0 and player["gold"] == "none":
            continue
        word: Line = [(f"{level}:" if level else "", "dim")]
        for number in spaces:
            word += [(" ", ""), *space_word(view, player, number, say)]
        words.append(word)
    return words


def space_word(view: dict[str, Any], player: dict[str, Any], number: int, say: Say) -> Line:
    """The sign tells whether the space is free, used, to be carried out, or being carried out."""
    space = SPACES[number]
    sign, style = (TAKEN, "dim") if space in player["used"] else (FREE, "")
    if player["seat"] == view["active"] and space in view["placed"]:
        sign, style = TO_DO, "bold"
    if player["seat"] == view["active"] and space == view["doing"]:
        sign, style = NOW, "bold"
    if number == GOLD_SPACE:
        return plain(f"{sign} {say('kemet-space-gold')}", style)
    if number < FIRST_ACQUIRE or number >= FIRST_ACQUIRE + 3:
        return plain(f"{sign} {say('kemet-space-' + ACTIONS[SPACE_ACTION[number]])}", style)
    colour = player["acquire"][number - FIRST_ACQUIRE]
    mark = tile_mark(colour) if colour else plain("–", style)
    return [(f"{sign} {say('kemet-label-tile')} ", style), *mark]


def key_lines(say: Say, columns: int) -> list[Line]:
    """What the signs of boards and cards mean."""
    words = [
        plain(f"{FREE} {say('kemet-label-free')}"),
        plain(f"{TAKEN} {say('kemet-label-used')}"),
        plain(f"{TO_DO} {say('kemet-label-to-do')}"),
        plain(f"{PRAYER} {say('kemet-label-prayer')}"),
        plain(f"3 {DAMAGE}2 {DEFENCE}1 {say('kemet-label-numbers')}"),
        plain(f"{OFFERING}2 {say('kemet-label-offering')}"),
    ]
    return [[(text, "dim") for text, _ in line] for line in flow(words, columns - 4, BETWEEN)]
